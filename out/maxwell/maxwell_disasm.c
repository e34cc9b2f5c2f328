/* Generated from the description maxwell by gen/emit/disasm.lua. Do not edit. */
#include "maxwell.h"
#include "float_text.h"

#include <string.h>

static const struct rt_code codes_AE[2] = {
    [0] = {"", 0},
    [1] = {".E", 2},
};

static const struct rt_code codes_AOP[16] = {
    [0] = {".ADD", 4},
    [1] = {".MIN", 4},
    [2] = {".MAX", 4},
    [3] = {".INC", 4},
    [4] = {".DEC", 4},
    [5] = {".AND", 4},
    [6] = {".OR", 3},
    [7] = {".XOR", 4},
    [8] = {".EXCH", 5},
    [10] = {".SAFEADD", 8},
};

static const struct rt_code codes_ATYPE[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".U64", 4},
    [3] = {".F32.FTZ.RN", 11},
    [5] = {".S64", 4},
};

static const struct rt_code codes_NOY[2] = {
    [0] = {"Y", 1},
    [1] = {"", 0},
};

static const struct rt_code codes_W1[2] = {
    [0] = {"", 0},
    [1] = {"^1", 2},
};

static const struct rt_code codes_W2[2] = {
    [0] = {"", 0},
    [1] = {"^2", 2},
};

static const struct rt_code codes_W3[2] = {
    [0] = {"", 0},
    [1] = {"^3", 2},
};

static const struct rt_code codes_W4[2] = {
    [0] = {"", 0},
    [1] = {"^4", 2},
};

static const struct rt_code codes_W5[2] = {
    [0] = {"", 0},
    [1] = {"^5", 2},
};

static const struct rt_code codes_W6[2] = {
    [0] = {"", 0},
    [1] = {"^6", 2},
};

static const struct rt_code codes_AOPP[16] = {
    [0] = {".ADD", 4},
    [1] = {".MIN", 4},
    [2] = {".MAX", 4},
    [3] = {".INC", 4},
    [4] = {".DEC", 4},
    [5] = {".AND", 4},
    [6] = {".OR", 3},
    [7] = {".XOR", 4},
    [8] = {".EXCH", 5},
    [10] = {".SAFEADD", 8},
};

static const struct rt_code codes_GP41[8] = {
    [0] = {"PT", 2},
    [1] = {"P6", 2},
    [2] = {"P5", 2},
    [3] = {"P4", 2},
    [4] = {"P3", 2},
    [5] = {"P2", 2},
    [6] = {"P1", 2},
    [7] = {"P0", 2},
};

static const struct rt_code codes_CASW[2] = {
    [0] = {"", 0},
    [1] = {".64", 3},
};

static const struct rt_code codes_ASOP[16] = {
    [0] = {".ADD", 4},
    [1] = {".MIN", 4},
    [2] = {".MAX", 4},
    [3] = {".INC", 4},
    [4] = {".DEC", 4},
    [5] = {".AND", 4},
    [6] = {".OR", 3},
    [7] = {".XOR", 4},
    [8] = {".EXCH", 5},
};

static const struct rt_code codes_ASTYPE[4] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".U64", 4},
    [3] = {".S64", 4},
};

static const struct rt_code codes_CASK[4] = {
    [0] = {".CAST", 5},
    [1] = {".CAST.SPIN", 10},
    [2] = {".CAS", 4},
};

static const struct rt_code codes_CASWS[2] = {
    [0] = {"", 0},
    [1] = {".64", 3},
};

static const struct rt_code codes_AROP[8] = {
    [0] = {".ADD", 4},
    [1] = {".MIN", 4},
    [2] = {".MAX", 4},
    [3] = {".INC", 4},
    [4] = {".DEC", 4},
    [5] = {".AND", 4},
    [6] = {".OR", 3},
    [7] = {".XOR", 4},
};

static const struct rt_code codes_ARTYPE[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".U64", 4},
    [3] = {".F32.FTZ.RN", 11},
    [5] = {".S64", 4},
};

static const struct rt_code codes_CCE[2] = {
    [0] = {"", 0},
    [1] = {".E", 2},
};

static const struct rt_code codes_CCLEVEL[8] = {
    [0] = {"", 0},
    [1] = {".U", 2},
    [2] = {".C", 2},
    [3] = {".I", 2},
    [4] = {".CRS", 4},
};

static const struct rt_code codes_CCOPQ[16] = {
    [0] = {".QRY1", 5},
    [1] = {".PF1", 4},
    [2] = {".PF1.5", 6},
    [3] = {".PF2", 4},
    [4] = {".WB", 3},
    [5] = {".IV", 3},
    [6] = {".IVALL", 6},
    [7] = {".RS", 3},
    [9] = {".RSLB", 5},
};

static const struct rt_code codes_CCOP[16] = {
    [1] = {".PF1", 4},
    [2] = {".PF1.5", 6},
    [3] = {".PF2", 4},
    [4] = {".WB", 3},
    [5] = {".IV", 3},
    [6] = {".IVALL", 6},
    [7] = {".RS", 3},
    [9] = {".RSLB", 5},
};

static const struct rt_code codes_CMP[8] = {
    [0] = {".F", 2},
    [1] = {".LT", 3},
    [2] = {".EQ", 3},
    [3] = {".LE", 3},
    [4] = {".GT", 3},
    [5] = {".NE", 3},
    [6] = {".GE", 3},
    [7] = {".T", 2},
};

static const struct rt_code codes_UI[2] = {
    [0] = {".U32", 4},
    [1] = {"", 0},
};

static const struct rt_code codes_XC[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_BOP[4] = {
    [0] = {".AND", 4},
    [1] = {".OR", 3},
    [2] = {".XOR", 4},
};

static const struct rt_code codes_RA[2] = {
    [0] = {"", 0},
    [1] = {".reuse", 6},
};

static const struct rt_code codes_RB[2] = {
    [0] = {"", 0},
    [1] = {".reuse", 6},
};

static const struct rt_code codes_Q0N[2] = {
    [0] = {"", 0},
    [1] = {"!", 1},
};

static const struct rt_code codes_BF[2] = {
    [0] = {"", 0},
    [1] = {".BF", 3},
};

static const struct rt_code codes_CCW[2] = {
    [0] = {"", 0},
    [1] = {".CC", 3},
};

static const struct rt_code codes_UNI[2] = {
    [0] = {"", 0},
    [1] = {".U", 2},
};

static const struct rt_code codes_LMT[2] = {
    [0] = {"", 0},
    [1] = {".LMT", 4},
};

static const struct rt_code codes_CCT[32] = {
    [0] = {"CC.F", 4},
    [1] = {"CC.LT", 5},
    [2] = {"CC.EQ", 5},
    [3] = {"CC.LE", 5},
    [4] = {"CC.GT", 5},
    [5] = {"CC.NE", 5},
    [6] = {"CC.GE", 5},
    [7] = {"CC.NUM", 6},
    [8] = {"CC.NAN", 6},
    [9] = {"CC.LTU", 6},
    [10] = {"CC.EQU", 6},
    [11] = {"CC.LEU", 6},
    [12] = {"CC.GTU", 6},
    [13] = {"CC.NEU", 6},
    [14] = {"CC.GEU", 6},
    [15] = {"", 0},
    [16] = {"CC.OFF", 6},
    [17] = {"CC.LO", 5},
    [18] = {"CC.SFF", 6},
    [19] = {"CC.LS", 5},
    [20] = {"CC.HI", 5},
    [21] = {"CC.SFT", 6},
    [22] = {"CC.HS", 5},
    [23] = {"CC.OFT", 6},
    [24] = {"CC.CSM_TA", 9},
    [25] = {"CC.CSM_TR", 9},
    [26] = {"CC.CSM_MX", 9},
    [27] = {"CC.FCSM_TA", 10},
    [28] = {"CC.FCSM_TR", 10},
    [29] = {"CC.FCSM_MX", 10},
    [30] = {"CC.RLE", 6},
    [31] = {"CC.RGT", 6},
};

static const struct rt_code codes_NOINC[2] = {
    [0] = {".NOINC", 6},
    [1] = {"", 0},
};

static const struct rt_code codes_KEEP[2] = {
    [0] = {"", 0},
    [1] = {".KEEPREFCOUNT", 13},
};

static const struct rt_code codes_BPTK[8] = {
    [0] = {".DRAIN_ILLEGAL", 14},
    [1] = {".CAL", 4},
    [2] = {".PAUSE", 6},
    [3] = {".TRAP", 5},
    [4] = {".INT", 4},
    [5] = {".DRAIN", 6},
};

static const struct rt_code codes_IDEN[2] = {
    [0] = {".EN", 3},
    [1] = {"", 0},
};

static const struct rt_code codes_RTTK[4] = {
    [0] = {"", 0},
    [1] = {".TERMINATE", 10},
    [2] = {".FALLTHROUGH", 12},
    [3] = {".PREEMPTED", 10},
};

static const struct rt_code codes_NTRIG[2] = {
    [0] = {"", 0},
    [1] = {".TRIG", 5},
};

static const struct rt_code codes_CCT8[32] = {
    [0] = {"CC.F", 4},
    [1] = {"CC.LT", 5},
    [2] = {"CC.EQ", 5},
    [3] = {"CC.LE", 5},
    [4] = {"CC.GT", 5},
    [5] = {"CC.NE", 5},
    [6] = {"CC.GE", 5},
    [7] = {"CC.NUM", 6},
    [8] = {"CC.NAN", 6},
    [9] = {"CC.LTU", 6},
    [10] = {"CC.EQU", 6},
    [11] = {"CC.LEU", 6},
    [12] = {"CC.GTU", 6},
    [13] = {"CC.NEU", 6},
    [14] = {"CC.GEU", 6},
    [15] = {"", 0},
    [16] = {"CC.OFF", 6},
    [17] = {"CC.LO", 5},
    [18] = {"CC.SFF", 6},
    [19] = {"CC.LS", 5},
    [20] = {"CC.HI", 5},
    [21] = {"CC.SFT", 6},
    [22] = {"CC.HS", 5},
    [23] = {"CC.OFT", 6},
    [24] = {"CC.CSM_TA", 9},
    [25] = {"CC.CSM_TR", 9},
    [26] = {"CC.CSM_MX", 9},
    [27] = {"CC.FCSM_TA", 10},
    [28] = {"CC.FCSM_TR", 10},
    [29] = {"CC.FCSM_MX", 10},
    [30] = {"CC.RLE", 6},
    [31] = {"CC.RGT", 6},
};

static const struct rt_code codes_FTZ[2] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
};

static const struct rt_code codes_CDF[4] = {
    [1] = {".F16", 4},
    [2] = {".F32", 4},
    [3] = {".F64", 4},
};

static const struct rt_code codes_CSF[4] = {
    [1] = {".F16", 4},
    [2] = {".F32", 4},
    [3] = {".F64", 4},
};

static const struct rt_code codes_CRND[8] = {
    [0] = {"", 0},
    [3] = {".PASS", 5},
    [4] = {".ROUND", 6},
    [5] = {".FLOOR", 6},
    [6] = {".CEIL", 5},
    [7] = {".TRUNC", 6},
};

static const struct rt_code codes_FSAT[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_FNB[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_FAB[2] = {
    [0] = {"", 0},
    [1] = {"|", 1},
};

static const struct rt_code codes_CH[2] = {
    [0] = {"", 0},
    [1] = {".H1", 3},
};

static const struct rt_code codes_FRND[4] = {
    [0] = {"", 0},
    [1] = {".RM", 3},
    [2] = {".RP", 3},
    [3] = {".RZ", 3},
};

static const struct rt_code codes_CDI[8] = {
    [1] = {".U16", 4},
    [2] = {".U32", 4},
    [3] = {".U64", 4},
    [5] = {".S16", 4},
    [6] = {".S32", 4},
    [7] = {".S64", 4},
};

static const struct rt_code codes_CINT[4] = {
    [0] = {"", 0},
    [1] = {".FLOOR", 6},
    [2] = {".CEIL", 5},
    [3] = {".TRUNC", 6},
};

static const struct rt_code codes_CSI[8] = {
    [0] = {".U8", 3},
    [1] = {".U16", 4},
    [2] = {".U32", 4},
    [3] = {".U64", 4},
    [4] = {".S8", 3},
    [5] = {".S16", 4},
    [6] = {".S32", 4},
    [7] = {".S64", 4},
};

static const struct rt_code codes_CHALF[4] = {
    [0] = {"", 0},
    [2] = {".H1", 3},
};

static const struct rt_code codes_CBYTE[4] = {
    [0] = {"", 0},
    [1] = {".B1", 3},
    [2] = {".B2", 3},
    [3] = {".B3", 3},
};

static const struct rt_code codes_CDN[8] = {
    [0] = {".U8", 3},
    [1] = {".U16", 4},
    [2] = {".U32", 4},
    [4] = {".S8", 3},
    [5] = {".S16", 4},
    [6] = {".S32", 4},
};

static const struct rt_code codes_CSN[8] = {
    [0] = {".U8", 3},
    [1] = {".U16", 4},
    [2] = {".U32", 4},
    [4] = {".S8", 3},
    [5] = {".S16", 4},
    [6] = {".S32", 4},
};

static const struct rt_code codes_FNA[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_FAA[2] = {
    [0] = {"", 0},
    [1] = {"|", 1},
};

static const struct rt_code codes_RC[2] = {
    [0] = {"", 0},
    [1] = {".reuse", 6},
};

static const struct rt_code codes_FNM[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_DRND[4] = {
    [0] = {"", 0},
    [1] = {".RM", 3},
    [2] = {".RP", 3},
    [3] = {".RZ", 3},
};

static const struct rt_code codes_FNC[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_BFH[2] = {
    [0] = {"", 0},
    [1] = {".BF", 3},
};

static const struct rt_code codes_FCMP[16] = {
    [0] = {".F", 2},
    [1] = {".LT", 3},
    [2] = {".EQ", 3},
    [3] = {".LE", 3},
    [4] = {".GT", 3},
    [5] = {".NE", 3},
    [6] = {".GE", 3},
    [7] = {".NUM", 4},
    [8] = {".NAN", 4},
    [9] = {".LTU", 4},
    [10] = {".EQU", 4},
    [11] = {".LEU", 4},
    [12] = {".GTU", 4},
    [13] = {".NEU", 4},
    [14] = {".GEU", 4},
    [15] = {".T", 2},
};

static const struct rt_code codes_SNA[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_SAA[2] = {
    [0] = {"", 0},
    [1] = {"|", 1},
};

static const struct rt_code codes_SNB[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_SAB[2] = {
    [0] = {"", 0},
    [1] = {"|", 1},
};

static const struct rt_code codes_PAA[2] = {
    [0] = {"", 0},
    [1] = {"|", 1},
};

static const struct rt_code codes_PNB[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_FTZL[2] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
};

static const struct rt_code codes_CCWL[2] = {
    [0] = {"", 0},
    [1] = {".CC", 3},
};

static const struct rt_code codes_FNAL[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_FAAL[2] = {
    [0] = {"", 0},
    [1] = {"|", 1},
};

static const struct rt_code codes_FNBL[2] = {
    [0] = {"", 0},
    [1] = {".NEG", 4},
};

static const struct rt_code codes_FABL[2] = {
    [0] = {"", 0},
    [1] = {".ABS", 4},
};

static const struct rt_code codes_FMZ[4] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
    [2] = {".FMZ", 4},
};

static const struct rt_code codes_FSCALE[8] = {
    [0] = {"", 0},
    [1] = {".D2", 3},
    [2] = {".D4", 3},
    [3] = {".D8", 3},
    [4] = {".M8", 3},
    [5] = {".M4", 3},
    [6] = {".M2", 3},
};

static const struct rt_code codes_FMZH[4] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
    [2] = {".FMZ", 4},
};

static const struct rt_code codes_FSATL[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_FRNDH[4] = {
    [0] = {"", 0},
    [1] = {".RM", 3},
    [2] = {".RP", 3},
    [3] = {".RZ", 3},
};

static const struct rt_code codes_FNCL[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_SFTZ[2] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
};

static const struct rt_code codes_PFTZ[2] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
};

static const struct rt_code codes_FCMPN[16] = {
    [0] = {".F", 2},
    [1] = {".LT", 3},
    [2] = {".EQ", 3},
    [3] = {".LE", 3},
    [4] = {"", 0},
    [5] = {".NE", 3},
    [6] = {".GE", 3},
    [7] = {".NUM", 4},
    [8] = {".NAN", 4},
    [9] = {".LTU", 4},
    [10] = {".EQU", 4},
    [11] = {".LEU", 4},
    [12] = {".GTU", 4},
    [13] = {".NEU", 4},
    [14] = {".GEU", 4},
    [15] = {".T", 2},
};

static const struct rt_code codes_NDV[2] = {
    [0] = {"", 0},
    [1] = {".NDV", 4},
};

static const struct rt_code codes_SWD[4] = {
    [0] = {"PP", 2},
    [1] = {"NP", 2},
    [2] = {"PN", 2},
    [3] = {"ZP", 2},
};

static const struct rt_code codes_SWC[4] = {
    [0] = {"PP", 2},
    [1] = {"NP", 2},
    [2] = {"PN", 2},
    [3] = {"ZP", 2},
};

static const struct rt_code codes_SWB[4] = {
    [0] = {"PP", 2},
    [1] = {"NP", 2},
    [2] = {"PN", 2},
    [3] = {"ZP", 2},
};

static const struct rt_code codes_SWA[4] = {
    [0] = {"PP", 2},
    [1] = {"NP", 2},
    [2] = {"PN", 2},
    [3] = {"ZP", 2},
};

static const struct rt_code codes_MUF[16] = {
    [0] = {".COS", 4},
    [1] = {".SIN", 4},
    [2] = {".EX2", 4},
    [3] = {".LG2", 4},
    [4] = {".RCP", 4},
    [5] = {".RSQ", 4},
    [6] = {".RCP64H", 7},
    [7] = {".RSQ64H", 7},
    [8] = {".SQRT", 5},
};

static const struct rt_code codes_RROF[2] = {
    [0] = {".SINCOS", 7},
    [1] = {".EX2", 4},
};

static const struct rt_code codes_AO[2] = {
    [0] = {"", 0},
    [1] = {".O", 2},
};

static const struct rt_code codes_ASIZE[4] = {
    [0] = {"", 0},
    [1] = {".64", 3},
    [2] = {".96", 3},
    [3] = {".128", 4},
};

static const struct rt_code codes_IMODE[4] = {
    [0] = {".PASS", 5},
    [1] = {"", 0},
    [2] = {".CONSTANT", 9},
    [3] = {".SC", 3},
};

static const struct rt_code codes_IWHERE[4] = {
    [0] = {"", 0},
    [1] = {".CENTROID", 9},
    [2] = {".OFFSET", 7},
};

static const struct rt_code codes_ISAT[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_ISPACE[4] = {
    [0] = {"", 0},
    [1] = {".PATCH", 6},
    [2] = {".PRIM", 5},
    [3] = {".ATTR", 5},
};

static const struct rt_code codes_ISKEW[2] = {
    [0] = {"", 0},
    [1] = {".SKEW", 5},
};

static const struct rt_code codes_ISIZE[4] = {
    [0] = {"", 0},
    [1] = {".U16", 4},
    [2] = {".32", 3},
};

static const struct rt_code codes_OUTK[4] = {
    [1] = {".EMIT", 5},
    [2] = {".CUT", 4},
    [3] = {".EMIT_THEN_CUT", 14},
};

static const struct rt_code codes_PXK[8] = {
    [0] = {"", 0},
    [1] = {".COVMASK", 8},
    [2] = {".COVERED", 8},
    [3] = {".OFFSET", 7},
    [4] = {".CENTROID_OFFSET", 16},
    [5] = {".MY_INDEX", 9},
};

static const struct rt_code codes_HMRG[4] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
    [2] = {".MRG_H0", 7},
    [3] = {".MRG_H1", 7},
};

static const struct rt_code codes_HFTZ[2] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
};

static const struct rt_code codes_HSAT[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_HNA[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_HAA[2] = {
    [0] = {"", 0},
    [1] = {"|", 1},
};

static const struct rt_code codes_HSA[4] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
};

static const struct rt_code codes_HNB[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_HAB[2] = {
    [0] = {"", 0},
    [1] = {"|", 1},
};

static const struct rt_code codes_HSB[4] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
};

static const struct rt_code codes_HSATC[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_HNCB[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_HACB[2] = {
    [0] = {"", 0},
    [1] = {"|", 1},
};

static const struct rt_code codes_HFTZL[2] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
};

static const struct rt_code codes_HSAL[4] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
};

static const struct rt_code codes_HFMZ[4] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
    [2] = {".FMZ", 4},
};

static const struct rt_code codes_HFMZL[4] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
    [2] = {".FMZ", 4},
};

static const struct rt_code codes_HFMZR[4] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
    [2] = {".FMZ", 4},
};

static const struct rt_code codes_HNR[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_HSR[4] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
};

static const struct rt_code codes_HFMZC[4] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
    [2] = {".FMZ", 4},
};

static const struct rt_code codes_HNRC[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_HSRC[4] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
};

static const struct rt_code codes_HNRD[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_HBF[2] = {
    [0] = {"", 0},
    [1] = {".BF", 3},
};

static const struct rt_code codes_HCMP[16] = {
    [0] = {".F", 2},
    [1] = {".LT", 3},
    [2] = {".EQ", 3},
    [3] = {".LE", 3},
    [4] = {".GT", 3},
    [5] = {".NE", 3},
    [6] = {".GE", 3},
    [7] = {".NUM", 4},
    [8] = {".NAN", 4},
    [9] = {".LTU", 4},
    [10] = {".EQU", 4},
    [11] = {".LEU", 4},
    [12] = {".GTU", 4},
    [13] = {".NEU", 4},
    [14] = {".GEU", 4},
    [15] = {".T", 2},
};

static const struct rt_code codes_HSFTZ[2] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
};

static const struct rt_code codes_HBFC[2] = {
    [0] = {"", 0},
    [1] = {".BF", 3},
};

static const struct rt_code codes_HCMPC[16] = {
    [0] = {".F", 2},
    [1] = {".LT", 3},
    [2] = {".EQ", 3},
    [3] = {".LE", 3},
    [4] = {".GT", 3},
    [5] = {".NE", 3},
    [6] = {".GE", 3},
    [7] = {".NUM", 4},
    [8] = {".NAN", 4},
    [9] = {".LTU", 4},
    [10] = {".EQU", 4},
    [11] = {".LEU", 4},
    [12] = {".GTU", 4},
    [13] = {".NEU", 4},
    [14] = {".GEU", 4},
    [15] = {".T", 2},
};

static const struct rt_code codes_HSFTZC[2] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
};

static const struct rt_code codes_HAND[2] = {
    [0] = {"", 0},
    [1] = {".H_AND", 6},
};

static const struct rt_code codes_HPFTZ[2] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
};

static const struct rt_code codes_HANDC[2] = {
    [0] = {"", 0},
    [1] = {".H_AND", 6},
};

static const struct rt_code codes_SATI[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_XI[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_NA[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_NB[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_SATL[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_XL[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_NAL[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_SH3[4] = {
    [0] = {"", 0},
    [1] = {".RS", 3},
    [2] = {".LS", 3},
};

static const struct rt_code codes_X3[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_NA3[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_HA3[4] = {
    [0] = {"", 0},
    [1] = {".H0", 3},
    [2] = {".H1", 3},
};

static const struct rt_code codes_NB3[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_HB3[4] = {
    [0] = {"", 0},
    [1] = {".H0", 3},
    [2] = {".H1", 3},
};

static const struct rt_code codes_NC3[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_HC3[4] = {
    [0] = {"", 0},
    [1] = {".H0", 3},
    [2] = {".H1", 3},
};

static const struct rt_code codes_MNX[4] = {
    [0] = {"", 0},
    [1] = {".XLO", 4},
    [2] = {".XMED", 5},
    [3] = {".XHI", 4},
};

static const struct rt_code codes_LOPF[4] = {
    [0] = {".AND", 4},
    [1] = {".OR", 3},
    [2] = {".XOR", 4},
    [3] = {".PASS_B", 7},
};

static const struct rt_code codes_LOPX[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_LOPT[4] = {
    [0] = {"", 0},
    [1] = {".T", 2},
    [2] = {".Z", 2},
    [3] = {".NZ", 3},
};

static const struct rt_code codes_LIA[2] = {
    [0] = {"", 0},
    [1] = {"~", 1},
};

static const struct rt_code codes_LIB[2] = {
    [0] = {"", 0},
    [1] = {"~", 1},
};

static const struct rt_code codes_LOPFL[4] = {
    [0] = {".AND", 4},
    [1] = {".OR", 3},
    [2] = {".XOR", 4},
    [3] = {".PASS_B", 7},
};

static const struct rt_code codes_LOPXL[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_LIAL[2] = {
    [0] = {"", 0},
    [1] = {"~", 1},
};

static const struct rt_code codes_LIBL[2] = {
    [0] = {"", 0},
    [1] = {".INV", 4},
};

static const struct rt_code codes_L3X[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_L3T[4] = {
    [0] = {"", 0},
    [1] = {".T", 2},
    [2] = {".Z", 2},
    [3] = {".NZ", 3},
};

static const struct rt_code codes_L3XC[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_L3XI[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_GE[2] = {
    [0] = {"", 0},
    [1] = {".E", 2},
};

static const struct rt_code codes_GCL[4] = {
    [0] = {"", 0},
    [1] = {".CG", 3},
    [2] = {".CI", 3},
    [3] = {".CV", 3},
};

static const struct rt_code codes_GSIZE[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {"", 0},
    [5] = {".64", 3},
    [6] = {".128", 4},
    [7] = {".U.128", 6},
};

static const struct rt_code codes_GCS[4] = {
    [0] = {"", 0},
    [1] = {".CG", 3},
    [2] = {".CS", 3},
    [3] = {".WT", 3},
};

static const struct rt_code codes_SSIZE[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {"", 0},
    [5] = {".64", 3},
    [6] = {".128", 4},
};

static const struct rt_code codes_GENE[2] = {
    [0] = {"", 0},
    [1] = {".E", 2},
};

static const struct rt_code codes_GENL[4] = {
    [0] = {"", 0},
    [1] = {".CG", 3},
    [2] = {".CI", 3},
    [3] = {".CV", 3},
};

static const struct rt_code codes_LSIZE[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {"", 0},
    [5] = {".64", 3},
    [6] = {".128", 4},
};

static const struct rt_code codes_GENS[4] = {
    [0] = {"", 0},
    [1] = {".CG", 3},
    [2] = {".CS", 3},
    [3] = {".WT", 3},
};

static const struct rt_code codes_LCL[4] = {
    [0] = {"", 0},
    [1] = {".LU", 3},
    [2] = {".CI", 3},
    [3] = {".CV", 3},
};

static const struct rt_code codes_LCS[4] = {
    [0] = {"", 0},
    [1] = {".CG", 3},
    [2] = {".CS", 3},
    [3] = {".WT", 3},
};

static const struct rt_code codes_USIZE[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {".32", 3},
    [5] = {".64", 3},
    [6] = {".128", 4},
};

static const struct rt_code codes_CSIZE[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {"", 0},
    [5] = {".64", 3},
};

static const struct rt_code codes_LMODE[4] = {
    [0] = {"", 0},
    [1] = {".IL", 3},
    [2] = {".IS", 3},
    [3] = {".ISL", 4},
};

static const struct rt_code codes_STPW[2] = {
    [0] = {"", 0},
    [1] = {".WAIT", 5},
};

static const struct rt_code codes_MSCOPE[4] = {
    [0] = {".CTA", 4},
    [1] = {".GL", 3},
    [2] = {".SYS", 4},
    [3] = {".VC", 3},
};

static const struct rt_code codes_MINV[4] = {
    [0] = {"", 0},
    [1] = {".IVALLD", 7},
    [2] = {".IVALLT", 7},
    [3] = {".IVALLTD", 8},
};

static const struct rt_code codes_PMODE[16] = {
    [0] = {"", 0},
    [1] = {".F4E", 4},
    [2] = {".B4E", 4},
    [3] = {".RC8", 4},
    [4] = {".ECL", 4},
    [5] = {".ECR", 4},
    [6] = {".RC16", 5},
};

static const struct rt_code codes_MULS[4] = {
    [0] = {".U32.U32", 8},
    [1] = {".S32.U32", 8},
    [2] = {".U32.S32", 8},
    [3] = {"", 0},
};

static const struct rt_code codes_MULHI[2] = {
    [0] = {"", 0},
    [1] = {".HI", 3},
};

static const struct rt_code codes_MULSL[4] = {
    [0] = {".U32.U32", 8},
    [1] = {".S32.U32", 8},
    [2] = {".U32.S32", 8},
    [3] = {"", 0},
};

static const struct rt_code codes_MULHIL[2] = {
    [0] = {"", 0},
    [1] = {".HI", 3},
};

static const struct rt_code codes_MADS[4] = {
    [0] = {".U32.U32", 8},
    [1] = {".S32.U32", 8},
    [2] = {".U32.S32", 8},
    [3] = {"", 0},
};

static const struct rt_code codes_MADHI[2] = {
    [0] = {"", 0},
    [1] = {".HI", 3},
};

static const struct rt_code codes_MADSAT[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_MADX[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_MNA[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_MNC[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_MADSL[4] = {
    [0] = {".U32.U32", 8},
    [1] = {".S32.U32", 8},
    [2] = {".U32.S32", 8},
    [3] = {"", 0},
};

static const struct rt_code codes_MNCL[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_SPA[4] = {
    [0] = {"32", 2},
    [1] = {"24", 2},
    [2] = {"16H0", 4},
    [3] = {"16H1", 4},
};

static const struct rt_code codes_SPB[2] = {
    [0] = {"24", 2},
    [1] = {"16H0", 4},
};

static const struct rt_code codes_SPC[4] = {
    [0] = {"32", 2},
    [1] = {"24", 2},
    [2] = {"16H0", 4},
};

static const struct rt_code codes_XSIGN[4] = {
    [0] = {"", 0},
    [1] = {".S16.U16", 8},
    [2] = {".U16.S16", 8},
    [3] = {".S16.S16", 8},
};

static const struct rt_code codes_XPSL[2] = {
    [0] = {"", 0},
    [1] = {".PSL", 4},
};

static const struct rt_code codes_XMRG[2] = {
    [0] = {"", 0},
    [1] = {".MRG", 4},
};

static const struct rt_code codes_XMODE[8] = {
    [0] = {"", 0},
    [1] = {".CLO", 4},
    [2] = {".CHI", 4},
    [3] = {".CSFU", 5},
    [4] = {".CBCC", 5},
};

static const struct rt_code codes_XX[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_XHA[2] = {
    [0] = {"", 0},
    [1] = {".H1", 3},
};

static const struct rt_code codes_XHB[2] = {
    [0] = {"", 0},
    [1] = {".H1", 3},
};

static const struct rt_code codes_XPSLC[2] = {
    [0] = {"", 0},
    [1] = {".PSL", 4},
};

static const struct rt_code codes_XMRGC[2] = {
    [0] = {"", 0},
    [1] = {".MRG", 4},
};

static const struct rt_code codes_XMODEC[4] = {
    [0] = {"", 0},
    [1] = {".CLO", 4},
    [2] = {".CHI", 4},
    [3] = {".CSFU", 5},
};

static const struct rt_code codes_XXC[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_XHC[2] = {
    [0] = {"", 0},
    [1] = {".H1", 3},
};

static const struct rt_code codes_BOP2[4] = {
    [0] = {".AND", 4},
    [1] = {".OR", 3},
    [2] = {".XOR", 4},
};

static const struct rt_code codes_Q12N[2] = {
    [0] = {"", 0},
    [1] = {"!", 1},
};

static const struct rt_code codes_Q29N[2] = {
    [0] = {"", 0},
    [1] = {"!", 1},
};

static const struct rt_code codes_CCT8_set[32] = {
    [0] = {".F", 2},
    [1] = {".LT", 3},
    [2] = {".EQ", 3},
    [3] = {".LE", 3},
    [4] = {".GT", 3},
    [5] = {".NE", 3},
    [6] = {".GE", 3},
    [7] = {".NUM", 4},
    [8] = {".NAN", 4},
    [9] = {".LTU", 4},
    [10] = {".EQU", 4},
    [11] = {".LEU", 4},
    [12] = {".GTU", 4},
    [13] = {".NEU", 4},
    [14] = {".GEU", 4},
    [15] = {".T", 2},
    [16] = {".OFF", 4},
    [17] = {".LO", 3},
    [18] = {".SFF", 4},
    [19] = {".LS", 3},
    [20] = {".HI", 3},
    [21] = {".SFT", 4},
    [22] = {".HS", 3},
    [23] = {".OFT", 4},
    [24] = {".CSM_TA", 7},
    [25] = {".CSM_TR", 7},
    [26] = {".CSM_MX", 7},
    [27] = {".FCSM_TA", 8},
    [28] = {".FCSM_TR", 8},
    [29] = {".FCSM_MX", 8},
    [30] = {".RLE", 4},
    [31] = {".RGT", 4},
};

static const struct rt_code codes_PBYTE[4] = {
    [0] = {"", 0},
    [1] = {".B1", 3},
    [2] = {".B2", 3},
    [3] = {".B3", 3},
};

static const struct rt_code codes_WHICH[2] = {
    [0] = {"PR", 2},
    [1] = {"CC", 2},
};

static const struct rt_code codes_SHW[2] = {
    [0] = {"", 0},
    [1] = {".W", 2},
};

static const struct rt_code codes_SHX[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_SHRX[4] = {
    [0] = {"", 0},
    [2] = {".X", 2},
    [3] = {".XHI", 4},
};

static const struct rt_code codes_BREV[2] = {
    [0] = {"", 0},
    [1] = {".BREV", 5},
};

static const struct rt_code codes_FW[2] = {
    [0] = {"", 0},
    [1] = {".W", 2},
};

static const struct rt_code codes_FTYPE[4] = {
    [0] = {"", 0},
    [2] = {".U64", 4},
    [3] = {".S64", 4},
};

static const struct rt_code codes_FHI[4] = {
    [0] = {"", 0},
    [1] = {".HI", 3},
    [2] = {".X", 2},
    [3] = {".XHI", 4},
};

static const struct rt_code codes_FLSH[2] = {
    [0] = {"", 0},
    [1] = {".SH", 3},
};

static const struct rt_code codes_NBI[2] = {
    [0] = {"", 0},
    [1] = {"~", 1},
};

static const struct rt_code codes_LEAX[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_LEAN[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_LEHX[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_LEHN[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_LECX[2] = {
    [0] = {"", 0},
    [1] = {".X", 2},
};

static const struct rt_code codes_LECN[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_VMODE[4] = {
    [0] = {".ALL", 4},
    [1] = {".ANY", 4},
    [2] = {".EQ", 3},
};

static const struct rt_code codes_VTG[4] = {
    [0] = {".R", 2},
    [1] = {".A", 2},
    [2] = {".RA", 3},
};

static const struct rt_code codes_SMODE[4] = {
    [0] = {".IDX", 4},
    [1] = {".UP", 3},
    [2] = {".DOWN", 5},
    [3] = {".BFLY", 5},
};

static const struct rt_code codes_BRED[4] = {
    [0] = {".POPC", 5},
    [1] = {".AND", 4},
    [2] = {".OR", 3},
};

static const struct rt_code codes_R2BK[4] = {
    [0] = {"", 0},
    [1] = {".RESULT", 7},
    [2] = {".WARP", 5},
};

static const struct rt_code codes_DSB[8] = {
    [0] = {"SB0", 3},
    [1] = {"SB1", 3},
    [2] = {"SB2", 3},
    [3] = {"SB3", 3},
    [4] = {"SB4", 3},
    [5] = {"SB5", 3},
};

static const struct rt_code codes_D4[2] = {
    [0] = {"", 0},
    [1] = {"4", 1},
};

static const struct rt_code codes_D3[2] = {
    [0] = {"", 0},
    [1] = {"3", 1},
};

static const struct rt_code codes_D2[2] = {
    [0] = {"", 0},
    [1] = {"2", 1},
};

static const struct rt_code codes_D1[2] = {
    [0] = {"", 0},
    [1] = {"1", 1},
};

static const struct rt_code codes_D0[2] = {
    [0] = {"", 0},
    [1] = {"0", 1},
};

static const struct rt_code codes_SUDIM[8] = {
    [0] = {".1D", 3},
    [1] = {".1D_BUFFER", 10},
    [2] = {".1D_ARRAY", 9},
    [3] = {".2D", 3},
    [4] = {".2D_ARRAY", 9},
    [5] = {".3D", 3},
};

static const struct rt_code codes_SULC[4] = {
    [0] = {"", 0},
    [1] = {".CG", 3},
    [2] = {".CI", 3},
    [3] = {".CV", 3},
};

static const struct rt_code codes_SUMASK[16] = {
    [1] = {".R", 2},
    [2] = {".G", 2},
    [3] = {".RG", 3},
    [4] = {".B", 2},
    [5] = {".RB", 3},
    [6] = {".GB", 3},
    [7] = {".RGB", 4},
    [8] = {".A", 2},
    [9] = {".RA", 3},
    [10] = {".GA", 3},
    [11] = {".RGA", 4},
    [12] = {".BA", 3},
    [13] = {".RBA", 4},
    [14] = {".GBA", 4},
    [15] = {"", 0},
};

static const struct rt_code codes_SUCLAMP[4] = {
    [0] = {".IGN", 4},
    [1] = {"", 0},
    [2] = {".TRAP", 5},
};

static const struct rt_code codes_SUPR[8] = {
    [1] = {"P6", 2},
    [2] = {"P5", 2},
    [3] = {"P4", 2},
    [4] = {"P3", 2},
    [5] = {"P2", 2},
    [6] = {"P1", 2},
    [7] = {"P0", 2},
};

static const struct rt_code codes_SUBA[2] = {
    [0] = {"", 0},
    [1] = {".BA", 3},
};

static const struct rt_code codes_SUSIZE[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {"", 0},
    [5] = {".64", 3},
    [6] = {".128", 4},
};

static const struct rt_code codes_SUSC[4] = {
    [0] = {"", 0},
    [1] = {".CG", 3},
    [2] = {".CS", 3},
    [3] = {".WT", 3},
};

static const struct rt_code codes_SUROP[8] = {
    [0] = {".ADD", 4},
    [1] = {".MIN", 4},
    [2] = {".MAX", 4},
    [3] = {".INC", 4},
    [4] = {".DEC", 4},
    [5] = {".AND", 4},
    [6] = {".OR", 3},
    [7] = {".XOR", 4},
};

static const struct rt_code codes_SURTYPE[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".U64", 4},
    [3] = {".F32.FTZ.RN", 11},
    [5] = {".S64", 4},
    [6] = {".SD32", 5},
    [7] = {".SD64", 5},
};

static const struct rt_code codes_SUABA[2] = {
    [0] = {"", 0},
    [1] = {".BA", 3},
};

static const struct rt_code codes_SUAOP[16] = {
    [0] = {".ADD", 4},
    [1] = {".MIN", 4},
    [2] = {".MAX", 4},
    [3] = {".INC", 4},
    [4] = {".DEC", 4},
    [5] = {".AND", 4},
    [6] = {".OR", 3},
    [7] = {".XOR", 4},
    [8] = {".EXCH", 5},
};

static const struct rt_code codes_SUATYPE[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".U64", 4},
    [3] = {".F32.FTZ.RN", 11},
    [5] = {".S64", 4},
    [6] = {".SD32", 5},
    [7] = {".SD64", 5},
};

static const struct rt_code codes_SUAPD[2] = {
    [0] = {".P", 2},
    [1] = {".D", 2},
};

static const struct rt_code codes_SUATYPER[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".U64", 4},
    [3] = {".F32.FTZ.RN", 11},
    [5] = {".S64", 4},
    [6] = {".SD32", 5},
    [7] = {".SD64", 5},
};

static const struct rt_code codes_SUPA[8] = {
    [0] = {"PT", 2},
    [1] = {"P6", 2},
    [2] = {"P5", 2},
    [3] = {"P4", 2},
    [4] = {"P3", 2},
    [5] = {"P2", 2},
    [6] = {"P1", 2},
    [7] = {"P0", 2},
};

static const struct rt_code codes_TLOD[8] = {
    [0] = {"", 0},
    [1] = {".LZ", 3},
    [2] = {".LB", 3},
    [3] = {".LL", 3},
    [6] = {".LBA", 4},
    [7] = {".LLA", 4},
};

static const struct rt_code codes_TLC[2] = {
    [0] = {"", 0},
    [1] = {".LC", 3},
};

static const struct rt_code codes_TAO[2] = {
    [0] = {"", 0},
    [1] = {".AOFFI", 6},
};

static const struct rt_code codes_TDC[2] = {
    [0] = {"", 0},
    [1] = {".DC", 3},
};

static const struct rt_code codes_TNDV[2] = {
    [0] = {"", 0},
    [1] = {".NDV", 4},
};

static const struct rt_code codes_NODEP[2] = {
    [0] = {"", 0},
    [1] = {".NODEP", 6},
};

static const struct rt_code codes_PHT[2] = {
    [0] = {"", 0},
    [1] = {".T", 2},
};

static const struct rt_code codes_PHP[2] = {
    [0] = {"", 0},
    [1] = {".P", 2},
};

static const struct rt_code codes_TDIM[8] = {
    [0] = {"1D", 2},
    [1] = {"ARRAY_1D", 8},
    [2] = {"2D", 2},
    [3] = {"ARRAY_2D", 8},
    [4] = {"3D", 2},
    [5] = {"ARRAY_3D", 8},
    [6] = {"CUBE", 4},
    [7] = {"ARRAY_CUBE", 10},
};

static const struct rt_code codes_TLODB[8] = {
    [0] = {"", 0},
    [1] = {".LZ", 3},
    [2] = {".LB", 3},
    [3] = {".LL", 3},
    [6] = {".LBA", 4},
    [7] = {".LLA", 4},
};

static const struct rt_code codes_TLCB[2] = {
    [0] = {"", 0},
    [1] = {".LC", 3},
};

static const struct rt_code codes_TAOB[2] = {
    [0] = {"", 0},
    [1] = {".AOFFI", 6},
};

static const struct rt_code codes_TLDL[2] = {
    [0] = {".LZ", 3},
    [1] = {".LL", 3},
};

static const struct rt_code codes_TAOL[2] = {
    [0] = {"", 0},
    [1] = {".AOFFI", 6},
};

static const struct rt_code codes_TLDM[2] = {
    [0] = {"", 0},
    [1] = {".MS", 3},
};

static const struct rt_code codes_TLDC[2] = {
    [0] = {"", 0},
    [1] = {".CL", 3},
};

static const struct rt_code codes_T4C[4] = {
    [0] = {".R", 2},
    [1] = {".G", 2},
    [2] = {".B", 2},
    [3] = {".A", 2},
};

static const struct rt_code codes_T4O[4] = {
    [0] = {"", 0},
    [1] = {".AOFFI", 6},
    [2] = {".PTP", 4},
};

static const struct rt_code codes_T4CB[4] = {
    [0] = {".R", 2},
    [1] = {".G", 2},
    [2] = {".B", 2},
    [3] = {".A", 2},
};

static const struct rt_code codes_T4OB[4] = {
    [0] = {"", 0},
    [1] = {".AOFFI", 6},
    [2] = {".PTP", 4},
};

static const struct rt_code codes_TLCD[2] = {
    [0] = {"", 0},
    [1] = {".LC", 3},
};

static const struct rt_code codes_TXQK[64] = {
    [1] = {"TEX_HEADER_DIMENSION", 20},
    [2] = {"TEX_HEADER_TEXTURE_TYPE", 23},
    [5] = {"TEX_HEADER_SAMPLER_POS", 22},
    [16] = {"TEX_SAMPLER_FILTER", 18},
    [18] = {"TEX_SAMPLER_LOD", 15},
    [20] = {"TEX_SAMPLER_WRAP", 16},
    [22] = {"TEX_SAMPLER_BORDER_COLOR", 24},
};

static const struct rt_code codes_TXF[2] = {
    [0] = {".F16", 4},
    [1] = {"", 0},
};

static const struct rt_code codes_TXC[8] = {
    [0] = {"RGB", 3},
    [1] = {"RGA", 3},
    [2] = {"RBA", 3},
    [3] = {"GBA", 3},
    [4] = {"RGBA", 4},
};

static const struct rt_code codes_TXC1[8] = {
    [0] = {"R", 1},
    [1] = {"G", 1},
    [2] = {"B", 1},
    [3] = {"A", 1},
    [4] = {"RG", 2},
    [5] = {"RA", 2},
    [6] = {"GA", 2},
    [7] = {"BA", 2},
};

static const struct rt_code codes_T4F[2] = {
    [0] = {"", 0},
    [1] = {".F16", 4},
};

static const struct rt_code codes_T4CS[4] = {
    [0] = {".R", 2},
    [1] = {".G", 2},
    [2] = {".B", 2},
    [3] = {".A", 2},
};

static const struct rt_code codes_TAOS[2] = {
    [0] = {"", 0},
    [1] = {".AOFFI", 6},
};

static const struct rt_code codes_VUD[2] = {
    [0] = {".UD", 3},
    [1] = {"", 0},
};

static const struct rt_code codes_VAS[2] = {
    [0] = {"U", 1},
    [1] = {"S", 1},
};

static const struct rt_code codes_VBS[2] = {
    [0] = {"U", 1},
    [1] = {"S", 1},
};

static const struct rt_code codes_VSAT[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_VRED[8] = {
    [0] = {".MRG_16H", 8},
    [1] = {".MRG_16L", 8},
    [2] = {".MRG_8B0", 8},
    [3] = {".MRG_8B2", 8},
    [4] = {".ACC", 4},
    [5] = {".MIN", 4},
    [6] = {".MAX", 4},
    [7] = {"", 0},
};

static const struct rt_code codes_VNA[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_VAB[4] = {
    [0] = {"", 0},
    [1] = {".B1", 3},
    [2] = {".B2", 3},
    [3] = {".B3", 3},
};

static const struct rt_code codes_VAH[2] = {
    [0] = {"", 0},
    [1] = {".H1", 3},
};

static const struct rt_code codes_VNB[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_VBB[4] = {
    [0] = {"", 0},
    [1] = {".B1", 3},
    [2] = {".B2", 3},
    [3] = {".B3", 3},
};

static const struct rt_code codes_VBH[2] = {
    [0] = {"", 0},
    [1] = {".H1", 3},
};

static const struct rt_code codes_VSD[2] = {
    [0] = {"", 0},
    [1] = {".SD", 3},
};

static const struct rt_code codes_VMX[2] = {
    [0] = {"", 0},
    [1] = {".MX", 3},
};

static const struct rt_code codes_VCMP[8] = {
    [0] = {".F", 2},
    [1] = {".LT", 3},
    [2] = {".EQ", 3},
    [3] = {".LE", 3},
    [4] = {".GT", 3},
    [5] = {".NE", 3},
    [6] = {".GE", 3},
    [7] = {".T", 2},
};

static const struct rt_code codes_VCMPP[8] = {
    [0] = {".F", 2},
    [1] = {".LT", 3},
    [2] = {".EQ", 3},
    [3] = {".LE", 3},
    [4] = {".GT", 3},
    [5] = {".NE", 3},
    [6] = {".GE", 3},
    [7] = {".T", 2},
};

static const struct rt_code codes_VSHIFT[4] = {
    [0] = {"", 0},
    [1] = {".SHR_7", 6},
    [2] = {".SHR_15", 7},
};

static const struct rt_code codes_VMNA[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_VMNC[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_VWRAP[2] = {
    [0] = {"", 0},
    [1] = {".W", 2},
};

static const struct rt_code codes_V4SD[2] = {
    [0] = {"", 0},
    [1] = {".SD", 3},
};

static const struct rt_code codes_V4A[2] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
};

static const struct rt_code codes_V4B[2] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
};

static const struct rt_code codes_V4SAT[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_V4RED[4] = {
    [0] = {"", 0},
    [1] = {".ACC", 4},
};

static const struct rt_code codes_V4M[16] = {
    [1] = {".X", 2},
    [2] = {".Y", 2},
    [3] = {".XY", 3},
    [4] = {".Z", 2},
    [5] = {".XZ", 3},
    [6] = {".YZ", 3},
    [7] = {".XYZ", 4},
    [8] = {".W", 2},
    [9] = {".XW", 3},
    [10] = {".YW", 3},
    [11] = {".XYW", 4},
    [12] = {".ZW", 3},
    [13] = {".XZW", 4},
    [14] = {".YZW", 4},
    [15] = {"", 0},
};

static const struct rt_code codes_V4SA[16] = {
    [0] = {".0000", 5},
    [1] = {".1111", 5},
    [2] = {".2222", 5},
    [3] = {".3333", 5},
    [4] = {"", 0},
    [5] = {".4321", 5},
    [6] = {".5432", 5},
    [7] = {".6543", 5},
    [8] = {".3201", 5},
    [9] = {".3012", 5},
    [10] = {".0213", 5},
    [11] = {".3120", 5},
    [12] = {".1230", 5},
    [13] = {".2310", 5},
};

static const struct rt_code codes_V4SB[16] = {
    [0] = {".4444", 5},
    [1] = {".5555", 5},
    [2] = {".6666", 5},
    [3] = {".7777", 5},
    [4] = {"", 0},
    [5] = {".6543", 5},
    [6] = {".5432", 5},
    [7] = {".4321", 5},
    [8] = {".4567", 5},
    [9] = {".6745", 5},
    [10] = {".5467", 5},
};

static const struct rt_code codes_IDPA[2] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
};

static const struct rt_code codes_IDPB[2] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
};

static const struct rt_code codes_IDPH[2] = {
    [0] = {".LO", 3},
    [1] = {".HI", 3},
};

static const struct rt_code codes_IDPA2[2] = {
    [0] = {".U16", 4},
    [1] = {".S16", 4},
};

static const struct rt_code names_p[8] = {
    [0] = {"P0", 2},
    [1] = {"P1", 2},
    [2] = {"P2", 2},
    [3] = {"P3", 2},
    [4] = {"P4", 2},
    [5] = {"P5", 2},
    [6] = {"P6", 2},
    [7] = {"PT", 2},
};

static const struct rt_code names_r[256] = {
    [0] = {"R0", 2},
    [1] = {"R1", 2},
    [2] = {"R2", 2},
    [3] = {"R3", 2},
    [4] = {"R4", 2},
    [5] = {"R5", 2},
    [6] = {"R6", 2},
    [7] = {"R7", 2},
    [8] = {"R8", 2},
    [9] = {"R9", 2},
    [10] = {"R10", 3},
    [11] = {"R11", 3},
    [12] = {"R12", 3},
    [13] = {"R13", 3},
    [14] = {"R14", 3},
    [15] = {"R15", 3},
    [16] = {"R16", 3},
    [17] = {"R17", 3},
    [18] = {"R18", 3},
    [19] = {"R19", 3},
    [20] = {"R20", 3},
    [21] = {"R21", 3},
    [22] = {"R22", 3},
    [23] = {"R23", 3},
    [24] = {"R24", 3},
    [25] = {"R25", 3},
    [26] = {"R26", 3},
    [27] = {"R27", 3},
    [28] = {"R28", 3},
    [29] = {"R29", 3},
    [30] = {"R30", 3},
    [31] = {"R31", 3},
    [32] = {"R32", 3},
    [33] = {"R33", 3},
    [34] = {"R34", 3},
    [35] = {"R35", 3},
    [36] = {"R36", 3},
    [37] = {"R37", 3},
    [38] = {"R38", 3},
    [39] = {"R39", 3},
    [40] = {"R40", 3},
    [41] = {"R41", 3},
    [42] = {"R42", 3},
    [43] = {"R43", 3},
    [44] = {"R44", 3},
    [45] = {"R45", 3},
    [46] = {"R46", 3},
    [47] = {"R47", 3},
    [48] = {"R48", 3},
    [49] = {"R49", 3},
    [50] = {"R50", 3},
    [51] = {"R51", 3},
    [52] = {"R52", 3},
    [53] = {"R53", 3},
    [54] = {"R54", 3},
    [55] = {"R55", 3},
    [56] = {"R56", 3},
    [57] = {"R57", 3},
    [58] = {"R58", 3},
    [59] = {"R59", 3},
    [60] = {"R60", 3},
    [61] = {"R61", 3},
    [62] = {"R62", 3},
    [63] = {"R63", 3},
    [64] = {"R64", 3},
    [65] = {"R65", 3},
    [66] = {"R66", 3},
    [67] = {"R67", 3},
    [68] = {"R68", 3},
    [69] = {"R69", 3},
    [70] = {"R70", 3},
    [71] = {"R71", 3},
    [72] = {"R72", 3},
    [73] = {"R73", 3},
    [74] = {"R74", 3},
    [75] = {"R75", 3},
    [76] = {"R76", 3},
    [77] = {"R77", 3},
    [78] = {"R78", 3},
    [79] = {"R79", 3},
    [80] = {"R80", 3},
    [81] = {"R81", 3},
    [82] = {"R82", 3},
    [83] = {"R83", 3},
    [84] = {"R84", 3},
    [85] = {"R85", 3},
    [86] = {"R86", 3},
    [87] = {"R87", 3},
    [88] = {"R88", 3},
    [89] = {"R89", 3},
    [90] = {"R90", 3},
    [91] = {"R91", 3},
    [92] = {"R92", 3},
    [93] = {"R93", 3},
    [94] = {"R94", 3},
    [95] = {"R95", 3},
    [96] = {"R96", 3},
    [97] = {"R97", 3},
    [98] = {"R98", 3},
    [99] = {"R99", 3},
    [100] = {"R100", 4},
    [101] = {"R101", 4},
    [102] = {"R102", 4},
    [103] = {"R103", 4},
    [104] = {"R104", 4},
    [105] = {"R105", 4},
    [106] = {"R106", 4},
    [107] = {"R107", 4},
    [108] = {"R108", 4},
    [109] = {"R109", 4},
    [110] = {"R110", 4},
    [111] = {"R111", 4},
    [112] = {"R112", 4},
    [113] = {"R113", 4},
    [114] = {"R114", 4},
    [115] = {"R115", 4},
    [116] = {"R116", 4},
    [117] = {"R117", 4},
    [118] = {"R118", 4},
    [119] = {"R119", 4},
    [120] = {"R120", 4},
    [121] = {"R121", 4},
    [122] = {"R122", 4},
    [123] = {"R123", 4},
    [124] = {"R124", 4},
    [125] = {"R125", 4},
    [126] = {"R126", 4},
    [127] = {"R127", 4},
    [128] = {"R128", 4},
    [129] = {"R129", 4},
    [130] = {"R130", 4},
    [131] = {"R131", 4},
    [132] = {"R132", 4},
    [133] = {"R133", 4},
    [134] = {"R134", 4},
    [135] = {"R135", 4},
    [136] = {"R136", 4},
    [137] = {"R137", 4},
    [138] = {"R138", 4},
    [139] = {"R139", 4},
    [140] = {"R140", 4},
    [141] = {"R141", 4},
    [142] = {"R142", 4},
    [143] = {"R143", 4},
    [144] = {"R144", 4},
    [145] = {"R145", 4},
    [146] = {"R146", 4},
    [147] = {"R147", 4},
    [148] = {"R148", 4},
    [149] = {"R149", 4},
    [150] = {"R150", 4},
    [151] = {"R151", 4},
    [152] = {"R152", 4},
    [153] = {"R153", 4},
    [154] = {"R154", 4},
    [155] = {"R155", 4},
    [156] = {"R156", 4},
    [157] = {"R157", 4},
    [158] = {"R158", 4},
    [159] = {"R159", 4},
    [160] = {"R160", 4},
    [161] = {"R161", 4},
    [162] = {"R162", 4},
    [163] = {"R163", 4},
    [164] = {"R164", 4},
    [165] = {"R165", 4},
    [166] = {"R166", 4},
    [167] = {"R167", 4},
    [168] = {"R168", 4},
    [169] = {"R169", 4},
    [170] = {"R170", 4},
    [171] = {"R171", 4},
    [172] = {"R172", 4},
    [173] = {"R173", 4},
    [174] = {"R174", 4},
    [175] = {"R175", 4},
    [176] = {"R176", 4},
    [177] = {"R177", 4},
    [178] = {"R178", 4},
    [179] = {"R179", 4},
    [180] = {"R180", 4},
    [181] = {"R181", 4},
    [182] = {"R182", 4},
    [183] = {"R183", 4},
    [184] = {"R184", 4},
    [185] = {"R185", 4},
    [186] = {"R186", 4},
    [187] = {"R187", 4},
    [188] = {"R188", 4},
    [189] = {"R189", 4},
    [190] = {"R190", 4},
    [191] = {"R191", 4},
    [192] = {"R192", 4},
    [193] = {"R193", 4},
    [194] = {"R194", 4},
    [195] = {"R195", 4},
    [196] = {"R196", 4},
    [197] = {"R197", 4},
    [198] = {"R198", 4},
    [199] = {"R199", 4},
    [200] = {"R200", 4},
    [201] = {"R201", 4},
    [202] = {"R202", 4},
    [203] = {"R203", 4},
    [204] = {"R204", 4},
    [205] = {"R205", 4},
    [206] = {"R206", 4},
    [207] = {"R207", 4},
    [208] = {"R208", 4},
    [209] = {"R209", 4},
    [210] = {"R210", 4},
    [211] = {"R211", 4},
    [212] = {"R212", 4},
    [213] = {"R213", 4},
    [214] = {"R214", 4},
    [215] = {"R215", 4},
    [216] = {"R216", 4},
    [217] = {"R217", 4},
    [218] = {"R218", 4},
    [219] = {"R219", 4},
    [220] = {"R220", 4},
    [221] = {"R221", 4},
    [222] = {"R222", 4},
    [223] = {"R223", 4},
    [224] = {"R224", 4},
    [225] = {"R225", 4},
    [226] = {"R226", 4},
    [227] = {"R227", 4},
    [228] = {"R228", 4},
    [229] = {"R229", 4},
    [230] = {"R230", 4},
    [231] = {"R231", 4},
    [232] = {"R232", 4},
    [233] = {"R233", 4},
    [234] = {"R234", 4},
    [235] = {"R235", 4},
    [236] = {"R236", 4},
    [237] = {"R237", 4},
    [238] = {"R238", 4},
    [239] = {"R239", 4},
    [240] = {"R240", 4},
    [241] = {"R241", 4},
    [242] = {"R242", 4},
    [243] = {"R243", 4},
    [244] = {"R244", 4},
    [245] = {"R245", 4},
    [246] = {"R246", 4},
    [247] = {"R247", 4},
    [248] = {"R248", 4},
    [249] = {"R249", 4},
    [250] = {"R250", 4},
    [251] = {"R251", 4},
    [252] = {"R252", 4},
    [253] = {"R253", 4},
    [254] = {"R254", 4},
    [255] = {"RZ", 2},
};

static const struct rt_code names_sr[256] = {
    [0] = {"SR_LANEID", 9},
    [1] = {"SR_CLOCK", 8},
    [2] = {"SR_VIRTCFG", 10},
    [3] = {"SR_VIRTID", 9},
    [4] = {"SR_PM0", 6},
    [5] = {"SR_PM1", 6},
    [6] = {"SR_PM2", 6},
    [7] = {"SR_PM3", 6},
    [8] = {"SR_PM4", 6},
    [9] = {"SR_PM5", 6},
    [10] = {"SR_PM6", 6},
    [11] = {"SR_PM7", 6},
    [12] = {"SR12", 4},
    [13] = {"SR13", 4},
    [14] = {"SR14", 4},
    [15] = {"SR_ORDERING_TICKET", 18},
    [16] = {"SR_PRIM_TYPE", 12},
    [17] = {"SR_INVOCATION_ID", 16},
    [18] = {"SR_Y_DIRECTION", 14},
    [19] = {"SR_THREAD_KILL", 14},
    [20] = {"SM_SHADER_TYPE", 14},
    [21] = {"SR_DIRECTCBEWRITEADDRESSLOW", 27},
    [22] = {"SR_DIRECTCBEWRITEADDRESSHIGH", 28},
    [23] = {"SR_DIRECTCBEWRITEENABLED", 24},
    [24] = {"SR_MACHINE_ID_0", 15},
    [25] = {"SR_MACHINE_ID_1", 15},
    [26] = {"SR_MACHINE_ID_2", 15},
    [27] = {"SR_MACHINE_ID_3", 15},
    [28] = {"SR_AFFINITY", 11},
    [29] = {"SR_INVOCATION_INFO", 18},
    [30] = {"SR_WSCALEFACTOR_XY", 18},
    [31] = {"SR_WSCALEFACTOR_Z", 17},
    [32] = {"SR_TID", 6},
    [33] = {"SR_TID.X", 8},
    [34] = {"SR_TID.Y", 8},
    [35] = {"SR_TID.Z", 8},
    [36] = {"SR_CTA_PARAM", 12},
    [37] = {"SR_CTAID.X", 10},
    [38] = {"SR_CTAID.Y", 10},
    [39] = {"SR_CTAID.Z", 10},
    [40] = {"SR_NTID", 7},
    [41] = {"SR_CirQueueIncrMinusOne", 23},
    [42] = {"SR_NLATC", 8},
    [43] = {"SR43", 4},
    [44] = {"SR44", 4},
    [45] = {"SR45", 4},
    [46] = {"SR46", 4},
    [47] = {"SR47", 4},
    [48] = {"SR_SWINLO", 9},
    [49] = {"SR_SWINSZ", 9},
    [50] = {"SR_SMEMSZ", 9},
    [51] = {"SR_SMEMBANKS", 12},
    [52] = {"SR_LWINLO", 9},
    [53] = {"SR_LWINSZ", 9},
    [54] = {"SR_LMEMLOSZ", 11},
    [55] = {"SR_LMEMHIOFF", 12},
    [56] = {"SR_EQMASK", 9},
    [57] = {"SR_LTMASK", 9},
    [58] = {"SR_LEMASK", 9},
    [59] = {"SR_GTMASK", 9},
    [60] = {"SR_GEMASK", 9},
    [61] = {"SR_REGALLOC", 11},
    [62] = {"SR_CTXADDR", 10},
    [63] = {"SR63", 4},
    [64] = {"SR_GLOBALERRORSTATUS", 20},
    [65] = {"SR65", 4},
    [66] = {"SR_WARPERRORSTATUS", 18},
    [67] = {"SR_WARPERRORSTATUSCLEAR", 23},
    [68] = {"SR68", 4},
    [69] = {"SR69", 4},
    [70] = {"SR70", 4},
    [71] = {"SR71", 4},
    [72] = {"SR_PM_HI0", 9},
    [73] = {"SR_PM_HI1", 9},
    [74] = {"SR_PM_HI2", 9},
    [75] = {"SR_PM_HI3", 9},
    [76] = {"SR_PM_HI4", 9},
    [77] = {"SR_PM_HI5", 9},
    [78] = {"SR_PM_HI6", 9},
    [79] = {"SR_PM_HI7", 9},
    [80] = {"SR_CLOCKLO", 10},
    [81] = {"SR_CLOCKHI", 10},
    [82] = {"SR_GLOBALTIMERLO", 16},
    [83] = {"SR_GLOBALTIMERHI", 16},
    [84] = {"SR84", 4},
    [85] = {"SR85", 4},
    [86] = {"SR86", 4},
    [87] = {"SR87", 4},
    [88] = {"SR88", 4},
    [89] = {"SR89", 4},
    [90] = {"SR90", 4},
    [91] = {"SR91", 4},
    [92] = {"SR92", 4},
    [93] = {"SR93", 4},
    [94] = {"SR94", 4},
    [95] = {"SR95", 4},
    [96] = {"SR_HWTASKID", 11},
    [97] = {"SR_CIRCULARQUEUEENTRYINDEX", 26},
    [98] = {"SR_CIRCULARQUEUEENTRYADDRESSLOW", 31},
    [99] = {"SR_CIRCULARQUEUEENTRYADDRESSHIGH", 32},
    [100] = {"SR100", 5},
    [101] = {"SR101", 5},
    [102] = {"SR102", 5},
    [103] = {"SR103", 5},
    [104] = {"SR104", 5},
    [105] = {"SR105", 5},
    [106] = {"SR106", 5},
    [107] = {"SR107", 5},
    [108] = {"SR108", 5},
    [109] = {"SR109", 5},
    [110] = {"SR110", 5},
    [111] = {"SR111", 5},
    [112] = {"SR112", 5},
    [113] = {"SR113", 5},
    [114] = {"SR114", 5},
    [115] = {"SR115", 5},
    [116] = {"SR116", 5},
    [117] = {"SR117", 5},
    [118] = {"SR118", 5},
    [119] = {"SR119", 5},
    [120] = {"SR120", 5},
    [121] = {"SR121", 5},
    [122] = {"SR122", 5},
    [123] = {"SR123", 5},
    [124] = {"SR124", 5},
    [125] = {"SR125", 5},
    [126] = {"SR126", 5},
    [127] = {"SR127", 5},
    [128] = {"SR128", 5},
    [129] = {"SR129", 5},
    [130] = {"SR130", 5},
    [131] = {"SR131", 5},
    [132] = {"SR132", 5},
    [133] = {"SR133", 5},
    [134] = {"SR134", 5},
    [135] = {"SR135", 5},
    [136] = {"SR136", 5},
    [137] = {"SR137", 5},
    [138] = {"SR138", 5},
    [139] = {"SR139", 5},
    [140] = {"SR140", 5},
    [141] = {"SR141", 5},
    [142] = {"SR142", 5},
    [143] = {"SR143", 5},
    [144] = {"SR144", 5},
    [145] = {"SR145", 5},
    [146] = {"SR146", 5},
    [147] = {"SR147", 5},
    [148] = {"SR148", 5},
    [149] = {"SR149", 5},
    [150] = {"SR150", 5},
    [151] = {"SR151", 5},
    [152] = {"SR152", 5},
    [153] = {"SR153", 5},
    [154] = {"SR154", 5},
    [155] = {"SR155", 5},
    [156] = {"SR156", 5},
    [157] = {"SR157", 5},
    [158] = {"SR158", 5},
    [159] = {"SR159", 5},
    [160] = {"SR160", 5},
    [161] = {"SR161", 5},
    [162] = {"SR162", 5},
    [163] = {"SR163", 5},
    [164] = {"SR164", 5},
    [165] = {"SR165", 5},
    [166] = {"SR166", 5},
    [167] = {"SR167", 5},
    [168] = {"SR168", 5},
    [169] = {"SR169", 5},
    [170] = {"SR170", 5},
    [171] = {"SR171", 5},
    [172] = {"SR172", 5},
    [173] = {"SR173", 5},
    [174] = {"SR174", 5},
    [175] = {"SR175", 5},
    [176] = {"SR176", 5},
    [177] = {"SR177", 5},
    [178] = {"SR178", 5},
    [179] = {"SR179", 5},
    [180] = {"SR180", 5},
    [181] = {"SR181", 5},
    [182] = {"SR182", 5},
    [183] = {"SR183", 5},
    [184] = {"SR184", 5},
    [185] = {"SR185", 5},
    [186] = {"SR186", 5},
    [187] = {"SR187", 5},
    [188] = {"SR188", 5},
    [189] = {"SR189", 5},
    [190] = {"SR190", 5},
    [191] = {"SR191", 5},
    [192] = {"SR192", 5},
    [193] = {"SR193", 5},
    [194] = {"SR194", 5},
    [195] = {"SR195", 5},
    [196] = {"SR196", 5},
    [197] = {"SR197", 5},
    [198] = {"SR198", 5},
    [199] = {"SR199", 5},
    [200] = {"SR200", 5},
    [201] = {"SR201", 5},
    [202] = {"SR202", 5},
    [203] = {"SR203", 5},
    [204] = {"SR204", 5},
    [205] = {"SR205", 5},
    [206] = {"SR206", 5},
    [207] = {"SR207", 5},
    [208] = {"SR208", 5},
    [209] = {"SR209", 5},
    [210] = {"SR210", 5},
    [211] = {"SR211", 5},
    [212] = {"SR212", 5},
    [213] = {"SR213", 5},
    [214] = {"SR214", 5},
    [215] = {"SR215", 5},
    [216] = {"SR216", 5},
    [217] = {"SR217", 5},
    [218] = {"SR218", 5},
    [219] = {"SR219", 5},
    [220] = {"SR220", 5},
    [221] = {"SR221", 5},
    [222] = {"SR222", 5},
    [223] = {"SR223", 5},
    [224] = {"SR224", 5},
    [225] = {"SR225", 5},
    [226] = {"SR226", 5},
    [227] = {"SR227", 5},
    [228] = {"SR228", 5},
    [229] = {"SR229", 5},
    [230] = {"SR230", 5},
    [231] = {"SR231", 5},
    [232] = {"SR232", 5},
    [233] = {"SR233", 5},
    [234] = {"SR234", 5},
    [235] = {"SR235", 5},
    [236] = {"SR236", 5},
    [237] = {"SR237", 5},
    [238] = {"SR238", 5},
    [239] = {"SR239", 5},
    [240] = {"SR240", 5},
    [241] = {"SR241", 5},
    [242] = {"SR242", 5},
    [243] = {"SR243", 5},
    [244] = {"SR244", 5},
    [245] = {"SR245", 5},
    [246] = {"SR246", 5},
    [247] = {"SR247", 5},
    [248] = {"SR248", 5},
    [249] = {"SR249", 5},
    [250] = {"SR250", 5},
    [251] = {"SR251", 5},
    [252] = {"SR252", 5},
    [253] = {"SR253", 5},
    [254] = {"SR254", 5},
    [255] = {"SR255", 5},
};

static void print_operand_open(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "{", 1);
        break;
    case 1:
        break;
    default:
        break;
    }
}

static void print_operand_guard(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_put(w, "@", 1);
        rt_code(w, &names_p[value[0]]);
        break;
    default:
        rt_put(w, "@!", 2);
        rt_code(w, &names_p[value[0]]);
        break;
    }
}

static void print_operand_akind(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_ATYPE[value[0]]);
        break;
    case 1:
        rt_put(w, ".F16x2.FTZ.RN", 13);
        break;
    case 2:
        rt_put(w, ".F16x2.RN", 9);
        break;
    default:
        rt_put(w, ".F64.RN", 7);
        break;
    }
}

static void print_operand_aaddr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[1], 20));
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_hex(w, value[2]);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_stalls(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_put(w, "!", 1);
        rt_decimal(w, value[0]);
        break;
    }
}

static void print_operand_sets(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_put(w, "+", 1);
        rt_decimal(w, value[0] + 1);
        rt_put(w, ".W", 2);
        break;
    }
}

static void print_operand_frees(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_put(w, "+", 1);
        rt_decimal(w, value[0] + 1);
        rt_put(w, ".R", 2);
        break;
    }
}

static void print_operand_ctl(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        break;
    default: {
        const char *mark0 = w->at;
        rt_put(w, "{", 1);
        print_operand_stalls(w, line + 1, value);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_NOY[value[1]]);
        rt_sep(w, mark0, ",");
        print_operand_sets(w, line + 2, value + 2);
        rt_sep(w, mark0, ",");
        print_operand_frees(w, line + 3, value + 3);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_W1[value[4]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_W2[value[5]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_W3[value[6]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_W4[value[7]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_W5[value[8]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_W6[value[9]]);
        rt_put(w, "}", 1);
        rt_leave(w, mark0);
        break;
    }
    }
}

static void print_operand_close(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_put(w, "}", 1);
        break;
    }
}

static void print_operand_aaddr13(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[1], 13));
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_hex(w, value[2]);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_paired(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ", R", 3);
        rt_decimal(w, value[1] + 1);
        break;
    case 1:
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ", R", 3);
        rt_decimal(w, value[1] + 2);
        break;
    case 2:
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ", RZ", 4);
        break;
    default:
        rt_put(w, "RZ, ", 4);
        rt_code(w, &names_r[value[0]]);
        break;
    }
}

static void print_operand_asaddr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[1], 22) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_hex(w, value[2] * 4);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_arkind(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_ARTYPE[value[0]]);
        break;
    case 1:
        rt_put(w, ".F16x2.FTZ.RN", 13);
        break;
    case 2:
        rt_put(w, ".F16x2.RN", 9);
        break;
    default:
        rt_put(w, ".F64.RN", 7);
        break;
    }
}

static void print_operand_ccaddr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[1], 30) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_hex(w, value[2] * 4);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_sb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RB[value[1]]);
        break;
    case 1:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_signed_hex(w, rt_sign(value[4], 20));
        break;
    }
}

static void print_operand_way(struct rt_text *w, const struct isadora_context *c,
    const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, (c->address + 8 + (uint64_t)rt_sign(value[0], 24)) & 0xffffffffu);
        break;
    default:
        rt_put(w, "c[", 2);
        rt_hex(w, value[1]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 16));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_nearx(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        break;
    case 1:
        rt_code(w, &names_r[value[0]]);
        rt_put(w, " ", 1);
        rt_signed_hex(w, rt_sign(value[1], 24));
        break;
    case 2:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[3], 16));
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 16));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_farway(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, (value[0]) & 0xffffffffu);
        break;
    default:
        rt_put(w, "c[", 2);
        rt_hex(w, value[1]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 16));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_farx(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        break;
    case 1:
        rt_code(w, &names_r[value[0]]);
        rt_put(w, " ", 1);
        rt_signed_hex(w, rt_sign(value[1], 32));
        break;
    case 2:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[3], 16));
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 16));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_bptno(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_hex(w, value[0]);
        break;
    }
}

static void print_operand_cf16(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_CH[value[3]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &codes_RB[value[4]]);
        break;
    case 1:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[5]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[6], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_CH[value[3]]);
        rt_code(w, &codes_FAB[value[1]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[7]);
        rt_code(w, &codes_CH[value[3]]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[7]);
        rt_put(w, ".NEG", 4);
        rt_code(w, &codes_CH[value[3]]);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[7]);
        rt_put(w, ".ABS", 4);
        rt_code(w, &codes_CH[value[3]]);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[7]);
        rt_put(w, ".NEG.ABS", 8);
        rt_code(w, &codes_CH[value[3]]);
        break;
    }
}

static void print_operand_cs32(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &codes_RB[value[3]]);
        break;
    case 1:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[4]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[5], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_FAB[value[1]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".NEG", 4);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".ABS", 4);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".NEG.ABS", 8);
        break;
    }
}

static void print_operand_cs64(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &codes_RB[value[3]]);
        break;
    case 1:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[4]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[5], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_FAB[value[1]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".NEG", 4);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".ABS", 4);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".NEG.ABS", 8);
        break;
    }
}

static void print_operand_cf64(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_CH[value[3]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &codes_RB[value[4]]);
        break;
    case 1:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[5]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[6], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_CH[value[3]]);
        rt_code(w, &codes_FAB[value[1]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[7]);
        rt_code(w, &codes_CH[value[3]]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[7]);
        rt_put(w, ".NEG", 4);
        rt_code(w, &codes_CH[value[3]]);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[7]);
        rt_put(w, ".ABS", 4);
        rt_code(w, &codes_CH[value[3]]);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[7]);
        rt_put(w, ".NEG.ABS", 8);
        rt_code(w, &codes_CH[value[3]]);
        break;
    }
}

static void print_operand_cih(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_CHALF[value[3]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &codes_RB[value[4]]);
        break;
    case 1:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[5]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[6], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_CHALF[value[3]]);
        rt_code(w, &codes_FAB[value[1]]);
        break;
    case 2:
        rt_signed_hex(w, rt_sign(value[7], 20));
        rt_code(w, &codes_CHALF[value[3]]);
        break;
    case 3:
        rt_signed_hex(w, rt_sign(value[7], 20));
        rt_put(w, ".NEG", 4);
        rt_code(w, &codes_CHALF[value[3]]);
        break;
    case 4:
        rt_signed_hex(w, rt_sign(value[7], 20));
        rt_put(w, ".ABS", 4);
        rt_code(w, &codes_CHALF[value[3]]);
        break;
    default:
        rt_signed_hex(w, rt_sign(value[7], 20));
        rt_put(w, ".NEG.ABS", 8);
        rt_code(w, &codes_CHALF[value[3]]);
        break;
    }
}

static void print_operand_cib(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_CBYTE[value[3]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &codes_RB[value[4]]);
        break;
    case 1:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[5]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[6], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_CBYTE[value[3]]);
        rt_code(w, &codes_FAB[value[1]]);
        break;
    case 2:
        rt_signed_hex(w, rt_sign(value[7], 20));
        rt_code(w, &codes_CBYTE[value[3]]);
        break;
    case 3:
        rt_signed_hex(w, rt_sign(value[7], 20));
        rt_put(w, ".NEG", 4);
        rt_code(w, &codes_CBYTE[value[3]]);
        break;
    case 4:
        rt_signed_hex(w, rt_sign(value[7], 20));
        rt_put(w, ".ABS", 4);
        rt_code(w, &codes_CBYTE[value[3]]);
        break;
    default:
        rt_signed_hex(w, rt_sign(value[7], 20));
        rt_put(w, ".NEG.ABS", 8);
        rt_code(w, &codes_CBYTE[value[3]]);
        break;
    }
}

static void print_operand_db(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &codes_RC[value[3]]);
        break;
    case 1:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[4]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[5], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_FAB[value[1]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".NEG", 4);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".ABS", 4);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".NEG.ABS", 8);
        break;
    }
}

static void print_operand_dbn(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FNM[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_FNM[value[0]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[3]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[5]);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[5]);
        rt_put(w, ".NEG", 4);
        break;
    }
}

static void print_operand_db_of_dset(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_SNB[value[0]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_code(w, &codes_RB[value[3]]);
        break;
    case 1:
        rt_code(w, &codes_SNB[value[0]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[4]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[5], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_SAB[value[1]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".NEG", 4);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".ABS", 4);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".NEG.ABS", 8);
        break;
    }
}

static void print_operand_db_of_dsetp(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_PNB[value[0]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_code(w, &codes_RB[value[3]]);
        break;
    case 1:
        rt_code(w, &codes_PNB[value[0]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[4]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[5], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_SAB[value[1]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".NEG", 4);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".ABS", 4);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){64, 20, 20}, value[6]);
        rt_put(w, ".NEG.ABS", 8);
        break;
    }
}

static void print_operand_fb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_code(w, &codes_RC[value[3]]);
        break;
    case 1:
        rt_code(w, &codes_FNB[value[0]]);
        rt_code(w, &codes_FAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[4]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[5], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_FAB[value[1]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".NEG", 4);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".ABS", 4);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".NEG.ABS", 8);
        break;
    }
}

static void print_operand_fbn(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FNM[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_FNM[value[0]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[3]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[5]);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[5]);
        rt_put(w, ".NEG", 4);
        break;
    }
}

static void print_operand_fb_of_fset(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_SNB[value[0]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_code(w, &codes_RB[value[3]]);
        break;
    case 1:
        rt_code(w, &codes_SNB[value[0]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[4]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[5], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_SAB[value[1]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".NEG", 4);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".ABS", 4);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".NEG.ABS", 8);
        break;
    }
}

static void print_operand_fb_of_fsetp(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_PNB[value[0]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_code(w, &codes_RB[value[3]]);
        break;
    case 1:
        rt_code(w, &codes_PNB[value[0]]);
        rt_code(w, &codes_SAB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[4]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[5], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_SAB[value[1]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".NEG", 4);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".ABS", 4);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[6]);
        rt_put(w, ".NEG.ABS", 8);
        break;
    }
}

static void print_operand_fic(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RB[value[1]]);
        break;
    case 1:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){32, 20, 20}, value[4]);
        break;
    }
}

static void print_operand_apop(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_code(w, &names_p[value[0]]);
        break;
    }
}

static void print_operand_awhich(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        break;
    case 1:
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ", ", 2);
        rt_signed_hex(w, rt_sign(value[1], 11));
        break;
    case 2:
        rt_signed_hex(w, rt_sign(value[1], 11));
        break;
    default:
        break;
    }
}

static void print_operand_arc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_code(w, &names_r[value[0]]);
        break;
    }
}

static void print_operand_ix(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_put(w, ".IDX", 4);
        break;
    }
}

static void print_operand_iattr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "a[", 2);
        rt_hex(w, value[0]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "a[", 2);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "a[", 2);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0]);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_pxaddr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[1], 8));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_ha(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNA[value[0]]);
        rt_code(w, &codes_HAA[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_HAA[value[1]]);
        rt_code(w, &codes_RA[value[3]]);
        rt_code(w, &codes_HSA[value[4]]);
        break;
    default:
        rt_code(w, &codes_HNA[value[0]]);
        rt_code(w, &codes_HAA[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_HAA[value[1]]);
        rt_code(w, &codes_RA[value[3]]);
        rt_code(w, &codes_HSA[value[4]]);
        break;
    }
}

static void print_operand_hb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNB[value[0]]);
        rt_code(w, &codes_HAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_HAB[value[1]]);
        rt_code(w, &codes_RB[value[3]]);
        rt_code(w, &codes_HSB[value[4]]);
        break;
    default:
        rt_code(w, &codes_HNB[value[0]]);
        rt_code(w, &codes_HAB[value[1]]);
        rt_code(w, &names_r[value[2]]);
        rt_code(w, &codes_HAB[value[1]]);
        rt_code(w, &codes_RB[value[3]]);
        rt_code(w, &codes_HSB[value[4]]);
        break;
    }
}

static void print_operand_hci(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNCB[value[0]]);
        rt_code(w, &codes_HACB[value[1]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 14) * 4);
        rt_put(w, "]", 1);
        rt_code(w, &codes_HACB[value[1]]);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){16, 10, 20}, value[4]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 10, 20}, value[5]);
        break;
    }
}

static void print_operand_hal(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNCB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RA[value[2]]);
        rt_code(w, &codes_HSAL[value[3]]);
        break;
    default:
        rt_code(w, &codes_HNCB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RA[value[2]]);
        rt_code(w, &codes_HSAL[value[3]]);
        break;
    }
}

static void print_operand_hma(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HAA[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_HAA[value[0]]);
        rt_code(w, &codes_RA[value[2]]);
        rt_code(w, &codes_HSA[value[3]]);
        break;
    default:
        rt_code(w, &codes_HAA[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_HAA[value[0]]);
        rt_code(w, &codes_RA[value[2]]);
        rt_code(w, &codes_HSA[value[3]]);
        break;
    }
}

static void print_operand_halm(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RA[value[1]]);
        rt_code(w, &codes_HSAL[value[2]]);
        break;
    default:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RA[value[1]]);
        rt_code(w, &codes_HSAL[value[2]]);
        break;
    }
}

static void print_operand_hfa(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RA[value[1]]);
        rt_code(w, &codes_HSA[value[2]]);
        break;
    default:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RA[value[1]]);
        rt_code(w, &codes_HSA[value[2]]);
        break;
    }
}

static void print_operand_hfr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        rt_code(w, &codes_HSB[value[3]]);
        break;
    default:
        rt_code(w, &codes_HNB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        rt_code(w, &codes_HSB[value[3]]);
        break;
    }
}

static void print_operand_hfc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNR[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        rt_code(w, &codes_HSR[value[3]]);
        break;
    default:
        rt_code(w, &codes_HNR[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        rt_code(w, &codes_HSR[value[3]]);
        break;
    }
}

static void print_operand_hfb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNCB[value[0]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[1]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_float(w, &(const struct rt_float_kind){16, 10, 20}, value[3]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 10, 20}, value[4]);
        break;
    }
}

static void print_operand_hfc_of_hfma2_b(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNRC[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        rt_code(w, &codes_HSRC[value[3]]);
        break;
    default:
        rt_code(w, &codes_HNRC[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        rt_code(w, &codes_HSRC[value[3]]);
        break;
    }
}

static void print_operand_hfcb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNCB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        rt_code(w, &codes_HSRC[value[3]]);
        break;
    default:
        rt_code(w, &codes_HNCB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        rt_code(w, &codes_HSRC[value[3]]);
        break;
    }
}

static void print_operand_plusone(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        break;
    default:
        rt_put(w, ".PO", 3);
        break;
    }
}

static void print_operand_suma(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NA[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RA[value[2]]);
        break;
    default:
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RA[value[2]]);
        break;
    }
}

static void print_operand_sumb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[3]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_signed_hex(w, rt_sign(value[5], 20));
        break;
    case 3:
        rt_signed_hex(w, rt_sign(value[5], 20));
        rt_put(w, ".NEG", 4);
        break;
    case 4:
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 5:
        rt_put(w, "c[", 2);
        rt_hex(w, value[3]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_signed_hex(w, rt_sign(value[5], 20));
        break;
    }
}

static void print_operand_plusonel(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_put(w, ".PO", 3);
        break;
    }
}

static void print_operand_sumal(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NAL[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RA[value[2]]);
        break;
    default:
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RA[value[2]]);
        break;
    }
}

static void print_operand_add3b(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB3[value[0]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[1]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_hex(w, value[3]);
        break;
    default:
        rt_hex(w, value[3]);
        rt_put(w, ".NEG", 4);
        break;
    }
}

static void print_operand_sbi(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_LIB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_LIB[value[0]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[3]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_signed_hex(w, rt_sign(value[5], 20));
        break;
    default:
        rt_signed_hex(w, rt_sign(value[5], 20));
        rt_put(w, ".INV", 4);
        break;
    }
}

static void print_operand_a24(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[1], 24));
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_hex(w, value[2]);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_a32(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[1], 32));
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_hex(w, value[2]);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_cplace(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "c[", 2);
        rt_hex(w, value[0]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "c[", 2);
        rt_hex(w, value[0]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 16));
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "c[", 2);
        rt_hex(w, value[0]);
        rt_put(w, "][", 2);
        rt_hex(w, value[3]);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_mada(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_MNA[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RA[value[2]]);
        break;
    default:
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RA[value[2]]);
        break;
    }
}

static void print_operand_madc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_MNC[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        break;
    default:
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        break;
    }
}

static void print_operand_madcc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_MNC[value[0]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[1]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "c[", 2);
        rt_hex(w, value[1]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 14) * 4);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_madcl(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_MNCL[value[6]]);
        rt_code(w, &names_r[value[0]]);
        break;
    default:
        rt_code(w, &names_r[value[0]]);
        break;
    }
}

static void print_operand_pbits(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RB[value[1]]);
        break;
    case 1:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_hex(w, value[4]);
        break;
    }
}

static void print_operand_shfb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RB[value[1]]);
        break;
    default:
        rt_hex(w, value[2]);
        break;
    }
}

static void print_operand_sbi_of_flo(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NBI[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_NBI[value[0]]);
        rt_put(w, "c[", 2);
        rt_hex(w, value[3]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_signed_hex(w, rt_sign(value[5], 20));
        break;
    default:
        rt_signed_hex(w, rt_sign(value[5], 20));
        rt_put(w, ".INV", 4);
        break;
    }
}

static void print_operand_special(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_sr[value[0]]);
        break;
    case 1:
        rt_code(w, &names_sr[value[0]]);
        break;
    case 2:
        rt_put(w, "SR_SM_SPA_VERSION", 17);
        break;
    case 3:
        rt_put(w, "SR_MULTIPASSSHADERINFO", 22);
        break;
    case 4:
        rt_put(w, "SR_LWINHI", 9);
        break;
    case 5:
        rt_put(w, "SR_SWINHI", 9);
        break;
    default:
        rt_put(w, "SR_BARRIERALLOC", 15);
        break;
    }
}

static void print_operand_shb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        break;
    default:
        rt_hex(w, value[1]);
        break;
    }
}

static void print_operand_baro(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        break;
    case 1:
        break;
    default:
        rt_hex(w, value[1]);
        break;
    }
}

static void print_operand_dlist(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1: {
        const char *mark0 = w->at;
        rt_put(w, "{5", 2);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D4[value[0]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D3[value[1]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D2[value[2]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D1[value[3]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D0[value[4]]);
        rt_put(w, "}", 1);
        rt_leave(w, mark0);
        break;
    }
    case 2: {
        const char *mark0 = w->at;
        rt_put(w, "{4", 2);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D3[value[1]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D2[value[2]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D1[value[3]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D0[value[4]]);
        rt_put(w, "}", 1);
        rt_leave(w, mark0);
        break;
    }
    case 3: {
        const char *mark0 = w->at;
        rt_put(w, "{3", 2);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D2[value[2]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D1[value[3]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D0[value[4]]);
        rt_put(w, "}", 1);
        rt_leave(w, mark0);
        break;
    }
    case 4: {
        const char *mark0 = w->at;
        rt_put(w, "{2", 2);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D1[value[3]]);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D0[value[4]]);
        rt_put(w, "}", 1);
        rt_leave(w, mark0);
        break;
    }
    case 5: {
        const char *mark0 = w->at;
        rt_put(w, "{1", 2);
        rt_sep(w, mark0, ",");
        rt_code(w, &codes_D0[value[4]]);
        rt_put(w, "}", 1);
        rt_leave(w, mark0);
        break;
    }
    default:
        rt_put(w, "{0}", 3);
        break;
    }
}

static void print_operand_supo(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_code(w, &codes_SUPR[value[0]]);
        break;
    }
}

static void print_operand_surkind(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_SURTYPE[value[0]]);
        break;
    case 1:
        rt_put(w, ".F16x2.FTZ.RN", 13);
        break;
    default:
        rt_put(w, ".F16x2.RN", 9);
        break;
    }
}

static void print_operand_suakind(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_SUATYPE[value[0]]);
        break;
    case 1:
        rt_put(w, ".F16x2.FTZ.RN", 13);
        break;
    default:
        rt_put(w, ".F16x2.RN", 9);
        break;
    }
}

static void print_operand_suakindr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_SUATYPER[value[0]]);
        break;
    case 1:
        rt_put(w, ".F16x2.FTZ.RN", 13);
        break;
    default:
        rt_put(w, ".F16x2.RN", 9);
        break;
    }
}

static void print_operand_txqw(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_TXQK[value[0]]);
        break;
    default:
        rt_decimal(w, value[1]);
        break;
    }
}

static void print_operand_short(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_TXF[value[0]]);
        break;
    default:
        break;
    }
}

static void print_operand_short4(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_T4F[value[0]]);
        break;
    default:
        break;
    }
}

static void print_operand_vbt(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VBS[value[0]]);
        rt_put(w, "8", 1);
        break;
    case 1:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VBS[value[0]]);
        rt_put(w, "16", 2);
        break;
    case 2:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VBS[value[0]]);
        rt_put(w, "32", 2);
        break;
    default:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VBS[value[0]]);
        rt_put(w, "16", 2);
        break;
    }
}

static void print_operand_vbtn(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VBS[value[0]]);
        rt_put(w, "8", 1);
        break;
    case 1:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VBS[value[0]]);
        rt_put(w, "16", 2);
        break;
    default:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VBS[value[0]]);
        rt_put(w, "16", 2);
        break;
    }
}

static void print_operand_vt(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VAS[value[0]]);
        rt_put(w, "8", 1);
        print_operand_vbt(w, line + 1, value + 1);
        break;
    case 1:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VAS[value[0]]);
        rt_put(w, "16", 2);
        print_operand_vbt(w, line + 2, value + 1);
        break;
    case 2:
        rt_put(w, ".U32", 4);
        print_operand_vbt(w, line + 3, value + 1);
        break;
    case 3:
        rt_put(w, ".S32", 4);
        print_operand_vbtn(w, line + 4, value + 1);
        break;
    case 4:
        rt_put(w, ".S32.U32", 8);
        break;
    default:
        break;
    }
}

static void print_operand_va(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_VAB[value[1]]);
        rt_code(w, &codes_RA[value[2]]);
        break;
    case 1:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_VAH[value[3]]);
        rt_code(w, &codes_RA[value[2]]);
        break;
    default:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RA[value[2]]);
        break;
    }
}

static void print_operand_vb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_VBB[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_VBH[value[3]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 2:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    default:
        rt_hex(w, value[4]);
        break;
    }
}

static void print_operand_vma(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_VMNA[value[0]]);
        print_operand_va(w, line + 1, value + 1);
        break;
    case 1:
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_VAB[value[2]]);
        rt_code(w, &codes_RA[value[3]]);
        break;
    case 2:
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_VAH[value[4]]);
        rt_code(w, &codes_RA[value[3]]);
        break;
    default:
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RA[value[3]]);
        break;
    }
}

static void print_operand_vmc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_VMNC[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        break;
    default:
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        break;
    }
}

static void print_operand_vsb(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        rt_put(w, ".U8", 3);
        break;
    case 1:
        rt_put(w, ".U16", 4);
        break;
    case 2:
        rt_put(w, ".U32", 4);
        break;
    default:
        rt_put(w, ".U16", 4);
        break;
    }
}

static void print_operand_vst(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VAS[value[0]]);
        rt_put(w, "8", 1);
        print_operand_vsb(w, line + 1);
        break;
    case 1:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VAS[value[0]]);
        rt_put(w, "16", 2);
        print_operand_vsb(w, line + 2);
        break;
    default:
        rt_put(w, ".", 1);
        rt_code(w, &codes_VAS[value[0]]);
        rt_put(w, "32", 2);
        print_operand_vsb(w, line + 3);
        break;
    }
}

static void print_atom_op(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_AE[in->value[0]]);
    rt_code(w, &codes_AOP[in->value[1]]);
    print_operand_akind(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_aaddr(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_atom_opp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_AE[in->value[0]]);
    rt_code(w, &codes_AOPP[in->value[1]]);
    print_operand_akind(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_code(w, &codes_GP41[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_aaddr13(w, in->line + 2, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_atom_cas(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_AE[in->value[0]]);
    rt_put(w, ".CAS", 4);
    rt_code(w, &codes_CASW[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_aaddr(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    print_operand_paired(w, in->line + 1, in->value + 6);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_atom_casp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_AE[in->value[0]]);
    rt_put(w, ".CAS", 4);
    rt_code(w, &codes_CASW[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_GP41[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_aaddr13(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_paired(w, in->line + 2, in->value + 7);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_atoms(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS", 5);
    rt_code(w, &codes_ASOP[in->value[0]]);
    rt_code(w, &codes_ASTYPE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_asaddr(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_atoms_cas(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS", 5);
    rt_code(w, &codes_CASK[in->value[0]]);
    rt_code(w, &codes_CASWS[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_asaddr(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    print_operand_paired(w, in->line + 1, in->value + 6);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_red(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "RED", 3);
    rt_code(w, &codes_AE[in->value[0]]);
    rt_code(w, &codes_AROP[in->value[1]]);
    print_operand_arkind(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_aaddr(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_cctl_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "CCTL", 4);
    rt_code(w, &codes_CCE[in->value[0]]);
    rt_code(w, &codes_CCLEVEL[in->value[1]]);
    rt_code(w, &codes_CCOPQ[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_ccaddr(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_cctl_all(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "CCTL", 4);
    rt_code(w, &codes_CCE[in->value[0]]);
    rt_code(w, &codes_CCLEVEL[in->value[1]]);
    rt_code(w, &codes_CCOPQ[in->value[2]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_cctll_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "CCTLL", 5);
    rt_code(w, &codes_CCOP[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_asaddr(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_cctll_all(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "CCTLL", 5);
    rt_code(w, &codes_CCOP[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_cctlt_all(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "CCTLT.IVALL", 11);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_cctlt_one(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "CCTLT.IVTH ", 11);
    rt_hex(w, in->value[0]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_isetp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "ISETP", 5);
    rt_code(w, &codes_CMP[in->value[0]]);
    rt_code(w, &codes_UI[in->value[1]]);
    rt_code(w, &codes_XC[in->value[2]]);
    rt_code(w, &codes_BOP[in->value[3]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_RA[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[13]]);
    rt_code(w, &names_p[in->value[14]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 16);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_iset(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "ISET", 4);
    rt_code(w, &codes_BF[in->value[0]]);
    rt_code(w, &codes_CMP[in->value[1]]);
    rt_code(w, &codes_UI[in->value[2]]);
    rt_code(w, &codes_XC[in->value[3]]);
    rt_code(w, &codes_BOP[in->value[4]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RA[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[14]]);
    rt_code(w, &names_p[in->value[15]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 17);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_bra(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "BRA", 3);
    rt_code(w, &codes_UNI[in->value[0]]);
    rt_code(w, &codes_LMT[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_way(w, c, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_brx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "BRX", 3);
    rt_code(w, &codes_LMT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_nearx(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_jmp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "JMP", 3);
    rt_code(w, &codes_UNI[in->value[0]]);
    rt_code(w, &codes_LMT[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_farway(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_jmx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "JMX", 3);
    rt_code(w, &codes_LMT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_farx(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_cal(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    rt_put(w, "CAL", 3);
    rt_code(w, &codes_NOINC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_way(w, c, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_jcal(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    rt_put(w, "JCAL", 4);
    rt_code(w, &codes_NOINC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_farway(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_pret(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    rt_put(w, "PRET", 4);
    rt_code(w, &codes_NOINC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_way(w, c, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_ret(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "RET", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_plongjmp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    rt_put(w, "PLONGJMP", 8);
    rt_sep(w, start, " ");
    print_operand_way(w, c, in->line, in->value);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_longjmp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "LONGJMP", 7);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_pbk(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    rt_put(w, "PBK", 3);
    rt_sep(w, start, " ");
    print_operand_way(w, c, in->line, in->value);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_brk(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "BRK", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_pcnt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    rt_put(w, "PCNT", 4);
    rt_sep(w, start, " ");
    print_operand_way(w, c, in->line, in->value);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_cont(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "CONT", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_ssy(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    rt_put(w, "SSY", 3);
    rt_sep(w, start, " ");
    print_operand_way(w, c, in->line, in->value);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_sync(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "SYNC", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_pexit(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "PEXIT ", 6);
    rt_hex(w, (c->address + 8 + (uint64_t)rt_sign(in->value[0], 24)) & 0xffffffffu);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 1);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 5);
}

static void print_exit(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "EXIT", 4);
    rt_code(w, &codes_KEEP[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT[in->value[1]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_kil(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "KIL", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_bpt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    rt_put(w, "BPT", 3);
    rt_code(w, &codes_BPTK[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_bptno(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_ide(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "IDE", 3);
    rt_code(w, &codes_IDEN[in->value[0]]);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[1]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 5);
}

static void print_ram(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "RAM", 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 5);
}

static void print_sam(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "SAM", 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 5);
}

static void print_rtt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "RTT", 3);
    rt_code(w, &codes_RTTK[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 1);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 5);
}

static void print_getcrsptr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "GETCRSPTR ", 10);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 1);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 5);
}

static void print_setcrsptr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "SETCRSPTR ", 10);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 1);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 5);
}

static void print_getlmembase(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "GETLMEMBASE ", 12);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 1);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 5);
}

static void print_setlmembase(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "SETLMEMBASE ", 12);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 1);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 5);
}

static void print_lepc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "LEPC ", 5);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_nop(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "NOP", 3);
    rt_code(w, &codes_NTRIG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CCT8[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_f2f_hh(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_code(w, &codes_FSAT[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cf16(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 16);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_f2f_hs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_FRND[in->value[3]]);
    rt_code(w, &codes_FSAT[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cf16(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 16);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_f2f_hd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_FRND[in->value[3]]);
    rt_code(w, &codes_FSAT[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cf16(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 16);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_f2f_sh(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_FRND[in->value[3]]);
    rt_code(w, &codes_FSAT[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_f2f_ss(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_code(w, &codes_FSAT[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_f2f_sd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_FRND[in->value[3]]);
    rt_code(w, &codes_FSAT[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_f2f_dh(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_FRND[in->value[3]]);
    rt_code(w, &codes_FSAT[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cs64(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_f2f_ds(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_FRND[in->value[3]]);
    rt_code(w, &codes_FSAT[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cs64(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_f2f_dd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_code(w, &codes_FSAT[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cs64(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_f2i_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2I", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDI[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_CINT[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_CCW[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_cf16(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_f2i_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2I", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDI[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_CINT[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_CCW[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_cf16(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_f2i_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2I", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDI[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_CINT[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_CCW[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_cf64(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_i2f_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "I2F", 3);
    rt_code(w, &codes_CDF[in->value[0]]);
    rt_code(w, &codes_CSI[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cih(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_i2f_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "I2F", 3);
    rt_code(w, &codes_CDF[in->value[0]]);
    rt_code(w, &codes_CSI[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cib(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_i2f_w(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "I2F", 3);
    rt_code(w, &codes_CDF[in->value[0]]);
    rt_code(w, &codes_CSI[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cib(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_i2f_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "I2F", 3);
    rt_code(w, &codes_CDF[in->value[0]]);
    rt_code(w, &codes_CSI[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cib(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_i2i_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "I2I", 3);
    rt_code(w, &codes_CDN[in->value[0]]);
    rt_code(w, &codes_CSN[in->value[1]]);
    rt_code(w, &codes_FSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cih(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_i2i_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "I2I", 3);
    rt_code(w, &codes_CDN[in->value[0]]);
    rt_code(w, &codes_CSN[in->value[1]]);
    rt_code(w, &codes_FSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cib(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_i2i_w(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "I2I", 3);
    rt_code(w, &codes_CDN[in->value[0]]);
    rt_code(w, &codes_CSN[in->value[1]]);
    rt_code(w, &codes_FSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cib(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_dadd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "DADD", 4);
    rt_code(w, &codes_FRND[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_CCW[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNA[in->value[3]]);
    rt_code(w, &codes_FAA[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_FAA[in->value[4]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_db(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_dmul(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "DMUL", 4);
    rt_code(w, &codes_FRND[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_CCW[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_dbn(w, in->line, in->value + 5);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_dfma_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "DFMA", 4);
    rt_code(w, &codes_DRND[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_CCW[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_dbn(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNC[in->value[11]]);
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_dfma_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "DFMA", 4);
    rt_code(w, &codes_DRND[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_CCW[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNM[in->value[5]]);
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_RB[in->value[7]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNC[in->value[8]]);
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[9]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[10], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_dmnmx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "DMNMX ", 6);
    rt_code(w, &names_r[in->value[0]]);
    rt_code(w, &codes_CCW[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNA[in->value[2]]);
    rt_code(w, &codes_FAA[in->value[3]]);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_FAA[in->value[3]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_cs64(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[13]]);
    rt_code(w, &names_p[in->value[14]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 16);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_dset(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 18);
    rt_sep(w, start, " ");
    rt_put(w, "DSET", 4);
    rt_code(w, &codes_BFH[in->value[0]]);
    rt_code(w, &codes_FCMP[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_SNA[in->value[5]]);
    rt_code(w, &codes_SAA[in->value[6]]);
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_SAA[in->value[6]]);
    rt_code(w, &codes_RA[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_db_of_dset(w, in->line + 1, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[16]]);
    rt_code(w, &names_p[in->value[17]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 19);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_dsetp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "DSETP", 5);
    rt_code(w, &codes_FCMP[in->value[0]]);
    rt_code(w, &codes_BOP[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_SNA[in->value[4]]);
    rt_code(w, &codes_PAA[in->value[5]]);
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_PAA[in->value[5]]);
    rt_code(w, &codes_RA[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_db_of_dsetp(w, in->line + 1, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[15]]);
    rt_code(w, &names_p[in->value[16]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 18);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_fadd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "FADD", 4);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_FRND[in->value[1]]);
    rt_code(w, &codes_FSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNA[in->value[5]]);
    rt_code(w, &codes_FAA[in->value[6]]);
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_FAA[in->value[6]]);
    rt_code(w, &codes_RA[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_fb(w, in->line + 1, in->value + 9);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 17);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_fadd32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "FADD32I", 7);
    rt_code(w, &codes_FTZL[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_CCWL[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNAL[in->value[3]]);
    rt_code(w, &codes_FAAL[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_FAAL[in->value[4]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_float(w, &(const struct rt_float_kind){32, 32, 20}, in->value[7]);
    rt_code(w, &codes_FNBL[in->value[8]]);
    rt_code(w, &codes_FABL[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_fmul(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "FMUL", 4);
    rt_code(w, &codes_FMZ[in->value[0]]);
    rt_code(w, &codes_FSCALE[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_code(w, &codes_FSAT[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_CCW[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_RA[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_fbn(w, in->line, in->value + 8);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_fmul32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "FMUL32I", 7);
    rt_code(w, &codes_FMZH[in->value[0]]);
    rt_code(w, &codes_FSATL[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCWL[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_float(w, &(const struct rt_float_kind){32, 32, 20}, in->value[6]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_ffma_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "FFMA", 4);
    rt_code(w, &codes_FMZH[in->value[0]]);
    rt_code(w, &codes_FRNDH[in->value[1]]);
    rt_code(w, &codes_FSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_fbn(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNC[in->value[13]]);
    rt_code(w, &names_r[in->value[14]]);
    rt_code(w, &codes_RC[in->value[15]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 17);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_ffma_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "FFMA", 4);
    rt_code(w, &codes_FMZH[in->value[0]]);
    rt_code(w, &codes_FRNDH[in->value[1]]);
    rt_code(w, &codes_FSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNM[in->value[7]]);
    rt_code(w, &names_r[in->value[8]]);
    rt_code(w, &codes_RB[in->value[9]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNC[in->value[10]]);
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[11]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[12], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_ffma32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "FFMA32I", 7);
    rt_code(w, &codes_FMZH[in->value[0]]);
    rt_code(w, &codes_FSATL[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCWL[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNAL[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_float(w, &(const struct rt_float_kind){32, 32, 20}, in->value[7]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNCL[in->value[8]]);
    rt_code(w, &names_r[in->value[2]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_fmnmx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "FMNMX", 5);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_CCW[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNA[in->value[3]]);
    rt_code(w, &codes_FAA[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_FAA[in->value[4]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[14]]);
    rt_code(w, &names_p[in->value[15]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 17);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_fset(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 19);
    rt_sep(w, start, " ");
    rt_put(w, "FSET", 4);
    rt_code(w, &codes_BFH[in->value[0]]);
    rt_code(w, &codes_FCMP[in->value[1]]);
    rt_code(w, &codes_SFTZ[in->value[2]]);
    rt_code(w, &codes_BOP[in->value[3]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_CCW[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_SNA[in->value[6]]);
    rt_code(w, &codes_SAA[in->value[7]]);
    rt_code(w, &names_r[in->value[8]]);
    rt_code(w, &codes_SAA[in->value[7]]);
    rt_code(w, &codes_RA[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_fb_of_fset(w, in->line + 1, in->value + 10);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[17]]);
    rt_code(w, &names_p[in->value[18]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 20);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_fsetp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 18);
    rt_sep(w, start, " ");
    rt_put(w, "FSETP", 5);
    rt_code(w, &codes_FCMP[in->value[0]]);
    rt_code(w, &codes_PFTZ[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_SNA[in->value[5]]);
    rt_code(w, &codes_PAA[in->value[6]]);
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_PAA[in->value[6]]);
    rt_code(w, &codes_RA[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_fb_of_fsetp(w, in->line + 1, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[16]]);
    rt_code(w, &names_p[in->value[17]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 19);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_fcmp_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "FCMP", 4);
    rt_code(w, &codes_FCMPN[in->value[0]]);
    rt_code(w, &codes_PFTZ[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_fic(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_code(w, &codes_RC[in->value[11]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_fcmp_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "FCMP", 4);
    rt_code(w, &codes_FCMPN[in->value[0]]);
    rt_code(w, &codes_PFTZ[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RB[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[7]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[8], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_fchk(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "FCHK.DIVIDE ", 12);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNA[in->value[1]]);
    rt_code(w, &codes_FAA[in->value[2]]);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_FAA[in->value[2]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line + 1, in->value + 5);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_fswzadd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "FSWZADD", 7);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_FRND[in->value[1]]);
    rt_code(w, &codes_NDV[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RB[in->value[8]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_SWD[in->value[9]]);
    rt_code(w, &codes_SWC[in->value[10]]);
    rt_code(w, &codes_SWB[in->value[11]]);
    rt_code(w, &codes_SWA[in->value[12]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_mufu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "MUFU", 4);
    rt_code(w, &codes_MUF[in->value[0]]);
    rt_code(w, &codes_FSAT[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNA[in->value[3]]);
    rt_code(w, &codes_FAA[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_FAA[in->value[4]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_mufu_sqrt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "MUFU", 4);
    rt_code(w, &codes_MUF[in->value[0]]);
    rt_code(w, &codes_FSAT[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_FNA[in->value[3]]);
    rt_code(w, &codes_FAA[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_FAA[in->value[4]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_rro(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "RRO", 3);
    rt_code(w, &codes_RROF[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_al2p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "AL2P", 4);
    rt_code(w, &codes_AO[in->value[0]]);
    rt_code(w, &codes_ASIZE[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_awhich(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_ald_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ALD", 3);
    rt_code(w, &codes_AO[in->value[0]]);
    rt_code(w, &codes_ASIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_put(w, "a[", 2);
    rt_hex(w, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_ald_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ALD", 3);
    rt_code(w, &codes_AO[in->value[0]]);
    rt_put(w, ".PHYS", 5);
    rt_code(w, &codes_ASIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_ald_p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ALD", 3);
    rt_code(w, &codes_AO[in->value[0]]);
    rt_put(w, ".P", 2);
    rt_code(w, &codes_ASIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_ald_q(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ALD", 3);
    rt_code(w, &codes_AO[in->value[0]]);
    rt_put(w, ".P", 2);
    rt_code(w, &codes_ASIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, "+", 1);
    rt_signed_hex(w, rt_sign(in->value[4], 11));
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line, in->value + 5);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_ast_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "AST", 3);
    rt_code(w, &codes_ASIZE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "a[", 2);
    rt_hex(w, in->value[1]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_ast_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "AST.PHYS", 8);
    rt_code(w, &codes_ASIZE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_ast_p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "AST.P", 5);
    rt_code(w, &codes_ASIZE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_ast_q(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "AST.P", 5);
    rt_code(w, &codes_ASIZE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, "+", 1);
    rt_signed_hex(w, rt_sign(in->value[2], 11));
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_ipa(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "IPA", 3);
    print_operand_ix(w, in->line);
    rt_code(w, &codes_IMODE[in->value[0]]);
    rt_code(w, &codes_IWHERE[in->value[1]]);
    rt_code(w, &codes_ISAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_iattr(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line + 2, in->value + 7);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_isberd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ISBERD", 6);
    rt_code(w, &codes_AO[in->value[0]]);
    rt_code(w, &codes_ISPACE[in->value[1]]);
    rt_code(w, &codes_ISKEW[in->value[2]]);
    rt_code(w, &codes_ISIZE[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_out(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "OUT", 3);
    rt_code(w, &codes_OUTK[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_pixld(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "PIXLD", 5);
    rt_code(w, &codes_PXK[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_pxaddr(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_hadd2_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "HADD2", 5);
    rt_code(w, &codes_HMRG[in->value[0]]);
    rt_code(w, &codes_HFTZ[in->value[1]]);
    rt_code(w, &codes_HSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_hb(w, in->line + 1, in->value + 9);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_hadd2_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "HADD2", 5);
    rt_code(w, &codes_HMRG[in->value[0]]);
    rt_code(w, &codes_HFTZ[in->value[1]]);
    rt_code(w, &codes_HSATC[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_hci(w, in->line + 1, in->value + 9);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 16);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_hadd2_32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "HADD2_32I", 9);
    rt_code(w, &codes_HFTZL[in->value[0]]);
    rt_code(w, &codes_HSATC[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_hal(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_float(w, &(const struct rt_float_kind){16, 16, 20}, in->value[7]);
    rt_put(w, ", ", 2);
    rt_float(w, &(const struct rt_float_kind){16, 16, 20}, in->value[8]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_hmul2_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "HMUL2", 5);
    rt_code(w, &codes_HMRG[in->value[0]]);
    rt_code(w, &codes_HFMZ[in->value[1]]);
    rt_code(w, &codes_HSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_hma(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_hb(w, in->line + 1, in->value + 8);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_hmul2_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "HMUL2", 5);
    rt_code(w, &codes_HMRG[in->value[0]]);
    rt_code(w, &codes_HFMZ[in->value[1]]);
    rt_code(w, &codes_HSATC[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_hma(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_HNA[in->value[8]]);
    rt_code(w, &codes_HACB[in->value[9]]);
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[10]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[11], 14) * 4);
    rt_put(w, "]", 1);
    rt_code(w, &codes_HACB[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_hmul2_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "HMUL2", 5);
    rt_code(w, &codes_HMRG[in->value[0]]);
    rt_code(w, &codes_HFMZ[in->value[1]]);
    rt_code(w, &codes_HSATC[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    rt_float(w, &(const struct rt_float_kind){16, 10, 20}, in->value[9]);
    rt_put(w, ", ", 2);
    rt_float(w, &(const struct rt_float_kind){16, 10, 20}, in->value[10]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_hmul2_32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "HMUL2_32I", 9);
    rt_code(w, &codes_HFMZL[in->value[0]]);
    rt_code(w, &codes_HSATC[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_halm(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_float(w, &(const struct rt_float_kind){16, 16, 20}, in->value[6]);
    rt_put(w, ", ", 2);
    rt_float(w, &(const struct rt_float_kind){16, 16, 20}, in->value[7]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_hfma2_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2", 5);
    rt_code(w, &codes_HMRG[in->value[0]]);
    rt_code(w, &codes_HFMZR[in->value[1]]);
    rt_code(w, &codes_HSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_hfa(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_hfr(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    print_operand_hfc(w, in->line + 2, in->value + 11);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 16);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_hfma2_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2", 5);
    rt_code(w, &codes_HMRG[in->value[0]]);
    rt_code(w, &codes_HFMZC[in->value[1]]);
    rt_code(w, &codes_HSATC[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_hfa(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_hfb(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    print_operand_hfc_of_hfma2_b(w, in->line + 3, in->value + 12);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 17);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_hfma2_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2", 5);
    rt_code(w, &codes_HMRG[in->value[0]]);
    rt_code(w, &codes_HFMZC[in->value[1]]);
    rt_code(w, &codes_HSATC[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_hfa(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_hfcb(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_HNRC[in->value[11]]);
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[12]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[13], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_hfma2_32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2_32I", 9);
    rt_code(w, &codes_HFMZL[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_halm(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_float(w, &(const struct rt_float_kind){16, 16, 20}, in->value[5]);
    rt_put(w, ", ", 2);
    rt_float(w, &(const struct rt_float_kind){16, 16, 20}, in->value[6]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_HNRD[in->value[7]]);
    rt_code(w, &names_r[in->value[1]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_hset2_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "HSET2", 5);
    rt_code(w, &codes_HBF[in->value[0]]);
    rt_code(w, &codes_HCMP[in->value[1]]);
    rt_code(w, &codes_HSFTZ[in->value[2]]);
    rt_code(w, &codes_BOP[in->value[3]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    print_operand_hb(w, in->line + 1, in->value + 10);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[15]]);
    rt_code(w, &names_p[in->value[16]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 18);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_hset2_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "HSET2", 5);
    rt_code(w, &codes_HBFC[in->value[0]]);
    rt_code(w, &codes_HCMPC[in->value[1]]);
    rt_code(w, &codes_HSFTZC[in->value[2]]);
    rt_code(w, &codes_BOP[in->value[3]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    print_operand_hfb(w, in->line + 1, in->value + 10);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[15]]);
    rt_code(w, &names_p[in->value[16]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 18);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_hsetp2_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 18);
    rt_sep(w, start, " ");
    rt_put(w, "HSETP2", 6);
    rt_code(w, &codes_HCMP[in->value[0]]);
    rt_code(w, &codes_HAND[in->value[1]]);
    rt_code(w, &codes_HPFTZ[in->value[2]]);
    rt_code(w, &codes_BOP[in->value[3]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_hb(w, in->line + 1, in->value + 11);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[16]]);
    rt_code(w, &names_p[in->value[17]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 19);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_hsetp2_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 19);
    rt_sep(w, start, " ");
    rt_put(w, "HSETP2", 6);
    rt_code(w, &codes_HCMPC[in->value[0]]);
    rt_code(w, &codes_HANDC[in->value[1]]);
    rt_code(w, &codes_HPFTZ[in->value[2]]);
    rt_code(w, &codes_BOP[in->value[3]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_hci(w, in->line + 1, in->value + 11);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[17]]);
    rt_code(w, &names_p[in->value[18]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 20);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_iadd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "IADD", 4);
    print_operand_plusone(w, in->line);
    rt_code(w, &codes_SATI[in->value[0]]);
    rt_code(w, &codes_XI[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCW[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_suma(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_sumb(w, in->line + 2, in->value + 7);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_iadd32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "IADD32I", 7);
    print_operand_plusonel(w, in->line);
    rt_code(w, &codes_SATL[in->value[0]]);
    rt_code(w, &codes_XL[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCWL[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sumal(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    rt_signed_hex(w, rt_sign(in->value[7], 32));
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_iadd3_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "IADD3", 5);
    rt_code(w, &codes_SH3[in->value[0]]);
    rt_code(w, &codes_X3[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCW[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA3[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_HA3[in->value[6]]);
    rt_code(w, &codes_RA[in->value[7]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NB3[in->value[8]]);
    rt_code(w, &names_r[in->value[9]]);
    rt_code(w, &codes_HB3[in->value[10]]);
    rt_code(w, &codes_RB[in->value[11]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC3[in->value[12]]);
    rt_code(w, &names_r[in->value[13]]);
    rt_code(w, &codes_HC3[in->value[14]]);
    rt_code(w, &codes_RC[in->value[15]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 17);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_iadd3_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "IADD3", 5);
    rt_code(w, &codes_X3[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_CCW[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA3[in->value[3]]);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_add3b(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC3[in->value[10]]);
    rt_code(w, &names_r[in->value[11]]);
    rt_code(w, &codes_RC[in->value[12]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_iscadd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "ISCADD", 6);
    print_operand_plusone(w, in->line);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[0]]);
    rt_code(w, &codes_CCW[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_suma(w, in->line + 1, in->value + 2);
    rt_sep(w, start, ", ");
    print_operand_sumb(w, in->line + 2, in->value + 5);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[11]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_iscadd32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ISCADD32I ", 10);
    rt_code(w, &names_r[in->value[0]]);
    rt_code(w, &codes_CCWL[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_signed_hex(w, rt_sign(in->value[4], 32));
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[5]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_imnmx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "IMNMX", 5);
    rt_code(w, &codes_UI[in->value[0]]);
    rt_code(w, &codes_MNX[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCW[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[11]]);
    rt_code(w, &names_p[in->value[12]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_icmp_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "ICMP", 4);
    rt_code(w, &codes_CMP[in->value[0]]);
    rt_code(w, &codes_UI[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_code(w, &codes_RC[in->value[11]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_icmp_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "ICMP", 4);
    rt_code(w, &codes_CMP[in->value[0]]);
    rt_code(w, &codes_UI[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RB[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[7]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[8], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_lop(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "LOP", 3);
    rt_code(w, &codes_LOPF[in->value[0]]);
    rt_code(w, &codes_LOPX[in->value[1]]);
    rt_code(w, &codes_LOPT[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_CCW[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_LIA[in->value[6]]);
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RA[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_sbi(w, in->line + 2, in->value + 9);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 16);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_lop32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "LOP32I", 6);
    rt_code(w, &codes_LOPFL[in->value[0]]);
    rt_code(w, &codes_LOPXL[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCWL[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_LIAL[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[7]);
    rt_code(w, &codes_LIBL[in->value[8]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_lop3_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "LOP3.LUT", 8);
    rt_code(w, &codes_L3X[in->value[0]]);
    rt_code(w, &codes_L3T[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RB[in->value[8]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_code(w, &codes_RC[in->value[10]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[11]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_lop3_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "LOP3.LUT", 8);
    rt_code(w, &codes_L3XC[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_CCW[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[5]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[6], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RC[in->value[8]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[9]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_lop3_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "LOP3.LUT", 8);
    rt_code(w, &codes_L3XI[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_CCW[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_signed_hex(w, rt_sign(in->value[5], 20));
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_RC[in->value[7]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[8]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_ldg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "LDG", 3);
    rt_code(w, &codes_GE[in->value[0]]);
    rt_code(w, &codes_GCL[in->value[1]]);
    rt_code(w, &codes_GSIZE[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_a24(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_ldg_p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "LDG", 3);
    rt_code(w, &codes_GE[in->value[0]]);
    rt_code(w, &codes_GCL[in->value[1]]);
    rt_code(w, &codes_GSIZE[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_GP41[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_aaddr(w, in->line + 1, in->value + 5);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_stg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "STG", 3);
    rt_code(w, &codes_GE[in->value[0]]);
    rt_code(w, &codes_GCS[in->value[1]]);
    rt_code(w, &codes_SSIZE[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_a24(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_ld(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "LD", 2);
    rt_code(w, &codes_GENE[in->value[0]]);
    rt_code(w, &codes_GENL[in->value[1]]);
    rt_code(w, &codes_LSIZE[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_a32(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_apop(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_st(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "ST", 2);
    rt_code(w, &codes_GENE[in->value[0]]);
    rt_code(w, &codes_GENS[in->value[1]]);
    rt_code(w, &codes_LSIZE[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_a32(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_apop(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_ldl(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "LDL", 3);
    rt_code(w, &codes_LCL[in->value[0]]);
    rt_code(w, &codes_SSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_a24(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_stl(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "STL", 3);
    rt_code(w, &codes_LCS[in->value[0]]);
    rt_code(w, &codes_SSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_a24(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_lds_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "LDS", 3);
    rt_code(w, &codes_SSIZE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_a24(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_lds_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "LDS.U", 5);
    rt_code(w, &codes_USIZE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_a24(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_sts(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "STS", 3);
    rt_code(w, &codes_SSIZE[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_a24(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_ldc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "LDC", 3);
    rt_code(w, &codes_CSIZE[in->value[0]]);
    rt_code(w, &codes_LMODE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_cplace(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_stp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "STP", 3);
    rt_code(w, &codes_STPW[in->value[0]]);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[1]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 5);
}

static void print_membar(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "MEMBAR", 6);
    rt_code(w, &codes_MSCOPE[in->value[0]]);
    rt_code(w, &codes_MINV[in->value[1]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_mov(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "MOV ", 4);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 1, in->value + 6);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_mov32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "MOV32I ", 7);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[1]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_sel(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "SEL ", 4);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_RA[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[8]]);
    rt_code(w, &names_p[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_prmt_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "PRMT", 4);
    rt_code(w, &codes_PMODE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_code(w, &codes_RC[in->value[10]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_prmt_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "PRMT", 4);
    rt_code(w, &codes_PMODE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RB[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[6]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[7], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_imul(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "IMUL", 4);
    rt_code(w, &codes_MULS[in->value[0]]);
    rt_code(w, &codes_MULHI[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCW[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 6);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_imul32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "IMUL32I", 7);
    rt_code(w, &codes_MULSL[in->value[0]]);
    rt_code(w, &codes_MULHIL[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCWL[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_signed_hex(w, rt_sign(in->value[6], 32));
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_imad_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD", 4);
    rt_code(w, &codes_MADS[in->value[0]]);
    rt_code(w, &codes_MADHI[in->value[1]]);
    print_operand_plusone(w, in->line);
    rt_code(w, &codes_MADSAT[in->value[2]]);
    rt_code(w, &codes_MADX[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_CCW[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_mada(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    print_operand_madc(w, in->line + 3, in->value + 14);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 18);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_imad_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 5, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD", 4);
    rt_code(w, &codes_MADS[in->value[0]]);
    rt_code(w, &codes_MADHI[in->value[1]]);
    print_operand_plusone(w, in->line);
    rt_code(w, &codes_MADSAT[in->value[2]]);
    rt_code(w, &codes_MADX[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_CCW[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_mada(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_code(w, &codes_RB[in->value[10]]);
    rt_sep(w, start, ", ");
    print_operand_madcc(w, in->line + 2, in->value + 11);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 11);
}

static void print_imad32i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD32I", 7);
    rt_code(w, &codes_MADSL[in->value[0]]);
    rt_code(w, &codes_MULHIL[in->value[1]]);
    print_operand_plusone(w, in->line);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCWL[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sumal(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    rt_signed_hex(w, rt_sign(in->value[7], 32));
    rt_sep(w, start, ", ");
    print_operand_madcl(w, in->line + 2, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_imadsp_uu_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "IMADSP.U", 8);
    rt_code(w, &codes_SPA[in->value[0]]);
    rt_put(w, ".U", 2);
    rt_code(w, &codes_SPB[in->value[1]]);
    rt_put(w, ".U", 2);
    rt_code(w, &codes_SPC[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_imadsp_su_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "IMADSP.S", 8);
    rt_code(w, &codes_SPA[in->value[0]]);
    rt_put(w, ".U", 2);
    rt_code(w, &codes_SPB[in->value[1]]);
    rt_put(w, ".S", 2);
    rt_code(w, &codes_SPC[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_imadsp_us_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "IMADSP.U", 8);
    rt_code(w, &codes_SPA[in->value[0]]);
    rt_put(w, ".S", 2);
    rt_code(w, &codes_SPB[in->value[1]]);
    rt_put(w, ".S", 2);
    rt_code(w, &codes_SPC[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_imadsp_ss_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "IMADSP.S", 8);
    rt_code(w, &codes_SPA[in->value[0]]);
    rt_put(w, ".S", 2);
    rt_code(w, &codes_SPB[in->value[1]]);
    rt_put(w, ".S", 2);
    rt_code(w, &codes_SPC[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_imadsp_uu_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "IMADSP.U", 8);
    rt_code(w, &codes_SPA[in->value[0]]);
    rt_put(w, ".U", 2);
    rt_code(w, &codes_SPB[in->value[1]]);
    rt_put(w, ".U", 2);
    rt_code(w, &codes_SPC[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RB[in->value[8]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[9]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[10], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_imadsp_su_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "IMADSP.S", 8);
    rt_code(w, &codes_SPA[in->value[0]]);
    rt_put(w, ".U", 2);
    rt_code(w, &codes_SPB[in->value[1]]);
    rt_put(w, ".S", 2);
    rt_code(w, &codes_SPC[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RB[in->value[8]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[9]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[10], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_imadsp_us_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "IMADSP.U", 8);
    rt_code(w, &codes_SPA[in->value[0]]);
    rt_put(w, ".S", 2);
    rt_code(w, &codes_SPB[in->value[1]]);
    rt_put(w, ".S", 2);
    rt_code(w, &codes_SPC[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RB[in->value[8]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[9]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[10], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_imadsp_ss_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "IMADSP.S", 8);
    rt_code(w, &codes_SPA[in->value[0]]);
    rt_put(w, ".S", 2);
    rt_code(w, &codes_SPB[in->value[1]]);
    rt_put(w, ".S", 2);
    rt_code(w, &codes_SPC[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RB[in->value[8]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[9]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[10], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_xmad_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "XMAD", 4);
    rt_code(w, &codes_XSIGN[in->value[0]]);
    rt_code(w, &codes_XPSL[in->value[1]]);
    rt_code(w, &codes_XMRG[in->value[2]]);
    rt_code(w, &codes_XMODE[in->value[3]]);
    rt_code(w, &codes_XX[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_XHA[in->value[8]]);
    rt_code(w, &codes_RA[in->value[9]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_code(w, &codes_XHB[in->value[11]]);
    rt_code(w, &codes_RB[in->value[12]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[13]]);
    rt_code(w, &codes_RC[in->value[14]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 16);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_xmad_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "XMAD", 4);
    rt_code(w, &codes_XSIGN[in->value[0]]);
    rt_code(w, &codes_XPSL[in->value[1]]);
    rt_code(w, &codes_XMRG[in->value[2]]);
    rt_code(w, &codes_XMODE[in->value[3]]);
    rt_code(w, &codes_XX[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_XHA[in->value[8]]);
    rt_code(w, &codes_RA[in->value[9]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[10]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_code(w, &codes_RC[in->value[12]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_xmad_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "XMAD", 4);
    rt_code(w, &codes_XSIGN[in->value[0]]);
    rt_code(w, &codes_XPSLC[in->value[1]]);
    rt_code(w, &codes_XMRGC[in->value[2]]);
    rt_code(w, &codes_XMODEC[in->value[3]]);
    rt_code(w, &codes_XXC[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_XHA[in->value[8]]);
    rt_code(w, &codes_RA[in->value[9]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[10]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[11], 14) * 4);
    rt_put(w, "]", 1);
    rt_code(w, &codes_XHC[in->value[12]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[13]]);
    rt_code(w, &codes_RC[in->value[14]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 16);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_xmad_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "XMAD", 4);
    rt_code(w, &codes_XSIGN[in->value[0]]);
    rt_code(w, &codes_XMODEC[in->value[1]]);
    rt_code(w, &codes_XXC[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_XHA[in->value[6]]);
    rt_code(w, &codes_RA[in->value[7]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_code(w, &codes_XHC[in->value[9]]);
    rt_code(w, &codes_RB[in->value[10]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[11]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[12], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_psetp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "PSETP", 5);
    rt_code(w, &codes_BOP2[in->value[0]]);
    rt_code(w, &codes_BOP[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q12N[in->value[4]]);
    rt_code(w, &names_p[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q29N[in->value[6]]);
    rt_code(w, &names_p[in->value[7]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[8]]);
    rt_code(w, &names_p[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_pset(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "PSET", 4);
    rt_code(w, &codes_BF[in->value[0]]);
    rt_code(w, &codes_BOP2[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q12N[in->value[5]]);
    rt_code(w, &names_p[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q29N[in->value[7]]);
    rt_code(w, &names_p[in->value[8]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[9]]);
    rt_code(w, &names_p[in->value[10]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_cset(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "CSET", 4);
    rt_code(w, &codes_BF[in->value[0]]);
    rt_code(w, &codes_CCT8_set[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_put(w, "CC", 2);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[5]]);
    rt_code(w, &names_p[in->value[6]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_csetp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "CSETP", 5);
    rt_code(w, &codes_CCT8_set[in->value[0]]);
    rt_code(w, &codes_BOP[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[3]]);
    rt_put(w, ", CC", 4);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[4]]);
    rt_code(w, &names_p[in->value[5]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_p2r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "P2R", 3);
    rt_code(w, &codes_PBYTE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_WHICH[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 5);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_r2p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "R2P ", 4);
    rt_code(w, &codes_WHICH[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_PBYTE[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_pbits(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_shl(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "SHL", 3);
    rt_code(w, &codes_SHW[in->value[0]]);
    rt_code(w, &codes_SHX[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCW[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 6);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_shr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "SHR", 3);
    rt_code(w, &codes_UI[in->value[0]]);
    rt_code(w, &codes_SHW[in->value[1]]);
    rt_code(w, &codes_SHRX[in->value[2]]);
    rt_code(w, &codes_BREV[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_CCW[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_RA[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 8);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_shf_l(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "SHF.L", 5);
    rt_code(w, &codes_FW[in->value[0]]);
    rt_code(w, &codes_FTYPE[in->value[1]]);
    rt_code(w, &codes_FHI[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_shfb(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_code(w, &codes_RC[in->value[11]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_shf_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "SHF.R", 5);
    rt_code(w, &codes_FW[in->value[0]]);
    rt_code(w, &codes_FTYPE[in->value[1]]);
    rt_code(w, &codes_FHI[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_CCW[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_shfb(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_code(w, &codes_RC[in->value[11]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_bfe(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "BFE", 3);
    rt_code(w, &codes_UI[in->value[0]]);
    rt_code(w, &codes_BREV[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCW[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 6);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_bfi_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "BFI ", 4);
    rt_code(w, &names_r[in->value[0]]);
    rt_code(w, &codes_CCW[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_code(w, &codes_RC[in->value[10]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_bfi_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "BFI ", 4);
    rt_code(w, &names_r[in->value[0]]);
    rt_code(w, &codes_CCW[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RB[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[6]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[7], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_flo(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "FLO", 3);
    rt_code(w, &codes_UI[in->value[0]]);
    rt_code(w, &codes_FLSH[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCW[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sbi_of_flo(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_popc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "POPC ", 5);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_sbi_of_flo(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_lea_lo(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "LEA", 3);
    rt_code(w, &codes_LEAX[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCW[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_LEAN[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line + 2, in->value + 7);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 3, in->value + 12);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_lea_hi(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "LEA.HI", 6);
    rt_code(w, &codes_LEHX[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCW[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_LEHN[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RB[in->value[8]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_code(w, &codes_RC[in->value[10]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 2, in->value + 11);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_lea_hc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "LEA.HI", 6);
    rt_code(w, &codes_LECX[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_CCW[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_LECN[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[7]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[8], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_code(w, &codes_RC[in->value[10]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 3, in->value + 11);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_s2r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "S2R ", 4);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    print_operand_special(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_cs2r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "CS2R ", 5);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    print_operand_special(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_vote(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "VOTE", 4);
    rt_code(w, &codes_VMODE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[3]]);
    rt_code(w, &names_p[in->value[4]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_vote_vtg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "VOTE.VTG", 8);
    rt_code(w, &codes_VTG[in->value[0]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[1]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_shfl(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "SHFL", 4);
    rt_code(w, &codes_SMODE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    print_operand_shb(w, in->line, in->value + 4);
    rt_put(w, ", ", 2);
    print_operand_shb(w, in->line + 1, in->value + 6);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_bar_sync(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "BAR.SYNC ", 9);
    print_operand_shb(w, in->line, in->value);
    rt_sep(w, start, ", ");
    print_operand_baro(w, in->line + 1, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 5);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_bar_arv(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "BAR.ARV ", 8);
    print_operand_shb(w, in->line, in->value);
    rt_put(w, ", ", 2);
    print_operand_shb(w, in->line + 1, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 5);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_bar_red(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "BAR.RED", 7);
    rt_code(w, &codes_BRED[in->value[0]]);
    rt_put(w, " ", 1);
    print_operand_shb(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    print_operand_baro(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[5]]);
    rt_code(w, &names_p[in->value[6]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_bar_scan(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "BAR.SCAN ", 9);
    print_operand_shb(w, in->line, in->value);
    rt_sep(w, start, ", ");
    print_operand_baro(w, in->line + 1, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[4]]);
    rt_code(w, &names_p[in->value[5]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 7);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_b2r_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "B2R ", 4);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[1]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_b2r_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "B2R.RESULT ", 11);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_apop(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_b2r_w(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "B2R.WARP ", 9);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_r2b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "R2B", 3);
    rt_code(w, &codes_R2BK[in->value[0]]);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[1]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_depbar_le(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "DEPBAR.LE ", 10);
    rt_code(w, &codes_DSB[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[1]);
    rt_sep(w, start, ", ");
    print_operand_dlist(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_depbar_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "DEPBAR", 6);
    rt_sep(w, start, " ");
    print_operand_dlist(w, in->line, in->value);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_suld_p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "SULD.P", 6);
    rt_code(w, &codes_SUDIM[in->value[0]]);
    rt_code(w, &codes_SULC[in->value[1]]);
    rt_code(w, &codes_SUMASK[in->value[2]]);
    rt_code(w, &codes_SUCLAMP[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_supo(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_shb(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_suld_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "SULD.D", 6);
    rt_code(w, &codes_SUBA[in->value[0]]);
    rt_code(w, &codes_SUDIM[in->value[1]]);
    rt_code(w, &codes_SULC[in->value[2]]);
    rt_code(w, &codes_SUSIZE[in->value[3]]);
    rt_code(w, &codes_SUCLAMP[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_supo(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_shb(w, in->line + 1, in->value + 8);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_sust_p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "SUST.P", 6);
    rt_code(w, &codes_SUDIM[in->value[0]]);
    rt_code(w, &codes_SUSC[in->value[1]]);
    rt_code(w, &codes_SUMASK[in->value[2]]);
    rt_code(w, &codes_SUCLAMP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    print_operand_shb(w, in->line, in->value + 6);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_sust_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "SUST.D", 6);
    rt_code(w, &codes_SUBA[in->value[0]]);
    rt_code(w, &codes_SUDIM[in->value[1]]);
    rt_code(w, &codes_SUSC[in->value[2]]);
    rt_code(w, &codes_SUSIZE[in->value[3]]);
    rt_code(w, &codes_SUCLAMP[in->value[4]]);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    print_operand_shb(w, in->line, in->value + 7);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_sured_p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "SURED.P", 7);
    rt_code(w, &codes_SUDIM[in->value[0]]);
    rt_code(w, &codes_SUROP[in->value[1]]);
    rt_code(w, &codes_SUCLAMP[in->value[2]]);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    print_operand_shb(w, in->line, in->value + 5);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_sured_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "SURED.D", 7);
    rt_code(w, &codes_SUBA[in->value[0]]);
    rt_code(w, &codes_SUDIM[in->value[1]]);
    rt_code(w, &codes_SUROP[in->value[2]]);
    print_operand_surkind(w, in->line, in->value + 3);
    rt_code(w, &codes_SUCLAMP[in->value[4]]);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    print_operand_shb(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_suatom_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "SUATOM.D", 8);
    rt_code(w, &codes_SUABA[in->value[0]]);
    rt_code(w, &codes_SUDIM[in->value[1]]);
    rt_code(w, &codes_SUAOP[in->value[2]]);
    print_operand_suakind(w, in->line, in->value + 3);
    rt_code(w, &codes_SUCLAMP[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 7);
}

static void print_suatom_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "SUATOM", 6);
    rt_code(w, &codes_SUAPD[in->value[0]]);
    rt_code(w, &codes_SUABA[in->value[1]]);
    rt_code(w, &codes_SUDIM[in->value[2]]);
    rt_code(w, &codes_SUAOP[in->value[3]]);
    print_operand_suakindr(w, in->line, in->value + 4);
    rt_code(w, &codes_SUCLAMP[in->value[5]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_suatom_p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "SUATOM.D", 8);
    rt_code(w, &codes_SUABA[in->value[0]]);
    rt_code(w, &codes_SUDIM[in->value[1]]);
    rt_code(w, &codes_SUAOP[in->value[2]]);
    print_operand_suakindr(w, in->line, in->value + 3);
    rt_code(w, &codes_SUCLAMP[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SUPA[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_suatom_ci(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "SUATOM.D", 8);
    rt_code(w, &codes_SUABA[in->value[0]]);
    rt_code(w, &codes_SUDIM[in->value[1]]);
    rt_put(w, ".CAS", 4);
    print_operand_suakind(w, in->line, in->value + 2);
    rt_code(w, &codes_SUCLAMP[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_supo(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_suatom_cr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "SUATOM", 6);
    rt_code(w, &codes_SUAPD[in->value[0]]);
    rt_code(w, &codes_SUABA[in->value[1]]);
    rt_code(w, &codes_SUDIM[in->value[2]]);
    rt_put(w, ".CAS", 4);
    print_operand_suakindr(w, in->line, in->value + 3);
    rt_code(w, &codes_SUCLAMP[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_supo(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_tex_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "TEX", 3);
    rt_code(w, &codes_TLOD[in->value[0]]);
    rt_code(w, &codes_TLC[in->value[1]]);
    rt_code(w, &codes_TAO[in->value[2]]);
    rt_code(w, &codes_TDC[in->value[3]]);
    rt_code(w, &codes_TNDV[in->value[4]]);
    rt_code(w, &codes_NODEP[in->value[5]]);
    rt_code(w, &codes_PHT[in->value[6]]);
    rt_code(w, &codes_PHP[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line + 1, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[10]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line + 2, in->value + 11);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[12]);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TDIM[in->value[13]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 3, in->value + 14);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 16);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_tex_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "TEX.B", 5);
    rt_code(w, &codes_TLODB[in->value[0]]);
    rt_code(w, &codes_TLCB[in->value[1]]);
    rt_code(w, &codes_TAOB[in->value[2]]);
    rt_code(w, &codes_TDC[in->value[3]]);
    rt_code(w, &codes_TNDV[in->value[4]]);
    rt_code(w, &codes_NODEP[in->value[5]]);
    rt_code(w, &codes_PHT[in->value[6]]);
    rt_code(w, &codes_PHP[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line + 1, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[10]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line + 2, in->value + 11);
    rt_sep(w, start, ", ");
    rt_put(w, "0x0", 3);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TDIM[in->value[12]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 3, in->value + 13);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_tld_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "TLD", 3);
    rt_code(w, &codes_TLDL[in->value[0]]);
    rt_code(w, &codes_TAOL[in->value[1]]);
    rt_code(w, &codes_TLDM[in->value[2]]);
    rt_code(w, &codes_TLDC[in->value[3]]);
    rt_code(w, &codes_NODEP[in->value[4]]);
    rt_code(w, &codes_PHT[in->value[5]]);
    rt_code(w, &codes_PHP[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line + 2, in->value + 10);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[11]);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TDIM[in->value[12]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 3, in->value + 13);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_tld_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "TLD.B", 5);
    rt_code(w, &codes_TLDL[in->value[0]]);
    rt_code(w, &codes_TAOL[in->value[1]]);
    rt_code(w, &codes_TLDM[in->value[2]]);
    rt_code(w, &codes_TLDC[in->value[3]]);
    rt_code(w, &codes_NODEP[in->value[4]]);
    rt_code(w, &codes_PHT[in->value[5]]);
    rt_code(w, &codes_PHP[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line + 2, in->value + 10);
    rt_sep(w, start, ", ");
    rt_put(w, "0x0", 3);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TDIM[in->value[11]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 3, in->value + 12);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_tld4_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "TLD4", 4);
    rt_code(w, &codes_T4C[in->value[0]]);
    rt_code(w, &codes_T4O[in->value[1]]);
    rt_code(w, &codes_TDC[in->value[2]]);
    rt_code(w, &codes_TNDV[in->value[3]]);
    rt_code(w, &codes_NODEP[in->value[4]]);
    rt_code(w, &codes_PHT[in->value[5]]);
    rt_code(w, &codes_PHP[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line + 2, in->value + 10);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[11]);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TDIM[in->value[12]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 3, in->value + 13);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 15);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_tld4_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "TLD4", 4);
    rt_code(w, &codes_T4CB[in->value[0]]);
    rt_put(w, ".B", 2);
    rt_code(w, &codes_T4OB[in->value[1]]);
    rt_code(w, &codes_TDC[in->value[2]]);
    rt_code(w, &codes_TNDV[in->value[3]]);
    rt_code(w, &codes_NODEP[in->value[4]]);
    rt_code(w, &codes_PHT[in->value[5]]);
    rt_code(w, &codes_PHP[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line + 2, in->value + 10);
    rt_sep(w, start, ", ");
    rt_put(w, "0x0", 3);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TDIM[in->value[11]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 3, in->value + 12);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_txd_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "TXD", 3);
    rt_code(w, &codes_TLCD[in->value[0]]);
    rt_code(w, &codes_TAOL[in->value[1]]);
    rt_code(w, &codes_NODEP[in->value[2]]);
    rt_code(w, &codes_PHT[in->value[3]]);
    rt_code(w, &codes_PHP[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line + 2, in->value + 8);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[9]);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TDIM[in->value[10]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 3, in->value + 11);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_txd_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "TXD.B", 5);
    rt_code(w, &codes_TLCD[in->value[0]]);
    rt_code(w, &codes_TAOL[in->value[1]]);
    rt_code(w, &codes_NODEP[in->value[2]]);
    rt_code(w, &codes_PHT[in->value[3]]);
    rt_code(w, &codes_PHP[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_apop(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line + 2, in->value + 8);
    rt_sep(w, start, ", ");
    rt_put(w, "0x0", 3);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TDIM[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 3, in->value + 10);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 12);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 10);
}

static void print_txq_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "TXQ", 3);
    rt_code(w, &codes_NODEP[in->value[0]]);
    rt_code(w, &codes_PHT[in->value[1]]);
    rt_code(w, &codes_PHP[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    print_operand_txqw(w, in->line + 1, in->value + 5);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[7]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 2, in->value + 8);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_txq_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "TXQ.B", 5);
    rt_code(w, &codes_NODEP[in->value[0]]);
    rt_code(w, &codes_PHT[in->value[1]]);
    rt_code(w, &codes_PHP[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    print_operand_txqw(w, in->line + 1, in->value + 5);
    rt_put(w, ", ", 2);
    rt_put(w, "0x0", 3);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 2, in->value + 7);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_txa(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "TXA", 3);
    rt_code(w, &codes_TNDV[in->value[0]]);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[6]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tmml_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "TMML.LOD", 8);
    rt_code(w, &codes_TNDV[in->value[0]]);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[6]);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TDIM[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 1, in->value + 8);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tmml_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "TMML.B.LOD", 10);
    rt_code(w, &codes_TNDV[in->value[0]]);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_arc(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_put(w, "0x0", 3);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TDIM[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_bptno(w, in->line + 2, in->value + 8);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 9);
}

static void print_texs_d1_lz_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 1D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_lz_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_ll_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_dc_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".DC", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_ll_dc_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL.DC", 6);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_lz_dc_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ.DC", 6);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_a2_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", ARRAY_2D, ", 12);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_a2_lz_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", ARRAY_2D, ", 12);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_a2_lz_dc_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ.DC", 6);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", ARRAY_2D, ", 12);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d3_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 3D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d3_lz_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 3D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_cube_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", CUBE, ", 8);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_cube_ll_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", CUBE, ", 8);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d1_lz_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 1D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_lz_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_ll_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_dc_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".DC", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_ll_dc_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL.DC", 6);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d2_lz_dc_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ.DC", 6);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_a2_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", ARRAY_2D, ", 12);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_a2_lz_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", ARRAY_2D, ", 12);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_a2_lz_dc_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ.DC", 6);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", ARRAY_2D, ", 12);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d3_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 3D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_d3_lz_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 3D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_cube_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", CUBE, ", 8);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_texs_cube_ll_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TEXS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", CUBE, ", 8);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d1_lz_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 1D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d1_ll_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 1D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d2_lz_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d2_lz_ao_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ.AOFFI", 9);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d2_ll_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d2_lz_ms_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ.MS", 6);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d3_lz_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 3D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_a2_lz_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", ARRAY_2D, ", 12);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d2_ll_ao_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL.AOFFI", 9);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d1_lz_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 1D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d1_ll_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 1D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d2_lz_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d2_lz_ao_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ.AOFFI", 9);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d2_ll_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d2_lz_ms_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ.MS", 6);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d3_lz_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 3D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_a2_lz_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LZ", 3);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", ARRAY_2D, ", 12);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tlds_d2_ll_ao_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TLDS", 4);
    print_operand_short(w, in->line, in->value);
    rt_put(w, ".LL.AOFFI", 9);
    rt_code(w, &codes_NODEP[in->value[1]]);
    rt_code(w, &codes_PHT[in->value[2]]);
    rt_code(w, &codes_PHP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_put(w, ", 2D, ", 6);
    rt_code(w, &codes_TXC1[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_tld4s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "TLD4S", 5);
    print_operand_short4(w, in->line, in->value);
    rt_code(w, &codes_T4CS[in->value[1]]);
    rt_code(w, &codes_TAOS[in->value[2]]);
    rt_code(w, &codes_TDC[in->value[3]]);
    rt_code(w, &codes_NODEP[in->value[4]]);
    rt_code(w, &codes_PHT[in->value[5]]);
    rt_code(w, &codes_PHP[in->value[6]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[11]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 13);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 8);
}

static void print_vadd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 8);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 7, in->value + 20);
    rt_sep(w, start, " ");
    rt_put(w, "VADD", 4);
    rt_code(w, &codes_VUD[in->value[0]]);
    print_operand_vt(w, in->line, in->value + 1);
    rt_code(w, &codes_VSAT[in->value[3]]);
    rt_code(w, &codes_VRED[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_VNA[in->value[7]]);
    print_operand_va(w, in->line + 5, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_VNB[in->value[12]]);
    print_operand_vb(w, in->line + 6, in->value + 13);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[18]]);
    rt_code(w, &codes_RC[in->value[19]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 9, in->value + 21);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 13);
}

static void print_vabsdiff(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 8);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 7, in->value + 18);
    rt_sep(w, start, " ");
    rt_put(w, "VABSDIFF", 8);
    rt_code(w, &codes_VSD[in->value[0]]);
    print_operand_vt(w, in->line, in->value + 1);
    rt_code(w, &codes_VSAT[in->value[3]]);
    rt_code(w, &codes_VRED[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_va(w, in->line + 5, in->value + 7);
    rt_sep(w, start, ", ");
    print_operand_vb(w, in->line + 6, in->value + 11);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[16]]);
    rt_code(w, &codes_RC[in->value[17]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 9, in->value + 19);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 13);
}

static void print_vmnmx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 8);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 7, in->value + 19);
    rt_sep(w, start, " ");
    rt_put(w, "VMNMX", 5);
    rt_code(w, &codes_VUD[in->value[0]]);
    print_operand_vt(w, in->line, in->value + 1);
    rt_code(w, &codes_VMX[in->value[3]]);
    rt_code(w, &codes_VSAT[in->value[4]]);
    rt_code(w, &codes_VRED[in->value[5]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_CCW[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_va(w, in->line + 5, in->value + 8);
    rt_sep(w, start, ", ");
    print_operand_vb(w, in->line + 6, in->value + 12);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[17]]);
    rt_code(w, &codes_RC[in->value[18]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 9, in->value + 20);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 13);
}

static void print_vset(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 8);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 7, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "VSET", 4);
    rt_code(w, &codes_VCMP[in->value[0]]);
    print_operand_vt(w, in->line, in->value + 1);
    rt_code(w, &codes_VRED[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_CCW[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_va(w, in->line + 5, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_vb(w, in->line + 6, in->value + 10);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[15]]);
    rt_code(w, &codes_RC[in->value[16]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 9, in->value + 18);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 13);
}

static void print_vsetp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 9);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "VSETP", 5);
    rt_code(w, &codes_VCMPP[in->value[0]]);
    print_operand_vt(w, in->line, in->value + 1);
    rt_code(w, &codes_BOP[in->value[3]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_va(w, in->line + 5, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_vb(w, in->line + 6, in->value + 10);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[15]]);
    rt_code(w, &names_p[in->value[16]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 10, in->value + 18);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 14);
}

static void print_vmad(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 11);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 10, in->value + 19);
    rt_sep(w, start, " ");
    rt_put(w, "VMAD", 4);
    print_operand_vt(w, in->line, in->value);
    print_operand_plusone(w, in->line + 5);
    rt_code(w, &codes_VSHIFT[in->value[2]]);
    rt_code(w, &codes_VSAT[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_CCW[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_vma(w, in->line + 6, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_vb(w, in->line + 8, in->value + 11);
    rt_sep(w, start, ", ");
    print_operand_vmc(w, in->line + 9, in->value + 16);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 12, in->value + 20);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 16);
}

static void print_vshl(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 6, in->value + 18);
    rt_sep(w, start, " ");
    rt_put(w, "VSHL", 4);
    rt_code(w, &codes_VUD[in->value[0]]);
    print_operand_vst(w, in->line, in->value + 1);
    rt_code(w, &codes_VWRAP[in->value[2]]);
    rt_code(w, &codes_VSAT[in->value[3]]);
    rt_code(w, &codes_VRED[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_va(w, in->line + 4, in->value + 7);
    rt_sep(w, start, ", ");
    print_operand_vb(w, in->line + 5, in->value + 11);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[16]]);
    rt_code(w, &codes_RC[in->value[17]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 8, in->value + 19);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 12);
}

static void print_vshr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 6, in->value + 18);
    rt_sep(w, start, " ");
    rt_put(w, "VSHR", 4);
    rt_code(w, &codes_VUD[in->value[0]]);
    print_operand_vst(w, in->line, in->value + 1);
    rt_code(w, &codes_VWRAP[in->value[2]]);
    rt_code(w, &codes_VSAT[in->value[3]]);
    rt_code(w, &codes_VRED[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_CCW[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_va(w, in->line + 4, in->value + 7);
    rt_sep(w, start, ", ");
    print_operand_vb(w, in->line + 5, in->value + 11);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[16]]);
    rt_code(w, &codes_RC[in->value[17]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 8, in->value + 19);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 12);
}

static void print_vabsdiff4(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "VABSDIFF4", 9);
    rt_code(w, &codes_V4SD[in->value[0]]);
    rt_code(w, &codes_V4A[in->value[1]]);
    rt_code(w, &codes_V4B[in->value[2]]);
    rt_code(w, &codes_V4SAT[in->value[3]]);
    rt_code(w, &codes_V4RED[in->value[4]]);
    rt_code(w, &codes_V4M[in->value[5]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_CCW[in->value[7]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_code(w, &codes_V4SA[in->value[9]]);
    rt_code(w, &codes_RA[in->value[10]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_code(w, &codes_V4SB[in->value[12]]);
    rt_code(w, &codes_RB[in->value[13]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[14]]);
    rt_code(w, &codes_RC[in->value[15]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 17);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_idp_a4(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "IDP.4A", 6);
    rt_code(w, &codes_IDPA[in->value[0]]);
    rt_code(w, &codes_IDPB[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RB[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RC[in->value[8]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 10);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

static void print_idp_a2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_open(w, in->line + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "IDP.2A", 6);
    rt_code(w, &codes_IDPH[in->value[0]]);
    rt_code(w, &codes_IDPA2[in->value[1]]);
    rt_code(w, &codes_IDPB[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_RB[in->value[7]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_code(w, &codes_RC[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 11);
    }
    rt_sep(w, start, " ");
    print_operand_close(w, in->line + 6);
}

typedef void print_form(struct rt_text *, const struct isadora_context *,
    const struct isadora_insn *);

static print_form *const printers[MAXWELL_FORMS] = {
    [MAXWELL_ATOM_OP] = print_atom_op,
    [MAXWELL_ATOM_OPP] = print_atom_opp,
    [MAXWELL_ATOM_CAS] = print_atom_cas,
    [MAXWELL_ATOM_CASP] = print_atom_casp,
    [MAXWELL_ATOMS] = print_atoms,
    [MAXWELL_ATOMS_CAS] = print_atoms_cas,
    [MAXWELL_RED] = print_red,
    [MAXWELL_CCTL_A] = print_cctl_a,
    [MAXWELL_CCTL_ALL] = print_cctl_all,
    [MAXWELL_CCTLL_A] = print_cctll_a,
    [MAXWELL_CCTLL_ALL] = print_cctll_all,
    [MAXWELL_CCTLT_ALL] = print_cctlt_all,
    [MAXWELL_CCTLT_ONE] = print_cctlt_one,
    [MAXWELL_ISETP] = print_isetp,
    [MAXWELL_ISET] = print_iset,
    [MAXWELL_BRA] = print_bra,
    [MAXWELL_BRX] = print_brx,
    [MAXWELL_JMP] = print_jmp,
    [MAXWELL_JMX] = print_jmx,
    [MAXWELL_CAL] = print_cal,
    [MAXWELL_JCAL] = print_jcal,
    [MAXWELL_PRET] = print_pret,
    [MAXWELL_RET] = print_ret,
    [MAXWELL_PLONGJMP] = print_plongjmp,
    [MAXWELL_LONGJMP] = print_longjmp,
    [MAXWELL_PBK] = print_pbk,
    [MAXWELL_BRK] = print_brk,
    [MAXWELL_PCNT] = print_pcnt,
    [MAXWELL_CONT] = print_cont,
    [MAXWELL_SSY] = print_ssy,
    [MAXWELL_SYNC] = print_sync,
    [MAXWELL_PEXIT] = print_pexit,
    [MAXWELL_EXIT] = print_exit,
    [MAXWELL_KIL] = print_kil,
    [MAXWELL_BPT] = print_bpt,
    [MAXWELL_IDE] = print_ide,
    [MAXWELL_RAM] = print_ram,
    [MAXWELL_SAM] = print_sam,
    [MAXWELL_RTT] = print_rtt,
    [MAXWELL_GETCRSPTR] = print_getcrsptr,
    [MAXWELL_SETCRSPTR] = print_setcrsptr,
    [MAXWELL_GETLMEMBASE] = print_getlmembase,
    [MAXWELL_SETLMEMBASE] = print_setlmembase,
    [MAXWELL_LEPC] = print_lepc,
    [MAXWELL_NOP] = print_nop,
    [MAXWELL_F2F_HH] = print_f2f_hh,
    [MAXWELL_F2F_HS] = print_f2f_hs,
    [MAXWELL_F2F_HD] = print_f2f_hd,
    [MAXWELL_F2F_SH] = print_f2f_sh,
    [MAXWELL_F2F_SS] = print_f2f_ss,
    [MAXWELL_F2F_SD] = print_f2f_sd,
    [MAXWELL_F2F_DH] = print_f2f_dh,
    [MAXWELL_F2F_DS] = print_f2f_ds,
    [MAXWELL_F2F_DD] = print_f2f_dd,
    [MAXWELL_F2I_H] = print_f2i_h,
    [MAXWELL_F2I_S] = print_f2i_s,
    [MAXWELL_F2I_D] = print_f2i_d,
    [MAXWELL_I2F_H] = print_i2f_h,
    [MAXWELL_I2F_B] = print_i2f_b,
    [MAXWELL_I2F_W] = print_i2f_w,
    [MAXWELL_I2F_D] = print_i2f_d,
    [MAXWELL_I2I_H] = print_i2i_h,
    [MAXWELL_I2I_B] = print_i2i_b,
    [MAXWELL_I2I_W] = print_i2i_w,
    [MAXWELL_DADD] = print_dadd,
    [MAXWELL_DMUL] = print_dmul,
    [MAXWELL_DFMA_B] = print_dfma_b,
    [MAXWELL_DFMA_C] = print_dfma_c,
    [MAXWELL_DMNMX] = print_dmnmx,
    [MAXWELL_DSET] = print_dset,
    [MAXWELL_DSETP] = print_dsetp,
    [MAXWELL_FADD] = print_fadd,
    [MAXWELL_FADD32I] = print_fadd32i,
    [MAXWELL_FMUL] = print_fmul,
    [MAXWELL_FMUL32I] = print_fmul32i,
    [MAXWELL_FFMA_B] = print_ffma_b,
    [MAXWELL_FFMA_C] = print_ffma_c,
    [MAXWELL_FFMA32I] = print_ffma32i,
    [MAXWELL_FMNMX] = print_fmnmx,
    [MAXWELL_FSET] = print_fset,
    [MAXWELL_FSETP] = print_fsetp,
    [MAXWELL_FCMP_B] = print_fcmp_b,
    [MAXWELL_FCMP_C] = print_fcmp_c,
    [MAXWELL_FCHK] = print_fchk,
    [MAXWELL_FSWZADD] = print_fswzadd,
    [MAXWELL_MUFU] = print_mufu,
    [MAXWELL_MUFU_SQRT] = print_mufu_sqrt,
    [MAXWELL_RRO] = print_rro,
    [MAXWELL_AL2P] = print_al2p,
    [MAXWELL_ALD_A] = print_ald_a,
    [MAXWELL_ALD_H] = print_ald_h,
    [MAXWELL_ALD_P] = print_ald_p,
    [MAXWELL_ALD_Q] = print_ald_q,
    [MAXWELL_AST_A] = print_ast_a,
    [MAXWELL_AST_H] = print_ast_h,
    [MAXWELL_AST_P] = print_ast_p,
    [MAXWELL_AST_Q] = print_ast_q,
    [MAXWELL_IPA] = print_ipa,
    [MAXWELL_ISBERD] = print_isberd,
    [MAXWELL_OUT] = print_out,
    [MAXWELL_PIXLD] = print_pixld,
    [MAXWELL_HADD2_R] = print_hadd2_r,
    [MAXWELL_HADD2_C] = print_hadd2_c,
    [MAXWELL_HADD2_32I] = print_hadd2_32i,
    [MAXWELL_HMUL2_R] = print_hmul2_r,
    [MAXWELL_HMUL2_C] = print_hmul2_c,
    [MAXWELL_HMUL2_I] = print_hmul2_i,
    [MAXWELL_HMUL2_32I] = print_hmul2_32i,
    [MAXWELL_HFMA2_R] = print_hfma2_r,
    [MAXWELL_HFMA2_B] = print_hfma2_b,
    [MAXWELL_HFMA2_C] = print_hfma2_c,
    [MAXWELL_HFMA2_32I] = print_hfma2_32i,
    [MAXWELL_HSET2_R] = print_hset2_r,
    [MAXWELL_HSET2_C] = print_hset2_c,
    [MAXWELL_HSETP2_R] = print_hsetp2_r,
    [MAXWELL_HSETP2_C] = print_hsetp2_c,
    [MAXWELL_IADD] = print_iadd,
    [MAXWELL_IADD32I] = print_iadd32i,
    [MAXWELL_IADD3_R] = print_iadd3_r,
    [MAXWELL_IADD3_B] = print_iadd3_b,
    [MAXWELL_ISCADD] = print_iscadd,
    [MAXWELL_ISCADD32I] = print_iscadd32i,
    [MAXWELL_IMNMX] = print_imnmx,
    [MAXWELL_ICMP_B] = print_icmp_b,
    [MAXWELL_ICMP_C] = print_icmp_c,
    [MAXWELL_LOP] = print_lop,
    [MAXWELL_LOP32I] = print_lop32i,
    [MAXWELL_LOP3_R] = print_lop3_r,
    [MAXWELL_LOP3_C] = print_lop3_c,
    [MAXWELL_LOP3_I] = print_lop3_i,
    [MAXWELL_LDG] = print_ldg,
    [MAXWELL_LDG_P] = print_ldg_p,
    [MAXWELL_STG] = print_stg,
    [MAXWELL_LD] = print_ld,
    [MAXWELL_ST] = print_st,
    [MAXWELL_LDL] = print_ldl,
    [MAXWELL_STL] = print_stl,
    [MAXWELL_LDS_R] = print_lds_r,
    [MAXWELL_LDS_U] = print_lds_u,
    [MAXWELL_STS] = print_sts,
    [MAXWELL_LDC] = print_ldc,
    [MAXWELL_STP] = print_stp,
    [MAXWELL_MEMBAR] = print_membar,
    [MAXWELL_MOV] = print_mov,
    [MAXWELL_MOV32I] = print_mov32i,
    [MAXWELL_SEL] = print_sel,
    [MAXWELL_PRMT_B] = print_prmt_b,
    [MAXWELL_PRMT_C] = print_prmt_c,
    [MAXWELL_IMUL] = print_imul,
    [MAXWELL_IMUL32I] = print_imul32i,
    [MAXWELL_IMAD_B] = print_imad_b,
    [MAXWELL_IMAD_C] = print_imad_c,
    [MAXWELL_IMAD32I] = print_imad32i,
    [MAXWELL_IMADSP_UU_B] = print_imadsp_uu_b,
    [MAXWELL_IMADSP_SU_B] = print_imadsp_su_b,
    [MAXWELL_IMADSP_US_B] = print_imadsp_us_b,
    [MAXWELL_IMADSP_SS_B] = print_imadsp_ss_b,
    [MAXWELL_IMADSP_UU_C] = print_imadsp_uu_c,
    [MAXWELL_IMADSP_SU_C] = print_imadsp_su_c,
    [MAXWELL_IMADSP_US_C] = print_imadsp_us_c,
    [MAXWELL_IMADSP_SS_C] = print_imadsp_ss_c,
    [MAXWELL_XMAD_R] = print_xmad_r,
    [MAXWELL_XMAD_I] = print_xmad_i,
    [MAXWELL_XMAD_B] = print_xmad_b,
    [MAXWELL_XMAD_C] = print_xmad_c,
    [MAXWELL_PSETP] = print_psetp,
    [MAXWELL_PSET] = print_pset,
    [MAXWELL_CSET] = print_cset,
    [MAXWELL_CSETP] = print_csetp,
    [MAXWELL_P2R] = print_p2r,
    [MAXWELL_R2P] = print_r2p,
    [MAXWELL_SHL] = print_shl,
    [MAXWELL_SHR] = print_shr,
    [MAXWELL_SHF_L] = print_shf_l,
    [MAXWELL_SHF_R] = print_shf_r,
    [MAXWELL_BFE] = print_bfe,
    [MAXWELL_BFI_B] = print_bfi_b,
    [MAXWELL_BFI_C] = print_bfi_c,
    [MAXWELL_FLO] = print_flo,
    [MAXWELL_POPC] = print_popc,
    [MAXWELL_LEA_LO] = print_lea_lo,
    [MAXWELL_LEA_HI] = print_lea_hi,
    [MAXWELL_LEA_HC] = print_lea_hc,
    [MAXWELL_S2R] = print_s2r,
    [MAXWELL_CS2R] = print_cs2r,
    [MAXWELL_VOTE] = print_vote,
    [MAXWELL_VOTE_VTG] = print_vote_vtg,
    [MAXWELL_SHFL] = print_shfl,
    [MAXWELL_BAR_SYNC] = print_bar_sync,
    [MAXWELL_BAR_ARV] = print_bar_arv,
    [MAXWELL_BAR_RED] = print_bar_red,
    [MAXWELL_BAR_SCAN] = print_bar_scan,
    [MAXWELL_B2R_B] = print_b2r_b,
    [MAXWELL_B2R_R] = print_b2r_r,
    [MAXWELL_B2R_W] = print_b2r_w,
    [MAXWELL_R2B] = print_r2b,
    [MAXWELL_DEPBAR_LE] = print_depbar_le,
    [MAXWELL_DEPBAR_N] = print_depbar_n,
    [MAXWELL_SULD_P] = print_suld_p,
    [MAXWELL_SULD_D] = print_suld_d,
    [MAXWELL_SUST_P] = print_sust_p,
    [MAXWELL_SUST_D] = print_sust_d,
    [MAXWELL_SURED_P] = print_sured_p,
    [MAXWELL_SURED_D] = print_sured_d,
    [MAXWELL_SUATOM_I] = print_suatom_i,
    [MAXWELL_SUATOM_R] = print_suatom_r,
    [MAXWELL_SUATOM_P] = print_suatom_p,
    [MAXWELL_SUATOM_CI] = print_suatom_ci,
    [MAXWELL_SUATOM_CR] = print_suatom_cr,
    [MAXWELL_TEX_I] = print_tex_i,
    [MAXWELL_TEX_B] = print_tex_b,
    [MAXWELL_TLD_I] = print_tld_i,
    [MAXWELL_TLD_B] = print_tld_b,
    [MAXWELL_TLD4_I] = print_tld4_i,
    [MAXWELL_TLD4_B] = print_tld4_b,
    [MAXWELL_TXD_I] = print_txd_i,
    [MAXWELL_TXD_B] = print_txd_b,
    [MAXWELL_TXQ_I] = print_txq_i,
    [MAXWELL_TXQ_B] = print_txq_b,
    [MAXWELL_TXA] = print_txa,
    [MAXWELL_TMML_I] = print_tmml_i,
    [MAXWELL_TMML_B] = print_tmml_b,
    [MAXWELL_TEXS_D1_LZ_M] = print_texs_d1_lz_m,
    [MAXWELL_TEXS_D2_M] = print_texs_d2_m,
    [MAXWELL_TEXS_D2_LZ_M] = print_texs_d2_lz_m,
    [MAXWELL_TEXS_D2_LL_M] = print_texs_d2_ll_m,
    [MAXWELL_TEXS_D2_DC_M] = print_texs_d2_dc_m,
    [MAXWELL_TEXS_D2_LL_DC_M] = print_texs_d2_ll_dc_m,
    [MAXWELL_TEXS_D2_LZ_DC_M] = print_texs_d2_lz_dc_m,
    [MAXWELL_TEXS_A2_M] = print_texs_a2_m,
    [MAXWELL_TEXS_A2_LZ_M] = print_texs_a2_lz_m,
    [MAXWELL_TEXS_A2_LZ_DC_M] = print_texs_a2_lz_dc_m,
    [MAXWELL_TEXS_D3_M] = print_texs_d3_m,
    [MAXWELL_TEXS_D3_LZ_M] = print_texs_d3_lz_m,
    [MAXWELL_TEXS_CUBE_M] = print_texs_cube_m,
    [MAXWELL_TEXS_CUBE_LL_M] = print_texs_cube_ll_m,
    [MAXWELL_TEXS_D1_LZ_S] = print_texs_d1_lz_s,
    [MAXWELL_TEXS_D2_S] = print_texs_d2_s,
    [MAXWELL_TEXS_D2_LZ_S] = print_texs_d2_lz_s,
    [MAXWELL_TEXS_D2_LL_S] = print_texs_d2_ll_s,
    [MAXWELL_TEXS_D2_DC_S] = print_texs_d2_dc_s,
    [MAXWELL_TEXS_D2_LL_DC_S] = print_texs_d2_ll_dc_s,
    [MAXWELL_TEXS_D2_LZ_DC_S] = print_texs_d2_lz_dc_s,
    [MAXWELL_TEXS_A2_S] = print_texs_a2_s,
    [MAXWELL_TEXS_A2_LZ_S] = print_texs_a2_lz_s,
    [MAXWELL_TEXS_A2_LZ_DC_S] = print_texs_a2_lz_dc_s,
    [MAXWELL_TEXS_D3_S] = print_texs_d3_s,
    [MAXWELL_TEXS_D3_LZ_S] = print_texs_d3_lz_s,
    [MAXWELL_TEXS_CUBE_S] = print_texs_cube_s,
    [MAXWELL_TEXS_CUBE_LL_S] = print_texs_cube_ll_s,
    [MAXWELL_TLDS_D1_LZ_M] = print_tlds_d1_lz_m,
    [MAXWELL_TLDS_D1_LL_M] = print_tlds_d1_ll_m,
    [MAXWELL_TLDS_D2_LZ_M] = print_tlds_d2_lz_m,
    [MAXWELL_TLDS_D2_LZ_AO_M] = print_tlds_d2_lz_ao_m,
    [MAXWELL_TLDS_D2_LL_M] = print_tlds_d2_ll_m,
    [MAXWELL_TLDS_D2_LZ_MS_M] = print_tlds_d2_lz_ms_m,
    [MAXWELL_TLDS_D3_LZ_M] = print_tlds_d3_lz_m,
    [MAXWELL_TLDS_A2_LZ_M] = print_tlds_a2_lz_m,
    [MAXWELL_TLDS_D2_LL_AO_M] = print_tlds_d2_ll_ao_m,
    [MAXWELL_TLDS_D1_LZ_S] = print_tlds_d1_lz_s,
    [MAXWELL_TLDS_D1_LL_S] = print_tlds_d1_ll_s,
    [MAXWELL_TLDS_D2_LZ_S] = print_tlds_d2_lz_s,
    [MAXWELL_TLDS_D2_LZ_AO_S] = print_tlds_d2_lz_ao_s,
    [MAXWELL_TLDS_D2_LL_S] = print_tlds_d2_ll_s,
    [MAXWELL_TLDS_D2_LZ_MS_S] = print_tlds_d2_lz_ms_s,
    [MAXWELL_TLDS_D3_LZ_S] = print_tlds_d3_lz_s,
    [MAXWELL_TLDS_A2_LZ_S] = print_tlds_a2_lz_s,
    [MAXWELL_TLDS_D2_LL_AO_S] = print_tlds_d2_ll_ao_s,
    [MAXWELL_TLD4S] = print_tld4s,
    [MAXWELL_VADD] = print_vadd,
    [MAXWELL_VABSDIFF] = print_vabsdiff,
    [MAXWELL_VMNMX] = print_vmnmx,
    [MAXWELL_VSET] = print_vset,
    [MAXWELL_VSETP] = print_vsetp,
    [MAXWELL_VMAD] = print_vmad,
    [MAXWELL_VSHL] = print_vshl,
    [MAXWELL_VSHR] = print_vshr,
    [MAXWELL_VABSDIFF4] = print_vabsdiff4,
    [MAXWELL_IDP_A4] = print_idp_a4,
    [MAXWELL_IDP_A2] = print_idp_a2,
};

size_t maxwell_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[MAXWELL_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
    if (in->form < MAXWELL_FORMS)
        printers[in->form](&w, c, in);
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
