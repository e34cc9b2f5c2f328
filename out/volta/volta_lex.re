/* Generated from the description volta by gen/emit/assembler. Do not edit. */
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

uint32_t volta_scan_p(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "P" decimal { return rt_scan_number(text, 1, at, value); }
    */
}

uint32_t volta_scan_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "R" decimal { return rt_scan_number(text, 1, at, value); }
    */
}

uint32_t volta_scan_ur(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "UR" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t volta_scan_b(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "B" decimal { return rt_scan_number(text, 1, at, value); }
    */
}

uint32_t volta_scan_up(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "UP" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t volta_scan_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "SR" decimal { return rt_scan_number(text, 2, at, value); }
    */
}

uint32_t volta_scan_group_lanes(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$group_lanes" decimal { return rt_scan_number(text, 12, at, value); }
    */
}

uint32_t volta_scan_group_pc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$group_pc" decimal { return rt_scan_number(text, 9, at, value); }
    */
}

uint32_t volta_scan_group_wait(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$group_wait" decimal { return rt_scan_number(text, 11, at, value); }
    */
}

uint32_t volta_scan_group_need(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$group_need" decimal { return rt_scan_number(text, 11, at, value); }
    */
}

uint32_t volta_scan_apart(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$apart" decimal { return rt_scan_number(text, 6, at, value); }
    */
}

uint32_t volta_scan_kept(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$kept" decimal { return rt_scan_number(text, 5, at, value); }
    */
}

uint32_t volta_scan_left_ur(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$left_UR" decimal { return rt_scan_number(text, 8, at, value); }
    */
}

uint32_t volta_scan_left_up(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$left_UP" decimal { return rt_scan_number(text, 8, at, value); }
    */
}

uint32_t volta_scan_come(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$come" decimal { return rt_scan_number(text, 5, at, value); }
    */
}

uint32_t volta_scan_some(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$some" decimal { return rt_scan_number(text, 5, at, value); }
    */
}

uint32_t volta_scan_asked(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$asked" decimal { return rt_scan_number(text, 6, at, value); }
    */
}

uint32_t volta_scan_yes(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$yes" decimal { return rt_scan_number(text, 4, at, value); }
    */
}

uint32_t volta_scan_red_yes(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$red_yes" decimal { return rt_scan_number(text, 8, at, value); }
    */
}

uint32_t volta_scan_red_all(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "$red_all" decimal { return rt_scan_number(text, 8, at, value); }
    */
}
