/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -------- 0eeepppl lsspllle --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10000001 */
TAKE(ldg_v)
{
    FORM(0xff0fff, 0x800000) V(7, Rd) NEED(load_mode_volta, 0, 0) CALL(opt, 1, 6) CALL(addr_e, 2, 8)
        CALL(format_flow, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lsspllle --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10000001 */
TAKE(ldg_vz)
{
    FORM(0xff0fff, 0x8e0000) V(6, Pu) V(7, Rd) NEED(load_mode_volta, 0, 0) CALL(addr_e, 1, 8)
        CALL(format_flow, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 0eeepppl lsspllle --llnppp
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10000001 */
TAKE(ldg_t)
{
    FORM(0xff0fff, 0x8800000) V(8, Rd) NEED(load_mode_turing, 0, 0) CALL(opt, 1, 7)
        CALL(addr_e, 2, 9) CALL(opt_pl, 3, 11) CALL(format_flow, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lsspllle --llnppp
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10000001 */
TAKE(ldg_tz)
{
    FORM(0xff0fff, 0x88e0000) V(7, Pu) V(8, Rd) NEED(load_mode_turing, 0, 0) CALL(addr_e, 1, 9)
        CALL(opt_pl, 2, 11) CALL(format_flow, 3, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- 0eeepppl lsspllle --llnppp
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000001 */
TAKE(ldg_tu)
{
    FORM(0xff0fff, 0x8800000) V(8, Rd) NEED(load_mode_turing, 0, 0) CALL(opt, 1, 7)
        CALL(addr64_ur_turing_of_qspc_u, 2, 9) CALL(opt_pl, 3, 12) CALL(format_flow, 4, 14) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- 1eeepppl lsspllle --llnppp
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000001 */
TAKE(ldg_tuz)
{
    FORM(0xff0fff, 0x88e0000) V(7, Pu) V(8, Rd) NEED(load_mode_turing, 0, 0)
        CALL(addr64_ur_turing_of_qspc_u, 1, 9) CALL(opt_pl, 2, 12) CALL(format_flow, 3, 14) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ?eeepppl lll?ssse --llnppp
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10000001 */
TAKE(ldg_a)
{
    FORM(0xff0fff, 0x871ef30) V(0, E) V(1, EVICT) V(2, memory_LTC) V(3, SIZE) V(4, LOAD_ORDER_SCOPE)
        V(6, Rd) CALL(opt, 0, 5) CALL(addr_e, 1, 7) CALL(opt_pl, 2, 9)
        CALL(format_flow_of_atom_a, 3, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eeepppl lll.sss. --llnppp
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000001 */
TAKE(ldg_d)
{
    FORM(0xff0fff, 0x871ee30) V(0, EVICT) V(1, memory_LTC) V(2, SIZE) V(3, LOAD_ORDER_SCOPE)
        V(5, Rd) NEED(opt_e_of_red_d, 0, 0) CALL(opt, 1, 4) NEED(addr_global_of_ldg_d, 2, 6)
        CALL(opt_pl, 3, 9) CALL(desc_of_ldg_d, 4, 0) CALL(format_flow_of_atom_a, 5, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 0eee---l lsspllle --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ppp1001 10000000 */
TAKE(ld_v)
{
    FORM(0xff0fff, 0x800000) V(6, Rd) NEED(load_mode_volta, 0, 0) LINE(1, 0)
        CALL(addr_e_of_cctl_v, 2, 7) CALL(format_flow, 3, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lsspllle --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ppp1001 10000000 */
TAKE(ld_vz)
{
    FORM(0xff0fff, 0x8e0000) V(6, Pu) V(7, Rd) NEED(load_mode_volta, 0, 0)
        CALL(addr_e_of_cctl_v, 1, 8) CALL(format_flow, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 0eee---l lsspllle --llnppp
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ppp1001 10000000 */
TAKE(ld_t)
{
    FORM(0xff0fff, 0x8800000) V(7, Rd) NEED(load_mode_turing, 0, 0) LINE(1, 0)
        CALL(addr_e_of_cctl_v, 2, 8) CALL(opt_pl, 3, 10) CALL(format_flow, 4, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lsspllle --llnppp
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ppp1001 10000000 */
TAKE(ld_tz)
{
    FORM(0xff0fff, 0x88e0000) V(7, Pu) V(8, Rd) NEED(load_mode_turing, 0, 0)
        CALL(addr_e_of_cctl_v, 1, 9) CALL(opt_pl, 2, 11) CALL(format_flow, 3, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- 0eee---l lsspllle --llnppp
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000000 */
TAKE(ld_tu)
{
    FORM(0xff0fff, 0x8800000) V(7, Rd) NEED(load_mode_turing, 0, 0) LINE(1, 0)
        CALL(addr64_ur_turing_of_qspc_u, 2, 8) CALL(opt_pl, 3, 11) CALL(format_flow, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---l lll-ssse --llnppp
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ppp1001 10000000 */
TAKE(ld_a)
{
    FORM(0xff0fff, 0x871ef30) V(0, E) V(1, EVICT) V(2, memory_LTC) V(3, SIZE) V(4, LOAD_ORDER_SCOPE)
        V(5, Rd) LINE(0, 0) CALL(addr_e_of_cctl_v, 1, 6) CALL(opt_pl, 2, 8)
        CALL(format_flow_of_atom_a, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---l lll.sss. --llnppp
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000000 */
TAKE(ld_d)
{
    FORM(0xff0fff, 0x871ee30) V(0, EVICT) V(1, memory_LTC) V(2, SIZE) V(3, LOAD_ORDER_SCOPE)
        V(4, Rd) NEED(opt_e_of_red_d, 0, 0) LINE(1, 0) NEED(addr_global_of_ldg_d, 2, 5)
        CALL(opt_pl, 3, 8) CALL(desc_of_ldg_d, 4, 0) CALL(format_flow_of_atom_a, 5, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssse --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10000110 */
TAKE(stg_v)
{
    FORM(0xff00000fff, 0x0) V(8, Rb) NEED(store_mode_volta, 0, 0) CALL(addr_e, 1, 6)
        CALL(format_flow, 2, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspssse --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10000110 */
TAKE(stg_t)
{
    FORM(0xff00000fff, 0x8000000) V(8, Rb) NEED(store_mode_volta, 0, 0) CALL(addr_e, 1, 6)
        CALL(format_flow, 2, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s ssspssse --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10000110 */
TAKE(stg_tu)
{
    FORM(0xff00000fff, 0x8000000) V(9, Rb) NEED(store_mode_volta, 0, 0)
        CALL(addr64_ur_turing_of_red_tu, 1, 6) CALL(format_flow, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ?eee---s sss?ssse --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10000110 */
TAKE(stg_a)
{
    FORM(0xff00000fff, 0x871ef00) V(0, E) V(1, EVICT) V(2, SIZE) V(3, STORE_ORDER_SCOPE) V(6, Rb)
        CALL(addr_e, 0, 4) CALL(format_flow_of_atom_a, 1, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s sss.sss. --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10000110 */
TAKE(stg_d)
{
    FORM(0xff00000fff, 0x871ee00) V(0, EVICT) V(1, SIZE) V(2, STORE_ORDER_SCOPE) V(6, Rb)
        NEED(opt_e_of_red_d, 0, 0) NEED(addr_global_of_stg_d, 1, 3) CALL(desc_of_stg_d, 2, 0)
        CALL(format_flow_of_atom_a, 3, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssse rrrrrrrr
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ppp0011 10000101 */
TAKE(st_v)
{
    FORM(0xfff, 0xff) V(8, Rc) NEED(store_mode_volta, 0, 0) CALL(addr_e_of_cctl_v, 1, 6)
        CALL(format_flow, 2, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspssse rrrrrrrr
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ppp0011 10000101 */
TAKE(st_t)
{
    FORM(0xfff, 0x80000ff) V(8, Rc) NEED(store_mode_volta, 0, 0) CALL(addr_e_of_cctl_v, 1, 6)
        CALL(format_flow, 2, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ?eee---s sss?ssse rrrrrrrr
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ppp0011 10000101 */
TAKE(st_a)
{
    FORM(0xfff, 0x871efff) V(0, E) V(1, EVICT) V(2, SIZE) V(3, STORE_ORDER_SCOPE) V(6, Rc)
        CALL(addr_e_of_cctl_v, 0, 4) CALL(format_flow_of_atom_a, 1, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----sss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000011 */
TAKE(ldl_v)
{
    FORM(0xff0fff, 0x700e00) V(0, EVICT) V(1, SIZE) V(2, Rd) CALL(addr_e, 0, 3)
        CALL(format_flow, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----sss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000011 */
TAKE(ldl_t)
{
    FORM(0xff0fff, 0x8700e00) V(0, EVICT) V(1, SIZE) V(2, Rd) CALL(addr_e, 0, 3)
        CALL(format_flow_of_atoms_tu, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----sss- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000011 */
TAKE(ldl_tu)
{
    FORM(0xff0fff, 0x8700e00) V(0, EVICT) V(1, SIZE) V(2, Rd) CALL(addr_ur, 0, 3)
        CALL(format_flow, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.sss- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000011 */
TAKE(ldl_d)
{
    FORM(0xff0fff, 0x8700e00) V(0, EVICT) V(1, SIZE) V(2, Rd) CALL(addr_local, 0, 3)
        CALL(desc_local, 1, 0) CALL(format_flow_of_atom_a, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----sss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10000111 */
TAKE(stl_v)
{
    FORM(0xff00000fff, 0x700e00) V(0, EVICT) V(1, SIZE) V(4, Rb) CALL(addr_e, 0, 2)
        CALL(format_flow, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----sss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10000111 */
TAKE(stl_t)
{
    FORM(0xff00000fff, 0x8700e00) V(0, EVICT) V(1, SIZE) V(4, Rb) CALL(addr_e, 0, 2)
        CALL(format_flow_of_atoms_tu, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----sss- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10000111 */
TAKE(stl_tu)
{
    FORM(0xff00000fff, 0x8700e00) V(0, EVICT) V(1, SIZE) V(5, Rb) CALL(addr_ur_of_syncs_arr, 0, 2)
        CALL(format_flow, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.sss- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10000111 */
TAKE(stl_d)
{
    FORM(0xff00000fff, 0x8700e00) V(0, EVICT) V(1, SIZE) V(5, Rb) CALL(addr_local_of_stl_d, 0, 2)
        CALL(desc_local_of_stl_d, 1, 0) CALL(format_flow_of_atom_a, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 0------- ---usss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000100 */
TAKE(lds_v)
{
    FORM(0xff0fff, 0x801e00) V(0, memory_U) V(1, memory_SHARED_SIZE) V(2, Rd) LINE(0, 0)
        CALL(addr_e, 1, 3) CALL(format_flow, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- 1---ppp- ---usss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000100 */
TAKE(lds_vz)
{
    FORM(0xff0fff, 0x8e1e00) V(0, memory_U) V(1, memory_SHARED_SIZE) V(2, Pu) V(3, Rd)
        CALL(addr_e, 0, 4) CALL(format_flow, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 0------- ss-usss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000100 */
TAKE(lds_t)
{
    FORM(0xff0fff, 0x8801e00) V(0, memory_U) V(1, memory_SHARED_SIZE) V(2, Rd) LINE(0, 0)
        CALL(addr_scaled, 1, 3) CALL(format_flow, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- 1---ppp- ss-usss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000100 */
TAKE(lds_tz)
{
    FORM(0xff0fff, 0x88e1e00) V(0, memory_U) V(1, memory_SHARED_SIZE) V(2, Pu) V(3, Rd)
        CALL(addr_scaled, 0, 4) CALL(format_flow, 1, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- 0------- ss-usss- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000100 */
TAKE(lds_tu)
{
    FORM(0xff0fff, 0x8801e00) V(0, memory_U) V(1, memory_SHARED_SIZE) V(2, Rd) LINE(0, 0)
        CALL(addr_scaled_ur_of_lds_tu, 1, 3) CALL(format_flow, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- 1---ppp- ss-usss- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000100 */
TAKE(lds_tuz)
{
    FORM(0xff0fff, 0x88e1e00) V(0, memory_U) V(1, memory_SHARED_SIZE) V(2, Pu) V(3, Rd)
        CALL(addr_scaled_ur_of_lds_tu, 0, 4) CALL(format_flow, 1, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--sss- --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000100 */
TAKE(lds_a)
{
    FORM(0xff0fff, 0x8000e00) V(0, memory_SHARED_SIZE) V(1, Rd) LINE(0, 0) CALL(addr_scaled, 1, 2)
        CALL(format_flow_of_atom_a, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--sss- --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000100 */
TAKE(lds_au)
{
    FORM(0xff0fff, 0x8000e00) V(0, memory_SHARED_SIZE) V(1, Rd) LINE(0, 0)
        CALL(addr_scaled_ur_of_lds_tu, 1, 2) CALL(format_flow_of_atom_a, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------- ----sss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10001000 */
TAKE(sts_v)
{
    FORM(0xff00000fff, 0xe00) V(0, SIZE) V(3, Rb) CALL(addr_e, 0, 1) CALL(format_flow, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--sss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10001000 */
TAKE(sts_t)
{
    FORM(0xff00000fff, 0x8000e00) V(0, SIZE) V(4, Rb) CALL(addr_scaled, 0, 1)
        CALL(format_flow_of_atoms_tu, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--sss- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001000 */
TAKE(sts_tu)
{
    FORM(0xff00000fff, 0x8000e00) V(0, SIZE) V(5, Rb) CALL(addr_scaled_ur, 0, 1)
        CALL(format_flow_of_atoms_tu, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------- ll--ccc- --------
 * -----ccc cciiiiii iiiiiiii ii------ rrrrrrrr rrrrrrrr .ppp1011 10000010 */
TAKE(ldc_v)
{
    FORM(0xff0fff, 0xce00) V(0, memory_LDC_MODE) V(1, memory_CONST_SIZE) V(2, Rd)
        CALL(const_indexed, 0, 3) CALL(format_flow, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ll--ccc- --------
 * -----ccc cciiiiii iiiiiiii ii------ rrrrrrrr rrrrrrrr .ppp1011 10000010 */
TAKE(ldc_t)
{
    FORM(0xff0fff, 0x800ce00) V(0, memory_LDC_MODE) V(1, memory_CONST_SIZE) V(2, Rd)
        CALL(const_indexed, 0, 3) CALL(format_flow_of_atoms_tu, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ll??ccc? rrrrrrrr
 * ???????? ??iiiiii iiiiiiii ii?????? ??uuuuuu rrrrrrrr .ppp0101 10000010 */
TAKE(ldc_x)
{
    FORM(0xff0fff, 0x800ce00) V(0, memory_LDC_MODE) V(1, memory_CONST_SIZE) V(2, Rd)
        CALL(const_bindless, 0, 3) CALL(format_flow_of_atoms_tu, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------- ----ccc- --------
 * -----ccc cccccccc cccccccc ccuuuuuu -------- --uuuuuu .uuu...0 10111001 */
TAKE(uldc_c)
{
    FORM(0x3f01ff, 0xe00) V(0, memory_CONST_SIZE) V(1, URd) NEED(const_u, 0, 2)
        CALL(format_uflow, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ????ccc? ????????
 * ?????ccc cc000000 00000000 00?????? ??uuuuuu ??uuuuuu .uuu1010 10111011 */
TAKE(uldc_i)
{
    FORM(0x7ffffc03f3f0fff, 0x8000e00) V(0, memory_CONST_SIZE) V(1, URd) V(2, C_BANK) V(3, URa)
        CALL(format_uflow, 0, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ????ccc? ????????
 * ?????ccc cciiiiii iiiiiiii ii?????? ??uuuuuu ??uuuuuu .uuu1010 10111011 */
TAKE(uldc_io)
{
    FORM(0x7ffffc03f3f0fff, 0x8000e00) V(0, memory_CONST_SIZE) V(1, URd) V(2, C_BANK) V(3, URa)
        V(4, memory_INDEX) CALL(format_uflow, 0, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1nuu u??????? ????ccc? ??uuuuuu
 * uuuuuuuu uuuuuuuu uuuuuuuu uu?????? ??uuuuuu ??uuuuuu .uuu1000 10111000 */
TAKE(uldc_m)
{
    FORM(0xffffffc03f3f0fff, 0xf800e3f) V(0, memory_CONST_SIZE) V(1, URd) V(2, URa)
        V(3, memory_ULDC_OFFSET) V(4, memory_NOT_ULDC_UP) V(5, memory_ULDC_UP) LINE(0, 0)
        CALL(format_uflow, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmzzz-mm --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1000 00111011 */
TAKE(ldsm_r)
{
    FORM(0xff0fff, 0x800c300) V(0, memory_MATRIX) V(1, memory_MATRICES) V(2, Rd) CALL(addr_e, 0, 3)
        CALL(format_flow_of_atoms_tu, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- mmzzz-mm --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1000 00111011 */
TAKE(ldsm_u)
{
    FORM(0xff0fff, 0x800c300) V(0, memory_MATRIX) V(1, memory_MATRICES) V(2, Rd) CALL(addr_ur, 0, 3)
        CALL(format_flow_of_atoms_tu, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? mm????mm ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr ???????? .ppp1000 01000100 */
TAKE(stsm)
{
    FORM(0xff00000fff, 0x800c300) V(0, memory_MATRIX) V(1, memory_MATRICES) V(4, Rb)
        CALL(addr_e, 0, 2) CALL(format_flow_of_atom_h, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1npp peee-zbc ccc.cccc c.uuuuuu
 * tttttttt tttttttt ttttffff ffffffff rrrrrrrr rrrrrrrr .ppp1111 10101110 */
TAKE(ldgsts_r)
{
    FORM(0xfff, 0x877ef80) V(0, memory_BYPASS) V(1, EVICT) V(2, memory_COPY_LTC)
        V(3, memory_COPY_SIZE) V(4, memory_ZFILL) V(5, memory_COPY_ORDER_SCOPE) CALL(copy_to, 0, 6)
        NEED(copy_from, 1, 8) CALL(opt_src, 2, 11) CALL(desc_of_stg_d, 3, 0)
        CALL(format_flow_of_atom_a, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- --0----- ----1npp peee-zbc ccc-cccc c1uuuuuu
 * tttttttt tttttttt ttttffff ffffffff rrrrrrrr rrrrrrrr .ppp1101 10101110 */
TAKE(ldgsts_u)
{
    FORM(0xfff, 0x200877efc0) V(0, memory_BYPASS) V(1, EVICT) V(2, memory_COPY_LTC)
        V(3, memory_COPY_SIZE) V(4, memory_ZFILL) V(5, memory_COPY_ORDER_SCOPE)
        CALL(copy_to_ur, 0, 6) CALL(copy_from_ur, 1, 9) CALL(opt_src, 2, 11)
        CALL(format_flow_of_atom_a, 3, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1npp peee-zbc ccc-cccc c1uuuuuu
 * tttttttt tttttttt ttttffff ffffffff rrrrrrrr rrrrrrrr .ppp1101 10101110 */
TAKE(ldgsts_us)
{
    FORM(0xfff, 0x877efc0) V(0, memory_BYPASS) V(1, EVICT) V(2, memory_COPY_LTC)
        V(3, memory_COPY_SIZE) V(4, memory_ZFILL) V(5, memory_COPY_ORDER_SCOPE)
        CALL(copy_to_ur, 0, 6) CALL(copy_from_ur, 1, 9) CALL(opt_src, 2, 11)
        CALL(format_flow_of_atom_h, 3, 13) END(16)
}

