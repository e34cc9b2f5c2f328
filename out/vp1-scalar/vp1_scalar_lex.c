/* Generated from the description vp1-scalar by gen/emit/assembler.lua. Do not edit. */
#include "vp1_scalar_lex.h"



/* registers of `$r` */
uint32_t vp1_scalar_scan_file_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy3;
        case '0': goto yy4;
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
        case 'r': goto yy5;
        default: goto yy2;
    }
yy4:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy7;
        default: goto yy2;
    }
yy5:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy8;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy10;
        default: goto yy6;
    }
yy6:
    at = mark;
    goto yy2;
yy7:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy11;
        default: goto yy6;
    }
yy8:
    at++;
yy9:
    { return isadora_scan_number(text, 2, at, value); }
yy10:
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
        case '9': goto yy10;
        default: goto yy9;
    }
yy11:
    at++;
    { *value = 0x1f; return 3 | ISADORA_ALSO; }
}

}

/* registers of `$c` */
uint32_t vp1_scalar_scan_file_c(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy15;
        default: goto yy13;
    }
yy13:
    at++;
yy14:
    { return 0; }
yy15:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy16;
        default: goto yy14;
    }
yy16:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy18;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy20;
        default: goto yy17;
    }
yy17:
    at = mark;
    goto yy14;
yy18:
    at++;
yy19:
    { return isadora_scan_number(text, 2, at, value); }
yy20:
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
        case '9': goto yy20;
        default: goto yy19;
    }
}

}

/* texts of `SLCT` */
uint32_t vp1_scalar_scan_words_slct(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy24;
        case 'b': goto yy25;
        case 'c': goto yy26;
        case 'f': goto yy27;
        case 'l': goto yy28;
        case 's': goto yy29;
        case 't': goto yy30;
        case 'z': goto yy31;
        default: goto yy22;
    }
yy22:
    at++;
yy23:
    { return 0; }
yy24:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy32;
        case 's': goto yy34;
        case 'z': goto yy35;
        default: goto yy23;
    }
yy25:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy36;
        case '2': goto yy37;
        default: goto yy23;
    }
yy26:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy38;
        default: goto yy23;
    }
yy27:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy39;
        default: goto yy23;
    }
yy28:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'z': goto yy40;
        default: goto yy23;
    }
yy29:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy41;
        default: goto yy23;
    }
yy30:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy42;
        default: goto yy23;
    }
yy31:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy43;
        default: goto yy23;
    }
yy32:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy44;
        default: goto yy33;
    }
yy33:
    at = mark;
    goto yy23;
yy34:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy45;
        default: goto yy33;
    }
yy35:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy46;
        default: goto yy33;
    }
yy36:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy47;
        case '9': goto yy48;
        default: goto yy33;
    }
yy37:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy50;
        case '1': goto yy52;
        default: goto yy33;
    }
yy38:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy53;
        case '2': goto yy54;
        default: goto yy33;
    }
yy39:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy55;
        default: goto yy33;
    }
yy40:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy56;
        default: goto yy33;
    }
yy41:
    at++;
    { *value = 0x0; return 2; }
yy42:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy57;
        default: goto yy33;
    }
yy43:
    at++;
    { *value = 0x1; return 2; }
yy44:
    at++;
    { *value = 0xa; return 3; }
yy45:
    at++;
    { *value = 0x8; return 3; }
yy46:
    at++;
    { *value = 0x9; return 3; }
yy47:
    at++;
    { *value = 0x7; return 3; }
yy48:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy58;
        default: goto yy49;
    }
yy49:
    { *value = 0x2; return 3; }
yy50:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy59;
        default: goto yy51;
    }
yy51:
    { *value = 0x4; return 3; }
yy52:
    at++;
    { *value = 0x5; return 3; }
yy53:
    at++;
    { *value = 0xb; return 3; }
yy54:
    at++;
    { *value = 0xc; return 3; }
yy55:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy60;
        default: goto yy33;
    }
yy56:
    at++;
    { *value = 0xd; return 3; }
yy57:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy61;
        default: goto yy33;
    }
yy58:
    at++;
    { *value = 0x6; return 4; }
yy59:
    at++;
    { *value = 0x3; return 4; }
yy60:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy62;
        default: goto yy33;
    }
yy61:
    at++;
    { *value = 0xf; return 4; }
yy62:
    at++;
    { *value = 0xe; return 5; }
}

}

/* texts of `RND` */
uint32_t vp1_scalar_scan_words_rnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy66;
        default: goto yy64;
    }
yy64:
    at++;
yy65:
    { return 0; }
yy66:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy67;
        case 'n': goto yy68;
        default: goto yy65;
    }
yy67:
    at++;
    { *value = 0x0; return 2; }
yy68:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `SIGN1` */
uint32_t vp1_scalar_scan_words_sign1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy71;
        case 'u': goto yy72;
        default: goto yy70;
    }
yy70:
    at++;
    { return 0; }
yy71:
    at++;
    { *value = 0x1; return 1; }
yy72:
    at++;
    { *value = 0x0; return 1; }
}

}

/* registers of `$v` */
uint32_t vp1_scalar_scan_file_v(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

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
        case 'v': goto yy77;
        default: goto yy75;
    }
yy77:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy79;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy81;
        default: goto yy78;
    }
yy78:
    at = mark;
    goto yy75;
yy79:
    at++;
yy80:
    { return isadora_scan_number(text, 2, at, value); }
yy81:
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
        case '9': goto yy81;
        default: goto yy80;
    }
}

}

/* registers of `$l` */
uint32_t vp1_scalar_scan_file_l(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy85;
        default: goto yy83;
    }
yy83:
    at++;
yy84:
    { return 0; }
yy85:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy86;
        default: goto yy84;
    }
yy86:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy88;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy90;
        default: goto yy87;
    }
yy87:
    at = mark;
    goto yy84;
yy88:
    at++;
yy89:
    { return isadora_scan_number(text, 2, at, value); }
yy90:
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
        case '9': goto yy90;
        default: goto yy89;
    }
}

}

/* registers of `$a` */
uint32_t vp1_scalar_scan_file_a(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy94;
        default: goto yy92;
    }
yy92:
    at++;
yy93:
    { return 0; }
yy94:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy95;
        default: goto yy93;
    }
yy95:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy97;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy99;
        default: goto yy96;
    }
yy96:
    at = mark;
    goto yy93;
yy97:
    at++;
yy98:
    { return isadora_scan_number(text, 2, at, value); }
yy99:
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
        case '9': goto yy99;
        default: goto yy98;
    }
}

}

/* registers of `$m` */
uint32_t vp1_scalar_scan_file_m(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy103;
        default: goto yy101;
    }
yy101:
    at++;
yy102:
    { return 0; }
yy103:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy104;
        default: goto yy102;
    }
yy104:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy106;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy108;
        default: goto yy105;
    }
yy105:
    at = mark;
    goto yy102;
yy106:
    at++;
yy107:
    { return isadora_scan_number(text, 2, at, value); }
yy108:
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
        case '9': goto yy108;
        default: goto yy107;
    }
}

}

/* registers of `$x` */
uint32_t vp1_scalar_scan_file_x(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy112;
        default: goto yy110;
    }
yy110:
    at++;
yy111:
    { return 0; }
yy112:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy113;
        default: goto yy111;
    }
yy113:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy115;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy117;
        default: goto yy114;
    }
yy114:
    at = mark;
    goto yy111;
yy115:
    at++;
yy116:
    { return isadora_scan_number(text, 2, at, value); }
yy117:
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
        case '9': goto yy117;
        default: goto yy116;
    }
}

}

/* registers of `$sr` */
uint32_t vp1_scalar_scan_file_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy121;
        default: goto yy119;
    }
yy119:
    at++;
yy120:
    { return 0; }
yy121:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy122;
        case 's': goto yy124;
        case 't': goto yy125;
        default: goto yy120;
    }
yy122:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy126;
        default: goto yy123;
    }
yy123:
    at = mark;
    goto yy120;
yy124:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy127;
        default: goto yy123;
    }
yy125:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy128;
        default: goto yy123;
    }
yy126:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy129;
        default: goto yy123;
    }
yy127:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy130;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy132;
        default: goto yy123;
    }
yy128:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy133;
        default: goto yy123;
    }
yy129:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy134;
        default: goto yy123;
    }
yy130:
    at++;
yy131:
    { return isadora_scan_number(text, 3, at, value); }
yy132:
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
        case '9': goto yy132;
        default: goto yy131;
    }
yy133:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy135;
        default: goto yy123;
    }
yy134:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'q': goto yy136;
        default: goto yy123;
    }
yy135:
    at++;
    { *value = 0x1e; return 5; }
yy136:
    at++;
    { *value = 0x1f; return 6; }
}

}

/* registers of `$mi` */
uint32_t vp1_scalar_scan_file_mi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy140;
        default: goto yy138;
    }
yy138:
    at++;
yy139:
    { return 0; }
yy140:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy141;
        default: goto yy139;
    }
yy141:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy143;
        default: goto yy142;
    }
yy142:
    at = mark;
    goto yy139;
yy143:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy144;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy146;
        default: goto yy142;
    }
yy144:
    at++;
yy145:
    { return isadora_scan_number(text, 3, at, value); }
yy146:
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
        case '9': goto yy146;
        default: goto yy145;
    }
}

}

/* registers of `$uc` */
uint32_t vp1_scalar_scan_file_uc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy150;
        default: goto yy148;
    }
yy148:
    at++;
yy149:
    { return 0; }
yy150:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy151;
        default: goto yy149;
    }
yy151:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy153;
        default: goto yy152;
    }
yy152:
    at = mark;
    goto yy149;
yy153:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy154;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy156;
        case 'c': goto yy157;
        default: goto yy152;
    }
yy154:
    at++;
yy155:
    { return isadora_scan_number(text, 3, at, value); }
yy156:
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
        case '9': goto yy156;
        default: goto yy155;
    }
yy157:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy158;
        default: goto yy152;
    }
yy158:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy159;
        default: goto yy152;
    }
yy159:
    at++;
    { *value = 0x10; return 6; }
}

}

/* registers of `$d` */
uint32_t vp1_scalar_scan_file_d(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy163;
        default: goto yy161;
    }
yy161:
    at++;
yy162:
    { return 0; }
yy163:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy164;
        default: goto yy162;
    }
yy164:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy166;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy168;
        default: goto yy165;
    }
yy165:
    at = mark;
    goto yy162;
yy166:
    at++;
yy167:
    { return isadora_scan_number(text, 2, at, value); }
yy168:
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
        case '9': goto yy168;
        default: goto yy167;
    }
}

}

/* registers of `$f` */
uint32_t vp1_scalar_scan_file_f(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy172;
        default: goto yy170;
    }
yy170:
    at++;
yy171:
    { return 0; }
yy172:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy173;
        default: goto yy171;
    }
yy173:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy175;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy177;
        default: goto yy174;
    }
yy174:
    at = mark;
    goto yy171;
yy175:
    at++;
yy176:
    { return isadora_scan_number(text, 2, at, value); }
yy177:
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
        case '9': goto yy177;
        default: goto yy176;
    }
}

}

/* registers of `$vc` */
uint32_t vp1_scalar_scan_file_vc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy181;
        default: goto yy179;
    }
yy179:
    at++;
yy180:
    { return 0; }
yy181:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy182;
        default: goto yy180;
    }
yy182:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy184;
        default: goto yy183;
    }
yy183:
    at = mark;
    goto yy180;
yy184:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy185;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy187;
        default: goto yy183;
    }
yy185:
    at++;
yy186:
    { return isadora_scan_number(text, 3, at, value); }
yy187:
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
        case '9': goto yy187;
        default: goto yy186;
    }
}

}

/* texts of `VCFLAG` */
uint32_t vp1_scalar_scan_words_vcflag(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy191;
        case 'z': goto yy192;
        default: goto yy189;
    }
yy189:
    at++;
yy190:
    { return 0; }
yy191:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy193;
        default: goto yy190;
    }
yy192:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy194;
        default: goto yy190;
    }
yy193:
    at++;
    { *value = 0x0; return 2; }
yy194:
    at++;
    { *value = 0x1; return 2; }
}

}

/* what a form begins with */
uint32_t vp1_scalar_scan_head(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    unsigned int yyaccept = 0;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy198;
        case 'b': goto yy199;
        case 'c': goto yy200;
        case 'm': goto yy201;
        case 'n': goto yy202;
        case 'o': goto yy203;
        case 's': goto yy204;
        case 'v': goto yy205;
        case 'x': goto yy206;
        default: goto yy196;
    }
yy196:
    at++;
yy197:
    { return 0; }
yy198:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy207;
        case 'd': goto yy209;
        case 'n': goto yy210;
        default: goto yy197;
    }
yy199:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy211;
        case 'i': goto yy212;
        case 'm': goto yy213;
        case 'n': goto yy214;
        case 'o': goto yy215;
        case 'p': goto yy216;
        case 's': goto yy217;
        case 'v': goto yy218;
        case 'x': goto yy219;
        default: goto yy197;
    }
yy200:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy220;
        default: goto yy197;
    }
yy201:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy221;
        case 'i': goto yy222;
        case 'o': goto yy223;
        case 'u': goto yy224;
        default: goto yy197;
    }
yy202:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy225;
        case 'e': goto yy226;
        case 'o': goto yy227;
        case 'x': goto yy228;
        default: goto yy197;
    }
yy203:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy229;
        default: goto yy197;
    }
yy204:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy230;
        case 'e': goto yy231;
        case 'h': goto yy232;
        case 'n': goto yy233;
        case 'u': goto yy234;
        default: goto yy197;
    }
yy205:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy235;
        default: goto yy197;
    }
yy206:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy236;
        default: goto yy197;
    }
yy207:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy237;
        default: goto yy208;
    }
yy208:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy197;
        case 1: goto yy269;
        case 2: goto yy278;
        case 3: goto yy284;
        case 4: goto yy294;
        default: goto yy310;
    }
yy209:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy238;
        default: goto yy208;
    }
yy210:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy239;
        default: goto yy208;
    }
yy211:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy240;
        case 'd': goto yy241;
        case 'n': goto yy242;
        default: goto yy208;
    }
yy212:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy243;
        default: goto yy208;
    }
yy213:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy244;
        case 'i': goto yy245;
        case 'u': goto yy246;
        default: goto yy208;
    }
yy214:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy247;
        default: goto yy208;
    }
yy215:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy248;
        default: goto yy208;
    }
yy216:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy249;
        default: goto yy208;
    }
yy217:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy250;
        case 'u': goto yy251;
        default: goto yy208;
    }
yy218:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy252;
        default: goto yy208;
    }
yy219:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy253;
        default: goto yy208;
    }
yy220:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy254;
        default: goto yy208;
    }
yy221:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy255;
        default: goto yy208;
    }
yy222:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy256;
        default: goto yy208;
    }
yy223:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy257;
        default: goto yy208;
    }
yy224:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy258;
        default: goto yy208;
    }
yy225:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy259;
        default: goto yy208;
    }
yy226:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy260;
        default: goto yy208;
    }
yy227:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy261;
        default: goto yy208;
    }
yy228:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy262;
        default: goto yy208;
    }
yy229:
    at++;
    { *value = 0xe; return 2; }
yy230:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy263;
        default: goto yy208;
    }
yy231:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy264;
        default: goto yy208;
    }
yy232:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy265;
        default: goto yy208;
    }
yy233:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy266;
        default: goto yy208;
    }
yy234:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy267;
        default: goto yy208;
    }
yy235:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy268;
        default: goto yy208;
    }
yy236:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy270;
        default: goto yy208;
    }
yy237:
    at++;
    { *value = 0x7; return 3; }
yy238:
    at++;
    { *value = 0x3; return 3; }
yy239:
    at++;
    { *value = 0xa; return 3; }
yy240:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy271;
        default: goto yy208;
    }
yy241:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy272;
        default: goto yy208;
    }
yy242:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy273;
        default: goto yy208;
    }
yy243:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy274;
        default: goto yy208;
    }
yy244:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy275;
        default: goto yy208;
    }
yy245:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy276;
        default: goto yy208;
    }
yy246:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy277;
        default: goto yy208;
    }
yy247:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy279;
        default: goto yy208;
    }
yy248:
    at++;
    { *value = 0x18; return 3; }
yy249:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy280;
        default: goto yy208;
    }
yy250:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy281;
        default: goto yy208;
    }
yy251:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy282;
        default: goto yy208;
    }
yy252:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy283;
        default: goto yy208;
    }
yy253:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy285;
        default: goto yy208;
    }
yy254:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy286;
        default: goto yy208;
    }
yy255:
    at++;
    { *value = 0x2; return 3; }
yy256:
    at++;
    { *value = 0x1; return 3; }
yy257:
    at++;
    { *value = 0x20; return 3; }
yy258:
    at++;
    { *value = 0x0; return 3; }
yy259:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy287;
        default: goto yy208;
    }
yy260:
    at++;
    { *value = 0x8; return 3; }
yy261:
    at++;
    { *value = 0x9; return 3; }
yy262:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy288;
        default: goto yy208;
    }
yy263:
    at++;
    { *value = 0x5; return 3; }
yy264:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy289;
        default: goto yy208;
    }
yy265:
    at++;
    { *value = 0x6; return 3; }
yy266:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy290;
        default: goto yy208;
    }
yy267:
    at++;
    { *value = 0x4; return 3; }
yy268:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy291;
        default: goto yy269;
    }
yy269:
    { *value = 0x24; return 3; }
yy270:
    at++;
    { *value = 0xb; return 3; }
yy271:
    at++;
    { *value = 0x14; return 4; }
yy272:
    at++;
    { *value = 0x12; return 4; }
yy273:
    at++;
    { *value = 0x17; return 4; }
yy274:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy292;
        default: goto yy208;
    }
yy275:
    at++;
    { *value = 0x11; return 4; }
yy276:
    at++;
    { *value = 0x10; return 4; }
yy277:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy293;
        case 'b': goto yy295;
        default: goto yy278;
    }
yy278:
    { *value = 0x1a; return 4; }
yy279:
    at++;
    { *value = 0x15; return 4; }
yy280:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy296;
        default: goto yy208;
    }
yy281:
    at++;
    { *value = 0x16; return 4; }
yy282:
    at++;
    { *value = 0x13; return 4; }
yy283:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy297;
        default: goto yy284;
    }
yy284:
    { *value = 0x25; return 4; }
yy285:
    at++;
    { *value = 0x19; return 4; }
yy286:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy298;
        default: goto yy208;
    }
yy287:
    at++;
    { *value = 0xc; return 4; }
yy288:
    at++;
    { *value = 0xd; return 4; }
yy289:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy299;
        default: goto yy208;
    }
yy290:
    at++;
    { *value = 0x22; return 4; }
yy291:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy300;
        default: goto yy208;
    }
yy292:
    at++;
    { *value = 0xf; return 5; }
yy293:
    yyaccept = 4;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy301;
        default: goto yy294;
    }
yy294:
    { *value = 0x1b; return 5; }
yy295:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy302;
        default: goto yy208;
    }
yy296:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy303;
        default: goto yy208;
    }
yy297:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy304;
        default: goto yy208;
    }
yy298:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy305;
        default: goto yy208;
    }
yy299:
    at++;
    { *value = 0x21; return 5; }
yy300:
    at++;
    { *value = 0x26; return 5; }
yy301:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy306;
        default: goto yy208;
    }
yy302:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy307;
        default: goto yy208;
    }
yy303:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy308;
        default: goto yy208;
    }
yy304:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy309;
        default: goto yy208;
    }
yy305:
    at++;
    { *value = 0x23; return 6; }
yy306:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy311;
        default: goto yy208;
    }
yy307:
    at++;
    { *value = 0x1c; return 7; }
yy308:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy312;
        default: goto yy208;
    }
yy309:
    yyaccept = 5;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy314;
        default: goto yy310;
    }
yy310:
    { *value = 0x27; return 7; }
yy311:
    at++;
    { *value = 0x1d; return 8; }
yy312:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy315;
        default: goto yy313;
    }
yy313:
    { *value = 0x1e; return 8; }
yy314:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy316;
        default: goto yy208;
    }
yy315:
    at++;
    { *value = 0x1f; return 9; }
yy316:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy317;
        default: goto yy208;
    }
yy317:
    at++;
    { *value = 0x28; return 10; }
}

}

/* any register */
uint32_t vp1_scalar_scan_register(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy321;
        case '0': goto yy322;
        default: goto yy319;
    }
yy319:
    at++;
yy320:
    { return 0; }
yy321:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy323;
        case 'c': goto yy325;
        case 'd': goto yy326;
        case 'f': goto yy327;
        case 'l': goto yy328;
        case 'm': goto yy329;
        case 'r': goto yy330;
        case 's': goto yy331;
        case 't': goto yy332;
        case 'u': goto yy333;
        case 'v': goto yy334;
        case 'x': goto yy335;
        default: goto yy320;
    }
yy322:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy336;
        default: goto yy320;
    }
yy323:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy337;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy339;
        default: goto yy324;
    }
yy324:
    at = mark;
    goto yy320;
yy325:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy340;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy342;
        case 's': goto yy343;
        default: goto yy324;
    }
yy326:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy344;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy346;
        default: goto yy324;
    }
yy327:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy347;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy349;
        default: goto yy324;
    }
yy328:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy350;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy352;
        default: goto yy324;
    }
yy329:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy353;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy355;
        case 'i': goto yy356;
        default: goto yy324;
    }
yy330:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy357;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy359;
        default: goto yy324;
    }
yy331:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy360;
        case 'r': goto yy361;
        default: goto yy324;
    }
yy332:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy362;
        default: goto yy324;
    }
yy333:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy363;
        default: goto yy324;
    }
yy334:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy364;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy366;
        case 'c': goto yy367;
        default: goto yy324;
    }
yy335:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy368;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy370;
        default: goto yy324;
    }
yy336:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy371;
        default: goto yy324;
    }
yy337:
    at++;
yy338:
    { return isadora_scan_number(text, 2, at, value); }
yy339:
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
        case '9': goto yy339;
        default: goto yy338;
    }
yy340:
    at++;
yy341:
    { return isadora_scan_number(text, 2, at, value); }
yy342:
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
        case '9': goto yy342;
        default: goto yy341;
    }
yy343:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy372;
        default: goto yy324;
    }
yy344:
    at++;
yy345:
    { return isadora_scan_number(text, 2, at, value); }
yy346:
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
        case '9': goto yy346;
        default: goto yy345;
    }
yy347:
    at++;
yy348:
    { return isadora_scan_number(text, 2, at, value); }
yy349:
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
        case '9': goto yy349;
        default: goto yy348;
    }
yy350:
    at++;
yy351:
    { return isadora_scan_number(text, 2, at, value); }
yy352:
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
        case '9': goto yy352;
        default: goto yy351;
    }
yy353:
    at++;
yy354:
    { return isadora_scan_number(text, 2, at, value); }
yy355:
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
        case '9': goto yy355;
        default: goto yy354;
    }
yy356:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy373;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy375;
        default: goto yy324;
    }
yy357:
    at++;
yy358:
    { return isadora_scan_number(text, 2, at, value); }
yy359:
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
        case '9': goto yy359;
        default: goto yy358;
    }
yy360:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy376;
        default: goto yy324;
    }
yy361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy377;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy379;
        default: goto yy324;
    }
yy362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy380;
        default: goto yy324;
    }
yy363:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy381;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy383;
        case 'c': goto yy384;
        default: goto yy324;
    }
yy364:
    at++;
yy365:
    { return isadora_scan_number(text, 2, at, value); }
yy366:
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
        case '9': goto yy366;
        default: goto yy365;
    }
yy367:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy385;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy387;
        default: goto yy324;
    }
yy368:
    at++;
yy369:
    { return isadora_scan_number(text, 2, at, value); }
yy370:
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
        case '9': goto yy370;
        default: goto yy369;
    }
yy371:
    at++;
    { *value = 0x0; return 3; }
yy372:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy388;
        default: goto yy324;
    }
yy373:
    at++;
yy374:
    { return isadora_scan_number(text, 3, at, value); }
yy375:
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
        case '9': goto yy375;
        default: goto yy374;
    }
yy376:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy389;
        default: goto yy324;
    }
yy377:
    at++;
yy378:
    { return isadora_scan_number(text, 3, at, value); }
yy379:
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
        case '9': goto yy379;
        default: goto yy378;
    }
yy380:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy390;
        default: goto yy324;
    }
yy381:
    at++;
yy382:
    { return isadora_scan_number(text, 3, at, value); }
yy383:
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
        case '9': goto yy383;
        default: goto yy382;
    }
yy384:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy391;
        default: goto yy324;
    }
yy385:
    at++;
yy386:
    { return isadora_scan_number(text, 3, at, value); }
yy387:
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
        case '9': goto yy387;
        default: goto yy386;
    }
yy388:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'q': goto yy392;
        default: goto yy324;
    }
yy389:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy393;
        case 'm': goto yy394;
        case 'v': goto yy395;
        case 'x': goto yy396;
        default: goto yy324;
    }
yy390:
    at++;
    { *value = 0x0; return 5; }
yy391:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy397;
        default: goto yy324;
    }
yy392:
    at++;
    { *value = 0x0; return 6; }
yy393:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy398;
        default: goto yy324;
    }
yy394:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy399;
        default: goto yy324;
    }
yy395:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy400;
        case 'c': goto yy401;
        default: goto yy324;
    }
yy396:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy402;
        default: goto yy324;
    }
yy397:
    at++;
    { *value = 0x0; return 6; }
yy398:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy403;
        default: goto yy324;
    }
yy399:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy404;
        default: goto yy324;
    }
yy400:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy405;
        default: goto yy324;
    }
yy401:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy406;
        case 'm': goto yy407;
        case 'p': goto yy408;
        default: goto yy324;
    }
yy402:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy409;
        default: goto yy324;
    }
yy403:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy410;
        default: goto yy324;
    }
yy404:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy411;
        default: goto yy324;
    }
yy405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy412;
        default: goto yy324;
    }
yy406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy413;
        default: goto yy324;
    }
yy407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy414;
        default: goto yy324;
    }
yy408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy415;
        default: goto yy324;
    }
yy409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy416;
        default: goto yy324;
    }
yy410:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy417;
        default: goto yy324;
    }
yy411:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy418;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy420;
        default: goto yy324;
    }
yy412:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy421;
        default: goto yy324;
    }
yy413:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy422;
        default: goto yy324;
    }
yy414:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy423;
        default: goto yy324;
    }
yy415:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy424;
        default: goto yy324;
    }
yy416:
    at++;
    { *value = 0x0; return 9; }
yy417:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy425;
        default: goto yy324;
    }
yy418:
    at++;
yy419:
    { return isadora_scan_number(text, 9, at, value); }
yy420:
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
        case '9': goto yy420;
        default: goto yy419;
    }
yy421:
    at++;
    { *value = 0x0; return 10; }
yy422:
    at++;
    { *value = 0x0; return 10; }
yy423:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy426;
        default: goto yy324;
    }
yy424:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy427;
        default: goto yy324;
    }
yy425:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy428;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy430;
        default: goto yy324;
    }
yy426:
    at++;
    { *value = 0x0; return 11; }
yy427:
    at++;
    { *value = 0x0; return 11; }
yy428:
    at++;
yy429:
    { return isadora_scan_number(text, 11, at, value); }
yy430:
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
        case '9': goto yy430;
        default: goto yy429;
    }
}

}
