/* Generated from the description tesla by gen/emit/assembler.lua. Do not edit. */
#include "tesla_lex.h"

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

/* texts of `MARK` */
uint32_t tesla_scan_words_mark(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "exit" { *value = 0x1; return 4; }
    "join" { *value = 0x2; return 4; }
    */
}

/* texts of `PRED` */
uint32_t tesla_scan_words_pred(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "l" { *value = 0x1; return 1; }
    "e" { *value = 0x2; return 1; }
    "le" { *value = 0x3; return 2; }
    "g" { *value = 0x4; return 1; }
    "lg" { *value = 0x5; return 2; }
    "ge" { *value = 0x6; return 2; }
    "lge" { *value = 0x7; return 3; }
    "u" { *value = 0x8; return 1; }
    "lu" { *value = 0x9; return 2; }
    "eu" { *value = 0xa; return 2; }
    "leu" { *value = 0xb; return 3; }
    "gu" { *value = 0xc; return 2; }
    "lgu" { *value = 0xd; return 3; }
    "geu" { *value = 0xe; return 3; }
    "o" { *value = 0x10; return 1; }
    "c" { *value = 0x11; return 1; }
    "a" { *value = 0x12; return 1; }
    "s" { *value = 0x13; return 1; }
    "ns" { *value = 0x1c; return 2; }
    "na" { *value = 0x1d; return 2; }
    "nc" { *value = 0x1e; return 2; }
    "no" { *value = 0x1f; return 2; }
    */
}

/* registers of `$c` */
uint32_t tesla_scan_file_c(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$c" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* texts of `ATYPE` */
uint32_t tesla_scan_words_atype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "u8" { *value = 0x0; return 2; }
    "s8" { *value = 0x1; return 2; }
    "u16" { *value = 0x2; return 3; }
    "s16" { *value = 0x3; return 3; }
    "u32" { *value = 0x6; return 3; }
    "s32" { *value = 0x7; return 3; }
    */
}

/* registers of `$r` */
uint32_t tesla_scan_file_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$r" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* texts of `BTYPE` */
uint32_t tesla_scan_words_btype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "u8" { *value = 0x0; return 2; }
    "s8" { *value = 0x1; return 2; }
    "u16" { *value = 0x2; return 3; }
    "s16" { *value = 0x3; return 3; }
    "b32" { *value = 0x6; return 3; }
    "s32" { *value = 0x7; return 3; }
    */
}

/* texts of `LANE` */
uint32_t tesla_scan_words_lane(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "(lnone)" { *value = 0x0; return 7; }
    "(l0)" { *value = 0x1; return 4; }
    "(l1)" { *value = 0x2; return 4; }
    "(l01)" { *value = 0x3; return 5; }
    "(l2)" { *value = 0x4; return 4; }
    "(l02)" { *value = 0x5; return 5; }
    "(l12)" { *value = 0x6; return 5; }
    "(l012)" { *value = 0x7; return 6; }
    "(l3)" { *value = 0x8; return 4; }
    "(l03)" { *value = 0x9; return 5; }
    "(l13)" { *value = 0xa; return 5; }
    "(l013)" { *value = 0xb; return 6; }
    "(l23)" { *value = 0xc; return 5; }
    "(l023)" { *value = 0xd; return 6; }
    "(l123)" { *value = 0xe; return 6; }
    */
}

/* registers of `$a` */
uint32_t tesla_scan_file_a(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "0x0" { *value = 0x0; return 3 | ISADORA_ALSO; }
    "$a" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* `$r.h` */
uint32_t tesla_scan_view_r_h(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "l" { *value = 0x0; return 1; }
    "h" { *value = 0x1; return 1; }
    */
}

/* texts of `LIM` */
uint32_t tesla_scan_words_lim(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "lim" { *value = 0x1; return 3; }
    */
}

/* texts of `BINC` */
uint32_t tesla_scan_words_binc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "inc" { *value = 0x1; return 3; }
    */
}

/* texts of `BWAIT` */
uint32_t tesla_scan_words_bwait(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "wait" { *value = 0x1; return 4; }
    */
}

/* texts of `ONEG` */
uint32_t tesla_scan_words_oneg(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "neg" { *value = 0x1; return 3; }
    */
}

/* texts of `LABS1` */
uint32_t tesla_scan_words_labs1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "abs" { *value = 0x1; return 3; }
    */
}

/* texts of `CHALF` */
uint32_t tesla_scan_words_chalf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "u16" { *value = 0x0; return 3; }
    "u8" { *value = 0x2; return 2; }
    "s16" { *value = 0x4; return 3; }
    "s8" { *value = 0x6; return 2; }
    */
}

/* texts of `CWORD` */
uint32_t tesla_scan_words_cword(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "u32" { *value = 0x1; return 3; }
    "s32" { *value = 0x5; return 3; }
    */
}

/* texts of `CREG` */
uint32_t tesla_scan_words_creg(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "u8" { *value = 0x3; return 2; }
    "s8" { *value = 0x7; return 2; }
    */
}

/* texts of `CSAT` */
uint32_t tesla_scan_words_csat(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "sat" { *value = 0x1; return 3; }
    */
}

/* texts of `CRND` */
uint32_t tesla_scan_words_crnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "rn" { *value = 0x0; return 2; }
    "rm" { *value = 0x1; return 2; }
    "rp" { *value = 0x2; return 2; }
    "rz" { *value = 0x3; return 2; }
    */
}

/* texts of `IRND` */
uint32_t tesla_scan_words_irnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "rni" { *value = 0x0; return 3; }
    "rmi" { *value = 0x1; return 3; }
    "rpi" { *value = 0x2; return 3; }
    "rzi" { *value = 0x3; return 3; }
    */
}

/* texts of `ARND` */
uint32_t tesla_scan_words_arnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "rn" { *value = 0x0; return 2; }
    "rz" { *value = 0x3; return 2; }
    */
}

/* texts of `U24AGAIN` */
uint32_t tesla_scan_words_u24again(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "u24.1" { *value = 0x1; return 5; }
    "u24.2" { *value = 0x2; return 5; }
    "u24.3" { *value = 0x3; return 5; }
    "u24.4" { *value = 0x4; return 5; }
    "u24.5" { *value = 0x5; return 5; }
    "u24.6" { *value = 0x6; return 5; }
    "u24.7" { *value = 0x7; return 5; }
    */
}

/* texts of `S16A` */
uint32_t tesla_scan_words_s16a(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "u16" { *value = 0x0; return 3; }
    "s16" { *value = 0x1; return 3; }
    */
}

/* texts of `SHIGH` */
uint32_t tesla_scan_words_shigh(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "high" { *value = 0x1; return 4; }
    */
}

/* texts of `S24` */
uint32_t tesla_scan_words_s24(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "u24" { *value = 0x0; return 3; }
    "s24" { *value = 0x1; return 3; }
    */
}

/* texts of `FCOMPARE` */
uint32_t tesla_scan_words_fcompare(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "never" { *value = 0x0; return 5; }
    "l" { *value = 0x1; return 1; }
    "e" { *value = 0x2; return 1; }
    "le" { *value = 0x3; return 2; }
    "g" { *value = 0x4; return 1; }
    "lg" { *value = 0x5; return 2; }
    "ge" { *value = 0x6; return 2; }
    "lge" { *value = 0x7; return 3; }
    "u" { *value = 0x8; return 1; }
    "lu" { *value = 0x9; return 2; }
    "eu" { *value = 0xa; return 2; }
    "leu" { *value = 0xb; return 3; }
    "gu" { *value = 0xc; return 2; }
    "lgu" { *value = 0xd; return 3; }
    "geu" { *value = 0xe; return 3; }
    "always" { *value = 0xf; return 6; }
    */
}

/* texts of `COMPARE` */
uint32_t tesla_scan_words_compare(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "never" { *value = 0x0; return 5; }
    "l" { *value = 0x1; return 1; }
    "e" { *value = 0x2; return 1; }
    "le" { *value = 0x3; return 2; }
    "g" { *value = 0x4; return 1; }
    "lg" { *value = 0x5; return 2; }
    "ge" { *value = 0x6; return 2; }
    "always" { *value = 0x7; return 6; }
    */
}

/* texts of `Q0` */
uint32_t tesla_scan_words_q0(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "add" { *value = 0x0; return 3; }
    "subr" { *value = 0x1; return 4; }
    "sub" { *value = 0x2; return 3; }
    "mov2" { *value = 0x3; return 4; }
    */
}

/* texts of `SNOT` */
uint32_t tesla_scan_words_snot(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "not" { *value = 0x1; return 3; }
    */
}

/* texts of `SSFU` */
uint32_t tesla_scan_words_ssfu(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "sfu" { *value = 0x1; return 3; }
    */
}

/* registers of `$sr` */
uint32_t tesla_scan_file_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$physid" { *value = 0x0; return 7; }
    "$clock" { *value = 0x1; return 6; }
    "$vstride" { *value = 0x3; return 8; }
    "$pm0" { *value = 0x4; return 4; }
    "$pm1" { *value = 0x5; return 4; }
    "$pm2" { *value = 0x6; return 4; }
    "$pm3" { *value = 0x7; return 4; }
    "$sampleid" { *value = 0x8; return 9; }
    "$sr" decimal { return isadora_scan_number(text, 3, at, value); }
    */
}

/* texts of `SLIVE` */
uint32_t tesla_scan_words_slive(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "all" { *value = 0x0; return 3; }
    "live" { *value = 0x1; return 4; }
    */
}

/* registers of `$t` */
uint32_t tesla_scan_file_t(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$t" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* registers of `$s` */
uint32_t tesla_scan_file_s(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$s" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* texts of `DERIV` */
uint32_t tesla_scan_words_deriv(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "deriv" { *value = 0x1; return 5; }
    */
}

/* what a form begins with */
uint32_t tesla_scan_head(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "red" { *value = 0x0; return 3; }
    "ld" { *value = 0x1; return 2; }
    "exch" { *value = 0x2; return 4; }
    "cas" { *value = 0x3; return 3; }
    "discard" { *value = 0x4; return 7; }
    "bra" { *value = 0x5; return 3; }
    "call" { *value = 0x6; return 4; }
    "ret" { *value = 0x7; return 3; }
    "breakaddr" { *value = 0x8; return 9; }
    "break" { *value = 0x9; return 5; }
    "quadon" { *value = 0xa; return 6; }
    "quadpop" { *value = 0xb; return 7; }
    "bar" { *value = 0xc; return 3; }
    "trap" { *value = 0xd; return 4; }
    "joinat" { *value = 0xe; return 6; }
    "brkpt" { *value = 0xf; return 5; }
    "preret" { *value = 0x10; return 6; }
    "vote" { *value = 0x11; return 4; }
    "emit" { *value = 0x12; return 4; }
    "restart" { *value = 0x13; return 7; }
    "nop" { *value = 0x14; return 3; }
    "pmevent" { *value = 0x15; return 7; }
    "unkf5" { *value = 0x16; return 5; }
    "cvt" { *value = 0x17; return 3; }
    "fma" { *value = 0x18; return 3; }
    "add" { *value = 0x19; return 3; }
    "mul" { *value = 0x1a; return 3; }
    "min" { *value = 0x1b; return 3; }
    "max" { *value = 0x1c; return 3; }
    "set" { *value = 0x1d; return 3; }
    "slct" { *value = 0x1e; return 4; }
    "quadop" { *value = 0x1f; return 6; }
    "sub" { *value = 0x20; return 3; }
    "subr" { *value = 0x21; return 4; }
    "addc" { *value = 0x22; return 4; }
    "sad" { *value = 0x23; return 3; }
    "and" { *value = 0x24; return 3; }
    "or" { *value = 0x25; return 2; }
    "xor" { *value = 0x26; return 3; }
    "mov2" { *value = 0x27; return 4; }
    "shl" { *value = 0x28; return 3; }
    "shr" { *value = 0x29; return 3; }
    "st" { *value = 0x2a; return 2; }
    "mov" { *value = 0x2b; return 3; }
    "rcp" { *value = 0x2c; return 3; }
    "rsqrt" { *value = 0x2d; return 5; }
    "lg2" { *value = 0x2e; return 3; }
    "sin" { *value = 0x2f; return 3; }
    "cos" { *value = 0x30; return 3; }
    "ex2" { *value = 0x31; return 3; }
    "presin" { *value = 0x32; return 6; }
    "preex2" { *value = 0x33; return 6; }
    "interp" { *value = 0x34; return 6; }
    "texauto" { *value = 0x35; return 7; }
    "texbias" { *value = 0x36; return 7; }
    "texlod" { *value = 0x37; return 6; }
    "texfetch" { *value = 0x38; return 8; }
    "texgather" { *value = 0x39; return 9; }
    "texcsaa" { *value = 0x3a; return 7; }
    "texsize" { *value = 0x3b; return 7; }
    "texprep" { *value = 0x3c; return 7; }
    "texquerylod" { *value = 0x3d; return 11; }
    "prebrk" { *value = 0x3e; return 6; }
    "brk" { *value = 0x3f; return 3; }
    */
}

/* any register */
uint32_t tesla_scan_register(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "0x0" { *value = 0x0; return 3; }
    "$physid" { *value = 0x0; return 7; }
    "$clock" { *value = 0x0; return 6; }
    "$vstride" { *value = 0x0; return 8; }
    "$pm0" { *value = 0x0; return 4; }
    "$pm1" { *value = 0x0; return 4; }
    "$pm2" { *value = 0x0; return 4; }
    "$pm3" { *value = 0x0; return 4; }
    "$sampleid" { *value = 0x0; return 9; }
    "$pc" { *value = 0x0; return 3; }
    "$active" { *value = 0x0; return 7; }
    "$ended" { *value = 0x0; return 6; }
    "$returned" { *value = 0x0; return 9; }
    "$broken" { *value = 0x0; return 7; }
    "$warps" { *value = 0x0; return 6; }
    "$r" decimal { return isadora_scan_number(text, 2, at, value); }
    "$a" decimal { return isadora_scan_number(text, 2, at, value); }
    "$c" decimal { return isadora_scan_number(text, 2, at, value); }
    "$sr" decimal { return isadora_scan_number(text, 3, at, value); }
    "$t" decimal { return isadora_scan_number(text, 2, at, value); }
    "$s" decimal { return isadora_scan_number(text, 2, at, value); }
    "$bar" decimal { return isadora_scan_number(text, 4, at, value); }
    */
}
