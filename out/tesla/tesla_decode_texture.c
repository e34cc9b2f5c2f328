/* Generated from the description tesla by gen/emit/decode. Do not edit. */
#include "tesla_decode.h"

/* 1111---0 ..ssssst ttttttts ssssss00 */
TAKE(tex_texauto_short)
{
    FORM(0xf13fffff, 0x0) V(0, SLIVE) V(1, SDST) V(2, TEX) V(3, SAMP) LINE(0, 0) CALL(stsrc, 1, 0)
        END(4)
}

/* 000?tttt tttttttt ..ccpppp p???dtmm 11110..0 ..ssssst tttttttl llllll01 */
TAKE(tex_texauto_long)
{
    FORM(0xefff000ff93ffe03, 0x0) V(0, TLIVE) V(1, DERIV) V(3, TEX) V(4, SAMP) V(5, TX) V(6, TY)
        V(7, TZ) V(8, MARK) CALL(ltdst, 0, 2) CALL(ltsrc, 1, 0) NEED(guard, 2, 9) END(8)
}

/* 000????? ???????? ..ccpppp p???dtmm 11111..0 ..ssssst tttttttl llllll01 */
TAKE(tex_cube_texauto)
{
    FORM(0xe000000ff93ffe03, 0x0) V(0, TLIVE) V(1, DERIV) V(3, TEX) V(4, SAMP) V(5, MARK)
        CALL(ltdst, 0, 2) CALL(ltsrc, 1, 0) NEED(guard, 2, 6) END(8)
}

/* 011????? ????0000 ..ccpppp p???dtmm 1111?..? ??ssssst tttttttl llllll01 */
TAKE(texsize)
{
    FORM(0xe00f000ff03fffff, 0x0) V(0, TLIVE) V(1, DERIV) V(3, TEX) V(4, SAMP) V(5, MARK)
        CALL(ltdst, 0, 2) NEED(guard, 1, 6) END(8)
}

/* 011????? ????0001 ..ccpppp p???dtmm 11111..? ..ssssst tttttttl llllll01 */
TAKE(texprep)
{
    FORM(0xe00f000ff83ffe03, 0x0) V(0, TLIVE) V(1, DERIV) V(3, TEX) V(4, SAMP) V(5, MARK)
        CALL(ltdst, 0, 2) CALL(ltsrc, 1, 0) NEED(guard, 2, 6) END(8)
}

