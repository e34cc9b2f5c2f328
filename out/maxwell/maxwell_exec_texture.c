/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_tex_i(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TEX{LOD}LC{AOFFI}DC{NDV_35}NODEP{PHASE_T}PHASE_P OPT, $R[Rd], $R[Ra], OPT_REG, HEADER,
   DIM, OPT_MASK CTL CLOSE */
int maxwell_exec_tex_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 15);
}

/* OPEN GUARD TEX.B{LOD_B}LC_B{AOFFI_B}DC{NDV_35}NODEP{PHASE_T}PHASE_P OPT, $R[Rd], $R[Ra], OPT_REG,
   0x0, DIM, OPT_MASK CTL CLOSE */
int maxwell_exec_tex_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 14);
}

/* OPEN GUARD TLD{TLD_LOD}AOFFI_TLD{MS}CL{NODEP{PHASE_T}PHASE_P} OPT, $R[Rd], $R[Ra], OPT_REG,
   HEADER, DIM, OPT_MASK CTL CLOSE */
int maxwell_exec_tld_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 14);
}

/* OPEN GUARD TLD.B{TLD_LOD}AOFFI_TLD{MS}CL{NODEP{PHASE_T}PHASE_P} OPT, $R[Rd], $R[Ra], OPT_REG,
   0x0, DIM, OPT_MASK CTL CLOSE */
int maxwell_exec_tld_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 13);
}

/* OPEN GUARD TLD4{TLD4_COMPONENT}TLD4_OFFSET{DC}NDV_35{NODEP{PHASE_T}PHASE_P} OPT, $R[Rd], $R[Ra],
   OPT_REG, HEADER, DIM, OPT_MASK CTL CLOSE */
int maxwell_exec_tld4_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 14);
}

/* OPEN GUARD TLD4{TLD4_COMPONENT_B}.B{TLD4_OFFSET_B}DC{NDV_35}NODEP{PHASE_T}PHASE_P OPT, $R[Rd],
   $R[Ra], OPT_REG, 0x0, DIM, OPT_MASK CTL CLOSE */
int maxwell_exec_tld4_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 13);
}

/* OPEN GUARD TXD{TXD_LC}AOFFI_TLD{NODEP{PHASE_T}PHASE_P} OPT, $R[Rd], $R[Ra], OPT_REG, HEADER, DIM,
   OPT_MASK CTL CLOSE */
int maxwell_exec_txd_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 12);
}

/* OPEN GUARD TXD.B{TXD_LC}AOFFI_TLD{NODEP{PHASE_T}PHASE_P} OPT, $R[Rd], $R[Ra], OPT_REG, 0x0, DIM,
   OPT_MASK CTL CLOSE */
int maxwell_exec_txd_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 4, 11);
}

/* OPEN GUARD TXQ{NODEP{PHASE_T}PHASE_P} $R[Rd], $R[Ra], ANY_QUERY, HEADER, OPT_MASK CTL CLOSE */
int maxwell_exec_txq_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 3, 9);
}

/* OPEN GUARD TXQ.B{NODEP{PHASE_T}PHASE_P} $R[Rd], $R[Ra], ANY_QUERY, 0x0, OPT_MASK CTL CLOSE */
int maxwell_exec_txq_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 3, 8);
}

/* OPEN GUARD TXA{NDV_35}NODEP{PHASE_T}PHASE_P $R[Rd], $R[Ra], HEADER, OPT_MASK CTL CLOSE */
int maxwell_exec_txa(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 8);
}

/* OPEN GUARD TMML.LOD{NDV_35}NODEP{PHASE_T}PHASE_P $R[Rd], $R[Ra], HEADER, DIM, OPT_MASK CTL CLOSE
   */
int maxwell_exec_tmml_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 9);
}

/* OPEN GUARD TMML.B.LOD{NDV_35}NODEP{PHASE_T}PHASE_P $R[Rd], $R[Ra], OPT_REG, 0x0, DIM, OPT_MASK
   CTL CLOSE */
int maxwell_exec_tmml_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 3, 9);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 1D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d1_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LL.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   2D, COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_ll_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   2D, COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_lz_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, ARRAY_2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_a2_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   ARRAY_2D, COMPONENTS CTL CLOSE */
int maxwell_exec_texs_a2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   ARRAY_2D, COMPONENTS CTL CLOSE */
int maxwell_exec_texs_a2_lz_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 3D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d3_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 3D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d3_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, CUBE,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_cube_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, CUBE,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_cube_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 1D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d1_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LL.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_ll_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_lz_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, ARRAY_2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_a2_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   ARRAY_2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_a2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   ARRAY_2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_a2_lz_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 3D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d3_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 3D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d3_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, CUBE,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_cube_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, CUBE,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_cube_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 1D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d1_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 1D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d1_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ.AOFFI{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   2D, COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d2_lz_ao_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d2_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ.MS{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   2D, COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d2_lz_ms_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 3D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d3_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   ARRAY_2D, COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_a2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LL.AOFFI{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   2D, COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d2_ll_ao_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 1D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d1_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 1D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d1_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ.AOFFI{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d2_lz_ao_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d2_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ.MS{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d2_lz_ms_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER, 3D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d3_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   ARRAY_2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_a2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LL.AOFFI{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], HEADER,
   2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d2_ll_ao_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 10);
}

/* OPEN GUARD TLD4S{OPT_TLD4S_F16}TLD4S_COMPONENT{AOFFI_TLD4S}DC{NODEP{PHASE_T}PHASE_P} $R[Rd2],
   $R[Rd], $R[Ra], $R[Rb], HEADER CTL CLOSE */
int maxwell_exec_tld4s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_i(m, in, 2, 12);
}

