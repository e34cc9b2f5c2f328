/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

isadora_action ISADORA_LEVEL(tesla_fast_pick)(const struct isadora_insn *in)
{
    const uint8_t *const line = in->line;
    const uint64_t *const value = in->value;
    switch (in->form) {
        case TESLA_ATOMIC_G_KEPT_ADD_NUM:
            if (line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_atomic_g_kept_add_num_1);
            return ISADORA_LEVEL(tesla_fast_atomic_g_kept_add_num);
        case TESLA_ATOMIC_G_KEPT_INC_NUM:
            if (line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_atomic_g_kept_inc_num_1);
            return ISADORA_LEVEL(tesla_fast_atomic_g_kept_inc_num);
        case TESLA_ATOMIC_G_KEPT_DEC_NUM:
            if (line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_atomic_g_kept_dec_num_1);
            return ISADORA_LEVEL(tesla_fast_atomic_g_kept_dec_num);
        case TESLA_ATOMIC_G_KEPT_MAX_NUM:
            if (line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_atomic_g_kept_max_num_1);
            return ISADORA_LEVEL(tesla_fast_atomic_g_kept_max_num);
        case TESLA_ATOMIC_G_KEPT_MIN_NUM:
            if (line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_atomic_g_kept_min_num_1);
            return ISADORA_LEVEL(tesla_fast_atomic_g_kept_min_num);
        case TESLA_ATOMIC_G_KEPT_AND_BITS:
            if (line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_atomic_g_kept_and_bits_1);
            return ISADORA_LEVEL(tesla_fast_atomic_g_kept_and_bits);
        case TESLA_ATOMIC_G_KEPT_OR_BITS:
            if (line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_atomic_g_kept_or_bits_1);
            return ISADORA_LEVEL(tesla_fast_atomic_g_kept_or_bits);
        case TESLA_ATOMIC_G_KEPT_XOR_BITS:
            if (line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_atomic_g_kept_xor_bits_1);
            return ISADORA_LEVEL(tesla_fast_atomic_g_kept_xor_bits);
        case TESLA_ATOMIC_G_KEPT_EXCH_EXCH:
            if (line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_atomic_g_kept_exch_exch_1);
            return ISADORA_LEVEL(tesla_fast_atomic_g_kept_exch_exch);
        case TESLA_BRA:
            return ISADORA_LEVEL(tesla_fast_bra);
        case TESLA_RET:
            return ISADORA_LEVEL(tesla_fast_ret);
        case TESLA_BREAK:
            return ISADORA_LEVEL(tesla_fast_break);
        case TESLA_BRKPT_SHORT:
            return ISADORA_LEVEL(tesla_fast_brkpt_short);
        case TESLA_BRKPT_LONG:
            return ISADORA_LEVEL(tesla_fast_brkpt_long);
        case TESLA_VOTE_ANY:
            return ISADORA_LEVEL(tesla_fast_vote_any);
        case TESLA_VOTE_ALL:
            return ISADORA_LEVEL(tesla_fast_vote_all);
        case TESLA_CVT_I2I_U_FULL:
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u_full_1);
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u_full_2);
            if (line[15] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u_full_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2i_u_full);
        case TESLA_CVT_I2I_S_FULL:
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s_full_1);
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s_full_2);
            if (line[15] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s_full_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2i_s_full);
        case TESLA_CVT_I2I_U8_FULL:
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_full_1);
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_full_2);
            if (line[15] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_full_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_full);
        case TESLA_CVT_I2I_S8_FULL:
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_full_1);
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_full_2);
            if (line[15] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_full_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_full);
        case TESLA_CVT_I2I_U_HALF:
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u_half_1);
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u_half_2);
            if (line[15] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u_half_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2i_u_half);
        case TESLA_CVT_I2I_S_HALF:
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s_half_1);
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s_half_2);
            if (line[15] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s_half_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2i_s_half);
        case TESLA_CVT_I2I_U8_BYTE:
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_byte_1);
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_byte_2);
            if (line[15] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_byte_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_byte);
        case TESLA_CVT_I2I_S8_BYTE:
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_byte_1);
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_byte_2);
            if (line[15] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[12]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_byte_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_byte);
        case TESLA_CVT_I2F_F16:
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[14]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_f16_1);
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[14]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_f16_2);
            if (line[15] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[14]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_f16_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2f_f16);
        case TESLA_CVT_I2F_F32:
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[14]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_f32_1);
            if (line[15] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[14]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_f32_2);
            if (line[15] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[14]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_f32_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2f_f32);
        case TESLA_CVT_I2F_64_U_TO:
            if (line[8] == 0 && line[2] == 0 && line[0] == 0 && !(value[0] | value[3] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_1);
            if (line[8] == 0 && line[2] == 4 && line[0] == 0 && !(value[0] | value[3] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_2);
            if (line[8] == 0 && line[2] == 5 && line[0] == 0 && !(value[0] | value[3] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_3);
            if (line[8] == 0 && line[2] == 6 && line[0] == 0 && !(value[0] | value[3] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_4);
            if (line[8] == 0 && line[2] == 0 && line[0] == 1 && !(value[0] | value[3] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_5);
            return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_to);
        case TESLA_CVT_I2F_64_S_TO:
            if (line[8] == 0 && line[2] == 0 && line[0] == 0 && !(value[0] | value[1] | value[3] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_1);
            if (line[8] == 0 && line[2] == 4 && line[0] == 0 && !(value[0] | value[1] | value[3] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_2);
            if (line[8] == 0 && line[2] == 5 && line[0] == 0 && !(value[0] | value[1] | value[3] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_3);
            if (line[8] == 0 && line[2] == 6 && line[0] == 0 && !(value[0] | value[1] | value[3] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_4);
            if (line[8] == 0 && line[2] == 0 && line[0] == 1 && !(value[0] | value[1] | value[3] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_5);
            return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_to);
        case TESLA_CVT_I2F_64_U_FROM:
            if (line[3] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_from_1);
            if (line[3] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_from_2);
            if (line[3] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_from_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_from);
        case TESLA_CVT_I2F_64_S_FROM:
            if (line[3] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_from_1);
            if (line[3] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_from_2);
            if (line[3] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_from_3);
            return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_from);
        case TESLA_CVT_I2F_64_U_BOTH:
            if (line[3] == 0 && line[0] == 0 && !(value[0] | value[3] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_both_1);
            if (line[3] == 0 && line[0] == 1 && !(value[0] | value[3] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_both_2);
            return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_both);
        case TESLA_CVT_I2F_64_S_BOTH:
            if (line[3] == 0 && line[0] == 0 && !(value[0] | value[1] | value[3] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_both_1);
            if (line[3] == 0 && line[0] == 1 && !(value[0] | value[1] | value[3] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_both_2);
            return ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_both);
        case TESLA_CVT_F2I_U16_F16:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f16);
        case TESLA_CVT_F2I_U16_F32:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f32);
        case TESLA_CVT_F2I_S16_F16:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f16);
        case TESLA_CVT_F2I_S16_F32:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f32);
        case TESLA_CVT_F2I_U32_F16:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f16);
        case TESLA_CVT_F2I_U32_F32:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f32);
        case TESLA_CVT_F2I_S32_F16:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f16);
        case TESLA_CVT_F2I_S32_F32:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f32);
        case TESLA_CVT_F2I_64_U_TO:
            if (line[3] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_to_1);
            if (line[3] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_to_2);
            if (line[3] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_to_3);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_to);
        case TESLA_CVT_F2I_64_S_TO:
            if (line[3] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_to_1);
            if (line[3] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_to_2);
            if (line[3] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_to_3);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_to);
        case TESLA_CVT_F2I_64_U_FROM:
            if (line[8] == 0 && line[2] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[9]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_1);
            if (line[8] == 0 && line[2] == 4 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[9]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_2);
            if (line[8] == 0 && line[2] == 5 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[9]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_3);
            if (line[8] == 0 && line[2] == 6 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[9]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_4);
            if (line[8] == 0 && line[2] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[9]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_5);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_from);
        case TESLA_CVT_F2I_64_S_FROM:
            if (line[8] == 0 && line[2] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[9]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_1);
            if (line[8] == 0 && line[2] == 4 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[9]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_2);
            if (line[8] == 0 && line[2] == 5 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[9]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_3);
            if (line[8] == 0 && line[2] == 6 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[9]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_4);
            if (line[8] == 0 && line[2] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[9]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_5);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_from);
        case TESLA_CVT_F2I_64_U_BOTH:
            if (line[3] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[6]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_both_1);
            if (line[3] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[6]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_both_2);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_both);
        case TESLA_CVT_F2I_64_S_BOTH:
            if (line[3] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[6]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_both_1);
            if (line[3] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[6]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_both_2);
            return ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_both);
        case TESLA_CVT_F2F_F16_SAME:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_same);
        case TESLA_CVT_F2F_F32_SAME:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_same);
        case TESLA_CVT_F2F_F16_RINT:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_rint);
        case TESLA_CVT_F2F_F32_RINT:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_rint);
        case TESLA_CVT_F2F_F16_NARROW:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_narrow);
        case TESLA_CVT_F2F_F16_NRINT:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_nrint);
        case TESLA_CVT_F2F_F32_WIDEN:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_widen);
        case TESLA_CVT_F2F_F32_WRINT:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[3] | value[11]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_6);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_wrint);
        case TESLA_CVT_F2F_64_NARROW:
            if (line[3] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_narrow_1);
            if (line[3] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_narrow_2);
            if (line[3] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_narrow_3);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_narrow);
        case TESLA_CVT_F2F_64_SAME:
            if (line[3] == 0 && line[0] == 0 && !(value[0] | value[1] | value[5]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_same_1);
            if (line[3] == 0 && line[0] == 1 && !(value[0] | value[1] | value[5]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_same_2);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_same);
        case TESLA_CVT_F2F_64_RINT:
            if (line[3] == 0 && line[0] == 0 && !(value[0] | value[1] | value[2] | value[6]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_rint_1);
            if (line[3] == 0 && line[0] == 1 && !(value[0] | value[1] | value[2] | value[6]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_rint_2);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_rint);
        case TESLA_CVT_F2F_64_WIDEN:
            if (line[8] == 0 && line[2] == 0 && line[0] == 0 && !(value[0] | value[1] | value[8]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_1);
            if (line[8] == 0 && line[2] == 4 && line[0] == 0 && !(value[0] | value[1] | value[8]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_2);
            if (line[8] == 0 && line[2] == 5 && line[0] == 0 && !(value[0] | value[1] | value[8]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_3);
            if (line[8] == 0 && line[2] == 6 && line[0] == 0 && !(value[0] | value[1] | value[8]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_4);
            if (line[8] == 0 && line[2] == 0 && line[0] == 1 && !(value[0] | value[1] | value[8]))
                return ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_5);
            return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_widen);
        case TESLA_DFMA:
            if (line[5] == 0 && line[0] == 0 && !(value[0] | value[3] | value[6] | value[8]))
                return ISADORA_LEVEL(tesla_usual_dfma_1);
            if (line[5] == 0 && line[0] == 1 && !(value[0] | value[3] | value[6] | value[8]))
                return ISADORA_LEVEL(tesla_usual_dfma_2);
            return ISADORA_LEVEL(tesla_fast_dfma);
        case TESLA_DADD:
            if (line[4] == 0 && line[0] == 0 && !(value[0] | value[3] | value[5] | value[7]))
                return ISADORA_LEVEL(tesla_usual_dadd_1);
            if (line[4] == 0 && line[0] == 1 && !(value[0] | value[3] | value[5] | value[7]))
                return ISADORA_LEVEL(tesla_usual_dadd_2);
            return ISADORA_LEVEL(tesla_fast_dadd);
        case TESLA_DMUL:
            if (line[4] == 0 && line[0] == 0 && !(value[0] | value[3] | value[6]))
                return ISADORA_LEVEL(tesla_usual_dmul_1);
            if (line[4] == 0 && line[0] == 1 && !(value[0] | value[3] | value[6]))
                return ISADORA_LEVEL(tesla_usual_dmul_2);
            return ISADORA_LEVEL(tesla_fast_dmul);
        case TESLA_DMINMAX_MIN:
            if (line[4] == 0 && line[0] == 0 && !(value[2] | value[3] | value[5] | value[6] | value[8]))
                return ISADORA_LEVEL(tesla_usual_dminmax_min_1);
            if (line[4] == 0 && line[0] == 1 && !(value[2] | value[3] | value[5] | value[6] | value[8]))
                return ISADORA_LEVEL(tesla_usual_dminmax_min_2);
            return ISADORA_LEVEL(tesla_fast_dminmax_min);
        case TESLA_DMINMAX_MAX:
            if (line[4] == 0 && line[0] == 0 && !(value[2] | value[3] | value[5] | value[6] | value[8]))
                return ISADORA_LEVEL(tesla_usual_dminmax_max_1);
            if (line[4] == 0 && line[0] == 1 && !(value[2] | value[3] | value[5] | value[6] | value[8]))
                return ISADORA_LEVEL(tesla_usual_dminmax_max_2);
            return ISADORA_LEVEL(tesla_fast_dminmax_max);
        case TESLA_DSET:
            if (line[4] == 0 && line[1] == 0 && line[0] == 0 && !(value[4] | value[5] | value[7] | value[8] | value[10]))
                return ISADORA_LEVEL(tesla_usual_dset_1);
            if (line[4] == 0 && line[1] == 0 && line[0] == 1 && !(value[4] | value[5] | value[7] | value[8] | value[10]))
                return ISADORA_LEVEL(tesla_usual_dset_2);
            if (line[4] == 0 && line[1] == 2 && line[0] == 1 && !(value[4] | value[5] | value[7] | value[8] | value[10]))
                return ISADORA_LEVEL(tesla_usual_dset_3);
            return ISADORA_LEVEL(tesla_fast_dset);
        case TESLA_FADD_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[0] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_fadd_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[0] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_fadd_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[0] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_fadd_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[0] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_fadd_short_4);
            if (line[1] == 0 && line[7] == 2 && !(value[0] | value[2] | value[7] | value[9]))
                return ISADORA_LEVEL(tesla_usual_fadd_short_5);
            return ISADORA_LEVEL(tesla_fast_fadd_short);
        case TESLA_FADD_IMM:
            if (line[1] == 0 && !(value[0] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_fadd_imm_1);
            if (line[1] == 4 && !(value[0] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_fadd_imm_2);
            if (line[1] == 5 && !(value[0] | value[2] | value[7]))
                return ISADORA_LEVEL(tesla_usual_fadd_imm_3);
            return ISADORA_LEVEL(tesla_fast_fadd_imm);
        case TESLA_FADD_LONG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[5] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fadd_long_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[5] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fadd_long_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[5] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fadd_long_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[5] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fadd_long_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[5] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fadd_long_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[5] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fadd_long_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[5] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fadd_long_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[1] | value[5] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fadd_long_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[1] | value[5] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fadd_long_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[1] | value[5] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fadd_long_10);
            return ISADORA_LEVEL(tesla_fast_fadd_long);
        case TESLA_FMUL_SHORT:
            if (line[0] == 0 && line[2] == 0 && line[8] == 0 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_fmul_short_1);
            if (line[0] == 0 && line[2] == 4 && line[8] == 0 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_fmul_short_2);
            if (line[0] == 0 && line[2] == 5 && line[8] == 0 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_fmul_short_3);
            if (line[0] == 0 && line[2] == 6 && line[8] == 0 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_fmul_short_4);
            if (line[0] == 0 && line[2] == 0 && line[8] == 2 && !(value[1] | value[6] | value[8]))
                return ISADORA_LEVEL(tesla_usual_fmul_short_5);
            return ISADORA_LEVEL(tesla_fast_fmul_short);
        case TESLA_FMUL_IMM:
            if (line[0] == 0 && line[2] == 0 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_fmul_imm_1);
            if (line[0] == 0 && line[2] == 4 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_fmul_imm_2);
            if (line[0] == 0 && line[2] == 5 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_fmul_imm_3);
            return ISADORA_LEVEL(tesla_fast_fmul_imm);
        case TESLA_FMUL_LONG:
            if (line[12] == 0 && line[0] == 0 && line[3] == 0 && line[9] == 0 && line[2] == 0 && line[1] == 0 && !(value[0] | value[4] | value[9] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fmul_long_1);
            if (line[12] == 0 && line[0] == 0 && line[3] == 4 && line[9] == 0 && line[2] == 0 && line[1] == 0 && !(value[0] | value[4] | value[9] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fmul_long_2);
            if (line[12] == 0 && line[0] == 0 && line[3] == 5 && line[9] == 0 && line[2] == 0 && line[1] == 0 && !(value[0] | value[4] | value[9] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fmul_long_3);
            if (line[12] == 0 && line[0] == 0 && line[3] == 6 && line[9] == 0 && line[2] == 0 && line[1] == 0 && !(value[0] | value[4] | value[9] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fmul_long_4);
            if (line[12] == 0 && line[0] == 0 && line[3] == 0 && line[9] == 2 && line[2] == 0 && line[1] == 0 && !(value[0] | value[4] | value[9] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fmul_long_5);
            if (line[12] == 0 && line[0] == 0 && line[3] == 0 && line[9] == 3 && line[2] == 0 && line[1] == 0 && !(value[0] | value[4] | value[9] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fmul_long_6);
            if (line[12] == 0 && line[0] == 0 && line[3] == 0 && line[9] == 4 && line[2] == 0 && line[1] == 0 && !(value[0] | value[4] | value[9] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fmul_long_7);
            if (line[12] == 0 && line[0] == 0 && line[3] == 0 && line[9] == 5 && line[2] == 0 && line[1] == 0 && !(value[0] | value[4] | value[9] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fmul_long_8);
            if (line[12] == 0 && line[0] == 0 && line[3] == 0 && line[9] == 0 && line[2] == 0 && line[1] == 1 && !(value[0] | value[4] | value[9] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fmul_long_9);
            if (line[12] == 0 && line[0] == 0 && line[3] == 0 && line[9] == 0 && line[2] == 2 && line[1] == 1 && !(value[0] | value[4] | value[9] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fmul_long_10);
            return ISADORA_LEVEL(tesla_fast_fmul_long);
        case TESLA_FMAD_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[0] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_fmad_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[0] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_fmad_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[0] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_fmad_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[0] | value[2] | value[10]))
                return ISADORA_LEVEL(tesla_usual_fmad_short_4);
            if (line[1] == 0 && line[7] == 2 && !(value[0] | value[2] | value[8] | value[10]))
                return ISADORA_LEVEL(tesla_usual_fmad_short_5);
            return ISADORA_LEVEL(tesla_fast_fmad_short);
        case TESLA_FMAD_IMM:
            if (line[1] == 0 && !(value[0] | value[2] | value[8]))
                return ISADORA_LEVEL(tesla_usual_fmad_imm_1);
            if (line[1] == 4 && !(value[0] | value[2] | value[8]))
                return ISADORA_LEVEL(tesla_usual_fmad_imm_2);
            if (line[1] == 5 && !(value[0] | value[2] | value[8]))
                return ISADORA_LEVEL(tesla_usual_fmad_imm_3);
            return ISADORA_LEVEL(tesla_fast_fmad_imm);
        case TESLA_FMAD_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[4] | value[12] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fmad_long_14);
            return ISADORA_LEVEL(tesla_fast_fmad_long);
        case TESLA_FSET:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[4] | value[5] | value[10] | value[11] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fset_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[4] | value[5] | value[10] | value[11] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fset_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[4] | value[5] | value[10] | value[11] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fset_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[4] | value[5] | value[10] | value[11] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fset_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[4] | value[5] | value[10] | value[11] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fset_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[4] | value[5] | value[10] | value[11] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fset_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[4] | value[5] | value[10] | value[11] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fset_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[4] | value[5] | value[10] | value[11] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fset_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[4] | value[5] | value[10] | value[11] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fset_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[4] | value[5] | value[10] | value[11] | value[15]))
                return ISADORA_LEVEL(tesla_usual_fset_10);
            return ISADORA_LEVEL(tesla_fast_fset);
        case TESLA_FMINMAX_MAX:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_max_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_max_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_max_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_max_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_max_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_max_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_max_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_max_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_max_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_max_10);
            return ISADORA_LEVEL(tesla_fast_fminmax_max);
        case TESLA_FMINMAX_MIN:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_min_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_min_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_min_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_min_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_min_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_min_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_min_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_min_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_min_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[3] | value[4] | value[9] | value[10] | value[14]))
                return ISADORA_LEVEL(tesla_usual_fminmax_min_10);
            return ISADORA_LEVEL(tesla_fast_fminmax_min);
        case TESLA_FSLCT:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[10] | value[13]))
                return ISADORA_LEVEL(tesla_usual_fslct_14);
            return ISADORA_LEVEL(tesla_fast_fslct);
        case TESLA_QUADOP:
            return ISADORA_LEVEL(tesla_fast_quadop);
        case TESLA_ADD_ADD_B16_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_short_4);
            return ISADORA_LEVEL(tesla_fast_add_add_b16_short);
        case TESLA_ADD_ADD_B32_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_short_4);
            if (line[1] == 0 && line[7] == 2 && !(value[0] | value[7]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_short_5);
            return ISADORA_LEVEL(tesla_fast_add_add_b32_short);
        case TESLA_ADD_SUB_B16_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_short_4);
            return ISADORA_LEVEL(tesla_fast_add_sub_b16_short);
        case TESLA_ADD_SUB_B32_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_short_4);
            if (line[1] == 0 && line[7] == 2 && !(value[0] | value[7]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_short_5);
            return ISADORA_LEVEL(tesla_fast_add_sub_b32_short);
        case TESLA_ADD_SUBR_B16_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_short_4);
            return ISADORA_LEVEL(tesla_fast_add_subr_b16_short);
        case TESLA_ADD_SUBR_B32_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_short_4);
            if (line[1] == 0 && line[7] == 2 && !(value[0] | value[7]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_short_5);
            return ISADORA_LEVEL(tesla_fast_add_subr_b32_short);
        case TESLA_ADD_ADDC_B16_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_short_4);
            return ISADORA_LEVEL(tesla_fast_add_addc_b16_short);
        case TESLA_ADD_ADDC_B32_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_short_4);
            if (line[1] == 0 && line[7] == 2 && !(value[0] | value[7]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_short_5);
            return ISADORA_LEVEL(tesla_fast_add_addc_b32_short);
        case TESLA_ADD_ADD_B16_IMM:
            if (line[1] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_imm_1);
            if (line[1] == 4 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_imm_2);
            if (line[1] == 5 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_imm_3);
            return ISADORA_LEVEL(tesla_fast_add_add_b16_imm);
        case TESLA_ADD_ADD_B32_IMM:
            if (line[1] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_imm_1);
            if (line[1] == 4 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_imm_2);
            if (line[1] == 5 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_imm_3);
            return ISADORA_LEVEL(tesla_fast_add_add_b32_imm);
        case TESLA_ADD_SUB_B16_IMM:
            if (line[1] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_imm_1);
            if (line[1] == 4 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_imm_2);
            if (line[1] == 5 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_imm_3);
            return ISADORA_LEVEL(tesla_fast_add_sub_b16_imm);
        case TESLA_ADD_SUB_B32_IMM:
            if (line[1] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_imm_1);
            if (line[1] == 4 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_imm_2);
            if (line[1] == 5 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_imm_3);
            return ISADORA_LEVEL(tesla_fast_add_sub_b32_imm);
        case TESLA_ADD_SUBR_B16_IMM:
            if (line[1] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_imm_1);
            if (line[1] == 4 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_imm_2);
            if (line[1] == 5 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_imm_3);
            return ISADORA_LEVEL(tesla_fast_add_subr_b16_imm);
        case TESLA_ADD_SUBR_B32_IMM:
            if (line[1] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_imm_1);
            if (line[1] == 4 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_imm_2);
            if (line[1] == 5 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_imm_3);
            return ISADORA_LEVEL(tesla_fast_add_subr_b32_imm);
        case TESLA_ADD_ADDC_B16_IMM:
            if (line[1] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_imm_1);
            if (line[1] == 4 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_imm_2);
            if (line[1] == 5 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_imm_3);
            return ISADORA_LEVEL(tesla_fast_add_addc_b16_imm);
        case TESLA_ADD_ADDC_B32_IMM:
            if (line[1] == 0 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_imm_1);
            if (line[1] == 4 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_imm_2);
            if (line[1] == 5 && !(value[0]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_imm_3);
            return ISADORA_LEVEL(tesla_fast_add_addc_b32_imm);
        case TESLA_ADD_ADD_B16_LONG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_long_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_long_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_long_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_long_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_long_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b16_long_6);
            return ISADORA_LEVEL(tesla_fast_add_add_b16_long);
        case TESLA_ADD_ADD_B32_LONG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_long_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_long_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_long_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_long_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_long_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_long_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_long_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_long_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_long_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_add_b32_long_10);
            return ISADORA_LEVEL(tesla_fast_add_add_b32_long);
        case TESLA_ADD_SUB_B16_LONG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_long_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_long_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_long_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_long_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_long_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b16_long_6);
            return ISADORA_LEVEL(tesla_fast_add_sub_b16_long);
        case TESLA_ADD_SUB_B32_LONG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_long_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_long_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_long_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_long_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_long_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_long_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_long_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_long_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_long_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_sub_b32_long_10);
            return ISADORA_LEVEL(tesla_fast_add_sub_b32_long);
        case TESLA_ADD_SUBR_B16_LONG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_long_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_long_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_long_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_long_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_long_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b16_long_6);
            return ISADORA_LEVEL(tesla_fast_add_subr_b16_long);
        case TESLA_ADD_SUBR_B32_LONG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_long_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_long_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_long_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_long_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_long_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_long_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_long_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_long_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_long_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[11]))
                return ISADORA_LEVEL(tesla_usual_add_subr_b32_long_10);
            return ISADORA_LEVEL(tesla_fast_add_subr_b32_long);
        case TESLA_ADD_ADDC_B16_LONG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_long_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_long_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_long_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_long_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_long_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b16_long_6);
            return ISADORA_LEVEL(tesla_fast_add_addc_b16_long);
        case TESLA_ADD_ADDC_B32_LONG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_long_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_long_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_long_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_long_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_long_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_long_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_long_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_long_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_long_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[0] | value[12]))
                return ISADORA_LEVEL(tesla_usual_add_addc_b32_long_10);
            return ISADORA_LEVEL(tesla_fast_add_addc_b32_long);
        case TESLA_MUL16_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_mul16_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_mul16_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_mul16_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_mul16_short_4);
            return ISADORA_LEVEL(tesla_fast_mul16_short);
        case TESLA_MUL16_IMM:
            if (line[1] == 0 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_mul16_imm_1);
            if (line[1] == 4 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_mul16_imm_2);
            if (line[1] == 5 && !(value[1] | value[6]))
                return ISADORA_LEVEL(tesla_usual_mul16_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul16_imm);
        case TESLA_MUL16_LONG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul16_long_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul16_long_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul16_long_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul16_long_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul16_long_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul16_long_6);
            return ISADORA_LEVEL(tesla_fast_mul16_long);
        case TESLA_MUL24_SHORT:
            if (line[1] == 0 && line[7] == 0 && !(value[1] | value[2]))
                return ISADORA_LEVEL(tesla_usual_mul24_short_1);
            if (line[1] == 4 && line[7] == 0 && !(value[1] | value[2]))
                return ISADORA_LEVEL(tesla_usual_mul24_short_2);
            if (line[1] == 5 && line[7] == 0 && !(value[1] | value[2]))
                return ISADORA_LEVEL(tesla_usual_mul24_short_3);
            if (line[1] == 6 && line[7] == 0 && !(value[1] | value[2]))
                return ISADORA_LEVEL(tesla_usual_mul24_short_4);
            if (line[1] == 0 && line[7] == 2 && !(value[1] | value[2] | value[8]))
                return ISADORA_LEVEL(tesla_usual_mul24_short_5);
            return ISADORA_LEVEL(tesla_fast_mul24_short);
        case TESLA_MUL24_IMM:
            if (line[1] == 0 && !(value[1] | value[2]))
                return ISADORA_LEVEL(tesla_usual_mul24_imm_1);
            if (line[1] == 4 && !(value[1] | value[2]))
                return ISADORA_LEVEL(tesla_usual_mul24_imm_2);
            if (line[1] == 5 && !(value[1] | value[2]))
                return ISADORA_LEVEL(tesla_usual_mul24_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul24_imm);
        case TESLA_MUL24_LONG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul24_long_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul24_long_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul24_long_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul24_long_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul24_long_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul24_long_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul24_long_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[3] | value[4] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul24_long_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[3] | value[4] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul24_long_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[3] | value[4] | value[12]))
                return ISADORA_LEVEL(tesla_usual_mul24_long_10);
            return ISADORA_LEVEL(tesla_fast_mul24_long);
        case TESLA_MUL_ADD_ADD_U16_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_short);
        case TESLA_MUL_ADD_ADD_S16_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_s16_short);
        case TESLA_MUL_ADD_ADD_S16SAT_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_short);
        case TESLA_MUL_ADD_ADD_U24_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_4);
            if (line[1] == 0 && line[7] == 2 && !(value[6]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_5);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_u24_short);
        case TESLA_MUL_ADD_SUB_U16_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_short);
        case TESLA_MUL_ADD_SUB_S16_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_short);
        case TESLA_MUL_ADD_SUB_S16SAT_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_short);
        case TESLA_MUL_ADD_SUB_U24_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_4);
            if (line[1] == 0 && line[7] == 2 && !(value[6]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_5);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_short);
        case TESLA_MUL_ADD_SUBR_U16_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_short);
        case TESLA_MUL_ADD_SUBR_S16_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_short);
        case TESLA_MUL_ADD_SUBR_S16SAT_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_short);
        case TESLA_MUL_ADD_SUBR_U24_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_4);
            if (line[1] == 0 && line[7] == 2 && !(value[6]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_5);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_short);
        case TESLA_MUL_ADD_ADDC_U16_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_short);
        case TESLA_MUL_ADD_ADDC_S16_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_short);
        case TESLA_MUL_ADD_ADDC_S16SAT_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_4);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_short);
        case TESLA_MUL_ADD_ADDC_U24_SHORT:
            if (line[1] == 0 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_1);
            if (line[1] == 4 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_2);
            if (line[1] == 5 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_3);
            if (line[1] == 6 && line[7] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_4);
            if (line[1] == 0 && line[7] == 2 && !(value[6]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_5);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_short);
        case TESLA_MUL_ADD_ADD_U16_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_imm);
        case TESLA_MUL_ADD_ADD_S16_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_s16_imm);
        case TESLA_MUL_ADD_ADD_S16SAT_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_imm);
        case TESLA_MUL_ADD_ADD_U24_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_u24_imm);
        case TESLA_MUL_ADD_SUB_U16_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_imm);
        case TESLA_MUL_ADD_SUB_S16_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_imm);
        case TESLA_MUL_ADD_SUB_S16SAT_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_imm);
        case TESLA_MUL_ADD_SUB_U24_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_imm);
        case TESLA_MUL_ADD_SUBR_U16_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_imm);
        case TESLA_MUL_ADD_SUBR_S16_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_imm);
        case TESLA_MUL_ADD_SUBR_S16SAT_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_imm);
        case TESLA_MUL_ADD_SUBR_U24_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_imm);
        case TESLA_MUL_ADD_ADDC_U16_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_imm);
        case TESLA_MUL_ADD_ADDC_S16_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_imm);
        case TESLA_MUL_ADD_ADDC_S16SAT_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_imm);
        case TESLA_MUL_ADD_ADDC_U24_IMM:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_imm_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_imm_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_imm_3);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_imm);
        case TESLA_MUL_ADD_ADD_U16_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_long);
        case TESLA_MUL_ADD_ADD_S16_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_s16_long);
        case TESLA_MUL_ADD_ADD_S16SAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_long);
        case TESLA_MUL_ADD_ADD_U24_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_u24_long);
        case TESLA_MUL_ADD_ADD_S24_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_s24_long);
        case TESLA_MUL_ADD_ADD_S24SAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_s24sat_long);
        case TESLA_MUL_ADD_ADD_U24HIGH_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_u24high_long);
        case TESLA_MUL_ADD_ADD_S24HIGH_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_s24high_long);
        case TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_add_s24highsat_long);
        case TESLA_MUL_ADD_SUB_U16_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_long);
        case TESLA_MUL_ADD_SUB_S16_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_long);
        case TESLA_MUL_ADD_SUB_S16SAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_long);
        case TESLA_MUL_ADD_SUB_U24_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long);
        case TESLA_MUL_ADD_SUB_S24_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long);
        case TESLA_MUL_ADD_SUB_S24SAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long);
        case TESLA_MUL_ADD_SUB_U24HIGH_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long);
        case TESLA_MUL_ADD_SUB_S24HIGH_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long);
        case TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24highsat_long);
        case TESLA_MUL_ADD_SUBR_U16_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_long);
        case TESLA_MUL_ADD_SUBR_S16_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_long);
        case TESLA_MUL_ADD_SUBR_S16SAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_long);
        case TESLA_MUL_ADD_SUBR_U24_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_long);
        case TESLA_MUL_ADD_SUBR_S24_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_s24_long);
        case TESLA_MUL_ADD_SUBR_S24SAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_s24sat_long);
        case TESLA_MUL_ADD_SUBR_U24HIGH_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24high_long);
        case TESLA_MUL_ADD_SUBR_S24HIGH_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_s24high_long);
        case TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_subr_s24highsat_long);
        case TESLA_MUL_ADD_ADDC_U16_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_long);
        case TESLA_MUL_ADD_ADDC_S16_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_long);
        case TESLA_MUL_ADD_ADDC_S16SAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_10);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_long);
        case TESLA_MUL_ADD_ADDC_U24_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_long);
        case TESLA_MUL_ADD_ADDC_S24_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_s24_long);
        case TESLA_MUL_ADD_ADDC_S24SAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_s24sat_long);
        case TESLA_MUL_ADD_ADDC_U24HIGH_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24high_long);
        case TESLA_MUL_ADD_ADDC_S24HIGH_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_s24high_long);
        case TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_addc_s24highsat_long);
        case TESLA_MUL_ADD_AGAIN_ADD:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_add_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_again_add);
        case TESLA_MUL_ADD_AGAIN_SUB:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_sub_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_again_sub);
        case TESLA_MUL_ADD_AGAIN_SUBR:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[13]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_subr_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_again_subr);
        case TESLA_MUL_ADD_AGAIN_ADDC:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[14]))
                return ISADORA_LEVEL(tesla_usual_mul_add_again_addc_14);
            return ISADORA_LEVEL(tesla_fast_mul_add_again_addc);
        case TESLA_SAD_U16_SHORT:
            return ISADORA_LEVEL(tesla_fast_sad_u16_short);
        case TESLA_SAD_S16_SHORT:
            return ISADORA_LEVEL(tesla_fast_sad_s16_short);
        case TESLA_SAD_U32_SHORT:
            return ISADORA_LEVEL(tesla_fast_sad_u32_short);
        case TESLA_SAD_S32_SHORT:
            return ISADORA_LEVEL(tesla_fast_sad_s32_short);
        case TESLA_SAD_U16_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u16_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u16_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u16_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u16_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u16_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u16_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u16_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u16_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u16_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u16_long_10);
            return ISADORA_LEVEL(tesla_fast_sad_u16_long);
        case TESLA_SAD_S16_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s16_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s16_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s16_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s16_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s16_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s16_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s16_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s16_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s16_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s16_long_10);
            return ISADORA_LEVEL(tesla_fast_sad_s16_long);
        case TESLA_SAD_U32_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_u32_long_14);
            return ISADORA_LEVEL(tesla_fast_sad_u32_long);
        case TESLA_SAD_S32_LONG:
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_1);
            if (line[14] == 0 && line[2] == 4 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_2);
            if (line[14] == 0 && line[2] == 5 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_3);
            if (line[14] == 0 && line[2] == 6 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_4);
            if (line[14] == 0 && line[2] == 0 && line[8] == 2 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_5);
            if (line[14] == 0 && line[2] == 0 && line[8] == 3 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_6);
            if (line[14] == 0 && line[2] == 0 && line[8] == 4 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_7);
            if (line[14] == 0 && line[2] == 0 && line[8] == 5 && line[11] == 0 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_8);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 2 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_9);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 3 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_10);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 4 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_11);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 5 && line[1] == 0 && line[0] == 0 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_12);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 0 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_13);
            if (line[14] == 0 && line[2] == 0 && line[8] == 0 && line[11] == 0 && line[1] == 2 && line[0] == 1 && !(value[12]))
                return ISADORA_LEVEL(tesla_usual_sad_s32_long_14);
            return ISADORA_LEVEL(tesla_fast_sad_s32_long);
        case TESLA_MINMAX_MAX_U16:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u16_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u16_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u16_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u16_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u16_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u16_6);
            return ISADORA_LEVEL(tesla_fast_minmax_max_u16);
        case TESLA_MINMAX_MAX_S16:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s16_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s16_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s16_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s16_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s16_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s16_6);
            return ISADORA_LEVEL(tesla_fast_minmax_max_s16);
        case TESLA_MINMAX_MAX_U32:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u32_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u32_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u32_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u32_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u32_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u32_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u32_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u32_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u32_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_u32_10);
            return ISADORA_LEVEL(tesla_fast_minmax_max_u32);
        case TESLA_MINMAX_MAX_S32:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s32_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s32_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s32_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s32_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s32_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s32_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s32_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s32_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s32_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_max_s32_10);
            return ISADORA_LEVEL(tesla_fast_minmax_max_s32);
        case TESLA_MINMAX_MIN_U16:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u16_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u16_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u16_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u16_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u16_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u16_6);
            return ISADORA_LEVEL(tesla_fast_minmax_min_u16);
        case TESLA_MINMAX_MIN_S16:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s16_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s16_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s16_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s16_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s16_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s16_6);
            return ISADORA_LEVEL(tesla_fast_minmax_min_s16);
        case TESLA_MINMAX_MIN_U32:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u32_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u32_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u32_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u32_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u32_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u32_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u32_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u32_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u32_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_u32_10);
            return ISADORA_LEVEL(tesla_fast_minmax_min_u32);
        case TESLA_MINMAX_MIN_S32:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s32_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s32_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s32_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s32_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s32_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s32_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s32_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s32_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s32_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_minmax_min_s32_10);
            return ISADORA_LEVEL(tesla_fast_minmax_min_s32);
        case TESLA_SET_U16:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u16_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u16_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u16_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u16_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u16_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u16_6);
            return ISADORA_LEVEL(tesla_fast_set_u16);
        case TESLA_SET_S16:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s16_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s16_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s16_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s16_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s16_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s16_6);
            return ISADORA_LEVEL(tesla_fast_set_s16);
        case TESLA_SET_U32:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u32_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u32_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u32_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u32_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u32_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u32_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u32_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u32_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u32_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_u32_10);
            return ISADORA_LEVEL(tesla_fast_set_u32);
        case TESLA_SET_S32:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s32_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s32_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s32_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s32_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s32_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s32_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s32_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s32_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s32_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[11]))
                return ISADORA_LEVEL(tesla_usual_set_s32_10);
            return ISADORA_LEVEL(tesla_fast_set_s32);
        case TESLA_LOGOP_IMM_AND:
            if (line[1] == 0 && !(value[1]))
                return ISADORA_LEVEL(tesla_usual_logop_imm_and_1);
            if (line[1] == 4 && !(value[1]))
                return ISADORA_LEVEL(tesla_usual_logop_imm_and_2);
            if (line[1] == 5 && !(value[1]))
                return ISADORA_LEVEL(tesla_usual_logop_imm_and_3);
            return ISADORA_LEVEL(tesla_fast_logop_imm_and);
        case TESLA_LOGOP_IMM_OR:
            if (line[1] == 0 && !(value[1]))
                return ISADORA_LEVEL(tesla_usual_logop_imm_or_1);
            if (line[1] == 4 && !(value[1]))
                return ISADORA_LEVEL(tesla_usual_logop_imm_or_2);
            if (line[1] == 5 && !(value[1]))
                return ISADORA_LEVEL(tesla_usual_logop_imm_or_3);
            return ISADORA_LEVEL(tesla_fast_logop_imm_or);
        case TESLA_LOGOP_IMM_XOR:
            if (line[1] == 0 && !(value[1]))
                return ISADORA_LEVEL(tesla_usual_logop_imm_xor_1);
            if (line[1] == 4 && !(value[1]))
                return ISADORA_LEVEL(tesla_usual_logop_imm_xor_2);
            if (line[1] == 5 && !(value[1]))
                return ISADORA_LEVEL(tesla_usual_logop_imm_xor_3);
            return ISADORA_LEVEL(tesla_fast_logop_imm_xor);
        case TESLA_LOGOP_IMM_MOV2:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_logop_imm_mov2_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_logop_imm_mov2_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_logop_imm_mov2_3);
            return ISADORA_LEVEL(tesla_fast_logop_imm_mov2);
        case TESLA_LOGOP_AND_B16:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b16_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b16_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b16_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b16_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b16_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b16_6);
            return ISADORA_LEVEL(tesla_fast_logop_and_b16);
        case TESLA_LOGOP_AND_B32:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b32_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b32_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b32_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b32_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b32_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b32_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b32_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b32_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b32_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_and_b32_10);
            return ISADORA_LEVEL(tesla_fast_logop_and_b32);
        case TESLA_LOGOP_OR_B16:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b16_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b16_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b16_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b16_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b16_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b16_6);
            return ISADORA_LEVEL(tesla_fast_logop_or_b16);
        case TESLA_LOGOP_OR_B32:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b32_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b32_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b32_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b32_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b32_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b32_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b32_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b32_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b32_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_or_b32_10);
            return ISADORA_LEVEL(tesla_fast_logop_or_b32);
        case TESLA_LOGOP_XOR_B16:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b16_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b16_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b16_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b16_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b16_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b16_6);
            return ISADORA_LEVEL(tesla_fast_logop_xor_b16);
        case TESLA_LOGOP_XOR_B32:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b32_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b32_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b32_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b32_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b32_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b32_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b32_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b32_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b32_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[3] | value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_xor_b32_10);
            return ISADORA_LEVEL(tesla_fast_logop_xor_b32);
        case TESLA_LOGOP_MOV2_B16:
            if (line[11] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && line[2] == 0 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b16_1);
            if (line[11] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && line[2] == 4 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b16_2);
            if (line[11] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && line[2] == 5 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b16_3);
            if (line[11] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && line[2] == 6 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b16_4);
            if (line[11] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && line[2] == 0 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b16_5);
            if (line[11] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && line[2] == 0 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b16_6);
            return ISADORA_LEVEL(tesla_fast_logop_mov2_b16);
        case TESLA_LOGOP_MOV2_B32:
            if (line[11] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && line[2] == 0 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b32_1);
            if (line[11] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && line[2] == 0 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b32_2);
            if (line[11] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && line[2] == 0 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b32_3);
            if (line[11] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && line[2] == 0 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b32_4);
            if (line[11] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && line[2] == 0 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b32_5);
            if (line[11] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && line[2] == 4 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b32_6);
            if (line[11] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && line[2] == 5 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b32_7);
            if (line[11] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && line[2] == 6 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b32_8);
            if (line[11] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && line[2] == 0 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b32_9);
            if (line[11] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && line[2] == 0 && !(value[8] | value[12]))
                return ISADORA_LEVEL(tesla_usual_logop_mov2_b32_10);
            return ISADORA_LEVEL(tesla_fast_logop_mov2_b32);
        case TESLA_SHL_B16_REG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_reg_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_reg_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_reg_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_reg_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_reg_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_reg_6);
            return ISADORA_LEVEL(tesla_fast_shl_b16_reg);
        case TESLA_SHL_B32_REG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_reg_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_reg_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_reg_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_reg_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_reg_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_reg_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_reg_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_reg_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_reg_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_reg_10);
            return ISADORA_LEVEL(tesla_fast_shl_b32_reg);
        case TESLA_SHL_B16_CNT:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_cnt_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_cnt_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_cnt_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_cnt_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_cnt_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b16_cnt_6);
            return ISADORA_LEVEL(tesla_fast_shl_b16_cnt);
        case TESLA_SHL_B32_CNT:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_cnt_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_cnt_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_cnt_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_cnt_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_cnt_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shl_b32_cnt_6);
            return ISADORA_LEVEL(tesla_fast_shl_b32_cnt);
        case TESLA_SHR_U16_REG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_reg_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_reg_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_reg_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_reg_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_reg_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_reg_6);
            return ISADORA_LEVEL(tesla_fast_shr_u16_reg);
        case TESLA_SHR_S16_REG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_reg_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_reg_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_reg_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_reg_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_reg_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_reg_6);
            return ISADORA_LEVEL(tesla_fast_shr_s16_reg);
        case TESLA_SHR_U32_REG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_reg_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_reg_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_reg_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_reg_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_reg_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_reg_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_reg_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_reg_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_reg_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_reg_10);
            return ISADORA_LEVEL(tesla_fast_shr_u32_reg);
        case TESLA_SHR_S32_REG:
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_reg_1);
            if (line[11] == 0 && line[2] == 4 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_reg_2);
            if (line[11] == 0 && line[2] == 5 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_reg_3);
            if (line[11] == 0 && line[2] == 6 && line[8] == 0 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_reg_4);
            if (line[11] == 0 && line[2] == 0 && line[8] == 2 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_reg_5);
            if (line[11] == 0 && line[2] == 0 && line[8] == 3 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_reg_6);
            if (line[11] == 0 && line[2] == 0 && line[8] == 4 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_reg_7);
            if (line[11] == 0 && line[2] == 0 && line[8] == 5 && line[1] == 0 && line[0] == 0 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_reg_8);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 0 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_reg_9);
            if (line[11] == 0 && line[2] == 0 && line[8] == 0 && line[1] == 2 && line[0] == 1 && !(value[10]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_reg_10);
            return ISADORA_LEVEL(tesla_fast_shr_s32_reg);
        case TESLA_SHR_U16_CNT:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_cnt_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_cnt_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_cnt_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_cnt_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_cnt_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u16_cnt_6);
            return ISADORA_LEVEL(tesla_fast_shr_u16_cnt);
        case TESLA_SHR_S16_CNT:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_cnt_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_cnt_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_cnt_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_cnt_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_cnt_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s16_cnt_6);
            return ISADORA_LEVEL(tesla_fast_shr_s16_cnt);
        case TESLA_SHR_U32_CNT:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_cnt_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_cnt_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_cnt_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_cnt_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_cnt_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_u32_cnt_6);
            return ISADORA_LEVEL(tesla_fast_shr_u32_cnt);
        case TESLA_SHR_S32_CNT:
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_cnt_1);
            if (line[8] == 0 && line[2] == 4 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_cnt_2);
            if (line[8] == 0 && line[2] == 5 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_cnt_3);
            if (line[8] == 0 && line[2] == 6 && line[1] == 0 && line[0] == 0 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_cnt_4);
            if (line[8] == 0 && line[2] == 0 && line[1] == 0 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_cnt_5);
            if (line[8] == 0 && line[2] == 0 && line[1] == 2 && line[0] == 1 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_shr_s32_cnt_6);
            return ISADORA_LEVEL(tesla_fast_shr_s32_cnt);
        case TESLA_LD_A:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && value[4] == 15 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_a_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && value[4] == 15 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_a_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && value[4] == 15 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_a_3);
            return ISADORA_LEVEL(tesla_fast_ld_a);
        case TESLA_ST_O:
            if (line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_o_1);
            if (line[1] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_o_2);
            if (line[1] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_o_3);
            return ISADORA_LEVEL(tesla_fast_st_o);
        case TESLA_LD_C_U8_FULL:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u8_full_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u8_full_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u8_full_3);
            return ISADORA_LEVEL(tesla_fast_ld_c_u8_full);
        case TESLA_LD_C_U16_FULL:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u16_full_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u16_full_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u16_full_3);
            return ISADORA_LEVEL(tesla_fast_ld_c_u16_full);
        case TESLA_LD_C_S16_FULL:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_s16_full_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_s16_full_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_s16_full_3);
            return ISADORA_LEVEL(tesla_fast_ld_c_s16_full);
        case TESLA_LD_C_B32_FULL:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_b32_full_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_b32_full_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_b32_full_3);
            return ISADORA_LEVEL(tesla_fast_ld_c_b32_full);
        case TESLA_LD_C_U8_HALF:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u8_half_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u8_half_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u8_half_3);
            return ISADORA_LEVEL(tesla_fast_ld_c_u8_half);
        case TESLA_LD_C_U16_HALF:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u16_half_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u16_half_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_u16_half_3);
            return ISADORA_LEVEL(tesla_fast_ld_c_u16_half);
        case TESLA_LD_C_S16_HALF:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_s16_half_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_s16_half_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_s16_half_3);
            return ISADORA_LEVEL(tesla_fast_ld_c_s16_half);
        case TESLA_LD_C_B32_HALF:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_b32_half_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_b32_half_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[5]))
                return ISADORA_LEVEL(tesla_usual_ld_c_b32_half_3);
            return ISADORA_LEVEL(tesla_fast_ld_c_b32_half);
        case TESLA_LD_S_U8_FULL:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u8_full_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u8_full_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u8_full_3);
            return ISADORA_LEVEL(tesla_fast_ld_s_u8_full);
        case TESLA_LD_S_U16_FULL:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u16_full_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u16_full_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u16_full_3);
            return ISADORA_LEVEL(tesla_fast_ld_s_u16_full);
        case TESLA_LD_S_S16_FULL:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_s16_full_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_s16_full_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_s16_full_3);
            return ISADORA_LEVEL(tesla_fast_ld_s_s16_full);
        case TESLA_LD_S_U8_HALF:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u8_half_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u8_half_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u8_half_3);
            return ISADORA_LEVEL(tesla_fast_ld_s_u8_half);
        case TESLA_LD_S_U16_HALF:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u16_half_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u16_half_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_u16_half_3);
            return ISADORA_LEVEL(tesla_fast_ld_s_u16_half);
        case TESLA_LD_S_S16_HALF:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_s16_half_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_s16_half_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_s16_half_3);
            return ISADORA_LEVEL(tesla_fast_ld_s_s16_half);
        case TESLA_LD_S_B32_FULL:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_b32_full_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_b32_full_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_b32_full_3);
            return ISADORA_LEVEL(tesla_fast_ld_s_b32_full);
        case TESLA_LD_S_B32_HALF:
            if (line[2] == 0 && line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_b32_half_1);
            if (line[2] == 0 && line[1] == 1 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_b32_half_2);
            if (line[2] == 0 && line[1] == 2 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_s_b32_half_3);
            return ISADORA_LEVEL(tesla_fast_ld_s_b32_half);
        case TESLA_ST_S_HALF_B8:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_half_b8_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_half_b8_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_half_b8_3);
            return ISADORA_LEVEL(tesla_fast_st_s_half_b8);
        case TESLA_ST_S_FULL_B8:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_full_b8_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_full_b8_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_full_b8_3);
            return ISADORA_LEVEL(tesla_fast_st_s_full_b8);
        case TESLA_ST_S_HALF_B16:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_half_b16_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_half_b16_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_half_b16_3);
            return ISADORA_LEVEL(tesla_fast_st_s_half_b16);
        case TESLA_ST_S_FULL_B16:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_full_b16_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_full_b16_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_full_b16_3);
            return ISADORA_LEVEL(tesla_fast_st_s_full_b16);
        case TESLA_ST_S_HALF_B32:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_half_b32_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_half_b32_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_half_b32_3);
            return ISADORA_LEVEL(tesla_fast_st_s_half_b32);
        case TESLA_ST_S_FULL_B32:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_full_b32_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_full_b32_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_s_full_b32_3);
            return ISADORA_LEVEL(tesla_fast_st_s_full_b32);
        case TESLA_LD_L_U8:
            if (line[2] == 0 && line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_u8_1);
            if (line[2] == 0 && line[1] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_u8_2);
            if (line[2] == 0 && line[1] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_u8_3);
            return ISADORA_LEVEL(tesla_fast_ld_l_u8);
        case TESLA_LD_L_S8:
            if (line[2] == 0 && line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_s8_1);
            if (line[2] == 0 && line[1] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_s8_2);
            if (line[2] == 0 && line[1] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_s8_3);
            return ISADORA_LEVEL(tesla_fast_ld_l_s8);
        case TESLA_LD_L_U16:
            if (line[2] == 0 && line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_u16_1);
            if (line[2] == 0 && line[1] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_u16_2);
            if (line[2] == 0 && line[1] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_u16_3);
            return ISADORA_LEVEL(tesla_fast_ld_l_u16);
        case TESLA_LD_L_S16:
            if (line[2] == 0 && line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_s16_1);
            if (line[2] == 0 && line[1] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_s16_2);
            if (line[2] == 0 && line[1] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_s16_3);
            return ISADORA_LEVEL(tesla_fast_ld_l_s16);
        case TESLA_LD_L_B64:
            if (line[2] == 0 && line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_b64_1);
            if (line[2] == 0 && line[1] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_b64_2);
            if (line[2] == 0 && line[1] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_b64_3);
            return ISADORA_LEVEL(tesla_fast_ld_l_b64);
        case TESLA_LD_L_B32:
            if (line[2] == 0 && line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_b32_1);
            if (line[2] == 0 && line[1] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_b32_2);
            if (line[2] == 0 && line[1] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_l_b32_3);
            return ISADORA_LEVEL(tesla_fast_ld_l_b32);
        case TESLA_ST_L_U8:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_u8_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_u8_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_u8_3);
            return ISADORA_LEVEL(tesla_fast_st_l_u8);
        case TESLA_ST_L_S8:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_s8_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_s8_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_s8_3);
            return ISADORA_LEVEL(tesla_fast_st_l_s8);
        case TESLA_ST_L_U16:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_u16_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_u16_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_u16_3);
            return ISADORA_LEVEL(tesla_fast_st_l_u16);
        case TESLA_ST_L_S16:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_s16_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_s16_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_s16_3);
            return ISADORA_LEVEL(tesla_fast_st_l_s16);
        case TESLA_ST_L_B64:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_b64_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_b64_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_b64_3);
            return ISADORA_LEVEL(tesla_fast_st_l_b64);
        case TESLA_ST_L_B32:
            if (line[2] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_b32_1);
            if (line[2] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_b32_2);
            if (line[2] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_l_b32_3);
            return ISADORA_LEVEL(tesla_fast_st_l_b32);
        case TESLA_LD_G_U8:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_g_u8_1);
            return ISADORA_LEVEL(tesla_fast_ld_g_u8);
        case TESLA_LD_G_S8:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_g_s8_1);
            return ISADORA_LEVEL(tesla_fast_ld_g_s8);
        case TESLA_LD_G_U16:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_g_u16_1);
            return ISADORA_LEVEL(tesla_fast_ld_g_u16);
        case TESLA_LD_G_S16:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_g_s16_1);
            return ISADORA_LEVEL(tesla_fast_ld_g_s16);
        case TESLA_LD_G_B64:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_g_b64_1);
            return ISADORA_LEVEL(tesla_fast_ld_g_b64);
        case TESLA_LD_G_B32:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_ld_g_b32_1);
            return ISADORA_LEVEL(tesla_fast_ld_g_b32);
        case TESLA_ST_G_U8:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_g_u8_1);
            return ISADORA_LEVEL(tesla_fast_st_g_u8);
        case TESLA_ST_G_S8:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_g_s8_1);
            return ISADORA_LEVEL(tesla_fast_st_g_s8);
        case TESLA_ST_G_U16:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_g_u16_1);
            return ISADORA_LEVEL(tesla_fast_st_g_u16);
        case TESLA_ST_G_S16:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_g_s16_1);
            return ISADORA_LEVEL(tesla_fast_st_g_s16);
        case TESLA_ST_G_B64:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_g_b64_1);
            return ISADORA_LEVEL(tesla_fast_st_g_b64);
        case TESLA_ST_G_B32:
            if (line[1] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_st_g_b32_1);
            return ISADORA_LEVEL(tesla_fast_st_g_b32);
        case TESLA_MOV_B16_SHORT:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mov_b16_short_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mov_b16_short_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mov_b16_short_3);
            if (line[1] == 6)
                return ISADORA_LEVEL(tesla_usual_mov_b16_short_4);
            return ISADORA_LEVEL(tesla_fast_mov_b16_short);
        case TESLA_MOV_B32_SHORT:
            if (line[1] == 0)
                return ISADORA_LEVEL(tesla_usual_mov_b32_short_1);
            if (line[1] == 4)
                return ISADORA_LEVEL(tesla_usual_mov_b32_short_2);
            if (line[1] == 5)
                return ISADORA_LEVEL(tesla_usual_mov_b32_short_3);
            if (line[1] == 6)
                return ISADORA_LEVEL(tesla_usual_mov_b32_short_4);
            return ISADORA_LEVEL(tesla_fast_mov_b32_short);
        case TESLA_MOV_B16_IMM:
            return ISADORA_LEVEL(tesla_fast_mov_b16_imm);
        case TESLA_MOV_B32_IMM:
            return ISADORA_LEVEL(tesla_fast_mov_b32_imm);
        case TESLA_MOV_B16_LONG:
            if (line[7] == 0 && line[1] == 0 && line[0] == 0 && value[7] == 15 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_mov_b16_long_1);
            if (line[7] == 0 && line[1] == 4 && line[0] == 0 && value[7] == 15 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_mov_b16_long_2);
            if (line[7] == 0 && line[1] == 5 && line[0] == 0 && value[7] == 15 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_mov_b16_long_3);
            if (line[7] == 0 && line[1] == 6 && line[0] == 0 && value[7] == 15 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_mov_b16_long_4);
            return ISADORA_LEVEL(tesla_fast_mov_b16_long);
        case TESLA_MOV_B32_LONG:
            if (line[7] == 0 && line[1] == 0 && line[0] == 0 && value[7] == 15 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_mov_b32_long_1);
            if (line[7] == 0 && line[1] == 4 && line[0] == 0 && value[7] == 15 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_mov_b32_long_2);
            if (line[7] == 0 && line[1] == 5 && line[0] == 0 && value[7] == 15 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_mov_b32_long_3);
            if (line[7] == 0 && line[1] == 6 && line[0] == 0 && value[7] == 15 && !(value[8]))
                return ISADORA_LEVEL(tesla_usual_mov_b32_long_4);
            return ISADORA_LEVEL(tesla_fast_mov_b32_long);
        case TESLA_MOV_R_C:
            if (line[0] == 0 && !(value[2]))
                return ISADORA_LEVEL(tesla_usual_mov_r_c_1);
            return ISADORA_LEVEL(tesla_fast_mov_r_c);
        case TESLA_MOV_C_R:
            if (line[0] == 0 && !(value[2]))
                return ISADORA_LEVEL(tesla_usual_mov_c_r_1);
            return ISADORA_LEVEL(tesla_fast_mov_c_r);
        case TESLA_MOV_R_A:
            if (line[0] == 0 && !(value[2]))
                return ISADORA_LEVEL(tesla_usual_mov_r_a_1);
            return ISADORA_LEVEL(tesla_fast_mov_r_a);
        case TESLA_SHL_A:
            if (line[6] == 0 && line[0] == 0 && !(value[6]))
                return ISADORA_LEVEL(tesla_usual_shl_a_1);
            if (line[6] == 0 && line[0] == 4 && !(value[6]))
                return ISADORA_LEVEL(tesla_usual_shl_a_2);
            if (line[6] == 0 && line[0] == 5 && !(value[6]))
                return ISADORA_LEVEL(tesla_usual_shl_a_3);
            if (line[6] == 0 && line[0] == 6 && !(value[6]))
                return ISADORA_LEVEL(tesla_usual_shl_a_4);
            return ISADORA_LEVEL(tesla_fast_shl_a);
        case TESLA_ADD_A:
            if (line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_add_a_1);
            return ISADORA_LEVEL(tesla_fast_add_a);
        case TESLA_RCP_SHORT:
            if (!(value[1] | value[2]))
                return ISADORA_LEVEL(tesla_usual_rcp_short_1);
            return ISADORA_LEVEL(tesla_fast_rcp_short);
        case TESLA_RCP_LONG:
            if (line[1] == 0 && line[0] == 0 && !(value[2] | value[3] | value[5]))
                return ISADORA_LEVEL(tesla_usual_rcp_long_1);
            return ISADORA_LEVEL(tesla_fast_rcp_long);
        case TESLA_SFU_RSQRT:
            if (line[1] == 0 && line[0] == 0 && !(value[2] | value[3] | value[5]))
                return ISADORA_LEVEL(tesla_usual_sfu_rsqrt_1);
            return ISADORA_LEVEL(tesla_fast_sfu_rsqrt);
        case TESLA_SFU_LG2:
            if (line[1] == 0 && line[0] == 0 && !(value[2] | value[3] | value[5]))
                return ISADORA_LEVEL(tesla_usual_sfu_lg2_1);
            return ISADORA_LEVEL(tesla_fast_sfu_lg2);
        case TESLA_SINCOS_SIN:
            if (line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_sincos_sin_1);
            return ISADORA_LEVEL(tesla_fast_sincos_sin);
        case TESLA_SINCOS_COS:
            if (line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_sincos_cos_1);
            return ISADORA_LEVEL(tesla_fast_sincos_cos);
        case TESLA_EX2:
            if (line[1] == 0 && line[0] == 0 && !(value[0] | value[4]))
                return ISADORA_LEVEL(tesla_usual_ex2_1);
            return ISADORA_LEVEL(tesla_fast_ex2);
        case TESLA_PRE_PRESIN:
            if (line[7] == 0 && line[1] == 0 && line[0] == 0 && !(value[2] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_pre_presin_1);
            if (line[7] == 0 && line[1] == 4 && line[0] == 0 && !(value[2] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_pre_presin_2);
            if (line[7] == 0 && line[1] == 5 && line[0] == 0 && !(value[2] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_pre_presin_3);
            if (line[7] == 0 && line[1] == 6 && line[0] == 0 && !(value[2] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_pre_presin_4);
            return ISADORA_LEVEL(tesla_fast_pre_presin);
        case TESLA_PRE_PREEX2:
            if (line[7] == 0 && line[1] == 0 && line[0] == 0 && !(value[2] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_pre_preex2_1);
            if (line[7] == 0 && line[1] == 4 && line[0] == 0 && !(value[2] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_pre_preex2_2);
            if (line[7] == 0 && line[1] == 5 && line[0] == 0 && !(value[2] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_pre_preex2_3);
            if (line[7] == 0 && line[1] == 6 && line[0] == 0 && !(value[2] | value[3] | value[8]))
                return ISADORA_LEVEL(tesla_usual_pre_preex2_4);
            return ISADORA_LEVEL(tesla_fast_pre_preex2);
        case TESLA_INTERP_PLAIN_SHORT:
            if (line[0] == 0)
                return ISADORA_LEVEL(tesla_usual_interp_plain_short_1);
            if (line[0] == 1)
                return ISADORA_LEVEL(tesla_usual_interp_plain_short_2);
            if (line[0] == 2)
                return ISADORA_LEVEL(tesla_usual_interp_plain_short_3);
            return ISADORA_LEVEL(tesla_fast_interp_plain_short);
        case TESLA_INTERP_CENT_SHORT:
            if (line[0] == 0)
                return ISADORA_LEVEL(tesla_usual_interp_cent_short_1);
            if (line[0] == 1)
                return ISADORA_LEVEL(tesla_usual_interp_cent_short_2);
            if (line[0] == 2)
                return ISADORA_LEVEL(tesla_usual_interp_cent_short_3);
            return ISADORA_LEVEL(tesla_fast_interp_cent_short);
        case TESLA_INTERP_FLAT_SHORT:
            if (line[0] == 0)
                return ISADORA_LEVEL(tesla_usual_interp_flat_short_1);
            if (line[0] == 1)
                return ISADORA_LEVEL(tesla_usual_interp_flat_short_2);
            if (line[0] == 2)
                return ISADORA_LEVEL(tesla_usual_interp_flat_short_3);
            return ISADORA_LEVEL(tesla_fast_interp_flat_short);
        case TESLA_INTERP_PLAIN_SMUL:
            if (line[0] == 0)
                return ISADORA_LEVEL(tesla_usual_interp_plain_smul_1);
            if (line[0] == 1)
                return ISADORA_LEVEL(tesla_usual_interp_plain_smul_2);
            if (line[0] == 2)
                return ISADORA_LEVEL(tesla_usual_interp_plain_smul_3);
            return ISADORA_LEVEL(tesla_fast_interp_plain_smul);
        case TESLA_INTERP_CENT_SMUL:
            if (line[0] == 0)
                return ISADORA_LEVEL(tesla_usual_interp_cent_smul_1);
            if (line[0] == 1)
                return ISADORA_LEVEL(tesla_usual_interp_cent_smul_2);
            if (line[0] == 2)
                return ISADORA_LEVEL(tesla_usual_interp_cent_smul_3);
            return ISADORA_LEVEL(tesla_fast_interp_cent_smul);
        case TESLA_INTERP_PLAIN_LONG:
            if (line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_interp_plain_long_1);
            if (line[1] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_interp_plain_long_2);
            if (line[1] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_interp_plain_long_3);
            return ISADORA_LEVEL(tesla_fast_interp_plain_long);
        case TESLA_INTERP_CENT_LONG:
            if (line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_interp_cent_long_1);
            if (line[1] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_interp_cent_long_2);
            if (line[1] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_interp_cent_long_3);
            return ISADORA_LEVEL(tesla_fast_interp_cent_long);
        case TESLA_INTERP_FLAT_LONG:
            if (line[1] == 0 && line[0] == 0 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_interp_flat_long_1);
            if (line[1] == 0 && line[0] == 1 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_interp_flat_long_2);
            if (line[1] == 0 && line[0] == 2 && !(value[3]))
                return ISADORA_LEVEL(tesla_usual_interp_flat_long_3);
            return ISADORA_LEVEL(tesla_fast_interp_flat_long);
        case TESLA_INTERP_PLAIN_MUL:
            if (line[1] == 0 && line[0] == 0 && !(value[3] | value[5]))
                return ISADORA_LEVEL(tesla_usual_interp_plain_mul_1);
            if (line[1] == 0 && line[0] == 1 && !(value[3] | value[5]))
                return ISADORA_LEVEL(tesla_usual_interp_plain_mul_2);
            if (line[1] == 0 && line[0] == 2 && !(value[3] | value[5]))
                return ISADORA_LEVEL(tesla_usual_interp_plain_mul_3);
            return ISADORA_LEVEL(tesla_fast_interp_plain_mul);
        case TESLA_INTERP_CENT_MUL:
            if (line[1] == 0 && line[0] == 0 && !(value[3] | value[5]))
                return ISADORA_LEVEL(tesla_usual_interp_cent_mul_1);
            if (line[1] == 0 && line[0] == 1 && !(value[3] | value[5]))
                return ISADORA_LEVEL(tesla_usual_interp_cent_mul_2);
            if (line[1] == 0 && line[0] == 2 && !(value[3] | value[5]))
                return ISADORA_LEVEL(tesla_usual_interp_cent_mul_3);
            return ISADORA_LEVEL(tesla_fast_interp_cent_mul);
        default:
            return NULL;
    }
}
