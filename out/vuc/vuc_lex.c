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
        case 'i': goto yy344;
        case 'l': goto yy345;
        case 'm': goto yy346;
        case 'n': goto yy347;
        case 'o': goto yy348;
        case 'r': goto yy349;
        case 's': goto yy350;
        case 'u': goto yy351;
        case 'w': goto yy352;
        case 'x': goto yy353;
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
        case 'b': goto yy354;
        case 'd': goto yy356;
        case 'n': goto yy357;
        case 'v': goto yy358;
        default: goto yy338;
    }
yy340:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy359;
        case 'r': goto yy360;
        case 's': goto yy361;
        case 't': goto yy362;
        default: goto yy338;
    }
yy341:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy363;
        case 'l': goto yy364;
        default: goto yy338;
    }
yy342:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy365;
        default: goto yy338;
    }
yy343:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy366;
        default: goto yy338;
    }
yy344:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy367;
        default: goto yy338;
    }
yy345:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy368;
        case 'd': goto yy369;
        case 'm': goto yy371;
        case 's': goto yy372;
        case 'u': goto yy373;
        default: goto yy338;
    }
yy346:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy374;
        case 'b': goto yy375;
        case 'i': goto yy376;
        case 'o': goto yy377;
        case 'u': goto yy378;
        case 'v': goto yy379;
        default: goto yy338;
    }
yy347:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy380;
        default: goto yy338;
    }
yy348:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy381;
        case 'r': goto yy382;
        default: goto yy338;
    }
yy349:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy383;
        case 'o': goto yy384;
        default: goto yy338;
    }
yy350:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy385;
        case 'e': goto yy386;
        case 'h': goto yy387;
        case 'l': goto yy388;
        case 'm': goto yy389;
        case 'r': goto yy390;
        case 't': goto yy391;
        case 'u': goto yy393;
        default: goto yy338;
    }
yy351:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy394;
        default: goto yy338;
    }
yy352:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy395;
        default: goto yy338;
    }
yy353:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy396;
        default: goto yy338;
    }
yy354:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy397;
        default: goto yy355;
    }
yy355:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy338;
        case 1: goto yy370;
        case 2: goto yy423;
        default: goto yy531;
    }
yy356:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy398;
        default: goto yy355;
    }
yy357:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy399;
        default: goto yy355;
    }
yy358:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy400;
        default: goto yy355;
    }
yy359:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy401;
        default: goto yy355;
    }
yy360:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy402;
        default: goto yy355;
    }
yy361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy403;
        default: goto yy355;
    }
yy362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy404;
        default: goto yy355;
    }
yy363:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy405;
        default: goto yy355;
    }
yy364:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy406;
        case 'i': goto yy407;
        default: goto yy355;
    }
yy365:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy408;
        default: goto yy355;
    }
yy366:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'w': goto yy409;
        default: goto yy355;
    }
yy367:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy410;
        case 'w': goto yy411;
        default: goto yy355;
    }
yy368:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy412;
        default: goto yy355;
    }
yy369:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy413;
        case '7': goto yy414;
        case 'i': goto yy415;
        default: goto yy370;
    }
yy370:
    { *value = 0x37; return 2; }
yy371:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy416;
        default: goto yy355;
    }
yy372:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy417;
        case 'r': goto yy418;
        default: goto yy355;
    }
yy373:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy419;
        default: goto yy355;
    }
yy374:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy420;
        default: goto yy355;
    }
yy375:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy421;
        default: goto yy355;
    }
yy376:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy422;
        default: goto yy355;
    }
yy377:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy424;
        default: goto yy355;
    }
yy378:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy425;
        default: goto yy355;
    }
yy379:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy427;
        default: goto yy355;
    }
yy380:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy428;
        case 't': goto yy429;
        default: goto yy355;
    }
yy381:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy430;
        case '2': goto yy431;
        case '3': goto yy432;
        case '5': goto yy433;
        case '6': goto yy434;
        case 'b': goto yy435;
        case 'c': goto yy436;
        default: goto yy355;
    }
yy382:
    at++;
    { *value = 0xe; return 2; }
yy383:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy437;
        default: goto yy355;
    }
yy384:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy438;
        default: goto yy355;
    }
yy385:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy439;
        default: goto yy355;
    }
yy386:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy440;
        case 'x': goto yy441;
        default: goto yy355;
    }
yy387:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy443;
        case 'l': goto yy444;
        case 'r': goto yy445;
        default: goto yy355;
    }
yy388:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy446;
        case 'e': goto yy447;
        default: goto yy355;
    }
yy389:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy448;
        default: goto yy355;
    }
yy390:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy449;
        default: goto yy355;
    }
yy391:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy450;
        case '7': goto yy451;
        default: goto yy392;
    }
yy392:
    { *value = 0x3a; return 2; }
yy393:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy452;
        default: goto yy355;
    }
yy394:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy454;
        default: goto yy355;
    }
yy395:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy455;
        default: goto yy355;
    }
yy396:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy456;
        default: goto yy355;
    }
yy397:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy457;
        default: goto yy355;
    }
yy398:
    at++;
    { *value = 0x0; return 3; }
yy399:
    at++;
    { *value = 0xd; return 3; }
yy400:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy458;
        case 'u': goto yy459;
        default: goto yy355;
    }
yy401:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy460;
        default: goto yy355;
    }
yy402:
    at++;
    { *value = 0x1d; return 3; }
yy403:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy461;
        default: goto yy355;
    }
yy404:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy462;
        default: goto yy355;
    }
yy405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy463;
        default: goto yy355;
    }
yy406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy464;
        default: goto yy355;
    }
yy407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy465;
        default: goto yy355;
    }
yy408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy466;
        default: goto yy355;
    }
yy409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy467;
        default: goto yy355;
    }
yy410:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy468;
        default: goto yy355;
    }
yy411:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy469;
        default: goto yy355;
    }
yy412:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy470;
        default: goto yy355;
    }
yy413:
    at++;
    { *value = 0x38; return 3; }
yy414:
    at++;
    { *value = 0x39; return 3; }
yy415:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy471;
        default: goto yy355;
    }
yy416:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy472;
        default: goto yy355;
    }
yy417:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy473;
        default: goto yy355;
    }
yy418:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy474;
        default: goto yy355;
    }
yy419:
    at++;
    { *value = 0x36; return 3; }
yy420:
    at++;
    { *value = 0x11; return 3; }
yy421:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy475;
        case 'r': goto yy476;
        default: goto yy355;
    }
yy422:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy477;
        default: goto yy423;
    }
yy423:
    { *value = 0x10; return 3; }
yy424:
    at++;
    { *value = 0x15; return 3; }
yy425:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy478;
        default: goto yy426;
    }
yy426:
    { *value = 0x48; return 3; }
yy427:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy479;
        case 'w': goto yy480;
        default: goto yy355;
    }
yy428:
    at++;
    { *value = 0x23; return 3; }
yy429:
    at++;
    { *value = 0x1c; return 3; }
yy430:
    at++;
    { *value = 0x29; return 3; }
yy431:
    at++;
    { *value = 0x2a; return 3; }
yy432:
    at++;
    { *value = 0x2b; return 3; }
yy433:
    at++;
    { *value = 0x2c; return 3; }
yy434:
    at++;
    { *value = 0x2d; return 3; }
yy435:
    at++;
    { *value = 0x2e; return 3; }
yy436:
    at++;
    { *value = 0x2f; return 3; }
yy437:
    at++;
    { *value = 0x1f; return 3; }
yy438:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy481;
        default: goto yy355;
    }
yy439:
    at++;
    { *value = 0xc; return 3; }
yy440:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy482;
        case 'e': goto yy483;
        case 'g': goto yy484;
        case 'l': goto yy485;
        case 'n': goto yy486;
        case 'o': goto yy487;
        case 's': goto yy488;
        case 'z': goto yy489;
        default: goto yy355;
    }
yy441:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy490;
        default: goto yy442;
    }
yy442:
    { *value = 0x3f; return 3; }
yy443:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy491;
        default: goto yy355;
    }
yy444:
    at++;
    { *value = 0xa; return 3; }
yy445:
    at++;
    { *value = 0xb; return 3; }
yy446:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy492;
        default: goto yy355;
    }
yy447:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy493;
        default: goto yy355;
    }
yy448:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy494;
        default: goto yy355;
    }
yy449:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy495;
        default: goto yy355;
    }
yy450:
    at++;
    { *value = 0x3b; return 3; }
yy451:
    at++;
    { *value = 0x3c; return 3; }
yy452:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy496;
        default: goto yy453;
    }
yy453:
    { *value = 0x1; return 3; }
yy454:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy497;
        default: goto yy355;
    }
yy455:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy498;
        case 's': goto yy499;
        default: goto yy355;
    }
yy456:
    at++;
    { *value = 0xf; return 3; }
yy457:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy500;
        default: goto yy355;
    }
yy458:
    at++;
    { *value = 0x3; return 4; }
yy459:
    at++;
    { *value = 0x4; return 4; }
yy460:
    at++;
    { *value = 0x9; return 4; }
yy461:
    at++;
    { *value = 0x8; return 4; }
yy462:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy501;
        default: goto yy355;
    }
yy463:
    at++;
    { *value = 0x1e; return 4; }
yy464:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy502;
        default: goto yy355;
    }
yy465:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy503;
        default: goto yy355;
    }
yy466:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy504;
        default: goto yy355;
    }
yy467:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy505;
        default: goto yy355;
    }
yy468:
    at++;
    { *value = 0x4f; return 4; }
yy469:
    at++;
    { *value = 0x50; return 4; }
yy470:
    at++;
    { *value = 0x33; return 4; }
yy471:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy506;
        default: goto yy355;
    }
yy472:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy507;
        case 'u': goto yy508;
        default: goto yy355;
    }
yy473:
    at++;
    { *value = 0x34; return 4; }
yy474:
    at++;
    { *value = 0x32; return 4; }
yy475:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy509;
        default: goto yy355;
    }
yy476:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy510;
        default: goto yy355;
    }
yy477:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'z': goto yy511;
        default: goto yy355;
    }
yy478:
    at++;
    { *value = 0x4b; return 4; }
yy479:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy512;
        default: goto yy355;
    }
yy480:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy513;
        default: goto yy355;
    }
yy481:
    at++;
    { *value = 0x40; return 4; }
yy482:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy514;
        default: goto yy355;
    }
yy483:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'q': goto yy515;
        default: goto yy355;
    }
yy484:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy516;
        default: goto yy355;
    }
yy485:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy517;
        case 't': goto yy518;
        default: goto yy355;
    }
yy486:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy519;
        default: goto yy355;
    }
yy487:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy520;
        default: goto yy355;
    }
yy488:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy521;
        case 'g': goto yy522;
        case 'l': goto yy523;
        default: goto yy355;
    }
yy489:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy525;
        default: goto yy355;
    }
yy490:
    at++;
    { *value = 0x7; return 4; }
yy491:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy526;
        default: goto yy355;
    }
yy492:
    at++;
    { *value = 0x14; return 4; }
yy493:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy527;
        default: goto yy355;
    }
yy494:
    at++;
    { *value = 0x4c; return 4; }
yy495:
    at++;
    { *value = 0x4e; return 4; }
yy496:
    at++;
    { *value = 0x2; return 4; }
yy497:
    at++;
    { *value = 0x49; return 4; }
yy498:
    at++;
    { *value = 0x21; return 4; }
yy499:
    at++;
    { *value = 0x22; return 4; }
yy500:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy528;
        default: goto yy355;
    }
yy501:
    at++;
    { *value = 0x1b; return 5; }
yy502:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy529;
        case 's': goto yy530;
        default: goto yy355;
    }
yy503:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy532;
        default: goto yy355;
    }
yy504:
    at++;
    { *value = 0x12; return 5; }
yy505:
    at++;
    { *value = 0x13; return 5; }
yy506:
    at++;
    { *value = 0x35; return 5; }
yy507:
    at++;
    { *value = 0x31; return 5; }
yy508:
    at++;
    { *value = 0x30; return 5; }
yy509:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy533;
        default: goto yy355;
    }
yy510:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy534;
        default: goto yy355;
    }
yy511:
    at++;
    { *value = 0x3d; return 5; }
yy512:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy535;
        default: goto yy355;
    }
yy513:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy536;
        default: goto yy355;
    }
yy514:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy537;
        default: goto yy355;
    }
yy515:
    at++;
    { *value = 0x18; return 5; }
yy516:
    at++;
    { *value = 0x16; return 5; }
yy517:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy538;
        default: goto yy355;
    }
yy518:
    at++;
    { *value = 0x17; return 5; }
yy519:
    at++;
    { *value = 0x47; return 5; }
yy520:
    at++;
    { *value = 0x46; return 5; }
yy521:
    at++;
    { *value = 0x43; return 5; }
yy522:
    at++;
    { *value = 0x41; return 5; }
yy523:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy539;
        default: goto yy524;
    }
yy524:
    { *value = 0x42; return 5; }
yy525:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy540;
        default: goto yy355;
    }
yy526:
    at++;
    { *value = 0x4d; return 5; }
yy527:
    at++;
    { *value = 0x20; return 5; }
yy528:
    at++;
    { *value = 0x4a; return 6; }
yy529:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy541;
        default: goto yy355;
    }
yy530:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy542;
        default: goto yy531;
    }
yy531:
    { *value = 0x6; return 6; }
yy532:
    at++;
    { *value = 0x24; return 6; }
yy533:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy543;
        default: goto yy355;
    }
yy534:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy544;
        default: goto yy355;
    }
yy535:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy545;
        default: goto yy355;
    }
yy536:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy546;
        default: goto yy355;
    }
yy537:
    at++;
    { *value = 0x45; return 6; }
yy538:
    at++;
    { *value = 0x19; return 6; }
yy539:
    at++;
    { *value = 0x44; return 6; }
yy540:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy547;
        default: goto yy355;
    }
yy541:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy548;
        default: goto yy355;
    }
yy542:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy549;
        default: goto yy355;
    }
yy543:
    at++;
    { *value = 0x26; return 7; }
yy544:
    at++;
    { *value = 0x25; return 7; }
yy545:
    at++;
    { *value = 0x27; return 7; }
yy546:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy550;
        default: goto yy355;
    }
yy547:
    at++;
    { *value = 0x1a; return 7; }
yy548:
    at++;
    { *value = 0x5; return 8; }
yy549:
    at++;
    { *value = 0x3e; return 8; }
yy550:
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
        case '$': goto yy554;
        case '0': goto yy555;
        default: goto yy552;
    }
yy552:
    at++;
yy553:
    { return 0; }
yy554:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy556;
        case 'b': goto yy558;
        case 'c': goto yy559;
        case 'h': goto yy560;
        case 'i': goto yy561;
        case 'l': goto yy562;
        case 'm': goto yy564;
        case 'n': goto yy565;
        case 'p': goto yy566;
        case 'q': goto yy567;
        case 'r': goto yy568;
        case 's': goto yy569;
        case 'v': goto yy570;
        default: goto yy553;
    }
yy555:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy571;
        default: goto yy553;
    }
yy556:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy572;
        case 'm': goto yy573;
        case 'q': goto yy574;
        case 'r': goto yy575;
        case 's': goto yy576;
        default: goto yy557;
    }
yy557:
    at = mark;
    if (yyaccept == 0) {
        goto yy553;
    } else {
        goto yy563;
    }
yy558:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy577;
        case 'm': goto yy578;
        case 'q': goto yy579;
        case 'r': goto yy580;
        case 's': goto yy581;
        default: goto yy557;
    }
yy559:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy582;
        default: goto yy557;
    }
yy560:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy583;
        default: goto yy557;
    }
yy561:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy584;
        default: goto yy557;
    }
yy562:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy585;
        case 'l': goto yy586;
        default: goto yy563;
    }
yy563:
    { *value = 0x0; return 2; }
yy564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy587;
        case 'v': goto yy588;
        default: goto yy557;
    }
yy565:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy589;
        default: goto yy557;
    }
yy566:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy590;
        case '1': goto yy592;
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy594;
        case 'a': goto yy595;
        case 'c': goto yy596;
        case 'r': goto yy597;
        default: goto yy557;
    }
yy567:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy598;
        default: goto yy557;
    }
yy568:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy599;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy601;
        case 'e': goto yy602;
        case 'p': goto yy603;
        default: goto yy557;
    }
yy569:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy604;
        case 'r': goto yy605;
        case 't': goto yy606;
        case 'u': goto yy607;
        default: goto yy557;
    }
yy570:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy608;
        default: goto yy557;
    }
yy571:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy609;
        case '1': goto yy610;
        default: goto yy557;
    }
yy572:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy611;
        default: goto yy557;
    }
yy573:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy612;
        case 'v': goto yy613;
        default: goto yy557;
    }
yy574:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy614;
        default: goto yy557;
    }
yy575:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy615;
        case 'p': goto yy616;
        case 't': goto yy617;
        default: goto yy557;
    }
yy576:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy618;
        default: goto yy557;
    }
yy577:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy619;
        default: goto yy557;
    }
yy578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy620;
        case 'v': goto yy621;
        default: goto yy557;
    }
yy579:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy622;
        default: goto yy557;
    }
yy580:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy623;
        case 'p': goto yy624;
        default: goto yy557;
    }
yy581:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy625;
        default: goto yy557;
    }
yy582:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy626;
        case 't': goto yy627;
        default: goto yy557;
    }
yy583:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy628;
        default: goto yy557;
    }
yy584:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy629;
        default: goto yy557;
    }
yy585:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy630;
        default: goto yy557;
    }
yy586:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy631;
        default: goto yy557;
    }
yy587:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy632;
        case 'f': goto yy633;
        case 'p': goto yy634;
        case 't': goto yy635;
        case 'x': goto yy636;
        default: goto yy557;
    }
yy588:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy637;
        case 'y': goto yy638;
        default: goto yy557;
    }
yy589:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy639;
        default: goto yy557;
    }
yy590:
    at++;
yy591:
    { return isadora_scan_number(text, 2, at, value); }
yy592:
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
        case '9': goto yy594;
        default: goto yy593;
    }
yy593:
    { *value = 0x0; return 3; }
yy594:
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
        case '9': goto yy594;
        default: goto yy591;
    }
yy595:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy640;
        default: goto yy557;
    }
yy596:
    at++;
    { *value = 0x0; return 3; }
yy597:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy641;
        default: goto yy557;
    }
yy598:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy642;
        case 'y': goto yy643;
        default: goto yy557;
    }
yy599:
    at++;
yy600:
    { return isadora_scan_number(text, 2, at, value); }
yy601:
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
        case '9': goto yy601;
        default: goto yy600;
    }
yy602:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy644;
        default: goto yy557;
    }
yy603:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy645;
        default: goto yy557;
    }
yy604:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy646;
        default: goto yy557;
    }
yy605:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy647;
        case '1': goto yy649;
        case '2': goto yy650;
        case '3': goto yy652;
        case '4': goto yy653;
        case '5': goto yy655;
        case '6': goto yy657;
        case '7': goto yy659;
        case '8': goto yy661;
        case '9': goto yy663;
        default: goto yy557;
    }
yy606:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy665;
        default: goto yy557;
    }
yy607:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy666;
        default: goto yy557;
    }
yy608:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy667;
        default: goto yy557;
    }
yy609:
    at++;
    { *value = 0x0; return 3; }
yy610:
    at++;
    { *value = 0x0; return 3; }
yy611:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy668;
        default: goto yy557;
    }
yy612:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy669;
        default: goto yy557;
    }
yy613:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy670;
        case 'y': goto yy671;
        default: goto yy557;
    }
yy614:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy672;
        case 'y': goto yy673;
        default: goto yy557;
    }
yy615:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy674;
        default: goto yy557;
    }
yy616:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy675;
        default: goto yy557;
    }
yy617:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'h': goto yy676;
        case 'l': goto yy677;
        default: goto yy557;
    }
yy618:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy678;
        default: goto yy557;
    }
yy619:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy679;
        default: goto yy557;
    }
yy620:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy680;
        default: goto yy557;
    }
yy621:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy681;
        case 'y': goto yy682;
        default: goto yy557;
    }
yy622:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy683;
        case 'y': goto yy684;
        default: goto yy557;
    }
yy623:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'f': goto yy685;
        default: goto yy557;
    }
yy624:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy686;
        default: goto yy557;
    }
yy625:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy687;
        default: goto yy557;
    }
yy626:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy688;
        default: goto yy557;
    }
yy627:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy689;
        default: goto yy557;
    }
yy628:
    at++;
    { *value = 0x0; return 4; }
yy629:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy690;
        default: goto yy557;
    }
yy630:
    at++;
    { *value = 0x0; return 4; }
yy631:
    at++;
    { *value = 0x0; return 4; }
yy632:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy691;
        default: goto yy557;
    }
yy633:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy692;
        default: goto yy557;
    }
yy634:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy693;
        default: goto yy557;
    }
yy635:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy694;
        default: goto yy557;
    }
yy636:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy695;
        default: goto yy557;
    }
yy637:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy696;
        default: goto yy557;
    }
yy638:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy697;
        default: goto yy557;
    }
yy639:
    at++;
    { *value = 0x0; return 4; }
yy640:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy698;
        default: goto yy557;
    }
yy641:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy699;
        default: goto yy557;
    }
yy642:
    at++;
    { *value = 0x0; return 4; }
yy643:
    at++;
    { *value = 0x0; return 4; }
yy644:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy700;
        default: goto yy557;
    }
yy645:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy701;
        case 't': goto yy702;
        default: goto yy557;
    }
yy646:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy703;
        default: goto yy557;
    }
yy647:
    at++;
yy648:
    { return isadora_scan_number(text, 3, at, value); }
yy649:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy704;
        case '1': goto yy706;
        case '2': goto yy707;
        case '3': goto yy709;
        case '4': goto yy711;
        case '5': goto yy713;
        case '6': goto yy715;
        case '7': goto yy717;
        case '8': goto yy719;
        case '9': goto yy721;
        default: goto yy648;
    }
yy650:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy723;
        case '1': goto yy725;
        case '2': goto yy727;
        case '3': goto yy729;
        case '4': goto yy731;
        case '5': goto yy733;
        case '6': goto yy735;
        case '7': goto yy737;
        case '8': goto yy739;
        case '9': goto yy741;
        default: goto yy651;
    }
yy651:
    { *value = 0x0; return 4; }
yy652:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy743;
        case '1': goto yy706;
        case '2': goto yy745;
        case '3': goto yy747;
        case '4': goto yy749;
        case '5': goto yy751;
        case '6': goto yy753;
        case '7': goto yy755;
        case '8': goto yy757;
        case '9': goto yy759;
        default: goto yy648;
    }
yy653:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy761;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7': goto yy706;
        case '8': goto yy763;
        case '9': goto yy765;
        default: goto yy654;
    }
yy654:
    { *value = 0x0; return 4; }
yy655:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy767;
        case '1': goto yy769;
        case '2': goto yy771;
        case '3': goto yy773;
        case '4': goto yy775;
        case '5': goto yy777;
        case '6': goto yy779;
        case '7': goto yy781;
        case '8': goto yy783;
        case '9': goto yy706;
        default: goto yy656;
    }
yy656:
    { *value = 0x0; return 4; }
yy657:
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
        default: goto yy658;
    }
yy658:
    { *value = 0x0; return 4; }
yy659:
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
        default: goto yy660;
    }
yy660:
    { *value = 0x0; return 4; }
yy661:
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
        default: goto yy662;
    }
yy662:
    { *value = 0x0; return 4; }
yy663:
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
        default: goto yy664;
    }
yy664:
    { *value = 0x0; return 4; }
yy665:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy785;
        default: goto yy557;
    }
yy666:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'm': goto yy786;
        default: goto yy557;
    }
yy667:
    at++;
    { *value = 0x0; return 4; }
yy668:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy787;
        default: goto yy557;
    }
yy669:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy788;
        default: goto yy557;
    }
yy670:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy789;
        default: goto yy557;
    }
yy671:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy790;
        default: goto yy557;
    }
yy672:
    at++;
    { *value = 0x0; return 5; }
yy673:
    at++;
    { *value = 0x0; return 5; }
yy674:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy791;
        default: goto yy557;
    }
yy675:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy792;
        default: goto yy557;
    }
yy676:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy793;
        default: goto yy557;
    }
yy677:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'o': goto yy794;
        default: goto yy557;
    }
yy678:
    at++;
    { *value = 0x0; return 5; }
yy679:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy795;
        default: goto yy557;
    }
yy680:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy796;
        default: goto yy557;
    }
yy681:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy797;
        default: goto yy557;
    }
yy682:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy798;
        default: goto yy557;
    }
yy683:
    at++;
    { *value = 0x0; return 5; }
yy684:
    at++;
    { *value = 0x0; return 5; }
yy685:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy799;
        default: goto yy557;
    }
yy686:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'l': goto yy800;
        default: goto yy557;
    }
yy687:
    at++;
    { *value = 0x0; return 5; }
yy688:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy801;
        default: goto yy557;
    }
yy689:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy802;
        default: goto yy557;
    }
yy690:
    at++;
    { *value = 0x0; return 5; }
yy691:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'd': goto yy803;
        default: goto yy557;
    }
yy692:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy804;
        default: goto yy557;
    }
yy693:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy805;
        default: goto yy557;
    }
yy694:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy806;
        default: goto yy557;
    }
yy695:
    at++;
    { *value = 0x0; return 5; }
yy696:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy807;
        case '1': goto yy808;
        default: goto yy557;
    }
yy697:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy809;
        case '1': goto yy810;
        default: goto yy557;
    }
yy698:
    at++;
    { *value = 0x0; return 5; }
yy699:
    at++;
    { *value = 0x0; return 5; }
yy700:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy811;
        case '1': goto yy812;
        default: goto yy557;
    }
yy701:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy813;
        case '1': goto yy814;
        default: goto yy557;
    }
yy702:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy815;
        default: goto yy557;
    }
yy703:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy816;
        default: goto yy557;
    }
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
        case '9': goto yy706;
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
        case '9': goto yy706;
        default: goto yy648;
    }
yy707:
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
        default: goto yy708;
    }
yy708:
    { *value = 0x0; return 5; }
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
        case '9': goto yy706;
        default: goto yy710;
    }
yy710:
    { *value = 0x0; return 5; }
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
        case '9': goto yy706;
        default: goto yy712;
    }
yy712:
    { *value = 0x0; return 5; }
yy713:
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
        default: goto yy714;
    }
yy714:
    { *value = 0x0; return 5; }
yy715:
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
        default: goto yy716;
    }
yy716:
    { *value = 0x0; return 5; }
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
        case '9': goto yy706;
        default: goto yy718;
    }
yy718:
    { *value = 0x0; return 5; }
yy719:
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
        default: goto yy720;
    }
yy720:
    { *value = 0x0; return 5; }
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
        case '9': goto yy706;
        default: goto yy722;
    }
yy722:
    { *value = 0x0; return 5; }
yy723:
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
        default: goto yy724;
    }
yy724:
    { *value = 0x0; return 5; }
yy725:
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
        default: goto yy726;
    }
yy726:
    { *value = 0x0; return 5; }
yy727:
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
        default: goto yy728;
    }
yy728:
    { *value = 0x0; return 5; }
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
        case '9': goto yy706;
        default: goto yy730;
    }
yy730:
    { *value = 0x0; return 5; }
yy731:
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
        default: goto yy732;
    }
yy732:
    { *value = 0x0; return 5; }
yy733:
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
        default: goto yy734;
    }
yy734:
    { *value = 0x0; return 5; }
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
        case '9': goto yy706;
        default: goto yy736;
    }
yy736:
    { *value = 0x0; return 5; }
yy737:
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
        default: goto yy738;
    }
yy738:
    { *value = 0x0; return 5; }
yy739:
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
        default: goto yy740;
    }
yy740:
    { *value = 0x0; return 5; }
yy741:
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
        default: goto yy742;
    }
yy742:
    { *value = 0x0; return 5; }
yy743:
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
        default: goto yy744;
    }
yy744:
    { *value = 0x0; return 5; }
yy745:
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
        default: goto yy746;
    }
yy746:
    { *value = 0x0; return 5; }
yy747:
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
        default: goto yy748;
    }
yy748:
    { *value = 0x0; return 5; }
yy749:
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
        default: goto yy750;
    }
yy750:
    { *value = 0x0; return 5; }
yy751:
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
        default: goto yy752;
    }
yy752:
    { *value = 0x0; return 5; }
yy753:
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
        default: goto yy754;
    }
yy754:
    { *value = 0x0; return 5; }
yy755:
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
        default: goto yy756;
    }
yy756:
    { *value = 0x0; return 5; }
yy757:
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
        default: goto yy758;
    }
yy758:
    { *value = 0x0; return 5; }
yy759:
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
        default: goto yy760;
    }
yy760:
    { *value = 0x0; return 5; }
yy761:
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
        default: goto yy762;
    }
yy762:
    { *value = 0x0; return 5; }
yy763:
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
        default: goto yy764;
    }
yy764:
    { *value = 0x0; return 5; }
yy765:
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
        default: goto yy766;
    }
yy766:
    { *value = 0x0; return 5; }
yy767:
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
        default: goto yy768;
    }
yy768:
    { *value = 0x0; return 5; }
yy769:
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
        default: goto yy770;
    }
yy770:
    { *value = 0x0; return 5; }
yy771:
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
        default: goto yy772;
    }
yy772:
    { *value = 0x0; return 5; }
yy773:
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
        default: goto yy774;
    }
yy774:
    { *value = 0x0; return 5; }
yy775:
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
        default: goto yy776;
    }
yy776:
    { *value = 0x0; return 5; }
yy777:
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
        default: goto yy778;
    }
yy778:
    { *value = 0x0; return 5; }
yy779:
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
        default: goto yy780;
    }
yy780:
    { *value = 0x0; return 5; }
yy781:
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
        default: goto yy782;
    }
yy782:
    { *value = 0x0; return 5; }
yy783:
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
        default: goto yy784;
    }
yy784:
    { *value = 0x0; return 5; }
yy785:
    at++;
    { *value = 0x0; return 5; }
yy786:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy817;
        default: goto yy557;
    }
yy787:
    at++;
    { *value = 0x0; return 6; }
yy788:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy818;
        default: goto yy557;
    }
yy789:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy819;
        case '1': goto yy820;
        default: goto yy557;
    }
yy790:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy821;
        case '1': goto yy822;
        default: goto yy557;
    }
yy791:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy823;
        case '1': goto yy824;
        default: goto yy557;
    }
yy792:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy825;
        case '1': goto yy826;
        default: goto yy557;
    }
yy793:
    at++;
    { *value = 0x0; return 6; }
yy794:
    at++;
    { *value = 0x0; return 6; }
yy795:
    at++;
    { *value = 0x0; return 6; }
yy796:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy827;
        default: goto yy557;
    }
yy797:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy828;
        case '1': goto yy829;
        default: goto yy557;
    }
yy798:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy830;
        case '1': goto yy831;
        default: goto yy557;
    }
yy799:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy832;
        case '1': goto yy833;
        default: goto yy557;
    }
yy800:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy834;
        case '1': goto yy835;
        default: goto yy557;
    }
yy801:
    at++;
    { *value = 0x0; return 6; }
yy802:
    at++;
    { *value = 0x0; return 6; }
yy803:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy836;
        default: goto yy557;
    }
yy804:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy837;
        default: goto yy557;
    }
yy805:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy838;
        default: goto yy557;
    }
yy806:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy839;
        default: goto yy557;
    }
yy807:
    at++;
    { *value = 0x0; return 6; }
yy808:
    at++;
    { *value = 0x0; return 6; }
yy809:
    at++;
    { *value = 0x0; return 6; }
yy810:
    at++;
    { *value = 0x0; return 6; }
yy811:
    at++;
    { *value = 0x0; return 6; }
yy812:
    at++;
    { *value = 0x0; return 6; }
yy813:
    at++;
    { *value = 0x0; return 6; }
yy814:
    at++;
    { *value = 0x0; return 6; }
yy815:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'b': goto yy840;
        default: goto yy557;
    }
yy816:
    at++;
    { *value = 0x0; return 6; }
yy817:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy841;
        default: goto yy557;
    }
yy818:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy842;
        default: goto yy557;
    }
yy819:
    at++;
    { *value = 0x0; return 7; }
yy820:
    at++;
    { *value = 0x0; return 7; }
yy821:
    at++;
    { *value = 0x0; return 7; }
yy822:
    at++;
    { *value = 0x0; return 7; }
yy823:
    at++;
    { *value = 0x0; return 7; }
yy824:
    at++;
    { *value = 0x0; return 7; }
yy825:
    at++;
    { *value = 0x0; return 7; }
yy826:
    at++;
    { *value = 0x0; return 7; }
yy827:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'g': goto yy843;
        default: goto yy557;
    }
yy828:
    at++;
    { *value = 0x0; return 7; }
yy829:
    at++;
    { *value = 0x0; return 7; }
yy830:
    at++;
    { *value = 0x0; return 7; }
yy831:
    at++;
    { *value = 0x0; return 7; }
yy832:
    at++;
    { *value = 0x0; return 7; }
yy833:
    at++;
    { *value = 0x0; return 7; }
yy834:
    at++;
    { *value = 0x0; return 7; }
yy835:
    at++;
    { *value = 0x0; return 7; }
yy836:
    at++;
    { *value = 0x0; return 7; }
yy837:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy844;
        default: goto yy557;
    }
yy838:
    at++;
    { *value = 0x0; return 7; }
yy839:
    at++;
    { *value = 0x0; return 7; }
yy840:
    at++;
    { *value = 0x0; return 7; }
yy841:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'y': goto yy845;
        default: goto yy557;
    }
yy842:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy846;
        default: goto yy557;
    }
yy843:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy847;
        default: goto yy557;
    }
yy844:
    at++;
    { *value = 0x0; return 8; }
yy845:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'p': goto yy848;
        default: goto yy557;
    }
yy846:
    at++;
    { *value = 0x0; return 9; }
yy847:
    at++;
    { *value = 0x0; return 9; }
yy848:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy849;
        default: goto yy557;
    }
yy849:
    at++;
    { *value = 0x0; return 10; }
}

}
