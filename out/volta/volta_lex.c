/* Generated from the description volta by gen/emit/assembler. Do not edit. */
#include "volta_lex.h"



uint32_t volta_scan_p(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3;
        default: goto yy1;
    }
yy1:
    at++;
yy2:
    { return 0; }
yy3:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy4;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy6;
        default: goto yy2;
    }
yy4:
    at++;
yy5:
    { return rt_scan_number(text, 1, at, value); }
yy6:
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
        case '9': goto yy6;
        default: goto yy5;
    }
}

}

uint32_t volta_scan_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy10;
        default: goto yy8;
    }
yy8:
    at++;
yy9:
    { return 0; }
yy10:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy11;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy13;
        default: goto yy9;
    }
yy11:
    at++;
yy12:
    { return rt_scan_number(text, 1, at, value); }
yy13:
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
        case '9': goto yy13;
        default: goto yy12;
    }
}

}

uint32_t volta_scan_ur(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy17;
        default: goto yy15;
    }
yy15:
    at++;
yy16:
    { return 0; }
yy17:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy18;
        default: goto yy16;
    }
yy18:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy20;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy22;
        default: goto yy19;
    }
yy19:
    at = mark;
    goto yy16;
yy20:
    at++;
yy21:
    { return rt_scan_number(text, 2, at, value); }
yy22:
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
        case '9': goto yy22;
        default: goto yy21;
    }
}

}

uint32_t volta_scan_b(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy26;
        default: goto yy24;
    }
yy24:
    at++;
yy25:
    { return 0; }
yy26:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy27;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy29;
        default: goto yy25;
    }
yy27:
    at++;
yy28:
    { return rt_scan_number(text, 1, at, value); }
yy29:
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
        case '9': goto yy29;
        default: goto yy28;
    }
}

}

uint32_t volta_scan_up(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy33;
        default: goto yy31;
    }
yy31:
    at++;
yy32:
    { return 0; }
yy33:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy34;
        default: goto yy32;
    }
yy34:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy36;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy38;
        default: goto yy35;
    }
yy35:
    at = mark;
    goto yy32;
yy36:
    at++;
yy37:
    { return rt_scan_number(text, 2, at, value); }
yy38:
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
        case '9': goto yy38;
        default: goto yy37;
    }
}

}

uint32_t volta_scan_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy42;
        default: goto yy40;
    }
yy40:
    at++;
yy41:
    { return 0; }
yy42:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy43;
        default: goto yy41;
    }
yy43:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy45;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy47;
        default: goto yy44;
    }
yy44:
    at = mark;
    goto yy41;
yy45:
    at++;
yy46:
    { return rt_scan_number(text, 2, at, value); }
yy47:
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
        case '9': goto yy47;
        default: goto yy46;
    }
}

}
