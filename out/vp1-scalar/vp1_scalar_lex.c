/* Generated from the description vp1-scalar by gen/emit/assembler. Do not edit. */
#include "vp1_scalar_lex.h"



uint32_t vp1_scalar_scan_r(const char *text, const char *end, uint64_t *value)
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
        case 'r': goto yy4;
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

uint32_t vp1_scalar_scan_c(const char *text, const char *end, uint64_t *value)
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
        case 'c': goto yy13;
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

uint32_t vp1_scalar_scan_v(const char *text, const char *end, uint64_t *value)
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
        case 'v': goto yy22;
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

uint32_t vp1_scalar_scan_l(const char *text, const char *end, uint64_t *value)
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
        case 'l': goto yy31;
        default: goto yy29;
    }
yy31:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy33;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy35;
        default: goto yy32;
    }
yy32:
    at = mark;
    goto yy29;
yy33:
    at++;
yy34:
    { return rt_scan_number(text, 2, at, value); }
yy35:
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
        case '9': goto yy35;
        default: goto yy34;
    }
}

}

uint32_t vp1_scalar_scan_a(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy39;
        default: goto yy37;
    }
yy37:
    at++;
yy38:
    { return 0; }
yy39:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy40;
        default: goto yy38;
    }
yy40:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy42;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy44;
        default: goto yy41;
    }
yy41:
    at = mark;
    goto yy38;
yy42:
    at++;
yy43:
    { return rt_scan_number(text, 2, at, value); }
yy44:
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
        case '9': goto yy44;
        default: goto yy43;
    }
}

}

uint32_t vp1_scalar_scan_m(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy48;
        default: goto yy46;
    }
yy46:
    at++;
yy47:
    { return 0; }
yy48:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy49;
        default: goto yy47;
    }
yy49:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy51;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy53;
        default: goto yy50;
    }
yy50:
    at = mark;
    goto yy47;
yy51:
    at++;
yy52:
    { return rt_scan_number(text, 2, at, value); }
yy53:
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
        case '9': goto yy53;
        default: goto yy52;
    }
}

}

uint32_t vp1_scalar_scan_x(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy57;
        default: goto yy55;
    }
yy55:
    at++;
yy56:
    { return 0; }
yy57:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy58;
        default: goto yy56;
    }
yy58:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy60;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy62;
        default: goto yy59;
    }
yy59:
    at = mark;
    goto yy56;
yy60:
    at++;
yy61:
    { return rt_scan_number(text, 2, at, value); }
yy62:
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
        case '9': goto yy62;
        default: goto yy61;
    }
}

}

uint32_t vp1_scalar_scan_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy66;
        default: goto yy64;
    }
yy64:
    at++;
yy65:
    { return 0; }
yy66:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy67;
        default: goto yy65;
    }
yy67:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy69;
        default: goto yy68;
    }
yy68:
    at = mark;
    goto yy65;
yy69:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy70;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy72;
        default: goto yy68;
    }
yy70:
    at++;
yy71:
    { return rt_scan_number(text, 3, at, value); }
yy72:
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
        case '9': goto yy72;
        default: goto yy71;
    }
}

}

uint32_t vp1_scalar_scan_mi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy76;
        default: goto yy74;
    }
yy74:
    at++;
yy75:
    { return 0; }
yy76:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy77;
        default: goto yy75;
    }
yy77:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy79;
        default: goto yy78;
    }
yy78:
    at = mark;
    goto yy75;
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
        default: goto yy78;
    }
yy80:
    at++;
yy81:
    { return rt_scan_number(text, 3, at, value); }
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

uint32_t vp1_scalar_scan_uc(const char *text, const char *end, uint64_t *value)
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
        case 'u': goto yy87;
        default: goto yy85;
    }
yy87:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy89;
        default: goto yy88;
    }
yy88:
    at = mark;
    goto yy85;
yy89:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy90;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy92;
        default: goto yy88;
    }
yy90:
    at++;
yy91:
    { return rt_scan_number(text, 3, at, value); }
yy92:
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
        case '9': goto yy92;
        default: goto yy91;
    }
}

}

uint32_t vp1_scalar_scan_d(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy96;
        default: goto yy94;
    }
yy94:
    at++;
yy95:
    { return 0; }
yy96:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy97;
        default: goto yy95;
    }
yy97:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy99;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy101;
        default: goto yy98;
    }
yy98:
    at = mark;
    goto yy95;
yy99:
    at++;
yy100:
    { return rt_scan_number(text, 2, at, value); }
yy101:
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
        case '9': goto yy101;
        default: goto yy100;
    }
}

}

uint32_t vp1_scalar_scan_f(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy105;
        default: goto yy103;
    }
yy103:
    at++;
yy104:
    { return 0; }
yy105:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy106;
        default: goto yy104;
    }
yy106:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy108;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy110;
        default: goto yy107;
    }
yy107:
    at = mark;
    goto yy104;
yy108:
    at++;
yy109:
    { return rt_scan_number(text, 2, at, value); }
yy110:
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
        case '9': goto yy110;
        default: goto yy109;
    }
}

}

uint32_t vp1_scalar_scan_vc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy114;
        default: goto yy112;
    }
yy112:
    at++;
yy113:
    { return 0; }
yy114:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy115;
        default: goto yy113;
    }
yy115:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy117;
        default: goto yy116;
    }
yy116:
    at = mark;
    goto yy113;
yy117:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy118;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy120;
        default: goto yy116;
    }
yy118:
    at++;
yy119:
    { return rt_scan_number(text, 3, at, value); }
yy120:
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
        case '9': goto yy120;
        default: goto yy119;
    }
}

}

uint32_t vp1_scalar_scan_s2v_factor(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy124;
        default: goto yy122;
    }
yy122:
    at++;
yy123:
    { return 0; }
yy124:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy125;
        default: goto yy123;
    }
yy125:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy127;
        default: goto yy126;
    }
yy126:
    at = mark;
    goto yy123;
yy127:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy128;
        default: goto yy126;
    }
yy128:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy129;
        default: goto yy126;
    }
yy129:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy130;
        default: goto yy126;
    }
yy130:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy131;
        default: goto yy126;
    }
yy131:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy132;
        default: goto yy126;
    }
yy132:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy133;
        default: goto yy126;
    }
yy133:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy134;
        default: goto yy126;
    }
yy134:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy135;
        default: goto yy126;
    }
yy135:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy136;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy138;
        default: goto yy126;
    }
yy136:
    at++;
yy137:
    { return rt_scan_number(text, 11, at, value); }
yy138:
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
        case '9': goto yy138;
        default: goto yy137;
    }
}

}

uint32_t vp1_scalar_scan_s2v_mask(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy142;
        default: goto yy140;
    }
yy140:
    at++;
yy141:
    { return 0; }
yy142:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy143;
        default: goto yy141;
    }
yy143:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy145;
        default: goto yy144;
    }
yy144:
    at = mark;
    goto yy141;
yy145:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy146;
        default: goto yy144;
    }
yy146:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy147;
        default: goto yy144;
    }
yy147:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy148;
        default: goto yy144;
    }
yy148:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy149;
        default: goto yy144;
    }
yy149:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy150;
        default: goto yy144;
    }
yy150:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy151;
        default: goto yy144;
    }
yy151:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy152;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy154;
        default: goto yy144;
    }
yy152:
    at++;
yy153:
    { return rt_scan_number(text, 9, at, value); }
yy154:
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
        case '9': goto yy154;
        default: goto yy153;
    }
}

}
