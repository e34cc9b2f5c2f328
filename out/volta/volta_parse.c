/* Generated from the description volta by gen/emit/assembler. Do not edit. */
#include <isadora/volta.h>
#include "volta_lex.h"
#include "asm/tables/rows.h"

WORDS(words_file_p) = {ONE(SPELLED("PT", 0x7)), 2, volta_scan_p};

WORDS(words_WIDE) = {ONE(SPELLED(".E", 0x1)), 2, NULL};

LIST(list_AOP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".AND", 0x5),
    SPELLED(".DEC", 0x4),
    SPELLED(".EXCH", 0x8),
    SPELLED(".INC", 0x3),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID15", 0xf),
    SPELLED(".INVALID9", 0x9),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
    SPELLED(".OR", 0x6),
    SPELLED(".XOR", 0x7),
};
WORDS(words_AOP) = {list_AOP, COUNT(list_AOP), 1, NULL};

LIST(list_EVICT) = {
    SPELLED(".EF", 0x0),
    SPELLED(".EL", 0x2),
    SPELLED(".EU", 0x4),
    SPELLED(".LU", 0x3),
    SPELLED(".NA", 0x5),
};
WORDS(words_EVICT) = {list_EVICT, COUNT(list_EVICT), 1, NULL};

LIST(list_ATYPE3) = {
    SPELLED(".64", 0x2),
    SPELLED(".F16x2.RN", 0x4),
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".F64.RN", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
};
WORDS(words_ATYPE3) = {list_ATYPE3, COUNT(list_ATYPE3), 1, NULL};

LIST(list_AORDER) = {
    SPELLED(".INVALID0", 0x0),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".STRONG", 0x2),
};
WORDS(words_AORDER) = {list_AORDER, COUNT(list_AORDER), 1, NULL};

LIST(list_SCOPE) = {
    SPELLED(".CTA", 0x0),
    SPELLED(".GPU", 0x2),
    SPELLED(".SM", 0x1),
    SPELLED(".SYS", 0x3),
};
WORDS(words_SCOPE) = {list_SCOPE, COUNT(list_SCOPE), 1, NULL};

WORDS(words_PRIV) = {ONE(SPELLED(".PRIVATE", 0x1)), 8, NULL};

WORDS(words_file_r) = {ONE(SPELLED("RZ", 0xff)), 2, volta_scan_r};

WORDS(words_NOY) = {ONE(SPELLED("Y", 0x0)), 1, NULL};

WORDS(words_W1) = {ONE(SPELLED("^1", 0x1)), 2, NULL};

WORDS(words_W2) = {ONE(SPELLED("^2", 0x1)), 2, NULL};

WORDS(words_W3) = {ONE(SPELLED("^3", 0x1)), 2, NULL};

WORDS(words_W4) = {ONE(SPELLED("^4", 0x1)), 2, NULL};

WORDS(words_W5) = {ONE(SPELLED("^5", 0x1)), 2, NULL};

WORDS(words_W6) = {ONE(SPELLED("^6", 0x1)), 2, NULL};

WORDS(words_file_ur) = {ONE(SPELLED("URZ", 0x3f)), 3, volta_scan_ur};

LIST(list_ATYPE4) = {
    SPELLED(".64", 0x2),
    SPELLED(".F16x2.RN", 0x4),
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".F64.RN", 0x6),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID15", 0xf),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".INVALID8", 0x8),
    SPELLED(".INVALID9", 0x9),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
};
WORDS(words_ATYPE4) = {list_ATYPE4, COUNT(list_ATYPE4), 1, NULL};

LIST(list_SORD) = {
    SPELLED(".CONSTANT.CTA", 0x2),
    SPELLED(".CONSTANT.CTA.PRIVATE", 0x3),
    SPELLED(".CONSTANT.GPU", 0xf),
    SPELLED(".CONSTANT.PRIVATE", 0x1),
    SPELLED(".CONSTANT.SM.PRIVATE", 0xb),
    SPELLED(".CONSTANT.VC", 0xd),
    SPELLED(".CONSTANT.VC.PRIVATE", 0xe),
    SPELLED(".MMIO.GPU", 0x8),
    SPELLED(".STRONG.GPU", 0x7),
    SPELLED(".STRONG.GPU.PRIVATE", 0x6),
    SPELLED(".STRONG.SM", 0x5),
    SPELLED(".STRONG.SM.PRIVATE", 0x4),
    SPELLED(".STRONG.SYS", 0xa),
};
WORDS(words_SORD) = {list_SORD, COUNT(list_SORD), 1, NULL};

LIST(list_ATYPE9) = {
    SPELLED(".128", 0x4),
    SPELLED(".64", 0x2),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x3),
};
WORDS(words_ATYPE9) = {list_ATYPE9, COUNT(list_ATYPE9), 1, NULL};

LIST(list_FOP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
};
WORDS(words_FOP) = {list_FOP, COUNT(list_FOP), 1, NULL};

LIST(list_FTYPE) = {
    SPELLED(".BF16x2.RN", 0x3),
    SPELLED(".F16x2.RN", 0x0),
    SPELLED(".F16x4.RN", 0x1),
    SPELLED(".F32.FTZ.RN", 0x9),
    SPELLED(".F32.RN", 0xc),
    SPELLED(".F32x2.RN", 0xd),
    SPELLED(".F32x4.FTZ.RN", 0xb),
    SPELLED(".F64.RN", 0xf),
    SPELLED(".INVALID25", 0x19),
    SPELLED(".INVALID8", 0x8),
};
WORDS(words_FTYPE) = {list_FTYPE, COUNT(list_FTYPE), 1, NULL};

LIST(list_CAST) = {
    SPELLED(".CAS", 0x0),
    SPELLED(".CAST", 0x1),
};
WORDS(words_CAST) = {list_CAST, COUNT(list_CAST), 4, NULL};

LIST(list_CTYPE3) = {
    SPELLED(".64", 0x2),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
};
WORDS(words_CTYPE3) = {list_CTYPE3, COUNT(list_CTYPE3), 1, NULL};

LIST(list_CTYPE4) = {
    SPELLED(".64", 0x2),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID15", 0xf),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".INVALID8", 0x8),
    SPELLED(".INVALID9", 0x9),
    SPELLED(".S32", 0x1),
};
WORDS(words_CTYPE4) = {list_CTYPE4, COUNT(list_CTYPE4), 1, NULL};

LIST(list_CTYPE9) = {
    SPELLED(".128", 0x4),
    SPELLED(".64", 0x2),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
};
WORDS(words_CTYPE9) = {list_CTYPE9, COUNT(list_CTYPE9), 1, NULL};

LIST(list_ROP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".AND", 0x5),
    SPELLED(".DEC", 0x4),
    SPELLED(".INC", 0x3),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
    SPELLED(".OR", 0x6),
    SPELLED(".XOR", 0x7),
};
WORDS(words_ROP) = {list_ROP, COUNT(list_ROP), 1, NULL};

LIST(list_RTYPE9) = {
    SPELLED(".64", 0x2),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x3),
};
WORDS(words_RTYPE9) = {list_RTYPE9, COUNT(list_RTYPE9), 1, NULL};

LIST(list_STYPE2) = {
    SPELLED(".64", 0x2),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x3),
};
WORDS(words_STYPE2) = {list_STYPE2, COUNT(list_STYPE2), 1, NULL};

LIST(list_SCALE) = {
    SPELLED(".X16", 0x3),
    SPELLED(".X4", 0x1),
    SPELLED(".X8", 0x2),
};
WORDS(words_SCALE) = {list_SCALE, COUNT(list_SCALE), 2, NULL};

LIST(list_SCTYPE2) = {
    SPELLED(".64", 0x2),
    SPELLED(".S32", 0x1),
};
WORDS(words_SCTYPE2) = {list_SCTYPE2, COUNT(list_SCTYPE2), 1, NULL};

WORDS(words_Q0N) = {ONE(SPELLED("!", 0x1)), 1, NULL};

WORDS(words_file_b) = {NULL, 0, 0, volta_scan_b};

WORDS(words_BCLEAR) = {ONE(SPELLED(".CLEAR", 0x1)), 6, NULL};

LIST(list_BFROM) = {
    SPELLED("\?\?\?38", 0x26),
    SPELLED("B0", 0x0),
    SPELLED("B1", 0x1),
    SPELLED("B10", 0xa),
    SPELLED("B11", 0xb),
    SPELLED("B12", 0xc),
    SPELLED("B13", 0xd),
    SPELLED("B14", 0xe),
    SPELLED("B15", 0xf),
    SPELLED("B2", 0x2),
    SPELLED("B3", 0x3),
    SPELLED("B4", 0x4),
    SPELLED("B5", 0x5),
    SPELLED("B6", 0x6),
    SPELLED("B7", 0x7),
    SPELLED("B8", 0x8),
    SPELLED("B9", 0x9),
    SPELLED("TRAP_RETURN_PC.HI", 0x16),
};
WORDS(words_BFROM) = {list_BFROM, COUNT(list_BFROM), 0, NULL};

WORDS(words_PQUAD) = {ONE(SPELLED(".PQUAD", 0x1)), 6, NULL};

WORDS(words_RAND) = {ONE(SPELLED(".RAND", 0x1)), 5, NULL};

WORDS(words_WARPS) = {ONE(SPELLED(".WARP", 0x1)), 5, NULL};

WORDS(words_SYNCS) = {ONE(SPELLED(".SYNCS", 0x1)), 6, NULL};

WORDS(words_EXCL) = {ONE(SPELLED(".EXCLUSIVE", 0x1)), 10, NULL};

WORDS(words_DEFER) = {ONE(SPELLED(".DEFER_BLOCKING", 0x1)), 15, NULL};

LIST(list_BRED) = {
    SPELLED(".AND", 0x1),
    SPELLED(".OR", 0x2),
    SPELLED(".POPC", 0x0),
};
WORDS(words_BRED) = {list_BRED, COUNT(list_BRED), 1, NULL};

LIST(list_DSB) = {
    SPELLED("INVALID7", 0x7),
    SPELLED("SB0", 0x0),
    SPELLED("SB1", 0x1),
    SPELLED("SB2", 0x2),
    SPELLED("SB3", 0x3),
    SPELLED("SB4", 0x4),
    SPELLED("SB5", 0x5),
};
WORDS(words_DSB) = {list_DSB, COUNT(list_DSB), 0, NULL};

WORDS(words_D4) = {ONE(SPELLED("4", 0x1)), 1, NULL};

WORDS(words_D3) = {ONE(SPELLED("3", 0x1)), 1, NULL};

WORDS(words_D2) = {ONE(SPELLED("2", 0x1)), 1, NULL};

WORDS(words_D1) = {ONE(SPELLED("1", 0x1)), 1, NULL};

WORDS(words_D0) = {ONE(SPELLED("0", 0x1)), 1, NULL};

LIST(list_DLE) = {
    SPELLED(".\?\?\?0", 0x0),
    SPELLED(".LE", 0x1),
};
WORDS(words_DLE) = {list_DLE, COUNT(list_DLE), 1, NULL};

WORDS(words_SYMASK) = {ONE(SPELLED(".TMASK", 0x1)), 6, NULL};

WORDS(words_SYRED) = {ONE(SPELLED(".RED", 0x1)), 4, NULL};

WORDS(words_SYOPT) = {ONE(SPELLED(".OPTOUT", 0x1)), 7, NULL};

LIST(list_SYT) = {
    SPELLED(".A0TR", 0x3),
    SPELLED(".A1T0", 0x1),
    SPELLED(".ART0", 0x5),
};
WORDS(words_SYT) = {list_SYT, COUNT(list_SYT), 2, NULL};

WORDS(words_SYOP) = {ONE(SPELLED(".PHASECHK", 0x1)), 9, NULL};

WORDS(words_SYTRY) = {ONE(SPELLED(".TRYWAIT", 0x1)), 8, NULL};

WORDS(words_file_up) = {ONE(SPELLED("UPT", 0x7)), 3, volta_scan_up};

WORDS(words_SYX) = {ONE(SPELLED(".EXCH", 0x1)), 5, NULL};

LIST(list_CLEVEL) = {
    SPELLED(".C", 0x2),
    SPELLED(".I", 0x3),
    SPELLED(".U", 0x1),
};
WORDS(words_CLEVEL) = {list_CLEVEL, COUNT(list_CLEVEL), 1, NULL};

LIST(list_CCOP) = {
    SPELLED(".IV", 0x3),
    SPELLED(".IVALL", 0x4),
    SPELLED(".IVALLP", 0x6),
    SPELLED(".PF1", 0x0),
    SPELLED(".PF2", 0x1),
    SPELLED(".RS", 0x5),
    SPELLED(".WB", 0x2),
    SPELLED(".WBALL", 0x7),
    SPELLED(".WBALLP", 0x8),
};
WORDS(words_CCOP) = {list_CCOP, COUNT(list_CCOP), 1, NULL};

LIST(list_MBSEM) = {
    SPELLED(".ALL", 0x1),
    SPELLED(".SC", 0x0),
};
WORDS(words_MBSEM) = {list_MBSEM, COUNT(list_MBSEM), 1, NULL};

LIST(list_MBSCOPE) = {
    SPELLED(".CTA", 0x0),
    SPELLED(".GPU", 0x2),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".SM", 0x1),
    SPELLED(".SYS", 0x3),
};
WORDS(words_MBSCOPE) = {list_MBSCOPE, COUNT(list_MBSCOPE), 1, NULL};

WORDS(words_MBIO) = {ONE(SPELLED(".MMIO", 0x1)), 5, NULL};

LIST(list_QSPACE) = {
    SPELLED(".G", 0x0),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".L", 0x1),
    SPELLED(".S", 0x2),
};
WORDS(words_QSPACE) = {list_QSPACE, COUNT(list_QSPACE), 1, NULL};

LIST(list_QSPACE9) = {
    SPELLED(".D", 0x3),
    SPELLED(".G", 0x0),
    SPELLED(".L", 0x1),
    SPELLED(".S", 0x2),
};
WORDS(words_QSPACE9) = {list_QSPACE9, COUNT(list_QSPACE9), 1, NULL};

LIST(list_REGSW) = {
    SPELLED(".DEALLOC.CTAPOOL", 0x5),
    SPELLED(".TRY_ALLOC.CTAPOOL", 0x6),
};
WORDS(words_REGSW) = {list_REGSW, COUNT(list_REGSW), 1, NULL};

WORDS(words_KEEP) = {ONE(SPELLED(".KEEPREFCOUNT", 0x1)), 13, NULL};

WORDS(words_PREEMPT) = {ONE(SPELLED(".PREEMPTED", 0x1)), 10, NULL};

WORDS(words_ATEX) = {ONE(SPELLED(".NO_ATEXIT", 0x1)), 10, NULL};

LIST(list_BHOW) = {
    SPELLED(".CONV", 0x3),
    SPELLED(".DIV", 0x2),
    SPELLED(".U", 0x1),
};
WORDS(words_BHOW) = {list_BHOW, COUNT(list_BHOW), 1, NULL};

LIST(list_BDEPTH) = {
    SPELLED(".DEC", 0x2),
    SPELLED(".INC", 0x1),
};
WORDS(words_BDEPTH) = {list_BDEPTH, COUNT(list_BDEPTH), 1, NULL};

LIST(list_BUHOW) = {
    SPELLED(".\?\?\?0", 0x0),
    SPELLED(".U", 0x1),
};
WORDS(words_BUHOW) = {list_BUHOW, COUNT(list_BUHOW), 1, NULL};

LIST(list_BRHOW) = {
    SPELLED(".CONV", 0x3),
    SPELLED(".DIV", 0x2),
    SPELLED(".INVALID0", 0x0),
};
WORDS(words_BRHOW) = {list_BRHOW, COUNT(list_BRHOW), 1, NULL};

LIST(list_JHOW) = {
    SPELLED(".CONV", 0x3),
    SPELLED(".U", 0x1),
};
WORDS(words_JHOW) = {list_JHOW, COUNT(list_JHOW), 1, NULL};

WORDS(words_NOINC) = {ONE(SPELLED(".NOINC", 0x1)), 6, NULL};

WORDS(words_NODEC) = {ONE(SPELLED(".NODEC", 0x1)), 6, NULL};

LIST(list_BPKIND) = {
    SPELLED(".DRAIN", 0x5),
    SPELLED(".PAUSE", 0x2),
    SPELLED(".PAUSE_QUIET", 0x6),
    SPELLED(".TRAP", 0x3),
};
WORDS(words_BPKIND) = {list_BPKIND, COUNT(list_BPKIND), 1, NULL};

WORDS(words_FTZ) = {ONE(SPELLED(".FTZ", 0x1)), 4, NULL};

LIST(list_CDFF) = {
    SPELLED(".F16", 0x1),
    SPELLED(".F32", 0x2),
    SPELLED(".F64", 0x3),
};
WORDS(words_CDFF) = {list_CDFF, COUNT(list_CDFF), 2, NULL};

LIST(list_FRND) = {
    SPELLED(".RM", 0x1),
    SPELLED(".RP", 0x2),
    SPELLED(".RZ", 0x3),
};
WORDS(words_FRND) = {list_FRND, COUNT(list_FRND), 2, NULL};

WORDS(words_NB) = {ONE(SPELLED("-", 0x1)), 1, NULL};

LIST(list_RB) = {
    READ_ONLY(".reu", 0x1),
    SPELLED(".reuse", 0x1),
};
WORDS(words_RB) = {list_RB, COUNT(list_RB), 4, NULL};

LIST(list_CHALF) = {
    SPELLED(".H1", 0x1),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".INVALID3", 0x3),
};
WORDS(words_CHALF) = {list_CHALF, COUNT(list_CHALF), 1, NULL};

LIST(list_CDI) = {
    SPELLED(".S16", 0x3),
    SPELLED(".S64", 0x7),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U32", 0x4),
    SPELLED(".U64", 0x6),
    SPELLED(".U8", 0x0),
};
WORDS(words_CDI) = {list_CDI, COUNT(list_CDI), 1, NULL};

LIST(list_CSFT) = {
    SPELLED(".F16", 0x1),
    SPELLED(".F64", 0x3),
};
WORDS(words_CSFT) = {list_CSFT, COUNT(list_CSFT), 2, NULL};

LIST(list_CINT) = {
    SPELLED(".CEIL", 0x2),
    SPELLED(".FLOOR", 0x1),
    SPELLED(".TRUNC", 0x3),
};
WORDS(words_CINT) = {list_CINT, COUNT(list_CINT), 1, NULL};

WORDS(words_NTZ) = {ONE(SPELLED(".NTZ", 0x1)), 4, NULL};

LIST(list_CBYTE) = {
    SPELLED(".B1", 0x1),
    SPELLED(".B2", 0x2),
    SPELLED(".B3", 0x3),
};
WORDS(words_CBYTE) = {list_CBYTE, COUNT(list_CBYTE), 2, NULL};

LIST(list_CNAR) = {
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_CNAR) = {list_CNAR, COUNT(list_CNAR), 1, NULL};

WORDS(words_CSATF) = {ONE(SPELLED(".SATFINITE", 0x1)), 10, NULL};

WORDS(words_CRELU) = {ONE(SPELLED(".RELU", 0x1)), 5, NULL};

WORDS(words_CBF) = {ONE(SPELLED(".BF16", 0x1)), 5, NULL};

WORDS(words_CRND2) = {ONE(SPELLED(".RZ", 0x3)), 3, NULL};

LIST(list_CIPT) = {
    SPELLED(".INVALID2", 0x2),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U8", 0x0),
};
WORDS(words_CIPT) = {list_CIPT, COUNT(list_CIPT), 1, NULL};

LIST(list_CIPR) = {
    SPELLED(".INVALID1", 0x1),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".TRUNC", 0x3),
};
WORDS(words_CIPR) = {list_CIPR, COUNT(list_CIPR), 1, NULL};

WORDS(words_CIPH) = {ONE(SPELLED(".H1", 0x1)), 3, NULL};

LIST(list_CFS) = {
    SPELLED(".S32", 0x1),
    SPELLED(".U32", 0x0),
};
WORDS(words_CFS) = {list_CFS, COUNT(list_CFS), 1, NULL};

LIST(list_CFRND) = {
    SPELLED(".INVALID1", 0x1),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".RZ", 0x3),
};
WORDS(words_CFRND) = {list_CFRND, COUNT(list_CFRND), 1, NULL};

LIST(list_CPAK) = {
    SPELLED(".S16", 0x3),
    SPELLED(".S2", 0x5),
    SPELLED(".S4", 0x7),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U2", 0x4),
    SPELLED(".U4", 0x6),
    SPELLED(".U8", 0x0),
};
WORDS(words_CPAK) = {list_CPAK, COUNT(list_CPAK), 1, NULL};

LIST(list_CPSX) = {
    SPELLED(".INVALID3", 0x3),
    SPELLED(".SAT", 0x0),
    SPELLED(".SATRELU", 0x2),
};
WORDS(words_CPSX) = {list_CPSX, COUNT(list_CPSX), 1, NULL};

LIST(list_CPSH) = {
    SPELLED(".INVALID3", 0x3),
    SPELLED(".SAT", 0x1),
    SPELLED(".SATRELU", 0x2),
};
WORDS(words_CPSH) = {list_CPSH, COUNT(list_CPSH), 1, NULL};

LIST(list_DCMP) = {
    SPELLED(".EQ", 0x2),
    SPELLED(".EQU", 0xa),
    SPELLED(".GE", 0x6),
    SPELLED(".GEU", 0xe),
    SPELLED(".GT", 0x4),
    SPELLED(".GTU", 0xc),
    SPELLED(".LE", 0x3),
    SPELLED(".LEU", 0xb),
    SPELLED(".LT", 0x1),
    SPELLED(".LTU", 0x9),
    SPELLED(".MAX", 0xf),
    SPELLED(".MIN", 0x0),
    SPELLED(".NAN", 0x8),
    SPELLED(".NE", 0x5),
    SPELLED(".NEU", 0xd),
    SPELLED(".NUM", 0x7),
};
WORDS(words_DCMP) = {list_DCMP, COUNT(list_DCMP), 1, NULL};

LIST(list_BOP) = {
    SPELLED(".AND", 0x0),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".OR", 0x1),
    SPELLED(".XOR", 0x2),
};
WORDS(words_BOP) = {list_BOP, COUNT(list_BOP), 1, NULL};

WORDS(words_FSAT) = {ONE(SPELLED(".SAT", 0x1)), 4, NULL};

LIST(list_FMODE) = {
    SPELLED(".FMZ", 0x1),
    SPELLED(".FTZ", 0x2),
};
WORDS(words_FMODE) = {list_FMODE, COUNT(list_FMODE), 2, NULL};

LIST(list_FSCALE) = {
    SPELLED(".D2", 0x3),
    SPELLED(".D4", 0x2),
    SPELLED(".D8", 0x1),
    SPELLED(".INVALID0", 0x0),
    SPELLED(".M2", 0x5),
    SPELLED(".M4", 0x6),
    SPELLED(".M8", 0x7),
};
WORDS(words_FSCALE) = {list_FSCALE, COUNT(list_FSCALE), 1, NULL};

WORDS(words_FNAN) = {ONE(SPELLED(".NAN", 0x1)), 4, NULL};

WORDS(words_FXORS) = {ONE(SPELLED(".XORSIGN", 0x1)), 8, NULL};

LIST(list_FCMP) = {
    SPELLED(".EQ", 0x2),
    SPELLED(".EQU", 0xa),
    SPELLED(".F", 0x0),
    SPELLED(".GE", 0x6),
    SPELLED(".GEU", 0xe),
    SPELLED(".GT", 0x4),
    SPELLED(".GTU", 0xc),
    SPELLED(".LE", 0x3),
    SPELLED(".LEU", 0xb),
    SPELLED(".LT", 0x1),
    SPELLED(".LTU", 0x9),
    SPELLED(".NAN", 0x8),
    SPELLED(".NE", 0x5),
    SPELLED(".NEU", 0xd),
    SPELLED(".NUM", 0x7),
    SPELLED(".T", 0xf),
};
WORDS(words_FCMP) = {list_FCMP, COUNT(list_FCMP), 1, NULL};

WORDS(words_NDV) = {ONE(SPELLED(".NDV", 0x1)), 4, NULL};

LIST(list_SWD) = {
    SPELLED("NP", 0x2),
    SPELLED("PN", 0x1),
    SPELLED("PP", 0x0),
    SPELLED("ZP", 0x3),
};
WORDS(words_SWD) = {list_SWD, COUNT(list_SWD), 0, NULL};

LIST(list_MUF) = {
    SPELLED(".COS", 0x0),
    SPELLED(".EX2", 0x2),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID15", 0xf),
    SPELLED(".LG2", 0x3),
    SPELLED(".RCP", 0x4),
    SPELLED(".RCP64H", 0x6),
    SPELLED(".RSQ", 0x5),
    SPELLED(".RSQ64H", 0x7),
    SPELLED(".SIN", 0x1),
    SPELLED(".SQRT", 0x8),
    SPELLED(".TANH", 0x9),
};
WORDS(words_MUF) = {list_MUF, COUNT(list_MUF), 1, NULL};

WORDS(words_MUH) = {ONE(SPELLED(".F16", 0x1)), 4, NULL};

LIST(list_MUT) = {
    SPELLED(".BF16", 0x2),
    SPELLED(".F16", 0x1),
};
WORDS(words_MUT) = {list_MUT, COUNT(list_MUT), 1, NULL};

WORDS(words_AO) = {ONE(SPELLED(".O", 0x1)), 2, NULL};

LIST(list_AMODE) = {
    SPELLED(".CONSTANT", 0x1),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".PASS", 0x0),
    SPELLED(".STATE", 0x2),
};
WORDS(words_AMODE) = {list_AMODE, COUNT(list_AMODE), 1, NULL};

LIST(list_AWHERE) = {
    SPELLED(".CENTROID", 0x1),
    SPELLED(".OFFSET", 0x2),
};
WORDS(words_AWHERE) = {list_AWHERE, COUNT(list_AWHERE), 1, NULL};

LIST(list_OUTK) = {
    SPELLED(".CUT", 0x2),
    SPELLED(".EMIT", 0x1),
    SPELLED(".EMIT_THEN_CUT", 0x3),
};
WORDS(words_OUTK) = {list_OUTK, COUNT(list_OUTK), 1, NULL};

WORDS(words_HF32) = {ONE(SPELLED(".F32", 0x1)), 4, NULL};

LIST(list_HTY) = {
    SPELLED(".BF16_V2", 0x2),
    SPELLED(".F32", 0x1),
    SPELLED(".INVALID3", 0x3),
};
WORDS(words_HTY) = {list_HTY, COUNT(list_HTY), 1, NULL};

LIST(list_HSA) = {
    SPELLED(".F32", 0x1),
    SPELLED(".H0_H0", 0x2),
    SPELLED(".H1_H1", 0x3),
};
WORDS(words_HSA) = {list_HSA, COUNT(list_HSA), 1, NULL};

LIST(list_HXA) = {
    SPELLED(".H0_H0", 0x2),
    SPELLED(".H1_H1", 0x3),
    SPELLED(".INVALID1", 0x1),
};
WORDS(words_HXA) = {list_HXA, COUNT(list_HXA), 1, NULL};

LIST(list_HXTY) = {
    SPELLED(".BF16_V2", 0x2),
    SPELLED(".INVALID1", 0x1),
    SPELLED(".INVALID3", 0x3),
};
WORDS(words_HXTY) = {list_HXTY, COUNT(list_HXTY), 1, NULL};

LIST(list_HNB) = {
    SPELLED(".F32", 0x1),
    SPELLED(".H0_H0", 0x2),
    SPELLED(".H0_NH1", 0x4),
    SPELLED(".H1_H1", 0x3),
};
WORDS(words_HNB) = {list_HNB, COUNT(list_HNB), 1, NULL};

WORDS(words_HBF1) = {ONE(SPELLED(".BF", 0x1)), 3, NULL};

WORDS(words_HAND) = {ONE(SPELLED(".H_AND", 0x1)), 6, NULL};

WORDS(words_IA) = {ONE(SPELLED("~", 0x1)), 1, NULL};

WORDS(words_US) = {ONE(SPELLED(".U32", 0x0)), 4, NULL};

WORDS(words_PAND) = {ONE(SPELLED(".PAND", 0x1)), 5, NULL};

LIST(list_SHD) = {
    SPELLED(".L", 0x0),
    SPELLED(".R", 0x1),
};
WORDS(words_SHD) = {list_SHD, COUNT(list_SHD), 1, NULL};

WORDS(words_SHW) = {ONE(SPELLED(".W", 0x1)), 2, NULL};

LIST(list_SHT) = {
    SPELLED(".S32", 0x2),
    SPELLED(".S64", 0x0),
    SPELLED(".U32", 0x3),
    SPELLED(".U64", 0x1),
};
WORDS(words_SHT) = {list_SHT, COUNT(list_SHT), 1, NULL};

WORDS(words_SHHI) = {ONE(SPELLED(".HI", 0x1)), 3, NULL};

LIST(list_PMODE) = {
    SPELLED(".B4E", 0x2),
    SPELLED(".ECL", 0x4),
    SPELLED(".ECR", 0x5),
    SPELLED(".F4E", 0x1),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".RC16", 0x6),
    SPELLED(".RC8", 0x3),
};
WORDS(words_PMODE) = {list_PMODE, COUNT(list_PMODE), 1, NULL};

LIST(list_CMP) = {
    SPELLED(".EQ", 0x2),
    SPELLED(".F", 0x0),
    SPELLED(".GE", 0x6),
    SPELLED(".GT", 0x4),
    SPELLED(".LE", 0x3),
    SPELLED(".LT", 0x1),
    SPELLED(".NE", 0x5),
    SPELLED(".T", 0x7),
};
WORDS(words_CMP) = {list_CMP, COUNT(list_CMP), 1, NULL};

WORDS(words_FLSH) = {ONE(SPELLED(".SH", 0x1)), 3, NULL};

LIST(list_LSIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U.128", 0x7),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_LSIZE) = {list_LSIZE, COUNT(list_LSIZE), 1, NULL};

LIST(list_LORDER) = {
    SPELLED(".CONSTANT", 0x0),
    SPELLED(".MMIO", 0x3),
    SPELLED(".STRONG", 0x2),
};
WORDS(words_LORDER) = {list_LORDER, COUNT(list_LORDER), 1, NULL};

LIST(list_LTC) = {
    SPELLED(".LTC128B", 0x2),
    SPELLED(".LTC256B", 0x3),
    SPELLED(".LTC64B", 0x1),
};
WORDS(words_LTC) = {list_LTC, COUNT(list_LTC), 4, NULL};

LIST(list_NP) = {
    SPELLED("P0", 0x7),
    SPELLED("P1", 0x6),
    SPELLED("P2", 0x5),
    SPELLED("P3", 0x4),
    SPELLED("P4", 0x3),
    SPELLED("P5", 0x2),
    SPELLED("P6", 0x1),
    SPELLED("PT", 0x0),
};
WORDS(words_NP) = {list_NP, COUNT(list_NP), 1, NULL};

LIST(list_MSIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_MSIZE) = {list_MSIZE, COUNT(list_MSIZE), 1, NULL};

LIST(list_LORD) = {
    SPELLED(".CONSTANT", 0x4),
    SPELLED(".CONSTANT.CTA", 0x2),
    SPELLED(".CONSTANT.CTA.PRIVATE", 0x3),
    SPELLED(".CONSTANT.GPU", 0xf),
    SPELLED(".CONSTANT.PRIVATE", 0x1),
    SPELLED(".CONSTANT.SM.PRIVATE", 0xb),
    SPELLED(".CONSTANT.VC", 0xd),
    SPELLED(".CONSTANT.VC.PRIVATE", 0xe),
    SPELLED(".MMIO.GPU", 0x8),
    SPELLED(".STRONG.GPU", 0x7),
    SPELLED(".STRONG.GPU.PRIVATE", 0x6),
    SPELLED(".STRONG.SM", 0x5),
    SPELLED(".STRONG.SYS", 0xa),
};
WORDS(words_LORD) = {list_LORD, COUNT(list_LORD), 1, NULL};

LIST(list_SORDER) = {
    SPELLED(".INVALID0", 0x0),
    SPELLED(".MMIO", 0x3),
    SPELLED(".STRONG", 0x2),
};
WORDS(words_SORDER) = {list_SORDER, COUNT(list_SORDER), 1, NULL};

WORDS(words_SU) = {ONE(SPELLED(".U", 0x1)), 2, NULL};

LIST(list_SSIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_SSIZE) = {list_SSIZE, COUNT(list_SSIZE), 1, NULL};

LIST(list_CMODE) = {
    SPELLED(".IL", 0x1),
    SPELLED(".IS", 0x2),
    SPELLED(".ISL", 0x3),
};
WORDS(words_CMODE) = {list_CMODE, COUNT(list_CMODE), 2, NULL};

LIST(list_CSIZE) = {
    SPELLED(".64", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_CSIZE) = {list_CSIZE, COUNT(list_CSIZE), 1, NULL};

LIST(list_MKIND) = {
    SPELLED(".M816", 0x2),
    SPELLED(".M88", 0x0),
    SPELLED(".MT88", 0x1),
};
WORDS(words_MKIND) = {list_MKIND, COUNT(list_MKIND), 2, NULL};

LIST(list_MCOUNT) = {
    SPELLED(".2", 0x1),
    SPELLED(".4", 0x2),
    SPELLED(".INVALID3", 0x3),
};
WORDS(words_MCOUNT) = {list_MCOUNT, COUNT(list_MCOUNT), 1, NULL};

WORDS(words_BYPASS) = {ONE(SPELLED(".BYPASS", 0x0)), 7, NULL};

LIST(list_GSIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".INVALID0", 0x0),
    SPELLED(".INVALID1", 0x1),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".INVALID7", 0x7),
};
WORDS(words_GSIZE) = {list_GSIZE, COUNT(list_GSIZE), 1, NULL};

WORDS(words_ZFILL) = {ONE(SPELLED(".ZFILL", 0x1)), 6, NULL};

LIST(list_GORD) = {
    SPELLED(".CONSTANT", 0x4),
    SPELLED(".CONSTANT.CTA", 0x2),
    SPELLED(".CONSTANT.CTA.PRIVATE", 0x3),
    SPELLED(".CONSTANT.GPU", 0xf),
    SPELLED(".CONSTANT.PRIVATE", 0x1),
    SPELLED(".CONSTANT.SM.PRIVATE", 0xb),
    SPELLED(".CONSTANT.VC", 0xd),
    SPELLED(".CONSTANT.VC.PRIVATE", 0xe),
    SPELLED(".MMIO.SM", 0x8),
    SPELLED(".STRONG.GPU", 0x7),
    SPELLED(".STRONG.GPU.PRIVATE", 0x6),
    SPELLED(".STRONG.SM", 0x5),
    SPELLED(".STRONG.SYS", 0xa),
};
WORDS(words_GORD) = {list_GORD, COUNT(list_GORD), 1, NULL};

LIST(list_file_sr) = {
    SPELLED("SM_SHADER_TYPE", 0x14),
    SPELLED("SRZ", 0xff),
    SPELLED("SR_AFFINITY", 0x1c),
    SPELLED("SR_BARRIERALLOC", 0x3e),
    SPELLED("SR_CIRCULARQUEUEENTRYADDRESSHIGH", 0x63),
    SPELLED("SR_CIRCULARQUEUEENTRYADDRESSLOW", 0x62),
    SPELLED("SR_CIRCULARQUEUEENTRYINDEX", 0x61),
    SPELLED("SR_CLOCK", 0x1),
    SPELLED("SR_CLOCKHI", 0x51),
    SPELLED("SR_CLOCKLO", 0x50),
    SPELLED("SR_CTAID.X", 0x25),
    SPELLED("SR_CTAID.Y", 0x26),
    SPELLED("SR_CTAID.Z", 0x27),
    SPELLED("SR_CirQueueIncrMinusOne", 0x29),
    SPELLED("SR_DIRECTCBEWRITEADDRESSHIGH", 0x16),
    SPELLED("SR_DIRECTCBEWRITEADDRESSLOW", 0x15),
    SPELLED("SR_DIRECTCBEWRITEENABLED", 0x17),
    SPELLED("SR_EQMASK", 0x38),
    SPELLED("SR_ESR_PC", 0x54),
    SPELLED("SR_ESR_PC_HI", 0x55),
    SPELLED("SR_GEMASK", 0x3c),
    SPELLED("SR_GLOBALERRORSTATUS", 0x40),
    SPELLED("SR_GLOBALTIMERHI", 0x53),
    SPELLED("SR_GLOBALTIMERLO", 0x52),
    SPELLED("SR_GTMASK", 0x3b),
    SPELLED("SR_HWTASKID", 0x60),
    SPELLED("SR_INVOCATION_ID", 0x11),
    SPELLED("SR_INVOCATION_INFO", 0x1d),
    SPELLED("SR_LANEID", 0x0),
    SPELLED("SR_LEMASK", 0x3a),
    SPELLED("SR_LMEMHIOFF", 0x37),
    SPELLED("SR_LMEMLOSZ", 0x36),
    SPELLED("SR_LTMASK", 0x39),
    SPELLED("SR_LWINHI", 0x2e),
    SPELLED("SR_LWINLO", 0x34),
    SPELLED("SR_LWINSZ", 0x35),
    SPELLED("SR_MACHINE_ID_1", 0x19),
    SPELLED("SR_MACHINE_ID_2", 0x1a),
    SPELLED("SR_MACHINE_ID_3", 0x1b),
    SPELLED("SR_MULTIPASSSHADERINFO", 0x2d),
    SPELLED("SR_NLATC", 0x2a),
    SPELLED("SR_NTID", 0x28),
    SPELLED("SR_ORDERING_TICKET", 0xf),
    SPELLED("SR_PM0", 0x64),
    SPELLED("SR_PM1", 0x66),
    SPELLED("SR_PM2", 0x68),
    SPELLED("SR_PM3", 0x6a),
    SPELLED("SR_PM4", 0x6c),
    SPELLED("SR_PM5", 0x6e),
    SPELLED("SR_PM6", 0x70),
    SPELLED("SR_PM7", 0x72),
    SPELLED("SR_PM_HI0", 0x65),
    SPELLED("SR_PM_HI1", 0x67),
    SPELLED("SR_PM_HI2", 0x69),
    SPELLED("SR_PM_HI3", 0x6b),
    SPELLED("SR_PM_HI4", 0x6d),
    SPELLED("SR_PM_HI5", 0x6f),
    SPELLED("SR_PM_HI6", 0x71),
    SPELLED("SR_PM_HI7", 0x73),
    SPELLED("SR_PRIM_TYPE", 0x10),
    SPELLED("SR_REGALLOC", 0x3d),
    SPELLED("SR_SMEMBANKS", 0x33),
    SPELLED("SR_SMEMSZ", 0x32),
    SPELLED("SR_SM_SPA_VERSION", 0x2c),
    SPELLED("SR_SNAP_PM0", 0x74),
    SPELLED("SR_SNAP_PM1", 0x76),
    SPELLED("SR_SNAP_PM2", 0x78),
    SPELLED("SR_SNAP_PM3", 0x7a),
    SPELLED("SR_SNAP_PM4", 0x7c),
    SPELLED("SR_SNAP_PM5", 0x7e),
    SPELLED("SR_SNAP_PM6", 0x80),
    SPELLED("SR_SNAP_PM7", 0x82),
    SPELLED("SR_SNAP_PM_HI0", 0x75),
    SPELLED("SR_SNAP_PM_HI1", 0x77),
    SPELLED("SR_SNAP_PM_HI2", 0x79),
    SPELLED("SR_SNAP_PM_HI3", 0x7b),
    SPELLED("SR_SNAP_PM_HI4", 0x7d),
    SPELLED("SR_SNAP_PM_HI5", 0x7f),
    SPELLED("SR_SNAP_PM_HI6", 0x81),
    SPELLED("SR_SNAP_PM_HI7", 0x83),
    SPELLED("SR_SWINHI", 0x2f),
    SPELLED("SR_SWINLO", 0x30),
    SPELLED("SR_SWINSZ", 0x31),
    SPELLED("SR_SW_SCRATCH", 0x18),
    SPELLED("SR_THREAD_KILL", 0x13),
    SPELLED("SR_TID", 0x20),
    SPELLED("SR_TID.X", 0x21),
    SPELLED("SR_TID.Y", 0x22),
    SPELLED("SR_TID.Z", 0x23),
    SPELLED("SR_TTU_TICKET_INFO", 0x85),
    SPELLED("SR_VARIABLE_RATE", 0x84),
    SPELLED("SR_VIRTCFG", 0x2),
    SPELLED("SR_VIRTID", 0x3),
    SPELLED("SR_VIRTUALENGINEID", 0x44),
    SPELLED("SR_VIRTUALSMID", 0x43),
    SPELLED("SR_WARPERRORSTATUS", 0x42),
    SPELLED("SR_WSCALEFACTOR_XY", 0x1e),
    SPELLED("SR_WSCALEFACTOR_Z", 0x1f),
    SPELLED("SR_Y_DIRECTION", 0x12),
};
WORDS(words_file_sr) = {list_file_sr, COUNT(list_file_sr), 1, volta_scan_sr};

WORDS(words_SWIDE) = {ONE(SPELLED(".32", 0x0)), 3, NULL};

WORDS(words_SBA) = {ONE(SPELLED(".BA", 0x1)), 3, NULL};

LIST(list_SDIM) = {
    SPELLED(".1D", 0x0),
    SPELLED(".1D_ARRAY", 0x2),
    SPELLED(".1D_BUFFER", 0x1),
    SPELLED(".2D", 0x3),
    SPELLED(".2D_ARRAY", 0x4),
    SPELLED(".3D", 0x5),
    SPELLED(".INVALID7", 0x7),
};
WORDS(words_SDIM) = {list_SDIM, COUNT(list_SDIM), 1, NULL};

LIST(list_SBAD) = {
    SPELLED(".IGN", 0x0),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".NEAR", 0x1),
    SPELLED(".TRAP", 0x2),
};
WORDS(words_SBAD) = {list_SBAD, COUNT(list_SBAD), 1, NULL};

LIST(list_SMASK) = {
    SPELLED(".INVALID0", 0x0),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".INVALID8", 0x8),
    SPELLED(".INVALID9", 0x9),
    SPELLED(".R", 0x1),
};
WORDS(words_SMASK) = {list_SMASK, COUNT(list_SMASK), 1, NULL};

LIST(list_STYPE) = {
    SPELLED(".F16x2.RN", 0x4),
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
    SPELLED(".SD32", 0x6),
    SPELLED(".SD64", 0x7),
    SPELLED(".U64", 0x2),
};
WORDS(words_STYPE) = {list_STYPE, COUNT(list_STYPE), 1, NULL};

LIST(list_SCTYPE) = {
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
    SPELLED(".U64", 0x2),
};
WORDS(words_SCTYPE) = {list_SCTYPE, COUNT(list_SCTYPE), 1, NULL};

LIST(list_MV4) = {
    SPELLED(".444", 0x1),
    SPELLED(".884", 0x0),
};
WORDS(words_MV4) = {list_MV4, COUNT(list_MV4), 1, NULL};

LIST(list_MVT) = {
    SPELLED(".F16.F16", 0x0),
    SPELLED(".F32.F16", 0x1),
    SPELLED(".F32.F32", 0x3),
};
WORDS(words_MVT) = {list_MVT, COUNT(list_MVT), 2, NULL};

LIST(list_MSTEP) = {
    SPELLED(".STEP0", 0x0),
    SPELLED(".STEP1", 0x1),
    SPELLED(".STEP2", 0x2),
    SPELLED(".STEP3", 0x3),
};
WORDS(words_MSTEP) = {list_MSTEP, COUNT(list_MSTEP), 5, NULL};

LIST(list_MROWA) = {
    SPELLED(".COL", 0x1),
    SPELLED(".ROW", 0x0),
};
WORDS(words_MROWA) = {list_MROWA, COUNT(list_MROWA), 1, NULL};

LIST(list_MSHAPE) = {
    SPELLED(".16816", 0x1),
    SPELLED(".1684", 0x2),
    SPELLED(".1688", 0x0),
};
WORDS(words_MSHAPE) = {list_MSHAPE, COUNT(list_MSHAPE), 4, NULL};

LIST(list_MVD) = {
    SPELLED(".F16", 0x0),
    SPELLED(".F32", 0x1),
};
WORDS(words_MVD) = {list_MVD, COUNT(list_MVD), 2, NULL};

LIST(list_MFMT) = {
    SPELLED(".BF16", 0x1),
    SPELLED(".TF32", 0x2),
};
WORDS(words_MFMT) = {list_MFMT, COUNT(list_MFMT), 1, NULL};

LIST(list_MUP) = {
    SPELLED("UP0", 0x7),
    SPELLED("UP1", 0x6),
    SPELLED("UP2", 0x5),
    SPELLED("UP3", 0x4),
    SPELLED("UP4", 0x3),
    SPELLED("UP5", 0x2),
    SPELLED("UP6", 0x1),
};
WORDS(words_MUP) = {list_MUP, COUNT(list_MUP), 2, NULL};

LIST(list_MUPC) = {
    SPELLED("UP0", 0x7),
    SPELLED("UP1", 0x6),
    SPELLED("UP2", 0x5),
    SPELLED("UP3", 0x4),
    SPELLED("UP4", 0x3),
    SPELLED("UP5", 0x2),
    SPELLED("UP6", 0x1),
    SPELLED("UPT", 0x0),
};
WORDS(words_MUPC) = {list_MUPC, COUNT(list_MUPC), 2, NULL};

LIST(list_MISHAPE) = {
    SPELLED(".16816", 0x4),
    SPELLED(".16832", 0x5),
    SPELLED(".16864", 0x6),
    SPELLED(".8816", 0x0),
    SPELLED(".8832", 0x2),
};
WORDS(words_MISHAPE) = {list_MISHAPE, COUNT(list_MISHAPE), 1, NULL};

LIST(list_MIA) = {
    SPELLED(".S4", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U4", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_MIA) = {list_MIA, COUNT(list_MIA), 1, NULL};

LIST(list_MBSHAPE) = {
    SPELLED(".168128", 0x1),
    SPELLED(".168256", 0x2),
    SPELLED(".88128", 0x0),
};
WORDS(words_MBSHAPE) = {list_MBSHAPE, COUNT(list_MBSHAPE), 1, NULL};

LIST(list_MMSIZE) = {
    SPELLED(".16", 0x0),
    SPELLED(".INVALID6", 0x6),
};
WORDS(words_MMSIZE) = {list_MMSIZE, COUNT(list_MMSIZE), 1, NULL};

LIST(list_MMKIND) = {
    SPELLED(".INVALID3", 0x3),
    SPELLED(".M832", 0x1),
    SPELLED(".M864", 0x2),
    SPELLED(".MT88", 0x0),
};
WORDS(words_MMKIND) = {list_MMKIND, COUNT(list_MMKIND), 1, NULL};

WORDS(words_TSCR) = {ONE(SPELLED(".SCR", 0x1)), 4, NULL};

WORDS(words_TB) = {ONE(SPELLED(".B", 0x1)), 2, NULL};

LIST(list_TF16) = {
    SPELLED(".F16.RN", 0x1),
    SPELLED(".F16.RZ", 0x2),
};
WORDS(words_TF16) = {list_TF16, COUNT(list_TF16), 6, NULL};

LIST(list_TLOD) = {
    SPELLED(".INVALID7", 0x7),
    SPELLED(".LB", 0x2),
    SPELLED(".LC", 0x4),
    SPELLED(".LC.FDV", 0x6),
    SPELLED(".LL", 0x3),
    SPELLED(".LZ", 0x1),
};
WORDS(words_TLOD) = {list_TLOD, COUNT(list_TLOD), 1, NULL};

WORDS(words_TAOFFI) = {ONE(SPELLED(".AOFFI", 0x1)), 6, NULL};

WORDS(words_TDC) = {ONE(SPELLED(".DC", 0x1)), 3, NULL};

WORDS(words_TNODEP) = {ONE(SPELLED(".NODEP", 0x1)), 6, NULL};

LIST(list_TDIM) = {
    SPELLED("1D", 0x0),
    SPELLED("2D", 0x1),
    SPELLED("3D", 0x2),
    SPELLED("ARRAY_1D", 0x4),
    SPELLED("ARRAY_2D", 0x5),
    SPELLED("ARRAY_CUBE", 0x7),
    SPELLED("CUBE", 0x3),
};
WORDS(words_TDIM) = {list_TDIM, COUNT(list_TDIM), 0, NULL};

LIST(list_TLODL) = {
    SPELLED(".INVALID0", 0x0),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".LL", 0x3),
    SPELLED(".LZ", 0x1),
};
WORDS(words_TLODL) = {list_TLODL, COUNT(list_TLODL), 1, NULL};

WORDS(words_TCL) = {ONE(SPELLED(".CL", 0x1)), 3, NULL};

WORDS(words_TMS) = {ONE(SPELLED(".MS", 0x1)), 3, NULL};

LIST(list_TDIML) = {
    SPELLED("1D", 0x0),
    SPELLED("2D", 0x1),
    SPELLED("3D", 0x2),
    SPELLED("ARRAY_1D", 0x4),
    SPELLED("ARRAY_2D", 0x5),
    SPELLED("INVALID3", 0x3),
};
WORDS(words_TDIML) = {list_TDIML, COUNT(list_TDIML), 0, NULL};

LIST(list_TCOMP) = {
    SPELLED(".A", 0x3),
    SPELLED(".B", 0x2),
    SPELLED(".G", 0x1),
    SPELLED(".R", 0x0),
};
WORDS(words_TCOMP) = {list_TCOMP, COUNT(list_TCOMP), 1, NULL};

LIST(list_TOFF4) = {
    SPELLED(".AOFFI", 0x1),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".PTP", 0x2),
};
WORDS(words_TOFF4) = {list_TOFF4, COUNT(list_TOFF4), 1, NULL};

LIST(list_TDIM4) = {
    SPELLED("2D", 0x1),
    SPELLED("ARRAY_2D", 0x5),
    SPELLED("ARRAY_CUBE", 0x7),
    SPELLED("CUBE", 0x3),
    SPELLED("INVALID0", 0x0),
};
WORDS(words_TDIM4) = {list_TDIM4, COUNT(list_TDIM4), 0, NULL};

WORDS(words_TLC) = {ONE(SPELLED(".LC", 0x1)), 3, NULL};

LIST(list_TQ) = {
    SPELLED("TEX_HEADER_DIMENSION", 0x0),
    SPELLED("TEX_HEADER_SAMPLER_POS", 0x2),
    SPELLED("TEX_HEADER_TEXTURE_TYPE", 0x1),
};
WORDS(words_TQ) = {list_TQ, COUNT(list_TQ), 11, NULL};

LIST(list_TDIMF) = {
    SPELLED("2D", 0x1),
    SPELLED("3D", 0x2),
    SPELLED("INVALID0", 0x0),
    SPELLED("INVALID3", 0x3),
    SPELLED("INVALID4", 0x4),
    SPELLED("INVALID5", 0x5),
    SPELLED("INVALID6", 0x6),
    SPELLED("INVALID7", 0x7),
};
WORDS(words_TDIMF) = {list_TDIMF, COUNT(list_TDIMF), 0, NULL};

WORDS(words_UPMODE) = {ONE(SPELLED(".\?\?\?1", 0x1)), 5, NULL};

WORDS(words_ROR) = {ONE(SPELLED(".OR", 0x1)), 3, NULL};

WORDS(words_VU8) = {ONE(SPELLED(".U8", 0x0)), 3, NULL};

WORDS(words_VACC) = {ONE(SPELLED(".ACC", 0x1)), 4, NULL};

LIST(list_DPA) = {
    SPELLED(".S8", 0x1),
    SPELLED(".U8", 0x0),
};
WORDS(words_DPA) = {list_DPA, COUNT(list_DPA), 1, NULL};

LIST(list_DPHI) = {
    SPELLED(".HI", 0x1),
    SPELLED(".LO", 0x0),
};
WORDS(words_DPHI) = {list_DPHI, COUNT(list_DPHI), 1, NULL};

LIST(list_DPA2) = {
    SPELLED(".S16", 0x1),
    SPELLED(".U16", 0x0),
};
WORDS(words_DPA2) = {list_DPA2, COUNT(list_DPA2), 1, NULL};

LIST(list_VMODE) = {
    SPELLED(".ALL", 0x0),
    SPELLED(".ANY", 0x1),
    SPELLED(".EQ", 0x2),
    SPELLED(".INVALID3", 0x3),
};
WORDS(words_VMODE) = {list_VMODE, COUNT(list_VMODE), 1, NULL};

WORDS(words_MU64) = {ONE(SPELLED(".U64", 0x1)), 4, NULL};

LIST(list_SMODE) = {
    SPELLED(".BFLY", 0x3),
    SPELLED(".DOWN", 0x2),
    SPELLED(".IDX", 0x0),
    SPELLED(".UP", 0x1),
};
WORDS(words_SMODE) = {list_SMODE, COUNT(list_SMODE), 1, NULL};

LIST(list_RDXOP) = {
    SPELLED(".INVALID7", 0x7),
    SPELLED(".MAX", 0x5),
    SPELLED(".MIN", 0x4),
    SPELLED(".OR", 0x1),
    SPELLED(".SUM", 0x3),
    SPELLED(".XOR", 0x2),
};
WORDS(words_RDXOP) = {list_RDXOP, COUNT(list_RDXOP), 1, NULL};

WORDS(words_RDXS) = {ONE(SPELLED(".S32", 0x1)), 4, NULL};

LIST(list_LUT_truth) = {
    SPELLED("s0", 0xf0),
    SPELLED("s1", 0xcc),
    SPELLED("s2", 0xaa),
};
WORDS(words_LUT_truth) = {list_LUT_truth, COUNT(list_LUT_truth), 1, NULL};

WORDS(words_file_pc) = {ONE(SPELLED("$pc", 0x0)), 3, NULL};

WORDS(words_file_active) = {ONE(SPELLED("$active", 0x0)), 7, NULL};

PLACE(p_GP) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_GP, .width = 3};
PLACE(p_GP_2) = {.words = &words_file_p, .field = VOLTA_FIELD_GP, .width = 3};
PLACE(p_WIDE) = {.words = &words_WIDE, .empty = 0x0, .field = VOLTA_FIELD_WIDE, .width = 1,
    .flags = EMPTY};
PLACE(p_AOP) = {.words = &words_AOP, .field = VOLTA_FIELD_AOP, .width = 4};
PLACE(p_EVICT) = {.words = &words_EVICT, .empty = 0x1, .field = VOLTA_FIELD_EVICT, .width = 3,
    .flags = EMPTY};
PLACE(p_ATYPE3) = {.words = &words_ATYPE3, .empty = 0x0, .field = VOLTA_FIELD_ATYPE3, .width = 3,
    .flags = EMPTY};
PLACE(p_AORDER) = {.words = &words_AORDER, .empty = 0x1, .field = VOLTA_FIELD_AORDER, .width = 2,
    .flags = EMPTY};
PLACE(p_SCOPE) = {.words = &words_SCOPE, .field = VOLTA_FIELD_SCOPE, .width = 2};
PLACE(p_PRIV) = {.words = &words_PRIV, .empty = 0x0, .field = VOLTA_FIELD_PRIV, .width = 1,
    .flags = EMPTY};
PLACE(p_P0) = {.words = &words_file_p, .field = VOLTA_FIELD_P0, .width = 3};
PLACE(p_Rd) = {.words = &words_file_r, .field = VOLTA_FIELD_RD, .width = 8};
PLACE(p_Ra) = {.words = &words_file_r, .field = VOLTA_FIELD_RA, .width = 8};
PLACE(p_Ra_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_RA, .width = 8};
PLACE(p_OFF) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_OFF, .width = 24, .flags = SIGNED};
PLACE(p_Rb) = {.words = &words_file_r, .field = VOLTA_FIELD_RB, .width = 8};
PLACE(p_STALL) = {.mul = 0x1, .ranges = RANGES({0x1, 0xf, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_STALL, .width = 4, .flags = DECIMAL};
PLACE(p_NOY) = {.words = &words_NOY, .empty = 0x1, .field = VOLTA_FIELD_NOY, .width = 1,
    .flags = EMPTY};
PLACE(p_WBAR) = {.mul = 0x1, .add = 1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_WBAR, .width = 3, .flags = DECIMAL};
PLACE(p_RBAR) = {.mul = 0x1, .add = 1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_RBAR, .width = 3, .flags = DECIMAL};
PLACE(p_W1) = {.words = &words_W1, .empty = 0x0, .field = VOLTA_FIELD_W1, .width = 1,
    .flags = EMPTY};
PLACE(p_W2) = {.words = &words_W2, .empty = 0x0, .field = VOLTA_FIELD_W2, .width = 1,
    .flags = EMPTY};
PLACE(p_W3) = {.words = &words_W3, .empty = 0x0, .field = VOLTA_FIELD_W3, .width = 1,
    .flags = EMPTY};
PLACE(p_W4) = {.words = &words_W4, .empty = 0x0, .field = VOLTA_FIELD_W4, .width = 1,
    .flags = EMPTY};
PLACE(p_W5) = {.words = &words_W5, .empty = 0x0, .field = VOLTA_FIELD_W5, .width = 1,
    .flags = EMPTY};
PLACE(p_W6) = {.words = &words_W6, .empty = 0x0, .field = VOLTA_FIELD_W6, .width = 1,
    .flags = EMPTY};
PLACE(p_Uc) = {.words = &words_file_ur, .field = VOLTA_FIELD_UC, .width = 6};
PLACE(p_ATYPE4) = {.words = &words_ATYPE4, .empty = 0x0, .field = VOLTA_FIELD_ATYPE4, .width = 4,
    .flags = EMPTY};
PLACE(p_SORD) = {.words = &words_SORD, .empty = 0x0, .field = VOLTA_FIELD_SORD, .width = 4,
    .flags = EMPTY | PREFIXES};
PLACE(p_Uc_2) = {.words = &words_file_ur, .ranges = RANGES({0x0, 0x3, 0, 0}, {0x5, 0x3f, 0, 0}),
    .range_count = 2, .field = VOLTA_FIELD_UC, .width = 6};
PLACE(p_ATYPE9) = {.words = &words_ATYPE9, .empty = 0x0, .field = VOLTA_FIELD_ATYPE9, .width = 3,
    .flags = EMPTY};
PLACE(p_FOP) = {.words = &words_FOP, .field = VOLTA_FIELD_FOP, .width = 2};
PLACE(p_FTYPE) = {.words = &words_FTYPE, .field = VOLTA_FIELD_FTYPE, .width = 5};
PLACE(p_CAST) = {.words = &words_CAST, .ranges = RANGES({0x0, 0x0, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CAST, .width = 1, .flags = PREFIXES};
PLACE(p_CAST_2) = {.words = &words_CAST, .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CAST, .width = 1, .flags = PREFIXES};
PLACE(p_CTYPE3) = {.words = &words_CTYPE3, .empty = 0x0, .field = VOLTA_FIELD_CTYPE3, .width = 3,
    .flags = EMPTY};
PLACE(p_Rc) = {.words = &words_file_r, .field = VOLTA_FIELD_RC, .width = 8};
PLACE(p_CTYPE4) = {.words = &words_CTYPE4, .empty = 0x0, .field = VOLTA_FIELD_CTYPE4, .width = 4,
    .flags = EMPTY};
PLACE(p_CTYPE9) = {.words = &words_CTYPE9, .empty = 0x0, .field = VOLTA_FIELD_CTYPE9, .width = 3,
    .flags = EMPTY};
PLACE(p_ROP) = {.words = &words_ROP, .field = VOLTA_FIELD_ROP, .width = 3};
PLACE(p_RTYPE9) = {.words = &words_RTYPE9, .empty = 0x0, .field = VOLTA_FIELD_RTYPE9, .width = 3,
    .flags = EMPTY};
PLACE(p_STYPE2) = {.words = &words_STYPE2, .empty = 0x0, .field = VOLTA_FIELD_STYPE2, .width = 2,
    .flags = EMPTY};
PLACE(p_SCALE) = {.words = &words_SCALE, .empty = 0x0, .field = VOLTA_FIELD_SCALE, .width = 2,
    .flags = EMPTY};
PLACE(p_Ra_3) = {.words = &words_file_r, .ranges = RANGES({0xff, 0xff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_RA, .width = 8};
PLACE(p_SCALE_2) = {.words = &words_SCALE, .empty = 0x0, .ranges = RANGES({0x1, 0x3, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_SCALE, .width = 2, .flags = EMPTY};
PLACE(p_SCTYPE2) = {.words = &words_SCTYPE2, .empty = 0x0, .field = VOLTA_FIELD_SCTYPE2, .width = 2,
    .flags = EMPTY};
PLACE(p_Q0N) = {.words = &words_Q0N, .empty = 0x0, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_Q0N, .width = 1, .flags = EMPTY};
PLACE(p_Q0) = {.words = &words_file_p, .field = VOLTA_FIELD_Q0, .width = 3};
PLACE(p_Q0N_2) = {.words = &words_Q0N, .empty = 0x0, .ranges = RANGES({0x0, 0x0, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_Q0N, .width = 1, .flags = EMPTY};
PLACE(p_Q0_2) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_Q0, .width = 3};
PLACE(p_BB) = {.words = &words_file_b, .field = VOLTA_FIELD_BB, .width = 4};
PLACE(p_MEET) = {.mul = 0x4, .modulus = UINT64_C(0xffffffffffffffff), .base = ISADORA_BASE_NEXT,
    .field = VOLTA_FIELD_MEET, .width = 30, .flags = SIGNED};
PLACE(p_BCLEAR) = {.words = &words_BCLEAR, .empty = 0x0, .field = VOLTA_FIELD_BCLEAR, .width = 1,
    .flags = EMPTY};
PLACE(p_BFROM) = {.words = &words_BFROM, .field = VOLTA_FIELD_BFROM, .width = 6, .flags = PREFIXES};
PLACE(p_PQUAD) = {.words = &words_PQUAD, .empty = 0x0, .field = VOLTA_FIELD_PQUAD, .width = 1,
    .flags = EMPTY};
PLACE(p_UIMM) = {.mul = 0x1, .field = VOLTA_FIELD_UIMM, .width = 32};
PLACE(p_CBANK) = {.mul = 0x1, .field = VOLTA_FIELD_CBANK, .width = 5};
PLACE(p_COFF) = {.mul = 0x4, .field = VOLTA_FIELD_COFF, .width = 14, .flags = SIGNED};
PLACE(p_Ub) = {.words = &words_file_ur, .field = VOLTA_FIELD_UB, .width = 6};
PLACE(p_BSRC) = {.words = &words_file_b, .field = VOLTA_FIELD_BSRC, .width = 4};
PLACE(p_LONG_number) = {.mul = 0x4, .field = VOLTA_FIELD_LONG_NUMBER, .width = 47};
PLACE(p_LONGH_number) = {.mul = 0x4, .field = VOLTA_FIELD_LONGH_NUMBER, .width = 55};
PLACE(p_RAND) = {.words = &words_RAND, .empty = 0x0, .field = VOLTA_FIELD_RAND, .width = 1,
    .flags = EMPTY};
PLACE(p_WARPS) = {.words = &words_WARPS, .empty = 0x0, .field = VOLTA_FIELD_WARPS, .width = 1,
    .flags = EMPTY};
PLACE(p_SYNCS) = {.words = &words_SYNCS, .empty = 0x0, .field = VOLTA_FIELD_SYNCS, .width = 1,
    .flags = EMPTY};
PLACE(p_EXCL) = {.words = &words_EXCL, .empty = 0x0, .field = VOLTA_FIELD_EXCL, .width = 1,
    .flags = EMPTY};
PLACE(p_EXCLH) = {.words = &words_EXCL, .empty = 0x0, .field = VOLTA_FIELD_EXCLH, .width = 1,
    .flags = EMPTY};
PLACE(p_FARH_near) = {.mul = 0x4, .modulus = UINT64_C(0xffffffffffffffff),
    .base = ISADORA_BASE_NEXT, .field = VOLTA_FIELD_FARH_NEAR, .width = 56, .flags = SIGNED};
PLACE(p_DEFER) = {.words = &words_DEFER, .empty = 0x0, .field = VOLTA_FIELD_DEFER, .width = 1,
    .flags = EMPTY};
PLACE(p_BCNT) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_BCNT, .width = 12};
PLACE(p_BID) = {.mul = 0x1, .field = VOLTA_FIELD_BID, .width = 4};
PLACE(p_BCNT_2) = {.mul = 0x1, .field = VOLTA_FIELD_BCNT, .width = 12};
PLACE(p_BRED) = {.words = &words_BRED, .field = VOLTA_FIELD_BRED, .width = 2};
PLACE(p_Q0N_3) = {.words = &words_Q0N, .empty = 0x0, .field = VOLTA_FIELD_Q0N, .width = 1,
    .flags = EMPTY};
PLACE(p_P0_2) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_P0, .width = 3};
PLACE(p_DSB) = {.words = &words_DSB, .field = VOLTA_FIELD_DSB, .width = 3};
PLACE(p_DCNT) = {.mul = 0x1, .field = VOLTA_FIELD_DCNT, .width = 6};
PLACE(p_D4) = {.words = &words_D4, .empty = 0x0, .field = VOLTA_FIELD_D4, .width = 1,
    .flags = EMPTY};
PLACE(p_D3) = {.words = &words_D3, .empty = 0x0, .field = VOLTA_FIELD_D3, .width = 1,
    .flags = EMPTY};
PLACE(p_D2) = {.words = &words_D2, .empty = 0x0, .field = VOLTA_FIELD_D2, .width = 1,
    .flags = EMPTY};
PLACE(p_D1) = {.words = &words_D1, .empty = 0x0, .field = VOLTA_FIELD_D1, .width = 1,
    .flags = EMPTY};
PLACE(p_D0) = {.words = &words_D0, .empty = 0x0, .field = VOLTA_FIELD_D0, .width = 1,
    .flags = EMPTY};
PLACE(p_DLE) = {.words = &words_DLE, .field = VOLTA_FIELD_DLE, .width = 1};
PLACE(p_PMT) = {.mul = 0x1, .field = VOLTA_FIELD_PMT, .width = 16};
PLACE(p_SYMASK) = {.words = &words_SYMASK, .empty = 0x0, .field = VOLTA_FIELD_SYMASK, .width = 1,
    .flags = EMPTY};
PLACE(p_SYRED) = {.words = &words_SYRED, .empty = 0x0, .field = VOLTA_FIELD_SYRED, .width = 1,
    .flags = EMPTY};
PLACE(p_SYOPT) = {.words = &words_SYOPT, .empty = 0x0, .field = VOLTA_FIELD_SYOPT, .width = 1,
    .flags = EMPTY};
PLACE(p_SYT) = {.words = &words_SYT, .empty = 0x0, .field = VOLTA_FIELD_SYT, .width = 3,
    .flags = EMPTY};
PLACE(p_SYOP) = {.words = &words_SYOP, .field = VOLTA_FIELD_SYOP, .width = 2};
PLACE(p_SYTRY) = {.words = &words_SYTRY, .empty = 0x0, .field = VOLTA_FIELD_SYTRY, .width = 1,
    .flags = EMPTY};
PLACE(p_GUP) = {.words = &words_file_up, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_GUP, .width = 3};
PLACE(p_GUP_2) = {.words = &words_file_up, .field = VOLTA_FIELD_GUP, .width = 3};
PLACE(p_SYX) = {.words = &words_SYX, .field = VOLTA_FIELD_SYX, .width = 2};
PLACE(p_Ud) = {.words = &words_file_ur, .field = VOLTA_FIELD_UD, .width = 6};
PLACE(p_Ua) = {.words = &words_file_ur, .field = VOLTA_FIELD_UA, .width = 6};
PLACE(p_CCE) = {.words = &words_WIDE, .empty = 0x0, .field = VOLTA_FIELD_CCE, .width = 1,
    .flags = EMPTY};
PLACE(p_CLEVEL) = {.words = &words_CLEVEL, .empty = 0x0, .field = VOLTA_FIELD_CLEVEL, .width = 3,
    .flags = EMPTY};
PLACE(p_CCOP) = {.words = &words_CCOP, .ranges = RANGES({0x0, 0x3, 0, 0}, {0x5, 0x5, 0, 0}),
    .range_count = 2, .field = VOLTA_FIELD_CCOP, .width = 4, .flags = PREFIXES};
PLACE(p_OFF32) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffffffu, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_OFF32, .width = 32, .flags = SIGNED};
PLACE(p_CCOP_2) = {.words = &words_CCOP, .ranges = RANGES({0x4, 0x4, 0, 0}, {0x6, 0x8, 0, 0}),
    .range_count = 2, .field = VOLTA_FIELD_CCOP, .width = 4, .flags = PREFIXES};
PLACE(p_THEAD) = {.mul = 0x1, .field = VOLTA_FIELD_THEAD, .width = 5};
PLACE(p_TINDEX) = {.mul = 0x1, .field = VOLTA_FIELD_TINDEX, .width = 14};
PLACE(p_MBSEM) = {.words = &words_MBSEM, .empty = 0x2, .field = VOLTA_FIELD_MBSEM, .width = 2,
    .flags = EMPTY};
PLACE(p_MBSCOPE) = {.words = &words_MBSCOPE, .field = VOLTA_FIELD_MBSCOPE, .width = 3};
PLACE(p_MBIO) = {.words = &words_MBIO, .empty = 0x0, .field = VOLTA_FIELD_MBIO, .width = 1,
    .flags = EMPTY};
PLACE(p_MBSEM_2) = {.words = &words_MBSEM, .empty = 0x2, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_MBSEM, .width = 2, .flags = EMPTY};
PLACE(p_QSPACE) = {.words = &words_QSPACE, .field = VOLTA_FIELD_QSPACE, .width = 2};
PLACE(p_QSPACE9) = {.words = &words_QSPACE9, .field = VOLTA_FIELD_QSPACE9, .width = 2};
PLACE(p_REGSW) = {.words = &words_REGSW, .field = VOLTA_FIELD_REGSW, .width = 3};
PLACE(p_U0) = {.words = &words_file_up, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_U0, .width = 3};
PLACE(p_REGS) = {.mul = 0x1, .field = VOLTA_FIELD_REGS, .width = 8};
PLACE(p_RELL) = {.mul = 0x1, .modulus = UINT64_C(0xffffffffffffffff), .base = ISADORA_BASE_NEXT,
    .field = VOLTA_FIELD_RELL, .width = 58, .flags = SIGNED};
PLACE(p_KEEP) = {.words = &words_KEEP, .empty = 0x0, .field = VOLTA_FIELD_KEEP, .width = 1,
    .flags = EMPTY};
PLACE(p_PREEMPT) = {.words = &words_PREEMPT, .empty = 0x0, .field = VOLTA_FIELD_PREEMPT, .width = 1,
    .flags = EMPTY};
PLACE(p_ATEX) = {.words = &words_ATEX, .empty = 0x0, .field = VOLTA_FIELD_ATEX, .width = 1,
    .flags = EMPTY};
PLACE(p_BHOW) = {.words = &words_BHOW, .empty = 0x0, .field = VOLTA_FIELD_BHOW, .width = 2,
    .flags = EMPTY};
PLACE(p_BDEPTH) = {.words = &words_BDEPTH, .empty = 0x0, .field = VOLTA_FIELD_BDEPTH, .width = 2,
    .flags = EMPTY};
PLACE(p_FAR_near) = {.mul = 0x4, .modulus = UINT64_C(0xffffffffffffffff), .base = ISADORA_BASE_NEXT,
    .field = VOLTA_FIELD_FAR_NEAR, .width = 48, .flags = SIGNED};
PLACE(p_BUHOW) = {.words = &words_BUHOW, .field = VOLTA_FIELD_BUHOW, .width = 2};
PLACE(p_BUPN) = {.words = &words_Q0N, .empty = 0x0, .field = VOLTA_FIELD_BUPN, .width = 1,
    .flags = EMPTY};
PLACE(p_BUP) = {.words = &words_file_up, .field = VOLTA_FIELD_BUP, .width = 3};
PLACE(p_BRHOW) = {.words = &words_BRHOW, .field = VOLTA_FIELD_BRHOW, .width = 2};
PLACE(p_JHOW) = {.words = &words_JHOW, .empty = 0x0, .field = VOLTA_FIELD_JHOW, .width = 2,
    .flags = EMPTY};
PLACE(p_LONG_place) = {.mul = 0x4, .field = VOLTA_FIELD_LONG_PLACE, .width = 47};
PLACE(p_LONGH_place) = {.mul = 0x4, .field = VOLTA_FIELD_LONGH_PLACE, .width = 55};
PLACE(p_FAR_distance) = {.mul = 0x4, .ranges = RANGES({0x1, UINT64_C(0xffffffffffff), 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_FAR_DISTANCE, .width = 48, .flags = SIGNED};
PLACE(p_FARH_distance) = {.mul = 0x4, .ranges = RANGES({0x1, UINT64_C(0xffffffffffffff), 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_FARH_DISTANCE, .width = 56, .flags = SIGNED};
PLACE(p_NOINC) = {.words = &words_NOINC, .empty = 0x0, .field = VOLTA_FIELD_NOINC, .width = 1,
    .flags = EMPTY};
PLACE(p_NODEC) = {.words = &words_NODEC, .empty = 0x0, .field = VOLTA_FIELD_NODEC, .width = 1,
    .flags = EMPTY};
PLACE(p_BPKIND) = {.words = &words_BPKIND, .field = VOLTA_FIELD_BPKIND, .width = 3,
    .flags = PREFIXES};
PLACE(p_BPNUM) = {.mul = 0x1, .ranges = RANGES({0x1, 0x7, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_BPNUM, .width = 3};
PLACE(p_FTZ) = {.words = &words_FTZ, .empty = 0x0, .field = VOLTA_FIELD_FTZ, .width = 1,
    .flags = EMPTY};
PLACE(p_CDFF) = {.words = &words_CDFF, .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CDFF, .width = 2};
PLACE(p_CSF) = {.words = &words_CDFF, .ranges = RANGES({0x2, 0x2, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CSF, .width = 2};
PLACE(p_FRND) = {.words = &words_FRND, .empty = 0x0, .field = VOLTA_FIELD_FRND, .width = 2,
    .flags = EMPTY};
PLACE(p_NB) = {.words = &words_NB, .empty = 0x0, .field = VOLTA_FIELD_NB, .width = 1,
    .flags = EMPTY};
PLACE(p_RB) = {.words = &words_RB, .empty = 0x0, .field = VOLTA_FIELD_RB_2, .width = 1,
    .flags = EMPTY | PREFIXES};
PLACE(p_FIMM) = {.mul = 0x1, .field = VOLTA_FIELD_FIMM, .width = 32, .format = 32, .digits = 20};
PLACE(p_CDFF_2) = {.words = &words_CDFF, .ranges = RANGES({0x2, 0x2, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CDFF, .width = 2};
PLACE(p_CSF_2) = {.words = &words_CDFF, .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CSF, .width = 2};
PLACE(p_CHALF) = {.words = &words_CHALF, .empty = 0x0, .field = VOLTA_FIELD_CHALF, .width = 2,
    .flags = EMPTY};
PLACE(p_HIL) = {.mul = 0x1, .field = VOLTA_FIELD_HIL, .width = 16, .format = 16, .digits = 20};
PLACE(p_CDFF_3) = {.words = &words_CDFF, .ranges = RANGES({0x3, 0x3, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CDFF, .width = 2};
PLACE(p_CDFF_4) = {.words = &words_CDFF, .ranges = RANGES({0x1, 0x1, 0, 0}, {0x2, 0x2, 0, 0}),
    .range_count = 2, .field = VOLTA_FIELD_CDFF, .width = 2};
PLACE(p_CSF_3) = {.words = &words_CDFF, .ranges = RANGES({0x3, 0x3, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CSF, .width = 2};
PLACE(p_DIMM) = {.mul = 0x1, .field = VOLTA_FIELD_DIMM, .width = 32, .format = 64, .digits = 20};
PLACE(p_CDI) = {.words = &words_CDI, .empty = 0x5, .ranges = RANGES({0x0, 0x5, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CDI, .width = 3, .flags = EMPTY};
PLACE(p_CSFT) = {.words = &words_CSFT, .empty = 0x2, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CSFT, .width = 2, .flags = EMPTY};
PLACE(p_CINT) = {.words = &words_CINT, .empty = 0x0, .field = VOLTA_FIELD_CINT, .width = 2,
    .flags = EMPTY};
PLACE(p_NTZ) = {.words = &words_NTZ, .empty = 0x0, .field = VOLTA_FIELD_NTZ, .width = 1,
    .flags = EMPTY};
PLACE(p_CSFT_2) = {.words = &words_CSFT, .empty = 0x2, .ranges = RANGES({0x2, 0x2, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CSFT, .width = 2, .flags = EMPTY};
PLACE(p_CDI_2) = {.words = &words_CDI, .empty = 0x5,
    .ranges = RANGES({0x6, 0x6, 0, 0}, {0x7, 0x7, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CDI, .width = 3, .flags = EMPTY};
PLACE(p_CDI_3) = {.words = &words_CDI, .empty = 0x5, .field = VOLTA_FIELD_CDI, .width = 3,
    .flags = EMPTY};
PLACE(p_CSFT_3) = {.words = &words_CSFT, .empty = 0x2, .ranges = RANGES({0x3, 0x3, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CSFT, .width = 2, .flags = EMPTY};
PLACE(p_CDF) = {.words = &words_CSFT, .empty = 0x2,
    .ranges = RANGES({0x1, 0x1, 0, 0}, {0x2, 0x2, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CDF, .width = 2, .flags = EMPTY};
PLACE(p_CSI) = {.words = &words_CDI, .empty = 0x5,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x1, 0x1, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CSI, .width = 3, .flags = EMPTY};
PLACE(p_CBYTE) = {.words = &words_CBYTE, .empty = 0x0, .field = VOLTA_FIELD_CBYTE, .width = 2,
    .flags = EMPTY};
PLACE(p_CSI_2) = {.words = &words_CDI, .empty = 0x5,
    .ranges = RANGES({0x2, 0x2, 0, 0}, {0x3, 0x3, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CSI, .width = 3, .flags = EMPTY};
PLACE(p_CSI_3) = {.words = &words_CDI, .empty = 0x5,
    .ranges = RANGES({0x4, 0x4, 0, 0}, {0x5, 0x5, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CSI, .width = 3, .flags = EMPTY};
PLACE(p_CDF_2) = {.words = &words_CSFT, .empty = 0x2, .ranges = RANGES({0x3, 0x3, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CDF, .width = 2, .flags = EMPTY};
PLACE(p_CDF_3) = {.words = &words_CSFT, .empty = 0x2, .field = VOLTA_FIELD_CDF, .width = 2,
    .flags = EMPTY};
PLACE(p_CSI_4) = {.words = &words_CDI, .empty = 0x5,
    .ranges = RANGES({0x6, 0x6, 0, 0}, {0x7, 0x7, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CSI, .width = 3, .flags = EMPTY};
PLACE(p_CNAR) = {.words = &words_CNAR, .field = VOLTA_FIELD_CNAR, .width = 2};
PLACE(p_CSATF) = {.words = &words_CSATF, .empty = 0x0, .field = VOLTA_FIELD_CSATF, .width = 1,
    .flags = EMPTY};
PLACE(p_CRELU) = {.words = &words_CRELU, .empty = 0x0, .field = VOLTA_FIELD_CRELU, .width = 1,
    .flags = EMPTY};
PLACE(p_CBF) = {.words = &words_CBF, .empty = 0x0, .field = VOLTA_FIELD_CBF, .width = 1,
    .flags = EMPTY};
PLACE(p_CRND2) = {.words = &words_CRND2, .empty = 0x0, .field = VOLTA_FIELD_CRND2, .width = 2,
    .flags = EMPTY};
PLACE(p_RA) = {.words = &words_RB, .empty = 0x0, .field = VOLTA_FIELD_RA_2, .width = 1,
    .flags = EMPTY | PREFIXES};
PLACE(p_RC) = {.words = &words_RB, .empty = 0x0, .field = VOLTA_FIELD_RC_2, .width = 1,
    .flags = EMPTY | PREFIXES};
PLACE(p_CIPT) = {.words = &words_CIPT, .field = VOLTA_FIELD_CIPT, .width = 2};
PLACE(p_CIPR) = {.words = &words_CIPR, .empty = 0x0, .field = VOLTA_FIELD_CIPR, .width = 2,
    .flags = EMPTY};
PLACE(p_CIPN) = {.words = &words_NTZ, .empty = 0x0, .field = VOLTA_FIELD_CIPN, .width = 1,
    .flags = EMPTY};
PLACE(p_CIPH) = {.words = &words_CIPH, .empty = 0x0, .field = VOLTA_FIELD_CIPH, .width = 1,
    .flags = EMPTY};
PLACE(p_CFS) = {.words = &words_CFS, .field = VOLTA_FIELD_CFS, .width = 1};
PLACE(p_CFRND) = {.words = &words_CFRND, .empty = 0x0, .field = VOLTA_FIELD_CFRND, .width = 2,
    .flags = EMPTY};
PLACE(p_CPAK) = {.words = &words_CPAK, .ranges = RANGES({0x0, 0x3, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CPAK, .width = 3};
PLACE(p_CPSX) = {.words = &words_CPSX, .empty = 0x1, .field = VOLTA_FIELD_CPSX, .width = 2,
    .flags = EMPTY | PREFIXES};
PLACE(p_CPSH) = {.words = &words_CPSH, .empty = 0x0, .field = VOLTA_FIELD_CPSH, .width = 2,
    .flags = EMPTY | PREFIXES};
PLACE(p_CPAK_2) = {.words = &words_CPAK, .ranges = RANGES({0x4, 0x7, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CPAK, .width = 3};
PLACE(p_NA) = {.words = &words_NB, .empty = 0x0, .field = VOLTA_FIELD_NA, .width = 1,
    .flags = EMPTY};
PLACE(p_NC) = {.words = &words_NB, .empty = 0x0, .field = VOLTA_FIELD_NC, .width = 1,
    .flags = EMPTY};
PLACE(p_DCMP) = {.words = &words_DCMP, .field = VOLTA_FIELD_DCMP, .width = 4, .flags = PREFIXES};
PLACE(p_BOP) = {.words = &words_BOP, .field = VOLTA_FIELD_BOP, .width = 2};
PLACE(p_P1) = {.words = &words_file_p, .field = VOLTA_FIELD_P1, .width = 3};
PLACE(p_FSAT) = {.words = &words_FSAT, .empty = 0x0, .field = VOLTA_FIELD_FSAT, .width = 1,
    .flags = EMPTY};
PLACE(p_FMODE) = {.words = &words_FMODE, .empty = 0x0, .field = VOLTA_FIELD_FMODE, .width = 2,
    .flags = EMPTY};
PLACE(p_FSCALE) = {.words = &words_FSCALE, .empty = 0x4, .field = VOLTA_FIELD_FSCALE, .width = 3,
    .flags = EMPTY};
PLACE(p_FNAN) = {.words = &words_FNAN, .empty = 0x0, .field = VOLTA_FIELD_FNAN, .width = 1,
    .flags = EMPTY};
PLACE(p_FXORS) = {.words = &words_FXORS, .empty = 0x0, .field = VOLTA_FIELD_FXORS, .width = 1,
    .flags = EMPTY};
PLACE(p_FCMP) = {.words = &words_FCMP, .field = VOLTA_FIELD_FCMP, .width = 4, .flags = PREFIXES};
PLACE(p_NDV) = {.words = &words_NDV, .empty = 0x0, .field = VOLTA_FIELD_NDV, .width = 1,
    .flags = EMPTY};
PLACE(p_SWD) = {.words = &words_SWD, .field = VOLTA_FIELD_SWD, .width = 2};
PLACE(p_SWC) = {.words = &words_SWD, .field = VOLTA_FIELD_SWC, .width = 2};
PLACE(p_SWB) = {.words = &words_SWD, .field = VOLTA_FIELD_SWB, .width = 2};
PLACE(p_SWA) = {.words = &words_SWD, .field = VOLTA_FIELD_SWA, .width = 2};
PLACE(p_MUF) = {.words = &words_MUF, .field = VOLTA_FIELD_MUF, .width = 4, .flags = PREFIXES};
PLACE(p_MUH) = {.words = &words_MUH, .empty = 0x0, .field = VOLTA_FIELD_MUH, .width = 1,
    .flags = EMPTY};
PLACE(p_MUT) = {.words = &words_MUT, .empty = 0x0, .field = VOLTA_FIELD_MUT, .width = 2,
    .flags = EMPTY};
PLACE(p_MUF_2) = {.words = &words_MUF, .ranges = RANGES({0x0, 0x5, 0, 0}, {0x8, 0xf, 0, 0}),
    .range_count = 2, .field = VOLTA_FIELD_MUF, .width = 4, .flags = PREFIXES};
PLACE(p_MUF_3) = {.words = &words_MUF, .ranges = RANGES({0x6, 0x6, 0, 0}, {0x7, 0x7, 0, 0}),
    .range_count = 2, .field = VOLTA_FIELD_MUF, .width = 4, .flags = PREFIXES};
PLACE(p_AO) = {.words = &words_AO, .empty = 0x0, .field = VOLTA_FIELD_AO, .width = 1,
    .flags = EMPTY};
PLACE(p_AOFF) = {.mul = 0x1, .field = VOLTA_FIELD_AOFF, .width = 10};
PLACE(p_Rb_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_RB, .width = 8};
PLACE(p_Rc_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_RC, .width = 8};
PLACE(p_AMODE) = {.words = &words_AMODE, .field = VOLTA_FIELD_AMODE, .width = 2};
PLACE(p_AWHERE) = {.words = &words_AWHERE, .empty = 0x0, .field = VOLTA_FIELD_AWHERE, .width = 2,
    .flags = EMPTY};
PLACE(p_IOFF) = {.mul = 0x4, .field = VOLTA_FIELD_IOFF, .width = 8};
PLACE(p_IFROM) = {.mul = 0x1, .field = VOLTA_FIELD_IFROM, .width = 32};
PLACE(p_AWHERE_2) = {.words = &words_AWHERE, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x1, 0x1, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_AWHERE, .width = 2, .flags = EMPTY};
PLACE(p_OUTK) = {.words = &words_OUTK, .field = VOLTA_FIELD_OUTK, .width = 2, .flags = PREFIXES};
PLACE(p_OUTN) = {.mul = 0x1, .field = VOLTA_FIELD_OUTN, .width = 8};
PLACE(p_ISOFF) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_ISOFF, .width = 16};
PLACE(p_HF32) = {.words = &words_HF32, .empty = 0x0, .field = VOLTA_FIELD_HF32, .width = 1,
    .flags = EMPTY};
PLACE(p_HTY) = {.words = &words_HTY, .empty = 0x0, .field = VOLTA_FIELD_HTY, .width = 2,
    .flags = EMPTY};
PLACE(p_HSA) = {.words = &words_HSA, .empty = 0x0, .field = VOLTA_FIELD_HSA, .width = 2,
    .flags = EMPTY};
PLACE(p_HXA) = {.words = &words_HXA, .empty = 0x0, .field = VOLTA_FIELD_HXA, .width = 2,
    .flags = EMPTY};
PLACE(p_HSB) = {.words = &words_HSA, .empty = 0x0, .field = VOLTA_FIELD_HSB, .width = 2,
    .flags = EMPTY};
PLACE(p_HXB) = {.words = &words_HXA, .empty = 0x0, .field = VOLTA_FIELD_HXB, .width = 2,
    .flags = EMPTY};
PLACE(p_HIH) = {.mul = 0x1, .field = VOLTA_FIELD_HIH, .width = 16, .format = 16, .digits = 20};
PLACE(p_HXTY) = {.words = &words_HXTY, .empty = 0x0, .field = VOLTA_FIELD_HXTY, .width = 2,
    .flags = EMPTY};
PLACE(p_HNB) = {.words = &words_HNB, .empty = 0x0, .field = VOLTA_FIELD_HNB, .width = 3,
    .flags = EMPTY};
PLACE(p_BIH) = {.mul = 0x1, .field = VOLTA_FIELD_BIH, .width = 16, .format = 32, .digits = 20};
PLACE(p_BIL) = {.mul = 0x1, .field = VOLTA_FIELD_BIL, .width = 16, .format = 32, .digits = 20};
PLACE(p_HNC) = {.words = &words_NB, .empty = 0x0, .field = VOLTA_FIELD_HNC, .width = 1,
    .flags = EMPTY};
PLACE(p_HSC) = {.words = &words_HSA, .empty = 0x0, .field = VOLTA_FIELD_HSC, .width = 2,
    .flags = EMPTY};
PLACE(p_HXC) = {.words = &words_HXA, .empty = 0x0, .field = VOLTA_FIELD_HXC, .width = 2,
    .flags = EMPTY};
PLACE(p_FSAT_2) = {.words = &words_FSAT, .empty = 0x0, .ranges = RANGES({0x0, 0x0, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_FSAT, .width = 1, .flags = EMPTY};
PLACE(p_HSTY) = {.words = &words_HXTY, .empty = 0x0, .field = VOLTA_FIELD_HSTY, .width = 2,
    .flags = EMPTY};
PLACE(p_HBF1) = {.words = &words_HBF1, .empty = 0x0, .field = VOLTA_FIELD_HBF1, .width = 1,
    .flags = EMPTY};
PLACE(p_HBOP) = {.words = &words_BOP, .field = VOLTA_FIELD_HBOP, .width = 2};
PLACE(p_HAND) = {.words = &words_HAND, .empty = 0x0, .field = VOLTA_FIELD_HAND, .width = 1,
    .flags = EMPTY};
PLACE(p_P1_2) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_P1, .width = 3};
PLACE(p_IMM) = {.mul = 0x1, .field = VOLTA_FIELD_IMM, .width = 32, .flags = SIGNED};
PLACE(p_IA) = {.words = &words_IA, .empty = 0x0, .field = VOLTA_FIELD_IA, .width = 1,
    .flags = EMPTY};
PLACE(p_IB) = {.words = &words_IA, .empty = 0x0, .field = VOLTA_FIELD_IB, .width = 1,
    .flags = EMPTY};
PLACE(p_IC) = {.words = &words_IA, .empty = 0x0, .field = VOLTA_FIELD_IC, .width = 1,
    .flags = EMPTY};
PLACE(p_Q1N) = {.words = &words_Q0N, .empty = 0x0, .field = VOLTA_FIELD_Q1N, .width = 1,
    .flags = EMPTY};
PLACE(p_Q1) = {.words = &words_file_p, .field = VOLTA_FIELD_Q1, .width = 3};
PLACE(p_US) = {.words = &words_US, .empty = 0x1, .field = VOLTA_FIELD_US, .width = 1,
    .flags = EMPTY};
PLACE(p_PAND) = {.words = &words_PAND, .empty = 0x0, .field = VOLTA_FIELD_PAND, .width = 1,
    .flags = EMPTY};
PLACE(p_LUT) = {.mul = 0x1, .field = VOLTA_FIELD_LUT, .width = 8};
PLACE(p_SHD) = {.words = &words_SHD, .field = VOLTA_FIELD_SHD, .width = 1};
PLACE(p_SHW) = {.words = &words_SHW, .empty = 0x0, .field = VOLTA_FIELD_SHW, .width = 1,
    .flags = EMPTY};
PLACE(p_SHT) = {.words = &words_SHT, .field = VOLTA_FIELD_SHT, .width = 2};
PLACE(p_SHHI) = {.words = &words_SHHI, .empty = 0x0, .field = VOLTA_FIELD_SHHI, .width = 1,
    .flags = EMPTY};
PLACE(p_PMODE) = {.words = &words_PMODE, .empty = 0x0, .field = VOLTA_FIELD_PMODE, .width = 3,
    .flags = EMPTY};
PLACE(p_CMP) = {.words = &words_CMP, .field = VOLTA_FIELD_CMP, .width = 3};
PLACE(p_CMPU) = {.words = &words_US, .empty = 0x1, .field = VOLTA_FIELD_CMPU, .width = 1,
    .flags = EMPTY};
PLACE(p_Q2N) = {.words = &words_Q0N, .empty = 0x0, .field = VOLTA_FIELD_Q2N, .width = 1,
    .flags = EMPTY};
PLACE(p_Q2) = {.words = &words_file_p, .field = VOLTA_FIELD_Q2, .width = 3};
PLACE(p_Q2N_2) = {.words = &words_Q0N, .empty = 0x0, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_Q2N, .width = 1, .flags = EMPTY};
PLACE(p_Q2N_3) = {.words = &words_Q0N, .empty = 0x0, .ranges = RANGES({0x0, 0x0, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_Q2N, .width = 1, .flags = EMPTY};
PLACE(p_Q2_2) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_Q2, .width = 3};
PLACE(p_LEAN) = {.mul = 0x1, .field = VOLTA_FIELD_LEAN, .width = 5};
PLACE(p_SGU) = {.words = &words_US, .empty = 0x1, .field = VOLTA_FIELD_SGU, .width = 1,
    .flags = EMPTY};
PLACE(p_FLSH) = {.words = &words_FLSH, .empty = 0x0, .field = VOLTA_FIELD_FLSH, .width = 1,
    .flags = EMPTY};
PLACE(p_WRAP) = {.words = &words_SHW, .empty = 0x0, .field = VOLTA_FIELD_WRAP, .width = 1,
    .flags = EMPTY};
PLACE(p_MMU) = {.words = &words_US, .empty = 0x1, .field = VOLTA_FIELD_MMU, .width = 1,
    .flags = EMPTY};
PLACE(p_MSK) = {.mul = 0x1, .ranges = RANGES({0x0, 0xe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_MSK, .width = 4};
PLACE(p_LSIZE) = {.words = &words_LSIZE, .empty = 0x4, .field = VOLTA_FIELD_LSIZE, .width = 3,
    .flags = EMPTY};
PLACE(p_LORDER) = {.words = &words_LORDER, .empty = 0x1, .field = VOLTA_FIELD_LORDER, .width = 2,
    .flags = EMPTY};
PLACE(p_LTC) = {.words = &words_LTC, .empty = 0x0, .field = VOLTA_FIELD_LTC, .width = 2,
    .flags = EMPTY};
PLACE(p_NPN) = {.words = &words_Q0N, .empty = 0x0, .ranges = RANGES({0x0, 0x0, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_NPN, .width = 1, .flags = EMPTY};
PLACE(p_NP) = {.words = &words_NP, .ranges = RANGES({0x1, 0x7, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_NP, .width = 3};
PLACE(p_NPN_2) = {.words = &words_Q0N, .empty = 0x0, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_NPN, .width = 1, .flags = EMPTY};
PLACE(p_NP_2) = {.words = &words_NP, .field = VOLTA_FIELD_NP, .width = 3};
PLACE(p_MSIZE) = {.words = &words_MSIZE, .empty = 0x4, .field = VOLTA_FIELD_MSIZE, .width = 3,
    .flags = EMPTY};
PLACE(p_LORD) = {.words = &words_LORD, .empty = 0x0, .field = VOLTA_FIELD_LORD, .width = 4,
    .flags = EMPTY | PREFIXES};
PLACE(p_Ub_2) = {.words = &words_file_ur, .ranges = RANGES({0x0, 0x3, 0, 0}, {0x5, 0x3f, 0, 0}),
    .range_count = 2, .field = VOLTA_FIELD_UB, .width = 6};
PLACE(p_SORDER) = {.words = &words_SORDER, .empty = 0x1, .field = VOLTA_FIELD_SORDER, .width = 2,
    .flags = EMPTY};
PLACE(p_SU) = {.words = &words_SU, .empty = 0x0, .field = VOLTA_FIELD_SU, .width = 1,
    .flags = EMPTY};
PLACE(p_SSIZE) = {.words = &words_SSIZE, .empty = 0x4, .field = VOLTA_FIELD_SSIZE, .width = 3,
    .flags = EMPTY};
PLACE(p_CMODE) = {.words = &words_CMODE, .empty = 0x0, .field = VOLTA_FIELD_CMODE, .width = 2,
    .flags = EMPTY | PREFIXES};
PLACE(p_CSIZE) = {.words = &words_CSIZE, .empty = 0x4, .field = VOLTA_FIELD_CSIZE, .width = 3,
    .flags = EMPTY};
PLACE(p_CO16) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CO16, .width = 16, .flags = SIGNED};
PLACE(p_UCOFF) = {.mul = 0x1, .field = VOLTA_FIELD_UCOFF, .width = 16, .flags = SIGNED};
PLACE(p_ULOFF) = {.mul = 0x1, .field = VOLTA_FIELD_ULOFF, .width = 32, .flags = SIGNED};
PLACE(p_UQN) = {.words = &words_Q0N, .empty = 0x0, .field = VOLTA_FIELD_UQN, .width = 1,
    .flags = EMPTY};
PLACE(p_UQP) = {.words = &words_file_up, .field = VOLTA_FIELD_UQP, .width = 3};
PLACE(p_MKIND) = {.words = &words_MKIND, .field = VOLTA_FIELD_MKIND, .width = 2};
PLACE(p_MCOUNT) = {.words = &words_MCOUNT, .empty = 0x0, .field = VOLTA_FIELD_MCOUNT, .width = 2,
    .flags = EMPTY};
PLACE(p_BYPASS) = {.words = &words_BYPASS, .empty = 0x1, .field = VOLTA_FIELD_BYPASS, .width = 1,
    .flags = EMPTY};
PLACE(p_GLTC) = {.words = &words_LTC, .empty = 0x0, .field = VOLTA_FIELD_GLTC, .width = 2,
    .flags = EMPTY};
PLACE(p_GSIZE) = {.words = &words_GSIZE, .empty = 0x4, .field = VOLTA_FIELD_GSIZE, .width = 3,
    .flags = EMPTY};
PLACE(p_ZFILL) = {.words = &words_ZFILL, .empty = 0x0, .field = VOLTA_FIELD_ZFILL, .width = 1,
    .flags = EMPTY};
PLACE(p_GORD) = {.words = &words_GORD, .empty = 0x0, .field = VOLTA_FIELD_GORD, .width = 4,
    .flags = EMPTY | PREFIXES};
PLACE(p_SOFF) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_SOFF, .width = 20, .flags = SIGNED};
PLACE(p_GOFF) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_GOFF, .width = 12, .flags = SIGNED};
PLACE(p_SREG) = {.words = &words_file_sr, .field = VOLTA_FIELD_SREG, .width = 8};
PLACE(p_SWIDE) = {.words = &words_SWIDE, .empty = 0x1, .field = VOLTA_FIELD_SWIDE, .width = 1,
    .flags = EMPTY};
PLACE(p_SBA) = {.words = &words_SBA, .empty = 0x0, .field = VOLTA_FIELD_SBA, .width = 1,
    .flags = EMPTY};
PLACE(p_SDIM) = {.words = &words_SDIM, .field = VOLTA_FIELD_SDIM, .width = 3, .flags = PREFIXES};
PLACE(p_SBAD) = {.words = &words_SBAD, .field = VOLTA_FIELD_SBAD, .width = 2};
PLACE(p_TBANK) = {.mul = 0x1, .field = VOLTA_FIELD_TBANK, .width = 5};
PLACE(p_TWORD) = {.mul = 0x1, .field = VOLTA_FIELD_TWORD, .width = 14};
PLACE(p_TSAM) = {.mul = 0x1, .field = VOLTA_FIELD_TSAM, .width = 6};
PLACE(p_THDR) = {.mul = 0x1, .field = VOLTA_FIELD_THDR, .width = 8};
PLACE(p_TUR) = {.words = &words_file_ur, .field = VOLTA_FIELD_TUR, .width = 6};
PLACE(p_SMASK) = {.words = &words_SMASK, .empty = 0xf, .field = VOLTA_FIELD_SMASK, .width = 4,
    .flags = EMPTY};
PLACE(p_STYPE) = {.words = &words_STYPE, .empty = 0x0, .field = VOLTA_FIELD_STYPE, .width = 3,
    .flags = EMPTY};
PLACE(p_SCTYPE) = {.words = &words_SCTYPE, .empty = 0x0, .field = VOLTA_FIELD_SCTYPE, .width = 3,
    .flags = EMPTY};
PLACE(p_MV4) = {.words = &words_MV4, .field = VOLTA_FIELD_MV4, .width = 1};
PLACE(p_MVT) = {.words = &words_MVT, .field = VOLTA_FIELD_MVT, .width = 2};
PLACE(p_MSTEP) = {.words = &words_MSTEP, .field = VOLTA_FIELD_MSTEP, .width = 2};
PLACE(p_MSAT1) = {.words = &words_CSATF, .empty = 0x0, .field = VOLTA_FIELD_MSAT1, .width = 1,
    .flags = EMPTY};
PLACE(p_MROWA) = {.words = &words_MROWA, .field = VOLTA_FIELD_MROWA, .width = 1};
PLACE(p_MROWB) = {.words = &words_MROWA, .field = VOLTA_FIELD_MROWB, .width = 1};
PLACE(p_MSHAPE) = {.words = &words_MSHAPE, .field = VOLTA_FIELD_MSHAPE, .width = 2};
PLACE(p_MVD) = {.words = &words_MVD, .field = VOLTA_FIELD_MVD, .width = 1};
PLACE(p_MFMT) = {.words = &words_MFMT, .empty = 0x0, .field = VOLTA_FIELD_MFMT, .width = 2,
    .flags = EMPTY};
PLACE(p_MUP) = {.words = &words_MUP, .field = VOLTA_FIELD_MUP, .width = 3};
PLACE(p_MUPC) = {.words = &words_MUPC, .field = VOLTA_FIELD_MUPC, .width = 3};
PLACE(p_MISHAPE) = {.words = &words_MISHAPE, .field = VOLTA_FIELD_MISHAPE, .width = 3};
PLACE(p_MIA) = {.words = &words_MIA, .field = VOLTA_FIELD_MIA, .width = 2};
PLACE(p_MIB) = {.words = &words_MIA, .field = VOLTA_FIELD_MIB, .width = 2};
PLACE(p_MSAT) = {.words = &words_FSAT, .empty = 0x0, .field = VOLTA_FIELD_MSAT, .width = 1,
    .flags = EMPTY};
PLACE(p_MBSHAPE) = {.words = &words_MBSHAPE, .field = VOLTA_FIELD_MBSHAPE, .width = 2};
PLACE(p_MMSIZE) = {.words = &words_MMSIZE, .field = VOLTA_FIELD_MMSIZE, .width = 3};
PLACE(p_MMKIND) = {.words = &words_MMKIND, .field = VOLTA_FIELD_MMKIND, .width = 2};
PLACE(p_TSCR) = {.words = &words_TSCR, .empty = 0x0, .field = VOLTA_FIELD_TSCR, .width = 1,
    .flags = EMPTY};
PLACE(p_TB) = {.words = &words_TB, .empty = 0x0, .field = VOLTA_FIELD_TB, .width = 1,
    .flags = EMPTY};
PLACE(p_TF16) = {.words = &words_TF16, .empty = 0x0, .field = VOLTA_FIELD_TF16, .width = 2,
    .flags = EMPTY};
PLACE(p_TLOD) = {.words = &words_TLOD, .empty = 0x0, .field = VOLTA_FIELD_TLOD, .width = 3,
    .flags = EMPTY | PREFIXES};
PLACE(p_TAOFFI) = {.words = &words_TAOFFI, .empty = 0x0, .field = VOLTA_FIELD_TAOFFI, .width = 1,
    .flags = EMPTY};
PLACE(p_TDC) = {.words = &words_TDC, .empty = 0x0, .field = VOLTA_FIELD_TDC, .width = 1,
    .flags = EMPTY};
PLACE(p_TNDV) = {.words = &words_NDV, .empty = 0x0, .field = VOLTA_FIELD_TNDV, .width = 1,
    .flags = EMPTY};
PLACE(p_TNODEP) = {.words = &words_TNODEP, .empty = 0x0, .field = VOLTA_FIELD_TNODEP, .width = 1,
    .flags = EMPTY};
PLACE(p_TDIM) = {.words = &words_TDIM, .field = VOLTA_FIELD_TDIM, .width = 3};
PLACE(p_TMASK) = {.mul = 0x1, .ranges = RANGES({0x0, 0xe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_TMASK, .width = 4};
PLACE(p_THINT) = {.mul = 0x1, .ranges = RANGES({0x1, 0x7, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_THINT, .width = 3};
PLACE(p_TLODL) = {.words = &words_TLODL, .field = VOLTA_FIELD_TLODL, .width = 3};
PLACE(p_TCL) = {.words = &words_TCL, .empty = 0x0, .field = VOLTA_FIELD_TCL, .width = 1,
    .flags = EMPTY};
PLACE(p_TMS) = {.words = &words_TMS, .empty = 0x0, .field = VOLTA_FIELD_TMS, .width = 1,
    .flags = EMPTY};
PLACE(p_TDIML) = {.words = &words_TDIML, .field = VOLTA_FIELD_TDIML, .width = 3};
PLACE(p_TCOMP) = {.words = &words_TCOMP, .field = VOLTA_FIELD_TCOMP, .width = 2};
PLACE(p_TOFF4) = {.words = &words_TOFF4, .empty = 0x0, .field = VOLTA_FIELD_TOFF4, .width = 2,
    .flags = EMPTY};
PLACE(p_TDIM4) = {.words = &words_TDIM4, .field = VOLTA_FIELD_TDIM4, .width = 3};
PLACE(p_TLC) = {.words = &words_TLC, .empty = 0x0, .field = VOLTA_FIELD_TLC, .width = 1,
    .flags = EMPTY};
PLACE(p_TQ) = {.words = &words_TQ, .field = VOLTA_FIELD_TQ, .width = 2};
PLACE(p_TDIMF) = {.words = &words_TDIMF, .field = VOLTA_FIELD_TDIMF, .width = 3};
PLACE(p_U0_2) = {.words = &words_file_up, .field = VOLTA_FIELD_U0, .width = 3};
PLACE(p_U1) = {.words = &words_file_up, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_U1, .width = 3};
PLACE(p_V0) = {.words = &words_file_up, .field = VOLTA_FIELD_V0, .width = 3};
PLACE(p_V1) = {.words = &words_file_up, .field = VOLTA_FIELD_V1, .width = 3};
PLACE(p_U1_2) = {.words = &words_file_up, .field = VOLTA_FIELD_U1, .width = 3};
PLACE(p_V2) = {.words = &words_file_up, .field = VOLTA_FIELD_V2, .width = 3};
PLACE(p_V2_2) = {.words = &words_file_up, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_V2, .width = 3};
PLACE(p_UPMODE) = {.words = &words_UPMODE, .empty = 0x0, .field = VOLTA_FIELD_UPMODE, .width = 1,
    .flags = EMPTY};
PLACE(p_LUT1) = {.mul = 0x1, .field = VOLTA_FIELD_LUT1, .width = 8};
PLACE(p_LUT2) = {.mul = 0x1, .field = VOLTA_FIELD_LUT2, .width = 8};
PLACE(p_UCLN) = {.mul = 0x1, .field = VOLTA_FIELD_UCLN, .width = 5};
PLACE(p_PRPART) = {.words = &words_CBYTE, .empty = 0x0, .field = VOLTA_FIELD_PRPART, .width = 2,
    .flags = EMPTY};
PLACE(p_ROR) = {.words = &words_ROR, .empty = 0x0, .field = VOLTA_FIELD_ROR, .width = 1,
    .flags = EMPTY};
PLACE(p_VU32) = {.words = &words_US, .empty = 0x1, .field = VOLTA_FIELD_VU32, .width = 1,
    .flags = EMPTY};
PLACE(p_VU8) = {.words = &words_VU8, .empty = 0x1, .field = VOLTA_FIELD_VU8, .width = 1,
    .flags = EMPTY};
PLACE(p_VACC) = {.words = &words_VACC, .empty = 0x0, .field = VOLTA_FIELD_VACC, .width = 1,
    .flags = EMPTY};
PLACE(p_DPA) = {.words = &words_DPA, .field = VOLTA_FIELD_DPA, .width = 1};
PLACE(p_DPB) = {.words = &words_DPA, .field = VOLTA_FIELD_DPB, .width = 1};
PLACE(p_DPHI) = {.words = &words_DPHI, .field = VOLTA_FIELD_DPHI, .width = 1};
PLACE(p_DPA2) = {.words = &words_DPA2, .field = VOLTA_FIELD_DPA2, .width = 1};
PLACE(p_VMODE) = {.words = &words_VMODE, .field = VOLTA_FIELD_VMODE, .width = 2};
PLACE(p_Rd_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_RD, .width = 8};
PLACE(p_Ud_2) = {.words = &words_file_ur, .ranges = RANGES({0x0, 0x3e, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_UD, .width = 6};
PLACE(p_MU64) = {.words = &words_MU64, .empty = 0x0, .field = VOLTA_FIELD_MU64, .width = 1,
    .flags = EMPTY};
PLACE(p_SMODE) = {.words = &words_SMODE, .field = VOLTA_FIELD_SMODE, .width = 2};
PLACE(p_SLANE) = {.mul = 0x1, .field = VOLTA_FIELD_SLANE, .width = 5};
PLACE(p_SCLAMP) = {.mul = 0x1, .field = VOLTA_FIELD_SCLAMP, .width = 13};
PLACE(p_RDXOP) = {.words = &words_RDXOP, .empty = 0x0, .field = VOLTA_FIELD_RDXOP, .width = 3,
    .flags = EMPTY};
PLACE(p_RDXS) = {.words = &words_RDXS, .empty = 0x0, .field = VOLTA_FIELD_RDXS, .width = 1,
    .flags = EMPTY};
PLACE(p_UP2) = {.words = &words_file_up, .field = VOLTA_FIELD_UP2, .width = 3};
PLACE(p_LUT_truth) = {.words = &words_LUT_truth, .field = VOLTA_FIELD_LUT_TRUTH, .width = 8};
PLACE(p_LUT1_truth) = {.words = &words_LUT_truth, .field = VOLTA_FIELD_LUT1_TRUTH, .width = 8};

OPTIONS(op_GUARD) = {
    ROW(ALL, 1, '@', 0, TEXT("@"), WORD(0, p_GP), END),
    ROW(ALL, 2, '@', '!', TEXT("@!"), WORD(0, p_GP_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_N_ATYPE3) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_ATYPE3), END),
};
OPTIONS(op_HOW70) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_AORDER), WORD(1, p_SCOPE), WORD(2, p_PRIV), END),
};
OPTIONS(op_ARE) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(1, p_OFF), TEXT("]"), END),
};
OPTIONS(op_MARKS) = {
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_STALLS) = {
    ROW(ALL, 1, '!', 0, TEXT("!"), NUMBER(0, p_STALL), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SETS) = {
    ROW(ALL, 1, '+', 0, TEXT("+"), NUMBER(0, p_WBAR), TEXT(".W"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_FREES) = {
    ROW(ALL, 1, '+', 0, TEXT("+"), NUMBER(0, p_RBAR), TEXT(".R"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_CTL) = {
    ROW(ALL, 1, '{', 0, TEXT("{"), CHOICE(1, 0, op_STALLS), COMMA, WORD(1, p_NOY), COMMA,
        CHOICE(2, 2, op_SETS), COMMA, CHOICE(3, 3, op_FREES), COMMA, WORD(4, p_W1), COMMA,
        WORD(5, p_W2), COMMA, WORD(6, p_W3), COMMA, WORD(7, p_W4), COMMA, WORD(8, p_W5), COMMA,
        WORD(9, p_W6), TEXT("}"), END),
    ROW(ALL, 0, ALSO, 0, TEXT("{!1}"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_AT) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT(".U32+"), WORD(1, p_Uc), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT(".U32+"), WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT(".64+"), WORD(1, p_Uc), TEXT("]"), END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT(".64+"), WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 4, '[', 0, TEXT("["), WORD(1, p_Uc), TEXT("]"), END),
    ROW(ALL, 5, '[', 0, TEXT("["), WORD(1, p_Uc), TEXT("+"), NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_N_ATYPE4) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_ATYPE4), END),
};
OPTIONS(op_MARKS_2) = {
    ROW(0x30, 2, '?', 'P', TEXT("\?PM1"), END),
    ROW(0x30, 3, '?', 'P', TEXT("\?PM2"), END),
    ROW(0x30, 4, '?', 'P', TEXT("\?PM3"), END),
    ROW(0x8, 0, 0, 0, END),
    ROW(0x30, 1, 0, 0, END),
};
OPTIONS(op_WU) = {
    ROW(ALL, 0, '.', 'E', TEXT(".E"), END),
    ROW(ALL, 1, 0, 0, END),
};
OPTIONS(op_AG) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_Uc), TEXT("]"),
        END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_Uc), TEXT("]"),
        END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 4, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64]"), END),
    ROW(ALL, 5, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 6, 'd', 'e', TEXT("desc["), SHARED_WORD(1, p_Uc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64]"), END),
    ROW(ALL, 7, 'd', 'e', TEXT("desc["), SHARED_WORD(1, p_Uc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64+"), NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_DESC) = {
    ROW(ALL, 3, '{', 'd', TEXT("{desc "), SHARED_WORD(0, p_Uc_2), TEXT("}"), END),
    ROW(ALL, 0, 0, 0, END),
    ROW(ALL, 1, 0, 0, END),
    ROW(ALL, 2, 0, 0, END),
};
OPTIONS(op_N_ATYPE9) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_ATYPE9), END),
};
OPTIONS(op_MARKS_3) = {
    ROW(ALL, 1, '?', 'P', TEXT("\?PM1"), END),
    ROW(ALL, 2, '?', 'P', TEXT("\?PM2"), END),
    ROW(ALL, 3, '?', 'P', TEXT("\?PM3"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_AG_2) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_Uc), TEXT("]"),
        END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_Uc), TEXT("]"),
        END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 4, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64]"), END),
    ROW(ALL, 5, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_DESC_2) = {
    ROW(ALL, 2, '{', 'd', TEXT("{desc "), SHARED_WORD(0, p_Uc_2), TEXT("}"), END),
    ROW(ALL, 0, 0, 0, END),
    ROW(ALL, 1, 0, 0, END),
};
OPTIONS(op_N_FTYPE) = {
    ROW(ALL, 0, '.', 0, WORD(0, p_FTYPE), END),
};
OPTIONS(op_CASOP) = {
    ROW(ALL, 0, '.', 'C', WORD(0, p_CAST), END),
    ROW(ALL, 1, '.', 'C', WORD(0, p_CAST_2), END),
    ROW(ALL, 2, '.', 'C', WORD(0, p_CAST_2), TEXT(".SPIN"), END),
};
OPTIONS(op_N_CTYPE3) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_CTYPE3), END),
};
OPTIONS(op_N_CTYPE4) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_CTYPE4), END),
};
OPTIONS(op_N_CTYPE9) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_CTYPE9), END),
};
OPTIONS(op_N_RTYPE9) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_RTYPE9), END),
};
OPTIONS(op_N_STYPE2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_STYPE2), END),
};
OPTIONS(op_ARS) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), WORD(1, p_SCALE), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), WORD(1, p_SCALE), TEXT("+"), NUMBER(2, p_OFF),
        TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra_3), WORD(1, p_SCALE_2), TEXT("+"), NUMBER(2, p_OFF),
        TEXT("]"), END),
    ROW(ALL, 3, '[', 0, TEXT("["), NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_ALS) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra_2), WORD(1, p_SCALE), TEXT("+"), WORD(2, p_Uc),
        TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), WORD(1, p_SCALE), TEXT("+"), WORD(2, p_Uc),
        TEXT("+"), NUMBER(3, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra_3), WORD(1, p_SCALE_2), TEXT("+"), WORD(2, p_Uc),
        TEXT("]"), END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(0, p_Ra_3), WORD(1, p_SCALE_2), TEXT("+"), WORD(2, p_Uc),
        TEXT("+"), NUMBER(3, p_OFF), TEXT("]"), END),
    ROW(ALL, 4, '[', 0, TEXT("["), WORD(2, p_Uc), TEXT("]"), END),
    ROW(ALL, 5, '[', 0, TEXT("["), WORD(2, p_Uc), TEXT("+"), NUMBER(3, p_OFF), TEXT("]"), END),
};
OPTIONS(op_MARKS_4) = {
    ROW(0x30, 2, '?', 'P', TEXT("\?PM1"), END),
    ROW(0x30, 3, '?', 'P', TEXT("\?PM2"), END),
    ROW(0x30, 4, '?', 'P', TEXT("\?PM3"), END),
    ROW(0xc, 0, 0, 0, END),
    ROW(0x30, 1, 0, 0, END),
};
OPTIONS(op_N_SCTYPE2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SCTYPE2), END),
};
OPTIONS(op_PX) = {
    ROW(ALL, 1, 0, 0, WORD(0, p_Q0N), WORD(1, p_Q0), END),
    ROW(ALL, 2, 0, 0, WORD(0, p_Q0N_2), WORD(1, p_Q0_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_MARKS_5) = {
    ROW(0x70, 2, '?', 'P', TEXT("\?PM1"), END),
    ROW(0x70, 3, '?', 'P', TEXT("\?PM2"), END),
    ROW(0x70, 4, '?', 'P', TEXT("\?PM3"), END),
    ROW(0xf, 0, 0, 0, END),
    ROW(0x70, 1, 0, 0, END),
};
OPTIONS(op_MB) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_UIMM), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(2, p_CBANK), TEXT("]["), NUMBER(3, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 3, 'c', 'x', TEXT("cx["), WORD(4, p_Ub), TEXT("]["), NUMBER(3, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 4, 'U', 'R', WORD(4, p_Ub), END),
    ROW(ALL, 2, ALSO, 0, TEXT("c"), NUMBER(2, p_CBANK), TEXT("["), NUMBER(3, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_MARKS_6) = {
    ROW(0x70, 2, '?', 'P', TEXT("\?PM1"), END),
    ROW(0x70, 3, '?', 'P', TEXT("\?PM2"), END),
    ROW(0x70, 4, '?', 'P', TEXT("\?PM3"), END),
    ROW(0x8, 0, 0, 0, END),
    ROW(0x70, 1, 0, 0, END),
};
OPTIONS(op_MLR) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), END),
    ROW(0x3f, 1, 0, 0, NUMBER(1, p_LONG_number), END),
    ROW(0x40, 2, 0, 0, NUMBER(2, p_LONGH_number), END),
    ROW(ALL, 3, 'c', '[', TEXT("c["), NUMBER(3, p_CBANK), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 4, 'c', 'x', TEXT("cx["), WORD(5, p_Ub), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 5, 'U', 'R', WORD(5, p_Ub), END),
    ROW(ALL, 3, ALSO, 0, TEXT("c"), NUMBER(3, p_CBANK), TEXT("["), NUMBER(4, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_SYN) = {
    ROW(0x3f, 0, 0, 0, END),
    ROW(0x40, 1, 0, 0, WORD(0, p_SYNCS), END),
};
OPTIONS(op_NAP) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), END),
    ROW(0x78, 1, 0, 0, NUMBER(1, p_UIMM), END),
    ROW(0x7, 2, 0, 0, NUMBER(1, p_UIMM), END),
    ROW(ALL, 3, 'c', '[', TEXT("c["), NUMBER(2, p_CBANK), TEXT("]["), NUMBER(3, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 4, 'c', 'x', TEXT("cx["), WORD(4, p_Ub), TEXT("]["), NUMBER(3, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 5, 'U', 'R', WORD(4, p_Ub), END),
    ROW(ALL, 3, ALSO, 0, TEXT("c"), NUMBER(2, p_CBANK), TEXT("["), NUMBER(3, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_SYN_2) = {
    ROW(0x38, 0, 0, 0, END),
    ROW(0x40, 1, 0, 0, WORD(0, p_SYNCS), END),
};
OPTIONS(op_EXCLUSIVE) = {
    ROW(0x38, 0, 0, 0, WORD(0, p_EXCL), END),
    ROW(0x7, 1, 0, 0, END),
};
OPTIONS(op_MARKS_7) = {
    ROW(0x30, 2, '?', 'P', TEXT("\?PM1"), END),
    ROW(0x30, 3, '?', 'P', TEXT("\?PM2"), END),
    ROW(0x30, 4, '?', 'P', TEXT("\?PM3"), END),
    ROW(0xf, 0, 0, 0, END),
    ROW(0x30, 1, 0, 0, END),
};
OPTIONS(op_MI) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_UIMM), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(1, p_CBANK), TEXT("]["), NUMBER(2, p_COFF), TEXT("]"),
        END),
    ROW(0x3c, 2, 'c', 'x', TEXT("cx["), WORD(3, p_Ub), TEXT("]["), NUMBER(2, p_COFF), TEXT("]"),
        END),
    ROW(0x3c, 3, 'U', 'R', WORD(3, p_Ub), END),
    ROW(ALL, 1, ALSO, 0, TEXT("c"), NUMBER(1, p_CBANK), TEXT("["), NUMBER(2, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_BARO) = {
    ROW(ALL, 0, 'R', 0, SHARED_WORD(0, p_Rb), COMMA, SHARED_WORD(0, p_Rb), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rb), END),
    ROW(ALL, 2, 'R', 0, WORD(0, p_Rb), COMMA, NUMBER(1, p_BCNT), END),
    ROW(ALL, 3, 0, 0, NUMBER(2, p_BID), COMMA, WORD(0, p_Rb), END),
    ROW(ALL, 4, 0, 0, NUMBER(2, p_BID), END),
    ROW(ALL, 5, 0, 0, NUMBER(2, p_BID), COMMA, NUMBER(1, p_BCNT), END),
};
OPTIONS(op_BARA) = {
    ROW(ALL, 0, 'R', 0, SHARED_WORD(0, p_Rb), COMMA, SHARED_WORD(0, p_Rb), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rb), COMMA, NUMBER(1, p_BCNT_2), END),
    ROW(ALL, 2, 0, 0, NUMBER(2, p_BID), COMMA, WORD(0, p_Rb), END),
    ROW(ALL, 3, 0, 0, NUMBER(2, p_BID), COMMA, NUMBER(1, p_BCNT_2), END),
};
OPTIONS(op_QA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_Q0N_3), WORD(1, p_Q0), END),
};
OPTIONS(op_PO) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_P0_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_DLIST) = {
    ROW(ALL, 1, '{', '5', TEXT("{5"), COMMA, WORD(0, p_D4), COMMA, WORD(1, p_D3), COMMA,
        WORD(2, p_D2), COMMA, WORD(3, p_D1), COMMA, WORD(4, p_D0), TEXT("}"), END),
    ROW(ALL, 2, '{', '4', TEXT("{4"), COMMA, WORD(1, p_D3), COMMA, WORD(2, p_D2), COMMA,
        WORD(3, p_D1), COMMA, WORD(4, p_D0), TEXT("}"), END),
    ROW(ALL, 3, '{', '3', TEXT("{3"), COMMA, WORD(2, p_D2), COMMA, WORD(3, p_D1), COMMA,
        WORD(4, p_D0), TEXT("}"), END),
    ROW(ALL, 4, '{', '2', TEXT("{2"), COMMA, WORD(3, p_D1), COMMA, WORD(4, p_D0), TEXT("}"), END),
    ROW(ALL, 5, '{', '1', TEXT("{1"), COMMA, WORD(4, p_D0), TEXT("}"), END),
    ROW(ALL, 6, '{', '0', TEXT("{0}"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_ML) = {
    ROW(0x3f, 0, 0, 0, NUMBER(0, p_LONG_number), END),
    ROW(0x40, 1, 0, 0, NUMBER(1, p_LONGH_number), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(2, p_CBANK), TEXT("]["), NUMBER(3, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 3, 'c', 'x', TEXT("cx["), WORD(4, p_Ub), TEXT("]["), NUMBER(3, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 4, 'U', 'R', WORD(4, p_Ub), END),
    ROW(ALL, 2, ALSO, 0, TEXT("c"), NUMBER(2, p_CBANK), TEXT("["), NUMBER(3, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_AL) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), WORD(1, p_Uc), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(1, p_Uc), TEXT("]"), END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(1, p_Uc), TEXT("+"), NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_UGUARD) = {
    ROW(ALL, 1, '@', 0, TEXT("@"), WORD(0, p_GUP), END),
    ROW(ALL, 2, '@', '!', TEXT("@!"), WORD(0, p_GUP_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SYAT) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ua), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ua), TEXT("+"), NUMBER(1, p_OFF), TEXT("]"), END),
};
OPTIONS(op_AU) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), WORD(1, p_Uc), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), WORD(1, p_Uc), TEXT("]"), END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_AR32) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_OFF32), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(1, p_OFF32), TEXT("]"), END),
};
OPTIONS(op_MARKS_8) = {
    ROW(0x70, 2, '?', 'P', TEXT("\?PM1"), END),
    ROW(0x70, 3, '?', 'P', TEXT("\?PM2"), END),
    ROW(0x70, 4, '?', 'P', TEXT("\?PM3"), END),
    ROW(0xc, 0, 0, 0, END),
    ROW(0x70, 1, 0, 0, END),
};
OPTIONS(op_AL_2) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), WORD(1, p_Ub), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), WORD(1, p_Ub), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(1, p_Ub), TEXT("]"), END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(1, p_Ub), TEXT("+"), NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_QSP) = {
    ROW(ALL, 0, '.', 0, WORD(0, p_QSPACE), END),
};
OPTIONS(op_QSP_2) = {
    ROW(0x3c, 0, '.', 0, WORD(0, p_QSPACE), END),
    ROW(0x40, 1, '.', 0, WORD(1, p_QSPACE9), END),
};
OPTIONS(op_AT_2) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT(".U32+"), WORD(1, p_Ub), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT(".U32+"), WORD(1, p_Ub), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT(".64+"), WORD(1, p_Ub), TEXT("]"), END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT(".64+"), WORD(1, p_Ub), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 4, '[', 0, TEXT("["), WORD(1, p_Ub), TEXT("]"), END),
    ROW(ALL, 5, '[', 0, TEXT("["), WORD(1, p_Ub), TEXT("+"), NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_QSP_3) = {
    ROW(0x38, 0, '.', 0, WORD(0, p_QSPACE), END),
    ROW(0x40, 1, '.', 0, WORD(1, p_QSPACE9), END),
};
OPTIONS(op_AU_2) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), WORD(1, p_Ub), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), WORD(1, p_Ub), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), WORD(1, p_Ub), TEXT("]"), END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), WORD(1, p_Ub), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_UPO) = {
    ROW(ALL, 1, 'U', 'P', WORD(0, p_U0), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_UC6) = {
    ROW(ALL, 0, 'U', 'R', WORD(0, p_Uc), END),
};
OPTIONS(op_UD) = {
    ROW(ALL, 0, 'U', 'R', WORD(0, p_Ud), END),
};
OPTIONS(op_TO) = {
    ROW(0x3f, 0, 0, 0, NUMBER(0, p_FAR_near), END),
    ROW(0x40, 1, 0, 0, NUMBER(1, p_FARH_near), END),
};
OPTIONS(op_UNIP) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_BUPN), WORD(1, p_BUP), END),
};
OPTIONS(op_TO_2) = {
    ROW(0x38, 0, 0, 0, NUMBER(0, p_FAR_near), END),
    ROW(0x40, 1, 0, 0, NUMBER(1, p_FARH_near), END),
};
OPTIONS(op_PLACE) = {
    ROW(0x3f, 0, 0, 0, NUMBER(0, p_LONG_place), END),
    ROW(0x40, 1, 0, 0, NUMBER(1, p_LONGH_place), END),
};
OPTIONS(op_CB) = {
    ROW(ALL, 0, 'c', '[', TEXT("c["), NUMBER(0, p_CBANK), TEXT("]["), NUMBER(1, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 1, 'c', 'x', TEXT("cx["), WORD(2, p_Ub), TEXT("]["), NUMBER(1, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 0, ALSO, 0, TEXT("c"), NUMBER(0, p_CBANK), TEXT("["), NUMBER(1, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_PLACE_2) = {
    ROW(0x38, 0, 0, 0, NUMBER(0, p_LONG_place), END),
    ROW(0x40, 1, 0, 0, NUMBER(1, p_LONGH_place), END),
};
OPTIONS(op_JC) = {
    ROW(ALL, 0, 'c', '[', TEXT("c["), NUMBER(0, p_CBANK), TEXT("]["), NUMBER(1, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 0, ALSO, 0, TEXT("c"), NUMBER(0, p_CBANK), TEXT("["), NUMBER(1, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_BY) = {
    ROW(0x3f, 1, 0, 0, NUMBER(0, p_FAR_distance), END),
    ROW(0x40, 3, 0, 0, NUMBER(1, p_FARH_distance), END),
    ROW(0x3f, 0, 0, 0, END),
    ROW(0x40, 2, 0, 0, END),
};
OPTIONS(op_BY_2) = {
    ROW(0x3c, 1, 0, 0, NUMBER(0, p_FAR_distance), END),
    ROW(0x40, 3, 0, 0, NUMBER(1, p_FARH_distance), END),
    ROW(0x3c, 0, 0, 0, END),
    ROW(0x40, 2, 0, 0, END),
};
OPTIONS(op_TO_3) = {
    ROW(0x3c, 0, 0, 0, NUMBER(0, p_FAR_near), END),
    ROW(0x40, 1, 0, 0, NUMBER(1, p_FARH_near), END),
};
OPTIONS(op_BPN) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_BPNUM), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_CS32) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RB), END),
    ROW(ALL, 2, 0, 0, FLOAT(3, p_FIMM), END),
    ROW(ALL, 3, 0, 0, WORD(0, p_NB), CHOICE(1, 4, op_CB), END),
    ROW(ALL, 4, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(2, 4, op_CB), TEXT("|"), END),
    ROW(0x7c, 5, 0, 0, WORD(0, p_NB), WORD(6, p_Ub), END),
    ROW(0x7c, 6, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(6, p_Ub), TEXT("|"), END),
};
OPTIONS(op_C77) = {
    ROW(0x3, 0, 0, 0, END),
    ROW(0xc, 1, 0, 0, END),
    ROW(0x70, 2, 0, 0, END),
};
OPTIONS(op_CS16) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), WORD(3, p_CHALF), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RB),
        WORD(3, p_CHALF), END),
    ROW(ALL, 2, 0, 0, FLOAT(4, p_HIL), END),
    ROW(ALL, 3, 0, 0, WORD(0, p_NB), CHOICE(1, 5, op_CB), WORD(3, p_CHALF), END),
    ROW(ALL, 4, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(2, 5, op_CB), TEXT("|"), WORD(3, p_CHALF),
        END),
    ROW(0x7c, 5, 0, 0, WORD(0, p_NB), WORD(7, p_Ub), WORD(3, p_CHALF), END),
    ROW(0x7c, 6, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(7, p_Ub), TEXT("|"), WORD(3, p_CHALF), END),
};
OPTIONS(op_CS64) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RB), END),
    ROW(ALL, 2, 0, 0, FLOAT(3, p_DIMM), END),
    ROW(ALL, 3, 0, 0, WORD(0, p_NB), CHOICE(1, 4, op_CB), END),
    ROW(ALL, 4, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(2, 4, op_CB), TEXT("|"), END),
    ROW(0x7c, 5, 0, 0, WORD(0, p_NB), WORD(6, p_Ub), END),
    ROW(0x7c, 6, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(6, p_Ub), TEXT("|"), END),
};
OPTIONS(op_C86) = {
    ROW(0x3f, 0, 0, 0, END),
    ROW(0x40, 1, 0, 0, END),
};
OPTIONS(op_CI8) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), WORD(2, p_CBYTE), END),
    ROW(ALL, 1, 'c', 0, CHOICE(1, 3, op_CB), WORD(2, p_CBYTE), END),
    ROW(0x7c, 2, 'U', 'R', WORD(5, p_Ub), WORD(2, p_CBYTE), END),
};
OPTIONS(op_CI16) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), WORD(2, p_CHALF), END),
    ROW(ALL, 1, 'c', 0, CHOICE(1, 3, op_CB), WORD(2, p_CHALF), END),
    ROW(0x7c, 2, 'U', 'R', WORD(5, p_Ub), WORD(2, p_CHALF), END),
};
OPTIONS(op_SB) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(ALL, 1, 0, 0, NUMBER(2, p_UIMM), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(3, p_CBANK), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 3, 'c', 'x', TEXT("cx["), WORD(5, p_Ub), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 4, 'U', 'R', WORD(5, p_Ub), END),
    ROW(ALL, 2, ALSO, 0, TEXT("c"), NUMBER(3, p_CBANK), TEXT("["), NUMBER(4, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_SB_2) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(ALL, 1, 0, 0, NUMBER(2, p_UIMM), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(3, p_CBANK), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 3, 'c', 'x', TEXT("cx["), WORD(5, p_Ub), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 4, 'U', 'R', WORD(5, p_Ub), END),
    ROW(ALL, 2, ALSO, 0, TEXT("c"), NUMBER(3, p_CBANK), TEXT("["), NUMBER(4, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_CPACK) = {
    ROW(0x40, 2, 0, 0, WORD(0, p_CSATF), WORD(1, p_CRELU), TEXT(".F16.F32"), END),
    ROW(0x40, 3, 0, 0, WORD(0, p_CSATF), WORD(1, p_CRELU), TEXT(".BF16.F32"), END),
    ROW(0x40, 4, 0, 0, WORD(0, p_CSATF), WORD(1, p_CRELU), TEXT(".E5M2.F32"), END),
    ROW(0x8, 0, 0, 0, WORD(0, p_CSATF), WORD(1, p_CRELU), WORD(2, p_CBF), END),
    ROW(0x30, 1, 0, 0, WORD(0, p_CSATF), WORD(1, p_CRELU), WORD(2, p_CBF), END),
};
OPTIONS(op_CX) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(ALL, 1, 0, 0, FLOAT(2, p_FIMM), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(3, p_CBANK), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 3, 'c', 'x', TEXT("cx["), WORD(5, p_Ub), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 4, 'U', 'R', WORD(5, p_Ub), END),
    ROW(ALL, 2, ALSO, 0, TEXT("c"), NUMBER(3, p_CBANK), TEXT("["), NUMBER(4, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_CPACK_2) = {
    ROW(0x8, 0, 0, 0, WORD(0, p_CSATF), WORD(1, p_CRELU), WORD(2, p_CBF), END),
    ROW(0x30, 1, 0, 0, WORD(0, p_CSATF), WORD(1, p_CRELU), WORD(2, p_CBF), END),
};
OPTIONS(op_CXT) = {
    ROW(ALL, 0, 0, 0, FLOAT(0, p_FIMM), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(1, p_CBANK), TEXT("]["), NUMBER(2, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 2, 'c', 'x', TEXT("cx["), WORD(3, p_Ub), TEXT("]["), NUMBER(2, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 3, 'U', 'R', WORD(3, p_Ub), END),
    ROW(ALL, 1, ALSO, 0, TEXT("c"), NUMBER(1, p_CBANK), TEXT("["), NUMBER(2, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_CIP) = {
    ROW(ALL, 0, '.', 0, WORD(0, p_CIPT), TEXT(".F32"), WORD(1, p_CIPR), WORD(2, p_CIPN),
        WORD(3, p_CRELU), END),
};
OPTIONS(op_CIPS) = {
    ROW(0xc, 0, '.', 'S', TEXT(".SAT"), END),
    ROW(0x30, 1, 0, 0, WORD(0, p_CPSX), END),
    ROW(0x40, 2, 0, 0, WORD(1, p_CPSH), END),
};
OPTIONS(op_CIPC) = {
    ROW(ALL, 1, '.', 'H', TEXT(".H1"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_DA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NA), WORD(1, p_Ra), WORD(2, p_RA), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NA), TEXT("|"), WORD(1, p_Ra), TEXT("|"), WORD(2, p_RA), END),
};
OPTIONS(op_DC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NC), WORD(1, p_Rc), WORD(2, p_RC), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NC), TEXT("|"), WORD(1, p_Rc), TEXT("|"), WORD(2, p_RC), END),
};
OPTIONS(op_DT) = {
    ROW(ALL, 0, 0, 0, FLOAT(0, p_DIMM), END),
    ROW(ALL, 1, 0, 0, WORD(1, p_NB), CHOICE(1, 2, op_CB), END),
    ROW(ALL, 2, 0, 0, WORD(1, p_NB), TEXT("|"), CHOICE(2, 2, op_CB), TEXT("|"), END),
    ROW(0x7c, 3, 0, 0, WORD(1, p_NB), WORD(4, p_Ub), END),
    ROW(0x7c, 4, 0, 0, WORD(1, p_NB), TEXT("|"), WORD(4, p_Ub), TEXT("|"), END),
};
OPTIONS(op_DCB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NC), WORD(1, p_Rc), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NC), TEXT("|"), WORD(1, p_Rc), TEXT("|"), WORD(2, p_RB), END),
};
OPTIONS(op_DL) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RC), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RC), END),
    ROW(ALL, 2, 0, 0, FLOAT(3, p_DIMM), END),
    ROW(ALL, 3, 0, 0, WORD(0, p_NB), CHOICE(1, 4, op_CB), END),
    ROW(ALL, 4, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(2, 4, op_CB), TEXT("|"), END),
    ROW(0x7c, 5, 0, 0, WORD(0, p_NB), WORD(6, p_Ub), END),
    ROW(0x7c, 6, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(6, p_Ub), TEXT("|"), END),
};
OPTIONS(op_FL) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RC), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RC), END),
    ROW(ALL, 2, 0, 0, FLOAT(3, p_FIMM), END),
    ROW(ALL, 3, 0, 0, WORD(0, p_NB), CHOICE(1, 4, op_CB), END),
    ROW(ALL, 4, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(2, 4, op_CB), TEXT("|"), END),
    ROW(0x7c, 5, 0, 0, WORD(0, p_NB), WORD(6, p_Ub), END),
    ROW(0x7c, 6, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(6, p_Ub), TEXT("|"), END),
};
OPTIONS(op_FT) = {
    ROW(ALL, 0, 0, 0, FLOAT(0, p_FIMM), END),
    ROW(ALL, 1, 0, 0, WORD(1, p_NB), CHOICE(1, 2, op_CB), END),
    ROW(ALL, 2, 0, 0, WORD(1, p_NB), TEXT("|"), CHOICE(2, 2, op_CB), TEXT("|"), END),
    ROW(0x7c, 3, 0, 0, WORD(1, p_NB), WORD(4, p_Ub), END),
    ROW(0x7c, 4, 0, 0, WORD(1, p_NB), TEXT("|"), WORD(4, p_Ub), TEXT("|"), END),
};
OPTIONS(op_FMMOD) = {
    ROW(0x7, 0, 0, 0, WORD(0, p_FTZ), END),
    ROW(0x8, 1, 0, 0, WORD(0, p_FTZ), WORD(1, p_FNAN), END),
    ROW(0x30, 2, 0, 0, WORD(0, p_FTZ), WORD(1, p_FNAN), WORD(2, p_FXORS), END),
    ROW(0x40, 3, 0, 0, WORD(0, p_FTZ), WORD(1, p_FNAN), WORD(2, p_FXORS), END),
};
OPTIONS(op_CB_2) = {
    ROW(ALL, 0, 'c', '[', TEXT("c["), NUMBER(0, p_CBANK), TEXT("]["), NUMBER(1, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 1, 'c', 'x', TEXT("cx["), WORD(2, p_Ub), TEXT("]["), NUMBER(1, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 0, ALSO, 0, TEXT("c"), NUMBER(0, p_CBANK), TEXT("["), NUMBER(1, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_FB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RB), END),
    ROW(ALL, 2, 0, 0, FLOAT(3, p_FIMM), END),
    ROW(ALL, 3, 0, 0, WORD(0, p_NB), CHOICE(1, 4, op_CB_2), END),
    ROW(ALL, 4, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(2, 4, op_CB_2), TEXT("|"), END),
    ROW(ALL, 5, 0, 0, WORD(0, p_NB), WORD(6, p_Ub), END),
    ROW(ALL, 6, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(6, p_Ub), TEXT("|"), END),
};
OPTIONS(op_FMUT) = {
    ROW(0x3, 0, 0, 0, END),
    ROW(0x3c, 1, 0, 0, WORD(0, p_MUH), END),
    ROW(0x40, 2, 0, 0, WORD(1, p_MUT), END),
};
OPTIONS(op_FB_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RB), END),
    ROW(ALL, 2, 0, 0, WORD(0, p_NB), CHOICE(1, 3, op_CB), END),
    ROW(ALL, 3, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(2, 3, op_CB), TEXT("|"), END),
    ROW(0x7c, 4, 0, 0, WORD(0, p_NB), WORD(5, p_Ub), END),
    ROW(0x7c, 5, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(5, p_Ub), TEXT("|"), END),
};
OPTIONS(op_FMUS) = {
    ROW(0x3, 0, 0, 0, END),
    ROW(0x3c, 1, 0, 0, END),
    ROW(0x40, 2, 0, 0, END),
};
OPTIONS(op_FMUHALF) = {
    ROW(0x3c, 0, '.', 'F', TEXT(".F16"), END),
    ROW(0x40, 1, '.', 'F', TEXT(".F16"), END),
    ROW(0x40, 2, '.', 'B', TEXT(".BF16"), END),
};
OPTIONS(op_ARB) = {
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rb_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_ARC) = {
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rc_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_IPAPLACE) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_IFROM), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(1, p_CBANK), TEXT("]["), NUMBER(2, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 2, ALSO, 0, TEXT("c"), NUMBER(1, p_CBANK), TEXT("["), NUMBER(2, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_ISB) = {
    ROW(0xf, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(0x70, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(0x70, 2, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("+"), NUMBER(1, p_ISOFF), TEXT("]"), END),
};
OPTIONS(op_ISB_2) = {
    ROW(0xc, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(0x70, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(0x70, 2, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("+"), NUMBER(1, p_ISOFF), TEXT("]"), END),
};
OPTIONS(op_HTADD) = {
    ROW(0x3f, 0, 0, 0, WORD(0, p_HF32), END),
    ROW(0x40, 1, 0, 0, WORD(1, p_HTY), END),
};
OPTIONS(op_HSWA) = {
    ROW(0x3f, 0, 0, 0, WORD(0, p_HSA), END),
    ROW(0x40, 1, 0, 0, WORD(1, p_HXA), END),
};
OPTIONS(op_HA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NA), WORD(1, p_Ra), WORD(2, p_RA), CHOICE(1, 3, op_HSWA), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NA), TEXT("|"), WORD(1, p_Ra), TEXT("|"), WORD(2, p_RA),
        CHOICE(2, 3, op_HSWA), END),
};
OPTIONS(op_HSWB) = {
    ROW(0x3f, 0, 0, 0, WORD(0, p_HSB), END),
    ROW(0x40, 1, 0, 0, WORD(1, p_HXB), END),
};
OPTIONS(op_HSWB_2) = {
    ROW(0x3c, 0, 0, 0, WORD(0, p_HSB), END),
    ROW(0x40, 1, 0, 0, WORD(1, p_HXB), END),
};
OPTIONS(op_HL) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RC), CHOICE(1, 3, op_HSWB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RC),
        CHOICE(2, 3, op_HSWB), END),
    ROW(ALL, 2, 0, 0, FLOAT(5, p_HIH), COMMA, FLOAT(6, p_HIL), END),
    ROW(ALL, 3, 0, 0, WORD(0, p_NB), CHOICE(3, 7, op_CB), CHOICE(4, 3, op_HSWB), END),
    ROW(ALL, 4, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(5, 7, op_CB), TEXT("|"),
        CHOICE(6, 3, op_HSWB), END),
    ROW(0x7c, 5, 0, 0, WORD(0, p_NB), WORD(9, p_Ub), CHOICE(7, 3, op_HSWB_2), END),
    ROW(0x7c, 6, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(9, p_Ub), TEXT("|"), CHOICE(8, 3, op_HSWB_2),
        END),
};
OPTIONS(op_HTMUL) = {
    ROW(0x3f, 0, 0, 0, WORD(0, p_HF32), END),
    ROW(0x40, 1, 0, 0, WORD(1, p_HXTY), END),
};
OPTIONS(op_HB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), CHOICE(1, 3, op_HSWB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RB),
        CHOICE(2, 3, op_HSWB), END),
    ROW(ALL, 2, 0, 0, FLOAT(5, p_HIH), COMMA, FLOAT(6, p_HIL), END),
    ROW(ALL, 3, 0, 0, WORD(0, p_NB), CHOICE(3, 7, op_CB), CHOICE(4, 3, op_HSWB), END),
    ROW(ALL, 4, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(5, 7, op_CB), TEXT("|"),
        CHOICE(6, 3, op_HSWB), END),
    ROW(0x7c, 5, 0, 0, WORD(0, p_NB), WORD(9, p_Ub), CHOICE(7, 3, op_HSWB_2), END),
    ROW(0x7c, 6, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(9, p_Ub), TEXT("|"), CHOICE(8, 3, op_HSWB_2),
        END),
};
OPTIONS(op_HTFMA) = {
    ROW(0x78, 2, '.', 'B', TEXT(".BF16_V2"), WORD(1, p_FMODE), WORD(2, p_FSAT), END),
    ROW(0x7, 0, 0, 0, WORD(0, p_HF32), WORD(1, p_FMODE), WORD(2, p_FSAT), END),
    ROW(0x78, 1, 0, 0, WORD(0, p_HF32), WORD(1, p_FMODE), WORD(2, p_FSAT), END),
};
OPTIONS(op_HSWM) = {
    ROW(0xf, 0, 0, 0, WORD(0, p_HSB), END),
    ROW(0x70, 1, 0, 0, WORD(1, p_HNB), END),
};
OPTIONS(op_HSWM_2) = {
    ROW(0xc, 0, 0, 0, WORD(0, p_HSB), END),
    ROW(0x70, 1, 0, 0, WORD(1, p_HNB), END),
};
OPTIONS(op_HMB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), CHOICE(1, 3, op_HSWM), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RB),
        CHOICE(2, 3, op_HSWM), END),
    ROW(0x7, 2, 0, 0, FLOAT(5, p_HIH), COMMA, FLOAT(6, p_HIL), END),
    ROW(0x78, 3, 0, 0, FLOAT(5, p_HIH), COMMA, FLOAT(6, p_HIL), END),
    ROW(0x78, 4, 0, 0, FLOAT(7, p_BIH), COMMA, FLOAT(8, p_BIL), END),
    ROW(ALL, 5, 0, 0, WORD(0, p_NB), CHOICE(3, 9, op_CB), CHOICE(4, 3, op_HSWM), END),
    ROW(ALL, 6, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(5, 9, op_CB), TEXT("|"),
        CHOICE(6, 3, op_HSWM), END),
    ROW(0x7c, 7, 0, 0, WORD(0, p_NB), WORD(11, p_Ub), CHOICE(7, 3, op_HSWM_2), END),
    ROW(0x7c, 8, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(11, p_Ub), TEXT("|"), CHOICE(8, 3, op_HSWM_2),
        END),
};
OPTIONS(op_HSWC) = {
    ROW(0x3f, 0, 0, 0, WORD(0, p_HSC), END),
    ROW(0x40, 1, 0, 0, WORD(1, p_HXC), END),
};
OPTIONS(op_HC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNC), WORD(1, p_Rc), WORD(2, p_RC), CHOICE(1, 3, op_HSWC), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNC), TEXT("|"), WORD(1, p_Rc), TEXT("|"), WORD(2, p_RC),
        CHOICE(2, 3, op_HSWC), END),
};
OPTIONS(op_HCB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNC), WORD(1, p_Rc), WORD(2, p_RB), CHOICE(1, 3, op_HSWC), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNC), TEXT("|"), WORD(1, p_Rc), TEXT("|"), WORD(2, p_RB),
        CHOICE(2, 3, op_HSWC), END),
};
OPTIONS(op_HMT) = {
    ROW(0x7, 0, 0, 0, FLOAT(0, p_HIH), COMMA, FLOAT(1, p_HIL), END),
    ROW(0x78, 1, 0, 0, FLOAT(0, p_HIH), COMMA, FLOAT(1, p_HIL), END),
    ROW(0x78, 2, 0, 0, FLOAT(2, p_BIH), COMMA, FLOAT(3, p_BIL), END),
    ROW(ALL, 3, 0, 0, WORD(4, p_NB), CHOICE(1, 5, op_CB), CHOICE(2, 8, op_HSWM), END),
    ROW(ALL, 4, 0, 0, WORD(4, p_NB), TEXT("|"), CHOICE(3, 5, op_CB), TEXT("|"),
        CHOICE(4, 8, op_HSWM), END),
    ROW(0x7c, 5, 0, 0, WORD(4, p_NB), WORD(7, p_Ub), CHOICE(5, 8, op_HSWM_2), END),
    ROW(0x7c, 6, 0, 0, WORD(4, p_NB), TEXT("|"), WORD(7, p_Ub), TEXT("|"), CHOICE(6, 8, op_HSWM_2),
        END),
};
OPTIONS(op_HTREL) = {
    ROW(ALL, 1, '.', 'B', TEXT(".BF16_V2"), WORD(1, p_FMODE), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_HF32), WORD(1, p_FMODE), END),
};
OPTIONS(op_HSWA_2) = {
    ROW(0x38, 0, 0, 0, WORD(0, p_HSA), END),
    ROW(0x40, 1, 0, 0, WORD(1, p_HXA), END),
};
OPTIONS(op_HA_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NA), WORD(1, p_Ra), WORD(2, p_RA), CHOICE(1, 3, op_HSWA_2), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NA), TEXT("|"), WORD(1, p_Ra), TEXT("|"), WORD(2, p_RA),
        CHOICE(2, 3, op_HSWA_2), END),
};
OPTIONS(op_HSWM_3) = {
    ROW(0x8, 0, 0, 0, WORD(0, p_HSB), END),
    ROW(0x70, 1, 0, 0, WORD(1, p_HNB), END),
};
OPTIONS(op_HMB_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), CHOICE(1, 3, op_HSWM_3), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RB),
        CHOICE(2, 3, op_HSWM_3), END),
    ROW(ALL, 2, 0, 0, FLOAT(5, p_HIH), COMMA, FLOAT(6, p_HIL), END),
    ROW(ALL, 3, 0, 0, FLOAT(7, p_BIH), COMMA, FLOAT(8, p_BIL), END),
    ROW(ALL, 4, 0, 0, WORD(0, p_NB), CHOICE(3, 9, op_CB_2), CHOICE(4, 3, op_HSWM_3), END),
    ROW(ALL, 5, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(5, 9, op_CB_2), TEXT("|"),
        CHOICE(6, 3, op_HSWM_3), END),
    ROW(ALL, 6, 0, 0, WORD(0, p_NB), WORD(11, p_Ub), CHOICE(7, 3, op_HSWM_3), END),
    ROW(ALL, 7, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(11, p_Ub), TEXT("|"), CHOICE(8, 3, op_HSWM_3),
        END),
};
OPTIONS(op_HSWC_2) = {
    ROW(0x38, 0, 0, 0, WORD(0, p_HSC), END),
    ROW(0x40, 1, 0, 0, WORD(1, p_HXC), END),
};
OPTIONS(op_HC_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNC), WORD(1, p_Rc), WORD(2, p_RC), CHOICE(1, 3, op_HSWC_2), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNC), TEXT("|"), WORD(1, p_Rc), TEXT("|"), WORD(2, p_RC),
        CHOICE(2, 3, op_HSWC_2), END),
};
OPTIONS(op_HCB_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNC), WORD(1, p_Rc), WORD(2, p_RB), CHOICE(1, 3, op_HSWC_2), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNC), TEXT("|"), WORD(1, p_Rc), TEXT("|"), WORD(2, p_RB),
        CHOICE(2, 3, op_HSWC_2), END),
};
OPTIONS(op_HMT_2) = {
    ROW(ALL, 0, 0, 0, FLOAT(0, p_HIH), COMMA, FLOAT(1, p_HIL), END),
    ROW(ALL, 1, 0, 0, FLOAT(2, p_BIH), COMMA, FLOAT(3, p_BIL), END),
    ROW(ALL, 2, 0, 0, WORD(4, p_NB), CHOICE(1, 5, op_CB_2), CHOICE(2, 8, op_HSWM_3), END),
    ROW(ALL, 3, 0, 0, WORD(4, p_NB), TEXT("|"), CHOICE(3, 5, op_CB_2), TEXT("|"),
        CHOICE(4, 8, op_HSWM_3), END),
    ROW(ALL, 4, 0, 0, WORD(4, p_NB), WORD(7, p_Ub), CHOICE(5, 8, op_HSWM_3), END),
    ROW(ALL, 5, 0, 0, WORD(4, p_NB), TEXT("|"), WORD(7, p_Ub), TEXT("|"), CHOICE(6, 8, op_HSWM_3),
        END),
};
OPTIONS(op_HTMMA) = {
    ROW(0x40, 2, '.', 'I', TEXT(".INVALID1"), WORD(0, p_FMODE), WORD(1, p_FSAT), END),
    ROW(0x40, 3, '.', 'B', TEXT(".BF16_V2"), WORD(0, p_FMODE), WORD(1, p_FSAT), END),
    ROW(0x38, 0, 0, 0, WORD(0, p_FMODE), WORD(1, p_FSAT), END),
    ROW(0x40, 1, 0, 0, WORD(0, p_FMODE), WORD(1, p_FSAT), END),
};
OPTIONS(op_HWB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RB), END),
    ROW(0x38, 2, 0, 0, FLOAT(3, p_HIH), COMMA, FLOAT(4, p_HIL), END),
    ROW(0x40, 3, 0, 0, FLOAT(3, p_HIH), COMMA, FLOAT(4, p_HIL), END),
    ROW(0x40, 4, 0, 0, FLOAT(5, p_BIH), COMMA, FLOAT(6, p_BIL), END),
    ROW(ALL, 5, 0, 0, WORD(0, p_NB), CHOICE(1, 7, op_CB_2), END),
    ROW(ALL, 6, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(2, 7, op_CB_2), TEXT("|"), END),
    ROW(ALL, 7, 0, 0, WORD(0, p_NB), WORD(9, p_Ub), END),
    ROW(ALL, 8, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(9, p_Ub), TEXT("|"), END),
};
OPTIONS(op_HWC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNC), WORD(1, p_Rc), WORD(2, p_RC), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNC), TEXT("|"), WORD(1, p_Rc), TEXT("|"), WORD(2, p_RC), END),
};
OPTIONS(op_HWCB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNC), WORD(1, p_Rc), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNC), TEXT("|"), WORD(1, p_Rc), TEXT("|"), WORD(2, p_RB), END),
};
OPTIONS(op_HWT) = {
    ROW(0x38, 0, 0, 0, FLOAT(0, p_HIH), COMMA, FLOAT(1, p_HIL), END),
    ROW(0x40, 1, 0, 0, FLOAT(0, p_HIH), COMMA, FLOAT(1, p_HIL), END),
    ROW(0x40, 2, 0, 0, FLOAT(2, p_BIH), COMMA, FLOAT(3, p_BIL), END),
    ROW(ALL, 3, 0, 0, WORD(4, p_NB), CHOICE(1, 5, op_CB_2), END),
    ROW(ALL, 4, 0, 0, WORD(4, p_NB), TEXT("|"), CHOICE(2, 5, op_CB_2), TEXT("|"), END),
    ROW(ALL, 5, 0, 0, WORD(4, p_NB), WORD(7, p_Ub), END),
    ROW(ALL, 6, 0, 0, WORD(4, p_NB), TEXT("|"), WORD(7, p_Ub), TEXT("|"), END),
};
OPTIONS(op_HTMMA_2) = {
    ROW(0x40, 2, '.', 'I', TEXT(".INVALID1"), WORD(0, p_FMODE), WORD(1, p_FSAT_2), END),
    ROW(0x40, 3, '.', 'B', TEXT(".BF16_V2"), WORD(0, p_FMODE), WORD(1, p_FSAT_2), END),
    ROW(0x38, 0, 0, 0, WORD(0, p_FMODE), WORD(1, p_FSAT_2), END),
    ROW(0x40, 1, 0, 0, WORD(0, p_FMODE), WORD(1, p_FSAT_2), END),
};
OPTIONS(op_HST) = {
    ROW(0x3f, 0, 0, 0, END),
    ROW(0x40, 1, 0, 0, WORD(0, p_HSTY), END),
};
OPTIONS(op_HSL) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RC), CHOICE(1, 3, op_HSWB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RC),
        CHOICE(2, 3, op_HSWB), END),
    ROW(0x3f, 2, 0, 0, FLOAT(5, p_HIH), COMMA, FLOAT(6, p_HIL), END),
    ROW(0x40, 3, 0, 0, FLOAT(5, p_HIH), COMMA, FLOAT(6, p_HIL), END),
    ROW(0x40, 4, 0, 0, FLOAT(7, p_BIH), COMMA, FLOAT(8, p_BIL), END),
    ROW(ALL, 5, 0, 0, WORD(0, p_NB), CHOICE(3, 9, op_CB), CHOICE(4, 3, op_HSWB), END),
    ROW(ALL, 6, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(5, 9, op_CB), TEXT("|"),
        CHOICE(6, 3, op_HSWB), END),
    ROW(0x7c, 7, 0, 0, WORD(0, p_NB), WORD(11, p_Ub), CHOICE(7, 3, op_HSWB_2), END),
    ROW(0x7c, 8, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(11, p_Ub), TEXT("|"), CHOICE(8, 3, op_HSWB_2),
        END),
};
OPTIONS(op_HMT2) = {
    ROW(ALL, 1, '.', 'B', TEXT(".BF16_V2"), WORD(0, p_FTZ), WORD(1, p_FNAN), WORD(2, p_FXORS), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_FTZ), WORD(1, p_FNAN), WORD(2, p_FXORS), END),
};
OPTIONS(op_HSWB_3) = {
    ROW(0x38, 0, 0, 0, WORD(0, p_HSB), END),
    ROW(0x40, 1, 0, 0, WORD(1, p_HXB), END),
};
OPTIONS(op_HNM) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), CHOICE(1, 3, op_HSWB_3), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(1, p_Rb), TEXT("|"), WORD(2, p_RB),
        CHOICE(2, 3, op_HSWB_3), END),
    ROW(ALL, 2, 0, 0, FLOAT(5, p_HIH), COMMA, FLOAT(6, p_HIL), END),
    ROW(ALL, 3, 0, 0, FLOAT(7, p_BIH), COMMA, FLOAT(8, p_BIL), END),
    ROW(ALL, 4, 0, 0, WORD(0, p_NB), CHOICE(3, 9, op_CB_2), CHOICE(4, 3, op_HSWB_3), END),
    ROW(ALL, 5, 0, 0, WORD(0, p_NB), TEXT("|"), CHOICE(5, 9, op_CB_2), TEXT("|"),
        CHOICE(6, 3, op_HSWB_3), END),
    ROW(ALL, 6, 0, 0, WORD(0, p_NB), WORD(11, p_Ub), CHOICE(7, 3, op_HSWB_3), END),
    ROW(ALL, 7, 0, 0, WORD(0, p_NB), TEXT("|"), WORD(11, p_Ub), TEXT("|"), CHOICE(8, 3, op_HSWB_3),
        END),
};
OPTIONS(op_CO) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_P0_2), END),
    ROW(ALL, 2, 'P', 0, WORD(0, p_P0), COMMA, WORD(1, p_P1_2), END),
    ROW(ALL, 1, GLUED, 0, TEXT("|"), WORD(0, p_P0_2), END),
    ROW(ALL, 2, GLUED, 0, TEXT("|"), WORD(0, p_P0), TEXT("|"), WORD(1, p_P1_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_RAX) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NA), WORD(1, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_SBX) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, NUMBER(3, p_IMM), END),
    ROW(ALL, 2, 0, 0, WORD(0, p_NB), CHOICE(1, 4, op_CB), END),
    ROW(0x7c, 3, 0, 0, WORD(0, p_NB), WORD(6, p_Ub), END),
};
OPTIONS(op_RCX) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NC), WORD(1, p_Rc), WORD(2, p_RC), END),
};
OPTIONS(op_RAX_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_IA), WORD(1, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_SBX_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_IB), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, NUMBER(3, p_IMM), END),
    ROW(ALL, 2, 0, 0, WORD(0, p_IB), CHOICE(1, 4, op_CB), END),
    ROW(0x7c, 3, 0, 0, WORD(0, p_IB), WORD(6, p_Ub), END),
};
OPTIONS(op_RCX_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_IC), WORD(1, p_Rc), WORD(2, p_RC), END),
};
OPTIONS(op_QB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_Q1N), WORD(1, p_Q1), END),
};
OPTIONS(op_SBCU) = {
    ROW(ALL, 0, 'c', '[', TEXT("c["), NUMBER(0, p_CBANK), TEXT("]["), NUMBER(1, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 1, 'c', 'x', TEXT("cx["), WORD(2, p_Ub), TEXT("]["), NUMBER(1, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 2, 'U', 'R', WORD(2, p_Ub), END),
    ROW(ALL, 0, ALSO, 0, TEXT("c"), NUMBER(0, p_CBANK), TEXT("["), NUMBER(1, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_CBN) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), CHOICE(1, 1, op_CB), END),
};
OPTIONS(op_UBN) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Ub), END),
};
OPTIONS(op_SB_3) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(ALL, 1, 0, 0, NUMBER(2, p_IMM), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(3, p_CBANK), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 3, 'c', 'x', TEXT("cx["), WORD(5, p_Ub), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 4, 'U', 'R', WORD(5, p_Ub), END),
    ROW(ALL, 2, ALSO, 0, TEXT("c"), NUMBER(3, p_CBANK), TEXT("["), NUMBER(4, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_SCI) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_IMM), END),
    ROW(ALL, 1, 0, 0, WORD(1, p_IB), CHOICE(1, 2, op_CB), END),
    ROW(0x7c, 2, 0, 0, WORD(1, p_IB), WORD(4, p_Ub), END),
};
OPTIONS(op_PJ) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_P0_2), END),
    ROW(ALL, 1, GLUED, 0, TEXT("|"), WORD(0, p_P0_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_WIDEC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), CHOICE(1, 1, op_CB), END),
    ROW(0x7c, 1, 0, 0, WORD(0, p_NB), WORD(3, p_Ub), END),
};
OPTIONS(op_WIDECX) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_IB), CHOICE(1, 1, op_CB), END),
    ROW(0x7c, 1, 0, 0, WORD(0, p_IB), WORD(3, p_Ub), END),
};
OPTIONS(op_SB_4) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(ALL, 1, 0, 0, NUMBER(2, p_IMM), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(3, p_CBANK), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 3, 'c', 'x', TEXT("cx["), WORD(5, p_Ub), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 4, 'U', 'R', WORD(5, p_Ub), END),
    ROW(ALL, 2, ALSO, 0, TEXT("c"), NUMBER(3, p_CBANK), TEXT("["), NUMBER(4, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_WIDEC_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), CHOICE(1, 1, op_CB_2), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), WORD(3, p_Ub), END),
};
OPTIONS(op_WIDECX_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_IB), CHOICE(1, 1, op_CB_2), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_IB), WORD(3, p_Ub), END),
};
OPTIONS(op_SCU) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_UIMM), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(1, p_CBANK), TEXT("]["), NUMBER(2, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 2, 'c', 'x', TEXT("cx["), WORD(3, p_Ub), TEXT("]["), NUMBER(2, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 3, 'U', 'R', WORD(3, p_Ub), END),
    ROW(ALL, 1, ALSO, 0, TEXT("c"), NUMBER(1, p_CBANK), TEXT("["), NUMBER(2, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_QC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_Q2N), WORD(1, p_Q2), END),
};
OPTIONS(op_SB_5) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(ALL, 1, 0, 0, NUMBER(2, p_IMM), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(3, p_CBANK), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(0x4, 3, 'c', 'x', TEXT("cx["), WORD(5, p_Ub), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(0x4, 4, 'U', 'R', WORD(5, p_Ub), END),
    ROW(ALL, 2, ALSO, 0, TEXT("c"), NUMBER(3, p_CBANK), TEXT("["), NUMBER(4, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_QOLD) = {
    ROW(ALL, 1, 0, 0, WORD(0, p_Q2N_2), WORD(1, p_Q2), END),
    ROW(ALL, 2, 0, 0, WORD(0, p_Q2N_3), WORD(1, p_Q2_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SBX_3) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, NUMBER(3, p_UIMM), END),
    ROW(ALL, 2, 0, 0, WORD(0, p_NB), CHOICE(1, 4, op_CB), END),
    ROW(0x7c, 3, 0, 0, WORD(0, p_NB), WORD(6, p_Ub), END),
};
OPTIONS(op_SBX_4) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_IB), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, NUMBER(3, p_UIMM), END),
    ROW(ALL, 2, 0, 0, WORD(0, p_IB), CHOICE(1, 4, op_CB), END),
    ROW(0x7c, 3, 0, 0, WORD(0, p_IB), WORD(6, p_Ub), END),
};
OPTIONS(op_MMASK) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_MSK), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_LMOD70) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_WIDE), WORD(1, p_EVICT), WORD(2, p_LSIZE), WORD(3, p_LORDER),
        WORD(4, p_SCOPE), WORD(5, p_PRIV), END),
};
OPTIONS(op_LMOD75) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_WIDE), WORD(1, p_EVICT), WORD(2, p_LTC), WORD(3, p_LSIZE),
        WORD(4, p_LORDER), WORD(5, p_SCOPE), WORD(6, p_PRIV), END),
};
OPTIONS(op_NPRED) = {
    ROW(ALL, 1, 0, 0, WORD(0, p_NPN), WORD(1, p_NP), END),
    ROW(ALL, 2, 0, 0, WORD(0, p_NPN_2), WORD(1, p_NP_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_AG_3) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_Ub), TEXT("]"),
        END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_Ub), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_Ub), TEXT("]"),
        END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_Ub), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(0x38, 4, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64]"), END),
    ROW(0x38, 5, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(0x38, 6, 'd', 'e', TEXT("desc["), SHARED_WORD(1, p_Ub), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64]"), END),
    ROW(0x38, 7, 'd', 'e', TEXT("desc["), SHARED_WORD(1, p_Ub), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64+"), NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(0x40, 8, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64]"), END),
    ROW(0x40, 9, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_DESC_3) = {
    ROW(0x38, 3, '{', 'd', TEXT("{desc "), SHARED_WORD(0, p_Ub_2), TEXT("}"), END),
    ROW(0x40, 5, '{', 'd', TEXT("{desc "), SHARED_WORD(0, p_Ub_2), TEXT("}"), END),
    ROW(ALL, 0, 0, 0, END),
    ROW(0x38, 1, 0, 0, END),
    ROW(0x38, 2, 0, 0, END),
    ROW(0x40, 4, 0, 0, END),
};
OPTIONS(op_SMOD70) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_WIDE), WORD(1, p_EVICT), WORD(2, p_MSIZE), WORD(3, p_SORDER),
        WORD(4, p_SCOPE), WORD(5, p_PRIV), END),
};
OPTIONS(op_AG_4) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_Uc), TEXT("]"),
        END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_Uc), TEXT("]"),
        END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(0x38, 4, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64]"), END),
    ROW(0x38, 5, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(0x38, 6, 'd', 'e', TEXT("desc["), SHARED_WORD(1, p_Uc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64]"), END),
    ROW(0x38, 7, 'd', 'e', TEXT("desc["), SHARED_WORD(1, p_Uc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64+"), NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(0x40, 8, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64]"), END),
    ROW(0x40, 9, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_DESC_4) = {
    ROW(0x38, 3, '{', 'd', TEXT("{desc "), SHARED_WORD(0, p_Uc_2), TEXT("}"), END),
    ROW(0x40, 5, '{', 'd', TEXT("{desc "), SHARED_WORD(0, p_Uc_2), TEXT("}"), END),
    ROW(ALL, 0, 0, 0, END),
    ROW(0x38, 1, 0, 0, END),
    ROW(0x38, 2, 0, 0, END),
    ROW(0x40, 4, 0, 0, END),
};
OPTIONS(op_ALOCAL) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), SHARED_WORD(1, p_Ub), TEXT("]"),
        END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), SHARED_WORD(1, p_Ub), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), SHARED_WORD(1, p_Ub), TEXT("]"), END),
    ROW(ALL, 3, '[', 0, TEXT("["), SHARED_WORD(1, p_Ub), TEXT("+"), NUMBER(2, p_OFF), TEXT("]"),
        END),
    ROW(ALL, 4, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 5, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 6, '[', 0, TEXT("["), NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_DESCL) = {
    ROW(ALL, 1, '{', 'd', TEXT("{desc "), SHARED_WORD(0, p_Ub), TEXT("}"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_ALOCAL_2) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), SHARED_WORD(1, p_Uc), TEXT("]"),
        END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), SHARED_WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), SHARED_WORD(1, p_Uc), TEXT("]"), END),
    ROW(ALL, 3, '[', 0, TEXT("["), SHARED_WORD(1, p_Uc), TEXT("+"), NUMBER(2, p_OFF), TEXT("]"),
        END),
    ROW(ALL, 4, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 5, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(2, p_OFF), TEXT("]"), END),
    ROW(ALL, 6, '[', 0, TEXT("["), NUMBER(2, p_OFF), TEXT("]"), END),
};
OPTIONS(op_DESCL_2) = {
    ROW(ALL, 1, '{', 'd', TEXT("{desc "), SHARED_WORD(0, p_Uc), TEXT("}"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_ALS_2) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra_2), WORD(1, p_SCALE), TEXT("+"), WORD(2, p_Ub),
        TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), WORD(1, p_SCALE), TEXT("+"), WORD(2, p_Ub),
        TEXT("+"), NUMBER(3, p_OFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra_3), WORD(1, p_SCALE_2), TEXT("+"), WORD(2, p_Ub),
        TEXT("]"), END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(0, p_Ra_3), WORD(1, p_SCALE_2), TEXT("+"), WORD(2, p_Ub),
        TEXT("+"), NUMBER(3, p_OFF), TEXT("]"), END),
    ROW(ALL, 4, '[', 0, TEXT("["), WORD(2, p_Ub), TEXT("]"), END),
    ROW(ALL, 5, '[', 0, TEXT("["), WORD(2, p_Ub), TEXT("+"), NUMBER(3, p_OFF), TEXT("]"), END),
};
OPTIONS(op_CINDEX) = {
    ROW(ALL, 0, 'c', '[', TEXT("c["), NUMBER(0, p_CBANK), TEXT("]["), WORD(1, p_Ra), TEXT("]"),
        END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(0, p_CBANK), TEXT("]["), WORD(1, p_Ra_2), TEXT("+"),
        NUMBER(2, p_CO16), TEXT("]"), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(0, p_CBANK), TEXT("]["), NUMBER(2, p_CO16), TEXT("]"),
        END),
    ROW(ALL, 0, ALSO, 0, TEXT("c"), NUMBER(0, p_CBANK), TEXT("["), WORD(1, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, ALSO, 0, TEXT("c"), NUMBER(0, p_CBANK), TEXT("["), WORD(1, p_Ra_2), TEXT("+"),
        NUMBER(2, p_CO16), TEXT("]"), END),
    ROW(ALL, 2, ALSO, 0, TEXT("c"), NUMBER(0, p_CBANK), TEXT("["), NUMBER(2, p_CO16), TEXT("]"),
        END),
};
OPTIONS(op_CXINDEX) = {
    ROW(ALL, 0, 'c', 'x', TEXT("cx["), WORD(0, p_Ua), TEXT("]["), WORD(1, p_Rc), TEXT("]"), END),
    ROW(ALL, 1, 'c', 'x', TEXT("cx["), WORD(0, p_Ua), TEXT("]["), WORD(1, p_Rc_2), TEXT("+"),
        NUMBER(2, p_CO16), TEXT("]"), END),
    ROW(ALL, 2, 'c', 'x', TEXT("cx["), WORD(0, p_Ua), TEXT("]["), NUMBER(2, p_CO16), TEXT("]"),
        END),
};
OPTIONS(op_UINDEX) = {
    ROW(ALL, 0, 'c', '[', TEXT("c["), NUMBER(0, p_CBANK), TEXT("]["), NUMBER(1, p_UCOFF), TEXT("]"),
        END),
    ROW(ALL, 1, 'c', 'x', TEXT("cx["), WORD(2, p_Ub), TEXT("]["), NUMBER(1, p_UCOFF), TEXT("]"),
        END),
    ROW(ALL, 0, ALSO, 0, TEXT("c"), NUMBER(0, p_CBANK), TEXT("["), NUMBER(1, p_UCOFF), TEXT("]"),
        END),
};
OPTIONS(op_UQM) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_UQN), WORD(1, p_UQP), END),
};
OPTIONS(op_SADDR) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Rd), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Rd), TEXT("+"), NUMBER(1, p_SOFF), TEXT("]"), END),
};
OPTIONS(op_GADDR) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_Uc), TEXT("]"),
        END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_GOFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_Uc), TEXT("]"),
        END),
    ROW(ALL, 3, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_GOFF), TEXT("]"), END),
    ROW(0x38, 4, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64]"), END),
    ROW(0x38, 5, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_GOFF), TEXT("]"), END),
    ROW(0x38, 6, 'd', 'e', TEXT("desc["), SHARED_WORD(1, p_Uc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64]"), END),
    ROW(0x38, 7, 'd', 'e', TEXT("desc["), SHARED_WORD(1, p_Uc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64+"), NUMBER(2, p_GOFF), TEXT("]"), END),
    ROW(0x40, 8, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64]"), END),
    ROW(0x40, 9, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_GOFF), TEXT("]"), END),
};
OPTIONS(op_SADDRU) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Rd), TEXT("+"), WORD(1, p_Uc), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Rd), TEXT("+"), WORD(1, p_Uc), TEXT("+"),
        NUMBER(2, p_SOFF), TEXT("]"), END),
};
OPTIONS(op_GADDRU) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(1, p_GOFF), TEXT("]"), END),
};
OPTIONS(op_SPECIAL) = {
    ROW(0x3f, 0, 'S', 0, WORD(0, p_SREG), END),
    ROW(0x40, 1, 'S', 0, WORD(0, p_SREG), END),
    ROW(0x40, 2, 'S', 'R', TEXT("SR_CgaCtaId"), END),
};
OPTIONS(op_N_MSIZE) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_MSIZE), END),
};
OPTIONS(op_SHOW) = {
    ROW(0x7, 0, 0, 0, WORD(0, p_SORDER), WORD(1, p_SCOPE), WORD(2, p_PRIV), END),
    ROW(0x78, 1, 0, 0, WORD(3, p_LORD), END),
};
OPTIONS(op_SURF) = {
    ROW(0x3, 0, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(1, p_TWORD), END),
    ROW(0x7c, 1, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(1, p_TWORD), END),
    ROW(0x3, 2, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(2, p_TSAM), COMMA, NUMBER(3, p_THDR), END),
    ROW(0x7c, 3, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(2, p_TSAM), COMMA, NUMBER(3, p_THDR), END),
    ROW(0x7c, 4, 'U', 'R', WORD(4, p_TUR), COMMA, NUMBER(3, p_THDR), END),
};
OPTIONS(op_SURFR) = {
    ROW(0x3, 0, 'R', 0, WORD(0, p_Rc), END),
    ROW(0x7c, 1, 'R', 0, WORD(0, p_Rc), END),
};
OPTIONS(op_N_SMASK) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SMASK), END),
};
OPTIONS(op_SHOWS) = {
    ROW(0x7, 0, 0, 0, WORD(0, p_SORDER), WORD(1, p_SCOPE), WORD(2, p_PRIV), END),
    ROW(0x78, 1, 0, 0, WORD(3, p_SORD), END),
};
OPTIONS(op_N_STYPE) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_STYPE), END),
};
OPTIONS(op_SHOWA) = {
    ROW(0x7, 0, 0, 0, WORD(0, p_AORDER), WORD(1, p_SCOPE), WORD(2, p_PRIV), END),
    ROW(0x78, 1, 0, 0, WORD(3, p_SORD), END),
};
OPTIONS(op_N_SCTYPE) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SCTYPE), END),
};
OPTIONS(op_SURF_2) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(1, p_TWORD), END),
    ROW(ALL, 1, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(2, p_TSAM), COMMA, NUMBER(3, p_THDR), END),
    ROW(ALL, 2, 'U', 'R', WORD(4, p_TUR), COMMA, NUMBER(3, p_THDR), END),
};
OPTIONS(op_SURFR_2) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rc), END),
};
OPTIONS(op_MUPRED) = {
    ROW(0x70, 1, 0, 0, TEXT(","), BLANK, WORD(0, p_MUP), END),
    ROW(0x70, 3, 0, 0, TEXT(","), BLANK, TEXT("!"), WORD(1, p_MUPC), END),
    ROW(0x8, 0, 0, 0, END),
    ROW(0x70, 2, 0, 0, END),
};
OPTIONS(op_MUPRED_2) = {
    ROW(0x70, 1, 0, 0, TEXT(","), BLANK, WORD(0, p_MUP), END),
    ROW(0x70, 3, 0, 0, TEXT(","), BLANK, TEXT("!"), WORD(1, p_MUPC), END),
    ROW(0xc, 0, 0, 0, END),
    ROW(0x70, 2, 0, 0, END),
};
OPTIONS(op_TBX) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_TB), END),
    ROW(0x7c, 1, 0, 0, END),
};
OPTIONS(op_TBOUND) = {
    ROW(0x3, 0, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(1, p_TWORD), END),
    ROW(0x7c, 1, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(1, p_TWORD), END),
    ROW(0x7c, 2, 'U', 'R', WORD(2, p_TUR), COMMA, NUMBER(3, p_THDR), END),
};
OPTIONS(op_TM) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_TMASK), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_THINTS) = {
    ROW(ALL, 1, '{', 'h', TEXT("{hint "), NUMBER(0, p_THINT), TEXT("}"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_TBOUND3) = {
    ROW(0x3, 0, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(1, p_TSAM), COMMA, NUMBER(2, p_THDR), END),
    ROW(0x7c, 1, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(1, p_TSAM), COMMA, NUMBER(2, p_THDR), END),
};
OPTIONS(op_TBOUND1) = {
    ROW(0x3, 0, 0, 0, END),
    ROW(0x7c, 1, 0, 0, END),
};
OPTIONS(op_TBX_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_TB), END),
    ROW(ALL, 1, 0, 0, END),
};
OPTIONS(op_FBOUND) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(1, p_TWORD), END),
    ROW(ALL, 1, 'U', 'R', WORD(2, p_TUR), COMMA, NUMBER(3, p_THDR), END),
    ROW(ALL, 2, 0, 0, NUMBER(0, p_TBANK), COMMA, NUMBER(4, p_TSAM), COMMA, NUMBER(3, p_THDR), END),
};
OPTIONS(op_UCARRY) = {
    ROW(ALL, 1, 'U', 'P', WORD(0, p_U0), END),
    ROW(ALL, 2, 'U', 'P', WORD(0, p_U0_2), COMMA, WORD(1, p_U1), END),
    ROW(ALL, 1, GLUED, 0, TEXT("|"), WORD(0, p_U0), END),
    ROW(ALL, 2, GLUED, 0, TEXT("|"), WORD(0, p_U0_2), TEXT("|"), WORD(1, p_U1), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_UAX) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NA), WORD(1, p_Ua), END),
};
OPTIONS(op_UBX) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Ub), END),
    ROW(ALL, 1, 0, 0, NUMBER(2, p_IMM), END),
};
OPTIONS(op_UCX) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NC), WORD(1, p_Uc), END),
};
OPTIONS(op_UAX_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_IA), WORD(1, p_Ua), END),
};
OPTIONS(op_UBX_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_IB), WORD(1, p_Ub), END),
    ROW(ALL, 1, 0, 0, NUMBER(2, p_IMM), END),
};
OPTIONS(op_UCX_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_IC), WORD(1, p_Uc), END),
};
OPTIONS(op_UQ) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_Q0N_3), WORD(1, p_V0), END),
};
OPTIONS(op_UR) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_Q1N), WORD(1, p_V1), END),
};
OPTIONS(op_UA) = {
    ROW(ALL, 0, 'U', 'R', WORD(0, p_Ua), END),
};
OPTIONS(op_UB) = {
    ROW(ALL, 0, 'U', 'R', WORD(0, p_Ub), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_IMM), END),
};
OPTIONS(op_UPJ) = {
    ROW(ALL, 1, 'U', 'P', WORD(0, p_U0), END),
    ROW(ALL, 1, GLUED, 0, TEXT("|"), WORD(0, p_U0), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_UOLD) = {
    ROW(ALL, 1, 0, 0, WORD(0, p_Q2N_2), WORD(1, p_V2), END),
    ROW(ALL, 2, 0, 0, WORD(0, p_Q2N_3), WORD(1, p_V2_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_UT) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_Q2N), WORD(1, p_V2), END),
};
OPTIONS(op_UBX_3) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Ub), END),
    ROW(ALL, 1, 0, 0, NUMBER(2, p_UIMM), END),
};
OPTIONS(op_UBX_4) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_IB), WORD(1, p_Ub), END),
    ROW(ALL, 1, 0, 0, NUMBER(2, p_UIMM), END),
};
OPTIONS(op_UB_2) = {
    ROW(ALL, 0, 'U', 'R', WORD(0, p_Ub), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_UIMM), END),
};
OPTIONS(op_USB) = {
    ROW(ALL, 0, 'U', 'R', WORD(0, p_Ub), TEXT(".SIGN"), END),
};
OPTIONS(op_USC) = {
    ROW(ALL, 0, 'U', 'R', WORD(0, p_Uc), TEXT(".SIGN"), END),
};
OPTIONS(op_USA) = {
    ROW(ALL, 0, 'U', 'R', WORD(0, p_Ua), TEXT(".SIGN"), END),
};
OPTIONS(op_R2UP0) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_P0_2), END),
    ROW(ALL, 2, 'P', 0, WORD(0, p_P0), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SPECIAL_2) = {
    ROW(0x3c, 0, 'S', 0, WORD(0, p_SREG), END),
    ROW(0x40, 1, 'S', 0, WORD(0, p_SREG), END),
    ROW(0x40, 2, 'S', 'R', TEXT("SR_CgaCtaId"), END),
};
OPTIONS(op_SCX) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_IMM), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(1, p_CBANK), TEXT("]["), NUMBER(2, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 2, 'c', 'x', TEXT("cx["), WORD(3, p_Ub), TEXT("]["), NUMBER(2, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 3, 'U', 'R', WORD(3, p_Ub), END),
    ROW(ALL, 1, ALSO, 0, TEXT("c"), NUMBER(1, p_CBANK), TEXT("["), NUMBER(2, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_DPB_) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(2, p_CBANK), TEXT("]["), NUMBER(3, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 2, 'c', 'x', TEXT("cx["), WORD(4, p_Ub), TEXT("]["), NUMBER(3, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 3, 'U', 'R', WORD(4, p_Ub), END),
    ROW(ALL, 1, ALSO, 0, TEXT("c"), NUMBER(2, p_CBANK), TEXT("["), NUMBER(3, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_DPC) = {
    ROW(0x3, 0, 'R', 0, WORD(0, p_Rc), WORD(1, p_RC), END),
    ROW(0x7c, 1, 0, 0, WORD(2, p_NC), WORD(0, p_Rc), WORD(1, p_RC), END),
};
OPTIONS(op_RDO) = {
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rd_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_UDO) = {
    ROW(ALL, 1, 'U', 'R', WORD(0, p_Ud_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SHB) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_SLANE), END),
};
OPTIONS(op_SHC) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rc), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_SCLAMP), END),
};
OPTIONS(op_PRB) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(0x3f, 1, 0, 0, NUMBER(2, p_IMM), END),
    ROW(0x40, 2, 0, 0, NUMBER(3, p_UIMM), END),
    ROW(ALL, 3, 'c', '[', TEXT("c["), NUMBER(4, p_CBANK), TEXT("]["), NUMBER(5, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 4, 'c', 'x', TEXT("cx["), WORD(6, p_Ub), TEXT("]["), NUMBER(5, p_COFF), TEXT("]"),
        END),
    ROW(0x7c, 5, 'U', 'R', WORD(6, p_Ub), END),
    ROW(ALL, 3, ALSO, 0, TEXT("c"), NUMBER(4, p_CBANK), TEXT("["), NUMBER(5, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_QM) = {
    ROW(0x7c, 0, 0, 0, WORD(0, p_Q2N), WORD(1, p_Q2), END),
    ROW(0x7c, 1, 0, 0, WORD(0, p_Q2N), WORD(2, p_UP2), END),
    ROW(0x3, 2, 0, 0, WORD(0, p_Q2N), WORD(1, p_Q2), END),
};
OPTIONS(op_SIGNB) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), TEXT(".SIGN"), END),
    ROW(ALL, 1, 'c', 0, CHOICE(1, 2, op_CB), TEXT(".SIGN"), END),
    ROW(0x7c, 2, 'U', 'R', WORD(4, p_Ub), TEXT(".SIGN"), END),
};
OPTIONS(op_SIGNC) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rc), WORD(1, p_RC), TEXT(".SIGN"), END),
};
OPTIONS(op_SIGNA) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), WORD(1, p_RA), TEXT(".SIGN"), END),
};

FORMS(head_ACQBULK) = {
    FORM(VOLTA_ACQBULK, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("ACQBULK"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_AL2P) = {
    FORM(VOLTA_AL2P, INNER, 0, CHOICE(0, 2, op_GUARD), BLANK, TEXT("AL2P"), BLANK, WORD(0, p_Rd),
        COMMA, WORD(1, p_Ra), COMMA, FIXED(0x0, false), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK,
        CHOICE(2, 3, op_CTL), END),
};
FORMS(head_ALD) = {
    FORM(VOLTA_ALD_A, INNER, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("ALD"), WORD(0, p_AO), BLANK,
        WORD(1, p_Rd), COMMA, TEXT("a["), NUMBER(2, p_AOFF), TEXT("]"), COMMA, CHOICE(0, 3, op_ARB),
        OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 5, op_CTL), END),
    FORM(VOLTA_ALD_R, INNER, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("ALD"), WORD(0, p_AO),
        TEXT(".PHYS"), BLANK, WORD(1, p_Rd), COMMA, TEXT("a["), WORD(2, p_Ra_2), TEXT("]"), COMMA,
        CHOICE(0, 3, op_ARB), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 5, op_CTL),
        END),
    FORM(VOLTA_ALD_U, INNER, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("ALD"), WORD(0, p_AO), BLANK,
        WORD(1, p_Rd), COMMA, TEXT("a["), WORD(2, p_Ua), TEXT("]"), COMMA, CHOICE(0, 3, op_ARB),
        OWN_BLANK, CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 5, op_CTL), END),
};
FORMS(head_ARRIVES_LDGSTSBAR) = {
    FORM(VOLTA_ARRIVES, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("ARRIVES.LDGSTSBAR"), BLANK,
        CHOICE(0, 0, op_AL), OWN_BLANK, CHOICE(2, 0, op_MARKS_6), BLANK, CHOICE(3, 4, op_CTL), END),
};
FORMS(head_AST) = {
    FORM(VOLTA_AST_A, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("AST"), BLANK, TEXT("a["),
        NUMBER(0, p_AOFF), TEXT("]"), COMMA, WORD(1, p_Rb), COMMA, CHOICE(0, 2, op_ARC), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 4, op_CTL), END),
    FORM(VOLTA_AST_U, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("AST"), BLANK, TEXT("a["),
        WORD(0, p_Ua), TEXT("]"), COMMA, WORD(1, p_Rb), COMMA, CHOICE(0, 2, op_ARC), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 4, op_CTL), END),
};
FORMS(head_AST_PHYS) = {
    FORM(VOLTA_AST_R, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("AST.PHYS"), BLANK, TEXT("a["),
        WORD(0, p_Ra_2), TEXT("]"), COMMA, WORD(1, p_Rb), COMMA, CHOICE(0, 2, op_ARC), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 4, op_CTL), END),
};
FORMS(head_ATOM) = {
    FORM(VOLTA_ATOM_V, INNER, 0, CHOICE(3, 12, op_GUARD), BLANK, TEXT("ATOM"), WORD(0, p_WIDE),
        WORD(1, p_AOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE3), CHOICE(1, 4, op_HOW70), BLANK,
        WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA, CHOICE(2, 9, op_ARE), COMMA, WORD(11, p_Rb),
        OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK, CHOICE(5, 13, op_CTL), END),
    FORM(VOLTA_ATOM_T, INNER, 0, CHOICE(3, 12, op_GUARD), BLANK, TEXT("ATOM"), WORD(0, p_WIDE),
        WORD(1, p_AOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE3), CHOICE(1, 4, op_HOW70), BLANK,
        WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA, CHOICE(2, 9, op_ARE), COMMA, WORD(11, p_Rb),
        OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK, CHOICE(5, 13, op_CTL), END),
    FORM(VOLTA_ATOM_TU, INNER, 0, CHOICE(3, 13, op_GUARD), BLANK, TEXT("ATOM"), WORD(0, p_WIDE),
        WORD(1, p_AOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE3), CHOICE(1, 4, op_HOW70), BLANK,
        WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA, CHOICE(2, 9, op_AT), COMMA, WORD(12, p_Rb),
        OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK, CHOICE(5, 14, op_CTL), END),
    FORM(VOLTA_ATOM_A, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("ATOM"), WORD(0, p_WIDE),
        WORD(1, p_AOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE4), WORD(4, p_SORD), BLANK,
        WORD(5, p_P0), COMMA, WORD(6, p_Rd), COMMA, CHOICE(1, 7, op_ARE), COMMA, WORD(9, p_Rb),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_2), BLANK, CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_ATOM_D, INNER | SHARED, 0, CHOICE(4, 10, op_GUARD), BLANK, TEXT("ATOM"),
        CHOICE(0, 0, op_WU), WORD(0, p_AOP), WORD(1, p_EVICT), CHOICE(1, 2, op_N_ATYPE4),
        WORD(3, p_SORD), BLANK, WORD(4, p_P0), COMMA, WORD(5, p_Rd), COMMA, CHOICE(2, 6, op_AG),
        COMMA, WORD(9, p_Rb), BLANK, CHOICE(3, 7, op_DESC), OWN_BLANK, CHOICE(5, 0, op_MARKS_2),
        BLANK, CHOICE(6, 11, op_CTL), END),
    FORM(VOLTA_ATOM_H, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("ATOM"), WORD(0, p_WIDE),
        WORD(1, p_AOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE9), WORD(4, p_SORD), BLANK,
        WORD(5, p_P0), COMMA, WORD(6, p_Rd), COMMA, CHOICE(1, 7, op_ARE), COMMA, WORD(9, p_Rb),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_3), BLANK, CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_ATOM_HD, INNER | SHARED, 0, CHOICE(4, 10, op_GUARD), BLANK, TEXT("ATOM"),
        CHOICE(0, 0, op_WU), WORD(0, p_AOP), WORD(1, p_EVICT), CHOICE(1, 2, op_N_ATYPE9),
        WORD(3, p_SORD), BLANK, WORD(4, p_P0), COMMA, WORD(5, p_Rd), COMMA, CHOICE(2, 6, op_AG_2),
        COMMA, WORD(9, p_Rb), BLANK, CHOICE(3, 7, op_DESC_2), OWN_BLANK, CHOICE(5, 0, op_MARKS_3),
        BLANK, CHOICE(6, 11, op_CTL), END),
    FORM(VOLTA_ATOM_F, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("ATOM"), WORD(0, p_WIDE),
        WORD(1, p_FOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_FTYPE), WORD(4, p_SORD), BLANK,
        WORD(5, p_P0), COMMA, WORD(6, p_Rd), COMMA, CHOICE(1, 7, op_ARE), COMMA, WORD(9, p_Rb),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_3), BLANK, CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_ATOM_FD, INNER | SHARED, 0, CHOICE(4, 10, op_GUARD), BLANK, TEXT("ATOM"),
        CHOICE(0, 0, op_WU), WORD(0, p_FOP), WORD(1, p_EVICT), CHOICE(1, 2, op_N_FTYPE),
        WORD(3, p_SORD), BLANK, WORD(4, p_P0), COMMA, WORD(5, p_Rd), COMMA, CHOICE(2, 6, op_AG_2),
        COMMA, WORD(9, p_Rb), BLANK, CHOICE(3, 7, op_DESC_2), OWN_BLANK, CHOICE(5, 0, op_MARKS_3),
        BLANK, CHOICE(6, 11, op_CTL), END),
    FORM(VOLTA_ATOM_CV, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("ATOM"), WORD(0, p_WIDE),
        CHOICE(0, 1, op_CASOP), WORD(2, p_EVICT), CHOICE(1, 3, op_N_CTYPE3), CHOICE(2, 4, op_HOW70),
        BLANK, WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA, CHOICE(3, 9, op_ARE), COMMA,
        WORD(11, p_Rb), COMMA, WORD(12, p_Rc), OWN_BLANK, CHOICE(5, 0, op_MARKS), BLANK,
        CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_ATOM_CT, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("ATOM"), WORD(0, p_WIDE),
        CHOICE(0, 1, op_CASOP), WORD(2, p_EVICT), CHOICE(1, 3, op_N_CTYPE3), CHOICE(2, 4, op_HOW70),
        BLANK, WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA, CHOICE(3, 9, op_ARE), COMMA,
        WORD(11, p_Rb), COMMA, WORD(12, p_Rc), OWN_BLANK, CHOICE(5, 0, op_MARKS), BLANK,
        CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_ATOM_CA, INNER, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("ATOM"), WORD(0, p_WIDE),
        CHOICE(0, 1, op_CASOP), WORD(2, p_EVICT), CHOICE(1, 3, op_N_CTYPE4), WORD(4, p_SORD), BLANK,
        WORD(5, p_P0), COMMA, WORD(6, p_Rd), COMMA, CHOICE(2, 7, op_ARE), COMMA, WORD(9, p_Rb),
        COMMA, WORD(10, p_Rc), OWN_BLANK, CHOICE(4, 0, op_MARKS_2), BLANK, CHOICE(5, 12, op_CTL),
        END),
    FORM(VOLTA_ATOM_CH, INNER, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("ATOM"), WORD(0, p_WIDE),
        CHOICE(0, 1, op_CASOP), WORD(2, p_EVICT), CHOICE(1, 3, op_N_CTYPE9), WORD(4, p_SORD), BLANK,
        WORD(5, p_P0), COMMA, WORD(6, p_Rd), COMMA, CHOICE(2, 7, op_ARE), COMMA, WORD(9, p_Rb),
        COMMA, WORD(10, p_Rc), OWN_BLANK, CHOICE(4, 0, op_MARKS_3), BLANK, CHOICE(5, 12, op_CTL),
        END),
};
FORMS(head_ATOMG) = {
    FORM(VOLTA_ATOMG_V, INNER, 0, CHOICE(3, 12, op_GUARD), BLANK, TEXT("ATOMG"), WORD(0, p_WIDE),
        WORD(1, p_AOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE3), CHOICE(1, 4, op_HOW70), BLANK,
        WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA, CHOICE(2, 9, op_ARE), COMMA, WORD(11, p_Rb),
        OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK, CHOICE(5, 13, op_CTL), END),
    FORM(VOLTA_ATOMG_T, INNER, 0, CHOICE(3, 12, op_GUARD), BLANK, TEXT("ATOMG"), WORD(0, p_WIDE),
        WORD(1, p_AOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE3), CHOICE(1, 4, op_HOW70), BLANK,
        WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA, CHOICE(2, 9, op_ARE), COMMA, WORD(11, p_Rb),
        OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK, CHOICE(5, 13, op_CTL), END),
    FORM(VOLTA_ATOMG_TU, INNER, 0, CHOICE(3, 13, op_GUARD), BLANK, TEXT("ATOMG"), WORD(0, p_WIDE),
        WORD(1, p_AOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE3), CHOICE(1, 4, op_HOW70), BLANK,
        WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA, CHOICE(2, 9, op_AT), COMMA, WORD(12, p_Rb),
        OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK, CHOICE(5, 14, op_CTL), END),
    FORM(VOLTA_ATOMG_A, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("ATOMG"), WORD(0, p_WIDE),
        WORD(1, p_AOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE4), WORD(4, p_SORD), BLANK,
        WORD(5, p_P0), COMMA, WORD(6, p_Rd), COMMA, CHOICE(1, 7, op_ARE), COMMA, WORD(9, p_Rb),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_2), BLANK, CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_ATOMG_D, INNER | SHARED, 0, CHOICE(4, 10, op_GUARD), BLANK, TEXT("ATOMG"),
        CHOICE(0, 0, op_WU), WORD(0, p_AOP), WORD(1, p_EVICT), CHOICE(1, 2, op_N_ATYPE4),
        WORD(3, p_SORD), BLANK, WORD(4, p_P0), COMMA, WORD(5, p_Rd), COMMA, CHOICE(2, 6, op_AG),
        COMMA, WORD(9, p_Rb), BLANK, CHOICE(3, 7, op_DESC), OWN_BLANK, CHOICE(5, 0, op_MARKS_2),
        BLANK, CHOICE(6, 11, op_CTL), END),
    FORM(VOLTA_ATOMG_H, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("ATOMG"), WORD(0, p_WIDE),
        WORD(1, p_AOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE9), WORD(4, p_SORD), BLANK,
        WORD(5, p_P0), COMMA, WORD(6, p_Rd), COMMA, CHOICE(1, 7, op_ARE), COMMA, WORD(9, p_Rb),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_3), BLANK, CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_ATOMG_HD, INNER | SHARED, 0, CHOICE(4, 10, op_GUARD), BLANK, TEXT("ATOMG"),
        CHOICE(0, 0, op_WU), WORD(0, p_AOP), WORD(1, p_EVICT), CHOICE(1, 2, op_N_ATYPE9),
        WORD(3, p_SORD), BLANK, WORD(4, p_P0), COMMA, WORD(5, p_Rd), COMMA, CHOICE(2, 6, op_AG_2),
        COMMA, WORD(9, p_Rb), BLANK, CHOICE(3, 7, op_DESC_2), OWN_BLANK, CHOICE(5, 0, op_MARKS_3),
        BLANK, CHOICE(6, 11, op_CTL), END),
    FORM(VOLTA_ATOMG_F, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("ATOMG"), WORD(0, p_WIDE),
        WORD(1, p_FOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_FTYPE), WORD(4, p_SORD), BLANK,
        WORD(5, p_P0), COMMA, WORD(6, p_Rd), COMMA, CHOICE(1, 7, op_ARE), COMMA, WORD(9, p_Rb),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_3), BLANK, CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_ATOMG_FD, INNER | SHARED, 0, CHOICE(4, 10, op_GUARD), BLANK, TEXT("ATOMG"),
        CHOICE(0, 0, op_WU), WORD(0, p_FOP), WORD(1, p_EVICT), CHOICE(1, 2, op_N_FTYPE),
        WORD(3, p_SORD), BLANK, WORD(4, p_P0), COMMA, WORD(5, p_Rd), COMMA, CHOICE(2, 6, op_AG_2),
        COMMA, WORD(9, p_Rb), BLANK, CHOICE(3, 7, op_DESC_2), OWN_BLANK, CHOICE(5, 0, op_MARKS_3),
        BLANK, CHOICE(6, 11, op_CTL), END),
    FORM(VOLTA_ATOMG_CV, INNER, 0, CHOICE(3, 12, op_GUARD), BLANK, TEXT("ATOMG"), WORD(0, p_WIDE),
        TEXT(".CAS"), WORD(1, p_EVICT), CHOICE(0, 2, op_N_CTYPE3), CHOICE(1, 3, op_HOW70), BLANK,
        WORD(6, p_P0), COMMA, WORD(7, p_Rd), COMMA, CHOICE(2, 8, op_ARE), COMMA, WORD(10, p_Rb),
        COMMA, WORD(11, p_Rc), OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK, CHOICE(5, 13, op_CTL),
        END),
    FORM(VOLTA_ATOMG_CT, INNER, 0, CHOICE(3, 12, op_GUARD), BLANK, TEXT("ATOMG"), WORD(0, p_WIDE),
        TEXT(".CAS"), WORD(1, p_EVICT), CHOICE(0, 2, op_N_CTYPE3), CHOICE(1, 3, op_HOW70), BLANK,
        WORD(6, p_P0), COMMA, WORD(7, p_Rd), COMMA, CHOICE(2, 8, op_ARE), COMMA, WORD(10, p_Rb),
        COMMA, WORD(11, p_Rc), OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK, CHOICE(5, 13, op_CTL),
        END),
    FORM(VOLTA_ATOMG_CA, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("ATOMG"), WORD(0, p_WIDE),
        TEXT(".CAS"), WORD(1, p_EVICT), CHOICE(0, 2, op_N_CTYPE4), WORD(3, p_SORD), BLANK,
        WORD(4, p_P0), COMMA, WORD(5, p_Rd), COMMA, CHOICE(1, 6, op_ARE), COMMA, WORD(8, p_Rb),
        COMMA, WORD(9, p_Rc), OWN_BLANK, CHOICE(3, 0, op_MARKS_2), BLANK, CHOICE(4, 11, op_CTL),
        END),
    FORM(VOLTA_ATOMG_CH, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("ATOMG"), WORD(0, p_WIDE),
        TEXT(".CAS"), WORD(1, p_EVICT), CHOICE(0, 2, op_N_CTYPE9), WORD(3, p_SORD), BLANK,
        WORD(4, p_P0), COMMA, WORD(5, p_Rd), COMMA, CHOICE(1, 6, op_ARE), COMMA, WORD(8, p_Rb),
        COMMA, WORD(9, p_Rc), OWN_BLANK, CHOICE(3, 0, op_MARKS_3), BLANK, CHOICE(4, 11, op_CTL),
        END),
};
FORMS(head_ATOMS) = {
    FORM(VOLTA_ATOMS_V, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("ATOMS"), WORD(0, p_AOP),
        CHOICE(0, 1, op_N_STYPE2), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_ARE), COMMA,
        WORD(5, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK, CHOICE(4, 7, op_CTL), END),
    FORM(VOLTA_ATOMS_T, INNER, 0, CHOICE(2, 7, op_GUARD), BLANK, TEXT("ATOMS"), WORD(0, p_AOP),
        CHOICE(0, 1, op_N_STYPE2), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_ARS), COMMA,
        WORD(6, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK, CHOICE(4, 8, op_CTL), END),
    FORM(VOLTA_ATOMS_A, INNER, 0, CHOICE(2, 7, op_GUARD), BLANK, TEXT("ATOMS"), WORD(0, p_AOP),
        CHOICE(0, 1, op_N_STYPE2), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_ARS), COMMA,
        WORD(6, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS_2), BLANK, CHOICE(4, 8, op_CTL), END),
    FORM(VOLTA_ATOMS_TU, INNER, 0, CHOICE(2, 8, op_GUARD), BLANK, TEXT("ATOMS"), WORD(0, p_AOP),
        CHOICE(0, 1, op_N_STYPE2), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_ALS), COMMA,
        WORD(7, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS_4), BLANK, CHOICE(4, 9, op_CTL), END),
    FORM(VOLTA_ATOMS_H, INNER, 0, CHOICE(2, 7, op_GUARD), BLANK, TEXT("ATOMS"), WORD(0, p_AOP),
        CHOICE(0, 1, op_N_ATYPE9), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_ARS), COMMA,
        WORD(6, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS_3), BLANK, CHOICE(4, 8, op_CTL), END),
    FORM(VOLTA_ATOMS_HU, INNER, 0, CHOICE(2, 8, op_GUARD), BLANK, TEXT("ATOMS"), WORD(0, p_AOP),
        CHOICE(0, 1, op_N_ATYPE9), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_ALS), COMMA,
        WORD(7, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS_3), BLANK, CHOICE(4, 9, op_CTL), END),
    FORM(VOLTA_ATOMS_CV, INNER, 0, CHOICE(3, 7, op_GUARD), BLANK, TEXT("ATOMS"),
        CHOICE(0, 0, op_CASOP), CHOICE(1, 1, op_N_SCTYPE2), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(2, 3, op_ARE), COMMA, WORD(5, p_Rb), COMMA, WORD(6, p_Rc), OWN_BLANK,
        CHOICE(4, 0, op_MARKS), BLANK, CHOICE(5, 8, op_CTL), END),
    FORM(VOLTA_ATOMS_CT, INNER, 0, CHOICE(3, 8, op_GUARD), BLANK, TEXT("ATOMS"),
        CHOICE(0, 0, op_CASOP), CHOICE(1, 1, op_N_SCTYPE2), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(2, 3, op_ARS), COMMA, WORD(6, p_Rb), COMMA, WORD(7, p_Rc), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_4), BLANK, CHOICE(5, 9, op_CTL), END),
    FORM(VOLTA_ATOMS_CH, INNER, 0, CHOICE(3, 8, op_GUARD), BLANK, TEXT("ATOMS"),
        CHOICE(0, 0, op_CASOP), CHOICE(1, 1, op_N_CTYPE9), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(2, 3, op_ARS), COMMA, WORD(6, p_Rb), COMMA, WORD(7, p_Rc), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_3), BLANK, CHOICE(5, 9, op_CTL), END),
};
FORMS(head_ATOMS_POPC_INC_32) = {
    FORM(VOLTA_ATOMS_P, INNER, 0, CHOICE(0, 4, op_GUARD), BLANK, TEXT("ATOMS.POPC.INC.32"), BLANK,
        WORD(0, p_Rd), COMMA, TEXT("["), WORD(1, p_Ra), WORD(2, p_SCALE), TEXT("+"), WORD(3, p_Uc),
        TEXT("]"), OWN_BLANK, CHOICE(1, 0, op_MARKS_2), BLANK, CHOICE(2, 5, op_CTL), END),
    FORM(VOLTA_ATOMS_PO, INNER, 0, CHOICE(0, 5, op_GUARD), BLANK, TEXT("ATOMS.POPC.INC.32"), BLANK,
        WORD(0, p_Rd), COMMA, TEXT("["), WORD(1, p_Ra), WORD(2, p_SCALE), TEXT("+"), WORD(3, p_Uc),
        TEXT("+"), NUMBER(4, p_OFF), TEXT("]"), OWN_BLANK, CHOICE(1, 0, op_MARKS_2), BLANK,
        CHOICE(2, 6, op_CTL), END),
    FORM(VOLTA_ATOMS_HP, INNER, 0, CHOICE(0, 4, op_GUARD), BLANK, TEXT("ATOMS.POPC.INC.32"), BLANK,
        WORD(0, p_Rd), COMMA, TEXT("["), WORD(1, p_Ra), WORD(2, p_SCALE), TEXT("+"), WORD(3, p_Uc),
        TEXT("]"), OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 5, op_CTL), END),
    FORM(VOLTA_ATOMS_HPO, INNER, 0, CHOICE(0, 5, op_GUARD), BLANK, TEXT("ATOMS.POPC.INC.32"), BLANK,
        WORD(0, p_Rd), COMMA, TEXT("["), WORD(1, p_Ra), WORD(2, p_SCALE), TEXT("+"), WORD(3, p_Uc),
        TEXT("+"), NUMBER(4, p_OFF), TEXT("]"), OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK,
        CHOICE(2, 6, op_CTL), END),
};
FORMS(head_B2R) = {
    FORM(VOLTA_B2R_B, INNER, 0, CHOICE(1, 1, op_GUARD), BLANK, TEXT("B2R"), BLANK,
        CHOICE(0, 0, op_MARKS), COMMA, WORD(0, p_Rd), COMMA, FIXED(0x0, false), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 2, op_CTL), END),
};
FORMS(head_B2R_RESULT) = {
    FORM(VOLTA_B2R_R, INNER, 0, CHOICE(1, 2, op_GUARD), BLANK, TEXT("B2R.RESULT"), BLANK,
        WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_PO), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 3, op_CTL), END),
};
FORMS(head_BAR_ARV) = {
    FORM(VOLTA_BAR_ARV, INNER | SHARED, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("BAR.ARV"),
        WORD(0, p_DEFER), BLANK, CHOICE(0, 1, op_BARA), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 5, op_CTL), END),
};
FORMS(head_BAR_RED) = {
    FORM(VOLTA_BAR_RED, INNER | SHARED, 0, CHOICE(2, 7, op_GUARD), BLANK, TEXT("BAR.RED"),
        WORD(0, p_BRED), WORD(1, p_DEFER), BLANK, CHOICE(0, 2, op_BARO), COMMA, CHOICE(1, 5, op_QA),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 8, op_CTL), END),
};
FORMS(head_BAR_SYNC) = {
    FORM(VOLTA_BAR_SYNC, INNER | SHARED, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("BAR.SYNC"),
        WORD(0, p_DEFER), BLANK, CHOICE(0, 1, op_BARO), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 5, op_CTL), END),
};
FORMS(head_BAR_SYNCALL) = {
    FORM(VOLTA_BAR_ALL, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("BAR.SYNCALL"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_7), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_BGMMA) = {
    FORM(VOLTA_HGMMA_BGMMA_R, INNER, 0, CHOICE(0, 6, op_GUARD), BLANK, TEXT("BGMMA"), BLANK,
        WORD(0, p_Rd), COMMA, WORD(1, p_Ra), WORD(2, p_RA), COMMA, TEXT("gdesc["), WORD(3, p_Ub),
        TEXT("]"), COMMA, WORD(4, p_Rc), WORD(5, p_RC), COMMA, TEXT("gsb0"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 7, op_CTL), END),
    FORM(VOLTA_HGMMA_BGMMA_D, INNER, 0, CHOICE(0, 4, op_GUARD), BLANK, TEXT("BGMMA"), BLANK,
        WORD(0, p_Rd), COMMA, TEXT("gdesc["), WORD(1, p_Ua), TEXT("]"), COMMA, WORD(2, p_Rc),
        WORD(3, p_RC), COMMA, TEXT("gsb0"), OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK,
        CHOICE(2, 5, op_CTL), END),
};
FORMS(head_BMMA) = {
    FORM(VOLTA_BMMA, INNER, 0, CHOICE(0, 8, op_GUARD), BLANK, TEXT("BMMA"), WORD(0, p_MBSHAPE),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), TEXT(".ROW"), COMMA,
        WORD(4, p_Rb), WORD(5, p_RB), TEXT(".COL"), COMMA, WORD(6, p_Rc), WORD(7, p_RC), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_8), BLANK, CHOICE(2, 9, op_CTL), END),
};
FORMS(head_BMOV_32) = {
    FORM(VOLTA_BMOV_R, INNER, 0, CHOICE(0, 3, op_GUARD), BLANK, TEXT("BMOV.32"), WORD(0, p_BCLEAR),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_BFROM), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK,
        CHOICE(2, 4, op_CTL), END),
    FORM(VOLTA_BMOV_B, INNER, 0, CHOICE(1, 7, op_GUARD), BLANK, TEXT("BMOV.32"), WORD(0, p_PQUAD),
        BLANK, WORD(1, p_BFROM), COMMA, CHOICE(0, 2, op_MB), OWN_BLANK, CHOICE(2, 0, op_MARKS_5),
        BLANK, CHOICE(3, 8, op_CTL), END),
    FORM(VOLTA_BMOV_RB, INNER, 1, CHOICE(0, 3, op_GUARD), BLANK, TEXT("BMOV.32"), WORD(0, p_BCLEAR),
        BLANK, WORD(1, p_BB), COMMA, WORD(2, p_BSRC), OWN_BLANK, CHOICE(1, 0, op_MARKS), BLANK,
        CHOICE(2, 4, op_CTL), END),
    FORM(VOLTA_BMOV_RU, INNER, 0, CHOICE(0, 2, op_GUARD), BLANK, TEXT("BMOV.32"), WORD(0, p_BCLEAR),
        BLANK, WORD(1, p_BB), COMMA, TEXT("\?\?\?0"), OWN_BLANK, CHOICE(1, 0, op_MARKS_6), BLANK,
        CHOICE(2, 3, op_CTL), END),
    FORM(VOLTA_BMOV_BB, INNER | LATER, 1, CHOICE(0, 0, op_GUARD), BLANK, TEXT("BMOV.32"), BLANK,
        TEXT("B0"), COMMA, TEXT("B0"), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK,
        CHOICE(2, 1, op_CTL), END),
};
FORMS(head_BMOV_64) = {
    FORM(VOLTA_BMOV_L, INNER, 0, CHOICE(1, 6, op_GUARD), BLANK, TEXT("BMOV.64"), BLANK,
        TEXT("ATEXIT_PC"), COMMA, CHOICE(0, 0, op_MLR), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 7, op_CTL), END),
};
FORMS(head_BMSK) = {
    FORM(VOLTA_BMSK, INNER, 0, CHOICE(1, 10, op_GUARD), BLANK, TEXT("BMSK"), WORD(0, p_WRAP), BLANK,
        WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, CHOICE(0, 4, op_SB), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 11, op_CTL), END),
};
FORMS(head_BPT) = {
    FORM(VOLTA_BPT, INNER, 0, CHOICE(1, 2, op_GUARD), BLANK, TEXT("BPT"), WORD(0, p_BPKIND), BLANK,
        CHOICE(0, 1, op_BPN), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 3, op_CTL),
        END),
};
FORMS(head_BRA) = {
    FORM(VOLTA_BRA_B, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("BRA"), WORD(0, p_BHOW),
        WORD(1, p_BDEPTH), BLANK, CHOICE(0, 2, op_PX), COMMA, CHOICE(1, 4, op_TO), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 7, op_CTL), END),
    FORM(VOLTA_BRA_U, INNER, 0, CHOICE(3, 8, op_GUARD), BLANK, TEXT("BRA"), WORD(0, p_BUHOW),
        WORD(1, p_BDEPTH), BLANK, CHOICE(0, 2, op_PX), COMMA, CHOICE(1, 4, op_UNIP), COMMA,
        CHOICE(2, 6, op_TO_2), OWN_BLANK, CHOICE(4, 0, op_MARKS_6), BLANK, CHOICE(5, 9, op_CTL),
        END),
    FORM(VOLTA_BRA_DIV, INNER, 0, CHOICE(2, 7, op_GUARD), BLANK, TEXT("BRA"), WORD(0, p_BRHOW),
        WORD(1, p_BDEPTH), BLANK, CHOICE(0, 2, op_PX), COMMA, WORD(4, p_Ua), COMMA,
        CHOICE(1, 5, op_TO_2), OWN_BLANK, CHOICE(3, 0, op_MARKS_6), BLANK, CHOICE(4, 8, op_CTL),
        END),
};
FORMS(head_BREAK) = {
    FORM(VOLTA_BREAK, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("BREAK"), BLANK,
        CHOICE(0, 0, op_PX), COMMA, WORD(2, p_BB), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 4, op_CTL), END),
};
FORMS(head_BREV) = {
    FORM(VOLTA_BREV, INNER, 0, CHOICE(1, 7, op_GUARD), BLANK, TEXT("BREV"), BLANK, WORD(0, p_Rd),
        COMMA, CHOICE(0, 1, op_SB), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 8, op_CTL), END),
};
FORMS(head_BRX) = {
    FORM(VOLTA_BRX, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("BRX"), WORD(0, p_BDEPTH), BLANK,
        CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ra), BLANK, CHOICE(1, 4, op_BY), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 7, op_CTL), END),
};
FORMS(head_BRXU) = {
    FORM(VOLTA_BRXU_BRXU, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("BRXU"), WORD(0, p_BDEPTH),
        BLANK, CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ua), BLANK, CHOICE(1, 4, op_BY_2), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_8), BLANK, CHOICE(4, 7, op_CTL), END),
};
FORMS(head_BSSY) = {
    FORM(VOLTA_BSSY, INNER, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("BSSY"), BLANK,
        CHOICE(0, 0, op_PX), COMMA, WORD(2, p_BB), COMMA, NUMBER(3, p_MEET), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 5, op_CTL), END),
};
FORMS(head_BSYNC) = {
    FORM(VOLTA_BSYNC, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("BSYNC"), BLANK,
        CHOICE(0, 0, op_PX), COMMA, WORD(2, p_BB), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 4, op_CTL), END),
};
FORMS(head_CALL_ABS) = {
    FORM(VOLTA_CALL_AT, INNER, 0, CHOICE(2, 5, op_GUARD), BLANK, TEXT("CALL.ABS"), WORD(0, p_NOINC),
        BLANK, CHOICE(0, 1, op_PX), COMMA, CHOICE(1, 3, op_PLACE), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 6, op_CTL), END),
    FORM(VOLTA_CALL_C, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("CALL.ABS"), WORD(0, p_NOINC),
        BLANK, CHOICE(0, 1, op_PX), COMMA, CHOICE(1, 3, op_CB), OWN_BLANK, CHOICE(3, 0, op_MARKS_5),
        BLANK, CHOICE(4, 7, op_CTL), END),
    FORM(VOLTA_CALL_R, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("CALL.ABS"), WORD(0, p_NOINC),
        BLANK, CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ra), BLANK, CHOICE(1, 4, op_BY), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 7, op_CTL), END),
};
FORMS(head_CALL_REL) = {
    FORM(VOLTA_CALL_REL, INNER, 0, CHOICE(2, 5, op_GUARD), BLANK, TEXT("CALL.REL"),
        WORD(0, p_NOINC), BLANK, CHOICE(0, 1, op_PX), COMMA, CHOICE(1, 3, op_TO), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 6, op_CTL), END),
    FORM(VOLTA_CALL_RR, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("CALL.REL"), WORD(0, p_NOINC),
        BLANK, CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ra), BLANK, CHOICE(1, 4, op_TO), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 7, op_CTL), END),
    FORM(VOLTA_CALL_UR, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("CALL.REL"), WORD(0, p_NOINC),
        BLANK, CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ua), BLANK, CHOICE(1, 4, op_TO_3), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_8), BLANK, CHOICE(4, 7, op_CTL), END),
};
FORMS(head_CCTL) = {
    FORM(VOLTA_CCTL_V, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("CCTL"), WORD(0, p_CCE),
        WORD(1, p_CLEVEL), WORD(2, p_CCOP), BLANK, CHOICE(0, 3, op_AR32), OWN_BLANK,
        CHOICE(2, 0, op_MARKS), BLANK, CHOICE(3, 6, op_CTL), END),
    FORM(VOLTA_CCTL_T, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("CCTL"), WORD(0, p_CCE),
        WORD(1, p_CLEVEL), WORD(2, p_CCOP), BLANK, CHOICE(0, 3, op_AR32), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 6, op_CTL), END),
    FORM(VOLTA_CCTL_U, INNER, 0, CHOICE(1, 6, op_GUARD), BLANK, TEXT("CCTL"), WORD(0, p_CCE),
        WORD(1, p_CLEVEL), WORD(2, p_CCOP), BLANK, CHOICE(0, 3, op_AL_2), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 7, op_CTL), END),
    FORM(VOLTA_CCTL_VA, INNER, 0, CHOICE(0, 2, op_GUARD), BLANK, TEXT("CCTL"), WORD(0, p_CLEVEL),
        WORD(1, p_CCOP_2), OWN_BLANK, CHOICE(1, 0, op_MARKS), BLANK, CHOICE(2, 3, op_CTL), END),
    FORM(VOLTA_CCTL_TA, INNER, 0, CHOICE(0, 2, op_GUARD), BLANK, TEXT("CCTL"), WORD(0, p_CLEVEL),
        WORD(1, p_CCOP_2), OWN_BLANK, CHOICE(1, 0, op_MARKS), BLANK, CHOICE(2, 3, op_CTL), END),
    FORM(VOLTA_CCTL_A, INNER, 0, CHOICE(0, 2, op_GUARD), BLANK, TEXT("CCTL"), WORD(0, p_CLEVEL),
        WORD(1, p_CCOP_2), OWN_BLANK, CHOICE(1, 0, op_MARKS_6), BLANK, CHOICE(2, 3, op_CTL), END),
};
FORMS(head_CCTLL) = {
    FORM(VOLTA_CCTLL_V, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("CCTLL"), WORD(0, p_CCOP),
        BLANK, CHOICE(0, 1, op_ARE), OWN_BLANK, CHOICE(2, 0, op_MARKS), BLANK, CHOICE(3, 4, op_CTL),
        END),
    FORM(VOLTA_CCTLL_T, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("CCTLL"), WORD(0, p_CCOP),
        BLANK, CHOICE(0, 1, op_ARE), OWN_BLANK, CHOICE(2, 0, op_MARKS_8), BLANK,
        CHOICE(3, 4, op_CTL), END),
    FORM(VOLTA_CCTLL_U, INNER, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("CCTLL"), WORD(0, p_CCOP),
        BLANK, CHOICE(0, 1, op_AL_2), OWN_BLANK, CHOICE(2, 0, op_MARKS_8), BLANK,
        CHOICE(3, 5, op_CTL), END),
};
FORMS(head_CCTLT_IVALL) = {
    FORM(VOLTA_CCTLT_ALL, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("CCTLT.IVALL"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_CCTLT_IVTH) = {
    FORM(VOLTA_CCTLT_R, INNER, 0, CHOICE(0, 1, op_GUARD), BLANK, TEXT("CCTLT.IVTH"), BLANK,
        WORD(0, p_Rb), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 2, op_CTL), END),
    FORM(VOLTA_CCTLT_C, INNER, 0, CHOICE(0, 2, op_GUARD), BLANK, TEXT("CCTLT.IVTH"), BLANK,
        NUMBER(0, p_THEAD), COMMA, NUMBER(1, p_TINDEX), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK,
        CHOICE(2, 3, op_CTL), END),
    FORM(VOLTA_CCTLT_U, INNER, 0, CHOICE(0, 1, op_GUARD), BLANK, TEXT("CCTLT.IVTH"), BLANK,
        WORD(0, p_Ub), OWN_BLANK, CHOICE(1, 0, op_MARKS_8), BLANK, CHOICE(2, 2, op_CTL), END),
};
FORMS(head_CGAERRBAR) = {
    FORM(VOLTA_CGAERRBAR, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("CGAERRBAR"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_CS2R) = {
    FORM(VOLTA_CS2R, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("CS2R"), WORD(0, p_SWIDE), BLANK,
        WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_SPECIAL), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 4, op_CTL), END),
};
FORMS(head_CSMTEST) = {
    FORM(VOLTA_CSMTEST, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("CSMTEST"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_DADD) = {
    FORM(VOLTA_DADD_R, INNER, 0, CHOICE(2, 8, op_GUARD), BLANK, TEXT("DADD"), WORD(0, p_FRND),
        BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_DA), COMMA, CHOICE(1, 5, op_DC), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 9, op_CTL), END),
    FORM(VOLTA_DADD_C, INNER, 0, CHOICE(4, 10, op_GUARD), BLANK, TEXT("DADD"), WORD(0, p_FRND),
        BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_DA), COMMA, CHOICE(1, 5, op_DT), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 11, op_CTL), END),
};
FORMS(head_DEPBAR) = {
    FORM(VOLTA_DEPBAR_N, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("DEPBAR"), BLANK,
        CHOICE(0, 0, op_DLIST), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 6, op_CTL),
        END),
    FORM(VOLTA_DEPBAR_U, INNER, 0, CHOICE(0, 3, op_GUARD), BLANK, TEXT("DEPBAR"), WORD(0, p_DLE),
        BLANK, WORD(1, p_DSB), COMMA, WORD(2, p_Ub), OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK,
        CHOICE(2, 4, op_CTL), END),
};
FORMS(head_DEPBAR_LE) = {
    FORM(VOLTA_DEPBAR_LE, INNER, 0, CHOICE(1, 7, op_GUARD), BLANK, TEXT("DEPBAR.LE"), BLANK,
        WORD(0, p_DSB), COMMA, NUMBER(1, p_DCNT), COMMA, CHOICE(0, 2, op_DLIST), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 8, op_CTL), END),
};
FORMS(head_DFMA) = {
    FORM(VOLTA_DFMA_B, INNER, 0, CHOICE(5, 15, op_GUARD), BLANK, TEXT("DFMA"), WORD(0, p_FRND),
        BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_DA), COMMA, CHOICE(1, 5, op_CS64), COMMA,
        CHOICE(4, 12, op_DC), OWN_BLANK, CHOICE(6, 0, op_MARKS_5), BLANK, CHOICE(7, 16, op_CTL),
        END),
    FORM(VOLTA_DFMA_C, INNER, 0, CHOICE(5, 13, op_GUARD), BLANK, TEXT("DFMA"), WORD(0, p_FRND),
        BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_DA), COMMA, CHOICE(1, 5, op_DCB), COMMA,
        CHOICE(2, 8, op_DT), OWN_BLANK, CHOICE(6, 0, op_MARKS_5), BLANK, CHOICE(7, 14, op_CTL),
        END),
};
FORMS(head_DMMA_884) = {
    FORM(VOLTA_DMMA_A, INNER, 0, CHOICE(0, 7, op_GUARD), BLANK, TEXT("DMMA.884"), BLANK,
        WORD(0, p_Rd), COMMA, WORD(1, p_Ra), WORD(2, p_RA), COMMA, WORD(3, p_Rb), WORD(4, p_RB),
        COMMA, WORD(5, p_Rc), WORD(6, p_RC), OWN_BLANK, CHOICE(1, 0, op_MARKS_2), BLANK,
        CHOICE(2, 8, op_CTL), END),
};
FORMS(head_DMMA_8x8x4) = {
    FORM(VOLTA_DMMA_H, INNER, 0, CHOICE(0, 7, op_GUARD), BLANK, TEXT("DMMA.8x8x4"), BLANK,
        WORD(0, p_Rd), COMMA, WORD(1, p_Ra), WORD(2, p_RA), COMMA, WORD(3, p_Rb), WORD(4, p_RB),
        COMMA, WORD(5, p_Rc), WORD(6, p_RC), OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK,
        CHOICE(2, 8, op_CTL), END),
};
FORMS(head_DMUL) = {
    FORM(VOLTA_DMUL, INNER, 0, CHOICE(4, 12, op_GUARD), BLANK, TEXT("DMUL"), WORD(0, p_FRND), BLANK,
        WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_DA), COMMA, CHOICE(1, 5, op_CS64), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 13, op_CTL), END),
};
FORMS(head_DSETP) = {
    FORM(VOLTA_DSETP, INNER, 0, CHOICE(5, 16, op_GUARD), BLANK, TEXT("DSETP"), WORD(0, p_DCMP),
        WORD(1, p_BOP), BLANK, WORD(2, p_P0), COMMA, WORD(3, p_P1), COMMA, CHOICE(0, 4, op_DA),
        COMMA, CHOICE(1, 7, op_DL), COMMA, CHOICE(4, 14, op_QA), OWN_BLANK,
        CHOICE(6, 0, op_MARKS_5), BLANK, CHOICE(7, 17, op_CTL), END),
};
FORMS(head_ELECT) = {
    FORM(VOLTA_ELECT, INNER, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("ELECT"), BLANK, WORD(0, p_P0),
        COMMA, WORD(1, p_Ud), COMMA, CHOICE(0, 2, op_QA), OWN_BLANK, CHOICE(2, 0, op_MARKS_3),
        BLANK, CHOICE(3, 5, op_CTL), END),
};
FORMS(head_ENDCOLLECTIVE) = {
    FORM(VOLTA_ENDCOLLECTIVE, INNER, 0, CHOICE(1, 2, op_GUARD), BLANK, TEXT("ENDCOLLECTIVE"), BLANK,
        CHOICE(0, 0, op_PX), OWN_BLANK, CHOICE(2, 0, op_MARKS_3), BLANK, CHOICE(3, 3, op_CTL), END),
};
FORMS(head_ERRBAR) = {
    FORM(VOLTA_ERRBAR_V, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("ERRBAR"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS), BLANK, CHOICE(2, 1, op_CTL), END),
    FORM(VOLTA_ERRBAR_A, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("ERRBAR"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_6), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_EXIT) = {
    FORM(VOLTA_EXIT, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("EXIT"), WORD(0, p_KEEP),
        WORD(1, p_PREEMPT), WORD(2, p_ATEX), BLANK, CHOICE(0, 3, op_PX), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 6, op_CTL), END),
};
FORMS(head_F2F) = {
    FORM(VOLTA_F2F_N, INNER, 0, CHOICE(4, 12, op_GUARD), BLANK, TEXT("F2F"), WORD(0, p_FTZ),
        WORD(1, p_CDFF), WORD(2, p_CSF), WORD(3, p_FRND), BLANK, WORD(4, p_Rd), COMMA,
        CHOICE(0, 5, op_CS32), BLANK, CHOICE(3, 0, op_C77), OWN_BLANK, CHOICE(5, 0, op_MARKS_5),
        BLANK, CHOICE(6, 13, op_CTL), END),
    FORM(VOLTA_F2F_W, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("F2F"), WORD(0, p_FTZ),
        WORD(1, p_CDFF_2), WORD(2, p_CSF_2), WORD(3, p_FRND), BLANK, WORD(4, p_Rd), COMMA,
        CHOICE(0, 5, op_CS16), BLANK, CHOICE(3, 0, op_C77), OWN_BLANK, CHOICE(5, 0, op_MARKS_5),
        BLANK, CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_F2F_DW, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("F2F"), WORD(0, p_FTZ),
        WORD(1, p_CDFF_3), WORD(2, p_CSF_2), WORD(3, p_FRND), BLANK, WORD(4, p_Rd), COMMA,
        CHOICE(0, 5, op_CS16), BLANK, CHOICE(3, 0, op_C77), OWN_BLANK, CHOICE(5, 0, op_MARKS_5),
        BLANK, CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_F2F_DF, INNER, 0, CHOICE(4, 12, op_GUARD), BLANK, TEXT("F2F"), WORD(0, p_FTZ),
        WORD(1, p_CDFF_3), WORD(2, p_CSF), WORD(3, p_FRND), BLANK, WORD(4, p_Rd), COMMA,
        CHOICE(0, 5, op_CS32), BLANK, CHOICE(3, 0, op_C77), OWN_BLANK, CHOICE(5, 0, op_MARKS_5),
        BLANK, CHOICE(6, 13, op_CTL), END),
    FORM(VOLTA_F2F_ND, INNER, 0, CHOICE(4, 12, op_GUARD), BLANK, TEXT("F2F"), WORD(0, p_FTZ),
        WORD(1, p_CDFF_4), WORD(2, p_CSF_3), WORD(3, p_FRND), BLANK, WORD(4, p_Rd), COMMA,
        CHOICE(0, 5, op_CS64), BLANK, CHOICE(3, 0, op_C77), OWN_BLANK, CHOICE(5, 0, op_MARKS_5),
        BLANK, CHOICE(6, 13, op_CTL), END),
};
FORMS(head_F2FP) = {
    FORM(VOLTA_F2FP_P, INNER, 0, CHOICE(2, 13, op_GUARD), BLANK, TEXT("F2FP"),
        CHOICE(0, 0, op_CPACK), TEXT(".PACK_AB"), WORD(3, p_CRND2), BLANK, WORD(4, p_Rd), COMMA,
        WORD(5, p_Ra), WORD(6, p_RA), COMMA, CHOICE(1, 7, op_CX), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_6), BLANK, CHOICE(4, 14, op_CTL), END),
    FORM(VOLTA_F2FP_RS, INNER, 0, CHOICE(2, 14, op_GUARD), BLANK, TEXT("F2FP"),
        CHOICE(0, 0, op_CPACK_2), TEXT(".PACK_AB.RS.7b"), BLANK, WORD(3, p_Rd), COMMA,
        WORD(4, p_Ra), WORD(5, p_RA), COMMA, CHOICE(1, 6, op_CX), COMMA, WORD(12, p_Rc),
        WORD(13, p_RC), OWN_BLANK, CHOICE(3, 0, op_MARKS_2), BLANK, CHOICE(4, 15, op_CTL), END),
    FORM(VOLTA_F2FP_M, INNER, 0, CHOICE(2, 13, op_GUARD), BLANK, TEXT("F2FP"),
        CHOICE(0, 0, op_CPACK), TEXT(".MERGE_C"), WORD(3, p_CRND2), BLANK, WORD(4, p_Rd), COMMA,
        CHOICE(1, 5, op_CX), COMMA, WORD(11, p_Rc), WORD(12, p_RC), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_6), BLANK, CHOICE(4, 14, op_CTL), END),
    FORM(VOLTA_F2FP_MC, INNER, 0, CHOICE(2, 11, op_GUARD), BLANK, TEXT("F2FP"),
        CHOICE(0, 0, op_CPACK), TEXT(".MERGE_C"), WORD(3, p_CRND2), BLANK, WORD(4, p_Rd), COMMA,
        WORD(5, p_Rc), WORD(6, p_RB), COMMA, CHOICE(1, 7, op_CXT), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_6), BLANK, CHOICE(4, 12, op_CTL), END),
};
FORMS(head_F2I) = {
    FORM(VOLTA_F2I_H, INNER, 0, CHOICE(4, 14, op_GUARD), BLANK, TEXT("F2I"), WORD(0, p_FTZ),
        WORD(1, p_CDI), WORD(2, p_CSFT), WORD(3, p_CINT), WORD(4, p_NTZ), BLANK, WORD(5, p_Rd),
        COMMA, CHOICE(0, 6, op_CS16), BLANK, CHOICE(3, 0, op_C86), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 15, op_CTL), END),
    FORM(VOLTA_F2I_S, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("F2I"), WORD(0, p_FTZ),
        WORD(1, p_CDI), WORD(2, p_CSFT_2), WORD(3, p_CINT), WORD(4, p_NTZ), BLANK, WORD(5, p_Rd),
        COMMA, CHOICE(0, 6, op_CS32), BLANK, CHOICE(3, 0, op_C86), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_F2I_HD, INNER, 0, CHOICE(4, 14, op_GUARD), BLANK, TEXT("F2I"), WORD(0, p_FTZ),
        WORD(1, p_CDI_2), WORD(2, p_CSFT), WORD(3, p_CINT), WORD(4, p_NTZ), BLANK, WORD(5, p_Rd),
        COMMA, CHOICE(0, 6, op_CS16), BLANK, CHOICE(3, 0, op_C86), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 15, op_CTL), END),
    FORM(VOLTA_F2I_SD, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("F2I"), WORD(0, p_FTZ),
        WORD(1, p_CDI_2), WORD(2, p_CSFT_2), WORD(3, p_CINT), WORD(4, p_NTZ), BLANK, WORD(5, p_Rd),
        COMMA, CHOICE(0, 6, op_CS32), BLANK, CHOICE(3, 0, op_C86), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_F2I_D, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("F2I"), WORD(0, p_FTZ),
        WORD(1, p_CDI_3), WORD(2, p_CSFT_3), WORD(3, p_CINT), WORD(4, p_NTZ), BLANK, WORD(5, p_Rd),
        COMMA, CHOICE(0, 6, op_CS64), BLANK, CHOICE(3, 0, op_C86), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 14, op_CTL), END),
};
FORMS(head_F2IP) = {
    FORM(VOLTA_F2IP_B, INNER, 0, CHOICE(2, 16, op_GUARD), BLANK, TEXT("F2IP"), CHOICE(0, 0, op_CIP),
        BLANK, WORD(4, p_Rd), COMMA, WORD(5, p_Ra), WORD(6, p_RA), COMMA, CHOICE(1, 7, op_CX),
        COMMA, WORD(13, p_Rc), WORD(14, p_RC), WORD(15, p_CIPH), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_3), BLANK, CHOICE(4, 17, op_CTL), END),
    FORM(VOLTA_F2IP_C, INNER, 0, CHOICE(2, 14, op_GUARD), BLANK, TEXT("F2IP"), CHOICE(0, 0, op_CIP),
        BLANK, WORD(4, p_Rd), COMMA, WORD(5, p_Ra), WORD(6, p_RA), COMMA, WORD(7, p_Rc),
        WORD(8, p_RB), COMMA, CHOICE(1, 9, op_CXT), WORD(13, p_CIPH), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_3), BLANK, CHOICE(4, 15, op_CTL), END),
};
FORMS(head_FADD) = {
    FORM(VOLTA_FADD, INNER, 0, CHOICE(4, 14, op_GUARD), BLANK, TEXT("FADD"), WORD(0, p_FTZ),
        WORD(1, p_FRND), WORD(2, p_FSAT), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_DA), COMMA,
        CHOICE(1, 7, op_FL), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 15, op_CTL),
        END),
};
FORMS(head_FCHK) = {
    FORM(VOLTA_FCHK, INNER, 0, CHOICE(4, 11, op_GUARD), BLANK, TEXT("FCHK"), BLANK, WORD(0, p_P0),
        COMMA, CHOICE(0, 1, op_DA), COMMA, CHOICE(1, 4, op_CS32), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 12, op_CTL), END),
};
FORMS(head_FENCE_VIEW_ASYNC_S) = {
    FORM(VOLTA_FENCE, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("FENCE.VIEW.ASYNC.S"),
        OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_FFMA) = {
    FORM(VOLTA_FFMA_B, INNER, 0, CHOICE(5, 17, op_GUARD), BLANK, TEXT("FFMA"), WORD(0, p_FMODE),
        WORD(1, p_FRND), WORD(2, p_FSAT), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_DA), COMMA,
        CHOICE(1, 7, op_CS32), COMMA, CHOICE(4, 14, op_DC), OWN_BLANK, CHOICE(6, 0, op_MARKS_5),
        BLANK, CHOICE(7, 18, op_CTL), END),
    FORM(VOLTA_FFMA_C, INNER, 0, CHOICE(5, 15, op_GUARD), BLANK, TEXT("FFMA"), WORD(0, p_FMODE),
        WORD(1, p_FRND), WORD(2, p_FSAT), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_DA), COMMA,
        CHOICE(1, 7, op_DCB), COMMA, CHOICE(2, 10, op_FT), OWN_BLANK, CHOICE(6, 0, op_MARKS_5),
        BLANK, CHOICE(7, 16, op_CTL), END),
};
FORMS(head_FLO) = {
    FORM(VOLTA_FLO, INNER, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("FLO"), WORD(0, p_SGU),
        WORD(1, p_FLSH), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_PO), COMMA,
        CHOICE(1, 4, op_SBX_4), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 12, op_CTL),
        END),
};
FORMS(head_FMNMX) = {
    FORM(VOLTA_FMNMX_N, INNER, 0, CHOICE(7, 16, op_GUARD), BLANK, TEXT("FMNMX"),
        CHOICE(0, 0, op_FMMOD), BLANK, WORD(3, p_Rd), COMMA, CHOICE(1, 0, op_MARKS), COMMA,
        CHOICE(2, 4, op_DA), COMMA, CHOICE(3, 7, op_CS32), COMMA, CHOICE(6, 14, op_QA), OWN_BLANK,
        CHOICE(8, 0, op_MARKS_5), BLANK, CHOICE(9, 17, op_CTL), END),
    FORM(VOLTA_FMNMX_ISA, INNER, 0, CHOICE(5, 17, op_GUARD), BLANK, TEXT("FMNMX"), WORD(0, p_FTZ),
        WORD(1, p_FNAN), WORD(2, p_FXORS), TEXT(".IS_A"), BLANK, WORD(3, p_Rd), COMMA,
        WORD(4, p_P1), COMMA, CHOICE(0, 5, op_DA), COMMA, CHOICE(1, 8, op_FB), COMMA,
        CHOICE(4, 15, op_QA), OWN_BLANK, CHOICE(6, 0, op_MARKS_3), BLANK, CHOICE(7, 18, op_CTL),
        END),
};
FORMS(head_FMUL) = {
    FORM(VOLTA_FMUL, INNER, 0, CHOICE(4, 15, op_GUARD), BLANK, TEXT("FMUL"), WORD(0, p_FMODE),
        WORD(1, p_FSCALE), WORD(2, p_FRND), WORD(3, p_FSAT), BLANK, WORD(4, p_Rd), COMMA,
        CHOICE(0, 5, op_DA), COMMA, CHOICE(1, 8, op_CS32), OWN_BLANK, CHOICE(5, 0, op_MARKS_5),
        BLANK, CHOICE(6, 16, op_CTL), END),
};
FORMS(head_FOOTPRINT) = {
    FORM(VOLTA_FOOTPRINT_C, INNER, 0, CHOICE(4, 16, op_GUARD), BLANK, TEXT("FOOTPRINT"),
        WORD(0, p_TSCR), CHOICE(0, 1, op_TBX_2), TEXT(".TEX"), WORD(2, p_TLOD), WORD(3, p_TNODEP),
        BLANK, WORD(4, p_P0), COMMA, WORD(5, p_Rc), COMMA, WORD(6, p_Rd), COMMA, WORD(7, p_Ra),
        COMMA, CHOICE(1, 8, op_ARB), COMMA, CHOICE(2, 9, op_FBOUND), COMMA, WORD(14, p_TDIMF),
        BLANK, CHOICE(3, 15, op_THINTS), OWN_BLANK, CHOICE(5, 0, op_MARKS_8), BLANK,
        CHOICE(6, 17, op_CTL), END),
    FORM(VOLTA_FOOTPRINT_R, INNER, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("FOOTPRINT"),
        WORD(0, p_TSCR), WORD(1, p_TB), TEXT(".TEX"), WORD(2, p_TLOD), WORD(3, p_TNODEP), BLANK,
        WORD(4, p_P0), COMMA, WORD(5, p_Rc), COMMA, WORD(6, p_Rd), COMMA, WORD(7, p_Ra), COMMA,
        CHOICE(0, 8, op_ARB), COMMA, CHOICE(1, 0, op_MARKS), BLANK, WORD(9, p_TDIMF), BLANK,
        CHOICE(2, 10, op_THINTS), OWN_BLANK, CHOICE(4, 0, op_MARKS_8), BLANK, CHOICE(5, 12, op_CTL),
        END),
};
FORMS(head_FRND) = {
    FORM(VOLTA_FRND_H, INNER, 0, CHOICE(4, 12, op_GUARD), BLANK, TEXT("FRND"), WORD(0, p_FTZ),
        WORD(1, p_CSFT), WORD(2, p_CINT), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_CS16), BLANK,
        CHOICE(3, 0, op_C86), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 13, op_CTL),
        END),
    FORM(VOLTA_FRND_S, INNER, 0, CHOICE(4, 11, op_GUARD), BLANK, TEXT("FRND"), WORD(0, p_FTZ),
        WORD(1, p_CSFT_2), WORD(2, p_CINT), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_CS32),
        BLANK, CHOICE(3, 0, op_C86), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK,
        CHOICE(6, 12, op_CTL), END),
    FORM(VOLTA_FRND_D, INNER, 0, CHOICE(4, 11, op_GUARD), BLANK, TEXT("FRND"), WORD(0, p_FTZ),
        WORD(1, p_CSFT_3), WORD(2, p_CINT), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_CS64),
        BLANK, CHOICE(3, 0, op_C86), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK,
        CHOICE(6, 12, op_CTL), END),
};
FORMS(head_FSEL) = {
    FORM(VOLTA_FSEL, INNER, 0, CHOICE(5, 14, op_GUARD), BLANK, TEXT("FSEL"), WORD(0, p_FTZ), BLANK,
        WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_DA), COMMA, CHOICE(1, 5, op_CS32), COMMA,
        CHOICE(4, 12, op_QA), OWN_BLANK, CHOICE(6, 0, op_MARKS_5), BLANK, CHOICE(7, 15, op_CTL),
        END),
};
FORMS(head_FSET_BF) = {
    FORM(VOLTA_FSET, INNER, 0, CHOICE(5, 16, op_GUARD), BLANK, TEXT("FSET.BF"), WORD(0, p_FCMP),
        WORD(1, p_FTZ), WORD(2, p_BOP), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_DA), COMMA,
        CHOICE(1, 7, op_CS32), COMMA, CHOICE(4, 14, op_QA), OWN_BLANK, CHOICE(6, 0, op_MARKS_5),
        BLANK, CHOICE(7, 17, op_CTL), END),
};
FORMS(head_FSETP) = {
    FORM(VOLTA_FSETP, INNER, 0, CHOICE(5, 17, op_GUARD), BLANK, TEXT("FSETP"), WORD(0, p_FCMP),
        WORD(1, p_FTZ), WORD(2, p_BOP), BLANK, WORD(3, p_P0), COMMA, WORD(4, p_P1), COMMA,
        CHOICE(0, 5, op_DA), COMMA, CHOICE(1, 8, op_CS32), COMMA, CHOICE(4, 15, op_QA), OWN_BLANK,
        CHOICE(6, 0, op_MARKS_5), BLANK, CHOICE(7, 18, op_CTL), END),
};
FORMS(head_FSWZADD) = {
    FORM(VOLTA_FSWZADD, INNER, 0, CHOICE(0, 12, op_GUARD), BLANK, TEXT("FSWZADD"), WORD(0, p_FTZ),
        WORD(1, p_FRND), WORD(2, p_NDV), BLANK, WORD(3, p_Rd), COMMA, WORD(4, p_Ra), WORD(5, p_RA),
        COMMA, WORD(6, p_Rc), WORD(7, p_RC), COMMA, WORD(8, p_SWD), WORD(9, p_SWC), WORD(10, p_SWB),
        WORD(11, p_SWA), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 13, op_CTL), END),
};
FORMS(head_GETLMEMBASE) = {
    FORM(VOLTA_CTAID_G, INNER, 0, CHOICE(0, 1, op_GUARD), BLANK, TEXT("GETLMEMBASE"), BLANK,
        WORD(0, p_Rd), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 2, op_CTL), END),
};
FORMS(head_HADD2) = {
    FORM(VOLTA_HADD2, INNER, 0, CHOICE(13, 20, op_GUARD), BLANK, TEXT("HADD2"),
        CHOICE(0, 0, op_HTADD), WORD(2, p_FTZ), WORD(3, p_FSAT), BLANK, WORD(4, p_Rd), COMMA,
        CHOICE(1, 5, op_HA), COMMA, CHOICE(4, 10, op_HL), OWN_BLANK, CHOICE(14, 0, op_MARKS_5),
        BLANK, CHOICE(15, 21, op_CTL), END),
};
FORMS(head_HFMA2) = {
    FORM(VOLTA_HFMA2_B, INNER, 0, CHOICE(16, 26, op_GUARD), BLANK, TEXT("HFMA2"),
        CHOICE(0, 0, op_HTFMA), BLANK, WORD(3, p_Rd), COMMA, CHOICE(1, 4, op_HA), COMMA,
        CHOICE(4, 9, op_HMB), COMMA, CHOICE(13, 21, op_HC), OWN_BLANK, CHOICE(17, 0, op_MARKS_5),
        BLANK, CHOICE(18, 27, op_CTL), END),
    FORM(VOLTA_HFMA2_C, INNER, 0, CHOICE(14, 24, op_GUARD), BLANK, TEXT("HFMA2"),
        CHOICE(0, 0, op_HTFMA), BLANK, WORD(3, p_Rd), COMMA, CHOICE(1, 4, op_HA), COMMA,
        CHOICE(4, 9, op_HCB), COMMA, CHOICE(7, 14, op_HMT), OWN_BLANK, CHOICE(15, 0, op_MARKS_5),
        BLANK, CHOICE(16, 25, op_CTL), END),
    FORM(VOLTA_HFMA2_RB, INNER, 0, CHOICE(17, 27, op_GUARD), BLANK, TEXT("HFMA2"),
        CHOICE(0, 0, op_HTREL), TEXT(".RELU"), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_HA_2),
        COMMA, CHOICE(4, 8, op_HMB_2), COMMA, CHOICE(13, 20, op_HC_2), COMMA, CHOICE(16, 25, op_QA),
        OWN_BLANK, CHOICE(18, 0, op_MARKS_6), BLANK, CHOICE(19, 28, op_CTL), END),
    FORM(VOLTA_HFMA2_RC, INNER, 0, CHOICE(15, 25, op_GUARD), BLANK, TEXT("HFMA2"),
        CHOICE(0, 0, op_HTREL), TEXT(".RELU"), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_HA_2),
        COMMA, CHOICE(4, 8, op_HCB_2), COMMA, CHOICE(7, 13, op_HMT_2), COMMA, CHOICE(14, 23, op_QA),
        OWN_BLANK, CHOICE(16, 0, op_MARKS_6), BLANK, CHOICE(17, 26, op_CTL), END),
};
FORMS(head_HFMA2_MMA) = {
    FORM(VOLTA_HFMA2_MMA_B, INNER, 0, CHOICE(6, 19, op_GUARD), BLANK, TEXT("HFMA2.MMA"),
        CHOICE(0, 0, op_HTMMA), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_DA), COMMA,
        CHOICE(2, 6, op_HWB), COMMA, CHOICE(5, 16, op_HWC), OWN_BLANK, CHOICE(7, 0, op_MARKS_6),
        BLANK, CHOICE(8, 20, op_CTL), END),
    FORM(VOLTA_HFMA2_MMA_C, INNER, 0, CHOICE(6, 17, op_GUARD), BLANK, TEXT("HFMA2.MMA"),
        CHOICE(0, 0, op_HTMMA), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_DA), COMMA,
        CHOICE(2, 6, op_HWCB), COMMA, CHOICE(3, 9, op_HWT), OWN_BLANK, CHOICE(7, 0, op_MARKS_6),
        BLANK, CHOICE(8, 18, op_CTL), END),
    FORM(VOLTA_HFMA2_MMA_RB, INNER, 0, CHOICE(7, 21, op_GUARD), BLANK, TEXT("HFMA2.MMA"),
        CHOICE(0, 0, op_HTMMA_2), TEXT(".RELU"), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_DA),
        COMMA, CHOICE(2, 6, op_HWB), COMMA, CHOICE(5, 16, op_HWC), COMMA, CHOICE(6, 19, op_QA),
        OWN_BLANK, CHOICE(8, 0, op_MARKS_6), BLANK, CHOICE(9, 22, op_CTL), END),
    FORM(VOLTA_HFMA2_MMA_RC, INNER, 0, CHOICE(7, 19, op_GUARD), BLANK, TEXT("HFMA2.MMA"),
        CHOICE(0, 0, op_HTMMA_2), TEXT(".RELU"), BLANK, WORD(2, p_Rd), COMMA, CHOICE(1, 3, op_DA),
        COMMA, CHOICE(2, 6, op_HWCB), COMMA, CHOICE(3, 9, op_HWT), COMMA, CHOICE(6, 17, op_QA),
        OWN_BLANK, CHOICE(8, 0, op_MARKS_6), BLANK, CHOICE(9, 20, op_CTL), END),
};
FORMS(head_HGMMA) = {
    FORM(VOLTA_HGMMA_HGMMA_R, INNER, 0, CHOICE(0, 6, op_GUARD), BLANK, TEXT("HGMMA"), BLANK,
        WORD(0, p_Rd), COMMA, WORD(1, p_Ra), WORD(2, p_RA), COMMA, TEXT("gdesc["), WORD(3, p_Ub),
        TEXT("]"), COMMA, WORD(4, p_Rc), WORD(5, p_RC), COMMA, TEXT("gsb0"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 7, op_CTL), END),
    FORM(VOLTA_HGMMA_HGMMA_D, INNER, 0, CHOICE(0, 4, op_GUARD), BLANK, TEXT("HGMMA"), BLANK,
        WORD(0, p_Rd), COMMA, TEXT("gdesc["), WORD(1, p_Ua), TEXT("]"), COMMA, WORD(2, p_Rc),
        WORD(3, p_RC), COMMA, TEXT("gsb0"), OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK,
        CHOICE(2, 5, op_CTL), END),
};
FORMS(head_HMMA) = {
    FORM(VOLTA_HMMA_884, INNER, 0, CHOICE(0, 15, op_GUARD), BLANK, TEXT("HMMA"), WORD(0, p_MV4),
        WORD(1, p_MVT), WORD(2, p_MSTEP), WORD(3, p_MSAT1), BLANK, WORD(4, p_Rd), COMMA,
        WORD(5, p_NA), WORD(6, p_Ra), WORD(7, p_RA), WORD(8, p_MROWA), COMMA, WORD(9, p_NB),
        WORD(10, p_Rb), WORD(11, p_RB), WORD(12, p_MROWB), COMMA, WORD(13, p_Rc), WORD(14, p_RC),
        OWN_BLANK, CHOICE(1, 0, op_MARKS), BLANK, CHOICE(2, 16, op_CTL), END),
    FORM(VOLTA_HMMA_T, INNER, 0, CHOICE(0, 12, op_GUARD), BLANK, TEXT("HMMA"), WORD(0, p_MSHAPE),
        WORD(1, p_MVD), WORD(2, p_MSAT1), BLANK, WORD(3, p_Rd), COMMA, WORD(4, p_NA), WORD(5, p_Ra),
        WORD(6, p_RA), COMMA, WORD(7, p_NB), WORD(8, p_Rb), WORD(9, p_RB), COMMA, WORD(10, p_Rc),
        WORD(11, p_RC), OWN_BLANK, CHOICE(1, 0, op_MARKS), BLANK, CHOICE(2, 13, op_CTL), END),
    FORM(VOLTA_HMMA_A, INNER, 0, CHOICE(1, 14, op_GUARD), BLANK, TEXT("HMMA"), WORD(0, p_MSHAPE),
        WORD(1, p_MVD), WORD(2, p_MFMT), BLANK, WORD(3, p_Rd), COMMA, WORD(4, p_NA), WORD(5, p_Ra),
        WORD(6, p_RA), COMMA, WORD(7, p_NB), WORD(8, p_Rb), WORD(9, p_RB), COMMA, WORD(10, p_Rc),
        WORD(11, p_RC), CHOICE(0, 12, op_MUPRED), OWN_BLANK, CHOICE(2, 0, op_MARKS_6), BLANK,
        CHOICE(3, 15, op_CTL), END),
};
FORMS(head_HMMA_SP) = {
    FORM(VOLTA_HMMA_SP, INNER, 0, CHOICE(1, 14, op_GUARD), BLANK, TEXT("HMMA.SP"),
        WORD(0, p_MSHAPE), WORD(1, p_MVD), WORD(2, p_MFMT), BLANK, WORD(3, p_Rd), COMMA,
        WORD(4, p_NA), WORD(5, p_Ra), WORD(6, p_RA), COMMA, WORD(7, p_NB), WORD(8, p_Rb),
        WORD(9, p_RB), COMMA, WORD(10, p_Rc), WORD(11, p_RC), CHOICE(0, 12, op_MUPRED), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_6), BLANK, CHOICE(3, 15, op_CTL), END),
};
FORMS(head_HMNMX2) = {
    FORM(VOLTA_HMNMX2, INNER, 0, CHOICE(14, 23, op_GUARD), BLANK, TEXT("HMNMX2"),
        CHOICE(0, 0, op_HMT2), BLANK, WORD(3, p_Rd), COMMA, CHOICE(1, 4, op_HA_2), COMMA,
        CHOICE(4, 9, op_HNM), COMMA, CHOICE(13, 21, op_QA), OWN_BLANK, CHOICE(15, 0, op_MARKS_6),
        BLANK, CHOICE(16, 24, op_CTL), END),
};
FORMS(head_HMUL2) = {
    FORM(VOLTA_HMUL2, INNER, 0, CHOICE(13, 20, op_GUARD), BLANK, TEXT("HMUL2"),
        CHOICE(0, 0, op_HTMUL), WORD(2, p_FMODE), WORD(3, p_FSAT), BLANK, WORD(4, p_Rd), COMMA,
        CHOICE(1, 5, op_HA), COMMA, CHOICE(4, 10, op_HB), OWN_BLANK, CHOICE(14, 0, op_MARKS_5),
        BLANK, CHOICE(15, 21, op_CTL), END),
};
FORMS(head_HSET2) = {
    FORM(VOLTA_HSET2, INNER, 0, CHOICE(14, 25, op_GUARD), BLANK, TEXT("HSET2"),
        CHOICE(0, 0, op_HST), WORD(1, p_HBF1), WORD(2, p_FCMP), WORD(3, p_FTZ), WORD(4, p_HBOP),
        BLANK, WORD(5, p_Rd), COMMA, CHOICE(1, 6, op_HA), COMMA, CHOICE(4, 11, op_HSL), COMMA,
        CHOICE(13, 23, op_QA), OWN_BLANK, CHOICE(15, 0, op_MARKS_5), BLANK, CHOICE(16, 26, op_CTL),
        END),
};
FORMS(head_HSETP2) = {
    FORM(VOLTA_HSETP2, INNER, 0, CHOICE(14, 26, op_GUARD), BLANK, TEXT("HSETP2"),
        CHOICE(0, 0, op_HST), WORD(1, p_FCMP), WORD(2, p_HAND), WORD(3, p_FTZ), WORD(4, p_HBOP),
        BLANK, WORD(5, p_P0), COMMA, WORD(6, p_P1), COMMA, CHOICE(1, 7, op_HA), COMMA,
        CHOICE(4, 12, op_HSL), COMMA, CHOICE(13, 24, op_QA), OWN_BLANK, CHOICE(15, 0, op_MARKS_5),
        BLANK, CHOICE(16, 27, op_CTL), END),
};
FORMS(head_I2F) = {
    FORM(VOLTA_I2F_B, INNER, 0, CHOICE(3, 10, op_GUARD), BLANK, TEXT("I2F"), WORD(0, p_CDF),
        WORD(1, p_CSI), WORD(2, p_FRND), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_CI8), BLANK,
        CHOICE(2, 0, op_C86), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 11, op_CTL),
        END),
    FORM(VOLTA_I2F_H, INNER, 0, CHOICE(3, 10, op_GUARD), BLANK, TEXT("I2F"), WORD(0, p_CDF),
        WORD(1, p_CSI_2), WORD(2, p_FRND), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_CI16),
        BLANK, CHOICE(2, 0, op_C86), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK,
        CHOICE(5, 11, op_CTL), END),
    FORM(VOLTA_I2F_W, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("I2F"), WORD(0, p_CDF),
        WORD(1, p_CSI_3), WORD(2, p_FRND), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_SB), BLANK,
        CHOICE(1, 0, op_C86), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 11, op_CTL),
        END),
    FORM(VOLTA_I2F_BD, INNER, 0, CHOICE(3, 10, op_GUARD), BLANK, TEXT("I2F"), WORD(0, p_CDF_2),
        WORD(1, p_CSI), WORD(2, p_FRND), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_CI8), BLANK,
        CHOICE(2, 0, op_C86), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 11, op_CTL),
        END),
    FORM(VOLTA_I2F_HD, INNER, 0, CHOICE(3, 10, op_GUARD), BLANK, TEXT("I2F"), WORD(0, p_CDF_2),
        WORD(1, p_CSI_2), WORD(2, p_FRND), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_CI16),
        BLANK, CHOICE(2, 0, op_C86), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK,
        CHOICE(5, 11, op_CTL), END),
    FORM(VOLTA_I2F_WD, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("I2F"), WORD(0, p_CDF_2),
        WORD(1, p_CSI_3), WORD(2, p_FRND), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_SB), BLANK,
        CHOICE(1, 0, op_C86), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 11, op_CTL),
        END),
    FORM(VOLTA_I2F_D, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("I2F"), WORD(0, p_CDF_3),
        WORD(1, p_CSI_4), WORD(2, p_FRND), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_SB), BLANK,
        CHOICE(1, 0, op_C86), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 11, op_CTL),
        END),
};
FORMS(head_I2FP_F32) = {
    FORM(VOLTA_I2FP, INNER, 0, CHOICE(1, 9, op_GUARD), BLANK, TEXT("I2FP.F32"), WORD(0, p_CFS),
        WORD(1, p_CFRND), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_SB_2), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_3), BLANK, CHOICE(3, 10, op_CTL), END),
};
FORMS(head_I2I) = {
    FORM(VOLTA_I2I, INNER, 0, CHOICE(1, 8, op_GUARD), BLANK, TEXT("I2I"), WORD(0, p_CNAR),
        TEXT(".S32.SAT"), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_SB_2), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 9, op_CTL), END),
};
FORMS(head_I2IP) = {
    FORM(VOLTA_I2IP_B, INNER, 0, CHOICE(3, 14, op_GUARD), BLANK, TEXT("I2IP"), WORD(0, p_CPAK),
        TEXT(".S32"), CHOICE(0, 1, op_CIPS), BLANK, WORD(3, p_Rd), COMMA, WORD(4, p_Ra),
        WORD(5, p_RA), COMMA, CHOICE(1, 6, op_SB_2), COMMA, WORD(12, p_Rc), WORD(13, p_RC),
        CHOICE(2, 0, op_CIPC), OWN_BLANK, CHOICE(4, 0, op_MARKS_8), BLANK, CHOICE(5, 15, op_CTL),
        END),
    FORM(VOLTA_I2IP_N, INNER, 0, CHOICE(2, 14, op_GUARD), BLANK, TEXT("I2IP"), WORD(0, p_CPAK_2),
        TEXT(".S32"), CHOICE(0, 1, op_CIPS), BLANK, WORD(3, p_Rd), COMMA, WORD(4, p_Ra),
        WORD(5, p_RA), COMMA, CHOICE(1, 6, op_SB_2), COMMA, WORD(12, p_Rc), WORD(13, p_RC),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_8), BLANK, CHOICE(4, 15, op_CTL), END),
};
FORMS(head_IABS) = {
    FORM(VOLTA_IABS, INNER, 0, CHOICE(1, 7, op_GUARD), BLANK, TEXT("IABS"), BLANK, WORD(0, p_Rd),
        COMMA, CHOICE(0, 1, op_SB_3), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 8, op_CTL), END),
};
FORMS(head_IADD3) = {
    FORM(VOLTA_IADD3_N, INNER, 0, CHOICE(5, 16, op_GUARD), BLANK, TEXT("IADD3"), BLANK,
        WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_CO), COMMA, CHOICE(1, 3, op_RAX), COMMA,
        CHOICE(2, 6, op_SBX), COMMA, CHOICE(4, 13, op_RCX), OWN_BLANK, CHOICE(6, 0, op_MARKS_5),
        BLANK, CHOICE(7, 17, op_CTL), END),
};
FORMS(head_IADD3_X) = {
    FORM(VOLTA_IADD3_X, INNER, 0, CHOICE(7, 20, op_GUARD), BLANK, TEXT("IADD3.X"), BLANK,
        WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_CO), COMMA, CHOICE(1, 3, op_RAX_2), COMMA,
        CHOICE(2, 6, op_SBX_2), COMMA, CHOICE(4, 13, op_RCX_2), COMMA, CHOICE(5, 16, op_QA), COMMA,
        CHOICE(6, 18, op_QB), OWN_BLANK, CHOICE(8, 0, op_MARKS_5), BLANK, CHOICE(9, 21, op_CTL),
        END),
};
FORMS(head_IDP_2A) = {
    FORM(VOLTA_IDP_A2, INNER, 0, CHOICE(2, 14, op_GUARD), BLANK, TEXT("IDP.2A"), WORD(0, p_DPHI),
        WORD(1, p_DPA2), WORD(2, p_DPB), BLANK, WORD(3, p_Rd), COMMA, WORD(4, p_Ra), WORD(5, p_RA),
        COMMA, CHOICE(0, 6, op_DPB_), COMMA, CHOICE(1, 11, op_DPC), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 15, op_CTL), END),
};
FORMS(head_IDP_4A) = {
    FORM(VOLTA_IDP_A4, INNER, 0, CHOICE(2, 13, op_GUARD), BLANK, TEXT("IDP.4A"), WORD(0, p_DPA),
        WORD(1, p_DPB), BLANK, WORD(2, p_Rd), COMMA, WORD(3, p_Ra), WORD(4, p_RA), COMMA,
        CHOICE(0, 5, op_DPB_), COMMA, CHOICE(1, 10, op_DPC), OWN_BLANK, CHOICE(3, 0, op_MARKS_5),
        BLANK, CHOICE(4, 14, op_CTL), END),
};
FORMS(head_IGMMA) = {
    FORM(VOLTA_HGMMA_IGMMA_R, INNER, 0, CHOICE(0, 6, op_GUARD), BLANK, TEXT("IGMMA"), BLANK,
        WORD(0, p_Rd), COMMA, WORD(1, p_Ra), WORD(2, p_RA), COMMA, TEXT("gdesc["), WORD(3, p_Ub),
        TEXT("]"), COMMA, WORD(4, p_Rc), WORD(5, p_RC), COMMA, TEXT("gsb0"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 7, op_CTL), END),
    FORM(VOLTA_HGMMA_IGMMA_D, INNER, 0, CHOICE(0, 4, op_GUARD), BLANK, TEXT("IGMMA"), BLANK,
        WORD(0, p_Rd), COMMA, TEXT("gdesc["), WORD(1, p_Ua), TEXT("]"), COMMA, WORD(2, p_Rc),
        WORD(3, p_RC), COMMA, TEXT("gsb0"), OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK,
        CHOICE(2, 5, op_CTL), END),
};
FORMS(head_IMAD) = {
    FORM(VOLTA_IMAD_R, INNER, 0, CHOICE(1, 9, op_GUARD), BLANK, TEXT("IMAD"), WORD(0, p_US), BLANK,
        WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, WORD(4, p_Rb), WORD(5, p_RB),
        COMMA, CHOICE(0, 6, op_RCX), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 10, op_CTL), END),
    FORM(VOLTA_IMAD_I, INNER, 0, CHOICE(1, 8, op_GUARD), BLANK, TEXT("IMAD"), WORD(0, p_US), BLANK,
        WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, NUMBER(4, p_IMM), COMMA,
        CHOICE(0, 5, op_RCX), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 9, op_CTL),
        END),
    FORM(VOLTA_IMAD_B, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("IMAD"), WORD(0, p_US), BLANK,
        WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, CHOICE(0, 4, op_SBCU), COMMA,
        CHOICE(1, 7, op_RCX), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 11, op_CTL),
        END),
    FORM(VOLTA_IMAD_RI, INNER, 0, CHOICE(0, 7, op_GUARD), BLANK, TEXT("IMAD"), WORD(0, p_US), BLANK,
        WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, WORD(4, p_Rc), WORD(5, p_RB),
        COMMA, NUMBER(6, p_IMM), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 8, op_CTL),
        END),
    FORM(VOLTA_IMAD_RC, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("IMAD"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, WORD(4, p_Rc),
        WORD(5, p_RB), COMMA, CHOICE(0, 6, op_CBN), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK,
        CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_IMAD_RU, INNER, 0, CHOICE(1, 8, op_GUARD), BLANK, TEXT("IMAD"), WORD(0, p_US), BLANK,
        WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, WORD(4, p_Rc), WORD(5, p_RB),
        COMMA, CHOICE(0, 6, op_UBN), OWN_BLANK, CHOICE(2, 0, op_MARKS_8), BLANK,
        CHOICE(3, 9, op_CTL), END),
    FORM(VOLTA_IMAD_BX, INNER, 0, CHOICE(3, 15, op_GUARD), BLANK, TEXT("IMAD"), WORD(0, p_US),
        TEXT(".X"), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA,
        CHOICE(0, 4, op_SB_3), COMMA, CHOICE(1, 10, op_RCX_2), COMMA, CHOICE(2, 13, op_QA),
        OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 16, op_CTL), END),
    FORM(VOLTA_IMAD_CX, INNER, 0, CHOICE(3, 13, op_GUARD), BLANK, TEXT("IMAD"), WORD(0, p_US),
        TEXT(".X"), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, WORD(4, p_Rc),
        WORD(5, p_RB), COMMA, CHOICE(0, 6, op_SCI), COMMA, CHOICE(2, 11, op_QA), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 14, op_CTL), END),
};
FORMS(head_IMAD_HI) = {
    FORM(VOLTA_IMAD_HI_B, INNER, 0, CHOICE(3, 14, op_GUARD), BLANK, TEXT("IMAD.HI"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_PJ), COMMA, WORD(3, p_Ra), WORD(4, p_RA),
        COMMA, CHOICE(1, 5, op_SB_4), COMMA, CHOICE(2, 11, op_RCX), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_8), BLANK, CHOICE(5, 15, op_CTL), END),
    FORM(VOLTA_IMAD_HI_C, INNER, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("IMAD.HI"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_PJ), COMMA, WORD(3, p_Ra), WORD(4, p_RA),
        COMMA, WORD(5, p_Rc), WORD(6, p_RB), COMMA, CHOICE(1, 7, op_WIDEC_2), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_8), BLANK, CHOICE(5, 12, op_CTL), END),
    FORM(VOLTA_IMAD_HI_BX, INNER, 0, CHOICE(4, 16, op_GUARD), BLANK, TEXT("IMAD.HI"), WORD(0, p_US),
        TEXT(".X"), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_PJ), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(1, 5, op_SB_4), COMMA, CHOICE(2, 11, op_RCX_2), COMMA,
        CHOICE(3, 14, op_QA), OWN_BLANK, CHOICE(5, 0, op_MARKS_8), BLANK, CHOICE(6, 17, op_CTL),
        END),
    FORM(VOLTA_IMAD_HI_CX, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("IMAD.HI"), WORD(0, p_US),
        TEXT(".X"), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_PJ), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, WORD(5, p_Rc), WORD(6, p_RB), COMMA, CHOICE(1, 7, op_WIDECX_2), COMMA,
        CHOICE(3, 11, op_QA), OWN_BLANK, CHOICE(5, 0, op_MARKS_8), BLANK, CHOICE(6, 14, op_CTL),
        END),
};
FORMS(head_IMAD_IADD) = {
    FORM(VOLTA_IMAD_I, INNER, 0, CHOICE(1, 8, op_GUARD), BLANK, TEXT("IMAD.IADD"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, FIXED(0x1, false), COMMA,
        CHOICE(0, 5, op_RCX), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 9, op_CTL),
        VALUE(4, 0x1, false), END),
};
FORMS(head_IMAD_MOV) = {
    FORM(VOLTA_IMAD_R, INNER, 0, CHOICE(1, 9, op_GUARD), BLANK, TEXT("IMAD.MOV"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, TEXT("RZ"), WORD(3, p_RA), COMMA, WORD(4, p_Rb), WORD(5, p_RB),
        COMMA, CHOICE(0, 6, op_RCX), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 10, op_CTL), VALUE(2, 0xff, false), END),
    FORM(VOLTA_IMAD_R, INNER, 0, CHOICE(1, 9, op_GUARD), BLANK, TEXT("IMAD.MOV"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, TEXT("RZ"), WORD(5, p_RB),
        COMMA, CHOICE(0, 6, op_RCX), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 10, op_CTL), VALUE(4, 0xff, false), END),
    FORM(VOLTA_IMAD_I, INNER, 0, CHOICE(1, 8, op_GUARD), BLANK, TEXT("IMAD.MOV"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, FIXED(0x0, false), COMMA,
        CHOICE(0, 5, op_RCX), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 9, op_CTL),
        VALUE(4, 0x0, false), END),
    FORM(VOLTA_IMAD_RI, INNER, 0, CHOICE(0, 7, op_GUARD), BLANK, TEXT("IMAD.MOV"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, TEXT("RZ"), WORD(3, p_RA), COMMA, WORD(4, p_Rc), WORD(5, p_RB),
        COMMA, NUMBER(6, p_IMM), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 8, op_CTL),
        VALUE(2, 0xff, false), END),
    FORM(VOLTA_IMAD_RI, INNER, 0, CHOICE(0, 7, op_GUARD), BLANK, TEXT("IMAD.MOV"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, TEXT("RZ"), WORD(5, p_RB),
        COMMA, NUMBER(6, p_IMM), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 8, op_CTL),
        VALUE(4, 0xff, false), END),
    FORM(VOLTA_IMAD_RC, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("IMAD.MOV"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, TEXT("RZ"), WORD(3, p_RA), COMMA, WORD(4, p_Rc), WORD(5, p_RB),
        COMMA, CHOICE(0, 6, op_CBN), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK,
        CHOICE(4, 11, op_CTL), VALUE(2, 0xff, false), END),
    FORM(VOLTA_IMAD_RC, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("IMAD.MOV"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, TEXT("RZ"), WORD(5, p_RB),
        COMMA, CHOICE(0, 6, op_CBN), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK,
        CHOICE(4, 11, op_CTL), VALUE(4, 0xff, false), END),
};
FORMS(head_IMAD_SHL) = {
    FORM(VOLTA_IMAD_I, INNER, 0, CHOICE(1, 8, op_GUARD), BLANK, TEXT("IMAD.SHL"), WORD(0, p_US),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, NUMBER(4, p_IMM), COMMA,
        CHOICE(0, 5, op_RCX), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 9, op_CTL),
        END),
};
FORMS(head_IMAD_WIDE) = {
    FORM(VOLTA_IMAD_WIDE_B, INNER, 0, CHOICE(3, 14, op_GUARD), BLANK, TEXT("IMAD.WIDE"),
        WORD(0, p_US), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_PJ), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(1, 5, op_SB_3), COMMA, CHOICE(2, 11, op_RCX), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 15, op_CTL), END),
    FORM(VOLTA_IMAD_WIDE_C, INNER, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("IMAD.WIDE"),
        WORD(0, p_US), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_PJ), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, WORD(5, p_Rc), WORD(6, p_RB), COMMA, CHOICE(1, 7, op_WIDEC),
        OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 12, op_CTL), END),
    FORM(VOLTA_IMAD_WIDE_BX, INNER, 0, CHOICE(4, 16, op_GUARD), BLANK, TEXT("IMAD.WIDE"),
        WORD(0, p_US), TEXT(".X"), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_PJ), COMMA,
        WORD(3, p_Ra), WORD(4, p_RA), COMMA, CHOICE(1, 5, op_SB_3), COMMA, CHOICE(2, 11, op_RCX_2),
        COMMA, CHOICE(3, 14, op_QA), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK,
        CHOICE(6, 17, op_CTL), END),
    FORM(VOLTA_IMAD_WIDE_CX, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("IMAD.WIDE"),
        WORD(0, p_US), TEXT(".X"), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_PJ), COMMA,
        WORD(3, p_Ra), WORD(4, p_RA), COMMA, WORD(5, p_Rc), WORD(6, p_RB), COMMA,
        CHOICE(1, 7, op_WIDECX), COMMA, CHOICE(3, 11, op_QA), OWN_BLANK, CHOICE(5, 0, op_MARKS_5),
        BLANK, CHOICE(6, 14, op_CTL), END),
};
FORMS(head_IMMA) = {
    FORM(VOLTA_IMMA, INNER, 0, CHOICE(1, 13, op_GUARD), BLANK, TEXT("IMMA"), WORD(0, p_MISHAPE),
        WORD(1, p_MIA), WORD(2, p_MIB), WORD(3, p_MSAT), BLANK, WORD(4, p_Rd), COMMA, WORD(5, p_Ra),
        WORD(6, p_RA), TEXT(".ROW"), COMMA, WORD(7, p_Rb), WORD(8, p_RB), TEXT(".COL"), COMMA,
        WORD(9, p_Rc), WORD(10, p_RC), CHOICE(0, 11, op_MUPRED_2), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 14, op_CTL), END),
};
FORMS(head_IMNMX) = {
    FORM(VOLTA_IMNMX, INNER, 0, CHOICE(2, 12, op_GUARD), BLANK, TEXT("IMNMX"), WORD(0, p_MMU),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, CHOICE(0, 4, op_SB_4),
        COMMA, CHOICE(1, 10, op_QA), OWN_BLANK, CHOICE(3, 0, op_MARKS_8), BLANK,
        CHOICE(4, 13, op_CTL), END),
};
FORMS(head_IPA) = {
    FORM(VOLTA_IPA_A, INNER, 0, CHOICE(2, 8, op_GUARD), BLANK, TEXT("IPA"), WORD(0, p_AMODE),
        WORD(1, p_AWHERE), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_PO), COMMA, TEXT("a["),
        NUMBER(4, p_IOFF), TEXT("]"), COMMA, CHOICE(1, 5, op_IPAPLACE), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 9, op_CTL), END),
    FORM(VOLTA_IPA_U, INNER, 0, CHOICE(1, 6, op_GUARD), BLANK, TEXT("IPA"), WORD(0, p_AMODE),
        WORD(1, p_AWHERE_2), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_PO), COMMA, TEXT("a["),
        WORD(4, p_Ua), TEXT("+"), NUMBER(5, p_IOFF), TEXT("]"), OWN_BLANK, CHOICE(2, 0, op_MARKS_8),
        BLANK, CHOICE(3, 7, op_CTL), END),
};
FORMS(head_ISBERD) = {
    FORM(VOLTA_ISBERD, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("ISBERD"), BLANK,
        WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_ISB), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 4, op_CTL), END),
};
FORMS(head_ISBEWR) = {
    FORM(VOLTA_ISBEWR, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("ISBEWR"), BLANK,
        CHOICE(0, 0, op_ISB_2), COMMA, WORD(2, p_Rb), OWN_BLANK, CHOICE(2, 0, op_MARKS_8), BLANK,
        CHOICE(3, 4, op_CTL), END),
};
FORMS(head_ISETP) = {
    FORM(VOLTA_ISETP_N, INNER, 0, CHOICE(2, 15, op_GUARD), BLANK, TEXT("ISETP"), WORD(0, p_CMP),
        WORD(1, p_CMPU), WORD(2, p_BOP), BLANK, WORD(3, p_P0), COMMA, WORD(4, p_P1), COMMA,
        WORD(5, p_Ra), WORD(6, p_RA), COMMA, CHOICE(0, 7, op_SB_4), COMMA, CHOICE(1, 13, op_QA),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_6), BLANK, CHOICE(4, 16, op_CTL), END),
    FORM(VOLTA_ISETP_X, INNER, 0, CHOICE(3, 17, op_GUARD), BLANK, TEXT("ISETP"), WORD(0, p_CMP),
        WORD(1, p_CMPU), WORD(2, p_BOP), TEXT(".EX"), BLANK, WORD(3, p_P0), COMMA, WORD(4, p_P1),
        COMMA, WORD(5, p_Ra), WORD(6, p_RA), COMMA, CHOICE(0, 7, op_SB_4), COMMA,
        CHOICE(1, 13, op_QA), COMMA, CHOICE(2, 15, op_QC), OWN_BLANK, CHOICE(4, 0, op_MARKS_6),
        BLANK, CHOICE(5, 18, op_CTL), END),
    FORM(VOLTA_ISETP_O, INNER, 0, CHOICE(3, 17, op_GUARD), BLANK, TEXT("ISETP"), WORD(0, p_CMP),
        WORD(1, p_CMPU), WORD(2, p_BOP), BLANK, WORD(3, p_P0), COMMA, WORD(4, p_P1), COMMA,
        WORD(5, p_Ra), WORD(6, p_RA), COMMA, CHOICE(0, 7, op_SB_5), COMMA, CHOICE(1, 13, op_QA),
        COMMA, CHOICE(2, 15, op_QOLD), OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK,
        CHOICE(5, 18, op_CTL), END),
    FORM(VOLTA_ISETP_OX, INNER, 0, CHOICE(3, 17, op_GUARD), BLANK, TEXT("ISETP"), WORD(0, p_CMP),
        WORD(1, p_CMPU), WORD(2, p_BOP), TEXT(".EX"), BLANK, WORD(3, p_P0), COMMA, WORD(4, p_P1),
        COMMA, WORD(5, p_Ra), WORD(6, p_RA), COMMA, CHOICE(0, 7, op_SB_5), COMMA,
        CHOICE(1, 13, op_QA), COMMA, CHOICE(2, 15, op_QOLD), OWN_BLANK, CHOICE(4, 0, op_MARKS),
        BLANK, CHOICE(5, 18, op_CTL), END),
};
FORMS(head_JMP) = {
    FORM(VOLTA_JMP_B, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("JMP"), WORD(0, p_JHOW),
        WORD(1, p_BDEPTH), BLANK, CHOICE(0, 2, op_PX), COMMA, CHOICE(1, 4, op_PLACE), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 7, op_CTL), END),
    FORM(VOLTA_JMP_C, INNER, 0, CHOICE(2, 5, op_GUARD), BLANK, TEXT("JMP"), BLANK,
        CHOICE(0, 0, op_PX), COMMA, CHOICE(1, 2, op_CB), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK,
        CHOICE(4, 6, op_CTL), END),
    FORM(VOLTA_JMP_U, INNER, 0, CHOICE(3, 7, op_GUARD), BLANK, TEXT("JMP"), WORD(0, p_BUHOW), BLANK,
        CHOICE(0, 1, op_PX), COMMA, CHOICE(1, 3, op_UNIP), COMMA, CHOICE(2, 5, op_PLACE_2),
        OWN_BLANK, CHOICE(4, 0, op_MARKS_6), BLANK, CHOICE(5, 8, op_CTL), END),
    FORM(VOLTA_JMP_UC, INNER, 0, CHOICE(3, 7, op_GUARD), BLANK, TEXT("JMP"), WORD(0, p_BUHOW),
        BLANK, CHOICE(0, 1, op_PX), COMMA, CHOICE(1, 3, op_UNIP), COMMA, CHOICE(2, 5, op_JC),
        OWN_BLANK, CHOICE(4, 0, op_MARKS_6), BLANK, CHOICE(5, 8, op_CTL), END),
};
FORMS(head_JMX) = {
    FORM(VOLTA_JMX, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("JMX"), WORD(0, p_BDEPTH), BLANK,
        CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ra), BLANK, CHOICE(1, 4, op_BY), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 7, op_CTL), END),
};
FORMS(head_JMXU) = {
    FORM(VOLTA_BRXU_JMXU, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("JMXU"), WORD(0, p_BDEPTH),
        BLANK, CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ua), BLANK, CHOICE(1, 4, op_BY_2), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_8), BLANK, CHOICE(4, 7, op_CTL), END),
};
FORMS(head_KILL) = {
    FORM(VOLTA_KILL, INNER, 0, CHOICE(1, 2, op_GUARD), BLANK, TEXT("KILL"), BLANK,
        CHOICE(0, 0, op_PX), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 3, op_CTL), END),
};
FORMS(head_LD) = {
    FORM(VOLTA_LD_V, INNER, 0, CHOICE(3, 9, op_GUARD), BLANK, TEXT("LD"), CHOICE(0, 0, op_LMOD70),
        BLANK, CHOICE(1, 0, op_MARKS), COMMA, WORD(6, p_Rd), COMMA, CHOICE(2, 7, op_AR32),
        OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK, CHOICE(5, 10, op_CTL), END),
    FORM(VOLTA_LD_VZ, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("LD"), CHOICE(0, 0, op_LMOD70),
        TEXT(".ZD"), BLANK, WORD(6, p_P0), COMMA, WORD(7, p_Rd), COMMA, CHOICE(1, 8, op_AR32),
        OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK, CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_LD_T, INNER, 0, CHOICE(4, 12, op_GUARD), BLANK, TEXT("LD"), CHOICE(0, 0, op_LMOD75),
        BLANK, CHOICE(1, 0, op_MARKS), COMMA, WORD(7, p_Rd), COMMA, CHOICE(2, 8, op_AR32), COMMA,
        CHOICE(3, 10, op_NPRED), OWN_BLANK, CHOICE(5, 0, op_MARKS), BLANK, CHOICE(6, 13, op_CTL),
        END),
    FORM(VOLTA_LD_TZ, INNER, 0, CHOICE(3, 13, op_GUARD), BLANK, TEXT("LD"), CHOICE(0, 0, op_LMOD75),
        TEXT(".ZD"), BLANK, WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA, CHOICE(1, 9, op_AR32),
        COMMA, CHOICE(2, 11, op_NPRED), OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK,
        CHOICE(5, 14, op_CTL), END),
    FORM(VOLTA_LD_TU, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("LD"), CHOICE(0, 0, op_LMOD75),
        BLANK, CHOICE(1, 0, op_MARKS), COMMA, WORD(7, p_Rd), COMMA, CHOICE(2, 8, op_AT_2), COMMA,
        CHOICE(3, 11, op_NPRED), OWN_BLANK, CHOICE(5, 0, op_MARKS), BLANK, CHOICE(6, 14, op_CTL),
        END),
    FORM(VOLTA_LD_TUZ, INNER, 0, CHOICE(3, 14, op_GUARD), BLANK, TEXT("LD"),
        CHOICE(0, 0, op_LMOD75), TEXT(".ZD"), BLANK, WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA,
        CHOICE(1, 9, op_AT_2), COMMA, CHOICE(2, 12, op_NPRED), OWN_BLANK, CHOICE(4, 0, op_MARKS),
        BLANK, CHOICE(5, 15, op_CTL), END),
    FORM(VOLTA_LD_A, INNER, 0, CHOICE(3, 10, op_GUARD), BLANK, TEXT("LD"), WORD(0, p_WIDE),
        WORD(1, p_EVICT), WORD(2, p_LTC), WORD(3, p_MSIZE), WORD(4, p_LORD), BLANK,
        CHOICE(0, 0, op_MARKS), COMMA, WORD(5, p_Rd), COMMA, CHOICE(1, 6, op_AR32), COMMA,
        CHOICE(2, 8, op_NPRED), OWN_BLANK, CHOICE(4, 0, op_MARKS_6), BLANK, CHOICE(5, 11, op_CTL),
        END),
    FORM(VOLTA_LD_D, INNER | SHARED, 0, CHOICE(5, 10, op_GUARD), BLANK, TEXT("LD"),
        CHOICE(0, 0, op_WU), WORD(0, p_EVICT), WORD(1, p_LTC), WORD(2, p_MSIZE), WORD(3, p_LORD),
        BLANK, CHOICE(1, 0, op_MARKS), COMMA, WORD(4, p_Rd), COMMA, CHOICE(2, 5, op_AG_3), COMMA,
        CHOICE(3, 8, op_NPRED), BLANK, CHOICE(4, 6, op_DESC_3), OWN_BLANK, CHOICE(6, 0, op_MARKS_6),
        BLANK, CHOICE(7, 11, op_CTL), END),
};
FORMS(head_LDC) = {
    FORM(VOLTA_LDC_V, INNER, 0, CHOICE(1, 6, op_GUARD), BLANK, TEXT("LDC"), WORD(0, p_CMODE),
        WORD(1, p_CSIZE), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_CINDEX), OWN_BLANK,
        CHOICE(2, 0, op_MARKS), BLANK, CHOICE(3, 7, op_CTL), END),
    FORM(VOLTA_LDC_T, INNER, 0, CHOICE(1, 6, op_GUARD), BLANK, TEXT("LDC"), WORD(0, p_CMODE),
        WORD(1, p_CSIZE), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_CINDEX), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 7, op_CTL), END),
    FORM(VOLTA_LDC_X, INNER, 0, CHOICE(1, 6, op_GUARD), BLANK, TEXT("LDC"), WORD(0, p_CMODE),
        WORD(1, p_CSIZE), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_CXINDEX), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 7, op_CTL), END),
};
FORMS(head_LDG) = {
    FORM(VOLTA_LDG_V, INNER, 0, CHOICE(3, 10, op_GUARD), BLANK, TEXT("LDG"),
        CHOICE(0, 0, op_LMOD70), BLANK, CHOICE(1, 6, op_PO), COMMA, WORD(7, p_Rd), COMMA,
        CHOICE(2, 8, op_ARE), OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK, CHOICE(5, 11, op_CTL), END),
    FORM(VOLTA_LDG_VZ, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("LDG"),
        CHOICE(0, 0, op_LMOD70), TEXT(".ZD"), BLANK, WORD(6, p_P0), COMMA, WORD(7, p_Rd), COMMA,
        CHOICE(1, 8, op_ARE), OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK, CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_LDG_T, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("LDG"),
        CHOICE(0, 0, op_LMOD75), BLANK, CHOICE(1, 7, op_PO), COMMA, WORD(8, p_Rd), COMMA,
        CHOICE(2, 9, op_ARE), COMMA, CHOICE(3, 11, op_NPRED), OWN_BLANK, CHOICE(5, 0, op_MARKS),
        BLANK, CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_LDG_TZ, INNER, 0, CHOICE(3, 13, op_GUARD), BLANK, TEXT("LDG"),
        CHOICE(0, 0, op_LMOD75), TEXT(".ZD"), BLANK, WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA,
        CHOICE(1, 9, op_ARE), COMMA, CHOICE(2, 11, op_NPRED), OWN_BLANK, CHOICE(4, 0, op_MARKS),
        BLANK, CHOICE(5, 14, op_CTL), END),
    FORM(VOLTA_LDG_TU, INNER, 0, CHOICE(4, 14, op_GUARD), BLANK, TEXT("LDG"),
        CHOICE(0, 0, op_LMOD75), BLANK, CHOICE(1, 7, op_PO), COMMA, WORD(8, p_Rd), COMMA,
        CHOICE(2, 9, op_AT_2), COMMA, CHOICE(3, 12, op_NPRED), OWN_BLANK, CHOICE(5, 0, op_MARKS),
        BLANK, CHOICE(6, 15, op_CTL), END),
    FORM(VOLTA_LDG_TUZ, INNER, 0, CHOICE(3, 14, op_GUARD), BLANK, TEXT("LDG"),
        CHOICE(0, 0, op_LMOD75), TEXT(".ZD"), BLANK, WORD(7, p_P0), COMMA, WORD(8, p_Rd), COMMA,
        CHOICE(1, 9, op_AT_2), COMMA, CHOICE(2, 12, op_NPRED), OWN_BLANK, CHOICE(4, 0, op_MARKS),
        BLANK, CHOICE(5, 15, op_CTL), END),
    FORM(VOLTA_LDG_A, INNER, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("LDG"), WORD(0, p_WIDE),
        WORD(1, p_EVICT), WORD(2, p_LTC), WORD(3, p_MSIZE), WORD(4, p_LORD), BLANK,
        CHOICE(0, 5, op_PO), COMMA, WORD(6, p_Rd), COMMA, CHOICE(1, 7, op_ARE), COMMA,
        CHOICE(2, 9, op_NPRED), OWN_BLANK, CHOICE(4, 0, op_MARKS_6), BLANK, CHOICE(5, 12, op_CTL),
        END),
    FORM(VOLTA_LDG_D, INNER | SHARED, 0, CHOICE(5, 11, op_GUARD), BLANK, TEXT("LDG"),
        CHOICE(0, 0, op_WU), WORD(0, p_EVICT), WORD(1, p_LTC), WORD(2, p_MSIZE), WORD(3, p_LORD),
        BLANK, CHOICE(1, 4, op_PO), COMMA, WORD(5, p_Rd), COMMA, CHOICE(2, 6, op_AG_3), COMMA,
        CHOICE(3, 9, op_NPRED), BLANK, CHOICE(4, 7, op_DESC_3), OWN_BLANK, CHOICE(6, 0, op_MARKS_6),
        BLANK, CHOICE(7, 12, op_CTL), END),
};
FORMS(head_LDGDEPBAR) = {
    FORM(VOLTA_LDGDEPBAR, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("LDGDEPBAR"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_6), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_LDGSTS_E) = {
    FORM(VOLTA_LDGSTS_R, INNER | SHARED, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("LDGSTS.E"),
        WORD(0, p_BYPASS), WORD(1, p_EVICT), WORD(2, p_GLTC), WORD(3, p_GSIZE), WORD(4, p_ZFILL),
        WORD(5, p_GORD), BLANK, CHOICE(0, 6, op_SADDR), COMMA, CHOICE(1, 8, op_GADDR), COMMA,
        CHOICE(2, 11, op_PX), BLANK, CHOICE(3, 9, op_DESC_4), OWN_BLANK, CHOICE(5, 0, op_MARKS_6),
        BLANK, CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_LDGSTS_U, INNER, 0, CHOICE(3, 13, op_GUARD), BLANK, TEXT("LDGSTS.E"),
        WORD(0, p_BYPASS), WORD(1, p_EVICT), WORD(2, p_GLTC), WORD(3, p_GSIZE), WORD(4, p_ZFILL),
        WORD(5, p_GORD), BLANK, CHOICE(0, 6, op_SADDRU), COMMA, CHOICE(1, 9, op_GADDRU), COMMA,
        CHOICE(2, 11, op_PX), OWN_BLANK, CHOICE(4, 0, op_MARKS_2), BLANK, CHOICE(5, 14, op_CTL),
        END),
    FORM(VOLTA_LDGSTS_US, INNER, 0, CHOICE(3, 13, op_GUARD), BLANK, TEXT("LDGSTS.E"),
        WORD(0, p_BYPASS), WORD(1, p_EVICT), WORD(2, p_GLTC), WORD(3, p_GSIZE), WORD(4, p_ZFILL),
        WORD(5, p_GORD), BLANK, CHOICE(0, 6, op_SADDRU), COMMA, CHOICE(1, 9, op_GADDRU), COMMA,
        CHOICE(2, 11, op_PX), OWN_BLANK, CHOICE(4, 0, op_MARKS_3), BLANK, CHOICE(5, 14, op_CTL),
        END),
};
FORMS(head_LDL) = {
    FORM(VOLTA_LDL_V, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("LDL"), WORD(0, p_EVICT),
        WORD(1, p_MSIZE), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_ARE), OWN_BLANK,
        CHOICE(2, 0, op_MARKS), BLANK, CHOICE(3, 6, op_CTL), END),
    FORM(VOLTA_LDL_T, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("LDL"), WORD(0, p_EVICT),
        WORD(1, p_MSIZE), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_ARE), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 6, op_CTL), END),
    FORM(VOLTA_LDL_TU, INNER, 0, CHOICE(1, 6, op_GUARD), BLANK, TEXT("LDL"), WORD(0, p_EVICT),
        WORD(1, p_MSIZE), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_AL_2), OWN_BLANK,
        CHOICE(2, 0, op_MARKS), BLANK, CHOICE(3, 7, op_CTL), END),
    FORM(VOLTA_LDL_D, INNER | SHARED, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("LDL"),
        WORD(0, p_EVICT), WORD(1, p_MSIZE), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_ALOCAL),
        BLANK, CHOICE(1, 4, op_DESCL), OWN_BLANK, CHOICE(3, 0, op_MARKS_6), BLANK,
        CHOICE(4, 7, op_CTL), END),
};
FORMS(head_LDS) = {
    FORM(VOLTA_LDS_V, INNER, 0, CHOICE(2, 5, op_GUARD), BLANK, TEXT("LDS"), WORD(0, p_SU),
        WORD(1, p_SSIZE), BLANK, CHOICE(0, 0, op_MARKS), COMMA, WORD(2, p_Rd), COMMA,
        CHOICE(1, 3, op_ARE), OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK, CHOICE(4, 6, op_CTL), END),
    FORM(VOLTA_LDS_VZ, INNER, 0, CHOICE(1, 6, op_GUARD), BLANK, TEXT("LDS"), WORD(0, p_SU),
        WORD(1, p_SSIZE), TEXT(".ZD"), BLANK, WORD(2, p_P0), COMMA, WORD(3, p_Rd), COMMA,
        CHOICE(0, 4, op_ARE), OWN_BLANK, CHOICE(2, 0, op_MARKS), BLANK, CHOICE(3, 7, op_CTL), END),
    FORM(VOLTA_LDS_T, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("LDS"), WORD(0, p_SU),
        WORD(1, p_SSIZE), BLANK, CHOICE(0, 0, op_MARKS), COMMA, WORD(2, p_Rd), COMMA,
        CHOICE(1, 3, op_ARS), OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK, CHOICE(4, 7, op_CTL), END),
    FORM(VOLTA_LDS_TZ, INNER, 0, CHOICE(1, 7, op_GUARD), BLANK, TEXT("LDS"), WORD(0, p_SU),
        WORD(1, p_SSIZE), TEXT(".ZD"), BLANK, WORD(2, p_P0), COMMA, WORD(3, p_Rd), COMMA,
        CHOICE(0, 4, op_ARS), OWN_BLANK, CHOICE(2, 0, op_MARKS), BLANK, CHOICE(3, 8, op_CTL), END),
    FORM(VOLTA_LDS_TU, INNER, 0, CHOICE(2, 7, op_GUARD), BLANK, TEXT("LDS"), WORD(0, p_SU),
        WORD(1, p_SSIZE), BLANK, CHOICE(0, 0, op_MARKS), COMMA, WORD(2, p_Rd), COMMA,
        CHOICE(1, 3, op_ALS_2), OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK, CHOICE(4, 8, op_CTL),
        END),
    FORM(VOLTA_LDS_TUZ, INNER, 0, CHOICE(1, 8, op_GUARD), BLANK, TEXT("LDS"), WORD(0, p_SU),
        WORD(1, p_SSIZE), TEXT(".ZD"), BLANK, WORD(2, p_P0), COMMA, WORD(3, p_Rd), COMMA,
        CHOICE(0, 4, op_ALS_2), OWN_BLANK, CHOICE(2, 0, op_MARKS), BLANK, CHOICE(3, 9, op_CTL),
        END),
    FORM(VOLTA_LDS_A, INNER, 0, CHOICE(2, 5, op_GUARD), BLANK, TEXT("LDS"), WORD(0, p_SSIZE), BLANK,
        CHOICE(0, 0, op_MARKS), COMMA, WORD(1, p_Rd), COMMA, CHOICE(1, 2, op_ARS), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_6), BLANK, CHOICE(4, 6, op_CTL), END),
    FORM(VOLTA_LDS_AU, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("LDS"), WORD(0, p_SSIZE),
        BLANK, CHOICE(0, 0, op_MARKS), COMMA, WORD(1, p_Rd), COMMA, CHOICE(1, 2, op_ALS_2),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_6), BLANK, CHOICE(4, 7, op_CTL), END),
};
FORMS(head_LDSM_16) = {
    FORM(VOLTA_LDSM_R, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("LDSM.16"), WORD(0, p_MKIND),
        WORD(1, p_MCOUNT), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_ARE), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 6, op_CTL), END),
    FORM(VOLTA_LDSM_U, INNER, 0, CHOICE(1, 6, op_GUARD), BLANK, TEXT("LDSM.16"), WORD(0, p_MKIND),
        WORD(1, p_MCOUNT), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_AL_2), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 7, op_CTL), END),
};
FORMS(head_LDTRAM_AB) = {
    FORM(VOLTA_LDTRAM, INNER, 0, CHOICE(0, 3, op_GUARD), BLANK, TEXT("LDTRAM.AB"), BLANK,
        WORD(0, p_Rd), COMMA, TEXT("a["), WORD(1, p_Ua), TEXT("+"), NUMBER(2, p_IOFF), TEXT("]"),
        OWN_BLANK, CHOICE(1, 0, op_MARKS_8), BLANK, CHOICE(2, 4, op_CTL), END),
};
FORMS(head_LEA) = {
    FORM(VOLTA_LEA_LO, INNER, 0, CHOICE(3, 13, op_GUARD), BLANK, TEXT("LEA"), BLANK, WORD(0, p_Rd),
        COMMA, CHOICE(0, 1, op_PJ), COMMA, WORD(2, p_NA), WORD(3, p_Ra), WORD(4, p_RA), COMMA,
        CHOICE(1, 5, op_SBX_3), COMMA, NUMBER(12, p_LEAN), OWN_BLANK, CHOICE(4, 0, op_MARKS_5),
        BLANK, CHOICE(5, 14, op_CTL), END),
};
FORMS(head_LEA_HI) = {
    FORM(VOLTA_LEA_HI, INNER, 0, CHOICE(3, 15, op_GUARD), BLANK, TEXT("LEA.HI"), BLANK,
        WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_PJ), COMMA, WORD(2, p_NA), WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(1, 5, op_SBX_3), COMMA, WORD(12, p_Rc), WORD(13, p_RC), COMMA,
        NUMBER(14, p_LEAN), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 16, op_CTL), END),
    FORM(VOLTA_LEA_IH, INNER, 0, CHOICE(1, 9, op_GUARD), BLANK, TEXT("LEA.HI"), BLANK,
        WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_PJ), COMMA, WORD(2, p_NA), WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, WORD(5, p_Rc), WORD(6, p_RB), COMMA, NUMBER(7, p_UIMM), COMMA,
        NUMBER(8, p_LEAN), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 10, op_CTL), END),
};
FORMS(head_LEA_HI_SX32) = {
    FORM(VOLTA_LEA_SX, INNER, 0, CHOICE(3, 13, op_GUARD), BLANK, TEXT("LEA.HI.SX32"), BLANK,
        WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_PJ), COMMA, WORD(2, p_NA), WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(1, 5, op_SBX_3), COMMA, NUMBER(12, p_LEAN), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 14, op_CTL), END),
};
FORMS(head_LEA_HI_X) = {
    FORM(VOLTA_LEA_HX, INNER, 0, CHOICE(4, 17, op_GUARD), BLANK, TEXT("LEA.HI.X"), BLANK,
        WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_PJ), COMMA, WORD(2, p_IA), WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(1, 5, op_SBX_4), COMMA, WORD(12, p_Rc), WORD(13, p_RC), COMMA,
        NUMBER(14, p_LEAN), COMMA, CHOICE(3, 15, op_QA), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK,
        CHOICE(6, 18, op_CTL), END),
    FORM(VOLTA_LEA_IX, INNER, 0, CHOICE(2, 11, op_GUARD), BLANK, TEXT("LEA.HI.X"), BLANK,
        WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_PJ), COMMA, WORD(2, p_IA), WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, WORD(5, p_Rc), WORD(6, p_RB), COMMA, NUMBER(7, p_UIMM), COMMA,
        NUMBER(8, p_LEAN), COMMA, CHOICE(1, 9, op_QA), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK,
        CHOICE(4, 12, op_CTL), END),
};
FORMS(head_LEA_HI_X_SX32) = {
    FORM(VOLTA_LEA_XS, INNER, 0, CHOICE(4, 15, op_GUARD), BLANK, TEXT("LEA.HI.X.SX32"), BLANK,
        WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_PJ), COMMA, WORD(2, p_IA), WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(1, 5, op_SBX_4), COMMA, NUMBER(12, p_LEAN), COMMA,
        CHOICE(3, 13, op_QA), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 16, op_CTL),
        END),
};
FORMS(head_LEA_X) = {
    FORM(VOLTA_LEA_X, INNER, 0, CHOICE(4, 15, op_GUARD), BLANK, TEXT("LEA.X"), BLANK, WORD(0, p_Rd),
        COMMA, CHOICE(0, 1, op_PJ), COMMA, WORD(2, p_IA), WORD(3, p_Ra), WORD(4, p_RA), COMMA,
        CHOICE(1, 5, op_SBX_4), COMMA, NUMBER(12, p_LEAN), COMMA, CHOICE(3, 13, op_QA), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 16, op_CTL), END),
};
FORMS(head_LEPC) = {
    FORM(VOLTA_LEPC_N, INNER, 0, CHOICE(0, 1, op_GUARD), BLANK, TEXT("LEPC"), BLANK, WORD(0, p_Rd),
        OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 2, op_CTL), END),
    FORM(VOLTA_LEPC_T, INNER, 0, CHOICE(0, 2, op_GUARD), BLANK, TEXT("LEPC"), BLANK, WORD(0, p_Rd),
        COMMA, NUMBER(1, p_RELL), OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 3, op_CTL),
        END),
};
FORMS(head_LOP3__) = {
    FORM(VOLTA_LOP3, INNER | SHARED, 0, CHOICE(3, 16, op_GUARD), BLANK, TEXT("LOP3.("),
        SHARED_LOGIC(13, p_LUT_truth), TEXT(")"), WORD(0, p_PAND), BLANK, CHOICE(0, 1, op_PO),
        COMMA, WORD(2, p_Rd), COMMA, WORD(3, p_Ra), WORD(4, p_RA), COMMA, CHOICE(1, 5, op_SB),
        COMMA, WORD(11, p_Rc), WORD(12, p_RC), COMMA, SHARED_NUMBER(13, p_LUT), COMMA,
        CHOICE(2, 14, op_QA), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 17, op_CTL),
        END),
    FORM(VOLTA_LOP3, INNER, 0, CHOICE(3, 16, op_GUARD), BLANK, TEXT("LOP3.("),
        LOGIC(13, p_LUT_truth), TEXT(")"), WORD(0, p_PAND), BLANK, CHOICE(0, 1, op_PO), COMMA,
        WORD(2, p_Rd), COMMA, WORD(3, p_Ra), WORD(4, p_RA), COMMA, CHOICE(1, 5, op_SB), COMMA,
        WORD(11, p_Rc), WORD(12, p_RC), COMMA, CHOICE(2, 14, op_QA), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 17, op_CTL), END),
    FORM(VOLTA_LOP3, INNER, 0, CHOICE(3, 16, op_GUARD), BLANK, TEXT("LOP3.("),
        LOGIC(13, p_LUT_truth), TEXT(")"), WORD(0, p_PAND), BLANK, CHOICE(0, 1, op_PO), COMMA,
        WORD(2, p_Rd), COMMA, WORD(3, p_Ra), WORD(4, p_RA), COMMA, CHOICE(1, 5, op_SB), COMMA,
        WORD(11, p_Rc), WORD(12, p_RC), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK,
        CHOICE(5, 17, op_CTL), LINE(2, 0), VALUE(14, 0x1, false), VALUE(15, 0x7, false), END),
};
FORMS(head_LOP3_LUT) = {
    FORM(VOLTA_LOP3, INNER, 0, CHOICE(3, 16, op_GUARD), BLANK, TEXT("LOP3.LUT"), WORD(0, p_PAND),
        BLANK, CHOICE(0, 1, op_PO), COMMA, WORD(2, p_Rd), COMMA, WORD(3, p_Ra), WORD(4, p_RA),
        COMMA, CHOICE(1, 5, op_SB), COMMA, WORD(11, p_Rc), WORD(12, p_RC), COMMA, NUMBER(13, p_LUT),
        COMMA, CHOICE(2, 14, op_QA), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK,
        CHOICE(5, 17, op_CTL), END),
};
FORMS(head_MATCH_ALL) = {
    FORM(VOLTA_MATCH_ALL, INNER, 0, CHOICE(0, 4, op_GUARD), BLANK, TEXT("MATCH.ALL"),
        WORD(0, p_MU64), BLANK, WORD(1, p_P0), COMMA, WORD(2, p_Rd), COMMA, WORD(3, p_Ra),
        OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 5, op_CTL), END),
};
FORMS(head_MATCH_ANY) = {
    FORM(VOLTA_MATCH_ANY, INNER, 0, CHOICE(0, 3, op_GUARD), BLANK, TEXT("MATCH.ANY"),
        WORD(0, p_MU64), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 4, op_CTL), END),
};
FORMS(head_MEMBAR) = {
    FORM(VOLTA_MEMBAR_V, INNER, 0, CHOICE(0, 3, op_GUARD), BLANK, TEXT("MEMBAR"), WORD(0, p_MBSEM),
        WORD(1, p_MBSCOPE), WORD(2, p_MBIO), OWN_BLANK, CHOICE(1, 0, op_MARKS), BLANK,
        CHOICE(2, 4, op_CTL), END),
    FORM(VOLTA_MEMBAR_A, INNER, 0, CHOICE(0, 2, op_GUARD), BLANK, TEXT("MEMBAR"), WORD(0, p_MBSEM),
        WORD(1, p_MBSCOPE), OWN_BLANK, CHOICE(1, 0, op_MARKS_2), BLANK, CHOICE(2, 3, op_CTL), END),
    FORM(VOLTA_MEMBAR_H, INNER, 0, CHOICE(0, 2, op_GUARD), BLANK, TEXT("MEMBAR"), WORD(0, p_MBSEM),
        WORD(1, p_MBSCOPE), OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 3, op_CTL), END),
    FORM(VOLTA_MEMBAR_AS, INNER, 0, CHOICE(0, 2, op_GUARD), BLANK, TEXT("MEMBAR"),
        WORD(0, p_MBSEM_2), WORD(1, p_MBSCOPE), TEXT(".ASYNC"), OWN_BLANK, CHOICE(1, 0, op_MARKS_3),
        BLANK, CHOICE(2, 3, op_CTL), END),
};
FORMS(head_MOV) = {
    FORM(VOLTA_MOV, INNER, 0, CHOICE(2, 8, op_GUARD), BLANK, TEXT("MOV"), BLANK, WORD(0, p_Rd),
        COMMA, CHOICE(0, 1, op_SB), COMMA, CHOICE(1, 7, op_MMASK), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 9, op_CTL), END),
};
FORMS(head_MOVM) = {
    FORM(VOLTA_MOVM, INNER, 0, CHOICE(0, 4, op_GUARD), BLANK, TEXT("MOVM"), WORD(0, p_MMSIZE),
        WORD(1, p_MMKIND), BLANK, WORD(2, p_Rd), COMMA, WORD(3, p_Ra), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_8), BLANK, CHOICE(2, 5, op_CTL), END),
};
FORMS(head_MUFU) = {
    FORM(VOLTA_MUFU_R, INNER, 0, CHOICE(4, 10, op_GUARD), BLANK, TEXT("MUFU"), WORD(0, p_MUF),
        CHOICE(0, 1, op_FMUT), BLANK, WORD(3, p_Rd), COMMA, CHOICE(1, 4, op_FB_2), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 11, op_CTL), END),
    FORM(VOLTA_MUFU_S, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("MUFU"), WORD(0, p_MUF_2),
        CHOICE(0, 0, op_FMUS), BLANK, WORD(1, p_Rd), COMMA, FLOAT(2, p_FIMM), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 4, op_CTL), END),
    FORM(VOLTA_MUFU_D, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("MUFU"), WORD(0, p_MUF_3),
        CHOICE(0, 0, op_FMUS), BLANK, WORD(1, p_Rd), COMMA, FLOAT(2, p_DIMM), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 4, op_CTL), END),
    FORM(VOLTA_MUFU_H, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("MUFU"), WORD(0, p_MUF),
        CHOICE(0, 0, op_FMUHALF), BLANK, WORD(1, p_Rd), COMMA, FLOAT(2, p_HIL), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 4, op_CTL), END),
};
FORMS(head_NANOSLEEP) = {
    FORM(VOLTA_NANOSLEEP_N, INNER, 0, CHOICE(3, 10, op_GUARD), BLANK, TEXT("NANOSLEEP"),
        WORD(0, p_RAND), WORD(1, p_WARPS), CHOICE(0, 2, op_SYN), BLANK, CHOICE(1, 3, op_PX), COMMA,
        CHOICE(2, 5, op_NAP), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 11, op_CTL),
        END),
};
FORMS(head_NANOSLEEP_CLEAR) = {
    FORM(VOLTA_NANOSLEEP_C, INNER, 0, CHOICE(1, 1, op_GUARD), BLANK, TEXT("NANOSLEEP.CLEAR"),
        CHOICE(0, 0, op_SYN_2), OWN_BLANK, CHOICE(2, 0, op_MARKS_6), BLANK, CHOICE(3, 2, op_CTL),
        END),
};
FORMS(head_NOP) = {
    FORM(VOLTA_NOP, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("NOP"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_OUT) = {
    FORM(VOLTA_OUT_R, INNER, 0, CHOICE(0, 4, op_GUARD), BLANK, TEXT("OUT"), WORD(0, p_OUTK), BLANK,
        WORD(1, p_Rd), COMMA, WORD(2, p_Ra), COMMA, WORD(3, p_Rb), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 5, op_CTL), END),
    FORM(VOLTA_OUT_I, INNER, 0, CHOICE(0, 4, op_GUARD), BLANK, TEXT("OUT"), WORD(0, p_OUTK), BLANK,
        WORD(1, p_Rd), COMMA, WORD(2, p_Ra), COMMA, NUMBER(3, p_OUTN), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 5, op_CTL), END),
    FORM(VOLTA_OUT_U, INNER, 0, CHOICE(0, 4, op_GUARD), BLANK, TEXT("OUT"), WORD(0, p_OUTK), BLANK,
        WORD(1, p_Rd), COMMA, WORD(2, p_Ra), COMMA, WORD(3, p_Ub), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_8), BLANK, CHOICE(2, 5, op_CTL), END),
};
FORMS(head_OUT_FINAL) = {
    FORM(VOLTA_OUT_F, INNER, 0, CHOICE(1, 1, op_GUARD), BLANK, TEXT("OUT.FINAL"), BLANK,
        CHOICE(0, 0, op_MARKS), COMMA, WORD(0, p_Ra), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 2, op_CTL), END),
};
FORMS(head_P2R) = {
    FORM(VOLTA_P2R, INNER, 0, CHOICE(1, 11, op_GUARD), BLANK, TEXT("P2R"), WORD(0, p_PRPART), BLANK,
        WORD(1, p_Rd), COMMA, TEXT("PR"), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA,
        CHOICE(0, 4, op_PRB), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 12, op_CTL),
        END),
};
FORMS(head_PIXLD) = {
    FORM(VOLTA_PIXLD, INNER, 0, CHOICE(1, 2, op_GUARD), BLANK, TEXT("PIXLD"), BLANK, WORD(0, p_Rd),
        COMMA, CHOICE(0, 1, op_PO), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 3, op_CTL), END),
};
FORMS(head_PLOP3__) = {
    FORM(VOLTA_PLOP3, INNER | SHARED, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("PLOP3.("),
        SHARED_LOGIC(9, p_LUT1_truth), TEXT(")"), BLANK, WORD(0, p_P0), COMMA, WORD(1, p_P1), COMMA,
        CHOICE(0, 2, op_QA), COMMA, CHOICE(1, 4, op_QB), COMMA, CHOICE(2, 6, op_QM), COMMA,
        SHARED_NUMBER(9, p_LUT1), COMMA, NUMBER(10, p_LUT2), OWN_BLANK, CHOICE(4, 0, op_MARKS_5),
        BLANK, CHOICE(5, 12, op_CTL), END),
    FORM(VOLTA_PLOP3, INNER, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("PLOP3.("),
        LOGIC(9, p_LUT1_truth), TEXT(")"), BLANK, WORD(0, p_P0), COMMA, TEXT("PT"), COMMA,
        CHOICE(0, 2, op_QA), COMMA, CHOICE(1, 4, op_QB), COMMA, CHOICE(2, 6, op_QM), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 12, op_CTL), VALUE(1, 0x7, false),
        VALUE(10, 0x0, false), END),
    FORM(VOLTA_PLOP3_SIGN_ONE, INNER | SHARED, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("PLOP3.("),
        SHARED_LOGIC(11, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_P0), COMMA, WORD(1, p_P1), COMMA,
        CHOICE(0, 2, op_QA), COMMA, CHOICE(1, 4, op_SIGNB), COMMA, CHOICE(3, 9, op_QC), COMMA,
        SHARED_NUMBER(11, p_LUT), COMMA, NUMBER(12, p_LUT2), OWN_BLANK, CHOICE(5, 0, op_MARKS_5),
        BLANK, CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_PLOP3_SIGN_ONE, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("PLOP3.("),
        LOGIC(11, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_P0), COMMA, TEXT("PT"), COMMA,
        CHOICE(0, 2, op_QA), COMMA, CHOICE(1, 4, op_SIGNB), COMMA, CHOICE(3, 9, op_QC), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 14, op_CTL), VALUE(1, 0x7, false),
        VALUE(12, 0x0, false), END),
    FORM(VOLTA_PLOP3_SIGN_TWO, INNER | SHARED, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("PLOP3.("),
        SHARED_LOGIC(11, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_P0), COMMA, WORD(1, p_P1), COMMA,
        CHOICE(0, 2, op_QA), COMMA, CHOICE(1, 4, op_SIGNB), COMMA, CHOICE(3, 9, op_SIGNC), COMMA,
        SHARED_NUMBER(11, p_LUT), COMMA, NUMBER(12, p_LUT2), OWN_BLANK, CHOICE(5, 0, op_MARKS_5),
        BLANK, CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_PLOP3_SIGN_TWO, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("PLOP3.("),
        LOGIC(11, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_P0), COMMA, TEXT("PT"), COMMA,
        CHOICE(0, 2, op_QA), COMMA, CHOICE(1, 4, op_SIGNB), COMMA, CHOICE(3, 9, op_SIGNC),
        OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 14, op_CTL), VALUE(1, 0x7, false),
        VALUE(12, 0x0, false), END),
    FORM(VOLTA_PLOP3_SIGN_ALL, INNER | SHARED, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("PLOP3.("),
        SHARED_LOGIC(11, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_P0), COMMA, WORD(1, p_P1), COMMA,
        CHOICE(0, 2, op_SIGNA), COMMA, CHOICE(1, 4, op_SIGNB), COMMA, CHOICE(3, 9, op_SIGNC), COMMA,
        SHARED_NUMBER(11, p_LUT), COMMA, NUMBER(12, p_LUT2), OWN_BLANK, CHOICE(5, 0, op_MARKS_5),
        BLANK, CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_PLOP3_SIGN_ALL, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("PLOP3.("),
        LOGIC(11, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_P0), COMMA, TEXT("PT"), COMMA,
        CHOICE(0, 2, op_SIGNA), COMMA, CHOICE(1, 4, op_SIGNB), COMMA, CHOICE(3, 9, op_SIGNC),
        OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 14, op_CTL), VALUE(1, 0x7, false),
        VALUE(12, 0x0, false), END),
};
FORMS(head_PLOP3_LUT) = {
    FORM(VOLTA_PLOP3, INNER, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("PLOP3.LUT"), BLANK,
        WORD(0, p_P0), COMMA, WORD(1, p_P1), COMMA, CHOICE(0, 2, op_QA), COMMA, CHOICE(1, 4, op_QB),
        COMMA, CHOICE(2, 6, op_QM), COMMA, NUMBER(9, p_LUT1), COMMA, NUMBER(10, p_LUT2), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 12, op_CTL), END),
    FORM(VOLTA_PLOP3_SIGN_ONE, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("PLOP3.LUT"), BLANK,
        WORD(0, p_P0), COMMA, WORD(1, p_P1), COMMA, CHOICE(0, 2, op_QA), COMMA,
        CHOICE(1, 4, op_SIGNB), COMMA, CHOICE(3, 9, op_QC), COMMA, NUMBER(11, p_LUT), COMMA,
        NUMBER(12, p_LUT2), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_PLOP3_SIGN_TWO, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("PLOP3.LUT"), BLANK,
        WORD(0, p_P0), COMMA, WORD(1, p_P1), COMMA, CHOICE(0, 2, op_QA), COMMA,
        CHOICE(1, 4, op_SIGNB), COMMA, CHOICE(3, 9, op_SIGNC), COMMA, NUMBER(11, p_LUT), COMMA,
        NUMBER(12, p_LUT2), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 14, op_CTL), END),
    FORM(VOLTA_PLOP3_SIGN_ALL, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("PLOP3.LUT"), BLANK,
        WORD(0, p_P0), COMMA, WORD(1, p_P1), COMMA, CHOICE(0, 2, op_SIGNA), COMMA,
        CHOICE(1, 4, op_SIGNB), COMMA, CHOICE(3, 9, op_SIGNC), COMMA, NUMBER(11, p_LUT), COMMA,
        NUMBER(12, p_LUT2), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 14, op_CTL), END),
};
FORMS(head_PMTRIG) = {
    FORM(VOLTA_PMTRIG, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK, TEXT("PMTRIG"), BLANK,
        CHOICE(0, 0, op_PX), COMMA, NUMBER(2, p_PMT), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 4, op_CTL), END),
};
FORMS(head_POPC) = {
    FORM(VOLTA_POPC, INNER, 0, CHOICE(2, 8, op_GUARD), BLANK, TEXT("POPC"), BLANK, WORD(0, p_Rd),
        COMMA, CHOICE(0, 1, op_SBX_4), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK,
        CHOICE(4, 9, op_CTL), END),
};
FORMS(head_PREEXIT) = {
    FORM(VOLTA_PREEXIT, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("PREEXIT"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_PRMT) = {
    FORM(VOLTA_PRMT_B, INNER, 0, CHOICE(1, 12, op_GUARD), BLANK, TEXT("PRMT"), WORD(0, p_PMODE),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, CHOICE(0, 4, op_SB),
        COMMA, WORD(10, p_Rc), WORD(11, p_RC), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 13, op_CTL), END),
    FORM(VOLTA_PRMT_C, INNER, 0, CHOICE(1, 10, op_GUARD), BLANK, TEXT("PRMT"), WORD(0, p_PMODE),
        BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA), COMMA, WORD(4, p_Rc),
        WORD(5, p_RB), COMMA, CHOICE(0, 6, op_SCU), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 11, op_CTL), END),
};
FORMS(head_QSPC) = {
    FORM(VOLTA_QSPC_V, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("QSPC"), WORD(0, p_CCE),
        CHOICE(0, 1, op_QSP), BLANK, WORD(2, p_P0), COMMA, WORD(3, p_Rd), COMMA,
        CHOICE(1, 4, op_ARE), OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK, CHOICE(4, 7, op_CTL), END),
    FORM(VOLTA_QSPC_T, INNER, 0, CHOICE(2, 7, op_GUARD), BLANK, TEXT("QSPC"), WORD(0, p_CCE),
        CHOICE(0, 1, op_QSP_2), BLANK, WORD(3, p_P0), COMMA, WORD(4, p_Rd), COMMA,
        CHOICE(1, 5, op_ARE), OWN_BLANK, CHOICE(3, 0, op_MARKS_8), BLANK, CHOICE(4, 8, op_CTL),
        END),
    FORM(VOLTA_QSPC_TU, INNER, 0, CHOICE(2, 7, op_GUARD), BLANK, TEXT("QSPC"), WORD(0, p_CCE),
        CHOICE(0, 1, op_QSP), BLANK, WORD(2, p_P0), COMMA, WORD(3, p_Rd), COMMA,
        CHOICE(1, 4, op_AT_2), OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK, CHOICE(4, 8, op_CTL), END),
    FORM(VOLTA_QSPC_U, INNER, 0, CHOICE(2, 8, op_GUARD), BLANK, TEXT("QSPC"), WORD(0, p_CCE),
        CHOICE(0, 1, op_QSP_3), BLANK, WORD(3, p_P0), COMMA, WORD(4, p_Rd), COMMA,
        CHOICE(1, 5, op_AU_2), OWN_BLANK, CHOICE(3, 0, op_MARKS_6), BLANK, CHOICE(4, 9, op_CTL),
        END),
};
FORMS(head_R2B) = {
    FORM(VOLTA_R2B, INNER, 0, CHOICE(0, 1, op_GUARD), BLANK, TEXT("R2B"), BLANK, FIXED(0x0, false),
        COMMA, WORD(0, p_Rb), OWN_BLANK, CHOICE(1, 0, op_MARKS_7), BLANK, CHOICE(2, 2, op_CTL),
        END),
};
FORMS(head_R2P) = {
    FORM(VOLTA_R2P, INNER, 0, CHOICE(1, 9, op_GUARD), BLANK, TEXT("R2P"), BLANK, TEXT("PR"), COMMA,
        WORD(0, p_Ra), WORD(1, p_PRPART), COMMA, CHOICE(0, 2, op_PRB), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 10, op_CTL), END),
};
FORMS(head_R2UR) = {
    FORM(VOLTA_R2UR_O, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("R2UR"), WORD(0, p_ROR), BLANK,
        CHOICE(0, 1, op_R2UP0), COMMA, WORD(2, p_Ud), COMMA, WORD(3, p_Ra), WORD(4, p_RA),
        OWN_BLANK, CHOICE(2, 0, op_MARKS_4), BLANK, CHOICE(3, 6, op_CTL), END),
    FORM(VOLTA_R2UR_H, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("R2UR"), WORD(0, p_ROR), BLANK,
        CHOICE(0, 1, op_R2UP0), COMMA, WORD(2, p_Ud), COMMA, WORD(3, p_Ra), WORD(4, p_RA),
        OWN_BLANK, CHOICE(2, 0, op_MARKS_3), BLANK, CHOICE(3, 6, op_CTL), END),
};
FORMS(head_RED) = {
    FORM(VOLTA_RED_V, INNER, 0, CHOICE(3, 10, op_GUARD), BLANK, TEXT("RED"), WORD(0, p_WIDE),
        WORD(1, p_ROP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE3), CHOICE(1, 4, op_HOW70), BLANK,
        CHOICE(2, 7, op_ARE), COMMA, WORD(9, p_Rb), OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK,
        CHOICE(5, 11, op_CTL), END),
    FORM(VOLTA_RED_T, INNER, 0, CHOICE(3, 10, op_GUARD), BLANK, TEXT("RED"), WORD(0, p_WIDE),
        WORD(1, p_ROP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE3), CHOICE(1, 4, op_HOW70), BLANK,
        CHOICE(2, 7, op_ARE), COMMA, WORD(9, p_Rb), OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK,
        CHOICE(5, 11, op_CTL), END),
    FORM(VOLTA_RED_TU, INNER, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("RED"), WORD(0, p_WIDE),
        WORD(1, p_ROP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE3), CHOICE(1, 4, op_HOW70), BLANK,
        CHOICE(2, 7, op_AT), COMMA, WORD(10, p_Rb), OWN_BLANK, CHOICE(4, 0, op_MARKS), BLANK,
        CHOICE(5, 12, op_CTL), END),
    FORM(VOLTA_RED_A, INNER, 0, CHOICE(2, 8, op_GUARD), BLANK, TEXT("RED"), WORD(0, p_WIDE),
        WORD(1, p_ROP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_ATYPE4), WORD(4, p_SORD), BLANK,
        CHOICE(1, 5, op_ARE), COMMA, WORD(7, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS_2), BLANK,
        CHOICE(4, 9, op_CTL), END),
    FORM(VOLTA_RED_D, INNER | SHARED, 0, CHOICE(4, 8, op_GUARD), BLANK, TEXT("RED"),
        CHOICE(0, 0, op_WU), WORD(0, p_ROP), WORD(1, p_EVICT), CHOICE(1, 2, op_N_ATYPE4),
        WORD(3, p_SORD), BLANK, CHOICE(2, 4, op_AG), COMMA, WORD(7, p_Rb), BLANK,
        CHOICE(3, 5, op_DESC), OWN_BLANK, CHOICE(5, 0, op_MARKS_2), BLANK, CHOICE(6, 9, op_CTL),
        END),
};
FORMS(head_REDAS_ADD) = {
    FORM(VOLTA_REDAS, INNER, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("REDAS.ADD"), BLANK,
        CHOICE(0, 0, op_AU), COMMA, WORD(3, p_Rb), OWN_BLANK, CHOICE(2, 0, op_MARKS_3), BLANK,
        CHOICE(3, 5, op_CTL), END),
};
FORMS(head_REDG) = {
    FORM(VOLTA_REDG_H, INNER, 0, CHOICE(2, 8, op_GUARD), BLANK, TEXT("REDG"), WORD(0, p_WIDE),
        WORD(1, p_ROP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_RTYPE9), WORD(4, p_SORD), BLANK,
        CHOICE(1, 5, op_ARE), COMMA, WORD(7, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS_3), BLANK,
        CHOICE(4, 9, op_CTL), END),
    FORM(VOLTA_REDG_HD, INNER | SHARED, 0, CHOICE(4, 8, op_GUARD), BLANK, TEXT("REDG"),
        CHOICE(0, 0, op_WU), WORD(0, p_ROP), WORD(1, p_EVICT), CHOICE(1, 2, op_N_RTYPE9),
        WORD(3, p_SORD), BLANK, CHOICE(2, 4, op_AG_2), COMMA, WORD(7, p_Rb), BLANK,
        CHOICE(3, 5, op_DESC_2), OWN_BLANK, CHOICE(5, 0, op_MARKS_3), BLANK, CHOICE(6, 9, op_CTL),
        END),
    FORM(VOLTA_REDG_F, INNER, 0, CHOICE(2, 8, op_GUARD), BLANK, TEXT("REDG"), WORD(0, p_WIDE),
        WORD(1, p_FOP), WORD(2, p_EVICT), CHOICE(0, 3, op_N_FTYPE), WORD(4, p_SORD), BLANK,
        CHOICE(1, 5, op_ARE), COMMA, WORD(7, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS_3), BLANK,
        CHOICE(4, 9, op_CTL), END),
    FORM(VOLTA_REDG_FD, INNER | SHARED, 0, CHOICE(4, 8, op_GUARD), BLANK, TEXT("REDG"),
        CHOICE(0, 0, op_WU), WORD(0, p_FOP), WORD(1, p_EVICT), CHOICE(1, 2, op_N_FTYPE),
        WORD(3, p_SORD), BLANK, CHOICE(2, 4, op_AG_2), COMMA, WORD(7, p_Rb), BLANK,
        CHOICE(3, 5, op_DESC_2), OWN_BLANK, CHOICE(5, 0, op_MARKS_3), BLANK, CHOICE(6, 9, op_CTL),
        END),
};
FORMS(head_REDUX) = {
    FORM(VOLTA_REDUX, INNER, 0, CHOICE(0, 4, op_GUARD), BLANK, TEXT("REDUX"), WORD(0, p_RDXOP),
        WORD(1, p_RDXS), BLANK, WORD(2, p_Ud), COMMA, WORD(3, p_Ra), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_6), BLANK, CHOICE(2, 5, op_CTL), END),
};
FORMS(head_RET_ABS) = {
    FORM(VOLTA_RET_ABS, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("RET.ABS"), WORD(0, p_NODEC),
        BLANK, CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ra), BLANK, CHOICE(1, 4, op_BY), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 7, op_CTL), END),
    FORM(VOLTA_RET_UR_ABS, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("RET.ABS"),
        WORD(0, p_NODEC), BLANK, CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ua), BLANK,
        CHOICE(1, 4, op_BY_2), OWN_BLANK, CHOICE(3, 0, op_MARKS_8), BLANK, CHOICE(4, 7, op_CTL),
        END),
};
FORMS(head_RET_REL) = {
    FORM(VOLTA_RET_REL, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("RET.REL"), WORD(0, p_NODEC),
        BLANK, CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ra), BLANK, CHOICE(1, 4, op_TO), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 7, op_CTL), END),
    FORM(VOLTA_RET_UR_REL, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("RET.REL"),
        WORD(0, p_NODEC), BLANK, CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ua), BLANK,
        CHOICE(1, 4, op_TO_3), OWN_BLANK, CHOICE(3, 0, op_MARKS_8), BLANK, CHOICE(4, 7, op_CTL),
        END),
};
FORMS(head_RPCMOV_32) = {
    FORM(VOLTA_RPCMOV_R, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("RPCMOV.32"), BLANK,
        TEXT("Rpc.LO"), COMMA, CHOICE(0, 0, op_MB), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 6, op_CTL), END),
    FORM(VOLTA_RPCMOV_G, INNER, 0, CHOICE(0, 1, op_GUARD), BLANK, TEXT("RPCMOV.32"), BLANK,
        WORD(0, p_Rd), COMMA, TEXT("Rpc.LO"), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK,
        CHOICE(2, 2, op_CTL), END),
};
FORMS(head_RPCMOV_64) = {
    FORM(VOLTA_RPCMOV_L, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("RPCMOV.64"), BLANK,
        TEXT("Rpc"), COMMA, CHOICE(0, 0, op_ML), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 6, op_CTL), END),
};
FORMS(head_RTT) = {
    FORM(VOLTA_RTT, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("RTT"), OWN_BLANK,
        CHOICE(1, 0, op_MARKS_7), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_S2R) = {
    FORM(VOLTA_S2R, INNER, 0, CHOICE(1, 2, op_GUARD), BLANK, TEXT("S2R"), BLANK, WORD(0, p_Rd),
        COMMA, CHOICE(0, 1, op_SPECIAL), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK,
        CHOICE(3, 3, op_CTL), END),
};
FORMS(head_S2UR) = {
    FORM(VOLTA_S2UR, INNER, 0, CHOICE(2, 2, op_UGUARD), BLANK, TEXT("S2UR"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_SPECIAL_2), OWN_BLANK, CHOICE(3, 3, op_CTL),
        END),
};
FORMS(head_SEL) = {
    FORM(VOLTA_SEL, INNER, 0, CHOICE(2, 11, op_GUARD), BLANK, TEXT("SEL"), BLANK, WORD(0, p_Rd),
        COMMA, WORD(1, p_Ra), WORD(2, p_RA), COMMA, CHOICE(0, 3, op_SB), COMMA, CHOICE(1, 9, op_QA),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 12, op_CTL), END),
};
FORMS(head_SETCTAID_X) = {
    FORM(VOLTA_CTAID_S, INNER, 0, CHOICE(0, 1, op_GUARD), BLANK, TEXT("SETCTAID.X"), BLANK,
        WORD(0, p_Ra), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 2, op_CTL), END),
};
FORMS(head_SETLMEMBASE) = {
    FORM(VOLTA_CTAID_M, INNER, 0, CHOICE(0, 1, op_GUARD), BLANK, TEXT("SETLMEMBASE"), BLANK,
        WORD(0, p_Ra), OWN_BLANK, CHOICE(1, 0, op_MARKS_5), BLANK, CHOICE(2, 2, op_CTL), END),
};
FORMS(head_SGXT) = {
    FORM(VOLTA_SGXT, INNER, 0, CHOICE(1, 11, op_GUARD), BLANK, TEXT("SGXT"), WORD(0, p_WRAP),
        WORD(1, p_MMU), BLANK, WORD(2, p_Rd), COMMA, WORD(3, p_Ra), WORD(4, p_RA), COMMA,
        CHOICE(0, 5, op_SB), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 12, op_CTL),
        END),
};
FORMS(head_SHF) = {
    FORM(VOLTA_SHF_B, INNER, 0, CHOICE(1, 15, op_GUARD), BLANK, TEXT("SHF"), WORD(0, p_SHD),
        WORD(1, p_SHW), WORD(2, p_SHT), WORD(3, p_SHHI), BLANK, WORD(4, p_Rd), COMMA, WORD(5, p_Ra),
        WORD(6, p_RA), COMMA, CHOICE(0, 7, op_SB), COMMA, WORD(13, p_Rc), WORD(14, p_RC), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 16, op_CTL), END),
    FORM(VOLTA_SHF_C, INNER, 0, CHOICE(1, 13, op_GUARD), BLANK, TEXT("SHF"), WORD(0, p_SHD),
        WORD(1, p_SHW), WORD(2, p_SHT), WORD(3, p_SHHI), BLANK, WORD(4, p_Rd), COMMA, WORD(5, p_Ra),
        WORD(6, p_RA), COMMA, WORD(7, p_Rc), WORD(8, p_RB), COMMA, CHOICE(0, 9, op_SCU), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 14, op_CTL), END),
};
FORMS(head_SHFL) = {
    FORM(VOLTA_SHFL, INNER, 0, CHOICE(2, 8, op_GUARD), BLANK, TEXT("SHFL"), WORD(0, p_SMODE), BLANK,
        WORD(1, p_P0), COMMA, WORD(2, p_Rd), COMMA, WORD(3, p_Ra), COMMA, CHOICE(0, 4, op_SHB),
        COMMA, CHOICE(1, 6, op_SHC), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK,
        CHOICE(4, 9, op_CTL), END),
};
FORMS(head_ST) = {
    FORM(VOLTA_ST_V, INNER, 0, CHOICE(2, 9, op_GUARD), BLANK, TEXT("ST"), CHOICE(0, 0, op_SMOD70),
        BLANK, CHOICE(1, 6, op_AR32), COMMA, WORD(8, p_Rc), OWN_BLANK, CHOICE(3, 0, op_MARKS),
        BLANK, CHOICE(4, 10, op_CTL), END),
    FORM(VOLTA_ST_T, INNER, 0, CHOICE(2, 9, op_GUARD), BLANK, TEXT("ST"), CHOICE(0, 0, op_SMOD70),
        BLANK, CHOICE(1, 6, op_AR32), COMMA, WORD(8, p_Rc), OWN_BLANK, CHOICE(3, 0, op_MARKS),
        BLANK, CHOICE(4, 10, op_CTL), END),
    FORM(VOLTA_ST_TU, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("ST"), CHOICE(0, 0, op_SMOD70),
        BLANK, CHOICE(1, 6, op_AT), COMMA, WORD(9, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK,
        CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_ST_A, INNER, 0, CHOICE(1, 7, op_GUARD), BLANK, TEXT("ST"), WORD(0, p_WIDE),
        WORD(1, p_EVICT), WORD(2, p_MSIZE), WORD(3, p_SORD), BLANK, CHOICE(0, 4, op_AR32), COMMA,
        WORD(6, p_Rc), OWN_BLANK, CHOICE(2, 0, op_MARKS_6), BLANK, CHOICE(3, 8, op_CTL), END),
    FORM(VOLTA_ST_D, INNER | SHARED, 0, CHOICE(3, 7, op_GUARD), BLANK, TEXT("ST"),
        CHOICE(0, 0, op_WU), WORD(0, p_EVICT), WORD(1, p_MSIZE), WORD(2, p_SORD), BLANK,
        CHOICE(1, 3, op_AG_4), COMMA, WORD(6, p_Rb), BLANK, CHOICE(2, 4, op_DESC_4), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_6), BLANK, CHOICE(5, 8, op_CTL), END),
};
FORMS(head_STAS) = {
    FORM(VOLTA_STAS, INNER, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("STAS"), BLANK,
        CHOICE(0, 0, op_AU), COMMA, WORD(3, p_Rb), OWN_BLANK, CHOICE(2, 0, op_MARKS_3), BLANK,
        CHOICE(3, 5, op_CTL), END),
};
FORMS(head_STG) = {
    FORM(VOLTA_STG_V, INNER, 0, CHOICE(2, 9, op_GUARD), BLANK, TEXT("STG"), CHOICE(0, 0, op_SMOD70),
        BLANK, CHOICE(1, 6, op_ARE), COMMA, WORD(8, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK,
        CHOICE(4, 10, op_CTL), END),
    FORM(VOLTA_STG_T, INNER, 0, CHOICE(2, 9, op_GUARD), BLANK, TEXT("STG"), CHOICE(0, 0, op_SMOD70),
        BLANK, CHOICE(1, 6, op_ARE), COMMA, WORD(8, p_Rb), OWN_BLANK, CHOICE(3, 0, op_MARKS), BLANK,
        CHOICE(4, 10, op_CTL), END),
    FORM(VOLTA_STG_TU, INNER, 0, CHOICE(2, 10, op_GUARD), BLANK, TEXT("STG"),
        CHOICE(0, 0, op_SMOD70), BLANK, CHOICE(1, 6, op_AT), COMMA, WORD(9, p_Rb), OWN_BLANK,
        CHOICE(3, 0, op_MARKS), BLANK, CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_STG_A, INNER, 0, CHOICE(1, 7, op_GUARD), BLANK, TEXT("STG"), WORD(0, p_WIDE),
        WORD(1, p_EVICT), WORD(2, p_MSIZE), WORD(3, p_SORD), BLANK, CHOICE(0, 4, op_ARE), COMMA,
        WORD(6, p_Rb), OWN_BLANK, CHOICE(2, 0, op_MARKS_6), BLANK, CHOICE(3, 8, op_CTL), END),
    FORM(VOLTA_STG_D, INNER | SHARED, 0, CHOICE(3, 7, op_GUARD), BLANK, TEXT("STG"),
        CHOICE(0, 0, op_WU), WORD(0, p_EVICT), WORD(1, p_MSIZE), WORD(2, p_SORD), BLANK,
        CHOICE(1, 3, op_AG_4), COMMA, WORD(6, p_Rb), BLANK, CHOICE(2, 4, op_DESC_4), OWN_BLANK,
        CHOICE(4, 0, op_MARKS_6), BLANK, CHOICE(5, 8, op_CTL), END),
};
FORMS(head_STL) = {
    FORM(VOLTA_STL_V, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("STL"), WORD(0, p_EVICT),
        WORD(1, p_MSIZE), BLANK, CHOICE(0, 2, op_ARE), COMMA, WORD(4, p_Rb), OWN_BLANK,
        CHOICE(2, 0, op_MARKS), BLANK, CHOICE(3, 6, op_CTL), END),
    FORM(VOLTA_STL_T, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("STL"), WORD(0, p_EVICT),
        WORD(1, p_MSIZE), BLANK, CHOICE(0, 2, op_ARE), COMMA, WORD(4, p_Rb), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_8), BLANK, CHOICE(3, 6, op_CTL), END),
    FORM(VOLTA_STL_TU, INNER, 0, CHOICE(1, 6, op_GUARD), BLANK, TEXT("STL"), WORD(0, p_EVICT),
        WORD(1, p_MSIZE), BLANK, CHOICE(0, 2, op_AL), COMMA, WORD(5, p_Rb), OWN_BLANK,
        CHOICE(2, 0, op_MARKS), BLANK, CHOICE(3, 7, op_CTL), END),
    FORM(VOLTA_STL_D, INNER | SHARED, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("STL"),
        WORD(0, p_EVICT), WORD(1, p_MSIZE), BLANK, CHOICE(0, 2, op_ALOCAL_2), COMMA, WORD(5, p_Rb),
        BLANK, CHOICE(1, 3, op_DESCL_2), OWN_BLANK, CHOICE(3, 0, op_MARKS_6), BLANK,
        CHOICE(4, 7, op_CTL), END),
};
FORMS(head_STS) = {
    FORM(VOLTA_STS_V, INNER, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("STS"), WORD(0, p_MSIZE), BLANK,
        CHOICE(0, 1, op_ARE), COMMA, WORD(3, p_Rb), OWN_BLANK, CHOICE(2, 0, op_MARKS), BLANK,
        CHOICE(3, 5, op_CTL), END),
    FORM(VOLTA_STS_T, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("STS"), WORD(0, p_MSIZE), BLANK,
        CHOICE(0, 1, op_ARS), COMMA, WORD(4, p_Rb), OWN_BLANK, CHOICE(2, 0, op_MARKS_8), BLANK,
        CHOICE(3, 6, op_CTL), END),
    FORM(VOLTA_STS_TU, INNER, 0, CHOICE(1, 6, op_GUARD), BLANK, TEXT("STS"), WORD(0, p_MSIZE),
        BLANK, CHOICE(0, 1, op_ALS), COMMA, WORD(5, p_Rb), OWN_BLANK, CHOICE(2, 0, op_MARKS_8),
        BLANK, CHOICE(3, 7, op_CTL), END),
};
FORMS(head_STSM_16) = {
    FORM(VOLTA_STSM, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("STSM.16"), WORD(0, p_MKIND),
        WORD(1, p_MCOUNT), BLANK, CHOICE(0, 2, op_ARE), COMMA, WORD(4, p_Rb), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_3), BLANK, CHOICE(3, 6, op_CTL), END),
};
FORMS(head_SUATOM_D) = {
    FORM(VOLTA_SUATOM_D, INNER, 0, CHOICE(3, 19, op_GUARD), BLANK, TEXT("SUATOM.D"), WORD(0, p_SBA),
        WORD(1, p_SDIM), WORD(2, p_AOP), WORD(3, p_EVICT), CHOICE(0, 4, op_N_STYPE),
        CHOICE(1, 5, op_SHOWA), WORD(9, p_SBAD), BLANK, WORD(10, p_P0), COMMA, WORD(11, p_Rd),
        COMMA, TEXT("["), WORD(12, p_Ra), TEXT("]"), COMMA, WORD(13, p_Rb), COMMA,
        CHOICE(2, 14, op_SURF), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 20, op_CTL),
        END),
    FORM(VOLTA_SUATOM_DR, INNER, 0, CHOICE(3, 15, op_GUARD), BLANK, TEXT("SUATOM.D"),
        WORD(0, p_SBA), WORD(1, p_SDIM), WORD(2, p_AOP), WORD(3, p_EVICT), CHOICE(0, 4, op_N_STYPE),
        CHOICE(1, 5, op_SHOWA), WORD(9, p_SBAD), BLANK, WORD(10, p_P0), COMMA, WORD(11, p_Rd),
        COMMA, TEXT("["), WORD(12, p_Ra), TEXT("]"), COMMA, WORD(13, p_Rb), COMMA,
        CHOICE(2, 14, op_SURFR), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 16, op_CTL),
        END),
    FORM(VOLTA_SUATOM_C, INNER, 0, CHOICE(3, 18, op_GUARD), BLANK, TEXT("SUATOM.D"), WORD(0, p_SBA),
        WORD(1, p_SDIM), TEXT(".CAS"), WORD(2, p_EVICT), CHOICE(0, 3, op_N_SCTYPE),
        CHOICE(1, 4, op_SHOWA), WORD(8, p_SBAD), BLANK, WORD(9, p_P0), COMMA, WORD(10, p_Rd), COMMA,
        TEXT("["), WORD(11, p_Ra), TEXT("]"), COMMA, WORD(12, p_Rb), COMMA, CHOICE(2, 13, op_SURF),
        OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 19, op_CTL), END),
    FORM(VOLTA_SUATOM_CR, INNER, 0, CHOICE(3, 14, op_GUARD), BLANK, TEXT("SUATOM.D"),
        WORD(0, p_SBA), WORD(1, p_SDIM), TEXT(".CAS"), WORD(2, p_EVICT), CHOICE(0, 3, op_N_SCTYPE),
        CHOICE(1, 4, op_SHOWA), WORD(8, p_SBAD), BLANK, WORD(9, p_P0), COMMA, WORD(10, p_Rd), COMMA,
        TEXT("["), WORD(11, p_Ra), TEXT("]"), COMMA, WORD(12, p_Rb), COMMA, CHOICE(2, 13, op_SURFR),
        OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 15, op_CTL), END),
};
FORMS(head_SULD_D) = {
    FORM(VOLTA_SULD_D, INNER, 0, CHOICE(4, 17, op_GUARD), BLANK, TEXT("SULD.D"), WORD(0, p_SBA),
        WORD(1, p_SDIM), WORD(2, p_EVICT), CHOICE(0, 3, op_N_MSIZE), CHOICE(1, 4, op_SHOW),
        WORD(8, p_SBAD), BLANK, CHOICE(2, 9, op_PO), COMMA, WORD(10, p_Rd), COMMA, TEXT("["),
        WORD(11, p_Ra), TEXT("]"), COMMA, CHOICE(3, 12, op_SURF), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 18, op_CTL), END),
    FORM(VOLTA_SULD_DR, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("SULD.D"), WORD(0, p_SBA),
        WORD(1, p_SDIM), WORD(2, p_EVICT), CHOICE(0, 3, op_N_MSIZE), CHOICE(1, 4, op_SHOW),
        WORD(8, p_SBAD), BLANK, CHOICE(2, 9, op_PO), COMMA, WORD(10, p_Rd), COMMA, TEXT("["),
        WORD(11, p_Ra), TEXT("]"), COMMA, CHOICE(3, 12, op_SURFR), OWN_BLANK,
        CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 14, op_CTL), END),
};
FORMS(head_SULD_P) = {
    FORM(VOLTA_SULD_P, INNER, 0, CHOICE(4, 16, op_GUARD), BLANK, TEXT("SULD.P"), WORD(0, p_SDIM),
        WORD(1, p_EVICT), CHOICE(0, 2, op_SHOW), CHOICE(1, 6, op_N_SMASK), WORD(7, p_SBAD), BLANK,
        CHOICE(2, 8, op_PO), COMMA, WORD(9, p_Rd), COMMA, TEXT("["), WORD(10, p_Ra), TEXT("]"),
        COMMA, CHOICE(3, 11, op_SURF), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK,
        CHOICE(6, 17, op_CTL), END),
    FORM(VOLTA_SULD_PR, INNER, 0, CHOICE(4, 12, op_GUARD), BLANK, TEXT("SULD.P"), WORD(0, p_SDIM),
        WORD(1, p_EVICT), CHOICE(0, 2, op_SHOW), CHOICE(1, 6, op_N_SMASK), WORD(7, p_SBAD), BLANK,
        CHOICE(2, 8, op_PO), COMMA, WORD(9, p_Rd), COMMA, TEXT("["), WORD(10, p_Ra), TEXT("]"),
        COMMA, CHOICE(3, 11, op_SURFR), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK,
        CHOICE(6, 13, op_CTL), END),
};
FORMS(head_SUQUERY) = {
    FORM(VOLTA_SUQUERY_C, INNER, 0, CHOICE(1, 9, op_GUARD), BLANK, TEXT("SUQUERY"), WORD(0, p_SDIM),
        BLANK, WORD(1, p_P0), COMMA, WORD(2, p_Rd), COMMA, TEXT("["), WORD(3, p_Ra), TEXT("]"),
        COMMA, TEXT("COMP_STATUS"), COMMA, CHOICE(0, 4, op_SURF_2), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_3), BLANK, CHOICE(3, 10, op_CTL), END),
    FORM(VOLTA_SUQUERY_R, INNER, 0, CHOICE(1, 5, op_GUARD), BLANK, TEXT("SUQUERY"), WORD(0, p_SDIM),
        BLANK, WORD(1, p_P0), COMMA, WORD(2, p_Rd), COMMA, TEXT("["), WORD(3, p_Ra), TEXT("]"),
        COMMA, TEXT("COMP_STATUS"), COMMA, CHOICE(0, 4, op_SURFR_2), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_3), BLANK, CHOICE(3, 6, op_CTL), END),
};
FORMS(head_SURED_D) = {
    FORM(VOLTA_SURED_D, INNER, 0, CHOICE(3, 17, op_GUARD), BLANK, TEXT("SURED.D"), WORD(0, p_SBA),
        WORD(1, p_SDIM), WORD(2, p_ROP), WORD(3, p_EVICT), CHOICE(0, 4, op_N_STYPE),
        CHOICE(1, 5, op_SHOWA), WORD(9, p_SBAD), BLANK, TEXT("["), WORD(10, p_Ra), TEXT("]"), COMMA,
        WORD(11, p_Rb), COMMA, CHOICE(2, 12, op_SURF), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK,
        CHOICE(5, 18, op_CTL), END),
    FORM(VOLTA_SURED_DR, INNER, 0, CHOICE(3, 13, op_GUARD), BLANK, TEXT("SURED.D"), WORD(0, p_SBA),
        WORD(1, p_SDIM), WORD(2, p_ROP), WORD(3, p_EVICT), CHOICE(0, 4, op_N_STYPE),
        CHOICE(1, 5, op_SHOWA), WORD(9, p_SBAD), BLANK, TEXT("["), WORD(10, p_Ra), TEXT("]"), COMMA,
        WORD(11, p_Rb), COMMA, CHOICE(2, 12, op_SURFR), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK,
        CHOICE(5, 14, op_CTL), END),
};
FORMS(head_SUST_D) = {
    FORM(VOLTA_SUST_D, INNER, 0, CHOICE(3, 16, op_GUARD), BLANK, TEXT("SUST.D"), WORD(0, p_SBA),
        WORD(1, p_SDIM), WORD(2, p_EVICT), CHOICE(0, 3, op_N_MSIZE), CHOICE(1, 4, op_SHOWS),
        WORD(8, p_SBAD), BLANK, TEXT("["), WORD(9, p_Ra), TEXT("]"), COMMA, WORD(10, p_Rb), COMMA,
        CHOICE(2, 11, op_SURF), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 17, op_CTL),
        END),
    FORM(VOLTA_SUST_DR, INNER, 0, CHOICE(3, 12, op_GUARD), BLANK, TEXT("SUST.D"), WORD(0, p_SBA),
        WORD(1, p_SDIM), WORD(2, p_EVICT), CHOICE(0, 3, op_N_MSIZE), CHOICE(1, 4, op_SHOWS),
        WORD(8, p_SBAD), BLANK, TEXT("["), WORD(9, p_Ra), TEXT("]"), COMMA, WORD(10, p_Rb), COMMA,
        CHOICE(2, 11, op_SURFR), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 13, op_CTL),
        END),
};
FORMS(head_SUST_P) = {
    FORM(VOLTA_SUST_P, INNER, 0, CHOICE(3, 15, op_GUARD), BLANK, TEXT("SUST.P"), WORD(0, p_SDIM),
        WORD(1, p_EVICT), CHOICE(0, 2, op_SHOWS), CHOICE(1, 6, op_N_SMASK), WORD(7, p_SBAD), BLANK,
        TEXT("["), WORD(8, p_Ra), TEXT("]"), COMMA, WORD(9, p_Rb), COMMA, CHOICE(2, 10, op_SURF),
        OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 16, op_CTL), END),
    FORM(VOLTA_SUST_PR, INNER, 0, CHOICE(3, 11, op_GUARD), BLANK, TEXT("SUST.P"), WORD(0, p_SDIM),
        WORD(1, p_EVICT), CHOICE(0, 2, op_SHOWS), CHOICE(1, 6, op_N_SMASK), WORD(7, p_SBAD), BLANK,
        TEXT("["), WORD(8, p_Ra), TEXT("]"), COMMA, WORD(9, p_Rb), COMMA, CHOICE(2, 10, op_SURFR),
        OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 12, op_CTL), END),
};
FORMS(head_SYNCS) = {
    FORM(VOLTA_SYNCS_CHK, INNER, 0, CHOICE(1, 7, op_GUARD), BLANK, TEXT("SYNCS"), WORD(0, p_SYOP),
        TEXT(".TRANS64"), WORD(1, p_SYTRY), BLANK, WORD(2, p_P0), COMMA, CHOICE(0, 3, op_AL), COMMA,
        WORD(6, p_Rb), OWN_BLANK, CHOICE(2, 0, op_MARKS_3), BLANK, CHOICE(3, 8, op_CTL), END),
    FORM(VOLTA_SYNCS_X, INNER, 0, CHOICE(1, 5, op_UGUARD), BLANK, TEXT("SYNCS"), WORD(0, p_SYX),
        TEXT(".64"), BLANK, WORD(1, p_Ud), COMMA, CHOICE(0, 2, op_SYAT), COMMA, WORD(4, p_Ub),
        OWN_BLANK, CHOICE(2, 6, op_CTL), END),
};
FORMS(head_SYNCS_ARRIVE_TRANS64) = {
    FORM(VOLTA_SYNCS_ARR, INNER, 0, CHOICE(1, 9, op_GUARD), BLANK, TEXT("SYNCS.ARRIVE.TRANS64"),
        WORD(0, p_SYMASK), WORD(1, p_SYRED), WORD(2, p_SYOPT), WORD(3, p_SYT), BLANK, WORD(4, p_Rd),
        COMMA, CHOICE(0, 5, op_AL), COMMA, WORD(8, p_Rb), OWN_BLANK, CHOICE(2, 0, op_MARKS_3),
        BLANK, CHOICE(3, 10, op_CTL), END),
};
FORMS(head_SYNCS_CAS_64) = {
    FORM(VOLTA_SYNCS_CAS, INNER, 0, CHOICE(1, 5, op_UGUARD), BLANK, TEXT("SYNCS.CAS.64"), BLANK,
        WORD(0, p_Ud), COMMA, CHOICE(0, 1, op_SYAT), COMMA, WORD(3, p_Ub), COMMA, WORD(4, p_Uc),
        OWN_BLANK, CHOICE(2, 6, op_CTL), END),
};
FORMS(head_SYNCS_CCTL_IVALL) = {
    FORM(VOLTA_SYNCS_CCTL, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("SYNCS.CCTL.IVALL"),
        OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_SYNCS_LD_64) = {
    FORM(VOLTA_SYNCS_LD, INNER, 0, CHOICE(1, 3, op_UGUARD), BLANK, TEXT("SYNCS.LD.64"), BLANK,
        WORD(0, p_Ud), COMMA, CHOICE(0, 1, op_SYAT), OWN_BLANK, CHOICE(2, 4, op_CTL), END),
};
FORMS(head_TEX) = {
    FORM(VOLTA_TEX_C, INNER, 0, CHOICE(6, 21, op_GUARD), BLANK, TEXT("TEX"), WORD(0, p_TSCR),
        CHOICE(0, 1, op_TBX), WORD(2, p_TF16), WORD(3, p_TLOD), WORD(4, p_TAOFFI), WORD(5, p_TDC),
        WORD(6, p_EVICT), WORD(7, p_TNDV), WORD(8, p_TNODEP), BLANK, CHOICE(1, 9, op_PO), COMMA,
        WORD(10, p_Rc), COMMA, WORD(11, p_Rd), COMMA, WORD(12, p_Ra), COMMA, CHOICE(2, 13, op_ARB),
        COMMA, CHOICE(3, 14, op_TBOUND), COMMA, WORD(18, p_TDIM), COMMA, CHOICE(4, 19, op_TM),
        BLANK, CHOICE(5, 20, op_THINTS), OWN_BLANK, CHOICE(7, 0, op_MARKS_5), BLANK,
        CHOICE(8, 22, op_CTL), END),
    FORM(VOLTA_TEX_I, INNER, 0, CHOICE(5, 20, op_GUARD), BLANK, TEXT("TEX"), WORD(0, p_TSCR),
        WORD(1, p_TB), WORD(2, p_TF16), WORD(3, p_TLOD), WORD(4, p_TAOFFI), WORD(5, p_TDC),
        WORD(6, p_EVICT), WORD(7, p_TNDV), WORD(8, p_TNODEP), BLANK, CHOICE(0, 9, op_PO), COMMA,
        WORD(10, p_Rc), COMMA, WORD(11, p_Rd), COMMA, WORD(12, p_Ra), COMMA, CHOICE(1, 13, op_ARB),
        COMMA, CHOICE(2, 14, op_TBOUND3), COMMA, WORD(17, p_TDIM), COMMA, CHOICE(3, 18, op_TM),
        BLANK, CHOICE(4, 19, op_THINTS), OWN_BLANK, CHOICE(6, 0, op_MARKS_5), BLANK,
        CHOICE(7, 21, op_CTL), END),
    FORM(VOLTA_TEX_R, INNER, 0, CHOICE(5, 17, op_GUARD), BLANK, TEXT("TEX"), WORD(0, p_TSCR),
        WORD(1, p_TB), WORD(2, p_TF16), WORD(3, p_TLOD), WORD(4, p_TAOFFI), WORD(5, p_TDC),
        WORD(6, p_EVICT), WORD(7, p_TNDV), WORD(8, p_TNODEP), BLANK, CHOICE(0, 9, op_PO), COMMA,
        WORD(10, p_Rc), COMMA, WORD(11, p_Rd), COMMA, WORD(12, p_Ra), COMMA, CHOICE(1, 13, op_ARB),
        COMMA, CHOICE(2, 0, op_TBOUND1), BLANK, WORD(14, p_TDIM), COMMA, CHOICE(3, 15, op_TM),
        BLANK, CHOICE(4, 16, op_THINTS), OWN_BLANK, CHOICE(6, 0, op_MARKS_5), BLANK,
        CHOICE(7, 18, op_CTL), END),
};
FORMS(head_TLD) = {
    FORM(VOLTA_TLD_C, INNER, 0, CHOICE(6, 21, op_GUARD), BLANK, TEXT("TLD"), WORD(0, p_TSCR),
        CHOICE(0, 1, op_TBX), WORD(2, p_TF16), WORD(3, p_TLODL), WORD(4, p_TAOFFI),
        WORD(5, p_EVICT), WORD(6, p_TCL), WORD(7, p_TMS), WORD(8, p_TNODEP), BLANK,
        CHOICE(1, 9, op_PO), COMMA, WORD(10, p_Rc), COMMA, WORD(11, p_Rd), COMMA, WORD(12, p_Ra),
        COMMA, CHOICE(2, 13, op_ARB), COMMA, CHOICE(3, 14, op_TBOUND), COMMA, WORD(18, p_TDIML),
        COMMA, CHOICE(4, 19, op_TM), BLANK, CHOICE(5, 20, op_THINTS), OWN_BLANK,
        CHOICE(7, 0, op_MARKS_5), BLANK, CHOICE(8, 22, op_CTL), END),
    FORM(VOLTA_TLD_I, INNER, 0, CHOICE(5, 20, op_GUARD), BLANK, TEXT("TLD"), WORD(0, p_TSCR),
        WORD(1, p_TB), WORD(2, p_TF16), WORD(3, p_TLODL), WORD(4, p_TAOFFI), WORD(5, p_EVICT),
        WORD(6, p_TCL), WORD(7, p_TMS), WORD(8, p_TNODEP), BLANK, CHOICE(0, 9, op_PO), COMMA,
        WORD(10, p_Rc), COMMA, WORD(11, p_Rd), COMMA, WORD(12, p_Ra), COMMA, CHOICE(1, 13, op_ARB),
        COMMA, CHOICE(2, 14, op_TBOUND3), COMMA, WORD(17, p_TDIML), COMMA, CHOICE(3, 18, op_TM),
        BLANK, CHOICE(4, 19, op_THINTS), OWN_BLANK, CHOICE(6, 0, op_MARKS_5), BLANK,
        CHOICE(7, 21, op_CTL), END),
    FORM(VOLTA_TLD_R, INNER, 0, CHOICE(5, 17, op_GUARD), BLANK, TEXT("TLD"), WORD(0, p_TSCR),
        WORD(1, p_TB), WORD(2, p_TF16), WORD(3, p_TLODL), WORD(4, p_TAOFFI), WORD(5, p_EVICT),
        WORD(6, p_TCL), WORD(7, p_TMS), WORD(8, p_TNODEP), BLANK, CHOICE(0, 9, op_PO), COMMA,
        WORD(10, p_Rc), COMMA, WORD(11, p_Rd), COMMA, WORD(12, p_Ra), COMMA, CHOICE(1, 13, op_ARB),
        COMMA, CHOICE(2, 0, op_TBOUND1), BLANK, WORD(14, p_TDIML), COMMA, CHOICE(3, 15, op_TM),
        BLANK, CHOICE(4, 16, op_THINTS), OWN_BLANK, CHOICE(6, 0, op_MARKS_5), BLANK,
        CHOICE(7, 18, op_CTL), END),
};
FORMS(head_TLD4) = {
    FORM(VOLTA_TLD4_C, INNER, 0, CHOICE(6, 20, op_GUARD), BLANK, TEXT("TLD4"), WORD(0, p_TSCR),
        WORD(1, p_TCOMP), CHOICE(0, 2, op_TBX), WORD(3, p_TF16), WORD(4, p_TOFF4), WORD(5, p_TDC),
        WORD(6, p_EVICT), WORD(7, p_TNODEP), BLANK, CHOICE(1, 8, op_PO), COMMA, WORD(9, p_Rc),
        COMMA, WORD(10, p_Rd), COMMA, WORD(11, p_Ra), COMMA, CHOICE(2, 12, op_ARB), COMMA,
        CHOICE(3, 13, op_TBOUND), COMMA, WORD(17, p_TDIM4), COMMA, CHOICE(4, 18, op_TM), BLANK,
        CHOICE(5, 19, op_THINTS), OWN_BLANK, CHOICE(7, 0, op_MARKS_5), BLANK, CHOICE(8, 21, op_CTL),
        END),
    FORM(VOLTA_TLD4_I, INNER, 0, CHOICE(5, 19, op_GUARD), BLANK, TEXT("TLD4"), WORD(0, p_TSCR),
        WORD(1, p_TCOMP), WORD(2, p_TB), WORD(3, p_TF16), WORD(4, p_TOFF4), WORD(5, p_TDC),
        WORD(6, p_EVICT), WORD(7, p_TNODEP), BLANK, CHOICE(0, 8, op_PO), COMMA, WORD(9, p_Rc),
        COMMA, WORD(10, p_Rd), COMMA, WORD(11, p_Ra), COMMA, CHOICE(1, 12, op_ARB), COMMA,
        CHOICE(2, 13, op_TBOUND3), COMMA, WORD(16, p_TDIM4), COMMA, CHOICE(3, 17, op_TM), BLANK,
        CHOICE(4, 18, op_THINTS), OWN_BLANK, CHOICE(6, 0, op_MARKS_5), BLANK, CHOICE(7, 20, op_CTL),
        END),
    FORM(VOLTA_TLD4_R, INNER, 0, CHOICE(5, 16, op_GUARD), BLANK, TEXT("TLD4"), WORD(0, p_TSCR),
        WORD(1, p_TCOMP), WORD(2, p_TB), WORD(3, p_TF16), WORD(4, p_TOFF4), WORD(5, p_TDC),
        WORD(6, p_EVICT), WORD(7, p_TNODEP), BLANK, CHOICE(0, 8, op_PO), COMMA, WORD(9, p_Rc),
        COMMA, WORD(10, p_Rd), COMMA, WORD(11, p_Ra), COMMA, CHOICE(1, 12, op_ARB), COMMA,
        CHOICE(2, 0, op_TBOUND1), BLANK, WORD(13, p_TDIM4), COMMA, CHOICE(3, 14, op_TM), BLANK,
        CHOICE(4, 15, op_THINTS), OWN_BLANK, CHOICE(6, 0, op_MARKS_5), BLANK, CHOICE(7, 17, op_CTL),
        END),
};
FORMS(head_TMML) = {
    FORM(VOLTA_TMML_C, INNER, 0, CHOICE(5, 14, op_GUARD), BLANK, TEXT("TMML"), CHOICE(0, 0, op_TBX),
        TEXT(".LOD"), WORD(1, p_TNDV), WORD(2, p_TNODEP), BLANK, WORD(3, p_Rc), COMMA,
        WORD(4, p_Rd), COMMA, WORD(5, p_Ra), COMMA, CHOICE(1, 6, op_ARB), COMMA,
        CHOICE(2, 7, op_TBOUND), COMMA, WORD(11, p_TDIM), COMMA, CHOICE(3, 12, op_TM), BLANK,
        CHOICE(4, 13, op_THINTS), OWN_BLANK, CHOICE(6, 0, op_MARKS_5), BLANK, CHOICE(7, 15, op_CTL),
        END),
    FORM(VOLTA_TMML_I, INNER, 0, CHOICE(4, 13, op_GUARD), BLANK, TEXT("TMML"), WORD(0, p_TB),
        TEXT(".LOD"), WORD(1, p_TNDV), WORD(2, p_TNODEP), BLANK, WORD(3, p_Rc), COMMA,
        WORD(4, p_Rd), COMMA, WORD(5, p_Ra), COMMA, CHOICE(0, 6, op_ARB), COMMA,
        CHOICE(1, 7, op_TBOUND3), COMMA, WORD(10, p_TDIM), COMMA, CHOICE(2, 11, op_TM), BLANK,
        CHOICE(3, 12, op_THINTS), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 14, op_CTL),
        END),
    FORM(VOLTA_TMML_R, INNER, 0, CHOICE(4, 10, op_GUARD), BLANK, TEXT("TMML"), WORD(0, p_TB),
        TEXT(".LOD"), WORD(1, p_TNDV), WORD(2, p_TNODEP), BLANK, WORD(3, p_Rc), COMMA,
        WORD(4, p_Rd), COMMA, WORD(5, p_Ra), COMMA, CHOICE(0, 6, op_ARB), COMMA,
        CHOICE(1, 0, op_TBOUND1), BLANK, WORD(7, p_TDIM), COMMA, CHOICE(2, 8, op_TM), BLANK,
        CHOICE(3, 9, op_THINTS), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 11, op_CTL),
        END),
};
FORMS(head_TXD) = {
    FORM(VOLTA_TXD_C, INNER, 0, CHOICE(6, 18, op_GUARD), BLANK, TEXT("TXD"), CHOICE(0, 0, op_TBX),
        WORD(1, p_TF16), WORD(2, p_TLC), WORD(3, p_TAOFFI), WORD(4, p_EVICT), WORD(5, p_TNODEP),
        BLANK, CHOICE(1, 6, op_PO), COMMA, WORD(7, p_Rc), COMMA, WORD(8, p_Rd), COMMA,
        WORD(9, p_Ra), COMMA, CHOICE(2, 10, op_ARB), COMMA, CHOICE(3, 11, op_TBOUND), COMMA,
        WORD(15, p_TDIML), COMMA, CHOICE(4, 16, op_TM), BLANK, CHOICE(5, 17, op_THINTS), OWN_BLANK,
        CHOICE(7, 0, op_MARKS_5), BLANK, CHOICE(8, 19, op_CTL), END),
    FORM(VOLTA_TXD_I, INNER, 0, CHOICE(5, 17, op_GUARD), BLANK, TEXT("TXD"), WORD(0, p_TB),
        WORD(1, p_TF16), WORD(2, p_TLC), WORD(3, p_TAOFFI), WORD(4, p_EVICT), WORD(5, p_TNODEP),
        BLANK, CHOICE(0, 6, op_PO), COMMA, WORD(7, p_Rc), COMMA, WORD(8, p_Rd), COMMA,
        WORD(9, p_Ra), COMMA, CHOICE(1, 10, op_ARB), COMMA, CHOICE(2, 11, op_TBOUND3), COMMA,
        WORD(14, p_TDIML), COMMA, CHOICE(3, 15, op_TM), BLANK, CHOICE(4, 16, op_THINTS), OWN_BLANK,
        CHOICE(6, 0, op_MARKS_5), BLANK, CHOICE(7, 18, op_CTL), END),
    FORM(VOLTA_TXD_R, INNER, 0, CHOICE(5, 14, op_GUARD), BLANK, TEXT("TXD"), WORD(0, p_TB),
        WORD(1, p_TF16), WORD(2, p_TLC), WORD(3, p_TAOFFI), WORD(4, p_EVICT), WORD(5, p_TNODEP),
        BLANK, CHOICE(0, 6, op_PO), COMMA, WORD(7, p_Rc), COMMA, WORD(8, p_Rd), COMMA,
        WORD(9, p_Ra), COMMA, CHOICE(1, 10, op_ARB), COMMA, CHOICE(2, 0, op_TBOUND1), BLANK,
        WORD(11, p_TDIML), COMMA, CHOICE(3, 12, op_TM), BLANK, CHOICE(4, 13, op_THINTS), OWN_BLANK,
        CHOICE(6, 0, op_MARKS_5), BLANK, CHOICE(7, 15, op_CTL), END),
};
FORMS(head_TXQ) = {
    FORM(VOLTA_TXQ_C, INNER, 2, CHOICE(4, 12, op_GUARD), BLANK, TEXT("TXQ"), CHOICE(0, 0, op_TBX),
        WORD(1, p_TNODEP), BLANK, WORD(2, p_Rc), COMMA, WORD(3, p_Rd), COMMA, WORD(4, p_Ra), COMMA,
        WORD(5, p_TQ), COMMA, CHOICE(1, 6, op_TBOUND), COMMA, CHOICE(2, 10, op_TM), BLANK,
        CHOICE(3, 11, op_THINTS), OWN_BLANK, CHOICE(5, 0, op_MARKS_5), BLANK, CHOICE(6, 13, op_CTL),
        END),
    FORM(VOLTA_TXQ_R, INNER, 0, CHOICE(3, 8, op_GUARD), BLANK, TEXT("TXQ"), WORD(0, p_TB),
        WORD(1, p_TNODEP), BLANK, WORD(2, p_Rc), COMMA, WORD(3, p_Rd), COMMA, WORD(4, p_Ra), COMMA,
        WORD(5, p_TQ), COMMA, CHOICE(0, 0, op_TBOUND1), BLANK, CHOICE(1, 6, op_TM), BLANK,
        CHOICE(2, 7, op_THINTS), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 9, op_CTL),
        END),
    FORM(VOLTA_TXQ_I, INNER | LATER, 2, CHOICE(3, 11, op_GUARD), BLANK, TEXT("TXQ"), WORD(0, p_TB),
        WORD(1, p_TNODEP), BLANK, WORD(2, p_Rc), COMMA, WORD(3, p_Rd), COMMA, WORD(4, p_Ra), COMMA,
        WORD(5, p_TQ), COMMA, CHOICE(0, 6, op_TBOUND3), COMMA, CHOICE(1, 9, op_TM), BLANK,
        CHOICE(2, 10, op_THINTS), OWN_BLANK, CHOICE(4, 0, op_MARKS_5), BLANK, CHOICE(5, 12, op_CTL),
        END),
};
FORMS(head_UBLKCP_G_G) = {
    FORM(VOLTA_UBLKCP, INNER, 0, CHOICE(0, 3, op_UGUARD), BLANK, TEXT("UBLKCP.G.G"), BLANK,
        TEXT("["), WORD(0, p_Ub), TEXT("]"), COMMA, TEXT("["), WORD(1, p_Ua), TEXT("]"), COMMA,
        WORD(2, p_Uc), OWN_BLANK, CHOICE(1, 4, op_CTL), END),
};
FORMS(head_UBLKPF_L2) = {
    FORM(VOLTA_UBLKPF, INNER, 0, CHOICE(0, 2, op_UGUARD), BLANK, TEXT("UBLKPF.L2"), BLANK,
        TEXT("["), WORD(0, p_Ua), TEXT("]"), COMMA, WORD(1, p_Uc), OWN_BLANK, CHOICE(1, 3, op_CTL),
        END),
};
FORMS(head_UBLKRED_G_ADD) = {
    FORM(VOLTA_UBLKRED, INNER, 0, CHOICE(0, 3, op_UGUARD), BLANK, TEXT("UBLKRED.G.ADD"), BLANK,
        TEXT("["), WORD(0, p_Ub), TEXT("]"), COMMA, TEXT("["), WORD(1, p_Ua), TEXT("]"), COMMA,
        WORD(2, p_Uc), OWN_BLANK, CHOICE(1, 4, op_CTL), END),
};
FORMS(head_UBMSK) = {
    FORM(VOLTA_UBMSK, INNER, 0, CHOICE(3, 5, op_UGUARD), BLANK, TEXT("UBMSK"), WORD(0, p_WRAP),
        BLANK, CHOICE(0, 1, op_UD), COMMA, CHOICE(1, 2, op_UA), COMMA, CHOICE(2, 3, op_UB_2),
        OWN_BLANK, CHOICE(4, 6, op_CTL), END),
};
FORMS(head_UBREV) = {
    FORM(VOLTA_UBREV, INNER, 0, CHOICE(2, 3, op_UGUARD), BLANK, TEXT("UBREV"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UB_2), OWN_BLANK, CHOICE(3, 4, op_CTL), END),
};
FORMS(head_UCGABAR_ARV) = {
    FORM(VOLTA_UCGABAR_ARV, INNER, 0, CHOICE(0, 0, op_UGUARD), BLANK, TEXT("UCGABAR_ARV"),
        OWN_BLANK, CHOICE(1, 1, op_CTL), END),
};
FORMS(head_UCGABAR_WAIT) = {
    FORM(VOLTA_UCGABAR_WAIT, INNER, 0, CHOICE(0, 0, op_UGUARD), BLANK, TEXT("UCGABAR_WAIT"),
        OWN_BLANK, CHOICE(1, 1, op_CTL), END),
};
FORMS(head_UCLEA) = {
    FORM(VOLTA_UCLEA, INNER, 0, CHOICE(4, 6, op_UGUARD), BLANK, TEXT("UCLEA"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UPO), COMMA, CHOICE(2, 2, op_UA), COMMA,
        CHOICE(3, 3, op_UB_2), COMMA, NUMBER(5, p_UCLN), OWN_BLANK, CHOICE(5, 7, op_CTL), END),
};
FORMS(head_UF2FP____0_PACK_AB) = {
    FORM(VOLTA_UF2FP, INNER, 0, CHOICE(3, 4, op_UGUARD), BLANK, TEXT("UF2FP.\?\?\?0.PACK_AB"),
        BLANK, CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UA), COMMA, CHOICE(2, 2, op_UB_2),
        OWN_BLANK, CHOICE(4, 5, op_CTL), END),
};
FORMS(head_UFLO) = {
    FORM(VOLTA_UFLO, INNER, 0, CHOICE(3, 7, op_UGUARD), BLANK, TEXT("UFLO"), WORD(0, p_SGU),
        WORD(1, p_FLSH), BLANK, CHOICE(0, 2, op_UD), COMMA, CHOICE(1, 3, op_UPO), COMMA,
        CHOICE(2, 4, op_UBX_4), OWN_BLANK, CHOICE(4, 8, op_CTL), END),
};
FORMS(head_UIADD3) = {
    FORM(VOLTA_UIADD3_N, INNER, 0, CHOICE(5, 10, op_UGUARD), BLANK, TEXT("UIADD3"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UCARRY), COMMA, CHOICE(2, 3, op_UAX), COMMA,
        CHOICE(3, 5, op_UBX), COMMA, CHOICE(4, 8, op_UCX), OWN_BLANK, CHOICE(6, 11, op_CTL), END),
};
FORMS(head_UIADD3_64) = {
    FORM(VOLTA_UIADD3_64, INNER, 0, CHOICE(5, 10, op_UGUARD), BLANK, TEXT("UIADD3.64"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UCARRY), COMMA, CHOICE(2, 3, op_UAX), COMMA,
        CHOICE(3, 5, op_UBX), COMMA, CHOICE(4, 8, op_UCX), OWN_BLANK, CHOICE(6, 11, op_CTL), END),
};
FORMS(head_UIADD3_X) = {
    FORM(VOLTA_UIADD3_X, INNER, 0, CHOICE(7, 14, op_UGUARD), BLANK, TEXT("UIADD3.X"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UCARRY), COMMA, CHOICE(2, 3, op_UAX_2), COMMA,
        CHOICE(3, 5, op_UBX_2), COMMA, CHOICE(4, 8, op_UCX_2), COMMA, CHOICE(5, 10, op_UQ), COMMA,
        CHOICE(6, 12, op_UR), OWN_BLANK, CHOICE(8, 15, op_CTL), END),
};
FORMS(head_UIMAD) = {
    FORM(VOLTA_UIMAD_B, INNER, 0, CHOICE(4, 7, op_UGUARD), BLANK, TEXT("UIMAD"), WORD(0, p_US),
        BLANK, CHOICE(0, 1, op_UD), COMMA, CHOICE(1, 2, op_UA), COMMA, CHOICE(2, 3, op_UB), COMMA,
        CHOICE(3, 5, op_UCX), OWN_BLANK, CHOICE(5, 8, op_CTL), END),
    FORM(VOLTA_UIMAD_C, INNER, 0, CHOICE(3, 5, op_UGUARD), BLANK, TEXT("UIMAD"), WORD(0, p_US),
        BLANK, CHOICE(0, 1, op_UD), COMMA, CHOICE(1, 2, op_UA), COMMA, CHOICE(2, 3, op_UC6), COMMA,
        NUMBER(4, p_IMM), OWN_BLANK, CHOICE(4, 6, op_CTL), END),
    FORM(VOLTA_UIMAD_BX, INNER, 0, CHOICE(5, 9, op_UGUARD), BLANK, TEXT("UIMAD"), WORD(0, p_US),
        TEXT(".X"), BLANK, CHOICE(0, 1, op_UD), COMMA, CHOICE(1, 2, op_UA), COMMA,
        CHOICE(2, 3, op_UB), COMMA, CHOICE(3, 5, op_UCX_2), COMMA, CHOICE(4, 7, op_UQ), OWN_BLANK,
        CHOICE(6, 10, op_CTL), END),
    FORM(VOLTA_UIMAD_CX, INNER, 0, CHOICE(4, 7, op_UGUARD), BLANK, TEXT("UIMAD"), WORD(0, p_US),
        TEXT(".X"), BLANK, CHOICE(0, 1, op_UD), COMMA, CHOICE(1, 2, op_UA), COMMA,
        CHOICE(2, 3, op_UC6), COMMA, NUMBER(4, p_IMM), COMMA, CHOICE(3, 5, op_UQ), OWN_BLANK,
        CHOICE(5, 8, op_CTL), END),
};
FORMS(head_UIMAD_WIDE) = {
    FORM(VOLTA_UIMAD_WIDE_B, INNER, 0, CHOICE(5, 8, op_UGUARD), BLANK, TEXT("UIMAD.WIDE"),
        WORD(0, p_US), BLANK, CHOICE(0, 1, op_UD), COMMA, CHOICE(1, 2, op_UPJ), COMMA,
        CHOICE(2, 3, op_UA), COMMA, CHOICE(3, 4, op_UB), COMMA, CHOICE(4, 6, op_UCX), OWN_BLANK,
        CHOICE(6, 9, op_CTL), END),
    FORM(VOLTA_UIMAD_WIDE_BX, INNER, 0, CHOICE(6, 10, op_UGUARD), BLANK, TEXT("UIMAD.WIDE"),
        WORD(0, p_US), TEXT(".X"), BLANK, CHOICE(0, 1, op_UD), COMMA, CHOICE(1, 2, op_UPJ), COMMA,
        CHOICE(2, 3, op_UA), COMMA, CHOICE(3, 4, op_UB), COMMA, CHOICE(4, 6, op_UCX_2), COMMA,
        CHOICE(5, 8, op_UQ), OWN_BLANK, CHOICE(7, 11, op_CTL), END),
};
FORMS(head_UISETP) = {
    FORM(VOLTA_UISETP_N, INNER, 0, CHOICE(3, 10, op_UGUARD), BLANK, TEXT("UISETP"), WORD(0, p_CMP),
        WORD(1, p_CMPU), WORD(2, p_BOP), BLANK, WORD(3, p_U0_2), COMMA, WORD(4, p_U1_2), COMMA,
        CHOICE(0, 5, op_UA), COMMA, CHOICE(1, 6, op_UB), COMMA, CHOICE(2, 8, op_UQ), OWN_BLANK,
        CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_UISETP_O, INNER, 0, CHOICE(4, 12, op_UGUARD), BLANK, TEXT("UISETP"), WORD(0, p_CMP),
        WORD(1, p_CMPU), WORD(2, p_BOP), BLANK, WORD(3, p_U0_2), COMMA, WORD(4, p_U1_2), COMMA,
        CHOICE(0, 5, op_UA), COMMA, CHOICE(1, 6, op_UB), COMMA, CHOICE(2, 8, op_UQ), COMMA,
        CHOICE(3, 10, op_UOLD), OWN_BLANK, CHOICE(5, 13, op_CTL), END),
    FORM(VOLTA_UISETP_X, INNER, 0, CHOICE(4, 12, op_UGUARD), BLANK, TEXT("UISETP"), WORD(0, p_CMP),
        WORD(1, p_CMPU), WORD(2, p_BOP), TEXT(".EX"), BLANK, WORD(3, p_U0_2), COMMA,
        WORD(4, p_U1_2), COMMA, CHOICE(0, 5, op_UA), COMMA, CHOICE(1, 6, op_UB), COMMA,
        CHOICE(2, 8, op_UQ), COMMA, CHOICE(3, 10, op_UT), OWN_BLANK, CHOICE(5, 13, op_CTL), END),
    FORM(VOLTA_UISETP_OX, INNER, 0, CHOICE(4, 12, op_UGUARD), BLANK, TEXT("UISETP"), WORD(0, p_CMP),
        WORD(1, p_CMPU), WORD(2, p_BOP), TEXT(".EX"), BLANK, WORD(3, p_U0_2), COMMA,
        WORD(4, p_U1_2), COMMA, CHOICE(0, 5, op_UA), COMMA, CHOICE(1, 6, op_UB), COMMA,
        CHOICE(2, 8, op_UQ), COMMA, CHOICE(3, 10, op_UOLD), OWN_BLANK, CHOICE(5, 13, op_CTL), END),
};
FORMS(head_ULDC) = {
    FORM(VOLTA_ULDC_C, INNER, 0, CHOICE(1, 5, op_UGUARD), BLANK, TEXT("ULDC"), WORD(0, p_CSIZE),
        BLANK, WORD(1, p_Ud), COMMA, CHOICE(0, 2, op_UINDEX), OWN_BLANK, CHOICE(2, 6, op_CTL), END),
    FORM(VOLTA_ULDC_I, INNER, 0, CHOICE(0, 4, op_UGUARD), BLANK, TEXT("ULDC"), WORD(0, p_CSIZE),
        BLANK, WORD(1, p_Ud), COMMA, TEXT("c["), NUMBER(2, p_CBANK), TEXT("]["), WORD(3, p_Ua),
        TEXT("]"), OWN_BLANK, CHOICE(1, 5, op_CTL), END),
    FORM(VOLTA_ULDC_IO, INNER, 0, CHOICE(0, 5, op_UGUARD), BLANK, TEXT("ULDC"), WORD(0, p_CSIZE),
        BLANK, WORD(1, p_Ud), COMMA, TEXT("c["), NUMBER(2, p_CBANK), TEXT("]["), WORD(3, p_Ua),
        TEXT("+"), NUMBER(4, p_CO16), TEXT("]"), OWN_BLANK, CHOICE(1, 6, op_CTL), END),
    FORM(VOLTA_ULDC_M, INNER, 0, CHOICE(1, 6, op_UGUARD), BLANK, TEXT("ULDC"), WORD(0, p_CSIZE),
        BLANK, WORD(1, p_Ud), COMMA, TEXT("["), WORD(2, p_Ua), TEXT("+"), NUMBER(3, p_ULOFF),
        TEXT("]"), COMMA, CHOICE(0, 4, op_UQM), OWN_BLANK, CHOICE(2, 7, op_CTL), END),
    FORM(VOLTA_ULDC_I, INNER, 0, CHOICE(0, 4, op_UGUARD), BLANK, TEXT("ULDC"), WORD(0, p_CSIZE),
        BLANK, WORD(1, p_Ud), COMMA, TEXT("c"), NUMBER(2, p_CBANK), TEXT("["), WORD(3, p_Ua),
        TEXT("]"), OWN_BLANK, CHOICE(1, 5, op_CTL), END),
    FORM(VOLTA_ULDC_IO, INNER, 0, CHOICE(0, 5, op_UGUARD), BLANK, TEXT("ULDC"), WORD(0, p_CSIZE),
        BLANK, WORD(1, p_Ud), COMMA, TEXT("c"), NUMBER(2, p_CBANK), TEXT("["), WORD(3, p_Ua),
        TEXT("+"), NUMBER(4, p_CO16), TEXT("]"), OWN_BLANK, CHOICE(1, 6, op_CTL), END),
};
FORMS(head_ULEA) = {
    FORM(VOLTA_ULEA_LO, INNER, 0, CHOICE(4, 8, op_UGUARD), BLANK, TEXT("ULEA"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UPJ), COMMA, WORD(2, p_NA), CHOICE(2, 3, op_UA),
        COMMA, CHOICE(3, 4, op_UBX_3), COMMA, NUMBER(7, p_LEAN), OWN_BLANK, CHOICE(5, 9, op_CTL),
        END),
};
FORMS(head_ULEA_HI) = {
    FORM(VOLTA_ULEA_HI, INNER, 0, CHOICE(5, 9, op_UGUARD), BLANK, TEXT("ULEA.HI"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UPJ), COMMA, WORD(2, p_NA), CHOICE(2, 3, op_UA),
        COMMA, CHOICE(3, 4, op_UBX_3), COMMA, CHOICE(4, 7, op_UC6), COMMA, NUMBER(8, p_LEAN),
        OWN_BLANK, CHOICE(6, 10, op_CTL), END),
    FORM(VOLTA_ULEA_IH, INNER, 0, CHOICE(4, 7, op_UGUARD), BLANK, TEXT("ULEA.HI"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UPJ), COMMA, WORD(2, p_NA), CHOICE(2, 3, op_UA),
        COMMA, CHOICE(3, 4, op_UC6), COMMA, NUMBER(5, p_UIMM), COMMA, NUMBER(6, p_LEAN), OWN_BLANK,
        CHOICE(5, 8, op_CTL), END),
};
FORMS(head_ULEA_HI_SX32) = {
    FORM(VOLTA_ULEA_SX, INNER, 0, CHOICE(4, 8, op_UGUARD), BLANK, TEXT("ULEA.HI.SX32"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UPJ), COMMA, WORD(2, p_NA), CHOICE(2, 3, op_UA),
        COMMA, CHOICE(3, 4, op_UBX_3), COMMA, NUMBER(7, p_LEAN), OWN_BLANK, CHOICE(5, 9, op_CTL),
        END),
};
FORMS(head_ULEA_HI_X) = {
    FORM(VOLTA_ULEA_HX, INNER, 0, CHOICE(6, 11, op_UGUARD), BLANK, TEXT("ULEA.HI.X"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UPJ), COMMA, WORD(2, p_IA), CHOICE(2, 3, op_UA),
        COMMA, CHOICE(3, 4, op_UBX_4), COMMA, CHOICE(4, 7, op_UC6), COMMA, NUMBER(8, p_LEAN), COMMA,
        CHOICE(5, 9, op_UQ), OWN_BLANK, CHOICE(7, 12, op_CTL), END),
    FORM(VOLTA_ULEA_IX, INNER, 0, CHOICE(5, 9, op_UGUARD), BLANK, TEXT("ULEA.HI.X"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UPJ), COMMA, WORD(2, p_IA), CHOICE(2, 3, op_UA),
        COMMA, CHOICE(3, 4, op_UC6), COMMA, NUMBER(5, p_UIMM), COMMA, NUMBER(6, p_LEAN), COMMA,
        CHOICE(4, 7, op_UQ), OWN_BLANK, CHOICE(6, 10, op_CTL), END),
};
FORMS(head_ULEA_HI_X_SX32) = {
    FORM(VOLTA_ULEA_XS, INNER, 0, CHOICE(5, 10, op_UGUARD), BLANK, TEXT("ULEA.HI.X.SX32"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UPJ), COMMA, WORD(2, p_IA), CHOICE(2, 3, op_UA),
        COMMA, CHOICE(3, 4, op_UBX_4), COMMA, NUMBER(7, p_LEAN), COMMA, CHOICE(4, 8, op_UQ),
        OWN_BLANK, CHOICE(6, 11, op_CTL), END),
};
FORMS(head_ULEA_X) = {
    FORM(VOLTA_ULEA_X, INNER, 0, CHOICE(5, 10, op_UGUARD), BLANK, TEXT("ULEA.X"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UPJ), COMMA, WORD(2, p_IA), CHOICE(2, 3, op_UA),
        COMMA, CHOICE(3, 4, op_UBX_4), COMMA, NUMBER(7, p_LEAN), COMMA, CHOICE(4, 8, op_UQ),
        OWN_BLANK, CHOICE(6, 11, op_CTL), END),
};
FORMS(head_ULEPC) = {
    FORM(VOLTA_ULEPC_N, INNER, 0, CHOICE(1, 1, op_UGUARD), BLANK, TEXT("ULEPC"), BLANK,
        CHOICE(0, 0, op_UD), OWN_BLANK, CHOICE(2, 2, op_CTL), END),
    FORM(VOLTA_ULEPC_T, INNER, 0, CHOICE(1, 2, op_UGUARD), BLANK, TEXT("ULEPC"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, NUMBER(1, p_RELL), OWN_BLANK, CHOICE(2, 3, op_CTL), END),
};
FORMS(head_ULOP3__) = {
    FORM(VOLTA_ULOP3, INNER | SHARED, 0, CHOICE(6, 10, op_UGUARD), BLANK, TEXT("ULOP3.("),
        SHARED_LOGIC(7, p_LUT_truth), TEXT(")"), WORD(0, p_PAND), BLANK, CHOICE(0, 1, op_UPO),
        COMMA, CHOICE(1, 2, op_UD), COMMA, CHOICE(2, 3, op_UA), COMMA, CHOICE(3, 4, op_UB_2), COMMA,
        CHOICE(4, 6, op_UC6), COMMA, SHARED_NUMBER(7, p_LUT), COMMA, CHOICE(5, 8, op_UQ), OWN_BLANK,
        CHOICE(7, 11, op_CTL), END),
    FORM(VOLTA_ULOP3, INNER, 0, CHOICE(6, 10, op_UGUARD), BLANK, TEXT("ULOP3.("),
        LOGIC(7, p_LUT_truth), TEXT(")"), WORD(0, p_PAND), BLANK, CHOICE(0, 1, op_UPO), COMMA,
        CHOICE(1, 2, op_UD), COMMA, CHOICE(2, 3, op_UA), COMMA, CHOICE(3, 4, op_UB_2), COMMA,
        CHOICE(4, 6, op_UC6), COMMA, CHOICE(5, 8, op_UQ), OWN_BLANK, CHOICE(7, 11, op_CTL), END),
    FORM(VOLTA_ULOP3, INNER, 0, CHOICE(6, 10, op_UGUARD), BLANK, TEXT("ULOP3.("),
        LOGIC(7, p_LUT_truth), TEXT(")"), WORD(0, p_PAND), BLANK, CHOICE(0, 1, op_UPO), COMMA,
        CHOICE(1, 2, op_UD), COMMA, CHOICE(2, 3, op_UA), COMMA, CHOICE(3, 4, op_UB_2), COMMA,
        CHOICE(4, 6, op_UC6), OWN_BLANK, CHOICE(7, 11, op_CTL), LINE(5, 0), VALUE(8, 0x1, false),
        VALUE(9, 0x7, false), END),
};
FORMS(head_ULOP3_LUT) = {
    FORM(VOLTA_ULOP3, INNER, 0, CHOICE(6, 10, op_UGUARD), BLANK, TEXT("ULOP3.LUT"), WORD(0, p_PAND),
        BLANK, CHOICE(0, 1, op_UPO), COMMA, CHOICE(1, 2, op_UD), COMMA, CHOICE(2, 3, op_UA), COMMA,
        CHOICE(3, 4, op_UB_2), COMMA, CHOICE(4, 6, op_UC6), COMMA, NUMBER(7, p_LUT), COMMA,
        CHOICE(5, 8, op_UQ), OWN_BLANK, CHOICE(7, 11, op_CTL), END),
};
FORMS(head_UMOV) = {
    FORM(VOLTA_UMOV, INNER, 0, CHOICE(2, 3, op_UGUARD), BLANK, TEXT("UMOV"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UB_2), OWN_BLANK, CHOICE(3, 4, op_CTL), END),
};
FORMS(head_UP2UR) = {
    FORM(VOLTA_UP2UR, INNER, 0, CHOICE(3, 5, op_UGUARD), BLANK, TEXT("UP2UR"), WORD(0, p_PRPART),
        BLANK, CHOICE(0, 1, op_UD), COMMA, TEXT("UPR"), COMMA, CHOICE(1, 2, op_UA), COMMA,
        CHOICE(2, 3, op_UB_2), OWN_BLANK, CHOICE(4, 6, op_CTL), END),
};
FORMS(head_UPLOP3__) = {
    FORM(VOLTA_UPLOP3, INNER | SHARED, 0, CHOICE(3, 10, op_UGUARD), BLANK, TEXT("UPLOP3.("),
        SHARED_LOGIC(8, p_LUT1_truth), TEXT(")"), BLANK, WORD(0, p_U0_2), COMMA, WORD(1, p_U1_2),
        COMMA, CHOICE(0, 2, op_UQ), COMMA, CHOICE(1, 4, op_UR), COMMA, CHOICE(2, 6, op_UT), COMMA,
        SHARED_NUMBER(8, p_LUT1), COMMA, NUMBER(9, p_LUT2), OWN_BLANK, CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_UPLOP3, INNER, 0, CHOICE(3, 10, op_UGUARD), BLANK, TEXT("UPLOP3.("),
        LOGIC(8, p_LUT1_truth), TEXT(")"), BLANK, WORD(0, p_U0_2), COMMA, TEXT("UPT"), COMMA,
        CHOICE(0, 2, op_UQ), COMMA, CHOICE(1, 4, op_UR), COMMA, CHOICE(2, 6, op_UT), OWN_BLANK,
        CHOICE(4, 11, op_CTL), VALUE(1, 0x7, false), VALUE(9, 0x0, false), END),
    FORM(VOLTA_UPLOP3_SIGN_ONE, INNER | SHARED, 0, CHOICE(3, 9, op_UGUARD), BLANK, TEXT("UPLOP3.("),
        SHARED_LOGIC(7, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_U0_2), COMMA, WORD(1, p_U1_2),
        COMMA, CHOICE(0, 2, op_UQ), COMMA, CHOICE(1, 4, op_USB), COMMA, CHOICE(2, 5, op_UT), COMMA,
        SHARED_NUMBER(7, p_LUT), COMMA, NUMBER(8, p_LUT2), OWN_BLANK, CHOICE(4, 10, op_CTL), END),
    FORM(VOLTA_UPLOP3_SIGN_ONE, INNER, 0, CHOICE(3, 9, op_UGUARD), BLANK, TEXT("UPLOP3.("),
        LOGIC(7, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_U0_2), COMMA, TEXT("UPT"), COMMA,
        CHOICE(0, 2, op_UQ), COMMA, CHOICE(1, 4, op_USB), COMMA, CHOICE(2, 5, op_UT), OWN_BLANK,
        CHOICE(4, 10, op_CTL), VALUE(1, 0x7, false), VALUE(8, 0x0, false), END),
    FORM(VOLTA_UPLOP3_SIGN_TWO, INNER | SHARED, 0, CHOICE(3, 8, op_UGUARD), BLANK, TEXT("UPLOP3.("),
        SHARED_LOGIC(6, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_U0_2), COMMA, WORD(1, p_U1_2),
        COMMA, CHOICE(0, 2, op_UQ), COMMA, CHOICE(1, 4, op_USB), COMMA, CHOICE(2, 5, op_USC), COMMA,
        SHARED_NUMBER(6, p_LUT), COMMA, NUMBER(7, p_LUT2), OWN_BLANK, CHOICE(4, 9, op_CTL), END),
    FORM(VOLTA_UPLOP3_SIGN_TWO, INNER, 0, CHOICE(3, 8, op_UGUARD), BLANK, TEXT("UPLOP3.("),
        LOGIC(6, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_U0_2), COMMA, TEXT("UPT"), COMMA,
        CHOICE(0, 2, op_UQ), COMMA, CHOICE(1, 4, op_USB), COMMA, CHOICE(2, 5, op_USC), OWN_BLANK,
        CHOICE(4, 9, op_CTL), VALUE(1, 0x7, false), VALUE(7, 0x0, false), END),
    FORM(VOLTA_UPLOP3_SIGN_ALL, INNER | SHARED, 0, CHOICE(3, 7, op_UGUARD), BLANK, TEXT("UPLOP3.("),
        SHARED_LOGIC(5, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_U0_2), COMMA, WORD(1, p_U1_2),
        COMMA, CHOICE(0, 2, op_USA), COMMA, CHOICE(1, 3, op_USB), COMMA, CHOICE(2, 4, op_USC),
        COMMA, SHARED_NUMBER(5, p_LUT), COMMA, NUMBER(6, p_LUT2), OWN_BLANK, CHOICE(4, 8, op_CTL),
        END),
    FORM(VOLTA_UPLOP3_SIGN_ALL, INNER, 0, CHOICE(3, 7, op_UGUARD), BLANK, TEXT("UPLOP3.("),
        LOGIC(5, p_LUT_truth), TEXT(")"), BLANK, WORD(0, p_U0_2), COMMA, TEXT("UPT"), COMMA,
        CHOICE(0, 2, op_USA), COMMA, CHOICE(1, 3, op_USB), COMMA, CHOICE(2, 4, op_USC), OWN_BLANK,
        CHOICE(4, 8, op_CTL), VALUE(1, 0x7, false), VALUE(6, 0x0, false), END),
};
FORMS(head_UPLOP3_LUT) = {
    FORM(VOLTA_UPLOP3, INNER, 0, CHOICE(3, 10, op_UGUARD), BLANK, TEXT("UPLOP3.LUT"), BLANK,
        WORD(0, p_U0_2), COMMA, WORD(1, p_U1_2), COMMA, CHOICE(0, 2, op_UQ), COMMA,
        CHOICE(1, 4, op_UR), COMMA, CHOICE(2, 6, op_UT), COMMA, NUMBER(8, p_LUT1), COMMA,
        NUMBER(9, p_LUT2), OWN_BLANK, CHOICE(4, 11, op_CTL), END),
    FORM(VOLTA_UPLOP3_SIGN_ONE, INNER, 0, CHOICE(3, 9, op_UGUARD), BLANK, TEXT("UPLOP3.LUT"), BLANK,
        WORD(0, p_U0_2), COMMA, WORD(1, p_U1_2), COMMA, CHOICE(0, 2, op_UQ), COMMA,
        CHOICE(1, 4, op_USB), COMMA, CHOICE(2, 5, op_UT), COMMA, NUMBER(7, p_LUT), COMMA,
        NUMBER(8, p_LUT2), OWN_BLANK, CHOICE(4, 10, op_CTL), END),
    FORM(VOLTA_UPLOP3_SIGN_TWO, INNER, 0, CHOICE(3, 8, op_UGUARD), BLANK, TEXT("UPLOP3.LUT"), BLANK,
        WORD(0, p_U0_2), COMMA, WORD(1, p_U1_2), COMMA, CHOICE(0, 2, op_UQ), COMMA,
        CHOICE(1, 4, op_USB), COMMA, CHOICE(2, 5, op_USC), COMMA, NUMBER(6, p_LUT), COMMA,
        NUMBER(7, p_LUT2), OWN_BLANK, CHOICE(4, 9, op_CTL), END),
    FORM(VOLTA_UPLOP3_SIGN_ALL, INNER, 0, CHOICE(3, 7, op_UGUARD), BLANK, TEXT("UPLOP3.LUT"), BLANK,
        WORD(0, p_U0_2), COMMA, WORD(1, p_U1_2), COMMA, CHOICE(0, 2, op_USA), COMMA,
        CHOICE(1, 3, op_USB), COMMA, CHOICE(2, 4, op_USC), COMMA, NUMBER(5, p_LUT), COMMA,
        NUMBER(6, p_LUT2), OWN_BLANK, CHOICE(4, 8, op_CTL), END),
};
FORMS(head_UPOPC) = {
    FORM(VOLTA_UPOPC, INNER, 0, CHOICE(2, 4, op_UGUARD), BLANK, TEXT("UPOPC"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UBX_4), OWN_BLANK, CHOICE(3, 5, op_CTL), END),
};
FORMS(head_UPRMT) = {
    FORM(VOLTA_UPRMT, INNER, 0, CHOICE(4, 6, op_UGUARD), BLANK, TEXT("UPRMT"), WORD(0, p_UPMODE),
        BLANK, CHOICE(0, 1, op_UD), COMMA, CHOICE(1, 2, op_UA), COMMA, CHOICE(2, 3, op_UB_2), COMMA,
        CHOICE(3, 5, op_UC6), OWN_BLANK, CHOICE(5, 7, op_CTL), END),
};
FORMS(head_UR2UP) = {
    FORM(VOLTA_UR2UP, INNER, 0, CHOICE(2, 3, op_UGUARD), BLANK, TEXT("UR2UP"), BLANK, TEXT("UPR"),
        COMMA, CHOICE(0, 0, op_UA), COMMA, CHOICE(1, 1, op_UB_2), OWN_BLANK, CHOICE(3, 4, op_CTL),
        END),
};
FORMS(head_USEL) = {
    FORM(VOLTA_USEL, INNER, 0, CHOICE(4, 6, op_UGUARD), BLANK, TEXT("USEL"), BLANK,
        CHOICE(0, 0, op_UD), COMMA, CHOICE(1, 1, op_UA), COMMA, CHOICE(2, 2, op_UB_2), COMMA,
        CHOICE(3, 4, op_UQ), OWN_BLANK, CHOICE(5, 7, op_CTL), END),
};
FORMS(head_USETMAXREG) = {
    FORM(VOLTA_USETMAXREG_U, INNER, 0, CHOICE(2, 3, op_UGUARD), BLANK, TEXT("USETMAXREG"),
        WORD(0, p_REGSW), BLANK, CHOICE(0, 1, op_UPO), COMMA, CHOICE(1, 2, op_UC6), OWN_BLANK,
        CHOICE(3, 4, op_CTL), END),
    FORM(VOLTA_USETMAXREG_I, INNER, 0, CHOICE(1, 3, op_UGUARD), BLANK, TEXT("USETMAXREG"),
        WORD(0, p_REGSW), BLANK, CHOICE(0, 1, op_UPO), COMMA, NUMBER(2, p_REGS), OWN_BLANK,
        CHOICE(2, 4, op_CTL), END),
};
FORMS(head_USETSHMSZ) = {
    FORM(VOLTA_USETSHMSZ_U, INNER, 0, CHOICE(0, 1, op_UGUARD), BLANK, TEXT("USETSHMSZ"), BLANK,
        WORD(0, p_Ub), OWN_BLANK, CHOICE(1, 2, op_CTL), END),
    FORM(VOLTA_USETSHMSZ_I, INNER, 0, CHOICE(0, 1, op_UGUARD), BLANK, TEXT("USETSHMSZ"), BLANK,
        NUMBER(0, p_UIMM), OWN_BLANK, CHOICE(1, 2, op_CTL), END),
};
FORMS(head_USGXT) = {
    FORM(VOLTA_USGXT, INNER, 0, CHOICE(3, 6, op_UGUARD), BLANK, TEXT("USGXT"), WORD(0, p_WRAP),
        WORD(1, p_MMU), BLANK, CHOICE(0, 2, op_UD), COMMA, CHOICE(1, 3, op_UA), COMMA,
        CHOICE(2, 4, op_UB_2), OWN_BLANK, CHOICE(4, 7, op_CTL), END),
};
FORMS(head_USHF) = {
    FORM(VOLTA_USHF_B, INNER, 0, CHOICE(4, 9, op_UGUARD), BLANK, TEXT("USHF"), WORD(0, p_SHD),
        WORD(1, p_SHW), WORD(2, p_SHT), WORD(3, p_SHHI), BLANK, CHOICE(0, 4, op_UD), COMMA,
        CHOICE(1, 5, op_UA), COMMA, CHOICE(2, 6, op_UB_2), COMMA, CHOICE(3, 8, op_UC6), OWN_BLANK,
        CHOICE(5, 10, op_CTL), END),
    FORM(VOLTA_USHF_C, INNER, 0, CHOICE(3, 8, op_UGUARD), BLANK, TEXT("USHF"), WORD(0, p_SHD),
        WORD(1, p_SHW), WORD(2, p_SHT), WORD(3, p_SHHI), BLANK, CHOICE(0, 4, op_UD), COMMA,
        CHOICE(1, 5, op_UA), COMMA, CHOICE(2, 6, op_UC6), COMMA, NUMBER(7, p_UIMM), OWN_BLANK,
        CHOICE(4, 9, op_CTL), END),
};
FORMS(head_UTMACCTL) = {
    FORM(VOLTA_UTMACCTL, INNER, 0, CHOICE(0, 0, op_UGUARD), BLANK, TEXT("UTMACCTL"), OWN_BLANK,
        CHOICE(1, 1, op_CTL), END),
};
FORMS(head_UTMACMDFLUSH) = {
    FORM(VOLTA_UTMACMDFLUSH, INNER, 0, CHOICE(0, 0, op_UGUARD), BLANK, TEXT("UTMACMDFLUSH"),
        OWN_BLANK, CHOICE(1, 1, op_CTL), END),
};
FORMS(head_UTMALDG_1D) = {
    FORM(VOLTA_UTMALDG_D, INNER, 0, CHOICE(0, 3, op_UGUARD), BLANK, TEXT("UTMALDG.1D"), BLANK,
        TEXT("["), WORD(0, p_Ub), TEXT("]"), COMMA, TEXT("["), WORD(1, p_Ua), TEXT("]"), COMMA,
        WORD(2, p_Uc), OWN_BLANK, CHOICE(1, 4, op_CTL), END),
    FORM(VOLTA_UTMALDG_S, INNER, 0, CHOICE(0, 2, op_UGUARD), BLANK, TEXT("UTMALDG.1D"), BLANK,
        TEXT("["), WORD(0, p_Ub), TEXT("]"), COMMA, TEXT("["), WORD(1, p_Ua), TEXT("]"), OWN_BLANK,
        CHOICE(1, 3, op_CTL), END),
};
FORMS(head_UTMAPF_L2_1D) = {
    FORM(VOLTA_UTMAPF_D, INNER, 0, CHOICE(0, 3, op_UGUARD), BLANK, TEXT("UTMAPF.L2.1D"), BLANK,
        TEXT("["), WORD(0, p_Ub), TEXT("]"), COMMA, TEXT("["), WORD(1, p_Ua), TEXT("]"), COMMA,
        WORD(2, p_Uc), OWN_BLANK, CHOICE(1, 4, op_CTL), END),
    FORM(VOLTA_UTMAPF_S, INNER, 0, CHOICE(0, 2, op_UGUARD), BLANK, TEXT("UTMAPF.L2.1D"), BLANK,
        TEXT("["), WORD(0, p_Ub), TEXT("]"), COMMA, TEXT("["), WORD(1, p_Ua), TEXT("]"), OWN_BLANK,
        CHOICE(1, 3, op_CTL), END),
};
FORMS(head_UTMAREDG_1D_ADD) = {
    FORM(VOLTA_UTMAREDG, INNER, 0, CHOICE(0, 2, op_UGUARD), BLANK, TEXT("UTMAREDG.1D.ADD"), BLANK,
        TEXT("["), WORD(0, p_Ub), TEXT("]"), COMMA, TEXT("["), WORD(1, p_Ua), TEXT("]"), OWN_BLANK,
        CHOICE(1, 3, op_CTL), END),
};
FORMS(head_UTMASTG_1D) = {
    FORM(VOLTA_UTMASTG, INNER, 0, CHOICE(0, 2, op_UGUARD), BLANK, TEXT("UTMASTG.1D"), BLANK,
        TEXT("["), WORD(0, p_Ub), TEXT("]"), COMMA, TEXT("["), WORD(1, p_Ua), TEXT("]"), OWN_BLANK,
        CHOICE(1, 3, op_CTL), END),
};
FORMS(head_VABSDIFF) = {
    FORM(VOLTA_VABSDIFF_B, INNER, 0, CHOICE(2, 13, op_GUARD), BLANK, TEXT("VABSDIFF"),
        WORD(0, p_VU32), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_PO), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(1, 5, op_SB_3), COMMA, WORD(11, p_Rc), WORD(12, p_RC),
        OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 14, op_CTL), END),
    FORM(VOLTA_VABSDIFF_C, INNER, 0, CHOICE(2, 11, op_GUARD), BLANK, TEXT("VABSDIFF"),
        WORD(0, p_VU32), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_PO), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, WORD(5, p_Rc), WORD(6, p_RB), COMMA, CHOICE(1, 7, op_SCX), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 12, op_CTL), END),
};
FORMS(head_VABSDIFF4) = {
    FORM(VOLTA_VABSDIFF4_B, INNER, 0, CHOICE(2, 14, op_GUARD), BLANK, TEXT("VABSDIFF4"),
        WORD(0, p_VU8), WORD(1, p_VACC), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_PO), COMMA,
        WORD(4, p_Ra), WORD(5, p_RA), COMMA, CHOICE(1, 6, op_SB_3), COMMA, WORD(12, p_Rc),
        WORD(13, p_RC), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 15, op_CTL), END),
    FORM(VOLTA_VABSDIFF4_C, INNER, 0, CHOICE(2, 12, op_GUARD), BLANK, TEXT("VABSDIFF4"),
        WORD(0, p_VU8), WORD(1, p_VACC), BLANK, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_PO), COMMA,
        WORD(4, p_Ra), WORD(5, p_RA), COMMA, WORD(6, p_Rc), WORD(7, p_RB), COMMA,
        CHOICE(1, 8, op_SCX), OWN_BLANK, CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 13, op_CTL),
        END),
};
FORMS(head_VOTE) = {
    FORM(VOLTA_VOTE, INNER, 0, CHOICE(2, 5, op_GUARD), BLANK, TEXT("VOTE"), WORD(0, p_VMODE), BLANK,
        CHOICE(0, 1, op_RDO), COMMA, WORD(2, p_P0), COMMA, CHOICE(1, 3, op_QA), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_5), BLANK, CHOICE(4, 6, op_CTL), END),
};
FORMS(head_VOTEU) = {
    FORM(VOLTA_VOTEU, INNER, 0, CHOICE(2, 5, op_GUARD), BLANK, TEXT("VOTEU"), WORD(0, p_VMODE),
        BLANK, CHOICE(0, 1, op_UDO), COMMA, WORD(2, p_U0_2), COMMA, CHOICE(1, 3, op_QA), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_8), BLANK, CHOICE(4, 6, op_CTL), END),
};
FORMS(head_WARPGROUP_ARRIVE) = {
    FORM(VOLTA_WARPGROUP, INNER, 0, CHOICE(0, 0, op_GUARD), BLANK, TEXT("WARPGROUP.ARRIVE"),
        OWN_BLANK, CHOICE(1, 0, op_MARKS_3), BLANK, CHOICE(2, 1, op_CTL), END),
};
FORMS(head_WARPGROUPSET_AC) = {
    FORM(VOLTA_WARPGROUPSET, INNER, 0, CHOICE(0, 1, op_UGUARD), BLANK, TEXT("WARPGROUPSET.AC"),
        BLANK, WORD(0, p_Ub), OWN_BLANK, CHOICE(1, 2, op_CTL), END),
};
FORMS(head_WARPSYNC) = {
    FORM(VOLTA_WARPSYNC_R, INNER, 0, CHOICE(2, 4, op_GUARD), BLANK, TEXT("WARPSYNC"),
        CHOICE(0, 0, op_EXCLUSIVE), BLANK, CHOICE(1, 1, op_PX), COMMA, WORD(3, p_Rb), OWN_BLANK,
        CHOICE(3, 0, op_MARKS_7), BLANK, CHOICE(4, 5, op_CTL), END),
    FORM(VOLTA_WARPSYNC_M, INNER, 0, CHOICE(2, 6, op_GUARD), BLANK, TEXT("WARPSYNC"), BLANK,
        CHOICE(0, 0, op_PX), COMMA, CHOICE(1, 2, op_MI), OWN_BLANK, CHOICE(3, 0, op_MARKS_7), BLANK,
        CHOICE(4, 7, op_CTL), END),
    FORM(VOLTA_WARPSYNC_H, INNER, 0, CHOICE(1, 4, op_GUARD), BLANK, TEXT("WARPSYNC"),
        WORD(0, p_EXCLH), BLANK, CHOICE(0, 1, op_PX), COMMA, WORD(3, p_Ra), OWN_BLANK,
        CHOICE(2, 0, op_MARKS_3), BLANK, CHOICE(3, 5, op_CTL), END),
};
FORMS(head_WARPSYNC_ALL) = {
    FORM(VOLTA_WARPSYNC_A, INNER, 0, CHOICE(1, 2, op_GUARD), BLANK, TEXT("WARPSYNC.ALL"), BLANK,
        CHOICE(0, 0, op_PX), OWN_BLANK, CHOICE(2, 0, op_MARKS_3), BLANK, CHOICE(3, 3, op_CTL), END),
};
FORMS(head_WARPSYNC_COLLECTIVE) = {
    FORM(VOLTA_WARPSYNC_COLLECTIVE_H, INNER, 0, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("WARPSYNC.COLLECTIVE"), BLANK, CHOICE(0, 0, op_PX), COMMA, WORD(2, p_Ra), COMMA,
        NUMBER(3, p_FARH_near), OWN_BLANK, CHOICE(2, 0, op_MARKS_3), BLANK, CHOICE(3, 5, op_CTL),
        END),
};
FORMS(head_WARPSYNC_COLLECTIVE_ALL) = {
    FORM(VOLTA_WARPSYNC_COLLECTIVE_A, INNER, 0, CHOICE(1, 3, op_GUARD), BLANK,
        TEXT("WARPSYNC.COLLECTIVE.ALL"), BLANK, CHOICE(0, 0, op_PX), COMMA, NUMBER(2, p_FARH_near),
        OWN_BLANK, CHOICE(2, 0, op_MARKS_3), BLANK, CHOICE(3, 4, op_CTL), END),
};
FORMS(head_YIELD) = {
    FORM(VOLTA_YIELD, INNER, 0, CHOICE(1, 2, op_GUARD), BLANK, TEXT("YIELD"), BLANK,
        CHOICE(0, 0, op_PX), OWN_BLANK, CHOICE(2, 0, op_MARKS_5), BLANK, CHOICE(3, 3, op_CTL), END),
};
HEADS(heads) = {
    HEAD("ACQBULK", head_ACQBULK),
    HEAD("AL2P", head_AL2P),
    HEAD("ALD", head_ALD),
    HEAD("ARRIVES.LDGSTSBAR", head_ARRIVES_LDGSTSBAR),
    HEAD("AST", head_AST),
    HEAD("AST.PHYS", head_AST_PHYS),
    HEAD("ATOM", head_ATOM),
    HEAD("ATOMG", head_ATOMG),
    HEAD("ATOMS", head_ATOMS),
    HEAD("ATOMS.POPC.INC.32", head_ATOMS_POPC_INC_32),
    HEAD("B2R", head_B2R),
    HEAD("B2R.RESULT", head_B2R_RESULT),
    HEAD("BAR.ARV", head_BAR_ARV),
    HEAD("BAR.RED", head_BAR_RED),
    HEAD("BAR.SYNC", head_BAR_SYNC),
    HEAD("BAR.SYNCALL", head_BAR_SYNCALL),
    HEAD("BGMMA", head_BGMMA),
    HEAD("BMMA", head_BMMA),
    HEAD("BMOV.32", head_BMOV_32),
    HEAD("BMOV.64", head_BMOV_64),
    HEAD("BMSK", head_BMSK),
    HEAD("BPT", head_BPT),
    HEAD("BRA", head_BRA),
    HEAD("BREAK", head_BREAK),
    HEAD("BREV", head_BREV),
    HEAD("BRX", head_BRX),
    HEAD("BRXU", head_BRXU),
    HEAD("BSSY", head_BSSY),
    HEAD("BSYNC", head_BSYNC),
    HEAD("CALL.ABS", head_CALL_ABS),
    HEAD("CALL.REL", head_CALL_REL),
    HEAD("CCTL", head_CCTL),
    HEAD("CCTLL", head_CCTLL),
    HEAD("CCTLT.IVALL", head_CCTLT_IVALL),
    HEAD("CCTLT.IVTH", head_CCTLT_IVTH),
    HEAD("CGAERRBAR", head_CGAERRBAR),
    HEAD("CS2R", head_CS2R),
    HEAD("CSMTEST", head_CSMTEST),
    HEAD("DADD", head_DADD),
    HEAD("DEPBAR", head_DEPBAR),
    HEAD("DEPBAR.LE", head_DEPBAR_LE),
    HEAD("DFMA", head_DFMA),
    HEAD("DMMA.884", head_DMMA_884),
    HEAD("DMMA.8x8x4", head_DMMA_8x8x4),
    HEAD("DMUL", head_DMUL),
    HEAD("DSETP", head_DSETP),
    HEAD("ELECT", head_ELECT),
    HEAD("ENDCOLLECTIVE", head_ENDCOLLECTIVE),
    HEAD("ERRBAR", head_ERRBAR),
    HEAD("EXIT", head_EXIT),
    HEAD("F2F", head_F2F),
    HEAD("F2FP", head_F2FP),
    HEAD("F2I", head_F2I),
    HEAD("F2IP", head_F2IP),
    HEAD("FADD", head_FADD),
    HEAD("FCHK", head_FCHK),
    HEAD("FENCE.VIEW.ASYNC.S", head_FENCE_VIEW_ASYNC_S),
    HEAD("FFMA", head_FFMA),
    HEAD("FLO", head_FLO),
    HEAD("FMNMX", head_FMNMX),
    HEAD("FMUL", head_FMUL),
    HEAD("FOOTPRINT", head_FOOTPRINT),
    HEAD("FRND", head_FRND),
    HEAD("FSEL", head_FSEL),
    HEAD("FSET.BF", head_FSET_BF),
    HEAD("FSETP", head_FSETP),
    HEAD("FSWZADD", head_FSWZADD),
    HEAD("GETLMEMBASE", head_GETLMEMBASE),
    HEAD("HADD2", head_HADD2),
    HEAD("HFMA2", head_HFMA2),
    HEAD("HFMA2.MMA", head_HFMA2_MMA),
    HEAD("HGMMA", head_HGMMA),
    HEAD("HMMA", head_HMMA),
    HEAD("HMMA.SP", head_HMMA_SP),
    HEAD("HMNMX2", head_HMNMX2),
    HEAD("HMUL2", head_HMUL2),
    HEAD("HSET2", head_HSET2),
    HEAD("HSETP2", head_HSETP2),
    HEAD("I2F", head_I2F),
    HEAD("I2FP.F32", head_I2FP_F32),
    HEAD("I2I", head_I2I),
    HEAD("I2IP", head_I2IP),
    HEAD("IABS", head_IABS),
    HEAD("IADD3", head_IADD3),
    HEAD("IADD3.X", head_IADD3_X),
    HEAD("IDP.2A", head_IDP_2A),
    HEAD("IDP.4A", head_IDP_4A),
    HEAD("IGMMA", head_IGMMA),
    HEAD("IMAD", head_IMAD),
    HEAD("IMAD.HI", head_IMAD_HI),
    HEAD("IMAD.IADD", head_IMAD_IADD),
    HEAD("IMAD.MOV", head_IMAD_MOV),
    HEAD("IMAD.SHL", head_IMAD_SHL),
    HEAD("IMAD.WIDE", head_IMAD_WIDE),
    HEAD("IMMA", head_IMMA),
    HEAD("IMNMX", head_IMNMX),
    HEAD("IPA", head_IPA),
    HEAD("ISBERD", head_ISBERD),
    HEAD("ISBEWR", head_ISBEWR),
    HEAD("ISETP", head_ISETP),
    HEAD("JMP", head_JMP),
    HEAD("JMX", head_JMX),
    HEAD("JMXU", head_JMXU),
    HEAD("KILL", head_KILL),
    HEAD("LD", head_LD),
    HEAD("LDC", head_LDC),
    HEAD("LDG", head_LDG),
    HEAD("LDGDEPBAR", head_LDGDEPBAR),
    HEAD("LDGSTS.E", head_LDGSTS_E),
    HEAD("LDL", head_LDL),
    HEAD("LDS", head_LDS),
    HEAD("LDSM.16", head_LDSM_16),
    HEAD("LDTRAM.AB", head_LDTRAM_AB),
    HEAD("LEA", head_LEA),
    HEAD("LEA.HI", head_LEA_HI),
    HEAD("LEA.HI.SX32", head_LEA_HI_SX32),
    HEAD("LEA.HI.X", head_LEA_HI_X),
    HEAD("LEA.HI.X.SX32", head_LEA_HI_X_SX32),
    HEAD("LEA.X", head_LEA_X),
    HEAD("LEPC", head_LEPC),
    HEAD("LOP3.(", head_LOP3__),
    HEAD("LOP3.LUT", head_LOP3_LUT),
    HEAD("MATCH.ALL", head_MATCH_ALL),
    HEAD("MATCH.ANY", head_MATCH_ANY),
    HEAD("MEMBAR", head_MEMBAR),
    HEAD("MOV", head_MOV),
    HEAD("MOVM", head_MOVM),
    HEAD("MUFU", head_MUFU),
    HEAD("NANOSLEEP", head_NANOSLEEP),
    HEAD("NANOSLEEP.CLEAR", head_NANOSLEEP_CLEAR),
    HEAD("NOP", head_NOP),
    HEAD("OUT", head_OUT),
    HEAD("OUT.FINAL", head_OUT_FINAL),
    HEAD("P2R", head_P2R),
    HEAD("PIXLD", head_PIXLD),
    HEAD("PLOP3.(", head_PLOP3__),
    HEAD("PLOP3.LUT", head_PLOP3_LUT),
    HEAD("PMTRIG", head_PMTRIG),
    HEAD("POPC", head_POPC),
    HEAD("PREEXIT", head_PREEXIT),
    HEAD("PRMT", head_PRMT),
    HEAD("QSPC", head_QSPC),
    HEAD("R2B", head_R2B),
    HEAD("R2P", head_R2P),
    HEAD("R2UR", head_R2UR),
    HEAD("RED", head_RED),
    HEAD("REDAS.ADD", head_REDAS_ADD),
    HEAD("REDG", head_REDG),
    HEAD("REDUX", head_REDUX),
    HEAD("RET.ABS", head_RET_ABS),
    HEAD("RET.REL", head_RET_REL),
    HEAD("RPCMOV.32", head_RPCMOV_32),
    HEAD("RPCMOV.64", head_RPCMOV_64),
    HEAD("RTT", head_RTT),
    HEAD("S2R", head_S2R),
    HEAD("S2UR", head_S2UR),
    HEAD("SEL", head_SEL),
    HEAD("SETCTAID.X", head_SETCTAID_X),
    HEAD("SETLMEMBASE", head_SETLMEMBASE),
    HEAD("SGXT", head_SGXT),
    HEAD("SHF", head_SHF),
    HEAD("SHFL", head_SHFL),
    HEAD("ST", head_ST),
    HEAD("STAS", head_STAS),
    HEAD("STG", head_STG),
    HEAD("STL", head_STL),
    HEAD("STS", head_STS),
    HEAD("STSM.16", head_STSM_16),
    HEAD("SUATOM.D", head_SUATOM_D),
    HEAD("SULD.D", head_SULD_D),
    HEAD("SULD.P", head_SULD_P),
    HEAD("SUQUERY", head_SUQUERY),
    HEAD("SURED.D", head_SURED_D),
    HEAD("SUST.D", head_SUST_D),
    HEAD("SUST.P", head_SUST_P),
    HEAD("SYNCS", head_SYNCS),
    HEAD("SYNCS.ARRIVE.TRANS64", head_SYNCS_ARRIVE_TRANS64),
    HEAD("SYNCS.CAS.64", head_SYNCS_CAS_64),
    HEAD("SYNCS.CCTL.IVALL", head_SYNCS_CCTL_IVALL),
    HEAD("SYNCS.LD.64", head_SYNCS_LD_64),
    HEAD("TEX", head_TEX),
    HEAD("TLD", head_TLD),
    HEAD("TLD4", head_TLD4),
    HEAD("TMML", head_TMML),
    HEAD("TXD", head_TXD),
    HEAD("TXQ", head_TXQ),
    HEAD("UBLKCP.G.G", head_UBLKCP_G_G),
    HEAD("UBLKPF.L2", head_UBLKPF_L2),
    HEAD("UBLKRED.G.ADD", head_UBLKRED_G_ADD),
    HEAD("UBMSK", head_UBMSK),
    HEAD("UBREV", head_UBREV),
    HEAD("UCGABAR_ARV", head_UCGABAR_ARV),
    HEAD("UCGABAR_WAIT", head_UCGABAR_WAIT),
    HEAD("UCLEA", head_UCLEA),
    HEAD("UF2FP.\?\?\?0.PACK_AB", head_UF2FP____0_PACK_AB),
    HEAD("UFLO", head_UFLO),
    HEAD("UIADD3", head_UIADD3),
    HEAD("UIADD3.64", head_UIADD3_64),
    HEAD("UIADD3.X", head_UIADD3_X),
    HEAD("UIMAD", head_UIMAD),
    HEAD("UIMAD.WIDE", head_UIMAD_WIDE),
    HEAD("UISETP", head_UISETP),
    HEAD("ULDC", head_ULDC),
    HEAD("ULEA", head_ULEA),
    HEAD("ULEA.HI", head_ULEA_HI),
    HEAD("ULEA.HI.SX32", head_ULEA_HI_SX32),
    HEAD("ULEA.HI.X", head_ULEA_HI_X),
    HEAD("ULEA.HI.X.SX32", head_ULEA_HI_X_SX32),
    HEAD("ULEA.X", head_ULEA_X),
    HEAD("ULEPC", head_ULEPC),
    HEAD("ULOP3.(", head_ULOP3__),
    HEAD("ULOP3.LUT", head_ULOP3_LUT),
    HEAD("UMOV", head_UMOV),
    HEAD("UP2UR", head_UP2UR),
    HEAD("UPLOP3.(", head_UPLOP3__),
    HEAD("UPLOP3.LUT", head_UPLOP3_LUT),
    HEAD("UPOPC", head_UPOPC),
    HEAD("UPRMT", head_UPRMT),
    HEAD("UR2UP", head_UR2UP),
    HEAD("USEL", head_USEL),
    HEAD("USETMAXREG", head_USETMAXREG),
    HEAD("USETSHMSZ", head_USETSHMSZ),
    HEAD("USGXT", head_USGXT),
    HEAD("USHF", head_USHF),
    HEAD("UTMACCTL", head_UTMACCTL),
    HEAD("UTMACMDFLUSH", head_UTMACMDFLUSH),
    HEAD("UTMALDG.1D", head_UTMALDG_1D),
    HEAD("UTMAPF.L2.1D", head_UTMAPF_L2_1D),
    HEAD("UTMAREDG.1D.ADD", head_UTMAREDG_1D_ADD),
    HEAD("UTMASTG.1D", head_UTMASTG_1D),
    HEAD("VABSDIFF", head_VABSDIFF),
    HEAD("VABSDIFF4", head_VABSDIFF4),
    HEAD("VOTE", head_VOTE),
    HEAD("VOTEU", head_VOTEU),
    HEAD("WARPGROUP.ARRIVE", head_WARPGROUP_ARRIVE),
    HEAD("WARPGROUPSET.AC", head_WARPGROUPSET_AC),
    HEAD("WARPSYNC", head_WARPSYNC),
    HEAD("WARPSYNC.ALL", head_WARPSYNC_ALL),
    HEAD("WARPSYNC.COLLECTIVE", head_WARPSYNC_COLLECTIVE),
    HEAD("WARPSYNC.COLLECTIVE.ALL", head_WARPSYNC_COLLECTIVE_ALL),
    HEAD("YIELD", head_YIELD),
};
static const char *const marks[] = {"other", "numbers"};
static const struct isadora_words *const registers[] = {&words_file_r, &words_file_ur,
    &words_file_p, &words_file_up, &words_file_b, &words_file_pc, &words_file_active,
    &words_file_sr};

const struct isadora_syntax volta_syntax = {
    .heads = heads, .head_count = COUNT(heads),
    .inner = true,
    .marks = marks, .mark_count = COUNT(marks),
    .registers = registers, .file_count = COUNT(registers),
};

