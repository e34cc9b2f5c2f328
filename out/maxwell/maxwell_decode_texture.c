/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z-ppc cccccccc cccnssss 11000lll lapppdnh hhhhhhhh hhhhnmmm mdddrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(tex_i)
{
    FORM(0xffc7fffff000ffff, 0x60000) V(0, texture_LOD) V(1, texture_LC) V(2, texture_AOFFI)
        V(3, texture_DC) V(4, texture_NDV_35) V(5, texture_NODEP) V(6, texture_PHASE_T)
        V(7, texture_PHASE_P) V(9, Rd) V(10, Ra) V(12, HEADER) V(13, texture_DIM)
        V(14, texture_MASK) LINE(0, 0) CALL(opt_of_tex_i, 1, 8) CALL(opt_reg_of_tex_i, 2, 11)
        CALL(format_slot, 3, 15) END(11)
}

/* z.z-ppc cccccccc cccnssss 11011110 10pppdn- -------l lllanmmm mdddrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(tex_b)
{
    FORM(0xffc601fff000ffff, 0x60000) V(0, texture_LOD_B) V(1, texture_LC_B) V(2, texture_AOFFI_B)
        V(3, texture_DC) V(4, texture_NDV_35) V(5, texture_NODEP) V(6, texture_PHASE_T)
        V(7, texture_PHASE_P) V(9, Rd) V(10, Ra) V(12, texture_DIM) V(13, texture_MASK) LINE(0, 0)
        CALL(opt_of_tex_i, 1, 8) CALL(opt_reg_of_tex_i, 2, 11) CALL(format_slot, 3, 14) END(11)
}

/* z.z-ppc cccccccc cccnssss 11011100 tcpppmnh hhhhhhhh hhhhammm mdddrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(tld_i)
{
    FORM(0xffc7fffff000ffff, 0x60000) V(0, texture_TLD_LOD) V(1, texture_AOFFI_TLD) V(2, texture_MS)
        V(3, texture_CL) V(4, texture_NODEP) V(5, texture_PHASE_T) V(6, texture_PHASE_P) V(8, Rd)
        V(9, Ra) V(11, HEADER) V(12, texture_DIM) V(13, texture_MASK) LINE(0, 0)
        CALL(opt_of_tex_i, 1, 7) CALL(opt_reg_of_tex_i, 2, 10) CALL(format_slot, 3, 14) END(11)
}

/* z.z-ppc cccccccc cccnssss 11011101 tcpppmn- -------- ----ammm mdddrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(tld_b)
{
    FORM(0xffc6000ff000ffff, 0x60000) V(0, texture_TLD_LOD) V(1, texture_AOFFI_TLD) V(2, texture_MS)
        V(3, texture_CL) V(4, texture_NODEP) V(5, texture_PHASE_T) V(6, texture_PHASE_P) V(8, Rd)
        V(9, Ra) V(11, texture_DIM) V(12, texture_MASK) LINE(0, 0) CALL(opt_of_tex_i, 1, 7)
        CALL(opt_reg_of_tex_i, 2, 10) CALL(format_slot, 3, 13) END(11)
}

/* z.z-ppc cccccccc cccnssss 110010tt ttpppdnh hhhhhhhh hhhhnmmm mdddrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(tld4_i)
{
    FORM(0xffc7fffff000ffff, 0x60000) V(0, texture_TLD4_COMPONENT) V(1, texture_TLD4_OFFSET)
        V(2, texture_DC) V(3, texture_NDV_35) V(4, texture_NODEP) V(5, texture_PHASE_T)
        V(6, texture_PHASE_P) V(8, Rd) V(9, Ra) V(11, HEADER) V(12, texture_DIM) V(13, texture_MASK)
        LINE(0, 0) CALL(opt_of_tex_i, 1, 7) CALL(opt_reg_of_tex_i, 2, 10) CALL(format_slot, 3, 14)
        END(11)
}

/* z.z-ppc cccccccc cccnssss 11011110 11pppdn- -------z ttttnmmm mdddrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(tld4_b)
{
    FORM(0xffc600fff000ffff, 0x60000) V(0, texture_TLD4_COMPONENT_B) V(1, texture_TLD4_OFFSET_B)
        V(2, texture_DC) V(3, texture_NDV_35) V(4, texture_NODEP) V(5, texture_PHASE_T)
        V(6, texture_PHASE_P) V(8, Rd) V(9, Ra) V(11, texture_DIM) V(12, texture_MASK) LINE(0, 0)
        CALL(opt_of_tex_i, 1, 7) CALL(opt_reg_of_tex_i, 2, 10) CALL(format_slot, 3, 13) END(11)
}

/* z.z-ppc cccccccc cccnssss 11011110 00ppptnh hhhhhhhh hhhhammm mdddrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(txd_i)
{
    FORM(0xffc7fffff000ffff, 0x60000) V(0, texture_TXD_LC) V(1, texture_AOFFI_TLD)
        V(2, texture_NODEP) V(3, texture_PHASE_T) V(4, texture_PHASE_P) V(6, Rd) V(7, Ra)
        V(9, HEADER) V(10, texture_DIM) V(11, texture_MASK) LINE(0, 0) CALL(opt_of_tex_i, 1, 5)
        CALL(opt_reg_of_tex_i, 2, 8) CALL(format_slot, 3, 12) END(11)
}

/* z.z-ppc cccccccc cccnssss 11011110 01ppptn- -------- ----ammm mdddrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(txd_b)
{
    FORM(0xffc6000ff000ffff, 0x60000) V(0, texture_TXD_LC) V(1, texture_AOFFI_TLD)
        V(2, texture_NODEP) V(3, texture_PHASE_T) V(4, texture_PHASE_P) V(6, Rd) V(7, Ra)
        V(9, texture_DIM) V(10, texture_MASK) LINE(0, 0) CALL(opt_of_tex_i, 1, 5)
        CALL(opt_reg_of_tex_i, 2, 8) CALL(format_slot, 3, 11) END(11)
}

/* z.z-ppc cccccccc cccnssss 11011111 01001-nh hhhhhhhh hhhh-mmm m---qqqq
 * qq--.ppp rrrrrrrr rrrrrrrr */
TAKE(txq_i)
{
    FORM(0xfffbfff78000ffff, 0x60000) V(0, texture_NODEP) V(1, texture_PHASE_T)
        V(2, texture_PHASE_P) V(3, Rd) V(4, Ra) V(7, HEADER) V(8, texture_MASK) LINE(0, 0)
        NEED(any_query, 1, 5) CALL(format_slot, 2, 9) END(11)
}

/* z.z-ppc cccccccc cccnssss 11011111 01010-n- -------- -----mmm m---qqqq
 * qq--.ppp rrrrrrrr rrrrrrrr */
TAKE(txq_b)
{
    FORM(0xfffa00078000ffff, 0x60000) V(0, texture_NODEP) V(1, texture_PHASE_T)
        V(2, texture_PHASE_P) V(3, Rd) V(4, Ra) V(7, texture_MASK) LINE(0, 0) NEED(any_query, 1, 5)
        CALL(format_slot, 2, 8) END(11)
}

/* z.z-ppc cccccccc cccnssss 11011111 01000-nh hhhhhhhh hhhhnmmm m-------
 * ----.ppp rrrrrrrr rrrrrrrr */
TAKE(txa)
{
    FORM(0xfffbffff8000ffff, 0x60000) V(0, texture_NDV_35) V(1, texture_NODEP) V(2, texture_PHASE_T)
        V(3, texture_PHASE_P) V(4, Rd) V(5, Ra) V(6, HEADER) V(7, texture_MASK) LINE(0, 0)
        CALL(format_slot, 1, 8) END(11)
}

/* z.z-ppc cccccccc cccnssss 11011111 01011-nh hhhhhhhh hhhhnmmm mddd----
 * ----.ppp rrrrrrrr rrrrrrrr */
TAKE(tmml_i)
{
    FORM(0xfffbfffff000ffff, 0x60000) V(0, texture_NDV_35) V(1, texture_NODEP) V(2, texture_PHASE_T)
        V(3, texture_PHASE_P) V(4, Rd) V(5, Ra) V(6, HEADER) V(7, texture_DIM) V(8, texture_MASK)
        LINE(0, 0) CALL(format_slot, 1, 9) END(11)
}

/* z.z-ppc cccccccc cccnssss 11011111 01100-n- -------- ----nmmm mdddrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(tmml_b)
{
    FORM(0xfffa000ff000ffff, 0x60000) V(0, texture_NDV_35) V(1, texture_NODEP) V(2, texture_PHASE_T)
        V(3, texture_PHASE_P) V(4, Rd) V(5, Ra) V(7, texture_DIM) V(8, texture_MASK) LINE(0, 0)
        CALL(opt_reg_of_tex_i, 1, 6) CALL(format_slot, 2, 9) END(11)
}

/* z.z-ppc cccccccc cccnssss 1101t000 000cccnh hhhhhhhh hhhhrrrr rrrrrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(texs_d1_lz_m)
{
    FORM(0xf7fffffff000ffff, 0x60000) V(1, texture_NODEP) V(2, texture_PHASE_T)
        V(3, texture_PHASE_P) V(4, texture_Rd2) V(5, Rd) V(6, Ra) V(8, HEADER)
        V(9, texture_COMPONENTS) NEED(opt_f16, 0, 0) LINE(1, 0) CALL(opt_reg_of_tex_i, 2, 7)
        CALL(format_slot, 3, 10) END(11)
}

/* z.z-ppc cccccccc cccnssss 1101t000 000cccnh hhhhhhhh hhhh1111 1111rrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(texs_d1_lz_s)
{
    FORM(0xf7fffffff000ffff, 0x60000) V(1, texture_NODEP) V(2, texture_PHASE_T)
        V(3, texture_PHASE_P) V(4, texture_Rd2) V(5, Rd) V(6, Ra) V(8, HEADER)
        V(9, texture_COMPONENTS_1) NEED(opt_f16, 0, 0) LINE(1, 0) CALL(opt_reg_of_tex_i, 2, 7)
        CALL(format_slot, 3, 10) END(11)
}

/* z.z-ppc cccccccc cccnssss 11011111 t0ttadnh hhhhhhhh hhhhrrrr rrrrrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(tld4s)
{
    FORM(0xff7ffffffff0ffff, 0x60000) V(1, texture_TLD4S_COMPONENT) V(2, texture_AOFFI_TLD4S)
        V(3, texture_DC) V(4, texture_NODEP) V(5, texture_PHASE_T) V(6, texture_PHASE_P)
        V(7, texture_Rd2) V(8, Rd) V(9, Ra) V(10, Rb) V(11, HEADER) NEED(opt_tld4s_f16, 0, 0)
        LINE(1, 0) CALL(format_slot, 2, 12) END(11)
}

