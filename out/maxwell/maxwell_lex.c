/* Generated from the description maxwell by gen/emit/assembler.lua. Do not edit. */
#include "maxwell_lex.h"



/* registers of `$P` */
uint32_t maxwell_scan_file_p(const char *text, const char *end, uint64_t *value)
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

/* texts of `AE` */
uint32_t maxwell_scan_words_ae(const char *text, const char *end, uint64_t *value)
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
uint32_t maxwell_scan_words_aop(const char *text, const char *end, uint64_t *value)
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
        case 'S': goto yy24;
        case 'X': goto yy25;
        default: goto yy15;
    }
yy17:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy26;
        case 'N': goto yy27;
        default: goto yy18;
    }
yy18:
    at = mark;
    goto yy15;
yy19:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy28;
        default: goto yy18;
    }
yy20:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy29;
        default: goto yy18;
    }
yy21:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy30;
        default: goto yy18;
    }
yy22:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy31;
        case 'I': goto yy32;
        default: goto yy18;
    }
yy23:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy33;
        default: goto yy18;
    }
yy24:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy34;
        default: goto yy18;
    }
yy25:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy35;
        default: goto yy18;
    }
yy26:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy36;
        default: goto yy18;
    }
yy27:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy37;
        default: goto yy18;
    }
yy28:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy38;
        default: goto yy18;
    }
yy29:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy39;
        default: goto yy18;
    }
yy30:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy40;
        default: goto yy18;
    }
yy31:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy41;
        default: goto yy18;
    }
yy32:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy42;
        default: goto yy18;
    }
yy33:
    at++;
    { *value = 0x6; return 3; }
yy34:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy43;
        default: goto yy18;
    }
yy35:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy44;
        default: goto yy18;
    }
yy36:
    at++;
    { *value = 0x0; return 4; }
yy37:
    at++;
    { *value = 0x5; return 4; }
yy38:
    at++;
    { *value = 0x4; return 4; }
yy39:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy45;
        default: goto yy18;
    }
yy40:
    at++;
    { *value = 0x3; return 4; }
yy41:
    at++;
    { *value = 0x2; return 4; }
yy42:
    at++;
    { *value = 0x1; return 4; }
yy43:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy46;
        default: goto yy18;
    }
yy44:
    at++;
    { *value = 0x7; return 4; }
yy45:
    at++;
    { *value = 0x8; return 5; }
yy46:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy47;
        default: goto yy18;
    }
yy47:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy48;
        default: goto yy18;
    }
yy48:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy49;
        default: goto yy18;
    }
yy49:
    at++;
    { *value = 0xa; return 8; }
}

}

/* texts of `ATYPE` */
uint32_t maxwell_scan_words_atype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy53;
        default: goto yy51;
    }
yy51:
    at++;
yy52:
    { return 0; }
yy53:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy54;
        case 'S': goto yy56;
        case 'U': goto yy57;
        default: goto yy52;
    }
yy54:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy58;
        default: goto yy55;
    }
yy55:
    at = mark;
    goto yy52;
yy56:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy59;
        case '6': goto yy60;
        default: goto yy55;
    }
yy57:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy61;
        default: goto yy55;
    }
yy58:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy62;
        default: goto yy55;
    }
yy59:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy63;
        default: goto yy55;
    }
yy60:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy64;
        default: goto yy55;
    }
yy61:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy65;
        default: goto yy55;
    }
yy62:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy66;
        default: goto yy55;
    }
yy63:
    at++;
    { *value = 0x1; return 4; }
yy64:
    at++;
    { *value = 0x5; return 4; }
yy65:
    at++;
    { *value = 0x2; return 4; }
yy66:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy67;
        default: goto yy55;
    }
yy67:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy68;
        default: goto yy55;
    }
yy68:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy69;
        default: goto yy55;
    }
yy69:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy70;
        default: goto yy55;
    }
yy70:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy71;
        default: goto yy55;
    }
yy71:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy72;
        default: goto yy55;
    }
yy72:
    at++;
    { *value = 0x3; return 11; }
}

}

/* registers of `$R` */
uint32_t maxwell_scan_file_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy76;
        default: goto yy74;
    }
yy74:
    at++;
yy75:
    { return 0; }
yy76:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy77;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy79;
        case 'Z': goto yy80;
        default: goto yy75;
    }
yy77:
    at++;
yy78:
    { return isadora_scan_number(text, 1, at, value); }
yy79:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy79;
        default: goto yy78;
    }
yy80:
    at++;
    { *value = 0xff; return 2; }
}

}

/* texts of `NOY` */
uint32_t maxwell_scan_words_noy(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy83;
        default: goto yy82;
    }
yy82:
    at++;
    { return 0; }
yy83:
    at++;
    { *value = 0x0; return 1; }
}

}

/* texts of `W1` */
uint32_t maxwell_scan_words_w1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy87;
        default: goto yy85;
    }
yy85:
    at++;
yy86:
    { return 0; }
yy87:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy88;
        default: goto yy86;
    }
yy88:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `W2` */
uint32_t maxwell_scan_words_w2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy92;
        default: goto yy90;
    }
yy90:
    at++;
yy91:
    { return 0; }
yy92:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy93;
        default: goto yy91;
    }
yy93:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `W3` */
uint32_t maxwell_scan_words_w3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy97;
        default: goto yy95;
    }
yy95:
    at++;
yy96:
    { return 0; }
yy97:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy98;
        default: goto yy96;
    }
yy98:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `W4` */
uint32_t maxwell_scan_words_w4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy102;
        default: goto yy100;
    }
yy100:
    at++;
yy101:
    { return 0; }
yy102:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy103;
        default: goto yy101;
    }
yy103:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `W5` */
uint32_t maxwell_scan_words_w5(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy107;
        default: goto yy105;
    }
yy105:
    at++;
yy106:
    { return 0; }
yy107:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy108;
        default: goto yy106;
    }
yy108:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `W6` */
uint32_t maxwell_scan_words_w6(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '^': goto yy112;
        default: goto yy110;
    }
yy110:
    at++;
yy111:
    { return 0; }
yy112:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy113;
        default: goto yy111;
    }
yy113:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `GP41` */
uint32_t maxwell_scan_words_gp41(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy117;
        default: goto yy115;
    }
yy115:
    at++;
yy116:
    { return 0; }
yy117:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy118;
        case '1': goto yy119;
        case '2': goto yy120;
        case '3': goto yy121;
        case '4': goto yy122;
        case '5': goto yy123;
        case '6': goto yy124;
        case 'T': goto yy125;
        default: goto yy116;
    }
yy118:
    at++;
    { *value = 0x7; return 2; }
yy119:
    at++;
    { *value = 0x6; return 2; }
yy120:
    at++;
    { *value = 0x5; return 2; }
yy121:
    at++;
    { *value = 0x4; return 2; }
yy122:
    at++;
    { *value = 0x3; return 2; }
yy123:
    at++;
    { *value = 0x2; return 2; }
yy124:
    at++;
    { *value = 0x1; return 2; }
yy125:
    at++;
    { *value = 0x0; return 2; }
}

}

/* texts of `CASW` */
uint32_t maxwell_scan_words_casw(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy129;
        default: goto yy127;
    }
yy127:
    at++;
yy128:
    { return 0; }
yy129:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy130;
        default: goto yy128;
    }
yy130:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy132;
        default: goto yy131;
    }
yy131:
    at = mark;
    goto yy128;
yy132:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `ASOP` */
uint32_t maxwell_scan_words_asop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy136;
        default: goto yy134;
    }
yy134:
    at++;
yy135:
    { return 0; }
yy136:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy137;
        case 'D': goto yy139;
        case 'E': goto yy140;
        case 'I': goto yy141;
        case 'M': goto yy142;
        case 'O': goto yy143;
        case 'X': goto yy144;
        default: goto yy135;
    }
yy137:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy145;
        case 'N': goto yy146;
        default: goto yy138;
    }
yy138:
    at = mark;
    goto yy135;
yy139:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy147;
        default: goto yy138;
    }
yy140:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy148;
        default: goto yy138;
    }
yy141:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy149;
        default: goto yy138;
    }
yy142:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy150;
        case 'I': goto yy151;
        default: goto yy138;
    }
yy143:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy152;
        default: goto yy138;
    }
yy144:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy153;
        default: goto yy138;
    }
yy145:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy154;
        default: goto yy138;
    }
yy146:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy155;
        default: goto yy138;
    }
yy147:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy156;
        default: goto yy138;
    }
yy148:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy157;
        default: goto yy138;
    }
yy149:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy158;
        default: goto yy138;
    }
yy150:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy159;
        default: goto yy138;
    }
yy151:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy160;
        default: goto yy138;
    }
yy152:
    at++;
    { *value = 0x6; return 3; }
yy153:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy161;
        default: goto yy138;
    }
yy154:
    at++;
    { *value = 0x0; return 4; }
yy155:
    at++;
    { *value = 0x5; return 4; }
yy156:
    at++;
    { *value = 0x4; return 4; }
yy157:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy162;
        default: goto yy138;
    }
yy158:
    at++;
    { *value = 0x3; return 4; }
yy159:
    at++;
    { *value = 0x2; return 4; }
yy160:
    at++;
    { *value = 0x1; return 4; }
yy161:
    at++;
    { *value = 0x7; return 4; }
yy162:
    at++;
    { *value = 0x8; return 5; }
}

}

/* texts of `ASTYPE` */
uint32_t maxwell_scan_words_astype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy166;
        default: goto yy164;
    }
yy164:
    at++;
yy165:
    { return 0; }
yy166:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy167;
        case 'U': goto yy169;
        default: goto yy165;
    }
yy167:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy170;
        case '6': goto yy171;
        default: goto yy168;
    }
yy168:
    at = mark;
    goto yy165;
yy169:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy172;
        default: goto yy168;
    }
yy170:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy173;
        default: goto yy168;
    }
yy171:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy174;
        default: goto yy168;
    }
yy172:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy175;
        default: goto yy168;
    }
yy173:
    at++;
    { *value = 0x1; return 4; }
yy174:
    at++;
    { *value = 0x3; return 4; }
yy175:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `CASK` */
uint32_t maxwell_scan_words_cask(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy179;
        default: goto yy177;
    }
yy177:
    at++;
yy178:
    { return 0; }
yy179:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy180;
        default: goto yy178;
    }
yy180:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy182;
        default: goto yy181;
    }
yy181:
    at = mark;
    if (yyaccept == 0) {
        goto yy178;
    } else {
        goto yy186;
    }
yy182:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy183;
        default: goto yy181;
    }
yy183:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy185;
        default: goto yy184;
    }
yy184:
    { *value = 0x2; return 4; }
yy185:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy187;
        default: goto yy186;
    }
yy186:
    { *value = 0x0; return 5; }
yy187:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy188;
        default: goto yy181;
    }
yy188:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy189;
        default: goto yy181;
    }
yy189:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy190;
        default: goto yy181;
    }
yy190:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy191;
        default: goto yy181;
    }
yy191:
    at++;
    { *value = 0x1; return 10; }
}

}

/* texts of `AROP` */
uint32_t maxwell_scan_words_arop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy195;
        default: goto yy193;
    }
yy193:
    at++;
yy194:
    { return 0; }
yy195:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy196;
        case 'D': goto yy198;
        case 'I': goto yy199;
        case 'M': goto yy200;
        case 'O': goto yy201;
        case 'X': goto yy202;
        default: goto yy194;
    }
yy196:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy203;
        case 'N': goto yy204;
        default: goto yy197;
    }
yy197:
    at = mark;
    goto yy194;
yy198:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy205;
        default: goto yy197;
    }
yy199:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy206;
        default: goto yy197;
    }
yy200:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy207;
        case 'I': goto yy208;
        default: goto yy197;
    }
yy201:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy209;
        default: goto yy197;
    }
yy202:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy210;
        default: goto yy197;
    }
yy203:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy211;
        default: goto yy197;
    }
yy204:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy212;
        default: goto yy197;
    }
yy205:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy213;
        default: goto yy197;
    }
yy206:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy214;
        default: goto yy197;
    }
yy207:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy215;
        default: goto yy197;
    }
yy208:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy216;
        default: goto yy197;
    }
yy209:
    at++;
    { *value = 0x6; return 3; }
yy210:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy217;
        default: goto yy197;
    }
yy211:
    at++;
    { *value = 0x0; return 4; }
yy212:
    at++;
    { *value = 0x5; return 4; }
yy213:
    at++;
    { *value = 0x4; return 4; }
yy214:
    at++;
    { *value = 0x3; return 4; }
yy215:
    at++;
    { *value = 0x2; return 4; }
yy216:
    at++;
    { *value = 0x1; return 4; }
yy217:
    at++;
    { *value = 0x7; return 4; }
}

}

/* texts of `CCLEVEL` */
uint32_t maxwell_scan_words_cclevel(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy221;
        default: goto yy219;
    }
yy219:
    at++;
yy220:
    { return 0; }
yy221:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy222;
        case 'I': goto yy224;
        case 'U': goto yy225;
        default: goto yy220;
    }
yy222:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy226;
        default: goto yy223;
    }
yy223:
    { *value = 0x2; return 2; }
yy224:
    at++;
    { *value = 0x3; return 2; }
yy225:
    at++;
    { *value = 0x1; return 2; }
yy226:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy228;
        default: goto yy227;
    }
yy227:
    at = mark;
    goto yy223;
yy228:
    at++;
    { *value = 0x4; return 4; }
}

}

/* texts of `CCOPQ` */
uint32_t maxwell_scan_words_ccopq(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy232;
        default: goto yy230;
    }
yy230:
    at++;
yy231:
    { return 0; }
yy232:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy233;
        case 'P': goto yy235;
        case 'Q': goto yy236;
        case 'R': goto yy237;
        case 'W': goto yy238;
        default: goto yy231;
    }
yy233:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy239;
        default: goto yy234;
    }
yy234:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy231;
        case 1: goto yy240;
        case 2: goto yy244;
        default: goto yy248;
    }
yy235:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy241;
        default: goto yy234;
    }
yy236:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy242;
        default: goto yy234;
    }
yy237:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy243;
        default: goto yy234;
    }
yy238:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy245;
        default: goto yy234;
    }
yy239:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy246;
        default: goto yy240;
    }
yy240:
    { *value = 0x5; return 3; }
yy241:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy247;
        case '2': goto yy249;
        default: goto yy234;
    }
yy242:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy250;
        default: goto yy234;
    }
yy243:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy251;
        default: goto yy244;
    }
yy244:
    { *value = 0x7; return 3; }
yy245:
    at++;
    { *value = 0x4; return 3; }
yy246:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy252;
        default: goto yy234;
    }
yy247:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy253;
        default: goto yy248;
    }
yy248:
    { *value = 0x1; return 4; }
yy249:
    at++;
    { *value = 0x3; return 4; }
yy250:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy254;
        default: goto yy234;
    }
yy251:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy255;
        default: goto yy234;
    }
yy252:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy256;
        default: goto yy234;
    }
yy253:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy257;
        default: goto yy234;
    }
yy254:
    at++;
    { *value = 0x0; return 5; }
yy255:
    at++;
    { *value = 0x9; return 5; }
yy256:
    at++;
    { *value = 0x6; return 6; }
yy257:
    at++;
    { *value = 0x2; return 6; }
}

}

/* texts of `CCOP` */
uint32_t maxwell_scan_words_ccop(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy261;
        default: goto yy259;
    }
yy259:
    at++;
yy260:
    { return 0; }
yy261:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy262;
        case 'P': goto yy264;
        case 'R': goto yy265;
        case 'W': goto yy266;
        default: goto yy260;
    }
yy262:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy267;
        default: goto yy263;
    }
yy263:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy260;
        case 1: goto yy268;
        case 2: goto yy271;
        default: goto yy275;
    }
yy264:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy269;
        default: goto yy263;
    }
yy265:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy270;
        default: goto yy263;
    }
yy266:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy272;
        default: goto yy263;
    }
yy267:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy273;
        default: goto yy268;
    }
yy268:
    { *value = 0x5; return 3; }
yy269:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy274;
        case '2': goto yy276;
        default: goto yy263;
    }
yy270:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy277;
        default: goto yy271;
    }
yy271:
    { *value = 0x7; return 3; }
yy272:
    at++;
    { *value = 0x4; return 3; }
yy273:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy278;
        default: goto yy263;
    }
yy274:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy279;
        default: goto yy275;
    }
yy275:
    { *value = 0x1; return 4; }
yy276:
    at++;
    { *value = 0x3; return 4; }
yy277:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy280;
        default: goto yy263;
    }
yy278:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy281;
        default: goto yy263;
    }
yy279:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy282;
        default: goto yy263;
    }
yy280:
    at++;
    { *value = 0x9; return 5; }
yy281:
    at++;
    { *value = 0x6; return 6; }
yy282:
    at++;
    { *value = 0x2; return 6; }
}

}

/* texts of `CMP` */
uint32_t maxwell_scan_words_cmp(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy286;
        default: goto yy284;
    }
yy284:
    at++;
yy285:
    { return 0; }
yy286:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy287;
        case 'F': goto yy289;
        case 'G': goto yy290;
        case 'L': goto yy291;
        case 'N': goto yy292;
        case 'T': goto yy293;
        default: goto yy285;
    }
yy287:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy294;
        default: goto yy288;
    }
yy288:
    at = mark;
    goto yy285;
yy289:
    at++;
    { *value = 0x0; return 2; }
yy290:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy295;
        case 'T': goto yy296;
        default: goto yy288;
    }
yy291:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy297;
        case 'T': goto yy298;
        default: goto yy288;
    }
yy292:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy299;
        default: goto yy288;
    }
yy293:
    at++;
    { *value = 0x7; return 2; }
yy294:
    at++;
    { *value = 0x2; return 3; }
yy295:
    at++;
    { *value = 0x6; return 3; }
yy296:
    at++;
    { *value = 0x4; return 3; }
yy297:
    at++;
    { *value = 0x3; return 3; }
yy298:
    at++;
    { *value = 0x1; return 3; }
yy299:
    at++;
    { *value = 0x5; return 3; }
}

}

/* texts of `UI` */
uint32_t maxwell_scan_words_ui(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy303;
        default: goto yy301;
    }
yy301:
    at++;
yy302:
    { return 0; }
yy303:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy304;
        default: goto yy302;
    }
yy304:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy306;
        default: goto yy305;
    }
yy305:
    at = mark;
    goto yy302;
yy306:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy307;
        default: goto yy305;
    }
yy307:
    at++;
    { *value = 0x0; return 4; }
}

}

/* texts of `XC` */
uint32_t maxwell_scan_words_xc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy311;
        default: goto yy309;
    }
yy309:
    at++;
yy310:
    { return 0; }
yy311:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy312;
        default: goto yy310;
    }
yy312:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `BOP` */
uint32_t maxwell_scan_words_bop(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy316;
        default: goto yy314;
    }
yy314:
    at++;
yy315:
    { return 0; }
yy316:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy317;
        case 'O': goto yy319;
        case 'X': goto yy320;
        default: goto yy315;
    }
yy317:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy321;
        default: goto yy318;
    }
yy318:
    at = mark;
    goto yy315;
yy319:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy322;
        default: goto yy318;
    }
yy320:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy323;
        default: goto yy318;
    }
yy321:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy324;
        default: goto yy318;
    }
yy322:
    at++;
    { *value = 0x1; return 3; }
yy323:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy325;
        default: goto yy318;
    }
yy324:
    at++;
    { *value = 0x0; return 4; }
yy325:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `RA` */
uint32_t maxwell_scan_words_ra(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy329;
        default: goto yy327;
    }
yy327:
    at++;
yy328:
    { return 0; }
yy329:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy330;
        default: goto yy328;
    }
yy330:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy332;
        default: goto yy331;
    }
yy331:
    at = mark;
    goto yy328;
yy332:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy333;
        default: goto yy331;
    }
yy333:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy334;
        default: goto yy331;
    }
yy334:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy335;
        default: goto yy331;
    }
yy335:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `Q0N` */
uint32_t maxwell_scan_words_q0n(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '!': goto yy338;
        default: goto yy337;
    }
yy337:
    at++;
    { return 0; }
yy338:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `BF` */
uint32_t maxwell_scan_words_bf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy342;
        default: goto yy340;
    }
yy340:
    at++;
yy341:
    { return 0; }
yy342:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy343;
        default: goto yy341;
    }
yy343:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy345;
        default: goto yy344;
    }
yy344:
    at = mark;
    goto yy341;
yy345:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `CCW` */
uint32_t maxwell_scan_words_ccw(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy349;
        default: goto yy347;
    }
yy347:
    at++;
yy348:
    { return 0; }
yy349:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy350;
        default: goto yy348;
    }
yy350:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy352;
        default: goto yy351;
    }
yy351:
    at = mark;
    goto yy348;
yy352:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `UNI` */
uint32_t maxwell_scan_words_uni(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy356;
        default: goto yy354;
    }
yy354:
    at++;
yy355:
    { return 0; }
yy356:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy357;
        default: goto yy355;
    }
yy357:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `LMT` */
uint32_t maxwell_scan_words_lmt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy361;
        default: goto yy359;
    }
yy359:
    at++;
yy360:
    { return 0; }
yy361:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy362;
        default: goto yy360;
    }
yy362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy364;
        default: goto yy363;
    }
yy363:
    at = mark;
    goto yy360;
yy364:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy365;
        default: goto yy363;
    }
yy365:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `CCT` */
uint32_t maxwell_scan_words_cct(const char *text, const char *end, uint64_t *value)
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
        case 'C': goto yy369;
        default: goto yy367;
    }
yy367:
    at++;
yy368:
    { return 0; }
yy369:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy370;
        default: goto yy368;
    }
yy370:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy372;
        default: goto yy371;
    }
yy371:
    at = mark;
    if (yyaccept == 0) {
        goto yy368;
    } else {
        goto yy376;
    }
yy372:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy373;
        case 'E': goto yy374;
        case 'F': goto yy375;
        case 'G': goto yy377;
        case 'H': goto yy378;
        case 'L': goto yy379;
        case 'N': goto yy380;
        case 'O': goto yy381;
        case 'R': goto yy382;
        case 'S': goto yy383;
        default: goto yy371;
    }
yy373:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy384;
        default: goto yy371;
    }
yy374:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy385;
        default: goto yy371;
    }
yy375:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy387;
        default: goto yy376;
    }
yy376:
    { *value = 0x0; return 4; }
yy377:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy388;
        case 'T': goto yy390;
        default: goto yy371;
    }
yy378:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy392;
        case 'S': goto yy393;
        default: goto yy371;
    }
yy379:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy394;
        case 'O': goto yy396;
        case 'S': goto yy397;
        case 'T': goto yy398;
        default: goto yy371;
    }
yy380:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy400;
        case 'E': goto yy401;
        case 'U': goto yy403;
        default: goto yy371;
    }
yy381:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy404;
        default: goto yy371;
    }
yy382:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy405;
        case 'L': goto yy406;
        default: goto yy371;
    }
yy383:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy407;
        default: goto yy371;
    }
yy384:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy408;
        default: goto yy371;
    }
yy385:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy409;
        default: goto yy386;
    }
yy386:
    { *value = 0x2; return 5; }
yy387:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy410;
        default: goto yy371;
    }
yy388:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy411;
        default: goto yy389;
    }
yy389:
    { *value = 0x6; return 5; }
yy390:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy412;
        default: goto yy391;
    }
yy391:
    { *value = 0x4; return 5; }
yy392:
    at++;
    { *value = 0x14; return 5; }
yy393:
    at++;
    { *value = 0x16; return 5; }
yy394:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy413;
        default: goto yy395;
    }
yy395:
    { *value = 0x3; return 5; }
yy396:
    at++;
    { *value = 0x11; return 5; }
yy397:
    at++;
    { *value = 0x13; return 5; }
yy398:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy414;
        default: goto yy399;
    }
yy399:
    { *value = 0x1; return 5; }
yy400:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy415;
        default: goto yy371;
    }
yy401:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy416;
        default: goto yy402;
    }
yy402:
    { *value = 0x5; return 5; }
yy403:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy417;
        default: goto yy371;
    }
yy404:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy418;
        case 'T': goto yy419;
        default: goto yy371;
    }
yy405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy420;
        default: goto yy371;
    }
yy406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy421;
        default: goto yy371;
    }
yy407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy422;
        case 'T': goto yy423;
        default: goto yy371;
    }
yy408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy424;
        default: goto yy371;
    }
yy409:
    at++;
    { *value = 0xa; return 6; }
yy410:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy425;
        default: goto yy371;
    }
yy411:
    at++;
    { *value = 0xe; return 6; }
yy412:
    at++;
    { *value = 0xc; return 6; }
yy413:
    at++;
    { *value = 0xb; return 6; }
yy414:
    at++;
    { *value = 0x9; return 6; }
yy415:
    at++;
    { *value = 0x8; return 6; }
yy416:
    at++;
    { *value = 0xd; return 6; }
yy417:
    at++;
    { *value = 0x7; return 6; }
yy418:
    at++;
    { *value = 0x10; return 6; }
yy419:
    at++;
    { *value = 0x17; return 6; }
yy420:
    at++;
    { *value = 0x1f; return 6; }
yy421:
    at++;
    { *value = 0x1e; return 6; }
yy422:
    at++;
    { *value = 0x12; return 6; }
yy423:
    at++;
    { *value = 0x15; return 6; }
yy424:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy426;
        case 'T': goto yy427;
        default: goto yy371;
    }
yy425:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy428;
        default: goto yy371;
    }
yy426:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy429;
        default: goto yy371;
    }
yy427:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy430;
        case 'R': goto yy431;
        default: goto yy371;
    }
yy428:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy432;
        case 'T': goto yy433;
        default: goto yy371;
    }
yy429:
    at++;
    { *value = 0x1a; return 9; }
yy430:
    at++;
    { *value = 0x18; return 9; }
yy431:
    at++;
    { *value = 0x19; return 9; }
yy432:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy434;
        default: goto yy371;
    }
yy433:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy435;
        case 'R': goto yy436;
        default: goto yy371;
    }
yy434:
    at++;
    { *value = 0x1d; return 10; }
yy435:
    at++;
    { *value = 0x1b; return 10; }
yy436:
    at++;
    { *value = 0x1c; return 10; }
}

}

/* texts of `NOINC` */
uint32_t maxwell_scan_words_noinc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy440;
        default: goto yy438;
    }
yy438:
    at++;
yy439:
    { return 0; }
yy440:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy441;
        default: goto yy439;
    }
yy441:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy443;
        default: goto yy442;
    }
yy442:
    at = mark;
    goto yy439;
yy443:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy444;
        default: goto yy442;
    }
yy444:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy445;
        default: goto yy442;
    }
yy445:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy446;
        default: goto yy442;
    }
yy446:
    at++;
    { *value = 0x0; return 6; }
}

}

/* texts of `KEEP` */
uint32_t maxwell_scan_words_keep(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy450;
        default: goto yy448;
    }
yy448:
    at++;
yy449:
    { return 0; }
yy450:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy451;
        default: goto yy449;
    }
yy451:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy453;
        default: goto yy452;
    }
yy452:
    at = mark;
    goto yy449;
yy453:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy454;
        default: goto yy452;
    }
yy454:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy455;
        default: goto yy452;
    }
yy455:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy456;
        default: goto yy452;
    }
yy456:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy457;
        default: goto yy452;
    }
yy457:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy458;
        default: goto yy452;
    }
yy458:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy459;
        default: goto yy452;
    }
yy459:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy460;
        default: goto yy452;
    }
yy460:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy461;
        default: goto yy452;
    }
yy461:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy462;
        default: goto yy452;
    }
yy462:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy463;
        default: goto yy452;
    }
yy463:
    at++;
    { *value = 0x1; return 13; }
}

}

/* texts of `BPTK` */
uint32_t maxwell_scan_words_bptk(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy467;
        default: goto yy465;
    }
yy465:
    at++;
yy466:
    { return 0; }
yy467:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy468;
        case 'D': goto yy470;
        case 'I': goto yy471;
        case 'P': goto yy472;
        case 'T': goto yy473;
        default: goto yy466;
    }
yy468:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy474;
        default: goto yy469;
    }
yy469:
    at = mark;
    if (yyaccept == 0) {
        goto yy466;
    } else {
        goto yy488;
    }
yy470:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy475;
        default: goto yy469;
    }
yy471:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy476;
        default: goto yy469;
    }
yy472:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy477;
        default: goto yy469;
    }
yy473:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy478;
        default: goto yy469;
    }
yy474:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy479;
        default: goto yy469;
    }
yy475:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy480;
        default: goto yy469;
    }
yy476:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy481;
        default: goto yy469;
    }
yy477:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy482;
        default: goto yy469;
    }
yy478:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy483;
        default: goto yy469;
    }
yy479:
    at++;
    { *value = 0x1; return 4; }
yy480:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy484;
        default: goto yy469;
    }
yy481:
    at++;
    { *value = 0x4; return 4; }
yy482:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy485;
        default: goto yy469;
    }
yy483:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy486;
        default: goto yy469;
    }
yy484:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy487;
        default: goto yy469;
    }
yy485:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy489;
        default: goto yy469;
    }
yy486:
    at++;
    { *value = 0x3; return 5; }
yy487:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy490;
        default: goto yy488;
    }
yy488:
    { *value = 0x5; return 6; }
yy489:
    at++;
    { *value = 0x2; return 6; }
yy490:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy491;
        default: goto yy469;
    }
yy491:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy492;
        default: goto yy469;
    }
yy492:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy493;
        default: goto yy469;
    }
yy493:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy494;
        default: goto yy469;
    }
yy494:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy495;
        default: goto yy469;
    }
yy495:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy496;
        default: goto yy469;
    }
yy496:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy497;
        default: goto yy469;
    }
yy497:
    at++;
    { *value = 0x0; return 14; }
}

}

/* texts of `IDEN` */
uint32_t maxwell_scan_words_iden(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy501;
        default: goto yy499;
    }
yy499:
    at++;
yy500:
    { return 0; }
yy501:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy502;
        default: goto yy500;
    }
yy502:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy504;
        default: goto yy503;
    }
yy503:
    at = mark;
    goto yy500;
yy504:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `RTTK` */
uint32_t maxwell_scan_words_rttk(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy508;
        default: goto yy506;
    }
yy506:
    at++;
yy507:
    { return 0; }
yy508:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy509;
        case 'P': goto yy511;
        case 'T': goto yy512;
        default: goto yy507;
    }
yy509:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy513;
        default: goto yy510;
    }
yy510:
    at = mark;
    goto yy507;
yy511:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy514;
        default: goto yy510;
    }
yy512:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy515;
        default: goto yy510;
    }
yy513:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy516;
        default: goto yy510;
    }
yy514:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy517;
        default: goto yy510;
    }
yy515:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy518;
        default: goto yy510;
    }
yy516:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy519;
        default: goto yy510;
    }
yy517:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy520;
        default: goto yy510;
    }
yy518:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy521;
        default: goto yy510;
    }
yy519:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy522;
        default: goto yy510;
    }
yy520:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy523;
        default: goto yy510;
    }
yy521:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy524;
        default: goto yy510;
    }
yy522:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy525;
        default: goto yy510;
    }
yy523:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy526;
        default: goto yy510;
    }
yy524:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy527;
        default: goto yy510;
    }
yy525:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy528;
        default: goto yy510;
    }
yy526:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy529;
        default: goto yy510;
    }
yy527:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy530;
        default: goto yy510;
    }
yy528:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy531;
        default: goto yy510;
    }
yy529:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy532;
        default: goto yy510;
    }
yy530:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy533;
        default: goto yy510;
    }
yy531:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy534;
        default: goto yy510;
    }
yy532:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy535;
        default: goto yy510;
    }
yy533:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy536;
        default: goto yy510;
    }
yy534:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy537;
        default: goto yy510;
    }
yy535:
    at++;
    { *value = 0x3; return 10; }
yy536:
    at++;
    { *value = 0x1; return 10; }
yy537:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy538;
        default: goto yy510;
    }
yy538:
    at++;
    { *value = 0x2; return 12; }
}

}

/* texts of `NTRIG` */
uint32_t maxwell_scan_words_ntrig(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy542;
        default: goto yy540;
    }
yy540:
    at++;
yy541:
    { return 0; }
yy542:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy543;
        default: goto yy541;
    }
yy543:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy545;
        default: goto yy544;
    }
yy544:
    at = mark;
    goto yy541;
yy545:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy546;
        default: goto yy544;
    }
yy546:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy547;
        default: goto yy544;
    }
yy547:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `FTZ` */
uint32_t maxwell_scan_words_ftz(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy551;
        default: goto yy549;
    }
yy549:
    at++;
yy550:
    { return 0; }
yy551:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy552;
        default: goto yy550;
    }
yy552:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy554;
        default: goto yy553;
    }
yy553:
    at = mark;
    goto yy550;
yy554:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy555;
        default: goto yy553;
    }
yy555:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `CDF` */
uint32_t maxwell_scan_words_cdf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy559;
        default: goto yy557;
    }
yy557:
    at++;
yy558:
    { return 0; }
yy559:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy560;
        default: goto yy558;
    }
yy560:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy562;
        case '3': goto yy563;
        case '6': goto yy564;
        default: goto yy561;
    }
yy561:
    at = mark;
    goto yy558;
yy562:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy565;
        default: goto yy561;
    }
yy563:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy566;
        default: goto yy561;
    }
yy564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy567;
        default: goto yy561;
    }
yy565:
    at++;
    { *value = 0x1; return 4; }
yy566:
    at++;
    { *value = 0x2; return 4; }
yy567:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `CRND` */
uint32_t maxwell_scan_words_crnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy571;
        default: goto yy569;
    }
yy569:
    at++;
yy570:
    { return 0; }
yy571:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy572;
        case 'F': goto yy574;
        case 'P': goto yy575;
        case 'R': goto yy576;
        case 'T': goto yy577;
        default: goto yy570;
    }
yy572:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy578;
        default: goto yy573;
    }
yy573:
    at = mark;
    goto yy570;
yy574:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy579;
        default: goto yy573;
    }
yy575:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy580;
        default: goto yy573;
    }
yy576:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy581;
        default: goto yy573;
    }
yy577:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy582;
        default: goto yy573;
    }
yy578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy583;
        default: goto yy573;
    }
yy579:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy584;
        default: goto yy573;
    }
yy580:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy585;
        default: goto yy573;
    }
yy581:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy586;
        default: goto yy573;
    }
yy582:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy587;
        default: goto yy573;
    }
yy583:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy588;
        default: goto yy573;
    }
yy584:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy589;
        default: goto yy573;
    }
yy585:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy590;
        default: goto yy573;
    }
yy586:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy591;
        default: goto yy573;
    }
yy587:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy592;
        default: goto yy573;
    }
yy588:
    at++;
    { *value = 0x6; return 5; }
yy589:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy593;
        default: goto yy573;
    }
yy590:
    at++;
    { *value = 0x3; return 5; }
yy591:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy594;
        default: goto yy573;
    }
yy592:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy595;
        default: goto yy573;
    }
yy593:
    at++;
    { *value = 0x5; return 6; }
yy594:
    at++;
    { *value = 0x4; return 6; }
yy595:
    at++;
    { *value = 0x7; return 6; }
}

}

/* texts of `FSAT` */
uint32_t maxwell_scan_words_fsat(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy599;
        default: goto yy597;
    }
yy597:
    at++;
yy598:
    { return 0; }
yy599:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy600;
        default: goto yy598;
    }
yy600:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy602;
        default: goto yy601;
    }
yy601:
    at = mark;
    goto yy598;
yy602:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy603;
        default: goto yy601;
    }
yy603:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `FNB` */
uint32_t maxwell_scan_words_fnb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '-': goto yy606;
        default: goto yy605;
    }
yy605:
    at++;
    { return 0; }
yy606:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `FAB` */
uint32_t maxwell_scan_words_fab(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '|': goto yy609;
        default: goto yy608;
    }
yy608:
    at++;
    { return 0; }
yy609:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `CH` */
uint32_t maxwell_scan_words_ch(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy613;
        default: goto yy611;
    }
yy611:
    at++;
yy612:
    { return 0; }
yy613:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy614;
        default: goto yy612;
    }
yy614:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy616;
        default: goto yy615;
    }
yy615:
    at = mark;
    goto yy612;
yy616:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `FRND` */
uint32_t maxwell_scan_words_frnd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy620;
        default: goto yy618;
    }
yy618:
    at++;
yy619:
    { return 0; }
yy620:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy621;
        default: goto yy619;
    }
yy621:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy623;
        case 'P': goto yy624;
        case 'Z': goto yy625;
        default: goto yy622;
    }
yy622:
    at = mark;
    goto yy619;
yy623:
    at++;
    { *value = 0x1; return 3; }
yy624:
    at++;
    { *value = 0x2; return 3; }
yy625:
    at++;
    { *value = 0x3; return 3; }
}

}

/* texts of `CDI` */
uint32_t maxwell_scan_words_cdi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy629;
        default: goto yy627;
    }
yy627:
    at++;
yy628:
    { return 0; }
yy629:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy630;
        case 'U': goto yy632;
        default: goto yy628;
    }
yy630:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy633;
        case '3': goto yy634;
        case '6': goto yy635;
        default: goto yy631;
    }
yy631:
    at = mark;
    goto yy628;
yy632:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy636;
        case '3': goto yy637;
        case '6': goto yy638;
        default: goto yy631;
    }
yy633:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy639;
        default: goto yy631;
    }
yy634:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy640;
        default: goto yy631;
    }
yy635:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy641;
        default: goto yy631;
    }
yy636:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy642;
        default: goto yy631;
    }
yy637:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy643;
        default: goto yy631;
    }
yy638:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy644;
        default: goto yy631;
    }
yy639:
    at++;
    { *value = 0x5; return 4; }
yy640:
    at++;
    { *value = 0x6; return 4; }
yy641:
    at++;
    { *value = 0x7; return 4; }
yy642:
    at++;
    { *value = 0x1; return 4; }
yy643:
    at++;
    { *value = 0x2; return 4; }
yy644:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `CINT` */
uint32_t maxwell_scan_words_cint(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy648;
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
        case 'C': goto yy649;
        case 'F': goto yy651;
        case 'T': goto yy652;
        default: goto yy647;
    }
yy649:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy653;
        default: goto yy650;
    }
yy650:
    at = mark;
    goto yy647;
yy651:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy654;
        default: goto yy650;
    }
yy652:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy655;
        default: goto yy650;
    }
yy653:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy656;
        default: goto yy650;
    }
yy654:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy657;
        default: goto yy650;
    }
yy655:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy658;
        default: goto yy650;
    }
yy656:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy659;
        default: goto yy650;
    }
yy657:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy660;
        default: goto yy650;
    }
yy658:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy661;
        default: goto yy650;
    }
yy659:
    at++;
    { *value = 0x2; return 5; }
yy660:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy662;
        default: goto yy650;
    }
yy661:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy663;
        default: goto yy650;
    }
yy662:
    at++;
    { *value = 0x1; return 6; }
yy663:
    at++;
    { *value = 0x3; return 6; }
}

}

/* texts of `CSI` */
uint32_t maxwell_scan_words_csi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy667;
        default: goto yy665;
    }
yy665:
    at++;
yy666:
    { return 0; }
yy667:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy668;
        case 'U': goto yy670;
        default: goto yy666;
    }
yy668:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy671;
        case '3': goto yy672;
        case '6': goto yy673;
        case '8': goto yy674;
        default: goto yy669;
    }
yy669:
    at = mark;
    goto yy666;
yy670:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy675;
        case '3': goto yy676;
        case '6': goto yy677;
        case '8': goto yy678;
        default: goto yy669;
    }
yy671:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy679;
        default: goto yy669;
    }
yy672:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy680;
        default: goto yy669;
    }
yy673:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy681;
        default: goto yy669;
    }
yy674:
    at++;
    { *value = 0x4; return 3; }
yy675:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy682;
        default: goto yy669;
    }
yy676:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy683;
        default: goto yy669;
    }
yy677:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy684;
        default: goto yy669;
    }
yy678:
    at++;
    { *value = 0x0; return 3; }
yy679:
    at++;
    { *value = 0x5; return 4; }
yy680:
    at++;
    { *value = 0x6; return 4; }
yy681:
    at++;
    { *value = 0x7; return 4; }
yy682:
    at++;
    { *value = 0x1; return 4; }
yy683:
    at++;
    { *value = 0x2; return 4; }
yy684:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `CHALF` */
uint32_t maxwell_scan_words_chalf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy688;
        default: goto yy686;
    }
yy686:
    at++;
yy687:
    { return 0; }
yy688:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy689;
        default: goto yy687;
    }
yy689:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy691;
        default: goto yy690;
    }
yy690:
    at = mark;
    goto yy687;
yy691:
    at++;
    { *value = 0x2; return 3; }
}

}

/* texts of `CBYTE` */
uint32_t maxwell_scan_words_cbyte(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy695;
        default: goto yy693;
    }
yy693:
    at++;
yy694:
    { return 0; }
yy695:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy696;
        default: goto yy694;
    }
yy696:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy698;
        case '2': goto yy699;
        case '3': goto yy700;
        default: goto yy697;
    }
yy697:
    at = mark;
    goto yy694;
yy698:
    at++;
    { *value = 0x1; return 3; }
yy699:
    at++;
    { *value = 0x2; return 3; }
yy700:
    at++;
    { *value = 0x3; return 3; }
}

}

/* texts of `CDN` */
uint32_t maxwell_scan_words_cdn(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy704;
        default: goto yy702;
    }
yy702:
    at++;
yy703:
    { return 0; }
yy704:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy705;
        case 'U': goto yy707;
        default: goto yy703;
    }
yy705:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy708;
        case '3': goto yy709;
        case '8': goto yy710;
        default: goto yy706;
    }
yy706:
    at = mark;
    goto yy703;
yy707:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy711;
        case '3': goto yy712;
        case '8': goto yy713;
        default: goto yy706;
    }
yy708:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy714;
        default: goto yy706;
    }
yy709:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy715;
        default: goto yy706;
    }
yy710:
    at++;
    { *value = 0x4; return 3; }
yy711:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy716;
        default: goto yy706;
    }
yy712:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy717;
        default: goto yy706;
    }
yy713:
    at++;
    { *value = 0x0; return 3; }
yy714:
    at++;
    { *value = 0x5; return 4; }
yy715:
    at++;
    { *value = 0x6; return 4; }
yy716:
    at++;
    { *value = 0x1; return 4; }
yy717:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `FCMP` */
uint32_t maxwell_scan_words_fcmp(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy721;
        default: goto yy719;
    }
yy719:
    at++;
yy720:
    { return 0; }
yy721:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy722;
        case 'F': goto yy724;
        case 'G': goto yy725;
        case 'L': goto yy726;
        case 'N': goto yy727;
        case 'T': goto yy728;
        default: goto yy720;
    }
yy722:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy729;
        default: goto yy723;
    }
yy723:
    at = mark;
    goto yy720;
yy724:
    at++;
    { *value = 0x0; return 2; }
yy725:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy731;
        case 'T': goto yy733;
        default: goto yy723;
    }
yy726:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy735;
        case 'T': goto yy737;
        default: goto yy723;
    }
yy727:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy739;
        case 'E': goto yy740;
        case 'U': goto yy742;
        default: goto yy723;
    }
yy728:
    at++;
    { *value = 0xf; return 2; }
yy729:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy743;
        default: goto yy730;
    }
yy730:
    { *value = 0x2; return 3; }
yy731:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy744;
        default: goto yy732;
    }
yy732:
    { *value = 0x6; return 3; }
yy733:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy745;
        default: goto yy734;
    }
yy734:
    { *value = 0x4; return 3; }
yy735:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy746;
        default: goto yy736;
    }
yy736:
    { *value = 0x3; return 3; }
yy737:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy747;
        default: goto yy738;
    }
yy738:
    { *value = 0x1; return 3; }
yy739:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy748;
        default: goto yy723;
    }
yy740:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy749;
        default: goto yy741;
    }
yy741:
    { *value = 0x5; return 3; }
yy742:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy750;
        default: goto yy723;
    }
yy743:
    at++;
    { *value = 0xa; return 4; }
yy744:
    at++;
    { *value = 0xe; return 4; }
yy745:
    at++;
    { *value = 0xc; return 4; }
yy746:
    at++;
    { *value = 0xb; return 4; }
yy747:
    at++;
    { *value = 0x9; return 4; }
yy748:
    at++;
    { *value = 0x8; return 4; }
yy749:
    at++;
    { *value = 0xd; return 4; }
yy750:
    at++;
    { *value = 0x7; return 4; }
}

}

/* texts of `FNBL` */
uint32_t maxwell_scan_words_fnbl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy754;
        default: goto yy752;
    }
yy752:
    at++;
yy753:
    { return 0; }
yy754:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy755;
        default: goto yy753;
    }
yy755:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy757;
        default: goto yy756;
    }
yy756:
    at = mark;
    goto yy753;
yy757:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy758;
        default: goto yy756;
    }
yy758:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `FABL` */
uint32_t maxwell_scan_words_fabl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy762;
        default: goto yy760;
    }
yy760:
    at++;
yy761:
    { return 0; }
yy762:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy763;
        default: goto yy761;
    }
yy763:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy765;
        default: goto yy764;
    }
yy764:
    at = mark;
    goto yy761;
yy765:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy766;
        default: goto yy764;
    }
yy766:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `FMZ` */
uint32_t maxwell_scan_words_fmz(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy770;
        default: goto yy768;
    }
yy768:
    at++;
yy769:
    { return 0; }
yy770:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy771;
        default: goto yy769;
    }
yy771:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy773;
        case 'T': goto yy774;
        default: goto yy772;
    }
yy772:
    at = mark;
    goto yy769;
yy773:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy775;
        default: goto yy772;
    }
yy774:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy776;
        default: goto yy772;
    }
yy775:
    at++;
    { *value = 0x2; return 4; }
yy776:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `FSCALE` */
uint32_t maxwell_scan_words_fscale(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy780;
        default: goto yy778;
    }
yy778:
    at++;
yy779:
    { return 0; }
yy780:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy781;
        case 'M': goto yy783;
        default: goto yy779;
    }
yy781:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy784;
        case '4': goto yy785;
        case '8': goto yy786;
        default: goto yy782;
    }
yy782:
    at = mark;
    goto yy779;
yy783:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy787;
        case '4': goto yy788;
        case '8': goto yy789;
        default: goto yy782;
    }
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
    { *value = 0x6; return 3; }
yy788:
    at++;
    { *value = 0x5; return 3; }
yy789:
    at++;
    { *value = 0x4; return 3; }
}

}

/* texts of `FCMPN` */
uint32_t maxwell_scan_words_fcmpn(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy793;
        default: goto yy791;
    }
yy791:
    at++;
yy792:
    { return 0; }
yy793:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy794;
        case 'F': goto yy796;
        case 'G': goto yy797;
        case 'L': goto yy798;
        case 'N': goto yy799;
        case 'T': goto yy800;
        default: goto yy792;
    }
yy794:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy801;
        default: goto yy795;
    }
yy795:
    at = mark;
    goto yy792;
yy796:
    at++;
    { *value = 0x0; return 2; }
yy797:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy803;
        case 'T': goto yy805;
        default: goto yy795;
    }
yy798:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy806;
        case 'T': goto yy808;
        default: goto yy795;
    }
yy799:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy810;
        case 'E': goto yy811;
        case 'U': goto yy813;
        default: goto yy795;
    }
yy800:
    at++;
    { *value = 0xf; return 2; }
yy801:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy814;
        default: goto yy802;
    }
yy802:
    { *value = 0x2; return 3; }
yy803:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy815;
        default: goto yy804;
    }
yy804:
    { *value = 0x6; return 3; }
yy805:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy816;
        default: goto yy795;
    }
yy806:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy817;
        default: goto yy807;
    }
yy807:
    { *value = 0x3; return 3; }
yy808:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy818;
        default: goto yy809;
    }
yy809:
    { *value = 0x1; return 3; }
yy810:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy819;
        default: goto yy795;
    }
yy811:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy820;
        default: goto yy812;
    }
yy812:
    { *value = 0x5; return 3; }
yy813:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy821;
        default: goto yy795;
    }
yy814:
    at++;
    { *value = 0xa; return 4; }
yy815:
    at++;
    { *value = 0xe; return 4; }
yy816:
    at++;
    { *value = 0xc; return 4; }
yy817:
    at++;
    { *value = 0xb; return 4; }
yy818:
    at++;
    { *value = 0x9; return 4; }
yy819:
    at++;
    { *value = 0x8; return 4; }
yy820:
    at++;
    { *value = 0xd; return 4; }
yy821:
    at++;
    { *value = 0x7; return 4; }
}

}

/* texts of `NDV` */
uint32_t maxwell_scan_words_ndv(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy825;
        default: goto yy823;
    }
yy823:
    at++;
yy824:
    { return 0; }
yy825:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy826;
        default: goto yy824;
    }
yy826:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy828;
        default: goto yy827;
    }
yy827:
    at = mark;
    goto yy824;
yy828:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy829;
        default: goto yy827;
    }
yy829:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `SWD` */
uint32_t maxwell_scan_words_swd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy833;
        case 'P': goto yy834;
        case 'Z': goto yy835;
        default: goto yy831;
    }
yy831:
    at++;
yy832:
    { return 0; }
yy833:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy836;
        default: goto yy832;
    }
yy834:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy837;
        case 'P': goto yy838;
        default: goto yy832;
    }
yy835:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy839;
        default: goto yy832;
    }
yy836:
    at++;
    { *value = 0x1; return 2; }
yy837:
    at++;
    { *value = 0x2; return 2; }
yy838:
    at++;
    { *value = 0x0; return 2; }
yy839:
    at++;
    { *value = 0x3; return 2; }
}

}

/* texts of `MUF` */
uint32_t maxwell_scan_words_muf(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy843;
        default: goto yy841;
    }
yy841:
    at++;
yy842:
    { return 0; }
yy843:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy844;
        case 'E': goto yy846;
        case 'L': goto yy847;
        case 'R': goto yy848;
        case 'S': goto yy849;
        default: goto yy842;
    }
yy844:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy850;
        default: goto yy845;
    }
yy845:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy842;
        case 1: goto yy861;
        default: goto yy863;
    }
yy846:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy851;
        default: goto yy845;
    }
yy847:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy852;
        default: goto yy845;
    }
yy848:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy853;
        case 'S': goto yy854;
        default: goto yy845;
    }
yy849:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy855;
        case 'Q': goto yy856;
        default: goto yy845;
    }
yy850:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy857;
        default: goto yy845;
    }
yy851:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy858;
        default: goto yy845;
    }
yy852:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy859;
        default: goto yy845;
    }
yy853:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy860;
        default: goto yy845;
    }
yy854:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy862;
        default: goto yy845;
    }
yy855:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy864;
        default: goto yy845;
    }
yy856:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy865;
        default: goto yy845;
    }
yy857:
    at++;
    { *value = 0x0; return 4; }
yy858:
    at++;
    { *value = 0x2; return 4; }
yy859:
    at++;
    { *value = 0x3; return 4; }
yy860:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy866;
        default: goto yy861;
    }
yy861:
    { *value = 0x4; return 4; }
yy862:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy867;
        default: goto yy863;
    }
yy863:
    { *value = 0x5; return 4; }
yy864:
    at++;
    { *value = 0x1; return 4; }
yy865:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy868;
        default: goto yy845;
    }
yy866:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy869;
        default: goto yy845;
    }
yy867:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy870;
        default: goto yy845;
    }
yy868:
    at++;
    { *value = 0x8; return 5; }
yy869:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy871;
        default: goto yy845;
    }
yy870:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy872;
        default: goto yy845;
    }
yy871:
    at++;
    { *value = 0x6; return 7; }
yy872:
    at++;
    { *value = 0x7; return 7; }
}

}

/* texts of `RROF` */
uint32_t maxwell_scan_words_rrof(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy876;
        default: goto yy874;
    }
yy874:
    at++;
yy875:
    { return 0; }
yy876:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy877;
        case 'S': goto yy879;
        default: goto yy875;
    }
yy877:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy880;
        default: goto yy878;
    }
yy878:
    at = mark;
    goto yy875;
yy879:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy881;
        default: goto yy878;
    }
yy880:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy882;
        default: goto yy878;
    }
yy881:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy883;
        default: goto yy878;
    }
yy882:
    at++;
    { *value = 0x1; return 4; }
yy883:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy884;
        default: goto yy878;
    }
yy884:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy885;
        default: goto yy878;
    }
yy885:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy886;
        default: goto yy878;
    }
yy886:
    at++;
    { *value = 0x0; return 7; }
}

}

/* texts of `AO` */
uint32_t maxwell_scan_words_ao(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy890;
        default: goto yy888;
    }
yy888:
    at++;
yy889:
    { return 0; }
yy890:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy891;
        default: goto yy889;
    }
yy891:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `ASIZE` */
uint32_t maxwell_scan_words_asize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy895;
        default: goto yy893;
    }
yy893:
    at++;
yy894:
    { return 0; }
yy895:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy896;
        case '6': goto yy898;
        case '9': goto yy899;
        default: goto yy894;
    }
yy896:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy900;
        default: goto yy897;
    }
yy897:
    at = mark;
    goto yy894;
yy898:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy901;
        default: goto yy897;
    }
yy899:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy902;
        default: goto yy897;
    }
yy900:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy903;
        default: goto yy897;
    }
yy901:
    at++;
    { *value = 0x1; return 3; }
yy902:
    at++;
    { *value = 0x2; return 3; }
yy903:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `IMODE` */
uint32_t maxwell_scan_words_imode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy907;
        default: goto yy905;
    }
yy905:
    at++;
yy906:
    { return 0; }
yy907:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy908;
        case 'P': goto yy910;
        case 'S': goto yy911;
        default: goto yy906;
    }
yy908:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy912;
        default: goto yy909;
    }
yy909:
    at = mark;
    goto yy906;
yy910:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy913;
        default: goto yy909;
    }
yy911:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy914;
        default: goto yy909;
    }
yy912:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy915;
        default: goto yy909;
    }
yy913:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy916;
        default: goto yy909;
    }
yy914:
    at++;
    { *value = 0x3; return 3; }
yy915:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy917;
        default: goto yy909;
    }
yy916:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy918;
        default: goto yy909;
    }
yy917:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy919;
        default: goto yy909;
    }
yy918:
    at++;
    { *value = 0x0; return 5; }
yy919:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy920;
        default: goto yy909;
    }
yy920:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy921;
        default: goto yy909;
    }
yy921:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy922;
        default: goto yy909;
    }
yy922:
    at++;
    { *value = 0x2; return 9; }
}

}

/* texts of `IWHERE` */
uint32_t maxwell_scan_words_iwhere(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy926;
        default: goto yy924;
    }
yy924:
    at++;
yy925:
    { return 0; }
yy926:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy927;
        case 'O': goto yy929;
        default: goto yy925;
    }
yy927:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy930;
        default: goto yy928;
    }
yy928:
    at = mark;
    goto yy925;
yy929:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy931;
        default: goto yy928;
    }
yy930:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy932;
        default: goto yy928;
    }
yy931:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy933;
        default: goto yy928;
    }
yy932:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy934;
        default: goto yy928;
    }
yy933:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy935;
        default: goto yy928;
    }
yy934:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy936;
        default: goto yy928;
    }
yy935:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy937;
        default: goto yy928;
    }
yy936:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy938;
        default: goto yy928;
    }
yy937:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy939;
        default: goto yy928;
    }
yy938:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy940;
        default: goto yy928;
    }
yy939:
    at++;
    { *value = 0x2; return 7; }
yy940:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy941;
        default: goto yy928;
    }
yy941:
    at++;
    { *value = 0x1; return 9; }
}

}

/* texts of `ISPACE` */
uint32_t maxwell_scan_words_ispace(const char *text, const char *end, uint64_t *value)
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
        case 'P': goto yy948;
        default: goto yy944;
    }
yy946:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy949;
        default: goto yy947;
    }
yy947:
    at = mark;
    goto yy944;
yy948:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy950;
        case 'R': goto yy951;
        default: goto yy947;
    }
yy949:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy952;
        default: goto yy947;
    }
yy950:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy953;
        default: goto yy947;
    }
yy951:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy954;
        default: goto yy947;
    }
yy952:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy955;
        default: goto yy947;
    }
yy953:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy956;
        default: goto yy947;
    }
yy954:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy957;
        default: goto yy947;
    }
yy955:
    at++;
    { *value = 0x3; return 5; }
yy956:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy958;
        default: goto yy947;
    }
yy957:
    at++;
    { *value = 0x2; return 5; }
yy958:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `ISKEW` */
uint32_t maxwell_scan_words_iskew(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy962;
        default: goto yy960;
    }
yy960:
    at++;
yy961:
    { return 0; }
yy962:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy963;
        default: goto yy961;
    }
yy963:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy965;
        default: goto yy964;
    }
yy964:
    at = mark;
    goto yy961;
yy965:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy966;
        default: goto yy964;
    }
yy966:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy967;
        default: goto yy964;
    }
yy967:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `ISIZE` */
uint32_t maxwell_scan_words_isize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy971;
        default: goto yy969;
    }
yy969:
    at++;
yy970:
    { return 0; }
yy971:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy972;
        case 'U': goto yy974;
        default: goto yy970;
    }
yy972:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy975;
        default: goto yy973;
    }
yy973:
    at = mark;
    goto yy970;
yy974:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy976;
        default: goto yy973;
    }
yy975:
    at++;
    { *value = 0x2; return 3; }
yy976:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy977;
        default: goto yy973;
    }
yy977:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `OUTK` */
uint32_t maxwell_scan_words_outk(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy981;
        default: goto yy979;
    }
yy979:
    at++;
yy980:
    { return 0; }
yy981:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy982;
        case 'E': goto yy984;
        default: goto yy980;
    }
yy982:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy985;
        default: goto yy983;
    }
yy983:
    at = mark;
    if (yyaccept == 0) {
        goto yy980;
    } else {
        goto yy990;
    }
yy984:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy986;
        default: goto yy983;
    }
yy985:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy987;
        default: goto yy983;
    }
yy986:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy988;
        default: goto yy983;
    }
yy987:
    at++;
    { *value = 0x2; return 4; }
yy988:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy989;
        default: goto yy983;
    }
yy989:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy991;
        default: goto yy990;
    }
yy990:
    { *value = 0x1; return 5; }
yy991:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy992;
        default: goto yy983;
    }
yy992:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy993;
        default: goto yy983;
    }
yy993:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy994;
        default: goto yy983;
    }
yy994:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy995;
        default: goto yy983;
    }
yy995:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy996;
        default: goto yy983;
    }
yy996:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy997;
        default: goto yy983;
    }
yy997:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy998;
        default: goto yy983;
    }
yy998:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy999;
        default: goto yy983;
    }
yy999:
    at++;
    { *value = 0x3; return 14; }
}

}

/* texts of `PXK` */
uint32_t maxwell_scan_words_pxk(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1003;
        default: goto yy1001;
    }
yy1001:
    at++;
yy1002:
    { return 0; }
yy1003:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1004;
        case 'M': goto yy1006;
        case 'O': goto yy1007;
        default: goto yy1002;
    }
yy1004:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1008;
        case 'O': goto yy1009;
        default: goto yy1005;
    }
yy1005:
    at = mark;
    goto yy1002;
yy1006:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy1010;
        default: goto yy1005;
    }
yy1007:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1011;
        default: goto yy1005;
    }
yy1008:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1012;
        default: goto yy1005;
    }
yy1009:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1013;
        default: goto yy1005;
    }
yy1010:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1014;
        default: goto yy1005;
    }
yy1011:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1015;
        default: goto yy1005;
    }
yy1012:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1016;
        default: goto yy1005;
    }
yy1013:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1017;
        case 'M': goto yy1018;
        default: goto yy1005;
    }
yy1014:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1019;
        default: goto yy1005;
    }
yy1015:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1020;
        default: goto yy1005;
    }
yy1016:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1021;
        default: goto yy1005;
    }
yy1017:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1022;
        default: goto yy1005;
    }
yy1018:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1023;
        default: goto yy1005;
    }
yy1019:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1024;
        default: goto yy1005;
    }
yy1020:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1025;
        default: goto yy1005;
    }
yy1021:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1026;
        default: goto yy1005;
    }
yy1022:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1027;
        default: goto yy1005;
    }
yy1023:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1028;
        default: goto yy1005;
    }
yy1024:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1029;
        default: goto yy1005;
    }
yy1025:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1030;
        default: goto yy1005;
    }
yy1026:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1031;
        default: goto yy1005;
    }
yy1027:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1032;
        default: goto yy1005;
    }
yy1028:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1033;
        default: goto yy1005;
    }
yy1029:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1034;
        default: goto yy1005;
    }
yy1030:
    at++;
    { *value = 0x3; return 7; }
yy1031:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1035;
        default: goto yy1005;
    }
yy1032:
    at++;
    { *value = 0x2; return 8; }
yy1033:
    at++;
    { *value = 0x1; return 8; }
yy1034:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1036;
        default: goto yy1005;
    }
yy1035:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1037;
        default: goto yy1005;
    }
yy1036:
    at++;
    { *value = 0x5; return 9; }
yy1037:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1038;
        default: goto yy1005;
    }
yy1038:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1039;
        default: goto yy1005;
    }
yy1039:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1040;
        default: goto yy1005;
    }
yy1040:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1041;
        default: goto yy1005;
    }
yy1041:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1042;
        default: goto yy1005;
    }
yy1042:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1043;
        default: goto yy1005;
    }
yy1043:
    at++;
    { *value = 0x4; return 16; }
}

}

/* texts of `HMRG` */
uint32_t maxwell_scan_words_hmrg(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1047;
        default: goto yy1045;
    }
yy1045:
    at++;
yy1046:
    { return 0; }
yy1047:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1048;
        case 'M': goto yy1050;
        default: goto yy1046;
    }
yy1048:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1051;
        default: goto yy1049;
    }
yy1049:
    at = mark;
    goto yy1046;
yy1050:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1052;
        default: goto yy1049;
    }
yy1051:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1053;
        default: goto yy1049;
    }
yy1052:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy1054;
        default: goto yy1049;
    }
yy1053:
    at++;
    { *value = 0x1; return 4; }
yy1054:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1055;
        default: goto yy1049;
    }
yy1055:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1056;
        default: goto yy1049;
    }
yy1056:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1057;
        case '1': goto yy1058;
        default: goto yy1049;
    }
yy1057:
    at++;
    { *value = 0x2; return 7; }
yy1058:
    at++;
    { *value = 0x3; return 7; }
}

}

/* texts of `HSA` */
uint32_t maxwell_scan_words_hsa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1062;
        default: goto yy1060;
    }
yy1060:
    at++;
yy1061:
    { return 0; }
yy1062:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1063;
        case 'H': goto yy1065;
        default: goto yy1061;
    }
yy1063:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1066;
        default: goto yy1064;
    }
yy1064:
    at = mark;
    goto yy1061;
yy1065:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1067;
        case '1': goto yy1068;
        default: goto yy1064;
    }
yy1066:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1069;
        default: goto yy1064;
    }
yy1067:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1070;
        default: goto yy1064;
    }
yy1068:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1071;
        default: goto yy1064;
    }
yy1069:
    at++;
    { *value = 0x1; return 4; }
yy1070:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1072;
        default: goto yy1064;
    }
yy1071:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1073;
        default: goto yy1064;
    }
yy1072:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1074;
        default: goto yy1064;
    }
yy1073:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1075;
        default: goto yy1064;
    }
yy1074:
    at++;
    { *value = 0x2; return 6; }
yy1075:
    at++;
    { *value = 0x3; return 6; }
}

}

/* texts of `HAND` */
uint32_t maxwell_scan_words_hand(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1079;
        default: goto yy1077;
    }
yy1077:
    at++;
yy1078:
    { return 0; }
yy1079:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1080;
        default: goto yy1078;
    }
yy1080:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1082;
        default: goto yy1081;
    }
yy1081:
    at = mark;
    goto yy1078;
yy1082:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1083;
        default: goto yy1081;
    }
yy1083:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1084;
        default: goto yy1081;
    }
yy1084:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1085;
        default: goto yy1081;
    }
yy1085:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `SH3` */
uint32_t maxwell_scan_words_sh3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1089;
        default: goto yy1087;
    }
yy1087:
    at++;
yy1088:
    { return 0; }
yy1089:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1090;
        case 'R': goto yy1092;
        default: goto yy1088;
    }
yy1090:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1093;
        default: goto yy1091;
    }
yy1091:
    at = mark;
    goto yy1088;
yy1092:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1094;
        default: goto yy1091;
    }
yy1093:
    at++;
    { *value = 0x2; return 3; }
yy1094:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `HA3` */
uint32_t maxwell_scan_words_ha3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1098;
        default: goto yy1096;
    }
yy1096:
    at++;
yy1097:
    { return 0; }
yy1098:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1099;
        default: goto yy1097;
    }
yy1099:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1101;
        case '1': goto yy1102;
        default: goto yy1100;
    }
yy1100:
    at = mark;
    goto yy1097;
yy1101:
    at++;
    { *value = 0x1; return 3; }
yy1102:
    at++;
    { *value = 0x2; return 3; }
}

}

/* texts of `MNX` */
uint32_t maxwell_scan_words_mnx(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1106;
        default: goto yy1104;
    }
yy1104:
    at++;
yy1105:
    { return 0; }
yy1106:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1107;
        default: goto yy1105;
    }
yy1107:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1109;
        case 'L': goto yy1110;
        case 'M': goto yy1111;
        default: goto yy1108;
    }
yy1108:
    at = mark;
    goto yy1105;
yy1109:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1112;
        default: goto yy1108;
    }
yy1110:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1113;
        default: goto yy1108;
    }
yy1111:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1114;
        default: goto yy1108;
    }
yy1112:
    at++;
    { *value = 0x3; return 4; }
yy1113:
    at++;
    { *value = 0x1; return 4; }
yy1114:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1115;
        default: goto yy1108;
    }
yy1115:
    at++;
    { *value = 0x2; return 5; }
}

}

/* texts of `LOPF` */
uint32_t maxwell_scan_words_lopf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1119;
        default: goto yy1117;
    }
yy1117:
    at++;
yy1118:
    { return 0; }
yy1119:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1120;
        case 'O': goto yy1122;
        case 'P': goto yy1123;
        case 'X': goto yy1124;
        default: goto yy1118;
    }
yy1120:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1125;
        default: goto yy1121;
    }
yy1121:
    at = mark;
    goto yy1118;
yy1122:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1126;
        default: goto yy1121;
    }
yy1123:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1127;
        default: goto yy1121;
    }
yy1124:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1128;
        default: goto yy1121;
    }
yy1125:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1129;
        default: goto yy1121;
    }
yy1126:
    at++;
    { *value = 0x1; return 3; }
yy1127:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1130;
        default: goto yy1121;
    }
yy1128:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1131;
        default: goto yy1121;
    }
yy1129:
    at++;
    { *value = 0x0; return 4; }
yy1130:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1132;
        default: goto yy1121;
    }
yy1131:
    at++;
    { *value = 0x2; return 4; }
yy1132:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1133;
        default: goto yy1121;
    }
yy1133:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1134;
        default: goto yy1121;
    }
yy1134:
    at++;
    { *value = 0x3; return 7; }
}

}

/* texts of `LOPT` */
uint32_t maxwell_scan_words_lopt(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1138;
        default: goto yy1136;
    }
yy1136:
    at++;
yy1137:
    { return 0; }
yy1138:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1139;
        case 'T': goto yy1141;
        case 'Z': goto yy1142;
        default: goto yy1137;
    }
yy1139:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy1143;
        default: goto yy1140;
    }
yy1140:
    at = mark;
    goto yy1137;
yy1141:
    at++;
    { *value = 0x1; return 2; }
yy1142:
    at++;
    { *value = 0x2; return 2; }
yy1143:
    at++;
    { *value = 0x3; return 3; }
}

}

/* texts of `LIA` */
uint32_t maxwell_scan_words_lia(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '~': goto yy1146;
        default: goto yy1145;
    }
yy1145:
    at++;
    { return 0; }
yy1146:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `LIBL` */
uint32_t maxwell_scan_words_libl(const char *text, const char *end, uint64_t *value)
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
        case 'I': goto yy1151;
        default: goto yy1149;
    }
yy1151:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1153;
        default: goto yy1152;
    }
yy1152:
    at = mark;
    goto yy1149;
yy1153:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1154;
        default: goto yy1152;
    }
yy1154:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `GCL` */
uint32_t maxwell_scan_words_gcl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1158;
        default: goto yy1156;
    }
yy1156:
    at++;
yy1157:
    { return 0; }
yy1158:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1159;
        default: goto yy1157;
    }
yy1159:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy1161;
        case 'I': goto yy1162;
        case 'V': goto yy1163;
        default: goto yy1160;
    }
yy1160:
    at = mark;
    goto yy1157;
yy1161:
    at++;
    { *value = 0x1; return 3; }
yy1162:
    at++;
    { *value = 0x2; return 3; }
yy1163:
    at++;
    { *value = 0x3; return 3; }
}

}

/* texts of `GSIZE` */
uint32_t maxwell_scan_words_gsize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1167;
        default: goto yy1165;
    }
yy1165:
    at++;
yy1166:
    { return 0; }
yy1167:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1168;
        case '6': goto yy1170;
        case 'S': goto yy1171;
        case 'U': goto yy1172;
        default: goto yy1166;
    }
yy1168:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1173;
        default: goto yy1169;
    }
yy1169:
    at = mark;
    goto yy1166;
yy1170:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1174;
        default: goto yy1169;
    }
yy1171:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1175;
        case '8': goto yy1176;
        default: goto yy1169;
    }
yy1172:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1177;
        case '1': goto yy1178;
        case '8': goto yy1179;
        default: goto yy1169;
    }
yy1173:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy1180;
        default: goto yy1169;
    }
yy1174:
    at++;
    { *value = 0x5; return 3; }
yy1175:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1181;
        default: goto yy1169;
    }
yy1176:
    at++;
    { *value = 0x1; return 3; }
yy1177:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1182;
        default: goto yy1169;
    }
yy1178:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1183;
        default: goto yy1169;
    }
yy1179:
    at++;
    { *value = 0x0; return 3; }
yy1180:
    at++;
    { *value = 0x6; return 4; }
yy1181:
    at++;
    { *value = 0x3; return 4; }
yy1182:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1184;
        default: goto yy1169;
    }
yy1183:
    at++;
    { *value = 0x2; return 4; }
yy1184:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy1185;
        default: goto yy1169;
    }
yy1185:
    at++;
    { *value = 0x7; return 6; }
}

}

/* texts of `GCS` */
uint32_t maxwell_scan_words_gcs(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1189;
        default: goto yy1187;
    }
yy1187:
    at++;
yy1188:
    { return 0; }
yy1189:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1190;
        case 'W': goto yy1192;
        default: goto yy1188;
    }
yy1190:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy1193;
        case 'S': goto yy1194;
        default: goto yy1191;
    }
yy1191:
    at = mark;
    goto yy1188;
yy1192:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1195;
        default: goto yy1191;
    }
yy1193:
    at++;
    { *value = 0x1; return 3; }
yy1194:
    at++;
    { *value = 0x2; return 3; }
yy1195:
    at++;
    { *value = 0x3; return 3; }
}

}

/* texts of `SSIZE` */
uint32_t maxwell_scan_words_ssize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1199;
        default: goto yy1197;
    }
yy1197:
    at++;
yy1198:
    { return 0; }
yy1199:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1200;
        case '6': goto yy1202;
        case 'S': goto yy1203;
        case 'U': goto yy1204;
        default: goto yy1198;
    }
yy1200:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1205;
        default: goto yy1201;
    }
yy1201:
    at = mark;
    goto yy1198;
yy1202:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1206;
        default: goto yy1201;
    }
yy1203:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1207;
        case '8': goto yy1208;
        default: goto yy1201;
    }
yy1204:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1209;
        case '8': goto yy1210;
        default: goto yy1201;
    }
yy1205:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy1211;
        default: goto yy1201;
    }
yy1206:
    at++;
    { *value = 0x5; return 3; }
yy1207:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1212;
        default: goto yy1201;
    }
yy1208:
    at++;
    { *value = 0x1; return 3; }
yy1209:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1213;
        default: goto yy1201;
    }
yy1210:
    at++;
    { *value = 0x0; return 3; }
yy1211:
    at++;
    { *value = 0x6; return 4; }
yy1212:
    at++;
    { *value = 0x3; return 4; }
yy1213:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `LCL` */
uint32_t maxwell_scan_words_lcl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1217;
        default: goto yy1215;
    }
yy1215:
    at++;
yy1216:
    { return 0; }
yy1217:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1218;
        case 'L': goto yy1220;
        default: goto yy1216;
    }
yy1218:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1221;
        case 'V': goto yy1222;
        default: goto yy1219;
    }
yy1219:
    at = mark;
    goto yy1216;
yy1220:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1223;
        default: goto yy1219;
    }
yy1221:
    at++;
    { *value = 0x2; return 3; }
yy1222:
    at++;
    { *value = 0x3; return 3; }
yy1223:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `USIZE` */
uint32_t maxwell_scan_words_usize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1227;
        default: goto yy1225;
    }
yy1225:
    at++;
yy1226:
    { return 0; }
yy1227:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1228;
        case '3': goto yy1230;
        case '6': goto yy1231;
        case 'S': goto yy1232;
        case 'U': goto yy1233;
        default: goto yy1226;
    }
yy1228:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1234;
        default: goto yy1229;
    }
yy1229:
    at = mark;
    goto yy1226;
yy1230:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1235;
        default: goto yy1229;
    }
yy1231:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1236;
        default: goto yy1229;
    }
yy1232:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1237;
        case '8': goto yy1238;
        default: goto yy1229;
    }
yy1233:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1239;
        case '8': goto yy1240;
        default: goto yy1229;
    }
yy1234:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy1241;
        default: goto yy1229;
    }
yy1235:
    at++;
    { *value = 0x4; return 3; }
yy1236:
    at++;
    { *value = 0x5; return 3; }
yy1237:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1242;
        default: goto yy1229;
    }
yy1238:
    at++;
    { *value = 0x1; return 3; }
yy1239:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1243;
        default: goto yy1229;
    }
yy1240:
    at++;
    { *value = 0x0; return 3; }
yy1241:
    at++;
    { *value = 0x6; return 4; }
yy1242:
    at++;
    { *value = 0x3; return 4; }
yy1243:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `CSIZE` */
uint32_t maxwell_scan_words_csize(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1247;
        default: goto yy1245;
    }
yy1245:
    at++;
yy1246:
    { return 0; }
yy1247:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1248;
        case 'S': goto yy1250;
        case 'U': goto yy1251;
        default: goto yy1246;
    }
yy1248:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1252;
        default: goto yy1249;
    }
yy1249:
    at = mark;
    goto yy1246;
yy1250:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1253;
        case '8': goto yy1254;
        default: goto yy1249;
    }
yy1251:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1255;
        case '8': goto yy1256;
        default: goto yy1249;
    }
yy1252:
    at++;
    { *value = 0x5; return 3; }
yy1253:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1257;
        default: goto yy1249;
    }
yy1254:
    at++;
    { *value = 0x1; return 3; }
yy1255:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1258;
        default: goto yy1249;
    }
yy1256:
    at++;
    { *value = 0x0; return 3; }
yy1257:
    at++;
    { *value = 0x3; return 4; }
yy1258:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `LMODE` */
uint32_t maxwell_scan_words_lmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1262;
        default: goto yy1260;
    }
yy1260:
    at++;
yy1261:
    { return 0; }
yy1262:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1263;
        default: goto yy1261;
    }
yy1263:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1265;
        case 'S': goto yy1266;
        default: goto yy1264;
    }
yy1264:
    at = mark;
    goto yy1261;
yy1265:
    at++;
    { *value = 0x1; return 3; }
yy1266:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1268;
        default: goto yy1267;
    }
yy1267:
    { *value = 0x2; return 3; }
yy1268:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `STPW` */
uint32_t maxwell_scan_words_stpw(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1272;
        default: goto yy1270;
    }
yy1270:
    at++;
yy1271:
    { return 0; }
yy1272:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy1273;
        default: goto yy1271;
    }
yy1273:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1275;
        default: goto yy1274;
    }
yy1274:
    at = mark;
    goto yy1271;
yy1275:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1276;
        default: goto yy1274;
    }
yy1276:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1277;
        default: goto yy1274;
    }
yy1277:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `MSCOPE` */
uint32_t maxwell_scan_words_mscope(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1281;
        default: goto yy1279;
    }
yy1279:
    at++;
yy1280:
    { return 0; }
yy1281:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1282;
        case 'G': goto yy1284;
        case 'S': goto yy1285;
        case 'V': goto yy1286;
        default: goto yy1280;
    }
yy1282:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1287;
        default: goto yy1283;
    }
yy1283:
    at = mark;
    goto yy1280;
yy1284:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1288;
        default: goto yy1283;
    }
yy1285:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy1289;
        default: goto yy1283;
    }
yy1286:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1290;
        default: goto yy1283;
    }
yy1287:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1291;
        default: goto yy1283;
    }
yy1288:
    at++;
    { *value = 0x1; return 3; }
yy1289:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1292;
        default: goto yy1283;
    }
yy1290:
    at++;
    { *value = 0x3; return 3; }
yy1291:
    at++;
    { *value = 0x0; return 4; }
yy1292:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `MINV` */
uint32_t maxwell_scan_words_minv(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1296;
        default: goto yy1294;
    }
yy1294:
    at++;
yy1295:
    { return 0; }
yy1296:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1297;
        default: goto yy1295;
    }
yy1297:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1299;
        default: goto yy1298;
    }
yy1298:
    at = mark;
    goto yy1295;
yy1299:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1300;
        default: goto yy1298;
    }
yy1300:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1301;
        default: goto yy1298;
    }
yy1301:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1302;
        default: goto yy1298;
    }
yy1302:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1303;
        case 'T': goto yy1304;
        default: goto yy1298;
    }
yy1303:
    at++;
    { *value = 0x1; return 7; }
yy1304:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1306;
        default: goto yy1305;
    }
yy1305:
    { *value = 0x2; return 7; }
yy1306:
    at++;
    { *value = 0x3; return 8; }
}

}

/* texts of `PMODE` */
uint32_t maxwell_scan_words_pmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1310;
        default: goto yy1308;
    }
yy1308:
    at++;
yy1309:
    { return 0; }
yy1310:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1311;
        case 'E': goto yy1313;
        case 'F': goto yy1314;
        case 'R': goto yy1315;
        default: goto yy1309;
    }
yy1311:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1316;
        default: goto yy1312;
    }
yy1312:
    at = mark;
    goto yy1309;
yy1313:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1317;
        default: goto yy1312;
    }
yy1314:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1318;
        default: goto yy1312;
    }
yy1315:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1319;
        default: goto yy1312;
    }
yy1316:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1320;
        default: goto yy1312;
    }
yy1317:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1321;
        case 'R': goto yy1322;
        default: goto yy1312;
    }
yy1318:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1323;
        default: goto yy1312;
    }
yy1319:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1324;
        case '8': goto yy1325;
        default: goto yy1312;
    }
yy1320:
    at++;
    { *value = 0x2; return 4; }
yy1321:
    at++;
    { *value = 0x4; return 4; }
yy1322:
    at++;
    { *value = 0x5; return 4; }
yy1323:
    at++;
    { *value = 0x1; return 4; }
yy1324:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1326;
        default: goto yy1312;
    }
yy1325:
    at++;
    { *value = 0x3; return 4; }
yy1326:
    at++;
    { *value = 0x6; return 5; }
}

}

/* texts of `MULS` */
uint32_t maxwell_scan_words_muls(const char *text, const char *end, uint64_t *value)
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
        case '3': goto yy1334;
        default: goto yy1332;
    }
yy1332:
    at = mark;
    goto yy1329;
yy1333:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1335;
        default: goto yy1332;
    }
yy1334:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1336;
        default: goto yy1332;
    }
yy1335:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1337;
        default: goto yy1332;
    }
yy1336:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1338;
        default: goto yy1332;
    }
yy1337:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1339;
        default: goto yy1332;
    }
yy1338:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1340;
        default: goto yy1332;
    }
yy1339:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1341;
        case 'U': goto yy1342;
        default: goto yy1332;
    }
yy1340:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1343;
        default: goto yy1332;
    }
yy1341:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1344;
        default: goto yy1332;
    }
yy1342:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy1345;
        default: goto yy1332;
    }
yy1343:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1346;
        default: goto yy1332;
    }
yy1344:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1347;
        default: goto yy1332;
    }
yy1345:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1348;
        default: goto yy1332;
    }
yy1346:
    at++;
    { *value = 0x1; return 8; }
yy1347:
    at++;
    { *value = 0x2; return 8; }
yy1348:
    at++;
    { *value = 0x0; return 8; }
}

}

/* texts of `MULHI` */
uint32_t maxwell_scan_words_mulhi(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1352;
        default: goto yy1350;
    }
yy1350:
    at++;
yy1351:
    { return 0; }
yy1352:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1353;
        default: goto yy1351;
    }
yy1353:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1355;
        default: goto yy1354;
    }
yy1354:
    at = mark;
    goto yy1351;
yy1355:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `SPA` */
uint32_t maxwell_scan_words_spa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1359;
        case '2': goto yy1360;
        case '3': goto yy1361;
        default: goto yy1357;
    }
yy1357:
    at++;
yy1358:
    { return 0; }
yy1359:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1362;
        default: goto yy1358;
    }
yy1360:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1364;
        default: goto yy1358;
    }
yy1361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1365;
        default: goto yy1358;
    }
yy1362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1366;
        default: goto yy1363;
    }
yy1363:
    at = mark;
    goto yy1358;
yy1364:
    at++;
    { *value = 0x1; return 2; }
yy1365:
    at++;
    { *value = 0x0; return 2; }
yy1366:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1367;
        case '1': goto yy1368;
        default: goto yy1363;
    }
yy1367:
    at++;
    { *value = 0x2; return 4; }
yy1368:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `SPB` */
uint32_t maxwell_scan_words_spb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1372;
        case '2': goto yy1373;
        default: goto yy1370;
    }
yy1370:
    at++;
yy1371:
    { return 0; }
yy1372:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1374;
        default: goto yy1371;
    }
yy1373:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1376;
        default: goto yy1371;
    }
yy1374:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1377;
        default: goto yy1375;
    }
yy1375:
    at = mark;
    goto yy1371;
yy1376:
    at++;
    { *value = 0x0; return 2; }
yy1377:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1378;
        default: goto yy1375;
    }
yy1378:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `SPC` */
uint32_t maxwell_scan_words_spc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1382;
        case '2': goto yy1383;
        case '3': goto yy1384;
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
        case '6': goto yy1385;
        default: goto yy1381;
    }
yy1383:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1387;
        default: goto yy1381;
    }
yy1384:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy1388;
        default: goto yy1381;
    }
yy1385:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1389;
        default: goto yy1386;
    }
yy1386:
    at = mark;
    goto yy1381;
yy1387:
    at++;
    { *value = 0x1; return 2; }
yy1388:
    at++;
    { *value = 0x0; return 2; }
yy1389:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1390;
        default: goto yy1386;
    }
yy1390:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `XSIGN` */
uint32_t maxwell_scan_words_xsign(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1394;
        default: goto yy1392;
    }
yy1392:
    at++;
yy1393:
    { return 0; }
yy1394:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1395;
        case 'U': goto yy1397;
        default: goto yy1393;
    }
yy1395:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1398;
        default: goto yy1396;
    }
yy1396:
    at = mark;
    goto yy1393;
yy1397:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1399;
        default: goto yy1396;
    }
yy1398:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1400;
        default: goto yy1396;
    }
yy1399:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1401;
        default: goto yy1396;
    }
yy1400:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1402;
        default: goto yy1396;
    }
yy1401:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1403;
        default: goto yy1396;
    }
yy1402:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1404;
        case 'U': goto yy1405;
        default: goto yy1396;
    }
yy1403:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1406;
        default: goto yy1396;
    }
yy1404:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1407;
        default: goto yy1396;
    }
yy1405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1408;
        default: goto yy1396;
    }
yy1406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy1409;
        default: goto yy1396;
    }
yy1407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1410;
        default: goto yy1396;
    }
yy1408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1411;
        default: goto yy1396;
    }
yy1409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1412;
        default: goto yy1396;
    }
yy1410:
    at++;
    { *value = 0x3; return 8; }
yy1411:
    at++;
    { *value = 0x1; return 8; }
yy1412:
    at++;
    { *value = 0x2; return 8; }
}

}

/* texts of `XPSL` */
uint32_t maxwell_scan_words_xpsl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1416;
        default: goto yy1414;
    }
yy1414:
    at++;
yy1415:
    { return 0; }
yy1416:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1417;
        default: goto yy1415;
    }
yy1417:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1419;
        default: goto yy1418;
    }
yy1418:
    at = mark;
    goto yy1415;
yy1419:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1420;
        default: goto yy1418;
    }
yy1420:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `XMRG` */
uint32_t maxwell_scan_words_xmrg(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1424;
        default: goto yy1422;
    }
yy1422:
    at++;
yy1423:
    { return 0; }
yy1424:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1425;
        default: goto yy1423;
    }
yy1425:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1427;
        default: goto yy1426;
    }
yy1426:
    at = mark;
    goto yy1423;
yy1427:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy1428;
        default: goto yy1426;
    }
yy1428:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `XMODE` */
uint32_t maxwell_scan_words_xmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1432;
        default: goto yy1430;
    }
yy1430:
    at++;
yy1431:
    { return 0; }
yy1432:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1433;
        default: goto yy1431;
    }
yy1433:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1435;
        case 'H': goto yy1436;
        case 'L': goto yy1437;
        case 'S': goto yy1438;
        default: goto yy1434;
    }
yy1434:
    at = mark;
    goto yy1431;
yy1435:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1439;
        default: goto yy1434;
    }
yy1436:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1440;
        default: goto yy1434;
    }
yy1437:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1441;
        default: goto yy1434;
    }
yy1438:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1442;
        default: goto yy1434;
    }
yy1439:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1443;
        default: goto yy1434;
    }
yy1440:
    at++;
    { *value = 0x2; return 4; }
yy1441:
    at++;
    { *value = 0x1; return 4; }
yy1442:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1444;
        default: goto yy1434;
    }
yy1443:
    at++;
    { *value = 0x4; return 5; }
yy1444:
    at++;
    { *value = 0x3; return 5; }
}

}

/* texts of `XMODEC` */
uint32_t maxwell_scan_words_xmodec(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1448;
        default: goto yy1446;
    }
yy1446:
    at++;
yy1447:
    { return 0; }
yy1448:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1449;
        default: goto yy1447;
    }
yy1449:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1451;
        case 'L': goto yy1452;
        case 'S': goto yy1453;
        default: goto yy1450;
    }
yy1450:
    at = mark;
    goto yy1447;
yy1451:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1454;
        default: goto yy1450;
    }
yy1452:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1455;
        default: goto yy1450;
    }
yy1453:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1456;
        default: goto yy1450;
    }
yy1454:
    at++;
    { *value = 0x2; return 4; }
yy1455:
    at++;
    { *value = 0x1; return 4; }
yy1456:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1457;
        default: goto yy1450;
    }
yy1457:
    at++;
    { *value = 0x3; return 5; }
}

}

/* texts of `CCT8_set` */
uint32_t maxwell_scan_words_cct8_set(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy1461;
        default: goto yy1459;
    }
yy1459:
    at++;
yy1460:
    { return 0; }
yy1461:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1462;
        case 'E': goto yy1464;
        case 'F': goto yy1465;
        case 'G': goto yy1467;
        case 'H': goto yy1468;
        case 'L': goto yy1469;
        case 'N': goto yy1470;
        case 'O': goto yy1471;
        case 'R': goto yy1472;
        case 'S': goto yy1473;
        case 'T': goto yy1474;
        default: goto yy1460;
    }
yy1462:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1475;
        default: goto yy1463;
    }
yy1463:
    at = mark;
    if (yyaccept == 0) {
        goto yy1460;
    } else {
        goto yy1466;
    }
yy1464:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy1476;
        default: goto yy1463;
    }
yy1465:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1478;
        default: goto yy1466;
    }
yy1466:
    { *value = 0x0; return 2; }
yy1467:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1479;
        case 'T': goto yy1481;
        default: goto yy1463;
    }
yy1468:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1483;
        case 'S': goto yy1484;
        default: goto yy1463;
    }
yy1469:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1485;
        case 'O': goto yy1487;
        case 'S': goto yy1488;
        case 'T': goto yy1489;
        default: goto yy1463;
    }
yy1470:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1491;
        case 'E': goto yy1492;
        case 'U': goto yy1494;
        default: goto yy1463;
    }
yy1471:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1495;
        default: goto yy1463;
    }
yy1472:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy1496;
        case 'L': goto yy1497;
        default: goto yy1463;
    }
yy1473:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1498;
        default: goto yy1463;
    }
yy1474:
    at++;
    { *value = 0xf; return 2; }
yy1475:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1499;
        default: goto yy1463;
    }
yy1476:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1500;
        default: goto yy1477;
    }
yy1477:
    { *value = 0x2; return 3; }
yy1478:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1501;
        default: goto yy1463;
    }
yy1479:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1502;
        default: goto yy1480;
    }
yy1480:
    { *value = 0x6; return 3; }
yy1481:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1503;
        default: goto yy1482;
    }
yy1482:
    { *value = 0x4; return 3; }
yy1483:
    at++;
    { *value = 0x14; return 3; }
yy1484:
    at++;
    { *value = 0x16; return 3; }
yy1485:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1504;
        default: goto yy1486;
    }
yy1486:
    { *value = 0x3; return 3; }
yy1487:
    at++;
    { *value = 0x11; return 3; }
yy1488:
    at++;
    { *value = 0x13; return 3; }
yy1489:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1505;
        default: goto yy1490;
    }
yy1490:
    { *value = 0x1; return 3; }
yy1491:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1506;
        default: goto yy1463;
    }
yy1492:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1507;
        default: goto yy1493;
    }
yy1493:
    { *value = 0x5; return 3; }
yy1494:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1508;
        default: goto yy1463;
    }
yy1495:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1509;
        case 'T': goto yy1510;
        default: goto yy1463;
    }
yy1496:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1511;
        default: goto yy1463;
    }
yy1497:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1512;
        default: goto yy1463;
    }
yy1498:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1513;
        case 'T': goto yy1514;
        default: goto yy1463;
    }
yy1499:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1515;
        default: goto yy1463;
    }
yy1500:
    at++;
    { *value = 0xa; return 4; }
yy1501:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1516;
        default: goto yy1463;
    }
yy1502:
    at++;
    { *value = 0xe; return 4; }
yy1503:
    at++;
    { *value = 0xc; return 4; }
yy1504:
    at++;
    { *value = 0xb; return 4; }
yy1505:
    at++;
    { *value = 0x9; return 4; }
yy1506:
    at++;
    { *value = 0x8; return 4; }
yy1507:
    at++;
    { *value = 0xd; return 4; }
yy1508:
    at++;
    { *value = 0x7; return 4; }
yy1509:
    at++;
    { *value = 0x10; return 4; }
yy1510:
    at++;
    { *value = 0x17; return 4; }
yy1511:
    at++;
    { *value = 0x1f; return 4; }
yy1512:
    at++;
    { *value = 0x1e; return 4; }
yy1513:
    at++;
    { *value = 0x12; return 4; }
yy1514:
    at++;
    { *value = 0x15; return 4; }
yy1515:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1517;
        case 'T': goto yy1518;
        default: goto yy1463;
    }
yy1516:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1519;
        default: goto yy1463;
    }
yy1517:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1520;
        default: goto yy1463;
    }
yy1518:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1521;
        case 'R': goto yy1522;
        default: goto yy1463;
    }
yy1519:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1523;
        case 'T': goto yy1524;
        default: goto yy1463;
    }
yy1520:
    at++;
    { *value = 0x1a; return 7; }
yy1521:
    at++;
    { *value = 0x18; return 7; }
yy1522:
    at++;
    { *value = 0x19; return 7; }
yy1523:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1525;
        default: goto yy1463;
    }
yy1524:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1526;
        case 'R': goto yy1527;
        default: goto yy1463;
    }
yy1525:
    at++;
    { *value = 0x1d; return 8; }
yy1526:
    at++;
    { *value = 0x1b; return 8; }
yy1527:
    at++;
    { *value = 0x1c; return 8; }
}

}

/* texts of `WHICH` */
uint32_t maxwell_scan_words_which(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1531;
        case 'P': goto yy1532;
        default: goto yy1529;
    }
yy1529:
    at++;
yy1530:
    { return 0; }
yy1531:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1533;
        default: goto yy1530;
    }
yy1532:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1534;
        default: goto yy1530;
    }
yy1533:
    at++;
    { *value = 0x1; return 2; }
yy1534:
    at++;
    { *value = 0x0; return 2; }
}

}

/* texts of `SHW` */
uint32_t maxwell_scan_words_shw(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1538;
        default: goto yy1536;
    }
yy1536:
    at++;
yy1537:
    { return 0; }
yy1538:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy1539;
        default: goto yy1537;
    }
yy1539:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `SHRX` */
uint32_t maxwell_scan_words_shrx(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1543;
        default: goto yy1541;
    }
yy1541:
    at++;
yy1542:
    { return 0; }
yy1543:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1544;
        default: goto yy1542;
    }
yy1544:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1546;
        default: goto yy1545;
    }
yy1545:
    { *value = 0x2; return 2; }
yy1546:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1548;
        default: goto yy1547;
    }
yy1547:
    at = mark;
    goto yy1545;
yy1548:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `BREV` */
uint32_t maxwell_scan_words_brev(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1552;
        default: goto yy1550;
    }
yy1550:
    at++;
yy1551:
    { return 0; }
yy1552:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1553;
        default: goto yy1551;
    }
yy1553:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1555;
        default: goto yy1554;
    }
yy1554:
    at = mark;
    goto yy1551;
yy1555:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1556;
        default: goto yy1554;
    }
yy1556:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1557;
        default: goto yy1554;
    }
yy1557:
    at++;
    { *value = 0x1; return 5; }
}

}

/* texts of `FTYPE` */
uint32_t maxwell_scan_words_ftype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1561;
        default: goto yy1559;
    }
yy1559:
    at++;
yy1560:
    { return 0; }
yy1561:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1562;
        case 'U': goto yy1564;
        default: goto yy1560;
    }
yy1562:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1565;
        default: goto yy1563;
    }
yy1563:
    at = mark;
    goto yy1560;
yy1564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy1566;
        default: goto yy1563;
    }
yy1565:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1567;
        default: goto yy1563;
    }
yy1566:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy1568;
        default: goto yy1563;
    }
yy1567:
    at++;
    { *value = 0x3; return 4; }
yy1568:
    at++;
    { *value = 0x2; return 4; }
}

}

/* texts of `FHI` */
uint32_t maxwell_scan_words_fhi(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy1572;
        default: goto yy1570;
    }
yy1570:
    at++;
yy1571:
    { return 0; }
yy1572:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1573;
        case 'X': goto yy1575;
        default: goto yy1571;
    }
yy1573:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1577;
        default: goto yy1574;
    }
yy1574:
    at = mark;
    if (yyaccept == 0) {
        goto yy1571;
    } else {
        goto yy1576;
    }
yy1575:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1578;
        default: goto yy1576;
    }
yy1576:
    { *value = 0x2; return 2; }
yy1577:
    at++;
    { *value = 0x1; return 3; }
yy1578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1579;
        default: goto yy1574;
    }
yy1579:
    at++;
    { *value = 0x3; return 4; }
}

}

/* texts of `FLSH` */
uint32_t maxwell_scan_words_flsh(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1583;
        default: goto yy1581;
    }
yy1581:
    at++;
yy1582:
    { return 0; }
yy1583:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1584;
        default: goto yy1582;
    }
yy1584:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1586;
        default: goto yy1585;
    }
yy1585:
    at = mark;
    goto yy1582;
yy1586:
    at++;
    { *value = 0x1; return 3; }
}

}

/* registers of `$SR` */
uint32_t maxwell_scan_file_sr(const char *text, const char *end, uint64_t *value)
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
        case 'S': goto yy1590;
        default: goto yy1588;
    }
yy1588:
    at++;
yy1589:
    { return 0; }
yy1590:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1591;
        case 'R': goto yy1593;
        default: goto yy1589;
    }
yy1591:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1594;
        default: goto yy1592;
    }
yy1592:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy1589;
        case 1: goto yy1689;
        case 2: goto yy1733;
        default: goto yy1950;
    }
yy1593:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1595;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy1597;
        case '_': goto yy1598;
        default: goto yy1592;
    }
yy1594:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1599;
        default: goto yy1592;
    }
yy1595:
    at++;
yy1596:
    { return isadora_scan_number(text, 2, at, value); }
yy1597:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy1597;
        default: goto yy1596;
    }
yy1598:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1600;
        case 'C': goto yy1601;
        case 'D': goto yy1602;
        case 'E': goto yy1603;
        case 'G': goto yy1604;
        case 'H': goto yy1605;
        case 'I': goto yy1606;
        case 'L': goto yy1607;
        case 'M': goto yy1608;
        case 'N': goto yy1609;
        case 'O': goto yy1610;
        case 'P': goto yy1611;
        case 'R': goto yy1612;
        case 'S': goto yy1613;
        case 'T': goto yy1614;
        case 'V': goto yy1615;
        case 'W': goto yy1616;
        case 'Y': goto yy1617;
        default: goto yy1592;
    }
yy1599:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1618;
        default: goto yy1592;
    }
yy1600:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1619;
        default: goto yy1592;
    }
yy1601:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1620;
        case 'L': goto yy1621;
        case 'T': goto yy1622;
        case 'i': goto yy1623;
        default: goto yy1592;
    }
yy1602:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1624;
        default: goto yy1592;
    }
yy1603:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy1625;
        default: goto yy1592;
    }
yy1604:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1626;
        case 'L': goto yy1627;
        case 'T': goto yy1628;
        default: goto yy1592;
    }
yy1605:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy1629;
        default: goto yy1592;
    }
yy1606:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1630;
        default: goto yy1592;
    }
yy1607:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1631;
        case 'E': goto yy1632;
        case 'M': goto yy1633;
        case 'T': goto yy1634;
        case 'W': goto yy1635;
        default: goto yy1592;
    }
yy1608:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1636;
        default: goto yy1592;
    }
yy1609:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1637;
        case 'T': goto yy1638;
        default: goto yy1592;
    }
yy1610:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1639;
        default: goto yy1592;
    }
yy1611:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1640;
        case 'R': goto yy1641;
        default: goto yy1592;
    }
yy1612:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1642;
        default: goto yy1592;
    }
yy1613:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1643;
        case 'W': goto yy1644;
        default: goto yy1592;
    }
yy1614:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1645;
        case 'I': goto yy1646;
        default: goto yy1592;
    }
yy1615:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1647;
        default: goto yy1592;
    }
yy1616:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1648;
        case 'S': goto yy1649;
        default: goto yy1592;
    }
yy1617:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1650;
        default: goto yy1592;
    }
yy1618:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1651;
        default: goto yy1592;
    }
yy1619:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1652;
        default: goto yy1592;
    }
yy1620:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1653;
        default: goto yy1592;
    }
yy1621:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1654;
        default: goto yy1592;
    }
yy1622:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1655;
        case 'X': goto yy1656;
        default: goto yy1592;
    }
yy1623:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy1657;
        default: goto yy1592;
    }
yy1624:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1658;
        default: goto yy1592;
    }
yy1625:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1659;
        default: goto yy1592;
    }
yy1626:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1660;
        default: goto yy1592;
    }
yy1627:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1661;
        default: goto yy1592;
    }
yy1628:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1662;
        default: goto yy1592;
    }
yy1629:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1663;
        default: goto yy1592;
    }
yy1630:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy1664;
        default: goto yy1592;
    }
yy1631:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1665;
        default: goto yy1592;
    }
yy1632:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1666;
        default: goto yy1592;
    }
yy1633:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1667;
        default: goto yy1592;
    }
yy1634:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1668;
        default: goto yy1592;
    }
yy1635:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1669;
        default: goto yy1592;
    }
yy1636:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1670;
        default: goto yy1592;
    }
yy1637:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1671;
        default: goto yy1592;
    }
yy1638:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1672;
        default: goto yy1592;
    }
yy1639:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1673;
        default: goto yy1592;
    }
yy1640:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1674;
        case '1': goto yy1675;
        case '2': goto yy1676;
        case '3': goto yy1677;
        case '4': goto yy1678;
        case '5': goto yy1679;
        case '6': goto yy1680;
        case '7': goto yy1681;
        case '_': goto yy1682;
        default: goto yy1592;
    }
yy1641:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1683;
        default: goto yy1592;
    }
yy1642:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy1684;
        default: goto yy1592;
    }
yy1643:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1685;
        default: goto yy1592;
    }
yy1644:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1686;
        default: goto yy1592;
    }
yy1645:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1687;
        default: goto yy1592;
    }
yy1646:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1688;
        default: goto yy1592;
    }
yy1647:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1690;
        default: goto yy1592;
    }
yy1648:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1691;
        default: goto yy1592;
    }
yy1649:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1692;
        default: goto yy1592;
    }
yy1650:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1693;
        default: goto yy1592;
    }
yy1651:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1694;
        default: goto yy1592;
    }
yy1652:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1695;
        default: goto yy1592;
    }
yy1653:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1696;
        default: goto yy1592;
    }
yy1654:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1697;
        default: goto yy1592;
    }
yy1655:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1698;
        case '_': goto yy1699;
        default: goto yy1592;
    }
yy1656:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1700;
        default: goto yy1592;
    }
yy1657:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy1701;
        default: goto yy1592;
    }
yy1658:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1702;
        default: goto yy1592;
    }
yy1659:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1703;
        default: goto yy1592;
    }
yy1660:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1704;
        default: goto yy1592;
    }
yy1661:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1705;
        default: goto yy1592;
    }
yy1662:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1706;
        default: goto yy1592;
    }
yy1663:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1707;
        default: goto yy1592;
    }
yy1664:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1708;
        default: goto yy1592;
    }
yy1665:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1709;
        default: goto yy1592;
    }
yy1666:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1710;
        default: goto yy1592;
    }
yy1667:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1711;
        default: goto yy1592;
    }
yy1668:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1712;
        default: goto yy1592;
    }
yy1669:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1713;
        default: goto yy1592;
    }
yy1670:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1714;
        default: goto yy1592;
    }
yy1671:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1715;
        default: goto yy1592;
    }
yy1672:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1716;
        default: goto yy1592;
    }
yy1673:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1717;
        default: goto yy1592;
    }
yy1674:
    at++;
    { *value = 0x4; return 6; }
yy1675:
    at++;
    { *value = 0x5; return 6; }
yy1676:
    at++;
    { *value = 0x6; return 6; }
yy1677:
    at++;
    { *value = 0x7; return 6; }
yy1678:
    at++;
    { *value = 0x8; return 6; }
yy1679:
    at++;
    { *value = 0x9; return 6; }
yy1680:
    at++;
    { *value = 0xa; return 6; }
yy1681:
    at++;
    { *value = 0xb; return 6; }
yy1682:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1718;
        default: goto yy1592;
    }
yy1683:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1719;
        default: goto yy1592;
    }
yy1684:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1720;
        default: goto yy1592;
    }
yy1685:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1721;
        default: goto yy1592;
    }
yy1686:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1722;
        default: goto yy1592;
    }
yy1687:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1723;
        default: goto yy1592;
    }
yy1688:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1724;
        default: goto yy1689;
    }
yy1689:
    { *value = 0x20; return 6; }
yy1690:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1725;
        default: goto yy1592;
    }
yy1691:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1726;
        default: goto yy1592;
    }
yy1692:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1727;
        default: goto yy1592;
    }
yy1693:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1728;
        default: goto yy1592;
    }
yy1694:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1729;
        default: goto yy1592;
    }
yy1695:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1730;
        default: goto yy1592;
    }
yy1696:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1731;
        default: goto yy1592;
    }
yy1697:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1732;
        default: goto yy1592;
    }
yy1698:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1734;
        default: goto yy1592;
    }
yy1699:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1735;
        default: goto yy1592;
    }
yy1700:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1736;
        default: goto yy1592;
    }
yy1701:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy1737;
        default: goto yy1592;
    }
yy1702:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1738;
        default: goto yy1592;
    }
yy1703:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1739;
        default: goto yy1592;
    }
yy1704:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1740;
        default: goto yy1592;
    }
yy1705:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1741;
        default: goto yy1592;
    }
yy1706:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1742;
        default: goto yy1592;
    }
yy1707:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1743;
        default: goto yy1592;
    }
yy1708:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1744;
        default: goto yy1592;
    }
yy1709:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1745;
        default: goto yy1592;
    }
yy1710:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1746;
        default: goto yy1592;
    }
yy1711:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1747;
        case 'L': goto yy1748;
        default: goto yy1592;
    }
yy1712:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1749;
        default: goto yy1592;
    }
yy1713:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1750;
        case 'S': goto yy1751;
        default: goto yy1592;
    }
yy1714:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1752;
        default: goto yy1592;
    }
yy1715:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1753;
        default: goto yy1592;
    }
yy1716:
    at++;
    { *value = 0x28; return 7; }
yy1717:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1754;
        default: goto yy1592;
    }
yy1718:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1755;
        default: goto yy1592;
    }
yy1719:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1756;
        default: goto yy1592;
    }
yy1720:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1757;
        default: goto yy1592;
    }
yy1721:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1758;
        case 'S': goto yy1759;
        default: goto yy1592;
    }
yy1722:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1760;
        case 'S': goto yy1761;
        default: goto yy1592;
    }
yy1723:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1762;
        default: goto yy1592;
    }
yy1724:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1763;
        case 'Y': goto yy1764;
        case 'Z': goto yy1765;
        default: goto yy1592;
    }
yy1725:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1766;
        case 'I': goto yy1767;
        default: goto yy1592;
    }
yy1726:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1768;
        default: goto yy1592;
    }
yy1727:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1769;
        default: goto yy1592;
    }
yy1728:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1770;
        default: goto yy1592;
    }
yy1729:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1771;
        default: goto yy1592;
    }
yy1730:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1772;
        default: goto yy1592;
    }
yy1731:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1773;
        default: goto yy1592;
    }
yy1732:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1774;
        case 'L': goto yy1775;
        default: goto yy1733;
    }
yy1733:
    { *value = 0x1; return 8; }
yy1734:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy1776;
        default: goto yy1592;
    }
yy1735:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1777;
        default: goto yy1592;
    }
yy1736:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1778;
        default: goto yy1592;
    }
yy1737:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy1779;
        default: goto yy1592;
    }
yy1738:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1780;
        default: goto yy1592;
    }
yy1739:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1781;
        default: goto yy1592;
    }
yy1740:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1782;
        default: goto yy1592;
    }
yy1741:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1783;
        default: goto yy1592;
    }
yy1742:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1784;
        default: goto yy1592;
    }
yy1743:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1785;
        default: goto yy1592;
    }
yy1744:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1786;
        default: goto yy1592;
    }
yy1745:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1787;
        default: goto yy1592;
    }
yy1746:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1788;
        default: goto yy1592;
    }
yy1747:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1789;
        default: goto yy1592;
    }
yy1748:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1790;
        default: goto yy1592;
    }
yy1749:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1791;
        default: goto yy1592;
    }
yy1750:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1792;
        default: goto yy1592;
    }
yy1751:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy1793;
        default: goto yy1592;
    }
yy1752:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1794;
        default: goto yy1592;
    }
yy1753:
    at++;
    { *value = 0x2a; return 8; }
yy1754:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1795;
        default: goto yy1592;
    }
yy1755:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1796;
        case '1': goto yy1797;
        case '2': goto yy1798;
        case '3': goto yy1799;
        case '4': goto yy1800;
        case '5': goto yy1801;
        case '6': goto yy1802;
        case '7': goto yy1803;
        default: goto yy1592;
    }
yy1756:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1804;
        default: goto yy1592;
    }
yy1757:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1805;
        default: goto yy1592;
    }
yy1758:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1806;
        default: goto yy1592;
    }
yy1759:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy1807;
        default: goto yy1592;
    }
yy1760:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1808;
        default: goto yy1592;
    }
yy1761:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy1809;
        default: goto yy1592;
    }
yy1762:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1810;
        default: goto yy1592;
    }
yy1763:
    at++;
    { *value = 0x21; return 8; }
yy1764:
    at++;
    { *value = 0x22; return 8; }
yy1765:
    at++;
    { *value = 0x23; return 8; }
yy1766:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1811;
        default: goto yy1592;
    }
yy1767:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1812;
        default: goto yy1592;
    }
yy1768:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1813;
        default: goto yy1592;
    }
yy1769:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1814;
        default: goto yy1592;
    }
yy1770:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1815;
        default: goto yy1592;
    }
yy1771:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1816;
        default: goto yy1592;
    }
yy1772:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1817;
        default: goto yy1592;
    }
yy1773:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1818;
        default: goto yy1592;
    }
yy1774:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1819;
        default: goto yy1592;
    }
yy1775:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1820;
        default: goto yy1592;
    }
yy1776:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1821;
        case 'Y': goto yy1822;
        case 'Z': goto yy1823;
        default: goto yy1592;
    }
yy1777:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1824;
        default: goto yy1592;
    }
yy1778:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1825;
        default: goto yy1592;
    }
yy1779:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy1826;
        default: goto yy1592;
    }
yy1780:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1827;
        default: goto yy1592;
    }
yy1781:
    at++;
    { *value = 0x38; return 9; }
yy1782:
    at++;
    { *value = 0x3c; return 9; }
yy1783:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1828;
        case 'T': goto yy1829;
        default: goto yy1592;
    }
yy1784:
    at++;
    { *value = 0x3b; return 9; }
yy1785:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1830;
        default: goto yy1592;
    }
yy1786:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1831;
        default: goto yy1592;
    }
yy1787:
    at++;
    { *value = 0x0; return 9; }
yy1788:
    at++;
    { *value = 0x3a; return 9; }
yy1789:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1832;
        default: goto yy1592;
    }
yy1790:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1833;
        default: goto yy1592;
    }
yy1791:
    at++;
    { *value = 0x39; return 9; }
yy1792:
    at++;
    { *value = 0x34; return 9; }
yy1793:
    at++;
    { *value = 0x35; return 9; }
yy1794:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1834;
        default: goto yy1592;
    }
yy1795:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1835;
        default: goto yy1592;
    }
yy1796:
    at++;
    { *value = 0x48; return 9; }
yy1797:
    at++;
    { *value = 0x49; return 9; }
yy1798:
    at++;
    { *value = 0x4a; return 9; }
yy1799:
    at++;
    { *value = 0x4b; return 9; }
yy1800:
    at++;
    { *value = 0x4c; return 9; }
yy1801:
    at++;
    { *value = 0x4d; return 9; }
yy1802:
    at++;
    { *value = 0x4e; return 9; }
yy1803:
    at++;
    { *value = 0x4f; return 9; }
yy1804:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy1836;
        default: goto yy1592;
    }
yy1805:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1837;
        default: goto yy1592;
    }
yy1806:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1838;
        default: goto yy1592;
    }
yy1807:
    at++;
    { *value = 0x32; return 9; }
yy1808:
    at++;
    { *value = 0x30; return 9; }
yy1809:
    at++;
    { *value = 0x31; return 9; }
yy1810:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1839;
        default: goto yy1592;
    }
yy1811:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy1840;
        default: goto yy1592;
    }
yy1812:
    at++;
    { *value = 0x3; return 9; }
yy1813:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1841;
        default: goto yy1592;
    }
yy1814:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1842;
        default: goto yy1592;
    }
yy1815:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1843;
        default: goto yy1592;
    }
yy1816:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1844;
        default: goto yy1592;
    }
yy1817:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy1845;
        default: goto yy1592;
    }
yy1818:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1846;
        default: goto yy1592;
    }
yy1819:
    at++;
    { *value = 0x51; return 10; }
yy1820:
    at++;
    { *value = 0x50; return 10; }
yy1821:
    at++;
    { *value = 0x25; return 10; }
yy1822:
    at++;
    { *value = 0x26; return 10; }
yy1823:
    at++;
    { *value = 0x27; return 10; }
yy1824:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1847;
        default: goto yy1592;
    }
yy1825:
    at++;
    { *value = 0x3e; return 10; }
yy1826:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy1848;
        default: goto yy1592;
    }
yy1827:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1849;
        default: goto yy1592;
    }
yy1828:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1850;
        default: goto yy1592;
    }
yy1829:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1851;
        default: goto yy1592;
    }
yy1830:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1852;
        default: goto yy1592;
    }
yy1831:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1853;
        default: goto yy1592;
    }
yy1832:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1854;
        default: goto yy1592;
    }
yy1833:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy1855;
        default: goto yy1592;
    }
yy1834:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1856;
        default: goto yy1592;
    }
yy1835:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy1857;
        default: goto yy1592;
    }
yy1836:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1858;
        default: goto yy1592;
    }
yy1837:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1859;
        default: goto yy1592;
    }
yy1838:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1860;
        default: goto yy1592;
    }
yy1839:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1861;
        default: goto yy1592;
    }
yy1840:
    at++;
    { *value = 0x2; return 10; }
yy1841:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1862;
        default: goto yy1592;
    }
yy1842:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1863;
        default: goto yy1592;
    }
yy1843:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1864;
        default: goto yy1592;
    }
yy1844:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy1865;
        default: goto yy1592;
    }
yy1845:
    at++;
    { *value = 0x1c; return 11; }
yy1846:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy1866;
        default: goto yy1592;
    }
yy1847:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1867;
        default: goto yy1592;
    }
yy1848:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1868;
        default: goto yy1592;
    }
yy1849:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1869;
        default: goto yy1592;
    }
yy1850:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1870;
        default: goto yy1592;
    }
yy1851:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1871;
        default: goto yy1592;
    }
yy1852:
    at++;
    { *value = 0x60; return 11; }
yy1853:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1872;
        default: goto yy1592;
    }
yy1854:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1873;
        default: goto yy1592;
    }
yy1855:
    at++;
    { *value = 0x36; return 11; }
yy1856:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1874;
        default: goto yy1592;
    }
yy1857:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1875;
        default: goto yy1592;
    }
yy1858:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1876;
        default: goto yy1592;
    }
yy1859:
    at++;
    { *value = 0x3d; return 11; }
yy1860:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1877;
        default: goto yy1592;
    }
yy1861:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1878;
        default: goto yy1592;
    }
yy1862:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1879;
        default: goto yy1592;
    }
yy1863:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1880;
        default: goto yy1592;
    }
yy1864:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1881;
        default: goto yy1592;
    }
yy1865:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy1882;
        default: goto yy1592;
    }
yy1866:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1883;
        default: goto yy1592;
    }
yy1867:
    at++;
    { *value = 0x24; return 12; }
yy1868:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy1884;
        default: goto yy1592;
    }
yy1869:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy1885;
        default: goto yy1592;
    }
yy1870:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1886;
        default: goto yy1592;
    }
yy1871:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1887;
        default: goto yy1592;
    }
yy1872:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1888;
        default: goto yy1592;
    }
yy1873:
    at++;
    { *value = 0x37; return 12; }
yy1874:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1889;
        default: goto yy1592;
    }
yy1875:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1890;
        default: goto yy1592;
    }
yy1876:
    at++;
    { *value = 0x10; return 12; }
yy1877:
    at++;
    { *value = 0x33; return 12; }
yy1878:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1891;
        default: goto yy1592;
    }
yy1879:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1892;
        default: goto yy1592;
    }
yy1880:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1893;
        default: goto yy1592;
    }
yy1881:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1894;
        default: goto yy1592;
    }
yy1882:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1895;
        default: goto yy1592;
    }
yy1883:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1896;
        default: goto yy1592;
    }
yy1884:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy1897;
        default: goto yy1592;
    }
yy1885:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1898;
        default: goto yy1592;
    }
yy1886:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1899;
        default: goto yy1592;
    }
yy1887:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1900;
        default: goto yy1592;
    }
yy1888:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1901;
        default: goto yy1592;
    }
yy1889:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1902;
        default: goto yy1592;
    }
yy1890:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1903;
        default: goto yy1592;
    }
yy1891:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1904;
        default: goto yy1592;
    }
yy1892:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1905;
        default: goto yy1592;
    }
yy1893:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1906;
        default: goto yy1592;
    }
yy1894:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1907;
        default: goto yy1592;
    }
yy1895:
    at++;
    { *value = 0x14; return 14; }
yy1896:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1908;
        default: goto yy1592;
    }
yy1897:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy1909;
        default: goto yy1592;
    }
yy1898:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1910;
        default: goto yy1592;
    }
yy1899:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1911;
        default: goto yy1592;
    }
yy1900:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1912;
        case 'L': goto yy1913;
        default: goto yy1592;
    }
yy1901:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1914;
        default: goto yy1592;
    }
yy1902:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy1915;
        case '1': goto yy1916;
        case '2': goto yy1917;
        case '3': goto yy1918;
        default: goto yy1592;
    }
yy1903:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1919;
        default: goto yy1592;
    }
yy1904:
    at++;
    { *value = 0x13; return 14; }
yy1905:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1920;
        default: goto yy1592;
    }
yy1906:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1921;
        default: goto yy1592;
    }
yy1907:
    at++;
    { *value = 0x12; return 14; }
yy1908:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1922;
        default: goto yy1592;
    }
yy1909:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy1923;
        default: goto yy1592;
    }
yy1910:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1924;
        default: goto yy1592;
    }
yy1911:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1925;
        default: goto yy1592;
    }
yy1912:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1926;
        default: goto yy1592;
    }
yy1913:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1927;
        default: goto yy1592;
    }
yy1914:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1928;
        case 'N': goto yy1929;
        default: goto yy1592;
    }
yy1915:
    at++;
    { *value = 0x18; return 15; }
yy1916:
    at++;
    { *value = 0x19; return 15; }
yy1917:
    at++;
    { *value = 0x1a; return 15; }
yy1918:
    at++;
    { *value = 0x1b; return 15; }
yy1919:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy1930;
        default: goto yy1592;
    }
yy1920:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1931;
        default: goto yy1592;
    }
yy1921:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy1932;
        default: goto yy1592;
    }
yy1922:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1933;
        default: goto yy1592;
    }
yy1923:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy1934;
        default: goto yy1592;
    }
yy1924:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1935;
        default: goto yy1592;
    }
yy1925:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1936;
        default: goto yy1592;
    }
yy1926:
    at++;
    { *value = 0x53; return 16; }
yy1927:
    at++;
    { *value = 0x52; return 16; }
yy1928:
    at++;
    { *value = 0x11; return 16; }
yy1929:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy1937;
        default: goto yy1592;
    }
yy1930:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1938;
        default: goto yy1592;
    }
yy1931:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1939;
        default: goto yy1592;
    }
yy1932:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1940;
        case 'Z': goto yy1941;
        default: goto yy1592;
    }
yy1933:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1942;
        default: goto yy1592;
    }
yy1934:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy1943;
        default: goto yy1592;
    }
yy1935:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1944;
        case 'E': goto yy1945;
        default: goto yy1592;
    }
yy1936:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1946;
        default: goto yy1592;
    }
yy1937:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1947;
        default: goto yy1592;
    }
yy1938:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1948;
        default: goto yy1592;
    }
yy1939:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1949;
        default: goto yy1592;
    }
yy1940:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy1951;
        default: goto yy1592;
    }
yy1941:
    at++;
    { *value = 0x1f; return 17; }
yy1942:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy1952;
        default: goto yy1592;
    }
yy1943:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy1953;
        default: goto yy1592;
    }
yy1944:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1954;
        default: goto yy1592;
    }
yy1945:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1955;
        default: goto yy1592;
    }
yy1946:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy1956;
        default: goto yy1592;
    }
yy1947:
    at++;
    { *value = 0x1d; return 18; }
yy1948:
    at++;
    { *value = 0xf; return 18; }
yy1949:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy1957;
        default: goto yy1950;
    }
yy1950:
    { *value = 0x42; return 18; }
yy1951:
    at++;
    { *value = 0x1e; return 18; }
yy1952:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1958;
        default: goto yy1592;
    }
yy1953:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy1959;
        default: goto yy1592;
    }
yy1954:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1960;
        default: goto yy1592;
    }
yy1955:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1961;
        default: goto yy1592;
    }
yy1956:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1962;
        default: goto yy1592;
    }
yy1957:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1963;
        default: goto yy1592;
    }
yy1958:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy1964;
        default: goto yy1592;
    }
yy1959:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1965;
        default: goto yy1592;
    }
yy1960:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1966;
        default: goto yy1592;
    }
yy1961:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy1967;
        default: goto yy1592;
    }
yy1962:
    at++;
    { *value = 0x40; return 20; }
yy1963:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1968;
        default: goto yy1592;
    }
yy1964:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1969;
        case 'I': goto yy1970;
        default: goto yy1592;
    }
yy1965:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy1971;
        default: goto yy1592;
    }
yy1966:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1972;
        default: goto yy1592;
    }
yy1967:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy1973;
        default: goto yy1592;
    }
yy1968:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy1974;
        default: goto yy1592;
    }
yy1969:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1975;
        default: goto yy1592;
    }
yy1970:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy1976;
        default: goto yy1592;
    }
yy1971:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy1977;
        default: goto yy1592;
    }
yy1972:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1978;
        default: goto yy1592;
    }
yy1973:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1979;
        default: goto yy1592;
    }
yy1974:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1980;
        default: goto yy1592;
    }
yy1975:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1981;
        default: goto yy1592;
    }
yy1976:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1982;
        default: goto yy1592;
    }
yy1977:
    at++;
    { *value = 0x29; return 23; }
yy1978:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1983;
        default: goto yy1592;
    }
yy1979:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy1984;
        default: goto yy1592;
    }
yy1980:
    at++;
    { *value = 0x43; return 23; }
yy1981:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy1985;
        default: goto yy1592;
    }
yy1982:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1986;
        default: goto yy1592;
    }
yy1983:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1987;
        case 'L': goto yy1988;
        default: goto yy1592;
    }
yy1984:
    at++;
    { *value = 0x17; return 24; }
yy1985:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy1989;
        default: goto yy1592;
    }
yy1986:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy1990;
        default: goto yy1592;
    }
yy1987:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy1991;
        default: goto yy1592;
    }
yy1988:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy1992;
        default: goto yy1592;
    }
yy1989:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1993;
        default: goto yy1592;
    }
yy1990:
    at++;
    { *value = 0x61; return 26; }
yy1991:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy1994;
        default: goto yy1592;
    }
yy1992:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy1995;
        default: goto yy1592;
    }
yy1993:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy1996;
        default: goto yy1592;
    }
yy1994:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1997;
        default: goto yy1592;
    }
yy1995:
    at++;
    { *value = 0x15; return 27; }
yy1996:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy1998;
        case 'L': goto yy1999;
        default: goto yy1592;
    }
yy1997:
    at++;
    { *value = 0x16; return 28; }
yy1998:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2000;
        default: goto yy1592;
    }
yy1999:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2001;
        default: goto yy1592;
    }
yy2000:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2002;
        default: goto yy1592;
    }
yy2001:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy2003;
        default: goto yy1592;
    }
yy2002:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2004;
        default: goto yy1592;
    }
yy2003:
    at++;
    { *value = 0x62; return 31; }
yy2004:
    at++;
    { *value = 0x63; return 32; }
}

}

/* texts of `VMODE` */
uint32_t maxwell_scan_words_vmode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2008;
        default: goto yy2006;
    }
yy2006:
    at++;
yy2007:
    { return 0; }
yy2008:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2009;
        case 'E': goto yy2011;
        default: goto yy2007;
    }
yy2009:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2012;
        case 'N': goto yy2013;
        default: goto yy2010;
    }
yy2010:
    at = mark;
    goto yy2007;
yy2011:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy2014;
        default: goto yy2010;
    }
yy2012:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2015;
        default: goto yy2010;
    }
yy2013:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2016;
        default: goto yy2010;
    }
yy2014:
    at++;
    { *value = 0x2; return 3; }
yy2015:
    at++;
    { *value = 0x0; return 4; }
yy2016:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `VTG` */
uint32_t maxwell_scan_words_vtg(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2020;
        default: goto yy2018;
    }
yy2018:
    at++;
yy2019:
    { return 0; }
yy2020:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2021;
        case 'R': goto yy2022;
        default: goto yy2019;
    }
yy2021:
    at++;
    { *value = 0x1; return 2; }
yy2022:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2024;
        default: goto yy2023;
    }
yy2023:
    { *value = 0x0; return 2; }
yy2024:
    at++;
    { *value = 0x2; return 3; }
}

}

/* texts of `SMODE` */
uint32_t maxwell_scan_words_smode(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2028;
        default: goto yy2026;
    }
yy2026:
    at++;
yy2027:
    { return 0; }
yy2028:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2029;
        case 'D': goto yy2031;
        case 'I': goto yy2032;
        case 'U': goto yy2033;
        default: goto yy2027;
    }
yy2029:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2034;
        default: goto yy2030;
    }
yy2030:
    at = mark;
    goto yy2027;
yy2031:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2035;
        default: goto yy2030;
    }
yy2032:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2036;
        default: goto yy2030;
    }
yy2033:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2037;
        default: goto yy2030;
    }
yy2034:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2038;
        default: goto yy2030;
    }
yy2035:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy2039;
        default: goto yy2030;
    }
yy2036:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2040;
        default: goto yy2030;
    }
yy2037:
    at++;
    { *value = 0x1; return 3; }
yy2038:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2041;
        default: goto yy2030;
    }
yy2039:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2042;
        default: goto yy2030;
    }
yy2040:
    at++;
    { *value = 0x0; return 4; }
yy2041:
    at++;
    { *value = 0x3; return 5; }
yy2042:
    at++;
    { *value = 0x2; return 5; }
}

}

/* texts of `BRED` */
uint32_t maxwell_scan_words_bred(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2046;
        default: goto yy2044;
    }
yy2044:
    at++;
yy2045:
    { return 0; }
yy2046:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2047;
        case 'O': goto yy2049;
        case 'P': goto yy2050;
        default: goto yy2045;
    }
yy2047:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2051;
        default: goto yy2048;
    }
yy2048:
    at = mark;
    goto yy2045;
yy2049:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2052;
        default: goto yy2048;
    }
yy2050:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2053;
        default: goto yy2048;
    }
yy2051:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2054;
        default: goto yy2048;
    }
yy2052:
    at++;
    { *value = 0x2; return 3; }
yy2053:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2055;
        default: goto yy2048;
    }
yy2054:
    at++;
    { *value = 0x1; return 4; }
yy2055:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2056;
        default: goto yy2048;
    }
yy2056:
    at++;
    { *value = 0x0; return 5; }
}

}

/* texts of `R2BK` */
uint32_t maxwell_scan_words_r2bk(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2060;
        default: goto yy2058;
    }
yy2058:
    at++;
yy2059:
    { return 0; }
yy2060:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2061;
        case 'W': goto yy2063;
        default: goto yy2059;
    }
yy2061:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2064;
        default: goto yy2062;
    }
yy2062:
    at = mark;
    goto yy2059;
yy2063:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2065;
        default: goto yy2062;
    }
yy2064:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2066;
        default: goto yy2062;
    }
yy2065:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2067;
        default: goto yy2062;
    }
yy2066:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2068;
        default: goto yy2062;
    }
yy2067:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2069;
        default: goto yy2062;
    }
yy2068:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2070;
        default: goto yy2062;
    }
yy2069:
    at++;
    { *value = 0x2; return 5; }
yy2070:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2071;
        default: goto yy2062;
    }
yy2071:
    at++;
    { *value = 0x1; return 7; }
}

}

/* texts of `DSB` */
uint32_t maxwell_scan_words_dsb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2075;
        default: goto yy2073;
    }
yy2073:
    at++;
yy2074:
    { return 0; }
yy2075:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2076;
        default: goto yy2074;
    }
yy2076:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2078;
        case '1': goto yy2079;
        case '2': goto yy2080;
        case '3': goto yy2081;
        case '4': goto yy2082;
        case '5': goto yy2083;
        default: goto yy2077;
    }
yy2077:
    at = mark;
    goto yy2074;
yy2078:
    at++;
    { *value = 0x0; return 3; }
yy2079:
    at++;
    { *value = 0x1; return 3; }
yy2080:
    at++;
    { *value = 0x2; return 3; }
yy2081:
    at++;
    { *value = 0x3; return 3; }
yy2082:
    at++;
    { *value = 0x4; return 3; }
yy2083:
    at++;
    { *value = 0x5; return 3; }
}

}

/* texts of `D4` */
uint32_t maxwell_scan_words_d4(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2086;
        default: goto yy2085;
    }
yy2085:
    at++;
    { return 0; }
yy2086:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `D3` */
uint32_t maxwell_scan_words_d3(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2089;
        default: goto yy2088;
    }
yy2088:
    at++;
    { return 0; }
yy2089:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `D2` */
uint32_t maxwell_scan_words_d2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2092;
        default: goto yy2091;
    }
yy2091:
    at++;
    { return 0; }
yy2092:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `D1` */
uint32_t maxwell_scan_words_d1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2095;
        default: goto yy2094;
    }
yy2094:
    at++;
    { return 0; }
yy2095:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `D0` */
uint32_t maxwell_scan_words_d0(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2098;
        default: goto yy2097;
    }
yy2097:
    at++;
    { return 0; }
yy2098:
    at++;
    { *value = 0x1; return 1; }
}

}

/* texts of `SUDIM` */
uint32_t maxwell_scan_words_sudim(const char *text, const char *end, uint64_t *value)
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
        case '.': goto yy2102;
        default: goto yy2100;
    }
yy2100:
    at++;
yy2101:
    { return 0; }
yy2102:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2103;
        case '2': goto yy2105;
        case '3': goto yy2106;
        default: goto yy2101;
    }
yy2103:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2107;
        default: goto yy2104;
    }
yy2104:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy2101;
        case 1: goto yy2108;
        default: goto yy2110;
    }
yy2105:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2109;
        default: goto yy2104;
    }
yy2106:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2111;
        default: goto yy2104;
    }
yy2107:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2112;
        default: goto yy2108;
    }
yy2108:
    { *value = 0x0; return 3; }
yy2109:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2113;
        default: goto yy2110;
    }
yy2110:
    { *value = 0x3; return 3; }
yy2111:
    at++;
    { *value = 0x5; return 3; }
yy2112:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2114;
        case 'B': goto yy2115;
        default: goto yy2104;
    }
yy2113:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2116;
        default: goto yy2104;
    }
yy2114:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2117;
        default: goto yy2104;
    }
yy2115:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2118;
        default: goto yy2104;
    }
yy2116:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2119;
        default: goto yy2104;
    }
yy2117:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2120;
        default: goto yy2104;
    }
yy2118:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2121;
        default: goto yy2104;
    }
yy2119:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2122;
        default: goto yy2104;
    }
yy2120:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2123;
        default: goto yy2104;
    }
yy2121:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2124;
        default: goto yy2104;
    }
yy2122:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2125;
        default: goto yy2104;
    }
yy2123:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2126;
        default: goto yy2104;
    }
yy2124:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2127;
        default: goto yy2104;
    }
yy2125:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2128;
        default: goto yy2104;
    }
yy2126:
    at++;
    { *value = 0x2; return 9; }
yy2127:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2129;
        default: goto yy2104;
    }
yy2128:
    at++;
    { *value = 0x4; return 9; }
yy2129:
    at++;
    { *value = 0x1; return 10; }
}

}

/* texts of `SUMASK` */
uint32_t maxwell_scan_words_sumask(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2133;
        default: goto yy2131;
    }
yy2131:
    at++;
yy2132:
    { return 0; }
yy2133:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2134;
        case 'B': goto yy2135;
        case 'G': goto yy2137;
        case 'R': goto yy2139;
        default: goto yy2132;
    }
yy2134:
    at++;
    { *value = 0x8; return 2; }
yy2135:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2141;
        default: goto yy2136;
    }
yy2136:
    { *value = 0x4; return 2; }
yy2137:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2142;
        case 'B': goto yy2143;
        default: goto yy2138;
    }
yy2138:
    { *value = 0x2; return 2; }
yy2139:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2145;
        case 'B': goto yy2146;
        case 'G': goto yy2148;
        default: goto yy2140;
    }
yy2140:
    { *value = 0x1; return 2; }
yy2141:
    at++;
    { *value = 0xc; return 3; }
yy2142:
    at++;
    { *value = 0xa; return 3; }
yy2143:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2150;
        default: goto yy2144;
    }
yy2144:
    { *value = 0x6; return 3; }
yy2145:
    at++;
    { *value = 0x9; return 3; }
yy2146:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2151;
        default: goto yy2147;
    }
yy2147:
    { *value = 0x5; return 3; }
yy2148:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2152;
        case 'B': goto yy2153;
        default: goto yy2149;
    }
yy2149:
    { *value = 0x3; return 3; }
yy2150:
    at++;
    { *value = 0xe; return 4; }
yy2151:
    at++;
    { *value = 0xd; return 4; }
yy2152:
    at++;
    { *value = 0xb; return 4; }
yy2153:
    at++;
    { *value = 0x7; return 4; }
}

}

/* texts of `SUCLAMP` */
uint32_t maxwell_scan_words_suclamp(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2157;
        default: goto yy2155;
    }
yy2155:
    at++;
yy2156:
    { return 0; }
yy2157:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2158;
        case 'T': goto yy2160;
        default: goto yy2156;
    }
yy2158:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2161;
        default: goto yy2159;
    }
yy2159:
    at = mark;
    goto yy2156;
yy2160:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2162;
        default: goto yy2159;
    }
yy2161:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2163;
        default: goto yy2159;
    }
yy2162:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2164;
        default: goto yy2159;
    }
yy2163:
    at++;
    { *value = 0x0; return 4; }
yy2164:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2165;
        default: goto yy2159;
    }
yy2165:
    at++;
    { *value = 0x2; return 5; }
}

}

/* texts of `SUPR` */
uint32_t maxwell_scan_words_supr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2169;
        default: goto yy2167;
    }
yy2167:
    at++;
yy2168:
    { return 0; }
yy2169:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2170;
        case '1': goto yy2171;
        case '2': goto yy2172;
        case '3': goto yy2173;
        case '4': goto yy2174;
        case '5': goto yy2175;
        case '6': goto yy2176;
        default: goto yy2168;
    }
yy2170:
    at++;
    { *value = 0x7; return 2; }
yy2171:
    at++;
    { *value = 0x6; return 2; }
yy2172:
    at++;
    { *value = 0x5; return 2; }
yy2173:
    at++;
    { *value = 0x4; return 2; }
yy2174:
    at++;
    { *value = 0x3; return 2; }
yy2175:
    at++;
    { *value = 0x2; return 2; }
yy2176:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `SUBA` */
uint32_t maxwell_scan_words_suba(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2180;
        default: goto yy2178;
    }
yy2178:
    at++;
yy2179:
    { return 0; }
yy2180:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2181;
        default: goto yy2179;
    }
yy2181:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2183;
        default: goto yy2182;
    }
yy2182:
    at = mark;
    goto yy2179;
yy2183:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `SURTYPE` */
uint32_t maxwell_scan_words_surtype(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2187;
        default: goto yy2185;
    }
yy2185:
    at++;
yy2186:
    { return 0; }
yy2187:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2188;
        case 'S': goto yy2190;
        case 'U': goto yy2191;
        default: goto yy2186;
    }
yy2188:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2192;
        default: goto yy2189;
    }
yy2189:
    at = mark;
    goto yy2186;
yy2190:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2193;
        case '6': goto yy2194;
        case 'D': goto yy2195;
        default: goto yy2189;
    }
yy2191:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2196;
        default: goto yy2189;
    }
yy2192:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2197;
        default: goto yy2189;
    }
yy2193:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2198;
        default: goto yy2189;
    }
yy2194:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2199;
        default: goto yy2189;
    }
yy2195:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2200;
        case '6': goto yy2201;
        default: goto yy2189;
    }
yy2196:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2202;
        default: goto yy2189;
    }
yy2197:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2203;
        default: goto yy2189;
    }
yy2198:
    at++;
    { *value = 0x1; return 4; }
yy2199:
    at++;
    { *value = 0x5; return 4; }
yy2200:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2204;
        default: goto yy2189;
    }
yy2201:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2205;
        default: goto yy2189;
    }
yy2202:
    at++;
    { *value = 0x2; return 4; }
yy2203:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2206;
        default: goto yy2189;
    }
yy2204:
    at++;
    { *value = 0x6; return 5; }
yy2205:
    at++;
    { *value = 0x7; return 5; }
yy2206:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2207;
        default: goto yy2189;
    }
yy2207:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy2208;
        default: goto yy2189;
    }
yy2208:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2209;
        default: goto yy2189;
    }
yy2209:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2210;
        default: goto yy2189;
    }
yy2210:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2211;
        default: goto yy2189;
    }
yy2211:
    at++;
    { *value = 0x3; return 11; }
}

}

/* texts of `SUAPD` */
uint32_t maxwell_scan_words_suapd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2215;
        default: goto yy2213;
    }
yy2213:
    at++;
yy2214:
    { return 0; }
yy2215:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2216;
        case 'P': goto yy2217;
        default: goto yy2214;
    }
yy2216:
    at++;
    { *value = 0x1; return 2; }
yy2217:
    at++;
    { *value = 0x0; return 2; }
}

}

/* texts of `TLOD` */
uint32_t maxwell_scan_words_tlod(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2221;
        default: goto yy2219;
    }
yy2219:
    at++;
yy2220:
    { return 0; }
yy2221:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2222;
        default: goto yy2220;
    }
yy2222:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2224;
        case 'L': goto yy2226;
        case 'Z': goto yy2228;
        default: goto yy2223;
    }
yy2223:
    at = mark;
    goto yy2220;
yy2224:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2229;
        default: goto yy2225;
    }
yy2225:
    { *value = 0x2; return 3; }
yy2226:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2230;
        default: goto yy2227;
    }
yy2227:
    { *value = 0x3; return 3; }
yy2228:
    at++;
    { *value = 0x1; return 3; }
yy2229:
    at++;
    { *value = 0x6; return 4; }
yy2230:
    at++;
    { *value = 0x7; return 4; }
}

}

/* texts of `TLC` */
uint32_t maxwell_scan_words_tlc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2234;
        default: goto yy2232;
    }
yy2232:
    at++;
yy2233:
    { return 0; }
yy2234:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2235;
        default: goto yy2233;
    }
yy2235:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2237;
        default: goto yy2236;
    }
yy2236:
    at = mark;
    goto yy2233;
yy2237:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `TAO` */
uint32_t maxwell_scan_words_tao(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2241;
        default: goto yy2239;
    }
yy2239:
    at++;
yy2240:
    { return 0; }
yy2241:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2242;
        default: goto yy2240;
    }
yy2242:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2244;
        default: goto yy2243;
    }
yy2243:
    at = mark;
    goto yy2240;
yy2244:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2245;
        default: goto yy2243;
    }
yy2245:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2246;
        default: goto yy2243;
    }
yy2246:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2247;
        default: goto yy2243;
    }
yy2247:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `TDC` */
uint32_t maxwell_scan_words_tdc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2251;
        default: goto yy2249;
    }
yy2249:
    at++;
yy2250:
    { return 0; }
yy2251:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2252;
        default: goto yy2250;
    }
yy2252:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2254;
        default: goto yy2253;
    }
yy2253:
    at = mark;
    goto yy2250;
yy2254:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `NODEP` */
uint32_t maxwell_scan_words_nodep(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2258;
        default: goto yy2256;
    }
yy2256:
    at++;
yy2257:
    { return 0; }
yy2258:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2259;
        default: goto yy2257;
    }
yy2259:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2261;
        default: goto yy2260;
    }
yy2260:
    at = mark;
    goto yy2257;
yy2261:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2262;
        default: goto yy2260;
    }
yy2262:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2263;
        default: goto yy2260;
    }
yy2263:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2264;
        default: goto yy2260;
    }
yy2264:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `PHT` */
uint32_t maxwell_scan_words_pht(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2268;
        default: goto yy2266;
    }
yy2266:
    at++;
yy2267:
    { return 0; }
yy2268:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2269;
        default: goto yy2267;
    }
yy2269:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `PHP` */
uint32_t maxwell_scan_words_php(const char *text, const char *end, uint64_t *value)
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
        case 'P': goto yy2274;
        default: goto yy2272;
    }
yy2274:
    at++;
    { *value = 0x1; return 2; }
}

}

/* texts of `TDIM` */
uint32_t maxwell_scan_words_tdim(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2278;
        case '2': goto yy2279;
        case '3': goto yy2280;
        case 'A': goto yy2281;
        case 'C': goto yy2282;
        default: goto yy2276;
    }
yy2276:
    at++;
yy2277:
    { return 0; }
yy2278:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2283;
        default: goto yy2277;
    }
yy2279:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2284;
        default: goto yy2277;
    }
yy2280:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2285;
        default: goto yy2277;
    }
yy2281:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2286;
        default: goto yy2277;
    }
yy2282:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2288;
        default: goto yy2277;
    }
yy2283:
    at++;
    { *value = 0x0; return 2; }
yy2284:
    at++;
    { *value = 0x2; return 2; }
yy2285:
    at++;
    { *value = 0x4; return 2; }
yy2286:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2289;
        default: goto yy2287;
    }
yy2287:
    at = mark;
    goto yy2277;
yy2288:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2290;
        default: goto yy2287;
    }
yy2289:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2291;
        default: goto yy2287;
    }
yy2290:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2292;
        default: goto yy2287;
    }
yy2291:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2293;
        default: goto yy2287;
    }
yy2292:
    at++;
    { *value = 0x6; return 4; }
yy2293:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2294;
        default: goto yy2287;
    }
yy2294:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2295;
        case '2': goto yy2296;
        case '3': goto yy2297;
        case 'C': goto yy2298;
        default: goto yy2287;
    }
yy2295:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2299;
        default: goto yy2287;
    }
yy2296:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2300;
        default: goto yy2287;
    }
yy2297:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2301;
        default: goto yy2287;
    }
yy2298:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2302;
        default: goto yy2287;
    }
yy2299:
    at++;
    { *value = 0x1; return 8; }
yy2300:
    at++;
    { *value = 0x3; return 8; }
yy2301:
    at++;
    { *value = 0x5; return 8; }
yy2302:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2303;
        default: goto yy2287;
    }
yy2303:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2304;
        default: goto yy2287;
    }
yy2304:
    at++;
    { *value = 0x7; return 10; }
}

}

/* texts of `TLDL` */
uint32_t maxwell_scan_words_tldl(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2308;
        default: goto yy2306;
    }
yy2306:
    at++;
yy2307:
    { return 0; }
yy2308:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2309;
        default: goto yy2307;
    }
yy2309:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2311;
        case 'Z': goto yy2312;
        default: goto yy2310;
    }
yy2310:
    at = mark;
    goto yy2307;
yy2311:
    at++;
    { *value = 0x1; return 3; }
yy2312:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `TLDM` */
uint32_t maxwell_scan_words_tldm(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2316;
        default: goto yy2314;
    }
yy2314:
    at++;
yy2315:
    { return 0; }
yy2316:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2317;
        default: goto yy2315;
    }
yy2317:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2319;
        default: goto yy2318;
    }
yy2318:
    at = mark;
    goto yy2315;
yy2319:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `TLDC` */
uint32_t maxwell_scan_words_tldc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2323;
        default: goto yy2321;
    }
yy2321:
    at++;
yy2322:
    { return 0; }
yy2323:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2324;
        default: goto yy2322;
    }
yy2324:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2326;
        default: goto yy2325;
    }
yy2325:
    at = mark;
    goto yy2322;
yy2326:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `T4C` */
uint32_t maxwell_scan_words_t4c(const char *text, const char *end, uint64_t *value)
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
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2331;
        case 'B': goto yy2332;
        case 'G': goto yy2333;
        case 'R': goto yy2334;
        default: goto yy2329;
    }
yy2331:
    at++;
    { *value = 0x3; return 2; }
yy2332:
    at++;
    { *value = 0x2; return 2; }
yy2333:
    at++;
    { *value = 0x1; return 2; }
yy2334:
    at++;
    { *value = 0x0; return 2; }
}

}

/* texts of `T4O` */
uint32_t maxwell_scan_words_t4o(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2338;
        default: goto yy2336;
    }
yy2336:
    at++;
yy2337:
    { return 0; }
yy2338:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2339;
        case 'P': goto yy2341;
        default: goto yy2337;
    }
yy2339:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2342;
        default: goto yy2340;
    }
yy2340:
    at = mark;
    goto yy2337;
yy2341:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2343;
        default: goto yy2340;
    }
yy2342:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2344;
        default: goto yy2340;
    }
yy2343:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2345;
        default: goto yy2340;
    }
yy2344:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2346;
        default: goto yy2340;
    }
yy2345:
    at++;
    { *value = 0x2; return 4; }
yy2346:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2347;
        default: goto yy2340;
    }
yy2347:
    at++;
    { *value = 0x1; return 6; }
}

}

/* texts of `TXQK` */
uint32_t maxwell_scan_words_txqk(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2351;
        default: goto yy2349;
    }
yy2349:
    at++;
yy2350:
    { return 0; }
yy2351:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2352;
        default: goto yy2350;
    }
yy2352:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2354;
        default: goto yy2353;
    }
yy2353:
    at = mark;
    goto yy2350;
yy2354:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2355;
        default: goto yy2353;
    }
yy2355:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2356;
        case 'S': goto yy2357;
        default: goto yy2353;
    }
yy2356:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2358;
        default: goto yy2353;
    }
yy2357:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2359;
        default: goto yy2353;
    }
yy2358:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2360;
        default: goto yy2353;
    }
yy2359:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2361;
        default: goto yy2353;
    }
yy2360:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2362;
        default: goto yy2353;
    }
yy2361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2363;
        default: goto yy2353;
    }
yy2362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2364;
        default: goto yy2353;
    }
yy2363:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2365;
        default: goto yy2353;
    }
yy2364:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2366;
        default: goto yy2353;
    }
yy2365:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2367;
        default: goto yy2353;
    }
yy2366:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2368;
        default: goto yy2353;
    }
yy2367:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2369;
        default: goto yy2353;
    }
yy2368:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2370;
        case 'S': goto yy2371;
        case 'T': goto yy2372;
        default: goto yy2353;
    }
yy2369:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2373;
        default: goto yy2353;
    }
yy2370:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2374;
        default: goto yy2353;
    }
yy2371:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2375;
        default: goto yy2353;
    }
yy2372:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2376;
        default: goto yy2353;
    }
yy2373:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2377;
        case 'F': goto yy2378;
        case 'L': goto yy2379;
        case 'W': goto yy2380;
        default: goto yy2353;
    }
yy2374:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2381;
        default: goto yy2353;
    }
yy2375:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2382;
        default: goto yy2353;
    }
yy2376:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2383;
        default: goto yy2353;
    }
yy2377:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2384;
        default: goto yy2353;
    }
yy2378:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2385;
        default: goto yy2353;
    }
yy2379:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2386;
        default: goto yy2353;
    }
yy2380:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2387;
        default: goto yy2353;
    }
yy2381:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2388;
        default: goto yy2353;
    }
yy2382:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2389;
        default: goto yy2353;
    }
yy2383:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2390;
        default: goto yy2353;
    }
yy2384:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2391;
        default: goto yy2353;
    }
yy2385:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2392;
        default: goto yy2353;
    }
yy2386:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2393;
        default: goto yy2353;
    }
yy2387:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2394;
        default: goto yy2353;
    }
yy2388:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2395;
        default: goto yy2353;
    }
yy2389:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2396;
        default: goto yy2353;
    }
yy2390:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2397;
        default: goto yy2353;
    }
yy2391:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2398;
        default: goto yy2353;
    }
yy2392:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2399;
        default: goto yy2353;
    }
yy2393:
    at++;
    { *value = 0x12; return 15; }
yy2394:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2400;
        default: goto yy2353;
    }
yy2395:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2401;
        default: goto yy2353;
    }
yy2396:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2402;
        default: goto yy2353;
    }
yy2397:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2403;
        default: goto yy2353;
    }
yy2398:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2404;
        default: goto yy2353;
    }
yy2399:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2405;
        default: goto yy2353;
    }
yy2400:
    at++;
    { *value = 0x14; return 16; }
yy2401:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2406;
        default: goto yy2353;
    }
yy2402:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2407;
        default: goto yy2353;
    }
yy2403:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2408;
        default: goto yy2353;
    }
yy2404:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2409;
        default: goto yy2353;
    }
yy2405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2410;
        default: goto yy2353;
    }
yy2406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2411;
        default: goto yy2353;
    }
yy2407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2412;
        default: goto yy2353;
    }
yy2408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2413;
        default: goto yy2353;
    }
yy2409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2414;
        default: goto yy2353;
    }
yy2410:
    at++;
    { *value = 0x10; return 18; }
yy2411:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2415;
        default: goto yy2353;
    }
yy2412:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2416;
        default: goto yy2353;
    }
yy2413:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2417;
        default: goto yy2353;
    }
yy2414:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2418;
        default: goto yy2353;
    }
yy2415:
    at++;
    { *value = 0x1; return 20; }
yy2416:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2419;
        default: goto yy2353;
    }
yy2417:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2420;
        default: goto yy2353;
    }
yy2418:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2421;
        default: goto yy2353;
    }
yy2419:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2422;
        default: goto yy2353;
    }
yy2420:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2423;
        default: goto yy2353;
    }
yy2421:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2424;
        default: goto yy2353;
    }
yy2422:
    at++;
    { *value = 0x5; return 22; }
yy2423:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2425;
        default: goto yy2353;
    }
yy2424:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2426;
        default: goto yy2353;
    }
yy2425:
    at++;
    { *value = 0x2; return 23; }
yy2426:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2427;
        default: goto yy2353;
    }
yy2427:
    at++;
    { *value = 0x16; return 24; }
}

}

/* texts of `TXF` */
uint32_t maxwell_scan_words_txf(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2431;
        default: goto yy2429;
    }
yy2429:
    at++;
yy2430:
    { return 0; }
yy2431:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2432;
        default: goto yy2430;
    }
yy2432:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2434;
        default: goto yy2433;
    }
yy2433:
    at = mark;
    goto yy2430;
yy2434:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2435;
        default: goto yy2433;
    }
yy2435:
    at++;
    { *value = 0x0; return 4; }
}

}

/* texts of `TXC` */
uint32_t maxwell_scan_words_txc(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2439;
        case 'R': goto yy2440;
        default: goto yy2437;
    }
yy2437:
    at++;
yy2438:
    { return 0; }
yy2439:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2441;
        default: goto yy2438;
    }
yy2440:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2443;
        case 'G': goto yy2444;
        default: goto yy2438;
    }
yy2441:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2445;
        default: goto yy2442;
    }
yy2442:
    at = mark;
    goto yy2438;
yy2443:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2446;
        default: goto yy2442;
    }
yy2444:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2447;
        case 'B': goto yy2448;
        default: goto yy2442;
    }
yy2445:
    at++;
    { *value = 0x3; return 3; }
yy2446:
    at++;
    { *value = 0x2; return 3; }
yy2447:
    at++;
    { *value = 0x1; return 3; }
yy2448:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2450;
        default: goto yy2449;
    }
yy2449:
    { *value = 0x0; return 3; }
yy2450:
    at++;
    { *value = 0x4; return 4; }
}

}

/* texts of `TXC1` */
uint32_t maxwell_scan_words_txc1(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2453;
        case 'B': goto yy2454;
        case 'G': goto yy2456;
        case 'R': goto yy2458;
        default: goto yy2452;
    }
yy2452:
    at++;
    { return 0; }
yy2453:
    at++;
    { *value = 0x3; return 1; }
yy2454:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2460;
        default: goto yy2455;
    }
yy2455:
    { *value = 0x2; return 1; }
yy2456:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2461;
        default: goto yy2457;
    }
yy2457:
    { *value = 0x1; return 1; }
yy2458:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2462;
        case 'G': goto yy2463;
        default: goto yy2459;
    }
yy2459:
    { *value = 0x0; return 1; }
yy2460:
    at++;
    { *value = 0x7; return 2; }
yy2461:
    at++;
    { *value = 0x6; return 2; }
yy2462:
    at++;
    { *value = 0x5; return 2; }
yy2463:
    at++;
    { *value = 0x4; return 2; }
}

}

/* texts of `T4F` */
uint32_t maxwell_scan_words_t4f(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2467;
        default: goto yy2465;
    }
yy2465:
    at++;
yy2466:
    { return 0; }
yy2467:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2468;
        default: goto yy2466;
    }
yy2468:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2470;
        default: goto yy2469;
    }
yy2469:
    at = mark;
    goto yy2466;
yy2470:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2471;
        default: goto yy2469;
    }
yy2471:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `VUD` */
uint32_t maxwell_scan_words_vud(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2475;
        default: goto yy2473;
    }
yy2473:
    at++;
yy2474:
    { return 0; }
yy2475:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2476;
        default: goto yy2474;
    }
yy2476:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2478;
        default: goto yy2477;
    }
yy2477:
    at = mark;
    goto yy2474;
yy2478:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `VAS` */
uint32_t maxwell_scan_words_vas(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2481;
        case 'U': goto yy2482;
        default: goto yy2480;
    }
yy2480:
    at++;
    { return 0; }
yy2481:
    at++;
    { *value = 0x1; return 1; }
yy2482:
    at++;
    { *value = 0x0; return 1; }
}

}

/* texts of `VRED` */
uint32_t maxwell_scan_words_vred(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2486;
        default: goto yy2484;
    }
yy2484:
    at++;
yy2485:
    { return 0; }
yy2486:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2487;
        case 'M': goto yy2489;
        default: goto yy2485;
    }
yy2487:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2490;
        default: goto yy2488;
    }
yy2488:
    at = mark;
    goto yy2485;
yy2489:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2491;
        case 'I': goto yy2492;
        case 'R': goto yy2493;
        default: goto yy2488;
    }
yy2490:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2494;
        default: goto yy2488;
    }
yy2491:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2495;
        default: goto yy2488;
    }
yy2492:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2496;
        default: goto yy2488;
    }
yy2493:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2497;
        default: goto yy2488;
    }
yy2494:
    at++;
    { *value = 0x4; return 4; }
yy2495:
    at++;
    { *value = 0x6; return 4; }
yy2496:
    at++;
    { *value = 0x5; return 4; }
yy2497:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2498;
        default: goto yy2488;
    }
yy2498:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2499;
        case '8': goto yy2500;
        default: goto yy2488;
    }
yy2499:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2501;
        default: goto yy2488;
    }
yy2500:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2502;
        default: goto yy2488;
    }
yy2501:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2503;
        case 'L': goto yy2504;
        default: goto yy2488;
    }
yy2502:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2505;
        case '2': goto yy2506;
        default: goto yy2488;
    }
yy2503:
    at++;
    { *value = 0x0; return 8; }
yy2504:
    at++;
    { *value = 0x1; return 8; }
yy2505:
    at++;
    { *value = 0x2; return 8; }
yy2506:
    at++;
    { *value = 0x3; return 8; }
}

}

/* texts of `VSD` */
uint32_t maxwell_scan_words_vsd(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2510;
        default: goto yy2508;
    }
yy2508:
    at++;
yy2509:
    { return 0; }
yy2510:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2511;
        default: goto yy2509;
    }
yy2511:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2513;
        default: goto yy2512;
    }
yy2512:
    at = mark;
    goto yy2509;
yy2513:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `VMX` */
uint32_t maxwell_scan_words_vmx(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2517;
        default: goto yy2515;
    }
yy2515:
    at++;
yy2516:
    { return 0; }
yy2517:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2518;
        default: goto yy2516;
    }
yy2518:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2520;
        default: goto yy2519;
    }
yy2519:
    at = mark;
    goto yy2516;
yy2520:
    at++;
    { *value = 0x1; return 3; }
}

}

/* texts of `VSHIFT` */
uint32_t maxwell_scan_words_vshift(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2524;
        default: goto yy2522;
    }
yy2522:
    at++;
yy2523:
    { return 0; }
yy2524:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2525;
        default: goto yy2523;
    }
yy2525:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2527;
        default: goto yy2526;
    }
yy2526:
    at = mark;
    goto yy2523;
yy2527:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2528;
        default: goto yy2526;
    }
yy2528:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy2529;
        default: goto yy2526;
    }
yy2529:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2530;
        case '7': goto yy2531;
        default: goto yy2526;
    }
yy2530:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy2532;
        default: goto yy2526;
    }
yy2531:
    at++;
    { *value = 0x1; return 6; }
yy2532:
    at++;
    { *value = 0x2; return 7; }
}

}

/* texts of `V4A` */
uint32_t maxwell_scan_words_v4a(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2536;
        default: goto yy2534;
    }
yy2534:
    at++;
yy2535:
    { return 0; }
yy2536:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2537;
        case 'U': goto yy2539;
        default: goto yy2535;
    }
yy2537:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy2540;
        default: goto yy2538;
    }
yy2538:
    at = mark;
    goto yy2535;
yy2539:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '8': goto yy2541;
        default: goto yy2538;
    }
yy2540:
    at++;
    { *value = 0x1; return 3; }
yy2541:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `V4RED` */
uint32_t maxwell_scan_words_v4red(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2545;
        default: goto yy2543;
    }
yy2543:
    at++;
yy2544:
    { return 0; }
yy2545:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2546;
        default: goto yy2544;
    }
yy2546:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2548;
        default: goto yy2547;
    }
yy2547:
    at = mark;
    goto yy2544;
yy2548:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2549;
        default: goto yy2547;
    }
yy2549:
    at++;
    { *value = 0x1; return 4; }
}

}

/* texts of `V4M` */
uint32_t maxwell_scan_words_v4m(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2553;
        default: goto yy2551;
    }
yy2551:
    at++;
yy2552:
    { return 0; }
yy2553:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy2554;
        case 'X': goto yy2555;
        case 'Y': goto yy2557;
        case 'Z': goto yy2559;
        default: goto yy2552;
    }
yy2554:
    at++;
    { *value = 0x8; return 2; }
yy2555:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy2561;
        case 'Y': goto yy2562;
        case 'Z': goto yy2564;
        default: goto yy2556;
    }
yy2556:
    { *value = 0x1; return 2; }
yy2557:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy2566;
        case 'Z': goto yy2567;
        default: goto yy2558;
    }
yy2558:
    { *value = 0x2; return 2; }
yy2559:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy2569;
        default: goto yy2560;
    }
yy2560:
    { *value = 0x4; return 2; }
yy2561:
    at++;
    { *value = 0x9; return 3; }
yy2562:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy2570;
        case 'Z': goto yy2571;
        default: goto yy2563;
    }
yy2563:
    { *value = 0x3; return 3; }
yy2564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy2572;
        default: goto yy2565;
    }
yy2565:
    { *value = 0x5; return 3; }
yy2566:
    at++;
    { *value = 0xa; return 3; }
yy2567:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy2573;
        default: goto yy2568;
    }
yy2568:
    { *value = 0x6; return 3; }
yy2569:
    at++;
    { *value = 0xc; return 3; }
yy2570:
    at++;
    { *value = 0xb; return 4; }
yy2571:
    at++;
    { *value = 0x7; return 4; }
yy2572:
    at++;
    { *value = 0xd; return 4; }
yy2573:
    at++;
    { *value = 0xe; return 4; }
}

}

/* texts of `V4SA` */
uint32_t maxwell_scan_words_v4sa(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2577;
        default: goto yy2575;
    }
yy2575:
    at++;
yy2576:
    { return 0; }
yy2577:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2578;
        case '1': goto yy2580;
        case '2': goto yy2581;
        case '3': goto yy2582;
        case '4': goto yy2583;
        case '5': goto yy2584;
        case '6': goto yy2585;
        default: goto yy2576;
    }
yy2578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2586;
        case '2': goto yy2587;
        default: goto yy2579;
    }
yy2579:
    at = mark;
    goto yy2576;
yy2580:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2588;
        case '2': goto yy2589;
        default: goto yy2579;
    }
yy2581:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2590;
        case '3': goto yy2591;
        default: goto yy2579;
    }
yy2582:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2592;
        case '1': goto yy2593;
        case '2': goto yy2594;
        case '3': goto yy2595;
        default: goto yy2579;
    }
yy2583:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2596;
        default: goto yy2579;
    }
yy2584:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2597;
        default: goto yy2579;
    }
yy2585:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy2598;
        default: goto yy2579;
    }
yy2586:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2599;
        default: goto yy2579;
    }
yy2587:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2600;
        default: goto yy2579;
    }
yy2588:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2601;
        default: goto yy2579;
    }
yy2589:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2602;
        default: goto yy2579;
    }
yy2590:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2603;
        default: goto yy2579;
    }
yy2591:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2604;
        default: goto yy2579;
    }
yy2592:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2605;
        default: goto yy2579;
    }
yy2593:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2606;
        default: goto yy2579;
    }
yy2594:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2607;
        default: goto yy2579;
    }
yy2595:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2608;
        default: goto yy2579;
    }
yy2596:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2609;
        default: goto yy2579;
    }
yy2597:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2610;
        default: goto yy2579;
    }
yy2598:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2611;
        default: goto yy2579;
    }
yy2599:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2612;
        default: goto yy2579;
    }
yy2600:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2613;
        default: goto yy2579;
    }
yy2601:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2614;
        default: goto yy2579;
    }
yy2602:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2615;
        default: goto yy2579;
    }
yy2603:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2616;
        default: goto yy2579;
    }
yy2604:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2617;
        default: goto yy2579;
    }
yy2605:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2618;
        default: goto yy2579;
    }
yy2606:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy2619;
        default: goto yy2579;
    }
yy2607:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2620;
        default: goto yy2579;
    }
yy2608:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2621;
        default: goto yy2579;
    }
yy2609:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2622;
        default: goto yy2579;
    }
yy2610:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2623;
        default: goto yy2579;
    }
yy2611:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2624;
        default: goto yy2579;
    }
yy2612:
    at++;
    { *value = 0x0; return 5; }
yy2613:
    at++;
    { *value = 0xa; return 5; }
yy2614:
    at++;
    { *value = 0x1; return 5; }
yy2615:
    at++;
    { *value = 0xc; return 5; }
yy2616:
    at++;
    { *value = 0x2; return 5; }
yy2617:
    at++;
    { *value = 0xd; return 5; }
yy2618:
    at++;
    { *value = 0x9; return 5; }
yy2619:
    at++;
    { *value = 0xb; return 5; }
yy2620:
    at++;
    { *value = 0x8; return 5; }
yy2621:
    at++;
    { *value = 0x3; return 5; }
yy2622:
    at++;
    { *value = 0x5; return 5; }
yy2623:
    at++;
    { *value = 0x6; return 5; }
yy2624:
    at++;
    { *value = 0x7; return 5; }
}

}

/* texts of `V4SB` */
uint32_t maxwell_scan_words_v4sb(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2628;
        default: goto yy2626;
    }
yy2626:
    at++;
yy2627:
    { return 0; }
yy2628:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2629;
        case '5': goto yy2631;
        case '6': goto yy2632;
        case '7': goto yy2633;
        default: goto yy2627;
    }
yy2629:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2634;
        case '4': goto yy2635;
        case '5': goto yy2636;
        default: goto yy2630;
    }
yy2630:
    at = mark;
    goto yy2627;
yy2631:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2637;
        case '5': goto yy2638;
        default: goto yy2630;
    }
yy2632:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy2639;
        case '6': goto yy2640;
        case '7': goto yy2641;
        default: goto yy2630;
    }
yy2633:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy2642;
        default: goto yy2630;
    }
yy2634:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2643;
        default: goto yy2630;
    }
yy2635:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2644;
        default: goto yy2630;
    }
yy2636:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2645;
        default: goto yy2630;
    }
yy2637:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2646;
        case '6': goto yy2647;
        default: goto yy2630;
    }
yy2638:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy2648;
        default: goto yy2630;
    }
yy2639:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2649;
        default: goto yy2630;
    }
yy2640:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2650;
        default: goto yy2630;
    }
yy2641:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2651;
        default: goto yy2630;
    }
yy2642:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy2652;
        default: goto yy2630;
    }
yy2643:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2653;
        default: goto yy2630;
    }
yy2644:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy2654;
        default: goto yy2630;
    }
yy2645:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy2655;
        default: goto yy2630;
    }
yy2646:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2656;
        default: goto yy2630;
    }
yy2647:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy2657;
        default: goto yy2630;
    }
yy2648:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy2658;
        default: goto yy2630;
    }
yy2649:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2659;
        default: goto yy2630;
    }
yy2650:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2660;
        default: goto yy2630;
    }
yy2651:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '5': goto yy2661;
        default: goto yy2630;
    }
yy2652:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '7': goto yy2662;
        default: goto yy2630;
    }
yy2653:
    at++;
    { *value = 0x7; return 5; }
yy2654:
    at++;
    { *value = 0x0; return 5; }
yy2655:
    at++;
    { *value = 0x8; return 5; }
yy2656:
    at++;
    { *value = 0x6; return 5; }
yy2657:
    at++;
    { *value = 0xa; return 5; }
yy2658:
    at++;
    { *value = 0x1; return 5; }
yy2659:
    at++;
    { *value = 0x5; return 5; }
yy2660:
    at++;
    { *value = 0x2; return 5; }
yy2661:
    at++;
    { *value = 0x9; return 5; }
yy2662:
    at++;
    { *value = 0x3; return 5; }
}

}

/* texts of `IDPH` */
uint32_t maxwell_scan_words_idph(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2666;
        default: goto yy2664;
    }
yy2664:
    at++;
yy2665:
    { return 0; }
yy2666:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2667;
        case 'L': goto yy2669;
        default: goto yy2665;
    }
yy2667:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2670;
        default: goto yy2668;
    }
yy2668:
    at = mark;
    goto yy2665;
yy2669:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2671;
        default: goto yy2668;
    }
yy2670:
    at++;
    { *value = 0x1; return 3; }
yy2671:
    at++;
    { *value = 0x0; return 3; }
}

}

/* texts of `IDPA2` */
uint32_t maxwell_scan_words_idpa2(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;

{
    unsigned char yych;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2675;
        default: goto yy2673;
    }
yy2673:
    at++;
yy2674:
    { return 0; }
yy2675:
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy2676;
        case 'U': goto yy2678;
        default: goto yy2674;
    }
yy2676:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2679;
        default: goto yy2677;
    }
yy2677:
    at = mark;
    goto yy2674;
yy2678:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '1': goto yy2680;
        default: goto yy2677;
    }
yy2679:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2681;
        default: goto yy2677;
    }
yy2680:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '6': goto yy2682;
        default: goto yy2677;
    }
yy2681:
    at++;
    { *value = 0x1; return 4; }
yy2682:
    at++;
    { *value = 0x0; return 4; }
}

}

/* what a form begins with */
uint32_t maxwell_scan_head(const char *text, const char *end, uint64_t *value)
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
        case 'A': goto yy2686;
        case 'B': goto yy2687;
        case 'C': goto yy2688;
        case 'D': goto yy2689;
        case 'E': goto yy2690;
        case 'F': goto yy2691;
        case 'G': goto yy2692;
        case 'H': goto yy2693;
        case 'I': goto yy2694;
        case 'J': goto yy2695;
        case 'K': goto yy2696;
        case 'L': goto yy2697;
        case 'M': goto yy2698;
        case 'N': goto yy2699;
        case 'O': goto yy2700;
        case 'P': goto yy2701;
        case 'R': goto yy2702;
        case 'S': goto yy2703;
        case 'T': goto yy2704;
        case 'V': goto yy2705;
        case 'X': goto yy2706;
        default: goto yy2684;
    }
yy2684:
    at++;
yy2685:
    { return 0; }
yy2686:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2707;
        case 'S': goto yy2709;
        case 'T': goto yy2710;
        default: goto yy2685;
    }
yy2687:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2711;
        case 'A': goto yy2712;
        case 'F': goto yy2713;
        case 'P': goto yy2714;
        case 'R': goto yy2715;
        default: goto yy2685;
    }
yy2688:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2716;
        case 'C': goto yy2717;
        case 'O': goto yy2718;
        case 'S': goto yy2719;
        default: goto yy2685;
    }
yy2689:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2720;
        case 'E': goto yy2721;
        case 'F': goto yy2722;
        case 'M': goto yy2723;
        case 'S': goto yy2724;
        default: goto yy2685;
    }
yy2690:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2725;
        default: goto yy2685;
    }
yy2691:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2726;
        case 'A': goto yy2727;
        case 'C': goto yy2728;
        case 'F': goto yy2729;
        case 'L': goto yy2730;
        case 'M': goto yy2731;
        case 'S': goto yy2732;
        default: goto yy2685;
    }
yy2692:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2733;
        default: goto yy2685;
    }
yy2693:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2734;
        case 'F': goto yy2735;
        case 'M': goto yy2736;
        case 'S': goto yy2737;
        default: goto yy2685;
    }
yy2694:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2738;
        case 'A': goto yy2739;
        case 'C': goto yy2740;
        case 'D': goto yy2741;
        case 'M': goto yy2742;
        case 'P': goto yy2743;
        case 'S': goto yy2744;
        default: goto yy2685;
    }
yy2695:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2745;
        case 'M': goto yy2746;
        default: goto yy2685;
    }
yy2696:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2747;
        default: goto yy2685;
    }
yy2697:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2748;
        case 'E': goto yy2750;
        case 'O': goto yy2751;
        default: goto yy2685;
    }
yy2698:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2752;
        case 'O': goto yy2753;
        case 'U': goto yy2754;
        default: goto yy2685;
    }
yy2699:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2755;
        default: goto yy2685;
    }
yy2700:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2756;
        default: goto yy2685;
    }
yy2701:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2757;
        case 'B': goto yy2758;
        case 'C': goto yy2759;
        case 'E': goto yy2760;
        case 'I': goto yy2761;
        case 'L': goto yy2762;
        case 'O': goto yy2763;
        case 'R': goto yy2764;
        case 'S': goto yy2765;
        default: goto yy2685;
    }
yy2702:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2766;
        case 'A': goto yy2767;
        case 'E': goto yy2768;
        case 'R': goto yy2769;
        case 'T': goto yy2770;
        default: goto yy2685;
    }
yy2703:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2771;
        case 'A': goto yy2772;
        case 'E': goto yy2773;
        case 'H': goto yy2774;
        case 'S': goto yy2775;
        case 'T': goto yy2776;
        case 'U': goto yy2778;
        case 'Y': goto yy2779;
        default: goto yy2685;
    }
yy2704:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2780;
        case 'L': goto yy2781;
        case 'M': goto yy2782;
        case 'X': goto yy2783;
        default: goto yy2685;
    }
yy2705:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2784;
        case 'M': goto yy2785;
        case 'O': goto yy2786;
        case 'S': goto yy2787;
        default: goto yy2685;
    }
yy2706:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2788;
        default: goto yy2685;
    }
yy2707:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2789;
        case 'D': goto yy2790;
        default: goto yy2708;
    }
yy2708:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy2685;
        case 1: goto yy2792;
        case 2: goto yy2795;
        case 3: goto yy2852;
        case 4: goto yy2854;
        case 5: goto yy2858;
        case 6: goto yy2861;
        case 7: goto yy2900;
        case 8: goto yy2902;
        case 9: goto yy2906;
        case 10: goto yy2908;
        case 11: goto yy2924;
        case 12: goto yy2938;
        case 13: goto yy2942;
        case 14: goto yy2945;
        case 15: goto yy2960;
        case 16: goto yy2963;
        case 17: goto yy3009;
        case 18: goto yy3016;
        case 19: goto yy3039;
        case 20: goto yy3041;
        case 21: goto yy3043;
        case 22: goto yy3047;
        case 23: goto yy3095;
        case 24: goto yy3115;
        default: goto yy3126;
    }
yy2709:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2791;
        default: goto yy2708;
    }
yy2710:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2793;
        default: goto yy2708;
    }
yy2711:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2794;
        default: goto yy2708;
    }
yy2712:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2796;
        default: goto yy2708;
    }
yy2713:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2797;
        case 'I': goto yy2798;
        default: goto yy2708;
    }
yy2714:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2799;
        default: goto yy2708;
    }
yy2715:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2800;
        case 'K': goto yy2801;
        case 'X': goto yy2802;
        default: goto yy2708;
    }
yy2716:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2803;
        default: goto yy2708;
    }
yy2717:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2804;
        default: goto yy2708;
    }
yy2718:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2805;
        default: goto yy2708;
    }
yy2719:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy2806;
        case 'E': goto yy2807;
        default: goto yy2708;
    }
yy2720:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2808;
        default: goto yy2708;
    }
yy2721:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2809;
        default: goto yy2708;
    }
yy2722:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2810;
        default: goto yy2708;
    }
yy2723:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2811;
        case 'U': goto yy2812;
        default: goto yy2708;
    }
yy2724:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2813;
        default: goto yy2708;
    }
yy2725:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2814;
        default: goto yy2708;
    }
yy2726:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2815;
        case 'I': goto yy2816;
        default: goto yy2708;
    }
yy2727:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2817;
        default: goto yy2708;
    }
yy2728:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy2818;
        case 'M': goto yy2819;
        default: goto yy2708;
    }
yy2729:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2820;
        default: goto yy2708;
    }
yy2730:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2821;
        default: goto yy2708;
    }
yy2731:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2822;
        case 'U': goto yy2823;
        default: goto yy2708;
    }
yy2732:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2824;
        case 'W': goto yy2825;
        default: goto yy2708;
    }
yy2733:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2826;
        default: goto yy2708;
    }
yy2734:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2827;
        default: goto yy2708;
    }
yy2735:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2828;
        default: goto yy2708;
    }
yy2736:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2829;
        default: goto yy2708;
    }
yy2737:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2830;
        default: goto yy2708;
    }
yy2738:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2831;
        case 'I': goto yy2832;
        default: goto yy2708;
    }
yy2739:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2833;
        default: goto yy2708;
    }
yy2740:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2834;
        default: goto yy2708;
    }
yy2741:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2835;
        case 'P': goto yy2836;
        default: goto yy2708;
    }
yy2742:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2837;
        case 'N': goto yy2838;
        case 'U': goto yy2839;
        default: goto yy2708;
    }
yy2743:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2840;
        default: goto yy2708;
    }
yy2744:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2841;
        case 'C': goto yy2842;
        case 'E': goto yy2843;
        default: goto yy2708;
    }
yy2745:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2844;
        default: goto yy2708;
    }
yy2746:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2845;
        case 'X': goto yy2846;
        default: goto yy2708;
    }
yy2747:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2847;
        default: goto yy2708;
    }
yy2748:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2848;
        case 'G': goto yy2849;
        case 'L': goto yy2850;
        case 'S': goto yy2851;
        default: goto yy2749;
    }
yy2749:
    { *value = 0x5c; return 2; }
yy2750:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2853;
        case 'P': goto yy2855;
        default: goto yy2708;
    }
yy2751:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2856;
        case 'P': goto yy2857;
        default: goto yy2708;
    }
yy2752:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2859;
        default: goto yy2708;
    }
yy2753:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy2860;
        default: goto yy2708;
    }
yy2754:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2862;
        default: goto yy2708;
    }
yy2755:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2863;
        default: goto yy2708;
    }
yy2756:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2864;
        default: goto yy2708;
    }
yy2757:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2865;
        default: goto yy2708;
    }
yy2758:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2866;
        default: goto yy2708;
    }
yy2759:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2867;
        default: goto yy2708;
    }
yy2760:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2868;
        default: goto yy2708;
    }
yy2761:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2869;
        default: goto yy2708;
    }
yy2762:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2870;
        default: goto yy2708;
    }
yy2763:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2871;
        default: goto yy2708;
    }
yy2764:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2872;
        case 'M': goto yy2873;
        default: goto yy2708;
    }
yy2765:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2874;
        default: goto yy2708;
    }
yy2766:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2875;
        case 'P': goto yy2876;
        default: goto yy2708;
    }
yy2767:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2877;
        default: goto yy2708;
    }
yy2768:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2878;
        case 'T': goto yy2879;
        default: goto yy2708;
    }
yy2769:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy2880;
        default: goto yy2708;
    }
yy2770:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2881;
        default: goto yy2708;
    }
yy2771:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2882;
        default: goto yy2708;
    }
yy2772:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2883;
        default: goto yy2708;
    }
yy2773:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2884;
        case 'T': goto yy2885;
        default: goto yy2708;
    }
yy2774:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy2886;
        case 'L': goto yy2887;
        case 'R': goto yy2888;
        default: goto yy2708;
    }
yy2775:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy2889;
        default: goto yy2708;
    }
yy2776:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2890;
        case 'L': goto yy2891;
        case 'P': goto yy2892;
        case 'S': goto yy2893;
        default: goto yy2777;
    }
yy2777:
    { *value = 0x5d; return 2; }
yy2778:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2894;
        case 'L': goto yy2895;
        case 'R': goto yy2896;
        case 'S': goto yy2897;
        default: goto yy2708;
    }
yy2779:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2898;
        default: goto yy2708;
    }
yy2780:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy2899;
        default: goto yy2708;
    }
yy2781:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2901;
        default: goto yy2708;
    }
yy2782:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2903;
        default: goto yy2708;
    }
yy2783:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2904;
        case 'D': goto yy2905;
        case 'Q': goto yy2907;
        default: goto yy2708;
    }
yy2784:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2909;
        case 'D': goto yy2910;
        default: goto yy2708;
    }
yy2785:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2911;
        case 'N': goto yy2912;
        default: goto yy2708;
    }
yy2786:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2913;
        default: goto yy2708;
    }
yy2787:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2914;
        case 'H': goto yy2915;
        default: goto yy2708;
    }
yy2788:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2916;
        default: goto yy2708;
    }
yy2789:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2917;
        default: goto yy2708;
    }
yy2790:
    at++;
    { *value = 0x40; return 3; }
yy2791:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2918;
        default: goto yy2792;
    }
yy2792:
    { *value = 0x41; return 3; }
yy2793:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2919;
        default: goto yy2708;
    }
yy2794:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2921;
        default: goto yy2795;
    }
yy2795:
    { *value = 0x8a; return 3; }
yy2796:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2922;
        default: goto yy2708;
    }
yy2797:
    at++;
    { *value = 0x7b; return 3; }
yy2798:
    at++;
    { *value = 0x7c; return 3; }
yy2799:
    at++;
    { *value = 0x1c; return 3; }
yy2800:
    at++;
    { *value = 0x9; return 3; }
yy2801:
    at++;
    { *value = 0x14; return 3; }
yy2802:
    at++;
    { *value = 0xa; return 3; }
yy2803:
    at++;
    { *value = 0xd; return 3; }
yy2804:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2923;
        default: goto yy2708;
    }
yy2805:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2925;
        default: goto yy2708;
    }
yy2806:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy2926;
        default: goto yy2708;
    }
yy2807:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2927;
        default: goto yy2708;
    }
yy2808:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2929;
        default: goto yy2708;
    }
yy2809:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2930;
        default: goto yy2708;
    }
yy2810:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2931;
        default: goto yy2708;
    }
yy2811:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2932;
        default: goto yy2708;
    }
yy2812:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2933;
        default: goto yy2708;
    }
yy2813:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2934;
        default: goto yy2708;
    }
yy2814:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2936;
        default: goto yy2708;
    }
yy2815:
    at++;
    { *value = 0x27; return 3; }
yy2816:
    at++;
    { *value = 0x28; return 3; }
yy2817:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2937;
        default: goto yy2708;
    }
yy2818:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy2939;
        default: goto yy2708;
    }
yy2819:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2940;
        default: goto yy2708;
    }
yy2820:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2941;
        default: goto yy2708;
    }
yy2821:
    at++;
    { *value = 0x7d; return 3; }
yy2822:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2943;
        default: goto yy2708;
    }
yy2823:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2944;
        default: goto yy2708;
    }
yy2824:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2946;
        default: goto yy2708;
    }
yy2825:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy2948;
        default: goto yy2708;
    }
yy2826:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2949;
        case 'L': goto yy2950;
        default: goto yy2708;
    }
yy2827:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2951;
        default: goto yy2708;
    }
yy2828:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2952;
        default: goto yy2708;
    }
yy2829:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2953;
        default: goto yy2708;
    }
yy2830:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2954;
        default: goto yy2708;
    }
yy2831:
    at++;
    { *value = 0x29; return 3; }
yy2832:
    at++;
    { *value = 0x2a; return 3; }
yy2833:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2955;
        default: goto yy2708;
    }
yy2834:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy2957;
        default: goto yy2708;
    }
yy2835:
    at++;
    { *value = 0x1d; return 3; }
yy2836:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2958;
        default: goto yy2708;
    }
yy2837:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2959;
        default: goto yy2708;
    }
yy2838:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy2961;
        default: goto yy2708;
    }
yy2839:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2962;
        default: goto yy2708;
    }
yy2840:
    at++;
    { *value = 0x44; return 3; }
yy2841:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2964;
        default: goto yy2708;
    }
yy2842:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy2965;
        default: goto yy2708;
    }
yy2843:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2966;
        default: goto yy2708;
    }
yy2844:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2968;
        default: goto yy2708;
    }
yy2845:
    at++;
    { *value = 0xb; return 3; }
yy2846:
    at++;
    { *value = 0xc; return 3; }
yy2847:
    at++;
    { *value = 0x1b; return 3; }
yy2848:
    at++;
    { *value = 0x63; return 3; }
yy2849:
    at++;
    { *value = 0x5a; return 3; }
yy2850:
    at++;
    { *value = 0x5e; return 3; }
yy2851:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2969;
        default: goto yy2852;
    }
yy2852:
    { *value = 0x60; return 3; }
yy2853:
    yyaccept = 4;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2970;
        default: goto yy2854;
    }
yy2854:
    { *value = 0x7f; return 3; }
yy2855:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2971;
        default: goto yy2708;
    }
yy2856:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy2972;
        default: goto yy2708;
    }
yy2857:
    yyaccept = 5;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2973;
        default: goto yy2858;
    }
yy2858:
    { *value = 0x57; return 3; }
yy2859:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy2974;
        default: goto yy2708;
    }
yy2860:
    yyaccept = 6;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy2975;
        default: goto yy2861;
    }
yy2861:
    { *value = 0x66; return 3; }
yy2862:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy2976;
        default: goto yy2708;
    }
yy2863:
    at++;
    { *value = 0x26; return 3; }
yy2864:
    at++;
    { *value = 0x46; return 3; }
yy2865:
    at++;
    { *value = 0x75; return 3; }
yy2866:
    at++;
    { *value = 0x13; return 3; }
yy2867:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2977;
        default: goto yy2708;
    }
yy2868:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy2978;
        default: goto yy2708;
    }
yy2869:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy2979;
        default: goto yy2708;
    }
yy2870:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy2980;
        default: goto yy2708;
    }
yy2871:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2981;
        default: goto yy2708;
    }
yy2872:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2982;
        default: goto yy2708;
    }
yy2873:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2983;
        default: goto yy2708;
    }
yy2874:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2984;
        default: goto yy2708;
    }
yy2875:
    at++;
    { *value = 0x8d; return 3; }
yy2876:
    at++;
    { *value = 0x76; return 3; }
yy2877:
    at++;
    { *value = 0x1e; return 3; }
yy2878:
    at++;
    { *value = 0x2; return 3; }
yy2879:
    at++;
    { *value = 0x10; return 3; }
yy2880:
    at++;
    { *value = 0x3e; return 3; }
yy2881:
    at++;
    { *value = 0x20; return 3; }
yy2882:
    at++;
    { *value = 0x81; return 3; }
yy2883:
    at++;
    { *value = 0x1f; return 3; }
yy2884:
    at++;
    { *value = 0x68; return 3; }
yy2885:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2986;
        case 'L': goto yy2987;
        default: goto yy2708;
    }
yy2886:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2988;
        case 'L': goto yy2989;
        default: goto yy2708;
    }
yy2887:
    at++;
    { *value = 0x77; return 3; }
yy2888:
    at++;
    { *value = 0x78; return 3; }
yy2889:
    at++;
    { *value = 0x17; return 3; }
yy2890:
    at++;
    { *value = 0x5b; return 3; }
yy2891:
    at++;
    { *value = 0x5f; return 3; }
yy2892:
    at++;
    { *value = 0x64; return 3; }
yy2893:
    at++;
    { *value = 0x62; return 3; }
yy2894:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2990;
        default: goto yy2708;
    }
yy2895:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy2991;
        default: goto yy2708;
    }
yy2896:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy2992;
        default: goto yy2708;
    }
yy2897:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy2993;
        default: goto yy2708;
    }
yy2898:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy2994;
        default: goto yy2708;
    }
yy2899:
    yyaccept = 7;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2995;
        case 'S': goto yy2996;
        default: goto yy2900;
    }
yy2900:
    { *value = 0x98; return 3; }
yy2901:
    yyaccept = 8;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy2997;
        case '4': goto yy2998;
        case 'S': goto yy3000;
        default: goto yy2902;
    }
yy2902:
    { *value = 0x9a; return 3; }
yy2903:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3001;
        default: goto yy2708;
    }
yy2904:
    at++;
    { *value = 0xa1; return 3; }
yy2905:
    yyaccept = 9;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3002;
        default: goto yy2906;
    }
yy2906:
    { *value = 0x9d; return 3; }
yy2907:
    yyaccept = 10;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3003;
        default: goto yy2908;
    }
yy2908:
    { *value = 0x9f; return 3; }
yy2909:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3004;
        default: goto yy2708;
    }
yy2910:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3005;
        default: goto yy2708;
    }
yy2911:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3006;
        default: goto yy2708;
    }
yy2912:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3007;
        default: goto yy2708;
    }
yy2913:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3008;
        default: goto yy2708;
    }
yy2914:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3010;
        default: goto yy2708;
    }
yy2915:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3012;
        case 'R': goto yy3013;
        default: goto yy2708;
    }
yy2916:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3014;
        default: goto yy2708;
    }
yy2917:
    at++;
    { *value = 0x3f; return 4; }
yy2918:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3015;
        default: goto yy2708;
    }
yy2919:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3017;
        default: goto yy2920;
    }
yy2920:
    { *value = 0x0; return 4; }
yy2921:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3018;
        case 'W': goto yy3019;
        default: goto yy2708;
    }
yy2922:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3020;
        case 'R': goto yy3021;
        case 'S': goto yy3022;
        default: goto yy2708;
    }
yy2923:
    yyaccept = 11;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3023;
        case 'T': goto yy3024;
        default: goto yy2924;
    }
yy2924:
    { *value = 0x3; return 4; }
yy2925:
    at++;
    { *value = 0x16; return 4; }
yy2926:
    at++;
    { *value = 0x82; return 4; }
yy2927:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3025;
        default: goto yy2928;
    }
yy2928:
    { *value = 0x73; return 4; }
yy2929:
    at++;
    { *value = 0x2b; return 4; }
yy2930:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3026;
        default: goto yy2708;
    }
yy2931:
    at++;
    { *value = 0x2d; return 4; }
yy2932:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3027;
        default: goto yy2708;
    }
yy2933:
    at++;
    { *value = 0x2c; return 4; }
yy2934:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3028;
        default: goto yy2935;
    }
yy2935:
    { *value = 0x2f; return 4; }
yy2936:
    at++;
    { *value = 0x1a; return 4; }
yy2937:
    yyaccept = 12;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3029;
        default: goto yy2938;
    }
yy2938:
    { *value = 0x31; return 4; }
yy2939:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3030;
        default: goto yy2708;
    }
yy2940:
    at++;
    { *value = 0x3a; return 4; }
yy2941:
    yyaccept = 13;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3031;
        default: goto yy2942;
    }
yy2942:
    { *value = 0x35; return 4; }
yy2943:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3032;
        default: goto yy2708;
    }
yy2944:
    yyaccept = 14;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3033;
        default: goto yy2945;
    }
yy2945:
    { *value = 0x33; return 4; }
yy2946:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3034;
        default: goto yy2947;
    }
yy2947:
    { *value = 0x38; return 4; }
yy2948:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3035;
        default: goto yy2708;
    }
yy2949:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3036;
        default: goto yy2708;
    }
yy2950:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3037;
        default: goto yy2708;
    }
yy2951:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3038;
        default: goto yy2708;
    }
yy2952:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3040;
        default: goto yy2708;
    }
yy2953:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3042;
        default: goto yy2708;
    }
yy2954:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3044;
        case 'P': goto yy3045;
        default: goto yy2708;
    }
yy2955:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3046;
        default: goto yy2956;
    }
yy2956:
    { *value = 0x50; return 4; }
yy2957:
    at++;
    { *value = 0x56; return 4; }
yy2958:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3048;
        case '4': goto yy3049;
        default: goto yy2708;
    }
yy2959:
    yyaccept = 15;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3050;
        case 'S': goto yy3051;
        default: goto yy2960;
    }
yy2960:
    { *value = 0x6c; return 4; }
yy2961:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3052;
        default: goto yy2708;
    }
yy2962:
    yyaccept = 16;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3053;
        default: goto yy2963;
    }
yy2963:
    { *value = 0x6a; return 4; }
yy2964:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3054;
        default: goto yy2708;
    }
yy2965:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3055;
        default: goto yy2708;
    }
yy2966:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3056;
        default: goto yy2967;
    }
yy2967:
    { *value = 0x8; return 4; }
yy2968:
    at++;
    { *value = 0xe; return 4; }
yy2969:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3057;
        default: goto yy2708;
    }
yy2970:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3058;
        default: goto yy2708;
    }
yy2971:
    at++;
    { *value = 0x25; return 4; }
yy2972:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'J': goto yy3059;
        default: goto yy2708;
    }
yy2973:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3060;
        case '2': goto yy3061;
        default: goto yy2708;
    }
yy2974:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3062;
        default: goto yy2708;
    }
yy2975:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3063;
        default: goto yy2708;
    }
yy2976:
    at++;
    { *value = 0x3d; return 4; }
yy2977:
    at++;
    { *value = 0x15; return 4; }
yy2978:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3064;
        default: goto yy2708;
    }
yy2979:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3065;
        default: goto yy2708;
    }
yy2980:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy3066;
        default: goto yy2708;
    }
yy2981:
    at++;
    { *value = 0x7e; return 4; }
yy2982:
    at++;
    { *value = 0xf; return 4; }
yy2983:
    at++;
    { *value = 0x69; return 4; }
yy2984:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3067;
        default: goto yy2985;
    }
yy2985:
    { *value = 0x72; return 4; }
yy2986:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3068;
        default: goto yy2708;
    }
yy2987:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3069;
        default: goto yy2708;
    }
yy2988:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3070;
        case 'R': goto yy3071;
        default: goto yy2708;
    }
yy2989:
    at++;
    { *value = 0x85; return 4; }
yy2990:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3072;
        default: goto yy2708;
    }
yy2991:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3073;
        default: goto yy2708;
    }
yy2992:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3074;
        default: goto yy2708;
    }
yy2993:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3075;
        default: goto yy2708;
    }
yy2994:
    at++;
    { *value = 0x18; return 4; }
yy2995:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3076;
        default: goto yy2708;
    }
yy2996:
    at++;
    { *value = 0xa4; return 4; }
yy2997:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3077;
        default: goto yy2708;
    }
yy2998:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3078;
        default: goto yy2999;
    }
yy2999:
    { *value = 0x9c; return 4; }
yy3000:
    at++;
    { *value = 0xa5; return 4; }
yy3001:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3079;
        default: goto yy2708;
    }
yy3002:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3080;
        default: goto yy2708;
    }
yy3003:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3081;
        default: goto yy2708;
    }
yy3004:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3082;
        default: goto yy2708;
    }
yy3005:
    at++;
    { *value = 0xa7; return 4; }
yy3006:
    at++;
    { *value = 0xac; return 4; }
yy3007:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3083;
        default: goto yy2708;
    }
yy3008:
    yyaccept = 17;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3084;
        default: goto yy3009;
    }
yy3009:
    { *value = 0x83; return 4; }
yy3010:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3085;
        default: goto yy3011;
    }
yy3011:
    { *value = 0xaa; return 4; }
yy3012:
    at++;
    { *value = 0xad; return 4; }
yy3013:
    at++;
    { *value = 0xae; return 4; }
yy3014:
    at++;
    { *value = 0x70; return 4; }
yy3015:
    yyaccept = 18;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3086;
        default: goto yy3016;
    }
yy3016:
    { *value = 0x43; return 5; }
yy3017:
    at++;
    { *value = 0x1; return 5; }
yy3018:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3087;
        default: goto yy2708;
    }
yy3019:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3088;
        default: goto yy2708;
    }
yy3020:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3089;
        default: goto yy2708;
    }
yy3021:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3090;
        default: goto yy2708;
    }
yy3022:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3091;
        case 'Y': goto yy3092;
        default: goto yy2708;
    }
yy3023:
    at++;
    { *value = 0x4; return 5; }
yy3024:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3093;
        default: goto yy2708;
    }
yy3025:
    at++;
    { *value = 0x74; return 5; }
yy3026:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3094;
        default: goto yy2708;
    }
yy3027:
    at++;
    { *value = 0x2e; return 5; }
yy3028:
    at++;
    { *value = 0x30; return 5; }
yy3029:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3096;
        default: goto yy2708;
    }
yy3030:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3097;
        default: goto yy2708;
    }
yy3031:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3098;
        default: goto yy2708;
    }
yy3032:
    at++;
    { *value = 0x37; return 5; }
yy3033:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3099;
        default: goto yy2708;
    }
yy3034:
    at++;
    { *value = 0x39; return 5; }
yy3035:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3100;
        default: goto yy2708;
    }
yy3036:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3101;
        default: goto yy2708;
    }
yy3037:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3102;
        default: goto yy2708;
    }
yy3038:
    yyaccept = 19;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3103;
        default: goto yy3039;
    }
yy3039:
    { *value = 0x48; return 5; }
yy3040:
    yyaccept = 20;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3104;
        default: goto yy3041;
    }
yy3041:
    { *value = 0x4c; return 5; }
yy3042:
    yyaccept = 21;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3105;
        default: goto yy3043;
    }
yy3043:
    { *value = 0x4a; return 5; }
yy3044:
    at++;
    { *value = 0x4e; return 5; }
yy3045:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3106;
        default: goto yy2708;
    }
yy3046:
    yyaccept = 22;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3107;
        default: goto yy3047;
    }
yy3047:
    { *value = 0x52; return 5; }
yy3048:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3108;
        default: goto yy2708;
    }
yy3049:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3109;
        default: goto yy2708;
    }
yy3050:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3110;
        default: goto yy2708;
    }
yy3051:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3111;
        default: goto yy2708;
    }
yy3052:
    at++;
    { *value = 0x55; return 5; }
yy3053:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3112;
        default: goto yy2708;
    }
yy3054:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3113;
        default: goto yy2708;
    }
yy3055:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3114;
        default: goto yy2708;
    }
yy3056:
    at++;
    { *value = 0x7; return 5; }
yy3057:
    at++;
    { *value = 0x61; return 5; }
yy3058:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3116;
        default: goto yy2708;
    }
yy3059:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3117;
        default: goto yy2708;
    }
yy3060:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3118;
        default: goto yy2708;
    }
yy3061:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3119;
        default: goto yy2708;
    }
yy3062:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3120;
        default: goto yy2708;
    }
yy3063:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3121;
        default: goto yy2708;
    }
yy3064:
    at++;
    { *value = 0x19; return 5; }
yy3065:
    at++;
    { *value = 0x47; return 5; }
yy3066:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'J': goto yy3122;
        default: goto yy2708;
    }
yy3067:
    at++;
    { *value = 0x71; return 5; }
yy3068:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3123;
        default: goto yy2708;
    }
yy3069:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3124;
        default: goto yy2708;
    }
yy3070:
    at++;
    { *value = 0x79; return 5; }
yy3071:
    at++;
    { *value = 0x7a; return 5; }
yy3072:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3125;
        default: goto yy2708;
    }
yy3073:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3127;
        case 'P': goto yy3128;
        default: goto yy2708;
    }
yy3074:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3129;
        default: goto yy2708;
    }
yy3075:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3130;
        case 'P': goto yy3131;
        default: goto yy2708;
    }
yy3076:
    at++;
    { *value = 0x99; return 5; }
yy3077:
    at++;
    { *value = 0x9b; return 5; }
yy3078:
    at++;
    { *value = 0xa6; return 5; }
yy3079:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3132;
        case 'L': goto yy3133;
        default: goto yy2708;
    }
yy3080:
    at++;
    { *value = 0x9e; return 5; }
yy3081:
    at++;
    { *value = 0xa0; return 5; }
yy3082:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3134;
        default: goto yy2708;
    }
yy3083:
    at++;
    { *value = 0xa9; return 5; }
yy3084:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3135;
        default: goto yy2708;
    }
yy3085:
    at++;
    { *value = 0xab; return 5; }
yy3086:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3136;
        default: goto yy2708;
    }
yy3087:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3137;
        default: goto yy2708;
    }
yy3088:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3138;
        default: goto yy2708;
    }
yy3089:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3139;
        default: goto yy2708;
    }
yy3090:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3140;
        default: goto yy2708;
    }
yy3091:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3141;
        default: goto yy2708;
    }
yy3092:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3142;
        default: goto yy2708;
    }
yy3093:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3143;
        default: goto yy2708;
    }
yy3094:
    yyaccept = 23;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3144;
        default: goto yy3095;
    }
yy3095:
    { *value = 0x8f; return 6; }
yy3096:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3145;
        default: goto yy2708;
    }
yy3097:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3146;
        default: goto yy2708;
    }
yy3098:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3147;
        default: goto yy2708;
    }
yy3099:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3148;
        default: goto yy2708;
    }
yy3100:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3149;
        default: goto yy2708;
    }
yy3101:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3150;
        default: goto yy2708;
    }
yy3102:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3151;
        default: goto yy2708;
    }
yy3103:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3152;
        default: goto yy2708;
    }
yy3104:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3153;
        default: goto yy2708;
    }
yy3105:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3154;
        default: goto yy2708;
    }
yy3106:
    at++;
    { *value = 0x4f; return 6; }
yy3107:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3155;
        default: goto yy2708;
    }
yy3108:
    at++;
    { *value = 0xb1; return 6; }
yy3109:
    at++;
    { *value = 0xb0; return 6; }
yy3110:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3156;
        default: goto yy2708;
    }
yy3111:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3157;
        default: goto yy2708;
    }
yy3112:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3158;
        default: goto yy2708;
    }
yy3113:
    at++;
    { *value = 0x45; return 6; }
yy3114:
    yyaccept = 24;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '3': goto yy3159;
        default: goto yy3115;
    }
yy3115:
    { *value = 0x53; return 6; }
yy3116:
    at++;
    { *value = 0x80; return 6; }
yy3117:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3160;
        default: goto yy2708;
    }
yy3118:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3161;
        default: goto yy2708;
    }
yy3119:
    at++;
    { *value = 0x58; return 6; }
yy3120:
    at++;
    { *value = 0x65; return 6; }
yy3121:
    at++;
    { *value = 0x67; return 6; }
yy3122:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3162;
        default: goto yy2708;
    }
yy3123:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3163;
        default: goto yy2708;
    }
yy3124:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3164;
        default: goto yy2708;
    }
yy3125:
    yyaccept = 25;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3165;
        default: goto yy3126;
    }
yy3126:
    { *value = 0x97; return 6; }
yy3127:
    at++;
    { *value = 0x91; return 6; }
yy3128:
    at++;
    { *value = 0x90; return 6; }
yy3129:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3166;
        case 'P': goto yy3167;
        default: goto yy2708;
    }
yy3130:
    at++;
    { *value = 0x93; return 6; }
yy3131:
    at++;
    { *value = 0x92; return 6; }
yy3132:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3168;
        default: goto yy2708;
    }
yy3133:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3169;
        default: goto yy2708;
    }
yy3134:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3170;
        default: goto yy2708;
    }
yy3135:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3171;
        default: goto yy2708;
    }
yy3136:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3172;
        default: goto yy2708;
    }
yy3137:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3173;
        default: goto yy2708;
    }
yy3138:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3174;
        default: goto yy2708;
    }
yy3139:
    at++;
    { *value = 0x87; return 7; }
yy3140:
    at++;
    { *value = 0x88; return 7; }
yy3141:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3175;
        default: goto yy2708;
    }
yy3142:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3176;
        default: goto yy2708;
    }
yy3143:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3177;
        default: goto yy2708;
    }
yy3144:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3178;
        default: goto yy2708;
    }
yy3145:
    at++;
    { *value = 0x32; return 7; }
yy3146:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3179;
        default: goto yy2708;
    }
yy3147:
    at++;
    { *value = 0x36; return 7; }
yy3148:
    at++;
    { *value = 0x34; return 7; }
yy3149:
    at++;
    { *value = 0x3c; return 7; }
yy3150:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3180;
        default: goto yy2708;
    }
yy3151:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3181;
        default: goto yy2708;
    }
yy3152:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3182;
        default: goto yy2708;
    }
yy3153:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3183;
        default: goto yy2708;
    }
yy3154:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3184;
        default: goto yy2708;
    }
yy3155:
    at++;
    { *value = 0x51; return 7; }
yy3156:
    at++;
    { *value = 0x6d; return 7; }
yy3157:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3185;
        case 'U': goto yy3186;
        default: goto yy2708;
    }
yy3158:
    at++;
    { *value = 0x6b; return 7; }
yy3159:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '2': goto yy3187;
        default: goto yy2708;
    }
yy3160:
    at++;
    { *value = 0x12; return 7; }
yy3161:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3188;
        default: goto yy2708;
    }
yy3162:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3189;
        default: goto yy2708;
    }
yy3163:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3190;
        default: goto yy2708;
    }
yy3164:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3191;
        default: goto yy2708;
    }
yy3165:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3192;
        default: goto yy2708;
    }
yy3166:
    at++;
    { *value = 0x95; return 7; }
yy3167:
    at++;
    { *value = 0x94; return 7; }
yy3168:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3193;
        default: goto yy2708;
    }
yy3169:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3194;
        default: goto yy2708;
    }
yy3170:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3195;
        default: goto yy2708;
    }
yy3171:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy3197;
        default: goto yy2708;
    }
yy3172:
    at++;
    { *value = 0x42; return 8; }
yy3173:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3198;
        default: goto yy2708;
    }
yy3174:
    at++;
    { *value = 0x8c; return 8; }
yy3175:
    at++;
    { *value = 0x89; return 8; }
yy3176:
    at++;
    { *value = 0x86; return 8; }
yy3177:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3199;
        case 'T': goto yy3200;
        default: goto yy2708;
    }
yy3178:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3201;
        default: goto yy2708;
    }
yy3179:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3202;
        default: goto yy2708;
    }
yy3180:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3203;
        default: goto yy2708;
    }
yy3181:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3204;
        default: goto yy2708;
    }
yy3182:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3205;
        default: goto yy2708;
    }
yy3183:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3206;
        default: goto yy2708;
    }
yy3184:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3207;
        default: goto yy2708;
    }
yy3185:
    at++;
    { *value = 0x6f; return 8; }
yy3186:
    at++;
    { *value = 0x6e; return 8; }
yy3187:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3208;
        default: goto yy2708;
    }
yy3188:
    at++;
    { *value = 0x59; return 8; }
yy3189:
    at++;
    { *value = 0x11; return 8; }
yy3190:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3209;
        default: goto yy2708;
    }
yy3191:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3210;
        default: goto yy2708;
    }
yy3192:
    at++;
    { *value = 0x96; return 8; }
yy3193:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3211;
        default: goto yy2708;
    }
yy3194:
    at++;
    { *value = 0xa2; return 8; }
yy3195:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '4': goto yy3212;
        default: goto yy3196;
    }
yy3196:
    { *value = 0xa8; return 8; }
yy3197:
    at++;
    { *value = 0x84; return 8; }
yy3198:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3213;
        default: goto yy2708;
    }
yy3199:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3214;
        default: goto yy2708;
    }
yy3200:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3215;
        default: goto yy2708;
    }
yy3201:
    at++;
    { *value = 0x8e; return 9; }
yy3202:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3216;
        default: goto yy2708;
    }
yy3203:
    at++;
    { *value = 0x21; return 9; }
yy3204:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3217;
        default: goto yy2708;
    }
yy3205:
    at++;
    { *value = 0x49; return 9; }
yy3206:
    at++;
    { *value = 0x4d; return 9; }
yy3207:
    at++;
    { *value = 0x4b; return 9; }
yy3208:
    at++;
    { *value = 0x54; return 9; }
yy3209:
    at++;
    { *value = 0x22; return 9; }
yy3210:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3218;
        default: goto yy2708;
    }
yy3211:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3219;
        default: goto yy2708;
    }
yy3212:
    at++;
    { *value = 0xaf; return 9; }
yy3213:
    at++;
    { *value = 0x8b; return 10; }
yy3214:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3220;
        default: goto yy2708;
    }
yy3215:
    at++;
    { *value = 0x6; return 10; }
yy3216:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3221;
        default: goto yy2708;
    }
yy3217:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3222;
        default: goto yy2708;
    }
yy3218:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3223;
        default: goto yy2708;
    }
yy3219:
    at++;
    { *value = 0xa3; return 10; }
yy3220:
    at++;
    { *value = 0x5; return 11; }
yy3221:
    at++;
    { *value = 0x3b; return 11; }
yy3222:
    at++;
    { *value = 0x23; return 11; }
yy3223:
    at++;
    { *value = 0x24; return 11; }
}

}

/* any register */
uint32_t maxwell_scan_register(const char *text, const char *end, uint64_t *value)
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
        case '$': goto yy3227;
        case 'P': goto yy3228;
        case 'R': goto yy3229;
        case 'S': goto yy3230;
        default: goto yy3225;
    }
yy3225:
    at++;
yy3226:
    { return 0; }
yy3227:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3231;
        case 'a': goto yy3233;
        case 'p': goto yy3234;
        default: goto yy3226;
    }
yy3228:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3235;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy3237;
        case 'T': goto yy3238;
        default: goto yy3226;
    }
yy3229:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3239;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy3241;
        case 'Z': goto yy3242;
        default: goto yy3226;
    }
yy3230:
    yyaccept = 0;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3243;
        case 'R': goto yy3244;
        default: goto yy3226;
    }
yy3231:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3245;
        default: goto yy3232;
    }
yy3232:
    at = mark;
    switch (yyaccept) {
        case 0: goto yy3226;
        case 1: goto yy3346;
        case 2: goto yy3391;
        default: goto yy3608;
    }
yy3233:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy3246;
        default: goto yy3232;
    }
yy3234:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy3247;
        default: goto yy3232;
    }
yy3235:
    at++;
yy3236:
    { return isadora_scan_number(text, 1, at, value); }
yy3237:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy3237;
        default: goto yy3236;
    }
yy3238:
    at++;
    { *value = 0x0; return 2; }
yy3239:
    at++;
yy3240:
    { return isadora_scan_number(text, 1, at, value); }
yy3241:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy3241;
        default: goto yy3240;
    }
yy3242:
    at++;
    { *value = 0x0; return 2; }
yy3243:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3248;
        default: goto yy3232;
    }
yy3244:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3249;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy3251;
        case '_': goto yy3252;
        default: goto yy3232;
    }
yy3245:
    at++;
    { *value = 0x0; return 3; }
yy3246:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 't': goto yy3253;
        default: goto yy3232;
    }
yy3247:
    at++;
    { *value = 0x0; return 3; }
yy3248:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3254;
        default: goto yy3232;
    }
yy3249:
    at++;
yy3250:
    { return isadora_scan_number(text, 2, at, value); }
yy3251:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy3251;
        default: goto yy3250;
    }
yy3252:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3255;
        case 'C': goto yy3256;
        case 'D': goto yy3257;
        case 'E': goto yy3258;
        case 'G': goto yy3259;
        case 'H': goto yy3260;
        case 'I': goto yy3261;
        case 'L': goto yy3262;
        case 'M': goto yy3263;
        case 'N': goto yy3264;
        case 'O': goto yy3265;
        case 'P': goto yy3266;
        case 'R': goto yy3267;
        case 'S': goto yy3268;
        case 'T': goto yy3269;
        case 'V': goto yy3270;
        case 'W': goto yy3271;
        case 'Y': goto yy3272;
        default: goto yy3232;
    }
yy3253:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy3273;
        default: goto yy3232;
    }
yy3254:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3274;
        default: goto yy3232;
    }
yy3255:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3275;
        default: goto yy3232;
    }
yy3256:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3276;
        case 'L': goto yy3277;
        case 'T': goto yy3278;
        case 'i': goto yy3279;
        default: goto yy3232;
    }
yy3257:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3280;
        default: goto yy3232;
    }
yy3258:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy3281;
        default: goto yy3232;
    }
yy3259:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3282;
        case 'L': goto yy3283;
        case 'T': goto yy3284;
        default: goto yy3232;
    }
yy3260:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy3285;
        default: goto yy3232;
    }
yy3261:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3286;
        default: goto yy3232;
    }
yy3262:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3287;
        case 'E': goto yy3288;
        case 'M': goto yy3289;
        case 'T': goto yy3290;
        case 'W': goto yy3291;
        default: goto yy3232;
    }
yy3263:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3292;
        default: goto yy3232;
    }
yy3264:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3293;
        case 'T': goto yy3294;
        default: goto yy3232;
    }
yy3265:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3295;
        default: goto yy3232;
    }
yy3266:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3296;
        case 'R': goto yy3297;
        default: goto yy3232;
    }
yy3267:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3298;
        default: goto yy3232;
    }
yy3268:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3299;
        case 'W': goto yy3300;
        default: goto yy3232;
    }
yy3269:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3301;
        case 'I': goto yy3302;
        default: goto yy3232;
    }
yy3270:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3303;
        default: goto yy3232;
    }
yy3271:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3304;
        case 'S': goto yy3305;
        default: goto yy3232;
    }
yy3272:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3306;
        default: goto yy3232;
    }
yy3273:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'v': goto yy3307;
        default: goto yy3232;
    }
yy3274:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3308;
        default: goto yy3232;
    }
yy3275:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3309;
        default: goto yy3232;
    }
yy3276:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3310;
        default: goto yy3232;
    }
yy3277:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3311;
        default: goto yy3232;
    }
yy3278:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3312;
        case 'X': goto yy3313;
        default: goto yy3232;
    }
yy3279:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy3314;
        default: goto yy3232;
    }
yy3280:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3315;
        default: goto yy3232;
    }
yy3281:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3316;
        default: goto yy3232;
    }
yy3282:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3317;
        default: goto yy3232;
    }
yy3283:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3318;
        default: goto yy3232;
    }
yy3284:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3319;
        default: goto yy3232;
    }
yy3285:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3320;
        default: goto yy3232;
    }
yy3286:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'V': goto yy3321;
        default: goto yy3232;
    }
yy3287:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3322;
        default: goto yy3232;
    }
yy3288:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3323;
        default: goto yy3232;
    }
yy3289:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3324;
        default: goto yy3232;
    }
yy3290:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3325;
        default: goto yy3232;
    }
yy3291:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3326;
        default: goto yy3232;
    }
yy3292:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3327;
        default: goto yy3232;
    }
yy3293:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3328;
        default: goto yy3232;
    }
yy3294:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3329;
        default: goto yy3232;
    }
yy3295:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3330;
        default: goto yy3232;
    }
yy3296:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3331;
        case '1': goto yy3332;
        case '2': goto yy3333;
        case '3': goto yy3334;
        case '4': goto yy3335;
        case '5': goto yy3336;
        case '6': goto yy3337;
        case '7': goto yy3338;
        case '_': goto yy3339;
        default: goto yy3232;
    }
yy3297:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3340;
        default: goto yy3232;
    }
yy3298:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy3341;
        default: goto yy3232;
    }
yy3299:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3342;
        default: goto yy3232;
    }
yy3300:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3343;
        default: goto yy3232;
    }
yy3301:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3344;
        default: goto yy3232;
    }
yy3302:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3345;
        default: goto yy3232;
    }
yy3303:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3347;
        default: goto yy3232;
    }
yy3304:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3348;
        default: goto yy3232;
    }
yy3305:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3349;
        default: goto yy3232;
    }
yy3306:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3350;
        default: goto yy3232;
    }
yy3307:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy3351;
        default: goto yy3232;
    }
yy3308:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3352;
        default: goto yy3232;
    }
yy3309:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3353;
        default: goto yy3232;
    }
yy3310:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3354;
        default: goto yy3232;
    }
yy3311:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3355;
        default: goto yy3232;
    }
yy3312:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3356;
        case '_': goto yy3357;
        default: goto yy3232;
    }
yy3313:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3358;
        default: goto yy3232;
    }
yy3314:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy3359;
        default: goto yy3232;
    }
yy3315:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3360;
        default: goto yy3232;
    }
yy3316:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3361;
        default: goto yy3232;
    }
yy3317:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3362;
        default: goto yy3232;
    }
yy3318:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3363;
        default: goto yy3232;
    }
yy3319:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3364;
        default: goto yy3232;
    }
yy3320:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3365;
        default: goto yy3232;
    }
yy3321:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3366;
        default: goto yy3232;
    }
yy3322:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3367;
        default: goto yy3232;
    }
yy3323:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3368;
        default: goto yy3232;
    }
yy3324:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3369;
        default: goto yy3232;
    }
yy3325:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3370;
        default: goto yy3232;
    }
yy3326:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3371;
        default: goto yy3232;
    }
yy3327:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3372;
        default: goto yy3232;
    }
yy3328:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3373;
        default: goto yy3232;
    }
yy3329:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3374;
        default: goto yy3232;
    }
yy3330:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3375;
        default: goto yy3232;
    }
yy3331:
    at++;
    { *value = 0x0; return 6; }
yy3332:
    at++;
    { *value = 0x0; return 6; }
yy3333:
    at++;
    { *value = 0x0; return 6; }
yy3334:
    at++;
    { *value = 0x0; return 6; }
yy3335:
    at++;
    { *value = 0x0; return 6; }
yy3336:
    at++;
    { *value = 0x0; return 6; }
yy3337:
    at++;
    { *value = 0x0; return 6; }
yy3338:
    at++;
    { *value = 0x0; return 6; }
yy3339:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3376;
        default: goto yy3232;
    }
yy3340:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3377;
        default: goto yy3232;
    }
yy3341:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3378;
        default: goto yy3232;
    }
yy3342:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3379;
        default: goto yy3232;
    }
yy3343:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3380;
        default: goto yy3232;
    }
yy3344:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3381;
        default: goto yy3232;
    }
yy3345:
    yyaccept = 1;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3382;
        default: goto yy3346;
    }
yy3346:
    { *value = 0x0; return 6; }
yy3347:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3383;
        default: goto yy3232;
    }
yy3348:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3384;
        default: goto yy3232;
    }
yy3349:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3385;
        default: goto yy3232;
    }
yy3350:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3386;
        default: goto yy3232;
    }
yy3351:
    at++;
    { *value = 0x0; return 7; }
yy3352:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3387;
        default: goto yy3232;
    }
yy3353:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3388;
        default: goto yy3232;
    }
yy3354:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3389;
        default: goto yy3232;
    }
yy3355:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy3390;
        default: goto yy3232;
    }
yy3356:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3392;
        default: goto yy3232;
    }
yy3357:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3393;
        default: goto yy3232;
    }
yy3358:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3394;
        default: goto yy3232;
    }
yy3359:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy3395;
        default: goto yy3232;
    }
yy3360:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3396;
        default: goto yy3232;
    }
yy3361:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3397;
        default: goto yy3232;
    }
yy3362:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3398;
        default: goto yy3232;
    }
yy3363:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3399;
        default: goto yy3232;
    }
yy3364:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3400;
        default: goto yy3232;
    }
yy3365:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3401;
        default: goto yy3232;
    }
yy3366:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3402;
        default: goto yy3232;
    }
yy3367:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3403;
        default: goto yy3232;
    }
yy3368:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3404;
        default: goto yy3232;
    }
yy3369:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3405;
        case 'L': goto yy3406;
        default: goto yy3232;
    }
yy3370:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3407;
        default: goto yy3232;
    }
yy3371:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3408;
        case 'S': goto yy3409;
        default: goto yy3232;
    }
yy3372:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3410;
        default: goto yy3232;
    }
yy3373:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3411;
        default: goto yy3232;
    }
yy3374:
    at++;
    { *value = 0x0; return 7; }
yy3375:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3412;
        default: goto yy3232;
    }
yy3376:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3413;
        default: goto yy3232;
    }
yy3377:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3414;
        default: goto yy3232;
    }
yy3378:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3415;
        default: goto yy3232;
    }
yy3379:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3416;
        case 'S': goto yy3417;
        default: goto yy3232;
    }
yy3380:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3418;
        case 'S': goto yy3419;
        default: goto yy3232;
    }
yy3381:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3420;
        default: goto yy3232;
    }
yy3382:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3421;
        case 'Y': goto yy3422;
        case 'Z': goto yy3423;
        default: goto yy3232;
    }
yy3383:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3424;
        case 'I': goto yy3425;
        default: goto yy3232;
    }
yy3384:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3426;
        default: goto yy3232;
    }
yy3385:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3427;
        default: goto yy3232;
    }
yy3386:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3428;
        default: goto yy3232;
    }
yy3387:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3429;
        default: goto yy3232;
    }
yy3388:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3430;
        default: goto yy3232;
    }
yy3389:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3431;
        default: goto yy3232;
    }
yy3390:
    yyaccept = 2;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3432;
        case 'L': goto yy3433;
        default: goto yy3391;
    }
yy3391:
    { *value = 0x0; return 8; }
yy3392:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '.': goto yy3434;
        default: goto yy3232;
    }
yy3393:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3435;
        default: goto yy3232;
    }
yy3394:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3436;
        default: goto yy3232;
    }
yy3395:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy3437;
        default: goto yy3232;
    }
yy3396:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3438;
        default: goto yy3232;
    }
yy3397:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy3439;
        default: goto yy3232;
    }
yy3398:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy3440;
        default: goto yy3232;
    }
yy3399:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3441;
        default: goto yy3232;
    }
yy3400:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy3442;
        default: goto yy3232;
    }
yy3401:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy3443;
        default: goto yy3232;
    }
yy3402:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3444;
        default: goto yy3232;
    }
yy3403:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3445;
        default: goto yy3232;
    }
yy3404:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy3446;
        default: goto yy3232;
    }
yy3405:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3447;
        default: goto yy3232;
    }
yy3406:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3448;
        default: goto yy3232;
    }
yy3407:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy3449;
        default: goto yy3232;
    }
yy3408:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3450;
        default: goto yy3232;
    }
yy3409:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy3451;
        default: goto yy3232;
    }
yy3410:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3452;
        default: goto yy3232;
    }
yy3411:
    at++;
    { *value = 0x0; return 8; }
yy3412:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3453;
        default: goto yy3232;
    }
yy3413:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3454;
        case '1': goto yy3455;
        case '2': goto yy3456;
        case '3': goto yy3457;
        case '4': goto yy3458;
        case '5': goto yy3459;
        case '6': goto yy3460;
        case '7': goto yy3461;
        default: goto yy3232;
    }
yy3414:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3462;
        default: goto yy3232;
    }
yy3415:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3463;
        default: goto yy3232;
    }
yy3416:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3464;
        default: goto yy3232;
    }
yy3417:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy3465;
        default: goto yy3232;
    }
yy3418:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3466;
        default: goto yy3232;
    }
yy3419:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy3467;
        default: goto yy3232;
    }
yy3420:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3468;
        default: goto yy3232;
    }
yy3421:
    at++;
    { *value = 0x0; return 8; }
yy3422:
    at++;
    { *value = 0x0; return 8; }
yy3423:
    at++;
    { *value = 0x0; return 8; }
yy3424:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3469;
        default: goto yy3232;
    }
yy3425:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3470;
        default: goto yy3232;
    }
yy3426:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3471;
        default: goto yy3232;
    }
yy3427:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3472;
        default: goto yy3232;
    }
yy3428:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3473;
        default: goto yy3232;
    }
yy3429:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3474;
        default: goto yy3232;
    }
yy3430:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3475;
        default: goto yy3232;
    }
yy3431:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3476;
        default: goto yy3232;
    }
yy3432:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3477;
        default: goto yy3232;
    }
yy3433:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3478;
        default: goto yy3232;
    }
yy3434:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3479;
        case 'Y': goto yy3480;
        case 'Z': goto yy3481;
        default: goto yy3232;
    }
yy3435:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3482;
        default: goto yy3232;
    }
yy3436:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3483;
        default: goto yy3232;
    }
yy3437:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy3484;
        default: goto yy3232;
    }
yy3438:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3485;
        default: goto yy3232;
    }
yy3439:
    at++;
    { *value = 0x0; return 9; }
yy3440:
    at++;
    { *value = 0x0; return 9; }
yy3441:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3486;
        case 'T': goto yy3487;
        default: goto yy3232;
    }
yy3442:
    at++;
    { *value = 0x0; return 9; }
yy3443:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3488;
        default: goto yy3232;
    }
yy3444:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3489;
        default: goto yy3232;
    }
yy3445:
    at++;
    { *value = 0x0; return 9; }
yy3446:
    at++;
    { *value = 0x0; return 9; }
yy3447:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3490;
        default: goto yy3232;
    }
yy3448:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3491;
        default: goto yy3232;
    }
yy3449:
    at++;
    { *value = 0x0; return 9; }
yy3450:
    at++;
    { *value = 0x0; return 9; }
yy3451:
    at++;
    { *value = 0x0; return 9; }
yy3452:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3492;
        default: goto yy3232;
    }
yy3453:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3493;
        default: goto yy3232;
    }
yy3454:
    at++;
    { *value = 0x0; return 9; }
yy3455:
    at++;
    { *value = 0x0; return 9; }
yy3456:
    at++;
    { *value = 0x0; return 9; }
yy3457:
    at++;
    { *value = 0x0; return 9; }
yy3458:
    at++;
    { *value = 0x0; return 9; }
yy3459:
    at++;
    { *value = 0x0; return 9; }
yy3460:
    at++;
    { *value = 0x0; return 9; }
yy3461:
    at++;
    { *value = 0x0; return 9; }
yy3462:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3494;
        default: goto yy3232;
    }
yy3463:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3495;
        default: goto yy3232;
    }
yy3464:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3496;
        default: goto yy3232;
    }
yy3465:
    at++;
    { *value = 0x0; return 9; }
yy3466:
    at++;
    { *value = 0x0; return 9; }
yy3467:
    at++;
    { *value = 0x0; return 9; }
yy3468:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3497;
        default: goto yy3232;
    }
yy3469:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy3498;
        default: goto yy3232;
    }
yy3470:
    at++;
    { *value = 0x0; return 9; }
yy3471:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3499;
        default: goto yy3232;
    }
yy3472:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3500;
        default: goto yy3232;
    }
yy3473:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3501;
        default: goto yy3232;
    }
yy3474:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3502;
        default: goto yy3232;
    }
yy3475:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3503;
        default: goto yy3232;
    }
yy3476:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3504;
        default: goto yy3232;
    }
yy3477:
    at++;
    { *value = 0x0; return 10; }
yy3478:
    at++;
    { *value = 0x0; return 10; }
yy3479:
    at++;
    { *value = 0x0; return 10; }
yy3480:
    at++;
    { *value = 0x0; return 10; }
yy3481:
    at++;
    { *value = 0x0; return 10; }
yy3482:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3505;
        default: goto yy3232;
    }
yy3483:
    at++;
    { *value = 0x0; return 10; }
yy3484:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy3506;
        default: goto yy3232;
    }
yy3485:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3507;
        default: goto yy3232;
    }
yy3486:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3508;
        default: goto yy3232;
    }
yy3487:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3509;
        default: goto yy3232;
    }
yy3488:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3510;
        default: goto yy3232;
    }
yy3489:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3511;
        default: goto yy3232;
    }
yy3490:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3512;
        default: goto yy3232;
    }
yy3491:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Z': goto yy3513;
        default: goto yy3232;
    }
yy3492:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3514;
        default: goto yy3232;
    }
yy3493:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy3515;
        default: goto yy3232;
    }
yy3494:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3516;
        default: goto yy3232;
    }
yy3495:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3517;
        default: goto yy3232;
    }
yy3496:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy3518;
        default: goto yy3232;
    }
yy3497:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy3519;
        default: goto yy3232;
    }
yy3498:
    at++;
    { *value = 0x0; return 10; }
yy3499:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3520;
        default: goto yy3232;
    }
yy3500:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3521;
        default: goto yy3232;
    }
yy3501:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3522;
        default: goto yy3232;
    }
yy3502:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3523;
        default: goto yy3232;
    }
yy3503:
    at++;
    { *value = 0x0; return 11; }
yy3504:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Q': goto yy3524;
        default: goto yy3232;
    }
yy3505:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3525;
        default: goto yy3232;
    }
yy3506:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3526;
        default: goto yy3232;
    }
yy3507:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3527;
        default: goto yy3232;
    }
yy3508:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3528;
        default: goto yy3232;
    }
yy3509:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3529;
        default: goto yy3232;
    }
yy3510:
    at++;
    { *value = 0x0; return 11; }
yy3511:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3530;
        default: goto yy3232;
    }
yy3512:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3531;
        default: goto yy3232;
    }
yy3513:
    at++;
    { *value = 0x0; return 11; }
yy3514:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3532;
        default: goto yy3232;
    }
yy3515:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3533;
        default: goto yy3232;
    }
yy3516:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3534;
        default: goto yy3232;
    }
yy3517:
    at++;
    { *value = 0x0; return 11; }
yy3518:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3535;
        default: goto yy3232;
    }
yy3519:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3536;
        default: goto yy3232;
    }
yy3520:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3537;
        default: goto yy3232;
    }
yy3521:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3538;
        default: goto yy3232;
    }
yy3522:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3539;
        default: goto yy3232;
    }
yy3523:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'P': goto yy3540;
        default: goto yy3232;
    }
yy3524:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3541;
        default: goto yy3232;
    }
yy3525:
    at++;
    { *value = 0x0; return 12; }
yy3526:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy3542;
        default: goto yy3232;
    }
yy3527:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy3543;
        default: goto yy3232;
    }
yy3528:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3544;
        default: goto yy3232;
    }
yy3529:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3545;
        default: goto yy3232;
    }
yy3530:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3546;
        default: goto yy3232;
    }
yy3531:
    at++;
    { *value = 0x0; return 12; }
yy3532:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3547;
        default: goto yy3232;
    }
yy3533:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3548;
        default: goto yy3232;
    }
yy3534:
    at++;
    { *value = 0x0; return 12; }
yy3535:
    at++;
    { *value = 0x0; return 12; }
yy3536:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3549;
        default: goto yy3232;
    }
yy3537:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3550;
        default: goto yy3232;
    }
yy3538:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3551;
        default: goto yy3232;
    }
yy3539:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3552;
        default: goto yy3232;
    }
yy3540:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3553;
        default: goto yy3232;
    }
yy3541:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3554;
        default: goto yy3232;
    }
yy3542:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'c': goto yy3555;
        default: goto yy3232;
    }
yy3543:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3556;
        default: goto yy3232;
    }
yy3544:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3557;
        default: goto yy3232;
    }
yy3545:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3558;
        default: goto yy3232;
    }
yy3546:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3559;
        default: goto yy3232;
    }
yy3547:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3560;
        default: goto yy3232;
    }
yy3548:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3561;
        default: goto yy3232;
    }
yy3549:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3562;
        default: goto yy3232;
    }
yy3550:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3563;
        default: goto yy3232;
    }
yy3551:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3564;
        default: goto yy3232;
    }
yy3552:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3565;
        default: goto yy3232;
    }
yy3553:
    at++;
    { *value = 0x0; return 14; }
yy3554:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3566;
        default: goto yy3232;
    }
yy3555:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'r': goto yy3567;
        default: goto yy3232;
    }
yy3556:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3568;
        default: goto yy3232;
    }
yy3557:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3569;
        default: goto yy3232;
    }
yy3558:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3570;
        case 'L': goto yy3571;
        default: goto yy3232;
    }
yy3559:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3572;
        default: goto yy3232;
    }
yy3560:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '0': goto yy3573;
        case '1': goto yy3574;
        case '2': goto yy3575;
        case '3': goto yy3576;
        default: goto yy3232;
    }
yy3561:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3577;
        default: goto yy3232;
    }
yy3562:
    at++;
    { *value = 0x0; return 14; }
yy3563:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3578;
        default: goto yy3232;
    }
yy3564:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3579;
        default: goto yy3232;
    }
yy3565:
    at++;
    { *value = 0x0; return 14; }
yy3566:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3580;
        default: goto yy3232;
    }
yy3567:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'M': goto yy3581;
        default: goto yy3232;
    }
yy3568:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3582;
        default: goto yy3232;
    }
yy3569:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3583;
        default: goto yy3232;
    }
yy3570:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3584;
        default: goto yy3232;
    }
yy3571:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3585;
        default: goto yy3232;
    }
yy3572:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3586;
        case 'N': goto yy3587;
        default: goto yy3232;
    }
yy3573:
    at++;
    { *value = 0x0; return 15; }
yy3574:
    at++;
    { *value = 0x0; return 15; }
yy3575:
    at++;
    { *value = 0x0; return 15; }
yy3576:
    at++;
    { *value = 0x0; return 15; }
yy3577:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'K': goto yy3588;
        default: goto yy3232;
    }
yy3578:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3589;
        default: goto yy3232;
    }
yy3579:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case '_': goto yy3590;
        default: goto yy3232;
    }
yy3580:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3591;
        default: goto yy3232;
    }
yy3581:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'i': goto yy3592;
        default: goto yy3232;
    }
yy3582:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3593;
        default: goto yy3232;
    }
yy3583:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3594;
        default: goto yy3232;
    }
yy3584:
    at++;
    { *value = 0x0; return 16; }
yy3585:
    at++;
    { *value = 0x0; return 16; }
yy3586:
    at++;
    { *value = 0x0; return 16; }
yy3587:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'F': goto yy3595;
        default: goto yy3232;
    }
yy3588:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3596;
        default: goto yy3232;
    }
yy3589:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3597;
        default: goto yy3232;
    }
yy3590:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3598;
        case 'Z': goto yy3599;
        default: goto yy3232;
    }
yy3591:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3600;
        default: goto yy3232;
    }
yy3592:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy3601;
        default: goto yy3232;
    }
yy3593:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3602;
        case 'E': goto yy3603;
        default: goto yy3232;
    }
yy3594:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3604;
        default: goto yy3232;
    }
yy3595:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3605;
        default: goto yy3232;
    }
yy3596:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3606;
        default: goto yy3232;
    }
yy3597:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3607;
        default: goto yy3232;
    }
yy3598:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3609;
        default: goto yy3232;
    }
yy3599:
    at++;
    { *value = 0x0; return 17; }
yy3600:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'T': goto yy3610;
        default: goto yy3232;
    }
yy3601:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'u': goto yy3611;
        default: goto yy3232;
    }
yy3602:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3612;
        default: goto yy3232;
    }
yy3603:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3613;
        default: goto yy3232;
    }
yy3604:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'U': goto yy3614;
        default: goto yy3232;
    }
yy3605:
    at++;
    { *value = 0x0; return 18; }
yy3606:
    at++;
    { *value = 0x0; return 18; }
yy3607:
    yyaccept = 3;
    at++;
    mark = at;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'C': goto yy3615;
        default: goto yy3608;
    }
yy3608:
    { *value = 0x0; return 18; }
yy3609:
    at++;
    { *value = 0x0; return 18; }
yy3610:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3616;
        default: goto yy3232;
    }
yy3611:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 's': goto yy3617;
        default: goto yy3232;
    }
yy3612:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3618;
        default: goto yy3232;
    }
yy3613:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3619;
        default: goto yy3232;
    }
yy3614:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3620;
        default: goto yy3232;
    }
yy3615:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3621;
        default: goto yy3232;
    }
yy3616:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'Y': goto yy3622;
        default: goto yy3232;
    }
yy3617:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3623;
        default: goto yy3232;
    }
yy3618:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3624;
        default: goto yy3232;
    }
yy3619:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'B': goto yy3625;
        default: goto yy3232;
    }
yy3620:
    at++;
    { *value = 0x0; return 20; }
yy3621:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3626;
        default: goto yy3232;
    }
yy3622:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3627;
        case 'I': goto yy3628;
        default: goto yy3232;
    }
yy3623:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'n': goto yy3629;
        default: goto yy3232;
    }
yy3624:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3630;
        default: goto yy3232;
    }
yy3625:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'L': goto yy3631;
        default: goto yy3232;
    }
yy3626:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'A': goto yy3632;
        default: goto yy3232;
    }
yy3627:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3633;
        default: goto yy3232;
    }
yy3628:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'N': goto yy3634;
        default: goto yy3232;
    }
yy3629:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'e': goto yy3635;
        default: goto yy3232;
    }
yy3630:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3636;
        default: goto yy3232;
    }
yy3631:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3637;
        default: goto yy3232;
    }
yy3632:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3638;
        default: goto yy3232;
    }
yy3633:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3639;
        default: goto yy3232;
    }
yy3634:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3640;
        default: goto yy3232;
    }
yy3635:
    at++;
    { *value = 0x0; return 23; }
yy3636:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3641;
        default: goto yy3232;
    }
yy3637:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'D': goto yy3642;
        default: goto yy3232;
    }
yy3638:
    at++;
    { *value = 0x0; return 23; }
yy3639:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'R': goto yy3643;
        default: goto yy3232;
    }
yy3640:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3644;
        default: goto yy3232;
    }
yy3641:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3645;
        case 'L': goto yy3646;
        default: goto yy3232;
    }
yy3642:
    at++;
    { *value = 0x0; return 24; }
yy3643:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'E': goto yy3647;
        default: goto yy3232;
    }
yy3644:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'X': goto yy3648;
        default: goto yy3232;
    }
yy3645:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3649;
        default: goto yy3232;
    }
yy3646:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3650;
        default: goto yy3232;
    }
yy3647:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3651;
        default: goto yy3232;
    }
yy3648:
    at++;
    { *value = 0x0; return 26; }
yy3649:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy3652;
        default: goto yy3232;
    }
yy3650:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy3653;
        default: goto yy3232;
    }
yy3651:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'S': goto yy3654;
        default: goto yy3232;
    }
yy3652:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3655;
        default: goto yy3232;
    }
yy3653:
    at++;
    { *value = 0x0; return 27; }
yy3654:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3656;
        case 'L': goto yy3657;
        default: goto yy3232;
    }
yy3655:
    at++;
    { *value = 0x0; return 28; }
yy3656:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'I': goto yy3658;
        default: goto yy3232;
    }
yy3657:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'O': goto yy3659;
        default: goto yy3232;
    }
yy3658:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'G': goto yy3660;
        default: goto yy3232;
    }
yy3659:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'W': goto yy3661;
        default: goto yy3232;
    }
yy3660:
    at++;
    yych = (at < end ? (unsigned char)*at : 0);
    switch (yych) {
        case 'H': goto yy3662;
        default: goto yy3232;
    }
yy3661:
    at++;
    { *value = 0x0; return 31; }
yy3662:
    at++;
    { *value = 0x0; return 32; }
}

}
