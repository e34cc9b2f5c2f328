/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----0npp p---ppp- ------vv --------
 * -------- -------- -------- -------- -------- rrrrrrrr .ppp1000 00000110 */
TAKE(vote)
{
    FORM(0xfff, 0xf8e0300) V(0, warp_VOTE_MODE) V(2, Pu) V(3, NOT_Pp) V(4, Pp) CALL(opt_rd, 0, 1)
        LINE(1, 0) CALL(format_flow_of_bssy, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp p---uuu- ------vv --------
 * -------- -------- -------- -------- -------- --uuuuuu .ppp1000 10000110 */
TAKE(voteu)
{
    FORM(0xfff, 0xf8e0300) V(0, warp_VOTE_MODE) V(2, UPu) V(3, NOT_Pp) V(4, Pp) CALL(opt_urd, 0, 1)
        LINE(1, 0) CALL(format_flow_of_atoms_tu, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- 1-----u- --------
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ppp0011 10100001 */
TAKE(match_any)
{
    FORM(0xffff0fff, 0x8008200) CANONICAL(0x0, 0xe0000) V(0, warp_U64) V(1, Rd) V(2, Ra)
        CALL(format_flow_of_bssy, 0, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 0-----u- --------
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ppp0011 10100001 */
TAKE(match_all)
{
    FORM(0xffff0fff, 0x80e8200) V(0, warp_U64) V(1, Pu) V(2, Rd) V(3, Ra)
        CALL(format_flow_of_bssy, 0, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -------- rrrrrrrr
 * ----ssss ssssssss ssssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 10001001 */
TAKE(shfl)
{
    FORM(0xc000000ffff01ff, 0x80e0000) V(0, warp_SHFL_MODE) V(1, Pu) V(2, Rd) V(3, Ra)
        NEED(shfl_b, 0, 4) NEED(shfl_c, 1, 6) CALL(format_flow_of_bssy, 2, 8)
    if (line[0] == 0 && line[1] == 1)
        d->canon.lo ^= 0x200;
    if (line[0] == 1 && line[1] == 0)
        d->canon.lo ^= 0x200;
    if (line[0] == 1 && line[1] == 1)
        d->canon.lo ^= 0x200;
    END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------r rr----r- --------
 * -------- -------- -------- -------- rrrrrrrr --uuuuuu .ppp0011 11000100 */
TAKE(redux)
{
    FORM(0xff3f0fff, 0x801c200) V(0, warp_REDUX_OP) V(1, warp_REDUX_SIGNED) V(2, URd) V(3, Ra)
        CALL(format_flow_of_atom_a, 0, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0npp p???ppp? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ??uuuuuu .ppp1000 00101111 */
TAKE(elect)
{
    FORM(0x3f0fff, 0xf8e0000) V(0, Pu) V(1, URd) V(2, NOT_Pp) V(3, Pp) LINE(0, 0)
        CALL(format_flow_of_atom_h, 1, 4) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- --pp---- --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00000011 */
TAKE(p2r)
{
    FORM(0xffff01ff, 0x400000000003000) V(0, PR_BYTE) V(1, Rd) V(2, Ra) V(3, REUSE_A)
        NEED(pr_mask, 0, 4) CALL(format_flow_of_bssy, 1, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.??? ???????? ??pp???? ????????
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr ???????? .ppp...0 00000100 */
TAKE(r2p)
{
    FORM(0xff0001ff, 0x3000) V(0, Ra) V(1, PR_BYTE) NEED(pr_mask, 0, 2)
        CALL(format_flow_of_bssy, 1, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pppppppn ppplllll nppp.lll
 * -------- -------- -------- -------- -------- llllllll .ppp1000 00011100 */
TAKE(plop3)
{
    FORM(0xff0fff, 0xfffff07) V(0, Pu) V(1, Pv) V(2, NOT_Pp) V(3, Pp) V(4, NOT_Pq) V(5, Pq)
        V(9, LUT1) V(10, LUT2) LINE(0, 0) LINE(1, 0) CALL(src_pr_or_upr, 2, 6)
        CALL(format_flow_of_bssy, 3, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.npp ppppppp? llllllll nppp????
 * ?????ccc cccccccc cccccccc rrrrrrrr ???????? llllllll .ppp...0 00011101 */
TAKE(plop3_sign_one)
{
    FORM(0xff01ff, 0x7fefff0) V(0, Pu) V(1, Pv) V(2, NOT_Pp) V(3, Pp) V(9, NOT_Pr) V(10, Pr)
        V(11, LUT) V(12, LUT2) LINE(0, 0) NEED(sign_b, 1, 4) LINE(3, 0)
        CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---rrzcc cccccccc ccccccc- -------- ----.npp ppppppp? llllllll rrrrrrrr
 * ?????ccc cccccccc cccccccc rrrrrrrr ???????? llllllll .ppp...0 00011110 */
TAKE(plop3_sign_two)
{
    FORM(0xff01ff, 0x1000000007feffff) V(0, Pu) V(1, Pv) V(2, NOT_Pp) V(3, Pp) V(9, Rc)
        V(10, REUSE_C) V(11, LUT) V(12, LUT2) LINE(0, 0) NEED(sign_b, 1, 4) LINE(3, 0)
        CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.??? ?pppppp? llllllll rrrrrrrr
 * ?????ccc cccccccc cccccccc rrrrrrrr rrrrrrrr llllllll .ppp...0 00011111 */
TAKE(plop3_sign_all)
{
    FORM(0xffff01ff, 0x14000000007effff) V(0, Pu) V(1, Pv) V(2, Ra) V(3, REUSE_A) V(9, Rc)
        V(10, REUSE_C) V(11, LUT) V(12, LUT2) LINE(0, 0) NEED(sign_b, 1, 4) LINE(3, 0)
        CALL(format_flow_of_bssy, 4, 13) END(16)
}

