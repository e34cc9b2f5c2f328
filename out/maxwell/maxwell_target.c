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
static const struct isadora_piece pieces_AOP[] = {{52, 55}};
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
static const struct isadora_piece pieces_ASOP[] = {{52, 55}};
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
static const struct isadora_piece pieces_AROP[] = {{23, 25}};
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
static const struct isadora_piece pieces_ATYPE[] = {{49, 51}};
static const struct isadora_code codes_ATYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".F32.FTZ.RN"},
    {5, ".S64"},
};
static const struct isadora_piece pieces_ARTYPE[] = {{20, 22}};
static const struct isadora_code codes_ARTYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".F32.FTZ.RN"},
    {5, ".S64"},
};
static const struct isadora_piece pieces_ASTYPE[] = {{28, 29}};
static const struct isadora_code codes_ASTYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".S64"},
};
static const struct isadora_piece pieces_AE[] = {{48, 48}};
static const struct isadora_code codes_AE[] = {
    {0, ""},
    {1, ".E"},
};
static const struct isadora_piece pieces_AOFF[] = {{28, 47}};
static const struct isadora_piece pieces_UAOFF[] = {{28, 47}};
static const struct isadora_piece pieces_ASOFF[] = {{30, 51}};
static const struct isadora_piece pieces_UASOFF[] = {{30, 51}};
static const struct isadora_piece pieces_AOFF13[] = {{28, 40}};
static const struct isadora_piece pieces_UAOFF13[] = {{28, 40}};
static const struct isadora_piece pieces_CASW[] = {{49, 49}};
static const struct isadora_code codes_CASW[] = {
    {0, ""},
    {1, ".64"},
};
static const struct isadora_piece pieces_CASWS[] = {{52, 52}};
static const struct isadora_code codes_CASWS[] = {
    {0, ""},
    {1, ".64"},
};
static const struct isadora_piece pieces_CASK[] = {{53, 54}};
static const struct isadora_code codes_CASK[] = {
    {0, ".CAST"},
    {1, ".CAST.SPIN"},
    {2, ".CAS"},
};
static const struct isadora_piece pieces_AOPP[] = {{44, 47}};
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
static const struct isadora_piece pieces_CASF[] = {{50, 51}};
static const struct isadora_piece pieces_CASFS[] = {{28, 29}};
static const struct isadora_piece pieces_CASN[] = {{20, 27}};
static const struct isadora_piece pieces_CCOP[] = {{0, 3}};
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
static const struct isadora_piece pieces_CCOPQ[] = {{0, 3}};
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
static const struct isadora_piece pieces_CCLEVEL[] = {{4, 6}};
static const struct isadora_code codes_CCLEVEL[] = {
    {0, ""},
    {1, ".U"},
    {2, ".C"},
    {3, ".I"},
    {4, ".CRS"},
};
static const struct isadora_piece pieces_CCE[] = {{52, 52}};
static const struct isadora_code codes_CCE[] = {
    {0, ""},
    {1, ".E"},
};
static const struct isadora_piece pieces_CCOFF[] = {{22, 51}};
static const struct isadora_piece pieces_UCCOFF[] = {{22, 51}};
static const struct isadora_piece pieces_CCLOFF[] = {{22, 43}};
static const struct isadora_piece pieces_UCCLOFF[] = {{22, 43}};
static const struct isadora_piece pieces_OPC3[] = {{53, 55}};
static const struct isadora_piece pieces_CTOP[] = {{0, 1}};
static const struct isadora_piece pieces_CTH[] = {{36, 48}};
static const struct isadora_piece pieces_XC[] = {{43, 43}};
static const struct isadora_code codes_XC[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_LMT[] = {{6, 6}};
static const struct isadora_code codes_LMT[] = {
    {0, ""},
    {1, ".LMT"},
};
static const struct isadora_piece pieces_UNI[] = {{7, 7}};
static const struct isadora_code codes_UNI[] = {
    {0, ""},
    {1, ".U"},
};
static const struct isadora_piece pieces_BRC[] = {{5, 5}};
static const struct isadora_piece pieces_KEEP[] = {{5, 5}};
static const struct isadora_code codes_KEEP[] = {
    {0, ""},
    {1, ".KEEPREFCOUNT"},
};
static const struct isadora_piece pieces_NOINC[] = {{6, 6}};
static const struct isadora_code codes_NOINC[] = {
    {0, ".NOINC"},
    {1, ""},
};
static const struct isadora_piece pieces_BFAR[] = {{20, 51}};
static const struct isadora_piece pieces_BXFAR[] = {{20, 51}};
static const struct isadora_piece pieces_BXNEAR[] = {{20, 43}};
static const struct isadora_piece pieces_BXOFF[] = {{20, 35}};
static const struct isadora_piece pieces_BXBANK[] = {{36, 40}};
static const struct isadora_piece pieces_IDEN[] = {{5, 5}};
static const struct isadora_code codes_IDEN[] = {
    {0, ".EN"},
    {1, ""},
};
static const struct isadora_piece pieces_IDEMASK[] = {{20, 35}};
static const struct isadora_piece pieces_RTTK[] = {{0, 1}};
static const struct isadora_code codes_RTTK[] = {
    {0, ""},
    {1, ".TERMINATE"},
    {2, ".FALLTHROUGH"},
    {3, ".PREEMPTED"},
};
static const struct isadora_piece pieces_BPTK[] = {{6, 8}};
static const struct isadora_code codes_BPTK[] = {
    {0, ".DRAIN_ILLEGAL"},
    {1, ".CAL"},
    {2, ".PAUSE"},
    {3, ".TRAP"},
    {4, ".INT"},
    {5, ".DRAIN"},
};
static const struct isadora_piece pieces_BPTN[] = {{20, 39}};
static const struct isadora_piece pieces_NTRIG[] = {{13, 13}};
static const struct isadora_code codes_NTRIG[] = {
    {0, ""},
    {1, ".TRIG"},
};
static const struct isadora_piece pieces_NMASK[] = {{20, 35}};
static const struct isadora_piece pieces_CDF[] = {{8, 9}};
static const struct isadora_code codes_CDF[] = {
    {1, ".F16"},
    {2, ".F32"},
    {3, ".F64"},
};
static const struct isadora_piece pieces_CSF[] = {{10, 11}};
static const struct isadora_code codes_CSF[] = {
    {1, ".F16"},
    {2, ".F32"},
    {3, ".F64"},
};
static const struct isadora_piece pieces_CH[] = {{41, 41}};
static const struct isadora_code codes_CH[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_piece pieces_CRND[] = {{39, 40}, {42, 42}};
static const struct isadora_code codes_CRND[] = {
    {0, ""},
    {3, ".PASS"},
    {4, ".ROUND"},
    {5, ".FLOOR"},
    {6, ".CEIL"},
    {7, ".TRUNC"},
};
static const struct isadora_piece pieces_CINT[] = {{39, 40}};
static const struct isadora_code codes_CINT[] = {
    {0, ""},
    {1, ".FLOOR"},
    {2, ".CEIL"},
    {3, ".TRUNC"},
};
static const struct isadora_piece pieces_CDI[] = {{8, 9}, {12, 12}};
static const struct isadora_code codes_CDI[] = {
    {1, ".U16"},
    {2, ".U32"},
    {3, ".U64"},
    {5, ".S16"},
    {6, ".S32"},
    {7, ".S64"},
};
static const struct isadora_piece pieces_CDN[] = {{8, 9}, {12, 12}};
static const struct isadora_code codes_CDN[] = {
    {0, ".U8"},
    {1, ".U16"},
    {2, ".U32"},
    {4, ".S8"},
    {5, ".S16"},
    {6, ".S32"},
};
static const struct isadora_piece pieces_CSI[] = {{10, 11}, {13, 13}};
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
static const struct isadora_piece pieces_CSN[] = {{10, 11}, {13, 13}};
static const struct isadora_code codes_CSN[] = {
    {0, ".U8"},
    {1, ".U16"},
    {2, ".U32"},
    {4, ".S8"},
    {5, ".S16"},
    {6, ".S32"},
};
static const struct isadora_piece pieces_CBYTE[] = {{41, 42}};
static const struct isadora_code codes_CBYTE[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_piece pieces_CHALF[] = {{41, 42}};
static const struct isadora_code codes_CHALF[] = {
    {0, ""},
    {2, ".H1"},
};
static const struct isadora_piece pieces_DRND[] = {{50, 51}};
static const struct isadora_code codes_DRND[] = {
    {0, ""},
    {1, ".RM"},
    {2, ".RP"},
    {3, ".RZ"},
};
static const struct isadora_piece pieces_TOP[] = {{56, 63}};
static const struct isadora_piece pieces_TOPI[] = {{57, 63}};
static const struct isadora_piece pieces_TOP6[] = {{58, 63}};
static const struct isadora_piece pieces_OP5[] = {{51, 55}};
static const struct isadora_piece pieces_OP4[] = {{52, 55}};
static const struct isadora_piece pieces_OP1[] = {{55, 55}};
static const struct isadora_piece pieces_STALL[] = {{64, 67}};
static const struct isadora_piece pieces_NOY[] = {{68, 68}};
static const struct isadora_code codes_NOY[] = {
    {0, "Y"},
    {1, ""},
};
static const struct isadora_piece pieces_WBAR[] = {{69, 71}};
static const struct isadora_piece pieces_RBAR[] = {{72, 74}};
static const struct isadora_piece pieces_CONTROL[] = {{64, 80}};
static const struct isadora_piece pieces_SECOND[] = {{85, 85}};
static const struct isadora_piece pieces_W1[] = {{75, 75}};
static const struct isadora_code codes_W1[] = {
    {0, ""},
    {1, "^1"},
};
static const struct isadora_piece pieces_W2[] = {{76, 76}};
static const struct isadora_code codes_W2[] = {
    {0, ""},
    {1, "^2"},
};
static const struct isadora_piece pieces_W3[] = {{77, 77}};
static const struct isadora_code codes_W3[] = {
    {0, ""},
    {1, "^3"},
};
static const struct isadora_piece pieces_W4[] = {{78, 78}};
static const struct isadora_code codes_W4[] = {
    {0, ""},
    {1, "^4"},
};
static const struct isadora_piece pieces_W5[] = {{79, 79}};
static const struct isadora_code codes_W5[] = {
    {0, ""},
    {1, "^5"},
};
static const struct isadora_piece pieces_W6[] = {{80, 80}};
static const struct isadora_code codes_W6[] = {
    {0, ""},
    {1, "^6"},
};
static const struct isadora_piece pieces_RA[] = {{81, 81}};
static const struct isadora_code codes_RA[] = {
    {0, ""},
    {1, ".reuse"},
};
static const struct isadora_piece pieces_RB[] = {{82, 82}};
static const struct isadora_code codes_RB[] = {
    {0, ""},
    {1, ".reuse"},
};
static const struct isadora_piece pieces_RC[] = {{83, 83}};
static const struct isadora_code codes_RC[] = {
    {0, ""},
    {1, ".reuse"},
};
static const struct isadora_piece pieces_GP[] = {{16, 18}};
static const struct isadora_piece pieces_GN[] = {{19, 19}};
static const struct isadora_piece pieces_Rd[] = {{0, 7}};
static const struct isadora_piece pieces_Ra[] = {{8, 15}};
static const struct isadora_piece pieces_Rb[] = {{20, 27}};
static const struct isadora_piece pieces_Rc[] = {{39, 46}};
static const struct isadora_piece pieces_P0[] = {{3, 5}};
static const struct isadora_piece pieces_P1[] = {{0, 2}};
static const struct isadora_piece pieces_P2[] = {{48, 50}};
static const struct isadora_piece pieces_Q0[] = {{39, 41}};
static const struct isadora_piece pieces_Q0N[] = {{42, 42}};
static const struct isadora_code codes_Q0N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_piece pieces_COFF[] = {{20, 33}};
static const struct isadora_piece pieces_CBANK[] = {{34, 38}};
static const struct isadora_piece pieces_IMM[] = {{20, 38}, {56, 56}};
static const struct isadora_piece pieces_UIMM[] = {{20, 38}, {56, 56}};
static const struct isadora_piece pieces_FIMM[] = {{20, 38}, {56, 56}};
static const struct isadora_piece pieces_DIMM[] = {{20, 38}, {56, 56}};
static const struct isadora_piece pieces_IMM32[] = {{20, 51}};
static const struct isadora_piece pieces_UIMM32[] = {{20, 51}};
static const struct isadora_piece pieces_FIMM32[] = {{20, 51}};
static const struct isadora_piece pieces_MASK[] = {{39, 42}};
static const struct isadora_piece pieces_CCW[] = {{47, 47}};
static const struct isadora_code codes_CCW[] = {
    {0, ""},
    {1, ".CC"},
};
static const struct isadora_piece pieces_CCWL[] = {{52, 52}};
static const struct isadora_code codes_CCWL[] = {
    {0, ""},
    {1, ".CC"},
};
static const struct isadora_piece pieces_CCT[] = {{0, 4}};
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
static const struct isadora_piece pieces_CCT8[] = {{8, 12}};
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
static const struct isadora_piece pieces_TO[] = {{20, 43}};
static const struct isadora_piece pieces_FRND[] = {{39, 40}};
static const struct isadora_code codes_FRND[] = {
    {0, ""},
    {1, ".RM"},
    {2, ".RP"},
    {3, ".RZ"},
};
static const struct isadora_piece pieces_FTZ[] = {{44, 44}};
static const struct isadora_code codes_FTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_piece pieces_FSAT[] = {{50, 50}};
static const struct isadora_code codes_FSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_FNA[] = {{48, 48}};
static const struct isadora_code codes_FNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_FNB[] = {{45, 45}};
static const struct isadora_code codes_FNB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_FAA[] = {{46, 46}};
static const struct isadora_code codes_FAA[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_piece pieces_FAB[] = {{49, 49}};
static const struct isadora_code codes_FAB[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_piece pieces_FTZL[] = {{55, 55}};
static const struct isadora_code codes_FTZL[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_piece pieces_FNAL[] = {{56, 56}};
static const struct isadora_code codes_FNAL[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_FAAL[] = {{54, 54}};
static const struct isadora_code codes_FAAL[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_piece pieces_FNBL[] = {{53, 53}};
static const struct isadora_code codes_FNBL[] = {
    {0, ""},
    {1, ".NEG"},
};
static const struct isadora_piece pieces_FABL[] = {{57, 57}};
static const struct isadora_code codes_FABL[] = {
    {0, ""},
    {1, ".ABS"},
};
static const struct isadora_piece pieces_FMZ[] = {{44, 45}};
static const struct isadora_code codes_FMZ[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_piece pieces_FSCALE[] = {{41, 43}};
static const struct isadora_code codes_FSCALE[] = {
    {0, ""},
    {1, ".D2"},
    {2, ".D4"},
    {3, ".D8"},
    {4, ".M8"},
    {5, ".M4"},
    {6, ".M2"},
};
static const struct isadora_piece pieces_FNM[] = {{48, 48}};
static const struct isadora_code codes_FNM[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_FMZH[] = {{53, 54}};
static const struct isadora_code codes_FMZH[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_piece pieces_FSATL[] = {{55, 55}};
static const struct isadora_code codes_FSATL[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_FRNDH[] = {{51, 52}};
static const struct isadora_code codes_FRNDH[] = {
    {0, ""},
    {1, ".RM"},
    {2, ".RP"},
    {3, ".RZ"},
};
static const struct isadora_piece pieces_FNC[] = {{49, 49}};
static const struct isadora_code codes_FNC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_FNCL[] = {{57, 57}};
static const struct isadora_code codes_FNCL[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_FCMP[] = {{48, 51}};
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
static const struct isadora_piece pieces_FCMPN[] = {{48, 51}};
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
static const struct isadora_piece pieces_SNA[] = {{43, 43}};
static const struct isadora_code codes_SNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_SAA[] = {{54, 54}};
static const struct isadora_code codes_SAA[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_piece pieces_SNB[] = {{53, 53}};
static const struct isadora_code codes_SNB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_SAB[] = {{44, 44}};
static const struct isadora_code codes_SAB[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_piece pieces_SFTZ[] = {{55, 55}};
static const struct isadora_code codes_SFTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_piece pieces_BFH[] = {{52, 52}};
static const struct isadora_code codes_BFH[] = {
    {0, ""},
    {1, ".BF"},
};
static const struct isadora_piece pieces_PNB[] = {{6, 6}};
static const struct isadora_code codes_PNB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_PAA[] = {{7, 7}};
static const struct isadora_code codes_PAA[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_piece pieces_PFTZ[] = {{47, 47}};
static const struct isadora_code codes_PFTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_piece pieces_SWA[] = {{28, 29}};
static const struct isadora_code codes_SWA[] = {
    {0, "PP"},
    {1, "NP"},
    {2, "PN"},
    {3, "ZP"},
};
static const struct isadora_piece pieces_SWB[] = {{30, 31}};
static const struct isadora_code codes_SWB[] = {
    {0, "PP"},
    {1, "NP"},
    {2, "PN"},
    {3, "ZP"},
};
static const struct isadora_piece pieces_SWC[] = {{32, 33}};
static const struct isadora_code codes_SWC[] = {
    {0, "PP"},
    {1, "NP"},
    {2, "PN"},
    {3, "ZP"},
};
static const struct isadora_piece pieces_SWD[] = {{34, 35}};
static const struct isadora_code codes_SWD[] = {
    {0, "PP"},
    {1, "NP"},
    {2, "PN"},
    {3, "ZP"},
};
static const struct isadora_piece pieces_NDV[] = {{38, 38}};
static const struct isadora_code codes_NDV[] = {
    {0, ""},
    {1, ".NDV"},
};
static const struct isadora_piece pieces_MUF[] = {{20, 23}};
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
static const struct isadora_piece pieces_MUFN[] = {{20, 23}};
static const struct isadora_piece pieces_RROF[] = {{39, 39}};
static const struct isadora_code codes_RROF[] = {
    {0, ".SINCOS"},
    {1, ".EX2"},
};
static const struct isadora_piece pieces_AP[] = {{31, 31}};
static const struct isadora_piece pieces_AO[] = {{32, 32}};
static const struct isadora_code codes_AO[] = {
    {0, ""},
    {1, ".O"},
};
static const struct isadora_piece pieces_ASIZE[] = {{47, 48}};
static const struct isadora_code codes_ASIZE[] = {
    {0, ""},
    {1, ".64"},
    {2, ".96"},
    {3, ".128"},
};
static const struct isadora_piece pieces_AOFF11[] = {{20, 30}};
static const struct isadora_piece pieces_AOFF10[] = {{20, 29}};
static const struct isadora_piece pieces_APO[] = {{44, 46}};
static const struct isadora_piece pieces_IPO[] = {{45, 47}};
static const struct isadora_piece pieces_ATX[] = {{28, 37}};
static const struct isadora_piece pieces_IIDX[] = {{38, 38}};
static const struct isadora_piece pieces_IMODE[] = {{54, 55}};
static const struct isadora_code codes_IMODE[] = {
    {0, ".PASS"},
    {1, ""},
    {2, ".CONSTANT"},
    {3, ".SC"},
};
static const struct isadora_piece pieces_IWHERE[] = {{52, 53}};
static const struct isadora_code codes_IWHERE[] = {
    {0, ""},
    {1, ".CENTROID"},
    {2, ".OFFSET"},
};
static const struct isadora_piece pieces_ISAT[] = {{51, 51}};
static const struct isadora_code codes_ISAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_IPRED[] = {{47, 49}};
static const struct isadora_piece pieces_ISKEW[] = {{31, 31}};
static const struct isadora_code codes_ISKEW[] = {
    {0, ""},
    {1, ".SKEW"},
};
static const struct isadora_piece pieces_ISPACE[] = {{33, 34}};
static const struct isadora_code codes_ISPACE[] = {
    {0, ""},
    {1, ".PATCH"},
    {2, ".PRIM"},
    {3, ".ATTR"},
};
static const struct isadora_piece pieces_ISIZE[] = {{47, 48}};
static const struct isadora_code codes_ISIZE[] = {
    {0, ""},
    {1, ".U16"},
    {2, ".32"},
};
static const struct isadora_piece pieces_OUTK[] = {{39, 40}};
static const struct isadora_code codes_OUTK[] = {
    {1, ".EMIT"},
    {2, ".CUT"},
    {3, ".EMIT_THEN_CUT"},
};
static const struct isadora_piece pieces_PXK[] = {{31, 33}};
static const struct isadora_code codes_PXK[] = {
    {0, ""},
    {1, ".COVMASK"},
    {2, ".COVERED"},
    {3, ".OFFSET"},
    {4, ".CENTROID_OFFSET"},
    {5, ".MY_INDEX"},
};
static const struct isadora_piece pieces_PXOFF[] = {{20, 27}};
static const struct isadora_piece pieces_HMRG[] = {{49, 50}};
static const struct isadora_code codes_HMRG[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".MRG_H0"},
    {3, ".MRG_H1"},
};
static const struct isadora_piece pieces_HFTZ[] = {{39, 39}};
static const struct isadora_code codes_HFTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_piece pieces_HSAT[] = {{32, 32}};
static const struct isadora_code codes_HSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_HSATC[] = {{52, 52}};
static const struct isadora_code codes_HSATC[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_HNA[] = {{43, 43}};
static const struct isadora_code codes_HNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_HAA[] = {{44, 44}};
static const struct isadora_code codes_HAA[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_piece pieces_HSA[] = {{47, 48}};
static const struct isadora_code codes_HSA[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_piece pieces_HNB[] = {{31, 31}};
static const struct isadora_code codes_HNB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_HAB[] = {{30, 30}};
static const struct isadora_code codes_HAB[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_piece pieces_HSB[] = {{28, 29}};
static const struct isadora_code codes_HSB[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_piece pieces_HNCB[] = {{56, 56}};
static const struct isadora_code codes_HNCB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_HACB[] = {{54, 54}};
static const struct isadora_code codes_HACB[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_piece pieces_HIHI[] = {{30, 38}, {56, 56}};
static const struct isadora_piece pieces_HILO[] = {{20, 29}};
static const struct isadora_piece pieces_HFTZL[] = {{55, 55}};
static const struct isadora_code codes_HFTZL[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_piece pieces_HSAL[] = {{53, 54}};
static const struct isadora_code codes_HSAL[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_piece pieces_HHI[] = {{36, 51}};
static const struct isadora_piece pieces_HLO[] = {{20, 35}};
static const struct isadora_piece pieces_HFMZ[] = {{39, 40}};
static const struct isadora_code codes_HFMZ[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_piece pieces_HFMZL[] = {{55, 56}};
static const struct isadora_code codes_HFMZL[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_piece pieces_HFMZR[] = {{37, 38}};
static const struct isadora_code codes_HFMZR[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_piece pieces_HFMZC[] = {{57, 58}};
static const struct isadora_code codes_HFMZC[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_piece pieces_HTOP[] = {{59, 63}};
static const struct isadora_piece pieces_HNR[] = {{30, 30}};
static const struct isadora_code codes_HNR[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_HSR[] = {{35, 36}};
static const struct isadora_code codes_HSR[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_piece pieces_HNRC[] = {{51, 51}};
static const struct isadora_code codes_HNRC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_HSRC[] = {{53, 54}};
static const struct isadora_code codes_HSRC[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_piece pieces_HNRD[] = {{52, 52}};
static const struct isadora_code codes_HNRD[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_HBF[] = {{49, 49}};
static const struct isadora_code codes_HBF[] = {
    {0, ""},
    {1, ".BF"},
};
static const struct isadora_piece pieces_HCMP[] = {{35, 38}};
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
static const struct isadora_piece pieces_HSFTZ[] = {{50, 50}};
static const struct isadora_code codes_HSFTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_piece pieces_HBFC[] = {{53, 53}};
static const struct isadora_code codes_HBFC[] = {
    {0, ""},
    {1, ".BF"},
};
static const struct isadora_piece pieces_HSFTZC[] = {{54, 54}};
static const struct isadora_code codes_HSFTZC[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_piece pieces_HCMPC[] = {{49, 52}};
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
static const struct isadora_piece pieces_HPFTZ[] = {{6, 6}};
static const struct isadora_code codes_HPFTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_piece pieces_HAND[] = {{49, 49}};
static const struct isadora_code codes_HAND[] = {
    {0, ""},
    {1, ".H_AND"},
};
static const struct isadora_piece pieces_HANDC[] = {{53, 53}};
static const struct isadora_code codes_HANDC[] = {
    {0, ""},
    {1, ".H_AND"},
};
static const struct isadora_piece pieces_NA[] = {{49, 49}};
static const struct isadora_code codes_NA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_NB[] = {{48, 48}};
static const struct isadora_code codes_NB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_NPO[] = {{48, 49}};
static const struct isadora_piece pieces_XI[] = {{43, 43}};
static const struct isadora_code codes_XI[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_SATI[] = {{50, 50}};
static const struct isadora_code codes_SATI[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_NAL[] = {{56, 56}};
static const struct isadora_code codes_NAL[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_N55[] = {{55, 55}};
static const struct isadora_piece pieces_XL[] = {{53, 53}};
static const struct isadora_code codes_XL[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_SATL[] = {{54, 54}};
static const struct isadora_code codes_SATL[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_NA3[] = {{51, 51}};
static const struct isadora_code codes_NA3[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_NB3[] = {{50, 50}};
static const struct isadora_code codes_NB3[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_NC3[] = {{49, 49}};
static const struct isadora_code codes_NC3[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_X3[] = {{48, 48}};
static const struct isadora_code codes_X3[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_HA3[] = {{35, 36}};
static const struct isadora_code codes_HA3[] = {
    {0, ""},
    {1, ".H0"},
    {2, ".H1"},
};
static const struct isadora_piece pieces_HB3[] = {{33, 34}};
static const struct isadora_code codes_HB3[] = {
    {0, ""},
    {1, ".H0"},
    {2, ".H1"},
};
static const struct isadora_piece pieces_HC3[] = {{31, 32}};
static const struct isadora_code codes_HC3[] = {
    {0, ""},
    {1, ".H0"},
    {2, ".H1"},
};
static const struct isadora_piece pieces_SH3[] = {{37, 38}};
static const struct isadora_code codes_SH3[] = {
    {0, ""},
    {1, ".RS"},
    {2, ".LS"},
};
static const struct isadora_piece pieces_SCALE[] = {{39, 43}};
static const struct isadora_piece pieces_SCALEL[] = {{53, 57}};
static const struct isadora_piece pieces_MNX[] = {{43, 44}};
static const struct isadora_code codes_MNX[] = {
    {0, ""},
    {1, ".XLO"},
    {2, ".XMED"},
    {3, ".XHI"},
};
static const struct isadora_piece pieces_UI[] = {{48, 48}};
static const struct isadora_code codes_UI[] = {
    {0, ".U32"},
    {1, ""},
};
static const struct isadora_piece pieces_MULHI[] = {{39, 39}};
static const struct isadora_code codes_MULHI[] = {
    {0, ""},
    {1, ".HI"},
};
static const struct isadora_piece pieces_MULS[] = {{40, 41}};
static const struct isadora_code codes_MULS[] = {
    {0, ".U32.U32"},
    {1, ".S32.U32"},
    {2, ".U32.S32"},
    {3, ""},
};
static const struct isadora_piece pieces_MULHIL[] = {{53, 53}};
static const struct isadora_code codes_MULHIL[] = {
    {0, ""},
    {1, ".HI"},
};
static const struct isadora_piece pieces_MULSL[] = {{54, 55}};
static const struct isadora_code codes_MULSL[] = {
    {0, ".U32.U32"},
    {1, ".S32.U32"},
    {2, ".U32.S32"},
    {3, ""},
};
static const struct isadora_piece pieces_CMP[] = {{49, 51}};
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
static const struct isadora_piece pieces_LOPF[] = {{41, 42}};
static const struct isadora_code codes_LOPF[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
    {3, ".PASS_B"},
};
static const struct isadora_piece pieces_LOPX[] = {{43, 43}};
static const struct isadora_code codes_LOPX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_LOPT[] = {{44, 45}};
static const struct isadora_code codes_LOPT[] = {
    {0, ""},
    {1, ".T"},
    {2, ".Z"},
    {3, ".NZ"},
};
static const struct isadora_piece pieces_LIA[] = {{39, 39}};
static const struct isadora_code codes_LIA[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_piece pieces_LIB[] = {{40, 40}};
static const struct isadora_code codes_LIB[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_piece pieces_LOPFL[] = {{53, 54}};
static const struct isadora_code codes_LOPFL[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
    {3, ".PASS_B"},
};
static const struct isadora_piece pieces_LOPXL[] = {{57, 57}};
static const struct isadora_code codes_LOPXL[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_LIAL[] = {{55, 55}};
static const struct isadora_code codes_LIAL[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_piece pieces_LIBL[] = {{56, 56}};
static const struct isadora_code codes_LIBL[] = {
    {0, ""},
    {1, ".INV"},
};
static const struct isadora_piece pieces_L3T[] = {{36, 37}};
static const struct isadora_code codes_L3T[] = {
    {0, ""},
    {1, ".T"},
    {2, ".Z"},
    {3, ".NZ"},
};
static const struct isadora_piece pieces_L3X[] = {{38, 38}};
static const struct isadora_code codes_L3X[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_LUT[] = {{28, 35}};
static const struct isadora_piece pieces_LUTH[] = {{48, 55}};
static const struct isadora_piece pieces_L3XC[] = {{56, 56}};
static const struct isadora_code codes_L3XC[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_L3XI[] = {{57, 57}};
static const struct isadora_code codes_L3XI[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_OFF24[] = {{20, 43}};
static const struct isadora_piece pieces_UOFF24[] = {{20, 43}};
static const struct isadora_piece pieces_OFF32[] = {{20, 51}};
static const struct isadora_piece pieces_UOFF32[] = {{20, 51}};
static const struct isadora_piece pieces_OFF20[] = {{20, 39}};
static const struct isadora_piece pieces_UOFF20[] = {{20, 39}};
static const struct isadora_piece pieces_GSIZE[] = {{48, 50}};
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
static const struct isadora_piece pieces_SSIZE[] = {{48, 50}};
static const struct isadora_code codes_SSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
    {6, ".128"},
};
static const struct isadora_piece pieces_USIZE[] = {{48, 50}};
static const struct isadora_code codes_USIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ".32"},
    {5, ".64"},
    {6, ".128"},
};
static const struct isadora_piece pieces_CSIZE[] = {{48, 50}};
static const struct isadora_code codes_CSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
};
static const struct isadora_piece pieces_LSIZE[] = {{53, 55}};
static const struct isadora_code codes_LSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
    {6, ".128"},
};
static const struct isadora_piece pieces_OP3[] = {{61, 63}};
static const struct isadora_piece pieces_GE[] = {{45, 45}};
static const struct isadora_code codes_GE[] = {
    {0, ""},
    {1, ".E"},
};
static const struct isadora_piece pieces_GCL[] = {{46, 47}};
static const struct isadora_code codes_GCL[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CI"},
    {3, ".CV"},
};
static const struct isadora_piece pieces_GCS[] = {{46, 47}};
static const struct isadora_code codes_GCS[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CS"},
    {3, ".WT"},
};
static const struct isadora_piece pieces_GENE[] = {{52, 52}};
static const struct isadora_code codes_GENE[] = {
    {0, ""},
    {1, ".E"},
};
static const struct isadora_piece pieces_GENL[] = {{56, 57}};
static const struct isadora_code codes_GENL[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CI"},
    {3, ".CV"},
};
static const struct isadora_piece pieces_GENS[] = {{56, 57}};
static const struct isadora_code codes_GENS[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CS"},
    {3, ".WT"},
};
static const struct isadora_piece pieces_GENP[] = {{58, 60}};
static const struct isadora_piece pieces_LCL[] = {{44, 45}};
static const struct isadora_code codes_LCL[] = {
    {0, ""},
    {1, ".LU"},
    {2, ".CI"},
    {3, ".CV"},
};
static const struct isadora_piece pieces_LCS[] = {{44, 45}};
static const struct isadora_code codes_LCS[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CS"},
    {3, ".WT"},
};
static const struct isadora_piece pieces_LU[] = {{44, 44}};
static const struct isadora_piece pieces_LMODE[] = {{44, 45}};
static const struct isadora_code codes_LMODE[] = {
    {0, ""},
    {1, ".IL"},
    {2, ".IS"},
    {3, ".ISL"},
};
static const struct isadora_piece pieces_CINDEX[] = {{20, 35}};
static const struct isadora_piece pieces_UCINDEX[] = {{20, 35}};
static const struct isadora_piece pieces_LBANK[] = {{36, 40}};
static const struct isadora_piece pieces_GP41[] = {{41, 43}};
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
static const struct isadora_piece pieces_STPN[] = {{20, 27}};
static const struct isadora_piece pieces_STPW[] = {{31, 31}};
static const struct isadora_code codes_STPW[] = {
    {0, ""},
    {1, ".WAIT"},
};
static const struct isadora_piece pieces_MSCOPE[] = {{8, 9}};
static const struct isadora_code codes_MSCOPE[] = {
    {0, ".CTA"},
    {1, ".GL"},
    {2, ".SYS"},
    {3, ".VC"},
};
static const struct isadora_piece pieces_MINV[] = {{0, 1}};
static const struct isadora_code codes_MINV[] = {
    {0, ""},
    {1, ".IVALLD"},
    {2, ".IVALLT"},
    {3, ".IVALLTD"},
};
static const struct isadora_piece pieces_MASKL[] = {{12, 15}};
static const struct isadora_piece pieces_OP12[] = {{52, 63}};
static const struct isadora_piece pieces_PMODE[] = {{48, 51}};
static const struct isadora_code codes_PMODE[] = {
    {0, ""},
    {1, ".F4E"},
    {2, ".B4E"},
    {3, ".RC8"},
    {4, ".ECL"},
    {5, ".ECR"},
    {6, ".RC16"},
};
static const struct isadora_piece pieces_MADS[] = {{48, 48}, {53, 53}};
static const struct isadora_code codes_MADS[] = {
    {0, ".U32.U32"},
    {1, ".S32.U32"},
    {2, ".U32.S32"},
    {3, ""},
};
static const struct isadora_piece pieces_MADX[] = {{49, 49}};
static const struct isadora_code codes_MADX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_MADSAT[] = {{50, 50}};
static const struct isadora_code codes_MADSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_MADHI[] = {{54, 54}};
static const struct isadora_code codes_MADHI[] = {
    {0, ""},
    {1, ".HI"},
};
static const struct isadora_piece pieces_MNA[] = {{52, 52}};
static const struct isadora_code codes_MNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_MNC[] = {{51, 51}};
static const struct isadora_code codes_MNC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_MNPO[] = {{51, 52}};
static const struct isadora_piece pieces_MADSL[] = {{54, 54}, {57, 57}};
static const struct isadora_code codes_MADSL[] = {
    {0, ".U32.U32"},
    {1, ".S32.U32"},
    {2, ".U32.S32"},
    {3, ""},
};
static const struct isadora_piece pieces_MNCL[] = {{55, 55}};
static const struct isadora_code codes_MNCL[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_MNPOL[] = {{55, 56}};
static const struct isadora_piece pieces_XSIGN[] = {{48, 49}};
static const struct isadora_code codes_XSIGN[] = {
    {0, ""},
    {1, ".S16.U16"},
    {2, ".U16.S16"},
    {3, ".S16.S16"},
};
static const struct isadora_piece pieces_XHA[] = {{53, 53}};
static const struct isadora_code codes_XHA[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_piece pieces_XHB[] = {{35, 35}};
static const struct isadora_code codes_XHB[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_piece pieces_XHC[] = {{52, 52}};
static const struct isadora_code codes_XHC[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_piece pieces_XPSL[] = {{36, 36}};
static const struct isadora_code codes_XPSL[] = {
    {0, ""},
    {1, ".PSL"},
};
static const struct isadora_piece pieces_XMRG[] = {{37, 37}};
static const struct isadora_code codes_XMRG[] = {
    {0, ""},
    {1, ".MRG"},
};
static const struct isadora_piece pieces_XX[] = {{38, 38}};
static const struct isadora_code codes_XX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_XMODE[] = {{50, 52}};
static const struct isadora_code codes_XMODE[] = {
    {0, ""},
    {1, ".CLO"},
    {2, ".CHI"},
    {3, ".CSFU"},
    {4, ".CBCC"},
};
static const struct isadora_piece pieces_XPSLC[] = {{55, 55}};
static const struct isadora_code codes_XPSLC[] = {
    {0, ""},
    {1, ".PSL"},
};
static const struct isadora_piece pieces_XMRGC[] = {{56, 56}};
static const struct isadora_code codes_XMRGC[] = {
    {0, ""},
    {1, ".MRG"},
};
static const struct isadora_piece pieces_XXC[] = {{54, 54}};
static const struct isadora_code codes_XXC[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_XMODEC[] = {{50, 51}};
static const struct isadora_code codes_XMODEC[] = {
    {0, ""},
    {1, ".CLO"},
    {2, ".CHI"},
    {3, ".CSFU"},
};
static const struct isadora_piece pieces_IMM16[] = {{20, 35}};
static const struct isadora_piece pieces_XLOW[] = {{54, 55}};
static const struct isadora_piece pieces_SPS[] = {{48, 48}, {53, 53}};
static const struct isadora_piece pieces_SPA[] = {{49, 50}};
static const struct isadora_code codes_SPA[] = {
    {0, "32"},
    {1, "24"},
    {2, "16H0"},
    {3, "16H1"},
};
static const struct isadora_piece pieces_SPB[] = {{54, 54}};
static const struct isadora_code codes_SPB[] = {
    {0, "24"},
    {1, "16H0"},
};
static const struct isadora_piece pieces_SPC[] = {{51, 52}};
static const struct isadora_code codes_SPC[] = {
    {0, "32"},
    {1, "24"},
    {2, "16H0"},
};
static const struct isadora_piece pieces_BOP[] = {{45, 46}};
static const struct isadora_code codes_BOP[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
};
static const struct isadora_piece pieces_BOP2[] = {{24, 25}};
static const struct isadora_code codes_BOP2[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
};
static const struct isadora_piece pieces_BF[] = {{44, 44}};
static const struct isadora_code codes_BF[] = {
    {0, ""},
    {1, ".BF"},
};
static const struct isadora_piece pieces_Q12[] = {{12, 14}};
static const struct isadora_piece pieces_Q12N[] = {{15, 15}};
static const struct isadora_code codes_Q12N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_piece pieces_Q29[] = {{29, 31}};
static const struct isadora_piece pieces_Q29N[] = {{32, 32}};
static const struct isadora_code codes_Q29N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_piece pieces_WHICH[] = {{40, 40}};
static const struct isadora_code codes_WHICH[] = {
    {0, "PR"},
    {1, "CC"},
};
static const struct isadora_piece pieces_PBYTE[] = {{41, 42}};
static const struct isadora_code codes_PBYTE[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_piece pieces_SHW[] = {{39, 39}};
static const struct isadora_code codes_SHW[] = {
    {0, ""},
    {1, ".W"},
};
static const struct isadora_piece pieces_SHX[] = {{43, 43}};
static const struct isadora_code codes_SHX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_SHRX[] = {{43, 44}};
static const struct isadora_code codes_SHRX[] = {
    {0, ""},
    {2, ".X"},
    {3, ".XHI"},
};
static const struct isadora_piece pieces_BREV[] = {{40, 40}};
static const struct isadora_code codes_BREV[] = {
    {0, ""},
    {1, ".BREV"},
};
static const struct isadora_piece pieces_FTYPE[] = {{37, 38}};
static const struct isadora_code codes_FTYPE[] = {
    {0, ""},
    {2, ".U64"},
    {3, ".S64"},
};
static const struct isadora_piece pieces_FHI[] = {{48, 49}};
static const struct isadora_code codes_FHI[] = {
    {0, ""},
    {1, ".HI"},
    {2, ".X"},
    {3, ".XHI"},
};
static const struct isadora_piece pieces_FW[] = {{50, 50}};
static const struct isadora_code codes_FW[] = {
    {0, ""},
    {1, ".W"},
};
static const struct isadora_piece pieces_FIMM6[] = {{20, 25}};
static const struct isadora_piece pieces_FLSH[] = {{41, 41}};
static const struct isadora_code codes_FLSH[] = {
    {0, ""},
    {1, ".SH"},
};
static const struct isadora_piece pieces_NBI[] = {{40, 40}};
static const struct isadora_code codes_NBI[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_piece pieces_LEAX[] = {{46, 46}};
static const struct isadora_code codes_LEAX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_LEAN[] = {{45, 45}};
static const struct isadora_code codes_LEAN[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_LEAS[] = {{39, 43}};
static const struct isadora_piece pieces_LEHX[] = {{38, 38}};
static const struct isadora_code codes_LEHX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_LEHN[] = {{37, 37}};
static const struct isadora_code codes_LEHN[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_LEHS[] = {{28, 32}};
static const struct isadora_piece pieces_LECX[] = {{57, 57}};
static const struct isadora_code codes_LECX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_piece pieces_LECN[] = {{56, 56}};
static const struct isadora_code codes_LECN[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_LECS[] = {{51, 55}};
static const struct isadora_piece pieces_SREG[] = {{20, 27}};
static const struct isadora_piece pieces_SNUM[] = {{20, 27}};
static const struct isadora_piece pieces_VMODE[] = {{48, 49}};
static const struct isadora_code codes_VMODE[] = {
    {0, ".ALL"},
    {1, ".ANY"},
    {2, ".EQ"},
};
static const struct isadora_piece pieces_VP[] = {{45, 47}};
static const struct isadora_piece pieces_VTG[] = {{48, 49}};
static const struct isadora_code codes_VTG[] = {
    {0, ".R"},
    {1, ".A"},
    {2, ".RA"},
};
static const struct isadora_piece pieces_VTGN[] = {{20, 47}};
static const struct isadora_piece pieces_SMODE[] = {{30, 31}};
static const struct isadora_code codes_SMODE[] = {
    {0, ".IDX"},
    {1, ".UP"},
    {2, ".DOWN"},
    {3, ".BFLY"},
};
static const struct isadora_piece pieces_SLANE[] = {{20, 24}};
static const struct isadora_piece pieces_SCLAMP[] = {{34, 46}};
static const struct isadora_piece pieces_SLI[] = {{28, 28}};
static const struct isadora_piece pieces_SCI[] = {{29, 29}};
static const struct isadora_piece pieces_BKIND[] = {{32, 33}};
static const struct isadora_piece pieces_BRED[] = {{35, 36}};
static const struct isadora_code codes_BRED[] = {
    {0, ".POPC"},
    {1, ".AND"},
    {2, ".OR"},
};
static const struct isadora_piece pieces_BID[] = {{8, 15}};
static const struct isadora_piece pieces_BCNT[] = {{20, 31}};
static const struct isadora_piece pieces_BCI[] = {{43, 43}};
static const struct isadora_piece pieces_BII[] = {{44, 44}};
static const struct isadora_piece pieces_B2RK[] = {{32, 33}};
static const struct isadora_piece pieces_BRID[] = {{28, 31}};
static const struct isadora_piece pieces_R2BK[] = {{32, 33}};
static const struct isadora_code codes_R2BK[] = {
    {0, ""},
    {1, ".RESULT"},
    {2, ".WARP"},
};
static const struct isadora_piece pieces_DLE[] = {{29, 29}};
static const struct isadora_piece pieces_DSB[] = {{26, 28}};
static const struct isadora_code codes_DSB[] = {
    {0, "SB0"},
    {1, "SB1"},
    {2, "SB2"},
    {3, "SB3"},
    {4, "SB4"},
    {5, "SB5"},
};
static const struct isadora_piece pieces_DCNT[] = {{20, 25}};
static const struct isadora_piece pieces_DMASK[] = {{0, 5}};
static const struct isadora_piece pieces_D0[] = {{0, 0}};
static const struct isadora_code codes_D0[] = {
    {0, ""},
    {1, "0"},
};
static const struct isadora_piece pieces_D1[] = {{1, 1}};
static const struct isadora_code codes_D1[] = {
    {0, ""},
    {1, "1"},
};
static const struct isadora_piece pieces_D2[] = {{2, 2}};
static const struct isadora_code codes_D2[] = {
    {0, ""},
    {1, "2"},
};
static const struct isadora_piece pieces_D3[] = {{3, 3}};
static const struct isadora_code codes_D3[] = {
    {0, ""},
    {1, "3"},
};
static const struct isadora_piece pieces_D4[] = {{4, 4}};
static const struct isadora_code codes_D4[] = {
    {0, ""},
    {1, "4"},
};
static const struct isadora_piece pieces_D5[] = {{5, 5}};
static const struct isadora_code codes_D5[] = {
    {0, ""},
    {1, "5"},
};
static const struct isadora_piece pieces_SUDIM[] = {{33, 35}};
static const struct isadora_code codes_SUDIM[] = {
    {0, ".1D"},
    {1, ".1D_BUFFER"},
    {2, ".1D_ARRAY"},
    {3, ".2D"},
    {4, ".2D_ARRAY"},
    {5, ".3D"},
};
static const struct isadora_piece pieces_SUCLAMP[] = {{49, 50}};
static const struct isadora_code codes_SUCLAMP[] = {
    {0, ".IGN"},
    {1, ""},
    {2, ".TRAP"},
};
static const struct isadora_piece pieces_SUMASK[] = {{20, 23}};
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
static const struct isadora_piece pieces_SUSIZE[] = {{20, 22}};
static const struct isadora_code codes_SUSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
    {6, ".128"},
};
static const struct isadora_piece pieces_SUBA[] = {{23, 23}};
static const struct isadora_code codes_SUBA[] = {
    {0, ""},
    {1, ".BA"},
};
static const struct isadora_piece pieces_SUD[] = {{52, 52}};
static const struct isadora_piece pieces_SUBY[] = {{51, 51}};
static const struct isadora_piece pieces_SULC[] = {{24, 25}};
static const struct isadora_code codes_SULC[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CI"},
    {3, ".CV"},
};
static const struct isadora_piece pieces_SUSC[] = {{24, 25}};
static const struct isadora_code codes_SUSC[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CS"},
    {3, ".WT"},
};
static const struct isadora_piece pieces_SUPR[] = {{30, 32}};
static const struct isadora_code codes_SUPR[] = {
    {1, "P6"},
    {2, "P5"},
    {3, "P4"},
    {4, "P3"},
    {5, "P2"},
    {6, "P1"},
    {7, "P0"},
};
static const struct isadora_piece pieces_SUROP[] = {{24, 26}};
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
static const struct isadora_piece pieces_SURTYPE[] = {{20, 22}};
static const struct isadora_code codes_SURTYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".F32.FTZ.RN"},
    {5, ".S64"},
    {6, ".SD32"},
    {7, ".SD64"},
};
static const struct isadora_piece pieces_SUABA[] = {{28, 28}};
static const struct isadora_code codes_SUABA[] = {
    {0, ""},
    {1, ".BA"},
};
static const struct isadora_piece pieces_SUAOP[] = {{29, 32}};
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
static const struct isadora_piece pieces_SUATYPE[] = {{51, 53}};
static const struct isadora_code codes_SUATYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".F32.FTZ.RN"},
    {5, ".S64"},
    {6, ".SD32"},
    {7, ".SD64"},
};
static const struct isadora_piece pieces_SUATYPER[] = {{36, 38}};
static const struct isadora_code codes_SUATYPER[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".F32.FTZ.RN"},
    {5, ".S64"},
    {6, ".SD32"},
    {7, ".SD64"},
};
static const struct isadora_piece pieces_SUPA[] = {{51, 53}};
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
static const struct isadora_piece pieces_SUAK[] = {{54, 54}};
static const struct isadora_piece pieces_SUAC[] = {{53, 55}};
static const struct isadora_piece pieces_SUAPD[] = {{52, 52}};
static const struct isadora_code codes_SUAPD[] = {
    {0, ".P"},
    {1, ".D"},
};
static const struct isadora_piece pieces_TEXW[] = {{60, 63}};
static const struct isadora_piece pieces_TEXV[] = {{57, 58}};
static const struct isadora_piece pieces_TEX5[] = {{59, 63}};
static const struct isadora_piece pieces_TOP2[] = {{54, 55}};
static const struct isadora_piece pieces_OP54[] = {{54, 54}};
static const struct isadora_piece pieces_TXS[] = {{53, 56}};
static const struct isadora_piece pieces_TXF[] = {{59, 59}};
static const struct isadora_code codes_TXF[] = {
    {0, ".F16"},
    {1, ""},
};
static const struct isadora_piece pieces_NODEP[] = {{49, 49}};
static const struct isadora_code codes_NODEP[] = {
    {0, ""},
    {1, ".NODEP"},
};
static const struct isadora_piece pieces_Rd2[] = {{28, 35}};
static const struct isadora_piece pieces_TXH[] = {{36, 48}};
static const struct isadora_piece pieces_TXC[] = {{50, 52}};
static const struct isadora_code codes_TXC[] = {
    {0, "RGB"},
    {1, "RGA"},
    {2, "RBA"},
    {3, "GBA"},
    {4, "RGBA"},
};
static const struct isadora_piece pieces_TXC1[] = {{50, 52}};
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
static const struct isadora_piece pieces_PHT[] = {{81, 81}};
static const struct isadora_code codes_PHT[] = {
    {0, ""},
    {1, ".T"},
};
static const struct isadora_piece pieces_PHP[] = {{82, 82}};
static const struct isadora_code codes_PHP[] = {
    {0, ""},
    {1, ".P"},
};
static const struct isadora_piece pieces_TDIM[] = {{28, 30}};
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
static const struct isadora_piece pieces_TMASK[] = {{31, 34}};
static const struct isadora_piece pieces_TPO[] = {{51, 53}};
static const struct isadora_piece pieces_TLOD[] = {{55, 57}};
static const struct isadora_code codes_TLOD[] = {
    {0, ""},
    {1, ".LZ"},
    {2, ".LB"},
    {3, ".LL"},
    {6, ".LBA"},
    {7, ".LLA"},
};
static const struct isadora_piece pieces_TLODB[] = {{37, 39}};
static const struct isadora_code codes_TLODB[] = {
    {0, ""},
    {1, ".LZ"},
    {2, ".LB"},
    {3, ".LL"},
    {6, ".LBA"},
    {7, ".LLA"},
};
static const struct isadora_piece pieces_TLC[] = {{58, 58}};
static const struct isadora_code codes_TLC[] = {
    {0, ""},
    {1, ".LC"},
};
static const struct isadora_piece pieces_TLCB[] = {{40, 40}};
static const struct isadora_code codes_TLCB[] = {
    {0, ""},
    {1, ".LC"},
};
static const struct isadora_piece pieces_TLCD[] = {{50, 50}};
static const struct isadora_code codes_TLCD[] = {
    {0, ""},
    {1, ".LC"},
};
static const struct isadora_piece pieces_TDC[] = {{50, 50}};
static const struct isadora_code codes_TDC[] = {
    {0, ""},
    {1, ".DC"},
};
static const struct isadora_piece pieces_TNDV[] = {{35, 35}};
static const struct isadora_code codes_TNDV[] = {
    {0, ""},
    {1, ".NDV"},
};
static const struct isadora_piece pieces_TAO[] = {{54, 54}};
static const struct isadora_code codes_TAO[] = {
    {0, ""},
    {1, ".AOFFI"},
};
static const struct isadora_piece pieces_TAOB[] = {{36, 36}};
static const struct isadora_code codes_TAOB[] = {
    {0, ""},
    {1, ".AOFFI"},
};
static const struct isadora_piece pieces_TAOL[] = {{35, 35}};
static const struct isadora_code codes_TAOL[] = {
    {0, ""},
    {1, ".AOFFI"},
};
static const struct isadora_piece pieces_TAOS[] = {{51, 51}};
static const struct isadora_code codes_TAOS[] = {
    {0, ""},
    {1, ".AOFFI"},
};
static const struct isadora_piece pieces_TLDL[] = {{55, 55}};
static const struct isadora_code codes_TLDL[] = {
    {0, ".LZ"},
    {1, ".LL"},
};
static const struct isadora_piece pieces_TLDC[] = {{54, 54}};
static const struct isadora_code codes_TLDC[] = {
    {0, ""},
    {1, ".CL"},
};
static const struct isadora_piece pieces_TLDM[] = {{50, 50}};
static const struct isadora_code codes_TLDM[] = {
    {0, ""},
    {1, ".MS"},
};
static const struct isadora_piece pieces_T4C[] = {{56, 57}};
static const struct isadora_code codes_T4C[] = {
    {0, ".R"},
    {1, ".G"},
    {2, ".B"},
    {3, ".A"},
};
static const struct isadora_piece pieces_T4CB[] = {{38, 39}};
static const struct isadora_code codes_T4CB[] = {
    {0, ".R"},
    {1, ".G"},
    {2, ".B"},
    {3, ".A"},
};
static const struct isadora_piece pieces_T4CS[] = {{52, 53}};
static const struct isadora_code codes_T4CS[] = {
    {0, ".R"},
    {1, ".G"},
    {2, ".B"},
    {3, ".A"},
};
static const struct isadora_piece pieces_T4O[] = {{54, 55}};
static const struct isadora_code codes_T4O[] = {
    {0, ""},
    {1, ".AOFFI"},
    {2, ".PTP"},
};
static const struct isadora_piece pieces_T4OB[] = {{36, 37}};
static const struct isadora_code codes_T4OB[] = {
    {0, ""},
    {1, ".AOFFI"},
    {2, ".PTP"},
};
static const struct isadora_piece pieces_T4F[] = {{55, 55}};
static const struct isadora_code codes_T4F[] = {
    {0, ""},
    {1, ".F16"},
};
static const struct isadora_piece pieces_TXQK[] = {{22, 27}};
static const struct isadora_code codes_TXQK[] = {
    {1, "TEX_HEADER_DIMENSION"},
    {2, "TEX_HEADER_TEXTURE_TYPE"},
    {5, "TEX_HEADER_SAMPLER_POS"},
    {16, "TEX_SAMPLER_FILTER"},
    {18, "TEX_SAMPLER_LOD"},
    {20, "TEX_SAMPLER_WRAP"},
    {22, "TEX_SAMPLER_BORDER_COLOR"},
};
static const struct isadora_piece pieces_TXQN[] = {{23, 27}};
static const struct isadora_piece pieces_TXQ0[] = {{22, 22}};
static const struct isadora_piece pieces_VAZ[] = {{36, 38}};
static const struct isadora_piece pieces_VAB[] = {{36, 37}};
static const struct isadora_code codes_VAB[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_piece pieces_VAH[] = {{36, 36}};
static const struct isadora_code codes_VAH[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_piece pieces_VAS[] = {{48, 48}};
static const struct isadora_code codes_VAS[] = {
    {0, "U"},
    {1, "S"},
};
static const struct isadora_piece pieces_VBZ[] = {{28, 30}};
static const struct isadora_piece pieces_VBB[] = {{28, 29}};
static const struct isadora_code codes_VBB[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_piece pieces_VBH[] = {{28, 28}};
static const struct isadora_code codes_VBH[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_piece pieces_VBS[] = {{49, 49}};
static const struct isadora_code codes_VBS[] = {
    {0, "U"},
    {1, "S"},
};
static const struct isadora_piece pieces_VBR[] = {{50, 50}};
static const struct isadora_piece pieces_VN16[] = {{20, 35}};
static const struct isadora_piece pieces_VUD[] = {{54, 54}};
static const struct isadora_code codes_VUD[] = {
    {0, ".UD"},
    {1, ""},
};
static const struct isadora_piece pieces_VSD[] = {{54, 54}};
static const struct isadora_code codes_VSD[] = {
    {0, ""},
    {1, ".SD"},
};
static const struct isadora_piece pieces_VSAT[] = {{55, 55}};
static const struct isadora_code codes_VSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_VMX[] = {{56, 56}};
static const struct isadora_code codes_VMX[] = {
    {0, ""},
    {1, ".MX"},
};
static const struct isadora_piece pieces_VWRAP[] = {{49, 49}};
static const struct isadora_code codes_VWRAP[] = {
    {0, ""},
    {1, ".W"},
};
static const struct isadora_piece pieces_VRED[] = {{51, 53}};
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
static const struct isadora_piece pieces_VNA[] = {{57, 57}};
static const struct isadora_code codes_VNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_VNB[] = {{56, 56}};
static const struct isadora_code codes_VNB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_VMNA[] = {{54, 54}};
static const struct isadora_code codes_VMNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_VMNC[] = {{53, 53}};
static const struct isadora_code codes_VMNC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_VMPO[] = {{53, 54}};
static const struct isadora_piece pieces_VSHIFT[] = {{51, 52}};
static const struct isadora_code codes_VSHIFT[] = {
    {0, ""},
    {1, ".SHR_7"},
    {2, ".SHR_15"},
};
static const struct isadora_piece pieces_VCMP[] = {{54, 56}};
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
static const struct isadora_piece pieces_VCMPP[] = {{43, 44}, {47, 47}};
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
static const struct isadora_piece pieces_V4SD[] = {{38, 38}};
static const struct isadora_code codes_V4SD[] = {
    {0, ""},
    {1, ".SD"},
};
static const struct isadora_piece pieces_V4A[] = {{48, 48}};
static const struct isadora_code codes_V4A[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_piece pieces_V4B[] = {{49, 49}};
static const struct isadora_code codes_V4B[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_piece pieces_V4SAT[] = {{50, 50}};
static const struct isadora_code codes_V4SAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_V4RED[] = {{53, 54}};
static const struct isadora_code codes_V4RED[] = {
    {0, ""},
    {1, ".ACC"},
};
static const struct isadora_piece pieces_V4M[] = {{51, 52}, {36, 37}};
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
static const struct isadora_piece pieces_V4SA[] = {{32, 35}};
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
static const struct isadora_piece pieces_V4SB[] = {{28, 31}};
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
static const struct isadora_piece pieces_IDPA[] = {{49, 49}};
static const struct isadora_code codes_IDPA[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_piece pieces_IDPA2[] = {{49, 49}};
static const struct isadora_code codes_IDPA2[] = {
    {0, ".U16"},
    {1, ".S16"},
};
static const struct isadora_piece pieces_IDPB[] = {{47, 47}};
static const struct isadora_code codes_IDPB[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_piece pieces_IDPH[] = {{50, 50}};
static const struct isadora_code codes_IDPH[] = {
    {0, ".LO"},
    {1, ".HI"},
};
static const struct isadora_piece pieces_IDPK[] = {{48, 48}};

static const struct isadora_field fields[] = {
    {"AOP", ISADORA_CODES, 4, 0, 0, 1, 1, 10, pieces_AOP, codes_AOP, -1, 0, 0},
    {"ASOP", ISADORA_CODES, 4, 0, 0, 1, 1, 9, pieces_ASOP, codes_ASOP, -1, 0, 0},
    {"AROP", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_AROP, codes_AROP, -1, 0, 0},
    {"ATYPE", ISADORA_CODES, 3, 0, 0, 1, 1, 5, pieces_ATYPE, codes_ATYPE, -1, 0, 0},
    {"ARTYPE", ISADORA_CODES, 3, 0, 0, 1, 1, 5, pieces_ARTYPE, codes_ARTYPE, -1, 0, 0},
    {"ASTYPE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_ASTYPE, codes_ASTYPE, -1, 0, 0},
    {"AE", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_AE, codes_AE, -1, 0, 0},
    {"AOFF", ISADORA_NUMBER, 20, 1, 0, 1, 1, 0, pieces_AOFF, NULL, -1, 0, 0},
    {"UAOFF", ISADORA_NUMBER, 20, 0, 0, 1, 1, 0, pieces_UAOFF, NULL, -1, 0, 0},
    {"ASOFF", ISADORA_NUMBER, 22, 1, 0, 4, 1, 0, pieces_ASOFF, NULL, -1, 0, 0},
    {"UASOFF", ISADORA_NUMBER, 22, 0, 0, 4, 1, 0, pieces_UASOFF, NULL, -1, 0, 0},
    {"AOFF13", ISADORA_NUMBER, 13, 1, 0, 1, 1, 0, pieces_AOFF13, NULL, -1, 0, 0},
    {"UAOFF13", ISADORA_NUMBER, 13, 0, 0, 1, 1, 0, pieces_UAOFF13, NULL, -1, 0, 0},
    {"CASW", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CASW, codes_CASW, -1, 0, 0},
    {"CASWS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CASWS, codes_CASWS, -1, 0, 0},
    {"CASK", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_CASK, codes_CASK, -1, 0, 0},
    {"AOPP", ISADORA_CODES, 4, 0, 0, 1, 1, 10, pieces_AOPP, codes_AOPP, -1, 0, 0},
    {"CASF", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_CASF, NULL, -1, 0, 0},
    {"CASFS", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_CASFS, NULL, -1, 0, 0},
    {"CASN", ISADORA_NUMBER, 8, 0, 1, 1, 1, 0, pieces_CASN, NULL, -1, 0, 0},
    {"CCOP", ISADORA_CODES, 4, 0, 0, 1, 1, 8, pieces_CCOP, codes_CCOP, -1, 0, 0},
    {"CCOPQ", ISADORA_CODES, 4, 0, 0, 1, 1, 9, pieces_CCOPQ, codes_CCOPQ, -1, 0, 0},
    {"CCLEVEL", ISADORA_CODES, 3, 0, 0, 1, 1, 5, pieces_CCLEVEL, codes_CCLEVEL, -1, 0, 0},
    {"CCE", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CCE, codes_CCE, -1, 0, 0},
    {"CCOFF", ISADORA_NUMBER, 30, 1, 0, 4, 1, 0, pieces_CCOFF, NULL, -1, 0, 0},
    {"UCCOFF", ISADORA_NUMBER, 30, 0, 0, 4, 1, 0, pieces_UCCOFF, NULL, -1, 0, 0},
    {"CCLOFF", ISADORA_NUMBER, 22, 1, 0, 4, 1, 0, pieces_CCLOFF, NULL, -1, 0, 0},
    {"UCCLOFF", ISADORA_NUMBER, 22, 0, 0, 4, 1, 0, pieces_UCCLOFF, NULL, -1, 0, 0},
    {"OPC3", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_OPC3, NULL, -1, 0, 0},
    {"CTOP", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_CTOP, NULL, -1, 0, 0},
    {"CTH", ISADORA_NUMBER, 13, 0, 0, 1, 1, 0, pieces_CTH, NULL, -1, 0, 0},
    {"XC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XC, codes_XC, -1, 0, 0},
    {"LMT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LMT, codes_LMT, -1, 0, 0},
    {"UNI", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_UNI, codes_UNI, -1, 0, 0},
    {"BRC", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_BRC, NULL, -1, 0, 0},
    {"KEEP", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_KEEP, codes_KEEP, -1, 0, 0},
    {"NOINC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NOINC, codes_NOINC, -1, 0, 0},
    {"BFAR", ISADORA_NUMBER, 32, 0, 0, 1, 1, 0, pieces_BFAR, NULL, -1, 0, 0},
    {"BXFAR", ISADORA_NUMBER, 32, 1, 0, 1, 1, 0, pieces_BXFAR, NULL, -1, 0, 0},
    {"BXNEAR", ISADORA_NUMBER, 24, 1, 0, 1, 1, 0, pieces_BXNEAR, NULL, -1, 0, 0},
    {"BXOFF", ISADORA_NUMBER, 16, 1, 0, 1, 1, 0, pieces_BXOFF, NULL, -1, 0, 0},
    {"BXBANK", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_BXBANK, NULL, -1, 0, 0},
    {"IDEN", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_IDEN, codes_IDEN, -1, 0, 0},
    {"IDEMASK", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_IDEMASK, NULL, -1, 0, 0},
    {"RTTK", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_RTTK, codes_RTTK, -1, 0, 0},
    {"BPTK", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_BPTK, codes_BPTK, -1, 0, 0},
    {"BPTN", ISADORA_NUMBER, 20, 0, 0, 1, 1, 0, pieces_BPTN, NULL, -1, 0, 0},
    {"NTRIG", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NTRIG, codes_NTRIG, -1, 0, 0},
    {"NMASK", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_NMASK, NULL, -1, 0, 0},
    {"CDF", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_CDF, codes_CDF, -1, 0, 0},
    {"CSF", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_CSF, codes_CSF, -1, 0, 0},
    {"CH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CH, codes_CH, -1, 0, 0},
    {"CRND", ISADORA_CODES, 3, 0, 0, 1, 2, 6, pieces_CRND, codes_CRND, -1, 0, 0},
    {"CINT", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CINT, codes_CINT, -1, 0, 0},
    {"CDI", ISADORA_CODES, 3, 0, 0, 1, 2, 6, pieces_CDI, codes_CDI, -1, 0, 0},
    {"CDN", ISADORA_CODES, 3, 0, 0, 1, 2, 6, pieces_CDN, codes_CDN, -1, 0, 0},
    {"CSI", ISADORA_CODES, 3, 0, 0, 1, 2, 8, pieces_CSI, codes_CSI, -1, 0, 0},
    {"CSN", ISADORA_CODES, 3, 0, 0, 1, 2, 6, pieces_CSN, codes_CSN, -1, 0, 0},
    {"CBYTE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CBYTE, codes_CBYTE, -1, 0, 0},
    {"CHALF", ISADORA_CODES, 2, 0, 0, 1, 1, 2, pieces_CHALF, codes_CHALF, -1, 0, 0},
    {"DRND", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_DRND, codes_DRND, -1, 0, 0},
    {"TOP", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_TOP, NULL, -1, 0, 0},
    {"TOPI", ISADORA_NUMBER, 7, 0, 0, 1, 1, 0, pieces_TOPI, NULL, -1, 0, 0},
    {"TOP6", ISADORA_NUMBER, 6, 0, 0, 1, 1, 0, pieces_TOP6, NULL, -1, 0, 0},
    {"OP5", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_OP5, NULL, -1, 0, 0},
    {"OP4", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_OP4, NULL, -1, 0, 0},
    {"OP1", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_OP1, NULL, -1, 0, 0},
    {"STALL", ISADORA_NUMBER, 4, 0, 1, 1, 1, 0, pieces_STALL, NULL, -1, 0, 0},
    {"NOY", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NOY, codes_NOY, -1, 0, 0},
    {"WBAR", ISADORA_NUMBER, 3, 0, 1, 1, 1, 0, pieces_WBAR, NULL, -1, 0, 0},
    {"RBAR", ISADORA_NUMBER, 3, 0, 1, 1, 1, 0, pieces_RBAR, NULL, -1, 0, 0},
    {"CONTROL", ISADORA_NUMBER, 17, 0, 0, 1, 1, 0, pieces_CONTROL, NULL, -1, 0, 0},
    {"SECOND", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_SECOND, NULL, -1, 0, 0},
    {"W1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W1, codes_W1, -1, 0, 0},
    {"W2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W2, codes_W2, -1, 0, 0},
    {"W3", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W3, codes_W3, -1, 0, 0},
    {"W4", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W4, codes_W4, -1, 0, 0},
    {"W5", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W5, codes_W5, -1, 0, 0},
    {"W6", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W6, codes_W6, -1, 0, 0},
    {"RA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RA, codes_RA, -1, 0, 0},
    {"RB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RB, codes_RB, -1, 0, 0},
    {"RC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RC, codes_RC, -1, 0, 0},
    {"GP", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_GP, NULL, 1, 0, 0},
    {"GN", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_GN, NULL, -1, 0, 0},
    {"Rd", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_Rd, NULL, 0, 0, 0},
    {"Ra", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_Ra, NULL, 0, 0, 0},
    {"Rb", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_Rb, NULL, 0, 0, 0},
    {"Rc", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_Rc, NULL, 0, 0, 0},
    {"P0", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_P0, NULL, 1, 0, 0},
    {"P1", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_P1, NULL, 1, 0, 0},
    {"P2", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_P2, NULL, 1, 0, 0},
    {"Q0", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_Q0, NULL, 1, 0, 0},
    {"Q0N", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_Q0N, codes_Q0N, -1, 0, 0},
    {"COFF", ISADORA_NUMBER, 14, 1, 0, 4, 1, 0, pieces_COFF, NULL, -1, 0, 0},
    {"CBANK", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_CBANK, NULL, -1, 0, 0},
    {"IMM", ISADORA_NUMBER, 20, 1, 0, 1, 2, 0, pieces_IMM, NULL, -1, 0, 0},
    {"UIMM", ISADORA_NUMBER, 20, 0, 0, 1, 2, 0, pieces_UIMM, NULL, -1, 0, 0},
    {"FIMM", ISADORA_NUMBER, 20, 0, 0, 1, 2, 0, pieces_FIMM, NULL, -1, 32, 20},
    {"DIMM", ISADORA_NUMBER, 20, 0, 0, 1, 2, 0, pieces_DIMM, NULL, -1, 64, 20},
    {"IMM32", ISADORA_NUMBER, 32, 1, 0, 1, 1, 0, pieces_IMM32, NULL, -1, 0, 0},
    {"UIMM32", ISADORA_NUMBER, 32, 0, 0, 1, 1, 0, pieces_UIMM32, NULL, -1, 0, 0},
    {"FIMM32", ISADORA_NUMBER, 32, 0, 0, 1, 1, 0, pieces_FIMM32, NULL, -1, 32, 20},
    {"MASK", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_MASK, NULL, -1, 0, 0},
    {"CCW", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CCW, codes_CCW, -1, 0, 0},
    {"CCWL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CCWL, codes_CCWL, -1, 0, 0},
    {"CCT", ISADORA_CODES, 5, 0, 0, 1, 1, 32, pieces_CCT, codes_CCT, -1, 0, 0},
    {"CCT8", ISADORA_CODES, 5, 0, 0, 1, 1, 32, pieces_CCT8, codes_CCT8, -1, 0, 0},
    {"TO", ISADORA_NUMBER, 24, 1, 0, 1, 1, 0, pieces_TO, NULL, -1, 0, 0},
    {"FRND", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_FRND, codes_FRND, -1, 0, 0},
    {"FTZ", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FTZ, codes_FTZ, -1, 0, 0},
    {"FSAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FSAT, codes_FSAT, -1, 0, 0},
    {"FNA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FNA, codes_FNA, -1, 0, 0},
    {"FNB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FNB, codes_FNB, -1, 0, 0},
    {"FAA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FAA, codes_FAA, -1, 0, 0},
    {"FAB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FAB, codes_FAB, -1, 0, 0},
    {"FTZL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FTZL, codes_FTZL, -1, 0, 0},
    {"FNAL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FNAL, codes_FNAL, -1, 0, 0},
    {"FAAL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FAAL, codes_FAAL, -1, 0, 0},
    {"FNBL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FNBL, codes_FNBL, -1, 0, 0},
    {"FABL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FABL, codes_FABL, -1, 0, 0},
    {"FMZ", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_FMZ, codes_FMZ, -1, 0, 0},
    {"FSCALE", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_FSCALE, codes_FSCALE, -1, 0, 0},
    {"FNM", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FNM, codes_FNM, -1, 0, 0},
    {"FMZH", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_FMZH, codes_FMZH, -1, 0, 0},
    {"FSATL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FSATL, codes_FSATL, -1, 0, 0},
    {"FRNDH", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_FRNDH, codes_FRNDH, -1, 0, 0},
    {"FNC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FNC, codes_FNC, -1, 0, 0},
    {"FNCL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FNCL, codes_FNCL, -1, 0, 0},
    {"FCMP", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_FCMP, codes_FCMP, -1, 0, 0},
    {"FCMPN", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_FCMPN, codes_FCMPN, -1, 0, 0},
    {"SNA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SNA, codes_SNA, -1, 0, 0},
    {"SAA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SAA, codes_SAA, -1, 0, 0},
    {"SNB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SNB, codes_SNB, -1, 0, 0},
    {"SAB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SAB, codes_SAB, -1, 0, 0},
    {"SFTZ", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SFTZ, codes_SFTZ, -1, 0, 0},
    {"BFH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_BFH, codes_BFH, -1, 0, 0},
    {"PNB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_PNB, codes_PNB, -1, 0, 0},
    {"PAA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_PAA, codes_PAA, -1, 0, 0},
    {"PFTZ", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_PFTZ, codes_PFTZ, -1, 0, 0},
    {"SWA", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SWA, codes_SWA, -1, 0, 0},
    {"SWB", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SWB, codes_SWB, -1, 0, 0},
    {"SWC", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SWC, codes_SWC, -1, 0, 0},
    {"SWD", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SWD, codes_SWD, -1, 0, 0},
    {"NDV", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NDV, codes_NDV, -1, 0, 0},
    {"MUF", ISADORA_CODES, 4, 0, 0, 1, 1, 9, pieces_MUF, codes_MUF, -1, 0, 0},
    {"MUFN", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_MUFN, NULL, -1, 0, 0},
    {"RROF", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RROF, codes_RROF, -1, 0, 0},
    {"AP", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_AP, NULL, -1, 0, 0},
    {"AO", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_AO, codes_AO, -1, 0, 0},
    {"ASIZE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_ASIZE, codes_ASIZE, -1, 0, 0},
    {"AOFF11", ISADORA_NUMBER, 11, 1, 0, 1, 1, 0, pieces_AOFF11, NULL, -1, 0, 0},
    {"AOFF10", ISADORA_NUMBER, 10, 0, 0, 1, 1, 0, pieces_AOFF10, NULL, -1, 0, 0},
    {"APO", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_APO, NULL, 1, 0, 0},
    {"IPO", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_IPO, NULL, 1, 0, 0},
    {"ATX", ISADORA_NUMBER, 10, 0, 0, 1, 1, 0, pieces_ATX, NULL, -1, 0, 0},
    {"IIDX", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_IIDX, NULL, -1, 0, 0},
    {"IMODE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_IMODE, codes_IMODE, -1, 0, 0},
    {"IWHERE", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_IWHERE, codes_IWHERE, -1, 0, 0},
    {"ISAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_ISAT, codes_ISAT, -1, 0, 0},
    {"IPRED", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_IPRED, NULL, -1, 0, 0},
    {"ISKEW", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_ISKEW, codes_ISKEW, -1, 0, 0},
    {"ISPACE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_ISPACE, codes_ISPACE, -1, 0, 0},
    {"ISIZE", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_ISIZE, codes_ISIZE, -1, 0, 0},
    {"OUTK", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_OUTK, codes_OUTK, -1, 0, 0},
    {"PXK", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_PXK, codes_PXK, -1, 0, 0},
    {"PXOFF", ISADORA_NUMBER, 8, 1, 0, 1, 1, 0, pieces_PXOFF, NULL, -1, 0, 0},
    {"HMRG", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HMRG, codes_HMRG, -1, 0, 0},
    {"HFTZ", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HFTZ, codes_HFTZ, -1, 0, 0},
    {"HSAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HSAT, codes_HSAT, -1, 0, 0},
    {"HSATC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HSATC, codes_HSATC, -1, 0, 0},
    {"HNA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HNA, codes_HNA, -1, 0, 0},
    {"HAA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HAA, codes_HAA, -1, 0, 0},
    {"HSA", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HSA, codes_HSA, -1, 0, 0},
    {"HNB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HNB, codes_HNB, -1, 0, 0},
    {"HAB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HAB, codes_HAB, -1, 0, 0},
    {"HSB", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HSB, codes_HSB, -1, 0, 0},
    {"HNCB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HNCB, codes_HNCB, -1, 0, 0},
    {"HACB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HACB, codes_HACB, -1, 0, 0},
    {"HIHI", ISADORA_NUMBER, 10, 0, 0, 1, 2, 0, pieces_HIHI, NULL, -1, 16, 20},
    {"HILO", ISADORA_NUMBER, 10, 0, 0, 1, 1, 0, pieces_HILO, NULL, -1, 16, 20},
    {"HFTZL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HFTZL, codes_HFTZL, -1, 0, 0},
    {"HSAL", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HSAL, codes_HSAL, -1, 0, 0},
    {"HHI", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_HHI, NULL, -1, 16, 20},
    {"HLO", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_HLO, NULL, -1, 16, 20},
    {"HFMZ", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_HFMZ, codes_HFMZ, -1, 0, 0},
    {"HFMZL", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_HFMZL, codes_HFMZL, -1, 0, 0},
    {"HFMZR", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_HFMZR, codes_HFMZR, -1, 0, 0},
    {"HFMZC", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_HFMZC, codes_HFMZC, -1, 0, 0},
    {"HTOP", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_HTOP, NULL, -1, 0, 0},
    {"HNR", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HNR, codes_HNR, -1, 0, 0},
    {"HSR", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HSR, codes_HSR, -1, 0, 0},
    {"HNRC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HNRC, codes_HNRC, -1, 0, 0},
    {"HSRC", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HSRC, codes_HSRC, -1, 0, 0},
    {"HNRD", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HNRD, codes_HNRD, -1, 0, 0},
    {"HBF", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HBF, codes_HBF, -1, 0, 0},
    {"HCMP", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_HCMP, codes_HCMP, -1, 0, 0},
    {"HSFTZ", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HSFTZ, codes_HSFTZ, -1, 0, 0},
    {"HBFC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HBFC, codes_HBFC, -1, 0, 0},
    {"HSFTZC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HSFTZC, codes_HSFTZC, -1, 0, 0},
    {"HCMPC", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_HCMPC, codes_HCMPC, -1, 0, 0},
    {"HPFTZ", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HPFTZ, codes_HPFTZ, -1, 0, 0},
    {"HAND", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HAND, codes_HAND, -1, 0, 0},
    {"HANDC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HANDC, codes_HANDC, -1, 0, 0},
    {"NA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NA, codes_NA, -1, 0, 0},
    {"NB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NB, codes_NB, -1, 0, 0},
    {"NPO", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_NPO, NULL, -1, 0, 0},
    {"XI", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XI, codes_XI, -1, 0, 0},
    {"SATI", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SATI, codes_SATI, -1, 0, 0},
    {"NAL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NAL, codes_NAL, -1, 0, 0},
    {"N55", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_N55, NULL, -1, 0, 0},
    {"XL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XL, codes_XL, -1, 0, 0},
    {"SATL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SATL, codes_SATL, -1, 0, 0},
    {"NA3", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NA3, codes_NA3, -1, 0, 0},
    {"NB3", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NB3, codes_NB3, -1, 0, 0},
    {"NC3", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NC3, codes_NC3, -1, 0, 0},
    {"X3", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_X3, codes_X3, -1, 0, 0},
    {"HA3", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_HA3, codes_HA3, -1, 0, 0},
    {"HB3", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_HB3, codes_HB3, -1, 0, 0},
    {"HC3", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_HC3, codes_HC3, -1, 0, 0},
    {"SH3", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_SH3, codes_SH3, -1, 0, 0},
    {"SCALE", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_SCALE, NULL, -1, 0, 0},
    {"SCALEL", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_SCALEL, NULL, -1, 0, 0},
    {"MNX", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_MNX, codes_MNX, -1, 0, 0},
    {"UI", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_UI, codes_UI, -1, 0, 0},
    {"MULHI", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MULHI, codes_MULHI, -1, 0, 0},
    {"MULS", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_MULS, codes_MULS, -1, 0, 0},
    {"MULHIL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MULHIL, codes_MULHIL, -1, 0, 0},
    {"MULSL", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_MULSL, codes_MULSL, -1, 0, 0},
    {"CMP", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_CMP, codes_CMP, -1, 0, 0},
    {"LOPF", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_LOPF, codes_LOPF, -1, 0, 0},
    {"LOPX", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LOPX, codes_LOPX, -1, 0, 0},
    {"LOPT", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_LOPT, codes_LOPT, -1, 0, 0},
    {"LIA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LIA, codes_LIA, -1, 0, 0},
    {"LIB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LIB, codes_LIB, -1, 0, 0},
    {"LOPFL", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_LOPFL, codes_LOPFL, -1, 0, 0},
    {"LOPXL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LOPXL, codes_LOPXL, -1, 0, 0},
    {"LIAL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LIAL, codes_LIAL, -1, 0, 0},
    {"LIBL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LIBL, codes_LIBL, -1, 0, 0},
    {"L3T", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_L3T, codes_L3T, -1, 0, 0},
    {"L3X", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_L3X, codes_L3X, -1, 0, 0},
    {"LUT", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_LUT, NULL, -1, 0, 0},
    {"LUTH", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_LUTH, NULL, -1, 0, 0},
    {"L3XC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_L3XC, codes_L3XC, -1, 0, 0},
    {"L3XI", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_L3XI, codes_L3XI, -1, 0, 0},
    {"OFF24", ISADORA_NUMBER, 24, 1, 0, 1, 1, 0, pieces_OFF24, NULL, -1, 0, 0},
    {"UOFF24", ISADORA_NUMBER, 24, 0, 0, 1, 1, 0, pieces_UOFF24, NULL, -1, 0, 0},
    {"OFF32", ISADORA_NUMBER, 32, 1, 0, 1, 1, 0, pieces_OFF32, NULL, -1, 0, 0},
    {"UOFF32", ISADORA_NUMBER, 32, 0, 0, 1, 1, 0, pieces_UOFF32, NULL, -1, 0, 0},
    {"OFF20", ISADORA_NUMBER, 20, 1, 0, 1, 1, 0, pieces_OFF20, NULL, -1, 0, 0},
    {"UOFF20", ISADORA_NUMBER, 20, 0, 0, 1, 1, 0, pieces_UOFF20, NULL, -1, 0, 0},
    {"GSIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_GSIZE, codes_GSIZE, -1, 0, 0},
    {"SSIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_SSIZE, codes_SSIZE, -1, 0, 0},
    {"USIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_USIZE, codes_USIZE, -1, 0, 0},
    {"CSIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_CSIZE, codes_CSIZE, -1, 0, 0},
    {"LSIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_LSIZE, codes_LSIZE, -1, 0, 0},
    {"OP3", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_OP3, NULL, -1, 0, 0},
    {"GE", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_GE, codes_GE, -1, 0, 0},
    {"GCL", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_GCL, codes_GCL, -1, 0, 0},
    {"GCS", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_GCS, codes_GCS, -1, 0, 0},
    {"GENE", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_GENE, codes_GENE, -1, 0, 0},
    {"GENL", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_GENL, codes_GENL, -1, 0, 0},
    {"GENS", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_GENS, codes_GENS, -1, 0, 0},
    {"GENP", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_GENP, NULL, 1, 0, 0},
    {"LCL", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_LCL, codes_LCL, -1, 0, 0},
    {"LCS", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_LCS, codes_LCS, -1, 0, 0},
    {"LU", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_LU, NULL, -1, 0, 0},
    {"LMODE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_LMODE, codes_LMODE, -1, 0, 0},
    {"CINDEX", ISADORA_NUMBER, 16, 1, 0, 1, 1, 0, pieces_CINDEX, NULL, -1, 0, 0},
    {"UCINDEX", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_UCINDEX, NULL, -1, 0, 0},
    {"LBANK", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_LBANK, NULL, -1, 0, 0},
    {"GP41", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_GP41, codes_GP41, -1, 0, 0},
    {"STPN", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_STPN, NULL, -1, 0, 0},
    {"STPW", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_STPW, codes_STPW, -1, 0, 0},
    {"MSCOPE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_MSCOPE, codes_MSCOPE, -1, 0, 0},
    {"MINV", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_MINV, codes_MINV, -1, 0, 0},
    {"MASKL", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_MASKL, NULL, -1, 0, 0},
    {"OP12", ISADORA_NUMBER, 12, 0, 0, 1, 1, 0, pieces_OP12, NULL, -1, 0, 0},
    {"PMODE", ISADORA_CODES, 4, 0, 0, 1, 1, 7, pieces_PMODE, codes_PMODE, -1, 0, 0},
    {"MADS", ISADORA_CODES, 2, 0, 0, 1, 2, 4, pieces_MADS, codes_MADS, -1, 0, 0},
    {"MADX", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MADX, codes_MADX, -1, 0, 0},
    {"MADSAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MADSAT, codes_MADSAT, -1, 0, 0},
    {"MADHI", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MADHI, codes_MADHI, -1, 0, 0},
    {"MNA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MNA, codes_MNA, -1, 0, 0},
    {"MNC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MNC, codes_MNC, -1, 0, 0},
    {"MNPO", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_MNPO, NULL, -1, 0, 0},
    {"MADSL", ISADORA_CODES, 2, 0, 0, 1, 2, 4, pieces_MADSL, codes_MADSL, -1, 0, 0},
    {"MNCL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MNCL, codes_MNCL, -1, 0, 0},
    {"MNPOL", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_MNPOL, NULL, -1, 0, 0},
    {"XSIGN", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_XSIGN, codes_XSIGN, -1, 0, 0},
    {"XHA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XHA, codes_XHA, -1, 0, 0},
    {"XHB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XHB, codes_XHB, -1, 0, 0},
    {"XHC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XHC, codes_XHC, -1, 0, 0},
    {"XPSL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XPSL, codes_XPSL, -1, 0, 0},
    {"XMRG", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XMRG, codes_XMRG, -1, 0, 0},
    {"XX", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XX, codes_XX, -1, 0, 0},
    {"XMODE", ISADORA_CODES, 3, 0, 0, 1, 1, 5, pieces_XMODE, codes_XMODE, -1, 0, 0},
    {"XPSLC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XPSLC, codes_XPSLC, -1, 0, 0},
    {"XMRGC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XMRGC, codes_XMRGC, -1, 0, 0},
    {"XXC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_XXC, codes_XXC, -1, 0, 0},
    {"XMODEC", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_XMODEC, codes_XMODEC, -1, 0, 0},
    {"IMM16", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_IMM16, NULL, -1, 0, 0},
    {"XLOW", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_XLOW, NULL, -1, 0, 0},
    {"SPS", ISADORA_NUMBER, 2, 0, 0, 1, 2, 0, pieces_SPS, NULL, -1, 0, 0},
    {"SPA", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SPA, codes_SPA, -1, 0, 0},
    {"SPB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SPB, codes_SPB, -1, 0, 0},
    {"SPC", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_SPC, codes_SPC, -1, 0, 0},
    {"BOP", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_BOP, codes_BOP, -1, 0, 0},
    {"BOP2", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_BOP2, codes_BOP2, -1, 0, 0},
    {"BF", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_BF, codes_BF, -1, 0, 0},
    {"Q12", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_Q12, NULL, 1, 0, 0},
    {"Q12N", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_Q12N, codes_Q12N, -1, 0, 0},
    {"Q29", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_Q29, NULL, 1, 0, 0},
    {"Q29N", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_Q29N, codes_Q29N, -1, 0, 0},
    {"WHICH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_WHICH, codes_WHICH, -1, 0, 0},
    {"PBYTE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_PBYTE, codes_PBYTE, -1, 0, 0},
    {"SHW", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SHW, codes_SHW, -1, 0, 0},
    {"SHX", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SHX, codes_SHX, -1, 0, 0},
    {"SHRX", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_SHRX, codes_SHRX, -1, 0, 0},
    {"BREV", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_BREV, codes_BREV, -1, 0, 0},
    {"FTYPE", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_FTYPE, codes_FTYPE, -1, 0, 0},
    {"FHI", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_FHI, codes_FHI, -1, 0, 0},
    {"FW", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FW, codes_FW, -1, 0, 0},
    {"FIMM6", ISADORA_NUMBER, 6, 0, 0, 1, 1, 0, pieces_FIMM6, NULL, -1, 0, 0},
    {"FLSH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FLSH, codes_FLSH, -1, 0, 0},
    {"NBI", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NBI, codes_NBI, -1, 0, 0},
    {"LEAX", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LEAX, codes_LEAX, -1, 0, 0},
    {"LEAN", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LEAN, codes_LEAN, -1, 0, 0},
    {"LEAS", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_LEAS, NULL, -1, 0, 0},
    {"LEHX", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LEHX, codes_LEHX, -1, 0, 0},
    {"LEHN", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LEHN, codes_LEHN, -1, 0, 0},
    {"LEHS", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_LEHS, NULL, -1, 0, 0},
    {"LECX", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LECX, codes_LECX, -1, 0, 0},
    {"LECN", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LECN, codes_LECN, -1, 0, 0},
    {"LECS", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_LECS, NULL, -1, 0, 0},
    {"SREG", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_SREG, NULL, 5, 0, 0},
    {"SNUM", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_SNUM, NULL, -1, 0, 0},
    {"VMODE", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_VMODE, codes_VMODE, -1, 0, 0},
    {"VP", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_VP, NULL, 1, 0, 0},
    {"VTG", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_VTG, codes_VTG, -1, 0, 0},
    {"VTGN", ISADORA_NUMBER, 28, 0, 0, 1, 1, 0, pieces_VTGN, NULL, -1, 0, 0},
    {"SMODE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SMODE, codes_SMODE, -1, 0, 0},
    {"SLANE", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_SLANE, NULL, -1, 0, 0},
    {"SCLAMP", ISADORA_NUMBER, 13, 0, 0, 1, 1, 0, pieces_SCLAMP, NULL, -1, 0, 0},
    {"SLI", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_SLI, NULL, -1, 0, 0},
    {"SCI", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_SCI, NULL, -1, 0, 0},
    {"BKIND", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_BKIND, NULL, -1, 0, 0},
    {"BRED", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_BRED, codes_BRED, -1, 0, 0},
    {"BID", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_BID, NULL, -1, 0, 0},
    {"BCNT", ISADORA_NUMBER, 12, 0, 0, 1, 1, 0, pieces_BCNT, NULL, -1, 0, 0},
    {"BCI", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_BCI, NULL, -1, 0, 0},
    {"BII", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_BII, NULL, -1, 0, 0},
    {"B2RK", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_B2RK, NULL, -1, 0, 0},
    {"BRID", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_BRID, NULL, -1, 0, 0},
    {"R2BK", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_R2BK, codes_R2BK, -1, 0, 0},
    {"DLE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_DLE, NULL, -1, 0, 0},
    {"DSB", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_DSB, codes_DSB, -1, 0, 0},
    {"DCNT", ISADORA_NUMBER, 6, 0, 0, 1, 1, 0, pieces_DCNT, NULL, -1, 0, 0},
    {"DMASK", ISADORA_NUMBER, 6, 0, 0, 1, 1, 0, pieces_DMASK, NULL, -1, 0, 0},
    {"D0", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D0, codes_D0, -1, 0, 0},
    {"D1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D1, codes_D1, -1, 0, 0},
    {"D2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D2, codes_D2, -1, 0, 0},
    {"D3", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D3, codes_D3, -1, 0, 0},
    {"D4", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D4, codes_D4, -1, 0, 0},
    {"D5", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D5, codes_D5, -1, 0, 0},
    {"SUDIM", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_SUDIM, codes_SUDIM, -1, 0, 0},
    {"SUCLAMP", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_SUCLAMP, codes_SUCLAMP, -1, 0, 0},
    {"SUMASK", ISADORA_CODES, 4, 0, 0, 1, 1, 15, pieces_SUMASK, codes_SUMASK, -1, 0, 0},
    {"SUSIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_SUSIZE, codes_SUSIZE, -1, 0, 0},
    {"SUBA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SUBA, codes_SUBA, -1, 0, 0},
    {"SUD", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_SUD, NULL, -1, 0, 0},
    {"SUBY", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_SUBY, NULL, -1, 0, 0},
    {"SULC", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SULC, codes_SULC, -1, 0, 0},
    {"SUSC", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SUSC, codes_SUSC, -1, 0, 0},
    {"SUPR", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_SUPR, codes_SUPR, -1, 0, 0},
    {"SUROP", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_SUROP, codes_SUROP, -1, 0, 0},
    {"SURTYPE", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_SURTYPE, codes_SURTYPE, -1, 0, 0},
    {"SUABA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SUABA, codes_SUABA, -1, 0, 0},
    {"SUAOP", ISADORA_CODES, 4, 0, 0, 1, 1, 9, pieces_SUAOP, codes_SUAOP, -1, 0, 0},
    {"SUATYPE", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_SUATYPE, codes_SUATYPE, -1, 0, 0},
    {"SUATYPER", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_SUATYPER, codes_SUATYPER, -1, 0, 0},
    {"SUPA", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_SUPA, codes_SUPA, -1, 0, 0},
    {"SUAK", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_SUAK, NULL, -1, 0, 0},
    {"SUAC", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_SUAC, NULL, -1, 0, 0},
    {"SUAPD", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SUAPD, codes_SUAPD, -1, 0, 0},
    {"TEXW", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_TEXW, NULL, -1, 0, 0},
    {"TEXV", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_TEXV, NULL, -1, 0, 0},
    {"TEX5", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_TEX5, NULL, -1, 0, 0},
    {"TOP2", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_TOP2, NULL, -1, 0, 0},
    {"OP54", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_OP54, NULL, -1, 0, 0},
    {"TXS", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_TXS, NULL, -1, 0, 0},
    {"TXF", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TXF, codes_TXF, -1, 0, 0},
    {"NODEP", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NODEP, codes_NODEP, -1, 0, 0},
    {"Rd2", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_Rd2, NULL, 0, 0, 0},
    {"TXH", ISADORA_NUMBER, 13, 0, 0, 1, 1, 0, pieces_TXH, NULL, -1, 0, 0},
    {"TXC", ISADORA_CODES, 3, 0, 0, 1, 1, 5, pieces_TXC, codes_TXC, -1, 0, 0},
    {"TXC1", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_TXC1, codes_TXC1, -1, 0, 0},
    {"PHT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_PHT, codes_PHT, -1, 0, 0},
    {"PHP", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_PHP, codes_PHP, -1, 0, 0},
    {"TDIM", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_TDIM, codes_TDIM, -1, 0, 0},
    {"TMASK", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_TMASK, NULL, -1, 0, 0},
    {"TPO", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_TPO, NULL, 1, 0, 0},
    {"TLOD", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_TLOD, codes_TLOD, -1, 0, 0},
    {"TLODB", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_TLODB, codes_TLODB, -1, 0, 0},
    {"TLC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TLC, codes_TLC, -1, 0, 0},
    {"TLCB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TLCB, codes_TLCB, -1, 0, 0},
    {"TLCD", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TLCD, codes_TLCD, -1, 0, 0},
    {"TDC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TDC, codes_TDC, -1, 0, 0},
    {"TNDV", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TNDV, codes_TNDV, -1, 0, 0},
    {"TAO", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TAO, codes_TAO, -1, 0, 0},
    {"TAOB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TAOB, codes_TAOB, -1, 0, 0},
    {"TAOL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TAOL, codes_TAOL, -1, 0, 0},
    {"TAOS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TAOS, codes_TAOS, -1, 0, 0},
    {"TLDL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TLDL, codes_TLDL, -1, 0, 0},
    {"TLDC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TLDC, codes_TLDC, -1, 0, 0},
    {"TLDM", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TLDM, codes_TLDM, -1, 0, 0},
    {"T4C", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_T4C, codes_T4C, -1, 0, 0},
    {"T4CB", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_T4CB, codes_T4CB, -1, 0, 0},
    {"T4CS", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_T4CS, codes_T4CS, -1, 0, 0},
    {"T4O", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_T4O, codes_T4O, -1, 0, 0},
    {"T4OB", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_T4OB, codes_T4OB, -1, 0, 0},
    {"T4F", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_T4F, codes_T4F, -1, 0, 0},
    {"TXQK", ISADORA_CODES, 6, 0, 0, 1, 1, 7, pieces_TXQK, codes_TXQK, -1, 0, 0},
    {"TXQN", ISADORA_NUMBER, 5, 0, 1, 1, 1, 0, pieces_TXQN, NULL, -1, 0, 0},
    {"TXQ0", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_TXQ0, NULL, -1, 0, 0},
    {"VAZ", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_VAZ, NULL, -1, 0, 0},
    {"VAB", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_VAB, codes_VAB, -1, 0, 0},
    {"VAH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VAH, codes_VAH, -1, 0, 0},
    {"VAS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VAS, codes_VAS, -1, 0, 0},
    {"VBZ", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_VBZ, NULL, -1, 0, 0},
    {"VBB", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_VBB, codes_VBB, -1, 0, 0},
    {"VBH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VBH, codes_VBH, -1, 0, 0},
    {"VBS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VBS, codes_VBS, -1, 0, 0},
    {"VBR", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_VBR, NULL, -1, 0, 0},
    {"VN16", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_VN16, NULL, -1, 0, 0},
    {"VUD", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VUD, codes_VUD, -1, 0, 0},
    {"VSD", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VSD, codes_VSD, -1, 0, 0},
    {"VSAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VSAT, codes_VSAT, -1, 0, 0},
    {"VMX", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VMX, codes_VMX, -1, 0, 0},
    {"VWRAP", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VWRAP, codes_VWRAP, -1, 0, 0},
    {"VRED", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_VRED, codes_VRED, -1, 0, 0},
    {"VNA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VNA, codes_VNA, -1, 0, 0},
    {"VNB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VNB, codes_VNB, -1, 0, 0},
    {"VMNA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VMNA, codes_VMNA, -1, 0, 0},
    {"VMNC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VMNC, codes_VMNC, -1, 0, 0},
    {"VMPO", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_VMPO, NULL, -1, 0, 0},
    {"VSHIFT", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_VSHIFT, codes_VSHIFT, -1, 0, 0},
    {"VCMP", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_VCMP, codes_VCMP, -1, 0, 0},
    {"VCMPP", ISADORA_CODES, 3, 0, 0, 1, 2, 8, pieces_VCMPP, codes_VCMPP, -1, 0, 0},
    {"V4SD", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_V4SD, codes_V4SD, -1, 0, 0},
    {"V4A", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_V4A, codes_V4A, -1, 0, 0},
    {"V4B", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_V4B, codes_V4B, -1, 0, 0},
    {"V4SAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_V4SAT, codes_V4SAT, -1, 0, 0},
    {"V4RED", ISADORA_CODES, 2, 0, 0, 1, 1, 2, pieces_V4RED, codes_V4RED, -1, 0, 0},
    {"V4M", ISADORA_CODES, 4, 0, 0, 1, 2, 15, pieces_V4M, codes_V4M, -1, 0, 0},
    {"V4SA", ISADORA_CODES, 4, 0, 0, 1, 1, 14, pieces_V4SA, codes_V4SA, -1, 0, 0},
    {"V4SB", ISADORA_CODES, 4, 0, 0, 1, 1, 11, pieces_V4SB, codes_V4SB, -1, 0, 0},
    {"IDPA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_IDPA, codes_IDPA, -1, 0, 0},
    {"IDPA2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_IDPA2, codes_IDPA2, -1, 0, 0},
    {"IDPB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_IDPB, codes_IDPB, -1, 0, 0},
    {"IDPH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_IDPH, codes_IDPH, -1, 0, 0},
    {"IDPK", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_IDPK, NULL, -1, 0, 0},
};

static const struct isadora_slot slots_atom_op[] = {{MAXWELL_FIELD_AE}, {MAXWELL_FIELD_AOP}, {MAXWELL_FIELD_ATYPE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_AOFF}, {MAXWELL_FIELD_UAOFF}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_atom_opp[] = {{MAXWELL_FIELD_AE}, {MAXWELL_FIELD_AOPP}, {MAXWELL_FIELD_ATYPE}, {MAXWELL_FIELD_GP41}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_AOFF13}, {MAXWELL_FIELD_UAOFF13}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_atom_cas[] = {{MAXWELL_FIELD_AE}, {MAXWELL_FIELD_CASW}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_AOFF}, {MAXWELL_FIELD_UAOFF}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_CASN}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_atom_casp[] = {{MAXWELL_FIELD_AE}, {MAXWELL_FIELD_CASW}, {MAXWELL_FIELD_GP41}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_AOFF13}, {MAXWELL_FIELD_UAOFF13}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_CASN}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_atoms[] = {{MAXWELL_FIELD_ASOP}, {MAXWELL_FIELD_ASTYPE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_ASOFF}, {MAXWELL_FIELD_UASOFF}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_atoms_cas[] = {{MAXWELL_FIELD_CASK}, {MAXWELL_FIELD_CASWS}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_ASOFF}, {MAXWELL_FIELD_UASOFF}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_CASN}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_red[] = {{MAXWELL_FIELD_AE}, {MAXWELL_FIELD_AROP}, {MAXWELL_FIELD_ARTYPE}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_AOFF}, {MAXWELL_FIELD_UAOFF}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_cctl_a[] = {{MAXWELL_FIELD_CCE}, {MAXWELL_FIELD_CCLEVEL}, {MAXWELL_FIELD_CCOPQ}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_CCOFF}, {MAXWELL_FIELD_UCCOFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_cctl_all[] = {{MAXWELL_FIELD_CCE}, {MAXWELL_FIELD_CCLEVEL}, {MAXWELL_FIELD_CCOPQ}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_cctll_a[] = {{MAXWELL_FIELD_CCOP}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_CCLOFF}, {MAXWELL_FIELD_UCCLOFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_cctll_all[] = {{MAXWELL_FIELD_CCOP}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_cctlt_all[] = {{MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_cctlt_one[] = {{MAXWELL_FIELD_CTH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_isetp[] = {{MAXWELL_FIELD_CMP}, {MAXWELL_FIELD_UI}, {MAXWELL_FIELD_XC}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_P0}, {MAXWELL_FIELD_P1}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_iset[] = {{MAXWELL_FIELD_BF}, {MAXWELL_FIELD_CMP}, {MAXWELL_FIELD_UI}, {MAXWELL_FIELD_XC}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_bra[] = {{MAXWELL_FIELD_UNI}, {MAXWELL_FIELD_LMT}, {MAXWELL_FIELD_CCT}, {MAXWELL_FIELD_TO}, {MAXWELL_FIELD_BXBANK}, {MAXWELL_FIELD_BXOFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_brx[] = {{MAXWELL_FIELD_LMT}, {MAXWELL_FIELD_CCT}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_BXNEAR}, {MAXWELL_FIELD_BXBANK}, {MAXWELL_FIELD_BXOFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_jmp[] = {{MAXWELL_FIELD_UNI}, {MAXWELL_FIELD_LMT}, {MAXWELL_FIELD_CCT}, {MAXWELL_FIELD_BFAR}, {MAXWELL_FIELD_BXBANK}, {MAXWELL_FIELD_BXOFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_jmx[] = {{MAXWELL_FIELD_LMT}, {MAXWELL_FIELD_CCT}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_BXFAR}, {MAXWELL_FIELD_BXBANK}, {MAXWELL_FIELD_BXOFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_cal[] = {{MAXWELL_FIELD_NOINC}, {MAXWELL_FIELD_TO}, {MAXWELL_FIELD_BXBANK}, {MAXWELL_FIELD_BXOFF}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_jcal[] = {{MAXWELL_FIELD_NOINC}, {MAXWELL_FIELD_BFAR}, {MAXWELL_FIELD_BXBANK}, {MAXWELL_FIELD_BXOFF}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ret[] = {{MAXWELL_FIELD_CCT}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_plongjmp[] = {{MAXWELL_FIELD_TO}, {MAXWELL_FIELD_BXBANK}, {MAXWELL_FIELD_BXOFF}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_pexit[] = {{MAXWELL_FIELD_TO}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_exit[] = {{MAXWELL_FIELD_KEEP}, {MAXWELL_FIELD_CCT}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_bpt[] = {{MAXWELL_FIELD_BPTK}, {MAXWELL_FIELD_BPTN}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ide[] = {{MAXWELL_FIELD_IDEN}, {MAXWELL_FIELD_IDEMASK}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ram[] = {{MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_rtt[] = {{MAXWELL_FIELD_RTTK}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_getcrsptr[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_setcrsptr[] = {{MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_lepc[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_nop[] = {{MAXWELL_FIELD_NTRIG}, {MAXWELL_FIELD_CCT8}, {MAXWELL_FIELD_NMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_f2f_hh[] = {{MAXWELL_FIELD_FTZ}, {MAXWELL_FIELD_CDF}, {MAXWELL_FIELD_CSF}, {MAXWELL_FIELD_CRND}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_CH}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_f2f_hs[] = {{MAXWELL_FIELD_FTZ}, {MAXWELL_FIELD_CDF}, {MAXWELL_FIELD_CSF}, {MAXWELL_FIELD_FRND}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_CH}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_f2f_sh[] = {{MAXWELL_FIELD_FTZ}, {MAXWELL_FIELD_CDF}, {MAXWELL_FIELD_CSF}, {MAXWELL_FIELD_FRND}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_f2f_ss[] = {{MAXWELL_FIELD_FTZ}, {MAXWELL_FIELD_CDF}, {MAXWELL_FIELD_CSF}, {MAXWELL_FIELD_CRND}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_f2f_dh[] = {{MAXWELL_FIELD_FTZ}, {MAXWELL_FIELD_CDF}, {MAXWELL_FIELD_CSF}, {MAXWELL_FIELD_FRND}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_DIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_f2f_dd[] = {{MAXWELL_FIELD_FTZ}, {MAXWELL_FIELD_CDF}, {MAXWELL_FIELD_CSF}, {MAXWELL_FIELD_CRND}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_DIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_f2i_h[] = {{MAXWELL_FIELD_FTZ}, {MAXWELL_FIELD_CDI}, {MAXWELL_FIELD_CSF}, {MAXWELL_FIELD_CINT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_CH}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_f2i_d[] = {{MAXWELL_FIELD_FTZ}, {MAXWELL_FIELD_CDI}, {MAXWELL_FIELD_CSF}, {MAXWELL_FIELD_CINT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_CH}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_DIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_i2f_h[] = {{MAXWELL_FIELD_CDF}, {MAXWELL_FIELD_CSI}, {MAXWELL_FIELD_FRND}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_CHALF}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_i2f_b[] = {{MAXWELL_FIELD_CDF}, {MAXWELL_FIELD_CSI}, {MAXWELL_FIELD_FRND}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_CBYTE}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_i2i_h[] = {{MAXWELL_FIELD_CDN}, {MAXWELL_FIELD_CSN}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_CHALF}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_i2i_b[] = {{MAXWELL_FIELD_CDN}, {MAXWELL_FIELD_CSN}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_CBYTE}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_dadd[] = {{MAXWELL_FIELD_FRND}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNA}, {MAXWELL_FIELD_FAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_DIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_dmul[] = {{MAXWELL_FIELD_FRND}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FNM}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_DIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_dfma_b[] = {{MAXWELL_FIELD_DRND}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FNM}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_DIMM}, {MAXWELL_FIELD_FNC}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_dfma_c[] = {{MAXWELL_FIELD_DRND}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FNM}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_FNC}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_dmnmx[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNA}, {MAXWELL_FIELD_FAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_DIMM}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_dset[] = {{MAXWELL_FIELD_BFH}, {MAXWELL_FIELD_FCMP}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_SNA}, {MAXWELL_FIELD_SAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_SNB}, {MAXWELL_FIELD_SAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_DIMM}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_dsetp[] = {{MAXWELL_FIELD_FCMP}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_P0}, {MAXWELL_FIELD_P1}, {MAXWELL_FIELD_SNA}, {MAXWELL_FIELD_PAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_PNB}, {MAXWELL_FIELD_SAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_DIMM}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_fadd[] = {{MAXWELL_FIELD_FTZ}, {MAXWELL_FIELD_FRND}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNA}, {MAXWELL_FIELD_FAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_fadd32i[] = {{MAXWELL_FIELD_FTZL}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCWL}, {MAXWELL_FIELD_FNAL}, {MAXWELL_FIELD_FAAL}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FIMM32}, {MAXWELL_FIELD_FNBL}, {MAXWELL_FIELD_FABL}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_fmul[] = {{MAXWELL_FIELD_FMZ}, {MAXWELL_FIELD_FSCALE}, {MAXWELL_FIELD_FRND}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FNM}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_fmul32i[] = {{MAXWELL_FIELD_FMZH}, {MAXWELL_FIELD_FSATL}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCWL}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FIMM32}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ffma_b[] = {{MAXWELL_FIELD_FMZH}, {MAXWELL_FIELD_FRNDH}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FNM}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_FNC}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ffma_c[] = {{MAXWELL_FIELD_FMZH}, {MAXWELL_FIELD_FRNDH}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FNM}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_FNC}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ffma32i[] = {{MAXWELL_FIELD_FMZH}, {MAXWELL_FIELD_FSATL}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCWL}, {MAXWELL_FIELD_FNAL}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FIMM32}, {MAXWELL_FIELD_FNCL}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_fmnmx[] = {{MAXWELL_FIELD_FTZ}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_FNA}, {MAXWELL_FIELD_FAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_fset[] = {{MAXWELL_FIELD_BFH}, {MAXWELL_FIELD_FCMP}, {MAXWELL_FIELD_SFTZ}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_SNA}, {MAXWELL_FIELD_SAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_SNB}, {MAXWELL_FIELD_SAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_fsetp[] = {{MAXWELL_FIELD_FCMP}, {MAXWELL_FIELD_PFTZ}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_P0}, {MAXWELL_FIELD_P1}, {MAXWELL_FIELD_SNA}, {MAXWELL_FIELD_PAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_PNB}, {MAXWELL_FIELD_SAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_fcmp_b[] = {{MAXWELL_FIELD_FCMPN}, {MAXWELL_FIELD_PFTZ}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_fcmp_c[] = {{MAXWELL_FIELD_FCMPN}, {MAXWELL_FIELD_PFTZ}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_fchk[] = {{MAXWELL_FIELD_P0}, {MAXWELL_FIELD_FNA}, {MAXWELL_FIELD_FAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_fswzadd[] = {{MAXWELL_FIELD_FTZ}, {MAXWELL_FIELD_FRND}, {MAXWELL_FIELD_NDV}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_SWD}, {MAXWELL_FIELD_SWC}, {MAXWELL_FIELD_SWB}, {MAXWELL_FIELD_SWA}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_mufu[] = {{MAXWELL_FIELD_MUF}, {MAXWELL_FIELD_FSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_FNA}, {MAXWELL_FIELD_FAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_rro[] = {{MAXWELL_FIELD_RROF}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_FNB}, {MAXWELL_FIELD_FAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_FIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_al2p[] = {{MAXWELL_FIELD_AO}, {MAXWELL_FIELD_ASIZE}, {MAXWELL_FIELD_APO}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_AOFF11}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ald_a[] = {{MAXWELL_FIELD_AO}, {MAXWELL_FIELD_ASIZE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_AOFF10}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ald_h[] = {{MAXWELL_FIELD_AO}, {MAXWELL_FIELD_ASIZE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ald_q[] = {{MAXWELL_FIELD_AO}, {MAXWELL_FIELD_ASIZE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_AOFF11}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ast_a[] = {{MAXWELL_FIELD_ASIZE}, {MAXWELL_FIELD_AOFF10}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ast_h[] = {{MAXWELL_FIELD_ASIZE}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ast_q[] = {{MAXWELL_FIELD_ASIZE}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_AOFF11}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ipa[] = {{MAXWELL_FIELD_IMODE}, {MAXWELL_FIELD_IWHERE}, {MAXWELL_FIELD_ISAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_ATX}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_isberd[] = {{MAXWELL_FIELD_AO}, {MAXWELL_FIELD_ISPACE}, {MAXWELL_FIELD_ISKEW}, {MAXWELL_FIELD_ISIZE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_out[] = {{MAXWELL_FIELD_OUTK}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_pixld[] = {{MAXWELL_FIELD_PXK}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_IPO}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_PXOFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hadd2_r[] = {{MAXWELL_FIELD_HMRG}, {MAXWELL_FIELD_HFTZ}, {MAXWELL_FIELD_HSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_HNA}, {MAXWELL_FIELD_HAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HNB}, {MAXWELL_FIELD_HAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_HSB}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hadd2_c[] = {{MAXWELL_FIELD_HMRG}, {MAXWELL_FIELD_HFTZ}, {MAXWELL_FIELD_HSATC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_HNA}, {MAXWELL_FIELD_HAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HNCB}, {MAXWELL_FIELD_HACB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_HIHI}, {MAXWELL_FIELD_HILO}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hadd2_32i[] = {{MAXWELL_FIELD_HFTZL}, {MAXWELL_FIELD_HSATC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_HNCB}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSAL}, {MAXWELL_FIELD_HHI}, {MAXWELL_FIELD_HLO}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hmul2_r[] = {{MAXWELL_FIELD_HMRG}, {MAXWELL_FIELD_HFMZ}, {MAXWELL_FIELD_HSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_HAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HNB}, {MAXWELL_FIELD_HAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_HSB}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hmul2_c[] = {{MAXWELL_FIELD_HMRG}, {MAXWELL_FIELD_HFMZ}, {MAXWELL_FIELD_HSATC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_HAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HNA}, {MAXWELL_FIELD_HACB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hmul2_i[] = {{MAXWELL_FIELD_HMRG}, {MAXWELL_FIELD_HFMZ}, {MAXWELL_FIELD_HSATC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_HNA}, {MAXWELL_FIELD_HAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HIHI}, {MAXWELL_FIELD_HILO}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hmul2_32i[] = {{MAXWELL_FIELD_HFMZL}, {MAXWELL_FIELD_HSATC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSAL}, {MAXWELL_FIELD_HHI}, {MAXWELL_FIELD_HLO}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hfma2_r[] = {{MAXWELL_FIELD_HMRG}, {MAXWELL_FIELD_HFMZR}, {MAXWELL_FIELD_HSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HNB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_HSB}, {MAXWELL_FIELD_HNR}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_HSR}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hfma2_b[] = {{MAXWELL_FIELD_HMRG}, {MAXWELL_FIELD_HFMZC}, {MAXWELL_FIELD_HSATC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HNCB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_HIHI}, {MAXWELL_FIELD_HILO}, {MAXWELL_FIELD_HNRC}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_HSRC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hfma2_c[] = {{MAXWELL_FIELD_HMRG}, {MAXWELL_FIELD_HFMZC}, {MAXWELL_FIELD_HSATC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HNCB}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_HSRC}, {MAXWELL_FIELD_HNRC}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hfma2_32i[] = {{MAXWELL_FIELD_HFMZL}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSAL}, {MAXWELL_FIELD_HHI}, {MAXWELL_FIELD_HLO}, {MAXWELL_FIELD_HNRD}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hset2_r[] = {{MAXWELL_FIELD_HBF}, {MAXWELL_FIELD_HCMP}, {MAXWELL_FIELD_HSFTZ}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_HNA}, {MAXWELL_FIELD_HAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HNB}, {MAXWELL_FIELD_HAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_HSB}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hset2_c[] = {{MAXWELL_FIELD_HBFC}, {MAXWELL_FIELD_HCMPC}, {MAXWELL_FIELD_HSFTZC}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_HNA}, {MAXWELL_FIELD_HAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HNCB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_HIHI}, {MAXWELL_FIELD_HILO}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hsetp2_r[] = {{MAXWELL_FIELD_HCMP}, {MAXWELL_FIELD_HAND}, {MAXWELL_FIELD_HPFTZ}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_P0}, {MAXWELL_FIELD_P1}, {MAXWELL_FIELD_HNA}, {MAXWELL_FIELD_HAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HNB}, {MAXWELL_FIELD_HAB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_HSB}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_hsetp2_c[] = {{MAXWELL_FIELD_HCMPC}, {MAXWELL_FIELD_HANDC}, {MAXWELL_FIELD_HPFTZ}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_P0}, {MAXWELL_FIELD_P1}, {MAXWELL_FIELD_HNA}, {MAXWELL_FIELD_HAA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_HSA}, {MAXWELL_FIELD_HNCB}, {MAXWELL_FIELD_HACB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_HIHI}, {MAXWELL_FIELD_HILO}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_iadd[] = {{MAXWELL_FIELD_SATI}, {MAXWELL_FIELD_XI}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_NA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_NB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_iadd32i[] = {{MAXWELL_FIELD_SATL}, {MAXWELL_FIELD_XL}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCWL}, {MAXWELL_FIELD_NAL}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_IMM32}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_iadd3_r[] = {{MAXWELL_FIELD_SH3}, {MAXWELL_FIELD_X3}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_NA3}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_HA3}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_NB3}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_HB3}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_NC3}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_HC3}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_iadd3_b[] = {{MAXWELL_FIELD_X3}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_NA3}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_NB3}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_UIMM}, {MAXWELL_FIELD_NC3}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_iscadd[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_NA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_NB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_SCALE}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_iscadd32i[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCWL}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_IMM32}, {MAXWELL_FIELD_SCALEL}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_imnmx[] = {{MAXWELL_FIELD_UI}, {MAXWELL_FIELD_MNX}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_icmp_b[] = {{MAXWELL_FIELD_CMP}, {MAXWELL_FIELD_UI}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_icmp_c[] = {{MAXWELL_FIELD_CMP}, {MAXWELL_FIELD_UI}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_lop[] = {{MAXWELL_FIELD_LOPF}, {MAXWELL_FIELD_LOPX}, {MAXWELL_FIELD_LOPT}, {MAXWELL_FIELD_P2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_LIA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_LIB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_lop32i[] = {{MAXWELL_FIELD_LOPFL}, {MAXWELL_FIELD_LOPXL}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCWL}, {MAXWELL_FIELD_LIAL}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_UIMM32}, {MAXWELL_FIELD_LIBL}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_lop3_r[] = {{MAXWELL_FIELD_L3X}, {MAXWELL_FIELD_L3T}, {MAXWELL_FIELD_P2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_LUT}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_lop3_c[] = {{MAXWELL_FIELD_L3XC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_LUTH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_lop3_i[] = {{MAXWELL_FIELD_L3XI}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_LUTH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ldg[] = {{MAXWELL_FIELD_GE}, {MAXWELL_FIELD_GCL}, {MAXWELL_FIELD_GSIZE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_OFF24}, {MAXWELL_FIELD_UOFF24}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ldg_p[] = {{MAXWELL_FIELD_GE}, {MAXWELL_FIELD_GCL}, {MAXWELL_FIELD_GSIZE}, {MAXWELL_FIELD_GP41}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_OFF20}, {MAXWELL_FIELD_UOFF20}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_stg[] = {{MAXWELL_FIELD_GE}, {MAXWELL_FIELD_GCS}, {MAXWELL_FIELD_SSIZE}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_OFF24}, {MAXWELL_FIELD_UOFF24}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ld[] = {{MAXWELL_FIELD_GENE}, {MAXWELL_FIELD_GENL}, {MAXWELL_FIELD_LSIZE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_OFF32}, {MAXWELL_FIELD_UOFF32}, {MAXWELL_FIELD_GENP}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_st[] = {{MAXWELL_FIELD_GENE}, {MAXWELL_FIELD_GENS}, {MAXWELL_FIELD_LSIZE}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_OFF32}, {MAXWELL_FIELD_UOFF32}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_GENP}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ldl[] = {{MAXWELL_FIELD_LCL}, {MAXWELL_FIELD_SSIZE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_OFF24}, {MAXWELL_FIELD_UOFF24}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_stl[] = {{MAXWELL_FIELD_LCS}, {MAXWELL_FIELD_SSIZE}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_OFF24}, {MAXWELL_FIELD_UOFF24}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_lds_r[] = {{MAXWELL_FIELD_SSIZE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_OFF24}, {MAXWELL_FIELD_UOFF24}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_lds_u[] = {{MAXWELL_FIELD_USIZE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_OFF24}, {MAXWELL_FIELD_UOFF24}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_sts[] = {{MAXWELL_FIELD_SSIZE}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_OFF24}, {MAXWELL_FIELD_UOFF24}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_ldc[] = {{MAXWELL_FIELD_CSIZE}, {MAXWELL_FIELD_LMODE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_LBANK}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_CINDEX}, {MAXWELL_FIELD_UCINDEX}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_stp[] = {{MAXWELL_FIELD_STPW}, {MAXWELL_FIELD_STPN}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_membar[] = {{MAXWELL_FIELD_MSCOPE}, {MAXWELL_FIELD_MINV}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_mov[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_MASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_mov32i[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_UIMM32}, {MAXWELL_FIELD_MASKL}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_sel[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_prmt_b[] = {{MAXWELL_FIELD_PMODE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_prmt_c[] = {{MAXWELL_FIELD_PMODE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_imul[] = {{MAXWELL_FIELD_MULS}, {MAXWELL_FIELD_MULHI}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_imul32i[] = {{MAXWELL_FIELD_MULSL}, {MAXWELL_FIELD_MULHIL}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCWL}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_IMM32}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_imad_b[] = {{MAXWELL_FIELD_MADS}, {MAXWELL_FIELD_MADHI}, {MAXWELL_FIELD_MADSAT}, {MAXWELL_FIELD_MADX}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_MNA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_MNC}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_imad_c[] = {{MAXWELL_FIELD_MADS}, {MAXWELL_FIELD_MADHI}, {MAXWELL_FIELD_MADSAT}, {MAXWELL_FIELD_MADX}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_MNA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_MNC}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_imad32i[] = {{MAXWELL_FIELD_MADSL}, {MAXWELL_FIELD_MULHIL}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCWL}, {MAXWELL_FIELD_NAL}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_IMM32}, {MAXWELL_FIELD_MNCL}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_imadsp_uu_b[] = {{MAXWELL_FIELD_SPA}, {MAXWELL_FIELD_SPB}, {MAXWELL_FIELD_SPC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_imadsp_uu_c[] = {{MAXWELL_FIELD_SPA}, {MAXWELL_FIELD_SPB}, {MAXWELL_FIELD_SPC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_xmad_r[] = {{MAXWELL_FIELD_XSIGN}, {MAXWELL_FIELD_XPSL}, {MAXWELL_FIELD_XMRG}, {MAXWELL_FIELD_XMODE}, {MAXWELL_FIELD_XX}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_XHA}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_XHB}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_xmad_i[] = {{MAXWELL_FIELD_XSIGN}, {MAXWELL_FIELD_XPSL}, {MAXWELL_FIELD_XMRG}, {MAXWELL_FIELD_XMODE}, {MAXWELL_FIELD_XX}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_XHA}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_IMM16}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_xmad_b[] = {{MAXWELL_FIELD_XSIGN}, {MAXWELL_FIELD_XPSLC}, {MAXWELL_FIELD_XMRGC}, {MAXWELL_FIELD_XMODEC}, {MAXWELL_FIELD_XXC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_XHA}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_XHC}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_xmad_c[] = {{MAXWELL_FIELD_XSIGN}, {MAXWELL_FIELD_XMODEC}, {MAXWELL_FIELD_XXC}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_XHA}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_XHC}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_psetp[] = {{MAXWELL_FIELD_BOP2}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_P0}, {MAXWELL_FIELD_P1}, {MAXWELL_FIELD_Q12N}, {MAXWELL_FIELD_Q12}, {MAXWELL_FIELD_Q29N}, {MAXWELL_FIELD_Q29}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_pset[] = {{MAXWELL_FIELD_BF}, {MAXWELL_FIELD_BOP2}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_Q12N}, {MAXWELL_FIELD_Q12}, {MAXWELL_FIELD_Q29N}, {MAXWELL_FIELD_Q29}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_cset[] = {{MAXWELL_FIELD_BF}, {MAXWELL_FIELD_CCT8}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_csetp[] = {{MAXWELL_FIELD_CCT8}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_P0}, {MAXWELL_FIELD_P1}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_p2r[] = {{MAXWELL_FIELD_PBYTE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_WHICH}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_r2p[] = {{MAXWELL_FIELD_WHICH}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_PBYTE}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_UIMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_shl[] = {{MAXWELL_FIELD_SHW}, {MAXWELL_FIELD_SHX}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_shr[] = {{MAXWELL_FIELD_UI}, {MAXWELL_FIELD_SHW}, {MAXWELL_FIELD_SHRX}, {MAXWELL_FIELD_BREV}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_shf_l[] = {{MAXWELL_FIELD_FW}, {MAXWELL_FIELD_FTYPE}, {MAXWELL_FIELD_FHI}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_FIMM6}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_bfe[] = {{MAXWELL_FIELD_UI}, {MAXWELL_FIELD_BREV}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_bfi_b[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_bfi_c[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_flo[] = {{MAXWELL_FIELD_UI}, {MAXWELL_FIELD_FLSH}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_NBI}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_popc[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_NBI}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_lea_lo[] = {{MAXWELL_FIELD_LEAX}, {MAXWELL_FIELD_P2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_LEAN}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_IMM}, {MAXWELL_FIELD_LEAS}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_lea_hi[] = {{MAXWELL_FIELD_LEHX}, {MAXWELL_FIELD_P2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_LEHN}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_LEHS}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_lea_hc[] = {{MAXWELL_FIELD_LECX}, {MAXWELL_FIELD_P2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_LECN}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_CBANK}, {MAXWELL_FIELD_COFF}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_LECS}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_s2r[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_SREG}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_vote[] = {{MAXWELL_FIELD_VMODE}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_VP}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_vote_vtg[] = {{MAXWELL_FIELD_VTG}, {MAXWELL_FIELD_VTGN}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_shfl[] = {{MAXWELL_FIELD_SMODE}, {MAXWELL_FIELD_P2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_SLANE}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_SCLAMP}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_bar_sync[] = {{MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_BID}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_BCNT}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_bar_red[] = {{MAXWELL_FIELD_BRED}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_BID}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_BCNT}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_bar_scan[] = {{MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_BID}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_BCNT}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_b2r_b[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_BID}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_b2r_r[] = {{MAXWELL_FIELD_RD}, {MAXWELL_FIELD_VP}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_r2b[] = {{MAXWELL_FIELD_R2BK}, {MAXWELL_FIELD_BRID}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_depbar_le[] = {{MAXWELL_FIELD_DSB}, {MAXWELL_FIELD_DCNT}, {MAXWELL_FIELD_D4}, {MAXWELL_FIELD_D3}, {MAXWELL_FIELD_D2}, {MAXWELL_FIELD_D1}, {MAXWELL_FIELD_D0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_depbar_n[] = {{MAXWELL_FIELD_D4}, {MAXWELL_FIELD_D3}, {MAXWELL_FIELD_D2}, {MAXWELL_FIELD_D1}, {MAXWELL_FIELD_D0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_suld_p[] = {{MAXWELL_FIELD_SUDIM}, {MAXWELL_FIELD_SULC}, {MAXWELL_FIELD_SUMASK}, {MAXWELL_FIELD_SUCLAMP}, {MAXWELL_FIELD_SUPR}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_suld_d[] = {{MAXWELL_FIELD_SUBA}, {MAXWELL_FIELD_SUDIM}, {MAXWELL_FIELD_SULC}, {MAXWELL_FIELD_SUSIZE}, {MAXWELL_FIELD_SUCLAMP}, {MAXWELL_FIELD_SUPR}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_sust_p[] = {{MAXWELL_FIELD_SUDIM}, {MAXWELL_FIELD_SUSC}, {MAXWELL_FIELD_SUMASK}, {MAXWELL_FIELD_SUCLAMP}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_sust_d[] = {{MAXWELL_FIELD_SUBA}, {MAXWELL_FIELD_SUDIM}, {MAXWELL_FIELD_SUSC}, {MAXWELL_FIELD_SUSIZE}, {MAXWELL_FIELD_SUCLAMP}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_sured_p[] = {{MAXWELL_FIELD_SUDIM}, {MAXWELL_FIELD_SUROP}, {MAXWELL_FIELD_SUCLAMP}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_sured_d[] = {{MAXWELL_FIELD_SUBA}, {MAXWELL_FIELD_SUDIM}, {MAXWELL_FIELD_SUROP}, {MAXWELL_FIELD_SURTYPE}, {MAXWELL_FIELD_SUCLAMP}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_suatom_i[] = {{MAXWELL_FIELD_SUABA}, {MAXWELL_FIELD_SUDIM}, {MAXWELL_FIELD_SUAOP}, {MAXWELL_FIELD_SUATYPE}, {MAXWELL_FIELD_SUCLAMP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_suatom_r[] = {{MAXWELL_FIELD_SUAPD}, {MAXWELL_FIELD_SUABA}, {MAXWELL_FIELD_SUDIM}, {MAXWELL_FIELD_SUAOP}, {MAXWELL_FIELD_SUATYPER}, {MAXWELL_FIELD_SUCLAMP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_suatom_p[] = {{MAXWELL_FIELD_SUABA}, {MAXWELL_FIELD_SUDIM}, {MAXWELL_FIELD_SUAOP}, {MAXWELL_FIELD_SUATYPER}, {MAXWELL_FIELD_SUCLAMP}, {MAXWELL_FIELD_SUPA}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_suatom_ci[] = {{MAXWELL_FIELD_SUABA}, {MAXWELL_FIELD_SUDIM}, {MAXWELL_FIELD_SUATYPE}, {MAXWELL_FIELD_SUCLAMP}, {MAXWELL_FIELD_SUPR}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_suatom_cr[] = {{MAXWELL_FIELD_SUAPD}, {MAXWELL_FIELD_SUABA}, {MAXWELL_FIELD_SUDIM}, {MAXWELL_FIELD_SUATYPER}, {MAXWELL_FIELD_SUCLAMP}, {MAXWELL_FIELD_SUPR}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_tex_i[] = {{MAXWELL_FIELD_TLOD}, {MAXWELL_FIELD_TLC}, {MAXWELL_FIELD_TAO}, {MAXWELL_FIELD_TDC}, {MAXWELL_FIELD_TNDV}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_TPO}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_TDIM}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_tex_b[] = {{MAXWELL_FIELD_TLODB}, {MAXWELL_FIELD_TLCB}, {MAXWELL_FIELD_TAOB}, {MAXWELL_FIELD_TDC}, {MAXWELL_FIELD_TNDV}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_TPO}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TDIM}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_tld_i[] = {{MAXWELL_FIELD_TLDL}, {MAXWELL_FIELD_TAOL}, {MAXWELL_FIELD_TLDM}, {MAXWELL_FIELD_TLDC}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_TPO}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_TDIM}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_tld_b[] = {{MAXWELL_FIELD_TLDL}, {MAXWELL_FIELD_TAOL}, {MAXWELL_FIELD_TLDM}, {MAXWELL_FIELD_TLDC}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_TPO}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TDIM}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_tld4_i[] = {{MAXWELL_FIELD_T4C}, {MAXWELL_FIELD_T4O}, {MAXWELL_FIELD_TDC}, {MAXWELL_FIELD_TNDV}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_TPO}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_TDIM}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_tld4_b[] = {{MAXWELL_FIELD_T4CB}, {MAXWELL_FIELD_T4OB}, {MAXWELL_FIELD_TDC}, {MAXWELL_FIELD_TNDV}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_TPO}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TDIM}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_txd_i[] = {{MAXWELL_FIELD_TLCD}, {MAXWELL_FIELD_TAOL}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_TPO}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_TDIM}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_txd_b[] = {{MAXWELL_FIELD_TLCD}, {MAXWELL_FIELD_TAOL}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_TPO}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TDIM}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_txq_i[] = {{MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_TXQK}, {MAXWELL_FIELD_TXQN}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_txq_b[] = {{MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_TXQK}, {MAXWELL_FIELD_TXQN}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_txa[] = {{MAXWELL_FIELD_TNDV}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_tmml_i[] = {{MAXWELL_FIELD_TNDV}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_TDIM}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_tmml_b[] = {{MAXWELL_FIELD_TNDV}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TDIM}, {MAXWELL_FIELD_TMASK}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_texs_d1_lz_m[] = {{MAXWELL_FIELD_TXF}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_RD2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_TXC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_texs_d1_lz_s[] = {{MAXWELL_FIELD_TXF}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_RD2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_TXC1}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_tld4s[] = {{MAXWELL_FIELD_T4F}, {MAXWELL_FIELD_T4CS}, {MAXWELL_FIELD_TAOS}, {MAXWELL_FIELD_TDC}, {MAXWELL_FIELD_NODEP}, {MAXWELL_FIELD_PHT}, {MAXWELL_FIELD_PHP}, {MAXWELL_FIELD_RD2}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_TXH}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_vadd[] = {{MAXWELL_FIELD_VUD}, {MAXWELL_FIELD_VAS}, {MAXWELL_FIELD_VBS}, {MAXWELL_FIELD_VSAT}, {MAXWELL_FIELD_VRED}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_VNA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_VAB}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_VAH}, {MAXWELL_FIELD_VNB}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_VBB}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_VBH}, {MAXWELL_FIELD_VN16}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_vabsdiff[] = {{MAXWELL_FIELD_VSD}, {MAXWELL_FIELD_VAS}, {MAXWELL_FIELD_VBS}, {MAXWELL_FIELD_VSAT}, {MAXWELL_FIELD_VRED}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_VAB}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_VAH}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_VBB}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_VBH}, {MAXWELL_FIELD_VN16}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_vmnmx[] = {{MAXWELL_FIELD_VUD}, {MAXWELL_FIELD_VAS}, {MAXWELL_FIELD_VBS}, {MAXWELL_FIELD_VMX}, {MAXWELL_FIELD_VSAT}, {MAXWELL_FIELD_VRED}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_VAB}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_VAH}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_VBB}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_VBH}, {MAXWELL_FIELD_VN16}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_vset[] = {{MAXWELL_FIELD_VCMP}, {MAXWELL_FIELD_VAS}, {MAXWELL_FIELD_VBS}, {MAXWELL_FIELD_VRED}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_VAB}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_VAH}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_VBB}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_VBH}, {MAXWELL_FIELD_VN16}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_vsetp[] = {{MAXWELL_FIELD_VCMPP}, {MAXWELL_FIELD_VAS}, {MAXWELL_FIELD_VBS}, {MAXWELL_FIELD_BOP}, {MAXWELL_FIELD_P0}, {MAXWELL_FIELD_P1}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_VAB}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_VAH}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_VBB}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_VBH}, {MAXWELL_FIELD_VN16}, {MAXWELL_FIELD_Q0N}, {MAXWELL_FIELD_Q0}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_vmad[] = {{MAXWELL_FIELD_VAS}, {MAXWELL_FIELD_VBS}, {MAXWELL_FIELD_VSHIFT}, {MAXWELL_FIELD_VSAT}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_VMNA}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_VAB}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_VAH}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_VBB}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_VBH}, {MAXWELL_FIELD_VN16}, {MAXWELL_FIELD_VMNC}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_vshl[] = {{MAXWELL_FIELD_VUD}, {MAXWELL_FIELD_VAS}, {MAXWELL_FIELD_VWRAP}, {MAXWELL_FIELD_VSAT}, {MAXWELL_FIELD_VRED}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_VAB}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_VAH}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_VBB}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_VBH}, {MAXWELL_FIELD_VN16}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_vabsdiff4[] = {{MAXWELL_FIELD_V4SD}, {MAXWELL_FIELD_V4A}, {MAXWELL_FIELD_V4B}, {MAXWELL_FIELD_V4SAT}, {MAXWELL_FIELD_V4RED}, {MAXWELL_FIELD_V4M}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_CCW}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_V4SA}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_V4SB}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_idp_a4[] = {{MAXWELL_FIELD_IDPA}, {MAXWELL_FIELD_IDPB}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};
static const struct isadora_slot slots_idp_a2[] = {{MAXWELL_FIELD_IDPH}, {MAXWELL_FIELD_IDPA2}, {MAXWELL_FIELD_IDPB}, {MAXWELL_FIELD_RD}, {MAXWELL_FIELD_RA_2}, {MAXWELL_FIELD_RA}, {MAXWELL_FIELD_RB_2}, {MAXWELL_FIELD_RB}, {MAXWELL_FIELD_RC_2}, {MAXWELL_FIELD_RC}, {MAXWELL_FIELD_GP}, {MAXWELL_FIELD_STALL}, {MAXWELL_FIELD_NOY}, {MAXWELL_FIELD_WBAR}, {MAXWELL_FIELD_RBAR}, {MAXWELL_FIELD_W1}, {MAXWELL_FIELD_W2}, {MAXWELL_FIELD_W3}, {MAXWELL_FIELD_W4}, {MAXWELL_FIELD_W5}, {MAXWELL_FIELD_W6}};

static const char *const lines_1[] = {"ATYPE", ".F16x2.FTZ.RN", ".F16x2.RN", ".F64.RN"};
static const char *const lines_2[] = {"[$R[Ra]]", "[$R[Ra]+AOFF]", "[UAOFF]"};
static const char *const lines_3[] = {"", "@$P[GP]", "@!$P[GP]"};
static const char *const lines_4[] = {"{", "", ""};
static const char *const lines_5[] = {"", "", "{STALLS,NOY,SETS,FREES,W1,W2,W3,W4,W5,W6}"};
static const char *const lines_6[] = {"", "!STALL"};
static const char *const lines_7[] = {"", "+{WBAR+1}.W"};
static const char *const lines_8[] = {"", "+{RBAR+1}.R"};
static const char *const lines_9[] = {"", "}"};
static const struct isadora_choice choices_1[] = {{"AKIND", "n", lines_1, 4}, {"AADDR", "a", lines_2, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_10[] = {"GP41"};
static const char *const lines_11[] = {"[$R[Ra]]", "[$R[Ra]+AOFF13]", "[UAOFF13]"};
static const struct isadora_choice choices_2[] = {{"AKIND", "n", lines_1, 4}, {"TOLD", "p", lines_10, 1}, {"AADDR13", "a", lines_11, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_12[] = {"$R[Rb], R{CASN+1}", "$R[Rb], R{CASN+2}", "$R[Rb], RZ", "RZ, $R[Rb]"};
static const struct isadora_choice choices_3[] = {{"AADDR", "a", lines_2, 3}, {"PAIRED", "b", lines_12, 4}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_4[] = {{"TOLD", "p", lines_10, 1}, {"AADDR13", "a", lines_11, 3}, {"PAIRED", "b", lines_12, 4}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_13[] = {"[$R[Ra]]", "[$R[Ra]+ASOFF]", "[UASOFF]"};
static const struct isadora_choice choices_5[] = {{"ASADDR", "at", lines_13, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_6[] = {{"ASADDR", "at", lines_13, 3}, {"PAIRED", NULL, lines_12, 4}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_14[] = {"ARTYPE", ".F16x2.FTZ.RN", ".F16x2.RN", ".F64.RN"};
static const struct isadora_choice choices_7[] = {{"ARKIND", "n", lines_14, 4}, {"AADDR", "a", lines_2, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_15[] = {"[$R[Ra]]", "[$R[Ra]+CCOFF]", "[UCCOFF]"};
static const struct isadora_choice choices_8[] = {{"CCADDR", "a", lines_15, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_9[] = {{"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_16[] = {"[$R[Ra]]", "[$R[Ra]+CCLOFF]", "[UCCLOFF]"};
static const struct isadora_choice choices_10[] = {{"CCLADDR", "a", lines_16, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_17[] = {"$R[Rb]RB", "c[CBANK][COFF]", "IMM"};
static const char *const lines_18[] = {"Q0N$P[Q0]"};
static const struct isadora_choice choices_11[] = {{"SB", "b", lines_17, 3}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_19[] = {"TO", "c[BXBANK][BXOFF]"};
static const struct isadora_choice choices_12[] = {{"WAY", "to", lines_19, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_20[] = {"$R[Ra]", "$R[Ra] BXNEAR", "c[BXBANK][$R[Ra]]", "c[BXBANK][$R[Ra]+BXOFF]", "c[BXBANK][BXOFF]"};
static const struct isadora_choice choices_13[] = {{"NEARX", "to", lines_20, 5}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_21[] = {"BFAR", "c[BXBANK][BXOFF]"};
static const struct isadora_choice choices_14[] = {{"FARWAY", "to", lines_21, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_22[] = {"$R[Ra]", "$R[Ra] BXFAR", "c[BXBANK][$R[Ra]]", "c[BXBANK][$R[Ra]+BXOFF]", "c[BXBANK][BXOFF]"};
static const struct isadora_choice choices_15[] = {{"FARX", "to", lines_22, 5}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_16[] = {{"WAY", "to", lines_19, 2}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_17[] = {{"FARWAY", "to", lines_21, 2}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_18[] = {{"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_23[] = {"", "BPTN"};
static const struct isadora_choice choices_19[] = {{"BPTNO", NULL, lines_23, 2}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_24[] = {"", "NMASK"};
static const struct isadora_choice choices_20[] = {{"NOPMASK", NULL, lines_24, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_25[] = {"FNB{FAB}$R[Rb]CH{FAB}RB", "FNB{FAB}c[CBANK][COFF]CH{FAB}", "FIMM{CH}", "FIMM.NEG{CH}", "FIMM.ABS{CH}", "FIMM.NEG.ABS{CH}"};
static const char *const lines_26[] = {"c[CBANK][COFF]"};
static const char *const lines_27[] = {""};
static const struct isadora_choice choices_21[] = {{"CF16", "b", lines_25, 6}, {"CB", NULL, lines_26, 1}, {"F2FX", NULL, lines_27, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_28[] = {"FNB{FAB}$R[Rb]FAB{RB}", "FNB{FAB}c[CBANK][COFF]FAB", "FIMM", "FIMM.NEG", "FIMM.ABS", "FIMM.NEG.ABS"};
static const struct isadora_choice choices_22[] = {{"CS32", "b", lines_28, 6}, {"CB", NULL, lines_26, 1}, {"F2FX", NULL, lines_27, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_29[] = {"FNB{FAB}$R[Rb]FAB{RB}", "FNB{FAB}c[CBANK][COFF]FAB", "DIMM", "DIMM.NEG", "DIMM.ABS", "DIMM.NEG.ABS"};
static const struct isadora_choice choices_23[] = {{"CS64", "b", lines_29, 6}, {"CBD", NULL, lines_26, 1}, {"F2FX", NULL, lines_27, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_24[] = {{"CF16", "b", lines_25, 6}, {"CB", NULL, lines_26, 1}, {"F2IX", NULL, lines_27, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_25[] = {{"CF32", "b", lines_25, 6}, {"CB", NULL, lines_26, 1}, {"F2IX", NULL, lines_27, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_30[] = {"FNB{FAB}$R[Rb]CH{FAB}RB", "FNB{FAB}c[CBANK][COFF]CH{FAB}", "DIMM{CH}", "DIMM.NEG{CH}", "DIMM.ABS{CH}", "DIMM.NEG.ABS{CH}"};
static const struct isadora_choice choices_26[] = {{"CF64", "b", lines_30, 6}, {"CBD", NULL, lines_26, 1}, {"F2IX", NULL, lines_27, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_31[] = {"FNB{FAB}$R[Rb]CHALF{FAB}RB", "FNB{FAB}c[CBANK][COFF]CHALF{FAB}", "IMM{CHALF}", "IMM.NEG{CHALF}", "IMM.ABS{CHALF}", "IMM.NEG.ABS{CHALF}"};
static const struct isadora_choice choices_27[] = {{"CIH", "b", lines_31, 6}, {"CB", NULL, lines_26, 1}, {"I2FX", NULL, lines_27, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_32[] = {"FNB{FAB}$R[Rb]CBYTE{FAB}RB", "FNB{FAB}c[CBANK][COFF]CBYTE{FAB}", "IMM{CBYTE}", "IMM.NEG{CBYTE}", "IMM.ABS{CBYTE}", "IMM.NEG.ABS{CBYTE}"};
static const struct isadora_choice choices_28[] = {{"CIB", "b", lines_32, 6}, {"CB", NULL, lines_26, 1}, {"I2FX", NULL, lines_27, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_29[] = {{"CID", "b", lines_32, 6}, {"CBD", NULL, lines_26, 1}, {"I2FX", NULL, lines_27, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_30[] = {{"CIH", "b", lines_31, 6}, {"CB", NULL, lines_26, 1}, {"I2IX", NULL, lines_27, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_31[] = {{"CIB", "b", lines_32, 6}, {"CB", NULL, lines_26, 1}, {"I2IX", NULL, lines_27, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_33[] = {"FNA{FAA}$R[Ra]FAA{RA}"};
static const char *const lines_34[] = {"FNB{FAB}$R[Rb]FAB{RC}", "FNB{FAB}c[CBANK][COFF]FAB", "DIMM", "DIMM.NEG", "DIMM.ABS", "DIMM.NEG.ABS"};
static const struct isadora_choice choices_32[] = {{"DA", "a", lines_33, 1}, {"DB", "b", lines_34, 6}, {"CBD", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_35[] = {"FNM$R[Rb]RB", "FNM{c[CBANK][COFF]}", "DIMM", "DIMM.NEG"};
static const struct isadora_choice choices_33[] = {{"DBN", "b", lines_35, 4}, {"CBD", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_36[] = {"FNC$R[Rc]RC"};
static const struct isadora_choice choices_34[] = {{"DBN", "b", lines_35, 4}, {"CBD", NULL, lines_26, 1}, {"DC", "c", lines_36, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_37[] = {"FNM$R[Rc]RB"};
static const char *const lines_38[] = {"FNC{c[CBANK][COFF]}"};
static const struct isadora_choice choices_35[] = {{"DCB", "b", lines_37, 1}, {"DCC", "c", lines_38, 1}, {"CBD", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_36[] = {{"DA", "a", lines_33, 1}, {"DB", "b", lines_29, 6}, {"CBD", NULL, lines_26, 1}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_39[] = {"SNA{SAA}$R[Ra]SAA{RA}"};
static const char *const lines_40[] = {"SNB{SAB}$R[Rb]SAB{RB}", "SNB{SAB}c[CBANK][COFF]SAB", "DIMM", "DIMM.NEG", "DIMM.ABS", "DIMM.NEG.ABS"};
static const struct isadora_choice choices_37[] = {{"DA", "a", lines_39, 1}, {"DB", "b", lines_40, 6}, {"CBD", NULL, lines_26, 1}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_41[] = {"SNA{PAA}$R[Ra]PAA{RA}"};
static const char *const lines_42[] = {"PNB{SAB}$R[Rb]SAB{RB}", "PNB{SAB}c[CBANK][COFF]SAB", "DIMM", "DIMM.NEG", "DIMM.ABS", "DIMM.NEG.ABS"};
static const struct isadora_choice choices_38[] = {{"DA", "a", lines_41, 1}, {"DB", "b", lines_42, 6}, {"CBD", NULL, lines_26, 1}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_43[] = {"FNB{FAB}$R[Rb]FAB{RC}", "FNB{FAB}c[CBANK][COFF]FAB", "FIMM", "FIMM.NEG", "FIMM.ABS", "FIMM.NEG.ABS"};
static const struct isadora_choice choices_39[] = {{"FA", "a", lines_33, 1}, {"FB", "b", lines_43, 6}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_44[] = {"FNAL{FAAL}$R[Ra]FAAL{RA}"};
static const struct isadora_choice choices_40[] = {{"FA", "a", lines_44, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_45[] = {"FNM$R[Rb]RB", "FNM{c[CBANK][COFF]}", "FIMM", "FIMM.NEG"};
static const struct isadora_choice choices_41[] = {{"FBN", "b", lines_45, 4}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_42[] = {{"FBN", "b", lines_45, 4}, {"CB", NULL, lines_26, 1}, {"FC", "c", lines_36, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_43[] = {{"FCB", "b", lines_37, 1}, {"FCC", "c", lines_38, 1}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_46[] = {"FNAL$R[Ra]RA"};
static const struct isadora_choice choices_44[] = {{"FAI", "a", lines_46, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_45[] = {{"FA", "a", lines_33, 1}, {"FB", "b", lines_28, 6}, {"CB", NULL, lines_26, 1}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_47[] = {"SNB{SAB}$R[Rb]SAB{RB}", "SNB{SAB}c[CBANK][COFF]SAB", "FIMM", "FIMM.NEG", "FIMM.ABS", "FIMM.NEG.ABS"};
static const struct isadora_choice choices_46[] = {{"FA", "a", lines_39, 1}, {"FB", "b", lines_47, 6}, {"CB", NULL, lines_26, 1}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_48[] = {"PNB{SAB}$R[Rb]SAB{RB}", "PNB{SAB}c[CBANK][COFF]SAB", "FIMM", "FIMM.NEG", "FIMM.ABS", "FIMM.NEG.ABS"};
static const struct isadora_choice choices_47[] = {{"FA", "a", lines_41, 1}, {"FB", "b", lines_48, 6}, {"CB", NULL, lines_26, 1}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_49[] = {"$R[Rb]RB", "c[CBANK][COFF]", "FIMM"};
static const struct isadora_choice choices_48[] = {{"FIC", "b", lines_49, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_49[] = {{"CB", "c", lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_50[] = {{"FA", "a", lines_33, 1}, {"FB", "b", lines_28, 6}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_51[] = {{"FA", "a", lines_33, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_52[] = {{"FB", "b", lines_28, 6}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_50[] = {"", "$P[APO]"};
static const char *const lines_51[] = {"$R[Ra]", "$R[Ra], AOFF11", "AOFF11", ""};
static const struct isadora_choice choices_53[] = {{"APOP", "p", lines_50, 2}, {"AWHICH", "a", lines_51, 4}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_52[] = {"", "$R[Rc]"};
static const struct isadora_choice choices_54[] = {{"ARC", "c", lines_52, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_53[] = {"", ".IDX"};
static const char *const lines_54[] = {"a[ATX]", "a[$R[Ra]]", "a[$R[Ra]+ATX]"};
static const struct isadora_choice choices_55[] = {{"IX", NULL, lines_53, 2}, {"IATTR", "a", lines_54, 3}, {"IPLACE", "c", lines_52, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_56[] = {{"SB", "b", lines_17, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_55[] = {"[$R[Ra]]", "[$R[Ra]+PXOFF]"};
static const struct isadora_choice choices_57[] = {{"PXADDR", "a", lines_55, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_56[] = {"HNA{HAA}$R[Ra]HAA{RA}HSA", "HNA{HAA}$R[Ra]HAA{RA}HSA"};
static const char *const lines_57[] = {"HNB{HAB}$R[Rb]HAB{RB}HSB", "HNB{HAB}$R[Rb]HAB{RB}HSB"};
static const struct isadora_choice choices_58[] = {{"HA", "a", lines_56, 2}, {"HB", "b", lines_57, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_58[] = {"HNCB{HACB}c[CBANK][COFF]HACB", "HIHI, HILO"};
static const struct isadora_choice choices_59[] = {{"HA", "a", lines_56, 2}, {"HCI", "b", lines_58, 2}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_59[] = {"HNCB$R[Ra]RA{HSAL}", "HNCB$R[Ra]RA{HSAL}"};
static const struct isadora_choice choices_60[] = {{"HAL", "a", lines_59, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_60[] = {"HAA$R[Ra]HAA{RA}HSA", "HAA$R[Ra]HAA{RA}HSA"};
static const struct isadora_choice choices_61[] = {{"HMA", "a", lines_60, 2}, {"HB", "b", lines_57, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_61[] = {"HNA{HACB}c[CBANK][COFF]HACB"};
static const struct isadora_choice choices_62[] = {{"HMA", "a", lines_60, 2}, {"HMC", "b", lines_61, 1}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_63[] = {{"HA", "a", lines_56, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_62[] = {"$R[Ra]RA{HSAL}", "$R[Ra]RA{HSAL}"};
static const struct isadora_choice choices_64[] = {{"HALM", "a", lines_62, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_63[] = {"$R[Ra]RA{HSA}", "$R[Ra]RA{HSA}"};
static const char *const lines_64[] = {"HNB$R[Rb]RB{HSB}", "HNB$R[Rb]RB{HSB}"};
static const char *const lines_65[] = {"HNR$R[Rc]RC{HSR}", "HNR$R[Rc]RC{HSR}"};
static const struct isadora_choice choices_65[] = {{"HFA", "a", lines_63, 2}, {"HFR", "b", lines_64, 2}, {"HFC", "c", lines_65, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_66[] = {"HNCB{c[CBANK][COFF]}", "HIHI, HILO"};
static const char *const lines_67[] = {"HNRC$R[Rc]RC{HSRC}", "HNRC$R[Rc]RC{HSRC}"};
static const struct isadora_choice choices_66[] = {{"HFA", "a", lines_63, 2}, {"HFB", "b", lines_66, 2}, {"CB", NULL, lines_26, 1}, {"HFC", "c", lines_67, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_68[] = {"HNCB$R[Rc]RB{HSRC}", "HNCB$R[Rc]RB{HSRC}"};
static const char *const lines_69[] = {"HNRC{c[CBANK][COFF]}"};
static const struct isadora_choice choices_67[] = {{"HFA", "a", lines_63, 2}, {"HFCB", "b", lines_68, 2}, {"HFCC", "c", lines_69, 1}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_68[] = {{"HA", "a", lines_56, 2}, {"HB", "b", lines_57, 2}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_69[] = {{"HA", "a", lines_56, 2}, {"HFB", "b", lines_66, 2}, {"CB", NULL, lines_26, 1}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_70[] = {{"HA", "a", lines_56, 2}, {"HCI", "b", lines_58, 2}, {"CB", NULL, lines_26, 1}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_70[] = {"", "", ".PO"};
static const char *const lines_71[] = {"NA$R[Ra]RA", "$R[Ra]RA"};
static const char *const lines_72[] = {"NB$R[Rb]RB", "NB{c[CBANK][COFF]}", "IMM", "IMM.NEG", "$R[Rb]RB", "c[CBANK][COFF]", "IMM"};
static const struct isadora_choice choices_71[] = {{"PLUSONE", "o", lines_70, 3}, {"SUMA", "a", lines_71, 2}, {"SUMB", "b", lines_72, 7}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_73[] = {"", ".PO"};
static const char *const lines_74[] = {"NAL$R[Ra]RA", "$R[Ra]RA"};
static const struct isadora_choice choices_72[] = {{"PLUSONEL", NULL, lines_73, 2}, {"SUMAL", "a", lines_74, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_75[] = {"NA3$R[Ra]HA3{RA}"};
static const char *const lines_76[] = {"NB3$R[Rb]HB3{RB}"};
static const char *const lines_77[] = {"NC3$R[Rc]HC3{RC}"};
static const struct isadora_choice choices_73[] = {{"ADD3X", "a", lines_75, 1}, {"ADD3Y", "b", lines_76, 1}, {"ADD3Z", "c", lines_77, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_78[] = {"NA3$R[Ra]RA"};
static const char *const lines_79[] = {"NB3{c[CBANK][COFF]}", "UIMM", "UIMM.NEG"};
static const char *const lines_80[] = {"NC3$R[Rc]RC"};
static const struct isadora_choice choices_74[] = {{"NEGA", "a", lines_78, 1}, {"ADD3B", "b", lines_79, 3}, {"CB", NULL, lines_26, 1}, {"NEGC", "c", lines_80, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_75[] = {{"PLUSONE", "o", lines_70, 3}, {"SCA", "a", lines_71, 2}, {"SUMB", "b", lines_72, 7}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_81[] = {"", "$P[P2]"};
static const char *const lines_82[] = {"LIA$R[Ra]RA"};
static const char *const lines_83[] = {"LIB$R[Rb]RB", "LIB{c[CBANK][COFF]}", "IMM", "IMM.INV"};
static const struct isadora_choice choices_76[] = {{"PO", "p", lines_81, 2}, {"LOPA", "a", lines_82, 1}, {"SBI", "b", lines_83, 4}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_77[] = {{"PO", "p", lines_81, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_78[] = {{"CB", "b", lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_84[] = {"[$R[Ra]]", "[$R[Ra]+OFF24]", "[UOFF24]"};
static const struct isadora_choice choices_79[] = {{"A24", "at", lines_84, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_85[] = {"[$R[Ra]]", "[$R[Ra]+OFF20]", "[UOFF20]"};
static const struct isadora_choice choices_80[] = {{"TOLD", "p", lines_10, 1}, {"A20", "a", lines_85, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_86[] = {"[$R[Ra]]", "[$R[Ra]+OFF32]", "[UOFF32]"};
static const char *const lines_87[] = {"", "$P[GENP]"};
static const struct isadora_choice choices_81[] = {{"A32", "a", lines_86, 3}, {"GENPRED", "p", lines_87, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_88[] = {"c[LBANK][$R[Ra]]", "c[LBANK][$R[Ra]+CINDEX]", "c[LBANK][UCINDEX]"};
static const struct isadora_choice choices_82[] = {{"CPLACE", "at", lines_88, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_89[] = {"", "MASK"};
static const struct isadora_choice choices_83[] = {{"SB", "b", lines_17, 3}, {"LANES", NULL, lines_89, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_90[] = {"", "MASKL"};
static const struct isadora_choice choices_84[] = {{"LANESL", NULL, lines_90, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_91[] = {"MNA$R[Ra]RA", "$R[Ra]RA"};
static const char *const lines_92[] = {"MNC$R[Rc]RC", "$R[Rc]RC"};
static const struct isadora_choice choices_85[] = {{"MADPO", "o", lines_70, 3}, {"MADA", NULL, lines_91, 2}, {"SB", "b", lines_17, 3}, {"MADC", "c", lines_92, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_93[] = {"MNC{c[CBANK][COFF]}", "c[CBANK][COFF]"};
static const struct isadora_choice choices_86[] = {{"MADPO", "o", lines_70, 3}, {"MADA", NULL, lines_91, 2}, {"MADCC", "c", lines_93, 2}, {"CB", NULL, lines_26, 1}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_94[] = {"MNCL$R[Rd]", "$R[Rd]"};
static const struct isadora_choice choices_87[] = {{"MADPOL", "o", lines_70, 3}, {"MADAL", NULL, lines_74, 2}, {"MADCL", NULL, lines_94, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_95[] = {"XPSL{XMRG}XMODE{XX}"};
static const char *const lines_96[] = {"$R[Ra]XHA{RA}"};
static const char *const lines_97[] = {"$R[Rb]XHB{RB}"};
static const struct isadora_choice choices_88[] = {{"XM", "m", lines_95, 1}, {"XA", "a", lines_96, 1}, {"XBR", "b", lines_97, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_98[] = {"IMM16"};
static const struct isadora_choice choices_89[] = {{"XM", "m", lines_95, 1}, {"XA", "a", lines_96, 1}, {"XBI", "b", lines_98, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_99[] = {"XPSLC{XMRGC}XMODEC{XXC}"};
static const char *const lines_100[] = {"c[CBANK][COFF]XHC"};
static const struct isadora_choice choices_90[] = {{"XMC", "m", lines_99, 1}, {"XA", "a", lines_96, 1}, {"XBC", "b", lines_100, 1}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_101[] = {"XMODEC{XXC}"};
static const char *const lines_102[] = {"$R[Rc]XHC{RB}"};
static const struct isadora_choice choices_91[] = {{"XMX", "m", lines_101, 1}, {"XA", "a", lines_96, 1}, {"XBRC", "b", lines_102, 1}, {"CB", "c", lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_103[] = {"Q12N$P[Q12]"};
static const char *const lines_104[] = {"Q29N$P[Q29]"};
static const struct isadora_choice choices_92[] = {{"QX", "x", lines_103, 1}, {"QY", "y", lines_104, 1}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_93[] = {{"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_105[] = {"$R[Rb]RB", "c[CBANK][COFF]", "UIMM"};
static const struct isadora_choice choices_94[] = {{"PBITS", "b", lines_105, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_106[] = {"$R[Rb]RB", "FIMM6"};
static const struct isadora_choice choices_95[] = {{"SHFB", "b", lines_106, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_107[] = {"NBI$R[Rb]RB", "NBI{c[CBANK][COFF]}", "IMM", "IMM.INV"};
static const struct isadora_choice choices_96[] = {{"SBI", "b", lines_107, 4}, {"CB", NULL, lines_26, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_108[] = {"LEAN$R[Ra]RA"};
static const char *const lines_109[] = {"", "LEAS"};
static const struct isadora_choice choices_97[] = {{"PO", NULL, lines_81, 2}, {"LEALO", "s", lines_108, 1}, {"SB", "b", lines_17, 3}, {"LEASH", NULL, lines_109, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_110[] = {"LEHN$R[Ra]RA"};
static const char *const lines_111[] = {"", "LEHS"};
static const struct isadora_choice choices_98[] = {{"PO", NULL, lines_81, 2}, {"LEAHI", "s", lines_110, 1}, {"LEHSH", NULL, lines_111, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_112[] = {"LECN$R[Ra]RA"};
static const char *const lines_113[] = {"", "LECS"};
static const struct isadora_choice choices_99[] = {{"PO", NULL, lines_81, 2}, {"LEAHC", "s", lines_112, 1}, {"CB", "b", lines_26, 1}, {"LECSH", NULL, lines_113, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_114[] = {"$SR[SREG]", "$SR[SREG]", "SR_SM_SPA_VERSION", "SR_MULTIPASSSHADERINFO", "SR_LWINHI", "SR_SWINHI", "SR_BARRIERALLOC"};
static const struct isadora_choice choices_100[] = {{"SPECIAL", "v", lines_114, 7}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_115[] = {"$R[Rb]", "SLANE"};
static const char *const lines_116[] = {"$R[Rc]", "SCLAMP"};
static const struct isadora_choice choices_101[] = {{"SHB", "l", lines_115, 2}, {"SHC", "k", lines_116, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_117[] = {"$R[Ra]", "BID"};
static const char *const lines_118[] = {"$R[Rb]", "", "BCNT"};
static const struct isadora_choice choices_102[] = {{"BARID", "i", lines_117, 2}, {"BARO", "c", lines_118, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_119[] = {"$R[Rb]", "BCNT"};
static const struct isadora_choice choices_103[] = {{"BARID", "i", lines_117, 2}, {"BARA", "c", lines_119, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_104[] = {{"BARID", "i", lines_117, 2}, {"BARO", "c", lines_118, 3}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_120[] = {"", "$P[VP]"};
static const struct isadora_choice choices_105[] = {{"B2RP", "p", lines_120, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_121[] = {"", "{5,D4,D3,D2,D1,D0}", "{4,D3,D2,D1,D0}", "{3,D2,D1,D0}", "{2,D1,D0}", "{1,D0}", "{0}"};
static const struct isadora_choice choices_106[] = {{"DLIST", NULL, lines_121, 7}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_122[] = {"", "SUPR"};
static const char *const lines_123[] = {"$R[Rc]", "TXH"};
static const struct isadora_choice choices_107[] = {{"SUPO", "p", lines_122, 2}, {"SUWHERE", "s", lines_123, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_108[] = {{"SUWHERE", "s", lines_123, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_124[] = {"SURTYPE", ".F16x2.FTZ.RN", ".F16x2.RN"};
static const struct isadora_choice choices_109[] = {{"SURKIND", "n", lines_124, 3}, {"SUWHERE", "s", lines_123, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_125[] = {"SUATYPE", ".F16x2.FTZ.RN", ".F16x2.RN"};
static const struct isadora_choice choices_110[] = {{"SUAKIND", "n", lines_125, 3}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_126[] = {"SUATYPER", ".F16x2.FTZ.RN", ".F16x2.RN"};
static const char *const lines_127[] = {"$R[Rc]"};
static const struct isadora_choice choices_111[] = {{"SUAKINDR", "n", lines_126, 3}, {"SUREG", "s", lines_127, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_128[] = {"SUPA"};
static const struct isadora_choice choices_112[] = {{"SUAKINDR", "n", lines_126, 3}, {"SUPAO", "p", lines_128, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_113[] = {{"SUAKIND", "n", lines_125, 3}, {"SUPO", "p", lines_122, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_114[] = {{"SUAKINDR", "n", lines_126, 3}, {"SUPO", "p", lines_122, 2}, {"SUREG", "s", lines_127, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_129[] = {"NODEP{PHT}PHP"};
static const char *const lines_130[] = {"", "$P[TPO]"};
static const char *const lines_131[] = {"", "$R[Rb]"};
static const char *const lines_132[] = {"", "TMASK"};
static const struct isadora_choice choices_115[] = {{"TEND", NULL, lines_129, 1}, {"TP", "p", lines_130, 2}, {"TRB", NULL, lines_131, 2}, {"TM", NULL, lines_132, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_133[] = {"TXQK", "TXQN"};
static const struct isadora_choice choices_116[] = {{"TEND", NULL, lines_129, 1}, {"TXQW", NULL, lines_133, 2}, {"TM", NULL, lines_132, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_117[] = {{"TEND", NULL, lines_129, 1}, {"TM", NULL, lines_132, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_118[] = {{"TEND", NULL, lines_129, 1}, {"TRB", NULL, lines_131, 2}, {"TM", NULL, lines_132, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_134[] = {"TXF", ""};
static const struct isadora_choice choices_119[] = {{"SHORT", "h", lines_134, 2}, {"TEND", NULL, lines_129, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_135[] = {"T4F", ""};
static const struct isadora_choice choices_120[] = {{"SHORT4", "h", lines_135, 2}, {"TEND", NULL, lines_129, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_136[] = {".VAS8{VBT}", ".VAS16{VBT}", ".U32{VBT}", ".S32{VBTN}", ".S32.U32", ""};
static const char *const lines_137[] = {".VBS8", ".VBS16", ".VBS32", ".VBS16"};
static const char *const lines_138[] = {".VBS8", ".VBS16", ".VBS16"};
static const char *const lines_139[] = {"$R[Ra]VAB{RA}", "$R[Ra]VAH{RA}", "$R[Ra]RA"};
static const char *const lines_140[] = {"$R[Rb]VBB{RB}", "$R[Rb]VBH{RB}", "$R[Rb]RB", "VN16"};
static const struct isadora_choice choices_121[] = {{"VT", NULL, lines_136, 6}, {"VBT", NULL, lines_137, 4}, {"VBT", NULL, lines_137, 4}, {"VBT", NULL, lines_137, 4}, {"VBTN", NULL, lines_138, 3}, {"VA", "a", lines_139, 3}, {"VB", "b", lines_140, 4}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const struct isadora_choice choices_122[] = {{"VT", NULL, lines_136, 6}, {"VBT", NULL, lines_137, 4}, {"VBT", NULL, lines_137, 4}, {"VBT", NULL, lines_137, 4}, {"VBTN", NULL, lines_138, 3}, {"VA", "a", lines_139, 3}, {"VB", "b", lines_140, 4}, {"QA", "q", lines_18, 1}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_141[] = {"VMNA{VA}", "$R[Ra]VAB{RA}", "$R[Ra]VAH{RA}", "$R[Ra]RA"};
static const char *const lines_142[] = {"VMNC$R[Rc]RC", "$R[Rc]RC"};
static const struct isadora_choice choices_123[] = {{"VT", NULL, lines_136, 6}, {"VBT", NULL, lines_137, 4}, {"VBT", NULL, lines_137, 4}, {"VBT", NULL, lines_137, 4}, {"VBTN", NULL, lines_138, 3}, {"VPO", "o", lines_70, 3}, {"VMA", "a", lines_141, 4}, {"VA", NULL, lines_139, 3}, {"VB", "b", lines_140, 4}, {"VMC", "c", lines_142, 2}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};
static const char *const lines_143[] = {".VAS8{VSB}", ".VAS16{VSB}", ".VAS32{VSB}"};
static const char *const lines_144[] = {".U8", ".U16", ".U32", ".U16"};
static const struct isadora_choice choices_124[] = {{"VST", NULL, lines_143, 3}, {"VSB", NULL, lines_144, 4}, {"VSB", NULL, lines_144, 4}, {"VSB", NULL, lines_144, 4}, {"VA", "a", lines_139, 3}, {"VSC", "b", lines_140, 4}, {"GUARD", NULL, lines_3, 3}, {"OPEN", NULL, lines_4, 3}, {"CTL", NULL, lines_5, 3}, {"STALLS", NULL, lines_6, 2}, {"SETS", NULL, lines_7, 2}, {"FREES", NULL, lines_8, 2}, {"CLOSE", NULL, lines_9, 2}};

static const struct isadora_form forms[] = {
    [MAXWELL_ATOM_OP] = {
        .name = "ATOM.op", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "OPEN GUARD ATOM{AE}AOP{AKIND} $R[Rd], AADDR, $R[Rb] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: where the windows of other memories lie",
        .note = "",
        .shares = "it is its number",
        .length = 11, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_op, .configs = 0x3f,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xff00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xed00000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101101 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ATOM_OPP] = {
        .name = "ATOM.opp", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "OPEN GUARD ATOM{AE}AOPP{AKIND} GP41, $R[Rd], AADDR13, $R[Rb] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $P[7 - GP41.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: where the windows of other memories lie",
        .note = "",
        .shares = "it is its number",
        .length = 11, .slot_count = 20, .choice_count = 10, .grade = ISADORA_INFERRED,
        .slots = slots_atom_opp, .configs = 0x3f,
        .choices = choices_2,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xee60000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101110 0110aaaa aaaaggga aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ATOM_CAS] = {
        .name = "ATOM.cas", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "OPEN GUARD ATOM{AE}.CAS{CASW} $R[Rd], AADDR, PAIRED CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[u8(Rb.n + 1)] $R[u8(Rb.n + 2)] $R[u8(Rb.n + 3)] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: where the windows of other memories lie",
        .note = "",
        .shares = "it is its number",
        .length = 11, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_cas, .configs = 0x3f,
        .choices = choices_3,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeef0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101110 1111..ca aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ATOM_CASP] = {
        .name = "ATOM.casp", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "OPEN GUARD ATOM{AE}.CAS{CASW} GP41, $R[Rd], AADDR13, PAIRED CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[u8(Rb.n + 1)] $R[u8(Rb.n + 2)] $R[u8(Rb.n + 3)] $R[Rb.n | 1]; writes $P[7 - GP41.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: where the windows of other memories lie",
        .note = "",
        .shares = "it is its number",
        .length = 11, .slot_count = 20, .choice_count = 10, .grade = ISADORA_INFERRED,
        .slots = slots_atom_casp, .configs = 0x3f,
        .choices = choices_4,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xee70000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101110 0111..ca \?\?\?\?ggga aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ATOMS] = {
        .name = "ATOMS", .page = "ATOMS", .title = "Change a word of the memory of the block, get what was there",
        .mnemonic = "ATOMS", .syntax = "OPEN GUARD ATOMS{ASOP}ASTYPE $R[Rd], ASADDR, $R[Rb] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read s.u64; write s.u64; read s.u32; write s.u32; trap: not modelled: numbers of 64 bits; compilers only exchange them; trap: outside `s`; trap: unaligned in `s`",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms, .configs = 0x3f,
        .choices = choices_5,
        .fixed_mask = {{UINT64_C(0xff00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xec00000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101100 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ATOMS_CAS] = {
        .name = "ATOMS_CAS", .page = "ATOMS_CAS", .title = "Compare a word of the memory of the block, write another one if equal",
        .mnemonic = "ATOMS", .syntax = "OPEN GUARD ATOMS{CASK}CASWS $R[Rd], ASADDR, PAIRED CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[0..255] $R[1..255] $R[u8(Rb.n + 1)]; writes $R[Rd] $R[Rd.n | 1]; read s.u64; write s.u64; read s.u32; write s.u32; trap: not modelled: locks; trap: not modelled: what RZ means in a pair; trap: outside `s`; trap: unaligned in `s`",
        .note = "",
        .shares = "it is its number",
        .length = 11, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_cas, .configs = 0x3f,
        .choices = choices_6,
        .fixed_mask = {{UINT64_C(0xff80000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xee00000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101110 0cccaaaa aaaaaaaa aaaaaaaa aa..rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_RED] = {
        .name = "RED", .page = "RED", .title = "Change a word at a generic address",
        .mnemonic = "RED", .syntax = "OPEN GUARD RED{AE}AROP{ARKIND} AADDR, $R[Rd] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rd] $R[Rd.n | 1]; trap: not modelled: where the windows of other memories lie",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_red, .configs = 0x3f,
        .choices = choices_7,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xebf8000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101011 11111--a aaaaaaaa aaaaaaaa aaaa--aa aaaa.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_CCTL_A] = {
        .name = "CCTL.a", .page = "CCTL", .title = "Control a cache: prefetch, write back, forget",
        .mnemonic = "CCTL", .syntax = "OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CCADDR CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; trap: not modelled: caches",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctl_a, .configs = 0x3f,
        .choices = choices_8,
        .fixed_mask = {{UINT64_C(0xffe0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xef60000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 011ccccc cccccccc cccccccc cccccccc cc--.ggg rrrrrrrr -ccccccc",
    },
    [MAXWELL_CCTL_ALL] = {
        .name = "CCTL.all", .page = "CCTL", .title = "Control a cache: prefetch, write back, forget",
        .mnemonic = "CCTL", .syntax = "OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CTL CLOSE",
        .effects = "reads $P[GP]; trap: not modelled: caches",
        .note = "",
        .length = 11, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctl_all, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xffefffffffc0ff0f), 0x0}}, .fixed_value = {{UINT64_C(0xef6000000000ff06), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 011c0000 00000000 00000000 00000000 00--.ggg 11111111 -ccc0110",
    },
    [MAXWELL_CCTLL_A] = {
        .name = "CCTLL.a", .page = "CCTLL", .title = "Control the cache of local memory",
        .mnemonic = "CCTLL", .syntax = "OPEN GUARD CCTLL{CCOP} CCLADDR CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; trap: not modelled: caches",
        .note = "",
        .length = 11, .slot_count = 15, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctll_a, .configs = 0x3f,
        .choices = choices_10,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xef80000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 10000--- ----cccc cccccccc cccccccc cc--.ggg rrrrrrrr --zzcccc",
    },
    [MAXWELL_CCTLL_ALL] = {
        .name = "CCTLL.all", .page = "CCTLL", .title = "Control the cache of local memory",
        .mnemonic = "CCTLL", .syntax = "OPEN GUARD CCTLL{CCOP} CTL CLOSE",
        .effects = "reads $P[GP]; trap: not modelled: caches",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctll_all, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff80fffffc0ff0f), 0x0}}, .fixed_value = {{UINT64_C(0xef8000000000ff06), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 10000--- ----0000 00000000 00000000 00--.ggg 11111111 --zz0110",
    },
    [MAXWELL_CCTLT_ALL] = {
        .name = "CCTLT.all", .page = "CCTLT", .title = "Forget texture headers",
        .mnemonic = "CCTLT.IVALL", .syntax = "OPEN GUARD CCTLT.IVALL CTL CLOSE",
        .effects = "reads $P[GP]; trap: not modelled: caches",
        .note = "",
        .length = 11, .slot_count = 11, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctlt_all, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff8000000000003), 0x0}}, .fixed_value = {{UINT64_C(0xebf0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101011 11110--z zzzzzzzz zzzz---- -------- ----.ggg -------- ------00",
    },
    [MAXWELL_CCTLT_ONE] = {
        .name = "CCTLT.one", .page = "CCTLT", .title = "Forget texture headers",
        .mnemonic = "CCTLT.IVTH", .syntax = "OPEN GUARD CCTLT.IVTH CTH CTL CLOSE",
        .effects = "reads $P[GP]; trap: not modelled: caches",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctlt_one, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff8000000000003), 0x0}}, .fixed_value = {{UINT64_C(0xebf0000000000001), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101011 11110--c cccccccc cccc---- -------- ----.ggg -------- ------01",
    },
    [MAXWELL_ISETP] = {
        .name = "ISETP", .page = "ISETP", .title = "Compare, write predicates",
        .mnemonic = "ISETP", .syntax = "OPEN GUARD ISETP{CMP}UI{XC}BOP $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $P[Q0] $R[Ra] $CC.C $CC.Z; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 26, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_isetp, .configs = 0x3f,
        .choices = choices_11,
        .fixed_mask = {{UINT64_C(0xf0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x60000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 0110cccu -bb-xqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr --pppppp",
    },
    [MAXWELL_ISET] = {
        .name = "ISET", .page = "ISET", .title = "Compare, write a number",
        .mnemonic = "ISET", .syntax = "OPEN GUARD ISET{BF}CMP{UI}XC{BOP} $R[Rd]CCW, $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $P[Q0] $R[Ra] $CC.C $CC.Z; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`; trap: not modelled: what .CC tells of floats",
        .note = "",
        .length = 11, .slot_count = 27, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_iset, .configs = 0x3f,
        .choices = choices_11,
        .fixed_mask = {{UINT64_C(0xf0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x50000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 0101cccu cbbbxqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_BRA] = {
        .name = "BRA", .page = "BRA", .title = "Branch",
        .mnemonic = "BRA", .syntax = "OPEN GUARD BRA{UNI}LMT CCT, WAY CTL CLOSE",
        .effects = "reads $P[GP] $CC $active; writes $pc; trap: not modelled: what these tests are about; trap: not modelled: place or distance\?; trap: not modelled: paths that part; branch: conditional",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_bra, .configs = 0x3f,
        .choices = choices_12,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe240000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0100---- ----tttt tttttttt tttttttt tttt.ggg -------- ul.ccccc",
    },
    [MAXWELL_BRX] = {
        .name = "BRX", .page = "BRX", .title = "Branch to a place that a register and a number tell",
        .mnemonic = "BRX", .syntax = "OPEN GUARD BRX{LMT} CCT, NEARX CTL CLOSE",
        .effects = "reads $P[GP] $CC $R[Ra] $active; writes $pc; trap: not modelled: what these tests are about; trap: not modelled: place or distance\?; trap: not modelled: paths that part; branch: conditional",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_brx, .configs = 0x3f,
        .choices = choices_13,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe250000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0101---- ----bbbb bbbbbbbb bbbbbbbb bbbb.ggg rrrrrrrr -l.ccccc",
    },
    [MAXWELL_JMP] = {
        .name = "JMP", .page = "JMP", .title = "Jump to a fixed place",
        .mnemonic = "JMP", .syntax = "OPEN GUARD JMP{UNI}LMT CCT, FARWAY CTL CLOSE",
        .effects = "reads $P[GP] $CC $active; writes $pc; trap: not modelled: what these tests are about; trap: not modelled: place or distance\?; trap: not modelled: paths that part; branch: conditional",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_jmp, .configs = 0x3f,
        .choices = choices_14,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe210000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0001bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb.ggg -------- ul.ccccc",
    },
    [MAXWELL_JMX] = {
        .name = "JMX", .page = "JMX", .title = "Jump to a fixed place that a register and a number tell",
        .mnemonic = "JMX", .syntax = "OPEN GUARD JMX{LMT} CCT, FARX CTL CLOSE",
        .effects = "reads $P[GP] $CC $R[Ra] $active; writes $pc; trap: not modelled: what these tests are about; trap: not modelled: place or distance\?; trap: not modelled: paths that part; branch: conditional",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_jmx, .configs = 0x3f,
        .choices = choices_15,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe200000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0000bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb.ggg rrrrrrrr -l.ccccc",
    },
    [MAXWELL_CAL] = {
        .name = "CAL", .page = "CAL", .title = "Call, noting where to return",
        .mnemonic = "CAL", .syntax = "OPEN CAL{NOINC} WAY CTL CLOSE",
        .effects = "reads $active; writes $crs $pc; trap: not modelled: place or distance\?; trap: `$crs` is full; branch: call",
        .note = "",
        .length = 11, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cal, .configs = 0x3f,
        .choices = choices_16,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe260000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0110---- ----tttt tttttttt tttttttt tttt---- -------- -n.-----",
    },
    [MAXWELL_JCAL] = {
        .name = "JCAL", .page = "JCAL", .title = "Call a fixed place, noting where to return",
        .mnemonic = "JCAL", .syntax = "OPEN JCAL{NOINC} FARWAY CTL CLOSE",
        .effects = "reads $active; writes $crs $pc; trap: not modelled: place or distance\?; trap: `$crs` is full; branch: call",
        .note = "",
        .length = 11, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_jcal, .configs = 0x3f,
        .choices = choices_17,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe220000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0010bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb---- -------- -n.-----",
    },
    [MAXWELL_PRET] = {
        .name = "PRET", .page = "PRET", .title = "Note where to return",
        .mnemonic = "PRET", .syntax = "OPEN PRET{NOINC} WAY CTL CLOSE",
        .effects = "reads $active; writes $crs; trap: not modelled: place or distance\?; trap: `$crs` is full",
        .note = "",
        .length = 11, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cal, .configs = 0x3f,
        .choices = choices_16,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe270000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0111---- ----tttt tttttttt tttttttt tttt---- -------- -n.-----",
    },
    [MAXWELL_RET] = {
        .name = "RET", .page = "RET", .title = "Return",
        .mnemonic = "RET", .syntax = "OPEN GUARD RET CCT CTL CLOSE",
        .effects = "reads $P[GP] $CC $active $crs; writes $crs $pc; trap: not modelled: what these tests are about; trap: `$crs` is empty; trap: not modelled: paths that part; branch: conditional return",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe320000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0010---- -------- -------- -------- ----.ggg -------- ---ccccc",
    },
    [MAXWELL_PLONGJMP] = {
        .name = "PLONGJMP", .page = "PLONGJMP", .title = "Note where to go on at LONGJMP",
        .mnemonic = "PLONGJMP", .syntax = "OPEN PLONGJMP WAY CTL CLOSE",
        .effects = "reads $active; writes $crs; trap: not modelled: place or distance\?; trap: `$crs` is full",
        .note = "",
        .length = 11, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_plongjmp, .configs = 0x3f,
        .choices = choices_16,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe280000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1000---- ----tttt tttttttt tttttttt tttt---- -------- --.-----",
    },
    [MAXWELL_LONGJMP] = {
        .name = "LONGJMP", .page = "LONGJMP", .title = "Go on where PLONGJMP said",
        .mnemonic = "LONGJMP", .syntax = "OPEN GUARD LONGJMP CCT CTL CLOSE",
        .effects = "reads $P[GP] $CC $active $crs; writes $crs $pc; trap: not modelled: what these tests are about; trap: `$crs` is empty; trap: not modelled: paths that part; branch: conditional return",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe310000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0001---- -------- -------- -------- ----.ggg -------- ---ccccc",
    },
    [MAXWELL_PBK] = {
        .name = "PBK", .page = "PBK", .title = "Note where a loop is left to",
        .mnemonic = "PBK", .syntax = "OPEN PBK WAY CTL CLOSE",
        .effects = "reads $active; writes $crs; trap: not modelled: place or distance\?; trap: `$crs` is full",
        .note = "",
        .length = 11, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_plongjmp, .configs = 0x3f,
        .choices = choices_16,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe2a0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1010---- ----tttt tttttttt tttttttt tttt---- -------- --.-----",
    },
    [MAXWELL_BRK] = {
        .name = "BRK", .page = "BRK", .title = "Leave a loop",
        .mnemonic = "BRK", .syntax = "OPEN GUARD BRK CCT CTL CLOSE",
        .effects = "reads $P[GP] $CC $active $crs; writes $crs $pc; trap: not modelled: what these tests are about; trap: `$crs` is empty; trap: not modelled: paths that part; branch: conditional return",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe340000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0100---- -------- -------- -------- ----.ggg -------- ---ccccc",
    },
    [MAXWELL_PCNT] = {
        .name = "PCNT", .page = "PCNT", .title = "Note where the next round of a loop begins",
        .mnemonic = "PCNT", .syntax = "OPEN PCNT WAY CTL CLOSE",
        .effects = "reads $active; writes $crs; trap: not modelled: place or distance\?; trap: `$crs` is full",
        .note = "",
        .length = 11, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_plongjmp, .configs = 0x3f,
        .choices = choices_16,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe2b0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1011---- ----tttt tttttttt tttttttt tttt---- -------- --.-----",
    },
    [MAXWELL_CONT] = {
        .name = "CONT", .page = "CONT", .title = "Begin the next round of a loop",
        .mnemonic = "CONT", .syntax = "OPEN GUARD CONT CCT CTL CLOSE",
        .effects = "reads $P[GP] $CC $active $crs; writes $crs $pc; trap: not modelled: what these tests are about; trap: `$crs` is empty; trap: not modelled: paths that part; branch: conditional return",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe350000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0101---- -------- -------- -------- ----.ggg -------- ---ccccc",
    },
    [MAXWELL_SSY] = {
        .name = "SSY", .page = "SSY", .title = "Note where threads meet again",
        .mnemonic = "SSY", .syntax = "OPEN SSY WAY CTL CLOSE",
        .effects = "reads $active; writes $crs; trap: not modelled: place or distance\?; trap: `$crs` is full",
        .note = "",
        .length = 11, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_plongjmp, .configs = 0x3f,
        .choices = choices_16,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe290000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1001---- ----tttt tttttttt tttttttt tttt---- -------- --.-----",
    },
    [MAXWELL_SYNC] = {
        .name = "SYNC", .page = "SYNC", .title = "Wait for the others where SSY said, then go on",
        .mnemonic = "SYNC", .syntax = "OPEN GUARD SYNC CCT CTL CLOSE",
        .effects = "reads $P[GP] $CC $active $crs; writes $crs $pc; trap: not modelled: what these tests are about; trap: `$crs` is empty; trap: not modelled: paths that part; branch: conditional return",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0f8000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 11111--- -------- -------- -------- ----.ggg -------- ---ccccc",
    },
    [MAXWELL_PEXIT] = {
        .name = "PEXIT", .page = "PEXIT", .title = "Note where to go on at the end",
        .mnemonic = "PEXIT", .syntax = "OPEN PEXIT TO CTL CLOSE",
        .effects = "trap: not modelled: programs that go on behind their end",
        .note = "",
        .length = 11, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_pexit, .configs = 0x3f,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe230000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0011---- ----tttt tttttttt tttttttt tttt---- -------- --------",
    },
    [MAXWELL_EXIT] = {
        .name = "EXIT", .page = "EXIT", .title = "The thread ends",
        .mnemonic = "EXIT", .syntax = "OPEN GUARD EXIT{KEEP} CCT CTL CLOSE",
        .effects = "reads $P[GP] $CC $active; writes $active; trap: not modelled: what these tests are about",
        .note = "",
        .length = 11, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_exit, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe300000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0000---- -------- -------- -------- ----.ggg -------- --kccccc",
    },
    [MAXWELL_KIL] = {
        .name = "KIL", .page = "KIL", .title = "The thread of a pixel that is not drawn ends",
        .mnemonic = "KIL", .syntax = "OPEN GUARD KIL CCT CTL CLOSE",
        .effects = "reads $P[GP] $CC; trap: not modelled: what these tests are about; trap: not modelled: pixels",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe330000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0011---- -------- -------- -------- ----.ggg -------- ---ccccc",
    },
    [MAXWELL_BPT] = {
        .name = "BPT", .page = "BPT", .title = "Stop for a debugger, or trap",
        .mnemonic = "BPT", .syntax = "OPEN BPT{BPTK} BPTNO CTL CLOSE",
        .effects = "trap: BPT.TRAP; trap: not modelled: debuggers",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_bpt, .configs = 0x3f,
        .choices = choices_19,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe3a0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100011 1010---- -------- bbbbbbbb bbbbbbbb bbbb---- -------b bb------",
    },
    [MAXWELL_IDE] = {
        .name = "IDE", .page = "IDE", .title = "Interrupts on, or off",
        .mnemonic = "IDE", .syntax = "OPEN IDE{IDEN} IDEMASK CTL CLOSE",
        .effects = "trap: not modelled: interrupts",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_ide, .configs = 0x3f,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe390000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100011 1001---- -------- ----iiii iiiiiiii iiii---- -------- --i-----",
    },
    [MAXWELL_RAM] = {
        .name = "RAM", .page = "RAM", .title = "Restore which threads are active",
        .mnemonic = "RAM", .syntax = "OPEN RAM CTL CLOSE",
        .effects = "trap: not modelled: what was kept",
        .note = "",
        .length = 11, .slot_count = 10, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_ram, .configs = 0x3f,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe380000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100011 1000---- -------- -------- -------- -------- -------- --------",
    },
    [MAXWELL_SAM] = {
        .name = "SAM", .page = "SAM", .title = "Set which threads are active",
        .mnemonic = "SAM", .syntax = "OPEN SAM CTL CLOSE",
        .effects = "trap: not modelled: what is set",
        .note = "",
        .length = 11, .slot_count = 10, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_ram, .configs = 0x3f,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe370000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0111---- -------- -------- -------- -------- -------- --------",
    },
    [MAXWELL_RTT] = {
        .name = "RTT", .page = "RTT", .title = "Return from a trap",
        .mnemonic = "RTT", .syntax = "OPEN RTT{RTTK} CTL CLOSE",
        .effects = "trap: not modelled: traps",
        .note = "",
        .length = 11, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_rtt, .configs = 0x3f,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe360000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0110---- -------- -------- -------- -------- -------- ------rr",
    },
    [MAXWELL_GETCRSPTR] = {
        .name = "GETCRSPTR", .page = "GETCRSPTR", .title = "Read the pointer of the stack of calls",
        .mnemonic = "GETCRSPTR", .syntax = "OPEN GETCRSPTR $R[Rd] CTL CLOSE",
        .effects = "writes $R[Rd]; trap: not modelled: where the stack lies in memory",
        .note = "",
        .length = 11, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_getcrsptr, .configs = 0x3f,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe2c0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1100---- -------- -------- -------- -------- -------- rrrrrrrr",
    },
    [MAXWELL_SETCRSPTR] = {
        .name = "SETCRSPTR", .page = "SETCRSPTR", .title = "Set the pointer of the stack of calls",
        .mnemonic = "SETCRSPTR", .syntax = "OPEN SETCRSPTR $R[Ra] CTL CLOSE",
        .effects = "reads $R[Ra]; trap: not modelled: where the stack lies in memory",
        .note = "",
        .length = 11, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_setcrsptr, .configs = 0x3f,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe2e0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1110---- -------- -------- -------- -------- rrrrrrrr --------",
    },
    [MAXWELL_GETLMEMBASE] = {
        .name = "GETLMEMBASE", .page = "GETLMEMBASE", .title = "Read where local memory begins",
        .mnemonic = "GETLMEMBASE", .syntax = "OPEN GETLMEMBASE $R[Rd] CTL CLOSE",
        .effects = "writes $R[Rd]; trap: not modelled: where local memory lies",
        .note = "",
        .length = 11, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_getcrsptr, .configs = 0x3f,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe2d0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1101---- -------- -------- -------- -------- -------- rrrrrrrr",
    },
    [MAXWELL_SETLMEMBASE] = {
        .name = "SETLMEMBASE", .page = "SETLMEMBASE", .title = "Set where local memory begins",
        .mnemonic = "SETLMEMBASE", .syntax = "OPEN SETLMEMBASE $R[Ra] CTL CLOSE",
        .effects = "reads $R[Ra]; trap: not modelled: where local memory lies",
        .note = "",
        .length = 11, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_setcrsptr, .configs = 0x3f,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe2f0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1111---- -------- -------- -------- -------- rrrrrrrr --------",
    },
    [MAXWELL_LEPC] = {
        .name = "LEPC", .page = "LEPC", .title = "The address of this instruction",
        .mnemonic = "LEPC", .syntax = "OPEN GUARD LEPC $R[Rd] CTL CLOSE",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: where programs lie in memory",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_lepc, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x50d0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 01010000 11010--- -------- -------- -------- ----.ggg -------- rrrrrrrr",
    },
    [MAXWELL_NOP] = {
        .name = "NOP", .page = "NOP", .title = "No operation",
        .mnemonic = "NOP", .syntax = "OPEN GUARD NOP{NTRIG} CCT8, NOPMASK CTL CLOSE",
        .effects = "",
        .note = "",
        .length = 11, .slot_count = 14, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_nop, .configs = 0x3f,
        .choices = choices_20,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x50b0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 01010000 10110--- -------- ----nnnn nnnnnnnn nnnn.ggg --nccccc --------",
    },
    [MAXWELL_F2F_HH] = {
        .name = "F2F.hh", .page = "F2F", .title = "From one float format to another, or to whole numbers in one format",
        .mnemonic = "F2F", .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CF16  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: what a number is as f16; trap: not modelled: PASS",
        .note = "FTZ does not count where one side is f64. Between f16 and f64 the GPU stops.",
        .length = 11, .slot_count = 26, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2f_hh, .configs = 0x3f,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0xf8000000000f00), 0x0}}, .fixed_value = {{UINT64_C(0xa8000000000500), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-ccc cccccccc ccccrrrr rrrr.ggg ----0101 rrrrrrrr",
    },
    [MAXWELL_F2F_HS] = {
        .name = "F2F.hs", .page = "F2F", .title = "From one float format to another, or to whole numbers in one format",
        .mnemonic = "F2F", .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CF16  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: what a number is as f16",
        .note = "FTZ does not count where one side is f64. Between f16 and f64 the GPU stops.",
        .length = 11, .slot_count = 26, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2f_hs, .configs = 0x3f,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0xf8000000000f00), 0x0}}, .fixed_value = {{UINT64_C(0xa8000000000600), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff--cf fccccccc ccccrrrr rrrr.ggg ----0110 rrrrrrrr",
    },
    [MAXWELL_F2F_HD] = {
        .name = "F2F.hd", .page = "F2F", .title = "From one float format to another, or to whole numbers in one format",
        .mnemonic = "F2F", .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CF16  CTL CLOSE",
        .effects = "reads $P[GP]; writes $CC; trap: not modelled: what .CC tells of this result; trap: f16 and f64",
        .note = "FTZ does not count where one side is f64. Between f16 and f64 the GPU stops.",
        .length = 11, .slot_count = 26, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2f_hs, .configs = 0x3f,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0xf8000000000f00), 0x0}}, .fixed_value = {{UINT64_C(0xa8000000000700), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff--cf fccccccc ccccrrrr rrrr.ggg ----0111 rrrrrrrr",
    },
    [MAXWELL_F2F_SH] = {
        .name = "F2F.sh", .page = "F2F", .title = "From one float format to another, or to whole numbers in one format",
        .mnemonic = "F2F", .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS32  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "FTZ does not count where one side is f64. Between f16 and f64 the GPU stops.",
        .length = 11, .slot_count = 25, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2f_sh, .configs = 0x3f,
        .choices = choices_22,
        .fixed_mask = {{UINT64_C(0xf8000000000f00), 0x0}}, .fixed_value = {{UINT64_C(0xa8000000000900), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg ----1001 rrrrrrrr",
    },
    [MAXWELL_F2F_SS] = {
        .name = "F2F.ss", .page = "F2F", .title = "From one float format to another, or to whole numbers in one format",
        .mnemonic = "F2F", .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CS32  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: PASS",
        .note = "FTZ does not count where one side is f64. Between f16 and f64 the GPU stops.",
        .length = 11, .slot_count = 25, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2f_ss, .configs = 0x3f,
        .choices = choices_22,
        .fixed_mask = {{UINT64_C(0xf8000000000f00), 0x0}}, .fixed_value = {{UINT64_C(0xa8000000000a00), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr rrrr.ggg ----1010 rrrrrrrr",
    },
    [MAXWELL_F2F_SD] = {
        .name = "F2F.sd", .page = "F2F", .title = "From one float format to another, or to whole numbers in one format",
        .mnemonic = "F2F", .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS32  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: limits of f64",
        .note = "FTZ does not count where one side is f64. Between f16 and f64 the GPU stops.",
        .length = 11, .slot_count = 25, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2f_sh, .configs = 0x3f,
        .choices = choices_22,
        .fixed_mask = {{UINT64_C(0xf8000000000f00), 0x0}}, .fixed_value = {{UINT64_C(0xa8000000000b00), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg ----1011 rrrrrrrr",
    },
    [MAXWELL_F2F_DH] = {
        .name = "F2F.dh", .page = "F2F", .title = "From one float format to another, or to whole numbers in one format",
        .mnemonic = "F2F", .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS64  CTL CLOSE",
        .effects = "reads $P[GP]; writes $CC; trap: not modelled: what .CC tells of this result; trap: f16 and f64",
        .note = "FTZ does not count where one side is f64. Between f16 and f64 the GPU stops.",
        .length = 11, .slot_count = 25, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2f_dh, .configs = 0x3f,
        .choices = choices_23,
        .fixed_mask = {{UINT64_C(0xf8000000000f00), 0x0}}, .fixed_value = {{UINT64_C(0xa8000000000d00), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg ----1101 rrrrrrrr",
    },
    [MAXWELL_F2F_DS] = {
        .name = "F2F.ds", .page = "F2F", .title = "From one float format to another, or to whole numbers in one format",
        .mnemonic = "F2F", .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS64  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd]; read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: limits of f64",
        .note = "FTZ does not count where one side is f64. Between f16 and f64 the GPU stops.",
        .length = 11, .slot_count = 25, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2f_dh, .configs = 0x3f,
        .choices = choices_23,
        .fixed_mask = {{UINT64_C(0xf8000000000f00), 0x0}}, .fixed_value = {{UINT64_C(0xa8000000000e00), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg ----1110 rrrrrrrr",
    },
    [MAXWELL_F2F_DD] = {
        .name = "F2F.dd", .page = "F2F", .title = "From one float format to another, or to whole numbers in one format",
        .mnemonic = "F2F", .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CS64  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: limits of f64; trap: not modelled: PASS",
        .note = "FTZ does not count where one side is f64. Between f16 and f64 the GPU stops.",
        .length = 11, .slot_count = 25, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2f_dd, .configs = 0x3f,
        .choices = choices_23,
        .fixed_mask = {{UINT64_C(0xf8000000000f00), 0x0}}, .fixed_value = {{UINT64_C(0xa8000000000f00), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr rrrr.ggg ----1111 rrrrrrrr",
    },
    [MAXWELL_F2I_H] = {
        .name = "F2I.h", .page = "F2I", .title = "From a float to an integer",
        .mnemonic = "F2I", .syntax = "OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF16  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: what a number is as f16; trap: 16 and 64 bits",
        .note = "What does not fit becomes the limit, what is no number 0, or the sign alone where one side has 64 bits. Between 16 and 64 bits the GPU stops.",
        .length = 11, .slot_count = 25, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2i_h, .configs = 0x3f,
        .choices = choices_24,
        .fixed_mask = {{UINT64_C(0xf8000000000c00), 0x0}}, .fixed_value = {{UINT64_C(0xb0000000000400), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr rrrr.ggg ---c01cc rrrrrrrr",
    },
    [MAXWELL_F2I_S] = {
        .name = "F2I.s", .page = "F2I", .title = "From a float to an integer",
        .mnemonic = "F2I", .syntax = "OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF32  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: halves of longer floats",
        .note = "What does not fit becomes the limit, what is no number 0, or the sign alone where one side has 64 bits. Between 16 and 64 bits the GPU stops.",
        .length = 11, .slot_count = 25, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2i_h, .configs = 0x3f,
        .choices = choices_25,
        .fixed_mask = {{UINT64_C(0xf8000000000c00), 0x0}}, .fixed_value = {{UINT64_C(0xb0000000000800), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr rrrr.ggg ---c10cc rrrrrrrr",
    },
    [MAXWELL_F2I_D] = {
        .name = "F2I.d", .page = "F2I", .title = "From a float to an integer",
        .mnemonic = "F2I", .syntax = "OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF64  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: 16 and 64 bits; trap: not modelled: halves of longer floats",
        .note = "What does not fit becomes the limit, what is no number 0, or the sign alone where one side has 64 bits. Between 16 and 64 bits the GPU stops.",
        .length = 11, .slot_count = 25, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_f2i_d, .configs = 0x3f,
        .choices = choices_26,
        .fixed_mask = {{UINT64_C(0xf8000000000c00), 0x0}}, .fixed_value = {{UINT64_C(0xb0000000000c00), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr rrrr.ggg ---c11cc rrrrrrrr",
    },
    [MAXWELL_I2F_H] = {
        .name = "I2F.h", .page = "I2F", .title = "From an integer to a float",
        .mnemonic = "I2F", .syntax = "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIH  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_i2f_h, .configs = 0x3f,
        .choices = choices_27,
        .fixed_mask = {{UINT64_C(0xf8000000000c00), 0x0}}, .fixed_value = {{UINT64_C(0xb8000000000400), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg --c-01cc rrrrrrrr",
    },
    [MAXWELL_I2F_B] = {
        .name = "I2F.b", .page = "I2F", .title = "From an integer to a float",
        .mnemonic = "I2F", .syntax = "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIB  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_i2f_b, .configs = 0x3f,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xf8000000000c00), 0x0}}, .fixed_value = {{UINT64_C(0xb8000000000000), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg --c-00cc rrrrrrrr",
    },
    [MAXWELL_I2F_W] = {
        .name = "I2F.w", .page = "I2F", .title = "From an integer to a float",
        .mnemonic = "I2F", .syntax = "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIB  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: parts of longer integers",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_i2f_b, .configs = 0x3f,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xf8000000000c00), 0x0}}, .fixed_value = {{UINT64_C(0xb8000000000800), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg --c-10cc rrrrrrrr",
    },
    [MAXWELL_I2F_D] = {
        .name = "I2F.d", .page = "I2F", .title = "From an integer to a float",
        .mnemonic = "I2F", .syntax = "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CID  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: parts of longer integers",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_i2f_b, .configs = 0x3f,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xf8000000000c00), 0x0}}, .fixed_value = {{UINT64_C(0xb8000000000c00), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg --c-11cc rrrrrrrr",
    },
    [MAXWELL_I2I_H] = {
        .name = "I2I.h", .page = "I2I", .title = "From one size of integers to another; SAT keeps within its limits",
        .mnemonic = "I2I", .syntax = "OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIH  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_i2i_h, .configs = 0x3f,
        .choices = choices_30,
        .fixed_mask = {{UINT64_C(0xf8000000000c00), 0x0}}, .fixed_value = {{UINT64_C(0xe0000000000400), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr rrrr.ggg --cc01cc rrrrrrrr",
    },
    [MAXWELL_I2I_B] = {
        .name = "I2I.b", .page = "I2I", .title = "From one size of integers to another; SAT keeps within its limits",
        .mnemonic = "I2I", .syntax = "OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIB  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_i2i_b, .configs = 0x3f,
        .choices = choices_31,
        .fixed_mask = {{UINT64_C(0xf8000000000c00), 0x0}}, .fixed_value = {{UINT64_C(0xe0000000000000), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr rrrr.ggg --cc00cc rrrrrrrr",
    },
    [MAXWELL_I2I_W] = {
        .name = "I2I.w", .page = "I2I", .title = "From one size of integers to another; SAT keeps within its limits",
        .mnemonic = "I2I", .syntax = "OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIB  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`; trap: not modelled: parts of longer integers",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_i2i_b, .configs = 0x3f,
        .choices = choices_31,
        .fixed_mask = {{UINT64_C(0xf8000000000c00), 0x0}}, .fixed_value = {{UINT64_C(0xe0000000000800), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr rrrr.ggg --cc10cc rrrrrrrr",
    },
    [MAXWELL_DADD] = {
        .name = "DADD", .page = "DADD", .title = "Add",
        .mnemonic = "DADD", .syntax = "OPEN GUARD DADD{FRND} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "The second source is kept for reuse like a third one.",
        .length = 11, .slot_count = 25, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_dadd, .configs = 0x3f,
        .choices = choices_32,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x70000000000000), 0x0}},
        .bits = "z.zrzrc cccccccc cccnssss .......t 01110-ff cff----f fccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DMUL] = {
        .name = "DMUL", .page = "DMUL", .title = "Multiply",
        .mnemonic = "DMUL", .syntax = "OPEN GUARD DMUL{FRND} $R[Rd]CCW, $R[Ra]RA, DBN CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $R[Ra] $R[Ra.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_dmul, .configs = 0x3f,
        .choices = choices_33,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x80000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 10000--f c------f fccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DFMA_B] = {
        .name = "DFMA.b", .page = "DFMA", .title = "Multiply and add, rounded once",
        .mnemonic = "DFMA", .syntax = "OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, DBN, FNC$R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Ra] $R[Ra.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_dfma_b, .configs = 0x3f,
        .choices = choices_34,
        .fixed_mask = {{UINT64_C(0xf0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x70000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss .......t 0111ddff crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DFMA_C] = {
        .name = "DFMA.c", .page = "DFMA", .title = "Multiply and add, rounded once",
        .mnemonic = "DFMA", .syntax = "OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, FNC{c[CBANK][COFF]} CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc] $R[Rc.n | 1] $R[Ra] $R[Ra.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_dfma_c, .configs = 0x3f,
        .choices = choices_35,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5370000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010011 0111ddff crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DMNMX] = {
        .name = "DMNMX", .page = "DMNMX", .title = "The smaller, or the larger",
        .mnemonic = "DMNMX", .syntax = "OPEN GUARD DMNMX $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Q0]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 26, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_dmnmx, .configs = 0x3f,
        .choices = choices_36,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x50000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 01010-ff cff--qqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DSET] = {
        .name = "DSET", .page = "DSET", .title = "Compare, write a number",
        .mnemonic = "DSET", .syntax = "OPEN GUARD DSET{BFH}FCMP{BOP} $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, DB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Q0]; writes $CC $R[Rd]; read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 29, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_dset, .configs = 0x3f,
        .choices = choices_37,
        .fixed_mask = {{UINT64_C(0x80000000000000), 0x0}}, .fixed_value = {{0x0, 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 0ssbffff cbbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DSETP] = {
        .name = "DSETP", .page = "DSETP", .title = "Compare, write predicates",
        .mnemonic = "DSETP", .syntax = "OPEN GUARD DSETP{FCMP}BOP $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, DB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Q0]; writes $P[P0] $P[P1]; read c.u64; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 28, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_dsetp, .configs = 0x3f,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0xf0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x80000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 1000ffff -bbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr pppppppp",
    },
    [MAXWELL_FADD] = {
        .name = "FADD", .page = "FADD", .title = "Add",
        .mnemonic = "FADD", .syntax = "OPEN GUARD FADD{FTZ}FRND{FSAT} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "The second source is kept for reuse like a third one.",
        .length = 11, .slot_count = 27, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_fadd, .configs = 0x3f,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x58000000000000), 0x0}},
        .bits = "z.zrzrc cccccccc cccnssss .......t 01011fff cfff---f fccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FADD32I] = {
        .name = "FADD32I", .page = "FADD32I", .title = "Add a number of 32 bits",
        .mnemonic = "FADD32I", .syntax = "OPEN GUARD FADD32I{FTZL} $R[Rd]CCWL, FNAL{FAAL}$R[Ra]FAAL{RA}, FIMM32{FNBL}FABL CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_fadd32i, .configs = 0x3f,
        .choices = choices_40,
        .fixed_mask = {{UINT64_C(0xfc00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x800000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 000010ff fffcffff ffffffff ffffffff ffffffff ffff.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FMUL] = {
        .name = "FMUL", .page = "FMUL", .title = "Multiply, also by a power of two",
        .mnemonic = "FMUL", .syntax = "OPEN GUARD FMUL{FMZ}FSCALE{FRND}FSAT $R[Rd]CCW, $R[Ra]RA, FBN CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_fmul, .configs = 0x3f,
        .choices = choices_41,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x68000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 01101f-f c-ffffff fccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FMUL32I] = {
        .name = "FMUL32I", .page = "FMUL32I", .title = "Multiply by a number of 32 bits",
        .mnemonic = "FMUL32I", .syntax = "OPEN GUARD FMUL32I{FMZH}FSATL $R[Rd]CCWL, $R[Ra]RA, FIMM32 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_fmul32i, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xff00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x1e00000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 00011110 fffcffff ffffffff ffffffff ffffffff ffff.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FFMA_B] = {
        .name = "FFMA.b", .page = "FFMA", .title = "Multiply and add, rounded once",
        .mnemonic = "FFMA", .syntax = "OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FBN, FNC$R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 27, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ffma_b, .configs = 0x3f,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0x80000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x80000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss .......t 1fffffff crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FFMA_C] = {
        .name = "FFMA.c", .page = "FFMA", .title = "Multiply and add, rounded once",
        .mnemonic = "FFMA", .syntax = "OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, FNC{c[CBANK][COFF]} CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc] $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ffma_c, .configs = 0x3f,
        .choices = choices_43,
        .fixed_mask = {{UINT64_C(0xff80000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5180000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010001 1fffffff crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FFMA32I] = {
        .name = "FFMA32I", .page = "FFMA32I", .title = "Multiply by a number of 32 bits and add to the register that is written",
        .mnemonic = "FFMA32I", .syntax = "OPEN GUARD FFMA32I{FMZH}FSATL $R[Rd]CCWL, FNAL$R[Ra]RA, FIMM32, FNCL$R[Rd] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ffma32i, .configs = 0x3f,
        .choices = choices_44,
        .fixed_mask = {{UINT64_C(0xfc00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xc00000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 000011ff fffcffff ffffffff ffffffff ffffffff ffff.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FMNMX] = {
        .name = "FMNMX", .page = "FMNMX", .title = "The smaller, or the larger",
        .mnemonic = "FMNMX", .syntax = "OPEN GUARD FMNMX{FTZ} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 27, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_fmnmx, .configs = 0x3f,
        .choices = choices_45,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x60000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 01100-ff cfff-qqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FSET] = {
        .name = "FSET", .page = "FSET", .title = "Compare, write a number",
        .mnemonic = "FSET", .syntax = "OPEN GUARD FSET{BFH}FCMP{SFTZ}BOP $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, FB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 30, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_fset, .configs = 0x3f,
        .choices = choices_46,
        .fixed_mask = {{0x0, 0x0}}, .fixed_value = {{0x0, 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t sssbffff cbbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FSETP] = {
        .name = "FSETP", .page = "FSETP", .title = "Compare, write predicates",
        .mnemonic = "FSETP", .syntax = "OPEN GUARD FSETP{FCMP}PFTZ{BOP} $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, FB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 29, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_fsetp, .configs = 0x3f,
        .choices = choices_47,
        .fixed_mask = {{UINT64_C(0xf0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xb0000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 1011ffff pbbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr pppppppp",
    },
    [MAXWELL_FCMP_B] = {
        .name = "FCMP.b", .page = "FCMP", .title = "Choose by comparing the third one with 0; a test without a name is GT",
        .mnemonic = "FCMP", .syntax = "OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, FIC, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 23, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_fcmp_b, .configs = 0x3f,
        .choices = choices_48,
        .fixed_mask = {{UINT64_C(0xf0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xa0000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss .......t 1010ffff prrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FCMP_C] = {
        .name = "FCMP.c", .page = "FCMP", .title = "Choose by comparing the third one with 0; a test without a name is GT",
        .mnemonic = "FCMP", .syntax = "OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_fcmp_c, .configs = 0x3f,
        .choices = choices_49,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x53a0000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010011 1010ffff prrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FCHK] = {
        .name = "FCHK", .page = "FCHK", .title = "Does a division need the slow way\?",
        .mnemonic = "FCHK.DIVIDE", .syntax = "OPEN GUARD FCHK.DIVIDE $P[P0], FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0]; read c.u32; trap: not modelled: which exponents need it; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 23, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_fchk, .configs = 0x3f,
        .choices = choices_50,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x88000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 10001-ff -ffzzzzz zccccccc ccccrrrr rrrr.ggg rrrrrrrr --ppp---",
    },
    [MAXWELL_FSWZADD] = {
        .name = "FSWZADD", .page = "FSWZADD", .title = "Add, with signs of their own for each thread of four",
        .mnemonic = "FSWZADD", .syntax = "OPEN GUARD FSWZADD{FTZ}FRND{NDV} $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, SWD{SWC}SWB{SWA} CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result; trap: not modelled: whether a number that is only moved is flushed",
        .note = "A pair of letters says for a thread of four what becomes of its own two sources: plus, minus, zero. What is printed reads backwards: its last letter is for the own first source of the first thread.",
        .length = 11, .slot_count = 24, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_fswzadd, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x50f8000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010000 11111--- c--f---f fn--ssss ssssrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_MUFU] = {
        .name = "MUFU", .page = "MUFU", .title = "Functions that come from tables: 1/x, roots, sine, powers of two",
        .mnemonic = "MUFU", .syntax = "OPEN GUARD MUFU{MUF}FSAT $R[Rd], FNA{FAA}$R[Ra]FAA{RA} CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: the tables are not public",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_mufu, .configs = 0x3f,
        .choices = choices_51,
        .fixed_mask = {{UINT64_C(0xfff8000000800000), 0x0}}, .fixed_value = {{UINT64_C(0x5080000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 01010000 10000f-f -f------ -------- -------- 0mmm.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_MUFU_SQRT] = {
        .name = "MUFU.sqrt", .page = "MUFU", .title = "Functions that come from tables: 1/x, roots, sine, powers of two",
        .mnemonic = "MUFU", .syntax = "OPEN GUARD MUFU{MUF}FSAT $R[Rd], FNA{FAA}$R[Ra]FAA{RA} CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: the tables are not public",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_mufu, .configs = 0x3e,
        .choices = choices_51,
        .fixed_mask = {{UINT64_C(0xfff8000000f00000), 0x0}}, .fixed_value = {{UINT64_C(0x5080000000800000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 01010000 10000f-f -f------ -------- -------- 1000.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_RRO] = {
        .name = "RRO", .page = "RRO", .title = "Bring an argument into the range that MUFU takes",
        .mnemonic = "RRO", .syntax = "OPEN GUARD RRO{RROF} $R[Rd], FB CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd]; read c.u32; trap: not modelled: the numbers that come out are for MUFU alone; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_rro, .configs = 0x3f,
        .choices = choices_52,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x90000000000000), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10010-f- --f----- rccccccc ccccrrrr rrrr.ggg -------- rrrrrrrr",
    },
    [MAXWELL_AL2P] = {
        .name = "AL2P", .page = "AL2P", .title = "The place of an attribute as the hardware counts it",
        .mnemonic = "AL2P", .syntax = "OPEN GUARD AL2P{AO}ASIZE APOP, $R[Rd], AWHICH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $P[APO] $R[Rd]; trap: not modelled: attributes",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_al2p, .configs = 0x3f,
        .choices = choices_53,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xefa0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 10100--a aaaa---- -------a -aaaaaaa aaaa.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ALD_A] = {
        .name = "ALD.a", .page = "ALD", .title = "Load an attribute",
        .mnemonic = "ALD", .syntax = "OPEN GUARD ALD{AO}ASIZE $R[Rd], a[AOFF10], ARC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc]; writes $R[Rd] $R[..]; trap: not modelled: attributes",
        .note = "",
        .length = 11, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ald_a, .configs = 0x3f,
        .choices = choices_54,
        .fixed_mask = {{UINT64_C(0xfff800008000ff00), 0x0}}, .fixed_value = {{UINT64_C(0xefd800000000ff00), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 0zaaaaaa aaaa.ggg 11111111 rrrrrrrr",
    },
    [MAXWELL_ALD_H] = {
        .name = "ALD.h", .page = "ALD", .title = "Load an attribute",
        .mnemonic = "ALD", .syntax = "OPEN GUARD ALD{AO}.PHYS{ASIZE} $R[Rd], a[$R[Ra]], ARC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd] $R[..]; trap: not modelled: attributes",
        .note = "",
        .length = 11, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ald_h, .configs = 0x3f,
        .choices = choices_54,
        .fixed_mask = {{UINT64_C(0xfff80000fff00000), 0x0}}, .fixed_value = {{UINT64_C(0xefd8000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 00000000 0000.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ALD_P] = {
        .name = "ALD.p", .page = "ALD", .title = "Load an attribute",
        .mnemonic = "ALD", .syntax = "OPEN GUARD ALD{AO}.P{ASIZE} $R[Rd], a[$R[Ra]], ARC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd] $R[..]; trap: not modelled: attributes",
        .note = "",
        .length = 11, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ald_h, .configs = 0x3f,
        .choices = choices_54,
        .fixed_mask = {{UINT64_C(0xfff80000fff00000), 0x0}}, .fixed_value = {{UINT64_C(0xefd8000080000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 10000000 0000.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ALD_Q] = {
        .name = "ALD.q", .page = "ALD", .title = "Load an attribute",
        .mnemonic = "ALD", .syntax = "OPEN GUARD ALD{AO}.P{ASIZE} $R[Rd], a[$R[Ra]+AOFF11], ARC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd] $R[..]; trap: not modelled: attributes",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ald_q, .configs = 0x3f,
        .choices = choices_54,
        .fixed_mask = {{UINT64_C(0xfff8000080000000), 0x0}}, .fixed_value = {{UINT64_C(0xefd8000080000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 1aaaaaaa aaaa.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_AST_A] = {
        .name = "AST.a", .page = "AST", .title = "Store an attribute",
        .mnemonic = "AST", .syntax = "OPEN GUARD AST{ASIZE} a[AOFF10], $R[Rd], ARC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc] $R[Rd] $R[..]; trap: not modelled: attributes",
        .note = "",
        .length = 11, .slot_count = 15, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ast_a, .configs = 0x3f,
        .choices = choices_54,
        .fixed_mask = {{UINT64_C(0xfff800008000ff00), 0x0}}, .fixed_value = {{UINT64_C(0xeff000000000ff00), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 0zaaaaaa aaaa.ggg 11111111 rrrrrrrr",
    },
    [MAXWELL_AST_H] = {
        .name = "AST.h", .page = "AST", .title = "Store an attribute",
        .mnemonic = "AST.PHYS", .syntax = "OPEN GUARD AST.PHYS{ASIZE} a[$R[Ra]], $R[Rd], ARC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $R[Rd] $R[..]; trap: not modelled: attributes",
        .note = "",
        .length = 11, .slot_count = 15, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ast_h, .configs = 0x3f,
        .choices = choices_54,
        .fixed_mask = {{UINT64_C(0xfff80000fff00000), 0x0}}, .fixed_value = {{UINT64_C(0xeff0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 00000000 0000.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_AST_P] = {
        .name = "AST.p", .page = "AST", .title = "Store an attribute",
        .mnemonic = "AST.P", .syntax = "OPEN GUARD AST.P{ASIZE} a[$R[Ra]], $R[Rd], ARC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $R[Rd] $R[..]; trap: not modelled: attributes",
        .note = "",
        .length = 11, .slot_count = 15, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ast_h, .configs = 0x3f,
        .choices = choices_54,
        .fixed_mask = {{UINT64_C(0xfff80000fff00000), 0x0}}, .fixed_value = {{UINT64_C(0xeff0000080000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 10000000 0000.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_AST_Q] = {
        .name = "AST.q", .page = "AST", .title = "Store an attribute",
        .mnemonic = "AST.P", .syntax = "OPEN GUARD AST.P{ASIZE} a[$R[Ra]+AOFF11], $R[Rd], ARC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $R[Rd] $R[..]; trap: not modelled: attributes",
        .note = "",
        .length = 11, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ast_q, .configs = 0x3f,
        .choices = choices_54,
        .fixed_mask = {{UINT64_C(0xfff8000080000000), 0x0}}, .fixed_value = {{UINT64_C(0xeff0000080000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 1aaaaaaa aaaa.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IPA] = {
        .name = "IPA", .page = "IPA", .title = "Interpolate an attribute",
        .mnemonic = "IPA", .syntax = "OPEN GUARD IPA{IX}IMODE{IWHERE}ISAT $R[Rd], IATTR, $R[Rb], IPLACE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd]; trap: not modelled: attributes",
        .note = "The result is multiplied by the second register unless the mode is another one.",
        .length = 11, .slot_count = 19, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ipa, .configs = 0x3f,
        .choices = choices_55,
        .fixed_mask = {{UINT64_C(0xff03800000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe003800000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11100000 iiiiiz11 1rrrrrrr r.aaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ISBERD] = {
        .name = "ISBERD", .page = "ISBERD", .title = "Read from the buffer between stages",
        .mnemonic = "ISBERD", .syntax = "OPEN GUARD ISBERD{AO}ISPACE{ISKEW}ISIZE $R[Rd], [$R[Ra]] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: attributes",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_isberd, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xefd0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11010--i i------- -----iia i------- ----.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_OUT] = {
        .name = "OUT", .page = "OUT", .title = "Emit a vertex, or end a strip",
        .mnemonic = "OUT", .syntax = "OPEN GUARD OUT{OUTK} $R[Rd], $R[Ra], SB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd]; read c.u32; trap: not modelled: attributes; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_out, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe0000000000000), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 11100--- -------o occccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_PIXLD] = {
        .name = "PIXLD", .page = "PIXLD", .title = "Ask about the pixel",
        .mnemonic = "PIXLD", .syntax = "OPEN GUARD PIXLD{PXK} $R[Rd], $P[IPO], PXADDR CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $P[IPO]; trap: not modelled: pixels",
        .note = "",
        .length = 11, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_pixld, .configs = 0x3f,
        .choices = choices_57,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xefe8000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11101--- iii----- ------pp p---pppp pppp.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HADD2_R] = {
        .name = "HADD2.r", .page = "HADD2", .title = "Add",
        .mnemonic = "HADD2", .syntax = "OPEN GUARD HADD2{HMRG}HFTZ{HSAT} $R[Rd], HA, HB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_hadd2_r, .configs = 0x3f,
        .choices = choices_58,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x10000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss ........ 00010hhh h--hh--- h------h hhhhrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HADD2_C] = {
        .name = "HADD2.c", .page = "HADD2", .title = "Add",
        .mnemonic = "HADD2", .syntax = "OPEN GUARD HADD2{HMRG}HFTZ{HSATC} $R[Rd], HA, HCI CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits",
        .note = "",
        .length = 11, .slot_count = 26, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_hadd2_c, .configs = 0x3f,
        .choices = choices_59,
        .fixed_mask = {{0x0, 0x0}}, .fixed_value = {{0x0, 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss .......h .h-h-hhh h--hh--- hccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HADD2_32I] = {
        .name = "HADD2_32I", .page = "HADD2_32I", .title = "Add two numbers of 16 bits",
        .mnemonic = "HADD2_32I", .syntax = "OPEN GUARD HADD2_32I{HFTZL}HSATC $R[Rd], HAL, HHI, HLO CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: a source of 32 bits",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_hadd2_32i, .configs = 0x3f,
        .choices = choices_60,
        .fixed_mask = {{UINT64_C(0xfe00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x2c00000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 0010110h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HMUL2_R] = {
        .name = "HMUL2.r", .page = "HMUL2", .title = "Multiply",
        .mnemonic = "HMUL2", .syntax = "OPEN GUARD HMUL2{HMRG}HFMZ{HSAT} $R[Rd], HMA, HB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits; trap: not modelled: what counts as 0",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_hmul2_r, .configs = 0x3f,
        .choices = choices_61,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x8000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss ........ 00001hhh h--h---h h------h hhhhrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HMUL2_C] = {
        .name = "HMUL2.c", .page = "HMUL2", .title = "Multiply",
        .mnemonic = "HMUL2", .syntax = "OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HMA, HNA{HACB}c[CBANK][COFF]HACB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits; trap: not modelled: what counts as 0",
        .note = "",
        .length = 11, .slot_count = 23, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_hmul2_c, .configs = 0x3f,
        .choices = choices_62,
        .fixed_mask = {{UINT64_C(0xfe80000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x7880000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 0111100- 1h-h-hhh h--hh--h hccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HMUL2_I] = {
        .name = "HMUL2.i", .page = "HMUL2", .title = "Multiply",
        .mnemonic = "HMUL2", .syntax = "OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HA, HIHI, HILO CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits; trap: not modelled: what counts as 0",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_hmul2_i, .configs = 0x3f,
        .choices = choices_63,
        .fixed_mask = {{UINT64_C(0xfe80000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x7800000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 0111100h 0--h-hhh h--hh--h hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HMUL2_32I] = {
        .name = "HMUL2_32I", .page = "HMUL2_32I", .title = "Multiply by two numbers of 16 bits",
        .mnemonic = "HMUL2_32I", .syntax = "OPEN GUARD HMUL2_32I{HFMZL}HSATC $R[Rd], HALM, HHI, HLO CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: a source of 32 bits; trap: not modelled: what counts as 0",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_hmul2_32i, .configs = 0x3f,
        .choices = choices_64,
        .fixed_mask = {{UINT64_C(0xfe00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x2a00000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 0010101h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HFMA2_R] = {
        .name = "HFMA2.r", .page = "HFMA2", .title = "Multiply and add, rounded once",
        .mnemonic = "HFMA2", .syntax = "OPEN GUARD HFMA2{HMRG}HFMZR{HSAT} $R[Rd], HFA, HFR, HFC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits; trap: not modelled: what counts as 0",
        .note = "",
        .length = 11, .slot_count = 26, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_hfma2_r, .configs = 0x3f,
        .choices = choices_65,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5d00000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01011101 00000hhh hrrrrrrr rhhhh--h hhhhrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HFMA2_B] = {
        .name = "HFMA2.b", .page = "HFMA2", .title = "Multiply and add, rounded once",
        .mnemonic = "HFMA2", .syntax = "OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFB, HFC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits; trap: not modelled: what counts as 0",
        .note = "",
        .length = 11, .slot_count = 27, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_hfma2_b, .configs = 0x3f,
        .choices = choices_66,
        .fixed_mask = {{UINT64_C(0xf800000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x7000000000000000), 0x0}},
        .bits = "z.zrzrc cccccccc cccnssss 01110hhh .hhhhhhh hrrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HFMA2_C] = {
        .name = "HFMA2.c", .page = "HFMA2", .title = "Multiply and add, rounded once",
        .mnemonic = "HFMA2", .syntax = "OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFCB, HNRC{c[CBANK][COFF]} CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits; trap: not modelled: what counts as 0",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_hfma2_c, .configs = 0x3f,
        .choices = choices_67,
        .fixed_mask = {{UINT64_C(0xf880000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x6080000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01100hhh 1hhhhhhh hrrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HFMA2_32I] = {
        .name = "HFMA2_32I", .page = "HFMA2_32I", .title = "Multiply by two numbers of 16 bits and add to the register that is written",
        .mnemonic = "HFMA2_32I", .syntax = "OPEN GUARD HFMA2_32I{HFMZL} $R[Rd], HALM, HHI, HLO, HNRD$R[Rd] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd]; writes $R[Rd]; trap: not modelled: a source of 32 bits; trap: not modelled: what counts as 0",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_hfma2_32i, .configs = 0x3f,
        .choices = choices_64,
        .fixed_mask = {{UINT64_C(0xfe00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x2800000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 0010100h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HSET2_R] = {
        .name = "HSET2.r", .page = "HSET2", .title = "Compare, write two numbers",
        .mnemonic = "HSET2", .syntax = "OPEN GUARD HSET2{HBF}HCMP{HSFTZ}BOP $R[Rd], HA, HB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $R[Rd]; trap: not modelled: a source of 32 bits",
        .note = "",
        .length = 11, .slot_count = 28, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_hset2_r, .configs = 0x3f,
        .choices = choices_68,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x18000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss ........ 00011hhh hbbhhqqq qhhhh--- hhhhrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HSET2_C] = {
        .name = "HSET2.c", .page = "HSET2", .title = "Compare, write two numbers",
        .mnemonic = "HSET2", .syntax = "OPEN GUARD HSET2{HBFC}HCMPC{HSFTZC}BOP $R[Rd], HA, HFB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $P[Q0]; writes $R[Rd]; trap: not modelled: a source of 32 bits",
        .note = "",
        .length = 11, .slot_count = 28, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_hset2_c, .configs = 0x3f,
        .choices = choices_69,
        .fixed_mask = {{UINT64_C(0xfe00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x7c00000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 0111110h .hhhhhhh hbbhhqqq qccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HSETP2_R] = {
        .name = "HSETP2.r", .page = "HSETP2", .title = "Compare, write predicates: of the low halves, of the high ones; with H_AND of both, and the opposite",
        .mnemonic = "HSETP2", .syntax = "OPEN GUARD HSETP2{HCMP}HAND{HPFTZ}BOP $P[P0], $P[P1], HA, HB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $P[P0] $P[P1]; trap: not modelled: a source of 32 bits",
        .note = "",
        .length = 11, .slot_count = 29, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_hsetp2_r, .configs = 0x3f,
        .choices = choices_68,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x20000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss ........ 00100-hh hbbhhqqq qhhhh--- hhhhrrrr rrrr.ggg rrrrrrrr -hpppppp",
    },
    [MAXWELL_HSETP2_C] = {
        .name = "HSETP2.c", .page = "HSETP2", .title = "Compare, write predicates: of the low halves, of the high ones; with H_AND of both, and the opposite",
        .mnemonic = "HSETP2", .syntax = "OPEN GUARD HSETP2{HCMPC}HANDC{HPFTZ}BOP $P[P0], $P[P1], HA, HCI, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $P[Q0]; writes $P[P0] $P[P1]; trap: not modelled: a source of 32 bits",
        .note = "",
        .length = 11, .slot_count = 30, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_hsetp2_c, .configs = 0x3f,
        .choices = choices_70,
        .fixed_mask = {{0x0, 0x0}}, .fixed_value = {{0x0, 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss .......h .hhhhhhh hbbhhqqq qccccccc cccccccc cccc.ggg rrrrrrrr -hpppppp",
    },
    [MAXWELL_IADD] = {
        .name = "IADD", .page = "IADD", .title = "Add",
        .mnemonic = "IADD", .syntax = "OPEN GUARD IADD{PLUSONE}SATI{XI} $R[Rd]CCW, SUMA, SUMB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $CC.C $CC.Z; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`; trap: one more and a carry; trap: not modelled: what .CC tells of a result at its limit",
        .note = "With .X the carry of an instruction before is added, and a sign inverts without adding one.",
        .length = 11, .slot_count = 24, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_iadd, .configs = 0x3f,
        .choices = choices_71,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x10000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 00010snn c---x--- -ccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IADD32I] = {
        .name = "IADD32I", .page = "IADD32I", .title = "Add a number of 32 bits",
        .mnemonic = "IADD32I", .syntax = "OPEN GUARD IADD32I{PLUSONEL}SATL{XL} $R[Rd]CCWL, SUMAL, IMM32 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $CC.C $CC.Z; writes $R[Rd] $CC; trap: one more and a carry; trap: not modelled: what .CC tells of a result at its limit",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_iadd32i, .configs = 0x3f,
        .choices = choices_72,
        .fixed_mask = {{UINT64_C(0xfe00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x1c00000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 0001110n .sxciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IADD3_R] = {
        .name = "IADD3.r", .page = "IADD3", .title = "Add three, perhaps halves; the sum of the first two may be shifted",
        .mnemonic = "IADD3", .syntax = "OPEN GUARD IADD3{SH3}X3 $R[Rd]CCW, NA3$R[Ra]HA3{RA}, NB3$R[Rb]HB3{RB}, NC3$R[Rc]HC3{RC} CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc] $CC; writes $R[Rd] $CC; trap: not modelled: which carries .X adds; trap: where the carry goes",
        .note = "The carry of the first sum is told as overflow, that of the second one as carry. RS moves the carry down, too: multiplications for the high half, as compilers emit them, need that.",
        .length = 11, .slot_count = 27, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_iadd3_r, .configs = 0x3f,
        .choices = choices_73,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5cc0000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01011100 1100nnnx crrrrrrr rsshhhhh h---rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IADD3_B] = {
        .name = "IADD3.b", .page = "IADD3", .title = "Add three, perhaps halves; the sum of the first two may be shifted",
        .mnemonic = "IADD3", .syntax = "OPEN GUARD IADD3{X3} $R[Rd]CCW, NA3$R[Ra]RA, ADD3B, NC3$R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $CC; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`; trap: not modelled: which carries .X adds",
        .note = "The carry of the first sum is told as overflow, that of the second one as carry. RS moves the carry down, too: multiplications for the high half, as compilers emit them, need that.",
        .length = 11, .slot_count = 24, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_iadd3_b, .configs = 0x3f,
        .choices = choices_74,
        .fixed_mask = {{UINT64_C(0xf0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xc0000000000000), 0x0}},
        .bits = "z.zrzrc cccccccc cccnssss .......t 1100nnnx crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ISCADD] = {
        .name = "ISCADD", .page = "ISCADD", .title = "Shift left and add",
        .mnemonic = "ISCADD", .syntax = "OPEN GUARD ISCADD{PLUSONE} $R[Rd]CCW, SCA, SUMB, SCALE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 23, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_iscadd, .configs = 0x3f,
        .choices = choices_75,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x18000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 00011-nn c---ssss sccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ISCADD32I] = {
        .name = "ISCADD32I", .page = "ISCADD32I", .title = "Shift left and add a number of 32 bits",
        .mnemonic = "ISCADD32I", .syntax = "OPEN GUARD ISCADD32I $R[Rd]CCWL, $R[Ra]RA, IMM32, SCALEL CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $CC",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_iscadd32i, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfc00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x1400000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 000101ss sssciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMNMX] = {
        .name = "IMNMX", .page = "IMNMX", .title = "The smaller, or the larger",
        .mnemonic = "IMNMX", .syntax = "OPEN GUARD IMNMX{UI}MNX $R[Rd]CCW, $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $P[Q0] $CC $R[Ra]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`; trap: not modelled: numbers of 64 bits in parts",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_imnmx, .configs = 0x3f,
        .choices = choices_11,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x20000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 00100--u c--mmqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ICMP_B] = {
        .name = "ICMP.b", .page = "ICMP", .title = "Choose by comparing the third one with 0",
        .mnemonic = "ICMP", .syntax = "OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 23, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_icmp_b, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xf0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x40000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss .......t 0100cccu -rrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ICMP_C] = {
        .name = "ICMP.c", .page = "ICMP", .title = "Choose by comparing the third one with 0",
        .mnemonic = "ICMP", .syntax = "OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_icmp_c, .configs = 0x3f,
        .choices = choices_49,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5340000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010011 0100cccu -rrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LOP] = {
        .name = "LOP", .page = "LOP", .title = "A function of two bits; the predicate tells of the result",
        .mnemonic = "LOP", .syntax = "OPEN GUARD LOP{LOPF}LOPX{LOPT} PO, $R[Rd]CCW, LIA$R[Ra]RA, SBI CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $CC.Z; writes $R[Rd] $P[P2] $CC; read c.u32; trap: unaligned in `c`",
        .note = ".X counts for what .CC tells alone: zero then means that the words before were 0, too.",
        .length = 11, .slot_count = 26, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_lop, .configs = 0x3f,
        .choices = choices_76,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x40000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 01000ppp c-llllll lccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LOP32I] = {
        .name = "LOP32I", .page = "LOP32I", .title = "A function of two bits, the second one of a number",
        .mnemonic = "LOP32I", .syntax = "OPEN GUARD LOP32I{LOPFL}LOPXL $R[Rd]CCWL, LIAL$R[Ra]RA, UIMM32{LIBL} CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $CC.Z; writes $R[Rd] $CC",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_lop32i, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfc00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x400000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 000001ll lllcuuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuu.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LOP3_R] = {
        .name = "LOP3.r", .page = "LOP3", .title = "Any function of three bits",
        .mnemonic = "LOP3.LUT", .syntax = "OPEN GUARD LOP3.LUT{L3X}L3T PO, $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, $R[Rc]RC, LUT CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc] $CC.Z; writes $R[Rd] $P[P2] $CC",
        .note = "Where the sources have the bits a, b, c, the result has bit 4*a + 2*b + c of LUT.",
        .length = 11, .slot_count = 23, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_lop3_r, .configs = 0x3f,
        .choices = choices_77,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5be0000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01011011 11100ppp crrrrrrr rlllllll llllrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LOP3_C] = {
        .name = "LOP3.c", .page = "LOP3", .title = "Any function of three bits",
        .mnemonic = "LOP3.LUT", .syntax = "OPEN GUARD LOP3.LUT{L3XC} $R[Rd]CCW, $R[Ra]RA, c[CBANK][COFF], $R[Rc]RC, LUTH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $CC.Z; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        .note = "Where the sources have the bits a, b, c, the result has bit 4*a + 2*b + c of LUT.",
        .length = 11, .slot_count = 21, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_lop3_c, .configs = 0x3f,
        .choices = choices_78,
        .fixed_mask = {{UINT64_C(0xfe00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x200000000000000), 0x0}},
        .bits = "z.zrzrc cccccccc cccnssss 0000001l llllllll crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LOP3_I] = {
        .name = "LOP3.i", .page = "LOP3", .title = "Any function of three bits",
        .mnemonic = "LOP3.LUT", .syntax = "OPEN GUARD LOP3.LUT{L3XI} $R[Rd]CCW, $R[Ra]RA, IMM, $R[Rc]RC, LUTH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $CC.Z; writes $R[Rd] $CC",
        .note = "Where the sources have the bits a, b, c, the result has bit 4*a + 2*b + c of LUT.",
        .length = 11, .slot_count = 20, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_lop3_i, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfc00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x3c00000000000000), 0x0}},
        .bits = "z.zrzrc cccccccc cccnssss 001111li llllllll crrrrrrr riiiiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDG] = {
        .name = "LDG", .page = "LDG", .title = "Load from global memory",
        .mnemonic = "LDG", .syntax = "OPEN GUARD LDG{GE}GCL{GSIZE} $R[Rd], A24 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read g.u8; read g.u16; read g.u32; read g.u64; read g.u128; trap: outside `g`; trap: unaligned in `g`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldg, .configs = 0x3f,
        .choices = choices_79,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeed0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101110 11010ggg ggg-oooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDG_P] = {
        .name = "LDG_P", .page = "LDG_P", .title = "Load from global memory; a predicate tells something",
        .mnemonic = "LDG", .syntax = "OPEN GUARD LDG{GE}GCL{GSIZE} GP41, $R[Rd], A20 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $P[7 - GP41.n] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: what the predicate tells",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldg_p, .configs = 0x3f,
        .choices = choices_80,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeec8000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101110 11001ggg ggg-ggg\? oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_STG] = {
        .name = "STG", .page = "STG", .title = "Store to global memory",
        .mnemonic = "STG", .syntax = "OPEN GUARD STG{GE}GCS{SSIZE} A24, $R[Rd] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; write g.u8; write g.u16; write g.u32; write g.u64; write g.u128; trap: outside `g`; trap: unaligned in `g`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_stg, .configs = 0x3f,
        .choices = choices_79,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeed8000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101110 11011sss ggg-oooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LD] = {
        .name = "LD", .page = "LD", .title = "Load from a generic address",
        .mnemonic = "LD", .syntax = "OPEN GUARD LD{GENE}GENL{LSIZE} $R[Rd], A32, GENPRED CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[GENP]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: where the windows of other memories lie",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld, .configs = 0x3f,
        .choices = choices_81,
        .fixed_mask = {{UINT64_C(0xe000000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x8000000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 100ggggg lllgoooo oooooooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ST] = {
        .name = "ST", .page = "ST", .title = "Store to a generic address",
        .mnemonic = "ST", .syntax = "OPEN GUARD ST{GENE}GENS{LSIZE} A32, $R[Rd], GENPRED CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[GENP] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: where the windows of other memories lie",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_st, .configs = 0x3f,
        .choices = choices_81,
        .fixed_mask = {{UINT64_C(0xe000000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xa000000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 101ggggg lllgoooo oooooooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDL] = {
        .name = "LDL", .page = "LDL", .title = "Load from the thread's own memory",
        .mnemonic = "LDL", .syntax = "OPEN GUARD LDL{LCL}SSIZE $R[Rd], A24 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read l.u8; read l.u16; read l.u32; read l.u64; read l.u128; trap: outside `l`; trap: unaligned in `l`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldl, .configs = 0x3f,
        .choices = choices_79,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xef40000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 01000sss --lloooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_STL] = {
        .name = "STL", .page = "STL", .title = "Store to the thread's own memory",
        .mnemonic = "STL", .syntax = "OPEN GUARD STL{LCS}SSIZE A24, $R[Rd] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; write l.u8; write l.u16; write l.u32; write l.u64; write l.u128; trap: outside `l`; trap: unaligned in `l`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_stl, .configs = 0x3f,
        .choices = choices_79,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xef50000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 01010sss --lloooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDS_R] = {
        .name = "LDS.r", .page = "LDS", .title = "Load from the memory of the block",
        .mnemonic = "LDS", .syntax = "OPEN GUARD LDS{SSIZE} $R[Rd], A24 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read s.u8; read s.u16; read s.u32; read s.u64; read s.u128; trap: outside `s`; trap: unaligned in `s`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        .note = "",
        .length = 11, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_lds_r, .configs = 0x3f,
        .choices = choices_79,
        .fixed_mask = {{UINT64_C(0xfff8100000000000), 0x0}}, .fixed_value = {{UINT64_C(0xef48000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 01001sss ---0oooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDS_U] = {
        .name = "LDS.u", .page = "LDS", .title = "Load from the memory of the block",
        .mnemonic = "LDS.U", .syntax = "OPEN GUARD LDS.U{USIZE} $R[Rd], A24 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read s.u8; read s.u16; read s.u32; read s.u64; read s.u128; trap: outside `s`; trap: unaligned in `s`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        .note = "",
        .length = 11, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_lds_u, .configs = 0x3f,
        .choices = choices_79,
        .fixed_mask = {{UINT64_C(0xfff8100000000000), 0x0}}, .fixed_value = {{UINT64_C(0xef48100000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 01001uuu ---1oooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_STS] = {
        .name = "STS", .page = "STS", .title = "Store to the memory of the block",
        .mnemonic = "STS", .syntax = "OPEN GUARD STS{SSIZE} A24, $R[Rd] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; write s.u8; write s.u16; write s.u32; write s.u64; write s.u128; trap: outside `s`; trap: unaligned in `s`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        .note = "",
        .length = 11, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_sts, .configs = 0x3f,
        .choices = choices_79,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xef58000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 01011sss ----oooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDC] = {
        .name = "LDC", .page = "LDC", .title = "Load a constant from an index",
        .mnemonic = "LDC", .syntax = "OPEN GUARD LDC{CSIZE}LMODE $R[Rd], CPLACE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n + 1]; read c.u8; read c.u16; read c.u32; read c.u64; trap: not modelled: where the bank lies in the index; trap: not modelled: places behind a bank; trap: unaligned in `c`; trap: `.x2` of a register that is no multiple of 2",
        .note = "With .IL, .IS and .ISL the index has the number of a bank, too.",
        .length = 11, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldc, .configs = 0x3f,
        .choices = choices_82,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xef90000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 10010ccc --ll---l llllcccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_STP] = {
        .name = "STP", .page = "STP", .title = "Set which phase textures are in",
        .mnemonic = "STP", .syntax = "OPEN STP{STPW} STPN CTL CLOSE",
        .effects = "trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_stp, .configs = 0x3f,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeea0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101110 10100--- -------- -------- s---ssss ssss---- -------- --------",
    },
    [MAXWELL_MEMBAR] = {
        .name = "MEMBAR", .page = "MEMBAR", .title = "Order memory accesses as others see them",
        .mnemonic = "MEMBAR", .syntax = "OPEN GUARD MEMBAR{MSCOPE}MINV CTL CLOSE",
        .effects = "reads $P[GP]",
        .note = "",
        .length = 11, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_membar, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xef98000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 10011--- -------- -------- -------- ----.ggg ------mm ------mm",
    },
    [MAXWELL_MOV] = {
        .name = "MOV", .page = "MOV", .title = "Copy a register, a constant or a number",
        .mnemonic = "MOV", .syntax = "OPEN GUARD MOV $R[Rd], SB, LANES CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: not modelled: which bits of the mask stand for what",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_mov, .configs = 0x3f,
        .choices = choices_83,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x98000000000000), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 10011--- -----mmm mccccccc ccccrrrr rrrr.ggg -------- rrrrrrrr",
    },
    [MAXWELL_MOV32I] = {
        .name = "MOV32I", .page = "MOV32I", .title = "Copy a number of 32 bits",
        .mnemonic = "MOV32I", .syntax = "OPEN GUARD MOV32I $R[Rd], UIMM32, LANESL CTL CLOSE",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: which bits of the mask stand for what",
        .note = "",
        .length = 11, .slot_count = 14, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mov32i, .configs = 0x3f,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x100000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 00000001 0000uuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuu.ggg mmmm---- rrrrrrrr",
    },
    [MAXWELL_SEL] = {
        .name = "SEL", .page = "SEL", .title = "Choose by a predicate",
        .mnemonic = "SEL", .syntax = "OPEN GUARD SEL $R[Rd], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $P[Q0] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_sel, .configs = 0x3f,
        .choices = choices_11,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xa0000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 10100--- -----qqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_PRMT_B] = {
        .name = "PRMT.b", .page = "PRMT", .title = "Pick bytes",
        .mnemonic = "PRMT", .syntax = "OPEN GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_prmt_b, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xc0000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss .......t 11000ppp -rrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_PRMT_C] = {
        .name = "PRMT.c", .page = "PRMT", .title = "Pick bytes",
        .mnemonic = "PRMT", .syntax = "OPEN GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_prmt_c, .configs = 0x3f,
        .choices = choices_49,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x53c0000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010011 11000ppp -rrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMUL] = {
        .name = "IMUL", .page = "IMUL", .title = "Multiply",
        .mnemonic = "IMUL", .syntax = "OPEN GUARD IMUL{MULS}MULHI $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imul, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x38000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 00111--- c-----mm mccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMUL32I] = {
        .name = "IMUL32I", .page = "IMUL32I", .title = "Multiply by a number of 32 bits",
        .mnemonic = "IMUL32I", .syntax = "OPEN GUARD IMUL32I{MULSL}MULHIL $R[Rd]CCWL, $R[Ra]RA, IMM32 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_imul32i, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xff00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x1f00000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 00011111 mmmciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMAD_B] = {
        .name = "IMAD.b", .page = "IMAD", .title = "Multiply and add",
        .mnemonic = "IMAD", .syntax = "OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, SB, MADC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rc] $CC $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: unaligned in `c`; trap: not modelled: carries, limits and one more; trap: not modelled: the high half of a negated product",
        .note = "",
        .length = 11, .slot_count = 28, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_b, .configs = 0x3f,
        .choices = choices_85,
        .fixed_mask = {{UINT64_C(0x80000000000000), 0x0}}, .fixed_value = {{0x0, 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss .......t 0mmmmmmm crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMAD_C] = {
        .name = "IMAD.c", .page = "IMAD", .title = "Multiply and add",
        .mnemonic = "IMAD", .syntax = "OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, $R[Rc]RB, MADCC CTL CLOSE",
        .effects = "reads $P[GP] $CC $R[Ra] $R[Rc]; writes $CC $R[Rd]; read c.u32; trap: unaligned in `c`; trap: not modelled: carries, limits and one more; trap: not modelled: the high half of a negated product",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 12, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_c, .configs = 0x3f,
        .choices = choices_86,
        .fixed_mask = {{UINT64_C(0xff80000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5200000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010010 0mmmmmmm crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMAD32I] = {
        .name = "IMAD32I", .page = "IMAD32I", .title = "Multiply by a number of 32 bits and add to the register that is written",
        .mnemonic = "IMAD32I", .syntax = "OPEN GUARD IMAD32I{MADSL}MULHIL{MADPOL} $R[Rd]CCWL, MADAL, IMM32, MADCL CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd]; writes $CC $R[Rd]; trap: not modelled: carries and one more; trap: not modelled: the high half of a negated product",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad32i, .configs = 0x3f,
        .choices = choices_87,
        .fixed_mask = {{UINT64_C(0xfc00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x1000000000000000), 0x0}},
        .bits = "z.zzzrc cccccccc cccnssss 000100mn mmmciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_UU_B] = {
        .name = "IMADSP.uu.b", .page = "IMADSP", .title = "Multiply and add parts of registers; the third one is signed if one of the others is",
        .mnemonic = "IMADSP.U", .syntax = "OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not seen in programs; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imadsp_uu_b, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xa1000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x80000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss .......t 1s0ssss0 crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_SU_B] = {
        .name = "IMADSP.su.b", .page = "IMADSP", .title = "Multiply and add parts of registers; the third one is signed if one of the others is",
        .mnemonic = "IMADSP.S", .syntax = "OPEN GUARD IMADSP.S{SPA}.U{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not seen in programs; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imadsp_uu_b, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xa1000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x81000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss .......t 1s0ssss1 crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_US_B] = {
        .name = "IMADSP.us.b", .page = "IMADSP", .title = "Multiply and add parts of registers; the third one is signed if one of the others is",
        .mnemonic = "IMADSP.U", .syntax = "OPEN GUARD IMADSP.U{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not seen in programs; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imadsp_uu_b, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xa1000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xa0000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss .......t 1s1ssss0 crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_SS_B] = {
        .name = "IMADSP.ss.b", .page = "IMADSP", .title = "Multiply and add parts of registers; the third one is signed if one of the others is",
        .mnemonic = "IMADSP.S", .syntax = "OPEN GUARD IMADSP.S{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not seen in programs; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imadsp_uu_b, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xa1000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xa1000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss .......t 1s1ssss1 crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_UU_C] = {
        .name = "IMADSP.uu.c", .page = "IMADSP", .title = "Multiply and add parts of registers; the third one is signed if one of the others is",
        .mnemonic = "IMADSP.U", .syntax = "OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not seen in programs; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imadsp_uu_c, .configs = 0x3f,
        .choices = choices_49,
        .fixed_mask = {{UINT64_C(0xffa1000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5280000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010010 1s0ssss0 crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_SU_C] = {
        .name = "IMADSP.su.c", .page = "IMADSP", .title = "Multiply and add parts of registers; the third one is signed if one of the others is",
        .mnemonic = "IMADSP.S", .syntax = "OPEN GUARD IMADSP.S{SPA}.U{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not seen in programs; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imadsp_uu_c, .configs = 0x3f,
        .choices = choices_49,
        .fixed_mask = {{UINT64_C(0xffa1000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5281000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010010 1s0ssss1 crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_US_C] = {
        .name = "IMADSP.us.c", .page = "IMADSP", .title = "Multiply and add parts of registers; the third one is signed if one of the others is",
        .mnemonic = "IMADSP.U", .syntax = "OPEN GUARD IMADSP.U{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not seen in programs; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imadsp_uu_c, .configs = 0x3f,
        .choices = choices_49,
        .fixed_mask = {{UINT64_C(0xffa1000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x52a0000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010010 1s1ssss0 crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_SS_C] = {
        .name = "IMADSP.ss.c", .page = "IMADSP", .title = "Multiply and add parts of registers; the third one is signed if one of the others is",
        .mnemonic = "IMADSP.S", .syntax = "OPEN GUARD IMADSP.S{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not seen in programs; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imadsp_uu_c, .configs = 0x3f,
        .choices = choices_49,
        .fixed_mask = {{UINT64_C(0xffa1000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x52a1000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010010 1s1ssss1 crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_XMAD_R] = {
        .name = "XMAD.r", .page = "XMAD", .title = "Multiply halves and add",
        .mnemonic = "XMAD", .syntax = "OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, $R[Rb]XHB{RB}, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $CC $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result; trap: not modelled: the carry of another one; trap: not modelled: CSFU of other halves",
        .note = "PSL shifts the product left by 16, MRG puts the low half of the second source above the low half of the result; CLO and CHI add a half of the third source, CBCC also the second one shifted left. CSFU comes where high halves with signs are multiplied; it takes away what the products of a high half below 0 with a low one, added without a sign, brought too much.",
        .length = 11, .slot_count = 26, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_xmad_r, .configs = 0x3f,
        .choices = choices_88,
        .fixed_mask = {{UINT64_C(0xffc0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5b00000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01011011 00xxxxxx crrrrrrr rxxxx--- ----rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_XMAD_I] = {
        .name = "XMAD.i", .page = "XMAD", .title = "Multiply halves and add",
        .mnemonic = "XMAD", .syntax = "OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, IMM16, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $CC $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result; trap: not modelled: the carry of another one; trap: not modelled: CSFU of other halves",
        .note = "PSL shifts the product left by 16, MRG puts the low half of the second source above the low half of the result; CLO and CHI add a half of the third source, CBCC also the second one shifted left. CSFU comes where high halves with signs are multiplied; it takes away what the products of a high half below 0 with a low one, added without a sign, brought too much.",
        .length = 11, .slot_count = 24, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_xmad_i, .configs = 0x3f,
        .choices = choices_89,
        .fixed_mask = {{UINT64_C(0xfec0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x3600000000000000), 0x0}},
        .bits = "z.zrzrc cccccccc cccnssss 0011011- 00xxxxxx crrrrrrr rxxxiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_XMAD_B] = {
        .name = "XMAD.b", .page = "XMAD", .title = "Multiply halves and add",
        .mnemonic = "XMAD", .syntax = "OPEN GUARD XMAD{XSIGN}XPSLC{XMRGC}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, c[CBANK][COFF]XHC, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $CC $R[Rc]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: the carry of another one; trap: not modelled: CSFU of other halves",
        .note = "PSL shifts the product left by 16, MRG puts the low half of the second source above the low half of the result; CLO and CHI add a half of the third source, CBCC also the second one shifted left. CSFU comes where high halves with signs are multiplied; it takes away what the products of a high half below 0 with a low one, added without a sign, brought too much.",
        .length = 11, .slot_count = 26, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_xmad_b, .configs = 0x3f,
        .choices = choices_90,
        .fixed_mask = {{UINT64_C(0xfe00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x4e00000000000000), 0x0}},
        .bits = "z.zrzrc cccccccc cccnssss 0100111x xxxxxxxx crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_XMAD_C] = {
        .name = "XMAD.c", .page = "XMAD", .title = "Multiply halves and add",
        .mnemonic = "XMAD", .syntax = "OPEN GUARD XMAD{XSIGN}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, $R[Rc]XHC{RB}, c[CBANK][COFF] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $CC; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: the carry of another one; trap: not modelled: CSFU of other halves",
        .note = "PSL shifts the product left by 16, MRG puts the low half of the second source above the low half of the result; CLO and CHI add a half of the third source, CBCC also the second one shifted left. CSFU comes where high halves with signs are multiplied; it takes away what the products of a high half below 0 with a low one, added without a sign, brought too much.",
        .length = 11, .slot_count = 24, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_xmad_c, .configs = 0x3f,
        .choices = choices_91,
        .fixed_mask = {{UINT64_C(0xff80000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5100000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010001 0xxxxxxx crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_PSETP] = {
        .name = "PSETP", .page = "PSETP", .title = "Join three predicates; the second result is of the first one inverted",
        .mnemonic = "PSETP", .syntax = "OPEN GUARD PSETP{BOP2}BOP $P[P0], $P[P1], Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $P[Q12] $P[Q29] $P[Q0]; writes $P[P0] $P[P1]",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_psetp, .configs = 0x3f,
        .choices = choices_92,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5090000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 01010000 10010--- -bb--qqq q------q qqq---bb ----.ggg qqqq---- --pppppp",
    },
    [MAXWELL_PSET] = {
        .name = "PSET", .page = "PSET", .title = "Join three predicates to a number",
        .mnemonic = "PSET", .syntax = "OPEN GUARD PSET{BF}BOP2{BOP} $R[Rd]CCW, Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $P[Q12] $P[Q29] $P[Q0]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_pset, .configs = 0x3f,
        .choices = choices_92,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5088000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 01010000 10001--- cbbb-qqq q------q qqq---bb ----.ggg qqqq---- rrrrrrrr",
    },
    [MAXWELL_CSET] = {
        .name = "CSET", .page = "CSET", .title = "A test of the condition code to a number",
        .mnemonic = "CSET", .syntax = "OPEN GUARD CSET{BF}CCT8{BOP} $R[Rd]CCW, CC, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $P[Q0] $CC; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result; trap: not modelled: what these tests are about",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_cset, .configs = 0x3f,
        .choices = choices_93,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5098000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 01010000 10011--- cbbb-qqq q------- -------- ----.ggg ---ccccc rrrrrrrr",
    },
    [MAXWELL_CSETP] = {
        .name = "CSETP", .page = "CSETP", .title = "A test of the condition code to predicates",
        .mnemonic = "CSETP", .syntax = "OPEN GUARD CSETP{CCT8}BOP $P[P0], $P[P1], CC, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $P[Q0] $CC; writes $P[P0] $P[P1]; trap: not modelled: what these tests are about",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_csetp, .configs = 0x3f,
        .choices = choices_93,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x50a0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 01010000 10100--- -bb--qqq q------- -------- ----.ggg ---ccccc --pppppp",
    },
    [MAXWELL_P2R] = {
        .name = "P2R", .page = "P2R", .title = "Predicates, or the condition code, to bits of a byte; the others stay as they are",
        .mnemonic = "P2R", .syntax = "OPEN GUARD P2R{PBYTE} $R[Rd], WHICH, $R[Ra]RA, SB CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Ra] $CC $P[0] $P[1] $P[2] $P[3] $P[4] $P[5] $P[6]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_p2r, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xe8000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 11101--- -----ppw -ccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_R2P] = {
        .name = "R2P", .page = "R2P", .title = "Bits of a byte to predicates, or to the condition code",
        .mnemonic = "R2P", .syntax = "OPEN GUARD R2P WHICH, $R[Ra]PBYTE{RA}, PBITS CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Ra] $CC; writes $CC $P[0] $P[1] $P[2] $P[3] $P[4] $P[5] $P[6]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_r2p, .configs = 0x3f,
        .choices = choices_94,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 11110--- -----ppw -ccccccc ccccrrrr rrrr.ggg rrrrrrrr --------",
    },
    [MAXWELL_SHL] = {
        .name = "SHL", .page = "SHL", .title = "Shift left",
        .mnemonic = "SHL", .syntax = "OPEN GUARD SHL{SHW}SHX $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $CC $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: words of a longer number",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_shl, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x48000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 01001--- c---s--- sccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SHR] = {
        .name = "SHR", .page = "SHR", .title = "Shift right",
        .mnemonic = "SHR", .syntax = "OPEN GUARD SHR{UI}SHW{SHRX}BREV $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $CC $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: words of a longer number",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_shr, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x28000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 00101--u c--ss--b sccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SHF_L] = {
        .name = "SHF.l", .page = "SHF", .title = "Shift two registers as one number of 64 bits",
        .mnemonic = "SHF.L", .syntax = "OPEN GUARD SHF.L{FW}FTYPE{FHI} $R[Rd]CCW, $R[Ra]RA, SHFB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $CC $R[Ra] $R[Rc]; writes $R[Rd] $CC; trap: not modelled: words of a longer number",
        .note = "To the left, what comes is the high half; to the right the low one, unless HI is there.",
        .length = 11, .slot_count = 23, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_shf_l, .configs = 0x3f,
        .choices = choices_95,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xf8000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SHF_R] = {
        .name = "SHF.r", .page = "SHF", .title = "Shift two registers as one number of 64 bits",
        .mnemonic = "SHF.R", .syntax = "OPEN GUARD SHF.R{FW}FTYPE{FHI} $R[Rd]CCW, $R[Ra]RA, SHFB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $CC $R[Ra] $R[Rc]; writes $R[Rd] $CC; trap: not modelled: words of a longer number",
        .note = "To the left, what comes is the high half; to the right the low one, unless HI is there.",
        .length = 11, .slot_count = 23, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_shf_l, .configs = 0x3f,
        .choices = choices_95,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xf8000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_BFE] = {
        .name = "BFE", .page = "BFE", .title = "Take a field of bits: where it begins, and from bit 8 on how many",
        .mnemonic = "BFE", .syntax = "OPEN GUARD BFE{UI}BREV $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_bfe, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{0x0, 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 00000--u c------b -ccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_BFI_B] = {
        .name = "BFI.b", .page = "BFI", .title = "Put a field of bits into the third source",
        .mnemonic = "BFI", .syntax = "OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Ra] $R[Rc]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 22, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_bfi_b, .configs = 0x3f,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss .......t 11110--- crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_BFI_C] = {
        .name = "BFI.c", .page = "BFI", .title = "Put a field of bits into the third source",
        .mnemonic = "BFI", .syntax = "OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc].0..7 $R[Rc].8..15 $R[Ra]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_bfi_c, .configs = 0x3f,
        .choices = choices_49,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x53f0000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010011 11110--- crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FLO] = {
        .name = "FLO", .page = "FLO", .title = "The place of the highest bit that is 1, of signed numbers of one unlike the sign",
        .mnemonic = "FLO", .syntax = "OPEN GUARD FLO{UI}FLSH $R[Rd]CCW, SBI CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_flo, .configs = 0x3f,
        .choices = choices_96,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x30000000000000), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 00110--u c-----fn -ccccccc ccccrrrr rrrr.ggg -------- rrrrrrrr",
    },
    [MAXWELL_POPC] = {
        .name = "POPC", .page = "POPC", .title = "Count the bits that are 1",
        .mnemonic = "POPC", .syntax = "OPEN GUARD POPC $R[Rd], SBI CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_popc, .configs = 0x3f,
        .choices = choices_96,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x8000000000000), 0x0}},
        .bits = "z.zzrzc cccccccc cccnssss .......t 00001--- -------n -ccccccc ccccrrrr rrrr.ggg -------- rrrrrrrr",
    },
    [MAXWELL_LEA_LO] = {
        .name = "LEA.lo", .page = "LEA", .title = "Shift left and add, as for addresses; HI adds the high half",
        .mnemonic = "LEA", .syntax = "OPEN GUARD LEA{LEAX} PO, $R[Rd]CCW, LEAN$R[Ra]RA, SB, LEASH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $CC.C $CC.Z; writes $P[P2] $R[Rd] $CC; read c.u32; trap: unaligned in `c`; trap: not modelled: what the predicate tells; trap: a sign and a carry",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_lea_lo, .configs = 0x3f,
        .choices = choices_97,
        .fixed_mask = {{UINT64_C(0xf8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd0000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss .......t 11010ppp cll-llll lccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LEA_HI] = {
        .name = "LEA.hi", .page = "LEA", .title = "Shift left and add, as for addresses; HI adds the high half",
        .mnemonic = "LEA.HI", .syntax = "OPEN GUARD LEA.HI{LEHX} PO, $R[Rd]CCW, LEHN$R[Ra]RA, $R[Rb]RB, $R[Rc]RC, LEHSH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $R[Rb] $CC.C $CC.Z; writes $P[P2] $R[Rd] $CC; trap: not modelled: what the predicate tells; trap: a sign and a carry; trap: whether the low half of what a sign turns counts",
        .note = "",
        .length = 11, .slot_count = 23, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_lea_hi, .configs = 0x3f,
        .choices = choices_98,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5bd8000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01011011 11011ppp crrrrrrr rll----l llllrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LEA_HC] = {
        .name = "LEA.hc", .page = "LEA", .title = "Shift left and add, as for addresses; HI adds the high half",
        .mnemonic = "LEA.HI", .syntax = "OPEN GUARD LEA.HI{LECX} PO, $R[Rd]CCW, LECN$R[Ra]RA, c[CBANK][COFF], $R[Rc]RC, LECSH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $CC.C $CC.Z; writes $P[P2] $R[Rd] $CC; read c.u32; trap: unaligned in `c`; trap: not modelled: what the predicate tells; trap: a sign and a carry; trap: whether the low half of what a sign turns counts",
        .note = "",
        .length = 11, .slot_count = 23, .choice_count = 11, .grade = ISADORA_HARDWARE,
        .slots = slots_lea_hc, .configs = 0x3f,
        .choices = choices_99,
        .fixed_mask = {{UINT64_C(0xfc00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x1800000000000000), 0x0}},
        .bits = "z.zrzrc cccccccc cccnssss 000110ll lllllppp crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_S2R] = {
        .name = "S2R", .page = "S2R", .title = "Read a special register",
        .mnemonic = "S2R", .syntax = "OPEN GUARD S2R $R[Rd], SPECIAL CTL CLOSE",
        .effects = "reads $P[GP] $SR[SREG] $SR[44] $SR[45] $SR[46] $SR[47] $SR[62]; writes $R[Rd]",
        .note = "",
        .shares = "it is its number",
        .length = 11, .slot_count = 13, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_s2r, .configs = 0x3f,
        .choices = choices_100,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0c8000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 11001--- -------- -------- ----ssss ssss.ggg -------- rrrrrrrr",
    },
    [MAXWELL_CS2R] = {
        .name = "CS2R", .page = "CS2R", .title = "Read a special register, quickly",
        .mnemonic = "CS2R", .syntax = "OPEN GUARD CS2R $R[Rd], SPECIAL CTL CLOSE",
        .effects = "reads $P[GP] $SR[SREG] $SR[44] $SR[45] $SR[46] $SR[47] $SR[62]; writes $R[Rd]",
        .note = "",
        .shares = "it is its number",
        .length = 11, .slot_count = 13, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_s2r, .configs = 0x3f,
        .choices = choices_100,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x50c8000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 01010000 11001--- -------- -------- ----ssss ssss.ggg -------- rrrrrrrr",
    },
    [MAXWELL_VOTE] = {
        .name = "VOTE", .page = "VOTE", .title = "Vote: which threads, all of them, any",
        .mnemonic = "VOTE", .syntax = "OPEN GUARD VOTE{VMODE} $R[Rd], $P[VP], Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $P[Q0]; writes $R[Rd] $P[VP]",
        .note = "",
        .length = 11, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_vote, .configs = 0x3f,
        .choices = choices_93,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x50d8000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 01010000 11011-vv vvv--qqq q------- -------- ----.ggg -------- rrrrrrrr",
    },
    [MAXWELL_VOTE_VTG] = {
        .name = "VOTE_VTG", .page = "VOTE_VTG", .title = "Vote, in shaders of vertices",
        .mnemonic = "VOTE.VTG", .syntax = "OPEN GUARD VOTE.VTG{VTG} VTGN CTL CLOSE",
        .effects = "reads $P[GP]; trap: not modelled: what it votes about",
        .note = "",
        .length = 11, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_vote_vtg, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x50e0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 01010000 11100-vv vvvvvvvv vvvvvvvv vvvvvvvv vvvv.ggg -------- --------",
    },
    [MAXWELL_SHFL] = {
        .name = "SHFL", .page = "SHFL", .title = "Shuffle: a value from another thread",
        .mnemonic = "SHFL", .syntax = "OPEN GUARD SHFL{SMODE} $P[P2], $R[Rd], $R[Ra], SHB, SHC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd] $P[P2]",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_shfl, .configs = 0x3f,
        .choices = choices_101,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xef10000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101111 00010ppp -rrrrrrr rsssss-- ss..rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_BAR_SYNC] = {
        .name = "BAR.sync", .page = "BAR", .title = "Wait for the other warps of the block, or tell them",
        .mnemonic = "BAR.SYNC", .syntax = "OPEN GUARD BAR.SYNC BARID, BARO CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 11, .slot_count = 15, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_bar_sync, .configs = 0x3f,
        .choices = choices_102,
        .fixed_mask = {{UINT64_C(0xfff8078300000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0a8038000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z00 bbbbrrrr rrrr.ggg rrrrrrrr --------",
    },
    [MAXWELL_BAR_ARV] = {
        .name = "BAR.arv", .page = "BAR", .title = "Wait for the other warps of the block, or tell them",
        .mnemonic = "BAR.ARV", .syntax = "OPEN GUARD BAR.ARV BARID, BARA CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 11, .slot_count = 15, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_bar_sync, .configs = 0x3f,
        .choices = choices_103,
        .fixed_mask = {{UINT64_C(0xfff8078300000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0a8038100000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z01 bbbbrrrr rrrr.ggg rrrrrrrr --------",
    },
    [MAXWELL_BAR_RED] = {
        .name = "BAR.red", .page = "BAR", .title = "Wait for the other warps of the block, or tell them",
        .mnemonic = "BAR.RED", .syntax = "OPEN GUARD BAR.RED{BRED} BARID, BARO, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_bar_red, .configs = 0x3f,
        .choices = choices_104,
        .fixed_mask = {{UINT64_C(0xfff8000300000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0a8000200000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q--bbz10 bbbbrrrr rrrr.ggg rrrrrrrr --------",
    },
    [MAXWELL_BAR_SCAN] = {
        .name = "BAR.scan", .page = "BAR", .title = "Wait for the other warps of the block, or tell them",
        .mnemonic = "BAR.SCAN", .syntax = "OPEN GUARD BAR.SCAN BARID, BARO, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 11, .slot_count = 17, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_bar_scan, .configs = 0x3f,
        .choices = choices_104,
        .fixed_mask = {{UINT64_C(0xfff8000300000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0a8000300000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q----z11 bbbbrrrr rrrr.ggg rrrrrrrr --------",
    },
    [MAXWELL_B2R_B] = {
        .name = "B2R.b", .page = "B2R", .title = "Read a barrier of the block",
        .mnemonic = "B2R", .syntax = "OPEN GUARD B2R $R[Rd], BID CTL CLOSE",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 11, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_b2r_b, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff8000300000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0b8000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10111--- -------- ------00 -------- ----.ggg bbbbbbbb rrrrrrrr",
    },
    [MAXWELL_B2R_R] = {
        .name = "B2R.r", .page = "B2R", .title = "Read a barrier of the block",
        .mnemonic = "B2R.RESULT", .syntax = "OPEN GUARD B2R.RESULT $R[Rd], B2RP CTL CLOSE",
        .effects = "reads $P[GP]; writes $R[Rd] $P[VP]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 11, .slot_count = 13, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_b2r_r, .configs = 0x3f,
        .choices = choices_105,
        .fixed_mask = {{UINT64_C(0xfff800030000ff00), 0x0}}, .fixed_value = {{UINT64_C(0xf0b800010000ff00), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10111--- vvv----- ------01 -------- ----.ggg 11111111 rrrrrrrr",
    },
    [MAXWELL_B2R_W] = {
        .name = "B2R.w", .page = "B2R", .title = "Read a barrier of the block",
        .mnemonic = "B2R.WARP", .syntax = "OPEN GUARD B2R.WARP $R[Rd] CTL CLOSE",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 11, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_lepc, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff800030000ff00), 0x0}}, .fixed_value = {{UINT64_C(0xf0b800020000ff00), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10111--- -------- ------10 -------- ----.ggg 11111111 rrrrrrrr",
    },
    [MAXWELL_R2B] = {
        .name = "R2B", .page = "R2B", .title = "Write a barrier of the block",
        .mnemonic = "R2B", .syntax = "OPEN GUARD R2B{R2BK} BRID, $R[Rb] CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 11, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_r2b, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0c0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 11000--- -------- ------rr bbbbrrrr rrrr.ggg -------- --------",
    },
    [MAXWELL_DEPBAR_LE] = {
        .name = "DEPBAR.le", .page = "DEPBAR", .title = "Wait for barriers that instructions set",
        .mnemonic = "DEPBAR.LE", .syntax = "OPEN GUARD DEPBAR.LE DSB, DCNT, DLIST CTL CLOSE",
        .effects = "reads $P[GP]",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_depbar_le, .configs = 0x3f,
        .choices = choices_106,
        .fixed_mask = {{UINT64_C(0xfff8000020000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0f0000020000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --1ddddd dddd.ggg -------- --.ddddd",
    },
    [MAXWELL_DEPBAR_N] = {
        .name = "DEPBAR.n", .page = "DEPBAR", .title = "Wait for barriers that instructions set",
        .mnemonic = "DEPBAR", .syntax = "OPEN GUARD DEPBAR DLIST CTL CLOSE",
        .effects = "reads $P[GP]",
        .note = "",
        .length = 11, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_depbar_n, .configs = 0x3f,
        .choices = choices_106,
        .fixed_mask = {{UINT64_C(0xfff8000020000000), 0x0}}, .fixed_value = {{UINT64_C(0xf0f0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --0----- ----.ggg -------- --.ddddd",
    },
    [MAXWELL_SULD_P] = {
        .name = "SULD.p", .page = "SULD", .title = "Load from a surface",
        .mnemonic = "SULD.P", .syntax = "OPEN GUARD SULD.P{SUDIM}SULC{SUMASK}SUCLAMP SUPO, $R[Rd], [$R[Ra]], SUWHERE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rc]; writes $P[7 - SUPR.n] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: surfaces",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_suld_p, .configs = 0x3f,
        .choices = choices_107,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeb00000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0000.sst trrrrrrr rtttssss ss----ss ssss.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SULD_D] = {
        .name = "SULD.d", .page = "SULD", .title = "Load from a surface",
        .mnemonic = "SULD.D", .syntax = "OPEN GUARD SULD.D{SUBA}SUDIM{SULC}SUSIZE{SUCLAMP} SUPO, $R[Rd], [$R[Ra]], SUWHERE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rc]; writes $P[7 - SUPR.n] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: surfaces",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_suld_d, .configs = 0x3f,
        .choices = choices_107,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeb10000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0001.sst trrrrrrr rtttssss ss----ss ssss.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUST_P] = {
        .name = "SUST.p", .page = "SUST", .title = "Store to a surface",
        .mnemonic = "SUST.P", .syntax = "OPEN GUARD SUST.P{SUDIM}SUSC{SUMASK}SUCLAMP [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3] $R[Rc]; trap: not modelled: surfaces",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_sust_p, .configs = 0x3f,
        .choices = choices_108,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeb20000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0010.sst trrrrrrr rtttsss- ------ss ssss.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUST_D] = {
        .name = "SUST.d", .page = "SUST", .title = "Store to a surface",
        .mnemonic = "SUST.D", .syntax = "OPEN GUARD SUST.D{SUBA}SUDIM{SUSC}SUSIZE{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3] $R[Rc]; trap: not modelled: surfaces",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_sust_d, .configs = 0x3f,
        .choices = choices_108,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeb30000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0011.sst trrrrrrr rtttsss- ------ss ssss.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SURED_P] = {
        .name = "SURED.p", .page = "SURED", .title = "Change a word of a surface",
        .mnemonic = "SURED.P", .syntax = "OPEN GUARD SURED.P{SUDIM}SUROP{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rc]; trap: not modelled: surfaces",
        .note = "",
        .length = 11, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_sured_p, .configs = 0x3f,
        .choices = choices_108,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeb40000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0100.sst trrrrrrr rtttsss- -----sss ----.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SURED_D] = {
        .name = "SURED.d", .page = "SURED", .title = "Change a word of a surface",
        .mnemonic = "SURED.D", .syntax = "OPEN GUARD SURED.D{SUBA}SUDIM{SUROP}SURKIND{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rd.n | 1] $R[Rc]; trap: not modelled: surfaces",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_sured_d, .configs = 0x3f,
        .choices = choices_109,
        .fixed_mask = {{UINT64_C(0xfff0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeb50000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0101.sst trrrrrrr rtttsss- -----sss ssss.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUATOM_I] = {
        .name = "SUATOM.i", .page = "SUATOM", .title = "Change a word of a surface, get what was there",
        .mnemonic = "SUATOM.D", .syntax = "OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKIND{SUCLAMP} $R[Rd], [$R[Ra]], $R[Rb], TXH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_suatom_i, .configs = 0x3f,
        .choices = choices_110,
        .fixed_mask = {{UINT64_C(0xffc0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xea00000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101010 00ssssst tttttttt ttttssss ssssrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUATOM_R] = {
        .name = "SUATOM.r", .page = "SUATOM", .title = "Change a word of a surface, get what was there",
        .mnemonic = "SUATOM", .syntax = "OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}SUAOP{SUAKINDR}SUCLAMP $R[Rd], [$R[Ra]], $R[Rb], $R[Rc] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rc]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_suatom_r, .configs = 0x3f,
        .choices = choices_111,
        .fixed_mask = {{UINT64_C(0xffe0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xea60000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101010 011s.ss- -rrrrrrr rsssssss ssssrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUATOM_P] = {
        .name = "SUATOM.p", .page = "SUATOM", .title = "Change a word of a surface, get what was there",
        .mnemonic = "SUATOM.D", .syntax = "OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKINDR{SUCLAMP} SUPA, $R[Rd], [$R[Ra]], $R[Rb], $R[Rc] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rc]; writes $P[7 - SUPA.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_INFERRED,
        .slots = slots_suatom_p, .configs = 0x3e,
        .choices = choices_112,
        .fixed_mask = {{UINT64_C(0xffc0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeb80000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101011 10sssss- -rrrrrrr rsssssss ssssrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUATOM_CI] = {
        .name = "SUATOM.ci", .page = "SUATOM", .title = "Change a word of a surface, get what was there",
        .mnemonic = "SUATOM.D", .syntax = "OPEN GUARD SUATOM.D{SUABA}SUDIM.CAS{SUAKIND}SUCLAMP SUPO, $R[Rd], [$R[Ra]], $R[Rb], TXH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; writes $P[7 - SUPR.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_suatom_ci, .configs = 0x3f,
        .choices = choices_113,
        .fixed_mask = {{UINT64_C(0xffc0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xea80000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101010 10ssssst tttttttt ttttssss ss-srrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUATOM_CR] = {
        .name = "SUATOM.cr", .page = "SUATOM", .title = "Change a word of a surface, get what was there",
        .mnemonic = "SUATOM", .syntax = "OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}.CAS{SUAKINDR}SUCLAMP SUPO, $R[Rd], [$R[Ra]], $R[Rb], $R[Rc] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rc]; writes $P[7 - SUPR.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_suatom_cr, .configs = 0x3f,
        .choices = choices_114,
        .fixed_mask = {{UINT64_C(0xffe0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xeac0000000000000), 0x0}},
        .bits = "z.zzzzc cccccccc cccnssss 11101010 110s.ss- -rrrrrrr rsssssss ss-srrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEX_I] = {
        .name = "TEX.i", .page = "TEX", .title = "Sample a texture",
        .mnemonic = "TEX", .syntax = "OPEN GUARD TEX{TLOD}TLC{TAO}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $P[TPO] $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 26, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_i, .configs = 0x3f,
        .choices = choices_115,
        .fixed_mask = {{UINT64_C(0xf800000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xc000000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11000ttt ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEX_B] = {
        .name = "TEX.b", .page = "TEX", .title = "Sample a texture",
        .mnemonic = "TEX.B", .syntax = "OPEN GUARD TEX.B{TLODB}TLCB{TAOB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $P[TPO] $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_b, .configs = 0x3f,
        .choices = choices_115,
        .fixed_mask = {{UINT64_C(0xffc0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xde80000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011110 10ttttn- -------t tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLD_I] = {
        .name = "TLD.i", .page = "TLD", .title = "Fetch a texel",
        .mnemonic = "TLD", .syntax = "OPEN GUARD TLD{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $P[TPO] $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tld_i, .configs = 0x3f,
        .choices = choices_115,
        .fixed_mask = {{UINT64_C(0xff00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xdc00000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011100 ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLD_B] = {
        .name = "TLD.b", .page = "TLD", .title = "Fetch a texel",
        .mnemonic = "TLD.B", .syntax = "OPEN GUARD TLD.B{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $P[TPO] $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tld_b, .configs = 0x3f,
        .choices = choices_115,
        .fixed_mask = {{UINT64_C(0xff00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xdd00000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011101 ttttttn- -------- ----tttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLD4_I] = {
        .name = "TLD4.i", .page = "TLD4", .title = "Fetch one component of four texels",
        .mnemonic = "TLD4", .syntax = "OPEN GUARD TLD4{T4C}T4O{TDC}TNDV{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $P[TPO] $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 25, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tld4_i, .configs = 0x3f,
        .choices = choices_115,
        .fixed_mask = {{UINT64_C(0xfc00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xc800000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 110010tt ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLD4_B] = {
        .name = "TLD4.b", .page = "TLD4", .title = "Fetch one component of four texels",
        .mnemonic = "TLD4", .syntax = "OPEN GUARD TLD4{T4CB}.B{T4OB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $P[TPO] $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 24, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tld4_b, .configs = 0x3f,
        .choices = choices_115,
        .fixed_mask = {{UINT64_C(0xffc0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xdec0000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011110 11ttttn- -------z tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TXD_I] = {
        .name = "TXD.i", .page = "TXD", .title = "Sample a texture with given derivatives",
        .mnemonic = "TXD", .syntax = "OPEN GUARD TXD{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $P[TPO] $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "Two derivatives for each dimension; that the place of the texture with .B, limits and offsets stand behind the place, is {inferred}.",
        .length = 11, .slot_count = 23, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_txd_i, .configs = 0x3f,
        .choices = choices_115,
        .fixed_mask = {{UINT64_C(0xffc0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xde00000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011110 00ttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TXD_B] = {
        .name = "TXD.b", .page = "TXD", .title = "Sample a texture with given derivatives",
        .mnemonic = "TXD.B", .syntax = "OPEN GUARD TXD.B{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $P[TPO] $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "Two derivatives for each dimension; that the place of the texture with .B, limits and offsets stand behind the place, is {inferred}.",
        .length = 11, .slot_count = 22, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_txd_b, .configs = 0x3f,
        .choices = choices_115,
        .fixed_mask = {{UINT64_C(0xffc0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xde40000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011110 01ttttn- -------- ----tttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TXQ_I] = {
        .name = "TXQ.i", .page = "TXQ", .title = "Ask about a texture",
        .mnemonic = "TXQ", .syntax = "OPEN GUARD TXQ{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, TXH, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_txq_i, .configs = 0x3f,
        .choices = choices_116,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xdf48000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011111 01001-nt tttttttt tttt-ttt t---tttt tt--.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TXQ_B] = {
        .name = "TXQ.b", .page = "TXQ", .title = "Ask about a texture",
        .mnemonic = "TXQ.B", .syntax = "OPEN GUARD TXQ.B{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, 0x0, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..]; writes $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_txq_b, .configs = 0x3f,
        .choices = choices_116,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xdf50000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011111 01010-n- -------- -----ttt t---tttt tt--.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TXA] = {
        .name = "TXA", .page = "TXA", .title = "Ask about samples",
        .mnemonic = "TXA", .syntax = "OPEN GUARD TXA{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_txa, .configs = 0x3f,
        .choices = choices_117,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xdf40000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011111 01000-nt tttttttt tttttttt t------- ----.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TMML_I] = {
        .name = "TMML.i", .page = "TMML", .title = "The level of detail that a texture would be sampled at",
        .mnemonic = "TMML.LOD", .syntax = "OPEN GUARD TMML.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TDIM, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..]; writes $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_tmml_i, .configs = 0x3f,
        .choices = choices_117,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xdf58000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011111 01011-nt tttttttt tttttttt tttt---- ----.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TMML_B] = {
        .name = "TMML.b", .page = "TMML", .title = "The level of detail that a texture would be sampled at",
        .mnemonic = "TMML.B.LOD", .syntax = "OPEN GUARD TMML.B.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $R[Rd] $R[..]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_tmml_b, .configs = 0x3f,
        .choices = choices_118,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xdf60000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011111 01100-n- -------- ----tttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D1_LZ_M] = {
        .name = "TEXS.d1_lz.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd000000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_M] = {
        .name = "TEXS.d2.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd020000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 001tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LZ_M] = {
        .name = "TEXS.d2_lz.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd040000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 010tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LL_M] = {
        .name = "TEXS.d2_ll.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd060000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 011tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_DC_M] = {
        .name = "TEXS.d2_dc.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd080000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LL_DC_M] = {
        .name = "TEXS.d2_ll_dc.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LL.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd0a0000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 101tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LZ_DC_M] = {
        .name = "TEXS.d2_lz_dc.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd0c0000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 110tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_M] = {
        .name = "TEXS.a2.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd0e0000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 111tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_LZ_M] = {
        .name = "TEXS.a2_lz.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd100000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_LZ_DC_M] = {
        .name = "TEXS.a2_lz_dc.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd120000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 001tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D3_M] = {
        .name = "TEXS.d3.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd140000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 010tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D3_LZ_M] = {
        .name = "TEXS.d3_lz.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd160000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 011tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_CUBE_M] = {
        .name = "TEXS.cube.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd180000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_CUBE_LL_M] = {
        .name = "TEXS.cube_ll.m", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd1a0000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 101tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D1_LZ_S] = {
        .name = "TEXS.d1_lz.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd000000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_S] = {
        .name = "TEXS.d2.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd020000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 001tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LZ_S] = {
        .name = "TEXS.d2_lz.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd040000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 010tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LL_S] = {
        .name = "TEXS.d2_ll.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd060000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 011tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_DC_S] = {
        .name = "TEXS.d2_dc.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd080000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LL_DC_S] = {
        .name = "TEXS.d2_ll_dc.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LL.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd0a0000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 101tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LZ_DC_S] = {
        .name = "TEXS.d2_lz_dc.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd0c0000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 110tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_S] = {
        .name = "TEXS.a2.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd0e0000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t000 111tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_LZ_S] = {
        .name = "TEXS.a2_lz.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd100000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_LZ_DC_S] = {
        .name = "TEXS.a2_lz_dc.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd120000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 001tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D3_S] = {
        .name = "TEXS.d3.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd140000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 010tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D3_LZ_S] = {
        .name = "TEXS.d3_lz.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd160000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 011tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_CUBE_S] = {
        .name = "TEXS.cube.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd180000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_CUBE_LL_S] = {
        .name = "TEXS.cube_ll.s", .page = "TEXS", .title = "Sample a texture, in the compact form",
        .mnemonic = "TEXS", .syntax = "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "Two registers for the result take up to four components; one alone takes up to two.",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd1a0000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t001 101tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D1_LZ_M] = {
        .name = "TLDS.d1_lz.m", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd200000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D1_LL_M] = {
        .name = "TLDS.d1_ll.m", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd220000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 001tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_M] = {
        .name = "TLDS.d2_lz.m", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd240000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 010tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_AO_M] = {
        .name = "TLDS.d2_lz_ao.m", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd280000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LL_M] = {
        .name = "TLDS.d2_ll.m", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd2a0000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 101tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_MS_M] = {
        .name = "TLDS.d2_lz_ms.m", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ.MS{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd2c0000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 110tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D3_LZ_M] = {
        .name = "TLDS.d3_lz.m", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd2e0000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 111tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_A2_LZ_M] = {
        .name = "TLDS.a2_lz.m", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd300000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t011 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LL_AO_M] = {
        .name = "TLDS.d2_ll_ao.m", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LL.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_m, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xd380000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t011 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D1_LZ_S] = {
        .name = "TLDS.d1_lz.s", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd200000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D1_LL_S] = {
        .name = "TLDS.d1_ll.s", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd220000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 001tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_S] = {
        .name = "TLDS.d2_lz.s", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd240000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 010tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_AO_S] = {
        .name = "TLDS.d2_lz_ao.s", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd280000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LL_S] = {
        .name = "TLDS.d2_ll.s", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd2a0000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 101tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_MS_S] = {
        .name = "TLDS.d2_lz_ms.s", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ.MS{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd2c0000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 110tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D3_LZ_S] = {
        .name = "TLDS.d3_lz.s", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd2e0000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t010 111tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_A2_LZ_S] = {
        .name = "TLDS.a2_lz.s", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd300000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t011 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LL_AO_S] = {
        .name = "TLDS.d2_ll_ao.s", .page = "TLDS", .title = "Fetch a texel, in the compact form",
        .mnemonic = "TLDS", .syntax = "OPEN GUARD TLDS{SHORT}.LL.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_texs_d1_lz_s, .configs = 0x3f,
        .choices = choices_119,
        .fixed_mask = {{UINT64_C(0xf7e0000ff0000000), 0x0}}, .fixed_value = {{UINT64_C(0xd380000ff0000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 1101t011 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLD4S] = {
        .name = "TLD4S", .page = "TLD4S", .title = "Fetch one component of four texels, in the compact form",
        .mnemonic = "TLD4S", .syntax = "OPEN GUARD TLD4S{SHORT4}T4CS{TAOS}TDC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 11, .slot_count = 23, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_tld4s, .configs = 0x3f,
        .choices = choices_120,
        .fixed_mask = {{UINT64_C(0xff40000000000000), 0x0}}, .fixed_value = {{UINT64_C(0xdf00000000000000), 0x0}},
        .bits = "z.zzppc cccccccc cccnssss 11011111 t0ttttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VADD] = {
        .name = "VADD", .page = "VADD", .title = "Add parts, join with a third one",
        .mnemonic = "VADD", .syntax = "OPEN GUARD VADD{VUD}VT{VSAT}VRED $R[Rd]CCW, VNA{VA}, VNB{VB}, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result; trap: not modelled: both signs together",
        .note = "",
        .length = 11, .slot_count = 31, .choice_count = 14, .grade = ISADORA_DOCUMENT,
        .slots = slots_vadd, .configs = 0x3f,
        .choices = choices_121,
        .fixed_mask = {{UINT64_C(0xfc00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x2000000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 001000vv vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VABSDIFF] = {
        .name = "VABSDIFF", .page = "VABSDIFF", .title = "Absolute difference of parts, joined with a third one",
        .mnemonic = "VABSDIFF", .syntax = "OPEN GUARD VABSDIFF{VSD}VT{VSAT}VRED $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result",
        .note = "",
        .length = 11, .slot_count = 29, .choice_count = 14, .grade = ISADORA_DOCUMENT,
        .slots = slots_vabsdiff, .configs = 0x3f,
        .choices = choices_121,
        .fixed_mask = {{UINT64_C(0xff00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5400000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01010100 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VMNMX] = {
        .name = "VMNMX", .page = "VMNMX", .title = "The smaller or larger of parts, joined with a third one",
        .mnemonic = "VMNMX", .syntax = "OPEN GUARD VMNMX{VUD}VT{VMX}VSAT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result",
        .note = "",
        .length = 11, .slot_count = 30, .choice_count = 14, .grade = ISADORA_HARDWARE,
        .slots = slots_vmnmx, .configs = 0x3f,
        .choices = choices_121,
        .fixed_mask = {{UINT64_C(0xfe00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x3a00000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 0011101v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VSET] = {
        .name = "VSET", .page = "VSET", .title = "Compare parts, joined with a third one",
        .mnemonic = "VSET", .syntax = "OPEN GUARD VSET{VCMP}VT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result",
        .note = "",
        .length = 11, .slot_count = 28, .choice_count = 14, .grade = ISADORA_DOCUMENT,
        .slots = slots_vset, .configs = 0x3f,
        .choices = choices_121,
        .fixed_mask = {{UINT64_C(0xfe00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x4000000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 0100000v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VSETP] = {
        .name = "VSETP", .page = "VSETP", .title = "Compare parts, write predicates",
        .mnemonic = "VSETP", .syntax = "OPEN GUARD VSETP{VCMPP}VT{BOP} $P[P0], $P[P1], VA, VB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $P[P0] $P[P1]",
        .note = "",
        .length = 11, .slot_count = 28, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_vsetp, .configs = 0x3f,
        .choices = choices_122,
        .fixed_mask = {{UINT64_C(0xfff8000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x50f0000000000000), 0x0}},
        .bits = "z.zzrrc cccccccc cccnssss 01010000 11110.vv vbbvvqqq q.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr --pppppp",
    },
    [MAXWELL_VMAD] = {
        .name = "VMAD", .page = "VMAD", .title = "Multiply parts and add",
        .mnemonic = "VMAD", .syntax = "OPEN GUARD VMAD{VT}VPO{VSHIFT}VSAT $R[Rd]CCW, VMA, VB, VMC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result; trap: not modelled: signs, shifts and limits",
        .note = "",
        .length = 11, .slot_count = 30, .choice_count = 17, .grade = ISADORA_HARDWARE,
        .slots = slots_vmad, .configs = 0x3f,
        .choices = choices_123,
        .fixed_mask = {{UINT64_C(0xff00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5f00000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01011111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VSHL] = {
        .name = "VSHL", .page = "VSHL", .title = "Shift parts left, joined with a third one",
        .mnemonic = "VSHL", .syntax = "OPEN GUARD VSHL{VUD}VST{VWRAP}VSAT{VRED} $R[Rd]CCW, VA, VSC, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result; trap: not modelled: how far a shift is seen by the limits",
        .note = "",
        .length = 11, .slot_count = 29, .choice_count = 13, .grade = ISADORA_DOCUMENT,
        .slots = slots_vshl, .configs = 0x3f,
        .choices = choices_124,
        .fixed_mask = {{UINT64_C(0xff00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5700000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01010111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VSHR] = {
        .name = "VSHR", .page = "VSHR", .title = "Shift parts right, joined with a third one",
        .mnemonic = "VSHR", .syntax = "OPEN GUARD VSHR{VUD}VST{VWRAP}VSAT{VRED} $R[Rd]CCW, VA, VSC, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result",
        .note = "",
        .length = 11, .slot_count = 29, .choice_count = 13, .grade = ISADORA_DOCUMENT,
        .slots = slots_vshl, .configs = 0x3f,
        .choices = choices_124,
        .fixed_mask = {{UINT64_C(0xff00000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5600000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01010110 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VABSDIFF4] = {
        .name = "VABSDIFF4", .page = "VABSDIFF4", .title = "Absolute differences of four bytes, joined with a third one",
        .mnemonic = "VABSDIFF4", .syntax = "OPEN GUARD VABSDIFF4{V4SD}V4A{V4B}V4SAT{V4RED}V4M $R[Rd]CCW, $R[Ra]V4SA{RA}, $R[Rb]V4SB{RB}, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result; trap: not modelled: not described yet",
        .note = "",
        .length = 11, .slot_count = 27, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_vabsdiff4, .configs = 0x3f,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xffc0000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x5000000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01010000 00vvvvvv crrrrrrr rvvvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IDP_A4] = {
        .name = "IDP.a4", .page = "IDP", .title = "Dot product of four bytes, or of two halves with two bytes, added",
        .mnemonic = "IDP.4A", .syntax = "OPEN GUARD IDP.4A{IDPA}IDPB $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc] $R[Ra].0..7 $R[Rb].0..7 $R[Ra].8..15 $R[Rb].8..15 $R[Ra].16..23 $R[Rb].16..23 $R[Ra].24..31 $R[Rb].24..31; writes $R[Rd]",
        .note = "",
        .length = 11, .slot_count = 20, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_idp_a4, .configs = 0x30,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff9000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x53f8000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01010011 11111\?i0 irrrrrrr r\?\?\?\?\?\?\? \?\?\?\?rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IDP_A2] = {
        .name = "IDP.a2", .page = "IDP", .title = "Dot product of four bytes, or of two halves with two bytes, added",
        .mnemonic = "IDP.2A", .syntax = "OPEN GUARD IDP.2A{IDPH}IDPA2{IDPB} $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc] $R[Ra].0..15 $R[Rb] $R[Ra].16..31; writes $R[Rd]",
        .note = "",
        .length = 11, .slot_count = 21, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_idp_a2, .configs = 0x30,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xfff9000000000000), 0x0}}, .fixed_value = {{UINT64_C(0x53f9000000000000), 0x0}},
        .bits = "z.zrrrc cccccccc cccnssss 01010011 11111ii1 irrrrrrr r\?\?\?\?\?\?\? \?\?\?\?rrrr rrrr.ggg rrrrrrrr rrrrrrrr",
    },
};

static const struct isadora_ledger ledger[] = {
    {"87", "sm_50", "7335709923237948335063040", "87278537764038006469033984", "1122549228719860350976", "60127134674167859697942528"},
    {"87", "sm_52", "7494626894050699211964416", "88484366260030509349339136", "1122549228719860350976", "58762389207362605940736000"},
    {"87", "sm_53", "7494626894050699211964416", "88484366260030509349339136", "1122549228719860350976", "58762389207362605940736000"},
    {"87", "sm_60", "7496268654273259362058240", "88535260826929874002247680", "1122549228719860350976", "58709852880240681137733632"},
    {"87", "sm_61", "7496270383655516272328704", "88549427926378482937888768", "5843186329332595294208", "58690963414309202556878848"},
    {"87", "sm_62", "7496270383655516272328704", "88549427926378482937888768", "5843186329332595294208", "58690963414309202556878848"},
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

bool maxwell_branch_target(const struct isadora_context *c, const struct isadora_insn *in, uint64_t *to)
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
static const uint16_t waiting_4[] = {MAXWELL_BAR_SYNC, MAXWELL_BAR_ARV, MAXWELL_BAR_RED, MAXWELL_BAR_SCAN};
static const struct isadora_wait_rule waits[] = {
    {NULL, 0, {0, 0}, {0, 0}, 6, {75, 76, 77, 78, 79, 80}},
    {waiting_2, 2, {0, 0}, {0, 0}, 6, {0, 1, 2, 3, 4, 5}},
    {waiting_3, 1, {26, 3}, {20, 6}, 0, {0}},
    {waiting_4, 4, {0, 0}, {0, 0}, 0, {0}},
};
enum { Q = ISADORA_QUEUES };
static const uint8_t latencies[] = {
    /* sm_50 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
    Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6,
    6, 6, 6, 6, 6, 0, 6, 6, 6, 6, 6, Q + 6, 0, Q + 6, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 6, 6, 0, 6, 6, 6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6,
    6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6, 6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0,
    Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0,
    0, Q + 5, Q + 5, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 0, 0,
    /* sm_52 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
    Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6,
    6, 6, 6, 6, 6, 0, 6, 6, 6, 6, 6, Q + 6, 0, Q + 6, Q + 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 6, 6, 0, 6, 6, 6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6,
    6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6, 6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0,
    Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0,
    0, Q + 5, Q + 5, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 0, 0,
    /* sm_53 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
    Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6,
    6, 6, 6, 6, 6, 0, 6, 6, 6, 6, 6, Q + 6, 0, Q + 6, Q + 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 6, 6, 0, 6, 6, 6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6,
    6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6, 6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0,
    Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0,
    0, Q + 5, Q + 5, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 0, 0,
    /* sm_60 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
    Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6,
    6, 6, 6, 6, 6, 0, 6, 6, 6, 6, 6, Q + 6, 0, Q + 6, Q + 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 6, 6, 0, 6, 6, 6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6,
    6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6, 6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0,
    Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0,
    0, Q + 5, Q + 5, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 0, 0,
    /* sm_61 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
    Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6,
    6, 6, 6, 6, 6, 0, 6, 6, 6, 6, 6, Q + 6, 0, Q + 6, Q + 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 6, 6, 0, 6, 6, 6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6,
    6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6, 6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0,
    Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0,
    0, Q + 5, Q + 5, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 6, 6,
    /* sm_62 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
    Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6,
    6, 6, 6, 6, 6, 0, 6, 6, 6, 6, 6, Q + 6, 0, Q + 6, Q + 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 6, 6, 0, 6, 6, 6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6,
    6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6, 6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0,
    Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0,
    0, Q + 5, Q + 5, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
    Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 6, 6,
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
