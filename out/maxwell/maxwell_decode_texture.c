/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzppc cccccccc cccnssss 11000ttt ttttttnt tttttttt tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(tex_i)
{
    FORM(0xffc7fff87000ffff, 0x60000) V(0, TLOD) V(1, TLC) V(2, TAO) V(3, TDC) V(4, TNDV)
        V(5, NODEP) V(6, PHT) V(7, PHP) V(9, Rd) V(10, Ra) V(12, TXH) V(13, TDIM) LINE(0, 0)
        CALL(tp, 1, 8) CALL(trb, 2, 11) CALL(tm, 3, 14) CALL(format_slot, 4, 15) END(11)
}

/* z.zzppc cccccccc cccnssss 11011110 10ttttn- -------t tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(tex_b)
{
    FORM(0xffc601f87000ffff, 0x60000) V(0, TLODB) V(1, TLCB) V(2, TAOB) V(3, TDC) V(4, TNDV)
        V(5, NODEP) V(6, PHT) V(7, PHP) V(9, Rd) V(10, Ra) V(12, TDIM) LINE(0, 0) CALL(tp, 1, 8)
        CALL(trb, 2, 11) CALL(tm, 3, 13) CALL(format_slot, 4, 14) END(11)
}

/* z.zzppc cccccccc cccnssss 11011100 ttttttnt tttttttt tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(tld_i)
{
    FORM(0xffc7fff87000ffff, 0x60000) V(0, TLDL) V(1, TAOL) V(2, TLDM) V(3, TLDC) V(4, NODEP)
        V(5, PHT) V(6, PHP) V(8, Rd) V(9, Ra) V(11, TXH) V(12, TDIM) LINE(0, 0) CALL(tp, 1, 7)
        CALL(trb, 2, 10) CALL(tm, 3, 13) CALL(format_slot, 4, 14) END(11)
}

/* z.zzppc cccccccc cccnssss 11011101 ttttttn- -------- ----tttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(tld_b)
{
    FORM(0xffc600087000ffff, 0x60000) V(0, TLDL) V(1, TAOL) V(2, TLDM) V(3, TLDC) V(4, NODEP)
        V(5, PHT) V(6, PHP) V(8, Rd) V(9, Ra) V(11, TDIM) LINE(0, 0) CALL(tp, 1, 7) CALL(trb, 2, 10)
        CALL(tm, 3, 12) CALL(format_slot, 4, 13) END(11)
}

/* z.zzppc cccccccc cccnssss 110010tt ttttttnt tttttttt tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(tld4_i)
{
    FORM(0xffc7fff87000ffff, 0x60000) V(0, T4C) V(1, T4O) V(2, TDC) V(3, TNDV) V(4, NODEP) V(5, PHT)
        V(6, PHP) V(8, Rd) V(9, Ra) V(11, TXH) V(12, TDIM) LINE(0, 0) CALL(tp, 1, 7)
        CALL(trb, 2, 10) CALL(tm, 3, 13) CALL(format_slot, 4, 14) END(11)
}

/* z.zzppc cccccccc cccnssss 11011110 11ttttn- -------z tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(tld4_b)
{
    FORM(0xffc600f87000ffff, 0x60000) V(0, T4CB) V(1, T4OB) V(2, TDC) V(3, TNDV) V(4, NODEP)
        V(5, PHT) V(6, PHP) V(8, Rd) V(9, Ra) V(11, TDIM) LINE(0, 0) CALL(tp, 1, 7) CALL(trb, 2, 10)
        CALL(tm, 3, 12) CALL(format_slot, 4, 13) END(11)
}

/* z.zzppc cccccccc cccnssss 11011110 00ttttnt tttttttt tttttttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(txd_i)
{
    FORM(0xffc7fff87000ffff, 0x60000) V(0, TLCD) V(1, TAOL) V(2, NODEP) V(3, PHT) V(4, PHP) V(6, Rd)
        V(7, Ra) V(9, TXH) V(10, TDIM) LINE(0, 0) CALL(tp, 1, 5) CALL(trb, 2, 8) CALL(tm, 3, 11)
        CALL(format_slot, 4, 12) END(11)
}

/* z.zzppc cccccccc cccnssss 11011110 01ttttn- -------- ----tttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(txd_b)
{
    FORM(0xffc600087000ffff, 0x60000) V(0, TLCD) V(1, TAOL) V(2, NODEP) V(3, PHT) V(4, PHP) V(6, Rd)
        V(7, Ra) V(9, TDIM) LINE(0, 0) CALL(tp, 1, 5) CALL(trb, 2, 8) CALL(tm, 3, 10)
        CALL(format_slot, 4, 11) END(11)
}

/* z.zzppc cccccccc cccnssss 11011111 01001-nt tttttttt tttt-ttt t---tttt
 * tt--.ggg rrrrrrrr rrrrrrrr */
TAKE(txq_i)
{
    FORM(0xfffbfff00000ffff, 0x60000) V(0, NODEP) V(1, PHT) V(2, PHP) V(3, Rd) V(4, Ra) V(7, TXH)
        LINE(0, 0) NEED(txqw, 1, 5) CALL(tm, 2, 8) CALL(format_slot, 3, 9) END(11)
}

/* z.zzppc cccccccc cccnssss 11011111 01010-n- -------- -----ttt t---tttt
 * tt--.ggg rrrrrrrr rrrrrrrr */
TAKE(txq_b)
{
    FORM(0xfffa00000000ffff, 0x60000) V(0, NODEP) V(1, PHT) V(2, PHP) V(3, Rd) V(4, Ra) LINE(0, 0)
        NEED(txqw, 1, 5) CALL(tm, 2, 7) CALL(format_slot, 3, 8) END(11)
}

/* z.zzppc cccccccc cccnssss 11011111 01000-nt tttttttt tttttttt t-------
 * ----.ggg rrrrrrrr rrrrrrrr */
TAKE(txa)
{
    FORM(0xfffbfff80000ffff, 0x60000) V(0, TNDV) V(1, NODEP) V(2, PHT) V(3, PHP) V(4, Rd) V(5, Ra)
        V(6, TXH) LINE(0, 0) CALL(tm, 1, 7) CALL(format_slot, 2, 8) END(11)
}

/* z.zzppc cccccccc cccnssss 11011111 01011-nt tttttttt tttttttt tttt----
 * ----.ggg rrrrrrrr rrrrrrrr */
TAKE(tmml_i)
{
    FORM(0xfffbfff87000ffff, 0x60000) V(0, TNDV) V(1, NODEP) V(2, PHT) V(3, PHP) V(4, Rd) V(5, Ra)
        V(6, TXH) V(7, TDIM) LINE(0, 0) CALL(tm, 1, 8) CALL(format_slot, 2, 9) END(11)
}

/* z.zzppc cccccccc cccnssss 11011111 01100-n- -------- ----tttt ttttrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(tmml_b)
{
    FORM(0xfffa00087000ffff, 0x60000) V(0, TNDV) V(1, NODEP) V(2, PHT) V(3, PHP) V(4, Rd) V(5, Ra)
        V(7, TDIM) LINE(0, 0) CALL(trb, 1, 6) CALL(tm, 2, 8) CALL(format_slot, 3, 9) END(11)
}

/* z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt ttttrrrr rrrrrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(texs_d1_lz_m)
{
    FORM(0xf7fffffffff0ffff, 0x60000) V(1, NODEP) V(2, PHT) V(3, PHP) V(4, Rd2) V(5, Rd) V(6, Ra)
        V(7, Rb) V(8, TXH) V(9, TXC) NEED(short, 0, 0) LINE(1, 0) CALL(format_slot, 2, 10) END(11)
}

/* z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt tttt1111 1111rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(texs_d1_lz_s)
{
    FORM(0xf7fffffffff0ffff, 0x60000) V(1, NODEP) V(2, PHT) V(3, PHP) V(4, Rd2) V(5, Rd) V(6, Ra)
        V(7, Rb) V(8, TXH) V(9, TXC1) NEED(short, 0, 0) LINE(1, 0) CALL(format_slot, 2, 10) END(11)
}

/* z.zzppc cccccccc cccnssss 11011111 t0ttttnt tttttttt ttttrrrr rrrrrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(tld4s)
{
    FORM(0xff7ffffffff0ffff, 0x60000) V(1, T4CS) V(2, TAOS) V(3, TDC) V(4, NODEP) V(5, PHT)
        V(6, PHP) V(7, Rd2) V(8, Rd) V(9, Ra) V(10, Rb) V(11, TXH) NEED(short4, 0, 0) LINE(1, 0)
        CALL(format_slot, 2, 12) END(11)
}

