/* Generated from the description vuc by gen/emit/assembler. Do not edit. */
#include "vuc_lex.h"



uint32_t vuc_scan_p(const char *text, const char *end, uint64_t *value)
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
        case 'p': goto yy4;
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

uint32_t vuc_scan_r(const char *text, const char *end, uint64_t *value)
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

uint32_t vuc_scan_sr(const char *text, const char *end, uint64_t *value)
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
        case 's': goto yy22;
        default: goto yy20;
    }
yy22:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy24;
        default: goto yy23;
    }
yy23:
    at = mark;
    goto yy20;
yy24:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy25;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy27;
        default: goto yy23;
    }
yy25:
    at++;
yy26:
    { return rt_scan_number(text, 3, at, value); }
yy27:
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
        case '9': goto yy27;
        default: goto yy26;
    }
}

}
