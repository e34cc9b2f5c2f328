/* Generated from the description maxwell by gen/emit/assembler. Do not edit. */
#include <isadora/maxwell.h>
#include "maxwell_lex.h"
#include "asm/tables/rows.h"

WORDS(words_file_p) = {ONE(SPELLED("PT", 0x7)), 2, maxwell_scan_p};

WORDS(words_AE) = {ONE(SPELLED(".E", 0x1)), 2, NULL};

LIST(list_AOP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".AND", 0x5),
    SPELLED(".DEC", 0x4),
    SPELLED(".EXCH", 0x8),
    SPELLED(".INC", 0x3),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
    SPELLED(".OR", 0x6),
    SPELLED(".SAFEADD", 0xa),
    SPELLED(".XOR", 0x7),
};
WORDS(words_AOP) = {list_AOP, COUNT(list_AOP), 1, NULL};

LIST(list_ATYPE) = {
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
    SPELLED(".U64", 0x2),
};
WORDS(words_ATYPE) = {list_ATYPE, COUNT(list_ATYPE), 1, NULL};

WORDS(words_file_r) = {ONE(SPELLED("RZ", 0xff)), 2, maxwell_scan_r};

WORDS(words_NOY) = {ONE(SPELLED("Y", 0x0)), 1, NULL};

WORDS(words_W1) = {ONE(SPELLED("^1", 0x1)), 2, NULL};

WORDS(words_W2) = {ONE(SPELLED("^2", 0x1)), 2, NULL};

WORDS(words_W3) = {ONE(SPELLED("^3", 0x1)), 2, NULL};

WORDS(words_W4) = {ONE(SPELLED("^4", 0x1)), 2, NULL};

WORDS(words_W5) = {ONE(SPELLED("^5", 0x1)), 2, NULL};

WORDS(words_W6) = {ONE(SPELLED("^6", 0x1)), 2, NULL};

LIST(list_GP41) = {
    SPELLED("P0", 0x7),
    SPELLED("P1", 0x6),
    SPELLED("P2", 0x5),
    SPELLED("P3", 0x4),
    SPELLED("P4", 0x3),
    SPELLED("P5", 0x2),
    SPELLED("P6", 0x1),
    SPELLED("PT", 0x0),
};
WORDS(words_GP41) = {list_GP41, COUNT(list_GP41), 1, NULL};

WORDS(words_CASW) = {ONE(SPELLED(".64", 0x1)), 3, NULL};

LIST(list_ASOP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".AND", 0x5),
    SPELLED(".DEC", 0x4),
    SPELLED(".EXCH", 0x8),
    SPELLED(".INC", 0x3),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
    SPELLED(".OR", 0x6),
    SPELLED(".XOR", 0x7),
};
WORDS(words_ASOP) = {list_ASOP, COUNT(list_ASOP), 1, NULL};

LIST(list_ASTYPE) = {
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x3),
    SPELLED(".U64", 0x2),
};
WORDS(words_ASTYPE) = {list_ASTYPE, COUNT(list_ASTYPE), 1, NULL};

LIST(list_CASK) = {
    SPELLED(".CAS", 0x2),
    SPELLED(".CAST", 0x0),
    SPELLED(".CAST.SPIN", 0x1),
};
WORDS(words_CASK) = {list_CASK, COUNT(list_CASK), 4, NULL};

LIST(list_AROP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".AND", 0x5),
    SPELLED(".DEC", 0x4),
    SPELLED(".INC", 0x3),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
    SPELLED(".OR", 0x6),
    SPELLED(".XOR", 0x7),
};
WORDS(words_AROP) = {list_AROP, COUNT(list_AROP), 1, NULL};

LIST(list_CCLEVEL) = {
    SPELLED(".C", 0x2),
    SPELLED(".CRS", 0x4),
    SPELLED(".I", 0x3),
    SPELLED(".U", 0x1),
};
WORDS(words_CCLEVEL) = {list_CCLEVEL, COUNT(list_CCLEVEL), 1, NULL};

LIST(list_CCOPQ) = {
    SPELLED(".IV", 0x5),
    SPELLED(".IVALL", 0x6),
    SPELLED(".PF1", 0x1),
    SPELLED(".PF1.5", 0x2),
    SPELLED(".PF2", 0x3),
    SPELLED(".QRY1", 0x0),
    SPELLED(".RS", 0x7),
    SPELLED(".RSLB", 0x9),
    SPELLED(".WB", 0x4),
};
WORDS(words_CCOPQ) = {list_CCOPQ, COUNT(list_CCOPQ), 1, NULL};

LIST(list_CCOP) = {
    SPELLED(".IV", 0x5),
    SPELLED(".IVALL", 0x6),
    SPELLED(".PF1", 0x1),
    SPELLED(".PF1.5", 0x2),
    SPELLED(".PF2", 0x3),
    SPELLED(".RS", 0x7),
    SPELLED(".RSLB", 0x9),
    SPELLED(".WB", 0x4),
};
WORDS(words_CCOP) = {list_CCOP, COUNT(list_CCOP), 1, NULL};

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

WORDS(words_UI) = {ONE(SPELLED(".U32", 0x0)), 4, NULL};

WORDS(words_XC) = {ONE(SPELLED(".X", 0x1)), 2, NULL};

LIST(list_BOP) = {
    SPELLED(".AND", 0x0),
    SPELLED(".OR", 0x1),
    SPELLED(".XOR", 0x2),
};
WORDS(words_BOP) = {list_BOP, COUNT(list_BOP), 1, NULL};

WORDS(words_RA) = {ONE(SPELLED(".reuse", 0x1)), 6, NULL};

WORDS(words_Q0N) = {ONE(SPELLED("!", 0x1)), 1, NULL};

WORDS(words_BF) = {ONE(SPELLED(".BF", 0x1)), 3, NULL};

WORDS(words_CCW) = {ONE(SPELLED(".CC", 0x1)), 3, NULL};

WORDS(words_UNI) = {ONE(SPELLED(".U", 0x1)), 2, NULL};

WORDS(words_LMT) = {ONE(SPELLED(".LMT", 0x1)), 4, NULL};

LIST(list_CCT) = {
    SPELLED("CC.CSM_MX", 0x1a),
    SPELLED("CC.CSM_TA", 0x18),
    SPELLED("CC.CSM_TR", 0x19),
    SPELLED("CC.EQ", 0x2),
    SPELLED("CC.EQU", 0xa),
    SPELLED("CC.F", 0x0),
    SPELLED("CC.FCSM_MX", 0x1d),
    SPELLED("CC.FCSM_TA", 0x1b),
    SPELLED("CC.FCSM_TR", 0x1c),
    SPELLED("CC.GE", 0x6),
    SPELLED("CC.GEU", 0xe),
    SPELLED("CC.GT", 0x4),
    SPELLED("CC.GTU", 0xc),
    SPELLED("CC.HI", 0x14),
    SPELLED("CC.HS", 0x16),
    SPELLED("CC.LE", 0x3),
    SPELLED("CC.LEU", 0xb),
    SPELLED("CC.LO", 0x11),
    SPELLED("CC.LS", 0x13),
    SPELLED("CC.LT", 0x1),
    SPELLED("CC.LTU", 0x9),
    SPELLED("CC.NAN", 0x8),
    SPELLED("CC.NE", 0x5),
    SPELLED("CC.NEU", 0xd),
    SPELLED("CC.NUM", 0x7),
    SPELLED("CC.OFF", 0x10),
    SPELLED("CC.OFT", 0x17),
    SPELLED("CC.RGT", 0x1f),
    SPELLED("CC.RLE", 0x1e),
    SPELLED("CC.SFF", 0x12),
    SPELLED("CC.SFT", 0x15),
};
WORDS(words_CCT) = {list_CCT, COUNT(list_CCT), 3, NULL};

WORDS(words_NOINC) = {ONE(SPELLED(".NOINC", 0x0)), 6, NULL};

WORDS(words_KEEP) = {ONE(SPELLED(".KEEPREFCOUNT", 0x1)), 13, NULL};

LIST(list_BPTK) = {
    SPELLED(".CAL", 0x1),
    SPELLED(".DRAIN", 0x5),
    SPELLED(".DRAIN_ILLEGAL", 0x0),
    SPELLED(".INT", 0x4),
    SPELLED(".PAUSE", 0x2),
    SPELLED(".TRAP", 0x3),
};
WORDS(words_BPTK) = {list_BPTK, COUNT(list_BPTK), 1, NULL};

WORDS(words_IDEN) = {ONE(SPELLED(".EN", 0x0)), 3, NULL};

LIST(list_RTTK) = {
    SPELLED(".FALLTHROUGH", 0x2),
    SPELLED(".PREEMPTED", 0x3),
    SPELLED(".TERMINATE", 0x1),
};
WORDS(words_RTTK) = {list_RTTK, COUNT(list_RTTK), 1, NULL};

WORDS(words_NTRIG) = {ONE(SPELLED(".TRIG", 0x1)), 5, NULL};

WORDS(words_FTZ) = {ONE(SPELLED(".FTZ", 0x1)), 4, NULL};

LIST(list_CDF) = {
    SPELLED(".F16", 0x1),
    SPELLED(".F32", 0x2),
    SPELLED(".F64", 0x3),
};
WORDS(words_CDF) = {list_CDF, COUNT(list_CDF), 2, NULL};

LIST(list_CRND) = {
    SPELLED(".CEIL", 0x6),
    SPELLED(".FLOOR", 0x5),
    SPELLED(".PASS", 0x3),
    SPELLED(".ROUND", 0x4),
    SPELLED(".TRUNC", 0x7),
};
WORDS(words_CRND) = {list_CRND, COUNT(list_CRND), 1, NULL};

WORDS(words_FSAT) = {ONE(SPELLED(".SAT", 0x1)), 4, NULL};

WORDS(words_FNB) = {ONE(SPELLED("-", 0x1)), 1, NULL};

WORDS(words_FAB) = {ONE(SPELLED("|", 0x1)), 1, NULL};

WORDS(words_CH) = {ONE(SPELLED(".H1", 0x1)), 3, NULL};

LIST(list_FRND) = {
    SPELLED(".RM", 0x1),
    SPELLED(".RP", 0x2),
    SPELLED(".RZ", 0x3),
};
WORDS(words_FRND) = {list_FRND, COUNT(list_FRND), 2, NULL};

LIST(list_CDI) = {
    SPELLED(".S16", 0x5),
    SPELLED(".S32", 0x6),
    SPELLED(".S64", 0x7),
    SPELLED(".U16", 0x1),
    SPELLED(".U32", 0x2),
    SPELLED(".U64", 0x3),
};
WORDS(words_CDI) = {list_CDI, COUNT(list_CDI), 1, NULL};

LIST(list_CINT) = {
    SPELLED(".CEIL", 0x2),
    SPELLED(".FLOOR", 0x1),
    SPELLED(".TRUNC", 0x3),
};
WORDS(words_CINT) = {list_CINT, COUNT(list_CINT), 1, NULL};

LIST(list_CSI) = {
    SPELLED(".S16", 0x5),
    SPELLED(".S32", 0x6),
    SPELLED(".S64", 0x7),
    SPELLED(".S8", 0x4),
    SPELLED(".U16", 0x1),
    SPELLED(".U32", 0x2),
    SPELLED(".U64", 0x3),
    SPELLED(".U8", 0x0),
};
WORDS(words_CSI) = {list_CSI, COUNT(list_CSI), 1, NULL};

WORDS(words_CHALF) = {ONE(SPELLED(".H1", 0x2)), 3, NULL};

LIST(list_CBYTE) = {
    SPELLED(".B1", 0x1),
    SPELLED(".B2", 0x2),
    SPELLED(".B3", 0x3),
};
WORDS(words_CBYTE) = {list_CBYTE, COUNT(list_CBYTE), 2, NULL};

LIST(list_CDN) = {
    SPELLED(".S16", 0x5),
    SPELLED(".S32", 0x6),
    SPELLED(".S8", 0x4),
    SPELLED(".U16", 0x1),
    SPELLED(".U32", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_CDN) = {list_CDN, COUNT(list_CDN), 1, NULL};

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

WORDS(words_FNBL) = {ONE(SPELLED(".NEG", 0x1)), 4, NULL};

WORDS(words_FABL) = {ONE(SPELLED(".ABS", 0x1)), 4, NULL};

LIST(list_FMZ) = {
    SPELLED(".FMZ", 0x2),
    SPELLED(".FTZ", 0x1),
};
WORDS(words_FMZ) = {list_FMZ, COUNT(list_FMZ), 2, NULL};

LIST(list_FSCALE) = {
    SPELLED(".D2", 0x1),
    SPELLED(".D4", 0x2),
    SPELLED(".D8", 0x3),
    SPELLED(".M2", 0x6),
    SPELLED(".M4", 0x5),
    SPELLED(".M8", 0x4),
};
WORDS(words_FSCALE) = {list_FSCALE, COUNT(list_FSCALE), 1, NULL};

LIST(list_FCMPN) = {
    SPELLED(".EQ", 0x2),
    SPELLED(".EQU", 0xa),
    SPELLED(".F", 0x0),
    SPELLED(".GE", 0x6),
    SPELLED(".GEU", 0xe),
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
WORDS(words_FCMPN) = {list_FCMPN, COUNT(list_FCMPN), 1, NULL};

WORDS(words_NDV) = {ONE(SPELLED(".NDV", 0x1)), 4, NULL};

LIST(list_SWD) = {
    SPELLED("NP", 0x1),
    SPELLED("PN", 0x2),
    SPELLED("PP", 0x0),
    SPELLED("ZP", 0x3),
};
WORDS(words_SWD) = {list_SWD, COUNT(list_SWD), 0, NULL};

LIST(list_MUF) = {
    SPELLED(".COS", 0x0),
    SPELLED(".EX2", 0x2),
    SPELLED(".LG2", 0x3),
    SPELLED(".RCP", 0x4),
    SPELLED(".RCP64H", 0x6),
    SPELLED(".RSQ", 0x5),
    SPELLED(".RSQ64H", 0x7),
    SPELLED(".SIN", 0x1),
    SPELLED(".SQRT", 0x8),
};
WORDS(words_MUF) = {list_MUF, COUNT(list_MUF), 1, NULL};

LIST(list_RROF) = {
    SPELLED(".EX2", 0x1),
    SPELLED(".SINCOS", 0x0),
};
WORDS(words_RROF) = {list_RROF, COUNT(list_RROF), 1, NULL};

WORDS(words_AO) = {ONE(SPELLED(".O", 0x1)), 2, NULL};

LIST(list_ASIZE) = {
    SPELLED(".128", 0x3),
    SPELLED(".64", 0x1),
    SPELLED(".96", 0x2),
};
WORDS(words_ASIZE) = {list_ASIZE, COUNT(list_ASIZE), 1, NULL};

LIST(list_IMODE) = {
    SPELLED(".CONSTANT", 0x2),
    SPELLED(".PASS", 0x0),
    SPELLED(".SC", 0x3),
};
WORDS(words_IMODE) = {list_IMODE, COUNT(list_IMODE), 1, NULL};

LIST(list_IWHERE) = {
    SPELLED(".CENTROID", 0x1),
    SPELLED(".OFFSET", 0x2),
};
WORDS(words_IWHERE) = {list_IWHERE, COUNT(list_IWHERE), 1, NULL};

LIST(list_ISPACE) = {
    SPELLED(".ATTR", 0x3),
    SPELLED(".PATCH", 0x1),
    SPELLED(".PRIM", 0x2),
};
WORDS(words_ISPACE) = {list_ISPACE, COUNT(list_ISPACE), 1, NULL};

WORDS(words_ISKEW) = {ONE(SPELLED(".SKEW", 0x1)), 5, NULL};

LIST(list_ISIZE) = {
    SPELLED(".32", 0x2),
    SPELLED(".U16", 0x1),
};
WORDS(words_ISIZE) = {list_ISIZE, COUNT(list_ISIZE), 1, NULL};

LIST(list_OUTK) = {
    SPELLED(".CUT", 0x2),
    SPELLED(".EMIT", 0x1),
    SPELLED(".EMIT_THEN_CUT", 0x3),
};
WORDS(words_OUTK) = {list_OUTK, COUNT(list_OUTK), 1, NULL};

LIST(list_PXK) = {
    SPELLED(".CENTROID_OFFSET", 0x4),
    SPELLED(".COVERED", 0x2),
    SPELLED(".COVMASK", 0x1),
    SPELLED(".MY_INDEX", 0x5),
    SPELLED(".OFFSET", 0x3),
};
WORDS(words_PXK) = {list_PXK, COUNT(list_PXK), 1, NULL};

LIST(list_HMRG) = {
    SPELLED(".F32", 0x1),
    SPELLED(".MRG_H0", 0x2),
    SPELLED(".MRG_H1", 0x3),
};
WORDS(words_HMRG) = {list_HMRG, COUNT(list_HMRG), 1, NULL};

LIST(list_HSA) = {
    SPELLED(".F32", 0x1),
    SPELLED(".H0_H0", 0x2),
    SPELLED(".H1_H1", 0x3),
};
WORDS(words_HSA) = {list_HSA, COUNT(list_HSA), 1, NULL};

WORDS(words_HAND) = {ONE(SPELLED(".H_AND", 0x1)), 6, NULL};

LIST(list_SH3) = {
    SPELLED(".LS", 0x2),
    SPELLED(".RS", 0x1),
};
WORDS(words_SH3) = {list_SH3, COUNT(list_SH3), 1, NULL};

LIST(list_HA3) = {
    SPELLED(".H0", 0x1),
    SPELLED(".H1", 0x2),
};
WORDS(words_HA3) = {list_HA3, COUNT(list_HA3), 2, NULL};

LIST(list_MNX) = {
    SPELLED(".XHI", 0x3),
    SPELLED(".XLO", 0x1),
    SPELLED(".XMED", 0x2),
};
WORDS(words_MNX) = {list_MNX, COUNT(list_MNX), 2, NULL};

LIST(list_LOPF) = {
    SPELLED(".AND", 0x0),
    SPELLED(".OR", 0x1),
    SPELLED(".PASS_B", 0x3),
    SPELLED(".XOR", 0x2),
};
WORDS(words_LOPF) = {list_LOPF, COUNT(list_LOPF), 1, NULL};

LIST(list_LOPT) = {
    SPELLED(".NZ", 0x3),
    SPELLED(".T", 0x1),
    SPELLED(".Z", 0x2),
};
WORDS(words_LOPT) = {list_LOPT, COUNT(list_LOPT), 1, NULL};

WORDS(words_LIA) = {ONE(SPELLED("~", 0x1)), 1, NULL};

WORDS(words_LIBL) = {ONE(SPELLED(".INV", 0x1)), 4, NULL};

LIST(list_GCL) = {
    SPELLED(".CG", 0x1),
    SPELLED(".CI", 0x2),
    SPELLED(".CV", 0x3),
};
WORDS(words_GCL) = {list_GCL, COUNT(list_GCL), 2, NULL};

LIST(list_GSIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U.128", 0x7),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_GSIZE) = {list_GSIZE, COUNT(list_GSIZE), 1, NULL};

LIST(list_GCS) = {
    SPELLED(".CG", 0x1),
    SPELLED(".CS", 0x2),
    SPELLED(".WT", 0x3),
};
WORDS(words_GCS) = {list_GCS, COUNT(list_GCS), 1, NULL};

LIST(list_SSIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_SSIZE) = {list_SSIZE, COUNT(list_SSIZE), 1, NULL};

LIST(list_LCL) = {
    SPELLED(".CI", 0x2),
    SPELLED(".CV", 0x3),
    SPELLED(".LU", 0x1),
};
WORDS(words_LCL) = {list_LCL, COUNT(list_LCL), 1, NULL};

LIST(list_USIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".32", 0x4),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_USIZE) = {list_USIZE, COUNT(list_USIZE), 1, NULL};

LIST(list_CSIZE) = {
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_CSIZE) = {list_CSIZE, COUNT(list_CSIZE), 1, NULL};

LIST(list_LMODE) = {
    SPELLED(".IL", 0x1),
    SPELLED(".IS", 0x2),
    SPELLED(".ISL", 0x3),
};
WORDS(words_LMODE) = {list_LMODE, COUNT(list_LMODE), 2, NULL};

WORDS(words_STPW) = {ONE(SPELLED(".WAIT", 0x1)), 5, NULL};

LIST(list_MSCOPE) = {
    SPELLED(".CTA", 0x0),
    SPELLED(".GL", 0x1),
    SPELLED(".SYS", 0x2),
    SPELLED(".VC", 0x3),
};
WORDS(words_MSCOPE) = {list_MSCOPE, COUNT(list_MSCOPE), 1, NULL};

LIST(list_MINV) = {
    SPELLED(".IVALLD", 0x1),
    SPELLED(".IVALLT", 0x2),
    SPELLED(".IVALLTD", 0x3),
};
WORDS(words_MINV) = {list_MINV, COUNT(list_MINV), 6, NULL};

LIST(list_PMODE) = {
    SPELLED(".B4E", 0x2),
    SPELLED(".ECL", 0x4),
    SPELLED(".ECR", 0x5),
    SPELLED(".F4E", 0x1),
    SPELLED(".RC16", 0x6),
    SPELLED(".RC8", 0x3),
};
WORDS(words_PMODE) = {list_PMODE, COUNT(list_PMODE), 1, NULL};

LIST(list_MULS) = {
    SPELLED(".S32.U32", 0x1),
    SPELLED(".U32.S32", 0x2),
    SPELLED(".U32.U32", 0x0),
};
WORDS(words_MULS) = {list_MULS, COUNT(list_MULS), 1, NULL};

WORDS(words_MULHI) = {ONE(SPELLED(".HI", 0x1)), 3, NULL};

LIST(list_SPA) = {
    SPELLED("16H0", 0x2),
    SPELLED("16H1", 0x3),
    SPELLED("24", 0x1),
    SPELLED("32", 0x0),
};
WORDS(words_SPA) = {list_SPA, COUNT(list_SPA), 0, NULL};

LIST(list_SPB) = {
    SPELLED("16H0", 0x1),
    SPELLED("24", 0x0),
};
WORDS(words_SPB) = {list_SPB, COUNT(list_SPB), 0, NULL};

LIST(list_SPC) = {
    SPELLED("16H0", 0x2),
    SPELLED("24", 0x1),
    SPELLED("32", 0x0),
};
WORDS(words_SPC) = {list_SPC, COUNT(list_SPC), 0, NULL};

LIST(list_XSIGN) = {
    SPELLED(".S16.S16", 0x3),
    SPELLED(".S16.U16", 0x1),
    SPELLED(".U16.S16", 0x2),
};
WORDS(words_XSIGN) = {list_XSIGN, COUNT(list_XSIGN), 1, NULL};

WORDS(words_XPSL) = {ONE(SPELLED(".PSL", 0x1)), 4, NULL};

WORDS(words_XMRG) = {ONE(SPELLED(".MRG", 0x1)), 4, NULL};

LIST(list_XMODE) = {
    SPELLED(".CBCC", 0x4),
    SPELLED(".CHI", 0x2),
    SPELLED(".CLO", 0x1),
    SPELLED(".CSFU", 0x3),
};
WORDS(words_XMODE) = {list_XMODE, COUNT(list_XMODE), 2, NULL};

LIST(list_XMODEC) = {
    SPELLED(".CHI", 0x2),
    SPELLED(".CLO", 0x1),
    SPELLED(".CSFU", 0x3),
};
WORDS(words_XMODEC) = {list_XMODEC, COUNT(list_XMODEC), 2, NULL};

LIST(list_CCT8_set) = {
    SPELLED(".CSM_MX", 0x1a),
    SPELLED(".CSM_TA", 0x18),
    SPELLED(".CSM_TR", 0x19),
    SPELLED(".EQ", 0x2),
    SPELLED(".EQU", 0xa),
    SPELLED(".F", 0x0),
    SPELLED(".FCSM_MX", 0x1d),
    SPELLED(".FCSM_TA", 0x1b),
    SPELLED(".FCSM_TR", 0x1c),
    SPELLED(".GE", 0x6),
    SPELLED(".GEU", 0xe),
    SPELLED(".GT", 0x4),
    SPELLED(".GTU", 0xc),
    SPELLED(".HI", 0x14),
    SPELLED(".HS", 0x16),
    SPELLED(".LE", 0x3),
    SPELLED(".LEU", 0xb),
    SPELLED(".LO", 0x11),
    SPELLED(".LS", 0x13),
    SPELLED(".LT", 0x1),
    SPELLED(".LTU", 0x9),
    SPELLED(".NAN", 0x8),
    SPELLED(".NE", 0x5),
    SPELLED(".NEU", 0xd),
    SPELLED(".NUM", 0x7),
    SPELLED(".OFF", 0x10),
    SPELLED(".OFT", 0x17),
    SPELLED(".RGT", 0x1f),
    SPELLED(".RLE", 0x1e),
    SPELLED(".SFF", 0x12),
    SPELLED(".SFT", 0x15),
    SPELLED(".T", 0xf),
};
WORDS(words_CCT8_set) = {list_CCT8_set, COUNT(list_CCT8_set), 1, NULL};

LIST(list_WHICH) = {
    SPELLED("CC", 0x1),
    SPELLED("PR", 0x0),
};
WORDS(words_WHICH) = {list_WHICH, COUNT(list_WHICH), 0, NULL};

WORDS(words_SHW) = {ONE(SPELLED(".W", 0x1)), 2, NULL};

LIST(list_SHRX) = {
    SPELLED(".X", 0x2),
    SPELLED(".XHI", 0x3),
};
WORDS(words_SHRX) = {list_SHRX, COUNT(list_SHRX), 2, NULL};

WORDS(words_BREV) = {ONE(SPELLED(".BREV", 0x1)), 5, NULL};

LIST(list_FTYPE) = {
    SPELLED(".S64", 0x3),
    SPELLED(".U64", 0x2),
};
WORDS(words_FTYPE) = {list_FTYPE, COUNT(list_FTYPE), 1, NULL};

LIST(list_FHI) = {
    SPELLED(".HI", 0x1),
    SPELLED(".X", 0x2),
    SPELLED(".XHI", 0x3),
};
WORDS(words_FHI) = {list_FHI, COUNT(list_FHI), 1, NULL};

WORDS(words_FLSH) = {ONE(SPELLED(".SH", 0x1)), 3, NULL};

LIST(list_file_sr) = {
    SPELLED("SM_SHADER_TYPE", 0x14),
    SPELLED("SR_AFFINITY", 0x1c),
    SPELLED("SR_CIRCULARQUEUEENTRYADDRESSHIGH", 0x63),
    SPELLED("SR_CIRCULARQUEUEENTRYADDRESSLOW", 0x62),
    SPELLED("SR_CIRCULARQUEUEENTRYINDEX", 0x61),
    SPELLED("SR_CLOCK", 0x1),
    SPELLED("SR_CLOCKHI", 0x51),
    SPELLED("SR_CLOCKLO", 0x50),
    SPELLED("SR_CTAID.X", 0x25),
    SPELLED("SR_CTAID.Y", 0x26),
    SPELLED("SR_CTAID.Z", 0x27),
    SPELLED("SR_CTA_PARAM", 0x24),
    SPELLED("SR_CTXADDR", 0x3e),
    SPELLED("SR_CirQueueIncrMinusOne", 0x29),
    SPELLED("SR_DIRECTCBEWRITEADDRESSHIGH", 0x16),
    SPELLED("SR_DIRECTCBEWRITEADDRESSLOW", 0x15),
    SPELLED("SR_DIRECTCBEWRITEENABLED", 0x17),
    SPELLED("SR_EQMASK", 0x38),
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
    SPELLED("SR_LWINLO", 0x34),
    SPELLED("SR_LWINSZ", 0x35),
    SPELLED("SR_MACHINE_ID_0", 0x18),
    SPELLED("SR_MACHINE_ID_1", 0x19),
    SPELLED("SR_MACHINE_ID_2", 0x1a),
    SPELLED("SR_MACHINE_ID_3", 0x1b),
    SPELLED("SR_NLATC", 0x2a),
    SPELLED("SR_NTID", 0x28),
    SPELLED("SR_ORDERING_TICKET", 0xf),
    SPELLED("SR_PM0", 0x4),
    SPELLED("SR_PM1", 0x5),
    SPELLED("SR_PM2", 0x6),
    SPELLED("SR_PM3", 0x7),
    SPELLED("SR_PM4", 0x8),
    SPELLED("SR_PM5", 0x9),
    SPELLED("SR_PM6", 0xa),
    SPELLED("SR_PM7", 0xb),
    SPELLED("SR_PM_HI0", 0x48),
    SPELLED("SR_PM_HI1", 0x49),
    SPELLED("SR_PM_HI2", 0x4a),
    SPELLED("SR_PM_HI3", 0x4b),
    SPELLED("SR_PM_HI4", 0x4c),
    SPELLED("SR_PM_HI5", 0x4d),
    SPELLED("SR_PM_HI6", 0x4e),
    SPELLED("SR_PM_HI7", 0x4f),
    SPELLED("SR_PRIM_TYPE", 0x10),
    SPELLED("SR_REGALLOC", 0x3d),
    SPELLED("SR_SMEMBANKS", 0x33),
    SPELLED("SR_SMEMSZ", 0x32),
    SPELLED("SR_SWINLO", 0x30),
    SPELLED("SR_SWINSZ", 0x31),
    SPELLED("SR_THREAD_KILL", 0x13),
    SPELLED("SR_TID", 0x20),
    SPELLED("SR_TID.X", 0x21),
    SPELLED("SR_TID.Y", 0x22),
    SPELLED("SR_TID.Z", 0x23),
    SPELLED("SR_VIRTCFG", 0x2),
    SPELLED("SR_VIRTID", 0x3),
    SPELLED("SR_WARPERRORSTATUS", 0x42),
    SPELLED("SR_WARPERRORSTATUSCLEAR", 0x43),
    SPELLED("SR_WSCALEFACTOR_XY", 0x1e),
    SPELLED("SR_WSCALEFACTOR_Z", 0x1f),
    SPELLED("SR_Y_DIRECTION", 0x12),
};
WORDS(words_file_sr) = {list_file_sr, COUNT(list_file_sr), 1, maxwell_scan_sr};

LIST(list_VMODE) = {
    SPELLED(".ALL", 0x0),
    SPELLED(".ANY", 0x1),
    SPELLED(".EQ", 0x2),
};
WORDS(words_VMODE) = {list_VMODE, COUNT(list_VMODE), 1, NULL};

LIST(list_VTG) = {
    SPELLED(".A", 0x1),
    SPELLED(".R", 0x0),
    SPELLED(".RA", 0x2),
};
WORDS(words_VTG) = {list_VTG, COUNT(list_VTG), 1, NULL};

LIST(list_SMODE) = {
    SPELLED(".BFLY", 0x3),
    SPELLED(".DOWN", 0x2),
    SPELLED(".IDX", 0x0),
    SPELLED(".UP", 0x1),
};
WORDS(words_SMODE) = {list_SMODE, COUNT(list_SMODE), 1, NULL};

LIST(list_BRED) = {
    SPELLED(".AND", 0x1),
    SPELLED(".OR", 0x2),
    SPELLED(".POPC", 0x0),
};
WORDS(words_BRED) = {list_BRED, COUNT(list_BRED), 1, NULL};

LIST(list_R2BK) = {
    SPELLED(".RESULT", 0x1),
    SPELLED(".WARP", 0x2),
};
WORDS(words_R2BK) = {list_R2BK, COUNT(list_R2BK), 1, NULL};

LIST(list_DSB) = {
    SPELLED("SB0", 0x0),
    SPELLED("SB1", 0x1),
    SPELLED("SB2", 0x2),
    SPELLED("SB3", 0x3),
    SPELLED("SB4", 0x4),
    SPELLED("SB5", 0x5),
};
WORDS(words_DSB) = {list_DSB, COUNT(list_DSB), 2, NULL};

WORDS(words_D4) = {ONE(SPELLED("4", 0x1)), 1, NULL};

WORDS(words_D3) = {ONE(SPELLED("3", 0x1)), 1, NULL};

WORDS(words_D2) = {ONE(SPELLED("2", 0x1)), 1, NULL};

WORDS(words_D1) = {ONE(SPELLED("1", 0x1)), 1, NULL};

WORDS(words_D0) = {ONE(SPELLED("0", 0x1)), 1, NULL};

LIST(list_SUDIM) = {
    SPELLED(".1D", 0x0),
    SPELLED(".1D_ARRAY", 0x2),
    SPELLED(".1D_BUFFER", 0x1),
    SPELLED(".2D", 0x3),
    SPELLED(".2D_ARRAY", 0x4),
    SPELLED(".3D", 0x5),
};
WORDS(words_SUDIM) = {list_SUDIM, COUNT(list_SUDIM), 1, NULL};

LIST(list_SUMASK) = {
    SPELLED(".A", 0x8),
    SPELLED(".B", 0x4),
    SPELLED(".BA", 0xc),
    SPELLED(".G", 0x2),
    SPELLED(".GA", 0xa),
    SPELLED(".GB", 0x6),
    SPELLED(".GBA", 0xe),
    SPELLED(".R", 0x1),
    SPELLED(".RA", 0x9),
    SPELLED(".RB", 0x5),
    SPELLED(".RBA", 0xd),
    SPELLED(".RG", 0x3),
    SPELLED(".RGA", 0xb),
    SPELLED(".RGB", 0x7),
};
WORDS(words_SUMASK) = {list_SUMASK, COUNT(list_SUMASK), 1, NULL};

LIST(list_SUCLAMP) = {
    SPELLED(".IGN", 0x0),
    SPELLED(".TRAP", 0x2),
};
WORDS(words_SUCLAMP) = {list_SUCLAMP, COUNT(list_SUCLAMP), 1, NULL};

LIST(list_SUPR) = {
    SPELLED("P0", 0x7),
    SPELLED("P1", 0x6),
    SPELLED("P2", 0x5),
    SPELLED("P3", 0x4),
    SPELLED("P4", 0x3),
    SPELLED("P5", 0x2),
    SPELLED("P6", 0x1),
};
WORDS(words_SUPR) = {list_SUPR, COUNT(list_SUPR), 1, NULL};

WORDS(words_SUBA) = {ONE(SPELLED(".BA", 0x1)), 3, NULL};

LIST(list_SURTYPE) = {
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
    SPELLED(".SD32", 0x6),
    SPELLED(".SD64", 0x7),
    SPELLED(".U64", 0x2),
};
WORDS(words_SURTYPE) = {list_SURTYPE, COUNT(list_SURTYPE), 1, NULL};

LIST(list_SUAPD) = {
    SPELLED(".D", 0x1),
    SPELLED(".P", 0x0),
};
WORDS(words_SUAPD) = {list_SUAPD, COUNT(list_SUAPD), 1, NULL};

LIST(list_TLOD) = {
    SPELLED(".LB", 0x2),
    SPELLED(".LBA", 0x6),
    SPELLED(".LL", 0x3),
    SPELLED(".LLA", 0x7),
    SPELLED(".LZ", 0x1),
};
WORDS(words_TLOD) = {list_TLOD, COUNT(list_TLOD), 2, NULL};

WORDS(words_TLC) = {ONE(SPELLED(".LC", 0x1)), 3, NULL};

WORDS(words_TAO) = {ONE(SPELLED(".AOFFI", 0x1)), 6, NULL};

WORDS(words_TDC) = {ONE(SPELLED(".DC", 0x1)), 3, NULL};

WORDS(words_NODEP) = {ONE(SPELLED(".NODEP", 0x1)), 6, NULL};

WORDS(words_PHT) = {ONE(SPELLED(".T", 0x1)), 2, NULL};

WORDS(words_PHP) = {ONE(SPELLED(".P", 0x1)), 2, NULL};

LIST(list_TDIM) = {
    SPELLED("1D", 0x0),
    SPELLED("2D", 0x2),
    SPELLED("3D", 0x4),
    SPELLED("ARRAY_1D", 0x1),
    SPELLED("ARRAY_2D", 0x3),
    SPELLED("ARRAY_3D", 0x5),
    SPELLED("ARRAY_CUBE", 0x7),
    SPELLED("CUBE", 0x6),
};
WORDS(words_TDIM) = {list_TDIM, COUNT(list_TDIM), 0, NULL};

LIST(list_TLDL) = {
    SPELLED(".LL", 0x1),
    SPELLED(".LZ", 0x0),
};
WORDS(words_TLDL) = {list_TLDL, COUNT(list_TLDL), 2, NULL};

WORDS(words_TLDM) = {ONE(SPELLED(".MS", 0x1)), 3, NULL};

WORDS(words_TLDC) = {ONE(SPELLED(".CL", 0x1)), 3, NULL};

LIST(list_T4C) = {
    SPELLED(".A", 0x3),
    SPELLED(".B", 0x2),
    SPELLED(".G", 0x1),
    SPELLED(".R", 0x0),
};
WORDS(words_T4C) = {list_T4C, COUNT(list_T4C), 1, NULL};

LIST(list_T4O) = {
    SPELLED(".AOFFI", 0x1),
    SPELLED(".PTP", 0x2),
};
WORDS(words_T4O) = {list_T4O, COUNT(list_T4O), 1, NULL};

LIST(list_TXQK) = {
    SPELLED("TEX_HEADER_DIMENSION", 0x1),
    SPELLED("TEX_HEADER_SAMPLER_POS", 0x5),
    SPELLED("TEX_HEADER_TEXTURE_TYPE", 0x2),
    SPELLED("TEX_SAMPLER_BORDER_COLOR", 0x16),
    SPELLED("TEX_SAMPLER_FILTER", 0x10),
    SPELLED("TEX_SAMPLER_LOD", 0x12),
    SPELLED("TEX_SAMPLER_WRAP", 0x14),
};
WORDS(words_TXQK) = {list_TXQK, COUNT(list_TXQK), 4, NULL};

WORDS(words_TXF) = {ONE(SPELLED(".F16", 0x0)), 4, NULL};

LIST(list_TXC) = {
    SPELLED("GBA", 0x3),
    SPELLED("RBA", 0x2),
    SPELLED("RGA", 0x1),
    SPELLED("RGB", 0x0),
    SPELLED("RGBA", 0x4),
};
WORDS(words_TXC) = {list_TXC, COUNT(list_TXC), 0, NULL};

LIST(list_TXC1) = {
    SPELLED("A", 0x3),
    SPELLED("B", 0x2),
    SPELLED("BA", 0x7),
    SPELLED("G", 0x1),
    SPELLED("GA", 0x6),
    SPELLED("R", 0x0),
    SPELLED("RA", 0x5),
    SPELLED("RG", 0x4),
};
WORDS(words_TXC1) = {list_TXC1, COUNT(list_TXC1), 0, NULL};

WORDS(words_T4F) = {ONE(SPELLED(".F16", 0x1)), 4, NULL};

WORDS(words_VUD) = {ONE(SPELLED(".UD", 0x0)), 3, NULL};

LIST(list_VAS) = {
    SPELLED("S", 0x1),
    SPELLED("U", 0x0),
};
WORDS(words_VAS) = {list_VAS, COUNT(list_VAS), 0, NULL};

LIST(list_VRED) = {
    SPELLED(".ACC", 0x4),
    SPELLED(".MAX", 0x6),
    SPELLED(".MIN", 0x5),
    SPELLED(".MRG_16H", 0x0),
    SPELLED(".MRG_16L", 0x1),
    SPELLED(".MRG_8B0", 0x2),
    SPELLED(".MRG_8B2", 0x3),
};
WORDS(words_VRED) = {list_VRED, COUNT(list_VRED), 1, NULL};

WORDS(words_VSD) = {ONE(SPELLED(".SD", 0x1)), 3, NULL};

WORDS(words_VMX) = {ONE(SPELLED(".MX", 0x1)), 3, NULL};

LIST(list_VSHIFT) = {
    SPELLED(".SHR_15", 0x2),
    SPELLED(".SHR_7", 0x1),
};
WORDS(words_VSHIFT) = {list_VSHIFT, COUNT(list_VSHIFT), 5, NULL};

LIST(list_V4A) = {
    SPELLED(".S8", 0x1),
    SPELLED(".U8", 0x0),
};
WORDS(words_V4A) = {list_V4A, COUNT(list_V4A), 1, NULL};

WORDS(words_V4RED) = {ONE(SPELLED(".ACC", 0x1)), 4, NULL};

LIST(list_V4M) = {
    SPELLED(".W", 0x8),
    SPELLED(".X", 0x1),
    SPELLED(".XW", 0x9),
    SPELLED(".XY", 0x3),
    SPELLED(".XYW", 0xb),
    SPELLED(".XYZ", 0x7),
    SPELLED(".XZ", 0x5),
    SPELLED(".XZW", 0xd),
    SPELLED(".Y", 0x2),
    SPELLED(".YW", 0xa),
    SPELLED(".YZ", 0x6),
    SPELLED(".YZW", 0xe),
    SPELLED(".Z", 0x4),
    SPELLED(".ZW", 0xc),
};
WORDS(words_V4M) = {list_V4M, COUNT(list_V4M), 1, NULL};

LIST(list_V4SA) = {
    SPELLED(".0000", 0x0),
    SPELLED(".0213", 0xa),
    SPELLED(".1111", 0x1),
    SPELLED(".1230", 0xc),
    SPELLED(".2222", 0x2),
    SPELLED(".2310", 0xd),
    SPELLED(".3012", 0x9),
    SPELLED(".3120", 0xb),
    SPELLED(".3201", 0x8),
    SPELLED(".3333", 0x3),
    SPELLED(".4321", 0x5),
    SPELLED(".5432", 0x6),
    SPELLED(".6543", 0x7),
};
WORDS(words_V4SA) = {list_V4SA, COUNT(list_V4SA), 1, NULL};

LIST(list_V4SB) = {
    SPELLED(".4321", 0x7),
    SPELLED(".4444", 0x0),
    SPELLED(".4567", 0x8),
    SPELLED(".5432", 0x6),
    SPELLED(".5467", 0xa),
    SPELLED(".5555", 0x1),
    SPELLED(".6543", 0x5),
    SPELLED(".6666", 0x2),
    SPELLED(".6745", 0x9),
    SPELLED(".7777", 0x3),
};
WORDS(words_V4SB) = {list_V4SB, COUNT(list_V4SB), 1, NULL};

LIST(list_IDPH) = {
    SPELLED(".HI", 0x1),
    SPELLED(".LO", 0x0),
};
WORDS(words_IDPH) = {list_IDPH, COUNT(list_IDPH), 1, NULL};

LIST(list_IDPA2) = {
    SPELLED(".S16", 0x1),
    SPELLED(".U16", 0x0),
};
WORDS(words_IDPA2) = {list_IDPA2, COUNT(list_IDPA2), 1, NULL};

WORDS(words_file_cc) = {ONE(SPELLED("$CC", 0x0)), 3, NULL};

WORDS(words_file_pc) = {ONE(SPELLED("$pc", 0x0)), 3, NULL};

WORDS(words_file_active) = {ONE(SPELLED("$active", 0x0)), 7, NULL};

PLACE(p_GP) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_GP, .width = 3};
PLACE(p_GP_2) = {.words = &words_file_p, .field = MAXWELL_FIELD_GP, .width = 3};
PLACE(p_AE) = {.words = &words_AE, .empty = 0x0, .field = MAXWELL_FIELD_AE, .width = 1,
    .flags = EMPTY};
PLACE(p_AOP) = {.words = &words_AOP, .field = MAXWELL_FIELD_AOP, .width = 4};
PLACE(p_ATYPE) = {.words = &words_ATYPE, .empty = 0x0, .field = MAXWELL_FIELD_ATYPE, .width = 3,
    .flags = EMPTY};
PLACE(p_Rd) = {.words = &words_file_r, .field = MAXWELL_FIELD_RD, .width = 8};
PLACE(p_Ra) = {.words = &words_file_r, .field = MAXWELL_FIELD_RA_2, .width = 8};
PLACE(p_Ra_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RA_2, .width = 8};
PLACE(p_AOFF) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_AOFF, .width = 20, .flags = SIGNED};
PLACE(p_UAOFF) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_UAOFF, .width = 20};
PLACE(p_Rb) = {.words = &words_file_r, .field = MAXWELL_FIELD_RB_2, .width = 8};
PLACE(p_STALL) = {.mul = 0x1, .ranges = RANGES({0x1, 0xf, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_STALL, .width = 4, .flags = DECIMAL};
PLACE(p_NOY) = {.words = &words_NOY, .empty = 0x1, .field = MAXWELL_FIELD_NOY, .width = 1,
    .flags = EMPTY};
PLACE(p_WBAR) = {.mul = 0x1, .add = 1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_WBAR, .width = 3, .flags = DECIMAL};
PLACE(p_RBAR) = {.mul = 0x1, .add = 1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RBAR, .width = 3, .flags = DECIMAL};
PLACE(p_W1) = {.words = &words_W1, .empty = 0x0, .field = MAXWELL_FIELD_W1, .width = 1,
    .flags = EMPTY};
PLACE(p_W2) = {.words = &words_W2, .empty = 0x0, .field = MAXWELL_FIELD_W2, .width = 1,
    .flags = EMPTY};
PLACE(p_W3) = {.words = &words_W3, .empty = 0x0, .field = MAXWELL_FIELD_W3, .width = 1,
    .flags = EMPTY};
PLACE(p_W4) = {.words = &words_W4, .empty = 0x0, .field = MAXWELL_FIELD_W4, .width = 1,
    .flags = EMPTY};
PLACE(p_W5) = {.words = &words_W5, .empty = 0x0, .field = MAXWELL_FIELD_W5, .width = 1,
    .flags = EMPTY};
PLACE(p_W6) = {.words = &words_W6, .empty = 0x0, .field = MAXWELL_FIELD_W6, .width = 1,
    .flags = EMPTY};
PLACE(p_AOPP) = {.words = &words_AOP, .field = MAXWELL_FIELD_AOPP, .width = 4};
PLACE(p_GP41) = {.words = &words_GP41, .field = MAXWELL_FIELD_GP41, .width = 3};
PLACE(p_AOFF13) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1fff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_AOFF13, .width = 13, .flags = SIGNED};
PLACE(p_UAOFF13) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1fff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_UAOFF13, .width = 13};
PLACE(p_CASW) = {.words = &words_CASW, .empty = 0x0, .field = MAXWELL_FIELD_CASW, .width = 1,
    .flags = EMPTY};
PLACE(p_Rb_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RB_2, .width = 8};
PLACE(p_CASN) = {.mul = 0x1, .add = 1, .field = MAXWELL_FIELD_CASN, .width = 8, .flags = DECIMAL};
PLACE(p_Rb_3) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfd, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RB_2, .width = 8};
PLACE(p_CASN_2) = {.mul = 0x1, .add = 2, .field = MAXWELL_FIELD_CASN, .width = 8, .flags = DECIMAL};
PLACE(p_ASOP) = {.words = &words_ASOP, .field = MAXWELL_FIELD_ASOP, .width = 4};
PLACE(p_ASTYPE) = {.words = &words_ASTYPE, .empty = 0x0, .field = MAXWELL_FIELD_ASTYPE, .width = 2,
    .flags = EMPTY};
PLACE(p_ASOFF) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_ASOFF, .width = 22, .flags = SIGNED};
PLACE(p_UASOFF) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_UASOFF, .width = 22};
PLACE(p_CASK) = {.words = &words_CASK, .field = MAXWELL_FIELD_CASK, .width = 2, .flags = PREFIXES};
PLACE(p_CASWS) = {.words = &words_CASW, .empty = 0x0, .field = MAXWELL_FIELD_CASWS, .width = 1,
    .flags = EMPTY};
PLACE(p_AROP) = {.words = &words_AROP, .field = MAXWELL_FIELD_AROP, .width = 3};
PLACE(p_ARTYPE) = {.words = &words_ATYPE, .empty = 0x0, .field = MAXWELL_FIELD_ARTYPE, .width = 3,
    .flags = EMPTY};
PLACE(p_CCE) = {.words = &words_AE, .empty = 0x0, .field = MAXWELL_FIELD_CCE, .width = 1,
    .flags = EMPTY};
PLACE(p_CCLEVEL) = {.words = &words_CCLEVEL, .empty = 0x0, .field = MAXWELL_FIELD_CCLEVEL,
    .width = 3, .flags = EMPTY | PREFIXES};
PLACE(p_CCOPQ) = {.words = &words_CCOPQ,
    .ranges = RANGES({0x0, 0x5, 0, 0}, {0x7, 0x7, 0, 0}, {0x9, 0x9, 0, 0}), .range_count = 3,
    .field = MAXWELL_FIELD_CCOPQ, .width = 4, .flags = PREFIXES};
PLACE(p_CCOFF) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CCOFF, .width = 30, .flags = SIGNED};
PLACE(p_UCCOFF) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_UCCOFF, .width = 30};
PLACE(p_CCOPQ_2) = {.words = &words_CCOPQ, .ranges = RANGES({0x6, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CCOPQ, .width = 4, .flags = PREFIXES};
PLACE(p_CCOP) = {.words = &words_CCOP,
    .ranges = RANGES({0x1, 0x5, 0, 0}, {0x7, 0x7, 0, 0}, {0x9, 0x9, 0, 0}), .range_count = 3,
    .field = MAXWELL_FIELD_CCOP, .width = 4, .flags = PREFIXES};
PLACE(p_CCLOFF) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CCLOFF, .width = 22, .flags = SIGNED};
PLACE(p_UCCLOFF) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_UCCLOFF, .width = 22};
PLACE(p_CCOP_2) = {.words = &words_CCOP, .ranges = RANGES({0x6, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CCOP, .width = 4, .flags = PREFIXES};
PLACE(p_CTH) = {.mul = 0x1, .field = MAXWELL_FIELD_CTH, .width = 13};
PLACE(p_CMP) = {.words = &words_CMP, .field = MAXWELL_FIELD_CMP, .width = 3};
PLACE(p_UI) = {.words = &words_UI, .empty = 0x1, .field = MAXWELL_FIELD_UI, .width = 1,
    .flags = EMPTY};
PLACE(p_XC) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_XC, .width = 1,
    .flags = EMPTY};
PLACE(p_BOP) = {.words = &words_BOP, .field = MAXWELL_FIELD_BOP, .width = 2};
PLACE(p_P0) = {.words = &words_file_p, .field = MAXWELL_FIELD_P0, .width = 3};
PLACE(p_P1) = {.words = &words_file_p, .field = MAXWELL_FIELD_P1, .width = 3};
PLACE(p_RA) = {.words = &words_RA, .empty = 0x0, .field = MAXWELL_FIELD_RA, .width = 1,
    .flags = EMPTY};
PLACE(p_RB) = {.words = &words_RA, .empty = 0x0, .field = MAXWELL_FIELD_RB, .width = 1,
    .flags = EMPTY};
PLACE(p_CBANK) = {.mul = 0x1, .field = MAXWELL_FIELD_CBANK, .width = 5};
PLACE(p_COFF) = {.mul = 0x4, .field = MAXWELL_FIELD_COFF, .width = 14, .flags = SIGNED};
PLACE(p_IMM) = {.mul = 0x1, .field = MAXWELL_FIELD_IMM, .width = 20, .flags = SIGNED};
PLACE(p_Q0N) = {.words = &words_Q0N, .empty = 0x0, .field = MAXWELL_FIELD_Q0N, .width = 1,
    .flags = EMPTY};
PLACE(p_Q0) = {.words = &words_file_p, .field = MAXWELL_FIELD_Q0, .width = 3};
PLACE(p_BF) = {.words = &words_BF, .empty = 0x0, .field = MAXWELL_FIELD_BF, .width = 1,
    .flags = EMPTY};
PLACE(p_CCW) = {.words = &words_CCW, .empty = 0x0, .field = MAXWELL_FIELD_CCW, .width = 1,
    .flags = EMPTY};
PLACE(p_UNI) = {.words = &words_UNI, .empty = 0x0, .field = MAXWELL_FIELD_UNI, .width = 1,
    .flags = EMPTY};
PLACE(p_LMT) = {.words = &words_LMT, .empty = 0x0, .field = MAXWELL_FIELD_LMT, .width = 1,
    .flags = EMPTY};
PLACE(p_CCT) = {.words = &words_CCT, .empty = 0xf, .field = MAXWELL_FIELD_CCT, .width = 5,
    .flags = EMPTY | PREFIXES};
PLACE(p_TO) = {.mul = 0x1, .add = 8, .modulus = 0xffffffffu, .base = ISADORA_BASE_HERE,
    .field = MAXWELL_FIELD_TO, .width = 24, .flags = SIGNED};
PLACE(p_BXBANK) = {.mul = 0x1, .field = MAXWELL_FIELD_BXBANK, .width = 5};
PLACE(p_BXOFF) = {.mul = 0x1, .field = MAXWELL_FIELD_BXOFF, .width = 16, .flags = SIGNED};
PLACE(p_BXNEAR) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_BXNEAR, .width = 24, .flags = SIGNED};
PLACE(p_BXOFF_2) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_BXOFF, .width = 16, .flags = SIGNED};
PLACE(p_BFAR) = {.mul = 0x1, .field = MAXWELL_FIELD_BFAR, .width = 32};
PLACE(p_BXFAR) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffffffu, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_BXFAR, .width = 32, .flags = SIGNED};
PLACE(p_NOINC) = {.words = &words_NOINC, .empty = 0x1, .field = MAXWELL_FIELD_NOINC, .width = 1,
    .flags = EMPTY};
PLACE(p_KEEP) = {.words = &words_KEEP, .empty = 0x0, .field = MAXWELL_FIELD_KEEP, .width = 1,
    .flags = EMPTY};
PLACE(p_BPTK) = {.words = &words_BPTK, .field = MAXWELL_FIELD_BPTK, .width = 3, .flags = PREFIXES};
PLACE(p_BPTN) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_BPTN, .width = 20};
PLACE(p_IDEN) = {.words = &words_IDEN, .empty = 0x1, .field = MAXWELL_FIELD_IDEN, .width = 1,
    .flags = EMPTY};
PLACE(p_IDEMASK) = {.mul = 0x1, .field = MAXWELL_FIELD_IDEMASK, .width = 16};
PLACE(p_RTTK) = {.words = &words_RTTK, .empty = 0x0, .field = MAXWELL_FIELD_RTTK, .width = 2,
    .flags = EMPTY};
PLACE(p_NTRIG) = {.words = &words_NTRIG, .empty = 0x0, .field = MAXWELL_FIELD_NTRIG, .width = 1,
    .flags = EMPTY};
PLACE(p_CCT8) = {.words = &words_CCT, .empty = 0xf, .field = MAXWELL_FIELD_CCT8, .width = 5,
    .flags = EMPTY | PREFIXES};
PLACE(p_NMASK) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_NMASK, .width = 16};
PLACE(p_FTZ) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_FTZ, .width = 1,
    .flags = EMPTY};
PLACE(p_CDF) = {.words = &words_CDF, .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CDF, .width = 2};
PLACE(p_CSF) = {.words = &words_CDF, .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CSF, .width = 2};
PLACE(p_CRND) = {.words = &words_CRND, .empty = 0x0, .field = MAXWELL_FIELD_CRND, .width = 3,
    .flags = EMPTY};
PLACE(p_FSAT) = {.words = &words_FSAT, .empty = 0x0, .field = MAXWELL_FIELD_FSAT, .width = 1,
    .flags = EMPTY};
PLACE(p_FNB) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_FNB, .width = 1,
    .flags = EMPTY};
PLACE(p_FAB) = {.words = &words_FAB, .empty = 0x0, .field = MAXWELL_FIELD_FAB, .width = 1,
    .flags = EMPTY};
PLACE(p_CH) = {.words = &words_CH, .empty = 0x0, .field = MAXWELL_FIELD_CH, .width = 1,
    .flags = EMPTY};
PLACE(p_FIMM) = {.mul = 0x1, .field = MAXWELL_FIELD_FIMM, .width = 20, .format = 32, .digits = 20};
PLACE(p_CDF_2) = {.words = &words_CDF, .ranges = RANGES({0x2, 0x2, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CDF, .width = 2};
PLACE(p_FRND) = {.words = &words_FRND, .empty = 0x0, .field = MAXWELL_FIELD_FRND, .width = 2,
    .flags = EMPTY};
PLACE(p_CDF_3) = {.words = &words_CDF, .ranges = RANGES({0x3, 0x3, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CDF, .width = 2};
PLACE(p_CSF_2) = {.words = &words_CDF, .ranges = RANGES({0x2, 0x2, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CSF, .width = 2};
PLACE(p_CSF_3) = {.words = &words_CDF, .ranges = RANGES({0x3, 0x3, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CSF, .width = 2};
PLACE(p_DIMM) = {.mul = 0x1, .field = MAXWELL_FIELD_DIMM, .width = 20, .format = 64, .digits = 20};
PLACE(p_CDI) = {.words = &words_CDI, .field = MAXWELL_FIELD_CDI, .width = 3};
PLACE(p_CINT) = {.words = &words_CINT, .empty = 0x0, .field = MAXWELL_FIELD_CINT, .width = 2,
    .flags = EMPTY};
PLACE(p_CDF_4) = {.words = &words_CDF, .field = MAXWELL_FIELD_CDF, .width = 2};
PLACE(p_CSI) = {.words = &words_CSI, .ranges = RANGES({0x1, 0x1, 0, 0}, {0x5, 0x5, 0, 0}),
    .range_count = 2, .field = MAXWELL_FIELD_CSI, .width = 3};
PLACE(p_CHALF) = {.words = &words_CHALF, .empty = 0x0, .field = MAXWELL_FIELD_CHALF, .width = 2,
    .flags = EMPTY};
PLACE(p_CSI_2) = {.words = &words_CSI, .ranges = RANGES({0x0, 0x0, 0, 0}, {0x4, 0x4, 0, 0}),
    .range_count = 2, .field = MAXWELL_FIELD_CSI, .width = 3};
PLACE(p_CBYTE) = {.words = &words_CBYTE, .empty = 0x0, .field = MAXWELL_FIELD_CBYTE, .width = 2,
    .flags = EMPTY};
PLACE(p_CSI_3) = {.words = &words_CSI, .ranges = RANGES({0x2, 0x2, 0, 0}, {0x6, 0x6, 0, 0}),
    .range_count = 2, .field = MAXWELL_FIELD_CSI, .width = 3};
PLACE(p_CSI_4) = {.words = &words_CSI, .ranges = RANGES({0x3, 0x3, 0, 0}, {0x7, 0x7, 0, 0}),
    .range_count = 2, .field = MAXWELL_FIELD_CSI, .width = 3};
PLACE(p_CDN) = {.words = &words_CDN, .field = MAXWELL_FIELD_CDN, .width = 3};
PLACE(p_CSN) = {.words = &words_CDN, .ranges = RANGES({0x1, 0x1, 0, 0}, {0x5, 0x5, 0, 0}),
    .range_count = 2, .field = MAXWELL_FIELD_CSN, .width = 3};
PLACE(p_CSN_2) = {.words = &words_CDN, .ranges = RANGES({0x0, 0x0, 0, 0}, {0x4, 0x4, 0, 0}),
    .range_count = 2, .field = MAXWELL_FIELD_CSN, .width = 3};
PLACE(p_CSN_3) = {.words = &words_CDN, .ranges = RANGES({0x2, 0x2, 0, 0}, {0x6, 0x6, 0, 0}),
    .range_count = 2, .field = MAXWELL_FIELD_CSN, .width = 3};
PLACE(p_FNA) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_FNA, .width = 1,
    .flags = EMPTY};
PLACE(p_FAA) = {.words = &words_FAB, .empty = 0x0, .field = MAXWELL_FIELD_FAA, .width = 1,
    .flags = EMPTY};
PLACE(p_RC) = {.words = &words_RA, .empty = 0x0, .field = MAXWELL_FIELD_RC, .width = 1,
    .flags = EMPTY};
PLACE(p_FNM) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_FNM, .width = 1,
    .flags = EMPTY};
PLACE(p_DRND) = {.words = &words_FRND, .empty = 0x0, .field = MAXWELL_FIELD_DRND, .width = 2,
    .flags = EMPTY};
PLACE(p_FNC) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_FNC, .width = 1,
    .flags = EMPTY};
PLACE(p_Rc) = {.words = &words_file_r, .field = MAXWELL_FIELD_RC_2, .width = 8};
PLACE(p_BFH) = {.words = &words_BF, .empty = 0x0, .field = MAXWELL_FIELD_BFH, .width = 1,
    .flags = EMPTY};
PLACE(p_FCMP) = {.words = &words_FCMP, .field = MAXWELL_FIELD_FCMP, .width = 4, .flags = PREFIXES};
PLACE(p_SNA) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_SNA, .width = 1,
    .flags = EMPTY};
PLACE(p_SAA) = {.words = &words_FAB, .empty = 0x0, .field = MAXWELL_FIELD_SAA, .width = 1,
    .flags = EMPTY};
PLACE(p_SNB) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_SNB, .width = 1,
    .flags = EMPTY};
PLACE(p_SAB) = {.words = &words_FAB, .empty = 0x0, .field = MAXWELL_FIELD_SAB, .width = 1,
    .flags = EMPTY};
PLACE(p_PAA) = {.words = &words_FAB, .empty = 0x0, .field = MAXWELL_FIELD_PAA, .width = 1,
    .flags = EMPTY};
PLACE(p_PNB) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_PNB, .width = 1,
    .flags = EMPTY};
PLACE(p_FTZL) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_FTZL, .width = 1,
    .flags = EMPTY};
PLACE(p_CCWL) = {.words = &words_CCW, .empty = 0x0, .field = MAXWELL_FIELD_CCWL, .width = 1,
    .flags = EMPTY};
PLACE(p_FNAL) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_FNAL, .width = 1,
    .flags = EMPTY};
PLACE(p_FAAL) = {.words = &words_FAB, .empty = 0x0, .field = MAXWELL_FIELD_FAAL, .width = 1,
    .flags = EMPTY};
PLACE(p_FIMM32) = {.mul = 0x1, .field = MAXWELL_FIELD_FIMM32, .width = 32, .format = 32,
    .digits = 20};
PLACE(p_FNBL) = {.words = &words_FNBL, .empty = 0x0, .field = MAXWELL_FIELD_FNBL, .width = 1,
    .flags = EMPTY};
PLACE(p_FABL) = {.words = &words_FABL, .empty = 0x0, .field = MAXWELL_FIELD_FABL, .width = 1,
    .flags = EMPTY};
PLACE(p_FMZ) = {.words = &words_FMZ, .empty = 0x0, .field = MAXWELL_FIELD_FMZ, .width = 2,
    .flags = EMPTY};
PLACE(p_FSCALE) = {.words = &words_FSCALE, .empty = 0x0, .field = MAXWELL_FIELD_FSCALE, .width = 3,
    .flags = EMPTY};
PLACE(p_FMZH) = {.words = &words_FMZ, .empty = 0x0, .field = MAXWELL_FIELD_FMZH, .width = 2,
    .flags = EMPTY};
PLACE(p_FSATL) = {.words = &words_FSAT, .empty = 0x0, .field = MAXWELL_FIELD_FSATL, .width = 1,
    .flags = EMPTY};
PLACE(p_FRNDH) = {.words = &words_FRND, .empty = 0x0, .field = MAXWELL_FIELD_FRNDH, .width = 2,
    .flags = EMPTY};
PLACE(p_FNCL) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_FNCL, .width = 1,
    .flags = EMPTY};
PLACE(p_SFTZ) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_SFTZ, .width = 1,
    .flags = EMPTY};
PLACE(p_PFTZ) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_PFTZ, .width = 1,
    .flags = EMPTY};
PLACE(p_FCMPN) = {.words = &words_FCMPN, .empty = 0x4, .field = MAXWELL_FIELD_FCMPN, .width = 4,
    .flags = EMPTY | PREFIXES};
PLACE(p_NDV) = {.words = &words_NDV, .empty = 0x0, .field = MAXWELL_FIELD_NDV, .width = 1,
    .flags = EMPTY};
PLACE(p_SWD) = {.words = &words_SWD, .field = MAXWELL_FIELD_SWD, .width = 2};
PLACE(p_SWC) = {.words = &words_SWD, .field = MAXWELL_FIELD_SWC, .width = 2};
PLACE(p_SWB) = {.words = &words_SWD, .field = MAXWELL_FIELD_SWB, .width = 2};
PLACE(p_SWA) = {.words = &words_SWD, .field = MAXWELL_FIELD_SWA, .width = 2};
PLACE(p_MUF) = {.words = &words_MUF, .field = MAXWELL_FIELD_MUF, .width = 4, .flags = PREFIXES};
PLACE(p_RROF) = {.words = &words_RROF, .field = MAXWELL_FIELD_RROF, .width = 1};
PLACE(p_AO) = {.words = &words_AO, .empty = 0x0, .field = MAXWELL_FIELD_AO, .width = 1,
    .flags = EMPTY};
PLACE(p_ASIZE) = {.words = &words_ASIZE, .empty = 0x0, .field = MAXWELL_FIELD_ASIZE, .width = 2,
    .flags = EMPTY};
PLACE(p_APO) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_APO, .width = 3};
PLACE(p_AOFF11) = {.mul = 0x1, .ranges = RANGES({0x1, 0x7ff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_AOFF11, .width = 11, .flags = SIGNED};
PLACE(p_AOFF10) = {.mul = 0x1, .field = MAXWELL_FIELD_AOFF10, .width = 10};
PLACE(p_Rc_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RC_2, .width = 8};
PLACE(p_IMODE) = {.words = &words_IMODE, .empty = 0x1, .field = MAXWELL_FIELD_IMODE, .width = 2,
    .flags = EMPTY};
PLACE(p_IWHERE) = {.words = &words_IWHERE, .empty = 0x0, .field = MAXWELL_FIELD_IWHERE, .width = 2,
    .flags = EMPTY};
PLACE(p_ISAT) = {.words = &words_FSAT, .empty = 0x0, .field = MAXWELL_FIELD_ISAT, .width = 1,
    .flags = EMPTY};
PLACE(p_ATX) = {.mul = 0x1, .field = MAXWELL_FIELD_ATX, .width = 10};
PLACE(p_ATX_2) = {.mul = 0x1, .ranges = RANGES({0x1, 0x3ff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_ATX, .width = 10};
PLACE(p_ISPACE) = {.words = &words_ISPACE, .empty = 0x0, .field = MAXWELL_FIELD_ISPACE, .width = 2,
    .flags = EMPTY};
PLACE(p_ISKEW) = {.words = &words_ISKEW, .empty = 0x0, .field = MAXWELL_FIELD_ISKEW, .width = 1,
    .flags = EMPTY};
PLACE(p_ISIZE) = {.words = &words_ISIZE, .empty = 0x0, .field = MAXWELL_FIELD_ISIZE, .width = 2,
    .flags = EMPTY};
PLACE(p_OUTK) = {.words = &words_OUTK, .field = MAXWELL_FIELD_OUTK, .width = 2, .flags = PREFIXES};
PLACE(p_PXK) = {.words = &words_PXK, .empty = 0x0, .field = MAXWELL_FIELD_PXK, .width = 3,
    .flags = EMPTY};
PLACE(p_IPO) = {.words = &words_file_p, .field = MAXWELL_FIELD_IPO, .width = 3};
PLACE(p_PXOFF) = {.mul = 0x1, .ranges = RANGES({0x1, 0xff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_PXOFF, .width = 8, .flags = SIGNED};
PLACE(p_HMRG) = {.words = &words_HMRG, .empty = 0x0, .field = MAXWELL_FIELD_HMRG, .width = 2,
    .flags = EMPTY};
PLACE(p_HFTZ) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_HFTZ, .width = 1,
    .flags = EMPTY};
PLACE(p_HSAT) = {.words = &words_FSAT, .empty = 0x0, .field = MAXWELL_FIELD_HSAT, .width = 1,
    .flags = EMPTY};
PLACE(p_HNA) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_HNA, .width = 1,
    .flags = EMPTY};
PLACE(p_HAA) = {.words = &words_FAB, .empty = 0x0, .field = MAXWELL_FIELD_HAA, .width = 1,
    .flags = EMPTY};
PLACE(p_HSA) = {.words = &words_HSA, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x2, 0x3, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_HSA, .width = 2, .flags = EMPTY};
PLACE(p_HSA_2) = {.words = &words_HSA, .empty = 0x0, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_HSA, .width = 2, .flags = EMPTY};
PLACE(p_HNB) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_HNB, .width = 1,
    .flags = EMPTY};
PLACE(p_HAB) = {.words = &words_FAB, .empty = 0x0, .field = MAXWELL_FIELD_HAB, .width = 1,
    .flags = EMPTY};
PLACE(p_HSB) = {.words = &words_HSA, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x2, 0x3, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_HSB, .width = 2, .flags = EMPTY};
PLACE(p_HSB_2) = {.words = &words_HSA, .empty = 0x0, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_HSB, .width = 2, .flags = EMPTY};
PLACE(p_HSATC) = {.words = &words_FSAT, .empty = 0x0, .field = MAXWELL_FIELD_HSATC, .width = 1,
    .flags = EMPTY};
PLACE(p_HNCB) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_HNCB, .width = 1,
    .flags = EMPTY};
PLACE(p_HACB) = {.words = &words_FAB, .empty = 0x0, .field = MAXWELL_FIELD_HACB, .width = 1,
    .flags = EMPTY};
PLACE(p_HIHI) = {.mul = 0x1, .field = MAXWELL_FIELD_HIHI, .width = 10, .format = 16, .digits = 20};
PLACE(p_HILO) = {.mul = 0x1, .field = MAXWELL_FIELD_HILO, .width = 10, .format = 16, .digits = 20};
PLACE(p_HFTZL) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_HFTZL, .width = 1,
    .flags = EMPTY};
PLACE(p_HSAL) = {.words = &words_HSA, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x2, 0x3, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_HSAL, .width = 2, .flags = EMPTY};
PLACE(p_HSAL_2) = {.words = &words_HSA, .empty = 0x0, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_HSAL, .width = 2, .flags = EMPTY};
PLACE(p_HHI) = {.mul = 0x1, .field = MAXWELL_FIELD_HHI, .width = 16, .format = 16, .digits = 20};
PLACE(p_HLO) = {.mul = 0x1, .field = MAXWELL_FIELD_HLO, .width = 16, .format = 16, .digits = 20};
PLACE(p_HFMZ) = {.words = &words_FMZ, .empty = 0x0, .field = MAXWELL_FIELD_HFMZ, .width = 2,
    .flags = EMPTY};
PLACE(p_HFMZL) = {.words = &words_FMZ, .empty = 0x0, .field = MAXWELL_FIELD_HFMZL, .width = 2,
    .flags = EMPTY};
PLACE(p_HFMZR) = {.words = &words_FMZ, .empty = 0x0, .field = MAXWELL_FIELD_HFMZR, .width = 2,
    .flags = EMPTY};
PLACE(p_HNR) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_HNR, .width = 1,
    .flags = EMPTY};
PLACE(p_HSR) = {.words = &words_HSA, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x2, 0x3, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_HSR, .width = 2, .flags = EMPTY};
PLACE(p_HSR_2) = {.words = &words_HSA, .empty = 0x0, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_HSR, .width = 2, .flags = EMPTY};
PLACE(p_HFMZC) = {.words = &words_FMZ, .empty = 0x0, .field = MAXWELL_FIELD_HFMZC, .width = 2,
    .flags = EMPTY};
PLACE(p_HNRC) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_HNRC, .width = 1,
    .flags = EMPTY};
PLACE(p_HSRC) = {.words = &words_HSA, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x2, 0x3, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_HSRC, .width = 2, .flags = EMPTY};
PLACE(p_HSRC_2) = {.words = &words_HSA, .empty = 0x0, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_HSRC, .width = 2, .flags = EMPTY};
PLACE(p_HNRD) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_HNRD, .width = 1,
    .flags = EMPTY};
PLACE(p_HBF) = {.words = &words_BF, .empty = 0x0, .field = MAXWELL_FIELD_HBF, .width = 1,
    .flags = EMPTY};
PLACE(p_HCMP) = {.words = &words_FCMP, .field = MAXWELL_FIELD_HCMP, .width = 4, .flags = PREFIXES};
PLACE(p_HSFTZ) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_HSFTZ, .width = 1,
    .flags = EMPTY};
PLACE(p_HBFC) = {.words = &words_BF, .empty = 0x0, .field = MAXWELL_FIELD_HBFC, .width = 1,
    .flags = EMPTY};
PLACE(p_HCMPC) = {.words = &words_FCMP, .field = MAXWELL_FIELD_HCMPC, .width = 4,
    .flags = PREFIXES};
PLACE(p_HSFTZC) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_HSFTZC, .width = 1,
    .flags = EMPTY};
PLACE(p_HAND) = {.words = &words_HAND, .empty = 0x0, .field = MAXWELL_FIELD_HAND, .width = 1,
    .flags = EMPTY};
PLACE(p_HPFTZ) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_HPFTZ, .width = 1,
    .flags = EMPTY};
PLACE(p_HANDC) = {.words = &words_HAND, .empty = 0x0, .field = MAXWELL_FIELD_HANDC, .width = 1,
    .flags = EMPTY};
PLACE(p_SATI) = {.words = &words_FSAT, .empty = 0x0, .field = MAXWELL_FIELD_SATI, .width = 1,
    .flags = EMPTY};
PLACE(p_XI) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_XI, .width = 1,
    .flags = EMPTY};
PLACE(p_NA) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_NA, .width = 1,
    .flags = EMPTY};
PLACE(p_NB) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_NB, .width = 1,
    .flags = EMPTY};
PLACE(p_SATL) = {.words = &words_FSAT, .empty = 0x0, .field = MAXWELL_FIELD_SATL, .width = 1,
    .flags = EMPTY};
PLACE(p_XL) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_XL, .width = 1,
    .flags = EMPTY};
PLACE(p_NAL) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_NAL, .width = 1,
    .flags = EMPTY};
PLACE(p_IMM32) = {.mul = 0x1, .field = MAXWELL_FIELD_IMM32, .width = 32, .flags = SIGNED};
PLACE(p_SH3) = {.words = &words_SH3, .empty = 0x0, .field = MAXWELL_FIELD_SH3, .width = 2,
    .flags = EMPTY};
PLACE(p_X3) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_X3, .width = 1,
    .flags = EMPTY};
PLACE(p_NA3) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_NA3, .width = 1,
    .flags = EMPTY};
PLACE(p_HA3) = {.words = &words_HA3, .empty = 0x0, .field = MAXWELL_FIELD_HA3, .width = 2,
    .flags = EMPTY};
PLACE(p_NB3) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_NB3, .width = 1,
    .flags = EMPTY};
PLACE(p_HB3) = {.words = &words_HA3, .empty = 0x0, .field = MAXWELL_FIELD_HB3, .width = 2,
    .flags = EMPTY};
PLACE(p_NC3) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_NC3, .width = 1,
    .flags = EMPTY};
PLACE(p_HC3) = {.words = &words_HA3, .empty = 0x0, .field = MAXWELL_FIELD_HC3, .width = 2,
    .flags = EMPTY};
PLACE(p_UIMM) = {.mul = 0x1, .field = MAXWELL_FIELD_UIMM, .width = 20};
PLACE(p_SCALE) = {.mul = 0x1, .field = MAXWELL_FIELD_SCALE, .width = 5};
PLACE(p_SCALEL) = {.mul = 0x1, .field = MAXWELL_FIELD_SCALEL, .width = 5};
PLACE(p_MNX) = {.words = &words_MNX, .empty = 0x0, .field = MAXWELL_FIELD_MNX, .width = 2,
    .flags = EMPTY};
PLACE(p_LOPF) = {.words = &words_LOPF, .field = MAXWELL_FIELD_LOPF, .width = 2};
PLACE(p_LOPX) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_LOPX, .width = 1,
    .flags = EMPTY};
PLACE(p_LOPT) = {.words = &words_LOPT, .empty = 0x0, .field = MAXWELL_FIELD_LOPT, .width = 2,
    .flags = EMPTY};
PLACE(p_P2) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_P2, .width = 3};
PLACE(p_LIA) = {.words = &words_LIA, .empty = 0x0, .field = MAXWELL_FIELD_LIA, .width = 1,
    .flags = EMPTY};
PLACE(p_LIB) = {.words = &words_LIA, .empty = 0x0, .field = MAXWELL_FIELD_LIB, .width = 1,
    .flags = EMPTY};
PLACE(p_LOPFL) = {.words = &words_LOPF, .field = MAXWELL_FIELD_LOPFL, .width = 2};
PLACE(p_LOPXL) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_LOPXL, .width = 1,
    .flags = EMPTY};
PLACE(p_LIAL) = {.words = &words_LIA, .empty = 0x0, .field = MAXWELL_FIELD_LIAL, .width = 1,
    .flags = EMPTY};
PLACE(p_UIMM32) = {.mul = 0x1, .field = MAXWELL_FIELD_UIMM32, .width = 32};
PLACE(p_LIBL) = {.words = &words_LIBL, .empty = 0x0, .field = MAXWELL_FIELD_LIBL, .width = 1,
    .flags = EMPTY};
PLACE(p_L3X) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_L3X, .width = 1,
    .flags = EMPTY};
PLACE(p_L3T) = {.words = &words_LOPT, .empty = 0x0, .field = MAXWELL_FIELD_L3T, .width = 2,
    .flags = EMPTY};
PLACE(p_LUT) = {.mul = 0x1, .field = MAXWELL_FIELD_LUT, .width = 8};
PLACE(p_L3XC) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_L3XC, .width = 1,
    .flags = EMPTY};
PLACE(p_LUTH) = {.mul = 0x1, .field = MAXWELL_FIELD_LUTH, .width = 8};
PLACE(p_L3XI) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_L3XI, .width = 1,
    .flags = EMPTY};
PLACE(p_GE) = {.words = &words_AE, .empty = 0x0, .field = MAXWELL_FIELD_GE, .width = 1,
    .flags = EMPTY};
PLACE(p_GCL) = {.words = &words_GCL, .empty = 0x0, .field = MAXWELL_FIELD_GCL, .width = 2,
    .flags = EMPTY};
PLACE(p_GSIZE) = {.words = &words_GSIZE, .empty = 0x4, .field = MAXWELL_FIELD_GSIZE, .width = 3,
    .flags = EMPTY};
PLACE(p_OFF24) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_OFF24, .width = 24, .flags = SIGNED};
PLACE(p_UOFF24) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_UOFF24, .width = 24};
PLACE(p_OFF20) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_OFF20, .width = 20, .flags = SIGNED};
PLACE(p_UOFF20) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_UOFF20, .width = 20};
PLACE(p_GCS) = {.words = &words_GCS, .empty = 0x0, .field = MAXWELL_FIELD_GCS, .width = 2,
    .flags = EMPTY};
PLACE(p_SSIZE) = {.words = &words_SSIZE, .empty = 0x4, .field = MAXWELL_FIELD_SSIZE, .width = 3,
    .flags = EMPTY};
PLACE(p_GENE) = {.words = &words_AE, .empty = 0x0, .field = MAXWELL_FIELD_GENE, .width = 1,
    .flags = EMPTY};
PLACE(p_GENL) = {.words = &words_GCL, .empty = 0x0, .field = MAXWELL_FIELD_GENL, .width = 2,
    .flags = EMPTY};
PLACE(p_LSIZE) = {.words = &words_SSIZE, .empty = 0x4, .field = MAXWELL_FIELD_LSIZE, .width = 3,
    .flags = EMPTY};
PLACE(p_OFF32) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffffffu, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_OFF32, .width = 32, .flags = SIGNED};
PLACE(p_UOFF32) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffffffu, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_UOFF32, .width = 32};
PLACE(p_GENP) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_GENP, .width = 3};
PLACE(p_GENS) = {.words = &words_GCS, .empty = 0x0, .field = MAXWELL_FIELD_GENS, .width = 2,
    .flags = EMPTY};
PLACE(p_LCL) = {.words = &words_LCL, .empty = 0x0, .field = MAXWELL_FIELD_LCL, .width = 2,
    .flags = EMPTY};
PLACE(p_LCS) = {.words = &words_GCS, .empty = 0x0, .field = MAXWELL_FIELD_LCS, .width = 2,
    .flags = EMPTY};
PLACE(p_USIZE) = {.words = &words_USIZE, .field = MAXWELL_FIELD_USIZE, .width = 3};
PLACE(p_CSIZE) = {.words = &words_CSIZE, .empty = 0x4, .field = MAXWELL_FIELD_CSIZE, .width = 3,
    .flags = EMPTY};
PLACE(p_LMODE) = {.words = &words_LMODE, .empty = 0x0, .field = MAXWELL_FIELD_LMODE, .width = 2,
    .flags = EMPTY | PREFIXES};
PLACE(p_LBANK) = {.mul = 0x1, .field = MAXWELL_FIELD_LBANK, .width = 5};
PLACE(p_CINDEX) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CINDEX, .width = 16, .flags = SIGNED};
PLACE(p_UCINDEX) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_UCINDEX, .width = 16};
PLACE(p_STPW) = {.words = &words_STPW, .empty = 0x0, .field = MAXWELL_FIELD_STPW, .width = 1,
    .flags = EMPTY};
PLACE(p_STPN) = {.mul = 0x1, .field = MAXWELL_FIELD_STPN, .width = 8};
PLACE(p_MSCOPE) = {.words = &words_MSCOPE, .field = MAXWELL_FIELD_MSCOPE, .width = 2};
PLACE(p_MINV) = {.words = &words_MINV, .empty = 0x0, .field = MAXWELL_FIELD_MINV, .width = 2,
    .flags = EMPTY | PREFIXES};
PLACE(p_MASK) = {.mul = 0x1, .ranges = RANGES({0x0, 0xe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_MASK, .width = 4};
PLACE(p_MASKL) = {.mul = 0x1, .ranges = RANGES({0x0, 0xe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_MASKL, .width = 4};
PLACE(p_PMODE) = {.words = &words_PMODE, .empty = 0x0, .field = MAXWELL_FIELD_PMODE, .width = 4,
    .flags = EMPTY};
PLACE(p_MULS) = {.words = &words_MULS, .empty = 0x3, .field = MAXWELL_FIELD_MULS, .width = 2,
    .flags = EMPTY};
PLACE(p_MULHI) = {.words = &words_MULHI, .empty = 0x0, .field = MAXWELL_FIELD_MULHI, .width = 1,
    .flags = EMPTY};
PLACE(p_MULSL) = {.words = &words_MULS, .empty = 0x3, .field = MAXWELL_FIELD_MULSL, .width = 2,
    .flags = EMPTY};
PLACE(p_MULHIL) = {.words = &words_MULHI, .empty = 0x0, .field = MAXWELL_FIELD_MULHIL, .width = 1,
    .flags = EMPTY};
PLACE(p_MADS) = {.words = &words_MULS, .empty = 0x3, .field = MAXWELL_FIELD_MADS, .width = 2,
    .flags = EMPTY};
PLACE(p_MADHI) = {.words = &words_MULHI, .empty = 0x0, .field = MAXWELL_FIELD_MADHI, .width = 1,
    .flags = EMPTY};
PLACE(p_MADSAT) = {.words = &words_FSAT, .empty = 0x0, .field = MAXWELL_FIELD_MADSAT, .width = 1,
    .flags = EMPTY};
PLACE(p_MADX) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_MADX, .width = 1,
    .flags = EMPTY};
PLACE(p_MNA) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_MNA, .width = 1,
    .flags = EMPTY};
PLACE(p_MNC) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_MNC, .width = 1,
    .flags = EMPTY};
PLACE(p_MADSL) = {.words = &words_MULS, .empty = 0x3, .field = MAXWELL_FIELD_MADSL, .width = 2,
    .flags = EMPTY};
PLACE(p_MNCL) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_MNCL, .width = 1,
    .flags = EMPTY};
PLACE(p_SPA) = {.words = &words_SPA, .field = MAXWELL_FIELD_SPA, .width = 2};
PLACE(p_SPB) = {.words = &words_SPB, .field = MAXWELL_FIELD_SPB, .width = 1};
PLACE(p_SPC) = {.words = &words_SPC, .field = MAXWELL_FIELD_SPC, .width = 2};
PLACE(p_XSIGN) = {.words = &words_XSIGN, .empty = 0x0, .field = MAXWELL_FIELD_XSIGN, .width = 2,
    .flags = EMPTY};
PLACE(p_XPSL) = {.words = &words_XPSL, .empty = 0x0, .field = MAXWELL_FIELD_XPSL, .width = 1,
    .flags = EMPTY};
PLACE(p_XMRG) = {.words = &words_XMRG, .empty = 0x0, .field = MAXWELL_FIELD_XMRG, .width = 1,
    .flags = EMPTY};
PLACE(p_XMODE) = {.words = &words_XMODE, .empty = 0x0, .field = MAXWELL_FIELD_XMODE, .width = 3,
    .flags = EMPTY};
PLACE(p_XX) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_XX, .width = 1,
    .flags = EMPTY};
PLACE(p_XHA) = {.words = &words_CH, .empty = 0x0, .field = MAXWELL_FIELD_XHA, .width = 1,
    .flags = EMPTY};
PLACE(p_XHB) = {.words = &words_CH, .empty = 0x0, .field = MAXWELL_FIELD_XHB, .width = 1,
    .flags = EMPTY};
PLACE(p_IMM16) = {.mul = 0x1, .field = MAXWELL_FIELD_IMM16, .width = 16};
PLACE(p_XPSLC) = {.words = &words_XPSL, .empty = 0x0, .field = MAXWELL_FIELD_XPSLC, .width = 1,
    .flags = EMPTY};
PLACE(p_XMRGC) = {.words = &words_XMRG, .empty = 0x0, .field = MAXWELL_FIELD_XMRGC, .width = 1,
    .flags = EMPTY};
PLACE(p_XMODEC) = {.words = &words_XMODEC, .empty = 0x0, .field = MAXWELL_FIELD_XMODEC, .width = 2,
    .flags = EMPTY};
PLACE(p_XXC) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_XXC, .width = 1,
    .flags = EMPTY};
PLACE(p_XHC) = {.words = &words_CH, .empty = 0x0, .field = MAXWELL_FIELD_XHC, .width = 1,
    .flags = EMPTY};
PLACE(p_BOP2) = {.words = &words_BOP, .field = MAXWELL_FIELD_BOP2, .width = 2};
PLACE(p_Q12N) = {.words = &words_Q0N, .empty = 0x0, .field = MAXWELL_FIELD_Q12N, .width = 1,
    .flags = EMPTY};
PLACE(p_Q12) = {.words = &words_file_p, .field = MAXWELL_FIELD_Q12, .width = 3};
PLACE(p_Q29N) = {.words = &words_Q0N, .empty = 0x0, .field = MAXWELL_FIELD_Q29N, .width = 1,
    .flags = EMPTY};
PLACE(p_Q29) = {.words = &words_file_p, .field = MAXWELL_FIELD_Q29, .width = 3};
PLACE(p_CCT8_2) = {.words = &words_CCT8_set, .field = MAXWELL_FIELD_CCT8, .width = 5,
    .flags = PREFIXES};
PLACE(p_PBYTE) = {.words = &words_CBYTE, .empty = 0x0, .field = MAXWELL_FIELD_PBYTE, .width = 2,
    .flags = EMPTY};
PLACE(p_WHICH) = {.words = &words_WHICH, .field = MAXWELL_FIELD_WHICH, .width = 1};
PLACE(p_SHW) = {.words = &words_SHW, .empty = 0x0, .field = MAXWELL_FIELD_SHW, .width = 1,
    .flags = EMPTY};
PLACE(p_SHX) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_SHX, .width = 1,
    .flags = EMPTY};
PLACE(p_SHRX) = {.words = &words_SHRX, .empty = 0x0, .field = MAXWELL_FIELD_SHRX, .width = 2,
    .flags = EMPTY | PREFIXES};
PLACE(p_BREV) = {.words = &words_BREV, .empty = 0x0, .field = MAXWELL_FIELD_BREV, .width = 1,
    .flags = EMPTY};
PLACE(p_FW) = {.words = &words_SHW, .empty = 0x0, .field = MAXWELL_FIELD_FW, .width = 1,
    .flags = EMPTY};
PLACE(p_FTYPE) = {.words = &words_FTYPE, .empty = 0x0, .field = MAXWELL_FIELD_FTYPE, .width = 2,
    .flags = EMPTY};
PLACE(p_FHI) = {.words = &words_FHI, .empty = 0x0, .field = MAXWELL_FIELD_FHI, .width = 2,
    .flags = EMPTY | PREFIXES};
PLACE(p_FIMM6) = {.mul = 0x1, .field = MAXWELL_FIELD_FIMM6, .width = 6};
PLACE(p_FLSH) = {.words = &words_FLSH, .empty = 0x0, .field = MAXWELL_FIELD_FLSH, .width = 1,
    .flags = EMPTY};
PLACE(p_NBI) = {.words = &words_LIA, .empty = 0x0, .field = MAXWELL_FIELD_NBI, .width = 1,
    .flags = EMPTY};
PLACE(p_LEAX) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_LEAX, .width = 1,
    .flags = EMPTY};
PLACE(p_LEAN) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_LEAN, .width = 1,
    .flags = EMPTY};
PLACE(p_LEAS) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_LEAS, .width = 5};
PLACE(p_LEHX) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_LEHX, .width = 1,
    .flags = EMPTY};
PLACE(p_LEHN) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_LEHN, .width = 1,
    .flags = EMPTY};
PLACE(p_LEHS) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_LEHS, .width = 5};
PLACE(p_LECX) = {.words = &words_XC, .empty = 0x0, .field = MAXWELL_FIELD_LECX, .width = 1,
    .flags = EMPTY};
PLACE(p_LECN) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_LECN, .width = 1,
    .flags = EMPTY};
PLACE(p_LECS) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_LECS, .width = 5};
PLACE(p_SREG) = {.words = &words_file_sr, .field = MAXWELL_FIELD_SREG, .width = 8};
PLACE(p_VMODE) = {.words = &words_VMODE, .field = MAXWELL_FIELD_VMODE, .width = 2};
PLACE(p_VP) = {.words = &words_file_p, .field = MAXWELL_FIELD_VP, .width = 3};
PLACE(p_VTG) = {.words = &words_VTG, .field = MAXWELL_FIELD_VTG, .width = 2, .flags = PREFIXES};
PLACE(p_VTGN) = {.mul = 0x1, .field = MAXWELL_FIELD_VTGN, .width = 28};
PLACE(p_SMODE) = {.words = &words_SMODE, .field = MAXWELL_FIELD_SMODE, .width = 2};
PLACE(p_P2_2) = {.words = &words_file_p, .field = MAXWELL_FIELD_P2, .width = 3};
PLACE(p_SLANE) = {.mul = 0x1, .field = MAXWELL_FIELD_SLANE, .width = 5};
PLACE(p_SCLAMP) = {.mul = 0x1, .field = MAXWELL_FIELD_SCLAMP, .width = 13};
PLACE(p_BID) = {.mul = 0x1, .field = MAXWELL_FIELD_BID, .width = 8};
PLACE(p_BCNT) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_BCNT, .width = 12};
PLACE(p_BCNT_2) = {.mul = 0x1, .field = MAXWELL_FIELD_BCNT, .width = 12};
PLACE(p_BRED) = {.words = &words_BRED, .field = MAXWELL_FIELD_BRED, .width = 2};
PLACE(p_VP_2) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_VP, .width = 3};
PLACE(p_R2BK) = {.words = &words_R2BK, .empty = 0x0, .field = MAXWELL_FIELD_R2BK, .width = 2,
    .flags = EMPTY};
PLACE(p_BRID) = {.mul = 0x1, .field = MAXWELL_FIELD_BRID, .width = 4};
PLACE(p_DSB) = {.words = &words_DSB, .field = MAXWELL_FIELD_DSB, .width = 3};
PLACE(p_DCNT) = {.mul = 0x1, .field = MAXWELL_FIELD_DCNT, .width = 6};
PLACE(p_D4) = {.words = &words_D4, .empty = 0x0, .field = MAXWELL_FIELD_D4, .width = 1,
    .flags = EMPTY};
PLACE(p_D3) = {.words = &words_D3, .empty = 0x0, .field = MAXWELL_FIELD_D3, .width = 1,
    .flags = EMPTY};
PLACE(p_D2) = {.words = &words_D2, .empty = 0x0, .field = MAXWELL_FIELD_D2, .width = 1,
    .flags = EMPTY};
PLACE(p_D1) = {.words = &words_D1, .empty = 0x0, .field = MAXWELL_FIELD_D1, .width = 1,
    .flags = EMPTY};
PLACE(p_D0) = {.words = &words_D0, .empty = 0x0, .field = MAXWELL_FIELD_D0, .width = 1,
    .flags = EMPTY};
PLACE(p_SUDIM) = {.words = &words_SUDIM, .field = MAXWELL_FIELD_SUDIM, .width = 3,
    .flags = PREFIXES};
PLACE(p_SULC) = {.words = &words_GCL, .empty = 0x0, .field = MAXWELL_FIELD_SULC, .width = 2,
    .flags = EMPTY};
PLACE(p_SUMASK) = {.words = &words_SUMASK, .empty = 0xf, .field = MAXWELL_FIELD_SUMASK, .width = 4,
    .flags = EMPTY | PREFIXES};
PLACE(p_SUCLAMP) = {.words = &words_SUCLAMP, .empty = 0x1, .field = MAXWELL_FIELD_SUCLAMP,
    .width = 2, .flags = EMPTY};
PLACE(p_SUPR) = {.words = &words_SUPR, .field = MAXWELL_FIELD_SUPR, .width = 3};
PLACE(p_TXH) = {.mul = 0x1, .field = MAXWELL_FIELD_TXH, .width = 13};
PLACE(p_SUBA) = {.words = &words_SUBA, .empty = 0x0, .field = MAXWELL_FIELD_SUBA, .width = 1,
    .flags = EMPTY};
PLACE(p_SUSIZE) = {.words = &words_SSIZE, .empty = 0x4, .field = MAXWELL_FIELD_SUSIZE, .width = 3,
    .flags = EMPTY};
PLACE(p_SUSC) = {.words = &words_GCS, .empty = 0x0, .field = MAXWELL_FIELD_SUSC, .width = 2,
    .flags = EMPTY};
PLACE(p_SUROP) = {.words = &words_AROP, .field = MAXWELL_FIELD_SUROP, .width = 3};
PLACE(p_SURTYPE) = {.words = &words_SURTYPE, .empty = 0x0, .field = MAXWELL_FIELD_SURTYPE,
    .width = 3, .flags = EMPTY};
PLACE(p_SUABA) = {.words = &words_SUBA, .empty = 0x0, .field = MAXWELL_FIELD_SUABA, .width = 1,
    .flags = EMPTY};
PLACE(p_SUAOP) = {.words = &words_ASOP, .field = MAXWELL_FIELD_SUAOP, .width = 4};
PLACE(p_SUATYPE) = {.words = &words_SURTYPE, .empty = 0x0, .field = MAXWELL_FIELD_SUATYPE,
    .width = 3, .flags = EMPTY};
PLACE(p_SUATYPER) = {.words = &words_SURTYPE, .empty = 0x0, .field = MAXWELL_FIELD_SUATYPER,
    .width = 3, .flags = EMPTY};
PLACE(p_SUPA) = {.words = &words_GP41, .field = MAXWELL_FIELD_SUPA, .width = 3};
PLACE(p_SUAPD) = {.words = &words_SUAPD, .field = MAXWELL_FIELD_SUAPD, .width = 1};
PLACE(p_TLOD) = {.words = &words_TLOD, .empty = 0x0, .field = MAXWELL_FIELD_TLOD, .width = 3,
    .flags = EMPTY | PREFIXES};
PLACE(p_TLC) = {.words = &words_TLC, .empty = 0x0, .field = MAXWELL_FIELD_TLC, .width = 1,
    .flags = EMPTY};
PLACE(p_TAO) = {.words = &words_TAO, .empty = 0x0, .field = MAXWELL_FIELD_TAO, .width = 1,
    .flags = EMPTY};
PLACE(p_TDC) = {.words = &words_TDC, .empty = 0x0, .field = MAXWELL_FIELD_TDC, .width = 1,
    .flags = EMPTY};
PLACE(p_TNDV) = {.words = &words_NDV, .empty = 0x0, .field = MAXWELL_FIELD_TNDV, .width = 1,
    .flags = EMPTY};
PLACE(p_NODEP) = {.words = &words_NODEP, .empty = 0x0, .field = MAXWELL_FIELD_NODEP, .width = 1,
    .flags = EMPTY};
PLACE(p_PHT) = {.words = &words_PHT, .empty = 0x0, .field = MAXWELL_FIELD_PHT, .width = 1,
    .flags = EMPTY};
PLACE(p_PHP) = {.words = &words_PHP, .empty = 0x0, .field = MAXWELL_FIELD_PHP, .width = 1,
    .flags = EMPTY};
PLACE(p_TPO) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_TPO, .width = 3};
PLACE(p_TDIM) = {.words = &words_TDIM, .field = MAXWELL_FIELD_TDIM, .width = 3};
PLACE(p_TMASK) = {.mul = 0x1, .ranges = RANGES({0x0, 0xe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_TMASK, .width = 4};
PLACE(p_TLODB) = {.words = &words_TLOD, .empty = 0x0, .field = MAXWELL_FIELD_TLODB, .width = 3,
    .flags = EMPTY | PREFIXES};
PLACE(p_TLCB) = {.words = &words_TLC, .empty = 0x0, .field = MAXWELL_FIELD_TLCB, .width = 1,
    .flags = EMPTY};
PLACE(p_TAOB) = {.words = &words_TAO, .empty = 0x0, .field = MAXWELL_FIELD_TAOB, .width = 1,
    .flags = EMPTY};
PLACE(p_TLDL) = {.words = &words_TLDL, .field = MAXWELL_FIELD_TLDL, .width = 1};
PLACE(p_TAOL) = {.words = &words_TAO, .empty = 0x0, .field = MAXWELL_FIELD_TAOL, .width = 1,
    .flags = EMPTY};
PLACE(p_TLDM) = {.words = &words_TLDM, .empty = 0x0, .field = MAXWELL_FIELD_TLDM, .width = 1,
    .flags = EMPTY};
PLACE(p_TLDC) = {.words = &words_TLDC, .empty = 0x0, .field = MAXWELL_FIELD_TLDC, .width = 1,
    .flags = EMPTY};
PLACE(p_T4C) = {.words = &words_T4C, .field = MAXWELL_FIELD_T4C, .width = 2};
PLACE(p_T4O) = {.words = &words_T4O, .empty = 0x0, .field = MAXWELL_FIELD_T4O, .width = 2,
    .flags = EMPTY};
PLACE(p_T4CB) = {.words = &words_T4C, .field = MAXWELL_FIELD_T4CB, .width = 2};
PLACE(p_T4OB) = {.words = &words_T4O, .empty = 0x0, .field = MAXWELL_FIELD_T4OB, .width = 2,
    .flags = EMPTY};
PLACE(p_TLCD) = {.words = &words_TLC, .empty = 0x0, .field = MAXWELL_FIELD_TLCD, .width = 1,
    .flags = EMPTY};
PLACE(p_TXQK) = {.words = &words_TXQK, .field = MAXWELL_FIELD_TXQK, .width = 6};
PLACE(p_TXQN) = {.mul = 0x1, .ranges = RANGES({0x10, 0x1f, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_TXQN, .width = 5, .flags = DECIMAL};
PLACE(p_TXF) = {.words = &words_TXF, .empty = 0x1, .field = MAXWELL_FIELD_TXF, .width = 1,
    .flags = EMPTY};
PLACE(p_Rd2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RD2, .width = 8};
PLACE(p_TXC) = {.words = &words_TXC, .field = MAXWELL_FIELD_TXC, .width = 3, .flags = PREFIXES};
PLACE(p_Rd2_2) = {.words = &words_file_r, .ranges = RANGES({0xff, 0xff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RD2, .width = 8};
PLACE(p_TXC1) = {.words = &words_TXC1, .field = MAXWELL_FIELD_TXC1, .width = 3, .flags = PREFIXES};
PLACE(p_T4F) = {.words = &words_T4F, .empty = 0x0, .field = MAXWELL_FIELD_T4F, .width = 1,
    .flags = EMPTY};
PLACE(p_T4CS) = {.words = &words_T4C, .field = MAXWELL_FIELD_T4CS, .width = 2};
PLACE(p_TAOS) = {.words = &words_TAO, .empty = 0x0, .field = MAXWELL_FIELD_TAOS, .width = 1,
    .flags = EMPTY};
PLACE(p_Rd2_3) = {.words = &words_file_r, .field = MAXWELL_FIELD_RD2, .width = 8};
PLACE(p_VUD) = {.words = &words_VUD, .empty = 0x1, .field = MAXWELL_FIELD_VUD, .width = 1,
    .flags = EMPTY};
PLACE(p_VAS) = {.words = &words_VAS, .field = MAXWELL_FIELD_VAS, .width = 1};
PLACE(p_VBS) = {.words = &words_VAS, .field = MAXWELL_FIELD_VBS, .width = 1};
PLACE(p_VSAT) = {.words = &words_FSAT, .empty = 0x0, .field = MAXWELL_FIELD_VSAT, .width = 1,
    .flags = EMPTY};
PLACE(p_VRED) = {.words = &words_VRED, .empty = 0x7, .field = MAXWELL_FIELD_VRED, .width = 3,
    .flags = EMPTY};
PLACE(p_VNA) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_VNA, .width = 1,
    .flags = EMPTY};
PLACE(p_VAB) = {.words = &words_CBYTE, .empty = 0x0, .field = MAXWELL_FIELD_VAB, .width = 2,
    .flags = EMPTY};
PLACE(p_VAH) = {.words = &words_CH, .empty = 0x0, .field = MAXWELL_FIELD_VAH, .width = 1,
    .flags = EMPTY};
PLACE(p_VNB) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_VNB, .width = 1,
    .flags = EMPTY};
PLACE(p_VBB) = {.words = &words_CBYTE, .empty = 0x0, .field = MAXWELL_FIELD_VBB, .width = 2,
    .flags = EMPTY};
PLACE(p_VBH) = {.words = &words_CH, .empty = 0x0, .field = MAXWELL_FIELD_VBH, .width = 1,
    .flags = EMPTY};
PLACE(p_VN16) = {.mul = 0x1, .field = MAXWELL_FIELD_VN16, .width = 16};
PLACE(p_VSD) = {.words = &words_VSD, .empty = 0x0, .field = MAXWELL_FIELD_VSD, .width = 1,
    .flags = EMPTY};
PLACE(p_VMX) = {.words = &words_VMX, .empty = 0x0, .field = MAXWELL_FIELD_VMX, .width = 1,
    .flags = EMPTY};
PLACE(p_VCMP) = {.words = &words_CMP, .field = MAXWELL_FIELD_VCMP, .width = 3};
PLACE(p_VCMPP) = {.words = &words_CMP, .field = MAXWELL_FIELD_VCMPP, .width = 3};
PLACE(p_VSHIFT) = {.words = &words_VSHIFT, .empty = 0x0, .field = MAXWELL_FIELD_VSHIFT, .width = 2,
    .flags = EMPTY};
PLACE(p_VMNA) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_VMNA, .width = 1,
    .flags = EMPTY};
PLACE(p_VMNC) = {.words = &words_FNB, .empty = 0x0, .field = MAXWELL_FIELD_VMNC, .width = 1,
    .flags = EMPTY};
PLACE(p_VWRAP) = {.words = &words_SHW, .empty = 0x0, .field = MAXWELL_FIELD_VWRAP, .width = 1,
    .flags = EMPTY};
PLACE(p_V4SD) = {.words = &words_VSD, .empty = 0x0, .field = MAXWELL_FIELD_V4SD, .width = 1,
    .flags = EMPTY};
PLACE(p_V4A) = {.words = &words_V4A, .field = MAXWELL_FIELD_V4A, .width = 1};
PLACE(p_V4B) = {.words = &words_V4A, .field = MAXWELL_FIELD_V4B, .width = 1};
PLACE(p_V4SAT) = {.words = &words_FSAT, .empty = 0x0, .field = MAXWELL_FIELD_V4SAT, .width = 1,
    .flags = EMPTY};
PLACE(p_V4RED) = {.words = &words_V4RED, .empty = 0x0, .field = MAXWELL_FIELD_V4RED, .width = 2,
    .flags = EMPTY};
PLACE(p_V4M) = {.words = &words_V4M, .empty = 0xf, .field = MAXWELL_FIELD_V4M, .width = 4,
    .flags = EMPTY | PREFIXES};
PLACE(p_V4SA) = {.words = &words_V4SA, .empty = 0x4, .field = MAXWELL_FIELD_V4SA, .width = 4,
    .flags = EMPTY};
PLACE(p_V4SB) = {.words = &words_V4SB, .empty = 0x4, .field = MAXWELL_FIELD_V4SB, .width = 4,
    .flags = EMPTY};
PLACE(p_IDPA) = {.words = &words_V4A, .field = MAXWELL_FIELD_IDPA, .width = 1};
PLACE(p_IDPB) = {.words = &words_V4A, .field = MAXWELL_FIELD_IDPB, .width = 1};
PLACE(p_IDPH) = {.words = &words_IDPH, .field = MAXWELL_FIELD_IDPH, .width = 1};
PLACE(p_IDPA2) = {.words = &words_IDPA2, .field = MAXWELL_FIELD_IDPA2, .width = 1};

OPTIONS(op_OPEN) = {
    ROW(ALL, 0, '{', 0, TEXT("{"), END),
    ROW(ALL, 1, 0, 0, END),
    ROW(ALL, 2, 0, 0, END),
};
OPTIONS(op_GUARD) = {
    ROW(ALL, 1, '@', 0, TEXT("@"), WORD(0, p_GP), END),
    ROW(ALL, 2, '@', '!', TEXT("@!"), WORD(0, p_GP_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_AKIND) = {
    ROW(0x6, 1, '.', 'F', TEXT(".F16x2.FTZ.RN"), END),
    ROW(0x38, 2, '.', 'F', TEXT(".F16x2.RN"), END),
    ROW(0x38, 3, '.', 'F', TEXT(".F64.RN"), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_ATYPE), END),
};
OPTIONS(op_AADDR) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_AOFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_UAOFF), TEXT("]"), END),
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
    ROW(ALL, 2, '{', 0, TEXT("{"), CHOICE(1, 0, op_STALLS), COMMA, WORD(1, p_NOY), COMMA,
        CHOICE(2, 2, op_SETS), COMMA, CHOICE(3, 3, op_FREES), COMMA, WORD(4, p_W1), COMMA,
        WORD(5, p_W2), COMMA, WORD(6, p_W3), COMMA, WORD(7, p_W4), COMMA, WORD(8, p_W5), COMMA,
        WORD(9, p_W6), TEXT("}"), END),
    ROW(ALL, 0, ALSO, 0, TEXT("{!1}"), END),
    ROW(ALL, 0, 0, 0, END),
    ROW(ALL, 1, 0, 0, END),
};
OPTIONS(op_CLOSE) = {
    ROW(ALL, 1, '}', 0, TEXT("}"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_TOLD) = {
    ROW(ALL, 0, 'P', 0, WORD(0, p_GP41), END),
};
OPTIONS(op_AADDR13) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_AOFF13), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_UAOFF13), TEXT("]"), END),
};
OPTIONS(op_PAIRED) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb_2), TEXT(", R"), NUMBER(1, p_CASN), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rb_3), TEXT(", R"), NUMBER(1, p_CASN_2), END),
    ROW(ALL, 2, 'R', 0, WORD(0, p_Rb), COMMA, TEXT("RZ"), END),
    ROW(ALL, 3, 'R', 'Z', TEXT("RZ"), COMMA, WORD(0, p_Rb_2), END),
};
OPTIONS(op_ASADDR) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_ASOFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_UASOFF), TEXT("]"), END),
};
OPTIONS(op_ARKIND) = {
    ROW(0x6, 1, '.', 'F', TEXT(".F16x2.FTZ.RN"), END),
    ROW(0x38, 2, '.', 'F', TEXT(".F16x2.RN"), END),
    ROW(0x38, 3, '.', 'F', TEXT(".F64.RN"), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_ARTYPE), END),
};
OPTIONS(op_CCADDR) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_CCOFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_UCCOFF), TEXT("]"), END),
};
OPTIONS(op_CCLADDR) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_CCLOFF), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_UCCLOFF), TEXT("]"), END),
};
OPTIONS(op_SB) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(2, p_CBANK), TEXT("]["), NUMBER(3, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 2, 0, 0, NUMBER(4, p_IMM), END),
};
OPTIONS(op_QA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_Q0N), WORD(1, p_Q0), END),
};
OPTIONS(op_WAY) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_TO), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(1, p_BXBANK), TEXT("]["), NUMBER(2, p_BXOFF),
        TEXT("]"), END),
};
OPTIONS(op_NEARX) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Ra), BLANK, NUMBER(1, p_BXNEAR), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(2, p_BXBANK), TEXT("]["), WORD(0, p_Ra), TEXT("]"),
        END),
    ROW(ALL, 3, 'c', '[', TEXT("c["), NUMBER(2, p_BXBANK), TEXT("]["), WORD(0, p_Ra_2), TEXT("+"),
        NUMBER(3, p_BXOFF_2), TEXT("]"), END),
    ROW(ALL, 4, 'c', '[', TEXT("c["), NUMBER(2, p_BXBANK), TEXT("]["), NUMBER(3, p_BXOFF_2),
        TEXT("]"), END),
};
OPTIONS(op_FARWAY) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_BFAR), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(1, p_BXBANK), TEXT("]["), NUMBER(2, p_BXOFF),
        TEXT("]"), END),
};
OPTIONS(op_FARX) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Ra), BLANK, NUMBER(1, p_BXFAR), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(2, p_BXBANK), TEXT("]["), WORD(0, p_Ra), TEXT("]"),
        END),
    ROW(ALL, 3, 'c', '[', TEXT("c["), NUMBER(2, p_BXBANK), TEXT("]["), WORD(0, p_Ra_2), TEXT("+"),
        NUMBER(3, p_BXOFF_2), TEXT("]"), END),
    ROW(ALL, 4, 'c', '[', TEXT("c["), NUMBER(2, p_BXBANK), TEXT("]["), NUMBER(3, p_BXOFF_2),
        TEXT("]"), END),
};
OPTIONS(op_BPTNO) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_BPTN), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_NOPMASK) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_NMASK), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_CB) = {
    ROW(ALL, 0, 'c', '[', TEXT("c["), NUMBER(0, p_CBANK), TEXT("]["), NUMBER(1, p_COFF), TEXT("]"),
        END),
};
OPTIONS(op_CF16) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), WORD(2, p_Rb), WORD(3, p_CH),
        SHARED_WORD(1, p_FAB), WORD(4, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), CHOICE(1, 5, op_CB), WORD(3, p_CH),
        SHARED_WORD(1, p_FAB), END),
    ROW(ALL, 2, 0, 0, FLOAT(7, p_FIMM), WORD(3, p_CH), END),
    ROW(ALL, 3, 0, 0, FLOAT(7, p_FIMM), TEXT(".NEG"), WORD(3, p_CH), END),
    ROW(ALL, 4, 0, 0, FLOAT(7, p_FIMM), TEXT(".ABS"), WORD(3, p_CH), END),
    ROW(ALL, 5, 0, 0, FLOAT(7, p_FIMM), TEXT(".NEG.ABS"), WORD(3, p_CH), END),
};
OPTIONS(op_F2FX) = {
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_CS32) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), WORD(2, p_Rb), SHARED_WORD(1, p_FAB),
        WORD(3, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), CHOICE(1, 4, op_CB),
        SHARED_WORD(1, p_FAB), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_FIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_FIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_CS64) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), WORD(2, p_Rb), SHARED_WORD(1, p_FAB),
        WORD(3, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), CHOICE(1, 4, op_CB),
        SHARED_WORD(1, p_FAB), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_DIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_DIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_CF64) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), WORD(2, p_Rb), WORD(3, p_CH),
        SHARED_WORD(1, p_FAB), WORD(4, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), CHOICE(1, 5, op_CB), WORD(3, p_CH),
        SHARED_WORD(1, p_FAB), END),
    ROW(ALL, 2, 0, 0, FLOAT(7, p_DIMM), WORD(3, p_CH), END),
    ROW(ALL, 3, 0, 0, FLOAT(7, p_DIMM), TEXT(".NEG"), WORD(3, p_CH), END),
    ROW(ALL, 4, 0, 0, FLOAT(7, p_DIMM), TEXT(".ABS"), WORD(3, p_CH), END),
    ROW(ALL, 5, 0, 0, FLOAT(7, p_DIMM), TEXT(".NEG.ABS"), WORD(3, p_CH), END),
};
OPTIONS(op_CIH) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), WORD(2, p_Rb), WORD(3, p_CHALF),
        SHARED_WORD(1, p_FAB), WORD(4, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), CHOICE(1, 5, op_CB), WORD(3, p_CHALF),
        SHARED_WORD(1, p_FAB), END),
    ROW(ALL, 2, 0, 0, NUMBER(7, p_IMM), WORD(3, p_CHALF), END),
    ROW(ALL, 3, 0, 0, NUMBER(7, p_IMM), TEXT(".NEG"), WORD(3, p_CHALF), END),
    ROW(ALL, 4, 0, 0, NUMBER(7, p_IMM), TEXT(".ABS"), WORD(3, p_CHALF), END),
    ROW(ALL, 5, 0, 0, NUMBER(7, p_IMM), TEXT(".NEG.ABS"), WORD(3, p_CHALF), END),
};
OPTIONS(op_CIB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), WORD(2, p_Rb), WORD(3, p_CBYTE),
        SHARED_WORD(1, p_FAB), WORD(4, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), CHOICE(1, 5, op_CB), WORD(3, p_CBYTE),
        SHARED_WORD(1, p_FAB), END),
    ROW(ALL, 2, 0, 0, NUMBER(7, p_IMM), WORD(3, p_CBYTE), END),
    ROW(ALL, 3, 0, 0, NUMBER(7, p_IMM), TEXT(".NEG"), WORD(3, p_CBYTE), END),
    ROW(ALL, 4, 0, 0, NUMBER(7, p_IMM), TEXT(".ABS"), WORD(3, p_CBYTE), END),
    ROW(ALL, 5, 0, 0, NUMBER(7, p_IMM), TEXT(".NEG.ABS"), WORD(3, p_CBYTE), END),
};
OPTIONS(op_DA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNA), SHARED_WORD(1, p_FAA), WORD(2, p_Ra), SHARED_WORD(1, p_FAA),
        WORD(3, p_RA), END),
};
OPTIONS(op_DB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), WORD(2, p_Rb), SHARED_WORD(1, p_FAB),
        WORD(3, p_RC), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), CHOICE(1, 4, op_CB),
        SHARED_WORD(1, p_FAB), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_DIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_DIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_DBN) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNM), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_FNM), CHOICE(1, 3, op_CB), END),
    ROW(ALL, 2, 0, 0, FLOAT(5, p_DIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(5, p_DIMM), TEXT(".NEG"), END),
};
OPTIONS(op_DC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNC), WORD(1, p_Rc), WORD(2, p_RC), END),
};
OPTIONS(op_DCB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNM), WORD(1, p_Rc), WORD(2, p_RB), END),
};
OPTIONS(op_DCC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNC), CHOICE(1, 1, op_CB), END),
};
OPTIONS(op_DA_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SNA), SHARED_WORD(1, p_SAA), WORD(2, p_Ra), SHARED_WORD(1, p_SAA),
        WORD(3, p_RA), END),
};
OPTIONS(op_DB_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SNB), SHARED_WORD(1, p_SAB), WORD(2, p_Rb), SHARED_WORD(1, p_SAB),
        WORD(3, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_SNB), SHARED_WORD(1, p_SAB), CHOICE(1, 4, op_CB),
        SHARED_WORD(1, p_SAB), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_DIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_DIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_DA_3) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SNA), SHARED_WORD(1, p_PAA), WORD(2, p_Ra), SHARED_WORD(1, p_PAA),
        WORD(3, p_RA), END),
};
OPTIONS(op_DB_3) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_PNB), SHARED_WORD(1, p_SAB), WORD(2, p_Rb), SHARED_WORD(1, p_SAB),
        WORD(3, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_PNB), SHARED_WORD(1, p_SAB), CHOICE(1, 4, op_CB),
        SHARED_WORD(1, p_SAB), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_DIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_DIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_FB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), WORD(2, p_Rb), SHARED_WORD(1, p_FAB),
        WORD(3, p_RC), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_FNB), SHARED_WORD(1, p_FAB), CHOICE(1, 4, op_CB),
        SHARED_WORD(1, p_FAB), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_FIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_FIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_FA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNAL), SHARED_WORD(1, p_FAAL), WORD(2, p_Ra),
        SHARED_WORD(1, p_FAAL), WORD(3, p_RA), END),
};
OPTIONS(op_FBN) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNM), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_FNM), CHOICE(1, 3, op_CB), END),
    ROW(ALL, 2, 0, 0, FLOAT(5, p_FIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(5, p_FIMM), TEXT(".NEG"), END),
};
OPTIONS(op_FAI) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_FNAL), WORD(1, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_FB_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SNB), SHARED_WORD(1, p_SAB), WORD(2, p_Rb), SHARED_WORD(1, p_SAB),
        WORD(3, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_SNB), SHARED_WORD(1, p_SAB), CHOICE(1, 4, op_CB),
        SHARED_WORD(1, p_SAB), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_FIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_FIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_FB_3) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_PNB), SHARED_WORD(1, p_SAB), WORD(2, p_Rb), SHARED_WORD(1, p_SAB),
        WORD(3, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_PNB), SHARED_WORD(1, p_SAB), CHOICE(1, 4, op_CB),
        SHARED_WORD(1, p_SAB), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_FIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_FIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_FIC) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(2, p_CBANK), TEXT("]["), NUMBER(3, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 2, 0, 0, FLOAT(4, p_FIMM), END),
};
OPTIONS(op_APOP) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_APO), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_AWHICH) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra_2), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Ra_2), COMMA, NUMBER(1, p_AOFF11), END),
    ROW(ALL, 2, 0, 0, NUMBER(1, p_AOFF11), END),
    ROW(ALL, 3, 0, 0, END),
};
OPTIONS(op_ARC) = {
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rc_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_IX) = {
    ROW(ALL, 1, '.', 'I', TEXT(".IDX"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_IATTR) = {
    ROW(ALL, 0, 'a', '[', TEXT("a["), NUMBER(0, p_ATX), TEXT("]"), END),
    ROW(ALL, 1, 'a', '[', TEXT("a["), WORD(1, p_Ra), TEXT("]"), END),
    ROW(ALL, 2, 'a', '[', TEXT("a["), WORD(1, p_Ra), TEXT("+"), NUMBER(0, p_ATX_2), TEXT("]"), END),
};
OPTIONS(op_IPLACE) = {
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rc), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_PXADDR) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("+"), NUMBER(1, p_PXOFF), TEXT("]"), END),
};
OPTIONS(op_HA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNA), SHARED_WORD(1, p_HAA), WORD(2, p_Ra), SHARED_WORD(1, p_HAA),
        WORD(3, p_RA), WORD(4, p_HSA), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNA), SHARED_WORD(1, p_HAA), WORD(2, p_Ra), SHARED_WORD(1, p_HAA),
        WORD(3, p_RA), WORD(4, p_HSA_2), END),
};
OPTIONS(op_HB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNB), SHARED_WORD(1, p_HAB), WORD(2, p_Rb), SHARED_WORD(1, p_HAB),
        WORD(3, p_RB), WORD(4, p_HSB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNB), SHARED_WORD(1, p_HAB), WORD(2, p_Rb), SHARED_WORD(1, p_HAB),
        WORD(3, p_RB), WORD(4, p_HSB_2), END),
};
OPTIONS(op_HCI) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNCB), SHARED_WORD(1, p_HACB), CHOICE(1, 2, op_CB),
        SHARED_WORD(1, p_HACB), END),
    ROW(ALL, 1, 0, 0, FLOAT(4, p_HIHI), COMMA, FLOAT(5, p_HILO), END),
};
OPTIONS(op_HAL) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNCB), WORD(1, p_Ra), WORD(2, p_RA), WORD(3, p_HSAL), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNCB), WORD(1, p_Ra), WORD(2, p_RA), WORD(3, p_HSAL_2), END),
};
OPTIONS(op_HMA) = {
    ROW(ALL, 0, 0, 0, SHARED_WORD(0, p_HAA), WORD(1, p_Ra), SHARED_WORD(0, p_HAA), WORD(2, p_RA),
        WORD(3, p_HSA), END),
    ROW(ALL, 1, 0, 0, SHARED_WORD(0, p_HAA), WORD(1, p_Ra), SHARED_WORD(0, p_HAA), WORD(2, p_RA),
        WORD(3, p_HSA_2), END),
};
OPTIONS(op_HMC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNA), SHARED_WORD(1, p_HACB), CHOICE(1, 2, op_CB),
        SHARED_WORD(1, p_HACB), END),
};
OPTIONS(op_HALM) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), WORD(1, p_RA), WORD(2, p_HSAL), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Ra), WORD(1, p_RA), WORD(2, p_HSAL_2), END),
};
OPTIONS(op_HFA) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), WORD(1, p_RA), WORD(2, p_HSA), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Ra), WORD(1, p_RA), WORD(2, p_HSA_2), END),
};
OPTIONS(op_HFR) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNB), WORD(1, p_Rb), WORD(2, p_RB), WORD(3, p_HSB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNB), WORD(1, p_Rb), WORD(2, p_RB), WORD(3, p_HSB_2), END),
};
OPTIONS(op_HFC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNR), WORD(1, p_Rc), WORD(2, p_RC), WORD(3, p_HSR), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNR), WORD(1, p_Rc), WORD(2, p_RC), WORD(3, p_HSR_2), END),
};
OPTIONS(op_HFB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNCB), CHOICE(1, 1, op_CB), END),
    ROW(ALL, 1, 0, 0, FLOAT(3, p_HIHI), COMMA, FLOAT(4, p_HILO), END),
};
OPTIONS(op_HFC_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNRC), WORD(1, p_Rc), WORD(2, p_RC), WORD(3, p_HSRC), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNRC), WORD(1, p_Rc), WORD(2, p_RC), WORD(3, p_HSRC_2), END),
};
OPTIONS(op_HFCB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNCB), WORD(1, p_Rc), WORD(2, p_RB), WORD(3, p_HSRC), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_HNCB), WORD(1, p_Rc), WORD(2, p_RB), WORD(3, p_HSRC_2), END),
};
OPTIONS(op_HFCC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_HNRC), CHOICE(1, 1, op_CB), END),
};
OPTIONS(op_PLUSONE) = {
    ROW(ALL, 2, '.', 'P', TEXT(".PO"), END),
    ROW(ALL, 0, 0, 0, END),
    ROW(ALL, 1, 0, 0, END),
};
OPTIONS(op_SUMA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NA), WORD(1, p_Ra), WORD(2, p_RA), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_SUMB) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NB), CHOICE(1, 3, op_CB), END),
    ROW(ALL, 2, 0, 0, NUMBER(5, p_IMM), END),
    ROW(ALL, 3, 0, 0, NUMBER(5, p_IMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 'R', 0, WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 5, 'c', '[', TEXT("c["), NUMBER(3, p_CBANK), TEXT("]["), NUMBER(4, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 6, 0, 0, NUMBER(5, p_IMM), END),
};
OPTIONS(op_PLUSONEL) = {
    ROW(ALL, 1, '.', 'P', TEXT(".PO"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SUMAL) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NAL), WORD(1, p_Ra), WORD(2, p_RA), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_ADD3X) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NA3), WORD(1, p_Ra), WORD(2, p_HA3), WORD(3, p_RA), END),
};
OPTIONS(op_ADD3Y) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB3), WORD(1, p_Rb), WORD(2, p_HB3), WORD(3, p_RB), END),
};
OPTIONS(op_ADD3Z) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NC3), WORD(1, p_Rc), WORD(2, p_HC3), WORD(3, p_RC), END),
};
OPTIONS(op_NEGA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NA3), WORD(1, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_ADD3B) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NB3), CHOICE(1, 1, op_CB), END),
    ROW(ALL, 1, 0, 0, NUMBER(3, p_UIMM), END),
    ROW(ALL, 2, 0, 0, NUMBER(3, p_UIMM), TEXT(".NEG"), END),
};
OPTIONS(op_NEGC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NC3), WORD(1, p_Rc), WORD(2, p_RC), END),
};
OPTIONS(op_PO) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_P2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_LOPA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_LIA), WORD(1, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_SBI) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_LIB), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_LIB), CHOICE(1, 3, op_CB), END),
    ROW(ALL, 2, 0, 0, NUMBER(5, p_IMM), END),
    ROW(ALL, 3, 0, 0, NUMBER(5, p_IMM), TEXT(".INV"), END),
};
OPTIONS(op_A24) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_OFF24), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_UOFF24), TEXT("]"), END),
};
OPTIONS(op_A20) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_OFF20), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_UOFF20), TEXT("]"), END),
};
OPTIONS(op_A32) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_OFF32), TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_UOFF32), TEXT("]"), END),
};
OPTIONS(op_GENPRED) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_GENP), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_CPLACE) = {
    ROW(ALL, 0, 'c', '[', TEXT("c["), NUMBER(0, p_LBANK), TEXT("]["), WORD(1, p_Ra), TEXT("]"),
        END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(0, p_LBANK), TEXT("]["), WORD(1, p_Ra_2), TEXT("+"),
        NUMBER(2, p_CINDEX), TEXT("]"), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(0, p_LBANK), TEXT("]["), NUMBER(3, p_UCINDEX),
        TEXT("]"), END),
};
OPTIONS(op_LANES) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_MASK), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_LANESL) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_MASKL), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_MADA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_MNA), WORD(1, p_Ra), WORD(2, p_RA), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_MADC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_MNC), WORD(1, p_Rc), WORD(2, p_RC), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Rc), WORD(2, p_RC), END),
};
OPTIONS(op_MADCC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_MNC), CHOICE(1, 1, op_CB), END),
    ROW(ALL, 1, 'c', '[', CHOICE(2, 1, op_CB), END),
};
OPTIONS(op_MADCL) = {
    ROW(ALL, 0, 0, 0, WORD(6, p_MNCL), SHARED_WORD(0, p_Rd), END),
    ROW(ALL, 1, 'R', 0, SHARED_WORD(0, p_Rd), END),
};
OPTIONS(op_XM) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_XPSL), WORD(1, p_XMRG), WORD(2, p_XMODE), WORD(3, p_XX), END),
};
OPTIONS(op_XA) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), WORD(1, p_XHA), WORD(2, p_RA), END),
};
OPTIONS(op_XBR) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_XHB), WORD(2, p_RB), END),
};
OPTIONS(op_XBI) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_IMM16), END),
};
OPTIONS(op_XMC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_XPSLC), WORD(1, p_XMRGC), WORD(2, p_XMODEC), WORD(3, p_XXC), END),
};
OPTIONS(op_XBC) = {
    ROW(ALL, 0, 'c', '[', CHOICE(1, 0, op_CB), WORD(2, p_XHC), END),
};
OPTIONS(op_XMX) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_XMODEC), WORD(1, p_XXC), END),
};
OPTIONS(op_XBRC) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rc), WORD(1, p_XHC), WORD(2, p_RB), END),
};
OPTIONS(op_QX) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_Q12N), WORD(1, p_Q12), END),
};
OPTIONS(op_QY) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_Q29N), WORD(1, p_Q29), END),
};
OPTIONS(op_PBITS) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(2, p_CBANK), TEXT("]["), NUMBER(3, p_COFF), TEXT("]"),
        END),
    ROW(ALL, 2, 0, 0, NUMBER(4, p_UIMM), END),
};
OPTIONS(op_SHFB) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_RB), END),
    ROW(ALL, 1, 0, 0, NUMBER(2, p_FIMM6), END),
};
OPTIONS(op_SBI_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NBI), WORD(1, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NBI), CHOICE(1, 3, op_CB), END),
    ROW(ALL, 2, 0, 0, NUMBER(5, p_IMM), END),
    ROW(ALL, 3, 0, 0, NUMBER(5, p_IMM), TEXT(".INV"), END),
};
OPTIONS(op_LEALO) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_LEAN), WORD(1, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_LEASH) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_LEAS), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_LEAHI) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_LEHN), WORD(1, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_LEHSH) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_LEHS), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_LEAHC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_LECN), WORD(1, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_LECSH) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_LECS), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SPECIAL) = {
    ROW(0x7, 0, 'S', 0, WORD(0, p_SREG), END),
    ROW(0x38, 1, 'S', 0, WORD(0, p_SREG), END),
    ROW(0x38, 2, 'S', 'R', TEXT("SR_SM_SPA_VERSION"), END),
    ROW(0x38, 3, 'S', 'R', TEXT("SR_MULTIPASSSHADERINFO"), END),
    ROW(0x38, 4, 'S', 'R', TEXT("SR_LWINHI"), END),
    ROW(0x38, 5, 'S', 'R', TEXT("SR_SWINHI"), END),
    ROW(0x38, 6, 'S', 'R', TEXT("SR_BARRIERALLOC"), END),
};
OPTIONS(op_SHB) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_SLANE), END),
};
OPTIONS(op_SHC) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rc), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_SCLAMP), END),
};
OPTIONS(op_BARID) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_BID), END),
};
OPTIONS(op_BARO) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), END),
    ROW(ALL, 2, 0, 0, NUMBER(1, p_BCNT), END),
    ROW(ALL, 1, 0, 0, END),
};
OPTIONS(op_BARA) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_BCNT_2), END),
};
OPTIONS(op_B2RP) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_VP_2), END),
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
OPTIONS(op_SUPO) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_SUPR), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SUWHERE) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rc), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_TXH), END),
};
OPTIONS(op_SURKIND) = {
    ROW(0x6, 1, '.', 'F', TEXT(".F16x2.FTZ.RN"), END),
    ROW(0x38, 2, '.', 'F', TEXT(".F16x2.RN"), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_SURTYPE), END),
};
OPTIONS(op_SUAKIND) = {
    ROW(0x6, 1, '.', 'F', TEXT(".F16x2.FTZ.RN"), END),
    ROW(0x38, 2, '.', 'F', TEXT(".F16x2.RN"), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_SUATYPE), END),
};
OPTIONS(op_SUAKINDR) = {
    ROW(0x6, 1, '.', 'F', TEXT(".F16x2.FTZ.RN"), END),
    ROW(0x38, 2, '.', 'F', TEXT(".F16x2.RN"), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_SUATYPER), END),
};
OPTIONS(op_SUPAO) = {
    ROW(ALL, 0, 'P', 0, WORD(0, p_SUPA), END),
};
OPTIONS(op_SUREG) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rc), END),
};
OPTIONS(op_TEND) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NODEP), WORD(1, p_PHT), WORD(2, p_PHP), END),
};
OPTIONS(op_TP) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_TPO), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_TRB) = {
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rb_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_TM) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_TMASK), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_TXQW) = {
    ROW(ALL, 0, 'T', 'E', WORD(0, p_TXQK), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_TXQN), END),
};
OPTIONS(op_SHORT) = {
    ROW(0x3e, 0, 0, 0, WORD(0, p_TXF), END),
    ROW(0x1, 1, 0, 0, END),
};
OPTIONS(op_SHORT4) = {
    ROW(0x3e, 0, 0, 0, WORD(0, p_T4F), END),
    ROW(0x1, 1, 0, 0, END),
};
OPTIONS(op_VBT) = {
    ROW(ALL, 0, '.', 0, TEXT("."), WORD(0, p_VBS), TEXT("8"), END),
    ROW(ALL, 1, '.', 0, TEXT("."), WORD(0, p_VBS), TEXT("16"), END),
    ROW(ALL, 2, '.', 0, TEXT("."), WORD(0, p_VBS), TEXT("32"), END),
    ROW(ALL, 3, '.', 0, TEXT("."), WORD(0, p_VBS), TEXT("16"), END),
};
OPTIONS(op_VBTN) = {
    ROW(ALL, 0, '.', 0, TEXT("."), WORD(0, p_VBS), TEXT("8"), END),
    ROW(ALL, 1, '.', 0, TEXT("."), WORD(0, p_VBS), TEXT("16"), END),
    ROW(ALL, 2, '.', 0, TEXT("."), WORD(0, p_VBS), TEXT("16"), END),
};
OPTIONS(op_VT) = {
    ROW(ALL, 0, '.', 0, TEXT("."), WORD(0, p_VAS), TEXT("8"), CHOICE(1, 1, op_VBT), END),
    ROW(ALL, 1, '.', 0, TEXT("."), WORD(0, p_VAS), TEXT("16"), CHOICE(2, 1, op_VBT), END),
    ROW(ALL, 2, '.', 'U', TEXT(".U32"), CHOICE(3, 1, op_VBT), END),
    ROW(ALL, 3, '.', 'S', TEXT(".S32"), CHOICE(4, 1, op_VBTN), END),
    ROW(ALL, 4, '.', 'S', TEXT(".S32.U32"), END),
    ROW(ALL, 5, 0, 0, END),
};
OPTIONS(op_VA) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), WORD(1, p_VAB), WORD(2, p_RA), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Ra), WORD(3, p_VAH), WORD(2, p_RA), END),
    ROW(ALL, 2, 'R', 0, WORD(0, p_Ra), WORD(2, p_RA), END),
};
OPTIONS(op_VB) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_VBB), WORD(2, p_RB), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rb), WORD(3, p_VBH), WORD(2, p_RB), END),
    ROW(ALL, 2, 'R', 0, WORD(0, p_Rb), WORD(2, p_RB), END),
    ROW(ALL, 3, 0, 0, NUMBER(4, p_VN16), END),
};
OPTIONS(op_VMA) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_VMNA), CHOICE(1, 1, op_VA), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Ra), WORD(2, p_VAB), WORD(3, p_RA), END),
    ROW(ALL, 2, 'R', 0, WORD(1, p_Ra), WORD(4, p_VAH), WORD(3, p_RA), END),
    ROW(ALL, 3, 'R', 0, WORD(1, p_Ra), WORD(3, p_RA), END),
};
OPTIONS(op_VMC) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_VMNC), WORD(1, p_Rc), WORD(2, p_RC), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Rc), WORD(2, p_RC), END),
};
OPTIONS(op_VSB) = {
    ROW(ALL, 0, '.', 'U', TEXT(".U8"), END),
    ROW(ALL, 1, '.', 'U', TEXT(".U16"), END),
    ROW(ALL, 2, '.', 'U', TEXT(".U32"), END),
    ROW(ALL, 3, '.', 'U', TEXT(".U16"), END),
};
OPTIONS(op_VST) = {
    ROW(ALL, 0, '.', 0, TEXT("."), WORD(0, p_VAS), TEXT("8"), CHOICE(1, 0, op_VSB), END),
    ROW(ALL, 1, '.', 0, TEXT("."), WORD(0, p_VAS), TEXT("16"), CHOICE(2, 0, op_VSB), END),
    ROW(ALL, 2, '.', 0, TEXT("."), WORD(0, p_VAS), TEXT("32"), CHOICE(3, 0, op_VSB), END),
};

FORMS(head_AL2P) = {
    FORM(MAXWELL_AL2P, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 6, op_GUARD), BLANK,
        TEXT("AL2P"), WORD(0, p_AO), WORD(1, p_ASIZE), BLANK, CHOICE(0, 2, op_APOP), COMMA,
        WORD(3, p_Rd), COMMA, CHOICE(1, 4, op_AWHICH), OWN_BLANK, CHOICE(4, 7, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_ALD) = {
    FORM(MAXWELL_ALD_A, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("ALD"), WORD(0, p_AO), WORD(1, p_ASIZE), BLANK, WORD(2, p_Rd), COMMA, TEXT("a["),
        NUMBER(3, p_AOFF10), TEXT("]"), COMMA, CHOICE(0, 4, op_ARC), OWN_BLANK,
        CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_ALD_H, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("ALD"), WORD(0, p_AO), TEXT(".PHYS"), WORD(1, p_ASIZE), BLANK, WORD(2, p_Rd), COMMA,
        TEXT("a["), WORD(3, p_Ra_2), TEXT("]"), COMMA, CHOICE(0, 4, op_ARC), OWN_BLANK,
        CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_ALD_P, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("ALD"), WORD(0, p_AO), TEXT(".P"), WORD(1, p_ASIZE), BLANK, WORD(2, p_Rd), COMMA,
        TEXT("a["), WORD(3, p_Ra), TEXT("]"), COMMA, CHOICE(0, 4, op_ARC), OWN_BLANK,
        CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_ALD_Q, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("ALD"), WORD(0, p_AO), TEXT(".P"), WORD(1, p_ASIZE), BLANK, WORD(2, p_Rd), COMMA,
        TEXT("a["), WORD(3, p_Ra), TEXT("+"), NUMBER(4, p_AOFF11), TEXT("]"), COMMA,
        CHOICE(0, 5, op_ARC), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_AST) = {
    FORM(MAXWELL_AST_A, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("AST"), WORD(0, p_ASIZE), BLANK, TEXT("a["), NUMBER(1, p_AOFF10), TEXT("]"), COMMA,
        WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_ARC), OWN_BLANK, CHOICE(3, 5, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_AST_P) = {
    FORM(MAXWELL_AST_P, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("AST.P"), WORD(0, p_ASIZE), BLANK, TEXT("a["), WORD(1, p_Ra), TEXT("]"), COMMA,
        WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_ARC), OWN_BLANK, CHOICE(3, 5, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_AST_Q, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("AST.P"), WORD(0, p_ASIZE), BLANK, TEXT("a["), WORD(1, p_Ra), TEXT("+"),
        NUMBER(2, p_AOFF11), TEXT("]"), COMMA, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_ARC),
        OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_AST_PHYS) = {
    FORM(MAXWELL_AST_H, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("AST.PHYS"), WORD(0, p_ASIZE), BLANK, TEXT("a["), WORD(1, p_Ra_2), TEXT("]"), COMMA,
        WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_ARC), OWN_BLANK, CHOICE(3, 5, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_ATOM) = {
    FORM(MAXWELL_ATOM_OP, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("ATOM"), WORD(0, p_AE), WORD(1, p_AOP), CHOICE(0, 2, op_AKIND), BLANK, WORD(3, p_Rd),
        COMMA, CHOICE(1, 4, op_AADDR), COMMA, WORD(7, p_Rb), OWN_BLANK, CHOICE(4, 9, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_ATOM_OPP, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 9, op_GUARD), BLANK,
        TEXT("ATOM"), WORD(0, p_AE), WORD(1, p_AOPP), CHOICE(0, 2, op_AKIND), BLANK,
        CHOICE(1, 3, op_TOLD), COMMA, WORD(4, p_Rd), COMMA, CHOICE(2, 5, op_AADDR13), COMMA,
        WORD(8, p_Rb), OWN_BLANK, CHOICE(5, 10, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_ATOM_CAS, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("ATOM"), WORD(0, p_AE), TEXT(".CAS"), WORD(1, p_CASW), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(0, 3, op_AADDR), COMMA, CHOICE(1, 6, op_PAIRED), OWN_BLANK, CHOICE(4, 9, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_ATOM_CASP, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 9, op_GUARD), BLANK,
        TEXT("ATOM"), WORD(0, p_AE), TEXT(".CAS"), WORD(1, p_CASW), BLANK, CHOICE(0, 2, op_TOLD),
        COMMA, WORD(3, p_Rd), COMMA, CHOICE(1, 4, op_AADDR13), COMMA, CHOICE(2, 7, op_PAIRED),
        OWN_BLANK, CHOICE(5, 10, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_ATOMS) = {
    FORM(MAXWELL_ATOMS, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("ATOMS"), WORD(0, p_ASOP), WORD(1, p_ASTYPE), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(0, 3, op_ASADDR), COMMA, WORD(6, p_Rb), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_ATOMS_CAS, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("ATOMS"), WORD(0, p_CASK), WORD(1, p_CASWS), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(0, 3, op_ASADDR), COMMA, CHOICE(1, 6, op_PAIRED), OWN_BLANK, CHOICE(4, 9, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_B2R) = {
    FORM(MAXWELL_B2R_B, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 2, op_GUARD), BLANK,
        TEXT("B2R"), BLANK, WORD(0, p_Rd), COMMA, NUMBER(1, p_BID), OWN_BLANK, CHOICE(2, 3, op_CTL),
        BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_B2R_RESULT) = {
    FORM(MAXWELL_B2R_R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 2, op_GUARD), BLANK,
        TEXT("B2R.RESULT"), BLANK, WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_B2RP), OWN_BLANK,
        CHOICE(3, 3, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_B2R_WARP) = {
    FORM(MAXWELL_B2R_W, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("B2R.WARP"), BLANK, WORD(0, p_Rd), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_BAR_ARV) = {
    FORM(MAXWELL_BAR_ARV, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("BAR.ARV"), BLANK, CHOICE(0, 0, op_BARID), COMMA, CHOICE(1, 2, op_BARA), OWN_BLANK,
        CHOICE(4, 5, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_BAR_RED) = {
    FORM(MAXWELL_BAR_RED, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 7, op_GUARD), BLANK,
        TEXT("BAR.RED"), WORD(0, p_BRED), BLANK, CHOICE(0, 1, op_BARID), COMMA,
        CHOICE(1, 3, op_BARO), COMMA, CHOICE(2, 5, op_QA), OWN_BLANK, CHOICE(5, 8, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_BAR_SCAN) = {
    FORM(MAXWELL_BAR_SCAN, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 6, op_GUARD), BLANK,
        TEXT("BAR.SCAN"), BLANK, CHOICE(0, 0, op_BARID), COMMA, CHOICE(1, 2, op_BARO), COMMA,
        CHOICE(2, 4, op_QA), OWN_BLANK, CHOICE(5, 7, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_BAR_SYNC) = {
    FORM(MAXWELL_BAR_SYNC, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("BAR.SYNC"), BLANK, CHOICE(0, 0, op_BARID), COMMA, CHOICE(1, 2, op_BARO), OWN_BLANK,
        CHOICE(4, 5, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_BFE) = {
    FORM(MAXWELL_BFE, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD), BLANK,
        TEXT("BFE"), WORD(0, p_UI), WORD(1, p_BREV), BLANK, WORD(2, p_Rd), WORD(3, p_CCW), COMMA,
        WORD(4, p_Ra), WORD(5, p_RA), COMMA, CHOICE(0, 6, op_SB), OWN_BLANK, CHOICE(3, 12, op_CTL),
        BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_BFI) = {
    FORM(MAXWELL_BFI_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD), BLANK,
        TEXT("BFI"), BLANK, WORD(0, p_Rd), WORD(1, p_CCW), COMMA, WORD(2, p_Ra), WORD(3, p_RA),
        COMMA, CHOICE(0, 4, op_SB), COMMA, WORD(9, p_Rc), WORD(10, p_RC), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_BFI_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD), BLANK,
        TEXT("BFI"), BLANK, WORD(0, p_Rd), WORD(1, p_CCW), COMMA, WORD(2, p_Ra), WORD(3, p_RA),
        COMMA, WORD(4, p_Rc), WORD(5, p_RB), COMMA, CHOICE(0, 6, op_CB), OWN_BLANK,
        CHOICE(3, 9, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_BPT) = {
    FORM(MAXWELL_BPT, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("BPT"), WORD(0, p_BPTK), BLANK,
        CHOICE(0, 1, op_BPTNO), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE),
        END),
};
FORMS(head_BRA) = {
    FORM(MAXWELL_BRA, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("BRA"), WORD(0, p_UNI), WORD(1, p_LMT), BLANK, WORD(2, p_CCT), COMMA,
        CHOICE(0, 3, op_WAY), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_BRK) = {
    FORM(MAXWELL_BRK, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("BRK"), BLANK, WORD(0, p_CCT), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_BRX) = {
    FORM(MAXWELL_BRX, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("BRX"), WORD(0, p_LMT), BLANK, WORD(1, p_CCT), COMMA, CHOICE(0, 2, op_NEARX),
        OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_CAL) = {
    FORM(MAXWELL_CAL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("CAL"), WORD(0, p_NOINC), BLANK,
        CHOICE(0, 1, op_WAY), OWN_BLANK, CHOICE(2, 4, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CCTL) = {
    FORM(MAXWELL_CCTL_A, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("CCTL"), WORD(0, p_CCE), WORD(1, p_CCLEVEL), WORD(2, p_CCOPQ), BLANK,
        CHOICE(0, 3, op_CCADDR), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
    FORM(MAXWELL_CCTL_ALL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 3, op_GUARD), BLANK,
        TEXT("CCTL"), WORD(0, p_CCE), WORD(1, p_CCLEVEL), WORD(2, p_CCOPQ_2), OWN_BLANK,
        CHOICE(2, 4, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CCTLL) = {
    FORM(MAXWELL_CCTLL_A, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("CCTLL"), WORD(0, p_CCOP), BLANK, CHOICE(0, 1, op_CCLADDR), OWN_BLANK,
        CHOICE(3, 5, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_CCTLL_ALL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("CCTLL"), WORD(0, p_CCOP_2), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CCTLT_IVALL) = {
    FORM(MAXWELL_CCTLT_ALL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 0, op_GUARD), BLANK,
        TEXT("CCTLT.IVALL"), OWN_BLANK, CHOICE(2, 1, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CCTLT_IVTH) = {
    FORM(MAXWELL_CCTLT_ONE, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("CCTLT.IVTH"), BLANK, NUMBER(0, p_CTH), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CONT) = {
    FORM(MAXWELL_CONT, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("CONT"), BLANK, WORD(0, p_CCT), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CS2R) = {
    FORM(MAXWELL_CS2R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 2, op_GUARD), BLANK,
        TEXT("CS2R"), BLANK, WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_SPECIAL), OWN_BLANK,
        CHOICE(3, 3, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_CSET) = {
    FORM(MAXWELL_CSET, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("CSET"), WORD(0, p_BF), WORD(1, p_CCT8_2), WORD(2, p_BOP), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, TEXT("CC"), COMMA, CHOICE(0, 5, op_QA), OWN_BLANK,
        CHOICE(3, 8, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_CSETP) = {
    FORM(MAXWELL_CSETP, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("CSETP"), WORD(0, p_CCT8_2), WORD(1, p_BOP), BLANK, WORD(2, p_P0), COMMA,
        WORD(3, p_P1), COMMA, TEXT("CC"), COMMA, CHOICE(0, 4, op_QA), OWN_BLANK,
        CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_DADD) = {
    FORM(MAXWELL_DADD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("DADD"), WORD(0, p_FRND), BLANK, WORD(1, p_Rd), WORD(2, p_CCW), COMMA,
        CHOICE(0, 3, op_DA), COMMA, CHOICE(1, 7, op_DB), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_DEPBAR) = {
    FORM(MAXWELL_DEPBAR_N, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("DEPBAR"), BLANK, CHOICE(0, 0, op_DLIST), OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_DEPBAR_LE) = {
    FORM(MAXWELL_DEPBAR_LE, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("DEPBAR.LE"), BLANK, WORD(0, p_DSB), COMMA, NUMBER(1, p_DCNT), COMMA,
        CHOICE(0, 2, op_DLIST), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_DFMA) = {
    FORM(MAXWELL_DFMA_B, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD), BLANK,
        TEXT("DFMA"), WORD(0, p_DRND), BLANK, WORD(1, p_Rd), WORD(2, p_CCW), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(0, 5, op_DBN), COMMA, CHOICE(2, 11, op_DC), OWN_BLANK,
        CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_DFMA_C, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 11, op_GUARD), BLANK,
        TEXT("DFMA"), WORD(0, p_DRND), BLANK, WORD(1, p_Rd), WORD(2, p_CCW), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(0, 5, op_DCB), COMMA, CHOICE(1, 8, op_DCC), OWN_BLANK,
        CHOICE(5, 12, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_DMNMX) = {
    FORM(MAXWELL_DMNMX, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 15, op_GUARD),
        BLANK, TEXT("DMNMX"), BLANK, WORD(0, p_Rd), WORD(1, p_CCW), COMMA, CHOICE(0, 2, op_DA),
        COMMA, CHOICE(1, 6, op_CS64), COMMA, CHOICE(3, 13, op_QA), OWN_BLANK, CHOICE(6, 16, op_CTL),
        BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_DMUL) = {
    FORM(MAXWELL_DMUL, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 11, op_GUARD), BLANK,
        TEXT("DMUL"), WORD(0, p_FRND), BLANK, WORD(1, p_Rd), WORD(2, p_CCW), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(0, 5, op_DBN), OWN_BLANK, CHOICE(4, 12, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_DSET) = {
    FORM(MAXWELL_DSET, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 18, op_GUARD),
        BLANK, TEXT("DSET"), WORD(0, p_BFH), WORD(1, p_FCMP), WORD(2, p_BOP), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, CHOICE(0, 5, op_DA_2), COMMA, CHOICE(1, 9, op_DB_2), COMMA,
        CHOICE(3, 16, op_QA), OWN_BLANK, CHOICE(6, 19, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE),
        END),
};
FORMS(head_DSETP) = {
    FORM(MAXWELL_DSETP, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 17, op_GUARD),
        BLANK, TEXT("DSETP"), WORD(0, p_FCMP), WORD(1, p_BOP), BLANK, WORD(2, p_P0), COMMA,
        WORD(3, p_P1), COMMA, CHOICE(0, 4, op_DA_3), COMMA, CHOICE(1, 8, op_DB_3), COMMA,
        CHOICE(3, 15, op_QA), OWN_BLANK, CHOICE(6, 18, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE),
        END),
};
FORMS(head_EXIT) = {
    FORM(MAXWELL_EXIT, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 2, op_GUARD), BLANK,
        TEXT("EXIT"), WORD(0, p_KEEP), BLANK, WORD(1, p_CCT), OWN_BLANK, CHOICE(2, 3, op_CTL),
        BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_F2F) = {
    FORM(MAXWELL_F2F_HH, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_CDF), WORD(2, p_CSF), WORD(3, p_CRND),
        WORD(4, p_FSAT), BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(0, 7, op_CF16), BLANK,
        CHOICE(2, 0, op_F2FX), OWN_BLANK, CHOICE(5, 16, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
    FORM(MAXWELL_F2F_HS, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_CDF_2), WORD(2, p_CSF), WORD(3, p_FRND),
        WORD(4, p_FSAT), BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(0, 7, op_CF16), BLANK,
        CHOICE(2, 0, op_F2FX), OWN_BLANK, CHOICE(5, 16, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
    FORM(MAXWELL_F2F_HD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_CDF_3), WORD(2, p_CSF), WORD(3, p_FRND),
        WORD(4, p_FSAT), BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(0, 7, op_CF16), BLANK,
        CHOICE(2, 0, op_F2FX), OWN_BLANK, CHOICE(5, 16, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
    FORM(MAXWELL_F2F_SH, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_CDF), WORD(2, p_CSF_2), WORD(3, p_FRND),
        WORD(4, p_FSAT), BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(0, 7, op_CS32), BLANK,
        CHOICE(2, 0, op_F2FX), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
    FORM(MAXWELL_F2F_SS, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_CDF_2), WORD(2, p_CSF_2), WORD(3, p_CRND),
        WORD(4, p_FSAT), BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(0, 7, op_CS32), BLANK,
        CHOICE(2, 0, op_F2FX), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
    FORM(MAXWELL_F2F_SD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_CDF_3), WORD(2, p_CSF_2), WORD(3, p_FRND),
        WORD(4, p_FSAT), BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(0, 7, op_CS32), BLANK,
        CHOICE(2, 0, op_F2FX), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
    FORM(MAXWELL_F2F_DH, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_CDF), WORD(2, p_CSF_3), WORD(3, p_FRND),
        WORD(4, p_FSAT), BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(0, 7, op_CS64), BLANK,
        CHOICE(2, 0, op_F2FX), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
    FORM(MAXWELL_F2F_DS, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_CDF_2), WORD(2, p_CSF_3), WORD(3, p_FRND),
        WORD(4, p_FSAT), BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(0, 7, op_CS64), BLANK,
        CHOICE(2, 0, op_F2FX), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
    FORM(MAXWELL_F2F_DD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_CDF_3), WORD(2, p_CSF_3), WORD(3, p_CRND),
        WORD(4, p_FSAT), BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(0, 7, op_CS64), BLANK,
        CHOICE(2, 0, op_F2FX), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
};
FORMS(head_F2I) = {
    FORM(MAXWELL_F2I_H, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2I"), WORD(0, p_FTZ), WORD(1, p_CDI), WORD(2, p_CSF), WORD(3, p_CINT), BLANK,
        WORD(4, p_Rd), WORD(5, p_CCW), COMMA, CHOICE(0, 6, op_CF16), BLANK, CHOICE(2, 0, op_F2FX),
        OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_F2I_S, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2I"), WORD(0, p_FTZ), WORD(1, p_CDI), WORD(2, p_CSF_2), WORD(3, p_CINT),
        BLANK, WORD(4, p_Rd), WORD(5, p_CCW), COMMA, CHOICE(0, 6, op_CF16), BLANK,
        CHOICE(2, 0, op_F2FX), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
    FORM(MAXWELL_F2I_D, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2I"), WORD(0, p_FTZ), WORD(1, p_CDI), WORD(2, p_CSF_3), WORD(3, p_CINT),
        BLANK, WORD(4, p_Rd), WORD(5, p_CCW), COMMA, CHOICE(0, 6, op_CF64), BLANK,
        CHOICE(2, 0, op_F2FX), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
};
FORMS(head_FADD) = {
    FORM(MAXWELL_FADD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 16, op_GUARD),
        BLANK, TEXT("FADD"), WORD(0, p_FTZ), WORD(1, p_FRND), WORD(2, p_FSAT), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, CHOICE(0, 5, op_DA), COMMA, CHOICE(1, 9, op_FB), OWN_BLANK,
        CHOICE(5, 17, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_FADD32I) = {
    FORM(MAXWELL_FADD32I, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 10, op_GUARD),
        BLANK, TEXT("FADD32I"), WORD(0, p_FTZL), BLANK, WORD(1, p_Rd), WORD(2, p_CCWL), COMMA,
        CHOICE(0, 3, op_FA), COMMA, FLOAT(7, p_FIMM32), WORD(8, p_FNBL), WORD(9, p_FABL), OWN_BLANK,
        CHOICE(3, 11, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_FCHK_DIVIDE) = {
    FORM(MAXWELL_FCHK, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 12, op_GUARD),
        BLANK, TEXT("FCHK.DIVIDE"), BLANK, WORD(0, p_P0), COMMA, CHOICE(0, 1, op_DA), COMMA,
        CHOICE(1, 5, op_CS32), OWN_BLANK, CHOICE(5, 13, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
};
FORMS(head_FCMP) = {
    FORM(MAXWELL_FCMP_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 12, op_GUARD), BLANK,
        TEXT("FCMP"), WORD(0, p_FCMPN), WORD(1, p_PFTZ), BLANK, WORD(2, p_Rd), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(0, 5, op_FIC), COMMA, WORD(10, p_Rc), WORD(11, p_RC),
        OWN_BLANK, CHOICE(3, 13, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_FCMP_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("FCMP"), WORD(0, p_FCMPN), WORD(1, p_PFTZ), BLANK, WORD(2, p_Rd), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, WORD(5, p_Rc), WORD(6, p_RB), COMMA, CHOICE(0, 7, op_CB), OWN_BLANK,
        CHOICE(3, 10, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_FFMA) = {
    FORM(MAXWELL_FFMA_B, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 16, op_GUARD), BLANK,
        TEXT("FFMA"), WORD(0, p_FMZH), WORD(1, p_FRNDH), WORD(2, p_FSAT), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA), COMMA, CHOICE(0, 7, op_FBN), COMMA,
        CHOICE(2, 13, op_DC), OWN_BLANK, CHOICE(5, 17, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_FFMA_C, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD), BLANK,
        TEXT("FFMA"), WORD(0, p_FMZH), WORD(1, p_FRNDH), WORD(2, p_FSAT), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA), COMMA, CHOICE(0, 7, op_DCB), COMMA,
        CHOICE(1, 10, op_DCC), OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
};
FORMS(head_FFMA32I) = {
    FORM(MAXWELL_FFMA32I, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD),
        BLANK, TEXT("FFMA32I"), WORD(0, p_FMZH), WORD(1, p_FSATL), BLANK, SHARED_WORD(2, p_Rd),
        WORD(3, p_CCWL), COMMA, CHOICE(0, 4, op_FAI), COMMA, FLOAT(7, p_FIMM32), COMMA,
        WORD(8, p_FNCL), SHARED_WORD(2, p_Rd), OWN_BLANK, CHOICE(3, 10, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_FLO) = {
    FORM(MAXWELL_FLO, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("FLO"), WORD(0, p_UI), WORD(1, p_FLSH), BLANK, WORD(2, p_Rd), WORD(3, p_CCW), COMMA,
        CHOICE(0, 4, op_SBI_2), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE),
        END),
};
FORMS(head_FMNMX) = {
    FORM(MAXWELL_FMNMX, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 16, op_GUARD),
        BLANK, TEXT("FMNMX"), WORD(0, p_FTZ), BLANK, WORD(1, p_Rd), WORD(2, p_CCW), COMMA,
        CHOICE(0, 3, op_DA), COMMA, CHOICE(1, 7, op_CS32), COMMA, CHOICE(3, 14, op_QA), OWN_BLANK,
        CHOICE(6, 17, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_FMUL) = {
    FORM(MAXWELL_FMUL, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 14, op_GUARD), BLANK,
        TEXT("FMUL"), WORD(0, p_FMZ), WORD(1, p_FSCALE), WORD(2, p_FRND), WORD(3, p_FSAT), BLANK,
        WORD(4, p_Rd), WORD(5, p_CCW), COMMA, WORD(6, p_Ra), WORD(7, p_RA), COMMA,
        CHOICE(0, 8, op_FBN), OWN_BLANK, CHOICE(4, 15, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_FMUL32I) = {
    FORM(MAXWELL_FMUL32I, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 7, op_GUARD), BLANK,
        TEXT("FMUL32I"), WORD(0, p_FMZH), WORD(1, p_FSATL), BLANK, WORD(2, p_Rd), WORD(3, p_CCWL),
        COMMA, WORD(4, p_Ra), WORD(5, p_RA), COMMA, FLOAT(6, p_FIMM32), OWN_BLANK,
        CHOICE(2, 8, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_FSET) = {
    FORM(MAXWELL_FSET, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 19, op_GUARD),
        BLANK, TEXT("FSET"), WORD(0, p_BFH), WORD(1, p_FCMP), WORD(2, p_SFTZ), WORD(3, p_BOP),
        BLANK, WORD(4, p_Rd), WORD(5, p_CCW), COMMA, CHOICE(0, 6, op_DA_2), COMMA,
        CHOICE(1, 10, op_FB_2), COMMA, CHOICE(3, 17, op_QA), OWN_BLANK, CHOICE(6, 20, op_CTL),
        BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_FSETP) = {
    FORM(MAXWELL_FSETP, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 18, op_GUARD),
        BLANK, TEXT("FSETP"), WORD(0, p_FCMP), WORD(1, p_PFTZ), WORD(2, p_BOP), BLANK,
        WORD(3, p_P0), COMMA, WORD(4, p_P1), COMMA, CHOICE(0, 5, op_DA_3), COMMA,
        CHOICE(1, 9, op_FB_3), COMMA, CHOICE(3, 16, op_QA), OWN_BLANK, CHOICE(6, 19, op_CTL), BLANK,
        CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_FSWZADD) = {
    FORM(MAXWELL_FSWZADD, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 13, op_GUARD), BLANK,
        TEXT("FSWZADD"), WORD(0, p_FTZ), WORD(1, p_FRND), WORD(2, p_NDV), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA), COMMA, WORD(7, p_Rb), WORD(8, p_RB),
        COMMA, WORD(9, p_SWD), WORD(10, p_SWC), WORD(11, p_SWB), WORD(12, p_SWA), OWN_BLANK,
        CHOICE(2, 14, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_GETCRSPTR) = {
    FORM(MAXWELL_GETCRSPTR, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("GETCRSPTR"), BLANK,
        WORD(0, p_Rd), OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_GETLMEMBASE) = {
    FORM(MAXWELL_GETLMEMBASE, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("GETLMEMBASE"), BLANK,
        WORD(0, p_Rd), OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_HADD2) = {
    FORM(MAXWELL_HADD2_R, INNER | SHARED, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 14, op_GUARD),
        BLANK, TEXT("HADD2"), WORD(0, p_HMRG), WORD(1, p_HFTZ), WORD(2, p_HSAT), BLANK,
        WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_HA), COMMA, CHOICE(1, 9, op_HB), OWN_BLANK,
        CHOICE(4, 15, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_HADD2_C, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD),
        BLANK, TEXT("HADD2"), WORD(0, p_HMRG), WORD(1, p_HFTZ), WORD(2, p_HSATC), BLANK,
        WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_HA), COMMA, CHOICE(1, 9, op_HCI), OWN_BLANK,
        CHOICE(5, 16, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_HADD2_32I) = {
    FORM(MAXWELL_HADD2_32I, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("HADD2_32I"), WORD(0, p_HFTZL), WORD(1, p_HSATC), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(0, 3, op_HAL), COMMA, FLOAT(7, p_HHI), COMMA, FLOAT(8, p_HLO), OWN_BLANK,
        CHOICE(3, 10, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_HFMA2) = {
    FORM(MAXWELL_HFMA2_R, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD), BLANK,
        TEXT("HFMA2"), WORD(0, p_HMRG), WORD(1, p_HFMZR), WORD(2, p_HSAT), BLANK, WORD(3, p_Rd),
        COMMA, CHOICE(0, 4, op_HFA), COMMA, CHOICE(1, 7, op_HFR), COMMA, CHOICE(2, 11, op_HFC),
        OWN_BLANK, CHOICE(5, 16, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_HFMA2_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 16, op_GUARD), BLANK,
        TEXT("HFMA2"), WORD(0, p_HMRG), WORD(1, p_HFMZC), WORD(2, p_HSATC), BLANK, WORD(3, p_Rd),
        COMMA, CHOICE(0, 4, op_HFA), COMMA, CHOICE(1, 7, op_HFB), COMMA, CHOICE(3, 12, op_HFC_2),
        OWN_BLANK, CHOICE(6, 17, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
    FORM(MAXWELL_HFMA2_C, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 14, op_GUARD), BLANK,
        TEXT("HFMA2"), WORD(0, p_HMRG), WORD(1, p_HFMZC), WORD(2, p_HSATC), BLANK, WORD(3, p_Rd),
        COMMA, CHOICE(0, 4, op_HFA), COMMA, CHOICE(1, 7, op_HFCB), COMMA, CHOICE(2, 11, op_HFCC),
        OWN_BLANK, CHOICE(6, 15, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_HFMA2_32I) = {
    FORM(MAXWELL_HFMA2_32I, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD),
        BLANK, TEXT("HFMA2_32I"), WORD(0, p_HFMZL), BLANK, SHARED_WORD(1, p_Rd), COMMA,
        CHOICE(0, 2, op_HALM), COMMA, FLOAT(5, p_HHI), COMMA, FLOAT(6, p_HLO), COMMA,
        WORD(7, p_HNRD), SHARED_WORD(1, p_Rd), OWN_BLANK, CHOICE(3, 9, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_HMUL2) = {
    FORM(MAXWELL_HMUL2_R, INNER | SHARED, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 13, op_GUARD),
        BLANK, TEXT("HMUL2"), WORD(0, p_HMRG), WORD(1, p_HFMZ), WORD(2, p_HSAT), BLANK,
        WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_HMA), COMMA, CHOICE(1, 8, op_HB), OWN_BLANK,
        CHOICE(4, 14, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_HMUL2_C, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 12, op_GUARD),
        BLANK, TEXT("HMUL2"), WORD(0, p_HMRG), WORD(1, p_HFMZ), WORD(2, p_HSATC), BLANK,
        WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_HMA), COMMA, CHOICE(1, 8, op_HMC), OWN_BLANK,
        CHOICE(5, 13, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_HMUL2_I, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD),
        BLANK, TEXT("HMUL2"), WORD(0, p_HMRG), WORD(1, p_HFMZ), WORD(2, p_HSATC), BLANK,
        WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_HA), COMMA, FLOAT(9, p_HIHI), COMMA,
        FLOAT(10, p_HILO), OWN_BLANK, CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_HMUL2_32I) = {
    FORM(MAXWELL_HMUL2_32I, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD), BLANK,
        TEXT("HMUL2_32I"), WORD(0, p_HFMZL), WORD(1, p_HSATC), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(0, 3, op_HALM), COMMA, FLOAT(6, p_HHI), COMMA, FLOAT(7, p_HLO), OWN_BLANK,
        CHOICE(3, 9, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_HSET2) = {
    FORM(MAXWELL_HSET2_R, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 17, op_GUARD),
        BLANK, TEXT("HSET2"), WORD(0, p_HBF), WORD(1, p_HCMP), WORD(2, p_HSFTZ), WORD(3, p_BOP),
        BLANK, WORD(4, p_Rd), COMMA, CHOICE(0, 5, op_HA), COMMA, CHOICE(1, 10, op_HB), COMMA,
        CHOICE(2, 15, op_QA), OWN_BLANK, CHOICE(5, 18, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_HSET2_C, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 17, op_GUARD),
        BLANK, TEXT("HSET2"), WORD(0, p_HBFC), WORD(1, p_HCMPC), WORD(2, p_HSFTZC), WORD(3, p_BOP),
        BLANK, WORD(4, p_Rd), COMMA, CHOICE(0, 5, op_HA), COMMA, CHOICE(1, 10, op_HFB), COMMA,
        CHOICE(3, 15, op_QA), OWN_BLANK, CHOICE(6, 18, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE),
        END),
};
FORMS(head_HSETP2) = {
    FORM(MAXWELL_HSETP2_R, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 18, op_GUARD),
        BLANK, TEXT("HSETP2"), WORD(0, p_HCMP), WORD(1, p_HAND), WORD(2, p_HPFTZ), WORD(3, p_BOP),
        BLANK, WORD(4, p_P0), COMMA, WORD(5, p_P1), COMMA, CHOICE(0, 6, op_HA), COMMA,
        CHOICE(1, 11, op_HB), COMMA, CHOICE(2, 16, op_QA), OWN_BLANK, CHOICE(5, 19, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_HSETP2_C, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 19, op_GUARD),
        BLANK, TEXT("HSETP2"), WORD(0, p_HCMPC), WORD(1, p_HANDC), WORD(2, p_HPFTZ), WORD(3, p_BOP),
        BLANK, WORD(4, p_P0), COMMA, WORD(5, p_P1), COMMA, CHOICE(0, 6, op_HA), COMMA,
        CHOICE(1, 11, op_HCI), COMMA, CHOICE(3, 17, op_QA), OWN_BLANK, CHOICE(6, 20, op_CTL), BLANK,
        CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_I2F) = {
    FORM(MAXWELL_I2F_H, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2F"), WORD(0, p_CDF_4), WORD(1, p_CSI), WORD(2, p_FRND), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, CHOICE(0, 5, op_CIH), BLANK, CHOICE(2, 0, op_F2FX), OWN_BLANK,
        CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_I2F_B, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2F"), WORD(0, p_CDF_4), WORD(1, p_CSI_2), WORD(2, p_FRND), BLANK,
        WORD(3, p_Rd), WORD(4, p_CCW), COMMA, CHOICE(0, 5, op_CIB), BLANK, CHOICE(2, 0, op_F2FX),
        OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_I2F_W, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2F"), WORD(0, p_CDF_4), WORD(1, p_CSI_3), WORD(2, p_FRND), BLANK,
        WORD(3, p_Rd), WORD(4, p_CCW), COMMA, CHOICE(0, 5, op_CIB), BLANK, CHOICE(2, 0, op_F2FX),
        OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_I2F_D, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2F"), WORD(0, p_CDF_4), WORD(1, p_CSI_4), WORD(2, p_FRND), BLANK,
        WORD(3, p_Rd), WORD(4, p_CCW), COMMA, CHOICE(0, 5, op_CIB), BLANK, CHOICE(2, 0, op_F2FX),
        OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_I2I) = {
    FORM(MAXWELL_I2I_H, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2I"), WORD(0, p_CDN), WORD(1, p_CSN), WORD(2, p_FSAT), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, CHOICE(0, 5, op_CIH), BLANK, CHOICE(2, 0, op_F2FX), OWN_BLANK,
        CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_I2I_B, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2I"), WORD(0, p_CDN), WORD(1, p_CSN_2), WORD(2, p_FSAT), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, CHOICE(0, 5, op_CIB), BLANK, CHOICE(2, 0, op_F2FX), OWN_BLANK,
        CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_I2I_W, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2I"), WORD(0, p_CDN), WORD(1, p_CSN_3), WORD(2, p_FSAT), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, CHOICE(0, 5, op_CIB), BLANK, CHOICE(2, 0, op_F2FX), OWN_BLANK,
        CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_IADD) = {
    FORM(MAXWELL_IADD, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 13, op_GUARD), BLANK,
        TEXT("IADD"), CHOICE(0, 0, op_PLUSONE), WORD(0, p_SATI), WORD(1, p_XI), BLANK,
        WORD(2, p_Rd), WORD(3, p_CCW), COMMA, CHOICE(1, 4, op_SUMA), COMMA, CHOICE(2, 7, op_SUMB),
        OWN_BLANK, CHOICE(6, 14, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_IADD3) = {
    FORM(MAXWELL_IADD3_R, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 16, op_GUARD), BLANK,
        TEXT("IADD3"), WORD(0, p_SH3), WORD(1, p_X3), BLANK, WORD(2, p_Rd), WORD(3, p_CCW), COMMA,
        CHOICE(0, 4, op_ADD3X), COMMA, CHOICE(1, 8, op_ADD3Y), COMMA, CHOICE(2, 12, op_ADD3Z),
        OWN_BLANK, CHOICE(5, 17, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_IADD3_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 13, op_GUARD), BLANK,
        TEXT("IADD3"), WORD(0, p_X3), BLANK, WORD(1, p_Rd), WORD(2, p_CCW), COMMA,
        CHOICE(0, 3, op_NEGA), COMMA, CHOICE(1, 6, op_ADD3B), COMMA, CHOICE(3, 10, op_NEGC),
        OWN_BLANK, CHOICE(6, 14, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_IADD32I) = {
    FORM(MAXWELL_IADD32I, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("IADD32I"), CHOICE(0, 0, op_PLUSONEL), WORD(0, p_SATL), WORD(1, p_XL), BLANK,
        WORD(2, p_Rd), WORD(3, p_CCWL), COMMA, CHOICE(1, 4, op_SUMAL), COMMA, NUMBER(7, p_IMM32),
        OWN_BLANK, CHOICE(4, 9, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_ICMP) = {
    FORM(MAXWELL_ICMP_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 12, op_GUARD), BLANK,
        TEXT("ICMP"), WORD(0, p_CMP), WORD(1, p_UI), BLANK, WORD(2, p_Rd), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, CHOICE(0, 5, op_SB), COMMA, WORD(10, p_Rc), WORD(11, p_RC), OWN_BLANK,
        CHOICE(3, 13, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_ICMP_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("ICMP"), WORD(0, p_CMP), WORD(1, p_UI), BLANK, WORD(2, p_Rd), COMMA, WORD(3, p_Ra),
        WORD(4, p_RA), COMMA, WORD(5, p_Rc), WORD(6, p_RB), COMMA, CHOICE(0, 7, op_CB), OWN_BLANK,
        CHOICE(3, 10, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_IDE) = {
    FORM(MAXWELL_IDE, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("IDE"), WORD(0, p_IDEN), BLANK,
        NUMBER(1, p_IDEMASK), OWN_BLANK, CHOICE(1, 2, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_IDP_2A) = {
    FORM(MAXWELL_IDP_A2, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 10, op_GUARD), BLANK,
        TEXT("IDP.2A"), WORD(0, p_IDPH), WORD(1, p_IDPA2), WORD(2, p_IDPB), BLANK, WORD(3, p_Rd),
        COMMA, WORD(4, p_Ra), WORD(5, p_RA), COMMA, WORD(6, p_Rb), WORD(7, p_RB), COMMA,
        WORD(8, p_Rc), WORD(9, p_RC), OWN_BLANK, CHOICE(2, 11, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_IDP_4A) = {
    FORM(MAXWELL_IDP_A4, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 9, op_GUARD), BLANK,
        TEXT("IDP.4A"), WORD(0, p_IDPA), WORD(1, p_IDPB), BLANK, WORD(2, p_Rd), COMMA,
        WORD(3, p_Ra), WORD(4, p_RA), COMMA, WORD(5, p_Rb), WORD(6, p_RB), COMMA, WORD(7, p_Rc),
        WORD(8, p_RC), OWN_BLANK, CHOICE(2, 10, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_IMAD) = {
    FORM(MAXWELL_IMAD_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 17, op_GUARD), BLANK,
        TEXT("IMAD"), WORD(0, p_MADS), WORD(1, p_MADHI), CHOICE(0, 0, op_PLUSONE),
        WORD(2, p_MADSAT), WORD(3, p_MADX), BLANK, WORD(4, p_Rd), WORD(5, p_CCW), COMMA,
        CHOICE(1, 6, op_MADA), COMMA, CHOICE(2, 9, op_SB), COMMA, CHOICE(3, 14, op_MADC), OWN_BLANK,
        CHOICE(6, 18, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
    FORM(MAXWELL_IMAD_C, INNER, 0, CHOICE(6, 0, op_OPEN), BLANK, CHOICE(5, 14, op_GUARD), BLANK,
        TEXT("IMAD"), WORD(0, p_MADS), WORD(1, p_MADHI), CHOICE(0, 0, op_PLUSONE),
        WORD(2, p_MADSAT), WORD(3, p_MADX), BLANK, WORD(4, p_Rd), WORD(5, p_CCW), COMMA,
        CHOICE(1, 6, op_MADA), COMMA, WORD(9, p_Rc), WORD(10, p_RB), COMMA, CHOICE(2, 11, op_MADCC),
        OWN_BLANK, CHOICE(7, 15, op_CTL), BLANK, CHOICE(11, 0, op_CLOSE), END),
};
FORMS(head_IMAD32I) = {
    FORM(MAXWELL_IMAD32I, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 9, op_GUARD),
        BLANK, TEXT("IMAD32I"), WORD(0, p_MADSL), WORD(1, p_MULHIL), CHOICE(0, 0, op_PLUSONE),
        BLANK, SHARED_WORD(2, p_Rd), WORD(3, p_CCWL), COMMA, CHOICE(1, 4, op_SUMAL), COMMA,
        NUMBER(7, p_IMM32), COMMA, CHOICE(2, 2, op_MADCL), OWN_BLANK, CHOICE(5, 10, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_IMADSP_S) = {
    FORM(MAXWELL_IMADSP_SU_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 14, op_GUARD),
        BLANK, TEXT("IMADSP.S"), WORD(0, p_SPA), TEXT(".U"), WORD(1, p_SPB), TEXT(".S"),
        WORD(2, p_SPC), BLANK, WORD(3, p_Rd), WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA),
        COMMA, CHOICE(0, 7, op_SB), COMMA, WORD(12, p_Rc), WORD(13, p_RC), OWN_BLANK,
        CHOICE(3, 15, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_SS_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 14, op_GUARD),
        BLANK, TEXT("IMADSP.S"), WORD(0, p_SPA), TEXT(".S"), WORD(1, p_SPB), TEXT(".S"),
        WORD(2, p_SPC), BLANK, WORD(3, p_Rd), WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA),
        COMMA, CHOICE(0, 7, op_SB), COMMA, WORD(12, p_Rc), WORD(13, p_RC), OWN_BLANK,
        CHOICE(3, 15, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_SU_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD),
        BLANK, TEXT("IMADSP.S"), WORD(0, p_SPA), TEXT(".U"), WORD(1, p_SPB), TEXT(".S"),
        WORD(2, p_SPC), BLANK, WORD(3, p_Rd), WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA),
        COMMA, WORD(7, p_Rc), WORD(8, p_RB), COMMA, CHOICE(0, 9, op_CB), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_SS_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD),
        BLANK, TEXT("IMADSP.S"), WORD(0, p_SPA), TEXT(".S"), WORD(1, p_SPB), TEXT(".S"),
        WORD(2, p_SPC), BLANK, WORD(3, p_Rd), WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA),
        COMMA, WORD(7, p_Rc), WORD(8, p_RB), COMMA, CHOICE(0, 9, op_CB), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_IMADSP_U) = {
    FORM(MAXWELL_IMADSP_UU_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 14, op_GUARD),
        BLANK, TEXT("IMADSP.U"), WORD(0, p_SPA), TEXT(".U"), WORD(1, p_SPB), TEXT(".U"),
        WORD(2, p_SPC), BLANK, WORD(3, p_Rd), WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA),
        COMMA, CHOICE(0, 7, op_SB), COMMA, WORD(12, p_Rc), WORD(13, p_RC), OWN_BLANK,
        CHOICE(3, 15, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_US_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 14, op_GUARD),
        BLANK, TEXT("IMADSP.U"), WORD(0, p_SPA), TEXT(".S"), WORD(1, p_SPB), TEXT(".S"),
        WORD(2, p_SPC), BLANK, WORD(3, p_Rd), WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA),
        COMMA, CHOICE(0, 7, op_SB), COMMA, WORD(12, p_Rc), WORD(13, p_RC), OWN_BLANK,
        CHOICE(3, 15, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_UU_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD),
        BLANK, TEXT("IMADSP.U"), WORD(0, p_SPA), TEXT(".U"), WORD(1, p_SPB), TEXT(".U"),
        WORD(2, p_SPC), BLANK, WORD(3, p_Rd), WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA),
        COMMA, WORD(7, p_Rc), WORD(8, p_RB), COMMA, CHOICE(0, 9, op_CB), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_US_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD),
        BLANK, TEXT("IMADSP.U"), WORD(0, p_SPA), TEXT(".S"), WORD(1, p_SPB), TEXT(".S"),
        WORD(2, p_SPC), BLANK, WORD(3, p_Rd), WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA),
        COMMA, WORD(7, p_Rc), WORD(8, p_RB), COMMA, CHOICE(0, 9, op_CB), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_IMNMX) = {
    FORM(MAXWELL_IMNMX, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 13, op_GUARD), BLANK,
        TEXT("IMNMX"), WORD(0, p_UI), WORD(1, p_MNX), BLANK, WORD(2, p_Rd), WORD(3, p_CCW), COMMA,
        WORD(4, p_Ra), WORD(5, p_RA), COMMA, CHOICE(0, 6, op_SB), COMMA, CHOICE(1, 11, op_QA),
        OWN_BLANK, CHOICE(4, 14, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_IMUL) = {
    FORM(MAXWELL_IMUL, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD), BLANK,
        TEXT("IMUL"), WORD(0, p_MULS), WORD(1, p_MULHI), BLANK, WORD(2, p_Rd), WORD(3, p_CCW),
        COMMA, WORD(4, p_Ra), WORD(5, p_RA), COMMA, CHOICE(0, 6, op_SB), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_IMUL32I) = {
    FORM(MAXWELL_IMUL32I, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 7, op_GUARD), BLANK,
        TEXT("IMUL32I"), WORD(0, p_MULSL), WORD(1, p_MULHIL), BLANK, WORD(2, p_Rd), WORD(3, p_CCWL),
        COMMA, WORD(4, p_Ra), WORD(5, p_RA), COMMA, NUMBER(6, p_IMM32), OWN_BLANK,
        CHOICE(2, 8, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_IPA) = {
    FORM(MAXWELL_IPA, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 8, op_GUARD), BLANK,
        TEXT("IPA"), CHOICE(0, 0, op_IX), WORD(0, p_IMODE), WORD(1, p_IWHERE), WORD(2, p_ISAT),
        BLANK, WORD(3, p_Rd), COMMA, CHOICE(1, 4, op_IATTR), COMMA, WORD(6, p_Rb), COMMA,
        CHOICE(2, 7, op_IPLACE), OWN_BLANK, CHOICE(5, 9, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
};
FORMS(head_ISBERD) = {
    FORM(MAXWELL_ISBERD, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 6, op_GUARD), BLANK,
        TEXT("ISBERD"), WORD(0, p_AO), WORD(1, p_ISPACE), WORD(2, p_ISKEW), WORD(3, p_ISIZE), BLANK,
        WORD(4, p_Rd), COMMA, TEXT("["), WORD(5, p_Ra), TEXT("]"), OWN_BLANK, CHOICE(2, 7, op_CTL),
        BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_ISCADD) = {
    FORM(MAXWELL_ISCADD, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 12, op_GUARD), BLANK,
        TEXT("ISCADD"), CHOICE(0, 0, op_PLUSONE), BLANK, WORD(0, p_Rd), WORD(1, p_CCW), COMMA,
        CHOICE(1, 2, op_SUMA), COMMA, CHOICE(2, 5, op_SUMB), COMMA, NUMBER(11, p_SCALE), OWN_BLANK,
        CHOICE(6, 13, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_ISCADD32I) = {
    FORM(MAXWELL_ISCADD32I, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 6, op_GUARD), BLANK,
        TEXT("ISCADD32I"), BLANK, WORD(0, p_Rd), WORD(1, p_CCWL), COMMA, WORD(2, p_Ra),
        WORD(3, p_RA), COMMA, NUMBER(4, p_IMM32), COMMA, NUMBER(5, p_SCALEL), OWN_BLANK,
        CHOICE(2, 7, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_ISET) = {
    FORM(MAXWELL_ISET, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 16, op_GUARD), BLANK,
        TEXT("ISET"), WORD(0, p_BF), WORD(1, p_CMP), WORD(2, p_UI), WORD(3, p_XC), WORD(4, p_BOP),
        BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, WORD(7, p_Ra), WORD(8, p_RA), COMMA,
        CHOICE(0, 9, op_SB), COMMA, CHOICE(1, 14, op_QA), OWN_BLANK, CHOICE(4, 17, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_ISETP) = {
    FORM(MAXWELL_ISETP, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 15, op_GUARD), BLANK,
        TEXT("ISETP"), WORD(0, p_CMP), WORD(1, p_UI), WORD(2, p_XC), WORD(3, p_BOP), BLANK,
        WORD(4, p_P0), COMMA, WORD(5, p_P1), COMMA, WORD(6, p_Ra), WORD(7, p_RA), COMMA,
        CHOICE(0, 8, op_SB), COMMA, CHOICE(1, 13, op_QA), OWN_BLANK, CHOICE(4, 16, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_JCAL) = {
    FORM(MAXWELL_JCAL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("JCAL"), WORD(0, p_NOINC),
        BLANK, CHOICE(0, 1, op_FARWAY), OWN_BLANK, CHOICE(2, 4, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_JMP) = {
    FORM(MAXWELL_JMP, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("JMP"), WORD(0, p_UNI), WORD(1, p_LMT), BLANK, WORD(2, p_CCT), COMMA,
        CHOICE(0, 3, op_FARWAY), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_JMX) = {
    FORM(MAXWELL_JMX, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("JMX"), WORD(0, p_LMT), BLANK, WORD(1, p_CCT), COMMA, CHOICE(0, 2, op_FARX), OWN_BLANK,
        CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_KIL) = {
    FORM(MAXWELL_KIL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("KIL"), BLANK, WORD(0, p_CCT), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_LD) = {
    FORM(MAXWELL_LD, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("LD"), WORD(0, p_GENE), WORD(1, p_GENL), WORD(2, p_LSIZE), BLANK, WORD(3, p_Rd), COMMA,
        CHOICE(0, 4, op_A32), COMMA, CHOICE(1, 7, op_GENPRED), OWN_BLANK, CHOICE(4, 9, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_LDC) = {
    FORM(MAXWELL_LDC, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("LDC"), WORD(0, p_CSIZE), WORD(1, p_LMODE), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(0, 3, op_CPLACE), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_LDG) = {
    FORM(MAXWELL_LDG, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("LDG"), WORD(0, p_GE), WORD(1, p_GCL), WORD(2, p_GSIZE), BLANK, WORD(3, p_Rd), COMMA,
        CHOICE(0, 4, op_A24), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_LDG_P, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("LDG"), WORD(0, p_GE), WORD(1, p_GCL), WORD(2, p_GSIZE), BLANK, CHOICE(0, 3, op_TOLD),
        COMMA, WORD(4, p_Rd), COMMA, CHOICE(1, 5, op_A20), OWN_BLANK, CHOICE(4, 9, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_LDL) = {
    FORM(MAXWELL_LDL, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("LDL"), WORD(0, p_LCL), WORD(1, p_SSIZE), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(0, 3, op_A24), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_LDS) = {
    FORM(MAXWELL_LDS_R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("LDS"), WORD(0, p_SSIZE), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_A24), OWN_BLANK,
        CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_LDS_U) = {
    FORM(MAXWELL_LDS_U, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("LDS.U"), WORD(0, p_USIZE), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_A24),
        OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_LEA) = {
    FORM(MAXWELL_LEA_LO, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 13, op_GUARD), BLANK,
        TEXT("LEA"), WORD(0, p_LEAX), BLANK, CHOICE(0, 1, op_PO), COMMA, WORD(2, p_Rd),
        WORD(3, p_CCW), COMMA, CHOICE(1, 4, op_LEALO), COMMA, CHOICE(2, 7, op_SB), COMMA,
        CHOICE(3, 12, op_LEASH), OWN_BLANK, CHOICE(6, 14, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE),
        END),
};
FORMS(head_LEA_HI) = {
    FORM(MAXWELL_LEA_HI, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 12, op_GUARD), BLANK,
        TEXT("LEA.HI"), WORD(0, p_LEHX), BLANK, CHOICE(0, 1, op_PO), COMMA, WORD(2, p_Rd),
        WORD(3, p_CCW), COMMA, CHOICE(1, 4, op_LEAHI), COMMA, WORD(7, p_Rb), WORD(8, p_RB), COMMA,
        WORD(9, p_Rc), WORD(10, p_RC), COMMA, CHOICE(2, 11, op_LEHSH), OWN_BLANK,
        CHOICE(5, 13, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_LEA_HC, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 12, op_GUARD), BLANK,
        TEXT("LEA.HI"), WORD(0, p_LECX), BLANK, CHOICE(0, 1, op_PO), COMMA, WORD(2, p_Rd),
        WORD(3, p_CCW), COMMA, CHOICE(1, 4, op_LEAHC), COMMA, CHOICE(2, 7, op_CB), COMMA,
        WORD(9, p_Rc), WORD(10, p_RC), COMMA, CHOICE(3, 11, op_LECSH), OWN_BLANK,
        CHOICE(6, 13, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_LEPC) = {
    FORM(MAXWELL_LEPC, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("LEPC"), BLANK, WORD(0, p_Rd), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_LONGJMP) = {
    FORM(MAXWELL_LONGJMP, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("LONGJMP"), BLANK, WORD(0, p_CCT), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_LOP) = {
    FORM(MAXWELL_LOP, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 15, op_GUARD), BLANK,
        TEXT("LOP"), WORD(0, p_LOPF), WORD(1, p_LOPX), WORD(2, p_LOPT), BLANK, CHOICE(0, 3, op_PO),
        COMMA, WORD(4, p_Rd), WORD(5, p_CCW), COMMA, CHOICE(1, 6, op_LOPA), COMMA,
        CHOICE(2, 9, op_SBI), OWN_BLANK, CHOICE(6, 16, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE),
        END),
};
FORMS(head_LOP3_LUT) = {
    FORM(MAXWELL_LOP3_R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 12, op_GUARD), BLANK,
        TEXT("LOP3.LUT"), WORD(0, p_L3X), WORD(1, p_L3T), BLANK, CHOICE(0, 2, op_PO), COMMA,
        WORD(3, p_Rd), WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA), COMMA, WORD(7, p_Rb),
        WORD(8, p_RB), COMMA, WORD(9, p_Rc), WORD(10, p_RC), COMMA, NUMBER(11, p_LUT), OWN_BLANK,
        CHOICE(3, 13, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_LOP3_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 10, op_GUARD), BLANK,
        TEXT("LOP3.LUT"), WORD(0, p_L3XC), BLANK, WORD(1, p_Rd), WORD(2, p_CCW), COMMA,
        WORD(3, p_Ra), WORD(4, p_RA), COMMA, CHOICE(0, 5, op_CB), COMMA, WORD(7, p_Rc),
        WORD(8, p_RC), COMMA, NUMBER(9, p_LUTH), OWN_BLANK, CHOICE(3, 11, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_LOP3_I, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 9, op_GUARD), BLANK,
        TEXT("LOP3.LUT"), WORD(0, p_L3XI), BLANK, WORD(1, p_Rd), WORD(2, p_CCW), COMMA,
        WORD(3, p_Ra), WORD(4, p_RA), COMMA, NUMBER(5, p_IMM), COMMA, WORD(6, p_Rc), WORD(7, p_RC),
        COMMA, NUMBER(8, p_LUTH), OWN_BLANK, CHOICE(2, 10, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE),
        END),
};
FORMS(head_LOP32I) = {
    FORM(MAXWELL_LOP32I, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 9, op_GUARD), BLANK,
        TEXT("LOP32I"), WORD(0, p_LOPFL), WORD(1, p_LOPXL), BLANK, WORD(2, p_Rd), WORD(3, p_CCWL),
        COMMA, WORD(4, p_LIAL), WORD(5, p_Ra), WORD(6, p_RA), COMMA, NUMBER(7, p_UIMM32),
        WORD(8, p_LIBL), OWN_BLANK, CHOICE(2, 10, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_MEMBAR) = {
    FORM(MAXWELL_MEMBAR, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 2, op_GUARD), BLANK,
        TEXT("MEMBAR"), WORD(0, p_MSCOPE), WORD(1, p_MINV), OWN_BLANK, CHOICE(2, 3, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_MOV) = {
    FORM(MAXWELL_MOV, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 7, op_GUARD), BLANK,
        TEXT("MOV"), BLANK, WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_SB), COMMA,
        CHOICE(1, 6, op_LANES), OWN_BLANK, CHOICE(4, 8, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE),
        END),
};
FORMS(head_MOV32I) = {
    FORM(MAXWELL_MOV32I, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 3, op_GUARD), BLANK,
        TEXT("MOV32I"), BLANK, WORD(0, p_Rd), COMMA, NUMBER(1, p_UIMM32), COMMA,
        CHOICE(0, 2, op_LANESL), OWN_BLANK, CHOICE(3, 4, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_MUFU) = {
    FORM(MAXWELL_MUFU, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD),
        BLANK, TEXT("MUFU"), WORD(0, p_MUF), WORD(1, p_FSAT), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(0, 3, op_DA), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_MUFU_SQRT, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD),
        BLANK, TEXT("MUFU"), WORD(0, p_MUF), WORD(1, p_FSAT), BLANK, WORD(2, p_Rd), COMMA,
        CHOICE(0, 3, op_DA), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_NOP) = {
    FORM(MAXWELL_NOP, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 3, op_GUARD), BLANK,
        TEXT("NOP"), WORD(0, p_NTRIG), BLANK, WORD(1, p_CCT8), COMMA, CHOICE(0, 2, op_NOPMASK),
        OWN_BLANK, CHOICE(3, 4, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_OUT) = {
    FORM(MAXWELL_OUT, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD), BLANK,
        TEXT("OUT"), WORD(0, p_OUTK), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), COMMA,
        CHOICE(0, 3, op_SB), OWN_BLANK, CHOICE(3, 9, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_P2R) = {
    FORM(MAXWELL_P2R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 10, op_GUARD), BLANK,
        TEXT("P2R"), WORD(0, p_PBYTE), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_WHICH), COMMA,
        WORD(3, p_Ra), WORD(4, p_RA), COMMA, CHOICE(0, 5, op_SB), OWN_BLANK, CHOICE(3, 11, op_CTL),
        BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_PBK) = {
    FORM(MAXWELL_PBK, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("PBK"), BLANK,
        CHOICE(0, 0, op_WAY), OWN_BLANK, CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_PCNT) = {
    FORM(MAXWELL_PCNT, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("PCNT"), BLANK,
        CHOICE(0, 0, op_WAY), OWN_BLANK, CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_PEXIT) = {
    FORM(MAXWELL_PEXIT, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("PEXIT"), BLANK,
        NUMBER(0, p_TO), OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_PIXLD) = {
    FORM(MAXWELL_PIXLD, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("PIXLD"), WORD(0, p_PXK), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_IPO), COMMA,
        CHOICE(0, 3, op_PXADDR), OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_PLONGJMP) = {
    FORM(MAXWELL_PLONGJMP, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("PLONGJMP"), BLANK,
        CHOICE(0, 0, op_WAY), OWN_BLANK, CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_POPC) = {
    FORM(MAXWELL_POPC, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 7, op_GUARD), BLANK,
        TEXT("POPC"), BLANK, WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_SBI_2), OWN_BLANK,
        CHOICE(4, 8, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_PRET) = {
    FORM(MAXWELL_PRET, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("PRET"), WORD(0, p_NOINC),
        BLANK, CHOICE(0, 1, op_WAY), OWN_BLANK, CHOICE(2, 4, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE),
        END),
};
FORMS(head_PRMT) = {
    FORM(MAXWELL_PRMT_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD), BLANK,
        TEXT("PRMT"), WORD(0, p_PMODE), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA),
        COMMA, CHOICE(0, 4, op_SB), COMMA, WORD(9, p_Rc), WORD(10, p_RC), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_PRMT_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD), BLANK,
        TEXT("PRMT"), WORD(0, p_PMODE), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), WORD(3, p_RA),
        COMMA, WORD(4, p_Rc), WORD(5, p_RB), COMMA, CHOICE(0, 6, op_CB), OWN_BLANK,
        CHOICE(3, 9, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_PSET) = {
    FORM(MAXWELL_PSET, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 11, op_GUARD), BLANK,
        TEXT("PSET"), WORD(0, p_BF), WORD(1, p_BOP2), WORD(2, p_BOP), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, CHOICE(0, 5, op_QX), COMMA, CHOICE(1, 7, op_QY), COMMA,
        CHOICE(2, 9, op_QA), OWN_BLANK, CHOICE(5, 12, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_PSETP) = {
    FORM(MAXWELL_PSETP, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD), BLANK,
        TEXT("PSETP"), WORD(0, p_BOP2), WORD(1, p_BOP), BLANK, WORD(2, p_P0), COMMA, WORD(3, p_P1),
        COMMA, CHOICE(0, 4, op_QX), COMMA, CHOICE(1, 6, op_QY), COMMA, CHOICE(2, 8, op_QA),
        OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_R2B) = {
    FORM(MAXWELL_R2B, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 3, op_GUARD), BLANK,
        TEXT("R2B"), WORD(0, p_R2BK), BLANK, NUMBER(1, p_BRID), COMMA, WORD(2, p_Rb), OWN_BLANK,
        CHOICE(2, 4, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_R2P) = {
    FORM(MAXWELL_R2P, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("R2P"), BLANK, WORD(0, p_WHICH), COMMA, WORD(1, p_Ra), WORD(2, p_PBYTE), WORD(3, p_RA),
        COMMA, CHOICE(0, 4, op_PBITS), OWN_BLANK, CHOICE(3, 10, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_RAM) = {
    FORM(MAXWELL_RAM, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("RAM"), OWN_BLANK,
        CHOICE(1, 0, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_RED) = {
    FORM(MAXWELL_RED, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 7, op_GUARD), BLANK,
        TEXT("RED"), WORD(0, p_AE), WORD(1, p_AROP), CHOICE(0, 2, op_ARKIND), BLANK,
        CHOICE(1, 3, op_AADDR), COMMA, WORD(6, p_Rd), OWN_BLANK, CHOICE(4, 8, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_RET) = {
    FORM(MAXWELL_RET, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("RET"), BLANK, WORD(0, p_CCT), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_RRO) = {
    FORM(MAXWELL_RRO, INNER | SHARED, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 9, op_GUARD),
        BLANK, TEXT("RRO"), WORD(0, p_RROF), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_CS32),
        OWN_BLANK, CHOICE(4, 10, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_RTT) = {
    FORM(MAXWELL_RTT, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("RTT"), WORD(0, p_RTTK),
        OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_S2R) = {
    FORM(MAXWELL_S2R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 2, op_GUARD), BLANK,
        TEXT("S2R"), BLANK, WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_SPECIAL), OWN_BLANK,
        CHOICE(3, 3, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SAM) = {
    FORM(MAXWELL_SAM, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("SAM"), OWN_BLANK,
        CHOICE(1, 0, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_SEL) = {
    FORM(MAXWELL_SEL, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("SEL"), BLANK, WORD(0, p_Rd), COMMA, WORD(1, p_Ra), WORD(2, p_RA), COMMA,
        CHOICE(0, 3, op_SB), COMMA, CHOICE(1, 8, op_QA), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_SETCRSPTR) = {
    FORM(MAXWELL_SETCRSPTR, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("SETCRSPTR"), BLANK,
        WORD(0, p_Ra), OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_SETLMEMBASE) = {
    FORM(MAXWELL_SETLMEMBASE, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("SETLMEMBASE"), BLANK,
        WORD(0, p_Ra), OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_SHF_L) = {
    FORM(MAXWELL_SHF_L, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 12, op_GUARD), BLANK,
        TEXT("SHF.L"), WORD(0, p_FW), WORD(1, p_FTYPE), WORD(2, p_FHI), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA), COMMA, CHOICE(0, 7, op_SHFB), COMMA,
        WORD(10, p_Rc), WORD(11, p_RC), OWN_BLANK, CHOICE(3, 13, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SHF_R) = {
    FORM(MAXWELL_SHF_R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 12, op_GUARD), BLANK,
        TEXT("SHF.R"), WORD(0, p_FW), WORD(1, p_FTYPE), WORD(2, p_FHI), BLANK, WORD(3, p_Rd),
        WORD(4, p_CCW), COMMA, WORD(5, p_Ra), WORD(6, p_RA), COMMA, CHOICE(0, 7, op_SHFB), COMMA,
        WORD(10, p_Rc), WORD(11, p_RC), OWN_BLANK, CHOICE(3, 13, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SHFL) = {
    FORM(MAXWELL_SHFL, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("SHFL"), WORD(0, p_SMODE), BLANK, WORD(1, p_P2_2), COMMA, WORD(2, p_Rd), COMMA,
        WORD(3, p_Ra), COMMA, CHOICE(0, 4, op_SHB), COMMA, CHOICE(1, 6, op_SHC), OWN_BLANK,
        CHOICE(4, 9, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_SHL) = {
    FORM(MAXWELL_SHL, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD), BLANK,
        TEXT("SHL"), WORD(0, p_SHW), WORD(1, p_SHX), BLANK, WORD(2, p_Rd), WORD(3, p_CCW), COMMA,
        WORD(4, p_Ra), WORD(5, p_RA), COMMA, CHOICE(0, 6, op_SB), OWN_BLANK, CHOICE(3, 12, op_CTL),
        BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SHR) = {
    FORM(MAXWELL_SHR, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 13, op_GUARD), BLANK,
        TEXT("SHR"), WORD(0, p_UI), WORD(1, p_SHW), WORD(2, p_SHRX), WORD(3, p_BREV), BLANK,
        WORD(4, p_Rd), WORD(5, p_CCW), COMMA, WORD(6, p_Ra), WORD(7, p_RA), COMMA,
        CHOICE(0, 8, op_SB), OWN_BLANK, CHOICE(3, 14, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SSY) = {
    FORM(MAXWELL_SSY, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("SSY"), BLANK,
        CHOICE(0, 0, op_WAY), OWN_BLANK, CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_ST) = {
    FORM(MAXWELL_ST, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("ST"), WORD(0, p_GENE), WORD(1, p_GENS), WORD(2, p_LSIZE), BLANK, CHOICE(0, 3, op_A32),
        COMMA, WORD(6, p_Rd), COMMA, CHOICE(1, 7, op_GENPRED), OWN_BLANK, CHOICE(4, 9, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_STG) = {
    FORM(MAXWELL_STG, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("STG"), WORD(0, p_GE), WORD(1, p_GCS), WORD(2, p_SSIZE), BLANK, CHOICE(0, 3, op_A24),
        COMMA, WORD(6, p_Rd), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_STL) = {
    FORM(MAXWELL_STL, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("STL"), WORD(0, p_LCS), WORD(1, p_SSIZE), BLANK, CHOICE(0, 2, op_A24), COMMA,
        WORD(5, p_Rd), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_STP) = {
    FORM(MAXWELL_STP, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("STP"), WORD(0, p_STPW), BLANK,
        NUMBER(1, p_STPN), OWN_BLANK, CHOICE(1, 2, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_STS) = {
    FORM(MAXWELL_STS, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("STS"), WORD(0, p_SSIZE), BLANK, CHOICE(0, 1, op_A24), COMMA, WORD(4, p_Rd), OWN_BLANK,
        CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SUATOM) = {
    FORM(MAXWELL_SUATOM_R, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("SUATOM"), WORD(0, p_SUAPD), WORD(1, p_SUABA), WORD(2, p_SUDIM), WORD(3, p_SUAOP),
        CHOICE(0, 4, op_SUAKINDR), WORD(5, p_SUCLAMP), BLANK, WORD(6, p_Rd), COMMA, TEXT("["),
        WORD(7, p_Ra), TEXT("]"), COMMA, WORD(8, p_Rb), COMMA, CHOICE(1, 9, op_SUREG), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_SUATOM_CR, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD), BLANK,
        TEXT("SUATOM"), WORD(0, p_SUAPD), WORD(1, p_SUABA), WORD(2, p_SUDIM), TEXT(".CAS"),
        CHOICE(0, 3, op_SUAKINDR), WORD(4, p_SUCLAMP), BLANK, CHOICE(1, 5, op_SUPO), COMMA,
        WORD(6, p_Rd), COMMA, TEXT("["), WORD(7, p_Ra), TEXT("]"), COMMA, WORD(8, p_Rb), COMMA,
        CHOICE(2, 9, op_SUREG), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
};
FORMS(head_SUATOM_D) = {
    FORM(MAXWELL_SUATOM_I, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("SUATOM.D"), WORD(0, p_SUABA), WORD(1, p_SUDIM), WORD(2, p_SUAOP),
        CHOICE(0, 3, op_SUAKIND), WORD(4, p_SUCLAMP), BLANK, WORD(5, p_Rd), COMMA, TEXT("["),
        WORD(6, p_Ra), TEXT("]"), COMMA, WORD(7, p_Rb), COMMA, NUMBER(8, p_TXH), OWN_BLANK,
        CHOICE(3, 10, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_SUATOM_P, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("SUATOM.D"), WORD(0, p_SUABA), WORD(1, p_SUDIM), WORD(2, p_SUAOP),
        CHOICE(0, 3, op_SUAKINDR), WORD(4, p_SUCLAMP), BLANK, CHOICE(1, 5, op_SUPAO), COMMA,
        WORD(6, p_Rd), COMMA, TEXT("["), WORD(7, p_Ra), TEXT("]"), COMMA, WORD(8, p_Rb), COMMA,
        WORD(9, p_Rc), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_SUATOM_CI, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 9, op_GUARD), BLANK,
        TEXT("SUATOM.D"), WORD(0, p_SUABA), WORD(1, p_SUDIM), TEXT(".CAS"),
        CHOICE(0, 2, op_SUAKIND), WORD(3, p_SUCLAMP), BLANK, CHOICE(1, 4, op_SUPO), COMMA,
        WORD(5, p_Rd), COMMA, TEXT("["), WORD(6, p_Ra), TEXT("]"), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), OWN_BLANK, CHOICE(4, 10, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_SULD_D) = {
    FORM(MAXWELL_SULD_D, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("SULD.D"), WORD(0, p_SUBA), WORD(1, p_SUDIM), WORD(2, p_SULC), WORD(3, p_SUSIZE),
        WORD(4, p_SUCLAMP), BLANK, CHOICE(0, 5, op_SUPO), COMMA, WORD(6, p_Rd), COMMA, TEXT("["),
        WORD(7, p_Ra), TEXT("]"), COMMA, CHOICE(1, 8, op_SUWHERE), OWN_BLANK, CHOICE(4, 11, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_SULD_P) = {
    FORM(MAXWELL_SULD_P, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 9, op_GUARD), BLANK,
        TEXT("SULD.P"), WORD(0, p_SUDIM), WORD(1, p_SULC), WORD(2, p_SUMASK), WORD(3, p_SUCLAMP),
        BLANK, CHOICE(0, 4, op_SUPO), COMMA, WORD(5, p_Rd), COMMA, TEXT("["), WORD(6, p_Ra),
        TEXT("]"), COMMA, CHOICE(1, 7, op_SUWHERE), OWN_BLANK, CHOICE(4, 10, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_SURED_D) = {
    FORM(MAXWELL_SURED_D, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 9, op_GUARD), BLANK,
        TEXT("SURED.D"), WORD(0, p_SUBA), WORD(1, p_SUDIM), WORD(2, p_SUROP),
        CHOICE(0, 3, op_SURKIND), WORD(4, p_SUCLAMP), BLANK, TEXT("["), WORD(5, p_Ra), TEXT("]"),
        COMMA, WORD(6, p_Rd), COMMA, CHOICE(1, 7, op_SUWHERE), OWN_BLANK, CHOICE(4, 10, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_SURED_P) = {
    FORM(MAXWELL_SURED_P, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("SURED.P"), WORD(0, p_SUDIM), WORD(1, p_SUROP), WORD(2, p_SUCLAMP), BLANK, TEXT("["),
        WORD(3, p_Ra), TEXT("]"), COMMA, WORD(4, p_Rd), COMMA, CHOICE(0, 5, op_SUWHERE), OWN_BLANK,
        CHOICE(3, 8, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SUST_D) = {
    FORM(MAXWELL_SUST_D, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("SUST.D"), WORD(0, p_SUBA), WORD(1, p_SUDIM), WORD(2, p_SUSC), WORD(3, p_SUSIZE),
        WORD(4, p_SUCLAMP), BLANK, TEXT("["), WORD(5, p_Ra), TEXT("]"), COMMA, WORD(6, p_Rd), COMMA,
        CHOICE(0, 7, op_SUWHERE), OWN_BLANK, CHOICE(3, 10, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_SUST_P) = {
    FORM(MAXWELL_SUST_P, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD), BLANK,
        TEXT("SUST.P"), WORD(0, p_SUDIM), WORD(1, p_SUSC), WORD(2, p_SUMASK), WORD(3, p_SUCLAMP),
        BLANK, TEXT("["), WORD(4, p_Ra), TEXT("]"), COMMA, WORD(5, p_Rd), COMMA,
        CHOICE(0, 6, op_SUWHERE), OWN_BLANK, CHOICE(3, 9, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_SYNC) = {
    FORM(MAXWELL_SYNC, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("SYNC"), BLANK, WORD(0, p_CCT), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_TEX) = {
    FORM(MAXWELL_TEX_I, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 15, op_GUARD), BLANK,
        TEXT("TEX"), WORD(0, p_TLOD), WORD(1, p_TLC), WORD(2, p_TAO), WORD(3, p_TDC),
        WORD(4, p_TNDV), CHOICE(0, 5, op_TEND), BLANK, CHOICE(1, 8, op_TP), COMMA, WORD(9, p_Rd),
        COMMA, WORD(10, p_Ra), COMMA, CHOICE(2, 11, op_TRB), COMMA, NUMBER(12, p_TXH), COMMA,
        WORD(13, p_TDIM), COMMA, CHOICE(3, 14, op_TM), OWN_BLANK, CHOICE(6, 16, op_CTL), BLANK,
        CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_TEX_B) = {
    FORM(MAXWELL_TEX_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 14, op_GUARD), BLANK,
        TEXT("TEX.B"), WORD(0, p_TLODB), WORD(1, p_TLCB), WORD(2, p_TAOB), WORD(3, p_TDC),
        WORD(4, p_TNDV), CHOICE(0, 5, op_TEND), BLANK, CHOICE(1, 8, op_TP), COMMA, WORD(9, p_Rd),
        COMMA, WORD(10, p_Ra), COMMA, CHOICE(2, 11, op_TRB), COMMA, FIXED(0x0, false), COMMA,
        WORD(12, p_TDIM), COMMA, CHOICE(3, 13, op_TM), OWN_BLANK, CHOICE(6, 15, op_CTL), BLANK,
        CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_TEXS) = {
    FORM(MAXWELL_TEXS_D1_LZ_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("1D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_SHORT), CHOICE(1, 1, op_TEND), BLANK, WORD(4, p_Rd2), COMMA,
        WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA, NUMBER(8, p_TXH), COMMA,
        TEXT("2D"), COMMA, WORD(9, p_TXC), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LZ_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LL_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LL"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_DC_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".DC"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LL_DC_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LL.DC"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LZ_DC_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ.DC"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_SHORT), CHOICE(1, 1, op_TEND), BLANK, WORD(4, p_Rd2), COMMA,
        WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA, NUMBER(8, p_TXH), COMMA,
        TEXT("ARRAY_2D"), COMMA, WORD(9, p_TXC), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_LZ_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("ARRAY_2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_LZ_DC_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ.DC"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("ARRAY_2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D3_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_SHORT), CHOICE(1, 1, op_TEND), BLANK, WORD(4, p_Rd2), COMMA,
        WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA, NUMBER(8, p_TXH), COMMA,
        TEXT("3D"), COMMA, WORD(9, p_TXC), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D3_LZ_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("3D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_CUBE_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), CHOICE(1, 1, op_TEND), BLANK, WORD(4, p_Rd2),
        COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA, NUMBER(8, p_TXH),
        COMMA, TEXT("CUBE"), COMMA, WORD(9, p_TXC), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_CUBE_LL_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LL"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("CUBE"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D1_LZ_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("1D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_SHORT), CHOICE(1, 1, op_TEND), BLANK, WORD(4, p_Rd2_2), COMMA,
        WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA, NUMBER(8, p_TXH), COMMA,
        TEXT("2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LZ_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LL_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LL"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_DC_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".DC"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LL_DC_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LL.DC"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LZ_DC_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ.DC"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_SHORT), CHOICE(1, 1, op_TEND), BLANK, WORD(4, p_Rd2_2), COMMA,
        WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA, NUMBER(8, p_TXH), COMMA,
        TEXT("ARRAY_2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_LZ_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("ARRAY_2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_LZ_DC_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ.DC"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("ARRAY_2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D3_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_SHORT), CHOICE(1, 1, op_TEND), BLANK, WORD(4, p_Rd2_2), COMMA,
        WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA, NUMBER(8, p_TXH), COMMA,
        TEXT("3D"), COMMA, WORD(9, p_TXC1), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D3_LZ_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("3D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_CUBE_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), CHOICE(1, 1, op_TEND), BLANK, WORD(4, p_Rd2_2),
        COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA, NUMBER(8, p_TXH),
        COMMA, TEXT("CUBE"), COMMA, WORD(9, p_TXC1), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_CUBE_LL_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_SHORT), TEXT(".LL"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("CUBE"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_TLD) = {
    FORM(MAXWELL_TLD_I, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 14, op_GUARD), BLANK,
        TEXT("TLD"), WORD(0, p_TLDL), WORD(1, p_TAOL), WORD(2, p_TLDM), WORD(3, p_TLDC),
        CHOICE(0, 4, op_TEND), BLANK, CHOICE(1, 7, op_TP), COMMA, WORD(8, p_Rd), COMMA,
        WORD(9, p_Ra), COMMA, CHOICE(2, 10, op_TRB), COMMA, NUMBER(11, p_TXH), COMMA,
        WORD(12, p_TDIM), COMMA, CHOICE(3, 13, op_TM), OWN_BLANK, CHOICE(6, 15, op_CTL), BLANK,
        CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_TLD_B) = {
    FORM(MAXWELL_TLD_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 13, op_GUARD), BLANK,
        TEXT("TLD.B"), WORD(0, p_TLDL), WORD(1, p_TAOL), WORD(2, p_TLDM), WORD(3, p_TLDC),
        CHOICE(0, 4, op_TEND), BLANK, CHOICE(1, 7, op_TP), COMMA, WORD(8, p_Rd), COMMA,
        WORD(9, p_Ra), COMMA, CHOICE(2, 10, op_TRB), COMMA, FIXED(0x0, false), COMMA,
        WORD(11, p_TDIM), COMMA, CHOICE(3, 12, op_TM), OWN_BLANK, CHOICE(6, 14, op_CTL), BLANK,
        CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_TLD4) = {
    FORM(MAXWELL_TLD4_I, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 14, op_GUARD), BLANK,
        TEXT("TLD4"), WORD(0, p_T4C), WORD(1, p_T4O), WORD(2, p_TDC), WORD(3, p_TNDV),
        CHOICE(0, 4, op_TEND), BLANK, CHOICE(1, 7, op_TP), COMMA, WORD(8, p_Rd), COMMA,
        WORD(9, p_Ra), COMMA, CHOICE(2, 10, op_TRB), COMMA, NUMBER(11, p_TXH), COMMA,
        WORD(12, p_TDIM), COMMA, CHOICE(3, 13, op_TM), OWN_BLANK, CHOICE(6, 15, op_CTL), BLANK,
        CHOICE(10, 0, op_CLOSE), END),
    FORM(MAXWELL_TLD4_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 13, op_GUARD), BLANK,
        TEXT("TLD4"), WORD(0, p_T4CB), TEXT(".B"), WORD(1, p_T4OB), WORD(2, p_TDC), WORD(3, p_TNDV),
        CHOICE(0, 4, op_TEND), BLANK, CHOICE(1, 7, op_TP), COMMA, WORD(8, p_Rd), COMMA,
        WORD(9, p_Ra), COMMA, CHOICE(2, 10, op_TRB), COMMA, FIXED(0x0, false), COMMA,
        WORD(11, p_TDIM), COMMA, CHOICE(3, 12, op_TM), OWN_BLANK, CHOICE(6, 14, op_CTL), BLANK,
        CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_TLD4S) = {
    FORM(MAXWELL_TLD4S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 12, op_GUARD), BLANK,
        TEXT("TLD4S"), CHOICE(0, 0, op_SHORT4), WORD(1, p_T4CS), WORD(2, p_TAOS), WORD(3, p_TDC),
        CHOICE(1, 4, op_TEND), BLANK, WORD(7, p_Rd2_3), COMMA, WORD(8, p_Rd), COMMA, WORD(9, p_Ra),
        COMMA, WORD(10, p_Rb), COMMA, NUMBER(11, p_TXH), OWN_BLANK, CHOICE(4, 13, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_TLDS) = {
    FORM(MAXWELL_TLDS_D1_LZ_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("1D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D1_LL_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LL"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("1D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_AO_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ.AOFFI"), CHOICE(1, 1, op_TEND),
        BLANK, WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb),
        COMMA, NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LL_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LL"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_MS_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ.MS"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D3_LZ_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("3D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_A2_LZ_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("ARRAY_2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LL_AO_M, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LL.AOFFI"), CHOICE(1, 1, op_TEND),
        BLANK, WORD(4, p_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb),
        COMMA, NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D1_LZ_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("1D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D1_LL_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LL"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("1D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_AO_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ.AOFFI"), CHOICE(1, 1, op_TEND),
        BLANK, WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb),
        COMMA, NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LL_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LL"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_MS_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ.MS"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D3_LZ_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("3D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_A2_LZ_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LZ"), CHOICE(1, 1, op_TEND), BLANK,
        WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb), COMMA,
        NUMBER(8, p_TXH), COMMA, TEXT("ARRAY_2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LL_AO_S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_SHORT), TEXT(".LL.AOFFI"), CHOICE(1, 1, op_TEND),
        BLANK, WORD(4, p_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA, WORD(7, p_Rb),
        COMMA, NUMBER(8, p_TXH), COMMA, TEXT("2D"), COMMA, WORD(9, p_TXC1), OWN_BLANK,
        CHOICE(4, 11, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_TMML_B_LOD) = {
    FORM(MAXWELL_TMML_B, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 9, op_GUARD), BLANK,
        TEXT("TMML.B.LOD"), WORD(0, p_TNDV), CHOICE(0, 1, op_TEND), BLANK, WORD(4, p_Rd), COMMA,
        WORD(5, p_Ra), COMMA, CHOICE(1, 6, op_TRB), COMMA, FIXED(0x0, false), COMMA,
        WORD(7, p_TDIM), COMMA, CHOICE(2, 8, op_TM), OWN_BLANK, CHOICE(5, 10, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_TMML_LOD) = {
    FORM(MAXWELL_TMML_I, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 9, op_GUARD), BLANK,
        TEXT("TMML.LOD"), WORD(0, p_TNDV), CHOICE(0, 1, op_TEND), BLANK, WORD(4, p_Rd), COMMA,
        WORD(5, p_Ra), COMMA, NUMBER(6, p_TXH), COMMA, WORD(7, p_TDIM), COMMA, CHOICE(1, 8, op_TM),
        OWN_BLANK, CHOICE(4, 10, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_TXA) = {
    FORM(MAXWELL_TXA, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("TXA"), WORD(0, p_TNDV), CHOICE(0, 1, op_TEND), BLANK, WORD(4, p_Rd), COMMA,
        WORD(5, p_Ra), COMMA, NUMBER(6, p_TXH), COMMA, CHOICE(1, 7, op_TM), OWN_BLANK,
        CHOICE(4, 9, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_TXD) = {
    FORM(MAXWELL_TXD_I, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 12, op_GUARD), BLANK,
        TEXT("TXD"), WORD(0, p_TLCD), WORD(1, p_TAOL), CHOICE(0, 2, op_TEND), BLANK,
        CHOICE(1, 5, op_TP), COMMA, WORD(6, p_Rd), COMMA, WORD(7, p_Ra), COMMA,
        CHOICE(2, 8, op_TRB), COMMA, NUMBER(9, p_TXH), COMMA, WORD(10, p_TDIM), COMMA,
        CHOICE(3, 11, op_TM), OWN_BLANK, CHOICE(6, 13, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE),
        END),
};
FORMS(head_TXD_B) = {
    FORM(MAXWELL_TXD_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 11, op_GUARD), BLANK,
        TEXT("TXD.B"), WORD(0, p_TLCD), WORD(1, p_TAOL), CHOICE(0, 2, op_TEND), BLANK,
        CHOICE(1, 5, op_TP), COMMA, WORD(6, p_Rd), COMMA, WORD(7, p_Ra), COMMA,
        CHOICE(2, 8, op_TRB), COMMA, FIXED(0x0, false), COMMA, WORD(9, p_TDIM), COMMA,
        CHOICE(3, 10, op_TM), OWN_BLANK, CHOICE(6, 12, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE),
        END),
};
FORMS(head_TXQ) = {
    FORM(MAXWELL_TXQ_I, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 9, op_GUARD), BLANK,
        TEXT("TXQ"), CHOICE(0, 0, op_TEND), BLANK, WORD(3, p_Rd), COMMA, WORD(4, p_Ra), COMMA,
        CHOICE(1, 5, op_TXQW), COMMA, NUMBER(7, p_TXH), COMMA, CHOICE(2, 8, op_TM), OWN_BLANK,
        CHOICE(5, 10, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_TXQ_B) = {
    FORM(MAXWELL_TXQ_B, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 8, op_GUARD), BLANK,
        TEXT("TXQ.B"), CHOICE(0, 0, op_TEND), BLANK, WORD(3, p_Rd), COMMA, WORD(4, p_Ra), COMMA,
        CHOICE(1, 5, op_TXQW), COMMA, FIXED(0x0, false), COMMA, CHOICE(2, 7, op_TM), OWN_BLANK,
        CHOICE(5, 9, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_VABSDIFF) = {
    FORM(MAXWELL_VABSDIFF, INNER, 0, CHOICE(8, 0, op_OPEN), BLANK, CHOICE(7, 18, op_GUARD), BLANK,
        TEXT("VABSDIFF"), WORD(0, p_VSD), CHOICE(0, 1, op_VT), WORD(3, p_VSAT), WORD(4, p_VRED),
        BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(5, 7, op_VA), COMMA,
        CHOICE(6, 11, op_VB), COMMA, WORD(16, p_Rc), WORD(17, p_RC), OWN_BLANK,
        CHOICE(9, 19, op_CTL), BLANK, CHOICE(13, 0, op_CLOSE), END),
};
FORMS(head_VABSDIFF4) = {
    FORM(MAXWELL_VABSDIFF4, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 16, op_GUARD), BLANK,
        TEXT("VABSDIFF4"), WORD(0, p_V4SD), WORD(1, p_V4A), WORD(2, p_V4B), WORD(3, p_V4SAT),
        WORD(4, p_V4RED), WORD(5, p_V4M), BLANK, WORD(6, p_Rd), WORD(7, p_CCW), COMMA,
        WORD(8, p_Ra), WORD(9, p_V4SA), WORD(10, p_RA), COMMA, WORD(11, p_Rb), WORD(12, p_V4SB),
        WORD(13, p_RB), COMMA, WORD(14, p_Rc), WORD(15, p_RC), OWN_BLANK, CHOICE(2, 17, op_CTL),
        BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_VADD) = {
    FORM(MAXWELL_VADD, INNER, 0, CHOICE(8, 0, op_OPEN), BLANK, CHOICE(7, 20, op_GUARD), BLANK,
        TEXT("VADD"), WORD(0, p_VUD), CHOICE(0, 1, op_VT), WORD(3, p_VSAT), WORD(4, p_VRED), BLANK,
        WORD(5, p_Rd), WORD(6, p_CCW), COMMA, WORD(7, p_VNA), CHOICE(5, 8, op_VA), COMMA,
        WORD(12, p_VNB), CHOICE(6, 13, op_VB), COMMA, WORD(18, p_Rc), WORD(19, p_RC), OWN_BLANK,
        CHOICE(9, 21, op_CTL), BLANK, CHOICE(13, 0, op_CLOSE), END),
};
FORMS(head_VMAD) = {
    FORM(MAXWELL_VMAD, INNER, 0, CHOICE(11, 0, op_OPEN), BLANK, CHOICE(10, 19, op_GUARD), BLANK,
        TEXT("VMAD"), CHOICE(0, 0, op_VT), CHOICE(5, 0, op_PLUSONE), WORD(2, p_VSHIFT),
        WORD(3, p_VSAT), BLANK, WORD(4, p_Rd), WORD(5, p_CCW), COMMA, CHOICE(6, 6, op_VMA), COMMA,
        CHOICE(8, 11, op_VB), COMMA, CHOICE(9, 16, op_VMC), OWN_BLANK, CHOICE(12, 20, op_CTL),
        BLANK, CHOICE(16, 0, op_CLOSE), END),
};
FORMS(head_VMNMX) = {
    FORM(MAXWELL_VMNMX, INNER, 0, CHOICE(8, 0, op_OPEN), BLANK, CHOICE(7, 19, op_GUARD), BLANK,
        TEXT("VMNMX"), WORD(0, p_VUD), CHOICE(0, 1, op_VT), WORD(3, p_VMX), WORD(4, p_VSAT),
        WORD(5, p_VRED), BLANK, WORD(6, p_Rd), WORD(7, p_CCW), COMMA, CHOICE(5, 8, op_VA), COMMA,
        CHOICE(6, 12, op_VB), COMMA, WORD(17, p_Rc), WORD(18, p_RC), OWN_BLANK,
        CHOICE(9, 20, op_CTL), BLANK, CHOICE(13, 0, op_CLOSE), END),
};
FORMS(head_VOTE) = {
    FORM(MAXWELL_VOTE, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("VOTE"), WORD(0, p_VMODE), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_VP), COMMA,
        CHOICE(0, 3, op_QA), OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_VOTE_VTG) = {
    FORM(MAXWELL_VOTE_VTG, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 2, op_GUARD), BLANK,
        TEXT("VOTE.VTG"), WORD(0, p_VTG), BLANK, NUMBER(1, p_VTGN), OWN_BLANK, CHOICE(2, 3, op_CTL),
        BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_VSET) = {
    FORM(MAXWELL_VSET, INNER, 0, CHOICE(8, 0, op_OPEN), BLANK, CHOICE(7, 17, op_GUARD), BLANK,
        TEXT("VSET"), WORD(0, p_VCMP), CHOICE(0, 1, op_VT), WORD(3, p_VRED), BLANK, WORD(4, p_Rd),
        WORD(5, p_CCW), COMMA, CHOICE(5, 6, op_VA), COMMA, CHOICE(6, 10, op_VB), COMMA,
        WORD(15, p_Rc), WORD(16, p_RC), OWN_BLANK, CHOICE(9, 18, op_CTL), BLANK,
        CHOICE(13, 0, op_CLOSE), END),
};
FORMS(head_VSETP) = {
    FORM(MAXWELL_VSETP, INNER, 0, CHOICE(9, 0, op_OPEN), BLANK, CHOICE(8, 17, op_GUARD), BLANK,
        TEXT("VSETP"), WORD(0, p_VCMPP), CHOICE(0, 1, op_VT), WORD(3, p_BOP), BLANK, WORD(4, p_P0),
        COMMA, WORD(5, p_P1), COMMA, CHOICE(5, 6, op_VA), COMMA, CHOICE(6, 10, op_VB), COMMA,
        CHOICE(7, 15, op_QA), OWN_BLANK, CHOICE(10, 18, op_CTL), BLANK, CHOICE(14, 0, op_CLOSE),
        END),
};
FORMS(head_VSHL) = {
    FORM(MAXWELL_VSHL, INNER, 0, CHOICE(7, 0, op_OPEN), BLANK, CHOICE(6, 18, op_GUARD), BLANK,
        TEXT("VSHL"), WORD(0, p_VUD), CHOICE(0, 1, op_VST), WORD(2, p_VWRAP), WORD(3, p_VSAT),
        WORD(4, p_VRED), BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(4, 7, op_VA), COMMA,
        CHOICE(5, 11, op_VB), COMMA, WORD(16, p_Rc), WORD(17, p_RC), OWN_BLANK,
        CHOICE(8, 19, op_CTL), BLANK, CHOICE(12, 0, op_CLOSE), END),
};
FORMS(head_VSHR) = {
    FORM(MAXWELL_VSHR, INNER, 0, CHOICE(7, 0, op_OPEN), BLANK, CHOICE(6, 18, op_GUARD), BLANK,
        TEXT("VSHR"), WORD(0, p_VUD), CHOICE(0, 1, op_VST), WORD(2, p_VWRAP), WORD(3, p_VSAT),
        WORD(4, p_VRED), BLANK, WORD(5, p_Rd), WORD(6, p_CCW), COMMA, CHOICE(4, 7, op_VA), COMMA,
        CHOICE(5, 11, op_VB), COMMA, WORD(16, p_Rc), WORD(17, p_RC), OWN_BLANK,
        CHOICE(8, 19, op_CTL), BLANK, CHOICE(12, 0, op_CLOSE), END),
};
FORMS(head_XMAD) = {
    FORM(MAXWELL_XMAD_R, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD), BLANK,
        TEXT("XMAD"), WORD(0, p_XSIGN), CHOICE(0, 1, op_XM), BLANK, WORD(5, p_Rd), WORD(6, p_CCW),
        COMMA, CHOICE(1, 7, op_XA), COMMA, CHOICE(2, 10, op_XBR), COMMA, WORD(13, p_Rc),
        WORD(14, p_RC), OWN_BLANK, CHOICE(5, 16, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_XMAD_I, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD), BLANK,
        TEXT("XMAD"), WORD(0, p_XSIGN), CHOICE(0, 1, op_XM), BLANK, WORD(5, p_Rd), WORD(6, p_CCW),
        COMMA, CHOICE(1, 7, op_XA), COMMA, CHOICE(2, 10, op_XBI), COMMA, WORD(11, p_Rc),
        WORD(12, p_RC), OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_XMAD_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 15, op_GUARD), BLANK,
        TEXT("XMAD"), WORD(0, p_XSIGN), CHOICE(0, 1, op_XMC), BLANK, WORD(5, p_Rd), WORD(6, p_CCW),
        COMMA, CHOICE(1, 7, op_XA), COMMA, CHOICE(2, 10, op_XBC), COMMA, WORD(13, p_Rc),
        WORD(14, p_RC), OWN_BLANK, CHOICE(6, 16, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
    FORM(MAXWELL_XMAD_C, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 13, op_GUARD), BLANK,
        TEXT("XMAD"), WORD(0, p_XSIGN), CHOICE(0, 1, op_XMX), BLANK, WORD(3, p_Rd), WORD(4, p_CCW),
        COMMA, CHOICE(1, 5, op_XA), COMMA, CHOICE(2, 8, op_XBRC), COMMA, CHOICE(3, 11, op_CB),
        OWN_BLANK, CHOICE(6, 14, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
HEADS(heads) = {
    HEAD("AL2P", head_AL2P),
    HEAD("ALD", head_ALD),
    HEAD("AST", head_AST),
    HEAD("AST.P", head_AST_P),
    HEAD("AST.PHYS", head_AST_PHYS),
    HEAD("ATOM", head_ATOM),
    HEAD("ATOMS", head_ATOMS),
    HEAD("B2R", head_B2R),
    HEAD("B2R.RESULT", head_B2R_RESULT),
    HEAD("B2R.WARP", head_B2R_WARP),
    HEAD("BAR.ARV", head_BAR_ARV),
    HEAD("BAR.RED", head_BAR_RED),
    HEAD("BAR.SCAN", head_BAR_SCAN),
    HEAD("BAR.SYNC", head_BAR_SYNC),
    HEAD("BFE", head_BFE),
    HEAD("BFI", head_BFI),
    HEAD("BPT", head_BPT),
    HEAD("BRA", head_BRA),
    HEAD("BRK", head_BRK),
    HEAD("BRX", head_BRX),
    HEAD("CAL", head_CAL),
    HEAD("CCTL", head_CCTL),
    HEAD("CCTLL", head_CCTLL),
    HEAD("CCTLT.IVALL", head_CCTLT_IVALL),
    HEAD("CCTLT.IVTH", head_CCTLT_IVTH),
    HEAD("CONT", head_CONT),
    HEAD("CS2R", head_CS2R),
    HEAD("CSET", head_CSET),
    HEAD("CSETP", head_CSETP),
    HEAD("DADD", head_DADD),
    HEAD("DEPBAR", head_DEPBAR),
    HEAD("DEPBAR.LE", head_DEPBAR_LE),
    HEAD("DFMA", head_DFMA),
    HEAD("DMNMX", head_DMNMX),
    HEAD("DMUL", head_DMUL),
    HEAD("DSET", head_DSET),
    HEAD("DSETP", head_DSETP),
    HEAD("EXIT", head_EXIT),
    HEAD("F2F", head_F2F),
    HEAD("F2I", head_F2I),
    HEAD("FADD", head_FADD),
    HEAD("FADD32I", head_FADD32I),
    HEAD("FCHK.DIVIDE", head_FCHK_DIVIDE),
    HEAD("FCMP", head_FCMP),
    HEAD("FFMA", head_FFMA),
    HEAD("FFMA32I", head_FFMA32I),
    HEAD("FLO", head_FLO),
    HEAD("FMNMX", head_FMNMX),
    HEAD("FMUL", head_FMUL),
    HEAD("FMUL32I", head_FMUL32I),
    HEAD("FSET", head_FSET),
    HEAD("FSETP", head_FSETP),
    HEAD("FSWZADD", head_FSWZADD),
    HEAD("GETCRSPTR", head_GETCRSPTR),
    HEAD("GETLMEMBASE", head_GETLMEMBASE),
    HEAD("HADD2", head_HADD2),
    HEAD("HADD2_32I", head_HADD2_32I),
    HEAD("HFMA2", head_HFMA2),
    HEAD("HFMA2_32I", head_HFMA2_32I),
    HEAD("HMUL2", head_HMUL2),
    HEAD("HMUL2_32I", head_HMUL2_32I),
    HEAD("HSET2", head_HSET2),
    HEAD("HSETP2", head_HSETP2),
    HEAD("I2F", head_I2F),
    HEAD("I2I", head_I2I),
    HEAD("IADD", head_IADD),
    HEAD("IADD3", head_IADD3),
    HEAD("IADD32I", head_IADD32I),
    HEAD("ICMP", head_ICMP),
    HEAD("IDE", head_IDE),
    HEAD("IDP.2A", head_IDP_2A),
    HEAD("IDP.4A", head_IDP_4A),
    HEAD("IMAD", head_IMAD),
    HEAD("IMAD32I", head_IMAD32I),
    HEAD("IMADSP.S", head_IMADSP_S),
    HEAD("IMADSP.U", head_IMADSP_U),
    HEAD("IMNMX", head_IMNMX),
    HEAD("IMUL", head_IMUL),
    HEAD("IMUL32I", head_IMUL32I),
    HEAD("IPA", head_IPA),
    HEAD("ISBERD", head_ISBERD),
    HEAD("ISCADD", head_ISCADD),
    HEAD("ISCADD32I", head_ISCADD32I),
    HEAD("ISET", head_ISET),
    HEAD("ISETP", head_ISETP),
    HEAD("JCAL", head_JCAL),
    HEAD("JMP", head_JMP),
    HEAD("JMX", head_JMX),
    HEAD("KIL", head_KIL),
    HEAD("LD", head_LD),
    HEAD("LDC", head_LDC),
    HEAD("LDG", head_LDG),
    HEAD("LDL", head_LDL),
    HEAD("LDS", head_LDS),
    HEAD("LDS.U", head_LDS_U),
    HEAD("LEA", head_LEA),
    HEAD("LEA.HI", head_LEA_HI),
    HEAD("LEPC", head_LEPC),
    HEAD("LONGJMP", head_LONGJMP),
    HEAD("LOP", head_LOP),
    HEAD("LOP3.LUT", head_LOP3_LUT),
    HEAD("LOP32I", head_LOP32I),
    HEAD("MEMBAR", head_MEMBAR),
    HEAD("MOV", head_MOV),
    HEAD("MOV32I", head_MOV32I),
    HEAD("MUFU", head_MUFU),
    HEAD("NOP", head_NOP),
    HEAD("OUT", head_OUT),
    HEAD("P2R", head_P2R),
    HEAD("PBK", head_PBK),
    HEAD("PCNT", head_PCNT),
    HEAD("PEXIT", head_PEXIT),
    HEAD("PIXLD", head_PIXLD),
    HEAD("PLONGJMP", head_PLONGJMP),
    HEAD("POPC", head_POPC),
    HEAD("PRET", head_PRET),
    HEAD("PRMT", head_PRMT),
    HEAD("PSET", head_PSET),
    HEAD("PSETP", head_PSETP),
    HEAD("R2B", head_R2B),
    HEAD("R2P", head_R2P),
    HEAD("RAM", head_RAM),
    HEAD("RED", head_RED),
    HEAD("RET", head_RET),
    HEAD("RRO", head_RRO),
    HEAD("RTT", head_RTT),
    HEAD("S2R", head_S2R),
    HEAD("SAM", head_SAM),
    HEAD("SEL", head_SEL),
    HEAD("SETCRSPTR", head_SETCRSPTR),
    HEAD("SETLMEMBASE", head_SETLMEMBASE),
    HEAD("SHF.L", head_SHF_L),
    HEAD("SHF.R", head_SHF_R),
    HEAD("SHFL", head_SHFL),
    HEAD("SHL", head_SHL),
    HEAD("SHR", head_SHR),
    HEAD("SSY", head_SSY),
    HEAD("ST", head_ST),
    HEAD("STG", head_STG),
    HEAD("STL", head_STL),
    HEAD("STP", head_STP),
    HEAD("STS", head_STS),
    HEAD("SUATOM", head_SUATOM),
    HEAD("SUATOM.D", head_SUATOM_D),
    HEAD("SULD.D", head_SULD_D),
    HEAD("SULD.P", head_SULD_P),
    HEAD("SURED.D", head_SURED_D),
    HEAD("SURED.P", head_SURED_P),
    HEAD("SUST.D", head_SUST_D),
    HEAD("SUST.P", head_SUST_P),
    HEAD("SYNC", head_SYNC),
    HEAD("TEX", head_TEX),
    HEAD("TEX.B", head_TEX_B),
    HEAD("TEXS", head_TEXS),
    HEAD("TLD", head_TLD),
    HEAD("TLD.B", head_TLD_B),
    HEAD("TLD4", head_TLD4),
    HEAD("TLD4S", head_TLD4S),
    HEAD("TLDS", head_TLDS),
    HEAD("TMML.B.LOD", head_TMML_B_LOD),
    HEAD("TMML.LOD", head_TMML_LOD),
    HEAD("TXA", head_TXA),
    HEAD("TXD", head_TXD),
    HEAD("TXD.B", head_TXD_B),
    HEAD("TXQ", head_TXQ),
    HEAD("TXQ.B", head_TXQ_B),
    HEAD("VABSDIFF", head_VABSDIFF),
    HEAD("VABSDIFF4", head_VABSDIFF4),
    HEAD("VADD", head_VADD),
    HEAD("VMAD", head_VMAD),
    HEAD("VMNMX", head_VMNMX),
    HEAD("VOTE", head_VOTE),
    HEAD("VOTE.VTG", head_VOTE_VTG),
    HEAD("VSET", head_VSET),
    HEAD("VSETP", head_VSETP),
    HEAD("VSHL", head_VSHL),
    HEAD("VSHR", head_VSHR),
    HEAD("XMAD", head_XMAD),
};
static const struct isadora_words *const registers[] = {&words_file_r, &words_file_p,
    &words_file_cc, &words_file_pc, &words_file_active, &words_file_sr};

const struct isadora_syntax maxwell_syntax = {
    .heads = heads, .head_count = COUNT(heads),
    .inner = true,
    .registers = registers, .file_count = COUNT(registers),
};

