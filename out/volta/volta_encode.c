/* Generated from the description volta by gen/emit/encode. Do not edit. */
#include <isadora/volta.h>

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
FIELD(field_E, hi, 8, 1)
FIELD(field_SIZE, hi, 9, 3)
FIELD(field_PRIVATE, hi, 12, 1)
FIELD(field_STORE_ORDER, hi, 15, 2)
FIELD(field_ATOM_OP, hi, 23, 4)
FIELD(field_RED_OP, hi, 23, 3)
FIELD(field_atomic_TYPE_VOLTA, hi, 9, 3)
FIELD(field_atomic_TYPE_AMPERE, hi, 9, 4)
FIELD(field_atomic_TYPE_HOPPER, hi, 9, 3)
FIELD(field_atomic_RED_TYPE_HOPPER, hi, 9, 3)
FIELD(field_atomic_CAS_TYPE_VOLTA, hi, 9, 3)
FIELD(field_atomic_CAS_TYPE_AMPERE, hi, 9, 4)
FIELD(field_atomic_CAS_TYPE_HOPPER, hi, 9, 3)
FIELD(field_atomic_FLOAT_OP, hi, 24, 2)
FIELD(field_atomic_ATOMIC_ORDER, hi, 15, 2)
FIELD(field_atomic_SHARED_TYPE, hi, 9, 2)
FIELD(field_atomic_SHARED_CAS_TYPE, hi, 9, 2)
FIELD(field_atomic_CAS, hi, 23, 1)
FIELD(field_SCOREBOARD, lo, 44, 3)
FIELD(field_PENDING, lo, 38, 6)
FIELD(field_BOARD1, lo, 33, 1)
FIELD(field_BOARD2, lo, 34, 1)
FIELD(field_BOARD3, lo, 35, 1)
FIELD(field_BOARD4, lo, 36, 1)
FIELD(field_barrier_RAND, hi, 22, 1)
FIELD(field_barrier_EXCLUSIVE_AMPERE, hi, 22, 1)
FIELD(field_barrier_BAR_RED, hi, 10, 2)
FIELD(field_barrier_DEFER, hi, 16, 1)
FIELD(field_barrier_BAR_ID, lo, 54, 4)
FIELD(field_barrier_BAR_THREADS, lo, 42, 12)
FIELD(field_barrier_LE, lo, 47, 1)
FIELD(field_barrier_BMOV_REG, lo, 24, 6)
FIELD(field_barrier_BMOV_STATE, lo, 24, 6)
FIELD(field_barrier_Bb, lo, 24, 4)
FIELD(field_barrier_RPC_HALF, lo, 31, 1)
FIELD(field_bulk_AS_SIZE, hi, 9, 3)
FIELD(field_bulk_AS_TYPE, hi, 9, 3)
FIELD(field_bulk_AS_OP, hi, 23, 4)
FIELD(field_bulk_TO_SHARED, hi, 9, 1)
FIELD(field_bulk_FROM_SHARED, hi, 10, 1)
FIELD(field_bulk_RED_FROM, hi, 10, 1)
FIELD(field_bulk_MULTICAST, hi, 11, 1)
FIELD(field_bulk_POLICY, lo, 40, 6)
FIELD(field_bulk_L2_SECTOR, hi, 17, 2)
FIELD(field_bulk_SEQUENCED, hi, 19, 1)
FIELD(field_cache_CACHE_OP, hi, 23, 4)
FIELD(field_cache_MEMBAR_ORDER, hi, 15, 2)
FIELD(field_cache_MMIO, hi, 8, 1)
FIELD(field_cache_SPACE, hi, 9, 2)
FIELD(field_cache_SPACE_HOPPER, hi, 9, 2)
FIELD(field_cache_TEX_BANK, lo, 54, 5)
FIELD(field_cache_TEX_OFFSET, lo, 40, 14)
FIELD(field_cluster_POOL_OP, hi, 8, 3)
FIELD(field_Bd, lo, 16, 4)
FIELD(field_control_UPbra, lo, 24, 3)
FIELD(field_control_NOT_UPbra, lo, 27, 1)
FIELD(field_control_INV_URa, lo, 30, 1)
FIELD(field_control_NOINC, hi, 22, 1)
FIELD(field_control_NODEC, hi, 22, 1)
FIELD(field_control_NO_ATEXIT, hi, 22, 1)
FIELD(field_control_BPT_NUMBER, lo, 34, 3)
FIELD(field_convert_DST_FLOAT, hi, 11, 2)
FIELD(field_convert_F2F_DST, hi, 11, 2)
FIELD(field_convert_HALF, lo, 60, 2)
FIELD(field_convert_BYTE, lo, 60, 2)
FIELD(field_convert_RELU, hi, 11, 1)
FIELD(field_convert_BF16, hi, 12, 1)
FIELD(field_convert_PACK_RND, hi, 15, 2)
FIELD(field_convert_F2IP_NTZ, hi, 10, 1)
FIELD(field_convert_H1, hi, 8, 1)
FIELD(field_convert_I2FP_SRC, hi, 10, 1)
FIELD(field_convert_I2IP_SAT_GA10X, hi, 10, 2)
FIELD(field_convert_I2IP_SAT_HOPPER, hi, 10, 2)
FIELD(field_Pg, lo, 12, 3)
FIELD(field_UPg, lo, 12, 3)
FIELD(field_Rd, lo, 16, 8)
FIELD(field_Ra, lo, 24, 8)
FIELD(field_URd, lo, 16, 6)
FIELD(field_URa, lo, 24, 6)
FIELD(field_C_OFFSET, lo, 40, 14)
FIELD(field_C_BANK, lo, 54, 5)
FIELD(field_NEG_A, hi, 8, 1)
FIELD(field_NEG_B, lo, 63, 1)
FIELD(field_NEG_C, hi, 11, 1)
FIELD(field_INV_A, hi, 8, 1)
FIELD(field_INV_B, lo, 63, 1)
FIELD(field_INV_C, hi, 11, 1)
FIELD(field_SIGNED, hi, 9, 1)
FIELD(field_Pu, hi, 17, 3)
FIELD(field_Pp, hi, 23, 3)
FIELD(field_NOT_Pp, hi, 26, 1)
FIELD(field_NOT_Pq, hi, 16, 1)
FIELD(field_Pr, hi, 4, 3)
FIELD(field_NOT_Pr, hi, 7, 1)
FIELD(field_REUSE_A, hi, 58, 1)
FIELD(field_REUSE_B, hi, 59, 1)
FIELD(field_REUSE_C, hi, 60, 1)
FIELD(field_STALL, hi, 41, 4)
FIELD(field_NO_YIELD, hi, 45, 1)
FIELD(field_WRITE_BAR, hi, 46, 3)
FIELD(field_READ_BAR, hi, 49, 3)
FIELD(field_WAIT1, hi, 52, 1)
FIELD(field_WAIT2, hi, 53, 1)
FIELD(field_WAIT3, hi, 54, 1)
FIELD(field_WAIT4, hi, 55, 1)
FIELD(field_WAIT5, hi, 56, 1)
FIELD(field_WAIT6, hi, 57, 1)
FIELD(field_FTZ, hi, 16, 1)
FIELD(field_NAN, hi, 17, 1)
FIELD(field_XORSIGN, hi, 18, 1)
FIELD(field_float_SIGNS2, lo, 34, 2)
FIELD(field_float_SIGNS1, lo, 36, 2)
FIELD(field_float_SIGNS0, lo, 38, 2)
FIELD(field_fp8_FP8_RELU, hi, 11, 1)
FIELD(field_fp8_FP8_SRC, hi, 9, 2)
FIELD(field_fp8_C_H1, hi, 8, 1)
FIELD(field_fp8_B_H1, hi, 24, 1)
FIELD(field_fp8_TF32_RND, hi, 15, 2)
FIELD(field_graphics_ATTR, lo, 40, 10)
FIELD(field_graphics_OUTPUT, hi, 15, 1)
FIELD(field_graphics_ISB_OFFSET, lo, 40, 16)
FIELD(field_half_SWIZZLE_A, hi, 10, 2)
FIELD(field_half_SWIZZLE_A_HOPPER, hi, 10, 2)
FIELD(field_half_SWIZZLE_B, lo, 60, 2)
FIELD(field_half_SWIZZLE_B_HOPPER, lo, 60, 2)
FIELD(field_half_SWIZZLE_C, hi, 17, 2)
FIELD(field_half_SWIZZLE_C_HOPPER, hi, 17, 2)
FIELD(field_half_HALF_BOP, hi, 5, 2)
FIELD(field_half_BF, hi, 7, 1)
FIELD(field_half_H_AND, hi, 7, 1)
FIELD(field_PAND, hi, 16, 1)
FIELD(field_SHIFT_TYPE, hi, 9, 2)
FIELD(field_W, hi, 11, 1)
FIELD(field_SHIFT_DIR, hi, 12, 1)
FIELD(field_HI, hi, 16, 1)
FIELD(field_SH, hi, 10, 1)
FIELD(field_BOP, hi, 10, 2)
FIELD(field_logic_PRMT_MODE, hi, 8, 3)
FIELD(field_logic_LANES, hi, 8, 4)
FIELD(field_logic_VI_SIGNED, hi, 8, 1)
FIELD(field_mbarrier_RED, hi, 10, 1)
FIELD(field_mbarrier_PHASE, hi, 6, 2)
FIELD(field_mbarrier_TRYWAIT, hi, 8, 1)
FIELD(field_mbarrier_EXCH, hi, 8, 2)
FIELD(field_mbarrier_CCTL_OP, hi, 8, 1)
FIELD(field_mbarrier_BAR_BITS, hi, 9, 3)
FIELD(field_mbarrier_BAR_COUNT, hi, 6, 2)
FIELD(field_mbarrier_TMASK, hi, 9, 1)
FIELD(field_mbarrier_OPTOUT, hi, 11, 1)
FIELD(field_memory_LOAD_SIZE, hi, 9, 3)
FIELD(field_memory_CONST_SIZE, hi, 9, 3)
FIELD(field_memory_SHARED_SIZE, hi, 9, 3)
FIELD(field_memory_COPY_SIZE, hi, 9, 3)
FIELD(field_memory_LOAD_ORDER, hi, 15, 2)
FIELD(field_memory_LTC, hi, 4, 2)
FIELD(field_memory_COPY_LTC, hi, 7, 2)
FIELD(field_memory_NOT_Pl, hi, 3, 1)
FIELD(field_memory_U, hi, 12, 1)
FIELD(field_memory_INDEX, lo, 38, 16)
FIELD(field_memory_C_OFFSET_U, lo, 38, 16)
FIELD(field_memory_ULDC_UP, hi, 23, 3)
FIELD(field_memory_NOT_ULDC_UP, hi, 26, 1)
FIELD(field_memory_MATRICES, hi, 8, 2)
FIELD(field_memory_BYPASS, hi, 17, 1)
FIELD(field_memory_ZFILL, hi, 18, 1)
FIELD(field_special_SR_64, hi, 16, 1)
FIELD(field_surface_DIM, lo, 61, 3)
FIELD(field_surface_BA, hi, 8, 1)
FIELD(field_surface_MASK, hi, 8, 4)
FIELD(field_surface_TYPE, hi, 9, 3)
FIELD(field_surface_CAS_TYPE, hi, 9, 3)
FIELD(field_tensor_LAYOUT_A, hi, 9, 1)
FIELD(field_tensor_LAYOUT_B, hi, 10, 1)
FIELD(field_tensor_STEP, hi, 15, 2)
FIELD(field_tensor_SAT_82, hi, 18, 1)
FIELD(field_tensor_SHAPE_884, hi, 11, 1)
FIELD(field_tensor_HMMA_DST, hi, 12, 1)
FIELD(field_tensor_HMMA_FORMAT, hi, 18, 2)
FIELD(field_tensor_UPmma, hi, 23, 3)
FIELD(field_tensor_UPmma_NOT, hi, 23, 3)
FIELD(field_tensor_BMMA_SHAPE, hi, 11, 2)
FIELD(field_tensor_META, lo, 40, 8)
FIELD(field_tensor_META_REUSE, lo, 50, 1)
FIELD(field_tensor_META_THREADS, lo, 48, 2)
FIELD(field_TEX_C_BANK, lo, 54, 5)
FIELD(field_TEX_C_WORD, lo, 40, 14)
FIELD(field_SAMPLER, lo, 40, 6)
FIELD(field_HEADER, lo, 46, 8)
FIELD(field_URtex, lo, 40, 6)
FIELD(field_texture_SCR, lo, 60, 1)
FIELD(field_texture_F16, hi, 15, 2)
FIELD(field_texture_DIM, lo, 61, 3)
FIELD(field_texture_LOAD_DIM, lo, 61, 3)
FIELD(field_texture_GATHER_DIM, lo, 61, 3)
FIELD(field_texture_FOOTPRINT_DIM, lo, 61, 3)
FIELD(field_texture_LOD, hi, 23, 3)
FIELD(field_texture_LOAD_LOD, hi, 23, 3)
FIELD(field_texture_COMPONENT, hi, 23, 2)
FIELD(field_texture_AOFFI, hi, 12, 1)
FIELD(field_texture_LC, hi, 23, 1)
FIELD(field_texture_NODEP, hi, 26, 1)
FIELD(field_texture_MASK, hi, 8, 4)
FIELD(field_texture_QUERY, lo, 62, 2)
FIELD(field_texture_HINT, hi, 58, 3)
FIELD(field_tile_DIMENSIONS, hi, 15, 3)
FIELD(field_tile_MULTICAST, hi, 11, 1)
FIELD(field_tile_IM2COL, hi, 18, 1)
FIELD(field_tile_PF_MODE, hi, 18, 1)
FIELD(field_tile_TILE_OP, hi, 23, 3)
FIELD(field_tile_MAP_CACHE, hi, 18, 1)
FIELD(field_tile_ALL_MAPS, hi, 19, 1)
FIELD(field_uniform_UPRMT_MODE, hi, 8, 1)
FIELD(field_video_U8, hi, 9, 1)
FIELD(field_video_ACC, hi, 11, 1)
FIELD(field_video_SIGN_A8, hi, 9, 1)
FIELD(field_video_SIGN_B8, hi, 10, 1)
FIELD(field_video_SIGN_A16, hi, 9, 1)
FIELD(field_LUT2, lo, 16, 8)
FIELD(field_UPr, hi, 4, 3)
FIELD(field_UPp, hi, 23, 3)
FIELD(field_UPu, hi, 17, 3)
FIELD(field_warp_VOTE_MODE, hi, 8, 2)
FIELD(field_warp_U64, hi, 9, 1)
FIELD(field_warp_SHFL_LANE, lo, 53, 5)
FIELD(field_warp_SHFL_CLAMP, lo, 40, 13)
FIELD(field_warp_REDUX_SIGNED, hi, 9, 1)

static inline void field_OFFSET(struct put *put, uint64_t value)
{
    put->field.lo |= value << 40;
    put->given.lo |= 0xffffff0000000000;
    put->wrong |= value >> 24;
}

static inline void field_OFFSET32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_SCALE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0xc000;
    put->wrong |= value >> 2;
}

static inline void field_EVICT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static inline void field_SCOPE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x6000;
    put->wrong |= value >> 2;
}

static inline void field_LOAD_ORDER_SCOPE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x1e000;
    put->wrong |= value >> 4;
}

static inline void field_STORE_ORDER_SCOPE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x1e000;
    put->wrong |= value >> 4;
}

static inline void field_atomic_FLOAT_TYPE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0xf) << 9;
    put->field.hi |= (value >> 4) << 23;
    put->wrong |= value >> 5;
}

static inline void field_SYNCS(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_BOARD0(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0x100000000;
    put->wrong |= value >> 1;
}

static inline void field_barrier_WARP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 21;
    put->given.hi |= 0x200000;
    put->wrong |= value >> 1;
}

static inline void field_barrier_EXCLUSIVE_HOPPER(struct put *put, uint64_t value)
{
    put->field.hi |= value << 21;
    put->given.hi |= 0x200000;
    put->wrong |= value >> 1;
}

static inline void field_barrier_BMOV_CLEAR(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_barrier_PQUAD(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_barrier_PM_MASK(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffff00000000;
    put->wrong |= value >> 16;
}

static inline void field_bulk_RED_TYPE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 17;
    put->given.hi |= 0x1e0000;
    put->wrong |= value >> 4;
}

static inline void field_cache_CACHE_LEVEL(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0x1c000;
    put->wrong |= value >> 3;
}

static inline void field_cache_MEMBAR_SCOPE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x7000;
    put->wrong |= value >> 3;
}

static inline void field_cluster_REG_COUNT(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xff00000000;
    put->wrong |= value >> 8;
}

static inline void field_LEPC_TARGET(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xffffffffff) << 24;
    put->field.hi |= value >> 40;
    put->given.lo |= 0xffffffffff000000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 58;
}

static inline void field_RECONVERGE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 34;
    put->given.lo |= 0xfffffffc00000000;
    put->wrong |= value >> 30;
}

static inline void field_control_BRA_KIND(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0x300000000;
    put->wrong |= value >> 2;
}

static inline void field_control_DEPTH(struct put *put, uint64_t value)
{
    put->field.hi |= value << 21;
    put->given.hi |= 0x600000;
    put->wrong |= value >> 2;
}

static inline void field_control_JMP_KIND(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0x300000000;
    put->wrong |= value >> 2;
}

static inline void field_control_BRA_UR_KIND(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0x300000000;
    put->wrong |= value >> 2;
}

static inline void field_control_BRA_UP_KIND(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0x300000000;
    put->wrong |= value >> 2;
}

static inline void field_control_ANY(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_control_KEEPREFCOUNT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_control_PREEMPTED(struct put *put, uint64_t value)
{
    put->field.hi |= value << 21;
    put->given.hi |= 0x200000;
    put->wrong |= value >> 1;
}

static inline void field_control_BPT_KIND(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static inline void field_SATFINITE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_convert_F2F_SRC(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x300000;
    put->wrong |= value >> 2;
}

static inline void field_convert_DST_INT(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 8;
    put->field.hi |= (value >> 1) << 11;
    put->wrong |= value >> 3;
}

static inline void field_convert_SRC_INT(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 10;
    put->field.hi |= (value >> 1) << 20;
    put->given.hi |= 0x300400;
    put->wrong |= value >> 3;
}

static inline void field_convert_SRC_FLOAT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x300000;
    put->wrong |= value >> 2;
}

static inline void field_convert_ROUND(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0xc000;
    put->wrong |= value >> 2;
}

static inline void field_convert_NTZ(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_convert_NARROW(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x3000;
    put->wrong |= value >> 2;
}

static inline void field_convert_PACKED(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x7000;
    put->wrong |= value >> 3;
}

static inline void field_convert_BF16_IMM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffff00000000;
    put->wrong |= value >> 16;
}

static inline void field_convert_F2FP_DST(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 12;
    put->field.hi |= (value >> 1) << 22;
    put->wrong |= value >> 3;
}

static inline void field_convert_F2IP_RND(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0xc000;
    put->wrong |= value >> 2;
}

static inline void field_convert_F2IP_TYPE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x3000;
    put->wrong |= value >> 2;
}

static inline void field_convert_I2FP_RND(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0xc000;
    put->wrong |= value >> 2;
}

static inline void field_DIMM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_double_DOUBLE_CMP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0xf000;
    put->wrong |= value >> 4;
}

static inline void field_Rb(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xff00000000;
    put->wrong |= value >> 8;
}

static inline void field_Rc(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0xff;
    put->wrong |= value >> 8;
}

static inline void field_URb(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0x3f00000000;
    put->wrong |= value >> 6;
}

static inline void field_URc(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0x3f;
    put->wrong |= value >> 6;
}

static inline void field_IMM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_UIMM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_Pv(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static inline void field_Pq(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0xe000;
    put->wrong |= value >> 3;
}

static inline void field_FIMM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_FMZ(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 12;
    put->field.hi |= (value >> 1) << 16;
    put->wrong |= value >> 2;
}

static inline void field_RND(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0xc000;
    put->wrong |= value >> 2;
}

static inline void field_SAT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_FLOAT_CMP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0xf000;
    put->wrong |= value >> 4;
}

static inline void field_NDV(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_float_POWER(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static inline void field_float_MUFU_OP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 10;
    put->given.hi |= 0x3c00;
    put->wrong |= value >> 4;
}

static inline void field_float_SIGNS3(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0x300000000;
    put->wrong |= value >> 2;
}

static inline void field_fp8_FP8_DST(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 12;
    put->field.hi |= (value >> 1) << 22;
    put->wrong |= value >> 3;
}

static inline void field_fp8_WIDE_DST(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 12;
    put->field.hi |= (value >> 1) << 22;
    put->wrong |= value >> 3;
}

static inline void field_graphics_ATTR_IPA(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0xff;
    put->wrong |= value >> 8;
}

static inline void field_graphics_IPA_OFFSET(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_graphics_IPA_MODE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0xc000;
    put->wrong |= value >> 2;
}

static inline void field_graphics_IPA_AT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x3000;
    put->wrong |= value >> 2;
}

static inline void field_graphics_OUT_OP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0xc000;
    put->wrong |= value >> 2;
}

static inline void field_graphics_OUT_STREAM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xff00000000;
    put->wrong |= value >> 8;
}

static inline void field_F16_LOW(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffff00000000;
    put->wrong |= value >> 16;
}

static inline void field_half_F16_HIGH(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xffff000000000000;
    put->wrong |= value >> 16;
}

static inline void field_half_BF16_HIGH(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xffff000000000000;
    put->wrong |= value >> 16;
}

static inline void field_half_BF16_LOW(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffff00000000;
    put->wrong |= value >> 16;
}

static inline void field_half_SWIZZLE_B_NEG(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 60;
    put->field.hi |= (value >> 2) << 22;
    put->wrong |= value >> 3;
}

static inline void field_half_F16_NEG_C(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_half_F32(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0x4000;
    put->wrong |= value >> 1;
}

static inline void field_half_ADD_TYPE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 14;
    put->field.hi |= (value >> 1) << 21;
    put->given.hi |= 0x204000;
    put->wrong |= value >> 2;
}

static inline void field_half_MUL_TYPE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 14;
    put->field.hi |= (value >> 1) << 21;
    put->given.hi |= 0x204000;
    put->wrong |= value >> 2;
}

static inline void field_half_SET_TYPE(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0x3;
    put->wrong |= value >> 2;
}

static inline void field_LUT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 8;
    put->given.hi |= 0xff00;
    put->wrong |= value >> 8;
}

static inline void field_LEA_SHIFT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 11;
    put->given.hi |= 0xf800;
    put->wrong |= value >> 5;
}

static inline void field_CMP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x7000;
    put->wrong |= value >> 3;
}

static inline void field_mbarrier_ARRIVE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static inline void field_memory_COPY_ORDER_SCOPE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x1e000;
    put->wrong |= value >> 4;
}

static inline void field_memory_Pl(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0x7;
    put->wrong |= value >> 3;
}

static inline void field_memory_LDC_MODE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0xc000;
    put->wrong |= value >> 2;
}

static inline void field_memory_ULDC_OFFSET(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3ffffff) << 38;
    put->field.hi |= value >> 26;
    put->given.lo |= 0xffffffc000000000;
    put->given.hi |= 0x3f;
    put->wrong |= value >> 32;
}

static inline void field_memory_MATRIX(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0xc000;
    put->wrong |= value >> 2;
}

static inline void field_memory_TO_OFFSET(struct put *put, uint64_t value)
{
    put->field.lo |= value << 44;
    put->given.lo |= 0xfffff00000000000;
    put->wrong |= value >> 20;
}

static inline void field_memory_FROM_OFFSET(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xfff00000000;
    put->wrong |= value >> 12;
}

static inline void field_special_SR(struct put *put, uint64_t value)
{
    put->field.hi |= value << 8;
    put->given.hi |= 0xff00;
    put->wrong |= value >> 8;
}

static inline void field_surface_OUT_OF_RANGE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 59;
    put->given.lo |= 0x1800000000000000;
    put->wrong |= value >> 2;
}

static inline void field_tensor_HMMA_884_TYPE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 12;
    put->field.hi |= (value >> 1) << 14;
    put->given.hi |= 0x5000;
    put->wrong |= value >> 2;
}

static inline void field_tensor_HMMA_SHAPE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 11;
    put->field.hi |= (value >> 1) << 14;
    put->given.hi |= 0x4800;
    put->wrong |= value >> 2;
}

static inline void field_tensor_IMMA_SHAPE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 11;
    put->field.hi |= (value >> 1) << 21;
    put->given.hi |= 0x600800;
    put->wrong |= value >> 3;
}

static inline void field_tensor_IMMA_TYPE_A(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 12;
    put->field.hi |= (value >> 1) << 19;
    put->wrong |= value >> 2;
}

static inline void field_tensor_IMMA_TYPE_B(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 14;
    put->field.hi |= (value >> 1) << 20;
    put->given.hi |= 0x104000;
    put->wrong |= value >> 2;
}

static inline void field_tensor_BMMA_OP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x6000;
    put->wrong |= value >> 2;
}

static inline void field_tensor_DMMA_SHAPE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x3000;
    put->wrong |= value >> 2;
}

static inline void field_tensor_HMMA_SP_SHAPE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 11;
    put->field.hi |= (value >> 1) << 14;
    put->given.hi |= 0x4800;
    put->wrong |= value >> 2;
}

static inline void field_tensor_IMMA_SP_SHAPE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 11;
    put->field.hi |= (value >> 1) << 21;
    put->given.hi |= 0x600800;
    put->wrong |= value >> 3;
}

static inline void field_tensor_MOVM_SIZE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 11;
    put->given.hi |= 0x3800;
    put->wrong |= value >> 3;
}

static inline void field_tensor_MOVM_KIND(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0xc000;
    put->wrong |= value >> 2;
}

static inline void field_texture_BINDLESS(struct put *put, uint64_t value)
{
    put->field.lo |= value << 59;
    put->given.lo |= 0x800000000000000;
    put->wrong |= value >> 1;
}

static inline void field_texture_GATHER_OFFSET(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x3000;
    put->wrong |= value >> 2;
}

static inline void field_texture_CL(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_texture_DC(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0x4000;
    put->wrong |= value >> 1;
}

static inline void field_texture_MS(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0x4000;
    put->wrong |= value >> 1;
}

static inline void field_uniform_UCLEA_SIZE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 11;
    put->given.hi |= 0xf800;
    put->wrong |= value >> 5;
}

static inline void field_video_LO_HI(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_PR_BYTE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x3000;
    put->wrong |= value >> 2;
}

static inline void field_LUT1(struct put *put, uint64_t value)
{
    put->field.hi |= value & 0x7;
    put->field.hi |= (value >> 3) << 8;
    put->given.hi |= 0x1f07;
    put->wrong |= value >> 8;
}

static inline void field_R2UR_OR(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_UPq(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0xe000;
    put->wrong |= value >> 3;
}

static inline void field_UPv(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static inline void field_warp_SHFL_MODE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 58;
    put->given.lo |= 0xc00000000000000;
    put->wrong |= value >> 2;
}

static inline void field_warp_REDUX_OP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 14;
    put->given.hi |= 0x1c000;
    put->wrong |= value >> 3;
}

static inline void field_LONG_number(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 47;
}

static inline void field_LONG_HOPPER_number(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 55;
}

static inline void field_TARGET_HOPPER_near(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 56;
}

static inline void field_control_TARGET_near(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 48;
}

static inline void field_LONG_place(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 47;
}

static inline void field_LONG_HOPPER_place(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 55;
}

static inline void field_control_TARGET_distance(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 48;
}

static inline void field_TARGET_HOPPER_distance(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 56;
}

PART(put_addr_e)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(OFFSET, 1) break;
    case 2: SET(lo, 0xff000000) F(OFFSET, 1) break;
    default: NONE
    }
}

PART(put_guard)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7000) break;
    case 1: F(Pg, 0) break;
    case 2: SET(lo, 0x8000) F(Pg, 0) break;
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
    case 0: SET(hi, 0x1c00000000000) break;
    case 1: F(WRITE_BAR, 0) break;
    default: NONE
    }
}

PART(put_reads)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xe000000000000) break;
    case 1: F(READ_BAR, 0) break;
    default: NONE
    }
}

PART(put_ctl)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xfe20000000000) break;
    case 1: F(NO_YIELD, 1) F(WAIT1, 4) F(WAIT2, 5) F(WAIT3, 6) F(WAIT4, 7) F(WAIT5, 8) F(WAIT6, 9)
        CALL(put_cycles, 1, 0) CALL(put_writes, 2, 2) CALL(put_reads, 3, 3) break;
    default: NONE
    }
}

PART(format_flow)
{
    START
    ONLY(1, 0) CALL(put_guard, 0, 0) CALL(put_ctl, 2, 1)
}

PART(encode_atom_v)
{
    START
    F(E, 0) F(ATOM_OP, 1) F(EVICT, 2) F(Pu, 7) F(Rd, 8) F(Rb, 11) F(atomic_TYPE_VOLTA, 3)
        F(atomic_ATOMIC_ORDER, 4) F(SCOPE, 5) F(PRIVATE, 6) ONLY(0, 0) ONLY(1, 0)
        CALL(put_addr_e, 2, 9) CALL(format_flow, 3, 12)
}

PART(put_addr64_ur_turing)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URc, 1) break;
    case 1: F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 2: SET(hi, 0x40) F(Ra, 0) F(URc, 1) break;
    case 3: SET(hi, 0x40) F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 4: SET(lo, 0xff000000) SET(hi, 0x40) F(URc, 1) break;
    case 5: SET(lo, 0xff000000) SET(hi, 0x40) F(URc, 1) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_atom_tu)
{
    START
    F(E, 0) F(ATOM_OP, 1) F(EVICT, 2) F(Pu, 7) F(Rd, 8) F(Rb, 12) F(atomic_TYPE_VOLTA, 3)
        F(atomic_ATOMIC_ORDER, 4) F(SCOPE, 5) F(PRIVATE, 6) ONLY(0, 0) ONLY(1, 0)
        CALL(put_addr64_ur_turing, 2, 9) CALL(format_flow, 3, 13)
}

PART(put_pm_events)
{
    START
    switch (line[0]) {
    case 0: case 1: break;
    case 2: SET(hi, 0x4000000000) break;
    case 3: SET(hi, 0x8000000000) break;
    case 4: SET(hi, 0xc000000000) break;
    default: NONE
    }
}

PART(format_flow_of_atom_a)
{
    START
    CALL(put_guard, 0, 0) CALL(put_pm_events, 1, 0) CALL(put_ctl, 2, 1)
}

PART(encode_atom_a)
{
    START
    F(E, 0) F(ATOM_OP, 1) F(EVICT, 2) F(STORE_ORDER_SCOPE, 4) F(Pu, 5) F(Rd, 6) F(Rb, 9)
        F(atomic_TYPE_AMPERE, 3) ONLY(0, 0) CALL(put_addr_e, 1, 7)
        CALL(format_flow_of_atom_a, 2, 10)
}

PART(put_opt_e)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x100) break;
    case 1: break;
    default: NONE
    }
}

PART(put_addr_global)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URc, 1) break;
    case 1: F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 2: SET(hi, 0x40) F(Ra, 0) F(URc, 1) break;
    case 3: SET(hi, 0x40) F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 4: SET(hi, 0xc0) F(Ra, 0) break;
    case 5: SET(hi, 0xc0) F(Ra, 0) F(OFFSET, 2) break;
    case 6: SET(hi, 0x20000000c0) F(URc, 1) F(Ra, 0) break;
    case 7: SET(hi, 0x20000000c0) F(URc, 1) F(Ra, 0) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(put_desc)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x2000000080) break;
    case 2: SET(hi, 0x84) break;
    case 3: SET(hi, 0x80) F(URc, 0) break;
    default: NONE
    }
}

PART(encode_atom_d)
{
    START
    F(ATOM_OP, 0) F(EVICT, 1) F(STORE_ORDER_SCOPE, 3) F(Pu, 4) F(Rd, 5) F(Rb, 9)
        F(atomic_TYPE_AMPERE, 2) ONLY(1, 0) CALL(put_opt_e, 0, 0) CALL(put_addr_global, 2, 6)
        CALL(put_desc, 3, 7) CALL(format_flow_of_atom_a, 4, 10)
}

PART(put_pm_events_of_atom_h)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x4000000000) break;
    case 2: SET(hi, 0x8000000000) break;
    case 3: SET(hi, 0xc000000000) break;
    default: NONE
    }
}

PART(format_flow_of_atom_h)
{
    START
    CALL(put_guard, 0, 0) CALL(put_pm_events_of_atom_h, 1, 0) CALL(put_ctl, 2, 1)
}

PART(encode_atom_h)
{
    START
    F(E, 0) F(ATOM_OP, 1) F(EVICT, 2) F(STORE_ORDER_SCOPE, 4) F(Pu, 5) F(Rd, 6) F(Rb, 9)
        F(atomic_TYPE_HOPPER, 3) ONLY(0, 0) CALL(put_addr_e, 1, 7)
        CALL(format_flow_of_atom_h, 2, 10)
}

PART(put_addr_global_of_atom_hd)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URc, 1) break;
    case 1: F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 2: SET(hi, 0x40) F(Ra, 0) F(URc, 1) break;
    case 3: SET(hi, 0x40) F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 4: SET(hi, 0xc0) F(Ra, 0) break;
    case 5: SET(hi, 0xc0) F(Ra, 0) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(put_desc_of_atom_hd)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x84) break;
    case 2: SET(hi, 0x80) F(URc, 0) break;
    default: NONE
    }
}

PART(encode_atom_hd)
{
    START
    F(ATOM_OP, 0) F(EVICT, 1) F(STORE_ORDER_SCOPE, 3) F(Pu, 4) F(Rd, 5) F(Rb, 9)
        F(atomic_TYPE_HOPPER, 2) ONLY(1, 0) CALL(put_opt_e, 0, 0)
        CALL(put_addr_global_of_atom_hd, 2, 6) CALL(put_desc_of_atom_hd, 3, 7)
        CALL(format_flow_of_atom_h, 4, 10)
}

PART(encode_atom_f)
{
    START
    F(E, 0) F(atomic_FLOAT_OP, 1) F(EVICT, 2) F(STORE_ORDER_SCOPE, 4) F(Pu, 5) F(Rd, 6) F(Rb, 9)
        F(atomic_FLOAT_TYPE, 3) ONLY(0, 0) CALL(put_addr_e, 1, 7) CALL(format_flow_of_atom_h, 2, 10)
}

PART(encode_atom_fd)
{
    START
    F(atomic_FLOAT_OP, 0) F(EVICT, 1) F(STORE_ORDER_SCOPE, 3) F(Pu, 4) F(Rd, 5) F(Rb, 9)
        F(atomic_FLOAT_TYPE, 2) ONLY(1, 0) CALL(put_opt_e, 0, 0)
        CALL(put_addr_global_of_atom_hd, 2, 6) CALL(put_desc_of_atom_hd, 3, 7)
        CALL(format_flow_of_atom_h, 4, 10)
}

PART(put_cas_op)
{
    START
    switch (line[0]) {
    case 0: case 1: F(atomic_CAS, 0) break;
    case 2: SET(hi, 0x1000000) F(atomic_CAS, 0) break;
    default: NONE
    }
}

PART(encode_atom_cv)
{
    START
    F(E, 0) F(EVICT, 2) F(Pu, 7) F(Rd, 8) F(Rb, 11) F(Rc, 12) F(atomic_CAS_TYPE_VOLTA, 3)
        F(atomic_ATOMIC_ORDER, 4) F(SCOPE, 5) F(PRIVATE, 6) ONLY(1, 0) ONLY(2, 0)
        CALL(put_cas_op, 0, 1) CALL(put_addr_e, 3, 9) CALL(format_flow, 4, 13)
}

PART(encode_atom_ca)
{
    START
    F(E, 0) F(EVICT, 2) F(STORE_ORDER_SCOPE, 4) F(Pu, 5) F(Rd, 6) F(Rb, 9) F(Rc, 10)
        F(atomic_CAS_TYPE_AMPERE, 3) ONLY(1, 0) CALL(put_cas_op, 0, 1) CALL(put_addr_e, 2, 7)
        CALL(format_flow_of_atom_a, 3, 11)
}

PART(encode_atom_ch)
{
    START
    F(E, 0) F(EVICT, 2) F(STORE_ORDER_SCOPE, 4) F(Pu, 5) F(Rd, 6) F(Rb, 9) F(Rc, 10)
        F(atomic_CAS_TYPE_HOPPER, 3) ONLY(1, 0) CALL(put_cas_op, 0, 1) CALL(put_addr_e, 2, 7)
        CALL(format_flow_of_atom_h, 3, 11)
}

PART(encode_atomg_cv)
{
    START
    F(E, 0) F(EVICT, 1) F(Pu, 6) F(Rd, 7) F(Rb, 10) F(Rc, 11) F(atomic_CAS_TYPE_VOLTA, 2)
        F(atomic_ATOMIC_ORDER, 3) F(SCOPE, 4) F(PRIVATE, 5) ONLY(0, 0) ONLY(1, 0)
        CALL(put_addr_e, 2, 8) CALL(format_flow, 3, 12)
}

PART(encode_atomg_ca)
{
    START
    F(E, 0) F(EVICT, 1) F(STORE_ORDER_SCOPE, 3) F(Pu, 4) F(Rd, 5) F(Rb, 8) F(Rc, 9)
        F(atomic_CAS_TYPE_AMPERE, 2) ONLY(0, 0) CALL(put_addr_e, 1, 6)
        CALL(format_flow_of_atom_a, 2, 10)
}

PART(encode_atomg_ch)
{
    START
    F(E, 0) F(EVICT, 1) F(STORE_ORDER_SCOPE, 3) F(Pu, 4) F(Rd, 5) F(Rb, 8) F(Rc, 9)
        F(atomic_CAS_TYPE_HOPPER, 2) ONLY(0, 0) CALL(put_addr_e, 1, 6)
        CALL(format_flow_of_atom_h, 2, 10)
}

PART(encode_red_v)
{
    START
    F(E, 0) F(RED_OP, 1) F(EVICT, 2) F(Rb, 9) F(atomic_TYPE_VOLTA, 3) F(atomic_ATOMIC_ORDER, 4)
        F(SCOPE, 5) F(PRIVATE, 6) ONLY(0, 0) ONLY(1, 0) CALL(put_addr_e, 2, 7)
        CALL(format_flow, 3, 10)
}

PART(put_addr64_ur_turing_of_red_tu)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URc, 1) break;
    case 1: F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(URc, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 4: SET(lo, 0xff000000) SET(hi, 0x4000000) F(URc, 1) break;
    case 5: SET(lo, 0xff000000) SET(hi, 0x4000000) F(URc, 1) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_red_tu)
{
    START
    F(E, 0) F(RED_OP, 1) F(EVICT, 2) F(Rb, 10) F(atomic_TYPE_VOLTA, 3) F(atomic_ATOMIC_ORDER, 4)
        F(SCOPE, 5) F(PRIVATE, 6) ONLY(0, 0) ONLY(1, 0) CALL(put_addr64_ur_turing_of_red_tu, 2, 7)
        CALL(format_flow, 3, 11)
}

PART(encode_red_a)
{
    START
    F(E, 0) F(RED_OP, 1) F(EVICT, 2) F(STORE_ORDER_SCOPE, 4) F(Rb, 7) F(atomic_TYPE_AMPERE, 3)
        ONLY(0, 0) CALL(put_addr_e, 1, 5) CALL(format_flow_of_atom_a, 2, 8)
}

PART(put_addr_global_of_red_d)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URc, 1) break;
    case 1: F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(URc, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 4: SET(hi, 0x4000080) F(Ra, 0) break;
    case 5: SET(hi, 0x4000080) F(Ra, 0) F(OFFSET, 2) break;
    case 6: SET(hi, 0x2004000080) F(URc, 1) F(Ra, 0) break;
    case 7: SET(hi, 0x2004000080) F(URc, 1) F(Ra, 0) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_red_d)
{
    START
    F(RED_OP, 0) F(EVICT, 1) F(STORE_ORDER_SCOPE, 3) F(Rb, 7) F(atomic_TYPE_AMPERE, 2) ONLY(1, 0)
        CALL(put_opt_e, 0, 0) CALL(put_addr_global_of_red_d, 2, 4) CALL(put_desc, 3, 5)
        CALL(format_flow_of_atom_a, 4, 8)
}

PART(encode_redg_h)
{
    START
    F(E, 0) F(RED_OP, 1) F(EVICT, 2) F(STORE_ORDER_SCOPE, 4) F(Rb, 7) F(atomic_RED_TYPE_HOPPER, 3)
        ONLY(0, 0) CALL(put_addr_e, 1, 5) CALL(format_flow_of_atom_h, 2, 8)
}

PART(put_addr_global_of_redg_hd)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URc, 1) break;
    case 1: F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(URc, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 4: SET(hi, 0x4000080) F(Ra, 0) break;
    case 5: SET(hi, 0x4000080) F(Ra, 0) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_redg_hd)
{
    START
    F(RED_OP, 0) F(EVICT, 1) F(STORE_ORDER_SCOPE, 3) F(Rb, 7) F(atomic_RED_TYPE_HOPPER, 2)
        ONLY(1, 0) CALL(put_opt_e, 0, 0) CALL(put_addr_global_of_redg_hd, 2, 4)
        CALL(put_desc_of_atom_hd, 3, 5) CALL(format_flow_of_atom_h, 4, 8)
}

PART(encode_redg_f)
{
    START
    F(E, 0) F(atomic_FLOAT_OP, 1) F(EVICT, 2) F(STORE_ORDER_SCOPE, 4) F(Rb, 7)
        F(atomic_FLOAT_TYPE, 3) ONLY(0, 0) CALL(put_addr_e, 1, 5) CALL(format_flow_of_atom_h, 2, 8)
}

PART(encode_redg_fd)
{
    START
    F(atomic_FLOAT_OP, 0) F(EVICT, 1) F(STORE_ORDER_SCOPE, 3) F(Rb, 7) F(atomic_FLOAT_TYPE, 2)
        ONLY(1, 0) CALL(put_opt_e, 0, 0) CALL(put_addr_global_of_redg_hd, 2, 4)
        CALL(put_desc_of_atom_hd, 3, 5) CALL(format_flow_of_atom_h, 4, 8)
}

PART(encode_atoms_v)
{
    START
    F(ATOM_OP, 0) F(Rd, 2) F(Rb, 5) F(atomic_SHARED_TYPE, 1) ONLY(0, 0) CALL(put_addr_e, 1, 3)
        CALL(format_flow, 2, 6)
}

PART(put_addr_scaled)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(SCALE, 1) break;
    case 1: case 2: F(Ra, 0) F(SCALE, 1) F(OFFSET, 2) break;
    case 3: SET(lo, 0xff000000) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_atoms_t)
{
    START
    F(ATOM_OP, 0) F(Rd, 2) F(Rb, 6) F(atomic_SHARED_TYPE, 1) ONLY(0, 0) CALL(put_addr_scaled, 1, 3)
        CALL(format_flow, 2, 7)
}

PART(encode_atoms_a)
{
    START
    F(ATOM_OP, 0) F(Rd, 2) F(Rb, 6) F(atomic_SHARED_TYPE, 1) ONLY(0, 0) CALL(put_addr_scaled, 1, 3)
        CALL(format_flow_of_atom_a, 2, 7)
}

PART(put_addr_scaled_ur)
{
    START
    switch (line[0]) {
    case 0: case 2: F(Ra, 0) F(SCALE, 1) F(URc, 2) break;
    case 1: case 3: F(Ra, 0) F(SCALE, 1) F(URc, 2) F(OFFSET, 3) break;
    case 4: SET(lo, 0xff000000) F(URc, 2) break;
    case 5: SET(lo, 0xff000000) F(URc, 2) F(OFFSET, 3) break;
    default: NONE
    }
}

PART(encode_atoms_tu)
{
    START
    F(ATOM_OP, 0) F(Rd, 2) F(Rb, 7) F(atomic_SHARED_TYPE, 1) ONLY(0, 0)
        CALL(put_addr_scaled_ur, 1, 3) CALL(format_flow_of_atom_a, 2, 8)
}

PART(encode_atoms_h)
{
    START
    F(ATOM_OP, 0) F(Rd, 2) F(Rb, 6) F(atomic_TYPE_HOPPER, 1) ONLY(0, 0) CALL(put_addr_scaled, 1, 3)
        CALL(format_flow_of_atom_h, 2, 7)
}

PART(encode_atoms_hu)
{
    START
    F(ATOM_OP, 0) F(Rd, 2) F(Rb, 7) F(atomic_TYPE_HOPPER, 1) ONLY(0, 0)
        CALL(put_addr_scaled_ur, 1, 3) CALL(format_flow_of_atom_h, 2, 8)
}

PART(encode_atoms_cv)
{
    START
    F(Rd, 2) F(Rb, 5) F(Rc, 6) F(atomic_SHARED_CAS_TYPE, 1) ONLY(1, 0) CALL(put_cas_op, 0, 0)
        CALL(put_addr_e, 2, 3) CALL(format_flow, 3, 7)
}

PART(encode_atoms_ct)
{
    START
    F(Rd, 2) F(Rb, 6) F(Rc, 7) F(atomic_SHARED_CAS_TYPE, 1) ONLY(1, 0) CALL(put_cas_op, 0, 0)
        CALL(put_addr_scaled, 2, 3) CALL(format_flow_of_atom_a, 3, 8)
}

PART(encode_atoms_ch)
{
    START
    F(Rd, 2) F(Rb, 6) F(Rc, 7) F(atomic_CAS_TYPE_HOPPER, 1) ONLY(1, 0) CALL(put_cas_op, 0, 0)
        CALL(put_addr_scaled, 2, 3) CALL(format_flow_of_atom_h, 3, 8)
}

PART(encode_atoms_popc_p)
{
    START
    F(Rd, 0) CALL(put_addr_scaled_ur, 0, 1) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_atoms_popc_hp)
{
    START
    F(Rd, 0) CALL(put_addr_scaled_ur, 0, 1) CALL(format_flow_of_atom_h, 1, 5)
}

PART(put_opt_src)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x3800000) break;
    case 1: case 2: F(NOT_Pp, 0) F(Pp, 1) break;
    default: NONE
    }
}

PART(encode_bssy)
{
    START
    F(Bd, 2) F(RECONVERGE, 3) CALL(put_opt_src, 0, 0) CALL(format_flow_of_atom_a, 1, 4)
}

PART(encode_bsync)
{
    START
    F(Bd, 2) CALL(put_opt_src, 0, 0) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_bmov_r)
{
    START
    F(barrier_BMOV_CLEAR, 0) F(Rd, 1) F(barrier_BMOV_REG, 2) CALL(format_flow_of_atom_a, 0, 3)
}

PART(put_mov_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: SET(lo, 0x800) F(UIMM, 1) break;
    case 2: SET(lo, 0xa00) F(C_BANK, 2) F(C_OFFSET, 3) break;
    case 3: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 4) F(C_OFFSET, 3) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 4) break;
    default: NONE
    }
}

PART(encode_bmov_b)
{
    START
    F(barrier_PQUAD, 0) F(barrier_BMOV_REG, 1) CALL(put_mov_b, 0, 2)
        CALL(format_flow_of_atom_a, 1, 7)
}

PART(put_mov64_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: SET(lo, 0x800) F(LONG_number, 1) break;
    case 2: SET(lo, 0x800) F(LONG_HOPPER_number, 2) break;
    case 3: SET(lo, 0xa00) F(C_BANK, 3) F(C_OFFSET, 4) break;
    case 4: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 5) F(C_OFFSET, 4) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 5) break;
    default: NONE
    }
}

PART(encode_bmov_l)
{
    START
    CALL(put_mov64_b, 0, 0) CALL(format_flow_of_atom_a, 1, 6)
}

PART(encode_bmov_rb)
{
    START
    F(Bd, 0) F(barrier_Bb, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(encode_bmov_rs)
{
    START
    F(Bd, 0) F(barrier_BMOV_STATE, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(encode_bmov_bb)
{
    START
    F(barrier_PQUAD, 0) F(barrier_BMOV_REG, 1) F(Bd, 2) CALL(format_flow_of_atom_a, 0, 3)
}

PART(encode_yield)
{
    START
    CALL(put_opt_src, 0, 0) CALL(format_flow_of_atom_a, 1, 2)
}

PART(put_opt_syncs)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(SYNCS, 0) break;
    default: NONE
    }
}

PART(put_sleep_time)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: case 2: SET(lo, 0x800) F(UIMM, 1) break;
    case 3: SET(lo, 0xa00) F(C_BANK, 2) F(C_OFFSET, 3) break;
    case 4: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 4) F(C_OFFSET, 3) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 4) break;
    default: NONE
    }
}

PART(encode_nanosleep_n)
{
    START
    F(barrier_RAND, 0) F(barrier_WARP, 1) CALL(put_opt_syncs, 0, 2) CALL(put_opt_src, 1, 3)
        CALL(put_sleep_time, 2, 5) CALL(format_flow_of_atom_a, 3, 10)
}

PART(encode_nanosleep_c)
{
    START
    CALL(put_opt_syncs, 0, 0) CALL(format_flow_of_atom_a, 1, 1)
}

PART(put_exclusive)
{
    START
    switch (line[0]) {
    case 0: F(barrier_EXCLUSIVE_AMPERE, 0) break;
    case 1: break;
    default: NONE
    }
}

PART(encode_warpsync_r)
{
    START
    F(Rb, 3) CALL(put_exclusive, 0, 0) CALL(put_opt_src, 1, 1) CALL(format_flow_of_atom_a, 2, 4)
}

PART(put_mov_imm_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x800) F(UIMM, 0) break;
    case 1: SET(lo, 0xa00) F(C_BANK, 1) F(C_OFFSET, 2) break;
    case 2: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 3) F(C_OFFSET, 2) break;
    case 3: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 3) break;
    default: NONE
    }
}

PART(encode_warpsync_m)
{
    START
    CALL(put_opt_src, 0, 0) CALL(put_mov_imm_b, 1, 2) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_warpsync_h)
{
    START
    F(barrier_EXCLUSIVE_HOPPER, 0) F(Ra, 3) CALL(put_opt_src, 0, 1)
        CALL(format_flow_of_atom_h, 1, 4)
}

PART(encode_warpsync_a)
{
    START
    CALL(put_opt_src, 0, 0) CALL(format_flow_of_atom_h, 1, 2)
}

PART(encode_warpsync_collective_h)
{
    START
    F(Ra, 2) F(TARGET_HOPPER_near, 3) CALL(put_opt_src, 0, 0) CALL(format_flow_of_atom_h, 1, 4)
}

PART(encode_warpsync_collective_a)
{
    START
    F(TARGET_HOPPER_near, 2) CALL(put_opt_src, 0, 0) CALL(format_flow_of_atom_h, 1, 3)
}

PART(put_bar_operands)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: SET(lo, 0x400) F(Rb, 0) break;
    case 2: SET(lo, 0x400) F(Rb, 0) F(barrier_BAR_THREADS, 1) break;
    case 3: SET(lo, 0x800) F(barrier_BAR_ID, 2) F(Rb, 0) break;
    case 4: SET(lo, 0xa00) F(barrier_BAR_ID, 2) break;
    case 5: SET(lo, 0xa00) F(barrier_BAR_ID, 2) F(barrier_BAR_THREADS, 1) break;
    default: NONE
    }
}

PART(encode_bar_sync)
{
    START
    F(barrier_DEFER, 0) CALL(put_bar_operands, 0, 1) CALL(format_flow_of_atom_a, 1, 4)
}

PART(put_bar_arv_operands)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: SET(lo, 0x400) F(Rb, 0) F(barrier_BAR_THREADS, 1) break;
    case 2: SET(lo, 0x800) F(barrier_BAR_ID, 2) F(Rb, 0) break;
    case 3: SET(lo, 0xa00) F(barrier_BAR_ID, 2) F(barrier_BAR_THREADS, 1) break;
    default: NONE
    }
}

PART(encode_bar_arv)
{
    START
    F(barrier_DEFER, 0) CALL(put_bar_arv_operands, 0, 1) CALL(format_flow_of_atom_a, 1, 4)
}

PART(encode_bar_red)
{
    START
    F(barrier_BAR_RED, 0) F(barrier_DEFER, 1) F(NOT_Pp, 5) F(Pp, 6) ONLY(1, 0)
        CALL(put_bar_operands, 0, 2) CALL(format_flow_of_atom_a, 2, 7)
}

PART(encode_bar_all)
{
    START
    CALL(format_flow_of_atom_a, 0, 0)
}

PART(put_opt)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xe0000) break;
    case 1: F(Pu, 0) break;
    default: NONE
    }
}

PART(encode_b2r_r)
{
    START
    F(Rd, 0) CALL(put_opt, 0, 1) CALL(format_flow_of_atom_a, 1, 2)
}

PART(encode_b2r_b)
{
    START
    F(Rd, 0) ONLY(0, 0) CALL(format_flow_of_atom_a, 1, 1)
}

PART(encode_r2b)
{
    START
    F(Rb, 0) CALL(format_flow_of_atom_a, 0, 1)
}

PART(put_board_list)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x2000000000) F(BOARD4, 0) F(BOARD3, 1) F(BOARD2, 2) F(BOARD1, 3) F(BOARD0, 4)
        break;
    case 2: SET(lo, 0x1000000000) F(BOARD3, 1) F(BOARD2, 2) F(BOARD1, 3) F(BOARD0, 4) break;
    case 3: SET(lo, 0x800000000) F(BOARD2, 2) F(BOARD1, 3) F(BOARD0, 4) break;
    case 4: SET(lo, 0x400000000) F(BOARD1, 3) F(BOARD0, 4) break;
    case 5: SET(lo, 0x200000000) F(BOARD0, 4) break;
    case 6: SET(lo, 0x100000000) break;
    default: NONE
    }
}

PART(encode_depbar_le)
{
    START
    F(SCOREBOARD, 0) F(PENDING, 1) CALL(put_board_list, 0, 2) CALL(format_flow_of_atom_a, 1, 7)
}

PART(encode_depbar_n)
{
    START
    CALL(put_board_list, 0, 0) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_depbar_u)
{
    START
    F(barrier_LE, 0) F(SCOREBOARD, 1) F(URb, 2) CALL(format_flow_of_atom_h, 0, 3)
}

PART(encode_pmtrig)
{
    START
    F(barrier_PM_MASK, 2) CALL(put_opt_src, 0, 0) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_rpcmov_r)
{
    START
    F(barrier_RPC_HALF, 0) CALL(put_mov_b, 0, 1) CALL(format_flow_of_atom_a, 1, 6)
}

PART(encode_rpcmov_g)
{
    START
    F(Rd, 0) F(barrier_RPC_HALF, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(put_mov64_imm_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x800) F(LONG_number, 0) break;
    case 1: SET(lo, 0x800) F(LONG_HOPPER_number, 1) break;
    case 2: SET(lo, 0xa00) F(C_BANK, 2) F(C_OFFSET, 3) break;
    case 3: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 4) F(C_OFFSET, 3) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 4) break;
    default: NONE
    }
}

PART(encode_rpcmov_l)
{
    START
    CALL(put_mov64_imm_b, 0, 0) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_setctaid)
{
    START
    F(Ra, 0) CALL(format_flow_of_atom_a, 0, 1)
}

PART(encode_lmembase_g)
{
    START
    F(Rd, 0) CALL(format_flow_of_atom_a, 0, 1)
}

PART(put_addr_with_barrier)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x400003f) F(Ra, 0) break;
    case 1: SET(hi, 0x400003f) F(Ra, 0) F(OFFSET, 1) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(URc, 2) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(URc, 2) F(OFFSET, 1) break;
    case 4: F(Ra, 0) F(URc, 2) break;
    case 5: F(Ra, 0) F(URc, 2) F(OFFSET, 1) break;
    default: NONE
    }
}

PART(encode_stas)
{
    START
    F(bulk_AS_SIZE, 0) F(Rb, 4) CALL(put_addr_with_barrier, 0, 1) CALL(format_flow_of_atom_h, 1, 5)
}

PART(put_addr_with_barrier_of_redas)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x13f) F(Ra, 0) break;
    case 1: SET(hi, 0x13f) F(Ra, 0) F(OFFSET, 1) break;
    case 2: SET(hi, 0x100) F(Ra, 0) F(URc, 2) break;
    case 3: SET(hi, 0x100) F(Ra, 0) F(URc, 2) F(OFFSET, 1) break;
    case 4: F(Ra, 0) F(URc, 2) break;
    case 5: F(Ra, 0) F(URc, 2) F(OFFSET, 1) break;
    default: NONE
    }
}

PART(encode_redas)
{
    START
    F(bulk_AS_OP, 0) F(bulk_AS_TYPE, 1) F(Rb, 5) CALL(put_addr_with_barrier_of_redas, 0, 2)
        CALL(format_flow_of_atom_h, 1, 6)
}

PART(put_bulk_policy)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x1000) F(bulk_POLICY, 0) break;
    default: NONE
    }
}

PART(put_uguard)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7000) break;
    case 1: F(UPg, 0) break;
    case 2: SET(lo, 0x8000) F(UPg, 0) break;
    default: NONE
    }
}

PART(format_uflow)
{
    START
    CALL(put_uguard, 0, 0) CALL(put_ctl, 1, 1)
}

PART(encode_ublkcp)
{
    START
    F(bulk_TO_SHARED, 0) F(bulk_FROM_SHARED, 1) F(bulk_MULTICAST, 2) F(bulk_L2_SECTOR, 3)
        F(bulk_SEQUENCED, 4) F(URb, 5) F(URa, 6) F(URc, 7) CALL(put_bulk_policy, 0, 8)
        CALL(format_uflow, 1, 9)
}

PART(encode_ublkred)
{
    START
    F(bulk_TO_SHARED, 0) F(bulk_RED_FROM, 1) F(RED_OP, 2) F(bulk_RED_TYPE, 3) F(URb, 4) F(URa, 5)
        F(URc, 6) CALL(put_bulk_policy, 0, 7) CALL(format_uflow, 1, 8)
}

PART(encode_ublkpf)
{
    START
    F(URa, 0) F(URc, 1) CALL(put_bulk_policy, 0, 2) CALL(format_uflow, 1, 3)
}

PART(encode_fence)
{
    START
    CALL(format_flow_of_atom_h, 0, 0)
}

PART(put_addr_e_of_cctl_v)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(OFFSET32, 1) break;
    case 2: SET(lo, 0xff000000) F(OFFSET32, 1) break;
    default: NONE
    }
}

PART(encode_cctl_v)
{
    START
    F(E, 0) F(cache_CACHE_LEVEL, 1) F(cache_CACHE_OP, 2) ONLY(0, 0) CALL(put_addr_e_of_cctl_v, 1, 3)
        CALL(format_flow, 2, 5)
}

PART(put_line_op)
{
    START
    switch (line[0]) {
    case 0: case 1: F(cache_CACHE_OP, 0) break;
    default: NONE
    }
}

PART(encode_cctl_t)
{
    START
    F(E, 0) F(cache_CACHE_LEVEL, 1) CALL(put_line_op, 0, 2) CALL(put_addr_e_of_cctl_v, 1, 3)
        CALL(format_flow_of_atom_a, 2, 5)
}

PART(put_addr_ur)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URb, 1) break;
    case 1: F(Ra, 0) F(URb, 1) F(OFFSET, 2) break;
    case 2: SET(lo, 0xff000000) F(URb, 1) break;
    case 3: SET(lo, 0xff000000) F(URb, 1) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_cctl_u)
{
    START
    F(E, 0) F(cache_CACHE_LEVEL, 1) CALL(put_line_op, 0, 2) CALL(put_addr_ur, 1, 3)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_cctl_va)
{
    START
    F(cache_CACHE_LEVEL, 0) F(cache_CACHE_OP, 1) CALL(format_flow, 0, 2)
}

PART(encode_cctl_a)
{
    START
    F(cache_CACHE_LEVEL, 0) F(cache_CACHE_OP, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(encode_cctll_v)
{
    START
    F(cache_CACHE_OP, 0) CALL(put_addr_e, 0, 1) CALL(format_flow, 1, 3)
}

PART(encode_cctll_t)
{
    START
    F(cache_CACHE_OP, 0) CALL(put_addr_e, 0, 1) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_cctll_u)
{
    START
    F(cache_CACHE_OP, 0) CALL(put_addr_ur, 0, 1) CALL(format_flow_of_atom_a, 1, 4)
}

PART(encode_cctlt_c)
{
    START
    F(cache_TEX_BANK, 0) F(cache_TEX_OFFSET, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(encode_cctlt_u)
{
    START
    F(URb, 0) CALL(format_flow_of_atom_a, 0, 1)
}

PART(encode_membar_v)
{
    START
    F(cache_MEMBAR_ORDER, 0) F(cache_MEMBAR_SCOPE, 1) F(cache_MMIO, 2) CALL(format_flow, 0, 3)
}

PART(encode_membar_a)
{
    START
    F(cache_MEMBAR_ORDER, 0) F(cache_MEMBAR_SCOPE, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(encode_membar_h)
{
    START
    F(cache_MEMBAR_ORDER, 0) F(cache_MEMBAR_SCOPE, 1) CALL(format_flow_of_atom_h, 0, 2)
}

PART(encode_errbar_v)
{
    START
    CALL(format_flow, 0, 0)
}

PART(encode_qspc_v)
{
    START
    F(E, 0) F(Pu, 2) F(Rd, 3) F(cache_SPACE, 1) ONLY(0, 0) CALL(put_addr_e, 1, 4)
        CALL(format_flow, 2, 6)
}

PART(put_any_space)
{
    START
    switch (line[0]) {
    case 0: F(cache_SPACE, 0) break;
    case 1: F(cache_SPACE_HOPPER, 1) break;
    default: NONE
    }
}

PART(encode_qspc_t)
{
    START
    F(E, 0) F(Pu, 3) F(Rd, 4) CALL(put_any_space, 0, 1) CALL(put_addr_e, 1, 5)
        CALL(format_flow_of_atom_a, 2, 7)
}

PART(put_addr64_ur_turing_of_qspc_u)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URb, 1) break;
    case 1: F(Ra, 0) F(URb, 1) F(OFFSET, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(URb, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(URb, 1) F(OFFSET, 2) break;
    case 4: SET(lo, 0xff000000) SET(hi, 0x4000000) F(URb, 1) break;
    case 5: SET(lo, 0xff000000) SET(hi, 0x4000000) F(URb, 1) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_qspc_u)
{
    START
    F(E, 0) F(Pu, 2) F(Rd, 3) F(cache_SPACE, 1) ONLY(0, 0)
        CALL(put_addr64_ur_turing_of_qspc_u, 1, 4) CALL(format_flow_of_atom_a, 2, 7)
}

PART(put_addr64_ur)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URb, 1) break;
    case 1: F(Ra, 0) F(URb, 1) F(OFFSET, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(URb, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(URb, 1) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_qspc_h)
{
    START
    F(E, 0) F(Pu, 2) F(Rd, 3) F(cache_SPACE_HOPPER, 1) ONLY(0, 0) CALL(put_addr64_ur, 1, 4)
        CALL(format_flow_of_atom_h, 2, 7)
}

PART(encode_ucgabar_arv)
{
    START
    CALL(format_uflow, 0, 0)
}

PART(encode_warpgroupset)
{
    START
    F(URb, 0) CALL(format_uflow, 0, 1)
}

PART(put_opt_of_usetmaxreg_u)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xe0000) break;
    case 1: F(UPu, 0) break;
    default: NONE
    }
}

PART(encode_usetmaxreg_u)
{
    START
    F(cluster_POOL_OP, 0) F(URc, 2) ONLY(1, 0) CALL(put_opt_of_usetmaxreg_u, 0, 1)
        CALL(format_uflow, 2, 3)
}

PART(encode_usetmaxreg_i)
{
    START
    F(cluster_POOL_OP, 0) F(cluster_REG_COUNT, 2) CALL(put_opt_of_usetmaxreg_u, 0, 1)
        CALL(format_uflow, 1, 3)
}

PART(encode_usetshmsz_i)
{
    START
    F(UIMM, 0) CALL(format_uflow, 0, 1)
}

PART(encode_ulepc_n)
{
    START
    F(URd, 0) ONLY(0, 0) CALL(format_uflow, 1, 1)
}

PART(encode_ulepc_t)
{
    START
    F(LEPC_TARGET, 1) F(URd, 0) ONLY(0, 0) CALL(format_uflow, 1, 2)
}

PART(encode_exit)
{
    START
    F(control_KEEPREFCOUNT, 0) F(control_PREEMPTED, 1) F(control_NO_ATEXIT, 2)
        CALL(put_opt_src, 0, 3) CALL(format_flow_of_atom_a, 1, 5)
}

PART(put_opt_any)
{
    START
    switch (line[0]) {
    case 0: case 1: break;
    case 2: SET(lo, 0x100000000) F(control_ANY, 0) break;
    default: NONE
    }
}

PART(put_rel_target)
{
    START
    switch (line[0]) {
    case 0: F(control_TARGET_near, 0) break;
    case 1: F(TARGET_HOPPER_near, 1) break;
    default: NONE
    }
}

PART(encode_bra_b)
{
    START
    F(control_DEPTH, 0) F(control_BRA_KIND, 1) CALL(put_opt_any, 0, 2) CALL(put_opt_src, 1, 3)
        CALL(put_rel_target, 2, 5) CALL(format_flow_of_atom_a, 3, 7)
}

PART(encode_bra_u)
{
    START
    F(control_DEPTH, 0) F(control_BRA_UP_KIND, 1) F(control_NOT_UPbra, 5) F(control_UPbra, 6)
        ONLY(2, 0) CALL(put_opt_any, 0, 2) CALL(put_opt_src, 1, 3) CALL(put_rel_target, 3, 7)
        CALL(format_flow_of_atom_a, 4, 9)
}

PART(encode_bra_div)
{
    START
    F(control_DEPTH, 0) F(control_BRA_UR_KIND, 1) F(control_INV_URa, 4) F(URa, 5)
        CALL(put_opt_src, 0, 2) CALL(put_rel_target, 1, 6) CALL(format_flow_of_atom_a, 2, 8)
}

PART(put_abs_target)
{
    START
    switch (line[0]) {
    case 0: F(LONG_place, 0) break;
    case 1: F(LONG_HOPPER_place, 1) break;
    default: NONE
    }
}

PART(encode_jmp_b)
{
    START
    F(control_DEPTH, 0) F(control_JMP_KIND, 1) CALL(put_opt_src, 0, 2) CALL(put_abs_target, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_jmp_c)
{
    START
    F(control_DEPTH, 0) F(control_JMP_KIND, 1) F(C_BANK, 4) F(C_OFFSET, 5) ONLY(1, 0)
        CALL(put_opt_src, 0, 2) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_jmp_u)
{
    START
    F(control_DEPTH, 0) F(control_BRA_UP_KIND, 1) F(control_NOT_UPbra, 5) F(control_UPbra, 6)
        ONLY(2, 0) CALL(put_opt_any, 0, 2) CALL(put_opt_src, 1, 3) CALL(put_abs_target, 3, 7)
        CALL(format_flow_of_atom_a, 4, 9)
}

PART(encode_jmp_uc)
{
    START
    F(control_DEPTH, 0) F(control_BRA_UP_KIND, 1) F(control_NOT_UPbra, 5) F(control_UPbra, 6)
        F(C_BANK, 7) F(C_OFFSET, 8) ONLY(2, 0) ONLY(3, 0) CALL(put_opt_any, 0, 2)
        CALL(put_opt_src, 1, 3) CALL(format_flow_of_atom_a, 4, 9)
}

PART(put_opt_distance)
{
    START
    switch (line[0]) {
    case 0: case 2: break;
    case 1: F(control_TARGET_distance, 0) break;
    case 3: F(TARGET_HOPPER_distance, 1) break;
    default: NONE
    }
}

PART(encode_brx)
{
    START
    F(control_DEPTH, 0) F(Ra, 3) CALL(put_opt_src, 0, 1) CALL(put_opt_distance, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_brxu_brxu)
{
    START
    F(control_DEPTH, 0) F(URa, 3) CALL(put_opt_src, 0, 1) CALL(put_opt_distance, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_call_at)
{
    START
    F(control_NOINC, 0) CALL(put_opt_src, 0, 1) CALL(put_abs_target, 1, 3)
        CALL(format_flow_of_atom_a, 2, 5)
}

PART(put_const)
{
    START
    switch (line[0]) {
    case 0: F(C_BANK, 0) F(C_OFFSET, 1) break;
    case 1: SET(hi, 0x8000000) F(URb, 2) F(C_OFFSET, 1) break;
    default: NONE
    }
}

PART(encode_call_c)
{
    START
    F(control_NOINC, 0) CALL(put_opt_src, 0, 1) CALL(put_const, 1, 3)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_call_r)
{
    START
    F(control_NOINC, 0) F(Ra, 3) CALL(put_opt_src, 0, 1) CALL(put_opt_distance, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_call_rel)
{
    START
    F(control_NOINC, 0) CALL(put_opt_src, 0, 1) CALL(put_rel_target, 1, 3)
        CALL(format_flow_of_atom_a, 2, 5)
}

PART(encode_call_rr)
{
    START
    F(control_NOINC, 0) F(Ra, 3) CALL(put_opt_src, 0, 1) CALL(put_rel_target, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_call_ur)
{
    START
    F(control_NOINC, 0) F(URa, 3) CALL(put_opt_src, 0, 1) CALL(put_rel_target, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_ret_rel)
{
    START
    F(control_NODEC, 0) F(Ra, 3) CALL(put_opt_src, 0, 1) CALL(put_rel_target, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(put_distance)
{
    START
    switch (line[0]) {
    case 0: F(control_TARGET_distance, 0) break;
    case 1: F(TARGET_HOPPER_distance, 1) break;
    default: NONE
    }
}

PART(encode_ret_abs)
{
    START
    F(control_NODEC, 0) F(Ra, 3) CALL(put_opt_src, 0, 1) CALL(put_distance, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_ret_ur_rel)
{
    START
    F(control_NODEC, 0) F(URa, 3) CALL(put_opt_src, 0, 1) CALL(put_rel_target, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_ret_ur_abs)
{
    START
    F(control_NODEC, 0) F(URa, 3) CALL(put_opt_src, 0, 1) CALL(put_distance, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_lepc_t)
{
    START
    F(Rd, 0) F(LEPC_TARGET, 1) CALL(format_flow_of_atom_h, 0, 2)
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
    F(control_BPT_KIND, 0) CALL(put_opt_number, 0, 1) CALL(format_flow_of_atom_a, 1, 2)
}

PART(put_cvt_f32)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 2: SET(lo, 0x800) F(FIMM, 3) break;
    case 3: SET(lo, 0xa00) F(NEG_B, 0) CALL(put_const, 1, 4) break;
    case 4: SET(lo, 0x4000000000000a00) F(NEG_B, 0) CALL(put_const, 2, 4) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 6) break;
    case 6: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 6) break;
    default: NONE
    }
}

PART(put_format_bits)
{
    START
    switch (line[0]) {
    case 0: case 1: case 2: break;
    default: NONE
    }
}

PART(encode_f2f_n)
{
    START
    F(FTZ, 0) F(convert_F2F_DST, 1) F(convert_F2F_SRC, 2) F(RND, 3) F(Rd, 4) CALL(put_cvt_f32, 0, 5)
        CALL(put_format_bits, 3, 0) CALL(format_flow_of_atom_a, 4, 12)
}

PART(put_cvt_f16)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) F(convert_HALF, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) F(convert_HALF, 3) break;
    case 2: SET(lo, 0x800) F(F16_LOW, 4) break;
    case 3: SET(lo, 0xa00) F(NEG_B, 0) F(convert_HALF, 3) CALL(put_const, 1, 5) break;
    case 4: SET(lo, 0x4000000000000a00) F(NEG_B, 0) F(convert_HALF, 3) CALL(put_const, 2, 5) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 7) F(convert_HALF, 3) break;
    case 6: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 7) F(convert_HALF, 3)
        break;
    default: NONE
    }
}

PART(encode_f2f_w)
{
    START
    F(FTZ, 0) F(convert_F2F_DST, 1) F(convert_F2F_SRC, 2) F(RND, 3) F(Rd, 4) CALL(put_cvt_f16, 0, 5)
        CALL(put_format_bits, 3, 0) CALL(format_flow_of_atom_a, 4, 13)
}

PART(put_cvt_f64)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 2: SET(lo, 0x800) F(DIMM, 3) break;
    case 3: SET(lo, 0xa00) F(NEG_B, 0) CALL(put_const, 1, 4) break;
    case 4: SET(lo, 0x4000000000000a00) F(NEG_B, 0) CALL(put_const, 2, 4) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 6) break;
    case 6: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 6) break;
    default: NONE
    }
}

PART(encode_f2f_nd)
{
    START
    F(FTZ, 0) F(convert_F2F_DST, 1) F(convert_F2F_SRC, 2) F(RND, 3) F(Rd, 4) CALL(put_cvt_f64, 0, 5)
        CALL(put_format_bits, 3, 0) CALL(format_flow_of_atom_a, 4, 12)
}

PART(encode_f2f_nb)
{
    START
    F(FTZ, 0) F(convert_F2F_SRC, 1) F(RND, 2) F(Rd, 3) CALL(put_cvt_f32, 0, 4)
        CALL(format_flow_of_atom_a, 3, 11)
}

PART(encode_f2f_hb)
{
    START
    F(FTZ, 0) F(convert_F2F_SRC, 1) F(RND, 2) F(Rd, 3) CALL(put_cvt_f16, 0, 4)
        CALL(format_flow_of_atom_h, 3, 12)
}

PART(encode_f2f_db)
{
    START
    F(FTZ, 0) F(convert_F2F_SRC, 1) F(RND, 2) F(Rd, 3) CALL(put_cvt_f64, 0, 4)
        CALL(format_flow_of_atom_h, 3, 11)
}

PART(put_cvt_bf16)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) F(convert_HALF, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) F(convert_HALF, 3) break;
    case 2: SET(lo, 0x800) F(convert_BF16_IMM, 4) break;
    case 3: SET(lo, 0xa00) F(NEG_B, 0) F(convert_HALF, 3) CALL(put_const, 1, 5) break;
    case 4: SET(lo, 0x4000000000000a00) F(NEG_B, 0) F(convert_HALF, 3) CALL(put_const, 2, 5) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 7) F(convert_HALF, 3) break;
    case 6: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 7) F(convert_HALF, 3)
        break;
    default: NONE
    }
}

PART(encode_f2f_bn)
{
    START
    F(FTZ, 0) F(convert_F2F_DST, 1) F(RND, 2) F(Rd, 3) CALL(put_cvt_bf16, 0, 4)
        CALL(format_flow_of_atom_h, 3, 12)
}

PART(put_f2i_format_bit)
{
    START
    switch (line[0]) {
    case 0: case 1: break;
    default: NONE
    }
}

PART(encode_f2i_h)
{
    START
    F(FTZ, 0) F(convert_DST_INT, 1) F(convert_SRC_FLOAT, 2) F(convert_ROUND, 3) F(convert_NTZ, 4)
        F(Rd, 5) CALL(put_cvt_f16, 0, 6) CALL(put_f2i_format_bit, 3, 0)
        CALL(format_flow_of_atom_a, 4, 14)
}

PART(encode_f2i_s)
{
    START
    F(FTZ, 0) F(convert_DST_INT, 1) F(convert_SRC_FLOAT, 2) F(convert_ROUND, 3) F(convert_NTZ, 4)
        F(Rd, 5) CALL(put_cvt_f32, 0, 6) CALL(put_f2i_format_bit, 3, 0)
        CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_f2i_d)
{
    START
    F(FTZ, 0) F(convert_DST_INT, 1) F(convert_SRC_FLOAT, 2) F(convert_ROUND, 3) F(convert_NTZ, 4)
        F(Rd, 5) CALL(put_cvt_f64, 0, 6) CALL(put_f2i_format_bit, 3, 0)
        CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_f2i_b)
{
    START
    F(FTZ, 0) F(convert_DST_INT, 1) F(convert_ROUND, 2) F(convert_NTZ, 3) F(Rd, 4)
        CALL(put_cvt_bf16, 0, 5) CALL(format_flow_of_atom_h, 3, 13)
}

PART(put_cvt_part)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(REUSE_B, 1) F(convert_BYTE, 2) break;
    case 1: SET(lo, 0xa00) F(convert_BYTE, 2) CALL(put_const, 1, 3) break;
    case 2: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 5) F(convert_BYTE, 2) break;
    default: NONE
    }
}

PART(encode_i2f_b)
{
    START
    F(convert_DST_FLOAT, 0) F(convert_SRC_INT, 1) F(RND, 2) F(Rd, 3) CALL(put_cvt_part, 0, 4)
        CALL(put_f2i_format_bit, 2, 0) CALL(format_flow_of_atom_a, 3, 10)
}

PART(put_cvt_part_of_i2f_h)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(REUSE_B, 1) F(convert_HALF, 2) break;
    case 1: SET(lo, 0xa00) F(convert_HALF, 2) CALL(put_const, 1, 3) break;
    case 2: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 5) F(convert_HALF, 2) break;
    default: NONE
    }
}

PART(encode_i2f_h)
{
    START
    F(convert_DST_FLOAT, 0) F(convert_SRC_INT, 1) F(RND, 2) F(Rd, 3)
        CALL(put_cvt_part_of_i2f_h, 0, 4) CALL(put_f2i_format_bit, 2, 0)
        CALL(format_flow_of_atom_a, 3, 10)
}

PART(put_src_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0x800) F(UIMM, 2) break;
    case 2: SET(lo, 0xa00) F(C_BANK, 3) F(C_OFFSET, 4) break;
    case 3: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 5) F(C_OFFSET, 4) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 5) break;
    default: NONE
    }
}

PART(encode_i2f_w)
{
    START
    F(convert_DST_FLOAT, 0) F(convert_SRC_INT, 1) F(RND, 2) F(Rd, 3) CALL(put_src_b, 0, 4)
        CALL(put_f2i_format_bit, 1, 0) CALL(format_flow_of_atom_a, 2, 10)
}

PART(encode_i2f_bb)
{
    START
    F(convert_SRC_INT, 0) F(RND, 1) F(Rd, 2) CALL(put_cvt_part, 0, 3)
        CALL(format_flow_of_atom_h, 2, 9)
}

PART(encode_i2f_hb)
{
    START
    F(convert_SRC_INT, 0) F(RND, 1) F(Rd, 2) CALL(put_cvt_part_of_i2f_h, 0, 3)
        CALL(format_flow_of_atom_h, 2, 9)
}

PART(encode_i2f_wb)
{
    START
    F(convert_SRC_INT, 0) F(RND, 1) F(Rd, 2) CALL(put_src_b, 0, 3) CALL(format_flow_of_atom_h, 1, 9)
}

PART(encode_frnd_h)
{
    START
    F(FTZ, 0) F(convert_SRC_FLOAT, 1) F(convert_ROUND, 2) F(Rd, 3) CALL(put_cvt_f16, 0, 4)
        CALL(put_f2i_format_bit, 3, 0) CALL(format_flow_of_atom_a, 4, 12)
}

PART(encode_frnd_s)
{
    START
    F(FTZ, 0) F(convert_SRC_FLOAT, 1) F(convert_ROUND, 2) F(Rd, 3) CALL(put_cvt_f32, 0, 4)
        CALL(put_f2i_format_bit, 3, 0) CALL(format_flow_of_atom_a, 4, 11)
}

PART(encode_frnd_d)
{
    START
    F(FTZ, 0) F(convert_SRC_FLOAT, 1) F(convert_ROUND, 2) F(Rd, 3) CALL(put_cvt_f64, 0, 4)
        CALL(put_f2i_format_bit, 3, 0) CALL(format_flow_of_atom_a, 4, 11)
}

PART(encode_frnd_b)
{
    START
    F(FTZ, 0) F(convert_ROUND, 1) F(Rd, 2) CALL(put_cvt_bf16, 0, 3)
        CALL(format_flow_of_atom_h, 3, 11)
}

PART(encode_i2i)
{
    START
    F(convert_NARROW, 0) F(Rd, 1) CALL(put_src_b, 0, 2) CALL(format_flow_of_atom_a, 1, 8)
}

PART(put_f2fp_mode)
{
    START
    switch (line[0]) {
    case 0: case 1: F(SATFINITE, 0) F(convert_RELU, 1) F(convert_BF16, 2) break;
    case 2: case 3: F(SATFINITE, 0) F(convert_RELU, 1) F(convert_F2FP_DST, 3) break;
    default: NONE
    }
}

PART(put_src_b_of_f2fp_p)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0x800) F(FIMM, 2) break;
    case 2: SET(lo, 0xa00) F(C_BANK, 3) F(C_OFFSET, 4) break;
    case 3: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 5) F(C_OFFSET, 4) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 5) break;
    default: NONE
    }
}

PART(encode_f2fp_p)
{
    START
    F(convert_PACK_RND, 4) F(Rd, 5) F(Ra, 6) F(REUSE_A, 7) CALL(put_f2fp_mode, 0, 0)
        CALL(put_src_b_of_f2fp_p, 1, 8) CALL(format_flow_of_atom_a, 2, 14)
}

PART(put_f2fp_mode_of_f2fp_rs)
{
    START
    switch (line[0]) {
    case 0: case 1: F(SATFINITE, 0) F(convert_RELU, 1) F(convert_BF16, 2) break;
    default: NONE
    }
}

PART(encode_f2fp_rs)
{
    START
    F(Rd, 3) F(Ra, 4) F(REUSE_A, 5) F(Rc, 12) F(REUSE_C, 13) CALL(put_f2fp_mode_of_f2fp_rs, 0, 0)
        CALL(put_src_b_of_f2fp_p, 1, 6) CALL(format_flow_of_atom_a, 2, 14)
}

PART(encode_f2fp_m)
{
    START
    F(convert_PACK_RND, 4) F(Rd, 5) F(Rc, 12) F(REUSE_C, 13) F(convert_H1, 14)
        CALL(put_f2fp_mode, 0, 0) CALL(put_src_b_of_f2fp_p, 1, 6) CALL(format_flow_of_atom_a, 2, 15)
}

PART(put_c_in_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(FIMM, 0) break;
    case 1: SET(lo, 0x600) F(C_BANK, 1) F(C_OFFSET, 2) break;
    case 2: SET(lo, 0x600) SET(hi, 0x8000000) F(URb, 3) F(C_OFFSET, 2) break;
    case 3: SET(lo, 0xe00) SET(hi, 0x8000000) F(URb, 3) break;
    default: NONE
    }
}

PART(encode_f2fp_mc)
{
    START
    F(convert_PACK_RND, 4) F(Rd, 5) F(Rc, 6) F(REUSE_B, 7) F(convert_H1, 12)
        CALL(put_f2fp_mode, 0, 0) CALL(put_c_in_b, 1, 8) CALL(format_flow_of_atom_a, 2, 13)
}

PART(encode_f2ip_b)
{
    START
    F(Rd, 4) F(Ra, 5) F(REUSE_A, 6) F(Rc, 13) F(REUSE_C, 14) F(convert_H1, 15)
        F(convert_F2IP_TYPE, 0) F(convert_F2IP_RND, 1) F(convert_F2IP_NTZ, 2) F(convert_RELU, 3)
        ONLY(0, 0) CALL(put_src_b_of_f2fp_p, 1, 7) CALL(format_flow_of_atom_h, 2, 16)
}

PART(encode_f2ip_c)
{
    START
    F(Rd, 4) F(Ra, 5) F(REUSE_A, 6) F(Rc, 7) F(REUSE_B, 8) F(convert_H1, 13) F(convert_F2IP_TYPE, 0)
        F(convert_F2IP_RND, 1) F(convert_F2IP_NTZ, 2) F(convert_RELU, 3) ONLY(0, 0)
        CALL(put_c_in_b, 1, 9) CALL(format_flow_of_atom_h, 2, 14)
}

PART(encode_i2fp)
{
    START
    F(convert_I2FP_SRC, 0) F(convert_I2FP_RND, 1) F(Rd, 2) CALL(put_src_b, 0, 3)
        CALL(format_flow_of_atom_h, 1, 9)
}

PART(put_i2ip_sat)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: case 2: case 3: case 4: F(convert_I2IP_SAT_GA10X, 0) break;
    case 5: case 6: F(convert_I2IP_SAT_HOPPER, 1) break;
    default: NONE
    }
}

PART(put_opt_part)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x100) break;
    case 2: SET(hi, 0x4300) break;
    case 3: SET(hi, 0x6200) break;
    default: NONE
    }
}

PART(encode_i2ip)
{
    START
    F(convert_PACKED, 0) F(Rd, 3) F(Ra, 4) F(REUSE_A, 5) F(Rc, 12) F(REUSE_C, 13)
        CALL(put_i2ip_sat, 0, 1) CALL(put_src_b, 1, 6) CALL(put_opt_part, 2, 0)
        CALL(format_flow_of_atom_a, 3, 14)
}

PART(put_f64_a)
{
    START
    switch (line[0]) {
    case 0: F(NEG_A, 0) F(Ra, 1) F(REUSE_A, 2) break;
    case 1: SET(hi, 0x200) F(NEG_A, 0) F(Ra, 1) F(REUSE_A, 2) break;
    default: NONE
    }
}

PART(put_f64_rc)
{
    START
    switch (line[0]) {
    case 0: F(NEG_C, 0) F(Rc, 1) F(REUSE_C, 2) break;
    case 1: SET(hi, 0x400) F(NEG_C, 0) F(Rc, 1) F(REUSE_C, 2) break;
    default: NONE
    }
}

PART(encode_dadd_r)
{
    START
    F(RND, 0) F(Rd, 1) CALL(put_f64_a, 0, 2) CALL(put_f64_rc, 1, 5)
        CALL(format_flow_of_atom_a, 2, 8)
}

PART(put_f64_c_in_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(DIMM, 0) break;
    case 1: SET(lo, 0x600) F(NEG_B, 1) CALL(put_const, 1, 2) break;
    case 2: SET(lo, 0x4000000000000600) F(NEG_B, 1) CALL(put_const, 2, 2) break;
    case 3: SET(lo, 0xe00) SET(hi, 0x8000000) F(NEG_B, 1) F(URb, 4) break;
    case 4: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NEG_B, 1) F(URb, 4) break;
    default: NONE
    }
}

PART(encode_dadd_c)
{
    START
    F(RND, 0) F(Rd, 1) CALL(put_f64_a, 0, 2) CALL(put_f64_c_in_b, 1, 5)
        CALL(format_flow_of_atom_a, 4, 10)
}

PART(encode_dmul)
{
    START
    F(RND, 0) F(Rd, 1) CALL(put_f64_a, 0, 2) CALL(put_cvt_f64, 1, 5)
        CALL(format_flow_of_atom_a, 4, 12)
}

PART(encode_dfma_b)
{
    START
    F(RND, 0) F(Rd, 1) CALL(put_f64_a, 0, 2) CALL(put_cvt_f64, 1, 5) CALL(put_f64_rc, 4, 12)
        CALL(format_flow_of_atom_a, 5, 15)
}

PART(put_f64_rc_of_dfma_c)
{
    START
    switch (line[0]) {
    case 0: F(NEG_C, 0) F(Rc, 1) F(REUSE_B, 2) break;
    case 1: SET(hi, 0x400) F(NEG_C, 0) F(Rc, 1) F(REUSE_B, 2) break;
    default: NONE
    }
}

PART(encode_dfma_c)
{
    START
    F(RND, 0) F(Rd, 1) CALL(put_f64_a, 0, 2) CALL(put_f64_rc_of_dfma_c, 1, 5)
        CALL(put_f64_c_in_b, 2, 8) CALL(format_flow_of_atom_a, 5, 13)
}

PART(put_f64_last)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_C, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_C, 2) break;
    case 2: SET(lo, 0x400) F(DIMM, 3) break;
    case 3: SET(lo, 0x600) F(NEG_B, 0) CALL(put_const, 1, 4) break;
    case 4: SET(lo, 0x4000000000000600) F(NEG_B, 0) CALL(put_const, 2, 4) break;
    case 5: SET(lo, 0xe00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 6) break;
    case 6: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 6) break;
    default: NONE
    }
}

PART(encode_dsetp)
{
    START
    F(double_DOUBLE_CMP, 0) F(BOP, 1) F(Pu, 2) F(Pv, 3) F(NOT_Pp, 14) F(Pp, 15) ONLY(4, 0)
        CALL(put_f64_a, 0, 4) CALL(put_f64_last, 1, 7) CALL(format_flow_of_atom_a, 5, 16)
}

PART(put_f32_last)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_C, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_C, 2) break;
    case 2: SET(lo, 0x400) F(FIMM, 3) break;
    case 3: SET(lo, 0x600) F(NEG_B, 0) CALL(put_const, 1, 4) break;
    case 4: SET(lo, 0x4000000000000600) F(NEG_B, 0) CALL(put_const, 2, 4) break;
    case 5: SET(lo, 0xe00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 6) break;
    case 6: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 6) break;
    default: NONE
    }
}

PART(encode_fadd)
{
    START
    F(FTZ, 0) F(RND, 1) F(SAT, 2) F(Rd, 3) CALL(put_f64_a, 0, 4) CALL(put_f32_last, 1, 7)
        CALL(format_flow_of_atom_a, 4, 14)
}

PART(encode_fmul)
{
    START
    F(FMZ, 0) F(float_POWER, 1) F(RND, 2) F(SAT, 3) F(Rd, 4) CALL(put_f64_a, 0, 5)
        CALL(put_cvt_f32, 1, 8) CALL(format_flow_of_atom_a, 4, 15)
}

PART(encode_ffma_b)
{
    START
    F(FMZ, 0) F(RND, 1) F(SAT, 2) F(Rd, 3) CALL(put_f64_a, 0, 4) CALL(put_cvt_f32, 1, 7)
        CALL(put_f64_rc, 4, 14) CALL(format_flow_of_atom_a, 5, 17)
}

PART(put_f32_c_in_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(FIMM, 0) break;
    case 1: SET(lo, 0x600) F(NEG_B, 1) CALL(put_const, 1, 2) break;
    case 2: SET(lo, 0x4000000000000600) F(NEG_B, 1) CALL(put_const, 2, 2) break;
    case 3: SET(lo, 0xe00) SET(hi, 0x8000000) F(NEG_B, 1) F(URb, 4) break;
    case 4: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NEG_B, 1) F(URb, 4) break;
    default: NONE
    }
}

PART(encode_ffma_c)
{
    START
    F(FMZ, 0) F(RND, 1) F(SAT, 2) F(Rd, 3) CALL(put_f64_a, 0, 4) CALL(put_f64_rc_of_dfma_c, 1, 7)
        CALL(put_f32_c_in_b, 2, 10) CALL(format_flow_of_atom_a, 5, 15)
}

PART(put_minmax_mode)
{
    START
    switch (line[0]) {
    case 0: F(FTZ, 0) break;
    case 1: case 2: case 3: F(FTZ, 0) F(NAN, 1) break;
    default: NONE
    }
}

PART(encode_fmnmx_n)
{
    START
    F(Rd, 2) F(NOT_Pp, 13) F(Pp, 14) ONLY(2, 0) ONLY(7, 0) CALL(put_minmax_mode, 0, 0)
        CALL(put_f2i_format_bit, 1, 0) CALL(put_f64_a, 3, 3) CALL(put_cvt_f32, 4, 6)
        CALL(format_flow_of_atom_a, 8, 15)
}

PART(put_minmax_mode_of_fmnmx_x)
{
    START
    switch (line[0]) {
    case 0: case 1: F(FTZ, 0) F(NAN, 1) break;
    default: NONE
    }
}

PART(encode_fmnmx_x)
{
    START
    F(Rd, 2) F(NOT_Pp, 13) F(Pp, 14) ONLY(1, 0) ONLY(6, 0) CALL(put_minmax_mode_of_fmnmx_x, 0, 0)
        CALL(put_f64_a, 2, 3) CALL(put_cvt_f32, 3, 6) CALL(format_flow_of_atom_h, 7, 15)
}

PART(encode_fmnmx_isa)
{
    START
    F(FTZ, 0) F(NAN, 1) F(XORSIGN, 2) F(Rd, 3) F(Pv, 4) F(NOT_Pp, 15) F(Pp, 16) ONLY(4, 0)
        CALL(put_f64_a, 0, 5) CALL(put_cvt_f32, 1, 8) CALL(format_flow_of_atom_h, 5, 17)
}

PART(encode_fsel)
{
    START
    F(FTZ, 0) F(Rd, 1) F(NOT_Pp, 12) F(Pp, 13) ONLY(4, 0) CALL(put_f64_a, 0, 2)
        CALL(put_cvt_f32, 1, 5) CALL(format_flow_of_atom_a, 5, 14)
}

PART(encode_fset)
{
    START
    F(FLOAT_CMP, 0) F(FTZ, 1) F(BOP, 2) F(Rd, 3) F(NOT_Pp, 14) F(Pp, 15) ONLY(4, 0)
        CALL(put_f64_a, 0, 4) CALL(put_cvt_f32, 1, 7) CALL(format_flow_of_atom_a, 5, 16)
}

PART(encode_fsetp)
{
    START
    F(FLOAT_CMP, 0) F(FTZ, 1) F(BOP, 2) F(Pu, 3) F(Pv, 4) F(NOT_Pp, 15) F(Pp, 16) ONLY(4, 0)
        CALL(put_f64_a, 0, 5) CALL(put_cvt_f32, 1, 8) CALL(format_flow_of_atom_a, 5, 17)
}

PART(encode_fchk)
{
    START
    F(Pu, 0) CALL(put_f64_a, 0, 1) CALL(put_cvt_f32, 1, 4) CALL(format_flow_of_atom_a, 4, 11)
}

PART(encode_fswzadd)
{
    START
    F(FTZ, 0) F(RND, 1) F(NDV, 2) F(Rd, 3) F(Ra, 4) F(REUSE_A, 5) F(Rc, 6) F(REUSE_C, 7)
        F(float_SIGNS0, 8) F(float_SIGNS1, 9) F(float_SIGNS2, 10) F(float_SIGNS3, 11)
        CALL(format_flow_of_atom_a, 0, 12)
}

PART(put_f32_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 2: SET(lo, 0xa00) F(NEG_B, 0) CALL(put_const, 1, 3) break;
    case 3: SET(lo, 0x4000000000000a00) F(NEG_B, 0) CALL(put_const, 2, 3) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 5) break;
    case 5: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 5) break;
    default: NONE
    }
}

PART(encode_mufu_r)
{
    START
    F(float_MUFU_OP, 0) F(Rd, 1) CALL(put_format_bits, 0, 0) CALL(put_f32_b, 1, 2)
        CALL(format_flow_of_atom_a, 4, 8)
}

PART(encode_mufu_s)
{
    START
    F(float_MUFU_OP, 0) F(Rd, 1) F(FIMM, 2) CALL(put_format_bits, 0, 0)
        CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_mufu_d)
{
    START
    F(float_MUFU_OP, 0) F(Rd, 1) F(DIMM, 2) CALL(put_format_bits, 0, 0)
        CALL(format_flow_of_atom_a, 1, 3)
}

PART(put_mufu_half)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x200) break;
    case 1: SET(hi, 0x100) break;
    default: NONE
    }
}

PART(encode_mufu_h)
{
    START
    F(float_MUFU_OP, 0) F(Rd, 1) CALL(put_mufu_half, 0, 0) CALL(put_cvt_f16, 1, 2)
        CALL(format_flow_of_atom_a, 4, 10)
}

PART(encode_mufu_b)
{
    START
    F(float_MUFU_OP, 0) F(Rd, 1) CALL(put_cvt_bf16, 0, 2) CALL(format_flow_of_atom_h, 3, 10)
}

PART(encode_f2fp_fp8_p)
{
    START
    F(SATFINITE, 0) F(fp8_FP8_RELU, 1) F(fp8_FP8_DST, 2) F(Rd, 3) F(Ra, 4) F(REUSE_A, 5) F(Rc, 12)
        F(REUSE_C, 13) F(fp8_C_H1, 14) CALL(put_src_b_of_f2fp_p, 0, 6)
        CALL(format_flow_of_atom_h, 1, 15)
}

PART(encode_f2fp_fp8_pc)
{
    START
    F(SATFINITE, 0) F(fp8_FP8_RELU, 1) F(fp8_FP8_DST, 2) F(Rd, 3) F(Ra, 4) F(REUSE_A, 5) F(Rc, 6)
        F(REUSE_B, 7) F(fp8_C_H1, 12) CALL(put_c_in_b, 0, 8) CALL(format_flow_of_atom_h, 1, 13)
}

PART(encode_f2fp_fp8_h)
{
    START
    F(SATFINITE, 0) F(fp8_FP8_RELU, 1) F(fp8_FP8_DST, 2) F(Rd, 3) F(Rc, 10) F(REUSE_C, 11)
        F(fp8_C_H1, 12) CALL(put_src_b_of_f2fp_p, 0, 4) CALL(format_flow_of_atom_h, 1, 13)
}

PART(encode_f2fp_from_fp8)
{
    START
    F(SATFINITE, 0) F(fp8_FP8_RELU, 1) F(fp8_WIDE_DST, 2) F(fp8_FP8_SRC, 3) F(Rd, 4) F(fp8_B_H1, 11)
        CALL(put_src_b_of_f2fp_p, 0, 5) CALL(format_flow_of_atom_h, 1, 12)
}

PART(encode_f2fp_tf32)
{
    START
    F(SATFINITE, 0) F(fp8_FP8_RELU, 1) F(fp8_TF32_RND, 2) F(Rd, 3) CALL(put_src_b_of_f2fp_p, 0, 4)
        CALL(format_flow_of_atom_h, 1, 10)
}

PART(encode_al2p)
{
    START
    F(Rd, 0) F(Ra, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(put_opt_reg)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xff00000000) break;
    case 1: F(Rb, 0) break;
    default: NONE
    }
}

PART(encode_ald_a)
{
    START
    F(graphics_OUTPUT, 0) F(Rd, 1) F(graphics_ATTR, 2) CALL(put_opt_reg, 0, 3)
        CALL(format_flow_of_atom_a, 1, 4)
}

PART(encode_ald_r)
{
    START
    F(graphics_OUTPUT, 0) F(Rd, 1) F(Ra, 2) CALL(put_opt_reg, 0, 3)
        CALL(format_flow_of_atom_a, 1, 4)
}

PART(encode_ald_u)
{
    START
    F(graphics_OUTPUT, 0) F(Rd, 1) F(URa, 2) CALL(put_opt_reg, 0, 3)
        CALL(format_flow_of_atom_a, 1, 4)
}

PART(put_opt_reg_of_ast_a)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xff) break;
    case 1: F(Rc, 0) break;
    default: NONE
    }
}

PART(encode_ast_a)
{
    START
    F(graphics_ATTR, 0) F(Rb, 1) CALL(put_opt_reg_of_ast_a, 0, 2) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_ast_r)
{
    START
    F(Ra, 0) F(Rb, 1) CALL(put_opt_reg_of_ast_a, 0, 2) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_ast_u)
{
    START
    F(URa, 0) F(Rb, 1) CALL(put_opt_reg_of_ast_a, 0, 2) CALL(format_flow_of_atom_a, 1, 3)
}

PART(put_ipa_point)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) break;
    case 1: SET(lo, 0x800) SET(hi, 0x2000) F(graphics_IPA_OFFSET, 0) break;
    case 2: SET(lo, 0xa00) SET(hi, 0x2000) F(C_BANK, 1) F(C_OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_ipa_a)
{
    START
    F(graphics_IPA_MODE, 0) F(graphics_IPA_AT, 1) F(Rd, 2) F(graphics_ATTR_IPA, 4)
        CALL(put_opt, 0, 3) CALL(put_ipa_point, 1, 5) CALL(format_flow_of_atom_a, 2, 8)
}

PART(encode_ipa_u)
{
    START
    F(graphics_IPA_MODE, 0) F(graphics_IPA_AT, 1) F(Rd, 2) F(URa, 4) F(graphics_ATTR_IPA, 5)
        CALL(put_opt, 0, 3) CALL(format_flow_of_atom_a, 1, 6)
}

PART(encode_out_f)
{
    START
    F(Ra, 0) ONLY(0, 0) CALL(format_flow_of_atom_a, 1, 1)
}

PART(encode_out_r)
{
    START
    F(graphics_OUT_OP, 0) F(Rd, 1) F(Ra, 2) F(Rb, 3) CALL(format_flow_of_atom_a, 0, 4)
}

PART(encode_out_i)
{
    START
    F(graphics_OUT_OP, 0) F(Rd, 1) F(Ra, 2) F(graphics_OUT_STREAM, 3)
        CALL(format_flow_of_atom_a, 0, 4)
}

PART(encode_out_u)
{
    START
    F(graphics_OUT_OP, 0) F(Rd, 1) F(Ra, 2) F(URb, 3) CALL(format_flow_of_atom_a, 0, 4)
}

PART(put_isb_addr)
{
    START
    switch (line[0]) {
    case 0: case 1: F(Ra, 0) break;
    case 2: F(Ra, 0) F(graphics_ISB_OFFSET, 1) break;
    default: NONE
    }
}

PART(encode_isberd)
{
    START
    F(Rd, 0) CALL(put_isb_addr, 0, 1) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_isbewr)
{
    START
    F(Rb, 2) CALL(put_isb_addr, 0, 0) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_ldtram)
{
    START
    F(Rd, 0) F(URa, 1) F(graphics_ATTR_IPA, 2) CALL(format_flow_of_atom_a, 0, 3)
}

PART(put_add_mode)
{
    START
    switch (line[0]) {
    case 0: F(half_F32, 0) break;
    case 1: case 2: F(half_ADD_TYPE, 1) break;
    default: NONE
    }
}

PART(put_halves_a)
{
    START
    switch (line[0]) {
    case 0: F(half_SWIZZLE_A, 0) break;
    case 1: case 2: F(half_SWIZZLE_A_HOPPER, 1) break;
    default: NONE
    }
}

PART(put_f16_a)
{
    START
    switch (line[0]) {
    case 0: F(NEG_A, 0) F(Ra, 1) F(REUSE_A, 2) CALL(put_halves_a, 1, 3) break;
    case 1: SET(hi, 0x200) F(NEG_A, 0) F(Ra, 1) F(REUSE_A, 2) CALL(put_halves_a, 2, 3) break;
    default: NONE
    }
}

PART(put_halves_b)
{
    START
    switch (line[0]) {
    case 0: F(half_SWIZZLE_B, 0) break;
    case 1: case 2: F(half_SWIZZLE_B_HOPPER, 1) break;
    default: NONE
    }
}

PART(put_f16_last)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_C, 2) CALL(put_halves_b, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_C, 2) CALL(put_halves_b, 2, 3)
        break;
    case 2: case 3: SET(lo, 0x400) F(half_F16_HIGH, 5) F(F16_LOW, 6) break;
    case 4: SET(lo, 0x400) SET(hi, 0x200000) F(half_BF16_HIGH, 7) F(half_BF16_LOW, 8) break;
    case 5: SET(lo, 0x600) F(NEG_B, 0) CALL(put_const, 3, 9) CALL(put_halves_b, 4, 3) break;
    case 6: SET(lo, 0x4000000000000600) F(NEG_B, 0) CALL(put_const, 5, 9) CALL(put_halves_b, 6, 3)
        break;
    case 7: SET(lo, 0xe00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11) CALL(put_halves_b, 7, 3) break;
    case 8: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11)
        CALL(put_halves_b, 8, 3) break;
    default: NONE
    }
}

PART(encode_hadd2)
{
    START
    F(FTZ, 2) F(SAT, 3) F(Rd, 4) CALL(put_add_mode, 0, 0) CALL(put_f16_a, 1, 5)
        CALL(put_f16_last, 4, 10) CALL(format_flow_of_atom_a, 13, 22)
}

PART(put_mul_mode)
{
    START
    switch (line[0]) {
    case 0: F(half_F32, 0) break;
    case 1: case 2: F(half_MUL_TYPE, 1) break;
    default: NONE
    }
}

PART(put_f16_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) CALL(put_halves_b, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) CALL(put_halves_b, 2, 3)
        break;
    case 2: case 3: SET(lo, 0x800) F(half_F16_HIGH, 5) F(F16_LOW, 6) break;
    case 4: SET(lo, 0x800) SET(hi, 0x200000) F(half_BF16_HIGH, 7) F(half_BF16_LOW, 8) break;
    case 5: SET(lo, 0xa00) F(NEG_B, 0) CALL(put_const, 3, 9) CALL(put_halves_b, 4, 3) break;
    case 6: SET(lo, 0x4000000000000a00) F(NEG_B, 0) CALL(put_const, 5, 9) CALL(put_halves_b, 6, 3)
        break;
    case 7: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11) CALL(put_halves_b, 7, 3) break;
    case 8: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11)
        CALL(put_halves_b, 8, 3) break;
    default: NONE
    }
}

PART(encode_hmul2)
{
    START
    F(FMZ, 2) F(SAT, 3) F(Rd, 4) CALL(put_mul_mode, 0, 0) CALL(put_f16_a, 1, 5)
        CALL(put_f16_b, 4, 10) CALL(format_flow_of_atom_a, 13, 22)
}

PART(put_fma_mode)
{
    START
    switch (line[0]) {
    case 0: case 1: F(half_F32, 0) F(FMZ, 1) F(SAT, 2) break;
    case 2: SET(hi, 0x200000) F(FMZ, 1) F(SAT, 2) break;
    default: NONE
    }
}

PART(put_halves_b_fma)
{
    START
    switch (line[0]) {
    case 0: F(half_SWIZZLE_B, 0) break;
    case 1: F(half_SWIZZLE_B_NEG, 1) break;
    default: NONE
    }
}

PART(put_fma_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) CALL(put_halves_b_fma, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2)
        CALL(put_halves_b_fma, 2, 3) break;
    case 2: case 3: SET(lo, 0x800) F(half_F16_HIGH, 5) F(F16_LOW, 6) break;
    case 4: SET(lo, 0x800) SET(hi, 0x200000) F(half_BF16_HIGH, 7) F(half_BF16_LOW, 8) break;
    case 5: SET(lo, 0xa00) F(NEG_B, 0) CALL(put_const, 3, 9) CALL(put_halves_b_fma, 4, 3) break;
    case 6: SET(lo, 0x4000000000000a00) F(NEG_B, 0) CALL(put_const, 5, 9)
        CALL(put_halves_b_fma, 6, 3) break;
    case 7: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11) CALL(put_halves_b_fma, 7, 3)
        break;
    case 8: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11)
        CALL(put_halves_b_fma, 8, 3) break;
    default: NONE
    }
}

PART(put_halves_c)
{
    START
    switch (line[0]) {
    case 0: F(half_SWIZZLE_C, 0) break;
    case 1: case 2: F(half_SWIZZLE_C_HOPPER, 1) break;
    default: NONE
    }
}

PART(put_f16_rc)
{
    START
    switch (line[0]) {
    case 0: F(half_F16_NEG_C, 0) F(Rc, 1) F(REUSE_C, 2) CALL(put_halves_c, 1, 3) break;
    case 1: SET(hi, 0x80000) F(half_F16_NEG_C, 0) F(Rc, 1) F(REUSE_C, 2) CALL(put_halves_c, 2, 3)
        break;
    default: NONE
    }
}

PART(encode_hfma2_b)
{
    START
    F(Rd, 3) CALL(put_fma_mode, 0, 0) CALL(put_f16_a, 1, 4) CALL(put_fma_b, 4, 9)
        CALL(put_f16_rc, 13, 21) CALL(format_flow_of_atom_a, 16, 26)
}

PART(put_f16_rc_of_hfma2_c)
{
    START
    switch (line[0]) {
    case 0: F(half_F16_NEG_C, 0) F(Rc, 1) F(REUSE_B, 2) CALL(put_halves_c, 1, 3) break;
    case 1: SET(hi, 0x80000) F(half_F16_NEG_C, 0) F(Rc, 1) F(REUSE_B, 2) CALL(put_halves_c, 2, 3)
        break;
    default: NONE
    }
}

PART(put_fma_c_in_b)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x400) F(half_F16_HIGH, 0) F(F16_LOW, 1) break;
    case 2: SET(lo, 0x400) SET(hi, 0x200000) F(half_BF16_HIGH, 2) F(half_BF16_LOW, 3) break;
    case 3: SET(lo, 0x600) F(NEG_B, 4) CALL(put_const, 1, 5) CALL(put_halves_b_fma, 2, 8) break;
    case 4: SET(lo, 0x4000000000000600) F(NEG_B, 4) CALL(put_const, 3, 5)
        CALL(put_halves_b_fma, 4, 8) break;
    case 5: SET(lo, 0xe00) SET(hi, 0x8000000) F(NEG_B, 4) F(URb, 7) CALL(put_halves_b_fma, 5, 8)
        break;
    case 6: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NEG_B, 4) F(URb, 7)
        CALL(put_halves_b_fma, 6, 8) break;
    default: NONE
    }
}

PART(encode_hfma2_c)
{
    START
    F(Rd, 3) CALL(put_fma_mode, 0, 0) CALL(put_f16_a, 1, 4) CALL(put_f16_rc_of_hfma2_c, 4, 9)
        CALL(put_fma_c_in_b, 7, 14) CALL(format_flow_of_atom_a, 14, 24)
}

PART(put_relu_mode)
{
    START
    switch (line[0]) {
    case 0: F(half_F32, 0) F(FMZ, 1) break;
    case 1: SET(hi, 0x200000) F(FMZ, 1) break;
    default: NONE
    }
}

PART(put_fma_b_of_hfma2_rb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) CALL(put_halves_b_fma, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2)
        CALL(put_halves_b_fma, 2, 3) break;
    case 2: SET(lo, 0x800) F(half_F16_HIGH, 5) F(F16_LOW, 6) break;
    case 3: SET(lo, 0x800) SET(hi, 0x200000) F(half_BF16_HIGH, 7) F(half_BF16_LOW, 8) break;
    case 4: SET(lo, 0xa00) F(NEG_B, 0) CALL(put_const, 3, 9) CALL(put_halves_b_fma, 4, 3) break;
    case 5: SET(lo, 0x4000000000000a00) F(NEG_B, 0) CALL(put_const, 5, 9)
        CALL(put_halves_b_fma, 6, 3) break;
    case 6: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11) CALL(put_halves_b_fma, 7, 3)
        break;
    case 7: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11)
        CALL(put_halves_b_fma, 8, 3) break;
    default: NONE
    }
}

PART(encode_hfma2_rb)
{
    START
    F(Rd, 2) CALL(put_relu_mode, 0, 0) CALL(put_f16_a, 1, 3) CALL(put_fma_b_of_hfma2_rb, 4, 8)
        CALL(put_f16_rc, 13, 20) CALL(put_opt_src, 16, 25) CALL(format_flow_of_atom_a, 17, 27)
}

PART(put_fma_c_in_b_of_hfma2_rc)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(half_F16_HIGH, 0) F(F16_LOW, 1) break;
    case 1: SET(lo, 0x400) SET(hi, 0x200000) F(half_BF16_HIGH, 2) F(half_BF16_LOW, 3) break;
    case 2: SET(lo, 0x600) F(NEG_B, 4) CALL(put_const, 1, 5) CALL(put_halves_b_fma, 2, 8) break;
    case 3: SET(lo, 0x4000000000000600) F(NEG_B, 4) CALL(put_const, 3, 5)
        CALL(put_halves_b_fma, 4, 8) break;
    case 4: SET(lo, 0xe00) SET(hi, 0x8000000) F(NEG_B, 4) F(URb, 7) CALL(put_halves_b_fma, 5, 8)
        break;
    case 5: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NEG_B, 4) F(URb, 7)
        CALL(put_halves_b_fma, 6, 8) break;
    default: NONE
    }
}

PART(encode_hfma2_rc)
{
    START
    F(Rd, 2) CALL(put_relu_mode, 0, 0) CALL(put_f16_a, 1, 3) CALL(put_f16_rc_of_hfma2_c, 4, 8)
        CALL(put_fma_c_in_b_of_hfma2_rc, 7, 13) CALL(put_opt_src, 14, 23)
        CALL(format_flow_of_atom_a, 15, 25)
}

PART(put_mma_mode)
{
    START
    switch (line[0]) {
    case 0: case 1: F(FMZ, 0) F(SAT, 1) break;
    case 2: SET(hi, 0x4000) F(FMZ, 0) F(SAT, 1) break;
    case 3: SET(hi, 0x200000) F(FMZ, 0) F(SAT, 1) break;
    default: NONE
    }
}

PART(put_mma_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 2: case 3: SET(lo, 0x800) F(half_F16_HIGH, 3) F(F16_LOW, 4) break;
    case 4: SET(lo, 0x800) SET(hi, 0x200000) F(half_BF16_HIGH, 5) F(half_BF16_LOW, 6) break;
    case 5: SET(lo, 0xa00) F(NEG_B, 0) CALL(put_const, 1, 7) break;
    case 6: SET(lo, 0x4000000000000a00) F(NEG_B, 0) CALL(put_const, 2, 7) break;
    case 7: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 9) break;
    case 8: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 9) break;
    default: NONE
    }
}

PART(put_mma_rc)
{
    START
    switch (line[0]) {
    case 0: F(half_F16_NEG_C, 0) F(Rc, 1) F(REUSE_C, 2) break;
    case 1: SET(hi, 0x80000) F(half_F16_NEG_C, 0) F(Rc, 1) F(REUSE_C, 2) break;
    default: NONE
    }
}

PART(encode_hfma2_mma_b)
{
    START
    F(Rd, 2) CALL(put_mma_mode, 0, 0) CALL(put_f64_a, 1, 3) CALL(put_mma_b, 2, 6)
        CALL(put_mma_rc, 5, 16) CALL(format_flow_of_atom_a, 6, 19)
}

PART(put_mma_rc_of_hfma2_mma_c)
{
    START
    switch (line[0]) {
    case 0: F(half_F16_NEG_C, 0) F(Rc, 1) F(REUSE_B, 2) break;
    case 1: SET(hi, 0x80000) F(half_F16_NEG_C, 0) F(Rc, 1) F(REUSE_B, 2) break;
    default: NONE
    }
}

PART(put_mma_c_in_b)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x400) F(half_F16_HIGH, 0) F(F16_LOW, 1) break;
    case 2: SET(lo, 0x400) SET(hi, 0x200000) F(half_BF16_HIGH, 2) F(half_BF16_LOW, 3) break;
    case 3: SET(lo, 0x600) F(NEG_B, 4) CALL(put_const, 1, 5) break;
    case 4: SET(lo, 0x4000000000000600) F(NEG_B, 4) CALL(put_const, 2, 5) break;
    case 5: SET(lo, 0xe00) SET(hi, 0x8000000) F(NEG_B, 4) F(URb, 7) break;
    case 6: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NEG_B, 4) F(URb, 7) break;
    default: NONE
    }
}

PART(encode_hfma2_mma_c)
{
    START
    F(Rd, 2) CALL(put_mma_mode, 0, 0) CALL(put_f64_a, 1, 3) CALL(put_mma_rc_of_hfma2_mma_c, 2, 6)
        CALL(put_mma_c_in_b, 3, 9) CALL(format_flow_of_atom_a, 6, 17)
}

PART(encode_hfma2_mma_rb)
{
    START
    F(Rd, 2) CALL(put_mma_mode, 0, 0) CALL(put_f64_a, 1, 3) CALL(put_mma_b, 2, 6)
        CALL(put_mma_rc, 5, 16) CALL(put_opt_src, 6, 19) CALL(format_flow_of_atom_a, 7, 21)
}

PART(encode_hfma2_mma_rc)
{
    START
    F(Rd, 2) CALL(put_mma_mode, 0, 0) CALL(put_f64_a, 1, 3) CALL(put_mma_rc_of_hfma2_mma_c, 2, 6)
        CALL(put_mma_c_in_b, 3, 9) CALL(put_opt_src, 6, 17) CALL(format_flow_of_atom_a, 7, 19)
}

PART(put_set_mode)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: case 2: F(half_SET_TYPE, 0) break;
    default: NONE
    }
}

PART(put_set_last)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_C, 2) CALL(put_halves_b, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_C, 2) CALL(put_halves_b, 2, 3)
        break;
    case 2: case 3: SET(lo, 0x400) F(half_F16_HIGH, 5) F(F16_LOW, 6) break;
    case 4: SET(lo, 0x400) SET(hi, 0x2) F(half_BF16_HIGH, 7) F(half_BF16_LOW, 8) break;
    case 5: SET(lo, 0x600) F(NEG_B, 0) CALL(put_const, 3, 9) CALL(put_halves_b, 4, 3) break;
    case 6: SET(lo, 0x4000000000000600) F(NEG_B, 0) CALL(put_const, 5, 9) CALL(put_halves_b, 6, 3)
        break;
    case 7: SET(lo, 0xe00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11) CALL(put_halves_b, 7, 3) break;
    case 8: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11)
        CALL(put_halves_b, 8, 3) break;
    default: NONE
    }
}

PART(encode_hset2)
{
    START
    F(half_BF, 1) F(FLOAT_CMP, 2) F(FTZ, 3) F(half_HALF_BOP, 4) F(Rd, 5) F(NOT_Pp, 23) F(Pp, 24)
        ONLY(13, 0) CALL(put_set_mode, 0, 0) CALL(put_f16_a, 1, 6) CALL(put_set_last, 4, 11)
        CALL(format_flow_of_atom_a, 14, 25)
}

PART(encode_hsetp2)
{
    START
    F(FLOAT_CMP, 1) F(half_H_AND, 2) F(FTZ, 3) F(half_HALF_BOP, 4) F(Pu, 5) F(Pv, 6) F(NOT_Pp, 24)
        F(Pp, 25) ONLY(13, 0) CALL(put_set_mode, 0, 0) CALL(put_f16_a, 1, 7)
        CALL(put_set_last, 4, 12) CALL(format_flow_of_atom_a, 14, 26)
}

PART(put_mnmx_mode)
{
    START
    switch (line[0]) {
    case 0: F(FTZ, 0) F(NAN, 1) F(XORSIGN, 2) break;
    case 1: SET(hi, 0x200000) F(FTZ, 0) F(NAN, 1) F(XORSIGN, 2) break;
    default: NONE
    }
}

PART(put_mnmx_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) CALL(put_halves_b, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) CALL(put_halves_b, 2, 3)
        break;
    case 2: SET(lo, 0x800) F(half_F16_HIGH, 5) F(F16_LOW, 6) break;
    case 3: SET(lo, 0x800) SET(hi, 0x200000) F(half_BF16_HIGH, 7) F(half_BF16_LOW, 8) break;
    case 4: SET(lo, 0xa00) F(NEG_B, 0) CALL(put_const, 3, 9) CALL(put_halves_b, 4, 3) break;
    case 5: SET(lo, 0x4000000000000a00) F(NEG_B, 0) CALL(put_const, 5, 9) CALL(put_halves_b, 6, 3)
        break;
    case 6: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11) CALL(put_halves_b, 7, 3) break;
    case 7: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 11)
        CALL(put_halves_b, 8, 3) break;
    default: NONE
    }
}

PART(encode_hmnmx2)
{
    START
    F(Rd, 3) F(NOT_Pp, 21) F(Pp, 22) ONLY(13, 0) CALL(put_mnmx_mode, 0, 0) CALL(put_f16_a, 1, 4)
        CALL(put_mnmx_b, 4, 9) CALL(format_flow_of_atom_a, 14, 23)
}

PART(put_carries_out)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x7e0000) break;
    case 1: SET(hi, 0x700000) F(Pu, 0) break;
    case 2: F(Pu, 0) F(Pv, 1) break;
    default: NONE
    }
}

PART(put_signed_b_no_imm)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0xa00) F(NEG_B, 0) CALL(put_const, 1, 3) break;
    case 2: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 5) break;
    default: NONE
    }
}

PART(encode_iadd3_n)
{
    START
    F(Rd, 0) F(NEG_A, 3) F(Ra, 4) F(REUSE_A, 5) F(NEG_C, 12) F(Rc, 13) F(REUSE_C, 14) ONLY(1, 0)
        ONLY(4, 0) CALL(put_carries_out, 0, 1) CALL(put_signed_b_no_imm, 2, 6)
        CALL(format_flow_of_atom_a, 5, 15)
}

PART(encode_iadd3_i)
{
    START
    F(Rd, 0) F(NEG_A, 3) F(Ra, 4) F(REUSE_A, 5) F(IMM, 6) F(NEG_C, 7) F(Rc, 8) F(REUSE_C, 9)
        ONLY(1, 0) ONLY(2, 0) ONLY(3, 0) CALL(put_carries_out, 0, 1)
        CALL(format_flow_of_atom_a, 4, 10)
}

PART(put_signed_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(INV_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x800) F(IMM, 3) break;
    case 2: SET(lo, 0xa00) F(INV_B, 0) CALL(put_const, 1, 4) break;
    case 3: SET(lo, 0xc00) SET(hi, 0x8000000) F(INV_B, 0) F(URb, 6) break;
    default: NONE
    }
}

PART(encode_iadd3_x)
{
    START
    F(Rd, 0) F(INV_A, 3) F(Ra, 4) F(REUSE_A, 5) F(INV_C, 13) F(Rc, 14) F(REUSE_C, 15) F(NOT_Pp, 16)
        F(Pp, 17) F(NOT_Pq, 18) F(Pq, 19) ONLY(1, 0) ONLY(4, 0) ONLY(5, 0) ONLY(6, 0)
        CALL(put_carries_out, 0, 1) CALL(put_signed_b, 2, 6) CALL(format_flow_of_atom_a, 7, 20)
}

PART(put_viadd_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x800) F(IMM, 0) break;
    case 1: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 1) break;
    default: NONE
    }
}

PART(encode_viadd)
{
    START
    F(Rd, 0) F(Ra, 1) F(REUSE_A, 2) CALL(put_viadd_b, 0, 3) CALL(format_flow_of_atom_h, 1, 5)
}

PART(encode_imad_r)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(Rb, 4) F(REUSE_B, 5) F(NEG_C, 6) F(Rc, 7)
        F(REUSE_C, 8) ONLY(0, 0) CALL(format_flow_of_atom_a, 1, 9)
}

PART(encode_imad_i)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(IMM, 4) F(NEG_C, 5) F(Rc, 6) F(REUSE_C, 7)
        ONLY(0, 0) CALL(format_flow_of_atom_a, 1, 8)
}

PART(put_const_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xa00) F(C_BANK, 0) F(C_OFFSET, 1) break;
    case 1: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 2) F(C_OFFSET, 1) break;
    case 2: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 2) break;
    default: NONE
    }
}

PART(encode_imad_b)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(NEG_C, 7) F(Rc, 8) F(REUSE_C, 9) ONLY(1, 0)
        CALL(put_const_b, 0, 4) CALL(format_flow_of_atom_a, 2, 10)
}

PART(encode_imad_ri)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(Rc, 4) F(REUSE_B, 5) F(IMM, 6)
        CALL(format_flow_of_atom_a, 0, 7)
}

PART(encode_imad_rc)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(Rc, 4) F(REUSE_B, 5) F(NEG_B, 6) ONLY(0, 0)
        CALL(put_const, 1, 7) CALL(format_flow_of_atom_a, 2, 10)
}

PART(encode_imad_ru)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(Rc, 4) F(REUSE_B, 5) F(NEG_B, 6) F(URb, 7)
        ONLY(0, 0) CALL(format_flow_of_atom_a, 1, 8)
}

PART(put_src_b_of_imad_bx)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0x800) F(IMM, 2) break;
    case 2: SET(lo, 0xa00) F(C_BANK, 3) F(C_OFFSET, 4) break;
    case 3: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 5) F(C_OFFSET, 4) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 5) break;
    default: NONE
    }
}

PART(encode_imad_bx)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(INV_C, 10) F(Rc, 11) F(REUSE_C, 12) F(NOT_Pp, 13)
        F(Pp, 14) ONLY(1, 0) ONLY(2, 0) CALL(put_src_b_of_imad_bx, 0, 4)
        CALL(format_flow_of_atom_a, 3, 15)
}

PART(put_inverted_c_in_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(IMM, 0) break;
    case 1: SET(lo, 0x600) F(INV_B, 1) CALL(put_const, 1, 2) break;
    case 2: SET(lo, 0xe00) SET(hi, 0x8000000) F(INV_B, 1) F(URb, 4) break;
    default: NONE
    }
}

PART(encode_imad_cx)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(Rc, 4) F(REUSE_B, 5) F(NOT_Pp, 11) F(Pp, 12)
        ONLY(2, 0) CALL(put_inverted_c_in_b, 0, 6) CALL(format_flow_of_atom_a, 3, 13)
}

PART(encode_imad_wide_b)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 3) F(REUSE_A, 4) F(NEG_C, 11) F(Rc, 12) F(REUSE_C, 13) ONLY(2, 0)
        CALL(put_opt, 0, 2) CALL(put_src_b_of_imad_bx, 1, 5) CALL(format_flow_of_atom_a, 3, 14)
}

PART(put_signed_c64_in_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x600) F(NEG_B, 0) CALL(put_const, 1, 1) break;
    case 1: SET(lo, 0xe00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 3) break;
    default: NONE
    }
}

PART(encode_imad_wide_c)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 3) F(REUSE_A, 4) F(Rc, 5) F(REUSE_B, 6) CALL(put_opt, 0, 2)
        CALL(put_signed_c64_in_b, 1, 7) CALL(format_flow_of_atom_a, 3, 11)
}

PART(encode_imad_wide_bx)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 3) F(REUSE_A, 4) F(INV_C, 11) F(Rc, 12) F(REUSE_C, 13) F(NOT_Pp, 14)
        F(Pp, 15) ONLY(2, 0) ONLY(3, 0) CALL(put_opt, 0, 2) CALL(put_src_b_of_imad_bx, 1, 5)
        CALL(format_flow_of_atom_a, 4, 16)
}

PART(put_inverted_c64_in_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x600) F(INV_B, 0) CALL(put_const, 1, 1) break;
    case 1: SET(lo, 0xe00) SET(hi, 0x8000000) F(INV_B, 0) F(URb, 3) break;
    default: NONE
    }
}

PART(encode_imad_wide_cx)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 3) F(REUSE_A, 4) F(Rc, 5) F(REUSE_B, 6) F(NOT_Pp, 11) F(Pp, 12)
        ONLY(3, 0) CALL(put_opt, 0, 2) CALL(put_inverted_c64_in_b, 1, 7)
        CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_lop3)
{
    START
    F(PAND, 0) F(Rd, 2) F(Ra, 3) F(REUSE_A, 4) F(Rc, 11) F(REUSE_C, 12) F(LUT, 13) F(NOT_Pp, 14)
        F(Pp, 15) ONLY(2, 0) CALL(put_opt, 0, 1) CALL(put_src_b, 1, 5)
        CALL(format_flow_of_atom_a, 3, 16)
}

PART(encode_shf_b)
{
    START
    F(SHIFT_DIR, 0) F(W, 1) F(SHIFT_TYPE, 2) F(HI, 3) F(Rd, 4) F(Ra, 5) F(REUSE_A, 6) F(Rc, 13)
        F(REUSE_C, 14) CALL(put_src_b, 0, 7) CALL(format_flow_of_atom_a, 1, 15)
}

PART(put_c_in_b_of_shf_c)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(UIMM, 0) break;
    case 1: SET(lo, 0x600) F(C_BANK, 1) F(C_OFFSET, 2) break;
    case 2: SET(lo, 0x600) SET(hi, 0x8000000) F(URb, 3) F(C_OFFSET, 2) break;
    case 3: SET(lo, 0xe00) SET(hi, 0x8000000) F(URb, 3) break;
    default: NONE
    }
}

PART(encode_shf_c)
{
    START
    F(SHIFT_DIR, 0) F(W, 1) F(SHIFT_TYPE, 2) F(HI, 3) F(Rd, 4) F(Ra, 5) F(REUSE_A, 6) F(Rc, 7)
        F(REUSE_B, 8) CALL(put_c_in_b_of_shf_c, 0, 9) CALL(format_flow_of_atom_a, 1, 13)
}

PART(encode_prmt_b)
{
    START
    F(logic_PRMT_MODE, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(Rc, 10) F(REUSE_C, 11)
        CALL(put_src_b, 0, 4) CALL(format_flow_of_atom_a, 1, 12)
}

PART(encode_prmt_c)
{
    START
    F(logic_PRMT_MODE, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(Rc, 4) F(REUSE_B, 5)
        CALL(put_c_in_b_of_shf_c, 0, 6) CALL(format_flow_of_atom_a, 1, 10)
}

PART(encode_sel)
{
    START
    F(Rd, 0) F(Ra, 1) F(REUSE_A, 2) F(NOT_Pp, 9) F(Pp, 10) ONLY(1, 0) CALL(put_src_b, 0, 3)
        CALL(format_flow_of_atom_a, 2, 11)
}

PART(encode_isetp_n)
{
    START
    F(CMP, 0) F(SIGNED, 1) F(BOP, 2) F(Pu, 3) F(Pv, 4) F(Ra, 5) F(REUSE_A, 6) F(NOT_Pp, 13)
        F(Pp, 14) ONLY(1, 0) CALL(put_src_b_of_imad_bx, 0, 7) CALL(format_flow_of_atom_a, 2, 15)
}

PART(encode_isetp_x)
{
    START
    F(CMP, 0) F(SIGNED, 1) F(BOP, 2) F(Pu, 3) F(Pv, 4) F(Ra, 5) F(REUSE_A, 6) F(NOT_Pp, 13)
        F(Pp, 14) F(NOT_Pr, 15) F(Pr, 16) ONLY(1, 0) ONLY(2, 0) CALL(put_src_b_of_imad_bx, 0, 7)
        CALL(format_flow_of_atom_a, 3, 17)
}

PART(put_opt_src_of_isetp_o)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x70) break;
    case 1: case 2: F(NOT_Pr, 0) F(Pr, 1) break;
    default: NONE
    }
}

PART(encode_isetp_o)
{
    START
    F(CMP, 0) F(SIGNED, 1) F(BOP, 2) F(Pu, 3) F(Pv, 4) F(Ra, 5) F(REUSE_A, 6) F(NOT_Pp, 13)
        F(Pp, 14) ONLY(1, 0) CALL(put_src_b_of_imad_bx, 0, 7) CALL(put_opt_src_of_isetp_o, 2, 15)
        CALL(format_flow, 3, 17)
}

PART(put_signed_b_of_lea_lo)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x800) F(UIMM, 3) break;
    case 2: SET(lo, 0xa00) F(NEG_B, 0) CALL(put_const, 1, 4) break;
    case 3: SET(lo, 0xc00) SET(hi, 0x8000000) F(NEG_B, 0) F(URb, 6) break;
    default: NONE
    }
}

PART(encode_lea_lo)
{
    START
    F(Rd, 0) F(NEG_A, 2) F(Ra, 3) F(REUSE_A, 4) F(LEA_SHIFT, 12) CALL(put_opt, 0, 1)
        CALL(put_signed_b_of_lea_lo, 1, 5) CALL(format_flow_of_atom_a, 3, 13)
}

PART(put_signed_b_of_lea_x)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(INV_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x800) F(UIMM, 3) break;
    case 2: SET(lo, 0xa00) F(INV_B, 0) CALL(put_const, 1, 4) break;
    case 3: SET(lo, 0xc00) SET(hi, 0x8000000) F(INV_B, 0) F(URb, 6) break;
    default: NONE
    }
}

PART(encode_lea_x)
{
    START
    F(Rd, 0) F(INV_A, 2) F(Ra, 3) F(REUSE_A, 4) F(LEA_SHIFT, 12) F(NOT_Pp, 13) F(Pp, 14) ONLY(3, 0)
        CALL(put_opt, 0, 1) CALL(put_signed_b_of_lea_x, 1, 5) CALL(format_flow_of_atom_a, 4, 15)
}

PART(encode_lea_hi)
{
    START
    F(Rd, 0) F(NEG_A, 2) F(Ra, 3) F(REUSE_A, 4) F(Rc, 12) F(REUSE_C, 13) F(LEA_SHIFT, 14)
        CALL(put_opt, 0, 1) CALL(put_signed_b_of_lea_lo, 1, 5) CALL(format_flow_of_atom_a, 3, 15)
}

PART(encode_lea_hx)
{
    START
    F(Rd, 0) F(INV_A, 2) F(Ra, 3) F(REUSE_A, 4) F(Rc, 12) F(REUSE_C, 13) F(LEA_SHIFT, 14)
        F(NOT_Pp, 15) F(Pp, 16) ONLY(3, 0) CALL(put_opt, 0, 1) CALL(put_signed_b_of_lea_x, 1, 5)
        CALL(format_flow_of_atom_a, 4, 17)
}

PART(encode_lea_ih)
{
    START
    F(Rd, 0) F(NEG_A, 2) F(Ra, 3) F(REUSE_A, 4) F(Rc, 5) F(REUSE_B, 6) F(UIMM, 7) F(LEA_SHIFT, 8)
        CALL(put_opt, 0, 1) CALL(format_flow_of_atom_a, 1, 9)
}

PART(encode_lea_ix)
{
    START
    F(Rd, 0) F(INV_A, 2) F(Ra, 3) F(REUSE_A, 4) F(Rc, 5) F(REUSE_B, 6) F(UIMM, 7) F(LEA_SHIFT, 8)
        F(NOT_Pp, 9) F(Pp, 10) ONLY(1, 0) CALL(put_opt, 0, 1) CALL(format_flow_of_atom_a, 2, 11)
}

PART(encode_popc)
{
    START
    F(Rd, 0) CALL(put_signed_b_of_lea_x, 0, 1) CALL(format_flow_of_atom_a, 2, 8)
}

PART(encode_brev)
{
    START
    F(Rd, 0) CALL(put_src_b, 0, 1) CALL(format_flow_of_atom_a, 1, 7)
}

PART(encode_flo)
{
    START
    F(SIGNED, 0) F(SH, 1) F(Rd, 2) CALL(put_opt, 0, 3) CALL(put_signed_b_of_lea_x, 1, 4)
        CALL(format_flow_of_atom_a, 3, 11)
}

PART(encode_iabs)
{
    START
    F(Rd, 0) CALL(put_src_b_of_imad_bx, 0, 1) CALL(format_flow_of_atom_a, 1, 7)
}

PART(encode_sgxt)
{
    START
    F(W, 0) F(SIGNED, 1) F(Rd, 2) F(Ra, 3) F(REUSE_A, 4) CALL(put_src_b, 0, 5)
        CALL(format_flow_of_atom_a, 1, 11)
}

PART(encode_bmsk)
{
    START
    F(W, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) CALL(put_src_b, 0, 4) CALL(format_flow_of_atom_a, 1, 10)
}

PART(put_opt_mask)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xf00) break;
    case 1: F(logic_LANES, 0) break;
    default: NONE
    }
}

PART(encode_mov)
{
    START
    F(Rd, 0) CALL(put_src_b, 0, 1) CALL(put_opt_mask, 1, 7) CALL(format_flow_of_atom_a, 2, 8)
}

PART(encode_imnmx)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(NOT_Pp, 10) F(Pp, 11) ONLY(1, 0)
        CALL(put_src_b_of_imad_bx, 0, 4) CALL(format_flow_of_atom_a, 2, 12)
}

PART(encode_vimnmx)
{
    START
    F(logic_VI_SIGNED, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) F(NOT_Pp, 10) F(Pp, 11) ONLY(1, 0)
        CALL(put_src_b_of_imad_bx, 0, 4) CALL(format_flow_of_atom_h, 2, 12)
}

PART(put_arrive_op)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x4800000) break;
    case 1: SET(hi, 0x5000000) break;
    default: NONE
    }
}

PART(put_warp_address)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x100) F(Ra, 0) F(URc, 1) break;
    case 1: SET(hi, 0x100) F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 2: SET(hi, 0x140) F(Ra, 0) F(URc, 1) break;
    case 3: SET(hi, 0x140) F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 4: SET(lo, 0xff000000) SET(hi, 0x140) F(URc, 1) break;
    case 5: SET(lo, 0xff000000) SET(hi, 0x140) F(URc, 1) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_atom_arrive_g)
{
    START
    F(EVICT, 0) F(STORE_ORDER_SCOPE, 1) F(Pu, 2) F(Rd, 3) CALL(put_arrive_op, 0, 0)
        CALL(put_warp_address, 1, 4) CALL(format_flow_of_atom_a, 2, 7)
}

PART(encode_atom_arrive_s)
{
    START
    F(Rd, 0) CALL(put_arrive_op, 0, 0) CALL(put_addr_scaled_ur, 1, 1)
        CALL(format_flow_of_atom_a, 2, 5)
}

PART(put_popc_op)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x5000000) break;
    case 1: SET(hi, 0x5800000) break;
    default: NONE
    }
}

PART(encode_atom_popc)
{
    START
    F(EVICT, 0) F(STORE_ORDER_SCOPE, 1) F(Pu, 2) F(Rd, 3) CALL(put_popc_op, 0, 0)
        CALL(put_warp_address, 1, 4) CALL(format_flow_of_atom_a, 2, 7)
}

PART(put_addr_ur_of_syncs_arr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URc, 1) break;
    case 1: F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 2: SET(lo, 0xff000000) F(URc, 1) break;
    case 3: SET(lo, 0xff000000) F(URc, 1) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_syncs_arr)
{
    START
    F(mbarrier_TMASK, 0) F(mbarrier_RED, 1) F(mbarrier_OPTOUT, 2) F(mbarrier_ARRIVE, 3) F(Rd, 4)
        F(Rb, 8) CALL(put_addr_ur_of_syncs_arr, 0, 5) CALL(format_flow_of_atom_h, 1, 9)
}

PART(encode_syncs_chk)
{
    START
    F(mbarrier_PHASE, 0) F(mbarrier_TRYWAIT, 1) F(Pu, 2) F(Rb, 6)
        CALL(put_addr_ur_of_syncs_arr, 0, 3) CALL(format_flow_of_atom_h, 1, 7)
}

PART(put_addr_ura)
{
    START
    switch (line[0]) {
    case 0: F(URa, 0) break;
    case 1: F(URa, 0) F(OFFSET, 1) break;
    default: NONE
    }
}

PART(encode_syncs_x)
{
    START
    F(mbarrier_EXCH, 0) F(URd, 1) F(URb, 4) CALL(put_addr_ura, 0, 2) CALL(format_uflow, 1, 5)
}

PART(encode_syncs_ld)
{
    START
    F(URd, 0) CALL(put_addr_ura, 0, 1) CALL(format_uflow, 1, 3)
}

PART(encode_syncs_cas)
{
    START
    F(URd, 0) F(URb, 3) F(URc, 4) CALL(put_addr_ura, 0, 1) CALL(format_uflow, 1, 5)
}

PART(encode_syncs_iv)
{
    START
    F(mbarrier_CCTL_OP, 0) CALL(put_addr_ur_of_syncs_arr, 0, 1) CALL(format_flow_of_atom_h, 1, 4)
}

PART(put_opt_count)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(mbarrier_BAR_COUNT, 0) break;
    default: NONE
    }
}

PART(encode_arrives)
{
    START
    F(mbarrier_BAR_BITS, 0) CALL(put_opt_count, 0, 1) CALL(put_addr_ur_of_syncs_arr, 1, 2)
        CALL(format_flow_of_atom_a, 2, 5)
}

PART(encode_ldg_v)
{
    START
    F(Rd, 7) F(E, 0) F(EVICT, 1) F(memory_LOAD_SIZE, 2) F(memory_LOAD_ORDER, 3) F(SCOPE, 4)
        F(PRIVATE, 5) ONLY(0, 0) CALL(put_opt, 1, 6) CALL(put_addr_e, 2, 8) CALL(format_flow, 3, 10)
}

PART(encode_ldg_vz)
{
    START
    F(Pu, 6) F(Rd, 7) F(E, 0) F(EVICT, 1) F(memory_LOAD_SIZE, 2) F(memory_LOAD_ORDER, 3) F(SCOPE, 4)
        F(PRIVATE, 5) ONLY(0, 0) CALL(put_addr_e, 1, 8) CALL(format_flow, 2, 10)
}

PART(put_opt_pl)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: case 2: F(memory_NOT_Pl, 0) F(memory_Pl, 1) break;
    default: NONE
    }
}

PART(encode_ldg_t)
{
    START
    F(Rd, 8) F(E, 0) F(EVICT, 1) F(memory_LTC, 2) F(memory_LOAD_SIZE, 3) F(memory_LOAD_ORDER, 4)
        F(SCOPE, 5) F(PRIVATE, 6) ONLY(0, 0) CALL(put_opt, 1, 7) CALL(put_addr_e, 2, 9)
        CALL(put_opt_pl, 3, 11) CALL(format_flow, 4, 13)
}

PART(encode_ldg_tz)
{
    START
    F(Pu, 7) F(Rd, 8) F(E, 0) F(EVICT, 1) F(memory_LTC, 2) F(memory_LOAD_SIZE, 3)
        F(memory_LOAD_ORDER, 4) F(SCOPE, 5) F(PRIVATE, 6) ONLY(0, 0) CALL(put_addr_e, 1, 9)
        CALL(put_opt_pl, 2, 11) CALL(format_flow, 3, 13)
}

PART(encode_ldg_tu)
{
    START
    F(Rd, 8) F(E, 0) F(EVICT, 1) F(memory_LTC, 2) F(memory_LOAD_SIZE, 3) F(memory_LOAD_ORDER, 4)
        F(SCOPE, 5) F(PRIVATE, 6) ONLY(0, 0) CALL(put_opt, 1, 7)
        CALL(put_addr64_ur_turing_of_qspc_u, 2, 9) CALL(put_opt_pl, 3, 12) CALL(format_flow, 4, 14)
}

PART(encode_ldg_tuz)
{
    START
    F(Pu, 7) F(Rd, 8) F(E, 0) F(EVICT, 1) F(memory_LTC, 2) F(memory_LOAD_SIZE, 3)
        F(memory_LOAD_ORDER, 4) F(SCOPE, 5) F(PRIVATE, 6) ONLY(0, 0)
        CALL(put_addr64_ur_turing_of_qspc_u, 1, 9) CALL(put_opt_pl, 2, 12) CALL(format_flow, 3, 14)
}

PART(encode_ldg_a)
{
    START
    F(E, 0) F(EVICT, 1) F(memory_LTC, 2) F(SIZE, 3) F(LOAD_ORDER_SCOPE, 4) F(Rd, 6)
        CALL(put_opt, 0, 5) CALL(put_addr_e, 1, 7) CALL(put_opt_pl, 2, 9)
        CALL(format_flow_of_atom_a, 3, 11)
}

PART(put_addr_global_of_ldg_d)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URb, 1) break;
    case 1: F(Ra, 0) F(URb, 1) F(OFFSET, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(URb, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(URb, 1) F(OFFSET, 2) break;
    case 4: case 8: SET(hi, 0x4001000) F(Ra, 0) break;
    case 5: case 9: SET(hi, 0x4001000) F(Ra, 0) F(OFFSET, 2) break;
    case 6: SET(hi, 0x2004001000) F(URb, 1) F(Ra, 0) break;
    case 7: SET(hi, 0x2004001000) F(URb, 1) F(Ra, 0) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(put_desc_of_ldg_d)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x2000001000) break;
    case 2: case 4: SET(lo, 0x400000000) SET(hi, 0x1000) break;
    case 3: case 5: SET(hi, 0x1000) F(URb, 0) break;
    default: NONE
    }
}

PART(encode_ldg_d)
{
    START
    F(EVICT, 0) F(memory_LTC, 1) F(SIZE, 2) F(LOAD_ORDER_SCOPE, 3) F(Rd, 5) CALL(put_opt_e, 0, 0)
        CALL(put_opt, 1, 4) CALL(put_addr_global_of_ldg_d, 2, 6) CALL(put_opt_pl, 3, 9)
        CALL(put_desc_of_ldg_d, 4, 7) CALL(format_flow_of_atom_a, 5, 11)
}

PART(encode_ld_v)
{
    START
    F(Rd, 6) F(E, 0) F(EVICT, 1) F(memory_LOAD_SIZE, 2) F(memory_LOAD_ORDER, 3) F(SCOPE, 4)
        F(PRIVATE, 5) ONLY(0, 0) ONLY(1, 0) CALL(put_addr_e_of_cctl_v, 2, 7) CALL(format_flow, 3, 9)
}

PART(encode_ld_vz)
{
    START
    F(Pu, 6) F(Rd, 7) F(E, 0) F(EVICT, 1) F(memory_LOAD_SIZE, 2) F(memory_LOAD_ORDER, 3) F(SCOPE, 4)
        F(PRIVATE, 5) ONLY(0, 0) CALL(put_addr_e_of_cctl_v, 1, 8) CALL(format_flow, 2, 10)
}

PART(encode_ld_t)
{
    START
    F(Rd, 7) F(E, 0) F(EVICT, 1) F(memory_LTC, 2) F(memory_LOAD_SIZE, 3) F(memory_LOAD_ORDER, 4)
        F(SCOPE, 5) F(PRIVATE, 6) ONLY(0, 0) ONLY(1, 0) CALL(put_addr_e_of_cctl_v, 2, 8)
        CALL(put_opt_pl, 3, 10) CALL(format_flow, 4, 12)
}

PART(encode_ld_tz)
{
    START
    F(Pu, 7) F(Rd, 8) F(E, 0) F(EVICT, 1) F(memory_LTC, 2) F(memory_LOAD_SIZE, 3)
        F(memory_LOAD_ORDER, 4) F(SCOPE, 5) F(PRIVATE, 6) ONLY(0, 0)
        CALL(put_addr_e_of_cctl_v, 1, 9) CALL(put_opt_pl, 2, 11) CALL(format_flow, 3, 13)
}

PART(encode_ld_tu)
{
    START
    F(Rd, 7) F(E, 0) F(EVICT, 1) F(memory_LTC, 2) F(memory_LOAD_SIZE, 3) F(memory_LOAD_ORDER, 4)
        F(SCOPE, 5) F(PRIVATE, 6) ONLY(0, 0) ONLY(1, 0) CALL(put_addr64_ur_turing_of_qspc_u, 2, 8)
        CALL(put_opt_pl, 3, 11) CALL(format_flow, 4, 13)
}

PART(encode_ld_a)
{
    START
    F(E, 0) F(EVICT, 1) F(memory_LTC, 2) F(SIZE, 3) F(LOAD_ORDER_SCOPE, 4) F(Rd, 5) ONLY(0, 0)
        CALL(put_addr_e_of_cctl_v, 1, 6) CALL(put_opt_pl, 2, 8) CALL(format_flow_of_atom_a, 3, 10)
}

PART(encode_ld_d)
{
    START
    F(EVICT, 0) F(memory_LTC, 1) F(SIZE, 2) F(LOAD_ORDER_SCOPE, 3) F(Rd, 4) ONLY(1, 0)
        CALL(put_opt_e, 0, 0) CALL(put_addr_global_of_ldg_d, 2, 5) CALL(put_opt_pl, 3, 8)
        CALL(put_desc_of_ldg_d, 4, 6) CALL(format_flow_of_atom_a, 5, 10)
}

PART(encode_stg_v)
{
    START
    F(Rb, 8) F(E, 0) F(EVICT, 1) F(SIZE, 2) F(STORE_ORDER, 3) F(SCOPE, 4) F(PRIVATE, 5) ONLY(0, 0)
        CALL(put_addr_e, 1, 6) CALL(format_flow, 2, 9)
}

PART(encode_stg_tu)
{
    START
    F(Rb, 9) F(E, 0) F(EVICT, 1) F(SIZE, 2) F(STORE_ORDER, 3) F(SCOPE, 4) F(PRIVATE, 5) ONLY(0, 0)
        CALL(put_addr64_ur_turing_of_red_tu, 1, 6) CALL(format_flow, 2, 10)
}

PART(encode_stg_a)
{
    START
    F(E, 0) F(EVICT, 1) F(SIZE, 2) F(STORE_ORDER_SCOPE, 3) F(Rb, 6) CALL(put_addr_e, 0, 4)
        CALL(format_flow_of_atom_a, 1, 7)
}

PART(put_addr_global_of_stg_d)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URc, 1) break;
    case 1: F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(URc, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 4: case 8: SET(hi, 0x4001000) F(Ra, 0) break;
    case 5: case 9: SET(hi, 0x4001000) F(Ra, 0) F(OFFSET, 2) break;
    case 6: SET(hi, 0x2004001000) F(URc, 1) F(Ra, 0) break;
    case 7: SET(hi, 0x2004001000) F(URc, 1) F(Ra, 0) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(put_desc_of_stg_d)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x2000001000) break;
    case 2: case 4: SET(hi, 0x1004) break;
    case 3: case 5: SET(hi, 0x1000) F(URc, 0) break;
    default: NONE
    }
}

PART(encode_stg_d)
{
    START
    F(EVICT, 0) F(SIZE, 1) F(STORE_ORDER_SCOPE, 2) F(Rb, 6) CALL(put_opt_e, 0, 0)
        CALL(put_addr_global_of_stg_d, 1, 3) CALL(put_desc_of_stg_d, 2, 4)
        CALL(format_flow_of_atom_a, 3, 7)
}

PART(encode_st_v)
{
    START
    F(Rc, 8) F(E, 0) F(EVICT, 1) F(SIZE, 2) F(STORE_ORDER, 3) F(SCOPE, 4) F(PRIVATE, 5) ONLY(0, 0)
        CALL(put_addr_e_of_cctl_v, 1, 6) CALL(format_flow, 2, 9)
}

PART(encode_st_a)
{
    START
    F(E, 0) F(EVICT, 1) F(SIZE, 2) F(STORE_ORDER_SCOPE, 3) F(Rc, 6) CALL(put_addr_e_of_cctl_v, 0, 4)
        CALL(format_flow_of_atom_a, 1, 7)
}

PART(encode_ldl_v)
{
    START
    F(EVICT, 0) F(SIZE, 1) F(Rd, 2) CALL(put_addr_e, 0, 3) CALL(format_flow, 1, 5)
}

PART(encode_ldl_t)
{
    START
    F(EVICT, 0) F(SIZE, 1) F(Rd, 2) CALL(put_addr_e, 0, 3) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_ldl_tu)
{
    START
    F(EVICT, 0) F(SIZE, 1) F(Rd, 2) CALL(put_addr_ur, 0, 3) CALL(format_flow, 1, 6)
}

PART(put_addr_local)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URb, 1) break;
    case 1: F(Ra, 0) F(URb, 1) F(OFFSET, 2) break;
    case 2: SET(lo, 0xff000000) F(URb, 1) break;
    case 3: SET(lo, 0xff000000) F(URb, 1) F(OFFSET, 2) break;
    case 4: SET(hi, 0x1000) F(Ra, 0) break;
    case 5: SET(hi, 0x1000) F(Ra, 0) F(OFFSET, 2) break;
    case 6: SET(lo, 0xff000000) SET(hi, 0x1000) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(put_desc_local)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x1000) F(URb, 0) break;
    default: NONE
    }
}

PART(encode_ldl_d)
{
    START
    F(EVICT, 0) F(SIZE, 1) F(Rd, 2) CALL(put_addr_local, 0, 3) CALL(put_desc_local, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_stl_v)
{
    START
    F(EVICT, 0) F(SIZE, 1) F(Rb, 4) CALL(put_addr_e, 0, 2) CALL(format_flow, 1, 5)
}

PART(encode_stl_t)
{
    START
    F(EVICT, 0) F(SIZE, 1) F(Rb, 4) CALL(put_addr_e, 0, 2) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_stl_tu)
{
    START
    F(EVICT, 0) F(SIZE, 1) F(Rb, 5) CALL(put_addr_ur_of_syncs_arr, 0, 2) CALL(format_flow, 1, 6)
}

PART(put_addr_local_of_stl_d)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URc, 1) break;
    case 1: F(Ra, 0) F(URc, 1) F(OFFSET, 2) break;
    case 2: SET(lo, 0xff000000) F(URc, 1) break;
    case 3: SET(lo, 0xff000000) F(URc, 1) F(OFFSET, 2) break;
    case 4: SET(hi, 0x1000) F(Ra, 0) break;
    case 5: SET(hi, 0x1000) F(Ra, 0) F(OFFSET, 2) break;
    case 6: SET(lo, 0xff000000) SET(hi, 0x1000) F(OFFSET, 2) break;
    default: NONE
    }
}

PART(put_desc_local_of_stl_d)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x1000) F(URc, 0) break;
    default: NONE
    }
}

PART(encode_stl_d)
{
    START
    F(EVICT, 0) F(SIZE, 1) F(Rb, 5) CALL(put_addr_local_of_stl_d, 0, 2)
        CALL(put_desc_local_of_stl_d, 1, 3) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_lds_v)
{
    START
    F(memory_U, 0) F(memory_SHARED_SIZE, 1) F(Rd, 2) ONLY(0, 0) CALL(put_addr_e, 1, 3)
        CALL(format_flow, 2, 5)
}

PART(encode_lds_vz)
{
    START
    F(memory_U, 0) F(memory_SHARED_SIZE, 1) F(Pu, 2) F(Rd, 3) CALL(put_addr_e, 0, 4)
        CALL(format_flow, 1, 6)
}

PART(encode_lds_t)
{
    START
    F(memory_U, 0) F(memory_SHARED_SIZE, 1) F(Rd, 2) ONLY(0, 0) CALL(put_addr_scaled, 1, 3)
        CALL(format_flow, 2, 6)
}

PART(encode_lds_tz)
{
    START
    F(memory_U, 0) F(memory_SHARED_SIZE, 1) F(Pu, 2) F(Rd, 3) CALL(put_addr_scaled, 0, 4)
        CALL(format_flow, 1, 7)
}

PART(put_addr_scaled_ur_of_lds_tu)
{
    START
    switch (line[0]) {
    case 0: case 2: F(Ra, 0) F(SCALE, 1) F(URb, 2) break;
    case 1: case 3: F(Ra, 0) F(SCALE, 1) F(URb, 2) F(OFFSET, 3) break;
    case 4: SET(lo, 0xff000000) F(URb, 2) break;
    case 5: SET(lo, 0xff000000) F(URb, 2) F(OFFSET, 3) break;
    default: NONE
    }
}

PART(encode_lds_tu)
{
    START
    F(memory_U, 0) F(memory_SHARED_SIZE, 1) F(Rd, 2) ONLY(0, 0)
        CALL(put_addr_scaled_ur_of_lds_tu, 1, 3) CALL(format_flow, 2, 7)
}

PART(encode_lds_tuz)
{
    START
    F(memory_U, 0) F(memory_SHARED_SIZE, 1) F(Pu, 2) F(Rd, 3)
        CALL(put_addr_scaled_ur_of_lds_tu, 0, 4) CALL(format_flow, 1, 8)
}

PART(encode_lds_a)
{
    START
    F(memory_SHARED_SIZE, 0) F(Rd, 1) ONLY(0, 0) CALL(put_addr_scaled, 1, 2)
        CALL(format_flow_of_atom_a, 2, 5)
}

PART(encode_lds_au)
{
    START
    F(memory_SHARED_SIZE, 0) F(Rd, 1) ONLY(0, 0) CALL(put_addr_scaled_ur_of_lds_tu, 1, 2)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_sts_v)
{
    START
    F(SIZE, 0) F(Rb, 3) CALL(put_addr_e, 0, 1) CALL(format_flow, 1, 4)
}

PART(encode_sts_t)
{
    START
    F(SIZE, 0) F(Rb, 4) CALL(put_addr_scaled, 0, 1) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_sts_tu)
{
    START
    F(SIZE, 0) F(Rb, 5) CALL(put_addr_scaled_ur, 0, 1) CALL(format_flow_of_atom_a, 1, 6)
}

PART(put_const_indexed)
{
    START
    switch (line[0]) {
    case 0: F(C_BANK, 0) F(Ra, 1) break;
    case 1: F(C_BANK, 0) F(Ra, 1) F(memory_INDEX, 2) break;
    case 2: SET(lo, 0xff000000) F(C_BANK, 0) F(memory_INDEX, 2) break;
    default: NONE
    }
}

PART(encode_ldc_v)
{
    START
    F(memory_LDC_MODE, 0) F(memory_CONST_SIZE, 1) F(Rd, 2) CALL(put_const_indexed, 0, 3)
        CALL(format_flow, 1, 6)
}

PART(encode_ldc_t)
{
    START
    F(memory_LDC_MODE, 0) F(memory_CONST_SIZE, 1) F(Rd, 2) CALL(put_const_indexed, 0, 3)
        CALL(format_flow_of_atom_a, 1, 6)
}

PART(put_const_bindless)
{
    START
    switch (line[0]) {
    case 0: F(URa, 0) F(Rc, 1) break;
    case 1: F(URa, 0) F(Rc, 1) F(memory_INDEX, 2) break;
    case 2: SET(hi, 0xff) F(URa, 0) F(memory_INDEX, 2) break;
    default: NONE
    }
}

PART(encode_ldc_x)
{
    START
    F(memory_LDC_MODE, 0) F(memory_CONST_SIZE, 1) F(Rd, 2) CALL(put_const_bindless, 0, 3)
        CALL(format_flow_of_atom_a, 1, 6)
}

PART(put_const_u)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xa00) F(C_BANK, 0) F(memory_C_OFFSET_U, 1) break;
    case 1: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 2) F(memory_C_OFFSET_U, 1) break;
    default: NONE
    }
}

PART(encode_uldc_c)
{
    START
    F(memory_CONST_SIZE, 0) F(URd, 1) CALL(put_const_u, 0, 2) CALL(format_uflow, 1, 5)
}

PART(encode_uldc_i)
{
    START
    F(memory_CONST_SIZE, 0) F(URd, 1) F(C_BANK, 2) F(URa, 3) CALL(format_uflow, 0, 4)
}

PART(encode_uldc_io)
{
    START
    F(memory_CONST_SIZE, 0) F(URd, 1) F(C_BANK, 2) F(URa, 3) F(memory_INDEX, 4)
        CALL(format_uflow, 0, 5)
}

PART(encode_uldc_m)
{
    START
    F(memory_CONST_SIZE, 0) F(URd, 1) F(URa, 2) F(memory_ULDC_OFFSET, 3) F(memory_NOT_ULDC_UP, 4)
        F(memory_ULDC_UP, 5) ONLY(0, 0) CALL(format_uflow, 1, 6)
}

PART(encode_ldsm_r)
{
    START
    F(memory_MATRIX, 0) F(memory_MATRICES, 1) F(Rd, 2) CALL(put_addr_e, 0, 3)
        CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_ldsm_u)
{
    START
    F(memory_MATRIX, 0) F(memory_MATRICES, 1) F(Rd, 2) CALL(put_addr_ur, 0, 3)
        CALL(format_flow_of_atom_a, 1, 6)
}

PART(encode_stsm)
{
    START
    F(memory_MATRIX, 0) F(memory_MATRICES, 1) F(Rb, 4) CALL(put_addr_e, 0, 2)
        CALL(format_flow_of_atom_h, 1, 5)
}

PART(put_copy_to)
{
    START
    switch (line[0]) {
    case 0: F(Rd, 0) break;
    case 1: F(Rd, 0) F(memory_TO_OFFSET, 1) break;
    default: NONE
    }
}

PART(put_copy_from)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(URc, 1) break;
    case 1: F(Ra, 0) F(URc, 1) F(memory_FROM_OFFSET, 2) break;
    case 2: SET(hi, 0x40) F(Ra, 0) F(URc, 1) break;
    case 3: SET(hi, 0x40) F(Ra, 0) F(URc, 1) F(memory_FROM_OFFSET, 2) break;
    case 4: case 8: SET(hi, 0x1040) F(Ra, 0) break;
    case 5: case 9: SET(hi, 0x1040) F(Ra, 0) F(memory_FROM_OFFSET, 2) break;
    case 6: SET(hi, 0x2000001040) F(URc, 1) F(Ra, 0) break;
    case 7: SET(hi, 0x2000001040) F(URc, 1) F(Ra, 0) F(memory_FROM_OFFSET, 2) break;
    default: NONE
    }
}

PART(encode_ldgsts_r)
{
    START
    F(memory_BYPASS, 0) F(EVICT, 1) F(memory_COPY_LTC, 2) F(memory_COPY_SIZE, 3) F(memory_ZFILL, 4)
        F(memory_COPY_ORDER_SCOPE, 5) CALL(put_copy_to, 0, 6) CALL(put_copy_from, 1, 8)
        CALL(put_opt_src, 2, 11) CALL(put_desc_of_stg_d, 3, 9) CALL(format_flow_of_atom_a, 4, 13)
}

PART(put_copy_to_ur)
{
    START
    switch (line[0]) {
    case 0: F(Rd, 0) F(URc, 1) break;
    case 1: F(Rd, 0) F(URc, 1) F(memory_TO_OFFSET, 2) break;
    default: NONE
    }
}

PART(put_copy_from_ur)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(memory_FROM_OFFSET, 1) break;
    default: NONE
    }
}

PART(encode_ldgsts_u)
{
    START
    F(memory_BYPASS, 0) F(EVICT, 1) F(memory_COPY_LTC, 2) F(memory_COPY_SIZE, 3) F(memory_ZFILL, 4)
        F(memory_COPY_ORDER_SCOPE, 5) CALL(put_copy_to_ur, 0, 6) CALL(put_copy_from_ur, 1, 9)
        CALL(put_opt_src, 2, 11) CALL(format_flow_of_atom_a, 3, 13)
}

PART(encode_ldgsts_us)
{
    START
    F(memory_BYPASS, 0) F(EVICT, 1) F(memory_COPY_LTC, 2) F(memory_COPY_SIZE, 3) F(memory_ZFILL, 4)
        F(memory_COPY_ORDER_SCOPE, 5) CALL(put_copy_to_ur, 0, 6) CALL(put_copy_from_ur, 1, 9)
        CALL(put_opt_src, 2, 11) CALL(format_flow_of_atom_h, 3, 13)
}

PART(put_special)
{
    START
    switch (line[0]) {
    case 0: case 1: F(special_SR, 0) break;
    case 2: SET(hi, 0x200) break;
    case 3: SET(hi, 0x8800) break;
    default: NONE
    }
}

PART(encode_s2r)
{
    START
    F(Rd, 0) CALL(put_special, 0, 1) CALL(format_flow_of_atom_a, 1, 2)
}

PART(encode_cs2r)
{
    START
    F(special_SR_64, 0) F(Rd, 1) CALL(put_special, 0, 2) CALL(format_flow_of_atom_a, 1, 3)
}

PART(put_access_order)
{
    START
    switch (line[0]) {
    case 0: F(STORE_ORDER, 0) F(SCOPE, 1) F(PRIVATE, 2) break;
    case 1: F(LOAD_ORDER_SCOPE, 3) break;
    default: NONE
    }
}

PART(put_surface)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0xa00) F(TEX_C_BANK, 0) F(TEX_C_WORD, 1) break;
    case 2: case 3: SET(lo, 0x600) F(TEX_C_BANK, 0) F(SAMPLER, 2) F(HEADER, 3) break;
    case 4: SET(lo, 0xe00) SET(hi, 0x8000000) F(URtex, 4) F(HEADER, 3) break;
    default: NONE
    }
}

PART(encode_suld_d)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(EVICT, 2) F(surface_OUT_OF_RANGE, 8) F(Rd, 10) F(Ra, 11)
        F(SIZE, 3) ONLY(0, 0) CALL(put_access_order, 1, 4) CALL(put_opt, 2, 9)
        CALL(put_surface, 3, 12) CALL(format_flow_of_atom_a, 4, 17)
}

PART(put_surface_rc)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x800) F(Rc, 0) break;
    default: NONE
    }
}

PART(encode_suld_dr)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(EVICT, 2) F(surface_OUT_OF_RANGE, 8) F(Rd, 10) F(Ra, 11)
        F(SIZE, 3) ONLY(0, 0) CALL(put_access_order, 1, 4) CALL(put_opt, 2, 9)
        CALL(put_surface_rc, 3, 12) CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_suld_p)
{
    START
    F(surface_DIM, 0) F(EVICT, 1) F(surface_OUT_OF_RANGE, 7) F(Rd, 9) F(Ra, 10) F(surface_MASK, 6)
        ONLY(1, 0) CALL(put_access_order, 0, 2) CALL(put_opt, 2, 8) CALL(put_surface, 3, 11)
        CALL(format_flow_of_atom_a, 4, 16)
}

PART(encode_suld_pr)
{
    START
    F(surface_DIM, 0) F(EVICT, 1) F(surface_OUT_OF_RANGE, 7) F(Rd, 9) F(Ra, 10) F(surface_MASK, 6)
        ONLY(1, 0) CALL(put_access_order, 0, 2) CALL(put_opt, 2, 8) CALL(put_surface_rc, 3, 11)
        CALL(format_flow_of_atom_a, 4, 12)
}

PART(put_access_order_of_sust_d)
{
    START
    switch (line[0]) {
    case 0: F(STORE_ORDER, 0) F(SCOPE, 1) F(PRIVATE, 2) break;
    case 1: F(STORE_ORDER_SCOPE, 3) break;
    default: NONE
    }
}

PART(encode_sust_d)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(EVICT, 2) F(surface_OUT_OF_RANGE, 8) F(Ra, 9) F(Rb, 10)
        F(SIZE, 3) ONLY(0, 0) CALL(put_access_order_of_sust_d, 1, 4) CALL(put_surface, 2, 11)
        CALL(format_flow_of_atom_a, 3, 16)
}

PART(encode_sust_dr)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(EVICT, 2) F(surface_OUT_OF_RANGE, 8) F(Ra, 9) F(Rb, 10)
        F(SIZE, 3) ONLY(0, 0) CALL(put_access_order_of_sust_d, 1, 4) CALL(put_surface_rc, 2, 11)
        CALL(format_flow_of_atom_a, 3, 12)
}

PART(encode_sust_p)
{
    START
    F(surface_DIM, 0) F(EVICT, 1) F(surface_OUT_OF_RANGE, 7) F(Ra, 8) F(Rb, 9) F(surface_MASK, 6)
        ONLY(1, 0) CALL(put_access_order_of_sust_d, 0, 2) CALL(put_surface, 2, 10)
        CALL(format_flow_of_atom_a, 3, 15)
}

PART(encode_sust_pr)
{
    START
    F(surface_DIM, 0) F(EVICT, 1) F(surface_OUT_OF_RANGE, 7) F(Ra, 8) F(Rb, 9) F(surface_MASK, 6)
        ONLY(1, 0) CALL(put_access_order_of_sust_d, 0, 2) CALL(put_surface_rc, 2, 10)
        CALL(format_flow_of_atom_a, 3, 11)
}

PART(put_atom_order)
{
    START
    switch (line[0]) {
    case 0: F(atomic_ATOMIC_ORDER, 0) F(SCOPE, 1) F(PRIVATE, 2) break;
    case 1: F(STORE_ORDER_SCOPE, 3) break;
    default: NONE
    }
}

PART(put_surface_of_sured_d)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x400) F(TEX_C_BANK, 0) F(TEX_C_WORD, 1) break;
    case 2: case 3: SET(lo, 0x600) F(TEX_C_BANK, 0) F(SAMPLER, 2) F(HEADER, 3) break;
    case 4: SET(lo, 0xe00) SET(hi, 0x8000000) F(URtex, 4) F(HEADER, 3) break;
    default: NONE
    }
}

PART(encode_sured_d)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(RED_OP, 2) F(EVICT, 3) F(surface_OUT_OF_RANGE, 9) F(Ra, 10)
        F(Rb, 11) F(surface_TYPE, 4) ONLY(0, 0) CALL(put_atom_order, 1, 5)
        CALL(put_surface_of_sured_d, 2, 12) CALL(format_flow_of_atom_a, 3, 17)
}

PART(put_surface_rc_of_sured_dr)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x200) F(Rc, 0) break;
    default: NONE
    }
}

PART(encode_sured_dr)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(RED_OP, 2) F(EVICT, 3) F(surface_OUT_OF_RANGE, 9) F(Ra, 10)
        F(Rb, 11) F(surface_TYPE, 4) ONLY(0, 0) CALL(put_atom_order, 1, 5)
        CALL(put_surface_rc_of_sured_dr, 2, 12) CALL(format_flow_of_atom_a, 3, 13)
}

PART(encode_suatom_d)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(ATOM_OP, 2) F(EVICT, 3) F(surface_OUT_OF_RANGE, 9)
        F(Pu, 10) F(Rd, 11) F(Ra, 12) F(Rb, 13) F(surface_TYPE, 4) ONLY(0, 0)
        CALL(put_atom_order, 1, 5) CALL(put_surface_of_sured_d, 2, 14)
        CALL(format_flow_of_atom_a, 3, 19)
}

PART(encode_suatom_dr)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(ATOM_OP, 2) F(EVICT, 3) F(surface_OUT_OF_RANGE, 9)
        F(Pu, 10) F(Rd, 11) F(Ra, 12) F(Rb, 13) F(surface_TYPE, 4) ONLY(0, 0)
        CALL(put_atom_order, 1, 5) CALL(put_surface_rc_of_sured_dr, 2, 14)
        CALL(format_flow_of_atom_a, 3, 15)
}

PART(encode_suatom_c)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(EVICT, 2) F(surface_OUT_OF_RANGE, 8) F(Pu, 9) F(Rd, 10)
        F(Ra, 11) F(Rb, 12) F(surface_CAS_TYPE, 3) ONLY(0, 0) CALL(put_atom_order, 1, 4)
        CALL(put_surface_of_sured_d, 2, 13) CALL(format_flow_of_atom_a, 3, 18)
}

PART(encode_suatom_cr)
{
    START
    F(surface_BA, 0) F(surface_DIM, 1) F(EVICT, 2) F(surface_OUT_OF_RANGE, 8) F(Pu, 9) F(Rd, 10)
        F(Ra, 11) F(Rb, 12) F(surface_CAS_TYPE, 3) ONLY(0, 0) CALL(put_atom_order, 1, 4)
        CALL(put_surface_rc_of_sured_dr, 2, 13) CALL(format_flow_of_atom_a, 3, 14)
}

PART(put_surface_of_suquery_c)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xa00) F(TEX_C_BANK, 0) F(TEX_C_WORD, 1) break;
    case 1: SET(lo, 0x600) F(TEX_C_BANK, 0) F(SAMPLER, 2) F(HEADER, 3) break;
    case 2: SET(lo, 0xe00) SET(hi, 0x8000000) F(URtex, 4) F(HEADER, 3) break;
    default: NONE
    }
}

PART(encode_suquery_c)
{
    START
    F(surface_DIM, 0) F(Pu, 1) F(Rd, 2) F(Ra, 3) CALL(put_surface_of_suquery_c, 0, 4)
        CALL(format_flow_of_atom_h, 1, 9)
}

PART(encode_suquery_r)
{
    START
    F(surface_DIM, 0) F(Pu, 1) F(Rd, 2) F(Ra, 3) F(Rc, 4) ONLY(0, 0)
        CALL(format_flow_of_atom_h, 1, 5)
}

PART(encode_hmma_884)
{
    START
    F(tensor_SHAPE_884, 0) F(tensor_HMMA_884_TYPE, 1) F(tensor_STEP, 2) F(SATFINITE, 3) F(Rd, 4)
        F(NEG_A, 5) F(Ra, 6) F(REUSE_A, 7) F(tensor_LAYOUT_A, 8) F(NEG_B, 9) F(Rb, 10)
        F(REUSE_B, 11) F(tensor_LAYOUT_B, 12) F(Rc, 13) F(REUSE_C, 14) ONLY(0, 0)
        CALL(format_flow, 1, 15)
}

PART(encode_hmma_t)
{
    START
    F(tensor_HMMA_SHAPE, 0) F(tensor_HMMA_DST, 1) F(SATFINITE, 2) F(Rd, 3) F(NEG_A, 4) F(Ra, 5)
        F(REUSE_A, 6) F(NEG_B, 7) F(Rb, 8) F(REUSE_B, 9) F(Rc, 10) F(REUSE_C, 11) ONLY(0, 0)
        CALL(format_flow, 1, 12)
}

PART(put_opt_upmma)
{
    START
    switch (line[0]) {
    case 0: case 2: break;
    case 1: F(tensor_UPmma, 0) break;
    case 3: SET(hi, 0x4000000) F(tensor_UPmma_NOT, 1) break;
    default: NONE
    }
}

PART(encode_hmma_a)
{
    START
    F(tensor_HMMA_SHAPE, 0) F(tensor_HMMA_DST, 1) F(tensor_HMMA_FORMAT, 2) F(Rd, 3) F(NEG_A, 4)
        F(Ra, 5) F(REUSE_A, 6) F(NEG_B, 7) F(Rb, 8) F(REUSE_B, 9) F(Rc, 10) F(REUSE_C, 11)
        CALL(put_opt_upmma, 0, 12) CALL(put_f2i_format_bit, 1, 0) CALL(format_flow_of_atom_a, 2, 14)
}

PART(encode_hmma_sp)
{
    START
    F(tensor_HMMA_SP_SHAPE, 0) F(tensor_HMMA_DST, 1) F(tensor_HMMA_FORMAT, 2) F(Rd, 3) F(NEG_A, 4)
        F(Ra, 5) F(REUSE_A, 6) F(NEG_B, 7) F(Rb, 8) F(REUSE_B, 9) F(Rc, 10) F(REUSE_C, 11)
        F(tensor_META, 14) F(tensor_META_REUSE, 15) F(tensor_META_THREADS, 16)
        CALL(put_opt_upmma, 0, 12) CALL(put_f2i_format_bit, 1, 0) CALL(format_flow_of_atom_a, 2, 17)
}

PART(encode_imma)
{
    START
    F(tensor_IMMA_SHAPE, 0) F(tensor_IMMA_TYPE_A, 1) F(tensor_IMMA_TYPE_B, 2) F(tensor_SAT_82, 3)
        F(Rd, 4) F(Ra, 5) F(REUSE_A, 6) F(Rb, 7) F(REUSE_B, 8) F(Rc, 9) F(REUSE_C, 10)
        CALL(put_opt_upmma, 0, 11) CALL(format_flow_of_atom_a, 1, 13)
}

PART(encode_imma_sp)
{
    START
    F(tensor_IMMA_SP_SHAPE, 0) F(tensor_IMMA_TYPE_A, 1) F(tensor_IMMA_TYPE_B, 2) F(tensor_SAT_82, 3)
        F(Rd, 4) F(Ra, 5) F(REUSE_A, 6) F(Rb, 7) F(REUSE_B, 8) F(Rc, 9) F(REUSE_C, 10)
        F(tensor_META, 13) F(tensor_META_REUSE, 14) F(tensor_META_THREADS, 15)
        CALL(put_opt_upmma, 0, 11) CALL(format_flow_of_atom_a, 1, 16)
}

PART(encode_bmma)
{
    START
    F(tensor_BMMA_SHAPE, 0) F(tensor_BMMA_OP, 1) F(Rd, 2) F(Ra, 3) F(REUSE_A, 4) F(Rb, 5)
        F(REUSE_B, 6) F(Rc, 7) F(REUSE_C, 8) CALL(put_opt_upmma, 0, 9)
        CALL(format_flow_of_atom_a, 1, 11)
}

PART(put_dmma_b)
{
    START
    switch (line[0]) {
    case 0: F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    case 1: SET(lo, 0x4000000000000000) F(NEG_B, 0) F(Rb, 1) F(REUSE_B, 2) break;
    default: NONE
    }
}

PART(encode_dmma_a)
{
    START
    F(RND, 0) F(Rd, 1) CALL(put_f64_a, 0, 2) CALL(put_dmma_b, 1, 5) CALL(put_f64_rc, 2, 8)
        CALL(put_opt_upmma, 3, 11) CALL(format_flow_of_atom_a, 4, 13)
}

PART(put_opt_upmma_of_dmma_h)
{
    START
    switch (line[0]) {
    case 0: F(tensor_UPmma, 0) break;
    case 1: break;
    case 2: SET(hi, 0x4000000) F(tensor_UPmma_NOT, 1) break;
    default: NONE
    }
}

PART(encode_dmma_h)
{
    START
    F(tensor_DMMA_SHAPE, 0) F(RND, 1) F(Rd, 2) CALL(put_f64_a, 0, 3) CALL(put_dmma_b, 1, 6)
        CALL(put_f64_rc, 2, 9) CALL(put_opt_upmma_of_dmma_h, 3, 12)
        CALL(format_flow_of_atom_h, 4, 14)
}

PART(encode_movm)
{
    START
    F(tensor_MOVM_SIZE, 0) F(tensor_MOVM_KIND, 1) F(Rd, 2) F(Ra, 3)
        CALL(format_flow_of_atom_a, 0, 4)
}

PART(encode_hgmma_hgmma_r)
{
    START
    F(Rd, 0) F(Ra, 1) F(REUSE_A, 2) F(URb, 3) F(Rc, 4) F(REUSE_C, 5)
        CALL(format_flow_of_atom_h, 0, 6)
}

PART(encode_hgmma_hgmma_d)
{
    START
    F(Rd, 0) F(URa, 1) F(Rc, 2) F(REUSE_C, 3) CALL(format_flow_of_atom_h, 0, 4)
}

PART(put_opt_bindless)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xa00) F(texture_BINDLESS, 0) break;
    case 1: SET(lo, 0xe00) break;
    default: NONE
    }
}

PART(put_bound_const)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0xa00) F(TEX_C_BANK, 0) F(TEX_C_WORD, 1) break;
    case 2: SET(lo, 0xe00) SET(hi, 0x8000000) F(URtex, 2) F(HEADER, 3) break;
    default: NONE
    }
}

PART(put_opt_mask_of_tex_c)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xf00) break;
    case 1: F(texture_MASK, 0) break;
    default: NONE
    }
}

PART(put_opt_hint)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(texture_HINT, 0) break;
    default: NONE
    }
}

PART(encode_tex_c)
{
    START
    F(texture_SCR, 0) F(texture_F16, 2) F(texture_LOD, 3) F(texture_AOFFI, 4) F(texture_DC, 5)
        F(EVICT, 6) F(NDV, 7) F(texture_NODEP, 8) F(Rc, 10) F(Rd, 11) F(Ra, 12) F(texture_DIM, 18)
        CALL(put_opt_bindless, 0, 1) CALL(put_opt, 1, 9) CALL(put_opt_reg, 2, 13)
        CALL(put_bound_const, 3, 14) CALL(put_opt_mask_of_tex_c, 4, 19) CALL(put_opt_hint, 5, 20)
        CALL(format_flow_of_atom_a, 6, 21)
}

PART(put_bound_numbers)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x800000000000a00) F(TEX_C_BANK, 0) F(SAMPLER, 1) F(HEADER, 2) break;
    default: NONE
    }
}

PART(encode_tex_i)
{
    START
    F(texture_SCR, 0) F(texture_BINDLESS, 1) F(texture_F16, 2) F(texture_LOD, 3) F(texture_AOFFI, 4)
        F(texture_DC, 5) F(EVICT, 6) F(NDV, 7) F(texture_NODEP, 8) F(Rc, 10) F(Rd, 11) F(Ra, 12)
        F(texture_DIM, 17) CALL(put_opt, 0, 9) CALL(put_opt_reg, 1, 13)
        CALL(put_bound_numbers, 2, 14) CALL(put_opt_mask_of_tex_c, 3, 18) CALL(put_opt_hint, 4, 19)
        CALL(format_flow_of_atom_a, 5, 20)
}

PART(put_bound_registers)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x800000000000200) break;
    default: NONE
    }
}

PART(encode_tex_r)
{
    START
    F(texture_SCR, 0) F(texture_BINDLESS, 1) F(texture_F16, 2) F(texture_LOD, 3) F(texture_AOFFI, 4)
        F(texture_DC, 5) F(EVICT, 6) F(NDV, 7) F(texture_NODEP, 8) F(Rc, 10) F(Rd, 11) F(Ra, 12)
        F(texture_DIM, 14) CALL(put_opt, 0, 9) CALL(put_opt_reg, 1, 13)
        CALL(put_bound_registers, 2, 0) CALL(put_opt_mask_of_tex_c, 3, 15) CALL(put_opt_hint, 4, 16)
        CALL(format_flow_of_atom_a, 5, 17)
}

PART(encode_tld_c)
{
    START
    F(texture_SCR, 0) F(texture_F16, 2) F(texture_LOAD_LOD, 3) F(texture_AOFFI, 4) F(EVICT, 5)
        F(texture_CL, 6) F(texture_MS, 7) F(texture_NODEP, 8) F(Rc, 10) F(Rd, 11) F(Ra, 12)
        F(texture_LOAD_DIM, 18) CALL(put_opt_bindless, 0, 1) CALL(put_opt, 1, 9)
        CALL(put_opt_reg, 2, 13) CALL(put_bound_const, 3, 14) CALL(put_opt_mask_of_tex_c, 4, 19)
        CALL(put_opt_hint, 5, 20) CALL(format_flow_of_atom_a, 6, 21)
}

PART(encode_tld_i)
{
    START
    F(texture_SCR, 0) F(texture_BINDLESS, 1) F(texture_F16, 2) F(texture_LOAD_LOD, 3)
        F(texture_AOFFI, 4) F(EVICT, 5) F(texture_CL, 6) F(texture_MS, 7) F(texture_NODEP, 8)
        F(Rc, 10) F(Rd, 11) F(Ra, 12) F(texture_LOAD_DIM, 17) CALL(put_opt, 0, 9)
        CALL(put_opt_reg, 1, 13) CALL(put_bound_numbers, 2, 14) CALL(put_opt_mask_of_tex_c, 3, 18)
        CALL(put_opt_hint, 4, 19) CALL(format_flow_of_atom_a, 5, 20)
}

PART(encode_tld_r)
{
    START
    F(texture_SCR, 0) F(texture_BINDLESS, 1) F(texture_F16, 2) F(texture_LOAD_LOD, 3)
        F(texture_AOFFI, 4) F(EVICT, 5) F(texture_CL, 6) F(texture_MS, 7) F(texture_NODEP, 8)
        F(Rc, 10) F(Rd, 11) F(Ra, 12) F(texture_LOAD_DIM, 14) CALL(put_opt, 0, 9)
        CALL(put_opt_reg, 1, 13) CALL(put_bound_registers, 2, 0) CALL(put_opt_mask_of_tex_c, 3, 15)
        CALL(put_opt_hint, 4, 16) CALL(format_flow_of_atom_a, 5, 17)
}

PART(encode_tld4_c)
{
    START
    F(texture_SCR, 0) F(texture_COMPONENT, 1) F(texture_F16, 3) F(texture_GATHER_OFFSET, 4)
        F(texture_DC, 5) F(EVICT, 6) F(texture_NODEP, 7) F(Rc, 9) F(Rd, 10) F(Ra, 11)
        F(texture_GATHER_DIM, 17) CALL(put_opt_bindless, 0, 2) CALL(put_opt, 1, 8)
        CALL(put_opt_reg, 2, 12) CALL(put_bound_const, 3, 13) CALL(put_opt_mask_of_tex_c, 4, 18)
        CALL(put_opt_hint, 5, 19) CALL(format_flow_of_atom_a, 6, 20)
}

PART(encode_tld4_i)
{
    START
    F(texture_SCR, 0) F(texture_COMPONENT, 1) F(texture_BINDLESS, 2) F(texture_F16, 3)
        F(texture_GATHER_OFFSET, 4) F(texture_DC, 5) F(EVICT, 6) F(texture_NODEP, 7) F(Rc, 9)
        F(Rd, 10) F(Ra, 11) F(texture_GATHER_DIM, 16) CALL(put_opt, 0, 8) CALL(put_opt_reg, 1, 12)
        CALL(put_bound_numbers, 2, 13) CALL(put_opt_mask_of_tex_c, 3, 17) CALL(put_opt_hint, 4, 18)
        CALL(format_flow_of_atom_a, 5, 19)
}

PART(encode_tld4_r)
{
    START
    F(texture_SCR, 0) F(texture_COMPONENT, 1) F(texture_BINDLESS, 2) F(texture_F16, 3)
        F(texture_GATHER_OFFSET, 4) F(texture_DC, 5) F(EVICT, 6) F(texture_NODEP, 7) F(Rc, 9)
        F(Rd, 10) F(Ra, 11) F(texture_GATHER_DIM, 13) CALL(put_opt, 0, 8) CALL(put_opt_reg, 1, 12)
        CALL(put_bound_registers, 2, 0) CALL(put_opt_mask_of_tex_c, 3, 14) CALL(put_opt_hint, 4, 15)
        CALL(format_flow_of_atom_a, 5, 16)
}

PART(encode_txd_c)
{
    START
    F(texture_F16, 1) F(texture_LC, 2) F(texture_AOFFI, 3) F(EVICT, 4) F(texture_NODEP, 5) F(Rc, 7)
        F(Rd, 8) F(Ra, 9) F(texture_LOAD_DIM, 15) CALL(put_opt_bindless, 0, 0) CALL(put_opt, 1, 6)
        CALL(put_opt_reg, 2, 10) CALL(put_bound_const, 3, 11) CALL(put_opt_mask_of_tex_c, 4, 16)
        CALL(put_opt_hint, 5, 17) CALL(format_flow_of_atom_a, 6, 18)
}

PART(encode_txd_i)
{
    START
    F(texture_BINDLESS, 0) F(texture_F16, 1) F(texture_LC, 2) F(texture_AOFFI, 3) F(EVICT, 4)
        F(texture_NODEP, 5) F(Rc, 7) F(Rd, 8) F(Ra, 9) F(texture_LOAD_DIM, 14) CALL(put_opt, 0, 6)
        CALL(put_opt_reg, 1, 10) CALL(put_bound_numbers, 2, 11) CALL(put_opt_mask_of_tex_c, 3, 15)
        CALL(put_opt_hint, 4, 16) CALL(format_flow_of_atom_a, 5, 17)
}

PART(encode_txd_r)
{
    START
    F(texture_BINDLESS, 0) F(texture_F16, 1) F(texture_LC, 2) F(texture_AOFFI, 3) F(EVICT, 4)
        F(texture_NODEP, 5) F(Rc, 7) F(Rd, 8) F(Ra, 9) F(texture_LOAD_DIM, 11) CALL(put_opt, 0, 6)
        CALL(put_opt_reg, 1, 10) CALL(put_bound_registers, 2, 0) CALL(put_opt_mask_of_tex_c, 3, 12)
        CALL(put_opt_hint, 4, 13) CALL(format_flow_of_atom_a, 5, 14)
}

PART(encode_tmml_c)
{
    START
    F(NDV, 1) F(texture_NODEP, 2) F(Rc, 3) F(Rd, 4) F(Ra, 5) F(texture_DIM, 11)
        CALL(put_opt_bindless, 0, 0) CALL(put_opt_reg, 1, 6) CALL(put_bound_const, 2, 7)
        CALL(put_opt_mask_of_tex_c, 3, 12) CALL(put_opt_hint, 4, 13)
        CALL(format_flow_of_atom_a, 5, 14)
}

PART(encode_tmml_i)
{
    START
    F(texture_BINDLESS, 0) F(NDV, 1) F(texture_NODEP, 2) F(Rc, 3) F(Rd, 4) F(Ra, 5)
        F(texture_DIM, 10) CALL(put_opt_reg, 0, 6) CALL(put_bound_numbers, 1, 7)
        CALL(put_opt_mask_of_tex_c, 2, 11) CALL(put_opt_hint, 3, 12)
        CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_tmml_r)
{
    START
    F(texture_BINDLESS, 0) F(NDV, 1) F(texture_NODEP, 2) F(Rc, 3) F(Rd, 4) F(Ra, 5)
        F(texture_DIM, 7) CALL(put_opt_reg, 0, 6) CALL(put_bound_registers, 1, 0)
        CALL(put_opt_mask_of_tex_c, 2, 8) CALL(put_opt_hint, 3, 9)
        CALL(format_flow_of_atom_a, 4, 10)
}

PART(encode_txq_c)
{
    START
    F(texture_NODEP, 1) F(Rc, 2) F(Rd, 3) F(Ra, 4) F(texture_QUERY, 5) CALL(put_opt_bindless, 0, 0)
        CALL(put_bound_const, 1, 6) CALL(put_opt_mask_of_tex_c, 2, 10) CALL(put_opt_hint, 3, 11)
        CALL(format_flow_of_atom_a, 4, 12)
}

PART(encode_txq_i)
{
    START
    F(texture_BINDLESS, 0) F(texture_NODEP, 1) F(Rc, 2) F(Rd, 3) F(Ra, 4) F(texture_QUERY, 5)
        CALL(put_bound_numbers, 0, 6) CALL(put_opt_mask_of_tex_c, 1, 9) CALL(put_opt_hint, 2, 10)
        CALL(format_flow_of_atom_a, 3, 11)
}

PART(encode_txq_r)
{
    START
    F(texture_BINDLESS, 0) F(texture_NODEP, 1) F(Rc, 2) F(Rd, 3) F(Ra, 4) F(texture_QUERY, 5)
        CALL(put_bound_registers, 0, 0) CALL(put_opt_mask_of_tex_c, 1, 6) CALL(put_opt_hint, 2, 7)
        CALL(format_flow_of_atom_a, 3, 8)
}

PART(put_footprint_bound)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xb72) F(TEX_C_BANK, 0) F(TEX_C_WORD, 1) break;
    case 1: SET(lo, 0xf74) SET(hi, 0x8000000) F(URtex, 2) F(HEADER, 3) break;
    case 2: SET(lo, 0x800000000000b74) F(TEX_C_BANK, 0) F(SAMPLER, 4) F(HEADER, 3) break;
    default: NONE
    }
}

PART(encode_footprint_c)
{
    START
    F(texture_SCR, 0) F(texture_LOD, 2) F(texture_NODEP, 3) F(Pu, 4) F(Rc, 5) F(Rd, 6) F(Ra, 7)
        F(texture_FOOTPRINT_DIM, 14) CALL(put_opt_bindless, 0, 1) CALL(put_opt_reg, 1, 8)
        CALL(put_footprint_bound, 2, 9) CALL(put_opt_hint, 3, 15) CALL(format_flow_of_atom_a, 4, 16)
}

PART(encode_footprint_r)
{
    START
    F(texture_SCR, 0) F(texture_BINDLESS, 1) F(texture_LOD, 2) F(texture_NODEP, 3) F(Pu, 4) F(Rc, 5)
        F(Rd, 6) F(Ra, 7) F(texture_FOOTPRINT_DIM, 9) ONLY(1, 0) CALL(put_opt_reg, 0, 8)
        CALL(put_opt_hint, 2, 10) CALL(format_flow_of_atom_a, 3, 11)
}

PART(encode_utmaldg_d)
{
    START
    F(tile_DIMENSIONS, 0) F(tile_IM2COL, 1) F(tile_MULTICAST, 2) F(URb, 3) F(URa, 4) F(URc, 5)
        CALL(put_bulk_policy, 0, 6) CALL(format_uflow, 1, 7)
}

PART(encode_utmaldg_s)
{
    START
    F(tile_DIMENSIONS, 0) F(URb, 1) F(URa, 2) CALL(put_bulk_policy, 0, 3) CALL(format_uflow, 1, 4)
}

PART(encode_utmastg)
{
    START
    F(tile_DIMENSIONS, 0) F(tile_IM2COL, 1) F(URb, 2) F(URa, 3) CALL(put_bulk_policy, 0, 4)
        CALL(format_uflow, 1, 5)
}

PART(encode_utmaredg)
{
    START
    F(tile_DIMENSIONS, 0) F(tile_IM2COL, 1) F(tile_TILE_OP, 2) F(URb, 3) F(URa, 4)
        CALL(put_bulk_policy, 0, 5) CALL(format_uflow, 1, 6)
}

PART(encode_utmapf_d)
{
    START
    F(tile_DIMENSIONS, 0) F(tile_PF_MODE, 1) F(URb, 2) F(URa, 3) F(URc, 4)
        CALL(put_bulk_policy, 0, 5) CALL(format_uflow, 1, 6)
}

PART(encode_utmacctl_all)
{
    START
    F(tile_ALL_MAPS, 0) CALL(format_uflow, 0, 1)
}

PART(encode_utmacctl_one)
{
    START
    F(tile_MAP_CACHE, 0) F(URa, 1) ONLY(0, 0) CALL(format_uflow, 1, 2)
}

PART(put_u_carries_out)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x7e0000) break;
    case 1: SET(hi, 0x700000) F(UPu, 0) break;
    case 2: F(UPu, 0) F(UPv, 1) break;
    default: NONE
    }
}

PART(put_signed_ub)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(URb, 1) break;
    case 1: SET(lo, 0x800) F(IMM, 2) break;
    default: NONE
    }
}

PART(encode_uiadd3_n)
{
    START
    F(URd, 0) F(NEG_A, 3) F(URa, 4) F(NEG_C, 8) F(URc, 9) ONLY(0, 0) ONLY(2, 0) ONLY(4, 0)
        CALL(put_u_carries_out, 1, 1) CALL(put_signed_ub, 3, 5) CALL(format_uflow, 5, 10)
}

PART(put_signed_ub_of_uiadd3_x)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(INV_B, 0) F(URb, 1) break;
    case 1: SET(lo, 0x800) F(IMM, 2) break;
    default: NONE
    }
}

PART(encode_uiadd3_x)
{
    START
    F(URd, 0) F(INV_A, 3) F(URa, 4) F(INV_C, 8) F(URc, 9) F(NOT_Pp, 10) F(UPp, 11) F(NOT_Pq, 12)
        F(UPq, 13) ONLY(0, 0) ONLY(2, 0) ONLY(4, 0) ONLY(5, 0) ONLY(6, 0)
        CALL(put_u_carries_out, 1, 1) CALL(put_signed_ub_of_uiadd3_x, 3, 5)
        CALL(format_uflow, 7, 14)
}

PART(put_src_ub)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(URb, 0) break;
    case 1: SET(lo, 0x800) F(IMM, 1) break;
    default: NONE
    }
}

PART(encode_uimad_b)
{
    START
    F(SIGNED, 0) F(URd, 1) F(URa, 2) F(NEG_C, 5) F(URc, 6) ONLY(0, 0) ONLY(1, 0) ONLY(3, 0)
        CALL(put_src_ub, 2, 3) CALL(format_uflow, 4, 7)
}

PART(encode_uimad_c)
{
    START
    F(SIGNED, 0) F(IMM, 4) F(URd, 1) F(URa, 2) F(URc, 3) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0)
        CALL(format_uflow, 3, 5)
}

PART(encode_uimad_bx)
{
    START
    F(SIGNED, 0) F(URd, 1) F(URa, 2) F(INV_C, 5) F(URc, 6) F(NOT_Pp, 7) F(UPp, 8) ONLY(0, 0)
        ONLY(1, 0) ONLY(3, 0) ONLY(4, 0) CALL(put_src_ub, 2, 3) CALL(format_uflow, 5, 9)
}

PART(encode_uimad_cx)
{
    START
    F(SIGNED, 0) F(IMM, 4) F(URd, 1) F(URa, 2) F(URc, 3) F(NOT_Pp, 5) F(UPp, 6) ONLY(0, 0)
        ONLY(1, 0) ONLY(2, 0) ONLY(3, 0) CALL(format_uflow, 4, 7)
}

PART(encode_uimad_wide_b)
{
    START
    F(SIGNED, 0) F(URd, 1) F(URa, 3) F(NEG_C, 6) F(URc, 7) ONLY(0, 0) ONLY(2, 0) ONLY(4, 0)
        CALL(put_opt_of_usetmaxreg_u, 1, 2) CALL(put_src_ub, 3, 4) CALL(format_uflow, 5, 8)
}

PART(encode_uimad_wide_bx)
{
    START
    F(SIGNED, 0) F(URd, 1) F(URa, 3) F(INV_C, 6) F(URc, 7) F(NOT_Pp, 8) F(UPp, 9) ONLY(0, 0)
        ONLY(2, 0) ONLY(4, 0) ONLY(5, 0) CALL(put_opt_of_usetmaxreg_u, 1, 2) CALL(put_src_ub, 3, 4)
        CALL(format_uflow, 6, 10)
}

PART(encode_uisetp_n)
{
    START
    F(CMP, 0) F(SIGNED, 1) F(BOP, 2) F(UPu, 3) F(UPv, 4) F(URa, 5) F(NOT_Pp, 8) F(UPp, 9) ONLY(0, 0)
        ONLY(2, 0) CALL(put_src_ub, 1, 6) CALL(format_uflow, 3, 10)
}

PART(put_opt_src_of_uisetp_o)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x70) break;
    case 1: case 2: F(NOT_Pr, 0) F(UPr, 1) break;
    default: NONE
    }
}

PART(encode_uisetp_o)
{
    START
    F(CMP, 0) F(SIGNED, 1) F(BOP, 2) F(UPu, 3) F(UPv, 4) F(URa, 5) F(NOT_Pp, 8) F(UPp, 9) ONLY(0, 0)
        ONLY(2, 0) CALL(put_src_ub, 1, 6) CALL(put_opt_src_of_uisetp_o, 3, 10)
        CALL(format_uflow, 4, 12)
}

PART(encode_uisetp_x)
{
    START
    F(CMP, 0) F(SIGNED, 1) F(BOP, 2) F(UPu, 3) F(UPv, 4) F(URa, 5) F(NOT_Pp, 8) F(UPp, 9)
        F(NOT_Pr, 10) F(UPr, 11) ONLY(0, 0) ONLY(2, 0) ONLY(3, 0) CALL(put_src_ub, 1, 6)
        CALL(format_uflow, 4, 12)
}

PART(put_signed_ub_of_ulea_lo)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NEG_B, 0) F(URb, 1) break;
    case 1: SET(lo, 0x800) F(UIMM, 2) break;
    default: NONE
    }
}

PART(encode_ulea_lo)
{
    START
    F(NEG_A, 2) F(LEA_SHIFT, 7) F(URd, 0) F(URa, 3) ONLY(0, 0) ONLY(2, 0)
        CALL(put_opt_of_usetmaxreg_u, 1, 1) CALL(put_signed_ub_of_ulea_lo, 3, 4)
        CALL(format_uflow, 4, 8)
}

PART(put_signed_ub_of_ulea_x)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(INV_B, 0) F(URb, 1) break;
    case 1: SET(lo, 0x800) F(UIMM, 2) break;
    default: NONE
    }
}

PART(encode_ulea_x)
{
    START
    F(INV_A, 2) F(LEA_SHIFT, 7) F(URd, 0) F(URa, 3) F(NOT_Pp, 8) F(UPp, 9) ONLY(0, 0) ONLY(2, 0)
        ONLY(4, 0) CALL(put_opt_of_usetmaxreg_u, 1, 1) CALL(put_signed_ub_of_ulea_x, 3, 4)
        CALL(format_uflow, 5, 10)
}

PART(encode_ulea_hi)
{
    START
    F(NEG_A, 2) F(LEA_SHIFT, 8) F(URd, 0) F(URa, 3) F(URc, 7) ONLY(0, 0) ONLY(2, 0) ONLY(4, 0)
        CALL(put_opt_of_usetmaxreg_u, 1, 1) CALL(put_signed_ub_of_ulea_lo, 3, 4)
        CALL(format_uflow, 5, 9)
}

PART(encode_ulea_hx)
{
    START
    F(INV_A, 2) F(LEA_SHIFT, 8) F(URd, 0) F(URa, 3) F(URc, 7) F(NOT_Pp, 9) F(UPp, 10) ONLY(0, 0)
        ONLY(2, 0) ONLY(4, 0) ONLY(5, 0) CALL(put_opt_of_usetmaxreg_u, 1, 1)
        CALL(put_signed_ub_of_ulea_x, 3, 4) CALL(format_uflow, 6, 11)
}

PART(encode_ulea_ih)
{
    START
    F(NEG_A, 2) F(UIMM, 5) F(LEA_SHIFT, 6) F(URd, 0) F(URa, 3) F(URc, 4) ONLY(0, 0) ONLY(2, 0)
        ONLY(3, 0) CALL(put_opt_of_usetmaxreg_u, 1, 1) CALL(format_uflow, 4, 7)
}

PART(encode_ulea_ix)
{
    START
    F(INV_A, 2) F(UIMM, 5) F(LEA_SHIFT, 6) F(URd, 0) F(URa, 3) F(URc, 4) F(NOT_Pp, 7) F(UPp, 8)
        ONLY(0, 0) ONLY(2, 0) ONLY(3, 0) ONLY(4, 0) CALL(put_opt_of_usetmaxreg_u, 1, 1)
        CALL(format_uflow, 5, 9)
}

PART(put_src_ub_of_ulop3)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(URb, 0) break;
    case 1: SET(lo, 0x800) F(UIMM, 1) break;
    default: NONE
    }
}

PART(encode_ulop3)
{
    START
    F(PAND, 0) F(LUT, 7) F(URd, 2) F(URa, 3) F(URc, 6) F(NOT_Pp, 8) F(UPp, 9) ONLY(1, 0) ONLY(2, 0)
        ONLY(4, 0) ONLY(5, 0) CALL(put_opt_of_usetmaxreg_u, 0, 1) CALL(put_src_ub_of_ulop3, 3, 4)
        CALL(format_uflow, 6, 10)
}

PART(encode_ushf_b)
{
    START
    F(SHIFT_DIR, 0) F(W, 1) F(SHIFT_TYPE, 2) F(HI, 3) F(URd, 4) F(URa, 5) F(URc, 8) ONLY(0, 0)
        ONLY(1, 0) ONLY(3, 0) CALL(put_src_ub_of_ulop3, 2, 6) CALL(format_uflow, 4, 9)
}

PART(encode_ushf_c)
{
    START
    F(SHIFT_DIR, 0) F(W, 1) F(SHIFT_TYPE, 2) F(HI, 3) F(UIMM, 7) F(URd, 4) F(URa, 5) F(URc, 6)
        ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_uflow, 3, 8)
}

PART(encode_uprmt)
{
    START
    F(uniform_UPRMT_MODE, 0) F(URd, 1) F(URa, 2) F(URc, 5) ONLY(0, 0) ONLY(1, 0) ONLY(3, 0)
        CALL(put_src_ub_of_ulop3, 2, 3) CALL(format_uflow, 4, 6)
}

PART(encode_usel)
{
    START
    F(URd, 0) F(URa, 1) F(NOT_Pp, 4) F(UPp, 5) ONLY(0, 0) ONLY(1, 0) ONLY(3, 0)
        CALL(put_src_ub_of_ulop3, 2, 2) CALL(format_uflow, 4, 6)
}

PART(put_mov_ub)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 0) break;
    case 1: SET(lo, 0x800) F(UIMM, 1) break;
    default: NONE
    }
}

PART(encode_umov)
{
    START
    F(URd, 0) ONLY(0, 0) CALL(put_mov_ub, 1, 1) CALL(format_uflow, 2, 3)
}

PART(encode_upopc)
{
    START
    F(URd, 0) ONLY(0, 0) CALL(put_signed_ub_of_ulea_x, 1, 1) CALL(format_uflow, 2, 4)
}

PART(encode_uflo)
{
    START
    F(SIGNED, 0) F(SH, 1) F(URd, 2) ONLY(0, 0) CALL(put_opt_of_usetmaxreg_u, 1, 3)
        CALL(put_signed_ub_of_ulea_x, 2, 4) CALL(format_uflow, 3, 7)
}

PART(encode_ubrev)
{
    START
    F(URd, 0) ONLY(0, 0) CALL(put_src_ub_of_ulop3, 1, 1) CALL(format_uflow, 2, 3)
}

PART(encode_usgxt)
{
    START
    F(W, 0) F(SIGNED, 1) F(URd, 2) F(URa, 3) ONLY(0, 0) ONLY(1, 0) CALL(put_src_ub_of_ulop3, 2, 4)
        CALL(format_uflow, 3, 6)
}

PART(encode_ubmsk)
{
    START
    F(W, 0) F(URd, 1) F(URa, 2) ONLY(0, 0) ONLY(1, 0) CALL(put_src_ub_of_ulop3, 2, 3)
        CALL(format_uflow, 3, 5)
}

PART(encode_uplop3)
{
    START
    F(UPu, 0) F(UPv, 1) F(LUT1, 8) F(LUT2, 9) F(NOT_Pp, 2) F(UPp, 3) F(NOT_Pq, 4) F(UPq, 5)
        F(NOT_Pr, 6) F(UPr, 7) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_uflow, 3, 10)
}

PART(encode_uplop3_sign_one)
{
    START
    F(UPu, 0) F(UPv, 1) F(LUT, 7) F(LUT2, 8) F(NOT_Pp, 2) F(UPp, 3) F(URb, 4) F(NOT_Pr, 5) F(UPr, 6)
        ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_uflow, 3, 9)
}

PART(encode_uplop3_sign_two)
{
    START
    F(UPu, 0) F(UPv, 1) F(LUT, 6) F(LUT2, 7) F(NOT_Pp, 2) F(UPp, 3) F(URb, 4) F(URc, 5) ONLY(0, 0)
        ONLY(1, 0) ONLY(2, 0) CALL(format_uflow, 3, 8)
}

PART(encode_uplop3_sign_all)
{
    START
    F(UPu, 0) F(UPv, 1) F(LUT, 5) F(LUT2, 6) F(URa, 2) F(URb, 3) F(URc, 4) ONLY(0, 0) ONLY(1, 0)
        ONLY(2, 0) CALL(format_uflow, 3, 7)
}

PART(put_uclea_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 0) break;
    case 1: SET(lo, 0x800) SET(hi, 0x8000000) F(UIMM, 1) break;
    default: NONE
    }
}

PART(encode_uclea)
{
    START
    F(uniform_UCLEA_SIZE, 5) F(URd, 0) F(URa, 2) ONLY(0, 0) ONLY(2, 0)
        CALL(put_opt_of_usetmaxreg_u, 1, 1) CALL(put_uclea_b, 3, 3) CALL(format_uflow, 4, 6)
}

PART(encode_up2ur)
{
    START
    F(PR_BYTE, 0) F(URd, 1) F(URa, 2) ONLY(0, 0) ONLY(1, 0) CALL(put_uclea_b, 2, 3)
        CALL(format_uflow, 3, 5)
}

PART(encode_ur2up)
{
    START
    F(URa, 0) ONLY(0, 0) CALL(put_uclea_b, 1, 1) CALL(format_uflow, 2, 3)
}

PART(encode_uf2fp)
{
    START
    F(URd, 0) F(URa, 1) ONLY(0, 0) ONLY(1, 0) CALL(put_src_ub_of_ulop3, 2, 2)
        CALL(format_uflow, 3, 4)
}

PART(put_r2ur_pu)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xe0000) break;
    case 1: F(Pu, 0) break;
    case 2: SET(hi, 0x100000) F(Pu, 0) break;
    default: NONE
    }
}

PART(encode_r2ur_o)
{
    START
    F(R2UR_OR, 0) F(URd, 2) F(Ra, 3) F(REUSE_A, 4) CALL(put_r2ur_pu, 0, 1)
        CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_r2ur_h)
{
    START
    F(R2UR_OR, 0) F(URd, 2) F(Ra, 3) F(REUSE_A, 4) CALL(put_r2ur_pu, 0, 1)
        CALL(format_flow_of_atom_h, 1, 5)
}

PART(encode_s2ur)
{
    START
    F(URd, 0) ONLY(0, 0) CALL(put_special, 1, 1) CALL(format_uflow, 2, 2)
}

PART(encode_vabsdiff_b)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 3) F(REUSE_A, 4) F(Rc, 11) F(REUSE_C, 12) CALL(put_opt, 0, 2)
        CALL(put_src_b_of_imad_bx, 1, 5) CALL(format_flow_of_atom_a, 2, 13)
}

PART(put_c_in_b_of_vabsdiff_c)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(IMM, 0) break;
    case 1: SET(lo, 0x600) F(C_BANK, 1) F(C_OFFSET, 2) break;
    case 2: SET(lo, 0x600) SET(hi, 0x8000000) F(URb, 3) F(C_OFFSET, 2) break;
    case 3: SET(lo, 0xe00) SET(hi, 0x8000000) F(URb, 3) break;
    default: NONE
    }
}

PART(encode_vabsdiff_c)
{
    START
    F(SIGNED, 0) F(Rd, 1) F(Ra, 3) F(REUSE_A, 4) F(Rc, 5) F(REUSE_B, 6) CALL(put_opt, 0, 2)
        CALL(put_c_in_b_of_vabsdiff_c, 1, 7) CALL(format_flow_of_atom_a, 2, 11)
}

PART(encode_vabsdiff4_b)
{
    START
    F(video_U8, 0) F(video_ACC, 1) F(Rd, 2) F(Ra, 4) F(REUSE_A, 5) F(Rc, 12) F(REUSE_C, 13)
        CALL(put_opt, 0, 3) CALL(put_src_b_of_imad_bx, 1, 6) CALL(format_flow_of_atom_a, 2, 14)
}

PART(encode_vabsdiff4_c)
{
    START
    F(video_U8, 0) F(video_ACC, 1) F(Rd, 2) F(Ra, 4) F(REUSE_A, 5) F(Rc, 6) F(REUSE_B, 7)
        CALL(put_opt, 0, 3) CALL(put_c_in_b_of_vabsdiff_c, 1, 8) CALL(format_flow_of_atom_a, 2, 12)
}

PART(put_src_b_no_imm)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0xa00) F(C_BANK, 2) F(C_OFFSET, 3) break;
    case 2: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 4) F(C_OFFSET, 3) break;
    case 3: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 4) break;
    default: NONE
    }
}

PART(put_dot_c)
{
    START
    switch (line[0]) {
    case 0: F(Rc, 0) F(REUSE_C, 1) break;
    case 1: F(NEG_C, 2) F(Rc, 0) F(REUSE_C, 1) break;
    default: NONE
    }
}

PART(encode_idp_a4)
{
    START
    F(video_SIGN_A8, 0) F(video_SIGN_B8, 1) F(Rd, 2) F(Ra, 3) F(REUSE_A, 4)
        CALL(put_src_b_no_imm, 0, 5) CALL(put_dot_c, 1, 10) CALL(format_flow_of_atom_a, 2, 13)
}

PART(encode_idp_a2)
{
    START
    F(video_LO_HI, 0) F(video_SIGN_A16, 1) F(video_SIGN_B8, 2) F(Rd, 3) F(Ra, 4) F(REUSE_A, 5)
        CALL(put_src_b_no_imm, 0, 6) CALL(put_dot_c, 1, 11) CALL(format_flow_of_atom_a, 2, 14)
}

PART(put_opt_rd)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xff0000) break;
    case 1: F(Rd, 0) break;
    default: NONE
    }
}

PART(encode_vote)
{
    START
    F(warp_VOTE_MODE, 0) F(Pu, 2) F(NOT_Pp, 3) F(Pp, 4) ONLY(1, 0) CALL(put_opt_rd, 0, 1)
        CALL(format_flow_of_atom_a, 2, 5)
}

PART(put_opt_urd)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x3f0000) break;
    case 1: F(URd, 0) break;
    default: NONE
    }
}

PART(encode_voteu)
{
    START
    F(warp_VOTE_MODE, 0) F(UPu, 2) F(NOT_Pp, 3) F(Pp, 4) ONLY(1, 0) CALL(put_opt_urd, 0, 1)
        CALL(format_flow_of_atom_a, 2, 5)
}

PART(encode_match_any)
{
    START
    F(warp_U64, 0) F(Rd, 1) F(Ra, 2) CALL(format_flow_of_atom_a, 0, 3)
}

PART(encode_match_all)
{
    START
    F(warp_U64, 0) F(Pu, 1) F(Rd, 2) F(Ra, 3) CALL(format_flow_of_atom_a, 0, 4)
}

PART(put_shfl_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: SET(lo, 0x800) F(warp_SHFL_LANE, 1) break;
    default: NONE
    }
}

PART(put_shfl_c)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rc, 0) break;
    case 1: SET(lo, 0x400) F(warp_SHFL_CLAMP, 1) break;
    default: NONE
    }
}

PART(encode_shfl)
{
    START
    F(warp_SHFL_MODE, 0) F(Pu, 1) F(Rd, 2) F(Ra, 3) CALL(put_shfl_b, 0, 4) CALL(put_shfl_c, 1, 6)
        CALL(format_flow_of_atom_a, 2, 8)
    if (line[0] == 0 && line[1] == 1)
        put->lo ^= 0x200;
    if (line[0] == 1 && line[1] == 0)
        put->lo ^= 0x200;
    if (line[0] == 1 && line[1] == 1)
        put->lo ^= 0x200;
}

PART(encode_redux)
{
    START
    F(warp_REDUX_OP, 0) F(warp_REDUX_SIGNED, 1) F(URd, 2) F(Ra, 3) CALL(format_flow_of_atom_a, 0, 4)
}

PART(encode_elect)
{
    START
    F(Pu, 0) F(URd, 1) F(NOT_Pp, 2) F(Pp, 3) ONLY(0, 0) CALL(format_flow_of_atom_h, 1, 4)
}

PART(put_pr_mask)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0x800) F(IMM, 2) break;
    case 2: SET(lo, 0x800) F(UIMM, 3) break;
    case 3: SET(lo, 0xa00) F(C_BANK, 4) F(C_OFFSET, 5) break;
    case 4: SET(lo, 0xa00) SET(hi, 0x8000000) F(URb, 6) F(C_OFFSET, 5) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 6) break;
    default: NONE
    }
}

PART(encode_p2r)
{
    START
    F(PR_BYTE, 0) F(Rd, 1) F(Ra, 2) F(REUSE_A, 3) CALL(put_pr_mask, 0, 4)
        CALL(format_flow_of_atom_a, 1, 11)
}

PART(encode_r2p)
{
    START
    F(Ra, 0) F(PR_BYTE, 1) CALL(put_pr_mask, 0, 2) CALL(format_flow_of_atom_a, 1, 9)
}

PART(put_src_pr_or_upr)
{
    START
    switch (line[0]) {
    case 0: case 2: F(NOT_Pr, 0) F(Pr, 1) break;
    case 1: SET(hi, 0x8) F(NOT_Pr, 0) F(UPr, 2) break;
    default: NONE
    }
}

PART(encode_plop3)
{
    START
    F(Pu, 0) F(Pv, 1) F(LUT1, 9) F(LUT2, 10) F(NOT_Pp, 2) F(Pp, 3) F(NOT_Pq, 4) F(Pq, 5) ONLY(0, 0)
        ONLY(1, 0) CALL(put_src_pr_or_upr, 2, 6) CALL(format_flow_of_atom_a, 3, 11)
}

PART(put_sign_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(REUSE_B, 1) break;
    case 1: SET(lo, 0xa00) CALL(put_const, 1, 2) break;
    case 2: SET(lo, 0xc00) SET(hi, 0x8000000) F(URb, 4) break;
    default: NONE
    }
}

PART(encode_plop3_sign_one)
{
    START
    F(Pu, 0) F(Pv, 1) F(LUT, 11) F(LUT2, 12) F(NOT_Pp, 2) F(Pp, 3) F(NOT_Pr, 9) F(Pr, 10) ONLY(0, 0)
        ONLY(3, 0) CALL(put_sign_b, 1, 4) CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_plop3_sign_two)
{
    START
    F(Pu, 0) F(Pv, 1) F(LUT, 11) F(LUT2, 12) F(NOT_Pp, 2) F(Pp, 3) F(Rc, 9) F(REUSE_C, 10)
        ONLY(0, 0) ONLY(3, 0) CALL(put_sign_b, 1, 4) CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_plop3_sign_all)
{
    START
    F(Pu, 0) F(Pv, 1) F(LUT, 11) F(LUT2, 12) F(Ra, 2) F(REUSE_A, 3) F(Rc, 9) F(REUSE_C, 10)
        ONLY(0, 0) ONLY(3, 0) CALL(put_sign_b, 1, 4) CALL(format_flow_of_atom_a, 4, 13)
}

static const struct {
    encode_form *put;
    uint64_t lo, hi; /* the constants of the form */
} forms[] = {
    [VOLTA_ATOM_V] = {encode_atom_v, 0x38a, 0xff},
    [VOLTA_ATOM_T] = {encode_atom_v, 0x38a, 0xff},
    [VOLTA_ATOM_TU] = {encode_atom_tu, 0x98a, 0x8000000},
    [VOLTA_ATOM_A] = {encode_atom_a, 0x38a, 0x0},
    [VOLTA_ATOM_D] = {encode_atom_d, 0x98a, 0x8000000},
    [VOLTA_ATOM_H] = {encode_atom_h, 0x38a, 0x0},
    [VOLTA_ATOM_HD] = {encode_atom_hd, 0x98a, 0x8000000},
    [VOLTA_ATOM_F] = {encode_atom_f, 0x3a2, 0x0},
    [VOLTA_ATOM_FD] = {encode_atom_fd, 0x9a2, 0x8000000},
    [VOLTA_ATOM_CV] = {encode_atom_cv, 0x38b, 0x0},
    [VOLTA_ATOM_CT] = {encode_atom_cv, 0x38b, 0x0},
    [VOLTA_ATOM_CA] = {encode_atom_ca, 0x38b, 0x0},
    [VOLTA_ATOM_CH] = {encode_atom_ch, 0x38b, 0x0},
    [VOLTA_ATOMG_V] = {encode_atom_v, 0x3a8, 0xff},
    [VOLTA_ATOMG_T] = {encode_atom_v, 0x3a8, 0xff},
    [VOLTA_ATOMG_TU] = {encode_atom_tu, 0x9a8, 0x8000000},
    [VOLTA_ATOMG_A] = {encode_atom_a, 0x3a8, 0x0},
    [VOLTA_ATOMG_D] = {encode_atom_d, 0x9a8, 0x8000000},
    [VOLTA_ATOMG_H] = {encode_atom_h, 0x3a8, 0x0},
    [VOLTA_ATOMG_HD] = {encode_atom_hd, 0x9a8, 0x8000000},
    [VOLTA_ATOMG_F] = {encode_atom_f, 0x3a3, 0x0},
    [VOLTA_ATOMG_FD] = {encode_atom_fd, 0x9a3, 0x8000000},
    [VOLTA_ATOMG_CV] = {encode_atomg_cv, 0x3a9, 0x0},
    [VOLTA_ATOMG_CT] = {encode_atomg_cv, 0x3a9, 0x0},
    [VOLTA_ATOMG_CA] = {encode_atomg_ca, 0x3a9, 0x0},
    [VOLTA_ATOMG_CH] = {encode_atomg_ch, 0x3a9, 0x0},
    [VOLTA_RED_V] = {encode_red_v, 0x98e, 0x0},
    [VOLTA_RED_T] = {encode_red_v, 0x98e, 0x0},
    [VOLTA_RED_TU] = {encode_red_tu, 0x98e, 0x8000000},
    [VOLTA_RED_A] = {encode_red_a, 0x98e, 0x0},
    [VOLTA_RED_D] = {encode_red_d, 0x98e, 0x8000000},
    [VOLTA_REDG_H] = {encode_redg_h, 0x98e, 0x0},
    [VOLTA_REDG_HD] = {encode_redg_hd, 0x98e, 0x8000000},
    [VOLTA_REDG_F] = {encode_redg_f, 0x9a6, 0x0},
    [VOLTA_REDG_FD] = {encode_redg_fd, 0x9a6, 0x8000000},
    [VOLTA_ATOMS_V] = {encode_atoms_v, 0x38c, 0xff},
    [VOLTA_ATOMS_T] = {encode_atoms_t, 0x38c, 0xff},
    [VOLTA_ATOMS_A] = {encode_atoms_a, 0x38c, 0x0},
    [VOLTA_ATOMS_TU] = {encode_atoms_tu, 0x98c, 0x8000000},
    [VOLTA_ATOMS_H] = {encode_atoms_h, 0x38c, 0x0},
    [VOLTA_ATOMS_HU] = {encode_atoms_hu, 0x98c, 0x8000000},
    [VOLTA_ATOMS_CV] = {encode_atoms_cv, 0x38d, 0x0},
    [VOLTA_ATOMS_CT] = {encode_atoms_ct, 0x38d, 0x0},
    [VOLTA_ATOMS_CH] = {encode_atoms_ch, 0x38d, 0x0},
    [VOLTA_ATOMS_POPC_P] = {encode_atoms_popc_p, 0xf8c, 0xd000000},
    [VOLTA_ATOMS_POPC_HP] = {encode_atoms_popc_hp, 0xf8c, 0xd800000},
    [VOLTA_BSSY] = {encode_bssy, 0x945, 0x0},
    [VOLTA_BSYNC] = {encode_bsync, 0x941, 0x0},
    [VOLTA_BREAK] = {encode_bsync, 0x942, 0x0},
    [VOLTA_BMOV_R] = {encode_bmov_r, 0x355, 0x0},
    [VOLTA_BMOV_B] = {encode_bmov_b, 0x156, 0x0},
    [VOLTA_BMOV_L] = {encode_bmov_l, 0x157, 0x0},
    [VOLTA_BMOV_RB] = {encode_bmov_rb, 0xf55, 0x100000},
    [VOLTA_BMOV_RS] = {encode_bmov_rs, 0xf55, 0x0},
    [VOLTA_BMOV_BB] = {encode_bmov_bb, 0xf56, 0x0},
    [VOLTA_YIELD] = {encode_yield, 0x946, 0x0},
    [VOLTA_NANOSLEEP_N] = {encode_nanosleep_n, 0x15d, 0x0},
    [VOLTA_NANOSLEEP_C] = {encode_nanosleep_c, 0x95d, 0x3880000},
    [VOLTA_WARPSYNC_R] = {encode_warpsync_r, 0x348, 0x0},
    [VOLTA_WARPSYNC_M] = {encode_warpsync_m, 0x148, 0x0},
    [VOLTA_WARPSYNC_H] = {encode_warpsync_h, 0x348, 0x0},
    [VOLTA_WARPSYNC_A] = {encode_warpsync_a, 0x948, 0x0},
    [VOLTA_WARPSYNC_COLLECTIVE_H] = {encode_warpsync_collective_h, 0x348, 0x400000},
    [VOLTA_WARPSYNC_COLLECTIVE_A] = {encode_warpsync_collective_a, 0x948, 0x400000},
    [VOLTA_ENDCOLLECTIVE] = {encode_warpsync_a, 0x91b, 0x0},
    [VOLTA_BAR_SYNC] = {encode_bar_sync, 0x11d, 0x0},
    [VOLTA_BAR_ARV] = {encode_bar_arv, 0x11d, 0x2000},
    [VOLTA_BAR_RED] = {encode_bar_red, 0x11d, 0x4000},
    [VOLTA_BAR_ALL] = {encode_bar_all, 0xb1d, 0x8000},
    [VOLTA_B2R_R] = {encode_b2r_r, 0x31c, 0x4000},
    [VOLTA_B2R_B] = {encode_b2r_b, 0x31c, 0x0},
    [VOLTA_R2B] = {encode_r2b, 0x31e, 0x0},
    [VOLTA_DEPBAR_LE] = {encode_depbar_le, 0x80000000091a, 0x0},
    [VOLTA_DEPBAR_N] = {encode_depbar_n, 0x91a, 0x0},
    [VOLTA_DEPBAR_U] = {encode_depbar_u, 0xd1a, 0x8000000},
    [VOLTA_CSMTEST] = {encode_bar_all, 0x80d, 0x0},
    [VOLTA_PMTRIG] = {encode_pmtrig, 0x801, 0x0},
    [VOLTA_RPCMOV_R] = {encode_rpcmov_r, 0x152, 0x0},
    [VOLTA_RPCMOV_G] = {encode_rpcmov_g, 0x353, 0x0},
    [VOLTA_RPCMOV_L] = {encode_rpcmov_l, 0x154, 0x0},
    [VOLTA_SETCTAID] = {encode_setctaid, 0x31f, 0x0},
    [VOLTA_LMEMBASE_G] = {encode_lmembase_g, 0x3c0, 0x0},
    [VOLTA_LMEMBASE_M] = {encode_setctaid, 0x3c1, 0x0},
    [VOLTA_STAS] = {encode_stas, 0xdbd, 0x8000000},
    [VOLTA_REDAS] = {encode_redas, 0xdbe, 0x8000000},
    [VOLTA_UBLKCP] = {encode_ublkcp, 0x3ba, 0x8000000},
    [VOLTA_UBLKRED] = {encode_ublkred, 0x3bb, 0x8000000},
    [VOLTA_UBLKPF] = {encode_ublkpf, 0x3bc, 0x8000000},
    [VOLTA_FENCE] = {encode_fence, 0x3c6, 0x0},
    [VOLTA_CCTL_V] = {encode_cctl_v, 0x98f, 0x0},
    [VOLTA_CCTL_T] = {encode_cctl_t, 0x98f, 0x0},
    [VOLTA_CCTL_U] = {encode_cctl_u, 0xd8f, 0x8000000},
    [VOLTA_CCTL_VA] = {encode_cctl_va, 0xff00098f, 0x0},
    [VOLTA_CCTL_TA] = {encode_cctl_va, 0xff00098f, 0x0},
    [VOLTA_CCTL_A] = {encode_cctl_a, 0xff00098f, 0x0},
    [VOLTA_CCTLL_V] = {encode_cctll_v, 0x990, 0x0},
    [VOLTA_CCTLL_T] = {encode_cctll_t, 0x990, 0x0},
    [VOLTA_CCTLL_U] = {encode_cctll_u, 0xd90, 0x8000000},
    [VOLTA_CCTLT_ALL] = {encode_bar_all, 0x391, 0x400000},
    [VOLTA_CCTLT_R] = {encode_r2b, 0x391, 0x200000},
    [VOLTA_CCTLT_C] = {encode_cctlt_c, 0xb91, 0x200000},
    [VOLTA_CCTLT_U] = {encode_cctlt_u, 0xd91, 0x8200000},
    [VOLTA_MEMBAR_V] = {encode_membar_v, 0x992, 0x0},
    [VOLTA_MEMBAR_A] = {encode_membar_a, 0x992, 0x0},
    [VOLTA_MEMBAR_H] = {encode_membar_h, 0x992, 0x0},
    [VOLTA_MEMBAR_AS] = {encode_membar_h, 0x992, 0x200},
    [VOLTA_ERRBAR_V] = {encode_errbar_v, 0x9ab, 0x0},
    [VOLTA_ERRBAR_A] = {encode_bar_all, 0x9ab, 0x0},
    [VOLTA_QSPC_V] = {encode_qspc_v, 0x3aa, 0x0},
    [VOLTA_QSPC_T] = {encode_qspc_t, 0x3aa, 0x0},
    [VOLTA_QSPC_U] = {encode_qspc_u, 0x9aa, 0x8000000},
    [VOLTA_QSPC_H] = {encode_qspc_h, 0x9aa, 0x8000000},
    [VOLTA_UCGABAR_ARV] = {encode_ucgabar_arv, 0x9c7, 0x8000000},
    [VOLTA_UCGABAR_WAIT] = {encode_ucgabar_arv, 0xdc7, 0x8000000},
    [VOLTA_CGAERRBAR] = {encode_fence, 0x5ab, 0x0},
    [VOLTA_WARPGROUP] = {encode_fence, 0x9c5, 0x0},
    [VOLTA_WARPGROUPSET] = {encode_warpgroupset, 0xd5e, 0x8000000},
    [VOLTA_USETMAXREG_U] = {encode_usetmaxreg_u, 0x3c8, 0x8000000},
    [VOLTA_USETMAXREG_I] = {encode_usetmaxreg_i, 0x9c8, 0x8000000},
    [VOLTA_USETSHMSZ_U] = {encode_warpgroupset, 0x3c9, 0x8000000},
    [VOLTA_USETSHMSZ_I] = {encode_usetshmsz_i, 0x9c9, 0x8000000},
    [VOLTA_ULEPC_N] = {encode_ulepc_n, 0x3ce, 0x8000000},
    [VOLTA_ULEPC_T] = {encode_ulepc_t, 0x9ce, 0x8000000},
    [VOLTA_NOP] = {encode_bar_all, 0x918, 0x0},
    [VOLTA_EXIT] = {encode_exit, 0x94d, 0x0},
    [VOLTA_KILL] = {encode_yield, 0x95b, 0x0},
    [VOLTA_BRA_B] = {encode_bra_b, 0x947, 0x0},
    [VOLTA_BRA_U] = {encode_bra_u, 0x547, 0x8000000},
    [VOLTA_BRA_DIV] = {encode_bra_div, 0x947, 0x8000000},
    [VOLTA_JMP_B] = {encode_jmp_b, 0x94a, 0x0},
    [VOLTA_JMP_C] = {encode_jmp_c, 0xb4a, 0x0},
    [VOLTA_JMP_U] = {encode_jmp_u, 0x54a, 0x8000000},
    [VOLTA_JMP_UC] = {encode_jmp_uc, 0x74a, 0x8000000},
    [VOLTA_BRX] = {encode_brx, 0x949, 0x0},
    [VOLTA_JMX] = {encode_brx, 0x94c, 0x0},
    [VOLTA_BRXU_BRXU] = {encode_brxu_brxu, 0x958, 0x8000000},
    [VOLTA_BRXU_JMXU] = {encode_brxu_brxu, 0x959, 0x8000000},
    [VOLTA_CALL_AT] = {encode_call_at, 0x943, 0x0},
    [VOLTA_CALL_C] = {encode_call_c, 0xb43, 0x0},
    [VOLTA_CALL_R] = {encode_call_r, 0x343, 0x0},
    [VOLTA_CALL_REL] = {encode_call_rel, 0x944, 0x0},
    [VOLTA_CALL_RR] = {encode_call_rr, 0x344, 0x0},
    [VOLTA_CALL_UR] = {encode_call_ur, 0x944, 0x8000000},
    [VOLTA_RET_REL] = {encode_ret_rel, 0x950, 0x0},
    [VOLTA_RET_ABS] = {encode_ret_abs, 0x950, 0x200000},
    [VOLTA_RET_UR_REL] = {encode_ret_ur_rel, 0x950, 0x8000000},
    [VOLTA_RET_UR_ABS] = {encode_ret_ur_abs, 0x950, 0x8200000},
    [VOLTA_LEPC_N] = {encode_lmembase_g, 0x34e, 0x0},
    [VOLTA_LEPC_T] = {encode_lepc_t, 0x94e, 0x0},
    [VOLTA_RTT] = {encode_bar_all, 0x94f, 0x0},
    [VOLTA_PREEXIT] = {encode_fence, 0x82d, 0x0},
    [VOLTA_ACQBULK] = {encode_fence, 0x82e, 0x0},
    [VOLTA_BPT] = {encode_bpt, 0x95c, 0x0},
    [VOLTA_F2F_N] = {encode_f2f_n, 0x104, 0x0},
    [VOLTA_F2F_W] = {encode_f2f_w, 0x104, 0x0},
    [VOLTA_F2F_DW] = {encode_f2f_w, 0x110, 0x0},
    [VOLTA_F2F_DF] = {encode_f2f_n, 0x110, 0x0},
    [VOLTA_F2F_ND] = {encode_f2f_nd, 0x110, 0x0},
    [VOLTA_F2F_NB] = {encode_f2f_nb, 0x104, 0x2000},
    [VOLTA_F2F_HB] = {encode_f2f_hb, 0x104, 0x2000},
    [VOLTA_F2F_DB] = {encode_f2f_db, 0x110, 0x2000},
    [VOLTA_F2F_BN] = {encode_f2f_bn, 0x104, 0x400000},
    [VOLTA_F2F_BD] = {encode_f2f_bn, 0x110, 0x400000},
    [VOLTA_F2I_H] = {encode_f2i_h, 0x105, 0x0},
    [VOLTA_F2I_S] = {encode_f2i_s, 0x105, 0x0},
    [VOLTA_F2I_HD] = {encode_f2i_h, 0x111, 0x0},
    [VOLTA_F2I_SD] = {encode_f2i_s, 0x111, 0x0},
    [VOLTA_F2I_D] = {encode_f2i_d, 0x111, 0x0},
    [VOLTA_F2I_B] = {encode_f2i_b, 0x105, 0x400000},
    [VOLTA_F2I_BD] = {encode_f2i_b, 0x111, 0x400000},
    [VOLTA_I2F_B] = {encode_i2f_b, 0x106, 0x0},
    [VOLTA_I2F_H] = {encode_i2f_h, 0x106, 0x0},
    [VOLTA_I2F_W] = {encode_i2f_w, 0x106, 0x0},
    [VOLTA_I2F_BD] = {encode_i2f_b, 0x112, 0x0},
    [VOLTA_I2F_HD] = {encode_i2f_h, 0x112, 0x0},
    [VOLTA_I2F_WD] = {encode_i2f_w, 0x112, 0x0},
    [VOLTA_I2F_D] = {encode_i2f_w, 0x112, 0x0},
    [VOLTA_I2F_BB] = {encode_i2f_bb, 0x106, 0x2000},
    [VOLTA_I2F_HB] = {encode_i2f_hb, 0x106, 0x2000},
    [VOLTA_I2F_WB] = {encode_i2f_wb, 0x106, 0x2000},
    [VOLTA_I2F_DB] = {encode_i2f_wb, 0x112, 0x2000},
    [VOLTA_FRND_H] = {encode_frnd_h, 0x107, 0x800},
    [VOLTA_FRND_S] = {encode_frnd_s, 0x107, 0x1000},
    [VOLTA_FRND_D] = {encode_frnd_d, 0x113, 0x1800},
    [VOLTA_FRND_B] = {encode_frnd_b, 0x107, 0x402000},
    [VOLTA_I2I] = {encode_i2i, 0x38, 0x0},
    [VOLTA_F2FP_P] = {encode_f2fp_p, 0x3e, 0xff},
    [VOLTA_F2FP_RS] = {encode_f2fp_rs, 0x3e, 0x20000},
    [VOLTA_F2FP_M] = {encode_f2fp_m, 0xff00003e, 0x4000},
    [VOLTA_F2FP_MC] = {encode_f2fp_mc, 0xff00003e, 0x4000},
    [VOLTA_F2IP_B] = {encode_f2ip_b, 0x43, 0x0},
    [VOLTA_F2IP_C] = {encode_f2ip_c, 0x43, 0x0},
    [VOLTA_I2FP] = {encode_i2fp, 0x45, 0x201000},
    [VOLTA_I2IP] = {encode_i2ip, 0x39, 0x0},
    [VOLTA_DADD_R] = {encode_dadd_r, 0x229, 0x0},
    [VOLTA_DADD_C] = {encode_dadd_c, 0x29, 0x0},
    [VOLTA_DMUL] = {encode_dmul, 0x28, 0x0},
    [VOLTA_DFMA_B] = {encode_dfma_b, 0x2b, 0x0},
    [VOLTA_DFMA_C] = {encode_dfma_c, 0x2b, 0x0},
    [VOLTA_DSETP] = {encode_dsetp, 0x2a, 0x0},
    [VOLTA_FADD] = {encode_fadd, 0x21, 0x0},
    [VOLTA_FMUL] = {encode_fmul, 0x20, 0x0},
    [VOLTA_FFMA_B] = {encode_ffma_b, 0x23, 0x0},
    [VOLTA_FFMA_C] = {encode_ffma_c, 0x23, 0x0},
    [VOLTA_FMNMX_N] = {encode_fmnmx_n, 0x9, 0x0},
    [VOLTA_FMNMX_X] = {encode_fmnmx_x, 0x9, 0x40000},
    [VOLTA_FMNMX_ISA] = {encode_fmnmx_isa, 0x9, 0x2},
    [VOLTA_FSEL] = {encode_fsel, 0x8, 0x0},
    [VOLTA_FSET] = {encode_fset, 0xa, 0x0},
    [VOLTA_FSETP] = {encode_fsetp, 0xb, 0x0},
    [VOLTA_FCHK] = {encode_fchk, 0x102, 0x0},
    [VOLTA_FSWZADD] = {encode_fswzadd, 0x822, 0x0},
    [VOLTA_MUFU_R] = {encode_mufu_r, 0x108, 0x0},
    [VOLTA_MUFU_S] = {encode_mufu_s, 0x908, 0x0},
    [VOLTA_MUFU_D] = {encode_mufu_d, 0x908, 0x0},
    [VOLTA_MUFU_H] = {encode_mufu_h, 0x108, 0x0},
    [VOLTA_MUFU_B] = {encode_mufu_b, 0x108, 0x200},
    [VOLTA_F2FP_FP8_P] = {encode_f2fp_fp8_p, 0x3e, 0x4004000},
    [VOLTA_F2FP_FP8_PC] = {encode_f2fp_fp8_pc, 0x3e, 0x4004000},
    [VOLTA_F2FP_FP8_H] = {encode_f2fp_fp8_h, 0xff00003e, 0x4000200},
    [VOLTA_F2FP_FROM_FP8] = {encode_f2fp_from_fp8, 0xff00003e, 0x20000ff},
    [VOLTA_F2FP_TF32] = {encode_f2fp_tf32, 0xff00003e, 0x24050ff},
    [VOLTA_AL2P] = {encode_al2p, 0x920, 0x0},
    [VOLTA_ALD_A] = {encode_ald_a, 0xff000321, 0x0},
    [VOLTA_ALD_R] = {encode_ald_r, 0x321, 0x0},
    [VOLTA_ALD_U] = {encode_ald_u, 0x521, 0x8000000},
    [VOLTA_AST_A] = {encode_ast_a, 0xff000322, 0x0},
    [VOLTA_AST_R] = {encode_ast_r, 0x322, 0x0},
    [VOLTA_AST_U] = {encode_ast_u, 0x522, 0x8000000},
    [VOLTA_IPA_A] = {encode_ipa_a, 0x126, 0x0},
    [VOLTA_IPA_U] = {encode_ipa_u, 0x526, 0x8000000},
    [VOLTA_OUT_F] = {encode_out_f, 0x324, 0x0},
    [VOLTA_OUT_R] = {encode_out_r, 0x324, 0x0},
    [VOLTA_OUT_I] = {encode_out_i, 0x924, 0x0},
    [VOLTA_OUT_U] = {encode_out_u, 0xd24, 0x8000000},
    [VOLTA_ISBERD] = {encode_isberd, 0x923, 0x0},
    [VOLTA_ISBEWR] = {encode_isbewr, 0x927, 0x0},
    [VOLTA_PIXLD] = {encode_b2r_r, 0x925, 0x0},
    [VOLTA_LDTRAM] = {encode_ldtram, 0x3ad, 0x8000000},
    [VOLTA_HADD2] = {encode_hadd2, 0x30, 0x0},
    [VOLTA_HMUL2] = {encode_hmul2, 0x32, 0x0},
    [VOLTA_HFMA2_B] = {encode_hfma2_b, 0x31, 0x0},
    [VOLTA_HFMA2_C] = {encode_hfma2_c, 0x31, 0x0},
    [VOLTA_HFMA2_RB] = {encode_hfma2_rb, 0x31, 0x8000},
    [VOLTA_HFMA2_RC] = {encode_hfma2_rc, 0x31, 0x8000},
    [VOLTA_HFMA2_MMA_B] = {encode_hfma2_mma_b, 0x35, 0x0},
    [VOLTA_HFMA2_MMA_C] = {encode_hfma2_mma_c, 0x35, 0x0},
    [VOLTA_HFMA2_MMA_RB] = {encode_hfma2_mma_rb, 0x35, 0x8000},
    [VOLTA_HFMA2_MMA_RC] = {encode_hfma2_mma_rc, 0x35, 0x8000},
    [VOLTA_HSET2] = {encode_hset2, 0x33, 0x0},
    [VOLTA_HSETP2] = {encode_hsetp2, 0x34, 0x0},
    [VOLTA_HMNMX2] = {encode_hmnmx2, 0x40, 0x0},
    [VOLTA_IADD3_N] = {encode_iadd3_n, 0x10, 0x781e000},
    [VOLTA_IADD3_I] = {encode_iadd3_i, 0x810, 0x781e000},
    [VOLTA_IADD3_X] = {encode_iadd3_x, 0x10, 0x400},
    [VOLTA_VIADD] = {encode_viadd, 0x36, 0x0},
    [VOLTA_IMAD_R] = {encode_imad_r, 0x224, 0x78e0000},
    [VOLTA_IMAD_I] = {encode_imad_i, 0x824, 0x78e0000},
    [VOLTA_IMAD_B] = {encode_imad_b, 0x24, 0x78e0000},
    [VOLTA_IMAD_RI] = {encode_imad_ri, 0x424, 0x78e0000},
    [VOLTA_IMAD_RC] = {encode_imad_rc, 0x624, 0x78e0000},
    [VOLTA_IMAD_RU] = {encode_imad_ru, 0xe24, 0xf8e0000},
    [VOLTA_IMAD_BX] = {encode_imad_bx, 0x24, 0xe0400},
    [VOLTA_IMAD_CX] = {encode_imad_cx, 0x24, 0xe0400},
    [VOLTA_IMAD_WIDE_B] = {encode_imad_wide_b, 0x25, 0x7800000},
    [VOLTA_IMAD_WIDE_C] = {encode_imad_wide_c, 0x25, 0x7800000},
    [VOLTA_IMAD_WIDE_BX] = {encode_imad_wide_bx, 0x25, 0x400},
    [VOLTA_IMAD_WIDE_CX] = {encode_imad_wide_cx, 0x25, 0x400},
    [VOLTA_IMAD_HI_B] = {encode_imad_wide_b, 0x27, 0x7800000},
    [VOLTA_IMAD_HI_C] = {encode_imad_wide_c, 0x27, 0x7800000},
    [VOLTA_IMAD_HI_BX] = {encode_imad_wide_bx, 0x27, 0x400},
    [VOLTA_IMAD_HI_CX] = {encode_imad_wide_cx, 0x27, 0x400},
    [VOLTA_LOP3] = {encode_lop3, 0x12, 0x0},
    [VOLTA_SHF_B] = {encode_shf_b, 0x19, 0x0},
    [VOLTA_SHF_C] = {encode_shf_c, 0x19, 0x0},
    [VOLTA_PRMT_B] = {encode_prmt_b, 0x16, 0x0},
    [VOLTA_PRMT_C] = {encode_prmt_c, 0x16, 0x0},
    [VOLTA_SEL] = {encode_sel, 0x7, 0x0},
    [VOLTA_ISETP_N] = {encode_isetp_n, 0xc, 0x70},
    [VOLTA_ISETP_X] = {encode_isetp_x, 0xc, 0x100},
    [VOLTA_ISETP_O] = {encode_isetp_o, 0xc, 0x0},
    [VOLTA_ISETP_OX] = {encode_isetp_o, 0xc, 0x100},
    [VOLTA_LEA_LO] = {encode_lea_lo, 0x11, 0x78000ff},
    [VOLTA_LEA_X] = {encode_lea_x, 0x11, 0x4ff},
    [VOLTA_LEA_HI] = {encode_lea_hi, 0x11, 0x7810000},
    [VOLTA_LEA_HX] = {encode_lea_hx, 0x11, 0x10400},
    [VOLTA_LEA_IH] = {encode_lea_ih, 0x411, 0x7810000},
    [VOLTA_LEA_IX] = {encode_lea_ix, 0x411, 0x10400},
    [VOLTA_LEA_SX] = {encode_lea_lo, 0x11, 0x78102ff},
    [VOLTA_LEA_XS] = {encode_lea_x, 0x11, 0x106ff},
    [VOLTA_POPC] = {encode_popc, 0x109, 0x0},
    [VOLTA_BREV] = {encode_brev, 0x101, 0x0},
    [VOLTA_FLO] = {encode_flo, 0x100, 0x0},
    [VOLTA_IABS] = {encode_iabs, 0x13, 0x0},
    [VOLTA_SGXT] = {encode_sgxt, 0x1a, 0x0},
    [VOLTA_BMSK] = {encode_bmsk, 0x1b, 0x0},
    [VOLTA_MOV] = {encode_mov, 0x2, 0x0},
    [VOLTA_IMNMX] = {encode_imnmx, 0x17, 0x0},
    [VOLTA_VIMNMX] = {encode_vimnmx, 0x48, 0x7e0000},
    [VOLTA_ATOM_ARRIVE_G] = {encode_atom_arrive_g, 0xf8a, 0x8000400},
    [VOLTA_ATOM_ARRIVE_S] = {encode_atom_arrive_s, 0xf8c, 0x8000400},
    [VOLTA_ATOM_POPC] = {encode_atom_popc, 0xf8a, 0x8000000},
    [VOLTA_SYNCS_ARR] = {encode_syncs_arr, 0x9a7, 0x8000000},
    [VOLTA_SYNCS_CHK] = {encode_syncs_chk, 0x5a7, 0x8000000},
    [VOLTA_SYNCS_X] = {encode_syncs_x, 0x5b2, 0x8000000},
    [VOLTA_SYNCS_LD] = {encode_syncs_ld, 0x9b2, 0x8000000},
    [VOLTA_SYNCS_CAS] = {encode_syncs_cas, 0x3b2, 0x8000000},
    [VOLTA_SYNCS_IV] = {encode_syncs_iv, 0x9b1, 0x8000000},
    [VOLTA_SYNCS_CCTL] = {encode_fence, 0x9b1, 0x0},
    [VOLTA_ARRIVES] = {encode_arrives, 0x9b0, 0x8000000},
    [VOLTA_LDG_V] = {encode_ldg_v, 0x381, 0x0},
    [VOLTA_LDG_VZ] = {encode_ldg_vz, 0x381, 0x800000},
    [VOLTA_LDG_T] = {encode_ldg_t, 0x381, 0x0},
    [VOLTA_LDG_TZ] = {encode_ldg_tz, 0x381, 0x800000},
    [VOLTA_LDG_TU] = {encode_ldg_tu, 0x981, 0x8000000},
    [VOLTA_LDG_TUZ] = {encode_ldg_tuz, 0x981, 0x8800000},
    [VOLTA_LDG_A] = {encode_ldg_a, 0x381, 0x0},
    [VOLTA_LDG_D] = {encode_ldg_d, 0x981, 0x8000000},
    [VOLTA_LD_V] = {encode_ld_v, 0x980, 0x0},
    [VOLTA_LD_VZ] = {encode_ld_vz, 0x980, 0x800000},
    [VOLTA_LD_T] = {encode_ld_t, 0x980, 0x0},
    [VOLTA_LD_TZ] = {encode_ld_tz, 0x980, 0x800000},
    [VOLTA_LD_TU] = {encode_ld_tu, 0x980, 0x8000000},
    [VOLTA_LD_TUZ] = {encode_ldg_tuz, 0x980, 0x8800000},
    [VOLTA_LD_A] = {encode_ld_a, 0x980, 0x0},
    [VOLTA_LD_D] = {encode_ld_d, 0x980, 0x8000000},
    [VOLTA_STG_V] = {encode_stg_v, 0x386, 0x0},
    [VOLTA_STG_T] = {encode_stg_v, 0x386, 0x0},
    [VOLTA_STG_TU] = {encode_stg_tu, 0x986, 0x8000000},
    [VOLTA_STG_A] = {encode_stg_a, 0x386, 0x0},
    [VOLTA_STG_D] = {encode_stg_d, 0x986, 0x8000000},
    [VOLTA_ST_V] = {encode_st_v, 0x385, 0x0},
    [VOLTA_ST_T] = {encode_st_v, 0x385, 0x0},
    [VOLTA_ST_TU] = {encode_stg_tu, 0x985, 0x8000000},
    [VOLTA_ST_A] = {encode_st_a, 0x385, 0x0},
    [VOLTA_ST_D] = {encode_stg_d, 0x985, 0x8000000},
    [VOLTA_LDL_V] = {encode_ldl_v, 0x983, 0x0},
    [VOLTA_LDL_T] = {encode_ldl_t, 0x983, 0x0},
    [VOLTA_LDL_TU] = {encode_ldl_tu, 0x983, 0x8000000},
    [VOLTA_LDL_D] = {encode_ldl_d, 0x983, 0x8000000},
    [VOLTA_STL_V] = {encode_stl_v, 0x387, 0x0},
    [VOLTA_STL_T] = {encode_stl_t, 0x387, 0x0},
    [VOLTA_STL_TU] = {encode_stl_tu, 0x987, 0x8000000},
    [VOLTA_STL_D] = {encode_stl_d, 0x987, 0x8000000},
    [VOLTA_LDS_V] = {encode_lds_v, 0x984, 0x0},
    [VOLTA_LDS_VZ] = {encode_lds_vz, 0x984, 0x800000},
    [VOLTA_LDS_T] = {encode_lds_t, 0x984, 0x0},
    [VOLTA_LDS_TZ] = {encode_lds_tz, 0x984, 0x800000},
    [VOLTA_LDS_TU] = {encode_lds_tu, 0x984, 0x8000000},
    [VOLTA_LDS_TUZ] = {encode_lds_tuz, 0x984, 0x8800000},
    [VOLTA_LDS_A] = {encode_lds_a, 0x984, 0x0},
    [VOLTA_LDS_AU] = {encode_lds_au, 0x984, 0x8000000},
    [VOLTA_STS_V] = {encode_sts_v, 0x388, 0x0},
    [VOLTA_STS_T] = {encode_sts_t, 0x388, 0x0},
    [VOLTA_STS_TU] = {encode_sts_tu, 0x988, 0x8000000},
    [VOLTA_LDC_V] = {encode_ldc_v, 0xb82, 0x0},
    [VOLTA_LDC_T] = {encode_ldc_t, 0xb82, 0x0},
    [VOLTA_LDC_X] = {encode_ldc_x, 0x582, 0x8000000},
    [VOLTA_ULDC_C] = {encode_uldc_c, 0xb9, 0x0},
    [VOLTA_ULDC_I] = {encode_uldc_i, 0xabb, 0x8000000},
    [VOLTA_ULDC_IO] = {encode_uldc_io, 0xabb, 0x8000000},
    [VOLTA_ULDC_M] = {encode_uldc_m, 0x8b8, 0x8000000},
    [VOLTA_LDSM_R] = {encode_ldsm_r, 0x83b, 0x0},
    [VOLTA_LDSM_U] = {encode_ldsm_u, 0x83b, 0x8000000},
    [VOLTA_STSM] = {encode_stsm, 0x844, 0x0},
    [VOLTA_LDGSTS_R] = {encode_ldgsts_r, 0xfae, 0x8000000},
    [VOLTA_LDGSTS_U] = {encode_ldgsts_u, 0xdae, 0x8000040},
    [VOLTA_LDGSTS_US] = {encode_ldgsts_us, 0xdae, 0x8000040},
    [VOLTA_LDGDEPBAR] = {encode_bar_all, 0x9af, 0x0},
    [VOLTA_S2R] = {encode_s2r, 0x919, 0x0},
    [VOLTA_CS2R] = {encode_cs2r, 0x805, 0x0},
    [VOLTA_SULD_D] = {encode_suld_d, 0x199, 0x0},
    [VOLTA_SULD_DR] = {encode_suld_dr, 0x19a, 0x0},
    [VOLTA_SULD_P] = {encode_suld_p, 0x197, 0x0},
    [VOLTA_SULD_PR] = {encode_suld_pr, 0x198, 0x0},
    [VOLTA_SUST_D] = {encode_sust_d, 0x19d, 0x0},
    [VOLTA_SUST_DR] = {encode_sust_dr, 0x19e, 0x0},
    [VOLTA_SUST_P] = {encode_sust_p, 0x19b, 0x0},
    [VOLTA_SUST_PR] = {encode_sust_pr, 0x19c, 0x0},
    [VOLTA_SURED_D] = {encode_sured_d, 0x19f, 0x0},
    [VOLTA_SURED_DR] = {encode_sured_dr, 0x1a0, 0x0},
    [VOLTA_SUATOM_D] = {encode_suatom_d, 0x193, 0x0},
    [VOLTA_SUATOM_DR] = {encode_suatom_dr, 0x194, 0x0},
    [VOLTA_SUATOM_C] = {encode_suatom_c, 0x195, 0x0},
    [VOLTA_SUATOM_CR] = {encode_suatom_cr, 0x196, 0x0},
    [VOLTA_SUQUERY_C] = {encode_suquery_c, 0x1b3, 0x0},
    [VOLTA_SUQUERY_R] = {encode_suquery_r, 0x9b3, 0x0},
    [VOLTA_HMMA_884] = {encode_hmma_884, 0x236, 0x0},
    [VOLTA_HMMA_T] = {encode_hmma_t, 0x23c, 0x0},
    [VOLTA_HMMA_A] = {encode_hmma_a, 0x23c, 0x0},
    [VOLTA_HMMA_SP] = {encode_hmma_sp, 0x23c, 0x200},
    [VOLTA_IMMA] = {encode_imma, 0x237, 0x400},
    [VOLTA_IMMA_SP] = {encode_imma_sp, 0x237, 0x500},
    [VOLTA_BMMA] = {encode_bmma, 0x23d, 0x10400},
    [VOLTA_DMMA_A] = {encode_dmma_a, 0x23f, 0x0},
    [VOLTA_DMMA_H] = {encode_dmma_h, 0x23f, 0x0},
    [VOLTA_MOVM] = {encode_movm, 0x23a, 0x0},
    [VOLTA_HGMMA_HGMMA_R] = {encode_hgmma_hgmma_r, 0xdf0, 0x8000000},
    [VOLTA_HGMMA_IGMMA_R] = {encode_hgmma_hgmma_r, 0xdf1, 0x8000000},
    [VOLTA_HGMMA_BGMMA_R] = {encode_hgmma_hgmma_r, 0xdf2, 0x8000000},
    [VOLTA_HGMMA_HGMMA_D] = {encode_hgmma_hgmma_d, 0x9f0, 0x8000000},
    [VOLTA_HGMMA_IGMMA_D] = {encode_hgmma_hgmma_d, 0x9f1, 0x8000000},
    [VOLTA_HGMMA_BGMMA_D] = {encode_hgmma_hgmma_d, 0x9f2, 0x8000000},
    [VOLTA_TEX_C] = {encode_tex_c, 0x160, 0x0},
    [VOLTA_TEX_I] = {encode_tex_i, 0x162, 0x0},
    [VOLTA_TEX_R] = {encode_tex_r, 0x161, 0x0},
    [VOLTA_TLD_C] = {encode_tld_c, 0x166, 0x0},
    [VOLTA_TLD_I] = {encode_tld_i, 0x168, 0x0},
    [VOLTA_TLD_R] = {encode_tld_r, 0x167, 0x0},
    [VOLTA_TLD4_C] = {encode_tld4_c, 0x163, 0x0},
    [VOLTA_TLD4_I] = {encode_tld4_i, 0x165, 0x0},
    [VOLTA_TLD4_R] = {encode_tld4_r, 0x164, 0x0},
    [VOLTA_TXD_C] = {encode_txd_c, 0x16c, 0x0},
    [VOLTA_TXD_I] = {encode_txd_i, 0x16e, 0x0},
    [VOLTA_TXD_R] = {encode_txd_r, 0x16d, 0x0},
    [VOLTA_TMML_C] = {encode_tmml_c, 0x169, 0x0},
    [VOLTA_TMML_I] = {encode_tmml_i, 0x16b, 0x0},
    [VOLTA_TMML_R] = {encode_tmml_r, 0x16a, 0x0},
    [VOLTA_TXQ_C] = {encode_txq_c, 0x16f, 0x0},
    [VOLTA_TXQ_I] = {encode_txq_i, 0x171, 0x0},
    [VOLTA_TXQ_R] = {encode_txq_r, 0x170, 0x0},
    [VOLTA_FOOTPRINT_C] = {encode_footprint_c, 0x0, 0x0},
    [VOLTA_FOOTPRINT_R] = {encode_footprint_r, 0x800000000000373, 0x0},
    [VOLTA_UTMALDG_D] = {encode_utmaldg_d, 0x3b4, 0x8000000},
    [VOLTA_UTMALDG_S] = {encode_utmaldg_s, 0x5b4, 0x8000000},
    [VOLTA_UTMASTG] = {encode_utmastg, 0x3b5, 0x8000000},
    [VOLTA_UTMAREDG] = {encode_utmaredg, 0x3b6, 0x8000000},
    [VOLTA_UTMAPF_D] = {encode_utmapf_d, 0x3b8, 0x8000000},
    [VOLTA_UTMAPF_S] = {encode_utmaldg_s, 0x5b8, 0x8000000},
    [VOLTA_UTMACCTL_ALL] = {encode_utmacctl_all, 0x9b9, 0x0},
    [VOLTA_UTMACCTL_ONE] = {encode_utmacctl_one, 0x9b9, 0x8000000},
    [VOLTA_UTMACMDFLUSH] = {encode_ucgabar_arv, 0x9b7, 0x0},
    [VOLTA_UIADD3_N] = {encode_uiadd3_n, 0x90, 0xf81e000},
    [VOLTA_UIADD3_X] = {encode_uiadd3_x, 0x90, 0x8000400},
    [VOLTA_UIADD3_64] = {encode_uiadd3_n, 0x97, 0x8000000},
    [VOLTA_UIMAD_B] = {encode_uimad_b, 0xa4, 0xf8e0000},
    [VOLTA_UIMAD_C] = {encode_uimad_c, 0x4a4, 0xf8e0000},
    [VOLTA_UIMAD_BX] = {encode_uimad_bx, 0xa4, 0x8000400},
    [VOLTA_UIMAD_CX] = {encode_uimad_cx, 0x4a4, 0x8000400},
    [VOLTA_UIMAD_WIDE_B] = {encode_uimad_wide_b, 0xa5, 0xf800000},
    [VOLTA_UIMAD_WIDE_BX] = {encode_uimad_wide_bx, 0xa5, 0x8000400},
    [VOLTA_UISETP_N] = {encode_uisetp_n, 0x8c, 0x8000070},
    [VOLTA_UISETP_O] = {encode_uisetp_o, 0x8c, 0x8000000},
    [VOLTA_UISETP_X] = {encode_uisetp_x, 0x8c, 0x8000100},
    [VOLTA_UISETP_OX] = {encode_uisetp_o, 0x8c, 0x8000100},
    [VOLTA_ULEA_LO] = {encode_ulea_lo, 0x91, 0xf80003f},
    [VOLTA_ULEA_X] = {encode_ulea_x, 0x91, 0x800043f},
    [VOLTA_ULEA_HI] = {encode_ulea_hi, 0x91, 0xf810000},
    [VOLTA_ULEA_HX] = {encode_ulea_hx, 0x91, 0x8010400},
    [VOLTA_ULEA_IH] = {encode_ulea_ih, 0x491, 0xf810000},
    [VOLTA_ULEA_IX] = {encode_ulea_ix, 0x491, 0x8010400},
    [VOLTA_ULEA_SX] = {encode_ulea_lo, 0x91, 0xf81023f},
    [VOLTA_ULEA_XS] = {encode_ulea_x, 0x91, 0x801063f},
    [VOLTA_ULOP3] = {encode_ulop3, 0x92, 0x8000000},
    [VOLTA_USHF_B] = {encode_ushf_b, 0x99, 0x8000000},
    [VOLTA_USHF_C] = {encode_ushf_c, 0x499, 0x8000000},
    [VOLTA_UPRMT] = {encode_uprmt, 0x96, 0x8000000},
    [VOLTA_USEL] = {encode_usel, 0x87, 0x8000000},
    [VOLTA_UMOV] = {encode_umov, 0x82, 0x0},
    [VOLTA_UPOPC] = {encode_upopc, 0xbf, 0x8000000},
    [VOLTA_UFLO] = {encode_uflo, 0xbd, 0x8000000},
    [VOLTA_UBREV] = {encode_ubrev, 0xbe, 0x8000000},
    [VOLTA_USGXT] = {encode_usgxt, 0x9a, 0x8000000},
    [VOLTA_UBMSK] = {encode_ubmsk, 0x9b, 0x8000000},
    [VOLTA_UPLOP3] = {encode_uplop3, 0x89c, 0x0},
    [VOLTA_UPLOP3_SIGN_ONE] = {encode_uplop3_sign_one, 0x29d, 0x8000000},
    [VOLTA_UPLOP3_SIGN_TWO] = {encode_uplop3_sign_two, 0x29e, 0x8000000},
    [VOLTA_UPLOP3_SIGN_ALL] = {encode_uplop3_sign_all, 0x29f, 0x8000000},
    [VOLTA_UCLEA] = {encode_uclea, 0xbc, 0x0},
    [VOLTA_UP2UR] = {encode_up2ur, 0x83, 0x0},
    [VOLTA_UR2UP] = {encode_ur2up, 0x84, 0x0},
    [VOLTA_UF2FP] = {encode_uf2fp, 0xba, 0x8000000},
    [VOLTA_R2UR_O] = {encode_r2ur_o, 0x3c2, 0x0},
    [VOLTA_R2UR_H] = {encode_r2ur_h, 0x2ca, 0x0},
    [VOLTA_S2UR] = {encode_s2ur, 0x9c3, 0x0},
    [VOLTA_VABSDIFF_B] = {encode_vabsdiff_b, 0x14, 0x0},
    [VOLTA_VABSDIFF_C] = {encode_vabsdiff_c, 0x14, 0x0},
    [VOLTA_VABSDIFF4_B] = {encode_vabsdiff4_b, 0x15, 0x0},
    [VOLTA_VABSDIFF4_C] = {encode_vabsdiff4_c, 0x15, 0x0},
    [VOLTA_IDP_A4] = {encode_idp_a4, 0x26, 0x0},
    [VOLTA_IDP_A2] = {encode_idp_a2, 0x26, 0x1000},
    [VOLTA_VOTE] = {encode_vote, 0x806, 0x0},
    [VOLTA_VOTEU] = {encode_voteu, 0x886, 0x0},
    [VOLTA_MATCH_ANY] = {encode_match_any, 0x3a1, 0xe8000},
    [VOLTA_MATCH_ALL] = {encode_match_all, 0x3a1, 0x0},
    [VOLTA_SHFL] = {encode_shfl, 0x189, 0x0},
    [VOLTA_REDUX] = {encode_redux, 0x3c4, 0x0},
    [VOLTA_ELECT] = {encode_elect, 0x82f, 0x0},
    [VOLTA_P2R] = {encode_p2r, 0x3, 0x0},
    [VOLTA_R2P] = {encode_r2p, 0x4, 0x0},
    [VOLTA_PLOP3] = {encode_plop3, 0x81c, 0x0},
    [VOLTA_PLOP3_SIGN_ONE] = {encode_plop3_sign_one, 0x1d, 0x0},
    [VOLTA_PLOP3_SIGN_TWO] = {encode_plop3_sign_two, 0x1e, 0x0},
    [VOLTA_PLOP3_SIGN_ALL] = {encode_plop3_sign_all, 0x1f, 0x0},
};

int volta_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes,
    size_t size)
{
    (void)c;
    if (in->form >= sizeof forms / sizeof *forms)
        return ISADORA_BAD_INSN;
    const unsigned length = 16;
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
