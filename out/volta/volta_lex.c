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

uint32_t volta_scan_group_lanes(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy51;
        default: goto yy49;
    }
yy49:
    at++;
yy50:
    { return 0; }
yy51:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy52;
        default: goto yy50;
    }
yy52:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy54;
        default: goto yy53;
    }
yy53:
    at = mark;
    goto yy50;
yy54:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy55;
        default: goto yy53;
    }
yy55:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy56;
        default: goto yy53;
    }
yy56:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy57;
        default: goto yy53;
    }
yy57:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy58;
        default: goto yy53;
    }
yy58:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy59;
        default: goto yy53;
    }
yy59:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy60;
        default: goto yy53;
    }
yy60:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy61;
        default: goto yy53;
    }
yy61:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy62;
        default: goto yy53;
    }
yy62:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy63;
        default: goto yy53;
    }
yy63:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy64;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy66;
        default: goto yy53;
    }
yy64:
    at++;
yy65:
    { return rt_scan_number(text, 12, at, value); }
yy66:
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
        case '9': goto yy66;
        default: goto yy65;
    }
}

}

uint32_t volta_scan_group_pc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy70;
        default: goto yy68;
    }
yy68:
    at++;
yy69:
    { return 0; }
yy70:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy71;
        default: goto yy69;
    }
yy71:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy73;
        default: goto yy72;
    }
yy72:
    at = mark;
    goto yy69;
yy73:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy74;
        default: goto yy72;
    }
yy74:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy75;
        default: goto yy72;
    }
yy75:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy76;
        default: goto yy72;
    }
yy76:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy77;
        default: goto yy72;
    }
yy77:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy78;
        default: goto yy72;
    }
yy78:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy79;
        default: goto yy72;
    }
yy79:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy80;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy82;
        default: goto yy72;
    }
yy80:
    at++;
yy81:
    { return rt_scan_number(text, 9, at, value); }
yy82:
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
        case '9': goto yy82;
        default: goto yy81;
    }
}

}

uint32_t volta_scan_group_wait(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy86;
        default: goto yy84;
    }
yy84:
    at++;
yy85:
    { return 0; }
yy86:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy87;
        default: goto yy85;
    }
yy87:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy89;
        default: goto yy88;
    }
yy88:
    at = mark;
    goto yy85;
yy89:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy90;
        default: goto yy88;
    }
yy90:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy91;
        default: goto yy88;
    }
yy91:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy92;
        default: goto yy88;
    }
yy92:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy93;
        default: goto yy88;
    }
yy93:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'w': goto yy94;
        default: goto yy88;
    }
yy94:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy95;
        default: goto yy88;
    }
yy95:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy96;
        default: goto yy88;
    }
yy96:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy97;
        default: goto yy88;
    }
yy97:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy98;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy100;
        default: goto yy88;
    }
yy98:
    at++;
yy99:
    { return rt_scan_number(text, 11, at, value); }
yy100:
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
        case '9': goto yy100;
        default: goto yy99;
    }
}

}

uint32_t volta_scan_group_need(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy104;
        default: goto yy102;
    }
yy102:
    at++;
yy103:
    { return 0; }
yy104:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy105;
        default: goto yy103;
    }
yy105:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy107;
        default: goto yy106;
    }
yy106:
    at = mark;
    goto yy103;
yy107:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy108;
        default: goto yy106;
    }
yy108:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy109;
        default: goto yy106;
    }
yy109:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy110;
        default: goto yy106;
    }
yy110:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy111;
        default: goto yy106;
    }
yy111:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy112;
        default: goto yy106;
    }
yy112:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy113;
        default: goto yy106;
    }
yy113:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy114;
        default: goto yy106;
    }
yy114:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy115;
        default: goto yy106;
    }
yy115:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy116;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy118;
        default: goto yy106;
    }
yy116:
    at++;
yy117:
    { return rt_scan_number(text, 11, at, value); }
yy118:
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
        case '9': goto yy118;
        default: goto yy117;
    }
}

}

uint32_t volta_scan_apart(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy122;
        default: goto yy120;
    }
yy120:
    at++;
yy121:
    { return 0; }
yy122:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy123;
        default: goto yy121;
    }
yy123:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy125;
        default: goto yy124;
    }
yy124:
    at = mark;
    goto yy121;
yy125:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy126;
        default: goto yy124;
    }
yy126:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy127;
        default: goto yy124;
    }
yy127:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy128;
        default: goto yy124;
    }
yy128:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy129;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy131;
        default: goto yy124;
    }
yy129:
    at++;
yy130:
    { return rt_scan_number(text, 6, at, value); }
yy131:
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
        case '9': goto yy131;
        default: goto yy130;
    }
}

}

uint32_t volta_scan_kept(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy135;
        default: goto yy133;
    }
yy133:
    at++;
yy134:
    { return 0; }
yy135:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy136;
        default: goto yy134;
    }
yy136:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy138;
        default: goto yy137;
    }
yy137:
    at = mark;
    goto yy134;
yy138:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy139;
        default: goto yy137;
    }
yy139:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy140;
        default: goto yy137;
    }
yy140:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy141;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy143;
        default: goto yy137;
    }
yy141:
    at++;
yy142:
    { return rt_scan_number(text, 5, at, value); }
yy143:
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
        case '9': goto yy143;
        default: goto yy142;
    }
}

}

uint32_t volta_scan_left_ur(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy147;
        default: goto yy145;
    }
yy145:
    at++;
yy146:
    { return 0; }
yy147:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy148;
        default: goto yy146;
    }
yy148:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy150;
        default: goto yy149;
    }
yy149:
    at = mark;
    goto yy146;
yy150:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy151;
        default: goto yy149;
    }
yy151:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy152;
        default: goto yy149;
    }
yy152:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy153;
        default: goto yy149;
    }
yy153:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy154;
        default: goto yy149;
    }
yy154:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy155;
        default: goto yy149;
    }
yy155:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy156;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy158;
        default: goto yy149;
    }
yy156:
    at++;
yy157:
    { return rt_scan_number(text, 8, at, value); }
yy158:
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
        case '9': goto yy158;
        default: goto yy157;
    }
}

}

uint32_t volta_scan_left_up(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy162;
        default: goto yy160;
    }
yy160:
    at++;
yy161:
    { return 0; }
yy162:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy163;
        default: goto yy161;
    }
yy163:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy165;
        default: goto yy164;
    }
yy164:
    at = mark;
    goto yy161;
yy165:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy166;
        default: goto yy164;
    }
yy166:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy167;
        default: goto yy164;
    }
yy167:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy168;
        default: goto yy164;
    }
yy168:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy169;
        default: goto yy164;
    }
yy169:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy170;
        default: goto yy164;
    }
yy170:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy171;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy173;
        default: goto yy164;
    }
yy171:
    at++;
yy172:
    { return rt_scan_number(text, 8, at, value); }
yy173:
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
        case '9': goto yy173;
        default: goto yy172;
    }
}

}

uint32_t volta_scan_come(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy177;
        default: goto yy175;
    }
yy175:
    at++;
yy176:
    { return 0; }
yy177:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy178;
        default: goto yy176;
    }
yy178:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy180;
        default: goto yy179;
    }
yy179:
    at = mark;
    goto yy176;
yy180:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy181;
        default: goto yy179;
    }
yy181:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy182;
        default: goto yy179;
    }
yy182:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy183;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy185;
        default: goto yy179;
    }
yy183:
    at++;
yy184:
    { return rt_scan_number(text, 5, at, value); }
yy185:
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
        case '9': goto yy185;
        default: goto yy184;
    }
}

}

uint32_t volta_scan_some(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy189;
        default: goto yy187;
    }
yy187:
    at++;
yy188:
    { return 0; }
yy189:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy190;
        default: goto yy188;
    }
yy190:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy192;
        default: goto yy191;
    }
yy191:
    at = mark;
    goto yy188;
yy192:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy193;
        default: goto yy191;
    }
yy193:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy194;
        default: goto yy191;
    }
yy194:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy195;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy197;
        default: goto yy191;
    }
yy195:
    at++;
yy196:
    { return rt_scan_number(text, 5, at, value); }
yy197:
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
        case '9': goto yy197;
        default: goto yy196;
    }
}

}

uint32_t volta_scan_asked(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy201;
        default: goto yy199;
    }
yy199:
    at++;
yy200:
    { return 0; }
yy201:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy202;
        default: goto yy200;
    }
yy202:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy204;
        default: goto yy203;
    }
yy203:
    at = mark;
    goto yy200;
yy204:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy205;
        default: goto yy203;
    }
yy205:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy206;
        default: goto yy203;
    }
yy206:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy207;
        default: goto yy203;
    }
yy207:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy208;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy210;
        default: goto yy203;
    }
yy208:
    at++;
yy209:
    { return rt_scan_number(text, 6, at, value); }
yy210:
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
        case '9': goto yy210;
        default: goto yy209;
    }
}

}

uint32_t volta_scan_yes(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy214;
        default: goto yy212;
    }
yy212:
    at++;
yy213:
    { return 0; }
yy214:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy215;
        default: goto yy213;
    }
yy215:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy217;
        default: goto yy216;
    }
yy216:
    at = mark;
    goto yy213;
yy217:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy218;
        default: goto yy216;
    }
yy218:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy219;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy221;
        default: goto yy216;
    }
yy219:
    at++;
yy220:
    { return rt_scan_number(text, 4, at, value); }
yy221:
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
        case '9': goto yy221;
        default: goto yy220;
    }
}

}

uint32_t volta_scan_red_yes(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy225;
        default: goto yy223;
    }
yy223:
    at++;
yy224:
    { return 0; }
yy225:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy226;
        default: goto yy224;
    }
yy226:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy228;
        default: goto yy227;
    }
yy227:
    at = mark;
    goto yy224;
yy228:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy229;
        default: goto yy227;
    }
yy229:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy230;
        default: goto yy227;
    }
yy230:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy231;
        default: goto yy227;
    }
yy231:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy232;
        default: goto yy227;
    }
yy232:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy233;
        default: goto yy227;
    }
yy233:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy234;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy236;
        default: goto yy227;
    }
yy234:
    at++;
yy235:
    { return rt_scan_number(text, 8, at, value); }
yy236:
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
        case '9': goto yy236;
        default: goto yy235;
    }
}

}

uint32_t volta_scan_red_all(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy240;
        default: goto yy238;
    }
yy238:
    at++;
yy239:
    { return 0; }
yy240:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy241;
        default: goto yy239;
    }
yy241:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy243;
        default: goto yy242;
    }
yy242:
    at = mark;
    goto yy239;
yy243:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy244;
        default: goto yy242;
    }
yy244:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy245;
        default: goto yy242;
    }
yy245:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy246;
        default: goto yy242;
    }
yy246:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy247;
        default: goto yy242;
    }
yy247:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy248;
        default: goto yy242;
    }
yy248:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy249;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy251;
        default: goto yy242;
    }
yy249:
    at++;
yy250:
    { return rt_scan_number(text, 8, at, value); }
yy251:
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
        case '9': goto yy251;
        default: goto yy250;
    }
}

}
