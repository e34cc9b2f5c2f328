/* Generated from the description vuc by gen/emit/assembler.lua. Do not edit. */
#include "vuc_lex.h"

/*!re2c
    re2c:api = custom;
    re2c:api:style = free-form;
    re2c:yyfill:enable = 0;
    re2c:define:YYCTYPE = "unsigned char";
    re2c:define:YYPEEK = "(at < end ? (unsigned char)*at : 0)";
    re2c:define:YYSKIP = "at++;";
    re2c:define:YYBACKUP = "mark = at;";
    re2c:define:YYRESTORE = "at = mark;";
    re2c:indent:string = "    ";
    decimal = "0" | [1-9] [0-9]*;
*/

/* texts of `RBN` */
uint32_t vuc_scan_words_rbn(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "not" { *value = 0x1; return 3; }
    */
}

/* registers of `$p` */
uint32_t vuc_scan_file_p(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$np0" { *value = 0x1; return 4; }
    "$p1" { *value = 0x1; return 3 | ISADORA_ALSO; }
    "0x1" { *value = 0xf; return 3 | ISADORA_ALSO; }
    "$p" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* texts of `PM` */
uint32_t vuc_scan_words_pm(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "pand" { *value = 0x0; return 4; }
    "por" { *value = 0x1; return 3; }
    "pandn" { *value = 0x4; return 5; }
    "porn" { *value = 0x5; return 4; }
    "pnot" { *value = 0x6; return 4; }
    */
}

/* registers of `$r` */
uint32_t vuc_scan_file_r(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "0x0" { *value = 0x0; return 3 | ISADORA_ALSO; }
    "$r" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}

/* registers of `$sr` */
uint32_t vuc_scan_file_sr(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$baddr" { *value = 0x0; return 6 | ISADORA_ALSO; }
    "$bsel" { *value = 0x1; return 5 | ISADORA_ALSO; }
    "$spidx" { *value = 0x2; return 6; }
    "$sr2" { *value = 0x2; return 4 | ISADORA_ALSO; }
    "$asel" { *value = 0x3; return 5 | ISADORA_ALSO; }
    "$absel" { *value = 0x3; return 6 | ISADORA_ALSO; }
    "$h2v" { *value = 0x4; return 4; }
    "$sr4" { *value = 0x4; return 4 | ISADORA_ALSO; }
    "$v2h" { *value = 0x5; return 4; }
    "$sr5" { *value = 0x5; return 4 | ISADORA_ALSO; }
    "$stat" { *value = 0x6; return 5; }
    "$sr6" { *value = 0x6; return 4 | ISADORA_ALSO; }
    "$parm" { *value = 0x7; return 5; }
    "$sr7" { *value = 0x7; return 4 | ISADORA_ALSO; }
    "$pc" { *value = 0x8; return 3; }
    "$sr8" { *value = 0x8; return 4 | ISADORA_ALSO; }
    "$cspos" { *value = 0x9; return 6; }
    "$sr9" { *value = 0x9; return 4 | ISADORA_ALSO; }
    "$cstop" { *value = 0xa; return 6; }
    "$sr10" { *value = 0xa; return 5 | ISADORA_ALSO; }
    "$rpitab" { *value = 0xb; return 7 | ISADORA_ALSO; }
    "$lhi" { *value = 0xc; return 4; }
    "$sr12" { *value = 0xc; return 5 | ISADORA_ALSO; }
    "$arthi" { *value = 0xc; return 6 | ISADORA_ALSO; }
    "$llo" { *value = 0xd; return 4; }
    "$sr13" { *value = 0xd; return 5 | ISADORA_ALSO; }
    "$artlo" { *value = 0xd; return 6 | ISADORA_ALSO; }
    "$pred" { *value = 0xe; return 5; }
    "$sr14" { *value = 0xe; return 5 | ISADORA_ALSO; }
    "$icnt" { *value = 0xf; return 5; }
    "$sr15" { *value = 0xf; return 5 | ISADORA_ALSO; }
    "$mvxl0" { *value = 0x10; return 6; }
    "$sr16" { *value = 0x10; return 5 | ISADORA_ALSO; }
    "$mvyl0" { *value = 0x11; return 6; }
    "$sr17" { *value = 0x11; return 5 | ISADORA_ALSO; }
    "$mvxl1" { *value = 0x12; return 6; }
    "$sr18" { *value = 0x12; return 5 | ISADORA_ALSO; }
    "$mvyl1" { *value = 0x13; return 6; }
    "$sr19" { *value = 0x13; return 5 | ISADORA_ALSO; }
    "$refl0" { *value = 0x14; return 6; }
    "$sr20" { *value = 0x14; return 5 | ISADORA_ALSO; }
    "$refl1" { *value = 0x15; return 6; }
    "$sr21" { *value = 0x15; return 5 | ISADORA_ALSO; }
    "$rpil0" { *value = 0x16; return 6; }
    "$sr22" { *value = 0x16; return 5 | ISADORA_ALSO; }
    "$rpil1" { *value = 0x17; return 6; }
    "$sr23" { *value = 0x17; return 5 | ISADORA_ALSO; }
    "$mbflags" { *value = 0x18; return 8; }
    "$sr24" { *value = 0x18; return 5 | ISADORA_ALSO; }
    "$qpy" { *value = 0x19; return 4; }
    "$sr25" { *value = 0x19; return 5 | ISADORA_ALSO; }
    "$qpc" { *value = 0x1a; return 4; }
    "$sr26" { *value = 0x1a; return 5 | ISADORA_ALSO; }
    "$mbpart" { *value = 0x1b; return 7; }
    "$sr27" { *value = 0x1b; return 5 | ISADORA_ALSO; }
    "$mbxy" { *value = 0x1c; return 5; }
    "$sr28" { *value = 0x1c; return 5 | ISADORA_ALSO; }
    "$mbaddr" { *value = 0x1d; return 7; }
    "$sr29" { *value = 0x1d; return 5 | ISADORA_ALSO; }
    "$mbtype" { *value = 0x1e; return 7; }
    "$sr30" { *value = 0x1e; return 5 | ISADORA_ALSO; }
    "$submbtype" { *value = 0x1f; return 10 | ISADORA_ALSO; }
    "$amvxl0" { *value = 0x20; return 7; }
    "$sr32" { *value = 0x20; return 5 | ISADORA_ALSO; }
    "$amvyl0" { *value = 0x21; return 7; }
    "$sr33" { *value = 0x21; return 5 | ISADORA_ALSO; }
    "$amvxl1" { *value = 0x22; return 7; }
    "$sr34" { *value = 0x22; return 5 | ISADORA_ALSO; }
    "$amvyl1" { *value = 0x23; return 7; }
    "$sr35" { *value = 0x23; return 5 | ISADORA_ALSO; }
    "$arefl0" { *value = 0x24; return 7; }
    "$sr36" { *value = 0x24; return 5 | ISADORA_ALSO; }
    "$arefl1" { *value = 0x25; return 7; }
    "$sr37" { *value = 0x25; return 5 | ISADORA_ALSO; }
    "$arpil0" { *value = 0x26; return 7; }
    "$sr38" { *value = 0x26; return 5 | ISADORA_ALSO; }
    "$arpil1" { *value = 0x27; return 7; }
    "$sr39" { *value = 0x27; return 5 | ISADORA_ALSO; }
    "$ambflags" { *value = 0x28; return 9; }
    "$sr40" { *value = 0x28; return 5 | ISADORA_ALSO; }
    "$aqpy" { *value = 0x29; return 5 | ISADORA_ALSO; }
    "$aqpc" { *value = 0x2a; return 5 | ISADORA_ALSO; }
    "$bmvxl0" { *value = 0x30; return 7; }
    "$sr48" { *value = 0x30; return 5 | ISADORA_ALSO; }
    "$bmvyl0" { *value = 0x31; return 7; }
    "$sr49" { *value = 0x31; return 5 | ISADORA_ALSO; }
    "$bmvxl1" { *value = 0x32; return 7; }
    "$sr50" { *value = 0x32; return 5 | ISADORA_ALSO; }
    "$bmvyl1" { *value = 0x33; return 7; }
    "$sr51" { *value = 0x33; return 5 | ISADORA_ALSO; }
    "$brefl0" { *value = 0x34; return 7; }
    "$sr52" { *value = 0x34; return 5 | ISADORA_ALSO; }
    "$brefl1" { *value = 0x35; return 7; }
    "$sr53" { *value = 0x35; return 5 | ISADORA_ALSO; }
    "$brpil0" { *value = 0x36; return 7; }
    "$sr54" { *value = 0x36; return 5 | ISADORA_ALSO; }
    "$brpil1" { *value = 0x37; return 7; }
    "$sr55" { *value = 0x37; return 5 | ISADORA_ALSO; }
    "$bmbflags" { *value = 0x38; return 9; }
    "$sr56" { *value = 0x38; return 5 | ISADORA_ALSO; }
    "$bqpy" { *value = 0x39; return 5; }
    "$sr57" { *value = 0x39; return 5 | ISADORA_ALSO; }
    "$bqpc" { *value = 0x3a; return 5; }
    "$sr58" { *value = 0x3a; return 5 | ISADORA_ALSO; }
    "$sr" decimal { return isadora_scan_number(text, 3, at, value); }
    */
}

/* what a form begins with */
uint32_t vuc_scan_head(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "add" { *value = 0x0; return 3; }
    "sub" { *value = 0x1; return 3; }
    "subr" { *value = 0x2; return 4; }
    "avgs" { *value = 0x3; return 4; }
    "avgu" { *value = 0x4; return 4; }
    "clamplep" { *value = 0x5; return 8; }
    "clamps" { *value = 0x6; return 6; }
    "sext" { *value = 0x7; return 4; }
    "bset" { *value = 0x8; return 4; }
    "bclr" { *value = 0x9; return 4; }
    "shl" { *value = 0xa; return 3; }
    "shr" { *value = 0xb; return 3; }
    "sar" { *value = 0xc; return 3; }
    "and" { *value = 0xd; return 3; }
    "or" { *value = 0xe; return 2; }
    "xor" { *value = 0xf; return 3; }
    "min" { *value = 0x10; return 3; }
    "max" { *value = 0x11; return 3; }
    "div2s" { *value = 0x12; return 5; }
    "hswap" { *value = 0x13; return 5; }
    "slct" { *value = 0x14; return 4; }
    "mov" { *value = 0x15; return 3; }
    "setgt" { *value = 0x16; return 5; }
    "setlt" { *value = 0x17; return 5; }
    "seteq" { *value = 0x18; return 5; }
    "setlep" { *value = 0x19; return 6; }
    "setzero" { *value = 0x1a; return 7; }
    "btest" { *value = 0x1b; return 5; }
    "not" { *value = 0x1c; return 3; }
    "bra" { *value = 0x1d; return 3; }
    "call" { *value = 0x1e; return 4; }
    "ret" { *value = 0x1f; return 3; }
    "sleep" { *value = 0x20; return 5; }
    "wstc" { *value = 0x21; return 4; }
    "wsts" { *value = 0x22; return 4; }
    "nop" { *value = 0x23; return 3; }
    "clicnt" { *value = 0x24; return 6; }
    "mbiread" { *value = 0x25; return 7; }
    "mbinext" { *value = 0x26; return 7; }
    "mvsread" { *value = 0x27; return 7; }
    "mvswrite" { *value = 0x28; return 8; }
    "o21" { *value = 0x29; return 3; }
    "o22" { *value = 0x2a; return 3; }
    "o23" { *value = 0x2b; return 3; }
    "o25" { *value = 0x2c; return 3; }
    "o26" { *value = 0x2d; return 3; }
    "o2b" { *value = 0x2e; return 3; }
    "o2c" { *value = 0x2f; return 3; }
    "lmulu" { *value = 0x30; return 5; }
    "lmuls" { *value = 0x31; return 5; }
    "lsrr" { *value = 0x32; return 4; }
    "ladd" { *value = 0x33; return 4; }
    "lsar" { *value = 0x34; return 4; }
    "ldivu" { *value = 0x35; return 5; }
    "lut" { *value = 0x36; return 3; }
    "ld" { *value = 0x37; return 2; }
    "ld6" { *value = 0x38; return 3; }
    "ld7" { *value = 0x39; return 3; }
    "st" { *value = 0x3a; return 2; }
    "st6" { *value = 0x3b; return 3; }
    "st7" { *value = 0x3c; return 3; }
    "minsz" { *value = 0x3d; return 5; }
    "clampsex" { *value = 0x3e; return 8; }
    "sex" { *value = 0x3f; return 3; }
    "rot8" { *value = 0x40; return 4; }
    "setsg" { *value = 0x41; return 5; }
    "setsl" { *value = 0x42; return 5; }
    "setse" { *value = 0x43; return 5; }
    "setsle" { *value = 0x44; return 6; }
    "setand" { *value = 0x45; return 6; }
    "setor" { *value = 0x46; return 5; }
    "setne" { *value = 0x47; return 5; }
    "mul" { *value = 0x48; return 3; }
    "umul" { *value = 0x49; return 4; }
    "absmul" { *value = 0x4a; return 6; }
    "muls" { *value = 0x4b; return 4; }
    "smul" { *value = 0x4c; return 4; }
    "shift" { *value = 0x4d; return 5; }
    "srnd" { *value = 0x4e; return 4; }
    "iord" { *value = 0x4f; return 4; }
    "iowr" { *value = 0x50; return 4; }
    */
}

/* any register */
uint32_t vuc_scan_register(const char *text, const char *end, uint64_t *value)
{
    const char *at = text, *mark = text;

    (void)mark;
    (void)end;
    (void)value;
    /*!re2c
    * { return 0; }
    "$baddr" { *value = 0x0; return 6; }
    "$bsel" { *value = 0x0; return 5; }
    "$spidx" { *value = 0x0; return 6; }
    "$sr2" { *value = 0x0; return 4; }
    "$asel" { *value = 0x0; return 5; }
    "$absel" { *value = 0x0; return 6; }
    "$h2v" { *value = 0x0; return 4; }
    "$sr4" { *value = 0x0; return 4; }
    "$v2h" { *value = 0x0; return 4; }
    "$sr5" { *value = 0x0; return 4; }
    "$stat" { *value = 0x0; return 5; }
    "$sr6" { *value = 0x0; return 4; }
    "$parm" { *value = 0x0; return 5; }
    "$sr7" { *value = 0x0; return 4; }
    "$pc" { *value = 0x0; return 3; }
    "$sr8" { *value = 0x0; return 4; }
    "$cspos" { *value = 0x0; return 6; }
    "$sr9" { *value = 0x0; return 4; }
    "$cstop" { *value = 0x0; return 6; }
    "$sr10" { *value = 0x0; return 5; }
    "$rpitab" { *value = 0x0; return 7; }
    "$lhi" { *value = 0x0; return 4; }
    "$sr12" { *value = 0x0; return 5; }
    "$arthi" { *value = 0x0; return 6; }
    "$llo" { *value = 0x0; return 4; }
    "$sr13" { *value = 0x0; return 5; }
    "$artlo" { *value = 0x0; return 6; }
    "$pred" { *value = 0x0; return 5; }
    "$sr14" { *value = 0x0; return 5; }
    "$icnt" { *value = 0x0; return 5; }
    "$sr15" { *value = 0x0; return 5; }
    "$mvxl0" { *value = 0x0; return 6; }
    "$sr16" { *value = 0x0; return 5; }
    "$mvyl0" { *value = 0x0; return 6; }
    "$sr17" { *value = 0x0; return 5; }
    "$mvxl1" { *value = 0x0; return 6; }
    "$sr18" { *value = 0x0; return 5; }
    "$mvyl1" { *value = 0x0; return 6; }
    "$sr19" { *value = 0x0; return 5; }
    "$refl0" { *value = 0x0; return 6; }
    "$sr20" { *value = 0x0; return 5; }
    "$refl1" { *value = 0x0; return 6; }
    "$sr21" { *value = 0x0; return 5; }
    "$rpil0" { *value = 0x0; return 6; }
    "$sr22" { *value = 0x0; return 5; }
    "$rpil1" { *value = 0x0; return 6; }
    "$sr23" { *value = 0x0; return 5; }
    "$mbflags" { *value = 0x0; return 8; }
    "$sr24" { *value = 0x0; return 5; }
    "$qpy" { *value = 0x0; return 4; }
    "$sr25" { *value = 0x0; return 5; }
    "$qpc" { *value = 0x0; return 4; }
    "$sr26" { *value = 0x0; return 5; }
    "$mbpart" { *value = 0x0; return 7; }
    "$sr27" { *value = 0x0; return 5; }
    "$mbxy" { *value = 0x0; return 5; }
    "$sr28" { *value = 0x0; return 5; }
    "$mbaddr" { *value = 0x0; return 7; }
    "$sr29" { *value = 0x0; return 5; }
    "$mbtype" { *value = 0x0; return 7; }
    "$sr30" { *value = 0x0; return 5; }
    "$submbtype" { *value = 0x0; return 10; }
    "$amvxl0" { *value = 0x0; return 7; }
    "$sr32" { *value = 0x0; return 5; }
    "$amvyl0" { *value = 0x0; return 7; }
    "$sr33" { *value = 0x0; return 5; }
    "$amvxl1" { *value = 0x0; return 7; }
    "$sr34" { *value = 0x0; return 5; }
    "$amvyl1" { *value = 0x0; return 7; }
    "$sr35" { *value = 0x0; return 5; }
    "$arefl0" { *value = 0x0; return 7; }
    "$sr36" { *value = 0x0; return 5; }
    "$arefl1" { *value = 0x0; return 7; }
    "$sr37" { *value = 0x0; return 5; }
    "$arpil0" { *value = 0x0; return 7; }
    "$sr38" { *value = 0x0; return 5; }
    "$arpil1" { *value = 0x0; return 7; }
    "$sr39" { *value = 0x0; return 5; }
    "$ambflags" { *value = 0x0; return 9; }
    "$sr40" { *value = 0x0; return 5; }
    "$aqpy" { *value = 0x0; return 5; }
    "$aqpc" { *value = 0x0; return 5; }
    "$bmvxl0" { *value = 0x0; return 7; }
    "$sr48" { *value = 0x0; return 5; }
    "$bmvyl0" { *value = 0x0; return 7; }
    "$sr49" { *value = 0x0; return 5; }
    "$bmvxl1" { *value = 0x0; return 7; }
    "$sr50" { *value = 0x0; return 5; }
    "$bmvyl1" { *value = 0x0; return 7; }
    "$sr51" { *value = 0x0; return 5; }
    "$brefl0" { *value = 0x0; return 7; }
    "$sr52" { *value = 0x0; return 5; }
    "$brefl1" { *value = 0x0; return 7; }
    "$sr53" { *value = 0x0; return 5; }
    "$brpil0" { *value = 0x0; return 7; }
    "$sr54" { *value = 0x0; return 5; }
    "$brpil1" { *value = 0x0; return 7; }
    "$sr55" { *value = 0x0; return 5; }
    "$bmbflags" { *value = 0x0; return 9; }
    "$sr56" { *value = 0x0; return 5; }
    "$bqpy" { *value = 0x0; return 5; }
    "$sr57" { *value = 0x0; return 5; }
    "$bqpc" { *value = 0x0; return 5; }
    "$sr58" { *value = 0x0; return 5; }
    "0x0" { *value = 0x0; return 3; }
    "$np0" { *value = 0x0; return 4; }
    "$p1" { *value = 0x0; return 3; }
    "0x1" { *value = 0x0; return 3; }
    "$l" { *value = 0x0; return 2; }
    "$sr" decimal { return isadora_scan_number(text, 3, at, value); }
    "$r" decimal { return isadora_scan_number(text, 2, at, value); }
    "$p" decimal { return isadora_scan_number(text, 2, at, value); }
    */
}
