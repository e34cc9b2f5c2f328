/* Generated from the description vp1-scalar by gen/emit/assembler.lua. Do not edit. */
#include "vp1_scalar_lex.h"

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

/* registers of `$r` */
uint32_t vp1_scalar_scan_file_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "0x0" { *value = 0x1f; return 3 | ISADORA_ALSO; }
    "$r" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* registers of `$c` */
uint32_t vp1_scalar_scan_file_c(const char *text, const char *end, uint64_t *value)
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

/* texts of `SLCT` */
uint32_t vp1_scalar_scan_words_slct(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "sf" { *value = 0x0; return 2; }
    "zf" { *value = 0x1; return 2; }
    "b19" { *value = 0x2; return 3; }
    "b20d" { *value = 0x3; return 4; }
    "b20" { *value = 0x4; return 3; }
    "b21" { *value = 0x5; return 3; }
    "b19a" { *value = 0x6; return 4; }
    "b18" { *value = 0x7; return 3; }
    "asf" { *value = 0x8; return 3; }
    "azf" { *value = 0x9; return 3; }
    "aef" { *value = 0xa; return 3; }
    "c11" { *value = 0xb; return 3; }
    "c12" { *value = 0xc; return 3; }
    "lzf" { *value = 0xd; return 3; }
    "false" { *value = 0xe; return 5; }
    "true" { *value = 0xf; return 4; }
    */
}

/* texts of `RND` */
uint32_t vp1_scalar_scan_words_rnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "rd" { *value = 0x0; return 2; }
    "rn" { *value = 0x1; return 2; }
    */
}

/* texts of `SIGN1` */
uint32_t vp1_scalar_scan_words_sign1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "u" { *value = 0x0; return 1; }
    "s" { *value = 0x1; return 1; }
    */
}

/* registers of `$v` */
uint32_t vp1_scalar_scan_file_v(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$v" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* registers of `$l` */
uint32_t vp1_scalar_scan_file_l(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$l" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* registers of `$a` */
uint32_t vp1_scalar_scan_file_a(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$a" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* registers of `$m` */
uint32_t vp1_scalar_scan_file_m(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$m" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* registers of `$x` */
uint32_t vp1_scalar_scan_file_x(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$x" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* registers of `$sr` */
uint32_t vp1_scalar_scan_file_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$tick" { *value = 0x1e; return 5; }
    "$csreq" { *value = 0x1f; return 6; }
    "$sr" decimal { return isadora_scan_number(text, 3, at, value); }
    */
}

/* registers of `$mi` */
uint32_t vp1_scalar_scan_file_mi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$mi" decimal { return isadora_scan_number(text, 3, at, value); }
    */
}

/* registers of `$uc` */
uint32_t vp1_scalar_scan_file_uc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$uccfg" { *value = 0x10; return 6; }
    "$uc" decimal { return isadora_scan_number(text, 3, at, value); }
    */
}

/* registers of `$d` */
uint32_t vp1_scalar_scan_file_d(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$d" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* registers of `$f` */
uint32_t vp1_scalar_scan_file_f(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$f" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* registers of `$vc` */
uint32_t vp1_scalar_scan_file_vc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$vc" decimal { return isadora_scan_number(text, 3, at, value); }
    */
}

/* texts of `VCFLAG` */
uint32_t vp1_scalar_scan_words_vcflag(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "sf" { *value = 0x0; return 2; }
    "zf" { *value = 0x1; return 2; }
    */
}

/* what a form begins with */
uint32_t vp1_scalar_scan_head(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "mul" { *value = 0x0; return 3; }
    "min" { *value = 0x1; return 3; }
    "max" { *value = 0x2; return 3; }
    "add" { *value = 0x3; return 3; }
    "sub" { *value = 0x4; return 3; }
    "sar" { *value = 0x5; return 3; }
    "shr" { *value = 0x6; return 3; }
    "abs" { *value = 0x7; return 3; }
    "neg" { *value = 0x8; return 3; }
    "nor" { *value = 0x9; return 3; }
    "and" { *value = 0xa; return 3; }
    "xor" { *value = 0xb; return 3; }
    "nand" { *value = 0xc; return 4; }
    "nxor" { *value = 0xd; return 4; }
    "or" { *value = 0xe; return 2; }
    "bitop" { *value = 0xf; return 5; }
    "bmin" { *value = 0x10; return 4; }
    "bmax" { *value = 0x11; return 4; }
    "badd" { *value = 0x12; return 4; }
    "bsub" { *value = 0x13; return 4; }
    "babs" { *value = 0x14; return 4; }
    "bneg" { *value = 0x15; return 4; }
    "bshr" { *value = 0x16; return 4; }
    "band" { *value = 0x17; return 4; }
    "bor" { *value = 0x18; return 3; }
    "bxor" { *value = 0x19; return 4; }
    "bmul" { *value = 0x1a; return 4; }
    "bmula" { *value = 0x1b; return 5; }
    "bmulbus" { *value = 0x1c; return 7; }
    "bmulabus" { *value = 0x1d; return 8; }
    "bprodbus" { *value = 0x1e; return 8; }
    "bprodbusc" { *value = 0x1f; return 9; }
    "mov" { *value = 0x20; return 3; }
    "sethi" { *value = 0x21; return 5; }
    "snop" { *value = 0x22; return 4; }
    "cclear" { *value = 0x23; return 6; }
    "vec" { *value = 0x24; return 3; }
    "bvec" { *value = 0x25; return 4; }
    "vecms" { *value = 0x26; return 5; }
    "bvecmad" { *value = 0x27; return 7; }
    "bvecmadsel" { *value = 0x28; return 10; }
    */
}

/* any register */
uint32_t vp1_scalar_scan_register(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "0x0" { *value = 0x0; return 3; }
    "$tick" { *value = 0x0; return 5; }
    "$csreq" { *value = 0x0; return 6; }
    "$uccfg" { *value = 0x0; return 6; }
    "$s2v_valid" { *value = 0x0; return 10; }
    "$s2v_vcidx" { *value = 0x0; return 10; }
    "$s2v_vcpart" { *value = 0x0; return 11; }
    "$s2v_xfrm" { *value = 0x0; return 9; }
    "$s2v_vcmask" { *value = 0x0; return 11; }
    "$r" decimal { return isadora_scan_number(text, 2, at, value); }
    "$c" decimal { return isadora_scan_number(text, 2, at, value); }
    "$v" decimal { return isadora_scan_number(text, 2, at, value); }
    "$vc" decimal { return isadora_scan_number(text, 3, at, value); }
    "$a" decimal { return isadora_scan_number(text, 2, at, value); }
    "$l" decimal { return isadora_scan_number(text, 2, at, value); }
    "$m" decimal { return isadora_scan_number(text, 2, at, value); }
    "$x" decimal { return isadora_scan_number(text, 2, at, value); }
    "$sr" decimal { return isadora_scan_number(text, 3, at, value); }
    "$mi" decimal { return isadora_scan_number(text, 3, at, value); }
    "$uc" decimal { return isadora_scan_number(text, 3, at, value); }
    "$d" decimal { return isadora_scan_number(text, 2, at, value); }
    "$f" decimal { return isadora_scan_number(text, 2, at, value); }
    "$s2v_factor" decimal { return isadora_scan_number(text, 11, at, value); }
    "$s2v_mask" decimal { return isadora_scan_number(text, 9, at, value); }
    */
}
