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
        case 'l': goto yy153;
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
        case 'i': goto yy154;
        default: goto yy152;
    }
yy154:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy156;
        default: goto yy155;
    }
yy155:
    at = mark;
    goto yy152;
yy156:
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
        case 'i': goto yy160;
        default: goto yy158;
    }
yy158:
    at++;
yy159:
    { return 0; }
yy160:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy161;
        default: goto yy159;
    }
yy161:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy163;
        default: goto yy162;
    }
yy162:
    at = mark;
    goto yy159;
yy163:
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
        case 'w': goto yy167;
        default: goto yy165;
    }
yy165:
    at++;
yy166:
    { return 0; }
yy167:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy168;
        default: goto yy166;
    }
yy168:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy170;
        default: goto yy169;
    }
yy169:
    at = mark;
    goto yy166;
yy170:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy171;
        default: goto yy169;
    }
yy171:
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
        case 'n': goto yy175;
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
        case 'e': goto yy176;
        default: goto yy174;
    }
yy176:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy178;
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
        case 'a': goto yy182;
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
        case 'b': goto yy183;
        default: goto yy181;
    }
yy183:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy185;
        default: goto yy184;
    }
yy184:
    at = mark;
    goto yy181;
yy185:
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
        case 's': goto yy189;
        case 'u': goto yy190;
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
        case '1': goto yy191;
        case '8': goto yy193;
        default: goto yy188;
    }
yy190:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy194;
        case '8': goto yy195;
        default: goto yy188;
    }
yy191:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy196;
        default: goto yy192;
    }
yy192:
    at = mark;
    goto yy188;
yy193:
    at++;
    { *value = 0x6; return 2; }
yy194:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy197;
        default: goto yy192;
    }
yy195:
    at++;
    { *value = 0x2; return 2; }
yy196:
    at++;
    { *value = 0x4; return 3; }
yy197:
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
        case 's': goto yy201;
        case 'u': goto yy202;
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
        case '3': goto yy203;
        default: goto yy200;
    }
yy202:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy205;
        default: goto yy200;
    }
yy203:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy206;
        default: goto yy204;
    }
yy204:
    at = mark;
    goto yy200;
yy205:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy207;
        default: goto yy204;
    }
yy206:
    at++;
    { *value = 0x5; return 3; }
yy207:
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
        case 's': goto yy211;
        case 'u': goto yy212;
        default: goto yy209;
    }
yy209:
    at++;
yy210:
    { return 0; }
yy211:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy213;
        default: goto yy210;
    }
yy212:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy214;
        default: goto yy210;
    }
yy213:
    at++;
    { *value = 0x7; return 2; }
yy214:
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
        case 's': goto yy218;
        default: goto yy216;
    }
yy216:
    at++;
yy217:
    { return 0; }
yy218:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy219;
        default: goto yy217;
    }
yy219:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy221;
        default: goto yy220;
    }
yy220:
    at = mark;
    goto yy217;
yy221:
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
        case 'r': goto yy225;
        default: goto yy223;
    }
yy223:
    at++;
yy224:
    { return 0; }
yy225:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy226;
        case 'n': goto yy227;
        case 'p': goto yy228;
        case 'z': goto yy229;
        default: goto yy224;
    }
yy226:
    at++;
    { *value = 0x1; return 2; }
yy227:
    at++;
    { *value = 0x0; return 2; }
yy228:
    at++;
    { *value = 0x2; return 2; }
yy229:
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
        case 'r': goto yy233;
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
        case 'm': goto yy234;
        case 'n': goto yy236;
        case 'p': goto yy237;
        case 'z': goto yy238;
        default: goto yy232;
    }
yy234:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy239;
        default: goto yy235;
    }
yy235:
    at = mark;
    goto yy232;
yy236:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy240;
        default: goto yy235;
    }
yy237:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy241;
        default: goto yy235;
    }
yy238:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy242;
        default: goto yy235;
    }
yy239:
    at++;
    { *value = 0x1; return 3; }
yy240:
    at++;
    { *value = 0x0; return 3; }
yy241:
    at++;
    { *value = 0x2; return 3; }
yy242:
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
        case 'r': goto yy246;
        default: goto yy244;
    }
yy244:
    at++;
yy245:
    { return 0; }
yy246:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy247;
        case 'z': goto yy248;
        default: goto yy245;
    }
yy247:
    at++;
    { *value = 0x0; return 2; }
yy248:
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
        case 'u': goto yy252;
        default: goto yy250;
    }
yy250:
    at++;
yy251:
    { return 0; }
yy252:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy253;
        default: goto yy251;
    }
yy253:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy255;
        default: goto yy254;
    }
yy254:
    at = mark;
    goto yy251;
yy255:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy256;
        default: goto yy254;
    }
yy256:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy257;
        case '2': goto yy258;
        case '3': goto yy259;
        case '4': goto yy260;
        case '5': goto yy261;
        case '6': goto yy262;
        case '7': goto yy263;
        default: goto yy254;
    }
yy257:
    at++;
    { *value = 0x1; return 5; }
yy258:
    at++;
    { *value = 0x2; return 5; }
yy259:
    at++;
    { *value = 0x3; return 5; }
yy260:
    at++;
    { *value = 0x4; return 5; }
yy261:
    at++;
    { *value = 0x5; return 5; }
yy262:
    at++;
    { *value = 0x6; return 5; }
yy263:
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
        case 's': goto yy267;
        case 'u': goto yy268;
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
        case '1': goto yy269;
        default: goto yy266;
    }
yy268:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy271;
        default: goto yy266;
    }
yy269:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy272;
        default: goto yy270;
    }
yy270:
    at = mark;
    goto yy266;
yy271:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy273;
        default: goto yy270;
    }
yy272:
    at++;
    { *value = 0x1; return 3; }
yy273:
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
        case 'h': goto yy277;
        default: goto yy275;
    }
yy275:
    at++;
yy276:
    { return 0; }
yy277:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy278;
        default: goto yy276;
    }
yy278:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy280;
        default: goto yy279;
    }
yy279:
    at = mark;
    goto yy276;
yy280:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy281;
        default: goto yy279;
    }
yy281:
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
        case 's': goto yy285;
        case 'u': goto yy286;
        default: goto yy283;
    }
yy283:
    at++;
yy284:
    { return 0; }
yy285:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy287;
        default: goto yy284;
    }
yy286:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy289;
        default: goto yy284;
    }
yy287:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy290;
        default: goto yy288;
    }
yy288:
    at = mark;
    goto yy284;
yy289:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy291;
        default: goto yy288;
    }
yy290:
    at++;
    { *value = 0x1; return 3; }
yy291:
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
        case 'a': goto yy295;
        case 'e': goto yy296;
        case 'g': goto yy298;
        case 'l': goto yy300;
        case 'n': goto yy302;
        case 'u': goto yy303;
        default: goto yy293;
    }
yy293:
    at++;
yy294:
    { return 0; }
yy295:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy304;
        default: goto yy294;
    }
yy296:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy306;
        default: goto yy297;
    }
yy297:
    { *value = 0x2; return 1; }
yy298:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy307;
        case 'u': goto yy309;
        default: goto yy299;
    }
yy299:
    { *value = 0x4; return 1; }
yy300:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy310;
        case 'g': goto yy312;
        case 'u': goto yy314;
        default: goto yy301;
    }
yy301:
    { *value = 0x1; return 1; }
yy302:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy315;
        default: goto yy294;
    }
yy303:
    at++;
    { *value = 0x8; return 1; }
yy304:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'w': goto yy316;
        default: goto yy305;
    }
yy305:
    at = mark;
    goto yy294;
yy306:
    at++;
    { *value = 0xa; return 2; }
yy307:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy317;
        default: goto yy308;
    }
yy308:
    { *value = 0x6; return 2; }
yy309:
    at++;
    { *value = 0xc; return 2; }
yy310:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy318;
        default: goto yy311;
    }
yy311:
    { *value = 0x3; return 2; }
yy312:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy319;
        case 'u': goto yy320;
        default: goto yy313;
    }
yy313:
    { *value = 0x5; return 2; }
yy314:
    at++;
    { *value = 0x9; return 2; }
yy315:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy321;
        default: goto yy305;
    }
yy316:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy322;
        default: goto yy305;
    }
yy317:
    at++;
    { *value = 0xe; return 3; }
yy318:
    at++;
    { *value = 0xb; return 3; }
yy319:
    at++;
    { *value = 0x7; return 3; }
yy320:
    at++;
    { *value = 0xd; return 3; }
yy321:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy323;
        default: goto yy305;
    }
yy322:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy324;
        default: goto yy305;
    }
yy323:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy325;
        default: goto yy305;
    }
yy324:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy326;
        default: goto yy305;
    }
yy325:
    at++;
    { *value = 0x0; return 5; }
yy326:
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
        case 'a': goto yy330;
        case 'e': goto yy331;
        case 'g': goto yy332;
        case 'l': goto yy334;
        case 'n': goto yy336;
        default: goto yy328;
    }
yy328:
    at++;
yy329:
    { return 0; }
yy330:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy337;
        default: goto yy329;
    }
yy331:
    at++;
    { *value = 0x2; return 1; }
yy332:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy339;
        default: goto yy333;
    }
yy333:
    { *value = 0x4; return 1; }
yy334:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy340;
        case 'g': goto yy341;
        default: goto yy335;
    }
yy335:
    { *value = 0x1; return 1; }
yy336:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy342;
        default: goto yy329;
    }
yy337:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'w': goto yy343;
        default: goto yy338;
    }
yy338:
    at = mark;
    goto yy329;
yy339:
    at++;
    { *value = 0x6; return 2; }
yy340:
    at++;
    { *value = 0x3; return 2; }
yy341:
    at++;
    { *value = 0x5; return 2; }
yy342:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy344;
        default: goto yy338;
    }
yy343:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy345;
        default: goto yy338;
    }
yy344:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy346;
        default: goto yy338;
    }
yy345:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy347;
        default: goto yy338;
    }
yy346:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy348;
        default: goto yy338;
    }
yy347:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy349;
        default: goto yy338;
    }
yy348:
    at++;
    { *value = 0x0; return 5; }
yy349:
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
        case 'a': goto yy353;
        case 'm': goto yy354;
        case 's': goto yy355;
        default: goto yy351;
    }
yy351:
    at++;
yy352:
    { return 0; }
yy353:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy356;
        default: goto yy352;
    }
yy354:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy358;
        default: goto yy352;
    }
yy355:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy359;
        default: goto yy352;
    }
yy356:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy360;
        default: goto yy357;
    }
yy357:
    at = mark;
    goto yy352;
yy358:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy361;
        default: goto yy357;
    }
yy359:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy362;
        default: goto yy357;
    }
yy360:
    at++;
    { *value = 0x0; return 3; }
yy361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy364;
        default: goto yy357;
    }
yy362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy365;
        default: goto yy363;
    }
yy363:
    { *value = 0x2; return 3; }
yy364:
    at++;
    { *value = 0x3; return 4; }
yy365:
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
        case 'n': goto yy369;
        default: goto yy367;
    }
yy367:
    at++;
yy368:
    { return 0; }
yy369:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy370;
        default: goto yy368;
    }
yy370:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy372;
        default: goto yy371;
    }
yy371:
    at = mark;
    goto yy368;
yy372:
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
        case 's': goto yy376;
        default: goto yy374;
    }
yy374:
    at++;
yy375:
    { return 0; }
yy376:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy377;
        default: goto yy375;
    }
yy377:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy379;
        default: goto yy378;
    }
yy378:
    at = mark;
    goto yy375;
yy379:
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
        case '$': goto yy383;
        default: goto yy381;
    }
yy381:
    at++;
yy382:
    { return 0; }
yy383:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy384;
        case 'p': goto yy386;
        case 's': goto yy387;
        case 'v': goto yy388;
        default: goto yy382;
    }
yy384:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy389;
        default: goto yy385;
    }
yy385:
    at = mark;
    goto yy382;
yy386:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy390;
        case 'm': goto yy391;
        default: goto yy385;
    }
yy387:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy392;
        case 'r': goto yy393;
        default: goto yy385;
    }
yy388:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy394;
        default: goto yy385;
    }
yy389:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy395;
        default: goto yy385;
    }
yy390:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy396;
        default: goto yy385;
    }
yy391:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy397;
        case '1': goto yy398;
        case '2': goto yy399;
        case '3': goto yy400;
        default: goto yy385;
    }
yy392:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy401;
        default: goto yy385;
    }
yy393:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy402;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy404;
        default: goto yy385;
    }
yy394:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy405;
        default: goto yy385;
    }
yy395:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy406;
        default: goto yy385;
    }
yy396:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy407;
        default: goto yy385;
    }
yy397:
    at++;
    { *value = 0x4; return 4; }
yy398:
    at++;
    { *value = 0x5; return 4; }
yy399:
    at++;
    { *value = 0x6; return 4; }
yy400:
    at++;
    { *value = 0x7; return 4; }
yy401:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy408;
        default: goto yy385;
    }
yy402:
    at++;
yy403:
    { return isadora_scan_number(text, 3, at, value); }
yy404:
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
        case '9': goto yy404;
        default: goto yy403;
    }
yy405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy409;
        default: goto yy385;
    }
yy406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy410;
        default: goto yy385;
    }
yy407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy411;
        default: goto yy385;
    }
yy408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy412;
        default: goto yy385;
    }
yy409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy413;
        default: goto yy385;
    }
yy410:
    at++;
    { *value = 0x1; return 6; }
yy411:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy414;
        default: goto yy385;
    }
yy412:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy415;
        default: goto yy385;
    }
yy413:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy416;
        default: goto yy385;
    }
yy414:
    at++;
    { *value = 0x0; return 7; }
yy415:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy417;
        default: goto yy385;
    }
yy416:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy418;
        default: goto yy385;
    }
yy417:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy419;
        default: goto yy385;
    }
yy418:
    at++;
    { *value = 0x3; return 8; }
yy419:
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
        case 'a': goto yy423;
        case 'l': goto yy424;
        default: goto yy421;
    }
yy421:
    at++;
yy422:
    { return 0; }
yy423:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy425;
        default: goto yy422;
    }
yy424:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy427;
        default: goto yy422;
    }
yy425:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy428;
        default: goto yy426;
    }
yy426:
    at = mark;
    goto yy422;
yy427:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy429;
        default: goto yy426;
    }
yy428:
    at++;
    { *value = 0x0; return 3; }
yy429:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy430;
        default: goto yy426;
    }
yy430:
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
        case '$': goto yy434;
        default: goto yy432;
    }
yy432:
    at++;
yy433:
    { return 0; }
yy434:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy435;
        default: goto yy433;
    }
yy435:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy437;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy439;
        default: goto yy436;
    }
yy436:
    at = mark;
    goto yy433;
yy437:
    at++;
yy438:
    { return isadora_scan_number(text, 2, at, value); }
yy439:
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
        case '9': goto yy439;
        default: goto yy438;
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
        case '$': goto yy443;
        default: goto yy441;
    }
yy441:
    at++;
yy442:
    { return 0; }
yy443:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy444;
        default: goto yy442;
    }
yy444:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy446;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy448;
        default: goto yy445;
    }
yy445:
    at = mark;
    goto yy442;
yy446:
    at++;
yy447:
    { return isadora_scan_number(text, 2, at, value); }
yy448:
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
        case '9': goto yy448;
        default: goto yy447;
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
        case 'd': goto yy452;
        default: goto yy450;
    }
yy450:
    at++;
yy451:
    { return 0; }
yy452:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy453;
        default: goto yy451;
    }
yy453:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy455;
        default: goto yy454;
    }
yy454:
    at = mark;
    goto yy451;
yy455:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy456;
        default: goto yy454;
    }
yy456:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy457;
        default: goto yy454;
    }
yy457:
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
        case 'a': goto yy461;
        case 'b': goto yy462;
        case 'c': goto yy463;
        case 'd': goto yy464;
        case 'e': goto yy465;
        case 'f': goto yy466;
        case 'i': goto yy467;
        case 'j': goto yy468;
        case 'l': goto yy469;
        case 'm': goto yy470;
        case 'n': goto yy471;
        case 'o': goto yy472;
        case 'p': goto yy473;
        case 'q': goto yy474;
        case 'r': goto yy475;
        case 's': goto yy476;
        case 't': goto yy477;
        case 'u': goto yy478;
        case 'v': goto yy479;
        case 'x': goto yy480;
        default: goto yy459;
    }
yy459:
    at++;
yy460:
    { return 0; }
yy461:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy481;
        case 'n': goto yy483;
        default: goto yy460;
    }
yy462:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy484;
        case 'r': goto yy485;
        default: goto yy460;
    }
yy463:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy486;
        case 'o': goto yy487;
        case 'v': goto yy488;
        default: goto yy460;
    }
yy464:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy489;
        default: goto yy460;
    }
yy465:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy490;
        case 'x': goto yy491;
        default: goto yy460;
    }
yy466:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy492;
        default: goto yy460;
    }
yy467:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy493;
        default: goto yy460;
    }
yy468:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy494;
        default: goto yy460;
    }
yy469:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy495;
        case 'g': goto yy496;
        default: goto yy460;
    }
yy470:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy497;
        case 'i': goto yy498;
        case 'o': goto yy499;
        case 'u': goto yy500;
        default: goto yy460;
    }
yy471:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy501;
        default: goto yy460;
    }
yy472:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy502;
        default: goto yy460;
    }
yy473:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy503;
        case 'r': goto yy504;
        default: goto yy460;
    }
yy474:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy505;
        default: goto yy460;
    }
yy475:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy506;
        case 'e': goto yy507;
        case 's': goto yy508;
        default: goto yy460;
    }
yy476:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy509;
        case 'e': goto yy510;
        case 'h': goto yy511;
        case 'i': goto yy512;
        case 'l': goto yy513;
        case 't': goto yy514;
        case 'u': goto yy515;
        default: goto yy460;
    }
yy477:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy516;
        case 'r': goto yy517;
        default: goto yy460;
    }
yy478:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy518;
        default: goto yy460;
    }
yy479:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy519;
        default: goto yy460;
    }
yy480:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy520;
        default: goto yy460;
    }
yy481:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy521;
        default: goto yy482;
    }
yy482:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy460;
        case 1: goto yy528;
        default: goto yy601;
    }
yy483:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy523;
        default: goto yy482;
    }
yy484:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy524;
        default: goto yy482;
    }
yy485:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy525;
        case 'e': goto yy526;
        case 'k': goto yy527;
        default: goto yy482;
    }
yy486:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy529;
        case 's': goto yy530;
        default: goto yy482;
    }
yy487:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy531;
        default: goto yy482;
    }
yy488:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy532;
        default: goto yy482;
    }
yy489:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy533;
        default: goto yy482;
    }
yy490:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy534;
        default: goto yy482;
    }
yy491:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy535;
        case 'c': goto yy536;
        default: goto yy482;
    }
yy492:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy537;
        default: goto yy482;
    }
yy493:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy538;
        default: goto yy482;
    }
yy494:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy539;
        default: goto yy482;
    }
yy495:
    at++;
    { *value = 0x1; return 2; }
yy496:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy540;
        default: goto yy482;
    }
yy497:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy541;
        default: goto yy482;
    }
yy498:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy542;
        default: goto yy482;
    }
yy499:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy543;
        default: goto yy482;
    }
yy500:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy545;
        default: goto yy482;
    }
yy501:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy546;
        default: goto yy482;
    }
yy502:
    at++;
    { *value = 0x25; return 2; }
yy503:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy547;
        default: goto yy482;
    }
yy504:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy548;
        default: goto yy482;
    }
yy505:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy549;
        default: goto yy482;
    }
yy506:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy550;
        default: goto yy482;
    }
yy507:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy551;
        case 's': goto yy552;
        case 't': goto yy553;
        default: goto yy482;
    }
yy508:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'q': goto yy554;
        default: goto yy482;
    }
yy509:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy555;
        default: goto yy482;
    }
yy510:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy556;
        default: goto yy482;
    }
yy511:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy557;
        case 'r': goto yy558;
        default: goto yy482;
    }
yy512:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy559;
        default: goto yy482;
    }
yy513:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy560;
        default: goto yy482;
    }
yy514:
    at++;
    { *value = 0x2a; return 2; }
yy515:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy561;
        default: goto yy482;
    }
yy516:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy563;
        default: goto yy482;
    }
yy517:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy564;
        default: goto yy482;
    }
yy518:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy565;
        default: goto yy482;
    }
yy519:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy566;
        default: goto yy482;
    }
yy520:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy567;
        default: goto yy482;
    }
yy521:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy568;
        default: goto yy522;
    }
yy522:
    { *value = 0x19; return 3; }
yy523:
    at++;
    { *value = 0x24; return 3; }
yy524:
    at++;
    { *value = 0xc; return 3; }
yy525:
    at++;
    { *value = 0x5; return 3; }
yy526:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy569;
        default: goto yy482;
    }
yy527:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy570;
        default: goto yy528;
    }
yy528:
    { *value = 0x3f; return 3; }
yy529:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy571;
        default: goto yy482;
    }
yy530:
    at++;
    { *value = 0x3; return 3; }
yy531:
    at++;
    { *value = 0x30; return 3; }
yy532:
    at++;
    { *value = 0x17; return 3; }
yy533:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy572;
        default: goto yy482;
    }
yy534:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy573;
        default: goto yy482;
    }
yy535:
    at++;
    { *value = 0x31; return 3; }
yy536:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy574;
        default: goto yy482;
    }
yy537:
    at++;
    { *value = 0x18; return 3; }
yy538:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy575;
        default: goto yy482;
    }
yy539:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy576;
        default: goto yy482;
    }
yy540:
    at++;
    { *value = 0x2e; return 3; }
yy541:
    at++;
    { *value = 0x1c; return 3; }
yy542:
    at++;
    { *value = 0x1b; return 3; }
yy543:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy577;
        default: goto yy544;
    }
yy544:
    { *value = 0x2b; return 3; }
yy545:
    at++;
    { *value = 0x1a; return 3; }
yy546:
    at++;
    { *value = 0x14; return 3; }
yy547:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy578;
        default: goto yy482;
    }
yy548:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy579;
        case 'e': goto yy580;
        case 'r': goto yy581;
        case 's': goto yy582;
        default: goto yy482;
    }
yy549:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy583;
        default: goto yy482;
    }
yy550:
    at++;
    { *value = 0x2c; return 3; }
yy551:
    at++;
    { *value = 0x0; return 3; }
yy552:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy584;
        default: goto yy482;
    }
yy553:
    at++;
    { *value = 0x7; return 3; }
yy554:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy585;
        default: goto yy482;
    }
yy555:
    at++;
    { *value = 0x23; return 3; }
yy556:
    at++;
    { *value = 0x1d; return 3; }
yy557:
    at++;
    { *value = 0x28; return 3; }
yy558:
    at++;
    { *value = 0x29; return 3; }
yy559:
    at++;
    { *value = 0x2f; return 3; }
yy560:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy586;
        default: goto yy482;
    }
yy561:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy587;
        default: goto yy562;
    }
yy562:
    { *value = 0x20; return 3; }
yy563:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy588;
        case 'b': goto yy589;
        case 'c': goto yy590;
        case 'f': goto yy591;
        case 'g': goto yy592;
        case 'l': goto yy593;
        case 'p': goto yy594;
        case 'q': goto yy595;
        case 's': goto yy596;
        default: goto yy482;
    }
yy564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy597;
        default: goto yy482;
    }
yy565:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy598;
        default: goto yy482;
    }
yy566:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy599;
        default: goto yy482;
    }
yy567:
    at++;
    { *value = 0x26; return 3; }
yy568:
    at++;
    { *value = 0x22; return 4; }
yy569:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy600;
        default: goto yy482;
    }
yy570:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy602;
        default: goto yy482;
    }
yy571:
    at++;
    { *value = 0x6; return 4; }
yy572:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy603;
        default: goto yy482;
    }
yy573:
    at++;
    { *value = 0x12; return 4; }
yy574:
    at++;
    { *value = 0x2; return 4; }
yy575:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy604;
        default: goto yy482;
    }
yy576:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy605;
        default: goto yy482;
    }
yy577:
    at++;
    { *value = 0x27; return 4; }
yy578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy606;
        default: goto yy482;
    }
yy579:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy607;
        default: goto yy482;
    }
yy580:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy608;
        default: goto yy482;
    }
yy581:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy609;
        default: goto yy482;
    }
yy582:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy610;
        default: goto yy482;
    }
yy583:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy611;
        case 'p': goto yy612;
        default: goto yy482;
    }
yy584:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy613;
        default: goto yy482;
    }
yy585:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy614;
        default: goto yy482;
    }
yy586:
    at++;
    { *value = 0x1e; return 4; }
yy587:
    at++;
    { *value = 0x21; return 4; }
yy588:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy615;
        default: goto yy482;
    }
yy589:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy616;
        default: goto yy482;
    }
yy590:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy617;
        default: goto yy482;
    }
yy591:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy618;
        default: goto yy482;
    }
yy592:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy619;
        default: goto yy482;
    }
yy593:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy620;
        default: goto yy482;
    }
yy594:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy621;
        default: goto yy482;
    }
yy595:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy622;
        default: goto yy482;
    }
yy596:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy623;
        default: goto yy482;
    }
yy597:
    at++;
    { *value = 0xd; return 4; }
yy598:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy624;
        default: goto yy482;
    }
yy599:
    at++;
    { *value = 0x11; return 4; }
yy600:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy625;
        default: goto yy601;
    }
yy601:
    { *value = 0x9; return 5; }
yy602:
    at++;
    { *value = 0xf; return 5; }
yy603:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy626;
        default: goto yy482;
    }
yy604:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy627;
        default: goto yy482;
    }
yy605:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy628;
        default: goto yy482;
    }
yy606:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy629;
        default: goto yy482;
    }
yy607:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy630;
        default: goto yy482;
    }
yy608:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy631;
        default: goto yy482;
    }
yy609:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy632;
        default: goto yy482;
    }
yy610:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy633;
        default: goto yy482;
    }
yy611:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy634;
        case 'p': goto yy635;
        default: goto yy482;
    }
yy612:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy636;
        default: goto yy482;
    }
yy613:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy637;
        default: goto yy482;
    }
yy614:
    at++;
    { *value = 0x2d; return 5; }
yy615:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy638;
        default: goto yy482;
    }
yy616:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy639;
        default: goto yy482;
    }
yy617:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy640;
        default: goto yy482;
    }
yy618:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy641;
        default: goto yy482;
    }
yy619:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy642;
        default: goto yy482;
    }
yy620:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy643;
        default: goto yy482;
    }
yy621:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy644;
        default: goto yy482;
    }
yy622:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy645;
        default: goto yy482;
    }
yy623:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'z': goto yy646;
        default: goto yy482;
    }
yy624:
    at++;
    { *value = 0x16; return 5; }
yy625:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy647;
        default: goto yy482;
    }
yy626:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy648;
        default: goto yy482;
    }
yy627:
    at++;
    { *value = 0x34; return 6; }
yy628:
    at++;
    { *value = 0xe; return 6; }
yy629:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy649;
        default: goto yy482;
    }
yy630:
    at++;
    { *value = 0x3e; return 6; }
yy631:
    at++;
    { *value = 0x33; return 6; }
yy632:
    at++;
    { *value = 0x10; return 6; }
yy633:
    at++;
    { *value = 0x32; return 6; }
yy634:
    at++;
    { *value = 0xa; return 6; }
yy635:
    at++;
    { *value = 0x1f; return 6; }
yy636:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy650;
        default: goto yy482;
    }
yy637:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy651;
        default: goto yy482;
    }
yy638:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy652;
        default: goto yy482;
    }
yy639:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy653;
        default: goto yy482;
    }
yy640:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy654;
        default: goto yy482;
    }
yy641:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy655;
        default: goto yy482;
    }
yy642:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy656;
        default: goto yy482;
    }
yy643:
    at++;
    { *value = 0x37; return 6; }
yy644:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy657;
        default: goto yy482;
    }
yy645:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy658;
        default: goto yy482;
    }
yy646:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy659;
        default: goto yy482;
    }
yy647:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy660;
        default: goto yy482;
    }
yy648:
    at++;
    { *value = 0x4; return 7; }
yy649:
    at++;
    { *value = 0x15; return 7; }
yy650:
    at++;
    { *value = 0xb; return 7; }
yy651:
    at++;
    { *value = 0x13; return 7; }
yy652:
    at++;
    { *value = 0x35; return 7; }
yy653:
    at++;
    { *value = 0x36; return 7; }
yy654:
    at++;
    { *value = 0x3a; return 7; }
yy655:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy661;
        default: goto yy482;
    }
yy656:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy662;
        default: goto yy482;
    }
yy657:
    at++;
    { *value = 0x3c; return 7; }
yy658:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy663;
        default: goto yy482;
    }
yy659:
    at++;
    { *value = 0x3b; return 7; }
yy660:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy664;
        default: goto yy482;
    }
yy661:
    at++;
    { *value = 0x38; return 8; }
yy662:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy665;
        default: goto yy482;
    }
yy663:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy666;
        default: goto yy482;
    }
yy664:
    at++;
    { *value = 0x8; return 9; }
yy665:
    at++;
    { *value = 0x39; return 9; }
yy666:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy667;
        default: goto yy482;
    }
yy667:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy668;
        default: goto yy482;
    }
yy668:
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
        case '$': goto yy672;
        case '0': goto yy673;
        default: goto yy670;
    }
yy670:
    at++;
yy671:
    { return 0; }
yy672:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy674;
        case 'b': goto yy676;
        case 'c': goto yy677;
        case 'e': goto yy678;
        case 'p': goto yy679;
        case 'r': goto yy680;
        case 's': goto yy681;
        case 't': goto yy682;
        case 'v': goto yy683;
        case 'w': goto yy684;
        default: goto yy671;
    }
yy673:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy685;
        default: goto yy671;
    }
yy674:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy686;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy688;
        case 'c': goto yy689;
        default: goto yy675;
    }
yy675:
    at = mark;
    goto yy671;
yy676:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy690;
        case 'r': goto yy691;
        default: goto yy675;
    }
yy677:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy692;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy694;
        case 'l': goto yy695;
        default: goto yy675;
    }
yy678:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy696;
        default: goto yy675;
    }
yy679:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy697;
        case 'h': goto yy698;
        case 'm': goto yy699;
        default: goto yy675;
    }
yy680:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy700;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy702;
        case 'e': goto yy703;
        default: goto yy675;
    }
yy681:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy704;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy706;
        case 'a': goto yy707;
        case 'r': goto yy708;
        default: goto yy675;
    }
yy682:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy709;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy711;
        default: goto yy675;
    }
yy683:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy712;
        default: goto yy675;
    }
yy684:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy713;
        default: goto yy675;
    }
yy685:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy714;
        default: goto yy675;
    }
yy686:
    at++;
yy687:
    { return isadora_scan_number(text, 2, at, value); }
yy688:
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
        case '9': goto yy688;
        default: goto yy687;
    }
yy689:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy715;
        default: goto yy675;
    }
yy690:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy716;
        default: goto yy675;
    }
yy691:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy717;
        default: goto yy675;
    }
yy692:
    at++;
yy693:
    { return isadora_scan_number(text, 2, at, value); }
yy694:
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
        case '9': goto yy694;
        default: goto yy693;
    }
yy695:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy718;
        default: goto yy675;
    }
yy696:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy719;
        default: goto yy675;
    }
yy697:
    at++;
    { *value = 0x0; return 3; }
yy698:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy720;
        default: goto yy675;
    }
yy699:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy721;
        case '1': goto yy722;
        case '2': goto yy723;
        case '3': goto yy724;
        default: goto yy675;
    }
yy700:
    at++;
yy701:
    { return isadora_scan_number(text, 2, at, value); }
yy702:
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
        case '9': goto yy702;
        default: goto yy701;
    }
yy703:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy725;
        default: goto yy675;
    }
yy704:
    at++;
yy705:
    { return isadora_scan_number(text, 2, at, value); }
yy706:
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
        case '9': goto yy706;
        default: goto yy705;
    }
yy707:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy726;
        default: goto yy675;
    }
yy708:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy727;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy729;
        default: goto yy675;
    }
yy709:
    at++;
yy710:
    { return isadora_scan_number(text, 2, at, value); }
yy711:
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
        case '9': goto yy711;
        default: goto yy710;
    }
yy712:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy730;
        default: goto yy675;
    }
yy713:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy731;
        default: goto yy675;
    }
yy714:
    at++;
    { *value = 0x0; return 3; }
yy715:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy732;
        default: goto yy675;
    }
yy716:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy733;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy735;
        default: goto yy675;
    }
yy717:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy736;
        default: goto yy675;
    }
yy718:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy737;
        default: goto yy675;
    }
yy719:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy738;
        default: goto yy675;
    }
yy720:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy739;
        default: goto yy675;
    }
yy721:
    at++;
    { *value = 0x0; return 4; }
yy722:
    at++;
    { *value = 0x0; return 4; }
yy723:
    at++;
    { *value = 0x0; return 4; }
yy724:
    at++;
    { *value = 0x0; return 4; }
yy725:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy740;
        default: goto yy675;
    }
yy726:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy741;
        default: goto yy675;
    }
yy727:
    at++;
yy728:
    { return isadora_scan_number(text, 3, at, value); }
yy729:
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
        case '9': goto yy729;
        default: goto yy728;
    }
yy730:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy742;
        default: goto yy675;
    }
yy731:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy743;
        default: goto yy675;
    }
yy732:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy744;
        default: goto yy675;
    }
yy733:
    at++;
yy734:
    { return isadora_scan_number(text, 4, at, value); }
yy735:
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
        case '9': goto yy735;
        default: goto yy734;
    }
yy736:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy745;
        default: goto yy675;
    }
yy737:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'k': goto yy746;
        default: goto yy675;
    }
yy738:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy747;
        default: goto yy675;
    }
yy739:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy748;
        default: goto yy675;
    }
yy740:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy749;
        default: goto yy675;
    }
yy741:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy750;
        default: goto yy675;
    }
yy742:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy751;
        default: goto yy675;
    }
yy743:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy752;
        default: goto yy675;
    }
yy744:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy753;
        default: goto yy675;
    }
yy745:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy754;
        default: goto yy675;
    }
yy746:
    at++;
    { *value = 0x0; return 6; }
yy747:
    at++;
    { *value = 0x0; return 6; }
yy748:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy755;
        default: goto yy675;
    }
yy749:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy756;
        default: goto yy675;
    }
yy750:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy757;
        default: goto yy675;
    }
yy751:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy758;
        default: goto yy675;
    }
yy752:
    at++;
    { *value = 0x0; return 6; }
yy753:
    at++;
    { *value = 0x0; return 7; }
yy754:
    at++;
    { *value = 0x0; return 7; }
yy755:
    at++;
    { *value = 0x0; return 7; }
yy756:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy759;
        default: goto yy675;
    }
yy757:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy760;
        default: goto yy675;
    }
yy758:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy761;
        default: goto yy675;
    }
yy759:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy762;
        default: goto yy675;
    }
yy760:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy763;
        default: goto yy675;
    }
yy761:
    at++;
    { *value = 0x0; return 8; }
yy762:
    at++;
    { *value = 0x0; return 9; }
yy763:
    at++;
    { *value = 0x0; return 9; }
}

}
