/* Generated from the description volta by gen/emit/fast.lua. Do not edit. */
#include "volta_fast.h"

isadora_action ISADORA_LEVEL(volta_fast_pick)(const struct isadora_insn *in)
{
    const uint8_t *const line = in->line;
    const uint64_t *const value = in->value;
    switch (in->form) {
        case VOLTA_BSSY:
            return ISADORA_LEVEL(volta_fast_bssy);
        case VOLTA_BSYNC:
            return ISADORA_LEVEL(volta_fast_bsync);
        case VOLTA_BREAK:
            return ISADORA_LEVEL(volta_fast_break);
        case VOLTA_EXIT:
            return ISADORA_LEVEL(volta_fast_exit);
        case VOLTA_BRA_B:
            return ISADORA_LEVEL(volta_fast_bra_b);
        case VOLTA_BRA_U:
            return ISADORA_LEVEL(volta_fast_bra_u);
        case VOLTA_JMP_B:
            return ISADORA_LEVEL(volta_fast_jmp_b);
        case VOLTA_JMP_C:
            return ISADORA_LEVEL(volta_fast_jmp_c);
        case VOLTA_JMP_U:
            return ISADORA_LEVEL(volta_fast_jmp_u);
        case VOLTA_JMP_UC:
            return ISADORA_LEVEL(volta_fast_jmp_uc);
        case VOLTA_BRX:
            return ISADORA_LEVEL(volta_fast_brx);
        case VOLTA_JMX:
            return ISADORA_LEVEL(volta_fast_jmx);
        case VOLTA_CALL_AT:
            return ISADORA_LEVEL(volta_fast_call_at);
        case VOLTA_CALL_C:
            return ISADORA_LEVEL(volta_fast_call_c);
        case VOLTA_CALL_R:
            return ISADORA_LEVEL(volta_fast_call_r);
        case VOLTA_CALL_REL:
            return ISADORA_LEVEL(volta_fast_call_rel);
        case VOLTA_CALL_RR:
            return ISADORA_LEVEL(volta_fast_call_rr);
        case VOLTA_RET_REL:
            return ISADORA_LEVEL(volta_fast_ret_rel);
        case VOLTA_RET_ABS:
            return ISADORA_LEVEL(volta_fast_ret_abs);
        case VOLTA_BPT:
            return ISADORA_LEVEL(volta_fast_bpt);
        case VOLTA_I2I:
            if (line[1] == 0 && line[0] == 0 && !(value[0]))
                return ISADORA_LEVEL(volta_usual_i2i_1);
            if (line[1] == 0 && line[0] == 2 && !(value[0]))
                return ISADORA_LEVEL(volta_usual_i2i_2);
            return ISADORA_LEVEL(volta_fast_i2i);
        case VOLTA_DADD_R:
            if (line[2] == 0 && line[0] == 0 && line[1] == 0 && !(value[0] | value[2] | value[5]))
                return ISADORA_LEVEL(volta_usual_dadd_r_1);
            return ISADORA_LEVEL(volta_fast_dadd_r);
        case VOLTA_DADD_C:
            if (line[4] == 0 && line[0] == 0 && line[1] == 0 && !(value[0] | value[2]))
                return ISADORA_LEVEL(volta_usual_dadd_c_1);
            return ISADORA_LEVEL(volta_fast_dadd_c);
        case VOLTA_DMUL:
            if (line[4] == 0 && line[0] == 0 && line[1] == 0 && !(value[0] | value[2] | value[5]))
                return ISADORA_LEVEL(volta_usual_dmul_1);
            return ISADORA_LEVEL(volta_fast_dmul);
        case VOLTA_DFMA_B:
            if (line[5] == 0 && line[0] == 0 && line[1] == 0 && line[4] == 0 && !(value[0] | value[2] | value[5] | value[12]))
                return ISADORA_LEVEL(volta_usual_dfma_b_1);
            return ISADORA_LEVEL(volta_fast_dfma_b);
        case VOLTA_DFMA_C:
            if (line[5] == 0 && line[0] == 0 && line[1] == 0 && line[2] == 0 && !(value[0] | value[2] | value[5]))
                return ISADORA_LEVEL(volta_usual_dfma_c_1);
            return ISADORA_LEVEL(volta_fast_dfma_c);
        case VOLTA_FADD:
            if (line[4] == 0 && line[0] == 0 && line[1] == 0 && !(value[0] | value[1] | value[2] | value[4] | value[7]))
                return ISADORA_LEVEL(volta_usual_fadd_1);
            return ISADORA_LEVEL(volta_fast_fadd);
        case VOLTA_FSEL:
            if (line[5] == 0 && line[0] == 0 && line[1] == 0 && !(value[0] | value[2] | value[5] | value[12]))
                return ISADORA_LEVEL(volta_usual_fsel_1);
            return ISADORA_LEVEL(volta_fast_fsel);
        case VOLTA_IADD3_N:
            return ISADORA_LEVEL(volta_fast_iadd3_n);
        case VOLTA_IADD3_X:
            if (line[7] == 0 && line[2] == 0 && !(value[3] | value[6] | value[13] | value[16] | value[18]))
                return ISADORA_LEVEL(volta_usual_iadd3_x_1);
            return ISADORA_LEVEL(volta_fast_iadd3_x);
        case VOLTA_IMAD_R:
            if (line[1] == 0 && !(value[6]))
                return ISADORA_LEVEL(volta_usual_imad_r_1);
            return ISADORA_LEVEL(volta_fast_imad_r);
        case VOLTA_IMAD_I:
            if (line[1] == 0 && !(value[5]))
                return ISADORA_LEVEL(volta_usual_imad_i_1);
            return ISADORA_LEVEL(volta_fast_imad_i);
        case VOLTA_IMAD_B:
            if (line[2] == 0 && line[0] == 0 && !(value[7]))
                return ISADORA_LEVEL(volta_usual_imad_b_1);
            return ISADORA_LEVEL(volta_fast_imad_b);
        case VOLTA_IMAD_RI:
            if (line[0] == 0)
                return ISADORA_LEVEL(volta_usual_imad_ri_1);
            return ISADORA_LEVEL(volta_fast_imad_ri);
        case VOLTA_IMAD_RC:
            if (line[2] == 0 && !(value[6]))
                return ISADORA_LEVEL(volta_usual_imad_rc_1);
            return ISADORA_LEVEL(volta_fast_imad_rc);
        case VOLTA_IMAD_RU:
            if (line[1] == 0 && !(value[6]))
                return ISADORA_LEVEL(volta_usual_imad_ru_1);
            return ISADORA_LEVEL(volta_fast_imad_ru);
        case VOLTA_IMAD_BX:
            if (line[3] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(volta_usual_imad_bx_1);
            if (line[3] == 0 && line[0] == 2 && !(value[10] | value[13]))
                return ISADORA_LEVEL(volta_usual_imad_bx_2);
            return ISADORA_LEVEL(volta_fast_imad_bx);
        case VOLTA_IMAD_CX:
            if (line[3] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(volta_usual_imad_cx_1);
            return ISADORA_LEVEL(volta_fast_imad_cx);
        case VOLTA_IMAD_HI_C:
            if (line[3] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[7]))
                return ISADORA_LEVEL(volta_usual_imad_hi_c_1);
            if (line[3] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[7]))
                return ISADORA_LEVEL(volta_usual_imad_hi_c_2);
            return ISADORA_LEVEL(volta_fast_imad_hi_c);
        case VOLTA_IMAD_HI_BX:
            if (line[4] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11] | value[14]))
                return ISADORA_LEVEL(volta_usual_imad_hi_bx_1);
            if (line[4] == 0 && line[1] == 2 && line[0] == 0 && !(value[0] | value[11] | value[14]))
                return ISADORA_LEVEL(volta_usual_imad_hi_bx_2);
            if (line[4] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[11] | value[14]))
                return ISADORA_LEVEL(volta_usual_imad_hi_bx_3);
            return ISADORA_LEVEL(volta_fast_imad_hi_bx);
        case VOLTA_IMAD_HI_CX:
            if (line[4] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[7] | value[11]))
                return ISADORA_LEVEL(volta_usual_imad_hi_cx_1);
            if (line[4] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[7] | value[11]))
                return ISADORA_LEVEL(volta_usual_imad_hi_cx_2);
            return ISADORA_LEVEL(volta_fast_imad_hi_cx);
        case VOLTA_LOP3:
            if (line[3] == 0 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(volta_usual_lop3_1);
            if (line[3] == 0 && line[1] == 2 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(volta_usual_lop3_2);
            if (line[3] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[14]))
                return ISADORA_LEVEL(volta_usual_lop3_3);
            return ISADORA_LEVEL(volta_fast_lop3);
        case VOLTA_SHF_B:
            if (line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3]))
                return ISADORA_LEVEL(volta_usual_shf_b_1);
            if (line[1] == 0 && line[0] == 2 && !(value[0] | value[1] | value[2] | value[3]))
                return ISADORA_LEVEL(volta_usual_shf_b_2);
            return ISADORA_LEVEL(volta_fast_shf_b);
        case VOLTA_SHF_C:
            if (line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3]))
                return ISADORA_LEVEL(volta_usual_shf_c_1);
            if (line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3]))
                return ISADORA_LEVEL(volta_usual_shf_c_2);
            return ISADORA_LEVEL(volta_fast_shf_c);
        case VOLTA_SEL:
            if (line[2] == 0 && line[0] == 0 && !(value[9]))
                return ISADORA_LEVEL(volta_usual_sel_1);
            if (line[2] == 0 && line[0] == 2 && !(value[9]))
                return ISADORA_LEVEL(volta_usual_sel_2);
            return ISADORA_LEVEL(volta_fast_sel);
        case VOLTA_LEA_LO:
            return ISADORA_LEVEL(volta_fast_lea_lo);
        case VOLTA_LEA_X:
            if (line[4] == 0 && line[1] == 0 && line[0] == 0 && !(value[2] | value[5] | value[13]))
                return ISADORA_LEVEL(volta_usual_lea_x_1);
            if (line[4] == 0 && line[1] == 0 && line[0] == 1 && !(value[2] | value[5] | value[13]))
                return ISADORA_LEVEL(volta_usual_lea_x_2);
            return ISADORA_LEVEL(volta_fast_lea_x);
        case VOLTA_LEA_HI:
            return ISADORA_LEVEL(volta_fast_lea_hi);
        case VOLTA_LEA_HX:
            if (line[4] == 0 && line[1] == 0 && line[0] == 0 && !(value[2] | value[5] | value[15]))
                return ISADORA_LEVEL(volta_usual_lea_hx_1);
            if (line[4] == 0 && line[1] == 0 && line[0] == 1 && !(value[2] | value[5] | value[15]))
                return ISADORA_LEVEL(volta_usual_lea_hx_2);
            return ISADORA_LEVEL(volta_fast_lea_hx);
        case VOLTA_LEA_IH:
            if (line[1] == 0 && line[0] == 0 && !(value[2]))
                return ISADORA_LEVEL(volta_usual_lea_ih_1);
            if (line[1] == 0 && line[0] == 1 && !(value[2]))
                return ISADORA_LEVEL(volta_usual_lea_ih_2);
            return ISADORA_LEVEL(volta_fast_lea_ih);
        case VOLTA_LEA_IX:
            if (line[2] == 0 && line[0] == 0 && !(value[2] | value[9]))
                return ISADORA_LEVEL(volta_usual_lea_ix_1);
            if (line[2] == 0 && line[0] == 1 && !(value[2] | value[9]))
                return ISADORA_LEVEL(volta_usual_lea_ix_2);
            return ISADORA_LEVEL(volta_fast_lea_ix);
        case VOLTA_LEA_SX:
            return ISADORA_LEVEL(volta_fast_lea_sx);
        case VOLTA_LEA_XS:
            if (line[4] == 0 && line[1] == 0 && line[0] == 0 && !(value[2] | value[5] | value[13]))
                return ISADORA_LEVEL(volta_usual_lea_xs_1);
            if (line[4] == 0 && line[1] == 0 && line[0] == 1 && !(value[2] | value[5] | value[13]))
                return ISADORA_LEVEL(volta_usual_lea_xs_2);
            return ISADORA_LEVEL(volta_fast_lea_xs);
        case VOLTA_POPC:
            if (line[2] == 0 && line[0] == 0 && !(value[1]))
                return ISADORA_LEVEL(volta_usual_popc_1);
            return ISADORA_LEVEL(volta_fast_popc);
        case VOLTA_BREV:
            if (line[1] == 0 && line[0] == 0)
                return ISADORA_LEVEL(volta_usual_brev_1);
            if (line[1] == 0 && line[0] == 2)
                return ISADORA_LEVEL(volta_usual_brev_2);
            return ISADORA_LEVEL(volta_fast_brev);
        case VOLTA_IABS:
            if (line[1] == 0 && line[0] == 0)
                return ISADORA_LEVEL(volta_usual_iabs_1);
            if (line[1] == 0 && line[0] == 2)
                return ISADORA_LEVEL(volta_usual_iabs_2);
            return ISADORA_LEVEL(volta_fast_iabs);
        case VOLTA_SGXT:
            if (line[1] == 0 && line[0] == 0 && !(value[0] | value[1]))
                return ISADORA_LEVEL(volta_usual_sgxt_1);
            if (line[1] == 0 && line[0] == 2 && !(value[0] | value[1]))
                return ISADORA_LEVEL(volta_usual_sgxt_2);
            return ISADORA_LEVEL(volta_fast_sgxt);
        case VOLTA_BMSK:
            if (line[1] == 0 && line[0] == 0 && !(value[0]))
                return ISADORA_LEVEL(volta_usual_bmsk_1);
            if (line[1] == 0 && line[0] == 2 && !(value[0]))
                return ISADORA_LEVEL(volta_usual_bmsk_2);
            return ISADORA_LEVEL(volta_fast_bmsk);
        case VOLTA_MOV:
            return ISADORA_LEVEL(volta_fast_mov);
        case VOLTA_IMNMX:
            if (line[2] == 0 && line[0] == 0 && !(value[0] | value[10]))
                return ISADORA_LEVEL(volta_usual_imnmx_1);
            if (line[2] == 0 && line[0] == 2 && !(value[0] | value[10]))
                return ISADORA_LEVEL(volta_usual_imnmx_2);
            return ISADORA_LEVEL(volta_fast_imnmx);
        case VOLTA_R2UR_O:
            return ISADORA_LEVEL(volta_fast_r2ur_o);
        case VOLTA_R2UR_H:
            return ISADORA_LEVEL(volta_fast_r2ur_h);
        case VOLTA_VOTE:
            return ISADORA_LEVEL(volta_fast_vote);
        case VOLTA_VOTEU:
            return ISADORA_LEVEL(volta_fast_voteu);
        case VOLTA_MATCH_ANY:
            return ISADORA_LEVEL(volta_fast_match_any);
        case VOLTA_MATCH_ALL:
            return ISADORA_LEVEL(volta_fast_match_all);
        case VOLTA_SHFL:
            return ISADORA_LEVEL(volta_fast_shfl);
        case VOLTA_P2R:
            if (line[1] == 0 && line[0] == 0 && !(value[0]))
                return ISADORA_LEVEL(volta_usual_p2r_1);
            if (line[1] == 0 && line[0] == 3 && !(value[0]))
                return ISADORA_LEVEL(volta_usual_p2r_2);
            return ISADORA_LEVEL(volta_fast_p2r);
        case VOLTA_PLOP3:
            if (line[3] == 0 && line[2] == 0 && !(value[2] | value[4] | value[6]))
                return ISADORA_LEVEL(volta_usual_plop3_1);
            return ISADORA_LEVEL(volta_fast_plop3);
        case VOLTA_PLOP3_SIGN_ONE:
            if (line[4] == 0 && line[1] == 0 && !(value[2] | value[9]))
                return ISADORA_LEVEL(volta_usual_plop3_sign_one_1);
            return ISADORA_LEVEL(volta_fast_plop3_sign_one);
        case VOLTA_PLOP3_SIGN_TWO:
            if (line[4] == 0 && line[1] == 0 && !(value[2]))
                return ISADORA_LEVEL(volta_usual_plop3_sign_two_1);
            return ISADORA_LEVEL(volta_fast_plop3_sign_two);
        case VOLTA_PLOP3_SIGN_ALL:
            if (line[4] == 0 && line[1] == 0)
                return ISADORA_LEVEL(volta_usual_plop3_sign_all_1);
            return ISADORA_LEVEL(volta_fast_plop3_sign_all);
        default:
            return NULL;
    }
}
