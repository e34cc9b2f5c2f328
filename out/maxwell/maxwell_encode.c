/* Generated from the description maxwell by gen/emit/encode. Do not edit. */
#include <isadora/maxwell.h>

/* A word as far as it is known. `wrong` is not 0 when a value or the number of an alternative
 * is too large. */
struct put {
    uint64_t lo, hi;
    struct {
        uint64_t lo, hi;
    } field, given; /* bits of fields, and which these are: constants give way */
    uint64_t wrong;
};

typedef void encode_form(struct put *put, const uint8_t *line, const uint64_t *value);

#define PART(name) \
    static void name(struct put *put, const uint8_t *line, const uint64_t *value)
#define START (void)put; (void)line; (void)value;
#define F(field, slot) field_##field(put, value[slot]);
#define SET(half, bits) put->half |= bits;
#define CALL(name, choice, slot) name(put, line + (choice), value + (slot));
#define ONLY(choice, number) put->wrong |= line[choice] ^ number##u;
#define NONE put->wrong = 1;

/* A field of `width` bits from bit `at` of a part of the word on. */
#define FIELD(name, part, at, width) \
    static inline void name(struct put *put, uint64_t value) \
    { \
        put->field.part |= value << (at); \
        put->wrong |= value >> (width); \
    }
FIELD(field_atomic_RED_OP, lo, 23, 3)
FIELD(field_atomic_RED_TYPE, lo, 20, 3)
FIELD(field_atomic_ATOMS_TYPE, lo, 28, 2)
FIELD(field_atomic_ATOM_OFFSET, lo, 28, 20)
FIELD(field_atomic_ATOM_UOFFSET, lo, 28, 20)
FIELD(field_atomic_ATOM_OFFSET13, lo, 28, 13)
FIELD(field_atomic_ATOM_UOFFSET13, lo, 28, 13)
FIELD(field_atomic_ATOM_P_OP, lo, 44, 4)
FIELD(field_atomic_Rb_NUMBER, lo, 20, 8)
FIELD(field_atomic_CACHE_OP, lo, 0, 4)
FIELD(field_atomic_CACHE_OP_OR_QUERY, lo, 0, 4)
FIELD(field_atomic_CACHE_LEVEL, lo, 4, 3)
FIELD(field_atomic_CCTLL_OFFSET, lo, 22, 22)
FIELD(field_atomic_CCTLL_UOFFSET, lo, 22, 22)
FIELD(field_X, lo, 43, 1)
FIELD(field_control_U, lo, 7, 1)
FIELD(field_control_LMT, lo, 6, 1)
FIELD(field_control_KEEPREFCOUNT, lo, 5, 1)
FIELD(field_control_NOINC, lo, 6, 1)
FIELD(field_control_REL_DISTANCE, lo, 20, 24)
FIELD(field_control_TARGET_OFFSET, lo, 20, 16)
FIELD(field_control_TARGET_BANK, lo, 36, 5)
FIELD(field_control_EN, lo, 5, 1)
FIELD(field_control_IDE_MASK, lo, 20, 16)
FIELD(field_control_RTT_OP, lo, 0, 2)
FIELD(field_control_BPT_KIND, lo, 6, 3)
FIELD(field_control_BPT_NUMBER, lo, 20, 20)
FIELD(field_control_TRIG, lo, 13, 1)
FIELD(field_control_NOP_MASK, lo, 20, 16)
FIELD(field_BYTE, lo, 41, 2)
FIELD(field_convert_FIMM16, lo, 20, 16)
FIELD(field_convert_DST_FLOAT, lo, 8, 2)
FIELD(field_convert_SRC_FLOAT, lo, 10, 2)
FIELD(field_convert_CVT_H1, lo, 41, 1)
FIELD(field_convert_ROUND, lo, 39, 2)
FIELD(field_convert_HALF, lo, 41, 2)
FIELD(field_WRITE_BAR, hi, 5, 3)
FIELD(field_READ_BAR, hi, 8, 3)
FIELD(field_WAIT1, hi, 11, 1)
FIELD(field_WAIT2, hi, 12, 1)
FIELD(field_WAIT3, hi, 13, 1)
FIELD(field_WAIT4, hi, 14, 1)
FIELD(field_WAIT5, hi, 15, 1)
FIELD(field_WAIT6, hi, 16, 1)
FIELD(field_REUSE_A, hi, 17, 1)
FIELD(field_REUSE_B, hi, 18, 1)
FIELD(field_REUSE_C, hi, 19, 1)
FIELD(field_Pg, lo, 16, 3)
FIELD(field_Rd, lo, 0, 8)
FIELD(field_Ra, lo, 8, 8)
FIELD(field_Rb, lo, 20, 8)
FIELD(field_Rc, lo, 39, 8)
FIELD(field_Pu, lo, 3, 3)
FIELD(field_Pv, lo, 0, 3)
FIELD(field_Pp, lo, 39, 3)
FIELD(field_NOT_Pp, lo, 42, 1)
FIELD(field_C_OFFSET, lo, 20, 14)
FIELD(field_C_BANK, lo, 34, 5)
FIELD(field_LANES, lo, 39, 4)
FIELD(field_CC, lo, 47, 1)
FIELD(field_CC_TEST, lo, 0, 5)
FIELD(field_NOP_CC_TEST, lo, 8, 5)
FIELD(field_REL_TARGET, lo, 20, 24)
FIELD(field_RND, lo, 39, 2)
FIELD(field_FTZ, lo, 44, 1)
FIELD(field_SAT, lo, 50, 1)
FIELD(field_F_NEG_B, lo, 45, 1)
FIELD(field_F_ABS_A, lo, 46, 1)
FIELD(field_float_F_NEG_A_32I, lo, 56, 1)
FIELD(field_float_F_ABS_A_32I, lo, 54, 1)
FIELD(field_float_F_ABS_B_32I, lo, 57, 1)
FIELD(field_float_FMZ, lo, 44, 2)
FIELD(field_float_POWER, lo, 41, 3)
FIELD(field_float_F_NEG_C_32I, lo, 57, 1)
FIELD(field_SET_NEG_A, lo, 43, 1)
FIELD(field_SET_ABS_A, lo, 54, 1)
FIELD(field_SET_ABS_B, lo, 44, 1)
FIELD(field_SETP_NEG_B, lo, 6, 1)
FIELD(field_SETP_ABS_A, lo, 7, 1)
FIELD(field_floatcmp_SETP_FTZ, lo, 47, 1)
FIELD(field_floatcmp_SIGNS0, lo, 28, 2)
FIELD(field_floatcmp_SIGNS1, lo, 30, 2)
FIELD(field_floatcmp_SIGNS2, lo, 32, 2)
FIELD(field_floatcmp_SIGNS3, lo, 34, 2)
FIELD(field_floatcmp_NDV, lo, 38, 1)
FIELD(field_floatcmp_MUFU_OP, lo, 20, 4)
FIELD(field_floatcmp_RRO_OP, lo, 39, 1)
FIELD(field_Pw, lo, 45, 3)
FIELD(field_graphics_OUTPUT, lo, 32, 1)
FIELD(field_graphics_ATTR_OFFSET11, lo, 20, 11)
FIELD(field_graphics_ATTR_OFFSET10, lo, 20, 10)
FIELD(field_graphics_Pq, lo, 44, 3)
FIELD(field_graphics_IPA_ATTR, lo, 28, 10)
FIELD(field_graphics_SKEW, lo, 31, 1)
FIELD(field_graphics_ISB_SPACE, lo, 33, 2)
FIELD(field_graphics_OUT_OP, lo, 39, 2)
FIELD(field_graphics_PIXLD_OP, lo, 31, 3)
FIELD(field_graphics_PIXLD_OFFSET, lo, 20, 8)
FIELD(field_half_HADD_FTZ, lo, 39, 1)
FIELD(field_half_HALF_SAT, lo, 32, 1)
FIELD(field_half_HALF_NEG_A, lo, 43, 1)
FIELD(field_half_HALF_ABS_A, lo, 44, 1)
FIELD(field_half_HALF_NEG_B, lo, 31, 1)
FIELD(field_half_HALF_ABS_B, lo, 30, 1)
FIELD(field_half_SWIZZLE_B, lo, 28, 2)
FIELD(field_half_HALF_NEG_CONST, lo, 56, 1)
FIELD(field_half_HALF_ABS_CONST, lo, 54, 1)
FIELD(field_half_F16_LOW, lo, 20, 10)
FIELD(field_half_F16_LOW_32I, lo, 20, 16)
FIELD(field_half_HMUL_FMZ, lo, 39, 2)
FIELD(field_half_HFMA_FMZ, lo, 37, 2)
FIELD(field_half_HFMA_FMZ_CONST, lo, 57, 2)
FIELD(field_half_HFMA_NEG_C, lo, 30, 1)
FIELD(field_half_HFMA_SWIZZLE_C, lo, 35, 2)
FIELD(field_half_HALF_CMP, lo, 35, 4)
FIELD(field_half_HSET_FTZ, lo, 50, 1)
FIELD(field_half_HSET_FTZ_CONST, lo, 54, 1)
FIELD(field_half_HSETP_FTZ, lo, 6, 1)
FIELD(field_NEG_A_32I, lo, 56, 1)
FIELD(field_HI, lo, 39, 1)
FIELD(field_MUL_TYPES, lo, 40, 2)
FIELD(field_integer_SAT_32I, lo, 54, 1)
FIELD(field_integer_IADD3_NEG_B, lo, 50, 1)
FIELD(field_integer_HALF_A, lo, 35, 2)
FIELD(field_integer_HALF_B, lo, 33, 2)
FIELD(field_integer_HALF_C, lo, 31, 2)
FIELD(field_integer_IADD3_SHIFT, lo, 37, 2)
FIELD(field_integer_SHIFT, lo, 39, 5)
FIELD(field_integer_PART, lo, 43, 2)
FIELD(field_logic_LOP_OP, lo, 41, 2)
FIELD(field_logic_LOP_TEST, lo, 44, 2)
FIELD(field_logic_LOP_INV_A, lo, 39, 1)
FIELD(field_logic_LOP_INV_B, lo, 40, 1)
FIELD(field_logic_LOP32I_X, lo, 57, 1)
FIELD(field_logic_LOP32I_INV_B, lo, 56, 1)
FIELD(field_logic_LOP3_TEST, lo, 36, 2)
FIELD(field_logic_LOP3_X, lo, 38, 1)
FIELD(field_logic_LUT, lo, 28, 8)
FIELD(field_logic_LOP3_X_CONST, lo, 56, 1)
FIELD(field_logic_LOP3_X_IMM, lo, 57, 1)
FIELD(field_LD_P, lo, 58, 3)
FIELD(field_memory_OFFSET24, lo, 20, 24)
FIELD(field_memory_UOFFSET24, lo, 20, 24)
FIELD(field_memory_OFFSET20, lo, 20, 20)
FIELD(field_memory_UOFFSET20, lo, 20, 20)
FIELD(field_memory_E, lo, 45, 1)
FIELD(field_memory_LOAD_CACHE, lo, 46, 2)
FIELD(field_memory_STORE_CACHE, lo, 46, 2)
FIELD(field_memory_LD_CACHE, lo, 56, 2)
FIELD(field_memory_ST_CACHE, lo, 56, 2)
FIELD(field_memory_LDL_CACHE, lo, 44, 2)
FIELD(field_memory_STL_CACHE, lo, 44, 2)
FIELD(field_memory_LDC_MODE, lo, 44, 2)
FIELD(field_memory_INDEX, lo, 20, 16)
FIELD(field_memory_UINDEX, lo, 20, 16)
FIELD(field_memory_LDC_BANK, lo, 36, 5)
FIELD(field_memory_Pl, lo, 41, 3)
FIELD(field_memory_STP_NUMBER, lo, 20, 8)
FIELD(field_memory_WAIT, lo, 31, 1)
FIELD(field_memory_MEMBAR_SCOPE, lo, 8, 2)
FIELD(field_memory_MEMBAR_IVALL, lo, 0, 2)
FIELD(field_move_LANES_32I, lo, 12, 4)
FIELD(field_multiply_MAD_HI, lo, 54, 1)
FIELD(field_multiply_XMAD_H1_B, lo, 35, 1)
FIELD(field_multiply_PSL, lo, 36, 1)
FIELD(field_multiply_MRG, lo, 37, 1)
FIELD(field_multiply_XMAD_X, lo, 38, 1)
FIELD(field_multiply_MRG_CONST, lo, 56, 1)
FIELD(field_multiply_XMAD_X_CONST, lo, 54, 1)
FIELD(field_multiply_IMM16, lo, 20, 16)
FIELD(field_multiply_IMADSP_B, lo, 54, 1)
FIELD(field_BOP, lo, 45, 2)
FIELD(field_BF, lo, 44, 1)
FIELD(field_Pa, lo, 12, 3)
FIELD(field_Pb, lo, 29, 3)
FIELD(field_predicate_BOP_AB, lo, 24, 2)
FIELD(field_predicate_NOT_Pa, lo, 15, 1)
FIELD(field_predicate_NOT_Pb, lo, 32, 1)
FIELD(field_predicate_PR_OR_CC, lo, 40, 1)
FIELD(field_shift_W, lo, 39, 1)
FIELD(field_shift_SHR_X, lo, 43, 2)
FIELD(field_shift_BREV, lo, 40, 1)
FIELD(field_shift_SHF_TYPE, lo, 37, 2)
FIELD(field_shift_SHF_W, lo, 50, 1)
FIELD(field_shift_SHF_IMM, lo, 20, 6)
FIELD(field_shift_SH, lo, 41, 1)
FIELD(field_shift_INV_B, lo, 40, 1)
FIELD(field_shift_LEA_X, lo, 46, 1)
FIELD(field_shift_LEA_NEG_A, lo, 45, 1)
FIELD(field_shift_LEA_SHIFT, lo, 39, 5)
FIELD(field_shift_LEA_HI_X, lo, 38, 1)
FIELD(field_shift_LEA_HI_NEG_A, lo, 37, 1)
FIELD(field_shift_LEA_HI_SHIFT, lo, 28, 5)
FIELD(field_shift_LEA_HI_CONST_X, lo, 57, 1)
FIELD(field_shift_LEA_HI_CONST_NEG_A, lo, 56, 1)
FIELD(field_SCOREBOARD, lo, 26, 3)
FIELD(field_PENDING, lo, 20, 6)
FIELD(field_BOARD0, lo, 0, 1)
FIELD(field_BOARD1, lo, 1, 1)
FIELD(field_BOARD2, lo, 2, 1)
FIELD(field_BOARD3, lo, 3, 1)
FIELD(field_BOARD4, lo, 4, 1)
FIELD(field_special_SR, lo, 20, 8)
FIELD(field_special_VTG_NUMBER, lo, 20, 28)
FIELD(field_special_SHFL_MODE, lo, 30, 2)
FIELD(field_special_SHFL_LANE, lo, 20, 5)
FIELD(field_special_SHFL_CLAMP, lo, 34, 13)
FIELD(field_special_BAR_RED, lo, 35, 2)
FIELD(field_special_BAR_ID, lo, 8, 8)
FIELD(field_special_BAR_THREADS, lo, 20, 12)
FIELD(field_special_R2B_ID, lo, 28, 4)
FIELD(field_special_R2B_KIND, lo, 32, 2)
FIELD(field_surface_BA, lo, 23, 1)
FIELD(field_surface_DIM, lo, 33, 3)
FIELD(field_surface_MASK, lo, 20, 4)
FIELD(field_surface_SURF_SIZE, lo, 20, 3)
FIELD(field_surface_LOAD_CACHE_24, lo, 24, 2)
FIELD(field_surface_STORE_CACHE_24, lo, 24, 2)
FIELD(field_surface_Ps, lo, 30, 3)
FIELD(field_surface_SURED_OP, lo, 24, 3)
FIELD(field_surface_SURED_TYPE, lo, 20, 3)
FIELD(field_surface_SUATOM_BA, lo, 28, 1)
FIELD(field_surface_SUATOM_OP, lo, 29, 4)
FIELD(field_surface_SUATOM_TYPE_R, lo, 36, 3)
FIELD(field_texture_TEXS_F16, lo, 59, 1)
FIELD(field_texture_Rd2, lo, 28, 8)
FIELD(field_texture_PHASE_T, hi, 17, 1)
FIELD(field_texture_PHASE_P, hi, 18, 1)
FIELD(field_texture_DIM, lo, 28, 3)
FIELD(field_texture_MASK, lo, 31, 4)
FIELD(field_texture_LOD_B, lo, 37, 3)
FIELD(field_texture_LC, lo, 58, 1)
FIELD(field_texture_LC_B, lo, 40, 1)
FIELD(field_texture_TXD_LC, lo, 50, 1)
FIELD(field_texture_DC, lo, 50, 1)
FIELD(field_texture_NDV_35, lo, 35, 1)
FIELD(field_texture_AOFFI, lo, 54, 1)
FIELD(field_texture_AOFFI_B, lo, 36, 1)
FIELD(field_texture_AOFFI_TLD, lo, 35, 1)
FIELD(field_texture_CL, lo, 54, 1)
FIELD(field_texture_MS, lo, 50, 1)
FIELD(field_texture_TLD4_COMPONENT, lo, 56, 2)
FIELD(field_texture_TLD4_COMPONENT_B, lo, 38, 2)
FIELD(field_texture_TLD4_OFFSET_B, lo, 36, 2)
FIELD(field_texture_QUERY, lo, 22, 6)
FIELD(field_texture_QUERY_NUMBER, lo, 23, 5)
FIELD(field_video_BYTE_A, lo, 36, 2)
FIELD(field_video_HALF_A, lo, 36, 1)
FIELD(field_video_BYTE_B, lo, 28, 2)
FIELD(field_video_HALF_B, lo, 28, 1)
FIELD(field_video_IMM_B, lo, 20, 16)
FIELD(field_video_UD, lo, 54, 1)
FIELD(field_video_SD, lo, 54, 1)
FIELD(field_video_MX, lo, 56, 1)
FIELD(field_video_ADD_NEG_A, lo, 57, 1)
FIELD(field_video_ADD_NEG_B, lo, 56, 1)
FIELD(field_video_MAD_NEG_A, lo, 54, 1)
FIELD(field_video_DIFF4_SD, lo, 38, 1)
FIELD(field_video_DIFF4_SAT, lo, 50, 1)
FIELD(field_video_DIFF4_SELECT_A, lo, 32, 4)
FIELD(field_video_DIFF4_SELECT_B, lo, 28, 4)
FIELD(field_video_SIGN_B8, lo, 47, 1)
FIELD(field_video_LO_HI, lo, 50, 1)

static inline void field_atomic_ATOM_OP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0xf0000000000000;
    put->wrong |= value >> 4;
}

static inline void field_atomic_ATOMS_OP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0xf0000000000000;
    put->wrong |= value >> 4;
}

static inline void field_atomic_ATOM_TYPE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0xe000000000000;
    put->wrong |= value >> 3;
}

static inline void field_atomic_ATOM_E(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_atomic_ATOMS_OFFSET(struct put *put, uint64_t value)
{
    put->field.lo |= value << 30;
    put->given.lo |= 0xfffffc0000000;
    put->wrong |= value >> 22;
}

static inline void field_atomic_ATOMS_UOFFSET(struct put *put, uint64_t value)
{
    put->field.lo |= value << 30;
    put->given.lo |= 0xfffffc0000000;
    put->wrong |= value >> 22;
}

static inline void field_atomic_CAS_64(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_atomic_ATOMS_CAS_64(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_atomic_ATOMS_CAS_OP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_atomic_CCTL_E(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_atomic_CCTL_OFFSET(struct put *put, uint64_t value)
{
    put->field.lo |= value << 22;
    put->given.lo |= 0xfffffffc00000;
    put->wrong |= value >> 30;
}

static inline void field_atomic_CCTL_UOFFSET(struct put *put, uint64_t value)
{
    put->field.lo |= value << 22;
    put->given.lo |= 0xfffffffc00000;
    put->wrong |= value >> 30;
}

static inline void field_atomic_CCTLT_HEADER(struct put *put, uint64_t value)
{
    put->field.lo |= value << 36;
    put->given.lo |= 0x1fff000000000;
    put->wrong |= value >> 13;
}

static inline void field_control_ABS_LABEL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_control_ABS_DISTANCE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_convert_CVT_RND(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 39;
    put->field.lo |= (value >> 2) << 42;
    put->wrong |= value >> 3;
}

static inline void field_convert_DST_INT(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 8;
    put->field.lo |= (value >> 2) << 12;
    put->wrong |= value >> 3;
}

static inline void field_convert_I2I_DST(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 8;
    put->field.lo |= (value >> 2) << 12;
    put->wrong |= value >> 3;
}

static inline void field_convert_SRC_INT(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 10;
    put->field.lo |= (value >> 2) << 13;
    put->wrong |= value >> 3;
}

static inline void field_convert_I2I_SRC(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 10;
    put->field.lo |= (value >> 2) << 13;
    put->wrong |= value >> 3;
}

static inline void field_double_DFMA_RND(struct put *put, uint64_t value)
{
    put->field.lo |= value << 50;
    put->given.lo |= 0xc000000000000;
    put->wrong |= value >> 2;
}

static inline void field_STALL(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0xf;
    put->wrong |= value >> 4;
}

static inline void field_NO_YIELD(struct put *put, uint64_t value)
{
    put->field.hi |= value << 4;
    put->given.hi |= 0x10;
    put->wrong |= value >> 1;
}

static inline void field_Pd(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x7000000000000;
    put->wrong |= value >> 3;
}

static inline void field_IMM(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x7ffff) << 20;
    put->field.lo |= (value >> 19) << 56;
    put->wrong |= value >> 20;
}

static inline void field_UIMM(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x7ffff) << 20;
    put->field.lo |= (value >> 19) << 56;
    put->wrong |= value >> 20;
}

static inline void field_FIMM(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x7ffff) << 20;
    put->field.lo |= (value >> 19) << 56;
    put->wrong |= value >> 20;
}

static inline void field_DIMM(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x7ffff) << 20;
    put->field.lo |= (value >> 19) << 56;
    put->wrong |= value >> 20;
}

static inline void field_IMM32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_UIMM32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_FIMM32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_CC_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_F_NEG_A(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_F_ABS_B(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_NEG_PRODUCT(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_F_NEG_C(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_float_FTZ_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_float_F_NEG_B_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_float_FMZ_53(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_float_F_SAT_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_float_RND_51(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x18000000000000;
    put->wrong |= value >> 2;
}

static inline void field_FLOAT_CMP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xf000000000000;
    put->wrong |= value >> 4;
}

static inline void field_SET_NEG_B(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_SET_BF(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_floatcmp_FCMP_TEST(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xf000000000000;
    put->wrong |= value >> 4;
}

static inline void field_floatcmp_SET_FTZ(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_graphics_ATTR_SIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 47;
    put->given.lo |= 0x1800000000000;
    put->wrong |= value >> 2;
}

static inline void field_graphics_IPA_MODE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 54;
    put->given.lo |= 0xc0000000000000;
    put->wrong |= value >> 2;
}

static inline void field_graphics_IPA_AT(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x30000000000000;
    put->wrong |= value >> 2;
}

static inline void field_graphics_IPA_SAT(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x8000000000000;
    put->wrong |= value >> 1;
}

static inline void field_graphics_ISB_SIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 47;
    put->given.lo |= 0x1800000000000;
    put->wrong |= value >> 2;
}

static inline void field_half_MERGE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x6000000000000;
    put->wrong |= value >> 2;
}

static inline void field_half_HALF_SAT_CONST(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_half_SWIZZLE_A(struct put *put, uint64_t value)
{
    put->field.lo |= value << 47;
    put->given.lo |= 0x1800000000000;
    put->wrong |= value >> 2;
}

static inline void field_half_F16_HIGH(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x1ff) << 30;
    put->field.lo |= (value >> 9) << 56;
    put->wrong |= value >> 10;
}

static inline void field_half_HADD_FTZ_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_half_SWIZZLE_A_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_half_F16_HIGH_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 36;
    put->given.lo |= 0xffff000000000;
    put->wrong |= value >> 16;
}

static inline void field_half_HALF_FMZ_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x180000000000000;
    put->wrong |= value >> 2;
}

static inline void field_half_HFMA_NEG_C_CONST(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x8000000000000;
    put->wrong |= value >> 1;
}

static inline void field_half_HFMA_SWIZZLE_C_CONST(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_half_HFMA_NEG_C_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_half_HALF_BF(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_half_HALF_BF_CONST(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_half_HALF_CMP_CONST(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x1e000000000000;
    put->wrong |= value >> 4;
}

static inline void field_half_H_AND(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_half_H_AND_CONST(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_SIGNED(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_HI_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_MUL_TYPES_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 54;
    put->given.lo |= 0xc0000000000000;
    put->wrong |= value >> 2;
}

static inline void field_CMP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0xe000000000000;
    put->wrong |= value >> 3;
}

static inline void field_integer_NEG_A(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_integer_NEG_B(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_integer_X_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_integer_IADD3_NEG_A(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x8000000000000;
    put->wrong |= value >> 1;
}

static inline void field_integer_IADD3_NEG_C(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_integer_IADD3_X(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_integer_SHIFT_32I(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x3e0000000000000;
    put->wrong |= value >> 5;
}

static inline void field_logic_LOP32I_OP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_logic_LOP32I_INV_A(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_logic_LUT_48(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xff000000000000;
    put->wrong |= value >> 8;
}

static inline void field_memory_OFFSET32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_memory_UOFFSET32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_memory_LDG_SIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x7000000000000;
    put->wrong |= value >> 3;
}

static inline void field_memory_SIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x7000000000000;
    put->wrong |= value >> 3;
}

static inline void field_memory_LDS_U_SIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x7000000000000;
    put->wrong |= value >> 3;
}

static inline void field_memory_LDC_SIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x7000000000000;
    put->wrong |= value >> 3;
}

static inline void field_memory_LD_SIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0xe0000000000000;
    put->wrong |= value >> 3;
}

static inline void field_memory_LD_E(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_move_PRMT_MODE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xf000000000000;
    put->wrong |= value >> 4;
}

static inline void field_multiply_MAD_TYPES(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x1) << 48;
    put->field.lo |= (value >> 1) << 53;
    put->given.lo |= 0x21000000000000;
    put->wrong |= value >> 2;
}

static inline void field_multiply_MAD_X(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_multiply_MAD_NEG_A(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_multiply_MAD_NEG_C(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x8000000000000;
    put->wrong |= value >> 1;
}

static inline void field_multiply_MAD32I_TYPES(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x1) << 54;
    put->field.lo |= (value >> 1) << 57;
    put->wrong |= value >> 2;
}

static inline void field_multiply_MAD32I_NEG_C(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_multiply_XMAD_TYPES(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x3000000000000;
    put->wrong |= value >> 2;
}

static inline void field_multiply_XMAD_H1_A(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_multiply_XMAD_H1_C(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_multiply_XMAD_MODE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 50;
    put->given.lo |= 0x1c000000000000;
    put->wrong |= value >> 3;
}

static inline void field_multiply_PSL_CONST(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_multiply_XMAD_MODE_CONST(struct put *put, uint64_t value)
{
    put->field.lo |= value << 50;
    put->given.lo |= 0xc000000000000;
    put->wrong |= value >> 2;
}

static inline void field_multiply_IMADSP_A(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x6000000000000;
    put->wrong |= value >> 2;
}

static inline void field_multiply_IMADSP_C(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x18000000000000;
    put->wrong |= value >> 2;
}

static inline void field_shift_SHF_PART(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x3000000000000;
    put->wrong |= value >> 2;
}

static inline void field_shift_LEA_HI_CONST_SHIFT(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0xf8000000000000;
    put->wrong |= value >> 5;
}

static inline void field_special_VOTE_MODE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x3000000000000;
    put->wrong |= value >> 2;
}

static inline void field_special_VTG_OP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x3000000000000;
    put->wrong |= value >> 2;
}

static inline void field_surface_CLAMP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x6000000000000;
    put->wrong |= value >> 2;
}

static inline void field_surface_SUATOM_TYPE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x38000000000000;
    put->wrong |= value >> 3;
}

static inline void field_surface_SUATOM_P(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x38000000000000;
    put->wrong |= value >> 3;
}

static inline void field_surface_SUATOM_PD(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_HEADER(struct put *put, uint64_t value)
{
    put->field.lo |= value << 36;
    put->given.lo |= 0x1fff000000000;
    put->wrong |= value >> 13;
}

static inline void field_texture_NODEP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_texture_COMPONENTS(struct put *put, uint64_t value)
{
    put->field.lo |= value << 50;
    put->given.lo |= 0x1c000000000000;
    put->wrong |= value >> 3;
}

static inline void field_texture_COMPONENTS_1(struct put *put, uint64_t value)
{
    put->field.lo |= value << 50;
    put->given.lo |= 0x1c000000000000;
    put->wrong |= value >> 3;
}

static inline void field_texture_Pt(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x38000000000000;
    put->wrong |= value >> 3;
}

static inline void field_texture_LOD(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x380000000000000;
    put->wrong |= value >> 3;
}

static inline void field_texture_AOFFI_TLD4S(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x8000000000000;
    put->wrong |= value >> 1;
}

static inline void field_texture_TLD_LOD(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_texture_TLD4S_COMPONENT(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x30000000000000;
    put->wrong |= value >> 2;
}

static inline void field_texture_TLD4_OFFSET(struct put *put, uint64_t value)
{
    put->field.lo |= value << 54;
    put->given.lo |= 0xc0000000000000;
    put->wrong |= value >> 2;
}

static inline void field_texture_TLD4S_F16(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_video_SIGN_A(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_video_SIGN_B(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_video_VIDEO_SAT(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_video_VIDEO_W(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_video_THEN(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x38000000000000;
    put->wrong |= value >> 3;
}

static inline void field_video_MAD_NEG_C(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_video_VMAD_SHIFT(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x18000000000000;
    put->wrong |= value >> 2;
}

static inline void field_video_VSET_CMP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 54;
    put->given.lo |= 0x1c0000000000000;
    put->wrong |= value >> 3;
}

static inline void field_video_VSETP_CMP(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 43;
    put->field.lo |= (value >> 2) << 47;
    put->wrong |= value >> 3;
}

static inline void field_video_DIFF4_A(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_video_DIFF4_B(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_video_DIFF4_RED(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_video_DIFF4_LANES(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 51;
    put->field.lo |= (value >> 2) << 36;
    put->given.lo |= 0x18003000000000;
    put->wrong |= value >> 4;
}

static inline void field_video_SIGN_A8(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_video_SIGN_A16(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

PART(put_atom_types)
{
    START
    switch (line[0]) {
    case 0: F(atomic_ATOM_TYPE, 0) break;
    case 1: case 2: SET(lo, 0x8000000000000) break;
    case 3: SET(lo, 0xc000000000000) break;
    default: NONE
    }
}

PART(put_addr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(atomic_ATOM_OFFSET, 1) break;
    case 2: SET(lo, 0xff00) F(atomic_ATOM_UOFFSET, 2) break;
    default: NONE
    }
}

PART(put_guard)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x70000) break;
    case 1: F(Pg, 0) break;
    case 2: SET(lo, 0x80000) F(Pg, 0) break;
    default: NONE
    }
}

PART(put_open)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x10) break;
    case 1: break;
    case 2: SET(hi, 0x1) break;
    default: NONE
    }
}

PART(put_cycles)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(STALL, 0) break;
    default: NONE
    }
}

PART(put_writes)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xe0) break;
    case 1: F(WRITE_BAR, 0) break;
    default: NONE
    }
}

PART(put_reads)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x700) break;
    case 1: F(READ_BAR, 0) break;
    default: NONE
    }
}

PART(put_ctl)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x7f1) break;
    case 1: SET(hi, 0x7f0) break;
    case 2: F(NO_YIELD, 1) F(WAIT1, 4) F(WAIT2, 5) F(WAIT3, 6) F(WAIT4, 7) F(WAIT5, 8) F(WAIT6, 9)
        CALL(put_cycles, 1, 0) CALL(put_writes, 2, 2) CALL(put_reads, 3, 3) break;
    default: NONE
    }
}

PART(put_close)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x200000) break;
    default: NONE
    }
}

PART(format_slot)
{
    START
    CALL(put_guard, 0, 0) CALL(put_open, 1, 0) CALL(put_ctl, 2, 1) CALL(put_close, 6, 0)
}

PART(encode_atom)
{
    START
    F(atomic_ATOM_E, 0) F(atomic_ATOM_OP, 1) F(Rd, 3) F(Rb, 7) CALL(put_atom_types, 0, 2)
        CALL(put_addr, 1, 4) CALL(format_slot, 2, 8)
}

PART(put_cas_pair)
{
    START
    switch (line[0]) {
    case 0: F(Rb, 0) F(atomic_Rb_NUMBER, 1) break;
    case 1: SET(lo, 0x2000000000000) F(Rb, 0) F(atomic_Rb_NUMBER, 1) break;
    case 2: SET(lo, 0x4000000000000) F(Rb, 0) break;
    case 3: SET(lo, 0x8000000000000) F(Rb, 0) break;
    default: NONE
    }
}

PART(encode_atom_cas)
{
    START
    F(atomic_ATOM_E, 0) F(atomic_CAS_64, 1) F(Rd, 2) CALL(put_addr, 0, 3) CALL(put_cas_pair, 1, 6)
        CALL(format_slot, 2, 8)
}

PART(put_addr_reg)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(atomic_ATOM_OFFSET13, 1) break;
    case 2: SET(lo, 0xff00) F(atomic_ATOM_UOFFSET13, 2) break;
    default: NONE
    }
}

PART(encode_atom_p_op)
{
    START
    F(atomic_ATOM_E, 0) F(atomic_ATOM_P_OP, 1) F(Rd, 4) F(Rb, 8) F(memory_Pl, 3) ONLY(1, 0)
        CALL(put_atom_types, 0, 2) CALL(put_addr_reg, 2, 5) CALL(format_slot, 3, 9)
}

PART(encode_atom_p_cas)
{
    START
    F(atomic_ATOM_E, 0) F(atomic_CAS_64, 1) F(Rd, 3) F(memory_Pl, 2) ONLY(0, 0)
        CALL(put_addr_reg, 1, 4) CALL(put_cas_pair, 2, 7) CALL(format_slot, 3, 9)
}

PART(put_atoms_addr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(atomic_ATOMS_OFFSET, 1) break;
    case 2: SET(lo, 0xff00) F(atomic_ATOMS_UOFFSET, 2) break;
    default: NONE
    }
}

PART(encode_atoms)
{
    START
    F(atomic_ATOMS_OP, 0) F(atomic_ATOMS_TYPE, 1) F(Rd, 2) F(Rb, 6) CALL(put_atoms_addr, 0, 3)
        CALL(format_slot, 1, 7)
}

PART(put_cas_pair_of_atoms_cas)
{
    START
    switch (line[0]) {
    case 0: F(Rb, 0) F(atomic_Rb_NUMBER, 1) break;
    case 1: SET(lo, 0x10000000000000) F(Rb, 0) F(atomic_Rb_NUMBER, 1) break;
    case 2: SET(lo, 0x10000000) F(Rb, 0) break;
    case 3: SET(lo, 0x20000000) F(Rb, 0) break;
    default: NONE
    }
}

PART(encode_atoms_cas)
{
    START
    F(atomic_ATOMS_CAS_OP, 0) F(atomic_ATOMS_CAS_64, 1) F(Rd, 2) CALL(put_atoms_addr, 0, 3)
        CALL(put_cas_pair_of_atoms_cas, 1, 6) CALL(format_slot, 2, 8)
}

PART(put_red_types)
{
    START
    switch (line[0]) {
    case 0: F(atomic_RED_TYPE, 0) break;
    case 1: case 2: SET(lo, 0x400000) break;
    case 3: SET(lo, 0x600000) break;
    default: NONE
    }
}

PART(encode_red)
{
    START
    F(atomic_ATOM_E, 0) F(atomic_RED_OP, 1) F(Rd, 6) CALL(put_red_types, 0, 2) CALL(put_addr, 1, 3)
        CALL(format_slot, 2, 7)
}

PART(put_addr_reg_of_cctl_a)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(atomic_CCTL_OFFSET, 1) break;
    case 2: SET(lo, 0xff00) F(atomic_CCTL_UOFFSET, 2) break;
    default: NONE
    }
}

PART(encode_cctl_a)
{
    START
    F(atomic_CCTL_E, 0) F(atomic_CACHE_LEVEL, 1) F(atomic_CACHE_OP_OR_QUERY, 2)
        CALL(put_addr_reg_of_cctl_a, 0, 3) CALL(format_slot, 1, 6)
}

PART(encode_cctl_all)
{
    START
    F(atomic_CCTL_E, 0) F(atomic_CACHE_LEVEL, 1) F(atomic_CACHE_OP_OR_QUERY, 2)
        CALL(format_slot, 0, 3)
}

PART(put_cctll_addr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(atomic_CCTLL_OFFSET, 1) break;
    case 2: SET(lo, 0xff00) F(atomic_CCTLL_UOFFSET, 2) break;
    default: NONE
    }
}

PART(encode_cctll_a)
{
    START
    F(atomic_CACHE_OP, 0) CALL(put_cctll_addr, 0, 1) CALL(format_slot, 1, 4)
}

PART(encode_cctll_all)
{
    START
    F(atomic_CACHE_OP, 0) CALL(format_slot, 0, 1)
}

PART(encode_cctlt_all)
{
    START
    CALL(format_slot, 0, 0)
}

PART(encode_cctlt_one)
{
    START
    F(atomic_CCTLT_HEADER, 0) CALL(format_slot, 0, 1)
}

PART(put_src_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0x4b00000000000000) F(C_BANK, 2) F(C_OFFSET, 3) break;
    case 2: SET(lo, 0x3600000000000000) F(IMM, 4) break;
    default: NONE
    }
}

PART(encode_isetp)
{
    START
    F(CMP, 0) F(SIGNED, 1) F(X, 2) F(BOP, 3) F(Pu, 4) F(Pv, 5) F(Ra, 6) F(REUSE_A, 7) F(NOT_Pp, 13)
        F(Pp, 14) ONLY(1, 0) CALL(put_src_b, 0, 8) CALL(format_slot, 2, 15)
}

PART(encode_iset)
{
    START
    F(BF, 0) F(CMP, 1) F(SIGNED, 2) F(X, 3) F(BOP, 4) F(Rd, 5) F(CC, 6) F(Ra, 7) F(REUSE_A, 8)
        F(NOT_Pp, 14) F(Pp, 15) ONLY(1, 0) CALL(put_src_b, 0, 9) CALL(format_slot, 2, 16)
}

PART(put_any_target)
{
    START
    switch (line[0]) {
    case 0: F(REL_TARGET, 0) break;
    case 1: SET(lo, 0x20) F(control_TARGET_BANK, 1) F(control_TARGET_OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_bra)
{
    START
    F(control_U, 0) F(control_LMT, 1) F(CC_TEST, 2) CALL(put_any_target, 0, 3)
        CALL(format_slot, 1, 6)
}

PART(put_indexed_rel_target)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(control_REL_DISTANCE, 1) break;
    case 2: SET(lo, 0x20) F(control_TARGET_BANK, 2) F(Ra, 0) break;
    case 3: SET(lo, 0x20) F(control_TARGET_BANK, 2) F(Ra, 0) F(control_TARGET_OFFSET, 3) break;
    case 4: SET(lo, 0xff20) F(control_TARGET_BANK, 2) F(control_TARGET_OFFSET, 3) break;
    default: NONE
    }
}

PART(encode_brx)
{
    START
    F(control_LMT, 0) F(CC_TEST, 1) CALL(put_indexed_rel_target, 0, 2) CALL(format_slot, 1, 6)
}

PART(put_any_abs_target)
{
    START
    switch (line[0]) {
    case 0: F(control_ABS_LABEL, 0) break;
    case 1: SET(lo, 0x20) F(control_TARGET_BANK, 1) F(control_TARGET_OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_jmp)
{
    START
    F(control_U, 0) F(control_LMT, 1) F(CC_TEST, 2) CALL(put_any_abs_target, 0, 3)
        CALL(format_slot, 1, 6)
}

PART(put_indexed_abs_target)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(control_ABS_DISTANCE, 1) break;
    case 2: SET(lo, 0x20) F(control_TARGET_BANK, 2) F(Ra, 0) break;
    case 3: SET(lo, 0x20) F(control_TARGET_BANK, 2) F(Ra, 0) F(control_TARGET_OFFSET, 3) break;
    case 4: SET(lo, 0xff20) F(control_TARGET_BANK, 2) F(control_TARGET_OFFSET, 3) break;
    default: NONE
    }
}

PART(encode_jmx)
{
    START
    F(control_LMT, 0) F(CC_TEST, 1) CALL(put_indexed_abs_target, 0, 2) CALL(format_slot, 1, 6)
}

PART(format_slot_of_cal)
{
    START
    CALL(put_open, 0, 0) CALL(put_ctl, 1, 0) CALL(put_close, 5, 0)
}

PART(encode_cal)
{
    START
    F(control_NOINC, 0) CALL(put_any_target, 0, 1) CALL(format_slot_of_cal, 1, 4)
}

PART(encode_jcal)
{
    START
    F(control_NOINC, 0) CALL(put_any_abs_target, 0, 1) CALL(format_slot_of_cal, 1, 4)
}

PART(encode_ret)
{
    START
    F(CC_TEST, 0) CALL(format_slot, 0, 1)
}

PART(encode_plongjmp)
{
    START
    CALL(put_any_target, 0, 0) CALL(format_slot_of_cal, 1, 3)
}

PART(encode_pexit)
{
    START
    F(REL_TARGET, 0) CALL(format_slot_of_cal, 0, 1)
}

PART(encode_exit)
{
    START
    F(control_KEEPREFCOUNT, 0) F(CC_TEST, 1) CALL(format_slot, 0, 2)
}

PART(put_opt_number)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(control_BPT_NUMBER, 0) break;
    default: NONE
    }
}

PART(encode_bpt)
{
    START
    F(control_BPT_KIND, 0) CALL(put_opt_number, 0, 1) CALL(format_slot_of_cal, 1, 2)
}

PART(encode_ide)
{
    START
    F(control_EN, 0) F(control_IDE_MASK, 1) CALL(format_slot_of_cal, 0, 2)
}

PART(encode_ram)
{
    START
    CALL(format_slot_of_cal, 0, 0)
}

PART(encode_rtt)
{
    START
    F(control_RTT_OP, 0) CALL(format_slot_of_cal, 0, 1)
}

PART(encode_getcrsptr)
{
    START
    F(Rd, 0) CALL(format_slot_of_cal, 0, 1)
}

PART(encode_setcrsptr)
{
    START
    F(Ra, 0) CALL(format_slot_of_cal, 0, 1)
}

PART(encode_lepc)
{
    START
    F(Rd, 0) CALL(format_slot, 0, 1)
}

PART(put_opt_number_of_nop)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(control_NOP_MASK, 0) break;
    default: NONE
    }
}

PART(encode_nop)
{
    START
    F(control_TRIG, 0) F(NOP_CC_TEST, 1) CALL(put_opt_number_of_nop, 0, 2) CALL(format_slot, 1, 3)
}

PART(put_cvt_f16)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(Rb, 2) F(convert_CVT_H1, 3)
        F(REUSE_B, 4) break;
    case 1: SET(lo, 0x4c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(convert_CVT_H1, 3)
        F(C_BANK, 5) F(C_OFFSET, 6) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(convert_FIMM16, 7) F(convert_CVT_H1, 3) break;
    case 3: SET(lo, 0x3800200000000000) F(convert_FIMM16, 7) F(convert_CVT_H1, 3) break;
    case 4: SET(lo, 0x3802000000000000) F(convert_FIMM16, 7) F(convert_CVT_H1, 3) break;
    case 5: SET(lo, 0x3802200000000000) F(convert_FIMM16, 7) F(convert_CVT_H1, 3) break;
    default: NONE
    }
}

PART(encode_f2f_hh)
{
    START
    F(FTZ, 0) F(convert_DST_FLOAT, 1) F(convert_SRC_FLOAT, 2) F(convert_CVT_RND, 3) F(SAT, 4)
        F(Rd, 5) F(CC, 6) ONLY(2, 0) CALL(put_cvt_f16, 0, 7) CALL(format_slot, 3, 15)
}

PART(encode_f2f_hs)
{
    START
    F(FTZ, 0) F(convert_DST_FLOAT, 1) F(convert_SRC_FLOAT, 2) F(RND, 3) F(SAT, 4) F(Rd, 5) F(CC, 6)
        ONLY(2, 0) CALL(put_cvt_f16, 0, 7) CALL(format_slot, 3, 15)
}

PART(put_f2f_f32)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(Rb, 2) F(REUSE_B, 3) break;
    case 1: SET(lo, 0x4c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(C_BANK, 4) F(C_OFFSET, 5)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(FIMM, 6) break;
    case 3: SET(lo, 0x3800200000000000) F(FIMM, 6) break;
    case 4: SET(lo, 0x3802000000000000) F(FIMM, 6) break;
    case 5: SET(lo, 0x3802200000000000) F(FIMM, 6) break;
    default: NONE
    }
}

PART(encode_f2f_sh)
{
    START
    F(FTZ, 0) F(convert_DST_FLOAT, 1) F(convert_SRC_FLOAT, 2) F(RND, 3) F(SAT, 4) F(Rd, 5) F(CC, 6)
        ONLY(2, 0) CALL(put_f2f_f32, 0, 7) CALL(format_slot, 3, 14)
}

PART(encode_f2f_ss)
{
    START
    F(FTZ, 0) F(convert_DST_FLOAT, 1) F(convert_SRC_FLOAT, 2) F(convert_CVT_RND, 3) F(SAT, 4)
        F(Rd, 5) F(CC, 6) ONLY(2, 0) CALL(put_f2f_f32, 0, 7) CALL(format_slot, 3, 14)
}

PART(put_f2f_f64)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(Rb, 2) F(REUSE_B, 3) break;
    case 1: SET(lo, 0x4c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(C_BANK, 4) F(C_OFFSET, 5)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(DIMM, 6) break;
    case 3: SET(lo, 0x3800200000000000) F(DIMM, 6) break;
    case 4: SET(lo, 0x3802000000000000) F(DIMM, 6) break;
    case 5: SET(lo, 0x3802200000000000) F(DIMM, 6) break;
    default: NONE
    }
}

PART(encode_f2f_dh)
{
    START
    F(FTZ, 0) F(convert_DST_FLOAT, 1) F(convert_SRC_FLOAT, 2) F(RND, 3) F(SAT, 4) F(Rd, 5) F(CC, 6)
        ONLY(2, 0) CALL(put_f2f_f64, 0, 7) CALL(format_slot, 3, 14)
}

PART(encode_f2f_dd)
{
    START
    F(FTZ, 0) F(convert_DST_FLOAT, 1) F(convert_SRC_FLOAT, 2) F(convert_CVT_RND, 3) F(SAT, 4)
        F(Rd, 5) F(CC, 6) ONLY(2, 0) CALL(put_f2f_f64, 0, 7) CALL(format_slot, 3, 14)
}

PART(encode_f2i_h)
{
    START
    F(FTZ, 0) F(convert_DST_INT, 1) F(convert_SRC_FLOAT, 2) F(convert_ROUND, 3) F(Rd, 4) F(CC, 5)
        ONLY(2, 0) CALL(put_cvt_f16, 0, 6) CALL(format_slot, 3, 14)
}

PART(put_cvt_f32)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(Rb, 2) F(convert_CVT_H1, 3)
        F(REUSE_B, 4) break;
    case 1: SET(lo, 0x4c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(convert_CVT_H1, 3)
        F(C_BANK, 5) F(C_OFFSET, 6) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(FIMM, 7) F(convert_CVT_H1, 3) break;
    case 3: SET(lo, 0x3800200000000000) F(FIMM, 7) F(convert_CVT_H1, 3) break;
    case 4: SET(lo, 0x3802000000000000) F(FIMM, 7) F(convert_CVT_H1, 3) break;
    case 5: SET(lo, 0x3802200000000000) F(FIMM, 7) F(convert_CVT_H1, 3) break;
    default: NONE
    }
}

PART(encode_f2i_s)
{
    START
    F(FTZ, 0) F(convert_DST_INT, 1) F(convert_SRC_FLOAT, 2) F(convert_ROUND, 3) F(Rd, 4) F(CC, 5)
        ONLY(2, 0) CALL(put_cvt_f32, 0, 6) CALL(format_slot, 3, 14)
}

PART(put_cvt_f64)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(Rb, 2) F(convert_CVT_H1, 3)
        F(REUSE_B, 4) break;
    case 1: SET(lo, 0x4c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(convert_CVT_H1, 3)
        F(C_BANK, 5) F(C_OFFSET, 6) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(DIMM, 7) F(convert_CVT_H1, 3) break;
    case 3: SET(lo, 0x3800200000000000) F(DIMM, 7) F(convert_CVT_H1, 3) break;
    case 4: SET(lo, 0x3802000000000000) F(DIMM, 7) F(convert_CVT_H1, 3) break;
    case 5: SET(lo, 0x3802200000000000) F(DIMM, 7) F(convert_CVT_H1, 3) break;
    default: NONE
    }
}

PART(encode_f2i_d)
{
    START
    F(FTZ, 0) F(convert_DST_INT, 1) F(convert_SRC_FLOAT, 2) F(convert_ROUND, 3) F(Rd, 4) F(CC, 5)
        ONLY(2, 0) CALL(put_cvt_f64, 0, 6) CALL(format_slot, 3, 14)
}

PART(put_cvt_i16)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(Rb, 2) F(convert_HALF, 3)
        F(REUSE_B, 4) break;
    case 1: SET(lo, 0x4c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(convert_HALF, 3) F(C_BANK, 5)
        F(C_OFFSET, 6) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 7) F(convert_HALF, 3) break;
    case 3: SET(lo, 0x3800200000000000) F(IMM, 7) F(convert_HALF, 3) break;
    case 4: SET(lo, 0x3802000000000000) F(IMM, 7) F(convert_HALF, 3) break;
    case 5: SET(lo, 0x3802200000000000) F(IMM, 7) F(convert_HALF, 3) break;
    default: NONE
    }
}

PART(encode_i2f_h)
{
    START
    F(convert_DST_FLOAT, 0) F(convert_SRC_INT, 1) F(RND, 2) F(Rd, 3) F(CC, 4) ONLY(2, 0)
        CALL(put_cvt_i16, 0, 5) CALL(format_slot, 3, 13)
}

PART(put_cvt_i8)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(Rb, 2) F(BYTE, 3)
        F(REUSE_B, 4) break;
    case 1: SET(lo, 0x4c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(BYTE, 3) F(C_BANK, 5)
        F(C_OFFSET, 6) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 7) F(BYTE, 3) break;
    case 3: SET(lo, 0x3800200000000000) F(IMM, 7) F(BYTE, 3) break;
    case 4: SET(lo, 0x3802000000000000) F(IMM, 7) F(BYTE, 3) break;
    case 5: SET(lo, 0x3802200000000000) F(IMM, 7) F(BYTE, 3) break;
    default: NONE
    }
}

PART(encode_i2f_b)
{
    START
    F(convert_DST_FLOAT, 0) F(convert_SRC_INT, 1) F(RND, 2) F(Rd, 3) F(CC, 4) ONLY(2, 0)
        CALL(put_cvt_i8, 0, 5) CALL(format_slot, 3, 13)
}

PART(encode_i2i_h)
{
    START
    F(convert_I2I_DST, 0) F(convert_I2I_SRC, 1) F(SAT, 2) F(Rd, 3) F(CC, 4) ONLY(2, 0)
        CALL(put_cvt_i16, 0, 5) CALL(format_slot, 3, 13)
}

PART(encode_i2i_b)
{
    START
    F(convert_I2I_DST, 0) F(convert_I2I_SRC, 1) F(SAT, 2) F(Rd, 3) F(CC, 4) ONLY(2, 0)
        CALL(put_cvt_i8, 0, 5) CALL(format_slot, 3, 13)
}

PART(put_f64_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(Rb, 2) F(REUSE_C, 3) break;
    case 1: SET(lo, 0x4c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(C_BANK, 4) F(C_OFFSET, 5)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(DIMM, 6) break;
    case 3: SET(lo, 0x3800200000000000) F(DIMM, 6) break;
    case 4: SET(lo, 0x3802000000000000) F(DIMM, 6) break;
    case 5: SET(lo, 0x3802200000000000) F(DIMM, 6) break;
    default: NONE
    }
}

PART(encode_dadd)
{
    START
    F(RND, 0) F(Rd, 1) F(CC, 2) F(F_NEG_A, 3) F(F_ABS_A, 4) F(Ra, 5) F(REUSE_A, 6) ONLY(0, 0)
        CALL(put_f64_b, 1, 7) CALL(format_slot, 3, 14)
}

PART(put_f64_neg_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(NEG_PRODUCT, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4c00000000000000) F(NEG_PRODUCT, 0) F(C_BANK, 3) F(C_OFFSET, 4) ONLY(1, 0)
        break;
    case 2: SET(lo, 0x3800000000000000) F(DIMM, 5) break;
    case 3: SET(lo, 0x3801000000000000) F(DIMM, 5) break;
    default: NONE
    }
}

PART(encode_dmul)
{
    START
    F(RND, 0) F(Rd, 1) F(CC, 2) F(Ra, 3) F(REUSE_A, 4) CALL(put_f64_neg_b, 0, 5)
        CALL(format_slot, 2, 11)
}

PART(put_f64_neg_b_of_dfma_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(NEG_PRODUCT, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4b00000000000000) F(NEG_PRODUCT, 0) F(C_BANK, 3) F(C_OFFSET, 4) ONLY(1, 0)
        break;
    case 2: SET(lo, 0x3600000000000000) F(DIMM, 5) break;
    case 3: SET(lo, 0x3601000000000000) F(DIMM, 5) break;
    default: NONE
    }
}

PART(encode_dfma_b)
{
    START
    F(double_DFMA_RND, 0) F(Rd, 1) F(CC, 2) F(Ra, 3) F(REUSE_A, 4) F(F_NEG_C, 11) F(Rc, 12)
        F(REUSE_C, 13) ONLY(2, 0) CALL(put_f64_neg_b_of_dfma_b, 0, 5) CALL(format_slot, 3, 14)
}

PART(encode_dfma_c)
{
    START
    F(double_DFMA_RND, 0) F(Rd, 1) F(CC, 2) F(Ra, 3) F(REUSE_A, 4) F(NEG_PRODUCT, 5) F(Rc, 6)
        F(REUSE_B, 7) F(F_NEG_C, 8) F(C_BANK, 9) F(C_OFFSET, 10) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0)
        CALL(format_slot, 3, 11)
}

PART(encode_dmnmx)
{
    START
    F(Rd, 0) F(CC, 1) F(F_NEG_A, 2) F(F_ABS_A, 3) F(Ra, 4) F(REUSE_A, 5) F(NOT_Pp, 13) F(Pp, 14)
        ONLY(0, 0) ONLY(3, 0) CALL(put_f2f_f64, 1, 6) CALL(format_slot, 4, 15)
}

PART(put_f64_b_of_dset)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5900000000000000) F(SET_NEG_B, 0) F(SET_ABS_B, 1) F(Rb, 2) F(REUSE_B, 3)
        break;
    case 1: SET(lo, 0x4900000000000000) F(SET_NEG_B, 0) F(SET_ABS_B, 1) F(C_BANK, 4) F(C_OFFSET, 5)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3200000000000000) F(DIMM, 6) break;
    case 3: SET(lo, 0x3220000000000000) F(DIMM, 6) break;
    case 4: SET(lo, 0x3200100000000000) F(DIMM, 6) break;
    case 5: SET(lo, 0x3220100000000000) F(DIMM, 6) break;
    default: NONE
    }
}

PART(encode_dset)
{
    START
    F(SET_BF, 0) F(FLOAT_CMP, 1) F(BOP, 2) F(Rd, 3) F(CC, 4) F(SET_NEG_A, 5) F(SET_ABS_A, 6)
        F(Ra, 7) F(REUSE_A, 8) F(NOT_Pp, 16) F(Pp, 17) ONLY(0, 0) ONLY(3, 0)
        CALL(put_f64_b_of_dset, 1, 9) CALL(format_slot, 4, 18)
}

PART(put_f64_b_of_dsetp)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(SETP_NEG_B, 0) F(SET_ABS_B, 1) F(Rb, 2) F(REUSE_B, 3)
        break;
    case 1: SET(lo, 0x4b00000000000000) F(SETP_NEG_B, 0) F(SET_ABS_B, 1) F(C_BANK, 4) F(C_OFFSET, 5)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3600000000000000) F(DIMM, 6) break;
    case 3: SET(lo, 0x3600000000000040) F(DIMM, 6) break;
    case 4: SET(lo, 0x3600100000000000) F(DIMM, 6) break;
    case 5: SET(lo, 0x3600100000000040) F(DIMM, 6) break;
    default: NONE
    }
}

PART(encode_dsetp)
{
    START
    F(FLOAT_CMP, 0) F(BOP, 1) F(Pu, 2) F(Pv, 3) F(SET_NEG_A, 4) F(SETP_ABS_A, 5) F(Ra, 6)
        F(REUSE_A, 7) F(NOT_Pp, 15) F(Pp, 16) ONLY(0, 0) ONLY(3, 0) CALL(put_f64_b_of_dsetp, 1, 8)
        CALL(format_slot, 4, 17)
}

PART(put_f32_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(Rb, 2) F(REUSE_C, 3) break;
    case 1: SET(lo, 0x4c00000000000000) F(F_NEG_B, 0) F(F_ABS_B, 1) F(C_BANK, 4) F(C_OFFSET, 5)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(FIMM, 6) break;
    case 3: SET(lo, 0x3800200000000000) F(FIMM, 6) break;
    case 4: SET(lo, 0x3802000000000000) F(FIMM, 6) break;
    case 5: SET(lo, 0x3802200000000000) F(FIMM, 6) break;
    default: NONE
    }
}

PART(encode_fadd)
{
    START
    F(FTZ, 0) F(RND, 1) F(SAT, 2) F(Rd, 3) F(CC, 4) F(F_NEG_A, 5) F(F_ABS_A, 6) F(Ra, 7)
        F(REUSE_A, 8) ONLY(0, 0) CALL(put_f32_b, 1, 9) CALL(format_slot, 3, 16)
}

PART(encode_fadd32i)
{
    START
    F(float_FTZ_32I, 0) F(Rd, 1) F(CC_32I, 2) F(FIMM32, 7) F(float_F_NEG_B_32I, 8)
        F(float_F_ABS_B_32I, 9) F(float_F_NEG_A_32I, 3) F(float_F_ABS_A_32I, 4) F(Ra, 5)
        F(REUSE_A, 6) ONLY(0, 0) CALL(format_slot, 1, 10)
}

PART(put_f32_neg_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(NEG_PRODUCT, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4c00000000000000) F(NEG_PRODUCT, 0) F(C_BANK, 3) F(C_OFFSET, 4) ONLY(1, 0)
        break;
    case 2: SET(lo, 0x3800000000000000) F(FIMM, 5) break;
    case 3: SET(lo, 0x3801000000000000) F(FIMM, 5) break;
    default: NONE
    }
}

PART(encode_fmul)
{
    START
    F(float_FMZ, 0) F(float_POWER, 1) F(RND, 2) F(SAT, 3) F(Rd, 4) F(CC, 5) F(Ra, 6) F(REUSE_A, 7)
        CALL(put_f32_neg_b, 0, 8) CALL(format_slot, 2, 14)
}

PART(encode_fmul32i)
{
    START
    F(float_FMZ_53, 0) F(float_F_SAT_32I, 1) F(Rd, 2) F(CC_32I, 3) F(Ra, 4) F(REUSE_A, 5)
        F(FIMM32, 6) CALL(format_slot, 0, 7)
}

PART(put_f32_neg_b_of_ffma_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5900000000000000) F(NEG_PRODUCT, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4900000000000000) F(NEG_PRODUCT, 0) F(C_BANK, 3) F(C_OFFSET, 4) ONLY(1, 0)
        break;
    case 2: SET(lo, 0x3200000000000000) F(FIMM, 5) break;
    case 3: SET(lo, 0x3201000000000000) F(FIMM, 5) break;
    default: NONE
    }
}

PART(encode_ffma_b)
{
    START
    F(float_FMZ_53, 0) F(float_RND_51, 1) F(SAT, 2) F(Rd, 3) F(CC, 4) F(Ra, 5) F(REUSE_A, 6)
        F(F_NEG_C, 13) F(Rc, 14) F(REUSE_C, 15) ONLY(2, 0) CALL(put_f32_neg_b_of_ffma_b, 0, 7)
        CALL(format_slot, 3, 16)
}

PART(encode_ffma_c)
{
    START
    F(float_FMZ_53, 0) F(float_RND_51, 1) F(SAT, 2) F(Rd, 3) F(CC, 4) F(Ra, 5) F(REUSE_A, 6)
        F(NEG_PRODUCT, 7) F(Rc, 8) F(REUSE_B, 9) F(F_NEG_C, 10) F(C_BANK, 11) F(C_OFFSET, 12)
        ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_slot, 3, 13)
}

PART(encode_ffma32i)
{
    START
    F(float_FMZ_53, 0) F(float_F_SAT_32I, 1) F(Rd, 2) F(CC_32I, 3) F(FIMM32, 7)
        F(float_F_NEG_C_32I, 8) F(float_F_NEG_A_32I, 4) F(Ra, 5) F(REUSE_A, 6) ONLY(0, 0)
        CALL(format_slot, 1, 9)
}

PART(encode_fmnmx)
{
    START
    F(FTZ, 0) F(Rd, 1) F(CC, 2) F(F_NEG_A, 3) F(F_ABS_A, 4) F(Ra, 5) F(REUSE_A, 6) F(NOT_Pp, 14)
        F(Pp, 15) ONLY(0, 0) ONLY(3, 0) CALL(put_f2f_f32, 1, 7) CALL(format_slot, 4, 16)
}

PART(put_f32_b_of_fset)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5800000000000000) F(SET_NEG_B, 0) F(SET_ABS_B, 1) F(Rb, 2) F(REUSE_B, 3)
        break;
    case 1: SET(lo, 0x4800000000000000) F(SET_NEG_B, 0) F(SET_ABS_B, 1) F(C_BANK, 4) F(C_OFFSET, 5)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3000000000000000) F(FIMM, 6) break;
    case 3: SET(lo, 0x3020000000000000) F(FIMM, 6) break;
    case 4: SET(lo, 0x3000100000000000) F(FIMM, 6) break;
    case 5: SET(lo, 0x3020100000000000) F(FIMM, 6) break;
    default: NONE
    }
}

PART(encode_fset)
{
    START
    F(SET_BF, 0) F(FLOAT_CMP, 1) F(floatcmp_SET_FTZ, 2) F(BOP, 3) F(Rd, 4) F(CC, 5) F(SET_NEG_A, 6)
        F(SET_ABS_A, 7) F(Ra, 8) F(REUSE_A, 9) F(NOT_Pp, 17) F(Pp, 18) ONLY(0, 0) ONLY(3, 0)
        CALL(put_f32_b_of_fset, 1, 10) CALL(format_slot, 4, 19)
}

PART(put_f32_b_of_fsetp)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(SETP_NEG_B, 0) F(SET_ABS_B, 1) F(Rb, 2) F(REUSE_B, 3)
        break;
    case 1: SET(lo, 0x4b00000000000000) F(SETP_NEG_B, 0) F(SET_ABS_B, 1) F(C_BANK, 4) F(C_OFFSET, 5)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3600000000000000) F(FIMM, 6) break;
    case 3: SET(lo, 0x3600000000000040) F(FIMM, 6) break;
    case 4: SET(lo, 0x3600100000000000) F(FIMM, 6) break;
    case 5: SET(lo, 0x3600100000000040) F(FIMM, 6) break;
    default: NONE
    }
}

PART(encode_fsetp)
{
    START
    F(FLOAT_CMP, 0) F(floatcmp_SETP_FTZ, 1) F(BOP, 2) F(Pu, 3) F(Pv, 4) F(SET_NEG_A, 5)
        F(SETP_ABS_A, 6) F(Ra, 7) F(REUSE_A, 8) F(NOT_Pp, 16) F(Pp, 17) ONLY(0, 0) ONLY(3, 0)
        CALL(put_f32_b_of_fsetp, 1, 9) CALL(format_slot, 4, 18)
}

PART(put_fcmp_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0x4b00000000000000) F(C_BANK, 2) F(C_OFFSET, 3) break;
    case 2: SET(lo, 0x3600000000000000) F(FIMM, 4) break;
    default: NONE
    }
}

PART(encode_fcmp_b)
{
    START
    F(floatcmp_FCMP_TEST, 0) F(floatcmp_SETP_FTZ, 1) F(Rd, 2) F(Ra, 3) F(REUSE_A, 4) F(Rc, 10)
        F(REUSE_C, 11) CALL(put_fcmp_b, 0, 5) CALL(format_slot, 1, 12)
}

PART(encode_fcmp_c)
{
    START
    F(floatcmp_FCMP_TEST, 0) F(floatcmp_SETP_FTZ, 1) F(Rd, 2) F(Ra, 3) F(REUSE_A, 4) F(Rc, 5)
        F(REUSE_B, 6) F(C_BANK, 7) F(C_OFFSET, 8) ONLY(0, 0) CALL(format_slot, 1, 9)
}

PART(encode_fchk)
{
    START
    F(Pu, 0) F(F_NEG_A, 1) F(F_ABS_A, 2) F(Ra, 3) F(REUSE_A, 4) ONLY(0, 0) CALL(put_f2f_f32, 1, 5)
        CALL(format_slot, 3, 12)
}

PART(encode_fswzadd)
{
    START
    F(FTZ, 0) F(RND, 1) F(floatcmp_NDV, 2) F(Rd, 3) F(CC, 4) F(Ra, 5) F(REUSE_A, 6) F(Rb, 7)
        F(REUSE_B, 8) F(floatcmp_SIGNS3, 9) F(floatcmp_SIGNS2, 10) F(floatcmp_SIGNS1, 11)
        F(floatcmp_SIGNS0, 12) CALL(format_slot, 0, 13)
}

PART(encode_mufu)
{
    START
    F(floatcmp_MUFU_OP, 0) F(SAT, 1) F(Rd, 2) F(F_NEG_A, 3) F(F_ABS_A, 4) F(Ra, 5) F(REUSE_A, 6)
        ONLY(0, 0) CALL(format_slot, 1, 7)
}

PART(encode_rro)
{
    START
    F(floatcmp_RRO_OP, 0) F(Rd, 1) CALL(put_f2f_f32, 0, 2) CALL(format_slot, 2, 9)
}

PART(put_opt)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x700000000000) break;
    case 1: F(graphics_Pq, 0) break;
    default: NONE
    }
}

PART(put_attr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(graphics_ATTR_OFFSET11, 1) break;
    case 2: SET(lo, 0xff00) F(graphics_ATTR_OFFSET11, 1) break;
    case 3: SET(lo, 0xff00) break;
    default: NONE
    }
}

PART(encode_al2p)
{
    START
    F(graphics_OUTPUT, 0) F(graphics_ATTR_SIZE, 1) F(Rd, 3) CALL(put_opt, 0, 2) CALL(put_attr, 1, 4)
        CALL(format_slot, 2, 6)
}

PART(put_opt_reg)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7f8000000000) break;
    case 1: F(Rc, 0) break;
    default: NONE
    }
}

PART(encode_ald_a)
{
    START
    F(graphics_OUTPUT, 0) F(graphics_ATTR_SIZE, 1) F(Rd, 2) F(graphics_ATTR_OFFSET10, 3)
        CALL(put_opt_reg, 0, 4) CALL(format_slot, 1, 5)
}

PART(encode_ald_h)
{
    START
    F(graphics_OUTPUT, 0) F(graphics_ATTR_SIZE, 1) F(Rd, 2) F(Ra, 3) CALL(put_opt_reg, 0, 4)
        CALL(format_slot, 1, 5)
}

PART(encode_ald_q)
{
    START
    F(graphics_OUTPUT, 0) F(graphics_ATTR_SIZE, 1) F(Rd, 2) F(Ra, 3) F(graphics_ATTR_OFFSET11, 4)
        CALL(put_opt_reg, 0, 5) CALL(format_slot, 1, 6)
}

PART(encode_ast_a)
{
    START
    F(graphics_ATTR_SIZE, 0) F(graphics_ATTR_OFFSET10, 1) F(Rd, 2) CALL(put_opt_reg, 0, 3)
        CALL(format_slot, 1, 4)
}

PART(encode_ast_h)
{
    START
    F(graphics_ATTR_SIZE, 0) F(Ra, 1) F(Rd, 2) CALL(put_opt_reg, 0, 3) CALL(format_slot, 1, 4)
}

PART(encode_ast_q)
{
    START
    F(graphics_ATTR_SIZE, 0) F(Ra, 1) F(graphics_ATTR_OFFSET11, 2) F(Rd, 3) CALL(put_opt_reg, 0, 4)
        CALL(format_slot, 1, 5)
}

PART(put_opt_idx)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x4000000000) break;
    default: NONE
    }
}

PART(put_ipa_source)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xff00) F(graphics_IPA_ATTR, 0) break;
    case 1: SET(lo, 0x4000000000) F(Ra, 1) break;
    case 2: SET(lo, 0x4000000000) F(Ra, 1) F(graphics_IPA_ATTR, 0) break;
    default: NONE
    }
}

PART(put_ipa_point)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7f8000000000) break;
    case 1: SET(lo, 0x20000000000000) F(Rc, 0) break;
    default: NONE
    }
}

PART(encode_ipa)
{
    START
    F(graphics_IPA_MODE, 0) F(graphics_IPA_AT, 1) F(graphics_IPA_SAT, 2) F(Rd, 3) F(Rb, 6)
        CALL(put_opt_idx, 0, 0) CALL(put_ipa_source, 1, 4) CALL(put_ipa_point, 2, 7)
        CALL(format_slot, 3, 8)
}

PART(encode_isberd)
{
    START
    F(graphics_OUTPUT, 0) F(graphics_ISB_SPACE, 1) F(graphics_SKEW, 2) F(graphics_ISB_SIZE, 3)
        F(Rd, 4) F(Ra, 5) CALL(format_slot, 0, 6)
}

PART(put_src_b_of_out)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xfb00000000000000) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0xeb00000000000000) F(C_BANK, 2) F(C_OFFSET, 3) break;
    case 2: SET(lo, 0xf600000000000000) F(IMM, 4) break;
    default: NONE
    }
}

PART(encode_out)
{
    START
    F(graphics_OUT_OP, 0) F(Rd, 1) F(Ra, 2) CALL(put_src_b_of_out, 0, 3) CALL(format_slot, 1, 8)
}

PART(put_pixld_addr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(graphics_PIXLD_OFFSET, 1) break;
    default: NONE
    }
}

PART(encode_pixld)
{
    START
    F(graphics_PIXLD_OP, 0) F(Rd, 1) F(Pw, 2) CALL(put_pixld_addr, 0, 3) CALL(format_slot, 1, 5)
}

PART(encode_hadd2_r)
{
    START
    F(half_MERGE, 0) F(half_HADD_FTZ, 1) F(half_HALF_SAT, 2) F(Rd, 3) F(half_HALF_NEG_A, 4)
        F(half_HALF_ABS_A, 5) F(Ra, 6) F(half_SWIZZLE_A, 7) F(REUSE_A, 8) F(half_HALF_NEG_B, 9)
        F(half_HALF_ABS_B, 10) F(Rb, 11) F(half_SWIZZLE_B, 12) F(REUSE_C, 13) ONLY(0, 0) ONLY(1, 0)
        CALL(format_slot, 2, 14)
}

PART(put_f16_const_or_imm)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7a80000000000000) F(half_HALF_NEG_CONST, 0) F(half_HALF_ABS_CONST, 1)
        F(C_BANK, 2) F(C_OFFSET, 3) ONLY(1, 0) break;
    case 1: SET(lo, 0x7a00000000000000) F(half_F16_HIGH, 4) F(half_F16_LOW, 5) break;
    default: NONE
    }
}

PART(encode_hadd2_c)
{
    START
    F(half_MERGE, 0) F(half_HADD_FTZ, 1) F(half_HALF_SAT_CONST, 2) F(Rd, 3) F(half_HALF_NEG_A, 4)
        F(half_HALF_ABS_A, 5) F(Ra, 6) F(half_SWIZZLE_A, 7) F(REUSE_A, 8) ONLY(0, 0)
        CALL(put_f16_const_or_imm, 1, 9) CALL(format_slot, 3, 15)
}

PART(encode_hadd2_32i)
{
    START
    F(half_HADD_FTZ_32I, 0) F(half_HALF_SAT_CONST, 1) F(Rd, 2) F(half_F16_HIGH_32I, 7)
        F(half_F16_LOW_32I, 8) F(half_HALF_NEG_CONST, 3) F(Ra, 4) F(half_SWIZZLE_A_32I, 5)
        F(REUSE_A, 6) ONLY(0, 0) CALL(format_slot, 1, 9)
}

PART(encode_hmul2_r)
{
    START
    F(half_MERGE, 0) F(half_HMUL_FMZ, 1) F(half_HALF_SAT, 2) F(Rd, 3) F(half_HALF_ABS_A, 4) F(Ra, 5)
        F(half_SWIZZLE_A, 6) F(REUSE_A, 7) F(half_HALF_NEG_B, 8) F(half_HALF_ABS_B, 9) F(Rb, 10)
        F(half_SWIZZLE_B, 11) F(REUSE_B, 12) ONLY(0, 0) ONLY(1, 0) CALL(format_slot, 2, 13)
}

PART(encode_hmul2_c)
{
    START
    F(half_MERGE, 0) F(half_HMUL_FMZ, 1) F(half_HALF_SAT_CONST, 2) F(Rd, 3) F(half_HALF_ABS_A, 4)
        F(Ra, 5) F(half_SWIZZLE_A, 6) F(REUSE_A, 7) F(half_HALF_NEG_A, 8) F(half_HALF_ABS_CONST, 9)
        F(C_BANK, 10) F(C_OFFSET, 11) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_slot, 3, 12)
}

PART(encode_hmul2_i)
{
    START
    F(half_MERGE, 0) F(half_HMUL_FMZ, 1) F(half_HALF_SAT_CONST, 2) F(Rd, 3) F(half_F16_HIGH, 9)
        F(half_F16_LOW, 10) F(half_HALF_NEG_A, 4) F(half_HALF_ABS_A, 5) F(Ra, 6)
        F(half_SWIZZLE_A, 7) F(REUSE_A, 8) ONLY(0, 0) CALL(format_slot, 1, 11)
}

PART(encode_hmul2_32i)
{
    START
    F(half_HALF_FMZ_32I, 0) F(half_HALF_SAT_CONST, 1) F(Rd, 2) F(half_F16_HIGH_32I, 6)
        F(half_F16_LOW_32I, 7) F(Ra, 3) F(half_SWIZZLE_A_32I, 4) F(REUSE_A, 5) ONLY(0, 0)
        CALL(format_slot, 1, 8)
}

PART(encode_hfma2_r)
{
    START
    F(half_MERGE, 0) F(half_HFMA_FMZ, 1) F(half_HALF_SAT, 2) F(Rd, 3) F(Ra, 4) F(half_SWIZZLE_A, 5)
        F(REUSE_A, 6) F(half_HALF_NEG_B, 7) F(Rb, 8) F(half_SWIZZLE_B, 9) F(REUSE_B, 10)
        F(half_HFMA_NEG_C, 11) F(Rc, 12) F(half_HFMA_SWIZZLE_C, 13) F(REUSE_C, 14) ONLY(0, 0)
        ONLY(1, 0) ONLY(2, 0) CALL(format_slot, 3, 15)
}

PART(put_f16_const_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x80000000000000) F(half_HALF_NEG_CONST, 0) F(C_BANK, 1) F(C_OFFSET, 2)
        ONLY(1, 0) break;
    case 1: F(half_F16_HIGH, 3) F(half_F16_LOW, 4) break;
    default: NONE
    }
}

PART(encode_hfma2_b)
{
    START
    F(half_MERGE, 0) F(half_HFMA_FMZ_CONST, 1) F(half_HALF_SAT_CONST, 2) F(Rd, 3) F(Ra, 4)
        F(half_SWIZZLE_A, 5) F(REUSE_A, 6) F(half_HFMA_NEG_C_CONST, 12) F(Rc, 13)
        F(half_HFMA_SWIZZLE_C_CONST, 14) F(REUSE_C, 15) ONLY(0, 0) ONLY(3, 0)
        CALL(put_f16_const_b, 1, 7) CALL(format_slot, 4, 16)
}

PART(encode_hfma2_c)
{
    START
    F(half_MERGE, 0) F(half_HFMA_FMZ_CONST, 1) F(half_HALF_SAT_CONST, 2) F(Rd, 3) F(Ra, 4)
        F(half_SWIZZLE_A, 5) F(REUSE_A, 6) F(half_HALF_NEG_CONST, 7) F(Rc, 8)
        F(half_HFMA_SWIZZLE_C_CONST, 9) F(REUSE_B, 10) F(half_HFMA_NEG_C_CONST, 11) F(C_BANK, 12)
        F(C_OFFSET, 13) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) ONLY(3, 0) CALL(format_slot, 4, 14)
}

PART(encode_hfma2_32i)
{
    START
    F(half_HALF_FMZ_32I, 0) F(Rd, 1) F(half_F16_HIGH_32I, 5) F(half_F16_LOW_32I, 6)
        F(half_HFMA_NEG_C_32I, 7) F(Ra, 2) F(half_SWIZZLE_A_32I, 3) F(REUSE_A, 4) ONLY(0, 0)
        CALL(format_slot, 1, 8)
}

PART(encode_hset2_r)
{
    START
    F(half_HALF_BF, 0) F(half_HALF_CMP, 1) F(half_HSET_FTZ, 2) F(BOP, 3) F(Rd, 4)
        F(half_HALF_NEG_A, 5) F(half_HALF_ABS_A, 6) F(Ra, 7) F(half_SWIZZLE_A, 8) F(REUSE_A, 9)
        F(half_HALF_NEG_B, 10) F(half_HALF_ABS_B, 11) F(Rb, 12) F(half_SWIZZLE_B, 13) F(REUSE_B, 14)
        F(NOT_Pp, 15) F(Pp, 16) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_slot, 3, 17)
}

PART(encode_hset2_c)
{
    START
    F(half_HALF_BF_CONST, 0) F(half_HALF_CMP_CONST, 1) F(half_HSET_FTZ_CONST, 2) F(BOP, 3) F(Rd, 4)
        F(half_HALF_NEG_A, 5) F(half_HALF_ABS_A, 6) F(Ra, 7) F(half_SWIZZLE_A, 8) F(REUSE_A, 9)
        F(NOT_Pp, 15) F(Pp, 16) ONLY(0, 0) ONLY(3, 0) CALL(put_f16_const_b, 1, 10)
        CALL(format_slot, 4, 17)
}

PART(encode_hsetp2_r)
{
    START
    F(half_HALF_CMP, 0) F(half_H_AND, 1) F(half_HSETP_FTZ, 2) F(BOP, 3) F(Pu, 4) F(Pv, 5)
        F(half_HALF_NEG_A, 6) F(half_HALF_ABS_A, 7) F(Ra, 8) F(half_SWIZZLE_A, 9) F(REUSE_A, 10)
        F(half_HALF_NEG_B, 11) F(half_HALF_ABS_B, 12) F(Rb, 13) F(half_SWIZZLE_B, 14) F(REUSE_B, 15)
        F(NOT_Pp, 16) F(Pp, 17) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_slot, 3, 18)
}

PART(put_f16_const_or_imm_of_hsetp2_c)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7e80000000000000) F(half_HALF_NEG_CONST, 0) F(half_HALF_ABS_CONST, 1)
        F(C_BANK, 2) F(C_OFFSET, 3) ONLY(1, 0) break;
    case 1: SET(lo, 0x7e00000000000000) F(half_F16_HIGH, 4) F(half_F16_LOW, 5) break;
    default: NONE
    }
}

PART(encode_hsetp2_c)
{
    START
    F(half_HALF_CMP_CONST, 0) F(half_H_AND_CONST, 1) F(half_HSETP_FTZ, 2) F(BOP, 3) F(Pu, 4)
        F(Pv, 5) F(half_HALF_NEG_A, 6) F(half_HALF_ABS_A, 7) F(Ra, 8) F(half_SWIZZLE_A, 9)
        F(REUSE_A, 10) F(NOT_Pp, 17) F(Pp, 18) ONLY(0, 0) ONLY(3, 0)
        CALL(put_f16_const_or_imm_of_hsetp2_c, 1, 11) CALL(format_slot, 4, 19)
}

PART(put_opt_po)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x1000000000000) break;
    case 2: SET(lo, 0x3000000000000) break;
    default: NONE
    }
}

PART(put_sum_a)
{
    START
    switch (line[0]) {
    case 0: F(integer_NEG_A, 0) F(Ra, 1) F(REUSE_A, 2) break;
    case 1: SET(lo, 0x3000000000000) F(Ra, 1) F(REUSE_A, 2) break;
    default: NONE
    }
}

PART(put_sum_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(integer_NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4c00000000000000) F(integer_NEG_B, 0) F(C_BANK, 3) F(C_OFFSET, 4) ONLY(1, 0)
        break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 5) break;
    case 3: SET(lo, 0x3801000000000000) F(IMM, 5) break;
    case 4: SET(lo, 0x5c03000000000000) F(Rb, 1) F(REUSE_B, 2) break;
    case 5: SET(lo, 0x4c03000000000000) F(C_BANK, 3) F(C_OFFSET, 4) break;
    case 6: SET(lo, 0x3803000000000000) F(IMM, 5) break;
    default: NONE
    }
}

PART(encode_iadd)
{
    START
    F(SAT, 0) F(X, 1) F(Rd, 2) F(CC, 3) CALL(put_opt_po, 0, 0) CALL(put_sum_a, 1, 4)
        CALL(put_sum_b, 2, 7) CALL(format_slot, 4, 13)
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        put->lo ^= 0x1000000000000;
}

PART(put_opt_po_32i)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x180000000000000) break;
    default: NONE
    }
}

PART(put_sum_a_32i)
{
    START
    switch (line[0]) {
    case 0: F(NEG_A_32I, 0) F(Ra, 1) F(REUSE_A, 2) break;
    case 1: SET(lo, 0x180000000000000) F(Ra, 1) F(REUSE_A, 2) break;
    default: NONE
    }
}

PART(encode_iadd32i)
{
    START
    F(integer_SAT_32I, 0) F(integer_X_32I, 1) F(Rd, 2) F(CC_32I, 3) F(IMM32, 7)
        CALL(put_opt_po_32i, 0, 0) CALL(put_sum_a_32i, 1, 4) CALL(format_slot, 2, 8)
}

PART(encode_iadd3_r)
{
    START
    F(integer_IADD3_SHIFT, 0) F(integer_IADD3_X, 1) F(Rd, 2) F(CC, 3) F(integer_IADD3_NEG_A, 4)
        F(Ra, 5) F(integer_HALF_A, 6) F(REUSE_A, 7) F(integer_IADD3_NEG_B, 8) F(Rb, 9)
        F(integer_HALF_B, 10) F(REUSE_B, 11) F(integer_IADD3_NEG_C, 12) F(Rc, 13)
        F(integer_HALF_C, 14) F(REUSE_C, 15) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0)
        CALL(format_slot, 3, 16)
}

PART(put_iadd3_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x4c00000000000000) F(integer_IADD3_NEG_B, 0) F(C_BANK, 1) F(C_OFFSET, 2)
        ONLY(1, 0) break;
    case 1: SET(lo, 0x3800000000000000) F(UIMM, 3) break;
    case 2: SET(lo, 0x3804000000000000) F(UIMM, 3) break;
    default: NONE
    }
}

PART(encode_iadd3_b)
{
    START
    F(integer_IADD3_X, 0) F(Rd, 1) F(CC, 2) F(integer_IADD3_NEG_A, 3) F(Ra, 4) F(REUSE_A, 5)
        F(integer_IADD3_NEG_C, 10) F(Rc, 11) F(REUSE_C, 12) ONLY(0, 0) ONLY(3, 0)
        CALL(put_iadd3_b, 1, 6) CALL(format_slot, 4, 13)
}

PART(encode_iscadd)
{
    START
    F(Rd, 0) F(CC, 1) F(integer_SHIFT, 11) CALL(put_opt_po, 0, 0) CALL(put_sum_a, 1, 2)
        CALL(put_sum_b, 2, 5) CALL(format_slot, 4, 12)
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        put->lo ^= 0x1000000000000;
}

PART(encode_iscadd32i)
{
    START
    F(Rd, 0) F(CC_32I, 1) F(Ra, 2) F(REUSE_A, 3) F(IMM32, 4) F(integer_SHIFT_32I, 5)
        CALL(format_slot, 0, 6)
}

PART(put_src_b_of_imnmx)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0x4c00000000000000) F(C_BANK, 2) F(C_OFFSET, 3) break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 4) break;
    default: NONE
    }
}

PART(encode_imnmx)
{
    START
    F(SIGNED, 0) F(integer_PART, 1) F(Rd, 2) F(CC, 3) F(Ra, 4) F(REUSE_A, 5) F(NOT_Pp, 11) F(Pp, 12)
        ONLY(1, 0) CALL(put_src_b_of_imnmx, 0, 6) CALL(format_slot, 2, 13)
}

PART(encode_icmp_b)
{
    START
    F(CMP, 0) F(SIGNED, 1) F(Rd, 2) F(Ra, 3) F(REUSE_A, 4) F(Rc, 10) F(REUSE_C, 11)
        CALL(put_src_b, 0, 5) CALL(format_slot, 1, 12)
}

PART(encode_icmp_c)
{
    START
    F(CMP, 0) F(SIGNED, 1) F(Rd, 2) F(Ra, 3) F(REUSE_A, 4) F(Rc, 5) F(REUSE_B, 6) F(C_BANK, 7)
        F(C_OFFSET, 8) ONLY(0, 0) CALL(format_slot, 1, 9)
}

PART(put_opt_of_lop)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7000000000000) break;
    case 1: F(Pd, 0) break;
    default: NONE
    }
}

PART(put_inverted_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(logic_LOP_INV_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4c00000000000000) F(logic_LOP_INV_B, 0) F(C_BANK, 3) F(C_OFFSET, 4) ONLY(1, 0)
        break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 5) break;
    case 3: SET(lo, 0x3800010000000000) F(IMM, 5) break;
    default: NONE
    }
}

PART(encode_lop)
{
    START
    F(logic_LOP_OP, 0) F(X, 1) F(logic_LOP_TEST, 2) F(Rd, 4) F(CC, 5) F(logic_LOP_INV_A, 6) F(Ra, 7)
        F(REUSE_A, 8) ONLY(1, 0) CALL(put_opt_of_lop, 0, 3) CALL(put_inverted_b, 2, 9)
        CALL(format_slot, 4, 15)
}

PART(encode_lop32i)
{
    START
    F(logic_LOP32I_OP, 0) F(logic_LOP32I_X, 1) F(Rd, 2) F(CC_32I, 3) F(logic_LOP32I_INV_A, 4)
        F(Ra, 5) F(REUSE_A, 6) F(UIMM32, 7) F(logic_LOP32I_INV_B, 8) CALL(format_slot, 0, 9)
}

PART(encode_lop3_r)
{
    START
    F(logic_LOP3_X, 0) F(logic_LOP3_TEST, 1) F(Rd, 3) F(CC, 4) F(Ra, 5) F(REUSE_A, 6) F(Rb, 7)
        F(REUSE_B, 8) F(Rc, 9) F(REUSE_C, 10) F(logic_LUT, 11) CALL(put_opt_of_lop, 0, 2)
        CALL(format_slot, 1, 12)
}

PART(encode_lop3_c)
{
    START
    F(logic_LOP3_X_CONST, 0) F(Rd, 1) F(CC, 2) F(Ra, 3) F(REUSE_A, 4) F(Rc, 7) F(REUSE_C, 8)
        F(logic_LUT_48, 9) F(C_BANK, 5) F(C_OFFSET, 6) ONLY(0, 0) CALL(format_slot, 1, 10)
}

PART(encode_lop3_i)
{
    START
    F(logic_LOP3_X_IMM, 0) F(Rd, 1) F(CC, 2) F(Ra, 3) F(REUSE_A, 4) F(IMM, 5) F(Rc, 6) F(REUSE_C, 7)
        F(logic_LUT_48, 8) CALL(format_slot, 0, 9)
}

PART(put_addr_of_ldg)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(memory_OFFSET24, 1) break;
    case 2: SET(lo, 0xff00) F(memory_UOFFSET24, 2) break;
    default: NONE
    }
}

PART(encode_ldg)
{
    START
    F(memory_E, 0) F(memory_LOAD_CACHE, 1) F(memory_LDG_SIZE, 2) F(Rd, 3)
        CALL(put_addr_of_ldg, 0, 4) CALL(format_slot, 1, 7)
}

PART(put_addr_reg_of_ldg_p)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(memory_OFFSET20, 1) break;
    case 2: SET(lo, 0xff00) F(memory_UOFFSET20, 2) break;
    default: NONE
    }
}

PART(encode_ldg_p)
{
    START
    F(memory_E, 0) F(memory_LOAD_CACHE, 1) F(memory_LDG_SIZE, 2) F(Rd, 4) F(memory_Pl, 3) ONLY(0, 0)
        CALL(put_addr_reg_of_ldg_p, 1, 5) CALL(format_slot, 2, 8)
}

PART(encode_stg)
{
    START
    F(memory_E, 0) F(memory_STORE_CACHE, 1) F(memory_SIZE, 2) F(Rd, 6) CALL(put_addr_of_ldg, 0, 3)
        CALL(format_slot, 1, 7)
}

PART(put_addr_of_ld)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(memory_OFFSET32, 1) break;
    case 2: SET(lo, 0xff00) F(memory_UOFFSET32, 2) break;
    default: NONE
    }
}

PART(put_opt_ld_p)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x1c00000000000000) break;
    case 1: F(LD_P, 0) break;
    default: NONE
    }
}

PART(encode_ld)
{
    START
    F(memory_LD_E, 0) F(memory_LD_CACHE, 1) F(memory_LD_SIZE, 2) F(Rd, 3) CALL(put_addr_of_ld, 0, 4)
        CALL(put_opt_ld_p, 1, 7) CALL(format_slot, 2, 8)
}

PART(encode_st)
{
    START
    F(memory_LD_E, 0) F(memory_ST_CACHE, 1) F(memory_LD_SIZE, 2) F(Rd, 6) CALL(put_addr_of_ld, 0, 3)
        CALL(put_opt_ld_p, 1, 7) CALL(format_slot, 2, 8)
}

PART(encode_ldl)
{
    START
    F(memory_LDL_CACHE, 0) F(memory_SIZE, 1) F(Rd, 2) CALL(put_addr_of_ldg, 0, 3)
        CALL(format_slot, 1, 6)
}

PART(encode_stl)
{
    START
    F(memory_STL_CACHE, 0) F(memory_SIZE, 1) F(Rd, 5) CALL(put_addr_of_ldg, 0, 2)
        CALL(format_slot, 1, 6)
}

PART(encode_lds_r)
{
    START
    F(memory_SIZE, 0) F(Rd, 1) CALL(put_addr_of_ldg, 0, 2) CALL(format_slot, 1, 5)
}

PART(encode_lds_u)
{
    START
    F(memory_LDS_U_SIZE, 0) F(Rd, 1) CALL(put_addr_of_ldg, 0, 2) CALL(format_slot, 1, 5)
}

PART(encode_sts)
{
    START
    F(memory_SIZE, 0) F(Rd, 4) CALL(put_addr_of_ldg, 0, 1) CALL(format_slot, 1, 5)
}

PART(put_const_indexed)
{
    START
    switch (line[0]) {
    case 0: F(memory_LDC_BANK, 0) F(Ra, 1) break;
    case 1: F(memory_LDC_BANK, 0) F(Ra, 1) F(memory_INDEX, 2) break;
    case 2: SET(lo, 0xff00) F(memory_LDC_BANK, 0) F(memory_UINDEX, 3) break;
    default: NONE
    }
}

PART(encode_ldc)
{
    START
    F(memory_LDC_SIZE, 0) F(memory_LDC_MODE, 1) F(Rd, 2) CALL(put_const_indexed, 0, 3)
        CALL(format_slot, 1, 7)
}

PART(encode_stp)
{
    START
    F(memory_WAIT, 0) F(memory_STP_NUMBER, 1) CALL(format_slot_of_cal, 0, 2)
}

PART(encode_membar)
{
    START
    F(memory_MEMBAR_SCOPE, 0) F(memory_MEMBAR_IVALL, 1) CALL(format_slot, 0, 2)
}

PART(put_opt_mask)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x78000000000) break;
    case 1: F(LANES, 0) break;
    default: NONE
    }
}

PART(encode_mov)
{
    START
    F(Rd, 0) CALL(put_src_b_of_imnmx, 0, 1) CALL(put_opt_mask, 1, 6) CALL(format_slot, 2, 7)
}

PART(put_opt_mask_of_mov32i)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xf000) break;
    case 1: F(move_LANES_32I, 0) break;
    default: NONE
    }
}

PART(encode_mov32i)
{
    START
    F(Rd, 0) F(UIMM32, 1) CALL(put_opt_mask_of_mov32i, 0, 2) CALL(format_slot, 1, 3)
}

PART(encode_sel)
{
    START
    F(Rd, 0) F(Ra, 1) F(REUSE_A, 2) F(NOT_Pp, 8) F(Pp, 9) ONLY(1, 0) CALL(put_src_b_of_imnmx, 0, 3)
        CALL(format_slot, 2, 10)
}

PART(encode_prmt_b)
{
    START
    F(move_PRMT_MODE, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(Rc, 9) F(REUSE_C, 10)
        CALL(put_src_b, 0, 4) CALL(format_slot, 1, 11)
}

PART(encode_prmt_c)
{
    START
    F(move_PRMT_MODE, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(Rc, 4) F(REUSE_B, 5) F(C_BANK, 6)
        F(C_OFFSET, 7) ONLY(0, 0) CALL(format_slot, 1, 8)
}

PART(encode_imul)
{
    START
    F(MUL_TYPES, 0) F(HI, 1) F(Rd, 2) F(CC, 3) F(Ra, 4) F(REUSE_A, 5) CALL(put_src_b_of_imnmx, 0, 6)
        CALL(format_slot, 1, 11)
}

PART(encode_imul32i)
{
    START
    F(MUL_TYPES_32I, 0) F(HI_32I, 1) F(Rd, 2) F(CC_32I, 3) F(Ra, 4) F(REUSE_A, 5) F(IMM32, 6)
        CALL(format_slot, 0, 7)
}

PART(put_opt_mad_po)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x8000000000000) break;
    case 2: SET(lo, 0x18000000000000) break;
    default: NONE
    }
}

PART(put_mad_a)
{
    START
    switch (line[0]) {
    case 0: F(multiply_MAD_NEG_A, 0) F(Ra, 1) F(REUSE_A, 2) break;
    case 1: SET(lo, 0x18000000000000) F(Ra, 1) F(REUSE_A, 2) break;
    default: NONE
    }
}

PART(put_src_b_of_imad_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5a00000000000000) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0x4a00000000000000) F(C_BANK, 2) F(C_OFFSET, 3) break;
    case 2: SET(lo, 0x3400000000000000) F(IMM, 4) break;
    default: NONE
    }
}

PART(put_mad_c)
{
    START
    switch (line[0]) {
    case 0: F(multiply_MAD_NEG_C, 0) F(Rc, 1) F(REUSE_C, 2) break;
    case 1: SET(lo, 0x18000000000000) F(Rc, 1) F(REUSE_C, 2) break;
    default: NONE
    }
}

PART(encode_imad_b)
{
    START
    F(multiply_MAD_TYPES, 0) F(multiply_MAD_HI, 1) F(SAT, 2) F(multiply_MAD_X, 3) F(Rd, 4) F(CC, 5)
        CALL(put_opt_mad_po, 0, 0) CALL(put_mad_a, 1, 6) CALL(put_src_b_of_imad_b, 2, 9)
        CALL(put_mad_c, 3, 14) CALL(format_slot, 4, 17)
}

PART(put_mad_const_c)
{
    START
    switch (line[0]) {
    case 0: F(multiply_MAD_NEG_C, 0) F(C_BANK, 1) F(C_OFFSET, 2) ONLY(1, 0) break;
    case 1: SET(lo, 0x18000000000000) F(C_BANK, 1) F(C_OFFSET, 2) ONLY(2, 0) break;
    default: NONE
    }
}

PART(encode_imad_c)
{
    START
    F(multiply_MAD_TYPES, 0) F(multiply_MAD_HI, 1) F(SAT, 2) F(multiply_MAD_X, 3) F(Rd, 4) F(CC, 5)
        F(Rc, 9) F(REUSE_B, 10) CALL(put_opt_mad_po, 0, 0) CALL(put_mad_a, 1, 6)
        CALL(put_mad_const_c, 2, 11) CALL(format_slot, 5, 14)
}

PART(put_opt_mad32i_po)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x80000000000000) break;
    case 2: SET(lo, 0x180000000000000) break;
    default: NONE
    }
}

PART(put_mad32i_c)
{
    START
    switch (line[0]) {
    case 0: F(multiply_MAD32I_NEG_C, 6) F(Rd, 0) break;
    case 1: SET(lo, 0x180000000000000) F(Rd, 0) break;
    default: NONE
    }
}

PART(encode_imad32i)
{
    START
    F(multiply_MAD32I_TYPES, 0) F(HI_32I, 1) F(Rd, 2) F(CC_32I, 3) F(IMM32, 7)
        CALL(put_opt_mad32i_po, 0, 0) CALL(put_sum_a_32i, 1, 4) CALL(put_mad32i_c, 2, 2)
        CALL(format_slot, 3, 9)
}

PART(encode_imadsp_uu_b)
{
    START
    F(multiply_IMADSP_A, 0) F(multiply_IMADSP_B, 1) F(multiply_IMADSP_C, 2) F(Rd, 3) F(CC, 4)
        F(Ra, 5) F(REUSE_A, 6) F(Rc, 12) F(REUSE_C, 13) CALL(put_src_b_of_imad_b, 0, 7)
        CALL(format_slot, 1, 14)
}

PART(encode_imadsp_uu_c)
{
    START
    F(multiply_IMADSP_A, 0) F(multiply_IMADSP_B, 1) F(multiply_IMADSP_C, 2) F(Rd, 3) F(CC, 4)
        F(Ra, 5) F(REUSE_A, 6) F(Rc, 7) F(REUSE_B, 8) F(C_BANK, 9) F(C_OFFSET, 10) ONLY(0, 0)
        CALL(format_slot, 1, 11)
}

PART(encode_xmad_r)
{
    START
    F(multiply_XMAD_TYPES, 0) F(Rd, 5) F(CC, 6) F(Rc, 13) F(REUSE_C, 14) F(multiply_PSL, 1)
        F(multiply_MRG, 2) F(multiply_XMAD_MODE, 3) F(multiply_XMAD_X, 4) F(Ra, 7)
        F(multiply_XMAD_H1_A, 8) F(REUSE_A, 9) F(Rb, 10) F(multiply_XMAD_H1_B, 11) F(REUSE_B, 12)
        ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_slot, 3, 15)
}

PART(encode_xmad_i)
{
    START
    F(multiply_XMAD_TYPES, 0) F(Rd, 5) F(CC, 6) F(Rc, 11) F(REUSE_C, 12) F(multiply_PSL, 1)
        F(multiply_MRG, 2) F(multiply_XMAD_MODE, 3) F(multiply_XMAD_X, 4) F(Ra, 7)
        F(multiply_XMAD_H1_A, 8) F(REUSE_A, 9) F(multiply_IMM16, 10) ONLY(0, 0) ONLY(1, 0)
        ONLY(2, 0) CALL(format_slot, 3, 13)
}

PART(encode_xmad_b)
{
    START
    F(multiply_XMAD_TYPES, 0) F(Rd, 5) F(CC, 6) F(Rc, 13) F(REUSE_C, 14) F(multiply_PSL_CONST, 1)
        F(multiply_MRG_CONST, 2) F(multiply_XMAD_MODE_CONST, 3) F(multiply_XMAD_X_CONST, 4) F(Ra, 7)
        F(multiply_XMAD_H1_A, 8) F(REUSE_A, 9) F(multiply_XMAD_H1_C, 12) F(C_BANK, 10)
        F(C_OFFSET, 11) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) ONLY(3, 0) CALL(format_slot, 4, 15)
}

PART(encode_xmad_c)
{
    START
    F(multiply_XMAD_TYPES, 0) F(Rd, 3) F(CC, 4) F(multiply_XMAD_MODE_CONST, 1)
        F(multiply_XMAD_X_CONST, 2) F(Ra, 5) F(multiply_XMAD_H1_A, 6) F(REUSE_A, 7) F(Rc, 8)
        F(multiply_XMAD_H1_C, 9) F(REUSE_B, 10) F(C_BANK, 11) F(C_OFFSET, 12) ONLY(0, 0) ONLY(1, 0)
        ONLY(2, 0) ONLY(3, 0) CALL(format_slot, 4, 13)
}

PART(encode_psetp)
{
    START
    F(predicate_BOP_AB, 0) F(BOP, 1) F(Pu, 2) F(Pv, 3) F(predicate_NOT_Pa, 4) F(Pa, 5)
        F(predicate_NOT_Pb, 6) F(Pb, 7) F(NOT_Pp, 8) F(Pp, 9) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0)
        CALL(format_slot, 3, 10)
}

PART(encode_pset)
{
    START
    F(BF, 0) F(predicate_BOP_AB, 1) F(BOP, 2) F(Rd, 3) F(CC, 4) F(predicate_NOT_Pa, 5) F(Pa, 6)
        F(predicate_NOT_Pb, 7) F(Pb, 8) F(NOT_Pp, 9) F(Pp, 10) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0)
        CALL(format_slot, 3, 11)
}

PART(encode_cset)
{
    START
    F(BF, 0) F(NOP_CC_TEST, 1) F(BOP, 2) F(Rd, 3) F(CC, 4) F(NOT_Pp, 5) F(Pp, 6) ONLY(0, 0)
        CALL(format_slot, 1, 7)
}

PART(encode_csetp)
{
    START
    F(NOP_CC_TEST, 0) F(BOP, 1) F(Pu, 2) F(Pv, 3) F(NOT_Pp, 4) F(Pp, 5) ONLY(0, 0)
        CALL(format_slot, 1, 6)
}

PART(encode_p2r)
{
    START
    F(BYTE, 0) F(Rd, 1) F(predicate_PR_OR_CC, 2) F(Ra, 3) F(REUSE_A, 4)
        CALL(put_src_b_of_imnmx, 0, 5) CALL(format_slot, 1, 10)
}

PART(put_pr_bits)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0x4c00000000000000) F(C_BANK, 2) F(C_OFFSET, 3) break;
    case 2: SET(lo, 0x3800000000000000) F(UIMM, 4) break;
    default: NONE
    }
}

PART(encode_r2p)
{
    START
    F(predicate_PR_OR_CC, 0) F(Ra, 1) F(BYTE, 2) F(REUSE_A, 3) CALL(put_pr_bits, 0, 4)
        CALL(format_slot, 1, 9)
}

PART(encode_shl)
{
    START
    F(shift_W, 0) F(X, 1) F(Rd, 2) F(CC, 3) F(Ra, 4) F(REUSE_A, 5) CALL(put_src_b_of_imnmx, 0, 6)
        CALL(format_slot, 1, 11)
}

PART(encode_shr)
{
    START
    F(SIGNED, 0) F(shift_W, 1) F(shift_SHR_X, 2) F(shift_BREV, 3) F(Rd, 4) F(CC, 5) F(Ra, 6)
        F(REUSE_A, 7) CALL(put_src_b_of_imnmx, 0, 8) CALL(format_slot, 1, 13)
}

PART(put_shf_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0x3600000000000000) F(shift_SHF_IMM, 2) break;
    default: NONE
    }
}

PART(encode_shf_l)
{
    START
    F(shift_SHF_W, 0) F(shift_SHF_TYPE, 1) F(shift_SHF_PART, 2) F(Rd, 3) F(CC, 4) F(Ra, 5)
        F(REUSE_A, 6) F(Rc, 10) F(REUSE_C, 11) CALL(put_shf_b, 0, 7) CALL(format_slot, 1, 12)
}

PART(put_shf_b_of_shf_r)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0x3800000000000000) F(shift_SHF_IMM, 2) break;
    default: NONE
    }
}

PART(encode_shf_r)
{
    START
    F(shift_SHF_W, 0) F(shift_SHF_TYPE, 1) F(shift_SHF_PART, 2) F(Rd, 3) F(CC, 4) F(Ra, 5)
        F(REUSE_A, 6) F(Rc, 10) F(REUSE_C, 11) CALL(put_shf_b_of_shf_r, 0, 7)
        CALL(format_slot, 1, 12)
}

PART(encode_bfe)
{
    START
    F(SIGNED, 0) F(shift_BREV, 1) F(Rd, 2) F(CC, 3) F(Ra, 4) F(REUSE_A, 5)
        CALL(put_src_b_of_imnmx, 0, 6) CALL(format_slot, 1, 11)
}

PART(encode_bfi_b)
{
    START
    F(Rd, 0) F(CC, 1) F(Ra, 2) F(REUSE_A, 3) F(Rc, 9) F(REUSE_C, 10) CALL(put_src_b, 0, 4)
        CALL(format_slot, 1, 11)
}

PART(encode_bfi_c)
{
    START
    F(Rd, 0) F(CC, 1) F(Ra, 2) F(REUSE_A, 3) F(Rc, 4) F(REUSE_B, 5) F(C_BANK, 6) F(C_OFFSET, 7)
        ONLY(0, 0) CALL(format_slot, 1, 8)
}

PART(put_inverted_b_of_flo)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(shift_INV_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4c00000000000000) F(shift_INV_B, 0) F(C_BANK, 3) F(C_OFFSET, 4) ONLY(1, 0)
        break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 5) break;
    case 3: SET(lo, 0x3800010000000000) F(IMM, 5) break;
    default: NONE
    }
}

PART(encode_flo)
{
    START
    F(SIGNED, 0) F(shift_SH, 1) F(Rd, 2) F(CC, 3) CALL(put_inverted_b_of_flo, 0, 4)
        CALL(format_slot, 2, 10)
}

PART(encode_popc)
{
    START
    F(Rd, 0) CALL(put_inverted_b_of_flo, 0, 1) CALL(format_slot, 2, 7)
}

PART(put_opt_number_of_lea_lo)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(shift_LEA_SHIFT, 0) break;
    default: NONE
    }
}

PART(encode_lea_lo)
{
    START
    F(shift_LEA_X, 0) F(Rd, 2) F(CC, 3) F(shift_LEA_NEG_A, 4) F(Ra, 5) F(REUSE_A, 6) ONLY(1, 0)
        CALL(put_opt_of_lop, 0, 1) CALL(put_src_b, 2, 7) CALL(put_opt_number_of_lea_lo, 3, 12)
        CALL(format_slot, 4, 13)
}

PART(put_opt_number_of_lea_hi)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(shift_LEA_HI_SHIFT, 0) break;
    default: NONE
    }
}

PART(encode_lea_hi)
{
    START
    F(shift_LEA_HI_X, 0) F(Rd, 2) F(CC, 3) F(Rb, 7) F(REUSE_B, 8) F(Rc, 9) F(REUSE_C, 10)
        F(shift_LEA_HI_NEG_A, 4) F(Ra, 5) F(REUSE_A, 6) ONLY(1, 0) CALL(put_opt_of_lop, 0, 1)
        CALL(put_opt_number_of_lea_hi, 2, 11) CALL(format_slot, 3, 12)
}

PART(put_opt_number_of_lea_hc)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(shift_LEA_HI_CONST_SHIFT, 0) break;
    default: NONE
    }
}

PART(encode_lea_hc)
{
    START
    F(shift_LEA_HI_CONST_X, 0) F(Rd, 2) F(CC, 3) F(Rc, 9) F(REUSE_C, 10)
        F(shift_LEA_HI_CONST_NEG_A, 4) F(Ra, 5) F(REUSE_A, 6) F(C_BANK, 7) F(C_OFFSET, 8) ONLY(1, 0)
        ONLY(2, 0) CALL(put_opt_of_lop, 0, 1) CALL(put_opt_number_of_lea_hc, 3, 11)
        CALL(format_slot, 4, 12)
}

PART(put_special)
{
    START
    switch (line[0]) {
    case 0: case 1: F(special_SR, 0) break;
    case 2: SET(lo, 0x2c00000) break;
    case 3: SET(lo, 0x2d00000) break;
    case 4: SET(lo, 0x2e00000) break;
    case 5: SET(lo, 0x2f00000) break;
    case 6: SET(lo, 0x3e00000) break;
    default: NONE
    }
}

PART(encode_s2r)
{
    START
    F(Rd, 0) CALL(put_special, 0, 1) CALL(format_slot, 1, 2)
}

PART(put_opt_ballot)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xff) break;
    case 1: F(Rd, 0) break;
    default: NONE
    }
}

PART(encode_vote)
{
    START
    F(special_VOTE_MODE, 0) F(Pw, 2) F(NOT_Pp, 3) F(Pp, 4) ONLY(1, 0) CALL(put_opt_ballot, 0, 1)
        CALL(format_slot, 2, 5)
}

PART(encode_vote_vtg)
{
    START
    F(special_VTG_OP, 0) F(special_VTG_NUMBER, 1) CALL(format_slot, 0, 2)
}

PART(put_shfl_b)
{
    START
    switch (line[0]) {
    case 0: F(Rb, 0) break;
    case 1: SET(lo, 0x10000000) F(special_SHFL_LANE, 1) break;
    default: NONE
    }
}

PART(put_shfl_c)
{
    START
    switch (line[0]) {
    case 0: F(Rc, 0) break;
    case 1: SET(lo, 0x20000000) F(special_SHFL_CLAMP, 1) break;
    default: NONE
    }
}

PART(encode_shfl)
{
    START
    F(special_SHFL_MODE, 0) F(Pd, 1) F(Rd, 2) F(Ra, 3) CALL(put_shfl_b, 0, 4) CALL(put_shfl_c, 1, 6)
        CALL(format_slot, 2, 8)
}

PART(put_bar_barrier)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: SET(lo, 0x100000000000) F(special_BAR_ID, 1) break;
    default: NONE
    }
}

PART(put_opt_bar_threads)
{
    START
    switch (line[0]) {
    case 0: F(Rb, 0) break;
    case 1: SET(lo, 0x80000000000) break;
    case 2: SET(lo, 0x80000000000) F(special_BAR_THREADS, 1) break;
    default: NONE
    }
}

PART(encode_bar_sync)
{
    START
    CALL(put_bar_barrier, 0, 0) CALL(put_opt_bar_threads, 1, 2) CALL(format_slot, 2, 4)
}

PART(put_bar_arv_threads)
{
    START
    switch (line[0]) {
    case 0: F(Rb, 0) break;
    case 1: SET(lo, 0x80000000000) F(special_BAR_THREADS, 1) break;
    default: NONE
    }
}

PART(encode_bar_arv)
{
    START
    CALL(put_bar_barrier, 0, 0) CALL(put_bar_arv_threads, 1, 2) CALL(format_slot, 2, 4)
}

PART(encode_bar_red)
{
    START
    F(special_BAR_RED, 0) F(NOT_Pp, 5) F(Pp, 6) ONLY(2, 0) CALL(put_bar_barrier, 0, 1)
        CALL(put_opt_bar_threads, 1, 3) CALL(format_slot, 3, 7)
}

PART(encode_bar_scan)
{
    START
    F(NOT_Pp, 4) F(Pp, 5) ONLY(2, 0) CALL(put_bar_barrier, 0, 0) CALL(put_opt_bar_threads, 1, 2)
        CALL(format_slot, 3, 6)
}

PART(encode_b2r_b)
{
    START
    F(Rd, 0) F(special_BAR_ID, 1) CALL(format_slot, 0, 2)
}

PART(put_opt_of_b2r_r)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xe00000000000) break;
    case 1: F(Pw, 0) break;
    default: NONE
    }
}

PART(encode_b2r_r)
{
    START
    F(Rd, 0) CALL(put_opt_of_b2r_r, 0, 1) CALL(format_slot, 1, 2)
}

PART(encode_r2b)
{
    START
    F(special_R2B_KIND, 0) F(special_R2B_ID, 1) F(Rb, 2) CALL(format_slot, 0, 3)
}

PART(put_board_list)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x20) F(BOARD4, 0) F(BOARD3, 1) F(BOARD2, 2) F(BOARD1, 3) F(BOARD0, 4) break;
    case 2: SET(lo, 0x10) F(BOARD3, 1) F(BOARD2, 2) F(BOARD1, 3) F(BOARD0, 4) break;
    case 3: SET(lo, 0x8) F(BOARD2, 2) F(BOARD1, 3) F(BOARD0, 4) break;
    case 4: SET(lo, 0x4) F(BOARD1, 3) F(BOARD0, 4) break;
    case 5: SET(lo, 0x2) F(BOARD0, 4) break;
    case 6: SET(lo, 0x1) break;
    default: NONE
    }
}

PART(encode_depbar_le)
{
    START
    F(SCOREBOARD, 0) F(PENDING, 1) CALL(put_board_list, 0, 2) CALL(format_slot, 1, 7)
}

PART(encode_depbar_n)
{
    START
    CALL(put_board_list, 0, 0) CALL(format_slot, 1, 5)
}

PART(put_opt_ps)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(surface_Ps, 0) break;
    default: NONE
    }
}

PART(put_surface)
{
    START
    switch (line[0]) {
    case 0: F(Rc, 0) break;
    case 1: SET(lo, 0x8000000000000) F(HEADER, 1) break;
    default: NONE
    }
}

PART(encode_suld_p)
{
    START
    F(surface_DIM, 0) F(surface_LOAD_CACHE_24, 1) F(surface_MASK, 2) F(surface_CLAMP, 3) F(Rd, 5)
        F(Ra, 6) CALL(put_opt_ps, 0, 4) CALL(put_surface, 1, 7) CALL(format_slot, 2, 9)
}

PART(encode_suld_d)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(surface_LOAD_CACHE_24, 2) F(surface_SURF_SIZE, 3)
        F(surface_CLAMP, 4) F(Rd, 6) F(Ra, 7) CALL(put_opt_ps, 0, 5) CALL(put_surface, 1, 8)
        CALL(format_slot, 2, 10)
}

PART(encode_sust_p)
{
    START
    F(surface_DIM, 0) F(surface_STORE_CACHE_24, 1) F(surface_MASK, 2) F(surface_CLAMP, 3) F(Ra, 4)
        F(Rd, 5) CALL(put_surface, 0, 6) CALL(format_slot, 1, 8)
}

PART(encode_sust_d)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(surface_STORE_CACHE_24, 2) F(surface_SURF_SIZE, 3)
        F(surface_CLAMP, 4) F(Ra, 5) F(Rd, 6) CALL(put_surface, 0, 7) CALL(format_slot, 1, 9)
}

PART(encode_sured_p)
{
    START
    F(surface_DIM, 0) F(surface_SURED_OP, 1) F(surface_CLAMP, 2) F(Ra, 3) F(Rd, 4)
        CALL(put_surface, 0, 5) CALL(format_slot, 1, 7)
}

PART(put_sured_types)
{
    START
    switch (line[0]) {
    case 0: F(surface_SURED_TYPE, 0) break;
    case 1: case 2: SET(lo, 0x400000) break;
    default: NONE
    }
}

PART(encode_sured_d)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(surface_SURED_OP, 2) F(surface_CLAMP, 4) F(Ra, 5) F(Rd, 6)
        CALL(put_sured_types, 0, 3) CALL(put_surface, 1, 7) CALL(format_slot, 2, 9)
}

PART(put_suatom_types)
{
    START
    switch (line[0]) {
    case 0: F(surface_SUATOM_TYPE, 0) break;
    case 1: case 2: SET(lo, 0x20000000000000) break;
    default: NONE
    }
}

PART(encode_suatom_i)
{
    START
    F(surface_SUATOM_BA, 0) F(surface_DIM, 1) F(surface_SUATOM_OP, 2) F(surface_CLAMP, 4) F(Rd, 5)
        F(Ra, 6) F(Rb, 7) F(HEADER, 8) CALL(put_suatom_types, 0, 3) CALL(format_slot, 1, 9)
}

PART(put_suatom_types_r)
{
    START
    switch (line[0]) {
    case 0: F(surface_SUATOM_TYPE_R, 0) break;
    case 1: case 2: SET(lo, 0x4000000000) break;
    default: NONE
    }
}

PART(encode_suatom_r)
{
    START
    F(surface_SUATOM_PD, 0) F(surface_SUATOM_BA, 1) F(surface_DIM, 2) F(surface_SUATOM_OP, 3)
        F(surface_CLAMP, 5) F(Rd, 6) F(Ra, 7) F(Rb, 8) F(Rc, 9) ONLY(1, 0)
        CALL(put_suatom_types_r, 0, 4) CALL(format_slot, 2, 10)
}

PART(encode_suatom_p)
{
    START
    F(surface_SUATOM_BA, 0) F(surface_DIM, 1) F(surface_SUATOM_OP, 2) F(surface_CLAMP, 4) F(Rd, 6)
        F(Ra, 7) F(Rb, 8) F(Rc, 9) F(surface_SUATOM_P, 5) ONLY(1, 0) CALL(put_suatom_types_r, 0, 3)
        CALL(format_slot, 2, 10)
}

PART(encode_suatom_ci)
{
    START
    F(surface_SUATOM_BA, 0) F(surface_DIM, 1) F(surface_CLAMP, 3) F(Rd, 5) F(Ra, 6) F(Rb, 7)
        F(HEADER, 8) CALL(put_suatom_types, 0, 2) CALL(put_opt_ps, 1, 4) CALL(format_slot, 2, 9)
}

PART(encode_suatom_cr)
{
    START
    F(surface_SUATOM_PD, 0) F(surface_SUATOM_BA, 1) F(surface_DIM, 2) F(surface_CLAMP, 4) F(Rd, 6)
        F(Ra, 7) F(Rb, 8) F(Rc, 9) ONLY(2, 0) CALL(put_suatom_types_r, 0, 3) CALL(put_opt_ps, 1, 5)
        CALL(format_slot, 3, 10)
}

PART(put_opt_of_tex_i)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x38000000000000) break;
    case 1: F(texture_Pt, 0) break;
    default: NONE
    }
}

PART(put_opt_reg_of_tex_i)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xff00000) break;
    case 1: F(Rb, 0) break;
    default: NONE
    }
}

PART(encode_tex_i)
{
    START
    F(texture_LOD, 0) F(texture_LC, 1) F(texture_AOFFI, 2) F(texture_DC, 3) F(texture_NDV_35, 4)
        F(Rd, 9) F(Ra, 10) F(HEADER, 12) F(texture_DIM, 13) F(texture_MASK, 14) F(texture_NODEP, 5)
        F(texture_PHASE_T, 6) F(texture_PHASE_P, 7) ONLY(0, 0) CALL(put_opt_of_tex_i, 1, 8)
        CALL(put_opt_reg_of_tex_i, 2, 11) CALL(format_slot, 3, 15)
}

PART(encode_tex_b)
{
    START
    F(texture_LOD_B, 0) F(texture_LC_B, 1) F(texture_AOFFI_B, 2) F(texture_DC, 3)
        F(texture_NDV_35, 4) F(Rd, 9) F(Ra, 10) F(texture_DIM, 12) F(texture_MASK, 13)
        F(texture_NODEP, 5) F(texture_PHASE_T, 6) F(texture_PHASE_P, 7) ONLY(0, 0)
        CALL(put_opt_of_tex_i, 1, 8) CALL(put_opt_reg_of_tex_i, 2, 11) CALL(format_slot, 3, 14)
}

PART(encode_tld_i)
{
    START
    F(texture_TLD_LOD, 0) F(texture_AOFFI_TLD, 1) F(texture_MS, 2) F(texture_CL, 3) F(Rd, 8)
        F(Ra, 9) F(HEADER, 11) F(texture_DIM, 12) F(texture_MASK, 13) F(texture_NODEP, 4)
        F(texture_PHASE_T, 5) F(texture_PHASE_P, 6) ONLY(0, 0) CALL(put_opt_of_tex_i, 1, 7)
        CALL(put_opt_reg_of_tex_i, 2, 10) CALL(format_slot, 3, 14)
}

PART(encode_tld_b)
{
    START
    F(texture_TLD_LOD, 0) F(texture_AOFFI_TLD, 1) F(texture_MS, 2) F(texture_CL, 3) F(Rd, 8)
        F(Ra, 9) F(texture_DIM, 11) F(texture_MASK, 12) F(texture_NODEP, 4) F(texture_PHASE_T, 5)
        F(texture_PHASE_P, 6) ONLY(0, 0) CALL(put_opt_of_tex_i, 1, 7)
        CALL(put_opt_reg_of_tex_i, 2, 10) CALL(format_slot, 3, 13)
}

PART(encode_tld4_i)
{
    START
    F(texture_TLD4_COMPONENT, 0) F(texture_TLD4_OFFSET, 1) F(texture_DC, 2) F(texture_NDV_35, 3)
        F(Rd, 8) F(Ra, 9) F(HEADER, 11) F(texture_DIM, 12) F(texture_MASK, 13) F(texture_NODEP, 4)
        F(texture_PHASE_T, 5) F(texture_PHASE_P, 6) ONLY(0, 0) CALL(put_opt_of_tex_i, 1, 7)
        CALL(put_opt_reg_of_tex_i, 2, 10) CALL(format_slot, 3, 14)
}

PART(encode_tld4_b)
{
    START
    F(texture_TLD4_COMPONENT_B, 0) F(texture_TLD4_OFFSET_B, 1) F(texture_DC, 2) F(texture_NDV_35, 3)
        F(Rd, 8) F(Ra, 9) F(texture_DIM, 11) F(texture_MASK, 12) F(texture_NODEP, 4)
        F(texture_PHASE_T, 5) F(texture_PHASE_P, 6) ONLY(0, 0) CALL(put_opt_of_tex_i, 1, 7)
        CALL(put_opt_reg_of_tex_i, 2, 10) CALL(format_slot, 3, 13)
}

PART(encode_txd_i)
{
    START
    F(texture_TXD_LC, 0) F(texture_AOFFI_TLD, 1) F(Rd, 6) F(Ra, 7) F(HEADER, 9) F(texture_DIM, 10)
        F(texture_MASK, 11) F(texture_NODEP, 2) F(texture_PHASE_T, 3) F(texture_PHASE_P, 4)
        ONLY(0, 0) CALL(put_opt_of_tex_i, 1, 5) CALL(put_opt_reg_of_tex_i, 2, 8)
        CALL(format_slot, 3, 12)
}

PART(encode_txd_b)
{
    START
    F(texture_TXD_LC, 0) F(texture_AOFFI_TLD, 1) F(Rd, 6) F(Ra, 7) F(texture_DIM, 9)
        F(texture_MASK, 10) F(texture_NODEP, 2) F(texture_PHASE_T, 3) F(texture_PHASE_P, 4)
        ONLY(0, 0) CALL(put_opt_of_tex_i, 1, 5) CALL(put_opt_reg_of_tex_i, 2, 8)
        CALL(format_slot, 3, 11)
}

PART(put_any_query)
{
    START
    switch (line[0]) {
    case 0: F(texture_QUERY, 0) break;
    case 1: F(texture_QUERY_NUMBER, 1) break;
    default: NONE
    }
}

PART(encode_txq_i)
{
    START
    F(Rd, 3) F(Ra, 4) F(HEADER, 7) F(texture_MASK, 8) F(texture_NODEP, 0) F(texture_PHASE_T, 1)
        F(texture_PHASE_P, 2) ONLY(0, 0) CALL(put_any_query, 1, 5) CALL(format_slot, 2, 9)
}

PART(encode_txq_b)
{
    START
    F(Rd, 3) F(Ra, 4) F(texture_MASK, 7) F(texture_NODEP, 0) F(texture_PHASE_T, 1)
        F(texture_PHASE_P, 2) ONLY(0, 0) CALL(put_any_query, 1, 5) CALL(format_slot, 2, 8)
}

PART(encode_txa)
{
    START
    F(texture_NDV_35, 0) F(Rd, 4) F(Ra, 5) F(HEADER, 6) F(texture_MASK, 7) F(texture_NODEP, 1)
        F(texture_PHASE_T, 2) F(texture_PHASE_P, 3) ONLY(0, 0) CALL(format_slot, 1, 8)
}

PART(encode_tmml_i)
{
    START
    F(texture_NDV_35, 0) F(Rd, 4) F(Ra, 5) F(HEADER, 6) F(texture_DIM, 7) F(texture_MASK, 8)
        F(texture_NODEP, 1) F(texture_PHASE_T, 2) F(texture_PHASE_P, 3) ONLY(0, 0)
        CALL(format_slot, 1, 9)
}

PART(encode_tmml_b)
{
    START
    F(texture_NDV_35, 0) F(Rd, 4) F(Ra, 5) F(texture_DIM, 7) F(texture_MASK, 8) F(texture_NODEP, 1)
        F(texture_PHASE_T, 2) F(texture_PHASE_P, 3) ONLY(0, 0) CALL(put_opt_reg_of_tex_i, 1, 6)
        CALL(format_slot, 2, 9)
}

PART(put_opt_f16)
{
    START
    switch (line[0]) {
    case 0: F(texture_TEXS_F16, 0) break;
    case 1: SET(lo, 0x800000000000000) break;
    default: NONE
    }
}

PART(encode_texs_d1_lz_m)
{
    START
    F(texture_Rd2, 4) F(Rd, 5) F(Ra, 6) F(HEADER, 8) F(texture_COMPONENTS, 9) F(texture_NODEP, 1)
        F(texture_PHASE_T, 2) F(texture_PHASE_P, 3) ONLY(1, 0) CALL(put_opt_f16, 0, 0)
        CALL(put_opt_reg_of_tex_i, 2, 7) CALL(format_slot, 3, 10)
}

PART(encode_texs_d1_lz_s)
{
    START
    F(texture_Rd2, 4) F(Rd, 5) F(Ra, 6) F(HEADER, 8) F(texture_COMPONENTS_1, 9) F(texture_NODEP, 1)
        F(texture_PHASE_T, 2) F(texture_PHASE_P, 3) ONLY(1, 0) CALL(put_opt_f16, 0, 0)
        CALL(put_opt_reg_of_tex_i, 2, 7) CALL(format_slot, 3, 10)
}

PART(put_opt_tld4s_f16)
{
    START
    switch (line[0]) {
    case 0: F(texture_TLD4S_F16, 0) break;
    case 1: break;
    default: NONE
    }
}

PART(encode_tld4s)
{
    START
    F(texture_TLD4S_COMPONENT, 1) F(texture_AOFFI_TLD4S, 2) F(texture_DC, 3) F(texture_Rd2, 7)
        F(Rd, 8) F(Ra, 9) F(Rb, 10) F(HEADER, 11) F(texture_NODEP, 4) F(texture_PHASE_T, 5)
        F(texture_PHASE_P, 6) ONLY(1, 0) CALL(put_opt_tld4s_f16, 0, 0) CALL(format_slot, 2, 12)
}

PART(put_type_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x4000000000000) F(video_SIGN_B, 0) break;
    case 1: SET(lo, 0x4000040000000) F(video_SIGN_B, 0) break;
    case 2: SET(lo, 0x4000060000000) F(video_SIGN_B, 0) break;
    case 3: F(video_SIGN_B, 0) break;
    default: NONE
    }
}

PART(put_type_b_short)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x4000000000000) F(video_SIGN_B, 0) break;
    case 1: SET(lo, 0x4000040000000) F(video_SIGN_B, 0) break;
    default: NONE
    }
}

PART(put_types)
{
    START
    switch (line[0]) {
    case 0: F(video_SIGN_A, 0) CALL(put_type_b, 1, 1) break;
    case 1: SET(lo, 0x4000000000) F(video_SIGN_A, 0) CALL(put_type_b, 2, 1) break;
    case 2: SET(lo, 0x6000000000) CALL(put_type_b, 3, 1) break;
    case 3: SET(lo, 0x5006000000000) CALL(put_type_b_short, 4, 1) break;
    case 4: SET(lo, 0x5006060000000) break;
    case 5: SET(lo, 0x7006060000000) break;
    case 6: SET(lo, 0x1006000000000) break;
    case 7: SET(lo, 0x3006000000000) break;
    default: NONE
    }
}

PART(put_src_va)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(video_BYTE_A, 1) F(REUSE_A, 2) break;
    case 1: SET(lo, 0x4000000000) F(Ra, 0) F(video_HALF_A, 3) F(REUSE_A, 2) break;
    case 2: SET(lo, 0x6000000000) F(Ra, 0) F(REUSE_A, 2) break;
    default: NONE
    }
}

PART(put_src_vb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x4000000000000) F(Rb, 0) F(video_BYTE_B, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4000040000000) F(Rb, 0) F(video_HALF_B, 3) F(REUSE_B, 2) break;
    case 2: SET(lo, 0x4000060000000) F(Rb, 0) F(REUSE_B, 2) break;
    case 3: F(video_IMM_B, 4) break;
    default: NONE
    }
}

PART(encode_vadd)
{
    START
    F(video_UD, 0) F(video_VIDEO_SAT, 3) F(video_THEN, 4) F(Rd, 5) F(CC, 6) F(video_ADD_NEG_A, 7)
        F(video_ADD_NEG_B, 12) F(Rc, 18) F(REUSE_C, 19) CALL(put_types, 0, 1) CALL(put_src_va, 5, 8)
        CALL(put_src_vb, 6, 13) CALL(format_slot, 7, 20)
}

PART(encode_vabsdiff)
{
    START
    F(video_SD, 0) F(video_VIDEO_SAT, 3) F(video_THEN, 4) F(Rd, 5) F(CC, 6) F(Rc, 16) F(REUSE_C, 17)
        CALL(put_types, 0, 1) CALL(put_src_va, 5, 7) CALL(put_src_vb, 6, 11)
        CALL(format_slot, 7, 18)
}

PART(encode_vmnmx)
{
    START
    F(video_UD, 0) F(video_MX, 3) F(video_VIDEO_SAT, 4) F(video_THEN, 5) F(Rd, 6) F(CC, 7) F(Rc, 17)
        F(REUSE_C, 18) CALL(put_types, 0, 1) CALL(put_src_va, 5, 8) CALL(put_src_vb, 6, 12)
        CALL(format_slot, 7, 19)
}

PART(encode_vset)
{
    START
    F(video_VSET_CMP, 0) F(video_THEN, 3) F(Rd, 4) F(CC, 5) F(Rc, 15) F(REUSE_C, 16)
        CALL(put_types, 0, 1) CALL(put_src_va, 5, 6) CALL(put_src_vb, 6, 10)
        CALL(format_slot, 7, 17)
}

PART(encode_vsetp)
{
    START
    F(video_VSETP_CMP, 0) F(BOP, 3) F(Pu, 4) F(Pv, 5) F(NOT_Pp, 15) F(Pp, 16) ONLY(7, 0)
        CALL(put_types, 0, 1) CALL(put_src_va, 5, 6) CALL(put_src_vb, 6, 10)
        CALL(format_slot, 8, 17)
}

PART(put_opt_vmad_po)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x60000000000000) break;
    default: NONE
    }
}

PART(put_vmad_a)
{
    START
    switch (line[0]) {
    case 0: F(video_MAD_NEG_A, 0) CALL(put_src_va, 1, 1) break;
    case 1: SET(lo, 0x60000000000000) F(Ra, 1) F(video_BYTE_A, 2) F(REUSE_A, 3) break;
    case 2: SET(lo, 0x60004000000000) F(Ra, 1) F(video_HALF_A, 4) F(REUSE_A, 3) break;
    case 3: SET(lo, 0x60006000000000) F(Ra, 1) F(REUSE_A, 3) break;
    default: NONE
    }
}

PART(put_vmad_c)
{
    START
    switch (line[0]) {
    case 0: F(video_MAD_NEG_C, 0) F(Rc, 1) F(REUSE_C, 2) break;
    case 1: SET(lo, 0x60000000000000) F(Rc, 1) F(REUSE_C, 2) break;
    default: NONE
    }
}

PART(encode_vmad)
{
    START
    F(video_VMAD_SHIFT, 2) F(video_VIDEO_SAT, 3) F(Rd, 4) F(CC, 5) CALL(put_types, 0, 0)
        CALL(put_opt_vmad_po, 5, 0) CALL(put_vmad_a, 6, 6) CALL(put_src_vb, 8, 11)
        CALL(put_vmad_c, 9, 16) CALL(format_slot, 10, 19)
}

PART(put_shift_type_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x4000000000000) break;
    case 1: SET(lo, 0x4000040000000) break;
    case 2: SET(lo, 0x4000060000000) break;
    case 3: break;
    default: NONE
    }
}

PART(put_shift_types)
{
    START
    switch (line[0]) {
    case 0: F(video_SIGN_A, 0) CALL(put_shift_type_b, 1, 0) break;
    case 1: SET(lo, 0x4000000000) F(video_SIGN_A, 0) CALL(put_shift_type_b, 2, 0) break;
    case 2: SET(lo, 0x6000000000) CALL(put_shift_type_b, 3, 0) break;
    case 3: SET(lo, 0x5006000000000) break;
    case 4: SET(lo, 0x5006040000000) break;
    case 5: SET(lo, 0x5006060000000) break;
    case 6: SET(lo, 0x1006000000000) break;
    default: NONE
    }
}

PART(encode_vshl)
{
    START
    F(video_UD, 0) F(video_VIDEO_W, 2) F(video_VIDEO_SAT, 3) F(video_THEN, 4) F(Rd, 5) F(CC, 6)
        F(Rc, 16) F(REUSE_C, 17) CALL(put_shift_types, 0, 1) CALL(put_src_va, 4, 7)
        CALL(put_src_vb, 5, 11) CALL(format_slot, 6, 18)
}

PART(put_diff4_types)
{
    START
    switch (line[0]) {
    case 0: case 1: F(video_DIFF4_A, 0) F(video_DIFF4_B, 1) break;
    case 2: SET(lo, 0x3000000000000) break;
    default: NONE
    }
}

PART(encode_vabsdiff4)
{
    START
    F(video_DIFF4_SD, 0) F(video_DIFF4_SAT, 3) F(video_DIFF4_RED, 4) F(video_DIFF4_LANES, 5)
        F(Rd, 6) F(CC, 7) F(Ra, 8) F(video_DIFF4_SELECT_A, 9) F(REUSE_A, 10) F(Rb, 11)
        F(video_DIFF4_SELECT_B, 12) F(REUSE_B, 13) F(Rc, 14) F(REUSE_C, 15)
        CALL(put_diff4_types, 0, 1) CALL(format_slot, 1, 16)
}

PART(put_idp_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xf8000000000000) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0xd8000000000000) F(C_BANK, 2) F(C_OFFSET, 3) break;
    default: NONE
    }
}

PART(encode_idp_a4)
{
    START
    F(video_SIGN_A8, 0) F(video_SIGN_B8, 1) F(Rd, 2) F(Ra, 3) F(REUSE_A, 4) F(Rc, 9) F(REUSE_C, 10)
        CALL(put_idp_b, 0, 5) CALL(format_slot, 1, 11)
}

PART(encode_idp_a2)
{
    START
    F(video_LO_HI, 0) F(video_SIGN_A16, 1) F(video_SIGN_B8, 2) F(Rd, 3) F(Ra, 4) F(REUSE_A, 5)
        F(Rc, 10) F(REUSE_C, 11) CALL(put_idp_b, 0, 6) CALL(format_slot, 1, 12)
}

static const struct {
    encode_form *put;
    uint64_t lo, hi; /* the constants of the form */
} forms[] = {
    [MAXWELL_ATOM] = {encode_atom, 0xed00000000000000, 0x0},
    [MAXWELL_ATOM_CAS] = {encode_atom_cas, 0xeef0000000000000, 0x0},
    [MAXWELL_ATOM_P_OP] = {encode_atom_p_op, 0xee60000000000000, 0x0},
    [MAXWELL_ATOM_P_CAS] = {encode_atom_p_cas, 0xee70000000000000, 0x0},
    [MAXWELL_ATOMS] = {encode_atoms, 0xec00000000000000, 0x0},
    [MAXWELL_ATOMS_CAS] = {encode_atoms_cas, 0xee00000000000000, 0x0},
    [MAXWELL_RED] = {encode_red, 0xebf8000000000000, 0x0},
    [MAXWELL_CCTL_A] = {encode_cctl_a, 0xef60000000000000, 0x0},
    [MAXWELL_CCTL_ALL] = {encode_cctl_all, 0xef6000000000ff00, 0x0},
    [MAXWELL_CCTLL_A] = {encode_cctll_a, 0xef80000000000000, 0x0},
    [MAXWELL_CCTLL_ALL] = {encode_cctll_all, 0xef8000000000ff00, 0x0},
    [MAXWELL_CCTLT_ALL] = {encode_cctlt_all, 0xebf0000000000000, 0x0},
    [MAXWELL_CCTLT_ONE] = {encode_cctlt_one, 0xebf0000000000001, 0x0},
    [MAXWELL_ISETP] = {encode_isetp, 0x60000000000000, 0x0},
    [MAXWELL_ISET] = {encode_iset, 0x50000000000000, 0x0},
    [MAXWELL_BRA] = {encode_bra, 0xe240000000000000, 0x0},
    [MAXWELL_BRX] = {encode_brx, 0xe250000000000000, 0x0},
    [MAXWELL_JMP] = {encode_jmp, 0xe210000000000000, 0x0},
    [MAXWELL_JMX] = {encode_jmx, 0xe200000000000000, 0x0},
    [MAXWELL_CAL] = {encode_cal, 0xe260000000000000, 0x0},
    [MAXWELL_JCAL] = {encode_jcal, 0xe220000000000000, 0x0},
    [MAXWELL_PRET] = {encode_cal, 0xe270000000000000, 0x0},
    [MAXWELL_RET] = {encode_ret, 0xe320000000000000, 0x0},
    [MAXWELL_PLONGJMP] = {encode_plongjmp, 0xe280000000000000, 0x0},
    [MAXWELL_LONGJMP] = {encode_ret, 0xe310000000000000, 0x0},
    [MAXWELL_PBK] = {encode_plongjmp, 0xe2a0000000000000, 0x0},
    [MAXWELL_BRK] = {encode_ret, 0xe340000000000000, 0x0},
    [MAXWELL_PCNT] = {encode_plongjmp, 0xe2b0000000000000, 0x0},
    [MAXWELL_CONT] = {encode_ret, 0xe350000000000000, 0x0},
    [MAXWELL_SSY] = {encode_plongjmp, 0xe290000000000000, 0x0},
    [MAXWELL_SYNC] = {encode_ret, 0xf0f8000000000000, 0x0},
    [MAXWELL_PEXIT] = {encode_pexit, 0xe230000000000000, 0x0},
    [MAXWELL_EXIT] = {encode_exit, 0xe300000000000000, 0x0},
    [MAXWELL_KIL] = {encode_ret, 0xe330000000000000, 0x0},
    [MAXWELL_BPT] = {encode_bpt, 0xe3a0000000000000, 0x0},
    [MAXWELL_IDE] = {encode_ide, 0xe390000000000000, 0x0},
    [MAXWELL_RAM] = {encode_ram, 0xe380000000000000, 0x0},
    [MAXWELL_SAM] = {encode_ram, 0xe370000000000000, 0x0},
    [MAXWELL_RTT] = {encode_rtt, 0xe360000000000000, 0x0},
    [MAXWELL_GETCRSPTR] = {encode_getcrsptr, 0xe2c0000000000000, 0x0},
    [MAXWELL_SETCRSPTR] = {encode_setcrsptr, 0xe2e0000000000000, 0x0},
    [MAXWELL_GETLMEMBASE] = {encode_getcrsptr, 0xe2d0000000000000, 0x0},
    [MAXWELL_SETLMEMBASE] = {encode_setcrsptr, 0xe2f0000000000000, 0x0},
    [MAXWELL_LEPC] = {encode_lepc, 0x50d0000000000000, 0x0},
    [MAXWELL_NOP] = {encode_nop, 0x50b0000000000000, 0x0},
    [MAXWELL_F2F_HH] = {encode_f2f_hh, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_HS] = {encode_f2f_hs, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_HD] = {encode_f2f_hs, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_SH] = {encode_f2f_sh, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_SS] = {encode_f2f_ss, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_SD] = {encode_f2f_sh, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_DH] = {encode_f2f_dh, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_DS] = {encode_f2f_dh, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_DD] = {encode_f2f_dd, 0xa8000000000000, 0x0},
    [MAXWELL_F2I_H] = {encode_f2i_h, 0xb0000000000000, 0x0},
    [MAXWELL_F2I_S] = {encode_f2i_s, 0xb0000000000000, 0x0},
    [MAXWELL_F2I_D] = {encode_f2i_d, 0xb0000000000000, 0x0},
    [MAXWELL_I2F_H] = {encode_i2f_h, 0xb8000000000000, 0x0},
    [MAXWELL_I2F_B] = {encode_i2f_b, 0xb8000000000000, 0x0},
    [MAXWELL_I2F_W] = {encode_i2f_b, 0xb8000000000000, 0x0},
    [MAXWELL_I2F_D] = {encode_i2f_b, 0xb8000000000000, 0x0},
    [MAXWELL_I2I_H] = {encode_i2i_h, 0xe0000000000000, 0x0},
    [MAXWELL_I2I_B] = {encode_i2i_b, 0xe0000000000000, 0x0},
    [MAXWELL_I2I_W] = {encode_i2i_b, 0xe0000000000000, 0x0},
    [MAXWELL_DADD] = {encode_dadd, 0x70000000000000, 0x0},
    [MAXWELL_DMUL] = {encode_dmul, 0x80000000000000, 0x0},
    [MAXWELL_DFMA_B] = {encode_dfma_b, 0x70000000000000, 0x0},
    [MAXWELL_DFMA_C] = {encode_dfma_c, 0x5370000000000000, 0x0},
    [MAXWELL_DMNMX] = {encode_dmnmx, 0x50000000000000, 0x0},
    [MAXWELL_DSET] = {encode_dset, 0x0, 0x0},
    [MAXWELL_DSETP] = {encode_dsetp, 0x80000000000000, 0x0},
    [MAXWELL_FADD] = {encode_fadd, 0x58000000000000, 0x0},
    [MAXWELL_FADD32I] = {encode_fadd32i, 0x800000000000000, 0x0},
    [MAXWELL_FMUL] = {encode_fmul, 0x68000000000000, 0x0},
    [MAXWELL_FMUL32I] = {encode_fmul32i, 0x1e00000000000000, 0x0},
    [MAXWELL_FFMA_B] = {encode_ffma_b, 0x80000000000000, 0x0},
    [MAXWELL_FFMA_C] = {encode_ffma_c, 0x5180000000000000, 0x0},
    [MAXWELL_FFMA32I] = {encode_ffma32i, 0xc00000000000000, 0x0},
    [MAXWELL_FMNMX] = {encode_fmnmx, 0x60000000000000, 0x0},
    [MAXWELL_FSET] = {encode_fset, 0x0, 0x0},
    [MAXWELL_FSETP] = {encode_fsetp, 0xb0000000000000, 0x0},
    [MAXWELL_FCMP_B] = {encode_fcmp_b, 0xa0000000000000, 0x0},
    [MAXWELL_FCMP_C] = {encode_fcmp_c, 0x53a0000000000000, 0x0},
    [MAXWELL_FCHK] = {encode_fchk, 0x88000000000000, 0x0},
    [MAXWELL_FSWZADD] = {encode_fswzadd, 0x50f8000000000000, 0x0},
    [MAXWELL_MUFU] = {encode_mufu, 0x5080000000000000, 0x0},
    [MAXWELL_MUFU_SQRT] = {encode_mufu, 0x5080000000000000, 0x0},
    [MAXWELL_RRO] = {encode_rro, 0x90000000000000, 0x0},
    [MAXWELL_AL2P] = {encode_al2p, 0xefa0000000000000, 0x0},
    [MAXWELL_ALD_A] = {encode_ald_a, 0xefd800000000ff00, 0x0},
    [MAXWELL_ALD_H] = {encode_ald_h, 0xefd8000000000000, 0x0},
    [MAXWELL_ALD_P] = {encode_ald_h, 0xefd8000080000000, 0x0},
    [MAXWELL_ALD_Q] = {encode_ald_q, 0xefd8000080000000, 0x0},
    [MAXWELL_AST_A] = {encode_ast_a, 0xeff000000000ff00, 0x0},
    [MAXWELL_AST_H] = {encode_ast_h, 0xeff0000000000000, 0x0},
    [MAXWELL_AST_P] = {encode_ast_h, 0xeff0000080000000, 0x0},
    [MAXWELL_AST_Q] = {encode_ast_q, 0xeff0000080000000, 0x0},
    [MAXWELL_IPA] = {encode_ipa, 0xe003800000000000, 0x0},
    [MAXWELL_ISBERD] = {encode_isberd, 0xefd0000000000000, 0x0},
    [MAXWELL_OUT] = {encode_out, 0xe0000000000000, 0x0},
    [MAXWELL_PIXLD] = {encode_pixld, 0xefe8000000000000, 0x0},
    [MAXWELL_HADD2_R] = {encode_hadd2_r, 0x5d10000000000000, 0x0},
    [MAXWELL_HADD2_C] = {encode_hadd2_c, 0x0, 0x0},
    [MAXWELL_HADD2_32I] = {encode_hadd2_32i, 0x2c00000000000000, 0x0},
    [MAXWELL_HMUL2_R] = {encode_hmul2_r, 0x5d08000000000000, 0x0},
    [MAXWELL_HMUL2_C] = {encode_hmul2_c, 0x7880000000000000, 0x0},
    [MAXWELL_HMUL2_I] = {encode_hmul2_i, 0x7800000000000000, 0x0},
    [MAXWELL_HMUL2_32I] = {encode_hmul2_32i, 0x2a00000000000000, 0x0},
    [MAXWELL_HFMA2_R] = {encode_hfma2_r, 0x5d00000000000000, 0x0},
    [MAXWELL_HFMA2_B] = {encode_hfma2_b, 0x7000000000000000, 0x0},
    [MAXWELL_HFMA2_C] = {encode_hfma2_c, 0x6080000000000000, 0x0},
    [MAXWELL_HFMA2_32I] = {encode_hfma2_32i, 0x2800000000000000, 0x0},
    [MAXWELL_HSET2_R] = {encode_hset2_r, 0x5d18000000000000, 0x0},
    [MAXWELL_HSET2_C] = {encode_hset2_c, 0x7c00000000000000, 0x0},
    [MAXWELL_HSETP2_R] = {encode_hsetp2_r, 0x5d20000000000000, 0x0},
    [MAXWELL_HSETP2_C] = {encode_hsetp2_c, 0x0, 0x0},
    [MAXWELL_IADD] = {encode_iadd, 0x10000000000000, 0x0},
    [MAXWELL_IADD32I] = {encode_iadd32i, 0x1c00000000000000, 0x0},
    [MAXWELL_IADD3_R] = {encode_iadd3_r, 0x5cc0000000000000, 0x0},
    [MAXWELL_IADD3_B] = {encode_iadd3_b, 0xc0000000000000, 0x0},
    [MAXWELL_ISCADD] = {encode_iscadd, 0x18000000000000, 0x0},
    [MAXWELL_ISCADD32I] = {encode_iscadd32i, 0x1400000000000000, 0x0},
    [MAXWELL_IMNMX] = {encode_imnmx, 0x20000000000000, 0x0},
    [MAXWELL_ICMP_B] = {encode_icmp_b, 0x40000000000000, 0x0},
    [MAXWELL_ICMP_C] = {encode_icmp_c, 0x5340000000000000, 0x0},
    [MAXWELL_LOP] = {encode_lop, 0x40000000000000, 0x0},
    [MAXWELL_LOP32I] = {encode_lop32i, 0x400000000000000, 0x0},
    [MAXWELL_LOP3_R] = {encode_lop3_r, 0x5be0000000000000, 0x0},
    [MAXWELL_LOP3_C] = {encode_lop3_c, 0x200000000000000, 0x0},
    [MAXWELL_LOP3_I] = {encode_lop3_i, 0x3c00000000000000, 0x0},
    [MAXWELL_LDG] = {encode_ldg, 0xeed0000000000000, 0x0},
    [MAXWELL_LDG_P] = {encode_ldg_p, 0xeec8000000000000, 0x0},
    [MAXWELL_STG] = {encode_stg, 0xeed8000000000000, 0x0},
    [MAXWELL_LD] = {encode_ld, 0x8000000000000000, 0x0},
    [MAXWELL_ST] = {encode_st, 0xa000000000000000, 0x0},
    [MAXWELL_LDL] = {encode_ldl, 0xef40000000000000, 0x0},
    [MAXWELL_STL] = {encode_stl, 0xef50000000000000, 0x0},
    [MAXWELL_LDS_R] = {encode_lds_r, 0xef48000000000000, 0x0},
    [MAXWELL_LDS_U] = {encode_lds_u, 0xef48100000000000, 0x0},
    [MAXWELL_STS] = {encode_sts, 0xef58000000000000, 0x0},
    [MAXWELL_LDC] = {encode_ldc, 0xef90000000000000, 0x0},
    [MAXWELL_STP] = {encode_stp, 0xeea0000000000000, 0x0},
    [MAXWELL_MEMBAR] = {encode_membar, 0xef98000000000000, 0x0},
    [MAXWELL_MOV] = {encode_mov, 0x98000000000000, 0x0},
    [MAXWELL_MOV32I] = {encode_mov32i, 0x100000000000000, 0x0},
    [MAXWELL_SEL] = {encode_sel, 0xa0000000000000, 0x0},
    [MAXWELL_PRMT_B] = {encode_prmt_b, 0xc0000000000000, 0x0},
    [MAXWELL_PRMT_C] = {encode_prmt_c, 0x53c0000000000000, 0x0},
    [MAXWELL_IMUL] = {encode_imul, 0x38000000000000, 0x0},
    [MAXWELL_IMUL32I] = {encode_imul32i, 0x1f00000000000000, 0x0},
    [MAXWELL_IMAD_B] = {encode_imad_b, 0x0, 0x0},
    [MAXWELL_IMAD_C] = {encode_imad_c, 0x5200000000000000, 0x0},
    [MAXWELL_IMAD32I] = {encode_imad32i, 0x1000000000000000, 0x0},
    [MAXWELL_IMADSP_UU_B] = {encode_imadsp_uu_b, 0x80000000000000, 0x0},
    [MAXWELL_IMADSP_SU_B] = {encode_imadsp_uu_b, 0x81000000000000, 0x0},
    [MAXWELL_IMADSP_US_B] = {encode_imadsp_uu_b, 0xa0000000000000, 0x0},
    [MAXWELL_IMADSP_SS_B] = {encode_imadsp_uu_b, 0xa1000000000000, 0x0},
    [MAXWELL_IMADSP_UU_C] = {encode_imadsp_uu_c, 0x5280000000000000, 0x0},
    [MAXWELL_IMADSP_SU_C] = {encode_imadsp_uu_c, 0x5281000000000000, 0x0},
    [MAXWELL_IMADSP_US_C] = {encode_imadsp_uu_c, 0x52a0000000000000, 0x0},
    [MAXWELL_IMADSP_SS_C] = {encode_imadsp_uu_c, 0x52a1000000000000, 0x0},
    [MAXWELL_XMAD_R] = {encode_xmad_r, 0x5b00000000000000, 0x0},
    [MAXWELL_XMAD_I] = {encode_xmad_i, 0x3600000000000000, 0x0},
    [MAXWELL_XMAD_B] = {encode_xmad_b, 0x4e00000000000000, 0x0},
    [MAXWELL_XMAD_C] = {encode_xmad_c, 0x5100000000000000, 0x0},
    [MAXWELL_PSETP] = {encode_psetp, 0x5090000000000000, 0x0},
    [MAXWELL_PSET] = {encode_pset, 0x5088000000000000, 0x0},
    [MAXWELL_CSET] = {encode_cset, 0x5098000000000000, 0x0},
    [MAXWELL_CSETP] = {encode_csetp, 0x50a0000000000000, 0x0},
    [MAXWELL_P2R] = {encode_p2r, 0xe8000000000000, 0x0},
    [MAXWELL_R2P] = {encode_r2p, 0xf0000000000000, 0x0},
    [MAXWELL_SHL] = {encode_shl, 0x48000000000000, 0x0},
    [MAXWELL_SHR] = {encode_shr, 0x28000000000000, 0x0},
    [MAXWELL_SHF_L] = {encode_shf_l, 0xf8000000000000, 0x0},
    [MAXWELL_SHF_R] = {encode_shf_r, 0xf8000000000000, 0x0},
    [MAXWELL_BFE] = {encode_bfe, 0x0, 0x0},
    [MAXWELL_BFI_B] = {encode_bfi_b, 0xf0000000000000, 0x0},
    [MAXWELL_BFI_C] = {encode_bfi_c, 0x53f0000000000000, 0x0},
    [MAXWELL_FLO] = {encode_flo, 0x30000000000000, 0x0},
    [MAXWELL_POPC] = {encode_popc, 0x8000000000000, 0x0},
    [MAXWELL_LEA_LO] = {encode_lea_lo, 0xd0000000000000, 0x0},
    [MAXWELL_LEA_HI] = {encode_lea_hi, 0x5bd8000000000000, 0x0},
    [MAXWELL_LEA_HC] = {encode_lea_hc, 0x1800000000000000, 0x0},
    [MAXWELL_S2R] = {encode_s2r, 0xf0c8000000000000, 0x0},
    [MAXWELL_CS2R] = {encode_s2r, 0x50c8000000000000, 0x0},
    [MAXWELL_VOTE] = {encode_vote, 0x50d8000000000000, 0x0},
    [MAXWELL_VOTE_VTG] = {encode_vote_vtg, 0x50e0000000000000, 0x0},
    [MAXWELL_SHFL] = {encode_shfl, 0xef10000000000000, 0x0},
    [MAXWELL_BAR_SYNC] = {encode_bar_sync, 0xf0a8038000000000, 0x0},
    [MAXWELL_BAR_ARV] = {encode_bar_arv, 0xf0a8038100000000, 0x0},
    [MAXWELL_BAR_RED] = {encode_bar_red, 0xf0a8000200000000, 0x0},
    [MAXWELL_BAR_SCAN] = {encode_bar_scan, 0xf0a8000300000000, 0x0},
    [MAXWELL_B2R_B] = {encode_b2r_b, 0xf0b8000000000000, 0x0},
    [MAXWELL_B2R_R] = {encode_b2r_r, 0xf0b800010000ff00, 0x0},
    [MAXWELL_B2R_W] = {encode_lepc, 0xf0b800020000ff00, 0x0},
    [MAXWELL_R2B] = {encode_r2b, 0xf0c0000000000000, 0x0},
    [MAXWELL_DEPBAR_LE] = {encode_depbar_le, 0xf0f0000020000000, 0x0},
    [MAXWELL_DEPBAR_N] = {encode_depbar_n, 0xf0f0000000000000, 0x0},
    [MAXWELL_SULD_P] = {encode_suld_p, 0xeb00000000000000, 0x0},
    [MAXWELL_SULD_D] = {encode_suld_d, 0xeb10000000000000, 0x0},
    [MAXWELL_SUST_P] = {encode_sust_p, 0xeb20000000000000, 0x0},
    [MAXWELL_SUST_D] = {encode_sust_d, 0xeb30000000000000, 0x0},
    [MAXWELL_SURED_P] = {encode_sured_p, 0xeb40000000000000, 0x0},
    [MAXWELL_SURED_D] = {encode_sured_d, 0xeb50000000000000, 0x0},
    [MAXWELL_SUATOM_I] = {encode_suatom_i, 0xea00000000000000, 0x0},
    [MAXWELL_SUATOM_R] = {encode_suatom_r, 0xea60000000000000, 0x0},
    [MAXWELL_SUATOM_P] = {encode_suatom_p, 0xeb80000000000000, 0x0},
    [MAXWELL_SUATOM_CI] = {encode_suatom_ci, 0xea80000000000000, 0x0},
    [MAXWELL_SUATOM_CR] = {encode_suatom_cr, 0xeac0000000000000, 0x0},
    [MAXWELL_TEX_I] = {encode_tex_i, 0xc000000000000000, 0x0},
    [MAXWELL_TEX_B] = {encode_tex_b, 0xde80000000000000, 0x0},
    [MAXWELL_TLD_I] = {encode_tld_i, 0xdc00000000000000, 0x0},
    [MAXWELL_TLD_B] = {encode_tld_b, 0xdd00000000000000, 0x0},
    [MAXWELL_TLD4_I] = {encode_tld4_i, 0xc800000000000000, 0x0},
    [MAXWELL_TLD4_B] = {encode_tld4_b, 0xdec0000000000000, 0x0},
    [MAXWELL_TXD_I] = {encode_txd_i, 0xde00000000000000, 0x0},
    [MAXWELL_TXD_B] = {encode_txd_b, 0xde40000000000000, 0x0},
    [MAXWELL_TXQ_I] = {encode_txq_i, 0xdf48000000000000, 0x0},
    [MAXWELL_TXQ_B] = {encode_txq_b, 0xdf50000000000000, 0x0},
    [MAXWELL_TXA] = {encode_txa, 0xdf40000000000000, 0x0},
    [MAXWELL_TMML_I] = {encode_tmml_i, 0xdf58000000000000, 0x0},
    [MAXWELL_TMML_B] = {encode_tmml_b, 0xdf60000000000000, 0x0},
    [MAXWELL_TEXS_D1_LZ_M] = {encode_texs_d1_lz_m, 0xd000000000000000, 0x0},
    [MAXWELL_TEXS_D2_M] = {encode_texs_d1_lz_m, 0xd020000000000000, 0x0},
    [MAXWELL_TEXS_D2_LZ_M] = {encode_texs_d1_lz_m, 0xd040000000000000, 0x0},
    [MAXWELL_TEXS_D2_LL_M] = {encode_texs_d1_lz_m, 0xd060000000000000, 0x0},
    [MAXWELL_TEXS_D2_DC_M] = {encode_texs_d1_lz_m, 0xd080000000000000, 0x0},
    [MAXWELL_TEXS_D2_LL_DC_M] = {encode_texs_d1_lz_m, 0xd0a0000000000000, 0x0},
    [MAXWELL_TEXS_D2_LZ_DC_M] = {encode_texs_d1_lz_m, 0xd0c0000000000000, 0x0},
    [MAXWELL_TEXS_A2_M] = {encode_texs_d1_lz_m, 0xd0e0000000000000, 0x0},
    [MAXWELL_TEXS_A2_LZ_M] = {encode_texs_d1_lz_m, 0xd100000000000000, 0x0},
    [MAXWELL_TEXS_A2_LZ_DC_M] = {encode_texs_d1_lz_m, 0xd120000000000000, 0x0},
    [MAXWELL_TEXS_D3_M] = {encode_texs_d1_lz_m, 0xd140000000000000, 0x0},
    [MAXWELL_TEXS_D3_LZ_M] = {encode_texs_d1_lz_m, 0xd160000000000000, 0x0},
    [MAXWELL_TEXS_CUBE_M] = {encode_texs_d1_lz_m, 0xd180000000000000, 0x0},
    [MAXWELL_TEXS_CUBE_LL_M] = {encode_texs_d1_lz_m, 0xd1a0000000000000, 0x0},
    [MAXWELL_TEXS_D1_LZ_S] = {encode_texs_d1_lz_s, 0xd000000000000000, 0x0},
    [MAXWELL_TEXS_D2_S] = {encode_texs_d1_lz_s, 0xd020000000000000, 0x0},
    [MAXWELL_TEXS_D2_LZ_S] = {encode_texs_d1_lz_s, 0xd040000000000000, 0x0},
    [MAXWELL_TEXS_D2_LL_S] = {encode_texs_d1_lz_s, 0xd060000000000000, 0x0},
    [MAXWELL_TEXS_D2_DC_S] = {encode_texs_d1_lz_s, 0xd080000000000000, 0x0},
    [MAXWELL_TEXS_D2_LL_DC_S] = {encode_texs_d1_lz_s, 0xd0a0000000000000, 0x0},
    [MAXWELL_TEXS_D2_LZ_DC_S] = {encode_texs_d1_lz_s, 0xd0c0000000000000, 0x0},
    [MAXWELL_TEXS_A2_S] = {encode_texs_d1_lz_s, 0xd0e0000000000000, 0x0},
    [MAXWELL_TEXS_A2_LZ_S] = {encode_texs_d1_lz_s, 0xd100000000000000, 0x0},
    [MAXWELL_TEXS_A2_LZ_DC_S] = {encode_texs_d1_lz_s, 0xd120000000000000, 0x0},
    [MAXWELL_TEXS_D3_S] = {encode_texs_d1_lz_s, 0xd140000000000000, 0x0},
    [MAXWELL_TEXS_D3_LZ_S] = {encode_texs_d1_lz_s, 0xd160000000000000, 0x0},
    [MAXWELL_TEXS_CUBE_S] = {encode_texs_d1_lz_s, 0xd180000000000000, 0x0},
    [MAXWELL_TEXS_CUBE_LL_S] = {encode_texs_d1_lz_s, 0xd1a0000000000000, 0x0},
    [MAXWELL_TLDS_D1_LZ_M] = {encode_texs_d1_lz_m, 0xd200000000000000, 0x0},
    [MAXWELL_TLDS_D1_LL_M] = {encode_texs_d1_lz_m, 0xd220000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_M] = {encode_texs_d1_lz_m, 0xd240000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_AO_M] = {encode_texs_d1_lz_m, 0xd280000000000000, 0x0},
    [MAXWELL_TLDS_D2_LL_M] = {encode_texs_d1_lz_m, 0xd2a0000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_MS_M] = {encode_texs_d1_lz_m, 0xd2c0000000000000, 0x0},
    [MAXWELL_TLDS_D3_LZ_M] = {encode_texs_d1_lz_m, 0xd2e0000000000000, 0x0},
    [MAXWELL_TLDS_A2_LZ_M] = {encode_texs_d1_lz_m, 0xd300000000000000, 0x0},
    [MAXWELL_TLDS_D2_LL_AO_M] = {encode_texs_d1_lz_m, 0xd380000000000000, 0x0},
    [MAXWELL_TLDS_D1_LZ_S] = {encode_texs_d1_lz_s, 0xd200000000000000, 0x0},
    [MAXWELL_TLDS_D1_LL_S] = {encode_texs_d1_lz_s, 0xd220000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_S] = {encode_texs_d1_lz_s, 0xd240000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_AO_S] = {encode_texs_d1_lz_s, 0xd280000000000000, 0x0},
    [MAXWELL_TLDS_D2_LL_S] = {encode_texs_d1_lz_s, 0xd2a0000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_MS_S] = {encode_texs_d1_lz_s, 0xd2c0000000000000, 0x0},
    [MAXWELL_TLDS_D3_LZ_S] = {encode_texs_d1_lz_s, 0xd2e0000000000000, 0x0},
    [MAXWELL_TLDS_A2_LZ_S] = {encode_texs_d1_lz_s, 0xd300000000000000, 0x0},
    [MAXWELL_TLDS_D2_LL_AO_S] = {encode_texs_d1_lz_s, 0xd380000000000000, 0x0},
    [MAXWELL_TLD4S] = {encode_tld4s, 0xdf00000000000000, 0x0},
    [MAXWELL_VADD] = {encode_vadd, 0x2000000000000000, 0x0},
    [MAXWELL_VABSDIFF] = {encode_vabsdiff, 0x5400000000000000, 0x0},
    [MAXWELL_VMNMX] = {encode_vmnmx, 0x3a00000000000000, 0x0},
    [MAXWELL_VSET] = {encode_vset, 0x4000000000000000, 0x0},
    [MAXWELL_VSETP] = {encode_vsetp, 0x50f0000000000000, 0x0},
    [MAXWELL_VMAD] = {encode_vmad, 0x5f00000000000000, 0x0},
    [MAXWELL_VSHL] = {encode_vshl, 0x5700000000000000, 0x0},
    [MAXWELL_VSHR] = {encode_vshl, 0x5600000000000000, 0x0},
    [MAXWELL_VABSDIFF4] = {encode_vabsdiff4, 0x5000000000000000, 0x0},
    [MAXWELL_IDP_A4] = {encode_idp_a4, 0x5300000000000000, 0x0},
    [MAXWELL_IDP_A2] = {encode_idp_a2, 0x5301000000000000, 0x0},
};

int maxwell_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes,
    size_t size)
{
    (void)c;
    if (in->form >= sizeof forms / sizeof *forms)
        return ISADORA_BAD_INSN;
    const unsigned length = 11;
    struct put put = {.lo = forms[in->form].lo, .hi = forms[in->form].hi};
    forms[in->form].put(&put, in->alt, in->value);
    if (put.wrong)
        return ISADORA_BAD_INSN;
    if (size < length)
        return ISADORA_NO_SPACE;
    const uint64_t lo = ((put.lo & ~put.given.lo) | put.field.lo) ^ in->mask.half[0];
    const uint64_t hi = ((put.hi & ~put.given.hi) | put.field.hi) ^ in->mask.half[1];
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(i < 8 ? lo >> 8 * i : hi >> 8 * (i - 8));
    return (int)length;
}
