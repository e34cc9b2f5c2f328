/* Generated from the description tesla by gen/emit/assembler. Do not edit. */
#include "tesla_lex.h"



uint32_t tesla_scan_c(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy3;
        default: goto yy1;
    }
yy1:
    at++;
yy2:
    { return 0; }
yy3:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy4;
        default: goto yy2;
    }
yy4:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy6;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy8;
        default: goto yy5;
    }
yy5:
    at = mark;
    goto yy2;
yy6:
    at++;
yy7:
    { return rt_scan_number(text, 2, at, value); }
yy8:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy8;
        default: goto yy7;
    }
}

}

uint32_t tesla_scan_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy12;
        default: goto yy10;
    }
yy10:
    at++;
yy11:
    { return 0; }
yy12:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy13;
        default: goto yy11;
    }
yy13:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy15;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy17;
        default: goto yy14;
    }
yy14:
    at = mark;
    goto yy11;
yy15:
    at++;
yy16:
    { return rt_scan_number(text, 2, at, value); }
yy17:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy17;
        default: goto yy16;
    }
}

}

uint32_t tesla_scan_a(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy21;
        default: goto yy19;
    }
yy19:
    at++;
yy20:
    { return 0; }
yy21:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy22;
        default: goto yy20;
    }
yy22:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy24;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy26;
        default: goto yy23;
    }
yy23:
    at = mark;
    goto yy20;
yy24:
    at++;
yy25:
    { return rt_scan_number(text, 2, at, value); }
yy26:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy26;
        default: goto yy25;
    }
}

}

uint32_t tesla_scan_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy30;
        default: goto yy28;
    }
yy28:
    at++;
yy29:
    { return 0; }
yy30:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy31;
        default: goto yy29;
    }
yy31:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy33;
        default: goto yy32;
    }
yy32:
    at = mark;
    goto yy29;
yy33:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy34;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy36;
        default: goto yy32;
    }
yy34:
    at++;
yy35:
    { return rt_scan_number(text, 3, at, value); }
yy36:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy36;
        default: goto yy35;
    }
}

}

uint32_t tesla_scan_t(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy40;
        default: goto yy38;
    }
yy38:
    at++;
yy39:
    { return 0; }
yy40:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy41;
        default: goto yy39;
    }
yy41:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy43;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy45;
        default: goto yy42;
    }
yy42:
    at = mark;
    goto yy39;
yy43:
    at++;
yy44:
    { return rt_scan_number(text, 2, at, value); }
yy45:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy45;
        default: goto yy44;
    }
}

}

uint32_t tesla_scan_s(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy49;
        default: goto yy47;
    }
yy47:
    at++;
yy48:
    { return 0; }
yy49:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy50;
        default: goto yy48;
    }
yy50:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy52;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy54;
        default: goto yy51;
    }
yy51:
    at = mark;
    goto yy48;
yy52:
    at++;
yy53:
    { return rt_scan_number(text, 2, at, value); }
yy54:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy54;
        default: goto yy53;
    }
}

}

uint32_t tesla_scan_bar(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy58;
        default: goto yy56;
    }
yy56:
    at++;
yy57:
    { return 0; }
yy58:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy59;
        default: goto yy57;
    }
yy59:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy61;
        default: goto yy60;
    }
yy60:
    at = mark;
    goto yy57;
yy61:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy62;
        default: goto yy60;
    }
yy62:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy63;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy65;
        default: goto yy60;
    }
yy63:
    at++;
yy64:
    { return rt_scan_number(text, 4, at, value); }
yy65:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy65;
        default: goto yy64;
    }
}

}
