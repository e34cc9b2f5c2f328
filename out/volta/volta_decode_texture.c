/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100000 */
TAKE(tex_c)
{
    FORM(0xf0000000ffff01ff, 0x7f1f0ff) V(0, TSCR) V(2, TF16) V(3, TLOD) V(4, TAOFFI) V(5, TDC)
        V(6, EVICT) V(7, TNDV) V(8, TNODEP) V(10, Rc) V(11, Rd) V(12, Ra) V(18, TDIM)
        NEED(tbx, 0, 1) CALL(po, 1, 9) CALL(arb, 2, 13) NEED(tbound, 3, 14) CALL(tm, 4, 19)
        CALL(thints, 5, 20) CALL(format_flow_of_bssy, 6, 21) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100010 */
TAKE(tex_i)
{
    FORM(0xf8000000ffff01ff, 0x7f1f0ff) V(0, TSCR) V(1, TB) V(2, TF16) V(3, TLOD) V(4, TAOFFI)
        V(5, TDC) V(6, EVICT) V(7, TNDV) V(8, TNODEP) V(10, Rc) V(11, Rd) V(12, Ra) V(17, TDIM)
        CALL(po, 0, 9) CALL(arb, 1, 13) NEED(tbound3, 2, 14) CALL(tm, 3, 18) CALL(thints, 4, 19)
        CALL(format_flow_of_bssy, 5, 20) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100001 */
TAKE(tex_r)
{
    FORM(0xf8000000ffff01ff, 0x7f1f0ff) V(0, TSCR) V(1, TB) V(2, TF16) V(3, TLOD) V(4, TAOFFI)
        V(5, TDC) V(6, EVICT) V(7, TNDV) V(8, TNODEP) V(10, Rc) V(11, Rd) V(12, Ra) V(14, TDIM)
        CALL(po, 0, 9) CALL(arb, 1, 13) NEED(tbound1, 2, 0) CALL(tm, 3, 15) CALL(thints, 4, 16)
        CALL(format_flow_of_bssy, 5, 17) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100110 */
TAKE(tld_c)
{
    FORM(0xf0000000ffff01ff, 0x7f1f0ff) V(0, TSCR) V(2, TF16) V(3, TLODL) V(4, TAOFFI) V(5, EVICT)
        V(6, TCL) V(7, TMS) V(8, TNODEP) V(10, Rc) V(11, Rd) V(12, Ra) V(18, TDIML) NEED(tbx, 0, 1)
        CALL(po, 1, 9) CALL(arb, 2, 13) NEED(tbound, 3, 14) CALL(tm, 4, 19) CALL(thints, 5, 20)
        CALL(format_flow_of_bssy, 6, 21) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101000 */
TAKE(tld_i)
{
    FORM(0xf8000000ffff01ff, 0x7f1f0ff) V(0, TSCR) V(1, TB) V(2, TF16) V(3, TLODL) V(4, TAOFFI)
        V(5, EVICT) V(6, TCL) V(7, TMS) V(8, TNODEP) V(10, Rc) V(11, Rd) V(12, Ra) V(17, TDIML)
        CALL(po, 0, 9) CALL(arb, 1, 13) NEED(tbound3, 2, 14) CALL(tm, 3, 18) CALL(thints, 4, 19)
        CALL(format_flow_of_bssy, 5, 20) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr
 * ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100111 */
TAKE(tld_r)
{
    FORM(0xf8000000ffff01ff, 0x7f1f0ff) V(0, TSCR) V(1, TB) V(2, TF16) V(3, TLODL) V(4, TAOFFI)
        V(5, EVICT) V(6, TCL) V(7, TMS) V(8, TNODEP) V(10, Rc) V(11, Rd) V(12, Ra) V(14, TDIML)
        CALL(po, 0, 9) CALL(arb, 1, 13) NEED(tbound1, 2, 0) CALL(tm, 3, 15) CALL(thints, 4, 16)
        CALL(format_flow_of_bssy, 5, 17) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100011 */
TAKE(tld4_c)
{
    FORM(0xf0000000ffff01ff, 0x5f1f0ff) V(0, TSCR) V(1, TCOMP) V(3, TF16) V(4, TOFF4) V(5, TDC)
        V(6, EVICT) V(7, TNODEP) V(9, Rc) V(10, Rd) V(11, Ra) V(17, TDIM4) NEED(tbx, 0, 2)
        CALL(po, 1, 8) CALL(arb, 2, 12) NEED(tbound, 3, 13) CALL(tm, 4, 18) CALL(thints, 5, 19)
        CALL(format_flow_of_bssy, 6, 20) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100101 */
TAKE(tld4_i)
{
    FORM(0xf8000000ffff01ff, 0x5f1f0ff) V(0, TSCR) V(1, TCOMP) V(2, TB) V(3, TF16) V(4, TOFF4)
        V(5, TDC) V(6, EVICT) V(7, TNODEP) V(9, Rc) V(10, Rd) V(11, Ra) V(16, TDIM4) CALL(po, 0, 8)
        CALL(arb, 1, 12) NEED(tbound3, 2, 13) CALL(tm, 3, 17) CALL(thints, 4, 18)
        CALL(format_flow_of_bssy, 5, 19) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr
 * ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100100 */
TAKE(tld4_r)
{
    FORM(0xf8000000ffff01ff, 0x5f1f0ff) V(0, TSCR) V(1, TCOMP) V(2, TB) V(3, TF16) V(4, TOFF4)
        V(5, TDC) V(6, EVICT) V(7, TNODEP) V(9, Rc) V(10, Rd) V(11, Ra) V(13, TDIM4) CALL(po, 0, 8)
        CALL(arb, 1, 12) NEED(tbound1, 2, 0) CALL(tm, 3, 14) CALL(thints, 4, 15)
        CALL(format_flow_of_bssy, 5, 16) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr
 * ttt-tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101100 */
TAKE(txd_c)
{
    FORM(0xe0000000ffff01ff, 0x4f190ff) V(1, TF16) V(2, TLC) V(3, TAOFFI) V(4, EVICT) V(5, TNODEP)
        V(7, Rc) V(8, Rd) V(9, Ra) V(15, TDIML) NEED(tbx, 0, 0) CALL(po, 1, 6) CALL(arb, 2, 10)
        NEED(tbound, 3, 11) CALL(tm, 4, 16) CALL(thints, 5, 17) CALL(format_flow_of_bssy, 6, 18)
        END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr
 * ttt-tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101110 */
TAKE(txd_i)
{
    FORM(0xe8000000ffff01ff, 0x4f190ff) V(0, TB) V(1, TF16) V(2, TLC) V(3, TAOFFI) V(4, EVICT)
        V(5, TNODEP) V(7, Rc) V(8, Rd) V(9, Ra) V(14, TDIML) CALL(po, 0, 6) CALL(arb, 1, 10)
        NEED(tbound3, 2, 11) CALL(tm, 3, 15) CALL(thints, 4, 16) CALL(format_flow_of_bssy, 5, 17)
        END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr
 * ttt-t--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101101 */
TAKE(txd_r)
{
    FORM(0xe8000000ffff01ff, 0x4f190ff) V(0, TB) V(1, TF16) V(2, TLC) V(3, TAOFFI) V(4, EVICT)
        V(5, TNODEP) V(7, Rc) V(8, Rd) V(9, Ra) V(11, TDIML) CALL(po, 0, 6) CALL(arb, 1, 10)
        NEED(tbound1, 2, 0) CALL(tm, 3, 12) CALL(thints, 4, 13) CALL(format_flow_of_bssy, 5, 14)
        END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t?? ???????? ??t?tttt rrrrrrrr
 * ttt?tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101001 */
TAKE(tmml_c)
{
    FORM(0xe0000000ffff01ff, 0x40020ff) V(1, TNDV) V(2, TNODEP) V(3, Rc) V(4, Rd) V(5, Ra)
        V(11, TDIM) NEED(tbx, 0, 0) CALL(arb, 1, 6) NEED(tbound, 2, 7) CALL(tm, 3, 12)
        CALL(thints, 4, 13) CALL(format_flow_of_bssy, 5, 14) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t?? ???????? ??t?tttt rrrrrrrr
 * ttt?tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101011 */
TAKE(tmml_i)
{
    FORM(0xe8000000ffff01ff, 0x40020ff) V(0, TB) V(1, TNDV) V(2, TNODEP) V(3, Rc) V(4, Rd) V(5, Ra)
        V(10, TDIM) CALL(arb, 0, 6) NEED(tbound3, 1, 7) CALL(tm, 2, 11) CALL(thints, 3, 12)
        CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t?? ???????? ??t?tttt rrrrrrrr
 * ttt?t--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101010 */
TAKE(tmml_r)
{
    FORM(0xe8000000ffff01ff, 0x40020ff) V(0, TB) V(1, TNDV) V(2, TNODEP) V(3, Rc) V(4, Rd) V(5, Ra)
        V(7, TDIM) CALL(arb, 0, 6) NEED(tbound1, 1, 0) CALL(tm, 2, 8) CALL(thints, 3, 9)
        CALL(format_flow_of_bssy, 4, 10) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr
 * tt--tttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 01101111 */
TAKE(txq_c)
{
    FORM(0xc0000000ffff01ff, 0x40000ff) V(1, TNODEP) V(2, Rc) V(3, Rd) V(4, Ra) V(5, TQ)
        NEED(tbx, 0, 0) NEED(tbound, 1, 6) CALL(tm, 2, 10) CALL(thints, 3, 11)
        CALL(format_flow_of_bssy, 4, 12) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr
 * tt--tttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 01110001 */
TAKE(txq_i)
{
    FORM(0xc8000000ffff01ff, 0x40000ff) V(0, TB) V(1, TNODEP) V(2, Rc) V(3, Rd) V(4, Ra) V(5, TQ)
        NEED(tbound3, 0, 6) CALL(tm, 1, 9) CALL(thints, 2, 10) CALL(format_flow_of_bssy, 3, 11)
        END(16)
}

/* ---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr
 * tt--t--- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 01110000 */
TAKE(txq_r)
{
    FORM(0xc8000000ffff01ff, 0x40000ff) V(0, TB) V(1, TNODEP) V(2, Rc) V(3, Rd) V(4, Ra) V(5, TQ)
        NEED(tbound1, 0, 0) CALL(tm, 1, 6) CALL(thints, 2, 7) CALL(format_flow_of_bssy, 3, 8)
        END(16)
}

/* ---tttcc cccccccc ccccccc- -------- ----.ttt t???ppp? ???????? rrrrrrrr
 * tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg.... ........ */
TAKE(footprint_c)
{
    FORM(0xf0000000ffff0000, 0x78e00ff) V(0, TSCR) V(2, TLOD) V(3, TNODEP) V(4, P0) V(5, Rc)
        V(6, Rd) V(7, Ra) V(14, TDIMF) NEED(tbx_of_footprint_c, 0, 1) CALL(arb, 1, 8)
        NEED(fbound, 2, 9) CALL(thints, 3, 15) CALL(format_flow_of_atoms_tu, 4, 16) END(16)
}

/* ---tttcc cccccccc ccccccc- -------- ----.ttt t???ppp? ???????? rrrrrrrr
 * ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01110011 */
TAKE(footprint_r)
{
    FORM(0xf8000000ffff01ff, 0x78e00ff) V(0, TSCR) V(1, TB) V(2, TLOD) V(3, TNODEP) V(4, P0)
        V(5, Rc) V(6, Rd) V(7, Ra) V(9, TDIMF) CALL(arb, 0, 8) NEED(tbound1_of_footprint_r, 1, 0)
        CALL(thints, 2, 10) CALL(format_flow_of_atoms_tu, 3, 11) END(16)
}

