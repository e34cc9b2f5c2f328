/* Generated from the description vuc by gen/emit/assembler.lua. Do not edit. */
#include "vuc_lex.h"



/* texts of `RBN` */
uint32_t vuc_scan_words_rbn(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy3;
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
        case 'o': goto yy4;
        default: goto yy2;
    }
yy4:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy6;
        default: goto yy5;
    }
yy5:
    at = mark;
    goto yy2;
yy6:
    at++;
    { *value = 0x1; return 3; }
}

}

/* registers of `$p` */
uint32_t vuc_scan_file_p(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy10;
        case '0': goto yy11;
        default: goto yy8;
    }
yy8:
    at++;
yy9:
    { return 0; }
yy10:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy12;
        case 'p': goto yy14;
        default: goto yy9;
    }
yy11:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy15;
        default: goto yy9;
    }
yy12:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy16;
        default: goto yy13;
    }
yy13:
    at = mark;
    goto yy9;
yy14:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy17;
        case '1': goto yy19;
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy21;
        default: goto yy13;
    }
yy15:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy22;
        default: goto yy13;
    }
yy16:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy23;
        default: goto yy13;
    }
yy17:
    at++;
yy18:
    { return isadora_scan_number(text, 2, at, value); }
yy19:
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
        case '9': goto yy21;
        default: goto yy20;
    }
yy20:
    { *value = 0x1; return 3 | ISADORA_ALSO; }
yy21:
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
        case '9': goto yy21;
        default: goto yy18;
    }
yy22:
    at++;
    { *value = 0xf; return 3 | ISADORA_ALSO; }
yy23:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `PM` */
uint32_t vuc_scan_words_pm(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy27;
        default: goto yy25;
    }
yy25:
    at++;
yy26:
    { return 0; }
yy27:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy28;
        case 'n': goto yy30;
        case 'o': goto yy31;
        default: goto yy26;
    }
yy28:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy32;
        default: goto yy29;
    }
yy29:
    at = mark;
    goto yy26;
yy30:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy33;
        default: goto yy29;
    }
yy31:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy34;
        default: goto yy29;
    }
yy32:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy36;
        default: goto yy29;
    }
yy33:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy38;
        default: goto yy29;
    }
yy34:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy39;
        default: goto yy35;
    }
yy35:
    { *value = 0x1; return 3; }
yy36:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy40;
        default: goto yy37;
    }
yy37:
    { *value = 0x0; return 4; }
yy38:
    at++;
    { *value = 0x6; return 4; }
yy39:
    at++;
    { *value = 0x5; return 4; }
yy40:
    at++;
    { *value = 0x4; return 5; }
}

}

/* registers of `$r` */
uint32_t vuc_scan_file_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy44;
        case '0': goto yy45;
        default: goto yy42;
    }
yy42:
    at++;
yy43:
    { return 0; }
yy44:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy46;
        default: goto yy43;
    }
yy45:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy48;
        default: goto yy43;
    }
yy46:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy49;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy51;
        default: goto yy47;
    }
yy47:
    at = mark;
    goto yy43;
yy48:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy52;
        default: goto yy47;
    }
yy49:
    at++;
yy50:
    { return isadora_scan_number(text, 2, at, value); }
yy51:
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
        case '9': goto yy51;
        default: goto yy50;
    }
yy52:
    at++;
    { *value = 0x0; return 3 | ISADORA_ALSO; }
}

}

/* registers of `$sr` */
uint32_t vuc_scan_file_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '$': goto yy56;
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
        case 'a': goto yy57;
        case 'b': goto yy59;
        case 'c': goto yy60;
        case 'h': goto yy61;
        case 'i': goto yy62;
        case 'l': goto yy63;
        case 'm': goto yy64;
        case 'p': goto yy65;
        case 'q': goto yy66;
        case 'r': goto yy67;
        case 's': goto yy68;
        case 'v': goto yy69;
        default: goto yy55;
    }
yy57:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy70;
        case 'm': goto yy71;
        case 'q': goto yy72;
        case 'r': goto yy73;
        case 's': goto yy74;
        default: goto yy58;
    }
yy58:
    at = mark;
    goto yy55;
yy59:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy75;
        case 'm': goto yy76;
        case 'q': goto yy77;
        case 'r': goto yy78;
        case 's': goto yy79;
        default: goto yy58;
    }
yy60:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy80;
        default: goto yy58;
    }
yy61:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy81;
        default: goto yy58;
    }
yy62:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy82;
        default: goto yy58;
    }
yy63:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy83;
        case 'l': goto yy84;
        default: goto yy58;
    }
yy64:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy85;
        case 'v': goto yy86;
        default: goto yy58;
    }
yy65:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy87;
        case 'c': goto yy88;
        case 'r': goto yy89;
        default: goto yy58;
    }
yy66:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy90;
        default: goto yy58;
    }
yy67:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy91;
        case 'p': goto yy92;
        default: goto yy58;
    }
yy68:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy93;
        case 'r': goto yy94;
        case 't': goto yy95;
        case 'u': goto yy96;
        default: goto yy58;
    }
yy69:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy97;
        default: goto yy58;
    }
yy70:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy98;
        default: goto yy58;
    }
yy71:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy99;
        case 'v': goto yy100;
        default: goto yy58;
    }
yy72:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy101;
        default: goto yy58;
    }
yy73:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy102;
        case 'p': goto yy103;
        case 't': goto yy104;
        default: goto yy58;
    }
yy74:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy105;
        default: goto yy58;
    }
yy75:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy106;
        default: goto yy58;
    }
yy76:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy107;
        case 'v': goto yy108;
        default: goto yy58;
    }
yy77:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy109;
        default: goto yy58;
    }
yy78:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy110;
        case 'p': goto yy111;
        default: goto yy58;
    }
yy79:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy112;
        default: goto yy58;
    }
yy80:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy113;
        case 't': goto yy114;
        default: goto yy58;
    }
yy81:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy115;
        default: goto yy58;
    }
yy82:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy116;
        default: goto yy58;
    }
yy83:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy117;
        default: goto yy58;
    }
yy84:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy118;
        default: goto yy58;
    }
yy85:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy119;
        case 'f': goto yy120;
        case 'p': goto yy121;
        case 't': goto yy122;
        case 'x': goto yy123;
        default: goto yy58;
    }
yy86:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy124;
        case 'y': goto yy125;
        default: goto yy58;
    }
yy87:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy126;
        default: goto yy58;
    }
yy88:
    at++;
    { *value = 0x8; return 3; }
yy89:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy127;
        default: goto yy58;
    }
yy90:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy128;
        case 'y': goto yy129;
        default: goto yy58;
    }
yy91:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy130;
        default: goto yy58;
    }
yy92:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy131;
        default: goto yy58;
    }
yy93:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy132;
        default: goto yy58;
    }
yy94:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy133;
        case '1': goto yy135;
        case '2': goto yy136;
        case '3': goto yy138;
        case '4': goto yy139;
        case '5': goto yy141;
        case '6': goto yy143;
        case '7': goto yy145;
        case '8': goto yy147;
        case '9': goto yy149;
        default: goto yy58;
    }
yy95:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy151;
        default: goto yy58;
    }
yy96:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy152;
        default: goto yy58;
    }
yy97:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy153;
        default: goto yy58;
    }
yy98:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy154;
        default: goto yy58;
    }
yy99:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy155;
        default: goto yy58;
    }
yy100:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy156;
        case 'y': goto yy157;
        default: goto yy58;
    }
yy101:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy158;
        case 'y': goto yy159;
        default: goto yy58;
    }
yy102:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy160;
        default: goto yy58;
    }
yy103:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy161;
        default: goto yy58;
    }
yy104:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy162;
        case 'l': goto yy163;
        default: goto yy58;
    }
yy105:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy164;
        default: goto yy58;
    }
yy106:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy165;
        default: goto yy58;
    }
yy107:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy166;
        default: goto yy58;
    }
yy108:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy167;
        case 'y': goto yy168;
        default: goto yy58;
    }
yy109:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy169;
        case 'y': goto yy170;
        default: goto yy58;
    }
yy110:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy171;
        default: goto yy58;
    }
yy111:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy172;
        default: goto yy58;
    }
yy112:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy173;
        default: goto yy58;
    }
yy113:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy174;
        default: goto yy58;
    }
yy114:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy175;
        default: goto yy58;
    }
yy115:
    at++;
    { *value = 0x4; return 4; }
yy116:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy176;
        default: goto yy58;
    }
yy117:
    at++;
    { *value = 0xc; return 4; }
yy118:
    at++;
    { *value = 0xd; return 4; }
yy119:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy177;
        default: goto yy58;
    }
yy120:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy178;
        default: goto yy58;
    }
yy121:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy179;
        default: goto yy58;
    }
yy122:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy180;
        default: goto yy58;
    }
yy123:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy181;
        default: goto yy58;
    }
yy124:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy182;
        default: goto yy58;
    }
yy125:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy183;
        default: goto yy58;
    }
yy126:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy184;
        default: goto yy58;
    }
yy127:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy185;
        default: goto yy58;
    }
yy128:
    at++;
    { *value = 0x1a; return 4; }
yy129:
    at++;
    { *value = 0x19; return 4; }
yy130:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy186;
        default: goto yy58;
    }
yy131:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy187;
        case 't': goto yy188;
        default: goto yy58;
    }
yy132:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy189;
        default: goto yy58;
    }
yy133:
    at++;
yy134:
    { return isadora_scan_number(text, 3, at, value); }
yy135:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy190;
        case '1': goto yy192;
        case '2': goto yy193;
        case '3': goto yy195;
        case '4': goto yy197;
        case '5': goto yy199;
        case '6': goto yy201;
        case '7': goto yy203;
        case '8': goto yy205;
        case '9': goto yy207;
        default: goto yy134;
    }
yy136:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy209;
        case '1': goto yy211;
        case '2': goto yy213;
        case '3': goto yy215;
        case '4': goto yy217;
        case '5': goto yy219;
        case '6': goto yy221;
        case '7': goto yy223;
        case '8': goto yy225;
        case '9': goto yy227;
        default: goto yy137;
    }
yy137:
    { *value = 0x2; return 4 | ISADORA_ALSO; }
yy138:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy229;
        case '1': goto yy192;
        case '2': goto yy231;
        case '3': goto yy233;
        case '4': goto yy235;
        case '5': goto yy237;
        case '6': goto yy239;
        case '7': goto yy241;
        case '8': goto yy243;
        case '9': goto yy245;
        default: goto yy134;
    }
yy139:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy247;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7': goto yy192;
        case '8': goto yy249;
        case '9': goto yy251;
        default: goto yy140;
    }
yy140:
    { *value = 0x4; return 4 | ISADORA_ALSO; }
yy141:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy253;
        case '1': goto yy255;
        case '2': goto yy257;
        case '3': goto yy259;
        case '4': goto yy261;
        case '5': goto yy263;
        case '6': goto yy265;
        case '7': goto yy267;
        case '8': goto yy269;
        case '9': goto yy192;
        default: goto yy142;
    }
yy142:
    { *value = 0x5; return 4 | ISADORA_ALSO; }
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
        case '9': goto yy192;
        default: goto yy144;
    }
yy144:
    { *value = 0x6; return 4 | ISADORA_ALSO; }
yy145:
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
        case '9': goto yy192;
        default: goto yy146;
    }
yy146:
    { *value = 0x7; return 4 | ISADORA_ALSO; }
yy147:
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
        case '9': goto yy192;
        default: goto yy148;
    }
yy148:
    { *value = 0x8; return 4 | ISADORA_ALSO; }
yy149:
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
        case '9': goto yy192;
        default: goto yy150;
    }
yy150:
    { *value = 0x9; return 4 | ISADORA_ALSO; }
yy151:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy271;
        default: goto yy58;
    }
yy152:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy272;
        default: goto yy58;
    }
yy153:
    at++;
    { *value = 0x5; return 4; }
yy154:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy273;
        default: goto yy58;
    }
yy155:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy274;
        default: goto yy58;
    }
yy156:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy275;
        default: goto yy58;
    }
yy157:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy276;
        default: goto yy58;
    }
yy158:
    at++;
    { *value = 0x2a; return 5 | ISADORA_ALSO; }
yy159:
    at++;
    { *value = 0x29; return 5 | ISADORA_ALSO; }
yy160:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy277;
        default: goto yy58;
    }
yy161:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy278;
        default: goto yy58;
    }
yy162:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy279;
        default: goto yy58;
    }
yy163:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy280;
        default: goto yy58;
    }
yy164:
    at++;
    { *value = 0x3; return 5 | ISADORA_ALSO; }
yy165:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy281;
        default: goto yy58;
    }
yy166:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy282;
        default: goto yy58;
    }
yy167:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy283;
        default: goto yy58;
    }
yy168:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy284;
        default: goto yy58;
    }
yy169:
    at++;
    { *value = 0x3a; return 5; }
yy170:
    at++;
    { *value = 0x39; return 5; }
yy171:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy285;
        default: goto yy58;
    }
yy172:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy286;
        default: goto yy58;
    }
yy173:
    at++;
    { *value = 0x1; return 5 | ISADORA_ALSO; }
yy174:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy287;
        default: goto yy58;
    }
yy175:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy288;
        default: goto yy58;
    }
yy176:
    at++;
    { *value = 0xf; return 5; }
yy177:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy289;
        default: goto yy58;
    }
yy178:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy290;
        default: goto yy58;
    }
yy179:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy291;
        default: goto yy58;
    }
yy180:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy292;
        default: goto yy58;
    }
yy181:
    at++;
    { *value = 0x1c; return 5; }
yy182:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy293;
        case '1': goto yy294;
        default: goto yy58;
    }
yy183:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy295;
        case '1': goto yy296;
        default: goto yy58;
    }
yy184:
    at++;
    { *value = 0x7; return 5; }
yy185:
    at++;
    { *value = 0xe; return 5; }
yy186:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy297;
        case '1': goto yy298;
        default: goto yy58;
    }
yy187:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy299;
        case '1': goto yy300;
        default: goto yy58;
    }
yy188:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy301;
        default: goto yy58;
    }
yy189:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy302;
        default: goto yy58;
    }
yy190:
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
        case '9': goto yy192;
        default: goto yy191;
    }
yy191:
    { *value = 0xa; return 5 | ISADORA_ALSO; }
yy192:
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
        case '9': goto yy192;
        default: goto yy134;
    }
yy193:
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
        case '9': goto yy192;
        default: goto yy194;
    }
yy194:
    { *value = 0xc; return 5 | ISADORA_ALSO; }
yy195:
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
        case '9': goto yy192;
        default: goto yy196;
    }
yy196:
    { *value = 0xd; return 5 | ISADORA_ALSO; }
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
        case '9': goto yy192;
        default: goto yy198;
    }
yy198:
    { *value = 0xe; return 5 | ISADORA_ALSO; }
yy199:
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
        case '9': goto yy192;
        default: goto yy200;
    }
yy200:
    { *value = 0xf; return 5 | ISADORA_ALSO; }
yy201:
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
        case '9': goto yy192;
        default: goto yy202;
    }
yy202:
    { *value = 0x10; return 5 | ISADORA_ALSO; }
yy203:
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
        case '9': goto yy192;
        default: goto yy204;
    }
yy204:
    { *value = 0x11; return 5 | ISADORA_ALSO; }
yy205:
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
        case '9': goto yy192;
        default: goto yy206;
    }
yy206:
    { *value = 0x12; return 5 | ISADORA_ALSO; }
yy207:
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
        case '9': goto yy192;
        default: goto yy208;
    }
yy208:
    { *value = 0x13; return 5 | ISADORA_ALSO; }
yy209:
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
        case '9': goto yy192;
        default: goto yy210;
    }
yy210:
    { *value = 0x14; return 5 | ISADORA_ALSO; }
yy211:
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
        case '9': goto yy192;
        default: goto yy212;
    }
yy212:
    { *value = 0x15; return 5 | ISADORA_ALSO; }
yy213:
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
        case '9': goto yy192;
        default: goto yy214;
    }
yy214:
    { *value = 0x16; return 5 | ISADORA_ALSO; }
yy215:
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
        case '9': goto yy192;
        default: goto yy216;
    }
yy216:
    { *value = 0x17; return 5 | ISADORA_ALSO; }
yy217:
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
        case '9': goto yy192;
        default: goto yy218;
    }
yy218:
    { *value = 0x18; return 5 | ISADORA_ALSO; }
yy219:
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
        case '9': goto yy192;
        default: goto yy220;
    }
yy220:
    { *value = 0x19; return 5 | ISADORA_ALSO; }
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
        case '9': goto yy192;
        default: goto yy222;
    }
yy222:
    { *value = 0x1a; return 5 | ISADORA_ALSO; }
yy223:
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
        case '9': goto yy192;
        default: goto yy224;
    }
yy224:
    { *value = 0x1b; return 5 | ISADORA_ALSO; }
yy225:
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
        case '9': goto yy192;
        default: goto yy226;
    }
yy226:
    { *value = 0x1c; return 5 | ISADORA_ALSO; }
yy227:
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
        case '9': goto yy192;
        default: goto yy228;
    }
yy228:
    { *value = 0x1d; return 5 | ISADORA_ALSO; }
yy229:
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
        case '9': goto yy192;
        default: goto yy230;
    }
yy230:
    { *value = 0x1e; return 5 | ISADORA_ALSO; }
yy231:
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
        case '9': goto yy192;
        default: goto yy232;
    }
yy232:
    { *value = 0x20; return 5 | ISADORA_ALSO; }
yy233:
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
        case '9': goto yy192;
        default: goto yy234;
    }
yy234:
    { *value = 0x21; return 5 | ISADORA_ALSO; }
yy235:
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
        case '9': goto yy192;
        default: goto yy236;
    }
yy236:
    { *value = 0x22; return 5 | ISADORA_ALSO; }
yy237:
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
        case '9': goto yy192;
        default: goto yy238;
    }
yy238:
    { *value = 0x23; return 5 | ISADORA_ALSO; }
yy239:
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
        case '9': goto yy192;
        default: goto yy240;
    }
yy240:
    { *value = 0x24; return 5 | ISADORA_ALSO; }
yy241:
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
        case '9': goto yy192;
        default: goto yy242;
    }
yy242:
    { *value = 0x25; return 5 | ISADORA_ALSO; }
yy243:
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
        case '9': goto yy192;
        default: goto yy244;
    }
yy244:
    { *value = 0x26; return 5 | ISADORA_ALSO; }
yy245:
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
        case '9': goto yy192;
        default: goto yy246;
    }
yy246:
    { *value = 0x27; return 5 | ISADORA_ALSO; }
yy247:
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
        case '9': goto yy192;
        default: goto yy248;
    }
yy248:
    { *value = 0x28; return 5 | ISADORA_ALSO; }
yy249:
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
        case '9': goto yy192;
        default: goto yy250;
    }
yy250:
    { *value = 0x30; return 5 | ISADORA_ALSO; }
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
        case '9': goto yy192;
        default: goto yy252;
    }
yy252:
    { *value = 0x31; return 5 | ISADORA_ALSO; }
yy253:
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
        case '9': goto yy192;
        default: goto yy254;
    }
yy254:
    { *value = 0x32; return 5 | ISADORA_ALSO; }
yy255:
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
        case '9': goto yy192;
        default: goto yy256;
    }
yy256:
    { *value = 0x33; return 5 | ISADORA_ALSO; }
yy257:
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
        case '9': goto yy192;
        default: goto yy258;
    }
yy258:
    { *value = 0x34; return 5 | ISADORA_ALSO; }
yy259:
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
        case '9': goto yy192;
        default: goto yy260;
    }
yy260:
    { *value = 0x35; return 5 | ISADORA_ALSO; }
yy261:
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
        case '9': goto yy192;
        default: goto yy262;
    }
yy262:
    { *value = 0x36; return 5 | ISADORA_ALSO; }
yy263:
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
        case '9': goto yy192;
        default: goto yy264;
    }
yy264:
    { *value = 0x37; return 5 | ISADORA_ALSO; }
yy265:
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
        case '9': goto yy192;
        default: goto yy266;
    }
yy266:
    { *value = 0x38; return 5 | ISADORA_ALSO; }
yy267:
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
        case '9': goto yy192;
        default: goto yy268;
    }
yy268:
    { *value = 0x39; return 5 | ISADORA_ALSO; }
yy269:
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
        case '9': goto yy192;
        default: goto yy270;
    }
yy270:
    { *value = 0x3a; return 5 | ISADORA_ALSO; }
yy271:
    at++;
    { *value = 0x6; return 5; }
yy272:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy303;
        default: goto yy58;
    }
yy273:
    at++;
    { *value = 0x3; return 6 | ISADORA_ALSO; }
yy274:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy304;
        default: goto yy58;
    }
yy275:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy305;
        case '1': goto yy306;
        default: goto yy58;
    }
yy276:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy307;
        case '1': goto yy308;
        default: goto yy58;
    }
yy277:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy309;
        case '1': goto yy310;
        default: goto yy58;
    }
yy278:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy311;
        case '1': goto yy312;
        default: goto yy58;
    }
yy279:
    at++;
    { *value = 0xc; return 6 | ISADORA_ALSO; }
yy280:
    at++;
    { *value = 0xd; return 6 | ISADORA_ALSO; }
yy281:
    at++;
    { *value = 0x0; return 6 | ISADORA_ALSO; }
yy282:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy313;
        default: goto yy58;
    }
yy283:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy314;
        case '1': goto yy315;
        default: goto yy58;
    }
yy284:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy316;
        case '1': goto yy317;
        default: goto yy58;
    }
yy285:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy318;
        case '1': goto yy319;
        default: goto yy58;
    }
yy286:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy320;
        case '1': goto yy321;
        default: goto yy58;
    }
yy287:
    at++;
    { *value = 0x9; return 6; }
yy288:
    at++;
    { *value = 0xa; return 6; }
yy289:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy322;
        default: goto yy58;
    }
yy290:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy323;
        default: goto yy58;
    }
yy291:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy324;
        default: goto yy58;
    }
yy292:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy325;
        default: goto yy58;
    }
yy293:
    at++;
    { *value = 0x10; return 6; }
yy294:
    at++;
    { *value = 0x12; return 6; }
yy295:
    at++;
    { *value = 0x11; return 6; }
yy296:
    at++;
    { *value = 0x13; return 6; }
yy297:
    at++;
    { *value = 0x14; return 6; }
yy298:
    at++;
    { *value = 0x15; return 6; }
yy299:
    at++;
    { *value = 0x16; return 6; }
yy300:
    at++;
    { *value = 0x17; return 6; }
yy301:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy326;
        default: goto yy58;
    }
yy302:
    at++;
    { *value = 0x2; return 6; }
yy303:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy327;
        default: goto yy58;
    }
yy304:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy328;
        default: goto yy58;
    }
yy305:
    at++;
    { *value = 0x20; return 7; }
yy306:
    at++;
    { *value = 0x22; return 7; }
yy307:
    at++;
    { *value = 0x21; return 7; }
yy308:
    at++;
    { *value = 0x23; return 7; }
yy309:
    at++;
    { *value = 0x24; return 7; }
yy310:
    at++;
    { *value = 0x25; return 7; }
yy311:
    at++;
    { *value = 0x26; return 7; }
yy312:
    at++;
    { *value = 0x27; return 7; }
yy313:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy329;
        default: goto yy58;
    }
yy314:
    at++;
    { *value = 0x30; return 7; }
yy315:
    at++;
    { *value = 0x32; return 7; }
yy316:
    at++;
    { *value = 0x31; return 7; }
yy317:
    at++;
    { *value = 0x33; return 7; }
yy318:
    at++;
    { *value = 0x34; return 7; }
yy319:
    at++;
    { *value = 0x35; return 7; }
yy320:
    at++;
    { *value = 0x36; return 7; }
yy321:
    at++;
    { *value = 0x37; return 7; }
yy322:
    at++;
    { *value = 0x1d; return 7; }
yy323:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy330;
        default: goto yy58;
    }
yy324:
    at++;
    { *value = 0x1b; return 7; }
yy325:
    at++;
    { *value = 0x1e; return 7; }
yy326:
    at++;
    { *value = 0xb; return 7 | ISADORA_ALSO; }
yy327:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy331;
        default: goto yy58;
    }
yy328:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy332;
        default: goto yy58;
    }
yy329:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy333;
        default: goto yy58;
    }
yy330:
    at++;
    { *value = 0x18; return 8; }
yy331:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy334;
        default: goto yy58;
    }
yy332:
    at++;
    { *value = 0x28; return 9; }
yy333:
    at++;
    { *value = 0x38; return 9; }
yy334:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy335;
        default: goto yy58;
    }
yy335:
    at++;
    { *value = 0x1f; return 10 | ISADORA_ALSO; }
}

}

/* what a form begins with */
uint32_t vuc_scan_head(const char *text, const char *end, uint64_t *value)
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
        case 'a': goto yy339;
        case 'b': goto yy340;
        case 'c': goto yy341;
        case 'd': goto yy342;
        case 'h': goto yy343;
        case 'l': goto yy344;
        case 'm': goto yy345;
        case 'n': goto yy346;
        case 'o': goto yy347;
        case 'r': goto yy348;
        case 's': goto yy349;
        case 'w': goto yy350;
        case 'x': goto yy351;
        default: goto yy337;
    }
yy337:
    at++;
yy338:
    { return 0; }
yy339:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy352;
        case 'n': goto yy354;
        case 'v': goto yy355;
        default: goto yy338;
    }
yy340:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy356;
        case 'r': goto yy357;
        case 's': goto yy358;
        case 't': goto yy359;
        default: goto yy338;
    }
yy341:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy360;
        case 'l': goto yy361;
        default: goto yy338;
    }
yy342:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy362;
        default: goto yy338;
    }
yy343:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy363;
        default: goto yy338;
    }
yy344:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy364;
        case 'd': goto yy365;
        case 'm': goto yy367;
        case 's': goto yy368;
        case 'u': goto yy369;
        default: goto yy338;
    }
yy345:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy370;
        case 'b': goto yy371;
        case 'i': goto yy372;
        case 'o': goto yy373;
        case 'v': goto yy374;
        default: goto yy338;
    }
yy346:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy375;
        default: goto yy338;
    }
yy347:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy376;
        case 'r': goto yy377;
        default: goto yy338;
    }
yy348:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy378;
        default: goto yy338;
    }
yy349:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy379;
        case 'e': goto yy380;
        case 'h': goto yy381;
        case 'l': goto yy382;
        case 't': goto yy383;
        case 'u': goto yy385;
        default: goto yy338;
    }
yy350:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy386;
        default: goto yy338;
    }
yy351:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy387;
        default: goto yy338;
    }
yy352:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy388;
        default: goto yy353;
    }
yy353:
    at = mark;
    if (yyaccept == 0) {
        goto yy338;
    } else {
        goto yy366;
    }
yy354:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy389;
        default: goto yy353;
    }
yy355:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy390;
        default: goto yy353;
    }
yy356:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy391;
        default: goto yy353;
    }
yy357:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy392;
        default: goto yy353;
    }
yy358:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy393;
        default: goto yy353;
    }
yy359:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy394;
        default: goto yy353;
    }
yy360:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy395;
        default: goto yy353;
    }
yy361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy396;
        case 'i': goto yy397;
        default: goto yy353;
    }
yy362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy398;
        default: goto yy353;
    }
yy363:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'w': goto yy399;
        default: goto yy353;
    }
yy364:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy400;
        default: goto yy353;
    }
yy365:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy401;
        case '7': goto yy402;
        case 'i': goto yy403;
        default: goto yy366;
    }
yy366:
    { *value = 0x37; return 2; }
yy367:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy404;
        default: goto yy353;
    }
yy368:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy405;
        case 'r': goto yy406;
        default: goto yy353;
    }
yy369:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy407;
        default: goto yy353;
    }
yy370:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy408;
        default: goto yy353;
    }
yy371:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy409;
        default: goto yy353;
    }
yy372:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy410;
        default: goto yy353;
    }
yy373:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy411;
        default: goto yy353;
    }
yy374:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy412;
        default: goto yy353;
    }
yy375:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy413;
        case 't': goto yy414;
        default: goto yy353;
    }
yy376:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy415;
        case '2': goto yy416;
        case '3': goto yy417;
        case '5': goto yy418;
        case '6': goto yy419;
        case 'b': goto yy420;
        case 'c': goto yy421;
        default: goto yy353;
    }
yy377:
    at++;
    { *value = 0xe; return 2; }
yy378:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy422;
        default: goto yy353;
    }
yy379:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy423;
        default: goto yy353;
    }
yy380:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy424;
        case 'x': goto yy425;
        default: goto yy353;
    }
yy381:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy426;
        case 'r': goto yy427;
        default: goto yy353;
    }
yy382:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy428;
        case 'e': goto yy429;
        default: goto yy353;
    }
yy383:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy430;
        case '7': goto yy431;
        default: goto yy384;
    }
yy384:
    { *value = 0x3a; return 2; }
yy385:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy432;
        default: goto yy353;
    }
yy386:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy434;
        default: goto yy353;
    }
yy387:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy435;
        default: goto yy353;
    }
yy388:
    at++;
    { *value = 0x0; return 3; }
yy389:
    at++;
    { *value = 0xd; return 3; }
yy390:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy436;
        case 'u': goto yy437;
        default: goto yy353;
    }
yy391:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy438;
        default: goto yy353;
    }
yy392:
    at++;
    { *value = 0x1d; return 3; }
yy393:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy439;
        default: goto yy353;
    }
yy394:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy440;
        default: goto yy353;
    }
yy395:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy441;
        default: goto yy353;
    }
yy396:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy442;
        default: goto yy353;
    }
yy397:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy443;
        default: goto yy353;
    }
yy398:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy444;
        default: goto yy353;
    }
yy399:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy445;
        default: goto yy353;
    }
yy400:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy446;
        default: goto yy353;
    }
yy401:
    at++;
    { *value = 0x38; return 3; }
yy402:
    at++;
    { *value = 0x39; return 3; }
yy403:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy447;
        default: goto yy353;
    }
yy404:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy448;
        default: goto yy353;
    }
yy405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy449;
        default: goto yy353;
    }
yy406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy450;
        default: goto yy353;
    }
yy407:
    at++;
    { *value = 0x36; return 3; }
yy408:
    at++;
    { *value = 0x11; return 3; }
yy409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy451;
        case 'r': goto yy452;
        default: goto yy353;
    }
yy410:
    at++;
    { *value = 0x10; return 3; }
yy411:
    at++;
    { *value = 0x15; return 3; }
yy412:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy453;
        case 'w': goto yy454;
        default: goto yy353;
    }
yy413:
    at++;
    { *value = 0x23; return 3; }
yy414:
    at++;
    { *value = 0x1c; return 3; }
yy415:
    at++;
    { *value = 0x29; return 3; }
yy416:
    at++;
    { *value = 0x2a; return 3; }
yy417:
    at++;
    { *value = 0x2b; return 3; }
yy418:
    at++;
    { *value = 0x2c; return 3; }
yy419:
    at++;
    { *value = 0x2d; return 3; }
yy420:
    at++;
    { *value = 0x2e; return 3; }
yy421:
    at++;
    { *value = 0x2f; return 3; }
yy422:
    at++;
    { *value = 0x1f; return 3; }
yy423:
    at++;
    { *value = 0xc; return 3; }
yy424:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy455;
        case 'g': goto yy456;
        case 'l': goto yy457;
        case 'z': goto yy458;
        default: goto yy353;
    }
yy425:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy459;
        default: goto yy353;
    }
yy426:
    at++;
    { *value = 0xa; return 3; }
yy427:
    at++;
    { *value = 0xb; return 3; }
yy428:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy460;
        default: goto yy353;
    }
yy429:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy461;
        default: goto yy353;
    }
yy430:
    at++;
    { *value = 0x3b; return 3; }
yy431:
    at++;
    { *value = 0x3c; return 3; }
yy432:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy462;
        default: goto yy433;
    }
yy433:
    { *value = 0x1; return 3; }
yy434:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy463;
        case 's': goto yy464;
        default: goto yy353;
    }
yy435:
    at++;
    { *value = 0xf; return 3; }
yy436:
    at++;
    { *value = 0x3; return 4; }
yy437:
    at++;
    { *value = 0x4; return 4; }
yy438:
    at++;
    { *value = 0x9; return 4; }
yy439:
    at++;
    { *value = 0x8; return 4; }
yy440:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy465;
        default: goto yy353;
    }
yy441:
    at++;
    { *value = 0x1e; return 4; }
yy442:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy466;
        default: goto yy353;
    }
yy443:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy467;
        default: goto yy353;
    }
yy444:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy468;
        default: goto yy353;
    }
yy445:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy469;
        default: goto yy353;
    }
yy446:
    at++;
    { *value = 0x33; return 4; }
yy447:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy470;
        default: goto yy353;
    }
yy448:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy471;
        case 'u': goto yy472;
        default: goto yy353;
    }
yy449:
    at++;
    { *value = 0x34; return 4; }
yy450:
    at++;
    { *value = 0x32; return 4; }
yy451:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy473;
        default: goto yy353;
    }
yy452:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy474;
        default: goto yy353;
    }
yy453:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy475;
        default: goto yy353;
    }
yy454:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy476;
        default: goto yy353;
    }
yy455:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'q': goto yy477;
        default: goto yy353;
    }
yy456:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy478;
        default: goto yy353;
    }
yy457:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy479;
        case 't': goto yy480;
        default: goto yy353;
    }
yy458:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy481;
        default: goto yy353;
    }
yy459:
    at++;
    { *value = 0x7; return 4; }
yy460:
    at++;
    { *value = 0x14; return 4; }
yy461:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy482;
        default: goto yy353;
    }
yy462:
    at++;
    { *value = 0x2; return 4; }
yy463:
    at++;
    { *value = 0x21; return 4; }
yy464:
    at++;
    { *value = 0x22; return 4; }
yy465:
    at++;
    { *value = 0x1b; return 5; }
yy466:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy483;
        case 's': goto yy484;
        default: goto yy353;
    }
yy467:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy485;
        default: goto yy353;
    }
yy468:
    at++;
    { *value = 0x12; return 5; }
yy469:
    at++;
    { *value = 0x13; return 5; }
yy470:
    at++;
    { *value = 0x35; return 5; }
yy471:
    at++;
    { *value = 0x31; return 5; }
yy472:
    at++;
    { *value = 0x30; return 5; }
yy473:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy486;
        default: goto yy353;
    }
yy474:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy487;
        default: goto yy353;
    }
yy475:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy488;
        default: goto yy353;
    }
yy476:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy489;
        default: goto yy353;
    }
yy477:
    at++;
    { *value = 0x18; return 5; }
yy478:
    at++;
    { *value = 0x16; return 5; }
yy479:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy490;
        default: goto yy353;
    }
yy480:
    at++;
    { *value = 0x17; return 5; }
yy481:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy491;
        default: goto yy353;
    }
yy482:
    at++;
    { *value = 0x20; return 5; }
yy483:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy492;
        default: goto yy353;
    }
yy484:
    at++;
    { *value = 0x6; return 6; }
yy485:
    at++;
    { *value = 0x24; return 6; }
yy486:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy493;
        default: goto yy353;
    }
yy487:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy494;
        default: goto yy353;
    }
yy488:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy495;
        default: goto yy353;
    }
yy489:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy496;
        default: goto yy353;
    }
yy490:
    at++;
    { *value = 0x19; return 6; }
yy491:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy497;
        default: goto yy353;
    }
yy492:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy498;
        default: goto yy353;
    }
yy493:
    at++;
    { *value = 0x26; return 7; }
yy494:
    at++;
    { *value = 0x25; return 7; }
yy495:
    at++;
    { *value = 0x27; return 7; }
yy496:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy499;
        default: goto yy353;
    }
yy497:
    at++;
    { *value = 0x1a; return 7; }
yy498:
    at++;
    { *value = 0x5; return 8; }
yy499:
    at++;
    { *value = 0x28; return 8; }
}

}

/* any register */
uint32_t vuc_scan_register(const char *text, const char *end, uint64_t *value)
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
        case '$': goto yy503;
        case '0': goto yy504;
        default: goto yy501;
    }
yy501:
    at++;
yy502:
    { return 0; }
yy503:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy505;
        case 'b': goto yy507;
        case 'c': goto yy508;
        case 'h': goto yy509;
        case 'i': goto yy510;
        case 'l': goto yy511;
        case 'm': goto yy513;
        case 'n': goto yy514;
        case 'p': goto yy515;
        case 'q': goto yy516;
        case 'r': goto yy517;
        case 's': goto yy518;
        case 'v': goto yy519;
        default: goto yy502;
    }
yy504:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy520;
        default: goto yy502;
    }
yy505:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy521;
        case 'm': goto yy522;
        case 'q': goto yy523;
        case 'r': goto yy524;
        case 's': goto yy525;
        default: goto yy506;
    }
yy506:
    at = mark;
    if (yyaccept == 0) {
        goto yy502;
    } else {
        goto yy512;
    }
yy507:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy526;
        case 'm': goto yy527;
        case 'q': goto yy528;
        case 'r': goto yy529;
        case 's': goto yy530;
        default: goto yy506;
    }
yy508:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy531;
        default: goto yy506;
    }
yy509:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy532;
        default: goto yy506;
    }
yy510:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy533;
        default: goto yy506;
    }
yy511:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy534;
        case 'l': goto yy535;
        default: goto yy512;
    }
yy512:
    { *value = 0x0; return 2; }
yy513:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy536;
        case 'v': goto yy537;
        default: goto yy506;
    }
yy514:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy538;
        default: goto yy506;
    }
yy515:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy539;
        case '1': goto yy541;
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy543;
        case 'a': goto yy544;
        case 'c': goto yy545;
        case 'r': goto yy546;
        default: goto yy506;
    }
yy516:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy547;
        default: goto yy506;
    }
yy517:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy548;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy550;
        case 'e': goto yy551;
        case 'p': goto yy552;
        default: goto yy506;
    }
yy518:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy553;
        case 'r': goto yy554;
        case 't': goto yy555;
        case 'u': goto yy556;
        default: goto yy506;
    }
yy519:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy557;
        default: goto yy506;
    }
yy520:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy558;
        case '1': goto yy559;
        default: goto yy506;
    }
yy521:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy560;
        default: goto yy506;
    }
yy522:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy561;
        case 'v': goto yy562;
        default: goto yy506;
    }
yy523:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy563;
        default: goto yy506;
    }
yy524:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy564;
        case 'p': goto yy565;
        case 't': goto yy566;
        default: goto yy506;
    }
yy525:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy567;
        default: goto yy506;
    }
yy526:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy568;
        default: goto yy506;
    }
yy527:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy569;
        case 'v': goto yy570;
        default: goto yy506;
    }
yy528:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy571;
        default: goto yy506;
    }
yy529:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy572;
        case 'p': goto yy573;
        default: goto yy506;
    }
yy530:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy574;
        default: goto yy506;
    }
yy531:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy575;
        case 't': goto yy576;
        default: goto yy506;
    }
yy532:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy577;
        default: goto yy506;
    }
yy533:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy578;
        default: goto yy506;
    }
yy534:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy579;
        default: goto yy506;
    }
yy535:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy580;
        default: goto yy506;
    }
yy536:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy581;
        case 'f': goto yy582;
        case 'p': goto yy583;
        case 't': goto yy584;
        case 'x': goto yy585;
        default: goto yy506;
    }
yy537:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy586;
        case 'y': goto yy587;
        default: goto yy506;
    }
yy538:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy588;
        default: goto yy506;
    }
yy539:
    at++;
yy540:
    { return isadora_scan_number(text, 2, at, value); }
yy541:
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
        case '9': goto yy543;
        default: goto yy542;
    }
yy542:
    { *value = 0x0; return 3; }
yy543:
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
        case '9': goto yy543;
        default: goto yy540;
    }
yy544:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy589;
        default: goto yy506;
    }
yy545:
    at++;
    { *value = 0x0; return 3; }
yy546:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy590;
        default: goto yy506;
    }
yy547:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy591;
        case 'y': goto yy592;
        default: goto yy506;
    }
yy548:
    at++;
yy549:
    { return isadora_scan_number(text, 2, at, value); }
yy550:
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
        case '9': goto yy550;
        default: goto yy549;
    }
yy551:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy593;
        default: goto yy506;
    }
yy552:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy594;
        default: goto yy506;
    }
yy553:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy595;
        default: goto yy506;
    }
yy554:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy596;
        case '1': goto yy598;
        case '2': goto yy599;
        case '3': goto yy601;
        case '4': goto yy602;
        case '5': goto yy604;
        case '6': goto yy606;
        case '7': goto yy608;
        case '8': goto yy610;
        case '9': goto yy612;
        default: goto yy506;
    }
yy555:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy614;
        default: goto yy506;
    }
yy556:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy615;
        default: goto yy506;
    }
yy557:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy616;
        default: goto yy506;
    }
yy558:
    at++;
    { *value = 0x0; return 3; }
yy559:
    at++;
    { *value = 0x0; return 3; }
yy560:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy617;
        default: goto yy506;
    }
yy561:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy618;
        default: goto yy506;
    }
yy562:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy619;
        case 'y': goto yy620;
        default: goto yy506;
    }
yy563:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy621;
        case 'y': goto yy622;
        default: goto yy506;
    }
yy564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy623;
        default: goto yy506;
    }
yy565:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy624;
        default: goto yy506;
    }
yy566:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy625;
        case 'l': goto yy626;
        default: goto yy506;
    }
yy567:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy627;
        default: goto yy506;
    }
yy568:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy628;
        default: goto yy506;
    }
yy569:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy629;
        default: goto yy506;
    }
yy570:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy630;
        case 'y': goto yy631;
        default: goto yy506;
    }
yy571:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy632;
        case 'y': goto yy633;
        default: goto yy506;
    }
yy572:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy634;
        default: goto yy506;
    }
yy573:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy635;
        default: goto yy506;
    }
yy574:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy636;
        default: goto yy506;
    }
yy575:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy637;
        default: goto yy506;
    }
yy576:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy638;
        default: goto yy506;
    }
yy577:
    at++;
    { *value = 0x0; return 4; }
yy578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy639;
        default: goto yy506;
    }
yy579:
    at++;
    { *value = 0x0; return 4; }
yy580:
    at++;
    { *value = 0x0; return 4; }
yy581:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy640;
        default: goto yy506;
    }
yy582:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy641;
        default: goto yy506;
    }
yy583:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy642;
        default: goto yy506;
    }
yy584:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy643;
        default: goto yy506;
    }
yy585:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy644;
        default: goto yy506;
    }
yy586:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy645;
        default: goto yy506;
    }
yy587:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy646;
        default: goto yy506;
    }
yy588:
    at++;
    { *value = 0x0; return 4; }
yy589:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy647;
        default: goto yy506;
    }
yy590:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy648;
        default: goto yy506;
    }
yy591:
    at++;
    { *value = 0x0; return 4; }
yy592:
    at++;
    { *value = 0x0; return 4; }
yy593:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy649;
        default: goto yy506;
    }
yy594:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy650;
        case 't': goto yy651;
        default: goto yy506;
    }
yy595:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy652;
        default: goto yy506;
    }
yy596:
    at++;
yy597:
    { return isadora_scan_number(text, 3, at, value); }
yy598:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy653;
        case '1': goto yy655;
        case '2': goto yy656;
        case '3': goto yy658;
        case '4': goto yy660;
        case '5': goto yy662;
        case '6': goto yy664;
        case '7': goto yy666;
        case '8': goto yy668;
        case '9': goto yy670;
        default: goto yy597;
    }
yy599:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy672;
        case '1': goto yy674;
        case '2': goto yy676;
        case '3': goto yy678;
        case '4': goto yy680;
        case '5': goto yy682;
        case '6': goto yy684;
        case '7': goto yy686;
        case '8': goto yy688;
        case '9': goto yy690;
        default: goto yy600;
    }
yy600:
    { *value = 0x0; return 4; }
yy601:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy692;
        case '1': goto yy655;
        case '2': goto yy694;
        case '3': goto yy696;
        case '4': goto yy698;
        case '5': goto yy700;
        case '6': goto yy702;
        case '7': goto yy704;
        case '8': goto yy706;
        case '9': goto yy708;
        default: goto yy597;
    }
yy602:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy710;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7': goto yy655;
        case '8': goto yy712;
        case '9': goto yy714;
        default: goto yy603;
    }
yy603:
    { *value = 0x0; return 4; }
yy604:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy716;
        case '1': goto yy718;
        case '2': goto yy720;
        case '3': goto yy722;
        case '4': goto yy724;
        case '5': goto yy726;
        case '6': goto yy728;
        case '7': goto yy730;
        case '8': goto yy732;
        case '9': goto yy655;
        default: goto yy605;
    }
yy605:
    { *value = 0x0; return 4; }
yy606:
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
        case '9': goto yy655;
        default: goto yy607;
    }
yy607:
    { *value = 0x0; return 4; }
yy608:
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
        case '9': goto yy655;
        default: goto yy609;
    }
yy609:
    { *value = 0x0; return 4; }
yy610:
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
        case '9': goto yy655;
        default: goto yy611;
    }
yy611:
    { *value = 0x0; return 4; }
yy612:
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
        case '9': goto yy655;
        default: goto yy613;
    }
yy613:
    { *value = 0x0; return 4; }
yy614:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy734;
        default: goto yy506;
    }
yy615:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy735;
        default: goto yy506;
    }
yy616:
    at++;
    { *value = 0x0; return 4; }
yy617:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy736;
        default: goto yy506;
    }
yy618:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy737;
        default: goto yy506;
    }
yy619:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy738;
        default: goto yy506;
    }
yy620:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy739;
        default: goto yy506;
    }
yy621:
    at++;
    { *value = 0x0; return 5; }
yy622:
    at++;
    { *value = 0x0; return 5; }
yy623:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy740;
        default: goto yy506;
    }
yy624:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy741;
        default: goto yy506;
    }
yy625:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy742;
        default: goto yy506;
    }
yy626:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy743;
        default: goto yy506;
    }
yy627:
    at++;
    { *value = 0x0; return 5; }
yy628:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy744;
        default: goto yy506;
    }
yy629:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy745;
        default: goto yy506;
    }
yy630:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy746;
        default: goto yy506;
    }
yy631:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy747;
        default: goto yy506;
    }
yy632:
    at++;
    { *value = 0x0; return 5; }
yy633:
    at++;
    { *value = 0x0; return 5; }
yy634:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy748;
        default: goto yy506;
    }
yy635:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy749;
        default: goto yy506;
    }
yy636:
    at++;
    { *value = 0x0; return 5; }
yy637:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy750;
        default: goto yy506;
    }
yy638:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy751;
        default: goto yy506;
    }
yy639:
    at++;
    { *value = 0x0; return 5; }
yy640:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy752;
        default: goto yy506;
    }
yy641:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy753;
        default: goto yy506;
    }
yy642:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy754;
        default: goto yy506;
    }
yy643:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy755;
        default: goto yy506;
    }
yy644:
    at++;
    { *value = 0x0; return 5; }
yy645:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy756;
        case '1': goto yy757;
        default: goto yy506;
    }
yy646:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy758;
        case '1': goto yy759;
        default: goto yy506;
    }
yy647:
    at++;
    { *value = 0x0; return 5; }
yy648:
    at++;
    { *value = 0x0; return 5; }
yy649:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy760;
        case '1': goto yy761;
        default: goto yy506;
    }
yy650:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy762;
        case '1': goto yy763;
        default: goto yy506;
    }
yy651:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy764;
        default: goto yy506;
    }
yy652:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy765;
        default: goto yy506;
    }
yy653:
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
        case '9': goto yy655;
        default: goto yy654;
    }
yy654:
    { *value = 0x0; return 5; }
yy655:
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
        case '9': goto yy655;
        default: goto yy597;
    }
yy656:
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
        case '9': goto yy655;
        default: goto yy657;
    }
yy657:
    { *value = 0x0; return 5; }
yy658:
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
        case '9': goto yy655;
        default: goto yy659;
    }
yy659:
    { *value = 0x0; return 5; }
yy660:
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
        case '9': goto yy655;
        default: goto yy661;
    }
yy661:
    { *value = 0x0; return 5; }
yy662:
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
        case '9': goto yy655;
        default: goto yy663;
    }
yy663:
    { *value = 0x0; return 5; }
yy664:
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
        case '9': goto yy655;
        default: goto yy665;
    }
yy665:
    { *value = 0x0; return 5; }
yy666:
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
        case '9': goto yy655;
        default: goto yy667;
    }
yy667:
    { *value = 0x0; return 5; }
yy668:
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
        case '9': goto yy655;
        default: goto yy669;
    }
yy669:
    { *value = 0x0; return 5; }
yy670:
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
        case '9': goto yy655;
        default: goto yy671;
    }
yy671:
    { *value = 0x0; return 5; }
yy672:
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
        case '9': goto yy655;
        default: goto yy673;
    }
yy673:
    { *value = 0x0; return 5; }
yy674:
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
        case '9': goto yy655;
        default: goto yy675;
    }
yy675:
    { *value = 0x0; return 5; }
yy676:
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
        case '9': goto yy655;
        default: goto yy677;
    }
yy677:
    { *value = 0x0; return 5; }
yy678:
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
        case '9': goto yy655;
        default: goto yy679;
    }
yy679:
    { *value = 0x0; return 5; }
yy680:
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
        case '9': goto yy655;
        default: goto yy681;
    }
yy681:
    { *value = 0x0; return 5; }
yy682:
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
        case '9': goto yy655;
        default: goto yy683;
    }
yy683:
    { *value = 0x0; return 5; }
yy684:
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
        case '9': goto yy655;
        default: goto yy685;
    }
yy685:
    { *value = 0x0; return 5; }
yy686:
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
        case '9': goto yy655;
        default: goto yy687;
    }
yy687:
    { *value = 0x0; return 5; }
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
        case '9': goto yy655;
        default: goto yy689;
    }
yy689:
    { *value = 0x0; return 5; }
yy690:
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
        case '9': goto yy655;
        default: goto yy691;
    }
yy691:
    { *value = 0x0; return 5; }
yy692:
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
        case '9': goto yy655;
        default: goto yy693;
    }
yy693:
    { *value = 0x0; return 5; }
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
        case '9': goto yy655;
        default: goto yy695;
    }
yy695:
    { *value = 0x0; return 5; }
yy696:
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
        case '9': goto yy655;
        default: goto yy697;
    }
yy697:
    { *value = 0x0; return 5; }
yy698:
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
        case '9': goto yy655;
        default: goto yy699;
    }
yy699:
    { *value = 0x0; return 5; }
yy700:
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
        case '9': goto yy655;
        default: goto yy701;
    }
yy701:
    { *value = 0x0; return 5; }
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
        case '9': goto yy655;
        default: goto yy703;
    }
yy703:
    { *value = 0x0; return 5; }
yy704:
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
        case '9': goto yy655;
        default: goto yy705;
    }
yy705:
    { *value = 0x0; return 5; }
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
        case '9': goto yy655;
        default: goto yy707;
    }
yy707:
    { *value = 0x0; return 5; }
yy708:
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
        case '9': goto yy655;
        default: goto yy709;
    }
yy709:
    { *value = 0x0; return 5; }
yy710:
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
        case '9': goto yy655;
        default: goto yy711;
    }
yy711:
    { *value = 0x0; return 5; }
yy712:
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
        case '9': goto yy655;
        default: goto yy713;
    }
yy713:
    { *value = 0x0; return 5; }
yy714:
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
        case '9': goto yy655;
        default: goto yy715;
    }
yy715:
    { *value = 0x0; return 5; }
yy716:
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
        case '9': goto yy655;
        default: goto yy717;
    }
yy717:
    { *value = 0x0; return 5; }
yy718:
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
        case '9': goto yy655;
        default: goto yy719;
    }
yy719:
    { *value = 0x0; return 5; }
yy720:
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
        case '9': goto yy655;
        default: goto yy721;
    }
yy721:
    { *value = 0x0; return 5; }
yy722:
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
        case '9': goto yy655;
        default: goto yy723;
    }
yy723:
    { *value = 0x0; return 5; }
yy724:
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
        case '9': goto yy655;
        default: goto yy725;
    }
yy725:
    { *value = 0x0; return 5; }
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
        case '9': goto yy655;
        default: goto yy727;
    }
yy727:
    { *value = 0x0; return 5; }
yy728:
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
        case '9': goto yy655;
        default: goto yy729;
    }
yy729:
    { *value = 0x0; return 5; }
yy730:
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
        case '9': goto yy655;
        default: goto yy731;
    }
yy731:
    { *value = 0x0; return 5; }
yy732:
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
        case '9': goto yy655;
        default: goto yy733;
    }
yy733:
    { *value = 0x0; return 5; }
yy734:
    at++;
    { *value = 0x0; return 5; }
yy735:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy766;
        default: goto yy506;
    }
yy736:
    at++;
    { *value = 0x0; return 6; }
yy737:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy767;
        default: goto yy506;
    }
yy738:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy768;
        case '1': goto yy769;
        default: goto yy506;
    }
yy739:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy770;
        case '1': goto yy771;
        default: goto yy506;
    }
yy740:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy772;
        case '1': goto yy773;
        default: goto yy506;
    }
yy741:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy774;
        case '1': goto yy775;
        default: goto yy506;
    }
yy742:
    at++;
    { *value = 0x0; return 6; }
yy743:
    at++;
    { *value = 0x0; return 6; }
yy744:
    at++;
    { *value = 0x0; return 6; }
yy745:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy776;
        default: goto yy506;
    }
yy746:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy777;
        case '1': goto yy778;
        default: goto yy506;
    }
yy747:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy779;
        case '1': goto yy780;
        default: goto yy506;
    }
yy748:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy781;
        case '1': goto yy782;
        default: goto yy506;
    }
yy749:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy783;
        case '1': goto yy784;
        default: goto yy506;
    }
yy750:
    at++;
    { *value = 0x0; return 6; }
yy751:
    at++;
    { *value = 0x0; return 6; }
yy752:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy785;
        default: goto yy506;
    }
yy753:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy786;
        default: goto yy506;
    }
yy754:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy787;
        default: goto yy506;
    }
yy755:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy788;
        default: goto yy506;
    }
yy756:
    at++;
    { *value = 0x0; return 6; }
yy757:
    at++;
    { *value = 0x0; return 6; }
yy758:
    at++;
    { *value = 0x0; return 6; }
yy759:
    at++;
    { *value = 0x0; return 6; }
yy760:
    at++;
    { *value = 0x0; return 6; }
yy761:
    at++;
    { *value = 0x0; return 6; }
yy762:
    at++;
    { *value = 0x0; return 6; }
yy763:
    at++;
    { *value = 0x0; return 6; }
yy764:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy789;
        default: goto yy506;
    }
yy765:
    at++;
    { *value = 0x0; return 6; }
yy766:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy790;
        default: goto yy506;
    }
yy767:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy791;
        default: goto yy506;
    }
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
    { *value = 0x0; return 7; }
yy772:
    at++;
    { *value = 0x0; return 7; }
yy773:
    at++;
    { *value = 0x0; return 7; }
yy774:
    at++;
    { *value = 0x0; return 7; }
yy775:
    at++;
    { *value = 0x0; return 7; }
yy776:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy792;
        default: goto yy506;
    }
yy777:
    at++;
    { *value = 0x0; return 7; }
yy778:
    at++;
    { *value = 0x0; return 7; }
yy779:
    at++;
    { *value = 0x0; return 7; }
yy780:
    at++;
    { *value = 0x0; return 7; }
yy781:
    at++;
    { *value = 0x0; return 7; }
yy782:
    at++;
    { *value = 0x0; return 7; }
yy783:
    at++;
    { *value = 0x0; return 7; }
yy784:
    at++;
    { *value = 0x0; return 7; }
yy785:
    at++;
    { *value = 0x0; return 7; }
yy786:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy793;
        default: goto yy506;
    }
yy787:
    at++;
    { *value = 0x0; return 7; }
yy788:
    at++;
    { *value = 0x0; return 7; }
yy789:
    at++;
    { *value = 0x0; return 7; }
yy790:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy794;
        default: goto yy506;
    }
yy791:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy795;
        default: goto yy506;
    }
yy792:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy796;
        default: goto yy506;
    }
yy793:
    at++;
    { *value = 0x0; return 8; }
yy794:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy797;
        default: goto yy506;
    }
yy795:
    at++;
    { *value = 0x0; return 9; }
yy796:
    at++;
    { *value = 0x0; return 9; }
yy797:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy798;
        default: goto yy506;
    }
yy798:
    at++;
    { *value = 0x0; return 10; }
}

}
