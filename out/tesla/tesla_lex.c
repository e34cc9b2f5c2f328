/* Generated from the description tesla by gen/emit/assembler.lua. Do not edit. */
#include "tesla_lex.h"



/* texts of `MARK` */
uint32_t tesla_scan_words_mark(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy3;
        case 'j': goto yy4;
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
        case 'x': goto yy5;
        default: goto yy2;
    }
yy4:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy7;
        default: goto yy2;
    }
yy5:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy8;
        default: goto yy6;
    }
yy6:
    at = mark;
    goto yy2;
yy7:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy9;
        default: goto yy6;
    }
yy8:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy10;
        default: goto yy6;
    }
yy9:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy11;
        default: goto yy6;
    }
yy10:
    at++;
    { *value = 0x1; return 4; }
yy11:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `PRED` */
uint32_t tesla_scan_words_pred(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy15;
        case 'c': goto yy16;
        case 'e': goto yy17;
        case 'g': goto yy19;
        case 'l': goto yy21;
        case 'n': goto yy23;
        case 'o': goto yy24;
        case 's': goto yy25;
        case 'u': goto yy26;
        default: goto yy13;
    }
yy13:
    at++;
yy14:
    { return 0; }
yy15:
    at++;
    { *value = 0x12; return 1; }
yy16:
    at++;
    { *value = 0x11; return 1; }
yy17:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy27;
        default: goto yy18;
    }
yy18:
    { *value = 0x2; return 1; }
yy19:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy28;
        case 'u': goto yy30;
        default: goto yy20;
    }
yy20:
    { *value = 0x4; return 1; }
yy21:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy31;
        case 'g': goto yy33;
        case 'u': goto yy35;
        default: goto yy22;
    }
yy22:
    { *value = 0x1; return 1; }
yy23:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy36;
        case 'c': goto yy37;
        case 'o': goto yy38;
        case 's': goto yy39;
        default: goto yy14;
    }
yy24:
    at++;
    { *value = 0x10; return 1; }
yy25:
    at++;
    { *value = 0x13; return 1; }
yy26:
    at++;
    { *value = 0x8; return 1; }
yy27:
    at++;
    { *value = 0xa; return 2; }
yy28:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy40;
        default: goto yy29;
    }
yy29:
    { *value = 0x6; return 2; }
yy30:
    at++;
    { *value = 0xc; return 2; }
yy31:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy41;
        default: goto yy32;
    }
yy32:
    { *value = 0x3; return 2; }
yy33:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy42;
        case 'u': goto yy43;
        default: goto yy34;
    }
yy34:
    { *value = 0x5; return 2; }
yy35:
    at++;
    { *value = 0x9; return 2; }
yy36:
    at++;
    { *value = 0x1d; return 2; }
yy37:
    at++;
    { *value = 0x1e; return 2; }
yy38:
    at++;
    { *value = 0x1f; return 2; }
yy39:
    at++;
    { *value = 0x1c; return 2; }
yy40:
    at++;
    { *value = 0xe; return 3; }
yy41:
    at++;
    { *value = 0xb; return 3; }
yy42:
    at++;
    { *value = 0x7; return 3; }
yy43:
    at++;
    { *value = 0xd; return 3; }
}

}

/* registers of `$c` */
uint32_t tesla_scan_file_c(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy47;
        default: goto yy45;
    }
yy45:
    at++;
yy46:
    { return 0; }
yy47:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy48;
        default: goto yy46;
    }
yy48:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy50;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy52;
        default: goto yy49;
    }
yy49:
    at = mark;
    goto yy46;
yy50:
    at++;
yy51:
    { return isadora_scan_number(text, 2, at, value); }
yy52:
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
        case '9': goto yy52;
        default: goto yy51;
    }
}

}

/* texts of `ATYPE` */
uint32_t tesla_scan_words_atype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy56;
        case 'u': goto yy57;
        default: goto yy54;
    }
yy54:
    at++;
yy55:
    { return 0; }
yy56:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy58;
        case '3': goto yy60;
        case '8': goto yy61;
        default: goto yy55;
    }
yy57:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy62;
        case '3': goto yy63;
        case '8': goto yy64;
        default: goto yy55;
    }
yy58:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy65;
        default: goto yy59;
    }
yy59:
    at = mark;
    goto yy55;
yy60:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy66;
        default: goto yy59;
    }
yy61:
    at++;
    { *value = 0x1; return 2; }
yy62:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy67;
        default: goto yy59;
    }
yy63:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy68;
        default: goto yy59;
    }
yy64:
    at++;
    { *value = 0x0; return 2; }
yy65:
    at++;
    { *value = 0x3; return 3; }
yy66:
    at++;
    { *value = 0x7; return 3; }
yy67:
    at++;
    { *value = 0x2; return 3; }
yy68:
    at++;
    { *value = 0x6; return 3; }
}

}

/* registers of `$r` */
uint32_t tesla_scan_file_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy72;
        default: goto yy70;
    }
yy70:
    at++;
yy71:
    { return 0; }
yy72:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy73;
        default: goto yy71;
    }
yy73:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy75;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy77;
        default: goto yy74;
    }
yy74:
    at = mark;
    goto yy71;
yy75:
    at++;
yy76:
    { return isadora_scan_number(text, 2, at, value); }
yy77:
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
        case '9': goto yy77;
        default: goto yy76;
    }
}

}

/* texts of `BTYPE` */
uint32_t tesla_scan_words_btype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy81;
        case 's': goto yy82;
        case 'u': goto yy83;
        default: goto yy79;
    }
yy79:
    at++;
yy80:
    { return 0; }
yy81:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy84;
        default: goto yy80;
    }
yy82:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy86;
        case '3': goto yy87;
        case '8': goto yy88;
        default: goto yy80;
    }
yy83:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy89;
        case '8': goto yy90;
        default: goto yy80;
    }
yy84:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy91;
        default: goto yy85;
    }
yy85:
    at = mark;
    goto yy80;
yy86:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy92;
        default: goto yy85;
    }
yy87:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy93;
        default: goto yy85;
    }
yy88:
    at++;
    { *value = 0x1; return 2; }
yy89:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy94;
        default: goto yy85;
    }
yy90:
    at++;
    { *value = 0x0; return 2; }
yy91:
    at++;
    { *value = 0x6; return 3; }
yy92:
    at++;
    { *value = 0x3; return 3; }
yy93:
    at++;
    { *value = 0x7; return 3; }
yy94:
    at++;
    { *value = 0x2; return 3; }
}

}

/* texts of `LANE` */
uint32_t tesla_scan_words_lane(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '(': goto yy98;
        default: goto yy96;
    }
yy96:
    at++;
yy97:
    { return 0; }
yy98:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy99;
        default: goto yy97;
    }
yy99:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy101;
        case '1': goto yy102;
        case '2': goto yy103;
        case '3': goto yy104;
        case 'n': goto yy105;
        default: goto yy100;
    }
yy100:
    at = mark;
    goto yy97;
yy101:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy106;
        case '1': goto yy107;
        case '2': goto yy108;
        case '3': goto yy109;
        default: goto yy100;
    }
yy102:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy110;
        case '2': goto yy111;
        case '3': goto yy112;
        default: goto yy100;
    }
yy103:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy113;
        case '3': goto yy114;
        default: goto yy100;
    }
yy104:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy115;
        default: goto yy100;
    }
yy105:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy116;
        default: goto yy100;
    }
yy106:
    at++;
    { *value = 0x1; return 4; }
yy107:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy117;
        case '2': goto yy118;
        case '3': goto yy119;
        default: goto yy100;
    }
yy108:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy120;
        case '3': goto yy121;
        default: goto yy100;
    }
yy109:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy122;
        default: goto yy100;
    }
yy110:
    at++;
    { *value = 0x2; return 4; }
yy111:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy123;
        case '3': goto yy124;
        default: goto yy100;
    }
yy112:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy125;
        default: goto yy100;
    }
yy113:
    at++;
    { *value = 0x4; return 4; }
yy114:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy126;
        default: goto yy100;
    }
yy115:
    at++;
    { *value = 0x8; return 4; }
yy116:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy127;
        default: goto yy100;
    }
yy117:
    at++;
    { *value = 0x3; return 5; }
yy118:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy128;
        default: goto yy100;
    }
yy119:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy129;
        default: goto yy100;
    }
yy120:
    at++;
    { *value = 0x5; return 5; }
yy121:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy130;
        default: goto yy100;
    }
yy122:
    at++;
    { *value = 0x9; return 5; }
yy123:
    at++;
    { *value = 0x6; return 5; }
yy124:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy131;
        default: goto yy100;
    }
yy125:
    at++;
    { *value = 0xa; return 5; }
yy126:
    at++;
    { *value = 0xc; return 5; }
yy127:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy132;
        default: goto yy100;
    }
yy128:
    at++;
    { *value = 0x7; return 6; }
yy129:
    at++;
    { *value = 0xb; return 6; }
yy130:
    at++;
    { *value = 0xd; return 6; }
yy131:
    at++;
    { *value = 0xe; return 6; }
yy132:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case ')': goto yy133;
        default: goto yy100;
    }
yy133:
    at++;
    { *value = 0x0; return 7; }
}

}

/* registers of `$a` */
uint32_t tesla_scan_file_a(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy137;
        case '0': goto yy138;
        default: goto yy135;
    }
yy135:
    at++;
yy136:
    { return 0; }
yy137:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy139;
        default: goto yy136;
    }
yy138:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy141;
        default: goto yy136;
    }
yy139:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy142;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy144;
        default: goto yy140;
    }
yy140:
    at = mark;
    goto yy136;
yy141:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy145;
        default: goto yy140;
    }
yy142:
    at++;
yy143:
    { return isadora_scan_number(text, 2, at, value); }
yy144:
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
        case '9': goto yy144;
        default: goto yy143;
    }
yy145:
    at++;
    { *value = 0x0; return 3 | ISADORA_ALSO; }
}

}

/* `$r.h` */
uint32_t tesla_scan_view_r_h(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy148;
        case 'l': goto yy149;
        default: goto yy147;
    }
yy147:
    at++;
    { return 0; }
yy148:
    at++;
    { *value = 0x1; return 1; }
yy149:
    at++;
    { *value = 0x0; return 1; }
}

}

/* texts of `TYPE` */
uint32_t tesla_scan_words_type(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy153;
        case 's': goto yy154;
        case 'u': goto yy155;
        default: goto yy151;
    }
yy151:
    at++;
yy152:
    { return 0; }
yy153:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy156;
        default: goto yy152;
    }
yy154:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy158;
        case '8': goto yy159;
        default: goto yy152;
    }
yy155:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy160;
        case '8': goto yy161;
        default: goto yy152;
    }
yy156:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy162;
        default: goto yy157;
    }
yy157:
    at = mark;
    goto yy152;
yy158:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy163;
        default: goto yy157;
    }
yy159:
    at++;
    { *value = 0x1; return 2; }
yy160:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy164;
        default: goto yy157;
    }
yy161:
    at++;
    { *value = 0x0; return 2; }
yy162:
    at++;
    { *value = 0x6; return 3; }
yy163:
    at++;
    { *value = 0x3; return 3; }
yy164:
    at++;
    { *value = 0x2; return 3; }
}

}

/* texts of `LIM` */
uint32_t tesla_scan_words_lim(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy168;
        default: goto yy166;
    }
yy166:
    at++;
yy167:
    { return 0; }
yy168:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy169;
        default: goto yy167;
    }
yy169:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy171;
        default: goto yy170;
    }
yy170:
    at = mark;
    goto yy167;
yy171:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `BINC` */
uint32_t tesla_scan_words_binc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy175;
        default: goto yy173;
    }
yy173:
    at++;
yy174:
    { return 0; }
yy175:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy176;
        default: goto yy174;
    }
yy176:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy178;
        default: goto yy177;
    }
yy177:
    at = mark;
    goto yy174;
yy178:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `BWAIT` */
uint32_t tesla_scan_words_bwait(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'w': goto yy182;
        default: goto yy180;
    }
yy180:
    at++;
yy181:
    { return 0; }
yy182:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy183;
        default: goto yy181;
    }
yy183:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy185;
        default: goto yy184;
    }
yy184:
    at = mark;
    goto yy181;
yy185:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy186;
        default: goto yy184;
    }
yy186:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `ONEG` */
uint32_t tesla_scan_words_oneg(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy190;
        default: goto yy188;
    }
yy188:
    at++;
yy189:
    { return 0; }
yy190:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy191;
        default: goto yy189;
    }
yy191:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy193;
        default: goto yy192;
    }
yy192:
    at = mark;
    goto yy189;
yy193:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `LABS1` */
uint32_t tesla_scan_words_labs1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy197;
        default: goto yy195;
    }
yy195:
    at++;
yy196:
    { return 0; }
yy197:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy198;
        default: goto yy196;
    }
yy198:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy200;
        default: goto yy199;
    }
yy199:
    at = mark;
    goto yy196;
yy200:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `CHALF` */
uint32_t tesla_scan_words_chalf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy204;
        case 'u': goto yy205;
        default: goto yy202;
    }
yy202:
    at++;
yy203:
    { return 0; }
yy204:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy206;
        case '8': goto yy208;
        default: goto yy203;
    }
yy205:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy209;
        case '8': goto yy210;
        default: goto yy203;
    }
yy206:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy211;
        default: goto yy207;
    }
yy207:
    at = mark;
    goto yy203;
yy208:
    at++;
    { *value = 0x6; return 2; }
yy209:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy212;
        default: goto yy207;
    }
yy210:
    at++;
    { *value = 0x2; return 2; }
yy211:
    at++;
    { *value = 0x4; return 3; }
yy212:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `CWORD` */
uint32_t tesla_scan_words_cword(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy216;
        case 'u': goto yy217;
        default: goto yy214;
    }
yy214:
    at++;
yy215:
    { return 0; }
yy216:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy218;
        default: goto yy215;
    }
yy217:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy220;
        default: goto yy215;
    }
yy218:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy221;
        default: goto yy219;
    }
yy219:
    at = mark;
    goto yy215;
yy220:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy222;
        default: goto yy219;
    }
yy221:
    at++;
    { *value = 0x5; return 3; }
yy222:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `CREG` */
uint32_t tesla_scan_words_creg(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy226;
        case 'u': goto yy227;
        default: goto yy224;
    }
yy224:
    at++;
yy225:
    { return 0; }
yy226:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy228;
        default: goto yy225;
    }
yy227:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy229;
        default: goto yy225;
    }
yy228:
    at++;
    { *value = 0x7; return 2; }
yy229:
    at++;
    { *value = 0x3; return 2; }
}

}

/* texts of `CSAT` */
uint32_t tesla_scan_words_csat(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy233;
        default: goto yy231;
    }
yy231:
    at++;
yy232:
    { return 0; }
yy233:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy234;
        default: goto yy232;
    }
yy234:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy236;
        default: goto yy235;
    }
yy235:
    at = mark;
    goto yy232;
yy236:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `CRND` */
uint32_t tesla_scan_words_crnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy240;
        default: goto yy238;
    }
yy238:
    at++;
yy239:
    { return 0; }
yy240:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy241;
        case 'n': goto yy242;
        case 'p': goto yy243;
        case 'z': goto yy244;
        default: goto yy239;
    }
yy241:
    at++;
    { *value = 0x1; return 2; }
yy242:
    at++;
    { *value = 0x0; return 2; }
yy243:
    at++;
    { *value = 0x2; return 2; }
yy244:
    at++;
    { *value = 0x3; return 2; }
}

}

/* texts of `IRND` */
uint32_t tesla_scan_words_irnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy248;
        default: goto yy246;
    }
yy246:
    at++;
yy247:
    { return 0; }
yy248:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy249;
        case 'n': goto yy251;
        case 'p': goto yy252;
        case 'z': goto yy253;
        default: goto yy247;
    }
yy249:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy254;
        default: goto yy250;
    }
yy250:
    at = mark;
    goto yy247;
yy251:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy255;
        default: goto yy250;
    }
yy252:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy256;
        default: goto yy250;
    }
yy253:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy257;
        default: goto yy250;
    }
yy254:
    at++;
    { *value = 0x1; return 3; }
yy255:
    at++;
    { *value = 0x0; return 3; }
yy256:
    at++;
    { *value = 0x2; return 3; }
yy257:
    at++;
    { *value = 0x3; return 3; }
}

}

/* texts of `ARND` */
uint32_t tesla_scan_words_arnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy261;
        default: goto yy259;
    }
yy259:
    at++;
yy260:
    { return 0; }
yy261:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy262;
        case 'z': goto yy263;
        default: goto yy260;
    }
yy262:
    at++;
    { *value = 0x0; return 2; }
yy263:
    at++;
    { *value = 0x3; return 2; }
}

}

/* texts of `U24AGAIN` */
uint32_t tesla_scan_words_u24again(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy267;
        default: goto yy265;
    }
yy265:
    at++;
yy266:
    { return 0; }
yy267:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy268;
        default: goto yy266;
    }
yy268:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy270;
        default: goto yy269;
    }
yy269:
    at = mark;
    goto yy266;
yy270:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy271;
        default: goto yy269;
    }
yy271:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy272;
        case '2': goto yy273;
        case '3': goto yy274;
        case '4': goto yy275;
        case '5': goto yy276;
        case '6': goto yy277;
        case '7': goto yy278;
        default: goto yy269;
    }
yy272:
    at++;
    { *value = 0x1; return 5; }
yy273:
    at++;
    { *value = 0x2; return 5; }
yy274:
    at++;
    { *value = 0x3; return 5; }
yy275:
    at++;
    { *value = 0x4; return 5; }
yy276:
    at++;
    { *value = 0x5; return 5; }
yy277:
    at++;
    { *value = 0x6; return 5; }
yy278:
    at++;
    { *value = 0x7; return 5; }
}

}

/* texts of `S16A` */
uint32_t tesla_scan_words_s16a(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy282;
        case 'u': goto yy283;
        default: goto yy280;
    }
yy280:
    at++;
yy281:
    { return 0; }
yy282:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy284;
        default: goto yy281;
    }
yy283:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy286;
        default: goto yy281;
    }
yy284:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy287;
        default: goto yy285;
    }
yy285:
    at = mark;
    goto yy281;
yy286:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy288;
        default: goto yy285;
    }
yy287:
    at++;
    { *value = 0x1; return 3; }
yy288:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `SHIGH` */
uint32_t tesla_scan_words_shigh(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy292;
        default: goto yy290;
    }
yy290:
    at++;
yy291:
    { return 0; }
yy292:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy293;
        default: goto yy291;
    }
yy293:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy295;
        default: goto yy294;
    }
yy294:
    at = mark;
    goto yy291;
yy295:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy296;
        default: goto yy294;
    }
yy296:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `S24` */
uint32_t tesla_scan_words_s24(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy300;
        case 'u': goto yy301;
        default: goto yy298;
    }
yy298:
    at++;
yy299:
    { return 0; }
yy300:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy302;
        default: goto yy299;
    }
yy301:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy304;
        default: goto yy299;
    }
yy302:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy305;
        default: goto yy303;
    }
yy303:
    at = mark;
    goto yy299;
yy304:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy306;
        default: goto yy303;
    }
yy305:
    at++;
    { *value = 0x1; return 3; }
yy306:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `FCOMPARE` */
uint32_t tesla_scan_words_fcompare(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy310;
        case 'e': goto yy311;
        case 'g': goto yy313;
        case 'l': goto yy315;
        case 'n': goto yy317;
        case 'u': goto yy318;
        default: goto yy308;
    }
yy308:
    at++;
yy309:
    { return 0; }
yy310:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy319;
        default: goto yy309;
    }
yy311:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy321;
        default: goto yy312;
    }
yy312:
    { *value = 0x2; return 1; }
yy313:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy322;
        case 'u': goto yy324;
        default: goto yy314;
    }
yy314:
    { *value = 0x4; return 1; }
yy315:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy325;
        case 'g': goto yy327;
        case 'u': goto yy329;
        default: goto yy316;
    }
yy316:
    { *value = 0x1; return 1; }
yy317:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy330;
        default: goto yy309;
    }
yy318:
    at++;
    { *value = 0x8; return 1; }
yy319:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'w': goto yy331;
        default: goto yy320;
    }
yy320:
    at = mark;
    goto yy309;
yy321:
    at++;
    { *value = 0xa; return 2; }
yy322:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy332;
        default: goto yy323;
    }
yy323:
    { *value = 0x6; return 2; }
yy324:
    at++;
    { *value = 0xc; return 2; }
yy325:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy333;
        default: goto yy326;
    }
yy326:
    { *value = 0x3; return 2; }
yy327:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy334;
        case 'u': goto yy335;
        default: goto yy328;
    }
yy328:
    { *value = 0x5; return 2; }
yy329:
    at++;
    { *value = 0x9; return 2; }
yy330:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy336;
        default: goto yy320;
    }
yy331:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy337;
        default: goto yy320;
    }
yy332:
    at++;
    { *value = 0xe; return 3; }
yy333:
    at++;
    { *value = 0xb; return 3; }
yy334:
    at++;
    { *value = 0x7; return 3; }
yy335:
    at++;
    { *value = 0xd; return 3; }
yy336:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy338;
        default: goto yy320;
    }
yy337:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy339;
        default: goto yy320;
    }
yy338:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy340;
        default: goto yy320;
    }
yy339:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy341;
        default: goto yy320;
    }
yy340:
    at++;
    { *value = 0x0; return 5; }
yy341:
    at++;
    { *value = 0xf; return 6; }
}

}

/* texts of `COMPARE` */
uint32_t tesla_scan_words_compare(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy345;
        case 'e': goto yy346;
        case 'g': goto yy347;
        case 'l': goto yy349;
        case 'n': goto yy351;
        default: goto yy343;
    }
yy343:
    at++;
yy344:
    { return 0; }
yy345:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy352;
        default: goto yy344;
    }
yy346:
    at++;
    { *value = 0x2; return 1; }
yy347:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy354;
        default: goto yy348;
    }
yy348:
    { *value = 0x4; return 1; }
yy349:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy355;
        case 'g': goto yy356;
        default: goto yy350;
    }
yy350:
    { *value = 0x1; return 1; }
yy351:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy357;
        default: goto yy344;
    }
yy352:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'w': goto yy358;
        default: goto yy353;
    }
yy353:
    at = mark;
    goto yy344;
yy354:
    at++;
    { *value = 0x6; return 2; }
yy355:
    at++;
    { *value = 0x3; return 2; }
yy356:
    at++;
    { *value = 0x5; return 2; }
yy357:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy359;
        default: goto yy353;
    }
yy358:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy360;
        default: goto yy353;
    }
yy359:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy361;
        default: goto yy353;
    }
yy360:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy362;
        default: goto yy353;
    }
yy361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy363;
        default: goto yy353;
    }
yy362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy364;
        default: goto yy353;
    }
yy363:
    at++;
    { *value = 0x0; return 5; }
yy364:
    at++;
    { *value = 0x7; return 6; }
}

}

/* texts of `Q0` */
uint32_t tesla_scan_words_q0(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy368;
        case 'm': goto yy369;
        case 's': goto yy370;
        default: goto yy366;
    }
yy366:
    at++;
yy367:
    { return 0; }
yy368:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy371;
        default: goto yy367;
    }
yy369:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy373;
        default: goto yy367;
    }
yy370:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy374;
        default: goto yy367;
    }
yy371:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy375;
        default: goto yy372;
    }
yy372:
    at = mark;
    goto yy367;
yy373:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy376;
        default: goto yy372;
    }
yy374:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy377;
        default: goto yy372;
    }
yy375:
    at++;
    { *value = 0x0; return 3; }
yy376:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy379;
        default: goto yy372;
    }
yy377:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy380;
        default: goto yy378;
    }
yy378:
    { *value = 0x2; return 3; }
yy379:
    at++;
    { *value = 0x3; return 4; }
yy380:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `SNOT` */
uint32_t tesla_scan_words_snot(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy384;
        default: goto yy382;
    }
yy382:
    at++;
yy383:
    { return 0; }
yy384:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy385;
        default: goto yy383;
    }
yy385:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy387;
        default: goto yy386;
    }
yy386:
    at = mark;
    goto yy383;
yy387:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `SSFU` */
uint32_t tesla_scan_words_ssfu(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy391;
        default: goto yy389;
    }
yy389:
    at++;
yy390:
    { return 0; }
yy391:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy392;
        default: goto yy390;
    }
yy392:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy394;
        default: goto yy393;
    }
yy393:
    at = mark;
    goto yy390;
yy394:
    at++;
    { *value = 0x1; return 3; }
}

}

/* registers of `$sr` */
uint32_t tesla_scan_file_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy398;
        default: goto yy396;
    }
yy396:
    at++;
yy397:
    { return 0; }
yy398:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy399;
        case 'p': goto yy401;
        case 's': goto yy402;
        case 'v': goto yy403;
        default: goto yy397;
    }
yy399:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy404;
        default: goto yy400;
    }
yy400:
    at = mark;
    goto yy397;
yy401:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy405;
        case 'm': goto yy406;
        default: goto yy400;
    }
yy402:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy407;
        case 'r': goto yy408;
        default: goto yy400;
    }
yy403:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy409;
        default: goto yy400;
    }
yy404:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy410;
        default: goto yy400;
    }
yy405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy411;
        default: goto yy400;
    }
yy406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy412;
        case '1': goto yy413;
        case '2': goto yy414;
        case '3': goto yy415;
        default: goto yy400;
    }
yy407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy416;
        default: goto yy400;
    }
yy408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy417;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy419;
        default: goto yy400;
    }
yy409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy420;
        default: goto yy400;
    }
yy410:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy421;
        default: goto yy400;
    }
yy411:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy422;
        default: goto yy400;
    }
yy412:
    at++;
    { *value = 0x4; return 4; }
yy413:
    at++;
    { *value = 0x5; return 4; }
yy414:
    at++;
    { *value = 0x6; return 4; }
yy415:
    at++;
    { *value = 0x7; return 4; }
yy416:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy423;
        default: goto yy400;
    }
yy417:
    at++;
yy418:
    { return isadora_scan_number(text, 3, at, value); }
yy419:
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
        case '9': goto yy419;
        default: goto yy418;
    }
yy420:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy424;
        default: goto yy400;
    }
yy421:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy425;
        default: goto yy400;
    }
yy422:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy426;
        default: goto yy400;
    }
yy423:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy427;
        default: goto yy400;
    }
yy424:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy428;
        default: goto yy400;
    }
yy425:
    at++;
    { *value = 0x1; return 6; }
yy426:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy429;
        default: goto yy400;
    }
yy427:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy430;
        default: goto yy400;
    }
yy428:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy431;
        default: goto yy400;
    }
yy429:
    at++;
    { *value = 0x0; return 7; }
yy430:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy432;
        default: goto yy400;
    }
yy431:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy433;
        default: goto yy400;
    }
yy432:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy434;
        default: goto yy400;
    }
yy433:
    at++;
    { *value = 0x3; return 8; }
yy434:
    at++;
    { *value = 0x8; return 9; }
}

}

/* texts of `SLIVE` */
uint32_t tesla_scan_words_slive(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy438;
        case 'l': goto yy439;
        default: goto yy436;
    }
yy436:
    at++;
yy437:
    { return 0; }
yy438:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy440;
        default: goto yy437;
    }
yy439:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy442;
        default: goto yy437;
    }
yy440:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy443;
        default: goto yy441;
    }
yy441:
    at = mark;
    goto yy437;
yy442:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy444;
        default: goto yy441;
    }
yy443:
    at++;
    { *value = 0x0; return 3; }
yy444:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy445;
        default: goto yy441;
    }
yy445:
    at++;
    { *value = 0x1; return 4; }
}

}

/* registers of `$t` */
uint32_t tesla_scan_file_t(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy449;
        default: goto yy447;
    }
yy447:
    at++;
yy448:
    { return 0; }
yy449:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy450;
        default: goto yy448;
    }
yy450:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy452;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy454;
        default: goto yy451;
    }
yy451:
    at = mark;
    goto yy448;
yy452:
    at++;
yy453:
    { return isadora_scan_number(text, 2, at, value); }
yy454:
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
        case '9': goto yy454;
        default: goto yy453;
    }
}

}

/* registers of `$s` */
uint32_t tesla_scan_file_s(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy458;
        default: goto yy456;
    }
yy456:
    at++;
yy457:
    { return 0; }
yy458:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy459;
        default: goto yy457;
    }
yy459:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy461;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy463;
        default: goto yy460;
    }
yy460:
    at = mark;
    goto yy457;
yy461:
    at++;
yy462:
    { return isadora_scan_number(text, 2, at, value); }
yy463:
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
        case '9': goto yy463;
        default: goto yy462;
    }
}

}

/* texts of `DERIV` */
uint32_t tesla_scan_words_deriv(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy467;
        default: goto yy465;
    }
yy465:
    at++;
yy466:
    { return 0; }
yy467:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy468;
        default: goto yy466;
    }
yy468:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy470;
        default: goto yy469;
    }
yy469:
    at = mark;
    goto yy466;
yy470:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy471;
        default: goto yy469;
    }
yy471:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy472;
        default: goto yy469;
    }
yy472:
    at++;
    { *value = 0x1; return 5; }
}

}

/* what a form begins with */
uint32_t tesla_scan_head(const char *text, const char *end, uint64_t *value)
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
        case 'a': goto yy476;
        case 'b': goto yy477;
        case 'c': goto yy478;
        case 'd': goto yy479;
        case 'e': goto yy480;
        case 'f': goto yy481;
        case 'i': goto yy482;
        case 'j': goto yy483;
        case 'l': goto yy484;
        case 'm': goto yy485;
        case 'n': goto yy486;
        case 'o': goto yy487;
        case 'p': goto yy488;
        case 'q': goto yy489;
        case 'r': goto yy490;
        case 's': goto yy491;
        case 't': goto yy492;
        case 'u': goto yy493;
        case 'v': goto yy494;
        case 'x': goto yy495;
        default: goto yy474;
    }
yy474:
    at++;
yy475:
    { return 0; }
yy476:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy496;
        case 'n': goto yy498;
        default: goto yy475;
    }
yy477:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy499;
        case 'r': goto yy500;
        default: goto yy475;
    }
yy478:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy501;
        case 'o': goto yy502;
        case 'v': goto yy503;
        default: goto yy475;
    }
yy479:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy504;
        default: goto yy475;
    }
yy480:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy505;
        case 'x': goto yy506;
        default: goto yy475;
    }
yy481:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy507;
        default: goto yy475;
    }
yy482:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy508;
        default: goto yy475;
    }
yy483:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy509;
        default: goto yy475;
    }
yy484:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy510;
        case 'g': goto yy511;
        default: goto yy475;
    }
yy485:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy512;
        case 'i': goto yy513;
        case 'o': goto yy514;
        case 'u': goto yy515;
        default: goto yy475;
    }
yy486:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy516;
        default: goto yy475;
    }
yy487:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy517;
        default: goto yy475;
    }
yy488:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy518;
        case 'r': goto yy519;
        default: goto yy475;
    }
yy489:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy520;
        default: goto yy475;
    }
yy490:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy521;
        case 'e': goto yy522;
        case 's': goto yy523;
        default: goto yy475;
    }
yy491:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy524;
        case 'e': goto yy525;
        case 'h': goto yy526;
        case 'i': goto yy527;
        case 'l': goto yy528;
        case 't': goto yy529;
        case 'u': goto yy530;
        default: goto yy475;
    }
yy492:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy531;
        case 'r': goto yy532;
        default: goto yy475;
    }
yy493:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy533;
        default: goto yy475;
    }
yy494:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy534;
        default: goto yy475;
    }
yy495:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy535;
        default: goto yy475;
    }
yy496:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy536;
        default: goto yy497;
    }
yy497:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy475;
        case 1: goto yy543;
        default: goto yy616;
    }
yy498:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy538;
        default: goto yy497;
    }
yy499:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy539;
        default: goto yy497;
    }
yy500:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy540;
        case 'e': goto yy541;
        case 'k': goto yy542;
        default: goto yy497;
    }
yy501:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy544;
        case 's': goto yy545;
        default: goto yy497;
    }
yy502:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy546;
        default: goto yy497;
    }
yy503:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy547;
        default: goto yy497;
    }
yy504:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy548;
        default: goto yy497;
    }
yy505:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy549;
        default: goto yy497;
    }
yy506:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy550;
        case 'c': goto yy551;
        default: goto yy497;
    }
yy507:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy552;
        default: goto yy497;
    }
yy508:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy553;
        default: goto yy497;
    }
yy509:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy554;
        default: goto yy497;
    }
yy510:
    at++;
    { *value = 0x1; return 2; }
yy511:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy555;
        default: goto yy497;
    }
yy512:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy556;
        default: goto yy497;
    }
yy513:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy557;
        default: goto yy497;
    }
yy514:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy558;
        default: goto yy497;
    }
yy515:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy560;
        default: goto yy497;
    }
yy516:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy561;
        default: goto yy497;
    }
yy517:
    at++;
    { *value = 0x25; return 2; }
yy518:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy562;
        default: goto yy497;
    }
yy519:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy563;
        default: goto yy497;
    }
yy520:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy564;
        default: goto yy497;
    }
yy521:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy565;
        default: goto yy497;
    }
yy522:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy566;
        case 's': goto yy567;
        case 't': goto yy568;
        default: goto yy497;
    }
yy523:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'q': goto yy569;
        default: goto yy497;
    }
yy524:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy570;
        default: goto yy497;
    }
yy525:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy571;
        default: goto yy497;
    }
yy526:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy572;
        case 'r': goto yy573;
        default: goto yy497;
    }
yy527:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy574;
        default: goto yy497;
    }
yy528:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy575;
        default: goto yy497;
    }
yy529:
    at++;
    { *value = 0x2a; return 2; }
yy530:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy576;
        default: goto yy497;
    }
yy531:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy578;
        default: goto yy497;
    }
yy532:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy579;
        default: goto yy497;
    }
yy533:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy580;
        default: goto yy497;
    }
yy534:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy581;
        default: goto yy497;
    }
yy535:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy582;
        default: goto yy497;
    }
yy536:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy583;
        default: goto yy537;
    }
yy537:
    { *value = 0x19; return 3; }
yy538:
    at++;
    { *value = 0x24; return 3; }
yy539:
    at++;
    { *value = 0xc; return 3; }
yy540:
    at++;
    { *value = 0x5; return 3; }
yy541:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy584;
        default: goto yy497;
    }
yy542:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy585;
        default: goto yy543;
    }
yy543:
    { *value = 0x3f; return 3; }
yy544:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy586;
        default: goto yy497;
    }
yy545:
    at++;
    { *value = 0x3; return 3; }
yy546:
    at++;
    { *value = 0x30; return 3; }
yy547:
    at++;
    { *value = 0x17; return 3; }
yy548:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy587;
        default: goto yy497;
    }
yy549:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy588;
        default: goto yy497;
    }
yy550:
    at++;
    { *value = 0x31; return 3; }
yy551:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy589;
        default: goto yy497;
    }
yy552:
    at++;
    { *value = 0x18; return 3; }
yy553:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy590;
        default: goto yy497;
    }
yy554:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy591;
        default: goto yy497;
    }
yy555:
    at++;
    { *value = 0x2e; return 3; }
yy556:
    at++;
    { *value = 0x1c; return 3; }
yy557:
    at++;
    { *value = 0x1b; return 3; }
yy558:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy592;
        default: goto yy559;
    }
yy559:
    { *value = 0x2b; return 3; }
yy560:
    at++;
    { *value = 0x1a; return 3; }
yy561:
    at++;
    { *value = 0x14; return 3; }
yy562:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy593;
        default: goto yy497;
    }
yy563:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy594;
        case 'e': goto yy595;
        case 'r': goto yy596;
        case 's': goto yy597;
        default: goto yy497;
    }
yy564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy598;
        default: goto yy497;
    }
yy565:
    at++;
    { *value = 0x2c; return 3; }
yy566:
    at++;
    { *value = 0x0; return 3; }
yy567:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy599;
        default: goto yy497;
    }
yy568:
    at++;
    { *value = 0x7; return 3; }
yy569:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy600;
        default: goto yy497;
    }
yy570:
    at++;
    { *value = 0x23; return 3; }
yy571:
    at++;
    { *value = 0x1d; return 3; }
yy572:
    at++;
    { *value = 0x28; return 3; }
yy573:
    at++;
    { *value = 0x29; return 3; }
yy574:
    at++;
    { *value = 0x2f; return 3; }
yy575:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy601;
        default: goto yy497;
    }
yy576:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy602;
        default: goto yy577;
    }
yy577:
    { *value = 0x20; return 3; }
yy578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy603;
        case 'b': goto yy604;
        case 'c': goto yy605;
        case 'f': goto yy606;
        case 'g': goto yy607;
        case 'l': goto yy608;
        case 'p': goto yy609;
        case 'q': goto yy610;
        case 's': goto yy611;
        default: goto yy497;
    }
yy579:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy612;
        default: goto yy497;
    }
yy580:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy613;
        default: goto yy497;
    }
yy581:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy614;
        default: goto yy497;
    }
yy582:
    at++;
    { *value = 0x26; return 3; }
yy583:
    at++;
    { *value = 0x22; return 4; }
yy584:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy615;
        default: goto yy497;
    }
yy585:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy617;
        default: goto yy497;
    }
yy586:
    at++;
    { *value = 0x6; return 4; }
yy587:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy618;
        default: goto yy497;
    }
yy588:
    at++;
    { *value = 0x12; return 4; }
yy589:
    at++;
    { *value = 0x2; return 4; }
yy590:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy619;
        default: goto yy497;
    }
yy591:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy620;
        default: goto yy497;
    }
yy592:
    at++;
    { *value = 0x27; return 4; }
yy593:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy621;
        default: goto yy497;
    }
yy594:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy622;
        default: goto yy497;
    }
yy595:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy623;
        default: goto yy497;
    }
yy596:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy624;
        default: goto yy497;
    }
yy597:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy625;
        default: goto yy497;
    }
yy598:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy626;
        case 'p': goto yy627;
        default: goto yy497;
    }
yy599:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy628;
        default: goto yy497;
    }
yy600:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy629;
        default: goto yy497;
    }
yy601:
    at++;
    { *value = 0x1e; return 4; }
yy602:
    at++;
    { *value = 0x21; return 4; }
yy603:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy630;
        default: goto yy497;
    }
yy604:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy631;
        default: goto yy497;
    }
yy605:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy632;
        default: goto yy497;
    }
yy606:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy633;
        default: goto yy497;
    }
yy607:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy634;
        default: goto yy497;
    }
yy608:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy635;
        default: goto yy497;
    }
yy609:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy636;
        default: goto yy497;
    }
yy610:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy637;
        default: goto yy497;
    }
yy611:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy638;
        default: goto yy497;
    }
yy612:
    at++;
    { *value = 0xd; return 4; }
yy613:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy639;
        default: goto yy497;
    }
yy614:
    at++;
    { *value = 0x11; return 4; }
yy615:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy640;
        default: goto yy616;
    }
yy616:
    { *value = 0x9; return 5; }
yy617:
    at++;
    { *value = 0xf; return 5; }
yy618:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy641;
        default: goto yy497;
    }
yy619:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy642;
        default: goto yy497;
    }
yy620:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy643;
        default: goto yy497;
    }
yy621:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy644;
        default: goto yy497;
    }
yy622:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy645;
        default: goto yy497;
    }
yy623:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy646;
        default: goto yy497;
    }
yy624:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy647;
        default: goto yy497;
    }
yy625:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy648;
        default: goto yy497;
    }
yy626:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy649;
        case 'p': goto yy650;
        default: goto yy497;
    }
yy627:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy651;
        default: goto yy497;
    }
yy628:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy652;
        default: goto yy497;
    }
yy629:
    at++;
    { *value = 0x2d; return 5; }
yy630:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy653;
        default: goto yy497;
    }
yy631:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy654;
        default: goto yy497;
    }
yy632:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy655;
        default: goto yy497;
    }
yy633:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy656;
        default: goto yy497;
    }
yy634:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy657;
        default: goto yy497;
    }
yy635:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy658;
        default: goto yy497;
    }
yy636:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy659;
        default: goto yy497;
    }
yy637:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy660;
        default: goto yy497;
    }
yy638:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'z': goto yy661;
        default: goto yy497;
    }
yy639:
    at++;
    { *value = 0x16; return 5; }
yy640:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy662;
        default: goto yy497;
    }
yy641:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy663;
        default: goto yy497;
    }
yy642:
    at++;
    { *value = 0x34; return 6; }
yy643:
    at++;
    { *value = 0xe; return 6; }
yy644:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy664;
        default: goto yy497;
    }
yy645:
    at++;
    { *value = 0x3e; return 6; }
yy646:
    at++;
    { *value = 0x33; return 6; }
yy647:
    at++;
    { *value = 0x10; return 6; }
yy648:
    at++;
    { *value = 0x32; return 6; }
yy649:
    at++;
    { *value = 0xa; return 6; }
yy650:
    at++;
    { *value = 0x1f; return 6; }
yy651:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy665;
        default: goto yy497;
    }
yy652:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy666;
        default: goto yy497;
    }
yy653:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy667;
        default: goto yy497;
    }
yy654:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy668;
        default: goto yy497;
    }
yy655:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy669;
        default: goto yy497;
    }
yy656:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy670;
        default: goto yy497;
    }
yy657:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy671;
        default: goto yy497;
    }
yy658:
    at++;
    { *value = 0x38; return 6; }
yy659:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy672;
        default: goto yy497;
    }
yy660:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy673;
        default: goto yy497;
    }
yy661:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy674;
        default: goto yy497;
    }
yy662:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy675;
        default: goto yy497;
    }
yy663:
    at++;
    { *value = 0x4; return 7; }
yy664:
    at++;
    { *value = 0x15; return 7; }
yy665:
    at++;
    { *value = 0xb; return 7; }
yy666:
    at++;
    { *value = 0x13; return 7; }
yy667:
    at++;
    { *value = 0x35; return 7; }
yy668:
    at++;
    { *value = 0x37; return 7; }
yy669:
    at++;
    { *value = 0x3a; return 7; }
yy670:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy676;
        default: goto yy497;
    }
yy671:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy677;
        default: goto yy497;
    }
yy672:
    at++;
    { *value = 0x3c; return 7; }
yy673:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy678;
        default: goto yy497;
    }
yy674:
    at++;
    { *value = 0x3b; return 7; }
yy675:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy679;
        default: goto yy497;
    }
yy676:
    at++;
    { *value = 0x36; return 8; }
yy677:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy680;
        default: goto yy497;
    }
yy678:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy681;
        default: goto yy497;
    }
yy679:
    at++;
    { *value = 0x8; return 9; }
yy680:
    at++;
    { *value = 0x39; return 9; }
yy681:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy682;
        default: goto yy497;
    }
yy682:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy683;
        default: goto yy497;
    }
yy683:
    at++;
    { *value = 0x3d; return 11; }
}

}

/* any register */
uint32_t tesla_scan_register(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy687;
        case '0': goto yy688;
        default: goto yy685;
    }
yy685:
    at++;
yy686:
    { return 0; }
yy687:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy689;
        case 'b': goto yy691;
        case 'c': goto yy692;
        case 'e': goto yy693;
        case 'p': goto yy694;
        case 'r': goto yy695;
        case 's': goto yy696;
        case 't': goto yy697;
        case 'v': goto yy698;
        case 'w': goto yy699;
        default: goto yy686;
    }
yy688:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy700;
        default: goto yy686;
    }
yy689:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy701;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy703;
        case 'c': goto yy704;
        default: goto yy690;
    }
yy690:
    at = mark;
    goto yy686;
yy691:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy705;
        case 'r': goto yy706;
        default: goto yy690;
    }
yy692:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy707;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy709;
        case 'l': goto yy710;
        default: goto yy690;
    }
yy693:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy711;
        default: goto yy690;
    }
yy694:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy712;
        case 'h': goto yy713;
        case 'm': goto yy714;
        default: goto yy690;
    }
yy695:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy715;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy717;
        case 'e': goto yy718;
        default: goto yy690;
    }
yy696:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy719;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy721;
        case 'a': goto yy722;
        case 'r': goto yy723;
        default: goto yy690;
    }
yy697:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy724;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy726;
        default: goto yy690;
    }
yy698:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy727;
        default: goto yy690;
    }
yy699:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy728;
        default: goto yy690;
    }
yy700:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy729;
        default: goto yy690;
    }
yy701:
    at++;
yy702:
    { return isadora_scan_number(text, 2, at, value); }
yy703:
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
        case '9': goto yy703;
        default: goto yy702;
    }
yy704:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy730;
        default: goto yy690;
    }
yy705:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy731;
        default: goto yy690;
    }
yy706:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy732;
        default: goto yy690;
    }
yy707:
    at++;
yy708:
    { return isadora_scan_number(text, 2, at, value); }
yy709:
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
        case '9': goto yy709;
        default: goto yy708;
    }
yy710:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy733;
        default: goto yy690;
    }
yy711:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy734;
        default: goto yy690;
    }
yy712:
    at++;
    { *value = 0x0; return 3; }
yy713:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy735;
        default: goto yy690;
    }
yy714:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy736;
        case '1': goto yy737;
        case '2': goto yy738;
        case '3': goto yy739;
        default: goto yy690;
    }
yy715:
    at++;
yy716:
    { return isadora_scan_number(text, 2, at, value); }
yy717:
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
        case '9': goto yy717;
        default: goto yy716;
    }
yy718:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy740;
        default: goto yy690;
    }
yy719:
    at++;
yy720:
    { return isadora_scan_number(text, 2, at, value); }
yy721:
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
        case '9': goto yy721;
        default: goto yy720;
    }
yy722:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy741;
        default: goto yy690;
    }
yy723:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy742;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy744;
        default: goto yy690;
    }
yy724:
    at++;
yy725:
    { return isadora_scan_number(text, 2, at, value); }
yy726:
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
        case '9': goto yy726;
        default: goto yy725;
    }
yy727:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy745;
        default: goto yy690;
    }
yy728:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy746;
        default: goto yy690;
    }
yy729:
    at++;
    { *value = 0x0; return 3; }
yy730:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy747;
        default: goto yy690;
    }
yy731:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy748;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy750;
        default: goto yy690;
    }
yy732:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy751;
        default: goto yy690;
    }
yy733:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy752;
        default: goto yy690;
    }
yy734:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy753;
        default: goto yy690;
    }
yy735:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy754;
        default: goto yy690;
    }
yy736:
    at++;
    { *value = 0x0; return 4; }
yy737:
    at++;
    { *value = 0x0; return 4; }
yy738:
    at++;
    { *value = 0x0; return 4; }
yy739:
    at++;
    { *value = 0x0; return 4; }
yy740:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy755;
        default: goto yy690;
    }
yy741:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy756;
        default: goto yy690;
    }
yy742:
    at++;
yy743:
    { return isadora_scan_number(text, 3, at, value); }
yy744:
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
        case '9': goto yy744;
        default: goto yy743;
    }
yy745:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy757;
        default: goto yy690;
    }
yy746:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy758;
        default: goto yy690;
    }
yy747:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy759;
        default: goto yy690;
    }
yy748:
    at++;
yy749:
    { return isadora_scan_number(text, 4, at, value); }
yy750:
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
        case '9': goto yy750;
        default: goto yy749;
    }
yy751:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy760;
        default: goto yy690;
    }
yy752:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy761;
        default: goto yy690;
    }
yy753:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy762;
        default: goto yy690;
    }
yy754:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy763;
        default: goto yy690;
    }
yy755:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy764;
        default: goto yy690;
    }
yy756:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy765;
        default: goto yy690;
    }
yy757:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy766;
        default: goto yy690;
    }
yy758:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy767;
        default: goto yy690;
    }
yy759:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy768;
        default: goto yy690;
    }
yy760:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy769;
        default: goto yy690;
    }
yy761:
    at++;
    { *value = 0x0; return 6; }
yy762:
    at++;
    { *value = 0x0; return 6; }
yy763:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy770;
        default: goto yy690;
    }
yy764:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy771;
        default: goto yy690;
    }
yy765:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy772;
        default: goto yy690;
    }
yy766:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy773;
        default: goto yy690;
    }
yy767:
    at++;
    { *value = 0x0; return 6; }
yy768:
    at++;
    { *value = 0x0; return 7; }
yy769:
    at++;
    { *value = 0x0; return 7; }
yy770:
    at++;
    { *value = 0x0; return 7; }
yy771:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy774;
        default: goto yy690;
    }
yy772:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy775;
        default: goto yy690;
    }
yy773:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy776;
        default: goto yy690;
    }
yy774:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy777;
        default: goto yy690;
    }
yy775:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy778;
        default: goto yy690;
    }
yy776:
    at++;
    { *value = 0x0; return 8; }
yy777:
    at++;
    { *value = 0x0; return 9; }
yy778:
    at++;
    { *value = 0x0; return 9; }
}

}
