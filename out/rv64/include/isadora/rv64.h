/* Generated from the description rv64 by gen/emit/header. Do not edit. */
/* RISC-V, 64 bits */
#ifndef ISADORA_ISA_RV64_H
#define ISADORA_ISA_RV64_H

#include <isadora/target.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Forms; their numbers change when others are added. */
enum rv64_form {
    RV64_RESERVE_LR_W, /**< lr.w{ORDER} $x[RD],($x[RS1]) */
    RV64_RESERVE_LR_D, /**< lr.d{ORDER} $x[RD],($x[RS1]) */
    RV64_CONDITIONAL_SC_W, /**< sc.w{ORDER} $x[RD],$x[RS2],($x[RS1]) */
    RV64_CONDITIONAL_SC_D, /**< sc.d{ORDER} $x[RD],$x[RS2],($x[RS1]) */
    RV64_AMO_AMOSWAP, /**< amoswap{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
    RV64_AMO_AMOADD, /**< amoadd{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
    RV64_AMO_AMOXOR, /**< amoxor{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
    RV64_AMO_AMOAND, /**< amoand{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
    RV64_AMO_AMOOR, /**< amoor{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
    RV64_AMO_AMOMIN, /**< amomin{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
    RV64_AMO_AMOMAX, /**< amomax{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
    RV64_AMO_AMOMINU, /**< amominu{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
    RV64_AMO_AMOMAXU, /**< amomaxu{WIDTH}ORDER $x[RD],$x[RS2],($x[RS1]) */
    RV64_ADD_SHIFTED_SH1ADD, /**< sh1add $x[RD],$x[RS1],$x[RS2] */
    RV64_ADD_SHIFTED_SH2ADD, /**< sh2add $x[RD],$x[RS1],$x[RS2] */
    RV64_ADD_SHIFTED_SH3ADD, /**< sh3add $x[RD],$x[RS1],$x[RS2] */
    RV64_ADD_SHIFTED_ADD_UW, /**< add.uw $x[RD],$x[RS1],$x[RS2] */
    RV64_ADD_SHIFTED_SH1ADD_UW, /**< sh1add.uw $x[RD],$x[RS1],$x[RS2] */
    RV64_ADD_SHIFTED_SH2ADD_UW, /**< sh2add.uw $x[RD],$x[RS1],$x[RS2] */
    RV64_ADD_SHIFTED_SH3ADD_UW, /**< sh3add.uw $x[RD],$x[RS1],$x[RS2] */
    RV64_SHIFT_UNSIGNED, /**< slli.uw $x[RD],$x[RS1],SHAMT */
    RV64_LOGIC_NOT_XNOR, /**< xnor $x[RD],$x[RS1],$x[RS2] */
    RV64_LOGIC_NOT_ORN, /**< orn $x[RD],$x[RS1],$x[RS2] */
    RV64_LOGIC_NOT_ANDN, /**< andn $x[RD],$x[RS1],$x[RS2] */
    RV64_MINIMUM_MIN, /**< min $x[RD],$x[RS1],$x[RS2] */
    RV64_MINIMUM_MINU, /**< minu $x[RD],$x[RS1],$x[RS2] */
    RV64_MINIMUM_MAX, /**< max $x[RD],$x[RS1],$x[RS2] */
    RV64_MINIMUM_MAXU, /**< maxu $x[RD],$x[RS1],$x[RS2] */
    RV64_COUNT_BITS_CLZ, /**< clz $x[RD],$x[RS1] */
    RV64_COUNT_BITS_CTZ, /**< ctz $x[RD],$x[RS1] */
    RV64_COUNT_BITS_CPOP, /**< cpop $x[RD],$x[RS1] */
    RV64_COUNT_BITS_CLZW, /**< clzw $x[RD],$x[RS1] */
    RV64_COUNT_BITS_CTZW, /**< ctzw $x[RD],$x[RS1] */
    RV64_COUNT_BITS_CPOPW, /**< cpopw $x[RD],$x[RS1] */
    RV64_EXTEND_SEXT_B, /**< sext.b $x[RD],$x[RS1] */
    RV64_EXTEND_SEXT_H, /**< sext.h $x[RD],$x[RS1] */
    RV64_EXTEND_ZEXT_H, /**< zext.h $x[RD],$x[RS1] */
    RV64_ROTATE_ROL_R, /**< rol $x[RD],$x[RS1],$x[RS2] */
    RV64_ROTATE_ROR_R, /**< ror $x[RD],$x[RS1],$x[RS2] */
    RV64_ROTATE_ROLW_R, /**< rolw $x[RD],$x[RS1],$x[RS2] */
    RV64_ROTATE_RORW_R, /**< rorw $x[RD],$x[RS1],$x[RS2] */
    RV64_ROTATE_ROR_I, /**< rori $x[RD],$x[RS1],SHAMT */
    RV64_ROTATE_RORW_W, /**< roriw $x[RD],$x[RS1],SHAMTW */
    RV64_BYTES_ORC_B, /**< orc.b $x[RD],$x[RS1] */
    RV64_BYTES_REV8, /**< rev8 $x[RD],$x[RS1] */
    RV64_SINGLE_BIT_BSET_R, /**< bset $x[RD],$x[RS1],$x[RS2] */
    RV64_SINGLE_BIT_BCLR_R, /**< bclr $x[RD],$x[RS1],$x[RS2] */
    RV64_SINGLE_BIT_BINV_R, /**< binv $x[RD],$x[RS1],$x[RS2] */
    RV64_SINGLE_BIT_BEXT_R, /**< bext $x[RD],$x[RS1],$x[RS2] */
    RV64_SINGLE_BIT_BSET_I, /**< bseti $x[RD],$x[RS1],SHAMT */
    RV64_SINGLE_BIT_BCLR_I, /**< bclri $x[RD],$x[RS1],SHAMT */
    RV64_SINGLE_BIT_BINV_I, /**< binvi $x[RD],$x[RS1],SHAMT */
    RV64_SINGLE_BIT_BEXT_I, /**< bexti $x[RD],$x[RS1],SHAMT */
    RV64_JUMP_JAL, /**< jal $x[RD],TOJ */
    RV64_JUMP_JALR, /**< jalr $x[RD],IMMI($x[RS1]) */
    RV64_JUMP_CJ, /**< c.j CJ */
    RV64_JUMP_CJR, /**< c.jr $x[CD] */
    RV64_JUMP_CJAL, /**< c.jalr $x[CD] */
    RV64_BRANCH_BEQ_B, /**< beq $x[RS1],$x[RS2],TOB */
    RV64_BRANCH_BNE_B, /**< bne $x[RS1],$x[RS2],TOB */
    RV64_BRANCH_BLT_B, /**< blt $x[RS1],$x[RS2],TOB */
    RV64_BRANCH_BGE_B, /**< bge $x[RS1],$x[RS2],TOB */
    RV64_BRANCH_BLTU_B, /**< bltu $x[RS1],$x[RS2],TOB */
    RV64_BRANCH_BGEU_B, /**< bgeu $x[RS1],$x[RS2],TOB */
    RV64_BRANCH_BEQ_C, /**< c.beqz $x[CQ+8],CBR */
    RV64_BRANCH_BNE_C, /**< c.bnez $x[CQ+8],CBR */
    RV64_FENCE, /**< fence PRED,SUCC */
    RV64_FENCE_TSO, /**< fence.tso */
    RV64_FENCE_I, /**< fence.i */
    RV64_CALL, /**< ecall */
    RV64_BREAK_I, /**< ebreak */
    RV64_BREAK_C, /**< c.ebreak */
    RV64_CSR_CSRRW_R, /**< csrrw $x[RD],CSR,$x[RS1] */
    RV64_CSR_CSRRS_R, /**< csrrs $x[RD],CSR,$x[RS1] */
    RV64_CSR_CSRRC_R, /**< csrrc $x[RD],CSR,$x[RS1] */
    RV64_CSR_CSRRW_I, /**< csrrwi $x[RD],CSR,ZIMM */
    RV64_CSR_CSRRS_I, /**< csrrsi $x[RD],CSR,ZIMM */
    RV64_CSR_CSRRC_I, /**< csrrci $x[RD],CSR,ZIMM */
    RV64_UNIMPLEMENTED_W, /**< unimp */
    RV64_UNIMPLEMENTED_C, /**< c.unimp */
    RV64_RETURN, /**< mret */
    RV64_WAIT, /**< wfi */
    RV64_SUPERVISOR_RET, /**< sret */
    RV64_SUPERVISOR_FENCE, /**< sfence.vma $x[RS1],$x[RS2] */
    RV64_FLOAT_ARITH_FADD_S, /**< fadd.s $f[FD],$f[FS1],$f[FS2],RM */
    RV64_FLOAT_ARITH_FADD_D, /**< fadd.d $f[FD],$f[FS1],$f[FS2],RM */
    RV64_FLOAT_ARITH_FSUB_S, /**< fsub.s $f[FD],$f[FS1],$f[FS2],RM */
    RV64_FLOAT_ARITH_FSUB_D, /**< fsub.d $f[FD],$f[FS1],$f[FS2],RM */
    RV64_FLOAT_ARITH_FMUL_S, /**< fmul.s $f[FD],$f[FS1],$f[FS2],RM */
    RV64_FLOAT_ARITH_FMUL_D, /**< fmul.d $f[FD],$f[FS1],$f[FS2],RM */
    RV64_FLOAT_ARITH_FDIV_S, /**< fdiv.s $f[FD],$f[FS1],$f[FS2],RM */
    RV64_FLOAT_ARITH_FDIV_D, /**< fdiv.d $f[FD],$f[FS1],$f[FS2],RM */
    RV64_FLOAT_ROOT_FSQRT_S, /**< fsqrt.s $f[FD],$f[FS1],RM */
    RV64_FLOAT_ROOT_FSQRT_D, /**< fsqrt.d $f[FD],$f[FS1],RM */
    RV64_FLOAT_FUSED_FMADD_S, /**< fmadd.s $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
    RV64_FLOAT_FUSED_FMADD_D, /**< fmadd.d $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
    RV64_FLOAT_FUSED_FMSUB_S, /**< fmsub.s $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
    RV64_FLOAT_FUSED_FMSUB_D, /**< fmsub.d $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
    RV64_FLOAT_FUSED_FNMSUB_S, /**< fnmsub.s $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
    RV64_FLOAT_FUSED_FNMSUB_D, /**< fnmsub.d $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
    RV64_FLOAT_FUSED_FNMADD_S, /**< fnmadd.s $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
    RV64_FLOAT_FUSED_FNMADD_D, /**< fnmadd.d $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
    RV64_FLOAT_SIGN_FSGNJ_S, /**< fsgnj.s $f[FD],$f[FS1],$f[FS2] */
    RV64_FLOAT_SIGN_FSGNJ_D, /**< fsgnj.d $f[FD],$f[FS1],$f[FS2] */
    RV64_FLOAT_SIGN_FSGNJN_S, /**< fsgnjn.s $f[FD],$f[FS1],$f[FS2] */
    RV64_FLOAT_SIGN_FSGNJN_D, /**< fsgnjn.d $f[FD],$f[FS1],$f[FS2] */
    RV64_FLOAT_SIGN_FSGNJX_S, /**< fsgnjx.s $f[FD],$f[FS1],$f[FS2] */
    RV64_FLOAT_SIGN_FSGNJX_D, /**< fsgnjx.d $f[FD],$f[FS1],$f[FS2] */
    RV64_FLOAT_MINIMUM_FMIN_S, /**< fmin.s $f[FD],$f[FS1],$f[FS2] */
    RV64_FLOAT_MINIMUM_FMIN_D, /**< fmin.d $f[FD],$f[FS1],$f[FS2] */
    RV64_FLOAT_MINIMUM_FMAX_S, /**< fmax.s $f[FD],$f[FS1],$f[FS2] */
    RV64_FLOAT_MINIMUM_FMAX_D, /**< fmax.d $f[FD],$f[FS1],$f[FS2] */
    RV64_FLOAT_COMPARE_FEQ_S, /**< feq.s $x[RD],$f[FS1],$f[FS2] */
    RV64_FLOAT_COMPARE_FEQ_D, /**< feq.d $x[RD],$f[FS1],$f[FS2] */
    RV64_FLOAT_COMPARE_FLT_S, /**< flt.s $x[RD],$f[FS1],$f[FS2] */
    RV64_FLOAT_COMPARE_FLT_D, /**< flt.d $x[RD],$f[FS1],$f[FS2] */
    RV64_FLOAT_COMPARE_FLE_S, /**< fle.s $x[RD],$f[FS1],$f[FS2] */
    RV64_FLOAT_COMPARE_FLE_D, /**< fle.d $x[RD],$f[FS1],$f[FS2] */
    RV64_FLOAT_CLASS_FCLASS_S, /**< fclass.s $x[RD],$f[FS1] */
    RV64_FLOAT_CLASS_FCLASS_D, /**< fclass.d $x[RD],$f[FS1] */
    RV64_FLOAT_BITS_FMV_X_W, /**< fmv.x.w $x[RD],$f[FS1] */
    RV64_FLOAT_BITS_FMV_X_D, /**< fmv.x.d $x[RD],$f[FS1] */
    RV64_FLOAT_OF_BITS_FMV_W_X, /**< fmv.w.x $f[FD],$x[RS1] */
    RV64_FLOAT_OF_BITS_FMV_D_X, /**< fmv.d.x $f[FD],$x[RS1] */
    RV64_FLOAT_TO_INT_FCVT_W_S, /**< fcvt.w.s $x[RD],$f[FS1],RM */
    RV64_FLOAT_TO_INT_FCVT_WU_S, /**< fcvt.wu.s $x[RD],$f[FS1],RM */
    RV64_FLOAT_TO_INT_FCVT_L_S, /**< fcvt.l.s $x[RD],$f[FS1],RM */
    RV64_FLOAT_TO_INT_FCVT_LU_S, /**< fcvt.lu.s $x[RD],$f[FS1],RM */
    RV64_FLOAT_TO_INT_FCVT_W_D, /**< fcvt.w.d $x[RD],$f[FS1],RM */
    RV64_FLOAT_TO_INT_FCVT_WU_D, /**< fcvt.wu.d $x[RD],$f[FS1],RM */
    RV64_FLOAT_TO_INT_FCVT_L_D, /**< fcvt.l.d $x[RD],$f[FS1],RM */
    RV64_FLOAT_TO_INT_FCVT_LU_D, /**< fcvt.lu.d $x[RD],$f[FS1],RM */
    RV64_FLOAT_FROM_INT_FCVT_S_W, /**< fcvt.s.w $f[FD],$x[RS1],RM */
    RV64_FLOAT_FROM_INT_FCVT_S_WU, /**< fcvt.s.wu $f[FD],$x[RS1],RM */
    RV64_FLOAT_FROM_INT_FCVT_S_L, /**< fcvt.s.l $f[FD],$x[RS1],RM */
    RV64_FLOAT_FROM_INT_FCVT_S_LU, /**< fcvt.s.lu $f[FD],$x[RS1],RM */
    RV64_FLOAT_FROM_INT_FCVT_D_L, /**< fcvt.d.l $f[FD],$x[RS1],RM */
    RV64_FLOAT_FROM_INT_FCVT_D_LU, /**< fcvt.d.lu $f[FD],$x[RS1],RM */
    RV64_FLOAT_NARROW, /**< fcvt.s.d $f[FD],$f[FS1],RM */
    RV64_FLOAT_WIDEN, /**< fcvt.d.s $f[FD],$f[FS1],RMX */
    RV64_FLOAT_FROM_WORD_FCVT_D_W, /**< fcvt.d.w $f[FD],$x[RS1],RMX */
    RV64_FLOAT_FROM_WORD_FCVT_D_WU, /**< fcvt.d.wu $f[FD],$x[RS1],RMX */
    RV64_FLOAT_LOAD_FLW_I, /**< flw $f[FD],IMMI($x[RS1]) */
    RV64_FLOAT_LOAD_FLD_I, /**< fld $f[FD],IMMI($x[RS1]) */
    RV64_FLOAT_LOAD_FLD_C, /**< c.fld $f[CP+8],CDW($x[CQ+8]) */
    RV64_FLOAT_LOAD_FLD_CSP, /**< c.fldsp $f[CFD],CLD($x2) */
    RV64_FLOAT_STORE_FSW_S, /**< fsw $f[FS2],IMMS($x[RS1]) */
    RV64_FLOAT_STORE_FSD_S, /**< fsd $f[FS2],IMMS($x[RS1]) */
    RV64_FLOAT_STORE_FSD_C, /**< c.fsd $f[CP+8],CDW($x[CQ+8]) */
    RV64_FLOAT_STORE_FSD_CSP, /**< c.fsdsp $f[CFS],CSD($x2) */
    RV64_ARITH_ADD_R, /**< add $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_SUB_R, /**< sub $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_SLL_R, /**< sll $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_SLT_R, /**< slt $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_SLTU_R, /**< sltu $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_XOR_R, /**< xor $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_SRL_R, /**< srl $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_SRA_R, /**< sra $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_OR_R, /**< or $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_AND_R, /**< and $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_ADDW_R, /**< addw $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_SUBW_R, /**< subw $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_SLLW_R, /**< sllw $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_SRLW_R, /**< srlw $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_SRAW_R, /**< sraw $x[RD],$x[RS1],$x[RS2] */
    RV64_ARITH_SUB_CA, /**< c.sub $x[CQ+8],$x[CP+8] */
    RV64_ARITH_XOR_CA, /**< c.xor $x[CQ+8],$x[CP+8] */
    RV64_ARITH_OR_CA, /**< c.or $x[CQ+8],$x[CP+8] */
    RV64_ARITH_AND_CA, /**< c.and $x[CQ+8],$x[CP+8] */
    RV64_ARITH_ADDW_CA, /**< c.addw $x[CQ+8],$x[CP+8] */
    RV64_ARITH_SUBW_CA, /**< c.subw $x[CQ+8],$x[CP+8] */
    RV64_ARITH_ADD_CR, /**< c.add $x[CD],$x[CS] */
    RV64_ARITH_IMM_ADDI_I, /**< addi $x[RD],$x[RS1],IMMI */
    RV64_ARITH_IMM_SLTI_I, /**< slti $x[RD],$x[RS1],IMMI */
    RV64_ARITH_IMM_SLTIU_I, /**< sltiu $x[RD],$x[RS1],IMMI */
    RV64_ARITH_IMM_XORI_I, /**< xori $x[RD],$x[RS1],IMMI */
    RV64_ARITH_IMM_ORI_I, /**< ori $x[RD],$x[RS1],IMMI */
    RV64_ARITH_IMM_ANDI_I, /**< andi $x[RD],$x[RS1],IMMI */
    RV64_ARITH_IMM_ADDI_CI, /**< c.addi $x[CD],CI */
    RV64_ARITH_IMM_ANDI_CA, /**< c.andi $x[CQ+8],CI */
    RV64_ARITH_IMM_ADDI_LI, /**< c.li $x[CD],CI */
    RV64_ARITH_IMM_ADDI_SP, /**< c.addi16sp $x2,CSP16 */
    RV64_ARITH_IMM_ADDI_SPN, /**< c.addi4spn $x[CP+8],$x2,CSP4 */
    RV64_ADDIW_I, /**< addiw $x[RD],$x[RS1],IMMI */
    RV64_ADDIW_C, /**< c.addiw $x[CD],CI */
    RV64_SHIFT_SLLI_I, /**< slli $x[RD],$x[RS1],SHAMT */
    RV64_SHIFT_SRLI_I, /**< srli $x[RD],$x[RS1],SHAMT */
    RV64_SHIFT_SRAI_I, /**< srai $x[RD],$x[RS1],SHAMT */
    RV64_SHIFT_SLLI_CI, /**< c.slli $x[CD],CSH */
    RV64_SHIFT_SRLI_CA, /**< c.srli $x[CQ+8],CSH */
    RV64_SHIFT_SRAI_CA, /**< c.srai $x[CQ+8],CSH */
    RV64_SHIFT_NONE_SLLI, /**< c.slli64 $x[CD] */
    RV64_SHIFT_NONE_SRLI, /**< c.srli64 $x[CQ+8] */
    RV64_SHIFT_NONE_SRAI, /**< c.srai64 $x[CQ+8] */
    RV64_SHIFT_WORD_SLLIW, /**< slliw $x[RD],$x[RS1],SHAMTW */
    RV64_SHIFT_WORD_SRLIW, /**< srliw $x[RD],$x[RS1],SHAMTW */
    RV64_SHIFT_WORD_SRAIW, /**< sraiw $x[RD],$x[RS1],SHAMTW */
    RV64_UPPER_LUI, /**< lui $x[RD],IMMU */
    RV64_UPPER_AUIPC, /**< auipc $x[RD],IMMU */
    RV64_UPPER_C, /**< c.lui $x[CD],CUPPER */
    RV64_MOVE, /**< c.mv $x[CD],$x[CS] */
    RV64_LOAD_LB_I, /**< lb $x[RD],IMMI($x[RS1]) */
    RV64_LOAD_LH_I, /**< lh $x[RD],IMMI($x[RS1]) */
    RV64_LOAD_LW_I, /**< lw $x[RD],IMMI($x[RS1]) */
    RV64_LOAD_LD_I, /**< ld $x[RD],IMMI($x[RS1]) */
    RV64_LOAD_LBU_I, /**< lbu $x[RD],IMMI($x[RS1]) */
    RV64_LOAD_LHU_I, /**< lhu $x[RD],IMMI($x[RS1]) */
    RV64_LOAD_LWU_I, /**< lwu $x[RD],IMMI($x[RS1]) */
    RV64_LOAD_LW_CW, /**< c.lw $x[CP+8],CW($x[CQ+8]) */
    RV64_LOAD_LD_CD, /**< c.ld $x[CP+8],CDW($x[CQ+8]) */
    RV64_LOAD_LW_CWSP, /**< c.lwsp $x[CD],CLW($x2) */
    RV64_LOAD_LD_CDSP, /**< c.ldsp $x[CD],CLD($x2) */
    RV64_STORE_SB_S, /**< sb $x[RS2],IMMS($x[RS1]) */
    RV64_STORE_SH_S, /**< sh $x[RS2],IMMS($x[RS1]) */
    RV64_STORE_SW_S, /**< sw $x[RS2],IMMS($x[RS1]) */
    RV64_STORE_SD_S, /**< sd $x[RS2],IMMS($x[RS1]) */
    RV64_STORE_SW_CW, /**< c.sw $x[CP+8],CW($x[CQ+8]) */
    RV64_STORE_SD_CD, /**< c.sd $x[CP+8],CDW($x[CQ+8]) */
    RV64_STORE_SW_CWSP, /**< c.swsp $x[CS],CSW($x2) */
    RV64_STORE_SD_CDSP, /**< c.sdsp $x[CS],CSD($x2) */
    RV64_MULTIPLY_MUL, /**< mul $x[RD],$x[RS1],$x[RS2] */
    RV64_MULTIPLY_MULH, /**< mulh $x[RD],$x[RS1],$x[RS2] */
    RV64_MULTIPLY_MULHSU, /**< mulhsu $x[RD],$x[RS1],$x[RS2] */
    RV64_MULTIPLY_MULHU, /**< mulhu $x[RD],$x[RS1],$x[RS2] */
    RV64_DIVIDE_DIV, /**< div $x[RD],$x[RS1],$x[RS2] */
    RV64_DIVIDE_DIVU, /**< divu $x[RD],$x[RS1],$x[RS2] */
    RV64_DIVIDE_REM, /**< rem $x[RD],$x[RS1],$x[RS2] */
    RV64_DIVIDE_REMU, /**< remu $x[RD],$x[RS1],$x[RS2] */
    RV64_MULTIPLY_WORD_MULW, /**< mulw $x[RD],$x[RS1],$x[RS2] */
    RV64_MULTIPLY_WORD_DIVW, /**< divw $x[RD],$x[RS1],$x[RS2] */
    RV64_MULTIPLY_WORD_DIVUW, /**< divuw $x[RD],$x[RS1],$x[RS2] */
    RV64_MULTIPLY_WORD_REMW, /**< remw $x[RD],$x[RS1],$x[RS2] */
    RV64_MULTIPLY_WORD_REMUW, /**< remuw $x[RD],$x[RS1],$x[RS2] */
    RV64_FORMS
};

/** Fields. */
enum rv64_field {
    RV64_FIELD_ORDER, /**< bits 25..26 */
    RV64_FIELD_WIDTH, /**< bits 12 */
    RV64_FIELD_WIDE, /**< bits 13..14 */
    RV64_FIELD_PRED, /**< bits 24..27 */
    RV64_FIELD_SUCC, /**< bits 20..23 */
    RV64_FIELD_FM, /**< bits 28..31 */
    RV64_FIELD_ZIMM, /**< bits 15..19 */
    RV64_FIELD_CSR_NAME, /**< bits 20..31 */
    RV64_FIELD_CSR_NUMBER, /**< bits 20..31 */
    RV64_FIELD_Q, /**< bits 0..1 */
    RV64_FIELD_OP, /**< bits 0..6 */
    RV64_FIELD_F3, /**< bits 12..14 */
    RV64_FIELD_F7, /**< bits 25..31 */
    RV64_FIELD_F5, /**< bits 27..31 */
    RV64_FIELD_F2, /**< bits 25..26 */
    RV64_FIELD_RD, /**< bits 7..11 */
    RV64_FIELD_RS1, /**< bits 15..19 */
    RV64_FIELD_RS2, /**< bits 20..24 */
    RV64_FIELD_FD, /**< bits 7..11 */
    RV64_FIELD_FS1, /**< bits 15..19 */
    RV64_FIELD_FS2, /**< bits 20..24 */
    RV64_FIELD_FS3, /**< bits 27..31 */
    RV64_FIELD_IMMI, /**< bits 20..31 */
    RV64_FIELD_IMMS, /**< bits 7..11, 25..31 */
    RV64_FIELD_IMMU, /**< bits 12..31 */
    RV64_FIELD_TOB, /**< bits 8..11, 25..30, 7, 31 */
    RV64_FIELD_TOJ, /**< bits 21..30, 20, 12..19, 31 */
    RV64_FIELD_SHAMT, /**< bits 20..25 */
    RV64_FIELD_SHAMTW, /**< bits 20..24 */
    RV64_FIELD_F6, /**< bits 26..31 */
    RV64_FIELD_HALF, /**< bits 0..15 */
    RV64_FIELD_C3, /**< bits 13..15 */
    RV64_FIELD_C4, /**< bits 12 */
    RV64_FIELD_C2, /**< bits 10..11 */
    RV64_FIELD_CB, /**< bits 5..6 */
    RV64_FIELD_CD, /**< bits 7..11 */
    RV64_FIELD_CS, /**< bits 2..6 */
    RV64_FIELD_CFD, /**< bits 7..11 */
    RV64_FIELD_CFS, /**< bits 2..6 */
    RV64_FIELD_CP, /**< bits 2..4 */
    RV64_FIELD_CQ, /**< bits 7..9 */
    RV64_FIELD_CI, /**< bits 2..6, 12 */
    RV64_FIELD_CSH, /**< bits 2..6, 12 */
    RV64_FIELD_CU, /**< bits 2..6 */
    RV64_FIELD_CSP16, /**< bits 6, 2, 5, 3..4, 12 */
    RV64_FIELD_CSP4, /**< bits 6, 5, 11..12, 7..10 */
    RV64_FIELD_CW, /**< bits 6, 10..12, 5 */
    RV64_FIELD_CDW, /**< bits 10..12, 5..6 */
    RV64_FIELD_CLW, /**< bits 4..6, 12, 2..3 */
    RV64_FIELD_CLD, /**< bits 5..6, 12, 2..4 */
    RV64_FIELD_CSW, /**< bits 9..12, 7..8 */
    RV64_FIELD_CSD, /**< bits 10..12, 7..9 */
    RV64_FIELD_CJ, /**< bits 3..5, 11, 2, 7, 6, 9..10, 8, 12 */
    RV64_FIELD_CBR, /**< bits 3..4, 10..11, 2, 5..6, 12 */
    RV64_FIELD_RM, /**< bits 12..14 */
    RV64_FIELD_RMX, /**< bits 12..14 */
    RV64_FIELDS
};

/** Variants and modes. */
enum rv64_config {
    RV64_CONFIG_RV64GC,
    RV64_CONFIG_RV64GCB,
    RV64_CONFIGS
};

/** Bits of isadora_context.syntax. */
enum rv64_text_syntax {
    /** as objdump prints them, 16-bit instructions as those that they stand for */
    RV64_SYNTAX_ALIASES = 0x1,
    RV64_SYNTAX_NUMERIC = 0x2, /**< registers by number */
};

/** Longest instruction text, terminator included. */
enum { RV64_TEXT_MAX = 97 };

/** isadora_target.decode. */
int rv64_decode(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *out);
/** isadora_target.identify. */
int rv64_identify(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *out);
/** isadora_target.operands. */
int rv64_operands(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *insn);
/** isadora_target.encode. */
int rv64_encode(const struct isadora_context *, const struct isadora_insn *, uint8_t *bytes,
    size_t size);
/** isadora_target.format. */
size_t rv64_format(const struct isadora_context *, const struct isadora_insn *, char *out,
    size_t size);
/** isadora_target.branch_target. */
bool rv64_branch_target(const struct isadora_context *, const struct isadora_insn *,
    uint64_t *to);


/** The instruction set as data. */
extern const struct isadora_target rv64_target;

#ifdef __cplusplus
}
#endif

#endif
