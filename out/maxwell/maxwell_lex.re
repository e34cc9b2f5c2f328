/* Generated from the description maxwell by gen/emit/assembler.lua. Do not edit. */
#include "maxwell_lex.h"

/*!re2c
    re2c:api = custom;
    re2c:api:style = free-form;
    re2c:yyfill:enable = 0;
    re2c:define:YYCTYPE = "unsigned char";
    re2c:define:YYPEEK = "(at < end ? (unsigned char)*at : 0)";
    re2c:define:YYSKIP = "at++;";
    re2c:define:YYBACKUP = "mark = at;";
    re2c:define:YYRESTORE = "at = mark;";
    re2c:indent:string = "    ";
    decimal = "0" | [1-9] [0-9]*;
*/

/* registers of `$P` */
uint32_t maxwell_scan_file_p(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "PT" { *value = 0x7; return 2; }
    "P" decimal { return isadora_scan_number(text, 1, at, value); }
    */
}

/* texts of `AE` */
uint32_t maxwell_scan_words_ae(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".E" { *value = 0x1; return 2; }
    */
}

/* texts of `AOP` */
uint32_t maxwell_scan_words_aop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".ADD" { *value = 0x0; return 4; }
    ".MIN" { *value = 0x1; return 4; }
    ".MAX" { *value = 0x2; return 4; }
    ".INC" { *value = 0x3; return 4; }
    ".DEC" { *value = 0x4; return 4; }
    ".AND" { *value = 0x5; return 4; }
    ".OR" { *value = 0x6; return 3; }
    ".XOR" { *value = 0x7; return 4; }
    ".EXCH" { *value = 0x8; return 5; }
    ".SAFEADD" { *value = 0xa; return 8; }
    */
}

/* texts of `ATYPE` */
uint32_t maxwell_scan_words_atype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".U64" { *value = 0x2; return 4; }
    ".F32.FTZ.RN" { *value = 0x3; return 11; }
    ".S64" { *value = 0x5; return 4; }
    */
}

/* registers of `$R` */
uint32_t maxwell_scan_file_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "RZ" { *value = 0xff; return 2; }
    "R" decimal { return isadora_scan_number(text, 1, at, value); }
    */
}

/* texts of `NOY` */
uint32_t maxwell_scan_words_noy(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "Y" { *value = 0x0; return 1; }
    */
}

/* texts of `W1` */
uint32_t maxwell_scan_words_w1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "^1" { *value = 0x1; return 2; }
    */
}

/* texts of `W2` */
uint32_t maxwell_scan_words_w2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "^2" { *value = 0x1; return 2; }
    */
}

/* texts of `W3` */
uint32_t maxwell_scan_words_w3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "^3" { *value = 0x1; return 2; }
    */
}

/* texts of `W4` */
uint32_t maxwell_scan_words_w4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "^4" { *value = 0x1; return 2; }
    */
}

/* texts of `W5` */
uint32_t maxwell_scan_words_w5(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "^5" { *value = 0x1; return 2; }
    */
}

/* texts of `W6` */
uint32_t maxwell_scan_words_w6(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "^6" { *value = 0x1; return 2; }
    */
}

/* texts of `GP41` */
uint32_t maxwell_scan_words_gp41(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "PT" { *value = 0x0; return 2; }
    "P6" { *value = 0x1; return 2; }
    "P5" { *value = 0x2; return 2; }
    "P4" { *value = 0x3; return 2; }
    "P3" { *value = 0x4; return 2; }
    "P2" { *value = 0x5; return 2; }
    "P1" { *value = 0x6; return 2; }
    "P0" { *value = 0x7; return 2; }
    */
}

/* texts of `CASW` */
uint32_t maxwell_scan_words_casw(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".64" { *value = 0x1; return 3; }
    */
}

/* texts of `ASOP` */
uint32_t maxwell_scan_words_asop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".ADD" { *value = 0x0; return 4; }
    ".MIN" { *value = 0x1; return 4; }
    ".MAX" { *value = 0x2; return 4; }
    ".INC" { *value = 0x3; return 4; }
    ".DEC" { *value = 0x4; return 4; }
    ".AND" { *value = 0x5; return 4; }
    ".OR" { *value = 0x6; return 3; }
    ".XOR" { *value = 0x7; return 4; }
    ".EXCH" { *value = 0x8; return 5; }
    */
}

/* texts of `ASTYPE` */
uint32_t maxwell_scan_words_astype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".U64" { *value = 0x2; return 4; }
    ".S64" { *value = 0x3; return 4; }
    */
}

/* texts of `CASK` */
uint32_t maxwell_scan_words_cask(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CAST" { *value = 0x0; return 5; }
    ".CAST.SPIN" { *value = 0x1; return 10; }
    ".CAS" { *value = 0x2; return 4; }
    */
}

/* texts of `AROP` */
uint32_t maxwell_scan_words_arop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".ADD" { *value = 0x0; return 4; }
    ".MIN" { *value = 0x1; return 4; }
    ".MAX" { *value = 0x2; return 4; }
    ".INC" { *value = 0x3; return 4; }
    ".DEC" { *value = 0x4; return 4; }
    ".AND" { *value = 0x5; return 4; }
    ".OR" { *value = 0x6; return 3; }
    ".XOR" { *value = 0x7; return 4; }
    */
}

/* texts of `CCLEVEL` */
uint32_t maxwell_scan_words_cclevel(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U" { *value = 0x1; return 2; }
    ".C" { *value = 0x2; return 2; }
    ".I" { *value = 0x3; return 2; }
    ".CRS" { *value = 0x4; return 4; }
    */
}

/* texts of `CCOPQ` */
uint32_t maxwell_scan_words_ccopq(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".QRY1" { *value = 0x0; return 5; }
    ".PF1" { *value = 0x1; return 4; }
    ".PF1.5" { *value = 0x2; return 6; }
    ".PF2" { *value = 0x3; return 4; }
    ".WB" { *value = 0x4; return 3; }
    ".IV" { *value = 0x5; return 3; }
    ".IVALL" { *value = 0x6; return 6; }
    ".RS" { *value = 0x7; return 3; }
    ".RSLB" { *value = 0x9; return 5; }
    */
}

/* texts of `CCOP` */
uint32_t maxwell_scan_words_ccop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PF1" { *value = 0x1; return 4; }
    ".PF1.5" { *value = 0x2; return 6; }
    ".PF2" { *value = 0x3; return 4; }
    ".WB" { *value = 0x4; return 3; }
    ".IV" { *value = 0x5; return 3; }
    ".IVALL" { *value = 0x6; return 6; }
    ".RS" { *value = 0x7; return 3; }
    ".RSLB" { *value = 0x9; return 5; }
    */
}

/* texts of `CMP` */
uint32_t maxwell_scan_words_cmp(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F" { *value = 0x0; return 2; }
    ".LT" { *value = 0x1; return 3; }
    ".EQ" { *value = 0x2; return 3; }
    ".LE" { *value = 0x3; return 3; }
    ".GT" { *value = 0x4; return 3; }
    ".NE" { *value = 0x5; return 3; }
    ".GE" { *value = 0x6; return 3; }
    ".T" { *value = 0x7; return 2; }
    */
}

/* texts of `UI` */
uint32_t maxwell_scan_words_ui(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U32" { *value = 0x0; return 4; }
    */
}

/* texts of `XC` */
uint32_t maxwell_scan_words_xc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".X" { *value = 0x1; return 2; }
    */
}

/* texts of `BOP` */
uint32_t maxwell_scan_words_bop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".AND" { *value = 0x0; return 4; }
    ".OR" { *value = 0x1; return 3; }
    ".XOR" { *value = 0x2; return 4; }
    */
}

/* texts of `RA` */
uint32_t maxwell_scan_words_ra(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".reuse" { *value = 0x1; return 6; }
    */
}

/* texts of `Q0N` */
uint32_t maxwell_scan_words_q0n(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "!" { *value = 0x1; return 1; }
    */
}

/* texts of `BF` */
uint32_t maxwell_scan_words_bf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".BF" { *value = 0x1; return 3; }
    */
}

/* texts of `CCW` */
uint32_t maxwell_scan_words_ccw(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CC" { *value = 0x1; return 3; }
    */
}

/* texts of `UNI` */
uint32_t maxwell_scan_words_uni(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U" { *value = 0x1; return 2; }
    */
}

/* texts of `LMT` */
uint32_t maxwell_scan_words_lmt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".LMT" { *value = 0x1; return 4; }
    */
}

/* texts of `CCT` */
uint32_t maxwell_scan_words_cct(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "CC.F" { *value = 0x0; return 4; }
    "CC.LT" { *value = 0x1; return 5; }
    "CC.EQ" { *value = 0x2; return 5; }
    "CC.LE" { *value = 0x3; return 5; }
    "CC.GT" { *value = 0x4; return 5; }
    "CC.NE" { *value = 0x5; return 5; }
    "CC.GE" { *value = 0x6; return 5; }
    "CC.NUM" { *value = 0x7; return 6; }
    "CC.NAN" { *value = 0x8; return 6; }
    "CC.LTU" { *value = 0x9; return 6; }
    "CC.EQU" { *value = 0xa; return 6; }
    "CC.LEU" { *value = 0xb; return 6; }
    "CC.GTU" { *value = 0xc; return 6; }
    "CC.NEU" { *value = 0xd; return 6; }
    "CC.GEU" { *value = 0xe; return 6; }
    "CC.OFF" { *value = 0x10; return 6; }
    "CC.LO" { *value = 0x11; return 5; }
    "CC.SFF" { *value = 0x12; return 6; }
    "CC.LS" { *value = 0x13; return 5; }
    "CC.HI" { *value = 0x14; return 5; }
    "CC.SFT" { *value = 0x15; return 6; }
    "CC.HS" { *value = 0x16; return 5; }
    "CC.OFT" { *value = 0x17; return 6; }
    "CC.CSM_TA" { *value = 0x18; return 9; }
    "CC.CSM_TR" { *value = 0x19; return 9; }
    "CC.CSM_MX" { *value = 0x1a; return 9; }
    "CC.FCSM_TA" { *value = 0x1b; return 10; }
    "CC.FCSM_TR" { *value = 0x1c; return 10; }
    "CC.FCSM_MX" { *value = 0x1d; return 10; }
    "CC.RLE" { *value = 0x1e; return 6; }
    "CC.RGT" { *value = 0x1f; return 6; }
    */
}

/* texts of `NOINC` */
uint32_t maxwell_scan_words_noinc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".NOINC" { *value = 0x0; return 6; }
    */
}

/* texts of `KEEP` */
uint32_t maxwell_scan_words_keep(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".KEEPREFCOUNT" { *value = 0x1; return 13; }
    */
}

/* texts of `BPTK` */
uint32_t maxwell_scan_words_bptk(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".DRAIN_ILLEGAL" { *value = 0x0; return 14; }
    ".CAL" { *value = 0x1; return 4; }
    ".PAUSE" { *value = 0x2; return 6; }
    ".TRAP" { *value = 0x3; return 5; }
    ".INT" { *value = 0x4; return 4; }
    ".DRAIN" { *value = 0x5; return 6; }
    */
}

/* texts of `IDEN` */
uint32_t maxwell_scan_words_iden(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".EN" { *value = 0x0; return 3; }
    */
}

/* texts of `RTTK` */
uint32_t maxwell_scan_words_rttk(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".TERMINATE" { *value = 0x1; return 10; }
    ".FALLTHROUGH" { *value = 0x2; return 12; }
    ".PREEMPTED" { *value = 0x3; return 10; }
    */
}

/* texts of `NTRIG` */
uint32_t maxwell_scan_words_ntrig(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".TRIG" { *value = 0x1; return 5; }
    */
}

/* texts of `FTZ` */
uint32_t maxwell_scan_words_ftz(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".FTZ" { *value = 0x1; return 4; }
    */
}

/* texts of `CDF` */
uint32_t maxwell_scan_words_cdf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F16" { *value = 0x1; return 4; }
    ".F32" { *value = 0x2; return 4; }
    ".F64" { *value = 0x3; return 4; }
    */
}

/* texts of `CRND` */
uint32_t maxwell_scan_words_crnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PASS" { *value = 0x3; return 5; }
    ".ROUND" { *value = 0x4; return 6; }
    ".FLOOR" { *value = 0x5; return 6; }
    ".CEIL" { *value = 0x6; return 5; }
    ".TRUNC" { *value = 0x7; return 6; }
    */
}

/* texts of `FSAT` */
uint32_t maxwell_scan_words_fsat(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SAT" { *value = 0x1; return 4; }
    */
}

/* texts of `FNB` */
uint32_t maxwell_scan_words_fnb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "-" { *value = 0x1; return 1; }
    */
}

/* texts of `FAB` */
uint32_t maxwell_scan_words_fab(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "|" { *value = 0x1; return 1; }
    */
}

/* texts of `CH` */
uint32_t maxwell_scan_words_ch(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".H1" { *value = 0x1; return 3; }
    */
}

/* texts of `FRND` */
uint32_t maxwell_scan_words_frnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".RM" { *value = 0x1; return 3; }
    ".RP" { *value = 0x2; return 3; }
    ".RZ" { *value = 0x3; return 3; }
    */
}

/* texts of `CDI` */
uint32_t maxwell_scan_words_cdi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U16" { *value = 0x1; return 4; }
    ".U32" { *value = 0x2; return 4; }
    ".U64" { *value = 0x3; return 4; }
    ".S16" { *value = 0x5; return 4; }
    ".S32" { *value = 0x6; return 4; }
    ".S64" { *value = 0x7; return 4; }
    */
}

/* texts of `CINT` */
uint32_t maxwell_scan_words_cint(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".FLOOR" { *value = 0x1; return 6; }
    ".CEIL" { *value = 0x2; return 5; }
    ".TRUNC" { *value = 0x3; return 6; }
    */
}

/* texts of `CSI` */
uint32_t maxwell_scan_words_csi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U8" { *value = 0x0; return 3; }
    ".U16" { *value = 0x1; return 4; }
    ".U32" { *value = 0x2; return 4; }
    ".U64" { *value = 0x3; return 4; }
    ".S8" { *value = 0x4; return 3; }
    ".S16" { *value = 0x5; return 4; }
    ".S32" { *value = 0x6; return 4; }
    ".S64" { *value = 0x7; return 4; }
    */
}

/* texts of `CHALF` */
uint32_t maxwell_scan_words_chalf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".H1" { *value = 0x2; return 3; }
    */
}

/* texts of `CBYTE` */
uint32_t maxwell_scan_words_cbyte(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".B1" { *value = 0x1; return 3; }
    ".B2" { *value = 0x2; return 3; }
    ".B3" { *value = 0x3; return 3; }
    */
}

/* texts of `CDN` */
uint32_t maxwell_scan_words_cdn(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U8" { *value = 0x0; return 3; }
    ".U16" { *value = 0x1; return 4; }
    ".U32" { *value = 0x2; return 4; }
    ".S8" { *value = 0x4; return 3; }
    ".S16" { *value = 0x5; return 4; }
    ".S32" { *value = 0x6; return 4; }
    */
}

/* texts of `FCMP` */
uint32_t maxwell_scan_words_fcmp(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F" { *value = 0x0; return 2; }
    ".LT" { *value = 0x1; return 3; }
    ".EQ" { *value = 0x2; return 3; }
    ".LE" { *value = 0x3; return 3; }
    ".GT" { *value = 0x4; return 3; }
    ".NE" { *value = 0x5; return 3; }
    ".GE" { *value = 0x6; return 3; }
    ".NUM" { *value = 0x7; return 4; }
    ".NAN" { *value = 0x8; return 4; }
    ".LTU" { *value = 0x9; return 4; }
    ".EQU" { *value = 0xa; return 4; }
    ".LEU" { *value = 0xb; return 4; }
    ".GTU" { *value = 0xc; return 4; }
    ".NEU" { *value = 0xd; return 4; }
    ".GEU" { *value = 0xe; return 4; }
    ".T" { *value = 0xf; return 2; }
    */
}

/* texts of `FNBL` */
uint32_t maxwell_scan_words_fnbl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".NEG" { *value = 0x1; return 4; }
    */
}

/* texts of `FABL` */
uint32_t maxwell_scan_words_fabl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".ABS" { *value = 0x1; return 4; }
    */
}

/* texts of `FMZ` */
uint32_t maxwell_scan_words_fmz(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".FTZ" { *value = 0x1; return 4; }
    ".FMZ" { *value = 0x2; return 4; }
    */
}

/* texts of `FSCALE` */
uint32_t maxwell_scan_words_fscale(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".D2" { *value = 0x1; return 3; }
    ".D4" { *value = 0x2; return 3; }
    ".D8" { *value = 0x3; return 3; }
    ".M8" { *value = 0x4; return 3; }
    ".M4" { *value = 0x5; return 3; }
    ".M2" { *value = 0x6; return 3; }
    */
}

/* texts of `FCMPN` */
uint32_t maxwell_scan_words_fcmpn(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F" { *value = 0x0; return 2; }
    ".LT" { *value = 0x1; return 3; }
    ".EQ" { *value = 0x2; return 3; }
    ".LE" { *value = 0x3; return 3; }
    ".NE" { *value = 0x5; return 3; }
    ".GE" { *value = 0x6; return 3; }
    ".NUM" { *value = 0x7; return 4; }
    ".NAN" { *value = 0x8; return 4; }
    ".LTU" { *value = 0x9; return 4; }
    ".EQU" { *value = 0xa; return 4; }
    ".LEU" { *value = 0xb; return 4; }
    ".GTU" { *value = 0xc; return 4; }
    ".NEU" { *value = 0xd; return 4; }
    ".GEU" { *value = 0xe; return 4; }
    ".T" { *value = 0xf; return 2; }
    */
}

/* texts of `NDV` */
uint32_t maxwell_scan_words_ndv(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".NDV" { *value = 0x1; return 4; }
    */
}

/* texts of `SWD` */
uint32_t maxwell_scan_words_swd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "PP" { *value = 0x0; return 2; }
    "NP" { *value = 0x1; return 2; }
    "PN" { *value = 0x2; return 2; }
    "ZP" { *value = 0x3; return 2; }
    */
}

/* texts of `MUF` */
uint32_t maxwell_scan_words_muf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".COS" { *value = 0x0; return 4; }
    ".SIN" { *value = 0x1; return 4; }
    ".EX2" { *value = 0x2; return 4; }
    ".LG2" { *value = 0x3; return 4; }
    ".RCP" { *value = 0x4; return 4; }
    ".RSQ" { *value = 0x5; return 4; }
    ".RCP64H" { *value = 0x6; return 7; }
    ".RSQ64H" { *value = 0x7; return 7; }
    ".SQRT" { *value = 0x8; return 5; }
    */
}

/* texts of `RROF` */
uint32_t maxwell_scan_words_rrof(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SINCOS" { *value = 0x0; return 7; }
    ".EX2" { *value = 0x1; return 4; }
    */
}

/* texts of `AO` */
uint32_t maxwell_scan_words_ao(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".O" { *value = 0x1; return 2; }
    */
}

/* texts of `ASIZE` */
uint32_t maxwell_scan_words_asize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".64" { *value = 0x1; return 3; }
    ".96" { *value = 0x2; return 3; }
    ".128" { *value = 0x3; return 4; }
    */
}

/* texts of `IMODE` */
uint32_t maxwell_scan_words_imode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PASS" { *value = 0x0; return 5; }
    ".CONSTANT" { *value = 0x2; return 9; }
    ".SC" { *value = 0x3; return 3; }
    */
}

/* texts of `IWHERE` */
uint32_t maxwell_scan_words_iwhere(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CENTROID" { *value = 0x1; return 9; }
    ".OFFSET" { *value = 0x2; return 7; }
    */
}

/* texts of `ISPACE` */
uint32_t maxwell_scan_words_ispace(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PATCH" { *value = 0x1; return 6; }
    ".PRIM" { *value = 0x2; return 5; }
    ".ATTR" { *value = 0x3; return 5; }
    */
}

/* texts of `ISKEW` */
uint32_t maxwell_scan_words_iskew(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SKEW" { *value = 0x1; return 5; }
    */
}

/* texts of `ISIZE` */
uint32_t maxwell_scan_words_isize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U16" { *value = 0x1; return 4; }
    ".32" { *value = 0x2; return 3; }
    */
}

/* texts of `OUTK` */
uint32_t maxwell_scan_words_outk(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".EMIT" { *value = 0x1; return 5; }
    ".CUT" { *value = 0x2; return 4; }
    ".EMIT_THEN_CUT" { *value = 0x3; return 14; }
    */
}

/* texts of `PXK` */
uint32_t maxwell_scan_words_pxk(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".COVMASK" { *value = 0x1; return 8; }
    ".COVERED" { *value = 0x2; return 8; }
    ".OFFSET" { *value = 0x3; return 7; }
    ".CENTROID_OFFSET" { *value = 0x4; return 16; }
    ".MY_INDEX" { *value = 0x5; return 9; }
    */
}

/* texts of `HMRG` */
uint32_t maxwell_scan_words_hmrg(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F32" { *value = 0x1; return 4; }
    ".MRG_H0" { *value = 0x2; return 7; }
    ".MRG_H1" { *value = 0x3; return 7; }
    */
}

/* texts of `HSA` */
uint32_t maxwell_scan_words_hsa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F32" { *value = 0x1; return 4; }
    ".H0_H0" { *value = 0x2; return 6; }
    ".H1_H1" { *value = 0x3; return 6; }
    */
}

/* texts of `HAND` */
uint32_t maxwell_scan_words_hand(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".H_AND" { *value = 0x1; return 6; }
    */
}

/* texts of `SH3` */
uint32_t maxwell_scan_words_sh3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".RS" { *value = 0x1; return 3; }
    ".LS" { *value = 0x2; return 3; }
    */
}

/* texts of `HA3` */
uint32_t maxwell_scan_words_ha3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".H0" { *value = 0x1; return 3; }
    ".H1" { *value = 0x2; return 3; }
    */
}

/* texts of `MNX` */
uint32_t maxwell_scan_words_mnx(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".XLO" { *value = 0x1; return 4; }
    ".XMED" { *value = 0x2; return 5; }
    ".XHI" { *value = 0x3; return 4; }
    */
}

/* texts of `LOPF` */
uint32_t maxwell_scan_words_lopf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".AND" { *value = 0x0; return 4; }
    ".OR" { *value = 0x1; return 3; }
    ".XOR" { *value = 0x2; return 4; }
    ".PASS_B" { *value = 0x3; return 7; }
    */
}

/* texts of `LOPT` */
uint32_t maxwell_scan_words_lopt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".T" { *value = 0x1; return 2; }
    ".Z" { *value = 0x2; return 2; }
    ".NZ" { *value = 0x3; return 3; }
    */
}

/* texts of `LIA` */
uint32_t maxwell_scan_words_lia(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "~" { *value = 0x1; return 1; }
    */
}

/* texts of `LIBL` */
uint32_t maxwell_scan_words_libl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INV" { *value = 0x1; return 4; }
    */
}

/* texts of `GCL` */
uint32_t maxwell_scan_words_gcl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CG" { *value = 0x1; return 3; }
    ".CI" { *value = 0x2; return 3; }
    ".CV" { *value = 0x3; return 3; }
    */
}

/* texts of `GSIZE` */
uint32_t maxwell_scan_words_gsize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U8" { *value = 0x0; return 3; }
    ".S8" { *value = 0x1; return 3; }
    ".U16" { *value = 0x2; return 4; }
    ".S16" { *value = 0x3; return 4; }
    ".64" { *value = 0x5; return 3; }
    ".128" { *value = 0x6; return 4; }
    ".U.128" { *value = 0x7; return 6; }
    */
}

/* texts of `GCS` */
uint32_t maxwell_scan_words_gcs(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CG" { *value = 0x1; return 3; }
    ".CS" { *value = 0x2; return 3; }
    ".WT" { *value = 0x3; return 3; }
    */
}

/* texts of `SSIZE` */
uint32_t maxwell_scan_words_ssize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U8" { *value = 0x0; return 3; }
    ".S8" { *value = 0x1; return 3; }
    ".U16" { *value = 0x2; return 4; }
    ".S16" { *value = 0x3; return 4; }
    ".64" { *value = 0x5; return 3; }
    ".128" { *value = 0x6; return 4; }
    */
}

/* texts of `LCL` */
uint32_t maxwell_scan_words_lcl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".LU" { *value = 0x1; return 3; }
    ".CI" { *value = 0x2; return 3; }
    ".CV" { *value = 0x3; return 3; }
    */
}

/* texts of `USIZE` */
uint32_t maxwell_scan_words_usize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U8" { *value = 0x0; return 3; }
    ".S8" { *value = 0x1; return 3; }
    ".U16" { *value = 0x2; return 4; }
    ".S16" { *value = 0x3; return 4; }
    ".32" { *value = 0x4; return 3; }
    ".64" { *value = 0x5; return 3; }
    ".128" { *value = 0x6; return 4; }
    */
}

/* texts of `CSIZE` */
uint32_t maxwell_scan_words_csize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U8" { *value = 0x0; return 3; }
    ".S8" { *value = 0x1; return 3; }
    ".U16" { *value = 0x2; return 4; }
    ".S16" { *value = 0x3; return 4; }
    ".64" { *value = 0x5; return 3; }
    */
}

/* texts of `LMODE` */
uint32_t maxwell_scan_words_lmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".IL" { *value = 0x1; return 3; }
    ".IS" { *value = 0x2; return 3; }
    ".ISL" { *value = 0x3; return 4; }
    */
}

/* texts of `STPW` */
uint32_t maxwell_scan_words_stpw(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".WAIT" { *value = 0x1; return 5; }
    */
}

/* texts of `MSCOPE` */
uint32_t maxwell_scan_words_mscope(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CTA" { *value = 0x0; return 4; }
    ".GL" { *value = 0x1; return 3; }
    ".SYS" { *value = 0x2; return 4; }
    ".VC" { *value = 0x3; return 3; }
    */
}

/* texts of `MINV` */
uint32_t maxwell_scan_words_minv(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".IVALLD" { *value = 0x1; return 7; }
    ".IVALLT" { *value = 0x2; return 7; }
    ".IVALLTD" { *value = 0x3; return 8; }
    */
}

/* texts of `PMODE` */
uint32_t maxwell_scan_words_pmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F4E" { *value = 0x1; return 4; }
    ".B4E" { *value = 0x2; return 4; }
    ".RC8" { *value = 0x3; return 4; }
    ".ECL" { *value = 0x4; return 4; }
    ".ECR" { *value = 0x5; return 4; }
    ".RC16" { *value = 0x6; return 5; }
    */
}

/* texts of `MULS` */
uint32_t maxwell_scan_words_muls(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U32.U32" { *value = 0x0; return 8; }
    ".S32.U32" { *value = 0x1; return 8; }
    ".U32.S32" { *value = 0x2; return 8; }
    */
}

/* texts of `MULHI` */
uint32_t maxwell_scan_words_mulhi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".HI" { *value = 0x1; return 3; }
    */
}

/* texts of `SPA` */
uint32_t maxwell_scan_words_spa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "32" { *value = 0x0; return 2; }
    "24" { *value = 0x1; return 2; }
    "16H0" { *value = 0x2; return 4; }
    "16H1" { *value = 0x3; return 4; }
    */
}

/* texts of `SPB` */
uint32_t maxwell_scan_words_spb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "24" { *value = 0x0; return 2; }
    "16H0" { *value = 0x1; return 4; }
    */
}

/* texts of `SPC` */
uint32_t maxwell_scan_words_spc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "32" { *value = 0x0; return 2; }
    "24" { *value = 0x1; return 2; }
    "16H0" { *value = 0x2; return 4; }
    */
}

/* texts of `XSIGN` */
uint32_t maxwell_scan_words_xsign(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S16.U16" { *value = 0x1; return 8; }
    ".U16.S16" { *value = 0x2; return 8; }
    ".S16.S16" { *value = 0x3; return 8; }
    */
}

/* texts of `XPSL` */
uint32_t maxwell_scan_words_xpsl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PSL" { *value = 0x1; return 4; }
    */
}

/* texts of `XMRG` */
uint32_t maxwell_scan_words_xmrg(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".MRG" { *value = 0x1; return 4; }
    */
}

/* texts of `XMODE` */
uint32_t maxwell_scan_words_xmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CLO" { *value = 0x1; return 4; }
    ".CHI" { *value = 0x2; return 4; }
    ".CSFU" { *value = 0x3; return 5; }
    ".CBCC" { *value = 0x4; return 5; }
    */
}

/* texts of `XMODEC` */
uint32_t maxwell_scan_words_xmodec(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CLO" { *value = 0x1; return 4; }
    ".CHI" { *value = 0x2; return 4; }
    ".CSFU" { *value = 0x3; return 5; }
    */
}

/* texts of `CCT8_set` */
uint32_t maxwell_scan_words_cct8_set(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F" { *value = 0x0; return 2; }
    ".LT" { *value = 0x1; return 3; }
    ".EQ" { *value = 0x2; return 3; }
    ".LE" { *value = 0x3; return 3; }
    ".GT" { *value = 0x4; return 3; }
    ".NE" { *value = 0x5; return 3; }
    ".GE" { *value = 0x6; return 3; }
    ".NUM" { *value = 0x7; return 4; }
    ".NAN" { *value = 0x8; return 4; }
    ".LTU" { *value = 0x9; return 4; }
    ".EQU" { *value = 0xa; return 4; }
    ".LEU" { *value = 0xb; return 4; }
    ".GTU" { *value = 0xc; return 4; }
    ".NEU" { *value = 0xd; return 4; }
    ".GEU" { *value = 0xe; return 4; }
    ".T" { *value = 0xf; return 2; }
    ".OFF" { *value = 0x10; return 4; }
    ".LO" { *value = 0x11; return 3; }
    ".SFF" { *value = 0x12; return 4; }
    ".LS" { *value = 0x13; return 3; }
    ".HI" { *value = 0x14; return 3; }
    ".SFT" { *value = 0x15; return 4; }
    ".HS" { *value = 0x16; return 3; }
    ".OFT" { *value = 0x17; return 4; }
    ".CSM_TA" { *value = 0x18; return 7; }
    ".CSM_TR" { *value = 0x19; return 7; }
    ".CSM_MX" { *value = 0x1a; return 7; }
    ".FCSM_TA" { *value = 0x1b; return 8; }
    ".FCSM_TR" { *value = 0x1c; return 8; }
    ".FCSM_MX" { *value = 0x1d; return 8; }
    ".RLE" { *value = 0x1e; return 4; }
    ".RGT" { *value = 0x1f; return 4; }
    */
}

/* texts of `WHICH` */
uint32_t maxwell_scan_words_which(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "PR" { *value = 0x0; return 2; }
    "CC" { *value = 0x1; return 2; }
    */
}

/* texts of `SHW` */
uint32_t maxwell_scan_words_shw(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".W" { *value = 0x1; return 2; }
    */
}

/* texts of `SHRX` */
uint32_t maxwell_scan_words_shrx(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".X" { *value = 0x2; return 2; }
    ".XHI" { *value = 0x3; return 4; }
    */
}

/* texts of `BREV` */
uint32_t maxwell_scan_words_brev(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".BREV" { *value = 0x1; return 5; }
    */
}

/* texts of `FTYPE` */
uint32_t maxwell_scan_words_ftype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U64" { *value = 0x2; return 4; }
    ".S64" { *value = 0x3; return 4; }
    */
}

/* texts of `FHI` */
uint32_t maxwell_scan_words_fhi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".HI" { *value = 0x1; return 3; }
    ".X" { *value = 0x2; return 2; }
    ".XHI" { *value = 0x3; return 4; }
    */
}

/* texts of `FLSH` */
uint32_t maxwell_scan_words_flsh(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SH" { *value = 0x1; return 3; }
    */
}

/* registers of `$SR` */
uint32_t maxwell_scan_file_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "SR_LANEID" { *value = 0x0; return 9; }
    "SR_CLOCK" { *value = 0x1; return 8; }
    "SR_VIRTCFG" { *value = 0x2; return 10; }
    "SR_VIRTID" { *value = 0x3; return 9; }
    "SR_PM0" { *value = 0x4; return 6; }
    "SR_PM1" { *value = 0x5; return 6; }
    "SR_PM2" { *value = 0x6; return 6; }
    "SR_PM3" { *value = 0x7; return 6; }
    "SR_PM4" { *value = 0x8; return 6; }
    "SR_PM5" { *value = 0x9; return 6; }
    "SR_PM6" { *value = 0xa; return 6; }
    "SR_PM7" { *value = 0xb; return 6; }
    "SR_ORDERING_TICKET" { *value = 0xf; return 18; }
    "SR_PRIM_TYPE" { *value = 0x10; return 12; }
    "SR_INVOCATION_ID" { *value = 0x11; return 16; }
    "SR_Y_DIRECTION" { *value = 0x12; return 14; }
    "SR_THREAD_KILL" { *value = 0x13; return 14; }
    "SM_SHADER_TYPE" { *value = 0x14; return 14; }
    "SR_DIRECTCBEWRITEADDRESSLOW" { *value = 0x15; return 27; }
    "SR_DIRECTCBEWRITEADDRESSHIGH" { *value = 0x16; return 28; }
    "SR_DIRECTCBEWRITEENABLED" { *value = 0x17; return 24; }
    "SR_MACHINE_ID_0" { *value = 0x18; return 15; }
    "SR_MACHINE_ID_1" { *value = 0x19; return 15; }
    "SR_MACHINE_ID_2" { *value = 0x1a; return 15; }
    "SR_MACHINE_ID_3" { *value = 0x1b; return 15; }
    "SR_AFFINITY" { *value = 0x1c; return 11; }
    "SR_INVOCATION_INFO" { *value = 0x1d; return 18; }
    "SR_WSCALEFACTOR_XY" { *value = 0x1e; return 18; }
    "SR_WSCALEFACTOR_Z" { *value = 0x1f; return 17; }
    "SR_TID" { *value = 0x20; return 6; }
    "SR_TID.X" { *value = 0x21; return 8; }
    "SR_TID.Y" { *value = 0x22; return 8; }
    "SR_TID.Z" { *value = 0x23; return 8; }
    "SR_CTA_PARAM" { *value = 0x24; return 12; }
    "SR_CTAID.X" { *value = 0x25; return 10; }
    "SR_CTAID.Y" { *value = 0x26; return 10; }
    "SR_CTAID.Z" { *value = 0x27; return 10; }
    "SR_NTID" { *value = 0x28; return 7; }
    "SR_CirQueueIncrMinusOne" { *value = 0x29; return 23; }
    "SR_NLATC" { *value = 0x2a; return 8; }
    "SR_SWINLO" { *value = 0x30; return 9; }
    "SR_SWINSZ" { *value = 0x31; return 9; }
    "SR_SMEMSZ" { *value = 0x32; return 9; }
    "SR_SMEMBANKS" { *value = 0x33; return 12; }
    "SR_LWINLO" { *value = 0x34; return 9; }
    "SR_LWINSZ" { *value = 0x35; return 9; }
    "SR_LMEMLOSZ" { *value = 0x36; return 11; }
    "SR_LMEMHIOFF" { *value = 0x37; return 12; }
    "SR_EQMASK" { *value = 0x38; return 9; }
    "SR_LTMASK" { *value = 0x39; return 9; }
    "SR_LEMASK" { *value = 0x3a; return 9; }
    "SR_GTMASK" { *value = 0x3b; return 9; }
    "SR_GEMASK" { *value = 0x3c; return 9; }
    "SR_REGALLOC" { *value = 0x3d; return 11; }
    "SR_CTXADDR" { *value = 0x3e; return 10; }
    "SR_GLOBALERRORSTATUS" { *value = 0x40; return 20; }
    "SR_WARPERRORSTATUS" { *value = 0x42; return 18; }
    "SR_WARPERRORSTATUSCLEAR" { *value = 0x43; return 23; }
    "SR_PM_HI0" { *value = 0x48; return 9; }
    "SR_PM_HI1" { *value = 0x49; return 9; }
    "SR_PM_HI2" { *value = 0x4a; return 9; }
    "SR_PM_HI3" { *value = 0x4b; return 9; }
    "SR_PM_HI4" { *value = 0x4c; return 9; }
    "SR_PM_HI5" { *value = 0x4d; return 9; }
    "SR_PM_HI6" { *value = 0x4e; return 9; }
    "SR_PM_HI7" { *value = 0x4f; return 9; }
    "SR_CLOCKLO" { *value = 0x50; return 10; }
    "SR_CLOCKHI" { *value = 0x51; return 10; }
    "SR_GLOBALTIMERLO" { *value = 0x52; return 16; }
    "SR_GLOBALTIMERHI" { *value = 0x53; return 16; }
    "SR_HWTASKID" { *value = 0x60; return 11; }
    "SR_CIRCULARQUEUEENTRYINDEX" { *value = 0x61; return 26; }
    "SR_CIRCULARQUEUEENTRYADDRESSLOW" { *value = 0x62; return 31; }
    "SR_CIRCULARQUEUEENTRYADDRESSHIGH" { *value = 0x63; return 32; }
    "SR" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* texts of `VMODE` */
uint32_t maxwell_scan_words_vmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".ALL" { *value = 0x0; return 4; }
    ".ANY" { *value = 0x1; return 4; }
    ".EQ" { *value = 0x2; return 3; }
    */
}

/* texts of `VTG` */
uint32_t maxwell_scan_words_vtg(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".R" { *value = 0x0; return 2; }
    ".A" { *value = 0x1; return 2; }
    ".RA" { *value = 0x2; return 3; }
    */
}

/* texts of `SMODE` */
uint32_t maxwell_scan_words_smode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".IDX" { *value = 0x0; return 4; }
    ".UP" { *value = 0x1; return 3; }
    ".DOWN" { *value = 0x2; return 5; }
    ".BFLY" { *value = 0x3; return 5; }
    */
}

/* texts of `BRED` */
uint32_t maxwell_scan_words_bred(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".POPC" { *value = 0x0; return 5; }
    ".AND" { *value = 0x1; return 4; }
    ".OR" { *value = 0x2; return 3; }
    */
}

/* texts of `R2BK` */
uint32_t maxwell_scan_words_r2bk(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".RESULT" { *value = 0x1; return 7; }
    ".WARP" { *value = 0x2; return 5; }
    */
}

/* texts of `DSB` */
uint32_t maxwell_scan_words_dsb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "SB0" { *value = 0x0; return 3; }
    "SB1" { *value = 0x1; return 3; }
    "SB2" { *value = 0x2; return 3; }
    "SB3" { *value = 0x3; return 3; }
    "SB4" { *value = 0x4; return 3; }
    "SB5" { *value = 0x5; return 3; }
    */
}

/* texts of `D4` */
uint32_t maxwell_scan_words_d4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "4" { *value = 0x1; return 1; }
    */
}

/* texts of `D3` */
uint32_t maxwell_scan_words_d3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "3" { *value = 0x1; return 1; }
    */
}

/* texts of `D2` */
uint32_t maxwell_scan_words_d2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "2" { *value = 0x1; return 1; }
    */
}

/* texts of `D1` */
uint32_t maxwell_scan_words_d1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "1" { *value = 0x1; return 1; }
    */
}

/* texts of `D0` */
uint32_t maxwell_scan_words_d0(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "0" { *value = 0x1; return 1; }
    */
}

/* texts of `SUDIM` */
uint32_t maxwell_scan_words_sudim(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".1D" { *value = 0x0; return 3; }
    ".1D_BUFFER" { *value = 0x1; return 10; }
    ".1D_ARRAY" { *value = 0x2; return 9; }
    ".2D" { *value = 0x3; return 3; }
    ".2D_ARRAY" { *value = 0x4; return 9; }
    ".3D" { *value = 0x5; return 3; }
    */
}

/* texts of `SUMASK` */
uint32_t maxwell_scan_words_sumask(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".R" { *value = 0x1; return 2; }
    ".G" { *value = 0x2; return 2; }
    ".RG" { *value = 0x3; return 3; }
    ".B" { *value = 0x4; return 2; }
    ".RB" { *value = 0x5; return 3; }
    ".GB" { *value = 0x6; return 3; }
    ".RGB" { *value = 0x7; return 4; }
    ".A" { *value = 0x8; return 2; }
    ".RA" { *value = 0x9; return 3; }
    ".GA" { *value = 0xa; return 3; }
    ".RGA" { *value = 0xb; return 4; }
    ".BA" { *value = 0xc; return 3; }
    ".RBA" { *value = 0xd; return 4; }
    ".GBA" { *value = 0xe; return 4; }
    */
}

/* texts of `SUCLAMP` */
uint32_t maxwell_scan_words_suclamp(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".IGN" { *value = 0x0; return 4; }
    ".TRAP" { *value = 0x2; return 5; }
    */
}

/* texts of `SUPR` */
uint32_t maxwell_scan_words_supr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "P6" { *value = 0x1; return 2; }
    "P5" { *value = 0x2; return 2; }
    "P4" { *value = 0x3; return 2; }
    "P3" { *value = 0x4; return 2; }
    "P2" { *value = 0x5; return 2; }
    "P1" { *value = 0x6; return 2; }
    "P0" { *value = 0x7; return 2; }
    */
}

/* texts of `SUBA` */
uint32_t maxwell_scan_words_suba(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".BA" { *value = 0x1; return 3; }
    */
}

/* texts of `SURTYPE` */
uint32_t maxwell_scan_words_surtype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".U64" { *value = 0x2; return 4; }
    ".F32.FTZ.RN" { *value = 0x3; return 11; }
    ".S64" { *value = 0x5; return 4; }
    ".SD32" { *value = 0x6; return 5; }
    ".SD64" { *value = 0x7; return 5; }
    */
}

/* texts of `SUAPD` */
uint32_t maxwell_scan_words_suapd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".P" { *value = 0x0; return 2; }
    ".D" { *value = 0x1; return 2; }
    */
}

/* texts of `TLOD` */
uint32_t maxwell_scan_words_tlod(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".LZ" { *value = 0x1; return 3; }
    ".LB" { *value = 0x2; return 3; }
    ".LL" { *value = 0x3; return 3; }
    ".LBA" { *value = 0x6; return 4; }
    ".LLA" { *value = 0x7; return 4; }
    */
}

/* texts of `TLC` */
uint32_t maxwell_scan_words_tlc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".LC" { *value = 0x1; return 3; }
    */
}

/* texts of `TAO` */
uint32_t maxwell_scan_words_tao(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".AOFFI" { *value = 0x1; return 6; }
    */
}

/* texts of `TDC` */
uint32_t maxwell_scan_words_tdc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".DC" { *value = 0x1; return 3; }
    */
}

/* texts of `NODEP` */
uint32_t maxwell_scan_words_nodep(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".NODEP" { *value = 0x1; return 6; }
    */
}

/* texts of `PHT` */
uint32_t maxwell_scan_words_pht(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".T" { *value = 0x1; return 2; }
    */
}

/* texts of `PHP` */
uint32_t maxwell_scan_words_php(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".P" { *value = 0x1; return 2; }
    */
}

/* texts of `TDIM` */
uint32_t maxwell_scan_words_tdim(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "1D" { *value = 0x0; return 2; }
    "ARRAY_1D" { *value = 0x1; return 8; }
    "2D" { *value = 0x2; return 2; }
    "ARRAY_2D" { *value = 0x3; return 8; }
    "3D" { *value = 0x4; return 2; }
    "ARRAY_3D" { *value = 0x5; return 8; }
    "CUBE" { *value = 0x6; return 4; }
    "ARRAY_CUBE" { *value = 0x7; return 10; }
    */
}

/* texts of `TLDL` */
uint32_t maxwell_scan_words_tldl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".LZ" { *value = 0x0; return 3; }
    ".LL" { *value = 0x1; return 3; }
    */
}

/* texts of `TLDM` */
uint32_t maxwell_scan_words_tldm(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".MS" { *value = 0x1; return 3; }
    */
}

/* texts of `TLDC` */
uint32_t maxwell_scan_words_tldc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CL" { *value = 0x1; return 3; }
    */
}

/* texts of `T4C` */
uint32_t maxwell_scan_words_t4c(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".R" { *value = 0x0; return 2; }
    ".G" { *value = 0x1; return 2; }
    ".B" { *value = 0x2; return 2; }
    ".A" { *value = 0x3; return 2; }
    */
}

/* texts of `T4O` */
uint32_t maxwell_scan_words_t4o(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".AOFFI" { *value = 0x1; return 6; }
    ".PTP" { *value = 0x2; return 4; }
    */
}

/* texts of `TXQK` */
uint32_t maxwell_scan_words_txqk(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "TEX_HEADER_DIMENSION" { *value = 0x1; return 20; }
    "TEX_HEADER_TEXTURE_TYPE" { *value = 0x2; return 23; }
    "TEX_HEADER_SAMPLER_POS" { *value = 0x5; return 22; }
    "TEX_SAMPLER_FILTER" { *value = 0x10; return 18; }
    "TEX_SAMPLER_LOD" { *value = 0x12; return 15; }
    "TEX_SAMPLER_WRAP" { *value = 0x14; return 16; }
    "TEX_SAMPLER_BORDER_COLOR" { *value = 0x16; return 24; }
    */
}

/* texts of `TXF` */
uint32_t maxwell_scan_words_txf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F16" { *value = 0x0; return 4; }
    */
}

/* texts of `TXC` */
uint32_t maxwell_scan_words_txc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "RGB" { *value = 0x0; return 3; }
    "RGA" { *value = 0x1; return 3; }
    "RBA" { *value = 0x2; return 3; }
    "GBA" { *value = 0x3; return 3; }
    "RGBA" { *value = 0x4; return 4; }
    */
}

/* texts of `TXC1` */
uint32_t maxwell_scan_words_txc1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "R" { *value = 0x0; return 1; }
    "G" { *value = 0x1; return 1; }
    "B" { *value = 0x2; return 1; }
    "A" { *value = 0x3; return 1; }
    "RG" { *value = 0x4; return 2; }
    "RA" { *value = 0x5; return 2; }
    "GA" { *value = 0x6; return 2; }
    "BA" { *value = 0x7; return 2; }
    */
}

/* texts of `T4F` */
uint32_t maxwell_scan_words_t4f(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F16" { *value = 0x1; return 4; }
    */
}

/* texts of `VUD` */
uint32_t maxwell_scan_words_vud(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".UD" { *value = 0x0; return 3; }
    */
}

/* texts of `VAS` */
uint32_t maxwell_scan_words_vas(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "U" { *value = 0x0; return 1; }
    "S" { *value = 0x1; return 1; }
    */
}

/* texts of `VRED` */
uint32_t maxwell_scan_words_vred(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".MRG_16H" { *value = 0x0; return 8; }
    ".MRG_16L" { *value = 0x1; return 8; }
    ".MRG_8B0" { *value = 0x2; return 8; }
    ".MRG_8B2" { *value = 0x3; return 8; }
    ".ACC" { *value = 0x4; return 4; }
    ".MIN" { *value = 0x5; return 4; }
    ".MAX" { *value = 0x6; return 4; }
    */
}

/* texts of `VSD` */
uint32_t maxwell_scan_words_vsd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SD" { *value = 0x1; return 3; }
    */
}

/* texts of `VMX` */
uint32_t maxwell_scan_words_vmx(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".MX" { *value = 0x1; return 3; }
    */
}

/* texts of `VSHIFT` */
uint32_t maxwell_scan_words_vshift(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SHR_7" { *value = 0x1; return 6; }
    ".SHR_15" { *value = 0x2; return 7; }
    */
}

/* texts of `V4A` */
uint32_t maxwell_scan_words_v4a(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U8" { *value = 0x0; return 3; }
    ".S8" { *value = 0x1; return 3; }
    */
}

/* texts of `V4RED` */
uint32_t maxwell_scan_words_v4red(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".ACC" { *value = 0x1; return 4; }
    */
}

/* texts of `V4M` */
uint32_t maxwell_scan_words_v4m(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".X" { *value = 0x1; return 2; }
    ".Y" { *value = 0x2; return 2; }
    ".XY" { *value = 0x3; return 3; }
    ".Z" { *value = 0x4; return 2; }
    ".XZ" { *value = 0x5; return 3; }
    ".YZ" { *value = 0x6; return 3; }
    ".XYZ" { *value = 0x7; return 4; }
    ".W" { *value = 0x8; return 2; }
    ".XW" { *value = 0x9; return 3; }
    ".YW" { *value = 0xa; return 3; }
    ".XYW" { *value = 0xb; return 4; }
    ".ZW" { *value = 0xc; return 3; }
    ".XZW" { *value = 0xd; return 4; }
    ".YZW" { *value = 0xe; return 4; }
    */
}

/* texts of `V4SA` */
uint32_t maxwell_scan_words_v4sa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".0000" { *value = 0x0; return 5; }
    ".1111" { *value = 0x1; return 5; }
    ".2222" { *value = 0x2; return 5; }
    ".3333" { *value = 0x3; return 5; }
    ".4321" { *value = 0x5; return 5; }
    ".5432" { *value = 0x6; return 5; }
    ".6543" { *value = 0x7; return 5; }
    ".3201" { *value = 0x8; return 5; }
    ".3012" { *value = 0x9; return 5; }
    ".0213" { *value = 0xa; return 5; }
    ".3120" { *value = 0xb; return 5; }
    ".1230" { *value = 0xc; return 5; }
    ".2310" { *value = 0xd; return 5; }
    */
}

/* texts of `V4SB` */
uint32_t maxwell_scan_words_v4sb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".4444" { *value = 0x0; return 5; }
    ".5555" { *value = 0x1; return 5; }
    ".6666" { *value = 0x2; return 5; }
    ".7777" { *value = 0x3; return 5; }
    ".6543" { *value = 0x5; return 5; }
    ".5432" { *value = 0x6; return 5; }
    ".4321" { *value = 0x7; return 5; }
    ".4567" { *value = 0x8; return 5; }
    ".6745" { *value = 0x9; return 5; }
    ".5467" { *value = 0xa; return 5; }
    */
}

/* texts of `IDPH` */
uint32_t maxwell_scan_words_idph(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".LO" { *value = 0x0; return 3; }
    ".HI" { *value = 0x1; return 3; }
    */
}

/* texts of `IDPA2` */
uint32_t maxwell_scan_words_idpa2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U16" { *value = 0x0; return 4; }
    ".S16" { *value = 0x1; return 4; }
    */
}

/* what a form begins with */
uint32_t maxwell_scan_head(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "ATOM" { *value = 0x0; return 4; }
    "ATOMS" { *value = 0x1; return 5; }
    "RED" { *value = 0x2; return 3; }
    "CCTL" { *value = 0x3; return 4; }
    "CCTLL" { *value = 0x4; return 5; }
    "CCTLT.IVALL" { *value = 0x5; return 11; }
    "CCTLT.IVTH" { *value = 0x6; return 10; }
    "ISETP" { *value = 0x7; return 5; }
    "ISET" { *value = 0x8; return 4; }
    "BRA" { *value = 0x9; return 3; }
    "BRX" { *value = 0xa; return 3; }
    "JMP" { *value = 0xb; return 3; }
    "JMX" { *value = 0xc; return 3; }
    "CAL" { *value = 0xd; return 3; }
    "JCAL" { *value = 0xe; return 4; }
    "PRET" { *value = 0xf; return 4; }
    "RET" { *value = 0x10; return 3; }
    "PLONGJMP" { *value = 0x11; return 8; }
    "LONGJMP" { *value = 0x12; return 7; }
    "PBK" { *value = 0x13; return 3; }
    "BRK" { *value = 0x14; return 3; }
    "PCNT" { *value = 0x15; return 4; }
    "CONT" { *value = 0x16; return 4; }
    "SSY" { *value = 0x17; return 3; }
    "SYNC" { *value = 0x18; return 4; }
    "PEXIT" { *value = 0x19; return 5; }
    "EXIT" { *value = 0x1a; return 4; }
    "KIL" { *value = 0x1b; return 3; }
    "BPT" { *value = 0x1c; return 3; }
    "IDE" { *value = 0x1d; return 3; }
    "RAM" { *value = 0x1e; return 3; }
    "SAM" { *value = 0x1f; return 3; }
    "RTT" { *value = 0x20; return 3; }
    "GETCRSPTR" { *value = 0x21; return 9; }
    "SETCRSPTR" { *value = 0x22; return 9; }
    "GETLMEMBASE" { *value = 0x23; return 11; }
    "SETLMEMBASE" { *value = 0x24; return 11; }
    "LEPC" { *value = 0x25; return 4; }
    "NOP" { *value = 0x26; return 3; }
    "F2F" { *value = 0x27; return 3; }
    "F2I" { *value = 0x28; return 3; }
    "I2F" { *value = 0x29; return 3; }
    "I2I" { *value = 0x2a; return 3; }
    "DADD" { *value = 0x2b; return 4; }
    "DMUL" { *value = 0x2c; return 4; }
    "DFMA" { *value = 0x2d; return 4; }
    "DMNMX" { *value = 0x2e; return 5; }
    "DSET" { *value = 0x2f; return 4; }
    "DSETP" { *value = 0x30; return 5; }
    "FADD" { *value = 0x31; return 4; }
    "FADD32I" { *value = 0x32; return 7; }
    "FMUL" { *value = 0x33; return 4; }
    "FMUL32I" { *value = 0x34; return 7; }
    "FFMA" { *value = 0x35; return 4; }
    "FFMA32I" { *value = 0x36; return 7; }
    "FMNMX" { *value = 0x37; return 5; }
    "FSET" { *value = 0x38; return 4; }
    "FSETP" { *value = 0x39; return 5; }
    "FCMP" { *value = 0x3a; return 4; }
    "FCHK.DIVIDE" { *value = 0x3b; return 11; }
    "FSWZADD" { *value = 0x3c; return 7; }
    "MUFU" { *value = 0x3d; return 4; }
    "RRO" { *value = 0x3e; return 3; }
    "AL2P" { *value = 0x3f; return 4; }
    "ALD" { *value = 0x40; return 3; }
    "AST" { *value = 0x41; return 3; }
    "AST.PHYS" { *value = 0x42; return 8; }
    "AST.P" { *value = 0x43; return 5; }
    "IPA" { *value = 0x44; return 3; }
    "ISBERD" { *value = 0x45; return 6; }
    "OUT" { *value = 0x46; return 3; }
    "PIXLD" { *value = 0x47; return 5; }
    "HADD2" { *value = 0x48; return 5; }
    "HADD2_32I" { *value = 0x49; return 9; }
    "HMUL2" { *value = 0x4a; return 5; }
    "HMUL2_32I" { *value = 0x4b; return 9; }
    "HFMA2" { *value = 0x4c; return 5; }
    "HFMA2_32I" { *value = 0x4d; return 9; }
    "HSET2" { *value = 0x4e; return 5; }
    "HSETP2" { *value = 0x4f; return 6; }
    "IADD" { *value = 0x50; return 4; }
    "IADD32I" { *value = 0x51; return 7; }
    "IADD3" { *value = 0x52; return 5; }
    "ISCADD" { *value = 0x53; return 6; }
    "ISCADD32I" { *value = 0x54; return 9; }
    "IMNMX" { *value = 0x55; return 5; }
    "ICMP" { *value = 0x56; return 4; }
    "LOP" { *value = 0x57; return 3; }
    "LOP32I" { *value = 0x58; return 6; }
    "LOP3.LUT" { *value = 0x59; return 8; }
    "LDG" { *value = 0x5a; return 3; }
    "STG" { *value = 0x5b; return 3; }
    "LD" { *value = 0x5c; return 2; }
    "ST" { *value = 0x5d; return 2; }
    "LDL" { *value = 0x5e; return 3; }
    "STL" { *value = 0x5f; return 3; }
    "LDS" { *value = 0x60; return 3; }
    "LDS.U" { *value = 0x61; return 5; }
    "STS" { *value = 0x62; return 3; }
    "LDC" { *value = 0x63; return 3; }
    "STP" { *value = 0x64; return 3; }
    "MEMBAR" { *value = 0x65; return 6; }
    "MOV" { *value = 0x66; return 3; }
    "MOV32I" { *value = 0x67; return 6; }
    "SEL" { *value = 0x68; return 3; }
    "PRMT" { *value = 0x69; return 4; }
    "IMUL" { *value = 0x6a; return 4; }
    "IMUL32I" { *value = 0x6b; return 7; }
    "IMAD" { *value = 0x6c; return 4; }
    "IMAD32I" { *value = 0x6d; return 7; }
    "IMADSP.U" { *value = 0x6e; return 8; }
    "IMADSP.S" { *value = 0x6f; return 8; }
    "XMAD" { *value = 0x70; return 4; }
    "PSETP" { *value = 0x71; return 5; }
    "PSET" { *value = 0x72; return 4; }
    "CSET" { *value = 0x73; return 4; }
    "CSETP" { *value = 0x74; return 5; }
    "P2R" { *value = 0x75; return 3; }
    "R2P" { *value = 0x76; return 3; }
    "SHL" { *value = 0x77; return 3; }
    "SHR" { *value = 0x78; return 3; }
    "SHF.L" { *value = 0x79; return 5; }
    "SHF.R" { *value = 0x7a; return 5; }
    "BFE" { *value = 0x7b; return 3; }
    "BFI" { *value = 0x7c; return 3; }
    "FLO" { *value = 0x7d; return 3; }
    "POPC" { *value = 0x7e; return 4; }
    "LEA" { *value = 0x7f; return 3; }
    "LEA.HI" { *value = 0x80; return 6; }
    "S2R" { *value = 0x81; return 3; }
    "CS2R" { *value = 0x82; return 4; }
    "VOTE" { *value = 0x83; return 4; }
    "VOTE.VTG" { *value = 0x84; return 8; }
    "SHFL" { *value = 0x85; return 4; }
    "BAR.SYNC" { *value = 0x86; return 8; }
    "BAR.ARV" { *value = 0x87; return 7; }
    "BAR.RED" { *value = 0x88; return 7; }
    "BAR.SCAN" { *value = 0x89; return 8; }
    "B2R" { *value = 0x8a; return 3; }
    "B2R.RESULT" { *value = 0x8b; return 10; }
    "B2R.WARP" { *value = 0x8c; return 8; }
    "R2B" { *value = 0x8d; return 3; }
    "DEPBAR.LE" { *value = 0x8e; return 9; }
    "DEPBAR" { *value = 0x8f; return 6; }
    "SULD.P" { *value = 0x90; return 6; }
    "SULD.D" { *value = 0x91; return 6; }
    "SUST.P" { *value = 0x92; return 6; }
    "SUST.D" { *value = 0x93; return 6; }
    "SURED.P" { *value = 0x94; return 7; }
    "SURED.D" { *value = 0x95; return 7; }
    "SUATOM.D" { *value = 0x96; return 8; }
    "SUATOM" { *value = 0x97; return 6; }
    "TEX" { *value = 0x98; return 3; }
    "TEX.B" { *value = 0x99; return 5; }
    "TLD" { *value = 0x9a; return 3; }
    "TLD.B" { *value = 0x9b; return 5; }
    "TLD4" { *value = 0x9c; return 4; }
    "TXD" { *value = 0x9d; return 3; }
    "TXD.B" { *value = 0x9e; return 5; }
    "TXQ" { *value = 0x9f; return 3; }
    "TXQ.B" { *value = 0xa0; return 5; }
    "TXA" { *value = 0xa1; return 3; }
    "TMML.LOD" { *value = 0xa2; return 8; }
    "TMML.B.LOD" { *value = 0xa3; return 10; }
    "TEXS" { *value = 0xa4; return 4; }
    "TLDS" { *value = 0xa5; return 4; }
    "TLD4S" { *value = 0xa6; return 5; }
    "VADD" { *value = 0xa7; return 4; }
    "VABSDIFF" { *value = 0xa8; return 8; }
    "VMNMX" { *value = 0xa9; return 5; }
    "VSET" { *value = 0xaa; return 4; }
    "VSETP" { *value = 0xab; return 5; }
    "VMAD" { *value = 0xac; return 4; }
    "VSHL" { *value = 0xad; return 4; }
    "VSHR" { *value = 0xae; return 4; }
    "VABSDIFF4" { *value = 0xaf; return 9; }
    "IDP.4A" { *value = 0xb0; return 6; }
    "IDP.2A" { *value = 0xb1; return 6; }
    */
}

/* any register */
uint32_t maxwell_scan_register(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "RZ" { *value = 0x0; return 2; }
    "PT" { *value = 0x0; return 2; }
    "$CC" { *value = 0x0; return 3; }
    "$pc" { *value = 0x0; return 3; }
    "$active" { *value = 0x0; return 7; }
    "SR_LANEID" { *value = 0x0; return 9; }
    "SR_CLOCK" { *value = 0x0; return 8; }
    "SR_VIRTCFG" { *value = 0x0; return 10; }
    "SR_VIRTID" { *value = 0x0; return 9; }
    "SR_PM0" { *value = 0x0; return 6; }
    "SR_PM1" { *value = 0x0; return 6; }
    "SR_PM2" { *value = 0x0; return 6; }
    "SR_PM3" { *value = 0x0; return 6; }
    "SR_PM4" { *value = 0x0; return 6; }
    "SR_PM5" { *value = 0x0; return 6; }
    "SR_PM6" { *value = 0x0; return 6; }
    "SR_PM7" { *value = 0x0; return 6; }
    "SR_ORDERING_TICKET" { *value = 0x0; return 18; }
    "SR_PRIM_TYPE" { *value = 0x0; return 12; }
    "SR_INVOCATION_ID" { *value = 0x0; return 16; }
    "SR_Y_DIRECTION" { *value = 0x0; return 14; }
    "SR_THREAD_KILL" { *value = 0x0; return 14; }
    "SM_SHADER_TYPE" { *value = 0x0; return 14; }
    "SR_DIRECTCBEWRITEADDRESSLOW" { *value = 0x0; return 27; }
    "SR_DIRECTCBEWRITEADDRESSHIGH" { *value = 0x0; return 28; }
    "SR_DIRECTCBEWRITEENABLED" { *value = 0x0; return 24; }
    "SR_MACHINE_ID_0" { *value = 0x0; return 15; }
    "SR_MACHINE_ID_1" { *value = 0x0; return 15; }
    "SR_MACHINE_ID_2" { *value = 0x0; return 15; }
    "SR_MACHINE_ID_3" { *value = 0x0; return 15; }
    "SR_AFFINITY" { *value = 0x0; return 11; }
    "SR_INVOCATION_INFO" { *value = 0x0; return 18; }
    "SR_WSCALEFACTOR_XY" { *value = 0x0; return 18; }
    "SR_WSCALEFACTOR_Z" { *value = 0x0; return 17; }
    "SR_TID" { *value = 0x0; return 6; }
    "SR_TID.X" { *value = 0x0; return 8; }
    "SR_TID.Y" { *value = 0x0; return 8; }
    "SR_TID.Z" { *value = 0x0; return 8; }
    "SR_CTA_PARAM" { *value = 0x0; return 12; }
    "SR_CTAID.X" { *value = 0x0; return 10; }
    "SR_CTAID.Y" { *value = 0x0; return 10; }
    "SR_CTAID.Z" { *value = 0x0; return 10; }
    "SR_NTID" { *value = 0x0; return 7; }
    "SR_CirQueueIncrMinusOne" { *value = 0x0; return 23; }
    "SR_NLATC" { *value = 0x0; return 8; }
    "SR_SWINLO" { *value = 0x0; return 9; }
    "SR_SWINSZ" { *value = 0x0; return 9; }
    "SR_SMEMSZ" { *value = 0x0; return 9; }
    "SR_SMEMBANKS" { *value = 0x0; return 12; }
    "SR_LWINLO" { *value = 0x0; return 9; }
    "SR_LWINSZ" { *value = 0x0; return 9; }
    "SR_LMEMLOSZ" { *value = 0x0; return 11; }
    "SR_LMEMHIOFF" { *value = 0x0; return 12; }
    "SR_EQMASK" { *value = 0x0; return 9; }
    "SR_LTMASK" { *value = 0x0; return 9; }
    "SR_LEMASK" { *value = 0x0; return 9; }
    "SR_GTMASK" { *value = 0x0; return 9; }
    "SR_GEMASK" { *value = 0x0; return 9; }
    "SR_REGALLOC" { *value = 0x0; return 11; }
    "SR_CTXADDR" { *value = 0x0; return 10; }
    "SR_GLOBALERRORSTATUS" { *value = 0x0; return 20; }
    "SR_WARPERRORSTATUS" { *value = 0x0; return 18; }
    "SR_WARPERRORSTATUSCLEAR" { *value = 0x0; return 23; }
    "SR_PM_HI0" { *value = 0x0; return 9; }
    "SR_PM_HI1" { *value = 0x0; return 9; }
    "SR_PM_HI2" { *value = 0x0; return 9; }
    "SR_PM_HI3" { *value = 0x0; return 9; }
    "SR_PM_HI4" { *value = 0x0; return 9; }
    "SR_PM_HI5" { *value = 0x0; return 9; }
    "SR_PM_HI6" { *value = 0x0; return 9; }
    "SR_PM_HI7" { *value = 0x0; return 9; }
    "SR_CLOCKLO" { *value = 0x0; return 10; }
    "SR_CLOCKHI" { *value = 0x0; return 10; }
    "SR_GLOBALTIMERLO" { *value = 0x0; return 16; }
    "SR_GLOBALTIMERHI" { *value = 0x0; return 16; }
    "SR_HWTASKID" { *value = 0x0; return 11; }
    "SR_CIRCULARQUEUEENTRYINDEX" { *value = 0x0; return 26; }
    "SR_CIRCULARQUEUEENTRYADDRESSLOW" { *value = 0x0; return 31; }
    "SR_CIRCULARQUEUEENTRYADDRESSHIGH" { *value = 0x0; return 32; }
    "R" decimal { return isadora_scan_number(text, 1, at, value); }
    "P" decimal { return isadora_scan_number(text, 1, at, value); }
    "SR" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}
