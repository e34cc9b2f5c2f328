/* Generated from the description volta by gen/emit/assembler.lua. Do not edit. */
#include "volta_lex.h"

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
uint32_t volta_scan_file_p(const char *text, const char *end, uint64_t *value)
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

/* texts of `WIDE` */
uint32_t volta_scan_words_wide(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_aop(const char *text, const char *end, uint64_t *value)
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
    ".INVALID9" { *value = 0x9; return 9; }
    ".INVALID10" { *value = 0xa; return 10; }
    ".INVALID11" { *value = 0xb; return 10; }
    ".INVALID12" { *value = 0xc; return 10; }
    ".INVALID13" { *value = 0xd; return 10; }
    ".INVALID14" { *value = 0xe; return 10; }
    ".INVALID15" { *value = 0xf; return 10; }
    */
}

/* texts of `EVICT` */
uint32_t volta_scan_words_evict(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".EF" { *value = 0x0; return 3; }
    ".EL" { *value = 0x2; return 3; }
    ".LU" { *value = 0x3; return 3; }
    ".EU" { *value = 0x4; return 3; }
    ".NA" { *value = 0x5; return 3; }
    */
}

/* texts of `ATYPE3` */
uint32_t volta_scan_words_atype3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".64" { *value = 0x2; return 3; }
    ".F32.FTZ.RN" { *value = 0x3; return 11; }
    ".F16x2.RN" { *value = 0x4; return 9; }
    ".S64" { *value = 0x5; return 4; }
    ".F64.RN" { *value = 0x6; return 7; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `AORDER` */
uint32_t volta_scan_words_aorder(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INVALID0" { *value = 0x0; return 9; }
    ".STRONG" { *value = 0x2; return 7; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `SCOPE` */
uint32_t volta_scan_words_scope(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CTA" { *value = 0x0; return 4; }
    ".SM" { *value = 0x1; return 3; }
    ".GPU" { *value = 0x2; return 4; }
    ".SYS" { *value = 0x3; return 4; }
    */
}

/* texts of `PRIV` */
uint32_t volta_scan_words_priv(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PRIVATE" { *value = 0x1; return 8; }
    */
}

/* registers of `$R` */
uint32_t volta_scan_file_r(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_noy(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_w1(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_w2(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_w3(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_w4(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_w5(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_w6(const char *text, const char *end, uint64_t *value)
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

/* registers of `$UR` */
uint32_t volta_scan_file_ur(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "URZ" { *value = 0x3f; return 3; }
    "UR" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* texts of `ATYPE4` */
uint32_t volta_scan_words_atype4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".64" { *value = 0x2; return 3; }
    ".F32.FTZ.RN" { *value = 0x3; return 11; }
    ".F16x2.RN" { *value = 0x4; return 9; }
    ".S64" { *value = 0x5; return 4; }
    ".F64.RN" { *value = 0x6; return 7; }
    ".INVALID7" { *value = 0x7; return 9; }
    ".INVALID8" { *value = 0x8; return 9; }
    ".INVALID9" { *value = 0x9; return 9; }
    ".INVALID10" { *value = 0xa; return 10; }
    ".INVALID11" { *value = 0xb; return 10; }
    ".INVALID12" { *value = 0xc; return 10; }
    ".INVALID13" { *value = 0xd; return 10; }
    ".INVALID14" { *value = 0xe; return 10; }
    ".INVALID15" { *value = 0xf; return 10; }
    */
}

/* texts of `SORD` */
uint32_t volta_scan_words_sord(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CONSTANT.PRIVATE" { *value = 0x1; return 17; }
    ".CONSTANT.CTA" { *value = 0x2; return 13; }
    ".CONSTANT.CTA.PRIVATE" { *value = 0x3; return 21; }
    ".STRONG.SM.PRIVATE" { *value = 0x4; return 18; }
    ".STRONG.SM" { *value = 0x5; return 10; }
    ".STRONG.GPU.PRIVATE" { *value = 0x6; return 19; }
    ".STRONG.GPU" { *value = 0x7; return 11; }
    ".MMIO.GPU" { *value = 0x8; return 9; }
    ".STRONG.SYS" { *value = 0xa; return 11; }
    ".CONSTANT.SM.PRIVATE" { *value = 0xb; return 20; }
    ".CONSTANT.VC" { *value = 0xd; return 12; }
    ".CONSTANT.VC.PRIVATE" { *value = 0xe; return 20; }
    ".CONSTANT.GPU" { *value = 0xf; return 13; }
    */
}

/* texts of `ATYPE9` */
uint32_t volta_scan_words_atype9(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".64" { *value = 0x2; return 3; }
    ".S64" { *value = 0x3; return 4; }
    ".128" { *value = 0x4; return 4; }
    ".INVALID5" { *value = 0x5; return 9; }
    ".INVALID6" { *value = 0x6; return 9; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `FOP` */
uint32_t volta_scan_words_fop(const char *text, const char *end, uint64_t *value)
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
    */
}

/* texts of `FTYPE` */
uint32_t volta_scan_words_ftype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F16x2.RN" { *value = 0x0; return 9; }
    ".F16x4.RN" { *value = 0x1; return 9; }
    ".BF16x2.RN" { *value = 0x3; return 10; }
    ".INVALID8" { *value = 0x8; return 9; }
    ".F32.FTZ.RN" { *value = 0x9; return 11; }
    ".F32x4.FTZ.RN" { *value = 0xb; return 13; }
    ".F32.RN" { *value = 0xc; return 7; }
    ".F32x2.RN" { *value = 0xd; return 9; }
    ".F64.RN" { *value = 0xf; return 7; }
    ".INVALID25" { *value = 0x19; return 10; }
    */
}

/* texts of `CAST` */
uint32_t volta_scan_words_cast(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CAS" { *value = 0x0; return 4; }
    ".CAST" { *value = 0x1; return 5; }
    */
}

/* texts of `CTYPE3` */
uint32_t volta_scan_words_ctype3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".64" { *value = 0x2; return 3; }
    ".INVALID4" { *value = 0x4; return 9; }
    ".INVALID5" { *value = 0x5; return 9; }
    ".INVALID6" { *value = 0x6; return 9; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `CTYPE4` */
uint32_t volta_scan_words_ctype4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".64" { *value = 0x2; return 3; }
    ".INVALID4" { *value = 0x4; return 9; }
    ".INVALID5" { *value = 0x5; return 9; }
    ".INVALID6" { *value = 0x6; return 9; }
    ".INVALID7" { *value = 0x7; return 9; }
    ".INVALID8" { *value = 0x8; return 9; }
    ".INVALID9" { *value = 0x9; return 9; }
    ".INVALID10" { *value = 0xa; return 10; }
    ".INVALID11" { *value = 0xb; return 10; }
    ".INVALID12" { *value = 0xc; return 10; }
    ".INVALID13" { *value = 0xd; return 10; }
    ".INVALID14" { *value = 0xe; return 10; }
    ".INVALID15" { *value = 0xf; return 10; }
    */
}

/* texts of `CTYPE9` */
uint32_t volta_scan_words_ctype9(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".64" { *value = 0x2; return 3; }
    ".128" { *value = 0x4; return 4; }
    ".INVALID5" { *value = 0x5; return 9; }
    ".INVALID6" { *value = 0x6; return 9; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `ROP` */
uint32_t volta_scan_words_rop(const char *text, const char *end, uint64_t *value)
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

/* texts of `RTYPE9` */
uint32_t volta_scan_words_rtype9(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".64" { *value = 0x2; return 3; }
    ".S64" { *value = 0x3; return 4; }
    ".INVALID4" { *value = 0x4; return 9; }
    ".INVALID5" { *value = 0x5; return 9; }
    ".INVALID6" { *value = 0x6; return 9; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `STYPE2` */
uint32_t volta_scan_words_stype2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".64" { *value = 0x2; return 3; }
    ".S64" { *value = 0x3; return 4; }
    */
}

/* texts of `SCALE` */
uint32_t volta_scan_words_scale(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".X4" { *value = 0x1; return 3; }
    ".X8" { *value = 0x2; return 3; }
    ".X16" { *value = 0x3; return 4; }
    */
}

/* texts of `SCTYPE2` */
uint32_t volta_scan_words_sctype2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".64" { *value = 0x2; return 3; }
    */
}

/* texts of `Q0N` */
uint32_t volta_scan_words_q0n(const char *text, const char *end, uint64_t *value)
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

/* registers of `$B` */
uint32_t volta_scan_file_b(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "B" decimal { return isadora_scan_number(text, 1, at, value); }
    */
}

/* texts of `BCLEAR` */
uint32_t volta_scan_words_bclear(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CLEAR" { *value = 0x1; return 6; }
    */
}

/* texts of `BFROM` */
uint32_t volta_scan_words_bfrom(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "B0" { *value = 0x0; return 2; }
    "B1" { *value = 0x1; return 2; }
    "B2" { *value = 0x2; return 2; }
    "B3" { *value = 0x3; return 2; }
    "B4" { *value = 0x4; return 2; }
    "B5" { *value = 0x5; return 2; }
    "B6" { *value = 0x6; return 2; }
    "B7" { *value = 0x7; return 2; }
    "B8" { *value = 0x8; return 2; }
    "B9" { *value = 0x9; return 2; }
    "B10" { *value = 0xa; return 3; }
    "B11" { *value = 0xb; return 3; }
    "B12" { *value = 0xc; return 3; }
    "B13" { *value = 0xd; return 3; }
    "B14" { *value = 0xe; return 3; }
    "B15" { *value = 0xf; return 3; }
    "TRAP_RETURN_PC.HI" { *value = 0x16; return 17; }
    "???38" { *value = 0x26; return 5; }
    */
}

/* texts of `PQUAD` */
uint32_t volta_scan_words_pquad(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PQUAD" { *value = 0x1; return 6; }
    */
}

/* texts of `RAND` */
uint32_t volta_scan_words_rand(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".RAND" { *value = 0x1; return 5; }
    */
}

/* texts of `WARPS` */
uint32_t volta_scan_words_warps(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".WARP" { *value = 0x1; return 5; }
    */
}

/* texts of `SYNCS` */
uint32_t volta_scan_words_syncs(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SYNCS" { *value = 0x1; return 6; }
    */
}

/* texts of `EXCL` */
uint32_t volta_scan_words_excl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".EXCLUSIVE" { *value = 0x1; return 10; }
    */
}

/* texts of `DEFER` */
uint32_t volta_scan_words_defer(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".DEFER_BLOCKING" { *value = 0x1; return 15; }
    */
}

/* texts of `BRED` */
uint32_t volta_scan_words_bred(const char *text, const char *end, uint64_t *value)
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

/* texts of `DSB` */
uint32_t volta_scan_words_dsb(const char *text, const char *end, uint64_t *value)
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
    "INVALID7" { *value = 0x7; return 8; }
    */
}

/* texts of `D4` */
uint32_t volta_scan_words_d4(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_d3(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_d2(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_d1(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_d0(const char *text, const char *end, uint64_t *value)
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

/* texts of `DLE` */
uint32_t volta_scan_words_dle(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".???0" { *value = 0x0; return 5; }
    ".LE" { *value = 0x1; return 3; }
    */
}

/* texts of `SYMASK` */
uint32_t volta_scan_words_symask(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".TMASK" { *value = 0x1; return 6; }
    */
}

/* texts of `SYRED` */
uint32_t volta_scan_words_syred(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".RED" { *value = 0x1; return 4; }
    */
}

/* texts of `SYOPT` */
uint32_t volta_scan_words_syopt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".OPTOUT" { *value = 0x1; return 7; }
    */
}

/* texts of `SYT` */
uint32_t volta_scan_words_syt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".A1T0" { *value = 0x1; return 5; }
    ".A0TR" { *value = 0x3; return 5; }
    ".ART0" { *value = 0x5; return 5; }
    */
}

/* texts of `SYOP` */
uint32_t volta_scan_words_syop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PHASECHK" { *value = 0x1; return 9; }
    */
}

/* texts of `SYTRY` */
uint32_t volta_scan_words_sytry(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".TRYWAIT" { *value = 0x1; return 8; }
    */
}

/* registers of `$UP` */
uint32_t volta_scan_file_up(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "UPT" { *value = 0x7; return 3; }
    "UP" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* texts of `SYX` */
uint32_t volta_scan_words_syx(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".EXCH" { *value = 0x1; return 5; }
    */
}

/* texts of `CLEVEL` */
uint32_t volta_scan_words_clevel(const char *text, const char *end, uint64_t *value)
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
    */
}

/* texts of `CCOP` */
uint32_t volta_scan_words_ccop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PF1" { *value = 0x0; return 4; }
    ".PF2" { *value = 0x1; return 4; }
    ".WB" { *value = 0x2; return 3; }
    ".IV" { *value = 0x3; return 3; }
    ".IVALL" { *value = 0x4; return 6; }
    ".RS" { *value = 0x5; return 3; }
    ".IVALLP" { *value = 0x6; return 7; }
    ".WBALL" { *value = 0x7; return 6; }
    ".WBALLP" { *value = 0x8; return 7; }
    */
}

/* texts of `MBSEM` */
uint32_t volta_scan_words_mbsem(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SC" { *value = 0x0; return 3; }
    ".ALL" { *value = 0x1; return 4; }
    */
}

/* texts of `MBSCOPE` */
uint32_t volta_scan_words_mbscope(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CTA" { *value = 0x0; return 4; }
    ".SM" { *value = 0x1; return 3; }
    ".GPU" { *value = 0x2; return 4; }
    ".SYS" { *value = 0x3; return 4; }
    ".INVALID4" { *value = 0x4; return 9; }
    ".INVALID5" { *value = 0x5; return 9; }
    ".INVALID6" { *value = 0x6; return 9; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `MBIO` */
uint32_t volta_scan_words_mbio(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".MMIO" { *value = 0x1; return 5; }
    */
}

/* texts of `QSPACE` */
uint32_t volta_scan_words_qspace(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".G" { *value = 0x0; return 2; }
    ".L" { *value = 0x1; return 2; }
    ".S" { *value = 0x2; return 2; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `QSPACE9` */
uint32_t volta_scan_words_qspace9(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".G" { *value = 0x0; return 2; }
    ".L" { *value = 0x1; return 2; }
    ".S" { *value = 0x2; return 2; }
    ".D" { *value = 0x3; return 2; }
    */
}

/* texts of `REGSW` */
uint32_t volta_scan_words_regsw(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".DEALLOC.CTAPOOL" { *value = 0x5; return 16; }
    ".TRY_ALLOC.CTAPOOL" { *value = 0x6; return 18; }
    */
}

/* texts of `KEEP` */
uint32_t volta_scan_words_keep(const char *text, const char *end, uint64_t *value)
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

/* texts of `PREEMPT` */
uint32_t volta_scan_words_preempt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PREEMPTED" { *value = 0x1; return 10; }
    */
}

/* texts of `ATEX` */
uint32_t volta_scan_words_atex(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".NO_ATEXIT" { *value = 0x1; return 10; }
    */
}

/* texts of `BHOW` */
uint32_t volta_scan_words_bhow(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U" { *value = 0x1; return 2; }
    ".DIV" { *value = 0x2; return 4; }
    ".CONV" { *value = 0x3; return 5; }
    */
}

/* texts of `BDEPTH` */
uint32_t volta_scan_words_bdepth(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INC" { *value = 0x1; return 4; }
    ".DEC" { *value = 0x2; return 4; }
    */
}

/* texts of `BUHOW` */
uint32_t volta_scan_words_buhow(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".???0" { *value = 0x0; return 5; }
    ".U" { *value = 0x1; return 2; }
    */
}

/* texts of `BRHOW` */
uint32_t volta_scan_words_brhow(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INVALID0" { *value = 0x0; return 9; }
    ".DIV" { *value = 0x2; return 4; }
    ".CONV" { *value = 0x3; return 5; }
    */
}

/* texts of `JHOW` */
uint32_t volta_scan_words_jhow(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U" { *value = 0x1; return 2; }
    ".CONV" { *value = 0x3; return 5; }
    */
}

/* texts of `NOINC` */
uint32_t volta_scan_words_noinc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".NOINC" { *value = 0x1; return 6; }
    */
}

/* texts of `NODEC` */
uint32_t volta_scan_words_nodec(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".NODEC" { *value = 0x1; return 6; }
    */
}

/* texts of `BPKIND` */
uint32_t volta_scan_words_bpkind(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PAUSE" { *value = 0x2; return 6; }
    ".TRAP" { *value = 0x3; return 5; }
    ".DRAIN" { *value = 0x5; return 6; }
    ".PAUSE_QUIET" { *value = 0x6; return 12; }
    */
}

/* texts of `FTZ` */
uint32_t volta_scan_words_ftz(const char *text, const char *end, uint64_t *value)
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

/* texts of `CDFF` */
uint32_t volta_scan_words_cdff(const char *text, const char *end, uint64_t *value)
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

/* texts of `FRND` */
uint32_t volta_scan_words_frnd(const char *text, const char *end, uint64_t *value)
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

/* texts of `NB` */
uint32_t volta_scan_words_nb(const char *text, const char *end, uint64_t *value)
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

/* texts of `RB` */
uint32_t volta_scan_words_rb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".reuse" { *value = 0x1; return 6; }
    ".reu" { *value = 0x1; return 4 | ISADORA_ALSO; }
    */
}

/* texts of `CHALF` */
uint32_t volta_scan_words_chalf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".H1" { *value = 0x1; return 3; }
    ".INVALID2" { *value = 0x2; return 9; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `CDI` */
uint32_t volta_scan_words_cdi(const char *text, const char *end, uint64_t *value)
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
    ".U32" { *value = 0x4; return 4; }
    ".U64" { *value = 0x6; return 4; }
    ".S64" { *value = 0x7; return 4; }
    */
}

/* texts of `CSFT` */
uint32_t volta_scan_words_csft(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F16" { *value = 0x1; return 4; }
    ".F64" { *value = 0x3; return 4; }
    */
}

/* texts of `CINT` */
uint32_t volta_scan_words_cint(const char *text, const char *end, uint64_t *value)
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

/* texts of `NTZ` */
uint32_t volta_scan_words_ntz(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".NTZ" { *value = 0x1; return 4; }
    */
}

/* texts of `CBYTE` */
uint32_t volta_scan_words_cbyte(const char *text, const char *end, uint64_t *value)
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

/* texts of `CNAR` */
uint32_t volta_scan_words_cnar(const char *text, const char *end, uint64_t *value)
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
    */
}

/* texts of `CSATF` */
uint32_t volta_scan_words_csatf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SATFINITE" { *value = 0x1; return 10; }
    */
}

/* texts of `CRELU` */
uint32_t volta_scan_words_crelu(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".RELU" { *value = 0x1; return 5; }
    */
}

/* texts of `CBF` */
uint32_t volta_scan_words_cbf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".BF16" { *value = 0x1; return 5; }
    */
}

/* texts of `CRND2` */
uint32_t volta_scan_words_crnd2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".RZ" { *value = 0x3; return 3; }
    */
}

/* texts of `CIPT` */
uint32_t volta_scan_words_cipt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U8" { *value = 0x0; return 3; }
    ".S8" { *value = 0x1; return 3; }
    ".INVALID2" { *value = 0x2; return 9; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `CIPR` */
uint32_t volta_scan_words_cipr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INVALID1" { *value = 0x1; return 9; }
    ".INVALID2" { *value = 0x2; return 9; }
    ".TRUNC" { *value = 0x3; return 6; }
    */
}

/* texts of `CIPH` */
uint32_t volta_scan_words_ciph(const char *text, const char *end, uint64_t *value)
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

/* texts of `CFS` */
uint32_t volta_scan_words_cfs(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U32" { *value = 0x0; return 4; }
    ".S32" { *value = 0x1; return 4; }
    */
}

/* texts of `CFRND` */
uint32_t volta_scan_words_cfrnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INVALID1" { *value = 0x1; return 9; }
    ".INVALID2" { *value = 0x2; return 9; }
    ".RZ" { *value = 0x3; return 3; }
    */
}

/* texts of `CPAK` */
uint32_t volta_scan_words_cpak(const char *text, const char *end, uint64_t *value)
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
    ".U2" { *value = 0x4; return 3; }
    ".S2" { *value = 0x5; return 3; }
    ".U4" { *value = 0x6; return 3; }
    ".S4" { *value = 0x7; return 3; }
    */
}

/* texts of `CPSX` */
uint32_t volta_scan_words_cpsx(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SAT" { *value = 0x0; return 4; }
    ".SATRELU" { *value = 0x2; return 8; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `CPSH` */
uint32_t volta_scan_words_cpsh(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SAT" { *value = 0x1; return 4; }
    ".SATRELU" { *value = 0x2; return 8; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `DCMP` */
uint32_t volta_scan_words_dcmp(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".MIN" { *value = 0x0; return 4; }
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
    ".MAX" { *value = 0xf; return 4; }
    */
}

/* texts of `BOP` */
uint32_t volta_scan_words_bop(const char *text, const char *end, uint64_t *value)
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
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `FSAT` */
uint32_t volta_scan_words_fsat(const char *text, const char *end, uint64_t *value)
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

/* texts of `FMODE` */
uint32_t volta_scan_words_fmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".FMZ" { *value = 0x1; return 4; }
    ".FTZ" { *value = 0x2; return 4; }
    */
}

/* texts of `FSCALE` */
uint32_t volta_scan_words_fscale(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INVALID0" { *value = 0x0; return 9; }
    ".D8" { *value = 0x1; return 3; }
    ".D4" { *value = 0x2; return 3; }
    ".D2" { *value = 0x3; return 3; }
    ".M2" { *value = 0x5; return 3; }
    ".M4" { *value = 0x6; return 3; }
    ".M8" { *value = 0x7; return 3; }
    */
}

/* texts of `FNAN` */
uint32_t volta_scan_words_fnan(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".NAN" { *value = 0x1; return 4; }
    */
}

/* texts of `FXORS` */
uint32_t volta_scan_words_fxors(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".XORSIGN" { *value = 0x1; return 8; }
    */
}

/* texts of `FCMP` */
uint32_t volta_scan_words_fcmp(const char *text, const char *end, uint64_t *value)
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

/* texts of `NDV` */
uint32_t volta_scan_words_ndv(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_swd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "PP" { *value = 0x0; return 2; }
    "PN" { *value = 0x1; return 2; }
    "NP" { *value = 0x2; return 2; }
    "ZP" { *value = 0x3; return 2; }
    */
}

/* texts of `MUF` */
uint32_t volta_scan_words_muf(const char *text, const char *end, uint64_t *value)
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
    ".TANH" { *value = 0x9; return 5; }
    ".INVALID10" { *value = 0xa; return 10; }
    ".INVALID11" { *value = 0xb; return 10; }
    ".INVALID12" { *value = 0xc; return 10; }
    ".INVALID13" { *value = 0xd; return 10; }
    ".INVALID14" { *value = 0xe; return 10; }
    ".INVALID15" { *value = 0xf; return 10; }
    */
}

/* texts of `MUH` */
uint32_t volta_scan_words_muh(const char *text, const char *end, uint64_t *value)
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

/* texts of `MUT` */
uint32_t volta_scan_words_mut(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F16" { *value = 0x1; return 4; }
    ".BF16" { *value = 0x2; return 5; }
    */
}

/* texts of `AO` */
uint32_t volta_scan_words_ao(const char *text, const char *end, uint64_t *value)
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

/* texts of `AMODE` */
uint32_t volta_scan_words_amode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PASS" { *value = 0x0; return 5; }
    ".CONSTANT" { *value = 0x1; return 9; }
    ".STATE" { *value = 0x2; return 6; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `AWHERE` */
uint32_t volta_scan_words_awhere(const char *text, const char *end, uint64_t *value)
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

/* texts of `OUTK` */
uint32_t volta_scan_words_outk(const char *text, const char *end, uint64_t *value)
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

/* texts of `HF32` */
uint32_t volta_scan_words_hf32(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F32" { *value = 0x1; return 4; }
    */
}

/* texts of `HTY` */
uint32_t volta_scan_words_hty(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F32" { *value = 0x1; return 4; }
    ".BF16_V2" { *value = 0x2; return 8; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `HSA` */
uint32_t volta_scan_words_hsa(const char *text, const char *end, uint64_t *value)
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

/* texts of `HXA` */
uint32_t volta_scan_words_hxa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INVALID1" { *value = 0x1; return 9; }
    ".H0_H0" { *value = 0x2; return 6; }
    ".H1_H1" { *value = 0x3; return 6; }
    */
}

/* texts of `HXTY` */
uint32_t volta_scan_words_hxty(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INVALID1" { *value = 0x1; return 9; }
    ".BF16_V2" { *value = 0x2; return 8; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `HNB` */
uint32_t volta_scan_words_hnb(const char *text, const char *end, uint64_t *value)
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
    ".H0_NH1" { *value = 0x4; return 7; }
    */
}

/* texts of `HBF1` */
uint32_t volta_scan_words_hbf1(const char *text, const char *end, uint64_t *value)
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

/* texts of `HAND` */
uint32_t volta_scan_words_hand(const char *text, const char *end, uint64_t *value)
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

/* texts of `IA` */
uint32_t volta_scan_words_ia(const char *text, const char *end, uint64_t *value)
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

/* texts of `US` */
uint32_t volta_scan_words_us(const char *text, const char *end, uint64_t *value)
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

/* texts of `PAND` */
uint32_t volta_scan_words_pand(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".PAND" { *value = 0x1; return 5; }
    */
}

/* texts of `SHD` */
uint32_t volta_scan_words_shd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".L" { *value = 0x0; return 2; }
    ".R" { *value = 0x1; return 2; }
    */
}

/* texts of `SHW` */
uint32_t volta_scan_words_shw(const char *text, const char *end, uint64_t *value)
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

/* texts of `SHT` */
uint32_t volta_scan_words_sht(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S64" { *value = 0x0; return 4; }
    ".U64" { *value = 0x1; return 4; }
    ".S32" { *value = 0x2; return 4; }
    ".U32" { *value = 0x3; return 4; }
    */
}

/* texts of `SHHI` */
uint32_t volta_scan_words_shhi(const char *text, const char *end, uint64_t *value)
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

/* texts of `PMODE` */
uint32_t volta_scan_words_pmode(const char *text, const char *end, uint64_t *value)
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
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `CMP` */
uint32_t volta_scan_words_cmp(const char *text, const char *end, uint64_t *value)
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

/* texts of `FLSH` */
uint32_t volta_scan_words_flsh(const char *text, const char *end, uint64_t *value)
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

/* texts of `LSIZE` */
uint32_t volta_scan_words_lsize(const char *text, const char *end, uint64_t *value)
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

/* texts of `LORDER` */
uint32_t volta_scan_words_lorder(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CONSTANT" { *value = 0x0; return 9; }
    ".STRONG" { *value = 0x2; return 7; }
    ".MMIO" { *value = 0x3; return 5; }
    */
}

/* texts of `LTC` */
uint32_t volta_scan_words_ltc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".LTC64B" { *value = 0x1; return 7; }
    ".LTC128B" { *value = 0x2; return 8; }
    ".LTC256B" { *value = 0x3; return 8; }
    */
}

/* texts of `NP` */
uint32_t volta_scan_words_np(const char *text, const char *end, uint64_t *value)
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

/* texts of `MSIZE` */
uint32_t volta_scan_words_msize(const char *text, const char *end, uint64_t *value)
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
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `LORD` */
uint32_t volta_scan_words_lord(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CONSTANT.PRIVATE" { *value = 0x1; return 17; }
    ".CONSTANT.CTA" { *value = 0x2; return 13; }
    ".CONSTANT.CTA.PRIVATE" { *value = 0x3; return 21; }
    ".CONSTANT" { *value = 0x4; return 9; }
    ".STRONG.SM" { *value = 0x5; return 10; }
    ".STRONG.GPU.PRIVATE" { *value = 0x6; return 19; }
    ".STRONG.GPU" { *value = 0x7; return 11; }
    ".MMIO.GPU" { *value = 0x8; return 9; }
    ".STRONG.SYS" { *value = 0xa; return 11; }
    ".CONSTANT.SM.PRIVATE" { *value = 0xb; return 20; }
    ".CONSTANT.VC" { *value = 0xd; return 12; }
    ".CONSTANT.VC.PRIVATE" { *value = 0xe; return 20; }
    ".CONSTANT.GPU" { *value = 0xf; return 13; }
    */
}

/* texts of `SORDER` */
uint32_t volta_scan_words_sorder(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INVALID0" { *value = 0x0; return 9; }
    ".STRONG" { *value = 0x2; return 7; }
    ".MMIO" { *value = 0x3; return 5; }
    */
}

/* texts of `SU` */
uint32_t volta_scan_words_su(const char *text, const char *end, uint64_t *value)
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

/* texts of `SSIZE` */
uint32_t volta_scan_words_ssize(const char *text, const char *end, uint64_t *value)
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

/* texts of `CMODE` */
uint32_t volta_scan_words_cmode(const char *text, const char *end, uint64_t *value)
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

/* texts of `CSIZE` */
uint32_t volta_scan_words_csize(const char *text, const char *end, uint64_t *value)
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
    ".INVALID6" { *value = 0x6; return 9; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `MKIND` */
uint32_t volta_scan_words_mkind(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".M88" { *value = 0x0; return 4; }
    ".MT88" { *value = 0x1; return 5; }
    ".M816" { *value = 0x2; return 5; }
    */
}

/* texts of `MCOUNT` */
uint32_t volta_scan_words_mcount(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".2" { *value = 0x1; return 2; }
    ".4" { *value = 0x2; return 2; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `BYPASS` */
uint32_t volta_scan_words_bypass(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".BYPASS" { *value = 0x0; return 7; }
    */
}

/* texts of `GSIZE` */
uint32_t volta_scan_words_gsize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INVALID0" { *value = 0x0; return 9; }
    ".INVALID1" { *value = 0x1; return 9; }
    ".INVALID2" { *value = 0x2; return 9; }
    ".INVALID3" { *value = 0x3; return 9; }
    ".64" { *value = 0x5; return 3; }
    ".128" { *value = 0x6; return 4; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `ZFILL` */
uint32_t volta_scan_words_zfill(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".ZFILL" { *value = 0x1; return 6; }
    */
}

/* texts of `GORD` */
uint32_t volta_scan_words_gord(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".CONSTANT.PRIVATE" { *value = 0x1; return 17; }
    ".CONSTANT.CTA" { *value = 0x2; return 13; }
    ".CONSTANT.CTA.PRIVATE" { *value = 0x3; return 21; }
    ".CONSTANT" { *value = 0x4; return 9; }
    ".STRONG.SM" { *value = 0x5; return 10; }
    ".STRONG.GPU.PRIVATE" { *value = 0x6; return 19; }
    ".STRONG.GPU" { *value = 0x7; return 11; }
    ".MMIO.SM" { *value = 0x8; return 8; }
    ".STRONG.SYS" { *value = 0xa; return 11; }
    ".CONSTANT.SM.PRIVATE" { *value = 0xb; return 20; }
    ".CONSTANT.VC" { *value = 0xd; return 12; }
    ".CONSTANT.VC.PRIVATE" { *value = 0xe; return 20; }
    ".CONSTANT.GPU" { *value = 0xf; return 13; }
    */
}

/* registers of `$SR` */
uint32_t volta_scan_file_sr(const char *text, const char *end, uint64_t *value)
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
    "SR_ORDERING_TICKET" { *value = 0xf; return 18; }
    "SR_PRIM_TYPE" { *value = 0x10; return 12; }
    "SR_INVOCATION_ID" { *value = 0x11; return 16; }
    "SR_Y_DIRECTION" { *value = 0x12; return 14; }
    "SR_THREAD_KILL" { *value = 0x13; return 14; }
    "SM_SHADER_TYPE" { *value = 0x14; return 14; }
    "SR_DIRECTCBEWRITEADDRESSLOW" { *value = 0x15; return 27; }
    "SR_DIRECTCBEWRITEADDRESSHIGH" { *value = 0x16; return 28; }
    "SR_DIRECTCBEWRITEENABLED" { *value = 0x17; return 24; }
    "SR_SW_SCRATCH" { *value = 0x18; return 13; }
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
    "SR_CTAID.X" { *value = 0x25; return 10; }
    "SR_CTAID.Y" { *value = 0x26; return 10; }
    "SR_CTAID.Z" { *value = 0x27; return 10; }
    "SR_NTID" { *value = 0x28; return 7; }
    "SR_CirQueueIncrMinusOne" { *value = 0x29; return 23; }
    "SR_NLATC" { *value = 0x2a; return 8; }
    "SR_SM_SPA_VERSION" { *value = 0x2c; return 17; }
    "SR_MULTIPASSSHADERINFO" { *value = 0x2d; return 22; }
    "SR_LWINHI" { *value = 0x2e; return 9; }
    "SR_SWINHI" { *value = 0x2f; return 9; }
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
    "SR_BARRIERALLOC" { *value = 0x3e; return 15; }
    "SR_GLOBALERRORSTATUS" { *value = 0x40; return 20; }
    "SR_WARPERRORSTATUS" { *value = 0x42; return 18; }
    "SR_VIRTUALSMID" { *value = 0x43; return 14; }
    "SR_VIRTUALENGINEID" { *value = 0x44; return 18; }
    "SR_CLOCKLO" { *value = 0x50; return 10; }
    "SR_CLOCKHI" { *value = 0x51; return 10; }
    "SR_GLOBALTIMERLO" { *value = 0x52; return 16; }
    "SR_GLOBALTIMERHI" { *value = 0x53; return 16; }
    "SR_ESR_PC" { *value = 0x54; return 9; }
    "SR_ESR_PC_HI" { *value = 0x55; return 12; }
    "SR_HWTASKID" { *value = 0x60; return 11; }
    "SR_CIRCULARQUEUEENTRYINDEX" { *value = 0x61; return 26; }
    "SR_CIRCULARQUEUEENTRYADDRESSLOW" { *value = 0x62; return 31; }
    "SR_CIRCULARQUEUEENTRYADDRESSHIGH" { *value = 0x63; return 32; }
    "SR_PM0" { *value = 0x64; return 6; }
    "SR_PM_HI0" { *value = 0x65; return 9; }
    "SR_PM1" { *value = 0x66; return 6; }
    "SR_PM_HI1" { *value = 0x67; return 9; }
    "SR_PM2" { *value = 0x68; return 6; }
    "SR_PM_HI2" { *value = 0x69; return 9; }
    "SR_PM3" { *value = 0x6a; return 6; }
    "SR_PM_HI3" { *value = 0x6b; return 9; }
    "SR_PM4" { *value = 0x6c; return 6; }
    "SR_PM_HI4" { *value = 0x6d; return 9; }
    "SR_PM5" { *value = 0x6e; return 6; }
    "SR_PM_HI5" { *value = 0x6f; return 9; }
    "SR_PM6" { *value = 0x70; return 6; }
    "SR_PM_HI6" { *value = 0x71; return 9; }
    "SR_PM7" { *value = 0x72; return 6; }
    "SR_PM_HI7" { *value = 0x73; return 9; }
    "SR_SNAP_PM0" { *value = 0x74; return 11; }
    "SR_SNAP_PM_HI0" { *value = 0x75; return 14; }
    "SR_SNAP_PM1" { *value = 0x76; return 11; }
    "SR_SNAP_PM_HI1" { *value = 0x77; return 14; }
    "SR_SNAP_PM2" { *value = 0x78; return 11; }
    "SR_SNAP_PM_HI2" { *value = 0x79; return 14; }
    "SR_SNAP_PM3" { *value = 0x7a; return 11; }
    "SR_SNAP_PM_HI3" { *value = 0x7b; return 14; }
    "SR_SNAP_PM4" { *value = 0x7c; return 11; }
    "SR_SNAP_PM_HI4" { *value = 0x7d; return 14; }
    "SR_SNAP_PM5" { *value = 0x7e; return 11; }
    "SR_SNAP_PM_HI5" { *value = 0x7f; return 14; }
    "SR_SNAP_PM6" { *value = 0x80; return 11; }
    "SR_SNAP_PM_HI6" { *value = 0x81; return 14; }
    "SR_SNAP_PM7" { *value = 0x82; return 11; }
    "SR_SNAP_PM_HI7" { *value = 0x83; return 14; }
    "SR_VARIABLE_RATE" { *value = 0x84; return 16; }
    "SR_TTU_TICKET_INFO" { *value = 0x85; return 18; }
    "SRZ" { *value = 0xff; return 3; }
    "SR" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* texts of `SWIDE` */
uint32_t volta_scan_words_swide(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".32" { *value = 0x0; return 3; }
    */
}

/* texts of `SBA` */
uint32_t volta_scan_words_sba(const char *text, const char *end, uint64_t *value)
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

/* texts of `SDIM` */
uint32_t volta_scan_words_sdim(const char *text, const char *end, uint64_t *value)
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
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `SBAD` */
uint32_t volta_scan_words_sbad(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".IGN" { *value = 0x0; return 4; }
    ".NEAR" { *value = 0x1; return 5; }
    ".TRAP" { *value = 0x2; return 5; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `SMASK` */
uint32_t volta_scan_words_smask(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INVALID0" { *value = 0x0; return 9; }
    ".R" { *value = 0x1; return 2; }
    ".INVALID2" { *value = 0x2; return 9; }
    ".INVALID4" { *value = 0x4; return 9; }
    ".INVALID5" { *value = 0x5; return 9; }
    ".INVALID6" { *value = 0x6; return 9; }
    ".INVALID7" { *value = 0x7; return 9; }
    ".INVALID8" { *value = 0x8; return 9; }
    ".INVALID9" { *value = 0x9; return 9; }
    ".INVALID10" { *value = 0xa; return 10; }
    ".INVALID11" { *value = 0xb; return 10; }
    ".INVALID12" { *value = 0xc; return 10; }
    ".INVALID13" { *value = 0xd; return 10; }
    ".INVALID14" { *value = 0xe; return 10; }
    */
}

/* texts of `STYPE` */
uint32_t volta_scan_words_stype(const char *text, const char *end, uint64_t *value)
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
    ".F16x2.RN" { *value = 0x4; return 9; }
    ".S64" { *value = 0x5; return 4; }
    ".SD32" { *value = 0x6; return 5; }
    ".SD64" { *value = 0x7; return 5; }
    */
}

/* texts of `SCTYPE` */
uint32_t volta_scan_words_sctype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    ".U64" { *value = 0x2; return 4; }
    ".INVALID4" { *value = 0x4; return 9; }
    ".INVALID5" { *value = 0x5; return 9; }
    ".INVALID6" { *value = 0x6; return 9; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `MV4` */
uint32_t volta_scan_words_mv4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".884" { *value = 0x0; return 4; }
    ".444" { *value = 0x1; return 4; }
    */
}

/* texts of `MVT` */
uint32_t volta_scan_words_mvt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F16.F16" { *value = 0x0; return 8; }
    ".F32.F16" { *value = 0x1; return 8; }
    ".F32.F32" { *value = 0x3; return 8; }
    */
}

/* texts of `MSTEP` */
uint32_t volta_scan_words_mstep(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".STEP0" { *value = 0x0; return 6; }
    ".STEP1" { *value = 0x1; return 6; }
    ".STEP2" { *value = 0x2; return 6; }
    ".STEP3" { *value = 0x3; return 6; }
    */
}

/* texts of `MROWA` */
uint32_t volta_scan_words_mrowa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".ROW" { *value = 0x0; return 4; }
    ".COL" { *value = 0x1; return 4; }
    */
}

/* texts of `MSHAPE` */
uint32_t volta_scan_words_mshape(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".1688" { *value = 0x0; return 5; }
    ".16816" { *value = 0x1; return 6; }
    ".1684" { *value = 0x2; return 5; }
    */
}

/* texts of `MVD` */
uint32_t volta_scan_words_mvd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F16" { *value = 0x0; return 4; }
    ".F32" { *value = 0x1; return 4; }
    */
}

/* texts of `MFMT` */
uint32_t volta_scan_words_mfmt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".BF16" { *value = 0x1; return 5; }
    ".TF32" { *value = 0x2; return 5; }
    */
}

/* texts of `MUP` */
uint32_t volta_scan_words_mup(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "UP6" { *value = 0x1; return 3; }
    "UP5" { *value = 0x2; return 3; }
    "UP4" { *value = 0x3; return 3; }
    "UP3" { *value = 0x4; return 3; }
    "UP2" { *value = 0x5; return 3; }
    "UP1" { *value = 0x6; return 3; }
    "UP0" { *value = 0x7; return 3; }
    */
}

/* texts of `MUPC` */
uint32_t volta_scan_words_mupc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "UPT" { *value = 0x0; return 3; }
    "UP6" { *value = 0x1; return 3; }
    "UP5" { *value = 0x2; return 3; }
    "UP4" { *value = 0x3; return 3; }
    "UP3" { *value = 0x4; return 3; }
    "UP2" { *value = 0x5; return 3; }
    "UP1" { *value = 0x6; return 3; }
    "UP0" { *value = 0x7; return 3; }
    */
}

/* texts of `MISHAPE` */
uint32_t volta_scan_words_mishape(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".8816" { *value = 0x0; return 5; }
    ".8832" { *value = 0x2; return 5; }
    ".16816" { *value = 0x4; return 6; }
    ".16832" { *value = 0x5; return 6; }
    ".16864" { *value = 0x6; return 6; }
    */
}

/* texts of `MIA` */
uint32_t volta_scan_words_mia(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U8" { *value = 0x0; return 3; }
    ".S8" { *value = 0x1; return 3; }
    ".U4" { *value = 0x2; return 3; }
    ".S4" { *value = 0x3; return 3; }
    */
}

/* texts of `MBSHAPE` */
uint32_t volta_scan_words_mbshape(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".88128" { *value = 0x0; return 6; }
    ".168128" { *value = 0x1; return 7; }
    ".168256" { *value = 0x2; return 7; }
    */
}

/* texts of `MMSIZE` */
uint32_t volta_scan_words_mmsize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".16" { *value = 0x0; return 3; }
    ".INVALID6" { *value = 0x6; return 9; }
    */
}

/* texts of `MMKIND` */
uint32_t volta_scan_words_mmkind(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".MT88" { *value = 0x0; return 5; }
    ".M832" { *value = 0x1; return 5; }
    ".M864" { *value = 0x2; return 5; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `TSCR` */
uint32_t volta_scan_words_tscr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".SCR" { *value = 0x1; return 4; }
    */
}

/* texts of `TB` */
uint32_t volta_scan_words_tb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".B" { *value = 0x1; return 2; }
    */
}

/* texts of `TF16` */
uint32_t volta_scan_words_tf16(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".F16.RN" { *value = 0x1; return 7; }
    ".F16.RZ" { *value = 0x2; return 7; }
    */
}

/* texts of `TLOD` */
uint32_t volta_scan_words_tlod(const char *text, const char *end, uint64_t *value)
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
    ".LC" { *value = 0x4; return 3; }
    ".LC.FDV" { *value = 0x6; return 7; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `TAOFFI` */
uint32_t volta_scan_words_taoffi(const char *text, const char *end, uint64_t *value)
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
uint32_t volta_scan_words_tdc(const char *text, const char *end, uint64_t *value)
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

/* texts of `TNODEP` */
uint32_t volta_scan_words_tnodep(const char *text, const char *end, uint64_t *value)
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

/* texts of `TDIM` */
uint32_t volta_scan_words_tdim(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "1D" { *value = 0x0; return 2; }
    "2D" { *value = 0x1; return 2; }
    "3D" { *value = 0x2; return 2; }
    "CUBE" { *value = 0x3; return 4; }
    "ARRAY_1D" { *value = 0x4; return 8; }
    "ARRAY_2D" { *value = 0x5; return 8; }
    "ARRAY_CUBE" { *value = 0x7; return 10; }
    */
}

/* texts of `TLODL` */
uint32_t volta_scan_words_tlodl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".INVALID0" { *value = 0x0; return 9; }
    ".LZ" { *value = 0x1; return 3; }
    ".INVALID2" { *value = 0x2; return 9; }
    ".LL" { *value = 0x3; return 3; }
    ".INVALID4" { *value = 0x4; return 9; }
    ".INVALID5" { *value = 0x5; return 9; }
    ".INVALID6" { *value = 0x6; return 9; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `TCL` */
uint32_t volta_scan_words_tcl(const char *text, const char *end, uint64_t *value)
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

/* texts of `TMS` */
uint32_t volta_scan_words_tms(const char *text, const char *end, uint64_t *value)
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

/* texts of `TDIML` */
uint32_t volta_scan_words_tdiml(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "1D" { *value = 0x0; return 2; }
    "2D" { *value = 0x1; return 2; }
    "3D" { *value = 0x2; return 2; }
    "INVALID3" { *value = 0x3; return 8; }
    "ARRAY_1D" { *value = 0x4; return 8; }
    "ARRAY_2D" { *value = 0x5; return 8; }
    */
}

/* texts of `TCOMP` */
uint32_t volta_scan_words_tcomp(const char *text, const char *end, uint64_t *value)
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

/* texts of `TOFF4` */
uint32_t volta_scan_words_toff4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".AOFFI" { *value = 0x1; return 6; }
    ".PTP" { *value = 0x2; return 4; }
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `TDIM4` */
uint32_t volta_scan_words_tdim4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "INVALID0" { *value = 0x0; return 8; }
    "2D" { *value = 0x1; return 2; }
    "CUBE" { *value = 0x3; return 4; }
    "ARRAY_2D" { *value = 0x5; return 8; }
    "ARRAY_CUBE" { *value = 0x7; return 10; }
    */
}

/* texts of `TLC` */
uint32_t volta_scan_words_tlc(const char *text, const char *end, uint64_t *value)
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

/* texts of `TQ` */
uint32_t volta_scan_words_tq(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "TEX_HEADER_DIMENSION" { *value = 0x0; return 20; }
    "TEX_HEADER_TEXTURE_TYPE" { *value = 0x1; return 23; }
    "TEX_HEADER_SAMPLER_POS" { *value = 0x2; return 22; }
    */
}

/* texts of `TDIMF` */
uint32_t volta_scan_words_tdimf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "INVALID0" { *value = 0x0; return 8; }
    "2D" { *value = 0x1; return 2; }
    "3D" { *value = 0x2; return 2; }
    "INVALID3" { *value = 0x3; return 8; }
    "INVALID4" { *value = 0x4; return 8; }
    "INVALID5" { *value = 0x5; return 8; }
    "INVALID6" { *value = 0x6; return 8; }
    "INVALID7" { *value = 0x7; return 8; }
    */
}

/* texts of `UPMODE` */
uint32_t volta_scan_words_upmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".???1" { *value = 0x1; return 5; }
    */
}

/* texts of `ROR` */
uint32_t volta_scan_words_ror(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".OR" { *value = 0x1; return 3; }
    */
}

/* texts of `VU8` */
uint32_t volta_scan_words_vu8(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U8" { *value = 0x0; return 3; }
    */
}

/* texts of `VACC` */
uint32_t volta_scan_words_vacc(const char *text, const char *end, uint64_t *value)
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

/* texts of `DPA` */
uint32_t volta_scan_words_dpa(const char *text, const char *end, uint64_t *value)
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

/* texts of `DPHI` */
uint32_t volta_scan_words_dphi(const char *text, const char *end, uint64_t *value)
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

/* texts of `DPA2` */
uint32_t volta_scan_words_dpa2(const char *text, const char *end, uint64_t *value)
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

/* texts of `VMODE` */
uint32_t volta_scan_words_vmode(const char *text, const char *end, uint64_t *value)
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
    ".INVALID3" { *value = 0x3; return 9; }
    */
}

/* texts of `MU64` */
uint32_t volta_scan_words_mu64(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".U64" { *value = 0x1; return 4; }
    */
}

/* texts of `SMODE` */
uint32_t volta_scan_words_smode(const char *text, const char *end, uint64_t *value)
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

/* texts of `RDXOP` */
uint32_t volta_scan_words_rdxop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".OR" { *value = 0x1; return 3; }
    ".XOR" { *value = 0x2; return 4; }
    ".SUM" { *value = 0x3; return 4; }
    ".MIN" { *value = 0x4; return 4; }
    ".MAX" { *value = 0x5; return 4; }
    ".INVALID7" { *value = 0x7; return 9; }
    */
}

/* texts of `RDXS` */
uint32_t volta_scan_words_rdxs(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    ".S32" { *value = 0x1; return 4; }
    */
}

/* texts of `LUTX` */
uint32_t volta_scan_words_lutx(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "s0" { *value = 0xf0; return 2; }
    "s1" { *value = 0xcc; return 2; }
    "s2" { *value = 0xaa; return 2; }
    */
}

/* what a form begins with */
uint32_t volta_scan_head(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "ATOM" { *value = 0x0; return 4; }
    "ATOMG" { *value = 0x1; return 5; }
    "RED" { *value = 0x2; return 3; }
    "REDG" { *value = 0x3; return 4; }
    "ATOMS" { *value = 0x4; return 5; }
    "ATOMS.POPC.INC.32" { *value = 0x5; return 17; }
    "BSSY" { *value = 0x6; return 4; }
    "BSYNC" { *value = 0x7; return 5; }
    "BREAK" { *value = 0x8; return 5; }
    "BMOV.32" { *value = 0x9; return 7; }
    "BMOV.64" { *value = 0xa; return 7; }
    "YIELD" { *value = 0xb; return 5; }
    "NANOSLEEP" { *value = 0xc; return 9; }
    "NANOSLEEP.CLEAR" { *value = 0xd; return 15; }
    "WARPSYNC" { *value = 0xe; return 8; }
    "WARPSYNC.ALL" { *value = 0xf; return 12; }
    "WARPSYNC.COLLECTIVE" { *value = 0x10; return 19; }
    "WARPSYNC.COLLECTIVE.ALL" { *value = 0x11; return 23; }
    "ENDCOLLECTIVE" { *value = 0x12; return 13; }
    "BAR.SYNC" { *value = 0x13; return 8; }
    "BAR.ARV" { *value = 0x14; return 7; }
    "BAR.RED" { *value = 0x15; return 7; }
    "BAR.SYNCALL" { *value = 0x16; return 11; }
    "B2R.RESULT" { *value = 0x17; return 10; }
    "B2R" { *value = 0x18; return 3; }
    "R2B" { *value = 0x19; return 3; }
    "DEPBAR.LE" { *value = 0x1a; return 9; }
    "DEPBAR" { *value = 0x1b; return 6; }
    "CSMTEST" { *value = 0x1c; return 7; }
    "PMTRIG" { *value = 0x1d; return 6; }
    "RPCMOV.32" { *value = 0x1e; return 9; }
    "RPCMOV.64" { *value = 0x1f; return 9; }
    "SETCTAID.X" { *value = 0x20; return 10; }
    "GETLMEMBASE" { *value = 0x21; return 11; }
    "SETLMEMBASE" { *value = 0x22; return 11; }
    "SYNCS.ARRIVE.TRANS64" { *value = 0x23; return 20; }
    "SYNCS" { *value = 0x24; return 5; }
    "SYNCS.LD.64" { *value = 0x25; return 11; }
    "SYNCS.CAS.64" { *value = 0x26; return 12; }
    "SYNCS.CCTL.IVALL" { *value = 0x27; return 16; }
    "ARRIVES.LDGSTSBAR" { *value = 0x28; return 17; }
    "STAS" { *value = 0x29; return 4; }
    "REDAS.ADD" { *value = 0x2a; return 9; }
    "UBLKCP.G.G" { *value = 0x2b; return 10; }
    "UBLKRED.G.ADD" { *value = 0x2c; return 13; }
    "UBLKPF.L2" { *value = 0x2d; return 9; }
    "UTMALDG.1D" { *value = 0x2e; return 10; }
    "UTMASTG.1D" { *value = 0x2f; return 10; }
    "UTMAREDG.1D.ADD" { *value = 0x30; return 15; }
    "UTMAPF.L2.1D" { *value = 0x31; return 12; }
    "UTMACCTL" { *value = 0x32; return 8; }
    "UTMACMDFLUSH" { *value = 0x33; return 12; }
    "ACQBULK" { *value = 0x34; return 7; }
    "FENCE.VIEW.ASYNC.S" { *value = 0x35; return 18; }
    "CCTL" { *value = 0x36; return 4; }
    "CCTLL" { *value = 0x37; return 5; }
    "CCTLT.IVALL" { *value = 0x38; return 11; }
    "CCTLT.IVTH" { *value = 0x39; return 10; }
    "MEMBAR" { *value = 0x3a; return 6; }
    "ERRBAR" { *value = 0x3b; return 6; }
    "QSPC" { *value = 0x3c; return 4; }
    "UCGABAR_ARV" { *value = 0x3d; return 11; }
    "UCGABAR_WAIT" { *value = 0x3e; return 12; }
    "CGAERRBAR" { *value = 0x3f; return 9; }
    "WARPGROUP.ARRIVE" { *value = 0x40; return 16; }
    "WARPGROUPSET.AC" { *value = 0x41; return 15; }
    "USETMAXREG" { *value = 0x42; return 10; }
    "USETSHMSZ" { *value = 0x43; return 9; }
    "ULEPC" { *value = 0x44; return 5; }
    "NOP" { *value = 0x45; return 3; }
    "EXIT" { *value = 0x46; return 4; }
    "KILL" { *value = 0x47; return 4; }
    "BRA" { *value = 0x48; return 3; }
    "JMP" { *value = 0x49; return 3; }
    "BRX" { *value = 0x4a; return 3; }
    "JMX" { *value = 0x4b; return 3; }
    "BRXU" { *value = 0x4c; return 4; }
    "JMXU" { *value = 0x4d; return 4; }
    "CALL.ABS" { *value = 0x4e; return 8; }
    "CALL.REL" { *value = 0x4f; return 8; }
    "RET.REL" { *value = 0x50; return 7; }
    "RET.ABS" { *value = 0x51; return 7; }
    "LEPC" { *value = 0x52; return 4; }
    "RTT" { *value = 0x53; return 3; }
    "PREEXIT" { *value = 0x54; return 7; }
    "BPT" { *value = 0x55; return 3; }
    "F2F" { *value = 0x56; return 3; }
    "F2I" { *value = 0x57; return 3; }
    "I2F" { *value = 0x58; return 3; }
    "FRND" { *value = 0x59; return 4; }
    "I2I" { *value = 0x5a; return 3; }
    "F2FP" { *value = 0x5b; return 4; }
    "F2IP" { *value = 0x5c; return 4; }
    "I2FP.F32" { *value = 0x5d; return 8; }
    "I2IP" { *value = 0x5e; return 4; }
    "DADD" { *value = 0x5f; return 4; }
    "DMUL" { *value = 0x60; return 4; }
    "DFMA" { *value = 0x61; return 4; }
    "DSETP" { *value = 0x62; return 5; }
    "FADD" { *value = 0x63; return 4; }
    "FMUL" { *value = 0x64; return 4; }
    "FFMA" { *value = 0x65; return 4; }
    "FMNMX" { *value = 0x66; return 5; }
    "FSEL" { *value = 0x67; return 4; }
    "FSET.BF" { *value = 0x68; return 7; }
    "FSETP" { *value = 0x69; return 5; }
    "FCHK" { *value = 0x6a; return 4; }
    "FSWZADD" { *value = 0x6b; return 7; }
    "MUFU" { *value = 0x6c; return 4; }
    "AL2P" { *value = 0x6d; return 4; }
    "ALD" { *value = 0x6e; return 3; }
    "AST" { *value = 0x6f; return 3; }
    "AST.PHYS" { *value = 0x70; return 8; }
    "IPA" { *value = 0x71; return 3; }
    "OUT.FINAL" { *value = 0x72; return 9; }
    "OUT" { *value = 0x73; return 3; }
    "ISBERD" { *value = 0x74; return 6; }
    "ISBEWR" { *value = 0x75; return 6; }
    "PIXLD" { *value = 0x76; return 5; }
    "LDTRAM.AB" { *value = 0x77; return 9; }
    "HADD2" { *value = 0x78; return 5; }
    "HMUL2" { *value = 0x79; return 5; }
    "HFMA2" { *value = 0x7a; return 5; }
    "HFMA2.MMA" { *value = 0x7b; return 9; }
    "HSET2" { *value = 0x7c; return 5; }
    "HSETP2" { *value = 0x7d; return 6; }
    "HMNMX2" { *value = 0x7e; return 6; }
    "IADD3" { *value = 0x7f; return 5; }
    "IADD3.X" { *value = 0x80; return 7; }
    "IMAD" { *value = 0x81; return 4; }
    "IMAD.WIDE" { *value = 0x82; return 9; }
    "IMAD.HI" { *value = 0x83; return 7; }
    "LOP3.LUT" { *value = 0x84; return 8; }
    "SHF" { *value = 0x85; return 3; }
    "PRMT" { *value = 0x86; return 4; }
    "SEL" { *value = 0x87; return 3; }
    "ISETP" { *value = 0x88; return 5; }
    "LEA" { *value = 0x89; return 3; }
    "LEA.X" { *value = 0x8a; return 5; }
    "LEA.HI" { *value = 0x8b; return 6; }
    "LEA.HI.X" { *value = 0x8c; return 8; }
    "LEA.HI.SX32" { *value = 0x8d; return 11; }
    "LEA.HI.X.SX32" { *value = 0x8e; return 13; }
    "POPC" { *value = 0x8f; return 4; }
    "BREV" { *value = 0x90; return 4; }
    "FLO" { *value = 0x91; return 3; }
    "IABS" { *value = 0x92; return 4; }
    "SGXT" { *value = 0x93; return 4; }
    "BMSK" { *value = 0x94; return 4; }
    "MOV" { *value = 0x95; return 3; }
    "IMNMX" { *value = 0x96; return 5; }
    "LDG" { *value = 0x97; return 3; }
    "LD" { *value = 0x98; return 2; }
    "STG" { *value = 0x99; return 3; }
    "ST" { *value = 0x9a; return 2; }
    "LDL" { *value = 0x9b; return 3; }
    "STL" { *value = 0x9c; return 3; }
    "LDS" { *value = 0x9d; return 3; }
    "STS" { *value = 0x9e; return 3; }
    "LDC" { *value = 0x9f; return 3; }
    "ULDC" { *value = 0xa0; return 4; }
    "LDSM.16" { *value = 0xa1; return 7; }
    "STSM.16" { *value = 0xa2; return 7; }
    "LDGSTS.E" { *value = 0xa3; return 8; }
    "LDGDEPBAR" { *value = 0xa4; return 9; }
    "S2R" { *value = 0xa5; return 3; }
    "CS2R" { *value = 0xa6; return 4; }
    "SULD.D" { *value = 0xa7; return 6; }
    "SULD.P" { *value = 0xa8; return 6; }
    "SUST.D" { *value = 0xa9; return 6; }
    "SUST.P" { *value = 0xaa; return 6; }
    "SURED.D" { *value = 0xab; return 7; }
    "SUATOM.D" { *value = 0xac; return 8; }
    "SUQUERY" { *value = 0xad; return 7; }
    "HMMA" { *value = 0xae; return 4; }
    "HMMA.SP" { *value = 0xaf; return 7; }
    "IMMA" { *value = 0xb0; return 4; }
    "BMMA" { *value = 0xb1; return 4; }
    "DMMA.884" { *value = 0xb2; return 8; }
    "DMMA.8x8x4" { *value = 0xb3; return 10; }
    "MOVM" { *value = 0xb4; return 4; }
    "HGMMA" { *value = 0xb5; return 5; }
    "IGMMA" { *value = 0xb6; return 5; }
    "BGMMA" { *value = 0xb7; return 5; }
    "TEX" { *value = 0xb8; return 3; }
    "TLD" { *value = 0xb9; return 3; }
    "TLD4" { *value = 0xba; return 4; }
    "TXD" { *value = 0xbb; return 3; }
    "TMML" { *value = 0xbc; return 4; }
    "TXQ" { *value = 0xbd; return 3; }
    "FOOTPRINT" { *value = 0xbe; return 9; }
    "UIADD3" { *value = 0xbf; return 6; }
    "UIADD3.X" { *value = 0xc0; return 8; }
    "UIADD3.64" { *value = 0xc1; return 9; }
    "UIMAD" { *value = 0xc2; return 5; }
    "UIMAD.WIDE" { *value = 0xc3; return 10; }
    "UISETP" { *value = 0xc4; return 6; }
    "ULEA" { *value = 0xc5; return 4; }
    "ULEA.X" { *value = 0xc6; return 6; }
    "ULEA.HI" { *value = 0xc7; return 7; }
    "ULEA.HI.X" { *value = 0xc8; return 9; }
    "ULEA.HI.SX32" { *value = 0xc9; return 12; }
    "ULEA.HI.X.SX32" { *value = 0xca; return 14; }
    "ULOP3.LUT" { *value = 0xcb; return 9; }
    "USHF" { *value = 0xcc; return 4; }
    "UPRMT" { *value = 0xcd; return 5; }
    "USEL" { *value = 0xce; return 4; }
    "UMOV" { *value = 0xcf; return 4; }
    "UPOPC" { *value = 0xd0; return 5; }
    "UFLO" { *value = 0xd1; return 4; }
    "UBREV" { *value = 0xd2; return 5; }
    "USGXT" { *value = 0xd3; return 5; }
    "UBMSK" { *value = 0xd4; return 5; }
    "UPLOP3.LUT" { *value = 0xd5; return 10; }
    "UCLEA" { *value = 0xd6; return 5; }
    "UP2UR" { *value = 0xd7; return 5; }
    "UR2UP" { *value = 0xd8; return 5; }
    "UF2FP.???0.PACK_AB" { *value = 0xd9; return 18; }
    "R2UR" { *value = 0xda; return 4; }
    "S2UR" { *value = 0xdb; return 4; }
    "VABSDIFF" { *value = 0xdc; return 8; }
    "VABSDIFF4" { *value = 0xdd; return 9; }
    "IDP.4A" { *value = 0xde; return 6; }
    "IDP.2A" { *value = 0xdf; return 6; }
    "VOTE" { *value = 0xe0; return 4; }
    "VOTEU" { *value = 0xe1; return 5; }
    "MATCH.ANY" { *value = 0xe2; return 9; }
    "MATCH.ALL" { *value = 0xe3; return 9; }
    "SHFL" { *value = 0xe4; return 4; }
    "REDUX" { *value = 0xe5; return 5; }
    "ELECT" { *value = 0xe6; return 5; }
    "P2R" { *value = 0xe7; return 3; }
    "R2P" { *value = 0xe8; return 3; }
    "PLOP3.LUT" { *value = 0xe9; return 9; }
    "IMAD.MOV" { *value = 0xea; return 8; }
    "IMAD.IADD" { *value = 0xeb; return 9; }
    "IMAD.SHL" { *value = 0xec; return 8; }
    "LOP3.(" { *value = 0xed; return 6; }
    "ULOP3.(" { *value = 0xee; return 7; }
    "UPLOP3.(" { *value = 0xef; return 8; }
    "PLOP3.(" { *value = 0xf0; return 7; }
    */
}

/* any register */
uint32_t volta_scan_register(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "RZ" { *value = 0x0; return 2; }
    "URZ" { *value = 0x0; return 3; }
    "PT" { *value = 0x0; return 2; }
    "UPT" { *value = 0x0; return 3; }
    "$pc" { *value = 0x0; return 3; }
    "$active" { *value = 0x0; return 7; }
    "SR_LANEID" { *value = 0x0; return 9; }
    "SR_CLOCK" { *value = 0x0; return 8; }
    "SR_VIRTCFG" { *value = 0x0; return 10; }
    "SR_VIRTID" { *value = 0x0; return 9; }
    "SR_ORDERING_TICKET" { *value = 0x0; return 18; }
    "SR_PRIM_TYPE" { *value = 0x0; return 12; }
    "SR_INVOCATION_ID" { *value = 0x0; return 16; }
    "SR_Y_DIRECTION" { *value = 0x0; return 14; }
    "SR_THREAD_KILL" { *value = 0x0; return 14; }
    "SM_SHADER_TYPE" { *value = 0x0; return 14; }
    "SR_DIRECTCBEWRITEADDRESSLOW" { *value = 0x0; return 27; }
    "SR_DIRECTCBEWRITEADDRESSHIGH" { *value = 0x0; return 28; }
    "SR_DIRECTCBEWRITEENABLED" { *value = 0x0; return 24; }
    "SR_SW_SCRATCH" { *value = 0x0; return 13; }
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
    "SR_CTAID.X" { *value = 0x0; return 10; }
    "SR_CTAID.Y" { *value = 0x0; return 10; }
    "SR_CTAID.Z" { *value = 0x0; return 10; }
    "SR_NTID" { *value = 0x0; return 7; }
    "SR_CirQueueIncrMinusOne" { *value = 0x0; return 23; }
    "SR_NLATC" { *value = 0x0; return 8; }
    "SR_SM_SPA_VERSION" { *value = 0x0; return 17; }
    "SR_MULTIPASSSHADERINFO" { *value = 0x0; return 22; }
    "SR_LWINHI" { *value = 0x0; return 9; }
    "SR_SWINHI" { *value = 0x0; return 9; }
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
    "SR_BARRIERALLOC" { *value = 0x0; return 15; }
    "SR_GLOBALERRORSTATUS" { *value = 0x0; return 20; }
    "SR_WARPERRORSTATUS" { *value = 0x0; return 18; }
    "SR_VIRTUALSMID" { *value = 0x0; return 14; }
    "SR_VIRTUALENGINEID" { *value = 0x0; return 18; }
    "SR_CLOCKLO" { *value = 0x0; return 10; }
    "SR_CLOCKHI" { *value = 0x0; return 10; }
    "SR_GLOBALTIMERLO" { *value = 0x0; return 16; }
    "SR_GLOBALTIMERHI" { *value = 0x0; return 16; }
    "SR_ESR_PC" { *value = 0x0; return 9; }
    "SR_ESR_PC_HI" { *value = 0x0; return 12; }
    "SR_HWTASKID" { *value = 0x0; return 11; }
    "SR_CIRCULARQUEUEENTRYINDEX" { *value = 0x0; return 26; }
    "SR_CIRCULARQUEUEENTRYADDRESSLOW" { *value = 0x0; return 31; }
    "SR_CIRCULARQUEUEENTRYADDRESSHIGH" { *value = 0x0; return 32; }
    "SR_PM0" { *value = 0x0; return 6; }
    "SR_PM_HI0" { *value = 0x0; return 9; }
    "SR_PM1" { *value = 0x0; return 6; }
    "SR_PM_HI1" { *value = 0x0; return 9; }
    "SR_PM2" { *value = 0x0; return 6; }
    "SR_PM_HI2" { *value = 0x0; return 9; }
    "SR_PM3" { *value = 0x0; return 6; }
    "SR_PM_HI3" { *value = 0x0; return 9; }
    "SR_PM4" { *value = 0x0; return 6; }
    "SR_PM_HI4" { *value = 0x0; return 9; }
    "SR_PM5" { *value = 0x0; return 6; }
    "SR_PM_HI5" { *value = 0x0; return 9; }
    "SR_PM6" { *value = 0x0; return 6; }
    "SR_PM_HI6" { *value = 0x0; return 9; }
    "SR_PM7" { *value = 0x0; return 6; }
    "SR_PM_HI7" { *value = 0x0; return 9; }
    "SR_SNAP_PM0" { *value = 0x0; return 11; }
    "SR_SNAP_PM_HI0" { *value = 0x0; return 14; }
    "SR_SNAP_PM1" { *value = 0x0; return 11; }
    "SR_SNAP_PM_HI1" { *value = 0x0; return 14; }
    "SR_SNAP_PM2" { *value = 0x0; return 11; }
    "SR_SNAP_PM_HI2" { *value = 0x0; return 14; }
    "SR_SNAP_PM3" { *value = 0x0; return 11; }
    "SR_SNAP_PM_HI3" { *value = 0x0; return 14; }
    "SR_SNAP_PM4" { *value = 0x0; return 11; }
    "SR_SNAP_PM_HI4" { *value = 0x0; return 14; }
    "SR_SNAP_PM5" { *value = 0x0; return 11; }
    "SR_SNAP_PM_HI5" { *value = 0x0; return 14; }
    "SR_SNAP_PM6" { *value = 0x0; return 11; }
    "SR_SNAP_PM_HI6" { *value = 0x0; return 14; }
    "SR_SNAP_PM7" { *value = 0x0; return 11; }
    "SR_SNAP_PM_HI7" { *value = 0x0; return 14; }
    "SR_VARIABLE_RATE" { *value = 0x0; return 16; }
    "SR_TTU_TICKET_INFO" { *value = 0x0; return 18; }
    "SRZ" { *value = 0x0; return 3; }
    "R" decimal { return isadora_scan_number(text, 1, at, value); }
    "UR" decimal { return isadora_scan_number(text, 2, at, value); }
    "P" decimal { return isadora_scan_number(text, 1, at, value); }
    "UP" decimal { return isadora_scan_number(text, 2, at, value); }
    "B" decimal { return isadora_scan_number(text, 1, at, value); }
    "SR" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}
