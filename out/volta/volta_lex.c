/* Generated from the description volta by gen/emit/assembler.lua. Do not edit. */
#include "volta_lex.h"



/* registers of `$P` */
uint32_t volta_scan_file_p(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

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
        case 'T': goto yy7;
        default: goto yy2;
    }
yy4:
    at++;
yy5:
    { return isadora_scan_number(text, 1, at, value); }
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
yy7:
    at++;
    { *value = 0x7; return 2; }
}

}

/* texts of `WIDE` */
uint32_t volta_scan_words_wide(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy11;
        default: goto yy9;
    }
yy9:
    at++;
yy10:
    { return 0; }
yy11:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy12;
        default: goto yy10;
    }
yy12:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `AOP` */
uint32_t volta_scan_words_aop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy16;
        default: goto yy14;
    }
yy14:
    at++;
yy15:
    { return 0; }
yy16:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy17;
        case 'D': goto yy19;
        case 'E': goto yy20;
        case 'I': goto yy21;
        case 'M': goto yy22;
        case 'O': goto yy23;
        case 'X': goto yy24;
        default: goto yy15;
    }
yy17:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy25;
        case 'N': goto yy26;
        default: goto yy18;
    }
yy18:
    at = mark;
    goto yy15;
yy19:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy27;
        default: goto yy18;
    }
yy20:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy28;
        default: goto yy18;
    }
yy21:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy29;
        default: goto yy18;
    }
yy22:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy30;
        case 'I': goto yy31;
        default: goto yy18;
    }
yy23:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy32;
        default: goto yy18;
    }
yy24:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy33;
        default: goto yy18;
    }
yy25:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy34;
        default: goto yy18;
    }
yy26:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy35;
        default: goto yy18;
    }
yy27:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy36;
        default: goto yy18;
    }
yy28:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy37;
        default: goto yy18;
    }
yy29:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy38;
        case 'V': goto yy39;
        default: goto yy18;
    }
yy30:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy40;
        default: goto yy18;
    }
yy31:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy41;
        default: goto yy18;
    }
yy32:
    at++;
    { *value = 0x6; return 3; }
yy33:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy42;
        default: goto yy18;
    }
yy34:
    at++;
    { *value = 0x0; return 4; }
yy35:
    at++;
    { *value = 0x5; return 4; }
yy36:
    at++;
    { *value = 0x4; return 4; }
yy37:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy43;
        default: goto yy18;
    }
yy38:
    at++;
    { *value = 0x3; return 4; }
yy39:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy44;
        default: goto yy18;
    }
yy40:
    at++;
    { *value = 0x2; return 4; }
yy41:
    at++;
    { *value = 0x1; return 4; }
yy42:
    at++;
    { *value = 0x7; return 4; }
yy43:
    at++;
    { *value = 0x8; return 5; }
yy44:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy45;
        default: goto yy18;
    }
yy45:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy46;
        default: goto yy18;
    }
yy46:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy47;
        default: goto yy18;
    }
yy47:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy48;
        case '9': goto yy49;
        default: goto yy18;
    }
yy48:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy50;
        case '1': goto yy51;
        case '2': goto yy52;
        case '3': goto yy53;
        case '4': goto yy54;
        case '5': goto yy55;
        default: goto yy18;
    }
yy49:
    at++;
    { *value = 0x9; return 9; }
yy50:
    at++;
    { *value = 0xa; return 10; }
yy51:
    at++;
    { *value = 0xb; return 10; }
yy52:
    at++;
    { *value = 0xc; return 10; }
yy53:
    at++;
    { *value = 0xd; return 10; }
yy54:
    at++;
    { *value = 0xe; return 10; }
yy55:
    at++;
    { *value = 0xf; return 10; }
}

}

/* texts of `EVICT` */
uint32_t volta_scan_words_evict(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy59;
        default: goto yy57;
    }
yy57:
    at++;
yy58:
    { return 0; }
yy59:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy60;
        case 'L': goto yy62;
        case 'N': goto yy63;
        default: goto yy58;
    }
yy60:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy64;
        case 'L': goto yy65;
        case 'U': goto yy66;
        default: goto yy61;
    }
yy61:
    at = mark;
    goto yy58;
yy62:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy67;
        default: goto yy61;
    }
yy63:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy68;
        default: goto yy61;
    }
yy64:
    at++;
    { *value = 0x0; return 3; }
yy65:
    at++;
    { *value = 0x2; return 3; }
yy66:
    at++;
    { *value = 0x4; return 3; }
yy67:
    at++;
    { *value = 0x3; return 3; }
yy68:
    at++;
    { *value = 0x5; return 3; }
}

}

/* texts of `ATYPE3` */
uint32_t volta_scan_words_atype3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy72;
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
        case '6': goto yy73;
        case 'F': goto yy75;
        case 'I': goto yy76;
        case 'S': goto yy77;
        default: goto yy71;
    }
yy73:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy78;
        default: goto yy74;
    }
yy74:
    at = mark;
    goto yy71;
yy75:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy79;
        case '3': goto yy80;
        case '6': goto yy81;
        default: goto yy74;
    }
yy76:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy82;
        default: goto yy74;
    }
yy77:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy83;
        case '6': goto yy84;
        default: goto yy74;
    }
yy78:
    at++;
    { *value = 0x2; return 3; }
yy79:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy85;
        default: goto yy74;
    }
yy80:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy86;
        default: goto yy74;
    }
yy81:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy87;
        default: goto yy74;
    }
yy82:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy88;
        default: goto yy74;
    }
yy83:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy89;
        default: goto yy74;
    }
yy84:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy90;
        default: goto yy74;
    }
yy85:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy91;
        default: goto yy74;
    }
yy86:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy92;
        default: goto yy74;
    }
yy87:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy93;
        default: goto yy74;
    }
yy88:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy94;
        default: goto yy74;
    }
yy89:
    at++;
    { *value = 0x1; return 4; }
yy90:
    at++;
    { *value = 0x5; return 4; }
yy91:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy95;
        default: goto yy74;
    }
yy92:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy96;
        default: goto yy74;
    }
yy93:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy97;
        default: goto yy74;
    }
yy94:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy98;
        default: goto yy74;
    }
yy95:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy99;
        default: goto yy74;
    }
yy96:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy100;
        default: goto yy74;
    }
yy97:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy101;
        default: goto yy74;
    }
yy98:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy102;
        default: goto yy74;
    }
yy99:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy103;
        default: goto yy74;
    }
yy100:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy104;
        default: goto yy74;
    }
yy101:
    at++;
    { *value = 0x6; return 7; }
yy102:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy105;
        default: goto yy74;
    }
yy103:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy106;
        default: goto yy74;
    }
yy104:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy107;
        default: goto yy74;
    }
yy105:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy108;
        default: goto yy74;
    }
yy106:
    at++;
    { *value = 0x4; return 9; }
yy107:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy109;
        default: goto yy74;
    }
yy108:
    at++;
    { *value = 0x7; return 9; }
yy109:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy110;
        default: goto yy74;
    }
yy110:
    at++;
    { *value = 0x3; return 11; }
}

}

/* texts of `AORDER` */
uint32_t volta_scan_words_aorder(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy114;
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
        case 'I': goto yy115;
        case 'S': goto yy117;
        default: goto yy113;
    }
yy115:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy118;
        default: goto yy116;
    }
yy116:
    at = mark;
    goto yy113;
yy117:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy119;
        default: goto yy116;
    }
yy118:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy120;
        default: goto yy116;
    }
yy119:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy121;
        default: goto yy116;
    }
yy120:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy122;
        default: goto yy116;
    }
yy121:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy123;
        default: goto yy116;
    }
yy122:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy124;
        default: goto yy116;
    }
yy123:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy125;
        default: goto yy116;
    }
yy124:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy126;
        default: goto yy116;
    }
yy125:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy127;
        default: goto yy116;
    }
yy126:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy128;
        default: goto yy116;
    }
yy127:
    at++;
    { *value = 0x2; return 7; }
yy128:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy129;
        case '3': goto yy130;
        default: goto yy116;
    }
yy129:
    at++;
    { *value = 0x0; return 9; }
yy130:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `SCOPE` */
uint32_t volta_scan_words_scope(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy134;
        default: goto yy132;
    }
yy132:
    at++;
yy133:
    { return 0; }
yy134:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy135;
        case 'G': goto yy137;
        case 'S': goto yy138;
        default: goto yy133;
    }
yy135:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy139;
        default: goto yy136;
    }
yy136:
    at = mark;
    goto yy133;
yy137:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy140;
        default: goto yy136;
    }
yy138:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy141;
        case 'Y': goto yy142;
        default: goto yy136;
    }
yy139:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy143;
        default: goto yy136;
    }
yy140:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy144;
        default: goto yy136;
    }
yy141:
    at++;
    { *value = 0x1; return 3; }
yy142:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy145;
        default: goto yy136;
    }
yy143:
    at++;
    { *value = 0x0; return 4; }
yy144:
    at++;
    { *value = 0x2; return 4; }
yy145:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `PRIV` */
uint32_t volta_scan_words_priv(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy149;
        default: goto yy147;
    }
yy147:
    at++;
yy148:
    { return 0; }
yy149:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy150;
        default: goto yy148;
    }
yy150:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy152;
        default: goto yy151;
    }
yy151:
    at = mark;
    goto yy148;
yy152:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy153;
        default: goto yy151;
    }
yy153:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy154;
        default: goto yy151;
    }
yy154:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy155;
        default: goto yy151;
    }
yy155:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy156;
        default: goto yy151;
    }
yy156:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy157;
        default: goto yy151;
    }
yy157:
    at++;
    { *value = 0x1; return 8; }
}

}

/* registers of `$R` */
uint32_t volta_scan_file_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy161;
        default: goto yy159;
    }
yy159:
    at++;
yy160:
    { return 0; }
yy161:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy162;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy164;
        case 'Z': goto yy165;
        default: goto yy160;
    }
yy162:
    at++;
yy163:
    { return isadora_scan_number(text, 1, at, value); }
yy164:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy164;
        default: goto yy163;
    }
yy165:
    at++;
    { *value = 0xff; return 2; }
}

}

/* texts of `NOY` */
uint32_t volta_scan_words_noy(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy168;
        default: goto yy167;
    }
yy167:
    at++;
    { return 0; }
yy168:
    at++;
    { *value = 0x0; return 1; }
}

}

/* texts of `W1` */
uint32_t volta_scan_words_w1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy172;
        default: goto yy170;
    }
yy170:
    at++;
yy171:
    { return 0; }
yy172:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy173;
        default: goto yy171;
    }
yy173:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `W2` */
uint32_t volta_scan_words_w2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy177;
        default: goto yy175;
    }
yy175:
    at++;
yy176:
    { return 0; }
yy177:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy178;
        default: goto yy176;
    }
yy178:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `W3` */
uint32_t volta_scan_words_w3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy182;
        default: goto yy180;
    }
yy180:
    at++;
yy181:
    { return 0; }
yy182:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy183;
        default: goto yy181;
    }
yy183:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `W4` */
uint32_t volta_scan_words_w4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy187;
        default: goto yy185;
    }
yy185:
    at++;
yy186:
    { return 0; }
yy187:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy188;
        default: goto yy186;
    }
yy188:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `W5` */
uint32_t volta_scan_words_w5(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy192;
        default: goto yy190;
    }
yy190:
    at++;
yy191:
    { return 0; }
yy192:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy193;
        default: goto yy191;
    }
yy193:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `W6` */
uint32_t volta_scan_words_w6(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy197;
        default: goto yy195;
    }
yy195:
    at++;
yy196:
    { return 0; }
yy197:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy198;
        default: goto yy196;
    }
yy198:
    at++;
    { *value = 0x1; return 2; }
}

}

/* registers of `$UR` */
uint32_t volta_scan_file_ur(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy202;
        default: goto yy200;
    }
yy200:
    at++;
yy201:
    { return 0; }
yy202:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy203;
        default: goto yy201;
    }
yy203:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy205;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy207;
        case 'Z': goto yy208;
        default: goto yy204;
    }
yy204:
    at = mark;
    goto yy201;
yy205:
    at++;
yy206:
    { return isadora_scan_number(text, 2, at, value); }
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
        case '9': goto yy207;
        default: goto yy206;
    }
yy208:
    at++;
    { *value = 0x3f; return 3; }
}

}

/* texts of `ATYPE4` */
uint32_t volta_scan_words_atype4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy212;
        default: goto yy210;
    }
yy210:
    at++;
yy211:
    { return 0; }
yy212:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy213;
        case 'F': goto yy215;
        case 'I': goto yy216;
        case 'S': goto yy217;
        default: goto yy211;
    }
yy213:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy218;
        default: goto yy214;
    }
yy214:
    at = mark;
    goto yy211;
yy215:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy219;
        case '3': goto yy220;
        case '6': goto yy221;
        default: goto yy214;
    }
yy216:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy222;
        default: goto yy214;
    }
yy217:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy223;
        case '6': goto yy224;
        default: goto yy214;
    }
yy218:
    at++;
    { *value = 0x2; return 3; }
yy219:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy225;
        default: goto yy214;
    }
yy220:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy226;
        default: goto yy214;
    }
yy221:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy227;
        default: goto yy214;
    }
yy222:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy228;
        default: goto yy214;
    }
yy223:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy229;
        default: goto yy214;
    }
yy224:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy230;
        default: goto yy214;
    }
yy225:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy231;
        default: goto yy214;
    }
yy226:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy232;
        default: goto yy214;
    }
yy227:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy233;
        default: goto yy214;
    }
yy228:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy234;
        default: goto yy214;
    }
yy229:
    at++;
    { *value = 0x1; return 4; }
yy230:
    at++;
    { *value = 0x5; return 4; }
yy231:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy235;
        default: goto yy214;
    }
yy232:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy236;
        default: goto yy214;
    }
yy233:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy237;
        default: goto yy214;
    }
yy234:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy238;
        default: goto yy214;
    }
yy235:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy239;
        default: goto yy214;
    }
yy236:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy240;
        default: goto yy214;
    }
yy237:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy241;
        default: goto yy214;
    }
yy238:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy242;
        default: goto yy214;
    }
yy239:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy243;
        default: goto yy214;
    }
yy240:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy244;
        default: goto yy214;
    }
yy241:
    at++;
    { *value = 0x6; return 7; }
yy242:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy245;
        default: goto yy214;
    }
yy243:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy246;
        default: goto yy214;
    }
yy244:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy247;
        default: goto yy214;
    }
yy245:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy248;
        case '7': goto yy249;
        case '8': goto yy250;
        case '9': goto yy251;
        default: goto yy214;
    }
yy246:
    at++;
    { *value = 0x4; return 9; }
yy247:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy252;
        default: goto yy214;
    }
yy248:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy253;
        case '1': goto yy254;
        case '2': goto yy255;
        case '3': goto yy256;
        case '4': goto yy257;
        case '5': goto yy258;
        default: goto yy214;
    }
yy249:
    at++;
    { *value = 0x7; return 9; }
yy250:
    at++;
    { *value = 0x8; return 9; }
yy251:
    at++;
    { *value = 0x9; return 9; }
yy252:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy259;
        default: goto yy214;
    }
yy253:
    at++;
    { *value = 0xa; return 10; }
yy254:
    at++;
    { *value = 0xb; return 10; }
yy255:
    at++;
    { *value = 0xc; return 10; }
yy256:
    at++;
    { *value = 0xd; return 10; }
yy257:
    at++;
    { *value = 0xe; return 10; }
yy258:
    at++;
    { *value = 0xf; return 10; }
yy259:
    at++;
    { *value = 0x3; return 11; }
}

}

/* texts of `SORD` */
uint32_t volta_scan_words_sord(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy263;
        default: goto yy261;
    }
yy261:
    at++;
yy262:
    { return 0; }
yy263:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy264;
        case 'M': goto yy266;
        case 'S': goto yy267;
        default: goto yy262;
    }
yy264:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy268;
        default: goto yy265;
    }
yy265:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy262;
        case 1: goto yy293;
        case 2: goto yy301;
        case 3: goto yy309;
        default: goto yy313;
    }
yy266:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy269;
        default: goto yy265;
    }
yy267:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy270;
        default: goto yy265;
    }
yy268:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy271;
        default: goto yy265;
    }
yy269:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy272;
        default: goto yy265;
    }
yy270:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy273;
        default: goto yy265;
    }
yy271:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy274;
        default: goto yy265;
    }
yy272:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy275;
        default: goto yy265;
    }
yy273:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy276;
        default: goto yy265;
    }
yy274:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy277;
        default: goto yy265;
    }
yy275:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy278;
        default: goto yy265;
    }
yy276:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy279;
        default: goto yy265;
    }
yy277:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy280;
        default: goto yy265;
    }
yy278:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy281;
        default: goto yy265;
    }
yy279:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy282;
        default: goto yy265;
    }
yy280:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy283;
        default: goto yy265;
    }
yy281:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy284;
        default: goto yy265;
    }
yy282:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy285;
        default: goto yy265;
    }
yy283:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy286;
        default: goto yy265;
    }
yy284:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy287;
        default: goto yy265;
    }
yy285:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy288;
        case 'S': goto yy289;
        default: goto yy265;
    }
yy286:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy290;
        default: goto yy265;
    }
yy287:
    at++;
    { *value = 0x8; return 9; }
yy288:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy291;
        default: goto yy265;
    }
yy289:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy292;
        case 'Y': goto yy294;
        default: goto yy265;
    }
yy290:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy295;
        case 'G': goto yy296;
        case 'P': goto yy297;
        case 'S': goto yy298;
        case 'V': goto yy299;
        default: goto yy265;
    }
yy291:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy300;
        default: goto yy265;
    }
yy292:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy302;
        default: goto yy293;
    }
yy293:
    { *value = 0x5; return 10; }
yy294:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy303;
        default: goto yy265;
    }
yy295:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy304;
        default: goto yy265;
    }
yy296:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy305;
        default: goto yy265;
    }
yy297:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy306;
        default: goto yy265;
    }
yy298:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy307;
        default: goto yy265;
    }
yy299:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy308;
        default: goto yy265;
    }
yy300:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy310;
        default: goto yy301;
    }
yy301:
    { *value = 0x7; return 11; }
yy302:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy311;
        default: goto yy265;
    }
yy303:
    at++;
    { *value = 0xa; return 11; }
yy304:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy312;
        default: goto yy265;
    }
yy305:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy314;
        default: goto yy265;
    }
yy306:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy315;
        default: goto yy265;
    }
yy307:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy316;
        default: goto yy265;
    }
yy308:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy317;
        default: goto yy309;
    }
yy309:
    { *value = 0xd; return 12; }
yy310:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy318;
        default: goto yy265;
    }
yy311:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy319;
        default: goto yy265;
    }
yy312:
    yyaccept = 4;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy320;
        default: goto yy313;
    }
yy313:
    { *value = 0x2; return 13; }
yy314:
    at++;
    { *value = 0xf; return 13; }
yy315:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy321;
        default: goto yy265;
    }
yy316:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy322;
        default: goto yy265;
    }
yy317:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy323;
        default: goto yy265;
    }
yy318:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy324;
        default: goto yy265;
    }
yy319:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy325;
        default: goto yy265;
    }
yy320:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy326;
        default: goto yy265;
    }
yy321:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy327;
        default: goto yy265;
    }
yy322:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy328;
        default: goto yy265;
    }
yy323:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy329;
        default: goto yy265;
    }
yy324:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy330;
        default: goto yy265;
    }
yy325:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy331;
        default: goto yy265;
    }
yy326:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy332;
        default: goto yy265;
    }
yy327:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy333;
        default: goto yy265;
    }
yy328:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy334;
        default: goto yy265;
    }
yy329:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy335;
        default: goto yy265;
    }
yy330:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy336;
        default: goto yy265;
    }
yy331:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy337;
        default: goto yy265;
    }
yy332:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy338;
        default: goto yy265;
    }
yy333:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy339;
        default: goto yy265;
    }
yy334:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy340;
        default: goto yy265;
    }
yy335:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy341;
        default: goto yy265;
    }
yy336:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy342;
        default: goto yy265;
    }
yy337:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy343;
        default: goto yy265;
    }
yy338:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy344;
        default: goto yy265;
    }
yy339:
    at++;
    { *value = 0x1; return 17; }
yy340:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy345;
        default: goto yy265;
    }
yy341:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy346;
        default: goto yy265;
    }
yy342:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy347;
        default: goto yy265;
    }
yy343:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy348;
        default: goto yy265;
    }
yy344:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy349;
        default: goto yy265;
    }
yy345:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy350;
        default: goto yy265;
    }
yy346:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy351;
        default: goto yy265;
    }
yy347:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy352;
        default: goto yy265;
    }
yy348:
    at++;
    { *value = 0x4; return 18; }
yy349:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy353;
        default: goto yy265;
    }
yy350:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy354;
        default: goto yy265;
    }
yy351:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy355;
        default: goto yy265;
    }
yy352:
    at++;
    { *value = 0x6; return 19; }
yy353:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy356;
        default: goto yy265;
    }
yy354:
    at++;
    { *value = 0xb; return 20; }
yy355:
    at++;
    { *value = 0xe; return 20; }
yy356:
    at++;
    { *value = 0x3; return 21; }
}

}

/* texts of `ATYPE9` */
uint32_t volta_scan_words_atype9(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy360;
        default: goto yy358;
    }
yy358:
    at++;
yy359:
    { return 0; }
yy360:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy361;
        case '6': goto yy363;
        case 'I': goto yy364;
        case 'S': goto yy365;
        default: goto yy359;
    }
yy361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy366;
        default: goto yy362;
    }
yy362:
    at = mark;
    goto yy359;
yy363:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy367;
        default: goto yy362;
    }
yy364:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy368;
        default: goto yy362;
    }
yy365:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy369;
        case '6': goto yy370;
        default: goto yy362;
    }
yy366:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy371;
        default: goto yy362;
    }
yy367:
    at++;
    { *value = 0x2; return 3; }
yy368:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy372;
        default: goto yy362;
    }
yy369:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy373;
        default: goto yy362;
    }
yy370:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy374;
        default: goto yy362;
    }
yy371:
    at++;
    { *value = 0x4; return 4; }
yy372:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy375;
        default: goto yy362;
    }
yy373:
    at++;
    { *value = 0x1; return 4; }
yy374:
    at++;
    { *value = 0x3; return 4; }
yy375:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy376;
        default: goto yy362;
    }
yy376:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy377;
        default: goto yy362;
    }
yy377:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy378;
        default: goto yy362;
    }
yy378:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy379;
        case '6': goto yy380;
        case '7': goto yy381;
        default: goto yy362;
    }
yy379:
    at++;
    { *value = 0x5; return 9; }
yy380:
    at++;
    { *value = 0x6; return 9; }
yy381:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `FOP` */
uint32_t volta_scan_words_fop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy385;
        default: goto yy383;
    }
yy383:
    at++;
yy384:
    { return 0; }
yy385:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy386;
        case 'M': goto yy388;
        default: goto yy384;
    }
yy386:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy389;
        default: goto yy387;
    }
yy387:
    at = mark;
    goto yy384;
yy388:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy390;
        case 'I': goto yy391;
        default: goto yy387;
    }
yy389:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy392;
        default: goto yy387;
    }
yy390:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy393;
        default: goto yy387;
    }
yy391:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy394;
        default: goto yy387;
    }
yy392:
    at++;
    { *value = 0x0; return 4; }
yy393:
    at++;
    { *value = 0x2; return 4; }
yy394:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `FTYPE` */
uint32_t volta_scan_words_ftype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy398;
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
        case 'B': goto yy399;
        case 'F': goto yy401;
        case 'I': goto yy402;
        default: goto yy397;
    }
yy399:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy403;
        default: goto yy400;
    }
yy400:
    at = mark;
    goto yy397;
yy401:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy404;
        case '3': goto yy405;
        case '6': goto yy406;
        default: goto yy400;
    }
yy402:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy407;
        default: goto yy400;
    }
yy403:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy408;
        default: goto yy400;
    }
yy404:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy409;
        default: goto yy400;
    }
yy405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy410;
        default: goto yy400;
    }
yy406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy411;
        default: goto yy400;
    }
yy407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy412;
        default: goto yy400;
    }
yy408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy413;
        default: goto yy400;
    }
yy409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy414;
        default: goto yy400;
    }
yy410:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy415;
        case 'x': goto yy416;
        default: goto yy400;
    }
yy411:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy417;
        default: goto yy400;
    }
yy412:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy418;
        default: goto yy400;
    }
yy413:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy419;
        default: goto yy400;
    }
yy414:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy420;
        case '4': goto yy421;
        default: goto yy400;
    }
yy415:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy422;
        case 'R': goto yy423;
        default: goto yy400;
    }
yy416:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy424;
        case '4': goto yy425;
        default: goto yy400;
    }
yy417:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy426;
        default: goto yy400;
    }
yy418:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy427;
        default: goto yy400;
    }
yy419:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy428;
        default: goto yy400;
    }
yy420:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy429;
        default: goto yy400;
    }
yy421:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy430;
        default: goto yy400;
    }
yy422:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy431;
        default: goto yy400;
    }
yy423:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy432;
        default: goto yy400;
    }
yy424:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy433;
        default: goto yy400;
    }
yy425:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy434;
        default: goto yy400;
    }
yy426:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy435;
        default: goto yy400;
    }
yy427:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy436;
        default: goto yy400;
    }
yy428:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy437;
        default: goto yy400;
    }
yy429:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy438;
        default: goto yy400;
    }
yy430:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy439;
        default: goto yy400;
    }
yy431:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy440;
        default: goto yy400;
    }
yy432:
    at++;
    { *value = 0xc; return 7; }
yy433:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy441;
        default: goto yy400;
    }
yy434:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy442;
        default: goto yy400;
    }
yy435:
    at++;
    { *value = 0xf; return 7; }
yy436:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy443;
        default: goto yy400;
    }
yy437:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy444;
        default: goto yy400;
    }
yy438:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy445;
        default: goto yy400;
    }
yy439:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy446;
        default: goto yy400;
    }
yy440:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy447;
        default: goto yy400;
    }
yy441:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy448;
        default: goto yy400;
    }
yy442:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy449;
        default: goto yy400;
    }
yy443:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy450;
        case '8': goto yy451;
        default: goto yy400;
    }
yy444:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy452;
        default: goto yy400;
    }
yy445:
    at++;
    { *value = 0x0; return 9; }
yy446:
    at++;
    { *value = 0x1; return 9; }
yy447:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy453;
        default: goto yy400;
    }
yy448:
    at++;
    { *value = 0xd; return 9; }
yy449:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy454;
        default: goto yy400;
    }
yy450:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy455;
        default: goto yy400;
    }
yy451:
    at++;
    { *value = 0x8; return 9; }
yy452:
    at++;
    { *value = 0x3; return 10; }
yy453:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy456;
        default: goto yy400;
    }
yy454:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy457;
        default: goto yy400;
    }
yy455:
    at++;
    { *value = 0x19; return 10; }
yy456:
    at++;
    { *value = 0x9; return 11; }
yy457:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy458;
        default: goto yy400;
    }
yy458:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy459;
        default: goto yy400;
    }
yy459:
    at++;
    { *value = 0xb; return 13; }
}

}

/* texts of `CAST` */
uint32_t volta_scan_words_cast(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy463;
        default: goto yy461;
    }
yy461:
    at++;
yy462:
    { return 0; }
yy463:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy464;
        default: goto yy462;
    }
yy464:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy466;
        default: goto yy465;
    }
yy465:
    at = mark;
    goto yy462;
yy466:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy467;
        default: goto yy465;
    }
yy467:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy469;
        default: goto yy468;
    }
yy468:
    { *value = 0x0; return 4; }
yy469:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `CTYPE3` */
uint32_t volta_scan_words_ctype3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy473;
        default: goto yy471;
    }
yy471:
    at++;
yy472:
    { return 0; }
yy473:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy474;
        case 'I': goto yy476;
        case 'S': goto yy477;
        default: goto yy472;
    }
yy474:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy478;
        default: goto yy475;
    }
yy475:
    at = mark;
    goto yy472;
yy476:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy479;
        default: goto yy475;
    }
yy477:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy480;
        default: goto yy475;
    }
yy478:
    at++;
    { *value = 0x2; return 3; }
yy479:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy481;
        default: goto yy475;
    }
yy480:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy482;
        default: goto yy475;
    }
yy481:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy483;
        default: goto yy475;
    }
yy482:
    at++;
    { *value = 0x1; return 4; }
yy483:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy484;
        default: goto yy475;
    }
yy484:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy485;
        default: goto yy475;
    }
yy485:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy486;
        default: goto yy475;
    }
yy486:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy487;
        case '5': goto yy488;
        case '6': goto yy489;
        case '7': goto yy490;
        default: goto yy475;
    }
yy487:
    at++;
    { *value = 0x4; return 9; }
yy488:
    at++;
    { *value = 0x5; return 9; }
yy489:
    at++;
    { *value = 0x6; return 9; }
yy490:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `CTYPE4` */
uint32_t volta_scan_words_ctype4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy494;
        default: goto yy492;
    }
yy492:
    at++;
yy493:
    { return 0; }
yy494:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy495;
        case 'I': goto yy497;
        case 'S': goto yy498;
        default: goto yy493;
    }
yy495:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy499;
        default: goto yy496;
    }
yy496:
    at = mark;
    goto yy493;
yy497:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy500;
        default: goto yy496;
    }
yy498:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy501;
        default: goto yy496;
    }
yy499:
    at++;
    { *value = 0x2; return 3; }
yy500:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy502;
        default: goto yy496;
    }
yy501:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy503;
        default: goto yy496;
    }
yy502:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy504;
        default: goto yy496;
    }
yy503:
    at++;
    { *value = 0x1; return 4; }
yy504:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy505;
        default: goto yy496;
    }
yy505:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy506;
        default: goto yy496;
    }
yy506:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy507;
        default: goto yy496;
    }
yy507:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy508;
        case '4': goto yy509;
        case '5': goto yy510;
        case '6': goto yy511;
        case '7': goto yy512;
        case '8': goto yy513;
        case '9': goto yy514;
        default: goto yy496;
    }
yy508:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy515;
        case '1': goto yy516;
        case '2': goto yy517;
        case '3': goto yy518;
        case '4': goto yy519;
        case '5': goto yy520;
        default: goto yy496;
    }
yy509:
    at++;
    { *value = 0x4; return 9; }
yy510:
    at++;
    { *value = 0x5; return 9; }
yy511:
    at++;
    { *value = 0x6; return 9; }
yy512:
    at++;
    { *value = 0x7; return 9; }
yy513:
    at++;
    { *value = 0x8; return 9; }
yy514:
    at++;
    { *value = 0x9; return 9; }
yy515:
    at++;
    { *value = 0xa; return 10; }
yy516:
    at++;
    { *value = 0xb; return 10; }
yy517:
    at++;
    { *value = 0xc; return 10; }
yy518:
    at++;
    { *value = 0xd; return 10; }
yy519:
    at++;
    { *value = 0xe; return 10; }
yy520:
    at++;
    { *value = 0xf; return 10; }
}

}

/* texts of `CTYPE9` */
uint32_t volta_scan_words_ctype9(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy524;
        default: goto yy522;
    }
yy522:
    at++;
yy523:
    { return 0; }
yy524:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy525;
        case '6': goto yy527;
        case 'I': goto yy528;
        case 'S': goto yy529;
        default: goto yy523;
    }
yy525:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy530;
        default: goto yy526;
    }
yy526:
    at = mark;
    goto yy523;
yy527:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy531;
        default: goto yy526;
    }
yy528:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy532;
        default: goto yy526;
    }
yy529:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy533;
        default: goto yy526;
    }
yy530:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy534;
        default: goto yy526;
    }
yy531:
    at++;
    { *value = 0x2; return 3; }
yy532:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy535;
        default: goto yy526;
    }
yy533:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy536;
        default: goto yy526;
    }
yy534:
    at++;
    { *value = 0x4; return 4; }
yy535:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy537;
        default: goto yy526;
    }
yy536:
    at++;
    { *value = 0x1; return 4; }
yy537:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy538;
        default: goto yy526;
    }
yy538:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy539;
        default: goto yy526;
    }
yy539:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy540;
        default: goto yy526;
    }
yy540:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy541;
        case '6': goto yy542;
        case '7': goto yy543;
        default: goto yy526;
    }
yy541:
    at++;
    { *value = 0x5; return 9; }
yy542:
    at++;
    { *value = 0x6; return 9; }
yy543:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `ROP` */
uint32_t volta_scan_words_rop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy547;
        default: goto yy545;
    }
yy545:
    at++;
yy546:
    { return 0; }
yy547:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy548;
        case 'D': goto yy550;
        case 'I': goto yy551;
        case 'M': goto yy552;
        case 'O': goto yy553;
        case 'X': goto yy554;
        default: goto yy546;
    }
yy548:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy555;
        case 'N': goto yy556;
        default: goto yy549;
    }
yy549:
    at = mark;
    goto yy546;
yy550:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy557;
        default: goto yy549;
    }
yy551:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy558;
        default: goto yy549;
    }
yy552:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy559;
        case 'I': goto yy560;
        default: goto yy549;
    }
yy553:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy561;
        default: goto yy549;
    }
yy554:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy562;
        default: goto yy549;
    }
yy555:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy563;
        default: goto yy549;
    }
yy556:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy564;
        default: goto yy549;
    }
yy557:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy565;
        default: goto yy549;
    }
yy558:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy566;
        default: goto yy549;
    }
yy559:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy567;
        default: goto yy549;
    }
yy560:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy568;
        default: goto yy549;
    }
yy561:
    at++;
    { *value = 0x6; return 3; }
yy562:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy569;
        default: goto yy549;
    }
yy563:
    at++;
    { *value = 0x0; return 4; }
yy564:
    at++;
    { *value = 0x5; return 4; }
yy565:
    at++;
    { *value = 0x4; return 4; }
yy566:
    at++;
    { *value = 0x3; return 4; }
yy567:
    at++;
    { *value = 0x2; return 4; }
yy568:
    at++;
    { *value = 0x1; return 4; }
yy569:
    at++;
    { *value = 0x7; return 4; }
}

}

/* texts of `RTYPE9` */
uint32_t volta_scan_words_rtype9(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy573;
        default: goto yy571;
    }
yy571:
    at++;
yy572:
    { return 0; }
yy573:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy574;
        case 'I': goto yy576;
        case 'S': goto yy577;
        default: goto yy572;
    }
yy574:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy578;
        default: goto yy575;
    }
yy575:
    at = mark;
    goto yy572;
yy576:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy579;
        default: goto yy575;
    }
yy577:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy580;
        case '6': goto yy581;
        default: goto yy575;
    }
yy578:
    at++;
    { *value = 0x2; return 3; }
yy579:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy582;
        default: goto yy575;
    }
yy580:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy583;
        default: goto yy575;
    }
yy581:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy584;
        default: goto yy575;
    }
yy582:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy585;
        default: goto yy575;
    }
yy583:
    at++;
    { *value = 0x1; return 4; }
yy584:
    at++;
    { *value = 0x3; return 4; }
yy585:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy586;
        default: goto yy575;
    }
yy586:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy587;
        default: goto yy575;
    }
yy587:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy588;
        default: goto yy575;
    }
yy588:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy589;
        case '5': goto yy590;
        case '6': goto yy591;
        case '7': goto yy592;
        default: goto yy575;
    }
yy589:
    at++;
    { *value = 0x4; return 9; }
yy590:
    at++;
    { *value = 0x5; return 9; }
yy591:
    at++;
    { *value = 0x6; return 9; }
yy592:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `STYPE2` */
uint32_t volta_scan_words_stype2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy596;
        default: goto yy594;
    }
yy594:
    at++;
yy595:
    { return 0; }
yy596:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy597;
        case 'S': goto yy599;
        default: goto yy595;
    }
yy597:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy600;
        default: goto yy598;
    }
yy598:
    at = mark;
    goto yy595;
yy599:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy601;
        case '6': goto yy602;
        default: goto yy598;
    }
yy600:
    at++;
    { *value = 0x2; return 3; }
yy601:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy603;
        default: goto yy598;
    }
yy602:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy604;
        default: goto yy598;
    }
yy603:
    at++;
    { *value = 0x1; return 4; }
yy604:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `SCALE` */
uint32_t volta_scan_words_scale(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy608;
        default: goto yy606;
    }
yy606:
    at++;
yy607:
    { return 0; }
yy608:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy609;
        default: goto yy607;
    }
yy609:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy611;
        case '4': goto yy612;
        case '8': goto yy613;
        default: goto yy610;
    }
yy610:
    at = mark;
    goto yy607;
yy611:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy614;
        default: goto yy610;
    }
yy612:
    at++;
    { *value = 0x1; return 3; }
yy613:
    at++;
    { *value = 0x2; return 3; }
yy614:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `SCTYPE2` */
uint32_t volta_scan_words_sctype2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy618;
        default: goto yy616;
    }
yy616:
    at++;
yy617:
    { return 0; }
yy618:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy619;
        case 'S': goto yy621;
        default: goto yy617;
    }
yy619:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy622;
        default: goto yy620;
    }
yy620:
    at = mark;
    goto yy617;
yy621:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy623;
        default: goto yy620;
    }
yy622:
    at++;
    { *value = 0x2; return 3; }
yy623:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy624;
        default: goto yy620;
    }
yy624:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `Q0N` */
uint32_t volta_scan_words_q0n(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '!': goto yy627;
        default: goto yy626;
    }
yy626:
    at++;
    { return 0; }
yy627:
    at++;
    { *value = 0x1; return 1; }
}

}

/* registers of `$B` */
uint32_t volta_scan_file_b(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy631;
        default: goto yy629;
    }
yy629:
    at++;
yy630:
    { return 0; }
yy631:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy632;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy634;
        default: goto yy630;
    }
yy632:
    at++;
yy633:
    { return isadora_scan_number(text, 1, at, value); }
yy634:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy634;
        default: goto yy633;
    }
}

}

/* texts of `BCLEAR` */
uint32_t volta_scan_words_bclear(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy638;
        default: goto yy636;
    }
yy636:
    at++;
yy637:
    { return 0; }
yy638:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy639;
        default: goto yy637;
    }
yy639:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy641;
        default: goto yy640;
    }
yy640:
    at = mark;
    goto yy637;
yy641:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy642;
        default: goto yy640;
    }
yy642:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy643;
        default: goto yy640;
    }
yy643:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy644;
        default: goto yy640;
    }
yy644:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `BFROM` */
uint32_t volta_scan_words_bfrom(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy648;
        case 'B': goto yy649;
        case 'T': goto yy650;
        default: goto yy646;
    }
yy646:
    at++;
yy647:
    { return 0; }
yy648:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy651;
        default: goto yy647;
    }
yy649:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy653;
        case '1': goto yy654;
        case '2': goto yy656;
        case '3': goto yy657;
        case '4': goto yy658;
        case '5': goto yy659;
        case '6': goto yy660;
        case '7': goto yy661;
        case '8': goto yy662;
        case '9': goto yy663;
        default: goto yy647;
    }
yy650:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy664;
        default: goto yy647;
    }
yy651:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy665;
        default: goto yy652;
    }
yy652:
    at = mark;
    goto yy647;
yy653:
    at++;
    { *value = 0x0; return 2; }
yy654:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy666;
        case '1': goto yy667;
        case '2': goto yy668;
        case '3': goto yy669;
        case '4': goto yy670;
        case '5': goto yy671;
        default: goto yy655;
    }
yy655:
    { *value = 0x1; return 2; }
yy656:
    at++;
    { *value = 0x2; return 2; }
yy657:
    at++;
    { *value = 0x3; return 2; }
yy658:
    at++;
    { *value = 0x4; return 2; }
yy659:
    at++;
    { *value = 0x5; return 2; }
yy660:
    at++;
    { *value = 0x6; return 2; }
yy661:
    at++;
    { *value = 0x7; return 2; }
yy662:
    at++;
    { *value = 0x8; return 2; }
yy663:
    at++;
    { *value = 0x9; return 2; }
yy664:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy672;
        default: goto yy652;
    }
yy665:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy673;
        default: goto yy652;
    }
yy666:
    at++;
    { *value = 0xa; return 3; }
yy667:
    at++;
    { *value = 0xb; return 3; }
yy668:
    at++;
    { *value = 0xc; return 3; }
yy669:
    at++;
    { *value = 0xd; return 3; }
yy670:
    at++;
    { *value = 0xe; return 3; }
yy671:
    at++;
    { *value = 0xf; return 3; }
yy672:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy674;
        default: goto yy652;
    }
yy673:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy675;
        default: goto yy652;
    }
yy674:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy676;
        default: goto yy652;
    }
yy675:
    at++;
    { *value = 0x26; return 5; }
yy676:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy677;
        default: goto yy652;
    }
yy677:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy678;
        default: goto yy652;
    }
yy678:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy679;
        default: goto yy652;
    }
yy679:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy680;
        default: goto yy652;
    }
yy680:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy681;
        default: goto yy652;
    }
yy681:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy682;
        default: goto yy652;
    }
yy682:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy683;
        default: goto yy652;
    }
yy683:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy684;
        default: goto yy652;
    }
yy684:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy685;
        default: goto yy652;
    }
yy685:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy686;
        default: goto yy652;
    }
yy686:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy687;
        default: goto yy652;
    }
yy687:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy688;
        default: goto yy652;
    }
yy688:
    at++;
    { *value = 0x16; return 17; }
}

}

/* texts of `PQUAD` */
uint32_t volta_scan_words_pquad(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy692;
        default: goto yy690;
    }
yy690:
    at++;
yy691:
    { return 0; }
yy692:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy693;
        default: goto yy691;
    }
yy693:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy695;
        default: goto yy694;
    }
yy694:
    at = mark;
    goto yy691;
yy695:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy696;
        default: goto yy694;
    }
yy696:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy697;
        default: goto yy694;
    }
yy697:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy698;
        default: goto yy694;
    }
yy698:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `RAND` */
uint32_t volta_scan_words_rand(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy702;
        default: goto yy700;
    }
yy700:
    at++;
yy701:
    { return 0; }
yy702:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy703;
        default: goto yy701;
    }
yy703:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy705;
        default: goto yy704;
    }
yy704:
    at = mark;
    goto yy701;
yy705:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy706;
        default: goto yy704;
    }
yy706:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy707;
        default: goto yy704;
    }
yy707:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `WARPS` */
uint32_t volta_scan_words_warps(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy711;
        default: goto yy709;
    }
yy709:
    at++;
yy710:
    { return 0; }
yy711:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy712;
        default: goto yy710;
    }
yy712:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy714;
        default: goto yy713;
    }
yy713:
    at = mark;
    goto yy710;
yy714:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy715;
        default: goto yy713;
    }
yy715:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy716;
        default: goto yy713;
    }
yy716:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `SYNCS` */
uint32_t volta_scan_words_syncs(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy720;
        default: goto yy718;
    }
yy718:
    at++;
yy719:
    { return 0; }
yy720:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy721;
        default: goto yy719;
    }
yy721:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy723;
        default: goto yy722;
    }
yy722:
    at = mark;
    goto yy719;
yy723:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy724;
        default: goto yy722;
    }
yy724:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy725;
        default: goto yy722;
    }
yy725:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy726;
        default: goto yy722;
    }
yy726:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `EXCL` */
uint32_t volta_scan_words_excl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy730;
        default: goto yy728;
    }
yy728:
    at++;
yy729:
    { return 0; }
yy730:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy731;
        default: goto yy729;
    }
yy731:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy733;
        default: goto yy732;
    }
yy732:
    at = mark;
    goto yy729;
yy733:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy734;
        default: goto yy732;
    }
yy734:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy735;
        default: goto yy732;
    }
yy735:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy736;
        default: goto yy732;
    }
yy736:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy737;
        default: goto yy732;
    }
yy737:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy738;
        default: goto yy732;
    }
yy738:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy739;
        default: goto yy732;
    }
yy739:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy740;
        default: goto yy732;
    }
yy740:
    at++;
    { *value = 0x1; return 10; }
}

}

/* texts of `DEFER` */
uint32_t volta_scan_words_defer(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy744;
        default: goto yy742;
    }
yy742:
    at++;
yy743:
    { return 0; }
yy744:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy745;
        default: goto yy743;
    }
yy745:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy747;
        default: goto yy746;
    }
yy746:
    at = mark;
    goto yy743;
yy747:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy748;
        default: goto yy746;
    }
yy748:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy749;
        default: goto yy746;
    }
yy749:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy750;
        default: goto yy746;
    }
yy750:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy751;
        default: goto yy746;
    }
yy751:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy752;
        default: goto yy746;
    }
yy752:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy753;
        default: goto yy746;
    }
yy753:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy754;
        default: goto yy746;
    }
yy754:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy755;
        default: goto yy746;
    }
yy755:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy756;
        default: goto yy746;
    }
yy756:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy757;
        default: goto yy746;
    }
yy757:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy758;
        default: goto yy746;
    }
yy758:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy759;
        default: goto yy746;
    }
yy759:
    at++;
    { *value = 0x1; return 15; }
}

}

/* texts of `BRED` */
uint32_t volta_scan_words_bred(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy763;
        default: goto yy761;
    }
yy761:
    at++;
yy762:
    { return 0; }
yy763:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy764;
        case 'O': goto yy766;
        case 'P': goto yy767;
        default: goto yy762;
    }
yy764:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy768;
        default: goto yy765;
    }
yy765:
    at = mark;
    goto yy762;
yy766:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy769;
        default: goto yy765;
    }
yy767:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy770;
        default: goto yy765;
    }
yy768:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy771;
        default: goto yy765;
    }
yy769:
    at++;
    { *value = 0x2; return 3; }
yy770:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy772;
        default: goto yy765;
    }
yy771:
    at++;
    { *value = 0x1; return 4; }
yy772:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy773;
        default: goto yy765;
    }
yy773:
    at++;
    { *value = 0x0; return 5; }
}

}

/* texts of `DSB` */
uint32_t volta_scan_words_dsb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy777;
        case 'S': goto yy778;
        default: goto yy775;
    }
yy775:
    at++;
yy776:
    { return 0; }
yy777:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy779;
        default: goto yy776;
    }
yy778:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy781;
        default: goto yy776;
    }
yy779:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy782;
        default: goto yy780;
    }
yy780:
    at = mark;
    goto yy776;
yy781:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy783;
        case '1': goto yy784;
        case '2': goto yy785;
        case '3': goto yy786;
        case '4': goto yy787;
        case '5': goto yy788;
        default: goto yy780;
    }
yy782:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy789;
        default: goto yy780;
    }
yy783:
    at++;
    { *value = 0x0; return 3; }
yy784:
    at++;
    { *value = 0x1; return 3; }
yy785:
    at++;
    { *value = 0x2; return 3; }
yy786:
    at++;
    { *value = 0x3; return 3; }
yy787:
    at++;
    { *value = 0x4; return 3; }
yy788:
    at++;
    { *value = 0x5; return 3; }
yy789:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy790;
        default: goto yy780;
    }
yy790:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy791;
        default: goto yy780;
    }
yy791:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy792;
        default: goto yy780;
    }
yy792:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy793;
        default: goto yy780;
    }
yy793:
    at++;
    { *value = 0x7; return 8; }
}

}

/* texts of `D4` */
uint32_t volta_scan_words_d4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy796;
        default: goto yy795;
    }
yy795:
    at++;
    { return 0; }
yy796:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `D3` */
uint32_t volta_scan_words_d3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy799;
        default: goto yy798;
    }
yy798:
    at++;
    { return 0; }
yy799:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `D2` */
uint32_t volta_scan_words_d2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy802;
        default: goto yy801;
    }
yy801:
    at++;
    { return 0; }
yy802:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `D1` */
uint32_t volta_scan_words_d1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy805;
        default: goto yy804;
    }
yy804:
    at++;
    { return 0; }
yy805:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `D0` */
uint32_t volta_scan_words_d0(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy808;
        default: goto yy807;
    }
yy807:
    at++;
    { return 0; }
yy808:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `DLE` */
uint32_t volta_scan_words_dle(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy812;
        default: goto yy810;
    }
yy810:
    at++;
yy811:
    { return 0; }
yy812:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy813;
        case 'L': goto yy815;
        default: goto yy811;
    }
yy813:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy816;
        default: goto yy814;
    }
yy814:
    at = mark;
    goto yy811;
yy815:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy817;
        default: goto yy814;
    }
yy816:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy818;
        default: goto yy814;
    }
yy817:
    at++;
    { *value = 0x1; return 3; }
yy818:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy819;
        default: goto yy814;
    }
yy819:
    at++;
    { *value = 0x0; return 5; }
}

}

/* texts of `SYMASK` */
uint32_t volta_scan_words_symask(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy823;
        default: goto yy821;
    }
yy821:
    at++;
yy822:
    { return 0; }
yy823:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy824;
        default: goto yy822;
    }
yy824:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy826;
        default: goto yy825;
    }
yy825:
    at = mark;
    goto yy822;
yy826:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy827;
        default: goto yy825;
    }
yy827:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy828;
        default: goto yy825;
    }
yy828:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy829;
        default: goto yy825;
    }
yy829:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `SYRED` */
uint32_t volta_scan_words_syred(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy833;
        default: goto yy831;
    }
yy831:
    at++;
yy832:
    { return 0; }
yy833:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy834;
        default: goto yy832;
    }
yy834:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy836;
        default: goto yy835;
    }
yy835:
    at = mark;
    goto yy832;
yy836:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy837;
        default: goto yy835;
    }
yy837:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `SYOPT` */
uint32_t volta_scan_words_syopt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy841;
        default: goto yy839;
    }
yy839:
    at++;
yy840:
    { return 0; }
yy841:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy842;
        default: goto yy840;
    }
yy842:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy844;
        default: goto yy843;
    }
yy843:
    at = mark;
    goto yy840;
yy844:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy845;
        default: goto yy843;
    }
yy845:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy846;
        default: goto yy843;
    }
yy846:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy847;
        default: goto yy843;
    }
yy847:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy848;
        default: goto yy843;
    }
yy848:
    at++;
    { *value = 0x1; return 7; }
}

}

/* texts of `SYT` */
uint32_t volta_scan_words_syt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy852;
        default: goto yy850;
    }
yy850:
    at++;
yy851:
    { return 0; }
yy852:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy853;
        default: goto yy851;
    }
yy853:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy855;
        case '1': goto yy856;
        case 'R': goto yy857;
        default: goto yy854;
    }
yy854:
    at = mark;
    goto yy851;
yy855:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy858;
        default: goto yy854;
    }
yy856:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy859;
        default: goto yy854;
    }
yy857:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy860;
        default: goto yy854;
    }
yy858:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy861;
        default: goto yy854;
    }
yy859:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy862;
        default: goto yy854;
    }
yy860:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy863;
        default: goto yy854;
    }
yy861:
    at++;
    { *value = 0x3; return 5; }
yy862:
    at++;
    { *value = 0x1; return 5; }
yy863:
    at++;
    { *value = 0x5; return 5; }
}

}

/* texts of `SYOP` */
uint32_t volta_scan_words_syop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy867;
        default: goto yy865;
    }
yy865:
    at++;
yy866:
    { return 0; }
yy867:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy868;
        default: goto yy866;
    }
yy868:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy870;
        default: goto yy869;
    }
yy869:
    at = mark;
    goto yy866;
yy870:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy871;
        default: goto yy869;
    }
yy871:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy872;
        default: goto yy869;
    }
yy872:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy873;
        default: goto yy869;
    }
yy873:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy874;
        default: goto yy869;
    }
yy874:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy875;
        default: goto yy869;
    }
yy875:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy876;
        default: goto yy869;
    }
yy876:
    at++;
    { *value = 0x1; return 9; }
}

}

/* texts of `SYTRY` */
uint32_t volta_scan_words_sytry(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy880;
        default: goto yy878;
    }
yy878:
    at++;
yy879:
    { return 0; }
yy880:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy881;
        default: goto yy879;
    }
yy881:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy883;
        default: goto yy882;
    }
yy882:
    at = mark;
    goto yy879;
yy883:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy884;
        default: goto yy882;
    }
yy884:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy885;
        default: goto yy882;
    }
yy885:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy886;
        default: goto yy882;
    }
yy886:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy887;
        default: goto yy882;
    }
yy887:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy888;
        default: goto yy882;
    }
yy888:
    at++;
    { *value = 0x1; return 8; }
}

}

/* registers of `$UP` */
uint32_t volta_scan_file_up(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy892;
        default: goto yy890;
    }
yy890:
    at++;
yy891:
    { return 0; }
yy892:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy893;
        default: goto yy891;
    }
yy893:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy895;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy897;
        case 'T': goto yy898;
        default: goto yy894;
    }
yy894:
    at = mark;
    goto yy891;
yy895:
    at++;
yy896:
    { return isadora_scan_number(text, 2, at, value); }
yy897:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy897;
        default: goto yy896;
    }
yy898:
    at++;
    { *value = 0x7; return 3; }
}

}

/* texts of `SYX` */
uint32_t volta_scan_words_syx(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy902;
        default: goto yy900;
    }
yy900:
    at++;
yy901:
    { return 0; }
yy902:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy903;
        default: goto yy901;
    }
yy903:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy905;
        default: goto yy904;
    }
yy904:
    at = mark;
    goto yy901;
yy905:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy906;
        default: goto yy904;
    }
yy906:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy907;
        default: goto yy904;
    }
yy907:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `CLEVEL` */
uint32_t volta_scan_words_clevel(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy911;
        default: goto yy909;
    }
yy909:
    at++;
yy910:
    { return 0; }
yy911:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy912;
        case 'I': goto yy913;
        case 'U': goto yy914;
        default: goto yy910;
    }
yy912:
    at++;
    { *value = 0x2; return 2; }
yy913:
    at++;
    { *value = 0x3; return 2; }
yy914:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `CCOP` */
uint32_t volta_scan_words_ccop(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy918;
        default: goto yy916;
    }
yy916:
    at++;
yy917:
    { return 0; }
yy918:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy919;
        case 'P': goto yy921;
        case 'R': goto yy922;
        case 'W': goto yy923;
        default: goto yy917;
    }
yy919:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy924;
        default: goto yy920;
    }
yy920:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy917;
        case 1: goto yy925;
        default: goto yy929;
    }
yy921:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy926;
        default: goto yy920;
    }
yy922:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy927;
        default: goto yy920;
    }
yy923:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy928;
        default: goto yy920;
    }
yy924:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy930;
        default: goto yy925;
    }
yy925:
    { *value = 0x3; return 3; }
yy926:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy931;
        case '2': goto yy932;
        default: goto yy920;
    }
yy927:
    at++;
    { *value = 0x5; return 3; }
yy928:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy933;
        default: goto yy929;
    }
yy929:
    { *value = 0x2; return 3; }
yy930:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy934;
        default: goto yy920;
    }
yy931:
    at++;
    { *value = 0x0; return 4; }
yy932:
    at++;
    { *value = 0x1; return 4; }
yy933:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy935;
        default: goto yy920;
    }
yy934:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy936;
        default: goto yy920;
    }
yy935:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy938;
        default: goto yy920;
    }
yy936:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy940;
        default: goto yy937;
    }
yy937:
    { *value = 0x4; return 6; }
yy938:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy941;
        default: goto yy939;
    }
yy939:
    { *value = 0x7; return 6; }
yy940:
    at++;
    { *value = 0x6; return 7; }
yy941:
    at++;
    { *value = 0x8; return 7; }
}

}

/* texts of `MBSEM` */
uint32_t volta_scan_words_mbsem(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy945;
        default: goto yy943;
    }
yy943:
    at++;
yy944:
    { return 0; }
yy945:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy946;
        case 'S': goto yy948;
        default: goto yy944;
    }
yy946:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy949;
        default: goto yy947;
    }
yy947:
    at = mark;
    goto yy944;
yy948:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy950;
        default: goto yy947;
    }
yy949:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy951;
        default: goto yy947;
    }
yy950:
    at++;
    { *value = 0x0; return 3; }
yy951:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `MBSCOPE` */
uint32_t volta_scan_words_mbscope(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy955;
        default: goto yy953;
    }
yy953:
    at++;
yy954:
    { return 0; }
yy955:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy956;
        case 'G': goto yy958;
        case 'I': goto yy959;
        case 'S': goto yy960;
        default: goto yy954;
    }
yy956:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy961;
        default: goto yy957;
    }
yy957:
    at = mark;
    goto yy954;
yy958:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy962;
        default: goto yy957;
    }
yy959:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy963;
        default: goto yy957;
    }
yy960:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy964;
        case 'Y': goto yy965;
        default: goto yy957;
    }
yy961:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy966;
        default: goto yy957;
    }
yy962:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy967;
        default: goto yy957;
    }
yy963:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy968;
        default: goto yy957;
    }
yy964:
    at++;
    { *value = 0x1; return 3; }
yy965:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy969;
        default: goto yy957;
    }
yy966:
    at++;
    { *value = 0x0; return 4; }
yy967:
    at++;
    { *value = 0x2; return 4; }
yy968:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy970;
        default: goto yy957;
    }
yy969:
    at++;
    { *value = 0x3; return 4; }
yy970:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy971;
        default: goto yy957;
    }
yy971:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy972;
        default: goto yy957;
    }
yy972:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy973;
        default: goto yy957;
    }
yy973:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy974;
        case '5': goto yy975;
        case '6': goto yy976;
        case '7': goto yy977;
        default: goto yy957;
    }
yy974:
    at++;
    { *value = 0x4; return 9; }
yy975:
    at++;
    { *value = 0x5; return 9; }
yy976:
    at++;
    { *value = 0x6; return 9; }
yy977:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `MBIO` */
uint32_t volta_scan_words_mbio(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy981;
        default: goto yy979;
    }
yy979:
    at++;
yy980:
    { return 0; }
yy981:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy982;
        default: goto yy980;
    }
yy982:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy984;
        default: goto yy983;
    }
yy983:
    at = mark;
    goto yy980;
yy984:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy985;
        default: goto yy983;
    }
yy985:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy986;
        default: goto yy983;
    }
yy986:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `QSPACE` */
uint32_t volta_scan_words_qspace(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy990;
        default: goto yy988;
    }
yy988:
    at++;
yy989:
    { return 0; }
yy990:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy991;
        case 'I': goto yy992;
        case 'L': goto yy994;
        case 'S': goto yy995;
        default: goto yy989;
    }
yy991:
    at++;
    { *value = 0x0; return 2; }
yy992:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy996;
        default: goto yy993;
    }
yy993:
    at = mark;
    goto yy989;
yy994:
    at++;
    { *value = 0x1; return 2; }
yy995:
    at++;
    { *value = 0x2; return 2; }
yy996:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy997;
        default: goto yy993;
    }
yy997:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy998;
        default: goto yy993;
    }
yy998:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy999;
        default: goto yy993;
    }
yy999:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1000;
        default: goto yy993;
    }
yy1000:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1001;
        default: goto yy993;
    }
yy1001:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1002;
        default: goto yy993;
    }
yy1002:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `QSPACE9` */
uint32_t volta_scan_words_qspace9(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1006;
        default: goto yy1004;
    }
yy1004:
    at++;
yy1005:
    { return 0; }
yy1006:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1007;
        case 'G': goto yy1008;
        case 'L': goto yy1009;
        case 'S': goto yy1010;
        default: goto yy1005;
    }
yy1007:
    at++;
    { *value = 0x3; return 2; }
yy1008:
    at++;
    { *value = 0x0; return 2; }
yy1009:
    at++;
    { *value = 0x1; return 2; }
yy1010:
    at++;
    { *value = 0x2; return 2; }
}

}

/* texts of `REGSW` */
uint32_t volta_scan_words_regsw(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1014;
        default: goto yy1012;
    }
yy1012:
    at++;
yy1013:
    { return 0; }
yy1014:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1015;
        case 'T': goto yy1017;
        default: goto yy1013;
    }
yy1015:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1018;
        default: goto yy1016;
    }
yy1016:
    at = mark;
    goto yy1013;
yy1017:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1019;
        default: goto yy1016;
    }
yy1018:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1020;
        default: goto yy1016;
    }
yy1019:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy1021;
        default: goto yy1016;
    }
yy1020:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1022;
        default: goto yy1016;
    }
yy1021:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1023;
        default: goto yy1016;
    }
yy1022:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1024;
        default: goto yy1016;
    }
yy1023:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1025;
        default: goto yy1016;
    }
yy1024:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1026;
        default: goto yy1016;
    }
yy1025:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1027;
        default: goto yy1016;
    }
yy1026:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1028;
        default: goto yy1016;
    }
yy1027:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1029;
        default: goto yy1016;
    }
yy1028:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1030;
        default: goto yy1016;
    }
yy1029:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1031;
        default: goto yy1016;
    }
yy1030:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1032;
        default: goto yy1016;
    }
yy1031:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1033;
        default: goto yy1016;
    }
yy1032:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1034;
        default: goto yy1016;
    }
yy1033:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1035;
        default: goto yy1016;
    }
yy1034:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1036;
        default: goto yy1016;
    }
yy1035:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1037;
        default: goto yy1016;
    }
yy1036:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1038;
        default: goto yy1016;
    }
yy1037:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1039;
        default: goto yy1016;
    }
yy1038:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1040;
        default: goto yy1016;
    }
yy1039:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1041;
        default: goto yy1016;
    }
yy1040:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1042;
        default: goto yy1016;
    }
yy1041:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1043;
        default: goto yy1016;
    }
yy1042:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1044;
        default: goto yy1016;
    }
yy1043:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1045;
        default: goto yy1016;
    }
yy1044:
    at++;
    { *value = 0x5; return 16; }
yy1045:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1046;
        default: goto yy1016;
    }
yy1046:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1047;
        default: goto yy1016;
    }
yy1047:
    at++;
    { *value = 0x6; return 18; }
}

}

/* texts of `KEEP` */
uint32_t volta_scan_words_keep(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1051;
        default: goto yy1049;
    }
yy1049:
    at++;
yy1050:
    { return 0; }
yy1051:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1052;
        default: goto yy1050;
    }
yy1052:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1054;
        default: goto yy1053;
    }
yy1053:
    at = mark;
    goto yy1050;
yy1054:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1055;
        default: goto yy1053;
    }
yy1055:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1056;
        default: goto yy1053;
    }
yy1056:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1057;
        default: goto yy1053;
    }
yy1057:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1058;
        default: goto yy1053;
    }
yy1058:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1059;
        default: goto yy1053;
    }
yy1059:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1060;
        default: goto yy1053;
    }
yy1060:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1061;
        default: goto yy1053;
    }
yy1061:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1062;
        default: goto yy1053;
    }
yy1062:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1063;
        default: goto yy1053;
    }
yy1063:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1064;
        default: goto yy1053;
    }
yy1064:
    at++;
    { *value = 0x1; return 13; }
}

}

/* texts of `PREEMPT` */
uint32_t volta_scan_words_preempt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1068;
        default: goto yy1066;
    }
yy1066:
    at++;
yy1067:
    { return 0; }
yy1068:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1069;
        default: goto yy1067;
    }
yy1069:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1071;
        default: goto yy1070;
    }
yy1070:
    at = mark;
    goto yy1067;
yy1071:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1072;
        default: goto yy1070;
    }
yy1072:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1073;
        default: goto yy1070;
    }
yy1073:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1074;
        default: goto yy1070;
    }
yy1074:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1075;
        default: goto yy1070;
    }
yy1075:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1076;
        default: goto yy1070;
    }
yy1076:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1077;
        default: goto yy1070;
    }
yy1077:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1078;
        default: goto yy1070;
    }
yy1078:
    at++;
    { *value = 0x1; return 10; }
}

}

/* texts of `ATEX` */
uint32_t volta_scan_words_atex(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1082;
        default: goto yy1080;
    }
yy1080:
    at++;
yy1081:
    { return 0; }
yy1082:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1083;
        default: goto yy1081;
    }
yy1083:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1085;
        default: goto yy1084;
    }
yy1084:
    at = mark;
    goto yy1081;
yy1085:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1086;
        default: goto yy1084;
    }
yy1086:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1087;
        default: goto yy1084;
    }
yy1087:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1088;
        default: goto yy1084;
    }
yy1088:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1089;
        default: goto yy1084;
    }
yy1089:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1090;
        default: goto yy1084;
    }
yy1090:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1091;
        default: goto yy1084;
    }
yy1091:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1092;
        default: goto yy1084;
    }
yy1092:
    at++;
    { *value = 0x1; return 10; }
}

}

/* texts of `BHOW` */
uint32_t volta_scan_words_bhow(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1096;
        default: goto yy1094;
    }
yy1094:
    at++;
yy1095:
    { return 0; }
yy1096:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1097;
        case 'D': goto yy1099;
        case 'U': goto yy1100;
        default: goto yy1095;
    }
yy1097:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1101;
        default: goto yy1098;
    }
yy1098:
    at = mark;
    goto yy1095;
yy1099:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1102;
        default: goto yy1098;
    }
yy1100:
    at++;
    { *value = 0x1; return 2; }
yy1101:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1103;
        default: goto yy1098;
    }
yy1102:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1104;
        default: goto yy1098;
    }
yy1103:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1105;
        default: goto yy1098;
    }
yy1104:
    at++;
    { *value = 0x2; return 4; }
yy1105:
    at++;
    { *value = 0x3; return 5; }
}

}

/* texts of `BDEPTH` */
uint32_t volta_scan_words_bdepth(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1109;
        default: goto yy1107;
    }
yy1107:
    at++;
yy1108:
    { return 0; }
yy1109:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1110;
        case 'I': goto yy1112;
        default: goto yy1108;
    }
yy1110:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1113;
        default: goto yy1111;
    }
yy1111:
    at = mark;
    goto yy1108;
yy1112:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1114;
        default: goto yy1111;
    }
yy1113:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1115;
        default: goto yy1111;
    }
yy1114:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1116;
        default: goto yy1111;
    }
yy1115:
    at++;
    { *value = 0x2; return 4; }
yy1116:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `BUHOW` */
uint32_t volta_scan_words_buhow(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1120;
        default: goto yy1118;
    }
yy1118:
    at++;
yy1119:
    { return 0; }
yy1120:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy1121;
        case 'U': goto yy1123;
        default: goto yy1119;
    }
yy1121:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy1124;
        default: goto yy1122;
    }
yy1122:
    at = mark;
    goto yy1119;
yy1123:
    at++;
    { *value = 0x1; return 2; }
yy1124:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy1125;
        default: goto yy1122;
    }
yy1125:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1126;
        default: goto yy1122;
    }
yy1126:
    at++;
    { *value = 0x0; return 5; }
}

}

/* texts of `BRHOW` */
uint32_t volta_scan_words_brhow(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1130;
        default: goto yy1128;
    }
yy1128:
    at++;
yy1129:
    { return 0; }
yy1130:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1131;
        case 'D': goto yy1133;
        case 'I': goto yy1134;
        default: goto yy1129;
    }
yy1131:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1135;
        default: goto yy1132;
    }
yy1132:
    at = mark;
    goto yy1129;
yy1133:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1136;
        default: goto yy1132;
    }
yy1134:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1137;
        default: goto yy1132;
    }
yy1135:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1138;
        default: goto yy1132;
    }
yy1136:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1139;
        default: goto yy1132;
    }
yy1137:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1140;
        default: goto yy1132;
    }
yy1138:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1141;
        default: goto yy1132;
    }
yy1139:
    at++;
    { *value = 0x2; return 4; }
yy1140:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1142;
        default: goto yy1132;
    }
yy1141:
    at++;
    { *value = 0x3; return 5; }
yy1142:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1143;
        default: goto yy1132;
    }
yy1143:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1144;
        default: goto yy1132;
    }
yy1144:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1145;
        default: goto yy1132;
    }
yy1145:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1146;
        default: goto yy1132;
    }
yy1146:
    at++;
    { *value = 0x0; return 9; }
}

}

/* texts of `JHOW` */
uint32_t volta_scan_words_jhow(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1150;
        default: goto yy1148;
    }
yy1148:
    at++;
yy1149:
    { return 0; }
yy1150:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1151;
        case 'U': goto yy1153;
        default: goto yy1149;
    }
yy1151:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1154;
        default: goto yy1152;
    }
yy1152:
    at = mark;
    goto yy1149;
yy1153:
    at++;
    { *value = 0x1; return 2; }
yy1154:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1155;
        default: goto yy1152;
    }
yy1155:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1156;
        default: goto yy1152;
    }
yy1156:
    at++;
    { *value = 0x3; return 5; }
}

}

/* texts of `NOINC` */
uint32_t volta_scan_words_noinc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1160;
        default: goto yy1158;
    }
yy1158:
    at++;
yy1159:
    { return 0; }
yy1160:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1161;
        default: goto yy1159;
    }
yy1161:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1163;
        default: goto yy1162;
    }
yy1162:
    at = mark;
    goto yy1159;
yy1163:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1164;
        default: goto yy1162;
    }
yy1164:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1165;
        default: goto yy1162;
    }
yy1165:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1166;
        default: goto yy1162;
    }
yy1166:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `NODEC` */
uint32_t volta_scan_words_nodec(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1170;
        default: goto yy1168;
    }
yy1168:
    at++;
yy1169:
    { return 0; }
yy1170:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1171;
        default: goto yy1169;
    }
yy1171:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1173;
        default: goto yy1172;
    }
yy1172:
    at = mark;
    goto yy1169;
yy1173:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1174;
        default: goto yy1172;
    }
yy1174:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1175;
        default: goto yy1172;
    }
yy1175:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1176;
        default: goto yy1172;
    }
yy1176:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `BPKIND` */
uint32_t volta_scan_words_bpkind(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy1180;
        default: goto yy1178;
    }
yy1178:
    at++;
yy1179:
    { return 0; }
yy1180:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1181;
        case 'P': goto yy1183;
        case 'T': goto yy1184;
        default: goto yy1179;
    }
yy1181:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1185;
        default: goto yy1182;
    }
yy1182:
    at = mark;
    if (yyaccept == 0) {
        goto yy1179;
    } else {
        goto yy1196;
    }
yy1183:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1186;
        default: goto yy1182;
    }
yy1184:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1187;
        default: goto yy1182;
    }
yy1185:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1188;
        default: goto yy1182;
    }
yy1186:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1189;
        default: goto yy1182;
    }
yy1187:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1190;
        default: goto yy1182;
    }
yy1188:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1191;
        default: goto yy1182;
    }
yy1189:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1192;
        default: goto yy1182;
    }
yy1190:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1193;
        default: goto yy1182;
    }
yy1191:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1194;
        default: goto yy1182;
    }
yy1192:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1195;
        default: goto yy1182;
    }
yy1193:
    at++;
    { *value = 0x3; return 5; }
yy1194:
    at++;
    { *value = 0x5; return 6; }
yy1195:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1197;
        default: goto yy1196;
    }
yy1196:
    { *value = 0x2; return 6; }
yy1197:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy1198;
        default: goto yy1182;
    }
yy1198:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1199;
        default: goto yy1182;
    }
yy1199:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1200;
        default: goto yy1182;
    }
yy1200:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1201;
        default: goto yy1182;
    }
yy1201:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1202;
        default: goto yy1182;
    }
yy1202:
    at++;
    { *value = 0x6; return 12; }
}

}

/* texts of `FTZ` */
uint32_t volta_scan_words_ftz(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1206;
        default: goto yy1204;
    }
yy1204:
    at++;
yy1205:
    { return 0; }
yy1206:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1207;
        default: goto yy1205;
    }
yy1207:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1209;
        default: goto yy1208;
    }
yy1208:
    at = mark;
    goto yy1205;
yy1209:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy1210;
        default: goto yy1208;
    }
yy1210:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `CDFF` */
uint32_t volta_scan_words_cdff(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1214;
        default: goto yy1212;
    }
yy1212:
    at++;
yy1213:
    { return 0; }
yy1214:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1215;
        default: goto yy1213;
    }
yy1215:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1217;
        case '3': goto yy1218;
        case '6': goto yy1219;
        default: goto yy1216;
    }
yy1216:
    at = mark;
    goto yy1213;
yy1217:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1220;
        default: goto yy1216;
    }
yy1218:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1221;
        default: goto yy1216;
    }
yy1219:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1222;
        default: goto yy1216;
    }
yy1220:
    at++;
    { *value = 0x1; return 4; }
yy1221:
    at++;
    { *value = 0x2; return 4; }
yy1222:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `FRND` */
uint32_t volta_scan_words_frnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1226;
        default: goto yy1224;
    }
yy1224:
    at++;
yy1225:
    { return 0; }
yy1226:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1227;
        default: goto yy1225;
    }
yy1227:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1229;
        case 'P': goto yy1230;
        case 'Z': goto yy1231;
        default: goto yy1228;
    }
yy1228:
    at = mark;
    goto yy1225;
yy1229:
    at++;
    { *value = 0x1; return 3; }
yy1230:
    at++;
    { *value = 0x2; return 3; }
yy1231:
    at++;
    { *value = 0x3; return 3; }
}

}

/* texts of `NB` */
uint32_t volta_scan_words_nb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '-': goto yy1234;
        default: goto yy1233;
    }
yy1233:
    at++;
    { return 0; }
yy1234:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `RB` */
uint32_t volta_scan_words_rb(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy1238;
        default: goto yy1236;
    }
yy1236:
    at++;
yy1237:
    { return 0; }
yy1238:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy1239;
        default: goto yy1237;
    }
yy1239:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy1241;
        default: goto yy1240;
    }
yy1240:
    at = mark;
    if (yyaccept == 0) {
        goto yy1237;
    } else {
        goto yy1243;
    }
yy1241:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy1242;
        default: goto yy1240;
    }
yy1242:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy1244;
        default: goto yy1243;
    }
yy1243:
    { *value = 0x1; return 4 | ISADORA_ALSO; }
yy1244:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy1245;
        default: goto yy1240;
    }
yy1245:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `CHALF` */
uint32_t volta_scan_words_chalf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1249;
        default: goto yy1247;
    }
yy1247:
    at++;
yy1248:
    { return 0; }
yy1249:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1250;
        case 'I': goto yy1252;
        default: goto yy1248;
    }
yy1250:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1253;
        default: goto yy1251;
    }
yy1251:
    at = mark;
    goto yy1248;
yy1252:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1254;
        default: goto yy1251;
    }
yy1253:
    at++;
    { *value = 0x1; return 3; }
yy1254:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1255;
        default: goto yy1251;
    }
yy1255:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1256;
        default: goto yy1251;
    }
yy1256:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1257;
        default: goto yy1251;
    }
yy1257:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1258;
        default: goto yy1251;
    }
yy1258:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1259;
        default: goto yy1251;
    }
yy1259:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1260;
        case '3': goto yy1261;
        default: goto yy1251;
    }
yy1260:
    at++;
    { *value = 0x2; return 9; }
yy1261:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `CDI` */
uint32_t volta_scan_words_cdi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1265;
        default: goto yy1263;
    }
yy1263:
    at++;
yy1264:
    { return 0; }
yy1265:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1266;
        case 'U': goto yy1268;
        default: goto yy1264;
    }
yy1266:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1269;
        case '6': goto yy1270;
        case '8': goto yy1271;
        default: goto yy1267;
    }
yy1267:
    at = mark;
    goto yy1264;
yy1268:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1272;
        case '3': goto yy1273;
        case '6': goto yy1274;
        case '8': goto yy1275;
        default: goto yy1267;
    }
yy1269:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1276;
        default: goto yy1267;
    }
yy1270:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1277;
        default: goto yy1267;
    }
yy1271:
    at++;
    { *value = 0x1; return 3; }
yy1272:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1278;
        default: goto yy1267;
    }
yy1273:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1279;
        default: goto yy1267;
    }
yy1274:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1280;
        default: goto yy1267;
    }
yy1275:
    at++;
    { *value = 0x0; return 3; }
yy1276:
    at++;
    { *value = 0x3; return 4; }
yy1277:
    at++;
    { *value = 0x7; return 4; }
yy1278:
    at++;
    { *value = 0x2; return 4; }
yy1279:
    at++;
    { *value = 0x4; return 4; }
yy1280:
    at++;
    { *value = 0x6; return 4; }
}

}

/* texts of `CSFT` */
uint32_t volta_scan_words_csft(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1284;
        default: goto yy1282;
    }
yy1282:
    at++;
yy1283:
    { return 0; }
yy1284:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1285;
        default: goto yy1283;
    }
yy1285:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1287;
        case '6': goto yy1288;
        default: goto yy1286;
    }
yy1286:
    at = mark;
    goto yy1283;
yy1287:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1289;
        default: goto yy1286;
    }
yy1288:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1290;
        default: goto yy1286;
    }
yy1289:
    at++;
    { *value = 0x1; return 4; }
yy1290:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `CINT` */
uint32_t volta_scan_words_cint(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1294;
        default: goto yy1292;
    }
yy1292:
    at++;
yy1293:
    { return 0; }
yy1294:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1295;
        case 'F': goto yy1297;
        case 'T': goto yy1298;
        default: goto yy1293;
    }
yy1295:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1299;
        default: goto yy1296;
    }
yy1296:
    at = mark;
    goto yy1293;
yy1297:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1300;
        default: goto yy1296;
    }
yy1298:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1301;
        default: goto yy1296;
    }
yy1299:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1302;
        default: goto yy1296;
    }
yy1300:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1303;
        default: goto yy1296;
    }
yy1301:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1304;
        default: goto yy1296;
    }
yy1302:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1305;
        default: goto yy1296;
    }
yy1303:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1306;
        default: goto yy1296;
    }
yy1304:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1307;
        default: goto yy1296;
    }
yy1305:
    at++;
    { *value = 0x2; return 5; }
yy1306:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1308;
        default: goto yy1296;
    }
yy1307:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1309;
        default: goto yy1296;
    }
yy1308:
    at++;
    { *value = 0x1; return 6; }
yy1309:
    at++;
    { *value = 0x3; return 6; }
}

}

/* texts of `NTZ` */
uint32_t volta_scan_words_ntz(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1313;
        default: goto yy1311;
    }
yy1311:
    at++;
yy1312:
    { return 0; }
yy1313:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1314;
        default: goto yy1312;
    }
yy1314:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1316;
        default: goto yy1315;
    }
yy1315:
    at = mark;
    goto yy1312;
yy1316:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy1317;
        default: goto yy1315;
    }
yy1317:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `CBYTE` */
uint32_t volta_scan_words_cbyte(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1321;
        default: goto yy1319;
    }
yy1319:
    at++;
yy1320:
    { return 0; }
yy1321:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1322;
        default: goto yy1320;
    }
yy1322:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1324;
        case '2': goto yy1325;
        case '3': goto yy1326;
        default: goto yy1323;
    }
yy1323:
    at = mark;
    goto yy1320;
yy1324:
    at++;
    { *value = 0x1; return 3; }
yy1325:
    at++;
    { *value = 0x2; return 3; }
yy1326:
    at++;
    { *value = 0x3; return 3; }
}

}

/* texts of `CNAR` */
uint32_t volta_scan_words_cnar(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1330;
        default: goto yy1328;
    }
yy1328:
    at++;
yy1329:
    { return 0; }
yy1330:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1331;
        case 'U': goto yy1333;
        default: goto yy1329;
    }
yy1331:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1334;
        case '8': goto yy1335;
        default: goto yy1332;
    }
yy1332:
    at = mark;
    goto yy1329;
yy1333:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1336;
        case '8': goto yy1337;
        default: goto yy1332;
    }
yy1334:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1338;
        default: goto yy1332;
    }
yy1335:
    at++;
    { *value = 0x1; return 3; }
yy1336:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1339;
        default: goto yy1332;
    }
yy1337:
    at++;
    { *value = 0x0; return 3; }
yy1338:
    at++;
    { *value = 0x3; return 4; }
yy1339:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `CSATF` */
uint32_t volta_scan_words_csatf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1343;
        default: goto yy1341;
    }
yy1341:
    at++;
yy1342:
    { return 0; }
yy1343:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1344;
        default: goto yy1342;
    }
yy1344:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1346;
        default: goto yy1345;
    }
yy1345:
    at = mark;
    goto yy1342;
yy1346:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1347;
        default: goto yy1345;
    }
yy1347:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1348;
        default: goto yy1345;
    }
yy1348:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1349;
        default: goto yy1345;
    }
yy1349:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1350;
        default: goto yy1345;
    }
yy1350:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1351;
        default: goto yy1345;
    }
yy1351:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1352;
        default: goto yy1345;
    }
yy1352:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1353;
        default: goto yy1345;
    }
yy1353:
    at++;
    { *value = 0x1; return 10; }
}

}

/* texts of `CRELU` */
uint32_t volta_scan_words_crelu(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1357;
        default: goto yy1355;
    }
yy1355:
    at++;
yy1356:
    { return 0; }
yy1357:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1358;
        default: goto yy1356;
    }
yy1358:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1360;
        default: goto yy1359;
    }
yy1359:
    at = mark;
    goto yy1356;
yy1360:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1361;
        default: goto yy1359;
    }
yy1361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1362;
        default: goto yy1359;
    }
yy1362:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `CBF` */
uint32_t volta_scan_words_cbf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1366;
        default: goto yy1364;
    }
yy1364:
    at++;
yy1365:
    { return 0; }
yy1366:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1367;
        default: goto yy1365;
    }
yy1367:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1369;
        default: goto yy1368;
    }
yy1368:
    at = mark;
    goto yy1365;
yy1369:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1370;
        default: goto yy1368;
    }
yy1370:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1371;
        default: goto yy1368;
    }
yy1371:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `CRND2` */
uint32_t volta_scan_words_crnd2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1375;
        default: goto yy1373;
    }
yy1373:
    at++;
yy1374:
    { return 0; }
yy1375:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1376;
        default: goto yy1374;
    }
yy1376:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy1378;
        default: goto yy1377;
    }
yy1377:
    at = mark;
    goto yy1374;
yy1378:
    at++;
    { *value = 0x3; return 3; }
}

}

/* texts of `CIPT` */
uint32_t volta_scan_words_cipt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1382;
        default: goto yy1380;
    }
yy1380:
    at++;
yy1381:
    { return 0; }
yy1382:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1383;
        case 'S': goto yy1385;
        case 'U': goto yy1386;
        default: goto yy1381;
    }
yy1383:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1387;
        default: goto yy1384;
    }
yy1384:
    at = mark;
    goto yy1381;
yy1385:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy1388;
        default: goto yy1384;
    }
yy1386:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy1389;
        default: goto yy1384;
    }
yy1387:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1390;
        default: goto yy1384;
    }
yy1388:
    at++;
    { *value = 0x1; return 3; }
yy1389:
    at++;
    { *value = 0x0; return 3; }
yy1390:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1391;
        default: goto yy1384;
    }
yy1391:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1392;
        default: goto yy1384;
    }
yy1392:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1393;
        default: goto yy1384;
    }
yy1393:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1394;
        default: goto yy1384;
    }
yy1394:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1395;
        case '3': goto yy1396;
        default: goto yy1384;
    }
yy1395:
    at++;
    { *value = 0x2; return 9; }
yy1396:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `CIPR` */
uint32_t volta_scan_words_cipr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1400;
        default: goto yy1398;
    }
yy1398:
    at++;
yy1399:
    { return 0; }
yy1400:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1401;
        case 'T': goto yy1403;
        default: goto yy1399;
    }
yy1401:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1404;
        default: goto yy1402;
    }
yy1402:
    at = mark;
    goto yy1399;
yy1403:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1405;
        default: goto yy1402;
    }
yy1404:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1406;
        default: goto yy1402;
    }
yy1405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1407;
        default: goto yy1402;
    }
yy1406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1408;
        default: goto yy1402;
    }
yy1407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1409;
        default: goto yy1402;
    }
yy1408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1410;
        default: goto yy1402;
    }
yy1409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1411;
        default: goto yy1402;
    }
yy1410:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1412;
        default: goto yy1402;
    }
yy1411:
    at++;
    { *value = 0x3; return 6; }
yy1412:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1413;
        default: goto yy1402;
    }
yy1413:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1414;
        case '2': goto yy1415;
        default: goto yy1402;
    }
yy1414:
    at++;
    { *value = 0x1; return 9; }
yy1415:
    at++;
    { *value = 0x2; return 9; }
}

}

/* texts of `CIPH` */
uint32_t volta_scan_words_ciph(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1419;
        default: goto yy1417;
    }
yy1417:
    at++;
yy1418:
    { return 0; }
yy1419:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1420;
        default: goto yy1418;
    }
yy1420:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1422;
        default: goto yy1421;
    }
yy1421:
    at = mark;
    goto yy1418;
yy1422:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `CFS` */
uint32_t volta_scan_words_cfs(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1426;
        default: goto yy1424;
    }
yy1424:
    at++;
yy1425:
    { return 0; }
yy1426:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1427;
        case 'U': goto yy1429;
        default: goto yy1425;
    }
yy1427:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1430;
        default: goto yy1428;
    }
yy1428:
    at = mark;
    goto yy1425;
yy1429:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1431;
        default: goto yy1428;
    }
yy1430:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1432;
        default: goto yy1428;
    }
yy1431:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1433;
        default: goto yy1428;
    }
yy1432:
    at++;
    { *value = 0x1; return 4; }
yy1433:
    at++;
    { *value = 0x0; return 4; }
}

}

/* texts of `CFRND` */
uint32_t volta_scan_words_cfrnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1437;
        default: goto yy1435;
    }
yy1435:
    at++;
yy1436:
    { return 0; }
yy1437:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1438;
        case 'R': goto yy1440;
        default: goto yy1436;
    }
yy1438:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1441;
        default: goto yy1439;
    }
yy1439:
    at = mark;
    goto yy1436;
yy1440:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy1442;
        default: goto yy1439;
    }
yy1441:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1443;
        default: goto yy1439;
    }
yy1442:
    at++;
    { *value = 0x3; return 3; }
yy1443:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1444;
        default: goto yy1439;
    }
yy1444:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1445;
        default: goto yy1439;
    }
yy1445:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1446;
        default: goto yy1439;
    }
yy1446:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1447;
        default: goto yy1439;
    }
yy1447:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1448;
        case '2': goto yy1449;
        default: goto yy1439;
    }
yy1448:
    at++;
    { *value = 0x1; return 9; }
yy1449:
    at++;
    { *value = 0x2; return 9; }
}

}

/* texts of `CPAK` */
uint32_t volta_scan_words_cpak(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1453;
        default: goto yy1451;
    }
yy1451:
    at++;
yy1452:
    { return 0; }
yy1453:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1454;
        case 'U': goto yy1456;
        default: goto yy1452;
    }
yy1454:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1457;
        case '2': goto yy1458;
        case '4': goto yy1459;
        case '8': goto yy1460;
        default: goto yy1455;
    }
yy1455:
    at = mark;
    goto yy1452;
yy1456:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1461;
        case '2': goto yy1462;
        case '4': goto yy1463;
        case '8': goto yy1464;
        default: goto yy1455;
    }
yy1457:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1465;
        default: goto yy1455;
    }
yy1458:
    at++;
    { *value = 0x5; return 3; }
yy1459:
    at++;
    { *value = 0x7; return 3; }
yy1460:
    at++;
    { *value = 0x1; return 3; }
yy1461:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1466;
        default: goto yy1455;
    }
yy1462:
    at++;
    { *value = 0x4; return 3; }
yy1463:
    at++;
    { *value = 0x6; return 3; }
yy1464:
    at++;
    { *value = 0x0; return 3; }
yy1465:
    at++;
    { *value = 0x3; return 4; }
yy1466:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `CPSX` */
uint32_t volta_scan_words_cpsx(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy1470;
        default: goto yy1468;
    }
yy1468:
    at++;
yy1469:
    { return 0; }
yy1470:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1471;
        case 'S': goto yy1473;
        default: goto yy1469;
    }
yy1471:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1474;
        default: goto yy1472;
    }
yy1472:
    at = mark;
    if (yyaccept == 0) {
        goto yy1469;
    } else {
        goto yy1478;
    }
yy1473:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1475;
        default: goto yy1472;
    }
yy1474:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1476;
        default: goto yy1472;
    }
yy1475:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1477;
        default: goto yy1472;
    }
yy1476:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1479;
        default: goto yy1472;
    }
yy1477:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1480;
        default: goto yy1478;
    }
yy1478:
    { *value = 0x0; return 4; }
yy1479:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1481;
        default: goto yy1472;
    }
yy1480:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1482;
        default: goto yy1472;
    }
yy1481:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1483;
        default: goto yy1472;
    }
yy1482:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1484;
        default: goto yy1472;
    }
yy1483:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1485;
        default: goto yy1472;
    }
yy1484:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1486;
        default: goto yy1472;
    }
yy1485:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1487;
        default: goto yy1472;
    }
yy1486:
    at++;
    { *value = 0x2; return 8; }
yy1487:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `CPSH` */
uint32_t volta_scan_words_cpsh(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy1491;
        default: goto yy1489;
    }
yy1489:
    at++;
yy1490:
    { return 0; }
yy1491:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1492;
        case 'S': goto yy1494;
        default: goto yy1490;
    }
yy1492:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1495;
        default: goto yy1493;
    }
yy1493:
    at = mark;
    if (yyaccept == 0) {
        goto yy1490;
    } else {
        goto yy1499;
    }
yy1494:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1496;
        default: goto yy1493;
    }
yy1495:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1497;
        default: goto yy1493;
    }
yy1496:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1498;
        default: goto yy1493;
    }
yy1497:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1500;
        default: goto yy1493;
    }
yy1498:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1501;
        default: goto yy1499;
    }
yy1499:
    { *value = 0x1; return 4; }
yy1500:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1502;
        default: goto yy1493;
    }
yy1501:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1503;
        default: goto yy1493;
    }
yy1502:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1504;
        default: goto yy1493;
    }
yy1503:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1505;
        default: goto yy1493;
    }
yy1504:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1506;
        default: goto yy1493;
    }
yy1505:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1507;
        default: goto yy1493;
    }
yy1506:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1508;
        default: goto yy1493;
    }
yy1507:
    at++;
    { *value = 0x2; return 8; }
yy1508:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `DCMP` */
uint32_t volta_scan_words_dcmp(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1512;
        default: goto yy1510;
    }
yy1510:
    at++;
yy1511:
    { return 0; }
yy1512:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1513;
        case 'G': goto yy1515;
        case 'L': goto yy1516;
        case 'M': goto yy1517;
        case 'N': goto yy1518;
        default: goto yy1511;
    }
yy1513:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy1519;
        default: goto yy1514;
    }
yy1514:
    at = mark;
    goto yy1511;
yy1515:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1521;
        case 'T': goto yy1523;
        default: goto yy1514;
    }
yy1516:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1525;
        case 'T': goto yy1527;
        default: goto yy1514;
    }
yy1517:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1529;
        case 'I': goto yy1530;
        default: goto yy1514;
    }
yy1518:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1531;
        case 'E': goto yy1532;
        case 'U': goto yy1534;
        default: goto yy1514;
    }
yy1519:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1535;
        default: goto yy1520;
    }
yy1520:
    { *value = 0x2; return 3; }
yy1521:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1536;
        default: goto yy1522;
    }
yy1522:
    { *value = 0x6; return 3; }
yy1523:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1537;
        default: goto yy1524;
    }
yy1524:
    { *value = 0x4; return 3; }
yy1525:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1538;
        default: goto yy1526;
    }
yy1526:
    { *value = 0x3; return 3; }
yy1527:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1539;
        default: goto yy1528;
    }
yy1528:
    { *value = 0x1; return 3; }
yy1529:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1540;
        default: goto yy1514;
    }
yy1530:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1541;
        default: goto yy1514;
    }
yy1531:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1542;
        default: goto yy1514;
    }
yy1532:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1543;
        default: goto yy1533;
    }
yy1533:
    { *value = 0x5; return 3; }
yy1534:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1544;
        default: goto yy1514;
    }
yy1535:
    at++;
    { *value = 0xa; return 4; }
yy1536:
    at++;
    { *value = 0xe; return 4; }
yy1537:
    at++;
    { *value = 0xc; return 4; }
yy1538:
    at++;
    { *value = 0xb; return 4; }
yy1539:
    at++;
    { *value = 0x9; return 4; }
yy1540:
    at++;
    { *value = 0xf; return 4; }
yy1541:
    at++;
    { *value = 0x0; return 4; }
yy1542:
    at++;
    { *value = 0x8; return 4; }
yy1543:
    at++;
    { *value = 0xd; return 4; }
yy1544:
    at++;
    { *value = 0x7; return 4; }
}

}

/* texts of `BOP` */
uint32_t volta_scan_words_bop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1548;
        default: goto yy1546;
    }
yy1546:
    at++;
yy1547:
    { return 0; }
yy1548:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1549;
        case 'I': goto yy1551;
        case 'O': goto yy1552;
        case 'X': goto yy1553;
        default: goto yy1547;
    }
yy1549:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1554;
        default: goto yy1550;
    }
yy1550:
    at = mark;
    goto yy1547;
yy1551:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1555;
        default: goto yy1550;
    }
yy1552:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1556;
        default: goto yy1550;
    }
yy1553:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1557;
        default: goto yy1550;
    }
yy1554:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1558;
        default: goto yy1550;
    }
yy1555:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1559;
        default: goto yy1550;
    }
yy1556:
    at++;
    { *value = 0x1; return 3; }
yy1557:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1560;
        default: goto yy1550;
    }
yy1558:
    at++;
    { *value = 0x0; return 4; }
yy1559:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1561;
        default: goto yy1550;
    }
yy1560:
    at++;
    { *value = 0x2; return 4; }
yy1561:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1562;
        default: goto yy1550;
    }
yy1562:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1563;
        default: goto yy1550;
    }
yy1563:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1564;
        default: goto yy1550;
    }
yy1564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1565;
        default: goto yy1550;
    }
yy1565:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `FSAT` */
uint32_t volta_scan_words_fsat(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1569;
        default: goto yy1567;
    }
yy1567:
    at++;
yy1568:
    { return 0; }
yy1569:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1570;
        default: goto yy1568;
    }
yy1570:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1572;
        default: goto yy1571;
    }
yy1571:
    at = mark;
    goto yy1568;
yy1572:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1573;
        default: goto yy1571;
    }
yy1573:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `FMODE` */
uint32_t volta_scan_words_fmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1577;
        default: goto yy1575;
    }
yy1575:
    at++;
yy1576:
    { return 0; }
yy1577:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1578;
        default: goto yy1576;
    }
yy1578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1580;
        case 'T': goto yy1581;
        default: goto yy1579;
    }
yy1579:
    at = mark;
    goto yy1576;
yy1580:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy1582;
        default: goto yy1579;
    }
yy1581:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy1583;
        default: goto yy1579;
    }
yy1582:
    at++;
    { *value = 0x1; return 4; }
yy1583:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `FSCALE` */
uint32_t volta_scan_words_fscale(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1587;
        default: goto yy1585;
    }
yy1585:
    at++;
yy1586:
    { return 0; }
yy1587:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1588;
        case 'I': goto yy1590;
        case 'M': goto yy1591;
        default: goto yy1586;
    }
yy1588:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1592;
        case '4': goto yy1593;
        case '8': goto yy1594;
        default: goto yy1589;
    }
yy1589:
    at = mark;
    goto yy1586;
yy1590:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1595;
        default: goto yy1589;
    }
yy1591:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1596;
        case '4': goto yy1597;
        case '8': goto yy1598;
        default: goto yy1589;
    }
yy1592:
    at++;
    { *value = 0x3; return 3; }
yy1593:
    at++;
    { *value = 0x2; return 3; }
yy1594:
    at++;
    { *value = 0x1; return 3; }
yy1595:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1599;
        default: goto yy1589;
    }
yy1596:
    at++;
    { *value = 0x5; return 3; }
yy1597:
    at++;
    { *value = 0x6; return 3; }
yy1598:
    at++;
    { *value = 0x7; return 3; }
yy1599:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1600;
        default: goto yy1589;
    }
yy1600:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1601;
        default: goto yy1589;
    }
yy1601:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1602;
        default: goto yy1589;
    }
yy1602:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1603;
        default: goto yy1589;
    }
yy1603:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1604;
        default: goto yy1589;
    }
yy1604:
    at++;
    { *value = 0x0; return 9; }
}

}

/* texts of `FNAN` */
uint32_t volta_scan_words_fnan(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1608;
        default: goto yy1606;
    }
yy1606:
    at++;
yy1607:
    { return 0; }
yy1608:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1609;
        default: goto yy1607;
    }
yy1609:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1611;
        default: goto yy1610;
    }
yy1610:
    at = mark;
    goto yy1607;
yy1611:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1612;
        default: goto yy1610;
    }
yy1612:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `FXORS` */
uint32_t volta_scan_words_fxors(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1616;
        default: goto yy1614;
    }
yy1614:
    at++;
yy1615:
    { return 0; }
yy1616:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1617;
        default: goto yy1615;
    }
yy1617:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1619;
        default: goto yy1618;
    }
yy1618:
    at = mark;
    goto yy1615;
yy1619:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1620;
        default: goto yy1618;
    }
yy1620:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1621;
        default: goto yy1618;
    }
yy1621:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1622;
        default: goto yy1618;
    }
yy1622:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy1623;
        default: goto yy1618;
    }
yy1623:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1624;
        default: goto yy1618;
    }
yy1624:
    at++;
    { *value = 0x1; return 8; }
}

}

/* texts of `FCMP` */
uint32_t volta_scan_words_fcmp(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1628;
        default: goto yy1626;
    }
yy1626:
    at++;
yy1627:
    { return 0; }
yy1628:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1629;
        case 'F': goto yy1631;
        case 'G': goto yy1632;
        case 'L': goto yy1633;
        case 'N': goto yy1634;
        case 'T': goto yy1635;
        default: goto yy1627;
    }
yy1629:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy1636;
        default: goto yy1630;
    }
yy1630:
    at = mark;
    goto yy1627;
yy1631:
    at++;
    { *value = 0x0; return 2; }
yy1632:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1638;
        case 'T': goto yy1640;
        default: goto yy1630;
    }
yy1633:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1642;
        case 'T': goto yy1644;
        default: goto yy1630;
    }
yy1634:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1646;
        case 'E': goto yy1647;
        case 'U': goto yy1649;
        default: goto yy1630;
    }
yy1635:
    at++;
    { *value = 0xf; return 2; }
yy1636:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1650;
        default: goto yy1637;
    }
yy1637:
    { *value = 0x2; return 3; }
yy1638:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1651;
        default: goto yy1639;
    }
yy1639:
    { *value = 0x6; return 3; }
yy1640:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1652;
        default: goto yy1641;
    }
yy1641:
    { *value = 0x4; return 3; }
yy1642:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1653;
        default: goto yy1643;
    }
yy1643:
    { *value = 0x3; return 3; }
yy1644:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1654;
        default: goto yy1645;
    }
yy1645:
    { *value = 0x1; return 3; }
yy1646:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1655;
        default: goto yy1630;
    }
yy1647:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1656;
        default: goto yy1648;
    }
yy1648:
    { *value = 0x5; return 3; }
yy1649:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1657;
        default: goto yy1630;
    }
yy1650:
    at++;
    { *value = 0xa; return 4; }
yy1651:
    at++;
    { *value = 0xe; return 4; }
yy1652:
    at++;
    { *value = 0xc; return 4; }
yy1653:
    at++;
    { *value = 0xb; return 4; }
yy1654:
    at++;
    { *value = 0x9; return 4; }
yy1655:
    at++;
    { *value = 0x8; return 4; }
yy1656:
    at++;
    { *value = 0xd; return 4; }
yy1657:
    at++;
    { *value = 0x7; return 4; }
}

}

/* texts of `NDV` */
uint32_t volta_scan_words_ndv(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1661;
        default: goto yy1659;
    }
yy1659:
    at++;
yy1660:
    { return 0; }
yy1661:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1662;
        default: goto yy1660;
    }
yy1662:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1664;
        default: goto yy1663;
    }
yy1663:
    at = mark;
    goto yy1660;
yy1664:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1665;
        default: goto yy1663;
    }
yy1665:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `SWD` */
uint32_t volta_scan_words_swd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1669;
        case 'P': goto yy1670;
        case 'Z': goto yy1671;
        default: goto yy1667;
    }
yy1667:
    at++;
yy1668:
    { return 0; }
yy1669:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1672;
        default: goto yy1668;
    }
yy1670:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1673;
        case 'P': goto yy1674;
        default: goto yy1668;
    }
yy1671:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1675;
        default: goto yy1668;
    }
yy1672:
    at++;
    { *value = 0x2; return 2; }
yy1673:
    at++;
    { *value = 0x1; return 2; }
yy1674:
    at++;
    { *value = 0x0; return 2; }
yy1675:
    at++;
    { *value = 0x3; return 2; }
}

}

/* texts of `MUF` */
uint32_t volta_scan_words_muf(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy1679;
        default: goto yy1677;
    }
yy1677:
    at++;
yy1678:
    { return 0; }
yy1679:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1680;
        case 'E': goto yy1682;
        case 'I': goto yy1683;
        case 'L': goto yy1684;
        case 'R': goto yy1685;
        case 'S': goto yy1686;
        case 'T': goto yy1687;
        default: goto yy1678;
    }
yy1680:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1688;
        default: goto yy1681;
    }
yy1681:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy1678;
        case 1: goto yy1702;
        default: goto yy1704;
    }
yy1682:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1689;
        default: goto yy1681;
    }
yy1683:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1690;
        default: goto yy1681;
    }
yy1684:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy1691;
        default: goto yy1681;
    }
yy1685:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1692;
        case 'S': goto yy1693;
        default: goto yy1681;
    }
yy1686:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1694;
        case 'Q': goto yy1695;
        default: goto yy1681;
    }
yy1687:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1696;
        default: goto yy1681;
    }
yy1688:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1697;
        default: goto yy1681;
    }
yy1689:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1698;
        default: goto yy1681;
    }
yy1690:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1699;
        default: goto yy1681;
    }
yy1691:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1700;
        default: goto yy1681;
    }
yy1692:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1701;
        default: goto yy1681;
    }
yy1693:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy1703;
        default: goto yy1681;
    }
yy1694:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1705;
        default: goto yy1681;
    }
yy1695:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1706;
        default: goto yy1681;
    }
yy1696:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1707;
        default: goto yy1681;
    }
yy1697:
    at++;
    { *value = 0x0; return 4; }
yy1698:
    at++;
    { *value = 0x2; return 4; }
yy1699:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1708;
        default: goto yy1681;
    }
yy1700:
    at++;
    { *value = 0x3; return 4; }
yy1701:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1709;
        default: goto yy1702;
    }
yy1702:
    { *value = 0x4; return 4; }
yy1703:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1710;
        default: goto yy1704;
    }
yy1704:
    { *value = 0x5; return 4; }
yy1705:
    at++;
    { *value = 0x1; return 4; }
yy1706:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1711;
        default: goto yy1681;
    }
yy1707:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1712;
        default: goto yy1681;
    }
yy1708:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1713;
        default: goto yy1681;
    }
yy1709:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1714;
        default: goto yy1681;
    }
yy1710:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1715;
        default: goto yy1681;
    }
yy1711:
    at++;
    { *value = 0x8; return 5; }
yy1712:
    at++;
    { *value = 0x9; return 5; }
yy1713:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1716;
        default: goto yy1681;
    }
yy1714:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1717;
        default: goto yy1681;
    }
yy1715:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1718;
        default: goto yy1681;
    }
yy1716:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1719;
        default: goto yy1681;
    }
yy1717:
    at++;
    { *value = 0x6; return 7; }
yy1718:
    at++;
    { *value = 0x7; return 7; }
yy1719:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1720;
        default: goto yy1681;
    }
yy1720:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1721;
        case '1': goto yy1722;
        case '2': goto yy1723;
        case '3': goto yy1724;
        case '4': goto yy1725;
        case '5': goto yy1726;
        default: goto yy1681;
    }
yy1721:
    at++;
    { *value = 0xa; return 10; }
yy1722:
    at++;
    { *value = 0xb; return 10; }
yy1723:
    at++;
    { *value = 0xc; return 10; }
yy1724:
    at++;
    { *value = 0xd; return 10; }
yy1725:
    at++;
    { *value = 0xe; return 10; }
yy1726:
    at++;
    { *value = 0xf; return 10; }
}

}

/* texts of `MUH` */
uint32_t volta_scan_words_muh(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1730;
        default: goto yy1728;
    }
yy1728:
    at++;
yy1729:
    { return 0; }
yy1730:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1731;
        default: goto yy1729;
    }
yy1731:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1733;
        default: goto yy1732;
    }
yy1732:
    at = mark;
    goto yy1729;
yy1733:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1734;
        default: goto yy1732;
    }
yy1734:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `MUT` */
uint32_t volta_scan_words_mut(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1738;
        default: goto yy1736;
    }
yy1736:
    at++;
yy1737:
    { return 0; }
yy1738:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1739;
        case 'F': goto yy1741;
        default: goto yy1737;
    }
yy1739:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1742;
        default: goto yy1740;
    }
yy1740:
    at = mark;
    goto yy1737;
yy1741:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1743;
        default: goto yy1740;
    }
yy1742:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1744;
        default: goto yy1740;
    }
yy1743:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1745;
        default: goto yy1740;
    }
yy1744:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1746;
        default: goto yy1740;
    }
yy1745:
    at++;
    { *value = 0x1; return 4; }
yy1746:
    at++;
    { *value = 0x2; return 5; }
}

}

/* texts of `AO` */
uint32_t volta_scan_words_ao(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1750;
        default: goto yy1748;
    }
yy1748:
    at++;
yy1749:
    { return 0; }
yy1750:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1751;
        default: goto yy1749;
    }
yy1751:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `AMODE` */
uint32_t volta_scan_words_amode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1755;
        default: goto yy1753;
    }
yy1753:
    at++;
yy1754:
    { return 0; }
yy1755:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1756;
        case 'I': goto yy1758;
        case 'P': goto yy1759;
        case 'S': goto yy1760;
        default: goto yy1754;
    }
yy1756:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1761;
        default: goto yy1757;
    }
yy1757:
    at = mark;
    goto yy1754;
yy1758:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1762;
        default: goto yy1757;
    }
yy1759:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1763;
        default: goto yy1757;
    }
yy1760:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1764;
        default: goto yy1757;
    }
yy1761:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1765;
        default: goto yy1757;
    }
yy1762:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1766;
        default: goto yy1757;
    }
yy1763:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1767;
        default: goto yy1757;
    }
yy1764:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1768;
        default: goto yy1757;
    }
yy1765:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1769;
        default: goto yy1757;
    }
yy1766:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1770;
        default: goto yy1757;
    }
yy1767:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1771;
        default: goto yy1757;
    }
yy1768:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1772;
        default: goto yy1757;
    }
yy1769:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1773;
        default: goto yy1757;
    }
yy1770:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1774;
        default: goto yy1757;
    }
yy1771:
    at++;
    { *value = 0x0; return 5; }
yy1772:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1775;
        default: goto yy1757;
    }
yy1773:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1776;
        default: goto yy1757;
    }
yy1774:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1777;
        default: goto yy1757;
    }
yy1775:
    at++;
    { *value = 0x2; return 6; }
yy1776:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1778;
        default: goto yy1757;
    }
yy1777:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1779;
        default: goto yy1757;
    }
yy1778:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1780;
        default: goto yy1757;
    }
yy1779:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1781;
        default: goto yy1757;
    }
yy1780:
    at++;
    { *value = 0x1; return 9; }
yy1781:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `AWHERE` */
uint32_t volta_scan_words_awhere(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1785;
        default: goto yy1783;
    }
yy1783:
    at++;
yy1784:
    { return 0; }
yy1785:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1786;
        case 'O': goto yy1788;
        default: goto yy1784;
    }
yy1786:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1789;
        default: goto yy1787;
    }
yy1787:
    at = mark;
    goto yy1784;
yy1788:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1790;
        default: goto yy1787;
    }
yy1789:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1791;
        default: goto yy1787;
    }
yy1790:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1792;
        default: goto yy1787;
    }
yy1791:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1793;
        default: goto yy1787;
    }
yy1792:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1794;
        default: goto yy1787;
    }
yy1793:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1795;
        default: goto yy1787;
    }
yy1794:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1796;
        default: goto yy1787;
    }
yy1795:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1797;
        default: goto yy1787;
    }
yy1796:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1798;
        default: goto yy1787;
    }
yy1797:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1799;
        default: goto yy1787;
    }
yy1798:
    at++;
    { *value = 0x2; return 7; }
yy1799:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1800;
        default: goto yy1787;
    }
yy1800:
    at++;
    { *value = 0x1; return 9; }
}

}

/* texts of `OUTK` */
uint32_t volta_scan_words_outk(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy1804;
        default: goto yy1802;
    }
yy1802:
    at++;
yy1803:
    { return 0; }
yy1804:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1805;
        case 'E': goto yy1807;
        default: goto yy1803;
    }
yy1805:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1808;
        default: goto yy1806;
    }
yy1806:
    at = mark;
    if (yyaccept == 0) {
        goto yy1803;
    } else {
        goto yy1813;
    }
yy1807:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1809;
        default: goto yy1806;
    }
yy1808:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1810;
        default: goto yy1806;
    }
yy1809:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1811;
        default: goto yy1806;
    }
yy1810:
    at++;
    { *value = 0x2; return 4; }
yy1811:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1812;
        default: goto yy1806;
    }
yy1812:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1814;
        default: goto yy1813;
    }
yy1813:
    { *value = 0x1; return 5; }
yy1814:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1815;
        default: goto yy1806;
    }
yy1815:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1816;
        default: goto yy1806;
    }
yy1816:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1817;
        default: goto yy1806;
    }
yy1817:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1818;
        default: goto yy1806;
    }
yy1818:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1819;
        default: goto yy1806;
    }
yy1819:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1820;
        default: goto yy1806;
    }
yy1820:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1821;
        default: goto yy1806;
    }
yy1821:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1822;
        default: goto yy1806;
    }
yy1822:
    at++;
    { *value = 0x3; return 14; }
}

}

/* texts of `HF32` */
uint32_t volta_scan_words_hf32(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1826;
        default: goto yy1824;
    }
yy1824:
    at++;
yy1825:
    { return 0; }
yy1826:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1827;
        default: goto yy1825;
    }
yy1827:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1829;
        default: goto yy1828;
    }
yy1828:
    at = mark;
    goto yy1825;
yy1829:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1830;
        default: goto yy1828;
    }
yy1830:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `HTY` */
uint32_t volta_scan_words_hty(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1834;
        default: goto yy1832;
    }
yy1832:
    at++;
yy1833:
    { return 0; }
yy1834:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1835;
        case 'F': goto yy1837;
        case 'I': goto yy1838;
        default: goto yy1833;
    }
yy1835:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1839;
        default: goto yy1836;
    }
yy1836:
    at = mark;
    goto yy1833;
yy1837:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1840;
        default: goto yy1836;
    }
yy1838:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1841;
        default: goto yy1836;
    }
yy1839:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1842;
        default: goto yy1836;
    }
yy1840:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1843;
        default: goto yy1836;
    }
yy1841:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1844;
        default: goto yy1836;
    }
yy1842:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1845;
        default: goto yy1836;
    }
yy1843:
    at++;
    { *value = 0x1; return 4; }
yy1844:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1846;
        default: goto yy1836;
    }
yy1845:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1847;
        default: goto yy1836;
    }
yy1846:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1848;
        default: goto yy1836;
    }
yy1847:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1849;
        default: goto yy1836;
    }
yy1848:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1850;
        default: goto yy1836;
    }
yy1849:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1851;
        default: goto yy1836;
    }
yy1850:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1852;
        default: goto yy1836;
    }
yy1851:
    at++;
    { *value = 0x2; return 8; }
yy1852:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1853;
        default: goto yy1836;
    }
yy1853:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `HSA` */
uint32_t volta_scan_words_hsa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1857;
        default: goto yy1855;
    }
yy1855:
    at++;
yy1856:
    { return 0; }
yy1857:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1858;
        case 'H': goto yy1860;
        default: goto yy1856;
    }
yy1858:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1861;
        default: goto yy1859;
    }
yy1859:
    at = mark;
    goto yy1856;
yy1860:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1862;
        case '1': goto yy1863;
        default: goto yy1859;
    }
yy1861:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1864;
        default: goto yy1859;
    }
yy1862:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1865;
        default: goto yy1859;
    }
yy1863:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1866;
        default: goto yy1859;
    }
yy1864:
    at++;
    { *value = 0x1; return 4; }
yy1865:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1867;
        default: goto yy1859;
    }
yy1866:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1868;
        default: goto yy1859;
    }
yy1867:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1869;
        default: goto yy1859;
    }
yy1868:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1870;
        default: goto yy1859;
    }
yy1869:
    at++;
    { *value = 0x2; return 6; }
yy1870:
    at++;
    { *value = 0x3; return 6; }
}

}

/* texts of `HXA` */
uint32_t volta_scan_words_hxa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1874;
        default: goto yy1872;
    }
yy1872:
    at++;
yy1873:
    { return 0; }
yy1874:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1875;
        case 'I': goto yy1877;
        default: goto yy1873;
    }
yy1875:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1878;
        case '1': goto yy1879;
        default: goto yy1876;
    }
yy1876:
    at = mark;
    goto yy1873;
yy1877:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1880;
        default: goto yy1876;
    }
yy1878:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1881;
        default: goto yy1876;
    }
yy1879:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1882;
        default: goto yy1876;
    }
yy1880:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1883;
        default: goto yy1876;
    }
yy1881:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1884;
        default: goto yy1876;
    }
yy1882:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1885;
        default: goto yy1876;
    }
yy1883:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1886;
        default: goto yy1876;
    }
yy1884:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1887;
        default: goto yy1876;
    }
yy1885:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1888;
        default: goto yy1876;
    }
yy1886:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1889;
        default: goto yy1876;
    }
yy1887:
    at++;
    { *value = 0x2; return 6; }
yy1888:
    at++;
    { *value = 0x3; return 6; }
yy1889:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1890;
        default: goto yy1876;
    }
yy1890:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1891;
        default: goto yy1876;
    }
yy1891:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1892;
        default: goto yy1876;
    }
yy1892:
    at++;
    { *value = 0x1; return 9; }
}

}

/* texts of `HXTY` */
uint32_t volta_scan_words_hxty(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1896;
        default: goto yy1894;
    }
yy1894:
    at++;
yy1895:
    { return 0; }
yy1896:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1897;
        case 'I': goto yy1899;
        default: goto yy1895;
    }
yy1897:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1900;
        default: goto yy1898;
    }
yy1898:
    at = mark;
    goto yy1895;
yy1899:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1901;
        default: goto yy1898;
    }
yy1900:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1902;
        default: goto yy1898;
    }
yy1901:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1903;
        default: goto yy1898;
    }
yy1902:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1904;
        default: goto yy1898;
    }
yy1903:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1905;
        default: goto yy1898;
    }
yy1904:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1906;
        default: goto yy1898;
    }
yy1905:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1907;
        default: goto yy1898;
    }
yy1906:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1908;
        default: goto yy1898;
    }
yy1907:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1909;
        default: goto yy1898;
    }
yy1908:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1910;
        default: goto yy1898;
    }
yy1909:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1911;
        default: goto yy1898;
    }
yy1910:
    at++;
    { *value = 0x2; return 8; }
yy1911:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1912;
        case '3': goto yy1913;
        default: goto yy1898;
    }
yy1912:
    at++;
    { *value = 0x1; return 9; }
yy1913:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `HNB` */
uint32_t volta_scan_words_hnb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1917;
        default: goto yy1915;
    }
yy1915:
    at++;
yy1916:
    { return 0; }
yy1917:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1918;
        case 'H': goto yy1920;
        default: goto yy1916;
    }
yy1918:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1921;
        default: goto yy1919;
    }
yy1919:
    at = mark;
    goto yy1916;
yy1920:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1922;
        case '1': goto yy1923;
        default: goto yy1919;
    }
yy1921:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1924;
        default: goto yy1919;
    }
yy1922:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1925;
        default: goto yy1919;
    }
yy1923:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1926;
        default: goto yy1919;
    }
yy1924:
    at++;
    { *value = 0x1; return 4; }
yy1925:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1927;
        case 'N': goto yy1928;
        default: goto yy1919;
    }
yy1926:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1929;
        default: goto yy1919;
    }
yy1927:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1930;
        default: goto yy1919;
    }
yy1928:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1931;
        default: goto yy1919;
    }
yy1929:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1932;
        default: goto yy1919;
    }
yy1930:
    at++;
    { *value = 0x2; return 6; }
yy1931:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1933;
        default: goto yy1919;
    }
yy1932:
    at++;
    { *value = 0x3; return 6; }
yy1933:
    at++;
    { *value = 0x4; return 7; }
}

}

/* texts of `HBF1` */
uint32_t volta_scan_words_hbf1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1937;
        default: goto yy1935;
    }
yy1935:
    at++;
yy1936:
    { return 0; }
yy1937:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1938;
        default: goto yy1936;
    }
yy1938:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1940;
        default: goto yy1939;
    }
yy1939:
    at = mark;
    goto yy1936;
yy1940:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `HAND` */
uint32_t volta_scan_words_hand(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1944;
        default: goto yy1942;
    }
yy1942:
    at++;
yy1943:
    { return 0; }
yy1944:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1945;
        default: goto yy1943;
    }
yy1945:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1947;
        default: goto yy1946;
    }
yy1946:
    at = mark;
    goto yy1943;
yy1947:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1948;
        default: goto yy1946;
    }
yy1948:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1949;
        default: goto yy1946;
    }
yy1949:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1950;
        default: goto yy1946;
    }
yy1950:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `IA` */
uint32_t volta_scan_words_ia(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '~': goto yy1953;
        default: goto yy1952;
    }
yy1952:
    at++;
    { return 0; }
yy1953:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `US` */
uint32_t volta_scan_words_us(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1957;
        default: goto yy1955;
    }
yy1955:
    at++;
yy1956:
    { return 0; }
yy1957:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1958;
        default: goto yy1956;
    }
yy1958:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1960;
        default: goto yy1959;
    }
yy1959:
    at = mark;
    goto yy1956;
yy1960:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1961;
        default: goto yy1959;
    }
yy1961:
    at++;
    { *value = 0x0; return 4; }
}

}

/* texts of `PAND` */
uint32_t volta_scan_words_pand(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1965;
        default: goto yy1963;
    }
yy1963:
    at++;
yy1964:
    { return 0; }
yy1965:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1966;
        default: goto yy1964;
    }
yy1966:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1968;
        default: goto yy1967;
    }
yy1967:
    at = mark;
    goto yy1964;
yy1968:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1969;
        default: goto yy1967;
    }
yy1969:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1970;
        default: goto yy1967;
    }
yy1970:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `SHD` */
uint32_t volta_scan_words_shd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1974;
        default: goto yy1972;
    }
yy1972:
    at++;
yy1973:
    { return 0; }
yy1974:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1975;
        case 'R': goto yy1976;
        default: goto yy1973;
    }
yy1975:
    at++;
    { *value = 0x0; return 2; }
yy1976:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `SHW` */
uint32_t volta_scan_words_shw(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1980;
        default: goto yy1978;
    }
yy1978:
    at++;
yy1979:
    { return 0; }
yy1980:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy1981;
        default: goto yy1979;
    }
yy1981:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `SHT` */
uint32_t volta_scan_words_sht(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1985;
        default: goto yy1983;
    }
yy1983:
    at++;
yy1984:
    { return 0; }
yy1985:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1986;
        case 'U': goto yy1988;
        default: goto yy1984;
    }
yy1986:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1989;
        case '6': goto yy1990;
        default: goto yy1987;
    }
yy1987:
    at = mark;
    goto yy1984;
yy1988:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1991;
        case '6': goto yy1992;
        default: goto yy1987;
    }
yy1989:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1993;
        default: goto yy1987;
    }
yy1990:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1994;
        default: goto yy1987;
    }
yy1991:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1995;
        default: goto yy1987;
    }
yy1992:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1996;
        default: goto yy1987;
    }
yy1993:
    at++;
    { *value = 0x2; return 4; }
yy1994:
    at++;
    { *value = 0x0; return 4; }
yy1995:
    at++;
    { *value = 0x3; return 4; }
yy1996:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `SHHI` */
uint32_t volta_scan_words_shhi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2000;
        default: goto yy1998;
    }
yy1998:
    at++;
yy1999:
    { return 0; }
yy2000:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2001;
        default: goto yy1999;
    }
yy2001:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2003;
        default: goto yy2002;
    }
yy2002:
    at = mark;
    goto yy1999;
yy2003:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `PMODE` */
uint32_t volta_scan_words_pmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2007;
        default: goto yy2005;
    }
yy2005:
    at++;
yy2006:
    { return 0; }
yy2007:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2008;
        case 'E': goto yy2010;
        case 'F': goto yy2011;
        case 'I': goto yy2012;
        case 'R': goto yy2013;
        default: goto yy2006;
    }
yy2008:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2014;
        default: goto yy2009;
    }
yy2009:
    at = mark;
    goto yy2006;
yy2010:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2015;
        default: goto yy2009;
    }
yy2011:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2016;
        default: goto yy2009;
    }
yy2012:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2017;
        default: goto yy2009;
    }
yy2013:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2018;
        default: goto yy2009;
    }
yy2014:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2019;
        default: goto yy2009;
    }
yy2015:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2020;
        case 'R': goto yy2021;
        default: goto yy2009;
    }
yy2016:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2022;
        default: goto yy2009;
    }
yy2017:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2023;
        default: goto yy2009;
    }
yy2018:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2024;
        case '8': goto yy2025;
        default: goto yy2009;
    }
yy2019:
    at++;
    { *value = 0x2; return 4; }
yy2020:
    at++;
    { *value = 0x4; return 4; }
yy2021:
    at++;
    { *value = 0x5; return 4; }
yy2022:
    at++;
    { *value = 0x1; return 4; }
yy2023:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2026;
        default: goto yy2009;
    }
yy2024:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2027;
        default: goto yy2009;
    }
yy2025:
    at++;
    { *value = 0x3; return 4; }
yy2026:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2028;
        default: goto yy2009;
    }
yy2027:
    at++;
    { *value = 0x6; return 5; }
yy2028:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2029;
        default: goto yy2009;
    }
yy2029:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2030;
        default: goto yy2009;
    }
yy2030:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy2031;
        default: goto yy2009;
    }
yy2031:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `CMP` */
uint32_t volta_scan_words_cmp(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2035;
        default: goto yy2033;
    }
yy2033:
    at++;
yy2034:
    { return 0; }
yy2035:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2036;
        case 'F': goto yy2038;
        case 'G': goto yy2039;
        case 'L': goto yy2040;
        case 'N': goto yy2041;
        case 'T': goto yy2042;
        default: goto yy2034;
    }
yy2036:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy2043;
        default: goto yy2037;
    }
yy2037:
    at = mark;
    goto yy2034;
yy2038:
    at++;
    { *value = 0x0; return 2; }
yy2039:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2044;
        case 'T': goto yy2045;
        default: goto yy2037;
    }
yy2040:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2046;
        case 'T': goto yy2047;
        default: goto yy2037;
    }
yy2041:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2048;
        default: goto yy2037;
    }
yy2042:
    at++;
    { *value = 0x7; return 2; }
yy2043:
    at++;
    { *value = 0x2; return 3; }
yy2044:
    at++;
    { *value = 0x6; return 3; }
yy2045:
    at++;
    { *value = 0x4; return 3; }
yy2046:
    at++;
    { *value = 0x3; return 3; }
yy2047:
    at++;
    { *value = 0x1; return 3; }
yy2048:
    at++;
    { *value = 0x5; return 3; }
}

}

/* texts of `FLSH` */
uint32_t volta_scan_words_flsh(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2052;
        default: goto yy2050;
    }
yy2050:
    at++;
yy2051:
    { return 0; }
yy2052:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2053;
        default: goto yy2051;
    }
yy2053:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2055;
        default: goto yy2054;
    }
yy2054:
    at = mark;
    goto yy2051;
yy2055:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `LSIZE` */
uint32_t volta_scan_words_lsize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2059;
        default: goto yy2057;
    }
yy2057:
    at++;
yy2058:
    { return 0; }
yy2059:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2060;
        case '6': goto yy2062;
        case 'S': goto yy2063;
        case 'U': goto yy2064;
        default: goto yy2058;
    }
yy2060:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2065;
        default: goto yy2061;
    }
yy2061:
    at = mark;
    goto yy2058;
yy2062:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2066;
        default: goto yy2061;
    }
yy2063:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2067;
        case '8': goto yy2068;
        default: goto yy2061;
    }
yy2064:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2069;
        case '1': goto yy2070;
        case '8': goto yy2071;
        default: goto yy2061;
    }
yy2065:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy2072;
        default: goto yy2061;
    }
yy2066:
    at++;
    { *value = 0x5; return 3; }
yy2067:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2073;
        default: goto yy2061;
    }
yy2068:
    at++;
    { *value = 0x1; return 3; }
yy2069:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2074;
        default: goto yy2061;
    }
yy2070:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2075;
        default: goto yy2061;
    }
yy2071:
    at++;
    { *value = 0x0; return 3; }
yy2072:
    at++;
    { *value = 0x6; return 4; }
yy2073:
    at++;
    { *value = 0x3; return 4; }
yy2074:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2076;
        default: goto yy2061;
    }
yy2075:
    at++;
    { *value = 0x2; return 4; }
yy2076:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy2077;
        default: goto yy2061;
    }
yy2077:
    at++;
    { *value = 0x7; return 6; }
}

}

/* texts of `LORDER` */
uint32_t volta_scan_words_lorder(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2081;
        default: goto yy2079;
    }
yy2079:
    at++;
yy2080:
    { return 0; }
yy2081:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2082;
        case 'M': goto yy2084;
        case 'S': goto yy2085;
        default: goto yy2080;
    }
yy2082:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2086;
        default: goto yy2083;
    }
yy2083:
    at = mark;
    goto yy2080;
yy2084:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2087;
        default: goto yy2083;
    }
yy2085:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2088;
        default: goto yy2083;
    }
yy2086:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2089;
        default: goto yy2083;
    }
yy2087:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2090;
        default: goto yy2083;
    }
yy2088:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2091;
        default: goto yy2083;
    }
yy2089:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2092;
        default: goto yy2083;
    }
yy2090:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2093;
        default: goto yy2083;
    }
yy2091:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2094;
        default: goto yy2083;
    }
yy2092:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2095;
        default: goto yy2083;
    }
yy2093:
    at++;
    { *value = 0x3; return 5; }
yy2094:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2096;
        default: goto yy2083;
    }
yy2095:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2097;
        default: goto yy2083;
    }
yy2096:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2098;
        default: goto yy2083;
    }
yy2097:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2099;
        default: goto yy2083;
    }
yy2098:
    at++;
    { *value = 0x2; return 7; }
yy2099:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2100;
        default: goto yy2083;
    }
yy2100:
    at++;
    { *value = 0x0; return 9; }
}

}

/* texts of `LTC` */
uint32_t volta_scan_words_ltc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2104;
        default: goto yy2102;
    }
yy2102:
    at++;
yy2103:
    { return 0; }
yy2104:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2105;
        default: goto yy2103;
    }
yy2105:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2107;
        default: goto yy2106;
    }
yy2106:
    at = mark;
    goto yy2103;
yy2107:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2108;
        default: goto yy2106;
    }
yy2108:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2109;
        case '2': goto yy2110;
        case '6': goto yy2111;
        default: goto yy2106;
    }
yy2109:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2112;
        default: goto yy2106;
    }
yy2110:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy2113;
        default: goto yy2106;
    }
yy2111:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2114;
        default: goto yy2106;
    }
yy2112:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy2115;
        default: goto yy2106;
    }
yy2113:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2116;
        default: goto yy2106;
    }
yy2114:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2117;
        default: goto yy2106;
    }
yy2115:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2118;
        default: goto yy2106;
    }
yy2116:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2119;
        default: goto yy2106;
    }
yy2117:
    at++;
    { *value = 0x1; return 7; }
yy2118:
    at++;
    { *value = 0x2; return 8; }
yy2119:
    at++;
    { *value = 0x3; return 8; }
}

}

/* texts of `NP` */
uint32_t volta_scan_words_np(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2123;
        default: goto yy2121;
    }
yy2121:
    at++;
yy2122:
    { return 0; }
yy2123:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2124;
        case '1': goto yy2125;
        case '2': goto yy2126;
        case '3': goto yy2127;
        case '4': goto yy2128;
        case '5': goto yy2129;
        case '6': goto yy2130;
        case 'T': goto yy2131;
        default: goto yy2122;
    }
yy2124:
    at++;
    { *value = 0x7; return 2; }
yy2125:
    at++;
    { *value = 0x6; return 2; }
yy2126:
    at++;
    { *value = 0x5; return 2; }
yy2127:
    at++;
    { *value = 0x4; return 2; }
yy2128:
    at++;
    { *value = 0x3; return 2; }
yy2129:
    at++;
    { *value = 0x2; return 2; }
yy2130:
    at++;
    { *value = 0x1; return 2; }
yy2131:
    at++;
    { *value = 0x0; return 2; }
}

}

/* texts of `MSIZE` */
uint32_t volta_scan_words_msize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2135;
        default: goto yy2133;
    }
yy2133:
    at++;
yy2134:
    { return 0; }
yy2135:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2136;
        case '6': goto yy2138;
        case 'I': goto yy2139;
        case 'S': goto yy2140;
        case 'U': goto yy2141;
        default: goto yy2134;
    }
yy2136:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2142;
        default: goto yy2137;
    }
yy2137:
    at = mark;
    goto yy2134;
yy2138:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2143;
        default: goto yy2137;
    }
yy2139:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2144;
        default: goto yy2137;
    }
yy2140:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2145;
        case '8': goto yy2146;
        default: goto yy2137;
    }
yy2141:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2147;
        case '8': goto yy2148;
        default: goto yy2137;
    }
yy2142:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy2149;
        default: goto yy2137;
    }
yy2143:
    at++;
    { *value = 0x5; return 3; }
yy2144:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2150;
        default: goto yy2137;
    }
yy2145:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2151;
        default: goto yy2137;
    }
yy2146:
    at++;
    { *value = 0x1; return 3; }
yy2147:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2152;
        default: goto yy2137;
    }
yy2148:
    at++;
    { *value = 0x0; return 3; }
yy2149:
    at++;
    { *value = 0x6; return 4; }
yy2150:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2153;
        default: goto yy2137;
    }
yy2151:
    at++;
    { *value = 0x3; return 4; }
yy2152:
    at++;
    { *value = 0x2; return 4; }
yy2153:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2154;
        default: goto yy2137;
    }
yy2154:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2155;
        default: goto yy2137;
    }
yy2155:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2156;
        default: goto yy2137;
    }
yy2156:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy2157;
        default: goto yy2137;
    }
yy2157:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `LORD` */
uint32_t volta_scan_words_lord(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy2161;
        default: goto yy2159;
    }
yy2159:
    at++;
yy2160:
    { return 0; }
yy2161:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2162;
        case 'M': goto yy2164;
        case 'S': goto yy2165;
        default: goto yy2160;
    }
yy2162:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2166;
        default: goto yy2163;
    }
yy2163:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy2160;
        case 1: goto yy2185;
        case 2: goto yy2199;
        case 3: goto yy2206;
        default: goto yy2209;
    }
yy2164:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2167;
        default: goto yy2163;
    }
yy2165:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2168;
        default: goto yy2163;
    }
yy2166:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2169;
        default: goto yy2163;
    }
yy2167:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2170;
        default: goto yy2163;
    }
yy2168:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2171;
        default: goto yy2163;
    }
yy2169:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2172;
        default: goto yy2163;
    }
yy2170:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2173;
        default: goto yy2163;
    }
yy2171:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2174;
        default: goto yy2163;
    }
yy2172:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2175;
        default: goto yy2163;
    }
yy2173:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2176;
        default: goto yy2163;
    }
yy2174:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2177;
        default: goto yy2163;
    }
yy2175:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2178;
        default: goto yy2163;
    }
yy2176:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2179;
        default: goto yy2163;
    }
yy2177:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2180;
        default: goto yy2163;
    }
yy2178:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2181;
        default: goto yy2163;
    }
yy2179:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2182;
        default: goto yy2163;
    }
yy2180:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2183;
        default: goto yy2163;
    }
yy2181:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2184;
        default: goto yy2163;
    }
yy2182:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2186;
        default: goto yy2163;
    }
yy2183:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2187;
        case 'S': goto yy2188;
        default: goto yy2163;
    }
yy2184:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2189;
        default: goto yy2185;
    }
yy2185:
    { *value = 0x4; return 9; }
yy2186:
    at++;
    { *value = 0x8; return 9; }
yy2187:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2190;
        default: goto yy2163;
    }
yy2188:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2191;
        case 'Y': goto yy2192;
        default: goto yy2163;
    }
yy2189:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2193;
        case 'G': goto yy2194;
        case 'P': goto yy2195;
        case 'S': goto yy2196;
        case 'V': goto yy2197;
        default: goto yy2163;
    }
yy2190:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2198;
        default: goto yy2163;
    }
yy2191:
    at++;
    { *value = 0x5; return 10; }
yy2192:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2200;
        default: goto yy2163;
    }
yy2193:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2201;
        default: goto yy2163;
    }
yy2194:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2202;
        default: goto yy2163;
    }
yy2195:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2203;
        default: goto yy2163;
    }
yy2196:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2204;
        default: goto yy2163;
    }
yy2197:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2205;
        default: goto yy2163;
    }
yy2198:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2207;
        default: goto yy2199;
    }
yy2199:
    { *value = 0x7; return 11; }
yy2200:
    at++;
    { *value = 0xa; return 11; }
yy2201:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2208;
        default: goto yy2163;
    }
yy2202:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2210;
        default: goto yy2163;
    }
yy2203:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2211;
        default: goto yy2163;
    }
yy2204:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2212;
        default: goto yy2163;
    }
yy2205:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2213;
        default: goto yy2206;
    }
yy2206:
    { *value = 0xd; return 12; }
yy2207:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2214;
        default: goto yy2163;
    }
yy2208:
    yyaccept = 4;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2215;
        default: goto yy2209;
    }
yy2209:
    { *value = 0x2; return 13; }
yy2210:
    at++;
    { *value = 0xf; return 13; }
yy2211:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2216;
        default: goto yy2163;
    }
yy2212:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2217;
        default: goto yy2163;
    }
yy2213:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2218;
        default: goto yy2163;
    }
yy2214:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2219;
        default: goto yy2163;
    }
yy2215:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2220;
        default: goto yy2163;
    }
yy2216:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2221;
        default: goto yy2163;
    }
yy2217:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2222;
        default: goto yy2163;
    }
yy2218:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2223;
        default: goto yy2163;
    }
yy2219:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2224;
        default: goto yy2163;
    }
yy2220:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2225;
        default: goto yy2163;
    }
yy2221:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2226;
        default: goto yy2163;
    }
yy2222:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2227;
        default: goto yy2163;
    }
yy2223:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2228;
        default: goto yy2163;
    }
yy2224:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2229;
        default: goto yy2163;
    }
yy2225:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2230;
        default: goto yy2163;
    }
yy2226:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2231;
        default: goto yy2163;
    }
yy2227:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2232;
        default: goto yy2163;
    }
yy2228:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2233;
        default: goto yy2163;
    }
yy2229:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2234;
        default: goto yy2163;
    }
yy2230:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2235;
        default: goto yy2163;
    }
yy2231:
    at++;
    { *value = 0x1; return 17; }
yy2232:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2236;
        default: goto yy2163;
    }
yy2233:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2237;
        default: goto yy2163;
    }
yy2234:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2238;
        default: goto yy2163;
    }
yy2235:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2239;
        default: goto yy2163;
    }
yy2236:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2240;
        default: goto yy2163;
    }
yy2237:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2241;
        default: goto yy2163;
    }
yy2238:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2242;
        default: goto yy2163;
    }
yy2239:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2243;
        default: goto yy2163;
    }
yy2240:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2244;
        default: goto yy2163;
    }
yy2241:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2245;
        default: goto yy2163;
    }
yy2242:
    at++;
    { *value = 0x6; return 19; }
yy2243:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2246;
        default: goto yy2163;
    }
yy2244:
    at++;
    { *value = 0xb; return 20; }
yy2245:
    at++;
    { *value = 0xe; return 20; }
yy2246:
    at++;
    { *value = 0x3; return 21; }
}

}

/* texts of `SORDER` */
uint32_t volta_scan_words_sorder(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2250;
        default: goto yy2248;
    }
yy2248:
    at++;
yy2249:
    { return 0; }
yy2250:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2251;
        case 'M': goto yy2253;
        case 'S': goto yy2254;
        default: goto yy2249;
    }
yy2251:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2255;
        default: goto yy2252;
    }
yy2252:
    at = mark;
    goto yy2249;
yy2253:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2256;
        default: goto yy2252;
    }
yy2254:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2257;
        default: goto yy2252;
    }
yy2255:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2258;
        default: goto yy2252;
    }
yy2256:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2259;
        default: goto yy2252;
    }
yy2257:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2260;
        default: goto yy2252;
    }
yy2258:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2261;
        default: goto yy2252;
    }
yy2259:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2262;
        default: goto yy2252;
    }
yy2260:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2263;
        default: goto yy2252;
    }
yy2261:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2264;
        default: goto yy2252;
    }
yy2262:
    at++;
    { *value = 0x3; return 5; }
yy2263:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2265;
        default: goto yy2252;
    }
yy2264:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2266;
        default: goto yy2252;
    }
yy2265:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2267;
        default: goto yy2252;
    }
yy2266:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2268;
        default: goto yy2252;
    }
yy2267:
    at++;
    { *value = 0x2; return 7; }
yy2268:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2269;
        default: goto yy2252;
    }
yy2269:
    at++;
    { *value = 0x0; return 9; }
}

}

/* texts of `SU` */
uint32_t volta_scan_words_su(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2273;
        default: goto yy2271;
    }
yy2271:
    at++;
yy2272:
    { return 0; }
yy2273:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2274;
        default: goto yy2272;
    }
yy2274:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `SSIZE` */
uint32_t volta_scan_words_ssize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2278;
        default: goto yy2276;
    }
yy2276:
    at++;
yy2277:
    { return 0; }
yy2278:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2279;
        case '6': goto yy2281;
        case 'S': goto yy2282;
        case 'U': goto yy2283;
        default: goto yy2277;
    }
yy2279:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2284;
        default: goto yy2280;
    }
yy2280:
    at = mark;
    goto yy2277;
yy2281:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2285;
        default: goto yy2280;
    }
yy2282:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2286;
        case '8': goto yy2287;
        default: goto yy2280;
    }
yy2283:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2288;
        case '8': goto yy2289;
        default: goto yy2280;
    }
yy2284:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy2290;
        default: goto yy2280;
    }
yy2285:
    at++;
    { *value = 0x5; return 3; }
yy2286:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2291;
        default: goto yy2280;
    }
yy2287:
    at++;
    { *value = 0x1; return 3; }
yy2288:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2292;
        default: goto yy2280;
    }
yy2289:
    at++;
    { *value = 0x0; return 3; }
yy2290:
    at++;
    { *value = 0x6; return 4; }
yy2291:
    at++;
    { *value = 0x3; return 4; }
yy2292:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `CMODE` */
uint32_t volta_scan_words_cmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2296;
        default: goto yy2294;
    }
yy2294:
    at++;
yy2295:
    { return 0; }
yy2296:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2297;
        default: goto yy2295;
    }
yy2297:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2299;
        case 'S': goto yy2300;
        default: goto yy2298;
    }
yy2298:
    at = mark;
    goto yy2295;
yy2299:
    at++;
    { *value = 0x1; return 3; }
yy2300:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2302;
        default: goto yy2301;
    }
yy2301:
    { *value = 0x2; return 3; }
yy2302:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `CSIZE` */
uint32_t volta_scan_words_csize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2306;
        default: goto yy2304;
    }
yy2304:
    at++;
yy2305:
    { return 0; }
yy2306:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2307;
        case 'I': goto yy2309;
        case 'S': goto yy2310;
        case 'U': goto yy2311;
        default: goto yy2305;
    }
yy2307:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2312;
        default: goto yy2308;
    }
yy2308:
    at = mark;
    goto yy2305;
yy2309:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2313;
        default: goto yy2308;
    }
yy2310:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2314;
        case '8': goto yy2315;
        default: goto yy2308;
    }
yy2311:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2316;
        case '8': goto yy2317;
        default: goto yy2308;
    }
yy2312:
    at++;
    { *value = 0x5; return 3; }
yy2313:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2318;
        default: goto yy2308;
    }
yy2314:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2319;
        default: goto yy2308;
    }
yy2315:
    at++;
    { *value = 0x1; return 3; }
yy2316:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2320;
        default: goto yy2308;
    }
yy2317:
    at++;
    { *value = 0x0; return 3; }
yy2318:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2321;
        default: goto yy2308;
    }
yy2319:
    at++;
    { *value = 0x3; return 4; }
yy2320:
    at++;
    { *value = 0x2; return 4; }
yy2321:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2322;
        default: goto yy2308;
    }
yy2322:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2323;
        default: goto yy2308;
    }
yy2323:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2324;
        default: goto yy2308;
    }
yy2324:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2325;
        case '7': goto yy2326;
        default: goto yy2308;
    }
yy2325:
    at++;
    { *value = 0x6; return 9; }
yy2326:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `MKIND` */
uint32_t volta_scan_words_mkind(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2330;
        default: goto yy2328;
    }
yy2328:
    at++;
yy2329:
    { return 0; }
yy2330:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2331;
        default: goto yy2329;
    }
yy2331:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy2333;
        case 'T': goto yy2334;
        default: goto yy2332;
    }
yy2332:
    at = mark;
    goto yy2329;
yy2333:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2335;
        case '8': goto yy2336;
        default: goto yy2332;
    }
yy2334:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy2337;
        default: goto yy2332;
    }
yy2335:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2338;
        default: goto yy2332;
    }
yy2336:
    at++;
    { *value = 0x0; return 4; }
yy2337:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy2339;
        default: goto yy2332;
    }
yy2338:
    at++;
    { *value = 0x2; return 5; }
yy2339:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `MCOUNT` */
uint32_t volta_scan_words_mcount(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2343;
        default: goto yy2341;
    }
yy2341:
    at++;
yy2342:
    { return 0; }
yy2343:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2344;
        case '4': goto yy2345;
        case 'I': goto yy2346;
        default: goto yy2342;
    }
yy2344:
    at++;
    { *value = 0x1; return 2; }
yy2345:
    at++;
    { *value = 0x2; return 2; }
yy2346:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2348;
        default: goto yy2347;
    }
yy2347:
    at = mark;
    goto yy2342;
yy2348:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2349;
        default: goto yy2347;
    }
yy2349:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2350;
        default: goto yy2347;
    }
yy2350:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2351;
        default: goto yy2347;
    }
yy2351:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2352;
        default: goto yy2347;
    }
yy2352:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2353;
        default: goto yy2347;
    }
yy2353:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2354;
        default: goto yy2347;
    }
yy2354:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `BYPASS` */
uint32_t volta_scan_words_bypass(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2358;
        default: goto yy2356;
    }
yy2356:
    at++;
yy2357:
    { return 0; }
yy2358:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2359;
        default: goto yy2357;
    }
yy2359:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2361;
        default: goto yy2360;
    }
yy2360:
    at = mark;
    goto yy2357;
yy2361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2362;
        default: goto yy2360;
    }
yy2362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2363;
        default: goto yy2360;
    }
yy2363:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2364;
        default: goto yy2360;
    }
yy2364:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2365;
        default: goto yy2360;
    }
yy2365:
    at++;
    { *value = 0x0; return 7; }
}

}

/* texts of `GSIZE` */
uint32_t volta_scan_words_gsize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2369;
        default: goto yy2367;
    }
yy2367:
    at++;
yy2368:
    { return 0; }
yy2369:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2370;
        case '6': goto yy2372;
        case 'I': goto yy2373;
        default: goto yy2368;
    }
yy2370:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2374;
        default: goto yy2371;
    }
yy2371:
    at = mark;
    goto yy2368;
yy2372:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2375;
        default: goto yy2371;
    }
yy2373:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2376;
        default: goto yy2371;
    }
yy2374:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy2377;
        default: goto yy2371;
    }
yy2375:
    at++;
    { *value = 0x5; return 3; }
yy2376:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2378;
        default: goto yy2371;
    }
yy2377:
    at++;
    { *value = 0x6; return 4; }
yy2378:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2379;
        default: goto yy2371;
    }
yy2379:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2380;
        default: goto yy2371;
    }
yy2380:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2381;
        default: goto yy2371;
    }
yy2381:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2382;
        default: goto yy2371;
    }
yy2382:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2383;
        case '1': goto yy2384;
        case '2': goto yy2385;
        case '3': goto yy2386;
        case '7': goto yy2387;
        default: goto yy2371;
    }
yy2383:
    at++;
    { *value = 0x0; return 9; }
yy2384:
    at++;
    { *value = 0x1; return 9; }
yy2385:
    at++;
    { *value = 0x2; return 9; }
yy2386:
    at++;
    { *value = 0x3; return 9; }
yy2387:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `ZFILL` */
uint32_t volta_scan_words_zfill(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2391;
        default: goto yy2389;
    }
yy2389:
    at++;
yy2390:
    { return 0; }
yy2391:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy2392;
        default: goto yy2390;
    }
yy2392:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2394;
        default: goto yy2393;
    }
yy2393:
    at = mark;
    goto yy2390;
yy2394:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2395;
        default: goto yy2393;
    }
yy2395:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2396;
        default: goto yy2393;
    }
yy2396:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2397;
        default: goto yy2393;
    }
yy2397:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `GORD` */
uint32_t volta_scan_words_gord(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy2401;
        default: goto yy2399;
    }
yy2399:
    at++;
yy2400:
    { return 0; }
yy2401:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2402;
        case 'M': goto yy2404;
        case 'S': goto yy2405;
        default: goto yy2400;
    }
yy2402:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2406;
        default: goto yy2403;
    }
yy2403:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy2400;
        case 1: goto yy2425;
        case 2: goto yy2438;
        case 3: goto yy2445;
        default: goto yy2448;
    }
yy2404:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2407;
        default: goto yy2403;
    }
yy2405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2408;
        default: goto yy2403;
    }
yy2406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2409;
        default: goto yy2403;
    }
yy2407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2410;
        default: goto yy2403;
    }
yy2408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2411;
        default: goto yy2403;
    }
yy2409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2412;
        default: goto yy2403;
    }
yy2410:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2413;
        default: goto yy2403;
    }
yy2411:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2414;
        default: goto yy2403;
    }
yy2412:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2415;
        default: goto yy2403;
    }
yy2413:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2416;
        default: goto yy2403;
    }
yy2414:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2417;
        default: goto yy2403;
    }
yy2415:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2418;
        default: goto yy2403;
    }
yy2416:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2419;
        default: goto yy2403;
    }
yy2417:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2420;
        default: goto yy2403;
    }
yy2418:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2421;
        default: goto yy2403;
    }
yy2419:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2422;
        default: goto yy2403;
    }
yy2420:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2423;
        default: goto yy2403;
    }
yy2421:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2424;
        default: goto yy2403;
    }
yy2422:
    at++;
    { *value = 0x8; return 8; }
yy2423:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2426;
        case 'S': goto yy2427;
        default: goto yy2403;
    }
yy2424:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2428;
        default: goto yy2425;
    }
yy2425:
    { *value = 0x4; return 9; }
yy2426:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2429;
        default: goto yy2403;
    }
yy2427:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2430;
        case 'Y': goto yy2431;
        default: goto yy2403;
    }
yy2428:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2432;
        case 'G': goto yy2433;
        case 'P': goto yy2434;
        case 'S': goto yy2435;
        case 'V': goto yy2436;
        default: goto yy2403;
    }
yy2429:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2437;
        default: goto yy2403;
    }
yy2430:
    at++;
    { *value = 0x5; return 10; }
yy2431:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2439;
        default: goto yy2403;
    }
yy2432:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2440;
        default: goto yy2403;
    }
yy2433:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2441;
        default: goto yy2403;
    }
yy2434:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2442;
        default: goto yy2403;
    }
yy2435:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2443;
        default: goto yy2403;
    }
yy2436:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2444;
        default: goto yy2403;
    }
yy2437:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2446;
        default: goto yy2438;
    }
yy2438:
    { *value = 0x7; return 11; }
yy2439:
    at++;
    { *value = 0xa; return 11; }
yy2440:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2447;
        default: goto yy2403;
    }
yy2441:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2449;
        default: goto yy2403;
    }
yy2442:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2450;
        default: goto yy2403;
    }
yy2443:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2451;
        default: goto yy2403;
    }
yy2444:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2452;
        default: goto yy2445;
    }
yy2445:
    { *value = 0xd; return 12; }
yy2446:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2453;
        default: goto yy2403;
    }
yy2447:
    yyaccept = 4;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2454;
        default: goto yy2448;
    }
yy2448:
    { *value = 0x2; return 13; }
yy2449:
    at++;
    { *value = 0xf; return 13; }
yy2450:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2455;
        default: goto yy2403;
    }
yy2451:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2456;
        default: goto yy2403;
    }
yy2452:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2457;
        default: goto yy2403;
    }
yy2453:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2458;
        default: goto yy2403;
    }
yy2454:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2459;
        default: goto yy2403;
    }
yy2455:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2460;
        default: goto yy2403;
    }
yy2456:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2461;
        default: goto yy2403;
    }
yy2457:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2462;
        default: goto yy2403;
    }
yy2458:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2463;
        default: goto yy2403;
    }
yy2459:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2464;
        default: goto yy2403;
    }
yy2460:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2465;
        default: goto yy2403;
    }
yy2461:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2466;
        default: goto yy2403;
    }
yy2462:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2467;
        default: goto yy2403;
    }
yy2463:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2468;
        default: goto yy2403;
    }
yy2464:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2469;
        default: goto yy2403;
    }
yy2465:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2470;
        default: goto yy2403;
    }
yy2466:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2471;
        default: goto yy2403;
    }
yy2467:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2472;
        default: goto yy2403;
    }
yy2468:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2473;
        default: goto yy2403;
    }
yy2469:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2474;
        default: goto yy2403;
    }
yy2470:
    at++;
    { *value = 0x1; return 17; }
yy2471:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2475;
        default: goto yy2403;
    }
yy2472:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2476;
        default: goto yy2403;
    }
yy2473:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2477;
        default: goto yy2403;
    }
yy2474:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2478;
        default: goto yy2403;
    }
yy2475:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2479;
        default: goto yy2403;
    }
yy2476:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2480;
        default: goto yy2403;
    }
yy2477:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2481;
        default: goto yy2403;
    }
yy2478:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2482;
        default: goto yy2403;
    }
yy2479:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2483;
        default: goto yy2403;
    }
yy2480:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2484;
        default: goto yy2403;
    }
yy2481:
    at++;
    { *value = 0x6; return 19; }
yy2482:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2485;
        default: goto yy2403;
    }
yy2483:
    at++;
    { *value = 0xb; return 20; }
yy2484:
    at++;
    { *value = 0xe; return 20; }
yy2485:
    at++;
    { *value = 0x3; return 21; }
}

}

/* registers of `$SR` */
uint32_t volta_scan_file_sr(const char *text, const char *end, uint64_t *value)
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
        case 'S': goto yy2489;
        default: goto yy2487;
    }
yy2487:
    at++;
yy2488:
    { return 0; }
yy2489:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2490;
        case 'R': goto yy2492;
        default: goto yy2488;
    }
yy2490:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2493;
        default: goto yy2491;
    }
yy2491:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy2488;
        case 1: goto yy2601;
        case 2: goto yy2654;
        default: goto yy2711;
    }
yy2492:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2494;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy2496;
        case 'Z': goto yy2497;
        case '_': goto yy2498;
        default: goto yy2491;
    }
yy2493:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2499;
        default: goto yy2491;
    }
yy2494:
    at++;
yy2495:
    { return isadora_scan_number(text, 2, at, value); }
yy2496:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy2496;
        default: goto yy2495;
    }
yy2497:
    at++;
    { *value = 0xff; return 3; }
yy2498:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2500;
        case 'B': goto yy2501;
        case 'C': goto yy2502;
        case 'D': goto yy2503;
        case 'E': goto yy2504;
        case 'G': goto yy2505;
        case 'H': goto yy2506;
        case 'I': goto yy2507;
        case 'L': goto yy2508;
        case 'M': goto yy2509;
        case 'N': goto yy2510;
        case 'O': goto yy2511;
        case 'P': goto yy2512;
        case 'R': goto yy2513;
        case 'S': goto yy2514;
        case 'T': goto yy2515;
        case 'V': goto yy2516;
        case 'W': goto yy2517;
        case 'Y': goto yy2518;
        default: goto yy2491;
    }
yy2499:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2519;
        default: goto yy2491;
    }
yy2500:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2520;
        default: goto yy2491;
    }
yy2501:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2521;
        default: goto yy2491;
    }
yy2502:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2522;
        case 'L': goto yy2523;
        case 'T': goto yy2524;
        case 'i': goto yy2525;
        default: goto yy2491;
    }
yy2503:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2526;
        default: goto yy2491;
    }
yy2504:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy2527;
        case 'S': goto yy2528;
        default: goto yy2491;
    }
yy2505:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2529;
        case 'L': goto yy2530;
        case 'T': goto yy2531;
        default: goto yy2491;
    }
yy2506:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy2532;
        default: goto yy2491;
    }
yy2507:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2533;
        default: goto yy2491;
    }
yy2508:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2534;
        case 'E': goto yy2535;
        case 'M': goto yy2536;
        case 'T': goto yy2537;
        case 'W': goto yy2538;
        default: goto yy2491;
    }
yy2509:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2539;
        case 'U': goto yy2540;
        default: goto yy2491;
    }
yy2510:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2541;
        case 'T': goto yy2542;
        default: goto yy2491;
    }
yy2511:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2543;
        default: goto yy2491;
    }
yy2512:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2544;
        case 'R': goto yy2545;
        default: goto yy2491;
    }
yy2513:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2546;
        default: goto yy2491;
    }
yy2514:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2547;
        case 'N': goto yy2548;
        case 'W': goto yy2549;
        default: goto yy2491;
    }
yy2515:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2550;
        case 'I': goto yy2551;
        case 'T': goto yy2552;
        default: goto yy2491;
    }
yy2516:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2553;
        case 'I': goto yy2554;
        default: goto yy2491;
    }
yy2517:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2555;
        case 'S': goto yy2556;
        default: goto yy2491;
    }
yy2518:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2557;
        default: goto yy2491;
    }
yy2519:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2558;
        default: goto yy2491;
    }
yy2520:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2559;
        default: goto yy2491;
    }
yy2521:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2560;
        default: goto yy2491;
    }
yy2522:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2561;
        default: goto yy2491;
    }
yy2523:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2562;
        default: goto yy2491;
    }
yy2524:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2563;
        default: goto yy2491;
    }
yy2525:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy2564;
        default: goto yy2491;
    }
yy2526:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2565;
        default: goto yy2491;
    }
yy2527:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2566;
        default: goto yy2491;
    }
yy2528:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2567;
        default: goto yy2491;
    }
yy2529:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2568;
        default: goto yy2491;
    }
yy2530:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2569;
        default: goto yy2491;
    }
yy2531:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2570;
        default: goto yy2491;
    }
yy2532:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2571;
        default: goto yy2491;
    }
yy2533:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2572;
        default: goto yy2491;
    }
yy2534:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2573;
        default: goto yy2491;
    }
yy2535:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2574;
        default: goto yy2491;
    }
yy2536:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2575;
        default: goto yy2491;
    }
yy2537:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2576;
        default: goto yy2491;
    }
yy2538:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2577;
        default: goto yy2491;
    }
yy2539:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2578;
        default: goto yy2491;
    }
yy2540:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2579;
        default: goto yy2491;
    }
yy2541:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2580;
        default: goto yy2491;
    }
yy2542:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2581;
        default: goto yy2491;
    }
yy2543:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2582;
        default: goto yy2491;
    }
yy2544:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2583;
        case '1': goto yy2584;
        case '2': goto yy2585;
        case '3': goto yy2586;
        case '4': goto yy2587;
        case '5': goto yy2588;
        case '6': goto yy2589;
        case '7': goto yy2590;
        case '_': goto yy2591;
        default: goto yy2491;
    }
yy2545:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2592;
        default: goto yy2491;
    }
yy2546:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2593;
        default: goto yy2491;
    }
yy2547:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2594;
        case '_': goto yy2595;
        default: goto yy2491;
    }
yy2548:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2596;
        default: goto yy2491;
    }
yy2549:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2597;
        case '_': goto yy2598;
        default: goto yy2491;
    }
yy2550:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2599;
        default: goto yy2491;
    }
yy2551:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2600;
        default: goto yy2491;
    }
yy2552:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2602;
        default: goto yy2491;
    }
yy2553:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2603;
        default: goto yy2491;
    }
yy2554:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2604;
        default: goto yy2491;
    }
yy2555:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2605;
        default: goto yy2491;
    }
yy2556:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2606;
        default: goto yy2491;
    }
yy2557:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2607;
        default: goto yy2491;
    }
yy2558:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2608;
        default: goto yy2491;
    }
yy2559:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2609;
        default: goto yy2491;
    }
yy2560:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2610;
        default: goto yy2491;
    }
yy2561:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2611;
        default: goto yy2491;
    }
yy2562:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2612;
        default: goto yy2491;
    }
yy2563:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2613;
        default: goto yy2491;
    }
yy2564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy2614;
        default: goto yy2491;
    }
yy2565:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2615;
        default: goto yy2491;
    }
yy2566:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2616;
        default: goto yy2491;
    }
yy2567:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2617;
        default: goto yy2491;
    }
yy2568:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2618;
        default: goto yy2491;
    }
yy2569:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2619;
        default: goto yy2491;
    }
yy2570:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2620;
        default: goto yy2491;
    }
yy2571:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2621;
        default: goto yy2491;
    }
yy2572:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2622;
        default: goto yy2491;
    }
yy2573:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2623;
        default: goto yy2491;
    }
yy2574:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2624;
        default: goto yy2491;
    }
yy2575:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2625;
        default: goto yy2491;
    }
yy2576:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2626;
        default: goto yy2491;
    }
yy2577:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2627;
        default: goto yy2491;
    }
yy2578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2628;
        default: goto yy2491;
    }
yy2579:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2629;
        default: goto yy2491;
    }
yy2580:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2630;
        default: goto yy2491;
    }
yy2581:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2631;
        default: goto yy2491;
    }
yy2582:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2632;
        default: goto yy2491;
    }
yy2583:
    at++;
    { *value = 0x64; return 6; }
yy2584:
    at++;
    { *value = 0x66; return 6; }
yy2585:
    at++;
    { *value = 0x68; return 6; }
yy2586:
    at++;
    { *value = 0x6a; return 6; }
yy2587:
    at++;
    { *value = 0x6c; return 6; }
yy2588:
    at++;
    { *value = 0x6e; return 6; }
yy2589:
    at++;
    { *value = 0x70; return 6; }
yy2590:
    at++;
    { *value = 0x72; return 6; }
yy2591:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2633;
        default: goto yy2491;
    }
yy2592:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2634;
        default: goto yy2491;
    }
yy2593:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2635;
        default: goto yy2491;
    }
yy2594:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2636;
        default: goto yy2491;
    }
yy2595:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2637;
        default: goto yy2491;
    }
yy2596:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2638;
        default: goto yy2491;
    }
yy2597:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2639;
        default: goto yy2491;
    }
yy2598:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2640;
        default: goto yy2491;
    }
yy2599:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2641;
        default: goto yy2491;
    }
yy2600:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2642;
        default: goto yy2601;
    }
yy2601:
    { *value = 0x20; return 6; }
yy2602:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2643;
        default: goto yy2491;
    }
yy2603:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2644;
        default: goto yy2491;
    }
yy2604:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2645;
        default: goto yy2491;
    }
yy2605:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2646;
        default: goto yy2491;
    }
yy2606:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2647;
        default: goto yy2491;
    }
yy2607:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2648;
        default: goto yy2491;
    }
yy2608:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2649;
        default: goto yy2491;
    }
yy2609:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2650;
        default: goto yy2491;
    }
yy2610:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2651;
        default: goto yy2491;
    }
yy2611:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2652;
        default: goto yy2491;
    }
yy2612:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2653;
        default: goto yy2491;
    }
yy2613:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2655;
        default: goto yy2491;
    }
yy2614:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy2656;
        default: goto yy2491;
    }
yy2615:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2657;
        default: goto yy2491;
    }
yy2616:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2658;
        default: goto yy2491;
    }
yy2617:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2659;
        default: goto yy2491;
    }
yy2618:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2660;
        default: goto yy2491;
    }
yy2619:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2661;
        default: goto yy2491;
    }
yy2620:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2662;
        default: goto yy2491;
    }
yy2621:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2663;
        default: goto yy2491;
    }
yy2622:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2664;
        default: goto yy2491;
    }
yy2623:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2665;
        default: goto yy2491;
    }
yy2624:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2666;
        default: goto yy2491;
    }
yy2625:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2667;
        case 'L': goto yy2668;
        default: goto yy2491;
    }
yy2626:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2669;
        default: goto yy2491;
    }
yy2627:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2670;
        case 'L': goto yy2671;
        case 'S': goto yy2672;
        default: goto yy2491;
    }
yy2628:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2673;
        default: goto yy2491;
    }
yy2629:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2674;
        default: goto yy2491;
    }
yy2630:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2675;
        default: goto yy2491;
    }
yy2631:
    at++;
    { *value = 0x28; return 7; }
yy2632:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2676;
        default: goto yy2491;
    }
yy2633:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2677;
        default: goto yy2491;
    }
yy2634:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2678;
        default: goto yy2491;
    }
yy2635:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2679;
        default: goto yy2491;
    }
yy2636:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2680;
        case 'S': goto yy2681;
        default: goto yy2491;
    }
yy2637:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2682;
        default: goto yy2491;
    }
yy2638:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2683;
        default: goto yy2491;
    }
yy2639:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2684;
        case 'L': goto yy2685;
        case 'S': goto yy2686;
        default: goto yy2491;
    }
yy2640:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2687;
        default: goto yy2491;
    }
yy2641:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2688;
        default: goto yy2491;
    }
yy2642:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2689;
        case 'Y': goto yy2690;
        case 'Z': goto yy2691;
        default: goto yy2491;
    }
yy2643:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2692;
        default: goto yy2491;
    }
yy2644:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2693;
        default: goto yy2491;
    }
yy2645:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2694;
        case 'I': goto yy2695;
        case 'U': goto yy2696;
        default: goto yy2491;
    }
yy2646:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2697;
        default: goto yy2491;
    }
yy2647:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2698;
        default: goto yy2491;
    }
yy2648:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2699;
        default: goto yy2491;
    }
yy2649:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2700;
        default: goto yy2491;
    }
yy2650:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2701;
        default: goto yy2491;
    }
yy2651:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2702;
        default: goto yy2491;
    }
yy2652:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2703;
        default: goto yy2491;
    }
yy2653:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2704;
        case 'L': goto yy2705;
        default: goto yy2654;
    }
yy2654:
    { *value = 0x1; return 8; }
yy2655:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2706;
        default: goto yy2491;
    }
yy2656:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy2707;
        default: goto yy2491;
    }
yy2657:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2708;
        default: goto yy2491;
    }
yy2658:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2709;
        default: goto yy2491;
    }
yy2659:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2710;
        default: goto yy2491;
    }
yy2660:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2712;
        default: goto yy2491;
    }
yy2661:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2713;
        default: goto yy2491;
    }
yy2662:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2714;
        default: goto yy2491;
    }
yy2663:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2715;
        default: goto yy2491;
    }
yy2664:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2716;
        default: goto yy2491;
    }
yy2665:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2717;
        default: goto yy2491;
    }
yy2666:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2718;
        default: goto yy2491;
    }
yy2667:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2719;
        default: goto yy2491;
    }
yy2668:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2720;
        default: goto yy2491;
    }
yy2669:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2721;
        default: goto yy2491;
    }
yy2670:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2722;
        default: goto yy2491;
    }
yy2671:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2723;
        default: goto yy2491;
    }
yy2672:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy2724;
        default: goto yy2491;
    }
yy2673:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2725;
        default: goto yy2491;
    }
yy2674:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2726;
        default: goto yy2491;
    }
yy2675:
    at++;
    { *value = 0x2a; return 8; }
yy2676:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2727;
        default: goto yy2491;
    }
yy2677:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2728;
        case '1': goto yy2729;
        case '2': goto yy2730;
        case '3': goto yy2731;
        case '4': goto yy2732;
        case '5': goto yy2733;
        case '6': goto yy2734;
        case '7': goto yy2735;
        default: goto yy2491;
    }
yy2678:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2736;
        default: goto yy2491;
    }
yy2679:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2737;
        default: goto yy2491;
    }
yy2680:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2738;
        default: goto yy2491;
    }
yy2681:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy2739;
        default: goto yy2491;
    }
yy2682:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2740;
        default: goto yy2491;
    }
yy2683:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2741;
        default: goto yy2491;
    }
yy2684:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2742;
        default: goto yy2491;
    }
yy2685:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2743;
        default: goto yy2491;
    }
yy2686:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy2744;
        default: goto yy2491;
    }
yy2687:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2745;
        default: goto yy2491;
    }
yy2688:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2746;
        default: goto yy2491;
    }
yy2689:
    at++;
    { *value = 0x21; return 8; }
yy2690:
    at++;
    { *value = 0x22; return 8; }
yy2691:
    at++;
    { *value = 0x23; return 8; }
yy2692:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2747;
        default: goto yy2491;
    }
yy2693:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2748;
        default: goto yy2491;
    }
yy2694:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2749;
        default: goto yy2491;
    }
yy2695:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2750;
        default: goto yy2491;
    }
yy2696:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2751;
        default: goto yy2491;
    }
yy2697:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2752;
        default: goto yy2491;
    }
yy2698:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2753;
        default: goto yy2491;
    }
yy2699:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2754;
        default: goto yy2491;
    }
yy2700:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2755;
        default: goto yy2491;
    }
yy2701:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2756;
        default: goto yy2491;
    }
yy2702:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2757;
        default: goto yy2491;
    }
yy2703:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2758;
        default: goto yy2491;
    }
yy2704:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2759;
        default: goto yy2491;
    }
yy2705:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2760;
        default: goto yy2491;
    }
yy2706:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2761;
        case 'Y': goto yy2762;
        case 'Z': goto yy2763;
        default: goto yy2491;
    }
yy2707:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy2764;
        default: goto yy2491;
    }
yy2708:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2765;
        default: goto yy2491;
    }
yy2709:
    at++;
    { *value = 0x38; return 9; }
yy2710:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2766;
        default: goto yy2711;
    }
yy2711:
    { *value = 0x54; return 9; }
yy2712:
    at++;
    { *value = 0x3c; return 9; }
yy2713:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2767;
        case 'T': goto yy2768;
        default: goto yy2491;
    }
yy2714:
    at++;
    { *value = 0x3b; return 9; }
yy2715:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2769;
        default: goto yy2491;
    }
yy2716:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2770;
        default: goto yy2491;
    }
yy2717:
    at++;
    { *value = 0x0; return 9; }
yy2718:
    at++;
    { *value = 0x3a; return 9; }
yy2719:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2771;
        default: goto yy2491;
    }
yy2720:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2772;
        default: goto yy2491;
    }
yy2721:
    at++;
    { *value = 0x39; return 9; }
yy2722:
    at++;
    { *value = 0x2e; return 9; }
yy2723:
    at++;
    { *value = 0x34; return 9; }
yy2724:
    at++;
    { *value = 0x35; return 9; }
yy2725:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2773;
        default: goto yy2491;
    }
yy2726:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2774;
        default: goto yy2491;
    }
yy2727:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2775;
        default: goto yy2491;
    }
yy2728:
    at++;
    { *value = 0x65; return 9; }
yy2729:
    at++;
    { *value = 0x67; return 9; }
yy2730:
    at++;
    { *value = 0x69; return 9; }
yy2731:
    at++;
    { *value = 0x6b; return 9; }
yy2732:
    at++;
    { *value = 0x6d; return 9; }
yy2733:
    at++;
    { *value = 0x6f; return 9; }
yy2734:
    at++;
    { *value = 0x71; return 9; }
yy2735:
    at++;
    { *value = 0x73; return 9; }
yy2736:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2776;
        default: goto yy2491;
    }
yy2737:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2777;
        default: goto yy2491;
    }
yy2738:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2778;
        default: goto yy2491;
    }
yy2739:
    at++;
    { *value = 0x32; return 9; }
yy2740:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2779;
        default: goto yy2491;
    }
yy2741:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2780;
        default: goto yy2491;
    }
yy2742:
    at++;
    { *value = 0x2f; return 9; }
yy2743:
    at++;
    { *value = 0x30; return 9; }
yy2744:
    at++;
    { *value = 0x31; return 9; }
yy2745:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2781;
        default: goto yy2491;
    }
yy2746:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2782;
        default: goto yy2491;
    }
yy2747:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2783;
        default: goto yy2491;
    }
yy2748:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2784;
        default: goto yy2491;
    }
yy2749:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2785;
        default: goto yy2491;
    }
yy2750:
    at++;
    { *value = 0x3; return 9; }
yy2751:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2786;
        default: goto yy2491;
    }
yy2752:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2787;
        default: goto yy2491;
    }
yy2753:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2788;
        default: goto yy2491;
    }
yy2754:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2789;
        default: goto yy2491;
    }
yy2755:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2790;
        default: goto yy2491;
    }
yy2756:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2791;
        default: goto yy2491;
    }
yy2757:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2792;
        default: goto yy2491;
    }
yy2758:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2793;
        default: goto yy2491;
    }
yy2759:
    at++;
    { *value = 0x51; return 10; }
yy2760:
    at++;
    { *value = 0x50; return 10; }
yy2761:
    at++;
    { *value = 0x25; return 10; }
yy2762:
    at++;
    { *value = 0x26; return 10; }
yy2763:
    at++;
    { *value = 0x27; return 10; }
yy2764:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy2794;
        default: goto yy2491;
    }
yy2765:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2795;
        default: goto yy2491;
    }
yy2766:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2796;
        default: goto yy2491;
    }
yy2767:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2797;
        default: goto yy2491;
    }
yy2768:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2798;
        default: goto yy2491;
    }
yy2769:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2799;
        default: goto yy2491;
    }
yy2770:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2800;
        default: goto yy2491;
    }
yy2771:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2801;
        default: goto yy2491;
    }
yy2772:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy2802;
        default: goto yy2491;
    }
yy2773:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2803;
        default: goto yy2491;
    }
yy2774:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2804;
        default: goto yy2491;
    }
yy2775:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2805;
        default: goto yy2491;
    }
yy2776:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2806;
        default: goto yy2491;
    }
yy2777:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2807;
        default: goto yy2491;
    }
yy2778:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2808;
        default: goto yy2491;
    }
yy2779:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2809;
        default: goto yy2491;
    }
yy2780:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2810;
        case '1': goto yy2811;
        case '2': goto yy2812;
        case '3': goto yy2813;
        case '4': goto yy2814;
        case '5': goto yy2815;
        case '6': goto yy2816;
        case '7': goto yy2817;
        case '_': goto yy2818;
        default: goto yy2491;
    }
yy2781:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2819;
        default: goto yy2491;
    }
yy2782:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2820;
        default: goto yy2491;
    }
yy2783:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2821;
        default: goto yy2491;
    }
yy2784:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2822;
        default: goto yy2491;
    }
yy2785:
    at++;
    { *value = 0x2; return 10; }
yy2786:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2823;
        case 'S': goto yy2824;
        default: goto yy2491;
    }
yy2787:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2825;
        default: goto yy2491;
    }
yy2788:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2826;
        default: goto yy2491;
    }
yy2789:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2827;
        default: goto yy2491;
    }
yy2790:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2828;
        default: goto yy2491;
    }
yy2791:
    at++;
    { *value = 0x1c; return 11; }
yy2792:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2829;
        default: goto yy2491;
    }
yy2793:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy2830;
        default: goto yy2491;
    }
yy2794:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2831;
        default: goto yy2491;
    }
yy2795:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2832;
        default: goto yy2491;
    }
yy2796:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2833;
        default: goto yy2491;
    }
yy2797:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2834;
        default: goto yy2491;
    }
yy2798:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2835;
        default: goto yy2491;
    }
yy2799:
    at++;
    { *value = 0x60; return 11; }
yy2800:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2836;
        default: goto yy2491;
    }
yy2801:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2837;
        default: goto yy2491;
    }
yy2802:
    at++;
    { *value = 0x36; return 11; }
yy2803:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2838;
        default: goto yy2491;
    }
yy2804:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2839;
        default: goto yy2491;
    }
yy2805:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2840;
        default: goto yy2491;
    }
yy2806:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2841;
        default: goto yy2491;
    }
yy2807:
    at++;
    { *value = 0x3d; return 11; }
yy2808:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2842;
        default: goto yy2491;
    }
yy2809:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2843;
        default: goto yy2491;
    }
yy2810:
    at++;
    { *value = 0x74; return 11; }
yy2811:
    at++;
    { *value = 0x76; return 11; }
yy2812:
    at++;
    { *value = 0x78; return 11; }
yy2813:
    at++;
    { *value = 0x7a; return 11; }
yy2814:
    at++;
    { *value = 0x7c; return 11; }
yy2815:
    at++;
    { *value = 0x7e; return 11; }
yy2816:
    at++;
    { *value = 0x80; return 11; }
yy2817:
    at++;
    { *value = 0x82; return 11; }
yy2818:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2844;
        default: goto yy2491;
    }
yy2819:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2845;
        default: goto yy2491;
    }
yy2820:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2846;
        default: goto yy2491;
    }
yy2821:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2847;
        default: goto yy2491;
    }
yy2822:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2848;
        default: goto yy2491;
    }
yy2823:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2849;
        default: goto yy2491;
    }
yy2824:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2850;
        default: goto yy2491;
    }
yy2825:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2851;
        default: goto yy2491;
    }
yy2826:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2852;
        default: goto yy2491;
    }
yy2827:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2853;
        default: goto yy2491;
    }
yy2828:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2854;
        default: goto yy2491;
    }
yy2829:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2855;
        default: goto yy2491;
    }
yy2830:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2856;
        default: goto yy2491;
    }
yy2831:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy2857;
        default: goto yy2491;
    }
yy2832:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy2858;
        default: goto yy2491;
    }
yy2833:
    at++;
    { *value = 0x55; return 12; }
yy2834:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2859;
        default: goto yy2491;
    }
yy2835:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2860;
        default: goto yy2491;
    }
yy2836:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2861;
        default: goto yy2491;
    }
yy2837:
    at++;
    { *value = 0x37; return 12; }
yy2838:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2862;
        default: goto yy2491;
    }
yy2839:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2863;
        default: goto yy2491;
    }
yy2840:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2864;
        default: goto yy2491;
    }
yy2841:
    at++;
    { *value = 0x10; return 12; }
yy2842:
    at++;
    { *value = 0x33; return 12; }
yy2843:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2865;
        default: goto yy2491;
    }
yy2844:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2866;
        default: goto yy2491;
    }
yy2845:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2867;
        default: goto yy2491;
    }
yy2846:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2868;
        default: goto yy2491;
    }
yy2847:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2869;
        default: goto yy2491;
    }
yy2848:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2870;
        default: goto yy2491;
    }
yy2849:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2871;
        default: goto yy2491;
    }
yy2850:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2872;
        default: goto yy2491;
    }
yy2851:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2873;
        default: goto yy2491;
    }
yy2852:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2874;
        default: goto yy2491;
    }
yy2853:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2875;
        default: goto yy2491;
    }
yy2854:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2876;
        default: goto yy2491;
    }
yy2855:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2877;
        default: goto yy2491;
    }
yy2856:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2878;
        default: goto yy2491;
    }
yy2857:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy2879;
        default: goto yy2491;
    }
yy2858:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2880;
        default: goto yy2491;
    }
yy2859:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2881;
        default: goto yy2491;
    }
yy2860:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2882;
        default: goto yy2491;
    }
yy2861:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2883;
        default: goto yy2491;
    }
yy2862:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2884;
        default: goto yy2491;
    }
yy2863:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2885;
        default: goto yy2491;
    }
yy2864:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2886;
        default: goto yy2491;
    }
yy2865:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2887;
        default: goto yy2491;
    }
yy2866:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2888;
        case '1': goto yy2889;
        case '2': goto yy2890;
        case '3': goto yy2891;
        case '4': goto yy2892;
        case '5': goto yy2893;
        case '6': goto yy2894;
        case '7': goto yy2895;
        default: goto yy2491;
    }
yy2867:
    at++;
    { *value = 0x18; return 13; }
yy2868:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2896;
        default: goto yy2491;
    }
yy2869:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2897;
        default: goto yy2491;
    }
yy2870:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2898;
        default: goto yy2491;
    }
yy2871:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2899;
        default: goto yy2491;
    }
yy2872:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2900;
        default: goto yy2491;
    }
yy2873:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2901;
        default: goto yy2491;
    }
yy2874:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2902;
        default: goto yy2491;
    }
yy2875:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2903;
        default: goto yy2491;
    }
yy2876:
    at++;
    { *value = 0x14; return 14; }
yy2877:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2904;
        default: goto yy2491;
    }
yy2878:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2905;
        default: goto yy2491;
    }
yy2879:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy2906;
        default: goto yy2491;
    }
yy2880:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2907;
        default: goto yy2491;
    }
yy2881:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2908;
        default: goto yy2491;
    }
yy2882:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2909;
        case 'L': goto yy2910;
        default: goto yy2491;
    }
yy2883:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2911;
        default: goto yy2491;
    }
yy2884:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2912;
        case '2': goto yy2913;
        case '3': goto yy2914;
        default: goto yy2491;
    }
yy2885:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2915;
        default: goto yy2491;
    }
yy2886:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2916;
        default: goto yy2491;
    }
yy2887:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2917;
        default: goto yy2491;
    }
yy2888:
    at++;
    { *value = 0x75; return 14; }
yy2889:
    at++;
    { *value = 0x77; return 14; }
yy2890:
    at++;
    { *value = 0x79; return 14; }
yy2891:
    at++;
    { *value = 0x7b; return 14; }
yy2892:
    at++;
    { *value = 0x7d; return 14; }
yy2893:
    at++;
    { *value = 0x7f; return 14; }
yy2894:
    at++;
    { *value = 0x81; return 14; }
yy2895:
    at++;
    { *value = 0x83; return 14; }
yy2896:
    at++;
    { *value = 0x13; return 14; }
yy2897:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2918;
        default: goto yy2491;
    }
yy2898:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2919;
        default: goto yy2491;
    }
yy2899:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2920;
        default: goto yy2491;
    }
yy2900:
    at++;
    { *value = 0x43; return 14; }
yy2901:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2921;
        default: goto yy2491;
    }
yy2902:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2922;
        default: goto yy2491;
    }
yy2903:
    at++;
    { *value = 0x12; return 14; }
yy2904:
    at++;
    { *value = 0x3e; return 15; }
yy2905:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2923;
        default: goto yy2491;
    }
yy2906:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2924;
        default: goto yy2491;
    }
yy2907:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2925;
        default: goto yy2491;
    }
yy2908:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2926;
        default: goto yy2491;
    }
yy2909:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2927;
        default: goto yy2491;
    }
yy2910:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2928;
        default: goto yy2491;
    }
yy2911:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2929;
        case 'N': goto yy2930;
        default: goto yy2491;
    }
yy2912:
    at++;
    { *value = 0x19; return 15; }
yy2913:
    at++;
    { *value = 0x1a; return 15; }
yy2914:
    at++;
    { *value = 0x1b; return 15; }
yy2915:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2931;
        default: goto yy2491;
    }
yy2916:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2932;
        default: goto yy2491;
    }
yy2917:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2933;
        default: goto yy2491;
    }
yy2918:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2934;
        default: goto yy2491;
    }
yy2919:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2935;
        default: goto yy2491;
    }
yy2920:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2936;
        default: goto yy2491;
    }
yy2921:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2937;
        default: goto yy2491;
    }
yy2922:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2938;
        default: goto yy2491;
    }
yy2923:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2939;
        default: goto yy2491;
    }
yy2924:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy2940;
        default: goto yy2491;
    }
yy2925:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2941;
        default: goto yy2491;
    }
yy2926:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2942;
        default: goto yy2491;
    }
yy2927:
    at++;
    { *value = 0x53; return 16; }
yy2928:
    at++;
    { *value = 0x52; return 16; }
yy2929:
    at++;
    { *value = 0x11; return 16; }
yy2930:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2943;
        default: goto yy2491;
    }
yy2931:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2944;
        default: goto yy2491;
    }
yy2932:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2945;
        default: goto yy2491;
    }
yy2933:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2946;
        default: goto yy2491;
    }
yy2934:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2947;
        default: goto yy2491;
    }
yy2935:
    at++;
    { *value = 0x84; return 16; }
yy2936:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2948;
        default: goto yy2491;
    }
yy2937:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2949;
        default: goto yy2491;
    }
yy2938:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2950;
        case 'Z': goto yy2951;
        default: goto yy2491;
    }
yy2939:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2952;
        default: goto yy2491;
    }
yy2940:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy2953;
        default: goto yy2491;
    }
yy2941:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2954;
        case 'E': goto yy2955;
        default: goto yy2491;
    }
yy2942:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2956;
        default: goto yy2491;
    }
yy2943:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2957;
        default: goto yy2491;
    }
yy2944:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2958;
        default: goto yy2491;
    }
yy2945:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2959;
        default: goto yy2491;
    }
yy2946:
    at++;
    { *value = 0x2c; return 17; }
yy2947:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2960;
        default: goto yy2491;
    }
yy2948:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2961;
        default: goto yy2491;
    }
yy2949:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2962;
        default: goto yy2491;
    }
yy2950:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2963;
        default: goto yy2491;
    }
yy2951:
    at++;
    { *value = 0x1f; return 17; }
yy2952:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2964;
        default: goto yy2491;
    }
yy2953:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy2965;
        default: goto yy2491;
    }
yy2954:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2966;
        default: goto yy2491;
    }
yy2955:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2967;
        default: goto yy2491;
    }
yy2956:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2968;
        default: goto yy2491;
    }
yy2957:
    at++;
    { *value = 0x1d; return 18; }
yy2958:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2969;
        default: goto yy2491;
    }
yy2959:
    at++;
    { *value = 0xf; return 18; }
yy2960:
    at++;
    { *value = 0x85; return 18; }
yy2961:
    at++;
    { *value = 0x44; return 18; }
yy2962:
    at++;
    { *value = 0x42; return 18; }
yy2963:
    at++;
    { *value = 0x1e; return 18; }
yy2964:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2970;
        default: goto yy2491;
    }
yy2965:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy2971;
        default: goto yy2491;
    }
yy2966:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2972;
        default: goto yy2491;
    }
yy2967:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2973;
        default: goto yy2491;
    }
yy2968:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2974;
        default: goto yy2491;
    }
yy2969:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2975;
        default: goto yy2491;
    }
yy2970:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2976;
        default: goto yy2491;
    }
yy2971:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2977;
        default: goto yy2491;
    }
yy2972:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2978;
        default: goto yy2491;
    }
yy2973:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2979;
        default: goto yy2491;
    }
yy2974:
    at++;
    { *value = 0x40; return 20; }
yy2975:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2980;
        default: goto yy2491;
    }
yy2976:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2981;
        case 'I': goto yy2982;
        default: goto yy2491;
    }
yy2977:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy2983;
        default: goto yy2491;
    }
yy2978:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2984;
        default: goto yy2491;
    }
yy2979:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2985;
        default: goto yy2491;
    }
yy2980:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2986;
        default: goto yy2491;
    }
yy2981:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2987;
        default: goto yy2491;
    }
yy2982:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2988;
        default: goto yy2491;
    }
yy2983:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy2989;
        default: goto yy2491;
    }
yy2984:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2990;
        default: goto yy2491;
    }
yy2985:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2991;
        default: goto yy2491;
    }
yy2986:
    at++;
    { *value = 0x2d; return 22; }
yy2987:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2992;
        default: goto yy2491;
    }
yy2988:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2993;
        default: goto yy2491;
    }
yy2989:
    at++;
    { *value = 0x29; return 23; }
yy2990:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2994;
        default: goto yy2491;
    }
yy2991:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2995;
        default: goto yy2491;
    }
yy2992:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2996;
        default: goto yy2491;
    }
yy2993:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2997;
        default: goto yy2491;
    }
yy2994:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2998;
        case 'L': goto yy2999;
        default: goto yy2491;
    }
yy2995:
    at++;
    { *value = 0x17; return 24; }
yy2996:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3000;
        default: goto yy2491;
    }
yy2997:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3001;
        default: goto yy2491;
    }
yy2998:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3002;
        default: goto yy2491;
    }
yy2999:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3003;
        default: goto yy2491;
    }
yy3000:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3004;
        default: goto yy2491;
    }
yy3001:
    at++;
    { *value = 0x61; return 26; }
yy3002:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy3005;
        default: goto yy2491;
    }
yy3003:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy3006;
        default: goto yy2491;
    }
yy3004:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3007;
        default: goto yy2491;
    }
yy3005:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3008;
        default: goto yy2491;
    }
yy3006:
    at++;
    { *value = 0x15; return 27; }
yy3007:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3009;
        case 'L': goto yy3010;
        default: goto yy2491;
    }
yy3008:
    at++;
    { *value = 0x16; return 28; }
yy3009:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3011;
        default: goto yy2491;
    }
yy3010:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3012;
        default: goto yy2491;
    }
yy3011:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy3013;
        default: goto yy2491;
    }
yy3012:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy3014;
        default: goto yy2491;
    }
yy3013:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3015;
        default: goto yy2491;
    }
yy3014:
    at++;
    { *value = 0x62; return 31; }
yy3015:
    at++;
    { *value = 0x63; return 32; }
}

}

/* texts of `SWIDE` */
uint32_t volta_scan_words_swide(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3019;
        default: goto yy3017;
    }
yy3017:
    at++;
yy3018:
    { return 0; }
yy3019:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3020;
        default: goto yy3018;
    }
yy3020:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3022;
        default: goto yy3021;
    }
yy3021:
    at = mark;
    goto yy3018;
yy3022:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `SBA` */
uint32_t volta_scan_words_sba(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3026;
        default: goto yy3024;
    }
yy3024:
    at++;
yy3025:
    { return 0; }
yy3026:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3027;
        default: goto yy3025;
    }
yy3027:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3029;
        default: goto yy3028;
    }
yy3028:
    at = mark;
    goto yy3025;
yy3029:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `SDIM` */
uint32_t volta_scan_words_sdim(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy3033;
        default: goto yy3031;
    }
yy3031:
    at++;
yy3032:
    { return 0; }
yy3033:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3034;
        case '2': goto yy3036;
        case '3': goto yy3037;
        case 'I': goto yy3038;
        default: goto yy3032;
    }
yy3034:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3039;
        default: goto yy3035;
    }
yy3035:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy3032;
        case 1: goto yy3040;
        default: goto yy3042;
    }
yy3036:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3041;
        default: goto yy3035;
    }
yy3037:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3043;
        default: goto yy3035;
    }
yy3038:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3044;
        default: goto yy3035;
    }
yy3039:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3045;
        default: goto yy3040;
    }
yy3040:
    { *value = 0x0; return 3; }
yy3041:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3046;
        default: goto yy3042;
    }
yy3042:
    { *value = 0x3; return 3; }
yy3043:
    at++;
    { *value = 0x5; return 3; }
yy3044:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3047;
        default: goto yy3035;
    }
yy3045:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3048;
        case 'B': goto yy3049;
        default: goto yy3035;
    }
yy3046:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3050;
        default: goto yy3035;
    }
yy3047:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3051;
        default: goto yy3035;
    }
yy3048:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3052;
        default: goto yy3035;
    }
yy3049:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3053;
        default: goto yy3035;
    }
yy3050:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3054;
        default: goto yy3035;
    }
yy3051:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3055;
        default: goto yy3035;
    }
yy3052:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3056;
        default: goto yy3035;
    }
yy3053:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3057;
        default: goto yy3035;
    }
yy3054:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3058;
        default: goto yy3035;
    }
yy3055:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3059;
        default: goto yy3035;
    }
yy3056:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3060;
        default: goto yy3035;
    }
yy3057:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3061;
        default: goto yy3035;
    }
yy3058:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3062;
        default: goto yy3035;
    }
yy3059:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3063;
        default: goto yy3035;
    }
yy3060:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3064;
        default: goto yy3035;
    }
yy3061:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3065;
        default: goto yy3035;
    }
yy3062:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3066;
        default: goto yy3035;
    }
yy3063:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy3067;
        default: goto yy3035;
    }
yy3064:
    at++;
    { *value = 0x2; return 9; }
yy3065:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3068;
        default: goto yy3035;
    }
yy3066:
    at++;
    { *value = 0x4; return 9; }
yy3067:
    at++;
    { *value = 0x7; return 9; }
yy3068:
    at++;
    { *value = 0x1; return 10; }
}

}

/* texts of `SBAD` */
uint32_t volta_scan_words_sbad(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3072;
        default: goto yy3070;
    }
yy3070:
    at++;
yy3071:
    { return 0; }
yy3072:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3073;
        case 'N': goto yy3075;
        case 'T': goto yy3076;
        default: goto yy3071;
    }
yy3073:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy3077;
        case 'N': goto yy3078;
        default: goto yy3074;
    }
yy3074:
    at = mark;
    goto yy3071;
yy3075:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3079;
        default: goto yy3074;
    }
yy3076:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3080;
        default: goto yy3074;
    }
yy3077:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3081;
        default: goto yy3074;
    }
yy3078:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3082;
        default: goto yy3074;
    }
yy3079:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3083;
        default: goto yy3074;
    }
yy3080:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3084;
        default: goto yy3074;
    }
yy3081:
    at++;
    { *value = 0x0; return 4; }
yy3082:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3085;
        default: goto yy3074;
    }
yy3083:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3086;
        default: goto yy3074;
    }
yy3084:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3087;
        default: goto yy3074;
    }
yy3085:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3088;
        default: goto yy3074;
    }
yy3086:
    at++;
    { *value = 0x1; return 5; }
yy3087:
    at++;
    { *value = 0x2; return 5; }
yy3088:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3089;
        default: goto yy3074;
    }
yy3089:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3090;
        default: goto yy3074;
    }
yy3090:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3091;
        default: goto yy3074;
    }
yy3091:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `SMASK` */
uint32_t volta_scan_words_smask(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3095;
        default: goto yy3093;
    }
yy3093:
    at++;
yy3094:
    { return 0; }
yy3095:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3096;
        case 'R': goto yy3098;
        default: goto yy3094;
    }
yy3096:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3099;
        default: goto yy3097;
    }
yy3097:
    at = mark;
    goto yy3094;
yy3098:
    at++;
    { *value = 0x1; return 2; }
yy3099:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3100;
        default: goto yy3097;
    }
yy3100:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3101;
        default: goto yy3097;
    }
yy3101:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3102;
        default: goto yy3097;
    }
yy3102:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3103;
        default: goto yy3097;
    }
yy3103:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3104;
        default: goto yy3097;
    }
yy3104:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3105;
        case '1': goto yy3106;
        case '2': goto yy3107;
        case '4': goto yy3108;
        case '5': goto yy3109;
        case '6': goto yy3110;
        case '7': goto yy3111;
        case '8': goto yy3112;
        case '9': goto yy3113;
        default: goto yy3097;
    }
yy3105:
    at++;
    { *value = 0x0; return 9; }
yy3106:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3114;
        case '1': goto yy3115;
        case '2': goto yy3116;
        case '3': goto yy3117;
        case '4': goto yy3118;
        default: goto yy3097;
    }
yy3107:
    at++;
    { *value = 0x2; return 9; }
yy3108:
    at++;
    { *value = 0x4; return 9; }
yy3109:
    at++;
    { *value = 0x5; return 9; }
yy3110:
    at++;
    { *value = 0x6; return 9; }
yy3111:
    at++;
    { *value = 0x7; return 9; }
yy3112:
    at++;
    { *value = 0x8; return 9; }
yy3113:
    at++;
    { *value = 0x9; return 9; }
yy3114:
    at++;
    { *value = 0xa; return 10; }
yy3115:
    at++;
    { *value = 0xb; return 10; }
yy3116:
    at++;
    { *value = 0xc; return 10; }
yy3117:
    at++;
    { *value = 0xd; return 10; }
yy3118:
    at++;
    { *value = 0xe; return 10; }
}

}

/* texts of `STYPE` */
uint32_t volta_scan_words_stype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3122;
        default: goto yy3120;
    }
yy3120:
    at++;
yy3121:
    { return 0; }
yy3122:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3123;
        case 'S': goto yy3125;
        case 'U': goto yy3126;
        default: goto yy3121;
    }
yy3123:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3127;
        case '3': goto yy3128;
        default: goto yy3124;
    }
yy3124:
    at = mark;
    goto yy3121;
yy3125:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3129;
        case '6': goto yy3130;
        case 'D': goto yy3131;
        default: goto yy3124;
    }
yy3126:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3132;
        default: goto yy3124;
    }
yy3127:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3133;
        default: goto yy3124;
    }
yy3128:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3134;
        default: goto yy3124;
    }
yy3129:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3135;
        default: goto yy3124;
    }
yy3130:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3136;
        default: goto yy3124;
    }
yy3131:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3137;
        case '6': goto yy3138;
        default: goto yy3124;
    }
yy3132:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3139;
        default: goto yy3124;
    }
yy3133:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy3140;
        default: goto yy3124;
    }
yy3134:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3141;
        default: goto yy3124;
    }
yy3135:
    at++;
    { *value = 0x1; return 4; }
yy3136:
    at++;
    { *value = 0x5; return 4; }
yy3137:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3142;
        default: goto yy3124;
    }
yy3138:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3143;
        default: goto yy3124;
    }
yy3139:
    at++;
    { *value = 0x2; return 4; }
yy3140:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3144;
        default: goto yy3124;
    }
yy3141:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3145;
        default: goto yy3124;
    }
yy3142:
    at++;
    { *value = 0x6; return 5; }
yy3143:
    at++;
    { *value = 0x7; return 5; }
yy3144:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3146;
        default: goto yy3124;
    }
yy3145:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3147;
        default: goto yy3124;
    }
yy3146:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3148;
        default: goto yy3124;
    }
yy3147:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy3149;
        default: goto yy3124;
    }
yy3148:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3150;
        default: goto yy3124;
    }
yy3149:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3151;
        default: goto yy3124;
    }
yy3150:
    at++;
    { *value = 0x4; return 9; }
yy3151:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3152;
        default: goto yy3124;
    }
yy3152:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3153;
        default: goto yy3124;
    }
yy3153:
    at++;
    { *value = 0x3; return 11; }
}

}

/* texts of `SCTYPE` */
uint32_t volta_scan_words_sctype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3157;
        default: goto yy3155;
    }
yy3155:
    at++;
yy3156:
    { return 0; }
yy3157:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3158;
        case 'S': goto yy3160;
        case 'U': goto yy3161;
        default: goto yy3156;
    }
yy3158:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3162;
        default: goto yy3159;
    }
yy3159:
    at = mark;
    goto yy3156;
yy3160:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3163;
        default: goto yy3159;
    }
yy3161:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3164;
        default: goto yy3159;
    }
yy3162:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3165;
        default: goto yy3159;
    }
yy3163:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3166;
        default: goto yy3159;
    }
yy3164:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3167;
        default: goto yy3159;
    }
yy3165:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3168;
        default: goto yy3159;
    }
yy3166:
    at++;
    { *value = 0x1; return 4; }
yy3167:
    at++;
    { *value = 0x2; return 4; }
yy3168:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3169;
        default: goto yy3159;
    }
yy3169:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3170;
        default: goto yy3159;
    }
yy3170:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3171;
        default: goto yy3159;
    }
yy3171:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3172;
        case '5': goto yy3173;
        case '6': goto yy3174;
        case '7': goto yy3175;
        default: goto yy3159;
    }
yy3172:
    at++;
    { *value = 0x4; return 9; }
yy3173:
    at++;
    { *value = 0x5; return 9; }
yy3174:
    at++;
    { *value = 0x6; return 9; }
yy3175:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `MV4` */
uint32_t volta_scan_words_mv4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3179;
        default: goto yy3177;
    }
yy3177:
    at++;
yy3178:
    { return 0; }
yy3179:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3180;
        case '8': goto yy3182;
        default: goto yy3178;
    }
yy3180:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3183;
        default: goto yy3181;
    }
yy3181:
    at = mark;
    goto yy3178;
yy3182:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3184;
        default: goto yy3181;
    }
yy3183:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3185;
        default: goto yy3181;
    }
yy3184:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3186;
        default: goto yy3181;
    }
yy3185:
    at++;
    { *value = 0x1; return 4; }
yy3186:
    at++;
    { *value = 0x0; return 4; }
}

}

/* texts of `MVT` */
uint32_t volta_scan_words_mvt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3190;
        default: goto yy3188;
    }
yy3188:
    at++;
yy3189:
    { return 0; }
yy3190:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3191;
        default: goto yy3189;
    }
yy3191:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3193;
        case '3': goto yy3194;
        default: goto yy3192;
    }
yy3192:
    at = mark;
    goto yy3189;
yy3193:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3195;
        default: goto yy3192;
    }
yy3194:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3196;
        default: goto yy3192;
    }
yy3195:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3197;
        default: goto yy3192;
    }
yy3196:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3198;
        default: goto yy3192;
    }
yy3197:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3199;
        default: goto yy3192;
    }
yy3198:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3200;
        default: goto yy3192;
    }
yy3199:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3201;
        default: goto yy3192;
    }
yy3200:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3202;
        case '3': goto yy3203;
        default: goto yy3192;
    }
yy3201:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3204;
        default: goto yy3192;
    }
yy3202:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3205;
        default: goto yy3192;
    }
yy3203:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3206;
        default: goto yy3192;
    }
yy3204:
    at++;
    { *value = 0x0; return 8; }
yy3205:
    at++;
    { *value = 0x1; return 8; }
yy3206:
    at++;
    { *value = 0x3; return 8; }
}

}

/* texts of `MSTEP` */
uint32_t volta_scan_words_mstep(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3210;
        default: goto yy3208;
    }
yy3208:
    at++;
yy3209:
    { return 0; }
yy3210:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3211;
        default: goto yy3209;
    }
yy3211:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3213;
        default: goto yy3212;
    }
yy3212:
    at = mark;
    goto yy3209;
yy3213:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3214;
        default: goto yy3212;
    }
yy3214:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3215;
        default: goto yy3212;
    }
yy3215:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3216;
        case '1': goto yy3217;
        case '2': goto yy3218;
        case '3': goto yy3219;
        default: goto yy3212;
    }
yy3216:
    at++;
    { *value = 0x0; return 6; }
yy3217:
    at++;
    { *value = 0x1; return 6; }
yy3218:
    at++;
    { *value = 0x2; return 6; }
yy3219:
    at++;
    { *value = 0x3; return 6; }
}

}

/* texts of `MROWA` */
uint32_t volta_scan_words_mrowa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3223;
        default: goto yy3221;
    }
yy3221:
    at++;
yy3222:
    { return 0; }
yy3223:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3224;
        case 'R': goto yy3226;
        default: goto yy3222;
    }
yy3224:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3227;
        default: goto yy3225;
    }
yy3225:
    at = mark;
    goto yy3222;
yy3226:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3228;
        default: goto yy3225;
    }
yy3227:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3229;
        default: goto yy3225;
    }
yy3228:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy3230;
        default: goto yy3225;
    }
yy3229:
    at++;
    { *value = 0x1; return 4; }
yy3230:
    at++;
    { *value = 0x0; return 4; }
}

}

/* texts of `MSHAPE` */
uint32_t volta_scan_words_mshape(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3234;
        default: goto yy3232;
    }
yy3232:
    at++;
yy3233:
    { return 0; }
yy3234:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3235;
        default: goto yy3233;
    }
yy3235:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3237;
        default: goto yy3236;
    }
yy3236:
    at = mark;
    goto yy3233;
yy3237:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3238;
        default: goto yy3236;
    }
yy3238:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3239;
        case '4': goto yy3240;
        case '8': goto yy3241;
        default: goto yy3236;
    }
yy3239:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3242;
        default: goto yy3236;
    }
yy3240:
    at++;
    { *value = 0x2; return 5; }
yy3241:
    at++;
    { *value = 0x0; return 5; }
yy3242:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `MVD` */
uint32_t volta_scan_words_mvd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3246;
        default: goto yy3244;
    }
yy3244:
    at++;
yy3245:
    { return 0; }
yy3246:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3247;
        default: goto yy3245;
    }
yy3247:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3249;
        case '3': goto yy3250;
        default: goto yy3248;
    }
yy3248:
    at = mark;
    goto yy3245;
yy3249:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3251;
        default: goto yy3248;
    }
yy3250:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3252;
        default: goto yy3248;
    }
yy3251:
    at++;
    { *value = 0x0; return 4; }
yy3252:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `MFMT` */
uint32_t volta_scan_words_mfmt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3256;
        default: goto yy3254;
    }
yy3254:
    at++;
yy3255:
    { return 0; }
yy3256:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3257;
        case 'T': goto yy3259;
        default: goto yy3255;
    }
yy3257:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3260;
        default: goto yy3258;
    }
yy3258:
    at = mark;
    goto yy3255;
yy3259:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3261;
        default: goto yy3258;
    }
yy3260:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3262;
        default: goto yy3258;
    }
yy3261:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3263;
        default: goto yy3258;
    }
yy3262:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3264;
        default: goto yy3258;
    }
yy3263:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3265;
        default: goto yy3258;
    }
yy3264:
    at++;
    { *value = 0x1; return 5; }
yy3265:
    at++;
    { *value = 0x2; return 5; }
}

}

/* texts of `MUP` */
uint32_t volta_scan_words_mup(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3269;
        default: goto yy3267;
    }
yy3267:
    at++;
yy3268:
    { return 0; }
yy3269:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3270;
        default: goto yy3268;
    }
yy3270:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3272;
        case '1': goto yy3273;
        case '2': goto yy3274;
        case '3': goto yy3275;
        case '4': goto yy3276;
        case '5': goto yy3277;
        case '6': goto yy3278;
        default: goto yy3271;
    }
yy3271:
    at = mark;
    goto yy3268;
yy3272:
    at++;
    { *value = 0x7; return 3; }
yy3273:
    at++;
    { *value = 0x6; return 3; }
yy3274:
    at++;
    { *value = 0x5; return 3; }
yy3275:
    at++;
    { *value = 0x4; return 3; }
yy3276:
    at++;
    { *value = 0x3; return 3; }
yy3277:
    at++;
    { *value = 0x2; return 3; }
yy3278:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `MUPC` */
uint32_t volta_scan_words_mupc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3282;
        default: goto yy3280;
    }
yy3280:
    at++;
yy3281:
    { return 0; }
yy3282:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3283;
        default: goto yy3281;
    }
yy3283:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3285;
        case '1': goto yy3286;
        case '2': goto yy3287;
        case '3': goto yy3288;
        case '4': goto yy3289;
        case '5': goto yy3290;
        case '6': goto yy3291;
        case 'T': goto yy3292;
        default: goto yy3284;
    }
yy3284:
    at = mark;
    goto yy3281;
yy3285:
    at++;
    { *value = 0x7; return 3; }
yy3286:
    at++;
    { *value = 0x6; return 3; }
yy3287:
    at++;
    { *value = 0x5; return 3; }
yy3288:
    at++;
    { *value = 0x4; return 3; }
yy3289:
    at++;
    { *value = 0x3; return 3; }
yy3290:
    at++;
    { *value = 0x2; return 3; }
yy3291:
    at++;
    { *value = 0x1; return 3; }
yy3292:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `MISHAPE` */
uint32_t volta_scan_words_mishape(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3296;
        default: goto yy3294;
    }
yy3294:
    at++;
yy3295:
    { return 0; }
yy3296:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3297;
        case '8': goto yy3299;
        default: goto yy3295;
    }
yy3297:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3300;
        default: goto yy3298;
    }
yy3298:
    at = mark;
    goto yy3295;
yy3299:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3301;
        default: goto yy3298;
    }
yy3300:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3302;
        default: goto yy3298;
    }
yy3301:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3303;
        case '3': goto yy3304;
        default: goto yy3298;
    }
yy3302:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3305;
        case '3': goto yy3306;
        case '6': goto yy3307;
        default: goto yy3298;
    }
yy3303:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3308;
        default: goto yy3298;
    }
yy3304:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3309;
        default: goto yy3298;
    }
yy3305:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3310;
        default: goto yy3298;
    }
yy3306:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3311;
        default: goto yy3298;
    }
yy3307:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3312;
        default: goto yy3298;
    }
yy3308:
    at++;
    { *value = 0x0; return 5; }
yy3309:
    at++;
    { *value = 0x2; return 5; }
yy3310:
    at++;
    { *value = 0x4; return 6; }
yy3311:
    at++;
    { *value = 0x5; return 6; }
yy3312:
    at++;
    { *value = 0x6; return 6; }
}

}

/* texts of `MIA` */
uint32_t volta_scan_words_mia(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3316;
        default: goto yy3314;
    }
yy3314:
    at++;
yy3315:
    { return 0; }
yy3316:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3317;
        case 'U': goto yy3319;
        default: goto yy3315;
    }
yy3317:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3320;
        case '8': goto yy3321;
        default: goto yy3318;
    }
yy3318:
    at = mark;
    goto yy3315;
yy3319:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3322;
        case '8': goto yy3323;
        default: goto yy3318;
    }
yy3320:
    at++;
    { *value = 0x3; return 3; }
yy3321:
    at++;
    { *value = 0x1; return 3; }
yy3322:
    at++;
    { *value = 0x2; return 3; }
yy3323:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `MBSHAPE` */
uint32_t volta_scan_words_mbshape(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3327;
        default: goto yy3325;
    }
yy3325:
    at++;
yy3326:
    { return 0; }
yy3327:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3328;
        case '8': goto yy3330;
        default: goto yy3326;
    }
yy3328:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3331;
        default: goto yy3329;
    }
yy3329:
    at = mark;
    goto yy3326;
yy3330:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3332;
        default: goto yy3329;
    }
yy3331:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3333;
        default: goto yy3329;
    }
yy3332:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3334;
        default: goto yy3329;
    }
yy3333:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3335;
        case '2': goto yy3336;
        default: goto yy3329;
    }
yy3334:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3337;
        default: goto yy3329;
    }
yy3335:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3338;
        default: goto yy3329;
    }
yy3336:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy3339;
        default: goto yy3329;
    }
yy3337:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3340;
        default: goto yy3329;
    }
yy3338:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3341;
        default: goto yy3329;
    }
yy3339:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3342;
        default: goto yy3329;
    }
yy3340:
    at++;
    { *value = 0x0; return 6; }
yy3341:
    at++;
    { *value = 0x1; return 7; }
yy3342:
    at++;
    { *value = 0x2; return 7; }
}

}

/* texts of `MMSIZE` */
uint32_t volta_scan_words_mmsize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3346;
        default: goto yy3344;
    }
yy3344:
    at++;
yy3345:
    { return 0; }
yy3346:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3347;
        case 'I': goto yy3349;
        default: goto yy3345;
    }
yy3347:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3350;
        default: goto yy3348;
    }
yy3348:
    at = mark;
    goto yy3345;
yy3349:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3351;
        default: goto yy3348;
    }
yy3350:
    at++;
    { *value = 0x0; return 3; }
yy3351:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3352;
        default: goto yy3348;
    }
yy3352:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3353;
        default: goto yy3348;
    }
yy3353:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3354;
        default: goto yy3348;
    }
yy3354:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3355;
        default: goto yy3348;
    }
yy3355:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3356;
        default: goto yy3348;
    }
yy3356:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3357;
        default: goto yy3348;
    }
yy3357:
    at++;
    { *value = 0x6; return 9; }
}

}

/* texts of `MMKIND` */
uint32_t volta_scan_words_mmkind(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3361;
        default: goto yy3359;
    }
yy3359:
    at++;
yy3360:
    { return 0; }
yy3361:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3362;
        case 'M': goto yy3364;
        default: goto yy3360;
    }
yy3362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3365;
        default: goto yy3363;
    }
yy3363:
    at = mark;
    goto yy3360;
yy3364:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3366;
        case 'T': goto yy3367;
        default: goto yy3363;
    }
yy3365:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3368;
        default: goto yy3363;
    }
yy3366:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3369;
        case '6': goto yy3370;
        default: goto yy3363;
    }
yy3367:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3371;
        default: goto yy3363;
    }
yy3368:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3372;
        default: goto yy3363;
    }
yy3369:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3373;
        default: goto yy3363;
    }
yy3370:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3374;
        default: goto yy3363;
    }
yy3371:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3375;
        default: goto yy3363;
    }
yy3372:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3376;
        default: goto yy3363;
    }
yy3373:
    at++;
    { *value = 0x1; return 5; }
yy3374:
    at++;
    { *value = 0x2; return 5; }
yy3375:
    at++;
    { *value = 0x0; return 5; }
yy3376:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3377;
        default: goto yy3363;
    }
yy3377:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3378;
        default: goto yy3363;
    }
yy3378:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3379;
        default: goto yy3363;
    }
yy3379:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `TSCR` */
uint32_t volta_scan_words_tscr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3383;
        default: goto yy3381;
    }
yy3381:
    at++;
yy3382:
    { return 0; }
yy3383:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3384;
        default: goto yy3382;
    }
yy3384:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3386;
        default: goto yy3385;
    }
yy3385:
    at = mark;
    goto yy3382;
yy3386:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3387;
        default: goto yy3385;
    }
yy3387:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `TB` */
uint32_t volta_scan_words_tb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3391;
        default: goto yy3389;
    }
yy3389:
    at++;
yy3390:
    { return 0; }
yy3391:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3392;
        default: goto yy3390;
    }
yy3392:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `TF16` */
uint32_t volta_scan_words_tf16(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3396;
        default: goto yy3394;
    }
yy3394:
    at++;
yy3395:
    { return 0; }
yy3396:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3397;
        default: goto yy3395;
    }
yy3397:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3399;
        default: goto yy3398;
    }
yy3398:
    at = mark;
    goto yy3395;
yy3399:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3400;
        default: goto yy3398;
    }
yy3400:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3401;
        default: goto yy3398;
    }
yy3401:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3402;
        default: goto yy3398;
    }
yy3402:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3403;
        case 'Z': goto yy3404;
        default: goto yy3398;
    }
yy3403:
    at++;
    { *value = 0x1; return 7; }
yy3404:
    at++;
    { *value = 0x2; return 7; }
}

}

/* texts of `TLOD` */
uint32_t volta_scan_words_tlod(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy3408;
        default: goto yy3406;
    }
yy3406:
    at++;
yy3407:
    { return 0; }
yy3408:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3409;
        case 'L': goto yy3411;
        default: goto yy3407;
    }
yy3409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3412;
        default: goto yy3410;
    }
yy3410:
    at = mark;
    if (yyaccept == 0) {
        goto yy3407;
    } else {
        goto yy3415;
    }
yy3411:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3413;
        case 'C': goto yy3414;
        case 'L': goto yy3416;
        case 'Z': goto yy3417;
        default: goto yy3410;
    }
yy3412:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3418;
        default: goto yy3410;
    }
yy3413:
    at++;
    { *value = 0x2; return 3; }
yy3414:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3419;
        default: goto yy3415;
    }
yy3415:
    { *value = 0x4; return 3; }
yy3416:
    at++;
    { *value = 0x3; return 3; }
yy3417:
    at++;
    { *value = 0x1; return 3; }
yy3418:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3420;
        default: goto yy3410;
    }
yy3419:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3421;
        default: goto yy3410;
    }
yy3420:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3422;
        default: goto yy3410;
    }
yy3421:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3423;
        default: goto yy3410;
    }
yy3422:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3424;
        default: goto yy3410;
    }
yy3423:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3425;
        default: goto yy3410;
    }
yy3424:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3426;
        default: goto yy3410;
    }
yy3425:
    at++;
    { *value = 0x6; return 7; }
yy3426:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy3427;
        default: goto yy3410;
    }
yy3427:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `TAOFFI` */
uint32_t volta_scan_words_taoffi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3431;
        default: goto yy3429;
    }
yy3429:
    at++;
yy3430:
    { return 0; }
yy3431:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3432;
        default: goto yy3430;
    }
yy3432:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3434;
        default: goto yy3433;
    }
yy3433:
    at = mark;
    goto yy3430;
yy3434:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3435;
        default: goto yy3433;
    }
yy3435:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3436;
        default: goto yy3433;
    }
yy3436:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3437;
        default: goto yy3433;
    }
yy3437:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `TDC` */
uint32_t volta_scan_words_tdc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3441;
        default: goto yy3439;
    }
yy3439:
    at++;
yy3440:
    { return 0; }
yy3441:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3442;
        default: goto yy3440;
    }
yy3442:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3444;
        default: goto yy3443;
    }
yy3443:
    at = mark;
    goto yy3440;
yy3444:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `TNODEP` */
uint32_t volta_scan_words_tnodep(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3448;
        default: goto yy3446;
    }
yy3446:
    at++;
yy3447:
    { return 0; }
yy3448:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3449;
        default: goto yy3447;
    }
yy3449:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3451;
        default: goto yy3450;
    }
yy3450:
    at = mark;
    goto yy3447;
yy3451:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3452;
        default: goto yy3450;
    }
yy3452:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3453;
        default: goto yy3450;
    }
yy3453:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3454;
        default: goto yy3450;
    }
yy3454:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `TDIM` */
uint32_t volta_scan_words_tdim(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3458;
        case '2': goto yy3459;
        case '3': goto yy3460;
        case 'A': goto yy3461;
        case 'C': goto yy3462;
        default: goto yy3456;
    }
yy3456:
    at++;
yy3457:
    { return 0; }
yy3458:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3463;
        default: goto yy3457;
    }
yy3459:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3464;
        default: goto yy3457;
    }
yy3460:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3465;
        default: goto yy3457;
    }
yy3461:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3466;
        default: goto yy3457;
    }
yy3462:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3468;
        default: goto yy3457;
    }
yy3463:
    at++;
    { *value = 0x0; return 2; }
yy3464:
    at++;
    { *value = 0x1; return 2; }
yy3465:
    at++;
    { *value = 0x2; return 2; }
yy3466:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3469;
        default: goto yy3467;
    }
yy3467:
    at = mark;
    goto yy3457;
yy3468:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3470;
        default: goto yy3467;
    }
yy3469:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3471;
        default: goto yy3467;
    }
yy3470:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3472;
        default: goto yy3467;
    }
yy3471:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3473;
        default: goto yy3467;
    }
yy3472:
    at++;
    { *value = 0x3; return 4; }
yy3473:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3474;
        default: goto yy3467;
    }
yy3474:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3475;
        case '2': goto yy3476;
        case 'C': goto yy3477;
        default: goto yy3467;
    }
yy3475:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3478;
        default: goto yy3467;
    }
yy3476:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3479;
        default: goto yy3467;
    }
yy3477:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3480;
        default: goto yy3467;
    }
yy3478:
    at++;
    { *value = 0x4; return 8; }
yy3479:
    at++;
    { *value = 0x5; return 8; }
yy3480:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3481;
        default: goto yy3467;
    }
yy3481:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3482;
        default: goto yy3467;
    }
yy3482:
    at++;
    { *value = 0x7; return 10; }
}

}

/* texts of `TLODL` */
uint32_t volta_scan_words_tlodl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3486;
        default: goto yy3484;
    }
yy3484:
    at++;
yy3485:
    { return 0; }
yy3486:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3487;
        case 'L': goto yy3489;
        default: goto yy3485;
    }
yy3487:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3490;
        default: goto yy3488;
    }
yy3488:
    at = mark;
    goto yy3485;
yy3489:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3491;
        case 'Z': goto yy3492;
        default: goto yy3488;
    }
yy3490:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3493;
        default: goto yy3488;
    }
yy3491:
    at++;
    { *value = 0x3; return 3; }
yy3492:
    at++;
    { *value = 0x1; return 3; }
yy3493:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3494;
        default: goto yy3488;
    }
yy3494:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3495;
        default: goto yy3488;
    }
yy3495:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3496;
        default: goto yy3488;
    }
yy3496:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3497;
        default: goto yy3488;
    }
yy3497:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3498;
        case '2': goto yy3499;
        case '4': goto yy3500;
        case '5': goto yy3501;
        case '6': goto yy3502;
        case '7': goto yy3503;
        default: goto yy3488;
    }
yy3498:
    at++;
    { *value = 0x0; return 9; }
yy3499:
    at++;
    { *value = 0x2; return 9; }
yy3500:
    at++;
    { *value = 0x4; return 9; }
yy3501:
    at++;
    { *value = 0x5; return 9; }
yy3502:
    at++;
    { *value = 0x6; return 9; }
yy3503:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `TCL` */
uint32_t volta_scan_words_tcl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3507;
        default: goto yy3505;
    }
yy3505:
    at++;
yy3506:
    { return 0; }
yy3507:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3508;
        default: goto yy3506;
    }
yy3508:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3510;
        default: goto yy3509;
    }
yy3509:
    at = mark;
    goto yy3506;
yy3510:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `TMS` */
uint32_t volta_scan_words_tms(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3514;
        default: goto yy3512;
    }
yy3512:
    at++;
yy3513:
    { return 0; }
yy3514:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3515;
        default: goto yy3513;
    }
yy3515:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3517;
        default: goto yy3516;
    }
yy3516:
    at = mark;
    goto yy3513;
yy3517:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `TDIML` */
uint32_t volta_scan_words_tdiml(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3521;
        case '2': goto yy3522;
        case '3': goto yy3523;
        case 'A': goto yy3524;
        case 'I': goto yy3525;
        default: goto yy3519;
    }
yy3519:
    at++;
yy3520:
    { return 0; }
yy3521:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3526;
        default: goto yy3520;
    }
yy3522:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3527;
        default: goto yy3520;
    }
yy3523:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3528;
        default: goto yy3520;
    }
yy3524:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3529;
        default: goto yy3520;
    }
yy3525:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3531;
        default: goto yy3520;
    }
yy3526:
    at++;
    { *value = 0x0; return 2; }
yy3527:
    at++;
    { *value = 0x1; return 2; }
yy3528:
    at++;
    { *value = 0x2; return 2; }
yy3529:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3532;
        default: goto yy3530;
    }
yy3530:
    at = mark;
    goto yy3520;
yy3531:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3533;
        default: goto yy3530;
    }
yy3532:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3534;
        default: goto yy3530;
    }
yy3533:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3535;
        default: goto yy3530;
    }
yy3534:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3536;
        default: goto yy3530;
    }
yy3535:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3537;
        default: goto yy3530;
    }
yy3536:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3538;
        default: goto yy3530;
    }
yy3537:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3539;
        default: goto yy3530;
    }
yy3538:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3540;
        case '2': goto yy3541;
        default: goto yy3530;
    }
yy3539:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3542;
        default: goto yy3530;
    }
yy3540:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3543;
        default: goto yy3530;
    }
yy3541:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3544;
        default: goto yy3530;
    }
yy3542:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3545;
        default: goto yy3530;
    }
yy3543:
    at++;
    { *value = 0x4; return 8; }
yy3544:
    at++;
    { *value = 0x5; return 8; }
yy3545:
    at++;
    { *value = 0x3; return 8; }
}

}

/* texts of `TCOMP` */
uint32_t volta_scan_words_tcomp(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3549;
        default: goto yy3547;
    }
yy3547:
    at++;
yy3548:
    { return 0; }
yy3549:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3550;
        case 'B': goto yy3551;
        case 'G': goto yy3552;
        case 'R': goto yy3553;
        default: goto yy3548;
    }
yy3550:
    at++;
    { *value = 0x3; return 2; }
yy3551:
    at++;
    { *value = 0x2; return 2; }
yy3552:
    at++;
    { *value = 0x1; return 2; }
yy3553:
    at++;
    { *value = 0x0; return 2; }
}

}

/* texts of `TOFF4` */
uint32_t volta_scan_words_toff4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3557;
        default: goto yy3555;
    }
yy3555:
    at++;
yy3556:
    { return 0; }
yy3557:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3558;
        case 'I': goto yy3560;
        case 'P': goto yy3561;
        default: goto yy3556;
    }
yy3558:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3562;
        default: goto yy3559;
    }
yy3559:
    at = mark;
    goto yy3556;
yy3560:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3563;
        default: goto yy3559;
    }
yy3561:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3564;
        default: goto yy3559;
    }
yy3562:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3565;
        default: goto yy3559;
    }
yy3563:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3566;
        default: goto yy3559;
    }
yy3564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3567;
        default: goto yy3559;
    }
yy3565:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3568;
        default: goto yy3559;
    }
yy3566:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3569;
        default: goto yy3559;
    }
yy3567:
    at++;
    { *value = 0x2; return 4; }
yy3568:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3570;
        default: goto yy3559;
    }
yy3569:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3571;
        default: goto yy3559;
    }
yy3570:
    at++;
    { *value = 0x1; return 6; }
yy3571:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3572;
        default: goto yy3559;
    }
yy3572:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3573;
        default: goto yy3559;
    }
yy3573:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3574;
        default: goto yy3559;
    }
yy3574:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `TDIM4` */
uint32_t volta_scan_words_tdim4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3578;
        case 'A': goto yy3579;
        case 'C': goto yy3580;
        case 'I': goto yy3581;
        default: goto yy3576;
    }
yy3576:
    at++;
yy3577:
    { return 0; }
yy3578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3582;
        default: goto yy3577;
    }
yy3579:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3583;
        default: goto yy3577;
    }
yy3580:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3585;
        default: goto yy3577;
    }
yy3581:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3586;
        default: goto yy3577;
    }
yy3582:
    at++;
    { *value = 0x1; return 2; }
yy3583:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3587;
        default: goto yy3584;
    }
yy3584:
    at = mark;
    goto yy3577;
yy3585:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3588;
        default: goto yy3584;
    }
yy3586:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3589;
        default: goto yy3584;
    }
yy3587:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3590;
        default: goto yy3584;
    }
yy3588:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3591;
        default: goto yy3584;
    }
yy3589:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3592;
        default: goto yy3584;
    }
yy3590:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3593;
        default: goto yy3584;
    }
yy3591:
    at++;
    { *value = 0x3; return 4; }
yy3592:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3594;
        default: goto yy3584;
    }
yy3593:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3595;
        default: goto yy3584;
    }
yy3594:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3596;
        default: goto yy3584;
    }
yy3595:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3597;
        case 'C': goto yy3598;
        default: goto yy3584;
    }
yy3596:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3599;
        default: goto yy3584;
    }
yy3597:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3600;
        default: goto yy3584;
    }
yy3598:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3601;
        default: goto yy3584;
    }
yy3599:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3602;
        default: goto yy3584;
    }
yy3600:
    at++;
    { *value = 0x5; return 8; }
yy3601:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3603;
        default: goto yy3584;
    }
yy3602:
    at++;
    { *value = 0x0; return 8; }
yy3603:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3604;
        default: goto yy3584;
    }
yy3604:
    at++;
    { *value = 0x7; return 10; }
}

}

/* texts of `TLC` */
uint32_t volta_scan_words_tlc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3608;
        default: goto yy3606;
    }
yy3606:
    at++;
yy3607:
    { return 0; }
yy3608:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3609;
        default: goto yy3607;
    }
yy3609:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3611;
        default: goto yy3610;
    }
yy3610:
    at = mark;
    goto yy3607;
yy3611:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `TQ` */
uint32_t volta_scan_words_tq(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3615;
        default: goto yy3613;
    }
yy3613:
    at++;
yy3614:
    { return 0; }
yy3615:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3616;
        default: goto yy3614;
    }
yy3616:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3618;
        default: goto yy3617;
    }
yy3617:
    at = mark;
    goto yy3614;
yy3618:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3619;
        default: goto yy3617;
    }
yy3619:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3620;
        default: goto yy3617;
    }
yy3620:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3621;
        default: goto yy3617;
    }
yy3621:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3622;
        default: goto yy3617;
    }
yy3622:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3623;
        default: goto yy3617;
    }
yy3623:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3624;
        default: goto yy3617;
    }
yy3624:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3625;
        default: goto yy3617;
    }
yy3625:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3626;
        default: goto yy3617;
    }
yy3626:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3627;
        case 'S': goto yy3628;
        case 'T': goto yy3629;
        default: goto yy3617;
    }
yy3627:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3630;
        default: goto yy3617;
    }
yy3628:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3631;
        default: goto yy3617;
    }
yy3629:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3632;
        default: goto yy3617;
    }
yy3630:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3633;
        default: goto yy3617;
    }
yy3631:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3634;
        default: goto yy3617;
    }
yy3632:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3635;
        default: goto yy3617;
    }
yy3633:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3636;
        default: goto yy3617;
    }
yy3634:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3637;
        default: goto yy3617;
    }
yy3635:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3638;
        default: goto yy3617;
    }
yy3636:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3639;
        default: goto yy3617;
    }
yy3637:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3640;
        default: goto yy3617;
    }
yy3638:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3641;
        default: goto yy3617;
    }
yy3639:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3642;
        default: goto yy3617;
    }
yy3640:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3643;
        default: goto yy3617;
    }
yy3641:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3644;
        default: goto yy3617;
    }
yy3642:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3645;
        default: goto yy3617;
    }
yy3643:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3646;
        default: goto yy3617;
    }
yy3644:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3647;
        default: goto yy3617;
    }
yy3645:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3648;
        default: goto yy3617;
    }
yy3646:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3649;
        default: goto yy3617;
    }
yy3647:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3650;
        default: goto yy3617;
    }
yy3648:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3651;
        default: goto yy3617;
    }
yy3649:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3652;
        default: goto yy3617;
    }
yy3650:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3653;
        default: goto yy3617;
    }
yy3651:
    at++;
    { *value = 0x0; return 20; }
yy3652:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3654;
        default: goto yy3617;
    }
yy3653:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3655;
        default: goto yy3617;
    }
yy3654:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3656;
        default: goto yy3617;
    }
yy3655:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3657;
        default: goto yy3617;
    }
yy3656:
    at++;
    { *value = 0x2; return 22; }
yy3657:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3658;
        default: goto yy3617;
    }
yy3658:
    at++;
    { *value = 0x1; return 23; }
}

}

/* texts of `TDIMF` */
uint32_t volta_scan_words_tdimf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3662;
        case '3': goto yy3663;
        case 'I': goto yy3664;
        default: goto yy3660;
    }
yy3660:
    at++;
yy3661:
    { return 0; }
yy3662:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3665;
        default: goto yy3661;
    }
yy3663:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3666;
        default: goto yy3661;
    }
yy3664:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3667;
        default: goto yy3661;
    }
yy3665:
    at++;
    { *value = 0x1; return 2; }
yy3666:
    at++;
    { *value = 0x2; return 2; }
yy3667:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3669;
        default: goto yy3668;
    }
yy3668:
    at = mark;
    goto yy3661;
yy3669:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3670;
        default: goto yy3668;
    }
yy3670:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3671;
        default: goto yy3668;
    }
yy3671:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3672;
        default: goto yy3668;
    }
yy3672:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3673;
        default: goto yy3668;
    }
yy3673:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3674;
        case '3': goto yy3675;
        case '4': goto yy3676;
        case '5': goto yy3677;
        case '6': goto yy3678;
        case '7': goto yy3679;
        default: goto yy3668;
    }
yy3674:
    at++;
    { *value = 0x0; return 8; }
yy3675:
    at++;
    { *value = 0x3; return 8; }
yy3676:
    at++;
    { *value = 0x4; return 8; }
yy3677:
    at++;
    { *value = 0x5; return 8; }
yy3678:
    at++;
    { *value = 0x6; return 8; }
yy3679:
    at++;
    { *value = 0x7; return 8; }
}

}

/* texts of `UPMODE` */
uint32_t volta_scan_words_upmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3683;
        default: goto yy3681;
    }
yy3681:
    at++;
yy3682:
    { return 0; }
yy3683:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy3684;
        default: goto yy3682;
    }
yy3684:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy3686;
        default: goto yy3685;
    }
yy3685:
    at = mark;
    goto yy3682;
yy3686:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy3687;
        default: goto yy3685;
    }
yy3687:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3688;
        default: goto yy3685;
    }
yy3688:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `ROR` */
uint32_t volta_scan_words_ror(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3692;
        default: goto yy3690;
    }
yy3690:
    at++;
yy3691:
    { return 0; }
yy3692:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3693;
        default: goto yy3691;
    }
yy3693:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3695;
        default: goto yy3694;
    }
yy3694:
    at = mark;
    goto yy3691;
yy3695:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `VU8` */
uint32_t volta_scan_words_vu8(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3699;
        default: goto yy3697;
    }
yy3697:
    at++;
yy3698:
    { return 0; }
yy3699:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3700;
        default: goto yy3698;
    }
yy3700:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3702;
        default: goto yy3701;
    }
yy3701:
    at = mark;
    goto yy3698;
yy3702:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `VACC` */
uint32_t volta_scan_words_vacc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3706;
        default: goto yy3704;
    }
yy3704:
    at++;
yy3705:
    { return 0; }
yy3706:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3707;
        default: goto yy3705;
    }
yy3707:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3709;
        default: goto yy3708;
    }
yy3708:
    at = mark;
    goto yy3705;
yy3709:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3710;
        default: goto yy3708;
    }
yy3710:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `DPA` */
uint32_t volta_scan_words_dpa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3714;
        default: goto yy3712;
    }
yy3712:
    at++;
yy3713:
    { return 0; }
yy3714:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3715;
        case 'U': goto yy3717;
        default: goto yy3713;
    }
yy3715:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3718;
        default: goto yy3716;
    }
yy3716:
    at = mark;
    goto yy3713;
yy3717:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy3719;
        default: goto yy3716;
    }
yy3718:
    at++;
    { *value = 0x1; return 3; }
yy3719:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `DPHI` */
uint32_t volta_scan_words_dphi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3723;
        default: goto yy3721;
    }
yy3721:
    at++;
yy3722:
    { return 0; }
yy3723:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3724;
        case 'L': goto yy3726;
        default: goto yy3722;
    }
yy3724:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3727;
        default: goto yy3725;
    }
yy3725:
    at = mark;
    goto yy3722;
yy3726:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3728;
        default: goto yy3725;
    }
yy3727:
    at++;
    { *value = 0x1; return 3; }
yy3728:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `DPA2` */
uint32_t volta_scan_words_dpa2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3732;
        default: goto yy3730;
    }
yy3730:
    at++;
yy3731:
    { return 0; }
yy3732:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3733;
        case 'U': goto yy3735;
        default: goto yy3731;
    }
yy3733:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3736;
        default: goto yy3734;
    }
yy3734:
    at = mark;
    goto yy3731;
yy3735:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy3737;
        default: goto yy3734;
    }
yy3736:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3738;
        default: goto yy3734;
    }
yy3737:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3739;
        default: goto yy3734;
    }
yy3738:
    at++;
    { *value = 0x1; return 4; }
yy3739:
    at++;
    { *value = 0x0; return 4; }
}

}

/* texts of `VMODE` */
uint32_t volta_scan_words_vmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3743;
        default: goto yy3741;
    }
yy3741:
    at++;
yy3742:
    { return 0; }
yy3743:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3744;
        case 'E': goto yy3746;
        case 'I': goto yy3747;
        default: goto yy3742;
    }
yy3744:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3748;
        case 'N': goto yy3749;
        default: goto yy3745;
    }
yy3745:
    at = mark;
    goto yy3742;
yy3746:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy3750;
        default: goto yy3745;
    }
yy3747:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3751;
        default: goto yy3745;
    }
yy3748:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3752;
        default: goto yy3745;
    }
yy3749:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3753;
        default: goto yy3745;
    }
yy3750:
    at++;
    { *value = 0x2; return 3; }
yy3751:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3754;
        default: goto yy3745;
    }
yy3752:
    at++;
    { *value = 0x0; return 4; }
yy3753:
    at++;
    { *value = 0x1; return 4; }
yy3754:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3755;
        default: goto yy3745;
    }
yy3755:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3756;
        default: goto yy3745;
    }
yy3756:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3757;
        default: goto yy3745;
    }
yy3757:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3758;
        default: goto yy3745;
    }
yy3758:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3759;
        default: goto yy3745;
    }
yy3759:
    at++;
    { *value = 0x3; return 9; }
}

}

/* texts of `MU64` */
uint32_t volta_scan_words_mu64(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3763;
        default: goto yy3761;
    }
yy3761:
    at++;
yy3762:
    { return 0; }
yy3763:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3764;
        default: goto yy3762;
    }
yy3764:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy3766;
        default: goto yy3765;
    }
yy3765:
    at = mark;
    goto yy3762;
yy3766:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3767;
        default: goto yy3765;
    }
yy3767:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `SMODE` */
uint32_t volta_scan_words_smode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3771;
        default: goto yy3769;
    }
yy3769:
    at++;
yy3770:
    { return 0; }
yy3771:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3772;
        case 'D': goto yy3774;
        case 'I': goto yy3775;
        case 'U': goto yy3776;
        default: goto yy3770;
    }
yy3772:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3777;
        default: goto yy3773;
    }
yy3773:
    at = mark;
    goto yy3770;
yy3774:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3778;
        default: goto yy3773;
    }
yy3775:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3779;
        default: goto yy3773;
    }
yy3776:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3780;
        default: goto yy3773;
    }
yy3777:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3781;
        default: goto yy3773;
    }
yy3778:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy3782;
        default: goto yy3773;
    }
yy3779:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3783;
        default: goto yy3773;
    }
yy3780:
    at++;
    { *value = 0x1; return 3; }
yy3781:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3784;
        default: goto yy3773;
    }
yy3782:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3785;
        default: goto yy3773;
    }
yy3783:
    at++;
    { *value = 0x0; return 4; }
yy3784:
    at++;
    { *value = 0x3; return 5; }
yy3785:
    at++;
    { *value = 0x2; return 5; }
}

}

/* texts of `RDXOP` */
uint32_t volta_scan_words_rdxop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3789;
        default: goto yy3787;
    }
yy3787:
    at++;
yy3788:
    { return 0; }
yy3789:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3790;
        case 'M': goto yy3792;
        case 'O': goto yy3793;
        case 'S': goto yy3794;
        case 'X': goto yy3795;
        default: goto yy3788;
    }
yy3790:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3796;
        default: goto yy3791;
    }
yy3791:
    at = mark;
    goto yy3788;
yy3792:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3797;
        case 'I': goto yy3798;
        default: goto yy3791;
    }
yy3793:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3799;
        default: goto yy3791;
    }
yy3794:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3800;
        default: goto yy3791;
    }
yy3795:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3801;
        default: goto yy3791;
    }
yy3796:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3802;
        default: goto yy3791;
    }
yy3797:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3803;
        default: goto yy3791;
    }
yy3798:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3804;
        default: goto yy3791;
    }
yy3799:
    at++;
    { *value = 0x1; return 3; }
yy3800:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3805;
        default: goto yy3791;
    }
yy3801:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3806;
        default: goto yy3791;
    }
yy3802:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3807;
        default: goto yy3791;
    }
yy3803:
    at++;
    { *value = 0x5; return 4; }
yy3804:
    at++;
    { *value = 0x4; return 4; }
yy3805:
    at++;
    { *value = 0x3; return 4; }
yy3806:
    at++;
    { *value = 0x2; return 4; }
yy3807:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3808;
        default: goto yy3791;
    }
yy3808:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3809;
        default: goto yy3791;
    }
yy3809:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3810;
        default: goto yy3791;
    }
yy3810:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy3811;
        default: goto yy3791;
    }
yy3811:
    at++;
    { *value = 0x7; return 9; }
}

}

/* texts of `RDXS` */
uint32_t volta_scan_words_rdxs(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3815;
        default: goto yy3813;
    }
yy3813:
    at++;
yy3814:
    { return 0; }
yy3815:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3816;
        default: goto yy3814;
    }
yy3816:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3818;
        default: goto yy3817;
    }
yy3817:
    at = mark;
    goto yy3814;
yy3818:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3819;
        default: goto yy3817;
    }
yy3819:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `LUTX` */
uint32_t volta_scan_words_lutx(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy3823;
        default: goto yy3821;
    }
yy3821:
    at++;
yy3822:
    { return 0; }
yy3823:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3824;
        case '1': goto yy3825;
        case '2': goto yy3826;
        default: goto yy3822;
    }
yy3824:
    at++;
    { *value = 0xf0; return 2; }
yy3825:
    at++;
    { *value = 0xcc; return 2; }
yy3826:
    at++;
    { *value = 0xaa; return 2; }
}

}

/* what a form begins with */
uint32_t volta_scan_head(const char *text, const char *end, uint64_t *value)
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
        case 'A': goto yy3830;
        case 'B': goto yy3831;
        case 'C': goto yy3832;
        case 'D': goto yy3833;
        case 'E': goto yy3834;
        case 'F': goto yy3835;
        case 'G': goto yy3836;
        case 'H': goto yy3837;
        case 'I': goto yy3838;
        case 'J': goto yy3839;
        case 'K': goto yy3840;
        case 'L': goto yy3841;
        case 'M': goto yy3842;
        case 'N': goto yy3843;
        case 'O': goto yy3844;
        case 'P': goto yy3845;
        case 'Q': goto yy3846;
        case 'R': goto yy3847;
        case 'S': goto yy3848;
        case 'T': goto yy3849;
        case 'U': goto yy3850;
        case 'V': goto yy3851;
        case 'W': goto yy3852;
        case 'Y': goto yy3853;
        default: goto yy3828;
    }
yy3828:
    at++;
yy3829:
    { return 0; }
yy3830:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3854;
        case 'L': goto yy3856;
        case 'R': goto yy3857;
        case 'S': goto yy3858;
        case 'T': goto yy3859;
        default: goto yy3829;
    }
yy3831:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3860;
        case 'A': goto yy3861;
        case 'G': goto yy3862;
        case 'M': goto yy3863;
        case 'P': goto yy3864;
        case 'R': goto yy3865;
        case 'S': goto yy3866;
        default: goto yy3829;
    }
yy3832:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3867;
        case 'C': goto yy3868;
        case 'G': goto yy3869;
        case 'S': goto yy3870;
        default: goto yy3829;
    }
yy3833:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3871;
        case 'E': goto yy3872;
        case 'F': goto yy3873;
        case 'M': goto yy3874;
        case 'S': goto yy3875;
        default: goto yy3829;
    }
yy3834:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3876;
        case 'N': goto yy3877;
        case 'R': goto yy3878;
        case 'X': goto yy3879;
        default: goto yy3829;
    }
yy3835:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3880;
        case 'A': goto yy3881;
        case 'C': goto yy3882;
        case 'E': goto yy3883;
        case 'F': goto yy3884;
        case 'L': goto yy3885;
        case 'M': goto yy3886;
        case 'O': goto yy3887;
        case 'R': goto yy3888;
        case 'S': goto yy3889;
        default: goto yy3829;
    }
yy3836:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3890;
        default: goto yy3829;
    }
yy3837:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3891;
        case 'F': goto yy3892;
        case 'G': goto yy3893;
        case 'M': goto yy3894;
        case 'S': goto yy3895;
        default: goto yy3829;
    }
yy3838:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3896;
        case 'A': goto yy3897;
        case 'D': goto yy3898;
        case 'G': goto yy3899;
        case 'M': goto yy3900;
        case 'P': goto yy3901;
        case 'S': goto yy3902;
        default: goto yy3829;
    }
yy3839:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3903;
        default: goto yy3829;
    }
yy3840:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3904;
        default: goto yy3829;
    }
yy3841:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3905;
        case 'E': goto yy3907;
        case 'O': goto yy3908;
        default: goto yy3829;
    }
yy3842:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3909;
        case 'E': goto yy3910;
        case 'O': goto yy3911;
        case 'U': goto yy3912;
        default: goto yy3829;
    }
yy3843:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3913;
        case 'O': goto yy3914;
        default: goto yy3829;
    }
yy3844:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3915;
        default: goto yy3829;
    }
yy3845:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3916;
        case 'I': goto yy3917;
        case 'L': goto yy3918;
        case 'M': goto yy3919;
        case 'O': goto yy3920;
        case 'R': goto yy3921;
        default: goto yy3829;
    }
yy3846:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3922;
        default: goto yy3829;
    }
yy3847:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3923;
        case 'E': goto yy3924;
        case 'P': goto yy3925;
        case 'T': goto yy3926;
        default: goto yy3829;
    }
yy3848:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3927;
        case 'E': goto yy3928;
        case 'G': goto yy3929;
        case 'H': goto yy3930;
        case 'T': goto yy3931;
        case 'U': goto yy3933;
        case 'Y': goto yy3934;
        default: goto yy3829;
    }
yy3849:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3935;
        case 'L': goto yy3936;
        case 'M': goto yy3937;
        case 'X': goto yy3938;
        default: goto yy3829;
    }
yy3850:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3939;
        case 'C': goto yy3940;
        case 'F': goto yy3941;
        case 'I': goto yy3942;
        case 'L': goto yy3943;
        case 'M': goto yy3944;
        case 'P': goto yy3945;
        case 'R': goto yy3946;
        case 'S': goto yy3947;
        case 'T': goto yy3948;
        default: goto yy3829;
    }
yy3851:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3949;
        case 'O': goto yy3950;
        default: goto yy3829;
    }
yy3852:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3951;
        default: goto yy3829;
    }
yy3853:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3952;
        default: goto yy3829;
    }
yy3854:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy3953;
        default: goto yy3855;
    }
yy3855:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy3829;
        case 1: goto yy3906;
        case 2: goto yy3932;
        case 3: goto yy3958;
        case 4: goto yy3961;
        case 5: goto yy4013;
        case 6: goto yy4032;
        case 7: goto yy4035;
        case 8: goto yy4038;
        case 9: goto yy4049;
        case 10: goto yy4062;
        case 11: goto yy4077;
        case 12: goto yy4136;
        case 13: goto yy4168;
        case 14: goto yy4179;
        case 15: goto yy4239;
        case 16: goto yy4263;
        case 17: goto yy4292;
        case 18: goto yy4301;
        case 19: goto yy4339;
        case 20: goto yy4350;
        case 21: goto yy4389;
        case 22: goto yy4418;
        case 23: goto yy4449;
        case 24: goto yy4533;
        case 25: goto yy4553;
        case 26: goto yy4576;
        case 27: goto yy4617;
        case 28: goto yy4641;
        case 29: goto yy4663;
        default: goto yy4821;
    }
yy3856:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3954;
        case 'D': goto yy3955;
        default: goto yy3855;
    }
yy3857:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3956;
        default: goto yy3855;
    }
yy3858:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3957;
        default: goto yy3855;
    }
yy3859:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3959;
        default: goto yy3855;
    }
yy3860:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3960;
        default: goto yy3855;
    }
yy3861:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3962;
        default: goto yy3855;
    }
yy3862:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3963;
        default: goto yy3855;
    }
yy3863:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3964;
        case 'O': goto yy3965;
        case 'S': goto yy3966;
        default: goto yy3855;
    }
yy3864:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3967;
        default: goto yy3855;
    }
yy3865:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3968;
        case 'E': goto yy3969;
        case 'X': goto yy3970;
        default: goto yy3855;
    }
yy3866:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3972;
        case 'Y': goto yy3973;
        default: goto yy3855;
    }
yy3867:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3974;
        default: goto yy3855;
    }
yy3868:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3975;
        default: goto yy3855;
    }
yy3869:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3976;
        default: goto yy3855;
    }
yy3870:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3977;
        case 'M': goto yy3978;
        default: goto yy3855;
    }
yy3871:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3979;
        default: goto yy3855;
    }
yy3872:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3980;
        default: goto yy3855;
    }
yy3873:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3981;
        default: goto yy3855;
    }
yy3874:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3982;
        case 'U': goto yy3983;
        default: goto yy3855;
    }
yy3875:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3984;
        default: goto yy3855;
    }
yy3876:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3985;
        default: goto yy3855;
    }
yy3877:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3986;
        default: goto yy3855;
    }
yy3878:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3987;
        default: goto yy3855;
    }
yy3879:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3988;
        default: goto yy3855;
    }
yy3880:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3989;
        case 'I': goto yy3991;
        default: goto yy3855;
    }
yy3881:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3993;
        default: goto yy3855;
    }
yy3882:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3994;
        default: goto yy3855;
    }
yy3883:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3995;
        default: goto yy3855;
    }
yy3884:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3996;
        default: goto yy3855;
    }
yy3885:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3997;
        default: goto yy3855;
    }
yy3886:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3998;
        case 'U': goto yy3999;
        default: goto yy3855;
    }
yy3887:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4000;
        default: goto yy3855;
    }
yy3888:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4001;
        default: goto yy3855;
    }
yy3889:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4002;
        case 'W': goto yy4003;
        default: goto yy3855;
    }
yy3890:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4004;
        default: goto yy3855;
    }
yy3891:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4005;
        default: goto yy3855;
    }
yy3892:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4006;
        default: goto yy3855;
    }
yy3893:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4007;
        default: goto yy3855;
    }
yy3894:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4008;
        case 'N': goto yy4009;
        case 'U': goto yy4010;
        default: goto yy3855;
    }
yy3895:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4011;
        default: goto yy3855;
    }
yy3896:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4012;
        case 'I': goto yy4014;
        default: goto yy3855;
    }
yy3897:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4016;
        case 'D': goto yy4017;
        default: goto yy3855;
    }
yy3898:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4018;
        default: goto yy3855;
    }
yy3899:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4019;
        default: goto yy3855;
    }
yy3900:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4020;
        case 'M': goto yy4021;
        case 'N': goto yy4022;
        default: goto yy3855;
    }
yy3901:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4023;
        default: goto yy3855;
    }
yy3902:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4024;
        case 'E': goto yy4025;
        default: goto yy3855;
    }
yy3903:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4026;
        case 'X': goto yy4027;
        default: goto yy3855;
    }
yy3904:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4029;
        default: goto yy3855;
    }
yy3905:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4030;
        case 'G': goto yy4031;
        case 'L': goto yy4033;
        case 'S': goto yy4034;
        case 'T': goto yy4036;
        default: goto yy3906;
    }
yy3906:
    { *value = 0x98; return 2; }
yy3907:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4037;
        case 'P': goto yy4039;
        default: goto yy3855;
    }
yy3908:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4040;
        default: goto yy3855;
    }
yy3909:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4041;
        default: goto yy3855;
    }
yy3910:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4042;
        default: goto yy3855;
    }
yy3911:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4043;
        default: goto yy3855;
    }
yy3912:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4045;
        default: goto yy3855;
    }
yy3913:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4046;
        default: goto yy3855;
    }
yy3914:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4047;
        default: goto yy3855;
    }
yy3915:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4048;
        default: goto yy3855;
    }
yy3916:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4050;
        default: goto yy3855;
    }
yy3917:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4051;
        default: goto yy3855;
    }
yy3918:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4052;
        default: goto yy3855;
    }
yy3919:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4053;
        default: goto yy3855;
    }
yy3920:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4054;
        default: goto yy3855;
    }
yy3921:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4055;
        case 'M': goto yy4056;
        default: goto yy3855;
    }
yy3922:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4057;
        default: goto yy3855;
    }
yy3923:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4058;
        case 'P': goto yy4059;
        case 'U': goto yy4060;
        default: goto yy3855;
    }
yy3924:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4061;
        case 'T': goto yy4063;
        default: goto yy3855;
    }
yy3925:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4064;
        default: goto yy3855;
    }
yy3926:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4065;
        default: goto yy3855;
    }
yy3927:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4066;
        case 'U': goto yy4067;
        default: goto yy3855;
    }
yy3928:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4068;
        case 'T': goto yy4069;
        default: goto yy3855;
    }
yy3929:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4070;
        default: goto yy3855;
    }
yy3930:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4071;
        default: goto yy3855;
    }
yy3931:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4073;
        case 'G': goto yy4074;
        case 'L': goto yy4075;
        case 'S': goto yy4076;
        default: goto yy3932;
    }
yy3932:
    { *value = 0x9a; return 2; }
yy3933:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4078;
        case 'L': goto yy4079;
        case 'Q': goto yy4080;
        case 'R': goto yy4081;
        case 'S': goto yy4082;
        default: goto yy3855;
    }
yy3934:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4083;
        default: goto yy3855;
    }
yy3935:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4084;
        default: goto yy3855;
    }
yy3936:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4085;
        default: goto yy3855;
    }
yy3937:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4087;
        default: goto yy3855;
    }
yy3938:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4088;
        case 'Q': goto yy4089;
        default: goto yy3855;
    }
yy3939:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4090;
        case 'M': goto yy4091;
        case 'R': goto yy4092;
        default: goto yy3855;
    }
yy3940:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4093;
        case 'L': goto yy4094;
        default: goto yy3855;
    }
yy3941:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4095;
        case 'L': goto yy4096;
        default: goto yy3855;
    }
yy3942:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4097;
        case 'M': goto yy4098;
        case 'S': goto yy4099;
        default: goto yy3855;
    }
yy3943:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4100;
        case 'E': goto yy4101;
        case 'O': goto yy4102;
        default: goto yy3855;
    }
yy3944:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4103;
        default: goto yy3855;
    }
yy3945:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4104;
        case 'L': goto yy4105;
        case 'O': goto yy4106;
        case 'R': goto yy4107;
        default: goto yy3855;
    }
yy3946:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4108;
        default: goto yy3855;
    }
yy3947:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4109;
        case 'G': goto yy4110;
        case 'H': goto yy4111;
        default: goto yy3855;
    }
yy3948:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4112;
        default: goto yy3855;
    }
yy3949:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4113;
        default: goto yy3855;
    }
yy3950:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4114;
        default: goto yy3855;
    }
yy3951:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4115;
        default: goto yy3855;
    }
yy3952:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4116;
        default: goto yy3855;
    }
yy3953:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4117;
        default: goto yy3855;
    }
yy3954:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4118;
        default: goto yy3855;
    }
yy3955:
    at++;
    { *value = 0x6e; return 3; }
yy3956:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4119;
        default: goto yy3855;
    }
yy3957:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4120;
        default: goto yy3958;
    }
yy3958:
    { *value = 0x6f; return 3; }
yy3959:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4121;
        default: goto yy3855;
    }
yy3960:
    yyaccept = 4;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4123;
        default: goto yy3961;
    }
yy3961:
    { *value = 0x18; return 3; }
yy3962:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4124;
        default: goto yy3855;
    }
yy3963:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4125;
        default: goto yy3855;
    }
yy3964:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4126;
        default: goto yy3855;
    }
yy3965:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4127;
        default: goto yy3855;
    }
yy3966:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy4128;
        default: goto yy3855;
    }
yy3967:
    at++;
    { *value = 0x55; return 3; }
yy3968:
    at++;
    { *value = 0x48; return 3; }
yy3969:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4129;
        case 'V': goto yy4130;
        default: goto yy3855;
    }
yy3970:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4131;
        default: goto yy3971;
    }
yy3971:
    { *value = 0x4a; return 3; }
yy3972:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy4132;
        default: goto yy3855;
    }
yy3973:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4133;
        default: goto yy3855;
    }
yy3974:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4134;
        default: goto yy3855;
    }
yy3975:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4135;
        default: goto yy3855;
    }
yy3976:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4137;
        default: goto yy3855;
    }
yy3977:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4138;
        default: goto yy3855;
    }
yy3978:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4139;
        default: goto yy3855;
    }
yy3979:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4140;
        default: goto yy3855;
    }
yy3980:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4141;
        default: goto yy3855;
    }
yy3981:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4142;
        default: goto yy3855;
    }
yy3982:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4143;
        default: goto yy3855;
    }
yy3983:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4144;
        default: goto yy3855;
    }
yy3984:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4145;
        default: goto yy3855;
    }
yy3985:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4146;
        default: goto yy3855;
    }
yy3986:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4147;
        default: goto yy3855;
    }
yy3987:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4148;
        default: goto yy3855;
    }
yy3988:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4149;
        default: goto yy3855;
    }
yy3989:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4150;
        default: goto yy3990;
    }
yy3990:
    { *value = 0x56; return 3; }
yy3991:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4151;
        default: goto yy3992;
    }
yy3992:
    { *value = 0x57; return 3; }
yy3993:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4152;
        default: goto yy3855;
    }
yy3994:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy4153;
        default: goto yy3855;
    }
yy3995:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4154;
        default: goto yy3855;
    }
yy3996:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4155;
        default: goto yy3855;
    }
yy3997:
    at++;
    { *value = 0x91; return 3; }
yy3998:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4156;
        default: goto yy3855;
    }
yy3999:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4157;
        default: goto yy3855;
    }
yy4000:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4158;
        default: goto yy3855;
    }
yy4001:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4159;
        default: goto yy3855;
    }
yy4002:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4160;
        case 'T': goto yy4161;
        default: goto yy3855;
    }
yy4003:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy4162;
        default: goto yy3855;
    }
yy4004:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4163;
        default: goto yy3855;
    }
yy4005:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4164;
        default: goto yy3855;
    }
yy4006:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4165;
        default: goto yy3855;
    }
yy4007:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4166;
        default: goto yy3855;
    }
yy4008:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4167;
        default: goto yy3855;
    }
yy4009:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4169;
        default: goto yy3855;
    }
yy4010:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4170;
        default: goto yy3855;
    }
yy4011:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4171;
        default: goto yy3855;
    }
yy4012:
    yyaccept = 5;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4172;
        default: goto yy4013;
    }
yy4013:
    { *value = 0x58; return 3; }
yy4014:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4173;
        default: goto yy4015;
    }
yy4015:
    { *value = 0x5a; return 3; }
yy4016:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4174;
        default: goto yy3855;
    }
yy4017:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4175;
        default: goto yy3855;
    }
yy4018:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4176;
        default: goto yy3855;
    }
yy4019:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4177;
        default: goto yy3855;
    }
yy4020:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4178;
        default: goto yy3855;
    }
yy4021:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4180;
        default: goto yy3855;
    }
yy4022:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4181;
        default: goto yy3855;
    }
yy4023:
    at++;
    { *value = 0x71; return 3; }
yy4024:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4182;
        default: goto yy3855;
    }
yy4025:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4183;
        default: goto yy3855;
    }
yy4026:
    at++;
    { *value = 0x49; return 3; }
yy4027:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4184;
        default: goto yy4028;
    }
yy4028:
    { *value = 0x4b; return 3; }
yy4029:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4185;
        default: goto yy3855;
    }
yy4030:
    at++;
    { *value = 0x9f; return 3; }
yy4031:
    yyaccept = 6;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4186;
        case 'S': goto yy4187;
        default: goto yy4032;
    }
yy4032:
    { *value = 0x97; return 3; }
yy4033:
    at++;
    { *value = 0x9b; return 3; }
yy4034:
    yyaccept = 7;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4188;
        default: goto yy4035;
    }
yy4035:
    { *value = 0x9d; return 3; }
yy4036:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4189;
        default: goto yy3855;
    }
yy4037:
    yyaccept = 8;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4190;
        default: goto yy4038;
    }
yy4038:
    { *value = 0x89; return 3; }
yy4039:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4191;
        default: goto yy3855;
    }
yy4040:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4192;
        default: goto yy3855;
    }
yy4041:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4193;
        default: goto yy3855;
    }
yy4042:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4194;
        default: goto yy3855;
    }
yy4043:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4195;
        default: goto yy4044;
    }
yy4044:
    { *value = 0x95; return 3; }
yy4045:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4196;
        default: goto yy3855;
    }
yy4046:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4197;
        default: goto yy3855;
    }
yy4047:
    at++;
    { *value = 0x45; return 3; }
yy4048:
    yyaccept = 9;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4198;
        default: goto yy4049;
    }
yy4049:
    { *value = 0x73; return 3; }
yy4050:
    at++;
    { *value = 0xe7; return 3; }
yy4051:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4199;
        default: goto yy3855;
    }
yy4052:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4200;
        default: goto yy3855;
    }
yy4053:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4201;
        default: goto yy3855;
    }
yy4054:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4202;
        default: goto yy3855;
    }
yy4055:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4203;
        default: goto yy3855;
    }
yy4056:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4204;
        default: goto yy3855;
    }
yy4057:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4205;
        default: goto yy3855;
    }
yy4058:
    at++;
    { *value = 0x19; return 3; }
yy4059:
    at++;
    { *value = 0xe8; return 3; }
yy4060:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4206;
        default: goto yy3855;
    }
yy4061:
    yyaccept = 10;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4207;
        case 'G': goto yy4208;
        case 'U': goto yy4209;
        default: goto yy4062;
    }
yy4062:
    { *value = 0x2; return 3; }
yy4063:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4210;
        default: goto yy3855;
    }
yy4064:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4211;
        default: goto yy3855;
    }
yy4065:
    at++;
    { *value = 0x53; return 3; }
yy4066:
    at++;
    { *value = 0xa5; return 3; }
yy4067:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4212;
        default: goto yy3855;
    }
yy4068:
    at++;
    { *value = 0x87; return 3; }
yy4069:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4213;
        case 'L': goto yy4214;
        default: goto yy3855;
    }
yy4070:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4215;
        default: goto yy3855;
    }
yy4071:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4216;
        default: goto yy4072;
    }
yy4072:
    { *value = 0x85; return 3; }
yy4073:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4217;
        default: goto yy3855;
    }
yy4074:
    at++;
    { *value = 0x99; return 3; }
yy4075:
    at++;
    { *value = 0x9c; return 3; }
yy4076:
    yyaccept = 11;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4218;
        default: goto yy4077;
    }
yy4077:
    { *value = 0x9e; return 3; }
yy4078:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4219;
        default: goto yy3855;
    }
yy4079:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4220;
        default: goto yy3855;
    }
yy4080:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4221;
        default: goto yy3855;
    }
yy4081:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4222;
        default: goto yy3855;
    }
yy4082:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4223;
        default: goto yy3855;
    }
yy4083:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4224;
        default: goto yy3855;
    }
yy4084:
    at++;
    { *value = 0xb8; return 3; }
yy4085:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy4225;
        default: goto yy4086;
    }
yy4086:
    { *value = 0xb9; return 3; }
yy4087:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4226;
        default: goto yy3855;
    }
yy4088:
    at++;
    { *value = 0xbb; return 3; }
yy4089:
    at++;
    { *value = 0xbd; return 3; }
yy4090:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy4227;
        default: goto yy3855;
    }
yy4091:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4228;
        default: goto yy3855;
    }
yy4092:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4229;
        default: goto yy3855;
    }
yy4093:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4230;
        default: goto yy3855;
    }
yy4094:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4231;
        default: goto yy3855;
    }
yy4095:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4232;
        default: goto yy3855;
    }
yy4096:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4233;
        default: goto yy3855;
    }
yy4097:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4234;
        default: goto yy3855;
    }
yy4098:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4235;
        default: goto yy3855;
    }
yy4099:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4236;
        default: goto yy3855;
    }
yy4100:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4237;
        default: goto yy3855;
    }
yy4101:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4238;
        case 'P': goto yy4240;
        default: goto yy3855;
    }
yy4102:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4241;
        default: goto yy3855;
    }
yy4103:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4242;
        default: goto yy3855;
    }
yy4104:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4243;
        default: goto yy3855;
    }
yy4105:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4244;
        default: goto yy3855;
    }
yy4106:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4245;
        default: goto yy3855;
    }
yy4107:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4246;
        default: goto yy3855;
    }
yy4108:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4247;
        default: goto yy3855;
    }
yy4109:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4248;
        case 'T': goto yy4249;
        default: goto yy3855;
    }
yy4110:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4250;
        default: goto yy3855;
    }
yy4111:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4251;
        default: goto yy3855;
    }
yy4112:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4252;
        default: goto yy3855;
    }
yy4113:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4253;
        default: goto yy3855;
    }
yy4114:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4254;
        default: goto yy3855;
    }
yy4115:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4256;
        default: goto yy3855;
    }
yy4116:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4257;
        default: goto yy3855;
    }
yy4117:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4258;
        default: goto yy3855;
    }
yy4118:
    at++;
    { *value = 0x6d; return 4; }
yy4119:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4259;
        default: goto yy3855;
    }
yy4120:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4260;
        default: goto yy3855;
    }
yy4121:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4261;
        case 'S': goto yy4262;
        default: goto yy4122;
    }
yy4122:
    { *value = 0x0; return 4; }
yy4123:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4264;
        default: goto yy3855;
    }
yy4124:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4265;
        case 'R': goto yy4266;
        case 'S': goto yy4267;
        default: goto yy3855;
    }
yy4125:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4268;
        default: goto yy3855;
    }
yy4126:
    at++;
    { *value = 0xb1; return 4; }
yy4127:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4269;
        default: goto yy3855;
    }
yy4128:
    at++;
    { *value = 0x94; return 4; }
yy4129:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy4270;
        default: goto yy3855;
    }
yy4130:
    at++;
    { *value = 0x90; return 4; }
yy4131:
    at++;
    { *value = 0x4c; return 4; }
yy4132:
    at++;
    { *value = 0x6; return 4; }
yy4133:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4271;
        default: goto yy3855;
    }
yy4134:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4272;
        default: goto yy3855;
    }
yy4135:
    yyaccept = 12;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4273;
        case 'T': goto yy4274;
        default: goto yy4136;
    }
yy4136:
    { *value = 0x36; return 4; }
yy4137:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4275;
        default: goto yy3855;
    }
yy4138:
    at++;
    { *value = 0xa6; return 4; }
yy4139:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4276;
        default: goto yy3855;
    }
yy4140:
    at++;
    { *value = 0x5f; return 4; }
yy4141:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4277;
        default: goto yy3855;
    }
yy4142:
    at++;
    { *value = 0x61; return 4; }
yy4143:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4278;
        default: goto yy3855;
    }
yy4144:
    at++;
    { *value = 0x60; return 4; }
yy4145:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4279;
        default: goto yy3855;
    }
yy4146:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4280;
        default: goto yy3855;
    }
yy4147:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4281;
        default: goto yy3855;
    }
yy4148:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4282;
        default: goto yy3855;
    }
yy4149:
    at++;
    { *value = 0x46; return 4; }
yy4150:
    at++;
    { *value = 0x5b; return 4; }
yy4151:
    at++;
    { *value = 0x5c; return 4; }
yy4152:
    at++;
    { *value = 0x63; return 4; }
yy4153:
    at++;
    { *value = 0x6a; return 4; }
yy4154:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4283;
        default: goto yy3855;
    }
yy4155:
    at++;
    { *value = 0x65; return 4; }
yy4156:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4284;
        default: goto yy3855;
    }
yy4157:
    at++;
    { *value = 0x64; return 4; }
yy4158:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4285;
        default: goto yy3855;
    }
yy4159:
    at++;
    { *value = 0x59; return 4; }
yy4160:
    at++;
    { *value = 0x67; return 4; }
yy4161:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4286;
        case 'P': goto yy4287;
        default: goto yy3855;
    }
yy4162:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4288;
        default: goto yy3855;
    }
yy4163:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4289;
        default: goto yy3855;
    }
yy4164:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4290;
        default: goto yy3855;
    }
yy4165:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4291;
        default: goto yy3855;
    }
yy4166:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4293;
        default: goto yy3855;
    }
yy4167:
    yyaccept = 13;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4294;
        default: goto yy4168;
    }
yy4168:
    { *value = 0xae; return 4; }
yy4169:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4295;
        default: goto yy3855;
    }
yy4170:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4296;
        default: goto yy3855;
    }
yy4171:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4297;
        case 'P': goto yy4298;
        default: goto yy3855;
    }
yy4172:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4299;
        default: goto yy3855;
    }
yy4173:
    at++;
    { *value = 0x5e; return 4; }
yy4174:
    at++;
    { *value = 0x92; return 4; }
yy4175:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4300;
        default: goto yy3855;
    }
yy4176:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4302;
        case '4': goto yy4303;
        default: goto yy3855;
    }
yy4177:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4304;
        default: goto yy3855;
    }
yy4178:
    yyaccept = 14;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4305;
        default: goto yy4179;
    }
yy4179:
    { *value = 0x81; return 4; }
yy4180:
    at++;
    { *value = 0xb0; return 4; }
yy4181:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4306;
        default: goto yy3855;
    }
yy4182:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4307;
        case 'W': goto yy4308;
        default: goto yy3855;
    }
yy4183:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4309;
        default: goto yy3855;
    }
yy4184:
    at++;
    { *value = 0x4d; return 4; }
yy4185:
    at++;
    { *value = 0x47; return 4; }
yy4186:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4310;
        default: goto yy3855;
    }
yy4187:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4311;
        default: goto yy3855;
    }
yy4188:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4312;
        default: goto yy3855;
    }
yy4189:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4313;
        default: goto yy3855;
    }
yy4190:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy4314;
        case 'X': goto yy4315;
        default: goto yy3855;
    }
yy4191:
    at++;
    { *value = 0x52; return 4; }
yy4192:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4316;
        default: goto yy3855;
    }
yy4193:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy4317;
        default: goto yy3855;
    }
yy4194:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4318;
        default: goto yy3855;
    }
yy4195:
    at++;
    { *value = 0xb4; return 4; }
yy4196:
    at++;
    { *value = 0x6c; return 4; }
yy4197:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4319;
        default: goto yy3855;
    }
yy4198:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4320;
        default: goto yy3855;
    }
yy4199:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4321;
        default: goto yy3855;
    }
yy4200:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4322;
        default: goto yy3855;
    }
yy4201:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4323;
        default: goto yy3855;
    }
yy4202:
    at++;
    { *value = 0x8f; return 4; }
yy4203:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4324;
        default: goto yy3855;
    }
yy4204:
    at++;
    { *value = 0x86; return 4; }
yy4205:
    at++;
    { *value = 0x3c; return 4; }
yy4206:
    at++;
    { *value = 0xda; return 4; }
yy4207:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4325;
        default: goto yy3855;
    }
yy4208:
    at++;
    { *value = 0x3; return 4; }
yy4209:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4326;
        default: goto yy3855;
    }
yy4210:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4327;
        case 'R': goto yy4328;
        default: goto yy3855;
    }
yy4211:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4329;
        default: goto yy3855;
    }
yy4212:
    at++;
    { *value = 0xdb; return 4; }
yy4213:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4330;
        default: goto yy3855;
    }
yy4214:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4331;
        default: goto yy3855;
    }
yy4215:
    at++;
    { *value = 0x93; return 4; }
yy4216:
    at++;
    { *value = 0xe4; return 4; }
yy4217:
    at++;
    { *value = 0x29; return 4; }
yy4218:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4332;
        default: goto yy3855;
    }
yy4219:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4333;
        default: goto yy3855;
    }
yy4220:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4334;
        default: goto yy3855;
    }
yy4221:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4335;
        default: goto yy3855;
    }
yy4222:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4336;
        default: goto yy3855;
    }
yy4223:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4337;
        default: goto yy3855;
    }
yy4224:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4338;
        default: goto yy3855;
    }
yy4225:
    at++;
    { *value = 0xba; return 4; }
yy4226:
    at++;
    { *value = 0xbc; return 4; }
yy4227:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4340;
        case 'P': goto yy4341;
        case 'R': goto yy4342;
        default: goto yy3855;
    }
yy4228:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy4343;
        default: goto yy3855;
    }
yy4229:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4344;
        default: goto yy3855;
    }
yy4230:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4345;
        default: goto yy3855;
    }
yy4231:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4346;
        default: goto yy3855;
    }
yy4232:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4347;
        default: goto yy3855;
    }
yy4233:
    at++;
    { *value = 0xd1; return 4; }
yy4234:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4348;
        default: goto yy3855;
    }
yy4235:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4349;
        default: goto yy3855;
    }
yy4236:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4351;
        default: goto yy3855;
    }
yy4237:
    at++;
    { *value = 0xa0; return 4; }
yy4238:
    yyaccept = 15;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4352;
        default: goto yy4239;
    }
yy4239:
    { *value = 0xc5; return 4; }
yy4240:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4353;
        default: goto yy3855;
    }
yy4241:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4354;
        default: goto yy3855;
    }
yy4242:
    at++;
    { *value = 0xcf; return 4; }
yy4243:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4355;
        default: goto yy3855;
    }
yy4244:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4356;
        default: goto yy3855;
    }
yy4245:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4357;
        default: goto yy3855;
    }
yy4246:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4358;
        default: goto yy3855;
    }
yy4247:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4359;
        default: goto yy3855;
    }
yy4248:
    at++;
    { *value = 0xce; return 4; }
yy4249:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4360;
        case 'S': goto yy4361;
        default: goto yy3855;
    }
yy4250:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4362;
        default: goto yy3855;
    }
yy4251:
    at++;
    { *value = 0xcc; return 4; }
yy4252:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4363;
        case 'L': goto yy4364;
        case 'P': goto yy4365;
        case 'R': goto yy4366;
        case 'S': goto yy4367;
        default: goto yy3855;
    }
yy4253:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4368;
        default: goto yy3855;
    }
yy4254:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4369;
        default: goto yy4255;
    }
yy4255:
    { *value = 0xe0; return 4; }
yy4256:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4370;
        case 'S': goto yy4371;
        default: goto yy3855;
    }
yy4257:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4372;
        default: goto yy3855;
    }
yy4258:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4373;
        default: goto yy3855;
    }
yy4259:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4374;
        default: goto yy3855;
    }
yy4260:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy4375;
        default: goto yy3855;
    }
yy4261:
    at++;
    { *value = 0x1; return 5; }
yy4262:
    yyaccept = 16;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4376;
        default: goto yy4263;
    }
yy4263:
    { *value = 0x4; return 5; }
yy4264:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4377;
        default: goto yy3855;
    }
yy4265:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4378;
        default: goto yy3855;
    }
yy4266:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4379;
        default: goto yy3855;
    }
yy4267:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy4380;
        default: goto yy3855;
    }
yy4268:
    at++;
    { *value = 0xb7; return 5; }
yy4269:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4381;
        case '6': goto yy4382;
        default: goto yy3855;
    }
yy4270:
    at++;
    { *value = 0x8; return 5; }
yy4271:
    at++;
    { *value = 0x7; return 5; }
yy4272:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4383;
        case 'R': goto yy4384;
        default: goto yy3855;
    }
yy4273:
    at++;
    { *value = 0x37; return 5; }
yy4274:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4385;
        default: goto yy3855;
    }
yy4275:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4386;
        default: goto yy3855;
    }
yy4276:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4387;
        default: goto yy3855;
    }
yy4277:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4388;
        default: goto yy3855;
    }
yy4278:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy4390;
        default: goto yy3855;
    }
yy4279:
    at++;
    { *value = 0x62; return 5; }
yy4280:
    at++;
    { *value = 0xe6; return 5; }
yy4281:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4391;
        default: goto yy3855;
    }
yy4282:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4392;
        default: goto yy3855;
    }
yy4283:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4393;
        default: goto yy3855;
    }
yy4284:
    at++;
    { *value = 0x66; return 5; }
yy4285:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4394;
        default: goto yy3855;
    }
yy4286:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4395;
        default: goto yy3855;
    }
yy4287:
    at++;
    { *value = 0x69; return 5; }
yy4288:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4396;
        default: goto yy3855;
    }
yy4289:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4397;
        default: goto yy3855;
    }
yy4290:
    at++;
    { *value = 0x78; return 5; }
yy4291:
    yyaccept = 17;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4398;
        default: goto yy4292;
    }
yy4292:
    { *value = 0x7a; return 5; }
yy4293:
    at++;
    { *value = 0xb5; return 5; }
yy4294:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4399;
        default: goto yy3855;
    }
yy4295:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4400;
        default: goto yy3855;
    }
yy4296:
    at++;
    { *value = 0x79; return 5; }
yy4297:
    at++;
    { *value = 0x7c; return 5; }
yy4298:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4401;
        default: goto yy3855;
    }
yy4299:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4402;
        default: goto yy3855;
    }
yy4300:
    yyaccept = 18;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4403;
        default: goto yy4301;
    }
yy4301:
    { *value = 0x7f; return 5; }
yy4302:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4404;
        default: goto yy3855;
    }
yy4303:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4405;
        default: goto yy3855;
    }
yy4304:
    at++;
    { *value = 0xb6; return 5; }
yy4305:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy4406;
        case 'I': goto yy4407;
        case 'M': goto yy4408;
        case 'S': goto yy4409;
        case 'W': goto yy4410;
        default: goto yy3855;
    }
yy4306:
    at++;
    { *value = 0x96; return 5; }
yy4307:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4411;
        default: goto yy3855;
    }
yy4308:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4412;
        default: goto yy3855;
    }
yy4309:
    at++;
    { *value = 0x88; return 5; }
yy4310:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4413;
        default: goto yy3855;
    }
yy4311:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4414;
        default: goto yy3855;
    }
yy4312:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy4415;
        default: goto yy3855;
    }
yy4313:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4416;
        default: goto yy3855;
    }
yy4314:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4417;
        default: goto yy3855;
    }
yy4315:
    at++;
    { *value = 0x8a; return 5; }
yy4316:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '(': goto yy4419;
        case 'L': goto yy4420;
        default: goto yy3855;
    }
yy4317:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4421;
        default: goto yy3855;
    }
yy4318:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4422;
        default: goto yy3855;
    }
yy4319:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4423;
        default: goto yy3855;
    }
yy4320:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4424;
        default: goto yy3855;
    }
yy4321:
    at++;
    { *value = 0x76; return 5; }
yy4322:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4425;
        default: goto yy3855;
    }
yy4323:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4426;
        default: goto yy3855;
    }
yy4324:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4427;
        default: goto yy3855;
    }
yy4325:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4428;
        default: goto yy3855;
    }
yy4326:
    at++;
    { *value = 0xe5; return 5; }
yy4327:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4429;
        default: goto yy3855;
    }
yy4328:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4430;
        default: goto yy3855;
    }
yy4329:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4431;
        default: goto yy3855;
    }
yy4330:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4432;
        default: goto yy3855;
    }
yy4331:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4433;
        default: goto yy3855;
    }
yy4332:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy4434;
        default: goto yy3855;
    }
yy4333:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4435;
        default: goto yy3855;
    }
yy4334:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4436;
        case 'P': goto yy4437;
        default: goto yy3855;
    }
yy4335:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4438;
        default: goto yy3855;
    }
yy4336:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4439;
        default: goto yy3855;
    }
yy4337:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4440;
        case 'P': goto yy4441;
        default: goto yy3855;
    }
yy4338:
    yyaccept = 19;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4442;
        default: goto yy4339;
    }
yy4339:
    { *value = 0x24; return 5; }
yy4340:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4443;
        default: goto yy3855;
    }
yy4341:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4444;
        default: goto yy3855;
    }
yy4342:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4445;
        default: goto yy3855;
    }
yy4343:
    at++;
    { *value = 0xd4; return 5; }
yy4344:
    at++;
    { *value = 0xd2; return 5; }
yy4345:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4446;
        default: goto yy3855;
    }
yy4346:
    at++;
    { *value = 0xd6; return 5; }
yy4347:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4447;
        default: goto yy3855;
    }
yy4348:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4448;
        default: goto yy3855;
    }
yy4349:
    yyaccept = 20;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4450;
        default: goto yy4350;
    }
yy4350:
    { *value = 0xc2; return 5; }
yy4351:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4451;
        default: goto yy3855;
    }
yy4352:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy4452;
        case 'X': goto yy4453;
        default: goto yy3855;
    }
yy4353:
    at++;
    { *value = 0x44; return 5; }
yy4354:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4454;
        default: goto yy3855;
    }
yy4355:
    at++;
    { *value = 0xd7; return 5; }
yy4356:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4455;
        default: goto yy3855;
    }
yy4357:
    at++;
    { *value = 0xd0; return 5; }
yy4358:
    at++;
    { *value = 0xcd; return 5; }
yy4359:
    at++;
    { *value = 0xd8; return 5; }
yy4360:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4456;
        default: goto yy3855;
    }
yy4361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy4457;
        default: goto yy3855;
    }
yy4362:
    at++;
    { *value = 0xd3; return 5; }
yy4363:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4458;
        case 'M': goto yy4459;
        default: goto yy3855;
    }
yy4364:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4460;
        default: goto yy3855;
    }
yy4365:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4461;
        default: goto yy3855;
    }
yy4366:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4462;
        default: goto yy3855;
    }
yy4367:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4463;
        default: goto yy3855;
    }
yy4368:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4464;
        default: goto yy3855;
    }
yy4369:
    at++;
    { *value = 0xe1; return 5; }
yy4370:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4465;
        default: goto yy3855;
    }
yy4371:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy4466;
        default: goto yy3855;
    }
yy4372:
    at++;
    { *value = 0xb; return 5; }
yy4373:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy4467;
        default: goto yy3855;
    }
yy4374:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4468;
        default: goto yy3855;
    }
yy4375:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy4469;
        default: goto yy3855;
    }
yy4376:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4470;
        default: goto yy3855;
    }
yy4377:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4471;
        default: goto yy3855;
    }
yy4378:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4472;
        default: goto yy3855;
    }
yy4379:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4473;
        default: goto yy3855;
    }
yy4380:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4474;
        default: goto yy3855;
    }
yy4381:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4475;
        default: goto yy3855;
    }
yy4382:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy4476;
        default: goto yy3855;
    }
yy4383:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4477;
        default: goto yy3855;
    }
yy4384:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4478;
        default: goto yy3855;
    }
yy4385:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4479;
        default: goto yy3855;
    }
yy4386:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4480;
        default: goto yy3855;
    }
yy4387:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4481;
        default: goto yy3855;
    }
yy4388:
    yyaccept = 21;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4482;
        default: goto yy4389;
    }
yy4389:
    { *value = 0x1b; return 6; }
yy4390:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy4483;
        case 'x': goto yy4484;
        default: goto yy3855;
    }
yy4391:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4485;
        default: goto yy3855;
    }
yy4392:
    at++;
    { *value = 0x3b; return 6; }
yy4393:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4486;
        default: goto yy3855;
    }
yy4394:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4487;
        default: goto yy3855;
    }
yy4395:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4488;
        default: goto yy3855;
    }
yy4396:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4489;
        default: goto yy3855;
    }
yy4397:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4490;
        default: goto yy3855;
    }
yy4398:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4491;
        default: goto yy3855;
    }
yy4399:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4492;
        default: goto yy3855;
    }
yy4400:
    at++;
    { *value = 0x7e; return 6; }
yy4401:
    at++;
    { *value = 0x7d; return 6; }
yy4402:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4493;
        default: goto yy3855;
    }
yy4403:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4494;
        default: goto yy3855;
    }
yy4404:
    at++;
    { *value = 0xdf; return 6; }
yy4405:
    at++;
    { *value = 0xde; return 6; }
yy4406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4495;
        default: goto yy3855;
    }
yy4407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4496;
        default: goto yy3855;
    }
yy4408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4497;
        default: goto yy3855;
    }
yy4409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy4498;
        default: goto yy3855;
    }
yy4410:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4499;
        default: goto yy3855;
    }
yy4411:
    at++;
    { *value = 0x74; return 6; }
yy4412:
    at++;
    { *value = 0x75; return 6; }
yy4413:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4500;
        default: goto yy3855;
    }
yy4414:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4501;
        default: goto yy3855;
    }
yy4415:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy4502;
        default: goto yy3855;
    }
yy4416:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4503;
        default: goto yy3855;
    }
yy4417:
    yyaccept = 22;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4504;
        default: goto yy4418;
    }
yy4418:
    { *value = 0x8b; return 6; }
yy4419:
    at++;
    { *value = 0xed; return 6; }
yy4420:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4505;
        default: goto yy3855;
    }
yy4421:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4506;
        default: goto yy3855;
    }
yy4422:
    at++;
    { *value = 0x3a; return 6; }
yy4423:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4507;
        default: goto yy3855;
    }
yy4424:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4508;
        default: goto yy3855;
    }
yy4425:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '(': goto yy4509;
        case 'L': goto yy4510;
        default: goto yy3855;
    }
yy4426:
    at++;
    { *value = 0x1d; return 6; }
yy4427:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4511;
        default: goto yy3855;
    }
yy4428:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4512;
        default: goto yy3855;
    }
yy4429:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4513;
        default: goto yy3855;
    }
yy4430:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4514;
        default: goto yy3855;
    }
yy4431:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4515;
        default: goto yy3855;
    }
yy4432:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4516;
        default: goto yy3855;
    }
yy4433:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4517;
        default: goto yy3855;
    }
yy4434:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy4518;
        default: goto yy3855;
    }
yy4435:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4519;
        default: goto yy3855;
    }
yy4436:
    at++;
    { *value = 0xa7; return 6; }
yy4437:
    at++;
    { *value = 0xa8; return 6; }
yy4438:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy4520;
        default: goto yy3855;
    }
yy4439:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4521;
        default: goto yy3855;
    }
yy4440:
    at++;
    { *value = 0xa9; return 6; }
yy4441:
    at++;
    { *value = 0xaa; return 6; }
yy4442:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4522;
        case 'C': goto yy4523;
        case 'L': goto yy4524;
        default: goto yy3855;
    }
yy4443:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4525;
        default: goto yy3855;
    }
yy4444:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4526;
        default: goto yy3855;
    }
yy4445:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4527;
        default: goto yy3855;
    }
yy4446:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4528;
        default: goto yy3855;
    }
yy4447:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy4529;
        default: goto yy3855;
    }
yy4448:
    yyaccept = 23;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4530;
        default: goto yy4449;
    }
yy4449:
    { *value = 0xbf; return 6; }
yy4450:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy4531;
        default: goto yy3855;
    }
yy4451:
    at++;
    { *value = 0xc4; return 6; }
yy4452:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4532;
        default: goto yy3855;
    }
yy4453:
    at++;
    { *value = 0xc6; return 6; }
yy4454:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '(': goto yy4534;
        case 'L': goto yy4535;
        default: goto yy3855;
    }
yy4455:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4536;
        default: goto yy3855;
    }
yy4456:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4537;
        default: goto yy3855;
    }
yy4457:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4538;
        default: goto yy3855;
    }
yy4458:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4539;
        default: goto yy3855;
    }
yy4459:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4540;
        default: goto yy3855;
    }
yy4460:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4541;
        default: goto yy3855;
    }
yy4461:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4542;
        default: goto yy3855;
    }
yy4462:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4543;
        default: goto yy3855;
    }
yy4463:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4544;
        default: goto yy3855;
    }
yy4464:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4545;
        default: goto yy3855;
    }
yy4465:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4546;
        default: goto yy3855;
    }
yy4466:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4547;
        default: goto yy3855;
    }
yy4467:
    at++;
    { *value = 0x34; return 7; }
yy4468:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4548;
        default: goto yy3855;
    }
yy4469:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4549;
        default: goto yy3855;
    }
yy4470:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4550;
        default: goto yy3855;
    }
yy4471:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4551;
        default: goto yy3855;
    }
yy4472:
    at++;
    { *value = 0x14; return 7; }
yy4473:
    at++;
    { *value = 0x15; return 7; }
yy4474:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4552;
        default: goto yy3855;
    }
yy4475:
    at++;
    { *value = 0x9; return 7; }
yy4476:
    at++;
    { *value = 0xa; return 7; }
yy4477:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4554;
        default: goto yy3855;
    }
yy4478:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4555;
        default: goto yy3855;
    }
yy4479:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4556;
        default: goto yy3855;
    }
yy4480:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4557;
        default: goto yy3855;
    }
yy4481:
    at++;
    { *value = 0x1c; return 7; }
yy4482:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4558;
        default: goto yy3855;
    }
yy4483:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy4559;
        default: goto yy3855;
    }
yy4484:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy4560;
        default: goto yy3855;
    }
yy4485:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4561;
        default: goto yy3855;
    }
yy4486:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4562;
        default: goto yy3855;
    }
yy4487:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4563;
        default: goto yy3855;
    }
yy4488:
    at++;
    { *value = 0x68; return 7; }
yy4489:
    at++;
    { *value = 0x6b; return 7; }
yy4490:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4564;
        default: goto yy3855;
    }
yy4491:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4565;
        default: goto yy3855;
    }
yy4492:
    at++;
    { *value = 0xaf; return 7; }
yy4493:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4566;
        default: goto yy3855;
    }
yy4494:
    at++;
    { *value = 0x80; return 7; }
yy4495:
    at++;
    { *value = 0x83; return 7; }
yy4496:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4567;
        default: goto yy3855;
    }
yy4497:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4568;
        default: goto yy3855;
    }
yy4498:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4569;
        default: goto yy3855;
    }
yy4499:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4570;
        default: goto yy3855;
    }
yy4500:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4571;
        default: goto yy3855;
    }
yy4501:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4572;
        default: goto yy3855;
    }
yy4502:
    at++;
    { *value = 0xa1; return 7; }
yy4503:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4573;
        default: goto yy3855;
    }
yy4504:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4574;
        case 'X': goto yy4575;
        default: goto yy3855;
    }
yy4505:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4577;
        default: goto yy3855;
    }
yy4506:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4578;
        case 'N': goto yy4579;
        default: goto yy3855;
    }
yy4507:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4580;
        default: goto yy3855;
    }
yy4508:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4581;
        default: goto yy3855;
    }
yy4509:
    at++;
    { *value = 0xf0; return 7; }
yy4510:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4582;
        default: goto yy3855;
    }
yy4511:
    at++;
    { *value = 0x54; return 7; }
yy4512:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4583;
        default: goto yy3855;
    }
yy4513:
    at++;
    { *value = 0x51; return 7; }
yy4514:
    at++;
    { *value = 0x50; return 7; }
yy4515:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4584;
        case '6': goto yy4585;
        default: goto yy3855;
    }
yy4516:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4586;
        default: goto yy3855;
    }
yy4517:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4587;
        default: goto yy3855;
    }
yy4518:
    at++;
    { *value = 0xa2; return 7; }
yy4519:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4588;
        default: goto yy3855;
    }
yy4520:
    at++;
    { *value = 0xad; return 7; }
yy4521:
    at++;
    { *value = 0xab; return 7; }
yy4522:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4589;
        default: goto yy3855;
    }
yy4523:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4590;
        case 'C': goto yy4591;
        default: goto yy3855;
    }
yy4524:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4592;
        default: goto yy3855;
    }
yy4525:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4593;
        default: goto yy3855;
    }
yy4526:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4594;
        default: goto yy3855;
    }
yy4527:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4595;
        default: goto yy3855;
    }
yy4528:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy4596;
        default: goto yy3855;
    }
yy4529:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy4597;
        default: goto yy3855;
    }
yy4530:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy4598;
        case 'X': goto yy4599;
        default: goto yy3855;
    }
yy4531:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4600;
        default: goto yy3855;
    }
yy4532:
    yyaccept = 24;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4601;
        default: goto yy4533;
    }
yy4533:
    { *value = 0xc7; return 7; }
yy4534:
    at++;
    { *value = 0xee; return 7; }
yy4535:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4602;
        default: goto yy3855;
    }
yy4536:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '(': goto yy4603;
        case 'L': goto yy4604;
        default: goto yy3855;
    }
yy4537:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4605;
        default: goto yy3855;
    }
yy4538:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4606;
        default: goto yy3855;
    }
yy4539:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4607;
        default: goto yy3855;
    }
yy4540:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4608;
        default: goto yy3855;
    }
yy4541:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4609;
        default: goto yy3855;
    }
yy4542:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4610;
        default: goto yy3855;
    }
yy4543:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4611;
        default: goto yy3855;
    }
yy4544:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4612;
        default: goto yy3855;
    }
yy4545:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4613;
        default: goto yy3855;
    }
yy4546:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4615;
        default: goto yy3855;
    }
yy4547:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4616;
        default: goto yy3855;
    }
yy4548:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4618;
        default: goto yy3855;
    }
yy4549:
    at++;
    { *value = 0x70; return 8; }
yy4550:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4619;
        default: goto yy3855;
    }
yy4551:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4620;
        default: goto yy3855;
    }
yy4552:
    yyaccept = 25;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4621;
        default: goto yy4553;
    }
yy4553:
    { *value = 0x13; return 8; }
yy4554:
    at++;
    { *value = 0x4e; return 8; }
yy4555:
    at++;
    { *value = 0x4f; return 8; }
yy4556:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4622;
        case 'T': goto yy4623;
        default: goto yy3855;
    }
yy4557:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4624;
        default: goto yy3855;
    }
yy4558:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4625;
        default: goto yy3855;
    }
yy4559:
    at++;
    { *value = 0xb2; return 8; }
yy4560:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'x': goto yy4626;
        default: goto yy3855;
    }
yy4561:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4627;
        default: goto yy3855;
    }
yy4562:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4628;
        default: goto yy3855;
    }
yy4563:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4629;
        default: goto yy3855;
    }
yy4564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4630;
        default: goto yy3855;
    }
yy4565:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4631;
        default: goto yy3855;
    }
yy4566:
    at++;
    { *value = 0x5d; return 8; }
yy4567:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4632;
        default: goto yy3855;
    }
yy4568:
    at++;
    { *value = 0xea; return 8; }
yy4569:
    at++;
    { *value = 0xec; return 8; }
yy4570:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4633;
        default: goto yy3855;
    }
yy4571:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4634;
        default: goto yy3855;
    }
yy4572:
    at++;
    { *value = 0xa3; return 8; }
yy4573:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4635;
        default: goto yy3855;
    }
yy4574:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4636;
        default: goto yy3855;
    }
yy4575:
    yyaccept = 26;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4637;
        default: goto yy4576;
    }
yy4576:
    { *value = 0x8c; return 8; }
yy4577:
    at++;
    { *value = 0x84; return 8; }
yy4578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4638;
        default: goto yy3855;
    }
yy4579:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy4639;
        default: goto yy3855;
    }
yy4580:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4640;
        default: goto yy3855;
    }
yy4581:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4642;
        default: goto yy3855;
    }
yy4582:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4643;
        default: goto yy3855;
    }
yy4583:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4644;
        default: goto yy3855;
    }
yy4584:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4645;
        default: goto yy3855;
    }
yy4585:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy4646;
        default: goto yy3855;
    }
yy4586:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4647;
        default: goto yy3855;
    }
yy4587:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4648;
        default: goto yy3855;
    }
yy4588:
    at++;
    { *value = 0xac; return 8; }
yy4589:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4649;
        default: goto yy3855;
    }
yy4590:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4650;
        default: goto yy3855;
    }
yy4591:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4651;
        default: goto yy3855;
    }
yy4592:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4652;
        default: goto yy3855;
    }
yy4593:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4653;
        default: goto yy3855;
    }
yy4594:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4654;
        default: goto yy3855;
    }
yy4595:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4655;
        default: goto yy3855;
    }
yy4596:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4656;
        case 'W': goto yy4657;
        default: goto yy3855;
    }
yy4597:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '?': goto yy4658;
        default: goto yy3855;
    }
yy4598:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy4659;
        default: goto yy3855;
    }
yy4599:
    at++;
    { *value = 0xc0; return 8; }
yy4600:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4660;
        default: goto yy3855;
    }
yy4601:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4661;
        case 'X': goto yy4662;
        default: goto yy3855;
    }
yy4602:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4664;
        default: goto yy3855;
    }
yy4603:
    at++;
    { *value = 0xef; return 8; }
yy4604:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4665;
        default: goto yy3855;
    }
yy4605:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4666;
        default: goto yy3855;
    }
yy4606:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy4667;
        default: goto yy3855;
    }
yy4607:
    at++;
    { *value = 0x32; return 8; }
yy4608:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4668;
        default: goto yy3855;
    }
yy4609:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy4669;
        default: goto yy3855;
    }
yy4610:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4670;
        default: goto yy3855;
    }
yy4611:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4671;
        default: goto yy3855;
    }
yy4612:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy4672;
        default: goto yy3855;
    }
yy4613:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy4673;
        default: goto yy4614;
    }
yy4614:
    { *value = 0xdc; return 8; }
yy4615:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4674;
        default: goto yy3855;
    }
yy4616:
    yyaccept = 27;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4675;
        default: goto yy4617;
    }
yy4617:
    { *value = 0xe; return 8; }
yy4618:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4676;
        default: goto yy3855;
    }
yy4619:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4677;
        default: goto yy3855;
    }
yy4620:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4678;
        default: goto yy3855;
    }
yy4621:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4679;
        default: goto yy3855;
    }
yy4622:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4680;
        default: goto yy3855;
    }
yy4623:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy4681;
        default: goto yy3855;
    }
yy4624:
    at++;
    { *value = 0x3f; return 9; }
yy4625:
    at++;
    { *value = 0x1a; return 9; }
yy4626:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy4682;
        default: goto yy3855;
    }
yy4627:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4683;
        default: goto yy3855;
    }
yy4628:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy4684;
        default: goto yy3855;
    }
yy4629:
    at++;
    { *value = 0xbe; return 9; }
yy4630:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4685;
        default: goto yy3855;
    }
yy4631:
    at++;
    { *value = 0x7b; return 9; }
yy4632:
    at++;
    { *value = 0xeb; return 9; }
yy4633:
    at++;
    { *value = 0x82; return 9; }
yy4634:
    at++;
    { *value = 0xa4; return 9; }
yy4635:
    at++;
    { *value = 0x77; return 9; }
yy4636:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4686;
        default: goto yy3855;
    }
yy4637:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4687;
        default: goto yy3855;
    }
yy4638:
    at++;
    { *value = 0xe3; return 9; }
yy4639:
    at++;
    { *value = 0xe2; return 9; }
yy4640:
    yyaccept = 28;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4688;
        default: goto yy4641;
    }
yy4641:
    { *value = 0xc; return 9; }
yy4642:
    at++;
    { *value = 0x72; return 9; }
yy4643:
    at++;
    { *value = 0xe9; return 9; }
yy4644:
    at++;
    { *value = 0x2a; return 9; }
yy4645:
    at++;
    { *value = 0x1e; return 9; }
yy4646:
    at++;
    { *value = 0x1f; return 9; }
yy4647:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4689;
        default: goto yy3855;
    }
yy4648:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4690;
        default: goto yy3855;
    }
yy4649:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4691;
        default: goto yy3855;
    }
yy4650:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4692;
        default: goto yy3855;
    }
yy4651:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4693;
        default: goto yy3855;
    }
yy4652:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy4694;
        default: goto yy3855;
    }
yy4653:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4695;
        default: goto yy3855;
    }
yy4654:
    at++;
    { *value = 0x2d; return 9; }
yy4655:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4696;
        default: goto yy3855;
    }
yy4656:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4697;
        default: goto yy3855;
    }
yy4657:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4698;
        default: goto yy3855;
    }
yy4658:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy4699;
        default: goto yy3855;
    }
yy4659:
    at++;
    { *value = 0xc1; return 9; }
yy4660:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4700;
        default: goto yy3855;
    }
yy4661:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4701;
        default: goto yy3855;
    }
yy4662:
    yyaccept = 29;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4702;
        default: goto yy4663;
    }
yy4663:
    { *value = 0xc8; return 9; }
yy4664:
    at++;
    { *value = 0xcb; return 9; }
yy4665:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4703;
        default: goto yy3855;
    }
yy4666:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4704;
        default: goto yy3855;
    }
yy4667:
    at++;
    { *value = 0x43; return 9; }
yy4668:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4705;
        default: goto yy3855;
    }
yy4669:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4706;
        default: goto yy3855;
    }
yy4670:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4707;
        default: goto yy3855;
    }
yy4671:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy4708;
        default: goto yy3855;
    }
yy4672:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4709;
        default: goto yy3855;
    }
yy4673:
    at++;
    { *value = 0xdd; return 9; }
yy4674:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4710;
        case 'S': goto yy4711;
        default: goto yy3855;
    }
yy4675:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4712;
        case 'C': goto yy4713;
        default: goto yy3855;
    }
yy4676:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4714;
        default: goto yy3855;
    }
yy4677:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4715;
        default: goto yy3855;
    }
yy4678:
    at++;
    { *value = 0x17; return 10; }
yy4679:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4716;
        default: goto yy3855;
    }
yy4680:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4717;
        default: goto yy3855;
    }
yy4681:
    at++;
    { *value = 0x39; return 10; }
yy4682:
    at++;
    { *value = 0xb3; return 10; }
yy4683:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4718;
        default: goto yy3855;
    }
yy4684:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4719;
        default: goto yy3855;
    }
yy4685:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4720;
        default: goto yy3855;
    }
yy4686:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4721;
        default: goto yy3855;
    }
yy4687:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4722;
        default: goto yy3855;
    }
yy4688:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4723;
        default: goto yy3855;
    }
yy4689:
    at++;
    { *value = 0x20; return 10; }
yy4690:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4724;
        default: goto yy3855;
    }
yy4691:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4725;
        default: goto yy3855;
    }
yy4692:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy4726;
        default: goto yy3855;
    }
yy4693:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4727;
        default: goto yy3855;
    }
yy4694:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy4728;
        default: goto yy3855;
    }
yy4695:
    at++;
    { *value = 0x2b; return 10; }
yy4696:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4729;
        default: goto yy3855;
    }
yy4697:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4730;
        default: goto yy3855;
    }
yy4698:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4731;
        default: goto yy3855;
    }
yy4699:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4732;
        default: goto yy3855;
    }
yy4700:
    at++;
    { *value = 0xc3; return 10; }
yy4701:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4733;
        default: goto yy3855;
    }
yy4702:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4734;
        default: goto yy3855;
    }
yy4703:
    at++;
    { *value = 0xd5; return 10; }
yy4704:
    at++;
    { *value = 0x42; return 10; }
yy4705:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4735;
        default: goto yy3855;
    }
yy4706:
    at++;
    { *value = 0x2e; return 10; }
yy4707:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy4736;
        default: goto yy3855;
    }
yy4708:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4737;
        default: goto yy3855;
    }
yy4709:
    at++;
    { *value = 0x2f; return 10; }
yy4710:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4738;
        default: goto yy3855;
    }
yy4711:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4739;
        default: goto yy3855;
    }
yy4712:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4740;
        default: goto yy3855;
    }
yy4713:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4741;
        default: goto yy3855;
    }
yy4714:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4742;
        default: goto yy3855;
    }
yy4715:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4743;
        default: goto yy3855;
    }
yy4716:
    at++;
    { *value = 0x16; return 11; }
yy4717:
    at++;
    { *value = 0x38; return 11; }
yy4718:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4744;
        default: goto yy3855;
    }
yy4719:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4745;
        default: goto yy3855;
    }
yy4720:
    at++;
    { *value = 0x21; return 11; }
yy4721:
    at++;
    { *value = 0x8d; return 11; }
yy4722:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4746;
        default: goto yy3855;
    }
yy4723:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4747;
        default: goto yy3855;
    }
yy4724:
    at++;
    { *value = 0x22; return 11; }
yy4725:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4748;
        default: goto yy3855;
    }
yy4726:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy4749;
        default: goto yy3855;
    }
yy4727:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4750;
        default: goto yy3855;
    }
yy4728:
    at++;
    { *value = 0x25; return 11; }
yy4729:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4751;
        default: goto yy3855;
    }
yy4730:
    at++;
    { *value = 0x3d; return 11; }
yy4731:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4752;
        default: goto yy3855;
    }
yy4732:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4753;
        default: goto yy3855;
    }
yy4733:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4754;
        default: goto yy3855;
    }
yy4734:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy4755;
        default: goto yy3855;
    }
yy4735:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy4756;
        default: goto yy3855;
    }
yy4736:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4757;
        default: goto yy3855;
    }
yy4737:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4758;
        default: goto yy3855;
    }
yy4738:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4759;
        default: goto yy3855;
    }
yy4739:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4760;
        default: goto yy3855;
    }
yy4740:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4761;
        default: goto yy3855;
    }
yy4741:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4762;
        default: goto yy3855;
    }
yy4742:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4763;
        default: goto yy3855;
    }
yy4743:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4764;
        default: goto yy3855;
    }
yy4744:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4765;
        default: goto yy3855;
    }
yy4745:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4766;
        default: goto yy3855;
    }
yy4746:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4767;
        default: goto yy3855;
    }
yy4747:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4768;
        default: goto yy3855;
    }
yy4748:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4769;
        default: goto yy3855;
    }
yy4749:
    at++;
    { *value = 0x26; return 12; }
yy4750:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4770;
        default: goto yy3855;
    }
yy4751:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4771;
        default: goto yy3855;
    }
yy4752:
    at++;
    { *value = 0x3e; return 12; }
yy4753:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4772;
        default: goto yy3855;
    }
yy4754:
    at++;
    { *value = 0xc9; return 12; }
yy4755:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4773;
        default: goto yy3855;
    }
yy4756:
    at++;
    { *value = 0x33; return 12; }
yy4757:
    at++;
    { *value = 0x31; return 12; }
yy4758:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4774;
        default: goto yy3855;
    }
yy4759:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4775;
        default: goto yy3855;
    }
yy4760:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4776;
        default: goto yy3855;
    }
yy4761:
    at++;
    { *value = 0xf; return 12; }
yy4762:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4777;
        default: goto yy3855;
    }
yy4763:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4778;
        default: goto yy3855;
    }
yy4764:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4779;
        default: goto yy3855;
    }
yy4765:
    at++;
    { *value = 0x12; return 13; }
yy4766:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy4780;
        default: goto yy3855;
    }
yy4767:
    at++;
    { *value = 0x8e; return 13; }
yy4768:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4781;
        default: goto yy3855;
    }
yy4769:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4782;
        default: goto yy3855;
    }
yy4770:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4783;
        default: goto yy3855;
    }
yy4771:
    at++;
    { *value = 0x2c; return 13; }
yy4772:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4784;
        default: goto yy3855;
    }
yy4773:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4785;
        default: goto yy3855;
    }
yy4774:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4786;
        default: goto yy3855;
    }
yy4775:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4787;
        default: goto yy3855;
    }
yy4776:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4788;
        default: goto yy3855;
    }
yy4777:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4789;
        default: goto yy3855;
    }
yy4778:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4790;
        default: goto yy3855;
    }
yy4779:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4791;
        default: goto yy3855;
    }
yy4780:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4792;
        default: goto yy3855;
    }
yy4781:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4793;
        default: goto yy3855;
    }
yy4782:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4794;
        default: goto yy3855;
    }
yy4783:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4795;
        default: goto yy3855;
    }
yy4784:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy4796;
        default: goto yy3855;
    }
yy4785:
    at++;
    { *value = 0xca; return 14; }
yy4786:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4797;
        default: goto yy3855;
    }
yy4787:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4798;
        default: goto yy3855;
    }
yy4788:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4799;
        default: goto yy3855;
    }
yy4789:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4800;
        default: goto yy3855;
    }
yy4790:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4801;
        default: goto yy3855;
    }
yy4791:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy4802;
        default: goto yy3855;
    }
yy4792:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4803;
        default: goto yy3855;
    }
yy4793:
    at++;
    { *value = 0xd; return 15; }
yy4794:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4804;
        default: goto yy3855;
    }
yy4795:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4805;
        default: goto yy3855;
    }
yy4796:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy4806;
        default: goto yy3855;
    }
yy4797:
    at++;
    { *value = 0x30; return 15; }
yy4798:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4807;
        default: goto yy3855;
    }
yy4799:
    at++;
    { *value = 0x41; return 15; }
yy4800:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4808;
        default: goto yy3855;
    }
yy4801:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4809;
        default: goto yy3855;
    }
yy4802:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy4810;
        default: goto yy3855;
    }
yy4803:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4811;
        default: goto yy3855;
    }
yy4804:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4812;
        default: goto yy3855;
    }
yy4805:
    at++;
    { *value = 0x27; return 16; }
yy4806:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4813;
        default: goto yy3855;
    }
yy4807:
    at++;
    { *value = 0x40; return 16; }
yy4808:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4814;
        default: goto yy3855;
    }
yy4809:
    at++;
    { *value = 0x28; return 17; }
yy4810:
    at++;
    { *value = 0x5; return 17; }
yy4811:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4815;
        default: goto yy3855;
    }
yy4812:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4816;
        default: goto yy3855;
    }
yy4813:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4817;
        default: goto yy3855;
    }
yy4814:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4818;
        default: goto yy3855;
    }
yy4815:
    at++;
    { *value = 0x35; return 18; }
yy4816:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy4819;
        default: goto yy3855;
    }
yy4817:
    at++;
    { *value = 0xd9; return 18; }
yy4818:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4820;
        default: goto yy3855;
    }
yy4819:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy4822;
        default: goto yy3855;
    }
yy4820:
    yyaccept = 30;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy4823;
        default: goto yy4821;
    }
yy4821:
    { *value = 0x10; return 19; }
yy4822:
    at++;
    { *value = 0x23; return 20; }
yy4823:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4824;
        default: goto yy3855;
    }
yy4824:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4825;
        default: goto yy3855;
    }
yy4825:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4826;
        default: goto yy3855;
    }
yy4826:
    at++;
    { *value = 0x11; return 23; }
}

}

/* any register */
uint32_t volta_scan_register(const char *text, const char *end, uint64_t *value)
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
        case '$': goto yy4830;
        case 'B': goto yy4831;
        case 'P': goto yy4832;
        case 'R': goto yy4833;
        case 'S': goto yy4834;
        case 'U': goto yy4835;
        default: goto yy4828;
    }
yy4828:
    at++;
yy4829:
    { return 0; }
yy4830:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'a': goto yy4836;
        case 'p': goto yy4838;
        default: goto yy4829;
    }
yy4831:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy4839;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4841;
        default: goto yy4829;
    }
yy4832:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy4842;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4844;
        case 'T': goto yy4845;
        default: goto yy4829;
    }
yy4833:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy4846;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4848;
        case 'Z': goto yy4849;
        default: goto yy4829;
    }
yy4834:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4850;
        case 'R': goto yy4851;
        default: goto yy4829;
    }
yy4835:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy4852;
        case 'R': goto yy4853;
        default: goto yy4829;
    }
yy4836:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy4854;
        default: goto yy4837;
    }
yy4837:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy4829;
        case 1: goto yy4975;
        case 2: goto yy5029;
        default: goto yy5086;
    }
yy4838:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy4855;
        default: goto yy4837;
    }
yy4839:
    at++;
yy4840:
    { return isadora_scan_number(text, 1, at, value); }
yy4841:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4841;
        default: goto yy4840;
    }
yy4842:
    at++;
yy4843:
    { return isadora_scan_number(text, 1, at, value); }
yy4844:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4844;
        default: goto yy4843;
    }
yy4845:
    at++;
    { *value = 0x0; return 2; }
yy4846:
    at++;
yy4847:
    { return isadora_scan_number(text, 1, at, value); }
yy4848:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4848;
        default: goto yy4847;
    }
yy4849:
    at++;
    { *value = 0x0; return 2; }
yy4850:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy4856;
        default: goto yy4837;
    }
yy4851:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy4857;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4859;
        case 'Z': goto yy4860;
        case '_': goto yy4861;
        default: goto yy4837;
    }
yy4852:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy4862;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4864;
        case 'T': goto yy4865;
        default: goto yy4837;
    }
yy4853:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy4866;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4868;
        case 'Z': goto yy4869;
        default: goto yy4837;
    }
yy4854:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy4870;
        default: goto yy4837;
    }
yy4855:
    at++;
    { *value = 0x0; return 3; }
yy4856:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy4871;
        default: goto yy4837;
    }
yy4857:
    at++;
yy4858:
    { return isadora_scan_number(text, 2, at, value); }
yy4859:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4859;
        default: goto yy4858;
    }
yy4860:
    at++;
    { *value = 0x0; return 3; }
yy4861:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4872;
        case 'B': goto yy4873;
        case 'C': goto yy4874;
        case 'D': goto yy4875;
        case 'E': goto yy4876;
        case 'G': goto yy4877;
        case 'H': goto yy4878;
        case 'I': goto yy4879;
        case 'L': goto yy4880;
        case 'M': goto yy4881;
        case 'N': goto yy4882;
        case 'O': goto yy4883;
        case 'P': goto yy4884;
        case 'R': goto yy4885;
        case 'S': goto yy4886;
        case 'T': goto yy4887;
        case 'V': goto yy4888;
        case 'W': goto yy4889;
        case 'Y': goto yy4890;
        default: goto yy4837;
    }
yy4862:
    at++;
yy4863:
    { return isadora_scan_number(text, 2, at, value); }
yy4864:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4864;
        default: goto yy4863;
    }
yy4865:
    at++;
    { *value = 0x0; return 3; }
yy4866:
    at++;
yy4867:
    { return isadora_scan_number(text, 2, at, value); }
yy4868:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy4868;
        default: goto yy4867;
    }
yy4869:
    at++;
    { *value = 0x0; return 3; }
yy4870:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy4891;
        default: goto yy4837;
    }
yy4871:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy4892;
        default: goto yy4837;
    }
yy4872:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4893;
        default: goto yy4837;
    }
yy4873:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4894;
        default: goto yy4837;
    }
yy4874:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4895;
        case 'L': goto yy4896;
        case 'T': goto yy4897;
        case 'i': goto yy4898;
        default: goto yy4837;
    }
yy4875:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4899;
        default: goto yy4837;
    }
yy4876:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy4900;
        case 'S': goto yy4901;
        default: goto yy4837;
    }
yy4877:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4902;
        case 'L': goto yy4903;
        case 'T': goto yy4904;
        default: goto yy4837;
    }
yy4878:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy4905;
        default: goto yy4837;
    }
yy4879:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4906;
        default: goto yy4837;
    }
yy4880:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4907;
        case 'E': goto yy4908;
        case 'M': goto yy4909;
        case 'T': goto yy4910;
        case 'W': goto yy4911;
        default: goto yy4837;
    }
yy4881:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4912;
        case 'U': goto yy4913;
        default: goto yy4837;
    }
yy4882:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4914;
        case 'T': goto yy4915;
        default: goto yy4837;
    }
yy4883:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4916;
        default: goto yy4837;
    }
yy4884:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4917;
        case 'R': goto yy4918;
        default: goto yy4837;
    }
yy4885:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4919;
        default: goto yy4837;
    }
yy4886:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4920;
        case 'N': goto yy4921;
        case 'W': goto yy4922;
        default: goto yy4837;
    }
yy4887:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy4923;
        case 'I': goto yy4924;
        case 'T': goto yy4925;
        default: goto yy4837;
    }
yy4888:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4926;
        case 'I': goto yy4927;
        default: goto yy4837;
    }
yy4889:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4928;
        case 'S': goto yy4929;
        default: goto yy4837;
    }
yy4890:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy4930;
        default: goto yy4837;
    }
yy4891:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy4931;
        default: goto yy4837;
    }
yy4892:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4932;
        default: goto yy4837;
    }
yy4893:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy4933;
        default: goto yy4837;
    }
yy4894:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4934;
        default: goto yy4837;
    }
yy4895:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4935;
        default: goto yy4837;
    }
yy4896:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4936;
        default: goto yy4837;
    }
yy4897:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4937;
        default: goto yy4837;
    }
yy4898:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy4938;
        default: goto yy4837;
    }
yy4899:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4939;
        default: goto yy4837;
    }
yy4900:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4940;
        default: goto yy4837;
    }
yy4901:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4941;
        default: goto yy4837;
    }
yy4902:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4942;
        default: goto yy4837;
    }
yy4903:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4943;
        default: goto yy4837;
    }
yy4904:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4944;
        default: goto yy4837;
    }
yy4905:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy4945;
        default: goto yy4837;
    }
yy4906:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy4946;
        default: goto yy4837;
    }
yy4907:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy4947;
        default: goto yy4837;
    }
yy4908:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4948;
        default: goto yy4837;
    }
yy4909:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4949;
        default: goto yy4837;
    }
yy4910:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy4950;
        default: goto yy4837;
    }
yy4911:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4951;
        default: goto yy4837;
    }
yy4912:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4952;
        default: goto yy4837;
    }
yy4913:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy4953;
        default: goto yy4837;
    }
yy4914:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4954;
        default: goto yy4837;
    }
yy4915:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4955;
        default: goto yy4837;
    }
yy4916:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4956;
        default: goto yy4837;
    }
yy4917:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy4957;
        case '1': goto yy4958;
        case '2': goto yy4959;
        case '3': goto yy4960;
        case '4': goto yy4961;
        case '5': goto yy4962;
        case '6': goto yy4963;
        case '7': goto yy4964;
        case '_': goto yy4965;
        default: goto yy4837;
    }
yy4918:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4966;
        default: goto yy4837;
    }
yy4919:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy4967;
        default: goto yy4837;
    }
yy4920:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4968;
        case '_': goto yy4969;
        default: goto yy4837;
    }
yy4921:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4970;
        default: goto yy4837;
    }
yy4922:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4971;
        case '_': goto yy4972;
        default: goto yy4837;
    }
yy4923:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4973;
        default: goto yy4837;
    }
yy4924:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4974;
        default: goto yy4837;
    }
yy4925:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy4976;
        default: goto yy4837;
    }
yy4926:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4977;
        default: goto yy4837;
    }
yy4927:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4978;
        default: goto yy4837;
    }
yy4928:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4979;
        default: goto yy4837;
    }
yy4929:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4980;
        default: goto yy4837;
    }
yy4930:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4981;
        default: goto yy4837;
    }
yy4931:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy4982;
        default: goto yy4837;
    }
yy4932:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy4983;
        default: goto yy4837;
    }
yy4933:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4984;
        default: goto yy4837;
    }
yy4934:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy4985;
        default: goto yy4837;
    }
yy4935:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4986;
        default: goto yy4837;
    }
yy4936:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy4987;
        default: goto yy4837;
    }
yy4937:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy4988;
        default: goto yy4837;
    }
yy4938:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy4989;
        default: goto yy4837;
    }
yy4939:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4990;
        default: goto yy4837;
    }
yy4940:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4991;
        default: goto yy4837;
    }
yy4941:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy4992;
        default: goto yy4837;
    }
yy4942:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4993;
        default: goto yy4837;
    }
yy4943:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy4994;
        default: goto yy4837;
    }
yy4944:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4995;
        default: goto yy4837;
    }
yy4945:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4996;
        default: goto yy4837;
    }
yy4946:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy4997;
        default: goto yy4837;
    }
yy4947:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy4998;
        default: goto yy4837;
    }
yy4948:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy4999;
        default: goto yy4837;
    }
yy4949:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy5000;
        default: goto yy4837;
    }
yy4950:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5001;
        default: goto yy4837;
    }
yy4951:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5002;
        default: goto yy4837;
    }
yy4952:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5003;
        default: goto yy4837;
    }
yy4953:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5004;
        default: goto yy4837;
    }
yy4954:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5005;
        default: goto yy4837;
    }
yy4955:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5006;
        default: goto yy4837;
    }
yy4956:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5007;
        default: goto yy4837;
    }
yy4957:
    at++;
    { *value = 0x0; return 6; }
yy4958:
    at++;
    { *value = 0x0; return 6; }
yy4959:
    at++;
    { *value = 0x0; return 6; }
yy4960:
    at++;
    { *value = 0x0; return 6; }
yy4961:
    at++;
    { *value = 0x0; return 6; }
yy4962:
    at++;
    { *value = 0x0; return 6; }
yy4963:
    at++;
    { *value = 0x0; return 6; }
yy4964:
    at++;
    { *value = 0x0; return 6; }
yy4965:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5008;
        default: goto yy4837;
    }
yy4966:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy5009;
        default: goto yy4837;
    }
yy4967:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5010;
        default: goto yy4837;
    }
yy4968:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy5011;
        default: goto yy4837;
    }
yy4969:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5012;
        default: goto yy4837;
    }
yy4970:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy5013;
        default: goto yy4837;
    }
yy4971:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5014;
        default: goto yy4837;
    }
yy4972:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5015;
        default: goto yy4837;
    }
yy4973:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5016;
        default: goto yy4837;
    }
yy4974:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy5017;
        default: goto yy4975;
    }
yy4975:
    { *value = 0x0; return 6; }
yy4976:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5018;
        default: goto yy4837;
    }
yy4977:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5019;
        default: goto yy4837;
    }
yy4978:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5020;
        default: goto yy4837;
    }
yy4979:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy5021;
        default: goto yy4837;
    }
yy4980:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5022;
        default: goto yy4837;
    }
yy4981:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5023;
        default: goto yy4837;
    }
yy4982:
    at++;
    { *value = 0x0; return 7; }
yy4983:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5024;
        default: goto yy4837;
    }
yy4984:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5025;
        default: goto yy4837;
    }
yy4985:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5026;
        default: goto yy4837;
    }
yy4986:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy5027;
        default: goto yy4837;
    }
yy4987:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy5028;
        default: goto yy4837;
    }
yy4988:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5030;
        default: goto yy4837;
    }
yy4989:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy5031;
        default: goto yy4837;
    }
yy4990:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5032;
        default: goto yy4837;
    }
yy4991:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5033;
        default: goto yy4837;
    }
yy4992:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy5034;
        default: goto yy4837;
    }
yy4993:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5035;
        default: goto yy4837;
    }
yy4994:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5036;
        default: goto yy4837;
    }
yy4995:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5037;
        default: goto yy4837;
    }
yy4996:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5038;
        default: goto yy4837;
    }
yy4997:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5039;
        default: goto yy4837;
    }
yy4998:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5040;
        default: goto yy4837;
    }
yy4999:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5041;
        default: goto yy4837;
    }
yy5000:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5042;
        case 'L': goto yy5043;
        default: goto yy4837;
    }
yy5001:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5044;
        default: goto yy4837;
    }
yy5002:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5045;
        case 'L': goto yy5046;
        case 'S': goto yy5047;
        default: goto yy4837;
    }
yy5003:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5048;
        default: goto yy4837;
    }
yy5004:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5049;
        default: goto yy4837;
    }
yy5005:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5050;
        default: goto yy4837;
    }
yy5006:
    at++;
    { *value = 0x0; return 7; }
yy5007:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5051;
        default: goto yy4837;
    }
yy5008:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5052;
        default: goto yy4837;
    }
yy5009:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5053;
        default: goto yy4837;
    }
yy5010:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5054;
        default: goto yy4837;
    }
yy5011:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy5055;
        case 'S': goto yy5056;
        default: goto yy4837;
    }
yy5012:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy5057;
        default: goto yy4837;
    }
yy5013:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5058;
        default: goto yy4837;
    }
yy5014:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5059;
        case 'L': goto yy5060;
        case 'S': goto yy5061;
        default: goto yy4837;
    }
yy5015:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5062;
        default: goto yy4837;
    }
yy5016:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5063;
        default: goto yy4837;
    }
yy5017:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy5064;
        case 'Y': goto yy5065;
        case 'Z': goto yy5066;
        default: goto yy4837;
    }
yy5018:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5067;
        default: goto yy4837;
    }
yy5019:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5068;
        default: goto yy4837;
    }
yy5020:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5069;
        case 'I': goto yy5070;
        case 'U': goto yy5071;
        default: goto yy4837;
    }
yy5021:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5072;
        default: goto yy4837;
    }
yy5022:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5073;
        default: goto yy4837;
    }
yy5023:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5074;
        default: goto yy4837;
    }
yy5024:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5075;
        default: goto yy4837;
    }
yy5025:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5076;
        default: goto yy4837;
    }
yy5026:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5077;
        default: goto yy4837;
    }
yy5027:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5078;
        default: goto yy4837;
    }
yy5028:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5079;
        case 'L': goto yy5080;
        default: goto yy5029;
    }
yy5029:
    { *value = 0x0; return 8; }
yy5030:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy5081;
        default: goto yy4837;
    }
yy5031:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy5082;
        default: goto yy4837;
    }
yy5032:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5083;
        default: goto yy4837;
    }
yy5033:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy5084;
        default: goto yy4837;
    }
yy5034:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5085;
        default: goto yy4837;
    }
yy5035:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy5087;
        default: goto yy4837;
    }
yy5036:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5088;
        default: goto yy4837;
    }
yy5037:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy5089;
        default: goto yy4837;
    }
yy5038:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy5090;
        default: goto yy4837;
    }
yy5039:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5091;
        default: goto yy4837;
    }
yy5040:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5092;
        default: goto yy4837;
    }
yy5041:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy5093;
        default: goto yy4837;
    }
yy5042:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5094;
        default: goto yy4837;
    }
yy5043:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5095;
        default: goto yy4837;
    }
yy5044:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy5096;
        default: goto yy4837;
    }
yy5045:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5097;
        default: goto yy4837;
    }
yy5046:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5098;
        default: goto yy4837;
    }
yy5047:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy5099;
        default: goto yy4837;
    }
yy5048:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5100;
        default: goto yy4837;
    }
yy5049:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy5101;
        default: goto yy4837;
    }
yy5050:
    at++;
    { *value = 0x0; return 8; }
yy5051:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5102;
        default: goto yy4837;
    }
yy5052:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy5103;
        case '1': goto yy5104;
        case '2': goto yy5105;
        case '3': goto yy5106;
        case '4': goto yy5107;
        case '5': goto yy5108;
        case '6': goto yy5109;
        case '7': goto yy5110;
        default: goto yy4837;
    }
yy5053:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5111;
        default: goto yy4837;
    }
yy5054:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5112;
        default: goto yy4837;
    }
yy5055:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5113;
        default: goto yy4837;
    }
yy5056:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy5114;
        default: goto yy4837;
    }
yy5057:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5115;
        default: goto yy4837;
    }
yy5058:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy5116;
        default: goto yy4837;
    }
yy5059:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5117;
        default: goto yy4837;
    }
yy5060:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5118;
        default: goto yy4837;
    }
yy5061:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy5119;
        default: goto yy4837;
    }
yy5062:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5120;
        default: goto yy4837;
    }
yy5063:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5121;
        default: goto yy4837;
    }
yy5064:
    at++;
    { *value = 0x0; return 8; }
yy5065:
    at++;
    { *value = 0x0; return 8; }
yy5066:
    at++;
    { *value = 0x0; return 8; }
yy5067:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5122;
        default: goto yy4837;
    }
yy5068:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy5123;
        default: goto yy4837;
    }
yy5069:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy5124;
        default: goto yy4837;
    }
yy5070:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5125;
        default: goto yy4837;
    }
yy5071:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5126;
        default: goto yy4837;
    }
yy5072:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5127;
        default: goto yy4837;
    }
yy5073:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5128;
        default: goto yy4837;
    }
yy5074:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5129;
        default: goto yy4837;
    }
yy5075:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5130;
        default: goto yy4837;
    }
yy5076:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5131;
        default: goto yy4837;
    }
yy5077:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5132;
        default: goto yy4837;
    }
yy5078:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5133;
        default: goto yy4837;
    }
yy5079:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5134;
        default: goto yy4837;
    }
yy5080:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5135;
        default: goto yy4837;
    }
yy5081:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy5136;
        case 'Y': goto yy5137;
        case 'Z': goto yy5138;
        default: goto yy4837;
    }
yy5082:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy5139;
        default: goto yy4837;
    }
yy5083:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5140;
        default: goto yy4837;
    }
yy5084:
    at++;
    { *value = 0x0; return 9; }
yy5085:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5141;
        default: goto yy5086;
    }
yy5086:
    { *value = 0x0; return 9; }
yy5087:
    at++;
    { *value = 0x0; return 9; }
yy5088:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5142;
        case 'T': goto yy5143;
        default: goto yy4837;
    }
yy5089:
    at++;
    { *value = 0x0; return 9; }
yy5090:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5144;
        default: goto yy4837;
    }
yy5091:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5145;
        default: goto yy4837;
    }
yy5092:
    at++;
    { *value = 0x0; return 9; }
yy5093:
    at++;
    { *value = 0x0; return 9; }
yy5094:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5146;
        default: goto yy4837;
    }
yy5095:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5147;
        default: goto yy4837;
    }
yy5096:
    at++;
    { *value = 0x0; return 9; }
yy5097:
    at++;
    { *value = 0x0; return 9; }
yy5098:
    at++;
    { *value = 0x0; return 9; }
yy5099:
    at++;
    { *value = 0x0; return 9; }
yy5100:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5148;
        default: goto yy4837;
    }
yy5101:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5149;
        default: goto yy4837;
    }
yy5102:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5150;
        default: goto yy4837;
    }
yy5103:
    at++;
    { *value = 0x0; return 9; }
yy5104:
    at++;
    { *value = 0x0; return 9; }
yy5105:
    at++;
    { *value = 0x0; return 9; }
yy5106:
    at++;
    { *value = 0x0; return 9; }
yy5107:
    at++;
    { *value = 0x0; return 9; }
yy5108:
    at++;
    { *value = 0x0; return 9; }
yy5109:
    at++;
    { *value = 0x0; return 9; }
yy5110:
    at++;
    { *value = 0x0; return 9; }
yy5111:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy5151;
        default: goto yy4837;
    }
yy5112:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5152;
        default: goto yy4837;
    }
yy5113:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5153;
        default: goto yy4837;
    }
yy5114:
    at++;
    { *value = 0x0; return 9; }
yy5115:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5154;
        default: goto yy4837;
    }
yy5116:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy5155;
        default: goto yy4837;
    }
yy5117:
    at++;
    { *value = 0x0; return 9; }
yy5118:
    at++;
    { *value = 0x0; return 9; }
yy5119:
    at++;
    { *value = 0x0; return 9; }
yy5120:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5156;
        default: goto yy4837;
    }
yy5121:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5157;
        default: goto yy4837;
    }
yy5122:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5158;
        default: goto yy4837;
    }
yy5123:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5159;
        default: goto yy4837;
    }
yy5124:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy5160;
        default: goto yy4837;
    }
yy5125:
    at++;
    { *value = 0x0; return 9; }
yy5126:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5161;
        default: goto yy4837;
    }
yy5127:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5162;
        default: goto yy4837;
    }
yy5128:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy5163;
        default: goto yy4837;
    }
yy5129:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5164;
        default: goto yy4837;
    }
yy5130:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5165;
        default: goto yy4837;
    }
yy5131:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy5166;
        default: goto yy4837;
    }
yy5132:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5167;
        default: goto yy4837;
    }
yy5133:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5168;
        default: goto yy4837;
    }
yy5134:
    at++;
    { *value = 0x0; return 10; }
yy5135:
    at++;
    { *value = 0x0; return 10; }
yy5136:
    at++;
    { *value = 0x0; return 10; }
yy5137:
    at++;
    { *value = 0x0; return 10; }
yy5138:
    at++;
    { *value = 0x0; return 10; }
yy5139:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy5169;
        default: goto yy4837;
    }
yy5140:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy5170;
        default: goto yy4837;
    }
yy5141:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5171;
        default: goto yy4837;
    }
yy5142:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5172;
        default: goto yy4837;
    }
yy5143:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5173;
        default: goto yy4837;
    }
yy5144:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5174;
        default: goto yy4837;
    }
yy5145:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5175;
        default: goto yy4837;
    }
yy5146:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy5176;
        default: goto yy4837;
    }
yy5147:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy5177;
        default: goto yy4837;
    }
yy5148:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5178;
        default: goto yy4837;
    }
yy5149:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5179;
        default: goto yy4837;
    }
yy5150:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy5180;
        default: goto yy4837;
    }
yy5151:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy5181;
        default: goto yy4837;
    }
yy5152:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5182;
        default: goto yy4837;
    }
yy5153:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy5183;
        default: goto yy4837;
    }
yy5154:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy5184;
        default: goto yy4837;
    }
yy5155:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy5185;
        case '1': goto yy5186;
        case '2': goto yy5187;
        case '3': goto yy5188;
        case '4': goto yy5189;
        case '5': goto yy5190;
        case '6': goto yy5191;
        case '7': goto yy5192;
        case '_': goto yy5193;
        default: goto yy4837;
    }
yy5156:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5194;
        default: goto yy4837;
    }
yy5157:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy5195;
        default: goto yy4837;
    }
yy5158:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy5196;
        default: goto yy4837;
    }
yy5159:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5197;
        default: goto yy4837;
    }
yy5160:
    at++;
    { *value = 0x0; return 10; }
yy5161:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5198;
        case 'S': goto yy5199;
        default: goto yy4837;
    }
yy5162:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5200;
        default: goto yy4837;
    }
yy5163:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5201;
        default: goto yy4837;
    }
yy5164:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5202;
        default: goto yy4837;
    }
yy5165:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy5203;
        default: goto yy4837;
    }
yy5166:
    at++;
    { *value = 0x0; return 11; }
yy5167:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5204;
        default: goto yy4837;
    }
yy5168:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy5205;
        default: goto yy4837;
    }
yy5169:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5206;
        default: goto yy4837;
    }
yy5170:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5207;
        default: goto yy4837;
    }
yy5171:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5208;
        default: goto yy4837;
    }
yy5172:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5209;
        default: goto yy4837;
    }
yy5173:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy5210;
        default: goto yy4837;
    }
yy5174:
    at++;
    { *value = 0x0; return 11; }
yy5175:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5211;
        default: goto yy4837;
    }
yy5176:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy5212;
        default: goto yy4837;
    }
yy5177:
    at++;
    { *value = 0x0; return 11; }
yy5178:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5213;
        default: goto yy4837;
    }
yy5179:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5214;
        default: goto yy4837;
    }
yy5180:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5215;
        default: goto yy4837;
    }
yy5181:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5216;
        default: goto yy4837;
    }
yy5182:
    at++;
    { *value = 0x0; return 11; }
yy5183:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5217;
        default: goto yy4837;
    }
yy5184:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5218;
        default: goto yy4837;
    }
yy5185:
    at++;
    { *value = 0x0; return 11; }
yy5186:
    at++;
    { *value = 0x0; return 11; }
yy5187:
    at++;
    { *value = 0x0; return 11; }
yy5188:
    at++;
    { *value = 0x0; return 11; }
yy5189:
    at++;
    { *value = 0x0; return 11; }
yy5190:
    at++;
    { *value = 0x0; return 11; }
yy5191:
    at++;
    { *value = 0x0; return 11; }
yy5192:
    at++;
    { *value = 0x0; return 11; }
yy5193:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5219;
        default: goto yy4837;
    }
yy5194:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5220;
        default: goto yy4837;
    }
yy5195:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5221;
        default: goto yy4837;
    }
yy5196:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5222;
        default: goto yy4837;
    }
yy5197:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5223;
        default: goto yy4837;
    }
yy5198:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5224;
        default: goto yy4837;
    }
yy5199:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy5225;
        default: goto yy4837;
    }
yy5200:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5226;
        default: goto yy4837;
    }
yy5201:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5227;
        default: goto yy4837;
    }
yy5202:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5228;
        default: goto yy4837;
    }
yy5203:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy5229;
        default: goto yy4837;
    }
yy5204:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5230;
        default: goto yy4837;
    }
yy5205:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy5231;
        default: goto yy4837;
    }
yy5206:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy5232;
        default: goto yy4837;
    }
yy5207:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy5233;
        default: goto yy4837;
    }
yy5208:
    at++;
    { *value = 0x0; return 12; }
yy5209:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5234;
        default: goto yy4837;
    }
yy5210:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5235;
        default: goto yy4837;
    }
yy5211:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5236;
        default: goto yy4837;
    }
yy5212:
    at++;
    { *value = 0x0; return 12; }
yy5213:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5237;
        default: goto yy4837;
    }
yy5214:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5238;
        default: goto yy4837;
    }
yy5215:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5239;
        default: goto yy4837;
    }
yy5216:
    at++;
    { *value = 0x0; return 12; }
yy5217:
    at++;
    { *value = 0x0; return 12; }
yy5218:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5240;
        default: goto yy4837;
    }
yy5219:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5241;
        default: goto yy4837;
    }
yy5220:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5242;
        default: goto yy4837;
    }
yy5221:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5243;
        default: goto yy4837;
    }
yy5222:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5244;
        default: goto yy4837;
    }
yy5223:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5245;
        default: goto yy4837;
    }
yy5224:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy5246;
        default: goto yy4837;
    }
yy5225:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5247;
        default: goto yy4837;
    }
yy5226:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5248;
        default: goto yy4837;
    }
yy5227:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5249;
        default: goto yy4837;
    }
yy5228:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5250;
        default: goto yy4837;
    }
yy5229:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5251;
        default: goto yy4837;
    }
yy5230:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5252;
        default: goto yy4837;
    }
yy5231:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5253;
        default: goto yy4837;
    }
yy5232:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy5254;
        default: goto yy4837;
    }
yy5233:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5255;
        default: goto yy4837;
    }
yy5234:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5256;
        default: goto yy4837;
    }
yy5235:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5257;
        default: goto yy4837;
    }
yy5236:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5258;
        default: goto yy4837;
    }
yy5237:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5259;
        default: goto yy4837;
    }
yy5238:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5260;
        default: goto yy4837;
    }
yy5239:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5261;
        default: goto yy4837;
    }
yy5240:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5262;
        default: goto yy4837;
    }
yy5241:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy5263;
        case '1': goto yy5264;
        case '2': goto yy5265;
        case '3': goto yy5266;
        case '4': goto yy5267;
        case '5': goto yy5268;
        case '6': goto yy5269;
        case '7': goto yy5270;
        default: goto yy4837;
    }
yy5242:
    at++;
    { *value = 0x0; return 13; }
yy5243:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5271;
        default: goto yy4837;
    }
yy5244:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5272;
        default: goto yy4837;
    }
yy5245:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5273;
        default: goto yy4837;
    }
yy5246:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5274;
        default: goto yy4837;
    }
yy5247:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5275;
        default: goto yy4837;
    }
yy5248:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5276;
        default: goto yy4837;
    }
yy5249:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5277;
        default: goto yy4837;
    }
yy5250:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5278;
        default: goto yy4837;
    }
yy5251:
    at++;
    { *value = 0x0; return 14; }
yy5252:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5279;
        default: goto yy4837;
    }
yy5253:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy5280;
        default: goto yy4837;
    }
yy5254:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy5281;
        default: goto yy4837;
    }
yy5255:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5282;
        default: goto yy4837;
    }
yy5256:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5283;
        default: goto yy4837;
    }
yy5257:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5284;
        case 'L': goto yy5285;
        default: goto yy4837;
    }
yy5258:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5286;
        default: goto yy4837;
    }
yy5259:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy5287;
        case '2': goto yy5288;
        case '3': goto yy5289;
        default: goto yy4837;
    }
yy5260:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5290;
        default: goto yy4837;
    }
yy5261:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy5291;
        default: goto yy4837;
    }
yy5262:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5292;
        default: goto yy4837;
    }
yy5263:
    at++;
    { *value = 0x0; return 14; }
yy5264:
    at++;
    { *value = 0x0; return 14; }
yy5265:
    at++;
    { *value = 0x0; return 14; }
yy5266:
    at++;
    { *value = 0x0; return 14; }
yy5267:
    at++;
    { *value = 0x0; return 14; }
yy5268:
    at++;
    { *value = 0x0; return 14; }
yy5269:
    at++;
    { *value = 0x0; return 14; }
yy5270:
    at++;
    { *value = 0x0; return 14; }
yy5271:
    at++;
    { *value = 0x0; return 14; }
yy5272:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5293;
        default: goto yy4837;
    }
yy5273:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5294;
        default: goto yy4837;
    }
yy5274:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5295;
        default: goto yy4837;
    }
yy5275:
    at++;
    { *value = 0x0; return 14; }
yy5276:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5296;
        default: goto yy4837;
    }
yy5277:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5297;
        default: goto yy4837;
    }
yy5278:
    at++;
    { *value = 0x0; return 14; }
yy5279:
    at++;
    { *value = 0x0; return 15; }
yy5280:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5298;
        default: goto yy4837;
    }
yy5281:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy5299;
        default: goto yy4837;
    }
yy5282:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5300;
        default: goto yy4837;
    }
yy5283:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5301;
        default: goto yy4837;
    }
yy5284:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5302;
        default: goto yy4837;
    }
yy5285:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5303;
        default: goto yy4837;
    }
yy5286:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5304;
        case 'N': goto yy5305;
        default: goto yy4837;
    }
yy5287:
    at++;
    { *value = 0x0; return 15; }
yy5288:
    at++;
    { *value = 0x0; return 15; }
yy5289:
    at++;
    { *value = 0x0; return 15; }
yy5290:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5306;
        default: goto yy4837;
    }
yy5291:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy5307;
        default: goto yy4837;
    }
yy5292:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5308;
        default: goto yy4837;
    }
yy5293:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5309;
        default: goto yy4837;
    }
yy5294:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5310;
        default: goto yy4837;
    }
yy5295:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5311;
        default: goto yy4837;
    }
yy5296:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5312;
        default: goto yy4837;
    }
yy5297:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy5313;
        default: goto yy4837;
    }
yy5298:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5314;
        default: goto yy4837;
    }
yy5299:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy5315;
        default: goto yy4837;
    }
yy5300:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5316;
        default: goto yy4837;
    }
yy5301:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5317;
        default: goto yy4837;
    }
yy5302:
    at++;
    { *value = 0x0; return 16; }
yy5303:
    at++;
    { *value = 0x0; return 16; }
yy5304:
    at++;
    { *value = 0x0; return 16; }
yy5305:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy5318;
        default: goto yy4837;
    }
yy5306:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5319;
        default: goto yy4837;
    }
yy5307:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5320;
        default: goto yy4837;
    }
yy5308:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5321;
        default: goto yy4837;
    }
yy5309:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy5322;
        default: goto yy4837;
    }
yy5310:
    at++;
    { *value = 0x0; return 16; }
yy5311:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5323;
        default: goto yy4837;
    }
yy5312:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy5324;
        default: goto yy4837;
    }
yy5313:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy5325;
        case 'Z': goto yy5326;
        default: goto yy4837;
    }
yy5314:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5327;
        default: goto yy4837;
    }
yy5315:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy5328;
        default: goto yy4837;
    }
yy5316:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5329;
        case 'E': goto yy5330;
        default: goto yy4837;
    }
yy5317:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5331;
        default: goto yy4837;
    }
yy5318:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5332;
        default: goto yy4837;
    }
yy5319:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5333;
        default: goto yy4837;
    }
yy5320:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5334;
        default: goto yy4837;
    }
yy5321:
    at++;
    { *value = 0x0; return 17; }
yy5322:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5335;
        default: goto yy4837;
    }
yy5323:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5336;
        default: goto yy4837;
    }
yy5324:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5337;
        default: goto yy4837;
    }
yy5325:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy5338;
        default: goto yy4837;
    }
yy5326:
    at++;
    { *value = 0x0; return 17; }
yy5327:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy5339;
        default: goto yy4837;
    }
yy5328:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy5340;
        default: goto yy4837;
    }
yy5329:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5341;
        default: goto yy4837;
    }
yy5330:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5342;
        default: goto yy4837;
    }
yy5331:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy5343;
        default: goto yy4837;
    }
yy5332:
    at++;
    { *value = 0x0; return 18; }
yy5333:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5344;
        default: goto yy4837;
    }
yy5334:
    at++;
    { *value = 0x0; return 18; }
yy5335:
    at++;
    { *value = 0x0; return 18; }
yy5336:
    at++;
    { *value = 0x0; return 18; }
yy5337:
    at++;
    { *value = 0x0; return 18; }
yy5338:
    at++;
    { *value = 0x0; return 18; }
yy5339:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5345;
        default: goto yy4837;
    }
yy5340:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy5346;
        default: goto yy4837;
    }
yy5341:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5347;
        default: goto yy4837;
    }
yy5342:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5348;
        default: goto yy4837;
    }
yy5343:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5349;
        default: goto yy4837;
    }
yy5344:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5350;
        default: goto yy4837;
    }
yy5345:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy5351;
        default: goto yy4837;
    }
yy5346:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5352;
        default: goto yy4837;
    }
yy5347:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5353;
        default: goto yy4837;
    }
yy5348:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy5354;
        default: goto yy4837;
    }
yy5349:
    at++;
    { *value = 0x0; return 20; }
yy5350:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy5355;
        default: goto yy4837;
    }
yy5351:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy5356;
        case 'I': goto yy5357;
        default: goto yy4837;
    }
yy5352:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy5358;
        default: goto yy4837;
    }
yy5353:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5359;
        default: goto yy4837;
    }
yy5354:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy5360;
        default: goto yy4837;
    }
yy5355:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5361;
        default: goto yy4837;
    }
yy5356:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5362;
        default: goto yy4837;
    }
yy5357:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy5363;
        default: goto yy4837;
    }
yy5358:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy5364;
        default: goto yy4837;
    }
yy5359:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5365;
        default: goto yy4837;
    }
yy5360:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5366;
        default: goto yy4837;
    }
yy5361:
    at++;
    { *value = 0x0; return 22; }
yy5362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5367;
        default: goto yy4837;
    }
yy5363:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5368;
        default: goto yy4837;
    }
yy5364:
    at++;
    { *value = 0x0; return 23; }
yy5365:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5369;
        default: goto yy4837;
    }
yy5366:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy5370;
        default: goto yy4837;
    }
yy5367:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy5371;
        default: goto yy4837;
    }
yy5368:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5372;
        default: goto yy4837;
    }
yy5369:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5373;
        case 'L': goto yy5374;
        default: goto yy4837;
    }
yy5370:
    at++;
    { *value = 0x0; return 24; }
yy5371:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy5375;
        default: goto yy4837;
    }
yy5372:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy5376;
        default: goto yy4837;
    }
yy5373:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5377;
        default: goto yy4837;
    }
yy5374:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5378;
        default: goto yy4837;
    }
yy5375:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5379;
        default: goto yy4837;
    }
yy5376:
    at++;
    { *value = 0x0; return 26; }
yy5377:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy5380;
        default: goto yy4837;
    }
yy5378:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy5381;
        default: goto yy4837;
    }
yy5379:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy5382;
        default: goto yy4837;
    }
yy5380:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5383;
        default: goto yy4837;
    }
yy5381:
    at++;
    { *value = 0x0; return 27; }
yy5382:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5384;
        case 'L': goto yy5385;
        default: goto yy4837;
    }
yy5383:
    at++;
    { *value = 0x0; return 28; }
yy5384:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy5386;
        default: goto yy4837;
    }
yy5385:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy5387;
        default: goto yy4837;
    }
yy5386:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy5388;
        default: goto yy4837;
    }
yy5387:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy5389;
        default: goto yy4837;
    }
yy5388:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy5390;
        default: goto yy4837;
    }
yy5389:
    at++;
    { *value = 0x0; return 31; }
yy5390:
    at++;
    { *value = 0x0; return 32; }
}

}
