/* Generated from the description maxwell by gen/emit/target. Do not edit. */
#include "maxwell_state.h"
#include "base/target_tables.h"
#include "base/text.h"
#include "simt/cpu_level.h"
#include <isadora/analysis.h>

extern const struct isadora_use_tables maxwell_uses;

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
CODES(AOP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH") T(10, ".SAFEADD"))
CODES(ASOP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH"))
CODES(AROP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR"))
CODES(ATYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64"))
CODES(ARTYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64"))
CODES(ASTYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".S64"))
CODES(AE,
    T(0, "") T(1, ".E"))
CODES(CASW,
    T(0, "") T(1, ".64"))
CODES(CASWS,
    T(0, "") T(1, ".64"))
CODES(CASK,
    T(0, ".CAST") T(1, ".CAST.SPIN") T(2, ".CAS"))
CODES(AOPP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH") T(10, ".SAFEADD"))
CODES(CCOP,
    T(1, ".PF1") T(2, ".PF1.5") T(3, ".PF2") T(4, ".WB") T(5, ".IV") T(6, ".IVALL") T(7, ".RS")
        T(9, ".RSLB"))
CODES(CCOPQ,
    T(0, ".QRY1") T(1, ".PF1") T(2, ".PF1.5") T(3, ".PF2") T(4, ".WB") T(5, ".IV") T(6, ".IVALL")
        T(7, ".RS")
    T(9, ".RSLB"))
CODES(CCLEVEL,
    T(0, "") T(1, ".U") T(2, ".C") T(3, ".I") T(4, ".CRS"))
CODES(CCE,
    T(0, "") T(1, ".E"))
CODES(XC,
    T(0, "") T(1, ".X"))
CODES(LMT,
    T(0, "") T(1, ".LMT"))
CODES(UNI,
    T(0, "") T(1, ".U"))
CODES(KEEP,
    T(0, "") T(1, ".KEEPREFCOUNT"))
CODES(NOINC,
    T(0, ".NOINC") T(1, ""))
CODES(IDEN,
    T(0, ".EN") T(1, ""))
CODES(RTTK,
    T(0, "") T(1, ".TERMINATE") T(2, ".FALLTHROUGH") T(3, ".PREEMPTED"))
CODES(BPTK,
    T(0, ".DRAIN_ILLEGAL") T(1, ".CAL") T(2, ".PAUSE") T(3, ".TRAP") T(4, ".INT") T(5, ".DRAIN"))
CODES(NTRIG,
    T(0, "") T(1, ".TRIG"))
CODES(CDF,
    T(1, ".F16") T(2, ".F32") T(3, ".F64"))
CODES(CSF,
    T(1, ".F16") T(2, ".F32") T(3, ".F64"))
CODES(CH,
    T(0, "") T(1, ".H1"))
CODES(CRND,
    T(0, "") T(3, ".PASS") T(4, ".ROUND") T(5, ".FLOOR") T(6, ".CEIL") T(7, ".TRUNC"))
CODES(CINT,
    T(0, "") T(1, ".FLOOR") T(2, ".CEIL") T(3, ".TRUNC"))
CODES(CDI,
    T(1, ".U16") T(2, ".U32") T(3, ".U64") T(5, ".S16") T(6, ".S32") T(7, ".S64"))
CODES(CDN,
    T(0, ".U8") T(1, ".U16") T(2, ".U32") T(4, ".S8") T(5, ".S16") T(6, ".S32"))
CODES(CSI,
    T(0, ".U8") T(1, ".U16") T(2, ".U32") T(3, ".U64") T(4, ".S8") T(5, ".S16") T(6, ".S32")
        T(7, ".S64"))
CODES(CSN,
    T(0, ".U8") T(1, ".U16") T(2, ".U32") T(4, ".S8") T(5, ".S16") T(6, ".S32"))
CODES(CBYTE,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(CHALF,
    T(0, "") T(2, ".H1"))
CODES(DRND,
    T(0, "") T(1, ".RM") T(2, ".RP") T(3, ".RZ"))
CODES(NOY,
    T(0, "Y") T(1, ""))
CODES(W1,
    T(0, "") T(1, "^1"))
CODES(W2,
    T(0, "") T(1, "^2"))
CODES(W3,
    T(0, "") T(1, "^3"))
CODES(W4,
    T(0, "") T(1, "^4"))
CODES(W5,
    T(0, "") T(1, "^5"))
CODES(W6,
    T(0, "") T(1, "^6"))
CODES(RA,
    T(0, "") T(1, ".reuse"))
CODES(RB,
    T(0, "") T(1, ".reuse"))
CODES(RC,
    T(0, "") T(1, ".reuse"))
CODES(Q0N,
    T(0, "") T(1, "!"))
CODES(CCW,
    T(0, "") T(1, ".CC"))
CODES(CCWL,
    T(0, "") T(1, ".CC"))
CODES(CCT,
    T(0, "CC.F") T(1, "CC.LT") T(2, "CC.EQ") T(3, "CC.LE") T(4, "CC.GT") T(5, "CC.NE") T(6, "CC.GE")
        T(7, "CC.NUM")
    T(8, "CC.NAN") T(9, "CC.LTU") T(10, "CC.EQU") T(11, "CC.LEU") T(12, "CC.GTU") T(13, "CC.NEU")
        T(14, "CC.GEU") T(15, "")
    T(16, "CC.OFF") T(17, "CC.LO") T(18, "CC.SFF") T(19, "CC.LS") T(20, "CC.HI") T(21, "CC.SFT")
        T(22, "CC.HS") T(23, "CC.OFT")
    T(24, "CC.CSM_TA") T(25, "CC.CSM_TR") T(26, "CC.CSM_MX") T(27, "CC.FCSM_TA") T(28, "CC.FCSM_TR")
        T(29, "CC.FCSM_MX") T(30, "CC.RLE") T(31, "CC.RGT"))
CODES(CCT8,
    T(0, "CC.F") T(1, "CC.LT") T(2, "CC.EQ") T(3, "CC.LE") T(4, "CC.GT") T(5, "CC.NE") T(6, "CC.GE")
        T(7, "CC.NUM")
    T(8, "CC.NAN") T(9, "CC.LTU") T(10, "CC.EQU") T(11, "CC.LEU") T(12, "CC.GTU") T(13, "CC.NEU")
        T(14, "CC.GEU") T(15, "")
    T(16, "CC.OFF") T(17, "CC.LO") T(18, "CC.SFF") T(19, "CC.LS") T(20, "CC.HI") T(21, "CC.SFT")
        T(22, "CC.HS") T(23, "CC.OFT")
    T(24, "CC.CSM_TA") T(25, "CC.CSM_TR") T(26, "CC.CSM_MX") T(27, "CC.FCSM_TA") T(28, "CC.FCSM_TR")
        T(29, "CC.FCSM_MX") T(30, "CC.RLE") T(31, "CC.RGT"))
CODES(FRND,
    T(0, "") T(1, ".RM") T(2, ".RP") T(3, ".RZ"))
CODES(FTZ,
    T(0, "") T(1, ".FTZ"))
CODES(FSAT,
    T(0, "") T(1, ".SAT"))
CODES(FNA,
    T(0, "") T(1, "-"))
CODES(FNB,
    T(0, "") T(1, "-"))
CODES(FAA,
    T(0, "") T(1, "|"))
CODES(FAB,
    T(0, "") T(1, "|"))
CODES(FTZL,
    T(0, "") T(1, ".FTZ"))
CODES(FNAL,
    T(0, "") T(1, "-"))
CODES(FAAL,
    T(0, "") T(1, "|"))
CODES(FNBL,
    T(0, "") T(1, ".NEG"))
CODES(FABL,
    T(0, "") T(1, ".ABS"))
CODES(FMZ,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(FSCALE,
    T(0, "") T(1, ".D2") T(2, ".D4") T(3, ".D8") T(4, ".M8") T(5, ".M4") T(6, ".M2"))
CODES(FNM,
    T(0, "") T(1, "-"))
CODES(FMZH,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(FSATL,
    T(0, "") T(1, ".SAT"))
CODES(FRNDH,
    T(0, "") T(1, ".RM") T(2, ".RP") T(3, ".RZ"))
CODES(FNC,
    T(0, "") T(1, "-"))
CODES(FNCL,
    T(0, "") T(1, "-"))
CODES(FCMP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(FCMPN,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, "") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(SNA,
    T(0, "") T(1, "-"))
CODES(SAA,
    T(0, "") T(1, "|"))
CODES(SNB,
    T(0, "") T(1, "-"))
CODES(SAB,
    T(0, "") T(1, "|"))
CODES(SFTZ,
    T(0, "") T(1, ".FTZ"))
CODES(BFH,
    T(0, "") T(1, ".BF"))
CODES(PNB,
    T(0, "") T(1, "-"))
CODES(PAA,
    T(0, "") T(1, "|"))
CODES(PFTZ,
    T(0, "") T(1, ".FTZ"))
CODES(SWA,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(SWB,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(SWC,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(SWD,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(NDV,
    T(0, "") T(1, ".NDV"))
CODES(MUF,
    T(0, ".COS") T(1, ".SIN") T(2, ".EX2") T(3, ".LG2") T(4, ".RCP") T(5, ".RSQ") T(6, ".RCP64H")
        T(7, ".RSQ64H")
    T(8, ".SQRT"))
CODES(RROF,
    T(0, ".SINCOS") T(1, ".EX2"))
CODES(AO,
    T(0, "") T(1, ".O"))
CODES(ASIZE,
    T(0, "") T(1, ".64") T(2, ".96") T(3, ".128"))
CODES(IMODE,
    T(0, ".PASS") T(1, "") T(2, ".CONSTANT") T(3, ".SC"))
CODES(IWHERE,
    T(0, "") T(1, ".CENTROID") T(2, ".OFFSET"))
CODES(ISAT,
    T(0, "") T(1, ".SAT"))
CODES(ISKEW,
    T(0, "") T(1, ".SKEW"))
CODES(ISPACE,
    T(0, "") T(1, ".PATCH") T(2, ".PRIM") T(3, ".ATTR"))
CODES(ISIZE,
    T(0, "") T(1, ".U16") T(2, ".32"))
CODES(OUTK,
    T(1, ".EMIT") T(2, ".CUT") T(3, ".EMIT_THEN_CUT"))
CODES(PXK,
    T(0, "") T(1, ".COVMASK") T(2, ".COVERED") T(3, ".OFFSET") T(4, ".CENTROID_OFFSET")
        T(5, ".MY_INDEX"))
CODES(HMRG,
    T(0, "") T(1, ".F32") T(2, ".MRG_H0") T(3, ".MRG_H1"))
CODES(HFTZ,
    T(0, "") T(1, ".FTZ"))
CODES(HSAT,
    T(0, "") T(1, ".SAT"))
CODES(HSATC,
    T(0, "") T(1, ".SAT"))
CODES(HNA,
    T(0, "") T(1, "-"))
CODES(HAA,
    T(0, "") T(1, "|"))
CODES(HSA,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(HNB,
    T(0, "") T(1, "-"))
CODES(HAB,
    T(0, "") T(1, "|"))
CODES(HSB,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(HNCB,
    T(0, "") T(1, "-"))
CODES(HACB,
    T(0, "") T(1, "|"))
CODES(HFTZL,
    T(0, "") T(1, ".FTZ"))
CODES(HSAL,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(HFMZ,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(HFMZL,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(HFMZR,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(HFMZC,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(HNR,
    T(0, "") T(1, "-"))
CODES(HSR,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(HNRC,
    T(0, "") T(1, "-"))
CODES(HSRC,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(HNRD,
    T(0, "") T(1, "-"))
CODES(HBF,
    T(0, "") T(1, ".BF"))
CODES(HCMP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(HSFTZ,
    T(0, "") T(1, ".FTZ"))
CODES(HBFC,
    T(0, "") T(1, ".BF"))
CODES(HSFTZC,
    T(0, "") T(1, ".FTZ"))
CODES(HCMPC,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(HPFTZ,
    T(0, "") T(1, ".FTZ"))
CODES(HAND,
    T(0, "") T(1, ".H_AND"))
CODES(HANDC,
    T(0, "") T(1, ".H_AND"))
CODES(NA,
    T(0, "") T(1, "-"))
CODES(NB,
    T(0, "") T(1, "-"))
CODES(XI,
    T(0, "") T(1, ".X"))
CODES(SATI,
    T(0, "") T(1, ".SAT"))
CODES(NAL,
    T(0, "") T(1, "-"))
CODES(XL,
    T(0, "") T(1, ".X"))
CODES(SATL,
    T(0, "") T(1, ".SAT"))
CODES(NA3,
    T(0, "") T(1, "-"))
CODES(NB3,
    T(0, "") T(1, "-"))
CODES(NC3,
    T(0, "") T(1, "-"))
CODES(X3,
    T(0, "") T(1, ".X"))
CODES(HA3,
    T(0, "") T(1, ".H0") T(2, ".H1"))
CODES(HB3,
    T(0, "") T(1, ".H0") T(2, ".H1"))
CODES(HC3,
    T(0, "") T(1, ".H0") T(2, ".H1"))
CODES(SH3,
    T(0, "") T(1, ".RS") T(2, ".LS"))
CODES(MNX,
    T(0, "") T(1, ".XLO") T(2, ".XMED") T(3, ".XHI"))
CODES(UI,
    T(0, ".U32") T(1, ""))
CODES(MULHI,
    T(0, "") T(1, ".HI"))
CODES(MULS,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(MULHIL,
    T(0, "") T(1, ".HI"))
CODES(MULSL,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(CMP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".T"))
CODES(LOPF,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR") T(3, ".PASS_B"))
CODES(LOPX,
    T(0, "") T(1, ".X"))
CODES(LOPT,
    T(0, "") T(1, ".T") T(2, ".Z") T(3, ".NZ"))
CODES(LIA,
    T(0, "") T(1, "~"))
CODES(LIB,
    T(0, "") T(1, "~"))
CODES(LOPFL,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR") T(3, ".PASS_B"))
CODES(LOPXL,
    T(0, "") T(1, ".X"))
CODES(LIAL,
    T(0, "") T(1, "~"))
CODES(LIBL,
    T(0, "") T(1, ".INV"))
CODES(L3T,
    T(0, "") T(1, ".T") T(2, ".Z") T(3, ".NZ"))
CODES(L3X,
    T(0, "") T(1, ".X"))
CODES(L3XC,
    T(0, "") T(1, ".X"))
CODES(L3XI,
    T(0, "") T(1, ".X"))
CODES(GSIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128")
        T(7, ".U.128"))
CODES(SSIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128"))
CODES(USIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, ".32") T(5, ".64") T(6, ".128"))
CODES(CSIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64"))
CODES(LSIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128"))
CODES(GE,
    T(0, "") T(1, ".E"))
CODES(GCL,
    T(0, "") T(1, ".CG") T(2, ".CI") T(3, ".CV"))
CODES(GCS,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(GENE,
    T(0, "") T(1, ".E"))
CODES(GENL,
    T(0, "") T(1, ".CG") T(2, ".CI") T(3, ".CV"))
CODES(GENS,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(LCL,
    T(0, "") T(1, ".LU") T(2, ".CI") T(3, ".CV"))
CODES(LCS,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(LMODE,
    T(0, "") T(1, ".IL") T(2, ".IS") T(3, ".ISL"))
CODES(GP41,
    T(0, "PT") T(1, "P6") T(2, "P5") T(3, "P4") T(4, "P3") T(5, "P2") T(6, "P1") T(7, "P0"))
CODES(STPW,
    T(0, "") T(1, ".WAIT"))
CODES(MSCOPE,
    T(0, ".CTA") T(1, ".GL") T(2, ".SYS") T(3, ".VC"))
CODES(MINV,
    T(0, "") T(1, ".IVALLD") T(2, ".IVALLT") T(3, ".IVALLTD"))
CODES(PMODE,
    T(0, "") T(1, ".F4E") T(2, ".B4E") T(3, ".RC8") T(4, ".ECL") T(5, ".ECR") T(6, ".RC16"))
CODES(MADS,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(MADX,
    T(0, "") T(1, ".X"))
CODES(MADSAT,
    T(0, "") T(1, ".SAT"))
CODES(MADHI,
    T(0, "") T(1, ".HI"))
CODES(MNA,
    T(0, "") T(1, "-"))
CODES(MNC,
    T(0, "") T(1, "-"))
CODES(MADSL,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(MNCL,
    T(0, "") T(1, "-"))
CODES(XSIGN,
    T(0, "") T(1, ".S16.U16") T(2, ".U16.S16") T(3, ".S16.S16"))
CODES(XHA,
    T(0, "") T(1, ".H1"))
CODES(XHB,
    T(0, "") T(1, ".H1"))
CODES(XHC,
    T(0, "") T(1, ".H1"))
CODES(XPSL,
    T(0, "") T(1, ".PSL"))
CODES(XMRG,
    T(0, "") T(1, ".MRG"))
CODES(XX,
    T(0, "") T(1, ".X"))
CODES(XMODE,
    T(0, "") T(1, ".CLO") T(2, ".CHI") T(3, ".CSFU") T(4, ".CBCC"))
CODES(XPSLC,
    T(0, "") T(1, ".PSL"))
CODES(XMRGC,
    T(0, "") T(1, ".MRG"))
CODES(XXC,
    T(0, "") T(1, ".X"))
CODES(XMODEC,
    T(0, "") T(1, ".CLO") T(2, ".CHI") T(3, ".CSFU"))
CODES(SPA,
    T(0, "32") T(1, "24") T(2, "16H0") T(3, "16H1"))
CODES(SPB,
    T(0, "24") T(1, "16H0"))
CODES(SPC,
    T(0, "32") T(1, "24") T(2, "16H0"))
CODES(BOP,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR"))
CODES(BOP2,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR"))
CODES(BF,
    T(0, "") T(1, ".BF"))
CODES(Q12N,
    T(0, "") T(1, "!"))
CODES(Q29N,
    T(0, "") T(1, "!"))
CODES(WHICH,
    T(0, "PR") T(1, "CC"))
CODES(PBYTE,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(SHW,
    T(0, "") T(1, ".W"))
CODES(SHX,
    T(0, "") T(1, ".X"))
CODES(SHRX,
    T(0, "") T(2, ".X") T(3, ".XHI"))
CODES(BREV,
    T(0, "") T(1, ".BREV"))
CODES(FTYPE,
    T(0, "") T(2, ".U64") T(3, ".S64"))
CODES(FHI,
    T(0, "") T(1, ".HI") T(2, ".X") T(3, ".XHI"))
CODES(FW,
    T(0, "") T(1, ".W"))
CODES(FLSH,
    T(0, "") T(1, ".SH"))
CODES(NBI,
    T(0, "") T(1, "~"))
CODES(LEAX,
    T(0, "") T(1, ".X"))
CODES(LEAN,
    T(0, "") T(1, "-"))
CODES(LEHX,
    T(0, "") T(1, ".X"))
CODES(LEHN,
    T(0, "") T(1, "-"))
CODES(LECX,
    T(0, "") T(1, ".X"))
CODES(LECN,
    T(0, "") T(1, "-"))
CODES(VMODE,
    T(0, ".ALL") T(1, ".ANY") T(2, ".EQ"))
CODES(VTG,
    T(0, ".R") T(1, ".A") T(2, ".RA"))
CODES(SMODE,
    T(0, ".IDX") T(1, ".UP") T(2, ".DOWN") T(3, ".BFLY"))
CODES(BRED,
    T(0, ".POPC") T(1, ".AND") T(2, ".OR"))
CODES(R2BK,
    T(0, "") T(1, ".RESULT") T(2, ".WARP"))
CODES(DSB,
    T(0, "SB0") T(1, "SB1") T(2, "SB2") T(3, "SB3") T(4, "SB4") T(5, "SB5"))
CODES(D0,
    T(0, "") T(1, "0"))
CODES(D1,
    T(0, "") T(1, "1"))
CODES(D2,
    T(0, "") T(1, "2"))
CODES(D3,
    T(0, "") T(1, "3"))
CODES(D4,
    T(0, "") T(1, "4"))
CODES(D5,
    T(0, "") T(1, "5"))
CODES(SUDIM,
    T(0, ".1D") T(1, ".1D_BUFFER") T(2, ".1D_ARRAY") T(3, ".2D") T(4, ".2D_ARRAY") T(5, ".3D"))
CODES(SUCLAMP,
    T(0, ".IGN") T(1, "") T(2, ".TRAP"))
CODES(SUMASK,
    T(1, ".R") T(2, ".G") T(3, ".RG") T(4, ".B") T(5, ".RB") T(6, ".GB") T(7, ".RGB") T(8, ".A")
    T(9, ".RA") T(10, ".GA") T(11, ".RGA") T(12, ".BA") T(13, ".RBA") T(14, ".GBA") T(15, ""))
CODES(SUSIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128"))
CODES(SUBA,
    T(0, "") T(1, ".BA"))
CODES(SULC,
    T(0, "") T(1, ".CG") T(2, ".CI") T(3, ".CV"))
CODES(SUSC,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(SUPR,
    T(1, "P6") T(2, "P5") T(3, "P4") T(4, "P3") T(5, "P2") T(6, "P1") T(7, "P0"))
CODES(SUROP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR"))
CODES(SURTYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64") T(6, ".SD32") T(7, ".SD64"))
CODES(SUABA,
    T(0, "") T(1, ".BA"))
CODES(SUAOP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH"))
CODES(SUATYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64") T(6, ".SD32") T(7, ".SD64"))
CODES(SUATYPER,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64") T(6, ".SD32") T(7, ".SD64"))
CODES(SUPA,
    T(0, "PT") T(1, "P6") T(2, "P5") T(3, "P4") T(4, "P3") T(5, "P2") T(6, "P1") T(7, "P0"))
CODES(SUAPD,
    T(0, ".P") T(1, ".D"))
CODES(TXF,
    T(0, ".F16") T(1, ""))
CODES(NODEP,
    T(0, "") T(1, ".NODEP"))
CODES(TXC,
    T(0, "RGB") T(1, "RGA") T(2, "RBA") T(3, "GBA") T(4, "RGBA"))
CODES(TXC1,
    T(0, "R") T(1, "G") T(2, "B") T(3, "A") T(4, "RG") T(5, "RA") T(6, "GA") T(7, "BA"))
CODES(PHT,
    T(0, "") T(1, ".T"))
CODES(PHP,
    T(0, "") T(1, ".P"))
CODES(TDIM,
    T(0, "1D") T(1, "ARRAY_1D") T(2, "2D") T(3, "ARRAY_2D") T(4, "3D") T(5, "ARRAY_3D") T(6, "CUBE")
        T(7, "ARRAY_CUBE"))
CODES(TLOD,
    T(0, "") T(1, ".LZ") T(2, ".LB") T(3, ".LL") T(6, ".LBA") T(7, ".LLA"))
CODES(TLODB,
    T(0, "") T(1, ".LZ") T(2, ".LB") T(3, ".LL") T(6, ".LBA") T(7, ".LLA"))
CODES(TLC,
    T(0, "") T(1, ".LC"))
CODES(TLCB,
    T(0, "") T(1, ".LC"))
CODES(TLCD,
    T(0, "") T(1, ".LC"))
CODES(TDC,
    T(0, "") T(1, ".DC"))
CODES(TNDV,
    T(0, "") T(1, ".NDV"))
CODES(TAO,
    T(0, "") T(1, ".AOFFI"))
CODES(TAOB,
    T(0, "") T(1, ".AOFFI"))
CODES(TAOL,
    T(0, "") T(1, ".AOFFI"))
CODES(TAOS,
    T(0, "") T(1, ".AOFFI"))
CODES(TLDL,
    T(0, ".LZ") T(1, ".LL"))
CODES(TLDC,
    T(0, "") T(1, ".CL"))
CODES(TLDM,
    T(0, "") T(1, ".MS"))
CODES(T4C,
    T(0, ".R") T(1, ".G") T(2, ".B") T(3, ".A"))
CODES(T4CB,
    T(0, ".R") T(1, ".G") T(2, ".B") T(3, ".A"))
CODES(T4CS,
    T(0, ".R") T(1, ".G") T(2, ".B") T(3, ".A"))
CODES(T4O,
    T(0, "") T(1, ".AOFFI") T(2, ".PTP"))
CODES(T4OB,
    T(0, "") T(1, ".AOFFI") T(2, ".PTP"))
CODES(T4F,
    T(0, "") T(1, ".F16"))
CODES(TXQK,
    T(1, "TEX_HEADER_DIMENSION") T(2, "TEX_HEADER_TEXTURE_TYPE") T(5, "TEX_HEADER_SAMPLER_POS")
        T(16, "TEX_SAMPLER_FILTER") T(18, "TEX_SAMPLER_LOD") T(20, "TEX_SAMPLER_WRAP")
        T(22, "TEX_SAMPLER_BORDER_COLOR"))
CODES(VAB,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(VAH,
    T(0, "") T(1, ".H1"))
CODES(VAS,
    T(0, "U") T(1, "S"))
CODES(VBB,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(VBH,
    T(0, "") T(1, ".H1"))
CODES(VBS,
    T(0, "U") T(1, "S"))
CODES(VUD,
    T(0, ".UD") T(1, ""))
CODES(VSD,
    T(0, "") T(1, ".SD"))
CODES(VSAT,
    T(0, "") T(1, ".SAT"))
CODES(VMX,
    T(0, "") T(1, ".MX"))
CODES(VWRAP,
    T(0, "") T(1, ".W"))
CODES(VRED,
    T(0, ".MRG_16H") T(1, ".MRG_16L") T(2, ".MRG_8B0") T(3, ".MRG_8B2") T(4, ".ACC") T(5, ".MIN")
        T(6, ".MAX") T(7, ""))
CODES(VNA,
    T(0, "") T(1, "-"))
CODES(VNB,
    T(0, "") T(1, "-"))
CODES(VMNA,
    T(0, "") T(1, "-"))
CODES(VMNC,
    T(0, "") T(1, "-"))
CODES(VSHIFT,
    T(0, "") T(1, ".SHR_7") T(2, ".SHR_15"))
CODES(VCMP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".T"))
CODES(VCMPP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".T"))
CODES(V4SD,
    T(0, "") T(1, ".SD"))
CODES(V4A,
    T(0, ".U8") T(1, ".S8"))
CODES(V4B,
    T(0, ".U8") T(1, ".S8"))
CODES(V4SAT,
    T(0, "") T(1, ".SAT"))
CODES(V4RED,
    T(0, "") T(1, ".ACC"))
CODES(V4M,
    T(1, ".X") T(2, ".Y") T(3, ".XY") T(4, ".Z") T(5, ".XZ") T(6, ".YZ") T(7, ".XYZ") T(8, ".W")
    T(9, ".XW") T(10, ".YW") T(11, ".XYW") T(12, ".ZW") T(13, ".XZW") T(14, ".YZW") T(15, ""))
CODES(V4SA,
    T(0, ".0000") T(1, ".1111") T(2, ".2222") T(3, ".3333") T(4, "") T(5, ".4321") T(6, ".5432")
        T(7, ".6543")
    T(8, ".3201") T(9, ".3012") T(10, ".0213") T(11, ".3120") T(12, ".1230") T(13, ".2310"))
CODES(V4SB,
    T(0, ".4444") T(1, ".5555") T(2, ".6666") T(3, ".7777") T(4, "") T(5, ".6543") T(6, ".5432")
        T(7, ".4321")
    T(8, ".4567") T(9, ".6745") T(10, ".5467"))
CODES(IDPA,
    T(0, ".U8") T(1, ".S8"))
CODES(IDPA2,
    T(0, ".U16") T(1, ".S16"))
CODES(IDPB,
    T(0, ".U8") T(1, ".S8"))
CODES(IDPH,
    T(0, ".LO") T(1, ".HI"))

static const struct isadora_field fields[] = {
    FIELD(MAXWELL_FIELD_AOP, "AOP", CODES, 4, 1, -1, PIECES({52, 55}), HAS_CODES(AOP))
    FIELD(MAXWELL_FIELD_ASOP, "ASOP", CODES, 4, 1, -1, PIECES({52, 55}), HAS_CODES(ASOP))
    FIELD(MAXWELL_FIELD_AROP, "AROP", CODES, 3, 1, -1, PIECES({23, 25}), HAS_CODES(AROP))
    FIELD(MAXWELL_FIELD_ATYPE, "ATYPE", CODES, 3, 1, -1, PIECES({49, 51}), HAS_CODES(ATYPE))
    FIELD(MAXWELL_FIELD_ARTYPE, "ARTYPE", CODES, 3, 1, -1, PIECES({20, 22}), HAS_CODES(ARTYPE))
    FIELD(MAXWELL_FIELD_ASTYPE, "ASTYPE", CODES, 2, 1, -1, PIECES({28, 29}), HAS_CODES(ASTYPE))
    FIELD(MAXWELL_FIELD_AE, "AE", CODES, 1, 1, -1, PIECES({48, 48}), HAS_CODES(AE))
    FIELD(MAXWELL_FIELD_AOFF, "AOFF", NUMBER, 20, 1, -1, PIECES({28, 47}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UAOFF, "UAOFF", NUMBER, 20, 1, -1, PIECES({28, 47}))
    FIELD(MAXWELL_FIELD_ASOFF, "ASOFF", NUMBER, 22, 4, -1, PIECES({30, 51}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UASOFF, "UASOFF", NUMBER, 22, 4, -1, PIECES({30, 51}))
    FIELD(MAXWELL_FIELD_AOFF13, "AOFF13", NUMBER, 13, 1, -1, PIECES({28, 40}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UAOFF13, "UAOFF13", NUMBER, 13, 1, -1, PIECES({28, 40}))
    FIELD(MAXWELL_FIELD_CASW, "CASW", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(CASW))
    FIELD(MAXWELL_FIELD_CASWS, "CASWS", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(CASWS))
    FIELD(MAXWELL_FIELD_CASK, "CASK", CODES, 2, 1, -1, PIECES({53, 54}), HAS_CODES(CASK))
    FIELD(MAXWELL_FIELD_AOPP, "AOPP", CODES, 4, 1, -1, PIECES({44, 47}), HAS_CODES(AOPP))
    FIELD(MAXWELL_FIELD_CASF, "CASF", NUMBER, 2, 1, -1, PIECES({50, 51}))
    FIELD(MAXWELL_FIELD_CASFS, "CASFS", NUMBER, 2, 1, -1, PIECES({28, 29}))
    FIELD(MAXWELL_FIELD_CASN, "CASN", NUMBER, 8, 1, -1, PIECES({20, 27}), .decimal = 1)
    FIELD(MAXWELL_FIELD_CCOP, "CCOP", CODES, 4, 1, -1, PIECES({0, 3}), HAS_CODES(CCOP))
    FIELD(MAXWELL_FIELD_CCOPQ, "CCOPQ", CODES, 4, 1, -1, PIECES({0, 3}), HAS_CODES(CCOPQ))
    FIELD(MAXWELL_FIELD_CCLEVEL, "CCLEVEL", CODES, 3, 1, -1, PIECES({4, 6}), HAS_CODES(CCLEVEL))
    FIELD(MAXWELL_FIELD_CCE, "CCE", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(CCE))
    FIELD(MAXWELL_FIELD_CCOFF, "CCOFF", NUMBER, 30, 4, -1, PIECES({22, 51}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UCCOFF, "UCCOFF", NUMBER, 30, 4, -1, PIECES({22, 51}))
    FIELD(MAXWELL_FIELD_CCLOFF, "CCLOFF", NUMBER, 22, 4, -1, PIECES({22, 43}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UCCLOFF, "UCCLOFF", NUMBER, 22, 4, -1, PIECES({22, 43}))
    FIELD(MAXWELL_FIELD_OPC3, "OPC3", NUMBER, 3, 1, -1, PIECES({53, 55}))
    FIELD(MAXWELL_FIELD_CTOP, "CTOP", NUMBER, 2, 1, -1, PIECES({0, 1}))
    FIELD(MAXWELL_FIELD_CTH, "CTH", NUMBER, 13, 1, -1, PIECES({36, 48}))
    FIELD(MAXWELL_FIELD_XC, "XC", CODES, 1, 1, -1, PIECES({43, 43}), HAS_CODES(XC))
    FIELD(MAXWELL_FIELD_LMT, "LMT", CODES, 1, 1, -1, PIECES({6, 6}), HAS_CODES(LMT))
    FIELD(MAXWELL_FIELD_UNI, "UNI", CODES, 1, 1, -1, PIECES({7, 7}), HAS_CODES(UNI))
    FIELD(MAXWELL_FIELD_BRC, "BRC", NUMBER, 1, 1, -1, PIECES({5, 5}))
    FIELD(MAXWELL_FIELD_KEEP, "KEEP", CODES, 1, 1, -1, PIECES({5, 5}), HAS_CODES(KEEP))
    FIELD(MAXWELL_FIELD_NOINC, "NOINC", CODES, 1, 1, -1, PIECES({6, 6}), HAS_CODES(NOINC))
    FIELD(MAXWELL_FIELD_BFAR, "BFAR", NUMBER, 32, 1, -1, PIECES({20, 51}))
    FIELD(MAXWELL_FIELD_BXFAR, "BXFAR", NUMBER, 32, 1, -1, PIECES({20, 51}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_BXNEAR, "BXNEAR", NUMBER, 24, 1, -1, PIECES({20, 43}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_BXOFF, "BXOFF", NUMBER, 16, 1, -1, PIECES({20, 35}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_BXBANK, "BXBANK", NUMBER, 5, 1, -1, PIECES({36, 40}))
    FIELD(MAXWELL_FIELD_IDEN, "IDEN", CODES, 1, 1, -1, PIECES({5, 5}), HAS_CODES(IDEN))
    FIELD(MAXWELL_FIELD_IDEMASK, "IDEMASK", NUMBER, 16, 1, -1, PIECES({20, 35}))
    FIELD(MAXWELL_FIELD_RTTK, "RTTK", CODES, 2, 1, -1, PIECES({0, 1}), HAS_CODES(RTTK))
    FIELD(MAXWELL_FIELD_BPTK, "BPTK", CODES, 3, 1, -1, PIECES({6, 8}), HAS_CODES(BPTK))
    FIELD(MAXWELL_FIELD_BPTN, "BPTN", NUMBER, 20, 1, -1, PIECES({20, 39}))
    FIELD(MAXWELL_FIELD_NTRIG, "NTRIG", CODES, 1, 1, -1, PIECES({13, 13}), HAS_CODES(NTRIG))
    FIELD(MAXWELL_FIELD_NMASK, "NMASK", NUMBER, 16, 1, -1, PIECES({20, 35}))
    FIELD(MAXWELL_FIELD_CDF, "CDF", CODES, 2, 1, -1, PIECES({8, 9}), HAS_CODES(CDF))
    FIELD(MAXWELL_FIELD_CSF, "CSF", CODES, 2, 1, -1, PIECES({10, 11}), HAS_CODES(CSF))
    FIELD(MAXWELL_FIELD_CH, "CH", CODES, 1, 1, -1, PIECES({41, 41}), HAS_CODES(CH))
    FIELD(MAXWELL_FIELD_CRND, "CRND", CODES, 3, 1, -1, PIECES({39, 40}, {42, 42}), HAS_CODES(CRND))
    FIELD(MAXWELL_FIELD_CINT, "CINT", CODES, 2, 1, -1, PIECES({39, 40}), HAS_CODES(CINT))
    FIELD(MAXWELL_FIELD_CDI, "CDI", CODES, 3, 1, -1, PIECES({8, 9}, {12, 12}), HAS_CODES(CDI))
    FIELD(MAXWELL_FIELD_CDN, "CDN", CODES, 3, 1, -1, PIECES({8, 9}, {12, 12}), HAS_CODES(CDN))
    FIELD(MAXWELL_FIELD_CSI, "CSI", CODES, 3, 1, -1, PIECES({10, 11}, {13, 13}), HAS_CODES(CSI))
    FIELD(MAXWELL_FIELD_CSN, "CSN", CODES, 3, 1, -1, PIECES({10, 11}, {13, 13}), HAS_CODES(CSN))
    FIELD(MAXWELL_FIELD_CBYTE, "CBYTE", CODES, 2, 1, -1, PIECES({41, 42}), HAS_CODES(CBYTE))
    FIELD(MAXWELL_FIELD_CHALF, "CHALF", CODES, 2, 1, -1, PIECES({41, 42}), HAS_CODES(CHALF))
    FIELD(MAXWELL_FIELD_DRND, "DRND", CODES, 2, 1, -1, PIECES({50, 51}), HAS_CODES(DRND))
    FIELD(MAXWELL_FIELD_TOP, "TOP", NUMBER, 8, 1, -1, PIECES({56, 63}))
    FIELD(MAXWELL_FIELD_TOPI, "TOPI", NUMBER, 7, 1, -1, PIECES({57, 63}))
    FIELD(MAXWELL_FIELD_TOP6, "TOP6", NUMBER, 6, 1, -1, PIECES({58, 63}))
    FIELD(MAXWELL_FIELD_OP5, "OP5", NUMBER, 5, 1, -1, PIECES({51, 55}))
    FIELD(MAXWELL_FIELD_OP4, "OP4", NUMBER, 4, 1, -1, PIECES({52, 55}))
    FIELD(MAXWELL_FIELD_OP1, "OP1", NUMBER, 1, 1, -1, PIECES({55, 55}))
    FIELD(MAXWELL_FIELD_STALL, "STALL", NUMBER, 4, 1, -1, PIECES({64, 67}), .decimal = 1)
    FIELD(MAXWELL_FIELD_NOY, "NOY", CODES, 1, 1, -1, PIECES({68, 68}), HAS_CODES(NOY))
    FIELD(MAXWELL_FIELD_WBAR, "WBAR", NUMBER, 3, 1, -1, PIECES({69, 71}), .decimal = 1)
    FIELD(MAXWELL_FIELD_RBAR, "RBAR", NUMBER, 3, 1, -1, PIECES({72, 74}), .decimal = 1)
    FIELD(MAXWELL_FIELD_CONTROL, "CONTROL", NUMBER, 17, 1, -1, PIECES({64, 80}))
    FIELD(MAXWELL_FIELD_SECOND, "SECOND", NUMBER, 1, 1, -1, PIECES({85, 85}))
    FIELD(MAXWELL_FIELD_W1, "W1", CODES, 1, 1, -1, PIECES({75, 75}), HAS_CODES(W1))
    FIELD(MAXWELL_FIELD_W2, "W2", CODES, 1, 1, -1, PIECES({76, 76}), HAS_CODES(W2))
    FIELD(MAXWELL_FIELD_W3, "W3", CODES, 1, 1, -1, PIECES({77, 77}), HAS_CODES(W3))
    FIELD(MAXWELL_FIELD_W4, "W4", CODES, 1, 1, -1, PIECES({78, 78}), HAS_CODES(W4))
    FIELD(MAXWELL_FIELD_W5, "W5", CODES, 1, 1, -1, PIECES({79, 79}), HAS_CODES(W5))
    FIELD(MAXWELL_FIELD_W6, "W6", CODES, 1, 1, -1, PIECES({80, 80}), HAS_CODES(W6))
    FIELD(MAXWELL_FIELD_RA, "RA", CODES, 1, 1, -1, PIECES({81, 81}), HAS_CODES(RA))
    FIELD(MAXWELL_FIELD_RB, "RB", CODES, 1, 1, -1, PIECES({82, 82}), HAS_CODES(RB))
    FIELD(MAXWELL_FIELD_RC, "RC", CODES, 1, 1, -1, PIECES({83, 83}), HAS_CODES(RC))
    FIELD(MAXWELL_FIELD_GP, "GP", REGISTER, 3, 1, 1, PIECES({16, 18}))
    FIELD(MAXWELL_FIELD_GN, "GN", NUMBER, 1, 1, -1, PIECES({19, 19}))
    FIELD(MAXWELL_FIELD_RD, "Rd", REGISTER, 8, 1, 0, PIECES({0, 7}))
    FIELD(MAXWELL_FIELD_RA_2, "Ra", REGISTER, 8, 1, 0, PIECES({8, 15}))
    FIELD(MAXWELL_FIELD_RB_2, "Rb", REGISTER, 8, 1, 0, PIECES({20, 27}))
    FIELD(MAXWELL_FIELD_RC_2, "Rc", REGISTER, 8, 1, 0, PIECES({39, 46}))
    FIELD(MAXWELL_FIELD_P0, "P0", REGISTER, 3, 1, 1, PIECES({3, 5}))
    FIELD(MAXWELL_FIELD_P1, "P1", REGISTER, 3, 1, 1, PIECES({0, 2}))
    FIELD(MAXWELL_FIELD_P2, "P2", REGISTER, 3, 1, 1, PIECES({48, 50}))
    FIELD(MAXWELL_FIELD_Q0, "Q0", REGISTER, 3, 1, 1, PIECES({39, 41}))
    FIELD(MAXWELL_FIELD_Q0N, "Q0N", CODES, 1, 1, -1, PIECES({42, 42}), HAS_CODES(Q0N))
    FIELD(MAXWELL_FIELD_COFF, "COFF", NUMBER, 14, 4, -1, PIECES({20, 33}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_CBANK, "CBANK", NUMBER, 5, 1, -1, PIECES({34, 38}))
    FIELD(MAXWELL_FIELD_IMM, "IMM", NUMBER, 20, 1, -1, PIECES({20, 38}, {56, 56}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UIMM, "UIMM", NUMBER, 20, 1, -1, PIECES({20, 38}, {56, 56}))
    FIELD(MAXWELL_FIELD_FIMM, "FIMM", NUMBER, 20, 1, -1, PIECES({20, 38}, {56, 56}),
        .float_format = 32, .float_digits = 20)
    FIELD(MAXWELL_FIELD_DIMM, "DIMM", NUMBER, 20, 1, -1, PIECES({20, 38}, {56, 56}),
        .float_format = 64, .float_digits = 20)
    FIELD(MAXWELL_FIELD_IMM32, "IMM32", NUMBER, 32, 1, -1, PIECES({20, 51}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UIMM32, "UIMM32", NUMBER, 32, 1, -1, PIECES({20, 51}))
    FIELD(MAXWELL_FIELD_FIMM32, "FIMM32", NUMBER, 32, 1, -1, PIECES({20, 51}),
        .float_format = 32, .float_digits = 20)
    FIELD(MAXWELL_FIELD_MASK, "MASK", NUMBER, 4, 1, -1, PIECES({39, 42}))
    FIELD(MAXWELL_FIELD_CCW, "CCW", CODES, 1, 1, -1, PIECES({47, 47}), HAS_CODES(CCW))
    FIELD(MAXWELL_FIELD_CCWL, "CCWL", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(CCWL))
    FIELD(MAXWELL_FIELD_CCT, "CCT", CODES, 5, 1, -1, PIECES({0, 4}), HAS_CODES(CCT))
    FIELD(MAXWELL_FIELD_CCT8, "CCT8", CODES, 5, 1, -1, PIECES({8, 12}), HAS_CODES(CCT8))
    FIELD(MAXWELL_FIELD_TO, "TO", NUMBER, 24, 1, -1, PIECES({20, 43}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_FRND, "FRND", CODES, 2, 1, -1, PIECES({39, 40}), HAS_CODES(FRND))
    FIELD(MAXWELL_FIELD_FTZ, "FTZ", CODES, 1, 1, -1, PIECES({44, 44}), HAS_CODES(FTZ))
    FIELD(MAXWELL_FIELD_FSAT, "FSAT", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(FSAT))
    FIELD(MAXWELL_FIELD_FNA, "FNA", CODES, 1, 1, -1, PIECES({48, 48}), HAS_CODES(FNA))
    FIELD(MAXWELL_FIELD_FNB, "FNB", CODES, 1, 1, -1, PIECES({45, 45}), HAS_CODES(FNB))
    FIELD(MAXWELL_FIELD_FAA, "FAA", CODES, 1, 1, -1, PIECES({46, 46}), HAS_CODES(FAA))
    FIELD(MAXWELL_FIELD_FAB, "FAB", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(FAB))
    FIELD(MAXWELL_FIELD_FTZL, "FTZL", CODES, 1, 1, -1, PIECES({55, 55}), HAS_CODES(FTZL))
    FIELD(MAXWELL_FIELD_FNAL, "FNAL", CODES, 1, 1, -1, PIECES({56, 56}), HAS_CODES(FNAL))
    FIELD(MAXWELL_FIELD_FAAL, "FAAL", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(FAAL))
    FIELD(MAXWELL_FIELD_FNBL, "FNBL", CODES, 1, 1, -1, PIECES({53, 53}), HAS_CODES(FNBL))
    FIELD(MAXWELL_FIELD_FABL, "FABL", CODES, 1, 1, -1, PIECES({57, 57}), HAS_CODES(FABL))
    FIELD(MAXWELL_FIELD_FMZ, "FMZ", CODES, 2, 1, -1, PIECES({44, 45}), HAS_CODES(FMZ))
    FIELD(MAXWELL_FIELD_FSCALE, "FSCALE", CODES, 3, 1, -1, PIECES({41, 43}), HAS_CODES(FSCALE))
    FIELD(MAXWELL_FIELD_FNM, "FNM", CODES, 1, 1, -1, PIECES({48, 48}), HAS_CODES(FNM))
    FIELD(MAXWELL_FIELD_FMZH, "FMZH", CODES, 2, 1, -1, PIECES({53, 54}), HAS_CODES(FMZH))
    FIELD(MAXWELL_FIELD_FSATL, "FSATL", CODES, 1, 1, -1, PIECES({55, 55}), HAS_CODES(FSATL))
    FIELD(MAXWELL_FIELD_FRNDH, "FRNDH", CODES, 2, 1, -1, PIECES({51, 52}), HAS_CODES(FRNDH))
    FIELD(MAXWELL_FIELD_FNC, "FNC", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(FNC))
    FIELD(MAXWELL_FIELD_FNCL, "FNCL", CODES, 1, 1, -1, PIECES({57, 57}), HAS_CODES(FNCL))
    FIELD(MAXWELL_FIELD_FCMP, "FCMP", CODES, 4, 1, -1, PIECES({48, 51}), HAS_CODES(FCMP))
    FIELD(MAXWELL_FIELD_FCMPN, "FCMPN", CODES, 4, 1, -1, PIECES({48, 51}), HAS_CODES(FCMPN))
    FIELD(MAXWELL_FIELD_SNA, "SNA", CODES, 1, 1, -1, PIECES({43, 43}), HAS_CODES(SNA))
    FIELD(MAXWELL_FIELD_SAA, "SAA", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(SAA))
    FIELD(MAXWELL_FIELD_SNB, "SNB", CODES, 1, 1, -1, PIECES({53, 53}), HAS_CODES(SNB))
    FIELD(MAXWELL_FIELD_SAB, "SAB", CODES, 1, 1, -1, PIECES({44, 44}), HAS_CODES(SAB))
    FIELD(MAXWELL_FIELD_SFTZ, "SFTZ", CODES, 1, 1, -1, PIECES({55, 55}), HAS_CODES(SFTZ))
    FIELD(MAXWELL_FIELD_BFH, "BFH", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(BFH))
    FIELD(MAXWELL_FIELD_PNB, "PNB", CODES, 1, 1, -1, PIECES({6, 6}), HAS_CODES(PNB))
    FIELD(MAXWELL_FIELD_PAA, "PAA", CODES, 1, 1, -1, PIECES({7, 7}), HAS_CODES(PAA))
    FIELD(MAXWELL_FIELD_PFTZ, "PFTZ", CODES, 1, 1, -1, PIECES({47, 47}), HAS_CODES(PFTZ))
    FIELD(MAXWELL_FIELD_SWA, "SWA", CODES, 2, 1, -1, PIECES({28, 29}), HAS_CODES(SWA))
    FIELD(MAXWELL_FIELD_SWB, "SWB", CODES, 2, 1, -1, PIECES({30, 31}), HAS_CODES(SWB))
    FIELD(MAXWELL_FIELD_SWC, "SWC", CODES, 2, 1, -1, PIECES({32, 33}), HAS_CODES(SWC))
    FIELD(MAXWELL_FIELD_SWD, "SWD", CODES, 2, 1, -1, PIECES({34, 35}), HAS_CODES(SWD))
    FIELD(MAXWELL_FIELD_NDV, "NDV", CODES, 1, 1, -1, PIECES({38, 38}), HAS_CODES(NDV))
    FIELD(MAXWELL_FIELD_MUF, "MUF", CODES, 4, 1, -1, PIECES({20, 23}), HAS_CODES(MUF))
    FIELD(MAXWELL_FIELD_MUFN, "MUFN", NUMBER, 4, 1, -1, PIECES({20, 23}))
    FIELD(MAXWELL_FIELD_RROF, "RROF", CODES, 1, 1, -1, PIECES({39, 39}), HAS_CODES(RROF))
    FIELD(MAXWELL_FIELD_AP, "AP", NUMBER, 1, 1, -1, PIECES({31, 31}))
    FIELD(MAXWELL_FIELD_AO, "AO", CODES, 1, 1, -1, PIECES({32, 32}), HAS_CODES(AO))
    FIELD(MAXWELL_FIELD_ASIZE, "ASIZE", CODES, 2, 1, -1, PIECES({47, 48}), HAS_CODES(ASIZE))
    FIELD(MAXWELL_FIELD_AOFF11, "AOFF11", NUMBER, 11, 1, -1, PIECES({20, 30}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_AOFF10, "AOFF10", NUMBER, 10, 1, -1, PIECES({20, 29}))
    FIELD(MAXWELL_FIELD_APO, "APO", REGISTER, 3, 1, 1, PIECES({44, 46}))
    FIELD(MAXWELL_FIELD_IPO, "IPO", REGISTER, 3, 1, 1, PIECES({45, 47}))
    FIELD(MAXWELL_FIELD_ATX, "ATX", NUMBER, 10, 1, -1, PIECES({28, 37}))
    FIELD(MAXWELL_FIELD_IIDX, "IIDX", NUMBER, 1, 1, -1, PIECES({38, 38}))
    FIELD(MAXWELL_FIELD_IMODE, "IMODE", CODES, 2, 1, -1, PIECES({54, 55}), HAS_CODES(IMODE))
    FIELD(MAXWELL_FIELD_IWHERE, "IWHERE", CODES, 2, 1, -1, PIECES({52, 53}), HAS_CODES(IWHERE))
    FIELD(MAXWELL_FIELD_ISAT, "ISAT", CODES, 1, 1, -1, PIECES({51, 51}), HAS_CODES(ISAT))
    FIELD(MAXWELL_FIELD_IPRED, "IPRED", NUMBER, 3, 1, -1, PIECES({47, 49}))
    FIELD(MAXWELL_FIELD_ISKEW, "ISKEW", CODES, 1, 1, -1, PIECES({31, 31}), HAS_CODES(ISKEW))
    FIELD(MAXWELL_FIELD_ISPACE, "ISPACE", CODES, 2, 1, -1, PIECES({33, 34}), HAS_CODES(ISPACE))
    FIELD(MAXWELL_FIELD_ISIZE, "ISIZE", CODES, 2, 1, -1, PIECES({47, 48}), HAS_CODES(ISIZE))
    FIELD(MAXWELL_FIELD_OUTK, "OUTK", CODES, 2, 1, -1, PIECES({39, 40}), HAS_CODES(OUTK))
    FIELD(MAXWELL_FIELD_PXK, "PXK", CODES, 3, 1, -1, PIECES({31, 33}), HAS_CODES(PXK))
    FIELD(MAXWELL_FIELD_PXOFF, "PXOFF", NUMBER, 8, 1, -1, PIECES({20, 27}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_HMRG, "HMRG", CODES, 2, 1, -1, PIECES({49, 50}), HAS_CODES(HMRG))
    FIELD(MAXWELL_FIELD_HFTZ, "HFTZ", CODES, 1, 1, -1, PIECES({39, 39}), HAS_CODES(HFTZ))
    FIELD(MAXWELL_FIELD_HSAT, "HSAT", CODES, 1, 1, -1, PIECES({32, 32}), HAS_CODES(HSAT))
    FIELD(MAXWELL_FIELD_HSATC, "HSATC", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(HSATC))
    FIELD(MAXWELL_FIELD_HNA, "HNA", CODES, 1, 1, -1, PIECES({43, 43}), HAS_CODES(HNA))
    FIELD(MAXWELL_FIELD_HAA, "HAA", CODES, 1, 1, -1, PIECES({44, 44}), HAS_CODES(HAA))
    FIELD(MAXWELL_FIELD_HSA, "HSA", CODES, 2, 1, -1, PIECES({47, 48}), HAS_CODES(HSA))
    FIELD(MAXWELL_FIELD_HNB, "HNB", CODES, 1, 1, -1, PIECES({31, 31}), HAS_CODES(HNB))
    FIELD(MAXWELL_FIELD_HAB, "HAB", CODES, 1, 1, -1, PIECES({30, 30}), HAS_CODES(HAB))
    FIELD(MAXWELL_FIELD_HSB, "HSB", CODES, 2, 1, -1, PIECES({28, 29}), HAS_CODES(HSB))
    FIELD(MAXWELL_FIELD_HNCB, "HNCB", CODES, 1, 1, -1, PIECES({56, 56}), HAS_CODES(HNCB))
    FIELD(MAXWELL_FIELD_HACB, "HACB", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(HACB))
    FIELD(MAXWELL_FIELD_HIHI, "HIHI", NUMBER, 10, 1, -1, PIECES({30, 38}, {56, 56}),
        .float_format = 16, .float_digits = 20)
    FIELD(MAXWELL_FIELD_HILO, "HILO", NUMBER, 10, 1, -1, PIECES({20, 29}),
        .float_format = 16, .float_digits = 20)
    FIELD(MAXWELL_FIELD_HFTZL, "HFTZL", CODES, 1, 1, -1, PIECES({55, 55}), HAS_CODES(HFTZL))
    FIELD(MAXWELL_FIELD_HSAL, "HSAL", CODES, 2, 1, -1, PIECES({53, 54}), HAS_CODES(HSAL))
    FIELD(MAXWELL_FIELD_HHI, "HHI", NUMBER, 16, 1, -1, PIECES({36, 51}),
        .float_format = 16, .float_digits = 20)
    FIELD(MAXWELL_FIELD_HLO, "HLO", NUMBER, 16, 1, -1, PIECES({20, 35}),
        .float_format = 16, .float_digits = 20)
    FIELD(MAXWELL_FIELD_HFMZ, "HFMZ", CODES, 2, 1, -1, PIECES({39, 40}), HAS_CODES(HFMZ))
    FIELD(MAXWELL_FIELD_HFMZL, "HFMZL", CODES, 2, 1, -1, PIECES({55, 56}), HAS_CODES(HFMZL))
    FIELD(MAXWELL_FIELD_HFMZR, "HFMZR", CODES, 2, 1, -1, PIECES({37, 38}), HAS_CODES(HFMZR))
    FIELD(MAXWELL_FIELD_HFMZC, "HFMZC", CODES, 2, 1, -1, PIECES({57, 58}), HAS_CODES(HFMZC))
    FIELD(MAXWELL_FIELD_HTOP, "HTOP", NUMBER, 5, 1, -1, PIECES({59, 63}))
    FIELD(MAXWELL_FIELD_HNR, "HNR", CODES, 1, 1, -1, PIECES({30, 30}), HAS_CODES(HNR))
    FIELD(MAXWELL_FIELD_HSR, "HSR", CODES, 2, 1, -1, PIECES({35, 36}), HAS_CODES(HSR))
    FIELD(MAXWELL_FIELD_HNRC, "HNRC", CODES, 1, 1, -1, PIECES({51, 51}), HAS_CODES(HNRC))
    FIELD(MAXWELL_FIELD_HSRC, "HSRC", CODES, 2, 1, -1, PIECES({53, 54}), HAS_CODES(HSRC))
    FIELD(MAXWELL_FIELD_HNRD, "HNRD", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(HNRD))
    FIELD(MAXWELL_FIELD_HBF, "HBF", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(HBF))
    FIELD(MAXWELL_FIELD_HCMP, "HCMP", CODES, 4, 1, -1, PIECES({35, 38}), HAS_CODES(HCMP))
    FIELD(MAXWELL_FIELD_HSFTZ, "HSFTZ", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(HSFTZ))
    FIELD(MAXWELL_FIELD_HBFC, "HBFC", CODES, 1, 1, -1, PIECES({53, 53}), HAS_CODES(HBFC))
    FIELD(MAXWELL_FIELD_HSFTZC, "HSFTZC", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(HSFTZC))
    FIELD(MAXWELL_FIELD_HCMPC, "HCMPC", CODES, 4, 1, -1, PIECES({49, 52}), HAS_CODES(HCMPC))
    FIELD(MAXWELL_FIELD_HPFTZ, "HPFTZ", CODES, 1, 1, -1, PIECES({6, 6}), HAS_CODES(HPFTZ))
    FIELD(MAXWELL_FIELD_HAND, "HAND", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(HAND))
    FIELD(MAXWELL_FIELD_HANDC, "HANDC", CODES, 1, 1, -1, PIECES({53, 53}), HAS_CODES(HANDC))
    FIELD(MAXWELL_FIELD_NA, "NA", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(NA))
    FIELD(MAXWELL_FIELD_NB, "NB", CODES, 1, 1, -1, PIECES({48, 48}), HAS_CODES(NB))
    FIELD(MAXWELL_FIELD_NPO, "NPO", NUMBER, 2, 1, -1, PIECES({48, 49}))
    FIELD(MAXWELL_FIELD_XI, "XI", CODES, 1, 1, -1, PIECES({43, 43}), HAS_CODES(XI))
    FIELD(MAXWELL_FIELD_SATI, "SATI", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(SATI))
    FIELD(MAXWELL_FIELD_NAL, "NAL", CODES, 1, 1, -1, PIECES({56, 56}), HAS_CODES(NAL))
    FIELD(MAXWELL_FIELD_N55, "N55", NUMBER, 1, 1, -1, PIECES({55, 55}))
    FIELD(MAXWELL_FIELD_XL, "XL", CODES, 1, 1, -1, PIECES({53, 53}), HAS_CODES(XL))
    FIELD(MAXWELL_FIELD_SATL, "SATL", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(SATL))
    FIELD(MAXWELL_FIELD_NA3, "NA3", CODES, 1, 1, -1, PIECES({51, 51}), HAS_CODES(NA3))
    FIELD(MAXWELL_FIELD_NB3, "NB3", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(NB3))
    FIELD(MAXWELL_FIELD_NC3, "NC3", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(NC3))
    FIELD(MAXWELL_FIELD_X3, "X3", CODES, 1, 1, -1, PIECES({48, 48}), HAS_CODES(X3))
    FIELD(MAXWELL_FIELD_HA3, "HA3", CODES, 2, 1, -1, PIECES({35, 36}), HAS_CODES(HA3))
    FIELD(MAXWELL_FIELD_HB3, "HB3", CODES, 2, 1, -1, PIECES({33, 34}), HAS_CODES(HB3))
    FIELD(MAXWELL_FIELD_HC3, "HC3", CODES, 2, 1, -1, PIECES({31, 32}), HAS_CODES(HC3))
    FIELD(MAXWELL_FIELD_SH3, "SH3", CODES, 2, 1, -1, PIECES({37, 38}), HAS_CODES(SH3))
    FIELD(MAXWELL_FIELD_SCALE, "SCALE", NUMBER, 5, 1, -1, PIECES({39, 43}))
    FIELD(MAXWELL_FIELD_SCALEL, "SCALEL", NUMBER, 5, 1, -1, PIECES({53, 57}))
    FIELD(MAXWELL_FIELD_MNX, "MNX", CODES, 2, 1, -1, PIECES({43, 44}), HAS_CODES(MNX))
    FIELD(MAXWELL_FIELD_UI, "UI", CODES, 1, 1, -1, PIECES({48, 48}), HAS_CODES(UI))
    FIELD(MAXWELL_FIELD_MULHI, "MULHI", CODES, 1, 1, -1, PIECES({39, 39}), HAS_CODES(MULHI))
    FIELD(MAXWELL_FIELD_MULS, "MULS", CODES, 2, 1, -1, PIECES({40, 41}), HAS_CODES(MULS))
    FIELD(MAXWELL_FIELD_MULHIL, "MULHIL", CODES, 1, 1, -1, PIECES({53, 53}), HAS_CODES(MULHIL))
    FIELD(MAXWELL_FIELD_MULSL, "MULSL", CODES, 2, 1, -1, PIECES({54, 55}), HAS_CODES(MULSL))
    FIELD(MAXWELL_FIELD_CMP, "CMP", CODES, 3, 1, -1, PIECES({49, 51}), HAS_CODES(CMP))
    FIELD(MAXWELL_FIELD_LOPF, "LOPF", CODES, 2, 1, -1, PIECES({41, 42}), HAS_CODES(LOPF))
    FIELD(MAXWELL_FIELD_LOPX, "LOPX", CODES, 1, 1, -1, PIECES({43, 43}), HAS_CODES(LOPX))
    FIELD(MAXWELL_FIELD_LOPT, "LOPT", CODES, 2, 1, -1, PIECES({44, 45}), HAS_CODES(LOPT))
    FIELD(MAXWELL_FIELD_LIA, "LIA", CODES, 1, 1, -1, PIECES({39, 39}), HAS_CODES(LIA))
    FIELD(MAXWELL_FIELD_LIB, "LIB", CODES, 1, 1, -1, PIECES({40, 40}), HAS_CODES(LIB))
    FIELD(MAXWELL_FIELD_LOPFL, "LOPFL", CODES, 2, 1, -1, PIECES({53, 54}), HAS_CODES(LOPFL))
    FIELD(MAXWELL_FIELD_LOPXL, "LOPXL", CODES, 1, 1, -1, PIECES({57, 57}), HAS_CODES(LOPXL))
    FIELD(MAXWELL_FIELD_LIAL, "LIAL", CODES, 1, 1, -1, PIECES({55, 55}), HAS_CODES(LIAL))
    FIELD(MAXWELL_FIELD_LIBL, "LIBL", CODES, 1, 1, -1, PIECES({56, 56}), HAS_CODES(LIBL))
    FIELD(MAXWELL_FIELD_L3T, "L3T", CODES, 2, 1, -1, PIECES({36, 37}), HAS_CODES(L3T))
    FIELD(MAXWELL_FIELD_L3X, "L3X", CODES, 1, 1, -1, PIECES({38, 38}), HAS_CODES(L3X))
    FIELD(MAXWELL_FIELD_LUT, "LUT", NUMBER, 8, 1, -1, PIECES({28, 35}))
    FIELD(MAXWELL_FIELD_LUTH, "LUTH", NUMBER, 8, 1, -1, PIECES({48, 55}))
    FIELD(MAXWELL_FIELD_L3XC, "L3XC", CODES, 1, 1, -1, PIECES({56, 56}), HAS_CODES(L3XC))
    FIELD(MAXWELL_FIELD_L3XI, "L3XI", CODES, 1, 1, -1, PIECES({57, 57}), HAS_CODES(L3XI))
    FIELD(MAXWELL_FIELD_OFF24, "OFF24", NUMBER, 24, 1, -1, PIECES({20, 43}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UOFF24, "UOFF24", NUMBER, 24, 1, -1, PIECES({20, 43}))
    FIELD(MAXWELL_FIELD_OFF32, "OFF32", NUMBER, 32, 1, -1, PIECES({20, 51}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UOFF32, "UOFF32", NUMBER, 32, 1, -1, PIECES({20, 51}))
    FIELD(MAXWELL_FIELD_OFF20, "OFF20", NUMBER, 20, 1, -1, PIECES({20, 39}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UOFF20, "UOFF20", NUMBER, 20, 1, -1, PIECES({20, 39}))
    FIELD(MAXWELL_FIELD_GSIZE, "GSIZE", CODES, 3, 1, -1, PIECES({48, 50}), HAS_CODES(GSIZE))
    FIELD(MAXWELL_FIELD_SSIZE, "SSIZE", CODES, 3, 1, -1, PIECES({48, 50}), HAS_CODES(SSIZE))
    FIELD(MAXWELL_FIELD_USIZE, "USIZE", CODES, 3, 1, -1, PIECES({48, 50}), HAS_CODES(USIZE))
    FIELD(MAXWELL_FIELD_CSIZE, "CSIZE", CODES, 3, 1, -1, PIECES({48, 50}), HAS_CODES(CSIZE))
    FIELD(MAXWELL_FIELD_LSIZE, "LSIZE", CODES, 3, 1, -1, PIECES({53, 55}), HAS_CODES(LSIZE))
    FIELD(MAXWELL_FIELD_OP3, "OP3", NUMBER, 3, 1, -1, PIECES({61, 63}))
    FIELD(MAXWELL_FIELD_GE, "GE", CODES, 1, 1, -1, PIECES({45, 45}), HAS_CODES(GE))
    FIELD(MAXWELL_FIELD_GCL, "GCL", CODES, 2, 1, -1, PIECES({46, 47}), HAS_CODES(GCL))
    FIELD(MAXWELL_FIELD_GCS, "GCS", CODES, 2, 1, -1, PIECES({46, 47}), HAS_CODES(GCS))
    FIELD(MAXWELL_FIELD_GENE, "GENE", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(GENE))
    FIELD(MAXWELL_FIELD_GENL, "GENL", CODES, 2, 1, -1, PIECES({56, 57}), HAS_CODES(GENL))
    FIELD(MAXWELL_FIELD_GENS, "GENS", CODES, 2, 1, -1, PIECES({56, 57}), HAS_CODES(GENS))
    FIELD(MAXWELL_FIELD_GENP, "GENP", REGISTER, 3, 1, 1, PIECES({58, 60}))
    FIELD(MAXWELL_FIELD_LCL, "LCL", CODES, 2, 1, -1, PIECES({44, 45}), HAS_CODES(LCL))
    FIELD(MAXWELL_FIELD_LCS, "LCS", CODES, 2, 1, -1, PIECES({44, 45}), HAS_CODES(LCS))
    FIELD(MAXWELL_FIELD_LU, "LU", NUMBER, 1, 1, -1, PIECES({44, 44}))
    FIELD(MAXWELL_FIELD_LMODE, "LMODE", CODES, 2, 1, -1, PIECES({44, 45}), HAS_CODES(LMODE))
    FIELD(MAXWELL_FIELD_CINDEX, "CINDEX", NUMBER, 16, 1, -1, PIECES({20, 35}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UCINDEX, "UCINDEX", NUMBER, 16, 1, -1, PIECES({20, 35}))
    FIELD(MAXWELL_FIELD_LBANK, "LBANK", NUMBER, 5, 1, -1, PIECES({36, 40}))
    FIELD(MAXWELL_FIELD_GP41, "GP41", CODES, 3, 1, -1, PIECES({41, 43}), HAS_CODES(GP41))
    FIELD(MAXWELL_FIELD_STPN, "STPN", NUMBER, 8, 1, -1, PIECES({20, 27}))
    FIELD(MAXWELL_FIELD_STPW, "STPW", CODES, 1, 1, -1, PIECES({31, 31}), HAS_CODES(STPW))
    FIELD(MAXWELL_FIELD_MSCOPE, "MSCOPE", CODES, 2, 1, -1, PIECES({8, 9}), HAS_CODES(MSCOPE))
    FIELD(MAXWELL_FIELD_MINV, "MINV", CODES, 2, 1, -1, PIECES({0, 1}), HAS_CODES(MINV))
    FIELD(MAXWELL_FIELD_MASKL, "MASKL", NUMBER, 4, 1, -1, PIECES({12, 15}))
    FIELD(MAXWELL_FIELD_OP12, "OP12", NUMBER, 12, 1, -1, PIECES({52, 63}))
    FIELD(MAXWELL_FIELD_PMODE, "PMODE", CODES, 4, 1, -1, PIECES({48, 51}), HAS_CODES(PMODE))
    FIELD(MAXWELL_FIELD_MADS, "MADS", CODES, 2, 1, -1, PIECES({48, 48}, {53, 53}), HAS_CODES(MADS))
    FIELD(MAXWELL_FIELD_MADX, "MADX", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(MADX))
    FIELD(MAXWELL_FIELD_MADSAT, "MADSAT", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(MADSAT))
    FIELD(MAXWELL_FIELD_MADHI, "MADHI", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(MADHI))
    FIELD(MAXWELL_FIELD_MNA, "MNA", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(MNA))
    FIELD(MAXWELL_FIELD_MNC, "MNC", CODES, 1, 1, -1, PIECES({51, 51}), HAS_CODES(MNC))
    FIELD(MAXWELL_FIELD_MNPO, "MNPO", NUMBER, 2, 1, -1, PIECES({51, 52}))
    FIELD(MAXWELL_FIELD_MADSL, "MADSL", CODES, 2, 1, -1, PIECES({54, 54}, {57, 57}),
        HAS_CODES(MADSL))
    FIELD(MAXWELL_FIELD_MNCL, "MNCL", CODES, 1, 1, -1, PIECES({55, 55}), HAS_CODES(MNCL))
    FIELD(MAXWELL_FIELD_MNPOL, "MNPOL", NUMBER, 2, 1, -1, PIECES({55, 56}))
    FIELD(MAXWELL_FIELD_XSIGN, "XSIGN", CODES, 2, 1, -1, PIECES({48, 49}), HAS_CODES(XSIGN))
    FIELD(MAXWELL_FIELD_XHA, "XHA", CODES, 1, 1, -1, PIECES({53, 53}), HAS_CODES(XHA))
    FIELD(MAXWELL_FIELD_XHB, "XHB", CODES, 1, 1, -1, PIECES({35, 35}), HAS_CODES(XHB))
    FIELD(MAXWELL_FIELD_XHC, "XHC", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(XHC))
    FIELD(MAXWELL_FIELD_XPSL, "XPSL", CODES, 1, 1, -1, PIECES({36, 36}), HAS_CODES(XPSL))
    FIELD(MAXWELL_FIELD_XMRG, "XMRG", CODES, 1, 1, -1, PIECES({37, 37}), HAS_CODES(XMRG))
    FIELD(MAXWELL_FIELD_XX, "XX", CODES, 1, 1, -1, PIECES({38, 38}), HAS_CODES(XX))
    FIELD(MAXWELL_FIELD_XMODE, "XMODE", CODES, 3, 1, -1, PIECES({50, 52}), HAS_CODES(XMODE))
    FIELD(MAXWELL_FIELD_XPSLC, "XPSLC", CODES, 1, 1, -1, PIECES({55, 55}), HAS_CODES(XPSLC))
    FIELD(MAXWELL_FIELD_XMRGC, "XMRGC", CODES, 1, 1, -1, PIECES({56, 56}), HAS_CODES(XMRGC))
    FIELD(MAXWELL_FIELD_XXC, "XXC", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(XXC))
    FIELD(MAXWELL_FIELD_XMODEC, "XMODEC", CODES, 2, 1, -1, PIECES({50, 51}), HAS_CODES(XMODEC))
    FIELD(MAXWELL_FIELD_IMM16, "IMM16", NUMBER, 16, 1, -1, PIECES({20, 35}))
    FIELD(MAXWELL_FIELD_XLOW, "XLOW", NUMBER, 2, 1, -1, PIECES({54, 55}))
    FIELD(MAXWELL_FIELD_SPS, "SPS", NUMBER, 2, 1, -1, PIECES({48, 48}, {53, 53}))
    FIELD(MAXWELL_FIELD_SPA, "SPA", CODES, 2, 1, -1, PIECES({49, 50}), HAS_CODES(SPA))
    FIELD(MAXWELL_FIELD_SPB, "SPB", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(SPB))
    FIELD(MAXWELL_FIELD_SPC, "SPC", CODES, 2, 1, -1, PIECES({51, 52}), HAS_CODES(SPC))
    FIELD(MAXWELL_FIELD_BOP, "BOP", CODES, 2, 1, -1, PIECES({45, 46}), HAS_CODES(BOP))
    FIELD(MAXWELL_FIELD_BOP2, "BOP2", CODES, 2, 1, -1, PIECES({24, 25}), HAS_CODES(BOP2))
    FIELD(MAXWELL_FIELD_BF, "BF", CODES, 1, 1, -1, PIECES({44, 44}), HAS_CODES(BF))
    FIELD(MAXWELL_FIELD_Q12, "Q12", REGISTER, 3, 1, 1, PIECES({12, 14}))
    FIELD(MAXWELL_FIELD_Q12N, "Q12N", CODES, 1, 1, -1, PIECES({15, 15}), HAS_CODES(Q12N))
    FIELD(MAXWELL_FIELD_Q29, "Q29", REGISTER, 3, 1, 1, PIECES({29, 31}))
    FIELD(MAXWELL_FIELD_Q29N, "Q29N", CODES, 1, 1, -1, PIECES({32, 32}), HAS_CODES(Q29N))
    FIELD(MAXWELL_FIELD_WHICH, "WHICH", CODES, 1, 1, -1, PIECES({40, 40}), HAS_CODES(WHICH))
    FIELD(MAXWELL_FIELD_PBYTE, "PBYTE", CODES, 2, 1, -1, PIECES({41, 42}), HAS_CODES(PBYTE))
    FIELD(MAXWELL_FIELD_SHW, "SHW", CODES, 1, 1, -1, PIECES({39, 39}), HAS_CODES(SHW))
    FIELD(MAXWELL_FIELD_SHX, "SHX", CODES, 1, 1, -1, PIECES({43, 43}), HAS_CODES(SHX))
    FIELD(MAXWELL_FIELD_SHRX, "SHRX", CODES, 2, 1, -1, PIECES({43, 44}), HAS_CODES(SHRX))
    FIELD(MAXWELL_FIELD_BREV, "BREV", CODES, 1, 1, -1, PIECES({40, 40}), HAS_CODES(BREV))
    FIELD(MAXWELL_FIELD_FTYPE, "FTYPE", CODES, 2, 1, -1, PIECES({37, 38}), HAS_CODES(FTYPE))
    FIELD(MAXWELL_FIELD_FHI, "FHI", CODES, 2, 1, -1, PIECES({48, 49}), HAS_CODES(FHI))
    FIELD(MAXWELL_FIELD_FW, "FW", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(FW))
    FIELD(MAXWELL_FIELD_FIMM6, "FIMM6", NUMBER, 6, 1, -1, PIECES({20, 25}))
    FIELD(MAXWELL_FIELD_FLSH, "FLSH", CODES, 1, 1, -1, PIECES({41, 41}), HAS_CODES(FLSH))
    FIELD(MAXWELL_FIELD_NBI, "NBI", CODES, 1, 1, -1, PIECES({40, 40}), HAS_CODES(NBI))
    FIELD(MAXWELL_FIELD_LEAX, "LEAX", CODES, 1, 1, -1, PIECES({46, 46}), HAS_CODES(LEAX))
    FIELD(MAXWELL_FIELD_LEAN, "LEAN", CODES, 1, 1, -1, PIECES({45, 45}), HAS_CODES(LEAN))
    FIELD(MAXWELL_FIELD_LEAS, "LEAS", NUMBER, 5, 1, -1, PIECES({39, 43}))
    FIELD(MAXWELL_FIELD_LEHX, "LEHX", CODES, 1, 1, -1, PIECES({38, 38}), HAS_CODES(LEHX))
    FIELD(MAXWELL_FIELD_LEHN, "LEHN", CODES, 1, 1, -1, PIECES({37, 37}), HAS_CODES(LEHN))
    FIELD(MAXWELL_FIELD_LEHS, "LEHS", NUMBER, 5, 1, -1, PIECES({28, 32}))
    FIELD(MAXWELL_FIELD_LECX, "LECX", CODES, 1, 1, -1, PIECES({57, 57}), HAS_CODES(LECX))
    FIELD(MAXWELL_FIELD_LECN, "LECN", CODES, 1, 1, -1, PIECES({56, 56}), HAS_CODES(LECN))
    FIELD(MAXWELL_FIELD_LECS, "LECS", NUMBER, 5, 1, -1, PIECES({51, 55}))
    FIELD(MAXWELL_FIELD_SREG, "SREG", REGISTER, 8, 1, 5, PIECES({20, 27}))
    FIELD(MAXWELL_FIELD_SNUM, "SNUM", NUMBER, 8, 1, -1, PIECES({20, 27}))
    FIELD(MAXWELL_FIELD_VMODE, "VMODE", CODES, 2, 1, -1, PIECES({48, 49}), HAS_CODES(VMODE))
    FIELD(MAXWELL_FIELD_VP, "VP", REGISTER, 3, 1, 1, PIECES({45, 47}))
    FIELD(MAXWELL_FIELD_VTG, "VTG", CODES, 2, 1, -1, PIECES({48, 49}), HAS_CODES(VTG))
    FIELD(MAXWELL_FIELD_VTGN, "VTGN", NUMBER, 28, 1, -1, PIECES({20, 47}))
    FIELD(MAXWELL_FIELD_SMODE, "SMODE", CODES, 2, 1, -1, PIECES({30, 31}), HAS_CODES(SMODE))
    FIELD(MAXWELL_FIELD_SLANE, "SLANE", NUMBER, 5, 1, -1, PIECES({20, 24}))
    FIELD(MAXWELL_FIELD_SCLAMP, "SCLAMP", NUMBER, 13, 1, -1, PIECES({34, 46}))
    FIELD(MAXWELL_FIELD_SLI, "SLI", NUMBER, 1, 1, -1, PIECES({28, 28}))
    FIELD(MAXWELL_FIELD_SCI, "SCI", NUMBER, 1, 1, -1, PIECES({29, 29}))
    FIELD(MAXWELL_FIELD_BKIND, "BKIND", NUMBER, 2, 1, -1, PIECES({32, 33}))
    FIELD(MAXWELL_FIELD_BRED, "BRED", CODES, 2, 1, -1, PIECES({35, 36}), HAS_CODES(BRED))
    FIELD(MAXWELL_FIELD_BID, "BID", NUMBER, 8, 1, -1, PIECES({8, 15}))
    FIELD(MAXWELL_FIELD_BCNT, "BCNT", NUMBER, 12, 1, -1, PIECES({20, 31}))
    FIELD(MAXWELL_FIELD_BCI, "BCI", NUMBER, 1, 1, -1, PIECES({43, 43}))
    FIELD(MAXWELL_FIELD_BII, "BII", NUMBER, 1, 1, -1, PIECES({44, 44}))
    FIELD(MAXWELL_FIELD_B2RK, "B2RK", NUMBER, 2, 1, -1, PIECES({32, 33}))
    FIELD(MAXWELL_FIELD_BRID, "BRID", NUMBER, 4, 1, -1, PIECES({28, 31}))
    FIELD(MAXWELL_FIELD_R2BK, "R2BK", CODES, 2, 1, -1, PIECES({32, 33}), HAS_CODES(R2BK))
    FIELD(MAXWELL_FIELD_DLE, "DLE", NUMBER, 1, 1, -1, PIECES({29, 29}))
    FIELD(MAXWELL_FIELD_DSB, "DSB", CODES, 3, 1, -1, PIECES({26, 28}), HAS_CODES(DSB))
    FIELD(MAXWELL_FIELD_DCNT, "DCNT", NUMBER, 6, 1, -1, PIECES({20, 25}))
    FIELD(MAXWELL_FIELD_DMASK, "DMASK", NUMBER, 6, 1, -1, PIECES({0, 5}))
    FIELD(MAXWELL_FIELD_D0, "D0", CODES, 1, 1, -1, PIECES({0, 0}), HAS_CODES(D0))
    FIELD(MAXWELL_FIELD_D1, "D1", CODES, 1, 1, -1, PIECES({1, 1}), HAS_CODES(D1))
    FIELD(MAXWELL_FIELD_D2, "D2", CODES, 1, 1, -1, PIECES({2, 2}), HAS_CODES(D2))
    FIELD(MAXWELL_FIELD_D3, "D3", CODES, 1, 1, -1, PIECES({3, 3}), HAS_CODES(D3))
    FIELD(MAXWELL_FIELD_D4, "D4", CODES, 1, 1, -1, PIECES({4, 4}), HAS_CODES(D4))
    FIELD(MAXWELL_FIELD_D5, "D5", CODES, 1, 1, -1, PIECES({5, 5}), HAS_CODES(D5))
    FIELD(MAXWELL_FIELD_SUDIM, "SUDIM", CODES, 3, 1, -1, PIECES({33, 35}), HAS_CODES(SUDIM))
    FIELD(MAXWELL_FIELD_SUCLAMP, "SUCLAMP", CODES, 2, 1, -1, PIECES({49, 50}), HAS_CODES(SUCLAMP))
    FIELD(MAXWELL_FIELD_SUMASK, "SUMASK", CODES, 4, 1, -1, PIECES({20, 23}), HAS_CODES(SUMASK))
    FIELD(MAXWELL_FIELD_SUSIZE, "SUSIZE", CODES, 3, 1, -1, PIECES({20, 22}), HAS_CODES(SUSIZE))
    FIELD(MAXWELL_FIELD_SUBA, "SUBA", CODES, 1, 1, -1, PIECES({23, 23}), HAS_CODES(SUBA))
    FIELD(MAXWELL_FIELD_SUD, "SUD", NUMBER, 1, 1, -1, PIECES({52, 52}))
    FIELD(MAXWELL_FIELD_SUBY, "SUBY", NUMBER, 1, 1, -1, PIECES({51, 51}))
    FIELD(MAXWELL_FIELD_SULC, "SULC", CODES, 2, 1, -1, PIECES({24, 25}), HAS_CODES(SULC))
    FIELD(MAXWELL_FIELD_SUSC, "SUSC", CODES, 2, 1, -1, PIECES({24, 25}), HAS_CODES(SUSC))
    FIELD(MAXWELL_FIELD_SUPR, "SUPR", CODES, 3, 1, -1, PIECES({30, 32}), HAS_CODES(SUPR))
    FIELD(MAXWELL_FIELD_SUROP, "SUROP", CODES, 3, 1, -1, PIECES({24, 26}), HAS_CODES(SUROP))
    FIELD(MAXWELL_FIELD_SURTYPE, "SURTYPE", CODES, 3, 1, -1, PIECES({20, 22}), HAS_CODES(SURTYPE))
    FIELD(MAXWELL_FIELD_SUABA, "SUABA", CODES, 1, 1, -1, PIECES({28, 28}), HAS_CODES(SUABA))
    FIELD(MAXWELL_FIELD_SUAOP, "SUAOP", CODES, 4, 1, -1, PIECES({29, 32}), HAS_CODES(SUAOP))
    FIELD(MAXWELL_FIELD_SUATYPE, "SUATYPE", CODES, 3, 1, -1, PIECES({51, 53}), HAS_CODES(SUATYPE))
    FIELD(MAXWELL_FIELD_SUATYPER, "SUATYPER", CODES, 3, 1, -1, PIECES({36, 38}),
        HAS_CODES(SUATYPER))
    FIELD(MAXWELL_FIELD_SUPA, "SUPA", CODES, 3, 1, -1, PIECES({51, 53}), HAS_CODES(SUPA))
    FIELD(MAXWELL_FIELD_SUAK, "SUAK", NUMBER, 1, 1, -1, PIECES({54, 54}))
    FIELD(MAXWELL_FIELD_SUAC, "SUAC", NUMBER, 3, 1, -1, PIECES({53, 55}))
    FIELD(MAXWELL_FIELD_SUAPD, "SUAPD", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(SUAPD))
    FIELD(MAXWELL_FIELD_TEXW, "TEXW", NUMBER, 4, 1, -1, PIECES({60, 63}))
    FIELD(MAXWELL_FIELD_TEXV, "TEXV", NUMBER, 2, 1, -1, PIECES({57, 58}))
    FIELD(MAXWELL_FIELD_TEX5, "TEX5", NUMBER, 5, 1, -1, PIECES({59, 63}))
    FIELD(MAXWELL_FIELD_TOP2, "TOP2", NUMBER, 2, 1, -1, PIECES({54, 55}))
    FIELD(MAXWELL_FIELD_OP54, "OP54", NUMBER, 1, 1, -1, PIECES({54, 54}))
    FIELD(MAXWELL_FIELD_TXS, "TXS", NUMBER, 4, 1, -1, PIECES({53, 56}))
    FIELD(MAXWELL_FIELD_TXF, "TXF", CODES, 1, 1, -1, PIECES({59, 59}), HAS_CODES(TXF))
    FIELD(MAXWELL_FIELD_NODEP, "NODEP", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(NODEP))
    FIELD(MAXWELL_FIELD_RD2, "Rd2", REGISTER, 8, 1, 0, PIECES({28, 35}))
    FIELD(MAXWELL_FIELD_TXH, "TXH", NUMBER, 13, 1, -1, PIECES({36, 48}))
    FIELD(MAXWELL_FIELD_TXC, "TXC", CODES, 3, 1, -1, PIECES({50, 52}), HAS_CODES(TXC))
    FIELD(MAXWELL_FIELD_TXC1, "TXC1", CODES, 3, 1, -1, PIECES({50, 52}), HAS_CODES(TXC1))
    FIELD(MAXWELL_FIELD_PHT, "PHT", CODES, 1, 1, -1, PIECES({81, 81}), HAS_CODES(PHT))
    FIELD(MAXWELL_FIELD_PHP, "PHP", CODES, 1, 1, -1, PIECES({82, 82}), HAS_CODES(PHP))
    FIELD(MAXWELL_FIELD_TDIM, "TDIM", CODES, 3, 1, -1, PIECES({28, 30}), HAS_CODES(TDIM))
    FIELD(MAXWELL_FIELD_TMASK, "TMASK", NUMBER, 4, 1, -1, PIECES({31, 34}))
    FIELD(MAXWELL_FIELD_TPO, "TPO", REGISTER, 3, 1, 1, PIECES({51, 53}))
    FIELD(MAXWELL_FIELD_TLOD, "TLOD", CODES, 3, 1, -1, PIECES({55, 57}), HAS_CODES(TLOD))
    FIELD(MAXWELL_FIELD_TLODB, "TLODB", CODES, 3, 1, -1, PIECES({37, 39}), HAS_CODES(TLODB))
    FIELD(MAXWELL_FIELD_TLC, "TLC", CODES, 1, 1, -1, PIECES({58, 58}), HAS_CODES(TLC))
    FIELD(MAXWELL_FIELD_TLCB, "TLCB", CODES, 1, 1, -1, PIECES({40, 40}), HAS_CODES(TLCB))
    FIELD(MAXWELL_FIELD_TLCD, "TLCD", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(TLCD))
    FIELD(MAXWELL_FIELD_TDC, "TDC", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(TDC))
    FIELD(MAXWELL_FIELD_TNDV, "TNDV", CODES, 1, 1, -1, PIECES({35, 35}), HAS_CODES(TNDV))
    FIELD(MAXWELL_FIELD_TAO, "TAO", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(TAO))
    FIELD(MAXWELL_FIELD_TAOB, "TAOB", CODES, 1, 1, -1, PIECES({36, 36}), HAS_CODES(TAOB))
    FIELD(MAXWELL_FIELD_TAOL, "TAOL", CODES, 1, 1, -1, PIECES({35, 35}), HAS_CODES(TAOL))
    FIELD(MAXWELL_FIELD_TAOS, "TAOS", CODES, 1, 1, -1, PIECES({51, 51}), HAS_CODES(TAOS))
    FIELD(MAXWELL_FIELD_TLDL, "TLDL", CODES, 1, 1, -1, PIECES({55, 55}), HAS_CODES(TLDL))
    FIELD(MAXWELL_FIELD_TLDC, "TLDC", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(TLDC))
    FIELD(MAXWELL_FIELD_TLDM, "TLDM", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(TLDM))
    FIELD(MAXWELL_FIELD_T4C, "T4C", CODES, 2, 1, -1, PIECES({56, 57}), HAS_CODES(T4C))
    FIELD(MAXWELL_FIELD_T4CB, "T4CB", CODES, 2, 1, -1, PIECES({38, 39}), HAS_CODES(T4CB))
    FIELD(MAXWELL_FIELD_T4CS, "T4CS", CODES, 2, 1, -1, PIECES({52, 53}), HAS_CODES(T4CS))
    FIELD(MAXWELL_FIELD_T4O, "T4O", CODES, 2, 1, -1, PIECES({54, 55}), HAS_CODES(T4O))
    FIELD(MAXWELL_FIELD_T4OB, "T4OB", CODES, 2, 1, -1, PIECES({36, 37}), HAS_CODES(T4OB))
    FIELD(MAXWELL_FIELD_T4F, "T4F", CODES, 1, 1, -1, PIECES({55, 55}), HAS_CODES(T4F))
    FIELD(MAXWELL_FIELD_TXQK, "TXQK", CODES, 6, 1, -1, PIECES({22, 27}), HAS_CODES(TXQK))
    FIELD(MAXWELL_FIELD_TXQN, "TXQN", NUMBER, 5, 1, -1, PIECES({23, 27}), .decimal = 1)
    FIELD(MAXWELL_FIELD_TXQ0, "TXQ0", NUMBER, 1, 1, -1, PIECES({22, 22}))
    FIELD(MAXWELL_FIELD_VAZ, "VAZ", NUMBER, 3, 1, -1, PIECES({36, 38}))
    FIELD(MAXWELL_FIELD_VAB, "VAB", CODES, 2, 1, -1, PIECES({36, 37}), HAS_CODES(VAB))
    FIELD(MAXWELL_FIELD_VAH, "VAH", CODES, 1, 1, -1, PIECES({36, 36}), HAS_CODES(VAH))
    FIELD(MAXWELL_FIELD_VAS, "VAS", CODES, 1, 1, -1, PIECES({48, 48}), HAS_CODES(VAS))
    FIELD(MAXWELL_FIELD_VBZ, "VBZ", NUMBER, 3, 1, -1, PIECES({28, 30}))
    FIELD(MAXWELL_FIELD_VBB, "VBB", CODES, 2, 1, -1, PIECES({28, 29}), HAS_CODES(VBB))
    FIELD(MAXWELL_FIELD_VBH, "VBH", CODES, 1, 1, -1, PIECES({28, 28}), HAS_CODES(VBH))
    FIELD(MAXWELL_FIELD_VBS, "VBS", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(VBS))
    FIELD(MAXWELL_FIELD_VBR, "VBR", NUMBER, 1, 1, -1, PIECES({50, 50}))
    FIELD(MAXWELL_FIELD_VN16, "VN16", NUMBER, 16, 1, -1, PIECES({20, 35}))
    FIELD(MAXWELL_FIELD_VUD, "VUD", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(VUD))
    FIELD(MAXWELL_FIELD_VSD, "VSD", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(VSD))
    FIELD(MAXWELL_FIELD_VSAT, "VSAT", CODES, 1, 1, -1, PIECES({55, 55}), HAS_CODES(VSAT))
    FIELD(MAXWELL_FIELD_VMX, "VMX", CODES, 1, 1, -1, PIECES({56, 56}), HAS_CODES(VMX))
    FIELD(MAXWELL_FIELD_VWRAP, "VWRAP", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(VWRAP))
    FIELD(MAXWELL_FIELD_VRED, "VRED", CODES, 3, 1, -1, PIECES({51, 53}), HAS_CODES(VRED))
    FIELD(MAXWELL_FIELD_VNA, "VNA", CODES, 1, 1, -1, PIECES({57, 57}), HAS_CODES(VNA))
    FIELD(MAXWELL_FIELD_VNB, "VNB", CODES, 1, 1, -1, PIECES({56, 56}), HAS_CODES(VNB))
    FIELD(MAXWELL_FIELD_VMNA, "VMNA", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(VMNA))
    FIELD(MAXWELL_FIELD_VMNC, "VMNC", CODES, 1, 1, -1, PIECES({53, 53}), HAS_CODES(VMNC))
    FIELD(MAXWELL_FIELD_VMPO, "VMPO", NUMBER, 2, 1, -1, PIECES({53, 54}))
    FIELD(MAXWELL_FIELD_VSHIFT, "VSHIFT", CODES, 2, 1, -1, PIECES({51, 52}), HAS_CODES(VSHIFT))
    FIELD(MAXWELL_FIELD_VCMP, "VCMP", CODES, 3, 1, -1, PIECES({54, 56}), HAS_CODES(VCMP))
    FIELD(MAXWELL_FIELD_VCMPP, "VCMPP", CODES, 3, 1, -1, PIECES({43, 44}, {47, 47}),
        HAS_CODES(VCMPP))
    FIELD(MAXWELL_FIELD_V4SD, "V4SD", CODES, 1, 1, -1, PIECES({38, 38}), HAS_CODES(V4SD))
    FIELD(MAXWELL_FIELD_V4A, "V4A", CODES, 1, 1, -1, PIECES({48, 48}), HAS_CODES(V4A))
    FIELD(MAXWELL_FIELD_V4B, "V4B", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(V4B))
    FIELD(MAXWELL_FIELD_V4SAT, "V4SAT", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(V4SAT))
    FIELD(MAXWELL_FIELD_V4RED, "V4RED", CODES, 2, 1, -1, PIECES({53, 54}), HAS_CODES(V4RED))
    FIELD(MAXWELL_FIELD_V4M, "V4M", CODES, 4, 1, -1, PIECES({51, 52}, {36, 37}), HAS_CODES(V4M))
    FIELD(MAXWELL_FIELD_V4SA, "V4SA", CODES, 4, 1, -1, PIECES({32, 35}), HAS_CODES(V4SA))
    FIELD(MAXWELL_FIELD_V4SB, "V4SB", CODES, 4, 1, -1, PIECES({28, 31}), HAS_CODES(V4SB))
    FIELD(MAXWELL_FIELD_IDPA, "IDPA", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(IDPA))
    FIELD(MAXWELL_FIELD_IDPA2, "IDPA2", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(IDPA2))
    FIELD(MAXWELL_FIELD_IDPB, "IDPB", CODES, 1, 1, -1, PIECES({47, 47}), HAS_CODES(IDPB))
    FIELD(MAXWELL_FIELD_IDPH, "IDPH", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(IDPH))
    FIELD(MAXWELL_FIELD_IDPK, "IDPK", NUMBER, 1, 1, -1, PIECES({48, 48}))
};

#define F(name) {MAXWELL_FIELD_##name},
#define SLOTS_CTL F(STALL) F(NOY) F(WBAR) F(RBAR) F(W1) F(W2) F(W3) F(W4) F(W5) F(W6)
SLOTS(atom_op, F(AE) F(AOP) F(ATYPE) F(RD) F(RA_2) F(AOFF) F(UAOFF) F(RB_2) F(GP) SLOTS_CTL)
SLOTS(atom_opp, F(AE) F(AOPP) F(ATYPE) F(GP41) F(RD) F(RA_2) F(AOFF13) F(UAOFF13) F(RB_2) F(GP)
    SLOTS_CTL)
SLOTS(atom_cas, F(AE) F(CASW) F(RD) F(RA_2) F(AOFF) F(UAOFF) F(RB_2) F(CASN) F(GP) SLOTS_CTL)
SLOTS(atom_casp, F(AE) F(CASW) F(GP41) F(RD) F(RA_2) F(AOFF13) F(UAOFF13) F(RB_2) F(CASN) F(GP)
    SLOTS_CTL)
SLOTS(atoms, F(ASOP) F(ASTYPE) F(RD) F(RA_2) F(ASOFF) F(UASOFF) F(RB_2) F(GP) SLOTS_CTL)
SLOTS(atoms_cas, F(CASK) F(CASWS) F(RD) F(RA_2) F(ASOFF) F(UASOFF) F(RB_2) F(CASN) F(GP) SLOTS_CTL)
SLOTS(red, F(AE) F(AROP) F(ARTYPE) F(RA_2) F(AOFF) F(UAOFF) F(RD) F(GP) SLOTS_CTL)
SLOTS(cctl_a, F(CCE) F(CCLEVEL) F(CCOPQ) F(RA_2) F(CCOFF) F(UCCOFF) F(GP) SLOTS_CTL)
SLOTS(cctl_all, F(CCE) F(CCLEVEL) F(CCOPQ) F(GP) SLOTS_CTL)
SLOTS(cctll_a, F(CCOP) F(RA_2) F(CCLOFF) F(UCCLOFF) F(GP) SLOTS_CTL)
SLOTS(cctll_all, F(CCOP) F(GP) SLOTS_CTL)
SLOTS(cctlt_all, F(GP) SLOTS_CTL)
SLOTS(cctlt_one, F(CTH) F(GP) SLOTS_CTL)
SLOTS(isetp, F(CMP) F(UI) F(XC) F(BOP) F(P0) F(P1) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF)
    F(IMM) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(iset, F(BF) F(CMP) F(UI) F(XC) F(BOP) F(RD) F(CCW) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK)
    F(COFF) F(IMM) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(bra, F(UNI) F(LMT) F(CCT) F(TO) F(BXBANK) F(BXOFF) F(GP) SLOTS_CTL)
SLOTS(brx, F(LMT) F(CCT) F(RA_2) F(BXNEAR) F(BXBANK) F(BXOFF) F(GP) SLOTS_CTL)
SLOTS(jmp, F(UNI) F(LMT) F(CCT) F(BFAR) F(BXBANK) F(BXOFF) F(GP) SLOTS_CTL)
SLOTS(jmx, F(LMT) F(CCT) F(RA_2) F(BXFAR) F(BXBANK) F(BXOFF) F(GP) SLOTS_CTL)
SLOTS(cal, F(NOINC) F(TO) F(BXBANK) F(BXOFF) SLOTS_CTL)
SLOTS(jcal, F(NOINC) F(BFAR) F(BXBANK) F(BXOFF) SLOTS_CTL)
SLOTS(ret, F(CCT) F(GP) SLOTS_CTL)
SLOTS(plongjmp, F(TO) F(BXBANK) F(BXOFF) SLOTS_CTL)
SLOTS(pexit, F(TO) SLOTS_CTL)
SLOTS(exit, F(KEEP) F(CCT) F(GP) SLOTS_CTL)
SLOTS(bpt, F(BPTK) F(BPTN) SLOTS_CTL)
SLOTS(ide, F(IDEN) F(IDEMASK) SLOTS_CTL)
SLOTS(ram, SLOTS_CTL)
SLOTS(rtt, F(RTTK) SLOTS_CTL)
SLOTS(getcrsptr, F(RD) SLOTS_CTL)
SLOTS(setcrsptr, F(RA_2) SLOTS_CTL)
SLOTS(lepc, F(RD) F(GP) SLOTS_CTL)
SLOTS(nop, F(NTRIG) F(CCT8) F(NMASK) F(GP) SLOTS_CTL)
SLOTS(f2f_hh, F(FTZ) F(CDF) F(CSF) F(CRND) F(FSAT) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(CH) F(RB)
    F(CBANK) F(COFF) F(FIMM) F(GP) SLOTS_CTL)
SLOTS(f2f_hs, F(FTZ) F(CDF) F(CSF) F(FRND) F(FSAT) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(CH) F(RB)
    F(CBANK) F(COFF) F(FIMM) F(GP) SLOTS_CTL)
SLOTS(f2f_sh, F(FTZ) F(CDF) F(CSF) F(FRND) F(FSAT) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(RB) F(CBANK)
    F(COFF) F(FIMM) F(GP) SLOTS_CTL)
SLOTS(f2f_ss, F(FTZ) F(CDF) F(CSF) F(CRND) F(FSAT) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(RB) F(CBANK)
    F(COFF) F(FIMM) F(GP) SLOTS_CTL)
SLOTS(f2f_dh, F(FTZ) F(CDF) F(CSF) F(FRND) F(FSAT) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(RB) F(CBANK)
    F(COFF) F(DIMM) F(GP) SLOTS_CTL)
SLOTS(f2f_dd, F(FTZ) F(CDF) F(CSF) F(CRND) F(FSAT) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(RB) F(CBANK)
    F(COFF) F(DIMM) F(GP) SLOTS_CTL)
SLOTS(f2i_h, F(FTZ) F(CDI) F(CSF) F(CINT) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(CH) F(RB) F(CBANK)
    F(COFF) F(FIMM) F(GP) SLOTS_CTL)
SLOTS(f2i_d, F(FTZ) F(CDI) F(CSF) F(CINT) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(CH) F(RB) F(CBANK)
    F(COFF) F(DIMM) F(GP) SLOTS_CTL)
SLOTS(i2f_h, F(CDF) F(CSI) F(FRND) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(CHALF) F(RB) F(CBANK)
    F(COFF) F(IMM) F(GP) SLOTS_CTL)
SLOTS(i2f_b, F(CDF) F(CSI) F(FRND) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(CBYTE) F(RB) F(CBANK)
    F(COFF) F(IMM) F(GP) SLOTS_CTL)
SLOTS(i2i_h, F(CDN) F(CSN) F(FSAT) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(CHALF) F(RB) F(CBANK)
    F(COFF) F(IMM) F(GP) SLOTS_CTL)
SLOTS(i2i_b, F(CDN) F(CSN) F(FSAT) F(RD) F(CCW) F(FNB) F(FAB) F(RB_2) F(CBYTE) F(RB) F(CBANK)
    F(COFF) F(IMM) F(GP) SLOTS_CTL)
SLOTS(dadd, F(FRND) F(RD) F(CCW) F(FNA) F(FAA) F(RA_2) F(RA) F(FNB) F(FAB) F(RB_2) F(RC) F(CBANK)
    F(COFF) F(DIMM) F(GP) SLOTS_CTL)
SLOTS(dmul, F(FRND) F(RD) F(CCW) F(RA_2) F(RA) F(FNM) F(RB_2) F(RB) F(CBANK) F(COFF) F(DIMM) F(GP)
    SLOTS_CTL)
SLOTS(dfma_b, F(DRND) F(RD) F(CCW) F(RA_2) F(RA) F(FNM) F(RB_2) F(RB) F(CBANK) F(COFF) F(DIMM)
    F(FNC) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(dfma_c, F(DRND) F(RD) F(CCW) F(RA_2) F(RA) F(FNM) F(RC_2) F(RB) F(FNC) F(CBANK) F(COFF) F(GP)
    SLOTS_CTL)
SLOTS(dmnmx, F(RD) F(CCW) F(FNA) F(FAA) F(RA_2) F(RA) F(FNB) F(FAB) F(RB_2) F(RB) F(CBANK) F(COFF)
    F(DIMM) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(dset, F(BFH) F(FCMP) F(BOP) F(RD) F(CCW) F(SNA) F(SAA) F(RA_2) F(RA) F(SNB) F(SAB) F(RB_2)
    F(RB) F(CBANK) F(COFF) F(DIMM) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(dsetp, F(FCMP) F(BOP) F(P0) F(P1) F(SNA) F(PAA) F(RA_2) F(RA) F(PNB) F(SAB) F(RB_2) F(RB)
    F(CBANK) F(COFF) F(DIMM) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(fadd, F(FTZ) F(FRND) F(FSAT) F(RD) F(CCW) F(FNA) F(FAA) F(RA_2) F(RA) F(FNB) F(FAB) F(RB_2)
    F(RC) F(CBANK) F(COFF) F(FIMM) F(GP) SLOTS_CTL)
SLOTS(fadd32i, F(FTZL) F(RD) F(CCWL) F(FNAL) F(FAAL) F(RA_2) F(RA) F(FIMM32) F(FNBL) F(FABL) F(GP)
    SLOTS_CTL)
SLOTS(fmul, F(FMZ) F(FSCALE) F(FRND) F(FSAT) F(RD) F(CCW) F(RA_2) F(RA) F(FNM) F(RB_2) F(RB)
    F(CBANK) F(COFF) F(FIMM) F(GP) SLOTS_CTL)
SLOTS(fmul32i, F(FMZH) F(FSATL) F(RD) F(CCWL) F(RA_2) F(RA) F(FIMM32) F(GP) SLOTS_CTL)
SLOTS(ffma_b, F(FMZH) F(FRNDH) F(FSAT) F(RD) F(CCW) F(RA_2) F(RA) F(FNM) F(RB_2) F(RB) F(CBANK)
    F(COFF) F(FIMM) F(FNC) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(ffma_c, F(FMZH) F(FRNDH) F(FSAT) F(RD) F(CCW) F(RA_2) F(RA) F(FNM) F(RC_2) F(RB) F(FNC)
    F(CBANK) F(COFF) F(GP) SLOTS_CTL)
SLOTS(ffma32i, F(FMZH) F(FSATL) F(RD) F(CCWL) F(FNAL) F(RA_2) F(RA) F(FIMM32) F(FNCL) F(GP)
    SLOTS_CTL)
SLOTS(fmnmx, F(FTZ) F(RD) F(CCW) F(FNA) F(FAA) F(RA_2) F(RA) F(FNB) F(FAB) F(RB_2) F(RB) F(CBANK)
    F(COFF) F(FIMM) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(fset, F(BFH) F(FCMP) F(SFTZ) F(BOP) F(RD) F(CCW) F(SNA) F(SAA) F(RA_2) F(RA) F(SNB) F(SAB)
    F(RB_2) F(RB) F(CBANK) F(COFF) F(FIMM) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(fsetp, F(FCMP) F(PFTZ) F(BOP) F(P0) F(P1) F(SNA) F(PAA) F(RA_2) F(RA) F(PNB) F(SAB) F(RB_2)
    F(RB) F(CBANK) F(COFF) F(FIMM) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(fcmp_b, F(FCMPN) F(PFTZ) F(RD) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(FIMM) F(RC_2)
    F(RC) F(GP) SLOTS_CTL)
SLOTS(fcmp_c, F(FCMPN) F(PFTZ) F(RD) F(RA_2) F(RA) F(RC_2) F(RB) F(CBANK) F(COFF) F(GP) SLOTS_CTL)
SLOTS(fchk, F(P0) F(FNA) F(FAA) F(RA_2) F(RA) F(FNB) F(FAB) F(RB_2) F(RB) F(CBANK) F(COFF) F(FIMM)
    F(GP) SLOTS_CTL)
SLOTS(fswzadd, F(FTZ) F(FRND) F(NDV) F(RD) F(CCW) F(RA_2) F(RA) F(RB_2) F(RB) F(SWD) F(SWC) F(SWB)
    F(SWA) F(GP) SLOTS_CTL)
SLOTS(mufu, F(MUF) F(FSAT) F(RD) F(FNA) F(FAA) F(RA_2) F(RA) F(GP) SLOTS_CTL)
SLOTS(rro, F(RROF) F(RD) F(FNB) F(FAB) F(RB_2) F(RB) F(CBANK) F(COFF) F(FIMM) F(GP) SLOTS_CTL)
SLOTS(al2p, F(AO) F(ASIZE) F(APO) F(RD) F(RA_2) F(AOFF11) F(GP) SLOTS_CTL)
SLOTS(ald_a, F(AO) F(ASIZE) F(RD) F(AOFF10) F(RC_2) F(GP) SLOTS_CTL)
SLOTS(ald_h, F(AO) F(ASIZE) F(RD) F(RA_2) F(RC_2) F(GP) SLOTS_CTL)
SLOTS(ald_q, F(AO) F(ASIZE) F(RD) F(RA_2) F(AOFF11) F(RC_2) F(GP) SLOTS_CTL)
SLOTS(ast_a, F(ASIZE) F(AOFF10) F(RD) F(RC_2) F(GP) SLOTS_CTL)
SLOTS(ast_h, F(ASIZE) F(RA_2) F(RD) F(RC_2) F(GP) SLOTS_CTL)
SLOTS(ast_q, F(ASIZE) F(RA_2) F(AOFF11) F(RD) F(RC_2) F(GP) SLOTS_CTL)
SLOTS(ipa, F(IMODE) F(IWHERE) F(ISAT) F(RD) F(ATX) F(RA_2) F(RB_2) F(RC_2) F(GP) SLOTS_CTL)
SLOTS(isberd, F(AO) F(ISPACE) F(ISKEW) F(ISIZE) F(RD) F(RA_2) F(GP) SLOTS_CTL)
SLOTS(out, F(OUTK) F(RD) F(RA_2) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(GP) SLOTS_CTL)
SLOTS(pixld, F(PXK) F(RD) F(IPO) F(RA_2) F(PXOFF) F(GP) SLOTS_CTL)
SLOTS(hadd2_r, F(HMRG) F(HFTZ) F(HSAT) F(RD) F(HNA) F(HAA) F(RA_2) F(RA) F(HSA) F(HNB) F(HAB)
    F(RB_2) F(RB) F(HSB) F(GP) SLOTS_CTL)
SLOTS(hadd2_c, F(HMRG) F(HFTZ) F(HSATC) F(RD) F(HNA) F(HAA) F(RA_2) F(RA) F(HSA) F(HNCB) F(HACB)
    F(CBANK) F(COFF) F(HIHI) F(HILO) F(GP) SLOTS_CTL)
SLOTS(hadd2_32i, F(HFTZL) F(HSATC) F(RD) F(HNCB) F(RA_2) F(RA) F(HSAL) F(HHI) F(HLO) F(GP)
    SLOTS_CTL)
SLOTS(hmul2_r, F(HMRG) F(HFMZ) F(HSAT) F(RD) F(HAA) F(RA_2) F(RA) F(HSA) F(HNB) F(HAB) F(RB_2) F(RB)
    F(HSB) F(GP) SLOTS_CTL)
SLOTS(hmul2_c, F(HMRG) F(HFMZ) F(HSATC) F(RD) F(HAA) F(RA_2) F(RA) F(HSA) F(HNA) F(HACB) F(CBANK)
    F(COFF) F(GP) SLOTS_CTL)
SLOTS(hmul2_i, F(HMRG) F(HFMZ) F(HSATC) F(RD) F(HNA) F(HAA) F(RA_2) F(RA) F(HSA) F(HIHI) F(HILO)
    F(GP) SLOTS_CTL)
SLOTS(hmul2_32i, F(HFMZL) F(HSATC) F(RD) F(RA_2) F(RA) F(HSAL) F(HHI) F(HLO) F(GP) SLOTS_CTL)
SLOTS(hfma2_r, F(HMRG) F(HFMZR) F(HSAT) F(RD) F(RA_2) F(RA) F(HSA) F(HNB) F(RB_2) F(RB) F(HSB)
    F(HNR) F(RC_2) F(RC) F(HSR) F(GP) SLOTS_CTL)
SLOTS(hfma2_b, F(HMRG) F(HFMZC) F(HSATC) F(RD) F(RA_2) F(RA) F(HSA) F(HNCB) F(CBANK) F(COFF) F(HIHI)
    F(HILO) F(HNRC) F(RC_2) F(RC) F(HSRC) F(GP) SLOTS_CTL)
SLOTS(hfma2_c, F(HMRG) F(HFMZC) F(HSATC) F(RD) F(RA_2) F(RA) F(HSA) F(HNCB) F(RC_2) F(RB) F(HSRC)
    F(HNRC) F(CBANK) F(COFF) F(GP) SLOTS_CTL)
SLOTS(hfma2_32i, F(HFMZL) F(RD) F(RA_2) F(RA) F(HSAL) F(HHI) F(HLO) F(HNRD) F(GP) SLOTS_CTL)
SLOTS(hset2_r, F(HBF) F(HCMP) F(HSFTZ) F(BOP) F(RD) F(HNA) F(HAA) F(RA_2) F(RA) F(HSA) F(HNB) F(HAB)
    F(RB_2) F(RB) F(HSB) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(hset2_c, F(HBFC) F(HCMPC) F(HSFTZC) F(BOP) F(RD) F(HNA) F(HAA) F(RA_2) F(RA) F(HSA) F(HNCB)
    F(CBANK) F(COFF) F(HIHI) F(HILO) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(hsetp2_r, F(HCMP) F(HAND) F(HPFTZ) F(BOP) F(P0) F(P1) F(HNA) F(HAA) F(RA_2) F(RA) F(HSA)
    F(HNB) F(HAB) F(RB_2) F(RB) F(HSB) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(hsetp2_c, F(HCMPC) F(HANDC) F(HPFTZ) F(BOP) F(P0) F(P1) F(HNA) F(HAA) F(RA_2) F(RA) F(HSA)
    F(HNCB) F(HACB) F(CBANK) F(COFF) F(HIHI) F(HILO) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(iadd, F(SATI) F(XI) F(RD) F(CCW) F(NA) F(RA_2) F(RA) F(NB) F(RB_2) F(RB) F(CBANK) F(COFF)
    F(IMM) F(GP) SLOTS_CTL)
SLOTS(iadd32i, F(SATL) F(XL) F(RD) F(CCWL) F(NAL) F(RA_2) F(RA) F(IMM32) F(GP) SLOTS_CTL)
SLOTS(iadd3_r, F(SH3) F(X3) F(RD) F(CCW) F(NA3) F(RA_2) F(HA3) F(RA) F(NB3) F(RB_2) F(HB3) F(RB)
    F(NC3) F(RC_2) F(HC3) F(RC) F(GP) SLOTS_CTL)
SLOTS(iadd3_b, F(X3) F(RD) F(CCW) F(NA3) F(RA_2) F(RA) F(NB3) F(CBANK) F(COFF) F(UIMM) F(NC3)
    F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(iscadd, F(RD) F(CCW) F(NA) F(RA_2) F(RA) F(NB) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(SCALE)
    F(GP) SLOTS_CTL)
SLOTS(iscadd32i, F(RD) F(CCWL) F(RA_2) F(RA) F(IMM32) F(SCALEL) F(GP) SLOTS_CTL)
SLOTS(imnmx, F(UI) F(MNX) F(RD) F(CCW) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(Q0N)
    F(Q0) F(GP) SLOTS_CTL)
SLOTS(icmp_b, F(CMP) F(UI) F(RD) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(RC_2) F(RC)
    F(GP) SLOTS_CTL)
SLOTS(icmp_c, F(CMP) F(UI) F(RD) F(RA_2) F(RA) F(RC_2) F(RB) F(CBANK) F(COFF) F(GP) SLOTS_CTL)
SLOTS(lop, F(LOPF) F(LOPX) F(LOPT) F(P2) F(RD) F(CCW) F(LIA) F(RA_2) F(RA) F(LIB) F(RB_2) F(RB)
    F(CBANK) F(COFF) F(IMM) F(GP) SLOTS_CTL)
SLOTS(lop32i, F(LOPFL) F(LOPXL) F(RD) F(CCWL) F(LIAL) F(RA_2) F(RA) F(UIMM32) F(LIBL) F(GP)
    SLOTS_CTL)
SLOTS(lop3_r, F(L3X) F(L3T) F(P2) F(RD) F(CCW) F(RA_2) F(RA) F(RB_2) F(RB) F(RC_2) F(RC) F(LUT)
    F(GP) SLOTS_CTL)
SLOTS(lop3_c, F(L3XC) F(RD) F(CCW) F(RA_2) F(RA) F(CBANK) F(COFF) F(RC_2) F(RC) F(LUTH) F(GP)
    SLOTS_CTL)
SLOTS(lop3_i, F(L3XI) F(RD) F(CCW) F(RA_2) F(RA) F(IMM) F(RC_2) F(RC) F(LUTH) F(GP) SLOTS_CTL)
SLOTS(ldg, F(GE) F(GCL) F(GSIZE) F(RD) F(RA_2) F(OFF24) F(UOFF24) F(GP) SLOTS_CTL)
SLOTS(ldg_p, F(GE) F(GCL) F(GSIZE) F(GP41) F(RD) F(RA_2) F(OFF20) F(UOFF20) F(GP) SLOTS_CTL)
SLOTS(stg, F(GE) F(GCS) F(SSIZE) F(RA_2) F(OFF24) F(UOFF24) F(RD) F(GP) SLOTS_CTL)
SLOTS(ld, F(GENE) F(GENL) F(LSIZE) F(RD) F(RA_2) F(OFF32) F(UOFF32) F(GENP) F(GP) SLOTS_CTL)
SLOTS(st, F(GENE) F(GENS) F(LSIZE) F(RA_2) F(OFF32) F(UOFF32) F(RD) F(GENP) F(GP) SLOTS_CTL)
SLOTS(ldl, F(LCL) F(SSIZE) F(RD) F(RA_2) F(OFF24) F(UOFF24) F(GP) SLOTS_CTL)
SLOTS(stl, F(LCS) F(SSIZE) F(RA_2) F(OFF24) F(UOFF24) F(RD) F(GP) SLOTS_CTL)
SLOTS(lds_r, F(SSIZE) F(RD) F(RA_2) F(OFF24) F(UOFF24) F(GP) SLOTS_CTL)
SLOTS(lds_u, F(USIZE) F(RD) F(RA_2) F(OFF24) F(UOFF24) F(GP) SLOTS_CTL)
SLOTS(sts, F(SSIZE) F(RA_2) F(OFF24) F(UOFF24) F(RD) F(GP) SLOTS_CTL)
SLOTS(ldc, F(CSIZE) F(LMODE) F(RD) F(LBANK) F(RA_2) F(CINDEX) F(UCINDEX) F(GP) SLOTS_CTL)
SLOTS(stp, F(STPW) F(STPN) SLOTS_CTL)
SLOTS(membar, F(MSCOPE) F(MINV) F(GP) SLOTS_CTL)
SLOTS(mov, F(RD) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(MASK) F(GP) SLOTS_CTL)
SLOTS(mov32i, F(RD) F(UIMM32) F(MASKL) F(GP) SLOTS_CTL)
SLOTS(sel, F(RD) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(prmt_b, F(PMODE) F(RD) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(RC_2) F(RC) F(GP)
    SLOTS_CTL)
SLOTS(prmt_c, F(PMODE) F(RD) F(RA_2) F(RA) F(RC_2) F(RB) F(CBANK) F(COFF) F(GP) SLOTS_CTL)
SLOTS(imul, F(MULS) F(MULHI) F(RD) F(CCW) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(GP)
    SLOTS_CTL)
SLOTS(imul32i, F(MULSL) F(MULHIL) F(RD) F(CCWL) F(RA_2) F(RA) F(IMM32) F(GP) SLOTS_CTL)
SLOTS(imad_b, F(MADS) F(MADHI) F(MADSAT) F(MADX) F(RD) F(CCW) F(MNA) F(RA_2) F(RA) F(RB_2) F(RB)
    F(CBANK) F(COFF) F(IMM) F(MNC) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(imad_c, F(MADS) F(MADHI) F(MADSAT) F(MADX) F(RD) F(CCW) F(MNA) F(RA_2) F(RA) F(RC_2) F(RB)
    F(MNC) F(CBANK) F(COFF) F(GP) SLOTS_CTL)
SLOTS(imad32i, F(MADSL) F(MULHIL) F(RD) F(CCWL) F(NAL) F(RA_2) F(RA) F(IMM32) F(MNCL) F(GP)
    SLOTS_CTL)
SLOTS(imadsp_uu_b, F(SPA) F(SPB) F(SPC) F(RD) F(CCW) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF)
    F(IMM) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(imadsp_uu_c, F(SPA) F(SPB) F(SPC) F(RD) F(CCW) F(RA_2) F(RA) F(RC_2) F(RB) F(CBANK) F(COFF)
    F(GP) SLOTS_CTL)
SLOTS(xmad_r, F(XSIGN) F(XPSL) F(XMRG) F(XMODE) F(XX) F(RD) F(CCW) F(RA_2) F(XHA) F(RA) F(RB_2)
    F(XHB) F(RB) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(xmad_i, F(XSIGN) F(XPSL) F(XMRG) F(XMODE) F(XX) F(RD) F(CCW) F(RA_2) F(XHA) F(RA) F(IMM16)
    F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(xmad_b, F(XSIGN) F(XPSLC) F(XMRGC) F(XMODEC) F(XXC) F(RD) F(CCW) F(RA_2) F(XHA) F(RA) F(CBANK)
    F(COFF) F(XHC) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(xmad_c, F(XSIGN) F(XMODEC) F(XXC) F(RD) F(CCW) F(RA_2) F(XHA) F(RA) F(RC_2) F(XHC) F(RB)
    F(CBANK) F(COFF) F(GP) SLOTS_CTL)
SLOTS(psetp, F(BOP2) F(BOP) F(P0) F(P1) F(Q12N) F(Q12) F(Q29N) F(Q29) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(pset, F(BF) F(BOP2) F(BOP) F(RD) F(CCW) F(Q12N) F(Q12) F(Q29N) F(Q29) F(Q0N) F(Q0) F(GP)
    SLOTS_CTL)
SLOTS(cset, F(BF) F(CCT8) F(BOP) F(RD) F(CCW) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(csetp, F(CCT8) F(BOP) F(P0) F(P1) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(p2r, F(PBYTE) F(RD) F(WHICH) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(GP)
    SLOTS_CTL)
SLOTS(r2p, F(WHICH) F(RA_2) F(PBYTE) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(UIMM) F(GP) SLOTS_CTL)
SLOTS(shl, F(SHW) F(SHX) F(RD) F(CCW) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(GP)
    SLOTS_CTL)
SLOTS(shr, F(UI) F(SHW) F(SHRX) F(BREV) F(RD) F(CCW) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF)
    F(IMM) F(GP) SLOTS_CTL)
SLOTS(shf_l, F(FW) F(FTYPE) F(FHI) F(RD) F(CCW) F(RA_2) F(RA) F(RB_2) F(RB) F(FIMM6) F(RC_2) F(RC)
    F(GP) SLOTS_CTL)
SLOTS(bfe, F(UI) F(BREV) F(RD) F(CCW) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(GP)
    SLOTS_CTL)
SLOTS(bfi_b, F(RD) F(CCW) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(RC_2) F(RC) F(GP)
    SLOTS_CTL)
SLOTS(bfi_c, F(RD) F(CCW) F(RA_2) F(RA) F(RC_2) F(RB) F(CBANK) F(COFF) F(GP) SLOTS_CTL)
SLOTS(flo, F(UI) F(FLSH) F(RD) F(CCW) F(NBI) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(GP) SLOTS_CTL)
SLOTS(popc, F(RD) F(NBI) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM) F(GP) SLOTS_CTL)
SLOTS(lea_lo, F(LEAX) F(P2) F(RD) F(CCW) F(LEAN) F(RA_2) F(RA) F(RB_2) F(RB) F(CBANK) F(COFF) F(IMM)
    F(LEAS) F(GP) SLOTS_CTL)
SLOTS(lea_hi, F(LEHX) F(P2) F(RD) F(CCW) F(LEHN) F(RA_2) F(RA) F(RB_2) F(RB) F(RC_2) F(RC) F(LEHS)
    F(GP) SLOTS_CTL)
SLOTS(lea_hc, F(LECX) F(P2) F(RD) F(CCW) F(LECN) F(RA_2) F(RA) F(CBANK) F(COFF) F(RC_2) F(RC)
    F(LECS) F(GP) SLOTS_CTL)
SLOTS(s2r, F(RD) F(SREG) F(GP) SLOTS_CTL)
SLOTS(vote, F(VMODE) F(RD) F(VP) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(vote_vtg, F(VTG) F(VTGN) F(GP) SLOTS_CTL)
SLOTS(shfl, F(SMODE) F(P2) F(RD) F(RA_2) F(RB_2) F(SLANE) F(RC_2) F(SCLAMP) F(GP) SLOTS_CTL)
SLOTS(bar_sync, F(RA_2) F(BID) F(RB_2) F(BCNT) F(GP) SLOTS_CTL)
SLOTS(bar_red, F(BRED) F(RA_2) F(BID) F(RB_2) F(BCNT) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(bar_scan, F(RA_2) F(BID) F(RB_2) F(BCNT) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(b2r_b, F(RD) F(BID) F(GP) SLOTS_CTL)
SLOTS(b2r_r, F(RD) F(VP) F(GP) SLOTS_CTL)
SLOTS(r2b, F(R2BK) F(BRID) F(RB_2) F(GP) SLOTS_CTL)
SLOTS(depbar_le, F(DSB) F(DCNT) F(D4) F(D3) F(D2) F(D1) F(D0) F(GP) SLOTS_CTL)
SLOTS(depbar_n, F(D4) F(D3) F(D2) F(D1) F(D0) F(GP) SLOTS_CTL)
SLOTS(suld_p, F(SUDIM) F(SULC) F(SUMASK) F(SUCLAMP) F(SUPR) F(RD) F(RA_2) F(RC_2) F(TXH) F(GP)
    SLOTS_CTL)
SLOTS(suld_d, F(SUBA) F(SUDIM) F(SULC) F(SUSIZE) F(SUCLAMP) F(SUPR) F(RD) F(RA_2) F(RC_2) F(TXH)
    F(GP) SLOTS_CTL)
SLOTS(sust_p, F(SUDIM) F(SUSC) F(SUMASK) F(SUCLAMP) F(RA_2) F(RD) F(RC_2) F(TXH) F(GP) SLOTS_CTL)
SLOTS(sust_d, F(SUBA) F(SUDIM) F(SUSC) F(SUSIZE) F(SUCLAMP) F(RA_2) F(RD) F(RC_2) F(TXH) F(GP)
    SLOTS_CTL)
SLOTS(sured_p, F(SUDIM) F(SUROP) F(SUCLAMP) F(RA_2) F(RD) F(RC_2) F(TXH) F(GP) SLOTS_CTL)
SLOTS(sured_d, F(SUBA) F(SUDIM) F(SUROP) F(SURTYPE) F(SUCLAMP) F(RA_2) F(RD) F(RC_2) F(TXH) F(GP)
    SLOTS_CTL)
SLOTS(suatom_i, F(SUABA) F(SUDIM) F(SUAOP) F(SUATYPE) F(SUCLAMP) F(RD) F(RA_2) F(RB_2) F(TXH) F(GP)
    SLOTS_CTL)
SLOTS(suatom_r, F(SUAPD) F(SUABA) F(SUDIM) F(SUAOP) F(SUATYPER) F(SUCLAMP) F(RD) F(RA_2) F(RB_2)
    F(RC_2) F(GP) SLOTS_CTL)
SLOTS(suatom_p, F(SUABA) F(SUDIM) F(SUAOP) F(SUATYPER) F(SUCLAMP) F(SUPA) F(RD) F(RA_2) F(RB_2)
    F(RC_2) F(GP) SLOTS_CTL)
SLOTS(suatom_ci, F(SUABA) F(SUDIM) F(SUATYPE) F(SUCLAMP) F(SUPR) F(RD) F(RA_2) F(RB_2) F(TXH) F(GP)
    SLOTS_CTL)
SLOTS(suatom_cr, F(SUAPD) F(SUABA) F(SUDIM) F(SUATYPER) F(SUCLAMP) F(SUPR) F(RD) F(RA_2) F(RB_2)
    F(RC_2) F(GP) SLOTS_CTL)
SLOTS(tex_i, F(TLOD) F(TLC) F(TAO) F(TDC) F(TNDV) F(NODEP) F(PHT) F(PHP) F(TPO) F(RD) F(RA_2)
    F(RB_2) F(TXH) F(TDIM) F(TMASK) F(GP) SLOTS_CTL)
SLOTS(tex_b, F(TLODB) F(TLCB) F(TAOB) F(TDC) F(TNDV) F(NODEP) F(PHT) F(PHP) F(TPO) F(RD) F(RA_2)
    F(RB_2) F(TDIM) F(TMASK) F(GP) SLOTS_CTL)
SLOTS(tld_i, F(TLDL) F(TAOL) F(TLDM) F(TLDC) F(NODEP) F(PHT) F(PHP) F(TPO) F(RD) F(RA_2) F(RB_2)
    F(TXH) F(TDIM) F(TMASK) F(GP) SLOTS_CTL)
SLOTS(tld_b, F(TLDL) F(TAOL) F(TLDM) F(TLDC) F(NODEP) F(PHT) F(PHP) F(TPO) F(RD) F(RA_2) F(RB_2)
    F(TDIM) F(TMASK) F(GP) SLOTS_CTL)
SLOTS(tld4_i, F(T4C) F(T4O) F(TDC) F(TNDV) F(NODEP) F(PHT) F(PHP) F(TPO) F(RD) F(RA_2) F(RB_2)
    F(TXH) F(TDIM) F(TMASK) F(GP) SLOTS_CTL)
SLOTS(tld4_b, F(T4CB) F(T4OB) F(TDC) F(TNDV) F(NODEP) F(PHT) F(PHP) F(TPO) F(RD) F(RA_2) F(RB_2)
    F(TDIM) F(TMASK) F(GP) SLOTS_CTL)
SLOTS(txd_i, F(TLCD) F(TAOL) F(NODEP) F(PHT) F(PHP) F(TPO) F(RD) F(RA_2) F(RB_2) F(TXH) F(TDIM)
    F(TMASK) F(GP) SLOTS_CTL)
SLOTS(txd_b, F(TLCD) F(TAOL) F(NODEP) F(PHT) F(PHP) F(TPO) F(RD) F(RA_2) F(RB_2) F(TDIM) F(TMASK)
    F(GP) SLOTS_CTL)
SLOTS(txq_i, F(NODEP) F(PHT) F(PHP) F(RD) F(RA_2) F(TXQK) F(TXQN) F(TXH) F(TMASK) F(GP) SLOTS_CTL)
SLOTS(txq_b, F(NODEP) F(PHT) F(PHP) F(RD) F(RA_2) F(TXQK) F(TXQN) F(TMASK) F(GP) SLOTS_CTL)
SLOTS(txa, F(TNDV) F(NODEP) F(PHT) F(PHP) F(RD) F(RA_2) F(TXH) F(TMASK) F(GP) SLOTS_CTL)
SLOTS(tmml_i, F(TNDV) F(NODEP) F(PHT) F(PHP) F(RD) F(RA_2) F(TXH) F(TDIM) F(TMASK) F(GP) SLOTS_CTL)
SLOTS(tmml_b, F(TNDV) F(NODEP) F(PHT) F(PHP) F(RD) F(RA_2) F(RB_2) F(TDIM) F(TMASK) F(GP) SLOTS_CTL)
SLOTS(texs_d1_lz_m, F(TXF) F(NODEP) F(PHT) F(PHP) F(RD2) F(RD) F(RA_2) F(RB_2) F(TXH) F(TXC) F(GP)
    SLOTS_CTL)
SLOTS(texs_d1_lz_s, F(TXF) F(NODEP) F(PHT) F(PHP) F(RD2) F(RD) F(RA_2) F(RB_2) F(TXH) F(TXC1) F(GP)
    SLOTS_CTL)
SLOTS(tld4s, F(T4F) F(T4CS) F(TAOS) F(TDC) F(NODEP) F(PHT) F(PHP) F(RD2) F(RD) F(RA_2) F(RB_2)
    F(TXH) F(GP) SLOTS_CTL)
SLOTS(vadd, F(VUD) F(VAS) F(VBS) F(VSAT) F(VRED) F(RD) F(CCW) F(VNA) F(RA_2) F(VAB) F(RA) F(VAH)
    F(VNB) F(RB_2) F(VBB) F(RB) F(VBH) F(VN16) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(vabsdiff, F(VSD) F(VAS) F(VBS) F(VSAT) F(VRED) F(RD) F(CCW) F(RA_2) F(VAB) F(RA) F(VAH)
    F(RB_2) F(VBB) F(RB) F(VBH) F(VN16) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(vmnmx, F(VUD) F(VAS) F(VBS) F(VMX) F(VSAT) F(VRED) F(RD) F(CCW) F(RA_2) F(VAB) F(RA) F(VAH)
    F(RB_2) F(VBB) F(RB) F(VBH) F(VN16) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(vset, F(VCMP) F(VAS) F(VBS) F(VRED) F(RD) F(CCW) F(RA_2) F(VAB) F(RA) F(VAH) F(RB_2) F(VBB)
    F(RB) F(VBH) F(VN16) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(vsetp, F(VCMPP) F(VAS) F(VBS) F(BOP) F(P0) F(P1) F(RA_2) F(VAB) F(RA) F(VAH) F(RB_2) F(VBB)
    F(RB) F(VBH) F(VN16) F(Q0N) F(Q0) F(GP) SLOTS_CTL)
SLOTS(vmad, F(VAS) F(VBS) F(VSHIFT) F(VSAT) F(RD) F(CCW) F(VMNA) F(RA_2) F(VAB) F(RA) F(VAH) F(RB_2)
    F(VBB) F(RB) F(VBH) F(VN16) F(VMNC) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(vshl, F(VUD) F(VAS) F(VWRAP) F(VSAT) F(VRED) F(RD) F(CCW) F(RA_2) F(VAB) F(RA) F(VAH) F(RB_2)
    F(VBB) F(RB) F(VBH) F(VN16) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(vabsdiff4, F(V4SD) F(V4A) F(V4B) F(V4SAT) F(V4RED) F(V4M) F(RD) F(CCW) F(RA_2) F(V4SA) F(RA)
    F(RB_2) F(V4SB) F(RB) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(idp_a4, F(IDPA) F(IDPB) F(RD) F(RA_2) F(RA) F(RB_2) F(RB) F(RC_2) F(RC) F(GP) SLOTS_CTL)
SLOTS(idp_a2, F(IDPH) F(IDPA2) F(IDPB) F(RD) F(RA_2) F(RA) F(RB_2) F(RB) F(RC_2) F(RC) F(GP)
    SLOTS_CTL)

LINES(AKIND, "ATYPE", ".F16x2.FTZ.RN", ".F16x2.RN", ".F64.RN")
LINES(AADDR, "[$R[Ra]]", "[$R[Ra]+AOFF]", "[UAOFF]")
LINES(GUARD, "", "@$P[GP]", "@!$P[GP]")
LINES(OPEN, "{", "", "")
LINES(CTL, "", "", "{STALLS,NOY,SETS,FREES,W1,W2,W3,W4,W5,W6}")
LINES(STALLS, "", "!STALL")
LINES(SETS, "", "+{WBAR+1}.W")
LINES(FREES, "", "+{RBAR+1}.R")
LINES(CLOSE, "", "}")
CHOICES(atom_op, R(AKIND, "n") R(AADDR, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(TOLD, "GP41")
LINES(AADDR13, "[$R[Ra]]", "[$R[Ra]+AOFF13]", "[UAOFF13]")
CHOICES(atom_opp, R(AKIND, "n") R(TOLD, "p") R(AADDR13, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
LINES(PAIRED, "$R[Rb], R{CASN+1}", "$R[Rb], R{CASN+2}", "$R[Rb], RZ", "RZ, $R[Rb]")
CHOICES(atom_cas, R(AADDR, "a") R(PAIRED, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
CHOICES(atom_casp, R(TOLD, "p") R(AADDR13, "a") R(PAIRED, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
LINES(ASADDR, "[$R[Ra]]", "[$R[Ra]+ASOFF]", "[UASOFF]")
CHOICES(atoms, R(ASADDR, "at") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(atoms_cas, R(ASADDR, "at") C(PAIRED) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(ARKIND, "ARTYPE", ".F16x2.FTZ.RN", ".F16x2.RN", ".F64.RN")
CHOICES(red, R(ARKIND, "n") R(AADDR, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(CCADDR, "[$R[Ra]]", "[$R[Ra]+CCOFF]", "[UCCOFF]")
CHOICES(cctl_a, R(CCADDR, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(cctl_all, C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(CCLADDR, "[$R[Ra]]", "[$R[Ra]+CCLOFF]", "[UCCLOFF]")
CHOICES(cctll_a, R(CCLADDR, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(SB, "$R[Rb]RB", "c[CBANK][COFF]", "IMM")
LINES(QA, "Q0N$P[Q0]")
CHOICES(isetp, R(SB, "b") R(QA, "q") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(WAY, "TO", "c[BXBANK][BXOFF]")
CHOICES(bra, R(WAY, "to") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(NEARX, "$R[Ra]", "$R[Ra] BXNEAR", "c[BXBANK][$R[Ra]]", "c[BXBANK][$R[Ra]+BXOFF]",
    "c[BXBANK][BXOFF]")
CHOICES(brx, R(NEARX, "to") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(FARWAY, "BFAR", "c[BXBANK][BXOFF]")
CHOICES(jmp, R(FARWAY, "to") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(FARX, "$R[Ra]", "$R[Ra] BXFAR", "c[BXBANK][$R[Ra]]", "c[BXBANK][$R[Ra]+BXOFF]",
    "c[BXBANK][BXOFF]")
CHOICES(jmx, R(FARX, "to") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(cal, R(WAY, "to") C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(jcal, R(FARWAY, "to") C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(pexit, C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(BPTNO, "", "BPTN")
CHOICES(bpt, C(BPTNO) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(NOPMASK, "", "NMASK")
CHOICES(nop, C(NOPMASK) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(CF16, "FNB{FAB}$R[Rb]CH{FAB}RB", "FNB{FAB}c[CBANK][COFF]CH{FAB}", "FIMM{CH}", "FIMM.NEG{CH}",
    "FIMM.ABS{CH}", "FIMM.NEG.ABS{CH}")
LINES(CB, "c[CBANK][COFF]")
LINES(F2FX, "")
CHOICES(f2f_hh, R(CF16, "b") C(CB) C(F2FX) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(CS32, "FNB{FAB}$R[Rb]FAB{RB}", "FNB{FAB}c[CBANK][COFF]FAB", "FIMM", "FIMM.NEG", "FIMM.ABS",
    "FIMM.NEG.ABS")
CHOICES(f2f_sh, R(CS32, "b") C(CB) C(F2FX) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(CS64, "FNB{FAB}$R[Rb]FAB{RB}", "FNB{FAB}c[CBANK][COFF]FAB", "DIMM", "DIMM.NEG", "DIMM.ABS",
    "DIMM.NEG.ABS")
LINES(CBD, "c[CBANK][COFF]")
CHOICES(f2f_dh, R(CS64, "b") C(CBD) C(F2FX) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(F2IX, "")
CHOICES(f2i_h, R(CF16, "b") C(CB) C(F2IX) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(CF32, "FNB{FAB}$R[Rb]CH{FAB}RB", "FNB{FAB}c[CBANK][COFF]CH{FAB}", "FIMM{CH}", "FIMM.NEG{CH}",
    "FIMM.ABS{CH}", "FIMM.NEG.ABS{CH}")
CHOICES(f2i_s, R(CF32, "b") C(CB) C(F2IX) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(CF64, "FNB{FAB}$R[Rb]CH{FAB}RB", "FNB{FAB}c[CBANK][COFF]CH{FAB}", "DIMM{CH}", "DIMM.NEG{CH}",
    "DIMM.ABS{CH}", "DIMM.NEG.ABS{CH}")
CHOICES(f2i_d, R(CF64, "b") C(CBD) C(F2IX) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(CIH, "FNB{FAB}$R[Rb]CHALF{FAB}RB", "FNB{FAB}c[CBANK][COFF]CHALF{FAB}", "IMM{CHALF}",
    "IMM.NEG{CHALF}", "IMM.ABS{CHALF}", "IMM.NEG.ABS{CHALF}")
LINES(I2FX, "")
CHOICES(i2f_h, R(CIH, "b") C(CB) C(I2FX) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(CIB, "FNB{FAB}$R[Rb]CBYTE{FAB}RB", "FNB{FAB}c[CBANK][COFF]CBYTE{FAB}", "IMM{CBYTE}",
    "IMM.NEG{CBYTE}", "IMM.ABS{CBYTE}", "IMM.NEG.ABS{CBYTE}")
CHOICES(i2f_b, R(CIB, "b") C(CB) C(I2FX) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(CID, "FNB{FAB}$R[Rb]CBYTE{FAB}RB", "FNB{FAB}c[CBANK][COFF]CBYTE{FAB}", "IMM{CBYTE}",
    "IMM.NEG{CBYTE}", "IMM.ABS{CBYTE}", "IMM.NEG.ABS{CBYTE}")
CHOICES(i2f_d, R(CID, "b") C(CBD) C(I2FX) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(I2IX, "")
CHOICES(i2i_h, R(CIH, "b") C(CB) C(I2IX) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
CHOICES(i2i_b, R(CIB, "b") C(CB) C(I2IX) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(DA, "FNA{FAA}$R[Ra]FAA{RA}")
LINES(DB, "FNB{FAB}$R[Rb]FAB{RC}", "FNB{FAB}c[CBANK][COFF]FAB", "DIMM", "DIMM.NEG", "DIMM.ABS",
    "DIMM.NEG.ABS")
CHOICES(dadd, R(DA, "a") R(DB, "b") C(CBD) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(DBN, "FNM$R[Rb]RB", "FNM{c[CBANK][COFF]}", "DIMM", "DIMM.NEG")
CHOICES(dmul, R(DBN, "b") C(CBD) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(DC, "FNC$R[Rc]RC")
CHOICES(dfma_b, R(DBN, "b") C(CBD) R(DC, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(DCB, "FNM$R[Rc]RB")
LINES(DCC, "FNC{c[CBANK][COFF]}")
CHOICES(dfma_c, R(DCB, "b") R(DCC, "c") C(CBD) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(DB_2, "FNB{FAB}$R[Rb]FAB{RB}", "FNB{FAB}c[CBANK][COFF]FAB", "DIMM", "DIMM.NEG", "DIMM.ABS",
    "DIMM.NEG.ABS")
CHOICES(dmnmx, R(DA, "a") NAMED(DB_2, "DB", "b") C(CBD) R(QA, "q") C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
LINES(DA_2, "SNA{SAA}$R[Ra]SAA{RA}")
LINES(DB_3, "SNB{SAB}$R[Rb]SAB{RB}", "SNB{SAB}c[CBANK][COFF]SAB", "DIMM", "DIMM.NEG", "DIMM.ABS",
    "DIMM.NEG.ABS")
CHOICES(dset, NAMED(DA_2, "DA", "a") NAMED(DB_3, "DB", "b") C(CBD) R(QA, "q") C(GUARD) C(OPEN)
    C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(DA_3, "SNA{PAA}$R[Ra]PAA{RA}")
LINES(DB_4, "PNB{SAB}$R[Rb]SAB{RB}", "PNB{SAB}c[CBANK][COFF]SAB", "DIMM", "DIMM.NEG", "DIMM.ABS",
    "DIMM.NEG.ABS")
CHOICES(dsetp, NAMED(DA_3, "DA", "a") NAMED(DB_4, "DB", "b") C(CBD) R(QA, "q") C(GUARD) C(OPEN)
    C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(FA, "FNA{FAA}$R[Ra]FAA{RA}")
LINES(FB, "FNB{FAB}$R[Rb]FAB{RC}", "FNB{FAB}c[CBANK][COFF]FAB", "FIMM", "FIMM.NEG", "FIMM.ABS",
    "FIMM.NEG.ABS")
CHOICES(fadd, R(FA, "a") R(FB, "b") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(FA_2, "FNAL{FAAL}$R[Ra]FAAL{RA}")
CHOICES(fadd32i, NAMED(FA_2, "FA", "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(FBN, "FNM$R[Rb]RB", "FNM{c[CBANK][COFF]}", "FIMM", "FIMM.NEG")
CHOICES(fmul, R(FBN, "b") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(FC, "FNC$R[Rc]RC")
CHOICES(ffma_b, R(FBN, "b") C(CB) R(FC, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(FCB, "FNM$R[Rc]RB")
LINES(FCC, "FNC{c[CBANK][COFF]}")
CHOICES(ffma_c, R(FCB, "b") R(FCC, "c") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(FAI, "FNAL$R[Ra]RA")
CHOICES(ffma32i, R(FAI, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(FB_2, "FNB{FAB}$R[Rb]FAB{RB}", "FNB{FAB}c[CBANK][COFF]FAB", "FIMM", "FIMM.NEG", "FIMM.ABS",
    "FIMM.NEG.ABS")
CHOICES(fmnmx, R(FA, "a") NAMED(FB_2, "FB", "b") C(CB) R(QA, "q") C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
LINES(FA_3, "SNA{SAA}$R[Ra]SAA{RA}")
LINES(FB_3, "SNB{SAB}$R[Rb]SAB{RB}", "SNB{SAB}c[CBANK][COFF]SAB", "FIMM", "FIMM.NEG", "FIMM.ABS",
    "FIMM.NEG.ABS")
CHOICES(fset, NAMED(FA_3, "FA", "a") NAMED(FB_3, "FB", "b") C(CB) R(QA, "q") C(GUARD) C(OPEN) C(CTL)
    C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(FA_4, "SNA{PAA}$R[Ra]PAA{RA}")
LINES(FB_4, "PNB{SAB}$R[Rb]SAB{RB}", "PNB{SAB}c[CBANK][COFF]SAB", "FIMM", "FIMM.NEG", "FIMM.ABS",
    "FIMM.NEG.ABS")
CHOICES(fsetp, NAMED(FA_4, "FA", "a") NAMED(FB_4, "FB", "b") C(CB) R(QA, "q") C(GUARD) C(OPEN)
    C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(FIC, "$R[Rb]RB", "c[CBANK][COFF]", "FIMM")
CHOICES(fcmp_b, R(FIC, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(fcmp_c, R(CB, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(fchk, R(FA, "a") NAMED(FB_2, "FB", "b") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS)
    C(FREES) C(CLOSE))
CHOICES(mufu, R(FA, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(rro, NAMED(FB_2, "FB", "b") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(APOP, "", "$P[APO]")
LINES(AWHICH, "$R[Ra]", "$R[Ra], AOFF11", "AOFF11", "")
CHOICES(al2p, R(APOP, "p") R(AWHICH, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(ARC, "", "$R[Rc]")
CHOICES(ald_a, R(ARC, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(IX, "", ".IDX")
LINES(IATTR, "a[ATX]", "a[$R[Ra]]", "a[$R[Ra]+ATX]")
LINES(IPLACE, "", "$R[Rc]")
CHOICES(ipa, C(IX) R(IATTR, "a") R(IPLACE, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
CHOICES(out, R(SB, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(PXADDR, "[$R[Ra]]", "[$R[Ra]+PXOFF]")
CHOICES(pixld, R(PXADDR, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(HA, "HNA{HAA}$R[Ra]HAA{RA}HSA", "HNA{HAA}$R[Ra]HAA{RA}HSA")
LINES(HB, "HNB{HAB}$R[Rb]HAB{RB}HSB", "HNB{HAB}$R[Rb]HAB{RB}HSB")
CHOICES(hadd2_r, R(HA, "a") R(HB, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(HCI, "HNCB{HACB}c[CBANK][COFF]HACB", "HIHI, HILO")
CHOICES(hadd2_c, R(HA, "a") R(HCI, "b") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(HAL, "HNCB$R[Ra]RA{HSAL}", "HNCB$R[Ra]RA{HSAL}")
CHOICES(hadd2_32i, R(HAL, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(HMA, "HAA$R[Ra]HAA{RA}HSA", "HAA$R[Ra]HAA{RA}HSA")
CHOICES(hmul2_r, R(HMA, "a") R(HB, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(HMC, "HNA{HACB}c[CBANK][COFF]HACB")
CHOICES(hmul2_c, R(HMA, "a") R(HMC, "b") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
CHOICES(hmul2_i, R(HA, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(HALM, "$R[Ra]RA{HSAL}", "$R[Ra]RA{HSAL}")
CHOICES(hmul2_32i, R(HALM, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(HFA, "$R[Ra]RA{HSA}", "$R[Ra]RA{HSA}")
LINES(HFR, "HNB$R[Rb]RB{HSB}", "HNB$R[Rb]RB{HSB}")
LINES(HFC, "HNR$R[Rc]RC{HSR}", "HNR$R[Rc]RC{HSR}")
CHOICES(hfma2_r, R(HFA, "a") R(HFR, "b") R(HFC, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS)
    C(FREES) C(CLOSE))
LINES(HFB, "HNCB{c[CBANK][COFF]}", "HIHI, HILO")
LINES(HFC_2, "HNRC$R[Rc]RC{HSRC}", "HNRC$R[Rc]RC{HSRC}")
CHOICES(hfma2_b, R(HFA, "a") R(HFB, "b") C(CB) NAMED(HFC_2, "HFC", "c") C(GUARD) C(OPEN) C(CTL)
    C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(HFCB, "HNCB$R[Rc]RB{HSRC}", "HNCB$R[Rc]RB{HSRC}")
LINES(HFCC, "HNRC{c[CBANK][COFF]}")
CHOICES(hfma2_c, R(HFA, "a") R(HFCB, "b") R(HFCC, "c") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
CHOICES(hset2_r, R(HA, "a") R(HB, "b") R(QA, "q") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
CHOICES(hset2_c, R(HA, "a") R(HFB, "b") C(CB) R(QA, "q") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS)
    C(FREES) C(CLOSE))
CHOICES(hsetp2_c, R(HA, "a") R(HCI, "b") C(CB) R(QA, "q") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS)
    C(FREES) C(CLOSE))
LINES(PLUSONE, "", "", ".PO")
LINES(SUMA, "NA$R[Ra]RA", "$R[Ra]RA")
LINES(SUMB, "NB$R[Rb]RB", "NB{c[CBANK][COFF]}", "IMM", "IMM.NEG", "$R[Rb]RB", "c[CBANK][COFF]",
    "IMM")
CHOICES(iadd, R(PLUSONE, "o") R(SUMA, "a") R(SUMB, "b") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
LINES(PLUSONEL, "", ".PO")
LINES(SUMAL, "NAL$R[Ra]RA", "$R[Ra]RA")
CHOICES(iadd32i, C(PLUSONEL) R(SUMAL, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(ADD3X, "NA3$R[Ra]HA3{RA}")
LINES(ADD3Y, "NB3$R[Rb]HB3{RB}")
LINES(ADD3Z, "NC3$R[Rc]HC3{RC}")
CHOICES(iadd3_r, R(ADD3X, "a") R(ADD3Y, "b") R(ADD3Z, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS)
    C(FREES) C(CLOSE))
LINES(NEGA, "NA3$R[Ra]RA")
LINES(ADD3B, "NB3{c[CBANK][COFF]}", "UIMM", "UIMM.NEG")
LINES(NEGC, "NC3$R[Rc]RC")
CHOICES(iadd3_b, R(NEGA, "a") R(ADD3B, "b") C(CB) R(NEGC, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
LINES(SCA, "NA$R[Ra]RA", "$R[Ra]RA")
CHOICES(iscadd, R(PLUSONE, "o") R(SCA, "a") R(SUMB, "b") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
LINES(PO, "", "$P[P2]")
LINES(LOPA, "LIA$R[Ra]RA")
LINES(SBI, "LIB$R[Rb]RB", "LIB{c[CBANK][COFF]}", "IMM", "IMM.INV")
CHOICES(lop, R(PO, "p") R(LOPA, "a") R(SBI, "b") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS)
    C(FREES) C(CLOSE))
CHOICES(lop3_r, R(PO, "p") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(lop3_c, R(CB, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(A24, "[$R[Ra]]", "[$R[Ra]+OFF24]", "[UOFF24]")
CHOICES(ldg, R(A24, "at") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(A20, "[$R[Ra]]", "[$R[Ra]+OFF20]", "[UOFF20]")
CHOICES(ldg_p, R(TOLD, "p") R(A20, "a") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(A32, "[$R[Ra]]", "[$R[Ra]+OFF32]", "[UOFF32]")
LINES(GENPRED, "", "$P[GENP]")
CHOICES(ld, R(A32, "a") R(GENPRED, "p") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(CPLACE, "c[LBANK][$R[Ra]]", "c[LBANK][$R[Ra]+CINDEX]", "c[LBANK][UCINDEX]")
CHOICES(ldc, R(CPLACE, "at") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(LANES, "", "MASK")
CHOICES(mov, R(SB, "b") C(LANES) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(LANESL, "", "MASKL")
CHOICES(mov32i, C(LANESL) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(MADPO, "", "", ".PO")
LINES(MADA, "MNA$R[Ra]RA", "$R[Ra]RA")
LINES(MADC, "MNC$R[Rc]RC", "$R[Rc]RC")
CHOICES(imad_b, R(MADPO, "o") C(MADA) R(SB, "b") R(MADC, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
LINES(MADCC, "MNC{c[CBANK][COFF]}", "c[CBANK][COFF]")
CHOICES(imad_c, R(MADPO, "o") C(MADA) R(MADCC, "c") C(CB) C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
LINES(MADPOL, "", "", ".PO")
LINES(MADAL, "NAL$R[Ra]RA", "$R[Ra]RA")
LINES(MADCL, "MNCL$R[Rd]", "$R[Rd]")
CHOICES(imad32i, R(MADPOL, "o") C(MADAL) C(MADCL) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(XM, "XPSL{XMRG}XMODE{XX}")
LINES(XA, "$R[Ra]XHA{RA}")
LINES(XBR, "$R[Rb]XHB{RB}")
CHOICES(xmad_r, R(XM, "m") R(XA, "a") R(XBR, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(XBI, "IMM16")
CHOICES(xmad_i, R(XM, "m") R(XA, "a") R(XBI, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(XMC, "XPSLC{XMRGC}XMODEC{XXC}")
LINES(XBC, "c[CBANK][COFF]XHC")
CHOICES(xmad_b, R(XMC, "m") R(XA, "a") R(XBC, "b") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS)
    C(FREES) C(CLOSE))
LINES(XMX, "XMODEC{XXC}")
LINES(XBRC, "$R[Rc]XHC{RB}")
CHOICES(xmad_c, R(XMX, "m") R(XA, "a") R(XBRC, "b") R(CB, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
LINES(QX, "Q12N$P[Q12]")
LINES(QY, "Q29N$P[Q29]")
CHOICES(psetp, R(QX, "x") R(QY, "y") R(QA, "q") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
CHOICES(cset, R(QA, "q") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(PBITS, "$R[Rb]RB", "c[CBANK][COFF]", "UIMM")
CHOICES(r2p, R(PBITS, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(SHFB, "$R[Rb]RB", "FIMM6")
CHOICES(shf_l, R(SHFB, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(SBI_2, "NBI$R[Rb]RB", "NBI{c[CBANK][COFF]}", "IMM", "IMM.INV")
CHOICES(flo, NAMED(SBI_2, "SBI", "b") C(CB) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(LEALO, "LEAN$R[Ra]RA")
LINES(LEASH, "", "LEAS")
CHOICES(lea_lo, C(PO) R(LEALO, "s") R(SB, "b") C(LEASH) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS)
    C(FREES) C(CLOSE))
LINES(LEAHI, "LEHN$R[Ra]RA")
LINES(LEHSH, "", "LEHS")
CHOICES(lea_hi, C(PO) R(LEAHI, "s") C(LEHSH) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(LEAHC, "LECN$R[Ra]RA")
LINES(LECSH, "", "LECS")
CHOICES(lea_hc, C(PO) R(LEAHC, "s") R(CB, "b") C(LECSH) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS)
    C(FREES) C(CLOSE))
LINES(SPECIAL, "$SR[SREG]", "$SR[SREG]", "SR_SM_SPA_VERSION", "SR_MULTIPASSSHADERINFO", "SR_LWINHI",
    "SR_SWINHI", "SR_BARRIERALLOC")
CHOICES(s2r, R(SPECIAL, "v") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(SHB, "$R[Rb]", "SLANE")
LINES(SHC, "$R[Rc]", "SCLAMP")
CHOICES(shfl, R(SHB, "l") R(SHC, "k") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(BARID, "$R[Ra]", "BID")
LINES(BARO, "$R[Rb]", "", "BCNT")
CHOICES(bar_sync, R(BARID, "i") R(BARO, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(BARA, "$R[Rb]", "BCNT")
CHOICES(bar_arv, R(BARID, "i") R(BARA, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
CHOICES(bar_red, R(BARID, "i") R(BARO, "c") R(QA, "q") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS)
    C(FREES) C(CLOSE))
LINES(B2RP, "", "$P[VP]")
CHOICES(b2r_r, R(B2RP, "p") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(DLIST, "", "{5,D4,D3,D2,D1,D0}", "{4,D3,D2,D1,D0}", "{3,D2,D1,D0}", "{2,D1,D0}", "{1,D0}",
    "{0}")
CHOICES(depbar_le, C(DLIST) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(SUPO, "", "SUPR")
LINES(SUWHERE, "$R[Rc]", "TXH")
CHOICES(suld_p, R(SUPO, "p") R(SUWHERE, "s") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
CHOICES(sust_p, R(SUWHERE, "s") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(SURKIND, "SURTYPE", ".F16x2.FTZ.RN", ".F16x2.RN")
CHOICES(sured_d, R(SURKIND, "n") R(SUWHERE, "s") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(SUAKIND, "SUATYPE", ".F16x2.FTZ.RN", ".F16x2.RN")
CHOICES(suatom_i, R(SUAKIND, "n") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(SUAKINDR, "SUATYPER", ".F16x2.FTZ.RN", ".F16x2.RN")
LINES(SUREG, "$R[Rc]")
CHOICES(suatom_r, R(SUAKINDR, "n") R(SUREG, "s") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(SUPAO, "SUPA")
CHOICES(suatom_p, R(SUAKINDR, "n") R(SUPAO, "p") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
CHOICES(suatom_ci, R(SUAKIND, "n") R(SUPO, "p") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
CHOICES(suatom_cr, R(SUAKINDR, "n") R(SUPO, "p") R(SUREG, "s") C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))
LINES(TEND, "NODEP{PHT}PHP")
LINES(TP, "", "$P[TPO]")
LINES(TRB, "", "$R[Rb]")
LINES(TM, "", "TMASK")
CHOICES(tex_i, C(TEND) R(TP, "p") C(TRB) C(TM) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(TXQW, "TXQK", "TXQN")
CHOICES(txq_i, C(TEND) C(TXQW) C(TM) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(txa, C(TEND) C(TM) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(tmml_b, C(TEND) C(TRB) C(TM) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(SHORT, "TXF", "")
CHOICES(texs_d1_lz_m, R(SHORT, "h") C(TEND) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES)
    C(CLOSE))
LINES(SHORT4, "T4F", "")
CHOICES(tld4s, R(SHORT4, "h") C(TEND) C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(VT, ".VAS8{VBT}", ".VAS16{VBT}", ".U32{VBT}", ".S32{VBTN}", ".S32.U32", "")
LINES(VBT, ".VBS8", ".VBS16", ".VBS32", ".VBS16")
LINES(VBTN, ".VBS8", ".VBS16", ".VBS16")
LINES(VA, "$R[Ra]VAB{RA}", "$R[Ra]VAH{RA}", "$R[Ra]RA")
LINES(VB, "$R[Rb]VBB{RB}", "$R[Rb]VBH{RB}", "$R[Rb]RB", "VN16")
CHOICES(vadd, C(VT) C(VBT) C(VBT) C(VBT) C(VBTN) R(VA, "a") R(VB, "b") C(GUARD) C(OPEN) C(CTL)
    C(STALLS) C(SETS) C(FREES) C(CLOSE))
CHOICES(vsetp, C(VT) C(VBT) C(VBT) C(VBT) C(VBTN) R(VA, "a") R(VB, "b") R(QA, "q") C(GUARD) C(OPEN)
    C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(VPO, "", "", ".PO")
LINES(VMA, "VMNA{VA}", "$R[Ra]VAB{RA}", "$R[Ra]VAH{RA}", "$R[Ra]RA")
LINES(VMC, "VMNC$R[Rc]RC", "$R[Rc]RC")
CHOICES(vmad, C(VT) C(VBT) C(VBT) C(VBT) C(VBTN) R(VPO, "o") R(VMA, "a") C(VA) R(VB, "b")
    R(VMC, "c") C(GUARD) C(OPEN) C(CTL) C(STALLS) C(SETS) C(FREES) C(CLOSE))
LINES(VST, ".VAS8{VSB}", ".VAS16{VSB}", ".VAS32{VSB}")
LINES(VSB, ".U8", ".U16", ".U32", ".U16")
LINES(VSC, "$R[Rb]VBB{RB}", "$R[Rb]VBH{RB}", "$R[Rb]RB", "VN16")
CHOICES(vshl, C(VST) C(VSB) C(VSB) C(VSB) R(VA, "a") R(VSC, "b") C(GUARD) C(OPEN) C(CTL) C(STALLS)
    C(SETS) C(FREES) C(CLOSE))

TITLE(atom_op, "Atomic operation on generic memory")
TITLE(cctl_a, "Cache control")
TITLE(cctll_a, "Cache control for local memory")
TITLE(cctlt_all, "Texture cache control")
TITLE(f2f_hh, "Convert float to float")
TITLE(f2i_h, "Convert float to integer")
TITLE(i2f_h, "Convert integer to float")
TITLE(i2i_h, "Convert integer to integer")
TITLE(dfma_b, "FP64 fused multiply-add")
TITLE(ffma_b, "FP32 fused multiply-add")
TITLE(fcmp_b, "FP32 compare to zero and select")
TITLE(mufu, "FP32 multi-function: reciprocal, root, sine, exp2, log2")
TITLE(ald_a, "Load attribute")
TITLE(ast_a, "Store attribute")
TITLE(hadd2_r, "FP16 add, two lanes")
TITLE(hmul2_r, "FP16 multiply, two lanes")
TITLE(hfma2_r, "FP16 fused multiply-add, two lanes")
TITLE(hset2_r, "FP16 compare and set, two lanes")
TITLE(hsetp2_r, "FP16 compare and set predicate, two lanes")
TITLE(iadd3_r, "Three-input integer add")
TITLE(icmp_b, "Integer compare to zero and select")
TITLE(lop3_r, "Three-input bitwise logic by truth table")
TITLE(lds_r, "Load from shared memory")
TITLE(prmt_b, "Permute bytes")
TITLE(imad_b, "Integer multiply-add")
TITLE(imadsp_uu_b, "Integer multiply-add of register parts")
TITLE(xmad_r, "Integer 16-bit multiply-add")
TITLE(shf_l, "Funnel shift")
TITLE(bfi_b, "Bit field insert")
TITLE(lea_lo, "Load effective address: shift and add")
TITLE(bar_sync, "Barrier synchronization of a block")
TITLE(b2r_b, "Move barrier to register")
TITLE(depbar_le, "Dependency barrier")
TITLE(suld_p, "Surface load")
TITLE(sust_p, "Surface store")
TITLE(sured_p, "Atomic reduction on surface memory")
TITLE(suatom_i, "Atomic operation on surface memory")
TITLE(tex_i, "Texture fetch with filtering")
TITLE(tld_i, "Texture load")
TITLE(tld4_i, "Texture gather: one component of four texels")
TITLE(txd_i, "Texture fetch with derivatives")
TITLE(txq_i, "Texture query")
TITLE(tmml_i, "Texture mipmap level")
TITLE(texs_d1_lz_m, "Texture fetch with filtering, compact form")
TITLE(tlds_d1_lz_m, "Texture load, compact form")
TITLE(idp_a4, "Integer dot product and accumulate")

EFFECTS(cctl_all, "reads $P[GP]; trap: not modelled: caches")
EFFECTS(bra,
    "reads $P[GP] $CC $active; writes $pc; trap: not modelled: what these tests are about; trap: "
    "not modelled: place or distance\?; trap: not modelled: paths that part; branch: conditional")
EFFECTS(brx,
    "reads $P[GP] $CC $R[Ra] $active; writes $pc; trap: not modelled: what these tests are about; "
    "trap: not modelled: place or distance\?; trap: not modelled: paths that part; branch: "
    "conditional")
EFFECTS(cal,
    "reads $active; writes $crs $pc; trap: not modelled: place or distance\?; trap: `$crs` is "
    "full; branch: call")
EFFECTS(pret,
    "reads $active; writes $crs; trap: not modelled: place or distance\?; trap: `$crs` is full")
EFFECTS(ret,
    "reads $P[GP] $CC $active $crs; writes $crs $pc; trap: not modelled: what these tests are "
    "about; trap: `$crs` is empty; trap: not modelled: paths that part; branch: conditional return")
EFFECTS(f2f_hd,
    "reads $P[GP]; writes $CC; trap: not modelled: what .CC tells of this result; trap: f16 and "
    "f64")
EFFECTS(f2f_sh,
    "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of "
    "this result; trap: unaligned in `c`")
EFFECTS(i2f_h,
    "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: what .CC "
    "tells of this result; trap: unaligned in `c`")
EFFECTS(i2i_h, "reads $P[GP] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`")
EFFECTS(fadd32i,
    "reads $P[GP] $R[Ra]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this result")
EFFECTS(fmul,
    "reads $P[GP] $R[Rb] $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells "
    "of this result; trap: unaligned in `c`")
EFFECTS(fmnmx,
    "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what "
    ".CC tells of this result; trap: unaligned in `c`")
EFFECTS(fcmp_b,
    "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`")
EFFECTS(fcmp_c, "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`")
EFFECTS(mufu, "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: the tables are not public")
EFFECTS(ald_h, "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd] $R[..]; trap: not modelled: attributes")
EFFECTS(ast_h, "reads $P[GP] $R[Ra] $R[Rc] $R[Rd] $R[..]; trap: not modelled: attributes")
EFFECTS(hmul2_c,
    "reads $P[GP] $R[Ra] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: a result "
    "of 32 bits; trap: not modelled: a source of 32 bits; trap: not modelled: what counts as 0")
EFFECTS(hfma2_b,
    "reads $P[GP] $R[Ra] $R[Rc] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: a "
    "result of 32 bits; trap: not modelled: a source of 32 bits; trap: not modelled: what counts "
    "as 0")
EFFECTS(lds_r,
    "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read s.u8; read "
    "s.u16; read s.u32; read s.u64; read s.u128; trap: outside `s`; trap: unaligned in `s`; trap: "
    "`.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple "
    "of 4")
EFFECTS(membar, "reads $P[GP]")
EFFECTS(imadsp_uu_b,
    "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not seen in "
    "programs; trap: unaligned in `c`")
EFFECTS(imadsp_uu_c,
    "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not seen in "
    "programs; trap: unaligned in `c`")
EFFECTS(shl,
    "reads $P[GP] $R[Rb] $CC $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC "
    "tells of this result; trap: unaligned in `c`; trap: not modelled: words of a longer number")
EFFECTS(shf_l,
    "reads $P[GP] $R[Rb] $CC $R[Ra] $R[Rc]; writes $R[Rd] $CC; trap: not modelled: words of a "
    "longer number")
EFFECTS(s2r, "reads $P[GP] $SR[SREG] $SR[44] $SR[45] $SR[46] $SR[47] $SR[62]; writes $R[Rd]")
EFFECTS(bar_sync,
    "reads $P[GP] $R[Ra] $R[Rb]; trap: not modelled: warps of a block that wait for each other")
EFFECTS(bar_red,
    "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; trap: not modelled: warps of a block that wait for each "
    "other")
EFFECTS(b2r_b,
    "reads $P[GP]; writes $R[Rd]; trap: not modelled: warps of a block that wait for each other")
EFFECTS(suld_p,
    "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rc]; writes $P[7 - SUPR.n] $R[Rd] $R[Rd.n | "
    "1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: surfaces")
EFFECTS(sust_p,
    "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3] "
    "$R[Rc]; trap: not modelled: surfaces")
EFFECTS(tex_i,
    "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $P[TPO] $R[Rd] $R[..]; trap: not modelled: textures")
EFFECTS(txq_i, "reads $P[GP] $R[Ra]; writes $R[Rd] $R[..]; trap: not modelled: textures")
EFFECTS(txq_b, "reads $P[GP] $R[Ra] $R[..]; writes $R[Rd] $R[..]; trap: not modelled: textures")
EFFECTS(texs_d1_lz_m,
    "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not "
    "modelled: textures")
EFFECTS(texs_d2_ll_m,
    "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; "
    "trap: not modelled: textures")
EFFECTS(texs_d2_ll_dc_m,
    "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] "
    "$R[Rd2.n | 1]; trap: not modelled: textures")
EFFECTS(texs_d1_lz_s,
    "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures")
EFFECTS(texs_d2_ll_s,
    "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: "
    "textures")
EFFECTS(texs_d2_ll_dc_s,
    "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not "
    "modelled: textures")
EFFECTS(vabsdiff,
    "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of "
    "this result")

NOTE(atom_op, "The result is the value that was in memory before.")
NOTE(cctl_a, "Prefetches, writes back or invalidates.")
NOTE(cctlt_all, "Invalidates texture headers.")
NOTE(isetp, "Two predicates are written.")
NOTE(iset, "The result is a number.")
NOTE(cal, "Notes where to return.")
NOTE(f2f_hh,
    "Converts from one float format to another, or rounds to integral values in one format. FTZ "
    "does not count where one side is f64. Between f16 and f64 the GPU stops.")
NOTE(f2i_h,
    "What does not fit becomes the limit, what is no number 0, or the sign alone where one side "
    "has 64 bits. Between 16 and 64 bits the GPU stops.")
NOTE(i2i_h,
    "Converts from one size of integers to another; `SAT` keeps the result within the limits.")
NOTE(dadd, "The second source is kept for reuse like a third one.")
NOTE(dfma_b, "The sum is rounded once.")
NOTE(ffma32i, "The product is added to the register that is written.")
NOTE(fcmp_b, "The third source is compared. A test without a name is `GT`.")
NOTE(mufu, "The functions come from tables.")
NOTE(hfma2_r, "The sums are rounded once.")
NOTE(hset2_r, "The results are two numbers.")
NOTE(iadd3_r,
    "Sources may be halves; the sum of the first two may be shifted. The carry of the first sum is "
    "told as overflow, that of the second one as carry. RS moves the carry down, too: "
    "multiplications for the high half, as compilers emit them, need that.")
NOTE(icmp_b, "The third source is compared.")
NOTE(lop3_r,
    "Any function of three bits. Where the sources have the bits a, b, c, the result has bit 4*a + "
    "2*b + c of LUT.")
NOTE(ldl, "Local memory is the thread's own.")
NOTE(lds_r, "Shared memory is that of the block.")
NOTE(imadsp_uu_b, "The third source is signed if one of the others is.")
NOTE(xmad_r,
    "Multiplies halves of registers and adds. PSL shifts the product left by 16, MRG puts the low "
    "half of the second source above the low half of the result; CLO and CHI add a half of the "
    "third source, CBCC also the second one shifted left. CSFU comes where high halves with signs "
    "are multiplied; it takes away what the products of a high half below 0 with a low one, added "
    "without a sign, brought too much.")
NOTE(shf_l,
    "Shifts two registers as one number of 64 bits. To the left, what comes is the high half; to "
    "the right the low one, unless HI is there.")
NOTE(bfi_b, "Puts a field of bits into the third source.")
NOTE(lea_lo, "`HI` adds the high half.")
NOTE(bar_sync, "Waits for the other warps of the block, or reports to them.")
NOTE(b2r_b, "Reads a barrier of the block.")
NOTE(depbar_le, "Waits for barriers that instructions set.")
NOTE(sured_p, "Changes a word of a surface; there is no result.")
NOTE(suatom_i, "The result is the value that was in the surface before.")
NOTE(tex_i, "Samples a texture.")
NOTE(tld_i, "Fetches a texel without filtering.")
NOTE(txd_i,
    "Two derivatives for each dimension; that the place of the texture with .B, limits and offsets "
    "stand behind the place, is {inferred}.")
NOTE(tmml_i, "The level of detail at which a texture would be sampled.")
NOTE(texs_d1_lz_m,
    "Samples a texture. Two registers for the result take up to four components; one alone takes "
    "up to two.")
NOTE(idp_a4, "Multiplies four bytes by four, or two halves by two bytes, and adds the products.")

SHARES(atom_op, "it is its number")

static const struct isadora_form forms[] = {
    FORM(MAXWELL_ATOM_OP, "ATOM.op", "ATOM", title_atom_op, "ATOM", 11, DOCUMENT, 0x3f,
        "OPEN GUARD ATOM{AE}AOP{AKIND} $R[Rd], AADDR, $R[Rb] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: "
            "not modelled: where the windows of other memories lie",
        "z.zzzzc cccccccc cccnssss 11101101 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(atom_op), HAS_CHOICES(atom_op), .note = note_atom_op, .shares = shares_atom_op)
    FORM(MAXWELL_ATOM_OPP, "ATOM.opp", "ATOM", title_atom_op, "ATOM", 11, INFERRED, 0x3f,
        "OPEN GUARD ATOM{AE}AOPP{AKIND} GP41, $R[Rd], AADDR13, $R[Rb] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $P[7 - GP41.n] $R[Rd] "
            "$R[Rd.n | 1]; trap: not modelled: where the windows of other memories lie",
        "z.zzzzc cccccccc cccnssss 11101110 0110aaaa aaaaggga aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(atom_opp), HAS_CHOICES(atom_opp), .note = note_atom_op, .shares = shares_atom_op)
    FORM(MAXWELL_ATOM_CAS, "ATOM.cas", "ATOM", title_atom_op, "ATOM", 11, DOCUMENT, 0x3f,
        "OPEN GUARD ATOM{AE}.CAS{CASW} $R[Rd], AADDR, PAIRED CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[u8(Rb.n + 1)] $R[u8(Rb.n + 2)] $R[u8(Rb.n + "
            "3)] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: where the windows "
            "of other memories lie",
        "z.zzzzc cccccccc cccnssss 11101110 1111..ca aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(atom_cas), HAS_CHOICES(atom_cas), .note = note_atom_op, .shares = shares_atom_op)
    FORM(MAXWELL_ATOM_CASP, "ATOM.casp", "ATOM", title_atom_op, "ATOM", 11, INFERRED, 0x3f,
        "OPEN GUARD ATOM{AE}.CAS{CASW} GP41, $R[Rd], AADDR13, PAIRED CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[u8(Rb.n + 1)] $R[u8(Rb.n + 2)] $R[u8(Rb.n + "
            "3)] $R[Rb.n | 1]; writes $P[7 - GP41.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: "
            "where the windows of other memories lie",
        "z.zzzzc cccccccc cccnssss 11101110 0111..ca ????ggga aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(atom_casp), HAS_CHOICES(atom_casp), .note = note_atom_op,
            .shares = shares_atom_op)
    FORM(MAXWELL_ATOMS, "ATOMS", "ATOMS", "Atomic operation on shared memory", "ATOMS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD ATOMS{ASOP}ASTYPE $R[Rd], ASADDR, $R[Rb] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read s.u64; write "
            "s.u64; read s.u32; write s.u32; trap: not modelled: numbers of 64 bits; compilers "
            "only exchange them; trap: outside `s`; trap: unaligned in `s`",
        "z.zzzzc cccccccc cccnssss 11101100 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(atoms), HAS_CHOICES(atoms),
            .note = "The result is the value that was in memory before. Shared memory is that of "
            "the block.")
    FORM(MAXWELL_ATOMS_CAS, "ATOMS_CAS", "ATOMS_CAS", "Atomic compare and swap on shared memory",
        "ATOMS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD ATOMS{CASK}CASWS $R[Rd], ASADDR, PAIRED CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[0..255] $R[1..255] $R[u8(Rb.n + 1)]; writes "
            "$R[Rd] $R[Rd.n | 1]; read s.u64; write s.u64; read s.u32; write s.u32; trap: not "
            "modelled: locks; trap: not modelled: what RZ means in a pair; trap: outside `s`; "
            "trap: unaligned in `s`",
        "z.zzzzc cccccccc cccnssss 11101110 0cccaaaa aaaaaaaa aaaaaaaa aa..rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(atoms_cas), HAS_CHOICES(atoms_cas),
            .note = "Compares a word of the memory of the block and writes another one if they are "
            "equal.", .shares = shares_atom_op)
    FORM(MAXWELL_RED, "RED", "RED", "Atomic reduction on generic memory", "RED", 11, DOCUMENT, 0x3f,
        "OPEN GUARD RED{AE}AROP{ARKIND} AADDR, $R[Rd] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rd] $R[Rd.n | 1]; trap: not modelled: where the "
            "windows of other memories lie",
        "z.zzzzc cccccccc cccnssss 11101011 11111--a aaaaaaaa aaaaaaaa aaaa--aa aaaa.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(red), HAS_CHOICES(red), .note = "Changes a word in memory; there is no result.")
    FORM(MAXWELL_CCTL_A, "CCTL.a", "CCTL", title_cctl_a, "CCTL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CCADDR CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1]; trap: not modelled: caches",
        "z.zzzzc cccccccc cccnssss 11101111 011ccccc cccccccc cccccccc cccccccc cc--.ggg rrrrrrrr "
            "-ccccccc",
        HAS_SLOTS(cctl_a), HAS_CHOICES(cctl_a), .note = note_cctl_a)
    FORM(MAXWELL_CCTL_ALL, "CCTL.all", "CCTL", title_cctl_a, "CCTL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CTL CLOSE",
        effects_cctl_all,
        "z.zzzzc cccccccc cccnssss 11101111 011c0000 00000000 00000000 00000000 00--.ggg 11111111 "
            "-ccc0110",
        HAS_SLOTS(cctl_all), HAS_CHOICES(cctl_all), .note = note_cctl_a)
    FORM(MAXWELL_CCTLL_A, "CCTLL.a", "CCTLL", title_cctll_a, "CCTLL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD CCTLL{CCOP} CCLADDR CTL CLOSE",
        "reads $P[GP] $R[Ra]; trap: not modelled: caches",
        "z.zzzzc cccccccc cccnssss 11101111 10000--- ----cccc cccccccc cccccccc cc--.ggg rrrrrrrr "
            "--zzcccc",
        HAS_SLOTS(cctll_a), HAS_CHOICES(cctll_a))
    FORM(MAXWELL_CCTLL_ALL, "CCTLL.all", "CCTLL", title_cctll_a, "CCTLL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD CCTLL{CCOP} CTL CLOSE",
        effects_cctl_all,
        "z.zzzzc cccccccc cccnssss 11101111 10000--- ----0000 00000000 00000000 00--.ggg 11111111 "
            "--zz0110",
        HAS_SLOTS(cctll_all), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_CCTLT_ALL, "CCTLT.all", "CCTLT", title_cctlt_all, "CCTLT.IVALL",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD CCTLT.IVALL CTL CLOSE",
        effects_cctl_all,
        "z.zzzzc cccccccc cccnssss 11101011 11110--z zzzzzzzz zzzz---- -------- ----.ggg -------- "
            "------00",
        HAS_SLOTS(cctlt_all), HAS_CHOICES(cctl_all), .note = note_cctlt_all)
    FORM(MAXWELL_CCTLT_ONE, "CCTLT.one", "CCTLT", title_cctlt_all, "CCTLT.IVTH", 11, DOCUMENT, 0x3f,
        "OPEN GUARD CCTLT.IVTH CTH CTL CLOSE",
        effects_cctl_all,
        "z.zzzzc cccccccc cccnssss 11101011 11110--c cccccccc cccc---- -------- ----.ggg -------- "
            "------01",
        HAS_SLOTS(cctlt_one), HAS_CHOICES(cctl_all), .note = note_cctlt_all)
    FORM(MAXWELL_ISETP, "ISETP", "ISETP", "Integer compare and set predicate", "ISETP",
        11, HARDWARE, 0x3f,
        "OPEN GUARD ISETP{CMP}UI{XC}BOP $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Rb] $P[Q0] $R[Ra] $CC.C $CC.Z; writes $P[P0] $P[P1]; read c.u32; trap: "
            "unaligned in `c`",
        "z.zzrrc cccccccc cccnssss .......t 0110cccu -bb-xqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "--pppppp",
        HAS_SLOTS(isetp), HAS_CHOICES(isetp), .note = note_isetp)
    FORM(MAXWELL_ISET, "ISET", "ISET", "Integer compare and set", "ISET", 11, HARDWARE, 0x3f,
        "OPEN GUARD ISET{BF}CMP{UI}XC{BOP} $R[Rd]CCW, $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Rb] $P[Q0] $R[Ra] $CC.C $CC.Z; writes $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`; trap: not modelled: what .CC tells of floats",
        "z.zzrrc cccccccc cccnssss .......t 0101cccu cbbbxqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iset), HAS_CHOICES(isetp), .note = note_iset)
    FORM(MAXWELL_BRA, "BRA", "BRA", "Relative branch", "BRA", 11, DOCUMENT, 0x3f,
        "OPEN GUARD BRA{UNI}LMT CCT, WAY CTL CLOSE",
        effects_bra,
        "z.zzzzc cccccccc cccnssss 11100010 0100---- ----tttt tttttttt tttttttt tttt.ggg -------- "
            "ul.ccccc",
        HAS_SLOTS(bra), HAS_CHOICES(bra))
    FORM(MAXWELL_BRX, "BRX", "BRX", "Indirect relative branch", "BRX", 11, DOCUMENT, 0x3f,
        "OPEN GUARD BRX{LMT} CCT, NEARX CTL CLOSE",
        effects_brx,
        "z.zzzzc cccccccc cccnssss 11100010 0101---- ----bbbb bbbbbbbb bbbbbbbb bbbb.ggg rrrrrrrr "
            "-l.ccccc",
        HAS_SLOTS(brx), HAS_CHOICES(brx),
            .note = "The distance is the sum of a register and a number.")
    FORM(MAXWELL_JMP, "JMP", "JMP", "Absolute jump", "JMP", 11, DOCUMENT, 0x3f,
        "OPEN GUARD JMP{UNI}LMT CCT, FARWAY CTL CLOSE",
        effects_bra,
        "z.zzzzc cccccccc cccnssss 11100010 0001bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb.ggg -------- "
            "ul.ccccc",
        HAS_SLOTS(jmp), HAS_CHOICES(jmp), .note = "Jumps to a fixed address.")
    FORM(MAXWELL_JMX, "JMX", "JMX", "Indirect absolute jump", "JMX", 11, DOCUMENT, 0x3f,
        "OPEN GUARD JMX{LMT} CCT, FARX CTL CLOSE",
        effects_brx,
        "z.zzzzc cccccccc cccnssss 11100010 0000bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb.ggg rrrrrrrr "
            "-l.ccccc",
        HAS_SLOTS(jmx), HAS_CHOICES(jmx),
            .note = "The target is a fixed address, the sum of a register and a number.")
    FORM(MAXWELL_CAL, "CAL", "CAL", "Relative call", "CAL", 11, DOCUMENT, 0x3f,
        "OPEN CAL{NOINC} WAY CTL CLOSE",
        effects_cal,
        "z.zzzzc cccccccc cccnssss 11100010 0110---- ----tttt tttttttt tttttttt tttt---- -------- "
            "-n.-----",
        HAS_SLOTS(cal), HAS_CHOICES(cal), .note = note_cal)
    FORM(MAXWELL_JCAL, "JCAL", "JCAL", "Absolute call", "JCAL", 11, DOCUMENT, 0x3f,
        "OPEN JCAL{NOINC} FARWAY CTL CLOSE",
        effects_cal,
        "z.zzzzc cccccccc cccnssss 11100010 0010bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb---- -------- "
            "-n.-----",
        HAS_SLOTS(jcal), HAS_CHOICES(jcal),
            .note = "Calls a fixed address and notes where to return.")
    FORM(MAXWELL_PRET, "PRET", "PRET", "Pre-return: push return address", "PRET",
        11, DOCUMENT, 0x3f,
        "OPEN PRET{NOINC} WAY CTL CLOSE",
        effects_pret,
        "z.zzzzc cccccccc cccnssss 11100010 0111---- ----tttt tttttttt tttttttt tttt---- -------- "
            "-n.-----",
        HAS_SLOTS(cal), HAS_CHOICES(cal), .note = note_cal)
    FORM(MAXWELL_RET, "RET", "RET", "Return from subroutine", "RET", 11, DOCUMENT, 0x3f,
        "OPEN GUARD RET CCT CTL CLOSE",
        effects_ret,
        "z.zzzzc cccccccc cccnssss 11100011 0010---- -------- -------- -------- ----.ggg -------- "
            "---ccccc",
        HAS_SLOTS(ret), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_PLONGJMP, "PLONGJMP", "PLONGJMP", "Pre-long-jump: push target of LONGJMP",
        "PLONGJMP", 11, DOCUMENT, 0x3f,
        "OPEN PLONGJMP WAY CTL CLOSE",
        effects_pret,
        "z.zzzzc cccccccc cccnssss 11100010 1000---- ----tttt tttttttt tttttttt tttt---- -------- "
            "--.-----",
        HAS_SLOTS(plongjmp), HAS_CHOICES(cal), .note = "Notes where `LONGJMP` continues.")
    FORM(MAXWELL_LONGJMP, "LONGJMP", "LONGJMP", "Long jump", "LONGJMP", 11, DOCUMENT, 0x3f,
        "OPEN GUARD LONGJMP CCT CTL CLOSE",
        effects_ret,
        "z.zzzzc cccccccc cccnssss 11100011 0001---- -------- -------- -------- ----.ggg -------- "
            "---ccccc",
        HAS_SLOTS(ret), HAS_CHOICES(cctl_all), .note = "Continues where `PLONGJMP` said.")
    FORM(MAXWELL_PBK, "PBK", "PBK", "Pre-break: push target of BRK", "PBK", 11, DOCUMENT, 0x3f,
        "OPEN PBK WAY CTL CLOSE",
        effects_pret,
        "z.zzzzc cccccccc cccnssss 11100010 1010---- ----tttt tttttttt tttttttt tttt---- -------- "
            "--.-----",
        HAS_SLOTS(plongjmp), HAS_CHOICES(cal), .note = "Notes where a loop is left to.")
    FORM(MAXWELL_BRK, "BRK", "BRK", "Break out of loop", "BRK", 11, DOCUMENT, 0x3f,
        "OPEN GUARD BRK CCT CTL CLOSE",
        effects_ret,
        "z.zzzzc cccccccc cccnssss 11100011 0100---- -------- -------- -------- ----.ggg -------- "
            "---ccccc",
        HAS_SLOTS(ret), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_PCNT, "PCNT", "PCNT", "Pre-continue: push target of CONT", "PCNT",
        11, DOCUMENT, 0x3f,
        "OPEN PCNT WAY CTL CLOSE",
        effects_pret,
        "z.zzzzc cccccccc cccnssss 11100010 1011---- ----tttt tttttttt tttttttt tttt---- -------- "
            "--.-----",
        HAS_SLOTS(plongjmp), HAS_CHOICES(cal),
            .note = "Notes where the next iteration of a loop begins.")
    FORM(MAXWELL_CONT, "CONT", "CONT", "Continue loop", "CONT", 11, DOCUMENT, 0x3f,
        "OPEN GUARD CONT CCT CTL CLOSE",
        effects_ret,
        "z.zzzzc cccccccc cccnssss 11100011 0101---- -------- -------- -------- ----.ggg -------- "
            "---ccccc",
        HAS_SLOTS(ret), HAS_CHOICES(cctl_all), .note = "Begins the next iteration of a loop.")
    FORM(MAXWELL_SSY, "SSY", "SSY", "Set synchronization point", "SSY", 11, DOCUMENT, 0x3f,
        "OPEN SSY WAY CTL CLOSE",
        effects_pret,
        "z.zzzzc cccccccc cccnssss 11100010 1001---- ----tttt tttttttt tttttttt tttt---- -------- "
            "--.-----",
        HAS_SLOTS(plongjmp), HAS_CHOICES(cal), .note = "Notes where threads reconverge.")
    FORM(MAXWELL_SYNC, "SYNC", "SYNC", "Reconverge at synchronization point", "SYNC",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD SYNC CCT CTL CLOSE",
        effects_ret,
        "z.zzzzc cccccccc cccnssss 11110000 11111--- -------- -------- -------- ----.ggg -------- "
            "---ccccc",
        HAS_SLOTS(ret), HAS_CHOICES(cctl_all),
            .note = "Waits for the others where `SSY` said, then continues.")
    FORM(MAXWELL_PEXIT, "PEXIT", "PEXIT", "Pre-exit: push target of EXIT", "PEXIT",
        11, DOCUMENT, 0x3f,
        "OPEN PEXIT TO CTL CLOSE",
        "trap: not modelled: programs that go on behind their end",
        "z.zzzzc cccccccc cccnssss 11100010 0011---- ----tttt tttttttt tttttttt tttt---- -------- "
            "--------",
        HAS_SLOTS(pexit), HAS_CHOICES(pexit), .note = "Notes where to continue at the end.")
    FORM(MAXWELL_EXIT, "EXIT", "EXIT", "Exit: end the thread", "EXIT", 11, DOCUMENT, 0x3f,
        "OPEN GUARD EXIT{KEEP} CCT CTL CLOSE",
        "reads $P[GP] $CC $active; writes $active; trap: not modelled: what these tests are about",
        "z.zzzzc cccccccc cccnssss 11100011 0000---- -------- -------- -------- ----.ggg -------- "
            "--kccccc",
        HAS_SLOTS(exit), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_KIL, "KIL", "KIL", "Kill thread of a discarded pixel", "KIL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD KIL CCT CTL CLOSE",
        "reads $P[GP] $CC; trap: not modelled: what these tests are about; trap: not modelled: "
            "pixels",
        "z.zzzzc cccccccc cccnssss 11100011 0011---- -------- -------- -------- ----.ggg -------- "
            "---ccccc",
        HAS_SLOTS(ret), HAS_CHOICES(cctl_all),
            .note = "Ends the thread of a pixel that is not drawn.")
    FORM(MAXWELL_BPT, "BPT", "BPT", "Breakpoint or trap", "BPT", 11, DOCUMENT, 0x3f,
        "OPEN BPT{BPTK} BPTNO CTL CLOSE",
        "trap: BPT.TRAP; trap: not modelled: debuggers",
        "z.zzzzc cccccccc cccnssss 11100011 1010---- -------- bbbbbbbb bbbbbbbb bbbb---- -------b "
            "bb------",
        HAS_SLOTS(bpt), HAS_CHOICES(bpt), .note = "Stops for a debugger, or traps.")
    FORM(MAXWELL_IDE, "IDE", "IDE", "Interrupt enable or disable", "IDE", 11, DOCUMENT, 0x3f,
        "OPEN IDE{IDEN} IDEMASK CTL CLOSE",
        "trap: not modelled: interrupts",
        "z.zzzzc cccccccc cccnssss 11100011 1001---- -------- ----iiii iiiiiiii iiii---- -------- "
            "--i-----",
        HAS_SLOTS(ide), HAS_CHOICES(pexit))
    FORM(MAXWELL_RAM, "RAM", "RAM", "Restore active mask", "RAM", 11, DOCUMENT, 0x3f,
        "OPEN RAM CTL CLOSE",
        "trap: not modelled: what was kept",
        "z.zzzzc cccccccc cccnssss 11100011 1000---- -------- -------- -------- -------- -------- "
            "--------",
        HAS_SLOTS(ram), HAS_CHOICES(pexit), .note = "Restores which threads are active.")
    FORM(MAXWELL_SAM, "SAM", "SAM", "Set active mask", "SAM", 11, DOCUMENT, 0x3f,
        "OPEN SAM CTL CLOSE",
        "trap: not modelled: what is set",
        "z.zzzzc cccccccc cccnssss 11100011 0111---- -------- -------- -------- -------- -------- "
            "--------",
        HAS_SLOTS(ram), HAS_CHOICES(pexit), .note = "Sets which threads are active.")
    FORM(MAXWELL_RTT, "RTT", "RTT", "Return from trap", "RTT", 11, DOCUMENT, 0x3f,
        "OPEN RTT{RTTK} CTL CLOSE",
        "trap: not modelled: traps",
        "z.zzzzc cccccccc cccnssss 11100011 0110---- -------- -------- -------- -------- -------- "
            "------rr",
        HAS_SLOTS(rtt), HAS_CHOICES(pexit))
    FORM(MAXWELL_GETCRSPTR, "GETCRSPTR", "GETCRSPTR", "Get call return stack pointer", "GETCRSPTR",
        11, DOCUMENT, 0x3f,
        "OPEN GETCRSPTR $R[Rd] CTL CLOSE",
        "writes $R[Rd]; trap: not modelled: where the stack lies in memory",
        "z.zzzzc cccccccc cccnssss 11100010 1100---- -------- -------- -------- -------- -------- "
            "rrrrrrrr",
        HAS_SLOTS(getcrsptr), HAS_CHOICES(pexit))
    FORM(MAXWELL_SETCRSPTR, "SETCRSPTR", "SETCRSPTR", "Set call return stack pointer", "SETCRSPTR",
        11, DOCUMENT, 0x3f,
        "OPEN SETCRSPTR $R[Ra] CTL CLOSE",
        "reads $R[Ra]; trap: not modelled: where the stack lies in memory",
        "z.zzzzc cccccccc cccnssss 11100010 1110---- -------- -------- -------- -------- rrrrrrrr "
            "--------",
        HAS_SLOTS(setcrsptr), HAS_CHOICES(pexit))
    FORM(MAXWELL_GETLMEMBASE, "GETLMEMBASE", "GETLMEMBASE", "Get local memory base address",
        "GETLMEMBASE", 11, DOCUMENT, 0x3f,
        "OPEN GETLMEMBASE $R[Rd] CTL CLOSE",
        "writes $R[Rd]; trap: not modelled: where local memory lies",
        "z.zzzzc cccccccc cccnssss 11100010 1101---- -------- -------- -------- -------- -------- "
            "rrrrrrrr",
        HAS_SLOTS(getcrsptr), HAS_CHOICES(pexit))
    FORM(MAXWELL_SETLMEMBASE, "SETLMEMBASE", "SETLMEMBASE", "Set local memory base address",
        "SETLMEMBASE", 11, DOCUMENT, 0x3f,
        "OPEN SETLMEMBASE $R[Ra] CTL CLOSE",
        "reads $R[Ra]; trap: not modelled: where local memory lies",
        "z.zzzzc cccccccc cccnssss 11100010 1111---- -------- -------- -------- -------- rrrrrrrr "
            "--------",
        HAS_SLOTS(setcrsptr), HAS_CHOICES(pexit))
    FORM(MAXWELL_LEPC, "LEPC", "LEPC", "Load effective PC", "LEPC", 11, DOCUMENT, 0x3f,
        "OPEN GUARD LEPC $R[Rd] CTL CLOSE",
        "reads $P[GP]; writes $R[Rd]; trap: not modelled: where programs lie in memory",
        "z.zzzzc cccccccc cccnssss 01010000 11010--- -------- -------- -------- ----.ggg -------- "
            "rrrrrrrr",
        HAS_SLOTS(lepc), HAS_CHOICES(cctl_all),
            .note = "The result is the address of this instruction.")
    FORM(MAXWELL_NOP, "NOP", "NOP", "No operation", "NOP", 11, DOCUMENT, 0x3f,
        "OPEN GUARD NOP{NTRIG} CCT8, NOPMASK CTL CLOSE",
        "",
        "z.zzzzc cccccccc cccnssss 01010000 10110--- -------- ----nnnn nnnnnnnn nnnn.ggg --nccccc "
            "--------",
        HAS_SLOTS(nop), HAS_CHOICES(nop))
    FORM(MAXWELL_F2F_HH, "F2F.hh", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CF16  CTL CLOSE",
        "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of "
            "this result; trap: unaligned in `c`; trap: not modelled: what a number is as f16; "
            "trap: not modelled: PASS",
        "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-ccc cccccccc ccccrrrr rrrr.ggg ----0101 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_hh), HAS_CHOICES(f2f_hh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_HS, "F2F.hs", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CF16  CTL CLOSE",
        "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of "
            "this result; trap: unaligned in `c`; trap: not modelled: what a number is as f16",
        "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff--cf fccccccc ccccrrrr rrrr.ggg ----0110 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_hs), HAS_CHOICES(f2f_hh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_HD, "F2F.hd", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CF16  CTL CLOSE",
        effects_f2f_hd,
        "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff--cf fccccccc ccccrrrr rrrr.ggg ----0111 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_hs), HAS_CHOICES(f2f_hh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_SH, "F2F.sh", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS32  CTL CLOSE",
        effects_f2f_sh,
        "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg ----1001 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_sh), HAS_CHOICES(f2f_sh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_SS, "F2F.ss", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CS32  CTL CLOSE",
        "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC tells of "
            "this result; trap: unaligned in `c`; trap: not modelled: PASS",
        "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr rrrr.ggg ----1010 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_ss), HAS_CHOICES(f2f_sh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_SD, "F2F.sd", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS32  CTL CLOSE",
        "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: what "
            ".CC tells of this result; trap: unaligned in `c`; trap: not modelled: limits of f64",
        "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg ----1011 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_sh), HAS_CHOICES(f2f_sh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_DH, "F2F.dh", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS64  CTL CLOSE",
        effects_f2f_hd,
        "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg ----1101 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_dh), HAS_CHOICES(f2f_dh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_DS, "F2F.ds", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS64  CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd]; read c.u64; trap: not modelled: what "
            ".CC tells of this result; trap: unaligned in `c`; trap: not modelled: limits of f64",
        "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg ----1110 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_dh), HAS_CHOICES(f2f_dh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_DD, "F2F.dd", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CS64  CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not "
            "modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: "
            "limits of f64; trap: not modelled: PASS",
        "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr rrrr.ggg ----1111 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_dd), HAS_CHOICES(f2f_dh), .note = note_f2f_hh)
    FORM(MAXWELL_F2I_H, "F2I.h", "F2I", title_f2i_h, "F2I", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF16  CTL CLOSE",
        "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: what "
            ".CC tells of this result; trap: unaligned in `c`; trap: not modelled: what a number "
            "is as f16; trap: 16 and 64 bits",
        "z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr rrrr.ggg ---c01cc "
            "rrrrrrrr",
        HAS_SLOTS(f2i_h), HAS_CHOICES(f2i_h), .note = note_f2i_h)
    FORM(MAXWELL_F2I_S, "F2I.s", "F2I", title_f2i_h, "F2I", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF32  CTL CLOSE",
        "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: what "
            ".CC tells of this result; trap: unaligned in `c`; trap: not modelled: halves of "
            "longer floats",
        "z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr rrrr.ggg ---c10cc "
            "rrrrrrrr",
        HAS_SLOTS(f2i_h), HAS_CHOICES(f2i_s), .note = note_f2i_h)
    FORM(MAXWELL_F2I_D, "F2I.d", "F2I", title_f2i_h, "F2I", 11, HARDWARE, 0x3f,
        "OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF64  CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not "
            "modelled: what .CC tells of this result; trap: unaligned in `c`; trap: 16 and 64 "
            "bits; trap: not modelled: halves of longer floats",
        "z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr rrrr.ggg ---c11cc "
            "rrrrrrrr",
        HAS_SLOTS(f2i_d), HAS_CHOICES(f2i_d), .note = note_f2i_h)
    FORM(MAXWELL_I2F_H, "I2F.h", "I2F", title_i2f_h, "I2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIH  CTL CLOSE",
        effects_i2f_h,
        "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg --c-01cc "
            "rrrrrrrr",
        HAS_SLOTS(i2f_h), HAS_CHOICES(i2f_h))
    FORM(MAXWELL_I2F_B, "I2F.b", "I2F", title_i2f_h, "I2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIB  CTL CLOSE",
        effects_i2f_h,
        "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg --c-00cc "
            "rrrrrrrr",
        HAS_SLOTS(i2f_b), HAS_CHOICES(i2f_b))
    FORM(MAXWELL_I2F_W, "I2F.w", "I2F", title_i2f_h, "I2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIB  CTL CLOSE",
        "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: what "
            ".CC tells of this result; trap: unaligned in `c`; trap: not modelled: parts of longer "
            "integers",
        "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg --c-10cc "
            "rrrrrrrr",
        HAS_SLOTS(i2f_b), HAS_CHOICES(i2f_b))
    FORM(MAXWELL_I2F_D, "I2F.d", "I2F", title_i2f_h, "I2F", 11, HARDWARE, 0x3f,
        "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CID  CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not "
            "modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: "
            "parts of longer integers",
        "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg --c-11cc "
            "rrrrrrrr",
        HAS_SLOTS(i2f_b), HAS_CHOICES(i2f_d))
    FORM(MAXWELL_I2I_H, "I2I.h", "I2I", title_i2i_h, "I2I", 11, HARDWARE, 0x3f,
        "OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIH  CTL CLOSE",
        effects_i2i_h,
        "z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr rrrr.ggg --cc01cc "
            "rrrrrrrr",
        HAS_SLOTS(i2i_h), HAS_CHOICES(i2i_h), .note = note_i2i_h)
    FORM(MAXWELL_I2I_B, "I2I.b", "I2I", title_i2i_h, "I2I", 11, HARDWARE, 0x3f,
        "OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIB  CTL CLOSE",
        effects_i2i_h,
        "z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr rrrr.ggg --cc00cc "
            "rrrrrrrr",
        HAS_SLOTS(i2i_b), HAS_CHOICES(i2i_b), .note = note_i2i_h)
    FORM(MAXWELL_I2I_W, "I2I.w", "I2I", title_i2i_h, "I2I", 11, HARDWARE, 0x3f,
        "OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIB  CTL CLOSE",
        "reads $P[GP] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`; trap: not "
            "modelled: parts of longer integers",
        "z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr rrrr.ggg --cc10cc "
            "rrrrrrrr",
        HAS_SLOTS(i2i_b), HAS_CHOICES(i2i_b), .note = note_i2i_h)
    FORM(MAXWELL_DADD, "DADD", "DADD", "FP64 add", "DADD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD DADD{FRND} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; "
            "read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        "z.zrzrc cccccccc cccnssss .......t 01110-ff cff----f fccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dadd), HAS_CHOICES(dadd), .note = note_dadd)
    FORM(MAXWELL_DMUL, "DMUL", "DMUL", "FP64 multiply", "DMUL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD DMUL{FRND} $R[Rd]CCW, $R[Ra]RA, DBN CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Rb.n | 1] $R[Ra] $R[Ra.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; "
            "read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        "z.zzrrc cccccccc cccnssss .......t 10000--f c------f fccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dmul), HAS_CHOICES(dmul))
    FORM(MAXWELL_DFMA_B, "DFMA.b", "DFMA", title_dfma_b, "DFMA", 11, DOCUMENT, 0x3f,
        "OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, DBN, FNC$R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Ra] $R[Ra.n | 1]; writes $CC "
            "$R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; "
            "trap: unaligned in `c`",
        "z.zrrrc cccccccc cccnssss .......t 0111ddff crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dfma_b), HAS_CHOICES(dfma_b), .note = note_dfma_b)
    FORM(MAXWELL_DFMA_C, "DFMA.c", "DFMA", title_dfma_b, "DFMA", 11, DOCUMENT, 0x3f,
        "OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, FNC{c[CBANK][COFF]} CTL CLOSE",
        "reads $P[GP] $R[Rc] $R[Rc.n | 1] $R[Ra] $R[Ra.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; "
            "read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        "z.zzrrc cccccccc cccnssss 01010011 0111ddff crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dfma_c), HAS_CHOICES(dfma_c), .note = note_dfma_b)
    FORM(MAXWELL_DMNMX, "DMNMX", "DMNMX", "FP64 minimum or maximum", "DMNMX", 11, DOCUMENT, 0x3f,
        "OPEN GUARD DMNMX $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Q0]; writes $CC $R[Rd] $R[Rd.n | "
            "1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in "
            "`c`",
        "z.zzrrc cccccccc cccnssss .......t 01010-ff cff--qqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dmnmx), HAS_CHOICES(dmnmx))
    FORM(MAXWELL_DSET, "DSET", "DSET", "FP64 compare and set", "DSET", 11, DOCUMENT, 0x3f,
        "OPEN GUARD DSET{BFH}FCMP{BOP} $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, DB, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Q0]; writes $CC $R[Rd]; read "
            "c.u64; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`",
        "z.zzrrc cccccccc cccnssss .......t 0ssbffff cbbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dset), HAS_CHOICES(dset), .note = note_iset)
    FORM(MAXWELL_DSETP, "DSETP", "DSETP", "FP64 compare and set predicate", "DSETP",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD DSETP{FCMP}BOP $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, DB, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Q0]; writes $P[P0] $P[P1]; read "
            "c.u64; trap: unaligned in `c`",
        "z.zzrrc cccccccc cccnssss .......t 1000ffff -bbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "pppppppp",
        HAS_SLOTS(dsetp), HAS_CHOICES(dsetp), .note = note_isetp)
    FORM(MAXWELL_FADD, "FADD", "FADD", "FP32 add", "FADD", 11, HARDWARE, 0x3f,
        "OPEN GUARD FADD{FTZ}FRND{FSAT} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC "
            "tells of this result; trap: unaligned in `c`",
        "z.zrzrc cccccccc cccnssss .......t 01011fff cfff---f fccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fadd), HAS_CHOICES(fadd), .note = note_dadd)
    FORM(MAXWELL_FADD32I, "FADD32I", "FADD32I", "FP32 add 32-bit immediate", "FADD32I",
        11, HARDWARE, 0x3f,
        "OPEN GUARD FADD32I{FTZL} $R[Rd]CCWL, FNAL{FAAL}$R[Ra]FAAL{RA}, FIMM32{FNBL}FABL CTL CLOSE",
        effects_fadd32i,
        "z.zzzrc cccccccc cccnssss 000010ff fffcffff ffffffff ffffffff ffffffff ffff.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fadd32i), HAS_CHOICES(fadd32i))
    FORM(MAXWELL_FMUL, "FMUL", "FMUL", "FP32 multiply", "FMUL", 11, HARDWARE, 0x3f,
        "OPEN GUARD FMUL{FMZ}FSCALE{FRND}FSAT $R[Rd]CCW, $R[Ra]RA, FBN CTL CLOSE",
        effects_fmul,
        "z.zzrrc cccccccc cccnssss .......t 01101f-f c-ffffff fccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fmul), HAS_CHOICES(fmul), .note = "Can also multiply by a power of two.")
    FORM(MAXWELL_FMUL32I, "FMUL32I", "FMUL32I", "FP32 multiply by 32-bit immediate", "FMUL32I",
        11, HARDWARE, 0x3f,
        "OPEN GUARD FMUL32I{FMZH}FSATL $R[Rd]CCWL, $R[Ra]RA, FIMM32 CTL CLOSE",
        effects_fadd32i,
        "z.zzzrc cccccccc cccnssss 00011110 fffcffff ffffffff ffffffff ffffffff ffff.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fmul32i), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_FFMA_B, "FFMA.b", "FFMA", title_ffma_b, "FFMA", 11, DOCUMENT, 0x3f,
        "OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FBN, FNC$R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: "
            "what .CC tells of this result; trap: unaligned in `c`",
        "z.zrrrc cccccccc cccnssss .......t 1fffffff crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ffma_b), HAS_CHOICES(ffma_b), .note = note_dfma_b)
    FORM(MAXWELL_FFMA_C, "FFMA.c", "FFMA", title_ffma_b, "FFMA", 11, DOCUMENT, 0x3f,
        "OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, FNC{c[CBANK][COFF]} "
            "CTL CLOSE",
        "reads $P[GP] $R[Rc] $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what .CC "
            "tells of this result; trap: unaligned in `c`",
        "z.zzrrc cccccccc cccnssss 01010001 1fffffff crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ffma_c), HAS_CHOICES(ffma_c), .note = note_dfma_b)
    FORM(MAXWELL_FFMA32I, "FFMA32I", "FFMA32I", "FP32 fused multiply-add with 32-bit immediate",
        "FFMA32I", 11, DOCUMENT, 0x3f,
        "OPEN GUARD FFMA32I{FMZH}FSATL $R[Rd]CCWL, FNAL$R[Ra]RA, FIMM32, FNCL$R[Rd] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rd]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this "
            "result",
        "z.zzzrc cccccccc cccnssss 000011ff fffcffff ffffffff ffffffff ffffffff ffff.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ffma32i), HAS_CHOICES(ffma32i), .note = note_ffma32i)
    FORM(MAXWELL_FMNMX, "FMNMX", "FMNMX", "FP32 minimum or maximum", "FMNMX", 11, HARDWARE, 0x3f,
        "OPEN GUARD FMNMX{FTZ} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB, Q0N$P[Q0] CTL CLOSE",
        effects_fmnmx,
        "z.zzrrc cccccccc cccnssss .......t 01100-ff cfff-qqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fmnmx), HAS_CHOICES(fmnmx))
    FORM(MAXWELL_FSET, "FSET", "FSET", "FP32 compare and set", "FSET", 11, HARDWARE, 0x3f,
        "OPEN GUARD FSET{BFH}FCMP{SFTZ}BOP $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, FB, Q0N$P[Q0] CTL "
            "CLOSE",
        effects_fmnmx,
        "z.zzrrc cccccccc cccnssss .......t sssbffff cbbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fset), HAS_CHOICES(fset), .note = note_iset)
    FORM(MAXWELL_FSETP, "FSETP", "FSETP", "FP32 compare and set predicate", "FSETP",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD FSETP{FCMP}PFTZ{BOP} $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, FB, Q0N$P[Q0] CTL "
            "CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in "
            "`c`",
        "z.zzrrc cccccccc cccnssss .......t 1011ffff pbbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "pppppppp",
        HAS_SLOTS(fsetp), HAS_CHOICES(fsetp), .note = note_isetp)
    FORM(MAXWELL_FCMP_B, "FCMP.b", "FCMP", title_fcmp_b, "FCMP", 11, HARDWARE, 0x3f,
        "OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, FIC, $R[Rc]RC CTL CLOSE",
        effects_fcmp_b,
        "z.zrrrc cccccccc cccnssss .......t 1010ffff prrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fcmp_b), HAS_CHOICES(fcmp_b), .note = note_fcmp_b)
    FORM(MAXWELL_FCMP_C, "FCMP.c", "FCMP", title_fcmp_b, "FCMP", 11, HARDWARE, 0x3f,
        "OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        effects_fcmp_c,
        "z.zzrrc cccccccc cccnssss 01010011 1010ffff prrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fcmp_c), HAS_CHOICES(fcmp_c), .note = note_fcmp_b)
    FORM(MAXWELL_FCHK, "FCHK", "FCHK", "FP32 division range check", "FCHK.DIVIDE",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD FCHK.DIVIDE $P[P0], FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0]; read c.u32; trap: not modelled: which "
            "exponents need it; trap: unaligned in `c`",
        "z.zzrrc cccccccc cccnssss .......t 10001-ff -ffzzzzz zccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "--ppp---",
        HAS_SLOTS(fchk), HAS_CHOICES(fchk), .note = "Tests whether a division needs the slow path.")
    FORM(MAXWELL_FSWZADD, "FSWZADD", "FSWZADD", "FP32 swizzle add", "FSWZADD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD FSWZADD{FTZ}FRND{NDV} $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, SWD{SWC}SWB{SWA} CTL "
            "CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this "
            "result; trap: not modelled: whether a number that is only moved is flushed",
        "z.zzrrc cccccccc cccnssss 01010000 11111--- c--f---f fn--ssss ssssrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fswzadd), HAS_CHOICES(cctl_all),
            .note = "Adds, with signs of their own for each thread of four. A pair of letters says "
            "for a thread of four what becomes of its own two sources: plus, minus, zero. What is "
            "printed reads backwards: its last letter is for the own first source of the first "
            "thread.")
    FORM(MAXWELL_MUFU, "MUFU", "MUFU", title_mufu, "MUFU", 11, DOCUMENT, 0x3f,
        "OPEN GUARD MUFU{MUF}FSAT $R[Rd], FNA{FAA}$R[Ra]FAA{RA} CTL CLOSE",
        effects_mufu,
        "z.zzzrc cccccccc cccnssss 01010000 10000f-f -f------ -------- -------- 0mmm.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(mufu), HAS_CHOICES(mufu), .note = note_mufu)
    FORM(MAXWELL_MUFU_SQRT, "MUFU.sqrt", "MUFU", title_mufu, "MUFU", 11, DOCUMENT, 0x3e,
        "OPEN GUARD MUFU{MUF}FSAT $R[Rd], FNA{FAA}$R[Ra]FAA{RA} CTL CLOSE",
        effects_mufu,
        "z.zzzrc cccccccc cccnssss 01010000 10000f-f -f------ -------- -------- 1000.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(mufu), HAS_CHOICES(mufu), .note = note_mufu)
    FORM(MAXWELL_RRO, "RRO", "RRO", "FP32 range reduction", "RRO", 11, DOCUMENT, 0x3f,
        "OPEN GUARD RRO{RROF} $R[Rd], FB CTL CLOSE",
        "reads $P[GP] $R[Rb]; writes $R[Rd]; read c.u32; trap: not modelled: the numbers that come "
            "out are for MUFU alone; trap: unaligned in `c`",
        "z.zzrzc cccccccc cccnssss .......t 10010-f- --f----- rccccccc ccccrrrr rrrr.ggg -------- "
            "rrrrrrrr",
        HAS_SLOTS(rro), HAS_CHOICES(rro),
            .note = "Brings an argument into the range that `MUFU` takes.")
    FORM(MAXWELL_AL2P, "AL2P", "AL2P", "Attribute address, logical to physical", "AL2P",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD AL2P{AO}ASIZE APOP, $R[Rd], AWHICH CTL CLOSE",
        "reads $P[GP] $R[Ra]; writes $P[APO] $R[Rd]; trap: not modelled: attributes",
        "z.zzzzc cccccccc cccnssss 11101111 10100--a aaaa---- -------a -aaaaaaa aaaa.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(al2p), HAS_CHOICES(al2p),
            .note = "The place of an attribute as the hardware counts it.")
    FORM(MAXWELL_ALD_A, "ALD.a", "ALD", title_ald_a, "ALD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD ALD{AO}ASIZE $R[Rd], a[AOFF10], ARC CTL CLOSE",
        "reads $P[GP] $R[Rc]; writes $R[Rd] $R[..]; trap: not modelled: attributes",
        "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 0zaaaaaa aaaa.ggg 11111111 "
            "rrrrrrrr",
        HAS_SLOTS(ald_a), HAS_CHOICES(ald_a))
    FORM(MAXWELL_ALD_H, "ALD.h", "ALD", title_ald_a, "ALD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD ALD{AO}.PHYS{ASIZE} $R[Rd], a[$R[Ra]], ARC CTL CLOSE",
        effects_ald_h,
        "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 00000000 0000.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ald_h), HAS_CHOICES(ald_a))
    FORM(MAXWELL_ALD_P, "ALD.p", "ALD", title_ald_a, "ALD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD ALD{AO}.P{ASIZE} $R[Rd], a[$R[Ra]], ARC CTL CLOSE",
        effects_ald_h,
        "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 10000000 0000.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ald_h), HAS_CHOICES(ald_a))
    FORM(MAXWELL_ALD_Q, "ALD.q", "ALD", title_ald_a, "ALD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD ALD{AO}.P{ASIZE} $R[Rd], a[$R[Ra]+AOFF11], ARC CTL CLOSE",
        effects_ald_h,
        "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 1aaaaaaa aaaa.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ald_q), HAS_CHOICES(ald_a))
    FORM(MAXWELL_AST_A, "AST.a", "AST", title_ast_a, "AST", 11, DOCUMENT, 0x3f,
        "OPEN GUARD AST{ASIZE} a[AOFF10], $R[Rd], ARC CTL CLOSE",
        "reads $P[GP] $R[Rc] $R[Rd] $R[..]; trap: not modelled: attributes",
        "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 0zaaaaaa aaaa.ggg 11111111 "
            "rrrrrrrr",
        HAS_SLOTS(ast_a), HAS_CHOICES(ald_a))
    FORM(MAXWELL_AST_H, "AST.h", "AST", title_ast_a, "AST.PHYS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD AST.PHYS{ASIZE} a[$R[Ra]], $R[Rd], ARC CTL CLOSE",
        effects_ast_h,
        "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 00000000 0000.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ast_h), HAS_CHOICES(ald_a))
    FORM(MAXWELL_AST_P, "AST.p", "AST", title_ast_a, "AST.P", 11, DOCUMENT, 0x3f,
        "OPEN GUARD AST.P{ASIZE} a[$R[Ra]], $R[Rd], ARC CTL CLOSE",
        effects_ast_h,
        "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 10000000 0000.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ast_h), HAS_CHOICES(ald_a))
    FORM(MAXWELL_AST_Q, "AST.q", "AST", title_ast_a, "AST.P", 11, DOCUMENT, 0x3f,
        "OPEN GUARD AST.P{ASIZE} a[$R[Ra]+AOFF11], $R[Rd], ARC CTL CLOSE",
        effects_ast_h,
        "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 1aaaaaaa aaaa.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ast_q), HAS_CHOICES(ald_a))
    FORM(MAXWELL_IPA, "IPA", "IPA", "Interpolate attribute", "IPA", 11, DOCUMENT, 0x3f,
        "OPEN GUARD IPA{IX}IMODE{IWHERE}ISAT $R[Rd], IATTR, $R[Rb], IPLACE CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd]; trap: not modelled: attributes",
        "z.zzzzc cccccccc cccnssss 11100000 iiiiiz11 1rrrrrrr r.aaaaaa aaaarrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ipa), HAS_CHOICES(ipa),
            .note = "The result is multiplied by the second register unless the mode is another "
            "one.")
    FORM(MAXWELL_ISBERD, "ISBERD", "ISBERD", "Read from inter-stage buffer", "ISBERD",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD ISBERD{AO}ISPACE{ISKEW}ISIZE $R[Rd], [$R[Ra]] CTL CLOSE",
        "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: attributes",
        "z.zzzzc cccccccc cccnssss 11101111 11010--i i------- -----iia i------- ----.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(isberd), HAS_CHOICES(cctl_all),
            .note = "The buffer is between stages of the pipeline.")
    FORM(MAXWELL_OUT, "OUT", "OUT", "Emit vertex or end strip", "OUT", 11, DOCUMENT, 0x3f,
        "OPEN GUARD OUT{OUTK} $R[Rd], $R[Ra], SB CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd]; read c.u32; trap: not modelled: attributes; "
            "trap: unaligned in `c`",
        "z.zzrzc cccccccc cccnssss .......t 11100--- -------o occccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(out), HAS_CHOICES(out))
    FORM(MAXWELL_PIXLD, "PIXLD", "PIXLD", "Load pixel information", "PIXLD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD PIXLD{PXK} $R[Rd], $P[IPO], PXADDR CTL CLOSE",
        "reads $P[GP] $R[Ra]; writes $R[Rd] $P[IPO]; trap: not modelled: pixels",
        "z.zzzzc cccccccc cccnssss 11101111 11101--- iii----- ------pp p---pppp pppp.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(pixld), HAS_CHOICES(pixld))
    FORM(MAXWELL_HADD2_R, "HADD2.r", "HADD2", title_hadd2_r, "HADD2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HADD2{HMRG}HFTZ{HSAT} $R[Rd], HA, HB CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: "
            "a result of 32 bits; trap: not modelled: a source of 32 bits",
        "z.zzrrc cccccccc cccnssss ........ 00010hhh h--hh--- h------h hhhhrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hadd2_r), HAS_CHOICES(hadd2_r))
    FORM(MAXWELL_HADD2_C, "HADD2.c", "HADD2", title_hadd2_r, "HADD2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HADD2{HMRG}HFTZ{HSATC} $R[Rd], HA, HCI CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: a "
            "result of 32 bits; trap: not modelled: a source of 32 bits",
        "z.zzzrc cccccccc cccnssss .......h .h-h-hhh h--hh--- hccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hadd2_c), HAS_CHOICES(hadd2_c))
    FORM(MAXWELL_HADD2_32I, "HADD2_32I", "HADD2_32I", "FP16 add immediates, two lanes", "HADD2_32I",
        11, HARDWARE, 0x3f,
        "OPEN GUARD HADD2_32I{HFTZL}HSATC $R[Rd], HAL, HHI, HLO CTL CLOSE",
        "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: a source of 32 bits",
        "z.zzzrc cccccccc cccnssss 0010110h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hadd2_32i), HAS_CHOICES(hadd2_32i), .note = "Adds two numbers of 16 bits.")
    FORM(MAXWELL_HMUL2_R, "HMUL2.r", "HMUL2", title_hmul2_r, "HMUL2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HMUL2{HMRG}HFMZ{HSAT} $R[Rd], HMA, HB CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not modelled: "
            "a result of 32 bits; trap: not modelled: a source of 32 bits; trap: not modelled: "
            "what counts as 0",
        "z.zzrrc cccccccc cccnssss ........ 00001hhh h--h---h h------h hhhhrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hmul2_r), HAS_CHOICES(hmul2_r))
    FORM(MAXWELL_HMUL2_C, "HMUL2.c", "HMUL2", title_hmul2_r, "HMUL2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HMA, HNA{HACB}c[CBANK][COFF]HACB CTL CLOSE",
        effects_hmul2_c,
        "z.zzzrc cccccccc cccnssss 0111100- 1h-h-hhh h--hh--h hccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hmul2_c), HAS_CHOICES(hmul2_c))
    FORM(MAXWELL_HMUL2_I, "HMUL2.i", "HMUL2", title_hmul2_r, "HMUL2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HA, HIHI, HILO CTL CLOSE",
        effects_hmul2_c,
        "z.zzzrc cccccccc cccnssss 0111100h 0--h-hhh h--hh--h hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hmul2_i), HAS_CHOICES(hmul2_i))
    FORM(MAXWELL_HMUL2_32I, "HMUL2_32I", "HMUL2_32I", "FP16 multiply by immediates, two lanes",
        "HMUL2_32I", 11, HARDWARE, 0x3f,
        "OPEN GUARD HMUL2_32I{HFMZL}HSATC $R[Rd], HALM, HHI, HLO CTL CLOSE",
        "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: a source of 32 bits; trap: not "
            "modelled: what counts as 0",
        "z.zzzrc cccccccc cccnssss 0010101h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hmul2_32i), HAS_CHOICES(hmul2_32i),
            .note = "Multiplies by two numbers of 16 bits.")
    FORM(MAXWELL_HFMA2_R, "HFMA2.r", "HFMA2", title_hfma2_r, "HFMA2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HFMA2{HMRG}HFMZR{HSAT} $R[Rd], HFA, HFR, HFC CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rc] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not "
            "modelled: a result of 32 bits; trap: not modelled: a source of 32 bits; trap: not "
            "modelled: what counts as 0",
        "z.zrrrc cccccccc cccnssss 01011101 00000hhh hrrrrrrr rhhhh--h hhhhrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hfma2_r), HAS_CHOICES(hfma2_r), .note = note_hfma2_r)
    FORM(MAXWELL_HFMA2_B, "HFMA2.b", "HFMA2", title_hfma2_r, "HFMA2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFB, HFC CTL CLOSE",
        effects_hfma2_b,
        "z.zrzrc cccccccc cccnssss 01110hhh .hhhhhhh hrrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hfma2_b), HAS_CHOICES(hfma2_b), .note = note_hfma2_r)
    FORM(MAXWELL_HFMA2_C, "HFMA2.c", "HFMA2", title_hfma2_r, "HFMA2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFCB, HNRC{c[CBANK][COFF]} CTL CLOSE",
        effects_hfma2_b,
        "z.zzrrc cccccccc cccnssss 01100hhh 1hhhhhhh hrrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hfma2_c), HAS_CHOICES(hfma2_c), .note = note_hfma2_r)
    FORM(MAXWELL_HFMA2_32I, "HFMA2_32I", "HFMA2_32I",
        "FP16 fused multiply-add with immediates, two lanes", "HFMA2_32I", 11, HARDWARE, 0x3f,
        "OPEN GUARD HFMA2_32I{HFMZL} $R[Rd], HALM, HHI, HLO, HNRD$R[Rd] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rd]; writes $R[Rd]; trap: not modelled: a source of 32 bits; trap: "
            "not modelled: what counts as 0",
        "z.zzzrc cccccccc cccnssss 0010100h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hfma2_32i), HAS_CHOICES(hmul2_32i),
            .note = "Multiplies by two numbers of 16 bits and adds to the register that is "
            "written.")
    FORM(MAXWELL_HSET2_R, "HSET2.r", "HSET2", title_hset2_r, "HSET2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HSET2{HBF}HCMP{HSFTZ}BOP $R[Rd], HA, HB, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $R[Rd]; trap: not modelled: a source of 32 bits",
        "z.zzrrc cccccccc cccnssss ........ 00011hhh hbbhhqqq qhhhh--- hhhhrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hset2_r), HAS_CHOICES(hset2_r), .note = note_hset2_r)
    FORM(MAXWELL_HSET2_C, "HSET2.c", "HSET2", title_hset2_r, "HSET2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HSET2{HBFC}HCMPC{HSFTZC}BOP $R[Rd], HA, HFB, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Ra] $P[Q0]; writes $R[Rd]; trap: not modelled: a source of 32 bits",
        "z.zzzrc cccccccc cccnssss 0111110h .hhhhhhh hbbhhqqq qccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hset2_c), HAS_CHOICES(hset2_c), .note = note_hset2_r)
    FORM(MAXWELL_HSETP2_R, "HSETP2.r", "HSETP2", title_hsetp2_r, "HSETP2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HSETP2{HCMP}HAND{HPFTZ}BOP $P[P0], $P[P1], HA, HB, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $P[P0] $P[P1]; trap: not modelled: a source of "
            "32 bits",
        "z.zzrrc cccccccc cccnssss ........ 00100-hh hbbhhqqq qhhhh--- hhhhrrrr rrrr.ggg rrrrrrrr "
            "-hpppppp",
        HAS_SLOTS(hsetp2_r), HAS_CHOICES(hset2_r))
    FORM(MAXWELL_HSETP2_C, "HSETP2.c", "HSETP2", title_hsetp2_r, "HSETP2", 11, HARDWARE, 0x3f,
        "OPEN GUARD HSETP2{HCMPC}HANDC{HPFTZ}BOP $P[P0], $P[P1], HA, HCI, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Ra] $P[Q0]; writes $P[P0] $P[P1]; trap: not modelled: a source of 32 bits",
        "z.zzzrc cccccccc cccnssss .......h .hhhhhhh hbbhhqqq qccccccc cccccccc cccc.ggg rrrrrrrr "
            "-hpppppp",
        HAS_SLOTS(hsetp2_c), HAS_CHOICES(hsetp2_c))
    FORM(MAXWELL_IADD, "IADD", "IADD", "Integer add", "IADD", 11, HARDWARE, 0x3f,
        "OPEN GUARD IADD{PLUSONE}SATI{XI} $R[Rd]CCW, SUMA, SUMB CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $CC.C $CC.Z; writes $R[Rd] $CC; read c.u32; trap: unaligned in "
            "`c`; trap: one more and a carry; trap: not modelled: what .CC tells of a result at "
            "its limit",
        "z.zzrrc cccccccc cccnssss .......t 00010snn c---x--- -ccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iadd), HAS_CHOICES(iadd),
            .note = "With .X the carry of an instruction before is added, and a sign inverts "
            "without adding one.")
    FORM(MAXWELL_IADD32I, "IADD32I", "IADD32I", "Integer add 32-bit immediate", "IADD32I",
        11, HARDWARE, 0x3f,
        "OPEN GUARD IADD32I{PLUSONEL}SATL{XL} $R[Rd]CCWL, SUMAL, IMM32 CTL CLOSE",
        "reads $P[GP] $R[Ra] $CC.C $CC.Z; writes $R[Rd] $CC; trap: one more and a carry; trap: not "
            "modelled: what .CC tells of a result at its limit",
        "z.zzzrc cccccccc cccnssss 0001110n .sxciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iadd32i), HAS_CHOICES(iadd32i))
    FORM(MAXWELL_IADD3_R, "IADD3.r", "IADD3", title_iadd3_r, "IADD3", 11, HARDWARE, 0x3f,
        "OPEN GUARD IADD3{SH3}X3 $R[Rd]CCW, NA3$R[Ra]HA3{RA}, NB3$R[Rb]HB3{RB}, NC3$R[Rc]HC3{RC} "
            "CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rc] $CC; writes $R[Rd] $CC; trap: not modelled: which "
            "carries .X adds; trap: where the carry goes",
        "z.zrrrc cccccccc cccnssss 01011100 1100nnnx crrrrrrr rsshhhhh h---rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iadd3_r), HAS_CHOICES(iadd3_r), .note = note_iadd3_r)
    FORM(MAXWELL_IADD3_B, "IADD3.b", "IADD3", title_iadd3_r, "IADD3", 11, HARDWARE, 0x3f,
        "OPEN GUARD IADD3{X3} $R[Rd]CCW, NA3$R[Ra]RA, ADD3B, NC3$R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rc] $CC; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`; "
            "trap: not modelled: which carries .X adds",
        "z.zrzrc cccccccc cccnssss .......t 1100nnnx crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iadd3_b), HAS_CHOICES(iadd3_b), .note = note_iadd3_r)
    FORM(MAXWELL_ISCADD, "ISCADD", "ISCADD", "Scaled integer add", "ISCADD", 11, HARDWARE, 0x3f,
        "OPEN GUARD ISCADD{PLUSONE} $R[Rd]CCW, SCA, SUMB, SCALE CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        "z.zzrrc cccccccc cccnssss .......t 00011-nn c---ssss sccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iscadd), HAS_CHOICES(iscadd), .note = "Shifts left and adds.")
    FORM(MAXWELL_ISCADD32I, "ISCADD32I", "ISCADD32I", "Scaled integer add of 32-bit immediate",
        "ISCADD32I", 11, DOCUMENT, 0x3f,
        "OPEN GUARD ISCADD32I $R[Rd]CCWL, $R[Ra]RA, IMM32, SCALEL CTL CLOSE",
        "reads $P[GP] $R[Ra]; writes $R[Rd] $CC",
        "z.zzzrc cccccccc cccnssss 000101ss sssciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iscadd32i), HAS_CHOICES(cctl_all),
            .note = "Shifts left and adds a number of 32 bits.")
    FORM(MAXWELL_IMNMX, "IMNMX", "IMNMX", "Integer minimum or maximum", "IMNMX", 11, HARDWARE, 0x3f,
        "OPEN GUARD IMNMX{UI}MNX $R[Rd]CCW, $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Rb] $P[Q0] $CC $R[Ra]; writes $R[Rd] $CC; read c.u32; trap: unaligned in "
            "`c`; trap: not modelled: numbers of 64 bits in parts",
        "z.zzrrc cccccccc cccnssss .......t 00100--u c--mmqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imnmx), HAS_CHOICES(isetp))
    FORM(MAXWELL_ICMP_B, "ICMP.b", "ICMP", title_icmp_b, "ICMP", 11, HARDWARE, 0x3f,
        "OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        effects_fcmp_b,
        "z.zrrrc cccccccc cccnssss .......t 0100cccu -rrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(icmp_b), HAS_CHOICES(out), .note = note_icmp_b)
    FORM(MAXWELL_ICMP_C, "ICMP.c", "ICMP", title_icmp_b, "ICMP", 11, HARDWARE, 0x3f,
        "OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        effects_fcmp_c,
        "z.zzrrc cccccccc cccnssss 01010011 0100cccu -rrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(icmp_c), HAS_CHOICES(fcmp_c), .note = note_icmp_b)
    FORM(MAXWELL_LOP, "LOP", "LOP", "Bitwise logic: and, or, xor, pass", "LOP", 11, HARDWARE, 0x3f,
        "OPEN GUARD LOP{LOPF}LOPX{LOPT} PO, $R[Rd]CCW, LIA$R[Ra]RA, SBI CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $CC.Z; writes $R[Rd] $P[P2] $CC; read c.u32; trap: unaligned "
            "in `c`",
        "z.zzrrc cccccccc cccnssss .......t 01000ppp c-llllll lccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lop), HAS_CHOICES(lop),
            .note = "The predicate reports on the result. .X counts for what .CC tells alone: zero "
            "then means that the words before were 0, too.")
    FORM(MAXWELL_LOP32I, "LOP32I", "LOP32I", "Bitwise logic with 32-bit immediate", "LOP32I",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD LOP32I{LOPFL}LOPXL $R[Rd]CCWL, LIAL$R[Ra]RA, UIMM32{LIBL} CTL CLOSE",
        "reads $P[GP] $R[Ra] $CC.Z; writes $R[Rd] $CC",
        "z.zzzrc cccccccc cccnssss 000001ll lllcuuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuu.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lop32i), HAS_CHOICES(cctl_all), .note = "The second source is a number.")
    FORM(MAXWELL_LOP3_R, "LOP3.r", "LOP3", title_lop3_r, "LOP3.LUT", 11, HARDWARE, 0x3f,
        "OPEN GUARD LOP3.LUT{L3X}L3T PO, $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, $R[Rc]RC, LUT CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rc] $CC.Z; writes $R[Rd] $P[P2] $CC",
        "z.zrrrc cccccccc cccnssss 01011011 11100ppp crrrrrrr rlllllll llllrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lop3_r), HAS_CHOICES(lop3_r), .note = note_lop3_r)
    FORM(MAXWELL_LOP3_C, "LOP3.c", "LOP3", title_lop3_r, "LOP3.LUT", 11, HARDWARE, 0x3f,
        "OPEN GUARD LOP3.LUT{L3XC} $R[Rd]CCW, $R[Ra]RA, c[CBANK][COFF], $R[Rc]RC, LUTH CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rc] $CC.Z; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        "z.zrzrc cccccccc cccnssss 0000001l llllllll crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lop3_c), HAS_CHOICES(lop3_c), .note = note_lop3_r)
    FORM(MAXWELL_LOP3_I, "LOP3.i", "LOP3", title_lop3_r, "LOP3.LUT", 11, HARDWARE, 0x3f,
        "OPEN GUARD LOP3.LUT{L3XI} $R[Rd]CCW, $R[Ra]RA, IMM, $R[Rc]RC, LUTH CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rc] $CC.Z; writes $R[Rd] $CC",
        "z.zrzrc cccccccc cccnssss 001111li llllllll crrrrrrr riiiiiii iiiiiiii iiii.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lop3_i), HAS_CHOICES(cctl_all), .note = note_lop3_r)
    FORM(MAXWELL_LDG, "LDG", "LDG", "Load from global memory", "LDG", 11, DOCUMENT, 0x3f,
        "OPEN GUARD LDG{GE}GCL{GSIZE} $R[Rd], A24 CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; "
            "read g.u8; read g.u16; read g.u32; read g.u64; read g.u128; trap: outside `g`; trap: "
            "unaligned in `g`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of "
            "a register that is no multiple of 4",
        "z.zzzzc cccccccc cccnssss 11101110 11010ggg ggg-oooo oooooooo oooooooo oooo.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ldg), HAS_CHOICES(ldg))
    FORM(MAXWELL_LDG_P, "LDG_P", "LDG_P", "Load from global memory with a predicate result", "LDG",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD LDG{GE}GCL{GSIZE} GP41, $R[Rd], A20 CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $P[7 - GP41.n] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] "
            "$R[Rd.n | 3]; trap: not modelled: what the predicate tells",
        "z.zzzzc cccccccc cccnssss 11101110 11001ggg ggg-ggg? oooooooo oooooooo oooo.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ldg_p), HAS_CHOICES(ldg_p), .note = "What the predicate reports is unknown.")
    FORM(MAXWELL_STG, "STG", "STG", "Store to global memory", "STG", 11, DOCUMENT, 0x3f,
        "OPEN GUARD STG{GE}GCS{SSIZE} A24, $R[Rd] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; write "
            "g.u8; write g.u16; write g.u32; write g.u64; write g.u128; trap: outside `g`; trap: "
            "unaligned in `g`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of "
            "a register that is no multiple of 4",
        "z.zzzzc cccccccc cccnssss 11101110 11011sss ggg-oooo oooooooo oooooooo oooo.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(stg), HAS_CHOICES(ldg))
    FORM(MAXWELL_LD, "LD", "LD", "Load from generic memory", "LD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD LD{GENE}GENL{LSIZE} $R[Rd], A32, GENPRED CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[GENP]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] "
            "$R[Rd.n | 3]; trap: not modelled: where the windows of other memories lie",
        "z.zzzzc cccccccc cccnssss 100ggggg lllgoooo oooooooo oooooooo oooooooo oooo.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ld), HAS_CHOICES(ld))
    FORM(MAXWELL_ST, "ST", "ST", "Store to generic memory", "ST", 11, DOCUMENT, 0x3f,
        "OPEN GUARD ST{GENE}GENS{LSIZE} A32, $R[Rd], GENPRED CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[GENP] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; "
            "trap: not modelled: where the windows of other memories lie",
        "z.zzzzc cccccccc cccnssss 101ggggg lllgoooo oooooooo oooooooo oooooooo oooo.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(st), HAS_CHOICES(ld))
    FORM(MAXWELL_LDL, "LDL", "LDL", "Load from local memory", "LDL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD LDL{LCL}SSIZE $R[Rd], A24 CTL CLOSE",
        "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read l.u8; "
            "read l.u16; read l.u32; read l.u64; read l.u128; trap: outside `l`; trap: unaligned "
            "in `l`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register "
            "that is no multiple of 4",
        "z.zzzzc cccccccc cccnssss 11101111 01000sss --lloooo oooooooo oooooooo oooo.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ldl), HAS_CHOICES(ldg), .note = note_ldl)
    FORM(MAXWELL_STL, "STL", "STL", "Store to local memory", "STL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD STL{LCS}SSIZE A24, $R[Rd] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; write l.u8; write "
            "l.u16; write l.u32; write l.u64; write l.u128; trap: outside `l`; trap: unaligned in "
            "`l`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register "
            "that is no multiple of 4",
        "z.zzzzc cccccccc cccnssss 11101111 01010sss --lloooo oooooooo oooooooo oooo.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(stl), HAS_CHOICES(ldg), .note = note_ldl)
    FORM(MAXWELL_LDS_R, "LDS.r", "LDS", title_lds_r, "LDS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD LDS{SSIZE} $R[Rd], A24 CTL CLOSE",
        effects_lds_r,
        "z.zzzzc cccccccc cccnssss 11101111 01001sss ---0oooo oooooooo oooooooo oooo.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lds_r), HAS_CHOICES(ldg), .note = note_lds_r)
    FORM(MAXWELL_LDS_U, "LDS.u", "LDS", title_lds_r, "LDS.U", 11, DOCUMENT, 0x3f,
        "OPEN GUARD LDS.U{USIZE} $R[Rd], A24 CTL CLOSE",
        effects_lds_r,
        "z.zzzzc cccccccc cccnssss 11101111 01001uuu ---1oooo oooooooo oooooooo oooo.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lds_u), HAS_CHOICES(ldg), .note = note_lds_r)
    FORM(MAXWELL_STS, "STS", "STS", "Store to shared memory", "STS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD STS{SSIZE} A24, $R[Rd] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; write s.u8; write "
            "s.u16; write s.u32; write s.u64; write s.u128; trap: outside `s`; trap: unaligned in "
            "`s`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register "
            "that is no multiple of 4",
        "z.zzzzc cccccccc cccnssss 11101111 01011sss ----oooo oooooooo oooooooo oooo.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(sts), HAS_CHOICES(ldg), .note = note_lds_r)
    FORM(MAXWELL_LDC, "LDC", "LDC", "Load from constant memory, indexed", "LDC", 11, DOCUMENT, 0x3f,
        "OPEN GUARD LDC{CSIZE}LMODE $R[Rd], CPLACE CTL CLOSE",
        "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n + 1]; read c.u8; read c.u16; read c.u32; read "
            "c.u64; trap: not modelled: where the bank lies in the index; trap: not modelled: "
            "places behind a bank; trap: unaligned in `c`; trap: `.x2` of a register that is no "
            "multiple of 2",
        "z.zzzzc cccccccc cccnssss 11101111 10010ccc --ll---l llllcccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ldc), HAS_CHOICES(ldc),
            .note = "With .IL, .IS and .ISL the index has the number of a bank, too.")
    FORM(MAXWELL_STP, "STP", "STP", "Set texture phase", "STP", 11, DOCUMENT, 0x3f,
        "OPEN STP{STPW} STPN CTL CLOSE",
        "trap: not modelled: textures",
        "z.zzzzc cccccccc cccnssss 11101110 10100--- -------- -------- s---ssss ssss---- -------- "
            "--------",
        HAS_SLOTS(stp), HAS_CHOICES(pexit))
    FORM(MAXWELL_MEMBAR, "MEMBAR", "MEMBAR", "Memory barrier", "MEMBAR", 11, DOCUMENT, 0x3f,
        "OPEN GUARD MEMBAR{MSCOPE}MINV CTL CLOSE",
        effects_membar,
        "z.zzzzc cccccccc cccnssss 11101111 10011--- -------- -------- -------- ----.ggg ------mm "
            "------mm",
        HAS_SLOTS(membar), HAS_CHOICES(cctl_all),
            .note = "Orders memory accesses as others see them.")
    FORM(MAXWELL_MOV, "MOV", "MOV", "Move", "MOV", 11, HARDWARE, 0x3f,
        "OPEN GUARD MOV $R[Rd], SB, LANES CTL CLOSE",
        "reads $P[GP] $R[Rb]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: not "
            "modelled: which bits of the mask stand for what",
        "z.zzrzc cccccccc cccnssss .......t 10011--- -----mmm mccccccc ccccrrrr rrrr.ggg -------- "
            "rrrrrrrr",
        HAS_SLOTS(mov), HAS_CHOICES(mov), .note = "Copies a register, a constant or a number.")
    FORM(MAXWELL_MOV32I, "MOV32I", "MOV32I", "Move 32-bit immediate", "MOV32I", 11, HARDWARE, 0x3f,
        "OPEN GUARD MOV32I $R[Rd], UIMM32, LANESL CTL CLOSE",
        "reads $P[GP]; writes $R[Rd]; trap: not modelled: which bits of the mask stand for what",
        "z.zzzzc cccccccc cccnssss 00000001 0000uuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuu.ggg mmmm---- "
            "rrrrrrrr",
        HAS_SLOTS(mov32i), HAS_CHOICES(mov32i))
    FORM(MAXWELL_SEL, "SEL", "SEL", "Select by predicate", "SEL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SEL $R[Rd], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Rb] $P[Q0] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        "z.zzrrc cccccccc cccnssss .......t 10100--- -----qqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(sel), HAS_CHOICES(isetp))
    FORM(MAXWELL_PRMT_B, "PRMT.b", "PRMT", title_prmt_b, "PRMT", 11, DOCUMENT, 0x3f,
        "OPEN GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        "z.zrrrc cccccccc cccnssss .......t 11000ppp -rrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(prmt_b), HAS_CHOICES(out))
    FORM(MAXWELL_PRMT_C, "PRMT.c", "PRMT", title_prmt_b, "PRMT", 11, DOCUMENT, 0x3f,
        "OPEN GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        effects_fcmp_c,
        "z.zzrrc cccccccc cccnssss 01010011 11000ppp -rrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(prmt_c), HAS_CHOICES(fcmp_c))
    FORM(MAXWELL_IMUL, "IMUL", "IMUL", "Integer multiply", "IMUL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD IMUL{MULS}MULHI $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        effects_fmul,
        "z.zzrrc cccccccc cccnssss .......t 00111--- c-----mm mccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imul), HAS_CHOICES(out))
    FORM(MAXWELL_IMUL32I, "IMUL32I", "IMUL32I", "Integer multiply by 32-bit immediate", "IMUL32I",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD IMUL32I{MULSL}MULHIL $R[Rd]CCWL, $R[Ra]RA, IMM32 CTL CLOSE",
        effects_fadd32i,
        "z.zzzrc cccccccc cccnssss 00011111 mmmciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imul32i), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_IMAD_B, "IMAD.b", "IMAD", title_imad_b, "IMAD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, SB, MADC CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Rc] $CC $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: unaligned in "
            "`c`; trap: not modelled: carries, limits and one more; trap: not modelled: the high "
            "half of a negated product",
        "z.zrrrc cccccccc cccnssss .......t 0mmmmmmm crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imad_b), HAS_CHOICES(imad_b))
    FORM(MAXWELL_IMAD_C, "IMAD.c", "IMAD", title_imad_b, "IMAD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, $R[Rc]RB, MADCC CTL CLOSE",
        "reads $P[GP] $CC $R[Ra] $R[Rc]; writes $CC $R[Rd]; read c.u32; trap: unaligned in `c`; "
            "trap: not modelled: carries, limits and one more; trap: not modelled: the high half "
            "of a negated product",
        "z.zzrrc cccccccc cccnssss 01010010 0mmmmmmm crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imad_c), HAS_CHOICES(imad_c))
    FORM(MAXWELL_IMAD32I, "IMAD32I", "IMAD32I", "Integer multiply-add with 32-bit immediate",
        "IMAD32I", 11, DOCUMENT, 0x3f,
        "OPEN GUARD IMAD32I{MADSL}MULHIL{MADPOL} $R[Rd]CCWL, MADAL, IMM32, MADCL CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rd]; writes $CC $R[Rd]; trap: not modelled: carries and one more; "
            "trap: not modelled: the high half of a negated product",
        "z.zzzrc cccccccc cccnssss 000100mn mmmciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imad32i), HAS_CHOICES(imad32i), .note = note_ffma32i)
    FORM(MAXWELL_IMADSP_UU_B, "IMADSP.uu.b", "IMADSP", title_imadsp_uu_b, "IMADSP.U",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        effects_imadsp_uu_b,
        "z.zrrrc cccccccc cccnssss .......t 1s0ssss0 crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_b), HAS_CHOICES(out), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_SU_B, "IMADSP.su.b", "IMADSP", title_imadsp_uu_b, "IMADSP.S",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD IMADSP.S{SPA}.U{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        effects_imadsp_uu_b,
        "z.zrrrc cccccccc cccnssss .......t 1s0ssss1 crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_b), HAS_CHOICES(out), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_US_B, "IMADSP.us.b", "IMADSP", title_imadsp_uu_b, "IMADSP.U",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD IMADSP.U{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        effects_imadsp_uu_b,
        "z.zrrrc cccccccc cccnssss .......t 1s1ssss0 crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_b), HAS_CHOICES(out), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_SS_B, "IMADSP.ss.b", "IMADSP", title_imadsp_uu_b, "IMADSP.S",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD IMADSP.S{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        effects_imadsp_uu_b,
        "z.zrrrc cccccccc cccnssss .......t 1s1ssss1 crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_b), HAS_CHOICES(out), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_UU_C, "IMADSP.uu.c", "IMADSP", title_imadsp_uu_b, "IMADSP.U",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL "
            "CLOSE",
        effects_imadsp_uu_c,
        "z.zzrrc cccccccc cccnssss 01010010 1s0ssss0 crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_c), HAS_CHOICES(fcmp_c), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_SU_C, "IMADSP.su.c", "IMADSP", title_imadsp_uu_b, "IMADSP.S",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD IMADSP.S{SPA}.U{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL "
            "CLOSE",
        effects_imadsp_uu_c,
        "z.zzrrc cccccccc cccnssss 01010010 1s0ssss1 crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_c), HAS_CHOICES(fcmp_c), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_US_C, "IMADSP.us.c", "IMADSP", title_imadsp_uu_b, "IMADSP.U",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD IMADSP.U{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL "
            "CLOSE",
        effects_imadsp_uu_c,
        "z.zzrrc cccccccc cccnssss 01010010 1s1ssss0 crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_c), HAS_CHOICES(fcmp_c), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_SS_C, "IMADSP.ss.c", "IMADSP", title_imadsp_uu_b, "IMADSP.S",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD IMADSP.S{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL "
            "CLOSE",
        effects_imadsp_uu_c,
        "z.zzrrc cccccccc cccnssss 01010010 1s1ssss1 crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_c), HAS_CHOICES(fcmp_c), .note = note_imadsp_uu_b)
    FORM(MAXWELL_XMAD_R, "XMAD.r", "XMAD", title_xmad_r, "XMAD", 11, HARDWARE, 0x3f,
        "OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, $R[Rb]XHB{RB}, "
            "$R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $CC $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC "
            "tells of this result; trap: not modelled: the carry of another one; trap: not "
            "modelled: CSFU of other halves",
        "z.zrrrc cccccccc cccnssss 01011011 00xxxxxx crrrrrrr rxxxx--- ----rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(xmad_r), HAS_CHOICES(xmad_r), .note = note_xmad_r)
    FORM(MAXWELL_XMAD_I, "XMAD.i", "XMAD", title_xmad_r, "XMAD", 11, HARDWARE, 0x3f,
        "OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, IMM16, $R[Rc]RC CTL "
            "CLOSE",
        "reads $P[GP] $R[Ra] $CC $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells of "
            "this result; trap: not modelled: the carry of another one; trap: not modelled: CSFU "
            "of other halves",
        "z.zrzrc cccccccc cccnssss 0011011- 00xxxxxx crrrrrrr rxxxiiii iiiiiiii iiii.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(xmad_i), HAS_CHOICES(xmad_i), .note = note_xmad_r)
    FORM(MAXWELL_XMAD_B, "XMAD.b", "XMAD", title_xmad_r, "XMAD", 11, HARDWARE, 0x3f,
        "OPEN GUARD XMAD{XSIGN}XPSLC{XMRGC}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, "
            "c[CBANK][COFF]XHC, $R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Ra] $CC $R[Rc]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what "
            ".CC tells of this result; trap: unaligned in `c`; trap: not modelled: the carry of "
            "another one; trap: not modelled: CSFU of other halves",
        "z.zrzrc cccccccc cccnssss 0100111x xxxxxxxx crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(xmad_b), HAS_CHOICES(xmad_b), .note = note_xmad_r)
    FORM(MAXWELL_XMAD_C, "XMAD.c", "XMAD", title_xmad_r, "XMAD", 11, HARDWARE, 0x3f,
        "OPEN GUARD XMAD{XSIGN}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, $R[Rc]XHC{RB}, c[CBANK][COFF] "
            "CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rc] $CC; writes $CC $R[Rd]; read c.u32; trap: not modelled: what "
            ".CC tells of this result; trap: unaligned in `c`; trap: not modelled: the carry of "
            "another one; trap: not modelled: CSFU of other halves",
        "z.zzrrc cccccccc cccnssss 01010001 0xxxxxxx crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(xmad_c), HAS_CHOICES(xmad_c), .note = note_xmad_r)
    FORM(MAXWELL_PSETP, "PSETP", "PSETP", "Combine predicates and set predicate", "PSETP",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD PSETP{BOP2}BOP $P[P0], $P[P1], Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $P[Q12] $P[Q29] $P[Q0]; writes $P[P0] $P[P1]",
        "z.zzzzc cccccccc cccnssss 01010000 10010--- -bb--qqq q------q qqq---bb ----.ggg qqqq---- "
            "--pppppp",
        HAS_SLOTS(psetp), HAS_CHOICES(psetp),
            .note = "Joins three predicates; the second result is that of the first one inverted.")
    FORM(MAXWELL_PSET, "PSET", "PSET", "Combine predicates and set", "PSET", 11, DOCUMENT, 0x3f,
        "OPEN GUARD PSET{BF}BOP2{BOP} $R[Rd]CCW, Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $P[Q12] $P[Q29] $P[Q0]; writes $CC $R[Rd]; trap: not modelled: what .CC "
            "tells of this result",
        "z.zzzzc cccccccc cccnssss 01010000 10001--- cbbb-qqq q------q qqq---bb ----.ggg qqqq---- "
            "rrrrrrrr",
        HAS_SLOTS(pset), HAS_CHOICES(psetp),
            .note = "Joins three predicates; the result is a number.")
    FORM(MAXWELL_CSET, "CSET", "CSET", "Test condition code and set", "CSET", 11, HARDWARE, 0x3f,
        "OPEN GUARD CSET{BF}CCT8{BOP} $R[Rd]CCW, CC, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $P[Q0] $CC; writes $CC $R[Rd]; trap: not modelled: what .CC tells of this "
            "result; trap: not modelled: what these tests are about",
        "z.zzzzc cccccccc cccnssss 01010000 10011--- cbbb-qqq q------- -------- ----.ggg ---ccccc "
            "rrrrrrrr",
        HAS_SLOTS(cset), HAS_CHOICES(cset), .note = note_iset)
    FORM(MAXWELL_CSETP, "CSETP", "CSETP", "Test condition code and set predicate", "CSETP",
        11, HARDWARE, 0x3f,
        "OPEN GUARD CSETP{CCT8}BOP $P[P0], $P[P1], CC, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $P[Q0] $CC; writes $P[P0] $P[P1]; trap: not modelled: what these tests are "
            "about",
        "z.zzzzc cccccccc cccnssss 01010000 10100--- -bb--qqq q------- -------- ----.ggg ---ccccc "
            "--pppppp",
        HAS_SLOTS(csetp), HAS_CHOICES(cset), .note = note_isetp)
    FORM(MAXWELL_P2R, "P2R", "P2R", "Move predicates to register", "P2R", 11, HARDWARE, 0x3f,
        "OPEN GUARD P2R{PBYTE} $R[Rd], WHICH, $R[Ra]RA, SB CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Ra] $CC $P[0] $P[1] $P[2] $P[3] $P[4] $P[5] $P[6]; writes $R[Rd]; "
            "read c.u32; trap: unaligned in `c`",
        "z.zzrrc cccccccc cccnssss .......t 11101--- -----ppw -ccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(p2r), HAS_CHOICES(out),
            .note = "Predicates, or the condition code, become bits of a byte; the others stay as "
            "they are.")
    FORM(MAXWELL_R2P, "R2P", "R2P", "Move register to predicates", "R2P", 11, HARDWARE, 0x3f,
        "OPEN GUARD R2P WHICH, $R[Ra]PBYTE{RA}, PBITS CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Ra] $CC; writes $CC $P[0] $P[1] $P[2] $P[3] $P[4] $P[5] $P[6]; "
            "read c.u32; trap: unaligned in `c`",
        "z.zzrrc cccccccc cccnssss .......t 11110--- -----ppw -ccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "--------",
        HAS_SLOTS(r2p), HAS_CHOICES(r2p),
            .note = "Bits of a byte become predicates, or the condition code.")
    FORM(MAXWELL_SHL, "SHL", "SHL", "Shift left", "SHL", 11, HARDWARE, 0x3f,
        "OPEN GUARD SHL{SHW}SHX $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        effects_shl,
        "z.zzrrc cccccccc cccnssss .......t 01001--- c---s--- sccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(shl), HAS_CHOICES(out))
    FORM(MAXWELL_SHR, "SHR", "SHR", "Shift right", "SHR", 11, HARDWARE, 0x3f,
        "OPEN GUARD SHR{UI}SHW{SHRX}BREV $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        effects_shl,
        "z.zzrrc cccccccc cccnssss .......t 00101--u c--ss--b sccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(shr), HAS_CHOICES(out))
    FORM(MAXWELL_SHF_L, "SHF.l", "SHF", title_shf_l, "SHF.L", 11, HARDWARE, 0x3f,
        "OPEN GUARD SHF.L{FW}FTYPE{FHI} $R[Rd]CCW, $R[Ra]RA, SHFB, $R[Rc]RC CTL CLOSE",
        effects_shf_l,
        "z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(shf_l), HAS_CHOICES(shf_l), .note = note_shf_l)
    FORM(MAXWELL_SHF_R, "SHF.r", "SHF", title_shf_l, "SHF.R", 11, HARDWARE, 0x3f,
        "OPEN GUARD SHF.R{FW}FTYPE{FHI} $R[Rd]CCW, $R[Ra]RA, SHFB, $R[Rc]RC CTL CLOSE",
        effects_shf_l,
        "z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(shf_l), HAS_CHOICES(shf_l), .note = note_shf_l)
    FORM(MAXWELL_BFE, "BFE", "BFE", "Bit field extract", "BFE", 11, HARDWARE, 0x3f,
        "OPEN GUARD BFE{UI}BREV $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        effects_fmul,
        "z.zzrrc cccccccc cccnssss .......t 00000--u c------b -ccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(bfe), HAS_CHOICES(out),
            .note = "The second source says where the field begins and, from bit 8 on, how many "
            "bits it has.")
    FORM(MAXWELL_BFI_B, "BFI.b", "BFI", title_bfi_b, "BFI", 11, HARDWARE, 0x3f,
        "OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Ra] $R[Rc]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        "z.zrrrc cccccccc cccnssss .......t 11110--- crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(bfi_b), HAS_CHOICES(out), .note = note_bfi_b)
    FORM(MAXWELL_BFI_C, "BFI.c", "BFI", title_bfi_b, "BFI", 11, HARDWARE, 0x3f,
        "OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        "reads $P[GP] $R[Rc].0..7 $R[Rc].8..15 $R[Ra]; writes $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`",
        "z.zzrrc cccccccc cccnssss 01010011 11110--- crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(bfi_c), HAS_CHOICES(fcmp_c), .note = note_bfi_b)
    FORM(MAXWELL_FLO, "FLO", "FLO", "Find leading one", "FLO", 11, HARDWARE, 0x3f,
        "OPEN GUARD FLO{UI}FLSH $R[Rd]CCW, SBI CTL CLOSE",
        effects_f2f_sh,
        "z.zzrzc cccccccc cccnssss .......t 00110--u c-----fn -ccccccc ccccrrrr rrrr.ggg -------- "
            "rrrrrrrr",
        HAS_SLOTS(flo), HAS_CHOICES(flo),
            .note = "The result is the position of the highest bit that is 1; of signed numbers, "
            "of one unlike the sign.")
    FORM(MAXWELL_POPC, "POPC", "POPC", "Population count", "POPC", 11, HARDWARE, 0x3f,
        "OPEN GUARD POPC $R[Rd], SBI CTL CLOSE",
        "reads $P[GP] $R[Rb]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        "z.zzrzc cccccccc cccnssss .......t 00001--- -------n -ccccccc ccccrrrr rrrr.ggg -------- "
            "rrrrrrrr",
        HAS_SLOTS(popc), HAS_CHOICES(flo), .note = "Counts the bits that are 1.")
    FORM(MAXWELL_LEA_LO, "LEA.lo", "LEA", title_lea_lo, "LEA", 11, HARDWARE, 0x3f,
        "OPEN GUARD LEA{LEAX} PO, $R[Rd]CCW, LEAN$R[Ra]RA, SB, LEASH CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $CC.C $CC.Z; writes $P[P2] $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`; trap: not modelled: what the predicate tells; trap: a sign and a "
            "carry",
        "z.zzrrc cccccccc cccnssss .......t 11010ppp cll-llll lccccccc ccccrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lea_lo), HAS_CHOICES(lea_lo), .note = note_lea_lo)
    FORM(MAXWELL_LEA_HI, "LEA.hi", "LEA", title_lea_lo, "LEA.HI", 11, HARDWARE, 0x3f,
        "OPEN GUARD LEA.HI{LEHX} PO, $R[Rd]CCW, LEHN$R[Ra]RA, $R[Rb]RB, $R[Rc]RC, LEHSH CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rc] $R[Rb] $CC.C $CC.Z; writes $P[P2] $R[Rd] $CC; trap: not "
            "modelled: what the predicate tells; trap: a sign and a carry; trap: whether the low "
            "half of what a sign turns counts",
        "z.zrrrc cccccccc cccnssss 01011011 11011ppp crrrrrrr rll----l llllrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lea_hi), HAS_CHOICES(lea_hi), .note = note_lea_lo)
    FORM(MAXWELL_LEA_HC, "LEA.hc", "LEA", title_lea_lo, "LEA.HI", 11, HARDWARE, 0x3f,
        "OPEN GUARD LEA.HI{LECX} PO, $R[Rd]CCW, LECN$R[Ra]RA, c[CBANK][COFF], $R[Rc]RC, LECSH CTL "
            "CLOSE",
        "reads $P[GP] $R[Ra] $R[Rc] $CC.C $CC.Z; writes $P[P2] $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`; trap: not modelled: what the predicate tells; trap: a sign and a "
            "carry; trap: whether the low half of what a sign turns counts",
        "z.zrzrc cccccccc cccnssss 000110ll lllllppp crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lea_hc), HAS_CHOICES(lea_hc), .note = note_lea_lo)
    FORM(MAXWELL_S2R, "S2R", "S2R", "Read special register", "S2R", 11, DOCUMENT, 0x3f,
        "OPEN GUARD S2R $R[Rd], SPECIAL CTL CLOSE",
        effects_s2r,
        "z.zzzzc cccccccc cccnssss 11110000 11001--- -------- -------- ----ssss ssss.ggg -------- "
            "rrrrrrrr",
        HAS_SLOTS(s2r), HAS_CHOICES(s2r), .shares = shares_atom_op)
    FORM(MAXWELL_CS2R, "CS2R", "CS2R", "Read special register, low latency", "CS2R",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD CS2R $R[Rd], SPECIAL CTL CLOSE",
        effects_s2r,
        "z.zzzzc cccccccc cccnssss 01010000 11001--- -------- -------- ----ssss ssss.ggg -------- "
            "rrrrrrrr",
        HAS_SLOTS(s2r), HAS_CHOICES(s2r), .shares = shares_atom_op)
    FORM(MAXWELL_VOTE, "VOTE", "VOTE", "Warp-wide vote: ballot, all, any", "VOTE",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD VOTE{VMODE} $R[Rd], $P[VP], Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $P[Q0]; writes $R[Rd] $P[VP]",
        "z.zzzzc cccccccc cccnssss 01010000 11011-vv vvv--qqq q------- -------- ----.ggg -------- "
            "rrrrrrrr",
        HAS_SLOTS(vote), HAS_CHOICES(cset), .note = "The ballot says which threads vote yes.")
    FORM(MAXWELL_VOTE_VTG, "VOTE_VTG", "VOTE_VTG", "Warp-wide vote in vertex shaders", "VOTE.VTG",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD VOTE.VTG{VTG} VTGN CTL CLOSE",
        "reads $P[GP]; trap: not modelled: what it votes about",
        "z.zzzzc cccccccc cccnssss 01010000 11100-vv vvvvvvvv vvvvvvvv vvvvvvvv vvvv.ggg -------- "
            "--------",
        HAS_SLOTS(vote_vtg), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_SHFL, "SHFL", "SHFL", "Warp-wide register shuffle", "SHFL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SHFL{SMODE} $P[P2], $R[Rd], $R[Ra], SHB, SHC CTL CLOSE",
        "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd] $P[P2]",
        "z.zzzzc cccccccc cccnssss 11101111 00010ppp -rrrrrrr rsssss-- ss..rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(shfl), HAS_CHOICES(shfl), .note = "The result is a value from another thread.")
    FORM(MAXWELL_BAR_SYNC, "BAR.sync", "BAR", title_bar_sync, "BAR.SYNC", 11, DOCUMENT, 0x3f,
        "OPEN GUARD BAR.SYNC BARID, BARO CTL CLOSE",
        effects_bar_sync,
        "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z00 bbbbrrrr rrrr.ggg rrrrrrrr "
            "--------",
        HAS_SLOTS(bar_sync), HAS_CHOICES(bar_sync), .note = note_bar_sync)
    FORM(MAXWELL_BAR_ARV, "BAR.arv", "BAR", title_bar_sync, "BAR.ARV", 11, DOCUMENT, 0x3f,
        "OPEN GUARD BAR.ARV BARID, BARA CTL CLOSE",
        effects_bar_sync,
        "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z01 bbbbrrrr rrrr.ggg rrrrrrrr "
            "--------",
        HAS_SLOTS(bar_sync), HAS_CHOICES(bar_arv), .note = note_bar_sync)
    FORM(MAXWELL_BAR_RED, "BAR.red", "BAR", title_bar_sync, "BAR.RED", 11, DOCUMENT, 0x3f,
        "OPEN GUARD BAR.RED{BRED} BARID, BARO, Q0N$P[Q0] CTL CLOSE",
        effects_bar_red,
        "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q--bbz10 bbbbrrrr rrrr.ggg rrrrrrrr "
            "--------",
        HAS_SLOTS(bar_red), HAS_CHOICES(bar_red), .note = note_bar_sync)
    FORM(MAXWELL_BAR_SCAN, "BAR.scan", "BAR", title_bar_sync, "BAR.SCAN", 11, DOCUMENT, 0x3f,
        "OPEN GUARD BAR.SCAN BARID, BARO, Q0N$P[Q0] CTL CLOSE",
        effects_bar_red,
        "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q----z11 bbbbrrrr rrrr.ggg rrrrrrrr "
            "--------",
        HAS_SLOTS(bar_scan), HAS_CHOICES(bar_red), .note = note_bar_sync)
    FORM(MAXWELL_B2R_B, "B2R.b", "B2R", title_b2r_b, "B2R", 11, DOCUMENT, 0x3f,
        "OPEN GUARD B2R $R[Rd], BID CTL CLOSE",
        effects_b2r_b,
        "z.zzzzc cccccccc cccnssss 11110000 10111--- -------- ------00 -------- ----.ggg bbbbbbbb "
            "rrrrrrrr",
        HAS_SLOTS(b2r_b), HAS_CHOICES(cctl_all), .note = note_b2r_b)
    FORM(MAXWELL_B2R_R, "B2R.r", "B2R", title_b2r_b, "B2R.RESULT", 11, DOCUMENT, 0x3f,
        "OPEN GUARD B2R.RESULT $R[Rd], B2RP CTL CLOSE",
        "reads $P[GP]; writes $R[Rd] $P[VP]; trap: not modelled: warps of a block that wait for "
            "each other",
        "z.zzzzc cccccccc cccnssss 11110000 10111--- vvv----- ------01 -------- ----.ggg 11111111 "
            "rrrrrrrr",
        HAS_SLOTS(b2r_r), HAS_CHOICES(b2r_r), .note = note_b2r_b)
    FORM(MAXWELL_B2R_W, "B2R.w", "B2R", title_b2r_b, "B2R.WARP", 11, DOCUMENT, 0x3f,
        "OPEN GUARD B2R.WARP $R[Rd] CTL CLOSE",
        effects_b2r_b,
        "z.zzzzc cccccccc cccnssss 11110000 10111--- -------- ------10 -------- ----.ggg 11111111 "
            "rrrrrrrr",
        HAS_SLOTS(lepc), HAS_CHOICES(cctl_all), .note = note_b2r_b)
    FORM(MAXWELL_R2B, "R2B", "R2B", "Move register to barrier", "R2B", 11, DOCUMENT, 0x3f,
        "OPEN GUARD R2B{R2BK} BRID, $R[Rb] CTL CLOSE",
        "reads $P[GP] $R[Rb]; trap: not modelled: warps of a block that wait for each other",
        "z.zzzzc cccccccc cccnssss 11110000 11000--- -------- ------rr bbbbrrrr rrrr.ggg -------- "
            "--------",
        HAS_SLOTS(r2b), HAS_CHOICES(cctl_all), .note = "Writes a barrier of the block.")
    FORM(MAXWELL_DEPBAR_LE, "DEPBAR.le", "DEPBAR", title_depbar_le, "DEPBAR.LE", 11, DOCUMENT, 0x3f,
        "OPEN GUARD DEPBAR.LE DSB, DCNT, DLIST CTL CLOSE",
        effects_membar,
        "z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --1ddddd dddd.ggg -------- "
            "--.ddddd",
        HAS_SLOTS(depbar_le), HAS_CHOICES(depbar_le), .note = note_depbar_le)
    FORM(MAXWELL_DEPBAR_N, "DEPBAR.n", "DEPBAR", title_depbar_le, "DEPBAR", 11, DOCUMENT, 0x3f,
        "OPEN GUARD DEPBAR DLIST CTL CLOSE",
        effects_membar,
        "z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --0----- ----.ggg -------- "
            "--.ddddd",
        HAS_SLOTS(depbar_n), HAS_CHOICES(depbar_le), .note = note_depbar_le)
    FORM(MAXWELL_SULD_P, "SULD.p", "SULD", title_suld_p, "SULD.P", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SULD.P{SUDIM}SULC{SUMASK}SUCLAMP SUPO, $R[Rd], [$R[Ra]], SUWHERE CTL CLOSE",
        effects_suld_p,
        "z.zzzzc cccccccc cccnssss 11101011 0000.sst trrrrrrr rtttssss ss----ss ssss.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suld_p), HAS_CHOICES(suld_p))
    FORM(MAXWELL_SULD_D, "SULD.d", "SULD", title_suld_p, "SULD.D", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SULD.D{SUBA}SUDIM{SULC}SUSIZE{SUCLAMP} SUPO, $R[Rd], [$R[Ra]], SUWHERE CTL "
            "CLOSE",
        effects_suld_p,
        "z.zzzzc cccccccc cccnssss 11101011 0001.sst trrrrrrr rtttssss ss----ss ssss.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suld_d), HAS_CHOICES(suld_p))
    FORM(MAXWELL_SUST_P, "SUST.p", "SUST", title_sust_p, "SUST.P", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SUST.P{SUDIM}SUSC{SUMASK}SUCLAMP [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE",
        effects_sust_p,
        "z.zzzzc cccccccc cccnssss 11101011 0010.sst trrrrrrr rtttsss- ------ss ssss.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(sust_p), HAS_CHOICES(sust_p))
    FORM(MAXWELL_SUST_D, "SUST.d", "SUST", title_sust_p, "SUST.D", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SUST.D{SUBA}SUDIM{SUSC}SUSIZE{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE",
        effects_sust_p,
        "z.zzzzc cccccccc cccnssss 11101011 0011.sst trrrrrrr rtttsss- ------ss ssss.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(sust_d), HAS_CHOICES(sust_p))
    FORM(MAXWELL_SURED_P, "SURED.p", "SURED", title_sured_p, "SURED.P", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SURED.P{SUDIM}SUROP{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rc]; trap: not modelled: surfaces",
        "z.zzzzc cccccccc cccnssss 11101011 0100.sst trrrrrrr rtttsss- -----sss ----.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(sured_p), HAS_CHOICES(sust_p), .note = note_sured_p)
    FORM(MAXWELL_SURED_D, "SURED.d", "SURED", title_sured_p, "SURED.D", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SURED.D{SUBA}SUDIM{SUROP}SURKIND{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rd.n | 1] $R[Rc]; trap: not "
            "modelled: surfaces",
        "z.zzzzc cccccccc cccnssss 11101011 0101.sst trrrrrrr rtttsss- -----sss ssss.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(sured_d), HAS_CHOICES(sured_d), .note = note_sured_p)
    FORM(MAXWELL_SUATOM_I, "SUATOM.i", "SUATOM", title_suatom_i, "SUATOM.D", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKIND{SUCLAMP} $R[Rd], [$R[Ra]], $R[Rb], TXH CTL "
            "CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n "
            "| 1]; trap: not modelled: surfaces",
        "z.zzzzc cccccccc cccnssss 11101010 00ssssst tttttttt ttttssss ssssrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suatom_i), HAS_CHOICES(suatom_i), .note = note_suatom_i)
    FORM(MAXWELL_SUATOM_R, "SUATOM.r", "SUATOM", title_suatom_i, "SUATOM", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}SUAOP{SUAKINDR}SUCLAMP $R[Rd], [$R[Ra]], $R[Rb], "
            "$R[Rc] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rc]; writes $R[Rd] "
            "$R[Rd.n | 1]; trap: not modelled: surfaces",
        "z.zzzzc cccccccc cccnssss 11101010 011s.ss- -rrrrrrr rsssssss ssssrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suatom_r), HAS_CHOICES(suatom_r), .note = note_suatom_i)
    FORM(MAXWELL_SUATOM_P, "SUATOM.p", "SUATOM", title_suatom_i, "SUATOM.D", 11, INFERRED, 0x3e,
        "OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKINDR{SUCLAMP} SUPA, $R[Rd], [$R[Ra]], $R[Rb], "
            "$R[Rc] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rc]; writes $P[7 - "
            "SUPA.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        "z.zzzzc cccccccc cccnssss 11101011 10sssss- -rrrrrrr rsssssss ssssrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suatom_p), HAS_CHOICES(suatom_p), .note = note_suatom_i)
    FORM(MAXWELL_SUATOM_CI, "SUATOM.ci", "SUATOM", title_suatom_i, "SUATOM.D", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SUATOM.D{SUABA}SUDIM.CAS{SUAKIND}SUCLAMP SUPO, $R[Rd], [$R[Ra]], $R[Rb], TXH "
            "CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | "
            "3]; writes $P[7 - SUPR.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        "z.zzzzc cccccccc cccnssss 11101010 10ssssst tttttttt ttttssss ss-srrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suatom_ci), HAS_CHOICES(suatom_ci), .note = note_suatom_i)
    FORM(MAXWELL_SUATOM_CR, "SUATOM.cr", "SUATOM", title_suatom_i, "SUATOM", 11, DOCUMENT, 0x3f,
        "OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}.CAS{SUAKINDR}SUCLAMP SUPO, $R[Rd], [$R[Ra]], $R[Rb], "
            "$R[Rc] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | "
            "3] $R[Rc]; writes $P[7 - SUPR.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        "z.zzzzc cccccccc cccnssss 11101010 110s.ss- -rrrrrrr rsssssss ss-srrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suatom_cr), HAS_CHOICES(suatom_cr), .note = note_suatom_i)
    FORM(MAXWELL_TEX_I, "TEX.i", "TEX", title_tex_i, "TEX", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TEX{TLOD}TLC{TAO}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM "
            "CTL CLOSE",
        effects_tex_i,
        "z.zzppc cccccccc cccnssss 11000ttt ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tex_i), HAS_CHOICES(tex_i), .note = note_tex_i)
    FORM(MAXWELL_TEX_B, "TEX.b", "TEX", title_tex_i, "TEX.B", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TEX.B{TLODB}TLCB{TAOB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, 0x0, "
            "TDIM, TM CTL CLOSE",
        effects_tex_i,
        "z.zzppc cccccccc cccnssss 11011110 10ttttn- -------t tttttttt ttttrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tex_b), HAS_CHOICES(tex_i), .note = note_tex_i)
    FORM(MAXWELL_TLD_I, "TLD.i", "TLD", title_tld_i, "TLD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TLD{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM "
            "CTL CLOSE",
        effects_tex_i,
        "z.zzppc cccccccc cccnssss 11011100 ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tld_i), HAS_CHOICES(tex_i), .note = note_tld_i)
    FORM(MAXWELL_TLD_B, "TLD.b", "TLD", title_tld_i, "TLD.B", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TLD.B{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, "
            "TM CTL CLOSE",
        effects_tex_i,
        "z.zzppc cccccccc cccnssss 11011101 ttttttn- -------- ----tttt ttttrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tld_b), HAS_CHOICES(tex_i), .note = note_tld_i)
    FORM(MAXWELL_TLD4_I, "TLD4.i", "TLD4", title_tld4_i, "TLD4", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TLD4{T4C}T4O{TDC}TNDV{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM "
            "CTL CLOSE",
        effects_tex_i,
        "z.zzppc cccccccc cccnssss 110010tt ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tld4_i), HAS_CHOICES(tex_i))
    FORM(MAXWELL_TLD4_B, "TLD4.b", "TLD4", title_tld4_i, "TLD4", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TLD4{T4CB}.B{T4OB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, "
            "TM CTL CLOSE",
        effects_tex_i,
        "z.zzppc cccccccc cccnssss 11011110 11ttttn- -------z tttttttt ttttrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tld4_b), HAS_CHOICES(tex_i))
    FORM(MAXWELL_TXD_I, "TXD.i", "TXD", title_txd_i, "TXD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TXD{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE",
        effects_tex_i,
        "z.zzppc cccccccc cccnssss 11011110 00ttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(txd_i), HAS_CHOICES(tex_i), .note = note_txd_i)
    FORM(MAXWELL_TXD_B, "TXD.b", "TXD", title_txd_i, "TXD.B", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TXD.B{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL "
            "CLOSE",
        effects_tex_i,
        "z.zzppc cccccccc cccnssss 11011110 01ttttn- -------- ----tttt ttttrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(txd_b), HAS_CHOICES(tex_i), .note = note_txd_i)
    FORM(MAXWELL_TXQ_I, "TXQ.i", "TXQ", title_txq_i, "TXQ", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TXQ{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, TXH, TM CTL CLOSE",
        effects_txq_i,
        "z.zzppc cccccccc cccnssss 11011111 01001-nt tttttttt tttt-ttt t---tttt tt--.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(txq_i), HAS_CHOICES(txq_i))
    FORM(MAXWELL_TXQ_B, "TXQ.b", "TXQ", title_txq_i, "TXQ.B", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TXQ.B{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, 0x0, TM CTL CLOSE",
        effects_txq_b,
        "z.zzppc cccccccc cccnssss 11011111 01010-n- -------- -----ttt t---tttt tt--.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(txq_b), HAS_CHOICES(txq_i))
    FORM(MAXWELL_TXA, "TXA", "TXA", "Texture sample query", "TXA", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TXA{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TM CTL CLOSE",
        effects_txq_i,
        "z.zzppc cccccccc cccnssss 11011111 01000-nt tttttttt tttttttt t------- ----.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(txa), HAS_CHOICES(txa))
    FORM(MAXWELL_TMML_I, "TMML.i", "TMML", title_tmml_i, "TMML.LOD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TMML.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TDIM, TM CTL CLOSE",
        effects_txq_b,
        "z.zzppc cccccccc cccnssss 11011111 01011-nt tttttttt tttttttt tttt---- ----.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tmml_i), HAS_CHOICES(txa), .note = note_tmml_i)
    FORM(MAXWELL_TMML_B, "TMML.b", "TMML", title_tmml_i, "TMML.B.LOD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TMML.B.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $R[Rd] $R[..]; trap: not modelled: textures",
        "z.zzppc cccccccc cccnssss 11011111 01100-n- -------- ----tttt ttttrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tmml_b), HAS_CHOICES(tmml_b), .note = note_tmml_i)
    FORM(MAXWELL_TEXS_D1_LZ_M, "TEXS.d1_lz.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC "
            "CTL CLOSE",
        effects_texs_d1_lz_m,
        "z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_M, "TEXS.d2.m", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL "
            "CLOSE",
        effects_texs_d1_lz_m,
        "z.zzppc cccccccc cccnssss 1101t000 001tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LZ_M, "TEXS.d2_lz.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC "
            "CTL CLOSE",
        effects_texs_d1_lz_m,
        "z.zzppc cccccccc cccnssss 1101t000 010tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LL_M, "TEXS.d2_ll.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC "
            "CTL CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t000 011tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_DC_M, "TEXS.d2_dc.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC "
            "CTL CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t000 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LL_DC_M, "TEXS.d2_ll_dc.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LL.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC "
            "CTL CLOSE",
        effects_texs_d2_ll_dc_m,
        "z.zzppc cccccccc cccnssss 1101t000 101tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LZ_DC_M, "TEXS.d2_lz_dc.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC "
            "CTL CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t000 110tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_M, "TEXS.a2.m", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC "
            "CTL CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t000 111tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_LZ_M, "TEXS.a2_lz.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, "
            "TXC CTL CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t001 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_LZ_DC_M, "TEXS.a2_lz_dc.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "ARRAY_2D, TXC CTL CLOSE",
        effects_texs_d2_ll_dc_m,
        "z.zzppc cccccccc cccnssss 1101t001 001tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D3_M, "TEXS.d3.m", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC CTL "
            "CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t001 010tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D3_LZ_M, "TEXS.d3_lz.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC "
            "CTL CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t001 011tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_CUBE_M, "TEXS.cube.m", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC CTL "
            "CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t001 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_CUBE_LL_M, "TEXS.cube_ll.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC "
            "CTL CLOSE",
        effects_texs_d2_ll_dc_m,
        "z.zzppc cccccccc cccnssss 1101t001 101tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D1_LZ_S, "TEXS.d1_lz.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC1 "
            "CTL CLOSE",
        effects_texs_d1_lz_s,
        "z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_S, "TEXS.d2.s", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL "
            "CLOSE",
        effects_texs_d1_lz_s,
        "z.zzppc cccccccc cccnssss 1101t000 001tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LZ_S, "TEXS.d2_lz.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 "
            "CTL CLOSE",
        effects_texs_d1_lz_s,
        "z.zzppc cccccccc cccnssss 1101t000 010tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LL_S, "TEXS.d2_ll.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 "
            "CTL CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t000 011tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_DC_S, "TEXS.d2_dc.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 "
            "CTL CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t000 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LL_DC_S, "TEXS.d2_ll_dc.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LL.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, "
            "TXC1 CTL CLOSE",
        effects_texs_d2_ll_dc_s,
        "z.zzppc cccccccc cccnssss 1101t000 101tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LZ_DC_S, "TEXS.d2_lz_dc.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, "
            "TXC1 CTL CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t000 110tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_S, "TEXS.a2.s", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC1 "
            "CTL CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t000 111tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_LZ_S, "TEXS.a2_lz.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, "
            "TXC1 CTL CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t001 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_LZ_DC_S, "TEXS.a2_lz_dc.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "ARRAY_2D, TXC1 CTL CLOSE",
        effects_texs_d2_ll_dc_s,
        "z.zzppc cccccccc cccnssss 1101t001 001tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D3_S, "TEXS.d3.s", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC1 CTL "
            "CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t001 010tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D3_LZ_S, "TEXS.d3_lz.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC1 "
            "CTL CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t001 011tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_CUBE_S, "TEXS.cube.s", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC1 CTL "
            "CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t001 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_CUBE_LL_S, "TEXS.cube_ll.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC1 "
            "CTL CLOSE",
        effects_texs_d2_ll_dc_s,
        "z.zzppc cccccccc cccnssss 1101t001 101tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TLDS_D1_LZ_M, "TLDS.d1_lz.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC "
            "CTL CLOSE",
        effects_texs_d1_lz_m,
        "z.zzppc cccccccc cccnssss 1101t010 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D1_LL_M, "TLDS.d1_ll.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC "
            "CTL CLOSE",
        effects_texs_d1_lz_m,
        "z.zzppc cccccccc cccnssss 1101t010 001tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_M, "TLDS.d2_lz.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC "
            "CTL CLOSE",
        effects_texs_d1_lz_m,
        "z.zzppc cccccccc cccnssss 1101t010 010tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_AO_M, "TLDS.d2_lz_ao.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, "
            "TXC CTL CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t010 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LL_M, "TLDS.d2_ll.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC "
            "CTL CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t010 101tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_MS_M, "TLDS.d2_lz_ms.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ.MS{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC "
            "CTL CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t010 110tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D3_LZ_M, "TLDS.d3_lz.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC "
            "CTL CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t010 111tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_A2_LZ_M, "TLDS.a2_lz.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, "
            "TXC CTL CLOSE",
        effects_texs_d2_ll_m,
        "z.zzppc cccccccc cccnssss 1101t011 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LL_AO_M, "TLDS.d2_ll_ao.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LL.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, "
            "TXC CTL CLOSE",
        effects_texs_d2_ll_dc_m,
        "z.zzppc cccccccc cccnssss 1101t011 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D1_LZ_S, "TLDS.d1_lz.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC1 "
            "CTL CLOSE",
        effects_texs_d1_lz_s,
        "z.zzppc cccccccc cccnssss 1101t010 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D1_LL_S, "TLDS.d1_ll.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC1 "
            "CTL CLOSE",
        effects_texs_d1_lz_s,
        "z.zzppc cccccccc cccnssss 1101t010 001tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_S, "TLDS.d2_lz.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 "
            "CTL CLOSE",
        effects_texs_d1_lz_s,
        "z.zzppc cccccccc cccnssss 1101t010 010tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_AO_S, "TLDS.d2_lz_ao.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, "
            "TXC1 CTL CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t010 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LL_S, "TLDS.d2_ll.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 "
            "CTL CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t010 101tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_MS_S, "TLDS.d2_lz_ms.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ.MS{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, "
            "TXC1 CTL CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t010 110tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D3_LZ_S, "TLDS.d3_lz.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC1 "
            "CTL CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t010 111tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_A2_LZ_S, "TLDS.a2_lz.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, "
            "TXC1 CTL CLOSE",
        effects_texs_d2_ll_s,
        "z.zzppc cccccccc cccnssss 1101t011 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LL_AO_S, "TLDS.d2_ll_ao.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLDS{SHORT}.LL.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, "
            "TXC1 CTL CLOSE",
        effects_texs_d2_ll_dc_s,
        "z.zzppc cccccccc cccnssss 1101t011 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLD4S, "TLD4S", "TLD4S", "Texture gather, compact form", "TLD4S",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD TLD4S{SHORT4}T4CS{TAOS}TDC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH "
            "CTL CLOSE",
        effects_texs_d2_ll_dc_m,
        "z.zzppc cccccccc cccnssss 11011111 t0ttttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tld4s), HAS_CHOICES(tld4s), .note = "Fetches one component of four texels.")
    FORM(MAXWELL_VADD, "VADD", "VADD", "Video add", "VADD", 11, DOCUMENT, 0x3f,
        "OPEN GUARD VADD{VUD}VT{VSAT}VRED $R[Rd]CCW, VNA{VA}, VNB{VB}, $R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells "
            "of this result; trap: not modelled: both signs together",
        "z.zrrrc cccccccc cccnssss 001000vv vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vadd), HAS_CHOICES(vadd),
            .note = "Adds parts of registers and joins the result with a third source.")
    FORM(MAXWELL_VABSDIFF, "VABSDIFF", "VABSDIFF", "Video absolute difference", "VABSDIFF",
        11, DOCUMENT, 0x3f,
        "OPEN GUARD VABSDIFF{VSD}VT{VSAT}VRED $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE",
        effects_vabsdiff,
        "z.zrrrc cccccccc cccnssss 01010100 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vabsdiff), HAS_CHOICES(vadd),
            .note = "The absolute difference of parts of registers, joined with a third source.")
    FORM(MAXWELL_VMNMX, "VMNMX", "VMNMX", "Video minimum or maximum", "VMNMX", 11, HARDWARE, 0x3f,
        "OPEN GUARD VMNMX{VUD}VT{VMX}VSAT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE",
        effects_vabsdiff,
        "z.zrrrc cccccccc cccnssss 0011101v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vmnmx), HAS_CHOICES(vadd),
            .note = "The smaller or larger of parts of registers, joined with a third source.")
    FORM(MAXWELL_VSET, "VSET", "VSET", "Video compare and set", "VSET", 11, DOCUMENT, 0x3f,
        "OPEN GUARD VSET{VCMP}VT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE",
        effects_vabsdiff,
        "z.zrrrc cccccccc cccnssss 0100000v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vset), HAS_CHOICES(vadd),
            .note = "Compares parts of registers; the result is joined with a third source.")
    FORM(MAXWELL_VSETP, "VSETP", "VSETP", "Video compare and set predicate", "VSETP",
        11, HARDWARE, 0x3f,
        "OPEN GUARD VSETP{VCMPP}VT{BOP} $P[P0], $P[P1], VA, VB, Q0N$P[Q0] CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $P[P0] $P[P1]",
        "z.zzrrc cccccccc cccnssss 01010000 11110.vv vbbvvqqq q.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr "
            "--pppppp",
        HAS_SLOTS(vsetp), HAS_CHOICES(vsetp),
            .note = "Compares parts of registers and writes two predicates.")
    FORM(MAXWELL_VMAD, "VMAD", "VMAD", "Video multiply-add", "VMAD", 11, HARDWARE, 0x3f,
        "OPEN GUARD VMAD{VT}VPO{VSHIFT}VSAT $R[Rd]CCW, VMA, VB, VMC CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells "
            "of this result; trap: not modelled: signs, shifts and limits",
        "z.zrrrc cccccccc cccnssss 01011111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vmad), HAS_CHOICES(vmad), .note = "Multiplies parts of registers and adds.")
    FORM(MAXWELL_VSHL, "VSHL", "VSHL", "Video shift left", "VSHL", 11, DOCUMENT, 0x3f,
        "OPEN GUARD VSHL{VUD}VST{VWRAP}VSAT{VRED} $R[Rd]CCW, VA, VSC, $R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells "
            "of this result; trap: not modelled: how far a shift is seen by the limits",
        "z.zrrrc cccccccc cccnssss 01010111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vshl), HAS_CHOICES(vshl),
            .note = "Shifts parts of registers left; the result is joined with a third source.")
    FORM(MAXWELL_VSHR, "VSHR", "VSHR", "Video shift right", "VSHR", 11, DOCUMENT, 0x3f,
        "OPEN GUARD VSHR{VUD}VST{VWRAP}VSAT{VRED} $R[Rd]CCW, VA, VSC, $R[Rc]RC CTL CLOSE",
        effects_vabsdiff,
        "z.zrrrc cccccccc cccnssss 01010110 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vshl), HAS_CHOICES(vshl),
            .note = "Shifts parts of registers right; the result is joined with a third source.")
    FORM(MAXWELL_VABSDIFF4, "VABSDIFF4", "VABSDIFF4", "Video absolute difference of four bytes",
        "VABSDIFF4", 11, DOCUMENT, 0x3f,
        "OPEN GUARD VABSDIFF4{V4SD}V4A{V4B}V4SAT{V4RED}V4M $R[Rd]CCW, $R[Ra]V4SA{RA}, "
            "$R[Rb]V4SB{RB}, $R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what .CC tells "
            "of this result; trap: not modelled: not described yet",
        "z.zrrrc cccccccc cccnssss 01010000 00vvvvvv crrrrrrr rvvvvvvv vvvvrrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vabsdiff4), HAS_CHOICES(cctl_all),
            .note = "The absolute differences are joined with a third source.")
    FORM(MAXWELL_IDP_A4, "IDP.a4", "IDP", title_idp_a4, "IDP.4A", 11, DOCUMENT, 0x30,
        "OPEN GUARD IDP.4A{IDPA}IDPB $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Rc] $R[Ra].0..7 $R[Rb].0..7 $R[Ra].8..15 $R[Rb].8..15 $R[Ra].16..23 "
            "$R[Rb].16..23 $R[Ra].24..31 $R[Rb].24..31; writes $R[Rd]",
        "z.zrrrc cccccccc cccnssss 01010011 11111?i0 irrrrrrr r??????? ????rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(idp_a4), HAS_CHOICES(cctl_all), .note = note_idp_a4)
    FORM(MAXWELL_IDP_A2, "IDP.a2", "IDP", title_idp_a4, "IDP.2A", 11, DOCUMENT, 0x30,
        "OPEN GUARD IDP.2A{IDPH}IDPA2{IDPB} $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE",
        "reads $P[GP] $R[Rc] $R[Ra].0..15 $R[Rb] $R[Ra].16..31; writes $R[Rd]",
        "z.zrrrc cccccccc cccnssss 01010011 11111ii1 irrrrrrr r??????? ????rrrr rrrr.ggg rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(idp_a2), HAS_CHOICES(cctl_all), .note = note_idp_a4)
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
        .offset = offsetof(struct maxwell_state, r),
            .stride = sizeof(((struct maxwell_state *)0)->r[0]),
        .lane_stride = sizeof(((struct maxwell_state *)0)->r[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 1, .entries = entries_r,
        .configs = 0x3f,
    },
    {
        .name = "$P", .prints = "P", .vector = NULL,
        .count = 8, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, p),
            .stride = sizeof(((struct maxwell_state *)0)->p[0]),
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
        .offset = offsetof(struct maxwell_state, sr),
            .stride = sizeof(((struct maxwell_state *)0)->sr[0]),
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
        .offset = offsetof(struct maxwell_state, crs_kind),
            .stride = sizeof(((struct maxwell_state *)0)->crs_kind[0]),
        .configs = 0x3f,
        .scope = ISADORA_WARP,
    },
    {
        .name = "$crs.pc", .prints = "$crs.pc",
        .count = 64, .width = 32, .is_signed = 0,
        .offset = offsetof(struct maxwell_state, crs_pc),
            .stride = sizeof(((struct maxwell_state *)0)->crs_pc[0]),
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

#undef F
#define F(name) MAXWELL_FIELD_##name

static const struct isadora_word_pattern words[] = {
    W("*", F(CBYTE))
    W("*", F(CCT))
    W("*", F(CCT8))
    W("*", F(CH))
    W("*", F(CHALF))
    W("*", F(D0))
    W("*", F(D1))
    W("*", F(D2))
    W("*", F(D3))
    W("*", F(D4))
    W("*", F(DSB))
    W("*", F(GP41))
    W("*", F(NOY))
    W("*", F(RA))
    W("*", F(RB))
    W("*", F(RC))
    W("*", F(SUPA))
    W("*", F(SUPR))
    W("*", F(TDIM))
    W("*", F(TXC))
    W("*", F(TXC1))
    W("*", F(TXQK))
    W("*", F(WHICH))
    W("*", F(XHC))
    W("**", F(RA), F(HSA))
    W("**", F(RB), F(HSB))
    W("****", F(SWD), F(SWC), F(SWB), F(SWA))
    W("AL2P**", F(AO), F(ASIZE))
    W("ALD**", F(AO), F(ASIZE))
    W("ALD*.P*", F(AO), F(ASIZE))
    W("ALD*.PHYS*", F(AO), F(ASIZE))
    PLAIN("ARRAY_2D")
    W("AST*", F(ASIZE))
    W("AST.P*", F(ASIZE))
    W("AST.PHYS*", F(ASIZE))
    W("ATOM***", F(AE), F(AOP), F(ATYPE))
    W("ATOM***", F(AE), F(AOPP), F(ATYPE))
    W("ATOM**.F16x2.FTZ.RN", F(AE), F(AOP))
    W("ATOM**.F16x2.FTZ.RN", F(AE), F(AOPP))
    W("ATOM**.F16x2.RN", F(AE), F(AOP))
    W("ATOM**.F16x2.RN", F(AE), F(AOPP))
    W("ATOM**.F64.RN", F(AE), F(AOP))
    W("ATOM**.F64.RN", F(AE), F(AOPP))
    W("ATOM*.CAS*", F(AE), F(CASW))
    W("ATOMS**", F(ASOP), F(ASTYPE))
    W("ATOMS**", F(CASK), F(CASWS))
    PLAIN("B2R")
    PLAIN("B2R.RESULT")
    PLAIN("B2R.WARP")
    PLAIN("BAR.ARV")
    W("BAR.RED*", F(BRED))
    PLAIN("BAR.SCAN")
    PLAIN("BAR.SYNC")
    W("BFE**", F(UI), F(BREV))
    PLAIN("BFI")
    W("BPT*", F(BPTK))
    W("BRA**", F(UNI), F(LMT))
    PLAIN("BRK")
    W("BRX*", F(LMT))
    W("CAL*", F(NOINC))
    PLAIN("CC")
    W("CCTL***", F(CCE), F(CCLEVEL), F(CCOPQ))
    W("CCTLL*", F(CCOP))
    PLAIN("CCTLT.IVALL")
    PLAIN("CCTLT.IVTH")
    PLAIN("CONT")
    PLAIN("CS2R")
    W("CSET*.CSM_MX*", F(BF), F(BOP))
    W("CSET*.CSM_TA*", F(BF), F(BOP))
    W("CSET*.CSM_TR*", F(BF), F(BOP))
    W("CSET*.EQ*", F(BF), F(BOP))
    W("CSET*.EQU*", F(BF), F(BOP))
    W("CSET*.F*", F(BF), F(BOP))
    W("CSET*.FCSM_MX*", F(BF), F(BOP))
    W("CSET*.FCSM_TA*", F(BF), F(BOP))
    W("CSET*.FCSM_TR*", F(BF), F(BOP))
    W("CSET*.GE*", F(BF), F(BOP))
    W("CSET*.GEU*", F(BF), F(BOP))
    W("CSET*.GT*", F(BF), F(BOP))
    W("CSET*.GTU*", F(BF), F(BOP))
    W("CSET*.HI*", F(BF), F(BOP))
    W("CSET*.HS*", F(BF), F(BOP))
    W("CSET*.LE*", F(BF), F(BOP))
    W("CSET*.LEU*", F(BF), F(BOP))
    W("CSET*.LO*", F(BF), F(BOP))
    W("CSET*.LS*", F(BF), F(BOP))
    W("CSET*.LT*", F(BF), F(BOP))
    W("CSET*.LTU*", F(BF), F(BOP))
    W("CSET*.NAN*", F(BF), F(BOP))
    W("CSET*.NE*", F(BF), F(BOP))
    W("CSET*.NEU*", F(BF), F(BOP))
    W("CSET*.NUM*", F(BF), F(BOP))
    W("CSET*.OFF*", F(BF), F(BOP))
    W("CSET*.OFT*", F(BF), F(BOP))
    W("CSET*.RGT*", F(BF), F(BOP))
    W("CSET*.RLE*", F(BF), F(BOP))
    W("CSET*.SFF*", F(BF), F(BOP))
    W("CSET*.SFT*", F(BF), F(BOP))
    W("CSET*.T*", F(BF), F(BOP))
    W("CSETP.CSM_MX*", F(BOP))
    W("CSETP.CSM_TA*", F(BOP))
    W("CSETP.CSM_TR*", F(BOP))
    W("CSETP.EQ*", F(BOP))
    W("CSETP.EQU*", F(BOP))
    W("CSETP.F*", F(BOP))
    W("CSETP.FCSM_MX*", F(BOP))
    W("CSETP.FCSM_TA*", F(BOP))
    W("CSETP.FCSM_TR*", F(BOP))
    W("CSETP.GE*", F(BOP))
    W("CSETP.GEU*", F(BOP))
    W("CSETP.GT*", F(BOP))
    W("CSETP.GTU*", F(BOP))
    W("CSETP.HI*", F(BOP))
    W("CSETP.HS*", F(BOP))
    W("CSETP.LE*", F(BOP))
    W("CSETP.LEU*", F(BOP))
    W("CSETP.LO*", F(BOP))
    W("CSETP.LS*", F(BOP))
    W("CSETP.LT*", F(BOP))
    W("CSETP.LTU*", F(BOP))
    W("CSETP.NAN*", F(BOP))
    W("CSETP.NE*", F(BOP))
    W("CSETP.NEU*", F(BOP))
    W("CSETP.NUM*", F(BOP))
    W("CSETP.OFF*", F(BOP))
    W("CSETP.OFT*", F(BOP))
    W("CSETP.RGT*", F(BOP))
    W("CSETP.RLE*", F(BOP))
    W("CSETP.SFF*", F(BOP))
    W("CSETP.SFT*", F(BOP))
    W("CSETP.T*", F(BOP))
    PLAIN("CUBE")
    W("DADD*", F(FRND))
    PLAIN("DEPBAR")
    PLAIN("DEPBAR.LE")
    W("DFMA*", F(DRND))
    PLAIN("DMNMX")
    W("DMUL*", F(FRND))
    W("DSET***", F(BFH), F(FCMP), F(BOP))
    W("DSETP**", F(FCMP), F(BOP))
    W("EXIT*", F(KEEP))
    W("F2F*****", F(FTZ), F(CDF), F(CSF), F(CRND), F(FSAT))
    W("F2F*****", F(FTZ), F(CDF), F(CSF), F(FRND), F(FSAT))
    W("F2I****", F(FTZ), F(CDI), F(CSF), F(CINT))
    W("FADD***", F(FTZ), F(FRND), F(FSAT))
    W("FADD32I*", F(FTZL))
    PLAIN("FCHK.DIVIDE")
    W("FCMP**", F(FCMPN), F(PFTZ))
    W("FFMA***", F(FMZH), F(FRNDH), F(FSAT))
    W("FFMA32I**", F(FMZH), F(FSATL))
    W("FLO**", F(UI), F(FLSH))
    W("FMNMX*", F(FTZ))
    W("FMUL****", F(FMZ), F(FSCALE), F(FRND), F(FSAT))
    W("FMUL32I**", F(FMZH), F(FSATL))
    W("FSET****", F(BFH), F(FCMP), F(SFTZ), F(BOP))
    W("FSETP***", F(FCMP), F(PFTZ), F(BOP))
    W("FSWZADD***", F(FTZ), F(FRND), F(NDV))
    PLAIN("GETCRSPTR")
    PLAIN("GETLMEMBASE")
    W("HADD2***", F(HMRG), F(HFTZ), F(HSAT))
    W("HADD2***", F(HMRG), F(HFTZ), F(HSATC))
    W("HADD2_32I**", F(HFTZL), F(HSATC))
    W("HFMA2***", F(HMRG), F(HFMZC), F(HSATC))
    W("HFMA2***", F(HMRG), F(HFMZR), F(HSAT))
    W("HFMA2_32I*", F(HFMZL))
    W("HMUL2***", F(HMRG), F(HFMZ), F(HSAT))
    W("HMUL2***", F(HMRG), F(HFMZ), F(HSATC))
    W("HMUL2_32I**", F(HFMZL), F(HSATC))
    W("HSET2****", F(HBF), F(HCMP), F(HSFTZ), F(BOP))
    W("HSET2****", F(HBFC), F(HCMPC), F(HSFTZC), F(BOP))
    W("HSETP2****", F(HCMP), F(HAND), F(HPFTZ), F(BOP))
    W("HSETP2****", F(HCMPC), F(HANDC), F(HPFTZ), F(BOP))
    W("I2F***", F(CDF), F(CSI), F(FRND))
    W("I2I***", F(CDN), F(CSN), F(FSAT))
    W("IADD**", F(SATI), F(XI))
    W("IADD.PO**", F(SATI), F(XI))
    W("IADD3*", F(X3))
    W("IADD3**", F(SH3), F(X3))
    W("IADD32I**", F(SATL), F(XL))
    W("IADD32I.PO**", F(SATL), F(XL))
    W("ICMP**", F(CMP), F(UI))
    W("IDE*", F(IDEN))
    W("IDP.2A***", F(IDPH), F(IDPA2), F(IDPB))
    W("IDP.4A**", F(IDPA), F(IDPB))
    W("IMAD****", F(MADS), F(MADHI), F(MADSAT), F(MADX))
    W("IMAD**.PO**", F(MADS), F(MADHI), F(MADSAT), F(MADX))
    W("IMAD32I**", F(MADSL), F(MULHIL))
    W("IMAD32I**.PO", F(MADSL), F(MULHIL))
    W("IMADSP.S*.S*.S*", F(SPA), F(SPB), F(SPC))
    W("IMADSP.S*.U*.S*", F(SPA), F(SPB), F(SPC))
    W("IMADSP.U*.S*.S*", F(SPA), F(SPB), F(SPC))
    W("IMADSP.U*.U*.U*", F(SPA), F(SPB), F(SPC))
    W("IMNMX**", F(UI), F(MNX))
    W("IMUL**", F(MULS), F(MULHI))
    W("IMUL32I**", F(MULSL), F(MULHIL))
    W("IPA***", F(IMODE), F(IWHERE), F(ISAT))
    W("IPA.IDX***", F(IMODE), F(IWHERE), F(ISAT))
    W("ISBERD****", F(AO), F(ISPACE), F(ISKEW), F(ISIZE))
    PLAIN("ISCADD")
    PLAIN("ISCADD.PO")
    PLAIN("ISCADD32I")
    W("ISET*****", F(BF), F(CMP), F(UI), F(XC), F(BOP))
    W("ISETP****", F(CMP), F(UI), F(XC), F(BOP))
    W("JCAL*", F(NOINC))
    W("JMP**", F(UNI), F(LMT))
    W("JMX*", F(LMT))
    PLAIN("KIL")
    W("LD***", F(GENE), F(GENL), F(LSIZE))
    W("LDC**", F(CSIZE), F(LMODE))
    W("LDG***", F(GE), F(GCL), F(GSIZE))
    W("LDL**", F(LCL), F(SSIZE))
    W("LDS*", F(SSIZE))
    W("LDS.U*", F(USIZE))
    W("LEA*", F(LEAX))
    W("LEA.HI*", F(LECX))
    W("LEA.HI*", F(LEHX))
    PLAIN("LEPC")
    PLAIN("LONGJMP")
    W("LOP***", F(LOPF), F(LOPX), F(LOPT))
    W("LOP3.LUT*", F(L3XC))
    W("LOP3.LUT*", F(L3XI))
    W("LOP3.LUT**", F(L3X), F(L3T))
    W("LOP32I**", F(LOPFL), F(LOPXL))
    W("MEMBAR**", F(MSCOPE), F(MINV))
    PLAIN("MOV")
    PLAIN("MOV32I")
    W("MUFU**", F(MUF), F(FSAT))
    W("NOP*", F(NTRIG))
    W("OUT*", F(OUTK))
    W("P2R*", F(PBYTE))
    PLAIN("PBK")
    PLAIN("PCNT")
    PLAIN("PEXIT")
    W("PIXLD*", F(PXK))
    PLAIN("PLONGJMP")
    PLAIN("POPC")
    W("PRET*", F(NOINC))
    W("PRMT*", F(PMODE))
    W("PSET***", F(BF), F(BOP2), F(BOP))
    W("PSETP**", F(BOP2), F(BOP))
    W("R2B*", F(R2BK))
    PLAIN("R2P")
    PLAIN("RAM")
    W("RED***", F(AE), F(AROP), F(ARTYPE))
    W("RED**.F16x2.FTZ.RN", F(AE), F(AROP))
    W("RED**.F16x2.RN", F(AE), F(AROP))
    W("RED**.F64.RN", F(AE), F(AROP))
    PLAIN("RET")
    W("RRO*", F(RROF))
    W("RTT*", F(RTTK))
    PLAIN("RZ")
    PLAIN("S2R")
    PLAIN("SAM")
    PLAIN("SEL")
    PLAIN("SETCRSPTR")
    PLAIN("SETLMEMBASE")
    W("SHF.L***", F(FW), F(FTYPE), F(FHI))
    W("SHF.R***", F(FW), F(FTYPE), F(FHI))
    W("SHFL*", F(SMODE))
    W("SHL**", F(SHW), F(SHX))
    W("SHR****", F(UI), F(SHW), F(SHRX), F(BREV))
    PLAIN("SR_BARRIERALLOC")
    PLAIN("SR_LWINHI")
    PLAIN("SR_MULTIPASSSHADERINFO")
    PLAIN("SR_SM_SPA_VERSION")
    PLAIN("SR_SWINHI")
    PLAIN("SSY")
    W("ST***", F(GENE), F(GENS), F(LSIZE))
    W("STG***", F(GE), F(GCS), F(SSIZE))
    W("STL**", F(LCS), F(SSIZE))
    W("STP*", F(STPW))
    W("STS*", F(SSIZE))
    W("SUATOM******", F(SUAPD), F(SUABA), F(SUDIM), F(SUAOP), F(SUATYPER), F(SUCLAMP))
    W("SUATOM****.F16x2.FTZ.RN*", F(SUAPD), F(SUABA), F(SUDIM), F(SUAOP), F(SUCLAMP))
    W("SUATOM****.F16x2.RN*", F(SUAPD), F(SUABA), F(SUDIM), F(SUAOP), F(SUCLAMP))
    W("SUATOM***.CAS**", F(SUAPD), F(SUABA), F(SUDIM), F(SUATYPER), F(SUCLAMP))
    W("SUATOM***.CAS.F16x2.FTZ.RN*", F(SUAPD), F(SUABA), F(SUDIM), F(SUCLAMP))
    W("SUATOM***.CAS.F16x2.RN*", F(SUAPD), F(SUABA), F(SUDIM), F(SUCLAMP))
    W("SUATOM.D*****", F(SUABA), F(SUDIM), F(SUAOP), F(SUATYPE), F(SUCLAMP))
    W("SUATOM.D*****", F(SUABA), F(SUDIM), F(SUAOP), F(SUATYPER), F(SUCLAMP))
    W("SUATOM.D***.F16x2.FTZ.RN*", F(SUABA), F(SUDIM), F(SUAOP), F(SUCLAMP))
    W("SUATOM.D***.F16x2.RN*", F(SUABA), F(SUDIM), F(SUAOP), F(SUCLAMP))
    W("SUATOM.D**.CAS**", F(SUABA), F(SUDIM), F(SUATYPE), F(SUCLAMP))
    W("SUATOM.D**.CAS.F16x2.FTZ.RN*", F(SUABA), F(SUDIM), F(SUCLAMP))
    W("SUATOM.D**.CAS.F16x2.RN*", F(SUABA), F(SUDIM), F(SUCLAMP))
    W("SULD.D*****", F(SUBA), F(SUDIM), F(SULC), F(SUSIZE), F(SUCLAMP))
    W("SULD.P****", F(SUDIM), F(SULC), F(SUMASK), F(SUCLAMP))
    W("SURED.D*****", F(SUBA), F(SUDIM), F(SUROP), F(SURTYPE), F(SUCLAMP))
    W("SURED.D***.F16x2.FTZ.RN*", F(SUBA), F(SUDIM), F(SUROP), F(SUCLAMP))
    W("SURED.D***.F16x2.RN*", F(SUBA), F(SUDIM), F(SUROP), F(SUCLAMP))
    W("SURED.P***", F(SUDIM), F(SUROP), F(SUCLAMP))
    W("SUST.D*****", F(SUBA), F(SUDIM), F(SUSC), F(SUSIZE), F(SUCLAMP))
    W("SUST.P****", F(SUDIM), F(SUSC), F(SUMASK), F(SUCLAMP))
    PLAIN("SYNC")
    W("TEX********", F(TLOD), F(TLC), F(TAO), F(TDC), F(TNDV), F(NODEP), F(PHT), F(PHP))
    W("TEX.B********", F(TLODB), F(TLCB), F(TAOB), F(TDC), F(TNDV), F(NODEP), F(PHT), F(PHP))
    W("TEXS***", F(NODEP), F(PHT), F(PHP))
    W("TEXS****", F(TXF), F(NODEP), F(PHT), F(PHP))
    W("TEXS*.DC***", F(TXF), F(NODEP), F(PHT), F(PHP))
    W("TEXS*.LL***", F(TXF), F(NODEP), F(PHT), F(PHP))
    W("TEXS*.LL.DC***", F(TXF), F(NODEP), F(PHT), F(PHP))
    W("TEXS*.LZ***", F(TXF), F(NODEP), F(PHT), F(PHP))
    W("TEXS*.LZ.DC***", F(TXF), F(NODEP), F(PHT), F(PHP))
    W("TEXS.DC***", F(NODEP), F(PHT), F(PHP))
    W("TEXS.LL***", F(NODEP), F(PHT), F(PHP))
    W("TEXS.LL.DC***", F(NODEP), F(PHT), F(PHP))
    W("TEXS.LZ***", F(NODEP), F(PHT), F(PHP))
    W("TEXS.LZ.DC***", F(NODEP), F(PHT), F(PHP))
    W("TLD*******", F(TLDL), F(TAOL), F(TLDM), F(TLDC), F(NODEP), F(PHT), F(PHP))
    W("TLD.B*******", F(TLDL), F(TAOL), F(TLDM), F(TLDC), F(NODEP), F(PHT), F(PHP))
    W("TLD4*******", F(T4C), F(T4O), F(TDC), F(TNDV), F(NODEP), F(PHT), F(PHP))
    W("TLD4*.B******", F(T4CB), F(T4OB), F(TDC), F(TNDV), F(NODEP), F(PHT), F(PHP))
    W("TLD4S******", F(T4CS), F(TAOS), F(TDC), F(NODEP), F(PHT), F(PHP))
    W("TLD4S*******", F(T4F), F(T4CS), F(TAOS), F(TDC), F(NODEP), F(PHT), F(PHP))
    W("TLDS*.LL***", F(TXF), F(NODEP), F(PHT), F(PHP))
    W("TLDS*.LL.AOFFI***", F(TXF), F(NODEP), F(PHT), F(PHP))
    W("TLDS*.LZ***", F(TXF), F(NODEP), F(PHT), F(PHP))
    W("TLDS*.LZ.AOFFI***", F(TXF), F(NODEP), F(PHT), F(PHP))
    W("TLDS*.LZ.MS***", F(TXF), F(NODEP), F(PHT), F(PHP))
    W("TLDS.LL***", F(NODEP), F(PHT), F(PHP))
    W("TLDS.LL.AOFFI***", F(NODEP), F(PHT), F(PHP))
    W("TLDS.LZ***", F(NODEP), F(PHT), F(PHP))
    W("TLDS.LZ.AOFFI***", F(NODEP), F(PHT), F(PHP))
    W("TLDS.LZ.MS***", F(NODEP), F(PHT), F(PHP))
    W("TMML.B.LOD****", F(TNDV), F(NODEP), F(PHT), F(PHP))
    W("TMML.LOD****", F(TNDV), F(NODEP), F(PHT), F(PHP))
    W("TXA****", F(TNDV), F(NODEP), F(PHT), F(PHP))
    W("TXD*****", F(TLCD), F(TAOL), F(NODEP), F(PHT), F(PHP))
    W("TXD.B*****", F(TLCD), F(TAOL), F(NODEP), F(PHT), F(PHP))
    W("TXQ***", F(NODEP), F(PHT), F(PHP))
    W("TXQ.B***", F(NODEP), F(PHT), F(PHP))
    W("VABSDIFF***", F(VSD), F(VSAT), F(VRED))
    W("VABSDIFF*.*16.*16**", F(VSD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VABSDIFF*.*16.*32**", F(VSD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VABSDIFF*.*16.*8**", F(VSD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VABSDIFF*.*8.*16**", F(VSD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VABSDIFF*.*8.*32**", F(VSD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VABSDIFF*.*8.*8**", F(VSD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VABSDIFF*.S32.*16**", F(VSD), F(VBS), F(VSAT), F(VRED))
    W("VABSDIFF*.S32.*8**", F(VSD), F(VBS), F(VSAT), F(VRED))
    W("VABSDIFF*.S32.U32**", F(VSD), F(VSAT), F(VRED))
    W("VABSDIFF*.U32.*16**", F(VSD), F(VBS), F(VSAT), F(VRED))
    W("VABSDIFF*.U32.*32**", F(VSD), F(VBS), F(VSAT), F(VRED))
    W("VABSDIFF*.U32.*8**", F(VSD), F(VBS), F(VSAT), F(VRED))
    W("VABSDIFF4******", F(V4SD), F(V4A), F(V4B), F(V4SAT), F(V4RED), F(V4M))
    W("VADD***", F(VUD), F(VSAT), F(VRED))
    W("VADD*.*16.*16**", F(VUD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VADD*.*16.*32**", F(VUD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VADD*.*16.*8**", F(VUD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VADD*.*8.*16**", F(VUD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VADD*.*8.*32**", F(VUD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VADD*.*8.*8**", F(VUD), F(VAS), F(VBS), F(VSAT), F(VRED))
    W("VADD*.S32.*16**", F(VUD), F(VBS), F(VSAT), F(VRED))
    W("VADD*.S32.*8**", F(VUD), F(VBS), F(VSAT), F(VRED))
    W("VADD*.S32.U32**", F(VUD), F(VSAT), F(VRED))
    W("VADD*.U32.*16**", F(VUD), F(VBS), F(VSAT), F(VRED))
    W("VADD*.U32.*32**", F(VUD), F(VBS), F(VSAT), F(VRED))
    W("VADD*.U32.*8**", F(VUD), F(VBS), F(VSAT), F(VRED))
    W("VMAD**", F(VSHIFT), F(VSAT))
    W("VMAD.*16.*16**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.*16.*16.PO**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.*16.*32**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.*16.*32.PO**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.*16.*8**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.*16.*8.PO**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.*8.*16**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.*8.*16.PO**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.*8.*32**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.*8.*32.PO**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.*8.*8**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.*8.*8.PO**", F(VAS), F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.PO**", F(VSHIFT), F(VSAT))
    W("VMAD.S32.*16**", F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.S32.*16.PO**", F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.S32.*8**", F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.S32.*8.PO**", F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.S32.U32**", F(VSHIFT), F(VSAT))
    W("VMAD.S32.U32.PO**", F(VSHIFT), F(VSAT))
    W("VMAD.U32.*16**", F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.U32.*16.PO**", F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.U32.*32**", F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.U32.*32.PO**", F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.U32.*8**", F(VBS), F(VSHIFT), F(VSAT))
    W("VMAD.U32.*8.PO**", F(VBS), F(VSHIFT), F(VSAT))
    W("VMNMX****", F(VUD), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.*16.*16***", F(VUD), F(VAS), F(VBS), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.*16.*32***", F(VUD), F(VAS), F(VBS), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.*16.*8***", F(VUD), F(VAS), F(VBS), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.*8.*16***", F(VUD), F(VAS), F(VBS), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.*8.*32***", F(VUD), F(VAS), F(VBS), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.*8.*8***", F(VUD), F(VAS), F(VBS), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.S32.*16***", F(VUD), F(VBS), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.S32.*8***", F(VUD), F(VBS), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.S32.U32***", F(VUD), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.U32.*16***", F(VUD), F(VBS), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.U32.*32***", F(VUD), F(VBS), F(VMX), F(VSAT), F(VRED))
    W("VMNMX*.U32.*8***", F(VUD), F(VBS), F(VMX), F(VSAT), F(VRED))
    W("VOTE*", F(VMODE))
    W("VOTE.VTG*", F(VTG))
    W("VSET**", F(VCMP), F(VRED))
    W("VSET*.*16.*16*", F(VCMP), F(VAS), F(VBS), F(VRED))
    W("VSET*.*16.*32*", F(VCMP), F(VAS), F(VBS), F(VRED))
    W("VSET*.*16.*8*", F(VCMP), F(VAS), F(VBS), F(VRED))
    W("VSET*.*8.*16*", F(VCMP), F(VAS), F(VBS), F(VRED))
    W("VSET*.*8.*32*", F(VCMP), F(VAS), F(VBS), F(VRED))
    W("VSET*.*8.*8*", F(VCMP), F(VAS), F(VBS), F(VRED))
    W("VSET*.S32.*16*", F(VCMP), F(VBS), F(VRED))
    W("VSET*.S32.*8*", F(VCMP), F(VBS), F(VRED))
    W("VSET*.S32.U32*", F(VCMP), F(VRED))
    W("VSET*.U32.*16*", F(VCMP), F(VBS), F(VRED))
    W("VSET*.U32.*32*", F(VCMP), F(VBS), F(VRED))
    W("VSET*.U32.*8*", F(VCMP), F(VBS), F(VRED))
    W("VSETP**", F(VCMPP), F(BOP))
    W("VSETP*.*16.*16*", F(VCMPP), F(VAS), F(VBS), F(BOP))
    W("VSETP*.*16.*32*", F(VCMPP), F(VAS), F(VBS), F(BOP))
    W("VSETP*.*16.*8*", F(VCMPP), F(VAS), F(VBS), F(BOP))
    W("VSETP*.*8.*16*", F(VCMPP), F(VAS), F(VBS), F(BOP))
    W("VSETP*.*8.*32*", F(VCMPP), F(VAS), F(VBS), F(BOP))
    W("VSETP*.*8.*8*", F(VCMPP), F(VAS), F(VBS), F(BOP))
    W("VSETP*.S32.*16*", F(VCMPP), F(VBS), F(BOP))
    W("VSETP*.S32.*8*", F(VCMPP), F(VBS), F(BOP))
    W("VSETP*.S32.U32*", F(VCMPP), F(BOP))
    W("VSETP*.U32.*16*", F(VCMPP), F(VBS), F(BOP))
    W("VSETP*.U32.*32*", F(VCMPP), F(VBS), F(BOP))
    W("VSETP*.U32.*8*", F(VCMPP), F(VBS), F(BOP))
    W("VSHL*.*16.U16***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHL*.*16.U32***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHL*.*16.U8***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHL*.*32.U16***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHL*.*32.U32***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHL*.*32.U8***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHL*.*8.U16***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHL*.*8.U32***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHL*.*8.U8***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHR*.*16.U16***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHR*.*16.U32***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHR*.*16.U8***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHR*.*32.U16***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHR*.*32.U32***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHR*.*32.U8***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHR*.*8.U16***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHR*.*8.U32***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("VSHR*.*8.U8***", F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED))
    W("XMAD***", F(XSIGN), F(XMODEC), F(XXC))
    W("XMAD*****", F(XSIGN), F(XPSL), F(XMRG), F(XMODE), F(XX))
    W("XMAD*****", F(XSIGN), F(XPSLC), F(XMRGC), F(XMODEC), F(XXC))
    PLAIN("a")
    PLAIN("c")
};

bool maxwell_branch_target(const struct isadora_context *c, const struct isadora_insn *in,
    uint64_t *to)
{
    (void)c;
    switch (in->form) {
    case MAXWELL_BRA:
        if (in->alt[0] == 0) {
            *to = (c->address + 8 + (uint64_t)rt_sign(in->value[3], 24)) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_JMP:
        if (in->alt[0] == 0) {
            *to = (in->value[3]) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_CAL:
    case MAXWELL_PRET:
        if (in->alt[0] == 0) {
            *to = (c->address + 8 + (uint64_t)rt_sign(in->value[1], 24)) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_JCAL:
        if (in->alt[0] == 0) {
            *to = (in->value[1]) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_PLONGJMP:
    case MAXWELL_PBK:
    case MAXWELL_PCNT:
    case MAXWELL_SSY:
        if (in->alt[0] == 0) {
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
/* Latencies of a form: of each configuration, or alike in all. */
#define BY(form, ...) [6 * MAXWELL_##form] = __VA_ARGS__,
#define ALL(form, n) [6 * MAXWELL_##form] = n, n, n, n, n, n,
static const uint8_t latencies[6 * MAXWELL_FORMS] = {
    ALL(ATOM_OP, Q + 0)
    ALL(ATOM_OPP, Q + 0)
    ALL(ATOM_CAS, Q + 0)
    ALL(ATOM_CASP, Q + 0)
    ALL(ATOMS, Q + 1)
    ALL(ATOMS_CAS, Q + 1)
    ALL(RED, Q + 0)
    ALL(ISETP, 6)
    ALL(ISET, 6)
    ALL(F2F_HH, Q + 6)
    ALL(F2F_HS, Q + 6)
    ALL(F2F_HD, Q + 6)
    ALL(F2F_SH, Q + 6)
    ALL(F2F_SS, Q + 6)
    ALL(F2F_SD, Q + 6)
    ALL(F2F_DH, Q + 6)
    ALL(F2F_DS, Q + 6)
    ALL(F2F_DD, Q + 6)
    ALL(F2I_H, Q + 6)
    ALL(F2I_S, Q + 6)
    ALL(F2I_D, Q + 6)
    ALL(I2F_H, Q + 6)
    ALL(I2F_B, Q + 6)
    ALL(I2F_W, Q + 6)
    ALL(I2F_D, Q + 6)
    ALL(I2I_H, Q + 6)
    ALL(I2I_B, Q + 6)
    ALL(I2I_W, Q + 6)
    ALL(DADD, Q + 7)
    ALL(DMUL, Q + 7)
    ALL(DFMA_B, Q + 7)
    ALL(DFMA_C, Q + 7)
    ALL(DMNMX, Q + 7)
    ALL(DSET, Q + 7)
    ALL(DSETP, Q + 7)
    ALL(FADD, 6)
    ALL(FADD32I, 6)
    ALL(FMUL, 6)
    ALL(FMUL32I, 6)
    ALL(FFMA_B, 6)
    ALL(FFMA_C, 6)
    ALL(FMNMX, 6)
    ALL(FSET, 6)
    ALL(FSETP, 6)
    ALL(FCMP_B, 6)
    ALL(FCMP_C, 6)
    ALL(FCHK, Q + 6)
    ALL(MUFU, Q + 6)
    BY(MUFU_SQRT, 0, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6)
    ALL(RRO, 6)
    ALL(HADD2_R, 6)
    ALL(HADD2_C, 6)
    ALL(HMUL2_R, 6)
    ALL(HMUL2_C, 6)
    ALL(HMUL2_I, 6)
    ALL(HFMA2_R, 6)
    ALL(HFMA2_B, 6)
    ALL(HFMA2_C, 6)
    ALL(HSETP2_R, 6)
    ALL(HSETP2_C, 6)
    ALL(IADD, 6)
    ALL(IADD32I, 6)
    ALL(IADD3_R, 6)
    ALL(IADD3_B, 6)
    ALL(ISCADD, 6)
    ALL(ISCADD32I, 6)
    ALL(IMNMX, 6)
    ALL(ICMP_B, 6)
    ALL(ICMP_C, 6)
    ALL(LOP, 6)
    ALL(LOP32I, 6)
    ALL(LOP3_R, 6)
    ALL(LOP3_C, 6)
    ALL(LOP3_I, 6)
    ALL(LDG, Q + 0)
    ALL(STG, Q + 0)
    ALL(LD, Q + 0)
    ALL(ST, Q + 0)
    ALL(LDL, Q + 0)
    ALL(STL, Q + 0)
    ALL(LDS_R, Q + 1)
    ALL(LDS_U, Q + 1)
    ALL(STS, Q + 1)
    ALL(LDC, Q + 2)
    ALL(MOV, 6)
    ALL(MOV32I, 6)
    ALL(SEL, 6)
    ALL(PRMT_B, 6)
    ALL(PRMT_C, 6)
    ALL(XMAD_R, 6)
    ALL(XMAD_I, 6)
    ALL(XMAD_B, 6)
    ALL(XMAD_C, 6)
    ALL(PSETP, 6)
    ALL(CSETP, 6)
    ALL(P2R, 6)
    ALL(R2P, 6)
    ALL(SHL, 6)
    ALL(SHR, 6)
    ALL(SHF_L, 6)
    ALL(SHF_R, 6)
    ALL(BFE, 6)
    ALL(BFI_B, 6)
    ALL(BFI_C, 6)
    ALL(FLO, Q + 6)
    ALL(POPC, Q + 6)
    ALL(LEA_LO, 6)
    ALL(LEA_HI, 6)
    ALL(LEA_HC, 6)
    ALL(S2R, Q + 3)
    ALL(CS2R, 6)
    ALL(VOTE, 6)
    ALL(SHFL, Q + 1)
    ALL(B2R_B, Q + 4)
    ALL(B2R_R, Q + 4)
    ALL(B2R_W, Q + 4)
    ALL(TEX_I, Q + 5)
    ALL(TEX_B, Q + 5)
    ALL(TLD_I, Q + 5)
    ALL(TLD_B, Q + 5)
    ALL(TLD4_I, Q + 5)
    ALL(TLD4_B, Q + 5)
    ALL(TXQ_I, Q + 5)
    ALL(TXQ_B, Q + 5)
    ALL(TEXS_D1_LZ_M, Q + 5)
    ALL(TEXS_D2_M, Q + 5)
    ALL(TEXS_D2_LZ_M, Q + 5)
    ALL(TEXS_D2_LL_M, Q + 5)
    ALL(TEXS_D2_DC_M, Q + 5)
    ALL(TEXS_D2_LL_DC_M, Q + 5)
    ALL(TEXS_D2_LZ_DC_M, Q + 5)
    ALL(TEXS_A2_M, Q + 5)
    ALL(TEXS_A2_LZ_M, Q + 5)
    ALL(TEXS_A2_LZ_DC_M, Q + 5)
    ALL(TEXS_D3_M, Q + 5)
    ALL(TEXS_D3_LZ_M, Q + 5)
    ALL(TEXS_CUBE_M, Q + 5)
    ALL(TEXS_CUBE_LL_M, Q + 5)
    ALL(TEXS_D1_LZ_S, Q + 5)
    ALL(TEXS_D2_S, Q + 5)
    ALL(TEXS_D2_LZ_S, Q + 5)
    ALL(TEXS_D2_LL_S, Q + 5)
    ALL(TEXS_D2_DC_S, Q + 5)
    ALL(TEXS_D2_LL_DC_S, Q + 5)
    ALL(TEXS_D2_LZ_DC_S, Q + 5)
    ALL(TEXS_A2_S, Q + 5)
    ALL(TEXS_A2_LZ_S, Q + 5)
    ALL(TEXS_A2_LZ_DC_S, Q + 5)
    ALL(TEXS_D3_S, Q + 5)
    ALL(TEXS_D3_LZ_S, Q + 5)
    ALL(TEXS_CUBE_S, Q + 5)
    ALL(TEXS_CUBE_LL_S, Q + 5)
    ALL(TLDS_D1_LZ_M, Q + 5)
    ALL(TLDS_D1_LL_M, Q + 5)
    ALL(TLDS_D2_LZ_M, Q + 5)
    ALL(TLDS_D2_LZ_AO_M, Q + 5)
    ALL(TLDS_D2_LL_M, Q + 5)
    ALL(TLDS_D2_LZ_MS_M, Q + 5)
    ALL(TLDS_D3_LZ_M, Q + 5)
    ALL(TLDS_A2_LZ_M, Q + 5)
    ALL(TLDS_D2_LL_AO_M, Q + 5)
    ALL(TLDS_D1_LZ_S, Q + 5)
    ALL(TLDS_D1_LL_S, Q + 5)
    ALL(TLDS_D2_LZ_S, Q + 5)
    ALL(TLDS_D2_LZ_AO_S, Q + 5)
    ALL(TLDS_D2_LL_S, Q + 5)
    ALL(TLDS_D2_LZ_MS_S, Q + 5)
    ALL(TLDS_D3_LZ_S, Q + 5)
    ALL(TLDS_A2_LZ_S, Q + 5)
    ALL(TLDS_D2_LL_AO_S, Q + 5)
    ALL(TLD4S, Q + 5)
    ALL(VADD, 6)
    ALL(VABSDIFF, 6)
    ALL(VMNMX, 6)
    ALL(VSET, 6)
    ALL(VMAD, 6)
    BY(IDP_A4, 0, 0, 0, 0, 6, 6)
    BY(IDP_A2, 0, 0, 0, 0, 6, 6)
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
    switch (rt_cpu_level()) {
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
    .reset = maxwell_reset,
    .execute = maxwell_execute,
    .branch_target = maxwell_branch_target,
    .syntax = &maxwell_syntax,
    .actions = maxwell_actions,
    .uses = &maxwell_uses,
    .schedule = &schedule,
    .lanes = 32, .masks = 4,
    .block_size = sizeof(struct maxwell_block), .grid_size = sizeof(struct maxwell_grid),
    .quick = quick,
    .limits = {{0xffffffffu, 0xffffffffu, 0xffffffffu}, {0x400, 0x400, 0x400}, 0x400},
    .param_space = -1, .param_at = 0x0,
    .buffer_space = -1, .buffer_at = 0x0, .buffer_window = 0x0,
};
