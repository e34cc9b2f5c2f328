/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -uuuuuu- ----n0-n --uuuuuu
 * niiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010000 */
TAKE(uiadd3_n)
{
    FORM(0x3f3f01ff, 0x8000d3f) CANONICAL(0x0, 0x781e000) V(0, Ud) V(3, NA) V(4, Ua) V(8, NC)
        V(9, Uc) LINE(0, 0) CALL(ucarry, 1, 1) LINE(2, 0) NEED(ubx, 3, 5) LINE(4, 0)
        CALL(format_uflow, 5, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuuq vvv-i1-i --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010000 */
TAKE(uiadd3_x)
{
    FORM(0x3f3f01ff, 0xf81ed3f) V(0, Ud) V(3, IA) V(4, Ua) V(8, IC) V(9, Uc) V(10, Q0N) V(11, V0)
        V(12, Q1N) V(13, V1) LINE(0, 0) CALL(ucarry, 1, 1) LINE(2, 0) NEED(ubx_of_uiadd3_x, 3, 5)
        LINE(4, 0) LINE(5, 0) LINE(6, 0) CALL(format_uflow, 7, 14) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ?uuuuuu? ????n??n --uuuuuu
 * niiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010111 */
TAKE(uiadd3_64)
{
    FORM(0x3f3f01ff, 0x800093f) V(0, Ud) V(3, NA) V(4, Ua) V(8, NC) V(9, Uc) LINE(0, 0)
        CALL(ucarry, 1, 1) LINE(2, 0) NEED(ubx, 3, 5) LINE(4, 0) CALL(format_uflow, 5, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----n0u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100100 */
TAKE(uimad_b)
{
    FORM(0x3f3f01ff, 0x8000e3f) CANONICAL(0x0, 0x7800000) V(0, US) V(1, Ud) V(2, Ua) V(5, NC)
        V(6, Uc) LINE(0, 0) LINE(1, 0) NEED(ub, 2, 3) LINE(3, 0) CALL(format_uflow, 4, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -----0u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii --uuuuuu --uuuuuu .ggg0100 10100100 */
TAKE(uimad_c)
{
    FORM(0xffffffff3f3f0fff, 0x800063f) CANONICAL(0x0, 0x7800000) V(0, US) V(1, Ud) V(2, Ua)
        V(3, Uc) V(4, IMM) LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_uflow, 3, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v------- ----i1u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100100 */
TAKE(uimad_bx)
{
    FORM(0x3f3f01ff, 0xf800e3f) V(0, US) V(1, Ud) V(2, Ua) V(5, IC) V(6, Uc) V(7, Q0N) V(8, V0)
        LINE(0, 0) LINE(1, 0) NEED(ub, 2, 3) LINE(3, 0) LINE(4, 0) CALL(format_uflow, 5, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v------- -----1u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii --uuuuuu --uuuuuu .ggg0100 10100100 */
TAKE(uimad_cx)
{
    FORM(0xffffffff3f3f0fff, 0xf80063f) V(0, US) V(1, Ud) V(2, Ua) V(3, Uc) V(4, IMM) V(5, Q0N)
        V(6, V0) LINE(0, 0) LINE(1, 0) LINE(2, 0) LINE(3, 0) CALL(format_uflow, 4, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- ----n0u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100101 */
TAKE(uimad_wide_b)
{
    FORM(0x3f3f01ff, 0x8000e3f) CANONICAL(0x0, 0x7800000) V(0, US) V(1, Ud) V(3, Ua) V(6, NC)
        V(7, Uc) LINE(0, 0) CALL(upo, 1, 2) LINE(2, 0) NEED(ub, 3, 4) LINE(4, 0)
        CALL(format_uflow, 5, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu- ----i1u- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100101 */
TAKE(uimad_wide_bx)
{
    FORM(0x3f3f01ff, 0xf800e3f) V(0, US) V(1, Ud) V(3, Ua) V(6, IC) V(7, Uc) V(8, Q0N) V(9, V0)
        LINE(0, 0) CALL(upo, 1, 2) LINE(2, 0) NEED(ub, 3, 4) LINE(4, 0) LINE(5, 0)
        CALL(format_uflow, 6, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc0 --------
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100 */
TAKE(uisetp_n)
{
    FORM(0x3f0001ff, 0xffe7f00) CANONICAL(0x0, 0x70) V(0, CMP) V(1, CMPU) V(2, BOP) V(3, U0)
        V(4, U1) V(5, Ua) V(8, Q0N) V(9, V0) LINE(0, 0) NEED(ub, 1, 6) LINE(2, 0)
        CALL(format_uflow, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc0 qvvv----
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100 */
TAKE(uisetp_o)
{
    FORM(0x3f0001ff, 0xffe7f00) V(0, CMP) V(1, CMPU) V(2, BOP) V(3, U0) V(4, U1) V(5, Ua) V(8, Q0N)
        V(9, V0) LINE(0, 0) NEED(ub, 1, 6) LINE(2, 0) CALL(uold, 3, 10) CALL(format_uflow, 4, 12)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc1 qvvv----
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100 */
TAKE(uisetp_x)
{
    FORM(0x3f0001ff, 0xffe7ff0) V(0, CMP) V(1, CMPU) V(2, BOP) V(3, U0) V(4, U1) V(5, Ua) V(8, Q0N)
        V(9, V0) V(10, Q2N) V(11, V2) LINE(0, 0) NEED(ub, 1, 6) LINE(2, 0) LINE(3, 0)
        CALL(format_uflow, 4, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu0 lllll00n --------
 * nuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001 */
TAKE(ulea_lo)
{
    FORM(0x3f3f01ff, 0x801ff00) CANONICAL(0x0, 0x780003f) V(0, Ud) V(2, NA) V(3, Ua) V(7, LEAN)
        LINE(0, 0) CALL(upo, 1, 1) LINE(2, 0) NEED(ubx_of_ulea_lo, 3, 4) CALL(format_uflow, 4, 8)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu0 lllll10i --------
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001 */
TAKE(ulea_x)
{
    FORM(0x3f3f01ff, 0xf81ff00) CANONICAL(0x0, 0x3f) V(0, Ud) V(2, IA) V(3, Ua) V(7, LEAN) V(8, Q0N)
        V(9, V0) LINE(0, 0) CALL(upo, 1, 1) LINE(2, 0) NEED(ubx_of_ulea_x, 3, 4) LINE(4, 0)
        CALL(format_uflow, 5, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu
 * nuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001 */
TAKE(ulea_hi)
{
    FORM(0x3f3f01ff, 0x801ff3f) CANONICAL(0x0, 0x7800000) V(0, Ud) V(2, NA) V(3, Ua) V(7, Uc)
        V(8, LEAN) LINE(0, 0) CALL(upo, 1, 1) LINE(2, 0) NEED(ubx_of_ulea_lo, 3, 4) LINE(4, 0)
        CALL(format_uflow, 5, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu1 lllll10i --uuuuuu
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001 */
TAKE(ulea_hx)
{
    FORM(0x3f3f01ff, 0xf81ff3f) V(0, Ud) V(2, IA) V(3, Ua) V(7, Uc) V(8, LEAN) V(9, Q0N) V(10, V0)
        LINE(0, 0) CALL(upo, 1, 1) LINE(2, 0) NEED(ubx_of_ulea_x, 3, 4) LINE(4, 0) LINE(5, 0)
        CALL(format_uflow, 6, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10010001 */
TAKE(ulea_ih)
{
    FORM(0xffffffff3f3f0fff, 0x801ff3f) CANONICAL(0x0, 0x7800000) V(0, Ud) V(2, NA) V(3, Ua)
        V(4, Uc) V(5, UIMM) V(6, LEAN) LINE(0, 0) CALL(upo, 1, 1) LINE(2, 0) LINE(3, 0)
        CALL(format_uflow, 4, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu1 lllll10i --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10010001 */
TAKE(ulea_ix)
{
    FORM(0xffffffff3f3f0fff, 0xf81ff3f) V(0, Ud) V(2, IA) V(3, Ua) V(4, Uc) V(5, UIMM) V(6, LEAN)
        V(7, Q0N) V(8, V0) LINE(0, 0) CALL(upo, 1, 1) LINE(2, 0) LINE(3, 0) LINE(4, 0)
        CALL(format_uflow, 5, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuup llllllll --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010010 */
TAKE(ulop3)
{
    FORM(0x3f3f01ff, 0xf81ff3f) V(0, PAND) V(2, Ud) V(3, Ua) V(6, Uc) V(7, LUT) V(8, Q0N) V(9, V0)
        CALL(upo, 0, 1) LINE(1, 0) LINE(2, 0) NEED(ub_of_ulop3, 3, 4) LINE(4, 0) LINE(5, 0)
        CALL(format_uflow, 6, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------s ---ssss- --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011001 */
TAKE(ushf_b)
{
    FORM(0x3f3f01ff, 0x8011e3f) V(0, SHD) V(1, SHW) V(2, SHT) V(3, SHHI) V(4, Ud) V(5, Ua) V(8, Uc)
        LINE(0, 0) LINE(1, 0) NEED(ub_of_ulop3, 2, 6) LINE(3, 0) CALL(format_uflow, 4, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------s ---ssss- --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10011001 */
TAKE(ushf_c)
{
    FORM(0xffffffff3f3f0fff, 0x8011e3f) V(0, SHD) V(1, SHW) V(2, SHT) V(3, SHHI) V(4, Ud) V(5, Ua)
        V(6, Uc) V(7, UIMM) LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_uflow, 3, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------u --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010110 */
TAKE(uprmt)
{
    FORM(0x3f3f01ff, 0x800013f) V(0, UPMODE) V(1, Ud) V(2, Ua) V(5, Uc) LINE(0, 0) LINE(1, 0)
        NEED(ub_of_ulop3, 2, 3) LINE(3, 0) CALL(format_uflow, 4, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv v------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10000111 */
TAKE(usel)
{
    FORM(0x3f3f01ff, 0xf800000) V(0, Ud) V(1, Ua) V(4, Q0N) V(5, V0) LINE(0, 0) LINE(1, 0)
        NEED(ub_of_ulop3, 2, 2) LINE(3, 0) CALL(format_uflow, 4, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10000010 */
TAKE(umov)
{
    FORM(0x3f01ff, 0x0) V(0, Ud) LINE(0, 0) NEED(ux, 1, 1) CALL(format_uflow, 2, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111111 */
TAKE(upopc)
{
    FORM(0x3f01ff, 0x8000000) V(0, Ud) LINE(0, 0) NEED(ubx_of_ulea_x, 1, 1) CALL(format_uflow, 2, 4)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- -----fs- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111101 */
TAKE(uflo)
{
    FORM(0x3f01ff, 0x8000600) V(0, SGU) V(1, FLSH) V(2, Ud) LINE(0, 0) CALL(upo, 1, 3)
        NEED(ubx_of_ulea_x, 2, 4) CALL(format_uflow, 3, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111110 */
TAKE(ubrev)
{
    FORM(0x3f01ff, 0x8000000) V(0, Ud) LINE(0, 0) NEED(ub_of_ulop3, 1, 1) CALL(format_uflow, 2, 3)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w-m- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011010 */
TAKE(usgxt)
{
    FORM(0x3f3f01ff, 0x8000a00) V(0, WRAP) V(1, MMU) V(2, Ud) V(3, Ua) LINE(0, 0) LINE(1, 0)
        NEED(ub_of_ulop3, 2, 4) CALL(format_uflow, 3, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w--- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011011 */
TAKE(ubmsk)
{
    FORM(0x3f3f01ff, 0x8000800) V(0, WRAP) V(1, Ud) V(2, Ua) LINE(0, 0) LINE(1, 0)
        NEED(ub_of_ulop3, 2, 3) CALL(format_uflow, 3, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----?qvv vuuuuuuq vvvlllll qvvv?lll
 * ???????? ???????? ???????? ???????? ???????? llllllll .ggg1000 10011100 */
TAKE(uplop3)
{
    FORM(0xff0fff, 0x7fffff7) V(0, U0) V(1, U1) V(2, Q0N) V(3, V0) V(4, Q1N) V(5, V1) V(6, Q2N)
        V(7, V2) V(8, LUT1) V(9, LUT2) LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_uflow, 3, 10)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu? llllllll qvvv????
 * ???????? ???????? ???????? ??uuuuuu ???????? llllllll .ggg0010 10011101 */
TAKE(uplop3_sign_one)
{
    FORM(0x3f00ff0fff, 0xffefff0) V(0, U0) V(1, U1) V(2, Q0N) V(3, V0) V(4, Ub) V(5, Q2N) V(6, V2)
        V(7, LUT) V(8, LUT2) LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_uflow, 3, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu? llllllll ??uuuuuu
 * ???????? ???????? ???????? ??uuuuuu ???????? llllllll .ggg0010 10011110 */
TAKE(uplop3_sign_two)
{
    FORM(0x3f00ff0fff, 0xffeff3f) V(0, U0) V(1, U1) V(2, Q0N) V(3, V0) V(4, Ub) V(5, Uc) V(6, LUT)
        V(7, LUT2) LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_uflow, 3, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ?uuuuuu? llllllll ??uuuuuu
 * ???????? ???????? ???????? ??uuuuuu ??uuuuuu llllllll .ggg0010 10011111 */
TAKE(uplop3_sign_all)
{
    FORM(0x3f3fff0fff, 0x87eff3f) V(0, U0) V(1, U1) V(2, Ua) V(3, Ub) V(4, Uc) V(5, LUT) V(6, LUT2)
        LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_uflow, 3, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ????uuu? uuuuu??? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10111100 */
TAKE(uclea)
{
    FORM(0x3f3f01ff, 0xf800) V(0, Ud) V(2, Ua) V(5, UCLN) LINE(0, 0) CALL(upo, 1, 1) LINE(2, 0)
        NEED(uclb, 3, 3) CALL(format_uflow, 4, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ??pp???? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10000011 */
TAKE(up2ur)
{
    FORM(0x3f3f01ff, 0x3000) V(0, PRPART) V(1, Ud) V(2, Ua) LINE(0, 0) LINE(1, 0) NEED(uclb, 2, 3)
        CALL(format_uflow, 3, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ???????? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu ???????? .ggg...0 10000100 */
TAKE(ur2up)
{
    FORM(0x3f0001ff, 0x0) V(0, Ua) LINE(0, 0) NEED(uclb, 1, 1) CALL(format_uflow, 2, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10111010 */
TAKE(uf2fp)
{
    FORM(0x3f3f01ff, 0x8000000) V(0, Ud) V(1, Ua) LINE(0, 0) LINE(1, 0) NEED(ub_of_ulop3, 2, 2)
        CALL(format_uflow, 3, 4) END(16)
}

/* ---zzrcc cccccccc ccccccc- -------- ----0--- ---rppp- -------- --------
 * -------- -------- -------- -------- rrrrrrrr --uuuuuu .ggg0011 11000010 */
TAKE(r2ur_o)
{
    FORM(0xff3f0fff, 0x400000008100000) V(0, ROR) V(2, Ud) V(3, Ra) V(4, RA) CALL(r2up0, 0, 1)
        CALL(format_flow_of_atoms_tu, 1, 5) END(16)
}

/* ---zzrcc cccccccc ccccccc- ..------ ----0--- ---rppp- -------- --------
 * -------- -------- -------- -------- rrrrrrrr --uuuuuu .ggg0010 11001010 */
TAKE(r2ur_h)
{
    FORM(0xff3f0fff, 0x400000008100000) V(0, ROR) V(2, Ud) V(3, Ra) V(4, RA) CALL(r2up0, 0, 1)
        CALL(format_flow_of_atom_h, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ssssssss --------
 * -------- -------- -------- -------- -------- --uuuuuu .ggg1001 11000011 */
TAKE(s2ur)
{
    FORM(0x3f0fff, 0x8000000) V(0, Ud) LINE(0, 0) CALL(special_of_s2ur, 1, 1)
        CALL(format_uflow, 2, 2) END(16)
}

