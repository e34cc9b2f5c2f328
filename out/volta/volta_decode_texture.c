/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fdnammmm rrrrrrrr
 * dddsbttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100000 */
TAKE(tex_c)
{
    FORM(0xf0000000ffff01ff, 0x7f1f0ff) V(0, texture_SCR) V(2, texture_F16) V(3, texture_LOD)
        V(4, texture_AOFFI) V(5, texture_DC) V(6, EVICT) V(7, NDV) V(8, texture_NODEP) V(10, Rc)
        V(11, Rd) V(12, Ra) V(18, texture_DIM) NEED(opt_bindless, 0, 1) CALL(opt, 1, 9)
        CALL(opt_reg, 2, 13) NEED(bound_const, 3, 14) CALL(opt_mask_of_tex_c, 4, 19)
        CALL(opt_hint, 5, 20) CALL(format_flow_of_bssy, 6, 21) END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fdnammmm rrrrrrrr
 * dddsbttt tthhhhhh hhssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100010 */
TAKE(tex_i)
{
    FORM(0xf8000000ffff01ff, 0x7f1f0ff) V(0, texture_SCR) V(1, texture_BINDLESS) V(2, texture_F16)
        V(3, texture_LOD) V(4, texture_AOFFI) V(5, texture_DC) V(6, EVICT) V(7, NDV)
        V(8, texture_NODEP) V(10, Rc) V(11, Rd) V(12, Ra) V(17, texture_DIM) CALL(opt, 0, 9)
        CALL(opt_reg, 1, 13) NEED(bound_numbers, 2, 14) CALL(opt_mask_of_tex_c, 3, 18)
        CALL(opt_hint, 4, 19) CALL(format_flow_of_bssy, 5, 20) END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fdnammmm rrrrrrrr
 * dddsb--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100001 */
TAKE(tex_r)
{
    FORM(0xf8000000ffff01ff, 0x7f1f0ff) V(0, texture_SCR) V(1, texture_BINDLESS) V(2, texture_F16)
        V(3, texture_LOD) V(4, texture_AOFFI) V(5, texture_DC) V(6, EVICT) V(7, NDV)
        V(8, texture_NODEP) V(10, Rc) V(11, Rd) V(12, Ra) V(14, texture_DIM) CALL(opt, 0, 9)
        CALL(opt_reg, 1, 13) NEED(bound_registers, 2, 0) CALL(opt_mask_of_tex_c, 3, 15)
        CALL(opt_hint, 4, 16) CALL(format_flow_of_bssy, 5, 17) END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fmcammmm rrrrrrrr
 * lllsbttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100110 */
TAKE(tld_c)
{
    FORM(0xf0000000ffff01ff, 0x7f1f0ff) V(0, texture_SCR) V(2, texture_F16) V(3, texture_LOAD_LOD)
        V(4, texture_AOFFI) V(5, EVICT) V(6, texture_CL) V(7, texture_MS) V(8, texture_NODEP)
        V(10, Rc) V(11, Rd) V(12, Ra) V(18, texture_LOAD_DIM) NEED(opt_bindless, 0, 1)
        CALL(opt, 1, 9) CALL(opt_reg, 2, 13) NEED(bound_const, 3, 14) CALL(opt_mask_of_tex_c, 4, 19)
        CALL(opt_hint, 5, 20) CALL(format_flow_of_bssy, 6, 21) END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fmcammmm rrrrrrrr
 * lllsbttt tthhhhhh hhssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101000 */
TAKE(tld_i)
{
    FORM(0xf8000000ffff01ff, 0x7f1f0ff) V(0, texture_SCR) V(1, texture_BINDLESS) V(2, texture_F16)
        V(3, texture_LOAD_LOD) V(4, texture_AOFFI) V(5, EVICT) V(6, texture_CL) V(7, texture_MS)
        V(8, texture_NODEP) V(10, Rc) V(11, Rd) V(12, Ra) V(17, texture_LOAD_DIM) CALL(opt, 0, 9)
        CALL(opt_reg, 1, 13) NEED(bound_numbers, 2, 14) CALL(opt_mask_of_tex_c, 3, 18)
        CALL(opt_hint, 4, 19) CALL(format_flow_of_bssy, 5, 20) END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fmcammmm rrrrrrrr
 * lllsb--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100111 */
TAKE(tld_r)
{
    FORM(0xf8000000ffff01ff, 0x7f1f0ff) V(0, texture_SCR) V(1, texture_BINDLESS) V(2, texture_F16)
        V(3, texture_LOAD_LOD) V(4, texture_AOFFI) V(5, EVICT) V(6, texture_CL) V(7, texture_MS)
        V(8, texture_NODEP) V(10, Rc) V(11, Rd) V(12, Ra) V(14, texture_LOAD_DIM) CALL(opt, 0, 9)
        CALL(opt_reg, 1, 13) NEED(bound_registers, 2, 0) CALL(opt_mask_of_tex_c, 3, 15)
        CALL(opt_hint, 4, 16) CALL(format_flow_of_bssy, 5, 17) END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n-c ceeepppf fdggmmmm rrrrrrrr
 * gggsbttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100011 */
TAKE(tld4_c)
{
    FORM(0xf0000000ffff01ff, 0x5f1f0ff) V(0, texture_SCR) V(1, texture_COMPONENT) V(3, texture_F16)
        V(4, texture_GATHER_OFFSET) V(5, texture_DC) V(6, EVICT) V(7, texture_NODEP) V(9, Rc)
        V(10, Rd) V(11, Ra) V(17, texture_GATHER_DIM) NEED(opt_bindless, 0, 2) CALL(opt, 1, 8)
        CALL(opt_reg, 2, 12) NEED(bound_const, 3, 13) CALL(opt_mask_of_tex_c, 4, 18)
        CALL(opt_hint, 5, 19) CALL(format_flow_of_bssy, 6, 20) END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n-c ceeepppf fdggmmmm rrrrrrrr
 * gggsbttt tthhhhhh hhssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100101 */
TAKE(tld4_i)
{
    FORM(0xf8000000ffff01ff, 0x5f1f0ff) V(0, texture_SCR) V(1, texture_COMPONENT)
        V(2, texture_BINDLESS) V(3, texture_F16) V(4, texture_GATHER_OFFSET) V(5, texture_DC)
        V(6, EVICT) V(7, texture_NODEP) V(9, Rc) V(10, Rd) V(11, Ra) V(16, texture_GATHER_DIM)
        CALL(opt, 0, 8) CALL(opt_reg, 1, 12) NEED(bound_numbers, 2, 13)
        CALL(opt_mask_of_tex_c, 3, 17) CALL(opt_hint, 4, 18) CALL(format_flow_of_bssy, 5, 19)
        END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n-c ceeepppf fdggmmmm rrrrrrrr
 * gggsb--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100100 */
TAKE(tld4_r)
{
    FORM(0xf8000000ffff01ff, 0x5f1f0ff) V(0, texture_SCR) V(1, texture_COMPONENT)
        V(2, texture_BINDLESS) V(3, texture_F16) V(4, texture_GATHER_OFFSET) V(5, texture_DC)
        V(6, EVICT) V(7, texture_NODEP) V(9, Rc) V(10, Rd) V(11, Ra) V(13, texture_GATHER_DIM)
        CALL(opt, 0, 8) CALL(opt_reg, 1, 12) NEED(bound_registers, 2, 0)
        CALL(opt_mask_of_tex_c, 3, 14) CALL(opt_hint, 4, 15) CALL(format_flow_of_bssy, 5, 16)
        END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n-- leeepppf f--ammmm rrrrrrrr
 * lll-bttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101100 */
TAKE(txd_c)
{
    FORM(0xe0000000ffff01ff, 0x4f190ff) V(1, texture_F16) V(2, texture_LC) V(3, texture_AOFFI)
        V(4, EVICT) V(5, texture_NODEP) V(7, Rc) V(8, Rd) V(9, Ra) V(15, texture_LOAD_DIM)
        NEED(opt_bindless, 0, 0) CALL(opt, 1, 6) CALL(opt_reg, 2, 10) NEED(bound_const, 3, 11)
        CALL(opt_mask_of_tex_c, 4, 16) CALL(opt_hint, 5, 17) CALL(format_flow_of_bssy, 6, 18)
        END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n-- leeepppf f--ammmm rrrrrrrr
 * lll-bttt tthhhhhh hhssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101110 */
TAKE(txd_i)
{
    FORM(0xe8000000ffff01ff, 0x4f190ff) V(0, texture_BINDLESS) V(1, texture_F16) V(2, texture_LC)
        V(3, texture_AOFFI) V(4, EVICT) V(5, texture_NODEP) V(7, Rc) V(8, Rd) V(9, Ra)
        V(14, texture_LOAD_DIM) CALL(opt, 0, 6) CALL(opt_reg, 1, 10) NEED(bound_numbers, 2, 11)
        CALL(opt_mask_of_tex_c, 3, 15) CALL(opt_hint, 4, 16) CALL(format_flow_of_bssy, 5, 17)
        END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n-- leeepppf f--ammmm rrrrrrrr
 * lll-b--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101101 */
TAKE(txd_r)
{
    FORM(0xe8000000ffff01ff, 0x4f190ff) V(0, texture_BINDLESS) V(1, texture_F16) V(2, texture_LC)
        V(3, texture_AOFFI) V(4, EVICT) V(5, texture_NODEP) V(7, Rc) V(8, Rd) V(9, Ra)
        V(11, texture_LOAD_DIM) CALL(opt, 0, 6) CALL(opt_reg, 1, 10) NEED(bound_registers, 2, 0)
        CALL(opt_mask_of_tex_c, 3, 12) CALL(opt_hint, 4, 13) CALL(format_flow_of_bssy, 5, 14)
        END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n?? ???????? ??n?mmmm rrrrrrrr
 * ddd?bttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101001 */
TAKE(tmml_c)
{
    FORM(0xe0000000ffff01ff, 0x40020ff) V(1, NDV) V(2, texture_NODEP) V(3, Rc) V(4, Rd) V(5, Ra)
        V(11, texture_DIM) NEED(opt_bindless, 0, 0) CALL(opt_reg, 1, 6) NEED(bound_const, 2, 7)
        CALL(opt_mask_of_tex_c, 3, 12) CALL(opt_hint, 4, 13) CALL(format_flow_of_bssy, 5, 14)
        END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n?? ???????? ??n?mmmm rrrrrrrr
 * ddd?bttt tthhhhhh hhssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101011 */
TAKE(tmml_i)
{
    FORM(0xe8000000ffff01ff, 0x40020ff) V(0, texture_BINDLESS) V(1, NDV) V(2, texture_NODEP)
        V(3, Rc) V(4, Rd) V(5, Ra) V(10, texture_DIM) CALL(opt_reg, 0, 6) NEED(bound_numbers, 1, 7)
        CALL(opt_mask_of_tex_c, 2, 11) CALL(opt_hint, 3, 12) CALL(format_flow_of_bssy, 4, 13)
        END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n?? ???????? ??n?mmmm rrrrrrrr
 * ddd?b--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101010 */
TAKE(tmml_r)
{
    FORM(0xe8000000ffff01ff, 0x40020ff) V(0, texture_BINDLESS) V(1, NDV) V(2, texture_NODEP)
        V(3, Rc) V(4, Rd) V(5, Ra) V(7, texture_DIM) CALL(opt_reg, 0, 6) NEED(bound_registers, 1, 0)
        CALL(opt_mask_of_tex_c, 2, 8) CALL(opt_hint, 3, 9) CALL(format_flow_of_bssy, 4, 10) END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n-- -------- ----mmmm rrrrrrrr
 * qq--bttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ppp...1 01101111 */
TAKE(txq_c)
{
    FORM(0xc0000000ffff01ff, 0x40000ff) V(1, texture_NODEP) V(2, Rc) V(3, Rd) V(4, Ra)
        V(5, texture_QUERY) NEED(opt_bindless, 0, 0) NEED(bound_const, 1, 6)
        CALL(opt_mask_of_tex_c, 2, 10) CALL(opt_hint, 3, 11) CALL(format_flow_of_bssy, 4, 12)
        END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n-- -------- ----mmmm rrrrrrrr
 * qq--bttt tthhhhhh hhssssss -------- rrrrrrrr rrrrrrrr .ppp...1 01110001 */
TAKE(txq_i)
{
    FORM(0xc8000000ffff01ff, 0x40000ff) V(0, texture_BINDLESS) V(1, texture_NODEP) V(2, Rc) V(3, Rd)
        V(4, Ra) V(5, texture_QUERY) NEED(bound_numbers, 0, 6) CALL(opt_mask_of_tex_c, 1, 9)
        CALL(opt_hint, 2, 10) CALL(format_flow_of_bssy, 3, 11) END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- -----n-- -------- ----mmmm rrrrrrrr
 * qq--b--- -------- -------- -------- rrrrrrrr rrrrrrrr .ppp...1 01110000 */
TAKE(txq_r)
{
    FORM(0xc8000000ffff01ff, 0x40000ff) V(0, texture_BINDLESS) V(1, texture_NODEP) V(2, Rc) V(3, Rd)
        V(4, Ra) V(5, texture_QUERY) NEED(bound_registers, 0, 0) CALL(opt_mask_of_tex_c, 1, 6)
        CALL(opt_hint, 2, 7) CALL(format_flow_of_bssy, 3, 8) END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- ----.nll l???ppp? ???????? rrrrrrrr
 * fffsbttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp.... ........ */
TAKE(footprint_c)
{
    FORM(0xf0000000ffff0000, 0x78e00ff) V(0, texture_SCR) V(2, texture_LOD) V(3, texture_NODEP)
        V(4, Pu) V(5, Rc) V(6, Rd) V(7, Ra) V(14, texture_FOOTPRINT_DIM)
        NEED(opt_bindless_of_footprint_c, 0, 1) CALL(opt_reg, 1, 8) NEED(footprint_bound, 2, 9)
        CALL(opt_hint, 3, 15) CALL(format_flow_of_atoms_tu, 4, 16) END(16)
}

/* ---hhhcc cccccccc ccccccc- -------- ----.nll l???ppp? ???????? rrrrrrrr
 * fffsb--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01110011 */
TAKE(footprint_r)
{
    FORM(0xf8000000ffff01ff, 0x78e00ff) V(0, texture_SCR) V(1, texture_BINDLESS) V(2, texture_LOD)
        V(3, texture_NODEP) V(4, Pu) V(5, Rc) V(6, Rd) V(7, Ra) V(9, texture_FOOTPRINT_DIM)
        CALL(opt_reg, 0, 8) NEED(bound_registers_of_footprint_r, 1, 0) CALL(opt_hint, 2, 10)
        CALL(format_flow_of_atoms_tu, 3, 11) END(16)
}

