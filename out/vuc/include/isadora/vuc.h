/* Generated from the description vuc by gen/emit/header. Do not edit. */
/* vuc, the microcontroller of VP2, VP3 and VP4 */
#ifndef ISADORA_ISA_VUC_H
#define ISADORA_ISA_VUC_H

#include <isadora/target.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Forms; their numbers change when others are added. */
enum vuc_form {
    VUC_BINARY_ADD_RR_40, /**< BRANCH GUARD add MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_ADD_RR_30, /**< GUARD add MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_SUB_RR_40, /**< BRANCH GUARD sub MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_SUB_RR_30, /**< GUARD sub MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_SUBR_RR, /**< BRANCH GUARD subr MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_AVGS_RR, /**< GUARD avgs MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_AVGU_RR, /**< GUARD avgu MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_CLAMPLEP_RR_40, /**< BRANCH GUARD clamplep MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_CLAMPLEP_RR_30, /**< GUARD clamplep MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_CLAMPS_RR_40, /**< BRANCH GUARD clamps MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_CLAMPS_RR_30, /**< GUARD clamps MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_SEXT_RR_40, /**< BRANCH GUARD sext MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_SEXT_RR_30, /**< GUARD sext MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_BSET_RR_40, /**< BRANCH GUARD bset MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_BSET_RR_30, /**< GUARD bset MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_BCLR_RR_40, /**< BRANCH GUARD bclr MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_BCLR_RR_30, /**< GUARD bclr MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_SHL_RR_40, /**< BRANCH GUARD shl MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_SHL_RR_30, /**< GUARD shl MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_SHR_RR_40, /**< BRANCH GUARD shr MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_SHR_RR_30, /**< GUARD shr MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_SAR_RR_40, /**< BRANCH GUARD sar MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_SAR_RR_30, /**< GUARD sar MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_AND_RR_40, /**< BRANCH GUARD and MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_AND_RR_30, /**< GUARD and MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_OR_RR_40, /**< BRANCH GUARD or MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_OR_RR_30, /**< GUARD or MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_XOR_RR_40, /**< BRANCH GUARD xor MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_XOR_RR_30, /**< GUARD xor MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_MIN_RR, /**< GUARD min MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_MAX_RR, /**< GUARD max MODE PD $r[DST] $r[SRC1] S2 */
    VUC_BINARY_ADD_RS_40, /**< BRANCH GUARD add MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_ADD_RS_30, /**< GUARD add MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_SUB_RS_40, /**< BRANCH GUARD sub MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_SUB_RS_30, /**< GUARD sub MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_SUBR_RS, /**< BRANCH GUARD subr MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_AVGS_RS, /**< GUARD avgs MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_AVGU_RS, /**< GUARD avgu MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_CLAMPLEP_RS_40, /**< BRANCH GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_CLAMPLEP_RS_30, /**< GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_CLAMPS_RS_40, /**< BRANCH GUARD clamps MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_CLAMPS_RS_30, /**< GUARD clamps MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_SEXT_RS_40, /**< BRANCH GUARD sext MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_SEXT_RS_30, /**< GUARD sext MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_BSET_RS_40, /**< BRANCH GUARD bset MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_BSET_RS_30, /**< GUARD bset MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_BCLR_RS_40, /**< BRANCH GUARD bclr MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_BCLR_RS_30, /**< GUARD bclr MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_SHL_RS_40, /**< BRANCH GUARD shl MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_SHL_RS_30, /**< GUARD shl MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_SHR_RS_40, /**< BRANCH GUARD shr MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_SHR_RS_30, /**< GUARD shr MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_SAR_RS_40, /**< BRANCH GUARD sar MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_SAR_RS_30, /**< GUARD sar MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_AND_RS_40, /**< BRANCH GUARD and MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_AND_RS_30, /**< GUARD and MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_OR_RS_40, /**< BRANCH GUARD or MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_OR_RS_30, /**< GUARD or MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_XOR_RS_40, /**< BRANCH GUARD xor MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_XOR_RS_30, /**< GUARD xor MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_MIN_RS, /**< GUARD min MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_MAX_RS, /**< GUARD max MODE PD $r[DST] $sr[SRS] S2N */
    VUC_BINARY_ADD_SR_40, /**< BRANCH GUARD add MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_ADD_SR_30, /**< GUARD add MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_SUB_SR_40, /**< BRANCH GUARD sub MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_SUB_SR_30, /**< GUARD sub MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_SUBR_SR, /**< BRANCH GUARD subr MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_AVGS_SR, /**< GUARD avgs MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_AVGU_SR, /**< GUARD avgu MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_CLAMPLEP_SR_40, /**< BRANCH GUARD clamplep MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_CLAMPLEP_SR_30, /**< GUARD clamplep MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_CLAMPS_SR_40, /**< BRANCH GUARD clamps MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_CLAMPS_SR_30, /**< GUARD clamps MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_SEXT_SR_40, /**< BRANCH GUARD sext MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_SEXT_SR_30, /**< GUARD sext MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_BSET_SR_40, /**< BRANCH GUARD bset MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_BSET_SR_30, /**< GUARD bset MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_BCLR_SR_40, /**< BRANCH GUARD bclr MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_BCLR_SR_30, /**< GUARD bclr MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_SHL_SR_40, /**< BRANCH GUARD shl MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_SHL_SR_30, /**< GUARD shl MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_SHR_SR_40, /**< BRANCH GUARD shr MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_SHR_SR_30, /**< GUARD shr MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_SAR_SR_40, /**< BRANCH GUARD sar MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_SAR_SR_30, /**< GUARD sar MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_AND_SR_40, /**< BRANCH GUARD and MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_AND_SR_30, /**< GUARD and MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_OR_SR_40, /**< BRANCH GUARD or MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_OR_SR_30, /**< GUARD or MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_XOR_SR_40, /**< BRANCH GUARD xor MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_XOR_SR_30, /**< GUARD xor MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_MIN_SR, /**< GUARD min MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BINARY_MAX_SR, /**< GUARD max MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_UNARY_DIV2S_RR, /**< GUARD div2s MODE PD $r[DST] $r[SRC1] */
    VUC_UNARY_HSWAP_RR_40, /**< BRANCH GUARD hswap MODE PD $r[DST] $r[SRC1] */
    VUC_UNARY_HSWAP_RR_30, /**< GUARD hswap MODE PD $r[DST] $r[SRC1] */
    VUC_UNARY_DIV2S_RS, /**< GUARD div2s MODE PD $r[DST] $sr[SRS] */
    VUC_UNARY_HSWAP_RS_40, /**< BRANCH GUARD hswap MODE PD $r[DST] $sr[SRS] */
    VUC_UNARY_HSWAP_RS_30, /**< GUARD hswap MODE PD $r[DST] $sr[SRS] */
    VUC_UNARY_DIV2S_SR, /**< GUARD div2s MODE PD $sr[SRD] $r[SRC1] */
    VUC_UNARY_HSWAP_SR_40, /**< BRANCH GUARD hswap MODE PD $sr[SRD] $r[SRC1] */
    VUC_UNARY_HSWAP_SR_30, /**< GUARD hswap MODE PD $sr[SRD] $r[SRC1] */
    VUC_SLCT_RR_40, /**< BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2 */
    VUC_SLCT_RR_30, /**< GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2 */
    VUC_SLCT_RS_40, /**< BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N */
    VUC_SLCT_RS_30, /**< GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N */
    VUC_SLCT_SR_40, /**< BRANCH GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N */
    VUC_SLCT_SR_30, /**< GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N */
    VUC_MOV_R_40, /**< BRANCH GUARD mov MODE PD $r[DST] $r[SRC2] */
    VUC_MOV_R_30, /**< GUARD mov MODE PD $r[DST] $r[SRC2] */
    VUC_MOV_I_40, /**< BRANCH GUARD mov MODE PD $r[DST] I14 */
    VUC_MOV_I_30, /**< GUARD mov MODE PD $r[DST] I14 */
    VUC_MOV_SR_40, /**< BRANCH GUARD mov MODE PD $sr[SRD] $r[SRC2] */
    VUC_MOV_SR_30, /**< GUARD mov MODE PD $sr[SRD] $r[SRC2] */
    VUC_MOV_SI_40, /**< BRANCH GUARD mov MODE PD $sr[SRD] I12 */
    VUC_MOV_SI_30, /**< GUARD mov MODE PD $sr[SRD] I12 */
    VUC_SET_SETGT_R_40, /**< BRANCH GUARD setgt MODE PD $r[SRC1] S2 */
    VUC_SET_SETGT_R_30, /**< GUARD setgt MODE PD $r[SRC1] S2 */
    VUC_SET_SETLT_R_40, /**< BRANCH GUARD setlt MODE PD $r[SRC1] S2 */
    VUC_SET_SETLT_R_30, /**< GUARD setlt MODE PD $r[SRC1] S2 */
    VUC_SET_SETEQ_R_40, /**< BRANCH GUARD seteq MODE PD $r[SRC1] S2 */
    VUC_SET_SETEQ_R_30, /**< GUARD seteq MODE PD $r[SRC1] S2 */
    VUC_SET_SETLEP_R_40, /**< BRANCH GUARD setlep MODE PD $r[SRC1] S2 */
    VUC_SET_SETLEP_R_30, /**< GUARD setlep MODE PD $r[SRC1] S2 */
    VUC_SET_SETZERO_R, /**< BRANCH GUARD setzero MODE PD $r[SRC1] S2 */
    VUC_SET_BTEST_R_40, /**< BRANCH GUARD btest MODE PD $r[SRC1] S2 */
    VUC_SET_BTEST_R_30, /**< GUARD btest MODE PD $r[SRC1] S2 */
    VUC_SET_SETGT_S_40, /**< BRANCH GUARD setgt MODE PD $sr[SRS] S2N */
    VUC_SET_SETGT_S_30, /**< GUARD setgt MODE PD $sr[SRS] S2N */
    VUC_SET_SETLT_S_40, /**< BRANCH GUARD setlt MODE PD $sr[SRS] S2N */
    VUC_SET_SETLT_S_30, /**< GUARD setlt MODE PD $sr[SRS] S2N */
    VUC_SET_SETEQ_S_40, /**< BRANCH GUARD seteq MODE PD $sr[SRS] S2N */
    VUC_SET_SETEQ_S_30, /**< GUARD seteq MODE PD $sr[SRS] S2N */
    VUC_SET_SETLEP_S_40, /**< BRANCH GUARD setlep MODE PD $sr[SRS] S2N */
    VUC_SET_SETLEP_S_30, /**< GUARD setlep MODE PD $sr[SRS] S2N */
    VUC_SET_SETZERO_S, /**< BRANCH GUARD setzero MODE PD $sr[SRS] S2N */
    VUC_SET_BTEST_S_40, /**< BRANCH GUARD btest MODE PD $sr[SRS] S2N */
    VUC_SET_BTEST_S_30, /**< GUARD btest MODE PD $sr[SRS] S2N */
    VUC_SET_SETGT_D_40, /**< BRANCH GUARD setgt MODE PD $r[SRC1] S2N */
    VUC_SET_SETGT_D_30, /**< GUARD setgt MODE PD $r[SRC1] S2N */
    VUC_SET_SETLT_D_40, /**< BRANCH GUARD setlt MODE PD $r[SRC1] S2N */
    VUC_SET_SETLT_D_30, /**< GUARD setlt MODE PD $r[SRC1] S2N */
    VUC_SET_SETEQ_D_40, /**< BRANCH GUARD seteq MODE PD $r[SRC1] S2N */
    VUC_SET_SETEQ_D_30, /**< GUARD seteq MODE PD $r[SRC1] S2N */
    VUC_SET_SETLEP_D_40, /**< BRANCH GUARD setlep MODE PD $r[SRC1] S2N */
    VUC_SET_SETLEP_D_30, /**< GUARD setlep MODE PD $r[SRC1] S2N */
    VUC_SET_SETZERO_D, /**< BRANCH GUARD setzero MODE PD $r[SRC1] S2N */
    VUC_SET_BTEST_D_40, /**< BRANCH GUARD btest MODE PD $r[SRC1] S2N */
    VUC_SET_BTEST_D_30, /**< GUARD btest MODE PD $r[SRC1] S2N */
    VUC_COMPLEMENT_RR_40, /**< BRANCH GUARD not MODE PD $r[DST] $r[SRC1] S2 */
    VUC_COMPLEMENT_RR_30, /**< GUARD not MODE PD $r[DST] $r[SRC1] S2 */
    VUC_COMPLEMENT_RS_40, /**< BRANCH GUARD not MODE PD $r[DST] $sr[SRS] S2N */
    VUC_COMPLEMENT_RS_30, /**< GUARD not MODE PD $r[DST] $sr[SRS] S2N */
    VUC_COMPLEMENT_SR_40, /**< BRANCH GUARD not MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_COMPLEMENT_SR_30, /**< GUARD not MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_BRA_40, /**< BRANCH GUARD bra BTARG */
    VUC_BRA_30, /**< GUARD bra BTARG */
    VUC_CALL_40, /**< BRANCH GUARD call BTARG */
    VUC_CALL_30, /**< GUARD call BTARG */
    VUC_RET_40, /**< BRANCH GUARD ret */
    VUC_RET_30, /**< GUARD ret */
    VUC_SLEEP_40, /**< BRANCH GUARD sleep */
    VUC_SLEEP_30, /**< GUARD sleep */
    VUC_WAIT_WSTC_40, /**< BRANCH GUARD wstc I4 */
    VUC_WAIT_WSTC_30, /**< GUARD wstc I4 */
    VUC_WAIT_WSTS_40, /**< BRANCH GUARD wsts I4 */
    VUC_WAIT_WSTS_30, /**< GUARD wsts I4 */
    VUC_LOGIC_AND_FREE_40, /**< BRANCH  and $p[PRED] N1 $p[PS1] N2 $p[PS2] */
    VUC_LOGIC_AND_FREE_30, /**< and $p[PRED] N1 $p[PS1] N2 $p[PS2] */
    VUC_LOGIC_OR_FREE_40, /**< BRANCH  or $p[PRED] N1 $p[PS1] N2 $p[PS2] */
    VUC_LOGIC_OR_FREE_30, /**< or $p[PRED] N1 $p[PS1] N2 $p[PS2] */
    VUC_LOGIC_XOR_FREE_40, /**< BRANCH  xor $p[PRED] N1 $p[PS1] N2 $p[PS2] */
    VUC_LOGIC_XOR_FREE_30, /**< xor $p[PRED] N1 $p[PS1] N2 $p[PS2] */
    VUC_LOGIC_AND_GUARDED_40, /**< BRANCH $p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2] */
    VUC_LOGIC_AND_GUARDED_30, /**< $p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2] */
    VUC_LOGIC_OR_GUARDED_40, /**< BRANCH $p[PRED] or $p[PDST] N1 $p[PS1] N2 $p[PS2] */
    VUC_LOGIC_OR_GUARDED_30, /**< $p[PRED] or $p[PDST] N1 $p[PS1] N2 $p[PS2] */
    VUC_LOGIC_XOR_GUARDED_40, /**< BRANCH $p[PRED] xor $p[PDST] N1 $p[PS1] N2 $p[PS2] */
    VUC_LOGIC_XOR_GUARDED_30, /**< $p[PRED] xor $p[PDST] N1 $p[PS1] N2 $p[PS2] */
    VUC_NOP_40, /**< BRANCH GUARD nop */
    VUC_NOP_30, /**< GUARD nop */
    VUC_CLICNT_40, /**< BRANCH GUARD clicnt */
    VUC_CLICNT_30, /**< GUARD clicnt */
    VUC_ENGINE_MBIREAD_40, /**< BRANCH GUARD mbiread */
    VUC_ENGINE_MBIREAD_30, /**< GUARD mbiread */
    VUC_ENGINE_MBINEXT_40, /**< BRANCH GUARD mbinext */
    VUC_ENGINE_MBINEXT_30, /**< GUARD mbinext */
    VUC_ENGINE_MVSREAD_40, /**< BRANCH GUARD mvsread */
    VUC_ENGINE_MVSREAD_30, /**< GUARD mvsread */
    VUC_ENGINE_MVSWRITE_40, /**< BRANCH GUARD mvswrite */
    VUC_ENGINE_MVSWRITE_30, /**< GUARD mvswrite */
    VUC_NAMED_ONLY_O21_40, /**< BRANCH GUARD o21 */
    VUC_NAMED_ONLY_O21_30, /**< GUARD o21 */
    VUC_NAMED_ONLY_O22_40, /**< BRANCH GUARD o22 */
    VUC_NAMED_ONLY_O22_30, /**< GUARD o22 */
    VUC_NAMED_ONLY_O23_40, /**< BRANCH GUARD o23 */
    VUC_NAMED_ONLY_O23_30, /**< GUARD o23 */
    VUC_NAMED_ONLY_O25_40, /**< BRANCH GUARD o25 */
    VUC_NAMED_ONLY_O25_30, /**< GUARD o25 */
    VUC_NAMED_ONLY_O26_40, /**< BRANCH GUARD o26 */
    VUC_NAMED_ONLY_O26_30, /**< GUARD o26 */
    VUC_NAMED_ONLY_O2B_40, /**< BRANCH GUARD o2b */
    VUC_NAMED_ONLY_O2B_30, /**< GUARD o2b */
    VUC_NAMED_ONLY_O2C_40, /**< BRANCH GUARD o2c */
    VUC_NAMED_ONLY_O2C_30, /**< GUARD o2c */
    VUC_LMUL_LMULU_40, /**< BRANCH GUARD lmulu $r[SRC1] S2 */
    VUC_LMUL_LMULU_30, /**< GUARD lmulu $r[SRC1] S2 */
    VUC_LMUL_LMULS_40, /**< BRANCH GUARD lmuls $r[SRC1] S2 */
    VUC_LMUL_LMULS_30, /**< GUARD lmuls $r[SRC1] S2 */
    VUC_LSHIFT_LSRR_40, /**< BRANCH GUARD lsrr S2 */
    VUC_LSHIFT_LSRR_30, /**< GUARD lsrr S2 */
    VUC_LSHIFT_LADD, /**< GUARD ladd S2 */
    VUC_LSHIFT_LSAR, /**< GUARD lsar S2 */
    VUC_LDIVU, /**< GUARD ldivu S2 */
    VUC_LUT_RR_40, /**< BRANCH GUARD lut MODE PD $r[DST] $r[SRC1] S2 */
    VUC_LUT_RR_30, /**< GUARD lut MODE PD $r[DST] $r[SRC1] S2 */
    VUC_LUT_RS_40, /**< BRANCH GUARD lut MODE PD $r[DST] $sr[SRS] S2N */
    VUC_LUT_RS_30, /**< GUARD lut MODE PD $r[DST] $sr[SRS] S2N */
    VUC_LUT_SR_40, /**< BRANCH GUARD lut MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_LUT_SR_30, /**< GUARD lut MODE PD $sr[SRD] $r[SRC1] S2N */
    VUC_LD_D_40, /**< BRANCH GUARD ld $r[DST] D[LADDR] */
    VUC_LD_D_30, /**< GUARD ld $r[DST] D[LADDR] */
    VUC_LD_PWT_40, /**< BRANCH GUARD ld $r[DST] PWT[LADDR] */
    VUC_LD_PWT_30, /**< GUARD ld $r[DST] PWT[LADDR] */
    VUC_LD_MVSI_40, /**< BRANCH GUARD ld $r[DST] MVSI[LADDR] */
    VUC_LD_MVSI_30, /**< GUARD ld $r[DST] MVSI[LADDR] */
    VUC_LD_B6_40, /**< BRANCH GUARD ld6 $r[DST] B6[LADDR] */
    VUC_LD_B6_30, /**< GUARD ld6 $r[DST] B6[LADDR] */
    VUC_LD_B7_40, /**< BRANCH GUARD ld7 $r[DST] B7[LADDR] */
    VUC_LD_B7_30, /**< GUARD ld7 $r[DST] B7[LADDR] */
    VUC_ST_D_40, /**< BRANCH GUARD st D[SADDR] $r[SRC2] */
    VUC_ST_D_30, /**< GUARD st D[SADDR] $r[SRC2] */
    VUC_ST_MVSO_40, /**< BRANCH GUARD st MVSO[SADDR] $r[SRC2] */
    VUC_ST_MVSO_30, /**< GUARD st MVSO[SADDR] $r[SRC2] */
    VUC_ST_B6_40, /**< BRANCH GUARD st6 B6[SADDR] $r[SRC2] */
    VUC_ST_B6_30, /**< GUARD st6 B6[SADDR] $r[SRC2] */
    VUC_ST_B7_40, /**< BRANCH GUARD st7 B7[SADDR] $r[SRC2] */
    VUC_ST_B7_30, /**< GUARD st7 B7[SADDR] $r[SRC2] */
    VUC_ST_VP_40, /**< BRANCH GUARD st VP[SADDR] $r[SRC2] */
    VUC_ST_VP_30, /**< GUARD st VP[SADDR] $r[SRC2] */
    VUC_FORMS
};

/** Fields. */
enum vuc_field {
    VUC_FIELD_OP, /**< bits 0..4 */
    VUC_FIELD_POM, /**< bits 5..6 */
    VUC_FIELD_PON, /**< bits 7 */
    VUC_FIELD_NUM, /**< bits 0..7 */
    VUC_FIELD_PM, /**< bits 5..7 */
    VUC_FIELD_SRC1, /**< bits 8..11 */
    VUC_FIELD_SRC2, /**< bits 12..15 */
    VUC_FIELD_DST, /**< bits 16..19 */
    VUC_FIELD_PRED, /**< bits 20..23 */
    VUC_FIELD_EXT, /**< bits 24..25 */
    VUC_FIELD_PDST, /**< bits 16..19 */
    VUC_FIELD_OT0, /**< bits 26 */
    VUC_FIELD_IMMF, /**< bits 27 */
    VUC_FIELD_OT1, /**< bits 28 */
    VUC_FIELD_PE, /**< bits 29 */
    VUC_FIELD_OT, /**< bits 26, 28 */
    VUC_FIELD_SRS, /**< bits 8..11, 24..25 */
    VUC_FIELD_SRD, /**< bits 16..19, 24..25 */
    VUC_FIELD_I4, /**< bits 12..15 */
    VUC_FIELD_I6, /**< bits 12..15, 24..25 */
    VUC_FIELD_I12, /**< bits 8..15, 20..23 */
    VUC_FIELD_I14, /**< bits 8..15, 20..25 */
    VUC_FIELD_L10, /**< bits 12..15, 20..25 */
    VUC_FIELD_L6, /**< bits 12..15, 24..25 */
    VUC_FIELD_T10, /**< bits 16..25 */
    VUC_FIELD_T6, /**< bits 16..19, 24..25 */
    VUC_FIELD_BTARG, /**< bits 8..18 */
    VUC_FIELD_PS1, /**< bits 8..11 */
    VUC_FIELD_PS2, /**< bits 12..15 */
    VUC_FIELD_N1, /**< bits 3 */
    VUC_FIELD_N2, /**< bits 2 */
    VUC_FIELD_RBP, /**< bits 30..32 */
    VUC_FIELD_RBN, /**< bits 33 */
    VUC_FIELD_RBT, /**< bits 34..39 */
    VUC_FIELD_RBR, /**< bits 30..39 */
    VUC_FIELDS
};

/** Variants and modes. */
enum vuc_config {
    VUC_CONFIG_VP2,
    VUC_CONFIG_VP3,
    VUC_CONFIG_VP4,
    VUC_CONFIGS
};

/** Longest instruction text, terminator included. */
enum { VUC_TEXT_MAX = 153 };

/** isadora_target.decode. */
int vuc_decode(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *out);
/** isadora_target.identify. */
int vuc_identify(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *out);
/** isadora_target.operands. */
int vuc_operands(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *insn);
/** isadora_target.encode. */
int vuc_encode(const struct isadora_context *, const struct isadora_insn *, uint8_t *bytes,
    size_t size);
/** isadora_target.format. */
size_t vuc_format(const struct isadora_context *, const struct isadora_insn *, char *out,
    size_t size);
/** isadora_target.branch_target. */
bool vuc_branch_target(const struct isadora_context *, const struct isadora_insn *,
    uint64_t *to);


/** The instruction set as data. */
extern const struct isadora_target vuc_target;

#ifdef __cplusplus
}
#endif

#endif
