/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_tex_i(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TEX{TLOD}TLC{TAO}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL
   CLOSE */
int maxwell_exec_tex_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 15);
}

/* OPEN GUARD TEX.B{TLODB}TLCB{TAOB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM
   CTL CLOSE */
int maxwell_exec_tex_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 14);
}

/* OPEN GUARD TLD{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL
   CLOSE */
int maxwell_exec_tld_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 14);
}

/* OPEN GUARD TLD.B{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL
   CLOSE */
int maxwell_exec_tld_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 13);
}

/* OPEN GUARD TLD4{T4C}T4O{TDC}TNDV{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE
   */
int maxwell_exec_tld4_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 14);
}

/* OPEN GUARD TLD4{T4CB}.B{T4OB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL
   CLOSE */
int maxwell_exec_tld4_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 13);
}

/* OPEN GUARD TXD{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE */
int maxwell_exec_txd_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 12);
}

/* OPEN GUARD TXD.B{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE */
int maxwell_exec_txd_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 11);
}

/* OPEN GUARD TXQ{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, TXH, TM CTL CLOSE */
int maxwell_exec_txq_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 3, 9);
}

/* OPEN GUARD TXQ.B{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, 0x0, TM CTL CLOSE */
int maxwell_exec_txq_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 3, 8);
}

/* OPEN GUARD TXA{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TM CTL CLOSE */
int maxwell_exec_txa(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 8);
}

/* OPEN GUARD TMML.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TDIM, TM CTL CLOSE */
int maxwell_exec_tmml_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 9);
}

/* OPEN GUARD TMML.B.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE */
int maxwell_exec_tmml_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 3, 9);
}

/* OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC CTL CLOSE
   */
int maxwell_exec_texs_d1_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE */
int maxwell_exec_texs_d2_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE
   */
int maxwell_exec_texs_d2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE
   */
int maxwell_exec_texs_d2_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE
   */
int maxwell_exec_texs_d2_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LL.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL
   CLOSE */
int maxwell_exec_texs_d2_ll_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL
   CLOSE */
int maxwell_exec_texs_d2_lz_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC CTL CLOSE
   */
int maxwell_exec_texs_a2_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC CTL
   CLOSE */
int maxwell_exec_texs_a2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC
   CTL CLOSE */
int maxwell_exec_texs_a2_lz_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC CTL CLOSE */
int maxwell_exec_texs_d3_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC CTL CLOSE
   */
int maxwell_exec_texs_d3_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC CTL CLOSE */
int maxwell_exec_texs_cube_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC CTL
   CLOSE */
int maxwell_exec_texs_cube_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC1 CTL CLOSE
   */
int maxwell_exec_texs_d1_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE */
int maxwell_exec_texs_d2_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE
   */
int maxwell_exec_texs_d2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE
   */
int maxwell_exec_texs_d2_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE
   */
int maxwell_exec_texs_d2_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LL.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL
   CLOSE */
int maxwell_exec_texs_d2_ll_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL
   CLOSE */
int maxwell_exec_texs_d2_lz_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC1 CTL
   CLOSE */
int maxwell_exec_texs_a2_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC1 CTL
   CLOSE */
int maxwell_exec_texs_a2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC1
   CTL CLOSE */
int maxwell_exec_texs_a2_lz_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC1 CTL CLOSE */
int maxwell_exec_texs_d3_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC1 CTL CLOSE
   */
int maxwell_exec_texs_d3_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC1 CTL CLOSE */
int maxwell_exec_texs_cube_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, TXC1 CTL
   CLOSE */
int maxwell_exec_texs_cube_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC CTL CLOSE
   */
int maxwell_exec_tlds_d1_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC CTL CLOSE
   */
int maxwell_exec_tlds_d1_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE
   */
int maxwell_exec_tlds_d2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL
   CLOSE */
int maxwell_exec_tlds_d2_lz_ao_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL CLOSE
   */
int maxwell_exec_tlds_d2_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ.MS{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL
   CLOSE */
int maxwell_exec_tlds_d2_lz_ms_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC CTL CLOSE
   */
int maxwell_exec_tlds_d3_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC CTL
   CLOSE */
int maxwell_exec_tlds_a2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LL.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC CTL
   CLOSE */
int maxwell_exec_tlds_d2_ll_ao_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC1 CTL CLOSE
   */
int maxwell_exec_tlds_d1_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC1 CTL CLOSE
   */
int maxwell_exec_tlds_d1_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE
   */
int maxwell_exec_tlds_d2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL
   CLOSE */
int maxwell_exec_tlds_d2_lz_ao_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL CLOSE
   */
int maxwell_exec_tlds_d2_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ.MS{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL
   CLOSE */
int maxwell_exec_tlds_d2_lz_ms_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, TXC1 CTL CLOSE
   */
int maxwell_exec_tlds_d3_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, ARRAY_2D, TXC1 CTL
   CLOSE */
int maxwell_exec_tlds_a2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{SHORT}.LL.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, TXC1 CTL
   CLOSE */
int maxwell_exec_tlds_d2_ll_ao_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLD4S{SHORT4}T4CS{TAOS}TDC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH CTL
   CLOSE */
int maxwell_exec_tld4s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 12);
}

