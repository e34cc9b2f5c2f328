/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -------- 0eeepppl lssplllw --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001 */
TAKE(ldg_v)
{
    FORM(0xff0fff, 0x800000) V(7, Rd) NEED(lmod70, 0, 0) CALL(po, 1, 6) CALL(are, 2, 8)
        CALL(format_flow, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lssplllw --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001 */
TAKE(ldg_vz)
{
    FORM(0xff0fff, 0x8e0000) V(6, P0) V(7, Rd) NEED(lmod70, 0, 0) CALL(are, 1, 8)
        CALL(format_flow, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 0eeepppl lssplllw --llnnnn
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001 */
TAKE(ldg_t)
{
    FORM(0xff0fff, 0x8800000) V(8, Rd) NEED(lmod75, 0, 0) CALL(po, 1, 7) CALL(are, 2, 9)
        CALL(npred, 3, 11) CALL(format_flow, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lssplllw --llnnnn
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001 */
TAKE(ldg_tz)
{
    FORM(0xff0fff, 0x88e0000) V(7, P0) V(8, Rd) NEED(lmod75, 0, 0) CALL(are, 1, 9)
        CALL(npred, 2, 11) CALL(format_flow, 3, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- 0eeepppl lssplllw --llnnnn
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001 */
TAKE(ldg_tu)
{
    FORM(0xff0fff, 0x8800000) V(8, Rd) NEED(lmod75, 0, 0) CALL(po, 1, 7) CALL(at_of_qspc_tu, 2, 9)
        CALL(npred, 3, 12) CALL(format_flow, 4, 14) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- 1eeepppl lssplllw --llnnnn
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001 */
TAKE(ldg_tuz)
{
    FORM(0xff0fff, 0x88e0000) V(7, P0) V(8, Rd) NEED(lmod75, 0, 0) CALL(at_of_qspc_tu, 1, 9)
        CALL(npred, 2, 12) CALL(format_flow, 3, 14) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ?eeepppl lll?mmmw --llnnnn
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001 */
TAKE(ldg_a)
{
    FORM(0xff0fff, 0x871ef30) V(0, WIDE) V(1, EVICT) V(2, LTC) V(3, MSIZE) V(4, LORD) V(6, Rd)
        CALL(po, 0, 5) CALL(are, 1, 7) CALL(npred, 2, 9) CALL(format_flow_of_atom_a, 3, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eeepppl lll.mmm. --llnnnn
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001 */
TAKE(ldg_d)
{
    FORM(0xff0fff, 0x871ee30) V(0, EVICT) V(1, LTC) V(2, MSIZE) V(3, LORD) V(5, Rd)
        NEED(wu_of_red_d, 0, 0) CALL(po, 1, 4) NEED(ag_of_ldg_d, 2, 6) CALL(npred, 3, 9)
        CALL(desc_of_ldg_d, 4, 0) CALL(format_flow_of_atom_a, 5, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 0eee---l lssplllw --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000 */
TAKE(ld_v)
{
    FORM(0xff0fff, 0x800000) V(6, Rd) NEED(lmod70, 0, 0) LINE(1, 0) CALL(ar32, 2, 7)
        CALL(format_flow, 3, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lssplllw --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000 */
TAKE(ld_vz)
{
    FORM(0xff0fff, 0x8e0000) V(6, P0) V(7, Rd) NEED(lmod70, 0, 0) CALL(ar32, 1, 8)
        CALL(format_flow, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 0eee---l lssplllw --llnnnn
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000 */
TAKE(ld_t)
{
    FORM(0xff0fff, 0x8800000) V(7, Rd) NEED(lmod75, 0, 0) LINE(1, 0) CALL(ar32, 2, 8)
        CALL(npred, 3, 10) CALL(format_flow, 4, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lssplllw --llnnnn
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000 */
TAKE(ld_tz)
{
    FORM(0xff0fff, 0x88e0000) V(7, P0) V(8, Rd) NEED(lmod75, 0, 0) CALL(ar32, 1, 9)
        CALL(npred, 2, 11) CALL(format_flow, 3, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- 0eee---l lssplllw --llnnnn
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000000 */
TAKE(ld_tu)
{
    FORM(0xff0fff, 0x8800000) V(7, Rd) NEED(lmod75, 0, 0) LINE(1, 0) CALL(at_of_qspc_tu, 2, 8)
        CALL(npred, 3, 11) CALL(format_flow, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---l lll-mmmw --llnnnn
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000 */
TAKE(ld_a)
{
    FORM(0xff0fff, 0x871ef30) V(0, WIDE) V(1, EVICT) V(2, LTC) V(3, MSIZE) V(4, LORD) V(5, Rd)
        LINE(0, 0) CALL(ar32, 1, 6) CALL(npred, 2, 8) CALL(format_flow_of_atom_a, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---l lll.mmm. --llnnnn
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000000 */
TAKE(ld_d)
{
    FORM(0xff0fff, 0x871ee30) V(0, EVICT) V(1, LTC) V(2, MSIZE) V(3, LORD) V(4, Rd)
        NEED(wu_of_red_d, 0, 0) LINE(1, 0) NEED(ag_of_ldg_d, 2, 5) CALL(npred, 3, 8)
        CALL(desc_of_ldg_d, 4, 0) CALL(format_flow_of_atom_a, 5, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110 */
TAKE(stg_v)
{
    FORM(0xff00000fff, 0x0) V(8, Rb) NEED(smod70, 0, 0) CALL(are, 1, 6) CALL(format_flow, 2, 9)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspmmmw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110 */
TAKE(stg_t)
{
    FORM(0xff00000fff, 0x8000000) V(8, Rb) NEED(smod70, 0, 0) CALL(are, 1, 6)
        CALL(format_flow, 2, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s ssspmmmw --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000110 */
TAKE(stg_tu)
{
    FORM(0xff00000fff, 0x8000000) V(9, Rb) NEED(smod70, 0, 0) CALL(at_of_red_tu, 1, 6)
        CALL(format_flow, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ?eee---s sss?mmmw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110 */
TAKE(stg_a)
{
    FORM(0xff00000fff, 0x871ef00) V(0, WIDE) V(1, EVICT) V(2, MSIZE) V(3, SORD) V(6, Rb)
        CALL(are, 0, 4) CALL(format_flow_of_atom_a, 1, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s sss.mmm. --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000110 */
TAKE(stg_d)
{
    FORM(0xff00000fff, 0x871ee00) V(0, EVICT) V(1, MSIZE) V(2, SORD) V(6, Rb)
        NEED(wu_of_red_d, 0, 0) NEED(ag_of_stg_d, 1, 3) CALL(desc_of_stg_d, 2, 0)
        CALL(format_flow_of_atom_a, 3, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmw rrrrrrrr
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101 */
TAKE(st_v)
{
    FORM(0xfff, 0xff) V(8, Rc) NEED(smod70, 0, 0) CALL(ar32, 1, 6) CALL(format_flow, 2, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspmmmw rrrrrrrr
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101 */
TAKE(st_t)
{
    FORM(0xfff, 0x80000ff) V(8, Rc) NEED(smod70, 0, 0) CALL(ar32, 1, 6) CALL(format_flow, 2, 9)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ?eee---s sss?mmmw rrrrrrrr
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101 */
TAKE(st_a)
{
    FORM(0xfff, 0x871efff) V(0, WIDE) V(1, EVICT) V(2, MSIZE) V(3, SORD) V(6, Rc) CALL(ar32, 0, 4)
        CALL(format_flow_of_atom_a, 1, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----mmm- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000011 */
TAKE(ldl_v)
{
    FORM(0xff0fff, 0x700e00) V(0, EVICT) V(1, MSIZE) V(2, Rd) CALL(are, 0, 3)
        CALL(format_flow, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----mmm- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000011 */
TAKE(ldl_t)
{
    FORM(0xff0fff, 0x8700e00) V(0, EVICT) V(1, MSIZE) V(2, Rd) CALL(are, 0, 3)
        CALL(format_flow_of_atoms_tu, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----mmm- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000011 */
TAKE(ldl_tu)
{
    FORM(0xff0fff, 0x8700e00) V(0, EVICT) V(1, MSIZE) V(2, Rd) CALL(al_of_cctl_u, 0, 3)
        CALL(format_flow, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.mmm- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000011 */
TAKE(ldl_d)
{
    FORM(0xff0fff, 0x8700e00) V(0, EVICT) V(1, MSIZE) V(2, Rd) CALL(alocal, 0, 3) CALL(descl, 1, 0)
        CALL(format_flow_of_atom_a, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----mmm- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000111 */
TAKE(stl_v)
{
    FORM(0xff00000fff, 0x700e00) V(0, EVICT) V(1, MSIZE) V(4, Rb) CALL(are, 0, 2)
        CALL(format_flow, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----mmm- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000111 */
TAKE(stl_t)
{
    FORM(0xff00000fff, 0x8700e00) V(0, EVICT) V(1, MSIZE) V(4, Rb) CALL(are, 0, 2)
        CALL(format_flow_of_atoms_tu, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----mmm- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000111 */
TAKE(stl_tu)
{
    FORM(0xff00000fff, 0x8700e00) V(0, EVICT) V(1, MSIZE) V(5, Rb) CALL(al, 0, 2)
        CALL(format_flow, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.mmm- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000111 */
TAKE(stl_d)
{
    FORM(0xff00000fff, 0x8700e00) V(0, EVICT) V(1, MSIZE) V(5, Rb) CALL(alocal_of_stl_d, 0, 2)
        CALL(descl_of_stl_d, 1, 0) CALL(format_flow_of_atom_a, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 0------- ---ssss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100 */
TAKE(lds_v)
{
    FORM(0xff0fff, 0x801e00) V(0, SU) V(1, SSIZE) V(2, Rd) LINE(0, 0) CALL(are, 1, 3)
        CALL(format_flow, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 1---ppp- ---ssss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100 */
TAKE(lds_vz)
{
    FORM(0xff0fff, 0x8e1e00) V(0, SU) V(1, SSIZE) V(2, P0) V(3, Rd) CALL(are, 0, 4)
        CALL(format_flow, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 0------- ss-ssss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100 */
TAKE(lds_t)
{
    FORM(0xff0fff, 0x8801e00) V(0, SU) V(1, SSIZE) V(2, Rd) LINE(0, 0) CALL(ars, 1, 3)
        CALL(format_flow, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 1---ppp- ss-ssss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100 */
TAKE(lds_tz)
{
    FORM(0xff0fff, 0x88e1e00) V(0, SU) V(1, SSIZE) V(2, P0) V(3, Rd) CALL(ars, 0, 4)
        CALL(format_flow, 1, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- 0------- ss-ssss- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100 */
TAKE(lds_tu)
{
    FORM(0xff0fff, 0x8801e00) V(0, SU) V(1, SSIZE) V(2, Rd) LINE(0, 0) CALL(als_of_lds_tu, 1, 3)
        CALL(format_flow, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- 1---ppp- ss-ssss- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100 */
TAKE(lds_tuz)
{
    FORM(0xff0fff, 0x88e1e00) V(0, SU) V(1, SSIZE) V(2, P0) V(3, Rd) CALL(als_of_lds_tu, 0, 4)
        CALL(format_flow, 1, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--sss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100 */
TAKE(lds_a)
{
    FORM(0xff0fff, 0x8000e00) V(0, SSIZE) V(1, Rd) LINE(0, 0) CALL(ars, 1, 2)
        CALL(format_flow_of_atom_a, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--sss- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100 */
TAKE(lds_au)
{
    FORM(0xff0fff, 0x8000e00) V(0, SSIZE) V(1, Rd) LINE(0, 0) CALL(als_of_lds_tu, 1, 2)
        CALL(format_flow_of_atom_a, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------- ----mmm- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10001000 */
TAKE(sts_v)
{
    FORM(0xff00000fff, 0xe00) V(0, MSIZE) V(3, Rb) CALL(are, 0, 1) CALL(format_flow, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--mmm- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10001000 */
TAKE(sts_t)
{
    FORM(0xff00000fff, 0x8000e00) V(0, MSIZE) V(4, Rb) CALL(ars, 0, 1)
        CALL(format_flow_of_atoms_tu, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--mmm- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001000 */
TAKE(sts_tu)
{
    FORM(0xff00000fff, 0x8000e00) V(0, MSIZE) V(5, Rb) CALL(als, 0, 1)
        CALL(format_flow_of_atoms_tu, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------- cc--ccc- --------
 * -----ccc cccccccc cccccccc cc------ rrrrrrrr rrrrrrrr .ggg1011 10000010 */
TAKE(ldc_v)
{
    FORM(0xff0fff, 0xce00) V(0, CMODE) V(1, CSIZE) V(2, Rd) CALL(cindex, 0, 3)
        CALL(format_flow, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- cc--ccc- --------
 * -----ccc cccccccc cccccccc cc------ rrrrrrrr rrrrrrrr .ggg1011 10000010 */
TAKE(ldc_t)
{
    FORM(0xff0fff, 0x800ce00) V(0, CMODE) V(1, CSIZE) V(2, Rd) CALL(cindex, 0, 3)
        CALL(format_flow_of_atoms_tu, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? cc??ccc? rrrrrrrr
 * ???????? ??cccccc cccccccc cc?????? ??uuuuuu rrrrrrrr .ggg0101 10000010 */
TAKE(ldc_x)
{
    FORM(0xff0fff, 0x800ce00) V(0, CMODE) V(1, CSIZE) V(2, Rd) CALL(cxindex, 0, 3)
        CALL(format_flow_of_atoms_tu, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------- ----ccc- --------
 * -----ccc ccuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111001 */
TAKE(uldc_c)
{
    FORM(0x3f01ff, 0xe00) V(0, CSIZE) V(1, Ud) NEED(uindex, 0, 2) CALL(format_uflow, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ????ccc? ????????
 * ?????ccc cc000000 00000000 00?????? ??uuuuuu ??uuuuuu .ggg1010 10111011 */
TAKE(uldc_i)
{
    FORM(0x7ffffc03f3f0fff, 0x8000e00) V(0, CSIZE) V(1, Ud) V(2, CBANK) V(3, Ua)
        CALL(format_uflow, 0, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ????ccc? ????????
 * ?????ccc cccccccc cccccccc cc?????? ??uuuuuu ??uuuuuu .ggg1010 10111011 */
TAKE(uldc_io)
{
    FORM(0x7ffffc03f3f0fff, 0x8000e00) V(0, CSIZE) V(1, Ud) V(2, CBANK) V(3, Ua) V(4, CO16)
        CALL(format_uflow, 0, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1uuu u??????? ????ccc? ??uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uu?????? ??uuuuuu ??uuuuuu .ggg1000 10111000 */
TAKE(uldc_m)
{
    FORM(0xffffffc03f3f0fff, 0xf800e3f) V(0, CSIZE) V(1, Ud) V(2, Ua) V(3, ULOFF) V(4, UQN)
        V(5, UQP) LINE(0, 0) CALL(format_uflow, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmzzz-mm --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1000 00111011 */
TAKE(ldsm_r)
{
    FORM(0xff0fff, 0x800c300) V(0, MKIND) V(1, MCOUNT) V(2, Rd) CALL(are, 0, 3)
        CALL(format_flow_of_atoms_tu, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- mmzzz-mm --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1000 00111011 */
TAKE(ldsm_u)
{
    FORM(0xff0fff, 0x800c300) V(0, MKIND) V(1, MCOUNT) V(2, Rd) CALL(al_of_cctl_u, 0, 3)
        CALL(format_flow_of_atoms_tu, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? mm????mm ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr ???????? .ggg1000 01000100 */
TAKE(stsm)
{
    FORM(0xff00000fff, 0x800c300) V(0, MKIND) V(1, MCOUNT) V(4, Rb) CALL(are, 0, 2)
        CALL(format_flow_of_atom_h, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qeee-zbg ggg.gggg g.uuuuuu
 * ssssssss ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1111 10101110 */
TAKE(ldgsts_r)
{
    FORM(0xfff, 0x877ef80) V(0, BYPASS) V(1, EVICT) V(2, GLTC) V(3, GSIZE) V(4, ZFILL) V(5, GORD)
        CALL(saddr, 0, 6) NEED(gaddr, 1, 8) CALL(px, 2, 11) CALL(desc_of_stg_d, 3, 0)
        CALL(format_flow_of_atom_a, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- --0----- ----1qqq qeee-zbg ggg-gggg g1uuuuuu
 * ssssssss ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1101 10101110 */
TAKE(ldgsts_u)
{
    FORM(0xfff, 0x200877efc0) V(0, BYPASS) V(1, EVICT) V(2, GLTC) V(3, GSIZE) V(4, ZFILL) V(5, GORD)
        CALL(saddru, 0, 6) CALL(gaddru, 1, 9) CALL(px, 2, 11) CALL(format_flow_of_atom_a, 3, 13)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1qqq qeee-zbg ggg-gggg g1uuuuuu
 * ssssssss ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1101 10101110 */
TAKE(ldgsts_us)
{
    FORM(0xfff, 0x877efc0) V(0, BYPASS) V(1, EVICT) V(2, GLTC) V(3, GSIZE) V(4, ZFILL) V(5, GORD)
        CALL(saddru, 0, 6) CALL(gaddru, 1, 9) CALL(px, 2, 11) CALL(format_flow_of_atom_h, 3, 13)
        END(16)
}

