/* Generated from the description vp1-scalar by gen/emit/assembler. Do not edit. */
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

uint32_t vp1_scalar_scan_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$r" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t vp1_scalar_scan_c(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$c" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t vp1_scalar_scan_v(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$v" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t vp1_scalar_scan_l(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$l" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t vp1_scalar_scan_a(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$a" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t vp1_scalar_scan_m(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$m" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t vp1_scalar_scan_x(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$x" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t vp1_scalar_scan_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$sr" decimal { return rt_scan_number(text, 3, at, value); }
    */
}

uint32_t vp1_scalar_scan_mi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$mi" decimal { return rt_scan_number(text, 3, at, value); }
    */
}

uint32_t vp1_scalar_scan_uc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$uc" decimal { return rt_scan_number(text, 3, at, value); }
    */
}

uint32_t vp1_scalar_scan_d(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$d" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t vp1_scalar_scan_f(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$f" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t vp1_scalar_scan_vc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$vc" decimal { return rt_scan_number(text, 3, at, value); }
    */
}

uint32_t vp1_scalar_scan_s2v_factor(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$s2v_factor" decimal { return rt_scan_number(text, 11, at, value); }
    */
}

uint32_t vp1_scalar_scan_s2v_mask(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$s2v_mask" decimal { return rt_scan_number(text, 9, at, value); }
    */
}
