/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -uuuuuu- ----n0-n --uuuuuu
 * niiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10010000 */
TAKE(uiadd3_n)
{
    FORM(0x3f3f01ff, 0x8000d3f) CANONICAL(0x0, 0x781e000) V(0, URd) V(3, NEG_A) V(4, URa)
        V(8, NEG_C) V(9, URc) LINE(0, 0) CALL(u_carries_out, 1, 1) LINE(2, 0) NEED(signed_ub, 3, 5)
        LINE(4, 0) CALL(format_uflow, 5, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuun uuu-i1-i --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10010000 */
TAKE(uiadd3_x)
{
    FORM(0x3f3f01ff, 0xf81ed3f) V(0, URd) V(3, INV_A) V(4, URa) V(8, INV_C) V(9, URc) V(10, NOT_Pp)
        V(11, UPp) V(12, NOT_Pq) V(13, UPq) LINE(0, 0) CALL(u_carries_out, 1, 1) LINE(2, 0)
        NEED(signed_ub_of_uiadd3_x, 3, 5) LINE(4, 0) LINE(5, 0) LINE(6, 0) CALL(format_uflow, 7, 14)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ?uuuuuu? ????n??n --uuuuuu
 * niiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10010111 */
TAKE(uiadd3_64)
{
    FORM(0x3f3f01ff, 0x800093f) V(0, URd) V(3, NEG_A) V(4, URa) V(8, NEG_C) V(9, URc) LINE(0, 0)
        CALL(u_carries_out, 1, 1) LINE(2, 0) NEED(signed_ub, 3, 5) LINE(4, 0)
        CALL(format_uflow, 5, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----n0s- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10100100 */
TAKE(uimad_b)
{
    FORM(0x3f3f01ff, 0x8000e3f) CANONICAL(0x0, 0x78e0000) V(0, SIGNED) V(1, URd) V(2, URa)
        V(5, NEG_C) V(6, URc) LINE(0, 0) LINE(1, 0) NEED(src_ub, 2, 3) LINE(3, 0)
        CALL(format_uflow, 4, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -----0s- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii --uuuuuu --uuuuuu .uuu0100 10100100 */
TAKE(uimad_c)
{
    FORM(0xffffffff3f3f0fff, 0x800063f) CANONICAL(0x0, 0x78e0000) V(0, SIGNED) V(1, URd) V(2, URa)
        V(3, URc) V(4, IMM) LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_uflow, 3, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu u------- ----i1s- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10100100 */
TAKE(uimad_bx)
{
    FORM(0x3f3f01ff, 0xf800e3f) V(0, SIGNED) V(1, URd) V(2, URa) V(5, INV_C) V(6, URc) V(7, NOT_Pp)
        V(8, UPp) LINE(0, 0) LINE(1, 0) NEED(src_ub, 2, 3) LINE(3, 0) LINE(4, 0)
        CALL(format_uflow, 5, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu u------- -----1s- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii --uuuuuu --uuuuuu .uuu0100 10100100 */
TAKE(uimad_cx)
{
    FORM(0xffffffff3f3f0fff, 0xf80063f) V(0, SIGNED) V(1, URd) V(2, URa) V(3, URc) V(4, IMM)
        V(5, NOT_Pp) V(6, UPp) LINE(0, 0) LINE(1, 0) LINE(2, 0) LINE(3, 0) CALL(format_uflow, 4, 7)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- ----n0s- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10100101 */
TAKE(uimad_wide_b)
{
    FORM(0x3f3f01ff, 0x8000e3f) CANONICAL(0x0, 0x7800000) V(0, SIGNED) V(1, URd) V(3, URa)
        V(6, NEG_C) V(7, URc) LINE(0, 0) CALL(opt_of_usetmaxreg_u, 1, 2) LINE(2, 0)
        NEED(src_ub, 3, 4) LINE(4, 0) CALL(format_uflow, 5, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu u---uuu- ----i1s- --uuuuuu
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10100101 */
TAKE(uimad_wide_bx)
{
    FORM(0x3f3f01ff, 0xf800e3f) V(0, SIGNED) V(1, URd) V(3, URa) V(6, INV_C) V(7, URc) V(8, NOT_Pp)
        V(9, UPp) LINE(0, 0) CALL(opt_of_usetmaxreg_u, 1, 2) LINE(2, 0) NEED(src_ub, 3, 4)
        LINE(4, 0) LINE(5, 0) CALL(format_uflow, 6, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuu- -cccbbs0 --------
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .uuu...0 10001100 */
TAKE(uisetp_n)
{
    FORM(0x3f0001ff, 0xffe7f00) CANONICAL(0x0, 0x70) V(0, CMP) V(1, SIGNED) V(2, BOP) V(3, UPu)
        V(4, UPv) V(5, URa) V(8, NOT_Pp) V(9, UPp) LINE(0, 0) NEED(src_ub, 1, 6) LINE(2, 0)
        CALL(format_uflow, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuu- -cccbbs0 nuuu----
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .uuu...0 10001100 */
TAKE(uisetp_o)
{
    FORM(0x3f0001ff, 0xffe7f00) V(0, CMP) V(1, SIGNED) V(2, BOP) V(3, UPu) V(4, UPv) V(5, URa)
        V(8, NOT_Pp) V(9, UPp) LINE(0, 0) NEED(src_ub, 1, 6) LINE(2, 0)
        CALL(opt_src_of_uisetp_o, 3, 10) CALL(format_uflow, 4, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuu- -cccbbs1 nuuu----
 * iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .uuu...0 10001100 */
TAKE(uisetp_x)
{
    FORM(0x3f0001ff, 0xffe7ff0) V(0, CMP) V(1, SIGNED) V(2, BOP) V(3, UPu) V(4, UPv) V(5, URa)
        V(8, NOT_Pp) V(9, UPp) V(10, NOT_Pr) V(11, UPr) LINE(0, 0) NEED(src_ub, 1, 6) LINE(2, 0)
        LINE(3, 0) CALL(format_uflow, 4, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu0 lllll00n --------
 * nuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010001 */
TAKE(ulea_lo)
{
    FORM(0x3f3f01ff, 0x801ff00) CANONICAL(0x0, 0x780003f) V(0, URd) V(2, NEG_A) V(3, URa)
        V(7, LEA_SHIFT) LINE(0, 0) CALL(opt_of_usetmaxreg_u, 1, 1) LINE(2, 0)
        NEED(signed_ub_of_ulea_lo, 3, 4) CALL(format_uflow, 4, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu u---uuu0 lllll10i --------
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010001 */
TAKE(ulea_x)
{
    FORM(0x3f3f01ff, 0xf81ff00) CANONICAL(0x0, 0x3f) V(0, URd) V(2, INV_A) V(3, URa) V(7, LEA_SHIFT)
        V(8, NOT_Pp) V(9, UPp) LINE(0, 0) CALL(opt_of_usetmaxreg_u, 1, 1) LINE(2, 0)
        NEED(signed_ub_of_ulea_x, 3, 4) LINE(4, 0) CALL(format_uflow, 5, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu
 * nuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010001 */
TAKE(ulea_hi)
{
    FORM(0x3f3f01ff, 0x801ff3f) CANONICAL(0x0, 0x7800000) V(0, URd) V(2, NEG_A) V(3, URa) V(7, URc)
        V(8, LEA_SHIFT) LINE(0, 0) CALL(opt_of_usetmaxreg_u, 1, 1) LINE(2, 0)
        NEED(signed_ub_of_ulea_lo, 3, 4) LINE(4, 0) CALL(format_uflow, 5, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu u---uuu1 lllll10i --uuuuuu
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010001 */
TAKE(ulea_hx)
{
    FORM(0x3f3f01ff, 0xf81ff3f) V(0, URd) V(2, INV_A) V(3, URa) V(7, URc) V(8, LEA_SHIFT)
        V(9, NOT_Pp) V(10, UPp) LINE(0, 0) CALL(opt_of_usetmaxreg_u, 1, 1) LINE(2, 0)
        NEED(signed_ub_of_ulea_x, 3, 4) LINE(4, 0) LINE(5, 0) CALL(format_uflow, 6, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu0100 10010001 */
TAKE(ulea_ih)
{
    FORM(0xffffffff3f3f0fff, 0x801ff3f) CANONICAL(0x0, 0x7800000) V(0, URd) V(2, NEG_A) V(3, URa)
        V(4, URc) V(5, UIMM) V(6, LEA_SHIFT) LINE(0, 0) CALL(opt_of_usetmaxreg_u, 1, 1) LINE(2, 0)
        LINE(3, 0) CALL(format_uflow, 4, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu u---uuu1 lllll10i --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu0100 10010001 */
TAKE(ulea_ix)
{
    FORM(0xffffffff3f3f0fff, 0xf81ff3f) V(0, URd) V(2, INV_A) V(3, URa) V(4, URc) V(5, UIMM)
        V(6, LEA_SHIFT) V(7, NOT_Pp) V(8, UPp) LINE(0, 0) CALL(opt_of_usetmaxreg_u, 1, 1) LINE(2, 0)
        LINE(3, 0) LINE(4, 0) CALL(format_uflow, 5, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu u---uuup llllllll --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010010 */
TAKE(ulop3)
{
    FORM(0x3f3f01ff, 0xf81ff3f) V(0, PAND) V(2, URd) V(3, URa) V(6, URc) V(7, LUT) V(8, NOT_Pp)
        V(9, UPp) CALL(opt_of_usetmaxreg_u, 0, 1) LINE(1, 0) LINE(2, 0) NEED(src_ub_of_ulop3, 3, 4)
        LINE(4, 0) LINE(5, 0) CALL(format_uflow, 6, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------h ---swss- --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10011001 */
TAKE(ushf_b)
{
    FORM(0x3f3f01ff, 0x8011e3f) V(0, SHIFT_DIR) V(1, W) V(2, SHIFT_TYPE) V(3, HI) V(4, URd)
        V(5, URa) V(8, URc) LINE(0, 0) LINE(1, 0) NEED(src_ub_of_ulop3, 2, 6) LINE(3, 0)
        CALL(format_uflow, 4, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------h ---swss- --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu0100 10011001 */
TAKE(ushf_c)
{
    FORM(0xffffffff3f3f0fff, 0x8011e3f) V(0, SHIFT_DIR) V(1, W) V(2, SHIFT_TYPE) V(3, HI) V(4, URd)
        V(5, URa) V(6, URc) V(7, UIMM) LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_uflow, 3, 8)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------u --uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010110 */
TAKE(uprmt)
{
    FORM(0x3f3f01ff, 0x800013f) V(0, uniform_UPRMT_MODE) V(1, URd) V(2, URa) V(5, URc) LINE(0, 0)
        LINE(1, 0) NEED(src_ub_of_ulop3, 2, 3) LINE(3, 0) CALL(format_uflow, 4, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu u------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10000111 */
TAKE(usel)
{
    FORM(0x3f3f01ff, 0xf800000) V(0, URd) V(1, URa) V(4, NOT_Pp) V(5, UPp) LINE(0, 0) LINE(1, 0)
        NEED(src_ub_of_ulop3, 2, 2) LINE(3, 0) CALL(format_uflow, 4, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .uuu...0 10000010 */
TAKE(umov)
{
    FORM(0x3f01ff, 0x0) V(0, URd) LINE(0, 0) NEED(mov_ub, 1, 1) CALL(format_uflow, 2, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .uuu...0 10111111 */
TAKE(upopc)
{
    FORM(0x3f01ff, 0x8000000) V(0, URd) LINE(0, 0) NEED(signed_ub_of_ulea_x, 1, 1)
        CALL(format_uflow, 2, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- -----ss- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .uuu...0 10111101 */
TAKE(uflo)
{
    FORM(0x3f01ff, 0x8000600) V(0, SIGNED) V(1, SH) V(2, URd) LINE(0, 0)
        CALL(opt_of_usetmaxreg_u, 1, 3) NEED(signed_ub_of_ulea_x, 2, 4) CALL(format_uflow, 3, 7)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .uuu...0 10111110 */
TAKE(ubrev)
{
    FORM(0x3f01ff, 0x8000000) V(0, URd) LINE(0, 0) NEED(src_ub_of_ulop3, 1, 1)
        CALL(format_uflow, 2, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w-s- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10011010 */
TAKE(usgxt)
{
    FORM(0x3f3f01ff, 0x8000a00) V(0, W) V(1, SIGNED) V(2, URd) V(3, URa) LINE(0, 0) LINE(1, 0)
        NEED(src_ub_of_ulop3, 2, 4) CALL(format_uflow, 3, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w--- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10011011 */
TAKE(ubmsk)
{
    FORM(0x3f3f01ff, 0x8000800) V(0, W) V(1, URd) V(2, URa) LINE(0, 0) LINE(1, 0)
        NEED(src_ub_of_ulop3, 2, 3) CALL(format_uflow, 3, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----?nuu uuuuuuun uuulllll nuuu?lll
 * ???????? ???????? ???????? ???????? ???????? llllllll .uuu1000 10011100 */
TAKE(uplop3)
{
    FORM(0xff0fff, 0x7fffff7) V(0, UPu) V(1, UPv) V(2, NOT_Pp) V(3, UPp) V(4, NOT_Pq) V(5, UPq)
        V(6, NOT_Pr) V(7, UPr) V(8, LUT1) V(9, LUT2) LINE(0, 0) LINE(1, 0) LINE(2, 0)
        CALL(format_uflow, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuu? llllllll nuuu????
 * ???????? ???????? ???????? ??uuuuuu ???????? llllllll .uuu0010 10011101 */
TAKE(uplop3_sign_one)
{
    FORM(0x3f00ff0fff, 0xffefff0) V(0, UPu) V(1, UPv) V(2, NOT_Pp) V(3, UPp) V(4, URb) V(5, NOT_Pr)
        V(6, UPr) V(7, LUT) V(8, LUT2) LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_uflow, 3, 9)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuu? llllllll ??uuuuuu
 * ???????? ???????? ???????? ??uuuuuu ???????? llllllll .uuu0010 10011110 */
TAKE(uplop3_sign_two)
{
    FORM(0x3f00ff0fff, 0xffeff3f) V(0, UPu) V(1, UPv) V(2, NOT_Pp) V(3, UPp) V(4, URb) V(5, URc)
        V(6, LUT) V(7, LUT2) LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_uflow, 3, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ?uuuuuu? llllllll ??uuuuuu
 * ???????? ???????? ???????? ??uuuuuu ??uuuuuu llllllll .uuu0010 10011111 */
TAKE(uplop3_sign_all)
{
    FORM(0x3f3fff0fff, 0x87eff3f) V(0, UPu) V(1, UPv) V(2, URa) V(3, URb) V(4, URc) V(5, LUT)
        V(6, LUT2) LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_uflow, 3, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ????uuu? uuuuu??? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10111100 */
TAKE(uclea)
{
    FORM(0x3f3f01ff, 0xf800) V(0, URd) V(2, URa) V(5, uniform_UCLEA_SIZE) LINE(0, 0)
        CALL(opt_of_usetmaxreg_u, 1, 1) LINE(2, 0) NEED(uclea_b, 3, 3) CALL(format_uflow, 4, 6)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ??pp???? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10000011 */
TAKE(up2ur)
{
    FORM(0x3f3f01ff, 0x3000) V(0, PR_BYTE) V(1, URd) V(2, URa) LINE(0, 0) LINE(1, 0)
        NEED(uclea_b, 2, 3) CALL(format_uflow, 3, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ???????? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu ???????? .uuu...0 10000100 */
TAKE(ur2up)
{
    FORM(0x3f0001ff, 0x0) V(0, URa) LINE(0, 0) NEED(uclea_b, 1, 1) CALL(format_uflow, 2, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10111010 */
TAKE(uf2fp)
{
    FORM(0x3f3f01ff, 0x8000000) V(0, URd) V(1, URa) LINE(0, 0) LINE(1, 0)
        NEED(src_ub_of_ulop3, 2, 2) CALL(format_uflow, 3, 4) END(16)
}

/* ---zzrcc cccccccc ccccccc- -------- ----0--- ---rppp- -------- --------
 * -------- -------- -------- -------- rrrrrrrr --uuuuuu .ppp0011 11000010 */
TAKE(r2ur_o)
{
    FORM(0xff3f0fff, 0x400000008100000) V(0, R2UR_OR) V(2, URd) V(3, Ra) V(4, REUSE_A)
        CALL(r2ur_pu, 0, 1) CALL(format_flow_of_atoms_tu, 1, 5) END(16)
}

/* ---zzrcc cccccccc ccccccc- ..------ ----0--- ---rppp- -------- --------
 * -------- -------- -------- -------- rrrrrrrr --uuuuuu .ppp0010 11001010 */
TAKE(r2ur_h)
{
    FORM(0xff3f0fff, 0x400000008100000) V(0, R2UR_OR) V(2, URd) V(3, Ra) V(4, REUSE_A)
        CALL(r2ur_pu, 0, 1) CALL(format_flow_of_atom_h, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ssssssss --------
 * -------- -------- -------- -------- -------- --uuuuuu .uuu1001 11000011 */
TAKE(s2ur)
{
    FORM(0x3f0fff, 0x8000000) V(0, URd) LINE(0, 0) CALL(special_of_s2ur, 1, 1)
        CALL(format_uflow, 2, 2) END(16)
}

