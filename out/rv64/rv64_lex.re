/* Generated from the description rv64 by gen/emit/assembler. Do not edit. */
#include "rv64_lex.h"

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

uint32_t rv64_scan_x(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "x" decimal { return rt_scan_number(text, 1, at, value); }
    */
}

uint32_t rv64_scan_f(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    /*!re2c
    * { return 0; }
    "f" decimal { return rt_scan_number(text, 1, at, value); }
    */
}
