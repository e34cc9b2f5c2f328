/* Generated from the description volta by gen/emit/disasm.lua. Do not edit. */
#include "volta.h"
#include "float_text.h"

#include <string.h>

static const struct rt_code codes_WIDE[2] = {
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
    [9] = {".INVALID9", 9},
    [10] = {".INVALID10", 10},
    [11] = {".INVALID11", 10},
    [12] = {".INVALID12", 10},
    [13] = {".INVALID13", 10},
    [14] = {".INVALID14", 10},
    [15] = {".INVALID15", 10},
};

static const struct rt_code codes_EVICT[8] = {
    [0] = {".EF", 3},
    [1] = {"", 0},
    [2] = {".EL", 3},
    [3] = {".LU", 3},
    [4] = {".EU", 3},
    [5] = {".NA", 3},
};

static const struct rt_code codes_ATYPE3[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".64", 3},
    [3] = {".F32.FTZ.RN", 11},
    [4] = {".F16x2.RN", 9},
    [5] = {".S64", 4},
    [6] = {".F64.RN", 7},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_AORDER[4] = {
    [0] = {".INVALID0", 9},
    [1] = {"", 0},
    [2] = {".STRONG", 7},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_SCOPE[4] = {
    [0] = {".CTA", 4},
    [1] = {".SM", 3},
    [2] = {".GPU", 4},
    [3] = {".SYS", 4},
};

static const struct rt_code codes_PRIV[2] = {
    [0] = {"", 0},
    [1] = {".PRIVATE", 8},
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

static const struct rt_code codes_ATYPE4[16] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".64", 3},
    [3] = {".F32.FTZ.RN", 11},
    [4] = {".F16x2.RN", 9},
    [5] = {".S64", 4},
    [6] = {".F64.RN", 7},
    [7] = {".INVALID7", 9},
    [8] = {".INVALID8", 9},
    [9] = {".INVALID9", 9},
    [10] = {".INVALID10", 10},
    [11] = {".INVALID11", 10},
    [12] = {".INVALID12", 10},
    [13] = {".INVALID13", 10},
    [14] = {".INVALID14", 10},
    [15] = {".INVALID15", 10},
};

static const struct rt_code codes_SORD[16] = {
    [0] = {"", 0},
    [1] = {".CONSTANT.PRIVATE", 17},
    [2] = {".CONSTANT.CTA", 13},
    [3] = {".CONSTANT.CTA.PRIVATE", 21},
    [4] = {".STRONG.SM.PRIVATE", 18},
    [5] = {".STRONG.SM", 10},
    [6] = {".STRONG.GPU.PRIVATE", 19},
    [7] = {".STRONG.GPU", 11},
    [8] = {".MMIO.GPU", 9},
    [10] = {".STRONG.SYS", 11},
    [11] = {".CONSTANT.SM.PRIVATE", 20},
    [13] = {".CONSTANT.VC", 12},
    [14] = {".CONSTANT.VC.PRIVATE", 20},
    [15] = {".CONSTANT.GPU", 13},
};

static const struct rt_code codes_ATYPE9[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".64", 3},
    [3] = {".S64", 4},
    [4] = {".128", 4},
    [5] = {".INVALID5", 9},
    [6] = {".INVALID6", 9},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_FOP[4] = {
    [0] = {".ADD", 4},
    [1] = {".MIN", 4},
    [2] = {".MAX", 4},
};

static const struct rt_code codes_FTYPE[32] = {
    [0] = {".F16x2.RN", 9},
    [1] = {".F16x4.RN", 9},
    [3] = {".BF16x2.RN", 10},
    [8] = {".INVALID8", 9},
    [9] = {".F32.FTZ.RN", 11},
    [11] = {".F32x4.FTZ.RN", 13},
    [12] = {".F32.RN", 7},
    [13] = {".F32x2.RN", 9},
    [15] = {".F64.RN", 7},
    [25] = {".INVALID25", 10},
};

static const struct rt_code codes_CAST[2] = {
    [0] = {".CAS", 4},
    [1] = {".CAST", 5},
};

static const struct rt_code codes_CTYPE3[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".64", 3},
    [4] = {".INVALID4", 9},
    [5] = {".INVALID5", 9},
    [6] = {".INVALID6", 9},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_CTYPE4[16] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".64", 3},
    [4] = {".INVALID4", 9},
    [5] = {".INVALID5", 9},
    [6] = {".INVALID6", 9},
    [7] = {".INVALID7", 9},
    [8] = {".INVALID8", 9},
    [9] = {".INVALID9", 9},
    [10] = {".INVALID10", 10},
    [11] = {".INVALID11", 10},
    [12] = {".INVALID12", 10},
    [13] = {".INVALID13", 10},
    [14] = {".INVALID14", 10},
    [15] = {".INVALID15", 10},
};

static const struct rt_code codes_CTYPE9[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".64", 3},
    [4] = {".128", 4},
    [5] = {".INVALID5", 9},
    [6] = {".INVALID6", 9},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_ROP[8] = {
    [0] = {".ADD", 4},
    [1] = {".MIN", 4},
    [2] = {".MAX", 4},
    [3] = {".INC", 4},
    [4] = {".DEC", 4},
    [5] = {".AND", 4},
    [6] = {".OR", 3},
    [7] = {".XOR", 4},
};

static const struct rt_code codes_RTYPE9[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".64", 3},
    [3] = {".S64", 4},
    [4] = {".INVALID4", 9},
    [5] = {".INVALID5", 9},
    [6] = {".INVALID6", 9},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_STYPE2[4] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".64", 3},
    [3] = {".S64", 4},
};

static const struct rt_code codes_SCALE[4] = {
    [0] = {"", 0},
    [1] = {".X4", 3},
    [2] = {".X8", 3},
    [3] = {".X16", 4},
};

static const struct rt_code codes_SCTYPE2[4] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".64", 3},
};

static const struct rt_code codes_Q0N[2] = {
    [0] = {"", 0},
    [1] = {"!", 1},
};

static const struct rt_code codes_BCLEAR[2] = {
    [0] = {"", 0},
    [1] = {".CLEAR", 6},
};

static const struct rt_code codes_BFROM[64] = {
    [0] = {"B0", 2},
    [1] = {"B1", 2},
    [2] = {"B2", 2},
    [3] = {"B3", 2},
    [4] = {"B4", 2},
    [5] = {"B5", 2},
    [6] = {"B6", 2},
    [7] = {"B7", 2},
    [8] = {"B8", 2},
    [9] = {"B9", 2},
    [10] = {"B10", 3},
    [11] = {"B11", 3},
    [12] = {"B12", 3},
    [13] = {"B13", 3},
    [14] = {"B14", 3},
    [15] = {"B15", 3},
    [22] = {"TRAP_RETURN_PC.HI", 17},
    [38] = {"\?\?\?38", 5},
};

static const struct rt_code codes_PQUAD[2] = {
    [0] = {"", 0},
    [1] = {".PQUAD", 6},
};

static const struct rt_code codes_RAND[2] = {
    [0] = {"", 0},
    [1] = {".RAND", 5},
};

static const struct rt_code codes_WARPS[2] = {
    [0] = {"", 0},
    [1] = {".WARP", 5},
};

static const struct rt_code codes_SYNCS[2] = {
    [0] = {"", 0},
    [1] = {".SYNCS", 6},
};

static const struct rt_code codes_EXCL[2] = {
    [0] = {"", 0},
    [1] = {".EXCLUSIVE", 10},
};

static const struct rt_code codes_EXCLH[2] = {
    [0] = {"", 0},
    [1] = {".EXCLUSIVE", 10},
};

static const struct rt_code codes_DEFER[2] = {
    [0] = {"", 0},
    [1] = {".DEFER_BLOCKING", 15},
};

static const struct rt_code codes_BRED[4] = {
    [0] = {".POPC", 5},
    [1] = {".AND", 4},
    [2] = {".OR", 3},
};

static const struct rt_code codes_DSB[8] = {
    [0] = {"SB0", 3},
    [1] = {"SB1", 3},
    [2] = {"SB2", 3},
    [3] = {"SB3", 3},
    [4] = {"SB4", 3},
    [5] = {"SB5", 3},
    [7] = {"INVALID7", 8},
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

static const struct rt_code codes_DLE[2] = {
    [0] = {".\?\?\?0", 5},
    [1] = {".LE", 3},
};

static const struct rt_code codes_SYMASK[2] = {
    [0] = {"", 0},
    [1] = {".TMASK", 6},
};

static const struct rt_code codes_SYRED[2] = {
    [0] = {"", 0},
    [1] = {".RED", 4},
};

static const struct rt_code codes_SYOPT[2] = {
    [0] = {"", 0},
    [1] = {".OPTOUT", 7},
};

static const struct rt_code codes_SYT[8] = {
    [0] = {"", 0},
    [1] = {".A1T0", 5},
    [3] = {".A0TR", 5},
    [5] = {".ART0", 5},
};

static const struct rt_code codes_SYOP[4] = {
    [1] = {".PHASECHK", 9},
};

static const struct rt_code codes_SYTRY[2] = {
    [0] = {"", 0},
    [1] = {".TRYWAIT", 8},
};

static const struct rt_code codes_SYX[4] = {
    [1] = {".EXCH", 5},
};

static const struct rt_code codes_CCE[2] = {
    [0] = {"", 0},
    [1] = {".E", 2},
};

static const struct rt_code codes_CLEVEL[8] = {
    [0] = {"", 0},
    [1] = {".U", 2},
    [2] = {".C", 2},
    [3] = {".I", 2},
};

static const struct rt_code codes_CCOP[16] = {
    [0] = {".PF1", 4},
    [1] = {".PF2", 4},
    [2] = {".WB", 3},
    [3] = {".IV", 3},
    [4] = {".IVALL", 6},
    [5] = {".RS", 3},
    [6] = {".IVALLP", 7},
    [7] = {".WBALL", 6},
    [8] = {".WBALLP", 7},
};

static const struct rt_code codes_MBSEM[4] = {
    [0] = {".SC", 3},
    [1] = {".ALL", 4},
    [2] = {"", 0},
};

static const struct rt_code codes_MBSCOPE[8] = {
    [0] = {".CTA", 4},
    [1] = {".SM", 3},
    [2] = {".GPU", 4},
    [3] = {".SYS", 4},
    [4] = {".INVALID4", 9},
    [5] = {".INVALID5", 9},
    [6] = {".INVALID6", 9},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_MBIO[2] = {
    [0] = {"", 0},
    [1] = {".MMIO", 5},
};

static const struct rt_code codes_QSPACE[4] = {
    [0] = {".G", 2},
    [1] = {".L", 2},
    [2] = {".S", 2},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_QSPACE9[4] = {
    [0] = {".G", 2},
    [1] = {".L", 2},
    [2] = {".S", 2},
    [3] = {".D", 2},
};

static const struct rt_code codes_REGSW[8] = {
    [5] = {".DEALLOC.CTAPOOL", 16},
    [6] = {".TRY_ALLOC.CTAPOOL", 18},
};

static const struct rt_code codes_KEEP[2] = {
    [0] = {"", 0},
    [1] = {".KEEPREFCOUNT", 13},
};

static const struct rt_code codes_PREEMPT[2] = {
    [0] = {"", 0},
    [1] = {".PREEMPTED", 10},
};

static const struct rt_code codes_ATEX[2] = {
    [0] = {"", 0},
    [1] = {".NO_ATEXIT", 10},
};

static const struct rt_code codes_BHOW[4] = {
    [0] = {"", 0},
    [1] = {".U", 2},
    [2] = {".DIV", 4},
    [3] = {".CONV", 5},
};

static const struct rt_code codes_BDEPTH[4] = {
    [0] = {"", 0},
    [1] = {".INC", 4},
    [2] = {".DEC", 4},
};

static const struct rt_code codes_BUHOW[4] = {
    [0] = {".\?\?\?0", 5},
    [1] = {".U", 2},
};

static const struct rt_code codes_BUPN[2] = {
    [0] = {"", 0},
    [1] = {"!", 1},
};

static const struct rt_code codes_BRHOW[4] = {
    [0] = {".INVALID0", 9},
    [2] = {".DIV", 4},
    [3] = {".CONV", 5},
};

static const struct rt_code codes_JHOW[4] = {
    [0] = {"", 0},
    [1] = {".U", 2},
    [3] = {".CONV", 5},
};

static const struct rt_code codes_NOINC[2] = {
    [0] = {"", 0},
    [1] = {".NOINC", 6},
};

static const struct rt_code codes_NODEC[2] = {
    [0] = {"", 0},
    [1] = {".NODEC", 6},
};

static const struct rt_code codes_BPKIND[8] = {
    [2] = {".PAUSE", 6},
    [3] = {".TRAP", 5},
    [5] = {".DRAIN", 6},
    [6] = {".PAUSE_QUIET", 12},
};

static const struct rt_code codes_FTZ[2] = {
    [0] = {"", 0},
    [1] = {".FTZ", 4},
};

static const struct rt_code codes_CDFF[4] = {
    [1] = {".F16", 4},
    [2] = {".F32", 4},
    [3] = {".F64", 4},
};

static const struct rt_code codes_CSF[4] = {
    [1] = {".F16", 4},
    [2] = {".F32", 4},
    [3] = {".F64", 4},
};

static const struct rt_code codes_FRND[4] = {
    [0] = {"", 0},
    [1] = {".RM", 3},
    [2] = {".RP", 3},
    [3] = {".RZ", 3},
};

static const struct rt_code codes_NB[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_RB[2] = {
    [0] = {"", 0},
    [1] = {".reuse", 6},
};

static const struct rt_code codes_CHALF[4] = {
    [0] = {"", 0},
    [1] = {".H1", 3},
    [2] = {".INVALID2", 9},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_CDI[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {".U32", 4},
    [5] = {"", 0},
    [6] = {".U64", 4},
    [7] = {".S64", 4},
};

static const struct rt_code codes_CSFT[4] = {
    [1] = {".F16", 4},
    [2] = {"", 0},
    [3] = {".F64", 4},
};

static const struct rt_code codes_CINT[4] = {
    [0] = {"", 0},
    [1] = {".FLOOR", 6},
    [2] = {".CEIL", 5},
    [3] = {".TRUNC", 6},
};

static const struct rt_code codes_NTZ[2] = {
    [0] = {"", 0},
    [1] = {".NTZ", 4},
};

static const struct rt_code codes_CDF[4] = {
    [1] = {".F16", 4},
    [2] = {"", 0},
    [3] = {".F64", 4},
};

static const struct rt_code codes_CSI[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {".U32", 4},
    [5] = {"", 0},
    [6] = {".U64", 4},
    [7] = {".S64", 4},
};

static const struct rt_code codes_CBYTE[4] = {
    [0] = {"", 0},
    [1] = {".B1", 3},
    [2] = {".B2", 3},
    [3] = {".B3", 3},
};

static const struct rt_code codes_CNAR[4] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
};

static const struct rt_code codes_CSATF[2] = {
    [0] = {"", 0},
    [1] = {".SATFINITE", 10},
};

static const struct rt_code codes_CRELU[2] = {
    [0] = {"", 0},
    [1] = {".RELU", 5},
};

static const struct rt_code codes_CBF[2] = {
    [0] = {"", 0},
    [1] = {".BF16", 5},
};

static const struct rt_code codes_CRND2[4] = {
    [0] = {"", 0},
    [3] = {".RZ", 3},
};

static const struct rt_code codes_RA[2] = {
    [0] = {"", 0},
    [1] = {".reuse", 6},
};

static const struct rt_code codes_RC[2] = {
    [0] = {"", 0},
    [1] = {".reuse", 6},
};

static const struct rt_code codes_CIPT[4] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".INVALID2", 9},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_CIPR[4] = {
    [0] = {"", 0},
    [1] = {".INVALID1", 9},
    [2] = {".INVALID2", 9},
    [3] = {".TRUNC", 6},
};

static const struct rt_code codes_CIPN[2] = {
    [0] = {"", 0},
    [1] = {".NTZ", 4},
};

static const struct rt_code codes_CIPH[2] = {
    [0] = {"", 0},
    [1] = {".H1", 3},
};

static const struct rt_code codes_CFS[2] = {
    [0] = {".U32", 4},
    [1] = {".S32", 4},
};

static const struct rt_code codes_CFRND[4] = {
    [0] = {"", 0},
    [1] = {".INVALID1", 9},
    [2] = {".INVALID2", 9},
    [3] = {".RZ", 3},
};

static const struct rt_code codes_CPAK[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {".U2", 3},
    [5] = {".S2", 3},
    [6] = {".U4", 3},
    [7] = {".S4", 3},
};

static const struct rt_code codes_CPSX[4] = {
    [0] = {".SAT", 4},
    [1] = {"", 0},
    [2] = {".SATRELU", 8},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_CPSH[4] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
    [2] = {".SATRELU", 8},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_NA[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_NC[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_DCMP[16] = {
    [0] = {".MIN", 4},
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
    [15] = {".MAX", 4},
};

static const struct rt_code codes_BOP[4] = {
    [0] = {".AND", 4},
    [1] = {".OR", 3},
    [2] = {".XOR", 4},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_FSAT[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_FMODE[4] = {
    [0] = {"", 0},
    [1] = {".FMZ", 4},
    [2] = {".FTZ", 4},
};

static const struct rt_code codes_FSCALE[8] = {
    [0] = {".INVALID0", 9},
    [1] = {".D8", 3},
    [2] = {".D4", 3},
    [3] = {".D2", 3},
    [4] = {"", 0},
    [5] = {".M2", 3},
    [6] = {".M4", 3},
    [7] = {".M8", 3},
};

static const struct rt_code codes_FNAN[2] = {
    [0] = {"", 0},
    [1] = {".NAN", 4},
};

static const struct rt_code codes_FXORS[2] = {
    [0] = {"", 0},
    [1] = {".XORSIGN", 8},
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

static const struct rt_code codes_NDV[2] = {
    [0] = {"", 0},
    [1] = {".NDV", 4},
};

static const struct rt_code codes_SWD[4] = {
    [0] = {"PP", 2},
    [1] = {"PN", 2},
    [2] = {"NP", 2},
    [3] = {"ZP", 2},
};

static const struct rt_code codes_SWC[4] = {
    [0] = {"PP", 2},
    [1] = {"PN", 2},
    [2] = {"NP", 2},
    [3] = {"ZP", 2},
};

static const struct rt_code codes_SWB[4] = {
    [0] = {"PP", 2},
    [1] = {"PN", 2},
    [2] = {"NP", 2},
    [3] = {"ZP", 2},
};

static const struct rt_code codes_SWA[4] = {
    [0] = {"PP", 2},
    [1] = {"PN", 2},
    [2] = {"NP", 2},
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
    [9] = {".TANH", 5},
    [10] = {".INVALID10", 10},
    [11] = {".INVALID11", 10},
    [12] = {".INVALID12", 10},
    [13] = {".INVALID13", 10},
    [14] = {".INVALID14", 10},
    [15] = {".INVALID15", 10},
};

static const struct rt_code codes_MUH[2] = {
    [0] = {"", 0},
    [1] = {".F16", 4},
};

static const struct rt_code codes_MUT[4] = {
    [0] = {"", 0},
    [1] = {".F16", 4},
    [2] = {".BF16", 5},
};

static const struct rt_code codes_AO[2] = {
    [0] = {"", 0},
    [1] = {".O", 2},
};

static const struct rt_code codes_AMODE[4] = {
    [0] = {".PASS", 5},
    [1] = {".CONSTANT", 9},
    [2] = {".STATE", 6},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_AWHERE[4] = {
    [0] = {"", 0},
    [1] = {".CENTROID", 9},
    [2] = {".OFFSET", 7},
};

static const struct rt_code codes_OUTK[4] = {
    [1] = {".EMIT", 5},
    [2] = {".CUT", 4},
    [3] = {".EMIT_THEN_CUT", 14},
};

static const struct rt_code codes_HF32[2] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
};

static const struct rt_code codes_HTY[4] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
    [2] = {".BF16_V2", 8},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_HSA[4] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
};

static const struct rt_code codes_HXA[4] = {
    [0] = {"", 0},
    [1] = {".INVALID1", 9},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
};

static const struct rt_code codes_HSB[4] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
};

static const struct rt_code codes_HXB[4] = {
    [0] = {"", 0},
    [1] = {".INVALID1", 9},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
};

static const struct rt_code codes_HXTY[4] = {
    [0] = {"", 0},
    [1] = {".INVALID1", 9},
    [2] = {".BF16_V2", 8},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_HNB[8] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
    [4] = {".H0_NH1", 7},
};

static const struct rt_code codes_HNC[2] = {
    [0] = {"", 0},
    [1] = {"-", 1},
};

static const struct rt_code codes_HSC[4] = {
    [0] = {"", 0},
    [1] = {".F32", 4},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
};

static const struct rt_code codes_HXC[4] = {
    [0] = {"", 0},
    [1] = {".INVALID1", 9},
    [2] = {".H0_H0", 6},
    [3] = {".H1_H1", 6},
};

static const struct rt_code codes_HSTY[4] = {
    [0] = {"", 0},
    [1] = {".INVALID1", 9},
    [2] = {".BF16_V2", 8},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_HBF1[2] = {
    [0] = {"", 0},
    [1] = {".BF", 3},
};

static const struct rt_code codes_HBOP[4] = {
    [0] = {".AND", 4},
    [1] = {".OR", 3},
    [2] = {".XOR", 4},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_HAND[2] = {
    [0] = {"", 0},
    [1] = {".H_AND", 6},
};

static const struct rt_code codes_IA[2] = {
    [0] = {"", 0},
    [1] = {"~", 1},
};

static const struct rt_code codes_IB[2] = {
    [0] = {"", 0},
    [1] = {"~", 1},
};

static const struct rt_code codes_IC[2] = {
    [0] = {"", 0},
    [1] = {"~", 1},
};

static const struct rt_code codes_Q1N[2] = {
    [0] = {"", 0},
    [1] = {"!", 1},
};

static const struct rt_code codes_US[2] = {
    [0] = {".U32", 4},
    [1] = {"", 0},
};

static const struct rt_code codes_PAND[2] = {
    [0] = {"", 0},
    [1] = {".PAND", 5},
};

static const struct rt_code codes_SHD[2] = {
    [0] = {".L", 2},
    [1] = {".R", 2},
};

static const struct rt_code codes_SHW[2] = {
    [0] = {"", 0},
    [1] = {".W", 2},
};

static const struct rt_code codes_SHT[4] = {
    [0] = {".S64", 4},
    [1] = {".U64", 4},
    [2] = {".S32", 4},
    [3] = {".U32", 4},
};

static const struct rt_code codes_SHHI[2] = {
    [0] = {"", 0},
    [1] = {".HI", 3},
};

static const struct rt_code codes_PMODE[8] = {
    [0] = {"", 0},
    [1] = {".F4E", 4},
    [2] = {".B4E", 4},
    [3] = {".RC8", 4},
    [4] = {".ECL", 4},
    [5] = {".ECR", 4},
    [6] = {".RC16", 5},
    [7] = {".INVALID7", 9},
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

static const struct rt_code codes_CMPU[2] = {
    [0] = {".U32", 4},
    [1] = {"", 0},
};

static const struct rt_code codes_Q2N[2] = {
    [0] = {"", 0},
    [1] = {"!", 1},
};

static const struct rt_code codes_SGU[2] = {
    [0] = {".U32", 4},
    [1] = {"", 0},
};

static const struct rt_code codes_FLSH[2] = {
    [0] = {"", 0},
    [1] = {".SH", 3},
};

static const struct rt_code codes_WRAP[2] = {
    [0] = {"", 0},
    [1] = {".W", 2},
};

static const struct rt_code codes_MMU[2] = {
    [0] = {".U32", 4},
    [1] = {"", 0},
};

static const struct rt_code codes_LSIZE[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {"", 0},
    [5] = {".64", 3},
    [6] = {".128", 4},
    [7] = {".U.128", 6},
};

static const struct rt_code codes_LORDER[4] = {
    [0] = {".CONSTANT", 9},
    [1] = {"", 0},
    [2] = {".STRONG", 7},
    [3] = {".MMIO", 5},
};

static const struct rt_code codes_LTC[4] = {
    [0] = {"", 0},
    [1] = {".LTC64B", 7},
    [2] = {".LTC128B", 8},
    [3] = {".LTC256B", 8},
};

static const struct rt_code codes_NPN[2] = {
    [0] = {"", 0},
    [1] = {"!", 1},
};

static const struct rt_code codes_NP[8] = {
    [0] = {"PT", 2},
    [1] = {"P6", 2},
    [2] = {"P5", 2},
    [3] = {"P4", 2},
    [4] = {"P3", 2},
    [5] = {"P2", 2},
    [6] = {"P1", 2},
    [7] = {"P0", 2},
};

static const struct rt_code codes_MSIZE[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {"", 0},
    [5] = {".64", 3},
    [6] = {".128", 4},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_LORD[16] = {
    [0] = {"", 0},
    [1] = {".CONSTANT.PRIVATE", 17},
    [2] = {".CONSTANT.CTA", 13},
    [3] = {".CONSTANT.CTA.PRIVATE", 21},
    [4] = {".CONSTANT", 9},
    [5] = {".STRONG.SM", 10},
    [6] = {".STRONG.GPU.PRIVATE", 19},
    [7] = {".STRONG.GPU", 11},
    [8] = {".MMIO.GPU", 9},
    [10] = {".STRONG.SYS", 11},
    [11] = {".CONSTANT.SM.PRIVATE", 20},
    [13] = {".CONSTANT.VC", 12},
    [14] = {".CONSTANT.VC.PRIVATE", 20},
    [15] = {".CONSTANT.GPU", 13},
};

static const struct rt_code codes_SORDER[4] = {
    [0] = {".INVALID0", 9},
    [1] = {"", 0},
    [2] = {".STRONG", 7},
    [3] = {".MMIO", 5},
};

static const struct rt_code codes_SU[2] = {
    [0] = {"", 0},
    [1] = {".U", 2},
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

static const struct rt_code codes_CMODE[4] = {
    [0] = {"", 0},
    [1] = {".IL", 3},
    [2] = {".IS", 3},
    [3] = {".ISL", 4},
};

static const struct rt_code codes_CSIZE[8] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U16", 4},
    [3] = {".S16", 4},
    [4] = {"", 0},
    [5] = {".64", 3},
    [6] = {".INVALID6", 9},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_UQN[2] = {
    [0] = {"", 0},
    [1] = {"!", 1},
};

static const struct rt_code codes_MKIND[4] = {
    [0] = {".M88", 4},
    [1] = {".MT88", 5},
    [2] = {".M816", 5},
};

static const struct rt_code codes_MCOUNT[4] = {
    [0] = {"", 0},
    [1] = {".2", 2},
    [2] = {".4", 2},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_BYPASS[2] = {
    [0] = {".BYPASS", 7},
    [1] = {"", 0},
};

static const struct rt_code codes_GLTC[4] = {
    [0] = {"", 0},
    [1] = {".LTC64B", 7},
    [2] = {".LTC128B", 8},
    [3] = {".LTC256B", 8},
};

static const struct rt_code codes_GSIZE[8] = {
    [0] = {".INVALID0", 9},
    [1] = {".INVALID1", 9},
    [2] = {".INVALID2", 9},
    [3] = {".INVALID3", 9},
    [4] = {"", 0},
    [5] = {".64", 3},
    [6] = {".128", 4},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_ZFILL[2] = {
    [0] = {"", 0},
    [1] = {".ZFILL", 6},
};

static const struct rt_code codes_GORD[16] = {
    [0] = {"", 0},
    [1] = {".CONSTANT.PRIVATE", 17},
    [2] = {".CONSTANT.CTA", 13},
    [3] = {".CONSTANT.CTA.PRIVATE", 21},
    [4] = {".CONSTANT", 9},
    [5] = {".STRONG.SM", 10},
    [6] = {".STRONG.GPU.PRIVATE", 19},
    [7] = {".STRONG.GPU", 11},
    [8] = {".MMIO.SM", 8},
    [10] = {".STRONG.SYS", 11},
    [11] = {".CONSTANT.SM.PRIVATE", 20},
    [13] = {".CONSTANT.VC", 12},
    [14] = {".CONSTANT.VC.PRIVATE", 20},
    [15] = {".CONSTANT.GPU", 13},
};

static const struct rt_code codes_SWIDE[2] = {
    [0] = {".32", 3},
    [1] = {"", 0},
};

static const struct rt_code codes_SBA[2] = {
    [0] = {"", 0},
    [1] = {".BA", 3},
};

static const struct rt_code codes_SDIM[8] = {
    [0] = {".1D", 3},
    [1] = {".1D_BUFFER", 10},
    [2] = {".1D_ARRAY", 9},
    [3] = {".2D", 3},
    [4] = {".2D_ARRAY", 9},
    [5] = {".3D", 3},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_SBAD[4] = {
    [0] = {".IGN", 4},
    [1] = {".NEAR", 5},
    [2] = {".TRAP", 5},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_SMASK[16] = {
    [0] = {".INVALID0", 9},
    [1] = {".R", 2},
    [2] = {".INVALID2", 9},
    [4] = {".INVALID4", 9},
    [5] = {".INVALID5", 9},
    [6] = {".INVALID6", 9},
    [7] = {".INVALID7", 9},
    [8] = {".INVALID8", 9},
    [9] = {".INVALID9", 9},
    [10] = {".INVALID10", 10},
    [11] = {".INVALID11", 10},
    [12] = {".INVALID12", 10},
    [13] = {".INVALID13", 10},
    [14] = {".INVALID14", 10},
    [15] = {"", 0},
};

static const struct rt_code codes_STYPE[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".U64", 4},
    [3] = {".F32.FTZ.RN", 11},
    [4] = {".F16x2.RN", 9},
    [5] = {".S64", 4},
    [6] = {".SD32", 5},
    [7] = {".SD64", 5},
};

static const struct rt_code codes_SCTYPE[8] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
    [2] = {".U64", 4},
    [4] = {".INVALID4", 9},
    [5] = {".INVALID5", 9},
    [6] = {".INVALID6", 9},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_MV4[2] = {
    [0] = {".884", 4},
    [1] = {".444", 4},
};

static const struct rt_code codes_MVT[4] = {
    [0] = {".F16.F16", 8},
    [1] = {".F32.F16", 8},
    [3] = {".F32.F32", 8},
};

static const struct rt_code codes_MSTEP[4] = {
    [0] = {".STEP0", 6},
    [1] = {".STEP1", 6},
    [2] = {".STEP2", 6},
    [3] = {".STEP3", 6},
};

static const struct rt_code codes_MSAT1[2] = {
    [0] = {"", 0},
    [1] = {".SATFINITE", 10},
};

static const struct rt_code codes_MROWA[2] = {
    [0] = {".ROW", 4},
    [1] = {".COL", 4},
};

static const struct rt_code codes_MROWB[2] = {
    [0] = {".ROW", 4},
    [1] = {".COL", 4},
};

static const struct rt_code codes_MSHAPE[4] = {
    [0] = {".1688", 5},
    [1] = {".16816", 6},
    [2] = {".1684", 5},
};

static const struct rt_code codes_MVD[2] = {
    [0] = {".F16", 4},
    [1] = {".F32", 4},
};

static const struct rt_code codes_MFMT[4] = {
    [0] = {"", 0},
    [1] = {".BF16", 5},
    [2] = {".TF32", 5},
};

static const struct rt_code codes_MUP[8] = {
    [1] = {"UP6", 3},
    [2] = {"UP5", 3},
    [3] = {"UP4", 3},
    [4] = {"UP3", 3},
    [5] = {"UP2", 3},
    [6] = {"UP1", 3},
    [7] = {"UP0", 3},
};

static const struct rt_code codes_MUPC[8] = {
    [0] = {"UPT", 3},
    [1] = {"UP6", 3},
    [2] = {"UP5", 3},
    [3] = {"UP4", 3},
    [4] = {"UP3", 3},
    [5] = {"UP2", 3},
    [6] = {"UP1", 3},
    [7] = {"UP0", 3},
};

static const struct rt_code codes_MISHAPE[8] = {
    [0] = {".8816", 5},
    [2] = {".8832", 5},
    [4] = {".16816", 6},
    [5] = {".16832", 6},
    [6] = {".16864", 6},
};

static const struct rt_code codes_MIA[4] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U4", 3},
    [3] = {".S4", 3},
};

static const struct rt_code codes_MIB[4] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
    [2] = {".U4", 3},
    [3] = {".S4", 3},
};

static const struct rt_code codes_MSAT[2] = {
    [0] = {"", 0},
    [1] = {".SAT", 4},
};

static const struct rt_code codes_MBSHAPE[4] = {
    [0] = {".88128", 6},
    [1] = {".168128", 7},
    [2] = {".168256", 7},
};

static const struct rt_code codes_MMSIZE[8] = {
    [0] = {".16", 3},
    [6] = {".INVALID6", 9},
};

static const struct rt_code codes_MMKIND[4] = {
    [0] = {".MT88", 5},
    [1] = {".M832", 5},
    [2] = {".M864", 5},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_TSCR[2] = {
    [0] = {"", 0},
    [1] = {".SCR", 4},
};

static const struct rt_code codes_TB[2] = {
    [0] = {"", 0},
    [1] = {".B", 2},
};

static const struct rt_code codes_TF16[4] = {
    [0] = {"", 0},
    [1] = {".F16.RN", 7},
    [2] = {".F16.RZ", 7},
};

static const struct rt_code codes_TLOD[8] = {
    [0] = {"", 0},
    [1] = {".LZ", 3},
    [2] = {".LB", 3},
    [3] = {".LL", 3},
    [4] = {".LC", 3},
    [6] = {".LC.FDV", 7},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_TAOFFI[2] = {
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

static const struct rt_code codes_TNODEP[2] = {
    [0] = {"", 0},
    [1] = {".NODEP", 6},
};

static const struct rt_code codes_TDIM[8] = {
    [0] = {"1D", 2},
    [1] = {"2D", 2},
    [2] = {"3D", 2},
    [3] = {"CUBE", 4},
    [4] = {"ARRAY_1D", 8},
    [5] = {"ARRAY_2D", 8},
    [7] = {"ARRAY_CUBE", 10},
};

static const struct rt_code codes_TLODL[8] = {
    [0] = {".INVALID0", 9},
    [1] = {".LZ", 3},
    [2] = {".INVALID2", 9},
    [3] = {".LL", 3},
    [4] = {".INVALID4", 9},
    [5] = {".INVALID5", 9},
    [6] = {".INVALID6", 9},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_TCL[2] = {
    [0] = {"", 0},
    [1] = {".CL", 3},
};

static const struct rt_code codes_TMS[2] = {
    [0] = {"", 0},
    [1] = {".MS", 3},
};

static const struct rt_code codes_TDIML[8] = {
    [0] = {"1D", 2},
    [1] = {"2D", 2},
    [2] = {"3D", 2},
    [3] = {"INVALID3", 8},
    [4] = {"ARRAY_1D", 8},
    [5] = {"ARRAY_2D", 8},
};

static const struct rt_code codes_TCOMP[4] = {
    [0] = {".R", 2},
    [1] = {".G", 2},
    [2] = {".B", 2},
    [3] = {".A", 2},
};

static const struct rt_code codes_TOFF4[4] = {
    [0] = {"", 0},
    [1] = {".AOFFI", 6},
    [2] = {".PTP", 4},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_TDIM4[8] = {
    [0] = {"INVALID0", 8},
    [1] = {"2D", 2},
    [3] = {"CUBE", 4},
    [5] = {"ARRAY_2D", 8},
    [7] = {"ARRAY_CUBE", 10},
};

static const struct rt_code codes_TLC[2] = {
    [0] = {"", 0},
    [1] = {".LC", 3},
};

static const struct rt_code codes_TQ[4] = {
    [0] = {"TEX_HEADER_DIMENSION", 20},
    [1] = {"TEX_HEADER_TEXTURE_TYPE", 23},
    [2] = {"TEX_HEADER_SAMPLER_POS", 22},
};

static const struct rt_code codes_TDIMF[8] = {
    [0] = {"INVALID0", 8},
    [1] = {"2D", 2},
    [2] = {"3D", 2},
    [3] = {"INVALID3", 8},
    [4] = {"INVALID4", 8},
    [5] = {"INVALID5", 8},
    [6] = {"INVALID6", 8},
    [7] = {"INVALID7", 8},
};

static const struct rt_code codes_UPMODE[2] = {
    [0] = {"", 0},
    [1] = {".\?\?\?1", 5},
};

static const struct rt_code codes_PRPART[4] = {
    [0] = {"", 0},
    [1] = {".B1", 3},
    [2] = {".B2", 3},
    [3] = {".B3", 3},
};

static const struct rt_code codes_ROR[2] = {
    [0] = {"", 0},
    [1] = {".OR", 3},
};

static const struct rt_code codes_VU32[2] = {
    [0] = {".U32", 4},
    [1] = {"", 0},
};

static const struct rt_code codes_VU8[2] = {
    [0] = {".U8", 3},
    [1] = {"", 0},
};

static const struct rt_code codes_VACC[2] = {
    [0] = {"", 0},
    [1] = {".ACC", 4},
};

static const struct rt_code codes_DPA[2] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
};

static const struct rt_code codes_DPB[2] = {
    [0] = {".U8", 3},
    [1] = {".S8", 3},
};

static const struct rt_code codes_DPHI[2] = {
    [0] = {".LO", 3},
    [1] = {".HI", 3},
};

static const struct rt_code codes_DPA2[2] = {
    [0] = {".U16", 4},
    [1] = {".S16", 4},
};

static const struct rt_code codes_VMODE[4] = {
    [0] = {".ALL", 4},
    [1] = {".ANY", 4},
    [2] = {".EQ", 3},
    [3] = {".INVALID3", 9},
};

static const struct rt_code codes_MU64[2] = {
    [0] = {"", 0},
    [1] = {".U64", 4},
};

static const struct rt_code codes_SMODE[4] = {
    [0] = {".IDX", 4},
    [1] = {".UP", 3},
    [2] = {".DOWN", 5},
    [3] = {".BFLY", 5},
};

static const struct rt_code codes_RDXOP[8] = {
    [0] = {"", 0},
    [1] = {".OR", 3},
    [2] = {".XOR", 4},
    [3] = {".SUM", 4},
    [4] = {".MIN", 4},
    [5] = {".MAX", 4},
    [7] = {".INVALID7", 9},
};

static const struct rt_code codes_RDXS[2] = {
    [0] = {"", 0},
    [1] = {".S32", 4},
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

static const struct rt_code names_ur[64] = {
    [0] = {"UR0", 3},
    [1] = {"UR1", 3},
    [2] = {"UR2", 3},
    [3] = {"UR3", 3},
    [4] = {"UR4", 3},
    [5] = {"UR5", 3},
    [6] = {"UR6", 3},
    [7] = {"UR7", 3},
    [8] = {"UR8", 3},
    [9] = {"UR9", 3},
    [10] = {"UR10", 4},
    [11] = {"UR11", 4},
    [12] = {"UR12", 4},
    [13] = {"UR13", 4},
    [14] = {"UR14", 4},
    [15] = {"UR15", 4},
    [16] = {"UR16", 4},
    [17] = {"UR17", 4},
    [18] = {"UR18", 4},
    [19] = {"UR19", 4},
    [20] = {"UR20", 4},
    [21] = {"UR21", 4},
    [22] = {"UR22", 4},
    [23] = {"UR23", 4},
    [24] = {"UR24", 4},
    [25] = {"UR25", 4},
    [26] = {"UR26", 4},
    [27] = {"UR27", 4},
    [28] = {"UR28", 4},
    [29] = {"UR29", 4},
    [30] = {"UR30", 4},
    [31] = {"UR31", 4},
    [32] = {"UR32", 4},
    [33] = {"UR33", 4},
    [34] = {"UR34", 4},
    [35] = {"UR35", 4},
    [36] = {"UR36", 4},
    [37] = {"UR37", 4},
    [38] = {"UR38", 4},
    [39] = {"UR39", 4},
    [40] = {"UR40", 4},
    [41] = {"UR41", 4},
    [42] = {"UR42", 4},
    [43] = {"UR43", 4},
    [44] = {"UR44", 4},
    [45] = {"UR45", 4},
    [46] = {"UR46", 4},
    [47] = {"UR47", 4},
    [48] = {"UR48", 4},
    [49] = {"UR49", 4},
    [50] = {"UR50", 4},
    [51] = {"UR51", 4},
    [52] = {"UR52", 4},
    [53] = {"UR53", 4},
    [54] = {"UR54", 4},
    [55] = {"UR55", 4},
    [56] = {"UR56", 4},
    [57] = {"UR57", 4},
    [58] = {"UR58", 4},
    [59] = {"UR59", 4},
    [60] = {"UR60", 4},
    [61] = {"UR61", 4},
    [62] = {"UR62", 4},
    [63] = {"URZ", 3},
};

static const struct rt_code names_up[8] = {
    [0] = {"UP0", 3},
    [1] = {"UP1", 3},
    [2] = {"UP2", 3},
    [3] = {"UP3", 3},
    [4] = {"UP4", 3},
    [5] = {"UP5", 3},
    [6] = {"UP6", 3},
    [7] = {"UPT", 3},
};

static const struct rt_code names_sr[256] = {
    [0] = {"SR_LANEID", 9},
    [1] = {"SR_CLOCK", 8},
    [2] = {"SR_VIRTCFG", 10},
    [3] = {"SR_VIRTID", 9},
    [4] = {"SR4", 3},
    [5] = {"SR5", 3},
    [6] = {"SR6", 3},
    [7] = {"SR7", 3},
    [8] = {"SR8", 3},
    [9] = {"SR9", 3},
    [10] = {"SR10", 4},
    [11] = {"SR11", 4},
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
    [24] = {"SR_SW_SCRATCH", 13},
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
    [36] = {"SR36", 4},
    [37] = {"SR_CTAID.X", 10},
    [38] = {"SR_CTAID.Y", 10},
    [39] = {"SR_CTAID.Z", 10},
    [40] = {"SR_NTID", 7},
    [41] = {"SR_CirQueueIncrMinusOne", 23},
    [42] = {"SR_NLATC", 8},
    [43] = {"SR43", 4},
    [44] = {"SR_SM_SPA_VERSION", 17},
    [45] = {"SR_MULTIPASSSHADERINFO", 22},
    [46] = {"SR_LWINHI", 9},
    [47] = {"SR_SWINHI", 9},
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
    [62] = {"SR_BARRIERALLOC", 15},
    [63] = {"SR63", 4},
    [64] = {"SR_GLOBALERRORSTATUS", 20},
    [65] = {"SR65", 4},
    [66] = {"SR_WARPERRORSTATUS", 18},
    [67] = {"SR_VIRTUALSMID", 14},
    [68] = {"SR_VIRTUALENGINEID", 18},
    [69] = {"SR69", 4},
    [70] = {"SR70", 4},
    [71] = {"SR71", 4},
    [72] = {"SR72", 4},
    [73] = {"SR73", 4},
    [74] = {"SR74", 4},
    [75] = {"SR75", 4},
    [76] = {"SR76", 4},
    [77] = {"SR77", 4},
    [78] = {"SR78", 4},
    [79] = {"SR79", 4},
    [80] = {"SR_CLOCKLO", 10},
    [81] = {"SR_CLOCKHI", 10},
    [82] = {"SR_GLOBALTIMERLO", 16},
    [83] = {"SR_GLOBALTIMERHI", 16},
    [84] = {"SR_ESR_PC", 9},
    [85] = {"SR_ESR_PC_HI", 12},
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
    [100] = {"SR_PM0", 6},
    [101] = {"SR_PM_HI0", 9},
    [102] = {"SR_PM1", 6},
    [103] = {"SR_PM_HI1", 9},
    [104] = {"SR_PM2", 6},
    [105] = {"SR_PM_HI2", 9},
    [106] = {"SR_PM3", 6},
    [107] = {"SR_PM_HI3", 9},
    [108] = {"SR_PM4", 6},
    [109] = {"SR_PM_HI4", 9},
    [110] = {"SR_PM5", 6},
    [111] = {"SR_PM_HI5", 9},
    [112] = {"SR_PM6", 6},
    [113] = {"SR_PM_HI6", 9},
    [114] = {"SR_PM7", 6},
    [115] = {"SR_PM_HI7", 9},
    [116] = {"SR_SNAP_PM0", 11},
    [117] = {"SR_SNAP_PM_HI0", 14},
    [118] = {"SR_SNAP_PM1", 11},
    [119] = {"SR_SNAP_PM_HI1", 14},
    [120] = {"SR_SNAP_PM2", 11},
    [121] = {"SR_SNAP_PM_HI2", 14},
    [122] = {"SR_SNAP_PM3", 11},
    [123] = {"SR_SNAP_PM_HI3", 14},
    [124] = {"SR_SNAP_PM4", 11},
    [125] = {"SR_SNAP_PM_HI4", 14},
    [126] = {"SR_SNAP_PM5", 11},
    [127] = {"SR_SNAP_PM_HI5", 14},
    [128] = {"SR_SNAP_PM6", 11},
    [129] = {"SR_SNAP_PM_HI6", 14},
    [130] = {"SR_SNAP_PM7", 11},
    [131] = {"SR_SNAP_PM_HI7", 14},
    [132] = {"SR_VARIABLE_RATE", 16},
    [133] = {"SR_TTU_TICKET_INFO", 18},
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
    [255] = {"SRZ", 3},
};

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

static void print_operand_are(struct rt_text *w, const uint8_t *line, const uint64_t *value)
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
        rt_signed_hex(w, rt_sign(value[1], 24));
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

static void print_operand_at(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "[", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_marks(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        break;
    case 2:
        rt_put(w, "\?PM1", 4);
        break;
    case 3:
        rt_put(w, "\?PM2", 4);
        break;
    default:
        rt_put(w, "\?PM3", 4);
        break;
    }
}

static void print_operand_wu(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        rt_put(w, ".E", 2);
        break;
    default:
        break;
    }
}

static void print_operand_ag(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64]", 4);
        break;
    case 5:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 6:
        rt_put(w, "desc[", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64]", 4);
        break;
    default:
        rt_put(w, "desc[", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_desc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        break;
    case 2:
        break;
    default:
        rt_put(w, "{desc ", 6);
        rt_code(w, &names_ur[value[0]]);
        rt_put(w, "}", 1);
        break;
    }
}

static void print_operand_marks_of_atom_h(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_put(w, "\?PM1", 4);
        break;
    case 2:
        rt_put(w, "\?PM2", 4);
        break;
    default:
        rt_put(w, "\?PM3", 4);
        break;
    }
}

static void print_operand_ag_of_atom_hd(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64]", 4);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_desc_of_atom_hd(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        break;
    default:
        rt_put(w, "{desc ", 6);
        rt_code(w, &names_ur[value[0]]);
        rt_put(w, "}", 1);
        break;
    }
}

static void print_operand_casop(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_CAST[value[0]]);
        break;
    case 1:
        rt_code(w, &codes_CAST[value[0]]);
        break;
    default:
        rt_code(w, &codes_CAST[value[0]]);
        rt_put(w, ".SPIN", 5);
        break;
    }
}

static void print_operand_ars(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_SCALE[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_SCALE[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_SCALE[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_als(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_SCALE[value[1]]);
        rt_put(w, "+", 1);
        rt_code(w, &names_ur[value[2]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_SCALE[value[1]]);
        rt_put(w, "+", 1);
        rt_code(w, &names_ur[value[2]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[3], 24));
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_SCALE[value[1]]);
        rt_put(w, "+", 1);
        rt_code(w, &names_ur[value[2]]);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_SCALE[value[1]]);
        rt_put(w, "+", 1);
        rt_code(w, &names_ur[value[2]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[3], 24));
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "[", 1);
        rt_code(w, &names_ur[value[2]]);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_ur[value[2]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[3], 24));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_px(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_code(w, &codes_Q0N[value[0]]);
        rt_code(w, &names_p[value[1]]);
        break;
    default:
        rt_code(w, &codes_Q0N[value[0]]);
        rt_code(w, &names_p[value[1]]);
        break;
    }
}

static void print_operand_mb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        break;
    case 1:
        rt_hex(w, value[1]);
        break;
    case 2:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[4]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[4]]);
        break;
    }
}

static void print_operand_mlr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        break;
    case 1:
        rt_hex(w, value[1] * 4);
        break;
    case 2:
        rt_hex(w, value[2] * 4);
        break;
    case 3:
        rt_put(w, "c[", 2);
        rt_hex(w, value[3]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[5]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[5]]);
        break;
    }
}

static void print_operand_syn(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_code(w, &codes_SYNCS[value[0]]);
        break;
    }
}

static void print_operand_nap(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        break;
    case 1:
        rt_hex(w, value[1]);
        break;
    case 2:
        rt_hex(w, value[1]);
        break;
    case 3:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[4]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[4]]);
        break;
    }
}

static void print_operand_exclusive(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_EXCL[value[0]]);
        break;
    default:
        break;
    }
}

static void print_operand_mi(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0]);
        break;
    case 1:
        rt_put(w, "c[", 2);
        rt_hex(w, value[1]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[3]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[3]]);
        break;
    }
}

static void print_operand_baro(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_r[value[0]]);
        break;
    case 1:
        rt_code(w, &names_r[value[0]]);
        break;
    case 2:
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        break;
    case 3:
        rt_hex(w, value[2]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_r[value[0]]);
        break;
    case 4:
        rt_hex(w, value[2]);
        break;
    default:
        rt_hex(w, value[2]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        break;
    }
}

static void print_operand_bara(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_r[value[0]]);
        break;
    case 1:
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        break;
    case 2:
        rt_hex(w, value[2]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_r[value[0]]);
        break;
    default:
        rt_hex(w, value[2]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        break;
    }
}

static void print_operand_po(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_code(w, &names_p[value[0]]);
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

static void print_operand_ml(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0] * 4);
        break;
    case 1:
        rt_hex(w, value[1] * 4);
        break;
    case 2:
        rt_put(w, "c[", 2);
        rt_hex(w, value[2]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[4]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[4]]);
        break;
    }
}

static void print_operand_al(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "[", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_uguard(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_put(w, "@", 1);
        rt_code(w, &names_up[value[0]]);
        break;
    default:
        rt_put(w, "@!", 2);
        rt_code(w, &names_up[value[0]]);
        break;
    }
}

static void print_operand_syat(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_ur[value[0]]);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_ur[value[0]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[1], 24));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_au(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_ar32(struct rt_text *w, const uint8_t *line, const uint64_t *value)
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
        rt_signed_hex(w, rt_sign(value[1], 32));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_qsp(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_QSPACE[value[0]]);
        break;
    default:
        rt_code(w, &codes_QSPACE9[value[1]]);
        break;
    }
}

static void print_operand_upo(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_code(w, &names_up[value[0]]);
        break;
    }
}

static void print_operand_to(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, c->address + in->length + (uint64_t)rt_sign(value[0], 48) * 4);
        break;
    default:
        rt_hex(w, c->address + in->length + (uint64_t)rt_sign(value[1], 56) * 4);
        break;
    }
}

static void print_operand_place(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0] * 4);
        break;
    default:
        rt_hex(w, value[1] * 4);
        break;
    }
}

static void print_operand_cb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "c[", 2);
        rt_hex(w, value[0]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[1], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[2]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[1], 14) * 4);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_by(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_signed_hex(w, rt_sign(value[0], 48) * 4);
        break;
    case 2:
        break;
    default:
        rt_signed_hex(w, rt_sign(value[1], 56) * 4);
        break;
    }
}

static void print_operand_bpn(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_hex(w, value[0]);
        break;
    }
}

static void print_operand_cs32(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){32, 32, 20}, value[3]);
        break;
    case 3:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 1, value + 4);
        break;
    case 4:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 2, value + 4);
        rt_put(w, "|", 1);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[6]]);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[6]]);
        rt_put(w, "|", 1);
        break;
    }
}

static void print_operand_cs16(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        rt_code(w, &codes_CHALF[value[3]]);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        rt_code(w, &codes_CHALF[value[3]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[4]);
        break;
    case 3:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 1, value + 5);
        rt_code(w, &codes_CHALF[value[3]]);
        break;
    case 4:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 2, value + 5);
        rt_put(w, "|", 1);
        rt_code(w, &codes_CHALF[value[3]]);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[7]]);
        rt_code(w, &codes_CHALF[value[3]]);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[7]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_CHALF[value[3]]);
        break;
    }
}

static void print_operand_cs64(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){64, 32, 20}, value[3]);
        break;
    case 3:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 1, value + 4);
        break;
    case 4:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 2, value + 4);
        rt_put(w, "|", 1);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[6]]);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[6]]);
        rt_put(w, "|", 1);
        break;
    }
}

static void print_operand_ci8(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RB[value[1]]);
        rt_code(w, &codes_CBYTE[value[2]]);
        break;
    case 1:
        print_operand_cb(w, line + 1, value + 3);
        rt_code(w, &codes_CBYTE[value[2]]);
        break;
    default:
        rt_code(w, &names_ur[value[5]]);
        rt_code(w, &codes_CBYTE[value[2]]);
        break;
    }
}

static void print_operand_ci16(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RB[value[1]]);
        rt_code(w, &codes_CHALF[value[2]]);
        break;
    case 1:
        print_operand_cb(w, line + 1, value + 3);
        rt_code(w, &codes_CHALF[value[2]]);
        break;
    default:
        rt_code(w, &names_ur[value[5]]);
        rt_code(w, &codes_CHALF[value[2]]);
        break;
    }
}

static void print_operand_sbu(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RB[value[1]]);
        break;
    case 1:
        rt_hex(w, value[2]);
        break;
    case 2:
        rt_put(w, "c[", 2);
        rt_hex(w, value[3]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[5]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[5]]);
        break;
    }
}

static void print_operand_cpack(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_CSATF[value[0]]);
        rt_code(w, &codes_CRELU[value[1]]);
        rt_code(w, &codes_CBF[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_CSATF[value[0]]);
        rt_code(w, &codes_CRELU[value[1]]);
        rt_code(w, &codes_CBF[value[2]]);
        break;
    case 2:
        rt_code(w, &codes_CSATF[value[0]]);
        rt_code(w, &codes_CRELU[value[1]]);
        rt_put(w, ".F16.F32", 8);
        break;
    case 3:
        rt_code(w, &codes_CSATF[value[0]]);
        rt_code(w, &codes_CRELU[value[1]]);
        rt_put(w, ".BF16.F32", 9);
        break;
    default:
        rt_code(w, &codes_CSATF[value[0]]);
        rt_code(w, &codes_CRELU[value[1]]);
        rt_put(w, ".E5M2.F32", 9);
        break;
    }
}

static void print_operand_cx(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RB[value[1]]);
        break;
    case 1:
        rt_float(w, &(const struct rt_float_kind){32, 32, 20}, value[2]);
        break;
    case 2:
        rt_put(w, "c[", 2);
        rt_hex(w, value[3]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[5]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[5]]);
        break;
    }
}

static void print_operand_cpack_of_f2fp_rs(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_CSATF[value[0]]);
        rt_code(w, &codes_CRELU[value[1]]);
        rt_code(w, &codes_CBF[value[2]]);
        break;
    default:
        rt_code(w, &codes_CSATF[value[0]]);
        rt_code(w, &codes_CRELU[value[1]]);
        rt_code(w, &codes_CBF[value[2]]);
        break;
    }
}

static void print_operand_cxt(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_float(w, &(const struct rt_float_kind){32, 32, 20}, value[0]);
        break;
    case 1:
        rt_put(w, "c[", 2);
        rt_hex(w, value[1]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[3]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[3]]);
        break;
    }
}

static void print_operand_cips(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, ".SAT", 4);
        break;
    case 1:
        rt_code(w, &codes_CPSX[value[0]]);
        break;
    default:
        rt_code(w, &codes_CPSH[value[1]]);
        break;
    }
}

static void print_operand_cipc(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_put(w, ".H1", 3);
        break;
    }
}

static void print_operand_da(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NA[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RA[value[2]]);
        break;
    default:
        rt_code(w, &codes_NA[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RA[value[2]]);
        break;
    }
}

static void print_operand_dc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NC[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        break;
    default:
        rt_code(w, &codes_NC[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RC[value[2]]);
        break;
    }
}

static void print_operand_dt(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_float(w, &(const struct rt_float_kind){64, 32, 20}, value[0]);
        break;
    case 1:
        rt_code(w, &codes_NB[value[1]]);
        print_operand_cb(w, line + 1, value + 2);
        break;
    case 2:
        rt_code(w, &codes_NB[value[1]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 2, value + 2);
        rt_put(w, "|", 1);
        break;
    case 3:
        rt_code(w, &codes_NB[value[1]]);
        rt_code(w, &names_ur[value[4]]);
        break;
    default:
        rt_code(w, &codes_NB[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[4]]);
        rt_put(w, "|", 1);
        break;
    }
}

static void print_operand_dcb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NC[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    default:
        rt_code(w, &codes_NC[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        break;
    }
}

static void print_operand_dl(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RC[value[2]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){64, 32, 20}, value[3]);
        break;
    case 3:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 1, value + 4);
        break;
    case 4:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 2, value + 4);
        rt_put(w, "|", 1);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[6]]);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[6]]);
        rt_put(w, "|", 1);
        break;
    }
}

static void print_operand_fl(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RC[value[2]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){32, 32, 20}, value[3]);
        break;
    case 3:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 1, value + 4);
        break;
    case 4:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 2, value + 4);
        rt_put(w, "|", 1);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[6]]);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[6]]);
        rt_put(w, "|", 1);
        break;
    }
}

static void print_operand_ft(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_float(w, &(const struct rt_float_kind){32, 32, 20}, value[0]);
        break;
    case 1:
        rt_code(w, &codes_NB[value[1]]);
        print_operand_cb(w, line + 1, value + 2);
        break;
    case 2:
        rt_code(w, &codes_NB[value[1]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 2, value + 2);
        rt_put(w, "|", 1);
        break;
    case 3:
        rt_code(w, &codes_NB[value[1]]);
        rt_code(w, &names_ur[value[4]]);
        break;
    default:
        rt_code(w, &codes_NB[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[4]]);
        rt_put(w, "|", 1);
        break;
    }
}

static void print_operand_fmmod(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FTZ[value[0]]);
        break;
    case 1:
        rt_code(w, &codes_FTZ[value[0]]);
        rt_code(w, &codes_FNAN[value[1]]);
        break;
    case 2:
        rt_code(w, &codes_FTZ[value[0]]);
        rt_code(w, &codes_FNAN[value[1]]);
        rt_code(w, &codes_FXORS[value[2]]);
        break;
    default:
        rt_code(w, &codes_FTZ[value[0]]);
        rt_code(w, &codes_FNAN[value[1]]);
        rt_code(w, &codes_FXORS[value[2]]);
        break;
    }
}

static void print_operand_fmut(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_code(w, &codes_MUH[value[0]]);
        break;
    default:
        rt_code(w, &codes_MUT[value[1]]);
        break;
    }
}

static void print_operand_fb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 2:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 1, value + 3);
        break;
    case 3:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 2, value + 3);
        rt_put(w, "|", 1);
        break;
    case 4:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[5]]);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[5]]);
        rt_put(w, "|", 1);
        break;
    }
}

static void print_operand_fmuhalf(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        rt_put(w, ".F16", 4);
        break;
    case 1:
        rt_put(w, ".F16", 4);
        break;
    default:
        rt_put(w, ".BF16", 5);
        break;
    }
}

static void print_operand_arb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_code(w, &names_r[value[0]]);
        break;
    }
}

static void print_operand_ipaplace(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_hex(w, value[0]);
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

static void print_operand_isb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
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
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_hex(w, value[1]);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_htadd(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HF32[value[0]]);
        break;
    default:
        rt_code(w, &codes_HTY[value[1]]);
        break;
    }
}

static void print_operand_hswa(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HSA[value[0]]);
        break;
    default:
        rt_code(w, &codes_HXA[value[1]]);
        break;
    }
}

static void print_operand_ha(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NA[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RA[value[2]]);
        print_operand_hswa(w, line + 1, value + 3);
        break;
    default:
        rt_code(w, &codes_NA[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RA[value[2]]);
        print_operand_hswa(w, line + 2, value + 3);
        break;
    }
}

static void print_operand_hswb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HSB[value[0]]);
        break;
    default:
        rt_code(w, &codes_HXB[value[1]]);
        break;
    }
}

static void print_operand_hl(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        print_operand_hswb(w, line + 1, value + 3);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RC[value[2]]);
        print_operand_hswb(w, line + 2, value + 3);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[5]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[6]);
        break;
    case 3:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 3, value + 7);
        print_operand_hswb(w, line + 4, value + 3);
        break;
    case 4:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 5, value + 7);
        rt_put(w, "|", 1);
        print_operand_hswb(w, line + 6, value + 3);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[9]]);
        print_operand_hswb(w, line + 7, value + 3);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[9]]);
        rt_put(w, "|", 1);
        print_operand_hswb(w, line + 8, value + 3);
        break;
    }
}

static void print_operand_htmul(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HF32[value[0]]);
        break;
    default:
        rt_code(w, &codes_HXTY[value[1]]);
        break;
    }
}

static void print_operand_hb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        print_operand_hswb(w, line + 1, value + 3);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        print_operand_hswb(w, line + 2, value + 3);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[5]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[6]);
        break;
    case 3:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 3, value + 7);
        print_operand_hswb(w, line + 4, value + 3);
        break;
    case 4:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 5, value + 7);
        rt_put(w, "|", 1);
        print_operand_hswb(w, line + 6, value + 3);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[9]]);
        print_operand_hswb(w, line + 7, value + 3);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[9]]);
        rt_put(w, "|", 1);
        print_operand_hswb(w, line + 8, value + 3);
        break;
    }
}

static void print_operand_htfma(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HF32[value[0]]);
        rt_code(w, &codes_FMODE[value[1]]);
        rt_code(w, &codes_FSAT[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_HF32[value[0]]);
        rt_code(w, &codes_FMODE[value[1]]);
        rt_code(w, &codes_FSAT[value[2]]);
        break;
    default:
        rt_put(w, ".BF16_V2", 8);
        rt_code(w, &codes_FMODE[value[1]]);
        rt_code(w, &codes_FSAT[value[2]]);
        break;
    }
}

static void print_operand_hswm(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HSB[value[0]]);
        break;
    default:
        rt_code(w, &codes_HNB[value[1]]);
        break;
    }
}

static void print_operand_hmb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        print_operand_hswm(w, line + 1, value + 3);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        print_operand_hswm(w, line + 2, value + 3);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[5]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[5]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[6]);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[7]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[8]);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 3, value + 9);
        print_operand_hswm(w, line + 4, value + 3);
        break;
    case 6:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 5, value + 9);
        rt_put(w, "|", 1);
        print_operand_hswm(w, line + 6, value + 3);
        break;
    case 7:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[11]]);
        print_operand_hswm(w, line + 7, value + 3);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[11]]);
        rt_put(w, "|", 1);
        print_operand_hswm(w, line + 8, value + 3);
        break;
    }
}

static void print_operand_hswc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HSC[value[0]]);
        break;
    default:
        rt_code(w, &codes_HXC[value[1]]);
        break;
    }
}

static void print_operand_hc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNC[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        print_operand_hswc(w, line + 1, value + 3);
        break;
    default:
        rt_code(w, &codes_HNC[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RC[value[2]]);
        print_operand_hswc(w, line + 2, value + 3);
        break;
    }
}

static void print_operand_hcb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNC[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        print_operand_hswc(w, line + 1, value + 3);
        break;
    default:
        rt_code(w, &codes_HNC[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        print_operand_hswc(w, line + 2, value + 3);
        break;
    }
}

static void print_operand_hmt(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[0]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[1]);
        break;
    case 1:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[0]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[1]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[2]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[3]);
        break;
    case 3:
        rt_code(w, &codes_NB[value[4]]);
        print_operand_cb(w, line + 1, value + 5);
        print_operand_hswm(w, line + 2, value + 8);
        break;
    case 4:
        rt_code(w, &codes_NB[value[4]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 3, value + 5);
        rt_put(w, "|", 1);
        print_operand_hswm(w, line + 4, value + 8);
        break;
    case 5:
        rt_code(w, &codes_NB[value[4]]);
        rt_code(w, &names_ur[value[7]]);
        print_operand_hswm(w, line + 5, value + 8);
        break;
    default:
        rt_code(w, &codes_NB[value[4]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[7]]);
        rt_put(w, "|", 1);
        print_operand_hswm(w, line + 6, value + 8);
        break;
    }
}

static void print_operand_htrel(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HF32[value[0]]);
        rt_code(w, &codes_FMODE[value[1]]);
        break;
    default:
        rt_put(w, ".BF16_V2", 8);
        rt_code(w, &codes_FMODE[value[1]]);
        break;
    }
}

static void print_operand_hmb_of_hfma2_rb(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        print_operand_hswm(w, line + 1, value + 3);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        print_operand_hswm(w, line + 2, value + 3);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[5]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[7]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[8]);
        break;
    case 4:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 3, value + 9);
        print_operand_hswm(w, line + 4, value + 3);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 5, value + 9);
        rt_put(w, "|", 1);
        print_operand_hswm(w, line + 6, value + 3);
        break;
    case 6:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[11]]);
        print_operand_hswm(w, line + 7, value + 3);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[11]]);
        rt_put(w, "|", 1);
        print_operand_hswm(w, line + 8, value + 3);
        break;
    }
}

static void print_operand_hmt_of_hfma2_rc(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[0]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[1]);
        break;
    case 1:
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[2]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[3]);
        break;
    case 2:
        rt_code(w, &codes_NB[value[4]]);
        print_operand_cb(w, line + 1, value + 5);
        print_operand_hswm(w, line + 2, value + 8);
        break;
    case 3:
        rt_code(w, &codes_NB[value[4]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 3, value + 5);
        rt_put(w, "|", 1);
        print_operand_hswm(w, line + 4, value + 8);
        break;
    case 4:
        rt_code(w, &codes_NB[value[4]]);
        rt_code(w, &names_ur[value[7]]);
        print_operand_hswm(w, line + 5, value + 8);
        break;
    default:
        rt_code(w, &codes_NB[value[4]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[7]]);
        rt_put(w, "|", 1);
        print_operand_hswm(w, line + 6, value + 8);
        break;
    }
}

static void print_operand_htmma(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FMODE[value[0]]);
        rt_code(w, &codes_FSAT[value[1]]);
        break;
    case 1:
        rt_code(w, &codes_FMODE[value[0]]);
        rt_code(w, &codes_FSAT[value[1]]);
        break;
    case 2:
        rt_put(w, ".INVALID1", 9);
        rt_code(w, &codes_FMODE[value[0]]);
        rt_code(w, &codes_FSAT[value[1]]);
        break;
    default:
        rt_put(w, ".BF16_V2", 8);
        rt_code(w, &codes_FMODE[value[0]]);
        rt_code(w, &codes_FSAT[value[1]]);
        break;
    }
}

static void print_operand_hwb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[3]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[4]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[3]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[4]);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[5]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[6]);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 1, value + 7);
        break;
    case 6:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 2, value + 7);
        rt_put(w, "|", 1);
        break;
    case 7:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[9]]);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[9]]);
        rt_put(w, "|", 1);
        break;
    }
}

static void print_operand_hwc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNC[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        break;
    default:
        rt_code(w, &codes_HNC[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RC[value[2]]);
        break;
    }
}

static void print_operand_hwcb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_HNC[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    default:
        rt_code(w, &codes_HNC[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        break;
    }
}

static void print_operand_hwt(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[0]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[1]);
        break;
    case 1:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[0]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[1]);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[2]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[3]);
        break;
    case 3:
        rt_code(w, &codes_NB[value[4]]);
        print_operand_cb(w, line + 1, value + 5);
        break;
    case 4:
        rt_code(w, &codes_NB[value[4]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 2, value + 5);
        rt_put(w, "|", 1);
        break;
    case 5:
        rt_code(w, &codes_NB[value[4]]);
        rt_code(w, &names_ur[value[7]]);
        break;
    default:
        rt_code(w, &codes_NB[value[4]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[7]]);
        rt_put(w, "|", 1);
        break;
    }
}

static void print_operand_hst(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_code(w, &codes_HSTY[value[0]]);
        break;
    }
}

static void print_operand_hsl(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RC[value[2]]);
        print_operand_hswb(w, line + 1, value + 3);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RC[value[2]]);
        print_operand_hswb(w, line + 2, value + 3);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[5]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[5]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[6]);
        break;
    case 4:
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[7]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[8]);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 3, value + 9);
        print_operand_hswb(w, line + 4, value + 3);
        break;
    case 6:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 5, value + 9);
        rt_put(w, "|", 1);
        print_operand_hswb(w, line + 6, value + 3);
        break;
    case 7:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[11]]);
        print_operand_hswb(w, line + 7, value + 3);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[11]]);
        rt_put(w, "|", 1);
        print_operand_hswb(w, line + 8, value + 3);
        break;
    }
}

static void print_operand_hmt2(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_FTZ[value[0]]);
        rt_code(w, &codes_FNAN[value[1]]);
        rt_code(w, &codes_FXORS[value[2]]);
        break;
    default:
        rt_put(w, ".BF16_V2", 8);
        rt_code(w, &codes_FTZ[value[0]]);
        rt_code(w, &codes_FNAN[value[1]]);
        rt_code(w, &codes_FXORS[value[2]]);
        break;
    }
}

static void print_operand_hnm(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        print_operand_hswb(w, line + 1, value + 3);
        break;
    case 1:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "|", 1);
        rt_code(w, &codes_RB[value[2]]);
        print_operand_hswb(w, line + 2, value + 3);
        break;
    case 2:
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[5]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){16, 16, 20}, value[6]);
        break;
    case 3:
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[7]);
        rt_put(w, ", ", 2);
        rt_float(w, &(const struct rt_float_kind){32, 16, 20}, value[8]);
        break;
    case 4:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 3, value + 9);
        print_operand_hswb(w, line + 4, value + 3);
        break;
    case 5:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        print_operand_cb(w, line + 5, value + 9);
        rt_put(w, "|", 1);
        print_operand_hswb(w, line + 6, value + 3);
        break;
    case 6:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[11]]);
        print_operand_hswb(w, line + 7, value + 3);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_put(w, "|", 1);
        rt_code(w, &names_ur[value[11]]);
        rt_put(w, "|", 1);
        print_operand_hswb(w, line + 8, value + 3);
        break;
    }
}

static void print_operand_co(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_code(w, &names_p[value[0]]);
        break;
    default:
        rt_code(w, &names_p[value[0]]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_p[value[1]]);
        break;
    }
}

static void print_operand_sbn(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_signed_hex(w, rt_sign(value[3], 32));
        break;
    case 2:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 1, value + 4);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[6]]);
        break;
    }
}

static void print_operand_sbi(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_IB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_signed_hex(w, rt_sign(value[3], 32));
        break;
    case 2:
        rt_code(w, &codes_IB[value[0]]);
        print_operand_cb(w, line + 1, value + 4);
        break;
    default:
        rt_code(w, &codes_IB[value[0]]);
        rt_code(w, &names_ur[value[6]]);
        break;
    }
}

static void print_operand_sbcu(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "c[", 2);
        rt_hex(w, value[0]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[1], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[2]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[1], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[2]]);
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
        rt_signed_hex(w, rt_sign(value[2], 32));
        break;
    case 2:
        rt_put(w, "c[", 2);
        rt_hex(w, value[3]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[5]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[4], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[5]]);
        break;
    }
}

static void print_operand_sci(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_signed_hex(w, rt_sign(value[0], 32));
        break;
    case 1:
        rt_code(w, &codes_IB[value[1]]);
        print_operand_cb(w, line + 1, value + 2);
        break;
    default:
        rt_code(w, &codes_IB[value[1]]);
        rt_code(w, &names_ur[value[4]]);
        break;
    }
}

static void print_operand_widec(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 1, value + 1);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[3]]);
        break;
    }
}

static void print_operand_widecx(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_IB[value[0]]);
        print_operand_cb(w, line + 1, value + 1);
        break;
    default:
        rt_code(w, &codes_IB[value[0]]);
        rt_code(w, &names_ur[value[3]]);
        break;
    }
}

static void print_operand_qold(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_code(w, &codes_Q2N[value[0]]);
        rt_code(w, &names_p[value[1]]);
        break;
    default:
        rt_code(w, &codes_Q2N[value[0]]);
        rt_code(w, &names_p[value[1]]);
        break;
    }
}

static void print_operand_sbnu(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_hex(w, value[3]);
        break;
    case 2:
        rt_code(w, &codes_NB[value[0]]);
        print_operand_cb(w, line + 1, value + 4);
        break;
    default:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[6]]);
        break;
    }
}

static void print_operand_sbiu(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_IB[value[0]]);
        rt_code(w, &names_r[value[1]]);
        rt_code(w, &codes_RB[value[2]]);
        break;
    case 1:
        rt_hex(w, value[3]);
        break;
    case 2:
        rt_code(w, &codes_IB[value[0]]);
        print_operand_cb(w, line + 1, value + 4);
        break;
    default:
        rt_code(w, &codes_IB[value[0]]);
        rt_code(w, &names_ur[value[6]]);
        break;
    }
}

static void print_operand_npred(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_code(w, &codes_NPN[value[0]]);
        rt_code(w, &codes_NP[value[1]]);
        break;
    default:
        rt_code(w, &codes_NPN[value[0]]);
        rt_code(w, &codes_NP[value[1]]);
        break;
    }
}

static void print_operand_ag_of_ldg_d(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64]", 4);
        break;
    case 5:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 6:
        rt_put(w, "desc[", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64]", 4);
        break;
    case 7:
        rt_put(w, "desc[", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 8:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64]", 4);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_desc_of_ldg_d(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        break;
    case 2:
        break;
    case 3:
        rt_put(w, "{desc ", 6);
        rt_code(w, &names_ur[value[0]]);
        rt_put(w, "}", 1);
        break;
    case 4:
        break;
    default:
        rt_put(w, "{desc ", 6);
        rt_code(w, &names_ur[value[0]]);
        rt_put(w, "}", 1);
        break;
    }
}

static void print_operand_alocal(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "[", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "[", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "]", 1);
        break;
    case 5:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_signed_hex(w, rt_sign(value[2], 24));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_descl(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_put(w, "{desc ", 6);
        rt_code(w, &names_ur[value[0]]);
        rt_put(w, "}", 1);
        break;
    }
}

static void print_operand_cindex(struct rt_text *w, const uint8_t *line, const uint64_t *value)
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
        rt_signed_hex(w, rt_sign(value[2], 16));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_cxindex(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[0]]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[0]]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 16));
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[0]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 16));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_uindex(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "c[", 2);
        rt_hex(w, value[0]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[1], 16));
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[2]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[1], 16));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_saddr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
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
        rt_signed_hex(w, rt_sign(value[1], 20));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_gaddr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 1:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".U32+", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 12));
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 12));
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64]", 4);
        break;
    case 5:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_signed_hex(w, rt_sign(value[2], 12));
        rt_put(w, "]", 1);
        break;
    case 6:
        rt_put(w, "desc[", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64]", 4);
        break;
    case 7:
        rt_put(w, "desc[", 5);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "][", 2);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_signed_hex(w, rt_sign(value[2], 12));
        rt_put(w, "]", 1);
        break;
    case 8:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64]", 4);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_signed_hex(w, rt_sign(value[2], 12));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_saddru(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, "+", 1);
        rt_code(w, &names_ur[value[1]]);
        rt_put(w, "+", 1);
        rt_signed_hex(w, rt_sign(value[2], 20));
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_gaddru(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64]", 4);
        break;
    default:
        rt_put(w, "[", 1);
        rt_code(w, &names_r[value[0]]);
        rt_put(w, ".64+", 4);
        rt_signed_hex(w, rt_sign(value[1], 12));
        rt_put(w, "]", 1);
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
    default:
        rt_put(w, "SR_CgaCtaId", 11);
        break;
    }
}

static void print_operand_show(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_SORDER[value[0]]);
        rt_code(w, &codes_SCOPE[value[1]]);
        rt_code(w, &codes_PRIV[value[2]]);
        break;
    default:
        rt_code(w, &codes_LORD[value[3]]);
        break;
    }
}

static void print_operand_surf(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        break;
    case 1:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        break;
    case 2:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[2]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[3]);
        break;
    case 3:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[2]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[3]);
        break;
    default:
        rt_code(w, &names_ur[value[4]]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[3]);
        break;
    }
}

static void print_operand_surfr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        break;
    default:
        rt_code(w, &names_r[value[0]]);
        break;
    }
}

static void print_operand_shows(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_SORDER[value[0]]);
        rt_code(w, &codes_SCOPE[value[1]]);
        rt_code(w, &codes_PRIV[value[2]]);
        break;
    default:
        rt_code(w, &codes_SORD[value[3]]);
        break;
    }
}

static void print_operand_showa(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_AORDER[value[0]]);
        rt_code(w, &codes_SCOPE[value[1]]);
        rt_code(w, &codes_PRIV[value[2]]);
        break;
    default:
        rt_code(w, &codes_SORD[value[3]]);
        break;
    }
}

static void print_operand_surf_of_suquery_c(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        break;
    case 1:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[2]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[3]);
        break;
    default:
        rt_code(w, &names_ur[value[4]]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[3]);
        break;
    }
}

static void print_operand_mupred(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_put(w, ", ", 2);
        rt_code(w, &codes_MUP[value[0]]);
        break;
    case 2:
        break;
    default:
        rt_put(w, ", !", 3);
        rt_code(w, &codes_MUPC[value[1]]);
        break;
    }
}

static void print_operand_tbx(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_TB[value[0]]);
        break;
    default:
        break;
    }
}

static void print_operand_tbound(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        break;
    case 1:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        break;
    default:
        rt_code(w, &names_ur[value[2]]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[3]);
        break;
    }
}

static void print_operand_thints(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_put(w, "{hint ", 6);
        rt_hex(w, value[0]);
        rt_put(w, "}", 1);
        break;
    }
}

static void print_operand_tbound3(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[2]);
        break;
    default:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[2]);
        break;
    }
}

static void print_operand_fbound(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[1]);
        break;
    case 1:
        rt_code(w, &names_ur[value[2]]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[3]);
        break;
    default:
        rt_hex(w, value[0]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[4]);
        rt_put(w, ", ", 2);
        rt_hex(w, value[3]);
        break;
    }
}

static void print_operand_ucarry(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_code(w, &names_up[value[0]]);
        break;
    default:
        rt_code(w, &names_up[value[0]]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_up[value[1]]);
        break;
    }
}

static void print_operand_ubns(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[1]]);
        break;
    default:
        rt_signed_hex(w, rt_sign(value[2], 32));
        break;
    }
}

static void print_operand_ubi(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_IB[value[0]]);
        rt_code(w, &names_ur[value[1]]);
        break;
    default:
        rt_signed_hex(w, rt_sign(value[2], 32));
        break;
    }
}

static void print_operand_ub(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_ur[value[0]]);
        break;
    default:
        rt_signed_hex(w, rt_sign(value[1], 32));
        break;
    }
}

static void print_operand_uold(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_code(w, &codes_Q2N[value[0]]);
        rt_code(w, &names_up[value[1]]);
        break;
    default:
        rt_code(w, &codes_Q2N[value[0]]);
        rt_code(w, &names_up[value[1]]);
        break;
    }
}

static void print_operand_ubnu(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_NB[value[0]]);
        rt_code(w, &names_ur[value[1]]);
        break;
    default:
        rt_hex(w, value[2]);
        break;
    }
}

static void print_operand_ubiu(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_IB[value[0]]);
        rt_code(w, &names_ur[value[1]]);
        break;
    default:
        rt_hex(w, value[2]);
        break;
    }
}

static void print_operand_ubu(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_ur[value[0]]);
        break;
    default:
        rt_hex(w, value[1]);
        break;
    }
}

static void print_operand_r2up0(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_code(w, &names_p[value[0]]);
        break;
    default:
        rt_code(w, &names_p[value[0]]);
        break;
    }
}

static void print_operand_scx(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_signed_hex(w, rt_sign(value[0], 32));
        break;
    case 1:
        rt_put(w, "c[", 2);
        rt_hex(w, value[1]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 2:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[3]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[2], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[3]]);
        break;
    }
}

static void print_operand_dpb_(struct rt_text *w, const uint8_t *line, const uint64_t *value)
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
    case 2:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[4]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[3], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[4]]);
        break;
    }
}

static void print_operand_dpc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RC[value[1]]);
        break;
    default:
        rt_code(w, &codes_NC[value[2]]);
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RC[value[1]]);
        break;
    }
}

static void print_operand_udo(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_code(w, &names_ur[value[0]]);
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

static void print_operand_prb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RB[value[1]]);
        break;
    case 1:
        rt_signed_hex(w, rt_sign(value[2], 32));
        break;
    case 2:
        rt_hex(w, value[3]);
        break;
    case 3:
        rt_put(w, "c[", 2);
        rt_hex(w, value[4]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[5], 14) * 4);
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "cx[", 3);
        rt_code(w, &names_ur[value[6]]);
        rt_put(w, "][", 2);
        rt_signed_hex(w, rt_sign(value[5], 14) * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_code(w, &names_ur[value[6]]);
        break;
    }
}

static void print_operand_qm(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &codes_Q2N[value[0]]);
        rt_code(w, &names_p[value[1]]);
        break;
    case 1:
        rt_code(w, &codes_Q2N[value[0]]);
        rt_code(w, &names_up[value[2]]);
        break;
    default:
        rt_code(w, &codes_Q2N[value[0]]);
        rt_code(w, &names_p[value[1]]);
        break;
    }
}

static void print_operand_signb(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_r[value[0]]);
        rt_code(w, &codes_RB[value[1]]);
        rt_put(w, ".SIGN", 5);
        break;
    case 1:
        print_operand_cb(w, line + 1, value + 2);
        rt_put(w, ".SIGN", 5);
        break;
    default:
        rt_code(w, &names_ur[value[4]]);
        rt_put(w, ".SIGN", 5);
        break;
    }
}

static void print_atom_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_AOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE3[in->value[3]]);
    rt_code(w, &codes_AORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
}

static void print_atom_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_AOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE3[in->value[3]]);
    rt_code(w, &codes_AORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
}

static void print_atom_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_AOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE3[in->value[3]]);
    rt_code(w, &codes_AORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_at(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
}

static void print_atom_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_AOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE4[in->value[3]]);
    rt_code(w, &codes_SORD[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_atom_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_AOP[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_ATYPE4[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_ag(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc(w, in->line + 3, in->value + 7);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_atom_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_AOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE9[in->value[3]]);
    rt_code(w, &codes_SORD[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_atom_hd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_AOP[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_ATYPE9[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_ag_of_atom_hd(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc_of_atom_hd(w, in->line + 3, in->value + 7);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_atom_f(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_FOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_FTYPE[in->value[3]]);
    rt_code(w, &codes_SORD[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_atom_fd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_FOP[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_FTYPE[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_ag_of_atom_hd(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc_of_atom_hd(w, in->line + 3, in->value + 7);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_atom_cv(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    print_operand_casop(w, in->line, in->value + 1);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_CTYPE3[in->value[3]]);
    rt_code(w, &codes_AORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 3, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[12]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_atom_ct(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    print_operand_casop(w, in->line, in->value + 1);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_CTYPE3[in->value[3]]);
    rt_code(w, &codes_AORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 3, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[12]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_atom_ca(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    print_operand_casop(w, in->line, in->value + 1);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_CTYPE4[in->value[3]]);
    rt_code(w, &codes_SORD[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 2, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[10]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
}

static void print_atom_ch(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "ATOM", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    print_operand_casop(w, in->line, in->value + 1);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_CTYPE9[in->value[3]]);
    rt_code(w, &codes_SORD[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 2, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[10]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
}

static void print_atomg_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_AOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE3[in->value[3]]);
    rt_code(w, &codes_AORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
}

static void print_atomg_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_AOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE3[in->value[3]]);
    rt_code(w, &codes_AORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
}

static void print_atomg_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_AOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE3[in->value[3]]);
    rt_code(w, &codes_AORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_at(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
}

static void print_atomg_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_AOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE4[in->value[3]]);
    rt_code(w, &codes_SORD[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_atomg_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_AOP[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_ATYPE4[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_ag(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc(w, in->line + 3, in->value + 7);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_atomg_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_AOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE9[in->value[3]]);
    rt_code(w, &codes_SORD[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_atomg_hd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_AOP[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_ATYPE9[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_ag_of_atom_hd(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc_of_atom_hd(w, in->line + 3, in->value + 7);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_atomg_f(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_FOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_FTYPE[in->value[3]]);
    rt_code(w, &codes_SORD[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_atomg_fd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_FOP[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_FTYPE[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_ag_of_atom_hd(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc_of_atom_hd(w, in->line + 3, in->value + 7);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_atomg_cv(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_put(w, ".CAS", 4);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_CTYPE3[in->value[2]]);
    rt_code(w, &codes_AORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 2, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
}

static void print_atomg_ct(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_put(w, ".CAS", 4);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_CTYPE3[in->value[2]]);
    rt_code(w, &codes_AORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 2, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
}

static void print_atomg_ca(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_put(w, ".CAS", 4);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_CTYPE4[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_atomg_ch(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMG", 5);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_put(w, ".CAS", 4);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_CTYPE9[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_red_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "RED", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_ROP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE3[in->value[3]]);
    rt_code(w, &codes_AORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line + 2, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 11);
    }
}

static void print_red_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "RED", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_ROP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE3[in->value[3]]);
    rt_code(w, &codes_AORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line + 2, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 11);
    }
}

static void print_red_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "RED", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_ROP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE3[in->value[3]]);
    rt_code(w, &codes_AORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_at(w, in->line + 2, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
}

static void print_red_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "RED", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_ROP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_ATYPE4[in->value[3]]);
    rt_code(w, &codes_SORD[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_red_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "RED", 3);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_ROP[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_ATYPE4[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_ag(w, in->line + 2, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc(w, in->line + 3, in->value + 5);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 9);
    }
}

static void print_redg_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "REDG", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_ROP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_RTYPE9[in->value[3]]);
    rt_code(w, &codes_SORD[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_redg_hd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "REDG", 4);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_ROP[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_RTYPE9[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_ag_of_atom_hd(w, in->line + 2, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc_of_atom_hd(w, in->line + 3, in->value + 5);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 9);
    }
}

static void print_redg_f(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "REDG", 4);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_FOP[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_FTYPE[in->value[3]]);
    rt_code(w, &codes_SORD[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_redg_fd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "REDG", 4);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_FOP[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_FTYPE[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_ag_of_atom_hd(w, in->line + 2, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc_of_atom_hd(w, in->line + 3, in->value + 5);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 9);
    }
}

static void print_atoms_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS", 5);
    rt_code(w, &codes_AOP[in->value[0]]);
    rt_code(w, &codes_STYPE2[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_atoms_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS", 5);
    rt_code(w, &codes_AOP[in->value[0]]);
    rt_code(w, &codes_STYPE2[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_ars(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
}

static void print_atoms_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS", 5);
    rt_code(w, &codes_AOP[in->value[0]]);
    rt_code(w, &codes_STYPE2[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_ars(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
}

static void print_atoms_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS", 5);
    rt_code(w, &codes_AOP[in->value[0]]);
    rt_code(w, &codes_STYPE2[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_als(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_atoms_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS", 5);
    rt_code(w, &codes_AOP[in->value[0]]);
    rt_code(w, &codes_ATYPE9[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_ars(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
}

static void print_atoms_hu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS", 5);
    rt_code(w, &codes_AOP[in->value[0]]);
    rt_code(w, &codes_ATYPE9[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_als(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_atoms_cv(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS", 5);
    print_operand_casop(w, in->line, in->value);
    rt_code(w, &codes_SCTYPE2[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 2, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 8);
    }
}

static void print_atoms_ct(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS", 5);
    print_operand_casop(w, in->line, in->value);
    rt_code(w, &codes_SCTYPE2[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_ars(w, in->line + 2, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 9);
    }
}

static void print_atoms_ch(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS", 5);
    print_operand_casop(w, in->line, in->value);
    rt_code(w, &codes_CTYPE9[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_ars(w, in->line + 2, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 9);
    }
}

static void print_atoms_p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS.POPC.INC.32 ", 18);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_SCALE[in->value[2]]);
    rt_put(w, "+", 1);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 5);
    }
}

static void print_atoms_po(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS.POPC.INC.32 ", 18);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_SCALE[in->value[2]]);
    rt_put(w, "+", 1);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, "+", 1);
    rt_signed_hex(w, rt_sign(in->value[4], 24));
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 6);
    }
}

static void print_atoms_hp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS.POPC.INC.32 ", 18);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_SCALE[in->value[2]]);
    rt_put(w, "+", 1);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 5);
    }
}

static void print_atoms_hpo(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ATOMS.POPC.INC.32 ", 18);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_SCALE[in->value[2]]);
    rt_put(w, "+", 1);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, "+", 1);
    rt_signed_hex(w, rt_sign(in->value[4], 24));
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 6);
    }
}

static void print_bssy(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "BSSY", 4);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep(w, start, ", ");
    rt_register(w, "B", 1, in->value[2]);
    rt_put(w, ", ", 2);
    rt_hex(w, c->address + in->length + (uint64_t)rt_sign(in->value[3], 30) * 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_bsync(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "BSYNC", 5);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep(w, start, ", ");
    rt_register(w, "B", 1, in->value[2]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_break(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "BREAK", 5);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep(w, start, ", ");
    rt_register(w, "B", 1, in->value[2]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_bmov_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "BMOV.32", 7);
    rt_code(w, &codes_BCLEAR[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_BFROM[in->value[2]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
}

static void print_bmov_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "BMOV.32", 7);
    rt_code(w, &codes_PQUAD[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_BFROM[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_mb(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
}

static void print_bmov_l(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "BMOV.64 ATEXIT_PC", 17);
    rt_sep(w, start, ", ");
    print_operand_mlr(w, in->line, in->value);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
}

static void print_bmov_rb(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "BMOV.32", 7);
    rt_code(w, &codes_BCLEAR[in->value[0]]);
    rt_sep(w, start, " ");
    rt_register(w, "B", 1, in->value[1]);
    rt_put(w, ", ", 2);
    rt_register(w, "B", 1, in->value[2]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
}

static void print_bmov_ru(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "BMOV.32", 7);
    rt_code(w, &codes_BCLEAR[in->value[0]]);
    rt_sep(w, start, " ");
    rt_register(w, "B", 1, in->value[1]);
    rt_put(w, ", \?\?\?0", 6);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
}

static void print_bmov_bb(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "BMOV.32 B0, B0", 14);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_yield(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "YIELD", 5);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
}

static void print_nanosleep_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "NANOSLEEP", 9);
    rt_code(w, &codes_RAND[in->value[0]]);
    rt_code(w, &codes_WARPS[in->value[1]]);
    print_operand_syn(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    print_operand_nap(w, in->line + 2, in->value + 5);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 11);
    }
}

static void print_nanosleep_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "NANOSLEEP.CLEAR", 15);
    print_operand_syn(w, in->line, in->value);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 2);
    }
}

static void print_warpsync_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "WARPSYNC", 8);
    print_operand_exclusive(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 5);
    }
}

static void print_warpsync_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "WARPSYNC", 8);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep(w, start, ", ");
    print_operand_mi(w, in->line + 1, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_warpsync_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "WARPSYNC", 8);
    rt_code(w, &codes_EXCLH[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_warpsync_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "WARPSYNC.ALL", 12);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
}

static void print_warpsync_collective_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "WARPSYNC.COLLECTIVE", 19);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_hex(w, c->address + in->length + (uint64_t)rt_sign(in->value[3], 56) * 4);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_warpsync_collective_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "WARPSYNC.COLLECTIVE.ALL", 23);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep(w, start, ", ");
    rt_hex(w, c->address + in->length + (uint64_t)rt_sign(in->value[2], 56) * 4);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_endcollective(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "ENDCOLLECTIVE", 13);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
}

static void print_bar_sync(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "BAR.SYNC", 8);
    rt_code(w, &codes_DEFER[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_baro(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_bar_arv(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "BAR.ARV", 7);
    rt_code(w, &codes_DEFER[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_bara(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_bar_red(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "BAR.RED", 7);
    rt_code(w, &codes_BRED[in->value[0]]);
    rt_code(w, &codes_DEFER[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_baro(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[5]]);
    rt_code(w, &names_p[in->value[6]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
}

static void print_bar_all(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "BAR.SYNCALL", 11);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_b2r_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "B2R.RESULT ", 11);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
}

static void print_b2r_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "B2R", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_put(w, "0x0", 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 2);
    }
}

static void print_r2b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "R2B ", 4);
    rt_put(w, "0x0", 3);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
}

static void print_depbar_le(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "DEPBAR.LE ", 10);
    rt_code(w, &codes_DSB[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[1]);
    rt_sep(w, start, ", ");
    print_operand_dlist(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
}

static void print_depbar_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "DEPBAR", 6);
    rt_sep(w, start, " ");
    print_operand_dlist(w, in->line, in->value);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_depbar_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "DEPBAR", 6);
    rt_code(w, &codes_DLE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_DSB[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[2]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
}

static void print_csmtest(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "CSMTEST", 7);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_pmtrig(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "PMTRIG", 6);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[2]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_rpcmov_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "RPCMOV.32 Rpc.LO", 16);
    rt_sep(w, start, ", ");
    print_operand_mb(w, in->line, in->value);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_rpcmov_g(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "RPCMOV.32 ", 10);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", Rpc.LO", 8);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
}

static void print_rpcmov_l(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "RPCMOV.64 Rpc", 13);
    rt_sep(w, start, ", ");
    print_operand_ml(w, in->line, in->value);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_ctaid_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "SETCTAID.X ", 11);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
}

static void print_ctaid_g(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "GETLMEMBASE ", 12);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
}

static void print_ctaid_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "SETLMEMBASE ", 12);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
}

static void print_syncs_arr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "SYNCS.ARRIVE.TRANS64", 20);
    rt_code(w, &codes_SYMASK[in->value[0]]);
    rt_code(w, &codes_SYRED[in->value[1]]);
    rt_code(w, &codes_SYOPT[in->value[2]]);
    rt_code(w, &codes_SYT[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_al(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
}

static void print_syncs_chk(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "SYNCS", 5);
    rt_code(w, &codes_SYOP[in->value[0]]);
    rt_put(w, ".TRANS64", 8);
    rt_code(w, &codes_SYTRY[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_al(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
}

static void print_syncs_x(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "SYNCS", 5);
    rt_code(w, &codes_SYX[in->value[0]]);
    rt_put(w, ".64 ", 4);
    rt_code(w, &names_ur[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_syat(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[4]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 6);
    }
}

static void print_syncs_ld(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "SYNCS.LD.64 ", 12);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_syat(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
}

static void print_syncs_cas(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "SYNCS.CAS.64 ", 13);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_syat(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[4]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 6);
    }
}

static void print_syncs_cctl(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "SYNCS.CCTL.IVALL", 16);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_arrives(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "ARRIVES.LDGSTSBAR", 17);
    rt_sep(w, start, " ");
    print_operand_al(w, in->line, in->value);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_stas(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "STAS", 4);
    rt_sep(w, start, " ");
    print_operand_au(w, in->line, in->value);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_redas(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "REDAS.ADD", 9);
    rt_sep(w, start, " ");
    print_operand_au(w, in->line, in->value);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_ublkcp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "UBLKCP.G.G", 10);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 4);
    }
}

static void print_ublkred(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "UBLKRED.G.ADD", 13);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 4);
    }
}

static void print_ublkpf(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "UBLKPF.L2", 9);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[1]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 3);
    }
}

static void print_utmaldg_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "UTMALDG.1D", 10);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 4);
    }
}

static void print_utmaldg_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "UTMALDG.1D", 10);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 3);
    }
}

static void print_utmastg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "UTMASTG.1D", 10);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 3);
    }
}

static void print_utmaredg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "UTMAREDG.1D.ADD", 15);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 3);
    }
}

static void print_utmapf_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "UTMAPF.L2.1D", 12);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 4);
    }
}

static void print_utmapf_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "UTMAPF.L2.1D", 12);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 3);
    }
}

static void print_utmacctl(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "UTMACCTL", 8);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 1);
    }
}

static void print_utmacmdflush(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "UTMACMDFLUSH", 12);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 1);
    }
}

static void print_acqbulk(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "ACQBULK", 7);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_fence(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "FENCE.VIEW.ASYNC.S", 18);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_cctl_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "CCTL", 4);
    rt_code(w, &codes_CCE[in->value[0]]);
    rt_code(w, &codes_CLEVEL[in->value[1]]);
    rt_code(w, &codes_CCOP[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_ar32(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_cctl_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "CCTL", 4);
    rt_code(w, &codes_CCE[in->value[0]]);
    rt_code(w, &codes_CLEVEL[in->value[1]]);
    rt_code(w, &codes_CCOP[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_ar32(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_cctl_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "CCTL", 4);
    rt_code(w, &codes_CCE[in->value[0]]);
    rt_code(w, &codes_CLEVEL[in->value[1]]);
    rt_code(w, &codes_CCOP[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_al(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
}

static void print_cctl_va(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "CCTL", 4);
    rt_code(w, &codes_CLEVEL[in->value[0]]);
    rt_code(w, &codes_CCOP[in->value[1]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
}

static void print_cctl_ta(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "CCTL", 4);
    rt_code(w, &codes_CLEVEL[in->value[0]]);
    rt_code(w, &codes_CCOP[in->value[1]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
}

static void print_cctl_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "CCTL", 4);
    rt_code(w, &codes_CLEVEL[in->value[0]]);
    rt_code(w, &codes_CCOP[in->value[1]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
}

static void print_cctll_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "CCTLL", 5);
    rt_code(w, &codes_CCOP[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_cctll_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "CCTLL", 5);
    rt_code(w, &codes_CCOP[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_cctll_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "CCTLL", 5);
    rt_code(w, &codes_CCOP[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_al(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_cctlt_all(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "CCTLT.IVALL", 11);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_cctlt_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "CCTLT.IVTH ", 11);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
}

static void print_cctlt_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "CCTLT.IVTH ", 11);
    rt_hex(w, in->value[0]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[1]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
}

static void print_cctlt_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "CCTLT.IVTH ", 11);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
}

static void print_membar_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "MEMBAR", 6);
    rt_code(w, &codes_MBSEM[in->value[0]]);
    rt_code(w, &codes_MBSCOPE[in->value[1]]);
    rt_code(w, &codes_MBIO[in->value[2]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
}

static void print_membar_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "MEMBAR", 6);
    rt_code(w, &codes_MBSEM[in->value[0]]);
    rt_code(w, &codes_MBSCOPE[in->value[1]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
}

static void print_membar_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "MEMBAR", 6);
    rt_code(w, &codes_MBSEM[in->value[0]]);
    rt_code(w, &codes_MBSCOPE[in->value[1]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
}

static void print_membar_as(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "MEMBAR", 6);
    rt_code(w, &codes_MBSEM[in->value[0]]);
    rt_code(w, &codes_MBSCOPE[in->value[1]]);
    rt_put(w, ".ASYNC", 6);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
}

static void print_errbar_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "ERRBAR", 6);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_errbar_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "ERRBAR", 6);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_qspc_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "QSPC", 4);
    rt_code(w, &codes_CCE[in->value[0]]);
    rt_code(w, &codes_QSPACE[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_qspc_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "QSPC", 4);
    rt_code(w, &codes_CCE[in->value[0]]);
    print_operand_qsp(w, in->line, in->value + 1);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 5);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
}

static void print_qspc_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "QSPC", 4);
    rt_code(w, &codes_CCE[in->value[0]]);
    rt_code(w, &codes_QSPACE[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_at(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
}

static void print_qspc_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "QSPC", 4);
    rt_code(w, &codes_CCE[in->value[0]]);
    print_operand_qsp(w, in->line, in->value + 1);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_au(w, in->line + 1, in->value + 5);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_ucgabar_arv(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "UCGABAR_ARV", 11);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 1);
    }
}

static void print_ucgabar_wait(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "UCGABAR_WAIT", 12);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 1);
    }
}

static void print_cgaerrbar(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "CGAERRBAR", 9);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_warpgroup(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "WARPGROUP.ARRIVE", 16);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_warpgroupset(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "WARPGROUPSET.AC ", 16);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 2);
    }
}

static void print_usetmaxreg_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "USETMAXREG", 10);
    rt_code(w, &codes_REGSW[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_upo(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_usetmaxreg_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "USETMAXREG", 10);
    rt_code(w, &codes_REGSW[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_upo(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[2]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
}

static void print_usetshmsz_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "USETSHMSZ ", 10);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 2);
    }
}

static void print_usetshmsz_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "USETSHMSZ ", 10);
    rt_hex(w, in->value[0]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 2);
    }
}

static void print_ulepc_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "ULEPC ", 6);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
}

static void print_ulepc_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "ULEPC ", 6);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_hex(w, c->address + in->length + (uint64_t)rt_sign(in->value[1], 58));
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
}

static void print_nop(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "NOP", 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_exit(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "EXIT", 4);
    rt_code(w, &codes_KEEP[in->value[0]]);
    rt_code(w, &codes_PREEMPT[in->value[1]]);
    rt_code(w, &codes_ATEX[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_kill(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "KILL", 4);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
}

static void print_bra_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "BRA", 3);
    rt_code(w, &codes_BHOW[in->value[0]]);
    rt_code(w, &codes_BDEPTH[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    print_operand_to(w, c, in, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_bra_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "BRA", 3);
    rt_code(w, &codes_BUHOW[in->value[0]]);
    rt_code(w, &codes_BDEPTH[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_BUPN[in->value[4]]);
    rt_code(w, &names_up[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_to(w, c, in, in->line + 2, in->value + 6);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 9);
    }
}

static void print_bra_div(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "BRA", 3);
    rt_code(w, &codes_BRHOW[in->value[0]]);
    rt_code(w, &codes_BDEPTH[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[4]]);
    rt_put(w, ", ", 2);
    print_operand_to(w, c, in, in->line + 1, in->value + 5);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
}

static void print_jmp_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "JMP", 3);
    rt_code(w, &codes_JHOW[in->value[0]]);
    rt_code(w, &codes_BDEPTH[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    print_operand_place(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_jmp_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "JMP", 3);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value);
    rt_sep(w, start, ", ");
    print_operand_cb(w, in->line + 1, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 6);
    }
}

static void print_jmp_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "JMP", 3);
    rt_code(w, &codes_BUHOW[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_BUPN[in->value[3]]);
    rt_code(w, &names_up[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_place(w, in->line + 2, in->value + 5);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 8);
    }
}

static void print_jmp_uc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "JMP", 3);
    rt_code(w, &codes_BUHOW[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_BUPN[in->value[3]]);
    rt_code(w, &names_up[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[5]);
    rt_put(w, "][", 2);
    rt_signed_hex(w, rt_sign(in->value[6], 14) * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 8);
    }
}

static void print_brx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "BRX", 3);
    rt_code(w, &codes_BDEPTH[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_by(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_jmx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "JMX", 3);
    rt_code(w, &codes_BDEPTH[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_by(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_brxu_brxu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "BRXU", 4);
    rt_code(w, &codes_BDEPTH[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_by(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_brxu_jmxu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "JMXU", 4);
    rt_code(w, &codes_BDEPTH[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_by(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_call_at(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "CALL.ABS", 8);
    rt_code(w, &codes_NOINC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    print_operand_place(w, in->line + 1, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 6);
    }
}

static void print_call_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "CALL.ABS", 8);
    rt_code(w, &codes_NOINC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    print_operand_cb(w, in->line + 1, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_call_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "CALL.ABS", 8);
    rt_code(w, &codes_NOINC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_by(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_call_rel(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "CALL.REL", 8);
    rt_code(w, &codes_NOINC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    print_operand_to(w, c, in, in->line + 1, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 6);
    }
}

static void print_call_rr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "CALL.REL", 8);
    rt_code(w, &codes_NOINC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_to(w, c, in, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_call_ur(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "CALL.REL", 8);
    rt_code(w, &codes_NOINC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_to(w, c, in, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_ret_rel(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "RET.REL", 7);
    rt_code(w, &codes_NODEC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_to(w, c, in, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_ret_abs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "RET.ABS", 7);
    rt_code(w, &codes_NODEC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_by(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_ret_ur_rel(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "RET.REL", 7);
    rt_code(w, &codes_NODEC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_to(w, c, in, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_ret_ur_abs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "RET.ABS", 7);
    rt_code(w, &codes_NODEC[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_px(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_by(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_lepc_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "LEPC ", 5);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 2);
    }
}

static void print_lepc_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "LEPC ", 5);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_hex(w, c->address + in->length + (uint64_t)rt_sign(in->value[1], 58));
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
}

static void print_rtt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "RTT", 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_preexit(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "PREEXIT", 7);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_bpt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "BPT", 3);
    rt_code(w, &codes_BPKIND[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_bpn(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
}

static void print_f2f_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDFF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_FRND[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 13);
    }
}

static void print_f2f_w(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDFF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_FRND[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cs16(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_f2f_dw(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDFF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_FRND[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cs16(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_f2f_df(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDFF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_FRND[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 13);
    }
}

static void print_f2f_nd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "F2F", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDFF[in->value[1]]);
    rt_code(w, &codes_CSF[in->value[2]]);
    rt_code(w, &codes_FRND[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cs64(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 13);
    }
}

static void print_f2i_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2I", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDI[in->value[1]]);
    rt_code(w, &codes_CSFT[in->value[2]]);
    rt_code(w, &codes_CINT[in->value[3]]);
    rt_code(w, &codes_NTZ[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_cs16(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 15);
    }
}

static void print_f2i_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "F2I", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDI[in->value[1]]);
    rt_code(w, &codes_CSFT[in->value[2]]);
    rt_code(w, &codes_CINT[in->value[3]]);
    rt_code(w, &codes_NTZ[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_f2i_hd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2I", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDI[in->value[1]]);
    rt_code(w, &codes_CSFT[in->value[2]]);
    rt_code(w, &codes_CINT[in->value[3]]);
    rt_code(w, &codes_NTZ[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_cs16(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 15);
    }
}

static void print_f2i_sd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "F2I", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDI[in->value[1]]);
    rt_code(w, &codes_CSFT[in->value[2]]);
    rt_code(w, &codes_CINT[in->value[3]]);
    rt_code(w, &codes_NTZ[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_f2i_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "F2I", 3);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CDI[in->value[1]]);
    rt_code(w, &codes_CSFT[in->value[2]]);
    rt_code(w, &codes_CINT[in->value[3]]);
    rt_code(w, &codes_NTZ[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_cs64(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_i2f_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "I2F", 3);
    rt_code(w, &codes_CDF[in->value[0]]);
    rt_code(w, &codes_CSI[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ci8(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 11);
    }
}

static void print_i2f_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "I2F", 3);
    rt_code(w, &codes_CDF[in->value[0]]);
    rt_code(w, &codes_CSI[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ci16(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 11);
    }
}

static void print_i2f_w(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "I2F", 3);
    rt_code(w, &codes_CDF[in->value[0]]);
    rt_code(w, &codes_CSI[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_i2f_bd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "I2F", 3);
    rt_code(w, &codes_CDF[in->value[0]]);
    rt_code(w, &codes_CSI[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ci8(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 11);
    }
}

static void print_i2f_hd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "I2F", 3);
    rt_code(w, &codes_CDF[in->value[0]]);
    rt_code(w, &codes_CSI[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ci16(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 11);
    }
}

static void print_i2f_wd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "I2F", 3);
    rt_code(w, &codes_CDF[in->value[0]]);
    rt_code(w, &codes_CSI[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_i2f_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "I2F", 3);
    rt_code(w, &codes_CDF[in->value[0]]);
    rt_code(w, &codes_CSI[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_frnd_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "FRND", 4);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CSFT[in->value[1]]);
    rt_code(w, &codes_CINT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_cs16(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 13);
    }
}

static void print_frnd_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "FRND", 4);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CSFT[in->value[1]]);
    rt_code(w, &codes_CINT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 12);
    }
}

static void print_frnd_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "FRND", 4);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_CSFT[in->value[1]]);
    rt_code(w, &codes_CINT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_cs64(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 12);
    }
}

static void print_i2i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "I2I", 3);
    rt_code(w, &codes_CNAR[in->value[0]]);
    rt_put(w, ".S32.SAT ", 9);
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 9);
    }
}

static void print_f2fp_p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "F2FP", 4);
    print_operand_cpack(w, in->line, in->value);
    rt_put(w, ".PACK_AB", 8);
    rt_code(w, &codes_CRND2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cx(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 14);
    }
}

static void print_f2fp_rs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2FP", 4);
    print_operand_cpack_of_f2fp_rs(w, in->line, in->value);
    rt_put(w, ".PACK_AB.RS.7b ", 15);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_cx(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 15);
    }
}

static void print_f2fp_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "F2FP", 4);
    print_operand_cpack(w, in->line, in->value);
    rt_put(w, ".MERGE_C", 8);
    rt_code(w, &codes_CRND2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_cx(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_code(w, &codes_RC[in->value[12]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 14);
    }
}

static void print_f2fp_mc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "F2FP", 4);
    print_operand_cpack(w, in->line, in->value);
    rt_put(w, ".MERGE_C", 8);
    rt_code(w, &codes_CRND2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RB[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cxt(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 12);
    }
}

static void print_f2ip_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "F2IP", 4);
    rt_code(w, &codes_CIPT[in->value[0]]);
    rt_put(w, ".F32", 4);
    rt_code(w, &codes_CIPR[in->value[1]]);
    rt_code(w, &codes_CIPN[in->value[2]]);
    rt_code(w, &codes_CRELU[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_cx(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[13]]);
    rt_code(w, &codes_RC[in->value[14]]);
    rt_code(w, &codes_CIPH[in->value[15]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 17);
    }
}

static void print_f2ip_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "F2IP", 4);
    rt_code(w, &codes_CIPT[in->value[0]]);
    rt_put(w, ".F32", 4);
    rt_code(w, &codes_CIPR[in->value[1]]);
    rt_code(w, &codes_CIPN[in->value[2]]);
    rt_code(w, &codes_CRELU[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RB[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_cxt(w, in->line + 1, in->value + 9);
    rt_code(w, &codes_CIPH[in->value[13]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 15);
    }
}

static void print_i2fp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "I2FP.F32", 8);
    rt_code(w, &codes_CFS[in->value[0]]);
    rt_code(w, &codes_CFRND[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
}

static void print_i2ip_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "I2IP", 4);
    rt_code(w, &codes_CPAK[in->value[0]]);
    rt_put(w, ".S32", 4);
    print_operand_cips(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    print_operand_cipc(w, in->line + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
}

static void print_i2ip_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "I2IP", 4);
    rt_code(w, &codes_CPAK[in->value[0]]);
    rt_put(w, ".S32", 4);
    print_operand_cips(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 15);
    }
}

static void print_dadd_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "DADD", 4);
    rt_code(w, &codes_FRND[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    print_operand_dc(w, in->line + 1, in->value + 5);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_dadd_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "DADD", 4);
    rt_code(w, &codes_FRND[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    print_operand_dt(w, in->line + 1, in->value + 5);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_dmul(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "DMUL", 4);
    rt_code(w, &codes_FRND[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    print_operand_cs64(w, in->line + 1, in->value + 5);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 13);
    }
}

static void print_dfma_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "DFMA", 4);
    rt_code(w, &codes_FRND[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    print_operand_cs64(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    print_operand_dc(w, in->line + 4, in->value + 12);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 16);
    }
}

static void print_dfma_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "DFMA", 4);
    rt_code(w, &codes_FRND[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    print_operand_dcb(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    print_operand_dt(w, in->line + 2, in->value + 8);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 14);
    }
}

static void print_dsetp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "DSETP", 5);
    rt_code(w, &codes_DCMP[in->value[0]]);
    rt_code(w, &codes_BOP[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_dl(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[14]]);
    rt_code(w, &names_p[in->value[15]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 17);
    }
}

static void print_fadd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "FADD", 4);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_FRND[in->value[1]]);
    rt_code(w, &codes_FSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_fl(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 15);
    }
}

static void print_fmul(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "FMUL", 4);
    rt_code(w, &codes_FMODE[in->value[0]]);
    rt_code(w, &codes_FSCALE[in->value[1]]);
    rt_code(w, &codes_FRND[in->value[2]]);
    rt_code(w, &codes_FSAT[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line + 1, in->value + 8);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 16);
    }
}

static void print_ffma_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "FFMA", 4);
    rt_code(w, &codes_FMODE[in->value[0]]);
    rt_code(w, &codes_FRND[in->value[1]]);
    rt_code(w, &codes_FSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    print_operand_dc(w, in->line + 4, in->value + 14);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 18);
    }
}

static void print_ffma_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "FFMA", 4);
    rt_code(w, &codes_FMODE[in->value[0]]);
    rt_code(w, &codes_FRND[in->value[1]]);
    rt_code(w, &codes_FSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_dcb(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    print_operand_ft(w, in->line + 2, in->value + 10);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 16);
    }
}

static void print_fmnmx_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 7, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "FMNMX", 5);
    print_operand_fmmod(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line + 2, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line + 3, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[14]]);
    rt_code(w, &names_p[in->value[15]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 8);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 9, in->value + 17);
    }
}

static void print_fmnmx_isa(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "FMNMX", 5);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_FNAN[in->value[1]]);
    rt_code(w, &codes_FXORS[in->value[2]]);
    rt_put(w, ".IS_A ", 6);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line + 1, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[15]]);
    rt_code(w, &names_p[in->value[16]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 18);
    }
}

static void print_fsel(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "FSEL", 4);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[12]]);
    rt_code(w, &names_p[in->value[13]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 15);
    }
}

static void print_fset(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "FSET.BF", 7);
    rt_code(w, &codes_FCMP[in->value[0]]);
    rt_code(w, &codes_FTZ[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[14]]);
    rt_code(w, &names_p[in->value[15]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 17);
    }
}

static void print_fsetp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "FSETP", 5);
    rt_code(w, &codes_FCMP[in->value[0]]);
    rt_code(w, &codes_FTZ[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line + 1, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[15]]);
    rt_code(w, &names_p[in->value[16]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 18);
    }
}

static void print_fchk(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "FCHK ", 5);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    print_operand_cs32(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 12);
    }
}

static void print_fswzadd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "FSWZADD", 7);
    rt_code(w, &codes_FTZ[in->value[0]]);
    rt_code(w, &codes_FRND[in->value[1]]);
    rt_code(w, &codes_NDV[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_RC[in->value[7]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_SWD[in->value[8]]);
    rt_code(w, &codes_SWC[in->value[9]]);
    rt_code(w, &codes_SWB[in->value[10]]);
    rt_code(w, &codes_SWA[in->value[11]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 13);
    }
}

static void print_mufu_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "MUFU", 4);
    rt_code(w, &codes_MUF[in->value[0]]);
    print_operand_fmut(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_fb(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_mufu_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "MUFU", 4);
    rt_code(w, &codes_MUF[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_float(w, &(const struct rt_float_kind){32, 32, 20}, in->value[2]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_mufu_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "MUFU", 4);
    rt_code(w, &codes_MUF[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_float(w, &(const struct rt_float_kind){64, 32, 20}, in->value[2]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_mufu_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "MUFU", 4);
    rt_code(w, &codes_MUF[in->value[0]]);
    print_operand_fmuhalf(w, in->line);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_float(w, &(const struct rt_float_kind){16, 16, 20}, in->value[2]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_al2p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "AL2P ", 5);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_put(w, "0x0", 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 3);
    }
}

static void print_ald_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ALD", 3);
    rt_code(w, &codes_AO[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_put(w, "a[", 2);
    rt_hex(w, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_ald_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ALD", 3);
    rt_code(w, &codes_AO[in->value[0]]);
    rt_put(w, ".PHYS ", 6);
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_ald_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ALD", 3);
    rt_code(w, &codes_AO[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_ast_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "AST", 3);
    rt_sep(w, start, " ");
    rt_put(w, "a[", 2);
    rt_hex(w, in->value[0]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_ast_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "AST.PHYS", 8);
    rt_sep(w, start, " ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_ast_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "AST", 3);
    rt_sep(w, start, " ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_ipa_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "IPA", 3);
    rt_code(w, &codes_AMODE[in->value[0]]);
    rt_code(w, &codes_AWHERE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_put(w, "a[", 2);
    rt_hex(w, in->value[4] * 4);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_ipaplace(w, in->line + 1, in->value + 5);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_ipa_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "IPA", 3);
    rt_code(w, &codes_AMODE[in->value[0]]);
    rt_code(w, &codes_AWHERE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_ur[in->value[4]]);
    rt_put(w, "+", 1);
    rt_hex(w, in->value[5] * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
}

static void print_out_f(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "OUT.FINAL", 9);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[0]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 2);
    }
}

static void print_out_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "OUT", 3);
    rt_code(w, &codes_OUTK[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 5);
    }
}

static void print_out_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "OUT", 3);
    rt_code(w, &codes_OUTK[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[3]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 5);
    }
}

static void print_out_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "OUT", 3);
    rt_code(w, &codes_OUTK[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[3]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 5);
    }
}

static void print_isberd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "ISBERD ", 7);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_isb(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_isbewr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "ISBEWR", 6);
    rt_sep(w, start, " ");
    print_operand_isb(w, in->line, in->value);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_pixld(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "PIXLD ", 6);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
}

static void print_ldtram(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "LDTRAM.AB ", 10);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    rt_put(w, "a[", 2);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "+", 1);
    rt_hex(w, in->value[2] * 4);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
}

static void print_hadd2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 13, in->value + 20);
    rt_sep(w, start, " ");
    rt_put(w, "HADD2", 5);
    print_operand_htadd(w, in->line, in->value);
    rt_code(w, &codes_FTZ[in->value[2]]);
    rt_code(w, &codes_FSAT[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    print_operand_hl(w, in->line + 4, in->value + 10);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 14);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 15, in->value + 21);
    }
}

static void print_hmul2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 13, in->value + 20);
    rt_sep(w, start, " ");
    rt_put(w, "HMUL2", 5);
    print_operand_htmul(w, in->line, in->value);
    rt_code(w, &codes_FMODE[in->value[2]]);
    rt_code(w, &codes_FSAT[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    print_operand_hb(w, in->line + 4, in->value + 10);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 14);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 15, in->value + 21);
    }
}

static void print_hfma2_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 16, in->value + 26);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2", 5);
    print_operand_htfma(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_hmb(w, in->line + 4, in->value + 9);
    rt_sep(w, start, ", ");
    print_operand_hc(w, in->line + 13, in->value + 21);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 17);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 18, in->value + 27);
    }
}

static void print_hfma2_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 14, in->value + 24);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2", 5);
    print_operand_htfma(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_hcb(w, in->line + 4, in->value + 9);
    rt_sep(w, start, ", ");
    print_operand_hmt(w, in->line + 7, in->value + 14);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 15);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 16, in->value + 25);
    }
}

static void print_hfma2_rb(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 17, in->value + 27);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2", 5);
    print_operand_htrel(w, in->line, in->value);
    rt_put(w, ".RELU ", 6);
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    print_operand_hmb_of_hfma2_rb(w, in->line + 4, in->value + 8);
    rt_sep(w, start, ", ");
    print_operand_hc(w, in->line + 13, in->value + 20);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[25]]);
    rt_code(w, &names_p[in->value[26]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 18);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 19, in->value + 28);
    }
}

static void print_hfma2_rc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 15, in->value + 25);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2", 5);
    print_operand_htrel(w, in->line, in->value);
    rt_put(w, ".RELU ", 6);
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    print_operand_hcb(w, in->line + 4, in->value + 8);
    rt_sep(w, start, ", ");
    print_operand_hmt_of_hfma2_rc(w, in->line + 7, in->value + 13);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[23]]);
    rt_code(w, &names_p[in->value[24]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 16);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 17, in->value + 26);
    }
}

static void print_hfma2_mma_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 6, in->value + 19);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2.MMA", 9);
    print_operand_htmma(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    print_operand_hwb(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_hwc(w, in->line + 5, in->value + 16);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 7);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 8, in->value + 20);
    }
}

static void print_hfma2_mma_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 6, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2.MMA", 9);
    print_operand_htmma(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    print_operand_hwcb(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_hwt(w, in->line + 3, in->value + 9);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 7);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 8, in->value + 18);
    }
}

static void print_hfma2_mma_rb(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 7, in->value + 21);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2.MMA", 9);
    print_operand_htmma(w, in->line, in->value);
    rt_put(w, ".RELU ", 6);
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    print_operand_hwb(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_hwc(w, in->line + 5, in->value + 16);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[19]]);
    rt_code(w, &names_p[in->value[20]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 8);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 9, in->value + 22);
    }
}

static void print_hfma2_mma_rc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 7, in->value + 19);
    rt_sep(w, start, " ");
    rt_put(w, "HFMA2.MMA", 9);
    print_operand_htmma(w, in->line, in->value);
    rt_put(w, ".RELU ", 6);
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_da(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    print_operand_hwcb(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_hwt(w, in->line + 3, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[17]]);
    rt_code(w, &names_p[in->value[18]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 8);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 9, in->value + 20);
    }
}

static void print_hset2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 14, in->value + 25);
    rt_sep(w, start, " ");
    rt_put(w, "HSET2", 5);
    print_operand_hst(w, in->line, in->value);
    rt_code(w, &codes_HBF1[in->value[1]]);
    rt_code(w, &codes_FCMP[in->value[2]]);
    rt_code(w, &codes_FTZ[in->value[3]]);
    rt_code(w, &codes_HBOP[in->value[4]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_hsl(w, in->line + 4, in->value + 11);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[23]]);
    rt_code(w, &names_p[in->value[24]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 15);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 16, in->value + 26);
    }
}

static void print_hsetp2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 14, in->value + 26);
    rt_sep(w, start, " ");
    rt_put(w, "HSETP2", 6);
    print_operand_hst(w, in->line, in->value);
    rt_code(w, &codes_FCMP[in->value[1]]);
    rt_code(w, &codes_HAND[in->value[2]]);
    rt_code(w, &codes_FTZ[in->value[3]]);
    rt_code(w, &codes_HBOP[in->value[4]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    print_operand_hsl(w, in->line + 4, in->value + 12);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[24]]);
    rt_code(w, &names_p[in->value[25]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 15);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 16, in->value + 27);
    }
}

static void print_hmnmx2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 14, in->value + 23);
    rt_sep(w, start, " ");
    rt_put(w, "HMNMX2", 6);
    print_operand_hmt2(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ha(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    print_operand_hnm(w, in->line + 4, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[21]]);
    rt_code(w, &names_p[in->value[22]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 15);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 16, in->value + 24);
    }
}

static void print_iadd3_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "IADD3 ", 6);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_co(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[3]]);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_sbn(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC[in->value[13]]);
    rt_code(w, &names_r[in->value[14]]);
    rt_code(w, &codes_RC[in->value[15]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 17);
    }
}

static void print_iadd3_x(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 7, in->value + 20);
    rt_sep(w, start, " ");
    rt_put(w, "IADD3.X ", 8);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_co(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IA[in->value[3]]);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_sbi(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IC[in->value[13]]);
    rt_code(w, &names_r[in->value[14]]);
    rt_code(w, &codes_RC[in->value[15]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[16]]);
    rt_code(w, &names_p[in->value[17]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q1N[in->value[18]]);
    rt_code(w, &names_p[in->value[19]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 8);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 9, in->value + 21);
    }
}

static void print_imad_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    if (in->value[2] == 0xff) {
        print_operand_guard(w, in->line + 1, in->value + 9);
        rt_sep(w, start, " ");
        rt_put(w, "IMAD.MOV", 8);
        rt_code(w, &codes_US[in->value[0]]);
        rt_sep(w, start, " ");
        rt_code(w, &names_r[in->value[1]]);
        rt_put(w, ", RZ", 4);
        rt_code(w, &codes_RA[in->value[3]]);
        rt_sep(w, start, ", ");
        rt_code(w, &names_r[in->value[4]]);
        rt_code(w, &codes_RB[in->value[5]]);
        rt_sep(w, start, ", ");
        rt_code(w, &codes_NC[in->value[6]]);
        rt_code(w, &names_r[in->value[7]]);
        rt_code(w, &codes_RC[in->value[8]]);
        rt_sep_own(w, start, " ");
        print_operand_marks(w, in->line + 2);
        rt_sep(w, start, " ");
        if (!c->brief) {
            print_operand_ctl(w, in->line + 3, in->value + 10);
        }
        return;
    }
    if (in->value[4] == 0xff && in->value[2] <= 0xfe) {
        print_operand_guard(w, in->line + 1, in->value + 9);
        rt_sep(w, start, " ");
        rt_put(w, "IMAD.MOV", 8);
        rt_code(w, &codes_US[in->value[0]]);
        rt_sep(w, start, " ");
        rt_code(w, &names_r[in->value[1]]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_r[in->value[2]]);
        rt_code(w, &codes_RA[in->value[3]]);
        rt_sep(w, start, ", ");
        rt_put(w, "RZ", 2);
        rt_code(w, &codes_RB[in->value[5]]);
        rt_sep(w, start, ", ");
        rt_code(w, &codes_NC[in->value[6]]);
        rt_code(w, &names_r[in->value[7]]);
        rt_code(w, &codes_RC[in->value[8]]);
        rt_sep_own(w, start, " ");
        print_operand_marks(w, in->line + 2);
        rt_sep(w, start, " ");
        if (!c->brief) {
            print_operand_ctl(w, in->line + 3, in->value + 10);
        }
        return;
    }
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD", 4);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RB[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC[in->value[6]]);
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RC[in->value[8]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
}

static void print_imad_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    if (in->value[4] == 0x0) {
        print_operand_guard(w, in->line + 1, in->value + 8);
        rt_sep(w, start, " ");
        rt_put(w, "IMAD.MOV", 8);
        rt_code(w, &codes_US[in->value[0]]);
        rt_sep(w, start, " ");
        rt_code(w, &names_r[in->value[1]]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_r[in->value[2]]);
        rt_code(w, &codes_RA[in->value[3]]);
        rt_sep(w, start, ", ");
        rt_put(w, "0x0", 3);
        rt_sep(w, start, ", ");
        rt_code(w, &codes_NC[in->value[5]]);
        rt_code(w, &names_r[in->value[6]]);
        rt_code(w, &codes_RC[in->value[7]]);
        rt_sep_own(w, start, " ");
        print_operand_marks(w, in->line + 2);
        rt_sep(w, start, " ");
        if (!c->brief) {
            print_operand_ctl(w, in->line + 3, in->value + 9);
        }
        return;
    }
    if (in->value[4] == 0x1) {
        print_operand_guard(w, in->line + 1, in->value + 8);
        rt_sep(w, start, " ");
        rt_put(w, "IMAD.IADD", 9);
        rt_code(w, &codes_US[in->value[0]]);
        rt_sep(w, start, " ");
        rt_code(w, &names_r[in->value[1]]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_r[in->value[2]]);
        rt_code(w, &codes_RA[in->value[3]]);
        rt_sep(w, start, ", ");
        rt_put(w, "0x1", 3);
        rt_sep(w, start, ", ");
        rt_code(w, &codes_NC[in->value[5]]);
        rt_code(w, &names_r[in->value[6]]);
        rt_code(w, &codes_RC[in->value[7]]);
        rt_sep_own(w, start, " ");
        print_operand_marks(w, in->line + 2);
        rt_sep(w, start, " ");
        if (!c->brief) {
            print_operand_ctl(w, in->line + 3, in->value + 9);
        }
        return;
    }
    if (in->value[6] == 0xff && (in->value[4] == 0x2 || in->value[4] == 0x4 ||
        in->value[4] == 0x8 || in->value[4] == 0x10 || in->value[4] == 0x20 ||
        in->value[4] == 0x40 || in->value[4] == 0x80 || in->value[4] == 0x100 ||
        in->value[4] == 0x200 || in->value[4] == 0x400 || in->value[4] == 0x800 ||
        in->value[4] == 0x1000 || in->value[4] == 0x2000 || in->value[4] == 0x4000 ||
        in->value[4] == 0x8000 || in->value[4] == 0x10000 || in->value[4] == 0x20000 ||
        in->value[4] == 0x40000 || in->value[4] == 0x80000 || in->value[4] == 0x100000 ||
        in->value[4] == 0x200000 || in->value[4] == 0x400000 || in->value[4] == 0x800000 ||
        in->value[4] == 0x1000000 || in->value[4] == 0x2000000 || in->value[4] == 0x4000000 ||
        in->value[4] == 0x8000000 || in->value[4] == 0x10000000 || in->value[4] == 0x20000000 ||
        in->value[4] == 0x40000000 || in->value[4] == 0x80000000u)) {
        print_operand_guard(w, in->line + 1, in->value + 8);
        rt_sep(w, start, " ");
        rt_put(w, "IMAD.SHL", 8);
        rt_code(w, &codes_US[in->value[0]]);
        rt_sep(w, start, " ");
        rt_code(w, &names_r[in->value[1]]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_r[in->value[2]]);
        rt_code(w, &codes_RA[in->value[3]]);
        rt_sep(w, start, ", ");
        rt_signed_hex(w, rt_sign(in->value[4], 32));
        rt_sep(w, start, ", ");
        rt_code(w, &codes_NC[in->value[5]]);
        rt_code(w, &names_r[in->value[6]]);
        rt_code(w, &codes_RC[in->value[7]]);
        rt_sep_own(w, start, " ");
        print_operand_marks(w, in->line + 2);
        rt_sep(w, start, " ");
        if (!c->brief) {
            print_operand_ctl(w, in->line + 3, in->value + 9);
        }
        return;
    }
    print_operand_guard(w, in->line + 1, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD", 4);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_signed_hex(w, rt_sign(in->value[4], 32));
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC[in->value[5]]);
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_RC[in->value[7]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 9);
    }
}

static void print_imad_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD", 4);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sbcu(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC[in->value[7]]);
    rt_code(w, &names_r[in->value[8]]);
    rt_code(w, &codes_RC[in->value[9]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_imad_ri(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    if (in->value[2] == 0xff) {
        print_operand_guard(w, in->line, in->value + 7);
        rt_sep(w, start, " ");
        rt_put(w, "IMAD.MOV", 8);
        rt_code(w, &codes_US[in->value[0]]);
        rt_sep(w, start, " ");
        rt_code(w, &names_r[in->value[1]]);
        rt_put(w, ", RZ", 4);
        rt_code(w, &codes_RA[in->value[3]]);
        rt_sep(w, start, ", ");
        rt_code(w, &names_r[in->value[4]]);
        rt_code(w, &codes_RB[in->value[5]]);
        rt_sep(w, start, ", ");
        rt_signed_hex(w, rt_sign(in->value[6], 32));
        rt_sep_own(w, start, " ");
        print_operand_marks(w, in->line + 1);
        rt_sep(w, start, " ");
        if (!c->brief) {
            print_operand_ctl(w, in->line + 2, in->value + 8);
        }
        return;
    }
    if (in->value[4] == 0xff && in->value[2] <= 0xfe) {
        print_operand_guard(w, in->line, in->value + 7);
        rt_sep(w, start, " ");
        rt_put(w, "IMAD.MOV", 8);
        rt_code(w, &codes_US[in->value[0]]);
        rt_sep(w, start, " ");
        rt_code(w, &names_r[in->value[1]]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_r[in->value[2]]);
        rt_code(w, &codes_RA[in->value[3]]);
        rt_sep(w, start, ", ");
        rt_put(w, "RZ", 2);
        rt_code(w, &codes_RB[in->value[5]]);
        rt_sep(w, start, ", ");
        rt_signed_hex(w, rt_sign(in->value[6], 32));
        rt_sep_own(w, start, " ");
        print_operand_marks(w, in->line + 1);
        rt_sep(w, start, " ");
        if (!c->brief) {
            print_operand_ctl(w, in->line + 2, in->value + 8);
        }
        return;
    }
    print_operand_guard(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD", 4);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RB[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_signed_hex(w, rt_sign(in->value[6], 32));
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 8);
    }
}

static void print_imad_rc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    if (in->value[2] == 0xff) {
        print_operand_guard(w, in->line + 2, in->value + 10);
        rt_sep(w, start, " ");
        rt_put(w, "IMAD.MOV", 8);
        rt_code(w, &codes_US[in->value[0]]);
        rt_sep(w, start, " ");
        rt_code(w, &names_r[in->value[1]]);
        rt_put(w, ", RZ", 4);
        rt_code(w, &codes_RA[in->value[3]]);
        rt_sep(w, start, ", ");
        rt_code(w, &names_r[in->value[4]]);
        rt_code(w, &codes_RB[in->value[5]]);
        rt_sep(w, start, ", ");
        rt_code(w, &codes_NB[in->value[6]]);
        print_operand_cb(w, in->line + 1, in->value + 7);
        rt_sep_own(w, start, " ");
        print_operand_marks(w, in->line + 3);
        rt_sep(w, start, " ");
        if (!c->brief) {
            print_operand_ctl(w, in->line + 4, in->value + 11);
        }
        return;
    }
    if (in->value[4] == 0xff && in->value[2] <= 0xfe) {
        print_operand_guard(w, in->line + 2, in->value + 10);
        rt_sep(w, start, " ");
        rt_put(w, "IMAD.MOV", 8);
        rt_code(w, &codes_US[in->value[0]]);
        rt_sep(w, start, " ");
        rt_code(w, &names_r[in->value[1]]);
        rt_put(w, ", ", 2);
        rt_code(w, &names_r[in->value[2]]);
        rt_code(w, &codes_RA[in->value[3]]);
        rt_sep(w, start, ", ");
        rt_put(w, "RZ", 2);
        rt_code(w, &codes_RB[in->value[5]]);
        rt_sep(w, start, ", ");
        rt_code(w, &codes_NB[in->value[6]]);
        print_operand_cb(w, in->line + 1, in->value + 7);
        rt_sep_own(w, start, " ");
        print_operand_marks(w, in->line + 3);
        rt_sep(w, start, " ");
        if (!c->brief) {
            print_operand_ctl(w, in->line + 4, in->value + 11);
        }
        return;
    }
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD", 4);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RB[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NB[in->value[6]]);
    print_operand_cb(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_imad_ru(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD", 4);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RB[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NB[in->value[6]]);
    rt_code(w, &names_ur[in->value[7]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 9);
    }
}

static void print_imad_bx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD", 4);
    rt_code(w, &codes_US[in->value[0]]);
    rt_put(w, ".X ", 3);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IC[in->value[10]]);
    rt_code(w, &names_r[in->value[11]]);
    rt_code(w, &codes_RC[in->value[12]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[13]]);
    rt_code(w, &names_p[in->value[14]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 16);
    }
}

static void print_imad_cx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD", 4);
    rt_code(w, &codes_US[in->value[0]]);
    rt_put(w, ".X ", 3);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RB[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_sci(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[11]]);
    rt_code(w, &names_p[in->value[12]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
}

static void print_imad_wide_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD.WIDE", 9);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC[in->value[11]]);
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
}

static void print_imad_wide_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD.WIDE", 9);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RB[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_widec(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
}

static void print_imad_wide_bx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD.WIDE", 9);
    rt_code(w, &codes_US[in->value[0]]);
    rt_put(w, ".X ", 3);
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IC[in->value[11]]);
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[14]]);
    rt_code(w, &names_p[in->value[15]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 17);
    }
}

static void print_imad_wide_cx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD.WIDE", 9);
    rt_code(w, &codes_US[in->value[0]]);
    rt_put(w, ".X ", 3);
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RB[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_widecx(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[11]]);
    rt_code(w, &names_p[in->value[12]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_imad_hi_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD.HI", 7);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC[in->value[11]]);
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
}

static void print_imad_hi_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD.HI", 7);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RB[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_widec(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
}

static void print_imad_hi_bx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD.HI", 7);
    rt_code(w, &codes_US[in->value[0]]);
    rt_put(w, ".X ", 3);
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IC[in->value[11]]);
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[14]]);
    rt_code(w, &names_p[in->value[15]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 17);
    }
}

static void print_imad_hi_cx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "IMAD.HI", 7);
    rt_code(w, &codes_US[in->value[0]]);
    rt_put(w, ".X ", 3);
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RB[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_widecx(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[11]]);
    rt_code(w, &names_p[in->value[12]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_lop3(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "LOP3.LUT", 8);
    rt_code(w, &codes_PAND[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_code(w, &codes_RC[in->value[12]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[13]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[14]]);
    rt_code(w, &names_p[in->value[15]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 17);
    }
}

static void print_shf_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "SHF", 3);
    rt_code(w, &codes_SHD[in->value[0]]);
    rt_code(w, &codes_SHW[in->value[1]]);
    rt_code(w, &codes_SHT[in->value[2]]);
    rt_code(w, &codes_SHHI[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[13]]);
    rt_code(w, &codes_RC[in->value[14]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 16);
    }
}

static void print_shf_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "SHF", 3);
    rt_code(w, &codes_SHD[in->value[0]]);
    rt_code(w, &codes_SHW[in->value[1]]);
    rt_code(w, &codes_SHT[in->value[2]]);
    rt_code(w, &codes_SHHI[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RB[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_mi(w, in->line, in->value + 9);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 14);
    }
}

static void print_prmt_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "PRMT", 4);
    rt_code(w, &codes_PMODE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_code(w, &codes_RC[in->value[11]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 13);
    }
}

static void print_prmt_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 10);
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
    print_operand_mi(w, in->line, in->value + 6);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 11);
    }
}

static void print_sel(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "SEL ", 4);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_RA[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[9]]);
    rt_code(w, &names_p[in->value[10]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 12);
    }
}

static void print_isetp_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "ISETP", 5);
    rt_code(w, &codes_CMP[in->value[0]]);
    rt_code(w, &codes_CMPU[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[13]]);
    rt_code(w, &names_p[in->value[14]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 16);
    }
}

static void print_isetp_x(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "ISETP", 5);
    rt_code(w, &codes_CMP[in->value[0]]);
    rt_code(w, &codes_CMPU[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, ".EX ", 4);
    rt_code(w, &names_p[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[13]]);
    rt_code(w, &names_p[in->value[14]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q2N[in->value[15]]);
    rt_code(w, &names_p[in->value[16]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 18);
    }
}

static void print_isetp_o(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "ISETP", 5);
    rt_code(w, &codes_CMP[in->value[0]]);
    rt_code(w, &codes_CMPU[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[13]]);
    rt_code(w, &names_p[in->value[14]]);
    rt_sep(w, start, ", ");
    print_operand_qold(w, in->line + 2, in->value + 15);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 18);
    }
}

static void print_isetp_ox(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "ISETP", 5);
    rt_code(w, &codes_CMP[in->value[0]]);
    rt_code(w, &codes_CMPU[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, ".EX ", 4);
    rt_code(w, &names_p[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[13]]);
    rt_code(w, &names_p[in->value[14]]);
    rt_sep(w, start, ", ");
    print_operand_qold(w, in->line + 2, in->value + 15);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 18);
    }
}

static void print_lea_lo(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "LEA ", 4);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[2]]);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sbnu(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[12]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
}

static void print_lea_x(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "LEA.X ", 6);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IA[in->value[2]]);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sbiu(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[12]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[13]]);
    rt_code(w, &names_p[in->value[14]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 16);
    }
}

static void print_lea_hi(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "LEA.HI ", 7);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[2]]);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sbnu(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[14]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 16);
    }
}

static void print_lea_hx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "LEA.HI.X ", 9);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IA[in->value[2]]);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sbiu(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[14]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[15]]);
    rt_code(w, &names_p[in->value[16]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 18);
    }
}

static void print_lea_ih(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "LEA.HI ", 7);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[2]]);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RB[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[7]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
}

static void print_lea_ix(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "LEA.HI.X ", 9);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IA[in->value[2]]);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RB[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[7]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[9]]);
    rt_code(w, &names_p[in->value[10]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 12);
    }
}

static void print_lea_sx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "LEA.HI.SX32 ", 12);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[2]]);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sbnu(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[12]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
}

static void print_lea_xs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "LEA.HI.X.SX32 ", 14);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IA[in->value[2]]);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sbiu(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[12]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[13]]);
    rt_code(w, &names_p[in->value[14]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 16);
    }
}

static void print_popc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "POPC ", 5);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_sbiu(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_brev(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "BREV ", 5);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
}

static void print_flo(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "FLO", 3);
    rt_code(w, &codes_SGU[in->value[0]]);
    rt_code(w, &codes_FLSH[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    print_operand_sbiu(w, in->line + 1, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
}

static void print_iabs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "IABS ", 5);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
}

static void print_sgxt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "SGXT", 4);
    rt_code(w, &codes_WRAP[in->value[0]]);
    rt_code(w, &codes_MMU[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 5);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
}

static void print_bmsk(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "BMSK", 4);
    rt_code(w, &codes_WRAP[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 11);
    }
}

static void print_mov(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "MOV ", 4);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_sbu(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_imnmx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "IMNMX", 5);
    rt_code(w, &codes_MMU[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[10]]);
    rt_code(w, &names_p[in->value[11]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 13);
    }
}

static void print_ldg_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "LDG", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LSIZE[in->value[2]]);
    rt_code(w, &codes_LORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 2, in->value + 8);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 11);
    }
}

static void print_ldg_vz(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "LDG", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LSIZE[in->value[2]]);
    rt_code(w, &codes_LORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_put(w, ".ZD ", 4);
    rt_code(w, &names_p[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 8);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_ldg_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "LDG", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LTC[in->value[2]]);
    rt_code(w, &codes_LSIZE[in->value[3]]);
    rt_code(w, &codes_LORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 3, in->value + 11);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_ldg_tz(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "LDG", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LTC[in->value[2]]);
    rt_code(w, &codes_LSIZE[in->value[3]]);
    rt_code(w, &codes_LORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_put(w, ".ZD ", 4);
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 9);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 2, in->value + 11);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
}

static void print_ldg_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "LDG", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LTC[in->value[2]]);
    rt_code(w, &codes_LSIZE[in->value[3]]);
    rt_code(w, &codes_LORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_at(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 3, in->value + 12);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 15);
    }
}

static void print_ldg_tuz(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "LDG", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LTC[in->value[2]]);
    rt_code(w, &codes_LSIZE[in->value[3]]);
    rt_code(w, &codes_LORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_put(w, ".ZD ", 4);
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_at(w, in->line + 1, in->value + 9);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 2, in->value + 12);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
}

static void print_ldg_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "LDG", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LTC[in->value[2]]);
    rt_code(w, &codes_MSIZE[in->value[3]]);
    rt_code(w, &codes_LORD[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 2, in->value + 9);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
}

static void print_ldg_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "LDG", 3);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_LTC[in->value[1]]);
    rt_code(w, &codes_MSIZE[in->value[2]]);
    rt_code(w, &codes_LORD[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_ag_of_ldg_d(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 3, in->value + 9);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc_of_ldg_d(w, in->line + 4, in->value + 7);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 12);
    }
}

static void print_ld_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "LD", 2);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LSIZE[in->value[2]]);
    rt_code(w, &codes_LORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_ar32(w, in->line + 2, in->value + 7);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 10);
    }
}

static void print_ld_vz(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "LD", 2);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LSIZE[in->value[2]]);
    rt_code(w, &codes_LORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_put(w, ".ZD ", 4);
    rt_code(w, &names_p[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_ar32(w, in->line + 1, in->value + 8);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_ld_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "LD", 2);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LTC[in->value[2]]);
    rt_code(w, &codes_LSIZE[in->value[3]]);
    rt_code(w, &codes_LORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_ar32(w, in->line + 2, in->value + 8);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 3, in->value + 10);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 13);
    }
}

static void print_ld_tz(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "LD", 2);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LTC[in->value[2]]);
    rt_code(w, &codes_LSIZE[in->value[3]]);
    rt_code(w, &codes_LORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_put(w, ".ZD ", 4);
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_ar32(w, in->line + 1, in->value + 9);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 2, in->value + 11);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
}

static void print_ld_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "LD", 2);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LTC[in->value[2]]);
    rt_code(w, &codes_LSIZE[in->value[3]]);
    rt_code(w, &codes_LORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_at(w, in->line + 2, in->value + 8);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 3, in->value + 11);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_ld_tuz(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "LD", 2);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LTC[in->value[2]]);
    rt_code(w, &codes_LSIZE[in->value[3]]);
    rt_code(w, &codes_LORDER[in->value[4]]);
    rt_code(w, &codes_SCOPE[in->value[5]]);
    rt_code(w, &codes_PRIV[in->value[6]]);
    rt_put(w, ".ZD ", 4);
    rt_code(w, &names_p[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_sep(w, start, ", ");
    print_operand_at(w, in->line + 1, in->value + 9);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 2, in->value + 12);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
}

static void print_ld_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "LD", 2);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_LTC[in->value[2]]);
    rt_code(w, &codes_MSIZE[in->value[3]]);
    rt_code(w, &codes_LORD[in->value[4]]);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_ar32(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 2, in->value + 8);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 11);
    }
}

static void print_ld_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "LD", 2);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_LTC[in->value[1]]);
    rt_code(w, &codes_MSIZE[in->value[2]]);
    rt_code(w, &codes_LORD[in->value[3]]);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_ag_of_ldg_d(w, in->line + 2, in->value + 5);
    rt_sep(w, start, ", ");
    print_operand_npred(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc_of_ldg_d(w, in->line + 4, in->value + 6);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 11);
    }
}

static void print_stg_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "STG", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_MSIZE[in->value[2]]);
    rt_code(w, &codes_SORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 10);
    }
}

static void print_stg_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "STG", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_MSIZE[in->value[2]]);
    rt_code(w, &codes_SORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 10);
    }
}

static void print_stg_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "STG", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_MSIZE[in->value[2]]);
    rt_code(w, &codes_SORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_at(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_stg_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "STG", 3);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_MSIZE[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
}

static void print_stg_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "STG", 3);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_MSIZE[in->value[1]]);
    rt_code(w, &codes_SORD[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_ag_of_ldg_d(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc_of_ldg_d(w, in->line + 2, in->value + 4);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 8);
    }
}

static void print_st_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "ST", 2);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_MSIZE[in->value[2]]);
    rt_code(w, &codes_SORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_ar32(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 10);
    }
}

static void print_st_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "ST", 2);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_MSIZE[in->value[2]]);
    rt_code(w, &codes_SORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_ar32(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[8]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 10);
    }
}

static void print_st_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ST", 2);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_MSIZE[in->value[2]]);
    rt_code(w, &codes_SORDER[in->value[3]]);
    rt_code(w, &codes_SCOPE[in->value[4]]);
    rt_code(w, &codes_PRIV[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_at(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_st_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "ST", 2);
    rt_code(w, &codes_WIDE[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_MSIZE[in->value[2]]);
    rt_code(w, &codes_SORD[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_ar32(w, in->line, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
}

static void print_st_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "ST", 2);
    print_operand_wu(w, in->line);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_MSIZE[in->value[1]]);
    rt_code(w, &codes_SORD[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_ag_of_ldg_d(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc_of_ldg_d(w, in->line + 2, in->value + 4);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 8);
    }
}

static void print_ldl_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "LDL", 3);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_MSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_ldl_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "LDL", 3);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_MSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_ldl_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "LDL", 3);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_MSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_al(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
}

static void print_ldl_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "LDL", 3);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_MSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_alocal(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_descl(w, in->line + 1, in->value + 4);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_stl_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "STL", 3);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_MSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_stl_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "STL", 3);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_MSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_stl_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "STL", 3);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_MSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_al(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
}

static void print_stl_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "STL", 3);
    rt_code(w, &codes_EVICT[in->value[0]]);
    rt_code(w, &codes_MSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_alocal(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_descl(w, in->line + 1, in->value + 3);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_lds_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "LDS", 3);
    rt_code(w, &codes_SU[in->value[0]]);
    rt_code(w, &codes_SSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line + 1, in->value + 3);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 6);
    }
}

static void print_lds_vz(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "LDS", 3);
    rt_code(w, &codes_SU[in->value[0]]);
    rt_code(w, &codes_SSIZE[in->value[1]]);
    rt_put(w, ".ZD ", 4);
    rt_code(w, &names_p[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
}

static void print_lds_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "LDS", 3);
    rt_code(w, &codes_SU[in->value[0]]);
    rt_code(w, &codes_SSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_ars(w, in->line + 1, in->value + 3);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_lds_tz(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "LDS", 3);
    rt_code(w, &codes_SU[in->value[0]]);
    rt_code(w, &codes_SSIZE[in->value[1]]);
    rt_put(w, ".ZD ", 4);
    rt_code(w, &names_p[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ars(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 8);
    }
}

static void print_lds_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "LDS", 3);
    rt_code(w, &codes_SU[in->value[0]]);
    rt_code(w, &codes_SSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_als(w, in->line + 1, in->value + 3);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
}

static void print_lds_tuz(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "LDS", 3);
    rt_code(w, &codes_SU[in->value[0]]);
    rt_code(w, &codes_SSIZE[in->value[1]]);
    rt_put(w, ".ZD ", 4);
    rt_code(w, &names_p[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_als(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 9);
    }
}

static void print_lds_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "LDS", 3);
    rt_code(w, &codes_SSIZE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_ars(w, in->line + 1, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 6);
    }
}

static void print_lds_au(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "LDS", 3);
    rt_code(w, &codes_SSIZE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_als(w, in->line + 1, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_sts_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "STS", 3);
    rt_code(w, &codes_MSIZE[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_sts_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "STS", 3);
    rt_code(w, &codes_MSIZE[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_ars(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_sts_tu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "STS", 3);
    rt_code(w, &codes_MSIZE[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_als(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
}

static void print_ldc_v(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "LDC", 3);
    rt_code(w, &codes_CMODE[in->value[0]]);
    rt_code(w, &codes_CSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_cindex(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
}

static void print_ldc_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "LDC", 3);
    rt_code(w, &codes_CMODE[in->value[0]]);
    rt_code(w, &codes_CSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_cindex(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
}

static void print_ldc_x(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "LDC", 3);
    rt_code(w, &codes_CMODE[in->value[0]]);
    rt_code(w, &codes_CSIZE[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_cxindex(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
}

static void print_uldc_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ULDC", 4);
    rt_code(w, &codes_CSIZE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_uindex(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 6);
    }
}

static void print_uldc_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ULDC", 4);
    rt_code(w, &codes_CSIZE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[2]);
    rt_put(w, "][", 2);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 5);
    }
}

static void print_uldc_io(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ULDC", 4);
    rt_code(w, &codes_CSIZE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_put(w, "c[", 2);
    rt_hex(w, in->value[2]);
    rt_put(w, "][", 2);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, "+", 1);
    rt_signed_hex(w, rt_sign(in->value[4], 16));
    rt_put(w, "]", 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 1, in->value + 6);
    }
}

static void print_uldc_m(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ULDC", 4);
    rt_code(w, &codes_CSIZE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, "+", 1);
    rt_signed_hex(w, rt_sign(in->value[3], 32));
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_UQN[in->value[4]]);
    rt_code(w, &names_up[in->value[5]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 7);
    }
}

static void print_ldsm_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "LDSM.16", 7);
    rt_code(w, &codes_MKIND[in->value[0]]);
    rt_code(w, &codes_MCOUNT[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_are(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_ldsm_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "LDSM.16", 7);
    rt_code(w, &codes_MKIND[in->value[0]]);
    rt_code(w, &codes_MCOUNT[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_al(w, in->line, in->value + 3);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 7);
    }
}

static void print_stsm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "STSM.16", 7);
    rt_code(w, &codes_MKIND[in->value[0]]);
    rt_code(w, &codes_MCOUNT[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_are(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_ldgsts_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "LDGSTS.E", 8);
    rt_code(w, &codes_BYPASS[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_GLTC[in->value[2]]);
    rt_code(w, &codes_GSIZE[in->value[3]]);
    rt_code(w, &codes_ZFILL[in->value[4]]);
    rt_code(w, &codes_GORD[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_saddr(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_gaddr(w, in->line + 1, in->value + 8);
    rt_sep(w, start, ", ");
    print_operand_px(w, in->line + 2, in->value + 11);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_desc_of_ldg_d(w, in->line + 3, in->value + 9);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_ldgsts_u(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "LDGSTS.E", 8);
    rt_code(w, &codes_BYPASS[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_GLTC[in->value[2]]);
    rt_code(w, &codes_GSIZE[in->value[3]]);
    rt_code(w, &codes_ZFILL[in->value[4]]);
    rt_code(w, &codes_GORD[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_saddru(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_gaddru(w, in->line + 1, in->value + 9);
    rt_sep(w, start, ", ");
    print_operand_px(w, in->line + 2, in->value + 11);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
}

static void print_ldgsts_us(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "LDGSTS.E", 8);
    rt_code(w, &codes_BYPASS[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    rt_code(w, &codes_GLTC[in->value[2]]);
    rt_code(w, &codes_GSIZE[in->value[3]]);
    rt_code(w, &codes_ZFILL[in->value[4]]);
    rt_code(w, &codes_GORD[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_saddru(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_gaddru(w, in->line + 1, in->value + 9);
    rt_sep(w, start, ", ");
    print_operand_px(w, in->line + 2, in->value + 11);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
}

static void print_ldgdepbar(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "LDGDEPBAR", 9);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 1);
    }
}

static void print_s2r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "S2R ", 4);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    print_operand_special(w, in->line, in->value + 1);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
}

static void print_cs2r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "CS2R", 4);
    rt_code(w, &codes_SWIDE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    print_operand_special(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_suld_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "SULD.D", 6);
    rt_code(w, &codes_SBA[in->value[0]]);
    rt_code(w, &codes_SDIM[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_MSIZE[in->value[3]]);
    print_operand_show(w, in->line + 1, in->value + 4);
    rt_code(w, &codes_SBAD[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_surf(w, in->line + 3, in->value + 12);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 18);
    }
}

static void print_suld_dr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "SULD.D", 6);
    rt_code(w, &codes_SBA[in->value[0]]);
    rt_code(w, &codes_SDIM[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_MSIZE[in->value[3]]);
    print_operand_show(w, in->line + 1, in->value + 4);
    rt_code(w, &codes_SBAD[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_surfr(w, in->line + 3, in->value + 12);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_suld_p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "SULD.P", 6);
    rt_code(w, &codes_SDIM[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    print_operand_show(w, in->line, in->value + 2);
    rt_code(w, &codes_SMASK[in->value[6]]);
    rt_code(w, &codes_SBAD[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 2, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_surf(w, in->line + 3, in->value + 11);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 17);
    }
}

static void print_suld_pr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "SULD.P", 6);
    rt_code(w, &codes_SDIM[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    print_operand_show(w, in->line, in->value + 2);
    rt_code(w, &codes_SMASK[in->value[6]]);
    rt_code(w, &codes_SBAD[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 2, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    print_operand_surfr(w, in->line + 3, in->value + 11);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 13);
    }
}

static void print_sust_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "SUST.D", 6);
    rt_code(w, &codes_SBA[in->value[0]]);
    rt_code(w, &codes_SDIM[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_MSIZE[in->value[3]]);
    print_operand_shows(w, in->line + 1, in->value + 4);
    rt_code(w, &codes_SBAD[in->value[8]]);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[9]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_sep(w, start, ", ");
    print_operand_surf(w, in->line + 2, in->value + 11);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 17);
    }
}

static void print_sust_dr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "SUST.D", 6);
    rt_code(w, &codes_SBA[in->value[0]]);
    rt_code(w, &codes_SDIM[in->value[1]]);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_MSIZE[in->value[3]]);
    print_operand_shows(w, in->line + 1, in->value + 4);
    rt_code(w, &codes_SBAD[in->value[8]]);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[9]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    print_operand_surfr(w, in->line + 2, in->value + 11);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
}

static void print_sust_p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "SUST.P", 6);
    rt_code(w, &codes_SDIM[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    print_operand_shows(w, in->line, in->value + 2);
    rt_code(w, &codes_SMASK[in->value[6]]);
    rt_code(w, &codes_SBAD[in->value[7]]);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_surf(w, in->line + 2, in->value + 10);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 16);
    }
}

static void print_sust_pr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "SUST.P", 6);
    rt_code(w, &codes_SDIM[in->value[0]]);
    rt_code(w, &codes_EVICT[in->value[1]]);
    print_operand_shows(w, in->line, in->value + 2);
    rt_code(w, &codes_SMASK[in->value[6]]);
    rt_code(w, &codes_SBAD[in->value[7]]);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_put(w, ", ", 2);
    print_operand_surfr(w, in->line + 2, in->value + 10);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
}

static void print_sured_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "SURED.D", 7);
    rt_code(w, &codes_SBA[in->value[0]]);
    rt_code(w, &codes_SDIM[in->value[1]]);
    rt_code(w, &codes_ROP[in->value[2]]);
    rt_code(w, &codes_EVICT[in->value[3]]);
    rt_code(w, &codes_STYPE[in->value[4]]);
    print_operand_showa(w, in->line + 1, in->value + 5);
    rt_code(w, &codes_SBAD[in->value[9]]);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_sep(w, start, ", ");
    print_operand_surf(w, in->line + 2, in->value + 12);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 18);
    }
}

static void print_sured_dr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "SURED.D", 7);
    rt_code(w, &codes_SBA[in->value[0]]);
    rt_code(w, &codes_SDIM[in->value[1]]);
    rt_code(w, &codes_ROP[in->value[2]]);
    rt_code(w, &codes_EVICT[in->value[3]]);
    rt_code(w, &codes_STYPE[in->value[4]]);
    print_operand_showa(w, in->line + 1, in->value + 5);
    rt_code(w, &codes_SBAD[in->value[9]]);
    rt_sep(w, start, " ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, ", ", 2);
    print_operand_surfr(w, in->line + 2, in->value + 12);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 14);
    }
}

static void print_suatom_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 19);
    rt_sep(w, start, " ");
    rt_put(w, "SUATOM.D", 8);
    rt_code(w, &codes_SBA[in->value[0]]);
    rt_code(w, &codes_SDIM[in->value[1]]);
    rt_code(w, &codes_AOP[in->value[2]]);
    rt_code(w, &codes_EVICT[in->value[3]]);
    rt_code(w, &codes_STYPE[in->value[4]]);
    print_operand_showa(w, in->line + 1, in->value + 5);
    rt_code(w, &codes_SBAD[in->value[9]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[12]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[13]]);
    rt_sep(w, start, ", ");
    print_operand_surf(w, in->line + 2, in->value + 14);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 20);
    }
}

static void print_suatom_dr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "SUATOM.D", 8);
    rt_code(w, &codes_SBA[in->value[0]]);
    rt_code(w, &codes_SDIM[in->value[1]]);
    rt_code(w, &codes_AOP[in->value[2]]);
    rt_code(w, &codes_EVICT[in->value[3]]);
    rt_code(w, &codes_STYPE[in->value[4]]);
    print_operand_showa(w, in->line + 1, in->value + 5);
    rt_code(w, &codes_SBAD[in->value[9]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[12]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[13]]);
    rt_put(w, ", ", 2);
    print_operand_surfr(w, in->line + 2, in->value + 14);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 16);
    }
}

static void print_suatom_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 18);
    rt_sep(w, start, " ");
    rt_put(w, "SUATOM.D", 8);
    rt_code(w, &codes_SBA[in->value[0]]);
    rt_code(w, &codes_SDIM[in->value[1]]);
    rt_put(w, ".CAS", 4);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_SCTYPE[in->value[3]]);
    print_operand_showa(w, in->line + 1, in->value + 4);
    rt_code(w, &codes_SBAD[in->value[8]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[9]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[10]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_sep(w, start, ", ");
    print_operand_surf(w, in->line + 2, in->value + 13);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 19);
    }
}

static void print_suatom_cr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "SUATOM.D", 8);
    rt_code(w, &codes_SBA[in->value[0]]);
    rt_code(w, &codes_SDIM[in->value[1]]);
    rt_put(w, ".CAS", 4);
    rt_code(w, &codes_EVICT[in->value[2]]);
    rt_code(w, &codes_SCTYPE[in->value[3]]);
    print_operand_showa(w, in->line + 1, in->value + 4);
    rt_code(w, &codes_SBAD[in->value[8]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[9]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[10]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_put(w, ", ", 2);
    print_operand_surfr(w, in->line + 2, in->value + 13);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 15);
    }
}

static void print_suquery_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "SUQUERY", 7);
    rt_code(w, &codes_SDIM[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_put(w, "COMP_STATUS", 11);
    rt_sep(w, start, ", ");
    print_operand_surf_of_suquery_c(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
}

static void print_suquery_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "SUQUERY", 7);
    rt_code(w, &codes_SDIM[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_put(w, "[", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_put(w, "COMP_STATUS, ", 13);
    rt_code(w, &names_r[in->value[4]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_hmma_884(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "HMMA", 4);
    rt_code(w, &codes_MV4[in->value[0]]);
    rt_code(w, &codes_MVT[in->value[1]]);
    rt_code(w, &codes_MSTEP[in->value[2]]);
    rt_code(w, &codes_MSAT1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[5]]);
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_RA[in->value[7]]);
    rt_code(w, &codes_MROWA[in->value[8]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NB[in->value[9]]);
    rt_code(w, &names_r[in->value[10]]);
    rt_code(w, &codes_RB[in->value[11]]);
    rt_code(w, &codes_MROWB[in->value[12]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[13]]);
    rt_code(w, &codes_RC[in->value[14]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 16);
    }
}

static void print_hmma_t(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "HMMA", 4);
    rt_code(w, &codes_MSHAPE[in->value[0]]);
    rt_code(w, &codes_MVD[in->value[1]]);
    rt_code(w, &codes_MSAT1[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NB[in->value[7]]);
    rt_code(w, &names_r[in->value[8]]);
    rt_code(w, &codes_RB[in->value[9]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_code(w, &codes_RC[in->value[11]]);
    rt_sep_own(w, start, " ");
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 13);
    }
}

static void print_hmma_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "HMMA", 4);
    rt_code(w, &codes_MSHAPE[in->value[0]]);
    rt_code(w, &codes_MVD[in->value[1]]);
    rt_code(w, &codes_MFMT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NB[in->value[7]]);
    rt_code(w, &names_r[in->value[8]]);
    rt_code(w, &codes_RB[in->value[9]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_code(w, &codes_RC[in->value[11]]);
    print_operand_mupred(w, in->line, in->value + 12);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 15);
    }
}

static void print_hmma_sp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "HMMA.SP", 7);
    rt_code(w, &codes_MSHAPE[in->value[0]]);
    rt_code(w, &codes_MVD[in->value[1]]);
    rt_code(w, &codes_MFMT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[4]]);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NB[in->value[7]]);
    rt_code(w, &names_r[in->value[8]]);
    rt_code(w, &codes_RB[in->value[9]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_code(w, &codes_RC[in->value[11]]);
    print_operand_mupred(w, in->line, in->value + 12);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 15);
    }
}

static void print_imma(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "IMMA", 4);
    rt_code(w, &codes_MISHAPE[in->value[0]]);
    rt_code(w, &codes_MIA[in->value[1]]);
    rt_code(w, &codes_MIB[in->value[2]]);
    rt_code(w, &codes_MSAT[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RA[in->value[6]]);
    rt_put(w, ".ROW, ", 6);
    rt_code(w, &names_r[in->value[7]]);
    rt_code(w, &codes_RB[in->value[8]]);
    rt_put(w, ".COL, ", 6);
    rt_code(w, &names_r[in->value[9]]);
    rt_code(w, &codes_RC[in->value[10]]);
    print_operand_mupred(w, in->line, in->value + 11);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 14);
    }
}

static void print_bmma(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "BMMA", 4);
    rt_code(w, &codes_MBSHAPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_put(w, ".ROW, ", 6);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RB[in->value[5]]);
    rt_put(w, ".COL, ", 6);
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_RC[in->value[7]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 9);
    }
}

static void print_dmma_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "DMMA.884 ", 9);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_RA[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RB[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RC[in->value[6]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 8);
    }
}

static void print_dmma_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "DMMA.8x8x4 ", 11);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_RA[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RB[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RC[in->value[6]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 8);
    }
}

static void print_movm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "MOVM", 4);
    rt_code(w, &codes_MMSIZE[in->value[0]]);
    rt_code(w, &codes_MMKIND[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 5);
    }
}

static void print_hgmma_hgmma_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "HGMMA ", 6);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_RA[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gdesc[", 6);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RC[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gsb0", 4);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 7);
    }
}

static void print_hgmma_igmma_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "IGMMA ", 6);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_RA[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gdesc[", 6);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RC[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gsb0", 4);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 7);
    }
}

static void print_hgmma_bgmma_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "BGMMA ", 6);
    rt_code(w, &names_r[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[1]]);
    rt_code(w, &codes_RA[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gdesc[", 6);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RC[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gsb0", 4);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 7);
    }
}

static void print_hgmma_hgmma_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "HGMMA ", 6);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gdesc[", 6);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RC[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gsb0", 4);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 5);
    }
}

static void print_hgmma_igmma_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "IGMMA ", 6);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gdesc[", 6);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RC[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gsb0", 4);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 5);
    }
}

static void print_hgmma_bgmma_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "BGMMA ", 6);
    rt_code(w, &names_r[in->value[0]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gdesc[", 6);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, "]", 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RC[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_put(w, "gsb0", 4);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 5);
    }
}

static void print_tex_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 6, in->value + 21);
    rt_sep(w, start, " ");
    rt_put(w, "TEX", 3);
    rt_code(w, &codes_TSCR[in->value[0]]);
    print_operand_tbx(w, in->line, in->value + 1);
    rt_code(w, &codes_TF16[in->value[2]]);
    rt_code(w, &codes_TLOD[in->value[3]]);
    rt_code(w, &codes_TAOFFI[in->value[4]]);
    rt_code(w, &codes_TDC[in->value[5]]);
    rt_code(w, &codes_EVICT[in->value[6]]);
    rt_code(w, &codes_TNDV[in->value[7]]);
    rt_code(w, &codes_TNODEP[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 1, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[12]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 2, in->value + 13);
    rt_sep(w, start, ", ");
    print_operand_tbound(w, in->line + 3, in->value + 14);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_TDIM[in->value[18]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 4, in->value + 19);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 5, in->value + 20);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 7);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 8, in->value + 22);
    }
}

static void print_tex_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 20);
    rt_sep(w, start, " ");
    rt_put(w, "TEX", 3);
    rt_code(w, &codes_TSCR[in->value[0]]);
    rt_code(w, &codes_TB[in->value[1]]);
    rt_code(w, &codes_TF16[in->value[2]]);
    rt_code(w, &codes_TLOD[in->value[3]]);
    rt_code(w, &codes_TAOFFI[in->value[4]]);
    rt_code(w, &codes_TDC[in->value[5]]);
    rt_code(w, &codes_EVICT[in->value[6]]);
    rt_code(w, &codes_TNDV[in->value[7]]);
    rt_code(w, &codes_TNODEP[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[12]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 1, in->value + 13);
    rt_sep(w, start, ", ");
    print_operand_tbound3(w, in->line + 2, in->value + 14);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_TDIM[in->value[17]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 3, in->value + 18);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 4, in->value + 19);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 21);
    }
}

static void print_tex_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "TEX", 3);
    rt_code(w, &codes_TSCR[in->value[0]]);
    rt_code(w, &codes_TB[in->value[1]]);
    rt_code(w, &codes_TF16[in->value[2]]);
    rt_code(w, &codes_TLOD[in->value[3]]);
    rt_code(w, &codes_TAOFFI[in->value[4]]);
    rt_code(w, &codes_TDC[in->value[5]]);
    rt_code(w, &codes_EVICT[in->value[6]]);
    rt_code(w, &codes_TNDV[in->value[7]]);
    rt_code(w, &codes_TNODEP[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[12]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 1, in->value + 13);
    rt_sep(w, start, ", ");
    rt_sep(w, start, " ");
    rt_code(w, &codes_TDIM[in->value[14]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 4, in->value + 16);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 18);
    }
}

static void print_tld_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 6, in->value + 21);
    rt_sep(w, start, " ");
    rt_put(w, "TLD", 3);
    rt_code(w, &codes_TSCR[in->value[0]]);
    print_operand_tbx(w, in->line, in->value + 1);
    rt_code(w, &codes_TF16[in->value[2]]);
    rt_code(w, &codes_TLODL[in->value[3]]);
    rt_code(w, &codes_TAOFFI[in->value[4]]);
    rt_code(w, &codes_EVICT[in->value[5]]);
    rt_code(w, &codes_TCL[in->value[6]]);
    rt_code(w, &codes_TMS[in->value[7]]);
    rt_code(w, &codes_TNODEP[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 1, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[12]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 2, in->value + 13);
    rt_sep(w, start, ", ");
    print_operand_tbound(w, in->line + 3, in->value + 14);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_TDIML[in->value[18]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 4, in->value + 19);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 5, in->value + 20);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 7);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 8, in->value + 22);
    }
}

static void print_tld_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 20);
    rt_sep(w, start, " ");
    rt_put(w, "TLD", 3);
    rt_code(w, &codes_TSCR[in->value[0]]);
    rt_code(w, &codes_TB[in->value[1]]);
    rt_code(w, &codes_TF16[in->value[2]]);
    rt_code(w, &codes_TLODL[in->value[3]]);
    rt_code(w, &codes_TAOFFI[in->value[4]]);
    rt_code(w, &codes_EVICT[in->value[5]]);
    rt_code(w, &codes_TCL[in->value[6]]);
    rt_code(w, &codes_TMS[in->value[7]]);
    rt_code(w, &codes_TNODEP[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[12]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 1, in->value + 13);
    rt_sep(w, start, ", ");
    print_operand_tbound3(w, in->line + 2, in->value + 14);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_TDIML[in->value[17]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 3, in->value + 18);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 4, in->value + 19);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 21);
    }
}

static void print_tld_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "TLD", 3);
    rt_code(w, &codes_TSCR[in->value[0]]);
    rt_code(w, &codes_TB[in->value[1]]);
    rt_code(w, &codes_TF16[in->value[2]]);
    rt_code(w, &codes_TLODL[in->value[3]]);
    rt_code(w, &codes_TAOFFI[in->value[4]]);
    rt_code(w, &codes_EVICT[in->value[5]]);
    rt_code(w, &codes_TCL[in->value[6]]);
    rt_code(w, &codes_TMS[in->value[7]]);
    rt_code(w, &codes_TNODEP[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[12]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 1, in->value + 13);
    rt_sep(w, start, ", ");
    rt_sep(w, start, " ");
    rt_code(w, &codes_TDIML[in->value[14]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 4, in->value + 16);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 18);
    }
}

static void print_tld4_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 6, in->value + 20);
    rt_sep(w, start, " ");
    rt_put(w, "TLD4", 4);
    rt_code(w, &codes_TSCR[in->value[0]]);
    rt_code(w, &codes_TCOMP[in->value[1]]);
    print_operand_tbx(w, in->line, in->value + 2);
    rt_code(w, &codes_TF16[in->value[3]]);
    rt_code(w, &codes_TOFF4[in->value[4]]);
    rt_code(w, &codes_TDC[in->value[5]]);
    rt_code(w, &codes_EVICT[in->value[6]]);
    rt_code(w, &codes_TNODEP[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 1, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 2, in->value + 12);
    rt_sep(w, start, ", ");
    print_operand_tbound(w, in->line + 3, in->value + 13);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_TDIM4[in->value[17]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 4, in->value + 18);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 5, in->value + 19);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 7);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 8, in->value + 21);
    }
}

static void print_tld4_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 19);
    rt_sep(w, start, " ");
    rt_put(w, "TLD4", 4);
    rt_code(w, &codes_TSCR[in->value[0]]);
    rt_code(w, &codes_TCOMP[in->value[1]]);
    rt_code(w, &codes_TB[in->value[2]]);
    rt_code(w, &codes_TF16[in->value[3]]);
    rt_code(w, &codes_TOFF4[in->value[4]]);
    rt_code(w, &codes_TDC[in->value[5]]);
    rt_code(w, &codes_EVICT[in->value[6]]);
    rt_code(w, &codes_TNODEP[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 1, in->value + 12);
    rt_sep(w, start, ", ");
    print_operand_tbound3(w, in->line + 2, in->value + 13);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_TDIM4[in->value[16]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 3, in->value + 17);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 4, in->value + 18);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 20);
    }
}

static void print_tld4_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "TLD4", 4);
    rt_code(w, &codes_TSCR[in->value[0]]);
    rt_code(w, &codes_TCOMP[in->value[1]]);
    rt_code(w, &codes_TB[in->value[2]]);
    rt_code(w, &codes_TF16[in->value[3]]);
    rt_code(w, &codes_TOFF4[in->value[4]]);
    rt_code(w, &codes_TDC[in->value[5]]);
    rt_code(w, &codes_EVICT[in->value[6]]);
    rt_code(w, &codes_TNODEP[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line, in->value + 8);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[10]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[11]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 1, in->value + 12);
    rt_sep(w, start, ", ");
    rt_sep(w, start, " ");
    rt_code(w, &codes_TDIM4[in->value[13]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 3, in->value + 14);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 4, in->value + 15);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 17);
    }
}

static void print_txd_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 6, in->value + 18);
    rt_sep(w, start, " ");
    rt_put(w, "TXD", 3);
    print_operand_tbx(w, in->line, in->value);
    rt_code(w, &codes_TF16[in->value[1]]);
    rt_code(w, &codes_TLC[in->value[2]]);
    rt_code(w, &codes_TAOFFI[in->value[3]]);
    rt_code(w, &codes_EVICT[in->value[4]]);
    rt_code(w, &codes_TNODEP[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 2, in->value + 10);
    rt_sep(w, start, ", ");
    print_operand_tbound(w, in->line + 3, in->value + 11);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_TDIML[in->value[15]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 4, in->value + 16);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 5, in->value + 17);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 7);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 8, in->value + 19);
    }
}

static void print_txd_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 17);
    rt_sep(w, start, " ");
    rt_put(w, "TXD", 3);
    rt_code(w, &codes_TB[in->value[0]]);
    rt_code(w, &codes_TF16[in->value[1]]);
    rt_code(w, &codes_TLC[in->value[2]]);
    rt_code(w, &codes_TAOFFI[in->value[3]]);
    rt_code(w, &codes_EVICT[in->value[4]]);
    rt_code(w, &codes_TNODEP[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 1, in->value + 10);
    rt_sep(w, start, ", ");
    print_operand_tbound3(w, in->line + 2, in->value + 11);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_TDIML[in->value[14]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 3, in->value + 15);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 4, in->value + 16);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 18);
    }
}

static void print_txd_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "TXD", 3);
    rt_code(w, &codes_TB[in->value[0]]);
    rt_code(w, &codes_TF16[in->value[1]]);
    rt_code(w, &codes_TLC[in->value[2]]);
    rt_code(w, &codes_TAOFFI[in->value[3]]);
    rt_code(w, &codes_EVICT[in->value[4]]);
    rt_code(w, &codes_TNODEP[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_po(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[8]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 1, in->value + 10);
    rt_sep(w, start, ", ");
    rt_sep(w, start, " ");
    rt_code(w, &codes_TDIML[in->value[11]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 4, in->value + 13);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 15);
    }
}

static void print_tmml_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 5, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "TMML", 4);
    print_operand_tbx(w, in->line, in->value);
    rt_put(w, ".LOD", 4);
    rt_code(w, &codes_TNDV[in->value[1]]);
    rt_code(w, &codes_TNODEP[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_tbound(w, in->line + 2, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_TDIM[in->value[11]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 3, in->value + 12);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 4, in->value + 13);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 15);
    }
}

static void print_tmml_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "TMML", 4);
    rt_code(w, &codes_TB[in->value[0]]);
    rt_put(w, ".LOD", 4);
    rt_code(w, &codes_TNDV[in->value[1]]);
    rt_code(w, &codes_TNODEP[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_tbound3(w, in->line + 1, in->value + 7);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_TDIM[in->value[10]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 2, in->value + 11);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 3, in->value + 12);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_tmml_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "TMML", 4);
    rt_code(w, &codes_TB[in->value[0]]);
    rt_put(w, ".LOD", 4);
    rt_code(w, &codes_TNDV[in->value[1]]);
    rt_code(w, &codes_TNODEP[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    rt_sep(w, start, " ");
    rt_code(w, &codes_TDIM[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 2, in->value + 8);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 3, in->value + 9);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_txq_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "TXQ", 3);
    print_operand_tbx(w, in->line, in->value);
    rt_code(w, &codes_TNODEP[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TQ[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_tbound(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 2, in->value + 10);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 3, in->value + 11);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 13);
    }
}

static void print_txq_i(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "TXQ", 3);
    rt_code(w, &codes_TB[in->value[0]]);
    rt_code(w, &codes_TNODEP[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TQ[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_tbound3(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_bpn(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 2, in->value + 10);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
}

static void print_txq_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "TXQ", 3);
    rt_code(w, &codes_TB[in->value[0]]);
    rt_code(w, &codes_TNODEP[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &codes_TQ[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_sep(w, start, " ");
    print_operand_bpn(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 2, in->value + 7);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 9);
    }
}

static void print_footprint_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "FOOTPRINT", 9);
    rt_code(w, &codes_TSCR[in->value[0]]);
    print_operand_tbx(w, in->line, in->value + 1);
    rt_put(w, ".TEX", 4);
    rt_code(w, &codes_TLOD[in->value[2]]);
    rt_code(w, &codes_TNODEP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line + 1, in->value + 8);
    rt_sep(w, start, ", ");
    print_operand_fbound(w, in->line + 2, in->value + 9);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_TDIMF[in->value[14]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 3, in->value + 15);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 17);
    }
}

static void print_footprint_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "FOOTPRINT", 9);
    rt_code(w, &codes_TSCR[in->value[0]]);
    rt_code(w, &codes_TB[in->value[1]]);
    rt_put(w, ".TEX", 4);
    rt_code(w, &codes_TLOD[in->value[2]]);
    rt_code(w, &codes_TNODEP[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_arb(w, in->line, in->value + 8);
    rt_sep(w, start, ", ");
    rt_sep(w, start, " ");
    rt_code(w, &codes_TDIMF[in->value[9]]);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_thints(w, in->line + 2, in->value + 10);
    }
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
}

static void print_uiadd3_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 5, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "UIADD3 ", 7);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_ucarry(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[3]]);
    rt_code(w, &names_ur[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_ubns(w, in->line + 3, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC[in->value[8]]);
    rt_code(w, &names_ur[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_uiadd3_x(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 7, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "UIADD3.X ", 9);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_ucarry(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IA[in->value[3]]);
    rt_code(w, &names_ur[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_ubi(w, in->line + 3, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IC[in->value[8]]);
    rt_code(w, &names_ur[in->value[9]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[10]]);
    rt_code(w, &names_up[in->value[11]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q1N[in->value[12]]);
    rt_code(w, &names_up[in->value[13]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 8, in->value + 15);
    }
}

static void print_uiadd3_64(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 5, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "UIADD3.64 ", 10);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_ucarry(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[3]]);
    rt_code(w, &names_ur[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_ubns(w, in->line + 3, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC[in->value[8]]);
    rt_code(w, &names_ur[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_uimad_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "UIMAD", 5);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    print_operand_ub(w, in->line + 2, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC[in->value[5]]);
    rt_code(w, &names_ur[in->value[6]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 8);
    }
}

static void print_uimad_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "UIMAD", 5);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_signed_hex(w, rt_sign(in->value[4], 32));
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 6);
    }
}

static void print_uimad_bx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 5, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "UIMAD", 5);
    rt_code(w, &codes_US[in->value[0]]);
    rt_put(w, ".X ", 3);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    print_operand_ub(w, in->line + 2, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IC[in->value[5]]);
    rt_code(w, &names_ur[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[7]]);
    rt_code(w, &names_up[in->value[8]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 10);
    }
}

static void print_uimad_cx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "UIMAD", 5);
    rt_code(w, &codes_US[in->value[0]]);
    rt_put(w, ".X ", 3);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_signed_hex(w, rt_sign(in->value[4], 32));
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[5]]);
    rt_code(w, &names_up[in->value[6]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 8);
    }
}

static void print_uimad_wide_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 5, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "UIMAD.WIDE", 10);
    rt_code(w, &codes_US[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, ", ", 2);
    print_operand_ub(w, in->line + 3, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NC[in->value[6]]);
    rt_code(w, &names_ur[in->value[7]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 9);
    }
}

static void print_uimad_wide_bx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 6, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "UIMAD.WIDE", 10);
    rt_code(w, &codes_US[in->value[0]]);
    rt_put(w, ".X ", 3);
    rt_code(w, &names_ur[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, ", ", 2);
    print_operand_ub(w, in->line + 3, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IC[in->value[6]]);
    rt_code(w, &names_ur[in->value[7]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[8]]);
    rt_code(w, &names_up[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 11);
    }
}

static void print_uisetp_n(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "UISETP", 6);
    rt_code(w, &codes_CMP[in->value[0]]);
    rt_code(w, &codes_CMPU[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_up[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_up[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[5]]);
    rt_put(w, ", ", 2);
    print_operand_ub(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[8]]);
    rt_code(w, &names_up[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_uisetp_o(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "UISETP", 6);
    rt_code(w, &codes_CMP[in->value[0]]);
    rt_code(w, &codes_CMPU[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_up[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_up[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[5]]);
    rt_put(w, ", ", 2);
    print_operand_ub(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[8]]);
    rt_code(w, &names_up[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_uold(w, in->line + 3, in->value + 10);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
}

static void print_uisetp_x(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "UISETP", 6);
    rt_code(w, &codes_CMP[in->value[0]]);
    rt_code(w, &codes_CMPU[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, ".EX ", 4);
    rt_code(w, &names_up[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_up[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[5]]);
    rt_put(w, ", ", 2);
    print_operand_ub(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[8]]);
    rt_code(w, &names_up[in->value[9]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q2N[in->value[10]]);
    rt_code(w, &names_up[in->value[11]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
}

static void print_uisetp_ox(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "UISETP", 6);
    rt_code(w, &codes_CMP[in->value[0]]);
    rt_code(w, &codes_CMPU[in->value[1]]);
    rt_code(w, &codes_BOP[in->value[2]]);
    rt_put(w, ".EX ", 4);
    rt_code(w, &names_up[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_up[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[5]]);
    rt_put(w, ", ", 2);
    print_operand_ub(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[8]]);
    rt_code(w, &names_up[in->value[9]]);
    rt_sep(w, start, ", ");
    print_operand_uold(w, in->line + 3, in->value + 10);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 13);
    }
}

static void print_ulea_lo(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "ULEA ", 5);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[2]]);
    rt_code(w, &names_ur[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ubnu(w, in->line + 3, in->value + 4);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[7]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 9);
    }
}

static void print_ulea_x(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 5, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ULEA.X ", 7);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IA[in->value[2]]);
    rt_code(w, &names_ur[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ubiu(w, in->line + 3, in->value + 4);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[7]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[8]]);
    rt_code(w, &names_up[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_ulea_hi(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 5, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "ULEA.HI ", 8);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[2]]);
    rt_code(w, &names_ur[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ubnu(w, in->line + 3, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 10);
    }
}

static void print_ulea_hx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 6, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "ULEA.HI.X ", 10);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IA[in->value[2]]);
    rt_code(w, &names_ur[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ubiu(w, in->line + 3, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[7]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[9]]);
    rt_code(w, &names_up[in->value[10]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 12);
    }
}

static void print_ulea_ih(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "ULEA.HI ", 8);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[2]]);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[5]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[6]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 8);
    }
}

static void print_ulea_ix(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 5, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "ULEA.HI.X ", 10);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IA[in->value[2]]);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[5]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[6]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[7]]);
    rt_code(w, &names_up[in->value[8]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 10);
    }
}

static void print_ulea_sx(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "ULEA.HI.SX32 ", 13);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_NA[in->value[2]]);
    rt_code(w, &names_ur[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ubnu(w, in->line + 3, in->value + 4);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[7]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 9);
    }
}

static void print_ulea_xs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 5, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ULEA.HI.X.SX32 ", 15);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_IA[in->value[2]]);
    rt_code(w, &names_ur[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_ubiu(w, in->line + 3, in->value + 4);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[7]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[8]]);
    rt_code(w, &names_up[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 11);
    }
}

static void print_ulop3(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 6, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "ULOP3.LUT", 9);
    rt_code(w, &codes_PAND[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_upo(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 3, in->value + 4);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[7]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[8]]);
    rt_code(w, &names_up[in->value[9]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 7, in->value + 11);
    }
}

static void print_ushf_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "USHF", 4);
    rt_code(w, &codes_SHD[in->value[0]]);
    rt_code(w, &codes_SHW[in->value[1]]);
    rt_code(w, &codes_SHT[in->value[2]]);
    rt_code(w, &codes_SHHI[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[5]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 2, in->value + 6);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[8]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 10);
    }
}

static void print_ushf_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "USHF", 4);
    rt_code(w, &codes_SHD[in->value[0]]);
    rt_code(w, &codes_SHW[in->value[1]]);
    rt_code(w, &codes_SHT[in->value[2]]);
    rt_code(w, &codes_SHHI[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[4]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[5]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[6]]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[7]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_uprmt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "UPRMT", 5);
    rt_code(w, &codes_UPMODE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 2, in->value + 3);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[5]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 7);
    }
}

static void print_usel(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "USEL ", 5);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 2, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[4]]);
    rt_code(w, &names_up[in->value[5]]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 7);
    }
}

static void print_umov(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "UMOV ", 5);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 1, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_upopc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "UPOPC ", 6);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_ubiu(w, in->line + 1, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_uflo(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "UFLO", 4);
    rt_code(w, &codes_SGU[in->value[0]]);
    rt_code(w, &codes_FLSH[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 3);
    rt_sep(w, start, ", ");
    print_operand_ubiu(w, in->line + 2, in->value + 4);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
}

static void print_ubrev(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "UBREV ", 6);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 1, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_usgxt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "USGXT", 5);
    rt_code(w, &codes_WRAP[in->value[0]]);
    rt_code(w, &codes_MMU[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 2, in->value + 4);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 7);
    }
}

static void print_ubmsk(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "UBMSK", 5);
    rt_code(w, &codes_WRAP[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 2, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 6);
    }
}

static void print_uplop3(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "UPLOP3.LUT ", 11);
    rt_code(w, &names_up[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_up[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[2]]);
    rt_code(w, &names_up[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q1N[in->value[4]]);
    rt_code(w, &names_up[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q2N[in->value[6]]);
    rt_code(w, &names_up[in->value[7]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[8]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[9]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 11);
    }
}

static void print_uplop3_sign_one(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "UPLOP3.LUT ", 11);
    rt_code(w, &names_up[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_up[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[2]]);
    rt_code(w, &names_up[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[4]]);
    rt_put(w, ".SIGN", 5);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q2N[in->value[5]]);
    rt_code(w, &names_up[in->value[6]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[7]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[8]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 10);
    }
}

static void print_uplop3_sign_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "UPLOP3.LUT ", 11);
    rt_code(w, &names_up[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_up[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[2]]);
    rt_code(w, &names_up[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[4]]);
    rt_put(w, ".SIGN", 5);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[5]]);
    rt_put(w, ".SIGN", 5);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[6]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[7]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_uplop3_sign_all(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "UPLOP3.LUT ", 11);
    rt_code(w, &names_up[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_up[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ".SIGN", 5);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[3]]);
    rt_put(w, ".SIGN", 5);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[4]]);
    rt_put(w, ".SIGN", 5);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[5]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[6]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 8);
    }
}

static void print_uclea(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "UCLEA ", 6);
    rt_code(w, &names_ur[in->value[0]]);
    rt_sep(w, start, ", ");
    print_operand_upo(w, in->line + 1, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 3, in->value + 3);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[5]);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 7);
    }
}

static void print_up2ur(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "UP2UR", 5);
    rt_code(w, &codes_PRPART[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, ", UPR, ", 7);
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 2, in->value + 3);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 6);
    }
}

static void print_ur2up(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "UR2UP UPR, ", 11);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 1, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 4);
    }
}

static void print_uf2fp(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 3, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "UF2FP.\?\?\?0.PACK_AB ", 19);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[1]]);
    rt_put(w, ", ", 2);
    print_operand_ubu(w, in->line + 2, in->value + 2);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 5);
    }
}

static void print_r2ur_o(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "R2UR", 4);
    rt_code(w, &codes_ROR[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_r2up0(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_r2ur_h(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "R2UR", 4);
    rt_code(w, &codes_ROR[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_r2up0(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 6);
    }
}

static void print_s2ur(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_uguard(w, in->line + 2, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "S2UR ", 5);
    rt_code(w, &names_ur[in->value[0]]);
    rt_put(w, ", ", 2);
    print_operand_special(w, in->line + 1, in->value + 1);
    rt_sep_own(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 3);
    }
}

static void print_vabsdiff_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "VABSDIFF", 8);
    rt_code(w, &codes_VU32[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line + 1, in->value + 5);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[11]]);
    rt_code(w, &codes_RC[in->value[12]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 14);
    }
}

static void print_vabsdiff_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "VABSDIFF", 8);
    rt_code(w, &codes_VU32[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 2);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[5]]);
    rt_code(w, &codes_RB[in->value[6]]);
    rt_sep(w, start, ", ");
    print_operand_scx(w, in->line + 1, in->value + 7);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 12);
    }
}

static void print_vabsdiff4_b(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "VABSDIFF4", 9);
    rt_code(w, &codes_VU8[in->value[0]]);
    rt_code(w, &codes_VACC[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_sb(w, in->line + 1, in->value + 6);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[12]]);
    rt_code(w, &codes_RC[in->value[13]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 15);
    }
}

static void print_vabsdiff4_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "VABSDIFF4", 9);
    rt_code(w, &codes_VU8[in->value[0]]);
    rt_code(w, &codes_VACC[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[2]]);
    rt_sep(w, start, ", ");
    print_operand_po(w, in->line, in->value + 3);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[6]]);
    rt_code(w, &codes_RB[in->value[7]]);
    rt_sep(w, start, ", ");
    print_operand_scx(w, in->line + 1, in->value + 8);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 13);
    }
}

static void print_idp_a4(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "IDP.4A", 6);
    rt_code(w, &codes_DPA[in->value[0]]);
    rt_code(w, &codes_DPB[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_code(w, &codes_RA[in->value[4]]);
    rt_sep(w, start, ", ");
    print_operand_dpb_(w, in->line, in->value + 5);
    rt_sep(w, start, ", ");
    print_operand_dpc(w, in->line + 1, in->value + 10);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 14);
    }
}

static void print_idp_a2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "IDP.2A", 6);
    rt_code(w, &codes_DPHI[in->value[0]]);
    rt_code(w, &codes_DPA2[in->value[1]]);
    rt_code(w, &codes_DPB[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_r[in->value[3]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[4]]);
    rt_code(w, &codes_RA[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_dpb_(w, in->line, in->value + 6);
    rt_sep(w, start, ", ");
    print_operand_dpc(w, in->line + 1, in->value + 11);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 15);
    }
}

static void print_vote(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "VOTE", 4);
    rt_code(w, &codes_VMODE[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_arb(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[3]]);
    rt_code(w, &names_p[in->value[4]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 6);
    }
}

static void print_voteu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "VOTEU", 5);
    rt_code(w, &codes_VMODE[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_udo(w, in->line, in->value + 1);
    rt_sep(w, start, ", ");
    rt_code(w, &names_up[in->value[2]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[3]]);
    rt_code(w, &names_p[in->value[4]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 6);
    }
}

static void print_match_any(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "MATCH.ANY", 9);
    rt_code(w, &codes_MU64[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 4);
    }
}

static void print_match_all(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "MATCH.ALL", 9);
    rt_code(w, &codes_MU64[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[1]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 5);
    }
}

static void print_shfl(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
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
    print_operand_marks(w, in->line + 3);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 4, in->value + 9);
    }
}

static void print_redux(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "REDUX", 5);
    rt_code(w, &codes_RDXOP[in->value[0]]);
    rt_code(w, &codes_RDXS[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_ur[in->value[2]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_r[in->value[3]]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 1);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 2, in->value + 5);
    }
}

static void print_elect(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ELECT ", 6);
    rt_code(w, &names_p[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_ur[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[2]]);
    rt_code(w, &names_p[in->value[3]]);
    rt_sep_own(w, start, " ");
    print_operand_marks_of_atom_h(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 5);
    }
}

static void print_p2r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "P2R", 3);
    rt_code(w, &codes_PRPART[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_r[in->value[1]]);
    rt_put(w, ", PR, ", 6);
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_prb(w, in->line, in->value + 4);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 12);
    }
}

static void print_r2p(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 1, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "R2P PR, ", 8);
    rt_code(w, &names_r[in->value[0]]);
    rt_code(w, &codes_PRPART[in->value[1]]);
    rt_sep(w, start, ", ");
    print_operand_prb(w, in->line, in->value + 2);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 2);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 3, in->value + 10);
    }
}

static void print_plop3(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 3, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "PLOP3.LUT ", 10);
    rt_code(w, &names_p[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[2]]);
    rt_code(w, &names_p[in->value[3]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q1N[in->value[4]]);
    rt_code(w, &names_p[in->value[5]]);
    rt_sep(w, start, ", ");
    print_operand_qm(w, in->line + 2, in->value + 6);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[9]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[10]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 4);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 5, in->value + 12);
    }
}

static void print_plop3_sign_one(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "PLOP3.LUT ", 10);
    rt_code(w, &names_p[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[2]]);
    rt_code(w, &names_p[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_signb(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q2N[in->value[9]]);
    rt_code(w, &names_p[in->value[10]]);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[11]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[12]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_plop3_sign_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "PLOP3.LUT ", 10);
    rt_code(w, &names_p[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &codes_Q0N[in->value[2]]);
    rt_code(w, &names_p[in->value[3]]);
    rt_sep(w, start, ", ");
    print_operand_signb(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_code(w, &codes_RC[in->value[10]]);
    rt_put(w, ".SIGN", 5);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[11]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[12]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

static void print_plop3_sign_all(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_guard(w, in->line + 4, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "PLOP3.LUT ", 10);
    rt_code(w, &names_p[in->value[0]]);
    rt_put(w, ", ", 2);
    rt_code(w, &names_p[in->value[1]]);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[2]]);
    rt_code(w, &codes_RA[in->value[3]]);
    rt_put(w, ".SIGN", 5);
    rt_sep(w, start, ", ");
    print_operand_signb(w, in->line + 1, in->value + 4);
    rt_sep(w, start, ", ");
    rt_code(w, &names_r[in->value[9]]);
    rt_code(w, &codes_RC[in->value[10]]);
    rt_put(w, ".SIGN", 5);
    rt_sep(w, start, ", ");
    rt_hex(w, in->value[11]);
    rt_put(w, ", ", 2);
    rt_hex(w, in->value[12]);
    rt_sep_own(w, start, " ");
    print_operand_marks(w, in->line + 5);
    rt_sep(w, start, " ");
    if (!c->brief) {
        print_operand_ctl(w, in->line + 6, in->value + 14);
    }
}

typedef void print_form(struct rt_text *, const struct isadora_context *,
    const struct isadora_insn *);

static print_form *const printers[VOLTA_FORMS] = {
    [VOLTA_ATOM_V] = print_atom_v,
    [VOLTA_ATOM_T] = print_atom_t,
    [VOLTA_ATOM_TU] = print_atom_tu,
    [VOLTA_ATOM_A] = print_atom_a,
    [VOLTA_ATOM_D] = print_atom_d,
    [VOLTA_ATOM_H] = print_atom_h,
    [VOLTA_ATOM_HD] = print_atom_hd,
    [VOLTA_ATOM_F] = print_atom_f,
    [VOLTA_ATOM_FD] = print_atom_fd,
    [VOLTA_ATOM_CV] = print_atom_cv,
    [VOLTA_ATOM_CT] = print_atom_ct,
    [VOLTA_ATOM_CA] = print_atom_ca,
    [VOLTA_ATOM_CH] = print_atom_ch,
    [VOLTA_ATOMG_V] = print_atomg_v,
    [VOLTA_ATOMG_T] = print_atomg_t,
    [VOLTA_ATOMG_TU] = print_atomg_tu,
    [VOLTA_ATOMG_A] = print_atomg_a,
    [VOLTA_ATOMG_D] = print_atomg_d,
    [VOLTA_ATOMG_H] = print_atomg_h,
    [VOLTA_ATOMG_HD] = print_atomg_hd,
    [VOLTA_ATOMG_F] = print_atomg_f,
    [VOLTA_ATOMG_FD] = print_atomg_fd,
    [VOLTA_ATOMG_CV] = print_atomg_cv,
    [VOLTA_ATOMG_CT] = print_atomg_ct,
    [VOLTA_ATOMG_CA] = print_atomg_ca,
    [VOLTA_ATOMG_CH] = print_atomg_ch,
    [VOLTA_RED_V] = print_red_v,
    [VOLTA_RED_T] = print_red_t,
    [VOLTA_RED_TU] = print_red_tu,
    [VOLTA_RED_A] = print_red_a,
    [VOLTA_RED_D] = print_red_d,
    [VOLTA_REDG_H] = print_redg_h,
    [VOLTA_REDG_HD] = print_redg_hd,
    [VOLTA_REDG_F] = print_redg_f,
    [VOLTA_REDG_FD] = print_redg_fd,
    [VOLTA_ATOMS_V] = print_atoms_v,
    [VOLTA_ATOMS_T] = print_atoms_t,
    [VOLTA_ATOMS_A] = print_atoms_a,
    [VOLTA_ATOMS_TU] = print_atoms_tu,
    [VOLTA_ATOMS_H] = print_atoms_h,
    [VOLTA_ATOMS_HU] = print_atoms_hu,
    [VOLTA_ATOMS_CV] = print_atoms_cv,
    [VOLTA_ATOMS_CT] = print_atoms_ct,
    [VOLTA_ATOMS_CH] = print_atoms_ch,
    [VOLTA_ATOMS_P] = print_atoms_p,
    [VOLTA_ATOMS_PO] = print_atoms_po,
    [VOLTA_ATOMS_HP] = print_atoms_hp,
    [VOLTA_ATOMS_HPO] = print_atoms_hpo,
    [VOLTA_BSSY] = print_bssy,
    [VOLTA_BSYNC] = print_bsync,
    [VOLTA_BREAK] = print_break,
    [VOLTA_BMOV_R] = print_bmov_r,
    [VOLTA_BMOV_B] = print_bmov_b,
    [VOLTA_BMOV_L] = print_bmov_l,
    [VOLTA_BMOV_RB] = print_bmov_rb,
    [VOLTA_BMOV_RU] = print_bmov_ru,
    [VOLTA_BMOV_BB] = print_bmov_bb,
    [VOLTA_YIELD] = print_yield,
    [VOLTA_NANOSLEEP_N] = print_nanosleep_n,
    [VOLTA_NANOSLEEP_C] = print_nanosleep_c,
    [VOLTA_WARPSYNC_R] = print_warpsync_r,
    [VOLTA_WARPSYNC_M] = print_warpsync_m,
    [VOLTA_WARPSYNC_H] = print_warpsync_h,
    [VOLTA_WARPSYNC_A] = print_warpsync_a,
    [VOLTA_WARPSYNC_COLLECTIVE_H] = print_warpsync_collective_h,
    [VOLTA_WARPSYNC_COLLECTIVE_A] = print_warpsync_collective_a,
    [VOLTA_ENDCOLLECTIVE] = print_endcollective,
    [VOLTA_BAR_SYNC] = print_bar_sync,
    [VOLTA_BAR_ARV] = print_bar_arv,
    [VOLTA_BAR_RED] = print_bar_red,
    [VOLTA_BAR_ALL] = print_bar_all,
    [VOLTA_B2R_R] = print_b2r_r,
    [VOLTA_B2R_B] = print_b2r_b,
    [VOLTA_R2B] = print_r2b,
    [VOLTA_DEPBAR_LE] = print_depbar_le,
    [VOLTA_DEPBAR_N] = print_depbar_n,
    [VOLTA_DEPBAR_U] = print_depbar_u,
    [VOLTA_CSMTEST] = print_csmtest,
    [VOLTA_PMTRIG] = print_pmtrig,
    [VOLTA_RPCMOV_R] = print_rpcmov_r,
    [VOLTA_RPCMOV_G] = print_rpcmov_g,
    [VOLTA_RPCMOV_L] = print_rpcmov_l,
    [VOLTA_CTAID_S] = print_ctaid_s,
    [VOLTA_CTAID_G] = print_ctaid_g,
    [VOLTA_CTAID_M] = print_ctaid_m,
    [VOLTA_SYNCS_ARR] = print_syncs_arr,
    [VOLTA_SYNCS_CHK] = print_syncs_chk,
    [VOLTA_SYNCS_X] = print_syncs_x,
    [VOLTA_SYNCS_LD] = print_syncs_ld,
    [VOLTA_SYNCS_CAS] = print_syncs_cas,
    [VOLTA_SYNCS_CCTL] = print_syncs_cctl,
    [VOLTA_ARRIVES] = print_arrives,
    [VOLTA_STAS] = print_stas,
    [VOLTA_REDAS] = print_redas,
    [VOLTA_UBLKCP] = print_ublkcp,
    [VOLTA_UBLKRED] = print_ublkred,
    [VOLTA_UBLKPF] = print_ublkpf,
    [VOLTA_UTMALDG_D] = print_utmaldg_d,
    [VOLTA_UTMALDG_S] = print_utmaldg_s,
    [VOLTA_UTMASTG] = print_utmastg,
    [VOLTA_UTMAREDG] = print_utmaredg,
    [VOLTA_UTMAPF_D] = print_utmapf_d,
    [VOLTA_UTMAPF_S] = print_utmapf_s,
    [VOLTA_UTMACCTL] = print_utmacctl,
    [VOLTA_UTMACMDFLUSH] = print_utmacmdflush,
    [VOLTA_ACQBULK] = print_acqbulk,
    [VOLTA_FENCE] = print_fence,
    [VOLTA_CCTL_V] = print_cctl_v,
    [VOLTA_CCTL_T] = print_cctl_t,
    [VOLTA_CCTL_U] = print_cctl_u,
    [VOLTA_CCTL_VA] = print_cctl_va,
    [VOLTA_CCTL_TA] = print_cctl_ta,
    [VOLTA_CCTL_A] = print_cctl_a,
    [VOLTA_CCTLL_V] = print_cctll_v,
    [VOLTA_CCTLL_T] = print_cctll_t,
    [VOLTA_CCTLL_U] = print_cctll_u,
    [VOLTA_CCTLT_ALL] = print_cctlt_all,
    [VOLTA_CCTLT_R] = print_cctlt_r,
    [VOLTA_CCTLT_C] = print_cctlt_c,
    [VOLTA_CCTLT_U] = print_cctlt_u,
    [VOLTA_MEMBAR_V] = print_membar_v,
    [VOLTA_MEMBAR_A] = print_membar_a,
    [VOLTA_MEMBAR_H] = print_membar_h,
    [VOLTA_MEMBAR_AS] = print_membar_as,
    [VOLTA_ERRBAR_V] = print_errbar_v,
    [VOLTA_ERRBAR_A] = print_errbar_a,
    [VOLTA_QSPC_V] = print_qspc_v,
    [VOLTA_QSPC_T] = print_qspc_t,
    [VOLTA_QSPC_TU] = print_qspc_tu,
    [VOLTA_QSPC_U] = print_qspc_u,
    [VOLTA_UCGABAR_ARV] = print_ucgabar_arv,
    [VOLTA_UCGABAR_WAIT] = print_ucgabar_wait,
    [VOLTA_CGAERRBAR] = print_cgaerrbar,
    [VOLTA_WARPGROUP] = print_warpgroup,
    [VOLTA_WARPGROUPSET] = print_warpgroupset,
    [VOLTA_USETMAXREG_U] = print_usetmaxreg_u,
    [VOLTA_USETMAXREG_I] = print_usetmaxreg_i,
    [VOLTA_USETSHMSZ_U] = print_usetshmsz_u,
    [VOLTA_USETSHMSZ_I] = print_usetshmsz_i,
    [VOLTA_ULEPC_N] = print_ulepc_n,
    [VOLTA_ULEPC_T] = print_ulepc_t,
    [VOLTA_NOP] = print_nop,
    [VOLTA_EXIT] = print_exit,
    [VOLTA_KILL] = print_kill,
    [VOLTA_BRA_B] = print_bra_b,
    [VOLTA_BRA_U] = print_bra_u,
    [VOLTA_BRA_DIV] = print_bra_div,
    [VOLTA_JMP_B] = print_jmp_b,
    [VOLTA_JMP_C] = print_jmp_c,
    [VOLTA_JMP_U] = print_jmp_u,
    [VOLTA_JMP_UC] = print_jmp_uc,
    [VOLTA_BRX] = print_brx,
    [VOLTA_JMX] = print_jmx,
    [VOLTA_BRXU_BRXU] = print_brxu_brxu,
    [VOLTA_BRXU_JMXU] = print_brxu_jmxu,
    [VOLTA_CALL_AT] = print_call_at,
    [VOLTA_CALL_C] = print_call_c,
    [VOLTA_CALL_R] = print_call_r,
    [VOLTA_CALL_REL] = print_call_rel,
    [VOLTA_CALL_RR] = print_call_rr,
    [VOLTA_CALL_UR] = print_call_ur,
    [VOLTA_RET_REL] = print_ret_rel,
    [VOLTA_RET_ABS] = print_ret_abs,
    [VOLTA_RET_UR_REL] = print_ret_ur_rel,
    [VOLTA_RET_UR_ABS] = print_ret_ur_abs,
    [VOLTA_LEPC_N] = print_lepc_n,
    [VOLTA_LEPC_T] = print_lepc_t,
    [VOLTA_RTT] = print_rtt,
    [VOLTA_PREEXIT] = print_preexit,
    [VOLTA_BPT] = print_bpt,
    [VOLTA_F2F_N] = print_f2f_n,
    [VOLTA_F2F_W] = print_f2f_w,
    [VOLTA_F2F_DW] = print_f2f_dw,
    [VOLTA_F2F_DF] = print_f2f_df,
    [VOLTA_F2F_ND] = print_f2f_nd,
    [VOLTA_F2I_H] = print_f2i_h,
    [VOLTA_F2I_S] = print_f2i_s,
    [VOLTA_F2I_HD] = print_f2i_hd,
    [VOLTA_F2I_SD] = print_f2i_sd,
    [VOLTA_F2I_D] = print_f2i_d,
    [VOLTA_I2F_B] = print_i2f_b,
    [VOLTA_I2F_H] = print_i2f_h,
    [VOLTA_I2F_W] = print_i2f_w,
    [VOLTA_I2F_BD] = print_i2f_bd,
    [VOLTA_I2F_HD] = print_i2f_hd,
    [VOLTA_I2F_WD] = print_i2f_wd,
    [VOLTA_I2F_D] = print_i2f_d,
    [VOLTA_FRND_H] = print_frnd_h,
    [VOLTA_FRND_S] = print_frnd_s,
    [VOLTA_FRND_D] = print_frnd_d,
    [VOLTA_I2I] = print_i2i,
    [VOLTA_F2FP_P] = print_f2fp_p,
    [VOLTA_F2FP_RS] = print_f2fp_rs,
    [VOLTA_F2FP_M] = print_f2fp_m,
    [VOLTA_F2FP_MC] = print_f2fp_mc,
    [VOLTA_F2IP_B] = print_f2ip_b,
    [VOLTA_F2IP_C] = print_f2ip_c,
    [VOLTA_I2FP] = print_i2fp,
    [VOLTA_I2IP_B] = print_i2ip_b,
    [VOLTA_I2IP_N] = print_i2ip_n,
    [VOLTA_DADD_R] = print_dadd_r,
    [VOLTA_DADD_C] = print_dadd_c,
    [VOLTA_DMUL] = print_dmul,
    [VOLTA_DFMA_B] = print_dfma_b,
    [VOLTA_DFMA_C] = print_dfma_c,
    [VOLTA_DSETP] = print_dsetp,
    [VOLTA_FADD] = print_fadd,
    [VOLTA_FMUL] = print_fmul,
    [VOLTA_FFMA_B] = print_ffma_b,
    [VOLTA_FFMA_C] = print_ffma_c,
    [VOLTA_FMNMX_N] = print_fmnmx_n,
    [VOLTA_FMNMX_ISA] = print_fmnmx_isa,
    [VOLTA_FSEL] = print_fsel,
    [VOLTA_FSET] = print_fset,
    [VOLTA_FSETP] = print_fsetp,
    [VOLTA_FCHK] = print_fchk,
    [VOLTA_FSWZADD] = print_fswzadd,
    [VOLTA_MUFU_R] = print_mufu_r,
    [VOLTA_MUFU_S] = print_mufu_s,
    [VOLTA_MUFU_D] = print_mufu_d,
    [VOLTA_MUFU_H] = print_mufu_h,
    [VOLTA_AL2P] = print_al2p,
    [VOLTA_ALD_A] = print_ald_a,
    [VOLTA_ALD_R] = print_ald_r,
    [VOLTA_ALD_U] = print_ald_u,
    [VOLTA_AST_A] = print_ast_a,
    [VOLTA_AST_R] = print_ast_r,
    [VOLTA_AST_U] = print_ast_u,
    [VOLTA_IPA_A] = print_ipa_a,
    [VOLTA_IPA_U] = print_ipa_u,
    [VOLTA_OUT_F] = print_out_f,
    [VOLTA_OUT_R] = print_out_r,
    [VOLTA_OUT_I] = print_out_i,
    [VOLTA_OUT_U] = print_out_u,
    [VOLTA_ISBERD] = print_isberd,
    [VOLTA_ISBEWR] = print_isbewr,
    [VOLTA_PIXLD] = print_pixld,
    [VOLTA_LDTRAM] = print_ldtram,
    [VOLTA_HADD2] = print_hadd2,
    [VOLTA_HMUL2] = print_hmul2,
    [VOLTA_HFMA2_B] = print_hfma2_b,
    [VOLTA_HFMA2_C] = print_hfma2_c,
    [VOLTA_HFMA2_RB] = print_hfma2_rb,
    [VOLTA_HFMA2_RC] = print_hfma2_rc,
    [VOLTA_HFMA2_MMA_B] = print_hfma2_mma_b,
    [VOLTA_HFMA2_MMA_C] = print_hfma2_mma_c,
    [VOLTA_HFMA2_MMA_RB] = print_hfma2_mma_rb,
    [VOLTA_HFMA2_MMA_RC] = print_hfma2_mma_rc,
    [VOLTA_HSET2] = print_hset2,
    [VOLTA_HSETP2] = print_hsetp2,
    [VOLTA_HMNMX2] = print_hmnmx2,
    [VOLTA_IADD3_N] = print_iadd3_n,
    [VOLTA_IADD3_X] = print_iadd3_x,
    [VOLTA_IMAD_R] = print_imad_r,
    [VOLTA_IMAD_I] = print_imad_i,
    [VOLTA_IMAD_B] = print_imad_b,
    [VOLTA_IMAD_RI] = print_imad_ri,
    [VOLTA_IMAD_RC] = print_imad_rc,
    [VOLTA_IMAD_RU] = print_imad_ru,
    [VOLTA_IMAD_BX] = print_imad_bx,
    [VOLTA_IMAD_CX] = print_imad_cx,
    [VOLTA_IMAD_WIDE_B] = print_imad_wide_b,
    [VOLTA_IMAD_WIDE_C] = print_imad_wide_c,
    [VOLTA_IMAD_WIDE_BX] = print_imad_wide_bx,
    [VOLTA_IMAD_WIDE_CX] = print_imad_wide_cx,
    [VOLTA_IMAD_HI_B] = print_imad_hi_b,
    [VOLTA_IMAD_HI_C] = print_imad_hi_c,
    [VOLTA_IMAD_HI_BX] = print_imad_hi_bx,
    [VOLTA_IMAD_HI_CX] = print_imad_hi_cx,
    [VOLTA_LOP3] = print_lop3,
    [VOLTA_SHF_B] = print_shf_b,
    [VOLTA_SHF_C] = print_shf_c,
    [VOLTA_PRMT_B] = print_prmt_b,
    [VOLTA_PRMT_C] = print_prmt_c,
    [VOLTA_SEL] = print_sel,
    [VOLTA_ISETP_N] = print_isetp_n,
    [VOLTA_ISETP_X] = print_isetp_x,
    [VOLTA_ISETP_O] = print_isetp_o,
    [VOLTA_ISETP_OX] = print_isetp_ox,
    [VOLTA_LEA_LO] = print_lea_lo,
    [VOLTA_LEA_X] = print_lea_x,
    [VOLTA_LEA_HI] = print_lea_hi,
    [VOLTA_LEA_HX] = print_lea_hx,
    [VOLTA_LEA_IH] = print_lea_ih,
    [VOLTA_LEA_IX] = print_lea_ix,
    [VOLTA_LEA_SX] = print_lea_sx,
    [VOLTA_LEA_XS] = print_lea_xs,
    [VOLTA_POPC] = print_popc,
    [VOLTA_BREV] = print_brev,
    [VOLTA_FLO] = print_flo,
    [VOLTA_IABS] = print_iabs,
    [VOLTA_SGXT] = print_sgxt,
    [VOLTA_BMSK] = print_bmsk,
    [VOLTA_MOV] = print_mov,
    [VOLTA_IMNMX] = print_imnmx,
    [VOLTA_LDG_V] = print_ldg_v,
    [VOLTA_LDG_VZ] = print_ldg_vz,
    [VOLTA_LDG_T] = print_ldg_t,
    [VOLTA_LDG_TZ] = print_ldg_tz,
    [VOLTA_LDG_TU] = print_ldg_tu,
    [VOLTA_LDG_TUZ] = print_ldg_tuz,
    [VOLTA_LDG_A] = print_ldg_a,
    [VOLTA_LDG_D] = print_ldg_d,
    [VOLTA_LD_V] = print_ld_v,
    [VOLTA_LD_VZ] = print_ld_vz,
    [VOLTA_LD_T] = print_ld_t,
    [VOLTA_LD_TZ] = print_ld_tz,
    [VOLTA_LD_TU] = print_ld_tu,
    [VOLTA_LD_TUZ] = print_ld_tuz,
    [VOLTA_LD_A] = print_ld_a,
    [VOLTA_LD_D] = print_ld_d,
    [VOLTA_STG_V] = print_stg_v,
    [VOLTA_STG_T] = print_stg_t,
    [VOLTA_STG_TU] = print_stg_tu,
    [VOLTA_STG_A] = print_stg_a,
    [VOLTA_STG_D] = print_stg_d,
    [VOLTA_ST_V] = print_st_v,
    [VOLTA_ST_T] = print_st_t,
    [VOLTA_ST_TU] = print_st_tu,
    [VOLTA_ST_A] = print_st_a,
    [VOLTA_ST_D] = print_st_d,
    [VOLTA_LDL_V] = print_ldl_v,
    [VOLTA_LDL_T] = print_ldl_t,
    [VOLTA_LDL_TU] = print_ldl_tu,
    [VOLTA_LDL_D] = print_ldl_d,
    [VOLTA_STL_V] = print_stl_v,
    [VOLTA_STL_T] = print_stl_t,
    [VOLTA_STL_TU] = print_stl_tu,
    [VOLTA_STL_D] = print_stl_d,
    [VOLTA_LDS_V] = print_lds_v,
    [VOLTA_LDS_VZ] = print_lds_vz,
    [VOLTA_LDS_T] = print_lds_t,
    [VOLTA_LDS_TZ] = print_lds_tz,
    [VOLTA_LDS_TU] = print_lds_tu,
    [VOLTA_LDS_TUZ] = print_lds_tuz,
    [VOLTA_LDS_A] = print_lds_a,
    [VOLTA_LDS_AU] = print_lds_au,
    [VOLTA_STS_V] = print_sts_v,
    [VOLTA_STS_T] = print_sts_t,
    [VOLTA_STS_TU] = print_sts_tu,
    [VOLTA_LDC_V] = print_ldc_v,
    [VOLTA_LDC_T] = print_ldc_t,
    [VOLTA_LDC_X] = print_ldc_x,
    [VOLTA_ULDC_C] = print_uldc_c,
    [VOLTA_ULDC_I] = print_uldc_i,
    [VOLTA_ULDC_IO] = print_uldc_io,
    [VOLTA_ULDC_M] = print_uldc_m,
    [VOLTA_LDSM_R] = print_ldsm_r,
    [VOLTA_LDSM_U] = print_ldsm_u,
    [VOLTA_STSM] = print_stsm,
    [VOLTA_LDGSTS_R] = print_ldgsts_r,
    [VOLTA_LDGSTS_U] = print_ldgsts_u,
    [VOLTA_LDGSTS_US] = print_ldgsts_us,
    [VOLTA_LDGDEPBAR] = print_ldgdepbar,
    [VOLTA_S2R] = print_s2r,
    [VOLTA_CS2R] = print_cs2r,
    [VOLTA_SULD_D] = print_suld_d,
    [VOLTA_SULD_DR] = print_suld_dr,
    [VOLTA_SULD_P] = print_suld_p,
    [VOLTA_SULD_PR] = print_suld_pr,
    [VOLTA_SUST_D] = print_sust_d,
    [VOLTA_SUST_DR] = print_sust_dr,
    [VOLTA_SUST_P] = print_sust_p,
    [VOLTA_SUST_PR] = print_sust_pr,
    [VOLTA_SURED_D] = print_sured_d,
    [VOLTA_SURED_DR] = print_sured_dr,
    [VOLTA_SUATOM_D] = print_suatom_d,
    [VOLTA_SUATOM_DR] = print_suatom_dr,
    [VOLTA_SUATOM_C] = print_suatom_c,
    [VOLTA_SUATOM_CR] = print_suatom_cr,
    [VOLTA_SUQUERY_C] = print_suquery_c,
    [VOLTA_SUQUERY_R] = print_suquery_r,
    [VOLTA_HMMA_884] = print_hmma_884,
    [VOLTA_HMMA_T] = print_hmma_t,
    [VOLTA_HMMA_A] = print_hmma_a,
    [VOLTA_HMMA_SP] = print_hmma_sp,
    [VOLTA_IMMA] = print_imma,
    [VOLTA_BMMA] = print_bmma,
    [VOLTA_DMMA_A] = print_dmma_a,
    [VOLTA_DMMA_H] = print_dmma_h,
    [VOLTA_MOVM] = print_movm,
    [VOLTA_HGMMA_HGMMA_R] = print_hgmma_hgmma_r,
    [VOLTA_HGMMA_IGMMA_R] = print_hgmma_igmma_r,
    [VOLTA_HGMMA_BGMMA_R] = print_hgmma_bgmma_r,
    [VOLTA_HGMMA_HGMMA_D] = print_hgmma_hgmma_d,
    [VOLTA_HGMMA_IGMMA_D] = print_hgmma_igmma_d,
    [VOLTA_HGMMA_BGMMA_D] = print_hgmma_bgmma_d,
    [VOLTA_TEX_C] = print_tex_c,
    [VOLTA_TEX_I] = print_tex_i,
    [VOLTA_TEX_R] = print_tex_r,
    [VOLTA_TLD_C] = print_tld_c,
    [VOLTA_TLD_I] = print_tld_i,
    [VOLTA_TLD_R] = print_tld_r,
    [VOLTA_TLD4_C] = print_tld4_c,
    [VOLTA_TLD4_I] = print_tld4_i,
    [VOLTA_TLD4_R] = print_tld4_r,
    [VOLTA_TXD_C] = print_txd_c,
    [VOLTA_TXD_I] = print_txd_i,
    [VOLTA_TXD_R] = print_txd_r,
    [VOLTA_TMML_C] = print_tmml_c,
    [VOLTA_TMML_I] = print_tmml_i,
    [VOLTA_TMML_R] = print_tmml_r,
    [VOLTA_TXQ_C] = print_txq_c,
    [VOLTA_TXQ_I] = print_txq_i,
    [VOLTA_TXQ_R] = print_txq_r,
    [VOLTA_FOOTPRINT_C] = print_footprint_c,
    [VOLTA_FOOTPRINT_R] = print_footprint_r,
    [VOLTA_UIADD3_N] = print_uiadd3_n,
    [VOLTA_UIADD3_X] = print_uiadd3_x,
    [VOLTA_UIADD3_64] = print_uiadd3_64,
    [VOLTA_UIMAD_B] = print_uimad_b,
    [VOLTA_UIMAD_C] = print_uimad_c,
    [VOLTA_UIMAD_BX] = print_uimad_bx,
    [VOLTA_UIMAD_CX] = print_uimad_cx,
    [VOLTA_UIMAD_WIDE_B] = print_uimad_wide_b,
    [VOLTA_UIMAD_WIDE_BX] = print_uimad_wide_bx,
    [VOLTA_UISETP_N] = print_uisetp_n,
    [VOLTA_UISETP_O] = print_uisetp_o,
    [VOLTA_UISETP_X] = print_uisetp_x,
    [VOLTA_UISETP_OX] = print_uisetp_ox,
    [VOLTA_ULEA_LO] = print_ulea_lo,
    [VOLTA_ULEA_X] = print_ulea_x,
    [VOLTA_ULEA_HI] = print_ulea_hi,
    [VOLTA_ULEA_HX] = print_ulea_hx,
    [VOLTA_ULEA_IH] = print_ulea_ih,
    [VOLTA_ULEA_IX] = print_ulea_ix,
    [VOLTA_ULEA_SX] = print_ulea_sx,
    [VOLTA_ULEA_XS] = print_ulea_xs,
    [VOLTA_ULOP3] = print_ulop3,
    [VOLTA_USHF_B] = print_ushf_b,
    [VOLTA_USHF_C] = print_ushf_c,
    [VOLTA_UPRMT] = print_uprmt,
    [VOLTA_USEL] = print_usel,
    [VOLTA_UMOV] = print_umov,
    [VOLTA_UPOPC] = print_upopc,
    [VOLTA_UFLO] = print_uflo,
    [VOLTA_UBREV] = print_ubrev,
    [VOLTA_USGXT] = print_usgxt,
    [VOLTA_UBMSK] = print_ubmsk,
    [VOLTA_UPLOP3] = print_uplop3,
    [VOLTA_UPLOP3_SIGN_ONE] = print_uplop3_sign_one,
    [VOLTA_UPLOP3_SIGN_TWO] = print_uplop3_sign_two,
    [VOLTA_UPLOP3_SIGN_ALL] = print_uplop3_sign_all,
    [VOLTA_UCLEA] = print_uclea,
    [VOLTA_UP2UR] = print_up2ur,
    [VOLTA_UR2UP] = print_ur2up,
    [VOLTA_UF2FP] = print_uf2fp,
    [VOLTA_R2UR_O] = print_r2ur_o,
    [VOLTA_R2UR_H] = print_r2ur_h,
    [VOLTA_S2UR] = print_s2ur,
    [VOLTA_VABSDIFF_B] = print_vabsdiff_b,
    [VOLTA_VABSDIFF_C] = print_vabsdiff_c,
    [VOLTA_VABSDIFF4_B] = print_vabsdiff4_b,
    [VOLTA_VABSDIFF4_C] = print_vabsdiff4_c,
    [VOLTA_IDP_A4] = print_idp_a4,
    [VOLTA_IDP_A2] = print_idp_a2,
    [VOLTA_VOTE] = print_vote,
    [VOLTA_VOTEU] = print_voteu,
    [VOLTA_MATCH_ANY] = print_match_any,
    [VOLTA_MATCH_ALL] = print_match_all,
    [VOLTA_SHFL] = print_shfl,
    [VOLTA_REDUX] = print_redux,
    [VOLTA_ELECT] = print_elect,
    [VOLTA_P2R] = print_p2r,
    [VOLTA_R2P] = print_r2p,
    [VOLTA_PLOP3] = print_plop3,
    [VOLTA_PLOP3_SIGN_ONE] = print_plop3_sign_one,
    [VOLTA_PLOP3_SIGN_TWO] = print_plop3_sign_two,
    [VOLTA_PLOP3_SIGN_ALL] = print_plop3_sign_all,
};

static const char *const marks[VOLTA_FORMS] = {
    [VOLTA_BMOV_BB] = "other ",
    [VOLTA_TXQ_I] = "numbers ",
};

/* May an earlier form of `prefer` print the same text? */
static bool may_be_earlier(const struct isadora_insn *in)
{
    switch (in->form) {
    case VOLTA_BMOV_BB:
        return 0x3 >> in->line[1] & 1;
    case VOLTA_TXQ_I:
        return (0x1 >> in->line[1] & 1) && (0x1 >> in->line[2] & 1);
    default:
        return false;
    }
}

/* Puts the mark of a later form of a `prefer` before its text where that alone would be read as an
 * earlier one. */
static void put_mark(struct rt_text *w, char *text, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    struct isadora_insn again;
    size_t length = (size_t)(w->at - text), size = strlen(marks[in->form]);
    if (volta_parse(c, NULL, text, length, &again, NULL) > 0 && again.form == in->form)
        return;
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
    if (in->form < VOLTA_FORMS)
        printers[in->form](&w, c, in);
    if (may_be_earlier(in))
        put_mark(&w, text, c, in);
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
