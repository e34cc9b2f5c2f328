/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -pppppp- ----n0-n rrrrrrrr
 * niiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010000 */
TAKE(iadd3_n)
{
    FORM(0xffff01ff, 0x1400000000000dff) CANONICAL(0x0, 0x781e000) V(0, Rd) V(3, NA) V(4, Ra)
        V(5, RA) V(13, NC) V(14, Rc) V(15, RC) CALL(co, 0, 1) LINE(1, 0) NEED(sbx, 2, 6) LINE(4, 0)
        CALL(format_flow_of_bssy, 5, 16) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq qppppppq qqq-i1-i rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010000 */
TAKE(iadd3_x)
{
    FORM(0xffff01ff, 0x140000000781edff) V(0, Rd) V(3, IA) V(4, Ra) V(5, RA) V(13, IC) V(14, Rc)
        V(15, RC) V(16, Q0N) V(17, Q0) V(18, Q1N) V(19, Q1) CALL(co, 0, 1) LINE(1, 0)
        NEED(sbx_of_iadd3_x, 2, 6) LINE(4, 0) LINE(5, 0) LINE(6, 0) CALL(format_flow_of_bssy, 7, 20)
        END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0--- -------- ----n0u- rrrrrrrr
 * -------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00100100 */
TAKE(imad_r)
{
    FORM(0xffffff0fff, 0x1c00000008000eff) CANONICAL(0x0, 0x78e0000) V(0, US) V(1, Rd) V(2, Ra)
        V(3, RA) V(4, Rb) V(5, RB) V(6, NC) V(7, Rc) V(8, RC) LINE(0, 0)
        CALL(format_flow_of_bssy, 1, 9) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----0--- -------- ----n0u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg1000 00100100 */
TAKE(imad_i)
{
    FORM(0xffffffffffff0fff, 0x1400000008000eff) CANONICAL(0x0, 0x78e0000) V(0, US) V(1, Rd)
        V(2, Ra) V(3, RA) V(4, IMM) V(5, NC) V(6, Rc) V(7, RC) LINE(0, 0)
        CALL(format_flow_of_bssy, 1, 8) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----.--- -------- ----n0u- rrrrrrrr
 * -----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100100 */
TAKE(imad_b)
{
    FORM(0xffff01ff, 0x1400000000000eff) CANONICAL(0x0, 0x78e0000) V(0, US) V(1, Rd) V(2, Ra)
        V(3, RA) V(7, NC) V(8, Rc) V(9, RC) NEED(sbcu, 0, 4) LINE(1, 0)
        CALL(format_flow_of_bssy, 2, 10) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----0--- -------- -----0u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg0100 00100100 */
TAKE(imad_ri)
{
    FORM(0xffffffffffff0fff, 0xc000000080006ff) CANONICAL(0x0, 0x78e0000) V(0, US) V(1, Rd) V(2, Ra)
        V(3, RA) V(4, Rc) V(5, RB) V(6, IMM) CALL(format_flow_of_bssy, 0, 7) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----0u- rrrrrrrr
 * n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg0110 00100100 */
TAKE(imad_rc)
{
    FORM(0xffff0fff, 0xc000000000006ff) CANONICAL(0x0, 0x78e0000) V(0, US) V(1, Rd) V(2, Ra)
        V(3, RA) V(4, Rc) V(5, RB) NEED(cbn, 0, 6) CALL(format_flow_of_bssy, 2, 10) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----1--- -------- -----0u- rrrrrrrr
 * n------- -------- -------- --uuuuuu rrrrrrrr rrrrrrrr .ggg1110 00100100 */
TAKE(imad_ru)
{
    FORM(0x8000003fffff0fff, 0xc000000080006ff) CANONICAL(0x0, 0x78e0000) V(0, US) V(1, Rd) V(2, Ra)
        V(3, RA) V(4, Rc) V(5, RB) V(6, NB) V(7, Ub) LINE(0, 0) CALL(format_flow_of_atoms_tu, 1, 8)
        END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q------- ----i1u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100100 */
TAKE(imad_bx)
{
    FORM(0xffff01ff, 0x1400000007800eff) CANONICAL(0x0, 0xe0000) V(0, US) V(1, Rd) V(2, Ra) V(3, RA)
        V(10, IC) V(11, Rc) V(12, RC) V(13, Q0N) V(14, Q0) NEED(sb_of_imad_bx, 0, 4) LINE(1, 0)
        LINE(2, 0) CALL(format_flow_of_bssy, 3, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q------- -----1u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00100100 */
TAKE(imad_cx)
{
    FORM(0xffff01ff, 0xc000000078006ff) CANONICAL(0x0, 0xe0000) V(0, US) V(1, Rd) V(2, Ra) V(3, RA)
        V(4, Rc) V(5, RB) V(11, Q0N) V(12, Q0) NEED(sci, 0, 6) LINE(2, 0)
        CALL(format_flow_of_bssy, 3, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100101 */
TAKE(imad_wide_b)
{
    FORM(0xffff01ff, 0x1400000000000eff) CANONICAL(0x0, 0x7800000) V(0, US) V(1, Rd) V(3, Ra)
        V(4, RA) V(11, NC) V(12, Rc) V(13, RC) CALL(po, 0, 2) NEED(sb_of_imad_bx, 1, 5) LINE(2, 0)
        CALL(format_flow_of_bssy, 3, 14) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0u- rrrrrrrr
 * n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100101 */
TAKE(imad_wide_c)
{
    FORM(0xffff01ff, 0xc000000000006ff) CANONICAL(0x0, 0x7800000) V(0, US) V(1, Rd) V(3, Ra)
        V(4, RA) V(5, Rc) V(6, RB) CALL(po, 0, 2) NEED(widec, 1, 7) CALL(format_flow_of_bssy, 3, 11)
        END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- ----i1u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100101 */
TAKE(imad_wide_bx)
{
    FORM(0xffff01ff, 0x1400000007800eff) V(0, US) V(1, Rd) V(3, Ra) V(4, RA) V(11, IC) V(12, Rc)
        V(13, RC) V(14, Q0N) V(15, Q0) CALL(po, 0, 2) NEED(sb_of_imad_bx, 1, 5) LINE(2, 0)
        LINE(3, 0) CALL(format_flow_of_bssy, 4, 16) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- -----1u- rrrrrrrr
 * i----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100101 */
TAKE(imad_wide_cx)
{
    FORM(0xffff01ff, 0xc000000078006ff) V(0, US) V(1, Rd) V(3, Ra) V(4, RA) V(5, Rc) V(6, RB)
        V(11, Q0N) V(12, Q0) CALL(po, 0, 2) NEED(widecx, 1, 7) LINE(3, 0)
        CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100111 */
TAKE(imad_hi_b)
{
    FORM(0xffff01ff, 0x1400000000000eff) CANONICAL(0x0, 0x7800000) V(0, US) V(1, Rd) V(3, Ra)
        V(4, RA) V(11, NC) V(12, Rc) V(13, RC) CALL(po, 0, 2) NEED(sb_of_imad_hi_b, 1, 5) LINE(2, 0)
        CALL(format_flow_of_atoms_tu, 3, 14) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0u- rrrrrrrr
 * n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100111 */
TAKE(imad_hi_c)
{
    FORM(0xffff01ff, 0xc000000000006ff) CANONICAL(0x0, 0x7800000) V(0, US) V(1, Rd) V(3, Ra)
        V(4, RA) V(5, Rc) V(6, RB) CALL(po, 0, 2) NEED(widec_of_imad_hi_c, 1, 7)
        CALL(format_flow_of_atoms_tu, 3, 11) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- ----i1u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100111 */
TAKE(imad_hi_bx)
{
    FORM(0xffff01ff, 0x1400000007800eff) V(0, US) V(1, Rd) V(3, Ra) V(4, RA) V(11, IC) V(12, Rc)
        V(13, RC) V(14, Q0N) V(15, Q0) CALL(po, 0, 2) NEED(sb_of_imad_hi_b, 1, 5) LINE(2, 0)
        LINE(3, 0) CALL(format_flow_of_atoms_tu, 4, 16) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- -----1u- rrrrrrrr
 * i----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100111 */
TAKE(imad_hi_cx)
{
    FORM(0xffff01ff, 0xc000000078006ff) V(0, US) V(1, Rd) V(3, Ra) V(4, RA) V(5, Rc) V(6, RB)
        V(11, Q0N) V(12, Q0) CALL(po, 0, 2) NEED(widecx_of_imad_hi_cx, 1, 7) LINE(3, 0)
        CALL(format_flow_of_atoms_tu, 4, 13) END(16)
}

