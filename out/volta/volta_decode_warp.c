/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q---ppp- ------vv --------
 * -------- -------- -------- -------- -------- rrrrrrrr .ggg1000 00000110 */
TAKE(vote)
{
    FORM(0xfff, 0xf8e0300) V(0, VMODE) V(2, P0) V(3, Q0N) V(4, Q0) CALL(rdo, 0, 1) LINE(1, 0)
        CALL(format_flow_of_bssy, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q---uuu- ------vv --------
 * -------- -------- -------- -------- -------- --uuuuuu .ggg1000 10000110 */
TAKE(voteu)
{
    FORM(0xfff, 0xf8e0300) V(0, VMODE) V(2, U0) V(3, Q0N) V(4, Q0) CALL(udo, 0, 1) LINE(1, 0)
        CALL(format_flow_of_atoms_tu, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- 1-----m- --------
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0011 10100001 */
TAKE(match_any)
{
    FORM(0xffff0fff, 0x8008200) CANONICAL(0x0, 0xe0000) V(0, MU64) V(1, Rd) V(2, Ra)
        CALL(format_flow_of_bssy, 0, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 0-----m- --------
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0011 10100001 */
TAKE(match_all)
{
    FORM(0xffff0fff, 0x80e8200) V(0, MU64) V(1, P0) V(2, Rd) V(3, Ra)
        CALL(format_flow_of_bssy, 0, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -------- rrrrrrrr
 * ----ssss ssssssss ssssssss rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10001001 */
TAKE(shfl)
{
    FORM(0xc000000ffff01ff, 0x80e0000) V(0, SMODE) V(1, P0) V(2, Rd) V(3, Ra) NEED(shb, 0, 4)
        NEED(shc, 1, 6) CALL(format_flow_of_bssy, 2, 8)
    if (line[0] == 0 && line[1] == 1)
        d->canon.lo ^= 0x200;
    if (line[0] == 1 && line[1] == 0)
        d->canon.lo ^= 0x200;
    if (line[0] == 1 && line[1] == 1)
        d->canon.lo ^= 0x200;
    END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------r rr----r- --------
 * -------- -------- -------- -------- rrrrrrrr --uuuuuu .ggg0011 11000100 */
TAKE(redux)
{
    FORM(0xff3f0fff, 0x801c200) V(0, RDXOP) V(1, RDXS) V(2, Ud) V(3, Ra)
        CALL(format_flow_of_atom_a, 0, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q???ppp? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ??uuuuuu .ggg1000 00101111 */
TAKE(elect)
{
    FORM(0x3f0fff, 0xf8e0000) V(0, P0) V(1, Ud) V(2, Q0N) V(3, Q0) LINE(0, 0)
        CALL(format_flow_of_atom_h, 1, 4) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- --pp---- --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00000011 */
TAKE(p2r)
{
    FORM(0xffff01ff, 0x400000000003000) V(0, PRPART) V(1, Rd) V(2, Ra) V(3, RA) NEED(prb, 0, 4)
        CALL(format_flow_of_bssy, 1, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.??? ???????? ??pp???? ????????
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr ???????? .ggg...0 00000100 */
TAKE(r2p)
{
    FORM(0xff0001ff, 0x3000) V(0, Ra) V(1, PRPART) NEED(prb, 0, 2) CALL(format_flow_of_bssy, 1, 9)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qppppppq qqqlllll qqqq.lll
 * -------- -------- -------- -------- -------- llllllll .ggg1000 00011100 */
TAKE(plop3)
{
    FORM(0xff0fff, 0xfffff07) V(0, P0) V(1, P1) V(2, Q0N) V(3, Q0) V(4, Q1N) V(5, Q1) V(9, LUT1)
        V(10, LUT2) LINE(0, 0) LINE(1, 0) CALL(qm, 2, 6) CALL(format_flow_of_bssy, 3, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.qqq qpppppp? llllllll qqqq????
 * ?????ccc cccccccc cccccccc rrrrrrrr ???????? llllllll .ggg...0 00011101 */
TAKE(plop3_sign_one)
{
    FORM(0xff01ff, 0x7fefff0) V(0, P0) V(1, P1) V(2, Q0N) V(3, Q0) V(9, Q2N) V(10, Q2) V(11, LUT)
        V(12, LUT2) LINE(0, 0) NEED(signb, 1, 4) LINE(3, 0) CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---rrzcc cccccccc ccccccc- -------- ----.qqq qpppppp? llllllll rrrrrrrr
 * ?????ccc cccccccc cccccccc rrrrrrrr ???????? llllllll .ggg...0 00011110 */
TAKE(plop3_sign_two)
{
    FORM(0xff01ff, 0x1000000007feffff) V(0, P0) V(1, P1) V(2, Q0N) V(3, Q0) V(9, Rc) V(10, RC)
        V(11, LUT) V(12, LUT2) LINE(0, 0) NEED(signb, 1, 4) LINE(3, 0)
        CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.??? ?pppppp? llllllll rrrrrrrr
 * ?????ccc cccccccc cccccccc rrrrrrrr rrrrrrrr llllllll .ggg...0 00011111 */
TAKE(plop3_sign_all)
{
    FORM(0xffff01ff, 0x14000000007effff) V(0, P0) V(1, P1) V(2, Ra) V(3, RA) V(9, Rc) V(10, RC)
        V(11, LUT) V(12, LUT2) LINE(0, 0) NEED(signb, 1, 4) LINE(3, 0)
        CALL(format_flow_of_bssy, 4, 13) END(16)
}

