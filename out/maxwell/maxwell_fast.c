/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

isadora_action ISADORA_LEVEL(maxwell_fast_pick)(const struct isadora_insn *in)
{
    const uint8_t *const line = in->line;
    const uint64_t *const value = in->value;
    switch (in->form) {
        case MAXWELL_ISETP:
            if (line[2] == 0 && line[0] == 0 && !(value[1] | value[2] | value[3] | value[13]))
                return ISADORA_LEVEL(maxwell_usual_isetp_1);
            if (line[2] == 0 && line[0] == 1 && !(value[1] | value[2] | value[3] | value[13]))
                return ISADORA_LEVEL(maxwell_usual_isetp_2);
            return ISADORA_LEVEL(maxwell_fast_isetp);
        case MAXWELL_BRA:
            return ISADORA_LEVEL(maxwell_fast_bra);
        case MAXWELL_BRX:
            return ISADORA_LEVEL(maxwell_fast_brx);
        case MAXWELL_JMP:
            return ISADORA_LEVEL(maxwell_fast_jmp);
        case MAXWELL_JMX:
            return ISADORA_LEVEL(maxwell_fast_jmx);
        case MAXWELL_CAL:
            return ISADORA_LEVEL(maxwell_fast_cal);
        case MAXWELL_JCAL:
            return ISADORA_LEVEL(maxwell_fast_jcal);
        case MAXWELL_PRET:
            return ISADORA_LEVEL(maxwell_fast_pret);
        case MAXWELL_RET:
            return ISADORA_LEVEL(maxwell_fast_ret);
        case MAXWELL_PLONGJMP:
            return ISADORA_LEVEL(maxwell_fast_plongjmp);
        case MAXWELL_LONGJMP:
            return ISADORA_LEVEL(maxwell_fast_longjmp);
        case MAXWELL_PBK:
            return ISADORA_LEVEL(maxwell_fast_pbk);
        case MAXWELL_BRK:
            return ISADORA_LEVEL(maxwell_fast_brk);
        case MAXWELL_PCNT:
            return ISADORA_LEVEL(maxwell_fast_pcnt);
        case MAXWELL_CONT:
            return ISADORA_LEVEL(maxwell_fast_cont);
        case MAXWELL_SSY:
            return ISADORA_LEVEL(maxwell_fast_ssy);
        case MAXWELL_SYNC:
            return ISADORA_LEVEL(maxwell_fast_sync);
        case MAXWELL_EXIT:
            return ISADORA_LEVEL(maxwell_fast_exit);
        case MAXWELL_KIL:
            return ISADORA_LEVEL(maxwell_fast_kil);
        case MAXWELL_DSETP:
            return ISADORA_LEVEL(maxwell_fast_dsetp);
        case MAXWELL_FSETP:
            if (line[4] == 0 && line[1] == 0 && !(value[1] | value[2] | value[5] | value[6] | value[9] | value[10] | value[16]))
                return ISADORA_LEVEL(maxwell_usual_fsetp_1);
            return ISADORA_LEVEL(maxwell_fast_fsetp);
        case MAXWELL_FCMP_B:
            if (line[1] == 0 && line[0] == 0 && !(value[1]))
                return ISADORA_LEVEL(maxwell_usual_fcmp_b_1);
            if (line[1] == 0 && line[0] == 1 && !(value[1]))
                return ISADORA_LEVEL(maxwell_usual_fcmp_b_2);
            return ISADORA_LEVEL(maxwell_fast_fcmp_b);
        case MAXWELL_FCMP_C:
            if (line[1] == 0 && !(value[1]))
                return ISADORA_LEVEL(maxwell_usual_fcmp_c_1);
            return ISADORA_LEVEL(maxwell_fast_fcmp_c);
        case MAXWELL_HADD2_32I:
            return ISADORA_LEVEL(maxwell_fast_hadd2_32i);
        case MAXWELL_HSET2_R:
            return ISADORA_LEVEL(maxwell_fast_hset2_r);
        case MAXWELL_HSET2_C:
            return ISADORA_LEVEL(maxwell_fast_hset2_c);
        case MAXWELL_HSETP2_R:
            return ISADORA_LEVEL(maxwell_fast_hsetp2_r);
        case MAXWELL_HSETP2_C:
            return ISADORA_LEVEL(maxwell_fast_hsetp2_c);
        case MAXWELL_ICMP_B:
            if (line[1] == 0 && line[0] == 0 && !(value[1]))
                return ISADORA_LEVEL(maxwell_usual_icmp_b_1);
            if (line[1] == 0 && line[0] == 1 && !(value[1]))
                return ISADORA_LEVEL(maxwell_usual_icmp_b_2);
            return ISADORA_LEVEL(maxwell_fast_icmp_b);
        case MAXWELL_ICMP_C:
            if (line[1] == 0 && !(value[1]))
                return ISADORA_LEVEL(maxwell_usual_icmp_c_1);
            return ISADORA_LEVEL(maxwell_fast_icmp_c);
        case MAXWELL_SEL:
            if (line[2] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(maxwell_usual_sel_1);
            if (line[2] == 0 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(maxwell_usual_sel_2);
            return ISADORA_LEVEL(maxwell_fast_sel);
        case MAXWELL_PSETP:
            if (line[3] == 0 && !(value[0] | value[1] | value[4] | value[6] | value[8]))
                return ISADORA_LEVEL(maxwell_usual_psetp_1);
            return ISADORA_LEVEL(maxwell_fast_psetp);
        case MAXWELL_P2R:
            if (line[1] == 0 && line[0] == 0 && !(value[0] | value[2]))
                return ISADORA_LEVEL(maxwell_usual_p2r_1);
            if (line[1] == 0 && line[0] == 1 && !(value[0] | value[2]))
                return ISADORA_LEVEL(maxwell_usual_p2r_2);
            return ISADORA_LEVEL(maxwell_fast_p2r);
        case MAXWELL_POPC:
            if (line[2] == 0 && line[0] == 0 && !(value[1]))
                return ISADORA_LEVEL(maxwell_usual_popc_1);
            return ISADORA_LEVEL(maxwell_fast_popc);
        case MAXWELL_VOTE:
            return ISADORA_LEVEL(maxwell_fast_vote);
        case MAXWELL_SHFL:
            return ISADORA_LEVEL(maxwell_fast_shfl);
        case MAXWELL_VSETP:
            if (line[8] == 0 && line[5] == 0 && line[6] == 0 && !(value[3] | value[7] | value[11] | value[15]))
                return ISADORA_LEVEL(maxwell_usual_vsetp_1);
            return ISADORA_LEVEL(maxwell_fast_vsetp);
        case MAXWELL_IDP_A4:
            if (line[0] == 0 && !(value[0] | value[1]))
                return ISADORA_LEVEL(maxwell_usual_idp_a4_1);
            return ISADORA_LEVEL(maxwell_fast_idp_a4);
        case MAXWELL_IDP_A2:
            if (line[0] == 0 && !(value[0] | value[1] | value[2]))
                return ISADORA_LEVEL(maxwell_usual_idp_a2_1);
            return ISADORA_LEVEL(maxwell_fast_idp_a2);
        default:
            return NULL;
    }
}
