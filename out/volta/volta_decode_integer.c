/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -pppppp- ----n0-n rrrrrrrr
 * n----ccc cccccccc cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010000 */
TAKE(iadd3_n)
{
    FORM(0xffff01ff, 0x1400000000000dff) CANONICAL(0x0, 0x781e000) V(0, Rd) V(3, NEG_A) V(4, Ra)
        V(5, REUSE_A) V(12, NEG_C) V(13, Rc) V(14, REUSE_C) CALL(carries_out, 0, 1) LINE(1, 0)
        NEED(signed_b_no_imm, 2, 6) LINE(4, 0) CALL(format_flow_of_bssy, 5, 15) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----.--- -pppppp- ----n0-n rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp...0 00010000 */
TAKE(iadd3_i)
{
    FORM(0xffff01ff, 0x1400000000000dff) CANONICAL(0x0, 0x781e000) V(0, Rd) V(3, NEG_A) V(4, Ra)
        V(5, REUSE_A) V(7, NEG_C) V(8, Rc) V(9, REUSE_C) CALL(carries_out, 0, 1) LINE(1, 0)
        NEED(imm_b, 2, 6) LINE(3, 0) CALL(format_flow_of_bssy, 4, 10) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.npp pppppppn ppp-i1-i rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010000 */
TAKE(iadd3_x)
{
    FORM(0xffff01ff, 0x140000000781edff) V(0, Rd) V(3, INV_A) V(4, Ra) V(5, REUSE_A) V(13, INV_C)
        V(14, Rc) V(15, REUSE_C) V(16, NOT_Pp) V(17, Pp) V(18, NOT_Pq) V(19, Pq)
        CALL(carries_out, 0, 1) LINE(1, 0) NEED(signed_b, 2, 6) LINE(4, 0) LINE(5, 0) LINE(6, 0)
        CALL(format_flow_of_bssy, 7, 20) END(16)
}

/* ---zzrcc cccccccc ccccccc- ..------ ----.??? ???????? ???????? ????????
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp...0 00110110 */
TAKE(viadd)
{
    FORM(0xffff01ff, 0x400000000000000) V(0, Rd) V(1, Ra) V(2, REUSE_A) NEED(viadd_b, 0, 3)
        CALL(format_flow_of_atom_h, 1, 5) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0--- -------- ----n0s- rrrrrrrr
 * -------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00100100 */
TAKE(imad_r)
{
    FORM(0xffffff0fff, 0x1c00000008000eff) CANONICAL(0x0, 0x78e0000) V(0, SIGNED) V(1, Rd) V(2, Ra)
        V(3, REUSE_A) V(4, Rb) V(5, REUSE_B) V(6, NEG_C) V(7, Rc) V(8, REUSE_C) LINE(0, 0)
        CALL(format_flow_of_bssy, 1, 9) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----0--- -------- ----n0s- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp1000 00100100 */
TAKE(imad_i)
{
    FORM(0xffffffffffff0fff, 0x1400000008000eff) CANONICAL(0x0, 0x78e0000) V(0, SIGNED) V(1, Rd)
        V(2, Ra) V(3, REUSE_A) V(4, IMM) V(5, NEG_C) V(6, Rc) V(7, REUSE_C) LINE(0, 0)
        CALL(format_flow_of_bssy, 1, 8) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----.--- -------- ----n0s- rrrrrrrr
 * -----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp...0 00100100 */
TAKE(imad_b)
{
    FORM(0xffff01ff, 0x1400000000000eff) CANONICAL(0x0, 0x78e0000) V(0, SIGNED) V(1, Rd) V(2, Ra)
        V(3, REUSE_A) V(7, NEG_C) V(8, Rc) V(9, REUSE_C) NEED(const_b, 0, 4) LINE(1, 0)
        CALL(format_flow_of_bssy, 2, 10) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----0--- -------- -----0s- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp0100 00100100 */
TAKE(imad_ri)
{
    FORM(0xffffffffffff0fff, 0xc000000080006ff) CANONICAL(0x0, 0x78e0000) V(0, SIGNED) V(1, Rd)
        V(2, Ra) V(3, REUSE_A) V(4, Rc) V(5, REUSE_B) V(6, IMM) CALL(format_flow_of_bssy, 0, 7)
        END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----0s- rrrrrrrr
 * n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp0110 00100100 */
TAKE(imad_rc)
{
    FORM(0xffff0fff, 0xc000000000006ff) CANONICAL(0x0, 0x78e0000) V(0, SIGNED) V(1, Rd) V(2, Ra)
        V(3, REUSE_A) V(4, Rc) V(5, REUSE_B) NEED(signed_const_c, 0, 6)
        CALL(format_flow_of_bssy, 2, 10) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----1--- -------- -----0s- rrrrrrrr
 * n------- -------- -------- --uuuuuu rrrrrrrr rrrrrrrr .ppp1110 00100100 */
TAKE(imad_ru)
{
    FORM(0x8000003fffff0fff, 0xc000000080006ff) CANONICAL(0x0, 0x78e0000) V(0, SIGNED) V(1, Rd)
        V(2, Ra) V(3, REUSE_A) V(4, Rc) V(5, REUSE_B) V(6, NEG_B) V(7, URb) LINE(0, 0)
        CALL(format_flow_of_atoms_tu, 1, 8) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.npp p------- ----i1s- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100100 */
TAKE(imad_bx)
{
    FORM(0xffff01ff, 0x1400000007800eff) CANONICAL(0x0, 0xe0000) V(0, SIGNED) V(1, Rd) V(2, Ra)
        V(3, REUSE_A) V(10, INV_C) V(11, Rc) V(12, REUSE_C) V(13, NOT_Pp) V(14, Pp)
        NEED(src_b_of_imad_bx, 0, 4) LINE(1, 0) LINE(2, 0) CALL(format_flow_of_bssy, 3, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp p------- -----1s- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp...0 00100100 */
TAKE(imad_cx)
{
    FORM(0xffff01ff, 0xc000000078006ff) CANONICAL(0x0, 0xe0000) V(0, SIGNED) V(1, Rd) V(2, Ra)
        V(3, REUSE_A) V(4, Rc) V(5, REUSE_B) V(11, NOT_Pp) V(12, Pp) NEED(inverted_c_in_b, 0, 6)
        LINE(2, 0) CALL(format_flow_of_bssy, 3, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0s- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100101 */
TAKE(imad_wide_b)
{
    FORM(0xffff01ff, 0x1400000000000eff) CANONICAL(0x0, 0x7800000) V(0, SIGNED) V(1, Rd) V(3, Ra)
        V(4, REUSE_A) V(11, NEG_C) V(12, Rc) V(13, REUSE_C) CALL(opt, 0, 2)
        NEED(src_b_of_imad_bx, 1, 5) LINE(2, 0) CALL(format_flow_of_bssy, 3, 14) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0s- rrrrrrrr
 * n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp...0 00100101 */
TAKE(imad_wide_c)
{
    FORM(0xffff01ff, 0xc000000000006ff) CANONICAL(0x0, 0x7800000) V(0, SIGNED) V(1, Rd) V(3, Ra)
        V(4, REUSE_A) V(5, Rc) V(6, REUSE_B) CALL(opt, 0, 2) NEED(signed_c64_in_b, 1, 7)
        CALL(format_flow_of_bssy, 3, 11) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.npp p---ppp- ----i1s- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100101 */
TAKE(imad_wide_bx)
{
    FORM(0xffff01ff, 0x1400000007800eff) V(0, SIGNED) V(1, Rd) V(3, Ra) V(4, REUSE_A) V(11, INV_C)
        V(12, Rc) V(13, REUSE_C) V(14, NOT_Pp) V(15, Pp) CALL(opt, 0, 2)
        NEED(src_b_of_imad_bx, 1, 5) LINE(2, 0) LINE(3, 0) CALL(format_flow_of_bssy, 4, 16) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp p---ppp- -----1s- rrrrrrrr
 * i----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp...0 00100101 */
TAKE(imad_wide_cx)
{
    FORM(0xffff01ff, 0xc000000078006ff) V(0, SIGNED) V(1, Rd) V(3, Ra) V(4, REUSE_A) V(5, Rc)
        V(6, REUSE_B) V(11, NOT_Pp) V(12, Pp) CALL(opt, 0, 2) NEED(inverted_c64_in_b, 1, 7)
        LINE(3, 0) CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0s- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100111 */
TAKE(imad_hi_b)
{
    FORM(0xffff01ff, 0x1400000000000eff) CANONICAL(0x0, 0x7800000) V(0, SIGNED) V(1, Rd) V(3, Ra)
        V(4, REUSE_A) V(11, NEG_C) V(12, Rc) V(13, REUSE_C) CALL(opt, 0, 2)
        NEED(src_b_of_imad_bx, 1, 5) LINE(2, 0) CALL(format_flow_of_i2i, 3, 14) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0s- rrrrrrrr
 * n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp...0 00100111 */
TAKE(imad_hi_c)
{
    FORM(0xffff01ff, 0xc000000000006ff) CANONICAL(0x0, 0x7800000) V(0, SIGNED) V(1, Rd) V(3, Ra)
        V(4, REUSE_A) V(5, Rc) V(6, REUSE_B) CALL(opt, 0, 2)
        NEED(signed_c64_in_b_of_imad_hi_c, 1, 7) CALL(format_flow_of_i2i, 3, 11) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.npp p---ppp- ----i1s- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100111 */
TAKE(imad_hi_bx)
{
    FORM(0xffff01ff, 0x1400000007800eff) V(0, SIGNED) V(1, Rd) V(3, Ra) V(4, REUSE_A) V(11, INV_C)
        V(12, Rc) V(13, REUSE_C) V(14, NOT_Pp) V(15, Pp) CALL(opt, 0, 2)
        NEED(src_b_of_imad_bx, 1, 5) LINE(2, 0) LINE(3, 0) CALL(format_flow_of_i2i, 4, 16) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp p---ppp- -----1s- rrrrrrrr
 * i----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp...0 00100111 */
TAKE(imad_hi_cx)
{
    FORM(0xffff01ff, 0xc000000078006ff) V(0, SIGNED) V(1, Rd) V(3, Ra) V(4, REUSE_A) V(5, Rc)
        V(6, REUSE_B) V(11, NOT_Pp) V(12, Pp) CALL(opt, 0, 2)
        NEED(inverted_c64_in_b_of_imad_hi_cx, 1, 7) LINE(3, 0) CALL(format_flow_of_i2i, 4, 13)
        END(16)
}

